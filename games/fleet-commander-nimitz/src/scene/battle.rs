//! The tactical map: who stands where, the plans in force, and the steps of a battle turn.

use super::{marker, squadron_id, unit_piece};
use crate::names;
use crate::{
    battle::{Air, Battle, Field, Spot, Step as At, plan_rule},
    board::Board,
    event::Attack,
    position::{Position, UnitId},
    rule,
    types::{JapanPlan, Sector, Side},
};
use ironbottom_kernel::{
    Msg, RuleId,
    scene::{self, CitedText, Piece, Progress, Step},
};

/// The places of the tactical map where pieces stand.
pub const SPOTS: [&str; 27] = [
    "japan-ocean-carriers",
    "japan-ocean-escorts",
    "japan-ocean-air",
    "coastal-japan",
    "coastal-air",
    "island-air",
    "coastal-us",
    "us-ocean-carriers",
    "us-ocean-escorts",
    "us-ocean-air",
    "japan-airfields",
    "japan-foxholes",
    "japan-beaches",
    "us-airfields",
    "us-foxholes",
    "us-beaches",
    "us-waiting",
    "plans-cup",
    "plans-drawn",
    "plans-kept",
    "plans-number",
    "us-plans-bought",
    "battle-turn-1",
    "battle-turn-2",
    "battle-turn-3",
    "battle-turn-4",
    "battle-turn-5",
];

/// The fifteen steps of a battle turn (sections 12.1 to 12.17).
const TURN: [&str; 15] = [
    "fight-plans",
    "fight-us-air",
    "fight-bombers",
    "fight-fighters",
    "fight-dogfights",
    "fight-aaa",
    "fight-bombs",
    "fight-torpedoes",
    "fight-depth-charges",
    "fight-guns",
    "fight-infantry",
    "fight-advance",
    "fight-return",
    "fight-airfields",
    "fight-marker",
];

/// What comes before the first turn (sections 11.1 to 11.5).
const SET_UP: [&str; 5] = ["set-up-ships", "set-up-japan", "set-up-submarines", "set-up-length", "set-up-plans"];

/// Place of the tactical map where a ship of this side and kind is put in a sector.
pub const fn ship_spot(sector: Sector, side: Side, carrier: bool) -> &'static str {
    match (sector, side, carrier) {
        (Sector::JapanOcean, _, true) => "japan-ocean-carriers",
        (Sector::JapanOcean, _, false) => "japan-ocean-escorts",
        (Sector::UsOcean, _, true) => "us-ocean-carriers",
        (Sector::UsOcean, _, false) => "us-ocean-escorts",
        (_, Side::Us, _) => "coastal-us",
        (_, Side::Japan, _) => "coastal-japan",
    }
}

/// Place of the tactical map over a sector.
pub const fn air_spot(sector: Sector) -> &'static str {
    match sector {
        Sector::JapanOcean => "japan-ocean-air",
        Sector::Island => "island-air",
        Sector::Coastal => "coastal-air",
        Sector::UsOcean => "us-ocean-air",
    }
}

fn ship_space(f: Field<'_>, u: UnitId, sector: Sector) -> &'static str {
    let t = f.kind(u);
    ship_spot(sector, t.side, t.kind.is_carrier())
}

const fn ground_space(spot: Spot, us: bool) -> &'static str {
    match (spot, us) {
        (Spot::Transport, true) => "coastal-us",
        (Spot::Transport, false) => "coastal-japan",
        (Spot::Beach, true) => "us-beaches",
        (Spot::Beach, false) => "japan-beaches",
        (Spot::Foxhole, true) => "us-foxholes",
        (Spot::Foxhole, false) => "japan-foxholes",
    }
}

