//! The input file of a board of hexes.

use super::grid::Grid;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The input file.
#[derive(Clone, Debug, Deserialize)]
pub struct Layout {
    /// Size of the board.
    pub frame: Frame,
    /// The grid.
    pub grid: Grid,
    /// How the coast is laid under it.
    pub projection: Projection,
    /// What is written how.
    pub style: Style,
    /// Role of the palette by holder.
    #[serde(default)]
    pub roles: BTreeMap<String, String>,
    /// Signs by kind of place, or by what it takes in.
    #[serde(default)]
    pub signs: BTreeMap<String, Vec<String>>,
    /// Boxes of the bases beyond the edge.
    #[serde(default, rename = "box")]
    pub boxes: BTreeMap<String, BoxPlace>,
    /// Lines from such a box to a hex.
    #[serde(default)]
    pub route: Vec<Route>,
    /// Labels that need help.
    #[serde(default)]
    pub label: BTreeMap<String, LabelHelp>,
    /// Lines that part the sea sides of a hex, from corner or side to corner or side.
    #[serde(default)]
    pub divide: Vec<Divide>,
    /// Names of seas and islands.
    #[serde(default)]
    pub geography: Vec<Geography>,
    /// The word before those who watch from an island, by language.
    #[serde(default)]
    pub watchers: BTreeMap<String, String>,
    /// Small islands that the coastline lacks: longitude, latitude, radius in map units.
    #[serde(default)]
    pub islets: Vec<[f64; 3]>,
}

/// Size of the board in map units.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Frame {
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
    /// Least longitude.
    pub west: f64,
    /// Land smaller than this many square units is left out.
    pub speck: f64,
}

/// How the coast is laid under the grid.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Projection {
    /// Bent, until every place lies in its hex.
    Warp {
        /// The square of the error that is allowed for the sake of calm lines.
        smoothing: f64,
    },
    /// At scale.
    True,
}

/// What is written how; lengths in map units.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Style {
    /// Height of the letters of names.
    pub name: f64,
    /// Height of figures under a base.
    pub figure: f64,
    /// Radius of the disc of a base.
    pub disc: f64,
    /// Free radius round the centre of a hex.
    pub room: f64,
    /// Height of the figures of the grid.
    pub coordinate: f64,
    /// Are the hexes that are not in play veiled?
    #[serde(default)]
    pub veil: bool,
}

/// A box of a base beyond the edge, or one that only holds pieces and has its own name.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxPlace {
    /// Its centre.
    pub at: [f64; 2],
    /// Its width and height.
    pub size: [f64; 2],
    /// Its name, where it belongs to no base.
    #[serde(default)]
    pub en: String,
    /// The same in French.
    #[serde(default)]
    pub fr: String,
    /// Its colour.
    #[serde(default)]
    pub role: String,
}

/// A line from a box to a hex.
#[derive(Clone, Debug, Deserialize)]
pub struct Route {
    /// The box.
    pub from: String,
    /// The hex.
    pub to: String,
    /// All its points.
    pub line: Vec<[f64; 2]>,
}

/// Where a label stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Above.
    Above,
    /// Below.
    Below,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

/// Help for one label.
#[derive(Clone, Debug, Deserialize)]
pub struct LabelHelp {
    /// Its side.
    pub side: Option<Side>,
    /// Its lines, by language.
    #[serde(default)]
    pub lines: BTreeMap<String, Vec<String>>,
}

/// A line through a hex: numbers of corners (0 is the upper left one, clockwise); a half is the middle of a side.
#[derive(Clone, Debug, Deserialize)]
pub struct Divide {
    /// The hex.
    pub hex: String,
    /// From.
    pub from: f64,
    /// Points between, as shares of half the width from the centre.
    #[serde(default)]
    pub by: Vec<[f64; 2]>,
    /// To.
    pub to: f64,
    /// The part to the left of the line when walking along it, and the part to the right.
    pub parts: [String; 2],
    /// Where the pieces of each part stand, as shares of half the width from the centre.
    pub at: [[f64; 2]; 2],
    /// Where the name of each part stands, likewise.
    pub name: [[f64; 2]; 2],
    /// Height of its letters.
    pub size: f64,
    /// English names, short: the whole ones stand in the table. `|` breaks the line.
    pub en: [String; 2],
    /// French names.
    pub fr: [String; 2],
}

/// The name of a sea or an island.
#[derive(Clone, Debug, Deserialize)]
pub struct Geography {
    /// Longitude and latitude.
    pub at: [f64; 2],
    /// Height of its letters.
    pub size: f64,
    /// An island of the table, whose name it is.
    #[serde(default)]
    pub island: String,
    /// English name, for what is no island.
    #[serde(default)]
    pub en: String,
    /// French name.
    #[serde(default)]
    pub fr: String,
}
