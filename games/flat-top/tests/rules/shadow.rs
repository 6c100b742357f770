//! 11: shadowing.

use crate::{eyes::*, support::*};
use flat_top::{
    Action, Event, Position,
    position::{Cloud, Frame, Phase, Place, Search, Shadow},
    types::{Dir, Side, Unit},
};

/// A Japanese task force at K62, an Allied one and a formation that searched in the turn before where it is said.
fn start(tf: &str, af: &str) -> Position {
    let mut p = noon(Phase::Orders);
    for side in 0..2 {
        p.sides[side].desk = flat_top::position::Desk::Tf;
    }
    squadron(&mut p, US, 0, tf, true);
    squadron(&mut p, JP, 0, "K62", false);
    let a = scout(&mut p, US, af, &[("dauntless*", 2)]);
    p.sides[0].afs[a as usize].search = Search::Sees(11);
    p
}

fn window(mut p: Position) -> Position {
    other_is_ready(&mut p, US);
    act_any(&mut p, US, Action::Done);
    assert_eq!(p.public.phase, Phase::Shadow);
    p
}

const BY_TF: Action = Action::Shadow { unit: Unit::Tf(0), contact: 0 };
const BY_AF: Action = Action::Shadow { unit: Unit::Af(0), contact: 0 };

fn done(p: &mut Position, dice: &[u8]) -> Vec<Event> {
    other_is_ready(p, US);
    act(p, US, Action::Done, dice)
}

#[test]
fn ft_145_ft_398_aircraft_are_never_shadowed() {
    let mut p = start("K61", "K61");
    let af = fly(&mut p, JP, "K61", &[("zero*", 1)]);
    let p = window(p);
    let air = p.sides[0].contacts.iter().position(|c| c.air).unwrap() as u8;
    assert_eq!(af, 0);
    assert_eq!(refused(&p, US, Action::Shadow { unit: Unit::Tf(0), contact: air }), Some(145));
    // Task forces and formations may both shadow a task force.
    let tf = p.sides[0].contacts.iter().position(|c| !c.air).unwrap() as u8;
    assert_eq!(refused(&p, US, Action::Shadow { unit: Unit::Tf(0), contact: tf }), None);
    assert_eq!(refused(&p, US, Action::Shadow { unit: Unit::Af(0), contact: tf }), None);
}

#[test]
fn ft_146_the_shadower_itself_sees_its_target_well() {
    // The formation is two hexes off: it has condition 1 by itself, its side has 2.
    let p = window(start("K61", "K60"));
    assert_eq!(refused(&p, US, BY_AF), Some(146));
    assert_eq!(refused(&p, US, BY_TF), None);
    // A formation that did not search sees nothing.
    let mut p = start("K61", "K61");
    p.sides[0].afs[0].search = Search::None;
    assert_eq!(refused(&window(p), US, BY_AF), Some(146));
}

#[test]
fn ft_147_ft_463_the_die_is_shown_and_the_reason_is_not() {
    for (die, holds) in [(4, true), (5, false)] {
        let mut p = window(start("K50", "K61"));
        act(&mut p, US, BY_AF, &[]);
        assert_eq!(p.sides[0].shadowing.len(), 1);
        let events = done(&mut p, &[die]);
        assert!(events.contains(&Event::Shadowed { side: US, at: hex("K62"), die, holds }));
        assert_eq!(p.sides[0].afs[0].shadow, if holds { Shadow::Holds } else { Shadow::Failed });
    }
}

#[test]
fn ft_342_shadowers_are_named_before_anything_moves_in_secret() {
    let mut p = window(start("K61", "K61"));
    let events = act(&mut p, US, BY_TF, &[]);
    assert_eq!(events, [Event::Did { side: US, action: BY_TF }]);
    assert_eq!(p.sides[1].tfs[0].at, Some(hex("K62")));
    let v = flat_top::view::view(&p, ironbottom_kernel::Viewer::seat(JP.seat()));
    let mut q = p.clone();
    q.sides[0].shadowing.clear();
    assert_eq!(v, flat_top::view::view(&q, ironbottom_kernel::Viewer::seat(JP.seat())));
}

