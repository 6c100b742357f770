//! 10, 12: plots, movement and regrouping of task forces.

use crate::support::*;
use flat_top::{
    Action, Event, Position,
    position::{Anchor, Phase},
    types::{Dir, Side, TfId, Unit},
};

const US: Side = Side::Allies;
const JP: Side = Side::Japan;

/// Orders of Santa Cruz, with these ships at K60.
fn plot(names: &[&str]) -> (Position, TfId) {
    let mut p = bare("santa_cruz", Phase::Orders);
    p.sides[0].desk = flat_top::position::Desk::Tf;
    let tf = fleet(&mut p, US, "K60", names);
    p.sides[0].tfs[tf as usize].shown = false;
    (p, tf)
}

fn go(p: &mut Position) -> Vec<Event> {
    other_is_ready(p, US);
    act(p, US, Action::Done, &[])
}

#[test]
fn ft_144_397_every_task_force_is_plotted_shown_or_not() {
    let (mut p, hidden) = plot(&["Hornet"]);
    let shown = fleet(&mut p, US, "K62", &["dd1"]);
    p.sides[0].tfs[shown as usize].held = 1;
    for tf in [hidden, shown] {
        act(&mut p, US, Action::Course { tf, dir: Dir::N }, &[]);
    }
    go(&mut p);
    assert_eq!([hidden, shown].map(|t| p.sides[0].tfs[t as usize].at), [Some(hex("J60")), Some(hex("J62"))]);
}

#[test]
fn ft_160_the_slowest_ship_sets_the_speed() {
    let (mut p, tf) = plot(&["Hornet", "ao1"]);
    act(&mut p, US, Action::Course { tf, dir: Dir::N }, &[]);
    assert_eq!(refused(&p, US, Action::Course { tf, dir: Dir::N }), Some(158));
}

#[test]
fn ft_401_nobody_must_use_all_movement() {
    let (mut p, tf) = plot(&["Hornet"]);
    act(&mut p, US, Action::Course { tf, dir: Dir::N }, &[]);
    go(&mut p);
    let t = &p.sides[0].tfs[tf as usize];
    assert_eq!((t.at, t.moved), (Some(hex("J60")), 1));
}

#[test]
fn ft_157_shown_at_the_start_the_middle_or_the_end() {
    for (step, at) in [(0, "K60"), (1, "J60"), (2, "I60")] {
        let (mut p, tf) = plot(&["Hornet"]);
        act(&mut p, US, Action::Course { tf, dir: Dir::N }, &[]);
        act(&mut p, US, Action::Course { tf, dir: Dir::N }, &[]);
        act(&mut p, US, Action::ShowAt { tf, step }, &[]);
        let events = go(&mut p);
        let shown: Vec<_> =
            events.iter().filter_map(|e| if let Event::Shown { at, .. } = e { Some(*at) } else { None }).collect();
        assert_eq!(shown, [hex(at)]);
        assert!(p.sides[0].tfs[tf as usize].shown);
    }
}

#[test]
fn ft_157_158_where_it_is_to_be_shown_its_plot_ends() {
    for (plotted, rule) in [(0, 157), (1, 157), (2, 158)] {
        let (mut p, tf) = plot(&["Hornet"]);
        let course = Action::Course { tf, dir: Dir::N };
        for _ in 0..plotted {
            act(&mut p, US, course, &[]);
        }
        act(&mut p, US, Action::ShowAt { tf, step: plotted }, &[]);
        assert_eq!(refused(&p, US, course), Some(rule), "{plotted}");
    }
}

#[test]
fn ft_067_157_orders_to_show_and_to_hide_are_given_once() {
    let (mut p, tf) = plot(&["Hornet"]);
    let (hide, show) = (Action::Hide { unit: Unit::Tf(tf) }, Action::ShowAt { tf, step: 0 });
    assert_eq!(refused(&p, US, hide), Some(67), "it is not on the map");
    assert_eq!(refused(&p, US, Action::ShowAt { tf, step: 1 }), Some(157), "nothing is plotted");
    let mut q = p.clone();
    act(&mut q, US, show, &[]);
    assert_eq!(q.sides[0].tfs[tf as usize].show_at, Some(0));
    assert_eq!(refused(&q, US, show), Some(157));
    p.sides[0].tfs[tf as usize].shown = true;
    act(&mut p, US, hide, &[]);
    assert_eq!(refused(&p, US, hide), Some(67));
    go(&mut p);
    assert!(!p.sides[0].tfs[tf as usize].shown);
}

#[test]
fn ft_055_067_who_is_not_observed_is_put_on_the_map_and_taken_off_it_at_will() {
    let mut p = bare("santa_cruz", Phase::Regroup);
    let tf = fleet(&mut p, US, "K60", &["Hornet"]);
    let unit = Unit::Tf(tf);
    act(&mut p, US, Action::Hide { unit }, &[]);
    other_is_ready(&mut p, US);
    let mut q = p.clone();
    act_any(&mut p, US, Action::Done);
    assert!(!p.sides[0].tfs[tf as usize].shown);
    q.sides[0].tfs[tf as usize].flipped = false;
    q.sides[0].tfs[tf as usize].held = 1;
    assert_eq!(refused(&q, US, Action::Hide { unit }), Some(67));
}

