//! Movement: forces are put together for an area, and imagined play of the rest of the turn says which are worth sending.

use super::{
    forces::{FORCES, Force, gather},
    tally::Tally,
};
use crate::{
    action::Action,
    ahead::Ahead,
    board::Board,
    phases::{holding, movement},
    position::{Place, Position},
    types::Side,
};
use ironbottom_kernel::{
    Rng,
    area::{Space, SpaceSet},
    bot::StopSignal,
};

/// How thoroughly the captain thinks.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Looks at what could be done: so many of the best so far, and imagined turns for each of them. One look at everything would
    /// leave the choice to chance, and thorough looks at everything would take too long.
    pub looks: [(usize, usize); 4],
    /// How many forces that looked best before are looked at again when another one is sent.
    pub again: usize,
    /// Most forces sent in a turn.
    pub forces: usize,
    /// Most times a part of the plan is replaced.
    pub mends: usize,
    /// Parts looked at to be replaced.
    pub drops: usize,
}

/// What the level `captain` does.
pub const CAPTAIN: Effort = Effort { looks: [(1000, 4), (24, 8), (8, 16), (3, 32)], again: 40, forces: 12, mends: 3, drops: 3 };

/// A force that could be sent.
struct Idea {
    force: Force,
    area: Space,
    /// What it seemed to be worth when last looked at, for the supply it takes.
    worth: i64,
}

/// Moves that could be added to the plan, or a plan that could take its place.
struct Choice {
    moves: Vec<Action>,
    after: Position,
    /// Supply it takes beyond what is planned.
    cost: i64,
    /// What imagined turns say about it.
    tally: Tally,
    /// The idea it comes from.
    idea: usize,
}

/// A plan that grows.
struct Planner<'a> {
    b: &'a Board,
    ahead: Ahead<'a>,
    effort: Effort,
    /// Most that may be spent (see [`Ahead::spent`]).
    most: u64,
    stop_signal: &'a StopSignal,
    /// Where the next dice come from: other ones for every question, the same for all answers to it.
    seed: u64,
    /// As it stood when movement began.
    root: Position,
    now: Position,
    done: Vec<Action>,
    ideas: Vec<Idea>,
}

/// The moves of the turn, in order, without the word that ends them, and what was spent on them. Once the signal is pulled, or about
/// `most` is spent, nothing more is weighed: what was found worth sending goes, the rest stays.
pub fn plan(b: &Board, p: &Position, effort: Effort, most: u64, rng: &mut Rng, stop_signal: &StopSignal) -> (Vec<Action>, u64) {
    let seed = rng.below(1 << 30) as u64;
    let (root, now, ideas) = (p.clone(), p.clone(), ideas(b, p));
    let mut planner = Planner { b, ahead: Ahead::new(b), effort, most, stop_signal, seed, root, now, done: Vec::new(), ideas };
    planner.invade();
    planner.grow();
    planner.mend();
    (planner.done, planner.ahead.spent())
}

