//! Whole truths that fit what a viewer knows: its forces and contacts, the markers on the map, what is being asked.

use crate::{
    FlatTop,
    board::{Board, Land},
    phases::{after, prepare, set_up, sighting, surface},
    plans::Plans,
    position::{Contact, ContactReport, Fate, Force, Frame, Fuel, Group, Lot, Met, Phase, Place, Position, TaskForce},
    types::{Arm, At, Category, Craft, DeckBox, Dir, Model, ShipId, Side, Sky, TfId, Unit},
    view::{Marker, Open, View},
};
use ironbottom_kernel::{Rng, Variant};

/// One truth that fits the view.
pub fn imagine(b: &Board, v: &View, rng: &mut Rng) -> Position {
    let mut sides = Side::ALL.map(|s| v.own[s.i()].clone().unwrap_or_else(|| guess(b, v, s, rng)));
    let frame = |o: &Open| match *o {
        Open::Fly(af) => Frame::Fly(af),
        Open::Walk(side, af) => Frame::Walk(side, af),
        Open::Report(side, contact) => Frame::Report(side, contact.unwrap_or(0)),
        Open::Intercept(side, at) => Frame::Intercept(side, at),
        Open::Agree(side, at, high) => Frame::Agree(side, at, high),
        Open::Late(side) => Frame::Late(side),
        Open::Chase(side, unit) => Frame::Chase(side, unit.unwrap_or_else(|| shadower(&sides[side.i()]))),
        Open::Battle => Frame::Battle,
    };
    let stack = v.open.iter().map(frame).collect();
    let mut battle = v.battle.clone();
    if let Some(f) = &mut battle {
        for s in Side::ALL.into_iter().filter(|s| v.own[s.i()].is_none()) {
            f.fit(b, s, &mut sides[s.i()], v.public.turn);
            surface::fit(&mut sides[s.i()], f, s);
        }
    }
    let mut p = Position { public: v.public.clone(), sides, stack, battle, met: Met::default() };
    for side in Side::ALL {
        if v.own[side.i()].is_none() && v.own[side.other().i()].is_some() {
            out_of_sight(b, &mut p, side, rng);
        }
    }
    p
}

/// What the other side does not see is where it cannot see it.
fn out_of_sight(b: &Board, p: &mut Position, side: Side, rng: &mut Rng) {
    if p.public.phase == Phase::SetUp {
        return;
    }
    let turns = usize::from(p.public.turn) - 1;
    for tf in 0..p.side(side).tfs.len() {
        for i in 0..=20 {
            let t = &p.side(side).tfs[tf];
            let Some(at) = t.at.filter(|_| !t.shown) else { break };
            if t.storm || !sighting::in_sight(b, p, side.other(), at, false, false) {
                break;
            }
            let zone = b.scenarios[p.public.scenario as usize].forces[side.i()].tfs.get(tf).map(|f| &f.zone);
            let again = zone.filter(|_| i < 20).and_then(|z| z.get(rng.below(z.len()))).copied();
            let storm = again.is_some_and(|at| p.public.sky(b, at) == Sky::Storm);
            let t = &mut p.side_mut(side).tfs[tf];
            (t.at, t.water, t.storm) = (again, 0, storm);
            wander(b, t, turns + i, rng);
        }
    }
}

/// Some unit of a side that might be following another.
fn shadower(force: &Force) -> Unit {
    let af = force.in_air().find(|(_, a, _)| a.shown).map(|(af, _, _)| Unit::Af(af));
    let tf = || force.at_sea().find(|(_, t, _)| t.shown).map(|(tf, _, _)| Unit::Tf(tf));
    af.or_else(tf).unwrap_or(Unit::Tf(0))
}

