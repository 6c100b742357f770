//! Deployment (8).

use crate::bench::{Bench, at, bare, bare_with, board, space, unit};
use fire_in_the_sky::{
    Action, Event,
    action::Item,
    phases::sailing::Chart,
    position::{Deployed, Phase, Place},
    rule,
    types::{Nation, Quarters, Side},
};

fn deploy(id: &str, from: &str, to: &str) -> Action {
    Action::Deploy { item: Item::Unit(unit(id)), from: space(from), to: space(to) }
}

fn deploy_air(nation: Nation, steps: u8, from: &str, to: &str) -> Action {
    Action::Deploy { item: Item::Air { nation, steps }, from: space(from), to: space(to) }
}

fn walk(id: &str, from: &str, to: &str) -> Action {
    Action::Walk { item: Item::Unit(unit(id)), from: space(from), to: space(to) }
}

fn walk_air(nation: Nation, steps: u8, from: &str, to: &str) -> Action {
    Action::Walk { item: Item::Air { nation, steps }, from: space(from), to: space(to) }
}

fn japan() -> Bench {
    bare(Phase::Deployment, Side::Japan)
}

fn second() -> Bench {
    bare(Phase::Redeployment, Side::Japan)
}

fn hops(events: &[Event]) -> u8 {
    let [Event::Deployed { hops, .. }] = events else { panic!("{events:?}") };
    *hops
}

#[test]
fn fs_124_one_kind_of_deployment_in_a_phase() {
    let mut t = japan();
    t.put("takao", "truk");
    t.act(walk("takao", "truk", "saipan"), &[]);
    t.refused(deploy("takao", "saipan", "truk"), rule::FS_124);
    t.refused(walk("takao", "saipan", "truk"), rule::FS_124);
    t.put("mogami", "truk");
    t.act(deploy("mogami", "truk", "saipan"), &[]);
    t.refused(walk("mogami", "saipan", "iwo_jima"), rule::FS_124);
    t.air(Nation::Japan, "truk", 2);
    t.act(walk_air(Nation::Japan, 1, "truk", "saipan"), &[]);
    t.refused(deploy_air(Nation::Japan, 1, "saipan", "truk"), rule::FS_124);
    assert!(t.legal(deploy_air(Nation::Japan, 1, "truk", "saipan")));
}

#[test]
fn fs_125_127_379_who_sailed_stays_ships_go_on() {
    let mut t = second();
    for id in ["ichiki", "snlf", "takao"] {
        t.put(id, "truk");
    }
    t.p.unit_mut(unit("ichiki")).sailed = true;
    t.p.unit_mut(unit("takao")).sailed = true;
    t.refused(deploy("ichiki", "truk", "saipan"), rule::FS_125);
    // E27: land units that did not sail deploy again, ships whatever they did.
    assert!(t.legal(deploy("snlf", "truk", "saipan")));
    assert!(t.legal(deploy("takao", "truk", "saipan")));
    t.air(Nation::Japan, "truk", 2);
    t.p.air[0].sailed = true;
    t.refused(deploy_air(Nation::Japan, 2, "truk", "saipan"), rule::FS_125);
    // R34: those that did not sail may.
    t.air(Nation::Japan, "truk", 1);
    assert!(t.legal(deploy_air(Nation::Japan, 1, "truk", "saipan")));
    t.refused(deploy_air(Nation::Japan, 2, "truk", "saipan"), rule::FS_125);
    t.marker(Nation::Japan, "truk", 1);
    t.p.markers[0].sailed = true;
    let marker = Item::Marker { nation: Nation::Japan, value: 1 };
    t.refused(Action::Deploy { item: marker, from: space("truk"), to: space("saipan") }, rule::FS_125);
    // It is a mark of this player turn, of the second phase alone.
    t.phase(Phase::Deployment, Side::Japan);
    assert!(t.legal(deploy("ichiki", "truk", "saipan")));
}

#[test]
fn fs_126_no_one_hex_deployment_in_the_second_phase() {
    let mut t = second();
    t.put("takao", "truk");
    t.refused(walk("takao", "truk", "saipan"), rule::FS_126);
}

#[test]
fn fs_128_from_a_friendly_base() {
    let mut t = bare(Phase::Deployment, Side::Allies);
    t.put("malaya_army", "malaya");
    t.refused(deploy("malaya_army", "malaya", "singapore"), rule::FS_128);
    t.put("6th_army", "hollandia");
    t.refused(deploy("6th_army", "hollandia", "rabaul"), rule::FS_128);
    // R32: enemies in the hex do not hinder.
    t.put("17th_division", "singapore");
    t.put("25th_army", "singapore");
    assert!(t.legal(deploy("17th_division", "singapore", "rangoon")));
}

