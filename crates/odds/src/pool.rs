//! Dice pools: how many hits, which sum.
//!
//! All figures are worked out by convolution in a fixed order, so that they are the same on every
//! run.

use crate::battle::{UnitClass, check_dice, check_strength};
use crate::error::OddsError;

/// Chances of a number of hits below this are cut off the ends of a pool inside the battle solvers
/// (never in the public functions of this module).
pub(crate) const DICE_CUTOFF: f64 = 1e-20;

/// The chances of each sum of two independent counts.
pub fn convolve(a: &[f64], b: &[f64]) -> Vec<f64> {
    if a.is_empty() || b.is_empty() {
        return Vec::new();
    }
    let mut out = vec![0.0; a.len() + b.len() - 1];
    for (i, x) in a.iter().enumerate() {
        for (j, y) in b.iter().enumerate() {
            out[i + j] += x * y;
        }
    }
    out
}

/// The chances of 0, 1, ... hits of one round of fire by all `groups`, all dice counting alike.
pub fn hits_pmf(groups: &[UnitClass], sides: u8) -> Result<Vec<f64>, OddsError> {
    if sides == 0 {
        return Err(OddsError::NoSides);
    }
    let number = |g: &UnitClass| usize::from(g.count) * usize::from(g.dice);
    check_dice(groups.iter().map(number).sum())?;
    let mut pmf = vec![1.0];
    for group in groups {
        check_strength(group.strength, sides)?;
        if group.strength > 0 {
            add_dice(&mut pmf, number(group), group.strength, sides);
        }
    }
    Ok(pmf)
}

/// The chances of 0, 1, ... hits with `dice` dice that hit on `strength` or less.
pub fn shots_pmf(dice: u16, strength: u8, sides: u8) -> Result<Vec<f64>, OddsError> {
    let group = UnitClass { strength, count: dice, ..UnitClass::default() };
    hits_pmf(&[group], sides)
}

/// The chances of each sum of `dice` dice; the index is the sum, so that the first `dice` entries
/// are 0.
pub fn sum_pmf(dice: u16, sides: u8) -> Result<Vec<f64>, OddsError> {
    if sides == 0 {
        return Err(OddsError::NoSides);
    }
    check_dice(usize::from(dice) * usize::from(sides))?;
    let sides = usize::from(sides);
    let mut pmf = vec![1.0];
    for n in 1..=usize::from(dice) {
        let mut next = vec![0.0; n * sides + 1];
        // Only sums from n-1 on can occur with n-1 dice.
        for (sum, p) in pmf.iter().enumerate().skip(n - 1) {
            for cell in &mut next[sum + 1..=sum + sides] {
                *cell += p;
            }
        }
        for cell in &mut next {
            *cell /= sides as f64;
        }
        pmf = next;
    }
    Ok(pmf)
}

/// The mean of a count with these chances.
pub fn mean(pmf: &[f64]) -> f64 {
    pmf.iter().enumerate().map(|(k, p)| k as f64 * p).sum()
}

/// The chance of a count of `least` or more.
pub fn at_least(pmf: &[f64], least: usize) -> f64 {
    // From the small end, so that little is lost to rounding.
    pmf.iter().skip(least).rev().sum()
}

fn add_dice(pmf: &mut Vec<f64>, dice: usize, strength: u8, sides: u8) {
    let hit = f64::from(strength) / f64::from(sides);
    for _ in 0..dice {
        pmf.push(0.0);
        for k in (1..pmf.len()).rev() {
            pmf[k] = pmf[k] * (1.0 - hit) + pmf[k - 1] * hit;
        }
        pmf[0] *= 1.0 - hit;
    }
}

/// A pool that grows die by die. Hits beyond `cap` count as `cap`: more cannot be taken by the
/// enemy. Ends with chances below [`DICE_CUTOFF`] are cut off.
#[derive(Debug, Default)]
pub(crate) struct Pool {
    probs: Vec<f64>,
    /// Index in `probs` of the first entry in use, which is the chance of `low` hits.
    head: usize,
    low: usize,
    cap: usize,
}

impl Pool {
    /// No dice yet.
    pub fn start(&mut self, cap: usize) {
        self.probs.clear();
        self.probs.push(1.0);
        self.head = 0;
        self.low = 0;
        self.cap = cap;
    }

    /// Adds dice that hit with chance `hit`.
    pub fn add(&mut self, dice: usize, hit: f64) {
        if hit <= 0.0 {
            return;
        }
        for _ in 0..dice {
            self.add_one(hit);
        }
    }

