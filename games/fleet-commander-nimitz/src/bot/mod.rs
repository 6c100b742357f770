//! Level `captain`: commands the US side from what lies on the table. Purchases and scouts go by habit; the moves of a turn are
//! weighed by playing the rest of the turn in the mind, and what is decided in a battle by playing the rest of the battle.

mod buy;
mod forces;
mod moves;
mod tally;

use crate::{
    Nimitz,
    action::Action,
    ahead::{Ahead, habits, value},
    battle::{Battle, Field, aboard},
    board::Board,
    position::{Phase, Position},
    view::View,
};
use ironbottom_kernel::{
    Rng, Seat,
    bot::{Bot, StopSignal},
};

/// A player of this level; none if there is no such level.
pub fn new(level: &str) -> Option<Box<dyn Bot<Nimitz>>> {
    (level == "captain").then(|| Box::new(Captain::new(CAPTAIN)) as Box<dyn Bot<Nimitz>>)
}

/// Most that the thought of one campaign turn takes, and of that its moves, counted as [`Ahead::spent`] does: a clock would answer
/// otherwise on another machine. Moves seldom take so much; large battles would take many times what is left.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Moves and all battles.
    pub turn: u64,
    /// Moves.
    pub moves: u64,
}

/// What the level `captain` may take: about two seconds.
pub const CAPTAIN: Limits = Limits { turn: 18_000_000, moves: 10_000_000 };

/// What it has in mind.
pub struct Captain {
    limits: Limits,
    /// The campaign turn, and what was spent on it.
    turn: (u16, u8),
    spent: u64,
    /// Moves still to be made, the next one last; none if there is no plan for the turn.
    moves: Option<Vec<Action>>,
    stop_signal: StopSignal,
}

impl Bot<Nimitz> for Captain {
    fn stop_signal(&mut self, stop_signal: &StopSignal) {
        self.stop_signal = stop_signal.clone();
    }

    fn ponders(&self) -> bool {
        true
    }