#[test]
fn fs_129_to_a_friendly_base_without_an_enemy() {
    let mut t = japan();
    t.put("takao", "truk");
    t.refused(deploy("takao", "truk", "wake"), rule::FS_129);
    t.refused(deploy("takao", "truk", "hollandia"), rule::FS_129);
    t.refused(deploy("takao", "truk", "1212"), rule::FS_129);
    assert!(t.legal(deploy("takao", "truk", "saipan")));
    t.put("19th_regiment", "saipan");
    t.refused(deploy("takao", "truk", "saipan"), rule::FS_129);
    assert!(!t.legal(deploy("takao", "truk", "truk")));
}

#[test]
fn fs_129_four_hexes_a_hop_and_boxes_one_from_their_entries() {
    let mut t = bare(Phase::Deployment, Side::Allies);
    t.p.control.fill(None);
    for id in ["west_coast_usa", "pearl_harbor", "midway", "gilbert_islands"] {
        t.control(id, Some(Side::Allies));
    }
    t.put("enterprise_saratoga", "west_coast_usa");
    let events = t.act(deploy("enterprise_saratoga", "west_coast_usa", "midway"), &[]);
    assert_eq!((hops(&events), t.transport(Nation::Usa)), (1, "28".into()));
    // The Gilbert Islands are 5 hexes from the box.
    t.put("wasp_hornet", "west_coast_usa");
    let events = t.act(deploy("wasp_hornet", "west_coast_usa", "gilbert_islands"), &[]);
    assert_eq!(hops(&events), 2);
    t.control("pearl_harbor", None).control("midway", None);
    t.put("hermes", "west_coast_usa");
    t.refused(deploy("hermes", "west_coast_usa", "gilbert_islands"), rule::FS_131);
}

#[test]
fn fs_130_hops_do_not_cross_impassable_sides() {
    let mut t = japan();
    t.p.control.fill(None);
    t.control("formosa", Some(Side::Japan)).control("rangoon", Some(Side::Japan));
    assert_eq!(board().distance(space("formosa"), space("rangoon")), 4);
    t.put("takao", "formosa");
    t.refused(deploy("takao", "formosa", "rangoon"), rule::FS_131);
}

#[test]
fn fs_131_a_zone_ends_the_hop() {
    // D13.
    let mut t = japan();
    t.p.control.fill(None);
    t.control("truk", Some(Side::Japan)).control("gilbert_islands", Some(Side::Japan));
    t.put("takao", "truk");
    t.put("mogami", "truk");
    assert!(t.legal(deploy("takao", "truk", "gilbert_islands")));
    // Every way of four hexes to the Gilbert Islands now leads through a zone.
    t.control("marshall_islands", Some(Side::Allies)).air(Nation::Usa, "marshall_islands", 1);
    t.control("rabaul", Some(Side::Allies)).air(Nation::Usa, "rabaul", 1);
    t.refused(deploy("takao", "truk", "gilbert_islands"), rule::FS_131);
}

#[test]
fn fs_131_136_who_entered_a_zone_goes_no_further() {
    let mut t = japan();
    t.control("wake", Some(Side::Allies)).air(Nation::Usa, "wake", 1);
    t.put("takao", "truk");
    t.air(Nation::Japan, "truk", 2);
    // The Marshall Islands are in the zone of Wake.
    t.act(deploy("takao", "truk", "marshall_islands"), &[]);
    t.act(deploy_air(Nation::Japan, 2, "truk", "marshall_islands"), &[]);
    t.refused(deploy("takao", "marshall_islands", "truk"), rule::FS_136);
    t.refused(walk("takao", "marshall_islands", "truk"), rule::FS_136);
    t.refused(deploy_air(Nation::Japan, 2, "marshall_islands", "truk"), rule::FS_136);
    // Nor in one gesture.
    t.p.control.fill(None);
    for id in ["truk", "marshall_islands", "pearl_harbor"] {
        t.control(id, Some(Side::Japan));
    }
    t.control("wake", Some(Side::Allies)).put("mogami", "truk");
    t.refused(deploy("mogami", "truk", "pearl_harbor"), rule::FS_131);
    t.p.air.retain(|g| g.nation == Nation::Japan);
    assert!(t.legal(deploy("mogami", "truk", "pearl_harbor")));
}

