//! Typed orders: which of the legal actions a line means. Written once for every client in which people type.

pub mod line;
mod places;
mod read;

use crate::{Game, Refusal, Seat, Viewer};

pub use places::Gazetteer;
pub use read::{Candidate, Choices, Meaning, Reader, Reading, why_not};

/// The action an order said in full means, as far as the rules accept it, or why they refuse it; none if it is no such order.
pub fn read<G: Game>(game: &G, p: &G::Position, seat: Seat, text: &str) -> Option<Result<G::Action, Refusal>> {
    let read = game.read(&game.view(p, Viewer::seat(seat)), seat, text)?;
    Some(read.and_then(|action| game.check(p, seat, &action).map(|()| action)))
}

/// The same line several times in a row is one line with a number.
pub fn squash(lines: impl Iterator<Item = String>) -> Vec<String> {
    let mut out: Vec<(String, usize)> = Vec::new();
    for l in lines {
        match out.last_mut() {
            Some((last, n)) if *last == l => *n += 1,
            _ => out.push((l, 1)),
        }
    }
    out.into_iter().map(|(l, n)| if n > 1 { format!("{l} (×{n})") } else { l }).collect()
}
