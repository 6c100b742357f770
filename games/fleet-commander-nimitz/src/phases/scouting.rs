//! Section 9.3: scouts are placed and paid, then each brings one order to light.

use super::orders;
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Phase, Position},
    rule,
    types::Side,
};
use ironbottom_kernel::{
    Dice, Log, Msg, Refusal,
    area::{Space, SpaceSet},
};

/// FN-065, FN-066, FN-067, FN-068: a scout for 1 SP on an area with Japanese units, as many on one area as one likes, up to the
/// limit.
fn check_scout(b: &Board, p: &Position, japan: SpaceSet, area: Space) -> Result<(), Refusal> {
    if area.i() >= b.areas.len() || !japan.has(area) {
        return Err(Refusal::new(rule::FN_066, "refuse-scout-nobody"));
    }
    if b.campaign(p.year).no_orders.has(area) {
        // FN-338, FN-339: each island has its own.
        let rule = if b.areas[area.i()].id == "okinawa" { rule::FN_339 } else { rule::FN_338 };
        return Err(Refusal::new(rule, "refuse-scout-no-orders"));
    }
    if p.scouted >= p.rules.scouts {
        return Err(Refusal::because(rule::FN_068, Msg::new("refuse-scouts").int("most", i64::from(p.rules.scouts))));
    }
    if p.sp == 0 {
        return Err(Refusal::because(rule::FN_065, Msg::new("refuse-supply").int("cost", 1)));
    }
    Ok(())
}

/// Areas with Japanese units.
fn japan(b: &Board, p: &Position) -> SpaceSet {
    p.census(b).any[Side::Japan.i()]
}

/// Is it legal?
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    match (p.phase, *a) {
        (Phase::Scouting, Action::Scout { area }) => check_scout(b, p, japan(b, p), area),
        (Phase::Scouting, Action::Done) => Ok(()),
        (Phase::ScoutedOrders, Action::Spot { area }) if p.scouts.contains(&area) => Ok(()),
        (Phase::ScoutedOrders, _) => Err(Refusal::new(rule::FN_070, "refuse-spot-first")),
        _ => Err(Refusal::new(rule::FN_045, "refuse-scouting-only")),
    }
}

/// All legal actions.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    if p.phase == Phase::ScoutedOrders {
        let mut areas = p.scouts.clone();
        areas.dedup();
        out.extend(areas.into_iter().map(|area| Action::Spot { area }));
        return;
    }
    let japan = japan(b, p);
    let areas = japan.iter().filter(|area| check_scout(b, p, japan, *area).is_ok());
    out.extend(areas.map(|area| Action::Scout { area }));
    out.push(Action::Done);
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    match *a {
        Action::Scout { area } => {
            p.sp -= 1;
            p.scouted += 1;
            let at = p.scouts.partition_point(|s| *s <= area);
            p.scouts.insert(at, area);
            log.event(rule::FN_065, Event::Scouted { area });
        }
        Action::Spot { area } => {
            if let Some(i) = p.scouts.iter().position(|s| *s == area) {
                p.scouts.remove(i);
            }
            // FN-071: at once, by the usual rules. R21: with nobody left to move the scout is wasted.
            if !orders::roll(b, p, area, true, dice, log) {
                log.event(rule::FN_070, Event::Wasted { area });
            }
            if p.scouts.is_empty() {
                super::movement::begin(b, p, log);
            }
        }
        // FN-069: no order before all scouts are placed.
        _ if p.scouts.is_empty() => super::movement::begin(b, p, log),
        _ => {
            p.phase = Phase::ScoutedOrders;
            log.event(rule::FN_069, Event::PhaseBegan { phase: p.phase });
        }
    }
}
