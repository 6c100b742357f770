//! Battles in which some hits may not fall on aircraft and aircraft are among the targets, or in
//! which support shots meet first strikes.
//!
//! A side's fire is a sequence of volleys, weakest first, each of hits of one kind. Its effect on a
//! side is worked out volley by volley over that side's states (see [`crate::lineup`]); apart from
//! that the recursion is the one of [`crate::grid`].

use crate::battle::{Battle, UnitClass};
use crate::grid::STATE_CUTOFF;
use crate::lineup::{Lineup, goes_on};
use crate::pool::{Pool, PoolTable};

/// The volleys of a side in each of its states.
#[derive(Debug, Default)]
struct Fire {
    /// One pool per volley.
    pools: PoolTable,
    /// Per volley: its hits may not fall on aircraft.
    limited: Vec<bool>,
    /// Per state: where its volleys start. One more entry at the end.
    starts: Vec<usize>,
}

impl Fire {
    fn clear(&mut self) {
        self.pools.clear();
        self.limited.clear();
        self.starts.clear();
        self.starts.push(0);
    }

    /// Adds one state: the fire of `counts` units of the groups listed in `firing` (weakest first).
    fn push(&mut self, groups: &[UnitClass], sides: u8, firing: &[usize], counts: &[u16], cap: usize, pool: &mut Pool) {
        let mut open: Option<bool> = None;
        for &g in firing {
            let class = &groups[g];
            let dice = usize::from(counts[g]) * usize::from(class.dice);
            if dice == 0 {
                continue;
            }
            if open != Some(class.cannot_hit_air) {
                if let Some(limited) = open {
                    self.pools.push(pool);
                    self.limited.push(limited);
                }
                pool.start(cap);
                open = Some(class.cannot_hit_air);
            }
            pool.add(dice, f64::from(class.strength) / f64::from(sides));
        }
        if let Some(limited) = open {
            self.pools.push(pool);
            self.limited.push(limited);
        }
        self.starts.push(self.pools.len());
    }
}

/// Chances of the states of a side after it was fired at; lowest state first after `sort`.
type Spread = Vec<(usize, f64)>;

/// Scratch for working out the effect of volleys.
#[derive(Debug, Default)]
struct Aim {
    sums: Vec<f64>,
    touched: Vec<usize>,
    from: Spread,
}

impl Aim {
    /// The states of `target` after the volleys of `fire` in state `shooter`, starting from
    /// `start`.
    fn shoot(&mut self, fire: &Fire, shooter: usize, target: &Lineup, start: usize, out: &mut Spread) {
        out.clear();
        out.push((start, 1.0));
        for v in fire.starts[shooter]..fire.starts[shooter + 1] {
            self.volley(fire, v, target, out);
        }
    }

    fn volley(&mut self, fire: &Fire, volley: usize, target: &Lineup, out: &mut Spread) {
        let row = fire.pools.row(volley);
        let after = if fire.limited[volley] { &target.pairs.after_limited } else { &target.pairs.after_free };
        if self.sums.len() < target.states() {
            self.sums.resize(target.states(), 0.0);
        }
        std::mem::swap(&mut self.from, out);
        out.clear();
        for &(state, chance) in &self.from {
            let mut at = state;
            for _ in 0..row.low {
                at = after[at] as usize;
            }
            for (k, p) in row.probs.iter().enumerate() {
                let next = after[at] as usize;
                // With no target left all further hits are wasted.
                let wasted = next == at;
                let part = if wasted { row.tail(row.low + k) } else { *p };
                if self.sums[at] <= 0.0 {
                    self.touched.push(at);
                }
                self.sums[at] += chance * part;
                if wasted {
                    break;
                }
                at = next;
            }
        }
        self.touched.sort_unstable();
        for at in self.touched.drain(..) {
            // A state may be listed twice when a chance of 0 was added to it first.
            let chance = std::mem::replace(&mut self.sums[at], 0.0);
            if chance > 0.0 {
                out.push((at, chance));
            }
        }
    }
}

/// The chance of a state to stay as it is.
fn stay(spread: &Spread, state: usize) -> f64 {
    let same = spread.iter().find(|(s, _)| *s == state);
    same.map_or(0.0, |(_, p)| *p)
}

