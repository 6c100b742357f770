//! Section 12.5: hits fall on the cheapest, and who chooses among equals; and the plans that change a volley.

use super::{Air, Battle, Field, Spot, bury, fire, plans};
use crate::{
    action::{Action, Target},
    board::Board,
    event::{Attack, Event, Why},
    names,
    position::{Position, UnitId},
    purpose::{Here, here},
    rule,
    settings::Equals,
    types::{Class, JapanPlan, Kind, Sector, Side, UsPlan},
};
use ironbottom_kernel::{Dice, Log, Msg, Refusal};

/// What a hit could fall on: loss cost, whether damaged, and which. On a Transport it falls on somebody aboard (FN-261).
pub type Candidate = (u8, bool, Target);

/// Everything of a side that an attack in a sector can hit.
pub fn targets_of(f: Field<'_>, side: Side, attack: Attack, sector: Sector, ships_only: bool, out: &mut Vec<Candidate>) {
    let (p, x) = (f.p, f.x);
    let hurt = |u: UnitId| p.units[u as usize].hurt;
    let unit = |u: UnitId| (f.kind(u).loss, hurt(u), Target::Unit(u));
    let surface = |out: &mut Vec<Candidate>| {
        out.extend(f.surface(side, sector).map(unit));
        if sector == Sector::Coastal {
            transports(f, side, out);
        }
    };
    let island = |out: &mut Vec<Candidate>| {
        // FN-284, FN-285: airfields always; FN-283: infantry only if the attacker is on the island too.
        if x.airfields[side.i()] > 0 {
            out.push((1, false, Target::Airfield));
        }
        if stood(f, side.other(), attack) {
            out.extend(f.ashore(side).map(unit));
        }
    };
    match attack {
        // FN-264, FN-266, FN-367: whatever flies there.
        Attack::Dogfight | Attack::Aaa => {
            out.extend(x.over(side, sector).map(|(i, s)| (f.squadron(s).loss, s.hurt, Target::Squadron(i))));
        }
        // FN-368.
        Attack::Bombs if sector == Sector::Island => island(out),
        Attack::Bombs | Attack::Torpedoes => surface(out),
        Attack::DepthCharges => {
            out.extend(f.ships(side, sector).filter(|u| f.kind(*u).kind == Kind::Ss).map(unit));
        }
        // FN-279.
        Attack::Guns => {
            surface(out);
            if !ships_only {
                island(out);
            }
        }
        // FN-282, FN-036: infantry and airfields, nothing else.
        Attack::Infantry => island(out),
    }
}

/// FN-283, R10: is the attacker on the island? All losses of a volley fall together: who stood there when it opened counts.
fn stood(f: Field<'_>, side: Side, attack: Attack) -> bool {
    match &f.x.volley {
        Some(v) if v.attack == attack && f.p.rules.reads_since(2) => v.stood[side.i()],
        // Before version 2 it was asked anew for each hit, after the losses of Japan.
        _ => f.on_island(side),
    }
}

/// R8: those aboard Transports. The player chooses among all of his; of Japan's the cheapest, a damaged one first, and of equals any
/// (FN-011). Before version 2 it was the first in the list.
fn transports(f: Field<'_>, side: Side, out: &mut Vec<Candidate>) {
    let aboard = f.infantry(side, &[Spot::Transport]);
    let cost = f.b.tables.transport_loss;
    let of = |u: UnitId| (cost, f.p.units[u as usize].hurt, Target::Unit(u));
    if side == Side::Us {
        out.extend(aboard.map(of));
    } else {
        let worth = |u: &UnitId| (f.kind(*u).loss, !f.p.units[*u as usize].hurt);
        let mut all: Vec<UnitId> = aboard.collect();
        let least = all.iter().map(worth).min();
        all.retain(|u| Some(worth(u)) == least);
        if !f.p.rules.reads_since(2) {
            all.sort_unstable();
            all.truncate(1);
        }
        out.extend(all.into_iter().map(of));
    }
}

