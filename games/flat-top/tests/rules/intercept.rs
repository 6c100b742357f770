//! 14.13: interception in movement.

use crate::{combat::all_done, eyes::*, support::*};
use flat_top::{
    Action, Event, Position,
    position::{AirStep, Cloud, Frame, Phase, React},
    types::{Arm, Side},
};

/// Japan moves first: a formation of Kates at K60, Wildcats on the map at K61; the Yorktown, hidden, where it is said.
fn passing(deck: &str, high: bool) -> Position {
    let mut p = noon(Phase::Air(JP, AirStep::Flying));
    squadron(&mut p, US, 0, deck, false);
    fly(&mut p, US, "K61", &[("wildcat*", 2)]);
    let af = fly(&mut p, JP, "K60", &[("kate*", 3)]);
    arm(&mut p, JP, af, 0, Arm::Gp);
    p.sides[1].afs[0].groups[0].high = high;
    act(&mut p, JP, Action::Fly { af }, &[]);
    act(&mut p, JP, Action::Go { dir: way("K60", "K61") }, &[]);
    p
}

const LOW: Action = Action::Intercept { high: false };
const HIGH: Action = Action::Intercept { high: true };

fn met(events: &[Event]) -> Option<bool> {
    events.iter().find_map(|e| if let Event::Intercepted { meets, .. } = e { Some(*meets) } else { None })
}

#[test]
fn ft_187_ft_410_ft_385_the_player_without_initiative_intercepts_what_passes() {
    let mut p = passing("K63", false);
    assert_eq!(p.stack.last(), Some(&Frame::Intercept(US, hex("K61"))));
    let events = act(&mut p, US, LOW, &[4]);
    assert_eq!(met(&events), Some(true));
    let mut p = passing("K63", false);
    assert_eq!(met(&act(&mut p, US, LOW, &[5])), Some(false));
    // Too far from any deck or base there is no combat.
    assert_eq!(refused(&passing("K64", false), US, LOW), Some(410));
}

#[test]
fn ft_187_with_initiative_nobody_intercepts_unless_the_other_reading_is_played() {
    for (set, asked) in [(&[][..], false), (&["nonmover_intercepts=true"][..], true)] {
        let mut p = noon(Phase::Air(JP, AirStep::Flying));
        p.public.rules = rules(set);
        p.public.initiative = Some(US);
        fly(&mut p, US, "K61", &[("wildcat*", 2)]);
        let af = fly(&mut p, JP, "K60", &[("kate*", 3)]);
        act(&mut p, JP, Action::Fly { af }, &[]);
        act(&mut p, JP, Action::Go { dir: way("K60", "K61") }, &[]);
        assert_eq!(p.stack.contains(&Frame::Intercept(US, hex("K61"))), asked);
    }
}

#[test]
fn ft_183_ft_413_a_failure_costs_nothing() {
    let mut p = passing("K63", false);
    let before = p.clone();
    act(&mut p, US, LOW, &[6]);
    assert_eq!(p.sides[0].afs, before.sides[0].afs);
    assert_eq!(p.stack, [Frame::Fly(0)]);
    assert_eq!(refused(&p, JP, Action::Go { dir: way("K61", "K62") }), None);
}

#[test]
fn e23_ft_185_over_a_ship_or_a_base_no_die_is_needed() {
    let mut p = passing("K61", false);
    let events = act(&mut p, US, LOW, &[]);
    assert!(events.contains(&Event::Intercepted { side: US, at: hex("K61"), die: 0, meets: true }));
}

#[test]
fn ft_188_ft_411_only_at_the_same_altitude_and_the_interceptor_says_his_first() {
    let mut p = passing("K63", true);
    // Nothing tells him that they are high: he may try, and misses.
    assert_eq!(refused(&p, US, HIGH), Some(409));
    assert_eq!(met(&act(&mut p, US, LOW, &[1])), Some(false));
}

#[test]
fn ft_409_only_interceptors() {
    let mut p = passing("K63", false);
    p.sides[0].afs[0].groups[0].armed = true;
    assert_eq!(refused(&p, US, LOW), Some(409));
    assert_eq!(refused(&p, US, Action::Decline), None);
    // A fighter that escorts a bomber is none; an unarmed dive bomber that is low is one.
    let mut p = noon(Phase::Air(JP, AirStep::Flying));
    fly(&mut p, US, "K61", &[("wildcat*", 2), ("devastator*", 1)]);
    fly(&mut p, US, "K61", &[("dauntless*", 3)]);
    let n = |af: usize, high| flat_top::phases::intercept::interceptors(board(), &p.sides[0].afs[af], high);
    assert_eq!((n(0, false), n(1, false), n(1, true)), (0, 3, 0));
}

#[test]
fn ft_190_one_attempt_in_a_hex_a_turn() {
    let mut p = passing("K63", false);
    act(&mut p, US, LOW, &[6]);
    act(&mut p, JP, Action::Go { dir: way("K61", "K60") }, &[]);
    act(&mut p, JP, Action::Go { dir: way("K60", "K61") }, &[]);
    assert_eq!(p.stack, [Frame::Fly(0)]);
}

#[test]
fn ft_191_again_after_a_fight_is_harder() {
    let mut p = passing("K63", false);
    p.met.before = vec![[0, 0]];
    assert_eq!(met(&act(&mut p, US, LOW, &[4])), Some(false));
}

