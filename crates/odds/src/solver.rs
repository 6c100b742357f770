//! Works a battle through its stages: anti-air fire, first round, withdrawals, the rest.

use std::collections::BTreeMap;

use crate::battle::{Battle, Side, UnitClass, check_chance};
use crate::error::OddsError;
use crate::force::Goal;
use crate::general::General;
use crate::grid::Grid;
use crate::lineup::{Gone, Lineup, goes_on, loss_order};
use crate::outcome::{EndingMap, Odds, Outcome, Outlook, Summary, list_endings, net};
use crate::policy::Withdrawal;
use crate::pool::{DICE_CUTOFF, at_least, convolve, shots_pmf};

/// The largest number of states of one battle.
const MAX_STATES: usize = 1 << 24;

/// How much less than the wanted chance still counts as reaching it, so that rounding does not
/// decide.
const CHANCE_SLACK: f64 = 1e-12;

/// Works out battles, one after another, in the same buffers. Answers do not depend on what was
/// asked before.
#[derive(Debug, Default)]
pub struct Solver {
    attacker_order: Vec<(usize, usize)>,
    defender_order: Vec<(usize, usize)>,
    anti_air_order: Vec<(usize, usize)>,
    missing: Vec<u16>,
    a: Lineup,
    d: Lineup,
    engine: Engine,
    support: Vec<f64>,
    mass: Vec<f64>,
    next: Vec<f64>,
    chances: Vec<f64>,
    leave: Vec<bool>,
}

/// The two ways to work out a battle, and which one is in use.
#[derive(Debug, Default)]
struct Engine {
    grid: Grid,
    general: General,
    use_general: bool,
}

/// A battle laid out.
#[derive(Debug, Clone, Copy)]
struct Field<'a> {
    battle: &'a Battle,
    a: &'a Lineup,
    d: &'a Lineup,
}

/// What withdrew from a battle before it was fought on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Left<'a> {
    a: &'a Gone,
    d: &'a Gone,
}

/// What is summed up while a battle is worked through.
#[derive(Debug, Default)]
struct Tally {
    sums: Summary,
    attacker_value_left: f64,
    defender_value_left: f64,
    states: u64,
    spread: Option<Spread>,
    endings: Option<EndingMap>,
}

/// Chances by number of units left, the most defenders first.
#[derive(Debug, Default)]
struct Spread {
    defenders: i32,
    sums: Vec<f64>,
}

impl Spread {
    fn of(battle: &Battle) -> Spread {
        let units = |side: &Side| side.groups.iter().map(|g| i32::from(g.count)).sum::<i32>();
        let (attackers, defenders) = (units(&battle.attacker), units(&battle.defender));
        Spread { defenders, sums: vec![0.0; (attackers + defenders + 1) as usize] }
    }

    fn add(&mut self, left: i32, p: f64) {
        if let Some(slot) = usize::try_from(left + self.defenders).ok().and_then(|i| self.sums.get_mut(i)) {
            *slot += p;
        }
    }

    fn list(self) -> Vec<(i32, f64)> {
        let each = self.sums.into_iter().enumerate().filter(|(_, p)| *p > 0.0);
        each.map(|(i, p)| (i as i32 - self.defenders, p)).collect()
    }
}

/// Works out one battle in full. To ask many times, keep a [`Solver`].
pub fn solve(battle: &Battle) -> Result<Odds, OddsError> {
    Solver::new().solve(battle)
}

/// Works out the chances and means of one battle. To ask many times, keep a [`Solver`].
pub fn summary(battle: &Battle) -> Result<Summary, OddsError> {
    Solver::new().summary(battle)
}

impl Solver {
    /// A solver with empty buffers.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// Chances and means only. This is the quick way.
    pub fn summary(&mut self, battle: &Battle) -> Result<Summary, OddsError> {
        let mut tally = Tally::default();
        self.run(battle, &mut tally)?;
        Ok(tally.sums)
    }

    /// Chances, means and every ending.
    pub fn solve(&mut self, battle: &Battle) -> Result<Odds, OddsError> {
        let mut tally = Tally { endings: Some(EndingMap::new()), ..Tally::default() };
        self.run(battle, &mut tally)?;
        Ok(Odds { summary: tally.sums, endings: list_endings(tally.endings.unwrap_or_default()) })
    }