/// FN-255, FN-256, FN-257: those of a side that the next hit of the volley may fall on: the cheapest; of Japan's the damaged first
/// (R12), beside the airfield, where nothing is damaged (R91); before version 2 not beside it. Those that are alike are one.
pub fn targets(f: Field<'_>, side: Side) -> Vec<Target> {
    let Some(v) = &f.x.volley else { return Vec::new() };
    let mut all = Vec::new();
    targets_of(f, side, v.attack, v.sector, v.at_ship(side), &mut all);
    let Some(least) = all.iter().map(|c| c.0).min() else { return Vec::new() };
    all.retain(|c| c.0 == least);
    if side == Side::Japan && all.iter().any(|c| c.1) {
        let airfield = f.p.rules.reads_since(2);
        all.retain(|c| c.1 || (airfield && c.2 == Target::Airfield));
    }
    let like = |t: &Target| match t {
        Target::Unit(u) => {
            let spot = f.x.ground.iter().find(|g| g.unit == *u).map(|g| g.spot);
            (Some(f.p.units[*u as usize].kind), f.p.units[*u as usize].hurt, spot, None)
        }
        Target::Squadron(i) => {
            let s = &f.x.squadrons[*i as usize];
            (Some(s.kind), s.hurt, None, s.carrier.then_some(s.base))
        }
        Target::Airfield => (None, false, None, None),
    };
    let mut seen = Vec::new();
    all.into_iter()
        .map(|c| c.2)
        .filter(|t| {
            let l = like(t);
            let new = !seen.contains(&l);
            seen.push(l);
            new
        })
        .collect()
}

/// What can be decided about the volley as it stands; nothing: it goes on by itself.
fn choices(f: Field<'_>, out: &mut Vec<Action>) {
    let Some(v) = &f.x.volley else { return };
    if !v.closed {
        plans::window(f, out);
        if !out.is_empty() {
            out.push(Action::Done);
            return;
        }
    }
    if v.hits[Side::Japan.i()] > 0 {
        let all = targets(f, Side::Japan);
        if all.len() > 1 && f.p.rules.equals == Equals::Player && !stopped(f, &all) {
            out.extend(all.into_iter().map(|target| Action::Strike { target }));
        }
        return;
    }
    if may_range(f) {
        out.extend([Action::Use { plan: UsPlan::RangingShots }, Action::Done]);
        return;
    }
    if v.hits[Side::Us.i()] > 0 {
        let all = targets(f, Side::Us);
        let stops = plans::stops(f, &all);
        if all.len() > 1 || !stops.is_empty() {
            out.extend(all.into_iter().map(|target| Action::Take { target }));
            out.extend(stops.into_iter().map(|plan| Action::Stop { plan }));
        }
    }
}

/// FN-218: Damage Control of Japan stops the next hit, wherever it would fall. A hit on an airfield it does not stop (R91): where
/// that is one of the targets, what is chosen decides. Before version 2 it stopped that too.
fn stopped(f: Field<'_>, targets: &[Target]) -> bool {
    f.x.stops > 0 && !(f.p.rules.reads_since(2) && targets.contains(&Target::Airfield))
}

/// FN-208: is Ranging Shots what is asked about? Not while a window for other plans is open, or hits are still to fall.
pub fn asks_ranging(f: Field<'_>) -> bool {
    let Some(v) = &f.x.volley else { return false };
    let open = || {
        let mut other = Vec::new();
        plans::window(f, &mut other);
        !v.closed && !other.is_empty()
    };
    v.hits[Side::Japan.i()] == 0 && may_range(f) && !open()
}

/// FN-208: after a hit on a ship, one more on a ship of the sector.
fn may_range(f: Field<'_>) -> bool {
    let Some(v) = &f.x.volley else { return false };
    v.ship_hit
        && matches!(v.attack, Attack::Guns | Attack::Torpedoes)
        && !f.p.rules.ranging_shots_any_target
        && f.x.holds(UsPlan::RangingShots)
        && f.has_surface(Side::Japan, v.sector)
}

/// What must be decided before anything else (FN-255, FN-257).
fn pending(f: Field<'_>, all: &[Action]) -> Refusal {
    let Some(v) = &f.x.volley else { return Refusal::new(rule::FN_255, "refuse-hits-first") };
    let (id, side) = if all.iter().any(|a| matches!(a, Action::Take { .. })) {
        ("refuse-take-first", Side::Us)
    } else {
        ("refuse-strike-first", Side::Japan)
    };
    let msg = Msg::new(id).int("n", v.hits[side.i()]).msg("attack", names::attack(v.attack));
    Refusal::because(rule::FN_255, msg.name("sector", names::sector(v.sector)))
}

/// Is it legal?
pub fn check(f: Field<'_>, a: &Action) -> Result<(), Refusal> {
    let mut all = Vec::new();
    choices(f, &mut all);
    if all.contains(a) {
        return Ok(());
    }
    Err(match *a {
        Action::Take { .. } | Action::Strike { .. } => Refusal::new(rule::FN_255, "refuse-cheapest-first"),
        Action::Stop { plan } | Action::Use { plan } | Action::UseWith { plan, .. } => {
            Refusal::new(plans::rule(plan), "refuse-plan-now")
        }
        _ => pending(f, &all),
    })
}

