//! Section 9.4, and the invasion of Japan (15.3).

use crate::support::*;
use fleet_commander_nimitz::{
    Action, Position,
    phases::{self, movement},
    position::{Phase, Place},
    types::Side,
};
use ironbottom_kernel::Log;

/// A bare map with these units, at the beginning of movement.
fn moving(year: u16, units: &[(&str, &str)]) -> Position {
    let mut p = bare(year, Phase::Scouting);
    for (id, at) in units {
        put(&mut p, id, at);
    }
    movement::begin(board(), &mut p, &mut Log::default());
    p
}

fn go(p: &Position, id: &str, to: &str) -> Action {
    Action::Move { unit: unit(p, id), to: area(to) }
}

#[test]
fn fn_074_075_japan_and_east_asia_are_closed_to_the_us() {
    let p = moving(1942, &[("lexington", "hawaii")]);
    assert_eq!(refused(&p, go(&p, "lexington", "japan")), 74);
    assert_eq!(refused(&p, go(&p, "lexington", "east_asia")), 75);
}

#[test]
fn e11_fn_078_079_080_each_unit_moved_costs_a_point() {
    let mut p = moving(1942, &[("lexington", "hawaii"), ("25th-inf", "hawaii"), ("11th-bg", "hawaii"), ("32nd-inf", "solomon")]);
    let sp = p.sp;
    for id in ["lexington", "25th-inf", "11th-bg"] {
        let a = go(&p, id, "solomon");
        act(&mut p, a, &[]);
    }
    assert_eq!(p.sp, sp - 3);
    let b = battalion(&mut p, Side::Us, "hawaii");
    act(&mut p, Action::Move { unit: b, to: area("solomon") }, &[]);
    assert_eq!(p.sp, sp - 4);
    p.sp = 0;
    put(&mut p, "enterprise", "hawaii");
    assert_eq!(refused(&p, go(&p, "enterprise", "midway")), 78);
}

#[test]
fn fn_081_no_lanes_and_no_distance() {
    let p = moving(1942, &[("lexington", "west_coast")]);
    for to in ["borneo", "okinawa", "midway", "australia"] {
        assert!(legal(&p, go(&p, "lexington", to)), "{to}");
    }
    assert_eq!(refused(&p, go(&p, "lexington", "west_coast")), 81);
}

#[test]
fn e12_e13_e14_fn_082_084_squadrons_go_where_the_us_was_ashore() {
    let mut p = moving(
        1942,
        &[("11th-bg", "hawaii"), ("25th-inf", "midway"), ("1-kokutai", "iwo_jima"), ("32nd-inf", "wake"), ("6th-base", "wake")],
    );
    assert!(legal(&p, go(&p, "11th-bg", "midway")));
    assert_eq!(refused(&p, go(&p, "11th-bg", "iwo_jima")), 82);
    assert!(legal(&p, go(&p, "11th-bg", "wake")), "Japanese there do not matter");
    put(&mut p, "mag-22", "samoa");
    assert_eq!(refused(&p, go(&p, "11th-bg", "samoa")), 82);
}

#[test]
fn fn_083_who_arrives_now_opens_no_field() {
    let mut p = moving(1942, &[("11th-bg", "hawaii"), ("25th-inf", "hawaii")]);
    let a = go(&p, "25th-inf", "samoa");
    act(&mut p, a, &[]);
    assert_eq!(refused(&p, go(&p, "11th-bg", "samoa")), 82);
}

#[test]
fn e15_fn_085_never_more_squadrons_than_the_airfields_hold() {
    let fields = ["11th-bg", "18th-fg", "mag-21", "mag-13", "mag-22", "19th-bg"];
    let mut units: Vec<(&str, &str)> = fields.iter().map(|f| (*f, "solomon")).collect();
    units.push(("343rd-fg", "hawaii"));
    let mut p = moving(1942, &units);
    assert_eq!(refused(&p, go(&p, "343rd-fg", "solomon")), 85);
    let a = go(&p, "11th-bg", "hawaii");
    act(&mut p, a, &[]);
    assert!(legal(&p, go(&p, "343rd-fg", "solomon")), "one has left");
}

#[test]
fn fn_086_three_areas_have_no_limit() {
    for id in ["west_coast", "hawaii", "australia"] {
        assert_eq!(board().areas[area(id).i()].airfield, None);
    }
}

#[test]
fn fn_350_353_printed_limits_and_flags() {
    let caps = [
        ("alaska", 5),
        ("midway", 2),
        ("wake", 3),
        ("marshall", 4),
        ("gilbert", 4),
        ("samoa", 2),
        ("new_caledonia", 3),
        ("solomon", 6),
        ("new_guinea", 8),
        ("borneo", 4),
        ("philippines", 9),
        ("okinawa", 4),
        ("iwo_jima", 5),
        ("mariana", 6),
        ("caroline", 5),
    ];
    for (id, cap) in caps {
        assert_eq!(board().areas[area(id).i()].airfield, Some(cap), "{id}");
    }
    let flags: Vec<&str> = board().areas.iter().filter(|a| a.australian).map(|a| a.id.as_str()).collect();
    let mut flags = flags;
    flags.sort_unstable();
    assert_eq!(flags, ["australia", "borneo", "new_caledonia", "new_guinea", "solomon"]);
}

#[test]
fn fn_088_089_infantry_that_moves_is_on_a_transport() {
    let mut p = moving(1942, &[("25th-inf", "hawaii"), ("32nd-inf", "hawaii")]);
    for id in ["25th-inf", "32nd-inf"] {
        let a = go(&p, id, "samoa");
        act(&mut p, a, &[]);
        assert!(p.units[unit(&p, id) as usize].aboard);
    }
    assert_eq!(p.sp, 48, "the Transports are free");
}

