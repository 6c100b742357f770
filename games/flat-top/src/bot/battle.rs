//! Fights: reports, interceptions, air combat, bombing. Guns and torpedoes of ships are in [`super::gunnery`].

use super::{aim, gunnery, mind::Mind};
use crate::{
    action::Action,
    battle::{Battle, BattleStep, Part, Plan, Task},
    board::Role,
    types::{At, Category, Craft},
};
use ironbottom_kernel::Rng;

/// FT-087: the great are made small, the small great.
pub fn report(m: &Mind) -> Option<Action> {
    let carriers = m.force.tfs.iter().enumerate().any(|(i, t)| t.tag.is_some() && m.has(i as u8, crate::types::Hull::is_carrier));
    let size = |a: &&Action| match a {
        Action::Report { formations, total } => u16::from(*formations) * 256 + u16::from(*total),
        _ => 0,
    };
    if carriers { m.legal.iter().min_by_key(size).copied() } else { m.legal.iter().max_by_key(size).copied() }
}

/// 14.13: whoever can does, at the altitude where the enemy was seen.
pub fn intercept(m: &Mind, at: At) -> Option<Action> {
    let levels = m.force.contacts.iter().filter(|c| c.live && c.air && c.at == at).find_map(|c| c.told.levels);
    let there = |high: bool| match levels {
        Some((h, l)) => (if high { h } else { l }) != Some(0),
        None => true,
    };
    // A patrol is not wasted on what carries nothing, unless it comes near what is ours.
    let harmless = m.force.contacts.iter().any(|c| {
        c.live
            && c.air
            && c.at == at
            && !c.told.categories.is_empty()
            && c.told.categories.iter().all(|(k, _)| *k == Category::Interceptors)
    });
    let many = |high: bool| -> u32 {
        let here = m.flights().filter(|(_, a, x)| *x == at && a.shown);
        here.flat_map(|(_, a, _)| &a.groups).filter(|g| g.high == high && m.is_fighter(g.craft)).map(|g| u32::from(g.n)).sum()
    };
    let best =
        [false, true].into_iter().filter(|h| m.can(&Action::Intercept { high: *h }) && there(*h)).max_by_key(|h| many(*h))?;
    (many(best) > 0 || !harmless).then_some(Action::Intercept { high: best })
}

/// A decision in a fight.
pub fn choose(m: &Mind, rng: &mut Rng) -> Option<Action> {
    let Some(f) = m.v.battle.as_deref() else { return m.legal.first().copied() };
    match f.step {
        BattleStep::Hail => {
            let all = m.legal.iter().find(|a| matches!(a, Action::Intercept { high } if meets(m, f, *high)));
            all.copied()
        }
        BattleStep::Assign => assign(m, f),
        BattleStep::Escorts | BattleStep::Bombers => shoot(m, f),
        BattleStep::Fallen => None,
        BattleStep::Commit => Some(Action::Want { yes: true }).filter(|a| m.can(a)),
        BattleStep::Targets => aim::targets(m, f),
        BattleStep::Flak => aim::flak(m, f),
        BattleStep::Losses => losses(m, f),
        _ => gunnery::choose(m, f, rng),
    }
}

/// Is somebody to be met at this altitude, as far as is known?
fn meets(m: &Mind, f: &Battle, high: bool) -> bool {
    let levels = m.force.contacts.iter().filter(|c| c.live && c.air && c.at == f.at).find_map(|c| c.told.levels);
    match levels {
        Some((h, l)) => (if high { h } else { l }) != Some(0),
        None => true,
    }
}

/// Enough for the escorts, the rest at the bombers; no fuel hour where it would be the last.
fn assign(m: &Mind, f: &Battle) -> Option<Action> {
    for a in m.legal {
        let Action::Fuel { group, .. } = a else { continue };
        let g = m.force.af(group.af)?.groups.get(group.group as usize)?;
        if g.deadline <= m.turn + 1 {
            return Some(*a);
        }
    }
    if f.plan != Plan::Split {
        return None;
    }
    let hunters = f.count(m.side, Part::Hunt);
    let guards = f.count(m.side.other(), Part::Guard);
    let told: u16 = f.own(m.side).tasks.iter().map(|(_, n, _)| u16::from(*n)).sum();
    // Twice the escorts hold them off; whoever is left goes for the bombers.
    let free = hunters.saturating_sub(2 * guards).saturating_sub(told);
    if guards == 0 || free == 0 {
        return None;
    }
    let best = |a: &&Action| match a {
        Action::Assign { n, task: Task::AtBombers, .. } if u16::from(*n) <= free => *n,
        _ => 0,
    };
    m.legal.iter().max_by_key(best).filter(|a| best(a) > 0).copied()
}

/// At what can do most harm.
fn shoot(m: &Mind, f: &Battle) -> Option<Action> {
    let harm = |c: Craft| {
        let model = m.b.model(c.model);
        let most = model.strike.iter().flatten().flatten().max().copied().unwrap_or(0);
        if f.step == BattleStep::Bombers { u32::from(most) } else { u32::from(model.air) }
    };
    let there =
        |c: Craft| f.air[m.side.other().i()].iter().filter(|k| f.is_one_kind(k.craft, c)).map(|k| u32::from(k.n)).sum::<u32>();
    let best = |a: &&Action| match a {
        // A block that is too small for the fire would waste it.
        Action::Shoot { n, at, .. } => (harm(*at) * there(*at).min(u32::from(*n)), *n),
        _ => (0, 0),
    };
    m.legal.iter().max_by_key(best).filter(|a| best(a).0 > 0).copied()
}

/// Of one's own the cheapest, of the enemy's the dearest.
fn losses(m: &Mind, f: &Battle) -> Option<Action> {
    let own = f.losses.first().is_some_and(|l| l.side == m.side);
    let value = |a: &&Action| match a {
        Action::Lose { craft, .. } => {
            let model = m.b.model(craft.model);
            let most = model.strike.iter().flatten().flatten().max().copied().unwrap_or(0);
            u32::from(most) + if model.role == Role::Fighter { u32::from(model.air) } else { 0 }
        }
        _ => 0,
    };
    if own { m.legal.iter().min_by_key(value).copied() } else { m.legal.iter().max_by_key(value).copied() }
}
