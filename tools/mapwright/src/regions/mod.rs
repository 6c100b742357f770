//! From inputs to regions: every cell of the grid gets a label. The steps are those of an atlas maker: first the land by countries and
//! anchors, then the sea grown from lines over water, then repairs, so that what touches on the board is what the table calls neighbours.

pub mod input;
mod land;
mod sea;

use crate::coast::{self, Country};
use crate::projection::Projection;
use crate::raster::Grid;
use anyhow::Result;
use input::Source;
use std::path::Path;

/// Side of a cell. Coarser cells close narrow straits.
pub const CELL: f64 = 0.5;

/// A box of the map.
#[derive(Clone, Copy, Debug)]
pub struct Boxed {
    /// Its space.
    pub space: usize,
    /// Its centre.
    pub at: [f64; 2],
    /// Half its side or its radius.
    pub half: f64,
}

/// The regions of a board.
pub struct Regions {
    /// The projection.
    pub projection: Projection,
    /// The cells.
    pub grid: Grid,
    /// Label of every cell: a space, or `void` or `offland`.
    pub labels: Vec<i16>,
    /// Is the cell land? Boxes and roses count.
    pub land: Vec<bool>,
    /// The land as it is without boxes and roses on it; `raster::NONE` is water.
    pub ground: Vec<i16>,
    /// The boxes.
    pub boxes: Vec<Boxed>,
    /// Surface of coast repaired per space, in square units, where it is worth a word.
    pub repaired: Vec<(usize, f64)>,
    /// What the inputs ask for and the coast does not give.
    pub remarks: Vec<String>,
}

impl Regions {
    /// Finds the regions.
    pub fn build(root: &Path, source: &Source) -> Result<Self> {
        Self::of(&coast::countries(root)?, source)
    }

    /// Finds the regions over the given countries.
    pub fn of(countries: &[Country], source: &Source) -> Result<Self> {
        let projection = Projection::new(&source.anchors.projection, &source.anchors.frame)?;
        let grid = Grid {
            width: (projection.width / CELL).round() as usize,
            height: (projection.height / CELL).round() as usize,
            cell: CELL,
            wrap: projection.wrap,
        };
        let mut remarks = Vec::new();
        let found = land::Land::build(countries, source, &projection, &grid, &mut remarks)?;
        let (labels, repaired) = sea::build(source, &projection, &grid, &found)?;
        Ok(Self { projection, grid, labels, land: found.land, ground: found.ground, boxes: found.boxes, repaired, remarks })
    }
}
