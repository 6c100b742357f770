//! What a base holds now (2.2.3, 17.2): its printed capacities, multiplied while the Allies control it.

use crate::{
    board::Board,
    position::Position,
    types::{Quarters, Side, Space},
};

/// FS-315, FS-428: by how much the printed capacities of the base are multiplied. It follows control; nobody has more than the printed
/// capacity under an OCCUPIED BASE marker (R73, R80). FS-316: anti-air fire of a base never asks this.
pub fn multiplier(b: &Board, p: &Position, s: Space) -> u8 {
    if !p.holds(Side::Allies, s) || p.occupier(s).is_some() {
        return 1;
    }
    b.turns.get(usize::from(p.turn).saturating_sub(1)).map_or(1, |t| t.multiplier.max(1))
}

/// FS-047: air steps that the base holds now; none: no limit. Only bases have capacities (FS-364): elsewhere 0.
pub fn air(b: &Board, p: &Position, s: Space) -> Option<u8> {
    let Some(base) = b.base(s) else { return Some(0) };
    base.air.map(|n| n.saturating_mul(multiplier(b, p, s)))
}

/// FS-048: naval transport factors that the port holds now; none: no limit.
pub fn port(b: &Board, p: &Position, s: Space) -> Option<Quarters> {
    let Some(base) = b.base(s) else { return Some(Quarters::default()) };
    base.port.map(|q| q.times(u16::from(multiplier(b, p, s))))
}
