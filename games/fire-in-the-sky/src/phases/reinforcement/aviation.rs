//! Air steps that arrive, Naval Aviation, and carriers that wait for planes (7.1.1, 7.1.2, 18.2.3).

use super::{
    arrivals::{PILOTS_UNTIL, most_steps},
    port_of,
};
use crate::{
    action::{Action, Item},
    board::{Board, UnitId},
    event::{Event, Why},
    phases::{
        capacity,
        counters::{plain, room_after, room_to_move},
        transport::homes,
    },
    position::{AirGroup, AirPlace, Place, Position},
    rule,
    types::{Nation, Side, Space},
};
use ironbottom_kernel::{Log, Msg, Refusal};

/// FS-338: training takes a year of turns.
const YEAR: u8 = 4;
/// FS-346: planes that BBV Ise/Hyuga needs.
const BBV_PLANES: u8 = 1;

/// FS-092: steps whose turn has come on the track, and those whose training is over.
pub fn come_back(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let due: Vec<AirGroup> = p
        .air
        .iter()
        .filter(|g| g.nation.side() == p.phasing && matches!(g.at, AirPlace::Track(t) | AirPlace::Training(t) if t <= p.turn))
        .copied()
        .collect();
    for g in due {
        p.take_air(g);
        match g.at {
            AirPlace::Training(_) => graduate(b, p, g.steps, log),
            _ => arrive(b, p, g.nation, g.steps, false, log),
        }
    }
}

/// FS-338: trained steps enter Naval Aviation.
fn graduate(b: &Board, p: &mut Position, steps: u8, log: &mut Log<Event>) {
    let Some(at) = homes(b, p).next() else {
        p.add_air(plain(Nation::Japan, AirPlace::Training(p.turn + 1), steps));
        log.event(rule::FS_093, Event::Waits { item: japanese(steps), turn: p.turn + 1 });
        return;
    };
    // A carrier that waits for planes says where they are wanted.
    let wanted = homes(b, p).find(|s| p.units_in(Place::NoPlanes(*s)).next().is_some()).unwrap_or(at);
    p.add_air(plain(Nation::Japan, AirPlace::Aviation(wanted), steps));
    p.diary.trained += steps;
    log.event(rule::FS_338, Event::Aviation { steps, at: wanted });
}

const fn japanese(steps: u8) -> Item {
    Item::Air { nation: Nation::Japan, steps }
}

/// FS-092: steps arrive; FS-001: as many as there are counters for. Japan places them afterwards; `marked`: they may become Naval
/// Aviation, at once or by training.
pub fn arrive(b: &Board, p: &mut Position, nation: Nation, steps: u8, marked: bool, log: &mut Log<Event>) {
    if steps == 0 {
        return;
    }
    let bases: Vec<Space> =
        if nation == Nation::Japan { homes(b, p).collect() } else { port_of(b, nation).into_iter().collect() };
    let Some(base) = bases.first() else { return wait(b, p, nation, steps, log) };
    let besides = if nation == Nation::Japan { unplaced(p) } else { 0 };
    let come = bases.iter().map(|s| most_steps(b, p, nation, AirPlace::At(*s), besides, steps)).max().unwrap_or(0);
    if come < steps {
        log.event(rule::FS_001, Event::Cancelled { nation, steps: steps - come, kind: None });
    }
    if come > 0 && nation == Nation::Japan {
        p.diary.arriving.push((nation, come, marked));
    } else if come > 0 {
        p.add_air(plain(nation, AirPlace::At(*base), come));
        log.event(rule::FS_092, Event::Arrived { item: Item::Air { nation, steps: come }, at: *base });
    }
}

/// FS-093: without a national base they wait a turn.
fn wait(b: &Board, p: &mut Position, nation: Nation, steps: u8, log: &mut Log<Event>) {
    let turn = p.turn + 1;
    let come = most_steps(b, p, nation, AirPlace::Track(turn), 0, steps);
    if come < steps {
        log.event(rule::FS_001, Event::Cancelled { nation, steps: steps - come, kind: None });
    }
    if come > 0 {
        p.add_air(plain(nation, AirPlace::Track(turn), come));
        log.event(rule::FS_093, Event::Waits { item: Item::Air { nation, steps: come }, turn });
    }
}

/// FS-097, FS-098: steps that the schedule marks may become Naval Aviation at once. FS-338, FS-339: with 18.2.3 none does after turn 4;
/// then any step of the schedule may be trained instead.
pub const fn may_fly(p: &Position, marked: bool) -> bool {
    marked || trains(p)
}

const fn trains(p: &Position) -> bool {
    p.rules.elite_pilots && p.turn > PILOTS_UNTIL
}

/// Steps that arrived and stand nowhere yet.
fn unplaced(p: &Position) -> u8 {
    p.diary.arriving.iter().map(|(_, n, _)| n).sum()
}

fn marked(p: &Position) -> u8 {
    p.diary.arriving.iter().filter(|(_, _, m)| *m).map(|(_, n, _)| n).sum()
}

