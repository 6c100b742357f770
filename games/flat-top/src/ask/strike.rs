//! Planning backwards from the landing hour.

use crate::{
    action::{Action, How},
    board::Board,
    names,
    plans::air,
    position::{Desk, Facility, Force, Lot, Phase, Public},
    types::{AfId, Arm, At, Class, Craft, DeckBox, FacId, Side, Unit},
    view::View,
};
use ironbottom_kernel::{
    Msg,
    ask::{Answer, Query},
};

/// The hours of one flight, as turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    /// Take-off.
    pub launch: u16,
    /// Over the target.
    pub over: u16,
    /// Back over where it came from.
    pub back: u16,
    /// The last turn in which it may land, the hour of the fight paid.
    pub land_by: u16,
}

/// FT-113, FT-118, FT-211: a flight with so much of its movement in the first hour as its take-off allows, a fight over the target, and
/// straight back.
pub fn times(b: &Board, craft: Craft, hexes: u32, launch: u16, class: Class) -> Times {
    let m = b.model(craft.model);
    let (first, mf) = (u32::from(class.reach(m.mf)), u32::from(m.mf).max(1));
    let over = launch + hexes.saturating_sub(first).div_ceil(mf) as u16;
    let home = hexes.div_ceil(mf).max(1) as u16;
    Times { launch, over, back: over + home, land_by: (launch + u16::from(m.endurance)).saturating_sub(2) }
}

/// FT-118: in which hours and with which part of their movement these take off, if nothing else does: what finds no room waits for the
/// next hour.
fn take_offs(b: &Board, force: &Force, f: &Facility, public: &Public, first: u16, n: u8) -> Vec<(u16, Class, u8)> {
    let (values, mut left) = (f.now(b, force), n);
    let mut out = Vec::new();
    for turn in first..first + 4 {
        let mut deck = f.clone();
        if turn > public.turn {
            deck.used = [0; 3];
        }
        for class in Class::ALL {
            let k = left.min(deck.room(values, class));
            left -= k;
            deck.used[class as usize] += k;
            if k > 0 {
                out.push((turn, class, k));
            }
        }
    }
    out
}

impl Times {
    /// Does the fuel last?
    pub const fn fits(&self) -> bool {
        self.back <= self.land_by
    }
}

/// The last turn of daylight from now on.
fn last_light(b: &Board, public: &Public) -> u16 {
    let night = |turn: u16| b.is_night(names::hour_of(b, public, turn));
    let mut turn = public.turn;
    while turn < public.turn + 24 && !night(turn + 1) {
        turn += 1;
    }
    turn
}

/// A table of what could be over that hex, and when.
pub fn strike(b: &Board, v: &View, space: &str) -> Answer {
    let Some(at) = At::read(space) else { return Answer::Refused(Msg::new("ask-no-hex").text("name", space)) };
    let mut rows = Vec::new();
    for force in v.own.iter().flatten() {
        for (i, _) in force.facs.iter().enumerate().filter(|(_, f)| !f.lost) {
            facility(b, v, force, i as FacId, at, &mut rows);
        }
    }
    // What can be flown comes first.
    rows.sort_by_key(|r| r[3] == dash());
    if rows.is_empty() {
        rows.push(vec![Msg::new("strike-none"), dash(), dash(), dash(), dash(), dash()]);
    }
    let heads = ["head-place", "head-alone", "head-launch", "head-over", "head-back", "head-land-by"];
    Answer::Table { heads: heads.map(Msg::new).to_vec(), rows }
}

/// Launches of all that stands Ready with bombs and comes home from that hex, each facility's in one formation and at its best speed, with
/// a mission that leads it there; refused where nothing can take off now.
pub fn sortie(b: &Board, v: &View, q: &Query) -> Answer {
    let none = || Answer::Refused(Msg::new("ask-no-sortie"));
    let Some((_, _, all)) = asked(b, v, q) else { return none() };
    let values: Result<Vec<_>, _> = all.iter().map(serde_json::to_value).collect();
    match values {
        Ok(values) if !values.is_empty() => Answer::Batch(values),
        _ => none(),
    }
}

