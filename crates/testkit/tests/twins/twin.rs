//! The miniature game with one fault planted: everything is handed through, except where the fault is.

use ironbottom_kernel::{
    About, Advice, Catalog, Dice, Face, Imagine, Kinds, Log, Msg, Options, Refusal, Rng, RuleId, Rules, RulesVersion, Seat,
    SeatSet, SetUpErrors, ToAct, Variant, Viewer,
    ask::{Answer, Query},
    game::Audience,
    hex::Hex,
    prompt::Prompt,
    scene::Scene,
};
use ironbottom_testkit::mini::{
    self, Mini,
    action::{Action, Event},
    phases::plotting::end_of,
    position::{Frame, other},
    rule,
};
use serde::{Deserialize, Serialize};
use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

/// What is wrong with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nothing: the twin itself must be sound.
    None,
    // One leak per channel.
    View,
    ViewThatImagineRepeats,
    Actions,
    Orders,
    Refusals,
    Prompts,
    Notation,
    Asks,
    Scenes,
    Areas,
    PublicEvent,
    SecretEventTold,
    WaitedFor,
    Undo,
    RollsApart,
    LearnedNotDeclared,
    SecretsDenied,
    NothingImagined,
    Routine,
    // What lines tell by their number, their order and the numbers in them.
    LinePerUnit,
    RosterOrder,
    ActionNumbers,
    // Listed = legal.
    UnlistedAccepted,
    RoutineUnlisted,
    ListedRefused,
    ListedTwice,
    Unsorted,
    UnaskedHasActions,
    DeadEnd,
    Endless,
    BeyondLimit,
    NotationTwice,
    PromptShort,
    PromptPointsNowhere,
    // Deterministic.
    SetUpCounts,
    ApplyCounts,
    HashOrder,
    Fraction,
    // Explained, text.
    EventRule,
    RefusalRule,
    PromptRule,
    MessageMissing,
    FrenchMissing,
    ArgumentMissing,
    NameMissing,
    AreaUnsaid,
    BarOutside,
    ReportOfNoPiece,
    GaugeRule,
    // Resumable, undo.
    Forgets,
    ForgetsQuietly,
    Shared,
}

pub struct Twin {
    inner: Mini,
    fault: Fault,
    count: AtomicU32,
}

/// Something that all copies of a position hold together.
#[derive(Clone, Debug, Default)]
pub struct Shared(Arc<AtomicU32>);

impl PartialEq for Shared {
    fn eq(&self, o: &Self) -> bool {
        self.0.load(Ordering::Relaxed) == o.0.load(Ordering::Relaxed)
    }
}

impl Eq for Shared {}

impl Serialize for Shared {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u32(self.0.load(Ordering::Relaxed))
    }
}

impl<'de> Deserialize<'de> for Shared {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Ok(Self(Arc::new(AtomicU32::new(u32::deserialize(d)?))))
    }
}

/// A number that nobody compares.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet(u32);

impl PartialEq for Quiet {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Quiet {}

/// A half, written as a fraction.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Halves(Vec<u32>);

impl Serialize for Halves {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.0.iter().map(|n| f64::from(*n) / 2.0))
    }
}

impl<'de> Deserialize<'de> for Halves {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Ok(Self(Vec::<f64>::deserialize(d)?.into_iter().map(|x| (x * 2.0) as u32).collect()))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    pub inner: mini::position::Position,
    #[serde(skip)]
    forgotten: u32,
    #[serde(skip)]
    quiet: Quiet,
    hashed: HashMap<u32, u32>,
    shared: Shared,
    halves: Halves,
    /// Actions so far.
    actions: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TwinEvent {
    inner: Event,
    extra: u32,
}

/// A view that carries more than it says when it is compared.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    inner: mini::view::View,
    leaked: u32,
    #[serde(skip)]
    smuggled: u32,
    /// Lets `imagine` keep what the position does not save, so that only a restart can lose it.
    #[serde(skip)]
    quiet: Quiet,
    /// The same for the number of actions.
    #[serde(skip)]
    actions: u32,
}

impl PartialEq for View {
    fn eq(&self, o: &Self) -> bool {
        self.inner == o.inner && self.leaked == o.leaked
    }
}

impl Eq for View {}

impl Twin {
    pub fn new(fault: Fault) -> Self {
        let mut catalog = Catalog::kernel().unwrap();
        let without =
            |text: &str, id: &str| text.lines().filter(|l| !l.starts_with(id)).map(|l| format!("{l}\n")).collect::<String>();
        let french = if fault == Fault::FrenchMissing { without(mini::FR, "mi-tell-ready") } else { mini::FR.to_owned() };
        catalog.add("twin", mini::EN, &french).unwrap();
        mini::board::Board::read(&mini::board::released(), &mut catalog).unwrap();
        let mut inner = Mini::new().unwrap();
        inner.about.catalog = catalog;
        inner.about.info.secrets = fault != Fault::SecretsDenied;
        Self { inner, fault, count: AtomicU32::new(0) }
    }

