//! Sections 9.3 and 9.5 to 9.7: scouts and Japanese orders.

use crate::support::*;
use fleet_commander_nimitz::{
    Action, Event, Position,
    phases::orders,
    position::{Mark, Phase, Place, UnitId},
    types::{Order, Side},
};
use ironbottom_kernel::{Log, area::Space};

/// A bare map with these units, when orders begin.
fn ordering(units: &[(&str, &str)]) -> Position {
    ordering_with(&[], 1942, units)
}

fn ordering_with(set: &[&str], year: u16, units: &[(&str, &str)]) -> Position {
    let mut p = bare(year, Phase::Movement);
    p.rules = rules(set);
    for (id, at) in units {
        put(&mut p, id, at);
    }
    // Somebody who still waits for orders keeps the step open.
    put(&mut p, if year == 1942 { "taiyo" } else { "yamato-musashi" }, "alaska");
    orders::freeze(board(), &mut p, &mut Log::default());
    p
}

fn candidates(p: &Position, from: &str, order: Order) -> Vec<&'static str> {
    let mut ids: Vec<&str> =
        orders::candidates(board(), p, area(from), order).iter().map(|s: &Space| board().areas[s.i()].id.as_str()).collect();
    ids.sort_unstable();
    ids
}

fn order(at: &str) -> Action {
    Action::Order { area: area(at) }
}

