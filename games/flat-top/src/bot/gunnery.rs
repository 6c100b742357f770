//! Surface combat: whether to seek it, lines, the die, guns and torpedoes.

use super::mind::Mind;
use crate::{
    action::Action,
    battle::{Battle, BattleStep, OpenShip, Target},
    position::{Contact, Fate},
    types::{Category, Hull, Line, Side},
};
use ironbottom_kernel::Rng;

/// A decision on the surface.
pub fn choose(m: &Mind, f: &Battle, rng: &mut Rng) -> Option<Action> {
    match f.step {
        BattleStep::Seek => Some(Action::Want { yes: seeks(m, f) }),
        BattleStep::Lines => lines(m, f, rng),
        BattleStep::Gunfire => fire(m, f),
        BattleStep::Torpedoes => torpedoes(m, f),
        BattleStep::Pursuit if !f.sea.pursued => Some(Action::Want { yes: true }),
        BattleStep::Pursuit => fire(m, f),
        BattleStep::Shelling => m.legal.iter().find(|a| matches!(a, Action::Shell { .. })).copied(),
        BattleStep::Reply => {
            let best = |a: &&Action| match a {
                Action::Reply { n, at } => {
                    let o = f.sea.meant(m.side.other(), *at);
                    (*n, o.map_or(0, |o| m.points(m.b.classes[o.class as usize].hull)))
                }
                _ => (0, 0),
            };
            m.legal.iter().max_by_key(best).copied()
        }
        _ => None,
    }
}

/// Guns of a side's ships in the hex, and what it has to lose there.
fn own(m: &Mind, f: &Battle) -> (u32, u32) {
    let here = m.force.at_sea().filter(|(_, _, at)| *at == f.at).flat_map(|(tf, _, _)| m.force.fleet(tf));
    here.filter(|(_, s)| s.fate == Fate::Afloat).fold((0, 0), |(guns, risk), (_, s)| {
        let hull = s.hull(m.b);
        let weak = hull.is_carrier() || hull.is_transport();
        (guns + u32::from(s.guns(m.b)), risk + if weak { m.points(hull) } else { 0 })
    })
}

/// Guns of a big ship of the enemy, by the list of the scenario: the mean, and half as much for fear.
fn usual(m: &Mind) -> u32 {
    let forces = &m.b.scenarios[m.v.public.scenario as usize].forces[m.side.other().i()];
    let classes = forces.ships.iter().map(|s| &m.b.classes[s.class as usize]);
    let (n, guns) = classes
        .filter(|c| c.hull.category() == Category::BattleShips)
        .fold((0, 0), |(n, guns), c| (n + 1, guns + u32::from(c.gun)));
    if n == 0 { 9 } else { (guns * 3).div_ceil(n * 2) }
}

/// Guns a contact with ships may have, by the last report.
pub fn reckoned(m: &Mind, c: &Contact) -> u32 {
    let total = u32::from(c.told.total.unwrap_or(6));
    match c.told.categories.iter().find(|(k, _)| *k == Category::BattleShips) {
        Some((_, Some(n))) => u32::from(*n) * usual(m) + total,
        Some((_, None)) => total * 4,
        None => total,
    }
}

/// What the enemy may have there.
fn theirs(m: &Mind, f: &Battle) -> u32 {
    m.force.contacts.iter().filter(|c| !c.air && !c.base && c.live && c.at == f.at).map(|c| reckoned(m, c)).sum()
}

/// With more guns than the enemy, and nothing among them that he would rather sink.
fn seeks(m: &Mind, f: &Battle) -> bool {
    let (guns, risk) = own(m, f);
    guns >= 8 && guns > theirs(m, f) && risk < 60
}

fn lines(m: &Mind, f: &Battle, rng: &mut Rng) -> Option<Action> {
    let placed = |ship: u8| f.own(m.side).lines.iter().any(|(s, _)| *s == ship);
    for o in f.sea.open[m.side.i()].iter().filter(|o| !placed(o.ship)) {
        let s = &m.force.ships[o.ship as usize];
        let hull = s.hull(m.b);
        let torpedoes = m.b.classes[o.class as usize].torp > 0 && !s.torpedoed;
        let line = match hull {
            _ if o.is_fixed() => Line::Rear,
            Hull::Dd if torpedoes => Line::Torpedoes,
            Hull::Bb | Hull::Ca | Hull::Cl | Hull::Cav | Hull::Dd if s.guns(m.b) > 0 => Line::Guns,
            _ => Line::Rear,
        };
        let a = Action::Line { ship: o.ship, line };
        if m.can(&a) {
            return Some(a);
        }
    }
    if f.own(m.side).face == 0 {
        let sum = |side: Side| -> u32 {
            f.sea.open[side.i()].iter().map(|o| u32::from(m.b.classes[o.class as usize].gun.saturating_sub(o.hits))).sum()
        };
        // The stronger wants it close, the weaker far; never the same twice running.
        let strong = sum(m.side) + if m.side == Side::Japan { 10 } else { 0 } >= sum(m.side.other());
        let n = if strong { 4 + rng.below(3) as u8 } else { 1 + rng.below(2) as u8 };
        return Some(Action::Face { n });
    }
    None
}

/// What is left of a target after what was aimed at it, and what it is worth.
fn left(m: &Mind, f: &Battle, o: &OpenShip, at: Target, bht: u8) -> (u32, u32) {
    let aimed: u16 = f.own(m.side).aims.iter().filter(|a| a.at == at).map(|a| u16::from(a.n)).sum();
    let stands = u32::from(o.fd.saturating_sub(o.hits)) * 10;
    (stands.saturating_sub(if aimed > 0 { m.expect(bht, aimed) } else { 0 }), m.points(m.b.classes[o.class as usize].hull))
}

/// Each ship all it has, where it counts most; what is as good as sunk is left alone.
fn fire(m: &Mind, f: &Battle) -> Option<Action> {
    let worth = |a: &&Action| -> u32 {
        let Action::Gun { ship, n, at } = a else { return 0 };
        let Some(o) = f.sea.meant(m.side.other(), *at) else { return 0 };
        let (stands, points) = left(m, f, o, Target::Ship(*at), f.sea.bht);
        let _ = ship;
        let hurt = m.expect(f.sea.bht, u16::from(*n) + 6);
        1 + points * hurt.min(stands + 3) * 10 / (u32::from(o.fd) * 10).max(1) + u32::from(*n)
    };
    m.legal.iter().max_by_key(worth).filter(|a| worth(a) > 0).copied()
}

fn torpedoes(m: &Mind, f: &Battle) -> Option<Action> {
    let bht = if m.side == Side::Japan { 15 } else { 10 };
    let worth = |a: &&Action| -> u32 {
        let Action::Torpedo { at, .. } = a else { return 0 };
        let Some(o) = f.sea.meant(m.side.other(), *at) else { return 0 };
        let (stands, points) = left(m, f, o, Target::Ship(*at), bht);
        1 + points * stands.min(20)
    };
    m.legal.iter().max_by_key(worth).filter(|a| worth(a) > 0).copied()
}
