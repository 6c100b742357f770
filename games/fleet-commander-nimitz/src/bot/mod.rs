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
    battle::{Battle, Field, aboard},
    board::Board,
    position::{Phase, Position},
    view::View,
};
use ahead::Ahead;
use ironbottom_kernel::{
    Rng, Seat,
    area::Space,
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
    /// The battle being fought, and imagined battles spent on it.
    battle: Option<(u16, u8, Space)>,
    spent: usize,
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

/// Most imagined battles for the decisions of one battle: several times what a large one takes. What is left then goes by habit.
pub const MOST: usize = 30_000;

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
    let habit = battle::choose(b, p, x, legal);
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

/// The choice that turns out best when the battle is played on by habit from there; of equals the habit's own.
fn weigh(b: &Board, p: &Position, habit: Action, open: Vec<Action>, rng: &mut Rng) -> Action {
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
    /// A decision of a battle, as long as there is thought left for it.
    fn decide(&mut self, b: &Board, p: &Position, x: &Battle, legal: &[Action], rng: &mut Rng) -> Action {
        let battle = (p.year, p.turn, x.area);
        if self.battle != Some(battle) {
            (self.battle, self.spent) = (Some(battle), 0);
        }
        let (habit, open) = open(b, p, x, legal);
        self.spent += effort(open.len());
        if self.spent > MOST { habit } else { weigh(b, p, habit, open, rng) }
    }

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
