//! Chapter "The march": plans carried out step by step, interrupted by whoever sees something.

use super::plotting::STEPS;
use crate::mini::{
    Mini,
    action::{Event, Fight},
    position::{Claim, Cursor, Ending, Frame, Kind, Mover, Position, React, Report, Trace, other},
    rule,
};
use ironbottom_kernel::{Dice, Log, Refusal, Seat, SeatSet};

/// Those who march and those who see: the two clans, but no onlooker.
const CLANS: SeatSet = SeatSet::first(2);

/// MI-010: may the band be reported so?
pub fn check_claim(p: &Position, mover: Mover, claim: Claim) -> Result<(), Refusal> {
    let kind = p.clan(mover.clan).band(mover.band).map_or(Kind::Straw, |(b, _)| b.kind);
    let must_be_true = p.settings.honest || kind == Kind::Strong;
    if must_be_true && claim != Claim::truth(kind) { Err(Refusal::new(rule::MI_010, "mi-no-claim")) } else { Ok(()) }
}

/// MI-011: may this band strike the mover?
pub fn check_strike(p: &Position, mover: Mover, band: u8) -> Result<(), Refusal> {
    let Some((_, target)) = p.clan(mover.clan).band(mover.band) else {
        return Err(Refusal::new(rule::MI_011, "mi-no-reach"));
    };
    let (band, hex) = p.clan(other(mover.clan)).band(band).ok_or_else(|| Refusal::new(rule::MI_011, "mi-no-band"))?;
    if band.kind == Kind::Straw || hex.distance(target) != 1 {
        return Err(Refusal::new(rule::MI_011, "mi-no-reach"));
    }
    Ok(())
}

/// Goes on until somebody must be asked: the march itself, and questions that a standing order answers (MI-013).
pub fn go_on(game: &Mini, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    while p.ending.is_none() {
        match p.stack.last() {
            Some(Frame::March(cursor)) => {
                // Whatever happens or does not, everybody learns it: a march past nothing included.
                log.learned(SeatSet::ALL);
                march(game, p, *cursor, dice, log);
            }
            Some(Frame::Report(mover)) => match standing_report(p, *mover) {
                Some(claim) => report(p, claim, log),
                None => return,
            },
            Some(Frame::React(mover, _)) => match p.clan(other(mover.clan)).react {
                React::Ask => return,
                React::Hold => react(game, p, None, dice, log),
                React::Strike => react(game, p, first_striker(p, *mover), dice, log),
            },
            Some(Frame::Plot | Frame::Parley(_)) | None => return,
        }
    }
}

fn standing_report(p: &Position, mover: Mover) -> Option<Claim> {
    let clan = p.clan(mover.clan);
    let truth = clan.band(mover.band).map(|(b, _)| Claim::truth(b.kind))?;
    match clan.report {
        Report::Ask => None,
        Report::Truth => Some(truth),
        Report::Bluff if check_claim(p, mover, Claim::Many).is_ok() => Some(Claim::Many),
        Report::Bluff => Some(truth),
    }
}

fn first_striker(p: &Position, mover: Mover) -> Option<u8> {
    p.clan(other(mover.clan)).living().map(|(i, _, _)| i).find(|i| check_strike(p, mover, *i).is_ok())
}

/// MI-006: one band's next step, or the next clan, or the next step, or the end of the round.
fn march(game: &Mini, p: &mut Position, at: Cursor, dice: &mut Dice, log: &mut Log<Event>) {
    let next = if usize::from(at.band) < p.clan(at.clan).bands.len() {
        Cursor { band: at.band + 1, ..at }
    } else if at.clan == Seat(0) {
        Cursor { clan: Seat(1), band: 0, ..at }
    } else if usize::from(at.step) + 1 < STEPS {
        Cursor { step: at.step + 1, clan: Seat(0), band: 0 }
    } else {
        super::parley::end_round(game, p, log);
        return;
    };
    // The cursor moves on first, so that an interruption finds the march where it must go on.
    p.stack = vec![Frame::March(next)];
    take_step(game, p, Mover { clan: at.clan, band: at.band }, dice, log);
}

