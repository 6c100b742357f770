//! Replacement markers are raised (7.4), and units move out of the boxes off the map (7.5).

use super::port_of;
use crate::{
    action::{Action, Item},
    board::Board,
    event::Event,
    phases::{
        counters::{plain, room_to_move},
        markers,
        transport::homes,
    },
    position::{AirPlace, Deployed, Marker, Place, Position},
    rule,
    types::{Nation, Side, Space},
};
use ironbottom_kernel::{Log, Msg, Refusal};

/// FS-111: a marker for every reduced unit and one more for each on another way. Nothing else ever needs one in this player turn:
/// a unit that loses a step at sea does not land (FS-247).
const MARKERS_EACH: usize = 2;

/// All that may be done.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    for nation in Nation::ALL.into_iter().filter(|n| n.side() == p.phasing) {
        for at in bases(b, p, nation) {
            let values = b.markers.iter().copied().filter(|v| wanted(b, p, nation, *v));
            out.extend(values.map(|value| Action::Raise { nation, value, at }));
        }
    }
    if p.phasing == Side::Allies {
        for from in b.all_spaces().filter(|s| b.is_box(*s)) {
            if open(b, p, from) {
                list_ferries(b, p, from, out);
            }
        }
    }
}

/// FS-376: the national bases in which markers of a nation appear; the Dutch have none (R54).
fn bases(b: &Board, p: &Position, nation: Nation) -> Vec<Space> {
    match nation {
        Nation::Japan => homes(b, p).collect(),
        _ => port_of(b, nation).into_iter().collect(),
    }
}

/// Can a marker of that value serve a reduced unit that has not enough of them?
fn wanted(b: &Board, p: &Position, nation: Nation, value: u8) -> bool {
    let mut units = 0;
    let mut serves = false;
    for (u, n, _) in markers::reduced(b, p, nation.side()) {
        if n == nation {
            units += 1;
            serves |= b.unit(u).land().is_some_and(|l| l.reduced <= value);
        }
    }
    let raised: usize = p.markers.iter().filter(|m| m.nation == nation).map(|m| usize::from(m.count)).sum();
    serves && raised < MARKERS_EACH * units
}

/// Why the marker is refused.
pub fn why_not_raise(b: &Board, p: &Position, nation: Nation, value: u8, at: Space) -> Refusal {
    if nation.side() != p.phasing || !bases(b, p, nation).contains(&at) {
        return Refusal::new(rule::FS_376, "refuse-raise-base");
    }
    if !b.markers.contains(&value) {
        return Refusal::new(rule::FS_376, "refuse-raise-value");
    }
    Refusal::because(rule::FS_111, Msg::new("refuse-raise-idle").int("value", value))
}

/// FS-111, FS-112, FS-376.
pub fn raise(p: &mut Position, nation: Nation, value: u8, at: Space, log: &mut Log<Event>) {
    p.add_marker(Marker { nation, value, at: Place::At(at), sailed: false, deployed: Deployed::No, hits: 0, count: 1 });
    log.event(rule::FS_111, Event::Raised { nation, value, at });
}

/// FS-121, FS-122, FS-123: is the way out of the box open?
fn open(b: &Board, p: &Position, from: Space) -> bool {
    b.space(from).linked.is_some_and(|to| p.holds(Side::Allies, to) && !p.present(b, Side::Japan, to))
}

/// FS-378: whoever is in the box, new arrivals too.
fn list_ferries(b: &Board, p: &Position, from: Space, out: &mut Vec<Action>) {
    let Some(to) = b.space(from).linked else { return };
    out.extend(p.units_in(Place::At(from)).map(|u| Action::Ferry { item: Item::Unit(u), from }));
    for nation in [Nation::Usa, Nation::Britain] {
        let (here, there) = (AirPlace::At(from), AirPlace::At(to));
        let most = p.air_in(here).find(|g| **g == plain(nation, here, g.steps)).map_or(0, |g| g.steps);
        let moves = (1..=most).filter(|n| room_to_move(b, p, nation, *n, here, there));
        out.extend(moves.map(|steps| Action::Ferry { item: Item::Air { nation, steps }, from }));
    }
    // R54: a marker is no unit.
    if p.rules.marker_free_move {
        let mut last = None;
        for m in p.markers.iter().filter(|m| m.at == Place::At(from)) {
            let item = Item::Marker { nation: m.nation, value: m.value };
            if last.replace(item) != Some(item) {
                out.push(Action::Ferry { item, from });
            }
        }
    }
}

/// Why the free move is refused.
pub fn why_not_ferry(b: &Board, p: &Position, from: Space) -> Refusal {
    match b.space(from).linked {
        Some(_) if p.phasing == Side::Allies && !open(b, p, from) => Refusal::new(rule::FS_123, "refuse-ferry-base"),
        _ => Refusal::new(rule::FS_121, "refuse-ferry"),
    }
}

/// FS-121, FS-122: at no cost.
pub fn ferry(b: &Board, p: &mut Position, item: Item, from: Space, log: &mut Log<Event>) {
    let Some(to) = b.space(from).linked else { return };
    match item {
        Item::Unit(u) => p.unit_mut(u).at = Place::At(to),
        Item::Air { nation, steps } => {
            if p.take_air(plain(nation, AirPlace::At(from), steps)) {
                p.add_air(plain(nation, AirPlace::At(to), steps));
            }
        }
        Item::Marker { nation, value } => {
            let found = p.markers.iter().find(|m| m.nation == nation && m.value == value && m.at == Place::At(from)).copied();
            if let Some(m) = found.map(|m| Marker { count: 1, ..m })
                && p.take_marker(m)
            {
                p.add_marker(Marker { at: Place::At(to), ..m });
            }
        }
    }
    let by = if from == b.places.west_coast { rule::FS_121 } else { rule::FS_122 };
    log.event(by, Event::Ferried { item, from, to });
}
