//! Phase 1: weapons development (see develop.rs), then purchase (rulebook 3.15-3.21).

use crate::{
    action::Action,
    board::Board,
    event::Event,
    phases::{combat_move, develop},
    position::Position,
    rule,
    types::Kind,
};
use ironbottom_kernel::{Dice, Log, Msg, Refusal};

/// May the active power buy one unit of this kind? Not without its capital (AA-085), not for more than it has (AA-079); no complexes
/// under the option (AA-267).
fn buy_ok(b: &Board, p: &Position, unit: Kind) -> Result<(), Refusal> {
    if p.capital_lost(b, p.power) {
        return Err(Refusal::new(rule::AA_085, "refuse-buy-without-capital"));
    }
    if unit == Kind::Complex && p.rules.no_new_complexes {
        return Err(Refusal::new(rule::AA_267, "refuse-no-new-complexes"));
    }
    let (price, ipc) = (p.price(b, p.power, unit), p.ipc[p.power.i()]);
    if u16::from(price) > ipc || p.turn.bought[unit.i()] == u16::MAX {
        let msg = Msg::new("refuse-price").name("unit", format!("unit.{}", unit.id())).int("price", price).int("ipc", ipc);
        return Err(Refusal::because(rule::AA_079, msg));
    }
    Ok(())
}

/// Lists phase 1.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    develop::list(b, p, out);
    out.extend(Kind::ALL.into_iter().filter(|k| buy_ok(b, p, *k).is_ok()).map(|unit| Action::Buy { unit }));
    out.push(Action::Done);
}

/// Checks phase 1.
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Research { dice } => develop::check(b, p, dice),
        Action::Buy { unit } => buy_ok(b, p, unit),
        Action::Done => Ok(()),
        _ => Err(Refusal::new(rule::AA_004, "refuse-phase")),
    }
}

/// Carries out an action of phase 1; `Done` begins combat movement. What is bought is kept aside until phase 5 (AA-007), what is not
/// spent is kept (AA-079).
pub fn apply(b: &Board, p: &mut Position, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    let power = p.power;
    match *a {
        Action::Research { dice: n } => develop::apply(b, p, n, dice, log),
        Action::Buy { unit } => {
            let cost = p.price(b, power, unit);
            p.ipc[power.i()] -= u16::from(cost);
            p.turn.bought[unit.i()] += 1;
            p.turn.bought_any = true;
            log.event(rule::AA_079, Event::Bought { power, unit, cost });
        }
        _ => combat_move::begin(b, p, log),
    }
}
