//! Sections 3 and 13.4: holding, supply and grades.

use crate::support::*;
use fleet_commander_nimitz::{
    phases::holding,
    position::{Phase, Place},
    types::{Grade, Side},
};

fn grades(year: u16, all: &[(u8, Grade)]) {
    for (n, grade) in all {
        assert_eq!(board().campaign(year).grade(*n), *grade, "{year}: {n}");
    }
}

#[test]
fn e1_fn_003_seven_of_1942_is_good() {
    use Grade::{Good, Great, Historical, Poor, Replaced};
    grades(1942, &[(8, Great), (7, Good), (6, Historical), (5, Historical), (4, Poor), (3, Replaced), (0, Replaced)]);
}

#[test]
fn fn_004_grades_of_1943() {
    use Grade::{Good, Great, Historical, Poor, Replaced};
    grades(1943, &[(10, Great), (9, Good), (8, Good), (7, Historical), (6, Historical), (5, Poor), (4, Replaced)]);
}

#[test]
fn fn_005_grades_of_1944() {
    use Grade::{Good, Great, Historical, Poor, Replaced};
    grades(1944, &[(14, Great), (13, Good), (12, Good), (11, Historical), (9, Historical), (8, Poor), (7, Poor), (6, Replaced)]);
}

#[test]
fn fn_006_grades_of_1945() {
    use Grade::{Good, Great, Historical, Poor, Replaced};
    grades(1945, &[(19, Great), (18, Good), (17, Historical), (15, Historical), (14, Poor), (7, Poor), (6, Replaced)]);
}

#[test]
fn fn_007_somebody_must_be_ashore() {
    let mut p = bare(1942, Phase::Movement);
    assert!(!holding::held(board(), &p).has(area("hawaii")));
    put(&mut p, "25th-inf", "hawaii");
    assert!(holding::held(board(), &p).has(area("hawaii")));
    put(&mut p, "25th-inf", "samoa");
    put(&mut p, "11th-bg", "hawaii");
    assert!(holding::held(board(), &p).has(area("hawaii")), "aircraft hold too");
}

#[test]
fn fn_008_no_japanese_may_be_ashore() {
    let mut p = bare(1942, Phase::Movement);
    put(&mut p, "25th-inf", "hawaii");
    battalion(&mut p, Side::Japan, "hawaii");
    assert!(!holding::held(board(), &p).has(area("hawaii")));
    let mut p = bare(1942, Phase::Movement);
    put(&mut p, "25th-inf", "hawaii");
    put(&mut p, "1-kokutai", "hawaii");
    assert!(!holding::held(board(), &p).has(area("hawaii")));
}

#[test]
fn fn_009_it_must_be_in_supply() {
    let mut p = bare(1942, Phase::Movement);
    put(&mut p, "25th-inf", "midway");
    assert!(!holding::held(board(), &p).has(area("midway")), "Hawaii passes nothing on");
    put(&mut p, "11th-bg", "hawaii");
    assert!(holding::held(board(), &p).has(area("midway")));
}

#[test]
fn fn_010_ships_neither_hold_nor_contest() {
    let mut p = bare(1942, Phase::Movement);
    put(&mut p, "lexington", "hawaii");
    assert!(!holding::held(board(), &p).has(area("hawaii")));
    put(&mut p, "25th-inf", "hawaii");
    put(&mut p, "kaga", "hawaii");
    assert!(holding::held(board(), &p).has(area("hawaii")));
}

#[test]
fn fn_344_infantry_on_a_transport_holds_nothing() {
    let mut p = bare(1942, Phase::Movement);
    let u = put(&mut p, "25th-inf", "hawaii");
    p.units[u as usize].aboard = true;
    assert!(!holding::held(board(), &p).has(area("hawaii")));
}

#[test]
fn fn_043_044_infantry_landed_and_squadrons_are_ashore() {
    let mut p = bare(1942, Phase::Movement);
    let (inf, air, ship) =
        (put(&mut p, "25th-inf", "hawaii"), put(&mut p, "11th-bg", "hawaii"), put(&mut p, "lexington", "hawaii"));
    assert!(p.is_ashore(board(), inf) && p.is_ashore(board(), air) && !p.is_ashore(board(), ship));
    p.units[inf as usize].aboard = true;
    assert!(!p.is_ashore(board(), inf));
}

#[test]
fn fn_320_a_chain_of_held_areas_to_the_west_coast() {
    let mut p = bare(1942, Phase::Movement);
    put(&mut p, "25th-inf", "hawaii");
    put(&mut p, "mag-22", "midway");
    put(&mut p, "mag-13", "wake");
    assert!(holding::supplied(board(), &p).has(area("wake")));
    put(&mut p, "mag-22", "alaska");
    assert!(!holding::supplied(board(), &p).has(area("wake")), "Midway was the link");
}

#[test]
fn e71_fn_321_322_what_is_contested_is_supplied_and_passes_nothing_on() {
    let mut p = bare(1942, Phase::Movement);
    put(&mut p, "25th-inf", "hawaii");
    put(&mut p, "mag-22", "midway");
    put(&mut p, "32nd-inf", "wake");
    battalion(&mut p, Side::Japan, "wake");
    for id in ["43rd-inf", "americal-inf", "1st-marine", "8th-fg"] {
        put(&mut p, id, "mariana");
    }
    let supplied = holding::supplied(board(), &p);
    assert!(supplied.has(area("wake")) && !supplied.has(area("mariana")));
}

#[test]
fn e117_supply_and_objectives_at_set_up() {
    for (year, held, unsupplied) in
        [(1942, 6, vec![]), (1943, 5, vec![]), (1944, 5, vec!["marshall", "philippines"]), (1945, 10, vec![])]
    {
        let p = sheet(year);
        assert_eq!(holding::objectives(board(), &p).len(), held, "{year}");
        let supplied = holding::supplied(board(), &p);
        let without: Vec<&str> = board()
            .areas
            .iter()
            .enumerate()
            .filter(|(i, _)| {
                let s = ironbottom_kernel::area::Space(*i as u8);
                p.ashore(board(), Side::Us, s) && !supplied.has(s)
            })
            .map(|(_, a)| a.id.as_str())
            .collect();
        let mut without = without;
        without.sort_unstable();
        assert_eq!(without, unsupplied, "{year}");
    }
}

#[test]
fn fn_014_042_markers_are_blue_where_the_us_alone_is_ashore() {
    let p = sheet(1942);
    let blue = holding::blue(board(), &p);
    // New Guinea is contested, so it begins red (R60).
    assert!(blue.has(area("hawaii")) && blue.has(area("solomon")) && !blue.has(area("new_guinea")) && !blue.has(area("gilbert")));
    assert!(!blue.has(area("australia")), "no objective");
}

#[test]
fn e113_fn_337_points_of_the_invasion() {
    for (total, points) in [(0, 0), (49, 0), (50, 1), (79, 1), (80, 2), (99, 2), (100, 3), (240, 3)] {
        assert_eq!(board().invasion_points(total), points, "{total}");
    }
    let mut p = sheet(1945);
    for u in &mut p.units {
        if u.at == Place::Box {
            u.at = Place::Gone;
        }
    }
    assert_eq!(holding::invasion(board(), &p), 0);
}
