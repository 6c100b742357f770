//! Which units stand where: dense counts, written sparsely.

use crate::types::{KINDS, Kind, Power};
use ironbottom_kernel::area::{Space, SpaceSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Number of spaces a map may have.
pub const SPACES: usize = 128;

/// Counts of pieces by space, power and kind, with the sets the rules ask for most kept at hand.
///
/// A transport is counted here whether laden or not; what it carries is in [`crate::position::Position::ships`] and is not counted.
/// Aircraft in flight (moved in combat movement, not yet landed) are in [`crate::position::Position::flights`] and not counted here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Units {
    n: [[[u16; KINDS]; 5]; SPACES],
    occupied: [SpaceSet; 5],
    guns: [SpaceSet; 5],
}

impl Default for Units {
    fn default() -> Self {
        Self { n: [[[0; KINDS]; 5]; SPACES], occupied: [SpaceSet::EMPTY; 5], guns: [SpaceSet::EMPTY; 5] }
    }
}

impl Units {
    /// How many of a kind a power has in a space.
    pub const fn get(&self, s: Space, p: Power, k: Kind) -> u16 {
        self.n[s.0 as usize][p as usize][k as usize]
    }

    /// All kinds of a power in a space.
    pub const fn of(&self, s: Space, p: Power) -> &[u16; KINDS] {
        &self.n[s.0 as usize][p as usize]
    }

    /// Puts units in a space.
    pub fn add(&mut self, s: Space, p: Power, k: Kind, n: u16) {
        if n == 0 {
            return;
        }
        let slot = &mut self.n[s.i()][p.i()][k.i()];
        *slot = slot.saturating_add(n);
        if k == Kind::Aa { self.guns[p.i()].add(s) } else { self.occupied[p.i()].add(s) }
    }

    /// Takes units away; never below none.
    pub fn remove(&mut self, s: Space, p: Power, k: Kind, n: u16) {
        let slot = &mut self.n[s.i()][p.i()][k.i()];
        debug_assert!(*slot >= n, "taking {n} {k:?} of {p:?} from {s:?}, where {slot} stand");
        *slot = slot.saturating_sub(n);
        if *slot > 0 {
            return;
        }
        if k == Kind::Aa {
            self.guns[p.i()].remove(s);
        } else if !self.n[s.i()][p.i()].iter().enumerate().any(|(i, n)| i != Kind::Aa.i() && *n > 0) {
            self.occupied[p.i()].remove(s);
        }
    }

    /// Spaces where a power has units other than antiaircraft guns: a gun alone does not occupy (AA-088).
    pub const fn occupied(&self, p: Power) -> SpaceSet {
        self.occupied[p as usize]
    }

    /// Spaces where a power has antiaircraft guns ashore: one aboard a transport does not fire (AA-114).
    pub const fn guns(&self, p: Power) -> SpaceSet {
        self.guns[p as usize]
    }

    /// Spaces occupied by any enemy of a power (AA-087, AA-088).
    pub fn hostile(&self, p: Power) -> SpaceSet {
        p.enemies().fold(SpaceSet::EMPTY, |set, e| set | self.occupied(e))
    }

    /// Spaces with an enemy's antiaircraft gun.
    pub fn hostile_guns(&self, p: Power) -> SpaceSet {
        p.enemies().fold(SpaceSet::EMPTY, |set, e| set | self.guns(e))
    }

    /// How many units of a kind a power has on the board.
    pub fn total(&self, p: Power, k: Kind) -> u32 {
        self.n.iter().map(|s| u32::from(s[p.i()][k.i()])).sum()
    }

    /// Spaces where a power has units of a kind.
    pub fn spaces_with(&self, p: Power, k: Kind) -> SpaceSet {
        let among = if k == Kind::Aa { self.guns(p) } else { self.occupied(p) };
        among.iter().filter(|s| self.get(*s, p, k) > 0).collect()
    }
}

// Written as a list of [space, power, kind, count]: short, readable, and the same bytes on every machine.
impl Serialize for Units {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let rows = self.n.iter().enumerate().flat_map(|(sp, powers)| {
            powers.iter().enumerate().flat_map(move |(p, kinds)| {
                kinds.iter().enumerate().filter(|(_, n)| **n > 0).map(move |(k, n)| (sp as u8, p as u8, k as u8, *n))
            })
        });
        s.collect_seq(rows)
    }
}

impl<'de> Deserialize<'de> for Units {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut units = Self::default();
        for (s, p, k, n) in Vec::<(u8, u8, u8, u16)>::deserialize(d)? {
            if s as usize >= SPACES || p >= 5 || k as usize >= KINDS {
                return Err(D::Error::custom("no such space, power or kind"));
            }
            units.add(Space(s), Power::from_index(p as usize), Kind::PIECES[k as usize], n);
        }
        Ok(units)
    }
}

/// Counts of the active power's units by space and kind: those that may not move again this turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved([[u16; KINDS]; SPACES]);

impl Default for Moved {
    fn default() -> Self {
        Self([[0; KINDS]; SPACES])
    }
}

impl Moved {
    /// How many of a kind in a space.
    pub const fn get(&self, s: Space, k: Kind) -> u16 {
        self.0[s.0 as usize][k as usize]
    }

    /// Marks units as moved.
    pub const fn add(&mut self, s: Space, k: Kind, n: u16) {
        let slot = &mut self.0[s.0 as usize][k as usize];
        *slot = slot.saturating_add(n);
    }

    /// Takes marks away (the marked units left or were lost).
    pub const fn remove(&mut self, s: Space, k: Kind, n: u16) {
        let slot = &mut self.0[s.0 as usize][k as usize];
        *slot = slot.saturating_sub(n);
    }

    /// A new turn: nothing has moved.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

impl Serialize for Moved {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let rows =
            self.0.iter().enumerate().flat_map(|(sp, kinds)| {
                kinds.iter().enumerate().filter(|(_, n)| **n > 0).map(move |(k, n)| (sp as u8, k as u8, *n))
            });
        s.collect_seq(rows)
    }
}

impl<'de> Deserialize<'de> for Moved {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut moved = Self::default();
        for (s, k, n) in Vec::<(u8, u8, u16)>::deserialize(d)? {
            if s as usize >= SPACES || k as usize >= KINDS {
                return Err(D::Error::custom("no such space or kind"));
            }
            moved.add(Space(s), Kind::PIECES[k as usize], n);
        }
        Ok(moved)
    }
}
