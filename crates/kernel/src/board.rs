//! A board: the drawn ground on which a [`Scene`](crate::scene::Scene) stands. The map tool writes it once, whoever draws reads it.
//!
//! Every length is a whole number: tenths of a map unit, x to the right, y down. Shapes are SVG path data in those numbers, so that a
//! browser can use them as they are and no float ever enters a file.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A place on a board.
pub type Point = [i32; 2];

/// Which ground colours a board takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Backdrop {
    /// Areas: sea zones in four tints, land in the colour of its owner.
    Atlas,
    /// The same with a paler sea, for boards on which a side is blue.
    PaleAtlas,
    /// Hexes over a graded sea, land like paper.
    Ocean,
    /// Hexes over a graded sea, green land.
    Jungle,
    /// Cards and lanes over a graded sea.
    Lanes,
    /// Boxes on paper: battle boards, tracks, charts.
    Paper,
}

/// A board that goes round: what lies beyond one edge is the other edge.
///
/// x runs from 0 to the period, and between these two the board is whole. A shape that crosses the cut is not cut there: it stands on both
/// sides, once running on below 0 and once beyond the period, so that no edge shows at the cut; only fills, which have no edge of their own, may
/// end there. Whoever draws puts copies at x - period and x + period, each clipped to its period. Places of names, badges and pieces are
/// given once, between 0 and the period, and what stands there does not cross the cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wrap {
    /// Width after which everything comes again.
    pub period: i32,
    /// Width of the strip of the far side that is drawn again, dimmed, on both edges.
    pub ghost: i32,
}

/// The shape of every hex of a board of hexes; flat sides above and below.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HexShape {
    /// From the centre to the left and right corner.
    pub half_width: i32,
    /// From the centre to the upper and lower side.
    pub half_height: i32,
}

/// What a space is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpaceKind {
    /// A land area.
    Land,
    /// A sea zone.
    Sea,
    /// A hex of open sea.
    SeaHex,
    /// A hex with both.
    CoastHex,
    /// A hex of land.
    LandHex,
    /// A square box on the map (a port).
    Port,
    /// A round box on the map (an island).
    Island,
    /// A card on the map: a title and room for pieces.
    Card,
    /// A box beside the map.
    Box,
    /// One step of a track.
    Step,
}

impl SpaceKind {
    /// Is it drawn as a hex?
    pub const fn is_hex(self) -> bool {
        matches!(self, Self::SeaHex | Self::CoastHex | Self::LandHex)
    }
}

/// Ground that matters in play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Hatched.
    Rough,
    /// Dotted green.
    Jungle,
    /// Brown wash.
    Mountain,
}

/// A name on the board in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Label {
    /// Centre of the text, the badge beside it not counted.
    pub at: Point,
    /// Height of its letters.
    pub size: i32,
    /// Its lines.
    pub lines: Vec<String>,
    /// Centre of the value's badge, always to the right of the last line; none where the space has no value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub badge: Option<Point>,
    /// Line from the space to a name that stands off it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub leader: String,
}

/// Where the pieces of a space stand when it has no room for them: beside it, with a line back to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CallOut {
    /// Centre.
    pub at: Point,
    /// Free radius round it.
    pub room: i32,
}

/// One space of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BoardSpace {
    /// The pack's id of it.
    pub id: String,
    /// What it is.
    pub kind: SpaceKind,
    /// Where its pieces stand.
    pub at: Point,
    /// Free radius round that place.
    pub room: i32,
    /// Its outline, closed rings; empty for hexes, whose shape the board gives.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub outline: String,
    /// Real land that belongs to a box of the map (the island under a port), closed rings: painted like an area, clipped by the coast.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ground: String,
    /// Which of the four sea tints, so that neighbours differ.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tint: u8,
    /// Its terrain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terrain: Option<Terrain>,
    /// Role of the side whose colour the board prints; empty: none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub role: String,
    /// Short printed figures (a value, capacities), where the scene does not say them.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub figure: String,
    /// Symbols printed before the name: ports, airfields.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signs: Vec<String>,
    /// Where pieces go when there is no room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub callout: Option<CallOut>,
    /// Its name, by language; a hex may have none.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub labels: BTreeMap<String, Label>,
}

// The signature is serde's.
#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// What a coloured surface under the spaces is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Surface {
    /// Water out of play.
    Void,
    /// Land out of play.
    Offland,
    /// Everything out of play on a board of hexes: veiled.
    Veil,
    /// High ground.
    Mountain,
    /// A panel that holds boxes together.
    Panel,
}

/// A coloured surface.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fill {
    /// What it is.
    pub surface: Surface,
    /// Closed rings.
    pub path: String,
}

