//! The rules, one file per chapter of the rulebook.
//!
//! The same shape everywhere: `list` writes the legal actions of a phase, `check` says whether one is legal (both stand on one
//! function per kind of action), `apply` carries one out, `begin` enters a phase.

pub mod air;
mod air_paths;
mod assault;
pub mod bid;
pub mod combat;
pub mod combat_move;
pub mod control;
pub mod develop;
pub mod income;
pub mod land;
mod landing;
mod movement;
pub mod neutral;
pub mod noncombat;
pub mod place;
pub mod purchase;
pub mod sea;
pub mod transport;
pub mod turn;
