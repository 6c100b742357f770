//! Reinforcement phase (7), and the British fleet of 17.6.

use crate::bench::{Bench, at_with, bare, bare_with, board, space, unit};
use fire_in_the_sky::{
    Action, Event,
    action::Item,
    event::Why,
    position::{AirPlace, Phase, Place},
    rule,
    types::{Nation, ShipKind, Side},
};

/// The reinforcement phase of a turn begins on an empty map.
fn turn(n: u8, side: Side) -> (Bench, Vec<Event>) {
    turn_with(n, side, &[])
}

fn turn_with(n: u8, side: Side, options: &[&str]) -> (Bench, Vec<Event>) {
    let mut t = bare_with(Phase::Reinforcement, side, options);
    t.p.turn = n;
    let events = t.begin(&[]);
    (t, events)
}

fn place(steps: u8, to: &str) -> Action {
    Action::PlaceAir { nation: Nation::Japan, steps, to: space(to) }
}

fn aviation(steps: u8, to: &str) -> Action {
    Action::Aviation { steps, to: space(to) }
}

fn convert(steps: u8, from: &str) -> Action {
    Action::Convert { from: space(from), steps }
}

fn station(id: &str, at: &str) -> Action {
    Action::Station { unit: unit(id), at: space(at) }
}

fn refit(id: &str) -> Action {
    Action::Refit { unit: unit(id) }
}

fn ferry(id: &str, from: &str) -> Action {
    Action::Ferry { item: Item::Unit(unit(id)), from: space(from) }
}

fn ferry_air(nation: Nation, steps: u8, from: &str) -> Action {
    Action::Ferry { item: Item::Air { nation, steps }, from: space(from) }
}

/// Naval Aviation steps at a base.
fn in_box(t: &Bench, at: &str) -> u8 {
    t.p.steps(Side::Japan, AirPlace::Aviation(space(at)))
}

/// A carrier that waits for planes at a base, with so many steps in its box.
fn waiting(id: &str, at: &str, steps: u8, options: &[&str]) -> Bench {
    let mut t = bare_with(Phase::Reinforcement, Side::Japan, options);
    t.place(id, Place::NoPlanes(space(at)));
    t.air_at(Nation::Japan, AirPlace::Aviation(space(at)), steps);
    t
}

#[test]
fn fs_092_354_355_the_schedule_arrives() {
    let (t, events) = turn(4, Side::Japan);
    assert!(t.is_at("yamato_musashi", "kure") && t.is_at("junyo_hiyo", "kure"));
    assert_eq!(t.diary.arriving, [(Nation::Japan, 2, true)]);
    assert!(events.contains(&Event::Arrived { item: Item::Unit(unit("yamato_musashi")), at: space("kure") }));
    let (t, _) = turn(5, Side::Allies);
    for id in ["indiana_south_dakota", "brooklyn", "25th_division"] {
        assert!(t.is_at(id, "west_coast_usa"), "{id}");
    }
    for id in ["d_class_cl", "h_class"] {
        assert!(t.is_at(id, "indian_ocean_ports"), "{id}");
    }
    assert_eq!((t.steps_at(Side::Allies, "west_coast_usa"), t.steps_at(Side::Allies, "indian_ocean_ports")), (4, 2));
    assert_eq!(t.where_is("cleveland_1"), Place::Waiting);
}

#[test]
fn fs_445_nothing_on_turn_1() {
    let mut t = at_with("long", Phase::Reinforcement, Side::Japan, &[]);
    let waiting = |t: &Bench| board().all_units().filter(|u| t.unit(*u).at == Place::Waiting).count();
    let before = waiting(&t);
    let arrived = |events: Vec<Event>| events.iter().any(|e| matches!(e, Event::Arrived { .. }));
    assert!(!arrived(t.begin(&[])));
    assert!(!arrived(t.phase(Phase::Reinforcement, Side::Allies).begin(&[])));
    assert_eq!(waiting(&t), before);
}

