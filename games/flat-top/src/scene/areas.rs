//! What is drawn over many hexes: weather, where contacts may be by now, ranges, and where fuel ends.

use super::{af_at, af_id, contact_id, fac_id, flight_end, plot_end, reports, tf_id};
use crate::names;
use crate::{
    board::Board,
    phases::heading,
    plans::home,
    position::{Force, Host, Place, Search},
    types::{AfId, At, FacId, Side, Sky, TfId, Unit},
    view::View,
};
use ironbottom_kernel::{
    Arg, Msg,
    scene::{Area, Look},
};
use std::collections::BTreeSet;

/// A ring larger than this would be the whole map.
const WIDEST: u32 = 16;

/// Hexes an hour of the fastest ships: what a contact may have sailed.
pub fn drift(b: &Board) -> u32 {
    b.classes.iter().map(|c| u32::from(c.mf)).max().unwrap_or(2)
}

fn names(hexes: impl IntoIterator<Item = At>) -> Vec<String> {
    hexes.into_iter().map(At::name).collect()
}

/// All hexes around one.
pub fn disc(at: At, radius: u32) -> impl Iterator<Item = At> {
    (0..=radius).flat_map(move |r| at.hex().ring(r)).filter_map(At::new)
}

fn ring(id: String, owner: Side, spaces: Vec<String>, label: Msg, piece: String) -> Area {
    Area { id, look: Look::Ring, owner: owner.id().to_owned(), spaces, label, piece }
}

/// All of them.
pub fn areas(b: &Board, v: &View) -> Vec<Area> {
    let mut out = weather(b, v);
    for side in Side::ALL {
        let Some(force) = &v.own[side.i()] else { continue };
        contacts(b, v, side, force, &mut out);
        ranges(b, v, side, force, &mut out);
        plots(b, side, force, &mut out);
        plans(b, side, force, &mut out);
        fuel(b, v, side, force, &mut out);
    }
    out
}

/// FT-038, FT-039: clouds and storms.
fn weather(b: &Board, v: &View) -> Vec<Area> {
    let near: BTreeSet<At> = v.public.clouds.iter().filter_map(|c| c.at).flat_map(|at| disc(at, 2)).collect();
    let of = |sky: Sky| names(near.iter().copied().filter(|at| v.public.sky(b, *at) == sky));
    let area = |id: &str, look: Look, sky: Sky, label: &'static str| Area {
        id: id.to_owned(),
        look,
        owner: String::new(),
        spaces: of(sky),
        label: Msg::new(label),
        piece: String::new(),
    };
    let mut all =
        vec![area("clouds", Look::Dots, Sky::Cloud, "area-cloud"), area("storms", Look::Dense, Sky::Storm, "area-storm")];
    all.retain(|a| !a.spaces.is_empty());
    all
}

/// Water that ships may have come to in so many hexes.
pub fn sailed(b: &Board, from: At, most: u32) -> BTreeSet<At> {
    let mut seen: BTreeSet<(At, u8)> = (0..b.waters(from).len() as u8).map(|w| (from, w)).collect();
    let mut edge: Vec<(At, u8)> = seen.iter().copied().collect();
    for _ in 0..most {
        let mut next = Vec::new();
        for (at, water) in edge {
            next.extend(crate::types::Dir::ALL.iter().filter_map(|d| b.sail(at, water, *d)).filter(|x| seen.insert(*x)));
        }
        edge = next;
    }
    seen.into_iter().map(|(at, _)| at).collect()
}

/// Where ships that were seen may be by now.
fn contacts(b: &Board, v: &View, side: Side, force: &Force, out: &mut Vec<Area>) {
    if v.own[side.other().i()].is_some() && v.public.end.is_none() {
        return;
    }
    let old = force.contacts.iter().rev().filter(|c| !c.air && !c.live && reports::is_shown(v, c));
    for c in old.take(6) {
        let hours = reports::hours(v, c);
        let may = sailed(b, c.at, (u32::from(hours) * drift(b)).min(WIDEST));
        out.push(Area {
            id: format!("may-{}", contact_id(side, c.id)),
            look: if hours <= 3 { Look::Maybe } else { Look::Faint },
            owner: side.other().id().to_owned(),
            spaces: names(may),
            label: Msg::new("area-may").int("hours", hours),
            piece: String::new(),
        });
    }
}

/// FT-080, FT-083: what bases, ships and searchers see, brought up by their pieces.
fn ranges(b: &Board, v: &View, side: Side, force: &Force, out: &mut Vec<Area>) {
    let sight = |row: usize| {
        let by = &b.charts.observation[usize::from(v.public.is_night(b))][0][row];
        by.iter().flat_map(|t| t.iter().rposition(|c| *c > 0)).max()
    };
    let radar = b.charts.radar.iter().rposition(|c| *c > 0).unwrap_or(0) as u32;
    let mut watch = |id: String, at: At, row: usize, sees: bool, has_radar: bool| {
        if let Some(r) = sight(row).filter(|_| sees) {
            let label = Msg::new("area-sight").int("n", r as i64);
            out.push(ring(format!("sight-{id}"), side, names(disc(at, r as u32)), label, id.clone()));
        }
        if has_radar {
            out.push(ring(format!("radar-{id}"), side, names(disc(at, radar)), Msg::new("area-radar").int("n", radar), id));
        }
    };
    for (i, f) in force.facs.iter().enumerate().filter(|(_, f)| !f.lost) {
        if let Host::Base(base) = f.host
            && let Some(at) = b.bases[base as usize].at
        {
            watch(fac_id(side, i as FacId), at, 0, true, f.radar);
        }
    }
    for (tf, t, at) in super::fleets(force) {
        watch(tf_id(side, tf), at, 1, t.shown, force.fleet(tf).any(|(_, s)| s.radar));
    }
    for (af, a, at) in force.in_air() {
        watch(af_id(side, af), at, 2, matches!(a.search, Search::Sees(_)), false);
    }
}

