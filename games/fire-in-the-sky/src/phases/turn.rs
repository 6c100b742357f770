//! The sequence of play (4): which phase follows which, and the turn marker.

use crate::{
    board::Board,
    event::Event,
    position::{Deployed, Diary, Past, Phase, Position},
    rule,
    types::{Side, SpaceSet},
};
use ironbottom_kernel::{Dice, Log};

/// FS-073, FS-074, FS-292: the phase after this one in a player turn; none: the player turn is over.
const fn next(phase: Phase) -> Option<Phase> {
    Some(match phase {
        Phase::SetUp | Phase::Over | Phase::End => return None,
        Phase::Transport | Phase::Warfare => Phase::Reinforcement,
        Phase::Reinforcement => Phase::Deployment,
        Phase::Deployment => Phase::Operations,
        Phase::Operations => Phase::Reaction,
        Phase::Reaction => Phase::Air,
        Phase::Air => Phase::Submarines,
        Phase::Submarines => Phase::Battles,
        Phase::Battles => Phase::Return,
        Phase::Return => Phase::Redeployment,
        Phase::Redeployment => Phase::End,
    })
}

/// Goes on until somebody has something to decide, or the game is over.
pub fn settle(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    while p.end.is_none() {
        if p.diary.trimming.is_some() {
            super::stacking::by_order(b, p, log);
            if super::stacking::asks(b, p) && !p.closed {
                return;
            }
            super::stacking::next(p);
        } else if p.finished {
            advance(b, p, dice, log);
        } else if !p.closed && (p.opened || super::asks(b, p)) {
            p.opened = true;
            return;
        } else {
            super::finish(b, p, dice, log);
            super::reinforcement::watch(b, p);
            // FS-018: fractions do not outlive a phase.
            p.drop_fractions();
            (p.finished, p.closed) = (true, false);
        }
    }
    p.phase = Phase::Over;
}

/// The next phase, player turn or turn.
fn advance(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    match next(p.phase) {
        Some(phase) => enter(b, p, phase, dice, log),
        None if p.phase == Phase::SetUp => begin_turn(b, p, dice, log),
        None => end_player_turn(b, p, dice, log),
    }
}

/// A phase begins.
fn enter(b: &Board, p: &mut Position, phase: Phase, dice: &mut Dice, log: &mut Log<Event>) {
    p.phase = phase;
    (p.closed, p.opened, p.finished) = (false, false, false);
    p.diary.step = 0;
    log.event(rule::FS_073, Event::PhaseBegan { phase, side: p.phasing });
    super::begin(b, p, dice, log);
}

/// A turn begins with the Japanese player turn; FS-424: the deductions for Manila and Singapore come before it.
pub fn begin_turn(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    log.event(rule::FS_075, Event::Turn { turn: p.turn });
    super::victory::start_of_turn(p, log);
    if p.end.is_none() {
        begin_player_turn(b, p, Side::Japan, dice, log);
    }
}

/// FS-073, FS-074: Japan begins with transport, the Allies with economic warfare (FS-083, FS-368).
fn begin_player_turn(b: &Board, p: &mut Position, side: Side, dice: &mut Dice, log: &mut Log<Event>) {
    p.phasing = side;
    p.diary = Diary { fought: SpaceSet::default(), ..Diary::default() };
    log.event(rule::FS_075, Event::PlayerTurn { turn: p.turn, side });
    let first = if side == Side::Japan { Phase::Transport } else { Phase::Warfare };
    enter(b, p, first, dice, log);
}

/// The marks of a player turn go; the other player follows, or the next turn (FS-075).
fn end_player_turn(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    for u in &mut p.units {
        (u.sailed, u.hits, u.shaken, u.dispersed, u.deployed) = (false, 0, false, false, Deployed::No);
    }
    let groups = std::mem::take(&mut p.air);
    for g in groups {
        p.add_air(crate::position::AirGroup {
            sailed: false,
            fresh: false,
            deployed: Deployed::No,
            to: None,
            dispersed: false,
            ..g
        });
    }
    p.forces.clear();
    p.past.push(Past { turn: p.turn, side: p.phasing, vp: p.vp, pool: p.pool, oil: p.oil });
    match p.phasing {
        Side::Japan => begin_player_turn(b, p, Side::Allies, dice, log),
        Side::Allies => {
            super::victory::end_of_turn(b, p, log);
            if p.end.is_none() {
                p.turn += 1;
                begin_turn(b, p, dice, log);
            }
        }
    }
}
