//! 14: air movement, step by step.

use crate::support::*;
use flat_top::{
    Action, Event, Position,
    position::{AirStep, Fuel, Group, Phase, Place},
    types::{AfId, Arm, DeckBox, Dir, Side, Unit},
};
use ironbottom_kernel::{Face, Rules, Viewer, text::Arg};

const US: Side = Side::Allies;
const JP: Side = Side::Japan;

/// A formation is being flown from the carrier's hex.
fn flown(what: &[(&str, u8)]) -> (Position, AfId) {
    let mut p = air("K60");
    let af = fly(&mut p, US, "K60", what);
    act(&mut p, US, Action::Fly { af }, &[]);
    (p, af)
}

/// A formation that is about to take off.
fn on_deck(p: &mut Position, what: &[(&str, u8)]) -> AfId {
    let af = fly(p, US, "K60", what);
    let origin = fac(p, US, "Lexington");
    let a = &mut p.sides[0].afs[af as usize];
    (a.place, a.shown, a.origin, a.launched) = (Place::Deck, false, origin, p.public.turn);
    af
}

#[test]
fn ft_172_the_one_with_initiative_moves_all_his_aircraft_first() {
    let mut p = air("K60");
    fly(&mut p, JP, "K70", &[("zero", 1)]);
    assert_eq!(refused(&p, JP, Action::Fly { af: 0 }), Some(28));
    act(&mut p, US, Action::Done, &[]);
    act(&mut p, US, Action::Done, &[]);
    assert_eq!(p.public.phase, Phase::Air(JP, AirStep::Search));
    assert_eq!(refused(&p, JP, Action::Fly { af: 0 }), None);
}

#[test]
fn ft_173_the_order_of_a_half() {
    let mut p = air("K60");
    let shown = fly(&mut p, US, "K60", &[("wildcat*", 1)]);
    let hidden = fly(&mut p, US, "K60", &[("wildcat*", 1)]);
    p.sides[0].afs[hidden as usize].shown = false;
    let deck = on_deck(&mut p, &[("wildcat*", 1)]);
    assert_eq!([shown, hidden, deck].map(|af| refused(&p, US, Action::Fly { af })), [None, Some(173), Some(173)]);
    assert_eq!(refused(&p, US, Action::Hide { unit: Unit::Af(shown) }), Some(67));
    act(&mut p, US, Action::Done, &[]);
    assert_eq!(p.public.phase, Phase::Air(US, AirStep::TakeOff));
    assert_eq!([shown, hidden, deck].map(|af| refused(&p, US, Action::Fly { af })), [Some(406), None, None]);
    assert_eq!(refused(&p, US, Action::Home { af: hidden, fac: fac(&p, US, "Lexington") }), Some(173));
    act(&mut p, US, Action::Hide { unit: Unit::Af(shown) }, &[]);
    assert!(!p.sides[0].afs[shown as usize].shown);
}

#[test]
fn ft_057_searches_are_named_before_anything_moves() {
    let mut p = air("K60");
    let a = fly(&mut p, US, "K60", &[("wildcat*", 1)]);
    let other = fly(&mut p, US, "K62", &[("wildcat*", 1)]);
    assert_eq!(refused(&p, US, Action::Search { af: other }), None);
    act(&mut p, US, Action::Fly { af: a }, &[]);
    act(&mut p, US, Action::Stop, &[]);
    assert_eq!(refused(&p, US, Action::Search { af: other }), Some(57));
}

#[test]
fn ft_176_406_take_offs_are_not_optional_moves_are() {
    let mut p = air("K60");
    let idle = fly(&mut p, US, "K62", &[("wildcat*", 1)]);
    let deck = on_deck(&mut p, &[("wildcat*", 1)]);
    act(&mut p, US, Action::Done, &[]);
    act(&mut p, US, Action::Done, &[]);
    let place = |af: AfId| p.sides[0].afs[af as usize].place;
    assert_eq!([place(idle), place(deck)], [Place::Hex(hex("K62")), Place::Hex(hex("K60"))]);
}

