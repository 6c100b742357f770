//! The rocket (AA-065, AA-066, AA-067, AA-068, AA-069, AA-070, AA-071, AA-276, AA-277, AA-278).

use super::{Ask, Run, Stage, about};
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::Position,
    rule,
    types::{Development, Power},
};
use ironbottom_kernel::{
    Refusal,
    area::{Space, SpaceSet},
};

/// How far a rocket flies: spaces of any kind, the target counted, the gun's own not (AA-066, AA-276).
const RANGE: usize = 3;

/// Asks, if there is a gun with something in range; else goes on to the raids.
pub fn step(r: &mut Run<'_>) {
    let mut any = Vec::new();
    list(r.b, r.p, &mut any);
    if any.len() > 1 { r.c.ask = Some(Ask::Rocket) } else { over(r) }
}

/// No rocket (any more) this turn.
pub fn over(r: &mut Run<'_>) {
    r.c.stage = Stage::Raids { fired: None };
}

/// Enemy complexes.
fn enemy_complexes(p: &Position) -> SpaceSet {
    p.enemy_held(p.power).iter().filter(|s| p.territories[s.i()].complex.is_some()).collect()
}

/// Spaces a rocket of this gun reaches.
fn in_range(b: &Board, gun: Space) -> SpaceSet {
    b.map.within(SpaceSet::one(gun), RANGE, b.land | b.sea)
}

/// May this gun fire a rocket at that complex?
pub fn ok(b: &Board, p: &Position, gun: Space, target: Space) -> Result<(), Refusal> {
    if !p.developments[p.power.i()].has(Development::Rockets) {
        return Err(Refusal::new(rule::AA_065, "refuse-combat-no-rockets"));
    }
    if p.rules.restricted_soviet_attack && p.power == Power::Ussr && p.round == 1 {
        return Err(Refusal::new(rule::AA_266, "refuse-combat-soviet-peace"));
    }
    // A captured gun will do (AA-071); one aboard a transport is not on the board (AA-070).
    if !p.units.guns(p.power).has(gun) {
        return Err(Refusal::because(rule::AA_070, about(b, "refuse-combat-no-gun", gun)));
    }
    if p.turn.rocket_gun.is_some_and(|g| g != gun) {
        return Err(Refusal::new(rule::AA_277, "refuse-combat-other-gun"));
    }
    if !enemy_complexes(p).has(target) {
        return Err(Refusal::because(rule::AA_278, about(b, "refuse-combat-no-complex", target)));
    }
    if !in_range(b, gun).has(target) {
        return Err(Refusal::because(rule::AA_066, about(b, "refuse-combat-rocket-range", target)));
    }
    Ok(())
}

/// All rockets, and none.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    out.push(Action::NoRocket);
    if !p.developments[p.power.i()].has(Development::Rockets) {
        return;
    }
    let complexes = enemy_complexes(p);
    for gun in p.units.guns(p.power).iter() {
        for target in (complexes & in_range(b, gun)).iter().filter(|t| ok(b, p, gun, *t).is_ok()) {
            out.push(Action::Rocket { gun, target });
        }
    }
}

/// One die; the complex's owner pays, at most what he has (AA-067). No gun stops it and no neutral minds it (AA-276, AA-278).
pub fn fire(r: &mut Run<'_>, gun: Space, target: Space) {
    if let Some(victim) = r.p.owner(target) {
        let from = r.dice.rolled();
        let damage = u16::from(r.dice.d6("rocket")).min(r.p.ipc[victim.i()]);
        r.p.ipc[victim.i()] -= damage;
        r.p.turn.rocket_fired = Some(gun);
        r.log.rolled(rule::AA_067, Event::RocketFired { power: r.p.power, gun, target, victim, damage }, from, r.dice);
    }
    over(r);
}
