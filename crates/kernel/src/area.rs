//! Maps of areas: dense space numbers, sets of spaces as bits, neighbours and distances.

use serde::{Deserialize, Serialize};

/// A space of an area map, numbered from 0; at most 128 on one map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Space(pub u8);

// Actions come from people: a number no set of spaces can hold stops at the door.
impl TryFrom<u8> for Space {
    type Error = &'static str;

    fn try_from(n: u8) -> Result<Self, Self::Error> {
        if usize::from(n) < SpaceSet::MOST { Ok(Self(n)) } else { Err("a space is out of range") }
    }
}

impl Space {
    /// For indexing.
    pub const fn i(self) -> usize {
        self.0 as usize
    }
}

/// A set of up to 128 spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SpaceSet(pub u128);

impl SpaceSet {
    /// No space.
    pub const EMPTY: Self = Self(0);
    /// So many spaces fit into a set.
    pub const MOST: usize = 128;

    /// Only this one.
    pub const fn one(s: Space) -> Self {
        Self(1 << s.0)
    }

    /// Is it in the set?
    pub const fn has(self, s: Space) -> bool {
        self.0 >> s.0 & 1 != 0
    }

    /// Puts it in.
    pub const fn add(&mut self, s: Space) {
        self.0 |= 1 << s.0;
    }

    /// Takes it out.
    pub const fn remove(&mut self, s: Space) {
        self.0 &= !(1 << s.0);
    }

    /// Is it empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The spaces in order.
    pub const fn iter(self) -> SpaceIter {
        SpaceIter(self.0)
    }
}

impl std::ops::BitOr for SpaceSet {
    type Output = Self;
    fn bitor(self, o: Self) -> Self {
        Self(self.0 | o.0)
    }
}

impl std::ops::BitOrAssign for SpaceSet {
    fn bitor_assign(&mut self, o: Self) {
        self.0 |= o.0;
    }
}

impl std::ops::BitAnd for SpaceSet {
    type Output = Self;
    fn bitand(self, o: Self) -> Self {
        Self(self.0 & o.0)
    }
}

impl std::ops::Not for SpaceSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = Self::EMPTY;
        for s in spaces {
            set.add(s);
        }
        set
    }
}

/// Iterator over the spaces of a set.
#[derive(Clone, Debug)]
pub struct SpaceIter(u128);

impl Iterator for SpaceIter {
    type Item = Space;
    fn next(&mut self) -> Option<Space> {
        if self.0 == 0 {
            return None;
        }
        let s = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Space(s))
    }
}

// A set is written as a list of numbers, so that a saved position can be read.
impl Serialize for SpaceSet {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SpaceSet {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Ok(Vec::<Space>::deserialize(d)?.into_iter().collect())
    }
}

/// Which spaces touch.
#[derive(Clone, Debug, Default)]
pub struct AreaMap {
    near: Vec<SpaceSet>,
}

impl AreaMap {
    /// From a list of neighbours per space.
    pub fn new(near: Vec<SpaceSet>) -> Self {
        Self { near }
    }

    /// Number of spaces.
    pub fn len(&self) -> usize {
        self.near.len()
    }

    /// Has it none?
    pub fn is_empty(&self) -> bool {
        self.near.is_empty()
    }

    /// The neighbours of a space; none for a number that is not on this map.
    pub fn near(&self, s: Space) -> SpaceSet {
        self.near.get(s.i()).copied().unwrap_or(SpaceSet::EMPTY)
    }

    /// Do the two touch?
    pub fn touch(&self, a: Space, b: Space) -> bool {
        self.near(a).has(b)
    }

    /// All neighbours of all spaces of a set.
    pub fn around(&self, set: SpaceSet) -> SpaceSet {
        let mut out = SpaceSet::EMPTY;
        for s in set.iter() {
            out |= self.near(s);
        }
        out
    }

    /// Spaces within `steps` of `from`, itself included, entering only spaces of `through`.
    pub fn within(&self, from: SpaceSet, steps: usize, through: SpaceSet) -> SpaceSet {
        let (mut all, mut edge) = (from, from);
        for _ in 0..steps {
            edge = self.around(edge) & through & !all;
            if edge.is_empty() {
                break;
            }
            all |= edge;
        }
        all
    }

    /// Steps from one space to another entering only spaces of `through`; none if there is no way.
    pub fn distance(&self, from: Space, to: Space, through: SpaceSet) -> Option<usize> {
        let (mut all, mut edge) = (SpaceSet::one(from), SpaceSet::one(from));
        let mut n = 0;
        while !all.has(to) {
            edge = self.around(edge) & through & !all;
            if edge.is_empty() {
                return None;
            }
            all |= edge;
            n += 1;
        }
        Some(n)
    }
}
