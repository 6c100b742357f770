//! What the tests of battles share.

use crate::bench::{Bench, bare_with, space, unit};
use fire_in_the_sky::{
    Action, Event,
    action::{Strike, Target},
    event::Pool,
    phases::battle::{Battle, Stage},
    position::{AirGroup, AirPlace, ForceId, Phase, Place},
    types::{Nation, Side},
};

pub use Side::{Allies, Japan};

/// The combat phase of turn 2, no unit anywhere; attacks on land are asked for.
pub fn arena(phasing: Side) -> Bench {
    arena_with(phasing, &[])
}

/// The same with options.
pub fn arena_with(phasing: Side, options: &[&str]) -> Bench {
    let mut t = bare_with(Phase::Battles, phasing, options);
    for s in &mut t.p.standing {
        s.assault = false;
    }
    t
}

/// The battle under way.
#[track_caller]
pub fn battle(t: &Bench) -> &Battle {
    t.p.battle.as_deref().expect("a battle is under way")
}

/// Its stage.
#[track_caller]
pub fn stage(t: &Bench) -> Stage {
    battle(t).stage
}

/// Standing orders answer nothing for either side.
pub fn ask_all(t: &mut Bench) {
    for s in &mut t.p.standing {
        *s = fire_in_the_sky::position::Standing {
            pair: false,
            fire: false,
            torpedo: false,
            commit: false,
            stay: false,
            land: false,
            assault: false,
            trim: true,
            pass: true,
        };
    }
}

/// Air steps at a place that are assigned to another.
pub fn assigned(t: &mut Bench, nation: Nation, from: &str, to: &str, steps: u8) {
    let group = crate::bench::steps_at(nation, AirPlace::At(space(from)), steps);
    t.p.add_air(AirGroup { to: Some(space(to)), ..group });
}

/// `Commit` by id.
pub fn commit(id: &str) -> Action {
    Action::Commit { unit: unit(id) }
}

/// `Pair` by ids.
pub fn pair(id: &str, enemy: &str) -> Action {
    Action::Pair { unit: unit(id), enemy: unit(enemy) }
}

/// `Fire` by ids.
pub fn fire(id: &str, enemy: &str) -> Action {
    Action::Fire { unit: unit(id), enemy: unit(enemy) }
}

/// `Send` ordinary points.
pub fn send(target: Target, points: u8) -> Action {
    Action::Send { target, points, elite: false }
}

/// A strike of ordinary points.
pub fn strike(on: Strike, points: u8) -> Action {
    Action::Strike { on, points, elite: false }
}

/// A strike on a unit.
pub fn strike_at(id: &str, points: u8) -> Action {
    strike(Strike::Unit(unit(id)), points)
}

/// The air fight of these events: points before and after, who is superior, whether supreme.
#[track_caller]
pub fn air_fight(events: &[Event]) -> ([u8; 2], [u8; 2], Option<Side>, bool) {
    let found = events.iter().find_map(|e| match e {
        Event::AirFight { before, after, superior, supreme, .. } => Some((*before, *after, *superior, *supreme)),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("no air fight in {events:#?}"))
}

/// Strikes: what on, with which modifier, how many hits.
pub fn struck(events: &[Event]) -> Vec<(Strike, i8, u8)> {
    let one = |e: &Event| match e {
        Event::Struck { on, dice, sure, .. } => Some((*on, dice.modifier, dice.hits + sure)),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

/// Damage rolls: unit, modifiers, sunk.
pub fn damage(events: &[Event]) -> Vec<(&'static str, Vec<i8>, bool)> {
    let one = |e: &Event| match e {
        Event::Damage { unit, modifiers, sunk, .. } => Some((id(*unit), modifiers.clone(), *sunk)),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

/// Shots: who at whom, what it needed, halves of hits.
pub fn shots(events: &[Event]) -> Vec<(&'static str, &'static str, u8, u8)> {
    let one = |e: &Event| match e {
        Event::Fired { unit, enemy, needs, halves, .. } => Some((id(*unit), id(*enemy), *needs, *halves)),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

/// Land combats: pools, totals, who was unsupplied.
pub fn land_combat(events: &[Event]) -> Option<([Pool; 2], [u8; 2], [bool; 2])> {
    events.iter().find_map(|e| match e {
        Event::LandCombat { dice, totals, unsupplied, .. } => Some((dice.clone(), *totals, *unsupplied)),
        _ => None,
    })
}

/// Who controls the sea, as told.
pub fn control(events: &[Event]) -> Vec<Option<Side>> {
    let one = |e: &Event| match e {
        Event::SeaControl { side, .. } => Some(*side),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

/// The id of a counter.
pub fn id(u: fire_in_the_sky::board::UnitId) -> &'static str {
    &crate::bench::board().unit(u).id
}

/// Is the counter in that task force?
pub fn sails(t: &Bench, u: &str, f: ForceId) -> bool {
    t.where_is(u) == Place::Force(f)
}
