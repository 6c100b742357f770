//! Replacement markers (7.4).

use crate::{action::Action, board::Board, event::Event, position::Position, types::Side};
use ironbottom_kernel::{Log, Refusal};

/// FS-115 to FS-120: every restoration that is possible now for a side.
pub fn list(_b: &Board, _p: &Position, _side: Side, _out: &mut Vec<Action>) {}

/// May this marker restore this unit?
pub fn check(_b: &Board, _p: &Position, _side: Side, _a: &Action) -> Result<(), Refusal> {
    Ok(())
}

/// Does it.
pub fn apply(_b: &Board, _p: &mut Position, _a: &Action, _log: &mut Log<Event>) {}
