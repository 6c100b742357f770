//! Arrivals by the schedule and units that come back (7.1).

use super::{aviation, port_of};
use crate::{
    action::{Action, Item},
    board::{Board, UnitId},
    event::{Event, Why},
    phases::{counters, transport::homes},
    position::{AirPlace, Deployed, Place, Position},
    rule,
    types::{Nation, Quarters, ShipKind, Side, Space},
};
use ironbottom_kernel::Log;

/// 18.2.3: carriers of later turns arrive without planes, and steps of later turns must be trained (R13).
pub const PILOTS_UNTIL: u8 = 4;

/// FS-092: everything that is due.
pub fn begin(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    convert_ise(b, p, log);
    come_back(b, p, log);
    aviation::come_back(b, p, log);
    for i in 0..b.arrivals.len() {
        let a = &b.arrivals[i];
        let nation = a.nation;
        if nation.side() != p.phasing || a.turn != p.turn {
            continue;
        }
        for u in &a.units {
            scheduled(b, p, *u, log);
        }
        p.diary.picks.extend(a.any.iter().map(|kind| (nation, *kind)));
        let marked = aviation::may_fly(p, a.aviation);
        aviation::arrive(b, p, nation, a.air, marked, log);
    }
    settle_picks(b, p, log);
    aviation::place_without_choice(b, p, log);
}

/// FS-345, FS-441: BB Ise/Hyuga goes for conversion, from the map or from the turn track; not if it was sunk. R79: a ship under repair
/// does not come back rebuilt before its time.
fn convert_ise(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let (Some(u), Some(rebuilt)) = (b.ise, b.ise_rebuilt) else { return };
    let was = p.unit(u).at;
    if p.phasing != Side::Japan || p.turn != b.ise_leaves || !p.rules.optional_ships {
        return;
    }
    let scheduled = b.arrivals.iter().find(|a| a.units.contains(&rebuilt)).map_or(0, |a| a.turn);
    match was {
        Place::Waiting | Place::Sunk | Place::Gone => return,
        Place::Track(turn) if turn > scheduled => {
            p.unit_mut(rebuilt).at = Place::Track(turn);
            p.unit_mut(rebuilt).bare = true;
        }
        _ => {}
    }
    p.unit_mut(u).at = Place::Gone;
    p.once.ise_converted = true;
    log.event(rule::FS_345, Event::Conversion { unit: u });
}

/// FS-092, FS-272, FS-276: units whose turn has come on the track.
fn come_back(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let due: Vec<UnitId> =
        b.all_units().filter(|u| matches!(p.unit(*u).at, Place::Track(t) if t <= p.turn) && b.side(*u) == p.phasing).collect();
    for u in due {
        let bare = p.unit(u).bare;
        arrive(b, p, u, bare, log);
    }
}

/// A unit of the schedule, unless it came already (FS-324) or its option is not played.
fn scheduled(b: &Board, p: &mut Position, u: UnitId, log: &mut Log<Event>) {
    if p.unit(u).at != Place::Waiting || b.ranger == Some(u) {
        return;
    }
    let rebuilt = b.ise_rebuilt == Some(u);
    if (b.unit(u).optional && !p.rules.optional_ships) || (rebuilt && !p.once.ise_converted) {
        return;
    }
    // FS-096, FS-340, FS-346.
    let new = p.rules.elite_pilots && p.turn > PILOTS_UNTIL && japanese_carrier(b, u);
    arrive(b, p, u, rebuilt || new, log);
}

fn japanese_carrier(b: &Board, u: UnitId) -> bool {
    let unit = b.unit(u);
    unit.nation == Nation::Japan && unit.ship().is_some_and(|s| s.kind.is_carrier())
}

/// FS-092: a unit stands in a national base of its nation, at full strength (R5). FS-093: it waits a turn where there is none.
pub fn arrive(b: &Board, p: &mut Position, u: UnitId, bare: bool, log: &mut Log<Event>) {
    let nation = b.unit(u).nation;
    let base = if nation == Nation::Japan { default_home(b, p, u) } else { port_of(b, nation) };
    let unit = p.unit_mut(u);
    (unit.reduced, unit.sailed, unit.shaken, unit.dispersed, unit.hits) = (false, false, false, false, 0);
    unit.deployed = Deployed::No;
    let Some(at) = base else {
        if nation == Nation::Netherlands {
            // FS-321: they have no base to come back to.
            unit.at = Place::Gone;
        } else {
            unit.bare = bare;
            wait(p, u, log);
        }
        return;
    };
    unit.bare = false;
    if bare {
        // FS-095, FS-373.
        unit.at = Place::NoPlanes(at);
        log.event(rule::FS_095, Event::ArrivedBare { unit: u, at });
    } else {
        unit.at = Place::At(at);
        log.event(rule::FS_092, Event::Arrived { item: Item::Unit(u), at });
    }
    if nation == Nation::Japan && homes(b, p).count() > 1 {
        p.diary.placeable.push(u);
    }
}