    fn is(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn wrap(inner: mini::position::Position) -> Position {
        Position {
            inner,
            forgotten: 0,
            quiet: Quiet(0),
            hashed: HashMap::new(),
            shared: Shared::default(),
            halves: Halves::default(),
            actions: 0,
        }
    }

    /// While the other clan plots, this one is left out as soon as it has plotted anything.
    fn left_out(&self, p: &Position, seat: Seat) -> bool {
        self.is(Fault::WaitedFor)
            && seat == Seat(0)
            && p.inner.stack.last() == Some(&Frame::Plot)
            && !p.inner.ready.has(Seat(1))
            && steps(&p.inner, seat) > 0
    }
}

/// Steps a clan has plotted: its secret.
fn steps(p: &mini::position::Position, seat: Seat) -> u32 {
    p.clan(seat).bands.iter().map(|b| b.plan.len() as u32).sum()
}

/// Something about a clan that only it may know.
fn secret(p: &mini::position::Position, seat: Seat) -> u32 {
    let bands = p.clan(seat).living().map(|(i, b, hex)| (u32::from(i) + 3) * (b.kind as u32) + hex.row as u32);
    bands.sum::<u32>() + steps(p, seat)
}

/// How many bands stand in a hex.
fn crowd(p: &mini::position::Position, hex: Hex) -> usize {
    p.clans.iter().flat_map(|c| c.living()).filter(|(_, _, h)| *h == hex).count()
}

/// A line for each band that was lost, in the order of the clans' lists.
fn lost(p: &mini::position::Position) -> Vec<Event> {
    let told = |b: &mini::position::Band| Event::Fought {
        hex: Hex::default(),
        attacker: b.kind,
        defender: b.kind,
        roll: 1,
        answer: 1,
        result: mini::action::Fight::Stood,
    };
    p.clans.iter().flat_map(|c| &c.bands).filter(|b| b.hex.is_none()).map(told).collect()
}

impl Kinds for TwinEvent {
    const KINDS: &'static [&'static str] = Event::KINDS;
    fn kind(&self) -> &'static str {
        self.inner.kind()
    }
}

impl Rules for Twin {
    type Position = Position;
    type Action = Action;
    type Event = TwinEvent;
    type View = View;

    fn about(&self) -> &About {
        self.inner.about()
    }

    fn set_up(&self, version: RulesVersion, scenario: &str, options: &Options, dice: &mut Dice) -> Result<Position, SetUpErrors> {
        let mut p = Self::wrap(self.inner.set_up(version, scenario, options, dice)?);
        match self.fault {
            Fault::SetUpCounts => p.inner.points[0] = (self.count.fetch_add(1, Ordering::Relaxed) % 3) as u8,
            Fault::HashOrder => p.hashed = (0..16).map(|n| (n, n)).collect(),
            Fault::Fraction => p.halves = Halves(vec![1]),
            Fault::BeyondLimit => p.inner.settings.limit += 1,
            _ => {}
        }
        Ok(p)
    }

    fn to_act(&self, p: &Position) -> ToAct {
        match self.inner.to_act(&p.inner) {
            ToAct::Each(seats) => ToAct::Each(seats.iter().filter(|s| !self.left_out(p, *s)).collect()),
            to_act => to_act,
        }
    }

    fn actions(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        if self.is(Fault::UnaskedHasActions) && !self.to_act(p).seats().has(seat) && !self.to_act(p).is_over() {
            out.push(Action::Hold);
            return;
        }
        self.inner.actions(&p.inner, seat, out);
        match self.fault {
            Fault::Actions | Fault::DeadEnd | Fault::WaitedFor => out.retain(|a| self.check(p, seat, a).is_ok()),
            Fault::ListedTwice => out.extend(out.last().copied()),
            Fault::Unsorted => out.reverse(),
            _ => {}
        }
    }

    fn orders(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.inner.orders(&p.inner, seat, out);
        if self.is(Fault::Orders) {
            out.retain(|a| self.check(p, seat, a).is_ok());
        }
    }

