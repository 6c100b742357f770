//! Axis & Allies, 2nd edition: the rules and data of the game, at a glance.
//!
//! A turn has six phases (AA-004); each has its file in [`phases`]. What stands where is in [`position`], the decisions are in
//! [`action`], what never changes is in [`board`]. There are no secrets in this game: every viewer sees everything.

pub mod action;
pub mod ask;
pub mod board;
pub mod bot;
pub mod catalog;
pub mod data;
pub mod event;
pub mod figures;
pub mod names;
pub mod notation;
pub mod odds;
pub mod phases;
pub mod position;
pub mod prompt;
pub mod rule;
pub mod scene;
pub mod settings;
pub mod stage;
pub mod types;
pub mod units;
pub mod view;

pub use action::Action;
pub use event::Event;
pub use position::{Phase, Position};
pub use types::{Kind, Power};
pub use view::View;

use board::Board;
use ironbottom_kernel::{
    About, Advice, Dice, Face, Imagine, Log, Msg, Options, Outcome, Refusal, Rng, Rules, RulesVersion, Seat, SeatSet,
    SetUpErrors, Spelled, ToAct, Viewer,
    ask::{Answer, Figure, Query},
    board::{BoardError, Stage},
    bot::Bot,
    pack::{Pack, PackProblems},
    prompt::Prompt,
    scene::{Fact, Scene},
};
use position::{BoardingOrder, End, LossOrder, Standing, SubOrder};

/// The game, built from its pack.
pub struct AxisAndAllies {
    /// Board and charts.
    pub board: Board,
    about: About,
    livery: data::Livery,
}

ironbottom_kernel::built_in!(AxisAndAllies);

/// The board, the colours of the powers and the symbols of the pieces.
pub fn stage() -> Result<Stage, BoardError> {
    let game = AxisAndAllies::built_in().map_err(|e| BoardError(e.to_string()))?;
    stage::stage(&game.livery)
}

impl AxisAndAllies {
    /// From a pack; all its problems at once.
    pub fn new(pack: Pack) -> Result<Self, PackProblems> {
        let (board, mut about, livery) = data::load(pack)?;
        catalog::add(&mut about.catalog);
        Ok(Self { board, about, livery })
    }

    /// One source of legality: whether a seat may do this now.
    fn legal(&self, p: &Position, seat: Seat, a: &Action) -> Result<(), Refusal> {
        let b = &self.board;
        let Some(power) = Power::of_seat(seat) else {
            return Err(Refusal::new(rule::AA_268, "refuse-no-such-seat"));
        };
        if p.phase == Phase::Over {
            return Err(Refusal::new(rule::AA_256, "refuse-game-over"));
        }
        if let Some(changed) = reordered(&p.standing[power.i()], a) {
            return if changed == p.standing[power.i()] { Err(Refusal::new(rule::AA_268, "refuse-same-order")) } else { Ok(()) };
        }
        if p.phase != Phase::Combat && p.boarding.is_none() && power != p.power {
            // AA-268: only the active power moves, buys, places and collects.
            return Err(Refusal::because(
                rule::AA_268,
                Msg::new("refuse-not-your-turn").name("power", format!("power.{}", p.power.id())),
            ));
        }
        if let Some(boarding) = &p.boarding {
            return phases::transport::check_boarding(boarding, power, a);
        }
        match p.phase {
            Phase::Bid => phases::bid::check(p, a),
            Phase::BidUnits => phases::bid::check_units(b, p, a),
            Phase::Purchase => phases::purchase::check(b, p, a),
            Phase::CombatMove => phases::combat_move::check(b, p, a),
            Phase::Combat => phases::combat::check(b, p, power, a),
            Phase::NonCombatMove => phases::noncombat::check(b, p, a),
            Phase::Place => phases::place::check(b, p, a),
            Phase::Over => Err(Refusal::new(rule::AA_256, "refuse-game-over")),
        }
    }
}

/// The standing orders after this action, if it is one.
fn reordered(s: &Standing, a: &Action) -> Option<Standing> {
    match *a {
        Action::OrderLosses(losses) => Some(Standing { losses, ..*s }),
        Action::OrderSubs(subs) => Some(Standing { subs, ..*s }),
        Action::OrderBoarding(boarding) => Some(Standing { boarding, ..*s }),
        _ => None,
    }
}

impl Rules for AxisAndAllies {
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn about(&self) -> &About {
        &self.about
    }

    fn set_up(
        &self,
        version: RulesVersion,
        scenario: &str,
        options: &Options,
        _dice: &mut Dice,
    ) -> Result<Position, SetUpErrors> {
        phases::turn::set_up(&self.board, &self.about.info, version, scenario, options)
    }

    /// Only where a power begins its turn: a move or a battle is finished by the rules it was begun with.
    fn amend(&self, p: &mut Position, options: &Options) -> Result<(), Msg> {
        if p.phase != Phase::Purchase || p.turn.bought_any || p.turn.researched {
            return Err(Msg::new("amend-begin-of-turn"));
        }
        p.rules = settings::Settings::new(&self.about.info, options, p.rules.version);
        Ok(())
    }

    fn to_act(&self, p: &Position) -> ToAct {
        if let Some(end) = p.outcome {
            return ToAct::Over(outcome(&self.board, p, end));
        }
        if let Some(boarding) = &p.boarding {
            return ToAct::Together(SeatSet::one(boarding.owner.seat()));
        }
        match p.phase {
            Phase::Combat => phases::combat::to_act(&self.board, p),
            Phase::Bid => ToAct::One(Power::Germany.seat()),
            _ => ToAct::One(p.power.seat()),
        }
    }