    /// Chances, means and how many are left: nearly as quick as the summary.
    pub fn outlook(&mut self, battle: &Battle) -> Result<Outlook, OddsError> {
        let mut tally = Tally { spread: Some(Spread::of(battle)), ..Tally::default() };
        self.run(battle, &mut tally)?;
        let spread = tally.spread.map(Spread::list).unwrap_or_default();
        Ok(Outlook { summary: tally.sums, spread, states: tally.states })
    }

    /// True if the attacker reaches `goal` with at least `chance`. The same answer as asking for the summary, but
    /// with anti-air fire it often comes sooner: the numbers of aircraft lost are looked at one by one until it is
    /// clear. Takes for granted that the loss of one more aircraft never raises the chance.
    pub fn reaches(&mut self, battle: &Battle, goal: Goal, chance: f64) -> Result<bool, OddsError> {
        check_chance(chance)?;
        let mut tally = Tally::default();
        let least = chance - CHANCE_SLACK;
        self.run_until(battle, &mut tally, |before, after, part, rest| {
            let (before, after) = (goal.chance(before), goal.chance(after));
            // The last number of losses bounds what the higher ones can add, if it is likely enough itself for
            // what was cut off not to matter.
            let bound = if part > 1e-6 { (after - before) / part } else { 1.0 };
            after >= least || after + rest * bound < least
        })?;
        Ok(goal.chance(&tally.sums) >= least)
    }

    fn run(&mut self, battle: &Battle, tally: &mut Tally) -> Result<(), OddsError> {
        self.run_until(battle, tally, |_, _, _, _| false)?;
        tally.finish(&battle.attacker, &battle.defender);
        Ok(())
    }

    /// Works out the battle for each number of aircraft lost before it, until `clear` says that it is enough: it
    /// gets the sums before and after the last number, the chance of that number and the chance of higher ones.
    fn run_until(
        &mut self,
        battle: &Battle,
        tally: &mut Tally,
        clear: impl Fn(&Summary, &Summary, f64, f64) -> bool,
    ) -> Result<(), OddsError> {
        battle.check()?;
        self.prepare_support(battle)?;
        loss_order(&battle.attacker, &battle.attacker.losses, &mut self.attacker_order);
        loss_order(&battle.defender, &battle.defender.losses, &mut self.defender_order);
        self.anti_air_order.clear();
        let Some(guns) = &battle.anti_air else {
            return self.branch(battle, 0, 1.0, tally);
        };
        let groups = &battle.attacker.groups;
        loss_order(&battle.attacker, &guns.losses, &mut self.anti_air_order);
        self.anti_air_order.retain(|(g, _)| groups[*g].is_air());
        let aircraft: usize = self.anti_air_order.iter().map(|(_, n)| n).sum();
        let hits = shots_pmf(aircraft as u16, guns.strength, battle.sides)?;
        for (lost, chance) in hits.iter().enumerate() {
            if *chance < DICE_CUTOFF {
                continue;
            }
            let before = tally.sums;
            self.branch(battle, lost, *chance, tally)?;
            if clear(&before, &tally.sums, *chance, at_least(&hits, lost + 1)) {
                break;
            }
        }
        Ok(())
    }

    fn prepare_support(&mut self, battle: &Battle) -> Result<(), OddsError> {
        self.support.clear();
        self.support.push(1.0);
        for s in &battle.support {
            let hits = shots_pmf(s.shots, s.strength, battle.sides)?;
            self.support = convolve(&self.support, &hits);
        }
        Ok(())
    }

