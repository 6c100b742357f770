//! Why something cannot go to a hex: the rule and what stands in the way. From the view alone, so that an answer tells no more than the
//! seat may know.

use crate::{
    board::Board,
    notation::number,
    phases::{flying, heading, plotting},
    position::{Af, Force, Phase, Place},
    scene::{self, words},
    types::{AfId, At, Dir, Side, Sky, TfId},
    view::{Open, View},
};
use ironbottom_kernel::{Msg, Refusal, Seat};

/// Why an order to a hex is refused; none if it is no such order or nothing refuses it.
pub fn explain(b: &Board, v: &View, seat: Seat, text: &str) -> Option<Refusal> {
    let side = Side::of(seat)?;
    let force = v.own[side.i()].as_ref()?;
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        ["head" | "go", to] => {
            let (_, af) = v.flying.filter(|(s, _)| *s == side)?;
            let a = force.af(af)?;
            let Place::Hex(from) = a.place else { return None };
            flight(b, v, a, from, At::read(to)?)
        }
        ["sail" | "course", tf, to] => course(b, v, force, number(tf, "tf")?, At::read(to)?),
        ["plot", af, to] => plot(b, v, force, number(af, "af")?, At::read(to)?),
        ["place", tf, to] => place(b, v, side, number(tf, "tf")?, At::read(to)?),
        ["shadow", _, to] => shadow(force, At::read(to)?),
        ["chase", to] => {
            let to = At::read(to)?;
            let at = match v.open.last() {
                Some(Open::Chase(s, Some(unit))) if *s == side => match unit {
                    crate::types::Unit::Tf(t) => force.tfs.get(*t as usize)?.at?,
                    crate::types::Unit::Af(a) => scene::af_at(b, force, *a)?,
                },
                _ => return None,
            };
            let far = at.distance(to) > 1;
            Some(if far { step_by_step(152, to) } else { Refusal::new(152, "refuse-chase") })
        }
        _ => None,
    }
}

fn step_by_step(rule: u16, to: At) -> Refusal {
    Refusal::because(rule, words::hex(Msg::new("refuse-next-hex"), to))
}

/// FT-174: so much is left, so far it is.
fn too_far(rule: u16, n: u32, far: u32, to: At) -> Refusal {
    let id = if n == 0 { "refuse-no-way-left" } else { "refuse-too-far" };
    Refusal::because(rule, words::hex(Msg::new(id).int("n", n).int("far", far), to))
}

/// What stands in the way of a flight between two hexes, on the straight way.
fn barrier(b: &Board, v: &View, from: At, to: At, high: bool) -> Option<Refusal> {
    let way: Vec<At> = from.hex().line(to.hex()).into_iter().filter_map(At::new).collect();
    way.windows(2).find_map(|w| {
        let r = flying::check_hex(b, &v.public, w[0], Some(w[1]), high).err()?;
        let named = |id: &'static str, at: At| Refusal::because(r.rule.0, words::hex(Msg::new(id), at));
        Some(match r.rule.0 {
            197 => named("refuse-mountain-at", if b.hex(w[1]).mountain { w[1] } else { w[0] }),
            40 => named("refuse-storm-at", w[1]),
            _ => r,
        })
    })
}

/// FT-174, FT-040, FT-041, FT-197: the formation being flown.
fn flight(b: &Board, v: &View, a: &Af, from: At, to: At) -> Option<Refusal> {
    let left = u32::from(a.mf(b, v.public.turn).saturating_sub(a.moved));
    let far = from.distance(to);
    let high = a.groups.iter().all(|g| g.high);
    if far == 0 {
        return None;
    }
    if far > left {
        return Some(too_far(174, left, far, to));
    }
    let refusal = if far == 1 {
        flying::check_hex(b, &v.public, from, Some(to), high).err()
    } else {
        heading::check(b, &v.public, a, from, to).err()
    };
    // Round what is in the way it is too far.
    refusal.map(|r| barrier(b, v, from, to, high).unwrap_or(r))
}

/// FT-120, FT-174, FT-040, FT-197: a hidden flight.
fn plot(b: &Board, v: &View, force: &Force, af: AfId, to: At) -> Option<Refusal> {
    let a = force.af(af)?;
    let end = scene::flight_end(b, force, af)?;
    let flown = a.plot.iter().filter(|l| matches!(l, crate::position::Leg::Go(_))).count() as u32;
    let left = u32::from(a.mf(b, v.public.turn)).saturating_sub(flown);
    let level = a.plot.iter().rev().find_map(|l| if let crate::position::Leg::Level(h) = l { Some(*h) } else { None });
    let high = level.unwrap_or_else(|| a.groups.iter().all(|g| g.high));
    match end.distance(to) {
        0 => None,
        far if far > left => Some(too_far(174, left, far, to)),
        1 => barrier(b, v, end, to, high),
        // What is in the way is more than that the way has several hexes.
        _ => Some(barrier(b, v, end, to, high).unwrap_or_else(|| step_by_step(120, to))),
    }
}

