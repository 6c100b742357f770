//! Plans the captain draws up: a scout, a patrol or a strike on its way home then needs no orders in every hour, nor does a task force
//! with a way before it.

use super::{
    Memory, air,
    mind::{Job, Mind},
    strike,
};
use crate::{
    action::{Action, How},
    plans,
    position::{Af, Place},
    types::{AfId, Arm, At, TfId, Unit},
};

/// Is a formation on a mission that goes on by itself?
pub fn is_sent(m: &Mind, af: AfId) -> bool {
    plans::brings_home(m.force, af)
}

/// The plan that is being drawn up: where to, and how it ends.
pub fn draw(m: &Mind, memory: &mut Memory) -> Option<Action> {
    let draft = m.force.plans.draft.as_ref()?;
    let close = |how: How| Action::Close { how };
    let next = match draft.unit {
        Unit::Tf(tf) => memory.heads.get(&tf).and_then(|h| h.to).map_or(close(How::Clear), |at| Action::Goal { at }),
        Unit::Af(af) => {
            let a = m.force.af(af)?;
            match m.job(a) {
                Job::Scout => leg(m, memory, a, &draft.points).map_or(close(How::HomeSearch), |at| Action::Goal { at }),
                Job::Cap => close(How::StaySearch),
                Job::Strike | Job::Return => close(How::Home),
            }
        }
    };
    Some(if m.can(&next) { next } else { close(How::Back) })
}

/// Scouts are told where to look before they take off.
pub fn scouts(m: &Mind) -> Option<Action> {
    let new = |a: &Af| a.place == Place::Deck && m.job(a) == Job::Scout;
    chart(m, |af, a| new(a) && m.force.plans.mission(af).is_none())
}

/// Who has found nothing worth staying for, or has struck, is sent on or home.
pub fn sends(m: &Mind, memory: &mut Memory) -> Option<Action> {
    if m.is_night(m.turn) {
        return None;
    }
    chart(m, |af, a| {
        let Some(at) = m.at(a).filter(|_| !a.done && !is_sent(m, af)) else { return false };
        match m.job(a) {
            Job::Scout => air::found(m, at).is_none(),
            Job::Return => {
                let home = strike::home(m, &mut memory.charts, a);
                a.groups.iter().all(|g| g.arm == Arm::None) && home.is_some_and(|(fac, to, _)| fac == a.origin && to != at)
            }
            Job::Cap | Job::Strike => false,
        }
    })
}

fn chart(m: &Mind, mut wants: impl FnMut(AfId, &Af) -> bool) -> Option<Action> {
    let all = m.force.afs.iter().enumerate().filter(|(_, a)| !a.groups.is_empty());
    for (i, a) in all {
        let chart = Action::Chart { unit: Unit::Af(i as AfId) };
        if m.can(&chart) && wants(i as AfId, a) {
            return Some(chart);
        }
    }
    None
}

/// A patrol in its place stays and looks about until it must land.
pub fn patrol(m: &Mind, af: AfId) -> Option<Action> {
    let chart = Action::Chart { unit: Unit::Af(af) };
    (!is_sent(m, af) && m.can(&chart)).then_some(chart)
}

/// Legs of a scout's way; after the last it flies home.
const LEGS: usize = 2;

/// The next leg of a scout: where most may be seen on the way, so that it is home in daylight.
fn leg(m: &Mind, memory: &mut Memory, a: &Af, points: &[At]) -> Option<At> {
    let base = strike::home(m, &mut memory.charts, a)?.1;
    let start = m.at(a)?;
    if points.len() >= LEGS || (m.is_night(m.turn) && m.dawn() > m.turn + 1) {
        return None;
    }
    let (from, flown) = points.iter().fold((start, 0), |(at, n), next| (*next, n + at.distance(*next)));
    let speed = u32::from(m.speed(a));
    let light = u32::from(m.evening().saturating_sub(m.turn)) * speed;
    let open = &memory.belief.open;
    let near = |x: At| x.hex().disc(2).into_iter().filter_map(At::new).map(|x| open[x.i()]).sum::<f32>();
    // What is seen from each hex, found once for all ways.
    let seen: Vec<f32> = At::all().map(near).collect();
    let mut best: Option<(f32, At)> = None;
    for action in m.legal {
        let Action::Goal { at: to } = *action else { continue };
        let far = from.distance(to);
        if far < 4 || flown + far + to.distance(base) > light || memory.charts.is_storm(to) {
            continue;
        }
        let way = from.hex().line(to.hex());
        let out: f32 = way.iter().step_by(4).chain(way.last()).filter_map(|h| At::new(*h)).map(|x| seen[x.i()]).sum();
        // What costs no more to look at is looked at first.
        let score = out / (8.0 + far as f32);
        if best.is_none_or(|b| score > b.0) {
            best = Some((score, to));
        }
    }
    let (score, to) = best?;
    if !points.is_empty() && score <= 0.0 {
        return None;
    }
    memory.belief.claim(from, to);
    Some(to)
}

/// What formations on missions look at on their way is wiped from where the enemy may be.
pub fn look(m: &Mind, memory: &mut Memory) {
    for (af, a, at) in m.flights().filter(|(af, ..)| is_sent(m, *af)) {
        let last = memory.looked.insert(af, (m.turn, at));
        if last == Some((m.turn, at)) {
            continue;
        }
        let from = last.filter(|(turn, x)| *turn + 1 >= m.turn && x.distance(at) <= u32::from(m.speed(a))).map_or(at, |x| x.1);
        for x in from.hex().line(at.hex()).into_iter().filter_map(At::new) {
            memory.belief.look(m, x, a.search);
        }
    }
}

/// Where a task force is going in the hours to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// In which turn that was found.
    pub turn: u16,
    /// The goal of its course; none: it is led hour by hour.
    pub to: Option<At>,
    /// Its course is to be changed.
    pub change: bool,
}

/// Steps that are looked ahead.
pub const AHEAD: u8 = 16;
/// Steps that are worth a course.
const LONG: usize = 5;

/// Whether the course of a task force still leads along its way, or what is to become of it.
pub fn head(m: &Mind, tf: TfId, way: &[At]) -> Head {
    let turn = m.turn;
    let at = m.force.tfs.get(tf as usize).and_then(|t| t.at);
    let course = m.force.plans.course(tf).and_then(|c| c.to);
    if let Some(to) = course
        && way.iter().copied().chain(at).any(|x| x.distance(to) <= 1)
        && (way.len() >= 2 || at.is_some_and(|x| x.distance(to) <= 2))
    {
        return Head { turn, to: Some(to), change: false };
    }
    let from = plans::chart::place(m.force, tf);
    let fits = |to: &At| from.is_some_and(|from| plans::sea::is_goal(m.b, from, *to));
    let to = if way.len() >= LONG { way.last().copied().filter(fits) } else { None };
    Head { turn, to, change: to.is_some() || course.is_some() }
}