    fn choose(&mut self, game: &Nimitz, view: &View, _seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        let (b, p) = (&game.board, &view.position);
        if self.turn != (p.year, p.turn) {
            (self.turn, self.spent, self.moves) = ((p.year, p.turn), 0, None);
        }
        let wanted = match (&p.battle, p.phase) {
            (Some(x), _) if self.stop_signal.is_given() => habits::choose(b, p, x, legal),
            (Some(x), _) => self.decide(b, p, x, legal, rng),
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

/// Most choices that are weighed against the habit's own: more than there are plans.
const WEIGHED: usize = 20;

/// A decision of a battle takes at most about such a part of what is left of the turn, so that the last battle has something left.
const SHARE: u64 = 32;

/// Imagined battles that a decision among so many choices takes.
pub const fn effort(choices: usize) -> usize {
    if choices < 2 {
        return 0;
    }
    let others = choices - 1;
    let again = if others < BATTLES.2 { others } else { BATTLES.2 };
    others * BATTLES.0 + (again + 1) * BATTLES.1
}

/// What is weighed, the habit's own choice among it. Squadrons and ships choose one after the other: where this one goes. A deck is as
/// good as another with as many aboard. Squadrons that look for a deck were weighed with every deck before, all of them again for
/// each: a large fleet took minutes.
pub fn open(b: &Board, p: &Position, x: &Battle, legal: &[Action]) -> (Action, Vec<Action>) {
    let f = Field { b, p, x };
    let habit = habits::choose(b, p, x, legal);
    let of = |a: &Action| match *a {
        Action::Fly { squadron, .. } => Some((0, u16::from(squadron))),
        Action::Place { unit, .. } => Some((1, unit)),
        Action::Land { squadron, .. } => Some((2, u16::from(squadron))),
        _ => None,
    };
    let one = of(&habit);
    let mut all: Vec<Action> = match (one, habit) {
        (Some((2, squadron)), _) => {
            // Where it lands, or whether it is the one that is given up.
            let fits = |a: &Action| match *a {
                Action::GiveUp { squadron: s } => u16::from(s) == squadron,
                _ => of(a) == one,
            };
            let mut seen = Vec::new();
            let fresh = |a: &Action| match *a {
                Action::Land { unit, .. } => {
                    let deck = (f.kind(unit).side, aboard(f, unit), f.p.units[unit as usize].kind);
                    let new = !seen.contains(&deck) || *a == habit;
                    seen.push(deck);
                    new
                }
                _ => true,
            };
            legal.iter().copied().filter(fits).filter(fresh).collect()
        }
        (Some(_), _) => legal.iter().copied().filter(|a| of(a) == one).collect(),
        // Of equal squadrons one is as good to lose as another.
        (None, Action::GiveUp { .. }) => {
            let mut seen = Vec::new();
            let fresh = |a: &Action| match *a {
                Action::GiveUp { squadron } => {
                    let like = x.squadrons.get(squadron as usize).map(|s| (s.kind, s.hurt, s.base));
                    let new = !seen.contains(&like) || *a == habit;
                    seen.push(like);
                    new
                }
                _ => *a == habit,
            };
            legal.iter().copied().filter(fresh).collect()
        }
        (None, _) => legal.to_vec(),
    };
    all.retain(|a| *a != habit);
    all.truncate(WEIGHED);
    all.push(habit);
    (habit, all)
}

/// The choice that turns out best when the battle is played on by habit from there, of equals the habit's own; and what was spent on
/// it, about `most` if it would be more.
fn weigh(b: &Board, p: &Position, habit: Action, open: Vec<Action>, most: u64, rng: &mut Rng) -> (Action, u64) {
    let effort = effort(open.len()) as u64;
    if effort == 0 || most == 0 {
        return (habit, 0);
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
        let worth = (from..from + n).map(one).sum::<i64>();
        (worth, ahead.spent())
    };
    // What one imagined battle takes says how many there can be.
    let (_, spent) = worth(&habit, 0, 1);
    let whole = effort * spent;
    let fit = |n: usize| if whole > most { (n as u64 * most / whole) as usize } else { n };
    let (few, many) = (fit(BATTLES.0), fit(BATTLES.1));
    if few == 0 {
        return (habit, spent);
    }
    // Many choices and few battles: chance would choose. So the best are looked at again, with other luck.
    let mut others: Vec<(i64, Action)> = open.into_iter().filter(|a| *a != habit).map(|a| (worth(&a, 0, few).0, a)).collect();
    others.sort_by_key(|(v, _)| std::cmp::Reverse(*v));
    others.truncate(BATTLES.2);
    let (usual, _) = worth(&habit, few, many);
    let again: Vec<_> = others.into_iter().map(|(_, a)| (worth(&a, few, many), a)).collect();
    let spent = again.last().map_or(spent, |((_, spent), _)| *spent);
    let best = again.into_iter().max_by_key(|((v, _), _)| *v).filter(|((v, _), _)| *v > usual);
    (best.map_or(habit, |(_, a)| a), spent)
}

impl Captain {
    /// One that thinks no longer than that.
    pub fn new(limits: Limits) -> Self {
        Self { limits, turn: (0, 0), spent: 0, moves: None, stop_signal: StopSignal::default() }
    }

    /// What it has spent on this turn (see [`Limits`]).
    pub const fn spent(&self) -> u64 {
        self.spent
    }

    /// A decision of a battle.
    fn decide(&mut self, b: &Board, p: &Position, x: &Battle, legal: &[Action], rng: &mut Rng) -> Action {
        let (habit, open) = open(b, p, x, legal);
        let most = self.limits.turn.saturating_sub(self.spent) / SHARE;
        let (chosen, spent) = weigh(b, p, habit, open, most, rng);
        self.spent += spent;
        chosen
    }

    fn next_move(&mut self, game: &Nimitz, view: &View, legal: &[Action], rng: &mut Rng) -> Action {
        let (b, p) = (&game.board, &view.position);
        // A player who takes over in the middle, or goes back, finds moves in mind that no longer fit: then it thinks anew.
        let fits = |moves: &Vec<Action>| moves.last().is_none_or(|a| legal.contains(a));
        let mut moves = self.moves.take().filter(fits).unwrap_or_else(|| {
            let (mut moves, spent) = moves::plan(b, p, moves::CAPTAIN, self.limits.moves, rng, &self.stop_signal);
            self.spent += spent;
            moves.reverse();
            moves
        });
        let next = moves.pop();
        self.moves = Some(moves);
        next.unwrap_or(Action::Done)
    }
}
