//! Optional rules of chapter 18 that are about arrivals: Ranger, elite pilots, kamikazes, optional ships, catastrophes. And standing orders.

use crate::bench::{Bench, bare, bare_with, board, space, unit};
use fire_in_the_sky::{
    Action, Event,
    action::Order,
    event::PointsFor,
    position::{AirPlace, Phase, Place},
    rule,
    types::{Nation, Side},
};

/// A reinforcement phase about to begin.
fn before(n: u8, side: Side, options: &[&str]) -> Bench {
    let mut t = bare_with(Phase::Reinforcement, side, options);
    (t.p.turn, t.p.vp) = (n, 9);
    t
}

fn turn(n: u8, side: Side, options: &[&str]) -> Bench {
    let mut t = before(n, side, options);
    t.begin(&[]);
    t
}

fn in_box(t: &Bench, at: &str) -> u8 {
    t.p.steps(Side::Japan, AirPlace::Aviation(space(at)))
}

fn refit(id: &str) -> Action {
    Action::Refit { unit: unit(id) }
}

fn spend(at: &str) -> Action {
    Action::Spend { at: space(at) }
}

const RANGER: &[&str] = &["ranger=true"];
const ELITE: &[&str] = &["elite_pilots=true"];
const SHIPS: &[&str] = &["optional_ships=true"];
const KAMIKAZES: &[&str] = &["kamikazes=true"];
const CATASTROPHE: &[&str] = &["catastrophe=true"];

#[test]
fn fs_330_ranger_when_no_fleet_carrier_is_left() {
    let mut t = before(7, Side::Allies, RANGER);
    t.put("hermes", "ceylon");
    t.place("wasp_hornet", Place::Track(8));
    t.begin(&[]);
    let events = t.act(Action::Ranger, &[]);
    assert!(t.is_at("ranger", "west_coast_usa"));
    assert!(events.contains(&Event::Points { by: 1, total: 10, why: PointsFor::Ranger }));
    t.refused(Action::Ranger, rule::FS_330);
    let off = turn(7, Side::Allies, &[]);
    off.refused(Action::Ranger, rule::FS_330);
}

#[test]
fn fs_330_not_beside_another_fleet_carrier() {
    for (id, at) in [("indomitable_formidable", "ceylon"), ("wasp_hornet", "west_coast_usa")] {
        let mut t = before(7, Side::Allies, RANGER);
        t.put(id, at);
        t.begin(&[]);
        t.refused(Action::Ranger, rule::FS_330);
    }
    // The carriers of turn 8 are there before.
    turn(8, Side::Allies, RANGER).refused(Action::Ranger, rule::FS_330);
}

#[test]
fn fs_330_again_after_she_was_sunk() {
    let mut t = before(7, Side::Allies, RANGER);
    t.place("ranger", Place::Sunk);
    t.p.once.ranger = true;
    t.begin(&[]);
    t.act(Action::Ranger, &[]);
    assert_eq!(t.vp, 10);
}

#[test]
fn fs_338_437_steps_are_trained_for_a_year() {
    let mut t = turn(6, Side::Japan, ELITE);
    t.refused(Action::Train { steps: 3 }, rule::FS_338);
    t.act(Action::Train { steps: 1 }, &[]);
    assert_eq!(t.p.steps(Side::Japan, AirPlace::Training(10)), 1);
    t.act(Action::Done, &[]);
    assert_eq!(t.steps_at(Side::Japan, "kure"), 1);
    t.p.turn = 9;
    t.phase(Phase::Reinforcement, Side::Japan).begin(&[]);
    assert_eq!(t.p.steps(Side::Japan, AirPlace::Training(10)), 1, "not before");
    t.p.turn = 10;
    t.phase(Phase::Reinforcement, Side::Japan).begin(&[]);
    assert_eq!(in_box(&t, "kure"), 1);
    t.act(Action::StationAviation { steps: 1, at: space("yokosuka") }, &[]);
    assert_eq!((in_box(&t, "kure"), in_box(&t, "yokosuka")), (0, 1));
    t.refused(Action::StationAviation { steps: 1, at: space("kure") }, rule::FS_094);
}

