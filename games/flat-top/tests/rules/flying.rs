//! 13, 14: initiative and air movement.

use crate::support::*;
use flat_top::{
    Action, Event,
    position::{AirStep, Cloud, Frame, Phase, Place, Search},
    types::{Arm, DeckBox, Dir, Side},
};

const US: Side = Side::Allies;

#[test]
fn ft_171_ft_466_initiative() {
    let mut p = bare("rings_around_rabaul", Phase::Regroup);
    p.public.initiative = None;
    other_is_ready(&mut p, US);
    let mut q = p.clone();
    // A tie on the first turn is rolled again.
    act(&mut q, US, Action::Done, &[3, 3, 2, 5]);
    assert_eq!(q.public.initiative, Some(Side::Japan));
    p.public.initiative = Some(US);
    act(&mut p, US, Action::Done, &[3, 3]);
    assert_eq!(p.public.phase, Phase::Air(Side::Japan, AirStep::Search));
}

#[test]
fn ft_174_ft_175_the_slowest_sets_the_pace() {
    let mut p = air("K60");
    let af = fly(&mut p, US, "K60", &[("wildcat*", 1), ("devastator*", 1)]);
    act(&mut p, US, Action::Fly { af }, &[]);
    for _ in 0..6 {
        act(&mut p, US, Action::Go { dir: Dir::S }, &[]);
    }
    assert_eq!(refused(&p, US, Action::Go { dir: Dir::S }), Some(174));
}

#[test]
fn ft_040_no_aircraft_enters_a_storm() {
    let mut p = air("K60");
    let af = fly(&mut p, US, "K60", &[("wildcat*", 1)]);
    p.public.clouds = vec![Cloud { sector: 2, at: Some(hex("N60")) }; 2];
    act(&mut p, US, Action::Fly { af }, &[]);
    assert_eq!(refused(&p, US, Action::Go { dir: Dir::S }), Some(40));
    assert_eq!(refused(&p, US, Action::Go { dir: Dir::N }), None);
}

#[test]
fn ft_041_ft_366_out_of_a_storm_by_the_shortest_way() {
    let mut p = air("K60");
    let af = fly(&mut p, US, "L60", &[("wildcat*", 1)]);
    p.public.clouds = vec![Cloud { sector: 2, at: Some(hex("N60")) }; 2];
    act(&mut p, US, Action::Fly { af }, &[]);
    assert_eq!(refused(&p, US, Action::Go { dir: Dir::S }), Some(41));
    assert_eq!(refused(&p, US, Action::Stop), Some(41));
    assert_eq!(refused(&p, US, Action::Go { dir: Dir::N }), None);
}

#[test]
fn ft_197_mountains_only_high() {
    let mut p = air("K60");
    let at = board().hexes.iter().position(|h| h.mountain).unwrap();
    let mountain = flat_top::types::At::all().nth(at).unwrap();
    let south = mountain.step(Dir::S).unwrap();
    let af = fly(&mut p, US, &south.name(), &[("p_40", 1)]);
    act(&mut p, US, Action::Fly { af }, &[]);
    assert_eq!(refused(&p, US, Action::Go { dir: Dir::N }), Some(197));
    act(&mut p, US, Action::Level { group: 0, high: true }, &[]);
    assert_eq!(refused(&p, US, Action::Go { dir: Dir::N }), None);
}

#[test]
fn ft_178_ft_195_classes_of_landing() {
    let mut p = air("K60");
    let af = fly(&mut p, US, "K60", &[("wildcat*", 5)]);
    let f = fac(&p, US, "Lexington");
    act(&mut p, US, Action::Fly { af }, &[]);
    p.sides[0].afs[0].moved = 5;
    let land = |n| Action::Land { fac: f, group: 0, n };
    assert_eq!(refused(&p, US, land(4)), Some(177));
    assert_eq!(refused(&p, US, land(3)), None);
    p.sides[0].afs[0].moved = 4;
    assert_eq!(refused(&p, US, land(5)), None);
    p.sides[0].afs[0].groups[0].high = true;
    assert_eq!(refused(&p, US, land(1)), Some(195));
}

#[test]
fn e9_twenty_factors_in_one_hour() {
    let mut p = air("K60");
    let f = fac(&p, US, "Lexington");
    for (moved, n) in [(8, 3), (4, 8), (0, 9)] {
        let af = fly(&mut p, US, "K60", &[("wildcat*", n)]);
        act(&mut p, US, Action::Fly { af }, &[]);
        p.sides[0].afs[af as usize].moved = moved;
        assert_eq!(p.stack.last(), Some(&Frame::Fly(af)));
        act(&mut p, US, Action::Land { fac: f, group: 0, n }, &[]);
    }
    assert_eq!(p.sides[0].facs[f as usize].used, [3, 8, 9]);
    assert_eq!(p.sides[0].facs[f as usize].in_box(DeckBox::Landed), 20);
}