#[test]
fn ft_343_in_all_directions() {
    let (mut p, af) = flown(&[("dauntless*", 1)]);
    for dir in Dir::ALL {
        act(&mut p, US, Action::Go { dir }, &[]);
    }
    // Once round, back where it began.
    assert_eq!((p.sides[0].afs[af as usize].place, p.sides[0].afs[af as usize].moved), (Place::Hex(hex("K60")), 6));
}

#[test]
fn ft_194_346_altitudes() {
    let (mut p, af) = flown(&[("wildcat*", 1), ("dauntless*", 1)]);
    act(&mut p, US, Action::Level { group: 0, high: true }, &[]);
    let levels: Vec<bool> = p.sides[0].afs[af as usize].groups.iter().map(|g| g.high).collect();
    assert!(levels.contains(&true) && levels.contains(&false));
    // As often as it has groups; then again in the next hex, at no cost.
    let low = p.sides[0].afs[af as usize].groups.iter().position(|g| !g.high).unwrap() as u8;
    act(&mut p, US, Action::Level { group: low, high: true }, &[]);
    assert_eq!(refused(&p, US, Action::Level { group: 0, high: false }), Some(346));
    act(&mut p, US, Action::Go { dir: Dir::N }, &[]);
    assert_eq!(refused(&p, US, Action::Level { group: 0, high: false }), None);
    assert_eq!(p.sides[0].afs[af as usize].moved, 1);
}

#[test]
fn ft_196_armed_bombers_stay_low_in_their_first_hour() {
    let (mut p, af) = flown(&[("dauntless*", 1)]);
    p.sides[0].afs[af as usize].groups[0].arm = Arm::Ap;
    p.sides[0].afs[af as usize].launched = p.public.turn;
    assert_eq!(refused(&p, US, Action::Level { group: 0, high: true }), Some(196));
    p.sides[0].afs[af as usize].groups[0].arm = Arm::None;
    assert_eq!(refused(&p, US, Action::Level { group: 0, high: true }), None);
    p.sides[0].afs[af as usize].groups[0].arm = Arm::Ap;
    p.sides[0].afs[af as usize].launched = 0;
    assert_eq!(refused(&p, US, Action::Level { group: 0, high: true }), None);
}

#[test]
fn ft_192_bombs_are_jettisoned_at_any_time() {
    let (mut p, af) = flown(&[("dauntless*", 1)]);
    let g = Group { arm: Arm::Ap, armed: true, ..p.sides[0].afs[af as usize].groups[0] };
    p.sides[0].afs[af as usize].groups = vec![g];
    act(&mut p, US, Action::Go { dir: Dir::N }, &[]);
    act(&mut p, US, Action::Drop { group: 0 }, &[]);
    let g = p.sides[0].afs[af as usize].groups[0];
    // It is a bomber all the same until it lands (FT-140).
    assert_eq!((g.arm, g.armed), (Arm::None, true));
    assert!(refused(&p, US, Action::Drop { group: 0 }).is_some());
}

#[test]
fn ft_200_414_escorts_fly_where_their_bombers_fly() {
    let (mut p, af) = flown(&[("wildcat*", 2)]);
    let fighters = p.sides[0].afs[af as usize].groups[0];
    p.sides[0].afs[af as usize].add(Group { craft: craft("dauntless*"), arm: Arm::Ap, armed: true, high: true, ..fighters });
    act(&mut p, US, Action::Stop, &[]);
    assert!(p.sides[0].afs[af as usize].groups.iter().all(|g| g.high));
}

#[test]
fn ft_203_416_over_a_task_force() {
    let (mut p, af) = flown(&[("wildcat*", 1)]);
    let mut q = p.clone();
    act(&mut p, US, Action::Hover { tf: 0 }, &[]);
    q.sides[0].afs[af as usize].over = Some(0);
    assert_eq!(refused(&q, US, Action::Hover { tf: 0 }), Some(416), "it is there already");
    q.sides[0].afs[af as usize].over = None;
    assert_eq!(refused(&q, US, Action::Hover { tf: 0 }), None);
    put_tf(&mut q, US, 0, "K62");
    assert_eq!(refused(&q, US, Action::Hover { tf: 0 }), Some(416), "the ships are elsewhere");
    // The next hour the carrier sails two hexes, both on the map, and it goes along.
    p.sides[0].tfs[0].shown = true;
    p.public.phase = Phase::Orders;
    p.public.turn = 2;
    p.sides[0].desk = flat_top::position::Desk::Tf;
    p.sides[0].afs[af as usize].done = false;
    for _ in 0..2 {
        act(&mut p, US, Action::Course { tf: 0, dir: Dir::N }, &[]);
    }
    other_is_ready(&mut p, US);
    act(&mut p, US, Action::Done, &[]);
    let a = &p.sides[0].afs[af as usize];
    assert_eq!((a.place, a.mf(board(), 2)), (Place::Hex(hex("I60")), 6));
    // Once it leaves, it goes its own way.
    p.public.phase = Phase::Air(US, AirStep::Search);
    act(&mut p, US, Action::Fly { af }, &[]);
    act(&mut p, US, Action::Go { dir: Dir::N }, &[]);
    assert_eq!(p.sides[0].afs[af as usize].over, None);
}