#[test]
fn fs_339_no_naval_aviation_by_itself_after_turn_4() {
    let into = Action::Aviation { steps: 2, to: space("kure") };
    let t = turn(4, Side::Japan, ELITE);
    assert!(t.legal(into));
    t.refused(Action::Train { steps: 1 }, rule::FS_338);
    turn(7, Side::Japan, ELITE).refused(into, rule::FS_339);
    let plain = turn(7, Side::Japan, &[]);
    plain.refused(Action::Train { steps: 1 }, rule::FS_338);
    assert!(plain.legal(into));
}

#[test]
fn fs_338_only_steps_of_the_schedule_are_trained() {
    let mut t = before(5, Side::Japan, ELITE);
    t.air_at(Nation::Japan, AirPlace::Track(5), 2);
    t.begin(&[]);
    t.refused(Action::Train { steps: 1 }, rule::FS_338);
}

#[test]
fn fs_340_new_carriers_arrive_without_planes() {
    let t = turn(10, Side::Japan, ELITE);
    for id in ["ryuho_taiho", "chitose_chiyoda"] {
        assert_eq!(t.where_is(id), Place::NoPlanes(space("kure")));
    }
    let t = turn(4, Side::Japan, ELITE);
    assert!(t.is_at("junyo_hiyo", "kure"));
    assert!(turn(14, Side::Allies, ELITE).is_at("victorious_illustrious", "indian_ocean_ports"));
}

#[test]
fn fs_438_both_campaigns_begin_with_two_trained_steps() {
    for scenario in ["long", "short"] {
        let t = crate::bench::bench(scenario, ELITE);
        assert_eq!(in_box(&t, "kure") + in_box(&t, "yokosuka"), 2);
    }
}

/// Turn 6 begins with BB Ise/Hyuga there.
fn conversion(at: Place, options: &[&str]) -> Bench {
    let mut t = before(6, Side::Japan, options);
    t.place("ise_hyuga", at);
    t.begin(&[]);
    t
}

fn turn_9(mut t: Bench) -> Bench {
    t.p.turn = 9;
    t.p.diary = fire_in_the_sky::position::Diary::default();
    t.phase(Phase::Reinforcement, Side::Japan).begin(&[]);
    t
}

#[test]
fn fs_345_441_ise_and_hyuga_are_rebuilt() {
    let t = conversion(Place::At(space("truk")), SHIPS);
    assert_eq!((t.where_is("ise_hyuga"), t.where_is("ise_hyuga_bbv")), (Place::Gone, Place::Waiting));
    assert_eq!(turn_9(t).where_is("ise_hyuga_bbv"), Place::NoPlanes(space("kure")));
    for (at, options) in [(Place::Gone, SHIPS), (Place::At(space("truk")), &[][..])] {
        let t = conversion(at, options);
        assert_eq!(t.where_is("ise_hyuga"), at);
        assert_eq!(turn_9(t).where_is("ise_hyuga_bbv"), Place::Waiting);
    }
    assert_eq!(board().unit(unit("ise_hyuga_bbv")).ship().unwrap().air, 0);
}

#[test]
fn fs_345_from_the_turn_track_too() {
    let t = conversion(Place::Track(7), SHIPS);
    assert_eq!(turn_9(t).where_is("ise_hyuga_bbv"), Place::NoPlanes(space("kure")));
    let t = turn_9(conversion(Place::Track(11), SHIPS));
    assert_eq!(t.where_is("ise_hyuga_bbv"), Place::Track(11));
    let mut t = t;
    t.p.turn = 11;
    t.phase(Phase::Reinforcement, Side::Japan).begin(&[]);
    assert_eq!(t.where_is("ise_hyuga_bbv"), Place::NoPlanes(space("kure")));
}

#[test]
fn fs_345_optional_ships_of_the_schedule() {
    assert_eq!(turn(13, Side::Japan, &[]).where_is("shinano_unryu"), Place::Waiting);
    assert!(turn(13, Side::Japan, SHIPS).is_at("shinano_unryu", "kure"));
}