#[test]
fn fs_092_units_come_back_at_full_strength() {
    let mut t = bare(Phase::Reinforcement, Side::Allies);
    t.p.turn = 6;
    for id in ["nevada_oklahoma", "6th_army", "17th_division"] {
        t.place(id, Place::Track(6));
    }
    t.place("tone", Place::Track(6));
    t.place("perth", Place::Track(7));
    let u = unit("6th_army");
    t.p.unit_mut(u).reduced = true;
    t.air_at(Nation::Usa, AirPlace::Track(6), 1);
    t.begin(&[]);
    assert!(t.is_at("nevada_oklahoma", "west_coast_usa") && t.is_at("6th_army", "west_coast_usa"));
    assert!(t.is_at("17th_division", "indian_ocean_ports"));
    assert!(!t.unit(u).reduced);
    assert_eq!((t.where_is("tone"), t.where_is("perth")), (Place::Track(6), Place::Track(7)));
    assert_eq!(t.steps_at(Side::Allies, "west_coast_usa"), 1 + 4);
}

#[test]
fn fs_093_both_national_bases_lost() {
    let mut t = bare(Phase::Reinforcement, Side::Japan);
    t.p.turn = 4;
    t.control("kure", Some(Side::Allies)).control("yokosuka", Some(Side::Allies));
    t.place("tone", Place::Track(4));
    t.air_at(Nation::Japan, AirPlace::Track(4), 1);
    let events = t.begin(&[]);
    for id in ["tone", "yamato_musashi", "junyo_hiyo"] {
        assert_eq!(t.where_is(id), Place::Track(5), "{id}");
        assert!(events.contains(&Event::Away { item: Item::Unit(unit(id)), why: Why::Delayed, turn: 5 }));
    }
    assert_eq!(t.p.steps(Side::Japan, AirPlace::Track(5)), 3);
    t.control("yokosuka", Some(Side::Japan));
    t.p.turn = 5;
    t.phase(Phase::Reinforcement, Side::Japan).begin(&[]);
    assert!(t.is_at("tone", "yokosuka") && t.is_at("yamato_musashi", "yokosuka"));
    assert_eq!(t.steps_at(Side::Japan, "yokosuka"), 3);
}

#[test]
fn fs_094_kure_or_yokosuka_as_japan_likes() {
    let mut t = bare(Phase::Reinforcement, Side::Japan);
    t.p.turn = 4;
    let tone = t.place("tone", Place::Track(4));
    t.p.unit_mut(tone).home = Some(space("yokosuka"));
    t.put("takao", "kure");
    t.begin(&[]);
    assert!(t.is_at("tone", "yokosuka"), "its standing order");
    t.act(station("yamato_musashi", "yokosuka"), &[]);
    assert!(t.is_at("yamato_musashi", "yokosuka"));
    t.refused(station("yamato_musashi", "kure"), rule::FS_094);
    t.refused(station("takao", "yokosuka"), rule::FS_094);
    t.refused(station("junyo_hiyo", "truk"), rule::FS_094);
    t.act(place(1, "yokosuka"), &[]);
    t.act(Action::Done, &[]);
    assert_eq!((t.steps_at(Side::Japan, "yokosuka"), t.steps_at(Side::Japan, "kure")), (1, 1));
    // One of them is lost: nothing to choose.
    let mut t = bare(Phase::Reinforcement, Side::Japan);
    t.p.turn = 6;
    t.control("kure", Some(Side::Allies));
    t.place("tone", Place::Track(6));
    t.begin(&[]);
    assert!(t.is_at("tone", "yokosuka"));
    assert_eq!(t.steps_at(Side::Japan, "yokosuka"), 2);
}

#[test]
fn fs_094_land_units_and_aircraft_where_there_is_room() {
    let mut t = bare(Phase::Reinforcement, Side::Japan);
    t.p.turn = 6;
    t.put("2nd_division", "kure");
    t.put("6th_division", "kure");
    t.place("38th_division", Place::Track(6));
    t.air(Nation::Japan, "kure", 9);
    t.begin(&[]);
    assert!(t.is_at("38th_division", "yokosuka"));
    t.act(Action::Done, &[]);
    assert_eq!((t.steps_at(Side::Japan, "kure"), t.steps_at(Side::Japan, "yokosuka")), (9, 2));
}

