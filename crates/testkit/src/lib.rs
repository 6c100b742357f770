//! The proof that a game keeps the contract's promises, and the miniature game it is tried on.
//!
//! A game calls it with one line per scenario:
//!
//! ```
//! # let game = ironbottom_testkit::mini::Mini::new().unwrap();
//! ironbottom_testkit::prove(game, "dusk");
//! ```
//!
//! It plays random games with random options, looks at sampled positions from every side, and panics with the promise that was
//! broken, the game, the options and the action that led there. [`conformance`] takes a [`Plan`] and gives a [`Report`] instead.
//! [`mod@bench`] is for the tests of single rules. See [`mini`] for a small game that
//! needs all of the contract.

pub mod bench;
mod corpus;
mod golden;
mod listed;
pub mod mini;
mod plan;
mod replay;
mod routine;
mod secret;
mod suite;
mod texts;
mod told;
mod undo;

pub use golden::keeps_notation;
pub use plan::{Failure, Plan, Promise, Report};
pub use suite::conformance;
pub use told::{Two, two_tables};

use ironbottom_kernel::Game;
use std::sync::Arc;

/// Proves the promises for one scenario with the usual plan; panics if one is broken.
pub fn prove<G: Game>(game: G, scenario: &str) -> Report {
    prove_by(game, &Plan::new(scenario))
}

/// Proves the promises with a plan of one's own; panics if one is broken.
#[expect(clippy::panic, reason = "this is how a test fails")]
pub fn prove_by<G: Game>(game: G, plan: &Plan) -> Report {
    let report = conformance(Arc::new(game), plan);
    if let Some(failure) = &report.failure {
        panic!("{failure}");
    }
    report
}