    /// The battle after anti-air fire has taken `lost` aircraft, which has chance `weight`.
    fn branch(&mut self, battle: &Battle, lost: usize, weight: f64, tally: &mut Tally) -> Result<(), OddsError> {
        let (attacker, defender) = (&battle.attacker.groups, &battle.defender.groups);
        self.missing.clear();
        self.missing.resize(attacker.len(), 0);
        let mut rest = lost;
        for (g, n) in &self.anti_air_order {
            let now = rest.min(*n);
            self.missing[*g] += now as u16;
            rest -= now;
        }
        let keep = battle.ground_unit_must_survive;
        let (a_order, a_policy) = (&self.attacker_order, battle.attacker_withdraws);
        self.a.lay_out(attacker, a_order, &mut self.missing, keep, a_policy);
        self.missing.clear();
        self.missing.resize(defender.len(), 0);
        let (d_order, d_policy) = (&self.defender_order, battle.defender_withdraws);
        self.d.lay_out(defender, d_order, &mut self.missing, false, d_policy);

        let support = self.support.len() > 1;
        self.engine.use_general = needs_general(&self.a, attacker, &self.d, defender, support);
        if self.engine.use_general {
            self.a.make_pairs(attacker, &[(0, 0)]);
            self.d.make_pairs(defender, &[(0, 0)]);
        } else {
            self.a.make_path(attacker);
            self.d.make_path(defender);
        }
        check_states(&self.a, &self.d)?;
        tally.states += (self.a.states() * self.d.states()) as u64;

        reset(&mut self.mass, self.a.states() * self.d.states());
        self.mass[0] = weight;
        self.leave.clear();
        let (a, d) = (&self.a, &self.d);
        if !goes_on(&a.info[0], &d.info[0]) {
            // Support shots at a side that cannot be hurt otherwise are still fired, and answered.
            if !support || a.info[0].units == 0 || d.info[0].units == 0 {
                tally.count(Field { battle, a, d }, &self.mass, Left::NOBODY);
                return Ok(());
            }
        }
        self.engine.prepare(battle, a, d, &self.support);
        let withdraws = withdraws(a, attacker, a_policy) || withdraws(d, defender, d_policy);
        if !support && !withdraws && battle.retreat.is_never() {
            tally.sums.rounds += self.engine.run_out(a, d, &mut self.mass, &self.leave);
            tally.count(Field { battle, a, d }, &self.mass, Left::NOBODY);
            return Ok(());
        }

        reset(&mut self.next, self.mass.len());
        tally.sums.rounds += if support {
            self.engine.first_round(battle, (a, d), &self.support, weight, &mut self.next)
        } else {
            self.engine.one_round(a, d, &self.mass, &self.leave, &mut self.next)
        };
        std::mem::swap(&mut self.mass, &mut self.next);
        if withdraws {
            self.withdraw(battle, tally)
        } else {
            self.fight_on(battle, Left::NOBODY, tally);
            Ok(())
        }
    }

    /// The rest of the battle after the first round, from the chances in `mass`.
    fn fight_on(&mut self, battle: &Battle, left: Left<'_>, tally: &mut Tally) {
        let (a, d) = (&self.a, &self.d);
        self.leave.clear();
        if let Some(least) = battle.retreat.below_chance {
            self.engine.win_chances(a, d, &mut self.chances);
            let hopeless = self.chances.iter().map(|c| *c < least - CHANCE_SLACK);
            self.leave.extend(hopeless);
        }
        match battle.retreat.after_rounds {
            None => {
                tally.sums.rounds += self.engine.run_out(a, d, &mut self.mass, &self.leave);
            }
            Some(last) => {
                for _ in 1..last {
                    reset(&mut self.next, self.mass.len());
                    let fought = self.engine.one_round(a, d, &self.mass, &self.leave, &mut self.next);
                    std::mem::swap(&mut self.mass, &mut self.next);
                    tally.sums.rounds += fought;
                    if fought <= 0.0 {
                        break;
                    }
                }
            }
        }
        tally.count(Field { battle, a, d }, &self.mass, left);
    }