#[test]
fn fs_095_damaged_carriers_come_back_without_planes() {
    let mut t = bare(Phase::Reinforcement, Side::Japan);
    t.p.turn = 5;
    for id in ["akagi_kaga", "zuiho_shoho", "tone"] {
        t.place(id, Place::Track(5));
    }
    let damaged = unit("akagi_kaga");
    (t.p.unit_mut(damaged).bare, t.p.unit_mut(damaged).home) = (true, None);
    let events = t.begin(&[]);
    assert!(events.contains(&Event::ArrivedBare { unit: damaged, at: space("kure") }));
    assert_eq!(t.where_is("akagi_kaga"), Place::NoPlanes(space("kure")));
    assert!(t.is_at("zuiho_shoho", "kure") || t.is_at("zuiho_shoho", "yokosuka"), "driven off or dispersed, not damaged");
    t.act(station("akagi_kaga", "yokosuka"), &[]);
    assert_eq!(t.where_is("akagi_kaga"), Place::NoPlanes(space("yokosuka")));
}

#[test]
fn fs_096_new_carriers_have_planes() {
    let (t, _) = turn(10, Side::Japan);
    assert!(t.is_at("ryuho_taiho", "kure") && t.is_at("chitose_chiyoda", "kure"));
}

#[test]
fn fs_097_098_marked_steps_alone_become_naval_aviation() {
    for (n, marked) in [(2, false), (4, true), (6, false), (7, true), (8, false), (10, true), (13, true), (16, false)] {
        let (t, _) = turn(n, Side::Japan);
        if marked {
            assert!(t.legal(aviation(2, "kure")) && t.legal(aviation(1, "yokosuka")), "turn {n}");
            t.refused(aviation(3, "kure"), rule::FS_098);
        } else {
            t.refused(aviation(2, "kure"), rule::FS_098);
        }
        assert!(t.legal(place(2, "kure")), "turn {n}");
    }
}

#[test]
fn fs_374_375_107_naval_aviation_of_a_base() {
    let (mut t, _) = turn(7, Side::Japan);
    t.air(Nation::Japan, "yokosuka", 2);
    t.act(aviation(1, "yokosuka"), &[]);
    assert_eq!((in_box(&t, "yokosuka"), in_box(&t, "kure")), (1, 0));
    t.act(place(1, "yokosuka"), &[]);
    // Ordinary steps stay what they are.
    t.refused(aviation(1, "yokosuka"), rule::FS_098);
    assert_eq!(t.steps_at(Side::Japan, "yokosuka"), 3);
}

#[test]
fn e7_four_steps_and_not_three() {
    let mut t = waiting("akagi_kaga", "kure", 3, &[]);
    t.refused(refit("akagi_kaga"), rule::FS_100);
    t.air_at(Nation::Japan, AirPlace::Aviation(space("kure")), 1);
    t.act(refit("akagi_kaga"), &[]);
    assert!(t.is_at("akagi_kaga", "kure"));
    assert_eq!(in_box(&t, "kure"), 0);
}

#[test]
fn fs_099_100_102_a_refit_takes_all_steps_at_once() {
    let mut t = waiting("hiryu_soryu", "yokosuka", 5, &[]);
    t.put("shokaku_zuikaku", "kure");
    t.refused(refit("shokaku_zuikaku"), rule::FS_099);
    let events = t.act(refit("hiryu_soryu"), &[]);
    let air = board().unit(unit("hiryu_soryu")).ship().unwrap().air;
    assert_eq!(events, [Event::Refitted { unit: unit("hiryu_soryu"), steps: air, at: space("yokosuka") }]);
    assert_eq!(in_box(&t, "yokosuka"), 5 - air);
    assert!(t.is_at("hiryu_soryu", "yokosuka"));
}

