//! 14.13: interception in movement. Still to be written: FT-182 to FT-191, FT-409 to FT-413, FT-468; nobody is asked yet.

use crate::{
    action::Action,
    board::Board,
    event::Event,
    phases::not_now,
    position::Position,
    types::{At, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// FT-182: interceptions before anything moves.
pub fn at_start(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {}

/// FT-187: a formation of this side has flown into a hex; the other side may be offered an interception (a frame on the stack).
pub fn offer(_b: &Board, _p: &mut Position, _mover: Side, _at: At) {}

/// Is it legal?
pub fn check(_b: &Board, _p: &Position, _side: Side, _at: At, a: &Action) -> Result<(), Refusal> {
    if *a == Action::Decline { Ok(()) } else { Err(not_now()) }
}

/// Carries it out.
pub fn apply(_b: &Board, p: &mut Position, _side: Side, _at: At, _a: &Action, _dice: &mut Dice, _log: &mut Log<Event>) {
    p.stack.pop();
}
