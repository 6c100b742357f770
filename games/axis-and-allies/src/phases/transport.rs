//! Transports: loading, steaming, unloading, allied cargo (rulebook 4.78-4.86).

use super::{
    assault::{self, Change, has_landed},
    land::{self, friendly_ok, gun_free, gun_room},
    landing::Skies,
    movement::{Blocked, Scope, Verdict, note_origin},
    sea::step_ok,
};
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Boarding, BoardingOrder, Cargo, Phase, Position, Ship, ShipRef},
    rule,
    types::{Kind, Power},
};
use ironbottom_kernel::{
    Log, Msg, Refusal,
    area::{Space, SpaceSet},
};

/// One land unit boards a ship.
#[derive(Clone, Copy)]
pub(super) struct Load {
    pub unit: Kind,
    pub from: Space,
    pub zone: Space,
    pub owner: Power,
    pub ship: ShipRef,
}

/// One transport moves one zone.
#[derive(Clone, Copy)]
pub(super) struct Steam {
    pub from: Space,
    pub ship: ShipRef,
    pub to: Space,
}

/// One land unit goes ashore.
#[derive(Clone, Copy)]
pub(super) struct Unload {
    pub zone: Space,
    pub owner: Power,
    pub ship: ShipRef,
    pub unit: Kind,
    pub to: Space,
}

/// The ship a reference names. Of several equal ones only the first has a name.
fn find(s: &Scope<'_>, r: ShipRef, zone: Space, owner: Power) -> Result<Ship, Blocked> {
    let twin = matches!(r, ShipRef::Entry(i) if i > 0 && s.p.ships.get(i as usize - 1) == s.p.ships.get(i as usize));
    let found = if s.b.sea.has(zone) && !twin { s.p.ship(r, zone, owner) } else { None };
    found.ok_or(Blocked::about(rule::AA_268, "refuse-move-no-ship", zone))
}

/// Number of the entry, if it has one.
const fn entry(r: ShipRef) -> Option<usize> {
    match r {
        ShipRef::Plain => None,
        ShipRef::Entry(i) => Some(i as usize),
    }
}

/// The ships of a power in a zone that have a name of their own.
fn ships_in(s: &Scope<'_>, zone: Space, owner: Power) -> impl Iterator<Item = ShipRef> {
    let plain = s.p.plain_transports(zone, owner) > 0;
    let ships = &s.p.ships;
    let named = (0..ships.len()).filter(move |i| {
        let ship = &ships[*i];
        ship.zone == zone && ship.owner == owner && (*i == 0 || ships[*i - 1] != *ship)
    });
    plain.then_some(ShipRef::Plain).into_iter().chain(named.map(|i| ShipRef::Entry(i as u8)))
}

// ---- Loading ----

/// May this unit board this ship? Infantry, armor or a gun that has not moved (AA-096, AA-301), off a friendly coast (AA-164), where
/// there is room (AA-163), no enemy in the zone, and nothing has gone ashore from that ship this turn (AA-170, AA-299).
pub(super) fn load_ok(s: &Scope<'_>, l: &Load) -> Verdict {
    if !matches!(l.unit, Kind::Infantry | Kind::Armor | Kind::Aa) || !s.b.land.has(l.from) {
        return Blocked::because(rule::AA_301, "refuse-move-not-cargo");
    }
    s.there_ok(l.unit, 1, l.from, rule::AA_164)?;
    let ship = find(s, l.ship, l.zone, l.owner)?;
    if !s.b.coasts[l.zone.i()].has(l.from) {
        return Blocked::at(rule::AA_164, "refuse-move-not-coast", l.from);
    }
    friendly_ok(s, l.from)?;
    if s.hostile.has(l.zone) {
        return Blocked::at(rule::AA_087, "refuse-move-load-enemies", l.zone);
    }
    if has_landed(&ship) {
        return Blocked::because(rule::AA_299, "refuse-move-load-unloaded");
    }
    if !ship.has_room(l.unit) {
        return Blocked::because(rule::AA_163, "refuse-move-no-room");
    }
    if l.unit == Kind::Aa {
        gun_free(s, l.from)?;
    }
    if s.attack { load_for_assault_ok(s, l, &ship) } else { load_calm_ok(s, l, &ship) }
}

