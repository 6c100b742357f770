//! A real server on a loopback port, real pages, real WebSockets.

mod client;
mod crash;
mod games;
mod hall;
mod pages;
mod play;
mod refusals;
mod secrecy;
mod together;
