//! Known figures, laws that must hold, limits and refusals.

#![allow(clippy::unwrap_used, reason = "the functions that tests share may fail like tests")]

use ironbottom_odds::{
    AntiAir, Battle, Goal, LossStep, Losses, MAX_UNITS, Measure, OddsError, Outcome, Retreat, Role, Solver, Summary, Support,
    UnitClass, at_least, bench_amphibious, bench_large, bench_mixed, bench_small, convolve, hits_pmf, mean, shots_pmf,
    smallest_force, solve, sum_pmf, summary,
};

fn near(x: f64, y: f64, within: f64) -> bool {
    (x - y).abs() <= within
}

fn check(s: &Summary, expected: [f64; 5]) {
    assert!(near(s.attacker_wins, expected[0], 6e-6), "{s:?}");
    assert!(near(s.defender_wins, expected[1], 6e-6), "{s:?}");
    assert!(near(s.none_left, expected[2], 6e-6), "{s:?}");
    assert!(near(s.attacker_units_left, expected[3], 6e-5), "{s:?}");
    assert!(near(s.defender_units_left, expected[4], 6e-5), "{s:?}");
}

#[test]
fn the_small_battle_has_its_known_odds() {
    let s = summary(&bench_small()).unwrap();
    check(&s, [0.95759, 0.03407, 0.00835, 3.6868, 0.0579]);
}

#[test]
fn the_battle_with_a_support_shot_has_its_known_odds() {
    let s = summary(&bench_amphibious()).unwrap();
    check(&s, [0.63392, 0.29539, 0.07069, 1.1524, 0.4655]);
}

#[test]
fn one_against_one_by_hand() {
    // Both at 2 of 6: each round 1/9 both, 2/9 only the defender, 2/9 only the attacker, 4/9
    // nobody.
    let one = || vec![UnitClass::land(1, 2, 3)];
    let s = summary(&Battle::new(one(), one())).unwrap();
    for (x, y) in [
        (s.attacker_wins, 0.4),
        (s.defender_wins, 0.4),
        (s.none_left, 0.2),
        (s.rounds, 1.8),
        (s.attacker_value_lost, 1.8),
        (s.value_swing, 0.0),
    ] {
        assert!(near(x, y, 1e-15), "{x} {y}");
    }
}

#[test]
fn equal_sides_have_equal_chances() {
    for n in [1, 2, 5, 20, 80] {
        let side = || vec![UnitClass::land(n, 2, 3), UnitClass::air(n / 2, 3, 10)];
        let odds = solve(&Battle::new(side(), side())).unwrap();
        let s = odds.summary;
        assert!(near(s.attacker_wins, s.defender_wins, 1e-12), "{n}: {s:?}");
        assert!(near(s.attacker_units_left, s.defender_units_left, 1e-9));
        assert!(near(s.value_swing, 0.0, 1e-8));
        let a = odds.survivors_where(Role::Attacker, |o| o == Outcome::AttackerWins);
        let d = odds.survivors_where(Role::Defender, |o| o == Outcome::DefenderWins);
        for (left, p) in &a {
            let other = d.iter().find(|(l, _)| l == left);
            assert!(near(*p, other.map_or(0.0, |(_, q)| *q), 1e-12));
        }
    }
}

