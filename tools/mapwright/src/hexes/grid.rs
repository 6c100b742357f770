//! The grid: hexes with flat sides above and below, in columns.
//!
//! Inside the tool a hex is its column, counted from 0 in the west, and its half-row, counted from 0 in the north in steps of half a
//! hex; column and half-row are both even or both odd when the grid starts with a full hex in its corner.

use anyhow::{Result, bail};
use serde::Deserialize;

/// A hex: column and half-row.
pub type Hex = [i32; 2];

/// How a hex is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Address {
    /// Column and half-row, two figures each: `0412`.
    Figures,
    /// Letters of the row, then the number of the column from 1: `A1`, `XX84`. Even-numbered columns lie half a hex lower.
    Letters,
}

/// Size and place of the grid.
#[derive(Clone, Debug, Deserialize)]
pub struct Grid {
    /// How a hex is written.
    pub address: Address,
    /// From the centre of a hex to a corner, in map units.
    pub side: f64,
    /// Centre of the hex of column 0 and half-row 0.
    pub origin: [f64; 2],
}

/// Half the square root of three.
pub const HALF_ROOT_3: f64 = 0.866_025_403_784_438_6;

/// The six sides, clockwise from north, as steps to the neighbour.
pub const SIDES: [Hex; 6] = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]];

impl Grid {
    /// Centre of a hex.
    pub fn centre(&self, hex: Hex) -> [f64; 2] {
        [self.origin[0] + 1.5 * self.side * f64::from(hex[0]), self.origin[1] + HALF_ROOT_3 * self.side * f64::from(hex[1])]
    }

    /// Corner `n` of a hex: side `n` (0 is north) runs from corner `n` to corner `n + 1`, clockwise.
    pub fn corner(&self, hex: Hex, n: usize) -> [f64; 2] {
        let (dx, dy) = match n % 6 {
            0 => (-0.5, -HALF_ROOT_3),
            1 => (0.5, -HALF_ROOT_3),
            2 => (1.0, 0.0),
            3 => (0.5, HALF_ROOT_3),
            4 => (-0.5, HALF_ROOT_3),
            _ => (-1.0, 0.0),
        };
        let c = self.centre(hex);
        [c[0] + dx * self.side, c[1] + dy * self.side]
    }

    /// The outline of a hex, clockwise, closed.
    pub fn outline(&self, hex: Hex) -> Vec<[f64; 2]> {
        (0..=6).map(|n| self.corner(hex, n)).collect()
    }

    /// Does the point lie in the hex? The border counts.
    pub fn holds(&self, hex: Hex, p: [f64; 2]) -> bool {
        let c = self.centre(hex);
        let (x, y) = ((p[0] - c[0]).abs() / self.side, (p[1] - c[1]).abs() / self.side);
        y <= HALF_ROOT_3 && 2.0 * HALF_ROOT_3 * x + y <= 2.0 * HALF_ROOT_3
    }

    /// The hex in which a point lies; of no concern here whether the board has it.
    #[allow(clippy::cast_possible_truncation)] // a board has some dozens of columns
    pub fn at(&self, p: [f64; 2]) -> Hex {
        let column = ((p[0] - self.origin[0]) / (1.5 * self.side)).round() as i32;
        let row = ((p[1] - self.origin[1]) / (HALF_ROOT_3 * self.side)).round() as i32;
        let mut best = ([column, row], f64::INFINITY);
        for c in column - 1..=column + 1 {
            for h in row - 2..=row + 2 {
                if (c - h) % 2 != 0 {
                    continue;
                }
                let m = self.centre([c, h]);
                let d = (m[0] - p[0]) * (m[0] - p[0]) + (m[1] - p[1]) * (m[1] - p[1]);
                if d < best.1 {
                    best = ([c, h], d);
                }
            }
        }
        best.0
    }

    /// How the hex is written.
    pub fn name(&self, hex: Hex) -> String {
        match self.address {
            Address::Figures => format!("{:02}{:02}", hex[0], hex[1]),
            Address::Letters => format!("{}{}", row_letters((hex[1] - hex[0].rem_euclid(2)) / 2), hex[0] + 1),
        }
    }

