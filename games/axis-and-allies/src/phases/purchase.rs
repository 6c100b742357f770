//! Phase 1: weapons development (see develop.rs), then purchase.
use crate::{action::Action, board::Board, event::Event, position::Position};
use ironbottom_kernel::{Dice, Log, Refusal};

/// Lists phase 1.
pub fn list(_b: &Board, _p: &Position, _out: &mut Vec<Action>) {}
/// Checks phase 1.
pub fn check(_b: &Board, _p: &Position, _a: &Action) -> Result<(), Refusal> {
    Err(Refusal::new(4, "refuse-phase"))
}
/// Carries out an action of phase 1; `Done` begins combat movement.
pub fn apply(_b: &Board, _p: &mut Position, _a: &Action, _dice: &mut Dice, _log: &mut Log<Event>) {}
