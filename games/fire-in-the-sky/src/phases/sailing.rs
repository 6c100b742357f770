//! Ways over the sea, for operational movement, reaction and deployment: air zones, impassable sides, the two coasts of Malaya.

use super::zones;
use crate::{
    board::Board,
    position::Position,
    types::{Sea, Side, Space, SpaceSet},
};

/// FS-129: hexes of one hop of sea deployment.
pub const HOP: u8 = 4;

/// The sea as one side finds it now: made once, asked for every way. Seas are numbers in a [`SpaceSet`].
#[derive(Clone, Debug)]
pub struct Chart {
    /// Where one can sail from each sea: FS-028, FS-029, FS-130, FS-144, FS-389, and FS-070 for Japan.
    next: Vec<SpaceSet>,
    /// Seas in an air zone of the enemy.
    zone: SpaceSet,
    /// The boxes off the map: no way leads through them (R68).
    boxes: SpaceSet,
    /// The west coast of Malaya, and Malaya.
    malaya: (Sea, Space),
}

/// Where one can get to: for each number of hexes, all that is reached with so many or fewer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ways {
    within: Vec<SpaceSet>,
}

impl Ways {
    /// All that is reached in so many hexes.
    pub fn within(&self, hexes: u8) -> SpaceSet {
        self.within.get(usize::from(hexes)).or(self.within.last()).copied().unwrap_or_default()
    }

    /// How far it is.
    pub fn hexes(&self, to: Sea) -> Option<u8> {
        self.within.iter().position(|set| set.has(Space(to.0))).map(|n| n as u8)
    }
}

/// A set of seas in steps, by what air zones have done to those that came there.
#[derive(Clone, Copy, Default)]
struct Front {
    /// Not yet in a zone.
    free: SpaceSet,
    /// Just entered one, or began in one: one hex more.
    slowed: SpaceSet,
}

impl Chart {
    /// The sea for this side.
    pub fn of(b: &Board, p: &Position, side: Side) -> Self {
        let west = b.malaya_west();
        let mut zone = zones::of(b, p, side.other());
        if zone.has(b.places.malaya) {
            zone.add(Space(west.0));
        }
        let boxes = SpaceSet::of((b.hexes..b.spaces.len()).map(|n| Space(n as u8)));
        Self { next: b.next[side.i()].clone(), zone, boxes, malaya: (west, b.places.malaya) }
    }

    /// The same sea if there were no air zones.
    #[must_use]
    pub fn without_zones(&self) -> Self {
        Self { zone: SpaceSet::default(), ..self.clone() }
    }

    /// Is the space in an air zone of the enemy?
    pub fn zoned(&self, s: Space) -> bool {
        self.zone.has(s)
    }

    /// The seas one hex from there.
    pub fn beside(&self, s: Sea) -> SpaceSet {
        self.next.get(s.i()).copied().unwrap_or_default()
    }

    /// The seas of a set of spaces: of Malaya both coasts.
    pub fn seas(&self, mut spaces: SpaceSet) -> SpaceSet {
        if spaces.has(self.malaya.1) {
            spaces.add(Space(self.malaya.0.0));
        }
        spaces
    }

    fn around(&self, from: SpaceSet) -> SpaceSet {
        from.iter().fold(SpaceSet::default(), |all, s| self.next.get(s.i()).map_or(all, |n| all.or(*n)))
    }

    /// The next step of all fronts, and all that it reaches.
    fn step(&self, now: Front) -> (Front, SpaceSet) {
        let free = self.around(now.free);
        let last = self.around(now.slowed);
        (Front { free: free.without(self.zone).without(self.boxes), slowed: free.and(self.zone) }, free.or(last))
    }

    /// FS-143, FS-144, FS-145, FS-146, FS-161, FS-164, FS-165: all that can be reached in so many hexes. Who enters an air zone stops or goes one hex
    /// more; who begins in one goes one hex.
    pub fn ways(&self, from: &[Sea], most: u8) -> Ways {
        let start = SpaceSet::of(from.iter().map(|s| Space(s.0)).filter(|s| self.next.get(s.i()).is_some_and(|n| !n.is_empty())));
        let mut now = Front { free: start.without(self.zone), slowed: start.and(self.zone) };
        let (mut seen, mut all) = (now, start);
        let mut within = vec![all];
        for _ in 0..most {
            let (next, reached) = self.step(now);
            all = all.or(reached);
            within.push(all);
            now = Front { free: next.free.without(seen.free), slowed: next.slowed.without(seen.slowed) };
            seen = Front { free: seen.free.or(now.free), slowed: seen.slowed.or(now.slowed) };
        }
        Ways { within }
    }

    /// One shortest way, both ends included.
    pub fn way(&self, from: &[Sea], to: Sea, most: u8) -> Option<Vec<Sea>> {
        // A place on the way: the sea, and 0 free, 1 slowed, 2 at the end.
        let state = |s: Sea, came: u8| if came == 0 && self.zone.has(Space(s.0)) { (s, 1) } else { (s, came) };
        let mut all: Vec<((Sea, u8), Option<usize>, u8)> = from
            .iter()
            .filter(|s| self.next.get(s.i()).is_some_and(|n| !n.is_empty()))
            .map(|s| (state(*s, 0), None, 0))
            .collect();
        let mut i = 0;
        while let Some(&((s, came), _, hexes)) = all.get(i) {
            if s == to {
                let mut way = Vec::new();
                let mut at = Some(i);
                while let Some(n) = at {
                    way.push(all[n].0.0);
                    at = all[n].1;
                }
                way.reverse();
                return Some(way);
            }
            let through = hexes == 0 || !self.boxes.has(Space(s.0));
            if came < 2 && hexes < most && through {
                for t in self.next[s.i()].iter() {
                    let t = Sea(t.0);
                    let then = if came == 0 { state(t, 0) } else { (t, 2) };
                    if !all.iter().any(|(place, ..)| *place == then) {
                        all.push((then, Some(i), hexes + 1));
                    }
                }
            }
            i += 1;
        }
        None
    }

    /// FS-129, FS-130, FS-131, FS-132: what one hop of sea deployment reaches from a base, bases or not: a hex in an air zone is the end of it.
    pub fn hop(&self, from: Space) -> SpaceSet {
        let mut now = SpaceSet::of([from]);
        let mut all = now;
        for _ in 0..HOP {
            let reached = self.around(now).without(all);
            all = all.or(reached);
            now = reached.without(self.zone).without(self.boxes);
        }
        all.remove(from);
        all
    }
}
