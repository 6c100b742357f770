//! Landings and their support (AA-189, AA-190, AA-201, AA-302, AA-303, AA-304, AA-305, AA-306, AA-307).

use super::{
    Ask, Combat, Run,
    battle::{self, Battle, Step},
    fire, force,
    losses::{Losses, Pool},
};
use crate::{
    event::Event,
    phases::{control, neutral},
    position::{Mission, Position, Ship, ShipRef},
    rule,
    types::Kind,
};
use ironbottom_kernel::{
    Refusal,
    area::{Space, SpaceSet},
};

/// Does the ship, one's own or an ally's, land units of the active power in combat? Nobody else's units land in this turn.
pub fn lands(s: &Ship) -> bool {
    s.cargo().any(|c| c.landing)
}

/// Does the ship land units in this territory? One that has put units ashore in combat movement has a target, too, but nothing left to land.
pub fn lands_in(s: &Ship, space: Space) -> bool {
    s.target == Some(space) && lands(s)
}

/// Zones from which landings in a territory are declared.
fn zones(p: &Position, space: Space) -> SpaceSet {
    p.ships.iter().filter(|s| lands_in(s, space)).map(|s| s.zone).collect()
}

/// Which landings take place. From a zone that was not cleared nothing lands (AA-195, AA-201); after a sea battle the landing may be
/// given up, else it may not (AA-307); a neutral coast must be paid for.
pub fn step(r: &mut Run<'_>, battle: &Battle) {
    let space = battle.space;
    let free = !r.p.neutral(r.b).has(space) || neutral::check(r.p, 1).is_ok();
    for zone in (zones(r.p, space) & !battle.go).iter() {
        if !free || force::defenders_left(r.p, zone) {
            cancel(r, zone, space);
        } else if r.p.turn.sea_fought.has(zone) && r.p.rules.landing_may_be_forgone {
            r.c.ask = Some(Ask::Disembark { zone });
            return;
        } else {
            decide(r, zone, true);
        }
    }
    let Some(battle) = r.c.battle else { return };
    if !force::defenders_left(r.p, space) {
        // Nobody is there: the coast is simply occupied (ruling R56).
        put_ashore(r, &battle);
        r.c.battle = None;
        force::send_home(r.p, space, Mission::Attack);
        occupy(r, space);
    } else if !battle.go.is_empty() || force::attackers_left(r.b, r.p, space) {
        let event = Event::BattleBegan { power: r.p.power, space, amphibious: !battle.go.is_empty() };
        r.log.event(rule::AA_005, event);
        battle::go_to(r, Step::Support);
    } else {
        r.c.battle = None;
    }
}

/// The active player goes on with the landing from a zone, or forgoes it.
pub fn decide(r: &mut Run<'_>, zone: Space, go: bool) {
    if !go {
        cancel(r, zone, r.c.space());
    } else if let Some(f) = r.c.battle.as_mut() {
        f.go.add(zone);
    }
}

/// Is it the zone that is asked about?
pub fn same_zone(asked: Space, zone: Space) -> Result<(), Refusal> {
    if asked == zone { Ok(()) } else { Err(Refusal::new(rule::AA_307, "refuse-combat-other-question")) }
}

/// Land units that stand in a territory without enemies take it.
fn occupy(r: &mut Run<'_>, space: Space) {
    if force::surface_count(r.b, r.p, space) == 0 {
        return;
    }
    if r.p.owner(space).is_none() {
        neutral::violate(r.b, r.p, space, r.log);
    } else {
        // What is the alliance's own already stays as it is (AA-232).
        control::take(r.b, r.p, space, r.log);
    }
}

/// Battleships of a zone that may still support a landing.
pub fn escorts(c: &Combat, zone: Space) -> u16 {
    c.escorts.iter().find(|(z, _)| *z == zone).map_or(0, |(_, n)| *n)
}

/// May so many battleships support this landing?
pub fn support_ok(c: &Combat, asked: Space, zone: Space, n: u16) -> Result<(), Refusal> {
    if asked != zone {
        return Err(Refusal::new(rule::AA_190, "refuse-combat-other-question"));
    }
    if n > escorts(c, zone) {
        return Err(Refusal::new(rule::AA_190, "refuse-combat-so-many-battleships"));
    }
    Ok(())
}

/// So many battleships of the zone support this landing, and no other (AA-190).
pub fn assign(r: &mut Run<'_>, zone: Space, n: u16) {
    if let Some((_, left)) = r.c.escorts.iter_mut().find(|(z, _)| *z == zone) {
        *left = left.saturating_sub(n);
    }
    r.c.support.push((zone, n));
}

