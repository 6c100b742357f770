//! Combat movement: what is worth attacking, with what.
//!
//! Every target is weighed by exact odds: chance of taking it, what both sides lose, what the ground is worth, and what the enemy's
//! answer would cost. The best bargain is taken first; what is left is offered to the next.

use super::{
    force::{Force, Judge},
    guard::Reserve,
    orders::Order,
    stock::{Drawn, Piece, Stock, sea_ways},
    survey::Survey,
    weigh::{Scales, Target},
};
use crate::{AxisAndAllies, Position, action::Action, phases::place::stack_limit, types::Kind};
use ironbottom_kernel::{
    Dice, Log, Rules,
    area::{Space, SpaceSet},
};
use std::collections::BTreeMap;

/// Below this chance nothing is attacked.
const LEAST_CHANCE: f64 = 0.6;

/// Orders in which pieces are added: class numbers of [`Piece::class`], each class used up before the next.
const SEQUENCES: [&[usize]; 4] = [&[0, 1, 2, 3, 4, 5, 6], &[0, 2, 3, 4, 1, 5, 6], &[0, 3, 4, 2, 1, 6, 5], &[3, 4, 0, 2, 1, 6, 5]];

/// The best way of each group of units to a target, with its rank: the lowest is taken.
type Ways = BTreeMap<(Kind, Space), (i32, Action)>;

/// An attack thought out.
struct Attack {
    score: f64,
    chance: f64,
    /// What it costs beside the battle.
    cost: f64,
    drawn: Vec<Drawn>,
    after: Stock,
}

/// The whole plan.
pub fn plan(game: &AxisAndAllies, s: &Survey, j: &mut Judge, legal: &[Action], reserve: &Reserve) -> Vec<Order> {
    let mut stock = Stock::new(s, reserve);
    let mut planner = Planner { s, scales: Scales::new(s, j), cleared: SpaceSet::EMPTY };
    let mut trial = s.p.clone();
    let mut targets = planner.targets(legal, &stock);
    let mut orders: Vec<(u8, Order)> = Vec::new();
    for _ in 0..32 {
        let mut best: Option<(usize, Attack)> = None;
        for (i, t) in targets.iter().enumerate() {
            if let Some(a) = planner.best(t, &stock)
                && best.as_ref().is_none_or(|(_, b)| a.score > b.score)
            {
                best = Some((i, a));
            }
        }
        let Some((i, mut attack)) = best else { break };
        planner.strengthen(&targets[i], &mut attack, &stock);
        if let Some((unit, from, n)) = rehearse(game, s, &mut trial, &attack.drawn) {
            targets[i].limit(unit, from, n);
            continue;
        }
        let t = targets.swap_remove(i);
        stock = attack.after;
        if t.sea && attack.chance > 0.85 {
            planner.cleared.add(t.at);
            // Landings through the zone become possible.
            for other in &mut targets {
                planner.add_lifts(other, &stock, SpaceSet::one(t.at));
            }
        }
        let landings: SpaceSet = attack.drawn.iter().filter_map(|d| d.zone).collect();
        orders.extend(attack.drawn.into_iter().map(|d| (u8::from(d.zone.is_some()), d.order)));
        for z in landings.iter() {
            orders.extend(planner.supports(&mut stock, z).into_iter().map(|o| (2, o)));
        }
        targets.retain(|other| other.at != t.at);
    }
    orders.extend(planner.blitzes(legal, &mut stock, &orders).into_iter().map(|o| (3, o)));
    orders.extend(raids(s, legal, &mut stock).into_iter().map(|o| (3, o)));
    // Sea battles and marches first, then landings, then the ships that support them.
    orders.sort_by_key(|(when, _)| *when);
    orders.into_iter().map(|(_, o)| o).collect()
}

struct Planner<'a, 'b> {
    s: &'a Survey<'b>,
    scales: Scales<'a, 'b>,
    /// Zones of enemies that we expect to clear.
    cleared: SpaceSet,
}