#[test]
fn fs_346_she_is_refitted_first() {
    let mut t = bare_with(Phase::Reinforcement, Side::Japan, SHIPS);
    t.place("ise_hyuga_bbv", Place::NoPlanes(space("kure")));
    t.place("zuiho_shoho", Place::NoPlanes(space("kure")));
    t.air_at(Nation::Japan, AirPlace::Aviation(space("kure")), 4);
    t.refused(refit("zuiho_shoho"), rule::FS_346);
    t.act(refit("ise_hyuga_bbv"), &[]);
    assert_eq!(in_box(&t, "kure"), 3);
    t.act(refit("zuiho_shoho"), &[]);
    assert!(t.is_at("ise_hyuga_bbv", "kure") && t.is_at("zuiho_shoho", "kure"));
}

/// Kamikazes are in force, and Japan has aircraft at two places and in training.
fn divine_wind(side: Side) -> Bench {
    let mut t = before(5, side, KAMIKAZES);
    t.p.once.kamikazes = true;
    t.air(Nation::Japan, "truk", 2).air(Nation::Japan, "formosa", 1);
    t.air_at(Nation::Japan, AirPlace::Training(9), 1);
    t.air(Nation::Usa, "midway", 1);
    t
}

#[test]
fn fs_344_japan_must_lose_a_step() {
    let mut t = divine_wind(Side::Japan);
    t.begin(&[]);
    assert_eq!(t.listed(), [spend("formosa"), spend("truk")]);
    t.refused(Action::Done, rule::FS_344);
    t.refused(spend("midway"), rule::FS_344);
    let events = t.act(spend("formosa"), &[]);
    assert_eq!(events[0], Event::Spent { by: Side::Japan, at: space("formosa") });
    assert_eq!((t.steps_at(Side::Japan, "formosa"), t.once.counters_lost), (0, 1));
    assert_ne!(t.p.phase, Phase::Reinforcement);
    // The last base with aircraft leaves no choice.
    t.phase(Phase::Reinforcement, Side::Japan).begin(&[]);
    assert_eq!((t.steps_at(Side::Japan, "truk"), t.once.counters_lost), (1, 1), "a step of two keeps its counter");
}

#[test]
fn fs_344_the_allies_may_take_one() {
    let mut t = divine_wind(Side::Allies);
    t.put("portland", "west_coast_usa");
    t.begin(&[]);
    t.act(Action::Done, &[]);
    assert_eq!(t.asked(), Some(Side::Allies));
    t.act(spend("truk"), &[]);
    assert_eq!((t.steps_at(Side::Japan, "truk"), t.once.counters_lost), (1, 0));
    let mut t = divine_wind(Side::Allies);
    t.begin(&[]);
    t.act(Action::Done, &[]);
    t.act(Action::Done, &[]);
    assert_eq!(t.steps_at(Side::Japan, "truk"), 2);
    let mut t = divine_wind(Side::Allies);
    t.p.once.kamikazes = false;
    t.begin(&[]);
    t.act(Action::Done, &[]);
    assert_ne!(t.p.phase, Phase::Reinforcement);
}

#[test]
fn fs_347_348_catastrophe_in_a_japanese_port() {
    let mut t = before(5, Side::Japan, CATASTROPHE);
    for (id, at) in
        [("mutsu_nagato", "kure"), ("fubuki_1", "kure"), ("tone", "kure"), ("akagi_kaga", "yokosuka"), ("takao", "truk")]
    {
        t.put(id, at);
    }
    t.begin(&[1, 1]);
    assert_eq!(t.asked(), Some(Side::Japan));
    let doom = |at| Action::Doom { at: space(at) };
    let sink = |id| Action::Sink { unit: unit(id) };
    assert_eq!(t.listed(), [doom("kure"), doom("yokosuka")]);
    t.refused(Action::Done, rule::FS_344);
    t.act(doom("kure"), &[]);
    assert_eq!(t.asked(), Some(Side::Allies));
    t.refused(sink("akagi_kaga"), rule::FS_348);
    t.act(sink("tone"), &[]);
    assert_eq!(t.where_is("tone"), Place::Sunk);
    let mut t = before(5, Side::Japan, CATASTROPHE);
    t.put("mutsu_nagato", "kure");
    t.begin(&[1, 2]);
    assert!(t.is_at("mutsu_nagato", "kure"));
}

#[test]
fn fs_348_carriers_without_planes_are_in_port() {
    let mut t = before(5, Side::Japan, CATASTROPHE);
    t.place("akagi_kaga", Place::NoPlanes(space("kure")));
    t.begin(&[1, 1]);
    t.act(Action::Sink { unit: unit("akagi_kaga") }, &[]);
    assert_eq!(t.where_is("akagi_kaga"), Place::Gone);
}

