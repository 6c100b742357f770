//! The rules of the game, each under its number, the worked examples under theirs, and the promises of the contract.
//! One binary for all: tests of one crate need not be linked thirty times.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests fail their test")]

mod support;

mod aa_fire;
mod air_moves;
mod annex1;
mod asks;
mod board;
mod bot;
mod combat_property;
mod conformance;
mod control;
mod develop;
mod display;
mod flights;
mod income;
mod land_battles;
mod land_moves;
mod landings;
mod movement_random;
mod neutrals;
mod noncombat;
mod notation;
mod options;
mod orders;
mod pack;
mod phase4;
mod place;
mod prompts;
mod purchase;
mod raids;
mod readings;
mod retreats;
mod saves;
mod scene;
mod sea_battles;
mod sea_moves;
mod setup;
mod submarines;
mod transports;
