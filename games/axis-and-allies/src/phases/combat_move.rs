//! Phase 2: combat movement. Every move leads to combat, to a capture, into a neutral territory or to an assault (AA-086); nothing is
//! fought before all have been made (AA-094).

use super::{
    air::{self, Fly},
    assault, combat,
    land::{self, March},
    landing::Skies,
    movement::{Blocked, Scope, Verdict},
    sea::{self, Sail},
    transport::{self, Load, Steam, Unload},
};
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Phase, Position},
    rule,
    types::Power,
};
use ironbottom_kernel::{Dice, Log, Refusal};

pub use super::assault::completable;

/// Enters phase 2.
pub fn begin(_b: &Board, p: &mut Position, log: &mut Log<Event>) {
    p.phase = Phase::CombatMove;
    log.event(rule::AA_004, Event::PhaseBegan { power: p.power, phase: Phase::CombatMove });
}

/// Under the option the USSR stays quiet in round 1 (AA-266).
fn may_attack(p: &Position) -> bool {
    !(p.rules.restricted_soviet_attack && p.power == Power::Ussr && p.round == 1)
}

/// The phase ends when every transport has done what it set out for (AA-086).
fn done_ok(p: &Position) -> Verdict {
    if p.ships.iter().any(|s| assault::is_pending(p, s)) {
        return Blocked::because(rule::AA_086, "refuse-move-assault-open");
    }
    Ok(())
}

/// Lists phase 2.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    if may_attack(p) {
        let s = Scope::new(b, p);
        let skies = Skies::new(&s);
        land::list(&s, out);
        sea::list(&s, &skies, out);
        air::list_sorties(&s, &skies, out);
        transport::list_loads(&s, out);
        transport::list_steps(&s, &skies, out);
        transport::list_unloads(&s, out);
    }
    if done_ok(p).is_ok() {
        out.push(Action::Done);
    }
}

/// Checks phase 2.
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    let verdict = match a {
        Action::Done => done_ok(p),
        _ if !may_attack(p) => Blocked::because(rule::AA_266, "refuse-move-soviet"),
        _ => check_move(b, p, a, air::sortie_ok),
    };
    verdict.map_err(|no| no.refusal(b, p))
}

/// Checks a move of either movement phase; aircraft follow the rule of the phase.
pub(super) fn check_move(b: &Board, p: &Position, a: &Action, fly_ok: fn(&Scope<'_>, &Skies, &Fly) -> Verdict) -> Verdict {
    let s = Scope::new(b, p);
    let skies = Skies::new(&s);
    match *a {
        Action::March { unit, n, from, via, to } => land::ok(&s, &March { unit, n, from, via, to }),
        Action::Sail { unit, n, from, via, to, own_riders, allied_riders } => {
            sea::ok(&s, &skies, &Sail { unit, n, from, via, to, own_riders, allied_riders })
        }
        Action::Fly { unit, from, left, to, cost, raid, over } => {
            fly_ok(&s, &skies, &Fly { unit, from, left, to, cost, raid, over })
        }
        Action::Load { unit, from, zone, owner, ship } => transport::load_ok(&s, &Load { unit, from, zone, owner, ship }),
        Action::Steam { from, ship, to } => transport::steam_ok(&s, &skies, &Steam { from, ship, to }),
        Action::Unload { zone, owner, ship, unit, to } => transport::unload_ok(&s, &Unload { zone, owner, ship, unit, to }),
        _ => Blocked::because(rule::AA_004, "refuse-phase"),
    }
}

/// Carries out an action of phase 2; `Done` begins combat.
pub fn apply(b: &Board, p: &mut Position, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    if *a == Action::Done {
        transport::spend(p);
        combat::begin(b, p, dice, log);
    } else {
        apply_move(b, p, a, air::fly_out, log);
    }
}

/// Carries out a move of either movement phase.
pub(super) fn apply_move(
    b: &Board,
    p: &mut Position,
    a: &Action,
    fly: fn(&Board, &mut Position, &Fly, &mut Log<Event>),
    log: &mut Log<Event>,
) {
    match *a {
        Action::March { unit, n, from, via, to } => land::apply(b, p, &March { unit, n, from, via, to }, log),
        Action::Sail { unit, n, from, via, to, own_riders, allied_riders } => {
            sea::apply(p, &Sail { unit, n, from, via, to, own_riders, allied_riders }, log);
        }
        Action::Fly { unit, from, left, to, cost, raid, over } => {
            fly(b, p, &Fly { unit, from, left, to, cost, raid, over }, log);
        }
        Action::Load { unit, from, zone, owner, ship } => transport::load(p, &Load { unit, from, zone, owner, ship }, log),
        Action::Steam { from, ship, to } => transport::steam(p, &Steam { from, ship, to }, log),
        Action::Unload { zone, owner, ship, unit, to } => {
            transport::unload(b, p, &Unload { zone, owner, ship, unit, to }, log);
        }
        _ => {}
    }
}
