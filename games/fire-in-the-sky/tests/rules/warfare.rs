//! Economic warfare (6).

use crate::bench::{Bench, bare, bare_with};
use fire_in_the_sky::{
    Action, Event,
    position::{Phase, Place},
    rule,
    types::{Nation, Quarters, Side},
};

const SHIPS: [&str; 3] = ["fubuki_1", "fubuki_2", "fubuki_3"];

/// So many destroyers among the convoys, so many points for submarines.
fn war(turn: u8, escorts: usize, sub: u8) -> Bench {
    let mut t = bare(Phase::Warfare, Side::Allies);
    (t.p.turn, t.p.sub) = (turn, [2, sub]);
    for id in &SHIPS[..escorts] {
        t.place(id, Place::Escort);
    }
    t
}

#[test]
fn e6_two_successes() {
    let mut t = war(3, 0, 3);
    (t.p.transport[0], t.p.pool) = (Quarters::whole(10), 25);
    t.act(Action::Raid { dice: 3 }, &[5, 6, 4]);
    assert_eq!((t.transport(Nation::Japan).as_str(), t.pool), ("8", 23));
}

#[test]
fn fs_084_085_a_die_for_each_destroyer_half_an_oil_point_each() {
    let mut t = war(3, 3, 5);
    t.refused(Action::Hunt { dice: 4 }, rule::FS_084);
    t.p.oil = Quarters::whole(1);
    t.refused(Action::Hunt { dice: 3 }, rule::FS_084);
    t.act(Action::Hunt { dice: 2 }, &[1, 2]);
    assert_eq!(t.oil(), "0");
}

#[test]
fn fs_086_087_each_success_costs_a_sub_point() {
    let mut t = war(6, 3, 4);
    let events = t.act(Action::Hunt { dice: 3 }, &[5, 6, 4]);
    assert_eq!(t.sub[1], 2);
    assert!(matches!(&events[0], Event::Hunted { dice, sub: 2, .. } if dice.hits == 2 && dice.modifier == 0));
    t.refused(Action::Raid { dice: 3 }, rule::FS_089);
}

#[test]
fn fs_088_escorts_come_first() {
    let mut t = war(3, 1, 2);
    assert_eq!(t.asked(), Some(Side::Japan));
    t.refused(Action::Raid { dice: 1 }, rule::FS_088);
    t.act(Action::Hunt { dice: 1 }, &[1]);
    assert_eq!(t.asked(), Some(Side::Allies));
    t.refused(Action::Hunt { dice: 1 }, rule::FS_088);
    t.act(Action::Raid { dice: 2 }, &[1, 1]);
    assert_ne!(t.p.phase, Phase::Warfare);
}

#[test]
fn fs_089_359_a_die_for_each_sub_point() {
    let mut t = war(3, 0, 3);
    t.refused(Action::Raid { dice: 4 }, rule::FS_089);
    t.act(Action::Raid { dice: 2 }, &[1, 1]);
    assert_ne!(t.p.phase, Phase::Warfare);
    assert_eq!(t.sub[1], 2, "set again in the reinforcement phase");
}

#[test]
fn fs_090_a_bonus_from_turn_6() {
    for (turn, lost) in [(5, 0), (6, 1)] {
        let mut t = war(turn, 0, 1);
        t.p.pool = 20;
        t.act(Action::Raid { dice: 1 }, &[4]);
        assert_eq!(t.pool, 20 - lost);
    }
}

#[test]
fn fs_091_points_and_pool_fall_at_once() {
    let mut t = war(3, 0, 2);
    (t.p.transport[0], t.p.pool) = (Quarters::whole(0), 25);
    t.act(Action::Raid { dice: 2 }, &[5, 5]);
    assert_eq!((t.transport(Nation::Japan).as_str(), t.pool), ("0", 23));
}

#[test]
fn fs_371_none_is_a_number_too() {
    let mut t = war(3, 2, 2);
    t.act(Action::Done, &[]);
    assert_eq!((t.asked(), t.p.phase), (Some(Side::Allies), Phase::Warfare));
    t.act(Action::Done, &[]);
    assert_ne!(t.p.phase, Phase::Warfare);
    assert_eq!((t.pool, t.oil().as_str()), (30, "30"));
}

