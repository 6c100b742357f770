//! Movement by land, in combat and non-combat movement.

use super::{
    assault::{self, Change},
    control,
    movement::{Blocked, Scope, Verdict, call_off_raid, note_origin},
    neutral,
};
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::Position,
    rule,
    types::{Development, Kind},
};
use ironbottom_kernel::{
    Log,
    area::{Space, SpaceSet},
};

/// How far a rocket flies (AA-066).
const ROCKET_RANGE: usize = 3;

/// Land units that go the same way together.
#[derive(Clone, Copy)]
pub(super) struct March {
    pub unit: Kind,
    pub n: u16,
    pub from: Space,
    pub via: Option<Space>,
    pub to: Space,
}

impl March {
    const fn action(self) -> Action {
        let Self { unit, n, from, via, to } = self;
        Action::March { unit, n, from, via, to }
    }
}

/// May they march so?
pub(super) fn ok(s: &Scope<'_>, m: &March) -> Verdict {
    let land = s.b.land;
    if !matches!(m.unit, Kind::Infantry | Kind::Armor | Kind::Aa) || !land.has(m.from) || !land.has(m.to) {
        return Blocked::because(rule::AA_043, "refuse-move-not-by-land");
    }
    s.mover_ok(m.unit, m.n, m.from)?;
    path_ok(s, m)?;
    if m.unit == Kind::Aa {
        gun_ok(s, m)?;
    } else if s.attack {
        attack_ok(s, m)?;
    } else {
        calm_ok(s, m)?;
    }
    s.stack_ok(m.unit, m.n, m.from, m.to)
}

/// Infantry and guns go one territory (AA-095, AA-242), armor one or two (AA-099), to attack from the second (AA-107), stopping in a
/// neutral one (AA-204); across borders by land: where only water or nothing lies between, no land unit passes (AA-022).
fn path_ok(s: &Scope<'_>, m: &March) -> Verdict {
    let near = &s.b.land_near;
    let Some(via) = m.via else {
        return if near[m.from.i()].has(m.to) { Ok(()) } else { Blocked::at(rule::AA_022, "refuse-move-not-adjacent", m.to) };
    };
    if s.b.unit(m.unit).movement < 2 {
        let rule = if m.unit == Kind::Aa { rule::AA_242 } else { rule::AA_095 };
        return Blocked::because(rule, "refuse-move-one-territory");
    }
    if !near[m.from.i()].has(via) {
        return Blocked::at(rule::AA_022, "refuse-move-not-adjacent", via);
    }
    if !near[via.i()].has(m.to) {
        return Blocked::at(rule::AA_022, "refuse-move-not-adjacent", m.to);
    }
    Ok(())
}

/// What land units of an attack may enter: enemy territories, held or occupied, former neutrals among them (AA-208),
/// neutral ones (AA-202), and what has just been taken.
fn goals(s: &Scope<'_>) -> SpaceSet {
    s.enemy | s.neutral | s.taken
}

/// Combat movement of infantry and armor: into enemy or neutral territory (AA-086), or through an undefended enemy territory into any
/// other (AA-100, AA-101).
fn attack_ok(s: &Scope<'_>, m: &March) -> Verdict {
    let mut blitz = false;
    if let Some(via) = m.via {
        if s.neutral.has(via) {
            return Blocked::at(rule::AA_105, "refuse-move-through-neutral", via);
        }
        if s.hostile.has(via) {
            return Blocked::at(rule::AA_104, "refuse-move-through-enemies", via);
        }
        blitz = s.enemy.has(via);
    }
    if !blitz && !goals(s).has(m.to) {
        return Blocked::at(rule::AA_086, "refuse-move-no-attack", m.to);
    }
    let change = Change { used: Some((m.from, m.unit, m.n)), violated: s.neutral & SpaceSet::one(m.to), ship: None };
    s.violation_ok(change.violated)?;
    assault::after_ok(s, &change)
}

/// Non-combat movement of infantry and armor: only friendly territory, what was taken this turn included (AA-238, AA-284, AA-318).
fn calm_ok(s: &Scope<'_>, m: &March) -> Verdict {
    friendly_ok(s, m.to)?;
    let Some(via) = m.via else { return Ok(()) };
    if !s.friendly.has(via) {
        return Blocked::at(rule::AA_284, "refuse-move-through", via);
    }
    // Ways that differ in nothing are one action: straight on if possible, else by the first territory that will do.
    let between = s.b.land_near[m.from.i()] & s.b.land_near[m.to.i()] & s.friendly;
    if m.to == m.from || s.b.land_near[m.from.i()].has(m.to) || between.iter().next() != Some(via) {
        return Blocked::at(rule::AA_099, "refuse-move-other-way", m.to);
    }
    Ok(())
}

/// Non-combat movement ends in friendly territory: not in a neutral one (AA-206), nor in an enemy one, defended (AA-239) or not (AA-283).
pub(super) fn friendly_ok(s: &Scope<'_>, to: Space) -> Verdict {
    if s.friendly.has(to) {
        return Ok(());
    }
    if s.neutral.has(to) {
        return Blocked::at(rule::AA_206, "refuse-move-neutral", to);
    }
    let rule = if s.hostile.has(to) { rule::AA_239 } else { rule::AA_283 };
    Blocked::at(rule, "refuse-move-enemy", to)
}

