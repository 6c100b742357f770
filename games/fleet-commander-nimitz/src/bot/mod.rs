//! Level `captain`: commands the US side from what lies on the table. Purchases and scouts go by habit; the moves of a turn are
//! weighed by playing the rest of the turn in the mind, and what is decided in a battle by playing the rest of the battle.

pub mod ahead;
mod battle;
mod buy;
mod forces;
mod fought;
mod moves;
mod tally;
mod value;

use crate::{
    Nimitz,
    action::Action,
    battle::Battle,
    board::Board,
    position::{Phase, Position},
    view::View,
};
use ahead::Ahead;
use ironbottom_kernel::{
    Rng, Seat,
    bot::{Bot, Leash},
};

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
    leash: Leash,
}

impl Bot<Nimitz> for Captain {
    fn leash(&mut self, leash: &Leash) {
        self.leash = leash.clone();
    }

    fn ponders(&self) -> bool {
        true
    }

    fn choose(&mut self, game: &Nimitz, view: &View, _seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        let (b, p) = (&game.board, &view.position);
        let wanted = match (&p.battle, p.phase) {
            (Some(x), _) if self.leash.pulled() => battle::choose(b, p, x, legal),
            (Some(x), _) => weigh(b, p, x, legal, rng),
            (None, Phase::Resupply) => buy::resupply(b, p, legal),
            (None, Phase::Scouting) => buy::scout(b, p, legal),
            (None, Phase::Movement) => self.next_move(game, view, legal, rng),
            _ => legal.first().copied().unwrap_or(Action::Done),
        };
        legal.iter().position(|a| *a == wanted).unwrap_or(0)
    }
}

/// Imagined battles for each choice, for the best of them in a second look, and how many these are.
const BATTLES: (usize, usize, usize) = (6, 20, 3);

/// The choice that turns out best when the battle is played on by habit from there; of equals the habit's own.
fn weigh(b: &Board, p: &Position, x: &Battle, legal: &[Action], rng: &mut Rng) -> Action {
    let habit = battle::choose(b, p, x, legal);
    let open: Vec<Action> = match habit {
        // Squadrons choose one after the other: where this one goes.
        Action::Fly { squadron, .. } => {
            legal.iter().copied().filter(|a| matches!(a, Action::Fly { squadron: s, .. } if *s == squadron)).collect()
        }
        Action::Place { unit, .. } => {
            legal.iter().copied().filter(|a| matches!(a, Action::Place { unit: u, .. } if *u == unit)).collect()
        }
        _ => legal.to_vec(),
    };
    if open.len() < 2 {
        return habit;
    }
    let seed = rng.below(1 << 30) as u64;
    let mut ahead = Ahead::new(b);
    let turn = p.turn;
    let mut worth = |a: &Action, from: usize, n: usize| {
        let one = |i: usize| {
            let mut q = p.clone();
            ahead.rest_of_battle(&mut q, a, seed + i as u64);
            value::of(b, &q, turn)
        };
        (from..from + n).map(one).sum::<i64>()
    };
    // Many choices and few battles: chance would choose. So the best are looked at again, with other luck.
    let mut others: Vec<(i64, Action)> = open.into_iter().filter(|a| *a != habit).map(|a| (worth(&a, 0, BATTLES.0), a)).collect();
    others.sort_by_key(|(v, _)| std::cmp::Reverse(*v));
    others.truncate(BATTLES.2);
    let usual = worth(&habit, BATTLES.0, BATTLES.1);
    let best = others.into_iter().map(|(_, a)| (worth(&a, BATTLES.0, BATTLES.1), a)).max_by_key(|(v, _)| *v);
    best.filter(|(v, _)| *v > usual).map_or(habit, |(_, a)| a)
}

impl Captain {
    fn next_move(&mut self, game: &Nimitz, view: &View, legal: &[Action], rng: &mut Rng) -> Action {
        let (b, p) = (&game.board, &view.position);
        // A player who takes over in the middle, or goes back, finds moves in mind that no longer fit: then it thinks anew.
        let fresh = self.planned == Some((p.year, p.turn)) && self.moves.last().is_none_or(|a| legal.contains(a));
        if !fresh {
            self.moves = moves::plan(b, p, moves::CAPTAIN, rng, &self.leash);
            self.moves.reverse();
            self.planned = Some((p.year, p.turn));
        }
        self.moves.pop().unwrap_or(Action::Done)
    }
}
