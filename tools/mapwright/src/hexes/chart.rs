//! What a game's `data/map.toml` says that a board of hexes needs; other fields are the rules' business.

use serde::Deserialize;

/// The table of hexes, places and links.
#[derive(Clone, Debug, Deserialize)]
pub struct Chart {
    /// Which hexes there are.
    pub grid: Extent,
    /// Where the grid lies on the globe, when it is laid on the coast at scale.
    pub scale: Option<Scale>,
    /// From which share of land on a hex is no longer sea, and from which on it is land.
    pub terrain: Option<Terrain>,
    /// Hexes that are not open sea.
    #[serde(default)]
    pub hex: Vec<HexEntry>,
    /// Named places.
    #[serde(default)]
    pub place: Vec<Place>,
    /// Bases beyond the edge.
    #[serde(default)]
    pub offmap: Vec<OffMap>,
    /// Parts of a hex that are apart for ships.
    #[serde(default)]
    pub sea_side: Vec<SeaSide>,
    /// Places joined by land.
    #[serde(default)]
    pub land_link: Vec<Pair>,
    /// Sides of hexes that nobody crosses.
    #[serde(default)]
    pub impassable: Vec<Pair>,
    /// Sides of hexes that ships do not cross.
    #[serde(default)]
    pub reef_hexside: Vec<Reef>,
    /// Distances from bases beyond the edge.
    #[serde(default)]
    pub offmap_entry: Vec<Entry>,
    /// Parts of the map.
    #[serde(default)]
    pub sector: Vec<Sector>,
    /// Crests.
    #[serde(default)]
    pub ridge: Vec<Ridge>,
    /// Named islands.
    #[serde(default)]
    pub island: Vec<Island>,
}

/// Which hexes there are: a list, or columns and rows.
#[derive(Clone, Debug, Deserialize)]
pub struct Extent {
    /// The list.
    #[serde(default)]
    pub hexes: Vec<String>,
    /// Number of columns.
    #[serde(default)]
    pub columns: i32,
    /// Number of rows.
    #[serde(default)]
    pub rows: i32,
}

/// A grid at scale.
#[derive(Clone, Debug, Deserialize)]
pub struct Scale {
    /// Longitude of the first hex.
    pub lon: f64,
    /// Latitude of the first hex.
    pub lat: f64,
    /// Height of a hex.
    pub hex_height_km: f64,
    /// Kilometres to a degree of longitude and of latitude.
    pub km_per_degree: [f64; 2],
}

/// Shares of land.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Terrain {
    /// Up to this share a hex is sea.
    pub sea_below: f64,
    /// From this share on it is land.
    pub land_from: f64,
}

/// Sea, coast or land.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Open sea.
    Sea,
    /// Part land, part sea.
    Coast,
    /// Land.
    Land,
}

/// A hex that is not open sea.
#[derive(Clone, Debug, Deserialize)]
pub struct HexEntry {
    /// The hex.
    pub id: String,
    /// Its class.
    #[serde(rename = "type")]
    pub class: Class,
    /// Separate bodies of water: the sides each reaches, 1 is north. Missing: one that reaches all.
    pub sea_areas: Option<Vec<Vec<usize>>>,
    /// High ground.
    #[serde(default)]
    pub mountain: bool,
    /// Why its class is not the one its share of land gives: `base` (it has a harbour) or `islet` (an island below the measure).
    #[serde(default)]
    pub because: String,
}

/// A named place.
#[derive(Clone, Debug, Deserialize)]
pub struct Place {
    /// Id.
    pub id: String,
    /// English name.
    pub name: String,
    /// French name.
    pub fr: String,
    /// Its hex.
    pub hex: String,
    /// Its true place.
    pub lon: f64,
    /// Its true place.
    pub lat: f64,
    /// What it is: `base` and others.
    pub kind: String,
    /// Not always in play.
    #[serde(default)]
    pub optional: bool,
    /// Printed figures.
    #[serde(default)]
    pub figure: String,
    /// Who holds it at the start.
    #[serde(default)]
    pub control: String,
    /// What it takes in.
    #[serde(default)]
    pub handling: String,
    /// An island too small for the coastline: land is drawn there.
    #[serde(default)]
    pub islet: bool,
    /// Can ships come to its hex?
    #[serde(default = "yes")]
    pub sea: bool,
}

const fn yes() -> bool {
    true
}

/// A base beyond the edge.
#[derive(Clone, Debug, Deserialize)]
pub struct OffMap {
    /// Id.
    pub id: String,
    /// English name.
    pub name: String,
    /// French name.
    pub fr: String,
    /// Its letter on the edge of the map.
    #[serde(default)]
    pub letter: String,
    /// Who holds it at the start.
    #[serde(default)]
    pub control: String,
    /// Hexes by which one comes from it.
    #[serde(default)]
    pub entry: Vec<String>,
}

/// A part of a hex that is apart for ships.
#[derive(Clone, Debug, Deserialize)]
pub struct SeaSide {
    /// Id.
    pub id: String,
    /// The hex.
    pub hex: String,
    /// English name.
    pub name: String,
    /// French name.
    pub fr: String,
    /// The hexes it touches.
    pub towards: Vec<String>,
}

/// Two that belong together.
#[derive(Clone, Debug, Deserialize)]
pub struct Pair {
    /// One.
    pub a: String,
    /// The other.
    pub b: String,
}

/// A side with a reef.
#[derive(Clone, Debug, Deserialize)]
pub struct Reef {
    /// One hex.
    pub hex: String,
    /// The other.
    pub other: String,
}

/// Distances from a base beyond the edge.
#[derive(Clone, Debug, Deserialize)]
pub struct Entry {
    /// The base.
    pub base: String,
    /// Hours.
    pub hours: u32,
    /// Hexes at that distance.
    pub hexes: Vec<String>,
}

/// A part of the map.
#[derive(Clone, Debug, Deserialize)]
pub struct Sector {
    /// Id.
    pub id: String,
    /// English name.
    pub name: String,
    /// French name.
    pub fr: String,
    /// First and last column, from 1.
    pub columns: [i32; 2],
    /// First and last row, in letters.
    pub rows: [String; 2],
    /// Hex of its wind.
    pub wind_hex: String,
}

/// A crest.
#[derive(Clone, Debug, Deserialize)]
pub struct Ridge {
    /// Longitudes and latitudes.
    pub line: Vec<[f64; 2]>,
    /// Broken.
    #[serde(default)]
    pub dotted: bool,
}

/// A named island.
#[derive(Clone, Debug, Deserialize)]
pub struct Island {
    /// Id.
    pub id: String,
    /// English name; empty: not named on the board.
    #[serde(default)]
    pub name: String,
    /// French name.
    #[serde(default)]
    pub fr: String,
    /// Whose watchers are there.
    #[serde(default)]
    pub watchers: Vec<String>,
}
