//! Air movement: who searches, lands, flies and where to; and shadowing.

use super::{
    Memory,
    mind::{Job, Mind},
    strike,
};
use crate::{
    action::Action,
    position::{AirFormation, AirStep},
    types::{AfId, Arm, At, Dir, FacId, Mode, Unit},
};

/// Between two formations.
pub fn next(m: &Mind, memory: &mut Memory, step: AirStep) -> Option<Action> {
    match step {
        AirStep::Search => {
            if let Some(a) = m.legal.iter().find(|a| matches!(a, Action::Search { .. })) {
                return Some(*a);
            }
            land(m, memory).or_else(|| fly_next(m, memory))
        }
        AirStep::Flying => land(m, memory).or_else(|| fly_next(m, memory)),
        AirStep::Plotted => None,
        AirStep::TakeOff => fly_next(m, memory).or_else(|| hide(m)),
    }
}

/// The light goes, or is gone: nothing more is to be seen, and decks are narrow.
fn is_late(m: &Mind) -> bool {
    m.dusk().is_none_or(|d| d < m.turn + 2) && m.dawn() != m.turn + 1
}

/// Should it be down in this turn?
fn should_land(m: &Mind, memory: &mut Memory, a: &AirFormation) -> bool {
    // Better in the light of the morning, if it has the fuel for it.
    if m.is_night(m.turn) && m.deadline(a) > m.dawn() + 1 && m.last_turn() > m.dawn() {
        return false;
    }
    match m.job(a) {
        Job::Return => true,
        Job::Strike => false,
        // Bombers that took off unarmed to search come home when they must; so do fighters, a little earlier: decks are narrow.
        Job::Scout => is_late(m) || strike::must_go(m, &mut memory.charts, a),
        Job::Cap => {
            let home = strike::home(m, &mut memory.charts, a);
            // A storm over the deck may close in round it.
            let rough = home.is_some_and(|(_, at, _)| memory.charts.is_rough(at));
            rough || home.is_some_and(|(_, at, _)| m.is_besieged(at)) || is_late(m) || strike::must_go(m, &mut memory.charts, a)
        }
    }
}

/// The most pressing of those that should be down and can be.
fn land(m: &Mind, memory: &mut Memory) -> Option<Action> {
    let mut all: Vec<(u16, AfId)> = m.flights().map(|(af, a, _)| (m.deadline(a), af)).collect();
    all.sort_unstable();
    for (_, af) in all {
        let a = m.force.af(af)?;
        if a.done || a.groups.iter().any(|g| g.arm != Arm::None) || !should_land(m, memory, a) {
            continue;
        }
        let own = strike::home(m, &mut memory.charts, a).map(|h| h.0);
        let can = |fac: &FacId| m.can(&Action::Home { af, fac: *fac }) && m.is_open(*fac);
        let pressed = m.deadline(a) <= m.turn + 1;
        let fac = own.filter(&can).or_else(|| if pressed { (0..m.force.facs.len() as FacId).find(can) } else { None });
        if let Some(fac) = fac {
            return Some(Action::Home { af, fac });
        }
    }
    None
}

/// The next formation that has somewhere to go.
fn fly_next(m: &Mind, memory: &mut Memory) -> Option<Action> {
    for a in m.legal {
        let Action::Fly { af } = a else { continue };
        let Some(x) = m.force.af(*af) else { continue };
        if wants_to_fly(m, memory, x) {
            return Some(*a);
        }
    }
    None
}

fn wants_to_fly(m: &Mind, memory: &mut Memory, a: &AirFormation) -> bool {
    let Some(at) = m.at(a) else { return false };
    match m.job(a) {
        // What cannot move in its first hour circles unseen.
        Job::Strike | Job::Scout => a.mf(m.b, m.turn) > 0,
        Job::Return => {
            strike::home(m, &mut memory.charts, a).is_some_and(|(fac, to, _)| at != to || hovers_over(m, a, fac).is_some())
        }
        Job::Cap => match strike::home(m, &mut memory.charts, a) {
            Some((fac, to, _)) => {
                at != to || hovers_over(m, a, fac).is_some() || (m.tf_of(&m.force.facs[fac as usize]).is_none() && !a.shown)
            }
            None => false,
        },
    }
}

