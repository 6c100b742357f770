//! Forces: who goes together to an area.

use crate::{
    action::Action,
    board::Board,
    phases::movement,
    position::{Mark, Place, Position, UnitId},
    types::{Class, Kind, Side},
};
use ironbottom_kernel::area::Space;

/// A kind of force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Force {
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
    /// Units for the invasion of Japan, of so high a price together.
    Invasion(u16),
    /// One small ship to each of so many areas where Japan stands alone: infantry that shares its area gets no orders (FN-102), and
    /// the closest enemy is then at home.
    Screen(usize),
}

/// What can be sent to one area.
pub const FORCES: [Force; 14] = [
    Force::Infantry(1),
    Force::Infantry(2),
    Force::Air(1),
    Force::Air(3),
    Force::Guns(1),
    Force::Guns(2),
    Force::Guns(4),
    Force::Carriers(1),
    Force::Carriers(2),
    Force::Carriers(4),
    Force::Landing(2),
    Force::Landing(4),
    Force::Relief(2),
    Force::Subs,
];

/// Moves that bring such a force together in the area; none if it cannot be.
pub fn gather(b: &Board, p: &Position, force: Force, area: Space) -> Vec<Action> {
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
        // A ship on the West Coast is on its way to port when the turn ends, one in Hawaii stays (FN-318).
        if t.kind.class() == Class::Ship && from == b.places.west_coast && !p.rules.west_coast_ships_stay {
            return Some(140 + strong);
        }
        if t.kind.class() == Class::Ship || from == b.places.west_coast || from == b.places.australia {
            return Some(100 + strong);
        }
        let ashore = p.units_at(from).filter(|o| p.unit_type(b, *o).side == Side::Us && p.is_ashore(b, *o)).count();
        let shared = p.present(b, Side::Japan, from);
        if ashore < 3 || (shared && t.kind.class() == Class::Infantry) {
            return None;
        }
        Some(strong + ashore as i64 - 50 * i64::from(shared))
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

    /// The dearest that wait at home, until their prices come up to so much (FN-337). In a campaign that is nearly over a ship fights
    /// once or not at all: nothing better waits for it.
    fn commit(&mut self, price: u16) -> bool {
        let mut all: Vec<UnitId> = (0..self.p.units.len() as UnitId).collect();
        all.sort_by_key(|u| (std::cmp::Reverse(self.p.unit_type(self.b, *u).buy), *u));
        let mut sum = 0;
        for unit in all {
            let buy = u16::from(self.p.unit_type(self.b, unit).buy);
            if sum < price && buy > 0 && self.go(Action::Commit { unit }) {
                sum += buy;
            }
        }
        !self.moves.is_empty()
    }
}