#[test]
fn e120_ft_148_ft_149_clouds_and_storms_on_the_plot() {
    // Clouds over the second hex of the plot: one more; a storm: lost whatever the die.
    for (n, die, holds) in [(0, 4, true), (1, 4, false), (1, 3, true), (2, 1, false)] {
        let mut p = start("K50", "K61");
        let to = hex("K62").step(Dir::N).unwrap();
        let at = Some(to.step(Dir::N).unwrap().step(Dir::N).unwrap());
        p.public.clouds = vec![Cloud { sector: 2, at }; n];
        p.sides[1].tfs[0].plot = vec![Dir::N];
        let mut p = window(p);
        act(&mut p, US, BY_AF, &[]);
        let events = done(&mut p, &[die]);
        assert!(events.contains(&Event::Shadowed { side: US, at: hex("K62"), die, holds }), "{n} {die}");
    }
}

#[test]
fn ft_050_ft_051_the_move_of_the_target_decides() {
    let mut p = start("K50", "K61");
    p.public.clouds = vec![Cloud { sector: 2, at: Some(hex("H62")) }; 2];
    // It stays: clear.
    let mut q = window(p.clone());
    act(&mut q, US, BY_AF, &[]);
    done(&mut q, &[4]);
    assert_eq!(q.sides[0].afs[0].shadow, Shadow::Holds);
    p.sides[1].tfs[0].plot = vec![Dir::N];
    let mut p = window(p);
    act(&mut p, US, BY_AF, &[]);
    done(&mut p, &[1]);
    assert_eq!(p.sides[0].afs[0].shadow, Shadow::Failed);
}

#[test]
fn e121_ft_150_one_shadower_for_one_target() {
    let mut p = window(start("K61", "K61"));
    act(&mut p, US, BY_TF, &[]);
    assert_eq!(refused(&p, US, BY_AF), Some(150));
    assert_eq!(refused(&p, US, BY_TF), Some(150));
}

#[test]
fn ft_151_ft_399_the_target_sails_as_plotted_then_the_shadower_moves() {
    let mut p = start("K50", "K61");
    p.sides[1].tfs[0].plot = vec![way("K62", "K63"), way("K63", "K64")];
    let mut p = window(p);
    act(&mut p, US, BY_AF, &[]);
    done(&mut p, &[1]);
    assert_eq!((p.sides[1].tfs[0].at, p.sides[1].tfs[0].sailed, p.sides[1].tfs[0].shown), (Some(hex("K64")), true, true));
    assert_eq!(p.stack, [Frame::Chase(US, Unit::Af(0))]);
    assert_eq!(contact(&p, US, "K64", false).unwrap().id, 0);
    // It is three hexes behind: it must come closer, and may not stay.
    assert_eq!(refused(&p, US, Action::Stop), Some(152));
    assert_eq!(refused(&p, US, Action::Chase { dir: way("K61", "K60") }), Some(152));
    act(&mut p, US, Action::Chase { dir: way("K61", "K62") }, &[]);
    act(&mut p, US, Action::Chase { dir: way("K62", "K63") }, &[]);
    act_any(&mut p, US, Action::Stop);
    assert_eq!((p.public.phase, p.sides[0].afs[0].place), (Phase::Regroup, Place::Hex(hex("K63"))));
    // It still holds its target, without a search.
    assert_eq!((p.sides[0].afs[0].search, sees(&p, US, "K64", false)), (Search::None, 2));
}

