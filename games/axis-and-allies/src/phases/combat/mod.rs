//! Phase 3: overflight fire, the rocket, raids, then battles in the order the active player chooses (AA-317).
use crate::{action::Action, board::Board, event::Event, position::Position, types::Power};
use ironbottom_kernel::{Dice, Log, Refusal, ToAct};
use serde::{Deserialize, Serialize};

/// Combat in progress: everything needed to go on after a restart.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Combat {}

/// Enters phase 3 and goes on to the first decision (or through the whole phase into phase 4).
pub fn begin(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {}
/// Who must decide in phase 3.
pub fn to_act(_b: &Board, p: &Position) -> ToAct {
    ToAct::One(p.power.seat())
}
/// Lists phase 3 for one power (nothing for a power that is not asked).
pub fn list(_b: &Board, _p: &Position, _power: Power, _out: &mut Vec<Action>) {}
/// Checks phase 3.
pub fn check(_b: &Board, _p: &Position, _power: Power, _a: &Action) -> Result<(), Refusal> {
    Err(Refusal::new(4, "refuse-phase"))
}
/// Carries out an action of phase 3 and goes on to the next decision.
pub fn apply(_b: &Board, _p: &mut Position, _power: Power, _a: &Action, _dice: &mut Dice, _log: &mut Log<Event>) {}