#[test]
fn ft_135_split_and_joined_over_a_carrier_or_base() {
    let (mut p, af) = flown(&[("wildcat*", 3)]);
    let mut q = p.clone();
    act(&mut p, US, Action::Part { group: 0, n: 1 }, &[]);
    assert_eq!((p.sides[0].afs.len(), p.sides[0].afs[af as usize].factors()), (2, 2));
    let other = fly(&mut q, US, "K60", &[("wildcat*", 1)]);
    let mut r = q.clone();
    act(&mut q, US, Action::Join { af: other }, &[]);
    assert_eq!(q.sides[0].afs[other as usize].factors(), 4);
    // Not elsewhere.
    for af in [af, other] {
        r.sides[0].afs[af as usize].place = Place::Hex(hex("K62"));
    }
    assert_eq!(refused(&r, US, Action::Part { group: 0, n: 1 }), Some(135));
    assert_eq!(refused(&r, US, Action::Join { af: other }), Some(135));
}

#[test]
fn ft_135_all_of_one_kind_may_part_from_the_others() {
    let (mut p, af) = flown(&[("wildcat*", 2), ("dauntless*", 3)]);
    let whole = p.sides[0].afs[af as usize].groups[0].n;
    assert_eq!(refused(&p, US, Action::Part { group: 0, n: whole + 1 }), Some(135));
    act(&mut p, US, Action::Part { group: 0, n: whole }, &[]);
    let kinds = |af: usize| p.sides[0].afs[af].groups.iter().map(|g| g.craft).collect::<Vec<_>>();
    assert_eq!((kinds(0).len(), kinds(1).len()), (1, 1));
    assert_ne!(kinds(0), kinds(1));
}

#[test]
fn ft_135_into_as_many_formations_as_one_likes_and_back_but_not_for_ever() {
    let (mut p, af) = flown(&[("wildcat*", 4)]);
    act(&mut p, US, Action::Part { group: 0, n: 1 }, &[]);
    act(&mut p, US, Action::Part { group: 0, n: 2 }, &[]);
    let factors = |p: &Position| p.sides[0].afs.iter().map(flat_top::position::AirFormation::factors).collect::<Vec<_>>();
    assert_eq!(factors(&p), [1, 1, 2]);
    assert_eq!(refused(&p, US, Action::Part { group: 0, n: 1 }), Some(135), "none would be left");
    act(&mut p, US, Action::Stop, &[]);
    // What was split off may join, but is not split again; nor what others joined.
    act(&mut p, US, Action::Fly { af: 2 }, &[]);
    assert_eq!(refused(&p, US, Action::Part { group: 0, n: 1 }), Some(135));
    act(&mut p, US, Action::Stop, &[]);
    act(&mut p, US, Action::Fly { af: 1 }, &[]);
    let mut q = p.clone();
    act(&mut p, US, Action::Join { af: 2 }, &[]);
    assert_eq!(factors(&p), [1, 0, 3]);
    // Three become one.
    q.sides[0].afs[2].done = false;
    act(&mut q, US, Action::Join { af }, &[]);
    act(&mut q, US, Action::Fly { af: 2 }, &[]);
    act(&mut q, US, Action::Join { af }, &[]);
    assert_eq!((factors(&q), q.sides[0].afs[af as usize].regrouped), (vec![4, 0, 0], true));
}

