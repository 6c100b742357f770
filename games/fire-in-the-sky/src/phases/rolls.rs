//! Pools of dice of the combat table: a die succeeds on 5 or 6 after its modifiers (R70).

use crate::event::Pool;
use ironbottom_kernel::{Dice, Purpose};

/// What a die must reach.
pub const SUCCESS: i8 = 5;

/// Rolls so many dice with the same modifier.
pub fn pool(purpose: Purpose, n: u8, modifier: i8, dice: &mut Dice) -> Pool {
    let faces: Vec<u8> = (0..n).map(|_| dice.d6(purpose)).collect();
    let hits = faces.iter().filter(|f| **f as i8 + modifier >= SUCCESS).count() as u8;
    Pool { faces, modifier, others: None, hits }
}
