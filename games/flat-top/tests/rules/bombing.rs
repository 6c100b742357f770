//! 18: bombs and torpedoes; what is laid open to who attacks from the air.

use crate::{combat::*, support::*};
use flat_top::{
    Action, Event, Position,
    battle::{BattleStep, Target},
    phases::bombing,
    position::{Anchor, Fuel},
    types::{Arm, Mode, Side},
};
use ironbottom_kernel::{Face, Rules, ToAct, Viewer};

fn over(what: &[(&str, u8, Arm, bool)]) -> Position {
    let mut p = sea();
    bombers(&mut p, JAPAN, "K60", what);
    start(&mut p);
    p
}

fn strike(g: u8, n: u8, mode: Mode, target: Target) -> Action {
    Action::Strike { group: group(0, g), n, mode, target }
}

fn bombs(events: &[Event]) -> Vec<(u8, u8)> {
    events.iter().filter_map(|e| if let Event::Bombs { n, bht, .. } = e { Some((*n, *bht)) } else { None }).collect()
}

/// Attacks the Lexington with all of a group and tells what the bombs did, with these dice for flak and bombs.
fn attack(p: &mut Position, mode: Mode, dice: &[u8]) -> Vec<Event> {
    act(p, JAPAN, YES, &[]);
    let target = named(p, US, "Lexington");
    let n = p.sides[1].afs[0].groups[0].n;
    act(p, JAPAN, strike(0, n, mode, target), &[]);
    done(p, JAPAN, &[]);
    done(p, US, dice)
}

#[test]
fn ft_099_101_383_ships_are_named_to_who_commits_himself() {
    let mut p = sea();
    p.sides[0].ships[1].anchor = Anchor::Down;
    bombers(&mut p, JAPAN, "K60", &[("nell", 3, Arm::Ap, false)]);
    start(&mut p);
    let japan = |p: &Position| game().view(p, Viewer::seat(JAPAN.seat())).battle.unwrap();
    assert_eq!(step(&p), Some(BattleStep::Commit));
    assert!(japan(&p).named.iter().all(Vec::is_empty));
    // Not if he does not.
    let mut q = p.clone();
    let events = act(&mut q, JAPAN, NO, &[]);
    assert!(!events.iter().any(|e| matches!(e, Event::Named { .. })));
    let events = act(&mut p, JAPAN, YES, &[]);
    let named: Vec<bool> =
        events.iter().filter_map(|e| if let Event::Named { anchored, .. } = e { Some(*anchored) } else { None }).collect();
    assert_eq!((named.len(), named.iter().filter(|a| **a).count()), (15, 1), "all of them, and which is anchored");
    assert_eq!(japan(&p).named[0].len(), 15);
    // The ties to the ships of their owner are his own.
    assert!(japan(&p).secret[0].ships.is_empty());
    // No way back.
    assert_eq!(refused(&p, JAPAN, Action::Done), Some(473));
    assert_eq!(refused(&p, JAPAN, NO), Some(28));
}

#[test]
fn ft_098_099_ships_that_nobody_sees_or_that_are_elsewhere_are_not_named() {
    let mut p = sea();
    let hidden = fleet(&mut p, US, "K60", &["dd1"]);
    p.sides[0].tfs[hidden as usize].shown = false;
    fleet(&mut p, US, "K64", &["dd2", "dd3"]);
    bombers(&mut p, JAPAN, "K60", &[("nell", 3, Arm::Ap, false)]);
    start(&mut p);
    let events = act(&mut p, JAPAN, YES, &[]);
    assert_eq!(events.iter().filter(|e| matches!(e, Event::Named { .. })).count(), 12, "of fifteen");
    assert_eq!(p.battle.as_ref().unwrap().named[0].len(), 12);
}

