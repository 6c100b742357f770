//! Antiaircraft fire: at aircraft that flew over a gun in combat movement (AA-111), and the volley that raids and battles share (AA-112).

use super::{
    Run, Stage,
    losses::{Losses, Pool, Target},
};
use crate::{
    board::Board,
    event::Event,
    position::{Crossing, Flight, Mission, Position, ShipRef},
    rule,
    settings::AaFiresAt,
    types::{Kind, Power},
};
use ironbottom_kernel::area::{Space, SpaceSet};

/// Bombers whose raid was called off because its target was taken by land: under option `blitzed_aa_still_fires` the captured gun there
/// fires at them all the same (AA-286, ruling R3).
pub fn note_called_off(b: &Board, p: &mut Position) {
    if !p.rules.blitzed_aa_still_fires {
        return;
    }
    let guns = p.power.alliance().powers().fold(SpaceSet::EMPTY, |set, o| set | p.units.guns(o)) & p.turn.captured;
    let called_off: Vec<Flight> = p.flights.iter().copied().filter(|f| f.mission == Mission::Home && guns.has(f.at)).collect();
    for Flight { at, kind, left, mission, n } in called_off {
        let gunner = b.space(at).original.filter(|o| o.is_enemy(p.power)).or_else(|| p.power.enemies().next());
        let order = p.turn.crossings.iter().map(|c| c.order + 1).max().unwrap_or(0);
        if let Some(gunner) = gunner {
            p.turn.crossings.push(Crossing { order, gun: at, gunner, at, kind, left, mission, n });
        }
    }
}

/// The next gun in the order of the moves fires at all that crossed it (ruling R1). A gun captured since then still fires at those that had
/// crossed it before (AA-286).
pub fn step(r: &mut Run<'_>) {
    let Some(first) = r.p.turn.crossings.iter().min_by_key(|c| (c.order, c.gun)).copied() else {
        r.c.stage = Stage::Rocket;
        return;
    };
    let mut aimed_at = Vec::new();
    crossed(r.p, first.gun, &mut aimed_at);
    let n = aimed_at.iter().map(|t| t.n).sum();
    let hits = volley(r, first.gunner, first.gun, n);
    r.c.losses.push(Losses { pool: Pool::Crossed { gun: first.gun }, ships: 0, any: hits });
}

/// One die for each aircraft, a hit on the gun's value or less (AA-111, AA-112). Under option `aa_fires_at` a gun fires only once a turn.
pub fn volley(r: &mut Run<'_>, gunner: Power, at: Space, aircraft: u16) -> u16 {
    let silenced = r.p.rules.aa_fires_at == AaFiresAt::FirstGroup && r.p.turn.guns_fired.has(at);
    if aircraft == 0 || silenced {
        return 0;
    }
    r.p.turn.guns_fired.add(at);
    let from = r.dice.rolled();
    let dice: Vec<u8> = (0..aircraft).map(|_| r.dice.d6("aa")).collect();
    let hits = dice.iter().filter(|d| **d <= r.b.unit(Kind::Aa).defense).count() as u16;
    r.log.rolled(rule::AA_111, Event::AaFired { power: gunner, at, dice, hits }, from, r.dice);
    hits
}

/// Is this the flight the crossing names?
fn names(c: &Crossing, f: &Flight) -> bool {
    (c.at, c.kind, c.left, c.mission) == (f.at, f.kind, f.left, f.mission)
}

/// The aircraft that crossed a gun (ruling R2), named by their place in the position's list of flights.
pub fn crossed(p: &Position, gun: Space, out: &mut Vec<Target>) {
    for (i, f) in p.flights.iter().enumerate() {
        let over = p.turn.crossings.iter().filter(|c| c.gun == gun && names(c, f));
        let n = over.map(|c| c.n).sum::<u16>().min(f.n);
        if n > 0 {
            out.push(Target { owner: p.power, kind: f.kind, left: f.left, ship: ShipRef::Entry(i as u8), n });
        }
    }
}

/// One aircraft of a flight that crossed the gun is lost. Among like ones it is the one with most guns still to pass: the owner could wish for nothing better.
pub fn shot_down(p: &mut Position, gun: Space, flight: ShipRef) {
    let ShipRef::Entry(i) = flight else { return };
    let Some(f) = p.flights.get(i as usize).copied() else { return };
    // Each aircraft has its number in the order of the moves.
    let ahead = |o: u16| p.turn.crossings.iter().filter(|c| c.order == o).count();
    let here = p.turn.crossings.iter().filter(|c| c.gun == gun && names(c, &f));
    let Some(order) = here.map(|c| c.order).min_by_key(|o| (std::cmp::Reverse(ahead(*o)), *o)) else { return };
    for c in p.turn.crossings.iter_mut().filter(|c| c.order == order) {
        c.n -= 1;
    }
    p.turn.crossings.retain(|c| c.n > 0);
    p.take_flight(f.at, f.kind, f.left, f.mission, 1);
}

/// The gun has had its say.
pub fn passed(p: &mut Position, gun: Space) {
    p.turn.crossings.retain(|c| c.gun != gun);
}
