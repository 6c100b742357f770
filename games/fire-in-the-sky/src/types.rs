//! Small words of the game: sides, nations, spaces, kinds of ships, points in quarters. All dense, all plain.

use ironbottom_kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// One of the two sides; its number is its seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Japan, seat 0.
    Japan,
    /// The Allies, seat 1.
    Allies,
}

impl Side {
    /// Both, in the order of their seats.
    pub const ALL: [Self; 2] = [Self::Japan, Self::Allies];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Japan => "japan",
            Self::Allies => "allies",
        }
    }

    /// Its number.
    pub const fn i(self) -> usize {
        self as usize
    }

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Japan => Self::Allies,
            Self::Allies => Self::Japan,
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
            0 => Some(Self::Japan),
            1 => Some(Self::Allies),
            _ => None,
        }
    }
}

/// FS-003: the four nationalities. ANZAC units are American, Indian units are British.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Nation {
    /// Japan.
    Japan,
    /// The United States, with Australia and New Zealand.
    Usa,
    /// Britain, with India.
    Britain,
    /// The Netherlands.
    Netherlands,
}

impl Nation {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Japan, Self::Usa, Self::Britain, Self::Netherlands];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Japan => "japan",
            Self::Usa => "usa",
            Self::Britain => "britain",
            Self::Netherlands => "netherlands",
        }
    }

    /// Its number.
    pub const fn i(self) -> usize {
        self as usize
    }

    /// Its side.
    pub const fn side(self) -> Side {
        match self {
            Self::Japan => Side::Japan,
            _ => Side::Allies,
        }
    }
}

/// Kinds of naval units (2.1.1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShipKind {
    /// Fleet carriers.
    Cv,
    /// Light carriers.
    Cvl,
    /// Battleships.
    Bb,
    /// Battleships with a flight deck.
    Bbv,
    /// Large cruisers.
    Cb,
    /// Heavy cruisers.
    Ca,
    /// Light cruisers.
    Cl,
    /// Anti-aircraft cruisers.
    Claa,
    /// Destroyers.
    Dd,
}

impl ShipKind {
    /// All kinds.
    pub const ALL: [Self; 9] = [Self::Cv, Self::Cvl, Self::Bb, Self::Bbv, Self::Cb, Self::Ca, Self::Cl, Self::Claa, Self::Dd];

    /// Its id, as on the stage.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Cv => "cv",
            Self::Cvl => "cvl",
            Self::Bb => "bb",
            Self::Bbv => "bbv",
            Self::Cb => "cb",
            Self::Ca => "ca",
            Self::Cl => "cl",
            Self::Claa => "claa",
            Self::Dd => "dd",
        }
    }

    /// A carrier in the sense of the rules: CV and CVL.
    pub const fn is_carrier(self) -> bool {
        matches!(self, Self::Cv | Self::Cvl)
    }
}

/// Number of a space: the hexes of the map, then the two boxes off the map ([`crate::board::Board::spaces`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// As an index.
    pub const fn i(self) -> usize {
        self.0 as usize
    }
}

/// Where ships sail: the spaces, and one number more for the west coast of Malaya; Malaya's own number is its east coast (FS-029).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sea(pub u8);

impl Sea {
    /// As an index.
    pub const fn i(self) -> usize {
        self.0 as usize
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct SpaceSet(pub [u64; 3]);

impl SpaceSet {
    /// Of these.
    pub fn of(all: impl IntoIterator<Item = Space>) -> Self {
        let mut set = Self::default();
        for s in all {
            set.add(s);
        }
        set
    }

    /// Adds one.
    pub const fn add(&mut self, s: Space) {
        self.0[s.i() / 64] |= 1 << (s.i() % 64);
    }

    /// Removes one.
    pub const fn remove(&mut self, s: Space) {
        self.0[s.i() / 64] &= !(1 << (s.i() % 64));
    }

    /// Is it in?
    pub const fn has(&self, s: Space) -> bool {
        self.0[s.i() / 64] & (1 << (s.i() % 64)) != 0
    }

    /// Nothing in it?
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Those in both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Those in either.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// In order.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        self.0.into_iter().zip([0u8, 64, 128]).flat_map(|(mut word, first)| {
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros() as u8)?;
                word &= word - 1;
                Some(Space(first + bit))
            })
        })
    }

    /// Those that are not in the other.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }
}

/// Points in quarters (FS-017): oil, transport points, transport classes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Quarters(pub u16);

impl Quarters {
    /// Whole points.
    pub const fn whole(n: u16) -> Self {
        Self(n * 4)
    }

    /// Whole points in it, the fraction dropped.
    pub const fn floor(self) -> u16 {
        self.0 / 4
    }

    /// FS-018: what is left of it when a phase ends.
    #[must_use]
    pub const fn without_fraction(self) -> Self {
        Self(self.0 / 4 * 4)
    }

    /// Half of it.
    #[must_use]
    pub const fn half(self) -> Self {
        Self(self.0 / 2)
    }

    /// Half as much again.
    #[must_use]
    pub const fn and_a_half(self) -> Self {
        Self(self.0 * 3 / 2)
    }

    /// So many times.
    #[must_use]
    pub const fn times(self, n: u16) -> Self {
        Self(self.0 * n)
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Less that; never below 0 (FS-016).
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// As people write it: `7`, `0.5`, `4.25`.
    pub fn text(self) -> String {
        let part = ["", ".25", ".5", ".75"][usize::from(self.0 % 4)];
        format!("{}{part}", self.0 / 4)
    }
}