fn held(events: &[Event]) -> Vec<Option<Order>> {
    let of = |e: &Event| match e {
        Event::Held { instead, .. } => Some(*instead),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

fn ordered(events: &[Event]) -> Vec<Order> {
    let of = |e: &Event| match e {
        Event::Ordered { order, .. } => Some(*order),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

fn marked(p: &Position, u: UnitId) -> bool {
    p.units[u as usize].mark != Mark::Free
}

#[test]
fn e110_fn_120_121_122_the_chart_of_orders_low() {
    let t = &board().tables.orders;
    assert_eq!(t[..4], [Order::Hold, Order::Hold, Order::Refit, Order::South]);
}

#[test]
fn fn_123_124_125_the_chart_of_orders_middle() {
    assert_eq!(board().tables.orders[4..8], [Order::East, Order::East, Order::Battle, Order::Engage]);
}

#[test]
fn fn_126_127_the_chart_of_orders_high() {
    assert_eq!(board().tables.orders[8..], [Order::Reinforce, Order::Sortie]);
}

#[test]
fn fn_096_097_098_a_lone_unit_is_frozen_but_not_in_japan() {
    let p = ordering(&[("1-kokutai", "wake"), ("2nd-inf", "japan"), ("kaga", "wake")]);
    assert!(marked(&p, unit(&p, "1-kokutai")) && !marked(&p, unit(&p, "2nd-inf")));
    // Somebody arrives: the lone one stays frozen. Japan rolls 5, East to nobody ashore at Iwo Jima: Hold.
    assert!(legal(&p, order("wake")), "FN-100: the ship still gets an order");
}

#[test]
fn fn_099_nor_in_east_asia() {
    let p = ordering(&[("2nd-inf", "east_asia")]);
    assert!(!marked(&p, unit(&p, "2nd-inf")) && legal(&p, order("east_asia")));
}

#[test]
fn e18_fn_100_102_103_pinned_infantry_and_ships_that_are_not() {
    let p = ordering(&[("2nd-inf", "borneo"), ("48th-inf", "borneo"), ("kongo-haruna", "borneo"), ("25th-inf", "borneo")]);
    assert!(marked(&p, unit(&p, "2nd-inf")) && marked(&p, unit(&p, "48th-inf")) && !marked(&p, unit(&p, "kongo-haruna")));
    assert!(legal(&p, order("borneo")));
}

#[test]
fn fn_355_aircraft_are_not_pinned() {
    let p = ordering(&[("2nd-inf", "borneo"), ("1-kokutai", "borneo"), ("25th-inf", "borneo")]);
    assert!(marked(&p, unit(&p, "2nd-inf")) && !marked(&p, unit(&p, "1-kokutai")));
}

#[test]
fn fn_101_what_was_scouted_has_had_its_order() {
    let mut p = bare(1942, Phase::Movement);
    let u = put(&mut p, "kaga", "japan");
    put(&mut p, "akagi", "japan");
    p.units[u as usize].mark = Mark::Transit;
    orders::freeze(board(), &mut p, &mut Log::default());
    assert_eq!(p.units[u as usize].mark, Mark::Moved);
}

#[test]
fn e27_fn_104_128_hold_keeps_so_many_and_the_rest_is_rolled_for() {
    let ships = ["kaga", "akagi", "soryu", "hiryu", "shokaku"];
    let mut units: Vec<(&str, &str)> = ships.iter().map(|s| (*s, "japan")).collect();
    units.extend([("2nd-inf", "japan"), ("48th-inf", "japan"), ("16th-inf", "japan")]);
    let mut p = ordering(&units);
    // Hold: five ships, two of three infantry (drawn: 1st of 3, 1st of 2). Again: Hold for the third.
    let events = act(&mut p, order("japan"), &[1, 1, 1, 2]);
    assert_eq!(ordered(&events), [Order::Hold, Order::Hold]);
}

#[test]
fn fn_129_each_hold_gives_a_marker() {
    let mut p = ordering(&[("kaga", "japan"), ("kongo-haruna", "east_asia")]);
    let events = act(&mut p, order("japan"), &[2]);
    assert_eq!(held(&events), [None]);
    assert_eq!(p.resupply, 1);
}

#[test]
fn fn_130_131_132_refit_brings_ships_and_infantry_to_japan_and_no_aircraft() {
    let mut p = ordering(&[
        ("kongo-haruna", "philippines"),
        ("takao-chokai", "philippines"),
        ("2nd-inf", "philippines"),
        ("1-kokutai", "philippines"),
        ("kaga", "japan"),
    ]);
    assert!(candidates(&p, "japan", Order::Refit).is_empty());
    // Refit; the squadron is alone now.
    act(&mut p, order("philippines"), &[3]);
    assert!(is_at(&p, unit(&p, "kongo-haruna"), "japan") && is_at(&p, unit(&p, "2nd-inf"), "japan"));
    assert!(is_at(&p, unit(&p, "1-kokutai"), "philippines"));
}

#[test]
fn e115_fn_133_134_135_south_goes_one_closer_to_australia() {
    let p = ordering(&[("kaga", "japan")]);
    assert_eq!(candidates(&p, "mariana", Order::South), ["caroline", "philippines"]);
    assert_eq!(candidates(&p, "wake", Order::South), ["marshall"]);
    assert_eq!(candidates(&p, "gilbert", Order::South), ["solomon"]);
    assert_eq!(candidates(&p, "marshall", Order::South), ["solomon"]);
    for next_door in ["borneo", "new_guinea", "solomon", "new_caledonia"] {
        assert!(candidates(&p, next_door, Order::South).is_empty(), "{next_door}");
    }
}

#[test]
fn fn_358_south_from_japan() {
    let p = ordering(&[("kaga", "japan")]);
    assert_eq!(candidates(&p, "japan", Order::South), ["east_asia", "okinawa"]);
}

#[test]
fn e25_fn_119_equal_destinations_are_drawn_for() {
    let mut p = ordering(&[("furutaka-kako", "caroline")]);
    assert_eq!(candidates(&p, "caroline", Order::South), ["new_guinea", "solomon"]);
    let first = orders::candidates(board(), &p, area("caroline"), Order::South);
    act(&mut p, order("caroline"), &[4, 2]);
    assert_eq!(at(&p, unit(&p, "furutaka-kako")), Place::Area(first[1]));
}

#[test]
fn fn_136_south_takes_squadrons_where_japan_is_ashore() {
    let units = [("kaga", "philippines"), ("1-kokutai", "philippines"), ("3-kokutai", "philippines"), ("2nd-inf", "philippines")];
    let mut p = ordering(&units);
    // Nobody ashore in Borneo: the squadrons stay and are held.
    act(&mut p, order("philippines"), &[4, 1]);
    assert!(is_at(&p, unit(&p, "1-kokutai"), "philippines") && is_at(&p, unit(&p, "2nd-inf"), "borneo"));
    let mut with = units.to_vec();
    with.push(("48th-inf", "borneo"));
    let mut p = ordering(&with);
    // One of two squadrons may go: the other is the last ashore. It is drawn for.
    act(&mut p, order("philippines"), &[4, 1]);
    let gone = ["1-kokutai", "3-kokutai"].iter().filter(|s| is_at(&p, unit(&p, s), "borneo")).count();
    assert_eq!(gone, 1);
}

#[test]
fn e116_fn_137_138_139_east_goes_one_closer_to_hawaii_where_japan_is_ashore() {
    let p = sheet(1942);
    assert_eq!(candidates(&p, "japan", Order::East), ["iwo_jima"]);
    assert_eq!(candidates(&p, "philippines", Order::East), ["mariana"]);
    assert_eq!(candidates(&p, "caroline", Order::East), ["marshall"]);
    assert_eq!(candidates(&p, "east_asia", Order::East), ["philippines"]);
    let p = ordering(&[("kaga", "japan")]);
    assert!(candidates(&p, "japan", Order::East).is_empty());
}

#[test]
fn fn_359_east_from_the_carolines_and_from_japan() {
    let p = ordering(&[
        ("2nd-inf", "marshall"),
        ("48th-inf", "marshall"),
        ("16th-inf", "solomon"),
        ("55th-inf", "solomon"),
        ("6th-base", "iwo_jima"),
        ("1-kokutai", "okinawa"),
    ]);
    assert_eq!(candidates(&p, "caroline", Order::East), ["marshall", "solomon"]);
    assert_eq!(candidates(&p, "japan", Order::East), ["iwo_jima"]);
}

#[test]
fn e26_fn_140_141_battle_goes_where_both_are() {
    let p = ordering(&[("kaga", "midway"), ("25th-inf", "midway"), ("akagi", "wake"), ("lexington", "samoa")]);
    assert_eq!(candidates(&p, "japan", Order::Battle), ["midway"]);
    let p = ordering(&[("akagi", "wake"), ("lexington", "samoa")]);
    assert!(candidates(&p, "japan", Order::Battle).is_empty());
}

#[test]
fn fn_142_battle_takes_squadrons_where_japan_is_ashore() {
    let mut p = ordering(&[("kaga", "japan"), ("1-kokutai", "japan"), ("2nd-inf", "midway"), ("25th-inf", "midway")]);
    act(&mut p, order("japan"), &[7]);
    assert!(is_at(&p, unit(&p, "1-kokutai"), "midway"));
}

#[test]
fn fn_143_360_engage_goes_for_the_closest_us_forces_on_the_map() {
    let p = ordering(&[("lexington", "australia"), ("enterprise", "west_coast"), ("25th-inf", "midway"), ("32nd-inf", "samoa")]);
    assert_eq!(candidates(&p, "japan", Order::Engage), ["midway"]);
    let p = ordering(&[("lexington", "australia"), ("enterprise", "west_coast")]);
    assert!(candidates(&p, "japan", Order::Engage).is_empty());
}

#[test]
fn fn_144_engage_takes_squadrons_where_japan_is_ashore() {
    let mut p = ordering(&[("kaga", "japan"), ("1-kokutai", "japan"), ("25th-inf", "midway")]);
    // Two infantry are missing: two battalions. The squadron stays and is held.
    act(&mut p, order("japan"), &[8, 1]);
    assert!(is_at(&p, unit(&p, "1-kokutai"), "japan"));
    assert_eq!(p.units_at(area("midway")).filter(|u| p.units[*u as usize].aboard).count(), 2);
}

#[test]
fn e21_fn_145_146_147_reinforce_goes_to_an_objective_that_japan_is_on_its_own_included() {
    let mut p = ordering(&[
        ("kaga", "gilbert"),
        ("2nd-inf", "gilbert"),
        ("48th-inf", "gilbert"),
        ("16th-inf", "new_guinea"),
        ("55th-inf", "new_guinea"),
        ("1-kokutai", "samoa"),
        ("3-kokutai", "samoa"),
    ]);
    assert_eq!(candidates(&p, "gilbert", Order::Reinforce), ["gilbert", "new_guinea", "samoa"]);
    let own =
        orders::candidates(board(), &p, area("gilbert"), Order::Reinforce).iter().position(|s| *s == area("gilbert")).unwrap();
    let events = act(&mut p, order("gilbert"), &[9, own as u8 + 1]);
    assert_eq!(held(&events), [Some(Order::Reinforce)]);
    let p = ordering(&[("kaga", "japan"), ("2nd-inf", "iwo_jima")]);
    assert!(candidates(&p, "japan", Order::Reinforce).is_empty());
}

#[test]
fn fn_148_sortie_goes_for_the_closest_objective_with_us_forces() {
    let p = ordering(&[("25th-inf", "midway"), ("32nd-inf", "wake"), ("43rd-inf", "samoa")]);
    assert_eq!(candidates(&p, "japan", Order::Sortie), ["midway"], "Wake is closer and no objective in 1942");
}

#[test]
fn e85_three_objectives_at_four_steps() {
    let p = ordering(&[
        ("25th-inf", "midway"),
        ("32nd-inf", "solomon"),
        ("43rd-inf", "new_guinea"),
        ("mag-13", "samoa"),
        ("mag-22", "alaska"),
    ]);
    assert_eq!(candidates(&p, "japan", Order::Sortie), ["midway", "new_guinea", "solomon"]);
}

#[test]
fn e28_fn_149_153_squadrons_stay_where_japan_is_not_ashore_at_the_goal() {
    let mut p = ordering(&[
        ("kaga", "japan"),
        ("2nd-inf", "japan"),
        ("48th-inf", "japan"),
        ("1-kokutai", "japan"),
        ("25th-inf", "midway"),
    ]);
    let events = act(&mut p, order("japan"), &[10, 1]);
    assert_eq!(ordered(&events), [Order::Sortie, Order::Hold], "rolled for again");
    assert!(is_at(&p, unit(&p, "2nd-inf"), "midway") && is_at(&p, unit(&p, "48th-inf"), "midway"));
    assert!(is_at(&p, unit(&p, "1-kokutai"), "japan"));
}

#[test]
fn fn_150_straight_to_the_goal_whatever_the_distance() {
    let mut p = ordering(&[("kaga", "japan"), ("25th-inf", "samoa")]);
    act(&mut p, order("japan"), &[8]);
    assert!(is_at(&p, unit(&p, "kaga"), "samoa"), "six lanes away");
}

#[test]
fn e114_fn_151_lanes_not_through_australia_or_the_west_coast() {
    let d = |a: &str, b: &str| board().distance(area(a), area(b));
    for (id, n) in [("okinawa", 1), ("philippines", 2), ("borneo", 3), ("midway", 4), ("hawaii", 5), ("samoa", 6)] {
        assert_eq!(d("japan", id), n, "{id}");
    }
    // Through Australia Borneo and New Caledonia would be two apart.
    assert!(d("borneo", "new_caledonia") > 2);
}

#[test]
fn fn_152_356_units_are_drawn_and_one_roll_covers_a_batch() {
    let mut p =
        ordering(&[("kaga", "japan"), ("akagi", "japan"), ("soryu", "japan"), ("hiryu", "japan"), ("25th-inf", "midway")]);
    // Engage takes three of four ships: drawn 4th of 4, 1st of 3, 1st of 2. The last is held.
    let events = act(&mut p, order("japan"), &[8, 4, 1, 1, 1]);
    assert_eq!(ordered(&events), [Order::Engage, Order::Hold]);
    let gone = ["kaga", "akagi", "soryu", "hiryu"].iter().filter(|s| is_at(&p, unit(&p, s), "midway")).count();
    assert_eq!(gone, 3);
}

#[test]
fn fn_096_107_nobody_rolls_for_who_is_left_alone() {
    // East takes the ship and one squadron: the other is alone, and no marker is gained.
    let mut p =
        ordering(&[("kaga", "japan"), ("1-kokutai", "wake"), ("3-kokutai", "wake"), ("2nd-inf", "wake"), ("48th-inf", "midway")]);
    let (order_of_battle, events) = (p.resupply, act(&mut p, order("wake"), &[5, 1]));
    assert_eq!((ordered(&events), p.resupply), (vec![Order::East], order_of_battle));
    // Ships that are left are still rolled for, without him (FN-100).
    let ships = ["kaga", "akagi", "soryu", "hiryu", "shokaku"].map(|s| (s, "wake"));
    let mut p = ordering(&[&ships[..], &[("1-kokutai", "wake"), ("2nd-inf", "wake"), ("48th-inf", "midway")]].concat());
    let events = act(&mut p, order("wake"), &[5, 1, 1, 1, 1, 1]);
    assert!(ordered(&events).len() >= 2, "{events:?}");
    let holding = events.iter().find_map(|e| if let Event::Held { units, .. } = e { Some(units.len()) } else { None });
    assert_eq!(holding, Some(1), "one ship: {events:?}");
}

#[test]
fn fn_041_116_no_battalion_comes_when_all_counters_are_used() {
    let engage = |set: &[&str]| {
        let mut p = ordering_with(set, 1942, &[("kaga", "japan"), ("25th-inf", "midway")]);
        battalion(&mut p, Side::Japan, "wake");
        let events = act(&mut p, order("japan"), &[8]);
        events.iter().find_map(|e| if let Event::Sailed { battalions, .. } = e { Some(*battalions) } else { None })
    };
    assert_eq!([&["battalions=2"][..], &["battalions=1"], &[]].map(engage), [Some(1), Some(0), Some(2)]);
}

#[test]
fn e19_fn_107_109_the_last_ashore_stays() {
    let mut p = ordering(&[
        ("kaga", "wake"),
        ("2nd-inf", "wake"),
        ("1-kokutai", "wake"),
        ("3-kokutai", "wake"),
        ("48th-inf", "gilbert"),
        ("16th-inf", "gilbert"),
    ]);
    // Reinforce to the Gilberts: the ship, the infantry and one squadron; the other is alone now and gets no roll.
    act(&mut p, order("wake"), &[9, 1]);
    assert!(is_at(&p, unit(&p, "kaga"), "gilbert") && is_at(&p, unit(&p, "2nd-inf"), "gilbert"));
    let left = ["1-kokutai", "3-kokutai"].iter().filter(|s| is_at(&p, unit(&p, s), "wake")).count();
    assert_eq!(left, 1);
}

#[test]
fn fn_108_at_home_the_last_may_leave() {
    let mut p = ordering(&[("2nd-inf", "japan"), ("48th-inf", "iwo_jima"), ("16th-inf", "iwo_jima")]);
    act(&mut p, order("japan"), &[5]);
    assert!(is_at(&p, unit(&p, "2nd-inf"), "iwo_jima"));
}

#[test]
fn fn_110_111_on_a_transport_only_where_the_us_is() {
    let mut p = ordering(&[
        ("2nd-inf", "japan"),
        ("25th-inf", "midway"),
        ("16th-inf", "east_asia"),
        ("48th-inf", "philippines"),
        ("6th-base", "philippines"),
    ]);
    act(&mut p, order("japan"), &[8]);
    assert!(p.units[unit(&p, "2nd-inf") as usize].aboard);
    act(&mut p, order("east_asia"), &[5]);
    assert!(is_at(&p, unit(&p, "16th-inf"), "philippines") && !p.units[unit(&p, "16th-inf") as usize].aboard);
}

#[test]
fn fn_105_106_112_the_player_says_which_area_and_each_unit_moves_once() {
    let mut p = ordering(&[("kaga", "japan"), ("akagi", "wake"), ("25th-inf", "midway")]);
    assert!(legal(&p, order("japan")) && legal(&p, order("wake")));
    act(&mut p, order("japan"), &[8]);
    assert!(is_at(&p, unit(&p, "kaga"), "midway") && marked(&p, unit(&p, "kaga")));
    assert_eq!(refused(&p, order("japan")), 105, "it is finished");
    assert_eq!(refused(&p, order("midway")), 105, "what arrived has had its order");
}

#[test]
fn e20_fn_113_115_an_impossible_order_is_a_hold_with_its_marker() {
    let mut p = ordering(&[("kaga", "new_guinea"), ("akagi", "japan")]);
    let events = act(&mut p, order("new_guinea"), &[4]);
    assert_eq!((held(&events), p.resupply), (vec![Some(Order::South)], 1));
    let mut p = ordering_with(&["substituted_hold_gives_resupply=false"], 1942, &[("kaga", "new_guinea"), ("akagi", "japan")]);
    act(&mut p, order("new_guinea"), &[4]);
    assert_eq!(p.resupply, 0);
}

#[test]
fn fn_114_an_order_that_moves_nobody_is_a_hold() {
    // Two squadrons; Sortie to Midway, where Japan is not ashore.
    let mut p = ordering(&[("1-kokutai", "japan"), ("3-kokutai", "japan"), ("25th-inf", "midway")]);
    let events = act(&mut p, order("japan"), &[10]);
    assert_eq!(held(&events), [Some(Order::Sortie)]);
    assert!(p.units_at(area("midway")).count() == 1, "no battalion without somebody to go with (R18)");
}

#[test]
fn e22_e23_fn_116_battalions_for_the_infantry_that_is_missing() {
    let mut p =
        ordering(&[("kaga", "japan"), ("akagi", "wake"), ("2nd-inf", "wake"), ("48th-inf", "wake"), ("25th-inf", "midway")]);
    act(&mut p, order("japan"), &[10]);
    let battalions = |p: &Position| p.units_at(area("midway")).filter(|u| p.unit_type(board(), *u).id == "jp-battalion").count();
    assert_eq!(battalions(&p), 2);
    // One of two may leave Wake: one battalion more. The last is alone.
    act(&mut p, order("wake"), &[10, 1]);
    assert_eq!(battalions(&p), 3);
}

#[test]
fn e24_fn_117_pinned_infantry_is_missing() {
    let mut p = ordering(&[
        ("kaga", "borneo"),
        ("2nd-inf", "borneo"),
        ("25th-inf", "borneo"),
        ("32nd-inf", "midway"),
        ("lexington", "solomon"),
        ("akagi", "solomon"),
    ]);
    let goals = orders::candidates(board(), &p, area("borneo"), Order::Battle);
    let to = goals.iter().position(|s| *s == area("solomon")).unwrap();
    act(&mut p, order("borneo"), &[7, to as u8 + 1]);
    let there = p.units_at(area("solomon")).filter(|u| p.unit_type(board(), *u).id == "jp-battalion").count();
    assert_eq!(there, 1);
}

#[test]
fn fn_118_no_battalions_where_the_us_is_not() {
    let mut p = ordering(&[("kaga", "japan"), ("akagi", "wake"), ("2nd-inf", "iwo_jima"), ("48th-inf", "iwo_jima")]);
    act(&mut p, order("japan"), &[5]);
    assert_eq!(p.units_at(area("iwo_jima")).count(), 3);
}

#[test]
fn fn_357_the_own_area_is_a_candidate_unless_the_table_says_otherwise() {
    let units = [("kaga", "midway"), ("25th-inf", "midway"), ("akagi", "japan")];
    let p = ordering(&units);
    for o in [Order::Battle, Order::Engage, Order::Sortie] {
        assert_eq!(candidates(&p, "midway", o), ["midway"], "{o:?}");
    }
    let p = ordering_with(&["own_area_is_candidate=false"], 1942, &units);
    for o in [Order::Battle, Order::Engage, Order::Sortie] {
        assert!(candidates(&p, "midway", o).is_empty(), "{o:?}");
    }
}

#[test]
fn fn_154_markers_go_at_the_end_of_the_step() {
    let mut p = ordering(&[("kaga", "japan"), ("25th-inf", "midway")]);
    act(&mut p, order("japan"), &[8]);
    act(&mut p, order("alaska"), &[1]);
    assert_eq!(p.phase, Phase::Battles);
    assert!(p.units.iter().all(|u| u.mark == Mark::Free));
}

#[test]
fn fn_338_339_no_orders_for_two_islands_in_1945() {
    let no = board().campaign(1945).no_orders;
    assert!(no.has(area("iwo_jima")) && no.has(area("okinawa")) && no.len() == 2);
    let mut p = bare(1945, Phase::Movement);
    for at in ["iwo_jima", "okinawa"] {
        battalion(&mut p, Side::Japan, at);
        battalion(&mut p, Side::Japan, at);
    }
    let two = battalion(&mut p, Side::Japan, "japan");
    orders::freeze(board(), &mut p, &mut Log::default());
    assert_eq!(refused(&p, order("iwo_jima")), 105);
    assert_eq!(refused(&p, order("okinawa")), 105);
    assert!(!marked(&p, two));
}

#[test]
fn fn_338_339_no_scout_for_two_islands_in_1945() {
    let mut p = bare(1945, Phase::Scouting);
    for at in ["iwo_jima", "okinawa"] {
        battalion(&mut p, Side::Japan, at);
    }
    assert_eq!(["iwo_jima", "okinawa"].map(|at| refused(&p, Action::Scout { area: area(at) })), [338, 339]);
}

#[test]
fn fn_065_066_067_scouts_cost_a_point_where_japanese_are() {
    let mut p = bare(1942, Phase::Scouting);
    put(&mut p, "kaga", "japan");
    assert_eq!(refused(&p, Action::Scout { area: area("midway") }), 66);
    for _ in 0..2 {
        act(&mut p, Action::Scout { area: area("japan") }, &[]);
    }
    assert_eq!((p.sp, p.scouts.len()), (48, 2));
}

#[test]
fn fn_068_only_so_many_scouts() {
    let mut p = bare(1942, Phase::Scouting);
    put(&mut p, "kaga", "japan");
    for _ in 0..6 {
        act(&mut p, Action::Scout { area: area("japan") }, &[]);
    }
    assert_eq!(refused(&p, Action::Scout { area: area("japan") }), 68);
}

#[test]
fn fn_069_070_071_all_scouts_first_then_an_order_each() {
    let mut p = bare(1942, Phase::Scouting);
    put(&mut p, "kaga", "japan");
    put(&mut p, "25th-inf", "midway");
    act(&mut p, Action::Scout { area: area("japan") }, &[]);
    assert_eq!(refused(&p, Action::Spot { area: area("japan") }), 45);
    act(&mut p, Action::Done, &[]);
    assert_eq!(p.phase, Phase::ScoutedOrders);
    assert_eq!(refused(&p, Action::Scout { area: area("japan") }), 70);
    act(&mut p, Action::Spot { area: area("japan") }, &[8]);
    assert!(is_at(&p, unit(&p, "kaga"), "midway") && p.phase == Phase::Movement);
}

#[test]
fn fn_072_073_scouted_units_are_in_transit_those_that_hold_too() {
    let mut p = bare(1942, Phase::Scouting);
    let u = put(&mut p, "kaga", "japan");
    act(&mut p, Action::Scout { area: area("japan") }, &[]);
    act(&mut p, Action::Done, &[]);
    act(&mut p, Action::Spot { area: area("japan") }, &[2]);
    assert_eq!((p.units[u as usize].mark, p.resupply), (Mark::Transit, 1));
}

#[test]
fn fn_045_a_finished_step_is_not_reopened() {
    let mut p = opening(1942);
    act(&mut p, Action::Done, &[]);
    act(&mut p, Action::Done, &[]);
    assert_eq!(p.phase, Phase::Movement);
    assert_eq!(refused(&p, Action::Scout { area: area("japan") }), 45);
}

#[test]
fn fn_076_077_japan_does_not_enter_the_west_coast_or_australia() {
    let p = ordering(&[("lexington", "west_coast"), ("enterprise", "australia"), ("kaga", "japan")]);
    for o in Order::ALL {
        for from in 0..board().areas.len() as u8 {
            let goals = orders::candidates(board(), &p, Space(from), o);
            assert!(!goals.contains(&area("west_coast")) && !goals.contains(&area("australia")), "{o:?} from {from}");
        }
    }
}
