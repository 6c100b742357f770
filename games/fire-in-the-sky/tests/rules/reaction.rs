//! Reaction (10), the carrier reaction force (17.1) and code-breaking (18.1.1).

use crate::bench::{Bench, at, bare, bare_with, board, sea, space, unit};
use fire_in_the_sky::{
    Action, Event,
    action::Item,
    position::{ForceId, Phase, Place},
    rule,
    types::{Nation, Quarters, Side},
};

fn sail(id: &str, from: &str, to: &str) -> Action {
    Action::Sail { item: Item::Unit(unit(id)), from: space(from), to: sea(to) }
}

fn join(id: &str, f: u8) -> Action {
    Action::Join { item: Item::Unit(unit(id)), force: ForceId(f) }
}

/// Japan reacts in the Allied player turn; an American task force is at Wake.
fn japan() -> Bench {
    let mut t = bare(Phase::Reaction, Side::Allies);
    t.force(Side::Allies, "midway", "wake", &["enterprise_saratoga"]);
    t
}

/// The Allies react in the Japanese player turn; a Japanese task force is at Wake.
fn allies() -> Bench {
    let mut t = bare(Phase::Reaction, Side::Japan);
    t.force(Side::Japan, "truk", "wake", &["akagi_kaga"]);
    t
}

#[test]
fn fs_160_only_ships_react() {
    let mut t = japan();
    assert_eq!(t.asked(), Some(Side::Japan));
    t.put("takao", "truk");
    t.put("ichiki", "truk");
    t.air(Nation::Japan, "truk", 2);
    assert!(t.legal(sail("takao", "truk", "wake")));
    t.refused(sail("ichiki", "truk", "wake"), rule::FS_160);
    let air = Item::Air { nation: Nation::Japan, steps: 2 };
    t.refused(Action::Sail { item: air, from: space("truk"), to: sea("wake") }, rule::FS_160);
    t.act(sail("takao", "truk", "wake"), &[]);
    t.refused(join("ichiki", 1), rule::FS_160);
}

#[test]
fn fs_161_half_the_allowance_rounded_up() {
    let mut t = japan();
    t.put("19th_regiment", "midway");
    t.put("takao", "truk");
    t.put("ise_hyuga", "truk");
    // Midway is 4 hexes from Truk.
    assert!(t.legal(sail("takao", "truk", "midway")));
    t.refused(sail("ise_hyuga", "truk", "midway"), rule::FS_161);
    assert!(t.legal(sail("ise_hyuga", "truk", "wake")));
}

#[test]
fn fs_162_163_only_to_an_enemy_who_need_not_have_moved() {
    let mut t = japan();
    t.put("takao", "truk");
    t.refused(sail("takao", "truk", "1210"), rule::FS_162);
    t.refused(sail("takao", "truk", "truk"), rule::FS_162);
    t.refused(sail("takao", "truk", "rabaul"), rule::FS_162);
    // Aircraft alone will do, though ships cannot attack them.
    t.air(Nation::Usa, "rabaul", 1);
    assert!(t.legal(sail("takao", "truk", "rabaul")));
}

#[test]
fn fs_164_a_zone_and_one_hex_more_to_an_enemy() {
    // D20: takao may react 4 hexes.
    let mut t = bare(Phase::Reaction, Side::Allies);
    t.force(Side::Allies, "pearl_harbor", "1408", &["enterprise_saratoga"]);
    t.put("takao", "truk");
    assert!(t.legal(sail("takao", "truk", "1408")));
    t.air(Nation::Usa, "wake", 1);
    t.refused(sail("takao", "truk", "1408"), rule::FS_164);
    // One hex into the zone, one more to Wake itself.
    assert!(t.legal(sail("takao", "truk", "wake")));
}

#[test]
fn fs_165_388_out_of_a_zone_one_hex_or_none() {
    let mut t = japan();
    t.control("saipan", Some(Side::Allies)).air(Nation::Usa, "saipan", 1);
    t.put("takao", "truk");
    t.refused(sail("takao", "truk", "wake"), rule::FS_165);
    assert!(t.legal(sail("takao", "truk", "saipan")));
    t.refused(sail("takao", "truk", "truk"), rule::FS_162);
    t.force(Side::Allies, "midway", "truk", &["wasp_hornet"]);
    assert!(t.legal(sail("takao", "truk", "truk")));
}

#[test]
fn fs_069_166_nobody_reacts_from_a_box() {
    let mut t = allies();
    t.put("fletcher_1", "west_coast_usa");
    t.force(Side::Japan, "yokosuka", "1808", &["hiryu_soryu"]);
    t.refused(sail("fletcher_1", "west_coast_usa", "1808"), rule::FS_166);
    t.put("fletcher_2", "pearl_harbor");
    assert!(t.legal(sail("fletcher_2", "pearl_harbor", "1808")));
}

#[test]
fn fs_167_enemies_where_it_starts_do_not_hinder() {
    let mut t = japan();
    t.put("takao", "truk");
    t.put("1st_marine_division", "truk");
    t.force(Side::Allies, "midway", "truk", &["wasp_hornet"]);
    assert!(t.legal(sail("takao", "truk", "wake")));
}