/// Whose strike is asked about, at what, and its actions: all, or those of one place.
fn asked<'a>(b: &Board, v: &'a View, q: &Query) -> Option<(&'a Force, At, Vec<Action>)> {
    let side = Side::ALL.into_iter().find(|s| s.id() == q.arg("seat"))?;
    let (force, at) = (v.own[side.i()].as_ref()?, At::read(q.arg("space"))?);
    let all = launches(b, v, side, at, q.arg("from"));
    Some((force, at, all))
}

/// The places such a strike takes off from, in its order.
pub fn places(b: &Board, force: &Force, launches: &[Action]) -> Vec<String> {
    let from = |a: &Action| if let Action::Launch { fac, .. } = a { Some(names::fac_key(b, force, *fac)) } else { None };
    let mut all: Vec<String> = launches.iter().filter_map(from).collect();
    all.dedup();
    all
}

/// What such a strike would do, launch by launch; refused where the strike itself would be.
pub fn told(b: &Board, v: &View, q: &Query) -> Answer {
    let none = || Answer::Refused(Msg::new("ask-no-sortie"));
    let Some((force, at, all)) = asked(b, v, q) else { return none() };
    let hour = |turn: u16| names::until(b, &v.public, turn);
    let row = |a: &Action| {
        let Action::Launch { fac, craft, arm, n, class, .. } = *a else { return None };
        let t = times(b, craft, force.fac_at(b, fac)?.distance(at), v.public.turn, class);
        let place = Msg::thing(names::fac_key(b, force, fac));
        Some(vec![place, names::lot(b, craft, arm, n), hour(t.over), hour(t.back), hour(t.land_by)])
    };
    let rows: Vec<Vec<Msg>> = all.iter().filter_map(row).collect();
    let heads = ["head-place", "head-aircraft", "head-over", "head-back", "head-land-by"];
    if rows.is_empty() { none() } else { Answer::Table { heads: heads.map(Msg::new).to_vec(), rows } }
}

/// The actions of such a strike: of all places, or of the one named.
pub fn launches(b: &Board, v: &View, side: Side, target: At, place: &str) -> Vec<Action> {
    let mut out = Vec::new();
    let Some(force) = v.own[side.i()].as_ref() else { return out };
    let asked = v.public.phase == Phase::Orders && force.desk == Desk::Air && v.open.is_empty();
    if !asked || v.public.ready.has(side.seat()) || force.plans.draft.is_some() {
        return out;
    }
    let mut free = (0..force.afs.len() + force.facs.len()).map(|i| i as AfId).filter(|af| force.af(*af).is_none());
    for (i, f) in force.facs.iter().enumerate().filter(|(_, f)| !f.lost && f.step <= 2) {
        let fac = i as FacId;
        let Some(from) = force.fac_at(b, fac) else { continue };
        if !place.is_empty() && names::fac_key(b, force, fac) != place {
            continue;
        }
        let (mut deck, values, far) = (f.clone(), f.now(b, force), from.distance(target));
        let Some(class) = Class::ALL.into_iter().find(|c| deck.room(values, *c) > 0) else { continue };
        let mut sent: Vec<(Craft, Arm, u8)> = Vec::new();
        for l in f.lots.iter().filter(|l| l.bx == DeckBox::Ready && l.arm != Arm::None) {
            let n = l.n.min(deck.room(values, class));
            if n > 0 && times(b, l.craft, far, v.public.turn, class).fits() {
                deck.used[class as usize] += n;
                match sent.iter_mut().find(|(c, arm, _)| (*c, *arm) == (l.craft, l.arm)) {
                    Some((_, _, k)) => *k += n,
                    None => sent.push((l.craft, l.arm, n)),
                }
            }
        }
        let Some(af) = (if sent.is_empty() { None } else { free.next() }) else { continue };
        out.extend(sent.iter().map(|(craft, arm, n)| Action::Launch { fac, craft: *craft, arm: *arm, n: *n, class, af }));
        // FT-389: a mission keeps more in reserve than a strike needs that is flown by hand.
        let slowest = sent.iter().map(|(c, _, _)| u32::from(b.model(c.model).mf)).min().unwrap_or(0);
        let hours = sent.iter().map(|(c, _, _)| u32::from(b.model(c.model).endurance)).min().unwrap_or(0);
        let fuel = u32::from(class.reach(slowest as u8)) + slowest * hours.saturating_sub(2);
        if far > 0 && far <= air::LEG && 2 * far <= fuel {
            let goal = Action::Goal { at: target };
            out.extend([Action::Chart { unit: Unit::Af(af) }, goal, Action::Close { how: How::Stay }]);
        }
    }
    out
}

