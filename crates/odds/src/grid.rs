//! Battles in which all hits on a side fall alike: states are (attackers lost, defenders lost).
//!
//! The chances of a state's next state are the product of two pools, one that depends on the
//! attackers lost only and one that depends on the defenders lost only, so that both are worked out
//! once per row and column. Rounds without effect are left out by dividing by the chance of an
//! effect.

use crate::battle::{Battle, UnitClass};
use crate::lineup::{Lineup, goes_on};
use crate::pool::{Pool, PoolTable, RowView};

/// States with less chance than this are dropped. Together they stay below 1e-15.
pub(crate) const STATE_CUTOFF: f64 = 1e-21;

/// Exchanges of fire with less chance than this are not followed up.
const ROW_CUTOFF: f64 = 1e-22;

/// Fire tables of one battle; reused from battle to battle.
#[derive(Debug, Default)]
pub(crate) struct Grid {
    /// First strikers' hits by attackers lost. Only filled when there are any.
    strike: PoolTable,
    /// The other attackers' hits by attackers lost; at index `attackers + 1` those of the first
    /// round with support shots.
    attack: PoolTable,
    /// Defenders' hits by defenders lost.
    defend: PoolTable,
    attackers: usize,
    defenders: usize,
    has_strike: bool,
    pool: Pool,
    /// Chances between a round's first strikes and the rest of its fire, for one number of
    /// attackers.
    middle: Vec<f64>,
}

/// The chance that a die of this class hits an enemy of which `all_air` says if only aircraft are
/// there.
fn hit_chance(class: &UnitClass, sides: u8, all_air: bool) -> f64 {
    if class.cannot_hit_air && all_air {
        return 0.0;
    }
    f64::from(class.strength) / f64::from(sides)
}

/// Fills a table with the pools of what is left after each number of losses.
fn fill(table: &mut PoolTable, pool: &mut Pool, units: &[u16], cap: usize, dice: impl Fn(usize) -> (usize, f64)) {
    // The pools grow from the last unit backwards; row k of the table is then number `units - k`.
    table.clear();
    pool.start(cap);
    table.push(pool);
    for g in units.iter().rev() {
        let (number, hit) = dice(usize::from(*g));
        if number > 0 && hit > 0.0 {
            pool.add(number, hit);
            table.push(pool);
        } else {
            table.push_again();
        }
    }
}

impl Grid {
    /// Works out the fire tables. `support` is the chance of each number of support hits in the
    /// first round.
    pub fn prepare(&mut self, battle: &Battle, a: &Lineup, d: &Lineup, support: &[f64]) {
        let (attacker, defender) = (&battle.attacker.groups, &battle.defender.groups);
        let sides = battle.sides;
        self.attackers = a.units.len();
        self.defenders = d.units.len();
        let all_air = |side: &Lineup, groups: &[UnitClass]| side.units.iter().all(|g| groups[usize::from(*g)].is_air());
        let d_air = all_air(d, defender);
        let a_air = all_air(a, attacker);
        self.has_strike = a.units.iter().any(|g| {
            let class = &attacker[usize::from(*g)];
            class.first_strike && class.fires()
        });
        let part = |first: bool| {
            move |g: usize| {
                let class = &attacker[g];
                let fires = usize::from(class.dice) * usize::from(class.first_strike == first);
                (fires, hit_chance(class, sides, d_air))
            }
        };
        if self.has_strike {
            fill(&mut self.strike, &mut self.pool, &a.units, self.defenders, part(true));
        }
        fill(&mut self.attack, &mut self.pool, &a.units, self.defenders, part(false));
        if support.len() > 1 {
            // The pool still holds the fire of all attackers.
            self.pool.add_pmf(support);
            self.attack.push(&self.pool);
        }
        fill(&mut self.defend, &mut self.pool, &d.units, self.attackers, |g| {
            let class = &defender[g];
            (usize::from(class.dice), hit_chance(class, sides, a_air))
        });
    }

