//! The rules, one file per chapter. Each chapter has one function that says what is legal; listing and checking both use it.

pub mod march;
pub mod parley;
pub mod plotting;

use super::{
    Mini,
    action::{Action, Event, Order},
    position::{Claim, Frame, Position, other},
};
use crate::mini::rule;
use ironbottom_kernel::{Dice, Log, Refusal, Seat, SeatSet, ToAct, hex::Side};

/// Who is asked. A clan that sees a band is asked even if it can only hold: the other must not learn that from the silence.
pub fn to_act(p: &Position) -> Option<ToAct> {
    Some(match p.stack.last()? {
        Frame::Plot => ToAct::Each([Seat(0), Seat(1)].into_iter().filter(|s| !p.ready.has(*s)).collect()),
        // The march itself asks nobody: it runs on until a frame above it does.
        Frame::March(c) => ToAct::One(c.clan),
        Frame::Report(m) => ToAct::One(m.clan),
        Frame::React(m, _) => ToAct::One(other(m.clan)),
        Frame::Parley(None) => ToAct::Together(SeatSet::first(2)),
        Frame::Parley(Some(by)) => ToAct::Together(SeatSet::one(other(*by))),
    })
}

/// Everything a clan could think of doing now; `check` says which of it is legal. In order.
pub fn candidates(p: &Position, seat: Seat) -> Vec<Action> {
    let bands = 0..p.clan(seat).bands.len() as u8;
    match p.stack.last() {
        Some(Frame::Plot) => {
            let steps = bands.flat_map(|band| Side::ALL.map(|side| Action::Step { band, side }));
            steps.chain([Action::Ready]).collect()
        }
        Some(Frame::Report(_)) => Claim::ALL.map(Action::Claim).to_vec(),
        Some(Frame::React(..)) => bands.map(|band| Action::Strike { band }).chain([Action::Hold]).collect(),
        Some(Frame::Parley(_)) => vec![Action::Propose, Action::Decline, Action::Agree, Action::Refuse],
        Some(Frame::March(_)) | None => Vec::new(),
    }
}

/// Is it legal, and if not, by which rule? The only judge.
pub fn check(game: &Mini, p: &Position, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let not_asked = || Refusal::new(rule::MI_018, "mi-no-turn");
    if seat.0 > 1 || p.ending.is_some() {
        return Err(not_asked());
    }
    if let Action::Order(order) = action {
        return check_order(p, seat, *order);
    }
    if !to_act(p).is_some_and(|t| t.seats().has(seat)) {
        return Err(not_asked());
    }
    match (p.stack.last(), action) {
        (Some(Frame::Plot), Action::Step { band, side }) => plotting::check_step(&game.board, p, seat, *band, *side),
        (Some(Frame::Plot), Action::Ready) => Ok(()),
        (Some(Frame::Report(m)), Action::Claim(claim)) => march::check_claim(p, *m, *claim),
        (Some(Frame::React(m, _)), Action::Strike { band }) => march::check_strike(p, *m, *band),
        (Some(Frame::React(..)), Action::Hold) => Ok(()),
        (Some(Frame::Parley(by)), _) if parley::is_answer(*by, action) => Ok(()),
        _ => Err(not_asked()),
    }
}

/// MI-013: an order can be left at any time, unless it stands already.
fn check_order(p: &Position, seat: Seat, order: Order) -> Result<(), Refusal> {
    let clan = p.clan(seat);
    let stands = match order {
        Order::Report(r) => clan.report == r,
        Order::React(r) => clan.react == r,
        Order::Rest(yes) => clan.rest == yes,
    };
    if stands { Err(Refusal::new(rule::MI_013, "mi-no-order")) } else { Ok(()) }
}

/// Carries out a legal action, and everything that follows from it until somebody must be asked.
pub fn apply(game: &Mini, p: &mut Position, seat: Seat, action: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    match action {
        Action::Order(order) => {
            match order {
                Order::Report(r) => p.clan_mut(seat).report = *r,
                Order::React(r) => p.clan_mut(seat).react = *r,
                Order::Rest(yes) => p.clan_mut(seat).rest = *yes,
            }
            log.secret(rule::MI_013, Event::Ordered { clan: seat, order: *order }, SeatSet::one(seat));
            // It speaks for questions still to come; the one asked now is answered by its clan.
            return;
        }
        Action::Step { band, side } => plotting::step(p, seat, *band, *side, log),
        Action::Ready => plotting::ready(p, seat, log),
        Action::Claim(claim) => march::report(p, *claim, log),
        Action::Strike { band } => march::react(game, p, Some(*band), dice, log),
        Action::Hold => march::react(game, p, None, dice, log),
        Action::Propose | Action::Decline | Action::Agree | Action::Refuse => parley::answer(p, seat, *action, log),
    }
    march::go_on(game, p, dice, log);
}