/// FT-158, FT-161, FT-044, FT-045, FT-053, FT-164: a course.
fn course(b: &Board, v: &View, force: &Force, tf: TfId, to: At) -> Option<Refusal> {
    let t = force.tfs.get(tf as usize)?;
    let start = t.at?;
    let end = scene::plot_end(b, force, tf)?;
    let named = |rule: u16, id: &'static str| Refusal::because(rule, Msg::new(id).msg("tf", words::tf(force, tf)));
    if t.leaves {
        return Some(Refusal::new(162, "refuse-left"));
    }
    if t.storm {
        return Some(named(44, "refuse-began-storm"));
    }
    if force.fleet(tf).any(|(_, s)| s.is_anchored()) {
        return Some(named(164, "refuse-anchored"));
    }
    let mf = u32::from(force.tf_mf(b, tf, v.public.turn));
    if mf == 0 {
        return Some(named(160, "refuse-still"));
    }
    let left = mf.saturating_sub(t.plot.len() as u32);
    let far = end.distance(to);
    if far == 0 {
        return None;
    }
    if far > left {
        return Some(too_far(158, left, far, to));
    }
    if b.waters(to).is_empty() {
        return Some(Refusal::new(161, "refuse-land"));
    }
    let to_wind = plotting::must_turn_to_wind(b, force, tf);
    let windward = |at: At, d: Dir| plotting::is_windward(b, &v.public, at, d);
    let water =
        if t.plot.is_empty() { t.water } else { t.plot.iter().try_fold((start, t.water), |(at, w), d| b.sail(at, w, *d))?.1 };
    if t.show_at.is_some() {
        return Some(Refusal::new(157, "refuse-shown-there"));
    }
    let (mut stormy, mut lee) = (false, false);
    for first in Dir::ALL {
        let Some((mid, w)) = b.sail(end, water, first) else { continue };
        let second = Dir::ALL.into_iter().find(|d| b.sail(mid, w, *d).is_some_and(|(x, _)| x == to));
        // As the second of two steps, as the only one, or as two at once.
        let (storm, wind) = match second {
            _ if mid == to => {
                let last = !t.plot.is_empty();
                let before = t.plot.first().is_some_and(|d| windward(start, *d));
                (last && v.public.sky(b, end) == Sky::Storm, last && to_wind && !before && !windward(end, first))
            }
            Some(d) if far == 2 => (v.public.sky(b, mid) == Sky::Storm, to_wind && !windward(end, first) && !windward(mid, d)),
            _ => continue,
        };
        // There is a way.
        if !storm && !wind {
            return None;
        }
        (stormy, lee) = (stormy || storm, lee || wind);
    }
    Some(match (stormy, lee) {
        (true, _) => Refusal::new(45, "refuse-storm-holds"),
        (_, true) => {
            let wind = v.public.wind(b, end).turned(3);
            let m = Msg::new("refuse-to-wind").msg("tf", words::tf(force, tf)).name("dir", format!("dir.{}", wind.id()));
            Refusal::because(53, m)
        }
        _ => Refusal::new(161, "refuse-land"),
    })
}

/// FT-008: where a task force begins.
fn place(b: &Board, v: &View, side: Side, tf: TfId, to: At) -> Option<Refusal> {
    let force = v.own[side.i()].as_ref()?;
    let zone = &b.scenarios[v.public.scenario as usize].forces[side.i()].tfs.get(tf as usize)?.zone;
    let name = |id: &'static str| Msg::new(id).msg("tf", words::tf(force, tf));
    if v.public.phase != Phase::SetUp || force.tfs.get(tf as usize)?.at.is_some() {
        return Some(Refusal::because(8, name("refuse-placed")));
    }
    if zone.contains(&to) {
        return None;
    }
    if b.waters(to).is_empty() {
        return Some(Refusal::new(161, "refuse-land-hex"));
    }
    Some(Refusal::because(8, words::hex(name("refuse-zone-of"), to)))
}

/// FT-145, FT-146: what cannot be shadowed there.
fn shadow(force: &Force, to: At) -> Option<Refusal> {
    let here = |air: bool| force.contacts.iter().any(|c| c.live && c.at == to && c.air == air);
    Some(match (here(false), here(true)) {
        (true, _) => Refusal::new(146, "refuse-shadow"),
        (_, true) => Refusal::new(145, "refuse-shadow-air"),
        _ => Refusal::new(146, "refuse-shadow-nothing"),
    })
}