/// The task force it should go along with and does not yet.
fn hovers_over(m: &Mind, a: &AirFormation, fac: FacId) -> Option<u8> {
    m.force.fac(fac).and_then(|f| m.tf_of(f)).filter(|tf| a.over != Some(*tf))
}

/// Patrols over ships are kept off the map: they would only show where the ships are.
fn hide(m: &Mind) -> Option<Action> {
    let is = |a: &&Action| match a {
        Action::Hide { unit: Unit::Af(af) } => {
            m.force.af(*af).is_some_and(|x| x.over.is_some() && matches!(m.job(x), Job::Cap | Job::Return))
        }
        _ => false,
    };
    m.legal.iter().find(is).copied()
}

/// The formation in hand.
pub fn fly(m: &Mind, memory: &mut Memory, af: AfId) -> Option<Action> {
    let a = m.force.af(af)?;
    let at = m.at(a)?;
    let job = m.job(a);
    if job != Job::Cap && m.can(&Action::Search { af }) {
        return Some(Action::Search { af });
    }
    memory.belief.look(m, at, a.search);
    let home = strike::home(m, &mut memory.charts, a);
    let Some((fac, base, _)) = home else {
        // Nowhere to go: at least out of harm's way.
        return Some(Action::Stop);
    };
    match job {
        Job::Return => go_home(m, memory, a, fac, base, at),
        Job::Cap => patrol(m, memory, af, a, fac, base, at),
        Job::Scout => scout(m, memory, af, a, fac, base, at),
        Job::Strike => attack(m, memory, af, a, fac, base, at),
    }
}

/// As near as this hour allows, by the way that is open to it, in one go: it stops by itself where there is news.
fn towards(m: &Mind, memory: &mut Memory, a: &AirFormation, at: At, to: At) -> Option<Action> {
    if at == to {
        return None;
    }
    let field = memory.charts.air(m, to);
    let key = |n: At| u32::from(field[n.i()]) * 100 + n.distance(to);
    let nearer = |n: At, here: At| field[n.i()] < field[here.i()] || n.distance(to) < here.distance(to);
    // Of equal ways the straighter.
    let step = |here: At, may: &dyn Fn(Dir) -> bool| {
        let next = Dir::ALL.into_iter().filter(|d| may(*d)).filter_map(|d| Some((d, here.step(d)?)));
        next.filter(|(_, n)| nearer(*n, here)).min_by_key(|(_, n)| key(*n))
    };
    let first = step(at, &|dir| m.can(&Action::Go { dir }))?;
    let left = a.mf(m.b, m.turn).saturating_sub(a.moved);
    let mut way = vec![first.1];
    while way.len() < usize::from(left)
        && let Some(here) = way.last().copied().filter(|x| *x != to)
        && let Some((_, next)) = step(here, &|_| true)
    {
        way.push(next);
    }
    // The farthest hex of the way it can head for.
    let far = way.iter().rposition(|x| m.can(&Action::Head { at: *x }));
    let Some(far) = far else { return Some(Action::Go { dir: first.0 }) };
    for x in &way[..far] {
        memory.belief.look(m, *x, a.search);
    }
    Some(Action::Head { at: way[far] })
}

/// Home, and down if there is room.
fn go_home(m: &Mind, memory: &mut Memory, a: &AirFormation, fac: FacId, base: At, at: At) -> Option<Action> {
    if at != base {
        return towards(m, memory, a, at, base).or(Some(Action::Stop));
    }
    let by_night = m.is_night(m.turn) && m.deadline(a) > m.dawn() + 1 && m.last_turn() > m.dawn();
    if !by_night {
        for (i, g) in a.groups.iter().enumerate() {
            let group = i as u8;
            let down = Action::Level { group, high: false };
            if g.high && m.can(&down) {
                return Some(down);
            }
        }
        for (i, g) in a.groups.iter().enumerate() {
            let group = i as u8;
            let Some(n) = (1..=g.n).rev().find(|n| m.can(&Action::Land { fac, group, n: *n })) else { continue };
            // FT-193: with bombs aboard it would be a landing like one in the dark.
            return Some(if g.arm == Arm::None { Action::Land { fac, group, n } } else { Action::Drop { group } });
        }
    }
    hovers_over(m, a, fac).map(|tf| Action::Hover { tf }).or(Some(Action::Stop))
}

