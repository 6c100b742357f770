//! 15: where and in which order is fought; the fuel hour.

use crate::support::*;
use flat_top::{
    Action, Event, Position,
    battle::{BattleStep, GroupRef, Target},
    phases,
    position::{Cloud, Contact, ContactReport, Fuel, Group, Phase, Reporter},
    types::{AfId, Arm, Category, Mode, Side},
};
use ironbottom_kernel::{Dice, Log, Rules, SeatSet, ToAct};

pub const US: Side = Side::Allies;
pub const JAPAN: Side = Side::Japan;
pub const LOW: Action = Action::Intercept { high: false };
pub const HIGH: Action = Action::Intercept { high: true };
pub const YES: Action = Action::Want { yes: true };
pub const NO: Action = Action::Want { yes: false };

/// Combat of a day's hour at sea, the Lexington and her ships in sight.
pub fn sea() -> Position {
    let mut p = bare("rings_around_rabaul", Phase::Combat);
    p.public.turn = 3;
    put_tf(&mut p, US, 0, "K60");
    p.sides[0].tfs[0].shown = true;
    // Both want to be asked which formations lose aircraft.
    p.sides.iter_mut().for_each(|s| s.picks = true);
    p
}

/// The same at night.
pub fn by_night() -> Position {
    let mut p = sea();
    p.public.turn = 16;
    p
}

/// A cloud over the hex.
pub fn cloud(p: &mut Position, at: &str) {
    p.public.clouds = vec![Cloud { sector: 2, at: Some(hex(at)) }];
}

/// Armed bombers, with fuel for five more turns.
pub fn bombers(p: &mut Position, side: Side, at: &str, what: &[(&str, u8, Arm, bool)]) -> AfId {
    let af = fly(p, side, at, &[]);
    for (name, n, arm, high) in what {
        add(p, side, af, name, *n, *arm, *high);
    }
    af
}

/// More in the same formation.
pub fn add(p: &mut Position, side: Side, af: AfId, name: &str, n: u8, arm: Arm, high: bool) {
    let deadline = p.public.turn + 5;
    let armed = arm != Arm::None;
    let g = Group { craft: craft(name), arm, armed, spent: false, high, deadline, fuel: Fuel::Open, n };
    p.side_mut(side).afs[af as usize].add(g);
}

/// Combat begins.
pub fn start(p: &mut Position) -> Vec<Event> {
    let (mut dice, mut log) = (Dice::scripted(&[]), Log::default());
    phases::advance(board(), p, &mut dice, &mut log);
    log.events.into_iter().map(|l| l.event).collect()
}

/// Where the fight stands.
pub fn step(p: &Position) -> Option<BattleStep> {
    p.battle.as_ref().map(|f| f.step)
}

/// Done, with the dice it leads to.
pub fn done(p: &mut Position, side: Side, dice: &[u8]) -> Vec<Event> {
    act(p, side, Action::Done, dice)
}

/// One side attacks in the air, the other has nothing to say; fighters as usual.
pub fn hail(p: &mut Position, side: Side, how: Action) {
    start(p);
    act(p, side, how, &[]);
    done(p, side, &[]);
    done(p, side.other(), &[]);
}

/// All who are asked are done, until a die is needed; with it, and what comes of it.
pub fn all_done(p: &mut Position, dice: &[u8]) -> Vec<Event> {
    let ToAct::Each(seats) = game().to_act(p) else { return Vec::new() };
    let sides: Vec<Side> = seats.iter().filter_map(Side::of).collect();
    let mut out = Vec::new();
    for (i, side) in sides.iter().enumerate() {
        out.extend(done(p, *side, if i + 1 == sides.len() { dice } else { &[] }));
    }
    out
}

/// Factors of a kind a side has in the air.
pub fn left(p: &Position, side: Side, name: &str) -> u8 {
    let all = p.side(side).afs.iter().flat_map(|a| &a.groups);
    all.filter(|g| g.craft == craft(name)).map(|g| g.n).sum()
}

