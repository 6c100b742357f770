//! What a position is worth to the player, in hundredths of a reinforcement point.

use crate::{
    board::Board,
    phases::{holding, orders},
    position::{End, Place, Position, Unit},
    types::{Class, Kind, Order, Side},
};
use ironbottom_kernel::area::SpaceSet;

/// An objective held.
const OBJECTIVE: i64 = 600;

/// How good it is to hold so many objectives while the campaign goes on, from the least that must be held (FN-325).
const fn standing(n: i64, least: i64) -> i64 {
    let short = match n - least {
        i64::MIN..=-1 => 7000 - 1000 * (n - least),
        0 => 1500,
        1 => 400,
        _ => 0,
    };
    n * OBJECTIVE - short
}

/// How the campaign is judged with so many objectives.
fn judged(n: i64, grades: &[u8; 5]) -> i64 {
    let [_, poor, historical, good, great] = grades.map(i64::from);
    let grade = match n {
        n if n >= great => 6500,
        n if n >= good => 5500,
        n if n >= historical => 4000,
        n if n >= poor => 0,
        _ => -6000,
    };
    n * 2 * OBJECTIVE + grade
}

/// What a unit of the player is worth.
pub fn own(b: &Board, p: &Position, u: &Unit) -> i64 {
    let t = p.type_of(b, u);
    let price = 100 * i64::from(t.buy) + 40;
    if u.hurt { price * 3 / 5 } else { price }
}

/// What a Japanese unit weighs: what it can do. Damaged units go back to their pile.
pub fn enemy(b: &Board, p: &Position, u: &Unit) -> i64 {
    let t = p.type_of(b, u);
    let worth = match t.kind {
        Kind::Cv => 350,
        Kind::Cvl => 200,
        Kind::Cve => 120,
        Kind::Battalion => 40,
        _ => 60 + 40 * i64::from(t.loss),
    };
    if u.hurt { worth / 3 } else { worth }
}

/// What so many objectives are worth at the end of a turn.
pub fn objectives(b: &Board, year: u16, turn: u8, n: i64) -> i64 {
    let c = b.campaign(year);
    if turn < c.turns { standing(n, i64::from(c.grades[1])) } else { judged(n, &c.grades) }
}

/// The position when the turn `turn` is over.
pub fn of(b: &Board, p: &Position, turn: u8) -> i64 {
    let held = holding::objectives(b, p);
    let n = i64::from(held.len() as u8) + points(b, p, turn);
    objectives(b, p.year, turn, n) + rest(b, p, turn, held)
}

/// Objective points of the invasion, once they count (FN-337).
pub fn points(b: &Board, p: &Position, turn: u8) -> i64 {
    let c = b.campaign(p.year);
    if c.invasion && turn >= c.turns { i64::from(holding::invasion(b, p)) } else { 0 }
}

/// The position when the turn `turn` is over and these objectives are held, but for their number.
pub fn rest(b: &Board, p: &Position, turn: u8, held: SpaceSet) -> i64 {
    let c = b.campaign(p.year);
    let material = material(b, p, turn);
    let last = turn >= c.turns;
    // Units count in a lost campaign as they do in one that goes on: where Japan has more of them it would look better.
    match p.end {
        Some(End::HawaiiLost) => return -15_000 + if last { material / 10 } else { material },
        Some(_) if last => return material / 10,
        Some(_) => return material,
        None => {}
    }
    let left = i64::from(c.turns.saturating_sub(turn));
    let exposed = if left > 0 { exposure(b, p) } else { [0; AREAS] };
    let mut v = material;
    let land = ashore(b, p);
    for s in c.objectives.iter() {
        let [us, japan] = land[s.i() % AREAS];
        v += match (us.units, japan.units) {
            (0, _) => 0,
            (_, 0) => {
                // A garrison is what the next landing meets.
                30 * us.units.min(6) * left.min(1) - exposed[s.i() % AREAS] * 6 / (2 + us.units)
            }
            // Who is ashore can still win it: the stronger he is, the sooner.
            _ => {
                let (us, japan) = (us.power(), japan.power());
                100 + 250 * left.min(2) * us / (us + japan).max(1)
            }
        };
    }
    // One landing there can end everything (FN-326).
    v -= exposed[b.places.hawaii.i()] * 100;
    // What lies next to it is its wall.
    v + 300 * i64::from((held & b.map.near(b.places.hawaii)).len() as u8)
}

