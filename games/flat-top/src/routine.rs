//! What standing orders answer for a side, and when "continue until something happens" ends.
//!
//! Who is asked never depends on a side's secrets, so nothing is skipped: a side's own orders answer for it, as a person would who
//! answers at once. They know what the side knows and nothing else.

use crate::{
    action::{Action, Order},
    battle::{BattleStep, Target},
    board::{Board, Role},
    event::Event,
    phases, plans,
    position::{Af, AirStep, Desk, Facility, Fate, Force, Frame, Group, Halt, Lot, Phase, Place, Position},
    prompt, rule,
    scene::home,
    types::{AfId, Arm, Bx, FacId, Side, TfId, Unit},
    view::{Open, View},
};
use ironbottom_kernel::Log;

/// What the orders and plans of a side answer now; none: it is asked.
pub fn answer(b: &Board, v: &View, side: Side, legal: &[Action]) -> Option<Action> {
    let force = v.own[side.i()].as_ref()?;
    if let Some(a) = plans::next(b, v, side, legal) {
        return Some(a);
    }
    if v.public.phase == Phase::SetUp {
        return None;
    }
    let pass = || legal.iter().copied().find(|a| matches!(a, Action::Done | Action::Next));
    if let Some(a) = flown(b, v, force, legal).or_else(|| flak(v, side, legal)) {
        return Some(a);
    }
    if let Some(a) = hide(v, force, legal) {
        return Some(a);
    }
    if let Some(a) = forced(b, v, side, force, legal) {
        return Some(a);
    }
    let passes = match (v.open.last(), v.public.phase) {
        (Some(Open::Late(_)), _) => force.routine.go,
        (Some(_), _) => false,
        // 12.3: nobody regroups every hour.
        (None, Phase::Regroup) => (force.routine.go || !force.routine.regroup) && !regroups(force),
        (None, _) => force.routine.go,
    };
    if passes { pass() } else { None }
}

/// Between fights and flights whoever has nothing to do wants to go on, and may want to be asked again.
pub fn beside(v: &View, order: &Action) -> bool {
    let passes = v.open.is_empty() && v.public.phase != Phase::SetUp;
    passes && matches!(order, Action::Order(Order::Continue(_)))
}

/// Is nothing in contact with anything and nothing in the air, on neither side?
pub fn quiet(p: &Position) -> bool {
    let calm = |f: &Force| !f.contacts.iter().any(|c| c.live && !c.base) && f.afs.iter().all(|a| a.groups.is_empty());
    p.public.phase != Phase::SetUp && p.battle.is_none() && p.sides.iter().all(calm)
}

/// Has the side begun to regroup, or to put task forces on the map? (What was told to hide may have been told by an order.)
fn regroups(force: &Force) -> bool {
    force.tfs.iter().any(|t| t.flipped && !t.shown) || force.ships.iter().any(|s| s.shifted)
}

/// The only answer there is, beside drawing up a plan, if nothing was decided in this window that could still be taken back.
fn forced(b: &Board, v: &View, side: Side, force: &Force, legal: &[Action]) -> Option<Action> {
    let mut real = legal.iter().filter(|a| !matches!(a, Action::Chart { .. }));
    let (Some(only), None) = (real.next(), real.next()) else { return None };
    let at_rest = match (v.open.last(), v.public.phase) {
        (None, Phase::Orders) if force.desk == Desk::Air => {
            let moved = force.facs.iter().flat_map(|f| &f.lots).any(|l| l.moved);
            !moved && force.afs.iter().all(|a| a.groups.is_empty() || a.place != Place::Deck && !a.plotted)
        }
        (None, Phase::Orders) => {
            return force.tfs.iter().all(|t| t.plot.is_empty() && t.show_at.is_none()).then_some(*only);
        }
        (None, Phase::Regroup) => force.tfs.iter().all(|t| !t.flipped) && !regroups(force),
        _ => true,
    };
    (at_rest && prompt::only_passes(b, v, side, force, legal)).then_some(*only)
}

/// FT-174: scouts that have flown all they can, and have nothing to land on or to join here, are done.
fn flown(b: &Board, v: &View, force: &Force, legal: &[Action]) -> Option<Action> {
    let Some(Open::Fly(af)) = v.open.last() else { return None };
    let scouts = |g: &Group| b.model(g.craft.model).role != Role::Fighter && !g.armed;
    let rest = |a: &Action| {
        matches!(
            a,
            Action::Stop
                | Action::Chart { .. }
                | Action::Level { .. }
                | Action::Ditch { .. }
                | Action::Drop { .. }
                | Action::Part { .. }
        )
    };
    let done = !force.routine.flown && force.af(*af).is_some_and(|a| a.groups.iter().all(scouts)) && legal.iter().all(rest);
    (done && legal.contains(&Action::Stop)).then_some(Action::Stop)
}

