//! Task forces: where they begin, where they sail, when they show themselves.

use super::{
    Memory,
    charts::{Charts, FAR, water},
    guard, gunnery,
    mind::{Job, Mind},
    plan, strike,
};
use crate::{
    action::Action,
    position::{Anchor, Contact, Host},
    types::{At, Dir, Hull, Sky, TfId, Unit},
};

/// What a task force is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    Carriers,
    Transports,
    Guns,
    Guard,
    Train,
}

pub fn purpose(m: &Mind, tf: TfId) -> Purpose {
    let landing = !m.b.scenarios[m.v.public.scenario as usize].forces[m.side.i()].landing.is_empty();
    let loaded = m.force.fleet(tf).any(|(_, s)| s.hull(m.b).is_transport() && s.unloaded < 8);
    if m.has(tf, Hull::is_carrier) {
        Purpose::Carriers
    } else if landing && loaded {
        Purpose::Transports
    } else if big_guns(m, tf) >= RAIDERS {
        Purpose::Guns
    } else if big_guns(m, tf) >= 6 && m.force.tfs[tf as usize].at.is_none_or(|at| guard::post(m, at).is_some()) {
        Purpose::Guard
    } else {
        Purpose::Train
    }
}

/// Ships that fight, and nothing among them to be spared.
pub fn fights(m: &Mind, tf: TfId) -> bool {
    matches!(purpose(m, tf), Purpose::Guns | Purpose::Guard)
}

/// Guns it takes to shell a base: some four hits an hour.
const RAIDERS: u32 = 12;

/// Guns that may shell a base, of ships with shells for it.
fn big_guns(m: &Mind, tf: TfId) -> u32 {
    m.force.fleet(tf).filter(|(_, s)| s.hull(m.b).has_big_guns() && s.ammo >= 8).map(|(_, s)| u32::from(s.guns(m.b))).sum()
}

/// What the scenario is about: where somebody wants to land, or else the enemy base nearest to what one has.
fn objective(m: &Mind) -> Option<At> {
    let s = &m.b.scenarios[m.v.public.scenario as usize];
    let landing = s.forces.iter().flat_map(|f| &f.landing).filter_map(|i| m.b.bases[*i as usize].at).next();
    landing.or_else(|| m.enemy_bases().max_by_key(|(i, _)| m.b.bases[*i as usize].air.normal).map(|x| x.1))
}

/// How good a hex is to begin in; the less the better.
pub fn first_place(m: &Mind, tf: TfId, at: At) -> u32 {
    let Some(goal) = objective(m) else { return 0 };
    let far = at.distance(goal);
    let own = m.force.tfs.iter().filter_map(|t| t.at).any(|x| x == at);
    let want = match purpose(m, tf) {
        // Where somebody lands they are needed from the first light on.
        Purpose::Carriers if lands(m) => REACH,
        Purpose::Carriers => 30,
        Purpose::Transports => 0,
        Purpose::Guns => 24,
        Purpose::Guard => guard::WATCH,
        Purpose::Train => 40,
    };
    let storm = m.v.public.sky(m.b, at) == Sky::Storm;
    far.abs_diff(want) + u32::from(own) + if storm { 10 } else { 0 }
}

/// Hexes that carrier aircraft fly out, strike and come back from in good time.
const REACH: u32 = 12;

/// Does anybody mean to land in this scenario?
fn lands(m: &Mind) -> bool {
    m.b.scenarios[m.v.public.scenario as usize].forces.iter().any(|f| !f.landing.is_empty())
}

/// 10: the plots of the hour.
pub fn plot(m: &Mind, memory: &mut Memory) -> Option<Action> {
    for (tf, t, _) in m.force.at_sea() {
        if m.force.fleet(tf).next().is_none() {
            continue;
        }
        if let Some(a) = anchors(m, tf) {
            return Some(a);
        }
        steps(m, memory, tf);
        let to = m.force.plans.course(tf).and_then(|c| c.to);
        if to.is_none_or(|to| !plan::leads(m, memory, tf, to)) {
            let chart = Action::Chart { unit: Unit::Tf(tf) };
            if m.can(&chart) && plan::changes(m, memory, tf) {
                return Some(chart);
            }
            if let Some(a) = by_hand(m, memory, tf) {
                return Some(a);
            }
        }
        let show = Action::ShowAt { tf, step: t.plot.len() as u8 };
        if m.can(&show) && wants_shown(m, tf, end_of(m, tf)) {
            return Some(show);
        }
    }
    None
}