/// Over its deck or base; every second one high.
fn patrol(m: &Mind, memory: &mut Memory, af: AfId, a: &AirFormation, fac: FacId, base: At, at: At) -> Option<Action> {
    if at != base {
        return towards(m, memory, a, at, base).or(Some(Action::Stop));
    }
    let over = |x: &(AfId, &AirFormation, At)| x.0 != af && x.2 == at && m.job(x.1) == Job::Cap;
    let above = m.flights().filter(over).filter(|x| x.1.groups.iter().any(|g| g.high)).count();
    let below = m.flights().filter(over).filter(|x| x.1.groups.iter().any(|g| !g.high)).count();
    let high = above < below;
    for (i, g) in a.groups.iter().enumerate() {
        let level = Action::Level { group: i as u8, high };
        if g.high != high && m.can(&level) {
            return Some(level);
        }
    }
    hovers_over(m, a, fac).map(|tf| Action::Hover { tf }).or(Some(Action::Stop))
}

/// Where the enemy most likely is, within what its fuel allows.
fn scout(m: &Mind, memory: &mut Memory, af: AfId, a: &AirFormation, fac: FacId, base: At, at: At) -> Option<Action> {
    let out = a.launched == m.turn;
    if a.moved == 0 && !out && (is_late(m) || strike::must_go(m, &mut memory.charts, a)) {
        memory.goals.insert(af, (m.turn, base));
    }
    let known = memory.goals.get(&af).filter(|(t, _)| *t == m.turn).map(|g| g.1);
    if known == Some(base) {
        return go_home(m, memory, a, fac, base, at);
    }
    // Something worth keeping in sight, near enough to tell what it is.
    let found = m.fleets(0).filter(|c| c.live && m.worth(c) >= 16 && c.at.distance(at) <= 3).min_by_key(|c| c.at.distance(at));
    if let Some(c) = found.filter(|_| strike::is_safe(m, &mut memory.charts, a, (fac, base), at)) {
        let near = if c.at.distance(at) > 1 { towards(m, memory, a, at, c.at) } else { None };
        return near.or(Some(Action::Stop));
    }
    let goal = match known {
        Some(goal) => goal,
        None => {
            let goal = look_where(m, memory, a, fac, base, at);
            memory.belief.claim(at, goal);
            memory.goals.insert(af, (m.turn, goal));
            goal
        }
    };
    towards(m, memory, a, at, goal).or(Some(Action::Stop))
}

/// The hex within this hour's flight from which most may be seen, on the way and there, and what lies beyond it.
fn look_where(m: &Mind, memory: &mut Memory, a: &AirFormation, fac: FacId, base: At, at: At) -> At {
    let left = a.mf(m.b, m.turn).saturating_sub(a.moved);
    let mut best: Option<(f32, At)> = None;
    let open = &memory.belief.open;
    let heavy: Vec<(At, f32)> = At::all().map(|x| (x, open[x.i()])).filter(|(_, w)| *w > 0.02).collect();
    // Far too many to weigh each for each: a share of them stands for all.
    let step = (heavy.len() / 150).max(1);
    let sample: Vec<(At, f32)> = heavy.iter().step_by(step).map(|(x, w)| (*x, w * step as f32)).collect();
    for end in at.hex().disc(u32::from(left)).into_iter().filter_map(At::new) {
        if memory.charts.is_storm(end) || m.b.hex(end).mountain {
            continue;
        }
        let open = &memory.belief.open;
        let here: f32 = end.hex().disc(2).into_iter().filter_map(At::new).map(|x| open[x.i()]).sum();
        let half = at.hex().line(end.hex());
        let middle = half.get(half.len() / 2).and_then(|h| At::new(*h)).unwrap_or(end);
        let way: f32 = middle.hex().disc(2).into_iter().filter_map(At::new).map(|x| open[x.i()]).sum();
        let beyond: f32 = sample.iter().map(|(x, w)| w / (4.0 + x.distance(end) as f32)).sum();
        let score = here + way + beyond * 0.6;
        if best.is_none_or(|b| score > b.0) && strike::is_safe(m, &mut memory.charts, a, (fac, base), end) {
            best = Some((score, end));
        }
    }
    best.map_or(base, |b| b.1)
}