#[test]
fn fs_083_in_the_allied_player_turn_alone() {
    let mut t = bare(Phase::Transport, Side::Japan);
    t.p.sub = [2, 2];
    let events = t.begin(&[]);
    let japan = events.iter().take_while(|e| !matches!(e, Event::PlayerTurn { side: Side::Allies, .. }));
    assert!(!japan.into_iter().any(|e| matches!(e, Event::PhaseBegan { phase: Phase::Warfare, .. })));
}

#[test]
fn e121_what_is_left_of_turn_5_fights_on_turn_6() {
    let mut t = war(6, 2, 2);
    t.act(Action::Hunt { dice: 2 }, &[5, 3]);
    assert_eq!((t.oil().as_str(), t.sub[1]), ("29", 1));
    t.act(Action::Raid { dice: 1 }, &[4]);
    assert_eq!((t.pool, t.transport(Nation::Japan).as_str()), (29, "29"));
    assert_eq!(t.sub[1], 4);
}

/// Saipan and the way to it are Allied: 3 hexes from Kure and Yokosuka.
fn bombers(options: &[&str]) -> Bench {
    let mut t = bare_with(Phase::Warfare, Side::Allies, options);
    (t.p.turn, t.p.sub) = (12, [2, 0]);
    for at in ["wake", "saipan", "marshall_islands"] {
        t.control(at, Some(Side::Allies));
    }
    t
}

const BOMB: Action = Action::Bomb { dice: 3 };

#[test]
fn fs_328_bombing_costs_us_points_and_oil() {
    let mut t = bombers(&["strategic_bombing=true"]);
    t.p.transport[1] = Quarters::whole(3);
    t.refused(Action::Bomb { dice: 4 }, rule::FS_328);
    t.act(BOMB, &[4, 5, 6]);
    assert_eq!(t.oil(), "28");
    let mut t = bombers(&["strategic_bombing=true"]);
    // Iwo Jima is 2 hexes from Kure.
    t.control("iwo_jima", Some(Side::Allies));
    t.act(BOMB, &[4, 5, 6]);
    assert_eq!(t.oil(), "27");
    let mut first = bombers(&["strategic_bombing=true"]);
    first.p.turn = 1;
    first.p.sub = [2, 1];
    first.act(Action::Done, &[]);
    assert_ne!(first.p.phase, Phase::Warfare);
    let mut off = bombers(&[]);
    off.p.sub = [2, 1];
    off.act(Action::Done, &[]);
    assert_ne!(off.p.phase, Phase::Warfare);
}

#[test]
fn fs_327_a_supplied_base_within_four_hexes() {
    let mut t = bombers(&["strategic_bombing=true"]);
    assert!(t.legal(BOMB));
    t.control("saipan", Some(Side::Japan)).control("iwo_jima", Some(Side::Japan));
    t.control("wake", Some(Side::Allies));
    assert!(t.legal(BOMB), "Wake is 4 hexes from Yokosuka");
    t.control("wake", Some(Side::Japan)).control("attu", Some(Side::Japan)).control("manila", Some(Side::Japan));
    t.refused(BOMB, rule::FS_327);
    // Saipan again, but nothing leads there.
    t.control("saipan", Some(Side::Allies));
    for at in [
        "midway",
        "pearl_harbor",
        "marshall_islands",
        "gilbert_islands",
        "rabaul",
        "guadalcanal",
        "brisbane",
        "palau",
        "hollandia",
    ] {
        t.control(at, Some(Side::Japan));
    }
    t.refused(BOMB, rule::FS_327);
}

#[test]
fn fs_432_bombs_fall_after_the_submarines() {
    let mut t = bombers(&["strategic_bombing=true"]);
    t.p.sub = [2, 2];
    t.refused(BOMB, rule::FS_327);
    t.act(Action::Raid { dice: 1 }, &[1]);
    assert!(t.legal(BOMB));
}