/// AA-237: those that fired in support are done for the turn; of several those that had moved anyway count first.
fn tire_escorts(r: &mut Run<'_>, zones: &[(Space, u16)]) {
    for (zone, _) in zones.iter().filter(|(_, n)| *n > 0) {
        let stand = r.p.units.get(*zone, r.p.power, Kind::Battleship);
        let fired = stand.saturating_sub(escorts(&r.c, *zone));
        let more = fired.saturating_sub(r.p.moved.get(*zone, Kind::Battleship));
        r.p.moved.add(*zone, Kind::Battleship, more);
    }
}

/// Each battleship in a zone from which units land fires once before they do (AA-190, AA-192, AA-219); none where there was a sea
/// battle (AA-196, AA-306). How they are shared among several landings from one zone the active player decides.
pub fn support(r: &mut Run<'_>, battle: &Battle) {
    for zone in (battle.go & !r.p.turn.sea_fought).iter() {
        let n = escorts(&r.c, zone);
        if n == 0 || r.c.support.iter().any(|(z, _)| *z == zone) {
            continue;
        }
        let elsewhere = |s: &Ship| s.zone == zone && lands(s) && s.target.is_some_and(|t| r.c.pending.has(t));
        if r.p.ships.iter().any(elsewhere) {
            r.c.ask = Some(Ask::Support { zone });
            return;
        }
        assign(r, zone, n);
    }
    battle::go_to(r, Step::Ashore);
    let value = r.b.unit(Kind::Battleship).attack;
    let given = std::mem::take(&mut r.c.support);
    if r.p.rules.support_is_a_move() {
        tire_escorts(r, &given);
    }
    let mut hits = 0;
    if r.p.rules.low_luck {
        let sum = given.iter().map(|(_, n)| *n * u16::from(value)).sum();
        hits = fire::low_luck(r, r.p.power.alliance(), battle.space, "support", sum);
    } else {
        for (zone, n) in given.into_iter().filter(|(_, n)| *n > 0) {
            let from = r.dice.rolled();
            let dice: Vec<u8> = (0..n).map(|_| r.dice.d6("support")).collect();
            let hit = dice.iter().filter(|d| **d <= value).count() as u16;
            hits += hit;
            let event = Event::Supported { power: r.p.power, zone, space: battle.space, dice, hits: hit };
            r.log.rolled(rule::AA_190, event, from, r.dice);
        }
    }
    // AA-191: what they hit still fires in the first cycle.
    r.c.losses.push(Losses { pool: Pool::Defenders { at_once: false }, ships: 0, any: hits });
}

/// The landing goes on, whatever the support shots did (AA-200).
pub fn ashore(r: &mut Run<'_>, battle: &Battle) {
    let landed = put_ashore(r, battle);
    if let Some(f) = r.c.battle.as_mut() {
        f.amphibious = landed;
    }
    force::engage(r.b, r.p, battle.space);
    battle::go_to(r, Step::AntiAir);
}

/// Units go ashore from the zones decided on; their ships are done for this turn (AA-166).
fn put_ashore(r: &mut Run<'_>, battle: &Battle) -> bool {
    let (power, to) = (r.p.power, battle.space);
    let mut landed = false;
    while let Some(i) = r.p.ships.iter().position(|s| battle.go.has(s.zone) && lands_in(s, to)) {
        landed = true;
        let old = r.p.ships[i];
        let mut new = Ship { unloaded: true, spent: true, target: None, ..old };
        for slot in &mut new.cargo {
            if let Some(c) = slot.filter(|c| c.landing) {
                *slot = None;
                r.p.units.add(to, power, c.kind, 1);
                r.p.moved.add(to, c.kind, 1);
                r.log.event(rule::AA_189, Event::Unloaded { power, unit: c.kind, zone: old.zone, to });
            }
        }
        r.p.set_ship(ShipRef::Entry(i as u8), old, new);
    }
    landed
}

/// Nothing lands from this zone in this territory: the cargo stays aboard (AA-201, AA-307).
fn cancel(r: &mut Run<'_>, zone: Space, to: Space) {
    let power = r.p.power;
    for i in 0..r.p.ships.len() {
        let s = r.p.ships[i];
        if s.zone != zone || !lands_in(&s, to) {
            continue;
        }
        let ship = &mut r.p.ships[i];
        ship.target = None;
        for c in ship.cargo.iter_mut().flatten() {
            c.landing = false;
        }
    }
    r.p.ships.sort_unstable();
    r.log.event(rule::AA_201, Event::LandingForgone { power, zone, to });
}

/// Nothing lands from this zone at all.
pub fn cancel_all(r: &mut Run<'_>, zone: Space) {
    let ships = r.p.ships.iter().filter(|s| s.zone == zone && lands(s));
    let targets: SpaceSet = ships.filter_map(|s| s.target).collect();
    for to in targets.iter() {
        cancel(r, zone, to);
    }
}
