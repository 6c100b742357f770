//! Return to base (14), with the Dutch (17.4) and the British at Singapore (17.5).

use crate::bench::{Bench, bare, space, unit};
use fire_in_the_sky::{
    Action, Event,
    position::{AirPlace, Phase, Place},
    types::{Nation, Side},
};

fn returning(side: Side) -> Bench {
    bare(Phase::Return, side)
}

#[test]
fn fs_287_419_ships_that_sailed_go_home_others_stay() {
    let mut t = returning(Side::Japan);
    t.force(Side::Japan, "truk", "wake", &["takao"]);
    t.force(Side::Allies, "midway", "wake", &["enterprise_saratoga"]);
    t.put("mogami", "truk");
    let events = t.begin(&[]);
    assert!(events.iter().any(|e| matches!(e, Event::Returned { .. })));
    assert!(t.is_at("takao", "kure") && t.is_at("enterprise_saratoga", "west_coast_usa") && t.is_at("mogami", "truk"));
    assert!(t.p.forces.is_empty());
}

#[test]
fn fs_288_japan_chooses_among_the_bases_it_holds() {
    let mut t = returning(Side::Japan);
    for (id, from) in [("takao", "truk"), ("mogami", "yokosuka"), ("tone", "truk")] {
        t.force(Side::Japan, from, "wake", &[id]);
        t.p.unit_mut(unit(id)).home = None;
    }
    t.order(Side::Japan, Action::Home { unit: unit("tone"), at: space("yokosuka") });
    let mut lost = t.clone();
    t.begin(&[]);
    assert!(t.is_at("takao", "kure") && t.is_at("mogami", "yokosuka") && t.is_at("tone", "yokosuka"));
    // R59: one lost, the other; both lost, the turn track.
    lost.control("yokosuka", Some(Side::Allies));
    let mut none = lost.clone();
    lost.begin(&[]);
    assert!(["takao", "mogami", "tone"].iter().all(|id| lost.is_at(id, "kure")));
    none.control("kure", Some(Side::Allies));
    none.begin(&[]);
    assert_eq!(none.where_is("takao"), Place::Track(3));
}

#[test]
fn fs_322_the_british_return_to_singapore_until_it_is_occupied() {
    let mut t = returning(Side::Allies);
    t.force(Side::Allies, "ceylon", "rangoon", &["prince_of_wales_repulse"]);
    // R35: contested or not.
    t.put("25th_army", "singapore");
    let mut taken = t.clone();
    t.begin(&[]);
    assert!(t.is_at("prince_of_wales_repulse", "singapore"));
    let singapore = space("singapore");
    taken.p.occupied.push((singapore, Side::Japan));
    taken.begin(&[]);
    assert!(taken.is_at("prince_of_wales_repulse", "indian_ocean_ports"));
    assert!(taken.p.once.singapore_occupied);
    // For good, even if the Allies have it back.
    let mut back = returning(Side::Allies);
    back.p.once.singapore_occupied = true;
    back.force(Side::Allies, "ceylon", "rangoon", &["hermes"]);
    back.begin(&[]);
    assert!(back.is_at("hermes", "indian_ocean_ports"));
}

#[test]
fn fs_320_dutch_ships_go_to_surabaya_and_are_lost_with_it() {
    let mut t = returning(Side::Japan);
    t.force(Side::Allies, "surabaya", "brunei", &["deruyter"]);
    t.put("admiralen", "singapore");
    let mut taken = t.clone();
    t.begin(&[]);
    assert!(t.is_at("deruyter", "surabaya") && t.is_at("admiralen", "singapore"));
    // R36: occupied and captured in this turn.
    let surabaya = space("surabaya");
    taken.p.occupied.push((surabaya, Side::Japan));
    taken.begin(&[]);
    assert_eq!((taken.where_is("deruyter"), taken.where_is("admiralen")), (Place::Gone, Place::Gone));
}

#[test]
fn fs_289_290_420_an_occupied_base_changes_hands() {
    let mut t = returning(Side::Japan);
    let wake = space("wake");
    t.p.occupied.push((wake, Side::Japan));
    t.put("snlf", "wake");
    t.put("fletcher_1", "wake");
    t.put("new_york_texas", "wake");
    t.air(Nation::Usa, "wake", 2);
    // A ship that reacted there goes home first.
    t.force(Side::Allies, "midway", "wake", &["enterprise_saratoga"]);
    t.begin(&[]);
    assert_eq!((t.where_is("fletcher_1"), t.where_is("new_york_texas")), (Place::Sunk, Place::Gone));
    assert!(t.is_at("enterprise_saratoga", "west_coast_usa") && t.is_at("snlf", "wake"));
    assert_eq!(t.steps_at(Side::Allies, "wake"), 0);
    assert!(t.p.holds(Side::Japan, wake) && t.p.occupied.is_empty());
    assert_eq!((t.p.diary.captured.as_slice(), t.p.phase), ([wake].as_slice(), Phase::Redeployment));
}

#[test]
fn fs_072_289_the_boxes_of_kure_fall_with_it() {
    let mut t = returning(Side::Allies);
    let kure = space("kure");
    t.p.occupied.push((kure, Side::Allies));
    t.put("1st_marine_division", "kure");
    t.place("akagi_kaga", Place::NoPlanes(kure));
    t.air_at(Nation::Japan, AirPlace::Aviation(kure), 2).air_at(Nation::Japan, AirPlace::Aviation(space("yokosuka")), 1);
    t.begin(&[]);
    assert_eq!(t.where_is("akagi_kaga"), Place::Gone);
    assert_eq!(t.p.air.iter().map(|g| (g.at, g.steps)).collect::<Vec<_>>(), [(AirPlace::Aviation(space("yokosuka")), 1)]);
}

#[test]
fn fs_303_manila_and_singapore_are_captured_for_good() {
    for (id, captured) in [("manila", [true, false]), ("singapore", [false, true]), ("wake", [false, false])] {
        let mut t = returning(Side::Japan);
        let at = space(id);
        t.p.occupied.push((at, Side::Japan));
        t.put("snlf", id);
        t.begin(&[]);
        assert_eq!(t.p.once.captured, captured, "{id}");
    }
}

#[test]
fn fs_291_292_stacking_then_the_second_deployment() {
    let mut t = returning(Side::Japan);
    t.control("wake", Some(Side::Japan)).put("takao", "truk");
    t.put("2nd_division", "wake");
    t.put("snlf", "wake");
    t.begin(&[]);
    assert!(!t.is_at("2nd_division", "wake"));
    assert_eq!((t.p.phase, t.asked()), (Phase::Redeployment, Some(Side::Japan)));
}

#[test]
fn fs_172_aircraft_are_assigned_for_one_combat_phase() {
    let mut t = returning(Side::Japan);
    t.air(Nation::Japan, "truk", 2);
    t.p.air[0].to = Some(space("saipan"));
    t.begin(&[]);
    assert_eq!(t.p.air[0].to, None);
}

#[test]
fn fs_293_a_marker_still_aboard_goes_when_the_ships_do() {
    let mut t = returning(Side::Japan);
    let f = t.force(Side::Japan, "truk", "wake", &["takao"]);
    t.marker_at(Nation::Japan, Place::Force(f), 2);
    t.marker(Nation::Japan, "palau", 2);
    t.begin(&[]);
    assert!(t.p.markers.iter().all(|m| m.at == Place::At(space("palau"))));
}
