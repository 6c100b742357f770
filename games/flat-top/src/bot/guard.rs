//! Cruisers too few to shell a base keep the enemy from landing: they lie off the base he wants, are there in the dark, and fall upon
//! what is weaker.

use super::{Memory, gunnery, mind::Mind, sea};
use crate::types::{At, Dir, TfId};

/// Hexes from the base at which they wait by day: a few hours away, and not under its besiegers' eyes.
pub const WATCH: u32 = 8;

/// The base of one's own nearest to a hex on which the enemy means to land.
pub fn post(m: &Mind, near: At) -> Option<At> {
    let wanted = &m.b.scenarios[m.v.public.scenario as usize].forces[m.side.other().i()].landing;
    let lost = |base: u8| m.enemy_bases().any(|(i, _)| i == base);
    let all = wanted.iter().filter(|i| !lost(**i)).filter_map(|i| m.b.bases[*i as usize].at);
    all.min_by_key(|at| at.distance(near))
}

/// Where something weaker was seen that has come near the base: the nearest. A chase would leave the base bare and end under the
/// enemy's aircraft.
fn prey(m: &Mind, tf: TfId, at: At, post: At) -> Option<At> {
    let near = m.fleets(2).filter(|c| c.at.distance(at) <= 12 && c.at.distance(post) <= 4 && !m.has_carriers(c));
    let weak = near.filter(|c| !c.told.categories.is_empty() && gunnery::reckoned(c) * 3 < m.guns(tf) * 2);
    weak.map(|c| c.at).min_by_key(|x| x.distance(at))
}

/// The steps of this hour.
pub fn course(m: &Mind, memory: &mut Memory, tf: TfId, at: At, mf: u8) -> Vec<Dir> {
    let Some(post) = post(m, at) else { return Vec::new() };
    if let Some(prey) = prey(m, tf, at, post) {
        return sea::sail_to(m, &mut memory.charts, tf, prey, mf);
    }
    // There when the light goes, off again before it comes back.
    let arrives = m.turn + (at.distance(post) as u16).div_ceil(u16::from(mf.max(1)));
    if (arrives..=arrives + 2).all(|t| m.is_night(t)) {
        return sea::sail_to(m, &mut memory.charts, tf, post, mf);
    }
    let bases: Vec<At> = m.enemy_bases().map(|x| x.1).collect();
    let near = |x: At| bases.iter().map(|b| (14 - i64::from(x.distance(*b))).max(0)).sum::<i64>();
    let rough = |x: At| if memory.charts.is_rough(x) { 100 } else { 0 };
    sea::sail_by(m, &memory.charts, tf, mf, |x| i64::from(x.distance(post).abs_diff(WATCH)) * 2 + near(x) + rough(x))
}
