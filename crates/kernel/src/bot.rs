//! Computer opponents get a View, never a Position: honesty is a type.

use crate::{dice::Rng, game::Game, seat::Seat};

/// One computer opponent in one seat of one game. It may remember what it planned.
pub trait Bot<G: Game>: Send {
    /// Which of the legal actions to take. An index out of range counts as the first.
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, legal: &[G::Action], rng: &mut Rng) -> usize;

    /// Does it need the view at all? (The random player does not, which saves building one.)
    fn needs_view(&self) -> bool {
        true
    }
}