#[test]
fn fs_168_169_390_japan_pays_oil_also_in_its_own_hex() {
    let mut t = japan();
    t.put("takao", "truk");
    t.put("mogami", "saipan");
    t.act(sail("takao", "truk", "wake"), &[]);
    assert_eq!(t.oil(), "29");
    t.force(Side::Allies, "midway", "saipan", &["wasp_hornet"]);
    t.act(sail("mogami", "saipan", "saipan"), &[]);
    assert_eq!(t.oil(), "28");
    t.p.oil = Quarters(1);
    t.put("tone", "truk");
    t.refused(sail("tone", "truk", "wake"), rule::FS_154);
    // FS-317: but not from a resource hex from turn 10 on.
    t.p.turn = 10;
    t.control("brunei", Some(Side::Japan)).put("tone", "brunei");
    t.force(Side::Allies, "midway", "manila", &["portland"]);
    assert!(t.legal(sail("tone", "brunei", "manila")));
}

#[test]
fn fs_170_the_allies_react_free() {
    let mut t = allies();
    t.put("wasp_hornet", "midway");
    t.p.transport = [Quarters(0); 4];
    t.act(sail("wasp_hornet", "midway", "wake"), &[]);
    assert_eq!(t.oil(), "30");
}

#[test]
fn fs_171_in_task_forces_of_four() {
    let mut t = allies();
    for id in ["wasp_hornet", "fletcher_1", "fletcher_2", "fletcher_3", "fletcher_4"] {
        t.put(id, "midway");
    }
    t.act(sail("wasp_hornet", "midway", "wake"), &[]);
    t.all(&[join("fletcher_1", 1), join("fletcher_2", 1), join("fletcher_3", 1)]);
    t.refused(join("fletcher_4", 1), rule::FS_157);
    // Nobody joins a task force of the other side.
    t.refused(join("fletcher_4", 0), rule::FS_157);
    assert!(t.p.forces[1].reaction);
}

#[test]
fn fs_389_reaction_goes_around_impassable_sides() {
    let mut t = bare(Phase::Reaction, Side::Allies);
    t.force(Side::Allies, "brisbane", "1016", &["enterprise_saratoga"]);
    t.control("hollandia", Some(Side::Japan));
    t.put("takao", "hollandia");
    assert_eq!(board().distance(space("hollandia"), space("1016")), 1);
    t.act(sail("takao", "hollandia", "1016"), &[]);
    assert_eq!(t.p.forces[1].hexes, 3);
}

#[test]
fn fs_030_malaya_draws_to_the_coast_where_the_enemy_is() {
    let mut t = bare(Phase::Reaction, Side::Allies);
    t.force(Side::Allies, "rangoon", "0412w", &["hermes"]);
    t.put("takao", "saigon");
    // R2: not to the other coast.
    t.refused(sail("takao", "saigon", "0412e"), rule::FS_162);
    assert!(t.legal(sail("takao", "saigon", "0412w")));
    // R52: a land unit ashore draws to both.
    t.put("malaya_army", "malaya");
    assert!(t.legal(sail("takao", "saigon", "0412e")));
}

#[test]
fn fs_162_a_reaction_is_passed_where_no_task_force_can_be_reached() {
    let begin = |at: &str, pass: bool| {
        let mut t = bare(Phase::Reaction, Side::Allies);
        t.p.standing[0].pass = pass;
        t.force(Side::Allies, "midway", at, &["enterprise_saratoga"]);
        t.put("takao", "truk");
        t.put("19th_regiment", "rabaul");
        t.begin(&[]);
        t.p.phase
    };
    assert_eq!(begin("wake", true), Phase::Reaction);
    assert_ne!(begin("pearl_harbor", true), Phase::Reaction);
    // Rabaul could still be reached by somebody who wants to be asked.
    assert_eq!(begin("pearl_harbor", false), Phase::Reaction);
}

#[test]
fn fs_312_425_426_the_carrier_reaction_force() {
    for (die, place) in
        [(1, "pearl_harbor"), (2, "midway"), (3, "wake"), (4, "ellice_islands"), (5, "christmas_island"), (6, "palmyra")]
    {
        let mut t = at("long", Phase::Reaction, Side::Japan);
        t.p.standing[1].pass = false;
        let events = t.begin(&[die]);
        assert!(events.iter().any(|e| matches!(e, Event::ReactionForce { at, .. } if *at == space(place))), "{events:?}");
        let f = ForceId(0);
        for id in ["enterprise_saratoga", "northampton", "benham", "farragut"] {
            assert_eq!(t.where_is(id), Place::Force(f));
        }
        assert!(t.p.forces[0].reaction && t.p.forces[0].side == Side::Allies);
        // E24: it goes home to the West Coast.
        t.phase(Phase::Return, Side::Japan).begin(&[]);
        assert!(t.is_at("enterprise_saratoga", "west_coast_usa"));
    }
}

