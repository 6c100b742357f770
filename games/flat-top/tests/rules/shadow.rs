//! 11: shadowing.

use crate::{combat::all_done, eyes::*, support::*};
use flat_top::{
    Action, Event, Position,
    action::Order,
    phases::sighting,
    position::{AirStep, Cloud, Frame, Phase, Place, Search, Shadow},
    types::{Arm, Category, Dir, Side, Unit},
};
use ironbottom_kernel::{Advice, Dice, Face, Log, Rules, Viewer, typed};

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
fn ft_041_146_who_is_hidden_in_a_storm_or_has_lost_it_sees_no_target() {
    let p = start("K61", "K61");
    let seen = |p: &Position| [Unit::Tf(0), Unit::Af(0)].map(|u| sighting::own_condition(board(), p, US, u, hex("K62")));
    assert_eq!(seen(&p), [2, 2]);
    let blind: [fn(&mut Position); 3] = [
        |p| (p.sides[0].tfs[0].shown, p.sides[0].afs[0].shown) = (false, false),
        |p| (p.sides[0].tfs[0].storm, p.sides[0].afs[0].storm) = (true, true),
        |p| (p.sides[0].tfs[0].shadow, p.sides[0].afs[0].shadow) = (Shadow::Failed, Shadow::Failed),
    ];
    for (i, change) in blind.into_iter().enumerate() {
        let mut p = p.clone();
        change(&mut p);
        assert_eq!(seen(&p), [0, 0], "{i}");
    }
    // Who has hold of it needs no search.
    let mut p = p;
    p.sides[0].afs[0].search = Search::None;
    assert_eq!(seen(&p), [2, 0]);
    p.sides[0].afs[0].shadow = Shadow::Holds;
    assert_eq!(seen(&p), [2, 2]);
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
fn ft_147_ships_shadow_better_than_aircraft() {
    for (die, holds) in [(5, true), (6, false)] {
        let mut p = window(start("K61", "K50"));
        act(&mut p, US, BY_TF, &[]);
        done(&mut p, &[die]);
        assert_eq!(p.sides[0].tfs[0].shadow, if holds { Shadow::Holds } else { Shadow::Failed }, "{die}");
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
    let mut still = p.clone();
    act(&mut p, US, Action::Chase { dir: way("K61", "K60") }, &[]);
    act_any(&mut p, US, Action::Stop);
    p.public.phase = Phase::Air(US, AirStep::Search);
    assert_eq!(refused(&p, US, Action::Fly { af: 0 }), Some(153));
    // It may land where it is (R44).
    let f = fac(&p, US, "Yorktown");
    assert_eq!(refused(&p, US, Action::Home { af: 0, fac: f }), Some(153));
    p.sides[0].tfs[0].at = Some(hex("K60"));
    assert_eq!(refused(&p, US, Action::Home { af: 0, fac: f }), None);
    // One that did not move in it has its move still.
    act_any(&mut still, US, Action::Stop);
    still.public.phase = Phase::Air(US, AirStep::Search);
    assert_eq!(refused(&still, US, Action::Fly { af: 0 }), None);
}

#[test]
fn ft_152_ft_153_who_stayed_in_the_shadow_phase_keeps_its_target_in_sight_later() {
    let mut p = window(start("K50", "K61"));
    act(&mut p, US, BY_AF, &[]);
    done(&mut p, &[1]);
    act_any(&mut p, US, Action::Stop);
    assert_eq!(sees(&p, US, "K62", false), 2);
    (p.public.phase, p.sides[0].tfs[0].at) = (Phase::Air(US, AirStep::Search), Some(hex("K59")));
    // Home is out of sight, and so is all that lies further off than two hexes.
    assert_eq!(refused(&p, US, Action::Home { af: 0, fac: fac(&p, US, "Yorktown") }), Some(152));
    act_any(&mut p, US, Action::Fly { af: 0 });
    for (to, verdict) in [("K63", None), ("K64", None), ("K59", Some(152)), ("K66", Some(152))] {
        assert_eq!(refused(&p, US, Action::Head { at: hex(to) }), verdict, "{to}");
    }
    act_any(&mut p, US, Action::Go { dir: way("K61", "K60") });
    assert_eq!(refused(&p, US, Action::Go { dir: way("K60", "K59") }), Some(152));
    let why = typed::read(game(), &p, US.seat(), "go K59").and_then(Result::err);
    assert_eq!(why.map(|r| r.rule.number()), Some(152));
    assert_eq!(refused(&p, US, Action::Stop), None);
    // What shadows nothing flies where it likes.
    p.sides[0].afs[0].shadow = Shadow::None;
    assert_eq!(refused(&p, US, Action::Go { dir: way("K60", "K59") }), None);
}

#[test]
fn ft_152_ft_153_a_task_force_that_stayed_sails_as_plotted_within_sight() {
    for (plot, end) in [(&["K60"][..], "K60"), (&["K60", "K59"], "K60"), (&["K62"], "K62")] {
        let mut p = start("K61", "K50");
        let hexes: Vec<&str> = std::iter::once("K61").chain(plot.iter().copied()).collect();
        p.sides[0].tfs[0].plot = hexes.windows(2).map(|w| way(w[0], w[1])).collect();
        let mut p = window(p);
        act(&mut p, US, BY_TF, &[]);
        done(&mut p, &[1]);
        let mut moved = p.clone();
        act_any(&mut p, US, Action::Stop);
        assert_eq!((p.public.phase, p.sides[0].tfs[0].at), (Phase::Regroup, Some(hex(end))), "{plot:?}");
        // Who has followed its target has made its move.
        act_any(&mut moved, US, Action::Chase { dir: way("K61", "K62") });
        act_any(&mut moved, US, Action::Stop);
        assert_eq!(moved.sides[0].tfs[0].at, Some(hex("K62")), "{plot:?}");
    }
}

#[test]
fn ft_058_ft_153_ft_154_who_shadows_searches_who_lost_his_target_does_not() {
    for (die, verdict) in [(1, None), (6, Some(154))] {
        let mut p = window(start("K50", "K61"));
        act(&mut p, US, BY_AF, &[]);
        done(&mut p, &[die]);
        if die == 1 {
            act(&mut p, US, Action::Chase { dir: way("K61", "K60") }, &[]);
            act_any(&mut p, US, Action::Stop);
        }
        p.public.phase = Phase::Air(US, AirStep::Search);
        assert_eq!(refused(&p, US, Action::Search { af: 0 }), verdict);
        if die == 1 {
            act(&mut p, US, Action::Search { af: 0 }, &[1]);
            assert_eq!(p.sides[0].afs[0].search, Search::Sees(12));
            assert_eq!(refused(&p, US, Action::Search { af: 0 }), Some(58));
        }
    }
}

#[test]
fn ft_146_who_searches_while_it_shadows_shadows_hour_after_hour() {
    let mut p = window(start("K50", "K61"));
    act(&mut p, US, BY_AF, &[]);
    done(&mut p, &[1]);
    act(&mut p, US, Action::Chase { dir: way("K61", "J62") }, &[]);
    act_any(&mut p, US, Action::Stop);
    other_is_ready(&mut p, US);
    act_any(&mut p, US, Action::Done);
    for _ in 0..30 {
        let Phase::Air(side, _) = p.public.phase else { break };
        let search = Action::Search { af: 0 };
        if side == US && flat_top::phases::check(board(), &p, US, &search).is_ok() {
            act(&mut p, US, search, &[1]);
        }
        act_any(&mut p, side, Action::Done);
    }
    assert_eq!((p.public.turn, p.public.phase), (13, Phase::Orders));
    p.public.clouds.clear();
    for side in 0..2 {
        p.sides[side].desk = flat_top::position::Desk::Tf;
    }
    let p = window(p);
    let tf = p.sides[0].contacts.iter().position(|c| c.live && !c.air).unwrap() as u8;
    assert_eq!(refused(&p, US, Action::Shadow { unit: Unit::Af(0), contact: tf }), None);
}

#[test]
fn ft_468_a_shadower_passes_the_hex_it_leaves() {
    let mut p = window(start("K50", "K61"));
    fly(&mut p, JP, "K61", &[("zero*", 1)]);
    act(&mut p, US, BY_AF, &[]);
    done(&mut p, &[1]);
    assert_eq!(p.stack, [Frame::Chase(US, Unit::Af(0)), Frame::Intercept(JP, hex("K61"))]);
    act(&mut p, JP, Action::Decline, &[]);
    // Once is enough: nobody is asked again in the hex.
    act(&mut p, US, Action::Chase { dir: way("K61", "K60") }, &[]);
    assert_eq!(p.stack, [Frame::Chase(US, Unit::Af(0))]);
}

#[test]
fn ft_346_ft_399_a_shadower_climbs_and_comes_down() {
    let mut p = window(start("K50", "K61"));
    act(&mut p, US, BY_AF, &[]);
    done(&mut p, &[1]);
    act(&mut p, US, Action::Level { group: 0, high: true }, &[]);
    assert!(p.sides[0].afs[0].groups[0].high);
    assert_eq!(refused(&p, US, Action::Level { group: 0, high: false }), Some(346));
    act(&mut p, US, Action::Chase { dir: way("K61", "K62") }, &[]);
    assert_eq!(refused(&p, US, Action::Level { group: 0, high: false }), None);
    // Ships do not.
    let p = chasing([0; 3]);
    assert_eq!(refused(&p, US, Action::Level { group: 0, high: true }), Some(28));
}

#[test]
fn ft_192_ft_399_a_shadower_jettisons_what_it_carries() {
    let mut p = start("K50", "K61");
    let mut q = p.clone();
    arm(&mut p, US, 0, 0, Arm::Gp);
    for (p, verdict) in [(&mut p, None), (&mut q, Some(192))] {
        *p = window(p.clone());
        act(p, US, BY_AF, &[]);
        done(p, &[1]);
        assert_eq!(refused(p, US, Action::Drop { group: 0 }), verdict);
    }
    act(&mut p, US, Action::Drop { group: 0 }, &[]);
    assert_eq!((p.sides[0].afs[0].groups[0].arm, p.sides[0].afs[0].groups[0].armed), (Arm::None, true));
}

/// The enemy's markers as the Allies see them.
fn markers(p: &Position) -> Vec<(String, bool)> {
    let v = flat_top::view::view(p, ironbottom_kernel::Viewer::seat(US.seat()));
    v.markers.iter().filter(|m| m.side == JP).map(|m| (m.at.name(), m.air)).collect()
}

/// Only a formation that searched in the turn before sees the task force at K62, which is to sail to K64.
fn watched() -> Position {
    let mut p = start("K50", "K61");
    p.sides[1].tfs[0].shown = true;
    p.sides[1].tfs[0].plot = vec![way("K62", "K63"), way("K63", "K64")];
    p
}

fn off(at: &str) -> Event {
    Event::Hidden { side: JP, at: hex(at), air: false }
}

/// Nobody shadows; all have sailed.
fn sailed(p: Position) -> (Position, Vec<Event>) {
    let mut p = window(p);
    assert_eq!(sees(&p, US, "K62", false), 2);
    let events = done(&mut p, &[]);
    assert_eq!((p.public.phase, p.sides[1].tfs[0].held), (Phase::Regroup, 0));
    (p, events)
}

#[test]
fn ft_067_ft_452_ft_454_what_only_a_search_held_sails_unseen() {
    let (p, events) = sailed(watched());
    assert_eq!(p.sides[1].tfs[0].at, Some(hex("K64")));
    assert_eq!(markers(&p), []);
    assert!(events.contains(&off("K62")));
    // Whether it sails or not is not told.
    let mut still = watched();
    still.sides[1].tfs[0].plot.clear();
    assert_eq!(markers(&sailed(still).0), []);
    // Where searches last, it sails before the eyes of the formation.
    let mut p = watched();
    p.public.rules = rules(&["af_watches_tf_phase=true"]);
    let mut p = window(p);
    let events = done(&mut p, &[]);
    assert!(!events.contains(&off("K62")));
}

#[test]
fn ft_067_ft_452_an_order_to_hide_waits_for_the_search_to_lapse() {
    let mut p = watched();
    act(&mut p, JP, Action::Hide { unit: Unit::Tf(0) }, &[]);
    assert_eq!(markers(&sailed(p).0), []);
}

#[test]
fn ft_157_ft_452_who_wants_to_stay_on_the_map_says_so() {
    let mut p = watched();
    act(&mut p, JP, Action::ShowAt { tf: 0, step: 2 }, &[]);
    assert_eq!(markers(&sailed(p).0), [("K64".to_owned(), false)]);
}

#[test]
fn ft_154_ft_454_who_shakes_off_a_shadower_sails_unseen() {
    let mut p = window(watched());
    act(&mut p, US, BY_AF, &[]);
    done(&mut p, &[6]);
    assert_eq!((p.public.phase, p.sides[1].tfs[0].at), (Phase::Regroup, Some(hex("K64"))));
    assert_eq!(markers(&p), []);
}

#[test]
fn ft_452_what_the_shadower_left_out_of_sight_sails_unseen() {
    // It sees two task forces and follows one of them, away from the other.
    let mut p = start("K50", "K61");
    squadron(&mut p, JP, 1, "K60", true);
    p.sides[1].tfs[1].plot = vec![way("K60", "K59")];
    p.sides[1].tfs[0].plot = vec![way("K62", "K63"), way("K63", "K64")];
    let mut p = window(p);
    let c = p.sides[0].contacts.iter().position(|c| c.at == hex("K62")).unwrap() as u8;
    act(&mut p, US, Action::Shadow { unit: Unit::Af(0), contact: c }, &[]);
    done(&mut p, &[1]);
    for (from, to) in [("K61", "K62"), ("K62", "K63"), ("K63", "K64")] {
        act(&mut p, US, Action::Chase { dir: way(from, to) }, &[]);
    }
    act_any(&mut p, US, Action::Stop);
    assert_eq!((p.public.phase, p.sides[1].tfs[1].at), (Phase::Regroup, Some(hex("K59"))));
    assert_eq!(markers(&p), [("K64".to_owned(), false)]);
}

#[test]
fn ft_452_when_its_search_has_lapsed_a_shadower_sees_its_target_and_nothing_else() {
    let mut p = start("K50", "K61");
    squadron(&mut p, JP, 1, "K60", true);
    let mut p = window(p);
    let seen = |p: &Position| ["K62", "K60"].map(|at| sees(p, US, at, false));
    assert_eq!(seen(&p), [2, 2]);
    let c = p.sides[0].contacts.iter().position(|c| c.at == hex("K62")).unwrap() as u8;
    act(&mut p, US, Action::Shadow { unit: Unit::Af(0), contact: c }, &[]);
    done(&mut p, &[1]);
    assert_eq!(seen(&p), [2, 2]);
    act(&mut p, US, Action::Stop, &[]);
    assert_eq!((p.public.phase, seen(&p)), (Phase::Regroup, [2, 0]));
}

#[test]
fn ft_152_ft_452_a_task_force_that_shadows_stays_on_the_map() {
    // Only a Japanese formation sees it, its target being blind; that search lapses, and it holds its target still.
    let mut p = start("K61", "K50");
    scout(&mut p, JP, "K60", &[("kate*", 1)]);
    p.sides[1].afs[0].search = Search::Sees(11);
    p.sides[1].tfs[0].shown = false;
    let mut p = window(p);
    act(&mut p, US, BY_TF, &[]);
    done(&mut p, &[1]);
    p.sides[1].tfs[0].shadow = Shadow::Failed;
    act_any(&mut p, US, Action::Stop);
    assert_eq!((p.sides[0].tfs[0].held, p.sides[0].tfs[0].shown, sees(&p, US, "K62", false)), (0, true, 2));
}

#[test]
fn ft_416_ft_454_patrols_do_not_tell_where_their_ships_went() {
    let mut p = watched();
    let cap = fly(&mut p, JP, "K62", &[("zero*", 1)]);
    p.sides[1].afs[cap as usize].over = Some(0);
    let (q, events) = sailed(p.clone());
    assert_eq!(q.sides[1].afs[cap as usize].place, Place::Hex(hex("K64")));
    assert_eq!(markers(&q), []);
    assert!(events.contains(&Event::Hidden { side: JP, at: hex("K62"), air: true }));
    // Over ships on the map it stays on it; and where these go off by hand, it goes with them.
    act(&mut p, JP, Action::ShowAt { tf: 0, step: 1 }, &[]);
    let (mut p, _) = sailed(p);
    assert_eq!(markers(&p), [("K64".to_owned(), false), ("K64".to_owned(), true)]);
    act(&mut p, JP, Action::Hide { unit: Unit::Tf(0) }, &[]);
    other_is_ready(&mut p, JP);
    act_any(&mut p, JP, Action::Done);
    assert_eq!(markers(&p), []);
}

#[test]
fn ft_416_a_patrol_that_is_held_stays_on_the_map() {
    // Over hidden ships that lie where the enemy's ships look, it is seen with them.
    let mut p = start("K65", "K61");
    p.sides[1].tfs[0].plot = vec![way("K62", "K63"), way("K63", "K64")];
    let cap = fly(&mut p, JP, "K62", &[("zero*", 1)]);
    p.sides[1].afs[cap as usize].over = Some(0);
    let mut p = window(p);
    done(&mut p, &[]);
    assert_eq!(markers(&p), [("K64".to_owned(), false), ("K64".to_owned(), true)]);
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

#[test]
fn ft_189_a_shadower_that_is_shot_down_can_only_stop() {
    let mut p = window(start("K50", "K61"));
    fly(&mut p, JP, "K61", &[("zero*", 20)]);
    act(&mut p, US, BY_AF, &[]);
    done(&mut p, &[1]);
    act(&mut p, JP, Action::Intercept { high: false }, &[1]);
    all_done(&mut p, &[6, 1]);
    assert_eq!((p.sides[0].afs[0].factors(), &p.stack[..]), (0, &[Frame::Chase(US, Unit::Af(0))][..]));
    assert_eq!(refused(&p, US, Action::Chase { dir: way("K61", "K62") }), Some(28));
    act(&mut p, US, Action::Stop, &[]);
    assert_eq!(p.stack, []);
}

/// The Yorktown shadows what lies at K62 from K61, and is to follow; the wind blows to the north-west everywhere.
fn chasing(used: [u8; 3]) -> Position {
    let mut p = window(start("K61", "K50"));
    p.public.winds = [Dir::Nw; 8];
    act(&mut p, US, BY_TF, &[]);
    done(&mut p, &[1]);
    let f = fac(&p, US, "Yorktown") as usize;
    p.sides[0].facs[f].used = used;
    assert_eq!(p.stack, [Frame::Chase(US, Unit::Tf(0))]);
    p
}

const fn chase(dir: Dir) -> Action {
    Action::Chase { dir }
}

#[test]
fn ft_053_ft_367_a_carrier_that_shadows_turns_to_the_wind() {
    // One hex any way; of two one goes into the wind, whichever of them.
    let mut p = chasing([0, 9, 0]);
    assert!(Dir::ALL.iter().all(|d| refused(&p, US, chase(*d)).is_none()));
    let mut q = p.clone();
    act(&mut p, US, chase(Dir::N), &[]);
    assert_eq!([refused(&p, US, chase(Dir::S)), refused(&p, US, chase(Dir::Ne))], [Some(53); 2]);
    assert_eq!([refused(&p, US, chase(Dir::Se)), refused(&p, US, Action::Stop)], [None; 2]);
    act(&mut p, US, chase(Dir::Se), &[]);
    assert!(p.sides[0].tfs[0].windward);
    act(&mut q, US, chase(Dir::Se), &[]);
    assert_eq!([refused(&q, US, chase(Dir::N)), refused(&q, US, chase(Dir::Nw))], [None; 2]);
    // Within the minimum the wind is nothing to it.
    let mut p = chasing([2, 0, 0]);
    act(&mut p, US, chase(Dir::N), &[]);
    assert_eq!(refused(&p, US, chase(Dir::S)), None);
}

#[test]
fn ft_158_ft_399_a_shadower_sails_as_far_as_it_can_and_no_further() {
    let mut p = chasing([0; 3]);
    assert_eq!(p.sides[0].tf_mf(board(), 0, p.public.turn), 2);
    act(&mut p, US, chase(Dir::N), &[]);
    act(&mut p, US, chase(Dir::S), &[]);
    assert_eq!((p.sides[0].tfs[0].at, p.sides[0].tfs[0].moved), (Some(hex("K61")), 2));
    assert_eq!(refused(&p, US, chase(Dir::N)), Some(158));
}

#[test]
fn ft_174_ft_399_a_shadowing_formation_flies_as_far_as_it_can_and_no_further() {
    let mut p = window(start("K50", "K61"));
    act(&mut p, US, BY_AF, &[]);
    done(&mut p, &[1]);
    for _ in 0..3 {
        act(&mut p, US, chase(way("K61", "K62")), &[]);
        act(&mut p, US, chase(way("K62", "K61")), &[]);
    }
    let left = p.sides[0].afs[0].mf(board(), p.public.turn) - 6;
    for i in 0..left {
        act(&mut p, US, chase(if i % 2 == 0 { way("K61", "K62") } else { way("K62", "K61") }), &[]);
    }
    assert!(Dir::ALL.iter().all(|d| refused(&p, US, chase(*d)) == Some(174)));
    assert_eq!(refused(&p, US, Action::Stop), None);
}

#[test]
fn ft_045_a_shadower_that_enters_a_storm_stops_there() {
    let mut p = start("K61", "K50");
    p.sides[1].tfs[0].plot = vec![way("K62", "K63"), way("K63", "K64")];
    // A storm to the north: not on the way of the target.
    p.public.clouds = vec![Cloud { sector: 2, at: Some(hex("H62")) }; 2];
    let mut p = window(p);
    act(&mut p, US, BY_TF, &[]);
    done(&mut p, &[1]);
    let mut q = p.clone();
    // The target is out of sight, and the storm lies nearer to it too.
    act(&mut p, US, chase(way("K61", "J62")), &[]);
    assert!(Dir::ALL.iter().all(|d| refused(&p, US, chase(*d)) == Some(45)));
    assert_eq!(refused(&p, US, Action::Stop), None, "it cannot do more");
    // Beside it the way is free.
    act(&mut q, US, chase(way("K61", "K62")), &[]);
    assert_eq!(refused(&q, US, chase(way("K62", "K63"))), None);
}

#[test]
fn ft_068_ft_152_of_several_that_follow_the_one_that_moves_now_is_a_contact_of_its_own() {
    let mut p = noon(Phase::Orders);
    squadron(&mut p, JP, 0, "K62", true);
    for _ in 0..3 {
        scout(&mut p, US, "K62", &[("catalina", 1)]);
    }
    p.stack = vec![Frame::Chase(US, Unit::Af(0)), Frame::Chase(US, Unit::Af(1))];
    sighting::look(board(), &mut p, &mut Log::default());
    let tag = |i: usize| p.sides[US.i()].afs[i].tag;
    assert!(tag(1).is_some() && tag(0).is_some(), "they are seen");
    assert_eq!((tag(0) == tag(2), tag(0) == tag(1)), (true, false));
}

/// Scouts keep to what they see by their order, as long as they come home from it; without it their player is asked.
#[test]
fn ft_146_ft_150_ft_152_scouts_shadow_what_they_see_by_order() {
    let answer = |p: &Position| {
        let mut legal = Vec::new();
        game().actions(p, US.seat(), &mut legal);
        game().routine(&game().view(p, Viewer::seat(US.seat())), US.seat(), &legal)
    };
    let mut p = window(start("K61", "K61"));
    assert_eq!((refused(&p, US, BY_AF), answer(&p)), (None, None));
    let order = Action::Order(Order::Shadow(true));
    assert!(game().beside(&game().view(&p, Viewer::seat(US.seat())), &order));
    game().apply(&mut p, US.seat(), &order, &mut Dice::loose(1), &mut Log::default());
    assert_eq!(answer(&p), Some(BY_AF));
    // Not if it could not come home any more, nor into the night if it can still be home before.
    let mut late = p.clone();
    late.sides[0].afs[0].groups[0].deadline = p.public.turn;
    assert_eq!(answer(&late), Some(Action::Done));
    let dusk = (p.public.turn..).find(|t| board().is_night(flat_top::names::hour_of(board(), &p.public, t + 1))).unwrap();
    let mut late = p.clone();
    (late.public.turn, late.sides[0].afs[0].groups[0].deadline) = (dusk, dusk + 5);
    assert_eq!(answer(&late), Some(Action::Done));
    // Ships do not shadow by it, and nobody follows a small ship alone.
    let mut small = p.clone();
    let c = &mut small.sides[0].contacts[0];
    (c.told.total, c.told.categories) = (Some(1), vec![(Category::Minor, Some(1))]);
    assert_eq!((refused(&small, US, BY_TF), answer(&small)), (None, Some(Action::Done)));
    act_any(&mut p, US, BY_AF);
    assert_eq!(answer(&p), Some(Action::Done));
}