    /// Takes the units that withdraw out of the battle after its first round, and works out the
    /// rest.
    fn withdraw(&mut self, battle: &Battle, tally: &mut Tally) -> Result<(), OddsError> {
        let (attacker, defender) = (&battle.attacker.groups, &battle.defender.groups);
        let (mut a, mut d) = (Lineup::default(), Lineup::default());
        let a_map = self.a.withdraw_into(attacker, battle.attacker_withdraws, &mut a);
        let d_map = self.d.withdraw_into(defender, battle.defender_withdraws, &mut d);
        check_states(&a, &d)?;
        tally.states += (a.states() * d.states()) as u64;
        let a_gone: Vec<Gone> = (0..self.a.states()).map(|i| self.a.withdrawn(attacker, battle.attacker_withdraws, i)).collect();
        let d_gone: Vec<Gone> = (0..self.d.states()).map(|j| self.d.withdrawn(defender, battle.defender_withdraws, j)).collect();

        // With endings or numbers wanted, battles from which different units withdrew are worked out apart.
        let apart = tally.endings.is_some() || tally.spread.is_some();
        let mut starts: BTreeMap<Left<'_>, Vec<(usize, f64)>> = BTreeMap::new();
        let field = Field { battle, a: &self.a, d: &self.d };
        let cols = self.d.states();
        for (at, p) in self.mass.iter().enumerate() {
            if *p <= 0.0 {
                continue;
            }
            let (i, j) = (at / cols, at % cols);
            if i == self.a.last() || j == self.d.last() {
                tally.add(field, (i, j), *p, field.outcome(i, j), Left::NOBODY);
            } else if a_map[i] == a.last() {
                // All attackers go; the defenders need not.
                tally.add(field, (i, j), *p, Outcome::Retreated, Left::NOBODY);
            } else {
                let left = Left { a: &a_gone[i], d: &d_gone[j] };
                let key = if apart { left } else { Left::NOBODY };
                let to = a_map[i] * d.states() + d_map[j];
                starts.entry(key).or_default().push((to, *p));
                if !apart {
                    tally.add_left(*p, left);
                }
            }
        }
        self.a = a;
        self.d = d;
        self.engine.prepare(battle, &self.a, &self.d, &[1.0]);
        for (left, list) in starts {
            reset(&mut self.mass, self.a.states() * self.d.states());
            for (to, p) in list {
                self.mass[to] += p;
            }
            self.fight_on(battle, left, tally);
        }
        Ok(())
    }
}

impl Engine {
    fn prepare(&mut self, battle: &Battle, a: &Lineup, d: &Lineup, support: &[f64]) {
        if self.use_general {
            self.general.prepare(battle, a, d);
        } else {
            self.grid.prepare(battle, a, d, support);
        }
    }

    fn run_out(&mut self, a: &Lineup, d: &Lineup, mass: &mut [f64], leave: &[bool]) -> f64 {
        if self.use_general { self.general.run_out(a, d, mass, leave) } else { self.grid.run_out(a, d, mass, leave) }
    }

    fn one_round(&mut self, a: &Lineup, d: &Lineup, mass: &[f64], leave: &[bool], next: &mut [f64]) -> f64 {
        if self.use_general {
            self.general.one_round(a, d, mass, leave, next)
        } else {
            self.grid.one_round(a, d, mass, leave, next)
        }
    }

    fn first_round(
        &mut self,
        battle: &Battle,
        (a, d): (&Lineup, &Lineup),
        support: &[f64],
        weight: f64,
        next: &mut [f64],
    ) -> f64 {
        if self.use_general {
            self.general.first_round(battle, (a, d), support, weight, next)
        } else {
            self.grid.first_round(weight, next)
        }
    }

    fn win_chances(&mut self, a: &Lineup, d: &Lineup, out: &mut Vec<f64>) {
        if self.use_general {
            self.general.win_chances(a, d, out);
        } else {
            self.grid.win_chances(a, d, out);
        }
    }
}

impl Field<'_> {
    /// How the battle ends in a state. One that could go on is one that the attacker leaves.
    fn outcome(&self, i: usize, j: usize) -> Outcome {
        let (a, d) = (&self.a.info[i], &self.d.info[j]);
        match (a.units > 0, d.units > 0) {
            (true, false) => Outcome::AttackerWins,
            (false, true) => Outcome::DefenderWins,
            (false, false) => Outcome::NoneLeft,
            (true, true) if goes_on(a, d) => Outcome::Retreated,
            (true, true) => Outcome::Stalemate,
        }
    }
}

impl Left<'_> {
    const NOBODY: Left<'static> = Left { a: &Gone::NOBODY, d: &Gone::NOBODY };
}

impl Tally {
    /// Counts all chances where they are.
    fn count(&mut self, field: Field<'_>, mass: &[f64], left: Left<'_>) {
        let rows = mass.chunks_exact(field.d.states());
        for (i, row) in rows.enumerate() {
            for (j, p) in row.iter().enumerate() {
                if *p > 0.0 {
                    self.add(field, (i, j), *p, field.outcome(i, j), left);
                }
            }
        }
    }

