//! What comes with the whole picture only: the options in force, and where pieces came from in this part of the turn.

use serde::{Deserialize, Serialize};

/// Pieces that went from one space to another in this part of the turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireTrail {
    /// Whose.
    pub owner: String,
    /// What.
    pub kind: String,
    /// Where they were.
    pub from: String,
    /// Where they are.
    pub to: String,
    /// How many.
    pub count: u32,
}

/// An option of the game as it is in force.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireOption {
    /// Id.
    pub id: String,
    /// Shown name.
    pub name: String,
    /// One sentence of help.
    pub help: String,
    /// The rule it belongs to.
    pub rule: Option<String>,
    /// What it is.
    pub value: String,
    /// The same for people.
    pub shown: String,
    /// What it may be, with what that is called; empty: a number.
    pub values: Vec<(String, String)>,
    /// Smallest and largest, where it is a number.
    #[cfg_attr(test, ts(type = "[number, number] | null"))]
    pub range: Option<(i64, i64)>,
    /// May it be changed in mid-game, if all agree?
    pub midgame: bool,
}
