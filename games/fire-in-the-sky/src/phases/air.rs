//! Air phase (11): the phasing player says where his aircraft fight. FS-392: what they can do there, alone or in support, is the battle's.

use super::counters;
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{AirGroup, AirPlace, Position},
    rule,
    types::{Nation, Side, Space, SpaceSet},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// What needs nobody when it begins.
pub const fn begin(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {}

/// Is there something to decide, beyond ending it?
pub fn asks(b: &Board, p: &Position) -> bool {
    let mut all = Vec::new();
    list(b, p, &mut all);
    all.len() > 1
}

/// Who decides. FS-174: aircraft of the other player stay where they are.
pub const fn decides(_b: &Board, p: &Position) -> Side {
    p.phasing
}

/// FS-172, FS-176, R72: the hexes next to a base where there is somebody to fight; zones and aircraft of the enemy do not matter.
fn goals(b: &Board, p: &Position, from: Space) -> SpaceSet {
    if b.is_box(from) {
        return SpaceSet::default();
    }
    let enemy = p.phasing.other();
    SpaceSet::of(b.space(from).around.iter().copied().filter(|s| p.present(b, enemy, *s)))
}

/// Steps that are not assigned yet.
fn free(p: &Position, nation: Nation, from: Space) -> u8 {
    p.air_in(AirPlace::At(from)).filter(|g| g.nation == nation && g.to.is_none()).map(|g| g.steps).sum()
}

/// FS-006, FS-173: are there counters to send so many of them there?
fn counted(b: &Board, p: &Position, nation: Nation, steps: u8, from: Space, to: Space) -> bool {
    let at = AirPlace::At(from);
    counters::room_to_part(b, p, nation, steps, (at, None), (at, Some(to)))
}

/// All that may be done.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    let mut last = None;
    for g in p.air.iter().filter(|g| g.nation.side() == p.phasing) {
        let AirPlace::At(from) = g.at else { continue };
        let nation = g.nation;
        if last.replace((nation, from)) == Some((nation, from)) {
            continue;
        }
        let most = free(p, nation, from);
        if most == 0 {
            continue;
        }
        for to in goals(b, p, from).iter() {
            let can = |steps: &u8| counted(b, p, nation, *steps, from, to);
            out.extend((1..=most).filter(can).map(|steps| Action::Assign { nation, steps, from, to }));
        }
    }
    out.push(Action::Done);
}

/// May this be done?
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    let Action::Assign { nation, steps, from, to } = *a else {
        return match a {
            Action::Done => Ok(()),
            _ => Err(Refusal::new(rule::FS_073, "refuse-phase")),
        };
    };
    if nation.side() != p.phasing {
        return Err(Refusal::new(rule::FS_174, "refuse-not-your-unit"));
    }
    if steps == 0 || steps > free(p, nation, from) {
        return Err(Refusal::new(rule::FS_172, "refuse-not-there"));
    }
    if b.is_box(from) || !b.space(from).around.contains(&to) {
        return Err(Refusal::new(rule::FS_172, "refuse-assign-far"));
    }
    if !goals(b, p, from).has(to) {
        return Err(Refusal::new(rule::FS_172, "refuse-assign-nobody"));
    }
    if !counted(b, p, nation, steps, from, to) {
        return Err(Refusal::new(rule::FS_006, "refuse-air-counters"));
    }
    Ok(())
}

/// Does it.
pub fn apply(_b: &Board, p: &mut Position, a: &Action, _dice: &mut Dice, log: &mut Log<Event>) {
    let Action::Assign { nation, steps, from, to } = *a else {
        p.closed = true;
        return;
    };
    let mut left = steps;
    let here = |g: &&AirGroup| g.nation == nation && g.to.is_none();
    let all: Vec<AirGroup> = p.air_in(AirPlace::At(from)).filter(here).copied().collect();
    for g in all {
        let n = g.steps.min(left);
        if n > 0 {
            p.take_air(AirGroup { steps: n, ..g });
            p.add_air(AirGroup { steps: n, to: Some(to), ..g });
            left -= n;
        }
    }
    log.event(rule::FS_172, Event::Assigned { nation, steps, from, to });
}

/// What needs nobody when it ends.
pub const fn finish(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {}