/// A side as it might be: the forces of the scenario as far from where they began as they can be, and units that fit the contacts
/// where markers are.
fn guess(b: &Board, v: &View, side: Side, rng: &mut Rng) -> Force {
    let s = &b.scenarios[v.public.scenario as usize];
    let mut force = set_up::force(b, s, side);
    stow(&mut force, rng);
    if v.public.phase == Phase::SetUp {
        return force;
    }
    for (tf, first) in force.tfs.iter_mut().zip(&s.forces[side.i()].tfs) {
        tf.at = first.zone.get(rng.below(first.zone.len())).copied();
        if !first.anchored {
            wander(b, tf, usize::from(v.public.turn) - 1, rng);
        }
    }
    let known = v.own[side.other().i()].as_ref();
    let mut found: Vec<(Marker, Option<&Contact>)> = Vec::new();
    for m in v.markers.iter().filter(|m| m.side == side) {
        let from = found.len();
        let here = |c: &&Contact| c.live && !c.base && c.air == m.air && c.at == m.at;
        found.extend(known.into_iter().flat_map(|f| &f.contacts).filter(here).map(|c| (*m, Some(c))));
        if found.len() == from {
            found.push((*m, None));
        }
    }
    // What is known best is filled first.
    let exact = |c: &Contact| c.told.categories.iter().filter(|(_, n)| n.is_some()).count();
    found.sort_by_key(|(_, c)| std::cmp::Reverse(c.map_or((0, 0), |c| (exact(c), c.told.categories.len()))));
    for (m, c) in found {
        place(b, v, &mut force, side, m.at, m.air, c, rng);
    }
    force.next_contact = 0;
    dissolve_empty(&mut force);
    for (base, to) in &v.public.captured {
        if *to == side {
            after::take_over(&mut force, *base, 0);
        } else {
            after::give_up(&mut force, *base);
        }
    }
    force
}

/// So many turns at sea, somewhere.
fn wander(b: &Board, t: &mut crate::position::TaskForce, turns: usize, rng: &mut Rng) {
    let steps = rng.below(2 * turns.min(24) + 1);
    let dir = Dir::ALL[rng.below(6)];
    for _ in 0..steps {
        let Some(at) = t.at else { return };
        let dir = if rng.one_in(3) { Dir::ALL[rng.below(6)] } else { dir };
        if let Some((to, water)) = b.sail(at, t.water, dir) {
            (t.at, t.water) = (Some(to), water);
        }
    }
}

/// Units in a hex where a marker is, as the contact has them.
#[expect(clippy::too_many_arguments, reason = "all that is known of a hex")]
fn place(b: &Board, v: &View, force: &mut Force, side: Side, at: At, air: bool, c: Option<&Contact>, rng: &mut Rng) {
    let none = ContactReport::default();
    let told = c.map_or(&none, |c| &c.told);
    let wanted = wanted(told, air, rng);
    let all: u8 = wanted.iter().map(|w| w.1).fold(0, u8::saturating_add);
    let formations = told.formations.unwrap_or(1).clamp(1, all.max(1));
    let held = c.map_or(0, |c| c.condition);
    let tag = c.map(|c| c.id);
    if air {
        let from = force.afs.len();
        for _ in 0..formations {
            let mut a = prepare::empty_af();
            (a.place, a.shown, a.held, a.tag) = (Place::Hex(at), true, held, tag);
            a.launched = v.public.turn.saturating_sub(1);
            force.afs.push(a);
        }
        let high = told.levels.map_or(0, |(h, _)| h.unwrap_or(1));
        let mut n = 0;
        for (category, count) in wanted {
            for _ in 0..count {
                let (fac, craft) = draw_craft(b, force, side, category == Category::Bombers, rng);
                let arm = if category == Category::Bombers { bomb(b, craft) } else { Arm::None };
                let deadline = v.public.turn + u16::from(b.model(craft.model).endurance).max(2) - 1;
                let (high, armed) = (n < high, arm != Arm::None);
                let a = &mut force.afs[from + usize::from(n % formations)];
                a.origin = fac;
                a.add(Group { craft, arm, armed, spent: false, high, deadline, fuel: Fuel::Open, n: 1 });
                n = n.saturating_add(1);
            }
        }
    } else {
        let from = force.tfs.len();
        for _ in 0..formations {
            let mut t = set_up::empty_tf(100u8.saturating_add(force.tfs.len() as u8));
            (t.at, t.shown, t.held, t.tag) = (Some(at), true, held, tag);
            force.tfs.push(t);
        }
        let mut n = 0;
        for (category, count) in wanted {
            for _ in 0..count {
                let ship = draw_ship(b, force, category, from, rng);
                force.ships[ship as usize].tf = (from + usize::from(n % formations)) as TfId;
                n = n.saturating_add(1);
            }
        }
    }
}

