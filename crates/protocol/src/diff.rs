//! What is different between two scenes: a change of a few pieces is a few lines on the wire.

use crate::{WireArea, WireBattle, WireGauge, WirePanel, WirePiece, WireReport, WireScene, WireSpace, WireStep, WireStrip};
use serde::{Deserialize, Serialize};

/// What turns one scene into another.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneDiff {
    /// The new title, where it changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub title: Option<String>,
    /// The new board, where it changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub board: Option<String>,
    /// Spaces that are new or different.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<WireSpace>>", optional))]
    pub spaces: Vec<WireSpace>,
    /// Ids of spaces that are gone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub gone_spaces: Vec<String>,
    /// Pieces that are new or different.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<WirePiece>>", optional))]
    pub pieces: Vec<WirePiece>,
    /// Ids of pieces that are gone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub gone_pieces: Vec<String>,
    /// Panels that are new or different.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<WirePanel>>", optional))]
    pub panels: Vec<WirePanel>,
    /// Ids of panels that are gone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub gone_panels: Vec<String>,
    /// The steps of the turn, where they changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub steps: Option<Vec<WireStep>>,
    /// The short figures, where they changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub figures: Option<Vec<String>>,
    /// The battle, where it is new or different.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub battle: Option<WireBattle>,
    /// There is no battle any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub battle_gone: bool,
    /// Areas that are new or different.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<WireArea>>", optional))]
    pub areas: Vec<WireArea>,
    /// Ids of areas that are gone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub gone_areas: Vec<String>,
    /// The calendar, where it is new or different.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub strip: Option<WireStrip>,
    /// There is no calendar any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub strip_gone: bool,
    /// All reports, where they changed: their order says how new they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub reports: Option<Vec<WireReport>>,
    /// All gauges, where they changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub gauges: Option<Vec<WireGauge>>,
}

/// Things with an id of their own.
trait Keyed: Clone + PartialEq {
    fn key(&self) -> &str;
}

impl Keyed for WireSpace {
    fn key(&self) -> &str {
        &self.space
    }
}

impl Keyed for WirePiece {
    fn key(&self) -> &str {
        &self.id
    }
}

impl Keyed for WireArea {
    fn key(&self) -> &str {
        &self.id
    }
}

impl Keyed for WirePanel {
    fn key(&self) -> &str {
        &self.id
    }
}

fn part<T: Keyed>(old: &[T], new: &[T]) -> (Vec<T>, Vec<String>) {
    use std::collections::BTreeMap;
    let before: BTreeMap<&str, &T> = old.iter().map(|t| (t.key(), t)).collect();
    let after: BTreeMap<&str, &T> = new.iter().map(|t| (t.key(), t)).collect();
    let changed = new.iter().filter(|t| before.get(t.key()) != Some(t)).cloned().collect();
    let gone = old.iter().map(Keyed::key).filter(|k| !after.contains_key(k)).map(str::to_owned).collect();
    (changed, gone)
}

fn merge<T: Keyed>(list: &mut Vec<T>, changed: &[T], gone: &[String]) {
    list.retain(|t| !gone.iter().any(|g| g == t.key()));
    for new in changed {
        match list.iter_mut().find(|t| t.key() == new.key()) {
            Some(slot) => *slot = new.clone(),
            None => list.push(new.clone()),
        }
    }
}

impl SceneDiff {
    /// What turns `old` into `new`.
    pub fn between(old: &WireScene, new: &WireScene) -> Self {
        let (spaces, gone_spaces) = part(&old.spaces, &new.spaces);
        let (pieces, gone_pieces) = part(&old.pieces, &new.pieces);
        let (panels, gone_panels) = part(&old.panels, &new.panels);
        let (areas, gone_areas) = part(&old.areas, &new.areas);
        Self {
            title: (old.title != new.title).then(|| new.title.clone()),
            board: (old.board != new.board).then(|| new.board.clone()),
            spaces,
            gone_spaces,
            pieces,
            gone_pieces,
            panels,
            gone_panels,
            steps: (old.steps != new.steps).then(|| new.steps.clone()),
            figures: (old.figures != new.figures).then(|| new.figures.clone()),
            battle: new.battle.clone().filter(|b| old.battle.as_ref() != Some(b)),
            battle_gone: old.battle.is_some() && new.battle.is_none(),
            areas,
            gone_areas,
            strip: new.strip.clone().filter(|s| old.strip.as_ref() != Some(s)),
            strip_gone: old.strip.is_some() && new.strip.is_none(),
            reports: (old.reports != new.reports).then(|| new.reports.clone()),
            gauges: (old.gauges != new.gauges).then(|| new.gauges.clone()),
        }
    }

