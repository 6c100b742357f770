//! Exact chances: every attack is one die on one row of the hit table, so all six faces say everything.

use crate::{board::Board, phases::damage, settings::Settings};

/// Hits of so many factors on a basic hit table, by the face of the die (FT-287, FT-288).
pub fn faces(b: &Board, rules: &Settings, bht: u8, factors: u16) -> [u8; 6] {
    [1, 2, 3, 4, 5, 6].map(|die| if bht == 0 { 0 } else { damage::hits(b, rules, bht, factors, die) })
}

/// Faces, of six, that give at least so many hits.
pub fn at_least(faces: [u8; 6], hits: u8) -> u8 {
    faces.iter().filter(|n| **n >= hits).count() as u8
}

/// Hits that may be expected, in tenths.
pub fn tenths(faces: [u8; 6]) -> u16 {
    (sum(faces) * 10 + 3) / 6
}

/// Hits of all six faces together: a sixth of it is what may be expected.
pub fn sum(faces: [u8; 6]) -> u16 {
    faces.iter().map(|n| u16::from(*n)).sum()
}

/// Of thirty-six throws of two dice, those that give at least one hit.
pub fn any_of_two(a: [u8; 6], b: [u8; 6]) -> u8 {
    36 - (6 - at_least(a, 1)) * (6 - at_least(b, 1))
}