/// Fire tables of one battle; reused from battle to battle.
#[derive(Debug, Default)]
pub(crate) struct General {
    strike: Fire,
    attack: Fire,
    defend: Fire,
    /// Support shots as a fire of one state, and the defenders' answer to support and strikes
    /// together.
    extra: Fire,
    /// Defending groups that fire, weakest first.
    defend_order: Vec<usize>,
    pool: Pool,
    aim: Aim,
    middle: Vec<f64>,
    on_defender: Spread,
    on_attacker: Spread,
    struck: Spread,
}

/// The groups that fire, weakest first, and at equal strength those that cannot hit aircraft first.
fn firing_order(groups: &[UnitClass], part: impl Fn(&UnitClass) -> bool) -> Vec<usize> {
    let mut order: Vec<usize> = (0..groups.len()).filter(|g| groups[*g].fires() && part(&groups[*g])).collect();
    order.sort_by_key(|g| (groups[*g].strength, !groups[*g].cannot_hit_air));
    order
}

impl General {
    /// Works out the fire tables.
    pub fn prepare(&mut self, battle: &Battle, a: &Lineup, d: &Lineup) {
        let (attacker, defender) = (&battle.attacker.groups, &battle.defender.groups);
        let strikers = firing_order(attacker, |c| c.first_strike);
        let others = firing_order(attacker, |c| !c.first_strike);
        self.defend_order = firing_order(defender, |_| true);
        let sides = battle.sides;
        let mut counts = Vec::new();
        self.strike.clear();
        self.attack.clear();
        self.defend.clear();
        let pool = &mut self.pool;
        for i in 0..a.states() {
            a.counts(i, attacker.len(), &mut counts);
            let cap = d.units.len();
            self.strike.push(attacker, sides, &strikers, &counts, cap, pool);
            self.attack.push(attacker, sides, &others, &counts, cap, pool);
        }
        for j in 0..d.states() {
            d.counts(j, defender.len(), &mut counts);
            let (order, cap) = (&self.defend_order, a.units.len());
            self.defend.push(defender, sides, order, &counts, cap, pool);
        }
    }

    /// See [`crate::grid::Grid::run_out`].
    pub fn run_out(&mut self, a: &Lineup, d: &Lineup, mass: &mut [f64], leave: &[bool]) -> f64 {
        let cols = d.states();
        let mut rounds = 0.0;
        let mut middle = std::mem::take(&mut self.middle);
        for i in 0..a.last() {
            middle.clear();
            middle.resize(cols, 0.0);
            for j in 0..cols {
                let at = i * cols + j;
                let runs = goes_on(&a.info[i], &d.info[j]) && !leave.get(at).is_some_and(|l| *l);
                let idle = middle[j] < STATE_CUTOFF && (!runs || mass[at] < STATE_CUTOFF);
                if idle {
                    if runs {
                        mass[at] = 0.0;
                    }
                    continue;
                }
                self.exchange(a, d, (i, j));
                if runs {
                    let quiet = stay(&self.on_defender, j) * stay(&self.on_attacker, i);
                    let inflow = mass[at] + middle[j] * quiet;
                    self.aim.shoot(&self.strike, i, d, j, &mut self.struck);
                    let visits = inflow / (1.0 - stay(&self.struck, j) * quiet);
                    rounds += visits;
                    for (to, p) in &self.struck {
                        middle[*to] += visits * p;
                    }
                }
                self.move_on(middle[j], cols, mass);
                if runs {
                    mass[at] = 0.0;
                }
            }
        }
        self.middle = middle;
        rounds
    }

    /// See [`crate::grid::Grid::one_round`].
    pub fn one_round(&mut self, a: &Lineup, d: &Lineup, mass: &[f64], leave: &[bool], next: &mut [f64]) -> f64 {
        let cols = d.states();
        let mut rounds = 0.0;
        let mut middle = std::mem::take(&mut self.middle);
        for i in 0..a.states() {
            middle.clear();
            middle.resize(cols, 0.0);
            for j in 0..cols {
                let at = i * cols + j;
                if mass[at] >= STATE_CUTOFF {
                    if goes_on(&a.info[i], &d.info[j]) && !leave.get(at).is_some_and(|l| *l) {
                        rounds += mass[at];
                        self.aim.shoot(&self.strike, i, d, j, &mut self.struck);
                        for (to, p) in &self.struck {
                            middle[*to] += mass[at] * p;
                        }
                    } else {
                        next[at] += mass[at];
                    }
                }
                if middle[j] >= STATE_CUTOFF {
                    self.exchange(a, d, (i, j));
                    self.move_on(middle[j], cols, next);
                }
            }
        }
        self.middle = middle;
        rounds
    }

