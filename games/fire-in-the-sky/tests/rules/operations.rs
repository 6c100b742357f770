//! Operational movement (9), with the map's rules of movement (2.2.1, 2.2.4).

use crate::bench::{Bench, at, bare, bare_with, board, sea, space, unit};
use fire_in_the_sky::{
    Action, Event,
    action::Item,
    phases::sailing::Chart,
    position::{ForceId, Phase, Place},
    rule,
    types::{Nation, Quarters, Side},
};

fn sail(id: &str, from: &str, to: &str) -> Action {
    Action::Sail { item: Item::Unit(unit(id)), from: space(from), to: sea(to) }
}

fn sail_air(nation: Nation, steps: u8, from: &str, to: &str) -> Action {
    Action::Sail { item: Item::Air { nation, steps }, from: space(from), to: sea(to) }
}

fn join(id: &str, f: u8) -> Action {
    Action::Join { item: Item::Unit(unit(id)), force: ForceId(f) }
}

fn japan() -> Bench {
    bare(Phase::Operations, Side::Japan)
}

fn allies() -> Bench {
    bare(Phase::Operations, Side::Allies)
}

/// The hexes of a way that was just sailed.
fn hexes(events: &[Event]) -> u8 {
    let [Event::Sailed { hexes, .. }] = events else { panic!("{events:?}") };
    *hexes
}

#[test]
fn fs_143_ships_go_their_allowance_and_others_four() {
    let mut t = japan();
    for id in ["takao", "zuiho_shoho", "ise_hyuga", "ichiki"] {
        t.put(id, "truk");
    }
    t.air(Nation::Japan, "truk", 2);
    // Truk to Pearl Harbor: 6 hexes.
    assert!(t.legal(sail("takao", "truk", "pearl_harbor")));
    assert!(t.legal(sail("zuiho_shoho", "truk", "pearl_harbor")));
    t.refused(sail("ise_hyuga", "truk", "pearl_harbor"), rule::FS_143);
    assert!(t.legal(sail("ise_hyuga", "truk", "1612")));
    assert!(t.legal(sail("ichiki", "truk", "1511")));
    t.refused(sail("ichiki", "truk", "1612"), rule::FS_143);
    assert!(t.legal(sail_air(Nation::Japan, 2, "truk", "1511")));
    t.refused(sail_air(Nation::Japan, 2, "truk", "1612"), rule::FS_143);
    // Units of the other side are not his, nor those elsewhere.
    t.put("enterprise_saratoga", "truk");
    t.refused(sail("enterprise_saratoga", "truk", "wake"), rule::FS_143);
    t.refused(sail("takao", "palau", "wake"), rule::FS_158);
}

#[test]
fn fs_028_144_impassable_sides_are_sailed_around() {
    let mut t = japan();
    t.put("takao", "hollandia");
    let events = t.act(sail("takao", "hollandia", "port_moresby"), &[]);
    assert_eq!(hexes(&events), 3);
    assert_eq!(t.p.forces[0].path, ["1014", "1115", "1216", "1117"].map(sea));
}

#[test]
fn fs_029_the_two_coasts_of_malaya() {
    // E25.
    let t = japan();
    let chart = Chart::of(board(), &t.p, Side::Japan);
    let ways = chart.ways(&[sea("0412e")], 2);
    let goals = |n| ways.within(n).iter().map(|s| board().sea_id(fire_in_the_sky::types::Sea(s.0))).collect::<Vec<_>>();
    assert_eq!(goals(1), ["0410", "0412e", "0511", "0513"].map(|id| board().sea_id(sea(id))));
    assert!(goals(2).contains(&"0412w"));
    assert_eq!(chart.way(&[sea("0412e")], sea("0412w"), 7).unwrap(), ["0412e", "0513", "0412w"].map(sea));
}

#[test]
fn fs_145_into_a_zone_and_one_hex_more() {
    let mut t = japan();
    t.put("ichiki", "truk");
    t.put("takao", "truk");
    assert!(t.legal(sail("ichiki", "truk", "1408")));
    t.air(Nation::Usa, "wake", 1);
    // D5: one hex into the zone, one more, and no further.
    assert!(t.legal(sail("ichiki", "truk", "1210")));
    assert!(t.legal(sail("ichiki", "truk", "wake")));
    t.refused(sail("ichiki", "truk", "1408"), rule::FS_145);
    // A ship goes around it.
    let events = t.act(sail("takao", "truk", "1408"), &[]);
    assert_eq!(hexes(&events), 5);
}

