//! Phase 2.
use crate::{action::Action, board::Board, event::Event, position::Position};
use ironbottom_kernel::{Dice, Log, Refusal};

/// Enters phase 2.
pub fn begin(_b: &Board, _p: &mut Position, _log: &mut Log<Event>) {}
/// Lists phase 2.
pub fn list(_b: &Board, _p: &Position, _out: &mut Vec<Action>) {}
/// Checks phase 2.
pub fn check(_b: &Board, _p: &Position, _a: &Action) -> Result<(), Refusal> {
    Err(Refusal::new(4, "refuse-phase"))
}
/// Carries out an action of phase 2; `Done` begins combat.
pub fn apply(_b: &Board, _p: &mut Position, _a: &Action, _dice: &mut Dice, _log: &mut Log<Event>) {}
