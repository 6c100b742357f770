//! The library against the slow second opinion, on fixed cases for each feature and on many random
//! battles.

#![allow(clippy::unwrap_used, reason = "the functions that tests share may fail like tests")]

mod brute;

use brute::{Brute, End};
use ironbottom_odds::{
    AntiAir, Battle, LossStep, Losses, Medium, Odds, Outcome, Retreat, Solver, Support, UnitClass, Withdrawal,
};
use std::collections::BTreeMap;

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-10
}

/// Compares every ending and every figure that follows from the endings.
fn agree(solver: &mut Solver, battle: &Battle) -> Odds {
    let odds = solver.solve(battle).unwrap();
    let brute = Brute::play(battle);
    let ours: BTreeMap<End, f64> = odds
        .endings
        .iter()
        .map(|e| {
            let key = (e.outcome, e.attacker_left.clone(), e.defender_left.clone());
            (key, e.probability)
        })
        .collect();
    assert_eq!(ours.len(), odds.endings.len(), "an ending is listed twice");
    for key in ours.keys().chain(brute.ends.keys()) {
        let (x, y) = (ours.get(key), brute.ends.get(key));
        let (x, y) = (x.copied().unwrap_or(0.0), y.copied().unwrap_or(0.0));
        assert!(close(x, y), "{key:?}: {x} against {y}\n{battle:#?}");
    }

    let sum = |wanted: &dyn Fn(&End) -> f64| -> f64 { brute.ends.iter().map(|(end, p)| p * wanted(end)).sum() };
    let is = |o: Outcome| sum(&|e| f64::from(u8::from(e.0 == o)));
    let units = |v: &[u16]| v.iter().map(|n| f64::from(*n)).sum::<f64>();
    let worth = |v: &[u16], groups: &[UnitClass]| -> f64 {
        let each = v.iter().zip(groups);
        each.map(|(n, g)| f64::from(*n) * f64::from(g.value)).sum()
    };
    let (a, d) = (&battle.attacker, &battle.defender);
    let a_lost = a.value() as f64 - sum(&|e| worth(&e.1, &a.groups));
    let d_lost = d.value() as f64 - sum(&|e| worth(&e.2, &d.groups));
    let stalemate = is(Outcome::Stalemate);
    let quick = solver.summary(battle).unwrap();
    for s in [&odds.summary, &quick] {
        let pairs = [
            (s.attacker_wins, is(Outcome::AttackerWins)),
            (s.defender_wins, is(Outcome::DefenderWins) + stalemate),
            (s.none_left, is(Outcome::NoneLeft)),
            (s.retreated, is(Outcome::Retreated)),
            (s.stalemate, stalemate),
            (s.attacker_units_left, sum(&|e| units(&e.1))),
            (s.defender_units_left, sum(&|e| units(&e.2))),
            (s.attacker_value_lost, a_lost),
            (s.defender_value_lost, d_lost),
            (s.value_swing, d_lost - a_lost),
            (s.rounds, brute.rounds),
            (s.captures, brute.captures),
        ];
        for (n, (x, y)) in pairs.iter().enumerate() {
            assert!((x - y).abs() < 1e-8, "figure {n}: {x} against {y}\n{battle:#?}");
        }
        let all = s.attacker_wins + s.defender_wins + s.none_left + s.retreated;
        assert!((all - 1.0).abs() < 1e-12, "adds up to {all}\n{battle:#?}");
    }
    odds
}

fn hidden(count: u16, strength: u8) -> UnitClass {
    UnitClass { first_strike: true, cannot_hit_air: true, may_withdraw: true, ..UnitClass::sea(count, strength, 8) }
}

fn plain() -> Battle {
    Battle::new(
        vec![UnitClass::land(2, 1, 3), UnitClass::land(1, 3, 5), UnitClass::air(1, 3, 12)],
        vec![UnitClass::land(2, 2, 3), UnitClass::air(1, 4, 12)],
    )
}

fn at_sea() -> Battle {
    Battle::new(
        vec![UnitClass::sea(1, 0, 8), hidden(1, 2), UnitClass::air(1, 3, 12), UnitClass::sea(1, 4, 24)],
        vec![UnitClass::sea(1, 1, 8), hidden(1, 2), UnitClass::air(1, 4, 12), UnitClass::sea(1, 3, 18)],
    )
}

