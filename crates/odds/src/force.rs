//! The smallest force that is likely enough to win.
//!
//! Method: a search over all numbers of units of each group, cut short by two bounds. (1) The best
//! force found so far: nothing that costs as much is looked at. (2) What is still affordable: if
//! even the force with, for each group not yet decided, as many units as the rest of the budget
//! buys of it alone falls short, the whole branch does. The last group to be decided is found by
//! bisection. Both (2) and the bisection take for granted that more attackers never lower the
//! chance: with losses in a fixed order an extra unit only takes a hit for another or adds its
//! fire. The search starts from the better of two quick guesses (the units in the order listed, and
//! the same share of every group), improved by exchanging units of one group for those of another.
//!
//! Against large forces proving that nothing smaller would do takes far longer than finding the
//! force, so the search stops after a fixed amount of work and says so ([`Force::proven`]).

use serde::{Deserialize, Serialize};

use crate::battle::{Battle, check_chance};
use crate::error::OddsError;
use crate::outcome::Summary;
use crate::solver::Solver;

/// What the force is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// No defender left, attackers left.
    #[default]
    Win,
    /// The same, with a unit left that can hold the ground.
    Capture,
}

impl Goal {
    /// The chance to reach the goal.
    pub fn chance(self, summary: &Summary) -> f64 {
        match self {
            Goal::Win => summary.attacker_wins,
            Goal::Capture => summary.captures,
        }
    }
}

/// What makes a force small.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Least value; among equals fewest units.
    #[default]
    Value,
    /// Fewest units; among equals least value.
    Units,
}

/// A force that is large enough.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Force {
    /// Units of each group of the attacker.
    pub counts: Vec<u16>,
    /// Their number.
    pub units: usize,
    /// Their value.
    pub value: u64,
    /// No smaller force is enough. False if the search was cut short: there might be one that is a little smaller.
    pub proven: bool,
    /// How the battle goes with them.
    pub summary: Summary,
}

impl Solver {
    /// The smallest force that reaches `goal` with at least `chance`, or nothing if all units
    /// together do not.
    ///
    /// `battle.attacker` lists what is available, `count` being the most of each group; everything
    /// else of the battle holds as it is. Among equally small forces the one found first is given,
    /// and the search prefers earlier groups; it is the same on every run.
    pub fn smallest_force(
        &mut self,
        battle: &Battle,
        goal: Goal,
        chance: f64,
        measure: Measure,
    ) -> Result<Option<Force>, OddsError> {
        check_chance(chance)?;
        let mut search = Search::new(self, battle, goal, chance, measure);
        search.run()?;
        search.result()
    }
}

/// See [`Solver::smallest_force`].
pub fn smallest_force(battle: &Battle, goal: Goal, chance: f64, measure: Measure) -> Result<Option<Force>, OddsError> {
    Solver::new().smallest_force(battle, goal, chance, measure)
}

/// How much work the search may do: the sum over all battles looked at of their number of states, squared. The time
/// of a battle goes with that; this much takes about a second.
const WORK_LIMIT: u64 = 10_000_000_000;

struct Search<'a> {
    solver: &'a mut Solver,
    battle: Battle,
    limits: Vec<u16>,
    /// What one unit of each group adds to the measure: first and second criterion in one number.
    weights: Vec<u128>,
    /// Groups in the order in which they are decided; the one with the widest range is last.
    decide: Vec<usize>,
    goal: Goal,
    chance: f64,
    best: Option<(u128, Vec<u16>)>,
    work: u64,
}

