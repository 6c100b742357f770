//! The rules, one file per chapter of the rulebook. Each chapter has one function per decision that says whether it is legal; listing
//! and checking both stand on it.
//!
//! The hour: weather; orders of both sides, in secret ([`prepare`], [`plotting`]); [`shadow`]; [`sailing`]; initiative; the two halves
//! of air movement ([`flying`], [`landing`], with [`sighting`] and [`intercept`] after each hex); [`combat`]; repairs and the clock
//! ([`after`]). What interrupts it lies on the stack of the position. Whatever needs nobody runs by itself in [`advance`].

pub mod after;
pub mod airfight;
pub mod bombing;
pub mod combat;
pub mod damage;
pub mod flak;
pub mod flight_plan;
pub mod flying;
pub mod fuel;
pub mod halts;
pub mod heading;
pub mod intercept;
pub mod landing;
pub mod marks;
pub mod plotting;
pub mod prepare;
pub mod sailing;
pub mod set_up;
pub mod shadow;
pub mod shelling;
pub mod sighting;
pub mod surface;
pub mod weather;

use crate::{
    action::{Action, Order},
    board::Board,
    event::{Event, Why},
    plans::chart,
    position::{AirStep, Desk, Frame, Phase, Position},
    rule,
    types::Side,
};
use ironbottom_kernel::{Dice, Log, Refusal, RuleId, SeatSet, ToAct};

/// Who is asked, while the game goes on.
pub fn to_act(p: &Position) -> ToAct {
    match p.stack.last() {
        Some(
            Frame::Report(side, _)
            | Frame::Intercept(side, _)
            | Frame::Agree(side, ..)
            | Frame::Late(side)
            | Frame::Chase(side, _)
            | Frame::Walk(side, _),
        ) => {
            return ToAct::One(side.seat());
        }
        Some(Frame::Battle) => return combat::to_act(p),
        Some(Frame::Fly(_)) | None => {}
    }
    match p.public.phase {
        Phase::SetUp | Phase::Orders | Phase::Shadow | Phase::Regroup => {
            ToAct::Each(Side::ALL.into_iter().map(Side::seat).filter(|s| !p.public.ready.has(*s)).collect())
        }
        Phase::Air(side, _) => ToAct::One(side.seat()),
        // These ask by frames only.
        Phase::Chase | Phase::Combat => ToAct::One(p.public.initiative.unwrap_or(Side::Allies).seat()),
    }
}

/// The refusal of what is not asked now.
pub fn not_now() -> Refusal {
    Refusal::new(rule::FT_028, "refuse-not-now")
}

/// Is it legal, and if not, by which rule? The only judge. It looks at the public part and at the side's own force, never at the other's.
pub fn check(b: &Board, p: &Position, side: Side, a: &Action) -> Result<(), Refusal> {
    if let Action::Order(order) = a {
        return check_order(p, side, *order);
    }
    if !to_act(p).seats().has(side.seat()) {
        return Err(not_now());
    }
    judge(b, p, side, a)
        .map_err(|r| if r == not_now() && p.stack.is_empty() { when(p.public.phase, p.side(side).desk, a) } else { r })
}

/// FT-028, FT-134, FT-144, FT-173: what is not asked now has its place in the hour.
pub fn when(phase: Phase, desk: Desk, a: &Action) -> Refusal {
    match *a {
        Action::Search { .. } | Action::Fly { .. } | Action::Home { .. } | Action::Go { .. } | Action::Head { .. }
            if phase == Phase::Orders =>
        {
            Refusal::new(rule::FT_173, if desk == Desk::Air { "refuse-air-later" } else { "refuse-air-after" })
        }
        Action::Course { .. } | Action::Sail { .. } if phase == Phase::Orders && desk == Desk::Air => {
            Refusal::new(rule::FT_144, "refuse-ships-later")
        }
        Action::Course { .. } | Action::Sail { .. } => Refusal::new(rule::FT_144, "refuse-ships-over"),
        Action::Ready { .. } | Action::Launch { .. } | Action::Service { .. } | Action::Plot { .. } if phase != Phase::SetUp => {
            Refusal::new(rule::FT_134, "refuse-decks-over")
        }
        _ => not_now(),
    }
}

/// The same for a side that is known to be asked.
fn judge(b: &Board, p: &Position, side: Side, a: &Action) -> Result<(), Refusal> {
    if let Some(verdict) = chart::check(b, p, side, a) {
        return verdict;
    }
    match p.stack.last() {
        Some(Frame::Fly(af)) => return flying::check(b, p, side, *af, a),
        Some(Frame::Report(_, contact)) => return sighting::check_report(b, p, side, *contact, a),
        Some(Frame::Intercept(_, at)) => return intercept::check(b, p, side, *at, None, a),
        Some(Frame::Agree(_, at, high)) => return intercept::check(b, p, side, *at, Some(*high), a),
        Some(Frame::Late(_)) => return sighting::check_late(p, side, a),
        Some(Frame::Chase(_, unit)) => return shadow::check_chase(b, p, side, *unit, a),
        Some(Frame::Battle) => return combat::check(b, p, side, a),
        Some(Frame::Walk(..)) => return Err(not_now()),
        None => {}
    }
    match p.public.phase {
        Phase::SetUp => set_up::check(b, p, side, a),
        Phase::Orders => match p.side(side).desk {
            Desk::Air => prepare::check(b, p, side, a),
            Desk::Tf => plotting::check(b, p, side, a),
        },
        Phase::Shadow => shadow::check(b, p, side, a),
        Phase::Regroup => sailing::check(p, side, a),
        Phase::Air(_, step) => flying::check_turn(b, p, side, step, a),
        Phase::Chase | Phase::Combat => Err(not_now()),
    }
}

