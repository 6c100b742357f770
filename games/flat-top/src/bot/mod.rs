//! Level `captain`: one side, played from its view alone.
//!
//! Every decision is found anew from the view, so that it may take over in the middle. What it keeps in mind is what a view does not
//! hold: where it has looked for the enemy ([`belief`]), the charts of the hour ([`charts`]) and where the formation in hand is going.

mod aim;
mod air;
mod battle;
mod belief;
mod charts;
mod deck;
mod guard;
mod gunnery;
mod mind;
mod plan;
mod sea;
mod strike;

use crate::{
    FlatTop,
    action::{Action, Order},
    position::{Desk, Phase},
    routine,
    types::{AfId, At, Side, TfId},
    view::{Open, View},
};
use belief::Belief;
use charts::Charts;
use ironbottom_kernel::{Rng, Seat, bot::Bot};
use mind::Mind;
use std::collections::BTreeMap;

/// A player of this level; none if there is no such level.
pub fn new(level: &str) -> Option<Box<dyn Bot<FlatTop>>> {
    (level == "captain").then(|| Box::new(Captain::default()) as Box<dyn Bot<FlatTop>>)
}

/// What it has in mind.
#[derive(Default)]
struct Captain {
    memory: Memory,
}

/// What a view does not hold.
#[derive(Default)]
struct Memory {
    charts: Charts,
    belief: Belief,
    /// Where formations are going in this turn.
    goals: BTreeMap<AfId, (u16, At)>,
    /// Where task forces are going in this turn.
    courses: BTreeMap<TfId, (u16, Vec<crate::types::Dir>)>,
    /// ... and in the hours to come.
    ahead: BTreeMap<TfId, plan::Ahead>,
}

/// What is done where nothing better is known: whatever ends the step.
fn pass(legal: &[Action]) -> Action {
    let ends =
        |a: &&Action| matches!(a, Action::Done | Action::Next | Action::Stop | Action::Decline | Action::Want { yes: false });
    legal.iter().find(ends).or(legal.first()).copied().unwrap_or(Action::Done)
}

impl Captain {
    /// What it wants to do; none: pass.
    fn wants(&mut self, mind: &Mind, rng: &mut Rng) -> Option<Action> {
        self.memory.charts.renew(mind);
        self.memory.belief.renew(mind);
        decide(mind, &mut self.memory, rng).filter(|a| mind.legal.binary_search(a).is_ok())
    }
}

impl Bot<FlatTop> for Captain {
    fn order(&mut self, game: &FlatTop, view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        let side = Side::of(seat)?;
        let force = view.own[side.i()].as_ref()?;
        let mind = Mind::new(&game.board, view, side, force, legal);
        orders(&mind, self)
    }

    fn choose(&mut self, game: &FlatTop, view: &View, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        let (Some(side), b) = (Side::of(seat), &game.board) else { return 0 };
        let Some(force) = view.own[side.i()].as_ref() else { return 0 };
        let mind = Mind::new(b, view, side, force, legal);
        let answer = self.wants(&mind, rng).unwrap_or_else(|| pass(legal));
        legal.binary_search(&answer).unwrap_or(0)
    }
}

/// The standing order it wants to give before it answers. It regroups now and then, and asks to be asked when it does. Scouts shadow by
/// their order, unless it wants something else. When an hour has nothing for it, it lets the game go on until something happens.
fn orders(m: &Mind, captain: &mut Captain) -> Option<Action> {
    if !m.v.open.is_empty() || m.force.plans.draft.is_some() {
        return None;
    }
    let answer = routine::answer(m.b, m.v, m.side, m.legal);
    // What answers by itself needs no order.
    let acts = |a: Action| !matches!(a, Action::Done | Action::Next | Action::Hide { .. } | Action::Shadow { .. });
    if answer.is_some_and(acts) {
        return None;
    }
    let routine = &m.force.routine;
    // Nothing of this is left to chance.
    let rng = &mut Rng::new(0);
    let order = match m.v.public.phase {
        Phase::Shadow => {
            let target = |a: Action| if let Action::Shadow { contact, .. } = a { Some(contact) } else { None };
            let differs = routine.shadow && answer.and_then(target) != captain.wants(m, rng).and_then(target);
            differs.then_some(Order::Shadow(false))
        }
        // What is only to be hidden is hidden by its order.
        Phase::Regroup if !routine.regroup => {
            captain.wants(m, rng).filter(|a| !matches!(a, Action::Hide { .. })).map(|_| Order::Regroup(true))
        }
        Phase::Regroup => captain.wants(m, rng).is_none().then_some(Order::Regroup(false)),
        Phase::Orders if !routine.shadow => Some(Order::Shadow(true)),
        Phase::Orders => {
            let idle = captain.wants(m, rng).is_none();
            let aloft = m.force.afs.iter().any(|a| !a.groups.is_empty());
            let on = idle && !aloft && (routine.go || m.force.desk == Desk::Tf || sea::are_at_rest(m, &mut captain.memory));
            (routine.go != on).then_some(Order::Continue(on))
        }
        Phase::Air(..) if routine.go => captain.wants(m, rng).map(|_| Order::Continue(false)),
        _ => None,
    };
    order.map(Action::Order)
}

/// The decision; none: pass.
fn decide(m: &Mind, memory: &mut Memory, rng: &mut Rng) -> Option<Action> {
    if m.force.plans.draft.is_some() {
        return plan::draw(m, memory);
    }
    match m.v.open.last() {
        Some(Open::Fly(af)) => return air::fly(m, memory, *af),
        Some(Open::Report(..)) => return battle::report(m),
        Some(Open::Intercept(_, at)) => return battle::intercept(m, *at),
        Some(Open::Agree(_, at, _)) => return battle::intercept(m, *at),
        Some(Open::Chase(_, unit)) => return air::chase(m, memory, *unit),
        Some(Open::Battle) => return battle::choose(m, rng),
        Some(Open::Late(_) | Open::Walk(..)) => return None,
        None => {}
    }
    match m.v.public.phase {
        Phase::SetUp => deck::set_up(m, rng),
        Phase::Orders => match m.force.desk {
            Desk::Air => deck::prepare(m, memory),
            Desk::Tf => sea::plot(m, memory),
        },
        Phase::Shadow => air::shadow(m, memory),
        Phase::Regroup => sea::regroup(m),
        Phase::Air(_, step) => air::next(m, memory, step),
        Phase::Chase | Phase::Combat => None,
    }
}