#[test]
fn ft_135_174_who_is_joined_by_what_has_flown_flies_no_more() {
    for (from, rule) in [("K60", None), ("L60", Some(406))] {
        let mut p = air("K60");
        let (waits, comes) = (fly(&mut p, US, "K60", &[("wildcat*", 1)]), fly(&mut p, US, from, &[("wildcat*", 1)]));
        act(&mut p, US, Action::Fly { af: comes }, &[]);
        if from == "L60" {
            act(&mut p, US, Action::Go { dir: Dir::N }, &[]);
        }
        act(&mut p, US, Action::Join { af: waits }, &[]);
        assert_eq!(p.sides[0].afs[waits as usize].factors(), 2);
        assert_eq!(refused(&p, US, Action::Fly { af: waits }), rule, "{from}");
    }
}

#[test]
fn ft_104_135_of_two_formations_that_join_both_are_on_the_map_if_one_is() {
    for shown in [[true, false], [false, true], [false, false]] {
        let mut p = air("K60");
        let [waits, comes] = [0, 1].map(|_| fly(&mut p, US, "K60", &[("wildcat*", 1)]));
        act(&mut p, US, Action::Fly { af: comes }, &[]);
        (p.sides[0].afs[waits as usize].shown, p.sides[0].afs[comes as usize].shown) = (shown[0], shown[1]);
        act(&mut p, US, Action::Join { af: waits }, &[]);
        assert_eq!(p.sides[0].afs[waits as usize].shown, shown.contains(&true), "{shown:?}");
    }
}

/// Air movement begins: both are done with their task forces.
fn begin(p: &mut Position) -> Vec<Event> {
    p.public.phase = Phase::Regroup;
    other_is_ready(p, US);
    act(p, US, Action::Done, &[6, 1])
}

#[test]
fn ft_180_407_in_from_an_off_map_base() {
    let mut p = air("K60");
    p.public.turn = 6;
    let af = fly(&mut p, US, "XX60", &[("catalina", 1)]);
    (p.sides[0].afs[af as usize].place, p.sides[0].afs[af as usize].shown) = (Place::Out(hex("XX35"), 6), false);
    begin(&mut p);
    assert_eq!(p.sides[0].afs[af as usize].place, Place::Hex(hex("XX35")));
    // It cannot move in this turn, but in the next.
    p.public.phase = Phase::Air(US, AirStep::TakeOff);
    assert_eq!(refused(&p, US, Action::Fly { af }), Some(406));
    p.sides[0].afs[af as usize].done = false;
    assert_eq!(refused(&p, US, Action::Fly { af }), None);
}

#[test]
fn e11_ft_181_408_out_to_new_caledonia() {
    // 14h on its hex; in the hour after it leaves, and lands five hours later, at night.
    let mut p = air("K60");
    p.public.turn = 10;
    assert_eq!(p.public.hour(board()), 15);
    let af = fly(&mut p, US, "XX35", &[("catalina", 1)]);
    p.sides[0].afs[af as usize].groups[0].deadline = 30;
    let f = fac(&p, US, "new_caledonia");
    act(&mut p, US, Action::Fly { af }, &[]);
    act(&mut p, US, Action::Leave { fac: f }, &[]);
    assert_eq!(p.sides[0].afs[af as usize].place, Place::Home(f, 15));
    p.public.turn = 15;
    assert_eq!((p.public.hour(board()), p.public.is_night(board())), (20, true));
    p.public.phase = Phase::Regroup;
    other_is_ready(&mut p, US);
    act(&mut p, US, Action::Done, &[6, 1, 6]);
    assert_eq!(p.sides[0].facs[f as usize].in_box(DeckBox::Landed), 1);
    // Not in the hour in which it came to the hex, and only from a marked one.
    let mut p = air("K60");
    let af = fly(&mut p, US, "XX35", &[("catalina", 1)]);
    act(&mut p, US, Action::Fly { af }, &[]);
    p.sides[0].afs[af as usize].moved = 1;
    assert_eq!(refused(&p, US, Action::Leave { fac: f }), Some(181));
    let mut p = air("K60");
    let af = fly(&mut p, US, "WW35", &[("catalina", 1)]);
    act(&mut p, US, Action::Fly { af }, &[]);
    assert_eq!(refused(&p, US, Action::Leave { fac: f }), Some(181));
}