impl Planner<'_> {
    /// Has it thought long enough?
    fn tired(&self) -> bool {
        self.stop_signal.is_given() || self.ahead.spent() > self.most
    }

    /// Units for the invasion of Japan (FN-334): those sent elsewhere first would keep others from it (FN-336). What it brings is
    /// counted at the end of the campaign and takes all of its turns, so that no imagined turn would find it worth while: each turn
    /// takes its share.
    fn invade(&mut self) {
        let c = self.b.campaign(self.now.year);
        let Some((most, _)) = self.b.tables.invasion.last().copied().filter(|_| c.invasion) else { return };
        let sent: u16 = self.now.units_in(Place::Invasion).map(|u| u16::from(self.now.unit_type(self.b, u).buy)).sum();
        let turns = u16::from(c.turns.saturating_sub(self.now.turn)) + 1;
        let share = most.saturating_sub(sent).div_ceil(turns);
        let moves = gather(self.b, &self.now, Force::Invasion(share), self.b.places.hawaii);
        self.now = with_moves(self.b, &self.now, &moves);
        self.done.extend(moves);
    }

    fn choice(&self, moves: Vec<Action>, idea: usize) -> Choice {
        let after = with_moves(self.b, &self.now, &moves);
        Choice { cost: moves.len() as i64, after, tally: self.tally(), idea, moves }
    }

    /// One force after the other, as long as another one helps.
    fn grow(&mut self) {
        let mut last = None;
        for _ in 0..self.effort.forces {
            let mut choices: Vec<Choice> = Vec::new();
            for i in 0..self.ideas.len() {
                // What was not worth it before is not worth it now, unless something changed there.
                let idea = &self.ideas[i];
                if i >= self.effort.again && last.is_some() && last != Some(idea.area) {
                    continue;
                }
                let moves = gather(self.b, &self.now, idea.force, idea.area);
                if !moves.is_empty() && !choices.iter().any(|c| c.moves == moves) {
                    choices.push(self.choice(moves, i));
                }
            }
            let Some((gain, best)) = self.best(choices) else { return };
            if gain <= 0 {
                return;
            }
            last = best.moves.iter().find_map(goal).or(Some(self.b.places.hawaii));
            self.now = best.after;
            self.done.extend(best.moves);
            self.ideas.sort_by_key(|idea| std::cmp::Reverse(idea.worth));
        }
    }

    /// The best of several, and what it is worth more than what is planned, by the supply it takes. Looks come one after the other,
    /// each at fewer; none if there is nothing to choose, or no time.
    fn best(&mut self, mut choices: Vec<Choice>) -> Option<(i64, Choice)> {
        let mut still = self.tally();
        for (look, (most, times)) in self.effort.looks.into_iter().enumerate() {
            choices.truncate(most);
            let seed = self.seed;
            self.seed += times as u64;
            imagine(&mut self.ahead, self.b, &self.now, &mut still, times, seed);
            let usual = still.worth(self.b);
            for c in &mut choices {
                if self.tired() {
                    return None;
                }
                imagine(&mut self.ahead, self.b, &c.after, &mut c.tally, times, seed);
                if look == 0 {
                    let idea = &mut self.ideas[c.idea];
                    idea.worth = (idea.worth + rate(c.tally.worth(self.b) - usual, c.cost)) / 2;
                }
            }
            choices.sort_by_cached_key(|c| std::cmp::Reverse(rate(c.tally.worth(self.b) - usual, c.cost)));
        }
        let usual = still.worth(self.b);
        choices.into_iter().next().map(|c| (rate(c.tally.worth(self.b) - usual, c.cost), c))
    }

    const fn tally(&self) -> Tally {
        Tally::new(self.root.year, self.root.turn)
    }

    /// What a position is worth, by so many imagined turns.
    fn score(&mut self, p: &Position, n: usize, seed: u64) -> i64 {
        let mut tally = self.tally();
        imagine(&mut self.ahead, self.b, p, &mut tally, n, seed);
        tally.worth(self.b)
    }

    /// Forces chosen one by one may stand in each other's light: one move, or all to an area, are taken back, and the supply goes
    /// where it does more.
    fn mend(&mut self) {
        for _ in 0..self.effort.mends {
            let choices = self.others();
            let Some((gain, best)) = self.best(choices) else { return };
            if gain <= 0 {
                return;
            }
            // Other luck than the one it was found with has a word, too.
            let (n, seed) = (self.effort.looks[3].1, self.seed);
            self.seed += n as u64;
            if self.score(&best.after, n, seed) <= self.score(&self.now.clone(), n, seed) {
                return;
            }
            (self.now, self.done) = (best.after, best.moves);
        }
    }

    /// Plans with one part of this one replaced.
    fn others(&mut self) -> Vec<Choice> {
        let mut areas: Vec<Space> = self.done.iter().filter_map(goal).collect();
        areas.sort_unstable();
        areas.dedup();
        let whole = areas.into_iter().map(|s| without(&self.done, &|_, a| goal(a) == Some(s)));
        // What was committed to the invasion stays: no imagined turn shows what it is good for.
        let single = (0..self.done.len()).filter(|i| !matches!(self.done[*i], Action::Commit { .. }));
        let single = single.map(|i| without(&self.done, &|j, _| i == j));
        let (n, seed) = (self.effort.looks[1].1, self.seed);
        self.seed += n as u64;
        let mut less: Vec<(i64, Vec<Action>, Position)> = Vec::new();
        for moves in whole.chain(single).collect::<Vec<_>>() {
            let Some(q) = self.replay(&moves) else { continue };
            if self.tired() {
                return Vec::new();
            }
            // Those that are missed least, for the supply they took.
            less.push((self.score(&q, n, seed) + SUPPLY * i64::from(q.sp), moves, q));
        }
        less.sort_by_key(|(v, ..)| std::cmp::Reverse(*v));
        less.truncate(self.effort.drops);
        let mut out = Vec::new();
        for (_, moves, q) in less {
            for i in 0..self.ideas.len().min(self.effort.again / 2) {
                let more = gather(self.b, &q, self.ideas[i].force, self.ideas[i].area);
                if !more.is_empty() {
                    let after = with_moves(self.b, &q, &more);
                    let moves: Vec<Action> = moves.iter().copied().chain(more).collect();
                    out.push(Choice { cost: 0, after, tally: self.tally(), idea: i, moves });
                }
            }
            out.push(Choice { cost: 0, after: q, tally: self.tally(), idea: 0, moves });
        }
        out
    }

    /// The position after these moves; none if one of them is not legal without those that were taken back.
    fn replay(&self, moves: &[Action]) -> Option<Position> {
        let mut q = self.root.clone();
        let mut log = ironbottom_kernel::Log::default();
        for a in moves {
            movement::check(self.b, &q, a).ok()?;
            movement::apply(self.b, &mut q, a, &mut log);
        }
        Some(q)
    }
}

