//! Non-combat movement at sea: transports ferry troops towards the fighting, warships keep them company.

use super::{
    camp::Camp,
    force::Judge,
    orders::Order,
    stock::{Stock, Vessel, sea_ways, trip},
};
use crate::{action::Action, types::Kind};
use ironbottom_kernel::area::{Space, SpaceSet};

/// A ferry trip thought out.
struct Ferry {
    gain: f64,
    vessel: usize,
    way: Vec<Space>,
    loads: Vec<(Kind, Space, Space)>,
    to: Option<Space>,
}

/// Moves of ships in phase 4.
pub fn sail(camp: &mut Camp, j: &mut Judge, legal: &[Action], stock: &mut Stock) -> Vec<Order> {
    let mut orders = Vec::new();
    let beaches = beaches(camp, j, stock);
    for _ in 0..stock.vessels.len() {
        let mut best: Option<Ferry> = None;
        let mut seen: Vec<(Space, Vec<Kind>, u8)> = Vec::new();
        for i in 0..stock.vessels.len() {
            let v = &stock.vessels[i];
            let look = (v.zone, v.cargo.clone(), v.steps);
            // Ships that look alike need not be thought about twice.
            if stock.busy[i] || seen.contains(&look) {
                continue;
            }
            seen.push(look);
            if let Some(f) = ferry(camp, stock, i, beaches)
                && best.as_ref().is_none_or(|b| f.gain > b.gain)
            {
                best = Some(f);
            }
        }
        let Some(f) = best else { break };
        stock.busy[f.vessel] = true;
        let vessel = stock.vessels[f.vessel].clone();
        let mut aboard = vessel.cargo.clone();
        for (k, c, _) in &f.loads {
            stock.take(*c, *k);
            camp.ours[c.i()].take(*k, 1);
            aboard.push(*k);
        }
        if let Some(to) = f.to {
            aboard.iter().for_each(|k| camp.ours[to.i()].add(*k, 1));
        }
        let end = f.way.last().copied().unwrap_or(vessel.zone);
        camp.ours[vessel.zone.i()].take(Kind::Transport, 1);
        camp.ours[end.i()].add(Kind::Transport, 1);
        orders.push(Order::Trip(trip(&vessel, &f.way, &f.loads, &aboard, f.to)));
    }
    orders.extend(idle(camp, j, stock));
    orders.extend(escorts(camp, j, legal, stock));
    orders
}

/// Zones a vessel can still reach, with a way to each.
fn reach(camp: &Camp, v: &Vessel) -> Vec<(Space, Vec<Space>)> {
    let s = camp.s;
    let steps = 2u8.saturating_sub(v.steps);
    if s.hostile.has(v.zone) {
        return Vec::new();
    }
    let zones = s.b.sea.iter().filter(|z| s.lanes().get(v.zone, *z) <= steps && !s.hostile.has(*z));
    zones.flat_map(|z| sea_ways(s, v.zone, z, steps, s.hostile).into_iter().map(move |w| (z, w))).collect()
}

/// The best trip of a vessel that carries somebody nearer to the fighting.
fn ferry(camp: &Camp, stock: &Stock, i: usize, beaches: SpaceSet) -> Option<Ferry> {
    let s = camp.s;
    let v = &stock.vessels[i];
    let mut best: Option<Ferry> = None;
    for (z, way) in reach(camp, v) {
        for to in (s.b.coasts[z.i()] & beaches).iter() {
            let loads = pick(camp, stock, v, &way, to);
            let aboard = v.cargo.len() + loads.len();
            if aboard == 0 {
                continue;
            }
            let mut gain: f64 = loads.iter().map(|(_, c, _)| waiting_depth(camp, *c) - waiting_depth(camp, to)).sum();
            // Troops at sea want to get ashore.
            gain += v.cargo.len() as f64 * (4.0 - waiting_depth(camp, to));
            gain -= 0.05 * way.len() as f64;
            if gain > 0.3 && best.as_ref().is_none_or(|b| b.gain < gain) {
                best = Some(Ferry { gain, vessel: i, way: way.clone(), loads, to: Some(to) });
            }
        }
    }
    best
}

/// Depth of a territory, more where troops are stranded on the wrong side of the water.
fn waiting_depth(camp: &Camp, t: Space) -> f64 {
    camp.s.depth(t) + if camp.s.embark(t).is_some() { 3.0 } else { 0.0 }
}

