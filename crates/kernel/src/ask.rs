//! Questions to the rules that change nothing: overlays, odds, forecasts, planners.

use crate::{scene::Ground, text::Msg};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A question: its name and its words.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Query {
    /// Which question.
    pub name: String,
    /// Its words.
    #[serde(default)]
    pub args: BTreeMap<String, String>,
}

impl Query {
    /// A question without words.
    pub fn new(name: &str) -> Self {
        Self { name: name.to_owned(), args: BTreeMap::new() }
    }

    /// With one word more.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Into<String>) -> Self {
        self.args.insert(key.to_owned(), value.into());
        self
    }

    /// A word, or nothing.
    pub fn arg(&self, key: &str) -> &str {
        self.args.get(key).map_or("", String::as_str)
    }
}

/// A space marked on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark {
    /// Which space.
    pub space: String,
    /// Words beside it.
    pub label: Msg,
    /// `good`, `bad` or `plain`.
    pub tone: String,
}

/// Chances of a battle, as fractions of 1: exact, unless they have a margin.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Chances {
    /// The attacker is left alone.
    pub attacker_wins: f64,
    /// The defender is left alone.
    pub defender_wins: f64,
    /// Nobody is left.
    pub none_left: f64,
    /// Mean number of attacking units left, over all outcomes.
    pub attacker_units_left: f64,
    /// Mean number of defending units left, over all outcomes.
    pub defender_units_left: f64,
    /// The attacker wins with a unit that can hold the ground.
    pub captures: f64,
    /// What the defender is expected to lose minus what the attacker is, in the game's currency.
    pub value_swing: f64,
    /// Expected loss of the attacker.
    pub attacker_loss: f64,
    /// Expected loss of the defender.
    pub defender_loss: f64,
    /// What the attacker's success is called here (to take the ground, to clear the sea), where the game has a word for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Msg>,
    /// What the two sides are called, where "attacker" and "defender" would be wrong or say less.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<Box<[Msg; 2]>>,
    /// The chance of every number of units left, lowest first: above 0 attackers left alone, below 0 defenders, 0 nobody. Empty where
    /// the game does not say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spread: Vec<(i32, f64)>,
    /// Chances found by trying are so far from the truth, one time in twenty further; none: they are exact.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<f64>,
    /// How the figures come about: what was taken for granted, line by line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub how: Vec<Ground>,
}

/// One figure of a chart: what an owner had of something at the end of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// Id of the chart: its title is the message `chart-` and this id.
    pub chart: String,
    /// Whose: a seat's or a side's id.
    pub owner: String,
    /// How much.
    pub value: i64,
    /// So many of its digits are behind the point.
    #[serde(default)]
    pub digits: u8,
}

/// What comes back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Spaces to mark.
    Marks(Vec<Mark>),
    /// A table: heads and rows.
    Table {
        /// Heads of the columns.
        heads: Vec<Msg>,
        /// Rows of cells.
        rows: Vec<Vec<Msg>>,
    },
    /// Exact chances.
    Chances(Chances),
    /// Actions to send as one batch.
    Batch(Vec<serde_json::Value>),
    /// The game does not know this question, or its words make no sense.
    Refused(Msg),
}
