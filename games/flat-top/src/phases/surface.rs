//! 19: surface combat, pursuit and shelling.

use crate::{action::Action, board::Board, event::Event, phases::not_now, position::Position, types::Side};
use ironbottom_kernel::{Dice, Log, Refusal, ToAct};

/// The air part of the hex is over: is there something to fight on the surface? False: nothing, the fight is over.
pub fn begin(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) -> bool {
    false
}

/// Goes on from the step of the battle until somebody must be asked; false: the fight is over. Called after the step Losses too, when the
/// step it came from is one of this chapter ([`crate::battle::BattleStep::Seek`] or later).
pub fn proceed(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) -> bool {
    false
}

/// Who is asked.
pub fn to_act(p: &Position) -> ToAct {
    ToAct::One(p.battle.as_ref().map_or(Side::Allies, |f| f.attacker).seat())
}

/// Is it legal?
pub fn check(_b: &Board, _p: &Position, _side: Side, _a: &Action) -> Result<(), Refusal> {
    Err(not_now())
}

/// What could be done?
pub fn list(_b: &Board, _p: &Position, _side: Side, _out: &mut Vec<Action>) {}

/// Carries it out; false: the fight is over.
pub fn apply(_b: &Board, _p: &mut Position, _side: Side, _a: &Action, _dice: &mut Dice, _log: &mut Log<Event>) -> bool {
    false
}