const fn dash() -> Msg {
    Msg::new("cell-none")
}

/// FT-122, FT-134, FT-390, FT-395: hours until it can take off with bombs. What is made ready in this hour may take off in it, if it has not
/// moved yet and its step is not over; what stands Ready without bombs must go back first. None: dispersed.
fn wait(v: &View, force: &Force, f: &Facility, l: &Lot) -> Option<u16> {
    let at_work = v.public.phase == Phase::Orders && force.desk == Desk::Air;
    let in_time = |step: u8| at_work && f.step <= step;
    match l.bx {
        DeckBox::Ready if l.arm != Arm::None => Some(u16::from(!in_time(2))),
        DeckBox::Readying => Some(u16::from(l.moved || !in_time(1))),
        DeckBox::Landed => Some(1 + u16::from(l.moved || !in_time(3))),
        DeckBox::Ready => Some(1 + u16::from(l.moved || !in_time(4))),
        DeckBox::Dispersed => None,
    }
}

fn facility(b: &Board, v: &View, force: &Force, fac: FacId, target: At, rows: &mut Vec<Vec<Msg>>) {
    let Some(from) = force.fac_at(b, fac) else { return };
    let f = &force.facs[fac as usize];
    let hour = |turn: u16| names::until(b, &v.public, turn);
    let hours = |l: &Lot| wait(v, force, f, l);
    let able = |l: &&Lot| Arm::ALL.into_iter().any(|a| a != Arm::None && b.model(l.craft.model).carries(a)) && hours(l).is_some();
    for l in f.lots.iter().filter(able) {
        let (first, far) = (v.public.turn + hours(l).unwrap_or(0), from.distance(target));
        let crafts = |n: u8| match l.arm {
            Arm::None => Msg::new("strike-if-armed").msg("crafts", names::crafts(b, l.craft, n)),
            _ => names::lot(b, l.craft, l.arm, n),
        };
        let place = Msg::thing(names::fac_key(b, force, fac));
        let all = take_offs(b, force, f, &v.public, first, l.n);
        let Some((_, best, _)) = all.first().copied() else {
            rows.push(vec![place, crafts(l.n), Msg::new("strike-no-deck"), dash(), dash(), dash()]);
            continue;
        };
        // Those that would be there at the same hour are told together.
        let mut parts: Vec<(Times, Class, u8)> = Vec::new();
        for (turn, class, n) in all {
            let t = times(b, l.craft, far, turn, class);
            match parts.iter_mut().find(|x| x.0 == t) {
                Some(x) => x.2 += n,
                None if t.fits() => parts.push((t, class, n)),
                None => {}
            }
        }
        if parts.is_empty() {
            let reach = (1..=99).take_while(|hexes| times(b, l.craft, *hexes, first, best).fits()).count();
            let why = Msg::new("strike-too-far").int("n", far).int("reach", reach as i64);
            rows.push(vec![place, crafts(l.n), why, dash(), dash(), hour(times(b, l.craft, far, first, best).land_by)]);
            continue;
        }
        let moving = |class: Class, what: Msg| match class {
            Class::Minimum => what,
            Class::Normal => Msg::new("strike-half").msg("what", what),
            Class::Maximum => Msg::new("strike-no-move").msg("what", what),
        };
        for (t, class, n) in &parts {
            let what = moving(*class, crafts(*n));
            rows.push(vec![place.clone(), what, hour(t.launch), hour(t.over), hour(t.back), hour(t.land_by)]);
        }
        // The first of them as late as they can be back by daylight.
        let late = last_light(b, &v.public);
        for (now, class, n) in parts.into_iter().take(1).filter(|(now, ..)| late > now.back && !v.public.is_night(b)) {
            let t = times(b, l.craft, far, now.launch + late - now.back, class);
            let what = Msg::new("strike-latest").msg("what", moving(class, crafts(n)));
            rows.push(vec![place.clone(), what, hour(t.launch), hour(t.over), hour(t.back), hour(t.land_by)]);
        }
    }
}