#[test]
fn plain_battles() {
    let mut solver = Solver::new();
    agree(&mut solver, &plain());
    let mut many_dice = plain();
    many_dice.attacker.groups[2].dice = 3;
    agree(&mut solver, &many_dice);
    let mut other_dice = plain();
    other_dice.sides = 10;
    agree(&mut solver, &other_dice);
    let mut certain = plain();
    certain.attacker.groups[1].strength = 6;
    certain.defender.groups[0].strength = 6;
    agree(&mut solver, &certain);
}

#[test]
fn first_strikes_take_units_before_they_fire() {
    let mut solver = Solver::new();
    let ships = |first_strike| {
        let mut attacker = vec![hidden(2, 3), UnitClass::sea(1, 4, 24)];
        attacker[0].first_strike = first_strike;
        Battle::new(attacker, vec![UnitClass::sea(2, 3, 18), UnitClass::sea(1, 4, 24)])
    };
    let with = agree(&mut solver, &ships(true)).summary;
    let without = agree(&mut solver, &ships(false)).summary;
    assert!(with.attacker_wins > without.attacker_wins + 0.05);
    // A defender has no first strike.
    let mut defender = ships(true);
    let plain = agree(&mut solver, &defender);
    defender.defender.groups[0].first_strike = true;
    assert_eq!(agree(&mut solver, &defender), plain);
}

#[test]
fn limited_hits_pass_aircraft_by() {
    let mut solver = Solver::new();
    agree(&mut solver, &at_sea());
    // Aircraft first in the order of losses: limited hits must pass them by.
    let mut air_first = at_sea();
    air_first.attacker.losses = Losses::groups(&[2, 0, 1, 3]);
    air_first.defender.losses = Losses::groups(&[2]);
    agree(&mut solver, &air_first);
    let mut free = air_first.clone();
    for side in [&mut free.attacker, &mut free.defender] {
        side.groups[1].cannot_hit_air = false;
    }
    let limited = agree(&mut solver, &air_first);
    assert_ne!(agree(&mut solver, &free), limited);
}

#[test]
fn limited_units_are_harmless_to_aircraft_alone() {
    let mut solver = Solver::new();
    let mut battle = Battle::new(vec![UnitClass::air(2, 3, 12)], vec![hidden(2, 2)]);
    let s = agree(&mut solver, &battle).summary;
    assert!((s.attacker_wins - 1.0).abs() < 1e-12);
    assert!((s.attacker_units_left - 2.0).abs() < 1e-12);
    // The other way round it is the attackers that cannot win.
    battle = Battle::new(vec![hidden(2, 2)], vec![UnitClass::air(2, 4, 12)]);
    let s = agree(&mut solver, &battle).summary;
    assert!((s.defender_wins - 1.0).abs() < 1e-12);
    assert!(s.stalemate.abs() < 1e-15);
}

#[test]
fn neither_side_can_hurt_the_other() {
    let mut solver = Solver::new();
    let unarmed = Battle::new(vec![UnitClass::sea(2, 0, 8)], vec![UnitClass::sea(1, 0, 8)]);
    let s = agree(&mut solver, &unarmed).summary;
    assert_eq!((s.stalemate, s.defender_wins, s.rounds), (1.0, 1.0, 0.0));
    assert_eq!((s.attacker_units_left, s.defender_units_left), (2.0, 1.0));
    // Reached on the way: what is left on both sides cannot fire.
    let mut later = Battle::new(
        vec![UnitClass::sea(1, 0, 30), UnitClass::sea(1, 3, 8)],
        vec![UnitClass::sea(1, 0, 30), UnitClass::sea(1, 3, 8)],
    );
    assert!(agree(&mut solver, &later).summary.stalemate > 0.1);
    // Limited hits against what is left in the air, which cannot fire.
    later = Battle::new(vec![hidden(2, 3)], vec![UnitClass::air(1, 0, 30), UnitClass::sea(1, 3, 8)]);
    assert!(agree(&mut solver, &later).summary.stalemate > 0.1);
    // Support shots are fired all the same.
    let mut supported = unarmed;
    supported.support.push(Support { shots: 2, strength: 3 });
    assert!((agree(&mut solver, &supported).summary.attacker_wins - 0.75).abs() < 1e-12);
}

#[test]
fn sides_that_are_not_there() {
    let mut solver = Solver::new();
    let some = || vec![UnitClass::land(2, 2, 3)];
    let s = agree(&mut solver, &Battle::new(some(), vec![])).summary;
    assert_eq!((s.attacker_wins, s.captures, s.rounds), (1.0, 1.0, 0.0));
    let s = agree(&mut solver, &Battle::new(vec![], some())).summary;
    assert_eq!((s.defender_wins, s.defender_units_left), (1.0, 2.0));
    let s = agree(&mut solver, &Battle::new(vec![], vec![])).summary;
    assert!(close(s.none_left, 1.0));
}

