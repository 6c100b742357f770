//! The question a seat must answer now.

use crate::{rule::RuleId, seat::Seat, text::Msg};
use serde::{Deserialize, Serialize};

/// How a player points at a choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Gesture {
    /// A button.
    Button,
    /// A piece (or a stack of like pieces) taken from one space to another.
    Move {
        /// Scene id of the piece.
        piece: String,
        /// Space it leaves.
        from: String,
        /// Space it goes to.
        to: String,
    },
    /// Something put into a space.
    Place {
        /// What.
        piece: String,
        /// Where.
        to: String,
    },
    /// A piece pointed at where it stands.
    Pick {
        /// Scene id of the piece.
        piece: String,
        /// Where it stands.
        at: String,
    },
}

/// One legal action as the player sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// How to point at it.
    pub gesture: Gesture,
    /// What it says.
    pub label: Msg,
    /// Cost in the game's own currency, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<i32>,
    /// Something the player should know first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warning: Option<Msg>,
}

/// The question a seat must answer now: one choice per legal action, in the same order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prompt {
    /// Who is asked.
    pub seat: Seat,
    /// What to do.
    pub text: Msg,
    /// The rule behind the question.
    pub rule: RuleId,
    /// The choices.
    pub choices: Vec<Choice>,
}
