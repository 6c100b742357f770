//! Supply lines (2.2.3.2): one definition for oil, land combat and the lifeline to Brisbane (FS-365).

use crate::{
    board::Board,
    position::Position,
    types::{Side, Space, SpaceSet},
};

/// All hexes that a supply line of the side reaches from these sources.
pub fn reach(_b: &Board, _p: &Position, _side: Side, _sources: &[Space]) -> SpaceSet {
    SpaceSet::default()
}

/// The sources of a side: national bases it still controls (FS-366).
pub fn sources(_b: &Board, _p: &Position, _side: Side) -> Vec<Space> {
    Vec::new()
}
