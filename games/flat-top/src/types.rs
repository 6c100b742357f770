//! Small words of the game: sides, hexes, directions, kinds of ships, boxes, arms. All dense, all plain.

use ironbottom_kernel::{Seat, SeatSet, hex};
use serde::{Deserialize, Serialize};

/// One of the two sides; its number is its seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The Allies, seat 0.
    Allies,
    /// Japan, seat 1.
    Japan,
}

impl Side {
    /// FT-009, FT-010: most ships in a task force. One is enough (FT-011), of whatever kinds they are (FT-362).
    pub const fn most_ships(self) -> usize {
        match self {
            Self::Allies => 15,
            Self::Japan => 10,
        }
    }

    /// Both, in the order of their seats.
    pub const ALL: [Self; 2] = [Self::Allies, Self::Japan];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Allies => "allies",
            Self::Japan => "japan",
        }
    }

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Allies => Self::Japan,
            Self::Japan => Self::Allies,
        }
    }

    /// Its seat.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Only its seat.
    pub const fn only(self) -> SeatSet {
        SeatSet::one(self.seat())
    }

    /// The side that sits there.
    pub const fn of(seat: Seat) -> Option<Self> {
        match seat.0 {
            0 => Some(Self::Allies),
            1 => Some(Self::Japan),
            _ => None,
        }
    }

    /// Its place in pairs.
    pub const fn i(self) -> usize {
        self as usize
    }
}

/// Columns of the map.
pub const COLUMNS: i16 = 84;
/// Rows of the map.
pub const ROWS: i16 = 50;

/// A hex of the map. The distance to another counts the hexes between and that one (FT-083).
pub type At = hex::Cell<COLUMNS, ROWS>;

/// One of the six directions; 1 is north, clockwise (R5).
pub use hex::Side as Dir;

/// Kinds of ships (2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "as the counters have them")]
pub enum Hull {
    Cv,
    Cvl,
    Av,
    Cav,
    Bb,
    Ca,
    Cl,
    Dd,
    Pg,
    Ao,
    Ap,
    Apd,
}

impl Hull {
    /// All.
    pub const ALL: [Self; 12] = [
        Self::Cv,
        Self::Cvl,
        Self::Av,
        Self::Cav,
        Self::Bb,
        Self::Ca,
        Self::Cl,
        Self::Dd,
        Self::Pg,
        Self::Ao,
        Self::Ap,
        Self::Apd,
    ];

    /// Its id.
    pub const fn id(self) -> &'static str {
        ["cv", "cvl", "av", "cav", "bb", "ca", "cl", "dd", "pg", "ao", "ap", "apd"][self as usize]
    }

    /// CV or CVL.
    pub const fn is_carrier(self) -> bool {
        matches!(self, Self::Cv | Self::Cvl)
    }

    /// AV or CAV: a seaplane base when anchored (12.7.3).
    pub const fn is_tender(self) -> bool {
        matches!(self, Self::Av | Self::Cav)
    }

    /// AP or APD: it can unload (12.7.4).
    pub const fn is_transport(self) -> bool {
        matches!(self, Self::Ap | Self::Apd)
    }

    /// FT-266, FT-281: guns that may fire at battleships and at bases.
    pub const fn has_big_guns(self) -> bool {
        matches!(self, Self::Bb | Self::Ca | Self::Cl | Self::Cav)
    }

    /// FT-092, FT-093, FT-380: what a report calls it.
    pub const fn category(self) -> Category {
        match self {
            Self::Cv | Self::Cvl => Category::Carriers,
            Self::Av | Self::Cav | Self::Bb | Self::Ca | Self::Cl => Category::BattleShips,
            _ => Category::Minor,
        }
    }
}

/// What a report says that is there (7.12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Category {
    Carriers,
    BattleShips,
    Minor,
    Bombers,
    Interceptors,
}

impl Category {
    /// All.
    pub const ALL: [Self; 5] = [Self::Carriers, Self::BattleShips, Self::Minor, Self::Bombers, Self::Interceptors];

    /// Its id.
    pub const fn id(self) -> &'static str {
        ["carriers", "battle-ships", "minor", "bombers", "interceptors"][self as usize]
    }
}

/// A model of aircraft: its place in the list of the pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Model(pub u8);

/// FT-006: aircraft of one model with or without the black dot are not the same counters. Factors of one counter are all alike: only
/// their number is kept (FT-005).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Craft {
    /// The model.
    #[serde(rename = "m")]
    pub model: Model,
    /// It has the black dot: carriers take it (FT-004), and land bases too (FT-024).
    #[serde(rename = "d")]
    pub dotted: bool,
}

/// Where aircraft stand on a ship or base (8.6 to 8.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum DeckBox {
    Ready,
    Landed,
    Readying,
    Dispersed,
}

impl DeckBox {
    /// All, in the order in which they suffer losses (FT-312).
    pub const ALL: [Self; 4] = [Self::Ready, Self::Landed, Self::Readying, Self::Dispersed];

    /// Its id.
    pub const fn id(self) -> &'static str {
        ["ready", "landed", "readying", "dispersed"][self as usize]
    }
}

/// What an aircraft carries (8.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Arm {
    None,
    Gp,
    Ap,
    Torpedo,
}

impl Arm {
    /// All.
    pub const ALL: [Self; 4] = [Self::None, Self::Gp, Self::Ap, Self::Torpedo];

    /// Its id.
    pub const fn id(self) -> &'static str {
        ["unarmed", "gp", "ap", "torpedo"][self as usize]
    }
}

/// How a launch factor is used (8.3, 8.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Whole movement.
    Minimum,
    /// Half of it.
    Normal,
    /// None.
    Maximum,
}

impl Class {
    /// All, the best first.
    pub const ALL: [Self; 3] = [Self::Minimum, Self::Normal, Self::Maximum];

    /// Its id.
    pub const fn id(self) -> &'static str {
        ["minimum", "normal", "maximum"][self as usize]
    }

    /// FT-113, FT-114, FT-115: of a movement factor, what may be flown in the hour of take-off (FT-345), or have been flown before
    /// landing.
    pub const fn reach(self, mf: u8) -> u8 {
        match self {
            Self::Minimum => mf,
            Self::Normal => mf / 2,
            Self::Maximum => 0,
        }
    }
}

/// How an attack is flown and with what, as the columns of the Air Hit Table (18.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Mode {
    Dive,
    Low,
    High,
    Torpedo,
}

impl Mode {
    /// All.
    pub const ALL: [Self; 4] = [Self::Dive, Self::Low, Self::High, Self::Torpedo];

    /// Its id.
    pub const fn id(self) -> &'static str {
        ["dive", "low", "high", "torpedo"][self as usize]
    }
}

/// Where a ship stands in a surface combat (19.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Line {
    Guns,
    Torpedoes,
    Rear,
}

impl Line {
    /// All.
    pub const ALL: [Self; 3] = [Self::Guns, Self::Torpedoes, Self::Rear];

    /// Its id.
    pub const fn id(self) -> &'static str {
        ["guns", "torpedoes", "rear"][self as usize]
    }
}

/// What the sky over a hex is like (6.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Sky {
    Clear,
    Cloud,
    Storm,
}

/// A ship of a side: its place in the side's list.
pub type ShipId = u8;
/// A task force of a side: its place in the side's list.
pub type TfId = u8;
/// An air formation of a side: its place in the side's list.
pub type AfId = u8;
/// A base or a ship with aircraft of a side: its place in the side's list.
pub type FacId = u8;

/// A task force or an air formation of one side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Unit {
    Tf(TfId),
    Af(AfId),
}
