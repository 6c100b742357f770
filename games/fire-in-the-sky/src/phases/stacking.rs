//! Stacking and capacities (2.2.2.1, 2.2.3): checked at the stated moments alone; the enemy removes what is too much (R17).

use crate::{action::Action, board::Board, event::Event, position::Position, rule};
use ironbottom_kernel::{Log, Refusal};

/// A check begins: the inactive player looks at the phasing player's units first, then the other way round.
pub fn begin(p: &mut Position) {
    p.diary.trimming = Some(p.phasing.other());
    p.closed = false;
}

/// The other player's turn to look, or the end of the check.
pub fn next(p: &mut Position) {
    p.closed = false;
    p.diary.trimming = match p.diary.trimming {
        Some(chooser) if chooser == p.phasing.other() => Some(p.phasing),
        _ => None,
    };
}

/// Is there anything above a limit that the chooser may remove?
pub fn asks(_b: &Board, _p: &Position) -> bool {
    false
}

/// All that may be removed, and `Done`.
pub fn list(_b: &Board, _p: &Position, _out: &mut Vec<Action>) {}

/// May this be removed?
pub fn check(_b: &Board, _p: &Position, _a: &Action) -> Result<(), Refusal> {
    Err(Refusal::new(rule::FS_046, "refuse-phase"))
}

/// Removes it.
pub fn apply(_b: &Board, _p: &mut Position, _a: &Action, _log: &mut Log<Event>) {}
