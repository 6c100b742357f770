//! What each viewer is shown: everything when it comes, the differences from then on.

use super::{
    Frame, LiveTable, Member, Rejection, Update,
    op::{Fault, guarded},
    viewer::{LanguageFeed, ViewerFeed},
};
use crate::tools;
use ironbottom_kernel::{
    Lang, Seat, SeatSet, Viewer,
    ask::Query,
    dice::hex,
    erased::{AnyTable, Asking, Look},
    game::{Outcome, ToAct},
    info::OptionValue,
    prompt::Prompt,
    story::{Line, Moments, story},
};
use ironbottom_protocol::{Change, Code, Consent, Moment, Now, SceneDiff, State, ToClient, Version, WireScene, WireTrail};
use serde_json::Value;
use std::{collections::BTreeMap, sync::Arc};

/// Lines of the log sent to somebody who comes in.
const LINES: usize = 400;

/// What an onlooker is shown who sees everything later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Late {
    /// After so many actions.
    pub actions: usize,
    /// The round of then.
    pub round: u32,
    /// With these eyes.
    pub viewer: Viewer,
}

/// What is asked of a viewer and may be shown to it, in no language yet.
#[derive(Default)]
struct Facts {
    version: Version,
    questions: Vec<Asking>,
    orders: Vec<Asking>,
    undo: Vec<Seat>,
    queries: Vec<Query>,
    outcome: Option<(Outcome, Option<String>)>,
}

/// The picture of a game without secrets in one language: the same for all who look, so that it is made once.
pub struct Shown {
    version: Version,
    scene: Arc<WireScene>,
    /// What it differs in from an earlier one.
    difference: Option<(Arc<WireScene>, SceneDiff)>,
}

/// Pictures that all viewers share, by language; empty where there are secrets.
pub type Gallery = BTreeMap<Lang, Shown>;

impl LiveTable {
    /// How many actions an onlooker sees who is shown everything later; none: this viewer sees what there is now.
    pub fn late(&self, table: &dyn AnyTable, viewer: Viewer) -> Option<Late> {
        let delay = self.delay.filter(|_| viewer == Viewer::Spectator && self.game.info().secrets)?;
        if table.to_act().is_over() {
            return None;
        }
        // All of a round is shown once as many whole rounds lie between it and now; until then the opening, and only what is public.
        let round = table.round().saturating_sub(delay);
        match table.began(round).filter(|_| round >= 1) {
            Some(actions) => Some(Late { actions, round, viewer: Viewer::Everything }),
            None => Some(Late { actions: 0, round: 1, viewer: Viewer::Spectator }),
        }
    }

    fn facts(&self, table: &dyn AnyTable, look: &dyn Look, viewer: Viewer) -> Facts {
        let to_act = table.to_act();
        if let Some(late) = self.late(table, viewer) {
            let version = hex(&tools::hash(&[b"late", &late.actions.to_le_bytes(), &late.round.to_le_bytes()])[..16]);
            return Facts { version, ..Facts::default() };
        }
        let own = match viewer {
            Viewer::Seats(own) => own,
            Viewer::Spectator | Viewer::Everything => SeatSet::NONE,
        };
        let mut questions = Vec::new();
        let mut orders = Vec::new();
        let by_routine = self.routine_seats();
        for seat in own.iter().filter(|_| !to_act.is_over()) {
            // What standing orders and plans are about to answer would be gone before it could be read.
            if to_act.seats().has(seat) && !(by_routine.contains(&seat) && table.routine_waits(seat)) {
                questions.push(look.choices(seat));
            }
            orders.extend(look.orders(seat));
        }
        questions.retain(|(_, offers)| !offers.is_empty());
        let outcome = match &to_act {
            ToAct::Over(o) => Some((o.clone(), table.journal().seed)),
            _ => None,
        };
        let version = self.version(table, look, &to_act, &questions);
        let undo = own.iter().filter(|s| outcome.is_none() && table.can_undo(*s)).collect();
        Facts { version, questions, orders, undo, queries: look.queries(), outcome }
    }

