//! Phase 4.
use crate::{action::Action, board::Board, event::Event, position::Position};
use ironbottom_kernel::{Log, Refusal};

/// Enters phase 4.
pub fn begin(_b: &Board, _p: &mut Position, _log: &mut Log<Event>) {}
/// Lists phase 4.
pub fn list(_b: &Board, _p: &Position, _out: &mut Vec<Action>) {}
/// Checks phase 4.
pub fn check(_b: &Board, _p: &Position, _a: &Action) -> Result<(), Refusal> {
    Err(Refusal::new(4, "refuse-phase"))
}
/// Carries out an action of phase 4; `Done` begins placement.
pub fn apply(_b: &Board, _p: &mut Position, _a: &Action, _log: &mut Log<Event>) {}
