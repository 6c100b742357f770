//! Who decides, and who looks.

use serde::{Deserialize, Serialize};

/// One who decides: a power, a side, the admiral. Dense, in the order of [`crate::info::GameInfo::seats`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Seat(pub u8);

// Actions come from people: a number no set of seats can hold stops at the door.
impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(n: u8) -> Result<Self, Self::Error> {
        if n < 16 { Ok(Self(n)) } else { Err("a seat is out of range") }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(pub u16);

impl SeatSet {
    /// No seat.
    pub const NONE: Self = Self(0);
    /// Every seat there can be, and whoever looks on.
    pub const ALL: Self = Self(u16::MAX);

    /// Only this seat.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The first `n` seats.
    pub const fn first(n: usize) -> Self {
        Self(((1u32 << n) - 1) as u16)
    }

    /// Is the seat in the set?
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat too.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Seats of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Do the sets share a seat?
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Are all seats of the other set in this one?
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |s| self.has(*s))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Who looks at a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A person or bot that holds these seats.
    Seats(SeatSet),
    /// Somebody who holds none and sees only what is public.
    Spectator,
    /// Everybody, after the end: sees all.
    Everything,
}

impl Viewer {
    /// The viewer who holds just this seat.
    pub const fn seat(seat: Seat) -> Self {
        Self::Seats(SeatSet::one(seat))
    }

    /// Does this viewer see what only `seats` may know?
    pub const fn sees(self, seats: SeatSet) -> bool {
        match self {
            Self::Seats(own) => own.meets(seats),
            Self::Spectator => false,
            Self::Everything => true,
        }
    }
}
