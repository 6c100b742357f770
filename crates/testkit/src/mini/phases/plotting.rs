//! Chapter "Plotting": both clans at once and in secret.

use crate::mini::{
    action::Event,
    board::Board,
    position::{Band, Cursor, Frame, Position},
    rule,
};
use ironbottom_kernel::{
    Log, Refusal, Seat, SeatSet,
    hex::{Hex, Side},
};

/// MI-004: steps a band may be given in a round.
pub const STEPS: usize = 2;

/// MI-003: the dice deal a clan's bands to its starting hexes.
pub fn deal(start: &crate::mini::board::Start, purpose: &'static str, dice: &mut ironbottom_kernel::Dice) -> Vec<Band> {
    let mut kinds = start.bands.clone();
    for i in (1..kinds.len()).rev() {
        kinds.swap(i, usize::from(dice.roll(purpose, i as u8 + 1)) - 1);
    }
    let band = |(kind, hex): (_, &Hex)| Band { kind, hex: Some(*hex), plan: Vec::new(), shown: false };
    kinds.into_iter().zip(&start.hexes).map(band).collect()
}

/// Where a plan leads.
pub fn end_of(from: Hex, plan: &[Side]) -> Hex {
    plan.iter().fold(from, |h, s| h.step(*s))
}

/// MI-001, MI-004: may the band be given this step?
pub fn check_step(board: &Board, p: &Position, seat: Seat, band: u8, side: Side) -> Result<(), Refusal> {
    let (band, hex) = p.clan(seat).band(band).ok_or_else(|| Refusal::new(rule::MI_004, "mi-no-band"))?;
    if band.plan.len() >= STEPS {
        return Err(Refusal::new(rule::MI_004, "mi-no-steps"));
    }
    if !board.is_open(end_of(hex, &band.plan).step(side)) {
        return Err(Refusal::new(rule::MI_001, "mi-no-way"));
    }
    Ok(())
}

/// MI-004: one step more, known only to its clan.
pub fn step(p: &mut Position, seat: Seat, band: u8, side: Side, log: &mut Log<Event>) {
    if let Some(band) = p.clan_mut(seat).bands.get_mut(band as usize) {
        band.plan.push(side);
    }
    log.secret(rule::MI_004, Event::Plotted { clan: seat }, SeatSet::one(seat));
}

/// MI-005: the second clan to be ready starts the march.
pub fn ready(p: &mut Position, seat: Seat, log: &mut Log<Event>) {
    p.ready = p.ready.with(seat);
    log.event(rule::MI_005, Event::Ready { clan: seat });
    if p.ready.len() == 2 {
        p.stack = vec![Frame::March(Cursor { step: 0, clan: Seat(0), band: 0 })];
    }
}