/// How many of which category: as told; where only the sum is known, shared out by chance.
fn wanted(told: &ContactReport, air: bool, rng: &mut Rng) -> Vec<(Category, u8)> {
    let all: &[Category] = if air { &Category::ALL[3..] } else { &Category::ALL[..3] };
    if told.categories.is_empty() {
        return vec![(all[rng.below(all.len())], 1)];
    }
    let mut out: Vec<(Category, u8)> = told.categories.iter().map(|(c, n)| (*c, n.unwrap_or(1))).collect();
    if told.categories.iter().all(|(_, n)| n.is_none()) {
        let rest = told.total.unwrap_or(1).saturating_sub(out.len() as u8);
        for _ in 0..rest {
            let i = rng.below(out.len());
            out[i].1 = out[i].1.saturating_add(1);
        }
    }
    out
}

/// A ship of this category out of a task force that nobody sees; if there is none, another; if all are known, one more.
fn draw_ship(b: &Board, force: &mut Force, category: Category, from: usize, rng: &mut Rng) -> ShipId {
    let hidden = |force: &Force, i: usize| {
        let s = &force.ships[i];
        s.fate == Fate::Afloat && usize::from(s.tf) < from && !force.tfs[s.tf as usize].shown
    };
    let of: Vec<usize> =
        (0..force.ships.len()).filter(|i| hidden(force, *i) && force.ships[*i].hull(b).category() == category).collect();
    let any: Vec<usize> = (0..force.ships.len()).filter(|i| hidden(force, *i)).collect();
    let pool = if of.is_empty() { any } else { of };
    match pool.get(rng.below(pool.len())) {
        Some(i) => *i as ShipId,
        None => match force.ships.first().cloned() {
            // More was reported than there can be: somebody lied, or one was counted twice.
            Some(s) if force.ships.len() < 255 => {
                force.ships.push(crate::position::Ship { fate: Fate::Afloat, ..s });
                (force.ships.len() - 1) as ShipId
            }
            _ => 0,
        },
    }
}

/// A factor from somewhere: of a type that carries bombs if it is a bomber.
fn draw_craft(b: &Board, force: &mut Force, side: Side, bomber: bool, rng: &mut Rng) -> (u8, Craft) {
    let fits = |c: Craft| !bomber || bomb(b, c) != Arm::None;
    let mut lots: Vec<(usize, Lot)> = Vec::new();
    for (i, f) in force.facs.iter().enumerate() {
        lots.extend(f.lots.iter().filter(|l| fits(l.craft)).map(|l| (i, *l)));
    }
    match lots.get(rng.below(lots.len())) {
        Some((fac, l)) => {
            force.facs[*fac].take(l.bx, l.craft, l.arm, l.moved, 1);
            (*fac as u8, l.craft)
        }
        None => {
            let model = b.aircraft.iter().position(|m| m.side == side && (!bomber || m.carries(Arm::Gp))).unwrap_or(0);
            (0, Craft { model: Model(model as u8), dotted: false })
        }
    }
}

/// Some bomb it can carry.
fn bomb(b: &Board, c: Craft) -> Arm {
    [Arm::Gp, Arm::Ap, Arm::Torpedo].into_iter().find(|a| b.model(c.model).carries(*a)).unwrap_or(Arm::None)
}

/// Task forces whose ships were all used elsewhere.
fn dissolve_empty(force: &mut Force) {
    for tf in 0..force.tfs.len() {
        if force.fleet(tf as TfId).next().is_none() && !force.tfs[tf].shown {
            force.tfs[tf].at = None;
        }
    }
}

/// Aircraft in other boxes.
fn stow(force: &mut Force, rng: &mut Rng) {
    for f in &mut force.facs {
        let lots = std::mem::take(&mut f.lots);
        for lot in lots {
            let bx = [lot.bx, DeckBox::Landed, DeckBox::Readying][rng.below(3)];
            f.add(Lot { bx, arm: if bx == DeckBox::Ready { lot.arm } else { Arm::None }, ..lot });
        }
    }
}

