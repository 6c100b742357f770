//! What is different between two scenes: a change of a few pieces is a few lines on the wire.

use serde::{Deserialize, Deserializer};
use std::collections::{BTreeMap, BTreeSet};

/// The scene, and from the same fields what turns one into another.
macro_rules! scene {
    (
        $(#[$about:meta])*
        pub struct $scene:ident<T: Text = Msg>
        whole { $($(#[doc = $w_doc:expr])* $(#[serde($($w_serde:tt)*)])? $whole:ident: $w_type:ty,)* }
        keyed { $($(#[doc = $k_doc:expr])* $keyed:ident: Vec<$k_type:ty> by $key:ident,)* }
    ) => {
        parts! {
            $(#[$about])*
            #[derive(Default)]
            pub struct $scene<T: Text = Msg> {
                $($(#[doc = $w_doc])* $(#[serde($($w_serde)*)])? pub $whole: $w_type,)*
                $($(#[doc = $k_doc])* pub $keyed: Vec<$k_type>,)*
            }
        }

        /// What turns one scene into another: things that are new or different, and ...
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(bound = "", default)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(T = String), bound = "T: ts_rs::TS, T::Rule: ts_rs::TS"))]
        pub struct SceneDiff<T: Text = String> {
            $(
                $(#[doc = $k_doc])*
                #[serde(skip_serializing_if = "Vec::is_empty")]
                #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
                pub $keyed: Vec<$k_type>,
            )*
            /// ... keys of those that are gone, and ...
            #[serde(skip_serializing_if = "crate::diff::is_default")]
            #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
            pub gone: SceneGone,
            /// ... all else that changed.
            #[serde(skip_serializing_if = "crate::diff::is_default")]
            #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
            pub set: SceneSet<T>,
        }

        /// Keys of things that are gone.
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(default)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct SceneGone {
            $(
                $(#[doc = $k_doc])*
                #[serde(skip_serializing_if = "Vec::is_empty")]
                #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
                pub $keyed: Vec<String>,
            )*
        }

        /// What changed is here as a whole.
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(bound = "", default)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(T = String), bound = "T: ts_rs::TS, T::Rule: ts_rs::TS"))]
        pub struct SceneSet<T: Text = String> {
            $(
                $(#[doc = $w_doc])*
                #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "crate::diff::some")]
                #[cfg_attr(feature = "ts", ts(optional))]
                pub $whole: Option<$w_type>,
            )*
        }

        impl<T: Text> SceneDiff<T> {
            /// What turns `old` into `new`.
            pub fn between(old: &$scene<T>, new: &$scene<T>) -> Self {
                use crate::diff::{changed, gone};
                Self {
                    $($keyed: changed(&old.$keyed, &new.$keyed, |x| &x.$key),)*
                    gone: SceneGone { $($keyed: gone(&old.$keyed, &new.$keyed, |x| &x.$key),)* },
                    set: SceneSet { $($whole: (old.$whole != new.$whole).then(|| new.$whole.clone()),)* },
                }
            }

            /// Carries it out. The order of things that are new is that of their coming; nothing may hang on it.
            pub fn apply(&self, scene: &mut $scene<T>) {
                $(crate::diff::merge(&mut scene.$keyed, &self.$keyed, &self.gone.$keyed, |x| &x.$key);)*
                $(if let Some(new) = &self.set.$whole {
                    scene.$whole.clone_from(new);
                })*
            }
        }
    };
}

pub(crate) use scene;

/// Those of `new` that were not there like this.
pub fn changed<X: Clone + PartialEq>(old: &[X], new: &[X], key: impl Fn(&X) -> &str) -> Vec<X> {
    let before: BTreeMap<&str, &X> = old.iter().map(|x| (key(x), x)).collect();
    new.iter().filter(|x| before.get(key(x)) != Some(x)).cloned().collect()
}

/// Keys of `old` that are there no longer.
pub fn gone<X>(old: &[X], new: &[X], key: impl Fn(&X) -> &str) -> Vec<String> {
    let after: BTreeSet<&str> = new.iter().map(&key).collect();
    old.iter().map(&key).filter(|k| !after.contains(k)).map(str::to_owned).collect()
}

/// Puts what changed into a list and takes out what is gone.
pub fn merge<X: Clone>(list: &mut Vec<X>, changed: &[X], gone: &[String], key: impl Fn(&X) -> &str) {
    list.retain(|x| !gone.iter().any(|g| g == key(x)));
    for new in changed {
        match list.iter_mut().find(|x| key(x) == key(new)) {
            Some(slot) => slot.clone_from(new),
            None => list.push(new.clone()),
        }
    }
}

/// Nothing to say.
pub fn is_default<X: Default + PartialEq>(x: &X) -> bool {
    *x == X::default()
}

/// A field that is there, if only to say that there is nothing any more.
pub fn some<'de, X: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Option<X>, D::Error> {
    X::deserialize(from).map(Some)
}

#[cfg(test)]
mod tests {
    use crate::scene::{
        Age, Area, Bar, Battle, BattleSide, Calendar, Doing, Gauge, Look, Piece, Progress, Report, Row, Scene, SceneDiff, Span,
        Step,
    };

    fn scene(cycle: Option<u32>, figure: &str, now: &str) -> Scene<String> {
        let side = |to_take| BattleSide {
            owners: vec!["north".to_owned()],
            role: "attack".to_owned(),
            columns: Vec::new(),
            behind: Vec::new(),
            to_take,
        };
        let battle = |cycle| Battle {
            space: "marsh".to_owned(),
            title: "Marsh".to_owned(),
            sub: String::new(),
            cycle,
            steps: Vec::new(),
            sides: vec![side(cycle), side(0)],
            notes: Vec::new(),
        };
        Scene {
            steps: vec![Step { name: now.to_owned(), stand: Progress::Now }],
            figures: vec![figure.to_owned()],
            battle: cycle.map(battle),
            ..Scene::default()
        }
    }

    fn each_into_each(all: &[Scene<String>]) {
        for (old, new) in all.iter().flat_map(|a| all.iter().map(move |b| (a, b))) {
            let diff = SceneDiff::between(old, new);
            assert_eq!(diff == SceneDiff::default(), old == new);
            // As it crosses the wire.
            let text = serde_json::to_string(&diff).unwrap();
            let mut after = old.clone();
            serde_json::from_str::<SceneDiff>(&text).unwrap().apply(&mut after);
            assert_eq!(&after, new, "{text}");
        }
    }

    #[test]
    fn steps_figures_and_battles_come_change_and_go() {
        let all =
            [scene(None, "2", "move"), scene(Some(1), "2", "fight"), scene(Some(2), "3", "fight"), scene(None, "3", "fight")];
        each_into_each(&all);
        let same = SceneDiff::between(&all[1], &scene(Some(1), "9", "fight"));
        assert_eq!(serde_json::to_string(&same).unwrap(), r#"{"set":{"figures":["9"]}}"#, "only what is different");
        let over = SceneDiff::between(&all[1], &all[3]);
        assert!(serde_json::to_string(&over).unwrap().contains(r#""battle":null"#), "that it is over crosses the wire");
    }

    /// A scene of what was seen `hours` ago; `None`: nothing was.
    fn watch(hours: Option<u32>) -> Scene<String> {
        let Some(hours) = hours else { return Scene::default() };
        let age = if hours == 0 { Age::Now } else { Age::Old };
        let piece = Piece {
            id: "c1".to_owned(),
            space: "marsh".to_owned(),
            kind: "contact".to_owned(),
            owner: "north".to_owned(),
            count: 1,
            age,
            caption: vec![format!("{hours} h old")],
            ..Piece::default()
        };
        let area = |id: &str, look, spaces: &[&str]| Area {
            id: id.to_owned(),
            look,
            owner: "north".to_owned(),
            spaces: spaces.iter().map(|&s| s.to_owned()).collect(),
            label: String::new(),
            piece: String::new(),
        };
        let bar = Bar { from: 0, to: hours + 1, doing: Doing::Out, label: "out".to_owned(), end: (hours > 0).then(String::new) };
        let row = Row {
            id: "r".to_owned(),
            kind: "boat".to_owned(),
            owner: "south".to_owned(),
            name: "2 boats".to_owned(),
            sub: String::new(),
            piece: "p".to_owned(),
            bars: vec![bar],
        };
        let report = |title: &str| Report {
            piece: "c1".to_owned(),
            space: "marsh".to_owned(),
            kind: "contact".to_owned(),
            owner: "north".to_owned(),
            age,
            title: title.to_owned(),
            lines: Vec::new(),
            when: format!("{hours} h"),
            fresh: 6,
            place: String::new(),
        };
        let gauge = Gauge {
            piece: "p".to_owned(),
            title: "enough?".to_owned(),
            rule: "X-1".to_owned(),
            spans: vec![Span { n: hours, tone: "now".to_owned(), label: String::new() }],
            text: String::new(),
            bad: hours > 1,
            notes: Vec::new(),
        };
        // The newer report stands first, so that a keyed merge would put it into the wrong place.
        let mut reports = vec![report("first")];
        if hours > 1 {
            reports.insert(0, report("second"));
        }
        Scene {
            pieces: vec![piece],
            areas: if hours > 1 {
                vec![area("a", Look::Maybe, &["marsh", "ford"])]
            } else {
                vec![area("a", Look::Maybe, &["marsh"]), area("b", Look::Dots, &["ford"])]
            },
            strip: Some(Calendar { title: "Decks".to_owned(), heads: Vec::new(), now: hours, rows: vec![row] }),
            reports,
            gauges: vec![gauge],
            ..Scene::default()
        }
    }

    #[test]
    fn ages_areas_calendars_reports_and_gauges_come_change_and_go() {
        let all = [watch(None), watch(Some(0)), watch(Some(1)), watch(Some(2))];
        each_into_each(&all);
        // One area changed: only that one crosses, and the one that went only by its id.
        let diff = SceneDiff::between(&all[2], &all[3]);
        assert_eq!((diff.areas.len(), diff.gone.areas), (1, vec!["b".to_owned()]));
        // A piece that is seen now says nothing of its age.
        let now = serde_json::to_string(&all[1].pieces[0]).unwrap();
        assert!(!now.contains("age"), "{now}");
        let mut aged = all[1].clone();
        aged.pieces[0].age = Age::Recent;
        let diff = SceneDiff::between(&all[1], &aged);
        assert!(serde_json::to_string(&diff).unwrap().contains(r#""age":"recent""#), "age alone is a difference");
    }
}
