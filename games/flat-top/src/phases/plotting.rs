//! 10: plots of task forces, in secret.

use crate::{
    action::Action,
    board::Board,
    event::Event,
    phases::{not_now, ready},
    position::{Anchor, Fate, Force, Host, Position, Public},
    types::{At, Dir, ShipId, Side, Sky, TfId, Unit},
};
use ironbottom_kernel::{Log, Refusal};

/// Where a plot has come to: the hex and its water; none: off the map.
pub fn end_of(b: &Board, p: &Position, side: Side, tf: TfId) -> Option<(At, u8)> {
    let t = &p.side(side).tfs[tf as usize];
    if t.leaves {
        return None;
    }
    t.plot.iter().try_fold((t.at?, t.water), |(at, water), d| b.sail(at, water, *d))
}

/// FT-053: is a step in this direction from this hex into the wind?
pub fn is_windward(b: &Board, public: &Public, at: At, dir: Dir) -> bool {
    public.wind(b, at).turned(3) == dir
}

/// FT-053, FT-367: does a CV or CVL of the task force launch more than its minimum?
pub fn must_turn_to_wind(b: &Board, force: &Force, tf: TfId) -> bool {
    force.facs.iter().any(|f| match f.host {
        Host::Ship(s) => {
            let ship = &force.ships[s as usize];
            let used: u16 = f.used.iter().map(|n| u16::from(*n)).sum();
            ship.tf == tf && ship.hull(b).is_carrier() && i32::from(used) > i32::from(f.now(b, force).0.minimum)
        }
        Host::Base(_) => false,
    })
}