/// Everything on the tactical map.
pub fn pieces(b: &Board, p: &Position, x: &Battle) -> Vec<Piece> {
    let f = Field { b, p, x };
    let mut all = Vec::new();
    let mut add = |u: UnitId, space: &str| all.push(unit_piece(b, p, u, space.to_owned(), false));
    for (u, sector) in &x.ships {
        add(*u, ship_space(f, *u, *sector));
    }
    // Ships that wait for a sector: of the US beside the map, of Japan where the first of them go.
    for u in &x.waiting {
        add(*u, if f.kind(*u).side == Side::Us { "us-waiting" } else { "japan-ocean-escorts" });
    }
    for g in &x.ground {
        add(g.unit, ground_space(g.spot, f.kind(g.unit).side == Side::Us));
    }
    for i in 0..x.squadrons.len() {
        all.extend(squadron(f, i as u8));
    }
    all.extend(markers(p, x));
    all
}

fn squadron(f: Field<'_>, i: u8) -> Option<Piece> {
    let s = &f.x.squadrons[i as usize];
    let t = f.squadron(s);
    let aboard = s.carrier && matches!(s.at, Air::Base | Air::Spent);
    let home = || f.x.ships.iter().find(|(u, _)| *u == s.base).map(|(u, sector)| ship_space(f, *u, *sector));
    // Without a deck it is still over its own ocean, looking for one.
    let adrift = || air_spot(if s.side == Side::Us { Sector::UsOcean } else { Sector::JapanOcean });
    let space = if aboard { Some(home().unwrap_or_else(adrift)) } else { names::air_space(s.at, s.side == Side::Us) }?;
    let mut words = Vec::new();
    if s.hurt {
        words.push(Msg::new("note-damaged"));
    }
    if s.carrier {
        words.push(Msg::new("note-from").name("carrier", names::unit(f.b, f.p, s.base)));
    }
    Some(Piece {
        id: squadron_id(i),
        space: space.to_owned(),
        kind: names::symbol_of(t).to_owned(),
        owner: s.side.id().to_owned(),
        count: 1,
        name: format!("unit.{}.{}", f.p.year, t.id),
        hurt: s.hurt,
        notes: words,
        acted: s.at == Air::Spent,
        made: t.made,
        print: vec![names::values(t, s.hurt)],
        ..Piece::default()
    })
}

/// Airfield points, plans of both sides, and the marker of the battle turns.
fn markers(p: &Position, x: &Battle) -> Vec<Piece> {
    let mut all = Vec::new();
    for side in Side::ALL {
        let points = u32::from(x.airfields[side.i()]);
        if points > 0 {
            let space = if side == Side::Us { "us-airfields" } else { "japan-airfields" };
            all.push(marker(airfield_id(side), space, "airfield", side.id(), points, String::new()));
        }
    }
    let mut plans = |space: &str, owner: Side, count: u32, name: String| {
        if count > 0 {
            let id = format!("{space}.{}", all.len());
            all.push(marker(id, space, "plan", owner.id(), count, name));
        }
    };
    plans("plans-cup", Side::Japan, p.cup.iter().map(|n| u32::from(*n)).sum(), String::new());
    plans("plans-number", Side::Japan, u32::from(x.draws), String::new());
    for plan in &x.drawn {
        plans("plans-drawn", Side::Japan, 1, format!("japan-plan.{}", plan.id()));
    }
    plans("plans-kept", Side::Japan, u32::from(x.screening), format!("japan-plan.{}", JapanPlan::ScreeningShip.id()));
    for plan in &x.plans {
        plans("us-plans-bought", Side::Us, 1, format!("us-plan.{}", plan.id()));
    }
    if (1..=5).contains(&x.left) {
        all.push(marker("battle-turn".to_owned(), &format!("battle-turn-{}", x.left), "marker", "", 1, String::new()));
    }
    all
}

/// Id of the piece that is a side's airfield points.
pub fn airfield_id(side: Side) -> String {
    format!("airfield.{}", side.id())
}