/// FS-093.
fn wait(p: &mut Position, u: UnitId, log: &mut Log<Event>) {
    let turn = p.turn + 1;
    p.unit_mut(u).at = Place::Track(turn);
    log.event(rule::FS_093, Event::Away { item: Item::Unit(u), why: Why::Delayed, turn });
}

/// FS-094: where a Japanese unit stands unless its owner says otherwise: a ship in its home, a land unit where there is room.
fn default_home(b: &Board, p: &Position, u: UnitId) -> Option<Space> {
    let held = |s: &Space| p.holds(Side::Japan, *s);
    let any = [b.places.kure, b.places.yokosuka].into_iter().find(held);
    if b.unit(u).ship().is_some() {
        return p.unit(u).home.filter(held).or(any);
    }
    let room = |s: &Space| {
        let ashore = p
            .land_in(b, Place::At(*s))
            .filter(|v| *v != u && b.side(*v) == Side::Japan)
            .fold(Quarters::default(), |sum, v| sum.plus(b.unit(v).class));
        b.space(*s).stacking.is_none_or(|most| ashore.plus(b.unit(u).class) <= most)
    };
    homes(b, p).find(room).or(any)
}

/// Units that arrived in this phase and may stand at the other base; R12: counters to choose.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    for unit in &p.diary.placeable {
        let (Place::At(now) | Place::NoPlanes(now)) = p.unit(*unit).at else { continue };
        out.extend(homes(b, p).filter(|at| *at != now).map(|at| Action::Station { unit: *unit, at }));
    }
    for (i, (nation, kind)) in p.diary.picks.iter().enumerate() {
        if !p.diary.picks[..i].contains(&(*nation, *kind)) {
            out.extend(spare(b, p, *nation, *kind).into_iter().map(|unit| Action::Pick { unit }));
        }
    }
}

/// FS-094: once for each unit.
pub fn station(_b: &Board, p: &mut Position, u: UnitId, at: Space, log: &mut Log<Event>) {
    p.diary.placeable.retain(|v| *v != u);
    let unit = p.unit_mut(u);
    unit.at = if matches!(unit.at, Place::NoPlanes(_)) { Place::NoPlanes(at) } else { Place::At(at) };
    log.event(rule::FS_094, Event::Stationed { item: Item::Unit(u), at });
}

/// R12, FS-271: the counters of the kind that were sunk and may serve again; one of each name.
fn spare(b: &Board, p: &Position, nation: Nation, kind: ShipKind) -> Vec<UnitId> {
    let mut all: Vec<UnitId> = Vec::new();
    for u in b.all_units() {
        let unit = b.unit(u);
        if p.unit(u).at == Place::Sunk
            && unit.nation == nation
            && unit.ship().is_some_and(|s| s.kind == kind)
            && !all.iter().any(|v| b.unit(*v).name == unit.name)
        {
            all.push(u);
        }
    }
    all
}

/// FS-001: an arrival for which there is no counter is cancelled; where there is but one, it comes by itself.
fn settle_picks(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let mut i = 0;
    while let Some((nation, kind)) = p.diary.picks.get(i).copied() {
        match spare(b, p, nation, kind)[..] {
            [] => {
                p.diary.picks.remove(i);
                log.event(rule::FS_001, Event::Cancelled { nation, steps: 0, kind: Some(kind) });
            }
            [only] => {
                p.diary.picks.remove(i);
                arrive(b, p, only, false, log);
                i = 0;
            }
            _ => i += 1,
        }
    }
}

/// R12: this counter serves.
pub fn pick(b: &Board, p: &mut Position, u: UnitId, log: &mut Log<Event>) {
    let (nation, kind) = (b.unit(u).nation, b.unit(u).ship().map(|s| s.kind));
    if let Some(i) = p.diary.picks.iter().position(|(n, k)| *n == nation && Some(*k) == kind) {
        p.diary.picks.remove(i);
        arrive(b, p, u, false, log);
        settle_picks(b, p, log);
    }
}

/// FS-001, FS-006: the most steps up to so many that the counters suffice for, in that place, with so many more there besides.
pub fn most_steps(b: &Board, p: &Position, nation: Nation, at: AirPlace, besides: u8, wanted: u8) -> u8 {
    (1..=wanted).rev().find(|n| counters::room_at(b, p, nation, besides + n, at)).unwrap_or(0)
}
