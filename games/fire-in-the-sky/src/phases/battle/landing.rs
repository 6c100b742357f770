//! Amphibious round, replacement round and unloading (12.3.4.1, 12.3.4.2, 12.3.5.2). Only the phasing player has anything aboard.

use super::Battle;
use crate::{
    action::{Action, Item},
    board::Board,
    event::Event,
    phases::{capacity, counters, damage, markers},
    position::{AirGroup, AirPlace, ForceId, Marker, Place, Position},
    rule,
    types::{Quarters, Side},
};
use ironbottom_kernel::{Log, Refusal};

/// FS-244: does the phasing side control the water the force is in? FS-362: of Malaya its half.
fn controls(p: &Position, bt: &Battle, f: ForceId) -> bool {
    bt.control_at(p.force(f).at) == Some(p.phasing)
}

/// FS-245, R28: is a friendly base, or a box, within two hexes? FS-148, FS-149, FS-386: any base; the hex itself counts if it is one.
pub fn near_base(b: &Board, p: &Position, bt: &Battle) -> bool {
    b.bases().any(|s| p.holds(p.phasing, s) && b.distance(bt.at, s) <= 2)
}

/// Transport factors of land units of the phasing side that are ashore.
fn ashore(b: &Board, p: &Position, bt: &Battle) -> Quarters {
    let mine = p.land_in(b, Place::At(bt.at)).filter(|u| b.side(*u) == p.phasing);
    mine.fold(Quarters::default(), |sum, u| sum.plus(b.unit(u).class))
}

/// What lands of a task force.
fn cargo(b: &Board, p: &Position, f: ForceId) -> Vec<Item> {
    let mut out: Vec<Item> = p.land_in(b, Place::Force(f)).map(Item::Unit).collect();
    let aboard = p.markers.iter().filter(|m| m.at == Place::Force(f));
    out.extend(aboard.map(|m| Item::Marker { nation: m.nation, value: m.value }));
    out
}

/// May it land?
pub fn may(b: &Board, p: &Position, bt: &Battle, item: Item, f: ForceId) -> Result<(), Refusal> {
    let a = bt.of(p.phasing);
    if a.carriers.contains(&f) {
        return Err(Refusal::new(rule::FS_201, "refuse-combat-carrier-cargo"));
    }
    if !a.bombardment.contains(&f) || !cargo(b, p, f).contains(&item) {
        return Err(Refusal::new(rule::FS_244, "refuse-combat-not-aboard"));
    }
    if !controls(p, bt, f) {
        return Err(Refusal::new(rule::FS_244, "refuse-combat-sea-control"));
    }
    // FS-311: no Allied landing on turn 1.
    if p.phasing == Side::Allies && p.turn == 1 {
        return Err(Refusal::new(rule::FS_311, "refuse-combat-turn-1"));
    }
    // FS-150, FS-151: any land hex, friendly ones too.
    if !b.space(bt.at).land {
        return Err(Refusal::new(rule::FS_150, "refuse-combat-no-land"));
    }
    if !near_base(b, p, bt) {
        return Err(Refusal::new(rule::FS_245, "refuse-combat-far"));
    }
    // FS-248: markers land like land units, and do not count for stacking.
    let Item::Unit(u) = item else { return Ok(()) };
    if p.unit(u).shaken {
        return Err(Refusal::new(rule::FS_247, "refuse-combat-shaken"));
    }
    // FS-246, FS-044: the limit of each side for itself.
    if b.space(bt.at).stacking.is_some_and(|most| ashore(b, p, bt).plus(b.unit(u).class) > most) {
        return Err(Refusal::new(rule::FS_246, "refuse-combat-stacking"));
    }
    Ok(())
}

/// May this marker restore this unit now? In the replacement round: what is in the hex, or joined to it by a land link (FS-249).
pub fn may_restore(b: &Board, p: &Position, bt: &Battle, a: &Action) -> Result<(), Refusal> {
    markers::check(b, p, p.phasing, a)?;
    if here(p, bt, a) { Ok(()) } else { Err(Refusal::new(rule::FS_249, "refuse-combat-restore")) }
}

fn here(p: &Position, bt: &Battle, a: &Action) -> bool {
    matches!(a, Action::Restore { unit, from, .. }
        if *from == bt.at || p.units.get(unit.i()).is_some_and(|u| u.at == Place::At(bt.at)))
}

/// All that may land, and all restorations here.
pub fn list(b: &Board, p: &Position, bt: &Battle, out: &mut Vec<Action>) {
    for f in &bt.of(p.phasing).bombardment {
        for item in cargo(b, p, *f) {
            if may(b, p, bt, item, *f).is_ok() {
                out.push(Action::Land { item, force: *f });
            }
        }
    }
    if p.markers.iter().any(|m| matches!(m.at, Place::At(_))) {
        let mut all = Vec::new();
        markers::list(b, p, p.phasing, &mut all);
        out.extend(all.into_iter().filter(|a| here(p, bt, a)));
    }
}