#[test]
fn fs_146_out_of_a_zone_one_hex() {
    let mut t = japan();
    t.put("takao", "truk");
    t.control("saipan", Some(Side::Allies)).air(Nation::Usa, "saipan", 1);
    assert!(t.legal(sail("takao", "truk", "1113")));
    assert!(t.legal(sail("takao", "truk", "truk")));
    t.refused(sail("takao", "truk", "1115"), rule::FS_146);
}

#[test]
fn fs_147_land_and_air_units_pay_their_class() {
    let mut t = japan();
    t.put("ichiki", "truk");
    t.air(Nation::Japan, "truk", 2);
    t.act(sail("ichiki", "truk", "wake"), &[]);
    assert_eq!((t.transport(Nation::Japan), t.oil()), ("28".into(), "30".into()));
    // E11.
    t.act(sail_air(Nation::Japan, 2, "truk", "wake"), &[]);
    assert_eq!(t.transport(Nation::Japan), "26");
    // Both sides, with points of their own nation (FS-021).
    let mut t = allies();
    t.put("17th_division", "rangoon");
    t.put("19th_regiment", "pearl_harbor");
    t.marker(Nation::Usa, "pearl_harbor", 3);
    t.act(sail("17th_division", "rangoon", "singapore"), &[]);
    t.act(sail("19th_regiment", "pearl_harbor", "midway"), &[]);
    assert_eq!((t.transport(Nation::Britain), t.transport(Nation::Usa)), ("26".into(), "28".into()));
    let marker = Item::Marker { nation: Nation::Usa, value: 3 };
    t.act(Action::Sail { item: marker, from: space("pearl_harbor"), to: sea("midway") }, &[]);
    assert_eq!(t.transport(Nation::Usa), "25");
    t.p.transport[1] = Quarters(3);
    t.put("21st_regiment", "pearl_harbor");
    t.refused(sail("21st_regiment", "pearl_harbor", "midway"), rule::FS_147);
}

#[test]
fn fs_154_155_oil_by_distance() {
    let mut t = japan();
    t.put("fubuki_1", "truk");
    t.put("fubuki_2", "truk");
    t.act(sail("fubuki_1", "truk", "1511"), &[]);
    assert_eq!(t.oil(), "29.5");
    // E12: 6 hexes.
    t.act(sail("fubuki_2", "truk", "pearl_harbor"), &[]);
    assert_eq!(t.oil(), "28.75");
    // What cannot be paid cannot sail.
    t.p.oil = Quarters::whole(2);
    t.put("akagi_kaga", "truk");
    assert!(t.legal(sail("akagi_kaga", "truk", "1511")));
    t.refused(sail("akagi_kaga", "truk", "pearl_harbor"), rule::FS_154);
}

#[test]
fn d6_fractions_are_lost_when_the_phase_ends() {
    let mut t = japan();
    t.p.oil = Quarters::whole(12);
    for id in ["fubuki_1", "takao", "akagi_kaga"] {
        t.put(id, "truk");
    }
    t.act(sail("fubuki_1", "truk", "pearl_harbor"), &[]);
    t.act(sail("takao", "truk", "pearl_harbor"), &[]);
    t.act(sail("akagi_kaga", "truk", "1511"), &[]);
    assert_eq!(t.oil(), "7.75");
    t.act(Action::Done, &[]);
    assert_eq!(t.oil(), "7");
}

#[test]
fn fs_024_156_allied_ships_sail_free() {
    let mut t = allies();
    t.put("enterprise_saratoga", "pearl_harbor");
    t.put("deruyter", "surabaya");
    t.p.transport = [Quarters(0); 4];
    t.act(sail("enterprise_saratoga", "pearl_harbor", "truk"), &[]);
    // FS-429: the Dutch too.
    t.act(sail("deruyter", "surabaya", "manila"), &[]);
    assert_eq!(t.oil(), "30");
}

