//! Who takes part in a battle: the active power's units and aircraft against all enemy units in the space (AA-222). Powers never
//! attack together (AA-003).

use crate::{
    board::Board,
    position::{Flight, Mission, Position, Ship, ShipRef},
    types::{Kind, Power},
};
use ironbottom_kernel::area::Space;

/// What attacks on land besides aircraft. Guns never attack; ships that support a landing are not there to be hit (AA-193).
const GROUND: [Kind; 2] = [Kind::Infantry, Kind::Armor];
/// What attacks at sea besides aircraft. Fighters that ride along on carriers are passengers (AA-293).
const FLEET: [Kind; 4] = [Kind::Battleship, Kind::Carrier, Kind::Transport, Kind::Submarine];

/// The kinds of the active power's units on the board that attack in a space.
pub fn surface(b: &Board, space: Space) -> &'static [Kind] {
    if b.is_sea(space) { &FLEET } else { &GROUND }
}

/// Aircraft of the active power that attack in a space. Land-based fighters of either side take no part in a sea battle unless sent (AA-143).
pub fn air(p: &Position, space: Space) -> impl Iterator<Item = Flight> {
    p.flights.iter().copied().filter(move |f| f.at == space && f.mission == Mission::Attack)
}

/// Number of attacking aircraft.
pub fn air_count(p: &Position, space: Space) -> u16 {
    air(p, space).map(|f| f.n).sum()
}

/// Number of the active power's land units or ships that attack.
pub fn surface_count(b: &Board, p: &Position, space: Space) -> u16 {
    surface(b, space).iter().map(|k| p.units.get(space, p.power, *k)).sum()
}

/// Is there an attacker?
pub fn attackers_left(b: &Board, p: &Position, space: Space) -> bool {
    surface_count(b, p, space) > 0 || air_count(p, space) > 0
}

/// Is there a defender that has not been hit?
pub fn defenders_left(p: &Position, space: Space) -> bool {
    p.units.hostile(p.power).has(space)
}

/// The enemy with a gun in the space (at most one gun stands in a territory, AA-110).
pub fn gunner(p: &Position, space: Space) -> Option<Power> {
    p.power.enemies().find(|e| p.units.guns(*e).has(space))
}

/// Fighters of an alliance in a zone that its carriers there cannot hold, and those among which they are to be found: each power's
/// fighters beyond its own carriers' room, so that guests make way for the carrier's own.
pub fn deckless(b: &Board, p: &Position, zone: Space, of: Power) -> (u16, [u16; 5]) {
    let (mut fighters, mut room, mut guests) = (0, 0, [0; 5]);
    if b.is_sea(zone) {
        for power in of.alliance().powers() {
            let n = |k| p.units.get(zone, power, k);
            let decks = 2 * n(Kind::Carrier);
            fighters += n(Kind::Fighter);
            room += decks;
            guests[power.i()] = n(Kind::Fighter).saturating_sub(decks);
        }
    }
    (fighters.saturating_sub(room), guests)
}

/// All attackers were moved or have fought: none of them moves again this turn, and no transport loads or unloads (AA-237, AA-298).
pub fn engage(b: &Board, p: &mut Position, space: Space) {
    let power = p.power;
    for k in surface(b, space).iter().filter(|k| **k != Kind::Transport) {
        let unmarked = p.unmoved(space, *k);
        p.moved.add(space, *k, unmarked);
    }
    while p.plain_transports(space, power) > 0 {
        let plain = Ship::plain(space, power);
        p.set_ship(ShipRef::Plain, plain, Ship { spent: true, ..plain });
    }
    for s in p.ships.iter_mut().filter(|s| s.zone == space && s.owner == power) {
        s.spent = true;
    }
    p.ships.sort_unstable();
}

/// Aircraft that had this mission have done their work and only go home now (AA-218): those of a sea battle do not fight ashore
/// (AA-198).
pub fn send_home(p: &mut Position, space: Space, mission: Mission) {
    let done: Vec<Flight> = p.flights.iter().copied().filter(|f| f.at == space && f.mission == mission).collect();
    for f in done {
        p.take_flight(f.at, f.kind, f.left, f.mission, f.n);
        p.add_flight(Flight { mission: Mission::Home, ..f });
    }
}
