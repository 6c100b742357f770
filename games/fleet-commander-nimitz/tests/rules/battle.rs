//! Sections 11 and 12: battles.

use crate::support::*;
use fleet_commander_nimitz::{
    Action, Event, Position,
    action::Target,
    battle::{Air, Battle, Spot, Step},
    event::{Attack, Shot, Thing, Why},
    phases,
    position::{End, Phase, Place, UnitId},
    types::{JapanPlan, Sector, Side, UsPlan, Value},
};
use ironbottom_kernel::{Face, Log, Rules, scene::Fact};

/// A bare map with these units, when battles begin.
fn fighting(year: u16, units: &[(&str, &str)]) -> Position {
    let mut p = bare(year, Phase::Battles);
    for (id, at) in units {
        put(&mut p, id, at);
    }
    // Another battle still to come keeps the turn open.
    if year == 1942 {
        put(&mut p, "usaffe", "alaska");
        put(&mut p, "ryuho", "alaska");
    }
    p.finished = ironbottom_kernel::area::SpaceSet::EMPTY;
    p
}

/// Everybody in the Solomons.
fn here(year: u16, units: &[&str]) -> Position {
    let all: Vec<(&str, &str)> = units.iter().map(|u| (*u, "solomon")).collect();
    fighting(year, &all)
}

fn fight(p: &mut Position, dice: &[u8]) -> Vec<Event> {
    act(p, Action::Fight { area: area("solomon") }, dice)
}

fn battle(p: &Position) -> &Battle {
    p.battle.as_ref().expect("a battle")
}

fn sector(p: &Position, u: UnitId) -> Option<Sector> {
    battle(p).ships.iter().find(|(s, _)| *s == u).map(|(_, s)| *s)
}

/// Leaves in the cup only these plans, so that they are what is drawn.
fn cup(p: &mut Position, plans: &[JapanPlan]) {
    (p.cup, p.out) = ([0; 14], [0; 14]);
    for plan in plans {
        p.cup[plan.i()] += 1;
    }
}

fn squadron(p: &Position, id: &str, n: usize) -> u8 {
    let types = &board().campaign(p.year).types;
    let all = battle(p).squadrons.iter().enumerate().filter(|(_, s)| types[s.kind as usize].id == id);
    all.map(|(i, _)| i as u8).nth(n).expect("a squadron")
}

fn shots(events: &[Event], attack: Attack, side: Side) -> Vec<Shot> {
    let of = |e: &Event| match e {
        Event::Attacked { attack: a, side: s, shots, .. } if *a == attack && *s == side => Some(shots.clone()),
        _ => None,
    };
    events.iter().filter_map(of).flatten().collect()
}

fn fly(p: &mut Position, id: &str, n: usize, to: Sector) {
    let squadron = squadron(p, id, n);
    act(p, Action::Fly { squadron, sector: to }, &[]);
}

#[test]
fn e29_fn_155_156_areas_with_both_are_fought_over_in_the_players_order() {
    let p = fighting(
        1942,
        &[("25th-inf", "solomon"), ("kaga", "solomon"), ("32nd-inf", "midway"), ("akagi", "midway"), ("soryu", "japan")],
    );
    assert!(legal(&p, Action::Fight { area: area("solomon") }) && legal(&p, Action::Fight { area: area("midway") }));
    assert_eq!(refused(&p, Action::Fight { area: area("japan") }), 155);
}

#[test]
fn fn_157_158_carriers_in_the_us_ocean_others_choose() {
    let mut p = here(1942, &["lexington", "chicago-northampton", "kaga"]);
    fight(&mut p, &[]);
    assert_eq!(sector(&p, unit(&p, "lexington")), Some(Sector::UsOcean));
    let u = unit(&p, "chicago-northampton");
    assert_eq!(refused(&p, Action::Place { unit: u, sector: Sector::JapanOcean }), 158);
    assert_eq!(refused(&p, Action::Place { unit: u, sector: Sector::Island }), 158);
    act(&mut p, Action::Place { unit: u, sector: Sector::Coastal }, &[4]);
    assert_eq!(sector(&p, u), Some(Sector::Coastal));
    assert_eq!(refused(&p, Action::Place { unit: u, sector: Sector::UsOcean }), 189, "FN-166: it stays there");
}