/// A group by its formation and place.
pub fn group(af: AfId, group: u8) -> GroupRef {
    GroupRef { af, group }
}

/// The named ships of the Allies whose name or type this is: the first of them.
pub fn named(p: &Position, owner: Side, name: &str) -> Target {
    let is = |s: &flat_top::battle::Seen| {
        let class = &board().classes[s.class as usize];
        s.name.map_or(class.hull.id(), |n| &class.ships[n as usize]) == name
    };
    let k = p.battle.as_ref().unwrap().named[owner.i()].iter().position(is).unwrap_or_else(|| panic!("no {name}"));
    Target::Ship(k as u8)
}

#[test]
fn ft_206_208_only_between_units_on_the_map_in_one_hex() {
    let mut p = sea();
    let near = fly(&mut p, JAPAN, "K61", &[("zero", 3)]);
    let mut q = p.clone();
    start(&mut q);
    assert_eq!((step(&q), q.public.turn), (None, 4), "another hex: no fight, the next hour");
    // In the hex, but not on the map.
    let mut q = p.clone();
    q.sides[1].afs[near as usize].place = flat_top::position::Place::Hex(hex("K60"));
    q.sides[1].afs[near as usize].shown = false;
    let mut r = q.clone();
    start(&mut q);
    assert_eq!(step(&q), None);
    r.sides[1].afs[near as usize].shown = true;
    start(&mut r);
    assert_eq!(r.battle.as_ref().map(|f| f.at), Some(hex("K60")));
}

#[test]
fn ft_052_no_combat_in_a_storm() {
    let mut p = sea();
    fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
    p.public.clouds = vec![Cloud { sector: 2, at: Some(hex("K60")) }; 2];
    start(&mut p);
    assert_eq!((step(&p), p.public.turn), (None, 4));
}

#[test]
fn ft_207_air_combat_only_near_decks() {
    let mut p = sea();
    fly(&mut p, JAPAN, "K65", &[("zero", 3)]);
    fly(&mut p, US, "K65", &[("wildcat*", 3)]);
    start(&mut p);
    assert_eq!(refused(&p, US, LOW), Some(207));
    // The Lexington two hexes off: her side knows; the other only when it holds her in sight.
    p.sides[0].tfs[0].at = Some(hex("K63"));
    assert_eq!(refused(&p, US, LOW), None);
    assert_eq!(refused(&p, JAPAN, LOW), Some(207));
    let told = ContactReport { categories: vec![(Category::Carriers, None)], ..ContactReport::default() };
    let at = hex("K63");
    let (id, base, awaited) = (0, false, false);
    let by = Reporter::Radar;
    p.sides[1].contacts.push(Contact {
        id,
        at,
        air: false,
        base,
        turn: 3,
        condition: 2,
        by,
        told,
        as_of: 3,
        awaited,
        live: true,
    });
    assert_eq!(refused(&p, JAPAN, LOW), None);
    // Not a carrier that was lost from view, nor aircraft, nor a carrier three hexes off, nor other ships.
    let with = |change: fn(&mut Contact)| {
        let mut q = p.clone();
        change(&mut q.sides[1].contacts[0]);
        refused(&q, JAPAN, LOW)
    };
    assert_eq!(with(|c| c.live = false), Some(207));
    assert_eq!(with(|c| c.air = true), Some(207));
    assert_eq!(with(|c| c.at = hex("K62")), Some(207));
    assert_eq!(with(|c| c.told.categories = vec![(Category::Minor, None)]), Some(207));
}

