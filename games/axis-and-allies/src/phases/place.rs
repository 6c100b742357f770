//! Phase 5.
use crate::{action::Action, board::Board, event::Event, position::Position};
use ironbottom_kernel::{Log, Refusal};

/// Enters phase 5.
pub fn begin(_b: &Board, _p: &mut Position, _log: &mut Log<Event>) {}
/// Lists phase 5.
pub fn list(_b: &Board, _p: &Position, _out: &mut Vec<Action>) {}
/// Checks phase 5.
pub fn check(_b: &Board, _p: &Position, _a: &Action) -> Result<(), Refusal> {
    Err(Refusal::new(4, "refuse-phase"))
}
/// Carries out an action of phase 5; `Done` collects income and ends the turn.
pub fn apply(_b: &Board, _p: &mut Position, _a: &Action, _log: &mut Log<Event>) {}
