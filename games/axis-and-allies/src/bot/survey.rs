//! What a commander sees when he looks at the board: who holds what, where the war is decided, how far it is to the front.

use super::{
    chart::{Atlas, Distances, Seas},
    force::Force,
};
use crate::{
    board::Board,
    odds::Company,
    position::Position,
    types::{Kind, Power},
};
use ironbottom_kernel::area::{Space, SpaceSet};
use std::sync::Arc;

/// How troops get on from a territory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hop {
    /// They are where they should be, or nowhere.
    Stay,
    /// On foot.
    March(Space),
    /// By ship to this coast.
    Lift(Space),
}

/// The board as one power sees it.
pub struct Survey<'a> {
    /// Board.
    pub b: &'a Board,
    /// Position.
    pub p: &'a Position,
    /// Distances by air.
    pub air: &'a Distances,
    seas: Arc<Seas>,
    foe_seas: Arc<Seas>,
    /// Who we are.
    pub me: Power,
    /// Territories of our side.
    pub friendly: SpaceSet,
    /// Territories of the other side.
    pub enemy: SpaceSet,
    /// Spaces with enemy units other than guns.
    pub hostile: SpaceSet,
    /// No enemy capital can be reached by land from our own: a war of ships.
    pub overseas: bool,
    /// How far from the fighting each territory is: the lower, the better an army stands there.
    depth: Vec<f64>,
    hops: Vec<Hop>,
}

/// Depth of a territory from which nothing can be reached.
pub const NOWHERE: f64 = 60.0;

impl<'a> Survey<'a> {
    /// Looks at the board.
    pub fn new(b: &'a Board, p: &'a Position, atlas: &'a mut Atlas, me: Power) -> Self {
        let friendly = p.friendly(me);
        let enemy = p.enemy_held(me);
        let canals = |held: SpaceSet| {
            let open = |c: &crate::board::Canal| (c.needs & !held).is_empty();
            b.canals.iter().enumerate().filter(|(_, c)| open(c)).fold(0u8, |bits, (i, _)| bits | 1 << i)
        };
        let seas = atlas.seas(b, if p.power == me { p.turn.canals } else { canals(friendly) });
        let foe_seas = atlas.seas(b, canals(enemy));
        let continent = b.map.within(SpaceSet::one(b.capital(me)), 70, b.land & !b.neutral);
        let mut s = Self {
            b,
            p,
            air: &atlas.air,
            seas,
            foe_seas,
            me,
            friendly,
            enemy,
            hostile: p.units.hostile(me),
            overseas: !me.enemies().any(|e| continent.has(b.capital(e))),
            depth: Vec::new(),
            hops: Vec::new(),
        };
        let focus = s.focus();
        (s.depth, s.hops) = s.depths(&|t| s.prize(t, focus));
        s
    }

    /// How long the war has gone on without an end, from 0 to 1: who waits for ever wins nothing.
    pub fn late(&self) -> f64 {
        ((f64::from(self.p.round) - 12.0) / 12.0).clamp(0.0, 1.0)
    }

    /// Depth of a space (sea zones: nowhere).
    pub fn depth(&self, t: Space) -> f64 {
        self.depth[t.i()]
    }

    /// How troops get on from a territory.
    pub fn hop(&self, t: Space) -> Hop {
        self.hops[t.i()]
    }

    /// Zones between zones, for our side.
    pub fn lanes(&self) -> &Distances {
        &self.seas.lanes
    }

    /// The same for a power of either side.
    pub fn lanes_of(&self, power: Power) -> &Distances {
        if power.is_enemy(self.me) { &self.foe_seas.lanes } else { &self.seas.lanes }
    }

    /// Units of our side in a space, each owner apart, our own first.
    pub fn friends_at(&self, t: Space) -> Vec<Company> {
        let of = |e: Power| Company { developments: self.p.developments[e.i()], n: *self.p.units.of(t, e) };
        std::iter::once(self.me).chain(self.me.allies()).map(of).collect()
    }

