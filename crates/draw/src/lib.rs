//! Draws a scene on its board.
