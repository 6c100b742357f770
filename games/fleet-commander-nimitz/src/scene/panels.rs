//! Tables beside the map: the campaign, its objectives, who comes back when, the order of battle of both sides, the orders of Japan.

use super::report;
use crate::names;
use crate::{
    board::Board,
    phases::holding,
    position::{Phase, Place, Position, UnitId},
    types::{Class, Grade, Order, Side},
};
use ironbottom_kernel::{
    Msg,
    area::{Space, SpaceSet},
    scene::{Panel, PanelKind},
};

/// All of them; those with nothing in them are left out.
pub fn panels(b: &Board, p: &Position) -> Vec<Panel> {
    let mut all = Vec::new();
    if p.phase == Phase::Over {
        all.extend(report::report(b, p).into_iter().map(|page| Panel { kind: PanelKind::Report, ..page }));
    }
    all.extend([
        campaign(b, p),
        objectives(b, p),
        calendar(b, p),
        on_sale(b, p),
        order_of_battle(b, p),
        piles(b, p),
        orders(b, p),
    ]);
    all.retain(|x| !x.rows.is_empty());
    all
}

fn campaign(b: &Board, p: &Position) -> Panel {
    let c = b.campaign(p.year);
    let held = holding::objectives(b, p).len() as u8;
    let row = |name: &'static str, n: i64| vec![Msg::new(name), Msg::number(n)];
    let mut rows = vec![
        row("row-held", i64::from(held)),
        row("row-objectives", c.objectives.len() as i64),
        row("row-turns", i64::from(c.turns) - i64::from(p.turn)),
        row("row-resupply", i64::from(p.resupply)),
    ];
    if c.invasion {
        rows.push(row("row-invasion", i64::from(holding::invasion(b, p))));
    }
    // FN-002: what so many objectives are worth at the end.
    for (i, grade) in Grade::ALL.iter().enumerate().rev() {
        let least = Msg::new(if i == 0 { "grade-below" } else { "grade-from" });
        let n = if i == 0 { c.grades[1] } else { c.grades[i] };
        rows.push(vec![Msg::thing(format!("grade.{}", grade.id())), least.int("n", n)]);
    }
    Panel::table("campaign", Msg::new("panel-campaign").text("year", p.year.to_string()), &["head-what", "head-number"], rows)
}

fn objectives(b: &Board, p: &Position) -> Panel {
    let (all, held) = (b.campaign(p.year).objectives, holding::objectives(b, p));
    let (cleared, supplied) = (holding::cleared(b, p), holding::supplied(b, p));
    let row = |s: Space| {
        let state = match (held.has(s), cleared.has(s), supplied.has(s)) {
            (true, ..) => "objective-held",
            (_, true, false) => "objective-unsupplied",
            _ if p.ashore(b, Side::Us, s) => "objective-contested",
            _ if p.ashore(b, Side::Japan, s) => "objective-japanese",
            _ => "objective-not-held",
        };
        vec![Msg::thing(names::area(b, s)), Msg::new(state)]
    };
    Panel::table("objectives", Msg::new("panel-objectives"), &["head-area", "head-state"], all.iter().map(row).collect())
}

/// Name of a turn by its months (FN-046).
pub(super) fn months(turn: u8) -> Msg {
    Msg::new(match turn {
        0 | 1 => "months-1",
        2 => "months-2",
        3 => "months-3",
        4 => "months-4",
        5 => "months-5",
        _ => "months-6",
    })
}

/// FN-314, FN-315, FN-316, FN-317, FN-318, FN-319: in which turn ships are at Hawaii again.
fn calendar(b: &Board, p: &Position) -> Panel {
    let c = b.campaign(p.year);
    let ship = |u: &UnitId| {
        let t = p.unit_type(b, *u);
        t.side == Side::Us && t.kind.class() == Class::Ship
    };
    let when = |turn: u8| if turn > c.turns { Msg::new("calendar-never") } else { months(turn) };
    let mut rows = Vec::new();
    for n in 0..c.ports {
        let units: Vec<UnitId> = p.units_in(Place::Port(n)).filter(ship).collect();
        if !units.is_empty() {
            rows.push(vec![when(p.turn + n + 1), Msg::new("calendar-port"), names::units(b, p, &units)]);
        }
    }
    let out = |u: &UnitId| match p.units[*u as usize].at {
        Place::Raid => true,
        Place::Area(s) => s != b.places.hawaii && !(s == b.places.west_coast && p.rules.west_coast_ships_stay),
        _ => false,
    };
    let at_sea: Vec<UnitId> = (0..p.units.len() as UnitId).filter(|u| ship(u) && out(u)).collect();
    if !at_sea.is_empty() {
        rows.push(vec![when(p.turn + c.ports + 1), Msg::new("calendar-sea"), names::units(b, p, &at_sea)]);
    }
    Panel::table("calendar", Msg::new("panel-calendar"), &["head-back", "head-now", "head-ships"], rows)
}

