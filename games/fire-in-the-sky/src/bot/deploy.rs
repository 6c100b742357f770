//! Deployment: troops go where something can be taken from or must be held, aircraft to the front, ships where they can react.

use super::value;
use crate::{
    action::{Action, Item},
    board::Board,
    phases::capacity,
    position::{AirPlace, Phase, Place, Position},
    types::{Quarters, Side, Space},
};

/// What places are good for, in hundredths of a point.
pub struct Front {
    /// What can be taken from a base, the best within four hexes, the nearer the better: by units that an atoll has room for, and by
    /// larger ones.
    attack: [Vec<i32>; 2],
    /// What is near enough for aircraft.
    strike: Vec<i32>,
    /// What the enemy could land on.
    threat: Vec<i32>,
    /// Enemy aircraft that reach it.
    danger: Vec<i32>,
    /// Own bases that ships could come to the help of.
    watch: Vec<i32>,
}

impl Front {
    /// Looks at the map.
    pub fn new(b: &Board, p: &Position, me: Side) -> Self {
        let n = b.spaces.len();
        let enemy = me.other();
        let vp = |s: Space| b.base(s).map_or(0, |x| i32::from(x.vp) * 100);
        let bases: Vec<Space> = b.bases().collect();
        let garrison = |side: Side, s: Space| -> i32 {
            p.land_in(b, Place::At(s)).filter(|u| b.side(*u) == side).map(|u| value::strength(b, p, u)).sum()
        };
        let armies = |side: Side, s: Space| -> bool {
            bases.iter().any(|t| p.holds(side, *t) && b.distance(*t, s) <= 4 && (b.is_box(*t) || garrison(side, *t) > 0))
        };
        let mut f = Self {
            attack: [vec![0; n], vec![0; n]],
            strike: vec![0; n],
            threat: vec![0; n],
            danger: vec![0; n],
            watch: vec![0; n],
        };
        let close = |side: Side, s: Space| bases.iter().any(|t| p.holds(side, *t) && b.distance(*t, s) <= 2);
        for t in bases.iter().copied().filter(|t| !p.holds(me, *t) && !b.is_box(*t) && close(me, *t)) {
            let worth = (vp(t) * 10 / (10 + 3 * garrison(enemy, t))).max(20);
            for s in b.all_spaces() {
                let d = i32::from(b.distance(s, t));
                if d <= 4 {
                    let reward = worth * (7 - d) / 5;
                    f.attack[0][s.i()] = f.attack[0][s.i()].max(reward);
                    if b.space(t).stacking.is_none_or(|limit| limit > Quarters::whole(4)) {
                        f.attack[1][s.i()] = f.attack[1][s.i()].max(reward);
                    }
                }
                if d <= 1 {
                    f.strike[s.i()] += worth / (1 + d);
                }
            }
        }
        for s in bases.iter().copied().filter(|s| p.holds(me, *s) && !b.is_box(*s)) {
            if close(enemy, s) && armies(enemy, s) {
                f.threat[s.i()] = vp(s);
            }
        }
        for s in b.all_spaces() {
            for g in p.air.iter().filter(|g| g.nation.side() == enemy) {
                if let AirPlace::At(t) = g.at
                    && b.distance(s, t) <= 1
                {
                    f.danger[s.i()] += i32::from(g.steps);
                }
            }
            f.watch[s.i()] = bases.iter().filter(|t| b.distance(s, **t) <= 3).map(|t| f.threat[t.i()]).sum();
        }
        f
    }

    /// What a land unit of that strength is worth at a base, with so much of its side beside it.
    fn troops(&self, strength: i32, large: bool, beside: i32, s: Space) -> i32 {
        let need = self.threat[s.i()];
        let hold = if beside == 0 { need } else { need / (2 + beside) };
        (self.attack[usize::from(large)][s.i()] * (2 + strength) / 8).max(hold * (1 + strength.min(4)) / 5)
    }

    /// What air steps are worth at a base that has so many.
    fn aircraft(&self, steps: i32, beside: i32, s: Space) -> i32 {
        let use_for = self.strike[s.i()] + self.threat[s.i()];
        use_for * steps / (2 + beside)
    }

