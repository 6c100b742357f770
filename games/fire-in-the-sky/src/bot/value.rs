//! What a position is worth to Japan, in hundredths of a victory point: points on the track, and what wins or keeps them later.

use crate::{
    board::{Arm, Board, UnitId},
    phases::supply,
    position::{AirPlace, End, Place, Position},
    types::{Quarters, ShipKind, Side, Space},
};

/// A victory point.
const POINT: i32 = 100;
/// What Manila or Singapore never taken costs a turn.
const PRIZE: i32 = 45;
/// A game won.
const WON: i32 = 100_000;

/// What a ship is worth afloat.
pub fn ship(b: &Board, u: UnitId) -> i32 {
    let Some(s) = b.unit(u).ship() else { return 0 };
    let guns = 18 * i32::from(s.firepower) + 6 * i32::from(s.flak_halves);
    let hull = match s.kind {
        ShipKind::Cv => 60,
        ShipKind::Cvl => 35,
        ShipKind::Bb | ShipKind::Bbv => 55,
        ShipKind::Cb => 40,
        ShipKind::Ca | ShipKind::Claa => 30,
        ShipKind::Cl => 25,
        ShipKind::Dd => 22,
    };
    hull + guns + 60 * i32::from(s.air)
}

/// What a land unit is worth, as it stands.
fn troops(b: &Board, p: &Position, u: UnitId) -> i32 {
    let Some(l) = b.unit(u).land() else { return 0 };
    let combat = if p.unit(u).reduced { l.reduced } else { l.combat };
    20 + 28 * i32::from(combat)
}

/// What a counter is worth where it is: less the longer it is away.
pub fn counter(b: &Board, p: &Position, u: UnitId) -> i32 {
    let full = match b.unit(u).arm {
        Arm::Ship(_) => ship(b, u),
        Arm::Land(_) => troops(b, p, u),
    };
    match p.unit(u).at {
        Place::At(_) | Place::Force(_) | Place::Hidden => full,
        Place::Escort => full * 11 / 10,
        Place::NoPlanes(_) => full / 2,
        Place::Track(turn) => {
            let away = i32::from(turn.saturating_sub(p.turn));
            full * (20 - (away * 2).min(14)) / 21
        }
        Place::Waiting => 0,
        // The counter of a ship that was not lost for good may come again.
        Place::Sunk => full / 20,
        Place::Gone => 0,
    }
}

/// Turns still to be played, this one included.
fn left(p: &Position) -> i32 {
    17 - i32::from(p.turn.min(16))
}

/// All of it, seen from Japan.
pub fn position(b: &Board, p: &Position) -> i32 {
    match p.end {
        Some(End::Sudden(Side::Japan) | End::Points(Some(Side::Japan))) => return WON,
        Some(End::Sudden(Side::Allies) | End::Points(Some(Side::Allies))) => return -WON,
        Some(End::Points(None)) => return 0,
        None => {}
    }
    let mut sum = POINT * i32::from(p.vp) + edge(p);
    for u in b.all_units() {
        let worth = counter(b, p, u);
        sum += if b.side(u) == Side::Japan { worth } else { -worth };
    }
    for g in &p.air {
        let each = match g.at {
            AirPlace::Training(_) | AirPlace::Track(_) => 45,
            AirPlace::Aviation(_) => 58,
            _ => 60,
        };
        let worth = each * i32::from(g.steps);
        sum += if g.nation.side() == Side::Japan { worth } else { -worth };
    }
    // Merchantmen carry for the rest of the war, oil moves the fleet.
    let pool = i32::from(p.pool);
    sum += (pool * 4 + pool.min(14) * 4) * left(p);
    sum += oil(p.oil);
    sum + ground(b, p) + wells(b, p) + prizes(p)
}

/// Resource hexes in Japanese hands, worth the more while oil can be shipped from them.
fn wells(b: &Board, p: &Position) -> i32 {
    let supplied = supply::reach(b, p, Side::Japan, &supply::sources(b, p, Side::Japan));
    let worth = |s: Space| match (taken(p, Side::Japan, s), supplied.has(s)) {
        (false, _) => 0,
        (true, false) => 30,
        (true, true) => 30 + 36 * left(p).min(5),
    };
    b.bases().filter(|s| b.base(*s).is_some_and(|x| x.resource)).map(worth).sum()
}