    /// Does our side have a gun there?
    pub fn gun_at(&self, t: Space) -> bool {
        std::iter::once(self.me).chain(self.me.allies()).any(|p| self.p.units.guns(p).has(t))
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

    /// Own units of a kind that may still move.
    pub fn unmoved(&self, t: Space, k: Kind) -> u16 {
        self.p.unmoved(t, k)
    }

    /// Where troops from a territory go aboard, and where they are to land.
    pub fn embark(&self, mut t: Space) -> Option<(Space, Space)> {
        for _ in 0..12 {
            match self.hop(t) {
                Hop::Stay => return None,
                Hop::March(n) => t = n,
                Hop::Lift(to) => return Some((t, to)),
            }
        }
        None
    }

    /// The pair of zones a lift goes between.
    pub fn crossing(&self, from: Space, to: Space) -> Option<(Space, Space)> {
        let (here, there) = (self.b.sea_near[from.i()], self.b.sea_near[to.i()]);
        let all = here.iter().flat_map(|a| there.iter().map(move |z| (a, z)));
        all.min_by_key(|(a, z)| (self.lanes().get(*a, *z), a.0, z.0))
    }

    /// The enemy capital our war is about: the nearest by land or sea.
    fn focus(&self) -> Option<Space> {
        let home = self.b.capital(self.me);
        let left = self.me.enemies().map(|e| self.b.capital(e)).filter(|c| self.enemy.has(*c));
        let far = |c: Space| self.depths(&|t| if t == c { Some(0.0) } else { None }).0[home.i()];
        left.map(|c| (far(c), c)).min_by(|x, y| x.0.total_cmp(&y.0).then(x.1.cmp(&y.1))).map(|x| x.1)
    }

    /// How much an enemy territory draws armies.
    fn prize(&self, t: Space, focus: Option<Space>) -> Option<f64> {
        let data = self.b.space(t);
        let capital = match data.capital_of {
            Some(_) if Some(t) == focus => 6.0,
            Some(_) => 1.0,
            None => 0.0,
        };
        let complex = if self.p.territories[t.i()].complex.is_some() { 0.7 } else { 0.0 };
        Some(0.3 * f64::from(data.ipc) + capital + complex)
    }

    /// Turns it takes from each territory to where the enemy can be hurt, less what he can be hurt there.
    fn depths(&self, prize: &dyn Fn(Space) -> Option<f64>) -> (Vec<f64>, Vec<Hop>) {
        let mut depth = vec![NOWHERE; self.b.spaces.len()];
        let mut hops = vec![Hop::Stay; self.b.spaces.len()];
        for t in self.enemy.iter() {
            if let Some(p) = prize(t) {
                depth[t.i()] = -p;
            }
        }
        let all = self.friendly | self.enemy;
        self.settle(&mut depth, &mut hops, SpaceSet::EMPTY);
        let ports = if self.overseas { all } else { all.iter().filter(|t| depth[t.i()] >= NOWHERE - 1.0).collect() };
        if !ports.is_empty() {
            self.settle(&mut depth, &mut hops, ports & self.friendly);
        }
        (depth, hops)
    }

    /// Bellman's way: a map of 70 territories settles in a few rounds. Ships are used only from `ports`.
    fn settle(&self, depth: &mut [f64], hops: &mut [Hop], ports: SpaceSet) {
        let b = self.b;
        let land = self.friendly | self.enemy;
        for _ in 0..24 {
            let mut changed = false;
            for t in land.iter() {
                // Through the enemy's land an army must fight its way.
                let step = if self.enemy.has(t) { 1.6 } else { 1.0 };
                let mut best = depth[t.i()] - 1e-9;
                let mut hop = None;
                for n in (b.land_near[t.i()] & land).iter() {
                    if depth[n.i()] + step < best {
                        best = depth[n.i()] + step;
                        hop = Some(Hop::March(n));
                    }
                }
                if ports.has(t) && !b.sea_near[t.i()].is_empty() {
                    for n in land.iter().filter(|n| *n != t) {
                        if depth[n.i()] + 1.0 < best && depth[n.i()] + self.lift(t, n) < best {
                            best = depth[n.i()] + self.lift(t, n);
                            hop = Some(Hop::Lift(n));
                        }
                    }
                }
                if let Some(hop) = hop {
                    depth[t.i()] = best;
                    hops[t.i()] = hop;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
    }

    /// Turns to ship troops from one coast to another.
    fn lift(&self, from: Space, to: Space) -> f64 {
        let time = match self.seas.coasts.get(from, to) {
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
        // Against defenders on the beach, and others who will come down on it.
        let ground = |t: Space| {
            let of = |e: Power| Force::at(self.p, t, e).ground();
            self.me.enemies().map(|e| f64::from(of(e))).sum::<f64>()
        };
        let near: f64 = self.b.land_near[to.i()].iter().map(ground).sum();
        time + 1.5 + 0.15 * ground(to) + (0.1 * near).min(3.0)
    }
}
