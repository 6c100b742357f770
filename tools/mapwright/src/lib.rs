//! Draws the boards.
