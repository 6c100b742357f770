//! One binary for all tests of the boards: linking is slow.

mod areas;
mod boxes;
mod files;
mod hexes;
mod lanes;