#[test]
fn ft_191_clouds_and_night_too() {
    let mut p = passing("K63", false);
    p.public.clouds = vec![Cloud { sector: 2, at: Some(hex("K61")) }];
    assert_eq!(met(&act(&mut p, US, LOW, &[4])), Some(false));
}

#[test]
fn ft_412_ft_468_leaving_a_hex_is_passing_it() {
    let mut p = noon(Phase::Air(JP, AirStep::Flying));
    fly(&mut p, US, "K61", &[("wildcat*", 2)]);
    let af = fly(&mut p, JP, "K61", &[("kate*", 3)]);
    act(&mut p, JP, Action::Fly { af }, &[]);
    assert_eq!(p.stack, [Frame::Fly(af), Frame::Intercept(US, hex("K61"))]);
}

/// Formations of both in a hex when air movement begins.
fn together(deck: &str) -> Position {
    let mut p = noon(Phase::Regroup);
    p.public.rolled = true;
    squadron(&mut p, US, 0, deck, false);
    fly(&mut p, US, "K61", &[("wildcat*", 2)]);
    fly(&mut p, JP, "K61", &[("zero*", 2)]);
    other_is_ready(&mut p, US);
    act(&mut p, US, Action::Done, &[]);
    p
}

#[test]
fn ft_182_before_anything_moves_within_two_hexes_of_a_deck() {
    let p = together("K63");
    assert_eq!(p.stack, [Frame::Intercept(US, hex("K61")), Frame::Intercept(JP, hex("K61"))]);
    // The Japanese know of no deck here.
    assert_eq!(refused(&p, JP, LOW), Some(410));
    let mut p = p;
    act(&mut p, JP, Action::Decline, &[]);
    assert_eq!(refused(&p, US, LOW), None);
    let mut p = together("K65");
    act(&mut p, JP, Action::Decline, &[]);
    assert_eq!(refused(&p, US, LOW), Some(410));
}

#[test]
fn ft_184_if_both_agree_no_die_is_needed() {
    for (yes, dice) in [(true, &[][..]), (false, &[6][..])] {
        let mut p = together("K63");
        squadron(&mut p, JP, 0, "K62", false);
        act(&mut p, JP, Action::Decline, &[]);
        act(&mut p, US, LOW, &[]);
        assert_eq!(p.stack.last(), Some(&Frame::Agree(JP, hex("K61"), false)));
        assert_eq!(refused(&p, JP, HIGH), Some(188));
        let events = act(&mut p, JP, if yes { LOW } else { Action::Decline }, dice);
        assert_eq!(met(&events), Some(yes));
    }
}

#[test]
fn ft_186_the_fight_is_with_all_that_is_there() {
    // Who is asked does not depend on what he has there: his silence would tell.
    let mut p = noon(Phase::Air(JP, AirStep::Flying));
    fly(&mut p, US, "K61", &[("catalina", 1)]);
    let af = fly(&mut p, JP, "K60", &[("kate*", 3), ("zero*", 1)]);
    act(&mut p, JP, Action::Fly { af }, &[]);
    act(&mut p, JP, Action::Go { dir: way("K60", "K61") }, &[]);
    let mut all = Vec::new();
    ironbottom_kernel::Rules::actions(game(), &p, Side::Allies.seat(), &mut all);
    assert_eq!(all, [Action::Decline]);
}

#[test]
fn ft_187_a_standing_order_answers() {
    for (react, dice, asked) in [(React::Never, &[][..], false), (React::Always, &[6][..], false), (React::Ask, &[][..], true)] {
        let mut p = noon(Phase::Air(JP, AirStep::Flying));
        squadron(&mut p, US, 0, "K63", false);
        p.sides[0].react = react;
        fly(&mut p, US, "K61", &[("wildcat*", 2)]);
        let af = fly(&mut p, JP, "K60", &[("kate*", 3)]);
        act(&mut p, JP, Action::Fly { af }, &[]);
        let events = act(&mut p, JP, Action::Go { dir: way("K60", "K61") }, dice);
        assert_eq!(met(&events), (react == React::Always).then_some(false));
        assert_eq!(p.stack.len(), if asked { 2 } else { 1 });
    }
}

#[test]
fn ft_191_a_formation_that_has_just_taken_off_fought_nobody() {
    let mut p = passing("K63", false);
    p.met.before = vec![[0, 0]];
    // It has the number of one that landed.
    p.sides[1].afs[0].launched = p.public.turn;
    assert_eq!(met(&act(&mut p, US, LOW, &[4])), Some(true));
}

#[test]
fn ft_186_187_what_is_shot_down_on_its_way_can_only_stop() {
    let mut p = passing("K63", false);
    p.sides[0].afs[0].groups[0].n = 20;
    act(&mut p, US, LOW, &[4]);
    all_done(&mut p, &[]);
    all_done(&mut p, &[6, 1]);
    assert_eq!((p.sides[1].afs[0].factors(), &p.stack[..]), (0, &[Frame::Fly(0)][..]));
    assert_eq!(refused(&p, JP, Action::Go { dir: way("K61", "K62") }), Some(28));
    act(&mut p, JP, Action::Stop, &[]);
    assert_eq!(p.stack, []);
}