#[test]
fn chances_add_up_and_endings_agree_with_the_summary() {
    let mut huge = bench_large();
    for side in [&mut huge.attacker, &mut huge.defender] {
        for group in &mut side.groups {
            group.count *= 9;
        }
    }
    huge.anti_air = None;
    let mut leaving = bench_large();
    leaving.retreat = Retreat::below(0.45);
    let mut limited = bench_large();
    limited.retreat = Retreat::after(4);
    for battle in [bench_small(), bench_amphibious(), bench_large(), bench_mixed(), leaving, limited, huge] {
        let odds = solve(&battle).unwrap();
        let s = odds.summary;
        let all = s.attacker_wins + s.defender_wins + s.none_left + s.retreated;
        assert!(near(all, 1.0, 1e-12), "{all}");
        let by_outcome = |o: Outcome| -> f64 {
            let of = odds.endings.iter().filter(|e| e.outcome == o);
            of.map(|e| e.probability).sum()
        };
        assert!(near(by_outcome(Outcome::AttackerWins), s.attacker_wins, 1e-12));
        assert!(near(by_outcome(Outcome::DefenderWins), s.defender_wins, 1e-12));
        assert!(near(by_outcome(Outcome::Retreated), s.retreated, 1e-12));
        let left: f64 = odds.value_left(Role::Attacker, &battle.attacker).iter().map(|(v, p)| *v as f64 * p).sum();
        let lost = battle.attacker.value() as f64 - left;
        assert!(near(lost, s.attacker_value_lost, 1e-8));
        let quick = summary(&battle).unwrap();
        assert!(near(quick.attacker_wins, s.attacker_wins, 1e-13));
        // The quick way to the numbers left agrees with the endings, and both with the chances.
        let outlook = Solver::new().outlook(&battle).unwrap();
        assert!(near(outlook.summary.attacker_wins, s.attacker_wins, 1e-13) && outlook.states > 0);
        let slow = odds.spread();
        assert_eq!(outlook.spread.iter().map(|(n, _)| *n).collect::<Vec<_>>(), slow.iter().map(|(n, _)| *n).collect::<Vec<_>>());
        assert!(outlook.spread.iter().zip(&slow).all(|((_, p), (_, q))| near(*p, *q, 1e-12)));
        let won: f64 = slow.iter().filter(|(n, _)| *n > 0).map(|(_, p)| p).sum();
        assert!(near(won, s.attacker_wins, 1e-12));
    }
}

#[test]
fn the_spread_counts_what_withdrew() {
    use ironbottom_odds::Withdrawal;
    let mut battle = bench_mixed();
    for group in &mut battle.defender.groups {
        group.may_withdraw = true;
    }
    battle.defender_withdraws = Withdrawal::AfterFirstRound;
    let outlook = Solver::new().outlook(&battle).unwrap();
    let slow = solve(&battle).unwrap().spread();
    assert!(slow.len() > 1);
    for ((n, p), (m, q)) in outlook.spread.iter().zip(&slow) {
        assert!(n == m && near(*p, *q, 1e-12), "{n} {p} {m} {q}");
    }
}

#[test]
fn the_same_question_gives_the_same_bits() {
    let mut used = Solver::new();
    for battle in [bench_large(), bench_mixed(), bench_small(), bench_amphibious()] {
        let fresh = solve(&battle).unwrap();
        assert_eq!(used.solve(&battle).unwrap(), fresh);
        assert_eq!(used.solve(&battle).unwrap(), fresh);
    }
}

#[test]
fn more_attackers_never_lower_the_chance() {
    let mut solver = Solver::new();
    for mut battle in [bench_small(), bench_mixed(), bench_amphibious()] {
        let before = solver.summary(&battle).unwrap();
        for g in 0..battle.attacker.groups.len() {
            battle.attacker.groups[g].count += 1;
            let after = solver.summary(&battle).unwrap();
            assert!(after.attacker_wins >= before.attacker_wins, "group {g}");
            battle.attacker.groups[g].count -= 1;
        }
    }
}

#[test]
fn pools_and_sums() {
    let pmf = hits_pmf(&[UnitClass::land(2, 3, 0), UnitClass::sea(1, 0, 0)], 6).unwrap();
    assert_eq!(pmf, [0.25, 0.5, 0.25]);
    let triple = UnitClass { dice: 3, ..UnitClass::air(2, 4, 15) };
    assert!(near(mean(&hits_pmf(&[triple], 6).unwrap()), 4.0, 1e-14));
    assert_eq!(shots_pmf(1, 6, 6).unwrap(), [0.0, 1.0]);
    assert_eq!(shots_pmf(0, 1, 6).unwrap(), [1.0]);
    let two = sum_pmf(2, 6).unwrap();
    assert_eq!(two.len(), 13);
    assert!(near(two[7], 6.0 / 36.0, 1e-15) && near(two[2], 1.0 / 36.0, 1e-15));
    assert!(near(two[0] + two[1], 0.0, 0.0));
    assert!(near(mean(&sum_pmf(10, 6).unwrap()), 35.0, 1e-12));
    assert!(near(at_least(&two, 11), 3.0 / 36.0, 1e-15));
    assert_eq!(convolve(&[0.5, 0.5], &[0.5, 0.5]), [0.25, 0.5, 0.25]);
    assert_eq!(sum_pmf(0, 6).unwrap(), [1.0]);
    assert_eq!(sum_pmf(1, 0), Err(OddsError::NoSides));
    assert!(hits_pmf(&[UnitClass::land(1, 7, 0)], 6).is_err());
}

