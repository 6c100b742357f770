//! 7: who sees what, and what is told. Still to be written: FT-055 to FT-107 and the reports; nobody sees anything yet.

use crate::{
    action::Action,
    board::Board,
    event::Event,
    phases::not_now,
    position::Position,
    types::{At, Side},
};
use ironbottom_kernel::{Log, Refusal};

/// LOOK: for both sides together until nothing changes. Puts what is seen on the common map, holds it, and tells; a report that its
/// owner must think about is a frame on the stack. Called from rest and after every hex; it must cost nothing when nothing moved.
pub fn look(_b: &Board, _p: &mut Position, _log: &mut Log<Event>) {}

/// Is there an enemy task force on the map, held at condition 2 or better, so that its owner must expect to be shadowed?
pub fn may_shadow(p: &Position) -> bool {
    p.sides.iter().any(|f| f.tfs.iter().any(|t| t.at.is_some() && t.held >= 2))
}

/// FT-087, FT-088, FT-456: is this a figure the owner may give?
pub fn check_report(_b: &Board, _p: &Position, _side: Side, _at: At, _air: bool, _a: &Action) -> Result<(), Refusal> {
    Err(not_now())
}

/// All figures the owner may give.
pub fn list_reports(_b: &Board, _p: &Position, _side: Side, _at: At, _air: bool, _out: &mut Vec<Action>) {}

/// The owner has answered.
pub fn report(_b: &Board, p: &mut Position, _side: Side, _at: At, _air: bool, _a: &Action, _log: &mut Log<Event>) {
    p.stack.pop();
}