/// Takes arriving steps: those that may become Naval Aviation last, or alone.
fn take(p: &mut Position, mut steps: u8, only_marked: bool) {
    p.diary.arriving.sort_unstable_by_key(|(_, _, m)| *m);
    for (_, n, m) in &mut p.diary.arriving {
        if *m || !only_marked {
            let now = steps.min(*n);
            *n -= now;
            steps -= now;
        }
    }
    p.diary.arriving.retain(|(_, n, _)| *n > 0);
}

/// FS-001, FS-006: are there counters for so many arriving steps in that place, and for the rest in one base?
fn room(b: &Board, p: &Position, at: AirPlace, steps: u8) -> bool {
    let rest = i16::from(unplaced(p)) - i16::from(steps);
    homes(b, p).any(|s| room_after(b, p, Nation::Japan, &[(at, i16::from(steps)), (AirPlace::At(s), rest)]))
}

/// All that may be done with aircraft.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    if p.phasing != Side::Japan {
        return;
    }
    let (all, marked) = (unplaced(p), marked(p));
    for to in homes(b, p) {
        let places = (1..=all).filter(|n| room(b, p, AirPlace::At(to), *n));
        out.extend(places.map(|steps| Action::PlaceAir { nation: Nation::Japan, steps, to }));
        if !trains(p) {
            let boxes = (1..=marked).filter(|n| room(b, p, AirPlace::Aviation(to), *n));
            out.extend(boxes.map(|steps| Action::Aviation { steps, to }));
        }
    }
    if trains(p) {
        let schools = (1..=marked).filter(|n| room(b, p, AirPlace::Training(p.turn + YEAR), *n));
        out.extend(schools.map(|steps| Action::Train { steps }));
    }
    list_boxes(b, p, out);
}

/// What may be done with Naval Aviation and with carriers that wait for planes.
fn list_boxes(b: &Board, p: &Position, out: &mut Vec<Action>) {
    for to in homes(b, p) {
        for from in homes(b, p).filter(|s| *s != to) {
            let most = p.diary.trained.min(in_box(p, from));
            out.extend(
                (1..=most)
                    .filter(|n| room_to_move(b, p, Nation::Japan, *n, AirPlace::Aviation(from), AirPlace::Aviation(to)))
                    .map(|steps| Action::StationAviation { steps, at: to }),
            );
        }
    }
    for from in homes(b, p) {
        let most = in_box(p, from);
        out.extend((1..=most).filter(|n| converts(b, p, from, *n)).map(|steps| Action::Convert { from, steps }));
    }
    out.extend(waiting(b, p).filter(|u| refusal(b, p, *u).is_none()).map(|unit| Action::Refit { unit }));
}

/// Naval Aviation steps in the box of a base.
fn in_box(p: &Position, s: Space) -> u8 {
    p.steps(Side::Japan, AirPlace::Aviation(s))
}

fn converts(b: &Board, p: &Position, from: Space, steps: u8) -> bool {
    let n = i16::from(steps);
    let all = n + i16::from(unplaced(p));
    homes(b, p).any(|s| room_after(b, p, Nation::Japan, &[(AirPlace::Aviation(from), -n), (AirPlace::At(s), all)]))
}

/// Carriers without planes.
fn waiting<'a>(b: &'a Board, p: &'a Position) -> impl Iterator<Item = UnitId> + 'a {
    b.all_units().filter(|u| matches!(p.unit(*u).at, Place::NoPlanes(_)))
}

/// FS-099, FS-346: the steps a carrier needs.
fn planes(b: &Board, u: UnitId) -> u8 {
    if b.ise_rebuilt == Some(u) { BBV_PLANES } else { b.unit(u).ship().map_or(0, |s| s.air) }
}

/// R63: the steps at hand for the carrier: those of both boxes, or those of its own.
fn at_hand(b: &Board, p: &Position, own: Space) -> u8 {
    if p.rules.refit_same_base_only { in_box(p, own) } else { homes(b, p).map(|s| in_box(p, s)).sum() }
}

/// FS-099, FS-100, FS-346: why the carrier cannot get its planes now.
fn refusal(b: &Board, p: &Position, u: UnitId) -> Option<Refusal> {
    let Place::NoPlanes(own) = p.unit(u).at else {
        return Some(Refusal::new(rule::FS_099, "refuse-refit-unit"));
    };
    if b.ise_rebuilt != Some(u) && b.ise_rebuilt.is_some_and(|v| matches!(p.unit(v).at, Place::NoPlanes(_))) {
        return Some(Refusal::new(rule::FS_346, "refuse-refit-bbv"));
    }
    let needs = planes(b, u);
    (at_hand(b, p, own) < needs).then(|| Refusal::because(rule::FS_100, Msg::new("refuse-refit-steps").int("steps", needs)))
}

