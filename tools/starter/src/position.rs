//! The whole truth of a game in progress, as plain data.

use crate::data::Settings;
use ironbottom_kernel::{Seat, area::Space};
use serde::{Deserialize, Serialize};

/// What all may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    pub settings: Settings,
    pub round: u8,
    /// Whose turn it is, and how many blocks it has marched.
    pub turn: Seat,
    pub steps: u8,
    /// Who holds each space.
    pub holder: Vec<Option<Seat>>,
}

/// The truth: what is open, and the blocks of each side in each space (ST-001).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    #[serde(flatten)]
    pub open: Open,
    pub blocks: [Vec<u8>; 2],
}

impl Open {
    /// Does this side hold the space?
    pub fn holds(&self, side: Seat, space: Space) -> bool {
        self.holder.get(space.i()) == Some(&Some(side))
    }

    /// How many spaces a side holds.
    pub fn held(&self, side: Seat) -> i64 {
        self.holder.iter().filter(|h| **h == Some(side)).count() as i64
    }
}