#[test]
fn anti_air_fire() {
    let mut solver = Solver::new();
    let mut battle = plain();
    battle.attacker.groups.push(UnitClass::air(1, 4, 15));
    let without = agree(&mut solver, &battle).summary;
    battle.anti_air = Some(AntiAir::default());
    let with = agree(&mut solver, &battle).summary;
    assert!(with.attacker_wins < without.attacker_wins);
    // The dearer aircraft first.
    battle.anti_air = Some(AntiAir { strength: 2, losses: Losses::groups(&[3, 2]) });
    agree(&mut solver, &battle);
    // Only aircraft attack, and nobody defends but the gun.
    let mut raid = Battle::new(vec![UnitClass::air(2, 4, 15)], vec![]);
    raid.anti_air = Some(AntiAir::default());
    let s = agree(&mut solver, &raid).summary;
    assert!((s.none_left - 1.0 / 36.0).abs() < 1e-12);
    assert!((s.attacker_value_lost - 5.0).abs() < 1e-12);
}

#[test]
fn support_shots() {
    let mut solver = Solver::new();
    let mut battle = plain();
    battle.support = vec![Support { shots: 1, strength: 4 }, Support { shots: 2, strength: 2 }];
    agree(&mut solver, &battle);
    battle.anti_air = Some(AntiAir::default());
    agree(&mut solver, &battle);
    // Victims of the shots fire back, victims of first strikes do not.
    battle.attacker.groups[0].first_strike = true;
    agree(&mut solver, &battle);
    let mut sea = at_sea();
    sea.support = battle.support.clone();
    agree(&mut solver, &sea);
}

#[test]
fn orders_of_losses() {
    let mut solver = Solver::new();
    let mut battle = plain();
    let cheapest = agree(&mut solver, &battle).summary;
    battle.attacker.losses =
        Losses::Given(vec![LossStep { group: 2, count: 9 }, LossStep { group: 0, count: 1 }, LossStep { group: 1, count: 1 }]);
    let given = agree(&mut solver, &battle).summary;
    assert!(given.attacker_wins < cheapest.attacker_wins - 0.01);
    battle.defender.losses = Losses::groups(&[1, 0]);
    let both = agree(&mut solver, &battle).summary;
    assert!(both.attacker_wins > given.attacker_wins + 0.01);
    // Equal values: weaker fire is lost first, whatever the order of groups.
    let equal = |strong_first: bool| {
        let mut groups = vec![UnitClass::land(2, 3, 5), UnitClass::land(2, 1, 5)];
        if !strong_first {
            groups.reverse();
        }
        Battle::new(groups, vec![UnitClass::land(3, 2, 3)])
    };
    let x = agree(&mut solver, &equal(true)).summary;
    let y = agree(&mut solver, &equal(false)).summary;
    assert_eq!(x, y);
}

#[test]
fn one_ground_unit_is_kept() {
    let mut solver = Solver::new();
    let mut battle = plain();
    let without = agree(&mut solver, &battle).summary;
    battle.ground_unit_must_survive = true;
    let odds = agree(&mut solver, &battle);
    let with = odds.summary;
    assert!((with.captures - with.attacker_wins).abs() < 1e-15);
    assert!(with.captures > without.captures);
    assert!(without.captures < without.attacker_wins);
    // The unit kept is the one that would have gone last: group 1.
    let survivors = odds.endings.iter().filter(|e| e.outcome == Outcome::AttackerWins);
    assert!(survivors.clone().all(|e| e.attacker_left[1] == 1));
    let mut sea = at_sea();
    sea.ground_unit_must_survive = true;
    sea.attacker.groups[1].holds_ground = true;
    agree(&mut solver, &sea);
}

#[test]
fn retreats() {
    let mut solver = Solver::new();
    for mut battle in [plain(), at_sea()] {
        let free = agree(&mut solver, &battle).summary;
        for n in [1, 2, 5] {
            battle.retreat = Retreat::after(n);
            let s = agree(&mut solver, &battle).summary;
            assert!(s.retreated > 0.0 && s.rounds <= f64::from(n) + 1e-12);
        }
        for chance in [1e-9, 0.2, 0.5, 0.8, 1.0] {
            battle.retreat = Retreat::below(chance);
            let s = agree(&mut solver, &battle).summary;
            assert!(s.attacker_wins <= free.attacker_wins + 1e-12);
        }
        battle.retreat = Retreat { after_rounds: Some(2), below_chance: Some(0.3) };
        agree(&mut solver, &battle);
        battle.retreat = Retreat::below(0.0);
        let never = agree(&mut solver, &battle).summary;
        assert!((never.attacker_wins - free.attacker_wins).abs() < 1e-12);
        assert!(never.retreated.abs() < 1e-15);
    }
}

