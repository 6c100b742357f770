//! Movement: forces are put together for an area, and imagined play of the rest of the turn says which are worth sending.

use super::ahead::Ahead;
use crate::{
    action::Action,
    board::Board,
    phases::{holding, movement},
    position::{Mark, Place, Position, UnitId},
    types::{Class, Kind, Side},
};
use ironbottom_kernel::{
    Rng,
    area::{Space, SpaceSet},
    bot::Leash,
};

/// How thoroughly the captain thinks.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Imagined turns for every force that could be sent.
    pub first: usize,
    /// More of them for the best.
    pub more: usize,
    /// How many are the best.
    pub kept: usize,
    /// Most forces sent in a turn.
    pub forces: usize,
}

/// What the level `captain` does.
pub const CAPTAIN: Effort = Effort { first: 6, more: 32, kept: 6, forces: 14 };

/// A kind of force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Force {
    /// So many carriers, each with an escort and one more.
    Carriers(usize),
    /// So many surface ships.
    Guns(usize),
    /// So much infantry.
    Infantry(usize),
    /// So many squadrons.
    Air(usize),
    /// Carriers, ships and infantry to take an area.
    Landing(usize),
    /// Ships and infantry.
    Relief(usize),
    /// All submarines raid.
    Raid,
    /// Submarines go to the area.
    Subs,
    /// All wings bomb Japan.
    Bombing,
    /// So many units for the invasion of Japan.
    Invasion(usize),
    /// One small ship to each of so many areas where Japan stands alone: infantry that shares its area gets no orders (FN-102), and
    /// the closest enemy is then at home.
    Screen(usize),
}

const FORCES: [Force; 11] = [
    Force::Infantry(1),
    Force::Infantry(2),
    Force::Air(2),
    Force::Guns(2),
    Force::Guns(4),
    Force::Carriers(1),
    Force::Carriers(2),
    Force::Carriers(4),
    Force::Landing(3),
    Force::Relief(2),
    Force::Subs,
];