#[test]
fn ft_181_ft_195_ft_408_what_leaves_the_map_high_comes_down_on_the_way() {
    let mut p = air("K60");
    p.public.turn = 2;
    let af = fly(&mut p, US, "XX35", &[("catalina", 1)]);
    (p.sides[0].afs[af as usize].groups[0].deadline, p.sides[0].afs[af as usize].groups[0].high) = (30, true);
    let f = fac(&p, US, "new_caledonia");
    act(&mut p, US, Action::Fly { af }, &[]);
    act(&mut p, US, Action::Leave { fac: f }, &[]);
    assert_eq!(p.sides[0].afs[af as usize].place, Place::Home(f, 7));
    p.public.turn = 7;
    assert!(!p.public.is_night(board()));
    begin(&mut p);
    assert_eq!(p.sides[0].facs[f as usize].in_box(DeckBox::Landed), 1);
}

#[test]
fn ft_204_no_flight_from_one_off_map_base_to_another() {
    let mut p = orders("K60");
    let f = stow(&mut p, US, "new_caledonia", DeckBox::Ready, "catalina", Arm::None, 1);
    let class = flat_top::types::Class::Minimum;
    act(&mut p, US, Action::Launch { fac: f, craft: craft("catalina"), arm: Arm::None, n: 1, class, af: 0 }, &[]);
    let other = fac(&p, US, "australia");
    assert!(refused(&p, US, Action::PlotLand { af: 0, fac: other }).is_some());
    // Only to a hex of the map that is marked for its base.
    assert_eq!(refused(&p, US, Action::Bound { af: 0, at: hex("XX1") }), Some(180));
    assert_eq!(refused(&p, US, Action::Bound { af: 0, at: hex("XX35") }), None);
}

#[test]
fn ft_205_417_469_aircraft_destroyed_by_their_owner() {
    // Aboard: two points each, when the orders are opened; nothing replaces them.
    let mut p = orders("K60");
    let f = stow(&mut p, US, "Lexington", DeckBox::Ready, "wildcat*", Arm::None, 4);
    act(&mut p, US, Action::Junk { fac: f, craft: craft("wildcat*"), bx: DeckBox::Ready, arm: Arm::None, n: 3 }, &[]);
    assert_eq!((p.public.points, p.sides[0].facs[f as usize].aboard()), ([0, 0], 1));
    act(&mut p, US, Action::Next, &[]);
    other_is_ready(&mut p, US);
    act(&mut p, US, Action::Done, &[]);
    assert_eq!((p.public.points, p.sides[0].lost_today.len()), ([0, 6], 0));
    // In the air: two over a deck where they could land; ten elsewhere.
    for (at, points) in [("K60", 2), ("K62", 10)] {
        let mut p = air("K60");
        let af = fly(&mut p, US, at, &[("wildcat*", 2)]);
        act(&mut p, US, Action::Fly { af }, &[]);
        let mut q = p.clone();
        act(&mut p, US, Action::Ditch { group: 0, n: 1 }, &[]);
        assert_eq!((p.public.points, p.sides[0].lost_today.len()), ([0, points], 0), "{at}");
        // High up as well: they could have come down.
        q.sides[0].afs[af as usize].groups[0].high = true;
        act(&mut q, US, Action::Ditch { group: 0, n: 1 }, &[]);
        assert_eq!(q.public.points, [0, points], "{at}, high");
    }
}

#[test]
fn ft_205_ft_469_want_of_room_is_worth_two_want_of_launch_factors_ten() {
    let mut p = air("K60");
    let f = fac(&p, US, "Lexington");
    let af = fly(&mut p, US, "K60", &[("wildcat*", 3)]);
    p.sides[0].afs[af as usize].groups[0].deadline = p.public.turn;
    act(&mut p, US, Action::Fly { af }, &[]);
    // No room aboard: two points each.
    let mut q = p.clone();
    let mc = q.sides[0].facs[f as usize].now(board(), &q.sides[0]).0.mc.unwrap();
    stow(&mut q, US, "Lexington", DeckBox::Ready, "dauntless*", Arm::None, mc);
    assert_eq!(refused(&q, US, Action::Land { fac: f, group: 0, n: 1 }), Some(20));
    act(&mut q, US, Action::Ditch { group: 0, n: 3 }, &[]);
    assert_eq!(q.public.points, [0, 6]);
    // One place left among the launch factors: it serves for one, all at once or one by one.
    p.sides[0].facs[f as usize].used = [0, 0, 21];
    let mut q = p.clone();
    act(&mut q, US, Action::Ditch { group: 0, n: 3 }, &[]);
    for _ in 0..3 {
        act(&mut p, US, Action::Ditch { group: 0, n: 1 }, &[]);
    }
    assert_eq!([p.public.points, q.public.points], [[0, 22]; 2]);
}