#[test]
fn fs_442_no_great_ship_no_catastrophe() {
    let mut t = before(5, Side::Japan, CATASTROPHE);
    t.put("tone", "kure");
    t.put("mutsu_nagato", "truk");
    let events = t.begin(&[1, 1]);
    assert!(events.iter().any(|e| matches!(e, Event::Catastrophe { dice: [1, 1], sunk: None, .. })));
    assert!(t.is_at("tone", "kure"));
    assert_ne!(t.p.phase, Phase::Reinforcement);
}

#[test]
fn fs_349_347_one_of_the_great_ships_of_the_west_coast() {
    let mut t = before(7, Side::Allies, CATASTROPHE);
    for id in ["essex_bunker_hill", "langley_monterey", "portland"] {
        t.put(id, "west_coast_usa");
    }
    t.put("iowa_new_jersey", "pearl_harbor");
    // The battleship of turn 7 has arrived before: the third of three in the order of the counters.
    t.begin(&[1, 1, 3]);
    assert_eq!(t.where_is("alabama_massachusetts"), Place::Gone);
    assert!(t.is_at("essex_bunker_hill", "west_coast_usa") && t.is_at("langley_monterey", "west_coast_usa"));
}

#[test]
fn fs_347_the_roll_comes_between_arrivals_and_free_moves() {
    let ferry = Action::Ferry { item: fire_in_the_sky::action::Item::Unit(unit("portland")), from: space("west_coast_usa") };
    let mut t = before(14, Side::Allies, CATASTROPHE);
    for id in ["wasp_hornet", "lexington_yorktown"] {
        t.place(id, Place::Sunk);
    }
    t.put("portland", "west_coast_usa");
    t.begin(&[]);
    t.refused(ferry, rule::FS_347);
    t.act(Action::Pick { unit: unit("wasp_hornet") }, &[]);
    t.act(Action::Done, &[3, 4]);
    t.act(ferry, &[]);
    assert!(t.is_at("portland", "pearl_harbor"));
}

#[test]
fn fs_288_the_home_of_a_ship_is_a_standing_order() {
    let home = |id: &str, at: &str| Action::Home { unit: unit(id), at: space(at) };
    let mut t = bare(Phase::Reinforcement, Side::Allies);
    let tone = t.put("tone", "truk");
    t.p.unit_mut(tone).home = None;
    t.put("portland", "fiji");
    let check = |t: &Bench, side, a| fire_in_the_sky::phases::check(board(), &t.p, side, &a);
    assert!(check(&t, Side::Allies, home("tone", "kure")).is_err());
    assert!(check(&t, Side::Japan, home("portland", "kure")).is_err());
    assert!(check(&t, Side::Japan, home("tone", "truk")).is_err());
    t.order(Side::Japan, home("tone", "yokosuka"));
    assert_eq!(t.unit(unit("tone")).home, Some(space("yokosuka")));
    assert!(check(&t, Side::Japan, home("tone", "yokosuka")).is_err(), "nothing changes");
    t.control("kure", Some(Side::Allies));
    assert!(check(&t, Side::Japan, home("tone", "kure")).is_err(), "lost");
}

#[test]
fn fs_288_standing_orders_are_listed_when_they_change_something() {
    let mut t = bare(Phase::Reinforcement, Side::Allies);
    let tone = t.put("tone", "truk");
    t.p.unit_mut(tone).home = None;
    for side in Side::ALL {
        let mut all = Vec::new();
        fire_in_the_sky::phases::standing::list(board(), &t.p, side, &mut all);
        assert!(all.iter().all(|a| fire_in_the_sky::phases::check(board(), &t.p, side, a).is_ok()));
        assert_eq!(all.len(), Order::ALL.len() + if side == Side::Japan { 2 } else { 0 });
    }
    for order in Order::ALL {
        let on = fire_in_the_sky::phases::standing::get(&t.p.standing[1], order);
        t.order(Side::Allies, Action::Order { order, on: !on });
        assert_eq!(fire_in_the_sky::phases::standing::get(&t.p.standing[1], order), !on);
    }
}
