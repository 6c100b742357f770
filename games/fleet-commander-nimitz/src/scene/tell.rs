//! Events in words. An event has no position at hand: units are told by the names of their counters.

use super::phase;
use crate::names;
use crate::{
    board::Board,
    event::{Event, Name, Shot, Thing, Why},
    position::Place,
    types::{Grade, Order, Side},
};
use ironbottom_kernel::{Msg, area::Space};

/// Key of a side's name.
fn side(s: Side) -> String {
    format!("side.{}", s.id())
}

fn areas(b: &Board, all: &[Space]) -> Msg {
    names::list(all.iter().map(|s| Msg::thing(names::area(b, *s))).collect())
}

fn grade(g: Grade) -> String {
    format!("grade.{}", g.id())
}

/// What happened, for people.
pub fn tell(b: &Board, e: &Event) -> Msg {
    let unit = |u: Name| Msg::thing(key(b, u));
    let units = |all: &[Name]| names::list(all.iter().map(|u| unit(*u)).collect());
    let at = |m: Msg, s: Space| m.name("area", names::area(b, s));
    match e {
        Event::CampaignBegan { year } => Msg::new("tell-campaign").text("year", year.to_string()),
        Event::TurnBegan { turn, rp, sp } => Msg::new("tell-turn").int("turn", *turn).int("rp", *rp).int("sp", *sp),
        Event::PhaseBegan { phase: p } => Msg::new("tell-phase").msg("phase", phase(*p)),
        Event::Bought { unit: u, rp, sp, at: s } => {
            at(Msg::new("tell-bought").msg("unit", unit(*u)).int("rp", *rp).int("sp", *sp), *s)
        }
        Event::Repaired { unit: u, sp } => Msg::new("tell-repaired").msg("unit", unit(*u)).int("sp", *sp),
        Event::Scouted { area } => at(Msg::new("tell-scouted"), *area),
        Event::Wasted { area } => at(Msg::new("tell-wasted"), *area),
        Event::Ordered { area, die, order, candidates, scouted } => {
            let near = matches!(order, Order::Engage | Order::Sortie);
            let id = match (candidates.len(), near) {
                (0, _) => "tell-ordered-plain",
                (_, true) => "tell-ordered-near",
                (1, _) => "tell-ordered-one",
                _ => "tell-ordered",
            };
            let distance = candidates.first().map_or(0, |s| b.distance(*area, *s));
            let m = at(Msg::new(id), *area).int("die", *die).name("order", format!("order.{}", order.id()));
            let m = m.msg("areas", areas(b, candidates)).int("n", candidates.len() as i64).int("distance", distance);
            if *scouted { Msg::new("tell-scouted-order").msg("told", m) } else { m }
        }
        Event::Held { area, units: u, instead, resupply } => {
            let m = at(Msg::new(if instead.is_some() { "tell-held-instead" } else { "tell-held" }), *area);
            let m = m.int("n", u.len() as i64).int("resupply", *resupply);
            m.name("order", format!("order.{}", instead.map_or("hold", |o| o.id())))
        }
        Event::Sailed { order, from, to, units: u, battalions } => {
            let m = Msg::new(if *battalions > 0 { "tell-sailed-battalions" } else { "tell-sailed" });
            let m = m.name("order", format!("order.{}", order.id())).msg("units", units(u)).int("battalions", *battalions);
            m.name("from", names::area(b, *from)).name("to", names::area(b, *to))
        }
        Event::Moved { unit: u, from, to } => {
            Msg::new("tell-moved").msg("unit", unit(*u)).name("from", names::area(b, *from)).name("to", names::area(b, *to))
        }
        Event::Sent { unit: u, from, to } => {
            let id = match to {
                Place::Raid => "tell-raid",
                Place::Bombing => "tell-bombing",
                _ => "tell-committed",
            };
            Msg::new(id).msg("unit", unit(*u)).name("from", names::area(b, *from))
        }
        Event::Bombed { unit: u, .. } => Msg::new("tell-bombed").msg("unit", unit(*u)),
        Event::Reinforced { die, resupply, damaged, raiders, total, units: u, battalions } => Msg::new("tell-reinforced")
            .int("die", *die)
            .int("resupply", *resupply)
            .int("damaged", *damaged)
            .int("raiders", *raiders)
            .int("total", *total)
            .int("battalions", *battalions)
            .msg("units", units(u)),
        Event::Refitted { units: u } => Msg::new("tell-refitted").msg("units", units(u)),
        Event::Returned { unit: u, to, more } if more.is_empty() => {
            let id = if matches!(to, Place::Port(_)) { "tell-returning" } else { "tell-returned" };
            Msg::new(id).msg("unit", unit(*u))
        }
        Event::Returned { unit: u, to, more } => {
            let id = if matches!(to, Place::Port(_)) { "tell-returning-many" } else { "tell-returned-many" };
            Msg::new(id).int("n", more.len() as i64 + 1).msg("units", units(&[&[*u], more.as_slice()].concat()))
        }
        Event::Unsupplied { area, units: u } => at(Msg::new("tell-unsupplied"), *area).msg("units", units(u)),
        Event::Landed { area } => at(Msg::new("tell-landed"), *area),
        Event::Counted { turn, held, areas: a } => {
            Msg::new("tell-counted").int("turn", *turn).int("held", *held).msg("areas", areas(b, a))
        }
        Event::Judged { year, objectives, invasion, grade: g } => {
            let m =
                Msg::new("tell-judged").text("year", year.to_string()).int("objectives", *objectives).int("invasion", *invasion);
            m.name("grade", grade(*g))
        }
        Event::HawaiiLost => Msg::new("tell-hawaii"),
        battle => battle_event(b, battle),
    }
}

