//! 20, 21: the hit table, and what hits do. Values after damage are read where they are needed: [`crate::position::Ship`],
//! [`crate::position::Facility::now`].

use crate::{
    action::Action,
    board::{Board, HitValue},
    event::Event,
    phases::not_now,
    position::Position,
    rules::Rules,
    types::{FacId, ShipId, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// What made the hits (21.6, 21.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cause {
    /// Bombs of aircraft that dived or flew low.
    Bomb,
    /// Bombs of aircraft that flew high.
    HighBomb,
    /// Torpedoes of aircraft.
    Torpedo,
    /// Guns of ships or of the shore.
    Gun,
    /// Torpedoes of ships.
    ShipTorpedo,
}

/// Hits on a ship of this side; to be called for a miss too: an attack is an attack (FT-305).
#[expect(clippy::too_many_arguments, reason = "agreed")]
pub fn hit_ship(
    _b: &Board,
    _p: &mut Position,
    _side: Side,
    _ship: ShipId,
    _hits: u8,
    _cause: Cause,
    _dice: &mut Dice,
    _log: &mut Log<Event>,
) {
}

/// Hits on a base of this side by dive or low bombing, or by guns in the surface part of a fight.
pub fn hit_base(b: &Board, p: &mut Position, side: Side, base: FacId, hits: u8, dice: &mut Dice, log: &mut Log<Event>) {
    hit_base_by(b, p, side, base, hits, Cause::Bomb, dice, log);
}

/// Hits on a base of this side by whatever made them; to be called for a miss too (FT-320).
#[expect(clippy::too_many_arguments, reason = "agreed")]
pub fn hit_base_by(
    _b: &Board,
    _p: &mut Position,
    _side: Side,
    _base: FacId,
    _hits: u8,
    _cause: Cause,
    _dice: &mut Dice,
    _log: &mut Log<Event>,
) {
}

/// Step Losses: is it legal?
pub fn losses_check(_b: &Board, _p: &Position, _side: Side, _a: &Action) -> Result<(), Refusal> {
    Err(not_now())
}

/// Step Losses: what could be done?
pub fn losses_list(_b: &Board, _p: &Position, _side: Side, _out: &mut Vec<Action>) {}

/// Step Losses: carries it out. When the last loss is chosen the step of the battle is its `resume` again.
pub fn losses_apply(_b: &Board, _p: &mut Position, _side: Side, _a: &Action, _dice: &mut Dice, _log: &mut Log<Event>) {}

/// FT-285, FT-286: a basic hit table with its modifiers, between 1 and 15.
pub fn bht(base: u8, modifiers: &[i8]) -> u8 {
    let sum: i32 = modifiers.iter().map(|m| i32::from(*m)).sum::<i32>() + i32::from(base);
    sum.clamp(1, 15) as u8
}

/// FT-359, FT-287, FT-288, FT-438: hits of so many factors at this basic hit table with this die.
pub fn hits(b: &Board, rules: &Rules, bht: u8, factors: u16, die: u8) -> u8 {
    if factors == 0 {
        return 0;
    }
    let c = &b.charts;
    let column = c.columns.iter().position(|last| factors <= *last).unwrap_or(c.columns.len() - 1);
    match c.hits[usize::from(bht.clamp(1, 15)) - 1][column] {
        HitValue::Star => u8::from(die == 6),
        HitValue::Number(n) => {
            let effect = c.effect[usize::from(rules.english_die_effect)][usize::from(die.clamp(1, 6)) - 1];
            n.saturating_add_signed(effect)
        }
    }
}