/// What one side has ashore in an area.
#[derive(Clone, Copy, Default)]
struct Land {
    /// Infantry counts twice: it stays.
    units: i64,
    attack: i64,
    steps: i64,
}

impl Land {
    /// Who hits often and stands many hits is strong.
    const fn power(self) -> i64 {
        (1 + self.attack) * self.steps
    }
}

/// What the US and Japan have ashore, by areas.
fn ashore(b: &Board, p: &Position) -> [[Land; 2]; AREAS] {
    let mut out = [[Land::default(); 2]; AREAS];
    for u in &p.units {
        let Place::Area(s) = u.at else { continue };
        let t = p.type_of(b, u);
        let values = if u.hurt { &t.hurt } else { &t.full };
        let (units, attack) = match t.kind.class() {
            Class::Infantry if !u.aboard => (2, values.attack),
            Class::Air => (1, values.ground),
            _ => continue,
        };
        let land = &mut out[s.i() % AREAS][t.side.i()];
        land.units += units;
        land.attack += attack.hit.map_or(0, i64::from);
        land.steps += if u.hurt { 1 } else { 2 };
    }
    out
}

/// Most areas a map can have here.
pub const AREAS: usize = 32;

/// Orders of Japan to be expected against each area next turn, in hundredths: what lies closest draws them.
fn exposure(b: &Board, p: &Position) -> [i64; AREAS] {
    let mut out = [0; AREAS];
    let census = p.census(b);
    let idle = b.campaign(p.year).no_orders;
    for area in (census.any[Side::Japan.i()] & !idle).iter() {
        let pinned = census.any[Side::Us.i()].has(area);
        let may = |u: &u16| {
            let t = p.unit_type(b, *u);
            t.side == Side::Japan && !p.units[*u as usize].hurt && !(pinned && t.kind.class() == Class::Infantry)
        };
        let movers = p.units_at(area).filter(may).count() as i64;
        let land = census.ashore[Side::Japan.i()].has(area);
        // The last one ashore stays.
        let orders = ((movers - i64::from(land)).max(0) + 4) / 5;
        if orders == 0 {
            continue;
        }
        for order in [Order::Battle, Order::Engage, Order::Sortie, Order::South] {
            let goals = orders::candidates_with(b, p, &census, area, order);
            for s in goals.iter().filter(|s| **s != area && s.i() < AREAS) {
                out[s.i()] += 10 * orders / goals.len() as i64;
            }
        }
    }
    out
}

/// Units and points.
fn material(b: &Board, p: &Position, turn: u8) -> i64 {
    let mut fleet: [Vec<i64>; WAITS] = Default::default();
    let mut v = 30 * i64::from(p.sp) + 30 * i64::from(p.rp);
    for u in &p.units {
        let t = p.type_of(b, u);
        match (t.side, u.at) {
            (Side::Us, Place::Box | Place::Gone | Place::Invasion) => {}
            (Side::Us, _) if t.kind.class() == Class::Ship => fleet[waits(b, p, u)].push(own(b, p, u)),
            (Side::Us, _) => v += own(b, p, u),
            (Side::Japan, Place::Area(_)) => v -= enemy(b, p, u),
            _ => {}
        }
    }
    let c = b.campaign(p.year);
    let left = usize::from(c.turns.saturating_sub(turn));
    // A turn's supply sends so many ships and no more: those beyond them lie in port.
    let sent = usize::from(c.sp / 2);
    for (wait, ships) in fleet.iter_mut().enumerate() {
        ships.sort_unstable_by_key(|worth| std::cmp::Reverse(*worth));
        for (i, worth) in ships.iter().enumerate() {
            // Nor does a ship fight that comes back when all is over.
            let tenths = if wait >= left {
                1
            } else if i < sent {
                10 - wait as i64 / 2
            } else {
                2
            };
            v += worth * tenths / 10;
        }
    }
    v
}

/// Turns a ship may have to wait, from none.
const WAITS: usize = 8;

/// Turns until a ship can be sent again (FN-314, FN-315, FN-316, FN-317, FN-318, FN-319).
fn waits(b: &Board, p: &Position, u: &Unit) -> usize {
    let wait = match u.at {
        Place::Area(s) if s == b.places.hawaii => 0,
        Place::Area(s) if s == b.places.west_coast && p.rules.west_coast_ships_stay => 0,
        Place::Port(n) => 1 + usize::from(n),
        // On its way there when the turn ends.
        _ => usize::from(b.campaign(p.year).ports),
    };
    wait.min(WAITS - 1)
}
