//! What a board of areas is made from: its input file and the game's table of spaces.

use crate::Input;
use crate::projection::{Frame, Settings};
use anyhow::{Context, Result, bail};
use ironbottom_kernel::board::Terrain;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// A place in degrees: longitude, latitude.
pub type Degrees = [f64; 2];

/// The input file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Anchors {
    /// Read by the tool itself.
    #[serde(rename = "board")]
    _head: toml::Table,
    /// Size of the board.
    pub frame: Frame,
    /// From degrees to units.
    pub projection: Settings,
    /// Measures of the method.
    pub style: Style,
    /// What the table's words mean on the board.
    pub look: Look,
    /// Land areas, and `offland`: drawn, not in play.
    pub land: BTreeMap<String, LandInput>,
    /// Sea zones.
    pub sea: BTreeMap<String, SeaInput>,
    /// Water out of play.
    #[serde(default)]
    pub void: SeaInput,
    /// Islands drawn as enlarged discs.
    #[serde(default)]
    pub islet: Vec<Islet>,
    /// Land given to another area.
    #[serde(default)]
    pub paint: Vec<Paint>,
    /// Land turned into water.
    #[serde(default)]
    pub carve: Vec<Carve>,
    /// Water turned into land.
    #[serde(default)]
    pub fill: Vec<FillIn>,
    /// Compass roses that keep zones apart.
    #[serde(default)]
    pub pin: Vec<Pin>,
    /// Places of boxes other than the table's.
    #[serde(default, rename = "box")]
    pub boxes: BTreeMap<String, BoxInput>,
    /// Neighbours that do not touch.
    #[serde(default)]
    pub link: Vec<LinkInput>,
    /// Spaces that touch and are no neighbours.
    #[serde(default)]
    pub wall: Vec<Pair>,
    /// Names on the board.
    #[serde(default)]
    pub label: BTreeMap<String, LabelInput>,
    /// Where the pieces of a space stand, where that is not under its name.
    #[serde(default)]
    pub stack: BTreeMap<String, CallOutInput>,
    /// Places of pieces beside their space, where the tool's own choice is not good.
    #[serde(default)]
    pub callout: BTreeMap<String, CallOutInput>,
}

/// The table `[style]`; lengths in map units, surfaces in square units.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Style {
    pub land_noise_amp: f64,
    pub land_noise_scale: f64,
    pub land_min_fragment: f64,
    pub decor_max: f64,
    pub speck_max: f64,
    pub sea_smooth: f64,
    pub shore_units: f64,
    pub shore_cost: f64,
    pub sea_min_fragment: f64,
    #[serde(default)]
    pub port_half: f64,
    #[serde(default)]
    pub island_half: f64,
    #[serde(default)]
    pub box_ring: f64,
    #[serde(default)]
    pub box_cost: f64,
    /// Seed of the noise that makes borders look drawn.
    #[serde(default)]
    pub seed: u64,
}

/// The table `[look]`: how the words of the table of spaces show on the board.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// Field of the table that is printed in the badge.
    pub value: Option<String>,
    /// Role of the palette by owner.
    pub roles: BTreeMap<String, String>,
    /// Symbols before the name.
    #[serde(default)]
    pub sign: Vec<Sign>,
    /// Free radius below which the pieces of an area stand beside it.
    pub land_room: f64,
    /// The same for a sea zone.
    pub sea_room: f64,
}

/// A symbol before the name of spaces that have something.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sign {
    /// The symbol.
    pub symbol: String,
    /// Field of the table.
    pub field: String,
    /// Value of that field that means there is none.
    pub none: toml::Value,
}

/// One land area.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LandInput {
    /// Countries of today it lies in.
    #[serde(default)]
    pub countries: Vec<String>,
    /// Where several areas share a country, each cell goes to the nearest of these.
    #[serde(default)]
    pub anchors: Vec<Degrees>,
    /// Whole islands that belong to it.
    #[serde(default)]
    pub islands: Vec<Degrees>,
    /// Its shore does not pull its only zone along.
    #[serde(default)]
    pub no_coast_seed: bool,
}

/// One sea zone.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeaInput {
    /// Lines from which it grows.
    #[serde(default)]
    pub strokes: Vec<Vec<Degrees>>,
    /// Places from which it grows.
    #[serde(default)]
    pub anchors: Vec<Degrees>,
}

/// An island drawn as a disc.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Islet {
    pub space: String,
    pub lon: f64,
    pub lat: f64,
    pub r: f64,
}

