//! The question: two sides, how they fire, what they lose first, and the circumstances.

use serde::{Deserialize, Serialize};

use crate::error::OddsError;
use crate::policy::{Retreat, Withdrawal};

/// The largest number of units on one side.
pub const MAX_UNITS: usize = 1000;

/// Which side of a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Fires first in each round, may leave.
    Attacker,
    /// Answers with all units, those just hit included.
    Defender,
}

/// Where a unit fights; only air or not air matters to the odds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Medium {
    /// On the ground.
    #[default]
    Land,
    /// In the air: the target of anti-air fire, out of reach of [`UnitClass::cannot_hit_air`]
    /// units.
    Air,
    /// On or under the water.
    Sea,
}

/// A number of equal units of one side, as they fight in the role they have in this battle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct UnitClass {
    /// A die hits when it shows this or less. 0: never fires, but can be lost in place of others.
    pub strength: u8,
    /// Dice that each unit rolls in each round.
    pub dice: u8,
    /// Where it fights.
    pub medium: Medium,
    /// Fires before everybody else in each round, and its victims do not fire back. Attackers only;
    /// ignored on a defender.
    pub first_strike: bool,
    /// Its hits must fall on units that are not in the air; hits beyond those are wasted.
    pub cannot_hit_air: bool,
    /// Can take the ground that is fought for.
    pub holds_ground: bool,
    /// Leaves as the side's [`Withdrawal`] policy says.
    pub may_withdraw: bool,
    /// What one unit is worth.
    pub value: u32,
    /// How many there are.
    pub count: u16,
}

impl Default for UnitClass {
    fn default() -> Self {
        UnitClass {
            strength: 0,
            dice: 1,
            medium: Medium::Land,
            first_strike: false,
            cannot_hit_air: false,
            holds_ground: false,
            may_withdraw: false,
            value: 0,
            count: 0,
        }
    }
}

impl UnitClass {
    /// Units on the ground that can hold it, one die each.
    pub fn land(count: u16, strength: u8, value: u32) -> UnitClass {
        UnitClass { strength, value, count, holds_ground: true, ..UnitClass::default() }
    }

    /// Units in the air, one die each.
    pub fn air(count: u16, strength: u8, value: u32) -> UnitClass {
        UnitClass { strength, value, count, medium: Medium::Air, ..UnitClass::default() }
    }

    /// Units at sea, one die each.
    pub fn sea(count: u16, strength: u8, value: u32) -> UnitClass {
        UnitClass { strength, value, count, medium: Medium::Sea, ..UnitClass::default() }
    }

    pub(crate) fn is_air(&self) -> bool {
        self.medium == Medium::Air
    }

    pub(crate) fn fires(&self) -> bool {
        self.strength > 0 && self.dice > 0
    }
}

/// One step of a given order of losses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LossStep {
    /// Index of the group in [`Side::groups`].
    pub group: usize,
    /// How many of it are lost at this step; more than there are means all that are left.
    pub count: u16,
}

/// What a side loses first.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Losses {
    /// Lowest value first; among equal values weaker fire (strength times dice) first, then the
    /// earlier group.
    #[default]
    CheapestFirst,
    /// In this order; units that it does not mention follow, cheapest first.
    Given(Vec<LossStep>),
}

impl Losses {
    /// Whole groups one after another.
    pub fn groups(order: &[usize]) -> Losses {
        let step = |&group| LossStep { group, count: u16::MAX };
        Losses::Given(order.iter().map(step).collect())
    }
}

/// One side of a battle.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Side {
    /// The units. Results list units left in this order.
    pub groups: Vec<UnitClass>,
    /// What is lost first.
    pub losses: Losses,
}

impl Side {
    /// A side that loses its cheapest units first.
    pub fn new(groups: Vec<UnitClass>) -> Side {
        Side { groups, losses: Losses::CheapestFirst }
    }

    /// Number of units.
    pub fn units(&self) -> usize {
        self.groups.iter().map(|g| usize::from(g.count)).sum()
    }

    /// Value of all units together.
    pub fn value(&self) -> u64 {
        let worth = |g: &UnitClass| u64::from(g.value) * u64::from(g.count);
        self.groups.iter().map(worth).sum()
    }
}

/// Fire at attacking aircraft before the first round: one die for each of them, once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AntiAir {
    /// A die hits when it shows this or less.
    pub strength: u8,
    /// Which aircraft go first (steps that name other units are passed over).
    pub losses: Losses,
}

impl Default for AntiAir {
    fn default() -> Self {
        AntiAir { strength: 1, losses: Losses::CheapestFirst }
    }
}