#[test]
fn e122_ft_099_no_bomber_left_no_names() {
    let mut p = sea();
    bombers(&mut p, JAPAN, "K60", &[("nell", 1, Arm::Ap, false)]);
    bombers(&mut p, JAPAN, "K60", &[("zero", 1, Arm::None, true)]);
    fly(&mut p, US, "K60", &[("wildcat*", 8)]);
    hail(&mut p, US, LOW);
    done(&mut p, US, &[]);
    let events = done(&mut p, US, &[3, 1]);
    assert!(events.contains(&Event::Downed { side: JAPAN, craft: craft("nell"), n: 1 }));
    assert_eq!(step(&p), Some(BattleStep::Commit), "asked all the same: what is left is for him to know");
    assert_eq!(refused(&p, JAPAN, YES), Some(99));
    let events = act(&mut p, JAPAN, NO, &[]);
    assert!(!events.iter().any(|e| matches!(e, Event::Named { .. })));
}

#[test]
fn ft_473_whoever_might_attack_is_asked() {
    // Unarmed aircraft over a task force: the question does not tell what they are.
    let p = over(&[("nell", 3, Arm::None, false)]);
    assert_eq!(game().to_act(&p), ToAct::Each(JAPAN.only()));
    assert_eq!(refused(&p, JAPAN, YES), Some(99));
}

#[test]
fn ft_141_396_one_attack_a_sortie() {
    let mut p = over(&[("nell", 3, Arm::Ap, false)]);
    attack(&mut p, Mode::Low, &[1, 1]);
    let g = p.sides[1].afs[0].groups[0];
    assert!(g.spent && g.arm == Arm::None && g.armed, "a bomber still");
    let mut p = over(&[("nell", 3, Arm::Ap, false)]);
    p.sides[1].afs[0].groups[0].spent = true;
    assert_eq!(refused(&p, JAPAN, YES), Some(99));
}

#[test]
fn ft_249_250_what_is_left_attacks_with_one_die_a_model() {
    let mut p = over(&[("nell", 6, Arm::Ap, false), ("betty", 4, Arm::Ap, false)]);
    act(&mut p, JAPAN, YES, &[]);
    let (lexington, dd) = (named(&p, US, "Lexington"), named(&p, US, "dd"));
    let nell = p.sides[1].afs[0].groups.iter().position(|g| g.craft == craft("nell")).unwrap() as u8;
    act(&mut p, JAPAN, strike(nell, 4, Mode::Low, lexington), &[]);
    act(&mut p, JAPAN, strike(nell, 2, Mode::Low, dd), &[]);
    act(&mut p, JAPAN, strike(1 - nell, 4, Mode::Low, lexington), &[]);
    done(&mut p, JAPAN, &[]);
    // All flak at the six Nells: three go, each time of the larger attack.
    let events = done(&mut p, US, &[3, 1, 1, 1]);
    assert_eq!(bombs(&events), [(1, 4), (2, 4), (4, 5)]);
}

#[test]
fn ft_251_428_dive_bombers_come_from_high() {
    let p = over(&[("val", 3, Arm::Ap, false)]);
    let mut low = p.clone();
    act(&mut low, JAPAN, YES, &[]);
    let target = named(&low, US, "Lexington");
    assert_eq!(refused(&low, JAPAN, strike(0, 3, Mode::Dive, target)), Some(251));
    assert_eq!(refused(&low, JAPAN, strike(0, 3, Mode::Low, target)), None);
    let mut p = over(&[("val", 3, Arm::Ap, true)]);
    // Fighters below have met nobody; anti-aircraft fire is as at low aircraft.
    let events = attack(&mut p, Mode::Dive, &[1, 3]);
    // Two of three are shot down.
    assert_eq!(bombs(&events), [(1, 7)]);
    assert!(events.iter().any(|e| matches!(e, Event::Flak { bht: 4, .. })));
    // With GP as well, but not with torpedoes.
    let mut p = over(&[("val", 3, Arm::Gp, true)]);
    let events = attack(&mut p, Mode::Dive, &[1, 3]);
    assert_eq!(bombs(&events), [(1, 2)]);
}

#[test]
fn ft_428_fighters_above_meet_dive_bombers_those_below_do_not() {
    let mut p = sea();
    bombers(&mut p, JAPAN, "K60", &[("val", 3, Arm::Ap, true)]);
    bombers(&mut p, US, "K60", &[("wildcat*", 4, Arm::None, true)]);
    start(&mut p);
    act(&mut p, US, HIGH, &[]);
    all_done(&mut p, &[]);
    assert_eq!(step(&p), Some(BattleStep::Assign));
}