    fn strike_row(&self, i: usize) -> RowView<'_> {
        self.strike.row(self.attackers - i)
    }

    fn attack_row(&self, i: usize) -> RowView<'_> {
        self.attack.row(self.attackers - i)
    }

    fn defend_row(&self, j: usize) -> RowView<'_> {
        self.defend.row(self.defenders - j)
    }

    /// Moves the chance of every state that goes on to where the battle ends. States marked in
    /// `leave` end there. Returns the expected number of rounds fought.
    pub fn run_out(&mut self, a: &Lineup, d: &Lineup, mass: &mut [f64], leave: &[bool]) -> f64 {
        if self.has_strike {
            return self.run_out_with_strikes(a, d, mass, leave);
        }
        let cols = self.defenders + 1;
        let mut rounds = 0.0;
        for i in 0..self.attackers {
            let attack = self.attack_row(i);
            for j in 0..self.defenders {
                let at = i * cols + j;
                let inflow = mass[at];
                if inflow <= 0.0 || !goes_on(&a.info[i], &d.info[j]) || leave.get(at).is_some_and(|l| *l) {
                    continue;
                }
                if inflow < STATE_CUTOFF {
                    mass[at] = 0.0;
                    continue;
                }
                let defend = self.defend_row(j);
                let visits = inflow / (1.0 - attack.none() * defend.none());
                rounds += visits;
                self.spread(attack, defend, (i, j), visits, mass);
                mass[at] = 0.0;
            }
        }
        rounds
    }

    fn run_out_with_strikes(&mut self, a: &Lineup, d: &Lineup, mass: &mut [f64], leave: &[bool]) -> f64 {
        let cols = self.defenders + 1;
        let mut rounds = 0.0;
        let mut middle = std::mem::take(&mut self.middle);
        for i in 0..self.attackers {
            middle.clear();
            middle.resize(cols, 0.0);
            let strike = self.strike_row(i);
            let attack = self.attack_row(i);
            for j in 0..cols {
                let at = i * cols + j;
                let defend = self.defend_row(j);
                let runs = goes_on(&a.info[i], &d.info[j]) && !leave.get(at).is_some_and(|l| *l);
                if !runs {
                    // Strikes of other states may pass through here in mid-round.
                    if middle[j] >= STATE_CUTOFF {
                        self.spread(attack, defend, (i, j), middle[j], mass);
                    }
                    continue;
                }
                let quiet = attack.none() * defend.none();
                let inflow = mass[at] + middle[j] * quiet;
                let visits = inflow / (1.0 - strike.none() * quiet);
                if visits >= STATE_CUTOFF {
                    rounds += visits;
                    volley(strike, visits, &mut middle[j..]);
                }
                if middle[j] >= STATE_CUTOFF {
                    self.spread(attack, defend, (i, j), middle[j], mass);
                }
                mass[at] = 0.0;
            }
        }
        self.middle = middle;
        rounds
    }

    /// Fights one round: moves the chances of `mass` to `next`, which starts empty. Returns the
    /// chance that a round was fought.
    pub fn one_round(&mut self, a: &Lineup, d: &Lineup, mass: &[f64], leave: &[bool], next: &mut [f64]) -> f64 {
        let cols = self.defenders + 1;
        let mut rounds = 0.0;
        let mut middle = std::mem::take(&mut self.middle);
        for i in 0..=self.attackers {
            middle.clear();
            middle.resize(cols, 0.0);
            for j in 0..cols {
                let at = i * cols + j;
                if mass[at] < STATE_CUTOFF {
                    continue;
                }
                if !goes_on(&a.info[i], &d.info[j]) || leave.get(at).is_some_and(|l| *l) {
                    next[at] += mass[at];
                    continue;
                }
                rounds += mass[at];
                if self.has_strike {
                    volley(self.strike_row(i), mass[at], &mut middle[j..]);
                } else {
                    middle[j] = mass[at];
                }
            }
            let attack = self.attack_row(i);
            for (j, chance) in middle.iter().enumerate() {
                if *chance >= STATE_CUTOFF {
                    self.spread(attack, self.defend_row(j), (i, j), *chance, next);
                }
            }
        }
        self.middle = middle;
        rounds
    }

    /// The first round with support shots and without first strikers, fought from the state in
    /// which nothing is lost, which has chance `weight`.
    pub fn first_round(&self, weight: f64, next: &mut [f64]) -> f64 {
        let with_support = self.attack.row(self.attackers + 1);
        self.spread(with_support, self.defend_row(0), (0, 0), weight, next);
        weight
    }

    /// The chance to win of each state when nobody leaves.
    pub fn win_chances(&mut self, a: &Lineup, d: &Lineup, out: &mut Vec<f64>) {
        let cols = self.defenders + 1;
        out.clear();
        out.resize((self.attackers + 1) * cols, 0.0);
        let mut middle = std::mem::take(&mut self.middle);
        for i in (0..self.attackers).rev() {
            middle.clear();
            middle.resize(cols, 0.0);
            middle[self.defenders] = 1.0;
            out[i * cols + self.defenders] = 1.0;
            let attack = self.attack_row(i);
            for j in (0..self.defenders).rev() {
                let defend = self.defend_row(j);
                // The state itself still counts 0 here.
                let moved = self.gather(attack, defend, (i, j), out);
                let quiet = attack.none() * defend.none();
                let mut chance = 0.0;
                if goes_on(&a.info[i], &d.info[j]) {
                    if self.has_strike {
                        let strike = self.strike_row(i);
                        middle[j] = moved;
                        let all = taken_by(strike, &middle[j..]);
                        chance = all / (1.0 - strike.none() * quiet);
                    } else {
                        chance = moved / (1.0 - quiet);
                    }
                }
                middle[j] = moved + quiet * chance;
                out[i * cols + j] = chance;
            }
        }
        self.middle = middle;
    }

    /// Adds `weight` times the chances of one exchange of fire from state `(i, j)`.
    #[inline]
    fn spread(&self, attack: RowView<'_>, defend: RowView<'_>, (i, j): (usize, usize), weight: f64, mass: &mut [f64]) {
        let cols = self.defenders + 1;
        let left = self.attackers - i;
        let rows = mass[i * cols..].chunks_exact_mut(cols).skip(defend.low);
        let below = left.saturating_sub(defend.low);
        for (row, p) in rows.zip(defend.probs).take(below) {
            let part = weight * p;
            if part >= ROW_CUTOFF {
                volley(attack, part, &mut row[j..]);
            }
        }
        let all = defend.tail(left);
        if all > 0.0 {
            let last = self.attackers * cols;
            volley(attack, weight * all, &mut mass[last + j..last + cols]);
        }
    }

    /// The mean of `values` over one exchange of fire from state `(i, j)`.
    fn gather(&self, attack: RowView<'_>, defend: RowView<'_>, (i, j): (usize, usize), values: &[f64]) -> f64 {
        let cols = self.defenders + 1;
        let left = self.attackers - i;
        let rows = values[i * cols..].chunks_exact(cols).skip(defend.low);
        let below = left.saturating_sub(defend.low);
        let mut sum = 0.0;
        for (row, p) in rows.zip(defend.probs).take(below) {
            sum += p * taken_by(attack, &row[j..]);
        }
        // With all attackers gone there is nothing left to win.
        sum
    }
}

/// Adds `weight` times the chances of the pool's hits to a row of targets, the last of which takes
/// all that the others cannot.
#[inline]
fn volley(pool: RowView<'_>, weight: f64, row: &mut [f64]) {
    let left = row.len() - 1;
    if let Some(cells) = row[..left].get_mut(pool.low..) {
        for (cell, p) in cells.iter_mut().zip(pool.probs) {
            *cell += weight * p;
        }
    }
    row[left] += weight * pool.tail(left);
}

/// The mean of a row of values over the pool's hits.
#[inline]
fn taken_by(pool: RowView<'_>, row: &[f64]) -> f64 {
    let left = row.len() - 1;
    let mut sum = row[left] * pool.tail(left);
    if let Some(cells) = row[..left].get(pool.low..) {
        for (cell, p) in cells.iter().zip(pool.probs) {
            sum += cell * p;
        }
    }
    sum
}
