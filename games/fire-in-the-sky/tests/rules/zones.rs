//! Air zones of control (2.1.1.2).

use crate::bench::{Bench, bare, bare_with, board, space};
use fire_in_the_sky::{
    phases::zones,
    position::{AirGroup, AirPlace, Phase},
    types::{Nation, Side, SpaceSet},
};

/// The ids of the hexes in the zones of a side.
fn zone(t: &Bench, side: Side) -> Vec<&'static str> {
    zones::of(board(), &t.p, side).iter().map(|s| board().space(s).id.as_str()).collect()
}

fn set(ids: &[&str]) -> SpaceSet {
    SpaceSet::of(ids.iter().map(|id| space(id)))
}

#[test]
fn fs_009_aircraft_in_a_friendly_base_have_a_zone_of_seven_hexes() {
    let mut t = bare(Phase::Operations, Side::Japan);
    t.air(Nation::Usa, "wake", 1);
    let all = set(&["wake", "1307", "1311", "1208", "1210", "1408", "1410"]);
    assert_eq!(zones::of(board(), &t.p, Side::Allies), all);
    assert!(zone(&t, Side::Japan).is_empty());
    // The base must be friendly.
    t.control("wake", None);
    assert!(zone(&t, Side::Allies).is_empty());
}

#[test]
fn fs_009_impassable_sides_do_not_stop_a_zone() {
    let mut t = bare(Phase::Operations, Side::Japan);
    t.air(Nation::Japan, "hainan", 1);
    // R29: Hainan and Bangkok are parted by an impassable side.
    assert!(zone(&t, Side::Japan).contains(&"0410"));
}

#[test]
fn fs_010_011_neither_aircraft_at_sea_nor_carriers_have_a_zone() {
    let mut t = bare(Phase::Operations, Side::Japan);
    let f = t.force(Side::Japan, "truk", "wake", &["akagi_kaga"]);
    t.aboard(f, Nation::Japan, 2);
    t.put("shokaku_zuikaku", "truk");
    assert!(zone(&t, Side::Japan).is_empty());
}

#[test]
fn fs_009_a_box_off_the_map_is_no_hex() {
    let mut t = bare(Phase::Operations, Side::Allies);
    t.air(Nation::Usa, "west_coast_usa", 4);
    assert!(zone(&t, Side::Allies).is_empty());
}

#[test]
fn fs_175_the_zone_is_where_the_aircraft_stand() {
    let mut t = bare(Phase::Air, Side::Japan);
    t.air(Nation::Japan, "rabaul", 2).control("rabaul", Some(Side::Japan));
    let before = zone(&t, Side::Japan);
    for g in &mut t.p.air {
        g.to = Some(space("guadalcanal"));
    }
    assert_eq!(zone(&t, Side::Japan), before);
}

#[test]
fn fs_009_an_occupied_base_is_not_friendly_yet() {
    // R73: by the option it is.
    for (option, size) in [("occupied_base_azoc=false", 0), ("occupied_base_azoc=true", 7)] {
        let mut t = bare_with(Phase::Battles, Side::Japan, &[option]);
        t.air(Nation::Japan, "wake", 1);
        let wake = space("wake");
        t.p.occupied.push((wake, Side::Japan));
        assert_eq!(zone(&t, Side::Japan).len(), size, "{option}");
        // Aircraft of the old owner under the marker have theirs until they are removed.
        t.air(Nation::Usa, "wake", 1);
        assert_eq!(zone(&t, Side::Allies).len(), 7);
    }
}

#[test]
fn fs_333_aircraft_unloaded_at_an_occupied_base_wait_for_their_zone() {
    for (option, size) in [("base_delay=false", 7), ("base_delay=true", 0)] {
        let mut t = bare_with(Phase::Redeployment, Side::Japan, &[option]);
        t.control("wake", Some(Side::Japan)).air(Nation::Japan, "wake", 1);
        t.p.air[0].fresh = true;
        assert_eq!(zone(&t, Side::Japan).len(), size, "{option}");
    }
    // With both options they have none on the occupied base either.
    let mut t = bare_with(Phase::Battles, Side::Japan, &["base_delay=true", "occupied_base_azoc=true"]);
    t.p.occupied.push((space("wake"), Side::Japan));
    t.air(Nation::Japan, "wake", 1);
    assert_eq!(zone(&t, Side::Japan).len(), 7);
    t.p.air[0].fresh = true;
    assert!(zone(&t, Side::Japan).is_empty());
}

#[test]
fn fs_374_naval_aviation_has_a_zone_by_option_only() {
    for (option, size) in [("naval_aviation_azoc=false", 0), ("naval_aviation_azoc=true", 7)] {
        let mut t = bare_with(Phase::Operations, Side::Allies, &[option]);
        let kure = space("kure");
        t.air_at(Nation::Japan, AirPlace::Aviation(kure), 2);
        assert_eq!(zone(&t, Side::Japan).len(), size, "{option}");
        assert_eq!(t.p.air.iter().map(|g: &AirGroup| g.steps).sum::<u8>(), 2);
    }
}
