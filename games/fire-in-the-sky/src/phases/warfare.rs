//! Economic warfare (6): escorts, submarines, bombers.

use crate::{action::Action, board::Board, event::Event, position::Position, rule, types::Side};
use ironbottom_kernel::{Dice, Log, Refusal};

/// What needs nobody when it begins.
pub fn begin(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {}

/// Is there something to decide, beyond ending it?
pub fn asks(_b: &Board, _p: &Position) -> bool {
    false
}

/// Who decides.
pub fn decides(_b: &Board, p: &Position) -> Side {
    p.phasing
}

/// All that may be done.
pub fn list(_b: &Board, _p: &Position, _out: &mut Vec<Action>) {}

/// May this be done?
pub fn check(_b: &Board, _p: &Position, _a: &Action) -> Result<(), Refusal> {
    Err(Refusal::new(rule::FS_073, "refuse-phase"))
}

/// Does it.
pub fn apply(_b: &Board, _p: &mut Position, _a: &Action, _dice: &mut Dice, _log: &mut Log<Event>) {}

/// What needs nobody when it ends.
pub fn finish(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {}