#[test]
fn withdrawals() {
    let mut solver = Solver::new();
    for (a, d) in [(true, false), (false, true), (true, true)] {
        let policy = |on| match on {
            true => Withdrawal::AfterFirstRound,
            false => Withdrawal::Never,
        };
        let mut battle = at_sea();
        battle.attacker_withdraws = policy(a);
        battle.defender_withdraws = policy(d);
        agree(&mut solver, &battle);
        battle.retreat = Retreat::below(0.4);
        agree(&mut solver, &battle);
        battle.retreat = Retreat::after(2);
        agree(&mut solver, &battle);
        // Without aircraft all hits fall alike.
        battle.attacker.groups[2].count = 0;
        battle.defender.groups[2].count = 0;
        battle.retreat = Retreat::NEVER;
        agree(&mut solver, &battle);
        battle.support.push(Support { shots: 1, strength: 3 });
        agree(&mut solver, &battle);
    }
    // All attackers go: a retreat. All defenders go: a victory with defenders left.
    let mut all = Battle::new(vec![hidden(2, 2)], vec![hidden(2, 2)]);
    all.attacker_withdraws = Withdrawal::AfterFirstRound;
    all.defender_withdraws = Withdrawal::AfterFirstRound;
    let s = agree(&mut solver, &all).summary;
    assert!(s.retreated > 0.5 && s.rounds <= 1.0);
    all.attacker_withdraws = Withdrawal::Never;
    let s = agree(&mut solver, &all).summary;
    assert!(s.attacker_wins > 0.8 && s.defender_units_left > 0.5);
}

/// A small generator of its own, so that the cases never change.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) % n
    }

    fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }
}

fn random_side(r: &mut Random, most: u16) -> Vec<UnitClass> {
    let mut left = most;
    let mut groups = Vec::new();
    for _ in 0..1 + r.below(4) {
        let count = r.below(3).min(u64::from(left)) as u16;
        left -= count;
        let medium = [Medium::Land, Medium::Air, Medium::Sea][r.below(3) as usize];
        groups.push(UnitClass {
            strength: r.below(7) as u8,
            dice: if r.one_in(6) { 2 } else { 1 },
            medium,
            first_strike: r.one_in(3),
            cannot_hit_air: r.one_in(3),
            holds_ground: medium == Medium::Land,
            may_withdraw: r.one_in(3),
            value: 3 + r.below(5) as u32,
            count,
        });
    }
    groups
}

fn random_losses(r: &mut Random, groups: usize) -> Losses {
    if groups == 0 || !r.one_in(3) {
        return Losses::CheapestFirst;
    }
    let step = |_| LossStep { group: r.below(groups as u64) as usize, count: 1 + r.below(2) as u16 };
    Losses::Given((0..3).map(step).collect())
}

fn random_battle(r: &mut Random) -> Battle {
    let attacker = random_side(r, 4);
    let defender = random_side(r, 4);
    let mut battle = Battle::new(attacker, defender);
    battle.attacker.losses = random_losses(r, battle.attacker.groups.len());
    battle.defender.losses = random_losses(r, battle.defender.groups.len());
    if r.one_in(3) {
        battle.anti_air =
            Some(AntiAir { strength: 1 + r.below(2) as u8, losses: random_losses(r, battle.attacker.groups.len()) });
    }
    if r.one_in(4) {
        battle.support.push(Support { shots: 1 + r.below(2) as u16, strength: r.below(6) as u8 });
    }
    battle.ground_unit_must_survive = r.one_in(3);
    if r.one_in(4) {
        battle.retreat.after_rounds = Some(1 + r.below(4) as u16);
    }
    if r.one_in(4) {
        battle.retreat.below_chance = Some(r.below(100) as f64 / 100.0 + 0.003);
        battle.retreat.below_chance = battle.retreat.below_chance.map(|c| c.min(1.0));
    }
    if r.one_in(3) {
        battle.attacker_withdraws = Withdrawal::AfterFirstRound;
    }
    if r.one_in(3) {
        battle.defender_withdraws = Withdrawal::AfterFirstRound;
    }
    battle
}

#[test]
fn random_battles() {
    let mut solver = Solver::new();
    let mut r = Random(1942);
    for _ in 0..1500 {
        let battle = random_battle(&mut r);
        agree(&mut solver, &battle);
    }
}
