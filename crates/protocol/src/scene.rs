//! A scene with its texts rendered.

use serde::{Deserialize, Serialize};

/// Words beside a piece or a space.
pub type WireNote = String;

/// Pieces of one kind and owner in one space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WirePiece {
    /// The viewer's own id of it.
    pub id: String,
    /// Where it stands.
    pub space: String,
    /// What it is.
    pub kind: String,
    /// Whose it is.
    pub owner: String,
    /// How many.
    pub count: u32,
    /// Words beside it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<WireNote>>", optional))]
    pub notes: Vec<WireNote>,
}

/// The state of a space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireSpace {
    /// Which.
    pub space: String,
    /// Key of its name.
    pub name: String,
    /// Whose it is.
    pub owner: String,
    /// Its value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub value: Option<i32>,
    /// Words about it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<WireNote>>", optional))]
    pub notes: Vec<WireNote>,
}

/// A table beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WirePanel {
    /// Id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Heads of the columns.
    pub heads: Vec<String>,
    /// Rows of cells.
    pub rows: Vec<Vec<String>>,
}

/// A whole picture.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireScene {
    /// Where we are in the game.
    pub title: String,
    /// The board it stands on.
    pub board: String,
    /// Spaces.
    pub spaces: Vec<WireSpace>,
    /// Pieces.
    pub pieces: Vec<WirePiece>,
    /// Tables beside the board.
    pub panels: Vec<WirePanel>,
}
