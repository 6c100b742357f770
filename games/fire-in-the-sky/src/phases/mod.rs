//! The phases of a turn, one file per chapter of the rulebook. Listing and checking stand on the same functions.
//!
//! Every phase has the same functions: `begin` does what needs nobody when it begins; `asks` says whether somebody has a decision in
//! it; `decides` says who; `list`, `check` and `apply` are the decisions; `finish` does what needs nobody when it ends. [`turn::settle`]
//! leads from one to the next.

pub mod air;
pub mod battle;
pub mod battles;
pub mod capacity;
pub mod counters;
pub mod damage;
pub mod deployment;
pub mod dice;
pub mod end;
pub mod hops;
pub mod known;
pub mod markers;
pub mod operations;
pub mod reaction;
pub mod reinforcement;
pub mod returning;
pub mod sailing;
pub mod set_up;
pub mod stacking;
pub mod standing;
pub mod submarines;
pub mod supply;
pub mod task_forces;
pub mod transport;
pub mod turn;
pub mod veil;
pub mod victory;
pub mod warfare;
pub mod zones;

use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Phase, Position},
    rule,
    types::Side,
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// Who must decide; none when the game is over.
pub fn to_act(b: &Board, p: &Position) -> Option<Side> {
    if p.end.is_some() {
        return None;
    }
    if p.diary.trimming.is_some() {
        return p.diary.trimming;
    }
    Some(match p.phase {
        Phase::SetUp => set_up::decides(b, p),
        Phase::Transport => transport::decides(b, p),
        Phase::Warfare => warfare::decides(b, p),
        Phase::Reinforcement => reinforcement::decides(b, p),
        Phase::Deployment | Phase::Redeployment => deployment::decides(b, p),
        Phase::Operations => operations::decides(b, p),
        Phase::Reaction => reaction::decides(b, p),
        Phase::Air => air::decides(b, p),
        Phase::Submarines => submarines::decides(b, p),
        Phase::Battles => battles::decides(b, p),
        Phase::Return => returning::decides(b, p),
        Phase::End => end::decides(b, p),
        Phase::Over => return None,
    })
}

/// Has somebody a decision in this phase?
fn asks(b: &Board, p: &Position) -> bool {
    match p.phase {
        Phase::SetUp => set_up::asks(b, p),
        Phase::Transport => transport::asks(b, p),
        Phase::Warfare => warfare::asks(b, p),
        Phase::Reinforcement => reinforcement::asks(b, p),
        Phase::Deployment | Phase::Redeployment => deployment::asks(b, p),
        Phase::Operations => operations::asks(b, p),
        Phase::Reaction => reaction::asks(b, p),
        Phase::Air => air::asks(b, p),
        Phase::Submarines => submarines::asks(b, p),
        Phase::Battles => battles::asks(b, p),
        Phase::Return => returning::asks(b, p),
        Phase::End => end::asks(b, p),
        Phase::Over => true,
    }
}

/// All legal actions of the side that is to act, in no order.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    if p.end.is_some() {
        return;
    }
    if p.diary.trimming.is_some() {
        return stacking::list(b, p, out);
    }
    match p.phase {
        Phase::SetUp => set_up::list(b, p, out),
        Phase::Transport => transport::list(b, p, out),
        Phase::Warfare => warfare::list(b, p, out),
        Phase::Reinforcement => reinforcement::list(b, p, out),
        Phase::Deployment | Phase::Redeployment => deployment::list(b, p, out),
        Phase::Operations => operations::list(b, p, out),
        Phase::Reaction => reaction::list(b, p, out),
        Phase::Air => air::list(b, p, out),
        Phase::Submarines => submarines::list(b, p, out),
        Phase::Battles => battles::list(b, p, out),
        Phase::Return => returning::list(b, p, out),
        Phase::End => end::list(b, p, out),
        Phase::Over => {}
    }
}

