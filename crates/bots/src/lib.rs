//! Computer opponents over the contract: matches between them and what the results are worth.
//!
//! A game brings its own opponents ([`ironbottom_kernel::Advice::bot`]); here they are made to play, many games at once, and the
//! results are counted.

pub mod matches;
pub mod rating;

pub use matches::{Crash, MatchReport, MatchSpec, Played, play_match};
pub use rating::{Share, share};