/// To the target, at the altitude of the attack.
fn attack(m: &Mind, memory: &mut Memory, af: AfId, a: &AirFormation, fac: FacId, base: At, at: At) -> Option<Action> {
    let target = strike::choose(m, &mut memory.charts, a, (fac, base));
    let Some(t) = target else {
        memory.goals.insert(af, (m.turn, base));
        return go_home(m, memory, a, fac, base, at);
    };
    // Ships have sailed on since they were seen: look about where they may be.
    memory.goals.insert(af, (m.turn, t.at));
    if at == t.at {
        for (i, g) in a.groups.iter().enumerate() {
            let high = matches!(strike::best(m, g.craft, g.arm, t.base).1, Mode::Dive | Mode::High);
            let level = Action::Level { group: i as u8, high };
            if g.arm != Arm::None && g.high != high && m.can(&level) {
                return Some(level);
            }
        }
        let gone = !t.base && t.age > 0 && !m.fleets(0).any(|c| c.live && c.at == at);
        if gone && let Some(next) = look_round(m, memory, at) {
            return Some(next);
        }
        return Some(Action::Stop);
    }
    towards(m, memory, a, at, t.at).or(Some(Action::Stop))
}

/// The neighbour around which most may be.
fn look_round(m: &Mind, memory: &Memory, at: At) -> Option<Action> {
    let mut best: Option<(f32, Dir)> = None;
    for dir in Dir::ALL.into_iter().filter(|dir| m.can(&Action::Go { dir: *dir })) {
        let Some(n) = at.step(dir) else { continue };
        let w: f32 = n.hex().disc(2).into_iter().filter_map(At::new).map(|x| memory.belief.weight[x.i()]).sum();
        if best.is_none_or(|b| w > b.0) {
            best = Some((w, dir));
        }
    }
    best.map(|b| Action::Go { dir: b.1 })
}

/// 11: scouts with fuel enough keep to what they have found.
pub fn shadow(m: &Mind, memory: &mut Memory) -> Option<Action> {
    let mut best: Option<(u32, Action)> = None;
    for a in m.legal {
        let Action::Shadow { unit: Unit::Af(af), contact } = a else { continue };
        let (Some(x), Some(c)) = (m.force.af(*af), m.force.contacts.get(*contact as usize)) else { continue };
        let Some((fac, home, _)) = strike::home(m, &mut memory.charts, x) else { continue };
        let worth = m.worth(c);
        if m.job(x) == Job::Scout
            && worth >= 16
            && strike::is_safe(m, &mut memory.charts, x, (fac, home), c.at)
            && best.as_ref().is_none_or(|b| worth > b.0)
        {
            best = Some((worth, *a));
        }
    }
    best.map(|b| b.1)
}

/// The shadower follows, no nearer than it must.
pub fn chase(m: &Mind, _memory: &mut Memory, unit: Option<Unit>) -> Option<Action> {
    if m.can(&Action::Stop) {
        return Some(Action::Stop);
    }
    let at = match unit? {
        Unit::Af(a) => m.at(m.force.af(a)?)?,
        Unit::Tf(t) => m.force.tfs.get(t as usize)?.at?,
    };
    let id = m.force.shadowing.iter().find(|(u, _)| Some(*u) == unit)?.1;
    let to = m.force.contacts.iter().find(|c| c.id == id)?.at;
    let near = |a: &&Action| match a {
        Action::Chase { dir } => at.step(*dir).map_or(u32::MAX, |n| n.distance(to)),
        _ => u32::MAX,
    };
    m.legal.iter().min_by_key(near).copied()
}
