//! The rules: set-up, marches, battles, the end.

use crate::{
    action::{self, Action, Event},
    data::{Map, SIDES, Settings},
    position::{Open, Position},
    rule,
};
use ironbottom_kernel::{Dice, Log, Msg, Refusal, Seat, SeatSet, area::Space, game::Outcome};

/// Blocks that march in a turn (ST-002).
pub const STEPS: u8 = 3;

/// ST-001: a die says how many blocks of each side stand in the first of its homes.
pub fn set_up(map: &Map, settings: Settings, dice: &mut Dice) -> Position {
    let mut holder = vec![None; map.spaces.len()];
    let mut blocks = [vec![0; map.spaces.len()], vec![0; map.spaces.len()]];
    for (i, [first, second]) in map.homes.iter().enumerate() {
        let n = dice.roll(["first-home", "second-home"][i], map.blocks - 1);
        (blocks[i][first.i()], blocks[i][second.i()]) = (n, map.blocks - n);
        (holder[first.i()], holder[second.i()]) = (Some(Seat(i as u8)), Some(Seat(i as u8)));
    }
    Position { open: Open { settings, round: 1, turn: Seat(0), steps: 0, holder }, blocks }
}

/// May the seat do this?
pub fn check(map: &Map, p: &Position, seat: Seat, a: &Action) -> Result<(), Refusal> {
    if p.open.turn != seat || outcome(p).is_some() {
        return Err(Refusal::new(rule::ST_002, "no-turn"));
    }
    match a {
        Action::Done => Ok(()),
        Action::March { from, to } => may_march(map, &p.blocks[usize::from(seat.0)], &p.open, *from, *to),
    }
}

/// May a block of the side whose turn it is march so, with these blocks of its own? From what it knows alone.
pub fn may_march(map: &Map, own: &[u8], open: &Open, from: Space, to: Space) -> Result<(), Refusal> {
    if open.steps == STEPS {
        return Err(Refusal::new(rule::ST_002, "no-steps"));
    }
    if !open.holds(open.turn, from) || own[from.i()] == 0 {
        return Err(Refusal::new(rule::ST_003, "no-block"));
    }
    if map.near.touch(from, to) { Ok(()) } else { Err(Refusal::new(rule::ST_003, "no-lane")) }
}

/// Carries out what is legal.
pub fn apply(p: &mut Position, side: Seat, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    if let Action::March { from, to } = *a {
        let own = &mut p.blocks[usize::from(side.0)];
        own[from.i()] -= 1;
        own[to.i()] += 1;
        p.open.steps += 1;
        return log.event(rule::ST_003, Event::Marched { side, from, to });
    }
    for i in 0..p.open.holder.len() {
        if p.open.holder[i] != Some(side) && p.blocks[usize::from(side.0)][i] > 0 {
            enter(p, side, Space(i as u8), dice, log);
        }
    }
    let last = usize::from(side.0) + 1 == p.blocks.len();
    (p.open.turn, p.open.steps) = (Seat(u8::from(!last)), 0);
    p.open.round += u8::from(last);
    if p.open.round <= p.open.settings.rounds {
        log.event(rule::ST_002, Event::Turned { side: p.open.turn, round: p.open.round });
    }
}

/// ST-004: blocks have entered a space of the enemy, or of nobody.
fn enter(p: &mut Position, side: Seat, space: Space, dice: &mut Dice, log: &mut Log<Event>) {
    let (us, them) = (usize::from(side.0), usize::from(1 - side.0));
    let blocks = [p.blocks[us][space.i()], p.blocks[them][space.i()]];
    // All see whether the space was empty.
    log.learned(SeatSet::ALL);
    if blocks[1] > 0 {
        let from = dice.rolled();
        let rolls = [dice.d6("attack"), dice.d6("defence")];
        log.rolled(rule::ST_004, Event::Fought { side, space, blocks, dice: rolls }, from, dice);
        let won = blocks[0] + rolls[0] > blocks[1] + rolls[1];
        p.blocks[if won { them } else { us }][space.i()] = 0;
        if !won {
            return;
        }
    }
    p.open.holder[space.i()] = Some(side);
    log.event(rule::ST_004, Event::Taken { side, space });
}

/// ST-005: how the game ended, if it has.
pub fn outcome(p: &Position) -> Option<Outcome> {
    let over = |winner: Option<usize>, reason| {
        Some(Outcome { winner: winner.map(|i| SIDES[i].to_owned()), reason, honours: SeatSet::NONE })
    };
    if let Some(i) = p.blocks.iter().position(|b| b.iter().all(|n| *n == 0)) {
        return over(Some(1 - i), Msg::new("end-blocks").name("side", action::side(Seat(i as u8))));
    }
    let [a, d] = [Seat(0), Seat(1)].map(|s| p.open.held(s));
    let winner = if a == d { None } else { Some(usize::from(a < d)) };
    if p.open.round > p.open.settings.rounds { over(winner, Msg::new("end-spaces").int("a", a).int("d", d)) } else { None }
}