#[test]
fn ft_179_ft_447_night_landings_crash() {
    let mut p = air("K60");
    p.public.turn = 16;
    let af = fly(&mut p, US, "K60", &[("wildcat*", 2)]);
    let f = fac(&p, US, "Lexington");
    act(&mut p, US, Action::Fly { af }, &[]);
    let events = act(&mut p, US, Action::Land { fac: f, group: 0, n: 2 }, &[2, 3]);
    assert!(events.iter().any(|e| matches!(e, Event::Crashed { n: 1, .. })));
    assert_eq!(p.public.points, [0, 2]);
}

#[test]
fn ft_193_armed_landings_use_the_chart() {
    let mut p = air("K60");
    let af = fly(&mut p, US, "K60", &[("dauntless*", 1)]);
    p.sides[0].afs[0].groups[0].arm = Arm::Gp;
    let f = fac(&p, US, "Lexington");
    act(&mut p, US, Action::Fly { af }, &[]);
    act(&mut p, US, Action::Land { fac: f, group: 0, n: 1 }, &[6]);
    assert_eq!(p.sides[0].facs[f as usize].in_box(DeckBox::Landed), 1);
}

#[test]
fn ft_325_ft_389_out_of_fuel() {
    let mut p = air("K60");
    p.public.turn = 2;
    let af = fly(&mut p, US, "K60", &[("wildcat*", 2)]);
    p.sides[0].afs[af as usize].groups[0].deadline = 2;
    let other = fly(&mut p, US, "K60", &[("dauntless*", 3)]);
    p.sides[0].afs[other as usize].groups[0].deadline = 3;
    act(&mut p, US, Action::Done, &[]);
    act(&mut p, US, Action::Done, &[]);
    assert_eq!(p.public.points, [0, 20]);
    assert!(p.sides[0].afs[0].groups.is_empty());
    assert_eq!(p.sides[0].afs[other as usize].factors(), 3, "who has an hour left flies on");
}

#[test]
fn ft_058_ft_060_ft_061_searches() {
    let mut p = air("K60");
    let af = fly(&mut p, US, "K60", &[("wildcat*", 1)]);
    let mut q = p.clone();
    act(&mut p, US, Action::Search { af }, &[5]);
    assert_eq!(p.sides[0].afs[0].search, Search::Sees(1));
    assert_eq!(refused(&p, US, Action::Search { af }), Some(58));
    q.public.clouds = vec![Cloud { sector: 2, at: Some(hex("K60")) }];
    act(&mut q, US, Action::Search { af }, &[5]);
    assert_eq!(q.sides[0].afs[0].search, Search::Failed);
}

#[test]
fn ft_059_060_061_night_and_cloud_add_up() {
    let sees = |cloud: bool, die: u8| {
        let mut p = air("K60");
        while !p.public.is_night(board()) {
            p.public.turn += 1;
        }
        let af = fly(&mut p, US, "K60", &[("catalina", 1)]);
        p.sides[0].afs[af as usize].groups[0].deadline = 99;
        p.public.clouds = vec![Cloud { sector: 2, at: cloud.then(|| hex("K60")) }];
        act(&mut p, US, Action::Search { af }, &[die]);
        matches!(p.sides[0].afs[0].search, Search::Sees(_))
    };
    // Five or less by day; one less in the dark, and one more in cloud.
    assert_eq!([4, 5].map(|die| sees(false, die)), [true, false]);
    assert_eq!([3, 4].map(|die| sees(true, die)), [true, false]);
}

#[test]
fn e10_from_new_caledonia() {
    let mut p = orders("K60");
    let f = stow(&mut p, US, "new_caledonia", DeckBox::Ready, "catalina", Arm::None, 1);
    let class = flat_top::types::Class::Minimum;
    act(&mut p, US, Action::Launch { fac: f, craft: craft("catalina"), arm: Arm::None, n: 1, class, af: 0 }, &[]);
    assert_eq!(refused(&p, US, Action::Next), Some(180));
    act(&mut p, US, Action::Bound { af: 0, at: hex("XX35") }, &[]);
    // Five hours: off in turn 1, there in turn 6.
    assert_eq!(p.sides[0].afs[0].place, Place::Out(hex("XX35"), 6));
}

#[test]
fn ft_195_ft_346_what_flies_high_comes_home_low() {
    let mut p = air("K60");
    let f = fac(&p, US, "Lexington");
    let (near, over) = (fly(&mut p, US, "K63", &[("wildcat*", 1)]), fly(&mut p, US, "K60", &[("wildcat*", 1)]));
    for af in [near, over] {
        p.sides[0].afs[af as usize].groups[0].high = true;
        act(&mut p, US, Action::Home { af, fac: f }, &[]);
    }
    assert_eq!(p.sides[0].facs[f as usize].in_box(DeckBox::Landed), 2);
}

#[test]
fn ft_174_it_flies_home_from_as_far_as_it_can_fly_and_no_further() {
    for (at, rule) in [("S60", None), ("T60", Some(174))] {
        let mut p = air("K60");
        let f = fac(&p, US, "Lexington");
        let af = fly(&mut p, US, at, &[("wildcat*", 1)]);
        assert_eq!(refused(&p, US, Action::Home { af, fac: f }), rule, "{at}");
    }
}
