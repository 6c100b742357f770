//! The rules of the game, chapter by chapter.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what cannot be built fails the test")]

mod advice;
mod after;
mod battle;
mod captain;
mod challenge;
mod conformance;
mod display;
mod example;
mod field;
mod holding;
mod homecoming;
mod movement;
mod orders;
mod plans;
mod resupply;
mod saves;
mod support;
mod versions;
