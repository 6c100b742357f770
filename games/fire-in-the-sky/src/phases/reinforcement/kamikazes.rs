//! Pilots lost to kamikazes (18.2.4): a step of Japan at the end of each reinforcement phase.

use super::SPEND;
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{AirPlace, Position},
    rule,
    types::{Nation, Side, Space},
};
use ironbottom_kernel::Log;

/// Where Japanese steps are on the map, Naval Aviation among them.
fn places(p: &Position) -> Vec<Space> {
    let mut all: Vec<Space> = p
        .air
        .iter()
        .filter(|g| g.nation == Nation::Japan)
        .filter_map(|g| match g.at {
            AirPlace::At(s) | AirPlace::Aviation(s) => Some(s),
            _ => None,
        })
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The end of the phase, or first a step that is lost.
pub fn begin(p: &mut Position, log: &mut Log<Event>) {
    let all = if p.once.kamikazes { places(p) } else { Vec::new() };
    p.closed = all.is_empty();
    p.diary.step = SPEND;
    // Japan must; where all its aircraft are in one base there is nothing to choose.
    if p.phasing == Side::Japan
        && let [only] = all[..]
    {
        spend(p, only, log);
        p.closed = true;
    }
}

/// FS-344: Japan must, the Allies may.
pub fn list(_b: &Board, p: &Position, out: &mut Vec<Action>) {
    if p.phasing == Side::Allies {
        out.push(Action::Done);
    }
    out.extend(places(p).into_iter().map(|at| Action::Spend { at }));
}

/// FS-344: a step is lost for good: ordinary aircraft before Naval Aviation. R46: its counter goes with it if no other step is on it.
pub fn spend(p: &mut Position, at: Space, log: &mut Log<Event>) {
    let found = [AirPlace::At(at), AirPlace::Aviation(at)]
        .into_iter()
        .find_map(|place| p.air_in(place).find(|g| g.nation == Nation::Japan).copied());
    let Some(mut group) = found else { return };
    if group.steps % 2 == 1 {
        p.once.counters_lost += 1;
    }
    group.steps = 1;
    p.take_air(group);
    log.event(rule::FS_344, Event::Spent { by: p.phasing, at });
}
