//! The rules of the game, chapter by chapter.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what cannot be built fails the test")]

mod bench;
mod data;
mod set_up;