/// Finds the steps of this hour, once.
fn steps(m: &Mind, memory: &mut Memory, tf: TfId) {
    if memory.courses.get(&tf).is_none_or(|c| c.0 != m.turn) {
        let course = if plan::rests(m, memory, tf) { Vec::new() } else { course(m, memory, tf, None) };
        memory.courses.insert(tf, (m.turn, course));
    }
}

/// The next of the steps of this hour, or both at once.
fn by_hand(m: &Mind, memory: &Memory, tf: TfId) -> Option<Action> {
    let plot = &m.force.tfs.get(tf as usize)?.plot;
    let way = memory.courses.get(&tf).map_or(&[][..], |c| &c.1);
    let both = follow(m, tf, way).map(|x| Action::Sail { tf, at: x.0 }).filter(|a| plot.is_empty() && way.len() == 2 && m.can(a));
    both.or_else(|| way.get(plot.len()).map(|dir| Action::Course { tf, dir: *dir }).filter(|a| m.can(a)))
}

/// Do all ships sail by their courses or stay where they are? Known before they are asked about, as far as it can be.
pub fn are_at_rest(m: &Mind, memory: &mut Memory) -> bool {
    m.force.at_sea().filter(|(tf, ..)| m.force.fleet(*tf).next().is_some()).all(|(tf, ..)| {
        steps(m, memory, tf);
        match m.force.plans.course(tf).and_then(|c| c.to) {
            Some(to) => plan::leads(m, memory, tf, to),
            None => memory.courses.get(&tf).is_none_or(|c| c.1.is_empty()),
        }
    })
}

fn end_of(m: &Mind, tf: TfId) -> Option<At> {
    follow(m, tf, &m.force.tfs.get(tf as usize)?.plot).map(|x| x.0)
}

/// Transports lie at anchor where they unload, and only there.
fn anchors(m: &Mind, tf: TfId) -> Option<Action> {
    let at = m.force.tfs[tf as usize].at?;
    let goal = landing_place(m);
    for (ship, s) in m.force.fleet(tf) {
        let works = s.hull(m.b).is_transport() && s.unloaded < 8 && goal.contains(&at);
        let a = match s.anchor {
            Anchor::Up if works => Action::Anchor { ship },
            Anchor::Down if !works && s.hull(m.b).is_transport() => Action::Weigh { ship },
            _ => continue,
        };
        if m.can(&a) {
            return Some(a);
        }
    }
    None
}

fn landing_place(m: &Mind) -> Vec<At> {
    let s = &m.b.scenarios[m.v.public.scenario as usize];
    s.forces[m.side.i()].landing.iter().filter_map(|i| m.b.bases[*i as usize].at).collect()
}

/// A task force that shells or fights must be on the map.
fn wants_shown(m: &Mind, tf: TfId, at: Option<At>) -> bool {
    let Some(at) = at else { return false };
    let base = m.enemy_bases().any(|(_, x)| x == at) && big_guns(m, tf) >= RAIDERS;
    let enemy: u32 = m.fleets(0).filter(|c| c.live && c.at == at).map(|c| gunnery::reckoned(m, c)).sum();
    let ours: u32 = m.force.at_sea().filter(|x| x.2 == at && fights(m, x.0)).map(|x| m.guns(x.0)).sum();
    let fleet = enemy > 0 && m.guns(tf) >= 8 && m.guns(tf).max(ours) > enemy;
    base || (fleet && !m.has(tf, Hull::is_carrier))
}