/// The moves of the turn, in order, without the word that ends them. Once the leash is pulled nothing more is weighed: what was
/// found worth sending goes, the rest stays.
pub fn plan(b: &Board, p: &Position, effort: Effort, rng: &mut Rng, leash: &Leash) -> Vec<Action> {
    let mut ahead = Ahead::new(b);
    let base = rng.below(1 << 30) as u64;
    let mut done: Vec<Action> = Vec::new();
    let mut now = p.clone();
    // Those sent first keep others from being committed to the invasion (FN-336): it comes first.
    if b.campaign(p.year).invasion {
        for force in [Force::Invasion(7), Force::Invasion(4)] {
            let moves = gather(b, &now, force, b.places.hawaii);
            let (with, without) = (
                score(&mut ahead, &with_moves(b, &now, &moves), effort.first + effort.more, base),
                score(&mut ahead, &now, effort.first + effort.more, base),
            );
            if !moves.is_empty() && with > without {
                now = with_moves(b, &now, &moves);
                done.extend(moves);
                break;
            }
        }
    }
    let goals = goals(b, &now);
    let pickets = pickets(b, &now) & !goals;
    for round in 0..effort.forces {
        let seed = base + 1000 * round as u64;
        let still = score(&mut ahead, &now, effort.first, seed);
        let mut tried: Vec<(i64, Vec<Action>)> = Vec::new();
        let everywhere = [Force::Raid, Force::Bombing, Force::Screen(1), Force::Screen(3), Force::Screen(6)];
        let everywhere = everywhere.map(|f| (f, b.places.hawaii));
        let here = goals.iter().flat_map(|s| FORCES.map(|f| (f, s)));
        // Somebody who stands closer than what matters draws the enemy to himself.
        let pickets = pickets.iter().map(|s| (Force::Infantry(1), s));
        for (force, area) in everywhere.into_iter().chain(here).chain(pickets) {
            let moves = gather(b, &now, force, area);
            if leash.pulled() {
                return done;
            }
            if moves.is_empty() || tried.iter().any(|(_, m)| *m == moves) {
                continue;
            }
            let gain = score(&mut ahead, &with_moves(b, &now, &moves), effort.first, seed) - still;
            tried.push((gain, moves));
        }
        tried.sort_by_key(|(gain, _)| std::cmp::Reverse(*gain));
        tried.truncate(effort.kept);
        let seed = seed + 500;
        let still = score(&mut ahead, &now, effort.more, seed);
        let best = tried
            .into_iter()
            .map(|(_, moves)| (score(&mut ahead, &with_moves(b, &now, &moves), effort.more, seed) - still, moves))
            .max_by_key(|(gain, _)| *gain);
        match best {
            Some((gain, moves)) if gain > 0 => {
                now = with_moves(b, &now, &moves);
                done.extend(moves);
            }
            _ => break,
        }
    }
    done
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

/// The mean worth of the turn's end over so many imagined ones; the same dice for all that are compared.
fn score(ahead: &mut Ahead<'_>, p: &Position, n: usize, seed: u64) -> i64 {
    let one = |i: usize| {
        let mut q = p.clone();
        ahead.rest_of_turn(&mut q, seed + i as u64)
    };
    (0..n).map(one).sum::<i64>() / n.max(1) as i64
}

fn with_moves(b: &Board, p: &Position, moves: &[Action]) -> Position {
    let mut q = p.clone();
    let mut log = ironbottom_kernel::Log::default();
    for a in moves {
        movement::apply(b, &mut q, a, &mut log);
    }
    q
}

/// Moves that bring such a force together in the area; none if it cannot be.
fn gather(b: &Board, p: &Position, force: Force, area: Space) -> Vec<Action> {
    let mut hand = Hand { b, p: p.clone(), moves: Vec::new() };
    let whole = match force {
        Force::Carriers(n) => hand.send(area, n, carrier) && hand.send_up_to(area, n + 1, escort),
        Force::Guns(n) => hand.send(area, n, escort),
        Force::Infantry(n) => hand.send(area, n, infantry),
        Force::Air(n) => hand.send_up_to(area, n, squadron),
        Force::Landing(n) => {
            hand.send(area, n, infantry) && hand.send_up_to(area, 2, carrier) && hand.send_up_to(area, 4, escort)
        }
        Force::Relief(n) => hand.send(area, n, infantry) && hand.send(area, 3, escort),
        Force::Subs => hand.send_up_to(area, 2, submarine),
        Force::Raid => hand.all(|u| Action::Raid { unit: u }, submarine),
        Force::Bombing => hand.all(|u| Action::Bomb { unit: u }, squadron),
        Force::Invasion(n) => hand.commit(n),
        Force::Screen(n) => hand.screen(n),
    };
    if whole { hand.moves } else { Vec::new() }
}

type Fits = fn(Kind) -> bool;

const fn carrier(k: Kind) -> bool {
    k.is_carrier()
}
const fn escort(k: Kind) -> bool {
    k.is_escort()
}
const fn submarine(k: Kind) -> bool {
    matches!(k, Kind::Ss)
}
const fn squadron(k: Kind) -> bool {
    matches!(k, Kind::Air)
}
const fn infantry(k: Kind) -> bool {
    matches!(k.class(), Class::Infantry)
}

/// A position that is being moved in, and the moves.
struct Hand<'a> {
    b: &'a Board,
    p: Position,
    moves: Vec<Action>,
}