#[test]
fn ft_209_216_one_hex_after_the_other_and_each_once() {
    let mut p = sea();
    for at in ["K60", "K61"] {
        fly(&mut p, JAPAN, at, &[("zero", 1)]);
        fly(&mut p, US, at, &[("wildcat*", 1)]);
    }
    start(&mut p);
    assert_eq!(game().to_act(&p), ToAct::One(US.seat()), "who has initiative says where");
    assert_eq!(refused(&p, US, Action::Engage { at: hex("K62") }), Some(206));
    act(&mut p, US, Action::Engage { at: hex("K61") }, &[]);
    // Not the other before this one is over.
    assert!(refused(&p, US, Action::Engage { at: hex("K60") }).is_some());
    done(&mut p, US, &[]);
    done(&mut p, JAPAN, &[]);
    assert_eq!(p.battle.as_ref().map(|f| f.at), Some(hex("K60")));
    done(&mut p, US, &[]);
    done(&mut p, JAPAN, &[]);
    assert_eq!(step(&p), Some(BattleStep::Commit), "over the task force they might attack");
    act(&mut p, JAPAN, NO, &[]);
    assert_eq!((step(&p), p.public.turn), (None, 4));
}

#[test]
fn ft_210_349_the_steps_of_a_hex() {
    let mut p = sea();
    let zeros = fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
    add(&mut p, JAPAN, zeros, "kate", 6, Arm::Torpedo, false);
    fly(&mut p, US, "K60", &[("wildcat*", 6)]);
    hail(&mut p, US, LOW);
    assert_eq!(step(&p), Some(BattleStep::Assign));
    let mut seen = all_done(&mut p, &[3, 3]);
    seen.extend(all_done(&mut p, &[]));
    assert_eq!(step(&p), Some(BattleStep::Bombers));
    seen.extend(done(&mut p, US, &[3, 3]));
    seen.extend(all_done(&mut p, &[]));
    assert_eq!(step(&p), Some(BattleStep::Commit));
    seen.extend(act(&mut p, JAPAN, YES, &[]));
    let target = named(&p, US, "Lexington");
    let kates = p.sides[1].afs[0].groups.iter().position(|g| g.armed).unwrap() as u8;
    seen.extend(act(&mut p, JAPAN, Action::Strike { group: group(zeros, kates), n: 4, mode: Mode::Torpedo, target }, &[]));
    seen.extend(done(&mut p, JAPAN, &[]));
    seen.extend(done(&mut p, US, &[1, 3]));
    let kinds: Vec<&str> =
        seen.iter().map(Event::kind).filter(|k| ["air-fire", "named", "raid", "flak", "bombs"].contains(k)).collect();
    let mut order = kinds.clone();
    order.dedup();
    assert_eq!(order, ["air-fire", "named", "raid", "flak", "bombs"]);
    assert_eq!(kinds.iter().filter(|k| **k == "air-fire").count(), 4, "two steps, both sides");
}

#[test]
fn ft_211_212_a_fight_costs_an_hour_of_fuel_once_a_turn() {
    let mut p = sea();
    let zeros = fly(&mut p, JAPAN, "K60", &[("zero", 8)]);
    fly(&mut p, US, "K60", &[("wildcat*", 8)]);
    p.sides[0].afs[0].groups[0].fuel = Fuel::Paid;
    hail(&mut p, US, LOW);
    all_done(&mut p, &[1, 1]);
    // The Zeros paid at once; the Wildcats had paid in an interception of the same hour.
    assert_eq!(p.sides[1].afs[zeros as usize].groups[0].deadline, p.public.turn + 4);
    assert_eq!(p.sides[0].afs[0].groups[0].deadline, p.public.turn + 5);
    // The next hour costs anew.
    all_done(&mut p, &[]);
    if step(&p).is_some() {
        act(&mut p, JAPAN, NO, &[]);
    }
    assert_eq!(p.sides[1].afs[0].groups[0].fuel, Fuel::Open);
}

