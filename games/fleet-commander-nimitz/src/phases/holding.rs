//! Holding and supply: sections 3.1 and 13.4.

use crate::{
    board::Board,
    position::Position,
    types::{Kind, Side},
};
use ironbottom_kernel::area::{Space, SpaceSet};

/// Areas where the US is ashore and Japan is not (FN-007, FN-008): ships neither hold nor contest (FN-010).
pub fn cleared(b: &Board, p: &Position) -> SpaceSet {
    let [us, japan] = p.census(b).ashore;
    us & !japan
}

/// Areas that a chain of held areas links to the West Coast (FN-320, FN-322). The area itself need not be held (FN-321); the West
/// Coast is always a source (R16).
pub fn supplied(b: &Board, p: &Position) -> SpaceSet {
    supplied_through(b, p, SpaceSet::EMPTY)
}

/// The same, if these areas were held as well.
pub fn supplied_through(b: &Board, p: &Position, held: SpaceSet) -> SpaceSet {
    reach(b, p, cleared(b, p) | held)
}

/// Areas in supply when supply passes through these.
fn reach(b: &Board, p: &Position, mut passing: SpaceSet) -> SpaceSet {
    if p.rules.australia_always_held {
        passing.add(b.places.australia);
    }
    let source = SpaceSet::one(b.places.west_coast);
    let chain = b.map.within(source, b.areas.len(), passing);
    chain | b.map.around(chain)
}

/// Areas held: cleared and in supply (FN-009).
pub fn held(b: &Board, p: &Position) -> SpaceSet {
    let cleared = cleared(b, p);
    cleared & reach(b, p, cleared)
}

/// Objectives held (FN-374: areas only).
pub fn objectives(b: &Board, p: &Position) -> SpaceSet {
    held(b, p) & b.campaign(p.year).objectives
}

/// Objective markers that lie with their blue side up (FN-014): held now; before the first turn those with only the US ashore
/// (FN-042).
pub fn blue(b: &Board, p: &Position) -> SpaceSet {
    let objectives = b.campaign(p.year).objectives;
    if p.turn == 0 { cleared(b, p) & objectives } else { self::objectives(b, p) }
}

/// Objective points of the invasion box (FN-337), at full prices even if damaged (R40).
pub fn invasion(b: &Board, p: &Position) -> u8 {
    let total: u16 = p.units_in(crate::position::Place::Invasion).map(|u| u16::from(p.unit_type(b, u).buy)).sum();
    b.invasion_points(total)
}

/// Land units and squadrons of Japan in an area.
pub fn japanese_land(b: &Board, p: &Position, s: Space) -> usize {
    use crate::types::Class;
    p.units_at(s)
        .filter(|u| {
            let t = p.unit_type(b, *u);
            t.side == Side::Japan && t.kind.class() != Class::Ship && t.kind != Kind::CarrierAir
        })
        .count()
}
