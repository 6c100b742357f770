//! What is printed: counters (2.1), the map (2.2), the schedule (21).

use crate::bench::{board, sea, space, unit};
use fire_in_the_sky::{
    board::{Arm, Arrival},
    types::{Nation, Quarters, ShipKind, Side, Space},
};

fn around(id: &str) -> Vec<&'static str> {
    let mut all: Vec<&str> = board().space(space(id)).around.iter().map(|s| board().space(*s).id.as_str()).collect();
    all.sort_unstable();
    all
}

fn lanes(id: &str) -> Vec<&'static str> {
    let mut all: Vec<&str> = board().lanes[sea(id).i()].iter().map(|s| board().sea_id(*s)).collect();
    all.sort_unstable();
    all
}

fn places(want: impl Fn(Space) -> bool) -> Vec<&'static str> {
    board().all_spaces().filter(|s| want(*s)).map(|s| board().space(s).place.as_str()).collect()
}

#[test]
fn fs_003_four_nations_with_anzac_among_the_americans() {
    assert_eq!(Nation::ALL.map(Nation::side), [Side::Japan, Side::Allies, Side::Allies, Side::Allies]);
    for (id, nation) in [
        ("perth", Nation::Usa),
        ("30th_australian_brigade", Nation::Usa),
        ("8th_new_zealand_brigade", Nation::Usa),
        ("indian_army", Nation::Britain),
        ("deruyter", Nation::Netherlands),
    ] {
        assert_eq!(board().unit(unit(id)).nation, nation, "{id}");
    }
}

#[test]
fn fs_001_002_the_counters_in_the_box() {
    let count = |n: Nation, kind: ShipKind| {
        board().units.iter().filter(|u| u.nation == n && u.ship().is_some_and(|s| s.kind == kind)).count()
    };
    use ShipKind::{Bb, Bbv, Ca, Cb, Cl, Claa, Cv, Cvl, Dd};
    let kinds = [Cv, Cvl, Bb, Bbv, Cb, Ca, Cl, Claa, Dd];
    assert_eq!(kinds.map(|k| count(Nation::Japan, k)), [5, 4, 6, 1, 0, 5, 0, 0, 12]);
    assert_eq!(kinds.map(|k| count(Nation::Usa, k)), [9, 4, 11, 0, 1, 6, 8, 1, 20]);
    assert_eq!(kinds.map(|k| count(Nation::Britain, k)), [2, 1, 4, 0, 0, 1, 2, 0, 6]);
    assert_eq!(kinds.map(|k| count(Nation::Netherlands, k)), [0, 0, 0, 0, 0, 0, 1, 0, 1]);
    assert_eq!(board().units.iter().filter(|u| u.land().is_some()).count(), 25);
    // Several counters of a class have one name.
    assert_eq!(board().unit(unit("fletcher_6")).name, "fletcher");
    assert_eq!(board().markers, [1, 2, 3, 4]);
}

#[test]
fn fs_012_only_abda_has_a_single_step() {
    let single: Vec<&str> =
        board().units.iter().filter(|u| u.land().is_some_and(|l| l.steps == 1)).map(|u| u.id.as_str()).collect();
    assert_eq!(single, ["abda"]);
    assert!(board().units.iter().filter_map(|u| u.land()).all(|l| l.steps == 1 || l.reduced * 2 == l.combat));
}

#[test]
fn e2_fs_013_a_reduced_unit_of_8_is_still_of_class_8() {
    let army = board().unit(unit("8th_army"));
    let land = army.land().unwrap();
    assert_eq!((land.combat, land.reduced, army.class), (8, 4, Quarters::whole(8)));
    for u in &board().units {
        if let Arm::Land(l) = &u.arm {
            assert_eq!(u.class, Quarters::whole(l.combat.into()), "{}", u.id);
        }
    }
}

#[test]
fn fs_026_360_only_the_hexes_are_in_play_the_cut_ones_too() {
    assert_eq!(board().hexes, 148);
    assert_eq!(around("1400"), ["1301", "1402", "1501"]);
    assert_eq!(lanes("1220"), ["1119", "1218", "1319"]);
    assert!(board().find("0418").is_none(), "Australia has no hexes");
}

#[test]
fn fs_027_361_the_sea_reaches_every_hex_but_gangetic_plain() {
    let dry = places(|s| !board().space(s).sea);
    assert_eq!(dry, ["gangetic_plain"]);
    assert!(lanes("gangetic_plain").is_empty());
    assert!(board().lanes.iter().flatten().all(|s| board().space_of(*s) != space("gangetic_plain")));
    let links: Vec<Space> = board().links(space("gangetic_plain"), false).collect();
    assert_eq!(links, [space("bombay"), space("calcutta")]);
}