#[test]
fn fs_429_dutch_ships_sail_without_cost() {
    let mut t = allies();
    t.put("deruyter", "surabaya");
    let events = t.act(sail("deruyter", "surabaya", "manila"), &[]);
    let [Event::Sailed { oil, transport, .. }] = &events[..] else { panic!("{events:?}") };
    assert_eq!((*oil, *transport), (Quarters(0), Quarters(0)));
}

#[test]
fn fs_318_abda_does_not_sail() {
    let mut t = allies();
    t.put("abda", "surabaya");
    t.p.transport[3] = Quarters::whole(9);
    t.refused(sail("abda", "surabaya", "brunei"), rule::FS_318);
}

#[test]
fn fs_157_four_ships_and_one_passenger() {
    let mut t = japan();
    for id in ["fubuki_1", "fubuki_2", "fubuki_3", "takao", "mogami", "ichiki", "snlf"] {
        t.put(id, "truk");
    }
    t.air(Nation::Japan, "truk", 3).marker(Nation::Japan, "truk", 2);
    t.act(sail("ichiki", "truk", "wake"), &[]);
    t.refused(join("snlf", 0), rule::FS_157);
    t.refused(Action::Join { item: Item::Air { nation: Nation::Japan, steps: 1 }, force: ForceId(0) }, rule::FS_157);
    t.refused(Action::Join { item: Item::Marker { nation: Nation::Japan, value: 2 }, force: ForceId(0) }, rule::FS_157);
    t.all(&["fubuki_1", "fubuki_2", "fubuki_3", "takao"].map(|id| join(id, 0)));
    t.refused(join("mogami", 0), rule::FS_157);
    assert_eq!(t.where_is("takao"), Place::Force(ForceId(0)));
    // One air unit: two steps.
    t.refused(sail_air(Nation::Japan, 3, "truk", "wake"), rule::FS_157);
    assert!(t.legal(sail_air(Nation::Japan, 1, "truk", "wake")));
    assert!(t.p.unit(unit("ichiki")).sailed && !t.p.unit(unit("takao")).sailed);
}

#[test]
fn fs_158_the_same_start_and_goal() {
    let mut t = japan();
    t.put("takao", "truk");
    t.put("mogami", "palau");
    t.act(sail("takao", "truk", "wake"), &[]);
    t.refused(join("mogami", 0), rule::FS_158);
    // Nor does a ship sail twice.
    t.refused(sail("takao", "truk", "palau"), rule::FS_158);
    t.refused(join("takao", 0), rule::FS_158);
}

#[test]
fn fs_159_the_slowest_unit_sets_the_pace() {
    let mut t = japan();
    for id in ["takao", "ise_hyuga", "zuiho_shoho", "ichiki"] {
        t.put(id, "truk");
    }
    t.act(sail("takao", "truk", "pearl_harbor"), &[]);
    t.refused(join("ise_hyuga", 0), rule::FS_159);
    t.refused(join("ichiki", 0), rule::FS_159);
    t.act(join("zuiho_shoho", 0), &[]);
    assert_eq!(t.oil(), "27");
}

#[test]
fn fs_154_a_task_force_that_stays_pays_as_well() {
    // R55.
    let mut t = japan();
    t.put("takao", "truk");
    let events = t.act(sail("takao", "truk", "truk"), &[]);
    assert_eq!((hexes(&events), t.oil()), (0, "29".into()));
    assert_eq!(t.p.forces[0].path, [sea("truk")]);
}

#[test]
fn fs_158_allied_nations_sail_together() {
    // R76.
    let mut t = allies();
    for id in ["enterprise_saratoga", "hermes", "deruyter", "19th_regiment"] {
        t.put(id, "brisbane");
    }
    t.act(sail("hermes", "brisbane", "noumea"), &[]);
    t.all(&["enterprise_saratoga", "deruyter", "19th_regiment"].map(|id| join(id, 0)));
    assert_eq!((t.transport(Nation::Usa), t.transport(Nation::Britain)), ("28".into(), "30".into()));
}

