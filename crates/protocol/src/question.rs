//! What a seat is asked, and all it may answer.

use ironbottom_kernel::prompt::{Gesture, Shelf};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A question to a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Question {
    /// Which seat.
    pub seat: String,
    /// What to do.
    pub text: String,
    /// The rule behind it.
    pub rule: String,
    /// The piece it is about.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub piece: String,
    /// One per legal action.
    pub choices: Vec<WireChoice>,
    /// What can be taken that is not on the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub shelves: Vec<Shelf<String>>,
}

/// One legal action as the player sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireChoice {
    /// How to point at it.
    pub gesture: Gesture,
    /// What it says.
    pub label: String,
    /// Its typed form.
    pub notation: String,
    /// Its kind.
    pub kind: String,
    /// Cost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub cost: Option<i32>,
    /// Something to know first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub warning: Option<String>,
    /// What tells it from other ways to take the same thing, a word for each respect.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub ways: Vec<String>,
    /// What the dice can do with it, exactly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub odds: Option<String>,
    /// So many of the stack that is moved can still act; none: all of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub most: Option<u32>,
    /// The space that a button speaks of.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub space: String,
    /// The kind of piece that a button speaks of.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub picture: String,
    /// Its value, to be sent back.
    pub action: Value,
}

/// A standing order that may be given.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireOrder {
    /// For which seat.
    pub seat: String,
    /// What it says.
    pub label: String,
    /// Its typed form.
    pub notation: String,
    /// Its kind.
    pub kind: String,
    /// Its value.
    pub action: Value,
    /// It stands beside the answers to the question.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub beside: bool,
}
