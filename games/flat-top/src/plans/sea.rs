//! Courses of task forces: how far it is by water, and the next steps of the hour.

use super::Course;
use crate::{
    action::Action,
    board::Board,
    event::PlanEnd,
    phases::{heading, plotting},
    position::{Force, Public},
    types::{At, Dir, Sky, TfId},
};
use std::collections::VecDeque;

/// No way.
pub const FAR: u16 = 999;
/// More waters than any hex has.
const WATERS: usize = 6;
/// The farthest goal of a course, in hexes of the map; by water it may be further.
pub const MOST: u32 = 20;

/// The place of a water in a field.
pub fn water((at, w): (At, u8)) -> usize {
    at.i() * WATERS + usize::from(w).min(WATERS - 1)
}

/// FT-161: hexes to sail from any water of any hex to a hex, round those that are left out. See [`water`] for where to look.
pub fn field(b: &Board, to: At, out: impl Fn(At) -> bool) -> Vec<u16> {
    let mut field = vec![FAR; At::all().count() * WATERS];
    let mut queue: VecDeque<(At, u8)> = (0..b.waters(to).len() as u8).map(|w| (to, w)).collect();
    for x in &queue {
        field[water(*x)] = 0;
    }
    while let Some(here) = queue.pop_front() {
        for dir in Dir::ALL {
            let Some(next) = here.0.step(dir).filter(|n| !out(*n)) else { continue };
            for w in 0..b.waters(next).len() as u8 {
                if field[water((next, w))] == FAR && b.sail(next, w, dir.turned(3)) == Some(here) {
                    field[water((next, w))] = field[water(here)] + 1;
                    queue.push_back((next, w));
                }
            }
        }
    }
    field
}

/// FT-161: may a course lead from a water to a hex?
pub fn is_goal(b: &Board, from: (At, u8), to: At) -> bool {
    from.0 != to && from.0.within(to, MOST) && b.joined(from, to)
}

/// All hexes a course may lead to, in the order of the map.
pub fn goals(b: &Board, from: (At, u8)) -> impl Iterator<Item = At> {
    heading::near(from.0, MOST as u8).filter(move |at| is_goal(b, from, *at))
}

/// FT-161: hexes to sail from a water to each hex.
pub fn distances(b: &Board, from: (At, u8)) -> Vec<u16> {
    let mut far = vec![FAR; At::all().count()];
    let mut seen = vec![false; At::all().count() * WATERS];
    seen[water(from)] = true;
    let mut queue = VecDeque::from([(from, 0u16)]);
    while let Some((here, n)) = queue.pop_front() {
        far[here.0.i()] = far[here.0.i()].min(n);
        for next in Dir::ALL.into_iter().filter_map(|dir| b.sail(here.0, here.1, dir)) {
            if !std::mem::replace(&mut seen[water(next)], true) {
                queue.push_back((next, n + 1));
            }
        }
    }
    far
}

/// Hexes an hour when nothing holds it; none: it cannot sail at all.
pub fn speed(b: &Board, force: &Force, tf: TfId) -> Option<u16> {
    let mf = |s: &crate::position::Ship| {
        let full = b.classes[s.class as usize].mf;
        if s.is_immobile() || s.is_anchored() {
            0
        } else if 2 * s.hits >= s.fd {
            (full / 2).max(1)
        } else {
            full
        }
    };
    force.fleet(tf).map(|(_, s)| mf(s)).min().filter(|n| *n > 0).map(u16::from)
}

/// The turn in which it is there, so far off, if nothing comes in between.
pub fn arrival(public: &Public, far: u16, speed: u16) -> u16 {
    public.turn + far.div_ceil(speed.max(1)).saturating_sub(1)
}

/// Has a course come to its end?
pub fn ended(force: &Force, c: &Course) -> Option<PlanEnd> {
    let at = force.tfs.get(c.tf as usize).and_then(|t| t.at);
    let Some(at) = at.filter(|_| force.fleet(c.tf).next().is_some()) else { return Some(PlanEnd::Gone) };
    let to = c.to?;
    if at == to {
        return Some(PlanEnd::Arrived);
    }
    // FT-164, FT-293: ships at anchor and ships dead in the water sail nowhere by themselves.
    let held = force.fleet(c.tf).any(|(_, s)| s.is_immobile() || s.is_anchored());
    held.then_some(PlanEnd::Barred)
}

/// The next steps of the first course that has none in this hour: of what is legal, what brings the task force nearest.
pub fn next(b: &Board, public: &Public, force: &Force, legal: &[Action]) -> Option<Action> {
    force.plans.courses.iter().find_map(|c| steps(b, public, force, *c, legal))
}

/// The next steps of a course, if none are plotted yet.
pub fn steps(b: &Board, public: &Public, force: &Force, c: Course, legal: &[Action]) -> Option<Action> {
    let t = force.tfs.get(c.tf as usize)?;
    let (at, to) = (t.at?, c.to?);
    if !t.plot.is_empty() || t.leaves || at == to {
        return None;
    }
    let ways = plotting::two_steps(b, public, force, c.tf);
    let mut ends: Vec<(Action, (At, u8))> = Vec::new();
    for a in legal {
        let way: &[Dir] = match a {
            Action::Course { tf, dir } if *tf == c.tf => std::slice::from_ref(dir),
            Action::Sail { tf, at } if *tf == c.tf => match ways.iter().find(|(end, _)| end == at) {
                Some((_, way)) => way,
                None => continue,
            },
            _ => continue,
        };
        let end = way.iter().try_fold((at, t.water), |(at, w), d| b.sail(at, w, *d));
        ends.extend(end.map(|end| (*a, end)));
    }
    if ends.is_empty() {
        return None;
    }
    // Round storms (FT-045) if there is a way round them, or else through.
    let storm = |x: At| x != to && public.sky(b, x) == Sky::Storm;
    let mut far = field(b, to, storm);
    if far[water((at, t.water))] == FAR {
        far = field(b, to, |_| false);
    }
    let best = ends.into_iter().min_by_key(|(a, end)| (far[water(*end)], *a))?;
    (far[water(best.1)] < far[water((at, t.water))]).then_some(best.0)
}
