//! Sections 9.5 to 9.7: what Japan does, area by area, by dice.

use super::holding::japanese_land;
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Census, Mark, Phase, Place, Position, UnitId},
    purpose::{Here, here},
    rule,
    types::{Class, Kind, Order, Side},
};
use ironbottom_kernel::{
    Dice, Log, Purpose, Refusal, RuleId,
    area::{Space, SpaceSet},
};
use std::{cell::LazyCell, ops::Deref};

/// Where the last unit ashore may leave and nobody is frozen for being alone (FN-098, FN-099, FN-108).
fn is_home(b: &Board, area: Space) -> bool {
    area == b.places.japan || area == b.places.east_asia
}

/// FN-102, FN-355: infantry that shares its area with the US gets no order; aircraft do, and so do ships (FN-103).
fn pinned(kind: Kind, shared: bool) -> bool {
    shared && kind.class() == Class::Infantry
}

/// Japanese units of the area that can still have an order: not marked, not pinned (FN-102). Nobody rolls for who stands there alone,
/// from the beginning (FN-096) or because the others have left (R79). Before version 3 the latter counted in scouted orders only
/// (R19).
fn free(b: &Board, p: &Position, area: Space, freeze_alone: bool) -> Vec<UnitId> {
    let shared = p.present(b, Side::Us, area);
    let alone = (freeze_alone || p.rules.reads_since(3)) && !is_home(b, area) && japanese_land(b, p, area) == 1;
    p.units_at(area)
        .filter(|u| {
            let t = p.unit_type(b, *u);
            t.side == Side::Japan
                && p.units[*u as usize].mark == Mark::Free
                && !pinned(t.kind, shared)
                && !(t.kind.class() != Class::Ship && alone)
        })
        .collect()
}

/// Areas an order may go to from here; empty: it cannot be carried out. By option the own area is one of them (FN-357).
pub fn candidates(b: &Board, p: &Position, area: Space, order: Order) -> Vec<Space> {
    candidates_with(b, p, LazyCell::new(|| p.census(b)), area, order)
}

/// The same, for those who ask about many areas and have counted already.
pub fn candidates_with(b: &Board, p: &Position, census: impl Deref<Target = Census>, area: Space, order: Order) -> Vec<Space> {
    let c = b.campaign(p.year);
    let all = || (0..b.areas.len() as u8).map(Space).filter(|s| b.areas[s.i()].japan);
    // R17: the own area counts, unless the table plays otherwise; for Reinforce it always does (FN-147).
    let own = |s: &Space| p.rules.own_area_is_candidate || *s != area;
    let closer = |to: Space| {
        let here = b.distance(area, to);
        let near = b.map.near(area);
        all().filter(move |s| near.has(*s) && b.distance(*s, to) < here).collect::<Vec<_>>()
    };
    let closest = |of: Vec<Space>| {
        let least = of.iter().map(|s| b.distance(area, *s)).min();
        of.into_iter().filter(|s| Some(b.distance(area, *s)) == least).collect::<Vec<_>>()
    };
    let us = |s: &Space| census.any[Side::Us.i()].has(*s);
    let japan = |s: &Space| census.any[Side::Japan.i()].has(*s);
    let landed = |s: &Space| census.ashore[Side::Japan.i()].has(*s);
    match order {
        Order::Hold => Vec::new(),
        // FN-131.
        Order::Refit => {
            if area == b.places.japan {
                Vec::new()
            } else {
                vec![b.places.japan]
            }
        }
        // FN-134, FN-135, FN-358.
        Order::South => {
            if b.map.touch(area, b.places.australia) {
                Vec::new()
            } else {
                closer(b.places.australia)
            }
        }
        // FN-138, FN-139, FN-359.
        Order::East => closer(b.places.hawaii).into_iter().filter(landed).collect(),
        // FN-140, FN-141.
        Order::Battle => all().filter(|s| us(s) && japan(s)).filter(own).collect(),
        // FN-143, FN-360: what is closed to Japan is no target, nor is what is off the map.
        Order::Engage => closest(all().filter(us).filter(own).collect()),
        // FN-145, FN-146.
        Order::Reinforce => all().filter(|s| c.objectives.has(*s) && landed(s)).collect(),
        // FN-148.
        Order::Sortie => closest(all().filter(|s| c.objectives.has(*s) && us(s)).filter(own).collect()),
    }
}

