//! Games for the tests: those of the house, the miniature game, and its twins with a fault.

use ironbottom_kernel::{
    About, Advice, Dice, Face, Imagine, Log, Msg, Options, Refusal, Rng, Rules, RulesVersion, Seat, SeatSet, SetUpErrors, ToAct,
    Viewer,
    ask::{Answer, Figure, Query},
    board::Stage,
    bot::{Bot, StopSignal},
    erased::Erased,
    game::Audience,
    pack::{Pack, PackProblems},
    prompt::Prompt,
    scene::Scene,
};
use ironbottom_registry::{GAMES, Known};
use ironbottom_testkit::mini::{
    self, Mini,
    action::{Action, Event},
    position::Position,
};
use serde::Serialize;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What is wrong with a twin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The rules crash when somebody is ready.
    Crash,
    /// The same in a game without secrets.
    CrashOpen,
    /// Figures take as long as [`GATE`] is shut.
    Slow,
    /// No fault: it has an opponent that thinks until it is told to stop.
    Ponders,
    /// The view, and so its version, counts what was plotted in secret.
    Count,
    /// The picture does.
    Picture,
    /// What was plotted is told to all.
    Told,
    /// Who still plots is waited for only while it has not begun.
    Waiting,
    /// No fault: how often views and lists of actions are made is counted in [`MADE`].
    Counts,
}

/// Views and lists of actions made by a twin that counts them.
pub static MADE: [AtomicUsize; 2] = [AtomicUsize::new(0), AtomicUsize::new(0)];

/// The game of this program that can be played.
pub fn library() -> Known {
    *GAMES.iter().find(|k| k.playable.is_some()).unwrap()
}

/// A game as the server builds it.
pub fn built(known: Known) -> std::sync::Arc<dyn ironbottom_kernel::erased::AnyGame> {
    let play = known.playable.unwrap();
    (play.build)((play.built_in)()).unwrap()
}

/// The miniature game.
pub fn mini() -> Known {
    let id = mini_id();
    Known::playable(id, "Mini", || Ok(Stage::default()), |p| Ok(Erased::boxed(Mini::from_pack(p)?)), mini::board::released)
}

fn mini_id() -> &'static str {
    let id = Mini::new().unwrap().info().id.clone();
    Box::leak(id.into_boxed_str())
}

/// The miniature game with a fault.
pub fn twin(fault: Fault) -> Known {
    let build: ironbottom_registry::Build = match fault {
        Fault::Crash => |p| Ok(Erased::boxed(twin_of(p, Fault::Crash)?)),
        Fault::CrashOpen => |p| Ok(Erased::boxed(twin_of(p, Fault::CrashOpen)?)),
        Fault::Slow => |p| Ok(Erased::boxed(twin_of(p, Fault::Slow)?)),
        Fault::Count => |p| Ok(Erased::boxed(twin_of(p, Fault::Count)?)),
        Fault::Picture => |p| Ok(Erased::boxed(twin_of(p, Fault::Picture)?)),
        Fault::Ponders => |p| Ok(Erased::boxed(twin_of(p, Fault::Ponders)?)),
        Fault::Told => |p| Ok(Erased::boxed(twin_of(p, Fault::Told)?)),
        Fault::Waiting => |p| Ok(Erased::boxed(twin_of(p, Fault::Waiting)?)),
        Fault::Counts => |p| Ok(Erased::boxed(twin_of(p, Fault::Counts)?)),
    };
    Known::playable(mini_id(), "Twin", || Ok(Stage::default()), build, mini::board::released)
}

struct Twin(Mini, Fault);

impl Twin {
    fn made(&self, what: usize) {
        if self.1 == Fault::Counts {
            MADE[what].fetch_add(1, Ordering::SeqCst);
        }
    }
}

fn twin_of(pack: Pack, fault: Fault) -> Result<Twin, PackProblems> {
    let mut inner = Mini::from_pack(pack)?;
    if fault == Fault::Ponders {
        inner.about.info.levels.push("brooder".to_owned());
    }
    inner.about.info.secrets = fault != Fault::CrashOpen;
    Ok(Twin(inner, fault))
}

/// Thinks until it is told to stop.
#[derive(Default)]
struct Brooder(StopSignal);

impl Bot<Twin> for Brooder {
    fn ponders(&self) -> bool {
        true
    }

    fn stop_signal(&mut self, stop_signal: &StopSignal) {
        self.0 = stop_signal.clone();
    }