impl Hand<'_> {
    /// How gladly a unit leaves: from the rear first, never the last one ashore of an objective; none: not at all.
    fn spare(&self, u: UnitId) -> Option<i64> {
        let (b, p) = (self.b, &self.p);
        let unit = &p.units[u as usize];
        let Place::Area(from) = unit.at else { return None };
        let t = p.type_of(b, unit);
        if t.side != Side::Us || unit.mark != Mark::Free {
            return None;
        }
        let strong = if unit.hurt { 0 } else { 5 * i64::from(t.buy) + 3 };
        if t.kind.class() == Class::Ship || from == b.places.west_coast || from == b.places.australia {
            return Some(100 + strong);
        }
        let ashore = p.units_at(from).filter(|o| p.unit_type(b, *o).side == Side::Us && p.is_ashore(b, *o)).count();
        if ashore < 3 || p.present(b, Side::Japan, from) {
            return None;
        }
        Some(strong + ashore as i64)
    }

    fn go(&mut self, a: Action) -> bool {
        if movement::check(self.b, &self.p, &a).is_err() {
            return false;
        }
        movement::apply(self.b, &mut self.p, &a, &mut ironbottom_kernel::Log::default());
        self.moves.push(a);
        true
    }

    /// Sends up to so many; true if there was one, or somebody was sent before.
    fn send_up_to(&mut self, area: Space, n: usize, fits: Fits) -> bool {
        let mut all: Vec<(i64, UnitId)> = (0..self.p.units.len() as UnitId)
            .filter(|u| fits(self.p.unit_type(self.b, *u).kind))
            .filter_map(|u| self.spare(u).map(|s| (s, u)))
            .collect();
        all.sort_by_key(|(s, u)| (std::cmp::Reverse(*s), *u));
        let mut sent = 0;
        for (_, unit) in all {
            // What was sent before may have changed who can be spared.
            if sent < n && self.spare(unit).is_some() && self.go(Action::Move { unit, to: area }) {
                sent += 1;
            }
        }
        !self.moves.is_empty()
    }

    /// Sends exactly so many.
    fn send(&mut self, area: Space, n: usize, fits: Fits) -> bool {
        let before = self.moves.len();
        self.send_up_to(area, n, fits) && self.moves.len() == before + n
    }

    /// Everybody who can.
    fn all(&mut self, act: fn(UnitId) -> Action, fits: Fits) -> bool {
        for u in 0..self.p.units.len() as UnitId {
            if fits(self.p.unit_type(self.b, u).kind) {
                self.go(act(u));
            }
        }
        !self.moves.is_empty()
    }

    /// The largest garrisons first, the smallest ships first.
    fn screen(&mut self, n: usize) -> bool {
        let (b, p) = (self.b, &self.p);
        let census = p.census(b);
        let alone = census.any[Side::Japan.i()] & !census.any[Side::Us.i()];
        let garrison = |s: Space| {
            let land = p.units_at(s).filter(|u| infantry(p.unit_type(b, *u).kind)).count();
            (4 * land + p.units_at(s).count(), std::cmp::Reverse(s))
        };
        let mut areas: Vec<Space> = alone.iter().filter(|s| b.areas[s.i()].us).collect();
        areas.sort_by_key(|s| std::cmp::Reverse(garrison(*s)));
        let small = |p: &Position, u: &UnitId| {
            let t = p.unit_type(b, *u);
            (p.units[*u as usize].hurt, t.kind != Kind::Ss, t.buy, *u)
        };
        let ship = |k: Kind| submarine(k) || escort(k);
        let mut ships: Vec<UnitId> =
            (0..p.units.len() as UnitId).filter(|u| ship(p.unit_type(b, *u).kind) && self.spare(*u).is_some()).collect();
        ships.sort_by_key(|u| small(p, u));
        let pairs: Vec<(Space, UnitId)> = areas.into_iter().zip(ships).take(n).collect();
        let whole = pairs.len() == n;
        for (to, unit) in pairs {
            self.go(Action::Move { unit, to });
        }
        whole && self.moves.len() == n
    }

    /// The dearest that wait at home: the invasion counts prices (FN-337).
    fn commit(&mut self, n: usize) -> bool {
        let mut all: Vec<UnitId> = (0..self.p.units.len() as UnitId).collect();
        all.sort_by_key(|u| (std::cmp::Reverse(self.p.unit_type(self.b, *u).buy), *u));
        for unit in all {
            if self.moves.len() < n {
                self.go(Action::Commit { unit });
            }
        }
        !self.moves.is_empty()
    }
}
