//! Operational movement phase (9): the phasing player's task forces sail.

use super::{
    markers,
    task_forces::{self, Harbour},
    veil,
};
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{ForceId, Position},
    rule,
    types::Side,
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// What needs nobody when it begins.
pub const fn begin(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {}

/// Is there something to decide, beyond ending it?
pub fn asks(b: &Board, p: &Position) -> bool {
    let mut all = Vec::new();
    list(b, p, &mut all);
    all.len() > 1
}

/// Who decides.
pub const fn decides(_b: &Board, p: &Position) -> Side {
    p.phasing
}

/// All that may be done.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    markers::list(b, p, p.phasing, out);
    task_forces::list(b, p, &Harbour::of(b, p, p.phasing, false), out);
    marks(b, p, p.phasing, false, out);
    out.push(Action::Done);
}

/// The markers a side may give to task forces of this phase, or take from them.
pub fn marks(b: &Board, p: &Position, side: Side, reaction: bool, out: &mut Vec<Action>) {
    if p.rules.tokyo_express && side == Side::Japan {
        let express = |f: &ForceId| task_forces::check_express(b, p, side, reaction, *f).is_ok();
        out.extend(p.all_forces().filter(express).map(|force| Action::Express { force }));
    }
    if p.rules.hidden_task_forces && side == Side::Allies {
        let show = |f: &ForceId| veil::check_show(p, side, reaction, *f).is_ok();
        out.extend(p.all_forces().filter(show).map(|force| Action::Show { force }));
    }
}

/// May this be done?
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    match a {
        Action::Restore { .. } => markers::check(b, p, p.phasing, a),
        _ => check_sailing(b, p, p.phasing, false, a),
    }
}

/// What both phases of task forces have.
pub fn check_sailing(b: &Board, p: &Position, side: Side, reaction: bool, a: &Action) -> Result<(), Refusal> {
    let h = || Harbour::of(b, p, side, reaction);
    match *a {
        Action::Sail { item, from, to } => task_forces::check_sail(b, p, &h(), item, from, to),
        Action::Join { item, force } => task_forces::check_join(b, p, &h(), item, force),
        Action::Express { force } => task_forces::check_express(b, p, side, reaction, force),
        Action::Show { force } => veil::check_show(p, side, reaction, force),
        Action::Done => Ok(()),
        _ => Err(Refusal::new(rule::FS_073, "refuse-phase")),
    }
}

/// Does it.
pub fn apply(b: &Board, p: &mut Position, a: &Action, _dice: &mut Dice, log: &mut Log<Event>) {
    match a {
        Action::Restore { .. } => markers::apply(b, p, a, log),
        _ => sailing(b, p, p.phasing, false, a, log),
    }
}

/// What both phases of task forces have.
pub fn sailing(b: &Board, p: &mut Position, side: Side, reaction: bool, a: &Action, log: &mut Log<Event>) {
    match *a {
        Action::Sail { item, from, to } => {
            let h = Harbour::of(b, p, side, reaction);
            task_forces::sail(b, p, &h, item, from, to, log);
        }
        Action::Join { item, force } => {
            let h = Harbour::of(b, p, side, reaction);
            task_forces::join(b, p, &h, item, force, log);
        }
        Action::Express { force } => task_forces::express(p, force, log),
        Action::Show { force } => veil::show(b, p, force, log),
        _ => p.closed = true,
    }
}

/// What needs nobody when it ends.
pub fn finish(_b: &Board, p: &mut Position, _dice: &mut Dice, log: &mut Log<Event>) {
    veil::tell(p, log);
}
