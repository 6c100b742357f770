//! Air zones of control (2.1.1.2): who has one where.

use crate::{
    board::Board,
    position::{AirGroup, AirPlace, Position},
    types::{Side, Space, SpaceSet},
};

/// FS-009, FS-010, FS-011: the hexes in the air zones of a side. Impassable sides do not stop aircraft (R29); carriers and aircraft
/// aboard ships have no zone, nor have those in a box off the map, which is no hex.
pub fn of(b: &Board, p: &Position, side: Side) -> SpaceSet {
    let mut zone = SpaceSet::default();
    for s in p.air.iter().filter(|g| g.nation.side() == side).filter_map(|g| stands(b, p, g)) {
        zone = zone.or(b.near[s.i()]);
    }
    zone
}

/// FS-009, FS-175: the hex whose zone these steps exert: the one they stand in, wherever they are assigned. It must be a friendly base;
/// one under an OCCUPIED BASE marker of their own side is none yet, unless the table plays it so. FS-333: not on the turn they
/// unloaded there, where 18.1.8 is played.
fn stands(b: &Board, p: &Position, g: &AirGroup) -> Option<Space> {
    let s = match g.at {
        AirPlace::At(s) => s,
        AirPlace::Aviation(s) if p.rules.naval_aviation_azoc => s,
        _ => return None,
    };
    if b.is_box(s) || g.fresh && p.rules.base_delay {
        return None;
    }
    let side = g.nation.side();
    (p.holds(side, s) || p.rules.occupied_base_azoc && p.occupier(s) == Some(side)).then_some(s)
}

/// FS-059, FS-061: the hexes where air units of the side keep a supply line open: those that exert a zone of their own (R83). Neither
/// carriers nor aircraft aboard ships do.
fn covered(b: &Board, p: &Position, side: Side) -> SpaceSet {
    SpaceSet::of(p.air.iter().filter(|g| g.nation.side() == side).filter_map(|g| stands(b, p, g)))
}

/// FS-059: the spaces a supply line of the side may go on from.
pub fn clear(b: &Board, p: &Position, side: Side) -> SpaceSet {
    let unsafe_for_it = of(b, p, side.other()).without(covered(b, p, side));
    SpaceSet::of(b.all_spaces()).without(unsafe_for_it)
}
