//! Section 9.4: US units move, raid, bomb or are committed to the invasion.

use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Mark, Phase, Place, Position, UnitId},
    types::{Class, Kind, Side},
};
use ironbottom_kernel::{Log, Msg, Refusal, area::Space};

/// The step begins: where the US is ashore now, squadrons may fly to (FN-082, FN-083).
pub fn begin(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    p.phase = Phase::Movement;
    p.committed = 0;
    let us_ground = |s: &Space| {
        p.units_at(*s).any(|u| {
            let t = p.unit_type(b, u);
            t.side == Side::Us && t.kind.class() != Class::Ship
        })
    };
    p.fields = (0..b.areas.len() as u8).map(Space).filter(us_ground).collect();
    log.event(45, Event::PhaseBegan { phase: p.phase });
}

/// A US unit in an area that has not moved and can be paid for (FN-078 to FN-080, FN-354); the area it is in.
fn ready(b: &Board, p: &Position, u: UnitId) -> Result<Space, Refusal> {
    let Some(unit) = p.units.get(u as usize) else { return Err(Refusal::new(78, "refuse-no-unit")) };
    if p.type_of(b, unit).side != Side::Us {
        return Err(Refusal::new(1, "refuse-not-yours"));
    }
    let Place::Area(from) = unit.at else {
        // R50: what is in a box stays there.
        return Err(Refusal::new(38, "refuse-in-a-box"));
    };
    if unit.mark != Mark::Free {
        return Err(Refusal::new(354, "refuse-moved-already"));
    }
    if p.sp == 0 {
        return Err(Refusal::because(78, Msg::new("refuse-supply").int("cost", 1)));
    }
    Ok(from)
}

/// FN-090: infantry does not leave an area with any Japanese unit.
fn may_leave(b: &Board, p: &Position, u: UnitId, from: Space) -> Result<(), Refusal> {
    if p.unit_type(b, u).kind.class() == Class::Infantry && p.present(b, Side::Japan, from) {
        return Err(Refusal::because(90, Msg::new("refuse-pinned").name("area", area_key(b, from))));
    }
    Ok(())
}

fn area_key(b: &Board, s: Space) -> String {
    format!("space.{}", b.areas[s.i()].id)
}

/// US squadrons that count against the limit of an area: wings on their way to Japan among them (FN-351).
pub fn squadrons(b: &Board, p: &Position, s: Space) -> usize {
    let here = p.units_at(s).filter(|u| {
        let t = p.unit_type(b, *u);
        t.side == Side::Us && t.kind == Kind::Air
    });
    let away = if s == b.places.marianas { p.units_in(Place::Bombing).count() } else { 0 };
    here.count() + away
}

/// FN-081: from anywhere to anywhere, with these exceptions.
fn check_move(b: &Board, p: &Position, u: UnitId, to: Space) -> Result<(), Refusal> {
    let from = ready(b, p, u)?;
    let Some(area) = b.areas.get(to.i()) else { return Err(Refusal::new(81, "refuse-no-area")) };
    let named = |rule: u16, msg: &'static str| Err(Refusal::because(rule, Msg::new(msg).name("area", area_key(b, to))));
    if to == from {
        return named(81, "refuse-same-area");
    }
    if !area.us {
        // FN-074, FN-075.
        return named(if to == b.places.japan { 74 } else { 75 }, "refuse-closed");
    }
    if p.is_australian(b, u) && !area.australian {
        return named(93, "refuse-not-australian");
    }
    if p.unit_type(b, u).kind == Kind::Air {
        if !p.fields.has(to) {
            return named(82, "refuse-nobody-ashore");
        }
        if area.airfield.is_some_and(|cap| squadrons(b, p, to) >= usize::from(cap)) {
            return named(85, "refuse-airfield-full");
        }
    }
    may_leave(b, p, u, from)
}

/// FN-094, FN-095: submarines raid.
fn check_raid(b: &Board, p: &Position, u: UnitId) -> Result<(), Refusal> {
    ready(b, p, u)?;
    if p.unit_type(b, u).kind == Kind::Ss { Ok(()) } else { Err(Refusal::new(95, "refuse-only-submarines")) }
}

