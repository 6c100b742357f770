//! One binary for all tests of the boards: linking is slow.

mod areas;
