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
    threat::{Threat, at_sea, strongest},
};
use crate::{
    action::Action,
    odds::{Company, Fight, defenders},
    types::Kind,
};
use ironbottom_kernel::area::{Space, SpaceSet};
use std::collections::BTreeMap;

/// Below this chance nothing is attacked.
const LEAST_CHANCE: f64 = 0.6;

/// Orders in which pieces are added: class numbers of [`Piece::class`], each class used up before the next.
const SEQUENCES: [&[usize]; 4] = [&[0, 1, 2, 3, 4, 5, 6], &[0, 2, 3, 4, 1, 5, 6], &[0, 3, 4, 2, 1, 6, 5], &[3, 4, 0, 2, 1, 6, 5]];

/// A space that might be attacked.
struct Target {
    at: Space,
    sea: bool,
    defenders: Vec<Company>,
    gun: bool,
    answer: Threat,
    /// Worth if it is held, and if it is lost again.
    held: f64,
    traded: f64,
    pieces: Vec<Piece>,
}

/// An attack thought out.
struct Attack {
    score: f64,
    chance: f64,
    drawn: Vec<Drawn>,
    after: Stock,
}

/// The whole plan.
pub fn plan(s: &Survey, j: &mut Judge, legal: &[Action], reserve: &Reserve) -> Vec<Order> {
    let mut stock = Stock::new(s, reserve);
    let mut planner = Planner { s, j, cleared: SpaceSet::EMPTY, risk: BTreeMap::new(), standing: BTreeMap::new() };
    let mut targets = planner.targets(legal, &stock);
    let mut orders: Vec<(u8, Order)> = Vec::new();
    for _ in 0..24 {
        let mut best: Option<(usize, Attack)> = None;
        for (i, t) in targets.iter().enumerate() {
            if let Some(a) = planner.best(t, &stock)
                && best.as_ref().is_none_or(|(_, b)| a.score > b.score)
            {
                best = Some((i, a));
            }
        }
        let Some((i, mut attack)) = best else { break };
        let t = targets.swap_remove(i);
        planner.strengthen(&t, &mut attack);
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
    j: &'a mut Judge,
    cleared: SpaceSet,
    risk: BTreeMap<Space, f64>,
    /// Chance that a territory we hold is lost as things stand, with the strongest attack on it.
    standing: BTreeMap<Space, (f64, Threat)>,
}

impl Planner<'_, '_> {
    /// Everything that can be attacked at all, with what can get there.
    fn targets(&mut self, legal: &[Action], stock: &Stock) -> Vec<Target> {
        let s = self.s;
        let mut ways: BTreeMap<Space, BTreeMap<(Kind, Space), (i32, Action)>> = BTreeMap::new();
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
            let mut target = self.target(at);
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

    fn target(&self, at: Space) -> Target {
        let s = self.s;
        let sea = s.b.is_sea(at);
        let defenders = defenders(s.b, s.p, at, s.me);
        let answer = strongest(s, at);
        let (held, traded) = if sea {
            // Ships at sea are in the way of landings, or bring some.
            let transports: u16 = defenders.iter().map(|c| c.get(Kind::Transport)).sum();
            (1.5 + 2.0 * f64::from(transports), 1.5 + 2.0 * f64::from(transports))
        } else {
            let data = s.b.space(at);
            let capital = if data.capital_of.is_some() { 25.0 } else { 0.0 };
            (3.0 * s.worth(at), f64::from(data.ipc) + capital + 0.2)
        };
        Target {
            at,
            sea,
            gun: !sea && s.p.units.hostile_guns(s.me).has(at),
            defenders,
            answer,
            held,
            traded,
            pieces: Vec::new(),
        }
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

    /// Chance that a lone transport in a zone is sunk in the enemy's next turn.
    fn risk(&mut self, z: Space) -> f64 {
        if let Some(r) = self.risk.get(&z) {
            return *r;
        }
        let s = self.s;
        let mut risk: f64 = 0.0;
        for foe in s.me.enemies() {
            let threat = at_sea(s, foe, z);
            if threat.force.attack(s.b, true) == 0 {
                continue;
            }
            let mut ours = s.friends_at(z);
            ours[0].add(Kind::Transport, 1);
            // Warships near enough will come along.
            for y in (s.p.units.occupied(s.me) & s.b.sea).iter().filter(|y| *y != z && s.lanes().get(*y, z) <= 2) {
                for k in [Kind::Battleship, Kind::Carrier, Kind::Fighter] {
                    ours[0].add(k, s.unmoved(y, k));
                }
            }
            let fight = Fight { sea: true, attacker: threat.force.company(s.p, foe), defenders: ours, ..Fight::default() };
            let sum = self.j.judge(s.b, &fight);
            // An attack that costs more than it sinks will hardly be made.
            let likely = if sum.value_swing > 0.0 { 1.0 } else { 0.4 };
            risk = risk.max(sum.attacker_wins * likely);
        }
        self.risk.insert(z, risk);
        risk
    }

    /// The best attack on a target with what is left, if there is one worth making.
    fn best(&mut self, t: &Target, stock: &Stock) -> Option<Attack> {
        let mut best: Option<Attack> = None;
        for sequence in SEQUENCES {
            let mut order: Vec<&Piece> = Vec::with_capacity(t.pieces.len());
            for class in sequence {
                order.extend(t.pieces.iter().filter(|p| p.class() == *class));
            }
            let defense: u16 = t.defenders.iter().map(|c| Force(c.n).defense(self.s.b, t.sea)).sum();
            let mut left = stock.clone();
            let (mut force, mut drawn, mut cost) = (Force::default(), Vec::new(), 0.0);
            let mut worse = 0;
            // Large forces are built up in larger steps.
            let step = (t.pieces.len() / 16).max(1);
            let last = t.pieces.len();
            for (i, piece) in order.into_iter().enumerate() {
                let Some(d) = piece.draw(self.s, &mut left, t.at) else { continue };
                force.join(&d.force);
                cost += self.cost(t.at, piece, &d, &left);
                drawn.push(d);
                if 2 * force.attack(self.s.b, t.sea) + 2 < defense || (!t.sea && force.ground() == 0) {
                    continue;
                }
                if drawn.len() > 8 && drawn.len() % step != 0 && i + 1 != last {
                    continue;
                }
                let (mut score, chance) = self.weigh(t, &force, &drawn, cost);
                if best.as_ref().is_none_or(|b| score > b.score - 3.0) {
                    score -= chance.max(0.5) * self.exposes(t, stock, &left);
                }
                if best.as_ref().is_none_or(|b| score > b.score) {
                    best = Some(Attack { score, chance, drawn: drawn.clone(), after: left.clone() });
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
            a.chance >= LEAST_CHANCE && a.score > 0.4 + 0.02 * spent
        })
    }

    /// More units into an attack that is made anyway, as long as that pays.
    fn strengthen(&mut self, t: &Target, a: &mut Attack) {
        if t.defenders.is_empty() {
            return;
        }
        let (mut force, mut cost) = (Force::default(), 0.0);
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
            let extra = self.cost(t.at, piece, &d, &left);
            a.drawn.push(d);
            let (score, chance) = self.weigh(t, &more, &a.drawn, cost + extra);
            if score > a.score + 0.2 {
                (a.score, a.chance, a.after, force) = (score, chance, left, more);
                cost += extra;
            } else {
                a.drawn.pop();
            }
        }
    }

    /// What sending a piece costs beside its risk in the battle.
    fn cost(&mut self, target: Space, piece: &Piece, d: &Drawn, left: &Stock) -> f64 {
        let s = self.s;
        let mut cost = 0.02 * d.force.value(s.b, false);
        if let Some(z) = d.zone {
            cost += 8.0 * 0.6 * self.risk(z);
        }
        if let Piece::Unit(Kind::Fighter, _, Action::Fly { left, cost: flown, .. }) = piece
            && s.air.nearest(target, s.p.turn.friendly & s.friendly) > left - flown
        {
            // It comes back only if a carrier can come for it.
            cost += 4.0;
        }
        if let Piece::Unit(k, from, _) = piece
            && k.is_ground()
        {
            // Away from where the war is decided.
            cost += 0.06 * (s.depth(target) - s.depth(*from)).max(0.0) * d.force.value(s.b, false);
            if left.ground(*from) > 0 {
                return cost;
            }
            // An empty border territory invites the enemy in.
            let rest: u16 = s.friends_at(*from).iter().map(|c| c.get(Kind::Infantry) + c.get(Kind::Armor)).sum();
            let going = s.unmoved(*from, Kind::Infantry) + s.unmoved(*from, Kind::Armor);
            if rest <= going && (s.b.land_near[from.i()] & s.hostile & s.b.land).iter().next().is_some() {
                cost += 0.7 * f64::from(s.b.space(*from).ipc);
            }
        }
        cost
    }

    /// What the places lose from which the attackers come: the rest must still stand there.
    fn exposes(&mut self, t: &Target, before: &Stock, after: &Stock) -> f64 {
        let (s, b) = (self.s, self.s.b);
        if t.sea {
            return 0.0;
        }
        let mut cost = 0.0;
        for from in (s.friendly & b.land).iter().filter(|f| before.ground(*f) > after.ground(*f)) {
            let (risk, mut threat) = self.standing(from);
            // Those who are beaten at the target do not come any more.
            for c in &t.defenders {
                for k in Kind::PIECES {
                    threat.force.take(k, c.get(k));
                }
            }
            let mut sides = s.friends_at(from);
            for k in [Kind::Infantry, Kind::Armor] {
                sides[0].n[k.i()] -= before.free(from, k) - after.free(from, k);
            }
            let now = self.lost(from, &threat, sides);
            cost += (now - risk) * 1.5 * s.worth(from);
        }
        cost
    }

    fn standing(&mut self, at: Space) -> (f64, Threat) {
        if let Some(known) = self.standing.get(&at) {
            return *known;
        }
        let threat = strongest(self.s, at);
        let risk = self.lost(at, &threat, self.s.friends_at(at));
        self.standing.insert(at, (risk, threat));
        (risk, threat)
    }

    /// Chance that a territory of ours falls to this attack.
    fn lost(&mut self, at: Space, threat: &Threat, defenders: Vec<Company>) -> f64 {
        let s = self.s;
        if threat.force.ground() == 0 {
            return 0.0;
        }
        let fight = Fight {
            attacker: threat.force.company(s.p, threat.foe),
            defenders,
            gun: s.gun_at(at),
            support: threat.shots,
            ..Fight::default()
        };
        self.j.judge(s.b, &fight).captures
    }

    /// Worth of an attack in IPC, and its chance.
    fn weigh(&mut self, t: &Target, force: &Force, drawn: &[Drawn], cost: f64) -> (f64, f64) {
        let (s, b, p) = (self.s, self.s.b, self.s.p);
        let zones: SpaceSet = drawn.iter().filter_map(|d| d.zone).filter(|z| !s.hostile.has(*z)).collect();
        let support: u16 = zones.iter().map(|z| u16::from(p.units.get(z, s.me, Kind::Battleship))).sum();
        let mut fight = Fight {
            sea: t.sea,
            attacker: force.company(p, s.me),
            defenders: t.defenders.clone(),
            gun: t.gun,
            support,
            ..Fight::default()
        };
        let (chance, gain, left) = if t.defenders.is_empty() {
            (1.0, 0.0, force.fighting(t.sea, true).into())
        } else {
            let sum = self.j.judge(b, &fight);
            let chance = if t.sea { sum.attacker_wins } else { sum.captures };
            (chance, sum.defender_value_lost - 1.05 * sum.attacker_value_lost, sum.attacker_units_left / sum.attacker_wins.max(0.05))
        };
        let mut stay = force.survivors(b, left, t.sea, true);
        stay.take(Kind::Fighter, u16::MAX);
        stay.take(Kind::Bomber, u16::MAX);
        let mut score = gain - cost;
        if t.answer.force.attack(b, t.sea) == 0 || (!t.sea && t.answer.force.ground() == 0) {
            return (score + chance * t.held, chance);
        }
        fight.attacker = t.answer.force.company(p, t.answer.foe);
        fight.defenders = vec![stay.company(p, s.me)];
        fight.gun = false;
        fight.support = t.answer.shots;
        if stay.fighting(t.sea, false) == 0 {
            return (score + chance * t.traded, chance);
        }
        let answer = self.j.judge(b, &fight);
        let lost = if t.sea { answer.attacker_wins } else { answer.captures };
        // He will hardly answer where that costs him more than it brings.
        let swing = answer.value_swing + lost * (if t.sea { 0.0 } else { t.traded });
        let will = if swing > 0.0 { 0.9 } else { 0.25 };
        score += chance * (t.held * (1.0 - will * lost) + t.traded * will * lost);
        score -= chance * will * answer.value_swing.max(0.0);
        (score, chance)
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
