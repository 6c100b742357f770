//! The limited pool of counters (2.1): what steps need of air counters, and arrivals for which there is none.

use crate::{board::Board, position::Position, types::Nation};

/// FS-001, FS-006: do the air counters of the nation suffice for the steps as they lie, with so many steps more in a place of their own?
pub fn room_for(_b: &Board, _p: &Position, _nation: Nation, _more: u8) -> bool {
    true
}