#[test]
fn ft_213_418_232_refused_fuel_costs_six() {
    let mut p = sea();
    let af = fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
    add(&mut p, JAPAN, af, "kate", 2, Arm::Torpedo, false);
    let kates = p.sides[1].afs[0].groups.iter().position(|g| g.armed).unwrap() as u8;
    fly(&mut p, US, "K60", &[("wildcat*", 6)]);
    hail(&mut p, US, LOW);
    // Bombers have no such choice.
    assert_eq!(refused(&p, JAPAN, Action::Fuel { group: group(af, kates), pay: false }), Some(213));
    act(&mut p, JAPAN, Action::Fuel { group: group(af, 1 - kates), pay: false }, &[]);
    let events = all_done(&mut p, &[3, 3]);
    let values: Vec<_> =
        events.iter().filter_map(|e| if let Event::AirFire { side, bht, .. } = e { Some((*side, *bht)) } else { None }).collect();
    assert_eq!(values, [(US, 9), (JAPAN, 3)]);
    let zero = p.sides[1].afs[0].groups.iter().find(|g| !g.armed).unwrap();
    assert_eq!((zero.deadline, zero.fuel), (p.public.turn + 5, Fuel::Refused));
}

#[test]
fn e111_two_combats_of_one_hour_cost_one_hour() {
    let mut p = sea();
    fly(&mut p, JAPAN, "K60", &[("zero", 3)]);
    fly(&mut p, US, "K60", &[("wildcat*", 5)]);
    p.sides[0].afs[0].groups[0].deadline = 6;
    // An interception before the combat of the hour.
    p.public.phase = Phase::Air(JAPAN, flat_top::position::AirStep::Flying);
    let (mut dice, mut log) = (Dice::scripted(&[]), Log::default());
    phases::combat::intercept(board(), &mut p, hex("K60"), US, &mut dice, &mut log);
    all_done(&mut p, &[1, 1]);
    all_done(&mut p, &[]);
    assert_eq!((step(&p), p.sides[0].afs[0].groups[0].deadline), (None, 5));
    p.public.phase = Phase::Combat;
    hail(&mut p, US, LOW);
    all_done(&mut p, &[1, 1]);
    assert_eq!(p.sides[0].afs[0].groups[0].deadline, 5);
}

#[test]
fn ft_470_a_deadline_pulled_down_to_this_turn_is_the_end() {
    let mut p = sea();
    fly(&mut p, JAPAN, "K60", &[("zero", 1)]);
    fly(&mut p, US, "K60", &[("wildcat*", 2)]);
    p.sides[0].afs[0].groups[0].deadline = p.public.turn + 1;
    hail(&mut p, US, LOW);
    all_done(&mut p, &[1, 1]);
    act(&mut p, JAPAN, NO, &[]);
    assert_eq!((p.public.turn, left(&p, US, "wildcat*")), (4, 0));
    assert_eq!(p.public.points, [0, 20]);
}

#[test]
fn ft_217_347_nobody_is_asked_whether_he_wants_to_be_attacked() {
    let mut p = sea();
    bombers(&mut p, JAPAN, "K60", &[("nell", 4, Arm::Gp, false)]);
    fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    start(&mut p);
    // Both are asked, whatever they have, or the question would tell; bombers cannot begin.
    assert_eq!(game().to_act(&p), ToAct::Each(SeatSet::first(2)));
    assert_eq!(refused(&p, JAPAN, LOW), Some(419));
    done(&mut p, JAPAN, &[]);
    act(&mut p, US, LOW, &[]);
    done(&mut p, US, &[]);
    assert_eq!(step(&p), Some(BattleStep::Assign));
    // Once begun it goes on; at least somebody attacks.
    assert_eq!(refused(&p, US, Action::Assign { group: group(0, 0), n: 4, task: flat_top::battle::Task::Out }), Some(221));
    assert_eq!(refused(&p, US, Action::Decline), Some(28));
}