/// What a line is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stroke {
    /// Between two sea zones.
    SeaBorder,
    /// Between a sea zone and water out of play.
    VoidBorder,
    /// Between two areas of land.
    LandBorder,
    /// A river between two areas.
    River,
    /// A border that nobody crosses.
    Wall,
    /// Neighbours that do not touch.
    Link,
    /// A canal.
    Canal,
    /// A lane between cards.
    Lane,
    /// A side of a hex that ships do not cross.
    Reef,
    /// A ridge.
    Ridge,
    /// Edge of a sector.
    Sector,
    /// A thin rule on a board of boxes.
    Rule,
}

/// A line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// What it is.
    pub stroke: Stroke,
    /// Open or closed path.
    pub path: String,
    /// The spaces it stands between, where it stands between two.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub between: Vec<String>,
}

/// What a mark is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarkKind {
    /// A compass rose.
    Rose,
    /// A figure or letter of the grid.
    Coordinate,
    /// The name of a group of boxes or of a part of the map.
    Caption,
    /// The name of a sea or a coast that is no space.
    Geography,
    /// The true place of a card that stands off it.
    Dot,
}

/// A mark.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark {
    /// What it is.
    pub kind: MarkKind,
    /// Its centre.
    pub at: Point,
    /// Height of its letters, or its radius.
    pub size: i32,
    /// Its text, by language; `*` for all.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub text: BTreeMap<String, String>,
}

/// One board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// Id.
    pub id: String,
    /// Its ground.
    pub ground: Backdrop,
    /// Width; of a board that goes round: with both ghosts.
    pub width: i32,
    /// Height.
    pub height: i32,
    /// Does it go round? Then x runs from 0 to the period, and whoever draws puts the ghosts on both sides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wrap: Option<Wrap>,
    /// Shape of its hexes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hex: Option<HexShape>,
    /// The real land, closed rings, filled by the nonzero rule: shown where nothing lies over it, and what land areas are clipped by.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub land: String,
    /// The coast as it is stroked: the same without seams and edges of the frame.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub coast: String,
    /// Surfaces, in the order they are laid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fills: Vec<Fill>,
    /// Lines, in the order they are drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Line>,
    /// Spaces.
    pub spaces: Vec<BoardSpace>,
    /// Marks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
}

impl Board {
    /// Reads a board file.
    pub fn from_text(text: &str) -> Result<Self, BoardError> {
        serde_json::from_str(text).map_err(|e| BoardError(e.to_string()))
    }

    /// The space of that id.
    pub fn space(&self, id: &str) -> Option<&BoardSpace> {
        self.spaces.iter().find(|s| s.id == id)
    }
}

/// A board file that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a board file: {0}")]
pub struct BoardError(pub String);

/// The parts sides can play on the palette.
pub const ROLES: [&str; 9] = ["slate", "brick", "green", "sand", "orange", "blue", "violet", "clay", "neutral"];

/// How the pieces of one owner look.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Livery {
    /// A seat's id, or whatever a scene names as an owner.
    pub owner: String,
    /// One of the [`ROLES`] of the palette.
    pub role: String,
    /// Does it stand with the second coalition? Then its tiles have cut corners.
    pub second: bool,
}

/// What scenes stand on: the same for the whole game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stage {
    /// The boards, the main one first.
    pub boards: Vec<Board>,
    /// Owners of pieces and spaces.
    pub liveries: Vec<Livery>,
    /// Symbol by kind of piece.
    pub symbols: BTreeMap<String, String>,
    /// Kinds that are drawn as a sign before the name of their space, not as a piece.
    pub works: Vec<String>,
}

impl Stage {
    /// Puts a stage together from its board files, the main one first; owners with their roles and whether they stand with the second
    /// coalition; kinds of pieces with their symbols; and the kinds that are drawn as a sign.
    pub fn from_files(
        boards: &[&str],
        liveries: &[(&str, &str, bool)],
        symbols: &[(&str, &str)],
        works: &[&str],
    ) -> Result<Self, BoardError> {
        let livery =
            |&(owner, role, second): &(&str, &str, bool)| Livery { owner: owner.to_owned(), role: role.to_owned(), second };
        Ok(Self {
            boards: boards.iter().map(|text| Board::from_text(text)).collect::<Result<_, _>>()?,
            liveries: liveries.iter().map(livery).collect(),
            symbols: symbols.iter().map(|(kind, symbol)| ((*kind).to_owned(), (*symbol).to_owned())).collect(),
            works: works.iter().map(|kind| (*kind).to_owned()).collect(),
        })
    }

    /// The board of that id.
    pub fn board(&self, id: &str) -> Option<&Board> {
        self.boards.iter().find(|b| b.id == id)
    }
}