/// All legal actions of a side that is asked, in no order.
pub fn list(b: &Board, p: &Position, side: Side, out: &mut Vec<Action>) {
    if !to_act(p).seats().has(side.seat()) {
        return;
    }
    if p.side(side).plans.draft.is_some() {
        return chart::list(b, p, side, out);
    }
    let from = out.len();
    chart::list_units(b, p, side, out);
    match p.stack.last() {
        Some(Frame::Fly(af)) => flying::list(b, p, side, *af, out),
        Some(Frame::Report(_, contact)) => sighting::list_reports(b, p, side, *contact, out),
        Some(Frame::Intercept(..) | Frame::Agree(..)) => {
            out.extend([Action::Intercept { high: false }, Action::Intercept { high: true }, Action::Decline])
        }
        Some(Frame::Late(_)) => sighting::list_late(p, side, out),
        Some(Frame::Chase(_, unit)) => shadow::list_chase(p, side, *unit, out),
        Some(Frame::Battle) => combat::list(b, p, side, out),
        Some(Frame::Walk(..)) => {}
        None => match p.public.phase {
            Phase::SetUp => set_up::list(b, p, side, out),
            Phase::Orders => match p.side(side).desk {
                Desk::Air => prepare::list(b, p, side, out),
                Desk::Tf => plotting::list(b, p, side, out),
            },
            Phase::Shadow => shadow::list(p, side, out),
            Phase::Regroup => sailing::list(p, side, out),
            Phase::Air(_, step) => flying::list_turn(p, side, step, out),
            Phase::Chase | Phase::Combat => {}
        },
    }
    // Air operations list what is legal and nothing else: they are too many to be judged one by one.
    if p.stack.is_empty() && p.public.phase == Phase::Orders && p.side(side).desk == Desk::Air {
        debug_assert!(out[from..].iter().all(|a| judge(b, p, side, a).is_ok()), "something listed is not legal");
        return;
    }
    let mut kept = from;
    for i in from..out.len() {
        if judge(b, p, side, &out[i]).is_ok() {
            out.swap(kept, i);
            kept += 1;
        }
    }
    out.truncate(kept);
    // Found all at once: judged one by one they would cost too much.
    match p.stack.last() {
        Some(Frame::Fly(af)) => heading::list(b, p, side, *af, out),
        None if p.public.phase == Phase::Orders && p.side(side).desk == Desk::Tf => plotting::list_sails(b, p, side, out),
        _ => {}
    }
}

/// An order can be left at any time, unless it stands already.
fn check_order(p: &Position, side: Side, order: Order) -> Result<(), Refusal> {
    let force = p.side(side);
    let stands = match order {
        Order::Lie(l) => force.lie == l,
        Order::React(r) => force.react == r,
        Order::Repair(yes) => force.mend == yes,
        // Tables of the first version always ask.
        Order::Picks(yes) => force.picks == yes || !p.public.rules.reads_since(2),
        Order::Continue(yes) => force.routine.go == yes,
        Order::Regroup(yes) => force.routine.regroup == yes,
        Order::Hide(yes) => force.routine.stay != yes,
        Order::Service(yes) => force.plans.deck.service == yes,
        Order::Fighters(yes) => force.plans.deck.fighters == yes,
        Order::Bombers(arms) => force.plans.deck.bombers == arms,
        Order::Flown(yes) => force.routine.flown != yes,
        Order::Patrol(yes) => force.plans.deck.patrol == yes,
        Order::Search(yes) => force.routine.search != yes,
        Order::Shadow(yes) => force.routine.shadow == yes,
    };
    if stands || p.public.end.is_some() { Err(Refusal::new(rule::FT_087, "refuse-order")) } else { Ok(()) }
}

