//! What one viewer may know, built up from nothing, and a truth that fits it.

use crate::position::{Open, Position};
use ironbottom_kernel::{Rng, Seat, SeatSet, Viewer};
use serde::Serialize;

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub open: Open,
    /// The blocks of the sides the viewer sees from inside.
    pub own: [Option<Vec<u8>>; 2],
    /// Blocks that have just entered spaces their side does not hold: all saw them march.
    pub entered: Vec<u8>,
    /// Blocks each side has left.
    pub left: [u8; 2],
}

/// The view of a viewer (ST-001).
pub fn view(p: &Position, viewer: Viewer) -> View {
    let turn = p.open.turn;
    let own = |i: u8| viewer.sees(SeatSet::one(Seat(i))).then(|| p.blocks[usize::from(i)].clone());
    let entered = |(n, holder): (&u8, &Option<Seat>)| if *holder == Some(turn) { 0 } else { *n };
    View {
        open: p.open.clone(),
        own: [own(0), own(1)],
        entered: p.blocks[usize::from(turn.0)].iter().zip(&p.open.holder).map(entered).collect(),
        left: [0, 1].map(|i: usize| p.blocks[i].iter().sum()),
    }
}

/// A truth that fits the view.
pub fn imagine(v: &View, rng: &mut Rng) -> Position {
    let guess = |i: usize, rng: &mut Rng| {
        let mut blocks = if v.open.turn == Seat(i as u8) { v.entered.clone() } else { vec![0; v.entered.len()] };
        let hidden = v.left[i] - blocks.iter().sum::<u8>();
        scatter(&v.open, i, &mut blocks, hidden, rng);
        blocks
    };
    let blocks = [0, 1].map(|i| v.own[i].clone().unwrap_or_else(|| guess(i, rng)));
    Position { open: v.open.clone(), blocks }
}

/// The same truth with what the viewer may not know changed about: told from the truth, not from the view, so that one proves the other.
pub fn disguise(p: &Position, viewer: Viewer, rng: &mut Rng) -> Position {
    let mut other = p.clone();
    for (i, blocks) in other.blocks.iter_mut().enumerate().filter(|(i, _)| !viewer.sees(SeatSet::one(Seat(*i as u8)))) {
        let held = (0..blocks.len()).filter(|s| p.open.holder[*s] == Some(Seat(i as u8)));
        let hidden = held.map(|s| std::mem::take(&mut blocks[s])).sum();
        scatter(&p.open, i, blocks, hidden, rng);
    }
    other
}

/// Puts so many blocks of a side anywhere into the spaces it holds.
fn scatter(open: &Open, side: usize, blocks: &mut [u8], n: u8, rng: &mut Rng) {
    let held: Vec<usize> = (0..blocks.len()).filter(|s| open.holder[*s] == Some(Seat(side as u8))).collect();
    (0..n).for_each(|_| blocks[held[rng.below(held.len())]] += 1);
}