#[test]
fn ft_252_torpedoes_are_dropped_low_on_ships() {
    let mut p = over(&[("kate", 3, Arm::Torpedo, true)]);
    assert_eq!(refused(&p, JAPAN, YES), Some(99), "high: nothing can be done with a torpedo");
    p = over(&[("kate", 3, Arm::Torpedo, false), ("val", 1, Arm::Ap, false)]);
    act(&mut p, JAPAN, YES, &[]);
    let target = named(&p, US, "Lexington");
    let kate = p.sides[1].afs[0].groups.iter().position(|g| g.arm == Arm::Torpedo).unwrap() as u8;
    assert_eq!(refused(&p, JAPAN, strike(kate, 3, Mode::Torpedo, target)), None);
    assert_eq!(refused(&p, JAPAN, strike(1 - kate, 1, Mode::Torpedo, target)), Some(252));
    let mut p = sea();
    bombers(&mut p, JAPAN, "W4", &[("kate", 3, Arm::Torpedo, false)]);
    start(&mut p);
    assert_eq!(refused(&p, JAPAN, YES), Some(99), "Port Moresby is no ship");
}

#[test]
fn ft_253_level_bombing_high_or_low() {
    let mut p = over(&[("nell", 4, Arm::Ap, true)]);
    let events = attack(&mut p, Mode::High, &[1, 1]);
    assert_eq!(bombs(&events), [(3, 1)]);
    let mut p = over(&[("nell", 4, Arm::Gp, false)]);
    let events = attack(&mut p, Mode::Low, &[1, 1]);
    assert_eq!(bombs(&events), [(2, 2)]);
    let mut p = over(&[("nell", 4, Arm::Ap, true)]);
    act(&mut p, JAPAN, YES, &[]);
    let target = named(&p, US, "Lexington");
    assert_eq!(refused(&p, JAPAN, strike(0, 4, Mode::Low, target)), Some(251));
}

#[test]
fn e113_ft_215_429_only_high_level_bombing_costs_no_fuel() {
    for (name, mode, arm, high, hours) in [
        ("nell", Mode::High, Arm::Ap, true, 0),
        ("nell", Mode::Low, Arm::Ap, false, 1),
        ("val", Mode::Dive, Arm::Ap, true, 1),
        ("kate", Mode::Torpedo, Arm::Torpedo, false, 1),
    ] {
        let mut p = over(&[(name, 4, arm, high)]);
        let turn = p.public.turn;
        attack(&mut p, mode, &[1, 1]);
        assert_eq!(p.sides[1].afs[0].groups[0].deadline, turn + 5 - hours, "{mode:?}");
        // Whatever else was fought in the hour.
        let mut p = over(&[(name, 4, arm, high)]);
        p.sides[1].afs[0].groups[0].fuel = Fuel::Paid;
        attack(&mut p, mode, &[1, 1]);
        assert_eq!(p.sides[1].afs[0].groups[0].deadline, turn + 5, "{mode:?}");
    }
}

#[test]
fn ft_254_bases_off_the_map_are_safe() {
    let p = sea();
    assert_eq!(board().bases.iter().filter(|x| x.id == "truk" || x.id == "kavieng").filter_map(|x| x.at).count(), 0);
    // Only a hex with a base has one to attack, and only a base of the other side.
    let base = |side: Side, at: &str| flat_top::phases::combat::enemy_base(board(), &p, side, hex(at));
    assert!(base(US, "E24").is_some() && base(JAPAN, "E24").is_none() && base(US, "XX35").is_none());
    assert!(base(JAPAN, "W4").is_some() && base(US, "V55").is_none(), "Tulagi is not in this scenario");
}

