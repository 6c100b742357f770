//! 15: combat, hex by hex. Still to be written: FT-206 to FT-219; no hex is fought in yet. The steps of a fight are in
//! [`super::airfight`], [`super::flak`], [`super::bombing`] and [`super::surface`], what they do to ships and bases in [`super::damage`].

use crate::{
    action::Action,
    board::Board,
    event::Event,
    phases::not_now,
    position::Position,
    types::{At, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal, ToAct};

/// The next hex to fight in, if there is one; false: combat is over.
pub fn next(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) -> bool {
    false
}

/// Who is asked in a fight.
pub fn to_act(p: &Position) -> ToAct {
    let side = p.battle.as_ref().map_or(Side::Allies, |f| f.attacker);
    ToAct::One(side.seat())
}

/// Is it legal in a fight?
pub fn check(_b: &Board, _p: &Position, _side: Side, _a: &Action) -> Result<(), Refusal> {
    Err(not_now())
}

/// What could be done in a fight.
pub fn list(_b: &Board, _p: &Position, _side: Side, _out: &mut Vec<Action>) {}

/// Carries it out.
pub fn apply(_b: &Board, _p: &mut Position, _side: Side, _a: &Action, _dice: &mut Dice, _log: &mut Log<Event>) {}

/// FT-186: an interception in movement has succeeded at these altitudes. Still to be written.
pub fn intercept_at(_b: &Board, _p: &mut Position, _at: At, _by: Side, _high: &[bool], _dice: &mut Dice, _log: &mut Log<Event>) {}
