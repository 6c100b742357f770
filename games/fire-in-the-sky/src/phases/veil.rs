//! Hidden Allied task forces (18.1.4): what falls under the veil, and when it is lifted. What Japan sees meanwhile is in [`crate::view`].

use crate::{
    action::Item,
    board::{Board, UnitId},
    event::Event,
    position::{AirPlace, ForceId, Place, Position, Veil},
    rule,
    types::{Nation, Side, Space},
};
use ironbottom_kernel::{Log, Refusal, SeatSet};

/// FS-329: TASK FORCE markers of the United States, FLEET markers of Britain.
const MARKERS: [(Nation, usize); 2] = [(Nation::Usa, 5), (Nation::Britain, 2)];

/// FS-329, R75: the marker that hides a new task force: that of its first unit's nation, as long as there is one. Dutch ships have none.
pub fn marker(p: &Position, side: Side, first: Nation) -> Option<Nation> {
    let (_, all) = MARKERS.into_iter().find(|(n, _)| *n == first)?;
    let used = p.forces.iter().filter(|f| !f.gone && f.hidden == Some(first)).count();
    (p.rules.hidden_task_forces && side == Side::Allies && used < all).then_some(first)
}

/// FS-433, R74: a hidden task force is about to leave the base: what stands there is not seen from now on.
pub fn drop_over(b: &Board, p: &mut Position, from: Space) {
    let mut veil = p.veil.take().unwrap_or_else(|| Veil {
        bases: Vec::new(),
        transport: p.transport,
        units: Vec::new(),
        markers: Vec::new(),
    });
    if !veil.bases.contains(&from) {
        veil.bases.push(from);
        veil.bases.sort_unstable();
        let here = p.units_in(Place::At(from)).filter(|u| b.side(*u) == Side::Allies);
        veil.units.extend(here.map(|u| (u, from, p.unit(u).reduced)));
        veil.units.sort_unstable();
        veil.markers.extend(p.markers.iter().filter(|m| m.at == Place::At(from)));
        veil.markers.sort_unstable();
    }
    p.veil = Some(veil);
}

/// Is a place of an Allied unit or marker out of Japan's sight?
pub fn covers(p: &Position, at: Place) -> bool {
    match at {
        Place::At(s) => p.veil.as_ref().is_some_and(|v| v.bases.contains(&s)),
        Place::Force(f) => p.forces.get(f.i()).is_some_and(|f| f.hidden.is_some()),
        _ => false,
    }
}

/// The same for air steps: those ashore are always seen (R74).
pub fn covers_air(p: &Position, at: AirPlace) -> bool {
    matches!(at, AirPlace::Force(f) if covers(p, Place::Force(f)))
}

/// Everything in a task force.
pub fn items(p: &Position, f: ForceId) -> Vec<Item> {
    let units = p.units_in(Place::Force(f)).map(Item::Unit);
    let air = p.air_in(AirPlace::Force(f)).map(|g| Item::Air { nation: g.nation, steps: g.steps });
    let markers = p.markers.iter().filter(|m| m.at == Place::Force(f));
    let markers = markers.flat_map(|m| (0..m.count).map(|_| Item::Marker { nation: m.nation, value: m.value }));
    units.chain(air).chain(markers).collect()
}

/// R75: may this task force be shown?
pub fn check_show(p: &Position, side: Side, reaction: bool, f: ForceId) -> Result<(), Refusal> {
    let hidden = |x: &&crate::position::Force| !x.gone && x.hidden.is_some() && x.side == side && x.reaction == reaction;
    match p.forces.get(f.i()).filter(hidden) {
        Some(_) => Ok(()),
        None => Err(Refusal::new(rule::FS_329, "refuse-show")),
    }
}

/// It is formed in the open after all; where no hidden one is left, so is what stayed in its base.
pub fn show(b: &Board, p: &mut Position, f: ForceId, log: &mut Log<Event>) {
    p.forces[f.i()].hidden = None;
    let left: Vec<Space> = p.forces.iter().filter(|x| x.hidden.is_some()).map(|x| b.space_of(x.from)).collect();
    if let Some(v) = &mut p.veil {
        v.bases.retain(|s| left.contains(s));
        v.units.retain(|(_, s, _)| left.contains(s));
        v.markers.retain(|m| matches!(m.at, Place::At(s) if left.contains(&s)));
    }
    p.veil.take_if(|v| v.bases.is_empty());
    log.event(rule::FS_329, Event::Unveiled { forces: vec![(f, items(p, f))] });
    log.learned(SeatSet::ALL);
}

/// FS-329, FS-433: the phase in which they sailed ends: Japan is told the marker and the way of each.
pub fn tell(p: &Position, log: &mut Log<Event>) {
    for (i, f) in p.forces.iter().enumerate() {
        if let Some(marker) = f.hidden {
            log.event(rule::FS_433, Event::SailedHidden { force: ForceId(i as u8), marker, path: f.path.clone() });
        }
    }
}

/// FS-329, R48: at the end of a reaction phase all of them are shown.
pub fn lift(p: &mut Position, log: &mut Log<Event>) {
    p.veil = None;
    let hidden: Vec<ForceId> = p.all_forces().filter(|f| p.force(*f).hidden.is_some()).collect();
    if hidden.is_empty() {
        return;
    }
    for f in &hidden {
        p.forces[f.i()].hidden = None;
    }
    let forces = hidden.into_iter().map(|f| (f, items(p, f))).collect();
    log.event(rule::FS_329, Event::Unveiled { forces });
    log.learned(SeatSet::ALL);
}

/// Where Japan last saw a unit that is hidden now.
pub fn last_seen(p: &Position, u: UnitId) -> Option<Space> {
    p.veil.as_ref()?.units.iter().find(|(v, ..)| *v == u).map(|(_, s, _)| *s)
}