/// In combat movement units board only their own power's ships, for an assault in this very turn (AA-086); a gun takes part in none (AA-109).
fn load_for_assault_ok(s: &Scope<'_>, l: &Load, ship: &Ship) -> Verdict {
    if l.owner != s.me {
        return Blocked::because(rule::AA_171, "refuse-move-load-ally-combat");
    }
    if l.unit == Kind::Aa {
        return Blocked::because(rule::AA_109, "refuse-move-gun-assault");
    }
    if ship.spent {
        // AA-263: it has left the enemy and does not turn to an attack now.
        return Blocked::because(rule::AA_263, "refuse-move-ship-left");
    }
    let change = Change {
        used: Some((l.from, l.unit, 1)),
        violated: SpaceSet::EMPTY,
        ship: Some((entry(l.ship), aboard(ship, l.unit, s.me))),
    };
    assault::after_ok(s, &change)
}

/// In non-combat movement also an ally's ship takes units, if its owner agrees (AA-171).
fn load_calm_ok(s: &Scope<'_>, l: &Load, ship: &Ship) -> Verdict {
    if l.owner == s.me {
        return if ship.spent { Blocked::because(rule::AA_298, "refuse-move-ship-spent") } else { Ok(()) };
    }
    // An ally's ship is spent when its owner has said no to it this turn.
    if l.owner.is_enemy(s.me) || ship.spent || s.p.standing[l.owner.i()].boarding == BoardingOrder::Refuse {
        return Blocked::of(rule::AA_171, "refuse-move-ally-ship", l.owner);
    }
    Ok(())
}

/// The ship with one more unit aboard.
fn aboard(ship: &Ship, kind: Kind, owner: Power) -> Ship {
    let mut laden = Ship { loaded: true, ..*ship };
    if let Some(slot) = laden.cargo.iter_mut().find(|c| c.is_none()) {
        *slot = Some(Cargo { kind, owner, fresh: true, landing: false });
    }
    laden
}

/// Lists all that may board.
pub(super) fn list_loads(s: &Scope<'_>, out: &mut Vec<Action>) {
    let mut zones = s.standing[Kind::Transport.i()];
    if !s.attack {
        for ally in s.me.allies() {
            zones |= s.p.units.occupied(ally) & s.b.sea;
        }
    }
    zones = zones & !s.hostile;
    if zones.is_empty() {
        return;
    }
    for unit in [Kind::Infantry, Kind::Armor, Kind::Aa] {
        for from in s.ready(unit).iter() {
            for zone in (s.b.sea_near[from.i()] & zones).iter() {
                for owner in s.me.alliance().powers().filter(|o| s.p.units.get(zone, *o, Kind::Transport) > 0) {
                    for ship in ships_in(s, zone, owner) {
                        if load_ok(s, &Load { unit, from, zone, owner, ship }).is_ok() {
                            out.push(Action::Load { unit, from, zone, owner, ship });
                        }
                    }
                }
            }
        }
    }
}

/// A unit boards, or asks its ally for leave.
pub(super) fn load(p: &mut Position, l: &Load, log: &mut Log<Event>) {
    if l.owner != p.power && p.standing[l.owner.i()].boarding == BoardingOrder::Ask {
        p.boarding = Some(Boarding { kind: l.unit, from: l.from, ship: l.ship, zone: l.zone, owner: l.owner });
    } else {
        board(p, l, log);
    }
}

fn board(p: &mut Position, l: &Load, log: &mut Log<Event>) {
    let power = p.power;
    let Some(ship) = p.ship(l.ship, l.zone, l.owner) else { return };
    p.units.remove(l.from, power, l.unit, 1);
    p.set_ship(l.ship, ship, aboard(&ship, l.unit, power));
    log.event(rule::AA_164, Event::Boarded { power, unit: l.unit, from: l.from, zone: l.zone });
}