#[test]
fn fs_132_380_the_zone_of_the_start_does_not_matter() {
    let mut t = japan();
    t.control("wake", Some(Side::Allies)).air(Nation::Usa, "wake", 1);
    t.put("takao", "marshall_islands");
    assert!(t.legal(deploy("takao", "marshall_islands", "truk")));
    // But the next hex in the same zone is the end.
    let hop = |t: &Bench| Chart::of(board(), &t.p, Side::Japan).hop(space("marshall_islands"));
    assert!(hop(&t).has(space("1410")) && !hop(&t).has(space("1406")));
    t.p.air.clear();
    assert!(hop(&t).has(space("1406")));
}

#[test]
fn fs_133_134_ships_pay_their_class_others_half() {
    let mut t = japan();
    for id in ["akagi_kaga", "fubuki_1", "2nd_division"] {
        t.put(id, "truk");
    }
    t.air(Nation::Japan, "truk", 1).marker(Nation::Japan, "truk", 3);
    t.act(deploy("akagi_kaga", "truk", "saipan"), &[]);
    assert_eq!(t.transport(Nation::Japan), "28");
    t.act(deploy("fubuki_1", "truk", "saipan"), &[]);
    assert_eq!(t.transport(Nation::Japan), "27.5");
    // E9.
    t.act(deploy("2nd_division", "truk", "saipan"), &[]);
    assert_eq!(t.transport(Nation::Japan), "25.5");
    t.act(deploy_air(Nation::Japan, 1, "truk", "saipan"), &[]);
    assert_eq!(t.transport(Nation::Japan), "25");
    let marker = Item::Marker { nation: Nation::Japan, value: 3 };
    t.act(Action::Deploy { item: marker, from: space("truk"), to: space("saipan") }, &[]);
    assert_eq!(t.transport(Nation::Japan), "23.5");
}

#[test]
fn fs_021_each_nation_pays_for_its_own() {
    let mut t = bare(Phase::Deployment, Side::Allies);
    t.put("hermes", "ceylon");
    t.p.transport = [Quarters::whole(9), Quarters::whole(9), Quarters(3), Quarters::whole(9)];
    t.refused(deploy("hermes", "ceylon", "rangoon"), rule::FS_135);
    t.p.transport[2] = Quarters(4);
    t.act(deploy("hermes", "ceylon", "rangoon"), &[]);
    assert_eq!((t.transport(Nation::Britain), t.transport(Nation::Usa)), ("0".into(), "9".into()));
}

#[test]
fn fs_135_hop_after_hop() {
    // E10: Kure to Truk, then on to the Marshall Islands.
    let mut t = japan();
    t.put("akagi_kaga", "kure");
    let events = t.act(deploy("akagi_kaga", "kure", "truk"), &[]);
    let first = hops(&events);
    let events = t.act(deploy("akagi_kaga", "truk", "marshall_islands"), &[]);
    assert_eq!((first, hops(&events), t.transport(Nation::Japan)), (1, 1, "26".into()));
    // In one gesture the same.
    t.put("hiryu_soryu", "kure");
    let events = t.act(deploy("hiryu_soryu", "kure", "marshall_islands"), &[]);
    assert_eq!((hops(&events), t.transport(Nation::Japan)), (2, "22".into()));
    // As long as there are points.
    t.p.transport[0] = Quarters::whole(3);
    t.put("shokaku_zuikaku", "kure");
    t.refused(deploy("shokaku_zuikaku", "kure", "marshall_islands"), rule::FS_135);
    assert!(t.legal(deploy("shokaku_zuikaku", "kure", "truk")));
}

#[test]
fn fs_137_382_one_hex_free_of_zones_and_enemies() {
    let mut t = japan();
    t.control("wake", Some(Side::Allies)).air(Nation::Usa, "wake", 2);
    t.p.transport[0] = Quarters(0);
    t.put("takao", "truk");
    t.put("19th_regiment", "saipan");
    // R33: land units of the enemy in the base do not matter.
    let events = t.act(walk("takao", "truk", "saipan"), &[]);
    assert!(matches!(events[..], [Event::Walked { .. }]));
    assert!(t.is_at("takao", "saipan"));
    t.put("mogami", "truk");
    t.refused(walk("mogami", "truk", "iwo_jima"), rule::FS_138);
}

