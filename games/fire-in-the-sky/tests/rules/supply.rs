//! Supply lines (2.2.3.2).

use crate::bench::{Bench, bare, bare_with, board, space};
use fire_in_the_sky::{
    phases::supply,
    position::Phase,
    types::{Nation, Side, Space},
};

/// A map on which nobody holds a base but these, Japan's.
fn only(bases: &[&str]) -> Bench {
    only_with(bases, &[])
}

fn only_with(bases: &[&str], options: &[&str]) -> Bench {
    let mut t = bare_with(Phase::Battles, Side::Japan, options);
    t.p.control.fill(None);
    for id in bases {
        t.control(id, Some(Side::Japan));
    }
    t
}

fn reaches(t: &Bench, side: Side, from: &[&str], to: &str) -> bool {
    let from: Vec<Space> = from.iter().map(|id| space(id)).collect();
    supply::reach(board(), &t.p, side, &from).has(space(to))
}

#[test]
fn fs_056_057_legs_of_two_hexes_from_base_to_base() {
    let t = only(&["yokosuka", "iwo_jima", "truk"]);
    let from = ["yokosuka"];
    for to in ["yokosuka", "iwo_jima", "truk", "1115", "1113", "1313"] {
        assert!(reaches(&t, Side::Japan, &from, to), "{to}");
    }
    // The last leg may end anywhere, but no further than two hexes from a base.
    assert!(!reaches(&t, Side::Japan, &from, "1117"));
    assert!(!reaches(&only(&["yokosuka", "truk"]), Side::Japan, &from, "truk"));
    // R71: a base that nobody controls is no link.
    let mut t = t;
    t.control("iwo_jima", None);
    assert!(!reaches(&t, Side::Japan, &from, "truk"));
}

#[test]
fn e20_a_chain_of_bases_two_hexes_apart() {
    let t = bare(Phase::Battles, Side::Japan);
    let sources = supply::sources(board(), &t.p, Side::Japan);
    let all = supply::reach(board(), &t.p, Side::Japan, &sources);
    for id in ["truk", "marshall_islands", "palau", "saigon", "1413"] {
        let Some(s) = board().find(id) else { continue };
        assert!(all.has(s), "{id}");
    }
    assert!(supply::line(board(), &t.p, Side::Japan, space("saigon")));
    assert!(!supply::line(board(), &t.p, Side::Japan, space("noumea")));
}

#[test]
fn fs_065_paramushiro_has_no_line() {
    // E22: only sea control supplies it.
    let t = bare(Phase::Battles, Side::Japan);
    assert!(t.p.holds(Side::Japan, space("paramushiro")));
    assert!(!supply::line(board(), &t.p, Side::Japan, space("paramushiro")));
}

#[test]
fn fs_058_lines_cross_impassable_sides() {
    let t = only(&["hollandia"]);
    // Hollandia and Port Moresby: both ways over land are closed to ships.
    assert!(reaches(&t, Side::Japan, &["hollandia"], "port_moresby"));
}

#[test]
fn fs_059_060_a_zone_ends_the_line() {
    let mut t = only(&["truk", "marshall_islands"]);
    t.control("gilbert_islands", Some(Side::Allies)).air(Nation::Usa, "gilbert_islands", 1);
    // D10: what is in the zone is supplied, nothing beyond it.
    assert!(reaches(&t, Side::Japan, &["truk"], "marshall_islands"));
    assert!(!reaches(&t, Side::Japan, &["truk"], "gilbert_islands"));
    // An own air unit keeps it open.
    t.air(Nation::Japan, "marshall_islands", 1);
    assert!(reaches(&t, Side::Japan, &["truk"], "gilbert_islands"));
}

#[test]
fn fs_061_a_carrier_does_not_keep_it_open() {
    let mut t = only(&["truk", "marshall_islands"]);
    t.control("gilbert_islands", Some(Side::Allies)).air(Nation::Usa, "gilbert_islands", 1);
    t.put("akagi_kaga", "marshall_islands");
    let f = t.force(Side::Japan, "truk", "marshall_islands", &["shokaku_zuikaku"]);
    // R83: neither do aircraft aboard.
    t.aboard(f, Nation::Japan, 2);
    assert!(!reaches(&t, Side::Japan, &["truk"], "gilbert_islands"));
}

