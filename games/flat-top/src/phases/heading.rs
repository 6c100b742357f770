//! 14.3: the formation being flown heads for a hex: the same hexes as by `Go`, one after the other, until it is there or there is news.
//!
//! Whether a hex can be reached follows from the weather, the mountains and the formation itself. Where the flight stops follows from
//! what its owner knows by then: what he was told, that he is seen, and that somebody is asked.

use crate::{
    action::Action,
    board::Board,
    event::Event,
    phases::{
        flying::{Flight, fly_hex},
        not_now,
    },
    position::{AirFormation, Force, Frame, Place, Position, Public},
    rule,
    types::{AfId, At, COLUMNS, Dir, ROWS, Side, Sky},
};
use ironbottom_kernel::{Log, Refusal, hex::Hex};

const HEXES: usize = (COLUMNS * ROWS) as usize;
/// No hex was entered yet.
const NOT: u8 = u8::MAX;

/// The hexes a formation can still fly to, the nearest first, and how each is entered.
struct Reach {
    from: At,
    hexes: Vec<At>,
    /// By hex: the direction in which it was entered.
    by: Vec<u8>,
}

/// What is left to fly, in hexes (FT-174).
fn left(b: &Board, public: &Public, a: &AirFormation) -> u8 {
    a.mf(b, public.turn).saturating_sub(a.moved)
}

/// Hexes under two clouds or more, as far as they may lie on the way (FT-039).
fn storms(public: &Public, from: At, left: u8) -> Vec<u8> {
    let mut covered = vec![0; HEXES];
    for at in public.clouds.iter().filter_map(|c| c.at).filter(|c| c.distance(from) <= u32::from(left) + 3) {
        for r in 0..=2 {
            for h in at.hex().ring(r).into_iter().filter_map(At::new) {
                covered[h.i()] += 1;
            }
        }
    }
    covered
}

/// All hexes so near, in the order of the map.
pub fn near(from: At, left: u8) -> impl Iterator<Item = At> {
    let (h, n) = (from.hex(), i16::from(left));
    let hexes = (h.row - n..=h.row + n).flat_map(move |row| (h.col - n..=h.col + n).map(move |col| Hex::new(col, row)));
    hexes.filter_map(At::new).filter(move |at| at.distance(from) <= u32::from(left))
}

/// Is nothing in the way anywhere near? Then every hex is as far as it looks.
fn is_open(b: &Board, from: At, left: u8, high: bool, covered: &[u8]) -> bool {
    near(from, left).all(|at| covered[at.i()] < 2 && (high || !b.hex(at).mountain))
}

/// FT-174, FT-040, FT-041, FT-197, FT-152: as [`Flight::check`] has it, all at once.
fn reach(b: &Board, public: &Public, flight: Flight, left: u8, from: At, covered: &[u8]) -> Reach {
    let free = |at: At, to: At| {
        if covered[at.i()] > 1 || flight.target.is_some() {
            return flight.check(b, public, at, Some(to)).is_ok();
        }
        covered[to.i()] < 2 && (flight.high || !(b.hex(at).mountain || b.hex(to).mountain))
    };
    let mut by = vec![NOT; HEXES];
    by[from.i()] = 0;
    let mut hexes = vec![from];
    let (mut begin, mut flown) = (0, 0);
    while flown < left && begin < hexes.len() {
        let end = hexes.len();
        for i in begin..end {
            let at = hexes[i];
            for d in Dir::ALL {
                if let Some(to) = at.step(d)
                    && by[to.i()] == NOT
                    && free(at, to)
                {
                    by[to.i()] = d as u8;
                    hexes.push(to);
                }
            }
        }
        (begin, flown) = (end, flown + 1);
    }
    Reach { from, hexes, by }
}

impl Reach {
    /// The way to a hex of it.
    fn way(&self, to: At) -> Option<Vec<Dir>> {
        let mut way = Vec::new();
        let mut here = to;
        while here != self.from {
            let dir = Dir::ALL.get(usize::from(self.by[here.i()])).copied()?;
            way.push(dir);
            here = here.step(dir.turned(3))?;
        }
        way.reverse();
        Some(way)
    }
}

/// The straight way, if it is free: the one that people mean.
fn line(b: &Board, public: &Public, flight: Flight, from: At, to: At) -> Option<Vec<Dir>> {
    let mut here = from;
    let mut way = Vec::new();
    for next in from.hex().line(to.hex()).into_iter().skip(1).map(At::new) {
        let dir = Dir::ALL.into_iter().find(|d| here.step(*d) == next)?;
        flight.check(b, public, here, next).ok()?;
        way.push(dir);
        here = next?;
    }
    Some(way)
}