/// FT-239, FT-243: where every gun has one attack of each formation to fire at, and none was aimed yet, all fire at those. That is what
/// whoever aims nothing does, and fire costs nothing.
fn flak(v: &View, side: Side, legal: &[Action]) -> Option<Action> {
    let f = v.battle.as_deref().filter(|f| matches!(v.open.last(), Some(Open::Battle)) && f.step == BattleStep::Flak)?;
    let wave = |sortie: u8| f.raids[side.other().i()].get(usize::from(sortie)).map(|r| r.wave);
    let mut aims: Vec<(Target, Option<u8>)> = Vec::new();
    for a in legal {
        match *a {
            Action::Flak { by, sortie } => aims.push((by, wave(sortie))),
            Action::Done => {}
            _ => return None,
        }
    }
    let all = aims.len();
    aims.sort_unstable();
    aims.dedup();
    (aims.len() == all && f.own(side).aims.is_empty() && legal.contains(&Action::Done)).then_some(Action::Done)
}

/// FT-067, FT-416: what is on the map for no reason any more is taken off it: a task force that nobody observes and that its owner did
/// not put there himself, and a patrol over a hidden one.
fn hide(v: &View, force: &Force, legal: &[Action]) -> Option<Action> {
    if force.routine.stay || !v.open.is_empty() {
        return None;
    }
    let hidden = |tf: TfId| force.tfs.get(tf as usize).is_some_and(|t| t.at.is_some() && !t.shown);
    let is = |a: &&Action| match **a {
        Action::Hide { unit: Unit::Tf(tf) } => force.tfs.get(tf as usize).is_some_and(|t| !t.posted && !meets(v, force, tf)),
        Action::Hide { unit: Unit::Af(af) } => force.af(af).is_some_and(|x| x.over.is_some_and(hidden)),
        _ => false,
    };
    legal.iter().find(is).copied()
}

/// Does a task force share its hex with the enemy? Then it may be there to fight.
fn meets(v: &View, force: &Force, tf: TfId) -> bool {
    let at = force.tfs.get(tf as usize).and_then(|t| t.at);
    let contact = force.contacts.iter().any(|c| c.live && !c.air && Some(c.at) == at);
    contact || v.markers.iter().any(|m| !m.air && Some(m.at) == at && v.own[m.side.i()].is_none())
}

/// What a side that continues had before an action.
pub struct Watched {
    side: Side,
    force: Force,
    turn: u16,
    night: bool,
    air: bool,
}

/// The sides that continue, as they are before an action.
pub fn watch(b: &Board, p: &Position) -> Vec<Watched> {
    let one = |side: Side| Watched {
        side,
        force: p.side(side).clone(),
        turn: p.public.turn,
        night: p.public.is_night(b),
        air: p.public.mover() == Some(side),
    };
    Side::ALL.into_iter().filter(|s| p.side(*s).routine.go).map(one).collect()
}

/// A side that decides something has seen why it is asked again. What could only be passed, or is passed by an order, it may not have
/// seen.
pub fn heed(b: &Board, p: &mut Position, side: Side, a: &Action) {
    let routine = &p.side(side).routine;
    if routine.halts.is_empty() {
        return;
    }
    let by_order = match a {
        Action::Hide { .. } => true,
        Action::Done => p.public.phase == Phase::Regroup && p.stack.is_empty() && !routine.regroup,
        _ => false,
    };
    let mut legal = Vec::new();
    phases::list(b, p, side, &mut legal);
    if !by_order && legal.len() > 1 {
        p.side_mut(side).routine.halts.clear();
    }
}

/// Something happened to a side that continues: it is asked again, and told why.
pub fn halt(b: &Board, p: &mut Position, watched: &[Watched], log: &mut Log<Event>) {
    if p.public.end.is_some() {
        return;
    }
    for w in watched {
        let why = reasons(b, p, w);
        if why.is_empty() {
            continue;
        }
        let routine = &mut p.side_mut(w.side).routine;
        (routine.go, routine.halts) = (false, why.clone());
        log.secret(rule::FT_028, Event::Halted { side: w.side, why }, w.side.only());
    }
}