    fn choose(&mut self, _: &Twin, _: &View, _: Seat, legal: &[Action], _: &mut Rng) -> usize {
        while !self.0.is_given() {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        legal.iter().position(|a| *a == Action::Ready).unwrap_or(0)
    }
}

/// The figures of a slow twin wait here until they are let through.
pub static GATE: Gate = Gate { shut: AtomicBool::new(false), waiting: AtomicBool::new(false) };

/// A place where something waits until it is let through.
pub struct Gate {
    shut: AtomicBool,
    waiting: AtomicBool,
}

impl Gate {
    /// From now on whoever comes waits.
    pub fn shut(&self) {
        self.waiting.store(false, Ordering::SeqCst);
        self.shut.store(true, Ordering::SeqCst);
    }

    /// Lets everybody through.
    pub fn open(&self) {
        self.shut.store(false, Ordering::SeqCst);
    }

    /// Does somebody wait?
    pub fn waits(&self) -> bool {
        self.waiting.load(Ordering::SeqCst)
    }

    fn pass(&self) {
        while self.shut.load(Ordering::SeqCst) {
            self.waiting.store(true, Ordering::SeqCst);
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct View {
    inner: mini::view::View,
    leak: usize,
}

fn plotted(p: &Position) -> usize {
    p.clans.iter().flat_map(|c| &c.bands).map(|b| b.plan.len()).sum()
}

impl Rules for Twin {
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about(&self) -> &About {
        &self.0.about
    }

    fn set_up(&self, version: RulesVersion, scenario: &str, options: &Options, dice: &mut Dice) -> Result<Position, SetUpErrors> {
        self.0.set_up(version, scenario, options, dice)
    }

    fn to_act(&self, p: &Position) -> ToAct {
        match self.0.to_act(p) {
            ToAct::Each(all) if self.1 == Fault::Waiting => {
                let idle = |s: &Seat| p.clan(*s).bands.iter().all(|b| b.plan.is_empty());
                let first: SeatSet = all.iter().filter(idle).collect();
                ToAct::Each(if first.is_empty() { all } else { first })
            }
            other => other,
        }
    }

    fn actions(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.made(1);
        self.0.actions(p, seat, out);
    }

    fn orders(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.0.orders(p, seat, out);
    }

    fn check(&self, p: &Position, seat: Seat, a: &Action) -> Result<(), Refusal> {
        self.0.check(p, seat, a)
    }

    fn apply(&self, p: &mut Position, seat: Seat, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
        assert!(!matches!(self.1, Fault::Crash | Fault::CrashOpen) || *a != Action::Ready, "a fault of the rules, planted");
        let from = log.events.len();
        self.0.apply(p, seat, a, dice, log);
        if self.1 == Fault::Told {
            log.events.iter_mut().skip(from).for_each(|e| e.audience = Audience::Everybody);
        }
    }

    fn view(&self, p: &Position, viewer: Viewer) -> View {
        self.made(0);
        let leak = if matches!(self.1, Fault::Count | Fault::Picture) { plotted(p) } else { 0 };
        View { inner: self.0.view(p, viewer), leak }
    }

    fn round(&self, p: &Position) -> u32 {
        self.0.round(p)
    }

    fn turn(&self, p: &Position) -> Option<Seat> {
        self.0.turn(p)
    }
}

impl Face for Twin {
    fn prompt(&self, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
        self.0.prompt(&v.inner, seat, legal)
    }

    fn scene(&self, v: &View) -> Scene {
        let mut scene = self.0.scene(&v.inner);
        if self.1 == Fault::Picture && v.leak > 0 {
            scene.title = Msg::new("mi-cell-number").int("n", v.leak as i64);
        }
        scene
    }

    fn notation(&self, v: &View, a: &Action) -> String {
        self.0.notation(&v.inner, a)
    }

    fn tell(&self, e: &Event) -> Msg {
        self.0.tell(e)
    }

    fn figures(&self, v: &View) -> Vec<Figure> {
        if self.1 == Fault::Slow {
            GATE.pass();
        }
        self.0.figures(&v.inner)
    }
}

impl Advice for Twin {
    fn bot(&self, level: &str) -> Option<Box<dyn Bot<Self>>> {
        (level == "brooder").then(|| Box::new(Brooder::default()) as Box<dyn Bot<Self>>)
    }

    fn ask(&self, v: &View, q: &Query) -> Answer {
        self.0.ask(&v.inner, q)
    }

    fn queries(&self, v: &View) -> Vec<Query> {
        self.0.queries(&v.inner)
    }

    fn ask_in_general(&self, q: &Query) -> Answer {
        self.0.ask_in_general(q)
    }
}

impl Imagine for Twin {
    fn imagine(&self, v: &View, rng: &mut Rng) -> Position {
        self.0.imagine(&v.inner, rng)
    }
}
