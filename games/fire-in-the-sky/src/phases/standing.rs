//! Standing orders: what a side need not be asked, and where its ships go home.

use super::transport::homes;
use crate::{
    action::{Action, Order},
    board::{Board, UnitId},
    event::Event,
    position::{Place, Position, Standing},
    rule,
    types::{Nation, Side, Space},
};
use ironbottom_kernel::{Log, Refusal};

/// The standing orders a side may give now: none that changes nothing.
pub fn list(b: &Board, p: &Position, side: Side, out: &mut Vec<Action>) {
    out.extend(Order::ALL.map(|order| Action::Order { order, on: !get(&p.standing[side.i()], order) }));
    if side == Side::Japan {
        let homes: Vec<Space> = homes(b, p).collect();
        for unit in b.all_units().filter(|u| has_home(b, p, *u)) {
            let now = p.unit(unit).home;
            out.extend(homes.iter().filter(|at| now != Some(**at)).map(|at| Action::Home { unit, at: *at }));
        }
    }
}

/// FS-288: the Japanese ships that can come home.
fn has_home(b: &Board, p: &Position, u: UnitId) -> bool {
    let unit = b.unit(u);
    unit.nation == Nation::Japan
        && unit.ship().is_some()
        && !matches!(p.unit(u).at, Place::Waiting | Place::Sunk | Place::Gone | Place::Hidden)
}

/// May it be given?
pub fn check(b: &Board, p: &Position, side: Side, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Order { order, on } if get(&p.standing[side.i()], order) != on => Ok(()),
        Action::Order { .. } => Err(Refusal::new(rule::FS_288, "refuse-order-same")),
        Action::Home { unit, at } => {
            if side != Side::Japan || !has_home(b, p, unit) {
                return Err(Refusal::new(rule::FS_288, "refuse-home-unit"));
            }
            if !homes(b, p).any(|s| s == at) {
                return Err(Refusal::new(rule::FS_288, "refuse-no-home"));
            }
            if p.unit(unit).home == Some(at) {
                return Err(Refusal::new(rule::FS_288, "refuse-order-same"));
            }
            Ok(())
        }
        _ => Err(Refusal::new(rule::FS_288, "refuse-order")),
    }
}

/// Takes it down.
pub fn apply(p: &mut Position, side: Side, a: &Action, log: &mut Log<Event>) {
    match *a {
        Action::Order { order, on } => {
            *slot(&mut p.standing[side.i()], order) = on;
            log.event(rule::FS_288, Event::Ordered { side, order, on });
        }
        Action::Home { unit, at } => {
            p.unit_mut(unit).home = Some(at);
            log.event(rule::FS_288, Event::Home { unit, at });
        }
        _ => {}
    }
}

/// Is the order in force?
pub const fn get(s: &Standing, order: Order) -> bool {
    match order {
        Order::Pair => s.pair,
        Order::Fire => s.fire,
        Order::Torpedo => s.torpedo,
        Order::Commit => s.commit,
        Order::Stay => s.stay,
        Order::Land => s.land,
        Order::Assault => s.assault,
        Order::Trim => s.trim,
        Order::Pass => s.pass,
    }
}

const fn slot(s: &mut Standing, order: Order) -> &mut bool {
    match order {
        Order::Pair => &mut s.pair,
        Order::Fire => &mut s.fire,
        Order::Torpedo => &mut s.torpedo,
        Order::Commit => &mut s.commit,
        Order::Stay => &mut s.stay,
        Order::Land => &mut s.land,
        Order::Assault => &mut s.assault,
        Order::Trim => &mut s.trim,
        Order::Pass => &mut s.pass,
    }
}