    fn actions(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        let b = &self.board;
        let Some(power) = Power::of_seat(seat).filter(|_| p.outcome.is_none()) else { return };
        let from = out.len();
        if let Some(boarding) = &p.boarding {
            if boarding.owner == power {
                out.extend([false, true].map(|allow| Action::AllowBoarding { allow }));
            }
            return;
        }
        match p.phase {
            Phase::Combat => phases::combat::list(b, p, power, out),
            Phase::Bid if power == Power::Germany => phases::bid::list(p, out),
            _ if power != p.power => {}
            Phase::BidUnits => phases::bid::list_units(b, p, out),
            Phase::Purchase => phases::purchase::list(b, p, out),
            Phase::CombatMove => phases::combat_move::list(b, p, out),
            Phase::NonCombatMove => phases::noncombat::list(b, p, out),
            Phase::Place => phases::place::list(b, p, out),
            Phase::Bid | Phase::Over => {}
        }
        out[from..].sort_unstable();
        debug_assert!(out[from..].windows(2).all(|w| w[0] < w[1]), "an action is listed twice");
    }

    fn orders(&self, p: &Position, seat: Seat, out: &mut Vec<Action>) {
        let Some(power) = Power::of_seat(seat).filter(|_| p.outcome.is_none()) else { return };
        let s = &p.standing[power.i()];
        let all = LossOrder::ALL.map(Action::OrderLosses).into_iter();
        let all = all.chain([SubOrder::Ask, SubOrder::Stay, SubOrder::Leave].map(Action::OrderSubs));
        let all = all.chain([BoardingOrder::Ask, BoardingOrder::Allow, BoardingOrder::Refuse].map(Action::OrderBoarding));
        out.extend(all.filter(|a| reordered(s, a).is_some_and(|n| n != *s)));
    }

    fn check(&self, p: &Position, seat: Seat, a: &Action) -> Result<(), Refusal> {
        self.legal(p, seat, a)
    }

    fn apply(&self, p: &mut Position, seat: Seat, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
        let b = &self.board;
        let Some(power) = Power::of_seat(seat) else { return };
        if let Some(changed) = reordered(&p.standing[power.i()], a) {
            p.standing[power.i()] = changed;
            return;
        }
        if p.boarding.is_some() {
            phases::transport::answer_boarding(p, a, log);
            return;
        }
        match p.phase {
            Phase::Bid => phases::bid::divide(b, p, a, log),
            Phase::BidUnits => phases::bid::apply_units(b, p, a, log),
            Phase::Purchase => phases::purchase::apply(b, p, a, dice, log),
            Phase::CombatMove => phases::combat_move::apply(b, p, a, dice, log),
            Phase::Combat => phases::combat::apply(b, p, power, a, dice, log),
            Phase::NonCombatMove => phases::noncombat::apply(b, p, a, log),
            Phase::Place => phases::place::apply(b, p, a, log),
            Phase::Over => {}
        }
    }

    fn view(&self, p: &Position, viewer: Viewer) -> View {
        View::new(p, viewer)
    }

    fn round(&self, p: &Position) -> u32 {
        u32::from(p.round)
    }

    fn turn(&self, p: &Position) -> Option<Seat> {
        Some(p.power.seat())
    }
}

impl Face for AxisAndAllies {
    fn prompt(&self, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
        prompt::prompt(&self.board, v, seat, legal)
    }

    fn figures(&self, v: &View) -> Vec<Figure> {
        figures::figures(&self.board, &v.position)
    }

    fn stage(&self) -> Stage {
        // Our own board file is read in a test: it cannot fail here.
        stage::stage(&self.livery).unwrap_or_default()
    }

    fn scene(&self, v: &View) -> Scene {
        scene::scene(&self.board, v)
    }

    fn notation(&self, v: &View, a: &Action) -> String {
        notation::write(&self.board, v, a)
    }

    fn why_not(&self, v: &View, seat: Seat, a: &Action, to: &str) -> Option<Refusal> {
        notation::why_not(self, v, seat, a, to)
    }

    fn read(&self, v: &View, seat: Seat, text: &str) -> Option<Result<Action, Refusal>> {
        notation::read(self, v, seat, text)
    }

    fn spell(&self, v: &View, seat: Seat, text: &str) -> Option<Result<Spelled<Action>, Refusal>> {
        notation::spell(self, v, seat, text)
    }

    fn tell(&self, e: &Event) -> Msg {
        scene::tell(&self.board, e)
    }

    fn fact(&self, e: &Event) -> Option<Fact> {
        scene::fact(&self.board, e)
    }

    fn opens_turn(&self, e: &Event) -> bool {
        matches!(e, Event::TurnBegan { .. })
    }
}

impl Advice for AxisAndAllies {
    fn ask(&self, v: &View, q: &Query) -> Answer {
        ask::ask(&self.board, Some(v), q)
    }

    fn ask_in_general(&self, q: &Query) -> Answer {
        ask::ask(&self.board, None, q)
    }

    fn queries(&self, v: &View) -> Vec<Query> {
        ask::queries(&self.board, v)
    }

    fn bot(&self, level: &str) -> Option<Box<dyn Bot<Self>>> {
        bot::new(level)
    }
}

impl Imagine for AxisAndAllies {
    /// Nothing is hidden: what is seen is the truth.
    fn imagine(&self, v: &View, _rng: &mut Rng) -> Position {
        v.position.clone()
    }
}

/// How it ended, for everybody.
fn outcome(b: &Board, p: &Position, end: End) -> Outcome {
    phases::income::outcome(b, p, end)
}