/// FT-144, FT-120: what was plotted, always drawn, for its owner: each way once, with all that go it.
fn plots(b: &Board, side: Side, force: &Force, out: &mut Vec<Area>) {
    let mut ways: Vec<(Vec<At>, At, Vec<Msg>, String)> = Vec::new();
    let mut add = |way: Vec<At>, end: At, unit: Msg, id: String| match ways.iter_mut().find(|(w, _, _, _)| *w == way) {
        Some((_, _, units, _)) => units.push(unit),
        None => ways.push((way, end, vec![unit], id)),
    };
    for (tf, t, at) in super::fleets(force).filter(|(_, t, _)| !t.plot.is_empty()) {
        let mut here = Some((at, t.water));
        let mut way = vec![at];
        for d in &t.plot {
            here = here.and_then(|(at, water)| b.sail(at, water, *d));
            way.extend(here.map(|(at, _)| at));
        }
        if let Some(end) = plot_end(b, force, tf) {
            add(way, end, names::tf(force, tf), tf_id(side, tf as TfId));
        }
    }
    for af in 0..force.afs.len() as AfId {
        let (Some(a), Some(start), Some(end)) = (force.af(af), af_at(b, force, af), flight_end(b, force, af)) else { continue };
        if a.plot.is_empty() {
            continue;
        }
        let legs = a.plot.iter().scan(start, |at, leg| {
            if let crate::position::Leg::Go(d) = leg {
                *at = at.step(*d)?;
            }
            Some(*at)
        });
        let mut way: Vec<At> = std::iter::once(start).chain(legs).collect();
        way.dedup();
        add(way, end, names::af(af), af_id(side, af));
    }
    for (way, end, units, id) in ways {
        let label = names::hex(Msg::new("area-course").arg("units", Arg::list(units)), end);
        let spaces: BTreeSet<At> = way.into_iter().collect();
        out.push(ring(format!("plot-{id}"), side, names(spaces), label, String::new()));
    }
}

/// Where units are led over the hours to come, and where the plan leads that is being drawn up.
fn plans(b: &Board, side: Side, force: &Force, out: &mut Vec<Area>) {
    let mut add = |id: String, unit: Msg, start: Option<At>, points: &[At]| {
        let Some(end) = points.last() else { return };
        let stops: Vec<At> = start.into_iter().chain(points.iter().copied()).collect();
        let way = stops.windows(2).flat_map(|w| w[0].hex().line(w[1].hex())).filter_map(At::new);
        let spaces: BTreeSet<At> = way.chain(points.iter().copied()).collect();
        let label = names::hex(Msg::new("area-plan").msg("unit", unit), *end);
        out.push(ring(format!("plan-{id}"), side, names(spaces), label, String::new()));
    };
    let plans = &force.plans;
    for c in &plans.courses {
        // The way round land is found hour by hour: the goal says enough.
        add(tf_id(side, c.tf), names::tf(force, c.tf), None, c.to.as_slice());
    }
    for m in &plans.missions {
        add(af_id(side, m.af), names::af(m.af), af_at(b, force, m.af), &m.points);
    }
    if let Some((Unit::Af(af), points)) = plans.draft.as_ref().map(|d| (d.unit, &d.points)) {
        add(format!("draft-{}", af_id(side, af)), names::af(af), af_at(b, force, af), points);
    }
}

/// FT-389: from where each formation can still land, and for the one being flown what lies beyond.
fn fuel(b: &Board, v: &View, side: Side, force: &Force, out: &mut Vec<Area>) {
    for (i, a) in force.afs.iter().enumerate() {
        let af = i as AfId;
        let (false, Place::Hex(at)) = (a.groups.is_empty(), a.place) else { continue };
        let way = home::way(b, &v.public, force, a, at);
        let reach = way.mf * home::hours_after(&v.public, way.deadline);
        let places = home::places(b, force, a);
        let id = af_id(side, af);
        if let (Some((fac, to)), true) = (way.to, reach > 0 && reach <= WIDEST) {
            let label = Msg::new("area-home")
                .name("place", names::fac_key(b, force, fac))
                .msg("hour", names::until(b, &v.public, way.deadline));
            out.push(ring(format!("home-{id}"), side, names(disc(to, reach)), label, id.clone()));
        }
        if v.flying == Some((side, af)) {
            let lost = |(to, _): &(At, u8)| !places.iter().any(|(_, p)| p.distance(*to) <= reach);
            let beyond = names(heading::costs(b, &v.public, force, af, at).into_iter().filter(lost).map(|(at, _)| at));
            if !beyond.is_empty() {
                out.push(Area {
                    id: format!("beyond-{id}"),
                    look: Look::Warn,
                    owner: side.id().to_owned(),
                    spaces: beyond,
                    label: Msg::new("area-beyond"),
                    piece: id,
                });
            }
        }
    }
}
