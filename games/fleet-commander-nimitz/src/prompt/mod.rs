//! Questions to the player: what is asked, by which rule, and one choice per legal action.

mod shelf;
mod warn;

use crate::{
    action::{Action, Target},
    battle::{self, Air, Battle, Field, Step},
    board::Board,
    names, phases,
    position::{Phase, Position, UnitId},
    rule, scene,
    types::Side,
    view::View,
};
use ironbottom_kernel::{
    Msg, RuleId, Seat,
    prompt::{Choice, Gesture, Prompt},
};
use std::collections::BTreeMap;

/// The question.
pub fn prompt(b: &Board, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
    let p = &v.position;
    let (rule, text) = question(b, p, legal);
    // Where each piece of the scene stands: looked up for every choice.
    let places: BTreeMap<String, String> = scene::scene(b, v).pieces.into_iter().map(|x| (x.id, x.space)).collect();
    let choice = |a: &Action| Choice {
        cost: cost(b, p, a),
        warning: warn::warning(b, p, a),
        // FN-051: reinforcement points buy nothing else, so that other splits come last.
        detour: matches!(*a, Action::Buy { unit, rp } if u16::from(rp) < u16::from(p.unit_type(b, unit).buy).min(p.rp)),
        ..Choice::new(gesture(b, p, &places, a), label(b, p, a))
    };
    Prompt { seat, text, rule, piece: String::new(), choices: legal.iter().map(choice).collect(), shelves: shelf::shelves(b, p) }
}

fn question(b: &Board, p: &Position, legal: &[Action]) -> (RuleId, Msg) {
    if let Some(x) = &p.battle {
        return battle_question(b, p, x, legal);
    }
    match p.phase {
        Phase::Resupply => {
            let m = Msg::new("prompt-resupply").int("rp", p.rp).int("sp", p.sp);
            (rule::FN_052, warn::due(b, p).into_iter().fold(m, |m, due| Msg::new("prompt-and").msg("first", m).msg("next", due)))
        }
        Phase::Scouting => {
            (rule::FN_065, Msg::new("prompt-scouting").int("sp", p.sp).int("left", p.rules.scouts.saturating_sub(p.scouted)))
        }
        Phase::ScoutedOrders => (rule::FN_070, Msg::new("prompt-spot").int("n", p.scouts.len() as i64)),
        Phase::Movement => (rule::FN_081, Msg::new("prompt-movement").int("sp", p.sp)),
        Phase::Bombing => (rule::FN_329, Msg::new("prompt-bombing").int("n", p.bombs)),
        Phase::Orders => (rule::FN_105, Msg::new("prompt-orders")),
        Phase::Battles => (rule::FN_156, Msg::new("prompt-battles")),
        Phase::Repairs => (rule::FN_313, Msg::new("prompt-keep")),
        Phase::Over => (rule::FN_047, Msg::new("prompt-over")),
    }
}

fn battle_question(b: &Board, p: &Position, x: &Battle, legal: &[Action]) -> (RuleId, Msg) {
    let here = |m: Msg| m.name("area", names::area(b, x.area));
    match x.step {
        Step::Place => (rule::FN_158, here(Msg::new("prompt-place"))),
        Step::Escorts(false) => (rule::FN_173, Msg::new("prompt-escort-ocean")),
        Step::Escorts(true) => (rule::FN_173, Msg::new("prompt-escort-coastal")),
        Step::Subs => (rule::FN_159, Msg::new("prompt-subs")),
        Step::Plans => {
            let m = Msg::new("prompt-plans").int("points", x.points).int("sp", p.sp).int("turns", x.left);
            (rule::FN_187, m.int("draws", x.draws))
        }
        Step::FirstLight => (rule::FN_201, Msg::new("prompt-first-light")),
        Step::Launch => (rule::FN_201, Msg::new("prompt-launch")),
        Step::FlyFirst(u) => (rule::FN_201, Msg::new("prompt-fly-first").name("carrier", names::unit(b, p, u))),
        Step::Carrier => (rule::FN_221, Msg::new("prompt-carrier")),
        Step::Fly if legal.iter().any(|a| matches!(a, Action::Fly { .. })) => {
            (rule::FN_241, Msg::new("prompt-fly").int("turn", x.turn))
        }
        Step::Fly => (rule::FN_241, Msg::new("prompt-flown").int("turn", x.turn)),
        Step::Asw => (rule::FN_193, Msg::new("prompt-asw")),
        Step::Fire => fire_question(b, p, x, legal),
        Step::Land | Step::Airfield if legal.iter().any(|a| of_japan(x, a)) => {
            let land = legal.iter().any(|a| matches!(a, Action::Land { .. }));
            (rule::FN_011, Msg::new(if land { "prompt-japan-land" } else { "prompt-japan-lost" }))
        }
        Step::Land if !legal.iter().any(|a| matches!(a, Action::Land { .. })) => (rule::FN_294, Msg::new("prompt-decks")),
        Step::Land => (rule::FN_292, Msg::new("prompt-land")),
        Step::Airfield => (rule::FN_297, Msg::new("prompt-airfield").int("points", x.airfields[0])),
        Step::Engaged => (rule::FN_199, Msg::new("prompt-engaged").int("left", x.left)),
    }
}

