//! 7.12, 7.16: the log of markers that come onto the common map and leave it tells no more than the map does.

use crate::{eyes::*, support::*};
use flat_top::{
    Action, Event, Position,
    position::{AirStep, Desk, Phase},
    types::{AfId, Side, TfId, Unit},
    view::View,
};
use ironbottom_kernel::{Dice, Log, Rules, SeatSet, Viewer};

/// What a side hears of an action, and what it knows then.
fn heard(p: &mut Position, by: Side, a: Action, faces: &[u8], ear: Side) -> (Vec<(u16, Event)>, View) {
    let mut log = Log::default();
    game().apply(p, by.seat(), &a, &mut Dice::scripted(faces), &mut log);
    let viewer = Viewer::Seats(ear.only());
    let lines = log.events.into_iter().filter(|l| l.audience.reaches(viewer)).map(|l| (l.rule.number(), l.event)).collect();
    (lines, game().view(p, viewer))
}

/// The Yorktown's scout flies one hex up and comes within sight of these Japanese task forces.
fn found(tfs: &[(TfId, &str)]) -> (Vec<(u16, Event)>, View) {
    let mut p = noon(Phase::Air(US, AirStep::Search));
    p.public.initiative = Some(US);
    for (tf, at) in tfs {
        squadron(&mut p, JP, *tf, at, false);
    }
    let af = scout(&mut p, US, "K60", &[("dauntless*", 1)]);
    act(&mut p, US, Action::Fly { af }, &[]);
    heard(&mut p, US, Action::Go { dir: way("K60", "K61") }, &[], US)
}

fn marks(lines: &[(u16, Event)]) -> Vec<Event> {
    let of = |e: &Event| matches!(e, Event::Shown { .. } | Event::Hidden { .. });
    lines.iter().map(|l| l.1.clone()).filter(|e| of(e)).collect()
}

#[test]
fn ft_085_two_task_forces_in_a_hex_are_logged_like_one() {
    let (one, two) = (found(&[(0, "K63")]), found(&[(0, "K63"), (1, "K63")]));
    assert_eq!(marks(&one.0), [Event::Shown { side: JP, at: hex("K63"), air: false }]);
    assert_eq!(one, two);
}

#[test]
fn ft_085_the_order_of_the_roster_is_not_the_order_of_the_log() {
    let (one, other) = (found(&[(0, "K63"), (1, "L63")]), found(&[(1, "K63"), (0, "L63")]));
    assert_eq!(marks(&one.0).len(), 2);
    assert_eq!(one, other);
}

#[test]
fn ft_085_two_formations_in_a_hex_are_logged_like_one() {
    let told = |n: u8| {
        let mut p = noon(Phase::Air(US, AirStep::Search));
        p.public.initiative = Some(US);
        for _ in 0..n {
            let af = fly(&mut p, JP, "K63", &[("zero*", 1)]);
            p.sides[1].afs[af as usize].shown = false;
        }
        let af = scout(&mut p, US, "K60", &[("dauntless*", 1)]);
        act(&mut p, US, Action::Fly { af }, &[]);
        heard(&mut p, US, Action::Go { dir: way("K60", "K61") }, &[], US)
    };
    assert_eq!(marks(&told(1).0), [Event::Shown { side: JP, at: hex("K63"), air: true }]);
    assert_eq!(told(1), told(2));
}

#[test]
fn ft_067_ft_085_what_comes_to_a_marker_or_leaves_it_is_no_line() {
    // Two formations over a hex: one that is put on the map beside the other, or taken off it again, changes nothing there.
    let mut p = noon(Phase::Air(US, AirStep::TakeOff));
    p.public.initiative = Some(US);
    let [_, second]: [AfId; 2] = [0, 1].map(|_| fly(&mut p, US, "K60", &[("wildcat*", 1)]));
    p.sides[0].afs[second as usize].shown = false;
    let (lines, _) = heard(&mut p, US, Action::Fly { af: second }, &[], JP);
    assert_eq!(marks(&lines), []);
    act(&mut p, US, Action::Stop, &[]);
    let hide = |p: &mut Position, af| heard(p, US, Action::Hide { unit: Unit::Af(af) }, &[], JP).0;
    assert_eq!(marks(&hide(&mut p, second)), []);
    assert_eq!(marks(&hide(&mut p, 0)), [Event::Hidden { side: US, at: hex("K60"), air: true }]);
}

#[test]
fn ft_055_ft_085_ships_that_regroup_are_logged_by_hex() {
    let told = |tfs: &[(TfId, &str)], show: bool| {
        let mut p = noon(Phase::Regroup);
        for (tf, at) in tfs {
            squadron(&mut p, US, *tf, at, !show);
        }
        for (tf, _) in tfs {
            let unit = Unit::Tf(*tf);
            act(&mut p, US, if show { Action::Show { unit } } else { Action::Hide { unit } }, &[]);
        }
        other_is_ready(&mut p, US);
        marks(&heard(&mut p, US, Action::Done, &[6, 1], JP).0)
    };
    for show in [true, false] {
        let one = told(&[(0, "K60"), (1, "L60")], show);
        assert_eq!(one.len(), 2);
        assert_eq!(one, told(&[(1, "K60"), (0, "L60")], show));
        assert_eq!(one, told(&[(0, "L60"), (1, "K60"), (2, "L60")], show));
    }
    // The one hides, the other shows itself: the marker stays.
    let mut p = noon(Phase::Regroup);
    squadron(&mut p, US, 0, "K60", true);
    squadron(&mut p, US, 1, "K60", false);
    act(&mut p, US, Action::Hide { unit: Unit::Tf(0) }, &[]);
    act(&mut p, US, Action::Show { unit: Unit::Tf(1) }, &[]);
    other_is_ready(&mut p, US);
    assert_eq!(marks(&heard(&mut p, US, Action::Done, &[6, 1], JP).0), []);
}

#[test]
fn ft_085_ft_157_ft_454_ships_that_sail_are_logged_by_hex() {
    // Two task forces that were seen sail out of sight, and two others come into it.
    let told = |away: &[TfId], near: &[TfId]| {
        let mut p = noon(Phase::Orders);
        (p.sides[0].desk, p.sides[1].desk) = (Desk::Tf, Desk::Tf);
        squadron(&mut p, US, 0, "K60", true);
        for tf in away {
            squadron(&mut p, JP, *tf, "K62", false);
        }
        for tf in near {
            squadron(&mut p, JP, *tf, "L65", false);
        }
        look(&mut p);
        for tf in away {
            act(&mut p, JP, Action::Course { tf: *tf, dir: way("K62", "K63") }, &[]);
        }
        for tf in near {
            act(&mut p, JP, Action::Course { tf: *tf, dir: way("L65", "L64") }, &[]);
            act(&mut p, JP, Action::ShowAt { tf: *tf, step: 1 }, &[]);
        }
        p.public.ready = SeatSet::one(US.seat());
        marks(&heard(&mut p, JP, Action::Done, &[], US).0)
    };
    let one = told(&[0], &[1]);
    assert_eq!(one.len(), 2, "{one:?}");
    assert_eq!(one, told(&[0, 3], &[1, 4]));
    assert_eq!(one, told(&[3], &[0]));
}
