//! Non-combat movement on land: the guard of the capital first, then towards the front, together and not into the enemy's arms.

use super::{camp::Camp, force::Judge, guard::Reserve, orders::Order, stock::Stock};
use crate::{action::Action, types::Kind};
use ironbottom_kernel::area::{Space, SpaceSet};
use std::collections::BTreeMap;

type Ways = BTreeMap<(Space, Kind), Vec<(Space, Action)>>;

/// Marches of phase 4.
pub fn march(camp: &mut Camp, j: &mut Judge, legal: &[Action], stock: &mut Stock, reserve: &Reserve) -> Vec<Order> {
    let mut orders = recall(camp, legal, reserve);
    let mut ways: Ways = BTreeMap::new();
    for a in legal {
        if let Action::March { unit, n: 1, from, to, .. } = *a
            && unit.is_ground()
        {
            let list = ways.entry((from, unit)).or_default();
            if !list.iter().any(|(t, _)| *t == to) {
                list.push((to, *a));
            }
        }
    }
    pickets(camp, stock);
    let movers: Vec<(Space, Kind, u16)> = stock.all().filter(|(_, k, _)| k.is_ground()).collect();
    let mut banned = SpaceSet::EMPTY;
    let mut plan = Vec::new();
    for _ in 0..5 {
        plan = assign(camp, &movers, &ways, banned);
        let start = camp.ours.clone();
        for (from, k, to, n) in &plan {
            (0..*n).for_each(|_| camp.shift(*k, *from, *to));
        }
        let mut more = SpaceSet::EMPTY;
        let capital = camp.s.b.capital(camp.s.me);
        let held = camp.s.friendly & camp.s.b.land & !banned;
        for t in held.iter().filter(|t| *t != capital) {
            if camp.ours[t.i()].ground() > 1 && !camp.stands(j, t) {
                more.add(t);
            }
        }
        camp.ours = start;
        if more.is_empty() {
            break;
        }
        banned |= more;
    }
    for (from, k, to, n) in plan {
        let Some((_, action)) = ways.get(&(from, k)).and_then(|w| w.iter().find(|(t, _)| *t == to)) else { continue };
        for _ in 0..n {
            if stock.take(from, k) {
                camp.shift(k, from, to);
                orders.push(Order::Exact(*action));
            }
        }
    }
    orders
}

/// Units that must come to the capital.
fn recall(camp: &mut Camp, legal: &[Action], reserve: &Reserve) -> Vec<Order> {
    let home = camp.s.b.capital(camp.s.me);
    let mut orders = Vec::new();
    for h in &reserve.recalled {
        let found = legal.iter().find(|a| match **a {
            Action::March { unit, n: 1, from, to, .. } => (unit, from, to) == (h.kind, h.from, home),
            Action::Fly { unit, from, to, left, .. } => {
                (unit, from, to) == (h.kind, h.from, home) && h.left.is_none_or(|l| l == left)
            }
            _ => false,
        });
        if let Some(a) = found {
            if h.left.is_none() {
                camp.shift(h.kind, h.from, home);
            } else {
                camp.ours[home.i()].add(h.kind, 1);
            }
            orders.push(Order::Exact(*a));
        }
    }
    orders
}

/// One infantry stays in every border territory that is worth anything: it denies the enemy a walk.
fn pickets(camp: &Camp, stock: &mut Stock) {
    let s = camp.s;
    for t in s.friendly.iter().filter(|t| s.b.space(*t).ipc > 0) {
        let free = stock.ground(t);
        let allied: u16 = s.friends_at(t).iter().skip(1).map(|c| c.get(Kind::Infantry) + c.get(Kind::Armor)).sum();
        let border = !(s.b.land_near[t.i()] & s.enemy).is_empty();
        if border && free > 0 && camp.ours[t.i()].ground() <= free && allied == 0 {
            let k = if stock.free(t, Kind::Infantry) > 0 { Kind::Infantry } else { Kind::Armor };
            stock.keep(t, k, 1);
        }
    }
}

/// Where each group goes: as near to the fighting as it may, and out of banned territories.
fn assign(camp: &Camp, movers: &[(Space, Kind, u16)], ways: &Ways, banned: SpaceSet) -> Vec<(Space, Kind, Space, u16)> {
    let s = camp.s;
    let mut plan = Vec::new();
    for &(from, k, n) in movers {
        let options = ways.get(&(from, k)).map(Vec::as_slice).unwrap_or_default();
        let best = options
            .iter()
            .map(|(t, _)| *t)
            .filter(|t| !banned.has(*t))
            .min_by(|x, y| s.depth(*x).total_cmp(&s.depth(*y)).then(x.cmp(y)));
        let Some(to) = best else { continue };
        let forward = s.depth(to) < s.depth(from) - 0.3;
        if !(forward || banned.has(from)) {
            continue;
        }
        plan.push((from, k, to, n));
    }
    plan
}