    /// The version of a view: from what the viewer may know and nothing else.
    fn version(&self, table: &dyn AnyTable, look: &dyn Look, to_act: &ToAct, questions: &[Asking]) -> Version {
        let hash = if self.game.info().secrets {
            let asked: Vec<(&Prompt, Vec<&Value>)> =
                questions.iter().map(|(p, o)| (p, o.iter().map(|o| &o.action).collect())).collect();
            let asked = serde_json::to_vec(&asked).unwrap_or_default();
            tools::hash(&[&tools::hash(&[&look.view()]), &to_act.seats().0.to_le_bytes(), &asked])
        } else {
            // Nothing is hidden: the digest stands for the position.
            tools::hash(&[table.digest().as_bytes()])
        };
        hex(&hash[..16])
    }

    fn now(&self, table: &dyn AnyTable, viewer: Viewer, eye: &ViewerFeed, facts: &Facts, lang: Lang) -> Now {
        let voice = self.voice(lang);
        let late = self.late(table, viewer);
        let options = table.options();
        let change = |(id, is): (&String, &OptionValue)| {
            let was = self.game.info().value(&options, id).filter(|was| *was != is)?;
            Some(voice.change(id, was, is))
        };
        let consent = self.proposal.as_ref().filter(|_| late.is_none()).map(|p| Consent {
            by: voice.seat(p.by),
            moment: eye.moments.before(p.keep),
            waiting: self.ids(p.waiting),
            amend: p.amend.0.iter().filter_map(change).collect(),
        });
        Now {
            round: late.map_or_else(|| table.round(), |l| l.round),
            turn: table.turn().filter(|_| late.is_none()).map(|s| voice.seat(s)),
            waiting: self.ids(table.to_act().seats()),
            since: self.since,
            questions: facts.questions.iter().map(|(p, o)| voice.question(p, o)).collect(),
            undo: facts.undo.iter().map(|s| voice.seat(*s)).collect(),
            orders: facts.orders.iter().flat_map(|(p, o)| voice.orders(p, o)).collect(),
            consent,
            queries: facts.queries.clone(),
            outcome: facts.outcome.as_ref().map(|(o, seed)| voice.outcome(o, seed.clone())),
        }
    }

    /// How it looks to a viewer now.
    fn picture(
        &self,
        (table, look): (&dyn AnyTable, &dyn Look),
        viewer: Viewer,
        version: &str,
        lang: Lang,
        gallery: &mut Gallery,
    ) -> Arc<WireScene> {
        if let Some(shown) = gallery.get(&lang).filter(|s| s.version == version) {
            return shown.scene.clone();
        }
        let picture = match self.late(table, viewer) {
            // What was reached once is reached again; were it not, only what is public is shown.
            Some(late) => table.scene_after(late.actions, late.viewer).unwrap_or_else(|_| table.scene(Viewer::Spectator)),
            None => look.scene(),
        };
        let scene = Arc::new(self.voice(lang).scene(&picture));
        if !self.game.info().secrets {
            let shown = Shown { version: version.to_owned(), scene: scene.clone(), difference: None };
            gallery.insert(lang, shown);
        }
        scene
    }

    /// Everything a viewer sees now.
    fn whole(
        &self,
        table: &dyn AnyTable,
        viewer: Viewer,
        eye: &ViewerFeed,
        facts: &Facts,
        lang: Lang,
        scene: &Arc<WireScene>,
    ) -> State {
        let voice = self.voice(lang);
        let all = self.story(table, viewer, &eye.moments);
        let skip = all.len().saturating_sub(LINES);
        let trail = table.trail(viewer).into_iter();
        State {
            version: facts.version.clone(),
            moment: eye.moments.now(self.seen(table, viewer)),
            scene: WireScene::clone(scene),
            now: self.now(table, viewer, eye, facts, lang),
            told: all.iter().skip(skip).map(|(m, t)| voice.line(*m, t)).collect(),
            trail: trail.map(|t| WireTrail { owner: t.owner, kind: t.kind, from: t.from, to: t.to, count: t.count }).collect(),
            options: voice.options(&table.options()),
        }
    }

    /// How many actions a viewer may know of.
    pub fn seen(&self, table: &dyn AnyTable, viewer: Viewer) -> usize {
        self.late(table, viewer).map_or_else(|| table.len(), |l| l.actions)
    }