/// Is it legal while task forces are plotted?
pub fn check(b: &Board, p: &Position, side: Side, a: &Action) -> Result<(), Refusal> {
    let force = p.side(side);
    match *a {
        Action::Course { tf, dir } => check_course(b, p, side, tf, dir),
        Action::Sail { tf, at } => check_sail(b, p, side, tf, at),
        Action::Anchor { ship } => {
            let Some(s) = force.ships.get(ship as usize).filter(|s| s.fate == Fate::Afloat) else { return Err(not_now()) };
            if !force.can_moor(b, s.tf) {
                return Err(Refusal::new(163, "refuse-no-anchorage"));
            }
            if s.anchor != Anchor::Up || !force.tfs[s.tf as usize].plot.is_empty() {
                return Err(Refusal::new(164, "refuse-anchor"));
            }
            Ok(())
        }
        Action::Weigh { ship } => match force.ships.get(ship as usize) {
            Some(s) if s.anchor == Anchor::Down && s.fate == Fate::Afloat => check_weigh(b, p, side, ship),
            _ => Err(Refusal::new(164, "refuse-anchor")),
        },
        Action::ShowAt { tf, step } => match force.tfs.get(tf as usize) {
            Some(t) if t.at.is_some() && t.show_at.is_none() && usize::from(step) <= t.plot.len() => Ok(()),
            _ => Err(Refusal::new(157, "refuse-show")),
        },
        Action::Hide { unit: Unit::Tf(tf) } => match force.tfs.get(tf as usize) {
            Some(t) if t.at.is_some() && t.shown && !t.hide => Ok(()),
            _ => Err(Refusal::new(67, "refuse-hide")),
        },
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

/// FT-020, FT-402, FT-131: under way a tender has half the capacity and room for floatplanes only; the rest must go before.
fn check_weigh(b: &Board, p: &Position, side: Side, ship: ShipId) -> Result<(), Refusal> {
    let force = p.side(side);
    let Some(f) = force.fac_of(ship).and_then(|f| force.fac(f)) else { return Ok(()) };
    let s = &force.ships[ship as usize];
    if f.lots.iter().any(|l| !b.model(l.craft.model).bases[2]) && s.hull(b).is_tender() {
        return Err(Refusal::new(131, "refuse-handling"));
    }
    match b.classes[s.class as usize].air.and_then(|a| a.mc) {
        Some(mc) if f.aboard() > u16::from(mc) => Err(Refusal::new(20, "refuse-full")),
        _ => Ok(()),
    }
}

/// FT-158, FT-161, FT-045, FT-053: one more step.
fn check_course(b: &Board, p: &Position, side: Side, tf: TfId, dir: Dir) -> Result<(), Refusal> {
    let force = p.side(side);
    let Some(t) = force.tfs.get(tf as usize).filter(|t| t.at.is_some()) else { return Err(not_now()) };
    let Some((at, water)) = end_of(b, p, side, tf) else { return Err(Refusal::new(162, "refuse-left")) };
    if t.plot.len() >= usize::from(force.tf_mf(b, tf, p.public.turn)) || t.show_at.is_some() {
        return Err(Refusal::new(158, "refuse-mf"));
    }
    if !t.plot.is_empty() {
        if p.public.sky(b, at) == Sky::Storm {
            return Err(Refusal::new(45, "refuse-storm"));
        }
        let before = t.at.zip(t.plot.first()).is_some_and(|(start, d)| is_windward(b, &p.public, start, *d));
        if must_turn_to_wind(b, p.side(side), tf) && !before && !is_windward(b, &p.public, at, dir) {
            return Err(Refusal::new(53, "refuse-wind"));
        }
    }
    if at.step(dir).is_none() {
        // FT-162: off the map, if the water reaches its edge.
        return if b.waters(at)[water as usize] & (1 << dir as u8) != 0 { Ok(()) } else { Err(Refusal::new(161, "refuse-land")) };
    }
    if b.sail(at, water, dir).is_some() { Ok(()) } else { Err(Refusal::new(161, "refuse-land")) }
}

/// FT-158, FT-160: where two steps lead that are legal one after the other, straight ways first; each hex once.
pub fn two_steps(b: &Board, p: &Position, side: Side, tf: TfId) -> Vec<(At, [Dir; 2])> {
    let mut out: Vec<(At, [Dir; 2])> = Vec::new();
    let force = p.side(side);
    let Some(t) = force.tfs.get(tf as usize) else { return out };
    let Some(start) = t.at.filter(|_| t.plot.is_empty() && !t.leaves && t.show_at.is_none()) else { return out };
    if force.tf_mf(b, tf, p.public.turn) < 2 {
        return out;
    }
    let to_wind = must_turn_to_wind(b, p.side(side), tf);
    for first in Dir::ALL {
        let Some((mid, water)) = b.sail(start, t.water, first) else { continue };
        // FT-045: a storm holds it.
        if p.public.sky(b, mid) == Sky::Storm {
            continue;
        }
        for turn in [0, 1, -1] {
            let second = first.turned(turn);
            let Some((end, _)) = b.sail(mid, water, second) else { continue };
            if to_wind && !is_windward(b, &p.public, start, first) && !is_windward(b, &p.public, mid, second) {
                continue;
            }
            match out.iter_mut().find(|(at, _)| *at == end) {
                // The straight way is the one that people mean.
                Some(known) if turn == 0 => known.1 = [first, second],
                Some(_) => {}
                None => out.push((end, [first, second])),
            }
        }
    }
    out
}

fn check_sail(b: &Board, p: &Position, side: Side, tf: TfId, to: At) -> Result<(), Refusal> {
    let force = p.side(side);
    let Some((t, at)) = force.tfs.get(tf as usize).and_then(|t| t.at.map(|at| (t, at))) else { return Err(not_now()) };
    if two_steps(b, p, side, tf).iter().any(|(end, _)| *end == to) {
        return Ok(());
    }
    if at.distance(to) != 2 || !t.plot.is_empty() || t.show_at.is_some() || force.tf_mf(b, tf, p.public.turn) < 2 {
        return Err(Refusal::new(158, "refuse-mf"));
    }
    Err(Refusal::new(161, "refuse-land"))
}

/// Hexes two steps off that could be plotted for.
pub fn list_sails(b: &Board, p: &Position, side: Side, out: &mut Vec<Action>) {
    for (tf, _, _) in p.side(side).at_sea() {
        out.extend(two_steps(b, p, side, tf).into_iter().map(|(at, _)| Action::Sail { tf, at }));
    }
}

/// What could be done.
pub fn list(b: &Board, p: &Position, side: Side, out: &mut Vec<Action>) {
    let force = p.side(side);
    for (tf, t, _) in force.at_sea() {
        out.extend(Dir::ALL.map(|dir| Action::Course { tf, dir }));
        if t.shown {
            out.push(Action::Hide { unit: Unit::Tf(tf) });
        }
        // FT-157: one that is on the map may be taken off it, or lost from sight, before it has sailed so far.
        out.extend((0..=t.plot.len() as u8).map(|step| Action::ShowAt { tf, step }));
        let moor = t.plot.is_empty() && force.can_moor(b, tf);
        for (ship, s) in force.fleet(tf) {
            match s.anchor {
                Anchor::Up if moor => out.push(Action::Anchor { ship }),
                Anchor::Down => out.push(Action::Weigh { ship }),
                _ => {}
            }
        }
    }
    out.push(Action::Done);
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, side: Side, a: &Action, log: &mut Log<Event>) {
    if *a == Action::Done {
        return ready(p, side, 144, log);
    }
    log.secret(144, Event::Did { side, action: *a }, side.only());
    if let Action::Sail { tf, at } = *a {
        let way = two_steps(b, p, side, tf).into_iter().find(|(end, _)| *end == at);
        p.side_mut(side).tfs[tf as usize].plot.extend(way.into_iter().flat_map(|(_, way)| way));
        return;
    }
    let force = p.side_mut(side);
    let anchor = |force: &mut crate::position::Force, ship: ShipId, to: Anchor| force.ships[ship as usize].anchor = to;
    match *a {
        Action::Course { tf, dir } => {
            let t = &mut force.tfs[tf as usize];
            let end = t.plot.iter().try_fold(t.at, |at, d| Some(at?.step(*d))).flatten();
            t.leaves = end.is_some_and(|at| at.step(dir).is_none());
            t.plot.push(dir);
        }
        Action::Anchor { ship } => anchor(force, ship, Anchor::Dropping),
        Action::Weigh { ship } => anchor(force, ship, Anchor::Weighing),
        Action::ShowAt { tf, step } => force.tfs[tf as usize].show_at = Some(step),
        Action::Hide { unit: Unit::Tf(tf) } => force.tfs[tf as usize].hide = true,
        _ => {}
    }
}
