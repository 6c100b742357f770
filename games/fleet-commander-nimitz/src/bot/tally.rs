//! What many imagined turns say together.

use crate::ahead::value::{self, AREAS};
use crate::{board::Board, phases::holding, position::Position};

/// The sum of several imagined ends of a turn. How often each objective was held is counted, and the number held together is worked
/// out as if each fell or stood for itself: a campaign hangs on having seven of them and not six, and single ends of a turn would
/// say little about that.
#[derive(Clone)]
pub struct Tally {
    year: u16,
    turn: u8,
    times: i64,
    rest: i64,
    /// Points beside the areas, the same in all of them.
    points: i64,
    held: [i64; AREAS],
}

/// A certainty, in the arithmetic of chances here.
const SURE: i64 = 1 << 20;

impl Tally {
    /// For the end of this turn.
    pub const fn new(year: u16, turn: u8) -> Self {
        Self { year, turn, times: 0, rest: 0, points: 0, held: [0; AREAS] }
    }

    /// One more end of the turn.
    pub fn add(&mut self, b: &Board, p: &Position) {
        self.times += 1;
        if p.year != self.year {
            // A campaign of several went over into the next: how this one was judged is what counts.
            let n = p.past.last().map_or(0, |(_, n)| i64::from(*n));
            self.rest += value::objectives(b, self.year, self.turn, n);
            return;
        }
        let held = holding::objectives(b, p);
        self.rest += value::rest(b, p, self.turn, held);
        self.points = value::points(b, p, self.turn);
        for s in held.iter() {
            self.held[s.i() % AREAS] += 1;
        }
    }

    /// What the turn is worth.
    pub fn worth(&self, b: &Board) -> i64 {
        let times = self.times.max(1);
        // chance[n]: that n are held.
        let mut chance = [0i64; AREAS + 1];
        chance[0] = SURE;
        let mut most = 0;
        for held in self.held.iter().filter(|n| **n > 0) {
            most += 1;
            let yes = held * SURE / times;
            for n in (0..=most).rev() {
                let more = if n > 0 { chance[n - 1] * yes } else { 0 };
                chance[n] = (chance[n] * (SURE - yes) + more) / SURE;
            }
        }
        let worth = |(n, c): (usize, &i64)| c * value::objectives(b, self.year, self.turn, n as i64 + self.points);
        let objectives = chance.iter().enumerate().map(worth).sum::<i64>() / SURE;
        objectives + self.rest / times
    }
}
