//! Weapons development, before the first purchase of a turn (rulebook 3.2-3.8).

use crate::{action::Action, board::Board, event::Event, position::Position, rule, types::Development};
use ironbottom_kernel::{Dice, Log, Msg, Refusal};

/// May the active power research at all now? Once a turn (AA-275), before any purchase (AA-054), not with all six developments
/// (AA-063), not without its capital (AA-280, option), and under the extra `no_research` never.
fn may_research(b: &Board, p: &Position) -> Result<(), Refusal> {
    if p.rules.no_research {
        return Err(Refusal::new(rule::AA_054, "refuse-no-research"));
    }
    if p.turn.researched {
        return Err(Refusal::new(rule::AA_275, "refuse-researched"));
    }
    if p.turn.bought_any {
        return Err(Refusal::new(rule::AA_054, "refuse-research-after-purchase"));
    }
    if !p.rules.research_without_capital && p.capital_lost(b, p.power) {
        return Err(Refusal::new(rule::AA_280, "refuse-research-without-capital"));
    }
    if p.developments[p.power.i()].complete() {
        return Err(Refusal::new(rule::AA_063, "refuse-all-developed"));
    }
    Ok(())
}

/// May the active power buy this many research dice? Each costs the same, also with industrial technology (AA-055, AA-075).
fn dice_ok(b: &Board, p: &Position, dice: u8) -> Result<(), Refusal> {
    let price = u16::from(dice) * u16::from(b.research_cost);
    if dice == 0 || price > p.ipc[p.power.i()] {
        let msg = Msg::new("refuse-research-price").int("price", b.research_cost).int("ipc", p.ipc[p.power.i()]);
        return Err(Refusal::because(rule::AA_055, msg));
    }
    Ok(())
}

/// Lists research.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    if may_research(b, p).is_err() {
        return;
    }
    out.extend((1..=u8::MAX).take_while(|n| dice_ok(b, p, *n).is_ok()).map(|dice| Action::Research { dice }));
}

/// Checks research.
pub fn check(b: &Board, p: &Position, dice: u8) -> Result<(), Refusal> {
    may_research(b, p)?;
    dice_ok(b, p, dice)
}

/// All dice are paid for and rolled in one go (AA-056); each breakthrough is one development (AA-057), which works at once (AA-061)
/// and for this power alone (AA-060, AA-062).
pub fn apply(b: &Board, p: &mut Position, n: u8, dice: &mut Dice, log: &mut Log<Event>) {
    let power = p.power;
    p.ipc[power.i()] -= u16::from(n) * u16::from(b.research_cost);
    p.turn.researched = true;
    let from = dice.rolled();
    let faces: Vec<u8> = (0..n).map(|_| dice.d6("research")).collect();
    let breakthroughs = faces.iter().filter(|f| **f == b.breakthrough).count() as u8;
    log.rolled(rule::AA_057, Event::Researched { power, dice: faces, breakthroughs }, from, dice);
    for _ in 0..breakthroughs {
        let from = dice.rolled();
        let Some(development) = find(p, dice) else { break };
        p.developments[power.i()].add(development);
        log.rolled(rule::AA_058, Event::Developed { power, development }, from, dice);
    }
}

/// One development by the result die (AA-058), rolled again for one already owned (AA-059); none when all are owned (AA-063).
fn find(p: &Position, dice: &mut Dice) -> Option<Development> {
    let owned = p.developments[p.power.i()];
    // A recorded game that runs out of dice must end too.
    while !owned.complete() && dice.fault().is_none() {
        let face = dice.d6("development");
        let found = Development::ALL[usize::from(face) - 1];
        if !owned.has(found) {
            return Some(found);
        }
    }
    None
}
