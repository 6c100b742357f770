//! Damage (13): ships, land units and aircraft at sea, and where they go.

use crate::{
    board::{Board, UnitId},
    event::{Cause, Event, Why},
    position::Position,
};
use ironbottom_kernel::{Dice, Log};

/// FS-267 to FS-272: damage rolls of a ship that was hit so often; it is sunk, or leaves damaged. `modifiers`: one for each hit, before
/// those of the turn and of 18.3.2.
pub fn ship(
    _b: &Board,
    _p: &mut Position,
    _u: UnitId,
    _cause: Cause,
    _modifiers: &[i8],
    _dice: &mut Dice,
    _log: &mut Log<Event>,
) {
}

/// A unit leaves the map for the turn track (R3, R4, R51, FS-321): to be back in its owner's next reinforcement phase, or later by the
/// reason.
pub fn away(_b: &Board, _p: &mut Position, _u: UnitId, _why: Why, _log: &mut Log<Event>) {}
