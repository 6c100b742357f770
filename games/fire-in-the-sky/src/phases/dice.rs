//! Pools of dice on the combat table (2.3): one die each, 5 or more after modifiers is a success.

use crate::event::Pool;
use ironbottom_kernel::{Dice, Purpose};

/// What a die must show, with its modifiers (R70: a natural roll has no special value).
pub const SUCCESS: i8 = 5;

/// Rolls so many dice; `others`: dice at the end of the pool with a modifier of their own.
pub fn pool(dice: &mut Dice, purpose: Purpose, number: u8, modifier: i8, others: Option<(u8, i8)>) -> Pool {
    let mut out = Pool { modifier, others: others.filter(|(n, _)| *n > 0), ..Pool::default() };
    roll(dice, purpose, number, modifier, &mut out);
    if let Some((n, m)) = out.others {
        roll(dice, purpose, n, m, &mut out);
    }
    out
}

fn roll(dice: &mut Dice, purpose: Purpose, number: u8, modifier: i8, out: &mut Pool) {
    for _ in 0..number {
        let face = dice.d6(purpose);
        out.faces.push(face);
        out.hits += u8::from(succeeds(face, modifier));
    }
}

/// Is this face a success?
pub const fn succeeds(face: u8, modifier: i8) -> bool {
    face as i8 + modifier >= SUCCESS
}
