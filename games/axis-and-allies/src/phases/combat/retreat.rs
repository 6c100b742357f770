//! The attacker retreats (AA-213, AA-214, AA-215, AA-216, AA-217, AA-218, AA-224).

use super::{
    Ask, Combat, Run, about,
    battle::{self, Battle},
    fire::{self, Side},
    force, landing, withdraw,
};
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Mission, Position, Ship, ShipRef},
    rule,
    settings::RetreatOrigins,
    types::{Kind, Power},
};
use ironbottom_kernel::{
    Refusal,
    area::{Space, SpaceSet},
};

/// Spaces from which attackers came, of the same element as the battle; those of lost attackers still count (AA-214).
/// Aircraft open a way only if asked for (AA-312).
pub fn origins(b: &Board, p: &Position, space: Space, air: bool) -> SpaceSet {
    let sea = b.is_sea(space);
    let of = p.turn.origins.iter().filter(|o| o.battle == space && (air || !o.air) && b.is_sea(o.from) == sea);
    of.map(|o| o.from).collect()
}

/// May ships of this power pass between two zones? What counts for moves counts here too, for either side (AA-273).
pub fn canal_open(b: &Board, p: &Position, by: Power, from: Space, to: Space) -> bool {
    if !by.is_enemy(p.power) {
        return p.canal_open(b, from, to);
    }
    b.canal(from, to).is_none_or(|c| {
        let canal = &b.canals[c];
        let at_once = canal.has_banks() && p.rules.suez_opens_at_once();
        let theirs = if at_once { p.friendly(p.power) } else { p.turn.friendly };
        (canal.needs & theirs).is_empty()
    })
}

/// Numbers of the attacker's submarines and of his other land units or ships.
fn surface(b: &Board, p: &Position, space: Space) -> (u16, u16) {
    let subs = p.units.get(space, p.power, Kind::Submarine);
    (subs, force::surface_count(b, p, space) - subs)
}

/// May the attacker retreat so?
pub fn ok(b: &Board, p: &Position, c: &Combat, to: Option<Space>, leave_subs: bool) -> Result<(), Refusal> {
    let Some(battle) = &c.battle else {
        return Err(Refusal::new(rule::AA_213, "refuse-combat-nothing-asked"));
    };
    allowed(b, p, battle, to, leave_subs)
}

fn allowed(b: &Board, p: &Position, battle: &Battle, to: Option<Space>, leave_subs: bool) -> Result<(), Refusal> {
    let space = battle.space;
    if battle.amphibious {
        // An extra: aircraft alone break off; what came by land or sea fights on.
        let alone = p.rules.air_retreat_from_assaults && to.is_none() && !leave_subs && force::air_count(p, space) > 0;
        return if alone { Ok(()) } else { Err(Refusal::new(rule::AA_199, "refuse-combat-amphibious")) };
    }
    let (subs, others) = surface(b, p, space);
    if leave_subs {
        if !p.rules.submarines_may_stay_behind {
            return Err(Refusal::new(rule::AA_295, "refuse-combat-submarines-go-too"));
        }
        if subs == 0 || others + force::air_count(p, space) == 0 {
            return Err(Refusal::new(rule::AA_295, "refuse-combat-no-submarines-to-stay"));
        }
    }
    let going = others + if leave_subs { 0 } else { subs };
    let Some(to) = to else {
        // Only aircraft break off without a space to go to (ruling R24).
        return if going == 0 { Ok(()) } else { Err(Refusal::new(rule::AA_214, "refuse-combat-retreat-where")) };
    };
    if going == 0 {
        return Err(Refusal::new(rule::AA_218, "refuse-combat-only-aircraft"));
    }
    let any_unit = p.rules.retreat_origins == RetreatOrigins::AnyUnit;
    if !origins(b, p, space, any_unit).has(to) {
        return Err(Refusal::because(rule::AA_217, about(b, "refuse-combat-nobody-came-from", to)));
    }
    if !b.is_sea(space) {
        let friendly = p.owner(to).is_some_and(|o| !o.is_enemy(p.power));
        return if friendly { Ok(()) } else { Err(Refusal::because(rule::AA_214, about(b, "refuse-combat-not-friendly", to))) };
    }
    if p.units.hostile(p.power).has(to) {
        return Err(Refusal::because(rule::AA_224, about(b, "refuse-combat-enemies-in", to)));
    }
    if !canal_open(b, p, p.power, space, to) {
        return Err(Refusal::because(rule::AA_273, about(b, "refuse-combat-canal", to)));
    }
    Ok(())
}

/// All retreats.
pub fn list(b: &Board, p: &Position, c: &Combat, out: &mut Vec<Action>) {
    if let Some(battle) = &c.battle {
        out.extend(ways(b, p, battle).into_iter().map(|(to, leave_subs)| Action::Retreat { to, leave_subs }));
    }
}