#[test]
fn fn_159_submarines_go_where_japanese_ships_are() {
    let mut p = here(1942, &["sub-gp-1", "25th-inf", "2nd-inf", "kaga", "destroyer-gp-1", "destroyer-gp-4"]);
    // Case A: one escort stays with the carrier, the other is in Coastal.
    fight(&mut p, &[]);
    let sub = unit(&p, "sub-gp-1");
    assert_eq!(battle(&p).step, Step::Subs);
    assert_eq!(refused(&p, Action::Place { unit: sub, sector: Sector::UsOcean }), 159);
    act(&mut p, Action::Place { unit: sub, sector: Sector::JapanOcean }, &[4]);
    assert_eq!(sector(&p, sub), Some(Sector::JapanOcean));
}

#[test]
fn fn_159_with_one_place_to_go_nothing_is_asked() {
    let mut p = here(1942, &["sub-gp-1", "25th-inf", "2nd-inf", "kaga"]);
    fight(&mut p, &[4]);
    assert_eq!(sector(&p, unit(&p, "sub-gp-1")), Some(Sector::JapanOcean));
}

#[test]
fn fn_160_without_japanese_ships_they_take_no_part() {
    let mut p = here(1942, &["sub-gp-1", "25th-inf", "2nd-inf"]);
    fight(&mut p, &[4]);
    assert_eq!(sector(&p, unit(&p, "sub-gp-1")), None);
}

#[test]
fn e30_fn_161_162_168_squadrons_give_airfield_points() {
    let mut p = here(1942, &["11th-bg", "18th-fg", "mag-21", "1-kokutai", "3-kokutai"]);
    fight(&mut p, &[4]);
    assert_eq!(battle(&p).airfields, [3, 2]);
    assert!(battle(&p).squadrons.iter().all(|s| s.at == Air::Base));
}

#[test]
fn fn_163_164_165_entrenched_or_on_transports() {
    let mut p = here(1942, &["25th-inf", "32nd-inf", "43rd-inf", "kaga"]);
    for id in ["32nd-inf", "43rd-inf"] {
        let u = unit(&p, id);
        p.units[u as usize].aboard = true;
    }
    fight(&mut p, &[4]);
    let spot = |id: &str| battle(&p).ground.iter().find(|g| g.unit == unit(&p, id)).map(|g| g.spot);
    assert_eq!(spot("25th-inf"), Some(Spot::Foxhole));
    assert_eq!((spot("32nd-inf"), spot("43rd-inf")), (Some(Spot::Transport), Some(Spot::Transport)));
    // One Transport carries all there are, of each side.
    let mut p = here(1942, &["kaga", "lexington"]);
    let some = ["25th-inf", "32nd-inf", "43rd-inf", "1st-marine", "2nd-marine", "2nd-inf", "48th-inf", "16th-inf"];
    let some: Vec<u16> = some.iter().map(|id| put(&mut p, id, "solomon")).collect();
    let more = [Side::Us, Side::Japan].into_iter().flat_map(|side| [side; 12]).map(|side| battalion(&mut p, side, "solomon"));
    let all: Vec<u16> = some.into_iter().chain(more.collect::<Vec<_>>()).collect();
    for u in &all {
        p.units[*u as usize].aboard = true;
    }
    fight(&mut p, &[4]);
    let aboard = battle(&p).ground.iter().filter(|g| g.spot == Spot::Transport).count();
    assert_eq!((aboard, battle(&p).ground.len()), (all.len(), all.len()));
}

#[test]
fn fn_169_170_the_same_for_japan() {
    let mut p = here(1942, &["25th-inf", "2nd-inf", "48th-inf"]);
    let u = unit(&p, "48th-inf");
    p.units[u as usize].aboard = true;
    fight(&mut p, &[4]);
    let spot = |id: &str| battle(&p).ground.iter().find(|g| g.unit == unit(&p, id)).map(|g| g.spot);
    assert_eq!((spot("2nd-inf"), spot("48th-inf")), (Some(Spot::Foxhole), Some(Spot::Transport)));
}

