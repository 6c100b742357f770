//! Hexes: offset numbers as printed on boards, hexsides, distance, line, ring; the hexes of a map of so many columns and rows.
//!
//! Columns run left to right, rows top to bottom, both from 0; hexes have flat tops, and odd columns stand half a hex lower.

use serde::{Deserialize, Serialize};

/// A hex by column and row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Hex {
    /// Column from 0.
    pub col: i16,
    /// Row from 0.
    pub row: i16,
}

/// One of the six sides, and the direction across it, clockwise from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Top.
    N,
    /// Upper right.
    Ne,
    /// Lower right.
    Se,
    /// Bottom.
    S,
    /// Lower left.
    Sw,
    /// Upper left.
    Nw,
}

impl Side {
    /// All six, clockwise.
    pub const ALL: [Self; 6] = [Self::N, Self::Ne, Self::Se, Self::S, Self::Sw, Self::Nw];

    /// The side seen from the other hex.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// Its id.
    pub const fn id(self) -> &'static str {
        ["n", "ne", "se", "s", "sw", "nw"][self as usize]
    }

    /// By its number, 1 to 6, as dice have it.
    pub const fn number(n: u8) -> Self {
        Self::ALL[(n as usize + 5) % 6]
    }

    /// Turned clockwise by so many sides.
    #[must_use]
    pub const fn turned(self, by: i8) -> Self {
        Self::ALL[(self as i8 + by).rem_euclid(6) as usize]
    }
}

/// A side between two hexes, the same from either.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct HexSide {
    hex: Hex,
    side: Side,
}

impl HexSide {
    /// The side of a hex.
    pub fn new(hex: Hex, side: Side) -> Self {
        // One of the two names is kept: the one whose side is N, NE or SE.
        match side {
            Side::N | Side::Ne | Side::Se => Self { hex, side },
            _ => Self { hex: hex.step(side), side: side.opposite() },
        }
    }

    /// The side between two neighbours.
    pub fn between(a: Hex, b: Hex) -> Option<Self> {
        Side::ALL.into_iter().find(|s| a.step(*s) == b).map(|s| Self::new(a, s))
    }
}

impl Hex {
    /// A hex.
    pub const fn new(col: i16, row: i16) -> Self {
        Self { col, row }
    }

    /// Reads a printed number such as `0315` (column 3, row 15), both counted from `first`.
    pub fn from_number(text: &str, first: i16) -> Option<Self> {
        if text.len() != 4 || !text.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        Some(Self::new(text[..2].parse::<i16>().ok()? - first, text[2..].parse::<i16>().ok()? - first))
    }

    /// The printed number, both parts counted from `first`.
    pub fn number(self, first: i16) -> String {
        format!("{:02}{:02}", self.col + first, self.row + first)
    }

    /// From a column and a row counted in half hexes, where rows of odd columns are odd: numbers such as `0412` on some boards.
    pub const fn from_halves(col: i16, half_row: i16) -> Option<Self> {
        if (col + half_row) % 2 == 0 { Some(Self::new(col, (half_row - (col & 1)) / 2)) } else { None }
    }

    /// The row counted in half hexes.
    pub const fn half_row(self) -> i16 {
        2 * self.row + (self.col & 1)
    }

    // Cube coordinates make distance and lines simple.
    const fn cube(self) -> (i32, i32, i32) {
        let q = self.col as i32;
        let r = self.row as i32 - (self.col as i32 - (self.col as i32 & 1)) / 2;
        (q, r, -q - r)
    }

    const fn from_cube(q: i32, r: i32) -> Self {
        Self { col: q as i16, row: (r + (q - (q & 1)) / 2) as i16 }
    }

    /// The neighbour across a side.
    #[must_use]
    pub const fn step(self, side: Side) -> Self {
        let (q, r, _) = self.cube();
        let (dq, dr) = match side {
            Side::N => (0, -1),
            Side::Ne => (1, -1),
            Side::Se => (1, 0),
            Side::S => (0, 1),
            Side::Sw => (-1, 1),
            Side::Nw => (-1, 0),
        };
        Self::from_cube(q + dq, r + dr)
    }

    /// The six neighbours, clockwise from the top.
    pub fn neighbours(self) -> [Self; 6] {
        Side::ALL.map(|s| self.step(s))
    }

    /// Steps between two hexes.
    pub const fn distance(self, other: Self) -> u32 {
        let (aq, ar, as_) = self.cube();
        let (bq, br, bs) = other.cube();
        ((aq - bq).unsigned_abs() + (ar - br).unsigned_abs() + (as_ - bs).unsigned_abs()) / 2
    }

