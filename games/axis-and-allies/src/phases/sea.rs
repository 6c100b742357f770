//! Movement of warships, in combat and non-combat movement. Transports are in `transport.rs`.

use super::{
    landing::{PLACES, Skies, carriers, fighters},
    movement::{Blocked, Scope, Verdict, note_origin},
};
use crate::{
    action::Action,
    event::Event,
    position::{Phase, Position},
    rule,
    types::{Kind, Power},
};
use ironbottom_kernel::{
    Log,
    area::{Space, SpaceSet},
};

/// Warships that go the same way together, with the fighters that ride along on carriers.
#[derive(Clone, Copy)]
pub(super) struct Sail {
    pub unit: Kind,
    pub n: u16,
    pub from: Space,
    pub via: Option<Space>,
    pub to: Space,
    pub own_riders: u16,
    pub allied_riders: [u16; 5],
}

impl Sail {
    const fn action(self) -> Action {
        let Self { unit, n, from, via, to, own_riders, allied_riders } = self;
        Action::Sail { unit, n, from, via, to, own_riders, allied_riders }
    }
}

/// May they sail so?
pub(super) fn ok(s: &Scope<'_>, skies: &Skies, m: &Sail) -> Verdict {
    way_ok(s, m)?;
    fleet_ok(s, skies, m)
}

/// What depends on how many go and who rides along.
fn fleet_ok(s: &Scope<'_>, skies: &Skies, m: &Sail) -> Verdict {
    riders_ok(s, m)?;
    s.stack_ok(m.unit, m.n, m.from, m.to)?;
    if skies.sail_ok(s, m) { Ok(()) } else { Blocked::because(rule::AA_134, "refuse-move-deck-leaves") }
}

/// What does not depend on that.
fn way_ok(s: &Scope<'_>, m: &Sail) -> Verdict {
    if !matches!(m.unit, Kind::Battleship | Kind::Carrier | Kind::Submarine) || !s.b.sea.has(m.from) || !s.b.sea.has(m.to) {
        return Blocked::because(rule::AA_043, "refuse-move-not-by-sea");
    }
    s.mover_ok(m.unit, m.n, m.from)?;
    if !s.attack && s.p.turn.sea_fought.has(m.from) {
        return Blocked::at(rule::AA_237, "refuse-move-fought", m.from);
    }
    path_ok(s, m)?;
    if s.attack { attack_ok(s, m) } else { calm_ok(s, m) }
}

/// One or two zones (AA-154), through an open canal like through any border (AA-051), stopping in the first zone with enemies
/// (AA-154, AA-300).
fn path_ok(s: &Scope<'_>, m: &Sail) -> Verdict {
    let Some(via) = m.via else { return step_ok(s, m.from, m.to) };
    if s.b.unit(m.unit).movement < 2 || m.to == m.from {
        return Blocked::at(rule::AA_154, "refuse-move-other-way", m.to);
    }
    if !s.b.sea.has(via) {
        return Blocked::because(rule::AA_043, "refuse-move-not-by-sea");
    }
    step_ok(s, m.from, via)?;
    if s.hostile.has(via) {
        let rule = match m.unit {
            _ if !s.attack => rule::AA_240,
            Kind::Submarine => rule::AA_300,
            _ => rule::AA_154,
        };
        return Blocked::at(rule, "refuse-move-through-enemies", via);
    }
    step_ok(s, via, m.to)
}

/// One step from zone to zone: they touch, and no closed canal lies between (AA-031, AA-032, AA-033, AA-034).
pub(super) fn step_ok(s: &Scope<'_>, from: Space, to: Space) -> Verdict {
    if s.sea_near(from).has(to) {
        return Ok(());
    }
    if !s.b.sea_near[from.i()].has(to) {
        return Blocked::at(rule::AA_022, "refuse-move-not-adjacent", to);
    }
    let banks = s.b.canal(from, to).is_some_and(|c| s.b.canals[c].has_banks());
    Blocked::at(
        if banks { rule::AA_034 } else { rule::AA_031 },
        if banks && s.p.rules.suez_opens_at_once() { "refuse-move-banks" } else { "refuse-move-canal" },
        to,
    )
}

/// Where ways differ in nothing they are one action: straight on if possible, else by the first zone that will do.
fn shortest(s: &Scope<'_>, m: &Sail) -> Verdict {
    let Some(via) = m.via else { return Ok(()) };
    let near = s.sea_near(m.from);
    let between = near & s.sea_near(m.to) & !s.hostile;
    if near.has(m.to) || between.iter().next() != Some(via) {
        return Blocked::at(rule::AA_154, "refuse-move-other-way", m.to);
    }
    Ok(())
}

/// Combat movement: into a zone with enemies (AA-086, AA-087); to a landing already declared, as an escort; or out of a zone shared with
/// enemies (AA-263).
fn attack_ok(s: &Scope<'_>, m: &Sail) -> Verdict {
    if s.hostile.has(m.to) {
        return Ok(());
    }
    let leaves = s.p.turn.shared.has(m.from) && s.hostile.has(m.from);
    if !leaves && !s.landing_zones().has(m.to) {
        return Blocked::at(rule::AA_086, "refuse-move-no-attack", m.to);
    }
    shortest(s, m)
}

/// Non-combat movement: only zones free of enemies, those cleared this turn included (AA-240, AA-319).
fn calm_ok(s: &Scope<'_>, m: &Sail) -> Verdict {
    if s.hostile.has(m.to) {
        return Blocked::at(rule::AA_240, "refuse-move-enemy-zone", m.to);
    }
    shortest(s, m)
}

