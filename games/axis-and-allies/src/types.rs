//! The small nouns of the game: powers, alliances, kinds of units, developments.

use ironbottom_kernel::Seat;
use serde::{Deserialize, Serialize};

/// The five powers in their order of play (AA-019). A power is a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Soviet Union.
    Ussr,
    /// Germany.
    Germany,
    /// United Kingdom.
    Uk,
    /// Japan.
    Japan,
    /// United States.
    Usa,
}

/// The two fixed alliances (AA-001).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Alliance {
    /// Germany and Japan.
    Axis,
    /// USSR, United Kingdom and United States.
    Allies,
}

impl Power {
    /// All, in order of play.
    pub const ALL: [Self; 5] = [Self::Ussr, Self::Germany, Self::Uk, Self::Japan, Self::Usa];

    /// For indexing.
    pub const fn i(self) -> usize {
        self as usize
    }

    /// The power with this number (numbers above 4 wrap).
    pub const fn from_index(i: usize) -> Self {
        Self::ALL[i % 5]
    }

    /// Its seat.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The power in a seat.
    pub fn of_seat(seat: Seat) -> Option<Self> {
        Self::ALL.get(seat.0 as usize).copied()
    }

    /// Its alliance (AA-001).
    pub const fn alliance(self) -> Alliance {
        match self {
            Self::Germany | Self::Japan => Alliance::Axis,
            _ => Alliance::Allies,
        }
    }

    /// On the other side?
    pub fn is_enemy(self, other: Self) -> bool {
        self.alliance() != other.alliance()
    }

    /// Its allies, itself not among them.
    pub fn allies(self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |p| *p != self && !p.is_enemy(self))
    }

    /// Its enemies.
    pub fn enemies(self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |p| p.is_enemy(self))
    }

    /// Who plays next (AA-019).
    #[must_use]
    pub const fn next(self) -> Self {
        Self::from_index(self as usize + 1)
    }

    /// Id in the pack and in notation.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ussr => "ussr",
            Self::Germany => "germany",
            Self::Uk => "uk",
            Self::Japan => "japan",
            Self::Usa => "usa",
        }
    }
}

impl Alliance {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Axis, Self::Allies];

    /// Id, as the side is called.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Axis => "axis",
            Self::Allies => "allies",
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Axis => Self::Allies,
            Self::Allies => Self::Axis,
        }
    }

    /// Its powers.
    pub fn powers(self) -> impl Iterator<Item = Power> {
        Power::ALL.into_iter().filter(move |p| p.alliance() == self)
    }
}

/// Number of kinds that stand on the board as pieces (the complex is part of its territory).
pub const KINDS: usize = 9;

/// The kinds of units. All but the complex are counted per space and power.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Infantry.
    Infantry,
    /// Armor.
    Armor,
    /// Fighter.
    Fighter,
    /// Bomber.
    Bomber,
    /// Antiaircraft gun.
    Aa,
    /// Battleship.
    Battleship,
    /// Aircraft carrier.
    Carrier,
    /// Transport.
    Transport,
    /// Submarine.
    Submarine,
    /// Industrial complex: bought and placed, then part of its territory.
    Complex,
}

impl Kind {
    /// All ten.
    pub const ALL: [Self; 10] = [
        Self::Infantry,
        Self::Armor,
        Self::Fighter,
        Self::Bomber,
        Self::Aa,
        Self::Battleship,
        Self::Carrier,
        Self::Transport,
        Self::Submarine,
        Self::Complex,
    ];
    /// Those that stand on the board as pieces.
    pub const PIECES: [Self; KINDS] = [
        Self::Infantry,
        Self::Armor,
        Self::Fighter,
        Self::Bomber,
        Self::Aa,
        Self::Battleship,
        Self::Carrier,
        Self::Transport,
        Self::Submarine,
    ];

    /// For indexing.
    pub const fn i(self) -> usize {
        self as usize
    }

    /// Fighters and bombers.
    pub const fn is_air(self) -> bool {
        matches!(self, Self::Fighter | Self::Bomber)
    }

    /// Ships.
    pub const fn is_ship(self) -> bool {
        matches!(self, Self::Battleship | Self::Carrier | Self::Transport | Self::Submarine)
    }

    /// Infantry and armor: what captures ground (AA-230).
    pub const fn is_ground(self) -> bool {
        matches!(self, Self::Infantry | Self::Armor)
    }

    /// Id in the pack and in notation.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Armor => "armor",
            Self::Fighter => "fighter",
            Self::Bomber => "bomber",
            Self::Aa => "aa",
            Self::Battleship => "battleship",
            Self::Carrier => "carrier",
            Self::Transport => "transport",
            Self::Submarine => "submarine",
            Self::Complex => "complex",
        }
    }

    /// The kind with this id.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|k| k.id() == id)
    }
}

/// The six weapons developments (AA-058), in the order of the result die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Development {
    /// 1: fighters defend at 5.
    Jets,
    /// 2: one rocket a turn.
    Rockets,
    /// 3: submarines attack at 3.
    SuperSubmarines,
    /// 4: fighters move 6, bombers 8.
    LongRange,
    /// 5: units cost 1 less.
    Industry,
    /// 6: bombers roll three dice.
    HeavyBombers,
}

impl Development {
    /// All, in the order of the result die.
    pub const ALL: [Self; 6] =
        [Self::Jets, Self::Rockets, Self::SuperSubmarines, Self::LongRange, Self::Industry, Self::HeavyBombers];

    /// Id in the pack.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Jets => "jet_power",
            Self::Rockets => "rockets",
            Self::SuperSubmarines => "super_submarines",
            Self::LongRange => "long_range_aircraft",
            Self::Industry => "industrial_technology",
            Self::HeavyBombers => "heavy_bombers",
        }
    }
}

/// The developments one power owns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Developments(pub u8);

impl Developments {
    /// Owns it?
    pub const fn has(self, d: Development) -> bool {
        self.0 >> d as u8 & 1 != 0
    }

    /// Gets it.
    pub const fn add(&mut self, d: Development) {
        self.0 |= 1 << d as u8;
    }

    /// All six?
    pub const fn complete(self) -> bool {
        self.0 == 0b11_1111
    }
}