/// Shots from outside at the defenders before the attackers' fire of the first round. Units hit
/// still fire back in that round, even if the shots alone hit all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Support {
    /// How many dice.
    pub shots: u16,
    /// A die hits when it shows this or less.
    pub strength: u8,
}

/// A battle to be worked out.
///
/// A round: attacking first strikers fire and their victims are removed; the other attackers fire,
/// weakest first, and their victims are marked; all defenders not removed fire back, weakest first,
/// and their victims are removed at once; the marked defenders are removed. Fire of equal strength
/// is resolved together, hits that may not fall on aircraft being placed first. Rounds repeat until
/// a side is gone, the attacker leaves, or neither side can hurt the other (a stalemate, which
/// counts for the defender).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Battle {
    /// Sides of every die.
    pub sides: u8,
    /// Who attacks.
    pub attacker: Side,
    /// Who defends.
    pub defender: Side,
    /// Fire at the attacker's aircraft before the first round.
    pub anti_air: Option<AntiAir>,
    /// Shots at the defender before the first round, in this order.
    pub support: Vec<Support>,
    /// The attacker keeps one unit that can hold ground to the very end, whatever the order of
    /// losses says: the one that would be lost last, of those that will not withdraw if there are
    /// any.
    pub ground_unit_must_survive: bool,
    /// When the attacker leaves.
    pub retreat: Retreat,
    /// When attacking units that may withdraw do so.
    pub attacker_withdraws: Withdrawal,
    /// When defending units that may withdraw do so.
    pub defender_withdraws: Withdrawal,
}

impl Default for Battle {
    fn default() -> Self {
        Battle {
            sides: 6,
            attacker: Side::default(),
            defender: Side::default(),
            anti_air: None,
            support: Vec::new(),
            ground_unit_must_survive: false,
            retreat: Retreat::NEVER,
            attacker_withdraws: Withdrawal::Never,
            defender_withdraws: Withdrawal::Never,
        }
    }
}

impl Battle {
    /// A battle to the end with six-sided dice and cheapest losses first.
    pub fn new(attacker: Vec<UnitClass>, defender: Vec<UnitClass>) -> Battle {
        Battle { attacker: Side::new(attacker), defender: Side::new(defender), ..Battle::default() }
    }

    /// Refuses what cannot be worked out.
    pub fn check(&self) -> Result<(), OddsError> {
        if self.sides == 0 {
            return Err(OddsError::NoSides);
        }
        check_side(&self.attacker, Role::Attacker, self.sides)?;
        check_side(&self.defender, Role::Defender, self.sides)?;
        if let Some(guns) = &self.anti_air {
            check_strength(guns.strength, self.sides)?;
            check_losses(&guns.losses, self.attacker.groups.len())?;
        }
        for support in &self.support {
            check_strength(support.strength, self.sides)?;
        }
        let shots: usize = self.support.iter().map(|s| usize::from(s.shots)).sum();
        check_dice(shots)?;
        if self.retreat.after_rounds == Some(0) {
            return Err(OddsError::RetreatBeforeFirstRound);
        }
        match self.retreat.below_chance {
            Some(chance) => check_chance(chance),
            None => Ok(()),
        }
    }
}

/// The largest number of dice in one pool.
pub const MAX_DICE: usize = 100_000;

pub(crate) fn check_strength(strength: u8, sides: u8) -> Result<(), OddsError> {
    if strength > sides {
        return Err(OddsError::StrengthAboveSides { strength, sides });
    }
    Ok(())
}

pub(crate) fn check_chance(chance: f64) -> Result<(), OddsError> {
    // Written so that a value that is not a number is refused too.
    if (0.0..=1.0).contains(&chance) {
        return Ok(());
    }
    Err(OddsError::BadChance)
}

pub(crate) fn check_dice(dice: usize) -> Result<(), OddsError> {
    if dice > MAX_DICE {
        return Err(OddsError::TooManyDice { dice, limit: MAX_DICE });
    }
    Ok(())
}

fn check_losses(losses: &Losses, groups: usize) -> Result<(), OddsError> {
    if let Losses::Given(steps) = losses
        && let Some(step) = steps.iter().find(|s| s.group >= groups)
    {
        return Err(OddsError::UnknownGroup { group: step.group, groups });
    }
    Ok(())
}

fn check_side(side: &Side, role: Role, sides: u8) -> Result<(), OddsError> {
    for group in &side.groups {
        check_strength(group.strength, sides)?;
    }
    let units = side.units();
    if units > MAX_UNITS {
        return Err(OddsError::TooManyUnits { role, units, limit: MAX_UNITS });
    }
    let dice = |g: &UnitClass| usize::from(g.count) * usize::from(g.dice);
    check_dice(side.groups.iter().map(dice).sum())?;
    check_losses(&side.losses, side.groups.len())
}
