//! Whole truths that fit what a viewer knows.

use super::{
    board::Board,
    phases::{march, plotting},
    position::{Band, Claim, Clan, Cursor, Frame, Mover, Position, React, Report, other},
    view::{Stage, View},
};
use ironbottom_kernel::{
    Rng, Seat,
    hex::{Hex, Side},
};

/// One truth that fits the view. Guesses are made until one does; the real truth is among them, so this ends.
pub fn imagine(board: &Board, v: &View, rng: &mut Rng) -> Position {
    loop {
        let clans = [guess_clan(board, v, Seat(0), rng), guess_clan(board, v, Seat(1), rng)];
        let share = |(_, _, hex): (u8, &Band, Hex)| clans[1].living().any(|(_, _, h)| h == hex);
        if clans[0].living().any(share) {
            continue;
        }
        let mut p = Position {
            settings: v.settings,
            round: v.round,
            ready: v.ready,
            points: v.points,
            clans,
            traces: v.traces,
            stack: Vec::new(),
            ending: None,
        };
        let stack = match v.stage {
            Stage::Over(ending) => {
                p.ending = Some(ending);
                Some(Vec::new())
            }
            Stage::Plot => Some(vec![Frame::Plot]),
            Stage::Parley(by) => Some(vec![Frame::Parley(by)]),
            Stage::Report(clan) => guess_march(v, &p, clan, true, rng),
            Stage::React(clan) => guess_march(v, &p, other(clan), false, rng),
        };
        if let Some(stack) = stack {
            p.stack = stack;
            return p;
        }
    }
}

/// A clan as the viewer knows it, or as it might be.
fn guess_clan(board: &Board, v: &View, seat: Seat, rng: &mut Rng) -> Clan {
    let i = seat.0 as usize;
    if let Some(own) = &v.own[i] {
        return own.clone();
    }
    let mut hidden = v.left[i].clone();
    let mut bands = Vec::new();
    for kind in &v.lost[i] {
        bands.push(Band { kind: *kind, hex: None, plan: Vec::new(), shown: false });
    }
    for seen in &v.seen[i] {
        if let Some(k) = hidden.iter().position(|kind| *kind == seen.kind) {
            hidden.remove(k);
        }
        bands.push(Band { kind: seen.kind, hex: Some(seen.hex), plan: Vec::new(), shown: true });
    }
    for kind in hidden {
        // Half of the time about where something was seen, if anything was: most guesses elsewhere would be in vain.
        let about = v.contact.map(|c| c.hex.disc(1)).filter(|_| rng.one_in(2));
        let about = about.map(|hexes| hexes[rng.below(hexes.len())]).filter(|h| board.is_open(*h));
        let hex = about.unwrap_or_else(|| board.open[rng.below(board.open.len())]);
        bands.push(Band { kind, hex: Some(hex), plan: Vec::new(), shown: false });
    }
    rng.shuffle(&mut bands);
    let mut clan = Clan { bands, report: Report::Ask, react: React::Ask, rest: false };
    guess_orders(board, &mut clan, matches!(v.stage, Stage::Parley(_) | Stage::Over(_)), rng);
    clan
}

/// Plans and standing orders that the clan might have given.
fn guess_orders(board: &Board, clan: &mut Clan, between_rounds: bool, rng: &mut Rng) {
    clan.report = [Report::Ask, Report::Truth, Report::Bluff][rng.below(3)];
    clan.react = [React::Ask, React::Strike, React::Hold][rng.below(3)];
    clan.rest = rng.one_in(2);
    for band in &mut clan.bands {
        band.plan.clear();
        let Some(hex) = band.hex.filter(|_| !between_rounds) else { continue };
        for _ in 0..rng.below(plotting::STEPS + 1) {
            let ways: Vec<Side> =
                Side::ALL.into_iter().filter(|s| board.is_open(plotting::end_of(hex, &band.plan).step(*s))).collect();
            if !ways.is_empty() {
                band.plan.push(ways[rng.below(ways.len())]);
            }
        }
    }
}

/// The frames of a march interrupted by a band of `clan`; none if this guess has no such band.
fn guess_march(v: &View, p: &Position, clan: Seat, report: bool, rng: &mut Rng) -> Option<Vec<Frame>> {
    let claim = |mover: Mover, shown: bool, rng: &mut Rng| match v.contact {
        Some(contact) => contact.claim,
        None if report || shown => None,
        None => {
            let legal: Vec<Claim> = Claim::ALL.into_iter().filter(|c| march::check_claim(p, mover, *c).is_ok()).collect();
            Some(legal[rng.below(legal.len())])
        }
    };
    let fits = |mover: Mover, band: &Band, hex: Hex, claim: Option<Claim>| {
        v.contact.is_none_or(|c| c.hex == hex)
            && p.clan(other(clan)).is_near(hex)
            && band.shown == (!report && claim.is_none())
            && claim.is_none_or(|c| march::check_claim(p, mover, c).is_ok())
    };
    let (mover, cursor) = match v.on_march {
        Some(known) => (known.mover, known.cursor),
        None => {
            let bands: Vec<u8> = p.clan(clan).living().map(|(i, _, _)| i).collect();
            let band = *bands.get(rng.below(bands.len()))?;
            (Mover { clan, band }, Cursor { step: rng.below(plotting::STEPS) as u8, clan, band: band + 1 })
        }
    };
    let (band, hex) = p.clan(clan).band(mover.band)?;
    let claim = claim(mover, band.shown, rng);
    let frame = if report { Frame::Report(mover) } else { Frame::React(mover, claim) };
    fits(mover, band, hex, claim).then(|| vec![Frame::March(cursor), frame])
}

/// The same truth with what the viewer does not know changed about, told from the position alone.
pub fn disguise(board: &Board, p: &Position, sees: impl Fn(Seat) -> bool, rng: &mut Rng) -> Position {
    let mut q = p.clone();
    let sighted = p.sighted().map(|(m, _, _)| m);
    for seat in [Seat(0), Seat(1)].into_iter().filter(|s| !sees(*s)) {
        let clan = q.clan_mut(seat);
        // Hidden bands change places; a sighted one was spoken of and stays what it is.
        let hidden: Vec<usize> = (0..clan.bands.len())
            .filter(|i| {
                let b = &clan.bands[*i];
                b.hex.is_some() && !b.shown && sighted != Some(Mover { clan: seat, band: *i as u8 })
            })
            .collect();
        let mut kinds: Vec<_> = hidden.iter().map(|i| clan.bands[*i].kind).collect();
        rng.shuffle(&mut kinds);
        for (i, kind) in hidden.into_iter().zip(kinds) {
            clan.bands[i].kind = kind;
        }
        guess_orders(board, clan, !matches!(p.stack.first(), Some(Frame::Plot | Frame::March(_))), rng);
    }
    q
}
