//! Sea deployment as hops from base to base (8.2): where one gets to, and in how many hops. The deployment phases and code-breaking
//! (18.1.1) stand on this.

use super::sailing::Chart;
use crate::{
    board::Board,
    position::{AirPlace, Place, Position},
    types::{Sea, Side, Space, SpaceSet},
};

/// The bases of a side as they are now: made once for a list.
#[derive(Clone, Debug)]
pub struct Bases {
    /// The sea between them.
    pub chart: Chart,
    /// FS-051, FS-128, FS-261, R71, R73: bases that the side controls; all Allies use any of theirs.
    pub own: SpaceSet,
    /// Spaces with an enemy unit.
    pub enemy: SpaceSet,
    /// FS-334: where aircraft may not deploy to in this phase.
    pub shut_to_air: SpaceSet,
    /// What one hop reaches from each base, as far as it was asked.
    known: Vec<Option<SpaceSet>>,
}

/// What the hops from one base reach: the bases that are new with each hop.
#[derive(Clone, Debug, Default)]
pub struct Hops {
    by: Vec<SpaceSet>,
}

impl Hops {
    /// In how many hops.
    pub fn to(&self, s: Space) -> Option<u16> {
        self.by.iter().position(|set| set.has(s)).map(|n| n as u16 + 1)
    }

    /// All that is reached in so many hops.
    pub fn within(&self, hops: u16) -> SpaceSet {
        self.by.iter().take(usize::from(hops)).fold(SpaceSet::default(), |all, set| all.or(*set))
    }
}

impl Bases {
    /// The bases of the side.
    pub fn of(b: &Board, p: &Position, side: Side) -> Self {
        let mut enemy = SpaceSet::default();
        for (i, u) in p.units.iter().enumerate() {
            if let Place::At(s) = u.at
                && b.units[i].nation.side() != side
            {
                enemy.add(s);
            }
        }
        for g in p.air.iter().filter(|g| g.nation.side() != side) {
            if let AirPlace::At(s) = g.at {
                enemy.add(s);
            }
        }
        let shut = p.rules.base_delay && p.phase == crate::position::Phase::Redeployment;
        let shut_to_air = SpaceSet::of(p.diary.captured.iter().copied().filter(|_| shut));
        let own = SpaceSet::of(b.bases().filter(|s| p.holds(side, *s)));
        Self { chart: Chart::of(b, p, side), own, enemy, shut_to_air, known: vec![None; b.spaces.len()] }
    }

    /// FS-129, FS-130, FS-131, FS-132, FS-135, FS-136, FS-380, R32: hop after hop from a base; every hop ends in a friendly base without an enemy unit, and
    /// one in an enemy air zone is the last.
    pub fn hops(&mut self, from: Space, air: bool) -> Hops {
        let mut open = self.own.without(self.enemy);
        if air {
            open = open.without(self.shut_to_air);
        }
        let mut seen = SpaceSet::of([from]);
        let mut now = vec![from];
        let mut by = Vec::new();
        while !now.is_empty() {
            let mut all = SpaceSet::default();
            for s in now {
                let chart = &self.chart;
                all = all.or(*self.known[s.i()].get_or_insert_with(|| chart.hop(s)));
            }
            let new = all.and(open).without(seen);
            seen = seen.or(new);
            now = new.iter().filter(|s| !self.chart.zoned(*s)).collect();
            if !new.is_empty() {
                by.push(new);
            }
        }
        Hops { by }
    }

    /// FS-138: friendly bases one hex away over the sea.
    pub fn next_by_sea(&self, from: Space) -> SpaceSet {
        self.chart.beside(Sea(from.0)).and(self.own)
    }

    /// FS-139, FS-363: friendly bases one hex away, whatever the hexside.
    pub fn next_by_air(&self, b: &Board, from: Space) -> SpaceSet {
        SpaceSet::of(b.space(from).around.iter().copied()).and(self.own)
    }
}