    /// Reads what [`Grid::name`] writes.
    pub fn parse(&self, text: &str) -> Result<Hex> {
        let found = match self.address {
            Address::Figures if text.len() == 4 && text.is_ascii() => {
                text[..2].parse().ok().zip(text[2..].parse().ok()).map(|(c, h): (i32, i32)| [c, h])
            }
            Address::Figures => None,
            Address::Letters => {
                let digits = text.find(|c: char| c.is_ascii_digit()).unwrap_or(text.len());
                let (letters, number) = text.split_at(digits);
                match (row_index(letters), number.parse::<i32>()) {
                    (Some(row), Ok(column)) if column > 0 => Some([column - 1, 2 * row + (column - 1) % 2]),
                    _ => None,
                }
            }
        };
        match found {
            Some(hex) if (hex[0] - hex[1]) % 2 == 0 => Ok(hex),
            _ => bail!("'{text}' is no hex"),
        }
    }
}

/// A, B, ..., Z, AA, BB, ...
pub fn row_letters(row: i32) -> String {
    let letter = char::from(b'A' + u8::try_from(row.rem_euclid(26)).unwrap_or_default());
    std::iter::repeat_n(letter, usize::try_from(row / 26).unwrap_or_default() + 1).collect()
}

/// The row of its letters.
pub fn row_index(letters: &str) -> Option<i32> {
    let first = letters.bytes().next().filter(u8::is_ascii_uppercase)?;
    let again = i32::try_from(letters.len()).ok()? - 1;
    letters.bytes().all(|b| b == first).then(|| again * 26 + i32::from(first - b'A'))
}

/// Which side of the first hex the second one touches.
pub fn side_between(a: Hex, b: Hex) -> Option<usize> {
    SIDES.iter().position(|s| [a[0] + s[0], a[1] + s[1]] == b)
}

/// Joins pieces of line that share ends to lines as long as possible; closed ones end where they begin.
pub fn chain(pieces: &[[[f64; 2]; 2]]) -> Vec<Vec<[f64; 2]>> {
    let near = |a: [f64; 2], b: [f64; 2]| (a[0] - b[0]).abs() + (a[1] - b[1]).abs() < 0.01;
    let mut left = pieces.to_vec();
    let mut lines = Vec::new();
    while !left.is_empty() {
        let first = left.remove(0);
        let mut line = vec![first[0], first[1]];
        loop {
            let (head, tail) = (line[0], line[line.len() - 1]);
            if near(head, tail) && line.len() > 2 {
                break;
            }
            if let Some(i) = left.iter().position(|p| near(p[0], tail) || near(p[1], tail)) {
                let p = left.remove(i);
                line.push(if near(p[0], tail) { p[1] } else { p[0] });
            } else if let Some(i) = left.iter().position(|p| near(p[0], head) || near(p[1], head)) {
                let p = left.remove(i);
                line.insert(0, if near(p[0], head) { p[1] } else { p[0] });
            } else {
                break;
            }
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_written() {
        let letters = Grid { address: Address::Letters, side: 10.0, origin: [0.0, 0.0] };
        for (text, hex) in [("A1", [0, 0]), ("A2", [1, 1]), ("E24", [23, 9]), ("XX84", [83, 99])] {
            assert_eq!(letters.parse(text).unwrap(), hex);
            assert_eq!(letters.name(hex), text);
        }
        let figures = Grid { address: Address::Figures, ..letters };
        assert_eq!(figures.name([4, 12]), "0412");
        assert_eq!(figures.parse("1709").unwrap(), [17, 9]);
        for bad in ["", "0411", "A1", "12345"] {
            assert!(figures.parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_point_lies_in_the_hex_that_holds_it() {
        let grid = Grid { address: Address::Figures, side: 52.0, origin: [112.0, 40.0] };
        for hex in [[0, 8], [7, 11], [18, 20]] {
            let c = grid.centre(hex);
            assert_eq!(grid.at([c[0] + 30.0, c[1] - 20.0]), hex);
            assert!(grid.holds(hex, [c[0] + 51.0, c[1]]));
            assert!(!grid.holds(hex, [c[0] + 50.0, c[1] + 20.0]));
        }
    }
}