    fn check(&self, p: &Position, seat: Seat, a: &Action) -> Result<(), Refusal> {
        let over = p.inner.ending.is_some();
        match (self.fault, a) {
            (Fault::UnlistedAccepted, Action::Agree) if !over => return Ok(()),
            (Fault::UnaskedHasActions, Action::Hold) if !over && !self.to_act(p).seats().has(seat) => return Ok(()),
            (Fault::ListedRefused, Action::Hold) => return Err(Refusal::new(rule::MI_011, "mi-no-turn")),
            (Fault::DeadEnd, Action::Hold | Action::Strike { .. }) => return Err(Refusal::new(rule::MI_011, "mi-no-turn")),
            (Fault::WaitedFor, a) if self.left_out(p, seat) && !matches!(a, Action::Order(_)) => {
                return Err(Refusal::new(rule::MI_018, "mi-no-turn"));
            }
            // An order cannot be left while the enemy has plotted an odd number of steps.
            (Fault::Orders, Action::Order(_)) if seat.0 < 2 && steps(&p.inner, other(seat)) % 2 == 1 => {
                return Err(Refusal::new(rule::MI_013, "mi-no-order"));
            }
            // No step to where a hidden enemy stands.
            (Fault::Actions, Action::Step { band, side }) if seat.0 < 2 => {
                let to = p.inner.clan(seat).band(*band).map(|(b, hex)| end_of(hex, &b.plan).step(*side));
                if to.is_some_and(|to| p.inner.clan(other(seat)).at(to).is_some()) {
                    return Err(Refusal::new(rule::MI_001, "mi-no-way"));
                }
            }
            _ => {}
        }
        self.inner.check(&p.inner, seat, a).map_err(|refusal| match self.fault {
            Fault::Refusals if seat.0 < 2 && secret(&p.inner, other(seat)) % 2 == 1 => Refusal::new(rule::MI_004, "mi-no-band"),
            Fault::RefusalRule => Refusal { rule: RuleId::numbered(999), ..refusal },
            _ => refusal,
        })
    }

    fn apply(&self, p: &mut Position, seat: Seat, a: &Action, dice: &mut Dice, log: &mut Log<TwinEvent>) {
        let plotted = steps(&p.inner, seat);
        let before = p.inner.clone();
        let mut inner = Log::default();
        self.inner.apply(&mut p.inner, seat, a, dice, &mut inner);
        let found = inner.events.iter().any(|e| matches!(e.event, Event::Sighted { .. } | Event::Fought { .. }));
        log.learned = inner.learned;
        for e in inner.events {
            let (mut extra, mut audience, mut rule) = (0, e.audience, e.rule);
            match (self.fault, &e.event) {
                (Fault::PublicEvent, Event::Ready { .. }) => extra = plotted,
                (Fault::SecretEventTold, Event::Plotted { .. }) => audience = Audience::Everybody,
                (Fault::ForgetsQuietly, Event::Plotted { .. }) => extra = p.quiet.0,
                (Fault::EventRule, Event::Round { .. }) => rule = RuleId::numbered(999),
                (Fault::ActionNumbers, Event::Round { .. }) => extra = p.actions,
                _ => {}
            }
            // One line for each band that is there, or for each that was lost, by its place in the list.
            let more = match (self.fault, &e.event) {
                (Fault::LinePerUnit, Event::Sighted { hex }) => vec![e.event.clone(); crowd(&p.inner, *hex).saturating_sub(1)],
                (Fault::RosterOrder, Event::Round { .. }) => lost(&before),
                _ => Vec::new(),
            };
            for inner in more {
                log.push(rule::MI_009, TwinEvent { inner, extra: 0 }, Audience::Only(SeatSet::first(2)), (0, 0));
            }
            log.push(rule, TwinEvent { inner: e.event, extra }, audience, e.dice);
        }
        match self.fault {
            // A march past nothing counts as nothing learned.
            Fault::Undo if !found && dice.rolled() == 0 => log.learned = SeatSet::NONE,
            // A die for its own plot, shown to nobody.
            Fault::RollsApart if matches!(a, Action::Step { .. }) => {
                dice.d6("plot");
            }
            Fault::LearnedNotDeclared => log.learned = SeatSet::NONE,
            // Once both are ready they plot again.
            Fault::Endless if before.stack != p.inner.stack => {
                p.inner = before;
                p.inner.ready = SeatSet::NONE;
            }
            Fault::ApplyCounts => p.inner.points[1] = (self.count.fetch_add(1, Ordering::Relaxed) % 7) as u8,
            Fault::ActionNumbers => p.actions += 1,
            Fault::Forgets => p.forgotten += 1,
            Fault::ForgetsQuietly => p.quiet.0 += 1,
            Fault::Shared => {
                p.shared.0.fetch_add(1, Ordering::Relaxed);
            }
            _ => {}
        }
    }

    fn view(&self, p: &Position, viewer: Viewer) -> View {
        let hidden = [Seat(0), Seat(1)].into_iter().filter(|s| !viewer.sees(SeatSet::one(*s)));
        let smuggled = hidden.map(|s| secret(&p.inner, s)).sum();
        let leaked = if self.is(Fault::View) { smuggled } else { 0 };
        let through = matches!(self.fault, Fault::ViewThatImagineRepeats | Fault::NothingImagined);
        let viewer = if through { Viewer::Everything } else { viewer };
        View { inner: self.inner.view(&p.inner, viewer), leaked, smuggled, quiet: p.quiet, actions: p.actions }
    }

