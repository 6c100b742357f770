//! Supply lines (2.2.3.2): one definition for oil, land combat and the lifeline to Brisbane (FS-365).

use super::zones;
use crate::{
    board::Board,
    position::Position,
    types::{Nation, Side, Space, SpaceSet},
};

/// FS-056, FS-057, FS-060, FS-367: all spaces that a supply line of the side reaches from these sources. It goes from friendly base to friendly
/// base in legs of at most two hexes, over any hexside (FS-058), and ends in the first hex that an enemy air zone makes unsafe.
pub fn reach(b: &Board, p: &Position, side: Side, sources: &[Space]) -> SpaceSet {
    let clear = zones::clear(b, p, side);
    let mut reached = SpaceSet::default();
    let mut begun = SpaceSet::default();
    let mut next = Vec::new();
    for s in sources {
        reached.add(*s);
        // R30: the national base itself is not blocked.
        if clear.has(*s) || !p.rules.supply_origin_blocked_by_azoc {
            begun.add(*s);
            next.push(*s);
        }
    }
    while let Some(s) = next.pop() {
        for t in leg(b, clear, s).iter() {
            reached.add(t);
            // FS-261, R71: a base under a marker is still its old owner's; one that nobody controls is friendly to nobody.
            if b.base(t).is_some() && p.holds(side, t) && clear.has(t) && !begun.has(t) {
                begun.add(t);
                next.push(t);
            }
        }
    }
    reached
}

/// FS-056, FS-367: what lies at most two hexes from there, over a hex that is safe. FS-066: a box is one hex from its entry hexes.
fn leg(b: &Board, clear: SpaceSet, from: Space) -> SpaceSet {
    let near = near(b, from);
    let mut all = near;
    for s in near.and(clear).iter().filter(|s| !b.is_box(*s)) {
        all = all.or(self::near(b, s));
    }
    all
}

/// The spaces one hex away, boxes among them.
fn near(b: &Board, s: Space) -> SpaceSet {
    let mut all = SpaceSet::of(b.space(s).around.iter().copied());
    for n in b.hexes..b.spaces.len() {
        if b.spaces[n].around.contains(&s) {
            all.add(Space(n as u8));
        }
    }
    all
}

/// FS-054, FS-055, FS-366: the sources of a side: national bases it still controls. All Allies may use either of theirs (R31).
pub fn sources(b: &Board, p: &Position, side: Side) -> Vec<Space> {
    let of = |n: &Nation| n.side() == side;
    Nation::ALL.into_iter().filter(of).flat_map(|n| b.national(n)).filter(|s| p.holds(side, *s)).collect()
}

/// Does a supply line of the side reach the space?
pub fn line(b: &Board, p: &Position, side: Side, to: Space) -> bool {
    reach(b, p, side, &sources(b, p, side)).has(to)
}