#[test]
fn ft_255_256_474_anchored_and_immobilised() {
    let p = sea();
    let bht = |a, i| bombing::bht(board(), &p.public, hex("K60"), 7, a, i);
    assert_eq!((bht(false, false), bht(true, false), bht(false, true), bht(true, true)), (7, 9, 9, 11));
    let mut p = over(&[("val", 3, Arm::Ap, true)]);
    let lexington = p.sides[0].ships.iter().position(|s| s.fd == 6).unwrap();
    p.sides[0].ships[lexington].anchor = Anchor::Down;
    p.sides[0].ships[lexington].hits = 5;
    let events = attack(&mut p, Mode::Dive, &[1, 1]);
    assert_eq!(bombs(&events), [(2, 11)]);
}

#[test]
fn ft_250_287_an_attack_says_what_its_die_can_do() {
    let mut p = over(&[("nell", 6, Arm::Ap, false)]);
    let lexington = p.sides[0].ships.iter().position(|s| s.fd == 6).unwrap();
    p.sides[0].ships[lexington].anchor = Anchor::Down;
    // Nobody has a gun left but for her own.
    p.sides[0].ships.iter_mut().enumerate().filter(|(i, _)| *i != lexington).for_each(|(_, s)| s.hits = 20);
    act(&mut p, JAPAN, YES, &[]);
    let target = named(&p, US, "Lexington");
    act(&mut p, JAPAN, strike(0, 2, Mode::Low, target), &[]);
    let more = strike(0, 4, Mode::Low, target);
    // Flak finds nobody with a 1; the bombs of all six fall with one die.
    let hits = [1, 2, 3, 4, 5, 6].map(|die| {
        let mut q = p.clone();
        act(&mut q, JAPAN, more, &[]);
        done(&mut q, JAPAN, &[]);
        let one = |e: &Event| if let Event::Bombs { n, hits, .. } = e { Some((*n, *hits)) } else { None };
        let fell: Vec<_> = done(&mut q, US, &[1, die]).iter().filter_map(one).collect();
        assert_eq!(fell.len(), 1);
        (fell[0].0, fell[0].1)
    });
    let n = hits[0].0;
    let p2 = odds_said(&p, JAPAN, more);
    assert_eq!((p2[0], n), (6, 6), "flak took none");
    assert_eq!(p2, odds_seen(6, p2[1], hits.map(|(_, h)| h)));
    let dd = named(&p, US, "dd");
    assert_eq!(odds_said(&p, JAPAN, strike(0, 4, Mode::Low, dd))[1] + 2, p2[1], "anchored: two more");
}

#[test]
fn ft_250_what_is_sent_the_same_way_from_two_formations_is_one_attack_on_the_board() {
    let mut p = sea();
    for _ in 0..2 {
        bombers(&mut p, JAPAN, "K60", &[("nell", 3, Arm::Ap, false)]);
    }
    start(&mut p);
    act(&mut p, JAPAN, YES, &[]);
    let target = named(&p, US, "Lexington");
    for af in 0..2 {
        act(&mut p, JAPAN, Action::Strike { group: group(af, 0), n: 3, mode: Mode::Low, target }, &[]);
    }
    done(&mut p, JAPAN, &[]);
    for seat in [JAPAN, US] {
        let view = game().view(&p, Viewer::seat(seat.seat()));
        let units: Vec<u32> = game()
            .scene(&view)
            .battle
            .unwrap()
            .sides
            .iter()
            .flat_map(|s| s.columns.iter().flat_map(|c| &c.units))
            .filter(|u| u.tag.as_ref().is_some_and(|t| t.id == "tag-raid"))
            .map(|u| u.count)
            .collect();
        assert_eq!(units, [6], "{seat:?}");
    }
}

#[test]
fn ft_425_the_base_stands_on_the_board_for_onlookers_too() {
    let mut p = sea();
    bombers(&mut p, JAPAN, "W4", &[("nell", 4, Arm::Gp, false)]);
    start(&mut p);
    act(&mut p, JAPAN, YES, &[]);
    for viewer in [Viewer::Spectator, Viewer::seat(JAPAN.seat()), Viewer::seat(US.seat())] {
        let scene = game().scene(&game().view(&p, viewer));
        let sides = scene.battle.unwrap().sides;
        let base = sides.iter().flat_map(|s| &s.columns).any(|c| c.head.id == "column-base");
        assert!(base, "{viewer:?}");
    }
}