/// May this power answer the boarding question so (AA-171)?
pub fn check_boarding(boarding: &Boarding, power: Power, a: &Action) -> Result<(), Refusal> {
    let msg = |id| Msg::new(id).name("power", format!("power.{}", boarding.owner.id()));
    if power != boarding.owner {
        return Err(Refusal::because(rule::AA_171, msg("refuse-move-boarding-wait")));
    }
    if matches!(a, Action::AllowBoarding { .. }) {
        Ok(())
    } else {
        Err(Refusal::new(rule::AA_171, "refuse-move-boarding-answer"))
    }
}

/// The ally's answer. A refusal holds for that ship and the rest of the turn, so that nobody is asked the same thing twice.
pub fn answer_boarding(p: &mut Position, a: &Action, log: &mut Log<Event>) {
    let Action::AllowBoarding { allow } = *a else { return };
    let Some(Boarding { kind: unit, from, ship, zone, owner }) = p.boarding.take() else { return };
    if allow {
        board(p, &Load { unit, from, zone, owner, ship }, log);
        return;
    }
    if let Some(old) = p.ship(ship, zone, owner) {
        p.set_ship(ship, old, Ship { spent: true, ..old });
    }
    log.event(rule::AA_171, Event::BoardingRefused { power: p.power, by: owner });
}

// ---- Steaming ----

/// May this transport go on to that zone? Up to two zones (AA-154), not after unloading (AA-166).
pub(super) fn steam_ok(s: &Scope<'_>, skies: &Skies, m: &Steam) -> Verdict {
    let ship = find(s, m.ship, m.from, s.me)?;
    if !s.b.sea.has(m.to) {
        return Blocked::because(rule::AA_043, "refuse-move-not-by-sea");
    }
    if has_landed(&ship) {
        return Blocked::because(rule::AA_166, "refuse-move-unloaded");
    }
    if ship.steps >= s.b.unit(Kind::Transport).movement {
        return Blocked::because(rule::AA_154, "refuse-move-steps");
    }
    step_ok(s, m.from, m.to)?;
    if s.attack { steam_attack_ok(s, skies, m, &ship) } else { steam_calm_ok(s, m, &ship) }
}

/// Combat movement: the ship stops among enemies (AA-154); else it must still be able to do what it set out for (AA-086). One that has left
/// a zone shared with enemies is free of that, but does not come back to such a zone (AA-263).
fn steam_attack_ok(s: &Scope<'_>, skies: &Skies, m: &Steam, ship: &Ship) -> Verdict {
    if ship.steps > 0 && s.hostile.has(m.from) {
        return Blocked::at(rule::AA_154, "refuse-move-stopped", m.from);
    }
    if ship.spent && s.p.turn.shared.has(m.to) && s.hostile.has(m.to) {
        return Blocked::at(rule::AA_263, "refuse-move-shared-back", m.to);
    }
    let new = after_step(s.p, s.hostile, ship, m.to);
    assault::after_ok(s, &Change { used: None, violated: SpaceSet::EMPTY, ship: Some((entry(m.ship), new)) })?;
    if s.hostile.has(m.from) && !skies.steam_ok(s, m.from, m.to) {
        return Blocked::because(rule::AA_134, "refuse-move-deck-leaves");
    }
    Ok(())
}

/// Non-combat movement: not after combat (AA-298), and only to zones free of enemies (AA-240).
fn steam_calm_ok(s: &Scope<'_>, m: &Steam, ship: &Ship) -> Verdict {
    if ship.spent {
        return Blocked::because(rule::AA_298, "refuse-move-ship-spent");
    }
    if s.hostile.has(m.to) { Blocked::at(rule::AA_240, "refuse-move-enemy-zone", m.to) } else { Ok(()) }
}

/// The ship after one step. In combat movement it is spent among enemies, and when it has left them.
fn after_step(p: &Position, hostile: SpaceSet, ship: &Ship, to: Space) -> Ship {
    let met = p.phase == Phase::CombatMove && (hostile.has(to) || hostile.has(ship.zone));
    Ship { zone: to, steps: ship.steps + 1, spent: ship.spent || met, ..*ship }
}