#[test]
fn fs_099_steps_of_the_other_box() {
    let mut t = waiting("akagi_kaga", "kure", 1, &[]);
    t.air_at(Nation::Japan, AirPlace::Aviation(space("yokosuka")), 4);
    t.act(refit("akagi_kaga"), &[]);
    assert_eq!((in_box(&t, "kure"), in_box(&t, "yokosuka")), (0, 1));
    let mut t = waiting("akagi_kaga", "kure", 1, &["refit_same_base_only=true"]);
    t.air_at(Nation::Japan, AirPlace::Aviation(space("yokosuka")), 4);
    t.refused(refit("akagi_kaga"), rule::FS_100);
}

#[test]
fn fs_101_373_who_is_not_refitted_waits() {
    let mut t = waiting("akagi_kaga", "kure", 4, &[]);
    t.act(Action::Done, &[]);
    assert_eq!(t.where_is("akagi_kaga"), Place::NoPlanes(space("kure")));
    let of_it = |a: &Action| matches!(a, Action::Deploy { item: Item::Unit(u), .. } | Action::Walk { item: Item::Unit(u), .. } | Action::Sail { item: Item::Unit(u), .. } if *u == unit("akagi_kaga"));
    for phase in [Phase::Deployment, Phase::Operations] {
        t.phase(phase, Side::Japan);
        assert!(!t.listed().iter().any(of_it));
    }
}

#[test]
fn fs_106_naval_aviation_becomes_ordinary() {
    let mut t = waiting("akagi_kaga", "kure", 3, &[]);
    t.refused(convert(4, "kure"), rule::FS_106);
    t.act(convert(2, "kure"), &[]);
    t.act(place(2, "yokosuka"), &[]);
    assert_eq!((in_box(&t, "kure"), t.steps_at(Side::Japan, "yokosuka")), (1, 2));
    t.refused(aviation(2, "kure"), rule::FS_098);
    t.act(convert(1, "kure"), &[]);
    t.act(Action::Done, &[]);
    assert_eq!(t.steps_at(Side::Japan, "kure") + t.steps_at(Side::Japan, "yokosuka"), 3);
}

#[test]
fn fs_001_002_arrivals_without_a_counter_are_cancelled() {
    let pool = board().air_counters[Nation::Usa.i()];
    let mut t = bare(Phase::Reinforcement, Side::Allies);
    t.p.turn = 5;
    // One counter is left, for two of the four steps.
    let most = 2 * pool.double + pool.single;
    t.air(Nation::Usa, "brisbane", most - 2);
    let events = t.begin(&[]);
    assert_eq!(t.steps_at(Side::Allies, "west_coast_usa"), 2);
    assert!(events.contains(&Event::Cancelled { nation: Nation::Usa, steps: 2, kind: None }));
    let mut t = bare(Phase::Reinforcement, Side::Japan);
    t.p.turn = 6;
    t.air(Nation::Japan, "truk", 2 * board().air_counters[0].double);
    let events = t.begin(&[]);
    assert!(events.contains(&Event::Cancelled { nation: Nation::Japan, steps: 2, kind: None }));
    assert!(t.diary.arriving.is_empty());
}

#[test]
fn fs_006_steps_are_placed_within_the_counters() {
    let mut t = bare(Phase::Reinforcement, Side::Japan);
    t.p.turn = 6;
    // One counter is left: both steps stand in the same base.
    t.air(Nation::Japan, "truk", 2 * (board().air_counters[0].double - 1));
    t.begin(&[]);
    assert_eq!(t.diary.arriving, [(Nation::Japan, 2, false)]);
    t.act(place(1, "yokosuka"), &[]);
    t.refused(place(1, "kure"), rule::FS_006);
    t.act(Action::Done, &[]);
    assert_eq!(t.steps_at(Side::Japan, "yokosuka"), 2);
}