impl Planner<'_, '_> {
    /// Everything that can be attacked at all, with what can get there.
    fn targets(&mut self, legal: &[Action], stock: &Stock) -> Vec<Target> {
        let s = self.s;
        let mut ways: BTreeMap<Space, Ways> = BTreeMap::new();
        let mut offer = |to: Space, unit: Kind, from: Space, rank: i32, a: Action| {
            let slot = ways.entry(to).or_default().entry((unit, from)).or_insert((rank, a));
            if rank < slot.0 {
                *slot = (rank, a);
            }
        };
        for a in legal {
            match *a {
                Action::March { unit, n: 1, from, via, to } if unit.is_ground() && s.enemy.has(to) => {
                    let rank = match via {
                        Some(v) if s.enemy.has(v) => -1,
                        None => 0,
                        Some(_) => 1,
                    };
                    offer(to, unit, from, rank, *a);
                }
                Action::Fly { unit, from, to, cost, raid: false, over, .. } if (over & s.b.neutral).is_empty() => {
                    offer(to, unit, from, 20 * over.len() as i32 + i32::from(cost), *a);
                }
                Action::Sail { unit, n: 1, from, via, to, .. } if unit != Kind::Carrier && s.hostile.has(to) => {
                    offer(to, unit, from, i32::from(via.is_some()), *a);
                }
                _ => {}
            }
        }
        for t in s.enemy.iter().filter(|t| !s.b.sea_near[t.i()].is_empty()) {
            ways.entry(t).or_default();
        }
        let mut targets = Vec::new();
        for (at, ways) in ways {
            let mut target = Target::new(s, at);
            for ((unit, from), (_, action)) in ways {
                target.pieces.extend((0..stock.free(from, unit)).map(|_| Piece::Unit(unit, from, action)));
            }
            self.add_lifts(&mut target, stock, s.b.sea_near[at.i()]);
            if !target.pieces.is_empty() {
                targets.push(target);
            }
        }
        targets
    }

    /// Adds the landings possible from some zones.
    fn add_lifts(&self, t: &mut Target, stock: &Stock, zones: SpaceSet) {
        let s = self.s;
        if t.sea {
            return;
        }
        let closed = s.hostile & !self.cleared;
        for z in (zones & s.b.sea_near[t.at.i()] & s.b.sea & !closed).iter() {
            for (i, v) in stock.vessels.iter().enumerate().filter(|(i, _)| !stock.busy[*i]) {
                // A ship that shares its zone with enemies stays out of this.
                if s.hostile.has(v.zone) || s.lanes().get(v.zone, z) > 2 {
                    continue;
                }
                for way in sea_ways(s, v.zone, z, 2, s.hostile) {
                    t.pieces.push(Piece::Lift(i, way));
                }
            }
        }
    }

    /// The best attack on a target with what is left, if there is one worth making.
    fn best(&mut self, t: &Target, stock: &Stock) -> Option<Attack> {
        let mut best: Option<Attack> = None;
        for sequence in SEQUENCES {
            let mut order: Vec<&Piece> = Vec::with_capacity(t.pieces.len());
            for class in sequence {
                order.extend(t.pieces.iter().filter(|p| p.class() == *class));
            }
            let defense = t.defense(self.s);
            let mut left = stock.clone();
            let (mut force, mut drawn, mut cost) = (Force::default(), Vec::new(), 0.0);
            let mut worse = 0;
            // Large forces are built up in larger steps.
            let step = (t.pieces.len() / 16).max(1);
            let last = t.pieces.len();
            for (i, piece) in order.into_iter().enumerate() {
                let Some(d) = piece.draw(self.s, &mut left, t.at) else { continue };
                force.join(&d.force);
                cost += self.scales.cost(t.at, piece, &d, &left);
                drawn.push(d);
                if 2 * force.attack(self.s.b, t.sea) + 2 < defense || (!t.sea && force.ground() == 0) {
                    continue;
                }
                if drawn.len() > 8 && drawn.len() % step != 0 && i + 1 != last {
                    continue;
                }
                let (mut score, chance) = self.scales.weigh(t, &force, &drawn, cost);
                if best.as_ref().is_none_or(|b| score > b.score - 3.0) {
                    score -= chance.max(0.5) * self.scales.exposes(t, stock, &left);
                }
                if best.as_ref().is_none_or(|b| score > b.score) {
                    best = Some(Attack { score, chance, cost, drawn: drawn.clone(), after: left.clone() });
                    worse = 0;
                } else {
                    worse += 1;
                    if worse > 4 && chance > 0.97 {
                        break;
                    }
                }
            }
        }
        best.filter(|a| {
            let spent: f64 = a.drawn.iter().map(|d| d.force.value(self.s.b, t.sea)).sum();
            let late = self.s.late();
            a.chance >= LEAST_CHANCE - 0.08 * late && a.score > 0.4 + 0.02 * (1.0 - late) * spent
        })
    }

