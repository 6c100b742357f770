//! Why something cannot go to a hex: the rule and what stands in the way. From the view alone, so that an answer tells no more than the
//! seat may know.

use crate::{
    action::Action,
    board::Board,
    names,
    notation::{self, fleet_of, number},
    phases::{self, flying::Flight, heading, plotting},
    position::{Desk, Force, Phase, Place},
    rule, scene,
    types::{AfId, At, Dir, Side, TfId, Unit},
    view::{Open, View},
};
use ironbottom_kernel::{Msg, Refusal, RuleId, Seat};

/// Why an order to a hex is refused; none if it is no such order or nothing refuses it.
pub fn explain(b: &Board, v: &View, seat: Seat, text: &str) -> Option<Refusal> {
    let force = v.own[Side::of(seat)?.i()].as_ref()?;
    let fleet = |tf: &str| fleet_of(&v.public.rules, force, tf);
    let words = notation::words(text);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let at = At::read(words.last()?)?;
    // Which way, or whose contact, does not matter: where to is asked.
    let order = match words.as_slice() {
        ["head" | "go", _] => Action::Head { at },
        ["sail" | "course" | "plot", tf, _] if tf.starts_with("tf") => Action::Sail { tf: fleet(tf)?, at },
        ["plot", af, _] => Action::Plot { af: number(af, "af")?, dir: Dir::N },
        ["place", tf, _] => Action::Place { tf: fleet(tf)?, at },
        ["shadow", _, _] => Action::Shadow { unit: Unit::Tf(0), contact: 0 },
        ["chase", _] => Action::Chase { dir: Dir::N },
        _ => return None,
    };
    why_not(b, v, seat, &order, at)
}

/// Why an order cannot be given to another hex; none if it is for no hex or nothing refuses it.
pub fn why_not(b: &Board, v: &View, seat: Seat, order: &Action, to: At) -> Option<Refusal> {
    let side = Side::of(seat)?;
    let force = v.own[side.i()].as_ref()?;
    let asked = v.open.is_empty() && !v.public.ready.has(seat);
    let (phase, desk) = (v.public.phase, force.desk);
    match *order {
        Action::Head { .. } | Action::Go { .. } => {
            let (_, af) = v.flying.filter(|(s, _)| *s == side)?;
            let a = force.af(af)?;
            let Place::Hex(from) = a.place else { return None };
            flight(b, v, force, af, from, to)
        }
        Action::Sail { tf, .. } | Action::Course { tf, .. } => {
            if asked && phase == Phase::Orders && desk == Desk::Tf {
                plotting::check_to(b, &v.public, force, tf, to).err()
            } else {
                Some(phases::when(phase, desk, &Action::Sail { tf, at: to }))
            }
        }
        Action::Plot { af, .. } => {
            if asked && phase == Phase::Orders && desk == Desk::Air {
                plot(b, v, force, af, to)
            } else {
                Some(phases::when(phase, desk, &Action::Plot { af, dir: Dir::N }))
            }
        }
        Action::Place { tf, .. } => place(b, v, side, tf, to),
        Action::Shadow { .. } => Some(if asked && phase == Phase::Shadow { shadow(force, to) } else { phases::not_now() }),
        Action::Chase { .. } => {
            let Some(Open::Chase(s, Some(unit))) = v.open.last() else { return None };
            if *s != side {
                return None;
            }
            let at = match unit {
                Unit::Tf(t) => force.tfs.get(*t as usize)?.at?,
                Unit::Af(a) => scene::af_at(b, force, *a)?,
            };
            match Dir::ALL.into_iter().find(|d| at.step(*d) == Some(to)) {
                Some(dir) => phases::shadow::check_step(b, &v.public, force, *unit, at, dir).err(),
                None => Some(step_by_step(rule::FT_152, to)),
            }
        }
        _ => None,
    }
}

fn step_by_step(rule: RuleId, to: At) -> Refusal {
    Refusal::because(rule, names::hex(Msg::new("refuse-next-hex"), to))
}