/// Is it a squadron of Japan that would be lost or land (FN-011)?
fn of_japan(x: &Battle, a: &Action) -> bool {
    matches!(*a, Action::GiveUp { squadron } | Action::Land { squadron, .. } if x.squadrons.get(squadron as usize).is_some_and(|s| s.side == Side::Japan))
}

/// What is asked about a volley follows from what can be answered.
fn fire_question(b: &Board, p: &Position, x: &Battle, legal: &[Action]) -> (RuleId, Msg) {
    let Some(v) = &x.volley else { return (rule::FN_255, Msg::new("prompt-window")) };
    let say = |id: &'static str, n: u8| {
        Msg::new(id).name("sector", names::sector(v.sector)).msg("attack", names::attack(v.attack)).int("n", n)
    };
    if legal.iter().any(|a| matches!(a, Action::Take { .. })) {
        (rule::FN_257, say("prompt-take", v.hits[Side::Us.i()]))
    } else if legal.iter().any(|a| matches!(a, Action::Strike { .. })) {
        (rule::FN_011, say("prompt-strike", v.hits[Side::Japan.i()]))
    } else if battle::asks_ranging(Field { b, p, x }) {
        (rule::FN_208, say("prompt-ranging", 0))
    } else {
        (rule::FN_190, say("prompt-window", v.hits[Side::Japan.i()]))
    }
}

fn area_id(b: &Board, s: ironbottom_kernel::area::Space) -> String {
    b.areas.get(s.i()).map_or_else(String::new, |a| a.id.clone())
}

fn gesture(b: &Board, p: &Position, places: &BTreeMap<String, String>, a: &Action) -> Gesture {
    let at = |piece: &str| places.get(piece).cloned().unwrap_or_default();
    let pick = |piece: String| {
        let at = at(&piece);
        if at.is_empty() { Gesture::Button } else { Gesture::Pick { piece, at } }
    };
    let shift = |piece: String, to: String| Gesture::Move { from: at(&piece), piece, to };
    let unit = scene::piece_id;
    match *a {
        Action::Buy { unit: u, rp } => Gesture::Take { item: shelf::buy_id(b, p, u), rank: shelf::buy_rank(b, p, u, rp), n: 1 },
        Action::Repair { unit: u } => Gesture::Take { item: shelf::repair_id(u), rank: 0, n: 1 },
        Action::TakePlan { plan } => Gesture::Take { item: shelf::plan_id(plan), rank: 0, n: 1 },
        Action::Move { unit: u, to } => shift(unit(u), area_id(b, to)),
        Action::Raid { unit: u } => shift(unit(u), "raid".to_owned()),
        Action::Bomb { unit: u } => shift(unit(u), "strategic_bombing".to_owned()),
        Action::Commit { unit: u } => shift(unit(u), "japan_invasion".to_owned()),
        Action::Scout { area } | Action::Spot { area } | Action::Order { area } | Action::Fight { area } => {
            Gesture::Point { at: area_id(b, area) }
        }
        Action::Place { unit: u, sector } => shift(unit(u), scene::ship_spot(sector, Side::Us, false).to_owned()),
        Action::Fly { squadron, sector } => shift(scene::squadron_id(squadron), scene::air_spot(sector).to_owned()),
        Action::Escort { unit: u } | Action::Launch { unit: u } | Action::Carrier { unit: u } | Action::Keep { unit: u } => {
            pick(unit(u))
        }
        Action::Take { target } => pick(target_id(target, Side::Us)),
        Action::Strike { target } => pick(target_id(target, Side::Japan)),
        Action::GiveUp { squadron } => pick(scene::squadron_id(squadron)),
        _ => Gesture::Button,
    }
}