/// Lists all steps of transports.
pub(super) fn list_steps(s: &Scope<'_>, skies: &Skies, out: &mut Vec<Action>) {
    for from in s.ready(Kind::Transport).iter() {
        for ship in ships_in(s, from, s.me) {
            for to in s.sea_near(from).iter() {
                if steam_ok(s, skies, &Steam { from, ship, to }).is_ok() {
                    out.push(Action::Steam { from, ship, to });
                }
            }
        }
    }
}

/// A transport moves one zone, with all aboard; among enemies there will be a battle.
pub(super) fn steam(p: &mut Position, m: &Steam, log: &mut Log<Event>) {
    let power = p.power;
    let Some(ship) = p.ship(m.ship, m.from, power) else { return };
    let hostile = p.units.hostile(power);
    let new = after_step(p, hostile, &ship, m.to);
    p.set_ship(m.ship, ship, new);
    log.event(rule::AA_154, Event::Moved { power, unit: Kind::Transport, n: 1, from: m.from, to: m.to });
    if p.phase == Phase::CombatMove && hostile.has(m.to) {
        note_origin(p, m.to, m.from, false);
    }
}

// ---- Unloading ----

/// Which of the cargo it is: the active power's, not yet on its way ashore; on an ally's ship one that boarded in an earlier turn (AA-172).
fn cargo_index(me: Power, ship: &Ship, unit: Kind) -> Option<usize> {
    let mine = |c: &Cargo| c.owner == me && c.kind == unit && !c.landing && (ship.owner == me || !c.fresh);
    ship.cargo.iter().position(|c| c.as_ref().is_some_and(mine))
}

/// May this unit go ashore there? It is the active power's (AA-171), did not board an ally's ship this turn (AA-172), and the coast touches
/// the zone.
pub(super) fn unload_ok(s: &Scope<'_>, u: &Unload) -> Verdict {
    let ship = find(s, u.ship, u.zone, u.owner)?;
    if cargo_index(s.me, &ship, u.unit).is_none() {
        let fresh = ship.cargo().any(|c| c.owner == s.me && c.kind == u.unit && !c.landing);
        // What is not aboard an own ship at all is no matter between allies: AA-163 says what a transport carries.
        let allied = u.owner != s.me || ship.cargo().any(|c| c.owner != s.me && c.kind == u.unit);
        let rule = if fresh {
            rule::AA_172
        } else if allied {
            rule::AA_171
        } else {
            rule::AA_163
        };
        return Blocked::because(rule, "refuse-move-no-cargo");
    }
    if !s.b.coasts[u.zone.i()].has(u.to) {
        return Blocked::at(rule::AA_167, "refuse-move-not-coast", u.to);
    }
    if u.owner != s.me && s.hostile.has(u.zone) {
        // Only the ship's owner could fight for the zone.
        return Blocked::at(rule::AA_171, "refuse-move-unload-enemies", u.zone);
    }
    if s.attack { unload_assault_ok(s, u, &ship) } else { unload_calm_ok(s, u, &ship) }
}

/// Combat movement: an assault on an enemy or neutral coast (AA-308), guns excepted (AA-109, AA-285). All that one transport lands goes to one
/// territory, unless the option allows more (AA-297).
fn unload_assault_ok(s: &Scope<'_>, u: &Unload, ship: &Ship) -> Verdict {
    if u.unit == Kind::Aa {
        return Blocked::because(rule::AA_109, "refuse-move-gun-assault");
    }
    if !(s.enemy | s.neutral | s.taken).has(u.to) {
        return Blocked::at(rule::AA_086, "refuse-move-no-attack", u.to);
    }
    if let Some(other) = ship.target.filter(|t| *t != u.to) {
        let fights = !at_once(s.hostile, u.zone, u.to) && ship.cargo().any(|c| c.landing);
        if !s.p.rules.split_assault_per_transport || fights {
            return Blocked::at(rule::AA_297, "refuse-move-split", other);
        }
    }
    let violated = s.neutral & SpaceSet::one(u.to);
    s.violation_ok(violated)?;
    let landed = Ship { target: Some(u.to), ..*ship };
    assault::after_ok(s, &Change { used: None, violated, ship: Some((entry(u.ship), landed)) })
}