    fn add_one(&mut self, hit: f64) {
        let miss = 1.0 - hit;
        let high = self.low + (self.probs.len() - self.head) - 1;
        if high < self.cap {
            self.probs.push(0.0);
        }
        let used = &mut self.probs[self.head..];
        let last = used.len() - 1;
        for k in (1..=last).rev() {
            // At the cap one more hit changes nothing.
            let stay = if k == last && high >= self.cap { 1.0 } else { miss };
            used[k] = used[k] * stay + used[k - 1] * hit;
        }
        if last > 0 || high < self.cap {
            used[0] *= miss;
        }
        while self.probs.len() - self.head > 1 && self.probs[self.head] < DICE_CUTOFF {
            self.head += 1;
            self.low += 1;
        }
        while self.probs.len() - self.head > 1 && self.probs.last().is_some_and(|p| *p < DICE_CUTOFF) {
            self.probs.pop();
        }
    }

    /// Adds the hits of another count, given as plain chances of 0, 1, ...
    pub fn add_pmf(&mut self, pmf: &[f64]) {
        let sum = convolve(&self.probs[self.head..], pmf);
        self.probs.clear();
        self.head = 0;
        for (k, p) in sum.iter().enumerate() {
            if self.low + k <= self.cap || k == 0 {
                self.probs.push(*p);
            } else if let Some(last) = self.probs.last_mut() {
                *last += p;
            }
        }
    }

    pub fn low(&self) -> usize {
        self.low
    }

    pub fn probs(&self) -> &[f64] {
        &self.probs[self.head..]
    }
}

/// Many pools in one buffer, with the chances of "at least k" beside those of "exactly k".
#[derive(Debug, Default)]
pub(crate) struct PoolTable {
    probs: Vec<f64>,
    tails: Vec<f64>,
    rows: Vec<Row>,
}

#[derive(Debug, Clone, Copy)]
struct Row {
    start: usize,
    len: usize,
    low: usize,
}

/// One pool of a [`PoolTable`]: `probs[k]` is the chance of `low + k` hits.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RowView<'a> {
    pub low: usize,
    pub probs: &'a [f64],
    tails: &'a [f64],
}

impl RowView<'_> {
    /// The chance of no hit at all.
    #[inline]
    pub fn none(&self) -> f64 {
        if self.low == 0 { self.probs[0] } else { 0.0 }
    }

    /// The chance of `k` hits or more.
    #[inline]
    pub fn tail(&self, k: usize) -> f64 {
        match self.tails.get(k.saturating_sub(self.low)) {
            Some(p) => *p,
            None => 0.0,
        }
    }
}

impl PoolTable {
    pub fn clear(&mut self) {
        self.probs.clear();
        self.tails.clear();
        self.rows.clear();
    }

    /// Stores a pool; its number is how many were stored before.
    pub fn push(&mut self, pool: &Pool) {
        let start = self.probs.len();
        let probs = pool.probs();
        self.probs.extend_from_slice(probs);
        self.tails.extend_from_slice(probs);
        let tails = &mut self.tails[start..];
        for k in (0..tails.len() - 1).rev() {
            tails[k] += tails[k + 1];
        }
        self.rows.push(Row { start, len: probs.len(), low: pool.low() });
    }

    /// Stores the pool pushed last once more, without copying it.
    pub fn push_again(&mut self) {
        if let Some(row) = self.rows.last().copied() {
            self.rows.push(row);
        }
    }

    pub fn len(&self) -> usize {
        self.rows.len()
    }

    #[inline]
    pub fn row(&self, n: usize) -> RowView<'_> {
        let Row { start, len, low } = self.rows[n];
        RowView { low, probs: &self.probs[start..start + len], tails: &self.tails[start..start + len] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_capped_pool_agrees_with_the_plain_one() {
        let plain = hits_pmf(&[UnitClass::land(5, 2, 0), UnitClass::land(3, 6, 0)], 6).unwrap();
        for cap in 0..10 {
            let mut pool = Pool::default();
            pool.start(cap);
            pool.add(5, 2.0 / 6.0);
            pool.add(3, 1.0);
            let mut table = PoolTable::default();
            table.push(&pool);
            let row = table.row(0);
            for k in 0..=cap {
                let expected = at_least(&plain, k);
                assert!((row.tail(k) - expected).abs() < 1e-15, "cap {cap}, at least {k}");
            }
        }
    }

    #[test]
    fn adding_a_count_respects_the_cap() {
        let shots = shots_pmf(2, 3, 6).unwrap();
        let mut pool = Pool::default();
        pool.start(2);
        pool.add(2, 0.5);
        pool.add_pmf(&shots);
        assert_eq!(pool.probs(), [1.0 / 16.0, 4.0 / 16.0, 11.0 / 16.0]);
    }
}