#[test]
fn fs_028_ships_do_not_cross_thick_sides() {
    for (a, b) in [
        ("bombay", "0109"),
        ("0010", "0109"),
        ("burma", "bangkok"),
        ("rangoon", "bangkok"),
        ("bangkok", "hainan"),
        ("hollandia", "1016"),
        ("hollandia", "0915"),
        ("lae", "port_moresby"),
        ("lae", "1016"),
    ] {
        let (x, y) = (space(a), space(b));
        assert!(board().space(x).around.contains(&y), "{a} {b}");
        assert!(!board().lanes[x.i()].contains(&sea(b)) && !board().lanes[y.i()].contains(&sea(a)), "{a} {b}");
    }
    assert!(board().lanes[sea("hollandia").i()].contains(&sea("lae")));
}

#[test]
fn e25_fs_029_malaya_is_two_coasts() {
    assert_eq!(lanes("0412e"), ["0410", "0511", "0513"]);
    assert_eq!(lanes("0412w"), ["0311", "0313", "0414", "0513"]);
    assert!(lanes("singapore").contains(&"0412e") && lanes("singapore").contains(&"0412w"));
    assert!(lanes("saigon").contains(&"0412e") && !lanes("saigon").contains(&"0412w"));
    assert_eq!(board().space_of(sea("0412w")), space("malaya"));
}

#[test]
fn fs_039_land_links_one_of_them_by_option() {
    let joined = |a: &str, b: &str, doubtful: bool| board().links(space(a), doubtful).any(|s| s == space(b));
    for (a, b) in [
        ("bombay", "gangetic_plain"),
        ("calcutta", "burma"),
        ("burma", "rangoon"),
        ("rangoon", "bangkok"),
        ("bangkok", "malaya"),
        ("malaya", "singapore"),
        ("hollandia", "lae"),
        ("lae", "port_moresby"),
    ] {
        assert!(joined(a, b, false) && joined(b, a, false), "{a} {b}");
    }
    assert!(!joined("saigon", "bangkok", false) && !joined("bangkok", "saigon", false));
    assert!(joined("saigon", "bangkok", true) && joined("bangkok", "saigon", true));
    assert_eq!(board().all_spaces().map(|s| board().links(s, false).count()).sum::<usize>(), 18);
}

#[test]
fn fs_037_038_364_circles_are_no_bases_and_worth_nothing() {
    let circles = places(|s| board().space(s).land && board().base(s).is_none());
    assert_eq!(circles, ["gangetic_plain", "burma", "malaya"]);
    let points: u32 = board().bases().filter_map(|s| board().base(s)).map(|b| u32::from(b.vp)).sum();
    assert_eq!(points, 61);
}

#[test]
fn fs_040_041_red_borders_take_8_and_atolls_4() {
    let atolls = places(|s| board().space(s).stacking == Some(Quarters::whole(4)));
    let mut want = vec![
        "iwo_jima",
        "marshall_islands",
        "gilbert_islands",
        "wake",
        "midway",
        "palmyra",
        "christmas_island",
        "ellice_islands",
    ];
    let mut have = atolls;
    want.sort_unstable();
    have.sort_unstable();
    assert_eq!(have, want);
    assert_eq!(board().space(space("kure")).stacking, Some(Quarters::whole(8)));
    assert_eq!(board().space(space("west_coast_usa")).stacking, None);
}

#[test]
fn fs_047_048_capacities_as_printed() {
    let printed = |id: &str| {
        let base = board().base(space(id)).unwrap();
        (base.air, base.port.map(Quarters::floor))
    };
    assert_eq!(printed("rangoon"), (Some(4), Some(2)));
    assert_eq!(printed("pearl_harbor"), (Some(8), Some(16)));
    assert_eq!(printed("kure"), (Some(10), None));
    assert_eq!(printed("indian_ocean_ports"), (None, None));
}

#[test]
fn fs_054_055_national_bases() {
    let of = |n: Nation| board().national(n).map(|s| board().space(s).place.as_str()).collect::<Vec<_>>();
    assert_eq!(of(Nation::Japan), ["kure", "yokosuka"]);
    assert_eq!(of(Nation::Usa), ["west_coast_usa"]);
    assert_eq!(of(Nation::Britain), ["indian_ocean_ports"]);
    assert!(of(Nation::Netherlands).is_empty());
}

#[test]
fn fs_066_067_a_box_is_one_hex_from_its_entries() {
    let usa = space("west_coast_usa");
    assert_eq!(lanes("west_coast_usa"), ["1701", "1808", "1812"]);
    assert!(lanes("1808").contains(&"west_coast_usa"));
    assert_eq!(board().distance(usa, space("1701")), 1);
    assert_eq!(board().distance(space("dutch_harbor"), usa), 2);
    // No way leads through a box (R68).
    assert_eq!(board().distance(space("1808"), space("1812")), 2);
    assert_eq!(board().distance(space("1701"), space("1808")), 4);
    assert_eq!(board().distance(usa, space("indian_ocean_ports")), u8::MAX);
    assert_eq!(board().space(usa).linked, Some(space("pearl_harbor")));
    assert_eq!(board().space(space("indian_ocean_ports")).linked, Some(space("bombay")));
}