/// Carries out a legal action, and everything that follows from it until somebody must be asked.
pub fn apply(b: &Board, p: &mut Position, side: Side, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    if let Action::Order(order) = a {
        match order {
            Order::Lie(l) => p.side_mut(side).lie = *l,
            Order::React(r) => p.side_mut(side).react = *r,
            Order::Repair(yes) => p.side_mut(side).mend = *yes,
            Order::Picks(yes) => p.side_mut(side).picks = *yes,
            Order::Continue(yes) => {
                let routine = &mut p.side_mut(side).routine;
                routine.go = *yes;
                routine.halts.clear();
            }
            Order::Regroup(yes) => p.side_mut(side).routine.regroup = *yes,
            Order::Hide(yes) => p.side_mut(side).routine.stay = !*yes,
            Order::Service(yes) => p.side_mut(side).plans.deck.service = *yes,
            Order::Fighters(yes) => p.side_mut(side).plans.deck.fighters = *yes,
            Order::Bombers(arms) => p.side_mut(side).plans.deck.bombers = *arms,
            Order::Flown(yes) => p.side_mut(side).routine.flown = !*yes,
            Order::Patrol(yes) => p.side_mut(side).plans.deck.patrol = *yes,
            Order::Search(yes) => p.side_mut(side).routine.search = !*yes,
            Order::Shadow(yes) => p.side_mut(side).routine.shadow = *yes,
        }
        log.secret(rule::FT_087, Event::Did { side, action: *a }, side.only());
        // It speaks for questions still to come; the one asked now is answered by its side.
        return;
    }
    let watched = halts::watch(b, p);
    halts::heed(b, p, side, a);
    // A plan is a note: nothing follows from it now.
    if chart::apply(p, side, a, log) {
        return;
    }
    match p.stack.last().cloned() {
        Some(Frame::Fly(af)) => flying::apply(b, p, side, af, a, dice, log),
        Some(Frame::Report(_, contact)) => sighting::report(b, p, side, contact, a, log),
        Some(Frame::Intercept(_, at)) => intercept::apply(b, p, side, at, a, dice, log),
        Some(Frame::Agree(_, at, high)) => intercept::agree(b, p, side, at, high, a, dice, log),
        Some(Frame::Late(_)) => sighting::late(b, p, side, a, log),
        Some(Frame::Chase(_, unit)) => shadow::chase(b, p, side, unit, a, log),
        Some(Frame::Battle) => combat::apply(b, p, side, a, dice, log),
        Some(Frame::Walk(..)) => {}
        None => match p.public.phase {
            Phase::SetUp => set_up::apply(b, p, side, a, log),
            Phase::Orders => match p.side(side).desk {
                Desk::Air => prepare::apply(b, p, side, a, log),
                Desk::Tf => plotting::apply(b, p, side, a, log),
            },
            Phase::Shadow => shadow::apply(p, side, a, log),
            Phase::Regroup => sailing::apply(b, p, side, a, log),
            Phase::Air(_, step) => flying::apply_turn(b, p, side, step, a, dice, log),
            Phase::Chase | Phase::Combat => {}
        },
    }
    advance(b, p, dice, log);
    halts::halt(b, p, &watched, log);
}

/// A side says it is done where both work apart.
fn ready(p: &mut Position, side: Side, rule: RuleId, log: &mut Log<Event>) {
    p.public.ready = p.public.ready.with(side.seat());
    log.event(rule, Event::Ready { side });
}

/// Both are done; from here on everybody learns something, even if it is only that nothing was seen.
fn both_ready(p: &mut Position, log: &mut Log<Event>) -> bool {
    let both = p.public.ready == SeatSet::first(2);
    if both {
        p.public.ready = SeatSet::NONE;
        log.learned(SeatSet::ALL);
    }
    both
}

/// FT-028: runs the hour on until somebody must be asked.
pub fn advance(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    while p.public.end.is_none() {
        match p.stack.last() {
            Some(Frame::Walk(side, af)) => {
                let (side, af) = (*side, *af);
                flight_plan::walk(b, p, side, af, dice, log);
                continue;
            }
            // A standing order answers, or there is nothing left to ask.
            Some(Frame::Intercept(..) | Frame::Agree(..)) => {
                if intercept::by_order(b, p, dice, log) {
                    continue;
                }
                return;
            }
            Some(_) => return,
            None => {}
        }
        let phase = p.public.phase;
        match phase {
            Phase::SetUp | Phase::Orders | Phase::Shadow | Phase::Regroup => {
                if !both_ready(p, log) {
                    return;
                }
                match phase {
                    Phase::SetUp => after::first_turn(b, p, log),
                    Phase::Orders => shadow::begin(b, p, log),
                    Phase::Shadow => shadow::resolve(b, p, dice, log),
                    _ => {
                        sailing::regrouped(b, p, log);
                        flying::begin(b, p, dice, log);
                    }
                }
            }
            Phase::Chase => shadow::finish(b, p, log),
            Phase::Air(side, AirStep::Plotted) => flight_plan::next_plotted(b, p, side),
            Phase::Air(..) => return,
            Phase::Combat => {
                if !combat::next(b, p, dice, log) {
                    after::end_of_turn(b, p, dice, log);
                }
            }
        }
    }
}

/// FT-361: points are an open running total.
pub fn score(p: &mut Position, side: Side, n: u16, why: Why, log: &mut Log<Event>) {
    if n > 0 {
        p.public.points[side.i()] += n;
        log.event(rule::FT_361, Event::Scored { side, n, why });
        log.learned(SeatSet::ALL);
    }
}
