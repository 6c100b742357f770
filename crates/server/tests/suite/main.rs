//! A real server on a loopback port, real pages, real WebSockets.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "the helpers of tests may fail like tests")]

mod challenge;
mod client;
mod crash;
mod differences;
mod eyes;
mod games;
mod hall;
#[allow(dead_code, reason = "recordings in files are read by the example of that name")]
mod overheard;
mod pages;
mod play;
mod processes;
mod recorded;
mod refusals;
mod secrecy;
mod together;
mod versions;
mod views;
mod wishes;
