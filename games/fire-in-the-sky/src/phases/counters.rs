//! The limited pool of counters (2.1): what steps need of air counters, and arrivals for which there is none.
//!
//! Steps lie in piles: those of one [`AirGroup`] share counters, others cannot. A counter with two faces holds two steps or one, a
//! single one holds one step.

use crate::{
    board::Board,
    position::{AirGroup, AirPlace, Position},
    types::Nation,
};

/// FS-001, FS-006: do the air counters of the nation suffice for the steps as they lie, with so many steps more in a place of their own?
pub fn room_for(b: &Board, p: &Position, nation: Nation, more: u8) -> bool {
    let (pairs, odd) = count(p, nation);
    enough(b, p, nation, pairs + i32::from(more / 2), odd + i32::from(more % 2))
}

/// FS-001, FS-006: would the counters of the nation suffice after these changes, so many steps more or fewer in each pile? The `steps` of
/// the groups are not looked at.
pub fn fits(b: &Board, p: &Position, nation: Nation, changes: &[(AirGroup, i16)]) -> bool {
    let (mut pairs, mut odd) = count(p, nation);
    for (i, (group, _)) in changes.iter().enumerate() {
        if changes[..i].iter().any(|(g, _)| alike(g, group)) {
            continue;
        }
        let by: i32 = changes[i..].iter().filter(|(g, _)| alike(g, group)).map(|(_, n)| i32::from(*n)).sum();
        let before = p.air.iter().find(|g| alike(g, group)).map_or(0, |g| i32::from(g.steps));
        let after = (before + by).max(0);
        pairs += after / 2 - before / 2;
        odd += after % 2 - before % 2;
    }
    enough(b, p, nation, pairs, odd)
}

/// Steps of a nation that lie in a place and have done nothing yet.
pub const fn plain(nation: Nation, at: AirPlace, steps: u8) -> AirGroup {
    AirGroup {
        nation,
        at,
        sailed: false,
        fresh: false,
        deployed: crate::position::Deployed::No,
        to: None,
        dispersed: false,
        steps,
    }
}

fn alike(a: &AirGroup, b: &AirGroup) -> bool {
    AirGroup { steps: 0, ..*a } == AirGroup { steps: 0, ..*b }
}

/// Pairs of steps and single steps of all piles of a nation.
fn count(p: &Position, nation: Nation) -> (i32, i32) {
    p.air
        .iter()
        .filter(|g| g.nation == nation)
        .fold((0, 0), |(pairs, odd), g| (pairs + i32::from(g.steps / 2), odd + i32::from(g.steps % 2)))
}

/// FS-005, FS-008: pairs lie on counters with two faces as long as there are any, then on two single ones; an odd step lies on either.
/// FS-344: counters lost to kamikazes are missing.
fn enough(b: &Board, p: &Position, nation: Nation, pairs: i32, odd: i32) -> bool {
    let pool = b.air_counters[nation.i()];
    let lost = if nation == Nation::Japan { i32::from(p.once.counters_lost) } else { 0 };
    let double = i32::from(pool.double) - lost;
    let single = i32::from(pool.single);
    if pairs <= double { odd <= double - pairs + single } else { 2 * (pairs - double) + odd <= single }
}