impl<'a> Search<'a> {
    fn new(solver: &'a mut Solver, battle: &Battle, goal: Goal, chance: f64, measure: Measure) -> Search<'a> {
        let groups = &battle.attacker.groups;
        let weight = |value: u32| match measure {
            Measure::Value => (u128::from(value) << 64) + 1,
            Measure::Units => (1 << 64) + u128::from(value),
        };
        Search {
            solver,
            limits: groups.iter().map(|g| g.count).collect(),
            weights: groups.iter().map(|g| weight(g.value)).collect(),
            decide: Vec::new(),
            battle: battle.clone(),
            goal,
            chance,
            best: None,
            work: 0,
        }
    }

    fn enough(&mut self, counts: &[u16]) -> Result<bool, OddsError> {
        self.send(counts);
        let states = (self.battle.attacker.units() as u64 + 1) * (self.battle.defender.units() as u64 + 1);
        self.work += states * states;
        self.solver.reaches(&self.battle, self.goal, self.chance)
    }

    /// Makes the attacker this force.
    fn send(&mut self, counts: &[u16]) {
        for (group, n) in self.battle.attacker.groups.iter_mut().zip(counts) {
            group.count = *n;
        }
    }

    fn out_of_work(&self) -> bool {
        self.work >= WORK_LIMIT
    }

    fn cost(&self, counts: &[u16]) -> u128 {
        let each = counts.iter().zip(&self.weights);
        each.map(|(n, w)| u128::from(*n) * w).sum()
    }

    /// Keeps a force that is enough if it is smaller than the best one.
    fn keep(&mut self, counts: Vec<u16>) {
        let cost = self.cost(&counts);
        if self.best.as_ref().is_none_or(|(best, _)| cost < *best) {
            self.best = Some((cost, counts));
        }
    }

    fn run(&mut self) -> Result<(), OddsError> {
        let all = self.limits.clone();
        if !self.enough(&all)? {
            return Ok(());
        }
        self.keep(all.clone());
        let total: usize = all.iter().map(|n| usize::from(*n)).sum();
        let in_order = |n: usize| {
            let mut rest = n;
            let take = |limit: &u16| {
                let now = rest.min(usize::from(*limit));
                rest -= now;
                now as u16
            };
            all.iter().map(take).collect::<Vec<u16>>()
        };
        let share = |n: usize| {
            let part = |limit: &u16| (usize::from(*limit) * n).div_ceil(total.max(1)) as u16;
            all.iter().map(part).collect::<Vec<u16>>()
        };
        self.bisect(total, in_order)?;
        self.bisect(total, share)?;
        while self.exchange()? {}

        let Some((budget, _)) = self.best else {
            return Ok(());
        };
        // The group of which most could be bought goes last, for bisection; the others as listed.
        let range = |g: &usize| {
            let affordable = budget / self.weights[*g];
            (affordable.min(u128::from(self.limits[*g])), usize::MAX - *g)
        };
        let Some(widest) = (0..all.len()).max_by_key(range) else {
            return Ok(());
        };
        self.decide = (0..all.len()).filter(|g| *g != widest).collect();
        self.decide.push(widest);
        let mut counts = vec![0; all.len()];
        self.search(0, &mut counts)
    }

    /// Finds the least number up to `most`, known to be enough, for which `force` is.
    fn bisect(&mut self, most: usize, mut force: impl FnMut(usize) -> Vec<u16>) -> Result<(), OddsError> {
        let (mut low, mut high) = (0, most);
        while low < high {
            let middle = (low + high) / 2;
            if self.enough(&force(middle))? {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        self.keep(force(high));
        Ok(())
    }

    /// Tries to make the best force smaller by units of one group in place of some of another.
    fn exchange(&mut self) -> Result<bool, OddsError> {
        for from in 0..self.limits.len() {
            for to in 0..self.limits.len() {
                for less in [1, 2, 4, 8] {
                    let Some((best, counts)) = self.best.clone() else {
                        return Ok(false);
                    };
                    if from == to || counts[from] < less || self.out_of_work() {
                        continue;
                    }
                    let mut force = counts;
                    force[from] -= less;
                    let rest = best - 1 - self.cost(&force);
                    let room = u128::from(self.limits[to] - force[to]);
                    let more = (rest / self.weights[to]).min(room) as u16;
                    let with = |n: usize| {
                        let mut force = force.clone();
                        force[to] += n as u16;
                        force
                    };
                    if self.enough(&with(usize::from(more)))? {
                        self.bisect(usize::from(more), with)?;
                        return Ok(true);
                    }
                }
            }
        }
        Ok(false)
    }

    /// Decides the groups from `depth` on; those before are in `counts`, the others 0.
    fn search(&mut self, depth: usize, counts: &mut Vec<u16>) -> Result<(), OddsError> {
        let Some(most) = self.affordable(depth, counts) else {
            return Ok(());
        };
        if self.out_of_work() {
            return Ok(());
        }
        // As much of every open group as the rest buys of it alone.
        if !self.enough(&most)? {
            return Ok(());
        }
        let group = self.decide[depth];
        if depth + 1 == self.decide.len() {
            let counts = counts.clone();
            return self.bisect(usize::from(most[group]), |n| {
                let mut force = counts.clone();
                force[group] = n as u16;
                force
            });
        }
        for n in 0..=most[group] {
            counts[group] = n;
            self.search(depth + 1, counts)?;
        }
        counts[group] = 0;
        Ok(())
    }

    /// `counts` with as many units of each open group as fit below the best cost; nothing if it is
    /// reached already.
    fn affordable(&self, depth: usize, counts: &[u16]) -> Option<Vec<u16>> {
        let (best, _) = self.best.as_ref()?;
        let rest = best.checked_sub(self.cost(counts) + 1)?;
        let mut most = counts.to_vec();
        for g in &self.decide[depth..] {
            let n = (rest / self.weights[*g]).min(u128::from(self.limits[*g]));
            most[*g] = n as u16;
        }
        Some(most)
    }

    fn result(mut self) -> Result<Option<Force>, OddsError> {
        let Some((_, counts)) = self.best.take() else {
            return Ok(None);
        };
        self.send(&counts);
        let summary = self.solver.summary(&self.battle)?;
        Ok(Some(Force {
            units: self.battle.attacker.units(),
            value: self.battle.attacker.value(),
            proven: !self.out_of_work(),
            counts,
            summary,
        }))
    }
}
