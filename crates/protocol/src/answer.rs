//! What the rules answer: refusals with their reasons, tried orders, odds, charts.

use crate::{Question, WireChoice};
use ironbottom_kernel::{ask::Mark, scene::CitedText};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Why something is not allowed.
pub type Reason = CitedText<String>;

/// Something was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refused {
    /// The client's number; none if the message could not be read.
    pub id: Option<u32>,
    /// For programs.
    pub code: Code,
    /// For people.
    pub reason: Reason,
    /// Which action of a batch, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub at: Option<usize>,
}

/// Kinds of refusal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The rules forbid it.
    Rule,
    /// The view it was decided on is not the view of now: look again.
    Stale,
    /// Not the reader's seat.
    NotYours,
    /// Not a message of ours.
    Unreadable,
    /// Too large.
    TooLarge,
    /// Too many at once.
    TooMany,
    /// The game is over.
    Over,
    /// Nothing can be taken back.
    Undo,
    /// Not possible now.
    NotNow,
    /// The table has stopped.
    Broken,
    /// The store could not keep it.
    Store,
}

/// Where a tried batch leads.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tried {
    /// The client's number.
    pub id: u32,
    /// How many of the actions could be tried.
    pub done: usize,
    /// The next one would roll a die or tell something.
    pub stopped: bool,
    /// After the actions, and before anything is taken, the seat is asked what it is asked now.
    pub same: bool,
    /// What becomes of each thing that is wanted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Taken>>", optional))]
    pub taken: Vec<Taken>,
    /// What would be asked next.
    pub question: Option<Question>,
}

/// Something wanted from a shelf of the question.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// Id of the item.
    pub item: String,
    /// So many at once, or as many of these as can be had; none: as the plainest choice has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub n: Option<u32>,
    /// In these words ([`WireChoice::ways`]) and no others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub ways: Option<Vec<String>>,
    /// In these words if they can be had, else in the plainest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub like: Option<Vec<String>>,
    /// By this very action; where it has words, else by another in the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub action: Option<Value>,
}

/// What becomes of a [`Wish`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Taken {
    /// All ways there are then to take the thing, the plainest first ...
    pub of: Vec<WireChoice>,
    /// ... and which of them it is; none: it cannot be had so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub choice: Option<usize>,
    /// Why it cannot be had, where the rules say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub why: Option<Reason>,
}

/// Where the hand could go, and what it would do there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Aim {
    /// The space.
    pub space: String,
    /// The actions.
    pub actions: Vec<Value>,
}

/// Chances of a battle at an [`Aim`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Weighed {
    /// The space.
    pub space: String,
    /// As they are, where one is already to be fought there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub before: Option<WireChances>,
    /// As they would be.
    pub after: WireChances,
}

/// A chart: one line per series, one value per round or turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Chart {
    /// Id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Labels along the bottom.
    pub steps: Vec<String>,
    /// Lines.
    pub series: Vec<Series>,
}

/// One line of a chart.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Series {
    /// Owner, for its colour.
    pub owner: String,
    /// Shown name.
    pub name: String,
    /// Values, one per step.
    pub values: Vec<f64>,
}

/// An answer of the rules.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WireAnswer {
    /// Spaces to mark.
    Marks(Vec<Mark<String>>),
    /// A table.
    Table {
        /// Heads of the columns.
        heads: Vec<String>,
        /// Rows of cells.
        rows: Vec<Vec<String>>,
    },
    /// Exact chances.
    Chances(WireChances),
    /// Actions to send as one batch.
    Batch(Vec<Value>),
    /// Not a question of this game.
    Refused(String),
}

/// Exact chances of a battle, as fractions of 1.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireChances {
    /// The attacker is left alone.
    pub attacker_wins: f64,
    /// The defender is left alone.
    pub defender_wins: f64,
    /// Nobody is left.
    pub none_left: f64,
    /// Mean number of attacking units left.
    pub attacker_units_left: f64,
    /// Mean number of defending units left.
    pub defender_units_left: f64,
    /// The attacker wins with a unit that can hold the ground.
    pub captures: f64,
    /// What the defender is expected to lose minus what the attacker is.
    pub value_swing: f64,
    /// Expected loss of the attacker.
    pub attacker_loss: f64,
    /// Expected loss of the defender.
    pub defender_loss: f64,
    /// What the attacker's success is called here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub goal: Option<String>,
    /// The chance of every number of units left: above 0 attackers, below 0 defenders.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<(i32, f64)>>", optional))]
    pub spread: Vec<(i32, f64)>,
    /// How far from the truth they may be, one time in twenty further; none: they are exact.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub margin: Option<f64>,
    /// How the figures come about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub how: Vec<Reason>,
}
