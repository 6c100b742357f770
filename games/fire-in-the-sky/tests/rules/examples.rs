//! Worked examples of movement, costs and stacking (rules/examples.toml), each under its own number.

use crate::bench::{Bench, bare, board, sea, space, unit};
use fire_in_the_sky::{
    Action,
    action::Item,
    phases::{capacity, supply},
    position::{Phase, Place},
    rule,
    types::{Nation, Quarters, Side},
};

fn sail(id: &str, from: &str, to: &str) -> Action {
    Action::Sail { item: Item::Unit(unit(id)), from: space(from), to: sea(to) }
}

fn deploy(id: &str, from: &str, to: &str) -> Action {
    Action::Deploy { item: Item::Unit(unit(id)), from: space(from), to: space(to) }
}

fn class(ids: &[&str]) -> Quarters {
    Quarters(ids.iter().map(|id| board().unit(unit(id)).class.0).sum())
}

fn japan(phase: Phase) -> Bench {
    bare(phase, Side::Japan)
}

#[test]
fn e3_four_factors_of_each_side_share_an_atoll() {
    let mut t = japan(Phase::Deployment);
    t.control("wake", Some(Side::Japan)).put("2nd_division", "wake");
    t.put("1st_marine_division", "wake");
    t.put("takao", "truk");
    t.act(Action::Done, &[]);
    assert!(t.is_at("2nd_division", "wake") && t.is_at("1st_marine_division", "wake"));
}

#[test]
fn e4_a_base_4_2_holds_four_steps_and_four_destroyers() {
    let t = japan(Phase::Deployment);
    let brunei = space("brunei");
    assert_eq!(capacity::air(board(), &t.p, brunei), Some(4));
    let port = capacity::port(board(), &t.p, brunei);
    assert_eq!(port, Some(class(&["fubuki_1", "fubuki_2", "kagero_1", "kagero_2"])));
    assert_eq!(board().base(brunei).and_then(|x| x.air).map(|air| air / 2), Some(2));
}

#[test]
fn e9_a_division_of_class_4_deploys_for_2_points() {
    let mut t = japan(Phase::Deployment);
    t.put("2nd_division", "kure");
    t.act(deploy("2nd_division", "kure", "truk"), &[]);
    assert_eq!(t.transport(Nation::Japan), "28");
}

#[test]
fn e10_hops_may_follow_each_other_each_for_its_price() {
    let mut t = japan(Phase::Deployment);
    t.put("2nd_division", "kure");
    t.act(deploy("2nd_division", "kure", "truk"), &[]);
    t.act(deploy("2nd_division", "truk", "marshall_islands"), &[]);
    assert_eq!(t.transport(Nation::Japan), "26");
    // In one order it is the same.
    t.put("6th_division", "kure");
    t.act(deploy("6th_division", "kure", "marshall_islands"), &[]);
    assert_eq!(t.transport(Nation::Japan), "22");
}

#[test]
fn e11_two_air_steps_sail_for_2_points() {
    let mut t = japan(Phase::Operations);
    t.air(Nation::Japan, "truk", 2);
    t.act(Action::Sail { item: Item::Air { nation: Nation::Japan, steps: 2 }, from: space("truk"), to: sea("wake") }, &[]);
    assert_eq!(t.transport(Nation::Japan), "28");
}

#[test]
fn e12_a_destroyer_pays_three_quarters_for_six_hexes() {
    let mut t = japan(Phase::Operations);
    t.put("fubuki_1", "truk");
    t.act(sail("fubuki_1", "truk", "pearl_harbor"), &[]);
    assert_eq!(t.oil(), "29.25");
}

#[test]
fn e27_ships_deploy_again_after_sailing_others_do_not() {
    let mut t = japan(Phase::Redeployment);
    t.put("takao", "kure");
    let army = t.put("14th_army", "kure");
    t.p.unit_mut(army).sailed = true;
    assert!(t.legal(deploy("takao", "kure", "truk")));
    t.refused(deploy("14th_army", "kure", "truk"), rule::FS_125);
}

