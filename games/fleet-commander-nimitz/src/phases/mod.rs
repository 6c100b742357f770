//! The steps of a campaign turn, one file per chapter of the rulebook. Listing and checking stand on the same functions.

pub mod after;
pub mod battles;
pub mod bombing;
pub mod holding;
pub mod movement;
pub mod orders;
pub mod resupply;
pub mod scouting;
pub mod turn;

use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Phase, Position},
    rule,
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// Is it legal now?
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    match p.phase {
        Phase::Resupply => resupply::check(b, p, a),
        Phase::Scouting | Phase::ScoutedOrders => scouting::check(b, p, a),
        Phase::Movement => movement::check(b, p, a),
        Phase::Bombing => bombing::check(b, p, a),
        Phase::Orders => orders::check(b, p, a),
        Phase::Battles => battles::check(b, p, a),
        Phase::Repairs => after::check(b, p, a),
        Phase::Over => Err(Refusal::new(rule::FN_047, "refuse-over")),
    }
}

/// All legal actions, in no order.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    match p.phase {
        Phase::Resupply => resupply::list(b, p, out),
        Phase::Scouting | Phase::ScoutedOrders => scouting::list(b, p, out),
        Phase::Movement => movement::list(b, p, out),
        Phase::Bombing => bombing::list(b, p, out),
        Phase::Orders => orders::list(b, p, out),
        Phase::Battles => battles::list(b, p, out),
        Phase::Repairs => after::list(b, p, out),
        Phase::Over => {}
    }
}

/// Carries it out, and everything that needs nobody.
pub fn apply(b: &Board, p: &mut Position, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    match p.phase {
        Phase::Resupply => resupply::apply(b, p, a, log),
        Phase::Scouting | Phase::ScoutedOrders => scouting::apply(b, p, a, dice, log),
        Phase::Movement => movement::apply(b, p, a, log),
        Phase::Bombing => bombing::apply(b, p, a, dice, log),
        Phase::Orders => orders::apply(b, p, a, dice, log),
        Phase::Battles => battles::apply(b, p, a, dice, log),
        Phase::Repairs => after::apply(b, p, a, log),
        Phase::Over => {}
    }
    // When the last battle is fought the rest of the turn runs by itself.
    if p.phase == Phase::Battles && p.battle.is_none() && battles::waiting(b, p).is_empty() {
        after::begin(b, p, dice, log);
    }
}
