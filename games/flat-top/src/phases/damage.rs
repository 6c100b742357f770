//! 20, 21: the hit table, and what hits do. The table is there; damage to ships and bases (FT-289 to FT-313, FT-439 to FT-444, FT-478) is
//! still to be written. Values after damage are read where they are needed: [`crate::position::Ship`], [`crate::position::Facility::now`].

use crate::{
    board::{Board, HitValue},
    rules::Rules,
};

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
