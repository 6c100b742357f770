//! Who watches what, and who can come: marks on the map.

use crate::{
    board::Board,
    names,
    phases::sighting,
    position::{Force, Host, Search},
    scene,
    types::{At, DeckBox, FacId, Side},
    view::View,
};
use ironbottom_kernel::{Arg, Msg, ask::Mark};
use std::collections::BTreeMap;

fn mark(at: At, label: Msg, tone: &str) -> Mark {
    Mark { space: at.name(), label, tone: tone.to_owned() }
}

/// Observers of a side: their row of the Observation Table and their hex.
fn eyes(b: &Board, force: &Force) -> Vec<(usize, At)> {
    let mut out = Vec::new();
    for (i, f) in force.facs.iter().enumerate().filter(|(_, f)| !f.lost && matches!(f.host, Host::Base(_))) {
        let _ = f;
        out.extend(force.fac_at(b, i as FacId).map(|at| (0, at)));
    }
    out.extend(force.at_sea().filter(|(_, t, _)| t.shown && !t.storm).map(|(_, _, at)| (1, at)));
    let sees = |a: &crate::position::AirFormation| a.shown && !a.storm && matches!(a.search, Search::Sees(_));
    out.extend(force.in_air().filter(|(_, a, _)| sees(a)).map(|(_, _, at)| (2, at)));
    out
}

/// FT-083: with what condition ships in each hex would be seen.
pub fn search(b: &Board, v: &View) -> Vec<Mark> {
    let mut best: BTreeMap<At, u8> = BTreeMap::new();
    for force in v.own.iter().flatten() {
        for (row, from) in eyes(b, force) {
            for at in scene::disc(from, 3) {
                let c = sighting::table(b, &v.public, row, from, at, false);
                if c > 0 && !b.waters(at).is_empty() {
                    let known = best.entry(at).or_default();
                    *known = (*known).max(c);
                }
            }
        }
    }
    best.into_iter().map(|(at, c)| mark(at, Msg::new("mark-watched").int("n", c), if c > 1 { "good" } else { "plain" })).collect()
}

/// Hexes an hour of the fastest bombers of a side, as its order of battle has them; of carriers or of bases.
fn speed(b: &Board, v: &View, side: Side, carrier: bool) -> Option<u32> {
    let air = &b.scenarios[v.public.scenario as usize].forces[side.i()].air;
    let fits = |c: &crate::types::Craft| {
        let m = b.model(c.model);
        let armed = m.strike.iter().flatten().flatten().any(|n| *n > 0);
        armed && (m.bases[0] && c.dotted) == carrier
    };
    air.iter().map(|(_, c, _)| *c).filter(fits).map(|c| u32::from(b.model(c.model).mf)).max()
}

/// How soon bombers from known bases, and from carriers that were reported, can be over one's own ships and bases.
pub fn threats(b: &Board, v: &View) -> Vec<Mark> {
    let mut out: BTreeMap<At, Mark> = BTreeMap::new();
    for side in Side::ALL {
        let Some(force) = &v.own[side.i()] else { continue };
        if v.own[side.other().i()].is_some() {
            continue;
        }
        let enemy = side.other();
        let mut from: Vec<(At, u32, Msg)> = Vec::new();
        if let Some(mf) = speed(b, v, enemy, false) {
            let bases = &b.scenarios[v.public.scenario as usize].forces[enemy.i()].bases;
            for base in bases.iter().map(|i| &b.bases[*i as usize]).filter(|x| x.land) {
                from.extend(base.at.map(|at| (at, mf, Msg::thing(format!("place.{}", base.id)))));
            }
        }
        if let Some(mf) = speed(b, v, enemy, true) {
            let carriers = |c: &&crate::position::Contact| {
                let may =
                    c.told.categories.is_empty() || c.told.categories.iter().any(|(k, _)| *k == crate::types::Category::Carriers);
                !c.air && !c.base && may && scene::is_fresh(v, c)
            };
            for c in force.contacts.iter().filter(carriers) {
                from.push((c.at, mf, names::hex(Msg::new("threat-contact"), c.at)));
            }
        }
        let ships = force.at_sea().map(|(_, _, at)| at);
        let bases = (0..force.facs.len() as FacId).filter_map(|f| force.fac_at(b, f));
        for at in ships.chain(bases) {
            let soonest = from.iter().map(|(x, mf, who)| (x.distance(at).div_ceil(*mf).max(1), who)).min_by_key(|(h, _)| *h);
            if let Some((hours, who)) = soonest.filter(|(h, _)| *h <= 6) {
                let label = Msg::new("mark-threat").int("hours", hours).msg("from", who.clone());
                out.insert(at, mark(at, label, if hours <= 2 { "bad" } else { "plain" }));
            }
        }
    }
    out.into_values().collect()
}

/// How far ready aircraft of each deck and base fly out and back (FT-118): the hour of a fight taken off for those that carry bombs.
pub fn ranges(b: &Board, v: &View) -> Vec<Mark> {
    let mut out: BTreeMap<At, Mark> = BTreeMap::new();
    for force in v.own.iter().flatten() {
        for (i, f) in force.facs.iter().enumerate().filter(|(_, f)| !f.lost) {
            let Some(at) = force.fac_at(b, i as FacId) else { continue };
            // Each model once: as it is armed, and if it is both, as far as it is sure to get.
            let mut all: Vec<(crate::types::Craft, u32)> = Vec::new();
            for l in f.lots.iter().filter(|l| l.bx == DeckBox::Ready) {
                let n = radius(b, l.craft, l.arm);
                match all.iter_mut().find(|(c, _)| *c == l.craft) {
                    Some((_, least)) => *least = n.min(*least),
                    None => all.push((l.craft, n)),
                }
            }
            if !all.is_empty() {
                all.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
                let one = |(craft, n)| Msg::new("mark-range-one").int("n", n).name("craft", names::craft(b, craft));
                let label = Msg::new("mark-range").arg("all", Arg::list(all.into_iter().map(one)));
                out.insert(at, mark(at, label, "plain"));
            }
        }
    }
    out.into_values().collect()
}

/// Hexes out and back.
fn radius(b: &Board, craft: crate::types::Craft, arm: crate::types::Arm) -> u32 {
    let m = b.model(craft.model);
    let hours = u32::from(m.endurance) - u32::from(arm != crate::types::Arm::None);
    hours / 2 * u32::from(m.mf)
}
