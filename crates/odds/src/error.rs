//! What can be wrong with a question.

use crate::battle::Role;

/// Why a battle cannot be worked out. Nothing is computed when one of these is returned.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum OddsError {
    /// A die needs at least one side.
    #[error("a die must have at least one side")]
    NoSides,
    /// A unit, gun or shot that would hit on more than the die can show.
    #[error("strength {strength} is more than a die of {sides} sides can show")]
    StrengthAboveSides {
        /// The strength asked for.
        strength: u8,
        /// The sides of the die.
        sides: u8,
    },
    /// More units on one side than [`crate::MAX_UNITS`].
    #[error("{units} units on one side, at most {limit} can be worked out")]
    TooManyUnits {
        /// The side that is too large.
        role: Role,
        /// Its number of units.
        units: usize,
        /// The largest number allowed.
        limit: usize,
    },
    /// More dice in one pool than [`crate::MAX_DICE`].
    #[error("{dice} dice in one pool, at most {limit} can be worked out")]
    TooManyDice {
        /// The number of dice asked for.
        dice: usize,
        /// The largest number allowed.
        limit: usize,
    },
    /// Mixed hits (some may not fall on aircraft) on two large mixed sides give too many states.
    #[error("the battle has {states} states, at most {limit} can be worked out")]
    TooManyStates {
        /// The number of states of the battle.
        states: usize,
        /// The largest number allowed.
        limit: usize,
    },
    /// An order of losses names a group that the side does not have.
    #[error("the order of losses names group {group}, but there are only {groups} groups")]
    UnknownGroup {
        /// The group named.
        group: usize,
        /// How many groups there are.
        groups: usize,
    },
    /// A chance that is not between 0 and 1.
    #[error("a chance must be a number from 0 to 1")]
    BadChance,
    /// The attacker may leave after a round, never before the first.
    #[error("the attacker cannot retreat before the first round")]
    RetreatBeforeFirstRound,
}
