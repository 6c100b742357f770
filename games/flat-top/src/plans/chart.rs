//! A plan is drawn up: first for whom, then where to, then how it ends.

use super::{Course, Draft, Mission, air, sea};
use crate::{
    action::{Action, How},
    board::Board,
    event::Event,
    phases::not_now,
    position::{Desk, Force, Frame, Phase, Place, Position, Public},
    rule,
    types::{AfId, At, Side, TfId, Unit},
};
use ironbottom_kernel::{Log, Refusal};

/// The most hexes a mission leads over.
pub const LEGS: usize = 4;

/// What interrupts the phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Above {
    /// Nothing.
    Nothing,
    /// This formation is being flown.
    Flight(AfId),
    /// Something else.
    Other,
}

impl Above {
    fn of(p: &Position) -> Self {
        match p.stack.last() {
            None => Self::Nothing,
            Some(Frame::Fly(af)) => Self::Flight(*af),
            Some(_) => Self::Other,
        }
    }
}

/// Is it legal? None if it is no matter of plans and no plan is being drawn up.
pub fn check(b: &Board, p: &Position, side: Side, a: &Action) -> Option<Result<(), Refusal>> {
    let force = p.side(side);
    match (&force.plans.draft, *a) {
        (Some(d), Action::Goal { at }) => Some(check_goal(b, &p.public, force, d, at)),
        (Some(d), Action::Close { how }) => Some(check_close(force, d, how)),
        (Some(_), _) => Some(Err(Refusal::new(rule::FT_028, "refuse-charting"))),
        (None, Action::Chart { unit }) => Some(check_chart(b, &p.public, force, (side, Above::of(p)), unit)),
        (None, Action::Goal { .. } | Action::Close { .. }) => Some(Err(Refusal::new(rule::FT_028, "refuse-no-chart"))),
        (None, _) => None,
    }
}

/// May a plan be drawn up for it now? Courses with the plots (FT-144), missions with the air operations and while aircraft are moved.
pub fn check_chart(b: &Board, public: &Public, force: &Force, asked: (Side, Above), unit: Unit) -> Result<(), Refusal> {
    let (side, above) = asked;
    match unit {
        Unit::Tf(tf) => {
            let there = force.tfs.get(tf as usize).is_some_and(|t| t.at.is_some()) && force.fleet(tf).next().is_some();
            match (above == Above::Nothing, public.phase, force.desk) {
                _ if !there => Err(Refusal::new(rule::FT_144, "refuse-no-tf")),
                (true, Phase::Orders, Desk::Tf) => Ok(()),
                (true, Phase::Orders, Desk::Air) => Err(Refusal::new(rule::FT_144, "refuse-ships-later")),
                _ => Err(Refusal::new(rule::FT_144, "refuse-ships-over")),
            }
        }
        Unit::Af(af) => {
            let a = force.af(af).ok_or_else(not_now)?;
            let on_map = match a.place {
                Place::Hex(_) => true,
                Place::Deck => force.fac_at(b, a.origin).is_some(),
                Place::Out(..) | Place::Home(..) => false,
            };
            let asked = match (above, public.phase) {
                (Above::Flight(x), _) => x == af,
                (Above::Nothing, Phase::Orders) => force.desk == Desk::Air,
                (Above::Nothing, Phase::Air(mover, _)) => mover == side && !a.done,
                _ => false,
            };
            match (asked && on_map, a.plotted) {
                (false, _) => Err(not_now()),
                (_, true) => Err(Refusal::new(rule::FT_120, "refuse-plotted")),
                _ => Ok(()),
            }
        }
    }
}

/// FT-161, FT-389: a hex that can be reached by water, or from which it comes home.
pub fn check_goal(b: &Board, public: &Public, force: &Force, d: &Draft, at: At) -> Result<(), Refusal> {
    match d.unit {
        Unit::Tf(tf) => {
            let start = place(force, tf).ok_or_else(not_now)?;
            if b.waters(at).is_empty() {
                return Err(Refusal::new(rule::FT_161, "refuse-land-hex"));
            }
            if sea::is_goal(b, start, at) { Ok(()) } else { Err(Refusal::new(rule::FT_161, "refuse-chart-far")) }
        }
        Unit::Af(af) => {
            if d.points.len() >= LEGS {
                return Err(Refusal::new(rule::FT_173, "refuse-chart-legs"));
            }
            let range = air::Range::new(b, public, force, af, &d.points).ok_or_else(not_now)?;
            if range.fits(at) { Ok(()) } else { Err(Refusal::new(rule::FT_389, "refuse-chart-fuel")) }
        }
    }
}

/// Can it end so?
pub fn check_close(force: &Force, d: &Draft, how: How) -> Result<(), Refusal> {
    let fits = match (how, d.unit) {
        (How::Back, _) | (How::Hold, Unit::Tf(_)) => true,
        (How::Home | How::HomeSearch | How::Stay | How::StaySearch, Unit::Af(_)) => true,
        (How::Clear, unit) => force.plans.has(unit),
        _ => false,
    };
    if fits { Ok(()) } else { Err(Refusal::new(rule::FT_028, "refuse-close")) }
}

/// Where a task force is: its hex and its water.
pub fn place(force: &Force, tf: TfId) -> Option<(At, u8)> {
    force.tfs.get(tf as usize).and_then(|t| Some((t.at?, t.water)))
}

