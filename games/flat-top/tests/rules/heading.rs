//! Several hexes at once: formations that head for a hex, task forces that sail to one.

use crate::support::{act, act_any, air, board, check, fly, game, hex, plots, refused};
use flat_top::{
    Action,
    phases::heading,
    position::{AirStep, Cloud, Frame, Phase, Place, Position, Search},
    types::{At, Dir, Side},
};
use ironbottom_kernel::Game;

const US: Side = Side::Allies;
const JAPAN: Side = Side::Japan;

/// A formation in flight over the open sea, being flown.
fn flown(at: &str, what: &[(&str, u8)]) -> Position {
    let mut p = air("Z40");
    let af = fly(&mut p, US, at, what);
    p.public.phase = Phase::Air(US, AirStep::Flying);
    p.stack.push(Frame::Fly(af));
    p
}

fn at(p: &Position) -> At {
    let Place::Hex(at) = p.side(US).afs[0].place else { panic!("in flight") };
    at
}

fn heads(p: &Position) -> Vec<At> {
    let mut all = Vec::new();
    game().actions(p, US.seat(), &mut all);
    all.into_iter().filter_map(|a| if let Action::Head { at } = a { Some(at) } else { None }).collect()
}

#[test]
fn ft_174_it_heads_for_every_hex_in_reach_and_no_other() {
    let p = flown("AA40", &[("devastator*", 2)]);
    let from = hex("AA40");
    let listed = heads(&p);
    for to in At::all() {
        let far = from.distance(to);
        let free = (2..=6).contains(&far) && !board().hex(to).mountain;
        assert_eq!(listed.contains(&to), free, "{}", to.name());
        assert_eq!(check(&p, US, Action::Head { at: to }).is_ok(), free, "{}", to.name());
    }
}

#[test]
fn ft_174_it_flies_the_straight_way_hex_by_hex() {
    let mut p = flown("AA40", &[("devastator*", 2)]);
    let to = hex("AA44");
    let events = act(&mut p, US, Action::Head { at: to }, &[]);
    assert_eq!((at(&p), p.side(US).afs[0].moved), (to, 4));
    assert_eq!(events.iter().filter(|e| matches!(e, flat_top::Event::Flew { .. })).count(), 4);
    // Two hexes are left, for which it can go on.
    assert!(heads(&p).iter().all(|x| x.distance(to) == 2));
    assert_eq!(refused(&p, US, Action::Head { at: hex("AA40") }), Some(174));
}

#[test]
fn ft_040_a_storm_is_flown_round_and_not_into() {
    let mut p = flown("AA40", &[("dauntless*", 2)]);
    for _ in 0..2 {
        p.public.clouds.push(Cloud { sector: 0, at: Some(hex("AA44")) });
    }
    assert_eq!(refused(&p, US, Action::Head { at: hex("AA44") }), Some(40));
    // Behind it: further than in a straight line, if at all.
    let costs = heading::costs(board(), &p.public, &p.side(US).afs[0], hex("AA40"));
    let behind = costs.iter().find(|(x, _)| *x == hex("AA47")).expect("round the storm").1;
    assert!(behind > 7, "{behind}");
    act(&mut p, US, Action::Head { at: hex("AA47") }, &[]);
    assert_eq!(at(&p), hex("AA47"));
}

#[test]
fn ft_054_it_stops_where_there_is_news() {
    let mut p = flown("AA40", &[("dauntless*", 2)]);
    let seen = crate::support::fly(&mut p, JAPAN, "AA46", &[("kate*", 3)]);
    p.side_mut(JAPAN).afs[seen as usize].shown = true;
    let turn = p.public.turn;
    p.side_mut(US).afs[0].search = Search::Sees(turn);
    act_any(&mut p, US, Action::Head { at: hex("AA49") });
    let here = at(&p);
    assert!(here != hex("AA49") && here != hex("AA40"), "it stops on the way: {}", here.name());
    assert!(!p.side(US).contacts.is_empty());
    // The same flight past nothing goes through.
    let mut alone = flown("AA40", &[("dauntless*", 2)]);
    act_any(&mut alone, US, Action::Head { at: hex("AA49") });
    assert_eq!(at(&alone), hex("AA49"));
}

#[test]
fn ft_054_what_it_does_not_see_does_not_stop_it() {
    // Without a search it sees nothing; an enemy that is hidden must not be felt.
    let mut p = flown("AA40", &[("dauntless*", 2)]);
    let hidden = crate::support::fly(&mut p, JAPAN, "AA46", &[("kate*", 3)]);
    p.side_mut(JAPAN).afs[hidden as usize].shown = false;
    act_any(&mut p, US, Action::Head { at: hex("AA49") });
    assert_eq!(at(&p), hex("AA49"));
}

#[test]
fn ft_158_two_steps_are_plotted_at_once() {
    let mut p = plots("Z40");
    let from = hex("Z40");
    let mut all = Vec::new();
    game().actions(&p, US.seat(), &mut all);
    let sails: Vec<At> = all.into_iter().filter_map(|a| if let Action::Sail { at, .. } = a { Some(at) } else { None }).collect();
    assert!(sails.iter().all(|x| from.distance(*x) == 2) && sails.len() == 12, "{sails:?}");
    for to in At::all().filter(|x| x.distance(from) <= 3) {
        assert_eq!(check(&p, US, Action::Sail { tf: 0, at: to }).is_ok(), sails.contains(&to), "{}", to.name());
    }
    let to = Dir::ALL.iter().filter_map(|d| from.step(*d)?.step(*d)).next().unwrap();
    act(&mut p, US, Action::Sail { tf: 0, at: to }, &[]);
    assert_eq!(p.side(US).tfs[0].plot, [Dir::N, Dir::N]);
    assert_eq!(refused(&p, US, Action::Sail { tf: 0, at: to }), Some(158));
}

#[test]
fn ft_045_two_steps_do_not_lead_through_a_storm() {
    let mut p = plots("Z40");
    let mid = hex("Z40").step(Dir::N).unwrap();
    // A storm over the next hex to the north and beyond.
    let cloud = mid.step(Dir::N).and_then(|x| x.step(Dir::N)).unwrap();
    for _ in 0..2 {
        p.public.clouds.push(Cloud { sector: 0, at: Some(cloud) });
    }
    assert_eq!(p.public.sky(board(), mid), flat_top::types::Sky::Storm);
    let to = mid.step(Dir::N).unwrap();
    assert!(check(&p, US, Action::Sail { tf: 0, at: to }).is_err());
    // The same as by single steps.
    assert!(check(&p, US, Action::Course { tf: 0, dir: Dir::N }).is_ok());
    act(&mut p, US, Action::Course { tf: 0, dir: Dir::N }, &[]);
    assert_eq!(refused(&p, US, Action::Course { tf: 0, dir: Dir::N }), Some(45));
}
