//! When "continue until something happens" ends: what happened is found by comparing what a side has and knows before an action and
//! after it.

use crate::{
    action::Action,
    board::Board,
    event::Event,
    phases,
    plans::{self, home},
    position::{AirFormation, AirStep, Facility, Fate, Force, Frame, Halt, Lot, Phase, Place, Position},
    rule,
    types::{AfId, Arm, DeckBox, FacId, Side, Unit},
};
use ironbottom_kernel::Log;

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
    let came = |(a, b): (&AirFormation, &AirFormation)| {
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
    let fewer = |(i, a): (usize, &AirFormation)| {
        let af = i as AfId;
        was.plans.mission(af).is_none() && is.af(af).map_or(0, AirFormation::factors) < a.factors()
    };
    let unplanned = was.afs.iter().enumerate().any(fewer);
    for (i, (a, b)) in was.facs.iter().zip(&is.facs).enumerate() {
        let count = |f: &Facility, is: fn(&Lot) -> bool| f.lots.iter().filter(|l| is(l)).map(|l| u32::from(l.n)).sum::<u32>();
        let armed = |f: &Facility| count(f, |l| l.bx == DeckBox::Ready && l.arm != Arm::None);
        let landed = |f: &Facility| count(f, |l| l.bx == DeckBox::Landed);
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
