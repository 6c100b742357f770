//! Phase 6: income, victory, next turn (rulebook 8.1-8.8).

use crate::{
    board::Board,
    event::Event,
    phases::turn,
    position::{End, Phase, Position},
    rule,
    types::{Alliance, Power},
};
use ironbottom_kernel::{Arg, Log, Msg, Outcome, SeatSet};

/// Phase 6: collect, check victory, pass the turn on (AA-253, AA-254, AA-255, AA-256, AA-257, AA-258, AA-259, AA-260, AA-261).
/// The one phase nobody can skip (AA-004).
pub fn end_turn(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    collect(b, p, log);
    if let Some(end) = victory(b, p) {
        p.outcome = Some(end);
        p.phase = Phase::Over;
        let rule = match end {
            End::Capitals(Alliance::Allies) => rule::AA_256,
            End::Capitals(Alliance::Axis) => rule::AA_257,
            End::Production | End::Limit(_) => rule::AA_258,
        };
        log.event(rule, Event::Ended { end });
        return;
    }
    // AA-006, AA-019: a round ends after the turn of the last power in order.
    if last_of_round(p) {
        p.round = p.round.saturating_add(1);
    }
    p.power = p.power.next();
    turn::begin(b, p, log);
}

fn last_of_round(p: &Position) -> bool {
    p.power == Power::Usa
}

/// Income is the level at this moment (AA-253), however high (AA-261); none while the capital is in enemy hands (AA-234, AA-255),
/// again in the first own turn after it was freed (AA-314), and by one reading none in the turn in which a power frees its own
/// capital (AA-315).
fn collect(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let power = p.power;
    let just_freed = p.turn.captured.has(b.capital(power)) && !p.rules.income_on_turn_of_self_liberation;
    if p.capital_lost(b, power) || just_freed {
        log.event(if just_freed { rule::AA_315 } else { rule::AA_255 }, Event::NoIncome { power });
        return;
    }
    let ipc = p.level(b, power);
    p.ipc[power.i()] = p.ipc[power.i()].saturating_add(ipc);
    log.event(rule::AA_253, Event::Income { power, ipc });
}

/// Has somebody won at the end of this turn? Capitals first (AA-323), after every turn; production and the round limit only at the end
/// of a round (AA-259).
fn victory(b: &Board, p: &Position) -> Option<End> {
    let active = p.power.alliance();
    for a in [active, active.other()] {
        if holds_capitals(b, p, a) {
            return Some(End::Capitals(a));
        }
    }
    if !last_of_round(p) {
        return None;
    }
    if counted_level(b, p) >= b.economic_level {
        return Some(End::Production);
    }
    if p.rules.round_limit > 0 && p.round >= p.rules.round_limit {
        return Some(End::Limit(leader(b, p)));
    }
    None
}

/// Does an alliance hold the capitals it must take, now (AA-256, AA-257, AA-322)? Under total victory none of its own may be lost
/// (AA-262).
fn holds_capitals(b: &Board, p: &Position, a: Alliance) -> bool {
    let (capitals, need) = b.objective(a);
    let held = capitals.iter().filter(|s| p.owner(*s).is_some_and(|o| o.alliance() == a)).count();
    let own_lost = a.powers().any(|o| p.capital_lost(b, o));
    held >= usize::from(need) && !(p.rules.total_victory && own_lost)
}

/// Combined level of the Axis.
fn axis_level(b: &Board, p: &Position) -> u16 {
    Alliance::Axis.powers().map(|o| p.level(b, o)).sum()
}

/// The combined Axis level as the victory by production counts it (AA-258): by one reading without a power whose capital is lost.
fn counted_level(b: &Board, p: &Position) -> u16 {
    let counts = |o: &Power| p.rules.count_captive_power_for_84 || !p.capital_lost(b, *o);
    Alliance::Axis.powers().filter(counts).map(|o| p.level(b, o)).sum()
}

/// Who is ahead when the round limit comes (an extra, not in the rulebook).
fn leader(b: &Board, p: &Position) -> Option<Alliance> {
    let (win, lose) = b.limit_levels;
    let level = axis_level(b, p);
    if level >= win {
        Some(Alliance::Axis)
    } else if level <= lose {
        Some(Alliance::Allies)
    } else {
        None
    }
}

/// How far a power's level has risen over its start, in tenths of a percent, cut and not rounded (AA-260).
pub fn growth(b: &Board, p: &Position, power: Power) -> i32 {
    let (level, start) = (i32::from(p.level(b, power)), i32::from(b.start_ipc[power.i()]));
    (level - start) * 1000 / start.max(1)
}

/// The powers of an alliance that grew most; equals share it (AA-260).
fn best(b: &Board, p: &Position, a: Alliance) -> SeatSet {
    let most = a.powers().map(|o| growth(b, p, o)).max();
    a.powers().filter(|o| Some(growth(b, p, *o)) == most).map(Power::seat).collect()
}

/// How it ended, for everybody.
pub fn outcome(b: &Board, p: &Position, end: End) -> Outcome {
    let (winner, reason) = match end {
        End::Capitals(a) => (Some(a), "end-capitals"),
        End::Production => (Some(Alliance::Axis), "end-production"),
        End::Limit(Some(a)) => (Some(a), "end-limit"),
        End::Limit(None) => (None, "end-drawn"),
    };
    let honours = winner.map_or(SeatSet::NONE, |a| best(b, p, a));
    let growths = Power::ALL.into_iter().filter(|o| honours.has(o.seat())).map(|o| told_growth(b, p, o)).collect();
    let mut reason = Msg::new(reason).int("level", axis_level(b, p)).arg("honours", Arg::List(growths));
    if let Some(a) = winner {
        reason = reason.name("side", format!("side.{}", a.id()));
    }
    Outcome { winner: winner.map(|a| a.id().to_owned()), reason, honours }
}

/// A power with its growth, for people.
fn told_growth(b: &Board, p: &Position, power: Power) -> Arg {
    let tenths = growth(b, p, power);
    let msg = Msg::new("end-growth").name("power", format!("power.{}", power.id()));
    let msg = msg.text("sign", if tenths < 0 { "-" } else { "+" });
    Arg::Msg(Box::new(msg.int("whole", tenths.abs() / 10).int("tenth", tenths.abs() % 10)))
}
