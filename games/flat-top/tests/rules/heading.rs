//! Several hexes at once: formations that head for a hex, task forces that sail to one.

use crate::{
    eyes::{noon, squadron},
    support::{act, act_any, air, board, check, fly, game, hex, plots, refused},
};
use flat_top::{
    Action, Event,
    phases::{flying, heading, plotting},
    position::{AirStep, Cloud, Frame, Phase, Place, Position, Search},
    types::{At, Dir, Side},
};
use ironbottom_kernel::Rules;
use std::collections::{BTreeMap, BTreeSet};

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
    assert_eq!(events.iter().filter(|e| matches!(e, Event::Flew { .. })).count(), 4);
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
    let costs = heading::costs(board(), &p.public, p.side(US), 0, hex("AA40"));
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
fn ft_174_068_it_stops_at_each_hex_where_it_is_told_more() {
    // It is not seen itself, so only what it is told can stop it.
    let mut p = flown("AA40", &[("dauntless*", 2)]);
    crate::support::fly(&mut p, JAPAN, "AA47", &[("kate*", 3)]);
    let turn = p.public.turn;
    p.side_mut(US).afs[0].search = Search::Sees(turn);
    // It passes to the south of them: in sight at two hexes, better at one, then away.
    let (to, enemy) = (hex("BB49"), hex("AA47"));
    let sight = |x: At| 3u8.saturating_sub(x.distance(enemy) as u8);
    for best in 0..2 {
        let events = act_any(&mut p, US, Action::Head { at: to });
        let way: Vec<At> = events.iter().filter_map(|e| if let Event::Flew { to, .. } = e { Some(*to) } else { None }).collect();
        let (last, before) = way.split_last().unwrap();
        assert!(before.iter().all(|x| sight(*x) <= best), "no news on the way to {}", last.name());
        assert_eq!((at(&p), sight(*last), p.side(US).contacts[0].condition), (*last, best + 1, best + 1));
    }
    assert_eq!((p.side(US).afs[0].held, p.side(US).contacts.len()), (0, 1));
    act_any(&mut p, US, Action::Head { at: to });
    assert_eq!(at(&p), to, "nothing new");
}

#[test]
fn ft_173_068_it_stops_at_each_hex_where_it_is_seen_better() {
    // Without a search it sees nothing; the ships below see it, at two hexes, at one, and from below.
    let mut p = noon(Phase::Air(US, AirStep::Flying));
    squadron(&mut p, JAPAN, 0, "AA46", true);
    let af = fly(&mut p, US, "AA40", &[("dauntless*", 2)]);
    p.stack.push(Frame::Fly(af));
    let to = hex("AA49");
    for (stop, held) in [("AA44", 1), ("AA45", 2), ("AA46", 3)] {
        act_any(&mut p, US, Action::Head { at: to });
        assert_eq!((at(&p).name().as_str(), p.side(US).afs[0].held), (stop, held));
    }
    assert!(p.side(US).contacts.is_empty());
    act_any(&mut p, US, Action::Head { at: to });
    assert_eq!((at(&p), p.side(US).afs[0].held), (to, 0), "leaving is no news");
}

/// The hexes a formation comes to by single steps, with what they cost.
fn by_steps(p: &Position) -> BTreeMap<At, u8> {
    let a = &p.side(US).afs[0];
    let high = a.groups.iter().all(|g| g.high);
    let mut known = BTreeMap::from([(at(p), 0)]);
    for flown in 0..a.mf(board(), p.public.turn) {
        let edge: Vec<At> = known.iter().filter(|(_, n)| **n == flown).map(|(at, _)| *at).collect();
        for here in edge {
            for next in Dir::ALL.into_iter().filter_map(|d| here.step(d)) {
                if flying::check_hex(board(), &p.public, here, Some(next), high).is_ok() {
                    known.entry(next).or_insert(flown + 1);
                }
            }
        }
    }
    known
}

#[test]
fn ft_197_040_041_it_heads_where_single_steps_would_lead() {
    let plain = |at: &At| !board().hex(*at).mountain;
    let ridge = |at: &At| at.hex().ring(1).into_iter().filter_map(At::new).any(|x| board().hex(x).mountain);
    let mut tried = 0;
    for from in At::all().filter(plain).filter(ridge).step_by(5) {
        // In a storm itself, which it must leave first; beside one; one that covers just the end of its reach; none that matters.
        for (high, storm) in [0, 4, 10, 11, 12].into_iter().flat_map(|far| [(false, far), (true, far)]) {
            let mut p = flown(&from.name(), &[("dauntless*", 2)]);
            p.side_mut(US).afs[0].groups[0].high = high;
            p.public.clouds = vec![Cloud { sector: 0, at: At::all().find(|x| x.distance(from) == storm) }; 2];
            let steps = by_steps(&p);
            let mut heads = heads(&p);
            heads.sort_unstable();
            let far: Vec<At> = steps.keys().copied().filter(|x| x.distance(from) > 1).collect();
            assert_eq!(heads, far, "{} high {high} storm {storm}", from.name());
            assert!(high || heads.iter().all(plain));
            let costs = heading::costs(board(), &p.public, p.side(US), 0, from);
            assert_eq!(costs.into_iter().collect::<BTreeMap<_, _>>(), steps);
            tried += 1;
        }
    }
    assert!(tried > 20, "{tried}");
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
fn ft_158_161_in_all_waters_two_steps_lead_wherever_two_single_ones_do() {
    let mut p = plots("Z40");
    let by = |from: (At, u8)| Dir::ALL.into_iter().filter_map(move |d| board().sail(from.0, from.1, d));
    for at in At::all() {
        for water in 0..board().waters(at).len() as u8 {
            (p.sides[0].tfs[0].at, p.sides[0].tfs[0].water) = (Some(at), water);
            let one_by_one: BTreeSet<At> =
                by((at, water)).flat_map(by).map(|(end, _)| end).filter(|end| end.distance(at) == 2).collect();
            let at_once = plotting::two_steps(board(), &p.public, p.side(US), 0).into_iter().map(|(end, _)| end).collect();
            assert_eq!(one_by_one, at_once, "{}", at.name());
        }
    }
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