/// Coasts of ours where troops can be put ashore: those that stand once all ships that can have landed there.
fn beaches(camp: &mut Camp, j: &mut Judge, stock: &Stock) -> SpaceSet {
    let s = camp.s;
    let mut good = SpaceSet::EMPTY;
    if stock.vessels.is_empty() {
        return good;
    }
    for to in s.friendly.iter().filter(|t| !s.b.sea_near[t.i()].is_empty()) {
        let mut room = 0;
        let mut ports = SpaceSet::EMPTY;
        for (i, v) in stock.vessels.iter().enumerate().filter(|(i, _)| !stock.busy[*i]) {
            let steps = 2u8.saturating_sub(v.steps);
            if s.lanes().nearest(v.zone, s.b.sea_near[to.i()]) <= steps && !stock.busy[i] {
                room += 2;
                for z in s.b.sea.iter().filter(|z| s.lanes().get(v.zone, *z) <= steps) {
                    if s.lanes().get(v.zone, z) + s.lanes().nearest(z, s.b.sea_near[to.i()]) <= steps {
                        ports |= s.b.coasts[z.i()];
                    }
                }
            }
        }
        ports.remove(to);
        let deeper = |c: &Space| waiting_depth(camp, *c) > waiting_depth(camp, to) + 0.6;
        let troops: u16 = ports.iter().filter(deeper).map(|c| stock.ground(c)).sum();
        let before = camp.ours[to.i()];
        camp.ours[to.i()].add(Kind::Infantry, troops.min(room));
        if camp.stands(j, to) {
            good.add(to);
        }
        camp.ours[to.i()] = before;
    }
    good
}

/// What a vessel would take aboard on a way to a coast: units that would stand better there.
fn pick(camp: &Camp, stock: &Stock, v: &Vessel, way: &[Space], to: Space) -> Vec<(Kind, Space, Space)> {
    let s = camp.s;
    let depth = waiting_depth(camp, to) + 0.6;
    let mut room = match v.cargo[..] {
        [] => 2u16,
        [Kind::Infantry] => 1,
        _ => 0,
    };
    let mut out = Vec::new();
    if !v.loads || room == 0 {
        return out;
    }
    let mut ports: Vec<(Space, Space)> = Vec::new();
    for z in std::iter::once(v.zone).chain(way.iter().copied()) {
        for c in (s.b.coasts[z.i()] & s.friendly).iter().filter(|c| stock.ground(*c) > 0 && waiting_depth(camp, *c) > depth) {
            if !ports.iter().any(|(p, _)| *p == c) {
                ports.push((c, z));
            }
        }
    }
    ports.sort_by(|x, y| s.depth(y.0).total_cmp(&s.depth(x.0)).then(x.0.cmp(&y.0)));
    let infantry: u16 = ports.iter().map(|(c, _)| stock.free(*c, Kind::Infantry)).sum();
    let armor: u16 = ports.iter().map(|(c, _)| stock.free(*c, Kind::Armor)).sum();
    // Armor when there is much of it or nothing else.
    if room == 2
        && (infantry < 2 || 2 * armor > infantry)
        && let Some((c, z)) = ports.iter().find(|(c, _)| stock.free(*c, Kind::Armor) > 0)
    {
        return vec![(Kind::Armor, *c, *z)];
    }
    for (c, z) in ports {
        let n = room.min(stock.free(c, Kind::Infantry));
        out.extend((0..n).map(|_| (Kind::Infantry, c, z)));
        room -= n;
    }
    out
}

/// Empty ships go where troops wait for them; laden ones come nearer to their beach.
fn idle(camp: &mut Camp, j: &mut Judge, stock: &mut Stock) -> Vec<Order> {
    let s = camp.s;
    let mut orders = Vec::new();
    let waiting = quays(camp);
    for i in 0..stock.vessels.len() {
        if stock.busy[i] {
            continue;
        }
        let v = stock.vessels[i].clone();
        let mut best: Option<(f64, Space, Vec<Space>)> = None;
        for (z, way) in reach(camp, &v) {
            let far = if v.cargo.is_empty() {
                // Near enough to load and land in one turn is near enough.
                let cost = |q: &Quay| {
                    let (to_load, to_land) = (s.lanes().get(z, q.from), s.lanes().get(q.from, q.to));
                    f64::from((to_load + to_land).saturating_sub(2).min(to_load)) + 0.1 * f64::from(to_load)
                        - 0.1 * q.troops.min(12.0)
                };
                waiting.iter().map(cost).fold(50.0, f64::min)
            } else {
                // Towards the shore where the troops are wanted.
                let wanted = |t: Space| s.depth(t) + 0.5 * f64::from(s.lanes().nearest(z, s.b.sea_near[t.i()]));
                (s.friendly | s.enemy).iter().filter(|t| !s.b.sea_near[t.i()].is_empty()).map(wanted).fold(50.0, f64::min)
            };
            camp.ours[v.zone.i()].take(Kind::Transport, 1);
            camp.ours[z.i()].add(Kind::Transport, 1);
            let sunk = camp.danger(j, z).1;
            camp.ours[z.i()].take(Kind::Transport, 1);
            camp.ours[v.zone.i()].add(Kind::Transport, 1);
            let score = far + 2.5 * sunk + 0.05 * way.len() as f64;
            if best.as_ref().is_none_or(|b| score < b.0 - 1e-9) {
                best = Some((score, z, way));
            }
        }
        if let Some((_, z, way)) = best.filter(|b| !b.2.is_empty()) {
            stock.busy[i] = true;
            camp.ours[v.zone.i()].take(Kind::Transport, 1);
            camp.ours[z.i()].add(Kind::Transport, 1);
            orders.push(Order::Trip(trip(&v, &way, &[], &[], None)));
        }
    }
    orders
}

