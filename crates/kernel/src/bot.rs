//! Computer opponents get a View, never a Position: honesty is a type.

use crate::{dice::Rng, game::Rules, seat::Seat};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// Tells a computer opponent that thinks for long to answer with the best it has found. All copies are one signal.
#[derive(Clone, Default, Debug)]
pub struct StopSignal(Arc<AtomicBool>);

impl StopSignal {
    /// Enough thought.
    pub fn give(&self) {
        self.0.store(true, Ordering::Release);
    }

    /// It may think again.
    pub fn loosen(&self) {
        self.0.store(false, Ordering::Release);
    }

    /// Must it answer now?
    pub fn is_given(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

/// One computer opponent in one seat of one game. It may remember what it planned.
pub trait Bot<G: Rules>: Send {
    /// Which of the legal actions to take. An index out of range counts as the first.
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, legal: &[G::Action], rng: &mut Rng) -> usize;

    /// A standing order it wants to give now: one of [`Rules::orders`]. It is asked each time its seat is, before its orders and plans
    /// answer for it.
    fn order(&mut self, _game: &G, _view: &G::View, _seat: Seat, _legal: &[G::Action]) -> Option<G::Action> {
        None
    }

    /// Whoever searches for long looks at this signal now and then, and answers at once when it is given.
    fn stop_signal(&mut self, _stop_signal: &StopSignal) {}

    /// Does it think for so long that a table should not be held for it?
    fn ponders(&self) -> bool {
        false
    }

    /// Does it need the view at all? (The random player does not, which saves building one.)
    fn needs_view(&self) -> bool {
        true
    }
}
