//! Distances on the map, worked out once: what the rules ask step by step the planner wants at a glance.

use crate::{board::Board, units::SPACES};
use ironbottom_kernel::area::{Space, SpaceSet};
use std::{collections::BTreeMap, sync::Arc};

/// A distance that is never reached.
pub const FAR: u8 = 99;

/// A table of distances between all spaces.
pub struct Distances(Vec<[u8; SPACES]>);

impl Distances {
    /// Steps from one space to another; [`FAR`] if there is no way.
    pub fn get(&self, a: Space, b: Space) -> u8 {
        self.0[a.i()][b.i()]
    }

    /// Steps to the nearest space of a set.
    pub fn nearest(&self, a: Space, set: SpaceSet) -> u8 {
        set.iter().map(|s| self.get(a, s)).min().unwrap_or(FAR)
    }

    fn build(spaces: usize, near: impl Fn(Space) -> SpaceSet) -> Self {
        let near: Vec<SpaceSet> = (0..spaces).map(|i| near(Space(i as u8))).collect();
        let from = |start: usize| {
            let mut row = [FAR; SPACES];
            let mut edge = SpaceSet::one(Space(start as u8));
            let mut seen = edge;
            let mut n = 0;
            while !edge.is_empty() {
                let mut next = SpaceSet::EMPTY;
                for s in edge.iter() {
                    row[s.i()] = n;
                    next |= near[s.i()];
                }
                edge = next & !seen;
                seen |= edge;
                n += 1;
            }
            row
        };
        Self((0..spaces).map(from).collect())
    }
}

/// The seas as one alliance can use them.
pub struct Seas {
    /// Between zones.
    pub lanes: Distances,
    /// Between coasts: zones a ship must cross from off one territory to off another.
    pub coasts: Distances,
}

impl Seas {
    /// Through the canals named by these bits; other ships are not counted as an obstacle.
    fn new(b: &Board, canals: u8) -> Self {
        let open = |from: Space, to: &Space| b.canal(from, *to).is_none_or(|c| canals >> c & 1 != 0);
        let lanes = Distances::build(b.spaces.len(), |s| {
            if !b.is_sea(s) {
                return SpaceSet::EMPTY;
            }
            b.sea_near[s.i()].iter().filter(|z| open(s, z)).collect()
        });
        let mut coasts = vec![[FAR; SPACES]; b.spaces.len()];
        for t in b.land.iter() {
            for u in b.land.iter() {
                let ways = b.sea_near[t.i()].iter().map(|z| lanes.nearest(z, b.sea_near[u.i()]));
                coasts[t.i()][u.i()] = ways.min().unwrap_or(FAR);
            }
        }
        Self { lanes, coasts: Distances(coasts) }
    }
}

/// All distances, kept from one decision to the next.
pub struct Atlas {
    /// By air, over everything.
    pub air: Distances,
    seas: BTreeMap<u8, Arc<Seas>>,
}

impl Atlas {
    /// Measures a board.
    pub fn new(b: &Board) -> Self {
        Self { air: Distances::build(b.spaces.len(), |s| b.map.near(s)), seas: BTreeMap::new() }
    }

    /// The seas with these canals open.
    pub fn seas(&mut self, b: &Board, canals: u8) -> Arc<Seas> {
        self.seas.entry(canals).or_insert_with(|| Arc::new(Seas::new(b, canals))).clone()
    }
}