/// A gun goes only to friendly territory without another gun (AA-109, AA-110), once a turn. Before combat only one gun moves, and only to
/// fire a rocket from where it goes (AA-068, AA-277).
fn gun_ok(s: &Scope<'_>, m: &March) -> Verdict {
    gun_free(s, m.from)?;
    if s.attack {
        if !s.p.developments[s.me.i()].has(Development::Rockets) {
            return Blocked::because(rule::AA_109, "refuse-move-gun-combat");
        }
        if s.p.turn.rocket_gun.is_some() {
            return Blocked::because(rule::AA_277, "refuse-move-second-gun");
        }
        if !s.friendly.has(m.to) {
            return Blocked::at(rule::AA_109, "refuse-move-gun-ground", m.to);
        }
        if (s.b.map.within(SpaceSet::one(m.to), ROCKET_RANGE, !SpaceSet::EMPTY) & s.raidable).is_empty() {
            return Blocked::at(rule::AA_068, "refuse-move-gun-range", m.to);
        }
    } else {
        friendly_ok(s, m.to)?;
    }
    gun_room(s, m.to)
}

/// A gun taken this turn stays where it is (AA-119), and so does one that fired a rocket (AA-069).
pub(super) fn gun_free(s: &Scope<'_>, from: Space) -> Verdict {
    if s.p.turn.captured.has(from) {
        return Blocked::at(rule::AA_119, "refuse-move-gun-captured", from);
    }
    if s.p.turn.rocket_fired == Some(from) {
        return Blocked::at(rule::AA_069, "refuse-move-gun-fired", from);
    }
    Ok(())
}

/// One gun in a territory, whoever owns it (AA-110).
pub(super) fn gun_room(s: &Scope<'_>, to: Space) -> Verdict {
    let guns = crate::types::Power::ALL.into_iter().fold(SpaceSet::EMPTY, |set, p| set | s.p.units.guns(p));
    if guns.has(to) { Blocked::at(rule::AA_110, "refuse-move-gun-there", to) } else { Ok(()) }
}

/// Lists all marches.
pub(super) fn list(s: &Scope<'_>, out: &mut Vec<Action>) {
    for unit in [Kind::Infantry, Kind::Armor, Kind::Aa] {
        let most = s.ready(unit).iter().map(|from| s.convoy(unit, from)).max().unwrap_or(0);
        for n in 1..=most {
            for from in s.ready(unit).iter().filter(|from| s.convoy(unit, *from) >= n) {
                list_from(s, unit, n, from, out);
            }
        }
    }
}

fn list_from(s: &Scope<'_>, unit: Kind, n: u16, from: Space, out: &mut Vec<Action>) {
    let mut keep = |via: Option<Space>, to: Space| {
        let m = March { unit, n, from, via, to };
        if ok(s, &m).is_ok() {
            out.push(m.action());
        }
    };
    let near = s.b.land_near[from.i()];
    let goals = if s.attack && unit != Kind::Aa { goals(s) } else { s.friendly };
    for to in (near & goals).iter() {
        keep(None, to);
    }
    if s.b.unit(unit).movement < 2 {
        return;
    }
    let undefended = if s.attack { s.enemy & !s.hostile } else { SpaceSet::EMPTY };
    for via in (near & (s.friendly | undefended)).iter() {
        let next = s.b.land_near[via.i()];
        let ends = if undefended.has(via) { next } else { next & goals };
        for to in ends.iter() {
            keep(Some(via), to);
        }
    }
}

/// Carries out a march. An undefended enemy territory is taken at once, on the way (AA-100, AA-102) and at the end (AA-088, AA-092); a
/// neutral one is violated (AA-202); among enemies there will be a battle, whose way of retreat is the territory last left (AA-214).
pub(super) fn apply(b: &Board, p: &mut Position, m: &March, log: &mut Log<Event>) {
    let power = p.power;
    p.units.remove(m.from, power, m.unit, m.n);
    p.units.add(m.to, power, m.unit, m.n);
    p.moved.add(m.to, m.unit, m.n);
    let rule = if m.unit == Kind::Infantry { rule::AA_095 } else { rule::AA_099 };
    log.event(rule, Event::Moved { power, unit: m.unit, n: m.n, from: m.from, to: m.to });
    if m.unit == Kind::Aa {
        if p.phase == crate::position::Phase::CombatMove {
            p.turn.rocket_gun = Some(m.to);
        }
        return;
    }
    if let Some(via) = m.via {
        enter(b, p, via, log);
    }
    if p.units.hostile(power).has(m.to) {
        note_origin(p, m.to, m.via.unwrap_or(m.from), false);
    } else {
        enter(b, p, m.to, log);
    }
}

/// Land units enter a territory free of enemy units: what is the enemy's or nobody's becomes theirs; in friendly territory nothing happens.
pub(super) fn enter(b: &Board, p: &mut Position, to: Space, log: &mut Log<Event>) {
    if p.owner(to).is_none() {
        neutral::violate(b, p, to, log);
    } else {
        control::take(b, p, to, log);
        call_off_raid(p, to);
    }
}