/// Is it legal now, for that side? Standing orders may be given at any time.
pub fn check(b: &Board, p: &Position, side: Side, a: &Action) -> Result<(), Refusal> {
    if p.end.is_some() {
        return Err(Refusal::new(rule::FS_306, "refuse-over"));
    }
    if !known::known(b, p, a) {
        return Err(Refusal::new(rule::FS_073, "refuse-unknown"));
    }
    if matches!(a, Action::Home { .. } | Action::Order { .. }) {
        return standing::check(b, p, side, a);
    }
    if to_act(b, p) != Some(side) {
        return Err(Refusal::new(rule::FS_073, "refuse-not-yours"));
    }
    if p.diary.trimming.is_some() {
        return stacking::check(b, p, a);
    }
    match p.phase {
        Phase::SetUp => set_up::check(b, p, a),
        Phase::Transport => transport::check(b, p, a),
        Phase::Warfare => warfare::check(b, p, a),
        Phase::Reinforcement => reinforcement::check(b, p, a),
        Phase::Deployment | Phase::Redeployment => deployment::check(b, p, a),
        Phase::Operations => operations::check(b, p, a),
        Phase::Reaction => reaction::check(b, p, a),
        Phase::Air => air::check(b, p, a),
        Phase::Submarines => submarines::check(b, p, a),
        Phase::Battles => battles::check(b, p, a),
        Phase::Return => returning::check(b, p, a),
        Phase::End => end::check(b, p, a),
        Phase::Over => Err(Refusal::new(rule::FS_306, "refuse-over")),
    }
}

/// Carries it out, and everything that needs nobody.
pub fn apply(b: &Board, p: &mut Position, side: Side, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    if matches!(a, Action::Home { .. } | Action::Order { .. }) {
        standing::apply(p, side, a, log);
    } else if p.diary.trimming.is_some() {
        stacking::apply(b, p, a, log);
    } else {
        match p.phase {
            Phase::SetUp => set_up::apply(b, p, a, dice, log),
            Phase::Transport => transport::apply(b, p, a, dice, log),
            Phase::Warfare => warfare::apply(b, p, a, dice, log),
            Phase::Reinforcement => reinforcement::apply(b, p, a, dice, log),
            Phase::Deployment | Phase::Redeployment => deployment::apply(b, p, a, dice, log),
            Phase::Operations => operations::apply(b, p, a, dice, log),
            Phase::Reaction => reaction::apply(b, p, a, dice, log),
            Phase::Air => air::apply(b, p, a, dice, log),
            Phase::Submarines => submarines::apply(b, p, a, dice, log),
            Phase::Battles => battles::apply(b, p, a, dice, log),
            Phase::Return => returning::apply(b, p, a, dice, log),
            Phase::End => end::apply(b, p, a, dice, log),
            Phase::Over => {}
        }
    }
    turn::settle(b, p, dice, log);
}

/// What needs nobody when the phase begins.
pub fn begin(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    match p.phase {
        Phase::SetUp => set_up::begin(b, p, dice, log),
        Phase::Transport => transport::begin(b, p, dice, log),
        Phase::Warfare => warfare::begin(b, p, dice, log),
        Phase::Reinforcement => reinforcement::begin(b, p, dice, log),
        Phase::Deployment | Phase::Redeployment => deployment::begin(b, p, dice, log),
        Phase::Operations => operations::begin(b, p, dice, log),
        Phase::Reaction => reaction::begin(b, p, dice, log),
        Phase::Air => air::begin(b, p, dice, log),
        Phase::Submarines => submarines::begin(b, p, dice, log),
        Phase::Battles => battles::begin(b, p, dice, log),
        Phase::Return => returning::begin(b, p, dice, log),
        Phase::End => end::begin(b, p, dice, log),
        Phase::Over => {}
    }
}

/// What needs nobody when the phase ends.
fn finish(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    match p.phase {
        Phase::SetUp => set_up::finish(b, p, dice, log),
        Phase::Transport => transport::finish(b, p, dice, log),
        Phase::Warfare => warfare::finish(b, p, dice, log),
        Phase::Reinforcement => reinforcement::finish(b, p, dice, log),
        Phase::Deployment | Phase::Redeployment => deployment::finish(b, p, dice, log),
        Phase::Operations => operations::finish(b, p, dice, log),
        Phase::Reaction => reaction::finish(b, p, dice, log),
        Phase::Air => air::finish(b, p, dice, log),
        Phase::Submarines => submarines::finish(b, p, dice, log),
        Phase::Battles => battles::finish(b, p, dice, log),
        Phase::Return => returning::finish(b, p, dice, log),
        Phase::End => end::finish(b, p, dice, log),
        Phase::Over => {}
    }
}
