//! A real server on a loopback port, real pages, real WebSockets.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "the helpers of tests may fail like tests")]

mod challenge;
mod client;
mod crash;
mod games;
mod hall;
mod pages;
mod play;
mod refusals;
mod secrecy;
mod several;
mod together;