/// All legal actions.
pub fn list(f: Field<'_>, out: &mut Vec<Action>) {
    choices(f, out);
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, x: &mut Battle, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    // FN-208: declining Ranging Shots is one answer. Before version 2 the first one only closed the window, if that had not been
    // shut before, and the question came again.
    let declined = *a == Action::Done && p.rules.reads_since(2) && asks_ranging(Field { b, p, x });
    let Some(mut v) = x.volley.take() else { return };
    match *a {
        Action::Use { plan } => {
            x.spend(plan, plans::rule(plan), log);
            v.hits[Side::Japan.i()] += 1;
            if plan == UsPlan::RangingShots && !p.rules.ranging_shots_any_target {
                v.ships_only = true;
                v.ship_hit = false;
            }
        }
        Action::UseWith { plan, unit } => {
            x.spend(plan, plans::rule(plan), log);
            let value = plans::value(p.values(b, unit), v.attack, false);
            let from = dice.rolled();
            let shot = fire::shoot(Target::Unit(unit), value, here(p, x.area, Here::Attack(v.attack, Side::Us)), dice);
            if matches!(plan, UsPlan::Sonar | UsPlan::Envelop) {
                // The roll that missed is taken back.
                let missed = |s: &super::Shot| s.by == Target::Unit(unit) && s.hits == 0;
                if let Some(i) = v.shots[Side::Us.i()].iter().position(missed) {
                    v.shots[Side::Us.i()].remove(i);
                }
            }
            v.hits[Side::Japan.i()] += shot.hits;
            v.shots[Side::Us.i()].push(shot);
            let event =
                Event::Attacked { attack: v.attack, side: Side::Us, sector: v.sector, shots: vec![super::told(p, x, &shot)] };
            log.rolled(plans::rule(plan), event, from, dice);
        }
        Action::Take { target } => {
            v.spent(Side::Us);
            fall(p, x, Side::Us, target, Why::Chosen, log);
        }
        Action::Stop { plan } => {
            v.spent(Side::Us);
            x.spend(plan, plans::rule(plan), log);
            log.event(plans::rule(plan), Event::Stopped { side: Side::Us, us: Some(plan), japan: None });
        }
        Action::Strike { target } => {
            v.spent(Side::Japan);
            v.ship_hit |= strike(b, p, x, target, Why::Chosen, log);
        }
        _ if v.closed || declined => v.ship_hit = false,
        _ => v.closed = true,
    }
    x.volley = Some(v);
    fire::go_on(b, p, x, dice, log);
}

/// Lets hits fall until somebody must choose; true when the volley is done.
pub fn resolve(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) -> bool {
    loop {
        bury(p, x);
        let mut open = Vec::new();
        choices(Field { b, p, x }, &mut open);
        if !open.is_empty() {
            return false;
        }
        let Some(mut v) = x.volley.take() else { return true };
        v.closed = true;
        let side = if v.hits[Side::Japan.i()] > 0 {
            Side::Japan
        } else if v.hits[Side::Us.i()] > 0 {
            Side::Us
        } else {
            end(b, p, x, &v, log);
            return true;
        };
        x.volley = Some(v);
        let all = targets(Field { b, p, x }, side);
        let Some(v) = &mut x.volley else { return true };
        if all.is_empty() {
            // FN-258. With no ship left the guns of others may still find something.
            let hits = if v.at_ships[side.i()] > 0 { v.at_ships[side.i()] } else { v.hits[side.i()] };
            v.hits[side.i()] -= hits;
            v.at_ships[side.i()] = 0;
            log.event(rule::FN_258, Event::Missing { side, hits });
            continue;
        }
        v.spent(side);
        if side == Side::Japan && stopped(Field { b, p, x }, &all) {
            control(x, log);
            continue;
        }
        let target = match (all.len(), p.rules.equals, side) {
            (1, _, _) | (_, _, Side::Us) => all[0],
            (n, Equals::Random, _) => all[usize::from(dice.roll(here(p, x.area, Here::Equals), n as u8)) - 1],
            _ => worst(Field { b, p, x }, &all),
        };
        let why = if all.len() > 1 { Why::Chosen } else { forced(Field { b, p, x }, side, target) };
        if side == Side::Us {
            fall(p, x, side, target, why, log);
        } else {
            let ship = strike(b, p, x, target, why, log);
            if let Some(v) = &mut x.volley {
                v.ship_hit |= ship && !v.ships_only;
            }
        }
    }
}

/// R92: of equals, the one Japan can best do without: the smallest sum of attack values, the first of those.
pub fn worst(f: Field<'_>, all: &[Target]) -> Target {
    all.iter().copied().min_by_key(|t| (strength(f, t), *t)).unwrap_or(Target::Airfield)
}