/// The steps of this hour, or so many.
pub fn course(m: &Mind, memory: &mut Memory, tf: TfId, ahead: Option<u8>) -> Vec<Dir> {
    let t = &m.force.tfs[tf as usize];
    let Some(at) = t.at else { return Vec::new() };
    let mf = m.force.tf_mf(m.b, tf, m.turn);
    if mf == 0 || !m.sails(tf) {
        return Vec::new();
    }
    let n = ahead.unwrap_or(mf);
    if memory.charts.is_rough(at) {
        let charts = &memory.charts;
        return sail_by(m, charts, tf, n, |x| i64::from(charts.is_rough(x)));
    }
    if fights(m, tf)
        && let Some(to) = guard::meets(m, tf, at)
    {
        return sail_to(m, &mut memory.charts, tf, to, n);
    }
    match purpose(m, tf) {
        Purpose::Carriers => {
            let busy = recovers(m, memory, tf);
            let steps = if busy { mf.min(1) } else { n };
            station(m, memory, tf, at, steps)
        }
        Purpose::Transports => match nearest(m, &mut memory.charts, tf, &landing_place(m)) {
            Some((_, to)) => sail_to(m, &mut memory.charts, tf, to, n),
            None => Vec::new(),
        },
        Purpose::Guns => raid(m, memory, tf, at, (mf, n)),
        Purpose::Guard => guard::course(m, memory, tf, at, (mf, n)),
        Purpose::Train => retire(m, memory, tf, n),
    }
}

/// Is somebody to land here, or about to take off?
fn recovers(m: &Mind, memory: &mut Memory, tf: TfId) -> bool {
    let decks: Vec<u8> = (0..m.force.facs.len() as u8)
        .filter(|f| m.force.fac(*f).is_some_and(|f| matches!(f.host, Host::Ship(_)) && m.tf_of(f) == Some(tf)))
        .collect();
    let leaves =
        m.force.afs.iter().any(|a| !a.groups.is_empty() && a.place == crate::position::Place::Deck && decks.contains(&a.origin));
    let comes = m.flights().any(|(_, a, _)| {
        let home = strike::home(m, &mut memory.charts, a);
        home.is_some_and(|(fac, _, far)| decks.contains(&fac) && (m.job(a) != Job::Cap || far > 0))
    });
    leaves || comes
}

/// Where a task force is, water and all.
fn place(m: &Mind, tf: TfId) -> Option<(At, u8)> {
    let t = m.force.tfs.get(tf as usize)?;
    t.at.map(|at| (at, t.water))
}

/// The nearest of some hexes, and how far it is.
fn nearest(m: &Mind, charts: &mut Charts, tf: TfId, all: &[At]) -> Option<(u16, At)> {
    let here = water(place(m, tf)?);
    let far = all.iter().map(|x| (charts.sea(m, *x)[here], *x));
    far.filter(|(n, _)| *n < FAR).min()
}

/// Steps towards a hex, not into storms.
pub fn sail_to(m: &Mind, charts: &mut Charts, tf: TfId, to: At, steps: u8) -> Vec<Dir> {
    let Some(mut here) = place(m, tf) else { return Vec::new() };
    let field = charts.sea(m, to).to_vec();
    let mut out = Vec::new();
    for _ in 0..steps {
        let now = field[water(here)];
        let next = Dir::ALL
            .into_iter()
            .filter_map(|d| m.b.sail(here.0, here.1, d).map(|x| (field[water(x)], d, x)))
            .filter(|(far, _, x)| *far < now && !charts.is_rough(x.0))
            .min_by_key(|(far, _, x)| (*far, x.0.distance(to)));
        let Some((_, d, x)) = next else { break };
        out.push(d);
        here = x;
    }
    out
}

/// Steps so that a measure of the hex they end in becomes least.
pub fn sail_by(m: &Mind, charts: &Charts, tf: TfId, steps: u8, cost: impl Fn(At) -> i64) -> Vec<Dir> {
    let Some(mut here) = place(m, tf) else { return Vec::new() };
    let mut out = Vec::new();
    for _ in 0..steps {
        let next = Dir::ALL
            .into_iter()
            .filter_map(|d| m.b.sail(here.0, here.1, d).map(|x| (cost(x.0), d, x)))
            .filter(|(_, _, x)| !charts.is_storm(x.0))
            .min_by_key(|(c, _, _)| *c);
        match next {
            Some((c, d, x)) if c < cost(here.0) => {
                out.push(d);
                here = x;
            }
            _ => break,
        }
    }
    out
}