    /// More units into an attack that is made anyway, as long as that pays.
    fn strengthen(&mut self, t: &Target, a: &mut Attack, stock: &Stock) {
        if t.defenders.is_empty() {
            return;
        }
        let mut force = Force::default();
        for d in &a.drawn {
            force.join(&d.force);
        }
        for piece in &t.pieces {
            if a.chance > 0.985 {
                break;
            }
            let mut left = a.after.clone();
            let Some(d) = piece.draw(self.s, &mut left, t.at) else { continue };
            let mut more = force;
            more.join(&d.force);
            let extra = self.scales.cost(t.at, piece, &d, &left);
            a.drawn.push(d);
            let (mut score, chance) = self.scales.weigh(t, &more, &a.drawn, a.cost + extra);
            score -= chance.max(0.5) * self.scales.exposes(t, stock, &left);
            if score > a.score + 0.2 {
                (a.score, a.chance, a.after, force) = (score, chance, left, more);
                a.cost += extra;
            } else {
                a.drawn.pop();
            }
        }
    }

    /// Battleships that come along to fire in support of a landing.
    fn supports(&self, stock: &mut Stock, z: Space) -> Vec<Order> {
        let s = self.s;
        let mut out = Vec::new();
        let ships: Vec<(Space, u16)> =
            stock.all().filter(|(at, k, _)| *k == Kind::Battleship && *at != z).map(|(at, _, n)| (at, n)).collect();
        for (from, n) in ships {
            if s.hostile.has(z) || s.hostile.has(from) || s.lanes().get(from, z) > 2 {
                continue;
            }
            let Some(way) = sea_ways(s, from, z, 2, s.hostile).into_iter().next() else { continue };
            for _ in 0..n {
                stock.take(from, Kind::Battleship);
                let via = (way.len() == 2).then(|| way[0]);
                out.push(Order::Exact(Action::Sail {
                    unit: Kind::Battleship,
                    n: 1,
                    from,
                    via,
                    to: z,
                    own_riders: 0,
                    allied_riders: [0; 5],
                }));
            }
        }
        out
    }

    /// Armor that is left over drives through empty enemy ground and comes back.
    fn blitzes(&self, legal: &[Action], stock: &mut Stock, orders: &[(u8, Order)]) -> Vec<Order> {
        let s = self.s;
        let mut taken: SpaceSet = SpaceSet::EMPTY;
        for (_, o) in orders {
            if let Order::Exact(Action::March { via, to, .. }) = o {
                taken.add(*to);
                if let Some(v) = via {
                    taken.add(*v);
                }
            }
        }
        let mut out = Vec::new();
        for a in legal {
            if let Action::March { unit: Kind::Armor, n: 1, from, via: Some(via), to } = *a
                && s.enemy.has(via)
                && s.friendly.has(to)
                && !taken.has(via)
                && s.depth(to) <= s.depth(from) + 1.0
                && stock.take(from, Kind::Armor)
            {
                taken.add(via);
                out.push(Order::Exact(*a));
            }
        }
        out
    }
}

/// Tries those moves of an attack that may be legal one by one but not together: flights, since aircraft may stand in each other's way
/// when they land, and units under a limit of stacks (AA-270). All go well: they are kept in the trial. Otherwise nothing changes, and
/// the answer is whose move fails after how many of them.
fn rehearse(game: &AxisAndAllies, s: &Survey, trial: &mut Position, drawn: &[Drawn]) -> Option<(Kind, Space, usize)> {
    let mut after = trial.clone();
    let mut gone: BTreeMap<(Kind, Space), usize> = BTreeMap::new();
    for d in drawn {
        let Order::Exact(a) = &d.order else { continue };
        let (unit, from) = match a {
            Action::Fly { unit, from, .. } => (unit, from),
            Action::March { unit, from, .. } | Action::Sail { unit, from, .. } if stack_limit(s.b, s.p, *unit) > 0 => {
                (unit, from)
            }
            _ => continue,
        };
        let n = gone.entry((*unit, *from)).or_default();
        if game.check(&after, s.me.seat(), a).is_err() {
            return Some((*unit, *from, *n));
        }
        game.apply(&mut after, s.me.seat(), a, &mut Dice::scripted(&[]), &mut Log::default());
        *n += 1;
    }
    *trial = after;
    None
}

/// Bombers with nothing better to do raid complexes without a gun.
fn raids(s: &Survey, legal: &[Action], stock: &mut Stock) -> Vec<Order> {
    let mut out = Vec::new();
    for a in legal {
        if let Action::Fly { unit, from, to, raid: true, over, .. } = *a
            && over.is_empty()
            && !s.p.units.hostile_guns(s.me).has(to)
            && s.p.owner(to).is_some_and(|o| s.p.ipc[o.i()] >= 6)
            && stock.take(from, unit)
        {
            out.push(Order::Exact(*a));
        }
    }
    out
}
