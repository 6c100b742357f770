//! Whole truths that fit what a viewer knows (18.1.4): some of the ships, land units and markers that were last seen in a base are in the
//! hidden task forces that left it, the others stayed.

use crate::{
    FireInTheSky, View,
    board::{Board, UnitId},
    phases::{counters::plain, veil},
    position::{AirGroup, AirPlace, Force, ForceId, Marker, Place, Position},
    types::{Nation, Quarters, Side, Space},
};
use ironbottom_kernel::{Imagine, Rng, Variant, Viewer};

/// FS-157, FS-143.
const SHIPS: usize = 4;
const ABOARD: u8 = 4;
/// R25.
const CARRIER_BOXES: usize = 3;

impl Imagine for FireInTheSky {
    fn imagine(&self, v: &View, rng: &mut Rng) -> Position {
        imagine(&self.board, v, rng)
    }

    fn disguise(&self, p: &Position, viewer: Viewer, rng: &mut Rng) -> Position {
        if viewer.sees(Side::Allies.only()) { p.clone() } else { disguise(&self.board, p, rng) }
    }

    fn variants(&self, p: &Position, viewer: Viewer, rng: &mut Rng) -> Vec<Variant<Self>> {
        if viewer.sees(Side::Allies.only()) { Vec::new() } else { variants(&self.board, p, rng) }
    }
}

/// Hexes a unit can sail, in reaction or not; 0 for ABDA.
fn reach(b: &Board, u: UnitId, reaction: bool) -> u8 {
    match b.unit(u).ship() {
        Some(s) if reaction => s.movement.div_ceil(2),
        Some(s) => s.movement,
        None if reaction || b.unit(u).nation == Nation::Netherlands => 0,
        None => ABOARD,
    }
}

/// Could it be in that task force?
fn fits(b: &Board, u: UnitId, f: &Force) -> bool {
    let may_stay = b.unit(u).ship().is_some() || b.unit(u).nation != Nation::Netherlands && !f.reaction;
    may_stay && reach(b, u, f.reaction) >= f.hexes
}

/// One truth that fits the view.
pub fn imagine(b: &Board, v: &View, rng: &mut Rng) -> Position {
    let mut p = v.position.clone();
    let mut pool: Vec<(UnitId, Space)> = p.veil.iter().flat_map(|v| v.units.iter().map(|(u, s, _)| (*u, *s))).collect();
    pool.retain(|(u, _)| p.unit(*u).at == Place::Hidden);
    if p.veil.is_none() || v.viewer.sees(Side::Allies.only()) {
        return p;
    }
    rng.shuffle(&mut pool);
    let hidden: Vec<ForceId> = p.all_forces().filter(|f| p.force(*f).hidden.is_some()).collect();
    // Each marker needs one of its nation before anything else is given away.
    for f in &hidden {
        first(b, &mut p, *f, &mut pool);
    }
    for f in hidden {
        more(b, &mut p, f, &mut pool, rng);
    }
    for (u, s) in pool {
        p.unit_mut(u).at = Place::At(s);
    }
    return_markers(&mut p);
    p
}

/// The unit of its nation that every hidden task force has; a replacement marker or aircraft if no unit can be.
fn first(b: &Board, p: &mut Position, f: ForceId, pool: &mut Vec<(UnitId, Space)>) {
    let force = p.force(f).clone();
    let base = b.space_of(force.from);
    let nation = force.hidden.unwrap_or(Nation::Usa);
    match pool.iter().position(|(u, s)| *s == base && b.unit(*u).nation == nation && fits(b, *u, &force)) {
        Some(i) => board_unit(b, p, pool.swap_remove(i).0, f),
        None => p.add_air(AirGroup { sailed: true, ..plain(nation, AirPlace::Force(f), 1) }),
    }
}

/// Any others that could be with it.
fn more(b: &Board, p: &mut Position, f: ForceId, pool: &mut Vec<(UnitId, Space)>, rng: &mut Rng) {
    let force = p.force(f).clone();
    let base = b.space_of(force.from);
    let wanted = rng.below(SHIPS + 2);
    for _ in 0..wanted {
        let Some(i) = pool.iter().position(|(u, s)| *s == base && fits(b, *u, &force) && has_room(b, p, f, *u)) else { return };
        board_unit(b, p, pool.swap_remove(i).0, f);
    }
}

/// FS-157, R25: is there room for it?
fn has_room(b: &Board, p: &Position, f: ForceId, u: UnitId) -> bool {
    let carrier = |f: ForceId| p.ships_in(b, Place::Force(f)).any(|u| b.unit(u).ship().is_some_and(|s| s.kind.is_carrier()));
    let Some(ship) = b.unit(u).ship() else {
        return p.land_in(b, Place::Force(f)).next().is_none() && p.air_in(AirPlace::Force(f)).next().is_none();
    };
    let at = b.space_of(p.force(f).at);
    let boxes = || p.forces_at(b, Side::Allies, at).filter(|f| carrier(*f)).count() < CARRIER_BOXES;
    p.ships_in(b, Place::Force(f)).count() < SHIPS && (!ship.kind.is_carrier() || carrier(f) || boxes())
}

