//! A scene with its texts rendered.

use crate::Reason;
use ironbottom_kernel::scene::Stand;
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
    /// Key of its own name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub name: String,
    /// It is damaged.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub hurt: bool,
    /// Words beside it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<WireNote>>", optional))]
    pub notes: Vec<WireNote>,
    /// All of them have done what they may do in this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub acted: bool,
    /// Its values are reconstructed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub made: bool,
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

/// A step of a turn or of a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireStep {
    /// Its name.
    pub name: String,
    /// How far it has come.
    pub stand: Stand,
}

/// Like units on a battle board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireBattleUnit {
    /// Id of the piece they are; empty where they are none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub piece: String,
    /// What they are.
    pub kind: String,
    /// Whose they are.
    pub owner: String,
    /// How many.
    pub count: u32,
    /// Dice each of them rolls in a cycle.
    pub dice: u32,
    /// A word on them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub tag: Option<String>,
}

/// Units of one side that hit with the same number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireColumn {
    /// The number.
    pub value: u32,
    /// What it means.
    pub head: String,
    /// Who stands in it.
    pub units: Vec<WireBattleUnit>,
}

/// One side of a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireBattleSide {
    /// Seats that fight on it.
    pub owners: Vec<String>,
    /// What it does here.
    pub role: String,
    /// Its units, by what they hit with.
    pub columns: Vec<WireColumn>,
    /// Units that are hit, will fire once more and then go.
    pub behind: Vec<WireBattleUnit>,
    /// Hits it still has to take.
    pub to_take: u32,
}

/// A battle that is being fought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireBattle {
    /// Where.
    pub space: String,
    /// Its name.
    pub title: String,
    /// Who attacks whom.
    pub sub: String,
    /// Its cycle, from 1.
    pub cycle: u32,
    /// The steps of a cycle.
    pub steps: Vec<WireStep>,
    /// The sides, the attacker first.
    pub sides: Vec<WireBattleSide>,
    /// What is to be known now.
    pub notes: Vec<Reason>,
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
    /// The steps of the turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<WireStep>>", optional))]
    pub steps: Vec<WireStep>,
    /// Short figures of whoever's turn it is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub figures: Vec<String>,
    /// The battle that is being fought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub battle: Option<WireBattle>,
}
