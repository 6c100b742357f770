//! The rules of the game, chapter by chapter.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what cannot be built fails the test")]

mod bench;
mod conformance;
mod counters;
mod data;
mod end;
mod face;
mod markers;
mod options_economy;
mod reinforcement;
mod saves;
mod set_up;
mod tracks;
mod transport;
mod victory;
mod warfare;
