//! Victory points and the end of the game (16).

use crate::{board::Board, event::Event, position::Position};
use ironbottom_kernel::Log;

/// FS-301, FS-302, FS-424: the deductions at the start of a turn.
pub fn start_of_turn(_b: &Board, _p: &mut Position, _log: &mut Log<Event>) {}

/// FS-306: the end of the last turn, or of the turn the table stops at.
pub fn end_of_turn(_b: &Board, _p: &mut Position, _log: &mut Log<Event>) {}
