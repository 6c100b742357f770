//! Victory points and the end of the game (16).

use crate::{
    board::Board,
    event::{Event, PointsFor},
    position::{End, Position},
    rule,
    types::{Side, Space},
};
use ironbottom_kernel::{Log, RuleId};

/// FS-304: so many points and Japan wins at once.
const JAPAN_WINS: i16 = 20;
/// FS-305: so few and the Allies win at once.
const ALLIES_WIN: i16 = -1;
/// FS-424: the first turn that begins with deductions.
const DEDUCTIONS_FROM: u8 = 4;
/// FS-300: points for a lifeline that is cut.
const LIFELINE: i16 = 2;

/// The marker moves, and the game ends if it reaches an end of the track (R44).
pub fn award(p: &mut Position, by: i16, why: PointsFor, from: RuleId, log: &mut Log<Event>) {
    adjust(p, by, why, from, log);
    verdict(p, log);
}

/// The marker moves.
fn adjust(p: &mut Position, by: i16, why: PointsFor, from: RuleId, log: &mut Log<Event>) {
    p.vp += by;
    log.event(from, Event::Points { by, total: p.vp, why });
}

/// FS-304, FS-305: is the game over?
fn verdict(p: &mut Position, log: &mut Log<Event>) {
    let (side, from) = match p.vp {
        JAPAN_WINS.. => (Side::Japan, rule::FS_304),
        ..=ALLIES_WIN => (Side::Allies, rule::FS_305),
        _ => return,
    };
    finish(p, End::Sudden(side), from, log);
}

fn finish(p: &mut Position, end: End, from: RuleId, log: &mut Log<Event>) {
    if p.end.is_none() {
        p.end = Some(end);
        log.event(from, Event::Ended { end, vp: p.vp });
    }
}

/// FS-301, FS-302, FS-303, FS-424: the deductions at the start of a turn.
pub fn start_of_turn(p: &mut Position, log: &mut Log<Event>) {
    if p.turn < DEDUCTIONS_FROM {
        return;
    }
    if !p.once.captured[0] {
        adjust(p, -1, PointsFor::Manila, rule::FS_301, log);
    }
    if !p.once.captured[1] {
        adjust(p, -1, PointsFor::Singapore, rule::FS_302, log);
    }
    verdict(p, log);
}

/// FS-295: the points of a player turn. All of them are counted before the track is looked at.
pub fn end_of_player_turn(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    for s in p.diary.captured.clone() {
        let (Some(base), Some(holder)) = (b.base(s), p.control[s.i()]) else { continue };
        if holder == Side::Japan {
            remember(b, p, s);
        }
        // FS-296, FS-297, FS-298, FS-299, FS-422: recaptured and neutral bases count as well.
        let points = i16::from(base.vp);
        let by = if holder == Side::Japan { points } else { -points };
        adjust(p, by, PointsFor::Base(s), rule::FS_295, log);
    }
    // FS-423: in the Japanese end phase alone.
    if p.phasing == Side::Japan && lifeline_cut(b, p) {
        adjust(p, LIFELINE, PointsFor::Lifeline, rule::FS_300, log);
    }
    verdict(p, log);
}

/// FS-303: once Japan has captured Manila or Singapore, the deduction is over for good.
fn remember(b: &Board, p: &mut Position, s: Space) {
    for (i, place) in [b.places.manila, b.places.singapore].into_iter().enumerate() {
        p.once.captured[i] |= place == s;
    }
}

/// FS-300: no supply line from West Coast USA to Brisbane. R62: nor one to a Brisbane in Japanese hands.
pub fn lifeline_cut(b: &Board, p: &Position) -> bool {
    let brisbane = b.places.brisbane;
    (p.rules.captured_brisbane_cuts_lifeline && p.holds(Side::Japan, brisbane))
        || !super::supply::reach(b, p, Side::Allies, &[b.places.west_coast]).has(brisbane)
}

/// FS-306: the end of the last turn, or of the turn the table stops at.
pub fn end_of_turn(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let first = b.scenarios.get(usize::from(p.scenario)).map_or(1, |s| s.turn);
    let played = (p.turn + 1).saturating_sub(first);
    let broken_off = p.rules.round_limit > 0 && played >= p.rules.round_limit;
    if usize::from(p.turn) < b.turns.len() && !broken_off {
        return;
    }
    finish(p, End::Points((p.vp > 0).then_some(Side::Japan)), rule::FS_306, log);
}