/// Takes `n` of these at random (FN-152).
fn pick(mut from: Vec<UnitId>, n: usize, purpose: Purpose, dice: &mut Dice) -> Vec<UnitId> {
    if from.len() <= n {
        return from;
    }
    let mut taken = Vec::with_capacity(n);
    for _ in 0..n {
        let i = dice.roll(purpose, from.len() as u8) - 1;
        taken.push(from.remove(i as usize));
    }
    taken.sort_unstable();
    taken
}

fn of_class(b: &Board, p: &Position, units: &[UnitId], class: Class) -> Vec<UnitId> {
    units.iter().copied().filter(|u| p.unit_type(b, *u).kind.class() == class).collect()
}

/// One order for an area (FN-104, FN-356). False if there is nobody to order.
pub fn roll(b: &Board, p: &mut Position, area: Space, scouted: bool, dice: &mut Dice, log: &mut Log<Event>) -> bool {
    let units = free(b, p, area, scouted);
    if units.is_empty() {
        return false;
    }
    let from = dice.rolled();
    let die = dice.roll(here(p, area, Here::Order), 10);
    let order = b.tables.orders[usize::from(die) - 1];
    let goals = candidates(b, p, area, order);
    // FN-119: equal destinations are drawn for.
    let to = match goals.len() {
        0 => None,
        1 => Some(goals[0]),
        n => Some(goals[usize::from(dice.roll(here(p, area, Here::Goal), n as u8)) - 1]),
    };
    log.rolled(rule(order), Event::Ordered { area, die, order, candidates: goals, scouted }, from, dice);
    let mark = if scouted { Mark::Transit } else { Mark::Moved };
    match to.filter(|t| *t != area) {
        Some(to) if go(b, p, area, to, order, &units, mark, dice, log) => {}
        // FN-113, FN-114, FN-147: what cannot be done, or moves nobody, is a Hold.
        _ => hold(b, p, area, order, &units, mark, dice, log),
    }
    true
}

/// The rule behind an order.
const fn rule(order: Order) -> RuleId {
    match order {
        Order::Hold => rule::FN_120,
        Order::Refit => rule::FN_121,
        Order::South => rule::FN_122,
        Order::East => rule::FN_123,
        Order::Battle => rule::FN_124,
        Order::Engage => rule::FN_125,
        Order::Reinforce => rule::FN_126,
        Order::Sortie => rule::FN_127,
    }
}

/// FN-128, FN-129, FN-073: so many stay, and supplies are gathered.
#[expect(clippy::too_many_arguments, reason = "one call, and each says something else")]
fn hold(
    b: &Board,
    p: &mut Position,
    area: Space,
    order: Order,
    units: &[UnitId],
    mark: Mark,
    dice: &mut Dice,
    log: &mut Log<Event>,
) {
    let purpose = here(p, area, Here::Units);
    let mut stay = Vec::new();
    for class in Class::ALL {
        let n = b.order_units(Order::Hold, class, false);
        stay.extend(pick(of_class(b, p, units, class), usize::from(n), purpose, dice));
    }
    for u in &stay {
        p.units[*u as usize].mark = mark;
    }
    let instead = Some(order).filter(|o| *o != Order::Hold);
    // FN-115.
    if instead.is_none() || p.rules.substituted_hold_resupplies {
        p.resupply += 1;
    }
    log.event(
        if instead.is_some() { rule::FN_115 } else { rule::FN_129 },
        Event::Held { area, units: p.names(&stay), instead, resupply: p.resupply },
    );
}