/// FT-174: the way of a flight with so many hexes left; none if it does not get there.
pub fn way(b: &Board, public: &Public, flight: Flight, left: u8, from: At, to: At) -> Option<Vec<Dir>> {
    let round = || {
        let all = reach(b, public, flight, left, from, &storms(public, from, left));
        (all.by[to.i()] != NOT).then(|| all.way(to)).flatten()
    };
    (from.distance(to) <= u32::from(left)).then(|| line(b, public, flight, from, to).or_else(round)).flatten()
}

/// May it head there? Next hexes are for `Go`.
pub fn check(b: &Board, public: &Public, force: &Force, af: AfId, from: At, to: At) -> Result<(), Refusal> {
    let Some(a) = force.af(af) else { return Err(not_now()) };
    let (left, far) = (left(b, public, a), from.distance(to));
    if far < 2 || far > u32::from(left) {
        return Err(Refusal::new(rule::FT_174, "refuse-mf"));
    }
    let flight = Flight::new(public, force, af);
    let covered = storms(public, from, left);
    let there = |flight: Flight| {
        line(b, public, flight, from, to).is_some() || reach(b, public, flight, left, from, &covered).by[to.i()] != NOT
    };
    if there(flight) {
        return Ok(());
    }
    // FT-152: it could get there if it shadowed nothing.
    if flight.target.is_some() && there(Flight { target: None, ..flight }) {
        return Err(Refusal::new(rule::FT_152, "refuse-chase"));
    }
    Err(match (public.sky(b, to), b.hex(to).mountain) {
        (Sky::Storm, _) => Refusal::new(rule::FT_040, "refuse-storm"),
        (_, true) => Refusal::new(rule::FT_197, "refuse-mountain"),
        _ => Refusal::new(rule::FT_174, "refuse-mf"),
    })
}

/// Hexes in reach with what they cost, for whoever draws them.
pub fn costs(b: &Board, public: &Public, force: &Force, af: AfId, from: At) -> Vec<(At, u8)> {
    let left = force.af(af).map_or(0, |a| left(b, public, a));
    let all = reach(b, public, Flight::new(public, force, af), left, from, &storms(public, from, left));
    let mut costs: Vec<(At, u8)> = Vec::with_capacity(all.hexes.len());
    let mut cost = vec![0u8; HEXES];
    for at in &all.hexes {
        if *at != from {
            let dir = Dir::ALL[usize::from(all.by[at.i()])];
            cost[at.i()] = at.step(dir.turned(3)).map_or(0, |before| cost[before.i()]) + 1;
        }
        costs.push((*at, cost[at.i()]));
    }
    costs
}

/// Where it could head.
pub fn list(b: &Board, p: &Position, side: Side, af: AfId, out: &mut Vec<Action>) {
    let Some(a) = p.side(side).af(af) else { return };
    let Place::Hex(from) = a.place else { return };
    let left = left(b, &p.public, a);
    if left < 2 {
        return;
    }
    let covered = storms(&p.public, from, left);
    let head = |at: At| (from.distance(at) > 1).then_some(Action::Head { at });
    let flight = Flight::new(&p.public, p.side(side), af);
    if flight.target.is_none() && is_open(b, from, left, flight.high, &covered) {
        out.extend(near(from, left).filter_map(head));
    } else {
        out.extend(reach(b, &p.public, flight, left, from, &covered).hexes.into_iter().filter_map(head));
    }
}

/// What its owner has been told so far: numbers that change when there is news for him.
fn news(p: &Position, side: Side) -> (u16, u32) {
    let force = p.side(side);
    let told = force.contacts.iter().map(|c| u32::from(c.condition) + u32::from(c.as_of) + u32::from(c.awaited)).sum();
    (force.next_contact, told)
}

/// FT-173, FT-174: flies on until it is there, is seen, sees something, or somebody is asked.
pub fn fly(b: &Board, p: &mut Position, side: Side, af: AfId, to: At, log: &mut Log<Event>) {
    let Some(a) = p.side(side).af(af) else { return };
    let Place::Hex(from) = a.place else { return };
    let (flight, left) = (Flight::new(&p.public, p.side(side), af), left(b, &p.public, a));
    let round = || reach(b, &p.public, flight, left, from, &storms(&p.public, from, left)).way(to);
    let way = line(b, &p.public, flight, from, to).or_else(round).unwrap_or_default();
    let held = |p: &Position| p.side(side).af(af).map_or(0, |a| a.held);
    for dir in way {
        let before = (news(p, side), held(p));
        fly_hex(b, p, side, af, dir, log);
        if p.stack.last() != Some(&Frame::Fly(af)) || news(p, side) != before.0 || held(p) > before.1 {
            return;
        }
    }
}
