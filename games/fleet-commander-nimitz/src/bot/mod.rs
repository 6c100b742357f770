//! Level `captain`: commands the US side from what lies on the table. Purchases, scouts and battles go by habit; the moves of a turn
//! are weighed by playing the rest of the turn in the mind.

pub mod ahead;
mod battle;
mod buy;
mod moves;
mod value;

use crate::{Nimitz, action::Action, position::Phase, view::View};
use ironbottom_kernel::{Rng, Seat, bot::Bot};

/// A player of this level; none if there is no such level.
pub fn new(level: &str) -> Option<Box<dyn Bot<Nimitz>>> {
    (level == "captain").then(|| Box::new(Captain::default()) as Box<dyn Bot<Nimitz>>)
}

/// What it has in mind.
#[derive(Default)]
struct Captain {
    /// The campaign turn it has planned the moves of.
    planned: Option<(u16, u8)>,
    /// Moves still to be made, the next one last.
    moves: Vec<Action>,
}

impl Bot<Nimitz> for Captain {
    fn choose(&mut self, game: &Nimitz, view: &View, _seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        let (b, p) = (&game.board, &view.position);
        let wanted = match (&p.battle, p.phase) {
            (Some(x), _) => battle::choose(b, p, x, legal),
            (None, Phase::Resupply) => buy::resupply(b, p, legal),
            (None, Phase::Scouting) => buy::scout(b, p, legal),
            (None, Phase::Movement) => self.next_move(game, view, legal, rng),
            _ => legal.first().copied().unwrap_or(Action::Done),
        };
        legal.iter().position(|a| *a == wanted).unwrap_or(0)
    }
}

impl Captain {
    fn next_move(&mut self, game: &Nimitz, view: &View, legal: &[Action], rng: &mut Rng) -> Action {
        let (b, p) = (&game.board, &view.position);
        // A player who takes over in the middle, or goes back, finds moves in mind that no longer fit: then it thinks anew.
        let fresh = self.planned == Some((p.year, p.turn)) && self.moves.last().is_none_or(|a| legal.contains(a));
        if !fresh {
            self.moves = moves::plan(b, p, moves::CAPTAIN, rng);
            self.moves.reverse();
            self.planned = Some((p.year, p.turn));
        }
        self.moves.pop().unwrap_or(Action::Done)
    }
}