#[test]
fn five_hundred_a_side_is_allowed() {
    let battle = Battle::new(vec![UnitClass::land(300, 1, 3), UnitClass::land(200, 3, 5)], vec![UnitClass::land(500, 2, 3)]);
    let s = summary(&battle).unwrap();
    assert!(near(s.attacker_wins + s.defender_wins + s.none_left, 1.0, 1e-12));
    // Far more than the enemy can take.
    let swarm = UnitClass { dice: 90, ..UnitClass::land(1000, 3, 3) };
    let s = summary(&Battle::new(vec![swarm], vec![UnitClass::land(2, 2, 3)])).unwrap();
    assert!(near(s.attacker_wins, 1.0, 1e-12));
}

#[test]
fn many_aircraft_under_fire() {
    // So many that to lose few of them is all but impossible.
    let mut battle = Battle::new(vec![UnitClass::air(400, 3, 12)], vec![UnitClass::land(20, 2, 3)]);
    battle.anti_air = Some(AntiAir::default());
    let mut solver = Solver::new();
    let s = solver.summary(&battle).unwrap();
    assert!(near(s.attacker_wins, 1.0, 1e-12));
    assert_eq!(solver.reaches(&battle, Goal::Win, 0.9), Ok(true));
    assert_eq!(solver.reaches(&battle, Goal::Capture, 0.1), Ok(false));
}

#[test]
fn impossible_questions_are_refused() {
    let refused = |change: &dyn Fn(&mut Battle)| {
        let mut battle = bench_small();
        change(&mut battle);
        let error = solve(&battle).unwrap_err();
        assert_eq!(summary(&battle), Err(error.clone()));
        assert!(!error.to_string().is_empty());
        error
    };
    assert_eq!(refused(&|b| b.sides = 0), OddsError::NoSides);
    let too_strong = OddsError::StrengthAboveSides { strength: 7, sides: 6 };
    assert_eq!(refused(&|b| b.defender.groups[0].strength = 7), too_strong);
    let guns = |b: &mut Battle| {
        b.anti_air = Some(AntiAir { strength: 7, ..AntiAir::default() });
    };
    assert_eq!(refused(&guns), too_strong);
    let shots = Support { shots: 1, strength: 7 };
    assert_eq!(refused(&|b| b.support = vec![shots]), too_strong);
    let many = |b: &mut Battle| b.attacker.groups[0].count = MAX_UNITS as u16;
    assert_eq!(refused(&many), OddsError::TooManyUnits { role: Role::Attacker, units: MAX_UNITS + 3, limit: MAX_UNITS });
    let unknown = Losses::Given(vec![LossStep { group: 3, count: 1 }]);
    assert_eq!(refused(&|b| b.attacker.losses = unknown.clone()), OddsError::UnknownGroup { group: 3, groups: 3 });
    for chance in [-0.1, 1.1, f64::NAN] {
        assert_eq!(refused(&|b| b.retreat = Retreat::below(chance)), OddsError::BadChance);
        let force = smallest_force(&bench_small(), Goal::Win, chance, Measure::Value);
        assert_eq!(force, Err(OddsError::BadChance));
    }
    assert_eq!(refused(&|b| b.retreat = Retreat::after(0)), OddsError::RetreatBeforeFirstRound);
    let dice = |b: &mut Battle| {
        b.attacker.groups[0].dice = 255;
        b.attacker.groups[0].count = 900;
    };
    assert!(matches!(refused(&dice), OddsError::TooManyDice { .. }));
    let states = |b: &mut Battle| {
        let hidden = UnitClass { cannot_hit_air: true, ..UnitClass::sea(200, 2, 20) };
        for side in [&mut b.attacker, &mut b.defender] {
            side.groups = vec![UnitClass::air(200, 3, 12), hidden.clone()];
        }
    };
    assert!(matches!(refused(&states), OddsError::TooManyStates { .. }));
}

