//! Section 9.2: points come in, units are bought and repaired.

use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Mark, Phase, Place, Position, UnitId},
    rule,
    types::Side,
};
use ironbottom_kernel::{Log, Msg, Refusal};

/// FN-060, FN-061: half the price, rounded down, at least 1.
pub fn repair_cost(b: &Board, p: &Position, u: UnitId) -> u8 {
    (p.unit_type(b, u).buy / 2).max(1)
}

/// FN-051, FN-052, FN-053, FN-054, FN-055, FN-056, FN-057, FN-062: may it be bought with so many reinforcement points?
fn check_buy(b: &Board, p: &Position, u: UnitId, rp: u8) -> Result<(), Refusal> {
    let Some(unit) = p.units.get(u as usize) else { return Err(Refusal::new(rule::FN_057, "refuse-no-unit")) };
    let t = p.type_of(b, unit);
    if t.side != Side::Us || unit.at != Place::Box {
        return Err(Refusal::new(rule::FN_057, "refuse-not-for-sale"));
    }
    let sp = t.buy.checked_sub(rp).ok_or_else(|| Refusal::new(rule::FN_053, "refuse-too-many-points"))?;
    if u16::from(rp) > p.rp || u16::from(sp) > p.sp {
        return Err(Refusal::because(rule::FN_053, Msg::new("refuse-points").int("cost", i64::from(t.buy))));
    }
    Ok(())
}

/// FN-060, FN-062, FN-349: may it be repaired? Wherever it is, boxes included.
fn check_repair(b: &Board, p: &Position, u: UnitId) -> Result<(), Refusal> {
    let Some(unit) = p.units.get(u as usize) else { return Err(Refusal::new(rule::FN_060, "refuse-no-unit")) };
    if p.type_of(b, unit).side != Side::Us || matches!(unit.at, Place::Box | Place::Gone | Place::Invasion) {
        return Err(Refusal::new(rule::FN_349, "refuse-not-yours"));
    }
    if !unit.hurt {
        return Err(Refusal::new(rule::FN_060, "refuse-not-damaged"));
    }
    let cost = repair_cost(b, p, u);
    if u16::from(cost) > p.sp {
        return Err(Refusal::because(rule::FN_062, Msg::new("refuse-supply").int("cost", i64::from(cost))));
    }
    Ok(())
}

/// Is it legal?
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Buy { unit, rp } => check_buy(b, p, unit, rp),
        Action::Repair { unit } => check_repair(b, p, unit),
        Action::Done => Ok(()),
        // FN-064: everything else has its own step.
        _ => Err(Refusal::new(rule::FN_045, "refuse-resupply-only")),
    }
}

/// All legal actions.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    for u in 0..p.units.len() as UnitId {
        let unit = &p.units[u as usize];
        if unit.at == Place::Box && p.type_of(b, unit).side == Side::Us {
            let price = p.type_of(b, unit).buy;
            let least = u16::from(price).saturating_sub(p.sp) as u8;
            let most = u16::from(price).min(p.rp) as u8;
            out.extend((least..=most).map(|rp| Action::Buy { unit: u, rp }).filter(|a| check(b, p, a).is_ok()));
        } else if unit.hurt && check_repair(b, p, u).is_ok() {
            out.push(Action::Repair { unit: u });
        }
    }
    out.push(Action::Done);
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, a: &Action, log: &mut Log<Event>) {
    match *a {
        Action::Buy { unit, rp } => {
            let t = p.unit_type(b, unit);
            let sp = t.buy - rp;
            // FN-058, FN-059: the West Coast, or Australia.
            let at = if p.is_australian(b, unit) { b.places.australia } else { b.places.west_coast };
            p.rp -= u16::from(rp);
            p.sp -= u16::from(sp);
            let u = &mut p.units[unit as usize];
            // FN-016: at full strength.
            (u.at, u.hurt, u.mark) = (Place::Area(at), false, Mark::Free);
            log.event(
                if at == b.places.australia { rule::FN_059 } else { rule::FN_058 },
                Event::Bought { unit: p.name(unit), rp, sp, at },
            );
        }
        Action::Repair { unit } => {
            let sp = repair_cost(b, p, unit);
            p.sp -= u16::from(sp);
            p.units[unit as usize].hurt = false;
            log.event(rule::FN_063, Event::Repaired { unit: p.name(unit), sp });
        }
        _ => {
            p.phase = Phase::Scouting;
            p.scouted = 0;
            log.event(rule::FN_045, Event::PhaseBegan { phase: p.phase });
        }
    }
}

/// FN-046, FN-049, FN-050: a turn begins; points are added to what was saved (FN-054, FN-055), without limit (FN-013), and the extra
/// supply of the table.
pub fn begin_turn(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let c = b.campaign(p.year);
    p.turn += 1;
    p.rp += c.rp;
    p.sp += c.sp + u16::from(p.rules.extra_supply);
    p.phase = Phase::Resupply;
    log.event(rule::FN_046, Event::TurnBegan { turn: p.turn, rp: p.rp, sp: p.sp });
}
