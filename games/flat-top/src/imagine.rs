//! Whole truths that fit what a viewer knows.

use crate::{
    board::{Board, Land},
    phases::{after, prepare, set_up, surface},
    position::{Force, Frame, Fuel, Group, Lot, Phase, Place, Position},
    types::{Arm, At, Bx, Side, TfId},
    view::{Marker, View},
};
use ironbottom_kernel::Rng;

/// One truth that fits the view.
pub fn imagine(b: &Board, v: &View, rng: &mut Rng) -> Position {
    let mut sides = Side::ALL.map(|s| v.own[s.i()].clone().unwrap_or_else(|| guess(b, v, s, rng)));
    let mut stack: Vec<Frame> = v.flying.map(|(_, af)| Frame::Fly(af)).into_iter().collect();
    // A fight, or the choice of the next.
    let mut battle = v.battle.clone();
    if battle.is_some() || v.public.fights.is_some() {
        stack.push(Frame::Battle);
    }
    if let Some(f) = &mut battle {
        for s in Side::ALL.into_iter().filter(|s| v.own[s.i()].is_none()) {
            f.fit(b, s, &mut sides[s.i()], v.public.turn);
            surface::fit(&mut sides[s.i()], f, s);
        }
    }
    Position { public: v.public.clone(), sides, stack, battle }
}

/// A side as it might be: the forces of the scenario somewhere in their zones, with units where markers are.
fn guess(b: &Board, v: &View, side: Side, rng: &mut Rng) -> Force {
    let s = &b.scenarios[v.public.scenario as usize];
    let mut force = set_up::force(b, s, side);
    stow(&mut force, rng);
    if v.public.phase == Phase::SetUp {
        return force;
    }
    for (tf, first) in force.tfs.iter_mut().zip(&s.forces[side.i()].tfs) {
        tf.at = first.zone.get(rng.below(first.zone.len())).copied();
    }
    let (mut ships, mut planes) = (0, 0);
    for Marker { at, air, .. } in v.markers.iter().filter(|m| m.side == side) {
        if *air {
            fly(b, v, &mut force, *at, planes);
            planes += 1;
        } else {
            let tf = some_tf(&mut force, ships);
            (force.tfs[tf as usize].at, force.tfs[tf as usize].shown) = (Some(*at), true);
            ships += 1;
        }
    }
    for (base, to) in &v.public.captured {
        if *to == side {
            after::take_over(&mut force, *base, 0);
        } else {
            after::give_up(&mut force, *base);
        }
    }
    force
}

/// The n-th task force; beyond those of the scenario one of a single ship.
fn some_tf(force: &mut Force, n: usize) -> TfId {
    if n >= force.tfs.len() {
        force.tfs.push(set_up::empty_tf(100 + n as u8));
        let many = (0..force.tfs.len() as TfId).find(|t| force.fleet(*t).count() > 1).unwrap_or(0);
        let ship = force.fleet(many).last().map(|(i, _)| i);
        if let Some(i) = ship {
            force.ships[i as usize].tf = n as TfId;
        }
    }
    n as TfId
}

/// A formation over a hex where a marker is.
fn fly(b: &Board, v: &View, force: &mut Force, at: At, n: usize) {
    let found = force.facs.iter().enumerate().find_map(|(i, f)| f.lots.first().map(|l| (i, *l)));
    let Some((fac, lot)) = found else { return };
    let lot = Lot { n: 1, ..lot };
    force.facs[fac].take(lot.bx, lot.craft, lot.arm, lot.moved, 1);
    let mut a = prepare::empty_af();
    (a.place, a.shown, a.origin, a.launched) = (Place::Hex(at), true, fac as u8, v.public.turn.saturating_sub(1));
    let deadline = v.public.turn + u16::from(b.model(lot.craft.model).endurance) - 2;
    a.add(Group { craft: lot.craft, arm: Arm::None, armed: false, spent: false, high: false, deadline, fuel: Fuel::Open, n: 1 });
    debug_assert_eq!(force.afs.len(), n);
    force.afs.push(a);
}

/// Aircraft in other boxes.
fn stow(force: &mut Force, rng: &mut Rng) {
    for f in &mut force.facs {
        let lots = std::mem::take(&mut f.lots);
        for lot in lots {
            let bx = [lot.bx, Bx::Landed, Bx::Readying][rng.below(3)];
            f.add(Lot { bx, arm: if bx == Bx::Ready { lot.arm } else { Arm::None }, ..lot });
        }
    }
}

/// The same truth with what the viewer does not know changed about, told from the position alone.
pub fn disguise(b: &Board, p: &Position, sees: impl Fn(Side) -> bool, rng: &mut Rng) -> Position {
    let mut q = p.clone();
    for side in Side::ALL.into_iter().filter(|s| !sees(*s)) {
        let force = q.side_mut(side);
        stow(force, rng);
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
    }
    q
}
