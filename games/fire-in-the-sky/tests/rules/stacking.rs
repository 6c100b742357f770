//! Stacking and capacities (2.2.2.1, 2.2.3), checked when a deployment phase or the return to base ends.

use crate::bench::{Bench, bare, space, unit};
use fire_in_the_sky::{
    Action, Event,
    action::Item,
    event::Why,
    position::{AirPlace, Phase, Place},
    rule,
    types::{Nation, Side},
};

/// A phase in which both sides want to be asked.
fn asking(phase: Phase, side: Side) -> Bench {
    let mut t = bare(phase, side);
    for s in &mut t.p.standing {
        s.trim = false;
    }
    t
}

fn remove(id: &str, at: &str) -> Action {
    Action::Remove { item: Item::Unit(unit(id)), at: space(at) }
}

const DIVISIONS: [&str; 3] = ["2nd_division", "6th_division", "38th_division"];

#[test]
fn fs_040_046_142_the_enemy_removes_what_is_too_much() {
    // D14.
    let mut t = asking(Phase::Deployment, Side::Japan);
    for id in DIVISIONS {
        t.put(id, "kure");
    }
    t.act(Action::Done, &[]);
    assert_eq!(t.asked(), Some(Side::Allies));
    assert_eq!(t.listed().len(), 4);
    let events = t.act(remove("6th_division", "kure"), &[]);
    assert!(matches!(events[0], Event::Away { why: Why::Overstacked, turn: 3, .. }), "{events:?}");
    assert_eq!(t.where_is("6th_division"), Place::Track(3));
    // Two divisions may stay, and nothing more is asked.
    assert_eq!(t.p.diary.trimming, None);
    assert!(t.is_at("2nd_division", "kure"));
}

#[test]
fn fs_046_it_may_let_them_stay() {
    let mut t = asking(Phase::Deployment, Side::Japan);
    for id in DIVISIONS {
        t.put(id, "kure");
    }
    t.all(&[Action::Done, Action::Done]);
    assert!(t.p.diary.trimming.is_none() && t.is_at("38th_division", "kure"));
    // Only what is above a limit goes.
    let mut t = asking(Phase::Deployment, Side::Japan);
    for id in DIVISIONS {
        t.put(id, "kure");
    }
    t.put("takao", "kure");
    t.put("43rd_division", "yokosuka");
    t.act(Action::Done, &[]);
    t.refused(remove("takao", "kure"), rule::FS_046);
    t.refused(remove("43rd_division", "yokosuka"), rule::FS_046);
}

#[test]
fn fs_041_042_an_atoll_holds_four_of_each_side() {
    // E3.
    let mut t = asking(Phase::Deployment, Side::Japan);
    t.control("wake", Some(Side::Japan));
    t.put("2nd_division", "wake");
    t.put("1st_marine_division", "wake");
    t.act(Action::Done, &[]);
    assert!(t.p.diary.trimming.is_none());
    let mut t = asking(Phase::Deployment, Side::Japan);
    t.control("wake", Some(Side::Japan));
    t.put("2nd_division", "wake");
    t.put("snlf", "wake");
    // FS-013: reduced or not.
    t.p.unit_mut(unit("snlf")).reduced = true;
    t.act(Action::Done, &[]);
    assert_eq!(t.asked(), Some(Side::Allies));
}

#[test]
fn fs_047_048_capacities_of_a_base() {
    // E4: a base "4-2".
    let mut t = asking(Phase::Deployment, Side::Allies);
    for id in ["fletcher_1", "fletcher_2", "fletcher_3", "fletcher_4"] {
        t.put(id, "samoa");
    }
    t.air(Nation::Usa, "samoa", 4);
    t.act(Action::Done, &[]);
    assert!(t.p.diary.trimming.is_none());
    let mut t = asking(Phase::Deployment, Side::Allies);
    for id in ["fletcher_1", "fletcher_2", "fletcher_3", "fletcher_4", "fletcher_5"] {
        t.put(id, "samoa");
    }
    t.air(Nation::Usa, "samoa", 5).air(Nation::Britain, "samoa", 1);
    t.act(Action::Done, &[]);
    assert_eq!(t.asked(), Some(Side::Japan));
    let air = |nation, steps| Action::Remove { item: Item::Air { nation, steps }, at: space("samoa") };
    t.refused(air(Nation::Usa, 3), rule::FS_046);
    t.act(air(Nation::Britain, 1), &[]);
    t.refused(air(Nation::Usa, 2), rule::FS_046);
    let events = t.act(air(Nation::Usa, 1), &[]);
    assert!(matches!(events[..], [Event::Away { turn: 0, .. }]));
    t.act(remove("fletcher_3", "samoa"), &[]);
    assert!(t.p.diary.trimming.is_none());
    assert_eq!(t.steps_at(Side::Allies, "samoa"), 4);
}