#[test]
fn fs_001_006_an_odd_step_leaves_room_beside_it() {
    let mut t = bare(Phase::Reinforcement, Side::Japan);
    t.p.turn = 6;
    // The last counter has one step on it, at Yokosuka.
    t.air(Nation::Japan, "truk", 2 * (board().air_counters[0].double - 1)).air(Nation::Japan, "yokosuka", 1);
    let events = t.begin(&[]);
    assert!(events.contains(&Event::Cancelled { nation: Nation::Japan, steps: 1, kind: None }));
    t.refused(place(1, "kure"), rule::FS_006);
    t.act(Action::Done, &[]);
    assert_eq!(t.steps_at(Side::Japan, "yokosuka"), 2);
}

#[test]
fn fs_001_271_any_carrier_that_was_sunk() {
    let pick = |id| Action::Pick { unit: unit(id) };
    let mut t = bare(Phase::Reinforcement, Side::Allies);
    t.p.turn = 13;
    let events = t.begin(&[]);
    assert!(events.contains(&Event::Cancelled { nation: Nation::Usa, steps: 0, kind: Some(ShipKind::Cv) }));
    for id in ["wasp_hornet", "lexington_yorktown"] {
        t.place(id, Place::Sunk);
    }
    t.place("indomitable_formidable", Place::Sunk);
    t.put("essex_bunker_hill", "pearl_harbor");
    t.p.turn = 14;
    t.phase(Phase::Reinforcement, Side::Allies).begin(&[]);
    t.refused(Action::Done, rule::FS_092);
    t.refused(pick("essex_bunker_hill"), rule::FS_001);
    t.refused(pick("indomitable_formidable"), rule::FS_001);
    t.act(pick("wasp_hornet"), &[]);
    assert!(t.is_at("wasp_hornet", "west_coast_usa"));
    assert_eq!(t.where_is("lexington_yorktown"), Place::Sunk);
    assert!(t.legal(Action::Done));
    // One alone needs no choice.
    t.p.turn = 13;
    for u in board().all_units() {
        if board().unit(u).name == "new_york_texas" {
            t.p.unit_mut(u).at = Place::Gone;
        }
    }
    t.phase(Phase::Reinforcement, Side::Allies).begin(&[]);
    assert!(t.is_at("lexington_yorktown", "west_coast_usa"));
}

#[test]
fn fs_372_points_follow_arrivals() {
    let (_, events) = turn(5, Side::Allies);
    let first_points = events.iter().position(|e| matches!(e, Event::Supplied { .. })).unwrap();
    let last_arrival = events.iter().rposition(|e| matches!(e, Event::Arrived { .. })).unwrap();
    assert!(last_arrival < first_points);
}

#[test]
fn fs_121_122_378_free_moves_out_of_the_boxes() {
    let (mut t, _) = turn(5, Side::Allies);
    let points = [t.transport(Nation::Usa), t.transport(Nation::Britain)];
    t.act(ferry("indiana_south_dakota", "west_coast_usa"), &[]);
    t.act(ferry("25th_division", "west_coast_usa"), &[]);
    t.act(ferry_air(Nation::Usa, 3, "west_coast_usa"), &[]);
    t.act(ferry("h_class", "indian_ocean_ports"), &[]);
    assert!(t.is_at("indiana_south_dakota", "pearl_harbor") && t.is_at("25th_division", "pearl_harbor"));
    assert_eq!((t.steps_at(Side::Allies, "pearl_harbor"), t.steps_at(Side::Allies, "west_coast_usa")), (3, 1));
    assert!(t.is_at("h_class", "bombay"));
    assert_eq!(points, [t.transport(Nation::Usa), t.transport(Nation::Britain)]);
    t.refused(ferry("h_class", "west_coast_usa"), rule::FS_121);
    t.refused(ferry("indiana_south_dakota", "pearl_harbor"), rule::FS_121);
}

