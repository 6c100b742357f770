//! Planning backwards from the landing hour.

use crate::{
    board::Board,
    position::{Desk, Facility, Force, Lot, Phase, Public},
    scene::words,
    types::{Arm, At, Bx, Craft, FacId},
    view::View,
};
use ironbottom_kernel::{Msg, ask::Answer};

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

/// FT-113, FT-118, FT-211: a flight with whole movement in its first hour, a fight over the target, and straight back.
pub fn times(b: &Board, craft: Craft, hexes: u32, launch: u16) -> Times {
    let m = b.model(craft.model);
    let hours = hexes.div_ceil(u32::from(m.mf).max(1)).max(1) as u16;
    let over = launch + hours - 1;
    Times { launch, over, back: over + hours, land_by: (launch + u16::from(m.endurance)).saturating_sub(2) }
}

impl Times {
    /// Does the fuel last?
    pub const fn fits(&self) -> bool {
        self.back <= self.land_by
    }
}

/// The last turn of daylight from now on.
fn last_light(b: &Board, public: &Public) -> u16 {
    let night = |turn: u16| b.is_night(words::hour_of(b, public, turn));
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
    if rows.is_empty() {
        rows.push(vec![Msg::new("strike-none"), dash(), dash(), dash(), dash(), dash()]);
    }
    let heads = ["head-place", "head-aircraft", "head-launch", "head-over", "head-back", "head-land-by"];
    Answer::Table { heads: heads.map(Msg::new).to_vec(), rows }
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
        Bx::Ready if l.arm != Arm::None => Some(u16::from(!in_time(2))),
        Bx::Readying => Some(u16::from(l.moved || !in_time(1))),
        Bx::Landed => Some(1 + u16::from(l.moved || !in_time(3))),
        Bx::Ready => Some(1 + u16::from(l.moved || !in_time(4))),
        Bx::Dispersed => None,
    }
}

fn facility(b: &Board, v: &View, force: &Force, fac: FacId, target: At, rows: &mut Vec<Vec<Msg>>) {
    let Some(from) = force.fac_at(b, fac) else { return };
    let f = &force.facs[fac as usize];
    let hour = |turn: u16| words::hour(b, &v.public, turn);
    let hours = |l: &Lot| wait(v, force, f, l);
    let able = |l: &&Lot| Arm::ALL.into_iter().any(|a| a != Arm::None && b.model(l.craft.model).carries(a)) && hours(l).is_some();
    for l in f.lots.iter().filter(able) {
        let first = v.public.turn + hours(l).unwrap_or(0);
        let now = times(b, l.craft, from.distance(target), first);
        let what = match l.arm {
            Arm::None => Msg::new("strike-if-armed").msg("crafts", words::crafts(b, l.craft, l.n)),
            _ => words::lot(b, l.craft, l.arm, l.n),
        };
        let place = words::thing(words::fac_key(b, force, fac));
        if !now.fits() {
            rows.push(vec![
                place,
                what,
                Msg::new("strike-too-far").int("n", from.distance(target)),
                dash(),
                dash(),
                hour(now.land_by),
            ]);
            continue;
        }
        rows.push(vec![place.clone(), what.clone(), hour(now.launch), hour(now.over), hour(now.back), hour(now.land_by)]);
        // As late as it can be back by daylight.
        let late = last_light(b, &v.public);
        if late > now.back && !v.public.is_night(b) {
            let t = times(b, l.craft, from.distance(target), first + late - now.back);
            rows.push(vec![
                place,
                Msg::new("strike-latest").msg("what", what),
                hour(t.launch),
                hour(t.over),
                hour(t.back),
                hour(t.land_by),
            ]);
        }
    }
}
