//! Reinforcement phase (7): who arrives and comes back, carriers and their planes, points, replacement markers, free moves.
//!
//! FS-372: the segments have an order. It matters with 18.3.1 alone, where a roll stands between arrivals and the rest; without it
//! everything is open at once. At the end stand the losses by kamikazes (18.2.4). [`crate::position::Diary::step`] says where it stands.

mod arrivals;
mod aviation;
mod boxes;
mod catastrophe;
mod fleet;
mod kamikazes;
mod points;

pub use fleet::watch;

use super::markers;
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::Position,
    rule,
    types::{Nation, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// Arrivals (7.1), and with them the rest unless the table plays 18.3.1.
const ARRIVALS: u8 = 0;
/// 18.3.1: Japan names the base that is struck.
const DOOM: u8 = 1;
/// 18.3.1: the Allies name the ship.
const SINK: u8 = 2;
/// Markers and free moves (7.4, 7.5), after the roll of 18.3.1.
const REST: u8 = 3;
/// 18.2.4: a step for the kamikazes.
const SPEND: u8 = 4;

/// FS-092, FS-108, FS-109, FS-110: what arrives, and the points of the turn.
pub fn begin(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    arrivals::begin(b, p, log);
    points::reset(b, p, log);
    pass_by(b, p, dice, log);
}

/// Is there something to decide, beyond ending it?
pub fn asks(b: &Board, p: &Position) -> bool {
    !idle(b, p)
}

fn idle(b: &Board, p: &Position) -> bool {
    let mut all = Vec::new();
    list(b, p, &mut all);
    all == [Action::Done]
}

/// Who decides: the phasing player, but the Allies name the ship that a catastrophe costs Japan.
pub fn decides(_b: &Board, p: &Position) -> Side {
    match p.diary.step {
        DOOM => Side::Japan,
        SINK => Side::Allies,
        _ => p.phasing,
    }
}

/// All that may be done.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    match p.diary.step {
        DOOM => out.extend(catastrophe::bases(b, p).map(|at| Action::Doom { at })),
        SINK => out.extend(catastrophe::ships(b, p).map(|unit| Action::Sink { unit })),
        SPEND => kamikazes::list(b, p, out),
        step => {
            // R12: whoever arrives must be named before the phase ends.
            if p.diary.picks.is_empty() {
                out.push(Action::Done);
            }
            if step == ARRIVALS {
                arrivals::list(b, p, out);
                aviation::list(b, p, out);
                fleet::list(b, p, out);
            }
            if step == REST || !p.rules.catastrophe {
                fleet::list_ranger(b, p, out);
                boxes::list(b, p, out);
                markers::list(b, p, p.phasing, out);
            }
        }
    }
}

/// May this be done? What is listed may.
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    let mut all = Vec::new();
    list(b, p, &mut all);
    if all.contains(a) { Ok(()) } else { Err(why_not(b, p, a)) }
}

/// Why it may not be done.
fn why_not(b: &Board, p: &Position, a: &Action) -> Refusal {
    match *a {
        Action::Done if !p.diary.picks.is_empty() => Refusal::new(rule::FS_092, "refuse-pick-first"),
        Action::Done => Refusal::new(rule::FS_344, "refuse-spend-first"),
        Action::Doom { .. } | Action::Sink { .. } => Refusal::new(rule::FS_348, "refuse-doom"),
        Action::Spend { .. } => Refusal::new(rule::FS_344, "refuse-spend"),
        _ if matches!(p.diary.step, DOOM | SINK) => Refusal::new(rule::FS_348, "refuse-doom-first"),
        _ if p.diary.step == SPEND => Refusal::new(rule::FS_344, "refuse-spend-first"),
        Action::Raise { .. } | Action::Ferry { .. } | Action::Restore { .. } | Action::Ranger
            if p.diary.step == ARRIVALS && p.rules.catastrophe =>
        {
            Refusal::new(rule::FS_347, "refuse-before-catastrophe")
        }
        Action::Station { .. } | Action::StationAviation { .. } => Refusal::new(rule::FS_094, "refuse-station"),
        Action::Pick { .. } => Refusal::new(rule::FS_001, "refuse-pick"),
        Action::PlaceAir { .. }
        | Action::Aviation { .. }
        | Action::Train { .. }
        | Action::Refit { .. }
        | Action::Convert { .. } => aviation::why_not(b, p, a),
        Action::Fleet => Refusal::new(rule::FS_324, "refuse-fleet"),
        Action::Ranger => Refusal::new(rule::FS_330, "refuse-ranger"),
        Action::Raise { nation, value, at } => boxes::why_not_raise(b, p, nation, value, at),
        Action::Ferry { from, .. } => boxes::why_not_ferry(b, p, from),
        Action::Restore { .. } => match markers::check(b, p, p.phasing, a) {
            Err(refusal) => refusal,
            Ok(()) => Refusal::new(rule::FS_120, "refuse-restore-only"),
        },
        _ => Refusal::new(rule::FS_073, "refuse-reinforcement-only"),
    }
}

/// Does it.
pub fn apply(b: &Board, p: &mut Position, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    match *a {
        Action::Station { unit, at } => arrivals::station(b, p, unit, at, log),
        Action::Pick { unit } => arrivals::pick(b, p, unit, log),
        Action::StationAviation { steps, at } => aviation::station(b, p, steps, at, log),
        Action::PlaceAir { steps, to, .. } => aviation::place(p, steps, to, log),
        Action::Aviation { steps, to } => aviation::into_aviation(p, steps, to, log),
        Action::Train { steps } => aviation::train(p, steps, log),
        Action::Refit { unit } => aviation::refit(b, p, unit, log),
        Action::Convert { from, steps } => aviation::convert(b, p, from, steps, log),
        Action::Fleet => fleet::come(b, p, log),
        Action::Ranger => fleet::ranger(b, p, log),
        Action::Raise { nation, value, at } => boxes::raise(p, nation, value, at, log),
        Action::Ferry { item, from } => boxes::ferry(b, p, item, from, log),
        Action::Restore { .. } => markers::apply(b, p, a, log),
        Action::Doom { at } => catastrophe::doom(b, p, at, log),
        Action::Sink { unit } => catastrophe::sink(b, p, unit, log),
        Action::Spend { at } => {
            kamikazes::spend(p, at, log);
            p.closed = true;
        }
        _ => done(b, p, dice, log),
    }
    if matches!(a, Action::Done | Action::Doom { .. } | Action::Sink { .. }) {
        pass_by(b, p, dice, log);
    }
}

/// The next part of the phase, or its end.
fn done(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    match p.diary.step {
        ARRIVALS => {
            aviation::place_rest(b, p, log);
            p.diary.placeable.clear();
            p.diary.trained = 0;
            if p.rules.catastrophe {
                p.diary.step = REST;
                catastrophe::roll(b, p, dice, log);
            } else {
                kamikazes::begin(p, log);
            }
        }
        REST => kamikazes::begin(p, log),
        _ => p.closed = true,
    }
}

/// Parts in which nothing can be decided are over by themselves.
fn pass_by(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    while !p.closed && idle(b, p) {
        done(b, p, dice, log);
    }
}

/// FS-324: the early chance of the British fleet is gone with the first Allied reinforcement phase that has it.
pub fn finish(_b: &Board, p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {
    if p.phasing == Side::Allies && p.once.india_entered {
        p.once.fleet_came = true;
    }
}

/// FS-092, FS-323: the one national base of an Allied nation; FS-055: the Dutch have none.
fn port_of(b: &Board, nation: Nation) -> Option<crate::types::Space> {
    b.national(nation).next()
}