/// What a point of supply should bring when a force is taken back for another.
const SUPPLY: i64 = 100;

/// What is left of moves when some are not made.
fn without(done: &[Action], drop: &dyn Fn(usize, &Action) -> bool) -> Vec<Action> {
    done.iter().enumerate().filter(|(i, a)| !drop(*i, a)).map(|(_, a)| *a).collect()
}

fn goal(a: &Action) -> Option<Space> {
    if let Action::Move { to, .. } = a { Some(*to) } else { None }
}

/// Supply is short: what a force brings for what it takes.
const fn rate(gain: i64, cost: i64) -> i64 {
    gain * 10 / (2 + cost)
}

/// All that could be sent.
fn ideas(b: &Board, p: &Position) -> Vec<Idea> {
    let goals = goals(b, p);
    let pickets = pickets(b, p) & !goals;
    let everywhere = [Force::Raid, Force::Bombing, Force::Screen(1), Force::Screen(3), Force::Screen(6)];
    let everywhere = everywhere.map(|f| (f, b.places.hawaii));
    let here = goals.iter().flat_map(|s| FORCES.map(|f| (f, s)));
    // Somebody who stands closer than what matters draws the enemy to himself.
    let pickets = pickets.iter().map(|s| (Force::Infantry(1), s));
    everywhere.into_iter().chain(here).chain(pickets).map(|(force, area)| Idea { force, area, worth: 0 }).collect()
}

/// Areas worth a thought: objectives, and where the player already is.
fn goals(b: &Board, p: &Position) -> SpaceSet {
    let c = b.campaign(p.year);
    let open = |s: &Space| b.areas[s.i()].us && *s != b.places.west_coast;
    let supplied = holding::supplied(b, p);
    let useful = |s: &Space| c.objectives.has(*s) || p.present(b, Side::Us, *s) || (supplied.has(*s) && near_goal(b, p, *s));
    (0..b.areas.len() as u8).map(Space).filter(open).filter(useful).collect()
}

/// Areas where nobody of ours is.
fn pickets(b: &Board, p: &Position) -> SpaceSet {
    let open: SpaceSet = (0..b.areas.len() as u8).map(Space).filter(|s| b.areas[s.i()].us).collect();
    open & !p.census(b).any[Side::Us.i()]
}

/// A step on the way to an objective that is out of supply.
fn near_goal(b: &Board, p: &Position, s: Space) -> bool {
    let wanted = b.campaign(p.year).objectives & !holding::supplied(b, p);
    !(b.map.near(s) & wanted).is_empty()
}

/// So many imagined ends of the turn more; the same dice for all that are compared.
fn imagine(ahead: &mut Ahead<'_>, b: &Board, p: &Position, tally: &mut Tally, n: usize, seed: u64) {
    for i in 0..n as u64 {
        let mut q = p.clone();
        ahead.rest_of_turn(&mut q, seed + i);
        tally.add(b, &q);
    }
}

fn with_moves(b: &Board, p: &Position, moves: &[Action]) -> Position {
    let mut q = p.clone();
    let mut log = ironbottom_kernel::Log::default();
    for a in moves {
        movement::apply(b, &mut q, a, &mut log);
    }
    q
}
