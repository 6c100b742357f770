//! Neutral territories (rulebook 4.110-4.113).

use crate::{board::Board, event::Event, position::Position, rule};
use ironbottom_kernel::{Log, Msg, Refusal, area::Space};

/// What the first entry into a neutral territory costs (AA-202).
pub const PENALTY: u16 = 3;

/// May the active power violate `n` neutrals now? It needs the money for all of them in hand (AA-207); under the extra
/// `strict_neutrals` nobody may.
pub fn check(p: &Position, n: usize) -> Result<(), Refusal> {
    if n == 0 {
        return Ok(());
    }
    if p.rules.strict_neutrals {
        return Err(Refusal::new(rule::AA_202, "refuse-strict-neutrals"));
    }
    let price = n * usize::from(PENALTY);
    let ipc = p.ipc[p.power.i()];
    if price > usize::from(ipc) {
        let msg = Msg::new("refuse-neutral-price").int("price", price as i64).int("ipc", ipc);
        return Err(Refusal::because(rule::AA_207, msg));
    }
    Ok(())
}

/// The active power violates a neutral, by land or by air: pays and takes control, without battle (AA-202, AA-203). Paid once per
/// territory in the game (AA-205); no landing place for aircraft this turn (AA-309).
pub fn violate(b: &Board, p: &mut Position, space: Space, log: &mut Log<Event>) {
    if !p.neutral(b).has(space) {
        return;
    }
    let power = p.power;
    p.ipc[power.i()] = p.ipc[power.i()].saturating_sub(PENALTY);
    p.territories[space.i()].owner = Some(power);
    p.turn.captured.add(space);
    p.open_canals(b);
    log.event(rule::AA_202, Event::Violated { power, space });
}
