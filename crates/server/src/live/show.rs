//! What each viewer is shown: everything when it comes, the differences from then on.

use super::{
    Frame, Inner, Member, No, Step,
    op::{Fault, guarded},
    viewer::{Eye, Moments, Page},
};
use crate::tools;
use ironbottom_kernel::{
    Lang, Seat, SeatSet, Viewer,
    ask::Query,
    dice::hex,
    erased::{AnyTable, Offer, Told},
    game::{Outcome, ToAct},
    prompt::Prompt,
};
use ironbottom_protocol::{Change, Code, Consent, Moment, Now, State, ToClient, Version, WireScene, diff::SceneDiff};
use serde_json::Value;
use std::{collections::BTreeMap, sync::Arc};

/// Lines of the log sent to somebody who comes in.
const LINES: usize = 400;

/// What is asked of a viewer and may be shown to it, in no language yet.
struct Facts {
    version: Version,
    questions: Vec<(Prompt, Vec<Offer>)>,
    orders: Vec<(Prompt, Vec<Offer>)>,
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

impl Inner {
    fn facts(&self, table: &dyn AnyTable, viewer: Viewer) -> Facts {
        let to_act = table.to_act();
        let own = match viewer {
            Viewer::Seats(own) => own,
            Viewer::Spectator | Viewer::Everything => SeatSet::NONE,
        };
        let mut questions = Vec::new();
        let mut orders = Vec::new();
        for seat in own.iter().filter(|_| !to_act.is_over()) {
            if to_act.seats().has(seat) {
                let offers = table.offers(seat);
                if !offers.is_empty() {
                    questions.push((table.prompt(seat), offers));
                }
            }
            let standing = table.orders(seat);
            if !standing.is_empty() {
                orders.push((table.order_prompt(seat), standing));
            }
        }
        let outcome = match &to_act {
            ToAct::Over(o) => Some((o.clone(), table.journal().seed)),
            _ => None,
        };
        let version = self.version(table, viewer, &to_act, &questions);
        let undo = own.iter().filter(|s| outcome.is_none() && table.can_undo(*s)).collect();
        Facts { version, questions, orders, undo, queries: table.queries(viewer), outcome }
    }

    /// The version of a view: from what the viewer may know and nothing else.
    fn version(&self, table: &dyn AnyTable, viewer: Viewer, to_act: &ToAct, questions: &[(Prompt, Vec<Offer>)]) -> Version {
        let hash = if self.game.has_secrets() {
            let asked: Vec<(&Prompt, Vec<&Value>)> =
                questions.iter().map(|(p, o)| (p, o.iter().map(|o| &o.action).collect())).collect();
            let asked = serde_json::to_vec(&asked).unwrap_or_default();
            tools::hash(&[&print(table, viewer), &to_act.seats().0.to_le_bytes(), &asked])
        } else {
            // Nothing is hidden: the digest stands for the position.
            tools::hash(&[table.digest().as_bytes()])
        };
        hex(&hash[..16])
    }