/// Why an action with aircraft is refused.
pub fn why_not(b: &Board, p: &Position, a: &Action) -> Refusal {
    match *a {
        Action::Refit { unit } => refusal(b, p, unit).unwrap_or_else(|| Refusal::new(rule::FS_101, "refuse-refit-now")),
        Action::Convert { .. } => Refusal::new(rule::FS_106, "refuse-convert"),
        Action::Train { .. } => Refusal::new(rule::FS_338, "refuse-train"),
        Action::Aviation { .. } if trains(p) => Refusal::new(rule::FS_339, "refuse-aviation-trained"),
        Action::Aviation { steps, .. } if steps > marked(p) => Refusal::new(rule::FS_098, "refuse-aviation"),
        Action::Aviation { to, .. } | Action::PlaceAir { to, .. } if !homes(b, p).any(|s| s == to) => {
            Refusal::new(rule::FS_094, "refuse-no-home")
        }
        Action::PlaceAir { nation, steps, .. } if nation != Nation::Japan || steps == 0 || steps > unplaced(p) => {
            Refusal::new(rule::FS_094, "refuse-place-air")
        }
        _ => Refusal::new(rule::FS_006, "refuse-counters"),
    }
}

/// FS-094: steps stand at a base.
pub fn place(p: &mut Position, steps: u8, to: Space, log: &mut Log<Event>) {
    take(p, steps, false);
    p.add_air(plain(Nation::Japan, AirPlace::At(to), steps));
    log.event(rule::FS_092, Event::Arrived { item: japanese(steps), at: to });
}

/// FS-097, FS-374.
pub fn into_aviation(p: &mut Position, steps: u8, to: Space, log: &mut Log<Event>) {
    take(p, steps, true);
    p.add_air(plain(Nation::Japan, AirPlace::Aviation(to), steps));
    log.event(rule::FS_097, Event::Aviation { steps, at: to });
}

/// FS-338, FS-437: steps are trained for a year, and nothing brings them back before.
pub fn train(p: &mut Position, steps: u8, log: &mut Log<Event>) {
    take(p, steps, true);
    let turn = p.turn + YEAR;
    p.add_air(plain(Nation::Japan, AirPlace::Training(turn), steps));
    log.event(rule::FS_338, Event::Away { item: japanese(steps), why: Why::Training, turn });
}

/// FS-374: trained steps stand at the other base.
pub fn station(b: &Board, p: &mut Position, steps: u8, at: Space, log: &mut Log<Event>) {
    let from = homes(b, p).find(|s| *s != at && in_box(p, *s) >= steps);
    if let Some(from) = from
        && p.take_air(plain(Nation::Japan, AirPlace::Aviation(from), steps))
    {
        p.add_air(plain(Nation::Japan, AirPlace::Aviation(at), steps));
        p.diary.trained = p.diary.trained.saturating_sub(steps);
        log.event(rule::FS_374, Event::Stationed { item: japanese(steps), at });
    }
}

/// FS-099, FS-102: the carrier gets its planes, from its own box first, and stands in the base of its box.
pub fn refit(b: &Board, p: &mut Position, u: UnitId, log: &mut Log<Event>) {
    let Place::NoPlanes(at) = p.unit(u).at else { return };
    let steps = planes(b, u);
    let mut left = steps;
    let others: Vec<Space> = homes(b, p).filter(|s| *s != at).collect();
    for s in std::iter::once(at).chain(others) {
        let now = in_box(p, s).min(left);
        if now > 0 && p.take_air(plain(Nation::Japan, AirPlace::Aviation(s), now)) {
            left -= now;
        }
    }
    p.unit_mut(u).at = Place::At(at);
    p.diary.placeable.retain(|v| *v != u);
    log.event(rule::FS_102, Event::Refitted { unit: u, steps, at });
}

/// FS-106, FS-375: Naval Aviation becomes an ordinary reinforcement, for good.
pub fn convert(b: &Board, p: &mut Position, from: Space, steps: u8, log: &mut Log<Event>) {
    if p.take_air(plain(Nation::Japan, AirPlace::Aviation(from), steps)) {
        p.diary.trained = p.diary.trained.min(homes(b, p).map(|s| in_box(p, s)).sum());
        p.diary.arriving.push((Nation::Japan, steps, false));
        log.event(rule::FS_106, Event::Converted { steps, at: from });
        place_without_choice(b, p, log);
    }
}

/// With one base left, steps that cannot become Naval Aviation have nowhere else to go.
pub fn place_without_choice(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    if homes(b, p).count() > 1 || marked(p) > 0 {
        return;
    }
    place_rest(b, p, log);
}

/// FS-092: steps that were not placed stand at a base that has room for them, if there is one.
pub fn place_rest(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let steps = unplaced(p);
    if steps == 0 {
        return;
    }
    p.diary.arriving.clear();
    let fit = |s: &Space| {
        let most = most_steps(b, p, Nation::Japan, AirPlace::At(*s), 0, steps);
        let over = capacity::air(b, p, *s).is_some_and(|n| p.steps(Side::Japan, AirPlace::At(*s)) + most > n);
        (steps - most, over)
    };
    let Some(at) = homes(b, p).min_by_key(fit) else { return };
    let come = steps - fit(&at).0;
    if come < steps {
        log.event(rule::FS_001, Event::Cancelled { nation: Nation::Japan, steps: steps - come, kind: None });
    }
    if come > 0 {
        p.add_air(plain(Nation::Japan, AirPlace::At(at), come));
        log.event(rule::FS_092, Event::Arrived { item: japanese(come), at });
    }
}