#[test]
fn fs_307_the_low_rate_on_turn_1() {
    let mut t = at("long", Phase::Operations, Side::Japan);
    let (before, cost) = (t.p.oil, Quarters::whole(2));
    assert!(t.is_at("akagi_kaga", "yokosuka"));
    let events = t.act(sail("akagi_kaga", "yokosuka", "pearl_harbor"), &[]);
    assert_eq!((hexes(&events), t.p.oil), (7, before.less(cost)));
    // On no other turn.
    t.p.turn = 3;
    t.act(sail("hiryu_soryu", "yokosuka", "pearl_harbor"), &[]);
    assert_eq!(t.p.oil, before.less(cost).less(Quarters::whole(3)));
}

#[test]
fn fs_317_from_turn_10_ships_of_a_resource_hex_need_no_oil() {
    for (turn, oil) in [(9, "27"), (10, "30")] {
        let mut t = japan();
        t.p.turn = turn;
        t.control("singapore", Some(Side::Japan)).put("akagi_kaga", "singapore");
        t.act(sail("akagi_kaga", "singapore", "iwo_jima"), &[]);
        assert_eq!(t.oil(), oil, "turn {turn}");
        t.put("hiryu_soryu", "saigon");
        let before = t.p.oil;
        t.act(sail("hiryu_soryu", "saigon", "hainan"), &[]);
        assert_eq!(t.p.oil, before.less(Quarters::whole(2)));
    }
}

#[test]
fn fs_314_british_units_that_stay_on_turn_1() {
    let t = at("long", Phase::Operations, Side::Allies);
    t.refused(sail("indian_army", "calcutta", "rangoon"), rule::FS_314);
    t.refused(sail("17th_division", "rangoon", "singapore"), rule::FS_314);
    t.refused(sail_air(Nation::Britain, 2, "ceylon", "rangoon"), rule::FS_314);
    assert!(t.legal(sail("malaya_army", "singapore", "0414")));
    let mut t = t;
    t.p.turn = 2;
    assert!(t.legal(sail("17th_division", "rangoon", "0313")));
}

#[test]
fn fs_067_070_boxes_are_one_hex_from_their_entry_hexes() {
    let mut t = allies();
    t.put("fletcher_1", "dutch_harbor");
    t.put("fletcher_2", "dutch_harbor");
    let events = t.act(sail("fletcher_1", "dutch_harbor", "west_coast_usa"), &[]);
    assert_eq!(hexes(&events), 2);
    // R68: they are no way through.
    let events = t.act(sail("fletcher_2", "dutch_harbor", "1808"), &[]);
    assert_eq!(hexes(&events), 5);
    t.put("new_york_texas", "dutch_harbor");
    t.refused(sail("new_york_texas", "dutch_harbor", "1812"), rule::FS_143);
    t.put("fletcher_3", "west_coast_usa");
    let events = t.act(sail("fletcher_3", "west_coast_usa", "pearl_harbor"), &[]);
    assert_eq!(hexes(&events), 2);
    let mut t = japan();
    t.put("takao", "dutch_harbor");
    t.refused(sail("takao", "dutch_harbor", "west_coast_usa"), rule::FS_070);
}

#[test]
fn fs_027_361_the_gangetic_plain_is_no_sea() {
    let mut t = allies();
    t.put("c_class", "calcutta");
    t.put("indian_army", "gangetic_plain");
    t.refused(sail("c_class", "calcutta", "gangetic_plain"), rule::FS_143);
    t.refused(sail("indian_army", "gangetic_plain", "calcutta"), rule::FS_143);
    t.refused(sail("indian_army", "gangetic_plain", "gangetic_plain"), rule::FS_143);
}

#[test]
fn fs_036_aboard_a_task_force_a_land_unit_crosses_the_sea() {
    let mut t = allies();
    t.put("malaya_army", "malaya");
    // Land units embark from either coast.
    t.act(sail("malaya_army", "malaya", "0313"), &[]);
    assert_eq!(t.p.forces[0].from, sea("0412w"));
    t.put("17th_division", "malaya");
    t.act(sail("17th_division", "malaya", "saigon"), &[]);
    assert_eq!(t.p.forces[1].from, sea("0412e"));
}