/// Key of a counter's name.
pub(super) fn key(b: &Board, n: Name) -> String {
    let types = &b.campaign(n.year).types;
    format!("unit.{}.{}", n.year, types.get(n.kind as usize).map_or("", |t| &t.id))
}

fn thing(b: &Board, t: Thing) -> Msg {
    match t {
        Thing::Counter(n) => Msg::thing(key(b, n)),
        Thing::Airfield => Msg::new("airfield-point"),
    }
}

fn shots(b: &Board, all: &[Shot]) -> Msg {
    let one = |s: &Shot| {
        let id = if s.value.1 == 0 { "shot" } else { "shot-twice" };
        Msg::new(id)
            .msg("by", Msg::thing(key(b, s.by)))
            .int("die", s.die)
            .int("value", s.value.0)
            .int("twice", s.value.1)
            .int("hits", s.hits)
    };
    names::list(all.iter().map(one).collect())
}

fn battle_event(b: &Board, e: &Event) -> Msg {
    let at = |m: Msg, s: Space| m.name("area", names::area(b, s));
    let unit = |u: Name| Msg::thing(key(b, u));
    match e {
        Event::BattleBegan { area } => at(Msg::new("tell-battle"), *area),
        Event::Placed { unit: u, sector } => Msg::new("tell-placed").msg("unit", unit(*u)).name("sector", names::sector(*sector)),
        Event::BattleLength { die, turns, plans } => {
            Msg::new("tell-length").int("die", *die).int("turns", *turns).int("plans", *plans)
        }
        Event::PlanTaken { plan, sp } => {
            Msg::new("tell-plan-taken").name("plan", format!("us-plan.{}", plan.id())).int("sp", *sp)
        }
        Event::PlansDrawn { turn, plans } => {
            let all = plans.iter().map(|d| Msg::thing(format!("japan-plan.{}", d.id()))).collect();
            Msg::new("tell-plans-drawn").int("turn", *turn).msg("plans", names::list(all))
        }
        Event::PlanUsed { plan } => Msg::new("tell-plan-used").name("plan", format!("us-plan.{}", plan.id())),
        Event::PlanWorked { plan } => Msg::new("tell-plan-worked").name("plan", format!("japan-plan.{}", plan.id())),
        Event::FirstLight { die, success, .. } => {
            Msg::new(if *success { "tell-first-light" } else { "tell-first-light-failed" }).int("die", *die)
        }
        Event::FirstLightsCancelled => Msg::new("tell-first-lights"),
        Event::Flew { squadron, sector } => {
            Msg::new("tell-flew").msg("unit", unit(*squadron)).name("sector", names::sector(*sector))
        }
        Event::GroupFlew { die, sector: Some(s), squadrons } => {
            let m = Msg::new("tell-group").int("die", *die).name("sector", names::sector(*s));
            m.msg("units", names::list(squadrons.iter().map(|s| unit(*s)).collect()))
        }
        Event::GroupFlew { die, squadrons, .. } => {
            Msg::new("tell-group-stays").int("die", *die).msg("units", names::list(squadrons.iter().map(|s| unit(*s)).collect()))
        }
        Event::Attacked { attack: a, side: s, sector, shots: all } => {
            let hits: u8 = all.iter().map(|s| s.hits).sum();
            let m = Msg::new("tell-attacked").name("side", side(*s)).msg("attack", names::attack(*a));
            m.name("sector", names::sector(*sector)).msg("shots", shots(b, all)).int("hits", hits)
        }
        Event::Hit { side: s, target: t, destroyed, why } => {
            let id = if *destroyed { "tell-destroyed" } else { "tell-damaged" };
            let told = Msg::new(id).name("side", side(*s)).msg("target", thing(b, *t));
            match why {
                Why::Chosen => told,
                Why::Only => Msg::new("tell-forced-only").msg("told", told),
                Why::Cheapest => Msg::new("tell-forced-cheapest").msg("told", told),
                Why::Damaged => Msg::new("tell-forced-damaged").msg("told", told),
            }
        }
        Event::Stopped { side: s, us, japan } => {
            let plan = us.map(|p| format!("us-plan.{}", p.id())).or(japan.map(|p| format!("japan-plan.{}", p.id())));
            Msg::new("tell-stopped").name("side", side(*s)).name("plan", plan.unwrap_or_default())
        }
        Event::Missing { side: s, hits } => Msg::new("tell-missing").name("side", side(*s)).int("hits", *hits),
        Event::Advanced { unit: u, entrenched } => {
            Msg::new(if *entrenched { "tell-entrenched" } else { "tell-beached" }).msg("unit", unit(*u))
        }
        Event::Ditched { squadron } => Msg::new("tell-ditched").msg("unit", unit(*squadron)),
        Event::LengthChanged { longer, left } => {
            Msg::new(if *longer { "tell-longer" } else { "tell-shorter" }).int("left", *left)
        }
        Event::BattleEnded { area, turns, ashore, next } => {
            let held = match ashore {
                [true, false] => "ended-us",
                [false, true] => "ended-japan",
                [true, true] => "ended-both",
                [false, false] => "ended-nobody",
            };
            let after = Msg::new(if next.is_empty() { "ended-last" } else { "ended-next" }).msg("areas", areas(b, next));
            at(Msg::new("tell-battle-ended"), *area).int("turns", *turns).msg("held", Msg::new(held)).msg("next", after)
        }
        _ => Msg::new("series-none"),
    }
}