/// Tries every force there is.
fn smallest_by_trying(battle: &Battle, goal: Goal, chance: f64, by_value: bool) -> Option<(u64, u64)> {
    let limits: Vec<u16> = battle.attacker.groups.iter().map(|g| g.count).collect();
    let mut solver = Solver::new();
    let mut best: Option<(u64, u64)> = None;
    let mut counts = vec![0u16; limits.len()];
    loop {
        let mut force = battle.clone();
        for (group, n) in force.attacker.groups.iter_mut().zip(&counts) {
            group.count = *n;
        }
        if goal.chance(&solver.summary(&force).unwrap()) >= chance {
            let (value, units) = (force.attacker.value(), force.attacker.units() as u64);
            let key = if by_value { (value, units) } else { (units, value) };
            best = Some(best.map_or(key, |b| b.min(key)));
        }
        let Some(at) = (0..limits.len()).find(|g| counts[*g] < limits[*g]) else {
            return best;
        };
        counts[at] += 1;
        counts[..at].fill(0);
    }
}

#[test]
fn the_smallest_force_is_the_smallest() {
    let mut land = bench_small();
    for (group, n) in land.attacker.groups.iter_mut().zip([8, 6, 4]) {
        group.count = n;
    }
    let mut guarded = land.clone();
    guarded.anti_air = Some(AntiAir::default());
    guarded.ground_unit_must_survive = true;
    let mut sea = bench_mixed();
    sea.defender.groups.truncate(3);
    for battle in [land, guarded, sea] {
        for chance in [0.3, 0.8, 0.95, 0.999] {
            for goal in [Goal::Win, Goal::Capture] {
                for measure in [Measure::Value, Measure::Units] {
                    let by_value = measure == Measure::Value;
                    let expected = smallest_by_trying(&battle, goal, chance, by_value);
                    let found = smallest_force(&battle, goal, chance, measure).unwrap();
                    let key = found.as_ref().map(|f| match measure {
                        Measure::Value => (f.value, f.units as u64),
                        Measure::Units => (f.units as u64, f.value),
                    });
                    assert_eq!(key, expected, "{chance} {goal:?} {measure:?}");
                    if let Some(force) = found {
                        assert!(goal.chance(&force.summary) >= chance && force.proven);
                        let units: u16 = force.counts.iter().sum();
                        assert_eq!(usize::from(units), force.units);
                    }
                }
            }
        }
    }
}

#[test]
fn a_long_search_is_cut_short_and_says_so() {
    let mut battle = bench_large();
    for group in &mut battle.attacker.groups {
        group.count *= 3;
    }
    let force = smallest_force(&battle, Goal::Win, 0.9, Measure::Value).unwrap().unwrap();
    assert!(!force.proven && force.summary.attacker_wins >= 0.9);
}

#[test]
fn reaching_a_chance_agrees_with_the_summary() {
    let mut solver = Solver::new();
    for battle in [bench_large(), bench_small(), bench_amphibious(), bench_mixed()] {
        let s = solver.summary(&battle).unwrap();
        for goal in [Goal::Win, Goal::Capture] {
            let chance = goal.chance(&s);
            for (least, expected) in [(0.0, true), (0.7 * chance, true), (chance, true), (chance + 1e-9, false), (1.0, false)] {
                assert_eq!(solver.reaches(&battle, goal, least), Ok(expected), "{least}");
            }
        }
    }
    assert_eq!(solver.reaches(&bench_small(), Goal::Win, 2.0), Err(OddsError::BadChance));
}

#[test]
fn no_force_is_large_enough() {
    let mut battle = bench_small();
    battle.defender.groups[0].count = 50;
    let force = smallest_force(&battle, Goal::Win, 0.5, Measure::Value).unwrap();
    assert_eq!(force, None);
    // Nothing at all is enough for no chance at all.
    let none = smallest_force(&battle, Goal::Win, 0.0, Measure::Value).unwrap();
    assert_eq!(none.unwrap().units, 0);
    let empty = Battle::new(vec![], vec![UnitClass::land(1, 1, 1)]);
    assert_eq!(smallest_force(&empty, Goal::Win, 0.5, Measure::Value), Ok(None));
}
