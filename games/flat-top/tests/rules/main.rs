//! The rules of the game, chapter by chapter.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what cannot be built fails the test")]

mod after;
mod airfight;
mod bombing;
mod combat;
mod conformance;
mod contact;
mod counters;
mod damage;
mod flak;
mod fleets;
mod flying;
mod gunrange;
mod launching;
mod pilots;
mod play;
mod preparation;
mod sailing;
mod support;
mod surface;
mod weather;