/// Land given to another area.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paint {
    /// To whom.
    pub space: String,
    /// Only where it was one of these.
    pub from: Option<Vec<String>>,
    /// Where.
    pub poly: Vec<Degrees>,
}

/// A strait that the cells close.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Carve {
    pub line: Vec<Degrees>,
    pub width: f64,
}

/// A strait that is closed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct FillIn {
    pub space: String,
    pub line: Vec<Degrees>,
    pub width: f64,
}

/// A compass rose.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Pin {
    pub lon: f64,
    pub lat: f64,
    pub r: f64,
}

/// Where a box stands.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxInput {
    /// Longitude other than the table's.
    pub lon: Option<f64>,
    /// Latitude other than the table's.
    pub lat: Option<f64>,
    /// Half its side or its radius.
    pub half: Option<f64>,
    /// Where one of its zones lies, seen from it.
    #[serde(default)]
    pub toward: BTreeMap<String, Degrees>,
    /// Zones that it reaches by a link and not by contact.
    #[serde(default)]
    pub linked: Vec<String>,
}

/// A drawn link.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinkInput {
    /// One space.
    pub a: String,
    /// The other.
    pub b: String,
    /// `canal`, `strait` or `port`.
    pub kind: String,
    /// Its course; without one it runs between the nearest points.
    #[serde(default)]
    pub line: Vec<Degrees>,
}

/// Two spaces.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Pair {
    pub a: String,
    pub b: String,
}

/// How a name stands on the board.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LabelInput {
    /// English text where the table's name is too long; `|` breaks the line.
    pub text: Option<String>,
    /// French text.
    pub fr: Option<String>,
    /// Fixed place: longitude.
    pub lon: Option<f64>,
    /// Fixed place: latitude.
    pub lat: Option<f64>,
    /// Largest size of its letters.
    pub size: Option<f64>,
}

/// A chosen place for pieces.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CallOutInput {
    pub lon: f64,
    pub lat: f64,
}

/// What a space is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A land area.
    Land,
    /// A sea zone.
    Sea,
    /// A square box.
    Port,
    /// A round box.
    Island,
}

/// A record of the table of spaces; whatever else it holds is kept under `rest`.
#[derive(Clone, Debug, Deserialize)]
#[allow(missing_docs)]
pub struct Space {
    pub id: String,
    pub name: String,
    pub fr: String,
    pub kind: Kind,
    pub adj: Vec<String>,
    #[serde(default)]
    pub owner: String,
    pub terrain: Option<String>,
    pub lon: Option<f64>,
    pub lat: Option<f64>,
    #[serde(flatten)]
    pub rest: toml::Table,
}

impl Space {
    /// Is it a box of the map?
    pub fn is_box(&self) -> bool {
        matches!(self.kind, Kind::Port | Kind::Island)
    }

    /// Its terrain as the board shows it.
    pub fn ground(&self) -> Option<Terrain> {
        match self.terrain.as_deref() {
            Some("rough") => Some(Terrain::Rough),
            Some("jungle") => Some(Terrain::Jungle),
            Some("mountain") => Some(Terrain::Mountain),
            _ => None,
        }
    }
}

/// A border that is not like the others.
#[derive(Clone, Debug, Deserialize)]
pub struct Border {
    /// One space.
    pub a: String,
    /// The other.
    pub b: String,
    /// `open`, `river`, `strait`, `impassable`.
    #[serde(rename = "type")]
    pub kind: String,
}

/// The table of spaces.
#[derive(Clone, Debug, Deserialize)]
pub struct Table {
    /// All spaces.
    #[serde(rename = "space")]
    pub spaces: Vec<Space>,
    /// Borders that are not like the others.
    #[serde(default, rename = "border")]
    pub borders: Vec<Border>,
}

/// Table and input together, ids turned into numbers. Two more labels follow the spaces: water and land out of play.
pub struct Source {
    /// The input.
    pub anchors: Anchors,
    /// The spaces, in the order of the table.
    pub spaces: Vec<Space>,
    /// Borders that are not like the others.
    pub borders: Vec<Border>,
    /// Neighbours of each space, in rising order.
    pub neighbours: Vec<BTreeSet<usize>>,
    numbers: BTreeMap<String, usize>,
}

impl Source {
    /// Reads a board's input and the table `data/map.toml` of its game.
    pub fn read(input: &Input) -> Result<Self> {
        Self::new(input.parse()?, input.sibling("data/map.toml")?)
    }

