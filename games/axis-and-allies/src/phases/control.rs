//! Control of territories: capture, liberation, capitals (rulebook 5.31-5.43).

use crate::{
    board::Board,
    event::Event,
    position::Position,
    rule,
    types::{Kind, Power},
};
use ironbottom_kernel::{Log, area::Space};

/// The active power's land units take a territory without or after battle: capture or liberation, guns and complexes, capitals, money.
///
/// A territory held by nobody's enemy is left as it is: an ally's cannot be captured (AA-232), a neutral one is violated instead.
/// The level of both sides follows from who owns what (AA-013), and a complex stays with its territory (AA-226).
pub fn take(b: &Board, p: &mut Position, space: Space, log: &mut Log<Event>) {
    let captor = p.power;
    let Some(loser) = p.owner(space).filter(|o| o.is_enemy(captor)) else { return };
    let to = new_owner(b, p, space);
    p.territories[space.i()].owner = Some(to);
    p.turn.captured.add(space);
    p.open_canals(b);
    hand_over_guns(b, p, space);
    let rule = match b.space(space).original {
        Some(o) if o != captor && o == to => rule::AA_227,
        Some(o) if !o.is_enemy(captor) && o != to => rule::AA_228,
        _ => rule::AA_013,
    };
    log.event(rule, Event::Captured { power: captor, space, from: Some(loser), to });
    match b.space(space).capital_of {
        Some(victim) if victim.is_enemy(captor) => take_treasury(p, victim, log),
        Some(owner) => free_capital(b, p, owner, log),
        None => {}
    }
}

/// Who controls a territory the active power takes from the enemy. An ally's original territory returns to him (AA-227) unless his
/// capital is in enemy hands at that moment (AA-228); the capital itself always does (AA-235). All else is the captor's, also what
/// another ally once held (AA-231).
fn new_owner(b: &Board, p: &Position, space: Space) -> Power {
    let captor = p.power;
    match b.space(space).original {
        Some(ally) if !ally.is_enemy(captor) && (b.capital(ally) == space || !p.capital_lost(b, ally)) => ally,
        _ => captor,
    }
}

/// Guns stay and change owner (AA-118, AA-226), on the way of a blitz as well (AA-103); an ally's that stands with the captor's units
/// stays his (AA-122); in an ally's original territory they are the ally's again, whoever controls the
/// ground meanwhile (AA-123): the exception for a lost capital speaks of income and complexes only, and so guns an ally brought
/// himself stay apart from those that go back with the territory. The captor's new gun may not move this turn (AA-119).
fn hand_over_guns(b: &Board, p: &mut Position, space: Space) {
    let captor = p.power;
    let to = b.space(space).original.filter(|o| !o.is_enemy(captor)).unwrap_or(captor);
    for enemy in captor.enemies() {
        let n = p.units.get(space, enemy, Kind::Aa);
        p.units.remove(space, enemy, Kind::Aa, n);
        p.units.add(space, to, Kind::Aa, n);
        if to == captor {
            p.moved.add(space, Kind::Aa, n);
        }
    }
}

/// A capital falls: all the victim's money in hand is the captor's (AA-233), who keeps it whatever the state of his own capital (AA-236).
fn take_treasury(p: &mut Position, victim: Power, log: &mut Log<Event>) {
    let captor = p.power;
    let ipc = std::mem::take(&mut p.ipc[victim.i()]);
    p.ipc[captor.i()] += ipc;
    log.event(rule::AA_233, Event::CapitalTaken { power: captor, victim, ipc });
}

/// A capital is freed: nothing is paid or refunded now (AA-235); its owner gets back every original territory his allies hold for
/// him (AA-229, AA-316), even in the middle of their turn.
fn free_capital(b: &Board, p: &mut Position, owner: Power, log: &mut Log<Event>) {
    let power = p.power;
    log.event(rule::AA_235, Event::CapitalFreed { power, owner });
    for space in b.land.iter().filter(|s| b.space(*s).original == Some(owner)) {
        let Some(ally) = p.owner(space).filter(|o| *o != owner && !o.is_enemy(owner)) else { continue };
        p.territories[space.i()].owner = Some(owner);
        log.event(rule::AA_316, Event::Captured { power, space, from: Some(ally), to: owner });
    }
}
