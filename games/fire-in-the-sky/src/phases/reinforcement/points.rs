//! Sub points and transport points of the turn (7.2, 7.3). What was left of them is lost (FS-023, FS-025).

use crate::{
    board::Board,
    event::Event,
    position::Position,
    rule,
    types::{Nation, Quarters, Side},
};
use ironbottom_kernel::Log;

/// FS-108: Japan's sub points in every turn.
const JAPAN_SUB: u8 = 2;
/// FS-020, FS-110: British transport points in every turn.
const BRITISH_TRANSPORT: u16 = 6;

/// FS-108, FS-109, FS-110; FS-022: the Dutch get none. R38: one pool of sub points for all Allies.
pub fn reset(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    match p.phasing {
        Side::Japan => {
            p.sub[Side::Japan.i()] = JAPAN_SUB;
            let pool = Quarters::whole(u16::from(p.pool));
            set(p, Nation::Japan, pool, Some(JAPAN_SUB), log);
        }
        Side::Allies => {
            if let Some(turn) = b.turns.get(usize::from(p.turn).saturating_sub(1)) {
                p.sub[Side::Allies.i()] = turn.sub;
                set(p, Nation::Usa, Quarters::whole(u16::from(turn.us_transport)), Some(turn.sub), log);
            }
            set(p, Nation::Britain, Quarters::whole(BRITISH_TRANSPORT), None, log);
        }
    }
}

fn set(p: &mut Position, nation: Nation, transport: Quarters, sub: Option<u8>, log: &mut Log<Event>) {
    p.transport[nation.i()] = transport;
    let from = if nation == Nation::Japan { rule::FS_109 } else { rule::FS_110 };
    log.event(from, Event::Supplied { nation, transport, sub });
}