    /// The whole log of a viewer with its moments: what happened, and what all agreed to in between.
    pub fn story(&self, table: &dyn AnyTable, viewer: Viewer, moments: &Moments) -> Vec<(Moment, Line)> {
        let (seen, eyes) = match self.late(table, viewer) {
            Some(late) => (late.actions, late.viewer),
            None => (table.len(), viewer),
        };
        story(table, eyes, seen, moments)
    }

    /// Somebody comes in.
    pub fn join(&mut self, me: &Member) -> Result<State, Rejection> {
        self.run(me.lang, |inner| {
            let Some(table) = inner.table.as_deref() else {
                return Err(inner.no(me.lang, Code::Broken, "refused-broken"));
            };
            let mut eye = inner.feeds.remove(&me.viewer).unwrap_or_else(|| ViewerFeed {
                version: Version::new(),
                sent: 0,
                moments: inner.moments(table, me.viewer),
                fingerprint: fingerprint(table, me.viewer),
                languages: BTreeMap::new(),
            });
            let mut gallery = std::mem::take(&mut inner.gallery);
            let table = inner.table.as_deref();
            let state = table.map(|table| {
                let look = table.look(me.viewer);
                let facts = inner.facts(table, &*look, me.viewer);
                eye.version.clone_from(&facts.version);
                eye.sent = eye.moments.now(inner.seen(table, me.viewer));
                let scene = inner.picture((table, &*look), me.viewer, &facts.version, me.lang, &mut gallery);
                let state = inner.whole(table, me.viewer, &eye, &facts, me.lang, &scene);
                let page = eye.languages.entry(me.lang).or_default();
                page.scene = scene;
                page.members.push(me.clone());
                state
            });
            inner.gallery = gallery;
            inner.feeds.insert(me.viewer, eye);
            state.ok_or_else(|| inner.no(me.lang, Code::Broken, "refused-broken"))
        })
    }

    /// Sends each viewer what changed for it; nothing to those for whom nothing did.
    pub fn publish(&mut self, step: &Update) -> Result<(), Fault> {
        let mut eyes = std::mem::take(&mut self.feeds);
        let mut gallery = std::mem::take(&mut self.gallery);
        let mut last = None;
        let result = guarded(|| {
            for (viewer, eye) in &mut eyes {
                self.publish_to(*viewer, eye, step, &mut gallery, &mut last);
            }
        });
        self.feeds = eyes;
        self.gallery = gallery;
        if result.is_err() {
            self.stop();
        }
        result
    }