fn on_sale(b: &Board, p: &Position) -> Panel {
    let mut units: Vec<UnitId> = p.units_in(Place::Box).filter(|u| p.unit_type(b, *u).side == Side::Us).collect();
    units.sort_by_key(|u| (p.unit_type(b, *u).kind, *u));
    let row = |u: &UnitId| {
        let t = p.unit_type(b, *u);
        vec![Msg::thing(names::unit(b, p, *u)), Msg::number(t.buy), names::values(t, false)]
    };
    Panel::table(
        "purchase",
        Msg::new("panel-purchase"),
        &["head-unit", "head-price", "head-values"],
        units.iter().map(row).collect(),
    )
}

/// The US forces by place.
fn order_of_battle(b: &Board, p: &Position) -> Panel {
    let mut places: Vec<(String, Vec<UnitId>)> = Vec::new();
    for u in 0..p.units.len() as UnitId {
        if p.unit_type(b, u).side != Side::Us {
            continue;
        }
        let Some(space) = names::space_of(b, p, u) else { continue };
        match places.iter_mut().find(|(s, _)| *s == space) {
            Some((_, list)) => list.push(u),
            None => places.push((space, vec![u])),
        }
    }
    let state = |u: UnitId| {
        let name = Msg::thing(names::unit(b, p, u));
        if p.units[u as usize].hurt { Msg::new("unit-damaged").msg("unit", name) } else { name }
    };
    let row = |(space, units): (String, Vec<UnitId>)| {
        vec![
            Msg::thing(format!("space.{space}")),
            Msg::number(units.len() as i64),
            names::list(units.into_iter().map(state).collect()),
        ]
    };
    let rows = places.into_iter().map(row).collect();
    Panel::table("order-of-battle", Msg::new("panel-order-of-battle"), &["head-area", "head-number", "head-units"], rows)
}

/// What the piles of Japan can still give, as everybody can count it: by picture, never in an order (FN-307).
fn piles(b: &Board, p: &Position) -> Panel {
    let mut kinds: Vec<(Class, &'static str, Vec<UnitId>)> = Vec::new();
    let all = (0..p.units.len() as UnitId).filter(|u| matches!(p.units[*u as usize].at, Place::Box | Place::Under));
    for u in all.filter(|u| p.unit_type(b, *u).side == Side::Japan) {
        let (class, symbol) = (p.unit_type(b, u).kind.class(), names::symbol(b, p, u));
        match kinds.iter_mut().find(|(_, s, _)| *s == symbol) {
            Some((.., list)) => list.push(u),
            None => kinds.push((class, symbol, vec![u])),
        }
    }
    kinds.sort_by_key(|(class, symbol, _)| (*class, *symbol));
    let row = |(_, symbol, units): &(Class, &'static str, Vec<UnitId>)| {
        vec![Msg::thing((*symbol).to_owned()), Msg::number(units.len() as i64), names::units(b, p, units)]
    };
    Panel::table("piles", Msg::new("panel-piles"), &["head-what", "head-number", "head-units"], kinds.iter().map(row).collect())
}

/// FN-120, FN-121, FN-122, FN-123, FN-124, FN-125, FN-126, FN-127: what a die means.
fn orders(b: &Board, p: &Position) -> Panel {
    let row = |order: Order| {
        let faces: Vec<Msg> = (0..10).filter(|i| b.tables.orders[*i] == order).map(|i| Msg::number(i as i64 + 1)).collect();
        let n = |class: Class| b.order_units(order, class, p.rules.order_infantry_by_chart);
        let units = Msg::new("order-units").int("ships", n(Class::Ship)).int("infantry", n(Class::Infantry));
        vec![
            names::list(faces),
            Msg::thing(format!("order.{}", order.id())),
            Msg::new(goal(order)),
            units.int("air", n(Class::Air)),
        ]
    };
    let rows = Order::ALL.iter().map(|o| row(*o)).collect();
    Panel::table("orders-of-japan", Msg::new("panel-orders"), &["head-die", "head-order", "head-goal", "head-units"], rows)
}

const fn goal(order: Order) -> &'static str {
    match order {
        Order::Hold => "goal-hold",
        Order::Refit => "goal-refit",
        Order::South => "goal-south",
        Order::East => "goal-east",
        Order::Battle => "goal-battle",
        Order::Engage => "goal-engage",
        Order::Reinforce => "goal-reinforce",
        Order::Sortie => "goal-sortie",
    }
}

/// The areas of a set, by name.
pub(super) fn areas(b: &Board, all: SpaceSet) -> Msg {
    names::list(all.iter().map(|s| Msg::thing(names::area(b, s))).collect())
}
