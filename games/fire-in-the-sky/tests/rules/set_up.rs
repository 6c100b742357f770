//! The set-ups of the two campaigns (19, 20), and stationing the home fleet.

use crate::bench::{Bench, bench, board, space, unit};
use fire_in_the_sky::{
    Action,
    position::{AirPlace, Phase, Place},
    rule,
    types::{Nation, Side},
};

fn points(t: &Bench) -> [String; 4] {
    Nation::ALL.map(|n| t.transport(n))
}

fn station(id: &str, at: &str) -> Action {
    Action::Station { unit: unit(id), at: space(at) }
}

/// Bases in the hands of nobody.
fn neutral(t: &Bench) -> Vec<&'static str> {
    let all = board().bases().filter(|s| t.control[s.i()].is_none());
    let mut all: Vec<&str> = all.map(|s| board().space(s).place.as_str()).collect();
    all.sort_unstable();
    all
}

#[test]
fn fs_019_052_353_the_long_campaign_as_set_up() {
    let t = bench("long", &[]);
    assert_eq!((t.turn, t.vp, t.pool, t.oil().as_str(), t.sub), (1, 0, 30, "30", [2, 2]));
    assert_eq!(points(&t), ["30", "12", "6", "0"]);
    assert_eq!(neutral(&t), ["bangkok", "hollandia", "lae"]);
    for (id, at) in [
        ("akagi_kaga", "yokosuka"),
        ("zuiho_shoho", "palau"),
        ("15th_army", "saigon"),
        ("kongo_haruna", "hainan"),
        ("nevada_oklahoma", "pearl_harbor"),
        ("prince_of_wales_repulse", "singapore"),
        ("abda", "surabaya"),
    ] {
        assert!(t.is_at(id, at), "{id}");
    }
    for (side, at, steps) in [
        (Side::Japan, "saigon", 8),
        (Side::Japan, "truk", 2),
        (Side::Allies, "pearl_harbor", 4),
        (Side::Allies, "wake", 1),
        (Side::Allies, "midway", 0),
    ] {
        assert_eq!(t.steps_at(side, at), steps, "{at}");
    }
    assert_eq!(t.units_in(Place::Escort).count(), 0);
    // Placed by a die on turn 1 (FS-312).
    assert_eq!(t.where_is("enterprise_saratoga"), Place::Waiting);
}

#[test]
fn fs_351_053_443_the_short_campaign_as_set_up() {
    let t = bench("short", &[]);
    assert_eq!((t.turn, t.vp, t.pool, t.oil().as_str(), t.sub), (2, 5, 30, "12", [2, 2]));
    assert_eq!(points(&t), ["4", "14", "6", "0"]);
    assert_eq!(neutral(&t), ["hollandia", "lae"]);
    for at in ["wake", "gilbert_islands", "rabaul", "brunei", "bangkok"] {
        assert!(t.holds(Side::Japan, space(at)), "{at}");
    }
    for at in ["manila", "singapore"] {
        assert!(t.holds(Side::Allies, space(at)) && t.present(board(), Side::Japan, space(at)), "{at}");
    }
    assert!(t.is_at("enterprise_saratoga", "noumea"));
}

#[test]
fn fs_352_444_battleships_on_the_track_and_reduced_armies() {
    let t = bench("short", &[]);
    for id in ["maryland_west_virginia", "california_tennessee", "nevada_oklahoma"] {
        assert_eq!(t.where_is(id), Place::Track(3), "{id}");
    }
    // Battleships are out for good, destroyers may serve again.
    assert_eq!(t.where_is("pennsylvania_arizona"), Place::Gone);
    assert_eq!(t.where_is("prince_of_wales_repulse"), Place::Gone);
    assert_eq!(t.where_is("c_class"), Place::Sunk);
    let reduced: Vec<&str> = board().all_units().filter(|u| t.unit(*u).reduced).map(|u| board().unit(u).id.as_str()).collect();
    assert_eq!(reduced, ["6th_army", "malaya_army"]);
}

#[test]
fn e19_five_points_for_five_bases() {
    let t = bench("short", &[]);
    let worth = |id: &str| i16::from(board().base(space(id)).unwrap().vp);
    let taken: i16 = ["wake", "gilbert_islands", "rabaul", "brunei", "bangkok"].map(worth).iter().sum();
    assert_eq!(t.vp, taken);
}

#[test]
fn fs_345_optional_ships_only_with_their_option() {
    for scenario in ["long", "short"] {
        assert_eq!(bench(scenario, &[]).where_is("hosho_ryujo"), Place::Waiting);
        assert!(bench(scenario, &["optional_ships=true"]).is_at("hosho_ryujo", "yokosuka"));
        assert!(bench(scenario, &["optional_ships=true"]).legal(station("hosho_ryujo", "kure")));
        assert!(!bench(scenario, &[]).legal(station("hosho_ryujo", "kure")));
    }
    assert_eq!(bench("long", &["ranger=true"]).where_is("ranger"), Place::Waiting);
}

#[test]
fn fs_438_two_trained_steps_with_elite_pilots_as_without() {
    for options in [&[][..], &["elite_pilots=true"]] {
        for scenario in ["long", "short"] {
            let t = bench(scenario, options);
            let steps = ["kure", "yokosuka"].map(|at| t.steps(Side::Japan, AirPlace::Aviation(space(at))));
            assert_eq!(steps, [1, 1]);
        }
    }
}

#[test]
fn japan_stations_each_unit_once() {
    let mut t = bench("long", &[]);
    assert_eq!((t.asked(), t.phase), (Some(Side::Japan), Phase::SetUp));
    t.refused(station("akagi_kaga", "yokosuka"), rule::FS_351);
    t.refused(station("akagi_kaga", "truk"), rule::FS_351);
    t.refused(station("takao", "kure"), rule::FS_351);
    t.act(station("akagi_kaga", "kure"), &[]);
    assert!(t.is_at("akagi_kaga", "kure"));
    assert_eq!(t.unit(unit("akagi_kaga")).home, Some(space("kure")));
    t.refused(station("akagi_kaga", "yokosuka"), rule::FS_351);
    t.act(station("2nd_division", "yokosuka"), &[]);
    assert!(t.is_at("2nd_division", "yokosuka"));
}

#[test]
fn fs_374_naval_aviation_is_shared_between_the_two_boxes() {
    let mut t = bench("short", &[]);
    let all = |steps: u8, at: &str| Action::StationAviation { steps, at: space(at) };
    t.refused(all(1, "kure"), rule::FS_374);
    t.refused(all(3, "kure"), rule::FS_374);
    t.refused(all(2, "truk"), rule::FS_374);
    assert!(t.legal(all(2, "kure")) && t.legal(all(2, "yokosuka")));
    t.act(all(2, "yokosuka"), &[]);
    assert_eq!(t.steps(Side::Japan, AirPlace::Aviation(space("yokosuka"))), 2);
    assert_eq!(t.steps(Side::Japan, AirPlace::Aviation(space("kure"))), 0);
    t.refused(all(2, "kure"), rule::FS_374);
}
