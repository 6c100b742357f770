//! Landing, replacement and unloading (12.3.4.1, 12.3.4.2, 12.3.5.2, 12.3.5.3).

use crate::{
    arena::{Allies, Japan, arena, ask_all, stage},
    bench::{Bench, space, unit},
};
use fire_in_the_sky::{
    Action, Event,
    action::Item,
    phases::battle::Stage,
    position::{AirPlace, ForceId, Place},
    rule,
    types::Nation,
};

const F: ForceId = ForceId(0);

fn land(id: &str) -> Action {
    Action::Land { item: Item::Unit(unit(id)), force: F }
}

/// A Japanese task force with a cruiser and a passenger in a hex where nobody opposes it; nothing lands by itself.
fn off(at: &str, passenger: &str) -> Bench {
    let mut t = arena(Japan);
    ask_all(&mut t);
    t.force(Japan, "truk", at, &["tone", passenger]);
    t
}

fn landed(events: &[Event]) -> usize {
    events.iter().filter(|e| matches!(e, Event::Landed { .. })).count()
}

#[test]
fn e13_fs_396_a_force_comes_to_its_own_base() {
    let mut t = arena(Japan);
    t.force(Japan, "truk", "palau", &["tone", "snlf"]);
    let events = t.begin(&[]);
    assert_eq!((landed(&events), t.is_at("snlf", "palau")), (1, true));
    assert!(!events.iter().any(|e| matches!(e, Event::BattleBegan { .. })));
}

#[test]
fn fs_244_landing_needs_control_of_the_sea() {
    let mut t = off("rabaul", "snlf");
    t.begin(&[]);
    assert!(t.legal(land("snlf")));
    t.act(land("snlf"), &[]);
    assert!(t.is_at("snlf", "rabaul"));
    // Alone, without a ship of war, there is none (R26).
    let mut t = arena(Japan);
    t.force(Japan, "truk", "rabaul", &["snlf"]);
    assert_eq!(landed(&t.begin(&[])), 0);
    assert_eq!(t.where_is("snlf"), Place::Track(3));
    // A marker keeps the question open: the unit of the force without ships stays refused.
    let mut t = off("rabaul", "snlf");
    t.force(Allies, "noumea", "rabaul", &["northampton"]);
    t.begin(&[6, 1]);
    t.act(Action::Done, &[]);
    let events = t.act(Action::Done, &[]);
    assert_eq!(landed(&events), 0);
}

#[test]
fn fs_245_148_149_landing_within_two_hexes_of_a_friendly_base_or_a_box() {
    // Truk to Rabaul is 2; nothing Japanese is near Noumea.
    for (at, near) in [("rabaul", true), ("noumea", false)] {
        let mut t = off(at, "snlf");
        t.marker_at(Nation::Japan, Place::Force(F), 1);
        t.begin(&[]);
        assert_eq!(t.p.battle.is_some(), near, "{at}");
    }
    // FS-386: any base. An OCCUPIED BASE is none (R73).
    let mut t = off("noumea", "snlf");
    t.control("guadalcanal", Some(Japan));
    t.begin(&[]);
    assert!(t.legal(land("snlf")));
    let mut t = off("noumea", "snlf");
    t.p.occupied.push((space("guadalcanal"), Japan));
    assert_eq!(landed(&t.begin(&[])), 0);
    // E21: Dutch Harbor with the box alone.
    let mut t = arena(Allies);
    t.control("dutch_harbor", Some(Japan)).control("attu", Some(Japan)).control("midway", Some(Japan));
    t.force(Allies, "west_coast_usa", "dutch_harbor", &["northampton", "19th_regiment"]);
    assert_eq!(landed(&t.begin(&[])), 1);
}

#[test]
fn fs_245_too_far_is_refused() {
    let mut t = off("noumea", "snlf");
    t.put("nankai", "noumea");
    t.p.unit_mut(unit("nankai")).reduced = true;
    t.marker(Nation::Japan, "noumea", 2);
    t.begin(&[]);
    assert_eq!(stage(&t), Stage::Land);
    t.refused(land("snlf"), rule::FS_245);
}

#[test]
fn fs_150_151_any_land_hex_the_open_sea_not() {
    let mut t = arena(Japan);
    t.force(Japan, "truk", "1212", &["tone", "snlf"]);
    assert_eq!(landed(&t.begin(&[])), 0);
    // FS-151: a friendly hex.
    let mut t = off("palau", "snlf");
    t.begin(&[]);
    assert!(t.legal(land("snlf")));
}

