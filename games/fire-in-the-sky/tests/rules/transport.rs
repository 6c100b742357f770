//! Transport phase (5).

use crate::bench::{Bench, at, bare, space, unit};
use fire_in_the_sky::{
    Action, Event,
    position::{Phase, Place},
    rule,
    types::{Nation, Quarters, Side},
};

fn oil(from: &str, points: u8) -> Action {
    Action::Oil { from: space(from), points }
}

fn escort(id: &str) -> Action {
    Action::Escort { unit: unit(id) }
}

fn release(id: &str, to: &str) -> Action {
    Action::Release { unit: unit(id), to: space(to) }
}

/// Japan holds all three resource hexes, and everything between them and home.
fn fields() -> Bench {
    let mut t = bare(Phase::Transport, Side::Japan);
    t.p.oil = Quarters(0);
    for at in ["singapore", "brunei", "surabaya", "manila"] {
        t.control(at, Some(Side::Japan));
    }
    t
}

#[test]
fn e5_twelve_oil_but_merchantmen_for_ten() {
    let mut t = fields();
    (t.p.pool, t.p.transport[0]) = (21, Quarters::whole(15));
    t.all(&[oil("singapore", 4), oil("brunei", 4)]);
    t.refused(oil("surabaya", 3), rule::FS_078);
    t.act(oil("surabaya", 2), &[]);
    assert_eq!((t.oil().as_str(), t.transport(Nation::Japan).as_str()), ("10", "5"));
    assert!(t.listed_of("oil").is_empty());
}

#[test]
fn fs_076_079_four_from_a_hex_a_point_each() {
    let mut t = fields();
    t.refused(oil("brunei", 5), rule::FS_076);
    t.refused(oil("brunei", 0), rule::FS_076);
    t.act(oil("brunei", 3), &[]);
    t.refused(oil("brunei", 2), rule::FS_076);
    t.act(oil("brunei", 1), &[]);
    assert_eq!((t.oil().as_str(), t.transport(Nation::Japan).as_str()), ("4", "26"));
}

#[test]
fn fs_077_oil_needs_a_supply_line() {
    let mut t = fields();
    assert!(t.legal(oil("brunei", 1)));
    // Every base of the chain between Brunei and Formosa is lost.
    for at in ["manila", "palau", "saigon", "singapore", "hainan", "bangkok"] {
        t.control(at, Some(Side::Allies));
    }
    t.refused(oil("brunei", 1), rule::FS_077);
}

#[test]
fn fs_369_071_only_from_a_resource_hex_that_japan_holds() {
    let mut t = fields();
    t.control("brunei", Some(Side::Allies));
    t.refused(oil("brunei", 1), rule::FS_369);
    t.refused(oil("formosa", 1), rule::FS_071);
    let mut held: Vec<_> =
        t.listed_of("oil").iter().map(|a| if let Action::Oil { from, .. } = a { *from } else { unreachable!() }).collect();
    held.dedup();
    assert_eq!(held, [space("singapore"), space("surabaya")]);
}

#[test]
fn fs_080_the_points_are_those_left_from_the_turn_before() {
    let mut t = at("short", Phase::Transport, Side::Japan);
    t.begin(&[]);
    assert_eq!(t.transport(Nation::Japan), "4");
    t.act(oil("brunei", 4), &[]);
    t.refused(escort("fubuki_1"), rule::FS_079);
    t.act(Action::Done, &[]);
    assert_eq!((t.p.phase, t.transport(Nation::Japan).as_str()), (Phase::Reinforcement, "30"));
}

#[test]
fn e109_no_oil_on_turn_1() {
    let mut t = at("long", Phase::Transport, Side::Japan);
    t.begin(&[]);
    assert_eq!(t.transport(Nation::Japan), "30");
    assert!(t.listed_of("oil").is_empty());
    t.act(escort("asashio"), &[]);
    t.act(Action::Done, &[]);
    assert_eq!(t.transport(Nation::Japan), "30", "set again in the reinforcement phase");
}

#[test]
fn fs_081_370_destroyers_from_anywhere_to_the_convoys() {
    let mut t = bare(Phase::Transport, Side::Japan);
    t.p.transport[0] = Quarters(9);
    for (id, at) in [("fubuki_1", "truk"), ("kagero_1", "1010"), ("asashio", "kure"), ("tone", "kure")] {
        t.put(id, at);
    }
    t.put("benson_1", "pearl_harbor");
    t.refused(escort("tone"), rule::FS_081);
    t.refused(escort("benson_1"), rule::FS_081);
    t.refused(escort("fubuki_2"), rule::FS_081);
    let events = t.act(escort("fubuki_1"), &[]);
    assert_eq!(events, [Event::Escort { unit: unit("fubuki_1"), to: None }]);
    t.act(escort("kagero_1"), &[]);
    assert_eq!(t.where_is("kagero_1"), Place::Escort);
    assert_eq!(t.transport(Nation::Japan), "0.25");
    t.refused(escort("asashio"), rule::FS_079);
}

#[test]
fn fs_082_back_to_a_national_base_for_use_at_once() {
    let mut t = bare(Phase::Transport, Side::Japan);
    t.place("fubuki_1", Place::Escort);
    t.place("fubuki_2", Place::Escort);
    t.refused(release("fubuki_1", "truk"), rule::FS_082);
    t.act(release("fubuki_1", "yokosuka"), &[]);
    assert!(t.is_at("fubuki_1", "yokosuka"));
    t.control("kure", Some(Side::Allies));
    t.refused(release("fubuki_2", "kure"), rule::FS_082);
    assert_eq!(t.transport(Nation::Japan), "29");
}

#[test]
fn fs_368_357_japan_alone_and_only_then() {
    let mut t = fields();
    t.put("fubuki_1", "truk");
    assert_eq!(t.asked(), Some(Side::Japan));
    t.act(Action::Done, &[]);
    assert_ne!(t.p.phase, Phase::Transport);
    assert!(!t.legal(oil("brunei", 1)) && !t.legal(escort("fubuki_1")));
    let mut t = bare(Phase::Warfare, Side::Allies);
    t.put("fubuki_1", "truk");
    assert!(!t.legal(escort("fubuki_1")));
}