/// Carriers: within a strike of what matters, out of reach of what is feared.
fn station(m: &Mind, memory: &mut Memory, tf: TfId, at: At, steps: u8) -> Vec<Dir> {
    let threats: Vec<(At, i64)> =
        m.fleets(4).map(|c| (c.at, if m.has_carriers(c) { 10 } else { 8 })).chain(m.enemy_bases().map(|(_, x)| (x, 9))).collect();
    let fear = |x: At| threats.iter().map(|(t, keep)| (keep - i64::from(x.distance(*t))).max(0)).sum::<i64>();
    let prize = |c: &&Contact| (m.worth(c) * 100 / (8 + c.at.distance(at)), c.turn);
    let prey = m.fleets(3).filter(|c| m.worth(c) >= 16).max_by_key(prize).map(|c| c.at);
    let Some((goal, want)) = prey.map(|x| (x, 11)).or_else(|| objective(m).map(|x| (x, if m.enemy_sails() { 13 } else { 27 })))
    else {
        return Vec::new();
    };
    if fear(at) == 0 && at.distance(goal) > want {
        let way = sail_to(m, &mut memory.charts, tf, goal, steps);
        let end = follow(m, tf, &way);
        if end.is_some_and(|x| fear(x.0) == 0) {
            return way;
        }
    }
    let charts = &memory.charts;
    let rough = |x: At| if charts.is_rough(x) { 500 } else { 0 };
    sail_by(m, charts, tf, steps, |x| rough(x) + fear(x) * 12 + i64::from(x.distance(goal).abs_diff(want)) * 4)
}

/// Where steps lead.
pub fn follow(m: &Mind, tf: TfId, way: &[Dir]) -> Option<(At, u8)> {
    let t = m.force.tfs.get(tf as usize)?;
    way.iter().try_fold((t.at?, t.water), |(at, w), d| m.b.sail(at, w, *d))
}

/// Guns: at night to an enemy base and away before the light; by day at a distance.
fn raid(m: &Mind, memory: &mut Memory, tf: TfId, at: At, (mf, n): (u8, u8)) -> Vec<Dir> {
    let small = |total: Option<u8>| u32::from(total.unwrap_or(20)) * 8 < m.guns(tf);
    let weak = m.fleets(2).filter(|c| c.at.distance(at) <= 10 && !m.has_carriers(c) && small(c.told.total));
    let weak = weak.filter(|c| m.worth(c) >= 30).min_by_key(|c| c.at.distance(at));
    let bases: Vec<At> = m.enemy_bases().map(|x| x.1).collect();
    let free: Vec<At> = bases.iter().copied().filter(|x| !is_taken(m, tf, at, *x)).collect();
    let other = nearest(m, &mut memory.charts, tf, &free).filter(|x| is_timely(m, x.0, mf));
    let Some((far, to)) = other.or_else(|| nearest(m, &mut memory.charts, tf, &bases)) else { return Vec::new() };
    let timely = is_timely(m, far, mf);
    // Cruisers that he looks out for would be sunk on the way by daylight; a battleship stands that.
    let watched = m.force.contacts.iter().any(|c| c.air) && !m.has(tf, |h| h == Hull::Bb);
    if big_guns(m, tf) >= RAIDERS && timely && !watched {
        return sail_to(m, &mut memory.charts, tf, to, n);
    }
    // Something to sink nearby.
    if let Some(c) = weak {
        return sail_to(m, &mut memory.charts, tf, c.at, n);
    }
    if far > 24 {
        return sail_to(m, &mut memory.charts, tf, to, n);
    }
    sail_by(m, &memory.charts, tf, n, |x| (22 - i64::from(x.distance(to))).max(0))
}

/// Would it be at a base so far away in good time? There must be dark hours left: enough to shell and to get away, but no long afternoon
/// on the way under the enemy's eyes; on the last day nobody has to get away.
fn is_timely(m: &Mind, far: u16, mf: u8) -> bool {
    let arrives = m.turn + far.div_ceil(u16::from(mf.max(1)));
    let left = (arrives..arrives + 12).take_while(|t| m.is_night(*t)).count();
    let last = m.turn + 14 > m.last_turn();
    left >= 3 && (left <= 7 || m.is_night(m.turn) || last) && arrives < m.last_turn()
}