#[test]
fn fs_383_units_that_deployed_may_sail() {
    let mut t = bare(Phase::Deployment, Side::Japan);
    t.put("takao", "truk");
    t.put("ichiki", "truk");
    let walk = Action::Walk { item: Item::Unit(unit("takao")), from: space("truk"), to: space("saipan") };
    let deploy = Action::Deploy { item: Item::Unit(unit("ichiki")), from: space("truk"), to: space("saipan") };
    t.all(&[walk, deploy, Action::Done]);
    assert_eq!(t.p.phase, Phase::Operations);
    assert!(t.legal(sail("takao", "saipan", "wake")) && t.legal(sail("ichiki", "saipan", "wake")));
}

#[test]
fn fs_193_no_more_task_forces_than_boxes() {
    // R25.
    let mut t = japan();
    let carriers = ["akagi_kaga", "hiryu_soryu", "shokaku_zuikaku", "zuiho_shoho"];
    let others = ["takao", "mogami", "tone", "myoko", "furutaka", "kongo_haruna"];
    for id in carriers.into_iter().chain(others) {
        t.put(id, "truk");
    }
    for id in &carriers[..3] {
        t.act(sail(id, "truk", "wake"), &[]);
    }
    t.refused(sail("zuiho_shoho", "truk", "wake"), rule::FS_193);
    for id in &others[..5] {
        t.act(sail(id, "truk", "wake"), &[]);
    }
    t.refused(sail("kongo_haruna", "truk", "wake"), rule::FS_193);
    assert!(t.legal(sail("kongo_haruna", "truk", "1311")));
    // A carrier would make one carrier force more; in one that has a carrier it takes no box.
    t.refused(join("zuiho_shoho", 3), rule::FS_193);
    assert!(t.legal(join("zuiho_shoho", 0)));
}

#[test]
fn fs_006_air_steps_part_only_while_there_are_counters() {
    let mut t = japan();
    let counters = board().air_counters[0];
    assert_eq!(counters.single, 0);
    t.air(Nation::Japan, "truk", counters.double * 2);
    t.refused(sail_air(Nation::Japan, 1, "truk", "wake"), rule::FS_006);
    assert!(t.legal(sail_air(Nation::Japan, 2, "truk", "wake")));
}

#[test]
fn fs_435_the_tokyo_express() {
    let mut t = bare_with(Phase::Operations, Side::Japan, &["tokyo_express=true"]);
    for id in ["takao", "fubuki_1", "fubuki_2", "akagi_kaga", "ichiki"] {
        t.put(id, "truk");
    }
    let express = |f| Action::Express { force: ForceId(f) };
    t.act(sail("akagi_kaga", "truk", "wake"), &[]);
    t.refused(express(0), rule::FS_435);
    t.act(sail("takao", "truk", "wake"), &[]);
    t.act(sail("fubuki_1", "truk", "wake"), &[]);
    t.act(express(1), &[]);
    assert!(t.p.forces[1].express);
    // One a turn, of CA and DD alone.
    t.refused(express(2), rule::FS_435);
    t.refused(join("ichiki", 1), rule::FS_435);
    assert!(t.legal(join("fubuki_2", 1)) && t.legal(join("ichiki", 0)));
    // R65: not in the reaction of the same turn either, unless it runs in each player turn.
    for (option, ok) in [("tokyo_express_per_player_turn=false", false), ("tokyo_express_per_player_turn=true", true)] {
        let mut t = bare_with(Phase::Operations, Side::Japan, &["tokyo_express=true", option]);
        t.put("takao", "truk");
        t.put("fubuki_1", "truk");
        t.all(&[sail("takao", "truk", "wake"), express(0)]);
        t.p.forces.clear();
        t.phase(Phase::Reaction, Side::Allies);
        t.force(Side::Allies, "midway", "wake", &["fletcher_1"]);
        t.act(sail("fubuki_1", "truk", "wake"), &[]);
        assert_eq!(t.legal(express(1)), ok, "{option}");
    }
    let mut t = japan();
    t.put("takao", "truk");
    t.act(sail("takao", "truk", "wake"), &[]);
    t.refused(express(0), rule::FS_435);
}

#[test]
fn fs_373_a_carrier_without_planes_does_not_sail() {
    let mut t = japan();
    let kure = space("kure");
    t.place("akagi_kaga", Place::NoPlanes(kure));
    t.refused(sail("akagi_kaga", "kure", "saipan"), rule::FS_158);
}
