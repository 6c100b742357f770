//! The rules of the game, chapter by chapter.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what cannot be built fails the test")]

mod air;
mod air_combat;
mod arena;
mod asks;
mod battle_set_up;
mod bench;
mod conformance;
mod counters;
mod damage;
mod data;
mod deployment;
mod end;
mod examples;
mod face;
mod hidden;
mod land_combat;
mod landing;
mod malaya;
mod markers;
mod notation;
mod odds;
mod operations;
mod options_combat;
mod options_economy;
mod reaction;
mod reinforcement;
mod returning;
mod saves;
mod set_up;
mod stacking;
mod strikes;
mod submarines;
mod supply;
mod surface;
mod tracks;
mod transport;
mod victory;
mod warfare;
mod zones;