#[test]
fn fs_071_resource_hexes() {
    let mut all = places(|s| board().base(s).is_some_and(|b| b.resource));
    all.sort_unstable();
    assert_eq!(all, ["brunei", "singapore", "surabaya"]);
}

#[test]
fn distances_the_rulebook_states() {
    let far = |a: &str, b: &str| board().distance(space(a), space(b));
    assert_eq!(far("rabaul", "guadalcanal"), 1);
    assert!(
        far("noumea", "ellice_islands") <= 4 && far("ellice_islands", "pearl_harbor") <= 4 && far("noumea", "pearl_harbor") > 4
    );
    assert!(
        board()
            .bases()
            .filter(|s| board().base(*s).is_some_and(|b| b.national == Some(Nation::Japan)))
            .all(|s| { board().distance(s, space("paramushiro")) >= 3 })
    );
    assert_eq!(far("yokosuka", "pearl_harbor"), 7);
}

fn arrival(nation: Nation, turn: u8) -> Option<&'static Arrival> {
    board().arrivals.iter().find(|a| a.nation == nation && a.turn == turn)
}

fn named(a: &Arrival) -> Vec<&'static str> {
    a.units.iter().map(|u| board().unit(*u).id.as_str()).collect()
}

#[test]
fn fs_354_445_japanese_schedule() {
    for turn in 1..=16 {
        let air = arrival(Nation::Japan, turn).map_or(0, |a| a.air);
        assert_eq!(air, if [1, 3, 5].contains(&turn) { 0 } else { 2 }, "turn {turn}");
        let aviation = arrival(Nation::Japan, turn).is_some_and(|a| a.aviation);
        assert_eq!(aviation, [4, 7, 10, 13].contains(&turn), "turn {turn}");
    }
    assert_eq!(named(arrival(Nation::Japan, 4).unwrap()), ["yamato_musashi", "junyo_hiyo"]);
    assert_eq!(named(arrival(Nation::Japan, 10).unwrap()), ["ryuho_taiho", "chitose_chiyoda"]);
    assert_eq!(named(arrival(Nation::Japan, 9).unwrap()), ["ise_hyuga_bbv"]);
    assert_eq!(named(arrival(Nation::Japan, 13).unwrap()), ["shinano_unryu"]);
    assert_eq!((board().ise, board().ise_leaves), (Some(unit("ise_hyuga")), 6));
    assert!(board().arrivals.iter().all(|a| a.turn > 1));
}

#[test]
fn fs_355_allied_schedule() {
    let steps = |n: Nation| (1..=16).map(|t| arrival(n, t).map_or(0, |a| a.air)).collect::<Vec<_>>();
    assert_eq!(steps(Nation::Usa), [0, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
    assert_eq!(steps(Nation::Britain), [0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
    assert!(board().arrivals.iter().all(|a| a.nation != Nation::Netherlands));
    assert_eq!(
        named(arrival(Nation::Usa, 2).unwrap()),
        ["lexington_yorktown", "portland", "atlanta", "mahan", "1st_marine_division"]
    );
    assert_eq!(arrival(Nation::Usa, 13).unwrap().any, [ShipKind::Cv]);
    assert_eq!(arrival(Nation::Usa, 14).unwrap().any, [ShipKind::Cv]);
    assert_eq!(arrival(Nation::Usa, 15).unwrap().any, [ShipKind::Dd]);
    assert_eq!(
        named(arrival(Nation::Britain, 14).unwrap()),
        ["victorious_illustrious", "king_george_v_duke_of_york", "dido", "p_class"]
    );
    // Every counter has its place in a set-up or on the schedule; Ranger is called for.
    for (i, u) in board().units.iter().enumerate() {
        let scheduled = board().arrivals.iter().any(|a| a.units.iter().any(|n| n.i() == i));
        let placed = board().scenarios.iter().map(|s| s.units.iter().any(|(n, _)| n.i() == i));
        for placed in placed {
            assert!(scheduled != placed || u.id == "ranger", "{}", u.id);
        }
    }
}

#[test]
fn fs_020_the_turn_track() {
    let track: Vec<(u8, u8, u8)> = board().turns.iter().map(|t| (t.us_transport, t.sub, t.multiplier)).collect();
    assert_eq!(track.len(), 16);
    assert_eq!((track[0], track[1], track[2]), ((12, 2, 1), (14, 2, 1), (16, 2, 1)));
    assert_eq!((track[5], track[9], track[13]), ((20, 4, 2), (24, 6, 3), (28, 8, 4)));
}