/// Does the side hold the base, or will it when the player turn ends?
fn taken(p: &Position, side: Side, s: Space) -> bool {
    p.occupier(s).or(p.control[s.i()]) == Some(side)
}

/// A point a turn from turn 4 for each of Manila and Singapore that Japan never took.
fn prizes(p: &Position) -> i32 {
    let turns = left(p).min(13).min(5);
    -PRIZE * turns * p.once.captured.iter().filter(|x| !**x).count() as i32
}

/// Close to the end of the track a point weighs more.
fn edge(p: &Position) -> i32 {
    let vp = i32::from(p.vp);
    let high = (vp - 15).max(0);
    let low = (4 - vp).max(0);
    30 * high * high - 30 * low * low
}

/// The first points of oil are worth most.
fn oil(oil: Quarters) -> i32 {
    let points = i32::from(oil.floor());
    let quarter = i32::from(oil.0 % 4);
    let rest = (points - 14).max(0);
    10 * points.min(6) + 16 * points.min(14) + 4 * quarter + 6 * rest.min(24)
}

/// Footholds, garrisons and what will be captured when nobody interferes.
fn ground(b: &Board, p: &Position) -> i32 {
    let mut sum = 0;
    for s in b.bases() {
        let Some(base) = b.base(s) else { continue };
        let vp = i32::from(base.vp) * POINT;
        let garrison =
            |side: Side| -> i32 { p.land_in(b, Place::At(s)).filter(|u| b.side(*u) == side).map(|u| strength(b, p, u)).sum() };
        let (japan, allies) = (garrison(Side::Japan), garrison(Side::Allies));
        // An OCCUPIED BASE marker is as good as a capture.
        if let Some(side) = p.occupier(s) {
            let taken = if p.control[s.i()] == Some(side) { 0 } else { vp * 9 / 10 };
            sum += if side == Side::Japan { taken } else { -taken };
            continue;
        }
        match p.control[s.i()] {
            Some(Side::Japan) => {
                if japan == 0 && allies == 0 {
                    sum -= vp / 6 * exposure(b, p, Side::Allies, s);
                }
                sum -= siege(vp + spoils(p, b, Side::Allies, s), allies, japan);
            }
            Some(Side::Allies) => {
                if allies == 0 && japan == 0 {
                    sum += vp / 6 * exposure(b, p, Side::Japan, s);
                }
                sum += siege(vp + spoils(p, b, Side::Japan, s), japan, allies);
            }
            None => sum += siege(vp, japan, allies) - siege(vp, allies, japan),
        }
    }
    sum
}

/// A landed force against a garrison: worth the more the stronger it is.
fn siege(vp: i32, attacker: i32, defender: i32) -> i32 {
    if attacker == 0 {
        return 0;
    }
    vp * 2 * attacker / (attacker + defender).max(1) / 3
}

/// What a capture brings beyond its points: Manila and Singapore cost Japan a point a turn until it takes them, resource hexes give oil.
fn spoils(p: &Position, b: &Board, side: Side, s: Space) -> i32 {
    let prize = side == Side::Japan
        && [b.places.manila, b.places.singapore].iter().zip(p.once.captured).any(|(at, done)| *at == s && !done);
    let well = b.base(s).is_some_and(|x| x.resource);
    PRIZE * i32::from(prize) * left(p).min(13).min(5) + 20 * i32::from(well) * left(p).min(5)
}

/// Could the side land here soon: has it a base within four hexes? 0 or 1.
fn exposure(b: &Board, p: &Position, side: Side, s: Space) -> i32 {
    i32::from(b.bases().any(|t| p.holds(side, t) && b.distance(s, t) <= 2))
}

/// Combat value of a land unit as it stands.
pub fn strength(b: &Board, p: &Position, u: UnitId) -> i32 {
    b.unit(u).land().map_or(0, |l| i32::from(if p.unit(u).reduced { l.reduced } else { l.combat }))
}
