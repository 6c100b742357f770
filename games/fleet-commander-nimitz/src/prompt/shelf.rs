//! What is taken from a list and not from the map: units for sale, repairs, battle plans.

use crate::{
    battle::{Step, plan_rule},
    board::{Board, TypeId, UnitType},
    names, phases,
    position::{Phase, Place, Position, UnitId},
    rule,
    types::{Class, Side, UsPlan},
};
use ironbottom_kernel::{
    Msg,
    prompt::{Item, Shelf},
    scene::CitedText,
};

/// Counters that are the same but for their name.
fn alike(a: &UnitType, b: &UnitType) -> bool {
    (a.side, a.kind, a.australian, a.wing, a.loss, a.buy) == (b.side, b.kind, b.australian, b.wing, b.loss, b.buy)
        && (a.full, a.hurt) == (b.full, b.hurt)
        // Counters that carry a name of their own are bought by it.
        && !a.kind.is_carrier()
}

/// The first type of the sheet that is the same: it names the item, however many of it are left.
fn like(b: &Board, p: &Position, u: UnitId) -> TypeId {
    let types = &b.campaign(p.year).types;
    let t = p.unit_type(b, u);
    types.iter().position(|o| alike(o, t)).unwrap_or(p.units[u as usize].kind.into()) as TypeId
}

/// Id of the item a unit for sale belongs to.
pub fn buy_id(b: &Board, p: &Position, u: UnitId) -> String {
    format!("buy.{}", like(b, p, u))
}

/// Reinforcement points first: they buy nothing else (FN-051).
pub fn buy_rank(b: &Board, p: &Position, u: UnitId, rp: u8) -> u32 {
    u32::from(u) * 100 + u32::from(p.unit_type(b, u).buy.saturating_sub(rp))
}

/// Id of a repair.
pub fn repair_id(u: UnitId) -> String {
    format!("repair.{u}")
}

/// Id of a plan.
pub fn plan_id(plan: UsPlan) -> String {
    format!("plan.{}", plan.id())
}

/// The shelves of the question that is open.
pub fn shelves(b: &Board, p: &Position) -> Vec<Shelf> {
    let mut all = match &p.battle {
        Some(x) if x.step == Step::Plans => {
            vec![Shelf { title: Msg::new("shelf-plans"), items: plans(b, &x.plans), rare: false }]
        }
        None if p.phase == Phase::Resupply => vec![
            Shelf { title: Msg::new("shelf-repairs"), items: repairs(b, p), rare: false },
            Shelf { title: Msg::new("shelf-units"), items: units(b, p), rare: false },
        ],
        _ => Vec::new(),
    };
    all.retain(|s| !s.items.is_empty());
    all
}

fn number(n: u8) -> Option<Msg> {
    Some(Msg::number(n))
}

fn units(b: &Board, p: &Position) -> Vec<Item> {
    let mut groups: Vec<(TypeId, Vec<UnitId>)> = Vec::new();
    for u in p.units_in(Place::Box).filter(|u| p.unit_type(b, *u).side == Side::Us) {
        let t = like(b, p, u);
        match groups.iter_mut().find(|(known, _)| *known == t) {
            Some((_, list)) => list.push(u),
            None => groups.push((t, vec![u])),
        }
    }
    groups.sort_by_key(|(_, list)| (p.unit_type(b, list[0]).kind, std::cmp::Reverse(p.unit_type(b, list[0]).buy), list[0]));
    let item = |(_, list): &(TypeId, Vec<UnitId>)| {
        let (first, t) = (list[0], p.unit_type(b, list[0]));
        let symbol = names::symbol_of(t);
        let one = Msg::thing(names::unit(b, p, first));
        // FN-034: it counts as a bomber, but whoever looks for fighters must find it.
        let both = t.kind.class() == Class::Air && t.is_bomber() && t.full.dogfight.can();
        let kind = if both { Msg::new("fighter-bombers") } else { Msg::thing(symbol) };
        let name = if list.len() > 1 { kind } else { one };
        let known = Msg::new(if t.australian { "about-australian" } else { "about-unit" }).msg("values", names::values(t, false));
        let known = if both { Msg::new("about-both").msg("about", known) } else { known };
        // No source shows this counter.
        let known = if t.made { Msg::new("about-made").msg("about", known) } else { known };
        let about = if list.len() > 1 {
            Msg::new("about-several").msg("about", known).msg("units", names::units(b, p, list))
        } else {
            known
        };
        Item {
            id: buy_id(b, p, first),
            kind: symbol.to_owned(),
            name,
            count: list.len() as u32,
            price: number(t.buy),
            about: Some(CitedText { text: about, rule: both.then_some(rule::FN_034) }),
        }
    };
    groups.iter().map(item).collect()
}

fn repairs(b: &Board, p: &Position) -> Vec<Item> {
    let hurt = |u: &UnitId| {
        let unit = &p.units[*u as usize];
        let there = !matches!(unit.at, Place::Box | Place::Gone | Place::Invasion);
        unit.hurt && there && p.type_of(b, unit).side == Side::Us
    };
    let item = |u: UnitId| Item {
        id: repair_id(u),
        kind: names::symbol(b, p, u).to_owned(),
        name: Msg::thing(names::unit(b, p, u)),
        count: 1,
        price: number(phases::resupply::repair_cost(b, p, u)),
        about: names::space_of(b, p, u)
            .map(|s| CitedText { text: Msg::new("about-damaged").name("area", format!("space.{s}")), rule: Some(rule::FN_060) }),
    };
    (0..p.units.len() as UnitId).filter(hurt).map(item).collect()
}

fn plans(b: &Board, taken: &[UsPlan]) -> Vec<Item> {
    let item = |plan: UsPlan| Item {
        id: plan_id(plan),
        kind: "plan".to_owned(),
        name: Msg::thing(format!("us-plan.{}", plan.id())),
        count: 1,
        price: number(b.plan_cost(plan)),
        about: Some(CitedText { text: Msg::thing(format!("us-plan-help.{}", plan.id())), rule: Some(plan_rule(plan)) }),
    };
    UsPlan::ALL.into_iter().filter(|plan| !taken.contains(plan)).map(item).collect()
}
