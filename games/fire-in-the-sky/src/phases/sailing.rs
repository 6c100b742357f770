//! Ways over the sea, for operational movement, reaction and deployment: air zones, impassable sides, the two coasts of Malaya.

use crate::{
    board::Board,
    position::Position,
    types::{Sea, Side},
};

/// Where a unit can get to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ways {
    /// Hexes to each [`Sea`]; 255: not to be reached.
    pub hexes: Vec<u8>,
    /// The step before each, on a shortest way.
    pub before: Vec<Option<(Sea, bool)>>,
}

/// FS-143 to FS-146: all that can be reached in so many hexes under the zones of the enemy.
pub fn ways(_b: &Board, _p: &Position, _side: Side, _from: Sea, _allowance: u8) -> Ways {
    Ways::default()
}
