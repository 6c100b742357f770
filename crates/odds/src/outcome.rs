//! The answer: chances of each outcome, means, and what is left.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::battle::{Role, Side};

/// How a battle ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Attackers are left and no defender is (all destroyed or withdrawn).
    AttackerWins,
    /// Defenders are left and no attacker is.
    DefenderWins,
    /// Both sides are destroyed.
    NoneLeft,
    /// The attacker broke off, or all his units that were left withdrew.
    Retreated,
    /// Both sides are left and neither can hurt the other. Counts for the defender.
    Stalemate,
}

/// Chances and means over all outcomes. Values are in the unit of [`crate::UnitClass::value`].
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Summary {
    /// Chance that attackers are left and no defender is.
    pub attacker_wins: f64,
    /// Chance that defenders are left and no attacker is, or that it ends in a stalemate.
    pub defender_wins: f64,
    /// Chance that both sides are destroyed.
    pub none_left: f64,
    /// Chance that the attacker leaves.
    pub retreated: f64,
    /// The part of `defender_wins` that is a stalemate.
    pub stalemate: f64,
    /// The part of `attacker_wins` in which a unit that can hold ground is left.
    pub captures: f64,
    /// Mean number of attackers left, those that left the battle included.
    pub attacker_units_left: f64,
    /// Mean number of defenders left, those that withdrew included.
    pub defender_units_left: f64,
    /// Mean value that the attacker loses, to anti-air fire included.
    pub attacker_value_lost: f64,
    /// Mean value that the defender loses.
    pub defender_value_lost: f64,
    /// `defender_value_lost` less `attacker_value_lost`.
    pub value_swing: f64,
    /// Mean number of rounds fought.
    pub rounds: f64,
}

/// One way in which a battle can end.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Ending {
    /// How it ends.
    pub outcome: Outcome,
    /// Attackers left by group, those that left the battle included.
    pub attacker_left: Vec<u16>,
    /// Defenders left by group, those that withdrew included.
    pub defender_left: Vec<u16>,
    /// Its chance.
    pub probability: f64,
}

/// The whole answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Odds {
    /// Chances and means.
    #[serde(flatten)]
    pub summary: Summary,
    /// Every ending with a chance above 0, by outcome, then most attackers left first, then most
    /// defenders. No two are alike.
    pub endings: Vec<Ending>,
}

/// Chances and means with what is left in numbers, without the single endings.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Outlook {
    /// Chances and means.
    #[serde(flatten)]
    pub summary: Summary,
    /// As [`Odds::spread`] gives it.
    pub spread: Vec<(i32, f64)>,
    /// How many states of the battle were gone through.
    pub states: u64,
}

/// What counts as left: above 0 attackers who are left alone, below 0 defenders, 0 where nobody is. Where both are left (a retreat, a
/// stalemate) the defenders hold: they are what counts.
pub(crate) const fn net(outcome: Outcome, attackers: i32, defenders: i32) -> i32 {
    match outcome {
        // Defenders that withdrew are left, too, but not there.
        Outcome::AttackerWins => attackers,
        Outcome::NoneLeft => 0,
        Outcome::DefenderWins | Outcome::Retreated | Outcome::Stalemate => -defenders,
    }
}

impl Odds {
    /// The chance of every number of units left, lowest first: above 0 attackers who are left alone, below 0 defenders, 0 where nobody
    /// is, or nobody who did not withdraw. Where both are left (a retreat, a stalemate) the defenders hold: they are what counts.
    pub fn spread(&self) -> Vec<(i32, f64)> {
        let units = |left: &[u16]| left.iter().map(|n| i32::from(*n)).sum::<i32>();
        let mut sums: BTreeMap<i32, f64> = BTreeMap::new();
        for e in &self.endings {
            let left = net(e.outcome, units(&e.attacker_left), units(&e.defender_left));
            *sums.entry(left).or_default() += e.probability;
        }
        sums.into_iter().collect()
    }

    /// What one side has left by group, over all outcomes; most units of the first group first.
    pub fn survivors(&self, role: Role) -> Vec<(Vec<u16>, f64)> {
        self.survivors_where(role, |_| true)
    }

    /// What one side has left by group in the outcomes wanted. The chances add up to that of these
    /// outcomes.
    pub fn survivors_where(&self, role: Role, wanted: impl Fn(Outcome) -> bool) -> Vec<(Vec<u16>, f64)> {
        let mut sums: BTreeMap<&Vec<u16>, f64> = BTreeMap::new();
        for ending in self.endings.iter().filter(|e| wanted(e.outcome)) {
            *sums.entry(ending.left(role)).or_default() += ending.probability;
        }
        let rows = sums.into_iter().rev();
        rows.map(|(left, p)| (left.clone(), p)).collect()
    }

    /// Chances of the value that one side has left, lowest first. `side` is the one of the battle
    /// asked about.
    pub fn value_left(&self, role: Role, side: &Side) -> Vec<(u64, f64)> {
        let mut sums: BTreeMap<u64, f64> = BTreeMap::new();
        for ending in &self.endings {
            let each = ending.left(role).iter().zip(&side.groups);
            let value = each.map(|(n, g)| u64::from(*n) * u64::from(g.value)).sum();
            *sums.entry(value).or_default() += ending.probability;
        }
        sums.into_iter().collect()
    }
}

impl Ending {
    /// Units left of one side, by group.
    pub fn left(&self, role: Role) -> &Vec<u16> {
        match role {
            Role::Attacker => &self.attacker_left,
            Role::Defender => &self.defender_left,
        }
    }
}

/// Endings while they are being collected.
pub(crate) type EndingMap = BTreeMap<(Outcome, Vec<u16>, Vec<u16>), f64>;

pub(crate) fn list_endings(map: EndingMap) -> Vec<Ending> {
    let mut list: Vec<Ending> = map
        .into_iter()
        .map(|((outcome, attacker_left, defender_left), probability)| Ending {
            outcome,
            attacker_left,
            defender_left,
            probability,
        })
        .collect();
    list.sort_by(|a, b| {
        let outcome = a.outcome.cmp(&b.outcome);
        let attacker = || b.attacker_left.cmp(&a.attacker_left);
        let defender = || b.defender_left.cmp(&a.defender_left);
        outcome.then_with(attacker).then_with(defender)
    });
    list
}