#[test]
fn fs_315_428_allied_bases_grow() {
    for (turn, control, left) in [(5, Side::Allies, 2), (6, Side::Allies, 4), (10, Side::Allies, 6), (14, Side::Allies, 8)] {
        let mut t = bare(Phase::Deployment, control);
        t.p.turn = turn;
        t.air(Nation::Usa, "midway", 8);
        t.act(Action::Done, &[]);
        assert_eq!(t.steps_at(Side::Allies, "midway"), left, "turn {turn}");
    }
    // A base the Allies lost falls back.
    let mut t = bare(Phase::Deployment, Side::Japan);
    t.p.turn = 14;
    t.control("midway", Some(Side::Japan)).air(Nation::Japan, "midway", 8);
    t.act(Action::Done, &[]);
    assert_eq!(t.steps_at(Side::Japan, "midway"), 2);
}

#[test]
fn fs_048_national_bases_take_any_fleet() {
    // R18.
    let mut t = bare(Phase::Deployment, Side::Japan);
    for id in ["akagi_kaga", "hiryu_soryu", "shokaku_zuikaku", "mutsu_nagato", "ise_hyuga", "fuso_yamashiro", "takao"] {
        t.put(id, "kure");
    }
    t.air_at(Nation::Japan, AirPlace::Aviation(space("kure")), 4).air(Nation::Japan, "kure", 10);
    t.act(Action::Done, &[]);
    assert!(t.is_at("takao", "kure") && t.is_at("akagi_kaga", "kure"));
    assert_eq!(t.steps_at(Side::Japan, "kure"), 10);
}

#[test]
fn fs_114_markers_do_not_count() {
    let mut t = asking(Phase::Deployment, Side::Japan);
    t.put("2nd_division", "wake");
    t.control("wake", Some(Side::Japan)).marker(Nation::Japan, "wake", 4);
    t.act(Action::Done, &[]);
    assert!(t.p.diary.trimming.is_none());
}

#[test]
fn fs_046_by_standing_order_the_costliest_go() {
    let mut t = bare(Phase::Deployment, Side::Japan);
    t.control("wake", Some(Side::Japan));
    for id in ["ichiki", "2nd_division", "snlf"] {
        t.put(id, "wake");
    }
    t.act(Action::Done, &[]);
    assert!(matches!(t.where_is("2nd_division"), Place::Track(_)));
    assert!(t.is_at("ichiki", "wake") && t.is_at("snlf", "wake"));
}

#[test]
fn fs_043_045_checked_after_deployment_and_return() {
    let crowd = |phase| {
        let mut t = bare(phase, Side::Japan);
        t.control("wake", Some(Side::Japan));
        t.put("2nd_division", "wake");
        t.put("snlf", "wake");
        t
    };
    for phase in [Phase::Deployment, Phase::Redeployment] {
        let mut t = crowd(phase);
        t.act(Action::Done, &[]);
        assert!(!t.is_at("2nd_division", "wake"), "{phase:?}");
    }
    let mut t = crowd(Phase::Return);
    t.begin(&[]);
    assert!(!t.is_at("2nd_division", "wake"));
}

#[test]
fn fs_042_both_sides_are_looked_at() {
    let mut t = asking(Phase::Redeployment, Side::Japan);
    for id in DIVISIONS {
        t.put(id, "kure");
    }
    t.put("8th_army", "manila");
    t.put("19th_regiment", "manila");
    t.act(Action::Done, &[]);
    assert_eq!(t.asked(), Some(Side::Allies));
    t.act(Action::Done, &[]);
    assert_eq!(t.asked(), Some(Side::Japan));
    t.act(remove("8th_army", "manila"), &[]);
    // Its owner's next reinforcement phase is still to come in this turn (R51).
    assert_eq!(t.where_is("8th_army"), Place::Track(2));
}

#[test]
fn fs_049_nothing_hinders_a_unit_on_its_way() {
    // R17: the limits are looked at when the phase ends, not when somebody arrives.
    let mut t = asking(Phase::Deployment, Side::Allies);
    for id in ["fletcher_1", "fletcher_2", "fletcher_3"] {
        t.put(id, "pearl_harbor");
        let (from, to) = (space("pearl_harbor"), space("midway"));
        t.act(Action::Deploy { item: Item::Unit(unit(id)), from, to }, &[]);
    }
    assert!(t.is_at("fletcher_3", "midway"));
    t.act(Action::Done, &[]);
    assert_eq!(t.asked(), Some(Side::Japan));
}
