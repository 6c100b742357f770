//! What standing orders answer in a surface fight and to submarines: a plain weighing of what can be won and lost. Always the same for the
//! same position.

use super::{Battle, surface};
use crate::{
    action::Action,
    board::{Board, UnitId},
    odds,
    position::Position,
    types::Side,
};

/// What a unit is worth, in rough points: its size, its guns, its aircraft; a land unit its fight.
pub fn worth(b: &Board, u: UnitId) -> i32 {
    let unit = b.unit(u);
    let size = i32::from(unit.class.0);
    match (unit.ship(), unit.land()) {
        (Some(s), _) => 2 * size + 2 * i32::from(s.firepower) + 6 * i32::from(s.air) + 4,
        (_, Some(l)) => 2 * size + 3 * i32::from(l.combat),
        _ => size,
    }
}

/// What a shot at an enemy may be expected to win: a damaged ship is gone for a while, a sunk one for long.
pub fn gain(b: &Board, p: &Position, round: u8, u: UnitId, enemy: UnitId) -> i32 {
    let shot = odds::shot(b, p, round, u, enemy);
    let hit = i32::from(shot.faces) * worth(b, enemy) * (36 + 2 * i32::from(shot.sinks));
    hit / if shot.half { 3 } else { 1 }
}

/// FS-228: the pair that wins most for what it risks.
pub fn pair(b: &Board, p: &Position, bt: &Battle, side: Side) -> Option<Action> {
    let mut all = Vec::new();
    surface::list_pair(p, bt, side, &mut all);
    let value = |a: &Action| match *a {
        Action::Pair { unit, enemy } => {
            let faced = |u: UnitId| bt.pairs.iter().filter(|(x, y)| *x == u || *y == u).count() as i32;
            // A ship that faces several enemies fires at one of them only.
            let risk = gain(b, p, bt.round, enemy, unit) / (1 + faced(enemy));
            gain(b, p, bt.round, unit, enemy) - risk
        }
        _ => i32::MIN,
    };
    all.into_iter().max_by_key(|a| (value(a), std::cmp::Reverse(*a)))
}

/// FS-235: the target that is worth most.
pub fn fire(b: &Board, p: &Position, bt: &Battle, u: UnitId) -> Option<Action> {
    let enemy = surface::targets(b, p, bt, u).into_iter().max_by_key(|e| (gain(b, p, bt.round, u, *e), std::cmp::Reverse(*e)))?;
    Some(Action::Fire { unit: u, enemy })
}