#[test]
fn fs_425_nobody_joins_the_carrier_reaction_force() {
    let mut t = at("long", Phase::Reaction, Side::Japan);
    t.put("fletcher_1", "midway");
    // Somebody to react to, so that the phase asks.
    t.force(Side::Japan, "truk", "midway", &["takao"]);
    t.begin(&[2]);
    assert_eq!(t.p.phase, Phase::Reaction);
    t.refused(join("fletcher_1", 1), rule::FS_425);
    assert!(t.legal(sail("fletcher_1", "midway", "midway")));
}

#[test]
fn fs_312_only_on_the_first_turn_of_the_long_campaign() {
    let mut t = at("short", Phase::Reaction, Side::Japan);
    t.begin(&[]);
    assert!(t.p.forces.is_empty());
}

#[test]
fn fs_313_ships_at_pearl_harbor_do_not_react_on_turn_1() {
    let mut t = at("long", Phase::Reaction, Side::Japan);
    t.force(Side::Japan, "yokosuka", "pearl_harbor", &["akagi_kaga"]);
    t.refused(sail("new_orleans", "pearl_harbor", "pearl_harbor"), rule::FS_313);
    // Others do.
    t.put("fletcher_1", "midway");
    assert!(t.legal(sail("fletcher_1", "midway", "pearl_harbor")));
    t.p.turn = 2;
    assert!(t.legal(sail("new_orleans", "pearl_harbor", "pearl_harbor")));
}

fn decode(from: &str, to: &str) -> Action {
    Action::Decode { from: space(from), to: space(to) }
}

fn deploy(id: &str, from: &str, to: &str) -> Action {
    Action::Deploy { item: Item::Unit(unit(id)), from: space(from), to: space(to) }
}

/// E17: Japan attacks Midway, an Allied fleet is at Noumea.
fn midway(options: &[&str]) -> Bench {
    let mut t = bare_with(Phase::Reaction, Side::Japan, options);
    t.force(Side::Japan, "truk", "midway", &["akagi_kaga"]);
    for id in ["enterprise_saratoga", "fletcher_1", "fletcher_2", "fletcher_3", "fletcher_4"] {
        t.put(id, "noumea");
    }
    t
}

#[test]
fn e17_code_breaking() {
    let mut t = midway(&["code_breaking=true"]);
    assert!(!t.legal(sail("fletcher_1", "noumea", "midway")));
    t.act(decode("noumea", "pearl_harbor"), &[]);
    t.refused(deploy("fletcher_1", "noumea", "ellice_islands"), rule::FS_325);
    t.act(deploy("enterprise_saratoga", "noumea", "pearl_harbor"), &[]);
    // Two hops, each paid.
    assert_eq!(t.transport(Nation::Usa), "26");
    t.act(sail("enterprise_saratoga", "pearl_harbor", "midway"), &[]);
    // It was the first thing in the phase, and is over now.
    t.refused(deploy("fletcher_1", "noumea", "pearl_harbor"), rule::FS_325);
    t.refused(decode("noumea", "pearl_harbor"), rule::FS_325);
    assert!(t.p.once.code_broken);
}

#[test]
fn fs_325_code_breaking_once_and_not_on_the_first_turn() {
    midway(&[]).refused(decode("noumea", "pearl_harbor"), rule::FS_325);
    let mut t = midway(&["code_breaking=true"]);
    t.p.turn = 1;
    t.refused(decode("noumea", "pearl_harbor"), rule::FS_325);
    t.p.turn = 2;
    t.p.once.code_broken = true;
    t.refused(decode("noumea", "pearl_harbor"), rule::FS_325);
    // Not after another task force reacted.
    t.p.once.code_broken = false;
    t.put("wasp_hornet", "midway");
    assert!(t.legal(decode("noumea", "pearl_harbor")));
    t.act(sail("wasp_hornet", "midway", "midway"), &[]);
    t.refused(decode("noumea", "pearl_harbor"), rule::FS_325);
}

#[test]
fn fs_431_one_task_force_under_the_rules_of_deployment() {
    let mut t = midway(&["code_breaking=true"]);
    t.put("19th_regiment", "noumea");
    t.refused(decode("noumea", "truk"), rule::FS_129);
    t.refused(decode("brisbane", "pearl_harbor"), rule::FS_431);
    t.refused(decode("noumea", "west_coast_usa"), rule::FS_166);
    t.act(decode("noumea", "ellice_islands"), &[]);
    t.refused(deploy("19th_regiment", "noumea", "ellice_islands"), rule::FS_160);
    for id in ["fletcher_1", "fletcher_2", "fletcher_3", "fletcher_4"] {
        t.act(deploy(id, "noumea", "ellice_islands"), &[]);
    }
    t.refused(deploy("enterprise_saratoga", "noumea", "ellice_islands"), rule::FS_431);
    t.p.transport[1] = Quarters(0);
    let t = midway(&["code_breaking=true"]);
    let mut poor = t.clone();
    poor.p.transport[1] = Quarters(0);
    poor.refused(decode("noumea", "pearl_harbor"), rule::FS_135);
}
