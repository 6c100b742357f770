//! The rules of the game, chapter by chapter.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what cannot be built fails the test")]

mod after;
mod airfight;
mod apart;
mod bombing;
mod captain;
mod combat;
mod conformance;
mod contact;
mod counters;
mod damage;
mod display;
mod eyes;
mod flak;
mod fleets;
mod flying;
mod gunrange;
mod heading;
mod hidden;
mod intercept;
mod launching;
mod marks;
mod observation;
mod openings;
mod pairs;
mod pilots;
mod plans;
mod play;
mod preparation;
mod questions;
mod routine;
mod sailing;
mod saves;
mod second;
mod shadow;
mod sighting;
mod support;
mod surface;
mod weather;
