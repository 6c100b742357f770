//! What the standing orders and plans of a seat answer for it.

use super::{Done, Table};
use crate::{
    game::{Game, ToAct},
    seat::{Seat, Viewer},
};

impl<G: Game> Table<G> {
    /// What the standing orders and plans of a seat answer now; none: it is asked itself. A seat that took something back is, until
    /// it has acted or a barrier was passed: otherwise what it took back would be done again at once.
    pub fn routine(&self, seat: Seat) -> Option<G::Action> {
        if !self.may_answer(seat) {
            return None;
        }
        let legal = self.actions(seat);
        if legal.is_empty() {
            return None;
        }
        self.game.routine(&self.view(Viewer::seat(seat)), seat, &legal).filter(|a| legal.contains(a))
    }

    fn may_answer(&self, seat: Seat) -> bool {
        !self.frozen && !self.held.has(seat) && self.to_act().seats().has(seat)
    }

    /// Carries out one such answer, as an action of that seat.
    pub fn act_by_routine(&mut self, seat: Seat) -> Option<&Done<G>> {
        let action = self.routine(seat)?;
        self.act(seat, &action).ok()
    }

    /// Is the last action of a seat, if it can be taken back, one that its standing orders and plans gave by themselves? Whoever takes
    /// back something wants to go back to what he decided himself.
    pub fn routine_was_last(&self, seat: Seat) -> bool {
        let Ok(range) = self.undoable(seat) else { return false };
        let d = &self.done[range.start];
        !d.order && d.before.as_ref().is_some_and(|p| self.routine_in(p, seat).as_ref() == Some(&d.action))
    }

    fn routine_in(&self, p: &G::Position, seat: Seat) -> Option<G::Action> {
        if matches!(self.game.to_act(p), ToAct::Over(_)) {
            return None;
        }
        let mut legal = Vec::new();
        self.game.actions(p, seat, &mut legal);
        if legal.is_empty() {
            return None;
        }
        let answer = self.game.routine(&self.game.view(p, Viewer::seat(seat)), seat, &legal)?;
        legal.contains(&answer).then_some(answer)
    }
}
