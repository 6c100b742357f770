//! Section 9.2.

use crate::support::*;
use fleet_commander_nimitz::{
    Action, Event,
    phases::resupply,
    position::{Phase, Place},
};

fn buy(p: &fleet_commander_nimitz::Position, id: &str, rp: u8) -> Action {
    Action::Buy { unit: unit(p, id), rp }
}

#[test]
fn fn_048_049_050_nothing_before_the_first_turn_then_what_the_sheet_says() {
    let p = sheet(1942);
    assert_eq!((p.rp, p.sp), (0, 0));
    let p = opening(1942);
    assert_eq!((p.rp, p.sp), (7, 20));
    assert_eq!((opening(1944).rp, opening(1944).sp), (15, 18));
}

#[test]
fn fn_039_046_the_marker_stands_on_start_and_advances() {
    assert_eq!(sheet(1942).turn, 0);
    assert_eq!(opening(1942).turn, 1);
}

#[test]
fn e81_fn_053_points_are_mixed_in_a_purchase() {
    let mut p = opening(1942);
    let (hornet, marine, raaf) = (unit(&p, "hornet"), unit(&p, "1st-marine"), unit(&p, "raaf-bg-2"));
    act(&mut p, Action::Buy { unit: hornet, rp: 5 }, &[]);
    act(&mut p, Action::Buy { unit: marine, rp: 2 }, &[]);
    act(&mut p, Action::Buy { unit: raaf, rp: 0 }, &[]);
    assert_eq!((p.rp, p.sp), (0, 18));
    assert!(is_at(&p, hornet, "west_coast") && is_at(&p, marine, "west_coast") && is_at(&p, raaf, "australia"));
}

#[test]
fn fn_058_059_us_units_on_the_west_coast_australians_in_australia() {
    let mut p = opening(1942);
    p.rp = 50;
    let (aust, wasp) = (unit(&p, "1-aust-inf"), unit(&p, "wasp"));
    let (a, w) = (board().campaign(1942), 5);
    let price = a.types[p.units[aust as usize].kind as usize].buy;
    act(&mut p, Action::Buy { unit: aust, rp: price }, &[]);
    act(&mut p, Action::Buy { unit: wasp, rp: w }, &[]);
    assert!(is_at(&p, aust, "australia") && is_at(&p, wasp, "west_coast"));
}

#[test]
fn e8_fn_056_057_carriers_cost_what_is_in_parentheses() {
    let mut p = opening(1942);
    p.rp = 50;
    assert_eq!(refused(&p, buy(&p, "hornet", 6)), 53);
    assert!(legal(&p, buy(&p, "hornet", 5)));
    p.sp = 0;
    assert_eq!(refused(&p, buy(&p, "hornet", 1)), 53, "the loss cost of 1 buys nothing");
    let marine = buy(&p, "1st-marine", 2);
    assert!(legal(&p, marine));
}

#[test]
fn fn_051_052_reinforcement_points_buy_units_and_nothing_else() {
    let mut p = opening(1942);
    p.sp = 0;
    let u = unit(&p, "lexington");
    p.units[u as usize].hurt = true;
    assert_eq!(refused(&p, Action::Repair { unit: u }), 62);
    act(&mut p, Action::Done, &[]);
    assert_eq!(refused(&p, Action::Scout { area: area("japan") }), 65);
}

#[test]
fn fn_023_either_kind_of_point_pays() {
    let p = opening(1942);
    assert!(legal(&p, buy(&p, "1st-marine", 2)) && legal(&p, buy(&p, "1st-marine", 0)) && legal(&p, buy(&p, "1st-marine", 1)));
    assert_eq!(refused(&p, buy(&p, "hornet", 8)), 53);
}

#[test]
fn e9_e10_fn_060_061_repairs_cost_half_rounded_down_at_least_one() {
    let mut p = opening(1942);
    let lexington = unit(&p, "lexington");
    assert_eq!(resupply::repair_cost(board(), &p, lexington), 2, "half of the 5 in parentheses");
    let inf = unit(&p, "25th-inf");
    assert_eq!(resupply::repair_cost(board(), &p, inf), 1);
    p.units[lexington as usize].hurt = true;
    act(&mut p, Action::Repair { unit: lexington }, &[]);
    assert_eq!(p.sp, 18);
}

#[test]
fn fn_062_063_a_repair_takes_supply_points_and_flips_the_unit() {
    let mut p = opening(1942);
    let u = unit(&p, "chester-louisville");
    assert_eq!(refused(&p, Action::Repair { unit: u }), 60, "it is not damaged");
    p.units[u as usize].hurt = true;
    let events = act(&mut p, Action::Repair { unit: u }, &[]);
    assert!(!p.units[u as usize].hurt && (p.rp, p.sp) == (7, 19));
    assert_eq!(events, [Event::Repaired { unit: p.name(u), sp: 1 }]);
}

#[test]
fn fn_349_repairs_are_made_in_boxes_too() {
    let mut p = opening(1942);
    let u = unit(&p, "yorktown");
    assert_eq!(at(&p, u), Place::Port(0));
    p.units[u as usize].hurt = true;
    assert!(legal(&p, Action::Repair { unit: u }));
}

#[test]
fn fn_064_not_in_another_step() {
    let mut p = opening(1942);
    let u = unit(&p, "lexington");
    p.units[u as usize].hurt = true;
    act(&mut p, Action::Done, &[]);
    assert_eq!(p.phase, Phase::Scouting);
    assert_eq!(refused(&p, Action::Repair { unit: u }), 45);
    assert_eq!(refused(&p, buy(&p, "hornet", 5)), 45);
}

#[test]
fn fn_016_new_units_are_at_full_strength() {
    let mut p = opening(1942);
    let u = unit(&p, "hornet");
    p.units[u as usize].hurt = true;
    act(&mut p, Action::Buy { unit: u, rp: 5 }, &[]);
    assert!(!p.units[u as usize].hurt);
}

#[test]
fn fn_054_055_what_is_saved_is_there_next_turn() {
    let mut p = opening(1942);
    (p.rp, p.sp) = (3, 4);
    resupply::begin_turn(board(), &mut p, &mut ironbottom_kernel::Log::default());
    assert_eq!((p.rp, p.sp), (10, 24));
}

#[test]
fn fn_013_points_have_no_end() {
    let mut p = opening(1942);
    (p.rp, p.sp) = (500, 900);
    resupply::begin_turn(board(), &mut p, &mut ironbottom_kernel::Log::default());
    assert_eq!((p.rp, p.sp), (507, 920));
}

#[test]
fn fn_022_037_038_the_units_of_the_year_where_the_sheet_puts_them() {
    let p = sheet(1942);
    assert!(is_at(&p, unit(&p, "desron-2"), "west_coast") && is_at(&p, unit(&p, "25th-inf"), "hawaii"));
    assert_eq!(at(&p, unit(&p, "saratoga")), Place::Port(0));
    let types = &board().campaign(1942).types;
    assert!(!types.iter().any(|t| t.id == "essex") && board().campaign(1943).types.iter().any(|t| t.id == "essex"));
}
