//! A scene with its texts rendered.

use crate::Reason;
use ironbottom_kernel::scene::{Age, Doing, Look, PanelKind, Stand};
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
    /// How old the news of it is.
    #[serde(default, skip_serializing_if = "is_now")]
    #[cfg_attr(test, ts(as = "Option<Age>", optional))]
    pub age: Age,
    /// Short lines under it on the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub caption: Vec<String>,
}

fn is_now(age: &Age) -> bool {
    *age == Age::Now
}

/// Spaces that belong together for a while.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireArea {
    /// The viewer's own id of it.
    pub id: String,
    /// How it is drawn.
    pub look: Look,
    /// Whose colour.
    pub owner: String,
    /// Its spaces.
    pub spaces: Vec<String>,
    /// What it is.
    pub label: String,
    /// Id of the piece that brings it up; empty: it is always drawn.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub piece: String,
}

/// A stretch of a row of the calendar.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireBar {
    /// First column.
    pub from: u32,
    /// The column after the last.
    pub to: u32,
    /// What they do in it.
    pub doing: Doing,
    /// In words.
    pub label: String,
    /// Words at its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub end: Option<String>,
}

/// Like units and what they do in time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireRow {
    /// The viewer's own id of it.
    pub id: String,
    /// What they are.
    pub kind: String,
    /// Whose they are.
    pub owner: String,
    /// Their name and number.
    pub name: String,
    /// Where they belong.
    pub sub: String,
    /// Id of the piece they are in; empty: none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub piece: String,
    /// What they do.
    pub bars: Vec<WireBar>,
}

/// A calendar docked under the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireStrip {
    /// Its title.
    pub title: String,
    /// Heads of the columns.
    pub heads: Vec<String>,
    /// The column of now.
    pub now: u32,
    /// The rows.
    pub rows: Vec<WireRow>,
}

/// What a viewer was told of something it may not see any longer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireReport {
    /// Id of the piece that stands for it; empty: none.
    pub piece: String,
    /// Where it was.
    pub space: String,
    /// What it is.
    pub kind: String,
    /// Whose it is.
    pub owner: String,
    /// How old the news is.
    pub age: Age,
    /// What was told, in few words.
    pub title: String,
    /// What else was told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub lines: Vec<String>,
    /// When.
    pub when: String,
    /// How fresh, of six.
    pub fresh: u8,
    /// Where it may be by now, and by whom it was seen.
    pub place: String,
}

/// A length of a gauge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireSpan {
    /// How long.
    pub n: u32,
    /// `now`, `then` or `spare`.
    pub tone: String,
    /// What it is.
    pub label: String,
}

/// Whether something suffices, for a piece in hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireGauge {
    /// Id of the piece.
    pub piece: String,
    /// The question.
    pub title: String,
    /// The rule behind it.
    pub rule: String,
    /// The lengths.
    pub spans: Vec<WireSpan>,
    /// The answer in words.
    pub text: String,
    /// The answer is no, or nearly.
    pub bad: bool,
    /// What else to think of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Reason>>", optional))]
    pub notes: Vec<Reason>,
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
    /// What it is.
    pub kind: PanelKind,
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
    /// Spaces drawn together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<WireArea>>", optional))]
    pub areas: Vec<WireArea>,
    /// The calendar under the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub strip: Option<WireStrip>,
    /// What was told of the other side, newest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<WireReport>>", optional))]
    pub reports: Vec<WireReport>,
    /// Whether something suffices, for pieces in hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<WireGauge>>", optional))]
    pub gauges: Vec<WireGauge>,
}
