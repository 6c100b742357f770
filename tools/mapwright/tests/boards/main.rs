//! One binary for all tests of the boards: linking is slow.

#![allow(clippy::unwrap_used, reason = "what cannot be read fails the test")]

mod areas;
mod boxes;
mod files;
mod hexes;
mod lanes;