    /// Puts both together. An id of the input that the table does not know is an error: it would be a silent hole in the map.
    pub fn new(anchors: Anchors, table: Table) -> Result<Self> {
        let mut numbers = BTreeMap::new();
        for (i, space) in table.spaces.iter().enumerate() {
            if numbers.insert(space.id.clone(), i).is_some() {
                bail!("the table has two spaces '{}'", space.id);
            }
        }
        numbers.insert("void".into(), table.spaces.len());
        numbers.insert("offland".into(), table.spaces.len() + 1);
        let mut neighbours = vec![BTreeSet::new(); table.spaces.len()];
        for (i, space) in table.spaces.iter().enumerate() {
            for other in &space.adj {
                let j = *numbers.get(other).with_context(|| format!("{}: no space '{other}'", space.id))?;
                let back = table.spaces.get(j).is_some_and(|s| s.adj.contains(&space.id));
                if !back {
                    bail!("'{}' lists '{other}' as a neighbour, but is not listed back", space.id);
                }
                neighbours[i].insert(j);
            }
        }
        let this = Self { anchors, spaces: table.spaces, borders: table.borders, neighbours, numbers };
        this.check()?;
        Ok(this)
    }

    fn check(&self) -> Result<()> {
        let a = &self.anchors;
        let mut named: Vec<&String> = a.land.keys().chain(a.sea.keys()).chain(a.boxes.keys()).chain(a.label.keys()).collect();
        named.extend(
            a.islet.iter().map(|i| &i.space).chain(a.fill.iter().map(|f| &f.space)).chain(a.callout.keys()).chain(a.stack.keys()),
        );
        named.extend(a.paint.iter().flat_map(|p| std::iter::once(&p.space).chain(p.from.iter().flatten())));
        named.extend(a.link.iter().flat_map(|l| [&l.a, &l.b]).chain(a.wall.iter().flat_map(|w| [&w.a, &w.b])));
        named.extend(self.borders.iter().flat_map(|b| [&b.a, &b.b]));
        for id in named {
            self.number(id)?;
        }
        for space in &self.spaces {
            match space.kind {
                Kind::Land if !a.land.contains_key(&space.id) => bail!("land area '{}' has no [land.{}]", space.id, space.id),
                Kind::Sea if !a.sea.contains_key(&space.id) => bail!("sea zone '{}' has no [sea.{}]", space.id, space.id),
                Kind::Port | Kind::Island if space.lon.is_none() || space.lat.is_none() => {
                    bail!("box '{}' has no place", space.id)
                }
                Kind::Land | Kind::Port | Kind::Island if !a.look.roles.contains_key(&space.owner) => {
                    bail!("'{}': no role for the owner '{}'", space.id, space.owner)
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Number of a space or of `void` or `offland`.
    pub fn number(&self, id: &str) -> Result<usize> {
        self.numbers.get(id).copied().with_context(|| format!("no space is called '{id}'"))
    }

    /// The same as a label of cells.
    pub fn label(&self, id: &str) -> Result<i16> {
        Ok(i16::try_from(self.number(id)?)?)
    }

    /// Label of water out of play.
    pub fn void(&self) -> i16 {
        self.spaces.len() as i16
    }

    /// Label of land out of play.
    pub fn offland(&self) -> i16 {
        self.spaces.len() as i16 + 1
    }

    /// Is that label a sea zone?
    pub fn is_sea(&self, label: i16) -> bool {
        usize::try_from(label).ok().and_then(|i| self.spaces.get(i)).is_some_and(|s| s.kind == Kind::Sea)
    }

    /// The sea zones a space touches.
    pub fn zones(&self, space: usize) -> Vec<usize> {
        self.neighbours[space].iter().copied().filter(|&n| self.spaces[n].kind == Kind::Sea).collect()
    }

    /// Free radius that a space needs for its pieces, in units.
    pub fn least_room(&self, space: usize) -> f64 {
        let look = &self.anchors.look;
        if self.spaces[space].kind == Kind::Sea { look.sea_room } else { look.land_room }
    }

    /// Id of a label.
    pub fn id(&self, label: i16) -> &str {
        match usize::try_from(label).ok().and_then(|i| self.spaces.get(i)) {
            Some(space) => &space.id,
            None if label == self.void() => "void",
            None => "offland",
        }
    }
}