#[test]
fn e31_fn_167_020_a_fresh_group_beside_each_us_carrier() {
    let mut p = here(1942, &["lexington", "kaga"]);
    fight(&mut p, &[4]);
    let types = &board().campaign(1942).types;
    let of = |side: Side| -> Vec<&str> {
        battle(&p).squadrons.iter().filter(|s| s.side == side).map(|s| types[s.kind as usize].id.as_str()).collect()
    };
    assert_eq!(of(Side::Us), ["f4f", "sbd", "sbd", "tbd"]);
    // E33, FN-180.
    assert_eq!(of(Side::Japan), ["a6m", "d3a", "b5n"]);
}

#[test]
fn e33_fn_180_groups_of_japanese_carriers() {
    let c = board().campaign(1942);
    let ids = |id: &str| -> Vec<&str> {
        let t = c.types.iter().position(|t| t.id == id).unwrap();
        c.group(t as u16).iter().map(|k| c.types[*k as usize].id.as_str()).collect()
    };
    assert_eq!(ids("kaga"), ["a6m", "d3a", "b5n"]);
    assert_eq!(ids("shoho"), ["a6m", "d3a"]);
    assert_eq!(ids("taiyo"), ["d3a"]);
}

#[test]
fn e32_fn_171_172_174_case_a_as_many_escorts_as_carriers_stay() {
    let ships = [
        "kaga",
        "akagi",
        "soryu",
        "kongo-haruna",
        "nagato-mutsu",
        "takao-chokai",
        "maya-atago",
        "myoko-haguro",
        "destroyer-gp-1",
        "destroyer-gp-2",
        "destroyer-gp-3",
    ];
    let mut all = ships.to_vec();
    all.extend(["25th-inf", "2nd-inf"]);
    let mut p = here(1942, &all);
    fight(&mut p, &[4]);
    let in_ocean: Vec<UnitId> = battle(&p).ships.iter().filter(|(_, s)| *s == Sector::JapanOcean).map(|(u, _)| *u).collect();
    let escorts: Vec<UnitId> = in_ocean.iter().copied().filter(|u| p.unit_type(board(), *u).kind.is_escort()).collect();
    assert_eq!((in_ocean.len(), escorts.len()), (6, 3));
    assert!(escorts.iter().all(|u| p.unit_type(board(), *u).id.starts_with("destroyer")), "the lowest surface values");
    assert_eq!(battle(&p).ships.iter().filter(|(_, s)| *s == Sector::Coastal).count(), 5);
}

#[test]
fn fn_173_the_lowest_to_the_ocean_then_the_highest_to_coastal_in_turn() {
    let mut p =
        here(1942, &["25th-inf", "2nd-inf", "kaga", "akagi", "kongo-haruna", "takao-chokai", "destroyer-gp-1", "destroyer-gp-2"]);
    let events = fight(&mut p, &[4]);
    let placed: Vec<(String, Sector)> = events
        .iter()
        .filter_map(|e| match e {
            Event::Placed { unit, sector } => Some((board().campaign(1942).types[unit.kind as usize].id.clone(), *sector)),
            _ => None,
        })
        .collect();
    let sectors: Vec<Sector> = placed.iter().map(|(_, s)| *s).collect();
    assert_eq!(sectors[..3], [Sector::JapanOcean, Sector::Coastal, Sector::JapanOcean], "{placed:?}");
    assert!(placed[0].0.starts_with("destroyer") && placed[2].0.starts_with("destroyer"), "{placed:?}");
    assert_eq!(placed[1].0, "kongo-haruna", "the highest surface value");
}

#[test]
fn fn_011_173_of_equal_escorts_the_player_or_the_table_says_which() {
    let fights = |set: &[&str], dice: &[u8]| {
        let mut p = here(1943, &["25th-inf", "2nd-inf", "shokaku", "fuso-yamashiro", "kongo-haruna"]);
        p.rules = rules(set);
        fight(&mut p, dice);
        p
    };
    let guards = |p: &Position| ["fuso-yamashiro", "kongo-haruna"].map(|id| sector(p, unit(p, id)) == Some(Sector::JapanOcean));
    let mut p = fights(&[], &[]);
    assert_eq!(listed(&p).len(), 2);
    let unit = unit(&p, "fuso-yamashiro");
    act(&mut p, Action::Escort { unit }, &[4]);
    assert_eq!(guards(&p), [true, false]);
    assert_eq!(guards(&fights(&["equals_for_japan=worst"], &[4])), [false, true], "R92: the better at anti-aircraft fire");
}