    /// Carries it out. The order of things that are new is that of their coming; nothing may hang on it.
    pub fn apply(&self, scene: &mut WireScene) {
        if let Some(title) = &self.title {
            scene.title.clone_from(title);
        }
        if let Some(board) = &self.board {
            scene.board.clone_from(board);
        }
        merge(&mut scene.spaces, &self.spaces, &self.gone_spaces);
        merge(&mut scene.pieces, &self.pieces, &self.gone_pieces);
        merge(&mut scene.panels, &self.panels, &self.gone_panels);
        if let Some(steps) = &self.steps {
            scene.steps.clone_from(steps);
        }
        if let Some(figures) = &self.figures {
            scene.figures.clone_from(figures);
        }
        if self.battle_gone {
            scene.battle = None;
        }
        if let Some(battle) = &self.battle {
            scene.battle = Some(battle.clone());
        }
        merge(&mut scene.areas, &self.areas, &self.gone_areas);
        if self.strip_gone {
            scene.strip = None;
        }
        if let Some(strip) = &self.strip {
            scene.strip = Some(strip.clone());
        }
        if let Some(reports) = &self.reports {
            scene.reports.clone_from(reports);
        }
        if let Some(gauges) = &self.gauges {
            scene.gauges.clone_from(gauges);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{WireBar, WireBattleSide, WireRow, WireSpan, WireStep};
    use ironbottom_kernel::scene::{Age, Doing, Look, Stand};

    fn scene(cycle: Option<u32>, figure: &str, now: &str) -> WireScene {
        let side = |to_take| WireBattleSide {
            owners: vec!["north".to_owned()],
            role: "attack".to_owned(),
            columns: Vec::new(),
            behind: Vec::new(),
            to_take,
        };
        let battle = |cycle| WireBattle {
            space: "marsh".to_owned(),
            title: "Marsh".to_owned(),
            sub: String::new(),
            cycle,
            steps: Vec::new(),
            sides: vec![side(cycle), side(0)],
            notes: Vec::new(),
        };
        WireScene {
            steps: vec![WireStep { name: now.to_owned(), stand: Stand::Now }],
            figures: vec![figure.to_owned()],
            battle: cycle.map(battle),
            ..WireScene::default()
        }
    }

    #[test]
    fn steps_figures_and_battles_come_change_and_go() {
        let all =
            [scene(None, "2", "move"), scene(Some(1), "2", "fight"), scene(Some(2), "3", "fight"), scene(None, "3", "fight")];
        for (old, new) in all.iter().flat_map(|a| all.iter().map(move |b| (a, b))) {
            let diff = SceneDiff::between(old, new);
            assert_eq!(diff == SceneDiff::default(), old == new);
            // As it crosses the wire.
            let text = serde_json::to_string(&diff).unwrap();
            let mut after = old.clone();
            serde_json::from_str::<SceneDiff>(&text).unwrap().apply(&mut after);
            assert_eq!(&after, new, "{text}");
        }
        let same = SceneDiff::between(&all[1], &scene(Some(1), "9", "fight"));
        assert_eq!(serde_json::to_string(&same).unwrap(), r#"{"figures":["9"]}"#, "only what is different");
    }

    /// A scene of what was seen `hours` ago; `None`: nothing was.
    fn watch(hours: Option<u32>) -> WireScene {
        let Some(hours) = hours else { return WireScene::default() };
        let age = if hours == 0 { Age::Now } else { Age::Old };
        let piece = WirePiece {
            id: "c1".to_owned(),
            space: "marsh".to_owned(),
            kind: "contact".to_owned(),
            owner: "north".to_owned(),
            count: 1,
            name: String::new(),
            hurt: false,
            notes: Vec::new(),
            acted: false,
            made: false,
            age,
            caption: vec![format!("{hours} h old")],
        };
        let area = |id: &str, look, spaces: &[&str]| WireArea {
            id: id.to_owned(),
            look,
            owner: "north".to_owned(),
            spaces: spaces.iter().map(|&s| s.to_owned()).collect(),
            label: String::new(),
            piece: String::new(),
        };
        let bar =
            WireBar { from: 0, to: hours + 1, doing: Doing::Out, label: "out".to_owned(), end: (hours > 0).then(String::new) };
        let row = WireRow {
            id: "r".to_owned(),
            kind: "boat".to_owned(),
            owner: "south".to_owned(),
            name: "2 boats".to_owned(),
            sub: String::new(),
            piece: "p".to_owned(),
            bars: vec![bar],
        };
        let report = |title: &str| WireReport {
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
        let gauge = WireGauge {
            piece: "p".to_owned(),
            title: "enough?".to_owned(),
            rule: "X-1".to_owned(),
            spans: vec![WireSpan { n: hours, tone: "now".to_owned(), label: String::new() }],
            text: String::new(),
            bad: hours > 1,
            notes: Vec::new(),
        };
        // The newer report stands first, so that a keyed merge would put it into the wrong place.
        let mut reports = vec![report("first")];
        if hours > 1 {
            reports.insert(0, report("second"));
        }
        WireScene {
            pieces: vec![piece],
            areas: if hours > 1 {
                vec![area("a", Look::Maybe, &["marsh", "ford"])]
            } else {
                vec![area("a", Look::Maybe, &["marsh"]), area("b", Look::Dots, &["ford"])]
            },
            strip: Some(WireStrip { title: "Decks".to_owned(), heads: Vec::new(), now: hours, rows: vec![row] }),
            reports,
            gauges: vec![gauge],
            ..WireScene::default()
        }
    }

    #[test]
    fn ages_areas_calendars_reports_and_gauges_come_change_and_go() {
        let all = [watch(None), watch(Some(0)), watch(Some(1)), watch(Some(2))];
        for (old, new) in all.iter().flat_map(|a| all.iter().map(move |b| (a, b))) {
            let diff = SceneDiff::between(old, new);
            assert_eq!(diff == SceneDiff::default(), old == new);
            let text = serde_json::to_string(&diff).unwrap();
            let mut after = old.clone();
            serde_json::from_str::<SceneDiff>(&text).unwrap().apply(&mut after);
            assert_eq!(&after, new, "{text}");
        }
        // One area changed: only that one crosses, and the one that went only by its id.
        let diff = SceneDiff::between(&all[2], &all[3]);
        assert_eq!((diff.areas.len(), diff.gone_areas), (1, vec!["b".to_owned()]));
        // A piece that is seen now says nothing of its age.
        let now = serde_json::to_string(&all[1].pieces[0]).unwrap();
        assert!(!now.contains("age"), "{now}");
        let mut aged = all[1].clone();
        aged.pieces[0].age = Age::Recent;
        let diff = SceneDiff::between(&all[1], &aged);
        assert!(serde_json::to_string(&diff).unwrap().contains(r#""age":"recent""#), "age alone is a difference");
    }
}