#[test]
fn fs_123_not_to_a_base_that_is_lost_or_attacked() {
    let (mut t, _) = turn(5, Side::Allies);
    t.control("pearl_harbor", Some(Side::Japan));
    t.refused(ferry("brooklyn", "west_coast_usa"), rule::FS_123);
    t.put("2nd_division", "bombay");
    t.refused(ferry("h_class", "indian_ocean_ports"), rule::FS_123);
    t.control("pearl_harbor", Some(Side::Allies));
    assert!(t.legal(ferry("brooklyn", "west_coast_usa")));
}

#[test]
fn fs_121_markers_with_their_option_alone() {
    let move_marker = Action::Ferry { item: Item::Marker { nation: Nation::Usa, value: 3 }, from: space("west_coast_usa") };
    for (options, allowed) in [(&[][..], false), (&["marker_free_move=true"][..], true)] {
        let mut t = bare_with(Phase::Reinforcement, Side::Allies, options);
        t.marker(Nation::Usa, "west_coast_usa", 3);
        assert_eq!(t.legal(move_marker), allowed);
        if allowed {
            t.act(move_marker, &[]);
            assert_eq!(t.markers[0].at, Place::At(space("pearl_harbor")));
        }
    }
}

const FLEET: [&str; 4] = ["victorious_illustrious", "king_george_v_duke_of_york", "dido", "p_class"];

/// A Japanese land unit at Ceylon in turn 8, then the Allied reinforcement phase.
fn india(n: u8) -> Bench {
    let mut t = bare(Phase::Return, Side::Japan);
    (t.p.turn, t.p.vp) = (n, 9);
    t.p.once.captured = [true, true];
    t.put("2nd_division", "ceylon");
    t.begin(&[]);
    t.until(Phase::Reinforcement, Side::Allies);
    t
}

#[test]
fn fs_324_430_the_fleet_comes_early() {
    let mut t = india(8);
    t.act(Action::Fleet, &[]);
    for id in FLEET {
        assert!(t.is_at(id, "indian_ocean_ports"), "{id}");
    }
    // Turn 14 brings its aircraft alone.
    t.p.turn = 14;
    t.put("dido", "bombay");
    let events = t.phase(Phase::Reinforcement, Side::Allies).begin(&[]);
    assert!(t.is_at("dido", "bombay"));
    assert!(
        !events
            .iter()
            .any(|e| matches!(e, Event::Arrived { item: Item::Unit(u), .. } if FLEET.contains(&board().unit(*u).id.as_str())))
    );
}

#[test]
fn fs_324_once_at_the_first_chance() {
    let mut t = bare(Phase::Reinforcement, Side::Allies);
    t.p.turn = 8;
    t.begin(&[]);
    t.refused(Action::Fleet, rule::FS_324);
    let mut t = india(8);
    t.act(Action::Done, &[]);
    assert!(FLEET.iter().all(|id| t.where_is(id) == Place::Waiting));
    t.p.turn = 9;
    t.phase(Phase::Reinforcement, Side::Allies).begin(&[]);
    t.refused(Action::Fleet, rule::FS_324);
    t.p.turn = 14;
    t.phase(Phase::Reinforcement, Side::Allies).begin(&[]);
    assert!(FLEET.iter().all(|id| t.is_at(id, "indian_ocean_ports")));
}

#[test]
fn fs_324_aboard_in_the_hex_is_enough() {
    let mut t = bare(Phase::Operations, Side::Japan);
    t.force(Side::Japan, "rangoon", "bombay", &["2nd_division"]);
    fire_in_the_sky::phases::reinforcement::watch(board(), &mut t.p);
    assert!(t.once.india_entered);
    let mut t = bare(Phase::Operations, Side::Japan);
    t.put("2nd_division", "rangoon");
    t.put("tone", "ceylon");
    fire_in_the_sky::phases::reinforcement::watch(board(), &mut t.p);
    assert!(!t.once.india_entered);
}

#[test]
fn fs_321_the_dutch_do_not_come_back() {
    let mut t = bare(Phase::Reinforcement, Side::Allies);
    t.place("abda", Place::Track(2));
    t.begin(&[]);
    assert_eq!(t.where_is("abda"), Place::Gone);
}
