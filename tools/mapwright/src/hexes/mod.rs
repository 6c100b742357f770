//! Boards of hexes over a real coast.
//!
//! An input file gives the frame, the grid, the projection and what is written where ([`Layout`]); the game's `data/map.toml` gives
//! hexes, places and links ([`Chart`]). Two projections: `warp` bends the coast until every place lies in its hex; `true` lays the
//! grid on the coast at scale, and then the terrain of every hex follows from its share of land.

pub mod chart;
pub mod check;
pub mod draw;
pub mod grid;
pub mod ground;
pub mod layout;
pub mod names;
pub mod warp;

use crate::coast::{self, Polygon};
use crate::{Drawn, Head, Input};
use anyhow::Result;
use chart::Chart;
use layout::Layout;

/// Draws a board of hexes.
pub fn draw(input: &Input) -> Result<Drawn> {
    let layout: Layout = input.parse()?;
    let chart: Chart = input.sibling("data/map.toml")?;
    build(&input.head, &layout, &chart, &coast::land(&input.root)?)
}

/// Draws a board from what was read.
pub fn build(head: &Head, layout: &Layout, chart: &Chart, land: &[Polygon]) -> Result<Drawn> {
    let (sheet, faults) = check::survey(layout, chart, land)?;
    let mut drawn = draw::board(head, layout, chart, &sheet)?;
    drawn.faults.splice(0..0, faults);
    Ok(drawn)
}