/// Why a side should be asked again, from what it has and knows.
fn reasons(b: &Board, p: &Position, w: &Watched) -> Vec<Halt> {
    let (was, is) = (&w.force, p.side(w.side));
    let mut out = Vec::new();
    contacts(was, is, &mut out);
    seen(was, is, &mut out);
    let hits = |f: &Force| {
        let ships: u32 = f.ships.iter().map(|s| u32::from(s.hits) + u32::from(s.fate == Fate::Sunk)).sum();
        let lost: u32 = f.lost_today.iter().map(|(_, n)| u32::from(*n)).sum();
        (ships, lost, f.facs.iter().map(|x| u32::from(x.lost)).sum::<u32>())
    };
    let ((ships, lost, facs), (ships_now, lost_now, facs_now)) = (hits(was), hits(is));
    let bombed = was.facs.iter().zip(&is.facs).any(|(a, b)| b.hits > a.hits);
    if ships_now > ships || lost_now > lost || facs_now > facs || bombed {
        out.push(Halt::Hit);
    }
    for c in was.plans.courses.iter().filter(|c| c.to.is_some() && is.plans.course(c.tf).is_none()) {
        if is.tfs.get(c.tf as usize).is_some_and(|t| t.at == c.to) {
            out.push(Halt::Goal(c.tf));
        }
    }
    if asked(b, p, w.side) {
        out.push(Halt::Asked);
    }
    decks(was, is, &mut out);
    let due = |f: &Force| f.due.iter().map(|(_, n)| u32::from(*n)).sum::<u32>();
    let came = |(a, b): (&crate::position::Af, &crate::position::Af)| {
        matches!((a.place, b.place), (Place::Out(..), Place::Hex(_))) && !b.groups.is_empty()
    };
    if due(is) > due(was) || was.afs.iter().zip(&is.afs).any(came) {
        out.push(Halt::Arrived);
    }
    let hour = p.public.turn != w.turn;
    if hour || (p.public.mover() == Some(w.side) && !w.air) {
        out.extend(must_turn(b, p, w.side).map(Halt::Fuel));
    }
    match (hour, w.night, p.public.is_night(b)) {
        (true, true, false) => out.push(Halt::Dawn),
        (true, false, true) => out.push(Halt::Dusk),
        _ => {}
    }
    out.sort_unstable();
    out.dedup();
    out
}

/// New contacts and lost ones; those that are seen better than before are new.
fn contacts(was: &Force, is: &Force, out: &mut Vec<Halt>) {
    let live = |f: &Force, id: u16| f.contacts.iter().find(|c| c.id == id && c.live && !c.base).map(|c| c.condition);
    for c in is.contacts.iter().filter(|c| c.live && !c.base) {
        if live(was, c.id).is_none_or(|before| before < c.condition) {
            out.push(Halt::Contact(c.at));
        }
    }
    out.extend(was.contacts.iter().filter(|c| c.live && !c.base && live(is, c.id).is_none()).map(|c| Halt::Lost(c.at)));
}

/// Units that the enemy observes and did not before.
fn seen(was: &Force, is: &Force, out: &mut Vec<Halt>) {
    for (tf, t, _) in is.at_sea() {
        if t.held > 0 && was.tfs.get(tf as usize).is_some_and(|x| x.held == 0) {
            out.push(Halt::Seen(Unit::Tf(tf)));
        }
    }
    for (af, a, _) in is.in_air() {
        if a.held > 0 && was.af(af).is_some_and(|x| x.held == 0) {
            out.push(Halt::Seen(Unit::Af(af)));
        }
    }
}

/// Aircraft that became Ready with something to drop, or have landed: what is readied unarmed by an order is no news.
fn decks(was: &Force, is: &Force, out: &mut Vec<Halt>) {
    // FT-173: what a plan brings home is no news either.
    let fewer = |(i, a): (usize, &Af)| {
        let af = i as AfId;
        was.plans.mission(af).is_none() && is.af(af).map_or(0, Af::factors) < a.factors()
    };
    let unplanned = was.afs.iter().enumerate().any(fewer);
    for (i, (a, b)) in was.facs.iter().zip(&is.facs).enumerate() {
        let count = |f: &Facility, is: fn(&Lot) -> bool| f.lots.iter().filter(|l| is(l)).map(|l| u32::from(l.n)).sum::<u32>();
        let armed = |f: &Facility| count(f, |l| l.bx == Bx::Ready && l.arm != Arm::None);
        let landed = |f: &Facility| count(f, |l| l.bx == Bx::Landed);
        if armed(b) > armed(a) {
            out.push(Halt::Ready(i as FacId));
        }
        if landed(b) > landed(a) && unplanned {
            out.push(Halt::Landed(i as FacId));
        }
    }
}

/// Is the side asked something that only it can decide?
fn asked(b: &Board, p: &Position, side: Side) -> bool {
    let real = matches!(
        p.stack.last(),
        Some(Frame::Report(..) | Frame::Intercept(..) | Frame::Agree(..) | Frame::Chase(..) | Frame::Battle)
    );
    if !real || !phases::to_act(p).seats().has(side.seat()) {
        return false;
    }
    let mut legal = Vec::new();
    phases::list(b, p, side, &mut legal);
    legal.len() > 1
}

/// FT-118, FT-389: formations that do not get home if they stay where they are for another hour, and that no plan brings home.
fn must_turn<'a>(b: &'a Board, p: &'a Position, side: Side) -> impl Iterator<Item = AfId> + 'a {
    let force = p.side(side);
    let late = matches!(p.public.phase, Phase::Air(s, AirStep::TakeOff) if s == side);
    force
        .in_air()
        .filter(move |(af, a, at)| {
            let way = home::way(b, &p.public, force, a, *at);
            let last = way.deadline <= p.public.turn;
            let turns = way.to.is_some() && way.fuel.saturating_sub(way.left) < way.back;
            !late && !a.done && !a.plotted && (last || turns) && !plans::brings_home(force, *af)
        })
        .map(|(af, _, _)| af)
}