#[test]
fn fs_367_the_hex_between_counts_too() {
    let mut t = only(&["truk"]);
    assert!(reaches(&t, Side::Japan, &["truk"], "1313"));
    // The only hex between Truk and 1313 is 1212.
    t.control("rabaul", Some(Side::Allies)).air(Nation::Usa, "rabaul", 1);
    assert!(!reaches(&t, Side::Japan, &["truk"], "1313"));
    assert!(reaches(&t, Side::Japan, &["truk"], "1212"));
}

#[test]
fn fs_059_the_first_base_is_not_blocked_unless_the_table_says_so() {
    for (option, open) in [("supply_origin_blocked_by_azoc=false", true), ("supply_origin_blocked_by_azoc=true", false)] {
        let mut t = only_with(&["truk"], &[option]);
        t.control("saipan", Some(Side::Allies)).air(Nation::Usa, "saipan", 1);
        assert_eq!(reaches(&t, Side::Japan, &["truk"], "1113"), open, "{option}");
        assert!(reaches(&t, Side::Japan, &["truk"], "truk"));
    }
}

#[test]
fn fs_054_055_366_the_sources_are_national_bases_still_held() {
    let mut t = bare(Phase::Battles, Side::Japan);
    let names = |t: &Bench, side| -> Vec<&str> {
        supply::sources(board(), &t.p, side).iter().map(|s| board().space(*s).place.as_str()).collect()
    };
    assert_eq!(names(&t, Side::Japan), ["kure", "yokosuka"]);
    assert_eq!(names(&t, Side::Allies), ["west_coast_usa", "indian_ocean_ports"]);
    t.control("kure", Some(Side::Allies));
    assert_eq!(names(&t, Side::Japan), ["yokosuka"]);
}

#[test]
fn fs_066_an_entry_hex_is_one_hex_from_its_box() {
    let mut t = bare(Phase::Battles, Side::Allies);
    t.p.control.fill(None);
    t.control("west_coast_usa", Some(Side::Allies));
    assert!(reaches(&t, Side::Allies, &["west_coast_usa"], "dutch_harbor"));
    assert!(reaches(&t, Side::Allies, &["west_coast_usa"], "pearl_harbor"));
    assert!(!reaches(&t, Side::Allies, &["west_coast_usa"], "midway"));
}

#[test]
fn fs_056_a_base_under_a_marker_is_still_its_old_owners() {
    let mut t = only(&["yokosuka", "iwo_jima", "truk"]);
    t.p.occupied.push((space("iwo_jima"), Side::Allies));
    assert!(reaches(&t, Side::Japan, &["yokosuka"], "truk"));
}

#[test]
fn fs_323_british_supply_comes_from_the_indian_ocean_ports() {
    // Singapore serves their ships alone (17.5).
    let mut t = bare(Phase::Battles, Side::Allies);
    t.p.control.fill(None);
    t.control("singapore", Some(Side::Allies)).control("indian_ocean_ports", Some(Side::Allies));
    assert_eq!(supply::sources(board(), &t.p, Side::Allies), [space("indian_ocean_ports")]);
    assert!(!supply::line(board(), &t.p, Side::Allies, space("singapore")));
}

#[test]
fn fs_365_one_kind_of_line_for_every_purpose() {
    // The lifeline to Brisbane is the line of 2.2.3.2 from the West Coast alone.
    let mut t = bare(Phase::Battles, Side::Japan);
    assert!(reaches(&t, Side::Allies, &["west_coast_usa"], "brisbane"));
    for id in ["samoa", "fiji", "ellice_islands", "palmyra", "christmas_island", "gilbert_islands"] {
        t.control(id, Some(Side::Japan));
    }
    assert!(!reaches(&t, Side::Allies, &["west_coast_usa"], "brisbane"));
}
