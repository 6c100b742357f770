//! Cruisers too few to shell a base keep the enemy from landing: they lie off the base he wants, are there in the dark, and fall upon
//! what is weaker.

use super::{Memory, gunnery, mind::Mind, sea};
use crate::{
    position::Contact,
    types::{At, Dir, TfId},
};

/// Hexes from the base at which they wait by day: a few hours away, and not under its besiegers' eyes.
pub const WATCH: u32 = 8;

/// The base of one's own nearest to a hex on which the enemy means to land.
pub fn post(m: &Mind, near: At) -> Option<At> {
    m.wanted().min_by_key(|at| at.distance(near))
}

/// Hexes from a wanted base within which what comes is taken for the landing.
const NEAR: u32 = 6;

/// Hexes from it within which whoever has guns comes to help.
const CALL: u32 = 16;

/// Where to meet a landing: at a base of one's own that the enemy wants, once he was seen near it with less than all the guns that can be
/// there. Transports must lie there for hours: who is there with more guns sinks them, and a strike from the air sinks but a few.
pub fn meets(m: &Mind, tf: TfId, at: At) -> Option<At> {
    let post = post(m, at).filter(|post| post.distance(at) <= CALL)?;
    let fresh = |c: &&Contact| c.live || c.turn + 1 >= m.turn;
    let all: Vec<&Contact> = m.fleets(3).filter(|c| c.at.distance(post) <= NEAR).collect();
    let foe: u32 = all.iter().filter(|c| fresh(c)).map(|c| gunnery::reckoned(m, c)).sum();
    let help: u32 = m.force.at_sea().filter(|x| x.2.distance(post) <= CALL && sea::fights(m, x.0)).map(|x| m.guns(x.0)).sum();
    // A straggler or two are not worth it.
    if all.iter().map(|c| m.worth(c)).sum::<u32>() < 30 {
        return None;
    }
    let nearest = all.iter().map(|c| c.at).min_by_key(|x| x.distance(post))?;
    if m.guns(tf) < 8 || help <= foe || all.iter().any(|c| m.has_carriers(c)) {
        return None;
    }
    // He comes to the base by himself, and it takes him longer.
    Some(if at.distance(post) <= 2 * nearest.distance(post) + 4 { post } else { nearest })
}

/// Where something weaker was seen that has come near the base: the nearest. A chase would leave the base bare and end under the
/// enemy's aircraft.
fn prey(m: &Mind, tf: TfId, at: At, post: At) -> Option<At> {
    let near = m.fleets(2).filter(|c| c.at.distance(at) <= 12 && c.at.distance(post) <= 4 && !m.has_carriers(c));
    let weak = near.filter(|c| !c.told.categories.is_empty() && gunnery::reckoned(m, c) * 3 < m.guns(tf) * 2);
    weak.map(|c| c.at).min_by_key(|x| x.distance(at))
}

/// The steps of this hour, or so many.
pub fn course(m: &Mind, memory: &mut Memory, tf: TfId, at: At, (mf, n): (u8, u8)) -> Vec<Dir> {
    let Some(post) = post(m, at) else { return Vec::new() };
    if let Some(prey) = prey(m, tf, at, post) {
        return sea::sail_to(m, &mut memory.charts, tf, prey, n);
    }
    // There when the light goes, off again before it comes back.
    let arrives = m.turn + (at.distance(post) as u16).div_ceil(u16::from(mf.max(1)));
    if (arrives..=arrives + 2).all(|t| m.is_night(t)) {
        return sea::sail_to(m, &mut memory.charts, tf, post, n);
    }
    let bases: Vec<At> = m.enemy_bases().map(|x| x.1).collect();
    let near = |x: At| bases.iter().map(|b| (14 - i64::from(x.distance(*b))).max(0)).sum::<i64>();
    let rough = |x: At| if memory.charts.is_rough(x) { 100 } else { 0 };
    sea::sail_by(m, &memory.charts, tf, n, |x| i64::from(x.distance(post).abs_diff(WATCH)) * 2 + near(x) + rough(x))
}
