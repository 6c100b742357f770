//! 11: shadowing. Still to be written: FT-145 to FT-156, FT-342, FT-398, FT-399, FT-463; the phase is passed over, and nobody is asked.

use crate::{
    action::Action,
    board::Board,
    event::Event,
    phases::{not_now, ready, sailing, sighting},
    position::{Phase, Position, Search},
    types::{Dir, Side, Unit},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// 4(a): all look; who holds an enemy task force at condition 2 or better is asked whether to shadow it.
pub fn begin(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    sighting::look(b, p, log);
    if sighting::may_shadow(p) {
        p.public.phase = Phase::Shadow;
    } else {
        resolve(b, p, dice, log);
    }
}

/// Is it legal while shadowers are named?
pub fn check(_b: &Board, _p: &Position, _side: Side, a: &Action) -> Result<(), Refusal> {
    if *a == Action::Done { Ok(()) } else { Err(not_now()) }
}

/// What could be done.
pub fn list(_b: &Board, _p: &Position, _side: Side, out: &mut Vec<Action>) {
    out.push(Action::Done);
}

/// Carries it out.
pub fn apply(p: &mut Position, side: Side, a: &Action, log: &mut Log<Event>) {
    if *a == Action::Done {
        ready(p, side, 342, log);
    }
}

/// Both have named their shadowers: dice, moves of targets and shadowers; then searches lapse (FT-452) and the others sail.
pub fn resolve(b: &Board, p: &mut Position, _dice: &mut Dice, log: &mut Log<Event>) {
    let turn = p.public.turn;
    if !p.public.rules.af_watches_tf_phase {
        for a in p.sides.iter_mut().flat_map(|f| &mut f.afs) {
            if matches!(a.search, Search::Sees(t) if t < turn) {
                a.search = Search::None;
            }
        }
    }
    sailing::sail(b, p, log);
    p.public.phase = Phase::Regroup;
}

/// Is it legal while a shadower moves?
pub fn check_chase(_b: &Board, _p: &Position, _side: Side, _unit: Unit, a: &Action) -> Result<(), Refusal> {
    if *a == Action::Stop { Ok(()) } else { Err(not_now()) }
}

/// What could be done with it.
pub fn list_chase(out: &mut Vec<Action>) {
    out.extend(Dir::ALL.map(|dir| Action::Chase { dir }));
    out.push(Action::Stop);
}

/// Carries it out.
pub fn chase(_b: &Board, p: &mut Position, _side: Side, _unit: Unit, _a: &Action, _log: &mut Log<Event>) {
    p.stack.pop();
}