#[test]
fn e133_ft_257_258_cloud_and_night() {
    let bht = |p: &Position, a| bombing::bht(board(), &p.public, hex("K60"), 7, a, false);
    let (mut dull, mut both) = (sea(), by_night());
    cloud(&mut dull, "K60");
    cloud(&mut both, "K60");
    assert_eq!((bht(&sea(), true), bht(&dull, true), bht(&both, true)), (9, 7, 3));
    assert_eq!((bht(&by_night(), false), bht(&both, false)), (3, 1));
}

#[test]
fn ft_425_the_base_is_a_target() {
    let mut p = sea();
    bombers(&mut p, JAPAN, "W4", &[("nell", 4, Arm::Gp, false)]);
    start(&mut p);
    act(&mut p, JAPAN, YES, &[]);
    act(&mut p, JAPAN, strike(0, 4, Mode::Low, Target::Base), &[]);
    done(&mut p, JAPAN, &[]);
    let events = done(&mut p, US, &[1, 3]);
    assert_eq!(bombs(&events), [(4, 6)]);
}

#[test]
fn ft_249_attacks_on_a_ship_already_sunk_are_wasted() {
    let mut p = over(&[("nell", 4, Arm::Ap, false)]);
    act(&mut p, JAPAN, YES, &[]);
    let target = named(&p, US, "dd");
    act(&mut p, JAPAN, strike(0, 4, Mode::Low, target), &[]);
    done(&mut p, JAPAN, &[]);
    for s in p.sides[0].ships.iter_mut().filter(|s| s.name.is_none()) {
        s.fate = flat_top::position::Fate::Sunk;
    }
    let events = done(&mut p, US, &[1]);
    assert_eq!(bombs(&events), []);
    assert!(p.sides[1].afs[0].groups[0].spent);
}

#[test]
fn ft_425_255_the_board_shows_the_base_and_the_table_of_each_attack() {
    let heads = |p: &Position, side: Side| -> Vec<(String, u32)> {
        let view = game().view(p, Viewer::Seats(ironbottom_kernel::SeatSet::one(side.seat())));
        let sides = game().scene(&view).battle.expect("a fight").sides;
        sides.iter().flat_map(|s| &s.columns).map(|c| (c.head.id.to_string(), c.value)).collect()
    };
    // An anchored ship is two tables higher, for who attacks it and for who defends it.
    let mut p = over(&[("nell", 3, Arm::Ap, false)]);
    let lexington = p.sides[0].ships.iter().position(|s| s.fd == 6).unwrap();
    p.sides[0].ships[lexington].anchor = Anchor::Down;
    act(&mut p, JAPAN, YES, &[]);
    let target = named(&p, US, "Lexington");
    let told = odds_said(&p, JAPAN, strike(0, 3, Mode::Low, target))[1] as u32;
    act(&mut p, JAPAN, strike(0, 3, Mode::Low, target), &[]);
    assert!(heads(&p, JAPAN).contains(&("column-bht".to_owned(), told)), "{:?}", heads(&p, JAPAN));
    done(&mut p, JAPAN, &[]);
    assert!(heads(&p, JAPAN).contains(&("column-bht".to_owned(), told)));
    assert!(!heads(&p, US).iter().any(|(id, _)| id == "column-base"), "nobody attacks a base");
    // The base stands there before it has been chosen, and for its owner once it has.
    let mut p = sea();
    bombers(&mut p, JAPAN, "W4", &[("nell", 4, Arm::Gp, false)]);
    start(&mut p);
    act(&mut p, JAPAN, YES, &[]);
    assert!(heads(&p, JAPAN).iter().any(|(id, _)| id == "column-base"));
    act(&mut p, JAPAN, strike(0, 4, Mode::Low, Target::Base), &[]);
    done(&mut p, JAPAN, &[]);
    assert!(heads(&p, US).iter().any(|(id, _)| id == "column-base"));
}
