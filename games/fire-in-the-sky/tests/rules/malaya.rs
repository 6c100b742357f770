//! Battles in Malaya, whose two coasts are two waters (2.2.1.2, R52).

use crate::{
    arena::{Allies, Japan, arena, ask_all, battle, commit, control, send, shots, stage, struck},
    bench::{Bench, board, unit},
};
use fire_in_the_sky::{
    Action, Event,
    action::{Item, Target},
    phases::battle::{Stage, support},
    position::{ForceId, Place},
    rule,
    types::Nation,
};

const EAST: &str = "0412e";
const WEST: &str = "0412w";

const fn tf(n: u8) -> Target {
    Target::Force(ForceId(n))
}

/// A Japanese force on the east coast, a British one on the west coast, land units of both ashore.
fn coasts() -> Bench {
    let mut t = arena(Japan);
    ask_all(&mut t);
    t.force(Japan, "saigon", EAST, &["tone", "mutsu_nagato", "2nd_division"]);
    t.force(Allies, "singapore", WEST, &["dorsetshire", "ramillies_resolution"]);
    t.put("17th_division", "malaya");
    t
}

#[test]
fn fs_031_task_forces_in_one_half_fight_as_anywhere() {
    let mut t = arena(Japan);
    ask_all(&mut t);
    t.force(Japan, "rangoon", WEST, &["tone", "mogami"]);
    t.force(Allies, "singapore", WEST, &["dorsetshire", "d_class_cl"]);
    crate::arena::assigned(&mut t, Nation::Japan, "saigon", "malaya", 2);
    // One point at the task force: it may be struck.
    t.begin(&[1]);
    assert_eq!(battle(&t).waters.len(), 1);
    t.act(crate::arena::strike_at("dorsetshire", 1), &[1]);
    t.act(commit("dorsetshire"), &[]);
    t.act(Action::Done, &[]);
    t.act(commit("tone"), &[]);
    t.act(Action::Done, &[]);
    t.act(Action::Withdraw, &[]);
    let events = t.act(Action::Stay, &[]);
    assert_eq!(control(&events), [Some(Japan)]);
    // FS-242: the other British ship is driven off.
    assert!(matches!(t.where_is("d_class_cl"), Place::Track(_)));
}

#[test]
fn fs_032_in_different_halves_air_points_reach_the_base_only() {
    let mut t = coasts();
    t.put("nankai", "malaya");
    crate::arena::assigned(&mut t, Nation::Japan, "saigon", "malaya", 4);
    crate::arena::assigned(&mut t, Nation::Britain, "singapore", "malaya", 2);
    t.p.air.iter_mut().for_each(|g| g.to = g.to.filter(|_| g.nation == Nation::Japan));
    let events = t.begin(&[]);
    // Two points of Japan: support is all they can give, and nobody is asked.
    assert_eq!(struck(&events).len(), 1);
    assert_eq!(battle(&t).of(Japan).support_points, 2);
    assert_eq!(stage(&t), Stage::Land);
}

#[test]
fn fs_032_a_task_force_in_the_other_half_is_refused_as_a_target() {
    let mut t = coasts();
    // The British in both halves: those in the east can be reached.
    t.force(Allies, "singapore", EAST, &["hermes"]);
    t.force(Allies, "singapore", EAST, &["c_class"]);
    t.force(Japan, "saigon", EAST, &["zuiho_shoho"]);
    // 2 against 1.
    t.begin(&[1, 1, 1]);
    assert_eq!(stage(&t), Stage::Targets(Allies));
    t.refused(send(tf(1), 1), rule::FS_213);
    t.act(send(tf(4), 1), &[]);
    t.refused(send(tf(1), 1), rule::FS_032);
    assert!(t.legal(send(tf(2), 1)) && t.legal(send(Target::Base, 1)));
}

#[test]
fn e123_fs_033_362_each_controls_its_half_without_a_fight() {
    let mut t = coasts();
    t.begin(&[]);
    // Nobody is in the way on either coast: one ship is enough, the battleship can support, the division can land.
    assert_eq!((stage(&t), battle(&t).waters.len()), (Stage::Land, 2));
    let bt = battle(&t);
    assert_eq!((bt.control_at(crate::bench::sea(EAST)), bt.control_at(crate::bench::sea(WEST))), (Some(Japan), Some(Allies)));
    assert_eq!((bt.round, bt.control()), (0, None));
    assert_eq!(support::guns(board(), &t.p, bt, Japan), 3);
    let events = t.act(Action::Land { item: Item::Unit(unit("2nd_division")), force: ForceId(0) }, &[1; 5]);
    assert!(shots(&events).is_empty() && t.is_at("2nd_division", "malaya"));
}

#[test]
fn fs_034_control_of_one_half_does_not_cut_the_enemy_off() {
    let mut t = coasts();
    // Without ships the British still trace a line; with Japan on both coasts they do not.
    t.p.forces[1].gone = true;
    for u in ["dorsetshire", "ramillies_resolution"] {
        t.p.unit_mut(unit(u)).at = Place::Waiting;
    }
    let mut both = t.clone();
    let fed = |t: &mut Bench| {
        t.begin(&[]);
        support::supplied(board(), &t.p, battle(t), unit("17th_division"))
    };
    assert!(fed(&mut t));
    both.force(Japan, "rangoon", WEST, &["fubuki_1"]);
    assert!(!fed(&mut both));
}

#[test]
fn fs_035_ships_stay_in_their_half() {
    let mut t = coasts();
    t.begin(&[]);
    let at = [crate::bench::sea(EAST), crate::bench::sea(WEST)];
    t.act(Action::Land { item: Item::Unit(unit("2nd_division")), force: ForceId(0) }, &[1; 5]);
    assert_eq!(stage(&t), Stage::Assault);
    let events = t.act(Action::Done, &[]);
    assert!(!events.iter().any(|e| matches!(e, Event::SeaControl { .. })));
    if t.p.forces.len() == 2 {
        assert_eq!([t.p.forces[0].at, t.p.forces[1].at], at);
    }
}

#[test]
fn fs_033_a_side_in_both_halves_fights_where_the_enemy_is() {
    let mut t = coasts();
    t.force(Allies, "singapore", EAST, &["c_class"]);
    t.begin(&[6, 1]);
    // The east coast first: both may commit; the die made Japan superior.
    t.act(commit("c_class"), &[]);
    t.act(commit("tone"), &[]);
    t.act(Action::Done, &[]);
    t.act(Action::Withdraw, &[]);
    let events = t.act(Action::Stay, &[]);
    // FS-242 in this half alone: the ships in the west stay, and take that coast.
    assert_eq!(control(&events), [Some(Japan), Some(Allies)]);
    assert_eq!(t.where_is("ramillies_resolution"), Place::Force(ForceId(1)));
}