#[test]
fn fn_011_173_the_worst_of_equal_escorts_for_coastal_is_the_least_at_anti_aircraft_fire() {
    let mut p = here(1942, &["25th-inf", "2nd-inf", "kaga", "akagi", "destroyer-gp-1", "kongo-haruna", "ise-hyuga"]);
    p.rules = rules(&["equals_for_japan=worst"]);
    fight(&mut p, &[4]);
    // Destroyers to the ocean, then one of two battleships of one surface value to Coastal, the other to the ocean.
    let of = |id: &str| sector(&p, unit(&p, id)).unwrap();
    let all = ["destroyer-gp-1", "ise-hyuga", "kongo-haruna"].map(of);
    assert_eq!(all, [Sector::JapanOcean, Sector::Coastal, Sector::JapanOcean]);
}

#[test]
fn fn_175_case_b_all_in_the_japanese_ocean() {
    let mut p = here(1942, &["lexington", "kaga", "destroyer-gp-1"]);
    fight(&mut p, &[4]);
    assert_eq!(sector(&p, unit(&p, "destroyer-gp-1")), Some(Sector::JapanOcean));
}

#[test]
fn fn_176_case_c_all_in_coastal() {
    let mut p = here(1942, &["lexington", "kongo-haruna", "destroyer-gp-1", "2nd-inf"]);
    fight(&mut p, &[4]);
    assert_eq!(sector(&p, unit(&p, "kongo-haruna")), Some(Sector::Coastal));
    assert_eq!(sector(&p, unit(&p, "destroyer-gp-1")), Some(Sector::Coastal));
}

#[test]
fn fn_177_178_179_where_japanese_submarines_go() {
    let mut p = here(1942, &["lexington", "jp-sub-gp-1"]);
    fight(&mut p, &[4]);
    assert_eq!(sector(&p, unit(&p, "jp-sub-gp-1")), Some(Sector::UsOcean));
    let mut p = here(1942, &["desron-1", "jp-sub-gp-1"]);
    fight(&mut p, &[]);
    let d = unit(&p, "desron-1");
    let mut coastal = p.clone();
    act(&mut coastal, Action::Place { unit: d, sector: Sector::Coastal }, &[4]);
    assert_eq!(sector(&coastal, unit(&p, "jp-sub-gp-1")), Some(Sector::Coastal));
    act(&mut p, Action::Place { unit: d, sector: Sector::UsOcean }, &[4]);
    assert_eq!(sector(&p, unit(&p, "jp-sub-gp-1")), Some(Sector::JapanOcean));
}

#[test]
fn e34_e111_fn_181_182_the_length_is_rolled() {
    for (die, turns) in [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (8, 3), (9, 4), (10, 4)] {
        let mut p = here(1942, &["lexington", "kaga"]);
        fight(&mut p, &[die]);
        assert_eq!(battle(&p).left, turns, "{die}");
    }
}