    /// The first round with support shots, fought from the state in which nothing is lost, which
    /// has chance `weight`. The answer comes from all defenders but the first strikers' victims.
    pub fn first_round(
        &mut self,
        battle: &Battle,
        (a, d): (&Lineup, &Lineup),
        support: &[f64],
        weight: f64,
        next: &mut [f64],
    ) -> f64 {
        let groups = &battle.defender.groups;
        self.pool.start(d.units.len());
        self.pool.add_pmf(support);
        self.extra.clear();
        self.extra.pools.push(&self.pool);
        self.extra.limited.push(false);
        self.extra.starts.push(1);
        let mut supported = Vec::new();
        self.aim.shoot(&self.extra, 0, d, 0, &mut supported);
        let (mut all, mut before, mut after) = (Vec::new(), Vec::new(), Vec::new());
        d.counts(0, groups.len(), &mut all);
        let cols = d.states();
        for (hit, p) in supported {
            d.counts(hit, groups.len(), &mut before);
            let mut struck = std::mem::take(&mut self.struck);
            self.aim.shoot(&self.strike, 0, d, hit, &mut struck);
            for &(left, q) in &struck {
                d.counts(left, groups.len(), &mut after);
                let answer = |g: usize| all[g] - (before[g] - after[g]);
                let firing: Vec<u16> = (0..groups.len()).map(answer).collect();
                self.extra.clear();
                self.extra.push(groups, battle.sides, &self.defend_order, &firing, a.units.len(), &mut self.pool);
                self.aim.shoot(&self.attack, 0, d, left, &mut self.on_defender);
                self.aim.shoot(&self.extra, 0, a, 0, &mut self.on_attacker);
                self.move_on(weight * p * q, cols, next);
            }
            self.struck = struck;
        }
        weight
    }

    /// See [`crate::grid::Grid::win_chances`].
    pub fn win_chances(&mut self, a: &Lineup, d: &Lineup, out: &mut Vec<f64>) {
        let cols = d.states();
        out.clear();
        out.resize(a.states() * cols, 0.0);
        let mut middle = std::mem::take(&mut self.middle);
        for i in (0..a.last()).rev() {
            middle.clear();
            middle.resize(cols, 0.0);
            middle[d.last()] = 1.0;
            out[i * cols + d.last()] = 1.0;
            for j in (0..d.last()).rev() {
                self.exchange(a, d, (i, j));
                let mut moved = 0.0;
                for (i2, p) in &self.on_attacker {
                    let row = &out[i2 * cols..(i2 + 1) * cols];
                    let sum: f64 = self.on_defender.iter().map(|(j2, q)| q * row[*j2]).sum();
                    moved += p * sum;
                }
                let quiet = stay(&self.on_defender, j) * stay(&self.on_attacker, i);
                let mut chance = 0.0;
                if goes_on(&a.info[i], &d.info[j]) {
                    middle[j] = moved;
                    self.aim.shoot(&self.strike, i, d, j, &mut self.struck);
                    let all: f64 = self.struck.iter().map(|(to, p)| p * middle[*to]).sum();
                    chance = all / (1.0 - stay(&self.struck, j) * quiet);
                }
                middle[j] = moved + quiet * chance;
                out[i * cols + j] = chance;
            }
        }
        self.middle = middle;
    }

    /// Works out both sides' fire after the first strikes.
    fn exchange(&mut self, a: &Lineup, d: &Lineup, (i, j): (usize, usize)) {
        self.aim.shoot(&self.attack, i, d, j, &mut self.on_defender);
        self.aim.shoot(&self.defend, j, a, i, &mut self.on_attacker);
    }

    /// Adds `weight` times the chances last worked out by `exchange`.
    fn move_on(&self, weight: f64, cols: usize, mass: &mut [f64]) {
        for (i2, p) in &self.on_attacker {
            let row = &mut mass[i2 * cols..(i2 + 1) * cols];
            for (j2, q) in &self.on_defender {
                row[*j2] += weight * p * q;
            }
        }
    }
}
