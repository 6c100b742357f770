//! Replacement markers (7.4): at any time they bring reduced land units back to full strength.

use super::veil;
use crate::{
    action::Action,
    board::{Board, UnitId},
    event::Event,
    position::{Deployed, Marker, Place, Position},
    rule,
    types::{Nation, Side, Space},
};
use ironbottom_kernel::{Log, Msg, Refusal};

/// FS-115, FS-116, FS-117, FS-118, FS-119, FS-120: every restoration that is possible now for a side.
pub fn list(b: &Board, p: &Position, side: Side, out: &mut Vec<Action>) {
    if p.markers.is_empty() {
        return;
    }
    for (unit, nation, at) in reduced(b, p, side) {
        let start = out.len();
        for m in p.markers.iter().filter(|m| m.nation == nation) {
            let Place::At(from) = m.at else { continue };
            let restore = Action::Restore { unit, value: m.value, from };
            if serves(b, p, unit, at, m.value, from) && !out[start..].contains(&restore) {
                out.push(restore);
            }
        }
    }
}

/// Is any restoration possible?
pub fn any(b: &Board, p: &Position, side: Side) -> bool {
    let mut all = Vec::new();
    list(b, p, side, &mut all);
    !all.is_empty()
}

/// FS-117: the reduced land units of a side that are ashore.
pub fn reduced<'a>(b: &'a Board, p: &'a Position, side: Side) -> impl Iterator<Item = (UnitId, Nation, Space)> + 'a {
    b.all_units().filter_map(move |u| {
        let unit = p.unit(u);
        match unit.at {
            Place::At(s) if unit.reduced && b.side(u) == side && b.unit(u).land().is_some() => Some((u, b.unit(u).nation, s)),
            _ => None,
        }
    })
}

/// FS-115, FS-116, FS-118: a marker in the unit's hex or over a land link, with a value that suffices.
fn serves(b: &Board, p: &Position, u: UnitId, at: Space, value: u8, from: Space) -> bool {
    near(b, p, at, from) && b.unit(u).land().is_some_and(|l| value >= l.reduced)
}

fn near(b: &Board, p: &Position, at: Space, from: Space) -> bool {
    at == from || b.links(at, p.rules.saigon_bangkok_link).any(|s| s == from)
}

/// May this marker restore this unit? One marker, one unit (FS-119); R54: of the same nationality.
pub fn check(b: &Board, p: &Position, side: Side, a: &Action) -> Result<(), Refusal> {
    let Action::Restore { unit, value, from } = *a else {
        return Err(Refusal::new(rule::FS_120, "refuse-restore-only"));
    };
    if b.side(unit) != side || b.unit(unit).land().is_none() {
        return Err(Refusal::new(rule::FS_115, "refuse-restore-unit"));
    }
    let state = p.unit(unit);
    if !state.reduced {
        return Err(Refusal::new(rule::FS_115, "refuse-not-reduced"));
    }
    let Place::At(at) = state.at else {
        return Err(Refusal::new(rule::FS_117, "refuse-not-ashore"));
    };
    if pick(p, b.unit(unit).nation, value, from).is_none() {
        return Err(Refusal::new(rule::FS_117, "refuse-no-marker"));
    }
    if !near(b, p, at, from) {
        return Err(Refusal::new(rule::FS_116, "refuse-marker-far"));
    }
    if !serves(b, p, unit, at, value, from) {
        let least = b.unit(unit).land().map_or(0, |l| l.reduced);
        return Err(Refusal::because(rule::FS_118, Msg::new("refuse-marker-small").int("least", least)));
    }
    Ok(())
}

/// The marker that is used: of those alike one that can move least.
fn pick(p: &Position, nation: Nation, value: u8, from: Space) -> Option<Marker> {
    let mut alike: Vec<&Marker> =
        p.markers.iter().filter(|m| m.nation == nation && m.value == value && m.at == Place::At(from)).collect();
    alike.sort_by_key(|m| (!m.sailed, m.deployed == Deployed::No));
    alike.first().map(|m| Marker { count: 1, ..**m })
}

/// FS-119, FS-377: the unit is whole, the marker goes, whatever its value. Under the veil of 18.1.4 Japan hears nothing of it (R74).
pub fn apply(b: &Board, p: &mut Position, a: &Action, log: &mut Log<Event>) {
    let Action::Restore { unit, value, from } = *a else { return };
    let Some(marker) = pick(p, b.unit(unit).nation, value, from) else { return };
    if let Place::At(at) = p.unit(unit).at
        && p.take_marker(marker)
    {
        p.unit_mut(unit).reduced = false;
        let event = Event::Restored { unit, value, at };
        if [at, from].iter().any(|s| veil::covers(p, Place::At(*s))) {
            log.secret(rule::FS_433, event, Side::Allies.only());
        } else {
            log.event(rule::FS_115, event);
        }
    }
}