    fn add(&mut self, field: Field<'_>, (i, j): (usize, usize), p: f64, outcome: Outcome, left: Left<'_>) {
        let (a, d) = (&field.a.info[i], &field.d.info[j]);
        let sums = &mut self.sums;
        match outcome {
            Outcome::AttackerWins => sums.attacker_wins += p,
            Outcome::DefenderWins => sums.defender_wins += p,
            Outcome::NoneLeft => sums.none_left += p,
            Outcome::Retreated => sums.retreated += p,
            Outcome::Stalemate => {
                sums.defender_wins += p;
                sums.stalemate += p;
            }
        }
        if outcome == Outcome::AttackerWins && a.holds_ground {
            sums.captures += p;
        }
        sums.attacker_units_left += p * f64::from(a.units);
        sums.defender_units_left += p * f64::from(d.units);
        self.attacker_value_left += p * a.value as f64;
        self.defender_value_left += p * d.value as f64;
        self.add_left(p, left);
        if let Some(spread) = &mut self.spread {
            let all = |units: u32, gone: &Gone| units as i32 + gone.units as i32;
            spread.add(net(outcome, all(a.units, left.a), all(d.units, left.d)), p);
        }
        if let Some(endings) = &mut self.endings {
            let counts = |side: &Lineup, state, groups: &[UnitClass], gone: &Gone| {
                let mut counts = Vec::new();
                side.counts(state, groups.len(), &mut counts);
                for (n, g) in counts.iter_mut().zip(&gone.counts) {
                    *n += g;
                }
                counts
            };
            let battle = field.battle;
            let key = (
                outcome,
                counts(field.a, i, &battle.attacker.groups, left.a),
                counts(field.d, j, &battle.defender.groups, left.d),
            );
            *endings.entry(key).or_default() += p;
        }
    }

    /// Units that withdrew are left, too.
    fn add_left(&mut self, p: f64, left: Left<'_>) {
        self.sums.attacker_units_left += p * f64::from(left.a.units);
        self.sums.defender_units_left += p * f64::from(left.d.units);
        self.attacker_value_left += p * left.a.value as f64;
        self.defender_value_left += p * left.d.value as f64;
    }

    fn finish(&mut self, attacker: &Side, defender: &Side) {
        let sums = &mut self.sums;
        sums.attacker_value_lost = attacker.value() as f64 - self.attacker_value_left;
        sums.defender_value_lost = defender.value() as f64 - self.defender_value_left;
        sums.value_swing = sums.defender_value_lost - sums.attacker_value_lost;
    }
}

/// True if hits of different kinds have different targets, or support shots meet first strikes.
fn needs_general(a: &Lineup, attacker: &[UnitClass], d: &Lineup, defender: &[UnitClass], support: bool) -> bool {
    let any = |side: &Lineup, groups: &[UnitClass], test: fn(&UnitClass) -> bool| {
        side.units.iter().any(|g| test(&groups[usize::from(*g)]))
    };
    let strikes = || any(a, attacker, |c| c.first_strike && c.fires());
    let mixed = |side, groups| any(side, groups, |c| c.is_air()) && any(side, groups, |c| !c.is_air());
    let limited = |side, groups| any(side, groups, |c| c.cannot_hit_air && c.fires());
    (support && strikes()) || (limited(a, attacker) && mixed(d, defender)) || (limited(d, defender) && mixed(a, attacker))
}

fn withdraws(side: &Lineup, groups: &[UnitClass], policy: Withdrawal) -> bool {
    side.units.iter().any(|g| !policy.keeps(&groups[usize::from(*g)]))
}

fn check_states(a: &Lineup, d: &Lineup) -> Result<(), OddsError> {
    let states = a.states() * d.states();
    if states > MAX_STATES {
        return Err(OddsError::TooManyStates { states, limit: MAX_STATES });
    }
    Ok(())
}

fn reset(buffer: &mut Vec<f64>, len: usize) {
    buffer.clear();
    buffer.resize(len, 0.0);
}
