//! Courses over several hours: a task force with a long way before it is told where to, and sails by itself as long as that leads it along
//! the way its captain would take in this hour.

use super::{
    Memory,
    charts::{FAR, water},
    mind::Mind,
    sea::{self, Purpose},
};
use crate::{
    action::{Action, How},
    phases::plotting,
    plans::{self, Course, chart},
    position::Desk,
    types::{At, TfId, Unit},
};

/// Steps that are looked ahead.
const AHEAD: u8 = 16;
/// Steps that are worth a course.
const LONG: usize = 4;

/// What lies before a task force.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ahead {
    /// In which turn that was found.
    turn: u16,
    /// The hexes before it, if all goes on as it is.
    way: Vec<At>,
    /// Where a course should lead; none: it is led hour by hour.
    to: Option<At>,
}

/// A night in which nothing of one's own flies.
fn is_calm(m: &Mind) -> bool {
    m.is_night(m.turn) && m.force.afs.iter().all(|a| a.groups.is_empty())
}

/// Does a task force stay where it is until it is day, since it is not far off its place?
pub fn rests(m: &Mind, memory: &mut Memory, tf: TfId) -> bool {
    let Some(at) = m.force.tfs.get(tf as usize).and_then(|t| t.at) else { return false };
    let waits = matches!(sea::purpose(m, tf), Purpose::Carriers | Purpose::Train);
    waits && is_calm(m) && !memory.charts.is_rough(at) && ahead(m, memory, tf).way.len() < LONG
}

/// Where a task force is going in the hours to come. Carriers are led hour by hour by day and while there is anything in the air: they wait
/// for their aircraft.
fn ahead<'a>(m: &Mind, memory: &'a mut Memory, tf: TfId) -> &'a Ahead {
    if memory.ahead.get(&tf).is_none_or(|a| a.turn != m.turn) {
        let led = sea::purpose(m, tf) == Purpose::Carriers && !is_calm(m);
        let steps = if led { Vec::new() } else { sea::course(m, memory, tf, Some(AHEAD)) };
        let way: Vec<At> = (1..=steps.len()).filter_map(|n| sea::follow(m, tf, &steps[..n])).map(|x| x.0).collect();
        let from = chart::place(m.force, tf);
        let fits = |to: &At| from.is_some_and(|from| plans::sea::is_goal(m.b, from, *to));
        let to = way.last().copied().filter(|_| way.len() >= LONG).filter(fits);
        memory.ahead.insert(tf, Ahead { turn: m.turn, way, to });
    }
    &memory.ahead[&tf]
}

/// Where a course would bring a task force in this hour that has no plot yet.
fn brings(m: &Mind, tf: TfId, to: At) -> Option<(At, u8)> {
    let way = match plans::sea::steps(m.b, &m.v.public, m.force, Course { tf, to: Some(to) }, m.legal) {
        Some(Action::Course { dir, .. }) => vec![dir],
        Some(Action::Sail { at, .. }) => {
            plotting::two_steps(m.b, &m.v.public, m.force, tf).into_iter().find(|(end, _)| *end == at)?.1.to_vec()
        }
        _ => Vec::new(),
    };
    sea::follow(m, tf, &way)
}

/// Does a course lead a task force in this hour where its captain would take it? Before ships are asked about it is only known whether it
/// leads along the way.
pub fn leads(m: &Mind, memory: &mut Memory, tf: TfId, to: At) -> bool {
    let Some(plot) = m.force.tfs.get(tf as usize).map(|t| &t.plot) else { return false };
    let own = memory.courses.get(&tf).map_or(&[][..], |c| &c.1);
    let Some(wanted) = sea::follow(m, tf, own) else { return false };
    let near = |x: &At| x.distance(to) <= 1;
    let along = ahead(m, memory, tf).way.iter().any(near) || near(&wanted.0);
    // Nothing new by night: whoever is only to be at another place by morning sails on.
    let calm = is_calm(m) && m.fleets(0).next().is_none() && matches!(sea::purpose(m, tf), Purpose::Carriers | Purpose::Train);
    if m.force.desk == Desk::Air {
        return along || calm;
    }
    let end = if plot.is_empty() { brings(m, tf, to) } else { sea::follow(m, tf, plot) };
    let Some(end) = end else { return false };
    let field = memory.charts.sea(m, to);
    let [gone, wished, here] = [Some(end), Some(wanted), chart::place(m.force, tf)].map(|x| x.map_or(FAR, |x| field[water(x)]));
    let rough = memory.charts.is_rough(end.0) && !memory.charts.is_rough(wanted.0);
    end == wanted || (!rough && (along && gone <= wished || calm && gone < here))
}

/// Is a task force that is not led by a course to have one, or another, or none any more?
pub fn changes(m: &Mind, memory: &mut Memory, tf: TfId) -> bool {
    let free = m.force.plans.course(tf).is_none() && m.force.tfs.get(tf as usize).is_some_and(|t| t.plot.is_empty());
    match ahead(m, memory, tf).to {
        Some(to) if free => leads(m, memory, tf, to),
        _ => m.force.plans.course(tf).is_some(),
    }
}

/// The plan that is being drawn up. A course that was the right one leads into a storm or not at all: then the ships are led by hand.
pub fn draw(m: &Mind, memory: &mut Memory) -> Option<Action> {
    let back = Action::Close { how: How::Back };
    let Some(Unit::Tf(tf)) = m.force.plans.draft.as_ref().map(|d| d.unit) else { return Some(back) };
    let course = m.force.plans.course(tf).and_then(|c| c.to);
    let to = ahead(m, memory, tf).to.filter(|to| course != Some(*to));
    let next = to.map_or(Action::Close { how: How::Clear }, |at| Action::Goal { at });
    if m.can(&next) {
        return Some(next);
    }
    memory.ahead.entry(tf).and_modify(|a| a.to = None);
    Some(back)
}