#[test]
fn e35_fn_183_184_185_plans_by_the_number_of_units() {
    for (n, plans) in [(1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (16, 3), (17, 4), (40, 4)] {
        assert_eq!(board().plan_draws(n), plans, "{n}");
    }
    // Three ships, two infantry (one on a Transport), one squadron: six, whatever flies from carriers.
    let mut p = here(1942, &["25th-inf", "kaga", "akagi", "soryu", "2nd-inf", "48th-inf", "1-kokutai"]);
    let u = unit(&p, "48th-inf");
    p.units[u as usize].aboard = true;
    fight(&mut p, &[4]);
    assert_eq!(battle(&p).draws, 2);
}

#[test]
fn e37_e38_fn_187_188_three_points_and_three_for_each_supply_point() {
    let mut p = here(1942, &["lexington", "kaga"]);
    fight(&mut p, &[4]);
    let sp = p.sp;
    act(&mut p, Action::TakePlan { plan: UsPlan::Aaa }, &[]);
    assert_eq!((p.sp, battle(&p).points), (sp, 1));
    act(&mut p, Action::TakePlan { plan: UsPlan::DamageControl }, &[]);
    assert_eq!((p.sp, battle(&p).points), (sp - 1, 0));
    act(&mut p, Action::TakePlan { plan: UsPlan::Engaged }, &[]);
    assert_eq!(p.sp, sp - 2, "nine points in all");
}

#[test]
fn e36_e119_fn_189_190_each_plan_once_and_leathernecks_is_free() {
    let mut p = here(1942, &["lexington", "kaga"]);
    fight(&mut p, &[4]);
    p.sp = 0;
    for plan in [UsPlan::Furball, UsPlan::AntiAircraft, UsPlan::Sonar] {
        act(&mut p, Action::TakePlan { plan }, &[]);
    }
    assert_eq!(refused(&p, Action::TakePlan { plan: UsPlan::Furball }), 190);
    assert_eq!(refused(&p, Action::TakePlan { plan: UsPlan::Charge }), 188);
    assert!(legal(&p, Action::TakePlan { plan: UsPlan::Leathernecks }));
    cup(&mut p, &[JapanPlan::Artillery]);
    act(&mut p, Action::Done, &[]);
    assert!(phases::check(board(), &p, &Action::TakePlan { plan: UsPlan::Leathernecks }).is_err(), "only when the battle begins");
}

#[test]
fn fn_363_points_left_are_lost_and_every_battle_has_its_own() {
    let mut p = here(1942, &["lexington", "kaga"]);
    fight(&mut p, &[4]);
    cup(&mut p, &[JapanPlan::Artillery]);
    act(&mut p, Action::Done, &[]);
    assert_eq!(battle(&p).points, 0);
}

#[test]
fn fn_348_all_us_plans_are_there_at_every_battle() {
    let mut p = here(1942, &["lexington", "kaga"]);
    fight(&mut p, &[4]);
    p.sp = 50;
    for plan in UsPlan::ALL {
        assert!(legal(&p, Action::TakePlan { plan }), "{plan:?}");
    }
}

#[test]
fn e4_e5_fn_012_024_025_a_die_of_ten_against_the_value() {
    let v = Value { hit: Some(4), twice: 2 };
    assert_eq!((1..=10).map(|d| v.hits(d)).collect::<Vec<u8>>(), [2, 2, 1, 1, 0, 0, 0, 0, 0, 0]);
    assert_eq!(Value { hit: Some(3), twice: 0 }.hits(3), 1);
    assert_eq!(Value::default().hits(1), 0);
}

#[test]
fn e39_e40_fn_213_214_air_combat() {
    assert_eq!(Value { hit: Some(4), twice: 2 }.better(3, 2, 2), Value { hit: Some(7), twice: 4 });
    assert_eq!(Value { hit: Some(4), twice: 0 }.better(3, 2, 2), Value { hit: Some(7), twice: 2 });
    assert_eq!(Value::default().better(3, 2, 2), Value::default(), "FN-346: nothing gives what is not there");
}

#[test]
fn e41_e42_fn_216_225_346_attack_plan_and_infantry_combat() {
    assert_eq!(Value { hit: Some(4), twice: 0 }.better(1, 0, 0), Value { hit: Some(5), twice: 0 });
    assert_eq!(Value { hit: Some(4), twice: 2 }.better(1, 0, 0), Value { hit: Some(5), twice: 2 });
    assert_eq!(Value { hit: Some(2), twice: 0 }.better(3, 0, 2), Value { hit: Some(5), twice: 2 });
}

#[test]
fn e47_e48_e49_fn_247_248_249_the_sector_die_goes_up_then_down() {
    // Kaga's bombers, US ships in one place only.
    for (die, ship, wanted) in
        [(2, Sector::Coastal, Sector::Coastal), (6, Sector::UsOcean, Sector::UsOcean), (10, Sector::Coastal, Sector::Coastal)]
    {
        let mut p = here(1942, &["desron-1", "kaga"]);
        fight(&mut p, &[]);
        let d = unit(&p, "desron-1");
        act(&mut p, Action::Place { unit: d, sector: ship }, &[1]);
        cup(&mut p, &[JapanPlan::Artillery]);
        // Sector die of the bombers; the fighters go where they are (die 1 steps up); then DESRON fires at three squadrons with one
        // gun: misses; bombs miss.
        let events = act(&mut p, Action::Done, &[die, 1, 10, 10, 10]);
        let flew = events.iter().find_map(|e| match e {
            Event::GroupFlew { sector, .. } => Some(*sector),
            _ => None,
        });
        assert_eq!(flew, Some(Some(wanted)), "die {die}");
    }
}

#[test]
fn e50_fn_250_254_fighters_need_somebody_in_the_air() {
    let mut p = here(1942, &["25th-inf", "kaga"]);
    fight(&mut p, &[1]);
    cup(&mut p, &[JapanPlan::Artillery]);
    // US infantry alone on the island, no Japanese there: bombers find nothing (E51), so fighters do not fly either.
    let events = act(&mut p, Action::Done, &[5, 5]);
    let flew: Vec<_> = events
        .iter()
        .filter_map(|e| match e {
            Event::GroupFlew { sector, .. } => Some(*sector),
            _ => None,
        })
        .collect();
    assert_eq!(flew, [None, None]);
}

#[test]
fn fn_326_hawaii_is_lost_if_japanese_live_after_the_first_turn() {
    let mut p = fighting(1942, &[("desron-1", "hawaii"), ("kaga", "hawaii")]);
    act(&mut p, Action::Fight { area: area("hawaii") }, &[]);
    let d = unit(&p, "desron-1");
    act(&mut p, Action::Place { unit: d, sector: Sector::UsOcean }, &[9]);
    cup(&mut p, &[JapanPlan::NoContact]);
    let events = act(&mut p, Action::Done, &[10, 10, 10, 10, 10]);
    assert!(events.contains(&Event::HawaiiLost) && p.phase == Phase::Over);
}

#[test]
fn fn_326_hawaii_is_lost_if_nobody_can_fight_there() {
    // A submarine that finds no ships takes no part: the battle ends before its first turn.
    let mut p = fighting(1942, &[("sub-gp-1", "hawaii"), ("2nd-inf", "hawaii")]);
    let events = act(&mut p, Action::Fight { area: area("hawaii") }, &[]);
    assert!(events.contains(&Event::HawaiiLost) && p.phase == Phase::Over && p.battle.is_none());
    // Elsewhere that is all.
    let mut p = here(1942, &["sub-gp-1", "2nd-inf"]);
    fight(&mut p, &[]);
    assert!(p.end.is_none() && p.battle.is_none());
}

#[test]
fn fn_326_hawaii_is_lost_if_nobody_is_there_to_fight() {
    let begin = |units: &[(&str, &str)]| {
        let mut p = fighting(1942, units);
        let mut log = Log::default();
        phases::battles::begin(board(), &mut p, &mut log);
        (p.end, log.events.iter().any(|l| l.event == Event::HawaiiLost))
    };
    assert_eq!(begin(&[("kaga", "hawaii")]), (Some(End::HawaiiLost), true));
    assert_eq!(begin(&[("kaga", "hawaii"), ("desron-1", "hawaii")]), (None, false), "it is fought over");
    assert_eq!(begin(&[("desron-1", "hawaii"), ("kaga", "midway")]), (None, false));
}

#[test]
fn e54_fn_255_256_259_carriers_first_and_to_the_end() {
    // Three hits on Kaga and two like destroyer groups in the Japanese ocean by SBDs and the TBD of two carriers.
    let mut p = here(1942, &["lexington", "enterprise", "kaga", "destroyer-gp-1"]);
    fight(&mut p, &[1]);
    cup(&mut p, &[JapanPlan::Artillery]);
    act(&mut p, Action::Done, &[]);
    for n in 0..3 {
        fly(&mut p, "sbd", n, Sector::JapanOcean);
    }
    // The Japanese bombers go to the US ocean (10), fighters too; nobody defends there but ships: AAA of two carriers at three squadrons
    // (two rolls), AAA of Japan: the destroyers, then Kaga, all misses; three bombs hit; Japanese bombs miss.
    let events = act(&mut p, Action::Done, &[10, 10, 10, 10, 10, 10, 1, 1, 1, 10, 10]);
    let hits: Vec<(Thing, bool)> = events
        .iter()
        .filter_map(|e| match e {
            Event::Hit { side: Side::Japan, target, destroyed, .. } => Some((*target, *destroyed)),
            _ => None,
        })
        .collect();
    let kaga = Thing::Counter(p.name(unit(&p, "kaga")));
    let dd = Thing::Counter(p.name(unit(&p, "destroyer-gp-1")));
    assert_eq!(hits, [(kaga, false), (kaga, true), (dd, false)]);
    // Nobody was asked, and each hit says why it fell where it did.
    let why: Vec<Why> = events.iter().filter_map(|e| if let Event::Hit { why, .. } = e { Some(*why) } else { None }).collect();
    assert_eq!(why, [Why::Cheapest, Why::Cheapest, Why::Only]);
    assert_eq!(at(&p, unit(&p, "kaga")), Place::Gone);
    assert_eq!(shots(&events, Attack::Bombs, Side::Us).len(), 3);
    let _ = Target::Airfield;
}

#[test]
fn fn_255_257_a_hit_nobody_could_choose_says_so_and_cites_its_rule() {
    let said = |why: Why| {
        let target = Thing::Counter(opening(1942).name(0));
        let hit = Event::Hit { side: Side::Us, target, destroyed: false, why };
        game().catalog().say(ironbottom_kernel::Lang::En, &game().tell(&hit))
    };
    assert!(!said(Why::Chosen).contains("had to"), "{}", said(Why::Chosen));
    assert!(said(Why::Cheapest).contains("the cheapest takes it"), "{}", said(Why::Cheapest));
    assert!(said(Why::Damaged).contains("finished first"), "{}", said(Why::Damaged));
    assert!(said(Why::Only).contains("Nothing else"), "{}", said(Why::Only));
}

#[test]
fn fn_301_the_end_of_a_battle_says_who_holds_the_area_and_what_comes_next() {
    // Kaga is sunk in a battle of one turn; in Alaska another battle waits.
    let mut p = here(1942, &["lexington", "enterprise", "kaga", "destroyer-gp-1"]);
    put(&mut p, "usaffe", "alaska");
    put(&mut p, "ryuho", "alaska");
    fight(&mut p, &[1]);
    cup(&mut p, &[JapanPlan::Artillery]);
    act(&mut p, Action::Done, &[]);
    p.battle.as_mut().unwrap().left = 1;
    for n in 0..3 {
        fly(&mut p, "sbd", n, Sector::JapanOcean);
    }
    let events = act(&mut p, Action::Done, &[10, 10, 10, 10, 10, 10, 1, 1, 1, 10, 10]);
    let Some(ended @ Event::BattleEnded { ashore, turns, next, .. }) = events.last() else { panic!("{:?}", events.last()) };
    assert_eq!((*turns, *ashore, next.as_slice()), (1, [false, false], [area("alaska")].as_slice()));
    let say = |e: &Event| game().catalog().say(ironbottom_kernel::Lang::En, &game().tell(e));
    for words in ["one turn", "nobody is ashore", "Still to be fought: Alaska"] {
        assert!(say(ended).contains(words), "{words}: {}", say(ended));
    }
    assert!(matches!(game().fact(ended), Some(Fact::Ended { .. })), "what it cost is summed up there");
    let held = |ashore: [bool; 2]| say(&Event::BattleEnded { area: area("midway"), turns: 2, ashore, next: Vec::new() });
    assert!(held([true, false]).contains("the US holds") && held([true, false]).contains("last battle of this turn"));
    assert!(held([false, true]).contains("Japan holds") && held([true, true]).contains("contested"));
}

#[test]
fn fn_295_a_squadron_without_a_place_is_a_loss_of_its_side() {
    let p = opening(1942);
    for (id, side) in [("f4f", "us"), ("a6m", "japan")] {
        let kind = board().campaign(1942).types.iter().position(|t| t.id == id).unwrap_or_else(|| panic!("{id}")) as u16;
        let gone = Event::Ditched { squadron: fleet_commander_nimitz::event::Name { year: p.year, kind } };
        let Some(Fact::Hit(hit)) = game().fact(&gone) else { panic!("it is counted") };
        assert!(hit.lost && hit.owner == side, "{hit:?}");
    }
}
