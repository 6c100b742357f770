//! Standing orders: what a side need not be asked, and where its ships go home.

use crate::{action::Action, board::Board, event::Event, position::Position, rule, types::Side};
use ironbottom_kernel::{Log, Refusal};

/// The standing orders a side may give now: none that changes nothing.
pub fn list(_b: &Board, _p: &Position, _side: Side, _out: &mut Vec<Action>) {}

/// May it be given?
pub fn check(_b: &Board, _p: &Position, _side: Side, _a: &Action) -> Result<(), Refusal> {
    Err(Refusal::new(rule::FS_288, "refuse-order"))
}

/// Takes it down.
pub fn apply(_p: &mut Position, _side: Side, _a: &Action, _log: &mut Log<Event>) {}