#[test]
fn fs_246_044_what_exceeds_the_stacking_limit_stays_aboard() {
    // Wake holds 4 of each side.
    let mut t = off("wake", "snlf");
    t.put("nankai", "wake");
    t.put("19th_regiment", "wake");
    t.force(Japan, "truk", "wake", &["mogami", "ichiki"]);
    t.begin(&[]);
    t.act(land("snlf"), &[1]);
    // No question for the other: it does not fit.
    assert_eq!((stage(&t), t.where_is("ichiki")), (Stage::Assault, Place::Force(ForceId(1))));
    let mut t2 = t.clone();
    t2.act(Action::Done, &[]);
    assert_eq!(t2.where_is("ichiki"), Place::Track(3));
    let mut t = off("wake", "snlf");
    t.put("2nd_division", "wake");
    t.marker_at(Nation::Japan, Place::Force(F), 1);
    t.begin(&[]);
    t.refused(land("snlf"), rule::FS_246);
}

#[test]
fn e107_fs_247_reduced_at_sea_in_this_phase_it_stays_aboard() {
    let mut t = off("rabaul", "snlf");
    (t.p.unit_mut(unit("snlf")).shaken, t.p.unit_mut(unit("snlf")).reduced) = (true, true);
    t.marker_at(Nation::Japan, Place::Force(F), 1);
    t.begin(&[]);
    t.refused(land("snlf"), rule::FS_247);
    t.act(Action::Done, &[]);
    assert_eq!(t.where_is("snlf"), Place::Track(3));
    // A unit that was reduced before lands.
    let mut t = off("rabaul", "snlf");
    t.p.unit_mut(unit("snlf")).reduced = true;
    t.begin(&[]);
    assert!(t.legal(land("snlf")));
}

#[test]
fn fs_248_249_a_landed_marker_restores_a_unit_there_or_over_a_link() {
    let mut t = off("lae", "akizuki_1");
    t.control("hollandia", Some(Japan));
    t.marker_at(Nation::Japan, Place::Force(F), 2);
    t.put("2nd_division", "lae");
    t.put("6th_division", "hollandia");
    t.put("38th_division", "truk");
    for u in ["2nd_division", "6th_division", "38th_division"] {
        t.p.unit_mut(unit(u)).reduced = true;
    }
    t.begin(&[]);
    t.act(Action::Land { item: Item::Marker { nation: Nation::Japan, value: 2 }, force: F }, &[]);
    let restore = |id: &str| Action::Restore { unit: unit(id), value: 2, from: space("lae") };
    assert!(t.legal(restore("2nd_division")) && t.legal(restore("6th_division")) && !t.legal(restore("38th_division")));
    t.act(restore("6th_division"), &[]);
    assert!(!t.unit(unit("6th_division")).reduced && t.markers.is_empty());
}

#[test]
fn fs_248_a_standing_order_lands_and_restores() {
    let mut t = arena(Japan);
    t.control("hollandia", Some(Japan));
    t.force(Japan, "truk", "lae", &["tone"]);
    t.marker_at(Nation::Japan, Place::Force(F), 2);
    t.put("2nd_division", "lae");
    t.p.unit_mut(unit("2nd_division")).reduced = true;
    t.begin(&[]);
    assert!(!t.unit(unit("2nd_division")).reduced && t.markers.is_empty());
}

#[test]
fn fs_201_408_what_carrier_forces_carry_stays_aboard() {
    let mut t = off("rabaul", "snlf");
    let c = t.force(Japan, "truk", "rabaul", &["zuiho_shoho", "nankai"]);
    t.begin(&[]);
    t.refused(Action::Land { item: Item::Unit(unit("nankai")), force: c }, rule::FS_201);
    t.act(Action::Done, &[]);
    assert_eq!(t.where_is("nankai"), Place::Track(3));
}

#[test]
fn fs_311_no_allied_landing_on_turn_1() {
    for (turn, lands) in [(1, 0), (2, 1)] {
        let mut t = arena(Allies);
        t.p.turn = turn;
        t.control("lae", Some(Japan));
        t.force(Allies, "rabaul", "lae", &["northampton", "19th_regiment"]);
        assert_eq!(landed(&t.begin(&[])), lands);
    }
    // Japan lands.
    let mut t = off("rabaul", "snlf");
    t.p.turn = 1;
    t.begin(&[]);
    assert!(t.legal(land("snlf")));
}