fn ways(b: &Board, p: &Position, battle: &Battle) -> Vec<(Option<Space>, bool)> {
    let places = [None].into_iter().chain(origins(b, p, battle.space, true).iter().map(Some));
    let all = places.flat_map(|to| [(to, false), (to, true)]);
    all.filter(|(to, leave)| allowed(b, p, battle, *to, *leave).is_ok()).collect()
}

/// Asks whether the attacker retreats, where he can; the defender never does (AA-215). Transports alone must (AA-201); and so must a
/// force when neither side could ever hit the other. Submarines alone were asked already when they could withdraw.
pub fn question(r: &mut Run<'_>, battle: &Battle) {
    let (b, space) = (r.b, battle.space);
    let ways = ways(b, r.p, battle);
    let stuck = ![Side::Attack, Side::Defend].into_iter().any(|side| fire::can_hurt(b, r.p, battle, side));
    let transports = r.p.units.get(space, r.p.power, Kind::Transport);
    let only_transports = transports == force::surface_count(b, r.p, space) + force::air_count(r.p, space);
    let forced = only_transports || stuck;
    match ways[..] {
        [] if stuck => battle::finish(r, None),
        [] => battle::press_on(r),
        [(to, leave)] if forced => go(r, to, leave),
        _ if !forced && asked_before(r, battle, &ways) => battle::press_on(r),
        _ => r.c.ask = Some(Ask::Retreat { forced }),
    }
}

/// Only submarines are left, and each way of retreat was open to them as a withdrawal.
fn asked_before(r: &Run<'_>, battle: &Battle, ways: &[(Option<Space>, bool)]) -> bool {
    let only_subs = surface(r.b, r.p, battle.space).1 == 0 && force::air_count(r.p, battle.space) == 0;
    let zones = withdraw::zones(r.b, r.p, battle, r.p.power);
    only_subs && ways.iter().all(|(to, _)| to.is_some_and(|z| zones.has(z)))
}

/// Units of the active power leave a battle; they do not move again this turn (AA-237).
pub fn shift(p: &mut Position, kind: Kind, n: u16, from: Space, to: Space) {
    p.units.remove(from, p.power, kind, n);
    p.moved.remove(from, kind, n);
    p.units.add(to, p.power, kind, n);
    p.moved.add(to, kind, n);
}

/// The attacker retreats: all together to one space (AA-214, AA-224), submarines staying if they are left (AA-295); aircraft break off where they are (AA-218).
pub fn go(r: &mut Run<'_>, to: Option<Space>, leave_subs: bool) {
    let from = r.c.space();
    // Submarines that are left behind, or land units whose aircraft leave them, fight on.
    let ashore = !r.b.is_sea(from) && to.is_none() && force::surface_count(r.b, r.p, from) > 0;
    if ashore {
        r.log.event(rule::AA_199, Event::AirLeft { power: r.p.power, space: from });
    } else {
        r.log.event(rule::AA_213, Event::Retreated { power: r.p.power, from, to });
    }
    force::send_home(r.p, from, Mission::Attack);
    if let Some(to) = to {
        landing::cancel_all(r, from);
        sail_passengers(r.b, r.p, from, to);
        for kind in force::surface(r.b, from) {
            let stays = *kind == Kind::Transport || (*kind == Kind::Submarine && leave_subs);
            if !stays {
                shift(r.p, *kind, r.p.units.get(from, r.p.power, *kind), from, to);
            }
        }
        sail_transports(r.p, from, to);
    }
    if leave_subs || ashore { battle::press_on(r) } else { battle::finish(r, Some(r.p.power.alliance().other())) }
}

/// Transports retreat with their cargo, from a battle before their landing too (AA-305, ruling R25).
fn sail_transports(p: &mut Position, from: Space, to: Space) {
    let power = p.power;
    while let Some(i) = p.ships.iter().position(|s| s.zone == from && s.owner == power) {
        let old = p.ships[i];
        p.set_ship(ShipRef::Entry(i as u8), old, Ship { zone: to, spent: true, ..old });
    }
}

/// Fighters that rode along on the carriers ride back with them; those of an ally who has carriers there himself stay with these.
fn sail_passengers(b: &Board, p: &mut Position, from: Space, to: Space) {
    let power = p.power;
    let mut room = 2 * p.units.get(from, power, Kind::Carrier);
    let mut riding = fire::guests(b, p, from);
    riding[power.i()] = p.units.get(from, power, Kind::Fighter);
    // One's own first.
    for owner in [power].into_iter().chain(power.allies()) {
        let n = riding[owner.i()].min(room);
        room -= n;
        if owner == power {
            shift(p, Kind::Fighter, n, from, to);
        } else {
            p.units.remove(from, owner, Kind::Fighter, n);
            p.units.add(to, owner, Kind::Fighter, n);
        }
    }
}
