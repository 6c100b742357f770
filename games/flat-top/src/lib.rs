//! Flat Top: the rules and data of the game, at a glance.
//!
//! Two sides fight the carrier battles of 1942 hour by hour, and neither knows where the other is. What stands where is in [`position`]:
//! a public part and two forces, each with what its side knows. The hour has its steps in [`phases`], a fight its state in [`battle`];
//! decisions are in [`action`], what happens in [`event`], what is printed in [`board`]. A seat sees what [`view`] builds up for it.

pub mod action;
pub mod ask;
pub mod battle;
pub mod board;
mod bot;
pub mod catalog;
pub mod data;
pub mod event;
mod explain;
pub mod imagine;
pub mod lookups;
pub mod names;
pub mod notation;
pub mod odds;
pub mod phases;
pub mod plans;
pub mod position;
pub mod prompt;
pub mod routine;
pub mod rule;
pub mod scene;
pub mod settings;
mod spell;
pub mod stage;
pub mod types;
pub mod view;

pub use action::Action;
pub use event::Event;
pub use position::Position;
pub use stage::stage;
pub use view::View;

use board::Board;
use ironbottom_kernel::{
    About, Advice, Dice, Face, Imagine, Log, Msg, Options, Outcome, Refusal, Rng, Rules, RulesVersion, Seat, SeatSet,
    SetUpErrors, Spelled, ToAct, Variant, Viewer,
    ask::{Answer, Figure, Query},
    board::Stage,
    bot::Bot,
    pack::{Pack, PackProblems},
    prompt::Prompt,
    scene::{Fact, Scene},
};
use position::End;
use settings::Settings;
use types::{At, Side};

/// The game, built from its pack.
pub struct FlatTop {
    /// Map, aircraft, ships, charts, scenarios.
    pub board: Board,
    about: About,
}

ironbottom_kernel::built_in!(FlatTop);

impl FlatTop {
    /// From a pack; all its problems at once.
    pub fn new(pack: Pack) -> Result<Self, PackProblems> {
        let (board, mut about) = data::load(pack)?;
        catalog::add(&mut about.catalog);
        Ok(Self { board, about })
    }
}

impl Rules for FlatTop {
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about(&self) -> &About {
        &self.about
    }

    fn set_up(&self, version: RulesVersion, scenario: &str, options: &Options, dice: &mut Dice) -> Result<Position, SetUpErrors> {
        let i = self.about.info.check_set_up(scenario, options)?;
        Ok(phases::set_up::open(&self.board, Settings::new(&self.about.info, options, version), i as u8, dice))
    }

    fn to_act(&self, p: &Position) -> ToAct {
        match p.public.end {
            Some(end) => ToAct::Over(self.outcome(p, end)),
            None => phases::to_act(p),
        }
    }

    fn actions(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        let (Some(side), None) = (Side::of(seat), p.public.end) else { return };
        let from = out.len();
        phases::list(&self.board, p, side, out);
        out[from..].sort_unstable();
        debug_assert_eq!(out[from..].windows(2).find(|w| w[0] == w[1]), None, "an action is listed twice");
    }

    fn orders(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        out.extend(action::Order::ALL.map(Action::Order).into_iter().filter(|a| self.check(p, seat, a).is_ok()));
    }

    fn check(&self, p: &Position, seat: Seat, a: &Action) -> Result<(), Refusal> {
        match Side::of(seat) {
            Some(side) if p.public.end.is_none() => phases::check(&self.board, p, side, a),
            _ => Err(phases::not_now()),
        }
    }

    fn apply(&self, p: &mut Position, seat: Seat, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
        if let Some(side) = Side::of(seat) {
            phases::apply(&self.board, p, side, a, dice, log);
        }
    }

    fn view(&self, p: &Position, viewer: Viewer) -> View {
        view::view(p, viewer)
    }

    fn round(&self, p: &Position) -> u32 {
        p.public.turn.into()
    }