/// FN-328: wings that began the step in the Marianas bomb.
fn check_bomb(b: &Board, p: &Position, u: UnitId) -> Result<(), Refusal> {
    let from = ready(b, p, u)?;
    if !b.campaign(p.year).bombing || !p.unit_type(b, u).wing || from != b.places.marianas {
        return Err(Refusal::new(328, "refuse-only-wings"));
    }
    Ok(())
}

/// FN-334 to FN-336: units of Hawaii and the West Coast, before anything else moves.
fn check_commit(b: &Board, p: &Position, u: UnitId) -> Result<(), Refusal> {
    let from = ready(b, p, u)?;
    if !b.campaign(p.year).invasion {
        return Err(Refusal::new(334, "refuse-no-invasion"));
    }
    if from != b.places.hawaii && from != b.places.west_coast {
        return Err(Refusal::new(334, "refuse-invasion-from"));
    }
    if p.committed >= b.tables.invasion_per_turn {
        let most = i64::from(b.tables.invasion_per_turn);
        return Err(Refusal::because(334, Msg::new("refuse-invasion-most").int("most", most)));
    }
    if p.units.iter().any(|u| u.mark == Mark::Moved && p.type_of(b, u).side == Side::Us) {
        return Err(Refusal::new(336, "refuse-invasion-late"));
    }
    may_leave(b, p, u, from)
}

/// Is it legal?
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Move { unit, to } => check_move(b, p, unit, to),
        Action::Raid { unit } => check_raid(b, p, unit),
        Action::Bomb { unit } => check_bomb(b, p, unit),
        Action::Commit { unit } => check_commit(b, p, unit),
        Action::Done => Ok(()),
        _ => Err(Refusal::new(45, "refuse-movement-only")),
    }
}

/// All legal actions.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    if p.sp > 0 {
        for u in 0..p.units.len() as UnitId {
            let unit = &p.units[u as usize];
            if !matches!(unit.at, Place::Area(_)) || unit.mark != Mark::Free || p.type_of(b, unit).side != Side::Us {
                continue;
            }
            let moves = (0..b.areas.len() as u8).map(|to| Action::Move { unit: u, to: Space(to) });
            let boxes = [Action::Raid { unit: u }, Action::Bomb { unit: u }, Action::Commit { unit: u }];
            out.extend(moves.chain(boxes).filter(|a| check(b, p, a).is_ok()));
        }
    }
    out.push(Action::Done);
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, a: &Action, log: &mut Log<Event>) {
    let (unit, to) = match *a {
        Action::Move { unit, to } => (unit, Place::Area(to)),
        Action::Raid { unit } => (unit, Place::Raid),
        Action::Bomb { unit } => (unit, Place::Bombing),
        Action::Commit { unit } => (unit, Place::Invasion),
        _ => {
            for u in &mut p.units {
                // Marks of the US have done their work; those of Japan are still needed.
                if u.mark == Mark::Moved {
                    u.mark = Mark::Free;
                }
            }
            super::orders::begin(b, p, log);
            return;
        }
    };
    p.sp -= 1;
    let infantry = p.unit_type(b, unit).kind.class() == Class::Infantry;
    let name = p.name(unit);
    let u = &mut p.units[unit as usize];
    let Place::Area(from) = std::mem::replace(&mut u.at, to) else { return };
    match to {
        Place::Area(to) => {
            // FN-088, FN-089: infantry that moves is on a Transport.
            (u.mark, u.aboard) = (Mark::Moved, infantry);
            log.event(81, Event::Moved { unit: name, from, to });
        }
        Place::Invasion => {
            p.committed += 1;
            log.event(334, Event::Sent { unit: name, from, to });
        }
        _ => {
            u.mark = Mark::Moved;
            log.event(if to == Place::Raid { 94 } else { 328 }, Event::Sent { unit: name, from, to });
        }
    }
}