/// Is another of one's own nearer to a base to shell it? Whoever is nearest to none goes along with the rest.
fn is_taken(m: &Mind, tf: TfId, at: At, base: At) -> bool {
    let nearer = |o: TfId, x: At| (x.distance(base), o) < (at.distance(base), tf);
    m.force.at_sea().any(|(o, _, x)| o != tf && nearer(o, x) && purpose(m, o) == Purpose::Guns)
}

/// The rest keeps out of the way.
fn retire(m: &Mind, memory: &mut Memory, tf: TfId, n: u8) -> Vec<Dir> {
    let threats: Vec<At> = m.fleets(4).map(|c| c.at).chain(m.enemy_bases().map(|x| x.1)).collect();
    sail_by(m, &memory.charts, tf, n, |x| threats.iter().map(|t| (10 - i64::from(x.distance(*t))).max(0)).sum())
}

/// 12.3: shown to fight, hidden otherwise; big guns leave the carrier where there is a base to shell and no fleet to fear.
pub fn regroup(m: &Mind) -> Option<Action> {
    for a in m.legal {
        match a {
            Action::Show { unit: Unit::Tf(tf) } if wants_shown(m, *tf, m.force.tfs[*tf as usize].at) => return Some(*a),
            Action::Hide { unit: Unit::Tf(tf) } if !wants_shown(m, *tf, m.force.tfs[*tf as usize].at) => return Some(*a),
            _ => {}
        }
    }
    leave(m).or_else(|| detach(m))
}

/// A ship that cannot move would keep all others with it: it is left behind, unless it is a carrier, which they are there for.
fn leave(m: &Mind) -> Option<Action> {
    for (tf, _, _) in m.force.at_sea() {
        let (still, fit): (Vec<_>, Vec<_>) = m.force.fleet(tf).partition(|(_, s)| s.is_immobile() && !s.hull(m.b).is_carrier());
        if fit.is_empty() {
            continue;
        }
        let of = |a: &&Action| matches!(a, Action::Detach { ship, .. } if still.iter().any(|(x, _)| x == ship));
        if let Some(a) = m.legal.iter().rfind(of) {
            return Some(*a);
        }
    }
    None
}

/// Big guns part from the carrier, with a few destroyers: battleships wherever there are, since one alone closes a base for a day; cruisers
/// but one where the enemy has no ships, for then the carrier needs them less.
fn detach(m: &Mind) -> Option<Action> {
    m.enemy_bases().next()?;
    for (tf, t, at) in m.force.at_sea() {
        if purpose(m, tf) != Purpose::Carriers {
            continue;
        }
        let count = |tf: TfId, kind: Hull| m.force.fleet(tf).filter(|(_, s)| s.hull(m.b) == kind).count();
        // The one that was begun, or a new one.
        let begun =
            m.force.at_sea().find(|(o, x, y)| *o != tf && *y == at && x.water == t.water && purpose(m, *o) != Purpose::Carriers);
        let sent = begun.map_or(0, |(o, _, _)| count(o, Hull::Dd));
        let screen = if m.enemy_sails() { 2 } else { 4 };
        for (ship, s) in m.force.fleet(tf) {
            let goes = match s.hull(m.b) {
                Hull::Bb => true,
                Hull::Ca => !m.enemy_sails() && count(tf, Hull::Ca) > 1,
                Hull::Dd => begun.is_some_and(|x| purpose(m, x.0) == Purpose::Guns) && sent < screen && count(tf, Hull::Dd) > 4,
                _ => false,
            };
            if !goes {
                continue;
            }
            let to = begun.map(|x| x.0);
            let of = |a: &&Action| matches!(a, Action::Detach { ship: x, tf: y } if *x == ship && to.is_none_or(|to| *y == to));
            if let Some(a) = m.legal.iter().find(of) {
                return Some(*a);
            }
        }
    }
    None
}