    fn turn(&self, p: &Position) -> Option<Seat> {
        p.public.mover().map(Side::seat)
    }

    fn quiet(&self, p: &Position) -> bool {
        routine::quiet(p)
    }
}

impl Face for FlatTop {
    fn beside(&self, v: &View, order: &Action) -> bool {
        routine::beside(v, order)
    }

    fn prompt(&self, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
        prompt::prompt(&self.board, v, seat, legal)
    }

    fn figures(&self, v: &View) -> Vec<Figure> {
        let figure = |s: Side| Figure {
            chart: "points".to_owned(),
            owner: s.id().to_owned(),
            value: v.public.points[s.i()].into(),
            digits: 0,
        };
        Side::ALL.map(figure).to_vec()
    }

    fn stage(&self) -> Stage {
        // Our own board files are read in a test: it cannot fail here.
        stage::stage().unwrap_or_default()
    }

    fn scene(&self, v: &View) -> Scene {
        scene::scene(&self.board, v)
    }

    fn notation(&self, v: &View, a: &Action) -> String {
        notation::write(&self.board, v, a)
    }

    fn why_not(&self, v: &View, seat: Seat, a: &Action, to: &str) -> Option<Refusal> {
        explain::why_not(&self.board, v, seat, a, At::read(to)?)
    }

    fn read(&self, v: &View, seat: Seat, text: &str) -> Option<Result<Action, Refusal>> {
        // What stands in the way of a flight or a fleet says more than that it cannot get there.
        let refused = explain::explain(&self.board, v, seat, text).map(Err);
        refused.or_else(|| notation::read(&self.board, v, seat, text).map(Ok))
    }

    fn spell(&self, v: &View, seat: Seat, text: &str) -> Option<Result<Spelled<Action>, Refusal>> {
        spell::spell(&self.board, v, seat, text)
    }

    fn tell(&self, e: &Event) -> Msg {
        scene::tell(&self.board, e)
    }

    fn fact(&self, e: &Event) -> Option<Fact> {
        scene::fact(&self.board, e)
    }

    fn opens_turn(&self, e: &Event) -> bool {
        matches!(e, Event::Turn { .. })
    }
}

impl Advice for FlatTop {
    fn routine(&self, v: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        routine::answer(&self.board, v, Side::of(seat)?, legal)
    }

    fn ask(&self, v: &View, q: &Query) -> Answer {
        ask::ask(&self.board, v, q)
    }

    fn queries(&self, v: &View) -> Vec<Query> {
        ask::queries(&self.board, v)
    }

    fn ask_in_general(&self, q: &Query) -> Answer {
        ask::in_general(&self.board, q)
    }

    fn bot(&self, level: &str) -> Option<Box<dyn Bot<Self>>> {
        bot::new(level)
    }
}

impl Imagine for FlatTop {
    fn imagine(&self, v: &View, rng: &mut Rng) -> Position {
        imagine::imagine(&self.board, v, rng)
    }

    fn disguise(&self, p: &Position, viewer: Viewer, rng: &mut Rng) -> Position {
        imagine::disguise(&self.board, p, |side| viewer.sees(side.only()), rng)
    }

    fn variants(&self, p: &Position, viewer: Viewer, rng: &mut Rng) -> Vec<Variant<Self>> {
        imagine::variants(p, |side| viewer.sees(side.only()), rng)
    }
}

impl FlatTop {
    fn outcome(&self, p: &Position, end: End) -> Outcome {
        let winner = phases::after::winner(&self.board, p.public.points, end);
        let [a, j] = p.public.points;
        let id = match (end, winner) {
            (End::Margin(_), _) => "outcome-margin",
            (End::Time, Some(_)) => "outcome-points",
            (End::Time, None) => "outcome-draw",
        };
        let reason = Msg::new(id).int("allies", a).int("japan", j);
        Outcome { winner: winner.map(|s| s.id().to_owned()), reason, honours: SeatSet::NONE }
    }
}
