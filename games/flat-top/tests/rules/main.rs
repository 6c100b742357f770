//! The rules of the game, chapter by chapter.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what cannot be built fails the test")]

mod conformance;
mod eyes;
mod flying;
mod intercept;
mod play;
mod preparation;
mod sailing;
mod shadow;
mod sighting;
mod support;
mod weather;