/// Which of the fifteen steps is being done, from 0.
fn step_of(x: &Battle) -> usize {
    match x.step {
        At::FirstLight | At::Launch | At::FlyFirst(_) | At::Carrier => 0,
        // First Light is flown before anything else of the turn.
        _ if x.first.is_some() => 0,
        At::Fly => 1,
        At::Land => 12,
        At::Airfield => 13,
        At::Engaged => 14,
        At::Asw => 7,
        At::Place | At::Escorts(_) | At::Subs | At::Plans | At::Fire => match x.volley.as_ref().map(|v| v.attack) {
            Some(Attack::Dogfight) => 4,
            Some(Attack::Aaa) => 5,
            Some(Attack::Bombs) => 6,
            Some(Attack::Torpedoes) | None => 7,
            Some(Attack::DepthCharges) => 8,
            Some(Attack::Guns) => 9,
            Some(Attack::Infantry) => 10,
        },
    }
}

/// The strip above the tactical map.
pub fn strip(b: &Board, x: &Battle) -> scene::Battle {
    let (names, at): (&[&'static str], usize) = match x.step {
        At::Place => (&SET_UP, 0),
        At::Escorts(_) => (&SET_UP, 1),
        At::Subs => (&SET_UP, 2),
        At::Plans => (&SET_UP, 4),
        _ => (&TURN, step_of(x)),
    };
    let stand = |i: usize| match i.cmp(&at) {
        std::cmp::Ordering::Less => Progress::Done,
        std::cmp::Ordering::Equal => Progress::Now,
        std::cmp::Ordering::Greater => Progress::Later,
    };
    let sub = if x.turn == 0 { Msg::new("fight-set-up") } else { Msg::new("fight-turn").int("turn", x.turn).int("left", x.left) };
    scene::Battle {
        space: b.areas[x.area.i()].id.clone(),
        title: Msg::new("fight-title").name("area", names::area(b, x.area)),
        sub,
        cycle: x.turn.into(),
        steps: names.iter().enumerate().map(|(i, n)| Step { name: Msg::new(n), stand: stand(i) }).collect(),
        sides: Vec::new(),
        notes: plans_in_force(x),
    }
}

/// What the plans on the table do.
fn plans_in_force(x: &Battle) -> Vec<CitedText> {
    let mut all = Vec::new();
    let mut add = |id: &'static str, name: String, help: String, rule: RuleId| {
        all.push(CitedText { text: Msg::new(id).name("plan", name).name("help", help), rule: Some(rule) });
    };
    let kept = std::iter::repeat_n(JapanPlan::ScreeningShip, x.screening.into());
    for d in x.drawn.iter().copied().chain(kept) {
        add("fight-japan-plan", format!("japan-plan.{}", d.id()), format!("japan-plan-help.{}", d.id()), japan_rule(d));
    }
    for d in &x.plans {
        add("fight-us-plan", format!("us-plan.{}", d.id()), format!("us-plan-help.{}", d.id()), plan_rule(*d));
    }
    all
}

/// The rule of a plan of Japan.
const fn japan_rule(plan: JapanPlan) -> RuleId {
    match plan {
        JapanPlan::AirCombat => rule::FN_213,
        JapanPlan::Artillery => rule::FN_215,
        JapanPlan::AttackPlan => rule::FN_216,
        JapanPlan::Battalion => rule::FN_226,
        JapanPlan::CarrierAttack => rule::FN_217,
        JapanPlan::DamageControl => rule::FN_218,
        JapanPlan::Duration => rule::FN_219,
        JapanPlan::FirstLight => rule::FN_221,
        JapanPlan::InfantryCombat => rule::FN_225,
        JapanPlan::Kamikaze => rule::FN_229,
        JapanPlan::NoContact => rule::FN_232,
        JapanPlan::ScreeningShip => rule::FN_234,
        JapanPlan::ShipCombat => rule::FN_238,
        JapanPlan::SubmarineWarfare => rule::FN_240,
    }
}