#[test]
fn ft_152_within_sight_it_may_open_and_close() {
    let mut p = window(start("K50", "K61"));
    act(&mut p, US, BY_AF, &[]);
    done(&mut p, &[1]);
    act(&mut p, US, Action::Chase { dir: way("K61", "K60") }, &[]);
    // Two hexes: the last from which it is seen.
    assert_eq!(refused(&p, US, Action::Chase { dir: way("K60", "K59") }), Some(152));
    assert_eq!(refused(&p, US, Action::Stop), None);
    assert_eq!(refused(&p, US, Action::Chase { dir: way("K60", "K61") }), None);
}

#[test]
fn ft_153_who_moved_in_the_shadow_phase_does_not_move_again() {
    let mut p = window(start("K50", "K61"));
    act(&mut p, US, BY_AF, &[]);
    done(&mut p, &[1]);
    act_any(&mut p, US, Action::Stop);
    p.public.phase = Phase::Air(US, flat_top::position::AirStep::Search);
    assert_eq!(refused(&p, US, Action::Fly { af: 0 }), Some(153));
    // It may land where it is (R44).
    let f = fac(&p, US, "Yorktown");
    assert_eq!(refused(&p, US, Action::Home { af: 0, fac: f }), Some(153));
    p.sides[0].tfs[0].at = Some(hex("K61"));
    assert_eq!(refused(&p, US, Action::Home { af: 0, fac: f }), None);
}

#[test]
fn ft_154_who_failed_neither_moves_nor_observes() {
    let mut p = start("K61", "K50");
    p.sides[0].tfs[0].plot = vec![way("K61", "K60")];
    let mut p = window(p);
    act(&mut p, US, BY_TF, &[]);
    done(&mut p, &[6]);
    assert_eq!((p.public.phase, p.sides[0].tfs[0].at), (Phase::Regroup, Some(hex("K61"))));
    assert_eq!(sees(&p, US, "K62", false), 0);
}

#[test]
fn ft_155_ft_466_task_forces_that_shadow_each_other() {
    for (set, first) in [(&[][..], JP), (&["mutual_shadow_initiative_first=true"][..], US)] {
        let mut p = start("K61", "K50");
        p.public.rules = rules(set);
        p.sides[0].tfs[0].plot = vec![way("K61", "K60")];
        p.sides[1].tfs[0].plot = vec![way("K62", "K63")];
        let mut p = window(p);
        act(&mut p, US, BY_TF, &[]);
        act(&mut p, JP, BY_TF, &[]);
        // The Allies win initiative at once: the Japanese sail first, as plotted.
        let events = done(&mut p, &[6, 1]);
        assert!(p.public.rolled && p.public.initiative == Some(US));
        assert_eq!(events.iter().filter(|e| matches!(e, Event::Shadowed { die: 0, holds: true, .. })).count(), 2);
        let moved = |s: Side| p.side(s).tfs[0].moved;
        assert_eq!((moved(first), moved(first.other())), (1, 0));
        assert_eq!(p.stack, [Frame::Chase(first.other(), Unit::Tf(0))]);
    }
}

#[test]
fn ft_156_a_split_of_what_is_shadowed_is_told() {
    let mut p = window(start("K61", "K50"));
    act(&mut p, US, BY_TF, &[]);
    done(&mut p, &[1]);
    act_any(&mut p, US, Action::Stop);
    assert_eq!(contact(&p, US, "K62", false).unwrap().told.formations, Some(1));
    act(&mut p, JP, Action::Detach { ship: 9, tf: 7 }, &[]);
    other_is_ready(&mut p, JP);
    act_any(&mut p, JP, Action::Done);
    assert_eq!(contact(&p, US, "K62", false).unwrap().told.formations, Some(2));
}

#[test]
fn ft_189_interception_of_a_shadower() {
    let mut p = window(start("K50", "K61"));
    fly(&mut p, JP, "K60", &[("zero*", 1)]);
    act(&mut p, US, BY_AF, &[]);
    done(&mut p, &[1]);
    act(&mut p, US, Action::Chase { dir: way("K61", "K60") }, &[]);
    assert_eq!(p.stack.last(), Some(&Frame::Intercept(JP, hex("K60"))));
}