/// Where the plan that is being drawn up may lead to, and the turn in which the unit is there, in the order of the map.
pub fn goals(b: &Board, public: &Public, force: &Force, d: &Draft) -> Vec<(At, u16)> {
    match d.unit {
        Unit::Tf(tf) => {
            let speed = sea::speed(b, force, tf).unwrap_or(1);
            let Some(start) = place(force, tf) else { return Vec::new() };
            let far = sea::distances(b, start);
            sea::goals(b, start).map(|at| (at, sea::arrival(public, far[at.i()], speed))).collect()
        }
        Unit::Af(af) if d.points.len() < LEGS => {
            let range = air::Range::new(b, public, force, af, &d.points);
            range.iter().flat_map(|r| r.all().map(|at| (at, r.arrival(public, at)))).collect()
        }
        Unit::Af(_) => Vec::new(),
    }
}

/// All that may be chosen for the plan that is being drawn up.
pub fn list(b: &Board, p: &Position, side: Side, out: &mut Vec<Action>) {
    let force = p.side(side);
    let Some(d) = &force.plans.draft else { return };
    match d.unit {
        Unit::Tf(tf) => {
            let all = place(force, tf).into_iter().flat_map(|start| sea::goals(b, start));
            out.extend(all.map(|at| Action::Goal { at }));
        }
        Unit::Af(_) => out.extend(goals(b, &p.public, force, d).into_iter().map(|(at, _)| Action::Goal { at })),
    }
    let closes = How::ALL.into_iter().filter(|how| check_close(force, d, *how).is_ok());
    out.extend(closes.map(|how| Action::Close { how }));
}

/// The units for which a plan may be drawn up now.
pub fn list_units(b: &Board, p: &Position, side: Side, out: &mut Vec<Action>) {
    let force = p.side(side);
    let may = |unit: &Unit| check_chart(b, &p.public, force, (side, Above::of(p)), *unit).is_ok();
    match (p.stack.last(), p.public.phase) {
        (Some(Frame::Fly(af)), _) => out.extend([Unit::Af(*af)].into_iter().filter(may).map(|unit| Action::Chart { unit })),
        (None, Phase::Orders) if force.desk == Desk::Tf => {
            let all = (0..force.tfs.len() as TfId).map(Unit::Tf);
            out.extend(all.filter(may).map(|unit| Action::Chart { unit }));
        }
        (None, Phase::Orders | Phase::Air(..)) => {
            let all = (0..force.afs.len() as AfId).map(Unit::Af);
            out.extend(all.filter(may).map(|unit| Action::Chart { unit }));
        }
        _ => {}
    }
}

/// Carries it out; false if it is no matter of plans.
pub fn apply(p: &mut Position, side: Side, a: &Action, log: &mut Log<Event>) -> bool {
    let force = p.side_mut(side);
    let (unit, points) = match (a, &force.plans.draft) {
        (Action::Chart { unit }, _) => (*unit, Vec::new()),
        (Action::Goal { .. } | Action::Close { .. }, Some(d)) => (d.unit, d.points.clone()),
        _ => return false,
    };
    let rule = if matches!(unit, Unit::Tf(_)) { rule::FT_144 } else { rule::FT_173 };
    log.secret(rule, Event::Did { side, action: *a }, side.only());
    match (*a, unit) {
        (Action::Chart { .. }, _) => force.plans.draft = Some(Draft { unit, points }),
        (Action::Goal { at }, Unit::Af(_)) => {
            let points = points.into_iter().chain([at]).collect();
            force.plans.draft = Some(Draft { unit, points });
        }
        (Action::Goal { at }, Unit::Tf(tf)) => set_course(force, tf, Some(Course { tf, to: Some(at) })),
        (Action::Close { how }, _) => close(force, unit, points, how),
        _ => {}
    }
    true
}

fn close(force: &mut Force, unit: Unit, points: Vec<At>, how: How) {
    force.plans.draft = None;
    let (stay, search) = match (how, unit) {
        (How::Back, _) => return,
        (How::Hold, Unit::Tf(tf)) => return set_course(force, tf, Some(Course { tf, to: None })),
        (How::Clear, Unit::Tf(tf)) => return set_course(force, tf, None),
        (How::Clear | How::Hold, _) => return force.plans.forget(unit),
        (How::Home, _) => (false, false),
        (How::HomeSearch, _) => (false, true),
        (How::Stay, _) => (true, false),
        (How::StaySearch, _) => (true, true),
    };
    force.plans.forget(unit);
    if let Unit::Af(af) = unit {
        force.plans.missions.push(Mission { af, points, stay, search, known: force.next_contact });
        force.plans.missions.sort_by_key(|m| m.af);
    }
}

/// A task force has another course or none: what was plotted for this hour is wiped out with the old one.
fn set_course(force: &mut Force, tf: TfId, course: Option<Course>) {
    force.plans.draft = None;
    force.plans.forget(Unit::Tf(tf));
    force.plans.courses.extend(course);
    force.plans.courses.sort_by_key(|c| c.tf);
    if let Some(t) = force.tfs.get_mut(tf as usize) {
        t.plot.clear();
        (t.leaves, t.show_at) = (false, None);
    }
}