    fn now(&self, table: &dyn AnyTable, eye: &Eye, facts: &Facts, lang: Lang) -> Now {
        let voice = self.voice(lang);
        let consent = self.proposal.as_ref().map(|p| Consent {
            by: voice.seat(p.by),
            moment: eye.moments.before(p.keep),
            waiting: self.ids(p.waiting),
        });
        Now {
            round: table.round(),
            turn: table.turn().map(|s| voice.seat(s)),
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
    fn picture(&self, table: &dyn AnyTable, viewer: Viewer, version: &str, lang: Lang, gallery: &mut Gallery) -> Arc<WireScene> {
        if let Some(shown) = gallery.get(&lang).filter(|s| s.version == version) {
            return shown.scene.clone();
        }
        let scene = Arc::new(self.voice(lang).scene(&table.scene(viewer)));
        if !self.game.has_secrets() {
            let shown = Shown { version: version.to_owned(), scene: scene.clone(), difference: None };
            gallery.insert(lang, shown);
        }
        scene
    }

    /// Everything a viewer sees now.
    fn whole(&self, table: &dyn AnyTable, viewer: Viewer, eye: &Eye, facts: &Facts, lang: Lang, scene: &Arc<WireScene>) -> State {
        let voice = self.voice(lang);
        let all = lines(table, viewer, &eye.moments, 0);
        let skip = all.len().saturating_sub(LINES);
        State {
            version: facts.version.clone(),
            moment: eye.moments.now(table.len()),
            scene: WireScene::clone(scene),
            now: self.now(table, eye, facts, lang),
            told: all.iter().skip(skip).map(|(m, t)| voice.told(*m, t)).collect(),
        }
    }

    /// Somebody comes in.
    pub fn join(&mut self, me: &Member) -> Result<State, No> {
        self.run(me.lang, |inner| {
            let Some(table) = inner.table.as_deref() else {
                return Err(inner.no(me.lang, Code::Broken, "refused-broken"));
            };
            let mut eye = inner.eyes.remove(&me.viewer).unwrap_or_else(|| Eye {
                version: Version::new(),
                sent: 0,
                moments: Moments::of(table, me.viewer, inner.game.has_secrets()),
                print: print(table, me.viewer),
                pages: BTreeMap::new(),
            });
            let mut gallery = std::mem::take(&mut inner.gallery);
            let table = inner.table.as_deref();
            let state = table.map(|table| {
                let facts = inner.facts(table, me.viewer);
                eye.version.clone_from(&facts.version);
                eye.sent = eye.moments.now(table.len());
                let scene = inner.picture(table, me.viewer, &facts.version, me.lang, &mut gallery);
                let state = inner.whole(table, me.viewer, &eye, &facts, me.lang, &scene);
                let page = eye.pages.entry(me.lang).or_default();
                page.scene = scene;
                page.members.push(me.clone());
                state
            });
            inner.gallery = gallery;
            inner.eyes.insert(me.viewer, eye);
            state.ok_or_else(|| inner.no(me.lang, Code::Broken, "refused-broken"))
        })
    }

    /// Sends each viewer what changed for it; nothing to those for whom nothing did.
    pub fn publish(&mut self, step: &Step) -> Result<(), Fault> {
        let mut eyes = std::mem::take(&mut self.eyes);
        let mut gallery = std::mem::take(&mut self.gallery);
        let mut last = None;
        let result = guarded(|| {
            for (viewer, eye) in &mut eyes {
                self.publish_to(*viewer, eye, step, &mut gallery, &mut last);
            }
        });
        self.eyes = eyes;
        self.gallery = gallery;
        if result.is_err() {
            self.stop();
        }
        result
    }

    fn publish_to(
        &self,
        viewer: Viewer,
        eye: &mut Eye,
        step: &Step,
        gallery: &mut Gallery,
        last: &mut Option<(Box<Change>, Frame)>,
    ) {
        let Some(table) = self.table.as_deref() else { return };
        eye.pages.retain(|_, p| !p.members.is_empty());
        if eye.pages.is_empty() {
            eye.version.clear();
            return;
        }
        let facts = self.facts(table, viewer);
        let before = std::mem::replace(&mut eye.version, facts.version.clone());
        let moment = eye.moments.now(table.len());
        let sent = std::mem::replace(&mut eye.sent, moment);
        if matches!(step, Step::Fresh) && (&before, sent) == (&eye.version, moment) {
            // What it has is what there is; another look would tell that something happened.
            return;
        }
        // When secrets end, or everything may be different, everything is shown anew.
        let lifted = self.game.has_secrets() && facts.outcome.is_some() && !matches!(step, Step::Refresh);
        if lifted || matches!(step, Step::Fresh) {
            for lang in eye.pages.keys().copied().collect::<Vec<_>>() {
                let scene = self.picture(table, viewer, &facts.version, lang, gallery);
                let state = self.whole(table, viewer, eye, &facts, lang, &scene);
                if let Some(page) = eye.pages.get_mut(&lang) {
                    page.scene = scene;
                    page.send(&Frame::of(&ToClient::State(Box::new(state))));
                }
            }
            return;
        }
        let (forget, told) = match step {
            Step::Forward(from) => (None, lines(table, viewer, &eye.moments, *from)),
            Step::Back(old) => taken_back(old.get(&viewer), lines(table, viewer, &eye.moments, 0)),
            Step::Refresh | Step::Fresh => (None, Vec::new()),
        };
        let same = facts.version == before && told.is_empty() && forget.is_none();
        if same && !matches!(step, Step::Refresh) {
            return;
        }
        let mut pages = std::mem::take(&mut eye.pages);
        for (lang, page) in &mut pages {
            let voice = self.voice(*lang);
            let picture = self.picture(table, viewer, &facts.version, *lang, gallery);
            let change = Change {
                before: before.clone(),
                version: facts.version.clone(),
                moment,
                scene: difference(&page.scene, &picture, gallery.get_mut(lang)),
                now: self.now(table, eye, &facts, *lang),
                forget,
                told: told.iter().map(|(m, t)| voice.told(*m, t)).collect(),
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
        eye.pages = pages;
    }
}

impl Page {
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
pub(super) fn print(table: &dyn AnyTable, viewer: Viewer) -> [u8; 32] {
    tools::hash(&[&serde_json::to_vec(&table.view(viewer)).unwrap_or_default()])
}

/// What a viewer was told from an action on, with its moments.
pub(super) fn lines(table: &dyn AnyTable, viewer: Viewer, moments: &Moments, from: usize) -> Vec<(Moment, Told)> {
    table.told(viewer, from).into_iter().map(|t| (moments.of_action(t.action), t)).collect()
}

/// What a viewer must forget and is told anew after something was taken back.
fn taken_back(old: Option<&Vec<(Moment, Told)>>, new: Vec<(Moment, Told)>) -> (Option<Moment>, Vec<(Moment, Told)>) {
    let Some(old) = old else { return (None, Vec::new()) };
    let same =
        |a: &(Moment, Told), b: &(Moment, Told)| (a.0, &a.1.text, a.1.rule, &a.1.dice) == (b.0, &b.1.text, b.1.rule, &b.1.dice);
    let kept = old.iter().zip(&new).take_while(|(a, b)| same(a, b)).count();
    match old.get(kept) {
        None => (None, new.into_iter().skip(kept).collect()),
        Some((moment, _)) => (Some(*moment), new.into_iter().filter(|(m, _)| m >= moment).collect()),
    }
}