/// A place where troops wait for ships.
struct Quay {
    from: Space,
    to: Space,
    troops: f64,
}

/// Where troops wait, with those who are on the way there and will be bought.
fn quays(camp: &Camp) -> Vec<Quay> {
    let s = camp.s;
    let mut quays: Vec<Quay> = Vec::new();
    for t in s.friendly.iter() {
        let troops = f64::from(camp.ours[t.i()].ground()) + if camp.production(t).is_some() { 4.0 } else { 0.0 };
        let Some((from, to)) = s.embark(t).filter(|_| troops > 0.0) else { continue };
        let Some((from, to)) = s.crossing(from, to) else { continue };
        match quays.iter_mut().find(|q| q.from == from && q.to == to) {
            Some(q) => q.troops += troops,
            None => quays.push(Quay { from, to, troops }),
        }
    }
    quays
}

/// Warships go where most of our transports are.
fn escorts(camp: &mut Camp, j: &mut Judge, legal: &[Action], stock: &mut Stock) -> Vec<Order> {
    let s = camp.s;
    let home = s.b.sea_near[s.b.capital(s.me).i()];
    let company = |camp: &Camp, z: Space| {
        let f = &camp.ours[z.i()];
        let n = 3 * f.get(Kind::Transport) + f.get(Kind::Battleship) + f.get(Kind::Carrier);
        f64::from(n) + if home.has(z) { 0.5 } else { 0.0 }
    };
    let zones: Vec<Space> = s.b.sea.iter().filter(|z| company(camp, *z) > 0.0 && !s.hostile.has(*z)).collect();
    let mut orders = Vec::new();
    for k in [Kind::Carrier, Kind::Battleship, Kind::Submarine] {
        let groups: Vec<(Space, u16)> = stock.all().filter(|g| g.1 == k).map(|g| (g.0, g.2)).collect();
        for (from, n) in groups {
            let near = |z: &&Space| s.lanes().get(from, **z) <= 14;
            let pull = |z: &Space| company(camp, *z) - 1.5 * f64::from(s.lanes().get(from, *z));
            let Some(goal) = zones.iter().filter(near).max_by(|x, y| pull(x).total_cmp(&pull(y)).then(y.cmp(x))) else {
                continue;
            };
            if *goal == from {
                continue;
            }
            let way = legal
                .iter()
                .filter_map(|a| match *a {
                    Action::Sail { unit, n: m, from: f, to, own_riders, .. } if (unit, f) == (k, from) => {
                        let far = s.lanes().get(to, *goal);
                        (far < s.lanes().get(from, *goal)).then_some((far, u16::MAX - m, u16::MAX - own_riders, *a))
                    }
                    _ => None,
                })
                .min();
            let Some((_, m, riders, action)) = way else { continue };
            let Action::Sail { to, .. } = action else { continue };
            let (m, riders) = (u16::MAX - m, u16::MAX - riders);
            let before = camp.ours.clone();
            let moving = if m == 1 { n } else { m };
            for _ in 0..moving {
                camp.shift(k, from, to);
            }
            if camp.danger(j, to).0 > 6.0 && s.lanes().get(to, *goal) > 0 {
                // Not alone into danger.
                camp.ours = before;
                continue;
            }
            for _ in 0..riders {
                camp.shift(Kind::Fighter, from, to);
            }
            for _ in 0..moving {
                stock.take(from, k);
            }
            let times = if m == 1 { n } else { 1 };
            orders.extend((0..times).map(|_| Order::Exact(action)));
        }
    }
    orders
}
