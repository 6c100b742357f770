//! Bombers and their targets, and fire against them.

use super::mind::Mind;
use crate::{
    action::Action,
    battle::{Battle, Target},
    types::{Hull, Mode},
};

/// What a target is worth, and what it stands, times ten.
fn prize(m: &Mind, f: &Battle, t: Target) -> (u32, u32) {
    match t {
        // Each hit costs an aircraft and a part of the strip.
        Target::Base => (40, 100),
        Target::Ship(k) => f.named[m.side.other().i()].get(k as usize).map_or((0, 10), |s| {
            let class = &m.b.classes[s.class as usize];
            let aboard = if class.hull.is_carrier() { 30 } else { 0 };
            (m.points(class.hull) + aboard, u32::from(class.fd) * 10)
        }),
    }
}

/// Hits to be expected of an attack, times ten.
fn hits(m: &Mind, f: &Battle, model: crate::types::Craft, arm: crate::types::Arm, mode: Mode, n: u8, t: Target) -> u32 {
    let base = t == Target::Base;
    let value = m.b.model(model.model).strike[mode as usize][arm as usize][usize::from(base)];
    let anchored = match t {
        Target::Ship(k) => f.named[m.side.other().i()].get(k as usize).is_some_and(|s| s.anchored),
        Target::Base => false,
    };
    let cloud = m.v.public.sky(m.b, f.at) != crate::types::Sky::Clear;
    let modifiers = [if anchored { 2 } else { 0 }, if cloud { -2 } else { 0 }, if m.is_night(m.turn) { -4 } else { 0 }];
    let bht = crate::phases::damage::bht(value, &modifiers);
    let doubled = match t {
        Target::Ship(k) => {
            f.named[m.side.other().i()].get(k as usize).is_some_and(|s| m.b.classes[s.class as usize].hull.is_carrier())
        }
        Target::Base => false,
    };
    m.expect(bht, u16::from(n)) * if doubled { 3 } else { 2 } / 2
}

/// 17.2: one attack after the other, each where it adds most. What was told off before counts.
pub fn targets(m: &Mind, f: &Battle) -> Option<Action> {
    let worth = |a: &&Action| -> u64 {
        let Action::Strike { group, n, mode, target } = a else { return 0 };
        let Some(g) = m.force.af(group.af).and_then(|x| x.groups.get(group.group as usize)) else { return 0 };
        let (points, stands) = prize(m, f, *target);
        let before: u32 = f
            .own(m.side)
            .sorties
            .iter()
            .filter(|s| s.target == *target)
            .map(|s| hits(m, f, s.group.craft, s.group.arm, s.mode, s.group.n, *target))
            .sum();
        let more = hits(m, f, g.craft, g.arm, *mode, *n, *target);
        // A little more than it stands, to be sure.
        let enough = stands + stands / 4;
        let gain =
            u64::from(points) * u64::from((before + more).min(enough) - before.min(enough)) * 1000 / u64::from(enough.max(1));
        // A whole sinking is more than two halves.
        let sure = if before + more >= stands { gain / 4 } else { 0 };
        gain + sure + u64::from(*n)
    };
    m.legal.iter().max_by_key(worth).filter(|a| worth(a) > 0).copied()
}

/// 17: at what attacks the most precious ship with the most.
pub fn flak(m: &Mind, f: &Battle) -> Option<Action> {
    let raids = &f.raids[m.side.other().i()];
    let worth = |a: &&Action| -> u32 {
        let Action::Flak { sortie, .. } = a else { return 0 };
        let Some(r) = raids.get(*sortie as usize) else { return 0 };
        let hull = match r.target {
            Target::Ship(k) => f.named[m.side.i()].get(k as usize).map(|s| m.b.classes[s.class as usize].hull),
            Target::Base => None,
        };
        let points = hull.map_or(20, |h: Hull| m.points(h));
        points * u32::from(r.n.min(12)) + 1
    };
    m.legal.iter().max_by_key(worth).filter(|a| worth(a) > 0).copied()
}