fn board_unit(b: &Board, p: &mut Position, u: UnitId, f: ForceId) {
    let land = b.unit(u).land().is_some();
    let unit = p.unit_mut(u);
    (unit.at, unit.sailed) = (Place::Force(f), land);
    if land {
        pay(p, b.unit(u).nation, b.unit(u).class);
    }
}

fn pay(p: &mut Position, nation: Nation, points: Quarters) {
    let t = &mut p.transport[nation.i()];
    *t = t.less(points);
}

/// Replacement markers that were last seen in those bases and are in no open task force stayed there.
fn return_markers(p: &mut Position) {
    let all: Vec<Marker> = p.veil.iter().flat_map(|v| v.markers.iter().copied()).collect();
    for m in all {
        let gone: u8 = p
            .markers
            .iter()
            .filter(|o| o.nation == m.nation && o.value == m.value && matches!(o.at, Place::Force(_)))
            .map(|o| o.count)
            .sum();
        p.add_marker(Marker { count: m.count.saturating_sub(gone), ..m });
    }
}

/// The same truth with what Japan does not know changed about, told from the position alone.
fn disguise(b: &Board, p: &Position, rng: &mut Rng) -> Position {
    let mut q = p.clone();
    for f in p.all_forces().filter(|f| p.force(*f).hidden.is_some()) {
        for _ in 0..rng.below(4) {
            let stays = rng.one_in(2);
            if stays {
                let _ = leave_one(b, &mut q, f, rng);
            } else {
                let _ = take_one(b, &mut q, f, rng);
            }
        }
    }
    if let Some(v) = &p.veil {
        // What was reduced when it was last seen may have been restored.
        for (u, ..) in v.units.iter().filter(|(u, _, reduced)| *reduced && veil::covers(p, p.unit(*u).at)) {
            q.unit_mut(*u).reduced = rng.one_in(2);
        }
        for nation in [Nation::Usa, Nation::Britain] {
            let most = v.transport[nation.i()].floor();
            q.transport[nation.i()] = Quarters::whole(rng.below(usize::from(most) + 1) as u16);
        }
    }
    q
}

/// A unit of a hidden task force stays in port instead; never the last of its marker's nation.
fn leave_one(b: &Board, p: &mut Position, f: ForceId, rng: &mut Rng) -> Option<UnitId> {
    let base = b.space_of(p.force(f).from);
    let marker = p.force(f).hidden?;
    let all: Vec<UnitId> = p.units_in(Place::Force(f)).collect();
    let u = *all.get(rng.below(all.len()))?;
    if !all.iter().any(|v| *v != u && b.unit(*v).nation == marker) {
        return None;
    }
    let unit = p.unit_mut(u);
    (unit.at, unit.sailed) = (Place::At(base), false);
    Some(u)
}

/// A unit that stayed in port sails with a hidden task force instead.
fn take_one(b: &Board, p: &mut Position, f: ForceId, rng: &mut Rng) -> Option<UnitId> {
    let base = b.space_of(p.force(f).from);
    let may = |u: &UnitId| b.side(*u) == Side::Allies && fits(b, *u, p.force(f)) && has_room(b, p, f, *u);
    let all: Vec<UnitId> = p.units_in(Place::At(base)).filter(may).collect();
    let u = *all.get(rng.below(all.len()))?;
    if b.unit(u).land().is_some() && p.markers.iter().any(|m| m.at == Place::Force(f)) {
        return None;
    }
    let unit = p.unit_mut(u);
    (unit.at, unit.sailed) = (Place::Force(f), b.unit(u).land().is_some());
    Some(u)
}

/// Truths that differ in one thing Japan does not know.
fn variants(b: &Board, p: &Position, rng: &mut Rng) -> Vec<Variant<FireInTheSky>> {
    let Some(v) = &p.veil else { return Vec::new() };
    let mut out = Vec::new();
    for f in p.all_forces().filter(|f| p.force(*f).hidden.is_some()) {
        let mut q = p.clone();
        if leave_one(b, &mut q, f, rng).is_some() {
            out.push(Variant::new("one fewer in a hidden task force", q));
        }
        let mut q = p.clone();
        if take_one(b, &mut q, f, rng).is_some() {
            out.push(Variant::new("one more in a hidden task force", q));
        }
    }
    let mut q = p.clone();
    q.transport = v.transport;
    q.transport[Nation::Usa.i()] = v.transport[Nation::Usa.i()].half().without_fraction();
    out.push(Variant::new("transport points of the Allies", q));
    out
}

/// Where a hidden unit was last seen, for whoever draws it.
pub fn last_seen(v: &View, u: UnitId) -> Option<Space> {
    (v.position.unit(u).at == Place::Hidden).then(|| veil::last_seen(&v.position, u)).flatten()
}