#[test]
fn e105_into_a_zone_and_one_hex_more() {
    let mut t = japan(Phase::Operations);
    t.put("ise_hyuga", "truk");
    // Five hexes, by one way only.
    assert!(t.legal(sail("ise_hyuga", "truk", "1606")));
    t.control("midway", Some(Side::Allies)).air(Nation::Usa, "midway", 2);
    // Into the zone of Midway with the third hex: it may stop there or go on to Midway itself, no further.
    assert!(t.legal(sail("ise_hyuga", "truk", "1408")) && t.legal(sail("ise_hyuga", "truk", "midway")));
    t.refused(sail("ise_hyuga", "truk", "1606"), rule::FS_145);
}

#[test]
fn e106_fractions_of_oil_go_at_the_end_of_the_phase() {
    let mut t = japan(Phase::Operations);
    t.p.oil = Quarters::whole(12);
    t.put("fubuki_1", "truk");
    t.put("mutsu_nagato", "truk");
    t.put("takao", "truk");
    // 0.75 for a destroyer and 1.5 for a cruiser far away, 2 for a battleship near by.
    t.act(sail("fubuki_1", "truk", "pearl_harbor"), &[]);
    t.act(sail("takao", "truk", "pearl_harbor"), &[]);
    t.act(sail("mutsu_nagato", "truk", "wake"), &[]);
    assert_eq!(t.oil(), "7.75");
    t.act(Action::Done, &[]);
    assert_eq!(t.oil(), "7");
}

#[test]
fn e110_nothing_is_supplied_beyond_a_base_in_an_enemy_zone() {
    let mut t = japan(Phase::Deployment);
    t.p.control.fill(None);
    for id in ["yokosuka", "iwo_jima", "saipan"] {
        t.control(id, Some(Side::Japan));
    }
    let line = |t: &Bench, to: &str| supply::line(board(), &t.p, Side::Japan, space(to));
    assert!(line(&t, "saipan") && line(&t, "wake"));
    t.control("truk", Some(Side::Allies)).air(Nation::Usa, "truk", 1);
    assert!(line(&t, "saipan") && !line(&t, "wake"));
    // Aircraft of its own keep the base open.
    t.air(Nation::Japan, "saipan", 1);
    assert!(line(&t, "wake"));
}

#[test]
fn e113_a_zone_in_the_middle_of_a_hop_forbids_it() {
    let mut t = japan(Phase::Deployment);
    t.p.control.fill(None);
    for id in ["truk", "midway", "marshall_islands"] {
        t.control(id, Some(Side::Japan));
    }
    t.put("takao", "truk");
    t.put("mogami", "marshall_islands");
    assert!(t.legal(deploy("takao", "truk", "midway")));
    t.control("wake", Some(Side::Allies)).air(Nation::Usa, "wake", 1);
    t.refused(deploy("takao", "truk", "midway"), rule::FS_131);
    // A zone at the start alone does not hinder.
    assert!(t.legal(deploy("mogami", "marshall_islands", "truk")));
}

#[test]
fn e114_of_three_divisions_at_kure_one_may_be_removed() {
    let mut t = japan(Phase::Deployment);
    for id in ["2nd_division", "6th_division", "38th_division"] {
        t.put(id, "kure");
    }
    t.act(Action::Done, &[]);
    let away: Vec<&str> =
        ["2nd_division", "6th_division", "38th_division"].into_iter().filter(|id| t.where_is(id) == Place::Track(3)).collect();
    assert_eq!(away.len(), 1);
}

#[test]
fn e120_a_reaction_through_a_zone_ends_with_an_enemy() {
    let mut t = bare(Phase::Reaction, Side::Allies);
    t.put("takao", "truk");
    t.control("wake", Some(Side::Allies)).air(Nation::Usa, "wake", 2);
    let _ = t.force(Side::Allies, "pearl_harbor", "1511", &["fletcher_1"]);
    // Four hexes at most; the zone of Wake lies on the way to 1511.
    let reach = t.listed_of("sail");
    assert!(reach.contains(&sail("takao", "truk", "wake")));
    t.refused(sail("takao", "truk", "1410"), rule::FS_162);
}