#[test]
fn fs_138_ships_by_sea_to_a_friendly_base() {
    let mut t = japan();
    t.control("bangkok", Some(Side::Japan));
    t.put("takao", "hainan");
    // Hainan and Bangkok: an impassable side.
    t.refused(walk("takao", "hainan", "bangkok"), rule::FS_138);
    t.put("mogami", "saigon");
    assert!(t.legal(walk("mogami", "saigon", "bangkok")));
    assert!(!t.legal(walk("mogami", "saigon", "singapore")));
    t.control("bangkok", None);
    t.refused(walk("mogami", "saigon", "bangkok"), rule::FS_138);
}

#[test]
fn fs_139_363_air_units_over_any_hexside() {
    let mut t = japan();
    t.control("bangkok", Some(Side::Japan)).air(Nation::Japan, "hainan", 2);
    assert!(t.legal(walk_air(Nation::Japan, 2, "hainan", "bangkok")));
    t.refused(walk_air(Nation::Japan, 2, "hainan", "0608"), rule::FS_139);
    t.refused(walk_air(Nation::Japan, 3, "hainan", "bangkok"), rule::FS_128);
    t.act(walk_air(Nation::Japan, 1, "hainan", "bangkok"), &[]);
    assert_eq!((t.steps_at(Side::Japan, "hainan"), t.steps_at(Side::Japan, "bangkok")), (1, 1));
    t.control("bangkok", Some(Side::Allies));
    t.refused(walk_air(Nation::Japan, 1, "hainan", "bangkok"), rule::FS_139);
}

#[test]
fn fs_036_039_140_land_units_over_links() {
    let mut t = japan();
    t.put("25th_army", "bangkok");
    // Neither a base nor free of enemies need it be.
    t.put("malaya_army", "malaya");
    assert!(t.legal(walk("25th_army", "bangkok", "malaya")));
    assert!(t.legal(walk("25th_army", "bangkok", "rangoon")));
    t.refused(walk("25th_army", "bangkok", "0309"), rule::FS_140);
    t.put("15th_army", "saigon");
    t.refused(walk("15th_army", "saigon", "singapore"), rule::FS_140);
    // No link, no walk, base or not.
    t.put("ichiki", "truk");
    t.refused(walk("ichiki", "truk", "saipan"), rule::FS_140);
}

#[test]
fn fs_039_saigon_and_bangkok_by_option() {
    for (option, ok) in [("saigon_bangkok_link=false", false), ("saigon_bangkok_link=true", true)] {
        let mut t = bare_with(Phase::Deployment, Side::Japan, &[option]);
        t.put("15th_army", "saigon");
        assert_eq!(t.legal(walk("15th_army", "saigon", "bangkok")), ok, "{option}");
    }
}

#[test]
fn fs_361_the_gangetic_plain_is_entered_over_its_links() {
    let mut t = bare(Phase::Deployment, Side::Allies);
    t.put("indian_army", "calcutta");
    t.act(walk("indian_army", "calcutta", "gangetic_plain"), &[]);
    assert!(t.is_at("indian_army", "gangetic_plain"));
}

#[test]
fn fs_037_circles_are_no_base_for_ships_and_aircraft() {
    let mut t = bare(Phase::Deployment, Side::Allies);
    t.put("c_class", "singapore");
    t.air(Nation::Britain, "singapore", 2);
    t.refused(walk("c_class", "singapore", "malaya"), rule::FS_138);
    t.refused(walk_air(Nation::Britain, 2, "singapore", "malaya"), rule::FS_139);
    t.refused(deploy("c_class", "singapore", "malaya"), rule::FS_129);
}

#[test]
fn fs_141_out_of_a_contested_hex() {
    let mut t = japan();
    t.put("25th_army", "malaya");
    t.put("malaya_army", "malaya");
    // Bangkok is neutral and empty; Singapore is an enemy base.
    assert!(t.legal(walk("25th_army", "malaya", "bangkok")));
    t.refused(walk("25th_army", "malaya", "singapore"), rule::FS_141);
    t.put("17th_division", "bangkok");
    t.refused(walk("25th_army", "malaya", "bangkok"), rule::FS_141);
    // Not contested: anywhere.
    t.place("malaya_army", Place::Waiting);
    assert!(t.legal(walk("25th_army", "malaya", "bangkok")) && t.legal(walk("25th_army", "malaya", "singapore")));
}

#[test]
fn fs_113_markers_do_not_walk() {
    let mut t = japan();
    t.marker(Nation::Japan, "rangoon", 2);
    let marker = Item::Marker { nation: Nation::Japan, value: 2 };
    t.refused(Action::Walk { item: marker, from: space("rangoon"), to: space("bangkok") }, rule::FS_113);
}

