//! Economic warfare (6): escorts, submarines, bombers.

use super::{dice::pool, supply, transport};
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Place, Position},
    rule,
    types::{Nation, Quarters, Side, Space},
};
use ironbottom_kernel::{Dice, Log, Msg, Refusal};

/// FS-085: oil for a die, half a point (R1).
const OIL_PER_DIE: Quarters = Quarters(2);
/// FS-090: the turn from which submarines hit merchantmen better.
const BETTER_FROM: u8 = 6;
/// FS-327, FS-328: how far a base may be from a Japanese national base to bomb it, and to bomb it better.
const BOMB_RANGE: u8 = 4;
const BOMB_NEAR: u8 = 2;

/// The segments of the phase; [`crate::position::Diary::step`] is the first that is not over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
enum Segment {
    Hunt,
    Raid,
    Bomb,
}

const SEGMENTS: [Segment; 3] = [Segment::Hunt, Segment::Raid, Segment::Bomb];

/// FS-088, FS-432: the segment that is played now, and how many dice there can be; segments without any are passed over.
fn now(b: &Board, p: &Position) -> Option<(Segment, u8)> {
    SEGMENTS.into_iter().skip(usize::from(p.diary.step)).map(|s| (s, most(b, p, s))).find(|(_, most)| *most > 0)
}

fn most(b: &Board, p: &Position, segment: Segment) -> u8 {
    match segment {
        // FS-084, FS-085, FS-087: without submarines there is nothing to hunt.
        Segment::Hunt if p.sub[Side::Allies.i()] > 0 => escorts(b, p).min((p.oil.0 / OIL_PER_DIE.0) as u8),
        Segment::Hunt => 0,
        // FS-089.
        Segment::Raid => p.sub[Side::Allies.i()],
        Segment::Bomb => bombs(b, p),
    }
}

/// Destroyers in the Convoy Escort box.
fn escorts(b: &Board, p: &Position) -> u8 {
    transport::destroyers(b).filter(|u| p.unit(*u).at == Place::Escort).count() as u8
}

/// FS-327, FS-328: bombing dice. R61: they cost US transport points; R16: not in the first turn that is played.
fn bombs(b: &Board, p: &Position) -> u8 {
    let first = b.scenarios.get(usize::from(p.scenario)).map_or(1, |s| s.turn);
    let points = p.transport[Nation::Usa.i()].floor() as u8;
    if !p.rules.strategic_bombing || p.turn == first || points == 0 || p.oil.floor() == 0 {
        return 0;
    }
    let supplied = supply::reach(b, p, Side::Allies, &[b.places.west_coast]);
    if bombers(b, p, BOMB_RANGE).any(|s| supplied.has(s)) { points } else { 0 }
}

/// Allied bases so near to a Japanese national base.
fn bombers(b: &Board, p: &Position, range: u8) -> impl Iterator<Item = Space> {
    b.bases()
        .filter(move |s| p.holds(Side::Allies, *s) && !b.is_box(*s))
        .filter(move |s| b.national(Nation::Japan).any(|home| b.distance(*s, home) <= range))
}

/// What needs nobody when it begins.
pub fn begin(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {}

/// Is there something to decide, beyond ending it?
pub fn asks(b: &Board, p: &Position) -> bool {
    now(b, p).is_some()
}

/// Japan hunts, the Allies raid and bomb.
pub fn decides(b: &Board, p: &Position) -> Side {
    match now(b, p) {
        Some((Segment::Hunt, _)) => Side::Japan,
        _ => Side::Allies,
    }
}

const fn action(segment: Segment, dice: u8) -> Action {
    match segment {
        Segment::Hunt => Action::Hunt { dice },
        Segment::Raid => Action::Raid { dice },
        Segment::Bomb => Action::Bomb { dice },
    }
}

/// FS-371: any number of dice; none is `Done`.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    out.push(Action::Done);
    if let Some((segment, most)) = now(b, p) {
        out.extend((1..=most).map(|dice| action(segment, dice)));
    }
}

/// May this be done?
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    let (segment, dice) = match *a {
        Action::Done => return Ok(()),
        Action::Hunt { dice } => (Segment::Hunt, dice),
        Action::Raid { dice } => (Segment::Raid, dice),
        Action::Bomb { dice } => (Segment::Bomb, dice),
        _ => return Err(Refusal::new(rule::FS_083, "refuse-warfare-only")),
    };
    let from = [rule::FS_084, rule::FS_089, rule::FS_328][segment as usize];
    let Some((current, most)) = now(b, p).filter(|(current, _)| *current == segment) else {
        let order = if segment == Segment::Bomb { rule::FS_327 } else { rule::FS_088 };
        return Err(Refusal::new(order, "refuse-not-these-dice"));
    };
    debug_assert_eq!(current, segment);
    if dice == 0 || dice > most {
        return Err(Refusal::because(from, Msg::new("refuse-dice").int("most", most)));
    }
    Ok(())
}

/// Rolls the dice. Each segment is played once.
pub fn apply(b: &Board, p: &mut Position, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    let Some((segment, _)) = now(b, p) else {
        p.closed = true;
        return;
    };
    match *a {
        Action::Hunt { dice: n } => hunt(p, n, dice, log),
        Action::Raid { dice: n } => raid(p, n, dice, log),
        Action::Bomb { dice: n } => bomb(b, p, n, dice, log),
        _ => {}
    }
    p.diary.step = segment as u8 + 1;
    p.closed = now(b, p).is_none();
}

/// FS-085, FS-086, FS-087.
fn hunt(p: &mut Position, n: u8, dice: &mut Dice, log: &mut Log<Event>) {
    p.oil = p.oil.less(OIL_PER_DIE.times(u16::from(n)));
    let from = dice.rolled();
    let pool = pool(dice, "convoy escorts", n, 0, None);
    let sub = &mut p.sub[Side::Allies.i()];
    *sub = sub.saturating_sub(pool.hits);
    log.rolled(rule::FS_086, Event::Hunted { dice: pool, oil: p.oil, sub: p.sub[Side::Allies.i()] }, from, dice);
}

/// FS-089, FS-090, FS-091.
fn raid(p: &mut Position, n: u8, dice: &mut Dice, log: &mut Log<Event>) {
    let sub = &mut p.sub[Side::Allies.i()];
    *sub = sub.saturating_sub(n);
    let from = dice.rolled();
    let pool = pool(dice, "submarines against merchantmen", n, i8::from(p.turn >= BETTER_FROM), None);
    let lost = Quarters::whole(u16::from(pool.hits));
    let transport = &mut p.transport[Nation::Japan.i()];
    *transport = transport.less(lost);
    p.pool = p.pool.saturating_sub(pool.hits);
    let event = Event::Raided { dice: pool, transport: p.transport[Nation::Japan.i()], pool: p.pool };
    log.rolled(rule::FS_091, event, from, dice);
}

/// FS-328.
fn bomb(b: &Board, p: &mut Position, n: u8, dice: &mut Dice, log: &mut Log<Event>) {
    let near = bombers(b, p, BOMB_NEAR).next().is_some();
    let points = &mut p.transport[Nation::Usa.i()];
    *points = points.less(Quarters::whole(u16::from(n)));
    let from = dice.rolled();
    let pool = pool(dice, "strategic bombing", n, i8::from(near), None);
    p.oil = p.oil.less(Quarters::whole(u16::from(pool.hits)));
    log.rolled(rule::FS_328, Event::Bombed { dice: pool, oil: p.oil }, from, dice);
}

/// What needs nobody when it ends.
pub fn finish(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {}
