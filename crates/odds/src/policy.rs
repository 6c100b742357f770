//! When units leave a battle that is not over.

use serde::{Deserialize, Serialize};

use crate::battle::UnitClass;

/// When the attacker breaks off. Both conditions may be set: the first one that holds counts.
///
/// The attacker leaves at the end of a round only, with every unit still in the battle, and only
/// while both sides have units there and at least one of them can hurt the other.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Retreat {
    /// Leave at the end of this round (counted from 1).
    pub after_rounds: Option<u16>,
    /// Leave at the end of any round after which the chance to win is below this. The chance is
    /// that of the battle fought on to the end without any retreat. A tiny figure such as `1e-9`
    /// means "leave when it is hopeless": no attacker left that can win.
    pub below_chance: Option<f64>,
}

impl Retreat {
    /// Fight to the end.
    pub const NEVER: Retreat = Retreat { after_rounds: None, below_chance: None };

    /// Leave at the end of round `rounds`.
    pub const fn after(rounds: u16) -> Retreat {
        Retreat { after_rounds: Some(rounds), below_chance: None }
    }

    /// Leave when the chance to win falls below `chance`.
    pub const fn below(chance: f64) -> Retreat {
        Retreat { after_rounds: None, below_chance: Some(chance) }
    }

    pub(crate) fn is_never(&self) -> bool {
        self.after_rounds.is_none() && self.below_chance.is_none()
    }
}

/// When units that may slip away from a battle ([`crate::UnitClass::may_withdraw`]) do so.
///
/// They leave at the end of a round in which both sides kept units, the attacker's first, then, if
/// any attacker stays, the defender's. They count as units left, but no longer as present.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawal {
    /// They stay to the end.
    #[default]
    Never,
    /// All that are left go at the end of the first round.
    AfterFirstRound,
}

impl Withdrawal {
    /// True if such a unit stays in the battle.
    pub(crate) fn keeps(self, class: &UnitClass) -> bool {
        self == Withdrawal::Never || !class.may_withdraw
    }
}
