//! What a commander sees when he looks at the board: who holds what, how far it is to the front, what is worth having.

use super::chart::Distances;
use crate::{
    board::Board,
    odds::Company,
    position::Position,
    types::{Kind, Power},
};
use ironbottom_kernel::area::{Space, SpaceSet};

/// The board as one power sees it.
pub struct Survey<'a> {
    /// Board.
    pub b: &'a Board,
    /// Position.
    pub p: &'a Position,
    /// Distances by air.
    pub air: &'a Distances,
    /// Distances by sea for our side.
    pub lanes: Distances,
    /// Distances by sea for theirs.
    pub foe_lanes: Distances,
    /// Who we are.
    pub me: Power,
    /// Territories of our side.
    pub friendly: SpaceSet,
    /// Territories of the other side.
    pub enemy: SpaceSet,
    /// Spaces with enemy units other than guns.
    pub hostile: SpaceSet,
    /// How far from the fighting each territory is: the lower, the better an army stands there.
    pub depth: Vec<f64>,
}

/// Depth of a territory from which nothing can be reached.
pub const NOWHERE: f64 = 60.0;

impl<'a> Survey<'a> {
    /// Looks at the board.
    pub fn new(b: &'a Board, p: &'a Position, air: &'a Distances, me: Power) -> Self {
        let friendly = p.friendly(me);
        let enemy = p.enemy_held(me);
        let canals = |held: SpaceSet| {
            let open = |c: &crate::board::Canal| (c.needs & !held).is_empty();
            b.canals.iter().enumerate().filter(|(_, c)| open(c)).fold(0u8, |bits, (i, _)| bits | 1 << i)
        };
        let mut s = Self {
            b,
            p,
            air,
            lanes: Distances::by_sea(b, if p.power == me { p.turn.canals } else { canals(friendly) }),
            foe_lanes: Distances::by_sea(b, canals(enemy)),
            me,
            friendly,
            enemy,
            hostile: p.units.hostile(me),
            depth: Vec::new(),
        };
        s.depth = s.depths();
        s
    }

    /// Depth of a space (sea zones: nowhere).
    pub fn depth(&self, t: Space) -> f64 {
        self.depth[t.i()]
    }

    /// Units of our side in a space, each owner apart.
    pub fn friends_at(&self, t: Space) -> Vec<Company> {
        let of = |e: Power| Company { developments: self.p.developments[e.i()], n: self.p.units.of(t, e).map(u16::from) };
        std::iter::once(self.me).chain(self.me.allies()).map(of).collect()
    }

    /// What holding a territory is worth, in IPC a turn and then some.
    pub fn worth(&self, t: Space) -> f64 {
        let data = self.b.space(t);
        let mut worth = f64::from(data.ipc);
        if let Some(owner) = data.capital_of {
            worth += 12.0;
            // AA-234: the captor takes the money.
            if self.p.owner(t) == Some(owner) {
                worth += f64::from(self.p.ipc[owner.i()]) / 3.0;
            }
        }
        if self.p.territories[t.i()].complex.is_some() {
            worth += 1.5;
        }
        worth + 0.2
    }

    /// Is the war of this power one of ships: no enemy capital can be reached by land from its own?
    pub fn overseas(&self) -> bool {
        let ours = self.b.map.within(SpaceSet::one(self.b.capital(self.me)), 70, self.b.land & !self.b.neutral);
        !self.me.enemies().any(|e| ours.has(self.b.capital(e)))
    }

    /// Turns it takes from each territory to where the enemy can be hurt, less what he can be hurt there.
    fn depths(&self) -> Vec<f64> {
        let (b, p) = (self.b, self.p);
        let mut depth = vec![NOWHERE; b.spaces.len()];
        let land: Vec<Space> = (self.friendly | self.enemy).iter().collect();
        for t in self.enemy.iter() {
            let data = b.space(t);
            let capital = if data.capital_of.is_some() { 4.0 } else { 0.0 };
            let complex = if p.territories[t.i()].complex.is_some() { 0.7 } else { 0.0 };
            depth[t.i()] = -(0.3 * f64::from(data.ipc) + capital + complex);
        }
        let overseas = self.overseas();
        // Bellman's way: a map of 70 territories settles in a few rounds.
        for _ in 0..24 {
            let mut changed = false;
            for &t in &land {
                let step = if self.enemy.has(t) { 1.6 } else { 1.0 };
                let mut best = depth[t.i()];
                for n in (b.land_near[t.i()] & (self.friendly | self.enemy)).iter() {
                    best = best.min(depth[n.i()] + step);
                }
                let by_ship = overseas || depth[t.i()] >= NOWHERE - 1.0;
                if by_ship && !b.sea_near[t.i()].is_empty() && self.friendly.has(t) {
                    for &n in &land {
                        if n != t && depth[n.i()] + 1.0 < best {
                            best = best.min(depth[n.i()] + self.lift(t, n));
                        }
                    }
                }
                if best + 1e-9 < depth[t.i()] {
                    depth[t.i()] = best;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        depth
    }

    /// Turns to ship troops from one coast to another.
    fn lift(&self, from: Space, to: Space) -> f64 {
        let (b, p) = (self.b, self.p);
        let far = b.sea_near[from.i()].iter().map(|z| self.lanes.nearest(z, b.sea_near[to.i()])).min().unwrap_or(99);
        let time = match far {
            0 | 1 => 1.2,
            2 => 2.0,
            3 | 4 => 4.0,
            5 | 6 => 6.5,
            7 | 8 => 9.0,
            _ => return NOWHERE,
        };
        if self.friendly.has(to) {
            return time;
        }
        let units: u16 = self.me.enemies().map(|e| p.units.of(to, e).iter().map(|n| u16::from(*n)).sum::<u16>()).sum();
        time + 1.5 + 0.15 * f64::from(units)
    }

    /// Own units of a kind that may still move.
    pub fn unmoved(&self, t: Space, k: Kind) -> u16 {
        u16::from(self.p.unmoved(t, k))
    }
}