#[test]
fn fs_381_the_dutch_walk_only() {
    let mut t = bare(Phase::Deployment, Side::Allies);
    t.put("deruyter", "surabaya");
    t.put("abda", "surabaya");
    t.p.transport[3] = Quarters::whole(9);
    t.refused(deploy("deruyter", "surabaya", "singapore"), rule::FS_381);
    t.refused(deploy("abda", "surabaya", "singapore"), rule::FS_381);
    assert!(t.legal(walk("deruyter", "surabaya", "singapore")));
}

#[test]
fn fs_314_british_units_do_not_deploy_on_turn_1() {
    let t = at("long", Phase::Deployment, Side::Allies);
    t.refused(deploy("indian_army", "calcutta", "bombay"), rule::FS_314);
    t.refused(walk("17th_division", "rangoon", "burma"), rule::FS_314);
    t.refused(deploy_air(Nation::Britain, 1, "ceylon", "bombay"), rule::FS_314);
}

#[test]
fn fs_334_no_aircraft_to_a_base_just_captured() {
    for (option, ok) in [("base_delay=false", true), ("base_delay=true", false)] {
        let mut t = bare_with(Phase::Redeployment, Side::Japan, &[option]);
        let saipan = space("saipan");
        t.p.diary.captured.push(saipan);
        t.air(Nation::Japan, "truk", 2).put("takao", "truk");
        let a = deploy_air(Nation::Japan, 2, "truk", "saipan");
        if ok {
            assert!(t.legal(a), "{option}");
        } else {
            t.refused(a, rule::FS_334);
        }
        assert!(t.legal(deploy("takao", "truk", "saipan")));
    }
}

#[test]
fn fs_294_421_dispersal_is_chosen_at_the_end() {
    let mut t = second();
    t.put("takao", "truk");
    t.put("ichiki", "truk");
    t.put("fletcher_1", "pearl_harbor");
    t.air(Nation::Japan, "truk", 2);
    let disperse = |item| Action::Disperse { item, at: space("truk") };
    let (ship, air) = (Item::Unit(unit("takao")), Item::Air { nation: Nation::Japan, steps: 1 });
    t.refused(Action::Disperse { item: Item::Unit(unit("fletcher_1")), at: space("pearl_harbor") }, rule::FS_294);
    t.all(&[disperse(ship), disperse(air)]);
    t.refused(disperse(ship), rule::FS_294);
    t.refused(deploy("takao", "truk", "saipan"), rule::FS_294);
    t.refused(deploy_air(Nation::Japan, 2, "truk", "saipan"), rule::FS_294);
    assert!(t.legal(deploy_air(Nation::Japan, 1, "truk", "saipan")));
    t.act(Action::Done, &[]);
    // The end phase is over: the next turn of Japan has them back.
    assert_eq!(t.where_is("takao"), Place::Track(3));
    assert_eq!(t.steps_at(Side::Japan, "truk"), 1);
    let t = japan();
    t.refused(disperse(ship), rule::FS_294);
}

#[test]
fn fs_006_no_split_without_a_counter() {
    let mut t = japan();
    t.air(Nation::Japan, "truk", board().air_counters[0].double * 2);
    t.refused(walk_air(Nation::Japan, 1, "truk", "saipan"), rule::FS_006);
    t.refused(deploy_air(Nation::Japan, 3, "truk", "saipan"), rule::FS_006);
    assert!(t.legal(walk_air(Nation::Japan, 2, "truk", "saipan")));
}

#[test]
fn fs_018_half_points_left_are_lost() {
    let mut t = japan();
    t.air(Nation::Japan, "truk", 1);
    t.act(deploy_air(Nation::Japan, 1, "truk", "saipan"), &[]);
    assert_eq!(t.transport(Nation::Japan), "29.5");
    t.act(Action::Done, &[]);
    assert_eq!(t.transport(Nation::Japan), "29");
    assert_eq!(t.p.air[0].deployed, Deployed::No);
}

#[test]
fn fs_051_any_allied_unit_uses_any_allied_base() {
    let mut t = bare(Phase::Deployment, Side::Allies);
    t.put("hermes", "pearl_harbor");
    t.put("enterprise_saratoga", "ceylon");
    t.air(Nation::Britain, "surabaya", 1);
    assert!(t.legal(deploy("hermes", "pearl_harbor", "midway")));
    assert!(t.legal(deploy("enterprise_saratoga", "ceylon", "singapore")));
    assert!(t.legal(walk_air(Nation::Britain, 1, "surabaya", "singapore")));
}
