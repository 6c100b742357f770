//! 13.4: plotted flights follow their plot, leg by leg, before anything else takes off.

use crate::{
    board::Board,
    event::Event,
    phases::{
        flying::{check_go, fly_hex, take_off},
        landing, sighting,
    },
    position::{AirFormation, AirStep, Force, Frame, Group, Host, Leg, Phase, Place, Position},
    types::{AfId, At, Dir, FacId, Side, Sky},
};
use ironbottom_kernel::{Dice, Log};

/// FT-173: the plotted flights, one after the other; then take-offs.
pub fn next_plotted(b: &Board, p: &mut Position, side: Side) {
    let force = p.side(side);
    let next = force
        .afs
        .iter()
        .position(|a| !a.groups.is_empty() && a.plotted && !a.done && matches!(a.place, Place::Deck | Place::Hex(_)));
    match next {
        Some(af) => {
            take_off(b, p, side, af as AfId);
            p.stack.push(Frame::Walk(side, af as AfId));
        }
        None => p.public.phase = Phase::Air(side, AirStep::TakeOff),
    }
}

/// One leg of a plotted flight; after each hex somebody may look and somebody may intercept.
pub fn walk(b: &Board, p: &mut Position, side: Side, af: AfId, dice: &mut Dice, log: &mut Log<Event>) {
    let over = |p: &mut Position| {
        p.stack.retain(|f| *f != Frame::Walk(side, af));
        if let Some(a) = p.side_mut(side).afs.get_mut(af as usize) {
            (a.done, a.levels) = (true, 0);
            a.plot.clear();
        }
    };
    let Some(a) = p.side(side).af(af) else { return over(p) };
    let Some(leg) = a.plot.first().copied() else { return over(p) };
    let there = a.place;
    let goes = matches!(leg, Leg::Go(dir) if check_leg(b, p, side, af, a, dir));
    p.side_mut(side).afs[af as usize].plot.remove(0);
    match leg {
        Leg::Level(high) => level_all(&mut p.side_mut(side).afs[af as usize], high),
        Leg::Go(dir) if goes => fly_hex(b, p, side, af, dir, log),
        // The ships it took off from have sailed, and the way they leave it is barred.
        Leg::Go(_) => over(p),
        Leg::Land(fac) if is_off_map(b, p.side(side), fac) => {
            leave(b, p, side, af, fac);
            sighting::look(b, p, log);
        }
        Leg::Land(fac) => {
            // FT-195, FT-394: what it was to land on may have sailed away.
            if p.side(side).fac_at(b, fac).is_some_and(|at| there == Place::Hex(at)) {
                landing::land_all(b, p, side, af, fac, dice, log);
            }
            sighting::look(b, p, log);
        }
    }
}

/// FT-174, FT-040, FT-197: can it fly this leg of its plot? Into a storm only to land there.
fn check_leg(b: &Board, p: &Position, side: Side, af: AfId, a: &AirFormation, dir: Dir) -> bool {
    let Place::Hex(at) = a.place else { return false };
    let lands = matches!(a.plot.get(1), Some(Leg::Land(_))) && a.moved < a.mf(b, p.public.turn) && !b.hex(at).mountain;
    let storm = |to: At| p.public.sky(b, to) == Sky::Storm && !b.hex(to).mountain;
    check_go(b, p, side, af, at, dir).is_ok() || (lands && at.step(dir).is_some_and(storm))
}

/// All of a formation at one altitude: groups that differed in nothing else are one.
pub fn level_all(a: &mut AirFormation, high: bool) {
    for g in std::mem::take(&mut a.groups) {
        a.add(Group { high, ..g });
    }
}

/// A base off the map.
pub fn is_off_map(b: &Board, force: &Force, fac: FacId) -> bool {
    force.fac(fac).is_some_and(|f| matches!(f.host, Host::Base(i) if b.bases[i as usize].at.is_none()))
}

/// FT-181, FT-408: off the map, to a base there; only from a hex of the map (FT-204). It comes down on the way, to land there low
/// (FT-195).
pub fn leave(b: &Board, p: &mut Position, side: Side, af: AfId, fac: FacId) {
    let turn = p.public.turn;
    let force = p.side_mut(side);
    let Host::Base(i) = force.facs[fac as usize].host else { return };
    let a = &mut force.afs[af as usize];
    let Place::Hex(at) = a.place else { return };
    let hours = b.bases[i as usize].entries.iter().find(|(e, _)| *e == at).map_or(1, |(_, h)| *h);
    level_all(a, false);
    (a.place, a.shown, a.held, a.over) = (Place::Home(fac, turn + u16::from(hours)), false, 0, None);
}
