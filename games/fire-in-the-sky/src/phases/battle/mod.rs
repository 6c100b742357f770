//! Battles (12.3): one hex at a time, from the board's set-up to its administration. Each stage has a file.

use crate::types::Space;
use serde::{Deserialize, Serialize};

/// A battle under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Where.
    pub at: Space,
}