#[test]
fn ft_347_no_fight_where_nobody_wants_one() {
    let mut p = sea();
    fly(&mut p, JAPAN, "K60", &[("zero", 4)]);
    fly(&mut p, US, "K60", &[("wildcat*", 4)]);
    start(&mut p);
    done(&mut p, US, &[]);
    done(&mut p, JAPAN, &[]);
    act(&mut p, JAPAN, NO, &[]);
    assert_eq!((step(&p), left(&p, US, "wildcat*"), p.public.turn), (None, 4, 4));
}

#[test]
fn ft_348_targets_are_told_before_the_dice() {
    let mut p = sea();
    bombers(&mut p, JAPAN, "K60", &[("nell", 4, Arm::Ap, false)]);
    start(&mut p);
    act(&mut p, JAPAN, YES, &[]);
    let target = named(&p, US, "Lexington");
    act(&mut p, JAPAN, Action::Strike { group: group(0, 0), n: 4, mode: Mode::Low, target }, &[]);
    let events = done(&mut p, JAPAN, &[]);
    assert!(matches!(events.as_slice(), [.., Event::Raid { n: 4, mode: Mode::Low, .. }]), "{events:?}");
    assert_eq!(step(&p), Some(BattleStep::Flak));
}

#[test]
fn ft_186_412_an_interception_is_an_air_fight_and_no_more() {
    let mut p = sea();
    let af = fly(&mut p, JAPAN, "K60", &[("zero", 2)]);
    add(&mut p, JAPAN, af, "nell", 4, Arm::Gp, false);
    fly(&mut p, US, "K60", &[("wildcat*", 8)]);
    p.public.phase = Phase::Air(JAPAN, flat_top::position::AirStep::Flying);
    let (mut dice, mut log) = (Dice::scripted(&[6, 6]), Log::default());
    phases::combat::intercept_at(board(), &mut p, hex("K60"), US, &[false], &mut dice, &mut log);
    assert_eq!(step(&p), Some(BattleStep::Assign));
    // Not all need take part.
    act(&mut p, US, Action::Assign { group: group(0, 0), n: 3, task: flat_top::battle::Task::Out }, &[]);
    done(&mut p, US, &[]);
    done(&mut p, JAPAN, &[6, 6]);
    let f = p.battle.as_ref().unwrap();
    assert_eq!(f.step, BattleStep::Fallen, "two Zeros are gone, of five Wildcats one");
    done(&mut p, US, &[]);
    done(&mut p, US, &[1, 1]);
    all_done(&mut p, &[]);
    assert!(p.battle.is_none() && p.stack.is_empty());
    // FT-191 is told who met whom.
    assert_eq!(p.met.now, [[0, af]]);
    // The players are not: numbers of formations tell how many there are.
    let view = game().view(&p, ironbottom_kernel::Viewer::seat(US.seat()));
    p.met.now.clear();
    assert_eq!(view, game().view(&p, ironbottom_kernel::Viewer::seat(US.seat())));
}

#[test]
fn ft_389_fuel_lost_in_an_interception_is_missing_for_the_landing() {
    let mut p = air("K60");
    p.public.turn = 3;
    let af = fly(&mut p, US, "K60", &[("wildcat*", 2)]);
    fly(&mut p, JAPAN, "K60", &[("zero", 1)]);
    p.sides[0].afs[0].groups[0].deadline = 3;
    let f = fac(&p, US, "Lexington");
    act(&mut p, US, Action::Fly { af }, &[]);
    // Asked whether to intercept, Japan lets it pass first.
    act(&mut p, JAPAN, Action::Decline, &[]);
    assert_eq!(refused(&p, US, Action::Land { fac: f, group: 0, n: 2 }), None);
    let (mut dice, mut log) = (Dice::scripted(&[]), Log::default());
    phases::combat::intercept(board(), &mut p, hex("K60"), JAPAN, &mut dice, &mut log);
    all_done(&mut p, &[1, 1]);
    assert_eq!(refused(&p, US, Action::Land { fac: f, group: 0, n: 2 }), Some(389));
}
