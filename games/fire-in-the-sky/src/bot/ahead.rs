//! Play imagined to the end of a player turn: what comes of a plan when both sides go on by plain habits.

use super::{habits, value};
use crate::{
    action::Action,
    board::Board,
    event::Event,
    phases,
    position::{Phase, Position},
    types::Side,
};
use ironbottom_kernel::{Dice, Log};

/// Decisions after which an imagined turn is broken off.
const MOST: usize = 600;

/// Carries an action out on the imagined table.
pub fn act(b: &Board, p: &mut Position, side: Side, a: &Action, dice: &mut Dice) {
    let mut log: Log<Event> = Log::default();
    phases::apply(b, p, side, a, dice, &mut log);
    dice.forget();
}

/// Plays on until the player turn is over; what it is worth to the side then.
pub fn worth(b: &Board, start: &Position, me: Side, seed: u64) -> i32 {
    let mut p = start.clone();
    let mut dice = Dice::loose(seed);
    play(b, &mut p, &mut dice);
    let worth = value::position(b, &p);
    if me == Side::Japan { worth } else { -worth }
}

/// Plays on to the second deployment of this player turn, or the end of the game.
fn play(b: &Board, p: &mut Position, dice: &mut Dice) {
    let (turn, side) = (p.turn, p.phasing);
    let mut legal = Vec::new();
    for _ in 0..MOST {
        let same = p.turn == turn && p.phasing == side;
        if !same || p.phase >= Phase::Redeployment {
            break;
        }
        let Some(to_act) = phases::to_act(b, p) else { return };
        legal.clear();
        phases::list(b, p, &mut legal);
        let Some(a) = habits::choose(b, p, to_act, &legal) else { return };
        act(b, p, to_act, &a, dice);
    }
    // What was taken counts when the player turn ends.
    let mut log: Log<Event> = Log::default();
    if p.end.is_none() && p.turn == turn && p.phasing == side {
        phases::victory::end_of_player_turn(b, p, &mut log);
    }
}

/// The mean over some games with the same dice for every plan.
pub fn mean(b: &Board, p: &Position, me: Side, games: u64) -> i32 {
    (0..games).map(|seed| worth(b, p, me, seed * 7919 + u64::from(p.turn))).sum::<i32>() / games.max(1) as i32
}
