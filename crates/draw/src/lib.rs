//! Draws a scene on its board: SVG, and from it PNG.
//!
//! Nothing here knows a game. A board says what its spaces, lines and names are, a stage says whose colours and which symbols there
//! are, a scene says what stands where; this crate only knows how such things look (the tokens and symbols of the table in the browser, `web/style/tokens.css` and `web/symbols.svg`, which stand there once for both).
//!
//! One function does it all: [`svg`]. Its layers are groups (`ground`, `spaces`, `borders`, `labels`, `pieces`), its spaces have the
//! ids `space-...`, so that a page can take the picture as it is and make it answer to clicks.

pub mod geom;
mod ground;
mod labels;
mod lines;
pub mod metrics;
pub mod pieces;
mod placing;
pub mod png;
mod small;
mod spaces;
mod svg;
pub mod symbols;
pub mod theme;

pub use png::{PngError, png};
pub use svg::{Look, svg};