/// Units leave for another area; false if nobody can.
#[expect(clippy::too_many_arguments, reason = "one call, and each says something else")]
fn go(
    b: &Board,
    p: &mut Position,
    area: Space,
    to: Space,
    order: Order,
    units: &[UnitId],
    mark: Mark,
    dice: &mut Dice,
    log: &mut Log<Event>,
) -> bool {
    let purpose = here(p, area, Here::Units);
    let by_chart = p.rules.order_infantry_by_chart;
    let friends = p.ashore(b, Side::Japan, to);
    let enemies = p.present(b, Side::Us, to);
    // FN-107, FN-108: the last one ashore stays, except at home.
    let mut may_leave = if is_home(b, area) { usize::MAX } else { japanese_land(b, p, area).saturating_sub(1) };
    let mut moving = Vec::new();
    let mut infantry = 0;
    // FN-109: ships, infantry, aircraft.
    for class in Class::ALL {
        // FN-130, FN-133, FN-137 and the rules of the other orders: as many as the chart says.
        let mut n = usize::from(b.order_units(order, class, by_chart));
        // FN-136, FN-142, FN-144, FN-149: squadrons only where Japan is ashore already; they wait for
        // later orders (FN-153). FN-132: Refit takes none.
        if class == Class::Air && b.tables.order_rows[order.i()].air_needs_friends && !friends {
            n = 0;
        }
        if class != Class::Ship {
            n = n.min(may_leave);
        }
        let chosen = pick(of_class(b, p, units, class), n, purpose, dice);
        match class {
            Class::Ship => {}
            Class::Infantry => {
                infantry = chosen.len();
                may_leave = may_leave.saturating_sub(infantry);
            }
            Class::Air => may_leave = may_leave.saturating_sub(chosen.len()),
        }
        moving.extend(chosen);
    }
    if moving.is_empty() {
        return false;
    }
    for u in &moving {
        let on_transport = enemies && p.unit_type(b, *u).kind.class() == Class::Infantry;
        let unit = &mut p.units[*u as usize];
        // FN-110, FN-111: on a Transport where the US is, ashore elsewhere (R36).
        (unit.at, unit.mark, unit.aboard) = (Place::Area(to), mark, on_transport);
    }
    // FN-116, FN-117, FN-118: battalions for the infantry that is missing, pinned ones included, where the US is.
    let wanted = usize::from(b.order_units(order, Class::Infantry, by_chart));
    let missing = if enemies { wanted.saturating_sub(infantry) } else { 0 };
    let mut battalions = 0u8;
    for _ in 0..missing {
        if let Some(u) = p.battalion(Side::Japan, Place::Area(to), true) {
            p.units[u as usize].mark = mark;
            battalions += 1;
        }
    }
    log.event(rule::FN_150, Event::Sailed { order, from: area, to, units: p.names(&moving), battalions });
    true
}

/// The step begins: bombing first (FN-329), then the freezes of FN-096, FN-097, FN-098, FN-099, FN-100, FN-101, FN-102.
pub fn begin(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let wings = p.units_in(Place::Bombing).count();
    let there = super::bombing::targets(b, p).len();
    p.bombs = wings.min(there) as u8;
    if p.bombs > 0 {
        p.phase = Phase::Bombing;
        log.event(rule::FN_329, Event::PhaseBegan { phase: p.phase });
        return;
    }
    freeze(b, p, log);
}

/// FN-096, FN-097, FN-098, FN-099, FN-100, FN-101, FN-102: who has had an order, is alone or is pinned gets none; ships beside a
/// lone unit do.
pub fn freeze(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    p.phase = Phase::Orders;
    p.finished = b.campaign(p.year).no_orders;
    log.event(rule::FN_045, Event::PhaseBegan { phase: p.phase });
    for area in p.census(b).any[Side::Japan.i()].iter() {
        let free = free(b, p, area, true);
        let types = &b.campaign(p.year).types;
        for (i, u) in p.units.iter_mut().enumerate().filter(|(_, u)| u.at == Place::Area(area)) {
            if types[u.kind as usize].side == Side::Japan && !free.contains(&(i as UnitId)) {
                u.mark = Mark::Moved;
            }
        }
    }
    finish(b, p, log);
}

/// Areas that still wait for orders.
pub fn waiting(b: &Board, p: &Position) -> SpaceSet {
    let us = p.census(b).any[Side::Us.i()];
    let mut out = SpaceSet::EMPTY;
    for u in p.units.iter().filter(|u| u.mark == Mark::Free) {
        if let Place::Area(s) = u.at {
            let t = p.type_of(b, u);
            if t.side == Side::Japan && !pinned(t.kind, us.has(s)) {
                out.add(s);
            }
        }
    }
    out & !p.finished
}

/// Is it legal? FN-105: the player says which area is next.
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Order { area } if area.i() < b.areas.len() && waiting(b, p).has(area) => Ok(()),
        Action::Order { .. } => Err(Refusal::new(rule::FN_105, "refuse-no-orders-there")),
        _ => Err(Refusal::new(rule::FN_045, "refuse-orders-only")),
    }
}

/// All legal actions.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    out.extend(waiting(b, p).iter().map(|area| Action::Order { area }));
}

/// FN-104, FN-106: rolls for an area until it is finished.
pub fn apply(b: &Board, p: &mut Position, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    if let Action::Order { area } = *a {
        while roll(b, p, area, false, dice, log) {}
        p.finished.add(area);
    }
    finish(b, p, log);
}

/// FN-154: when nobody waits any more the markers go, and battles begin.
fn finish(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    if waiting(b, p).is_empty() {
        for u in &mut p.units {
            u.mark = Mark::Free;
        }
        super::battles::begin(b, p, log);
    }
}
