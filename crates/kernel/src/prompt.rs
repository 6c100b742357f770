//! The question a seat must answer now.

use crate::{
    render::{Render, Speaker, Text, parts},
    rule::RuleId,
    scene::CitedText,
    seat::Seat,
    text::Msg,
};
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
    /// A space pointed at: something is done there, and nothing is in the hand.
    Point {
        /// Where.
        at: String,
    },
    /// Something taken from a shelf of the prompt. Choices with the same `item` are ways to take the same thing.
    Take {
        /// Id of the item.
        item: String,
        /// Among the ways to take it the lowest is the one a player wants unless they say otherwise.
        rank: u32,
        /// How many of it are taken at once.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        #[cfg_attr(feature = "ts", ts(as = "Option<u32>", optional))]
        n: u32,
    },
}

const fn one() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over like this")]
const fn is_one(n: &u32) -> bool {
    *n == 1
}

parts! {
    /// A thing on a shelf, with what there is to know of it; also what cannot be had now.
    pub struct Item<T: Text = Msg> {
        /// What [`Gesture::Take`] names.
        pub id: String,
        /// Its picture: a kind of piece; empty where it has none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        pub kind: String,
        /// Its name.
        pub name: T,
        /// How many of it lie there.
        pub count: u32,
        /// What one of it costs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub price: Option<T>,
        /// What it is or does, and the rule that says so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub about: Option<CitedText<T>>,
    }

    /// Things to choose from that are not on the board: units for sale, plans, repairs. A client lets several be put together and sends
    /// them as one batch; what is left of the budget is the prompt's own text after a try.
    pub struct Shelf<T: Text = Msg> {
        /// Its title.
        pub title: T,
        /// What lies on it.
        pub items: Vec<Item<T>>,
        /// Seldom wanted: a client keeps it folded until somebody looks for it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub rare: bool,
    }
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
    /// What tells it from other ways to take the same thing, besides how many: a word for each respect (whither, with whom), the same
    /// respects in the same order for all of them. A client then asks for each by itself instead of for one of a hundred sentences.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<Msg>,
    /// What the dice can do with it, exactly: said where the decision is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub odds: Option<Msg>,
    /// So many of the stack that is moved can still act; none: all of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u32>,
    /// The space that a button speaks of, so that it can be pressed there too; empty: none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub space: String,
    /// The kind of piece that a button speaks of: its picture; empty: none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub picture: String,
    /// Another choice does the same for less: nothing is gained by this one. It is legal all the same, but a list may leave it to the end.
    #[serde(skip)]
    pub detour: bool,
}

impl Choice {
    /// A choice of which there is nothing more to say.
    pub const fn new(gesture: Gesture, label: Msg) -> Self {
        Self {
            gesture,
            label,
            cost: None,
            warning: None,
            ways: Vec::new(),
            odds: None,
            most: None,
            space: String::new(),
            picture: String::new(),
            detour: false,
        }
    }
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
    /// Scene id of the piece it is about; empty: none, or several.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub piece: String,
    /// The choices.
    pub choices: Vec<Choice>,
    /// What can be taken that is not on the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shelves: Vec<Shelf>,
}
