//! Reaction phase (10): ships of the other player. On turn 1 the carrier reaction force appears (17.1); with 18.1.1 the Allies may deploy
//! a task force first.

use super::{
    deployment,
    operations::{check_sailing, marks, sailing},
    task_forces::{self, Harbour},
    veil,
};
use crate::{
    action::Action,
    board::{Board, Start, UnitId},
    event::Event,
    position::{Force, ForceId, Place, Position},
    rule,
    types::{Sea, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// FS-312, FS-425, FS-426: in the Allied reaction phase of turn 1 the die says where the carrier reaction force is: one task force, which
/// moves no more, enemies there or not.
pub fn begin(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    let Some(s) = b.scenarios.get(usize::from(p.scenario)).filter(|_| p.surprise()) else { return };
    let waits = |(u, start): &&(UnitId, Start)| *start == Start::ReactionForce && p.unit(*u).at == Place::Waiting;
    let units: Vec<UnitId> = s.units.iter().filter(waits).map(|(u, _)| *u).collect();
    if units.is_empty() {
        return;
    }
    let from = dice.rolled();
    let die = dice.d6("carrier reaction force");
    let at = b.places.reaction[usize::from(die - 1)];
    let sea = Sea(at.0);
    let force = ForceId(p.forces.len() as u8);
    p.forces.push(Force {
        side: Side::Allies,
        from: sea,
        at: sea,
        hexes: 0,
        path: vec![sea],
        reaction: true,
        express: false,
        hidden: None,
        gone: false,
    });
    for u in units {
        p.unit_mut(u).at = Place::Force(force);
    }
    log.rolled(rule::FS_426, Event::ReactionForce { die, at, force }, from, dice);
}

/// Is there something to decide, beyond ending it? A standing order passes it where no ship can reach an enemy task force.
pub fn asks(b: &Board, p: &Position) -> bool {
    let mut all = Vec::new();
    list(b, p, &mut all);
    let side = decides(b, p);
    if !p.standing[side.i()].pass {
        return all.len() > 1;
    }
    let enemy = |sea: Sea| p.all_forces().any(|f| p.force(f).side != side && p.force(f).at == sea);
    let any = || p.all_forces().any(|f| p.force(f).side != side);
    all.iter().any(|a| match a {
        Action::Sail { to, .. } => enemy(*to),
        Action::Decode { .. } => any(),
        _ => false,
    })
}

/// Who decides.
pub const fn decides(_b: &Board, p: &Position) -> Side {
    p.phasing.other()
}

/// All that may be done.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    let side = decides(b, p);
    task_forces::list(b, p, &Harbour::of(b, p, side, true), out);
    marks(b, p, side, true, out);
    if may_decode(b, p).is_ok() {
        deployment::list_decoded(b, p, out);
    }
    out.push(Action::Done);
}

/// FS-325: code-breaking once a game, not on the first turn of the scenario, before anything else in an Allied reaction phase.
fn may_decode(b: &Board, p: &Position) -> Result<(), Refusal> {
    if !p.rules.code_breaking || p.phasing != Side::Japan {
        return Err(Refusal::new(rule::FS_325, "refuse-decode-option"));
    }
    if b.scenarios.get(usize::from(p.scenario)).is_some_and(|s| s.turn == p.turn) {
        return Err(Refusal::new(rule::FS_325, "refuse-decode-first-turn"));
    }
    if p.once.code_broken && p.diary.broken.is_none() {
        return Err(Refusal::new(rule::FS_325, "refuse-decode-once"));
    }
    if p.all_forces().any(|f| p.force(f).reaction) {
        return Err(Refusal::new(rule::FS_325, "refuse-decode-first"));
    }
    Ok(())
}

/// May this be done?
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Decode { from, to } => {
            may_decode(b, p)?;
            deployment::check_decode(b, p, from, to)
        }
        Action::Deploy { item, from, to } => {
            may_decode(b, p)?;
            deployment::check_decoded(b, p, item, from, to)
        }
        _ => check_sailing(b, p, decides(b, p), true, a),
    }
}

/// Does it.
pub fn apply(b: &Board, p: &mut Position, a: &Action, _dice: &mut Dice, log: &mut Log<Event>) {
    match *a {
        Action::Decode { from, to } => {
            p.once.code_broken = true;
            p.diary.broken = Some((from, to));
            log.event(rule::FS_325, Event::Decoded { from, to });
        }
        Action::Deploy { item, from, to } => deployment::deploy_decoded(b, p, item, from, to, log),
        _ => sailing(b, p, decides(b, p), true, a, log),
    }
}

/// FS-329, R48: hidden task forces are shown, those of the Allied player turn and those that reacted.
pub fn finish(b: &Board, p: &mut Position, _dice: &mut Dice, log: &mut Log<Event>) {
    if decides(b, p) == Side::Allies {
        veil::tell(p, log);
    }
    veil::lift(p, log);
    deployment::wipe(p);
}