    fn publish_to(
        &self,
        viewer: Viewer,
        eye: &mut ViewerFeed,
        step: &Update,
        gallery: &mut Gallery,
        last: &mut Option<(Box<Change>, Frame)>,
    ) {
        let Some(table) = self.table.as_deref() else { return };
        eye.languages.retain(|_, p| !p.members.is_empty());
        if eye.languages.is_empty() {
            eye.version.clear();
            return;
        }
        let look = table.look(viewer);
        let facts = self.facts(table, &*look, viewer);
        let before = std::mem::replace(&mut eye.version, facts.version.clone());
        let moment = eye.moments.now(self.seen(table, viewer));
        let sent = std::mem::replace(&mut eye.sent, moment);
        if matches!(step, Update::Everything) && (&before, sent) == (&eye.version, moment) {
            // What it has is what there is; another look would tell that something happened.
            return;
        }
        // When secrets end, or everything may be different, everything is shown anew.
        let lifted = self.game.info().secrets && facts.outcome.is_some() && !matches!(step, Update::Questions);
        // Onlookers who are shown everything later see it a whole round at a time.
        let late = self.late(table, viewer).is_some();
        if late && (&before, sent) == (&eye.version, moment) && !matches!(step, Update::Questions | Update::NewRules) {
            return;
        }
        if lifted || late || matches!(step, Update::Everything | Update::NewRules) {
            for lang in eye.languages.keys().copied().collect::<Vec<_>>() {
                let scene = self.picture((table, &*look), viewer, &facts.version, lang, gallery);
                let state = self.whole(table, viewer, eye, &facts, lang, &scene);
                if let Some(page) = eye.languages.get_mut(&lang) {
                    page.scene = scene;
                    page.send(&Frame::of(&ToClient::State(Box::new(state))));
                }
            }
            return;
        }
        let (forget, told) = match step {
            Update::Forward(from) => (None, lines(table, viewer, &eye.moments, *from)),
            Update::Back(old) => taken_back(old.get(&viewer), self.story(table, viewer, &eye.moments)),
            Update::Questions | Update::Everything | Update::NewRules => (None, Vec::new()),
        };
        let same = facts.version == before && told.is_empty() && forget.is_none();
        if same && !matches!(step, Update::Questions) {
            return;
        }
        let mut languages = std::mem::take(&mut eye.languages);
        for (lang, page) in &mut languages {
            let voice = self.voice(*lang);
            let picture = self.picture((table, &*look), viewer, &facts.version, *lang, gallery);
            let change = Change {
                before: before.clone(),
                version: facts.version.clone(),
                moment,
                scene: difference(&page.scene, &picture, gallery.get_mut(lang)),
                now: self.now(table, viewer, eye, &facts, *lang),
                forget,
                told: told.iter().map(|(m, t)| voice.line(*m, t)).collect(),
            };
            page.scene = picture;
            // Those who are asked nothing mostly read the same: it is packed once for them.
            let frame = match last.take() {
                Some((before, frame)) if *before == change => frame,
                _ => Frame::of(&ToClient::Change(Box::new(change.clone()))),
            };
            page.send(&frame);
            *last = Some((Box::new(change), frame));
        }
        eye.languages = languages;
    }
}

impl LanguageFeed {
    fn send(&self, frame: &Frame) {
        for m in &self.members {
            if m.tx.try_send(frame.clone()).is_err() {
                m.gone.notify_one();
            }
        }
    }
}

/// What turns the picture a page has into the new one.
fn difference(old: &Arc<WireScene>, new: &Arc<WireScene>, shown: Option<&mut Shown>) -> SceneDiff {
    if Arc::ptr_eq(old, new) {
        return SceneDiff::default();
    }
    let Some(shown) = shown.filter(|s| Arc::ptr_eq(&s.scene, new)) else { return SceneDiff::between(old, new) };
    match &shown.difference {
        Some((from, difference)) if Arc::ptr_eq(from, old) => difference.clone(),
        _ => {
            let difference = SceneDiff::between(old, new);
            shown.difference = Some((old.clone(), difference.clone()));
            difference
        }
    }
}

/// The view, hashed.
pub(super) fn fingerprint(table: &dyn AnyTable, viewer: Viewer) -> [u8; 32] {
    tools::hash(&[&table.look(viewer).view()])
}

/// What a viewer was told from an action on, with its moments.
fn lines(table: &dyn AnyTable, viewer: Viewer, moments: &Moments, from: usize) -> Vec<(Moment, Line)> {
    table.told(viewer, from).into_iter().map(|t| (moments.of_action(t.action), Line::Told(t))).collect()
}

/// What a viewer must forget and is told anew after something was taken back.
fn taken_back(old: Option<&Vec<(Moment, Line)>>, new: Vec<(Moment, Line)>) -> (Option<Moment>, Vec<(Moment, Line)>) {
    let Some(old) = old else { return (None, Vec::new()) };
    let same = |a: &(Moment, Line), b: &(Moment, Line)| match (&a.1, &b.1) {
        (Line::Told(x), Line::Told(y)) => (a.0, &x.text, x.rule, &x.dice) == (b.0, &y.text, y.rule, &y.dice),
        (x, y) => a.0 == b.0 && x == y,
    };
    let kept = old.iter().zip(&new).take_while(|(a, b)| same(a, b)).count();
    match old.get(kept) {
        None => (None, new.into_iter().skip(kept).collect()),
        Some((moment, _)) => {
            // What all agreed to stands where the game went back to.
            let moment = new.get(kept).map_or(*moment, |(m, _)| *moment.min(m));
            (Some(moment), new.into_iter().filter(|(m, _)| *m >= moment).collect())
        }
    }
}