#[test]
fn e16_fn_090_091_092_infantry_stays_with_the_enemy_ships_and_aircraft_need_not() {
    let p = moving(
        1942,
        &[("25th-inf", "solomon"), ("lexington", "solomon"), ("11th-bg", "solomon"), ("kaga", "solomon"), ("32nd-inf", "samoa")],
    );
    assert_eq!(refused(&p, go(&p, "25th-inf", "samoa")), 90);
    assert!(legal(&p, go(&p, "lexington", "samoa")) && legal(&p, go(&p, "11th-bg", "samoa")));
}

#[test]
fn e17_fn_093_australians_keep_to_their_areas() {
    let p = moving(1942, &[("1-aust-inf", "australia")]);
    assert!(legal(&p, go(&p, "1-aust-inf", "new_guinea")));
    assert_eq!(refused(&p, go(&p, "1-aust-inf", "midway")), 93);
}

#[test]
fn fn_001_015_both_nations_obey_the_player() {
    let mut p = moving(1942, &[("1-aust-inf", "australia"), ("25th-inf", "hawaii"), ("kaga", "japan")]);
    for (id, to) in [("1-aust-inf", "borneo"), ("25th-inf", "borneo")] {
        let a = go(&p, id, to);
        act(&mut p, a, &[]);
    }
    assert_eq!(refused(&p, go(&p, "kaga", "borneo")), 1);
}

#[test]
fn fn_094_095_submarines_raid_for_a_point() {
    let mut p = moving(1942, &[("sub-gp-1", "hawaii"), ("lexington", "hawaii")]);
    let (sub, cv) = (unit(&p, "sub-gp-1"), unit(&p, "lexington"));
    assert_eq!(refused(&p, Action::Raid { unit: cv }), 95);
    act(&mut p, Action::Raid { unit: sub }, &[]);
    assert_eq!((at(&p, sub), p.sp), (Place::Raid, 49));
}

#[test]
fn fn_354_once_a_phase() {
    let mut p = moving(1942, &[("lexington", "hawaii")]);
    let a = go(&p, "lexington", "midway");
    act(&mut p, a, &[]);
    assert_eq!(refused(&p, go(&p, "lexington", "samoa")), 354);
}

#[test]
fn fn_328_wings_of_the_marianas_bomb_japan() {
    let mut p = moving(1944, &[("73rd-bw", "mariana"), ("7th-inf", "mariana")]);
    let wing = unit(&p, "73rd-bw");
    act(&mut p, Action::Bomb { unit: wing }, &[]);
    assert_eq!((at(&p, wing), p.sp), (Place::Bombing, 49));
    let p = moving(1944, &[("73rd-bw", "hawaii")]);
    assert_eq!(refused(&p, Action::Bomb { unit: wing }), 328);
}

#[test]
fn fn_351_wings_over_japan_take_room_at_home() {
    let mut p = moving(1944, &[("73rd-bw", "mariana"), ("7th-inf", "mariana")]);
    assert_eq!(movement::squadrons(board(), &p)[area("mariana").i()], 1);
    let wing = unit(&p, "73rd-bw");
    act(&mut p, Action::Bomb { unit: wing }, &[]);
    assert_eq!(movement::squadrons(board(), &p)[area("mariana").i()], 1);
}

#[test]
fn fn_334_335_336_up_to_seven_are_committed_before_anything_moves() {
    let mut p = bare(1945, Phase::Scouting);
    let ids: Vec<u16> = (0..p.units.len() as u16).filter(|u| p.unit_type(board(), *u).side == Side::Us).take(9).collect();
    for u in &ids {
        p.units[*u as usize].at = Place::Area(area("hawaii"));
    }
    movement::begin(board(), &mut p, &mut Log::default());
    let mut late = p.clone();
    act(&mut late, Action::Move { unit: ids[8], to: area("west_coast") }, &[]);
    assert_eq!(refused(&late, Action::Commit { unit: ids[0] }), 336);
    for u in &ids[..7] {
        act(&mut p, Action::Commit { unit: *u }, &[]);
    }
    assert_eq!(p.sp, 43);
    assert_eq!(refused(&p, Action::Commit { unit: ids[7] }), 334);
}

#[test]
fn fn_376_what_is_committed_stays() {
    let mut p = bare(1945, Phase::Scouting);
    let u = (0..p.units.len() as u16).find(|u| p.unit_type(board(), *u).side == Side::Us).unwrap();
    p.units[u as usize].at = Place::Area(area("hawaii"));
    movement::begin(board(), &mut p, &mut Log::default());
    act(&mut p, Action::Commit { unit: u }, &[]);
    assert_eq!(refused(&p, Action::Move { unit: u, to: area("midway") }), 38);
    assert!(phases::holding::invasion(board(), &p) == 0);
}

#[test]
fn fn_087_caps_do_not_bind_japan() {
    // Five Japanese squadrons stand in an area for two of the US, and a sixth arrives by order.
    let mut p = bare(1942, Phase::Movement);
    for id in ["1-kokutai", "3-kokutai", "4-kokutai", "14-sentai", "24-sentai"] {
        put(&mut p, id, "midway");
    }
    assert_eq!(board().areas[area("midway").i()].airfield, Some(2));
    put(&mut p, "8-sentai", "wake");
    put(&mut p, "6th-base", "wake");
    let mut log = Log::default();
    phases::orders::freeze(board(), &mut p, &mut log);
    // Wake rolls 5 (East): Midway is one closer to Hawaii and has Japanese ashore.
    act(&mut p, Action::Order { area: area("wake") }, &[5]);
    let there = p.units_at(area("midway")).count();
    assert!(there >= 6, "{there}");
}