/// MI-007, MI-009: a band takes the first step of its plan.
fn take_step(game: &Mini, p: &mut Position, mover: Mover, dice: &mut Dice, log: &mut Log<Event>) {
    let Some(hex) = p.clan(mover.clan).band(mover.band).filter(|(b, _)| !b.plan.is_empty()).map(|(_, h)| h) else {
        return;
    };
    let to = hex.step(p.clan_mut(mover.clan).bands[mover.band as usize].plan.remove(0));
    let enemy = other(mover.clan);
    let mut fought = false;
    while let Some(defender) = p.clan(enemy).at(to).filter(|_| p.ending.is_none()) {
        fought = true;
        match fight(game, p, mover, Mover { clan: enemy, band: defender }, dice, log) {
            Fight::Won => {}
            Fight::Lost => return,
            Fight::Stood => {
                p.clan_mut(mover.clan).bands[mover.band as usize].plan.clear();
                return;
            }
        }
    }
    p.clan_mut(mover.clan).bands[mover.band as usize].hex = Some(to);
    if p.ending.is_none() && !fought && p.clan(enemy).is_near(to) {
        log.secret(rule::MI_009, Event::Sighted { hex: to }, CLANS);
        p.traces[mover.clan.0 as usize % 2] = Some(Trace { hex: to, round: p.round });
        let shown = p.clan(mover.clan).bands[mover.band as usize].shown;
        p.stack.push(if shown { Frame::React(mover, None) } else { Frame::Report(mover) });
    }
}

/// MI-010: the sighted band is reported, truly or not.
pub fn report(p: &mut Position, claim: Claim, log: &mut Log<Event>) {
    if let Some(Frame::Report(mover)) = p.stack.pop() {
        log.learned(SeatSet::ALL);
        log.secret(rule::MI_010, Event::Claimed { clan: mover.clan, claim }, CLANS);
        p.stack.push(Frame::React(mover, Some(claim)));
    }
}

/// MI-011: strike the sighted band, or let it pass.
pub fn react(game: &Mini, p: &mut Position, striker: Option<u8>, dice: &mut Dice, log: &mut Log<Event>) {
    if let Some(Frame::React(mover, _)) = p.stack.pop() {
        let clan = other(mover.clan);
        log.learned(SeatSet::ALL);
        match striker {
            None => log.secret(rule::MI_011, Event::Held { clan }, CLANS),
            Some(band) => {
                fight(game, p, Mover { clan, band }, mover, dice, log);
            }
        }
    }
}

/// MI-008, MI-015, MI-016: two bands fight.
fn fight(game: &Mini, p: &mut Position, attacker: Mover, defender: Mover, dice: &mut Dice, log: &mut Log<Event>) -> Fight {
    let kind = |p: &Position, m: Mover| p.clan(m.clan).bands[m.band as usize].kind;
    let hex = p.clan(defender.clan).band(defender.band).map(|(_, h)| h).unwrap_or_default();
    let (a, d) = (kind(p, attacker), kind(p, defender));
    let from = dice.rolled();
    let (roll, answer) = (dice.d6("fight"), dice.d6("fight"));
    let result = match (roll + game.board.strength(a)).cmp(&(answer + game.board.strength(d))) {
        std::cmp::Ordering::Greater => Fight::Won,
        std::cmp::Ordering::Less => Fight::Lost,
        std::cmp::Ordering::Equal => Fight::Stood,
    };
    for m in [attacker, defender] {
        p.clan_mut(m.clan).bands[m.band as usize].shown = true;
    }
    log.rolled(rule::MI_008, Event::Fought { hex, attacker: a, defender: d, roll, answer, result }, from, dice);
    // All know where the defender stood: a trace of it leads nowhere any more. Where an attacker came from nobody else knows.
    let trace = &mut p.traces[defender.clan.0 as usize % 2];
    if result == Fight::Won && trace.is_some_and(|t| t.hex == hex) {
        *trace = None;
    }
    match result {
        Fight::Won => lose(p, defender),
        Fight::Lost => lose(p, attacker),
        Fight::Stood => {}
    }
    result
}

fn lose(p: &mut Position, lost: Mover) {
    let band = &mut p.clan_mut(lost.clan).bands[lost.band as usize];
    band.hex = None;
    band.shown = false;
    band.plan.clear();
    if band.kind.is_real() {
        p.points[other(lost.clan).0 as usize] += 1;
    }
    if !p.clan(lost.clan).living().any(|(_, b, _)| b.kind.is_real()) {
        p.ending = Some(Ending::Beaten(lost.clan));
        p.stack.clear();
    }
}
