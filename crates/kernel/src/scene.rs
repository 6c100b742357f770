//! How a view looks: drawn by a client that knows no game.

use crate::text::Msg;
use serde::{Deserialize, Serialize};

/// Pieces of one kind and owner in one space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// The viewer's own id of it.
    pub id: String,
    /// Where it stands.
    pub space: String,
    /// What it is: key of its symbol and of its name.
    pub kind: String,
    /// Whose it is: a seat's id, or empty.
    pub owner: String,
    /// How many.
    pub count: u32,
    /// Words beside it (cargo, range left, moved).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Msg>,
}

/// The state of a space itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SpaceState {
    /// Which space.
    pub space: String,
    /// Key of its name.
    pub name: String,
    /// Whose it is: a seat's id, or empty.
    pub owner: String,
    /// Its value, where it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// Words about it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Msg>,
}

/// A table beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Panel {
    /// Id.
    pub id: String,
    /// Its title.
    pub title: Msg,
    /// Heads of the columns.
    pub heads: Vec<Msg>,
    /// Rows of cells.
    pub rows: Vec<Vec<Msg>>,
}

/// A whole picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scene {
    /// Where we are in the game.
    pub title: Msg,
    /// The board it stands on.
    pub board: String,
    /// Spaces.
    pub spaces: Vec<SpaceState>,
    /// Pieces.
    pub pieces: Vec<Piece>,
    /// Tables beside the board.
    pub panels: Vec<Panel>,
}
