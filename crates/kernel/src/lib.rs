//! The ground floor: the contract a game fulfils, and everything that is written once against it.
//!
//! A game is one crate of pure rules plus data. What is here knows no game: seats and viewers, the traits of a [`Game`] with
//! their prompts, questions and scenes, [`Dice`] that can be checked, the [`Journal`](journal::Journal) that is save, replay
//! and proof at once, [`Table`](table::Table) with undo, packs of data, areas and hexes, and messages in two languages.
//! No input or output, no clock, no threads.

pub mod area;
pub mod ask;
pub mod board;
pub mod book;
pub mod bot;
pub mod choices;
pub mod dice;
mod diff;
pub mod embedded;
pub mod erased;
pub mod game;
pub mod hex;
pub mod info;
pub mod journal;
pub mod kinds;
pub mod origin;
pub mod pack;
pub mod pack_head;
pub mod past;
pub mod prompt;
pub mod render;
pub mod rule;
pub mod run;
pub mod scene;
pub mod seat;
pub mod shelf;
pub mod story;
pub mod table;
pub mod text;
pub mod tree;
pub mod typed;

pub use dice::{Dice, Purpose, Rng};
pub use game::{
    About, Advice, Audience, Face, Game, Imagine, Log, Logged, Outcome, Rules, Score, SetUpError, SetUpErrors, Spelled, ToAct,
    Variant,
};
pub use info::{GameInfo, Options};
pub use kinds::Kinds;
pub use rule::{Refusal, RuleId, RulesVersion};
pub use seat::{Seat, SeatSet, Viewer};
pub use text::{Arg, Catalog, Lang, Msg, Wording};

/// An error that can be told to a person in their language.
pub trait Explain {
    /// The message.
    fn explain(&self) -> Msg;
}