    /// The hexes on the straight line to another, both ends included. A line along a hexside leans to one fixed side of it.
    pub fn line(self, other: Self) -> Vec<Self> {
        let n = self.distance(other) as i64;
        if n == 0 {
            return vec![self];
        }
        let (aq, ar, _) = self.cube();
        let (bq, br, _) = other.cube();
        // Whole numbers only: points are scaled by 2^20 n, with a nudge far smaller than a hex to break ties.
        let scale = 1i64 << 20;
        let unit = scale * n;
        (0..=n)
            .map(|i| {
                let q = scale * (i64::from(aq) * (n - i) + i64::from(bq) * i) + n;
                let r = scale * (i64::from(ar) * (n - i) + i64::from(br) * i) + 2 * n;
                round_cube(q, r, unit)
            })
            .collect()
    }

    /// The hexes at exactly this distance, clockwise from the top.
    pub fn ring(self, radius: u32) -> Vec<Self> {
        if radius == 0 {
            return vec![self];
        }
        let mut hex = (0..radius).fold(self, |h, _| h.step(Side::N));
        let mut out = Vec::with_capacity(6 * radius as usize);
        for side in [Side::Se, Side::S, Side::Sw, Side::Nw, Side::N, Side::Ne] {
            for _ in 0..radius {
                out.push(hex);
                hex = hex.step(side);
            }
        }
        out
    }

    /// All hexes within a distance, nearest first.
    pub fn disc(self, radius: u32) -> Vec<Self> {
        (0..=radius).flat_map(|r| self.ring(r)).collect()
    }
}

fn round_cube(q: i64, r: i64, unit: i64) -> Hex {
    let s = -q - r;
    let round = |x: i64| (2 * x + unit).div_euclid(2 * unit);
    let (mut rq, mut rr, rs) = (round(q), round(r), round(s));
    let off = |x: i64, rx: i64| (x - rx * unit).abs();
    let (dq, dr, ds) = (off(q, rq), off(r, rr), off(s, rs));
    if dq > dr && dq > ds {
        rq = -rr - rs;
    } else if dr > ds {
        rr = -rq - rs;
    }
    Hex::from_cube(rq as i32, rr as i32)
}

/// A hex of a map of so many columns and rows, as a small number: row times columns plus column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u16")]
pub struct Cell<const COLUMNS: i16, const ROWS: i16>(u16);

// Actions come from people: a hex that is not on the map stops at the door.
impl<const COLUMNS: i16, const ROWS: i16> TryFrom<u16> for Cell<COLUMNS, ROWS> {
    type Error = &'static str;

    fn try_from(n: u16) -> Result<Self, Self::Error> {
        if n < (COLUMNS * ROWS) as u16 { Ok(Self(n)) } else { Err("a hex is off the map") }
    }
}

impl<const COLUMNS: i16, const ROWS: i16> Cell<COLUMNS, ROWS> {
    /// All hexes.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..(COLUMNS * ROWS) as u16).map(Self)
    }

    /// From column and row, if that is on the map.
    pub const fn new(h: Hex) -> Option<Self> {
        if h.col >= 0 && h.col < COLUMNS && h.row >= 0 && h.row < ROWS {
            Some(Self((h.row * COLUMNS + h.col) as u16))
        } else {
            None
        }
    }

    /// Column and row.
    pub const fn hex(self) -> Hex {
        Hex::new(self.0 as i16 % COLUMNS, self.0 as i16 / COLUMNS)
    }

    /// Its number.
    pub const fn i(self) -> usize {
        self.0 as usize
    }

    /// The neighbour in a direction; none: off the map.
    pub const fn step(self, side: Side) -> Option<Self> {
        Self::new(self.hex().step(side))
    }

    /// Steps between two hexes.
    pub const fn distance(self, other: Self) -> u32 {
        self.hex().distance(other.hex())
    }

    /// Is it within so many hexes? As [`Self::distance`] has it, but quick to say no: most hexes are many rows or columns away, and
    /// then the gap between the numbers is large, or not near a whole number of rows.
    pub const fn within(self, other: Self, most: u32) -> bool {
        let (gap, row) = (self.0.abs_diff(other.0) as u32, COLUMNS as u32);
        gap <= most * row + most && (gap + most) % row <= 2 * most && self.distance(other) <= most
    }

    /// The address: letters of the row (A to Z, then AA to ZZ), number of the column from 1.
    pub fn name(self) -> String {
        let h = self.hex();
        format!("{}{}", row_letters(h.row), h.col + 1)
    }

    /// Reads an address.
    pub fn read(text: &str) -> Option<Self> {
        let (letters, number) = text.split_at(text.find(|c: char| c.is_ascii_digit())?);
        Self::new(Hex::new(number.parse::<i16>().ok()? - 1, Self::row(letters)?))
    }

    /// The row with these letters.
    pub fn row(letters: &str) -> Option<i16> {
        (0..ROWS).find(|r| row_letters(*r).eq_ignore_ascii_case(letters))
    }
}

/// Letters of a row.
fn row_letters(row: i16) -> String {
    let letter = char::from(b'A' + (row % 26) as u8);
    if row < 26 { letter.to_string() } else { format!("{letter}{letter}") }
}