#[test]
fn ft_159_joined_and_split_in_one_hex() {
    let mut p = bare("santa_cruz", Phase::Regroup);
    let a = fleet(&mut p, US, "K60", &["Hornet", "dd1"]);
    let b = fleet(&mut p, US, "K60", &["Helena"]);
    let far = fleet(&mut p, US, "K62", &["dd2"]);
    assert_eq!(refused(&p, US, Action::Merge { tf: a, into: far }), Some(159));
    act(&mut p, US, Action::Merge { tf: b, into: a }, &[]);
    assert_eq!((p.sides[0].fleet(a).count(), p.sides[0].fleet(b).count()), (3, 0));
    let dd = ship(&p, US, "dd1");
    act(&mut p, US, Action::Detach { ship: dd, tf: b }, &[]);
    assert_eq!((p.sides[0].fleet(a).count(), p.sides[0].tfs[b as usize].at), (2, Some(hex("K60"))));
}

#[test]
fn ft_159_more_than_two_become_one_each_ship_once() {
    let mut p = bare("santa_cruz", Phase::Regroup);
    let a = fleet(&mut p, US, "K60", &["Hornet", "dd1"]);
    let b = fleet(&mut p, US, "K60", &["Helena"]);
    let c = fleet(&mut p, US, "K60", &["dd2", "dd3"]);
    let mut q = p.clone();
    act(&mut p, US, Action::Merge { tf: b, into: a }, &[]);
    // What has joined does not go on.
    assert_eq!(refused(&p, US, Action::Merge { tf: a, into: c }), Some(159));
    act(&mut p, US, Action::Merge { tf: c, into: a }, &[]);
    assert_eq!(p.sides[0].fleet(a).count(), 5);
    // A single ship first, then a whole task force.
    let dd = ship(&q, US, "dd2");
    act(&mut q, US, Action::Detach { ship: dd, tf: a }, &[]);
    assert_eq!(refused(&q, US, Action::Detach { ship: dd, tf: c }), Some(159));
    assert_eq!(refused(&q, US, Action::Merge { tf: b, into: a }), None);
}

#[test]
fn ft_104_159_of_two_that_join_both_are_on_the_map_if_one_is() {
    for (shown, together) in [([false, false], false), ([true, false], true), ([false, true], true)] {
        let mut p = bare("santa_cruz", Phase::Regroup);
        let tfs = [&["Hornet"], &["Helena"]].map(|names| fleet(&mut p, US, "K60", names));
        for (tf, shown) in tfs.into_iter().zip(shown) {
            p.sides[0].tfs[tf as usize].shown = shown;
        }
        act(&mut p, US, Action::Merge { tf: tfs[0], into: tfs[1] }, &[]);
        assert_eq!(p.sides[0].tfs[tfs[1] as usize].shown, together, "{shown:?}");
    }
}

#[test]
fn ft_165_some_at_anchor_and_others_not() {
    let (mut p, _) = plot(&["Hornet"]);
    let tf = fleet(&mut p, US, "W54", &["dd1", "dd2"]);
    let (one, two) = (ship(&p, US, "dd1"), ship(&p, US, "dd2"));
    act(&mut p, US, Action::Anchor { ship: one }, &[]);
    go(&mut p);
    assert_eq!((p.sides[0].ships[one as usize].anchor, p.sides[0].ships[two as usize].anchor), (Anchor::Dropping, Anchor::Up));
    // With one at anchor the task force stays; apart from it the other sails.
    assert_eq!(p.sides[0].tf_mf(board(), tf, 2), 0);
    let new = fleet(&mut p, US, "W54", &["dd2"]);
    assert_eq!(p.sides[0].tf_mf(board(), new, 2), 2);
}

#[test]
fn ft_164_weighing_takes_a_turn() {
    let (mut p, _) = plot(&["Hornet"]);
    let tf = fleet(&mut p, US, "W54", &["dd1"]);
    let dd = ship(&p, US, "dd1");
    p.sides[0].ships[dd as usize].anchor = Anchor::Down;
    act(&mut p, US, Action::Weigh { ship: dd }, &[]);
    assert_eq!(refused(&p, US, Action::Course { tf, dir: Dir::N }), Some(164));
    p.sides[0].ships[dd as usize].anchor = Anchor::Up;
    assert_eq!(p.sides[0].tf_mf(board(), tf, 2), 2);
}

#[test]
fn ft_169_hidden_enemies_share_a_hex_unaware() {
    let mut p = bare("santa_cruz", Phase::Regroup);
    for (side, name) in [(US, "Hornet"), (JP, "Shokaku")] {
        let tf = fleet(&mut p, side, "K60", &[name]);
        p.side_mut(side).tfs[tf as usize].shown = false;
    }
    other_is_ready(&mut p, US);
    act_any(&mut p, US, Action::Done);
    for force in &p.sides {
        assert!(force.contacts.is_empty() && force.tfs.iter().all(|t| !t.shown && t.held == 0));
    }
}