#[test]
fn fs_266_what_did_not_land_is_back_in_the_next_reinforcement_phase() {
    let mut t = off("rabaul", "snlf");
    t.begin(&[]);
    t.act(Action::Done, &[]);
    assert_eq!(t.where_is("snlf"), Place::Track(3));
}

#[test]
fn fs_262_413_ships_and_land_units_stay_in_the_hex() {
    let mut t = arena(Japan);
    t.force(Japan, "truk", "rabaul", &["tone", "snlf"]);
    t.put("19th_regiment", "rabaul");
    t.begin(&[]);
    assert_eq!(stage(&t), Stage::Assault);
    t.act(Action::Done, &[]);
    assert!(t.is_at("snlf", "rabaul") && t.is_at("19th_regiment", "rabaul"));
}

/// Two steps aboard, off a base.
fn ferry(at: &str) -> Bench {
    let mut t = arena(Japan);
    ask_all(&mut t);
    let f = t.force(Japan, "truk", at, &["tone"]);
    t.aboard(f, Nation::Japan, 2);
    t
}

#[test]
fn fs_264_385_air_steps_unload_at_a_friendly_base_within_its_capacity() {
    let mut t = ferry("palau");
    t.air(Nation::Japan, "palau", 3);
    t.begin(&[]);
    assert_eq!(stage(&t), Stage::Unload);
    t.refused(Action::Unload { force: F, steps: 2 }, rule::FS_264);
    t.act(Action::Unload { force: F, steps: 1 }, &[]);
    assert_eq!((t.steps_at(Japan, "palau"), t.p.steps(Japan, AirPlace::Track(3))), (4, 1));
    // Not at an enemy's, not in the open sea, not at a circle.
    for at in ["rabaul", "1212", "burma"] {
        let mut t = ferry(at);
        assert!(!t.begin(&[]).iter().any(|e| matches!(e, Event::Unloaded { .. })));
    }
}

#[test]
fn fs_264_260_air_steps_unload_where_their_side_has_occupied_the_base() {
    let mut t = ferry("rabaul");
    t.force(Japan, "truk", "rabaul", &["mogami", "snlf"]);
    // Enemy aircraft under the marker do not count (R80).
    t.air(Nation::Usa, "rabaul", 5);
    t.begin(&[]);
    let lands = Action::Land { item: Item::Unit(unit("snlf")), force: ForceId(1) };
    // Japan has no aircraft in the air: five points of the Allies choose between two forces first.
    assert_eq!(t.asked(), Some(Allies));
    t.act(Action::Done, &[]);
    t.act(lands, &[]);
    assert_eq!(stage(&t), Stage::Unload);
    t.act(Action::Unload { force: F, steps: 2 }, &[]);
    // They stay under way through the return to base; the occupier unloaded within the printed capacity.
    assert_eq!(t.steps_at(Japan, "rabaul"), 2);
}

#[test]
fn fs_153_unloading_needs_control_of_the_sea() {
    let mut t = arena(Japan);
    let f = t.force(Japan, "truk", "palau", &[]);
    t.aboard(f, Nation::Japan, 2);
    assert!(!t.begin(&[]).iter().any(|e| matches!(e, Event::Unloaded { .. })));
    assert_eq!(t.p.steps(Japan, AirPlace::Track(3)), 2);
}

#[test]
fn fs_265_412_air_steps_of_carrier_forces_do_not_unload() {
    let mut t = arena(Japan);
    let f = t.force(Japan, "truk", "palau", &["zuiho_shoho"]);
    t.aboard(f, Nation::Japan, 2);
    t.force(Japan, "truk", "palau", &["tone"]);
    assert!(!t.begin(&[]).iter().any(|e| matches!(e, Event::Unloaded { .. })));
    assert_eq!((t.p.steps(Japan, AirPlace::Track(3)), t.steps_at(Japan, "palau")), (2, 0));
}

#[test]
fn fs_412_a_carrier_force_is_refused_beside_another_that_unloads() {
    let mut t = ferry("palau");
    let c = t.force(Japan, "truk", "palau", &["zuiho_shoho"]);
    t.aboard(c, Nation::Japan, 1);
    t.begin(&[]);
    t.refused(Action::Unload { force: c, steps: 1 }, rule::FS_412);
}