/// Fighters ride only on carriers, two on each (AA-132, AA-301), own ones that have not moved (AA-140, AA-287) and allied ones (AA-160). Those
/// left behind must find room on the carriers left behind: so a carrier on which one landed this turn stays (AA-141).
fn riders_ok(s: &Scope<'_>, m: &Sail) -> Verdict {
    let mut riders = m.own_riders;
    for power in Power::ALL {
        let n = m.allied_riders[power.i()];
        let there = if power == s.me || power.is_enemy(s.me) { 0 } else { s.p.units.get(m.from, power, Kind::Fighter) };
        if n > there {
            return Blocked::at(rule::AA_160, "refuse-move-riders", m.from);
        }
        riders += n;
    }
    if m.own_riders > s.p.unmoved(m.from, Kind::Fighter) {
        return Blocked::at(rule::AA_141, "refuse-move-riders", m.from);
    }
    if m.unit != Kind::Carrier {
        return if riders == 0 { Ok(()) } else { Blocked::because(rule::AA_301, "refuse-move-riders-carrier") };
    }
    if riders > PLACES * m.n {
        return Blocked::because(rule::AA_132, "refuse-move-riders-many");
    }
    let left = fighters(s, m.from).saturating_sub(riders);
    if left > PLACES * (carriers(s, m.from) - m.n) {
        let rule = if s.p.turn.deck_landings.has(m.from) { rule::AA_141 } else { rule::AA_132 };
        return Blocked::at(rule, "refuse-move-riders-left", m.from);
    }
    Ok(())
}

/// Lists all moves of warships.
pub(super) fn list(s: &Scope<'_>, skies: &Skies, out: &mut Vec<Action>) {
    let landings = if s.attack { s.landing_zones() } else { SpaceSet::EMPTY };
    for unit in [Kind::Battleship, Kind::Carrier, Kind::Submarine] {
        let most = s.ready(unit).iter().map(|from| s.convoy(unit, from)).max().unwrap_or(0);
        for n in 1..=most {
            for from in s.ready(unit).iter().filter(|from| s.convoy(unit, *from) >= n) {
                let goals = match () {
                    () if !s.attack => !s.hostile,
                    () if s.p.turn.shared.has(from) => !SpaceSet::EMPTY,
                    () => s.hostile | landings,
                };
                list_from(s, skies, unit, n, from, goals, out);
            }
        }
    }
}

fn list_from(s: &Scope<'_>, skies: &Skies, unit: Kind, n: u16, from: Space, goals: SpaceSet, out: &mut Vec<Action>) {
    let near = s.sea_near(from);
    let mut keep = |via, to| {
        let m = Sail { unit, n, from, via, to, own_riders: 0, allied_riders: [0; 5] };
        if way_ok(s, &m).is_ok() {
            list_riders(s, skies, m, out);
        }
    };
    for to in (near & goals).iter() {
        keep(None, to);
    }
    if s.b.unit(unit).movement < 2 {
        return;
    }
    for via in (near & !s.hostile).iter() {
        // A quiet way is not listed twice.
        let new = if s.attack { !SpaceSet::EMPTY } else { !near };
        for to in (s.sea_near(via) & goals & new).iter() {
            keep(Some(via), to);
        }
    }
}

/// Lists a move with all its splits of riders.
fn list_riders(s: &Scope<'_>, skies: &Skies, m: Sail, out: &mut Vec<Action>) {
    let mut keep = |m: Sail| {
        if fleet_ok(s, skies, &m).is_ok() {
            out.push(m.action());
        }
    };
    if m.unit != Kind::Carrier || fighters(s, m.from) == 0 {
        keep(m);
        return;
    }
    let most = PLACES * m.n;
    let mut splits = vec![[0u16; 5]];
    for power in s.me.allies() {
        let there = s.p.units.get(m.from, power, Kind::Fighter);
        let before = splits.clone();
        for n in 1..=there.min(most) {
            splits.extend(before.iter().map(|x| {
                let mut y = *x;
                y[power.i()] = n;
                y
            }));
        }
    }
    splits.sort_unstable();
    for own_riders in 0..=s.p.unmoved(m.from, Kind::Fighter).min(most) {
        for allied_riders in &splits {
            keep(Sail { own_riders, allied_riders: *allied_riders, ..m });
        }
    }
}

/// Carries out a move of warships. Among enemies there will be a battle; the way of retreat is the zone last left (AA-224).
pub(super) fn apply(p: &mut Position, m: &Sail, log: &mut Log<Event>) {
    let power = p.power;
    p.units.remove(m.from, power, m.unit, m.n);
    p.units.add(m.to, power, m.unit, m.n);
    p.moved.add(m.to, m.unit, m.n);
    log.event(rule::AA_154, Event::Moved { power, unit: m.unit, n: m.n, from: m.from, to: m.to });
    for rider in Power::ALL {
        let n = if rider == power { m.own_riders } else { m.allied_riders[rider.i()] };
        if n == 0 {
            continue;
        }
        p.units.remove(m.from, rider, Kind::Fighter, n);
        p.units.add(m.to, rider, Kind::Fighter, n);
        if rider == power {
            p.moved.add(m.to, Kind::Fighter, n);
        }
        log.event(rule::AA_287, Event::Moved { power: rider, unit: Kind::Fighter, n, from: m.from, to: m.to });
    }
    if p.phase == Phase::CombatMove && p.units.hostile(power).has(m.to) {
        note_origin(p, m.to, m.via.unwrap_or(m.from), false);
    }
}
