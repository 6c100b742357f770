//! What a position is worth to the player, in hundredths of a reinforcement point.

use crate::{
    board::Board,
    phases::{holding, orders},
    position::{End, Place, Position, Unit},
    types::{Class, Grade, Kind, Order, Side},
};

/// An objective held.
const OBJECTIVE: i64 = 600;

/// A grade at the end. The first two are a lost campaign.
const fn grade(g: Grade) -> i64 {
    match g {
        Grade::Replaced => -6000,
        Grade::Poor => 0,
        Grade::Historical => 4000,
        Grade::Good => 5500,
        Grade::Great => 6500,
    }
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

/// Points for units already committed to the invasion, the way to the next step counted in part.
fn invasion(b: &Board, p: &Position) -> i64 {
    let total: u16 = p.units_in(Place::Invasion).map(|u| u16::from(p.unit_type(b, u).buy)).sum();
    let most = b.tables.invasion.last().map_or(1, |(least, _)| (*least).max(1));
    let points = i64::from(b.invasion_points(total));
    points * OBJECTIVE + OBJECTIVE * 2 * i64::from(total.min(most)) / i64::from(most)
}

/// The position when the turn `turn` is over.
pub fn of(b: &Board, p: &Position, turn: u8) -> i64 {
    let material = material(b, p);
    // Even among lost campaigns the one that held more was nearer to being saved: without a slope nobody finds the way up.
    let counted = i64::from(p.held.last().copied().unwrap_or(0)) * 2 * OBJECTIVE + material / 10;
    match p.end {
        Some(End::Judged(g)) => return grade(g) + counted,
        Some(End::Replaced) => return grade(Grade::Replaced) + counted,
        Some(End::HawaiiLost) => return 2 * grade(Grade::Replaced) + material / 10,
        None => {}
    }
    let c = b.campaign(p.year);
    if p.turn < turn {
        // A campaign of several went over into the next: how this one was judged is what counts.
        let held = p.past.last().map_or(0, |(_, n)| i64::from(*n));
        return held * OBJECTIVE;
    }
    let held = holding::objectives(b, p);
    let n = i64::from(held.len() as u8);
    let margin = n - i64::from(c.grades[1]);
    let danger = match margin {
        i64::MIN..=-1 => 6000,
        0 => 1500,
        1 => 400,
        _ => 0,
    };
    let left = i64::from(c.turns.saturating_sub(turn));
    let exposed = if left > 0 { exposure(b, p) } else { [0; AREAS] };
    let mut v = n * OBJECTIVE - danger + material;
    for s in c.objectives.iter() {
        let (mut us, mut japan, mut strength) = (false, false, 0i64);
        for u in p.units_at(s).filter(|u| p.is_ashore(b, *u)) {
            let unit = &p.units[u as usize];
            match p.type_of(b, unit).side {
                Side::Us => {
                    us = true;
                    strength += if p.type_of(b, unit).kind.class() == Class::Infantry { 2 } else { 1 };
                }
                Side::Japan => japan = true,
            }
        }
        v += match (us, japan) {
            // Somebody ashore can still win it back.
            (true, true) => 200,
            // A garrison is what the next landing meets.
            (true, false) => 30 * strength.min(6) * left.min(1) - exposed[s.i()] * 6 / (2 + strength),
            _ => 0,
        };
    }
    // One landing there can end everything (FN-326).
    v -= exposed[b.places.hawaii.i()] * 100;
    // What lies next to it is its wall.
    v += 300 * i64::from((held & b.map.near(b.places.hawaii)).len() as u8);
    v + if c.invasion { invasion(b, p) } else { 0 }
}

/// Most areas a map can have here.
const AREAS: usize = 32;

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
fn material(b: &Board, p: &Position) -> i64 {
    let one = |u: &Unit| match (p.type_of(b, u).side, u.at) {
        (Side::Us, Place::Box | Place::Gone | Place::Invasion) => 0,
        (Side::Us, _) => own(b, p, u),
        (Side::Japan, Place::Area(_)) => -enemy(b, p, u),
        _ => 0,
    };
    p.units.iter().map(one).sum::<i64>() + 30 * i64::from(p.sp) + 30 * i64::from(p.rp)
}