#[test]
fn ft_469_who_destroys_aircraft_in_flight_is_told_what_they_are_worth() {
    for (at, used, n, points) in [("K60", 0, 3, 6), ("K62", 0, 3, 30), ("K60", 21, 3, 22), ("K60", 21, 1, 2)] {
        let mut p = air("K60");
        let f = fac(&p, US, "Lexington");
        p.sides[0].facs[f as usize].used = [0, 0, used];
        let af = fly(&mut p, US, at, &[("wildcat*", 3)]);
        act(&mut p, US, Action::Fly { af }, &[]);
        let ditch = Action::Ditch { group: 0, n };
        let mut legal = Vec::new();
        game().actions(&p, US.seat(), &mut legal);
        let view = game().view(&p, Viewer::Seats(US.only()));
        let i = legal.iter().position(|a| *a == ditch).unwrap();
        let warning = game().prompt(&view, US.seat(), &legal).choices[i].warning.clone().unwrap();
        assert!(warning.args.contains(&("n".into(), Arg::Int(points))), "{at} {used} {n}: {warning:?}");
        act(&mut p, US, ditch, &[]);
        assert_eq!(p.public.points, [0, points as u16], "{at} {used} {n}");
    }
}

#[test]
fn ft_326_ft_469_a_damaged_base_excuses_what_is_destroyed_over_it() {
    let mut p = air("W4");
    let f = fac(&p, US, "port_moresby");
    // Nothing can land any more of the four that could.
    (p.sides[0].facs[f as usize].hits, p.sides[0].facs[f as usize].used) = (9, [0, 0, 4]);
    let af = fly(&mut p, US, "W4", &[("p_40", 2)]);
    p.sides[0].afs[af as usize].origin = f;
    act(&mut p, US, Action::Fly { af }, &[]);
    for n in [2, 4] {
        act(&mut p, US, Action::Ditch { group: 0, n: 1 }, &[]);
        assert_eq!(p.public.points, [0, n]);
    }
}

#[test]
fn ft_480_a_crash_is_worth_two() {
    let (mut p, af) = flown(&[("dauntless*", 2)]);
    p.sides[0].afs[af as usize].groups[0].arm = Arm::Gp;
    let f = fac(&p, US, "Lexington");
    let events = act(&mut p, US, Action::Land { fac: f, group: 0, n: 2 }, &[1, 1]);
    assert!(events.iter().any(|e| matches!(e, Event::Crashed { n: 2, .. })));
    assert_eq!((p.public.points, p.sides[0].lost_today.clone()), ([0, 4], vec![(craft("dauntless*"), 2)]));
    assert_eq!(Fuel::default(), Fuel::Open);
}

#[test]
fn ft_414_unarmed_bombers_are_bombers_to_their_escorts() {
    let (mut p, af) = flown(&[("wildcat*", 2)]);
    let fighters = p.sides[0].afs[af as usize].groups[0];
    p.sides[0].afs[af as usize].add(Group { craft: craft("b_17"), high: true, ..fighters });
    act(&mut p, US, Action::Stop, &[]);
    assert!(p.sides[0].afs[af as usize].groups.iter().all(|g| g.high));
    // A Dauntless that flies low without bombs is no escort: it stays where it is.
    let (mut p, af) = flown(&[("dauntless*", 2)]);
    let low = p.sides[0].afs[af as usize].groups[0];
    p.sides[0].afs[af as usize].add(Group { craft: craft("b_17"), high: true, ..low });
    act(&mut p, US, Action::Stop, &[]);
    assert!(p.sides[0].afs[af as usize].groups.iter().any(|g| !g.high));
}