/// Non-combat movement: on friendly coasts, several if need be (AA-169, AA-241), with the limit of one gun (AA-110). A ship that moved, fought,
/// retreated or landed troops before does nothing more (AA-298); under the option one that fought and stayed may unload.
fn unload_calm_ok(s: &Scope<'_>, u: &Unload, ship: &Ship) -> Verdict {
    let fought = s.p.rules.unload_after_sea_battle && s.p.turn.sea_fought.has(u.zone) && !ship.unloaded;
    // An ally's ship is spent without having unloaded when its owner refused a boarding: that is no bar to going ashore.
    let spent = ship.spent && (u.owner == s.me || ship.unloaded);
    if spent && !fought {
        return Blocked::because(rule::AA_298, "refuse-move-ship-spent");
    }
    if s.hostile.has(u.zone) {
        return Blocked::at(rule::AA_240, "refuse-move-unload-enemies", u.zone);
    }
    friendly_ok(s, u.to)?;
    if u.unit == Kind::Aa { gun_room(s, u.to) } else { Ok(()) }
}

/// Does the unit go ashore at once? Not while there are enemies in the zone or in the territory.
fn at_once(hostile: SpaceSet, zone: Space, to: Space) -> bool {
    !hostile.has(zone) && !hostile.has(to)
}

/// Lists all that may go ashore.
pub(super) fn list_unloads(s: &Scope<'_>, out: &mut Vec<Action>) {
    let goals = if s.attack { s.enemy | s.neutral | s.taken } else { s.friendly };
    for (i, ship) in s.p.ships.iter().enumerate() {
        if i > 0 && s.p.ships[i - 1] == *ship {
            continue;
        }
        for unit in [Kind::Infantry, Kind::Armor, Kind::Aa] {
            if cargo_index(s.me, ship, unit).is_none() {
                continue;
            }
            for to in (s.b.coasts[ship.zone.i()] & goals).iter() {
                let (zone, owner, ship) = (ship.zone, ship.owner, ShipRef::Entry(i as u8));
                if unload_ok(s, &Unload { zone, owner, ship, unit, to }).is_ok() {
                    out.push(Action::Unload { zone, owner, ship, unit, to });
                }
            }
        }
    }
}

/// A unit goes ashore, or is declared to: where enemies in the zone or in the territory must be beaten first, it waits aboard for
/// combat. Otherwise it takes what is the enemy's (AA-092) or nobody's (AA-308), and its move is over (AA-096).
pub(super) fn unload(b: &Board, p: &mut Position, u: &Unload, log: &mut Log<Event>) {
    let power = p.power;
    let Some(ship) = p.ship(u.ship, u.zone, u.owner) else { return };
    let Some(i) = cargo_index(power, &ship, u.unit) else { return };
    let attack = p.phase == Phase::CombatMove;
    let mut new = ship;
    if attack && !at_once(p.units.hostile(power), u.zone, u.to) {
        log.event(rule::AA_086, Event::LandingDeclared { power, unit: u.unit, zone: u.zone, to: u.to });
        if let Some(c) = &mut new.cargo[i] {
            c.landing = true;
        }
        new.target = Some(u.to);
        p.set_ship(u.ship, ship, new);
        return;
    }
    log.event(rule::AA_167, Event::Unloaded { power, unit: u.unit, zone: u.zone, to: u.to });
    new.cargo[i] = None;
    new.unloaded = true;
    if attack && !new.cargo().any(|c| c.landing) {
        new.target = Some(u.to);
    }
    p.set_ship(u.ship, ship, new);
    p.units.add(u.to, power, u.unit, 1);
    p.moved.add(u.to, u.unit, 1);
    if attack {
        land::enter(b, p, u.to, log);
    }
}

/// Combat movement is over: whatever a ship did in it was its turn (AA-298).
pub(super) fn spend(p: &mut Position) {
    for s in &mut p.ships {
        s.spent |= s.steps > 0 || s.loaded || has_landed(s);
    }
    p.ships.sort_unstable();
}