/// Id of the piece that is hit.
fn target_id(t: Target, side: Side) -> String {
    match t {
        Target::Unit(u) => scene::piece_id(u),
        Target::Squadron(i) => scene::squadron_id(i),
        Target::Airfield => scene::airfield_id(side),
    }
}

fn label(b: &Board, p: &Position, a: &Action) -> Msg {
    let unit = |id: &'static str, u: UnitId| Msg::new(id).msg("unit", names::placed(b, p, u));
    let area = |id: &'static str, s| Msg::new(id).name("area", names::area(b, s));
    let squadron = |id: &'static str, i: u8| Msg::new(id).msg("unit", names::aboard(b, p, i));
    let valued = |id: &'static str, i: u8| Msg::new(id).msg("unit", names::squadron_with_values(b, p, i));
    let plan = |id: &'static str, plan: crate::types::UsPlan| Msg::new(id).name("plan", format!("us-plan.{}", plan.id()));
    match *a {
        Action::Buy { unit: u, rp } => {
            let price = p.unit_type(b, u).buy;
            unit("do-buy", u).int("rp", rp).int("sp", price.saturating_sub(rp))
        }
        Action::Repair { unit: u } => unit("do-repair", u),
        Action::Scout { area: s } => area("do-scout", s),
        Action::Spot { area: s } => area("do-spot", s),
        Action::Move { unit: u, to } => unit("do-move", u).name("area", names::area(b, to)),
        Action::Raid { unit: u } => unit("do-raid", u),
        Action::Bomb { unit: u } => unit("do-bomb", u),
        Action::Commit { unit: u } => unit("do-commit", u),
        Action::Remove { class } => Msg::new("do-remove").name("class", format!("class.{}", class.id())),
        Action::Order { area: s } => area("do-order", s),
        Action::Fight { area: s } => area("do-fight", s),
        Action::Place { unit: u, sector } => unit("do-place", u).name("sector", names::sector(sector)),
        Action::Escort { unit: u } => unit("do-escort", u),
        Action::TakePlan { plan: x } => plan("do-plan", x).name("help", format!("us-plan-help.{}", x.id())),
        Action::Use { plan: x } => plan("do-use", x),
        Action::UseWith { plan: x, unit: u } => plan("do-use-with", x).name("unit", names::unit(b, p, u)),
        Action::Engage { longer: true } => Msg::new("do-longer"),
        Action::Engage { longer: false } => Msg::new("do-shorter"),
        Action::Launch { unit: u } => unit("do-launch", u),
        Action::Fly { squadron: i, sector } => squadron("do-fly", i).name("sector", names::sector(sector)),
        Action::Take { target } => Msg::new("do-take").msg("target", names::target(b, p, target)),
        Action::Stop { plan: x } => plan("do-stop", x),
        Action::Strike { target } => Msg::new("do-strike").msg("target", names::target(b, p, target)),
        Action::Land { squadron: i, unit: u } => valued("do-land", i).name("carrier", names::unit(b, p, u)),
        Action::GiveUp { squadron: i } if p.battle.as_ref().is_some_and(|x| of_japan(x, a)) => valued("do-lose", i),
        Action::GiveUp { squadron: i } => valued("do-give-up", i),
        Action::Carrier { unit: u } => unit("do-carrier", u),
        Action::Keep { unit: u } => unit("do-keep", u),
        Action::Done => Msg::new(done(p)),
    }
}

/// What "done" ends.
fn done(p: &Position) -> &'static str {
    match (&p.battle, p.phase) {
        (Some(x), _) => match x.step {
            Step::Plans => "done-plans",
            Step::Fly if !x.squadrons.iter().any(|s| s.side == Side::Us && s.at == Air::Base) => "done-flown",
            Step::Fly | Step::FlyFirst(_) => "done-fly",
            _ => "done-pass",
        },
        (None, Phase::Resupply) => "done-resupply",
        (None, Phase::Scouting) => "done-scouting",
        (None, Phase::Movement) => "done-movement",
        _ => "done-pass",
    }
}

fn cost(b: &Board, p: &Position, a: &Action) -> Option<i32> {
    match *a {
        Action::Buy { unit, .. } => Some(i32::from(p.unit_type(b, unit).buy)),
        Action::Repair { unit } => Some(i32::from(phases::resupply::repair_cost(b, p, unit))),
        Action::Scout { .. } | Action::Move { .. } | Action::Raid { .. } | Action::Bomb { .. } | Action::Commit { .. } => Some(1),
        Action::TakePlan { plan } => Some(i32::from(b.plan_cost(plan))),
        _ => None,
    }
}
