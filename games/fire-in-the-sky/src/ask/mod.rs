//! Questions to the rules that change nothing.

use crate::{board::Board, position::Position};
use ironbottom_kernel::ask::{Answer, Query};

/// The questions of the game by name.
pub const NAMES: [&str; 0] = [];

/// The answer.
pub fn ask(_b: &Board, _p: &Position, q: &Query) -> Answer {
    Answer::unknown(q)
}

/// Questions a client may offer.
pub const fn queries(_b: &Board, _p: &Position) -> Vec<Query> {
    Vec::new()
}