    fn round(&self, p: &Position) -> u32 {
        self.inner.round(&p.inner)
    }

    fn turn(&self, p: &Position) -> Option<Seat> {
        self.inner.turn(&p.inner)
    }
}

impl Face for Twin {
    fn prompt(&self, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
        let mut prompt = self.inner.prompt(&v.inner, seat, legal);
        match self.fault {
            Fault::Prompts if v.smuggled % 2 == 1 => prompt.text = Msg::new("mi-ask-none"),
            Fault::PromptShort => {
                prompt.choices.pop();
            }
            Fault::PromptRule => prompt.rule = RuleId::numbered(0),
            Fault::PromptPointsNowhere => {
                for c in &mut prompt.choices {
                    c.gesture = ironbottom_kernel::prompt::Gesture::Place { piece: "light".to_owned(), to: "9999".to_owned() };
                }
            }
            _ => {}
        }
        prompt
    }

    fn scene(&self, v: &View) -> Scene {
        let mut scene = self.inner.scene(&v.inner);
        match self.fault {
            Fault::Scenes if v.smuggled % 2 == 1 => scene.spaces.reverse(),
            Fault::Areas if v.smuggled % 2 == 1 => scene.areas.iter_mut().for_each(|a| a.spaces.reverse()),
            Fault::AreaUnsaid => scene.areas.iter_mut().for_each(|a| a.label = Msg::new("mi-nothing")),
            Fault::BarOutside => {
                scene.strip.iter_mut().flat_map(|s| &mut s.rows).flat_map(|r| &mut r.bars).for_each(|b| b.to += 1)
            }
            Fault::ReportOfNoPiece => scene.reports.iter_mut().for_each(|r| r.piece = "gone".to_owned()),
            Fault::GaugeRule => scene.gauges.iter_mut().for_each(|g| g.rule = RuleId::numbered(999)),
            Fault::NameMissing => scene.spaces[0].name = "hex.nowhere".to_owned(),
            _ => {}
        }
        scene
    }

    fn notation(&self, v: &View, a: &Action) -> String {
        let text = self.inner.notation(&v.inner, a);
        match (self.fault, a) {
            (Fault::Notation, _) if v.smuggled % 2 == 1 => format!("{text}!"),
            (Fault::NotationTwice, Action::Step { band, .. }) => format!("step {band}"),
            _ => text,
        }
    }

    fn tell(&self, e: &TwinEvent) -> Msg {
        match (self.fault, &e.inner) {
            (Fault::MessageMissing, Event::Round { .. }) => Msg::new("mi-tell-nothing"),
            (Fault::ArgumentMissing, Event::Round { .. }) => Msg::new("mi-tell-round"),
            (Fault::ActionNumbers, Event::Round { .. }) => Msg::new("mi-tell-round").int("round", e.extra),
            (_, event) => event.tell(),
        }
    }
}

impl Advice for Twin {
    fn routine(&self, v: &View, _seat: Seat, legal: &[Action]) -> Option<Action> {
        match self.fault {
            Fault::Routine if v.smuggled % 2 == 1 => legal.first().copied(),
            Fault::RoutineUnlisted => Some(Action::Agree),
            _ => None,
        }
    }

    fn ask(&self, v: &View, q: &Query) -> Answer {
        let mut answer = self.inner.ask(&v.inner, q);
        if let (Fault::Asks, Answer::Table { rows, .. }) = (self.fault, &mut answer) {
            rows.truncate(1 + (v.smuggled % 2) as usize);
        }
        answer
    }

    fn queries(&self, v: &View) -> Vec<Query> {
        self.inner.queries(&v.inner)
    }

    fn ask_in_general(&self, q: &Query) -> Answer {
        self.inner.ask_in_general(q)
    }
}

impl Imagine for Twin {
    fn imagine(&self, v: &View, rng: &mut Rng) -> Position {
        Position { quiet: v.quiet, actions: v.actions, ..Self::wrap(self.inner.imagine(&v.inner, rng)) }
    }

    fn disguise(&self, p: &Position, viewer: Viewer, rng: &mut Rng) -> Position {
        let inner = match self.fault {
            Fault::NothingImagined => p.inner.clone(),
            _ => self.inner.disguise(&p.inner, viewer, rng),
        };
        Position { inner, ..p.clone() }
    }

    fn variants(&self, p: &Position, viewer: Viewer, rng: &mut Rng) -> Vec<Variant<Self>> {
        if matches!(self.fault, Fault::ViewThatImagineRepeats | Fault::NothingImagined) {
            return Vec::new();
        }
        let all = self.inner.variants(&p.inner, viewer, rng).into_iter();
        all.map(|v| Variant { what: v.what, position: Position { inner: v.position, ..p.clone() }, same: v.same }).collect()
    }
}
