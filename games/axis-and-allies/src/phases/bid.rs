//! The bid of the Axis, an extra: money on top of AA-020, divided before the first turn. It is paid out in cash, or in units that each
//! of the two powers sets up where it already has some.

use super::{place, turn};
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Phase, Position},
    rule,
    settings::BidAs,
    types::{Alliance, Kind, Power},
};
use ironbottom_kernel::{Log, Msg, Refusal, area::Space};

/// May the bid be divided so?
fn bid_ok(p: &Position, germany: u16) -> Result<(), Refusal> {
    if germany > p.rules.axis_bid {
        return Err(Refusal::because(rule::AA_020, Msg::new("refuse-bid").int("bid", p.rules.axis_bid)));
    }
    Ok(())
}

/// Lists the ways to divide the bid.
pub fn list(p: &Position, out: &mut Vec<Action>) {
    out.extend((0..=p.rules.axis_bid).filter(|n| bid_ok(p, *n).is_ok()).map(|germany| Action::Bid { germany }));
}

/// Checks a division of the bid.
pub fn check(p: &Position, a: &Action) -> Result<(), Refusal> {
    match a {
        Action::Bid { germany } => bid_ok(p, *germany),
        _ => Err(Refusal::new(rule::AA_004, "refuse-phase")),
    }
}

/// Divides the bid; then units are set up, or the first turn begins.
pub fn divide(b: &Board, p: &mut Position, a: &Action, log: &mut Log<Event>) {
    let Action::Bid { germany } = *a else { return };
    let japan = p.rules.axis_bid - germany;
    log.event(rule::AA_020, Event::Bid { germany, japan });
    (p.bid[Power::Germany.i()], p.bid[Power::Japan.i()]) = (germany, japan);
    next(b, p, log);
}

/// The next power that can set up units does so; when there is none, all that is left is cash and the first turn begins.
fn next(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    for power in Alliance::Axis.powers() {
        p.power = power;
        if p.rules.axis_bid_as == BidAs::Units && each(b, p).next().is_some() {
            p.phase = Phase::BidUnits;
            log.event(rule::AA_004, Event::PhaseBegan { power, phase: Phase::BidUnits });
            return;
        }
        p.ipc[power.i()] += std::mem::take(&mut p.bid[power.i()]);
    }
    p.power = Power::Ussr;
    turn::begin(b, p, log);
}

/// May the power set up this unit here? For no more than its part of the bid, no complex, and only in a space where it has units already.
fn unit_ok(b: &Board, p: &Position, unit: Kind, at: Space, by: Space) -> Result<(), Refusal> {
    let about = |id: &'static str| {
        let space = b.spaces.get(at.i()).map_or_else(String::new, |s| format!("space.{}", s.id));
        Refusal::because(rule::AA_020, Msg::new(id).name("unit", format!("unit.{}", unit.id())).name("space", space))
    };
    if unit == Kind::Complex {
        return Err(about("refuse-bid-complex"));
    }
    let (price, left) = (p.price(b, p.power, unit), p.bid[p.power.i()]);
    if u16::from(price) > left {
        let msg = Msg::new("refuse-price").name("unit", format!("unit.{}", unit.id())).int("price", price).int("ipc", left);
        return Err(Refusal::because(rule::AA_079, msg));
    }
    if at != by || !p.units.occupied(p.power).has(at) || unit.is_ship() != b.is_sea(at) {
        return Err(about("refuse-bid-ground"));
    }
    if unit == Kind::Aa {
        place::gun_ok(b, p, at)?;
    }
    place::stack_ok(b, p, unit, at)
}

/// Every unit that may be set up.
fn each<'a>(b: &'a Board, p: &'a Position) -> impl Iterator<Item = Action> + 'a {
    let spaces = p.units.occupied(p.power);
    let all = Kind::ALL.into_iter().flat_map(move |unit| spaces.iter().map(move |at| (unit, at)));
    all.filter(|(unit, at)| unit_ok(b, p, *unit, *at, *at).is_ok()).map(|(unit, at)| Action::Place { unit, at, by: at })
}

/// Lists the setting up of units: it may be ended at any time.
pub fn list_units(b: &Board, p: &Position, out: &mut Vec<Action>) {
    out.extend(each(b, p));
    out.push(Action::Done);
}

/// Checks the setting up of units.
pub fn check_units(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Place { unit, at, by } => unit_ok(b, p, unit, at, by),
        Action::Done => Ok(()),
        _ => Err(Refusal::new(rule::AA_004, "refuse-phase")),
    }
}

/// Sets up a unit; `Done` keeps the rest as cash.
pub fn apply_units(b: &Board, p: &mut Position, a: &Action, log: &mut Log<Event>) {
    let power = p.power;
    if let Action::Place { unit, at, .. } = *a {
        p.bid[power.i()] = p.bid[power.i()].saturating_sub(u16::from(p.price(b, power, unit)));
        p.units.add(at, power, unit, 1);
        log.event(rule::AA_020, Event::Placed { power, unit, at });
        return;
    }
    let ipc = std::mem::take(&mut p.bid[power.i()]);
    p.ipc[power.i()] += ipc;
    if ipc > 0 {
        log.event(rule::AA_020, Event::BidKept { power, ipc });
    }
    next(b, p, log);
}