    /// What a ship is worth there.
    fn ship(&self, worth: i32, s: Space, boxed: bool) -> i32 {
        if boxed {
            return 0;
        }
        (self.watch[s.i()] / 4).min(120) * worth / 300 + self.attack[0][s.i()] / 8 - 4 * self.danger[s.i()] * worth / 100
    }
}

/// Strength of the side ashore without one unit.
fn beside(b: &Board, p: &Position, me: Side, s: Space) -> i32 {
    p.land_in(b, Place::At(s)).filter(|u| b.side(*u) == me).map(|u| value::strength(b, p, u)).sum()
}

/// The move that gains most for its price; none: nothing is worth moving. `keep`: points that are wanted for something else.
pub fn best(b: &Board, p: &Position, me: Side, legal: &[Action], keep: Quarters, done: &[Item]) -> Option<Action> {
    let front = Front::new(b, p, me);
    let second = p.phase == Phase::Redeployment;
    let mut best: Option<(i32, Action)> = None;
    for a in legal {
        let (Action::Deploy { item, from, to } | Action::Walk { item, from, to }) = *a else { continue };
        if done.contains(&item) || (b.is_box(to) && !b.is_box(from)) {
            continue;
        }
        let free = matches!(a, Action::Walk { .. });
        let gain = match item {
            Item::Unit(u) => {
                if b.unit(u).ship().is_some() {
                    let full = capacity::port(b, p, to).is_some_and(|most| used(b, p, me, to).plus(b.unit(u).class) > most);
                    if full || (!second && !free) {
                        continue;
                    }
                    let worth = value::ship(b, u);
                    front.ship(worth, to, b.is_box(to)) - front.ship(worth, from, b.is_box(from))
                } else {
                    let strength = value::strength(b, p, u);
                    let here = beside(b, p, me, from) - strength;
                    let limit = b.space(to).stacking;
                    let stacked: u16 = p.land_in(b, Place::At(to)).filter(|v| b.side(*v) == me).map(|v| b.unit(v).class.0).sum();
                    if limit.is_some_and(|l| stacked + b.unit(u).class.0 > l.0) {
                        continue;
                    }
                    let large = b.unit(u).class > Quarters::whole(4);
                    front.troops(strength, large, beside(b, p, me, to), to) - front.troops(strength, large, here, from)
                }
            }
            Item::Air { steps, .. } => {
                let there = i32::from(p.steps(me, AirPlace::At(to)));
                let here = i32::from(p.steps(me, AirPlace::At(from))) - i32::from(steps);
                if capacity::air(b, p, to).is_some_and(|most| there + i32::from(steps) > i32::from(most)) {
                    continue;
                }
                let n = i32::from(steps);
                front.aircraft(n, there, to) - front.aircraft(n, here, from)
            }
            Item::Marker { .. } => continue,
        };
        let price = if free { Quarters(0) } else { price(b, item) };
        if !free && p.transport[nation(b, item)].less(keep) < price {
            continue;
        }
        let net = gain - i32::from(price.0) * if second { 2 } else { 3 };
        if net > 12 && best.as_ref().is_none_or(|(g, _)| net > *g) {
            best = Some((net, *a));
        }
    }
    best.map(|(_, a)| a)
}

/// Classes of ships of the side in port there.
fn used(b: &Board, p: &Position, me: Side, s: Space) -> Quarters {
    Quarters(p.ships_in(b, Place::At(s)).filter(|u| b.side(*u) == me).map(|u| b.unit(u).class.0).sum())
}

/// About what a hop costs.
fn price(b: &Board, item: Item) -> Quarters {
    match item {
        Item::Unit(u) if b.unit(u).ship().is_some() => b.unit(u).class,
        Item::Unit(u) => b.unit(u).class.half(),
        Item::Air { steps, .. } => Quarters::whole(u16::from(steps)).half(),
        Item::Marker { value, .. } => Quarters::whole(u16::from(value)).half(),
    }
}

/// The nation that pays.
fn nation(b: &Board, item: Item) -> usize {
    match item {
        Item::Unit(u) => b.unit(u).nation.i(),
        Item::Air { nation, .. } | Item::Marker { nation, .. } => nation.i(),
    }
}
