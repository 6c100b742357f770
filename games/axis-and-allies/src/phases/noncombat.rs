//! Phase 4: non-combat movement. Whatever has not moved may go to friendly spaces; aircraft come down.

use super::{
    air,
    combat_move::{apply_move, check_move},
    land,
    landing::Skies,
    movement::{Blocked, Scope, Verdict},
    place, sea, transport,
};
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Flight, Mission, Phase, Position},
    rule,
};
use ironbottom_kernel::{Log, Refusal};

/// Enters phase 4: whatever is in the air goes home now.
pub fn begin(_b: &Board, p: &mut Position, log: &mut Log<Event>) {
    p.phase = Phase::NonCombatMove;
    for f in std::mem::take(&mut p.flights) {
        p.add_flight(Flight { mission: Mission::Home, ..f });
    }
    log.event(rule::AA_004, Event::PhaseBegan { power: p.power, phase: Phase::NonCombatMove });
}

/// The phase ends when no aircraft in the air can come down any more (AA-129): nobody throws units away (AA-121). A carrier need not sail
/// for a fighter that is lost (AA-243).
fn done_ok(s: &Scope<'_>, skies: &Skies) -> Verdict {
    if skies.any_landable(s) { Blocked::because(rule::AA_129, "refuse-move-in-the-air") } else { Ok(()) }
}

/// Lists phase 4.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    let s = Scope::new(b, p);
    let skies = Skies::new(&s);
    land::list(&s, out);
    sea::list(&s, &skies, out);
    air::list_landings(&s, &skies, out);
    transport::list_loads(&s, out);
    transport::list_steps(&s, &skies, out);
    transport::list_unloads(&s, out);
    if done_ok(&s, &skies).is_ok() {
        out.push(Action::Done);
    }
}

/// Checks phase 4.
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    let verdict = if *a == Action::Done {
        let s = Scope::new(b, p);
        done_ok(&s, &Skies::new(&s))
    } else {
        check_move(b, p, a, air::landing_ok)
    };
    verdict.map_err(|no| no.refusal(b, p))
}

/// Carries out an action of phase 4; `Done` begins placement.
pub fn apply(b: &Board, p: &mut Position, a: &Action, log: &mut Log<Event>) {
    if *a == Action::Done {
        air::crash(p, log);
        place::begin(b, p, log);
    } else {
        apply_move(b, p, a, air::land, log);
    }
}