/// What a standing order to land does next: the strongest land unit first, then markers, then whoever is reduced in the hex is restored by
/// the smallest marker. Units in other hexes are left to their owner.
pub fn suggest(b: &Board, p: &Position, bt: &Battle, all: &[Action]) -> Option<Action> {
    let weight = |a: &Action| match *a {
        Action::Land { item: Item::Unit(u), .. } => Some((3, i16::from(damage::combat(b, p, u)))),
        Action::Land { .. } => Some((2, 0)),
        Action::Restore { unit, value, .. } if p.unit(unit).at == Place::At(bt.at) => Some((1, -i16::from(value))),
        _ => None,
    };
    all.iter().filter(|a| weight(a).is_some()).max_by_key(|a| weight(a)).copied()
}

/// FS-244, FS-248: it lands.
pub fn land(p: &mut Position, bt: &mut Battle, item: Item, f: ForceId, log: &mut Log<Event>) {
    match item {
        Item::Unit(u) => {
            p.unit_mut(u).at = Place::At(bt.at);
            bt.landed.push(u);
        }
        Item::Marker { nation, value } => {
            let aboard = |m: &&Marker| m.at == Place::Force(f) && m.nation == nation && m.value == value;
            if let Some(m) = p.markers.iter().find(aboard).copied() {
                p.take_marker(m);
                p.add_marker(Marker { at: Place::At(bt.at), hits: 0, ..m });
            }
        }
        Item::Air { .. } => {}
    }
    damage::close_force(p, f);
    log.event(rule::FS_244, Event::Landed { item, at: bt.at });
}

/// FS-264, FS-385: air steps of the force that may unload here: at a friendly base within its air capacity, or at one under its side's
/// marker within what is printed. R80: aircraft of the enemy do not count.
pub fn room(b: &Board, p: &Position, bt: &Battle, f: ForceId) -> u8 {
    let side = p.phasing;
    let aboard: u8 = p.air_in(AirPlace::Force(f)).map(|g| g.steps).sum();
    let Some(base) = b.base(bt.at) else { return 0 };
    if aboard == 0 || !bt.of(side).bombardment.contains(&f) || !controls(p, bt, f) {
        return 0;
    }
    let most = match (p.holds(side, bt.at), p.occupier(bt.at) == Some(side)) {
        (true, _) => capacity::air(b, p, bt.at),
        (false, true) => base.air,
        (false, false) => Some(0),
    };
    let there = p.steps(side, AirPlace::At(bt.at));
    most.map_or(aboard, |most| aboard.min(most.saturating_sub(there)))
}

/// All numbers of steps that may unload.
pub fn list_unload(b: &Board, p: &Position, bt: &Battle, out: &mut Vec<Action>) {
    for force in bt.of(p.phasing).bombardment.iter().copied() {
        // R69: one step may go without the other.
        let steps = (1..=room(b, p, bt, force)).filter(|n| parts(b, p, bt, force, *n));
        out.extend(steps.map(|steps| Action::Unload { force, steps }));
    }
}

/// FS-006, R69: are there counters for so many ashore and the rest on the turn track?
fn parts(b: &Board, p: &Position, bt: &Battle, f: ForceId, steps: u8) -> bool {
    let Some(group) = p.air_in(AirPlace::Force(f)).next() else { return false };
    let track = AirPlace::Track(damage::next_reinforcements(p, group.nation.side()));
    let (all, n) = (i16::from(group.steps), i16::from(steps));
    counters::room_after(b, p, group.nation, &[(AirPlace::Force(f), -all), (AirPlace::At(bt.at), n), (track, all - n)])
}

/// May so many unload?
pub fn may_unload(b: &Board, p: &Position, bt: &Battle, f: ForceId, steps: u8) -> Result<(), Refusal> {
    let a = bt.of(p.phasing);
    if a.carriers.contains(&f) {
        return Err(Refusal::new(rule::FS_412, "refuse-combat-carrier-cargo"));
    }
    if !a.bombardment.contains(&f) {
        return Err(Refusal::new(rule::FS_264, "refuse-combat-not-aboard"));
    }
    if !controls(p, bt, f) {
        return Err(Refusal::new(rule::FS_153, "refuse-combat-sea-control"));
    }
    if steps == 0 || steps > room(b, p, bt, f) {
        return Err(Refusal::new(rule::FS_264, "refuse-combat-unload"));
    }
    if !parts(b, p, bt, f, steps) {
        return Err(Refusal::new(rule::FS_006, "refuse-counters"));
    }
    Ok(())
}

/// FS-264: they unload.
pub fn unload(p: &mut Position, bt: &Battle, f: ForceId, steps: u8, log: &mut Log<Event>) {
    let Some(group) = p.air_in(AirPlace::Force(f)).next().copied() else { return };
    let part = AirGroup { steps, ..group };
    // FS-333: those who land at an occupied base are marked.
    let fresh = !p.holds(p.phasing, bt.at);
    if p.take_air(part) {
        p.add_air(AirGroup { at: AirPlace::At(bt.at), fresh, ..part });
        log.event(rule::FS_264, Event::Unloaded { nation: part.nation, steps, at: bt.at });
    }
    damage::close_force(p, f);
}
