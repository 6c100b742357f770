//! Giving up: it ends the game and stands in the journal, so that a replay ends where the players did.

use super::Table;
use crate::{
    game::{Game, Outcome},
    journal::{Entry, EntryFault, Resign, link},
    seat::SeatSet,
    text::Msg,
};

impl<G: Game> Table<G> {
    /// These sides give up, and the game is over.
    pub fn resign(&mut self, sides: &[String]) -> Result<(), EntryFault> {
        if self.to_act().is_over() {
            return Err(EntryFault::Over);
        }
        let known = |id: &String| self.game.info().sides.iter().any(|s| s.id == *id);
        if let Some(stranger) = sides.iter().find(|s| !known(s)) {
            return Err(EntryFault::Side(stranger.clone()));
        }
        if sides.is_empty() {
            return Err(EntryFault::Side(String::new()));
        }
        let after = link(self.digest(), &("resign", sides), self.position());
        self.history.push(Entry::Resign(Resign { sides: sides.to_vec(), after }));
        self.resigned = sides.to_vec();
        Ok(())
    }

    /// How it ended, if somebody gave up: the only side left has won.
    pub(super) fn given_up(&self) -> Option<Outcome> {
        if self.resigned.is_empty() {
            return None;
        }
        let mut left = self.game.info().sides.iter().filter(|s| !self.resigned.contains(&s.id));
        let winner = left.next().filter(|_| left.next().is_none()).map(|s| s.id.clone());
        Some(Outcome { winner, reason: Msg::new("outcome-resigned"), honours: SeatSet::NONE })
    }
}