/// What stands in the way of a flight between two hexes, on the straight way.
fn barrier(b: &Board, v: &View, from: At, to: At, flight: Flight) -> Option<Refusal> {
    let way: Vec<At> = from.hex().line(to.hex()).into_iter().filter_map(At::new).collect();
    way.windows(2).find_map(|w| {
        let r = flight.check(b, &v.public, w[0], Some(w[1])).err()?;
        let named = |id: &'static str, at: At| Refusal::because(r.rule, names::hex(Msg::new(id), at));
        Some(match r.rule {
            rule::FT_197 => named("refuse-mountain-at", if b.hex(w[1]).mountain { w[1] } else { w[0] }),
            rule::FT_040 => named("refuse-storm-at", w[1]),
            _ => r,
        })
    })
}

/// FT-174, FT-040, FT-041, FT-197, FT-152: the formation being flown.
fn flight(b: &Board, v: &View, force: &Force, af: AfId, from: At, to: At) -> Option<Refusal> {
    let a = force.af(af)?;
    let left = u32::from(a.mf(b, v.public.turn).saturating_sub(a.moved));
    let far = from.distance(to);
    let flight = Flight::new(&v.public, force, af);
    if far == 0 {
        return None;
    }
    if far > left {
        return Some(names::too_far((&v.public.rules, force), rule::FT_174, (left, far), to, Unit::Af(af)));
    }
    let refusal = if far == 1 {
        flight.check(b, &v.public, from, Some(to)).err()
    } else {
        heading::check(b, &v.public, force, af, from, to).err()
    };
    // Round what is in the way it is too far.
    refusal.map(|r| barrier(b, v, from, to, flight).unwrap_or(r))
}

/// FT-120, FT-174, FT-040, FT-197: a hidden flight.
fn plot(b: &Board, v: &View, force: &Force, af: AfId, to: At) -> Option<Refusal> {
    let a = force.af(af)?;
    let end = scene::flight_end(b, force, af)?;
    let flown = a.plot.iter().filter(|l| matches!(l, crate::position::Leg::Go(_))).count() as u32;
    let left = u32::from(a.mf(b, v.public.turn)).saturating_sub(flown);
    let level = a.plot.iter().rev().find_map(|l| if let crate::position::Leg::Level(h) = l { Some(*h) } else { None });
    let flight = Flight { high: level.unwrap_or_else(|| a.groups.iter().all(|g| g.high)), target: None };
    match end.distance(to) {
        0 => None,
        far if far > left => Some(names::too_far((&v.public.rules, force), rule::FT_174, (left, far), to, Unit::Af(af))),
        1 => barrier(b, v, end, to, flight),
        // What is in the way is more than that the way has several hexes.
        _ => Some(barrier(b, v, end, to, flight).unwrap_or_else(|| step_by_step(rule::FT_120, to))),
    }
}

/// FT-008: where a task force begins.
fn place(b: &Board, v: &View, side: Side, tf: TfId, to: At) -> Option<Refusal> {
    let force = v.own[side.i()].as_ref()?;
    let zone = &b.scenarios[v.public.scenario as usize].forces[side.i()].tfs.get(tf as usize)?.zone;
    let name = |id: &'static str| Msg::new(id).msg("tf", names::tf(force, tf));
    if v.public.phase != Phase::SetUp || force.tfs.get(tf as usize)?.at.is_some() {
        return Some(Refusal::because(rule::FT_008, name("refuse-placed")));
    }
    if zone.contains(&to) {
        return None;
    }
    if b.waters(to).is_empty() {
        return Some(Refusal::new(rule::FT_161, "refuse-land-hex"));
    }
    Some(Refusal::because(rule::FT_008, names::hex(name("refuse-zone-of"), to)))
}

/// FT-145, FT-146: what cannot be shadowed there.
fn shadow(force: &Force, to: At) -> Refusal {
    let here = |air: bool| force.contacts.iter().any(|c| c.live && c.at == to && c.air == air);
    match (here(false), here(true)) {
        (true, _) => Refusal::new(rule::FT_146, "refuse-shadow"),
        (_, true) => Refusal::new(rule::FT_145, "refuse-shadow-air"),
        _ => Refusal::new(rule::FT_146, "refuse-shadow-nothing"),
    }
}
