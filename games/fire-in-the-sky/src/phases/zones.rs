//! Air zones of control (2.1.1.2): who has one where.

use crate::{
    board::Board,
    position::Position,
    types::{Side, Space, SpaceSet},
};

/// FS-009, FS-010, FS-011: the hexes in the air zones of a side.
pub fn of(_b: &Board, _p: &Position, _side: Side) -> SpaceSet {
    SpaceSet::default()
}

/// Has the side an air unit of its own in the hex that keeps a supply line open (FS-059, FS-061)?
pub fn covers(_b: &Board, _p: &Position, _side: Side, _s: Space) -> bool {
    false
}