/// The same truth with what the viewer does not know changed about, told from the position alone.
pub fn disguise(b: &Board, p: &Position, sees: impl Fn(Side) -> bool, rng: &mut Rng) -> Position {
    let mut q = p.clone();
    for side in Side::ALL.into_iter().filter(|s| !sees(*s)) {
        let force = q.side_mut(side);
        stow(force, rng);
        force.plans = Plans::default();
        if p.public.phase == Phase::SetUp {
            continue;
        }
        for t in force.tfs.iter_mut().filter(|t| t.at.is_some() && !t.shown) {
            t.plot.clear();
            (t.leaves, t.show_at, t.hide) = (false, None, false);
            let near: Vec<At> = t.at.iter().flat_map(|a| a.hex().ring(1)).filter_map(At::new).collect();
            let sea = near.into_iter().filter(|a| b.hex(*a).land == Land::Sea);
            let sea: Vec<At> = sea.collect();
            if let Some(at) = sea.get(rng.below(sea.len())) {
                (t.at, t.water) = (Some(*at), 0);
            }
        }
        for a in force.afs.iter_mut().filter(|a| !a.groups.is_empty()) {
            // Fuel is never told, where a hidden formation is neither; what a shown one carries only at condition 2 or better.
            for g in &mut a.groups {
                g.deadline += rng.below(2) as u16;
                if a.held < 2 && g.arm == Arm::None && rng.one_in(2) {
                    g.high = !g.high;
                }
            }
            if let (false, Place::Hex(at)) = (a.shown, a.place)
                && let Some(to) = at.step(Dir::ALL[rng.below(6)])
            {
                a.place = Place::Hex(to);
            }
            let groups = std::mem::take(&mut a.groups);
            for g in groups {
                a.add(g);
            }
        }
    }
    q
}

/// Truths that differ only in how many units stand where none is seen, and in which of them comes first in the roster.
pub fn variants(p: &Position, sees: impl Fn(Side) -> bool, rng: &mut Rng) -> Vec<Variant<FlatTop>> {
    if p.public.phase == Phase::SetUp || p.battle.is_some() {
        return Vec::new();
    }
    let mut out = Vec::new();
    for side in Side::ALL.into_iter().filter(|s| !sees(*s)) {
        let force = p.side(side);
        // What others go along with stays where it is.
        let followed = |tf: usize| force.afs.iter().any(|a| a.over == Some(tf as TfId) && !a.groups.is_empty());
        let hidden = |(i, t): &(usize, &TaskForce)| t.at.is_some() && !t.shown && !followed(*i);
        let tfs: Vec<usize> = force.tfs.iter().enumerate().filter(hidden).map(|(i, _)| i).collect();
        let afs: Vec<usize> = force.in_air().filter(|(_, a, _)| !a.shown && a.over.is_none()).map(|(i, ..)| i.into()).collect();
        if let Some((i, j)) = two(&tfs, rng) {
            let (mut together, mut swapped) = (p.clone(), p.clone());
            trade(&force.tfs[j], &mut together.side_mut(side).tfs[i]);
            trade(&force.tfs[j], &mut swapped.side_mut(side).tfs[i]);
            trade(&force.tfs[i], &mut swapped.side_mut(side).tfs[j]);
            out.push(Variant::new("how many task forces are in a hex", together));
            out.push(Variant::new("which task force comes first", swapped));
        }
        if let Some((i, j)) = two(&afs, rng) {
            let (mut together, mut swapped) = (p.clone(), p.clone());
            let there = (force.afs[j].place, force.afs[j].storm);
            let a = &mut together.side_mut(side).afs[i];
            (a.place, a.storm) = there;
            let a = &mut swapped.side_mut(side).afs[i];
            (a.place, a.storm) = there;
            let a = &mut swapped.side_mut(side).afs[j];
            (a.place, a.storm) = (force.afs[i].place, force.afs[i].storm);
            out.push(Variant::new("how many formations are in a hex", together));
            out.push(Variant::new("which formation comes first", swapped));
        }
    }
    out
}

/// Two of them, if there are as many.
fn two(all: &[usize], rng: &mut Rng) -> Option<(usize, usize)> {
    let i = *all.get(rng.below(all.len()))?;
    let j = *all.get(rng.below(all.len())).filter(|j| **j != i)?;
    Some((i, j))
}

/// A task force is where another is, and goes where that one goes.
fn trade(from: &TaskForce, to: &mut TaskForce) {
    (to.at, to.water, to.storm, to.leaves) = (from.at, from.water, from.storm, from.leaves);
    (to.show_at, to.hide, to.moved, to.windward) = (from.show_at, from.hide, from.moved, from.windward);
    to.plot.clone_from(&from.plot);
}
