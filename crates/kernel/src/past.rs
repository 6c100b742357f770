//! A game's past apart from its table: to look back without holding up those who play.

use crate::{
    ask::Figure,
    dice::{Dice, Roll},
    game::{Game, Log},
    info::Options,
    journal::{Journal, JournalError},
    seat::{Seat, Viewer},
    table::Table,
};
use std::sync::Arc;

/// Positions kept at most, so that a look back need not begin at the beginning.
const MARKS: usize = 64;
/// The first distance between them; it doubles whenever they are too many.
const STRIDE: usize = 16;
/// Viewers whose figures are kept.
const VIEWERS: usize = 8;

/// One action in force.
struct Step<G: Game> {
    seat: Seat,
    action: G::Action,
    dice: Vec<Roll>,
    after: String,
}

/// The actions in force and how the game began, with a few positions on the way.
pub struct Past<G: Game> {
    game: Arc<G>,
    /// How it began: no entries.
    head: Journal,
    steps: Vec<Step<G>>,
    /// Options changed on the way: after how many actions, and all that were in force from then on.
    changes: Vec<(usize, Options)>,
    /// After so many actions; in order.
    marks: Vec<(usize, G::Position)>,
    stride: usize,
    figures: Vec<(Viewer, Rounds)>,
}

/// The figures at the end of each round.
pub type Rounds = Vec<(u32, Vec<Figure>)>;

impl<G: Game> Past<G> {
    /// The past of a table.
    pub fn of(table: &Table<G>) -> Self {
        let head = table.head();
        let mut past = Self {
            game: table.game().clone(),
            head: head.clone(),
            steps: Vec::new(),
            changes: Vec::new(),
            marks: Vec::new(),
            stride: STRIDE,
            figures: Vec::new(),
        };
        past.follow(table);
        past
    }

    /// Brings it up to date with its table; what is still true is kept.
    pub fn follow(&mut self, table: &Table<G>) {
        // Each digest covers all that came before it.
        let same = |n: usize| self.steps.get(n).map(|s| &s.after) == table.done().get(n).map(|d| &d.after);
        let mut kept = self.steps.len().min(table.done().len());
        while kept > 0 && !same(kept - 1) {
            kept -= 1;
        }
        if kept < self.steps.len() || kept < table.done().len() {
            self.figures.clear();
        }
        let mut options = self.head.options.clone();
        let mut changes: Vec<(usize, Options)> = Vec::new();
        for a in table.amended() {
            options.0.extend(a.options.0.clone());
            changes.push((a.after, options.clone()));
        }
        let known = self.changes.iter().zip(&changes).take_while(|(a, b)| a == b).count();
        // From the first change on that is new or gone, positions are others.
        let first = |list: &[(usize, Options)]| list.get(known).map_or(usize::MAX, |(n, _)| *n);
        let true_before = first(&self.changes).min(first(&changes));
        if true_before < usize::MAX {
            self.figures.clear();
        }
        self.changes = changes;
        self.steps.truncate(kept);
        self.marks.retain(|(n, _)| *n <= kept && *n < true_before);
        let step = |d: &crate::table::Done<G>| Step {
            seat: d.seat,
            action: d.action.clone(),
            dice: d.dice.clone(),
            after: d.after.clone(),
        };
        self.steps.extend(table.done().iter().skip(kept).map(step));
    }

    /// The position after the first `n` actions.
    pub fn position(&mut self, n: usize) -> Result<G::Position, JournalError> {
        let n = n.min(self.steps.len());
        let mut next = self.marks.partition_point(|(m, _)| *m <= n);
        let (from, mut p) = match next.checked_sub(1).and_then(|i| self.marks.get(i)) {
            Some((m, p)) => (*m, p.clone()),
            None => (0, self.opening()?),
        };
        for (i, step) in self.steps.iter().enumerate().take(n).skip(from) {
            self.apply(&mut p, i, step);
            if (i + 1) % self.stride == 0 {
                self.marks.insert(next, (i + 1, p.clone()));
                next += 1;
            }
        }
        while self.marks.len() > MARKS {
            self.stride *= 2;
            let stride = self.stride;
            self.marks.retain(|(m, _)| m % stride == 0);
        }
        Ok(p)
    }

    /// The figures a viewer could know at the end of each round so far and now.
    pub fn figures(&mut self, viewer: Viewer) -> Result<Rounds, JournalError> {
        if let Some((_, rounds)) = self.figures.iter().find(|(v, _)| *v == viewer) {
            return Ok(rounds.clone());
        }
        let mut p = self.opening()?;
        let mut out = Vec::new();
        for (i, step) in self.steps.iter().enumerate() {
            let (before, round) = (p.clone(), self.game.round(&p));
            self.apply(&mut p, i, step);
            if self.game.round(&p) != round {
                out.push((round, self.game.figures(&self.game.view(&before, viewer))));
            }
        }
        out.push((self.game.round(&p), self.game.figures(&self.game.view(&p, viewer))));
        if self.figures.len() >= VIEWERS {
            self.figures.remove(0);
        }
        self.figures.push((viewer, out.clone()));
        Ok(out)
    }

    /// The game.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    fn opening(&self) -> Result<G::Position, JournalError> {
        let mut p = self.head.opening_position(&*self.game, &mut Dice::recorded(&self.head.opening_dice))?;
        self.change(&mut p, 0);
        Ok(p)
    }

    /// Carries out action `i` and what was changed after it.
    fn apply(&self, p: &mut G::Position, i: usize, step: &Step<G>) {
        self.game.apply(p, step.seat, &step.action, &mut Dice::recorded(&step.dice), &mut Log::default());
        self.change(p, i + 1);
    }

    fn change(&self, p: &mut G::Position, n: usize) {
        for (_, options) in self.changes.iter().filter(|(after, _)| *after == n) {
            // It was possible then, and this is the same position.
            let _ = self.game.amend(p, options);
        }
    }
}
