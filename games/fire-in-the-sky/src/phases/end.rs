//! End phase (15). Nobody decides: who is dispersed is chosen in the second deployment phase.

use super::{damage, victory};
use crate::{
    action::{Action, Item},
    board::{Board, UnitId},
    event::{Event, Why},
    position::Position,
    rule,
    types::{Nation, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// What needs nobody when it begins.
pub fn begin(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {}

/// Nothing is decided in it.
pub fn asks(_b: &Board, _p: &Position) -> bool {
    false
}

/// Who would decide.
pub fn decides(_b: &Board, p: &Position) -> Side {
    p.phasing
}

/// Nothing.
pub fn list(_b: &Board, _p: &Position, _out: &mut Vec<Action>) {}

/// Nothing may be done.
pub fn check(_b: &Board, _p: &Position, _a: &Action) -> Result<(), Refusal> {
    Err(Refusal::new(rule::FS_073, "refuse-phase"))
}

/// Nothing.
pub fn apply(_b: &Board, _p: &mut Position, _a: &Action, _dice: &mut Dice, _log: &mut Log<Event>) {}

/// 15.1 to 15.3, in that order.
pub fn finish(b: &Board, p: &mut Position, _dice: &mut Dice, log: &mut Log<Event>) {
    remove_markers(p, log);
    disperse(b, p, log);
    victory::end_of_player_turn(b, p, log);
}

/// FS-293: replacement markers go.
fn remove_markers(p: &mut Position, log: &mut Log<Event>) {
    for nation in Nation::ALL {
        if p.markers.iter().any(|m| m.nation == nation) {
            log.event(rule::FS_293, Event::MarkersGone { nation });
        }
    }
    p.markers.clear();
}

/// FS-294, FS-421: the units that the phasing player disperses.
fn disperse(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let units: Vec<UnitId> = b.all_units().filter(|u| p.unit(*u).dispersed && b.side(*u) == p.phasing).collect();
    for u in units {
        p.unit_mut(u).dispersed = false;
        damage::away(b, p, u, Why::Dispersed, log);
    }
    // FS-007: the counters of air steps may be used again.
    let side = p.phasing;
    for g in p.air.iter().filter(|g| g.dispersed && g.nation.side() == side) {
        let item = Item::Air { nation: g.nation, steps: g.steps };
        log.event(rule::FS_294, Event::Away { item, why: Why::Dispersed, turn: 0 });
    }
    p.air.retain(|g| !(g.dispersed && g.nation.side() == side));
}
