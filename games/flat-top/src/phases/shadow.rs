//! 11: shadowing. Both name shadowers and targets in secret; dice; the targets sail as plotted, on the map; then the shadowers follow.
//!
//! A contact may be several task forces of one hex: it is shadowed as a whole, and the shadower must keep one of them in sight.

use crate::{
    action::Action,
    board::Board,
    event::Event,
    phases::{flying, intercept, not_now, plotting, ready, sailing, sighting},
    position::{Contact, Force, Frame, Phase, Place, Position, Public, Search, Shadow},
    rule,
    types::{At, Dir, Side, Sky, TfId, Unit},
};
use ironbottom_kernel::{Dice, Log, Refusal, SeatSet};

/// 4(a): all look; both are asked whether to shadow if anybody holds a task force at condition 2 or better. Both sides know whether.
pub fn begin(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    sighting::new_turn(p);
    p.public.phase = Phase::Shadow;
    sighting::look(b, p, log);
    if !sighting::may_shadow(p) {
        p.public.ready = SeatSet::first(2);
    }
}

/// Is it legal while shadowers are named?
pub fn check(b: &Board, p: &Position, side: Side, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Shadow { unit, contact } => check_shadow(b, p, side, unit, contact),
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

/// FT-145, FT-146, FT-150, FT-398: who may shadow what.
fn check_shadow(b: &Board, p: &Position, side: Side, unit: Unit, contact: u8) -> Result<(), Refusal> {
    let force = p.side(side);
    let Some(c) = force.contacts.get(contact as usize).filter(|c| c.live && !c.base) else {
        return Err(Refusal::new(rule::FT_146, "refuse-shadow"));
    };
    if c.air {
        return Err(Refusal::new(rule::FT_145, "refuse-shadow-air"));
    }
    if sighting::own_condition(b, p, side, unit, c.at) < 2 {
        return Err(Refusal::new(rule::FT_146, "refuse-shadow"));
    }
    if force.shadowing.iter().any(|(u, id)| *u == unit || *id == c.id) {
        return Err(Refusal::new(rule::FT_150, "refuse-shadow-once"));
    }
    Ok(())
}

/// What could be done.
pub fn list(p: &Position, side: Side, out: &mut Vec<Action>) {
    let force = p.side(side);
    for (i, _) in force.contacts.iter().enumerate().filter(|(_, c)| c.live && !c.air).take(255) {
        let contact = i as u8;
        out.extend(force.at_sea().map(|(tf, _, _)| Action::Shadow { unit: Unit::Tf(tf), contact }));
        out.extend(force.in_air().map(|(af, _, _)| Action::Shadow { unit: Unit::Af(af), contact }));
    }
    out.push(Action::Done);
}

/// Carries it out; FT-463: nothing of it is known before both are done.
pub fn apply(p: &mut Position, side: Side, a: &Action, log: &mut Log<Event>) {
    match *a {
        Action::Shadow { unit, contact } => {
            let force = p.side_mut(side);
            if let Some(id) = force.contacts.get(contact as usize).map(|c| c.id) {
                force.shadowing.push((unit, id));
            }
            log.secret(rule::FT_342, Event::Did { side, action: *a }, side.only());
        }
        Action::Done => ready(p, side, rule::FT_342, log),
        _ => {}
    }
}

/// The task forces of a contact.
fn targets(p: &Position, owner: Side, contact: u16) -> Vec<TfId> {
    p.side(owner).at_sea().filter(|(_, t, _)| t.tag == Some(contact)).map(|(tf, _, _)| tf).collect()
}

/// The hexes of a plot, the first included.
fn path(b: &Board, p: &Position, side: Side, tf: TfId) -> Vec<At> {
    let t = &p.side(side).tfs[tf as usize];
    let mut here = t.at.map(|at| (at, t.water));
    let mut out: Vec<At> = t.at.into_iter().collect();
    for dir in &t.plot {
        here = here.and_then(|(at, water)| b.sail(at, water, *dir));
        out.extend(here.map(|x| x.0));
    }
    out
}

fn set(p: &mut Position, side: Side, unit: Unit, shadow: Shadow) {
    let force = p.side_mut(side);
    match unit {
        Unit::Tf(t) => {
            let t = &mut force.tfs[t as usize];
            t.shadow = shadow;
            if shadow == Shadow::Failed {
                // FT-154: it does not move.
                t.plot.clear();
                (t.sailed, t.leaves) = (true, false);
            }
        }
        Unit::Af(a) => {
            let a = &mut force.afs[a as usize];
            // Whatever it had plotted (FT-399).
            (a.shadow, a.plotted, a.over) = (shadow, false, None);
            a.plot.clear();
        }
    }
}

/// Both have named their shadowers: dice, then the targets sail, then the shadowers follow, one after the other.
pub fn resolve(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    let named: Vec<(Side, Unit, u16)> =
        Side::ALL.into_iter().flat_map(|s| p.side(s).shadowing.iter().map(move |(u, id)| (s, *u, *id))).collect();
    // FT-155: task forces that name each other.
    let meets = |x: &(Side, Unit, u16), y: &(Side, Unit, u16)| match (x.1, y.1) {
        (Unit::Tf(a), Unit::Tf(c)) => x.0 != y.0 && targets(p, y.0, x.2).contains(&c) && targets(p, x.0, y.2).contains(&a),
        _ => false,
    };
    let mutual: Vec<bool> = named.iter().map(|x| named.iter().any(|y| meets(x, y))).collect();
    for (i, (side, unit, id)) in named.iter().copied().enumerate() {
        let at = p.side(side).contacts.iter().find(|c| c.id == id).map(|c| c.at);
        let Some(at) = at else { continue };
        let from = dice.rolled();
        let (die, holds) = if mutual[i] { (0, true) } else { roll(b, p, side, unit, id, dice) };
        set(p, side, unit, if holds { Shadow::Holds } else { Shadow::Failed });
        log.rolled(if mutual[i] { rule::FT_155 } else { rule::FT_147 }, Event::Shadowed { side, at, die, holds }, from, dice);
    }
    if mutual.contains(&true) && !p.public.rolled {
        flying::initiative(p, dice, log);
        p.public.rolled = true;
    }
    p.public.phase = Phase::Chase;
    // FT-155: of two that shadow each other one sails as plotted, the other follows freely.
    let second = |p: &Position, side: Side| (p.public.initiative == Some(side)) != p.public.rules.mutual_shadow_initiative_first;
    let mut sail: Vec<(Side, TfId)> = Vec::new();
    let mut follow: Vec<(Side, Unit)> = Vec::new();
    for (i, (side, unit, id)) in named.iter().copied().enumerate() {
        if sighting::shadow_of(p, side, unit) != Shadow::Holds {
            continue;
        }
        if !mutual[i] || second(p, side) {
            follow.push((side, unit));
        }
        if !mutual[i] || !second(p, side.other()) {
            sail.extend(targets(p, side.other(), id).into_iter().map(|t| (side.other(), t)));
        }
    }
    sail.retain(|(s, t)| !p.side(*s).tfs[*t as usize].sailed);
    // Who follows another freely in mutual shadowing is not moved by its plot.
    let free: Vec<(Side, Unit)> =
        named.iter().zip(&mutual).filter(|((s, ..), m)| **m && second(p, *s)).map(|((s, u, _), _)| (*s, *u)).collect();
    sail.retain(|(s, t)| !free.contains(&(*s, Unit::Tf(*t))));
    sail.sort_unstable();
    sail.dedup();
    sail_targets(b, p, &sail, log);
    // A task force that sailed as a target has made its move.
    follow.retain(|(s, u)| !matches!(u, Unit::Tf(t) if sail.contains(&(*s, *t))));
    follow.sort_by_key(|(s, _)| p.public.initiative == Some(*s));
    for (side, unit) in follow.into_iter().rev() {
        p.stack.push(Frame::Chase(side, unit));
        // FT-468, R85: who leaves a hex passes it as well. Shadowers are no secret any more.
        if let (Unit::Af(_), Some(at)) = (unit, place(p, side, unit)) {
            intercept::offer(p, side, at);
        }
    }
}

/// FT-147, FT-148, FT-149, FT-050, FT-051: the Shadow Table. The die is thrown in any case: the reason of a failure is not told.
fn roll(b: &Board, p: &Position, side: Side, unit: Unit, id: u16, dice: &mut Dice) -> (u8, bool) {
    let [af, tf, cloud, night] = b.charts.shadow;
    let die = dice.d6("shadow");
    let paths: Vec<Vec<At>> = targets(p, side.other(), id).into_iter().map(|t| path(b, p, side.other(), t)).collect();
    let over = |path: &Vec<At>, sky: Sky| path.iter().any(|at| p.public.sky(b, *at) == sky);
    let lost = paths.iter().all(|x| over(x, Sky::Storm));
    let handicap =
        if paths.iter().any(|x| over(x, Sky::Cloud)) { cloud } else { 0 } + if p.public.is_night(b) { night } else { 0 };
    (die, !lost && die + handicap <= if matches!(unit, Unit::Af(_)) { af } else { tf })
}

/// FT-151: the targets sail on the map exactly as plotted, one hex at a time; all look after each.
fn sail_targets(b: &Board, p: &mut Position, sail: &[(Side, TfId)], log: &mut Log<Event>) {
    for _ in 0..2 {
        let before = sighting::held_now(p);
        for (side, tf) in sail {
            sailing::one_step(b, p, *side, *tf, log);
        }
        sighting::look(b, p, log);
        sighting::slip_away(p, &before, log);
    }
    for (side, tf) in sail {
        let t = &mut p.side_mut(*side).tfs[*tf as usize];
        t.plot.clear();
        t.sailed = true;
    }
}

/// FT-452: the searches of the turn before lapse, and all look; what the enemy loses from sight by it is off the map (FT-067) before the
/// others sail.
pub fn finish(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let turn = p.public.turn;
    if !p.public.rules.af_watches_tf_phase {
        for a in p.sides.iter_mut().flat_map(|f| &mut f.afs) {
            if matches!(a.search, Search::Sees(t) if t < turn) {
                a.search = Search::None;
            }
        }
    }
    p.public.phase = Phase::Regroup;
    log.learned(SeatSet::ALL);
    sighting::look(b, p, log);
    sighting::lapse(p, log);
    sailing::sail(b, p, log);
}

/// The contact a shadower follows.
fn followed(force: &Force, unit: Unit) -> Option<&Contact> {
    let id = force.shadowing.iter().find(|(u, _)| *u == unit)?.1;
    force.contacts.iter().find(|c| c.id == id && c.live)
}

/// FT-152: where the target is that a unit shadows, as its side knows it: it has made its move before anything else does (FT-151). None:
/// it shadows nothing, or nothing is left of it.
pub fn target_of(public: &Public, force: &Force, unit: Unit) -> Option<At> {
    let shadow = match unit {
        Unit::Tf(t) => force.tfs.get(t as usize)?.shadow,
        Unit::Af(a) => force.af(a)?.shadow,
    };
    let id = force.shadowing.iter().find(|(u, _)| *u == unit && shadow == Shadow::Holds)?.1;
    force.contacts.iter().find(|c| c.id == id && c.turn == public.turn).map(|c| c.at)
}

/// FT-152: does a shadower that goes from one hex to the next keep its target in sight, or come closer where it does not see it?
pub fn check_sight(b: &Board, public: &Public, air: bool, target: At, from: At, to: At) -> Result<(), Refusal> {
    let row = if air { sighting::AF } else { sighting::TF };
    let sees = |from: At| public.sky(b, from) != Sky::Storm && sighting::table(b, public, row, from, target, false) > 0;
    let closer = || !sees(from) && to.distance(target) < from.distance(target);
    if sees(to) || closer() { Ok(()) } else { Err(Refusal::new(rule::FT_152, "refuse-chase")) }
}

fn place(p: &Position, side: Side, unit: Unit) -> Option<At> {
    match unit {
        Unit::Tf(t) => p.side(side).tfs.get(t as usize)?.at,
        Unit::Af(a) => match p.side(side).af(a)?.place {
            Place::Hex(at) => Some(at),
            _ => None,
        },
    }
}

/// Is it legal while a shadower moves?
pub fn check_chase(b: &Board, p: &Position, side: Side, unit: Unit, a: &Action) -> Result<(), Refusal> {
    let Some(at) = place(p, side, unit) else { return if *a == Action::Stop { Ok(()) } else { Err(not_now()) } };
    let af = if let Unit::Af(af) = unit { p.side(side).af(af) } else { None };
    match *a {
        // FT-346, FT-192: it moves, so it climbs, comes down and jettisons as any that flies.
        Action::Level { group, high } => flying::check_level(b, af.ok_or_else(not_now)?, p.public.turn, at, group, high),
        Action::Drop { group } => flying::check_drop(af.ok_or_else(not_now)?, group),
        Action::Chase { dir } => check_step(b, &p.public, p.side(side), unit, at, dir),
        Action::Stop => {
            let sees = followed(p.side(side), unit).is_none_or(|c| sighting::own_condition(b, p, side, unit, c.at) > 0);
            let stuck = || !Dir::ALL.iter().any(|d| check_step(b, &p.public, p.side(side), unit, at, *d).is_ok());
            if sees || stuck() { Ok(()) } else { Err(Refusal::new(rule::FT_152, "refuse-chase")) }
        }
        _ => Err(not_now()),
    }
}

/// FT-152, FT-399: within its movement, and so that it keeps its target in sight; out of range it must come closer.
pub fn check_step(b: &Board, public: &Public, force: &Force, unit: Unit, at: At, dir: Dir) -> Result<(), Refusal> {
    let turn = public.turn;
    let to = match unit {
        Unit::Tf(tf) => {
            let t = force.tfs.get(tf as usize).ok_or_else(not_now)?;
            if t.moved >= force.tf_mf(b, tf, turn) {
                return Err(Refusal::new(rule::FT_158, "refuse-mf"));
            }
            if t.moved > 0 && public.sky(b, at) == Sky::Storm {
                return Err(Refusal::new(rule::FT_045, "refuse-storm"));
            }
            let windward = t.windward || plotting::is_windward(b, public, at, dir);
            if t.moved > 0 && !windward && plotting::must_turn_to_wind(b, force, tf) {
                return Err(Refusal::new(rule::FT_053, "refuse-wind"));
            }
            b.sail(at, t.water, dir).ok_or(Refusal::new(rule::FT_161, "refuse-land"))?.0
        }
        Unit::Af(af) => {
            let a = force.af(af).ok_or_else(not_now)?;
            if a.moved >= a.mf(b, turn) {
                return Err(Refusal::new(rule::FT_174, "refuse-mf"));
            }
            flying::check_hex(b, public, at, at.step(dir), a.groups.iter().all(|g| g.high))?;
            at.step(dir).ok_or(Refusal::new(rule::FT_343, "refuse-edge"))?
        }
    };
    let Some(c) = followed(force, unit) else { return Err(Refusal::new(rule::FT_152, "refuse-chase")) };
    check_sight(b, public, matches!(unit, Unit::Af(_)), c.at, at, to)
}

/// What could be done with it.
pub fn list_chase(p: &Position, side: Side, unit: Unit, out: &mut Vec<Action>) {
    out.extend(Dir::ALL.map(|dir| Action::Chase { dir }));
    out.push(Action::Stop);
    if let Unit::Af(af) = unit
        && let Some(a) = p.side(side).af(af)
    {
        for (i, g) in a.groups.iter().enumerate() {
            let group = i as u8;
            out.extend([Action::Level { group, high: !g.high }, Action::Drop { group }]);
        }
    }
}

/// Carries it out.
pub fn chase(b: &Board, p: &mut Position, side: Side, unit: Unit, a: &Action, log: &mut Log<Event>) {
    if let (Unit::Af(af), Action::Level { .. } | Action::Drop { .. }) = (unit, a) {
        // FT-104: it is seen when it goes on or is done; until then its owner may think again.
        log.secret(rule::FT_399, Event::Did { side, action: *a }, side.only());
        let x = &mut p.side_mut(side).afs[af as usize];
        match *a {
            Action::Level { group, high } => flying::level(x, group, high),
            Action::Drop { group } => flying::drop_arms(x, group),
            _ => {}
        }
        return;
    }
    log.learned(SeatSet::ALL);
    let (Action::Chase { dir }, Some(from)) = (*a, place(p, side, unit)) else {
        p.stack.pop();
        log.secret(rule::FT_399, Event::Did { side, action: *a }, side.only());
        match unit {
            // FT-153: if it has moved; otherwise it sails as plotted with the others (FT-157).
            Unit::Tf(t) => {
                if let Some(t) = p.side_mut(side).tfs.get_mut(t as usize) {
                    t.sailed = t.moved > 0;
                }
            }
            Unit::Af(af) => {
                if let Some(a) = p.side_mut(side).afs.get_mut(af as usize) {
                    flying::settle(b, a);
                }
            }
        }
        // Now it is at rest.
        return sighting::look(b, p, log);
    };
    let mut to = from;
    match unit {
        Unit::Tf(tf) => {
            let windward = plotting::is_windward(b, &p.public, from, dir);
            let t = &mut p.side_mut(side).tfs[tf as usize];
            if let Some((next, water)) = b.sail(from, t.water, dir) {
                (t.at, t.water) = (Some(next), water);
                to = next;
            }
            t.moved += 1;
            t.windward |= windward;
            // FT-153: this is its move of the turn, whatever it had plotted.
            t.plot.clear();
            t.leaves = false;
        }
        Unit::Af(af) => {
            let a = &mut p.side_mut(side).afs[af as usize];
            if let Some(next) = from.step(dir) {
                (a.place, to) = (Place::Hex(next), next);
            }
            a.moved += 1;
            (a.levels, a.over) = (0, None);
        }
    }
    log.secret(rule::FT_399, Event::Flew { side, from, to }, side.only());
    sighting::look(b, p, log);
    if matches!(unit, Unit::Af(_)) {
        intercept::offer(p, side, to);
    }
}