/// The sum of attack values, superior ones included.
pub fn strength(f: Field<'_>, t: &Target) -> u16 {
    let v = match t {
        Target::Unit(u) => f.p.values(f.b, *u),
        Target::Squadron(i) => f.squadron_values(&f.x.squadrons[*i as usize]),
        Target::Airfield => return 0,
    };
    let one = |v: crate::types::Value| u16::from(v.hit.unwrap_or(0)) + u16::from(v.twice);
    [v.aaa, v.surface, v.depth, v.dogfight, v.ground, v.ship, v.attack].map(one).iter().sum()
}

/// FN-218: Damage Control of Japan has stopped a hit.
fn control(x: &mut Battle, log: &mut Log<Event>) {
    x.stops -= 1;
    log.event(rule::FN_218, Event::Stopped { side: Side::Japan, us: None, japan: Some(JapanPlan::DamageControl) });
}

/// Why a hit falls on the only one it can fall on (FN-255, FN-256).
fn forced(f: Field<'_>, side: Side, target: Target) -> Why {
    let Some(v) = &f.x.volley else { return Why::Only };
    let mut all = Vec::new();
    targets_of(f, side, v.attack, v.sector, v.at_ship(side), &mut all);
    let Some((price, hurt, _)) = all.iter().find(|c| c.2 == target).copied() else { return Why::Only };
    if side == Side::Japan && hurt && all.iter().any(|c| c.0 == price && !c.1) {
        Why::Damaged
    } else if all.iter().any(|c| c.0 > price) {
        Why::Cheapest
    } else {
        Why::Only
    }
}

/// A hit on Japan, unless Damage Control (FN-218) or a Screening Ship (FN-234) takes it; true if it was meant for a ship. A Transport is one, whoever aboard
/// takes the hit (R8); before version 2 it was not.
fn strike(b: &Board, p: &mut Position, x: &mut Battle, target: Target, why: Why, log: &mut Log<Event>) -> bool {
    let f = Field { b, p, x };
    let (ship, carrier) = match target {
        Target::Unit(u) => {
            let at_sea = p.rules.reads_since(2) && f.infantry(Side::Japan, &[Spot::Transport]).any(|i| i == u);
            (at_sea || f.kind(u).kind.class() == Class::Ship, f.kind(u).kind.is_carrier())
        }
        _ => (false, false),
    };
    if x.stops > 0 && target != Target::Airfield {
        control(x, log);
        return false;
    }
    if carrier && x.screening > 0 {
        x.screening -= 1;
        p.out[JapanPlan::ScreeningShip.i()] += 1;
        log.event(rule::FN_234, Event::Stopped { side: Side::Japan, us: None, japan: Some(JapanPlan::ScreeningShip) });
        return false;
    }
    fall(p, x, Side::Japan, target, why, log);
    ship
}

/// A hit falls (FN-017, FN-018, FN-285).
fn fall(p: &mut Position, x: &mut Battle, side: Side, target: Target, why: Why, log: &mut Log<Event>) {
    let name = super::thing(p, x, target);
    let (rule, destroyed) = match target {
        Target::Unit(u) => {
            let destroyed = p.hit(u);
            (if destroyed { rule::FN_018 } else { rule::FN_017 }, destroyed)
        }
        Target::Squadron(i) => {
            let s = &mut x.squadrons[i as usize];
            let destroyed = std::mem::replace(&mut s.hurt, true);
            if destroyed {
                s.at = Air::Lost;
            }
            (if destroyed { rule::FN_018 } else { rule::FN_017 }, destroyed)
        }
        Target::Airfield => {
            x.airfields[side.i()] -= 1;
            (rule::FN_285, true)
        }
    };
    // Where nobody had a choice, the rule that took it is the one to cite.
    let rule = match why {
        Why::Cheapest => rule::FN_255,
        Why::Damaged => rule::FN_256,
        Why::Chosen | Why::Only => rule,
    };
    log.event(rule, Event::Hit { side, target: name, destroyed, why });
}

/// FN-231: those who flew into ships are gone.
fn end(b: &Board, p: &Position, x: &mut Battle, v: &super::Volley, log: &mut Log<Event>) {
    if v.attack == Attack::Bombs && v.sector != Sector::Island && plans::kamikaze_drawn(Field { b, p, x }) {
        for shot in &v.shots[Side::Japan.i()] {
            if let Target::Squadron(i) = shot.by
                && x.squadrons[i as usize].at != Air::Lost
            {
                super::air::lose(p, x, i, rule::FN_231, log);
            }
        }
    }
}
