//! Level `captain`: one side, played from its view alone.
//!
//! Operations and reactions are packages of task forces that are tried in imagined play (`operate`, `ahead`, judged by `value`);
//! battles are fought by plain habits (`habits`), which imagined play stands on as well; troops, aircraft and ships are deployed by
//! what can be taken, struck or must be held from where they stand (`deploy`). Every decision is found again from the view but for the
//! orders of an operation, which are carried out one by one.

mod ahead;
mod deploy;
mod habits;
mod operate;
mod value;

pub use operate::Care;

use crate::{
    FireInTheSky,
    action::{Action, Item, Order},
    board::Board,
    position::{AirPlace, Phase, Place, Position},
    types::{Quarters, ShipKind, Side},
    view::View,
};
use ironbottom_kernel::{Rng, Seat, bot::Bot};
use std::collections::VecDeque;

/// A player of this level; none if there is no such level.
pub fn new(level: &str) -> Option<Box<dyn Bot<FireInTheSky>>> {
    (level == "captain").then(|| Box::new(Captain::default()) as Box<dyn Bot<FireInTheSky>>)
}

/// A captain that thinks with that care: for comparisons.
pub fn with(care: Care) -> Box<dyn Bot<FireInTheSky>> {
    Box::new(Captain { care, ..Captain::default() })
}

/// What it has in mind.
#[derive(Default)]
struct Captain {
    /// How long it thinks.
    care: Care,
    /// The phase its plan is for.
    stage: Option<(u8, Side, Phase)>,
    /// What is still to be done of its plan.
    plan: VecDeque<Action>,
    /// What it has moved in this phase.
    moved: Vec<Item>,
}

impl Bot<FireInTheSky> for Captain {
    fn choose(&mut self, game: &FireInTheSky, view: &View, seat: Seat, legal: &[Action], _rng: &mut Rng) -> usize {
        let Some(me) = Side::of(seat) else { return 0 };
        let (b, p) = (&game.board, &view.position);
        let a = self.decide(b, p, me, legal);
        let done = legal.iter().position(|x| *x == Action::Done).unwrap_or(0);
        a.and_then(|a| legal.binary_search(&a).ok()).unwrap_or(done)
    }

    fn order(&mut self, _game: &FireInTheSky, _view: &View, _seat: Seat, legal: &[Action]) -> Option<Action> {
        // Who attacks on land never loses by it.
        let wanted = Action::Order { order: Order::Assault, on: true };
        legal.binary_search(&wanted).is_ok().then_some(wanted)
    }
}

impl Captain {
    /// The decision; none: end what is being done.
    fn decide(&mut self, b: &Board, p: &Position, me: Side, legal: &[Action]) -> Option<Action> {
        let stage = (p.turn, p.phasing, p.phase);
        let fresh = self.stage != Some(stage);
        if fresh {
            self.stage = Some(stage);
            self.plan.clear();
            self.moved.clear();
        }
        if p.diary.trimming.is_some() {
            return legal.iter().find(|a| **a != Action::Done).copied();
        }
        if let Some(a) = legal.iter().find(|a| matches!(a, Action::Restore { .. })) {
            return Some(*a);
        }
        match p.phase {
            Phase::Transport => transport(b, p, legal),
            Phase::Warfare => warfare(p, legal),
            Phase::Reinforcement => self.reinforce(b, p, me, legal),
            Phase::Deployment | Phase::Redeployment => {
                let keep = keep(b, p, me);
                let a = deploy::best(b, p, me, legal, keep, &self.moved)?;
                if let Action::Deploy { item, .. } | Action::Walk { item, .. } = a {
                    self.moved.push(item);
                }
                Some(a)
            }
            Phase::Operations | Phase::Reaction => {
                if fresh {
                    self.plan = operate::plan(b, p, me, legal, self.care).into();
                }
                while let Some(a) = self.plan.pop_front() {
                    if legal.binary_search(&a).is_ok() {
                        return Some(a);
                    }
                }
                None
            }
            Phase::Air | Phase::Submarines | Phase::Battles => habits::choose(b, p, me, legal),
            Phase::SetUp | Phase::Return | Phase::End | Phase::Over => None,
        }
    }

    /// Arrivals, refits, replacements.
    fn reinforce(&mut self, b: &Board, p: &Position, me: Side, legal: &[Action]) -> Option<Action> {
        let mut best: Option<(i32, Action)> = None;
        let bare = p.units.iter().any(|u| matches!(u.at, Place::NoPlanes(_)));
        for a in legal {
            let worth = match *a {
                Action::Refit { unit } => 1000 + value::ship(b, unit),
                Action::Aviation { steps, .. } if bare || p.turn <= 7 => 500 + i32::from(steps),
                Action::PlaceAir { steps, .. } => 300 + i32::from(steps),
                Action::Pick { unit } => 800 + value::ship(b, unit),
                Action::Fleet => 900,
                Action::Ranger => 0,
                Action::Spend { .. } if me == Side::Allies => 400,
                Action::Spend { at } => 400 + i32::from(p.steps(me, AirPlace::At(at))),
                Action::Doom { .. } | Action::Sink { .. } => 600,
                Action::Ferry { item, .. } => match item {
                    Item::Unit(u) if room_to_ferry(b, p, u) => 200,
                    Item::Air { steps, .. } => 100 + i32::from(steps),
                    _ => 0,
                },
                Action::Raise { nation, value, at } => {
                    let needs = p
                        .land_in(b, Place::At(at))
                        .any(|u| p.unit(u).reduced && b.unit(u).nation == nation && value::strength(b, p, u) <= i32::from(value));
                    let ready = p.markers.iter().any(|m| m.nation == nation && m.value >= value);
                    if needs && !ready { 700 - i32::from(value) } else { 0 }
                }
                _ => 0,
            };
            if worth > 0 && best.as_ref().is_none_or(|(w, _)| worth > *w) {
                best = Some((worth, *a));
            }
        }
        best.map(|(_, a)| a)
    }
}

/// Has the base beyond the box room in port for the ship, or stacking room for the land unit?
fn room_to_ferry(b: &Board, p: &Position, u: crate::board::UnitId) -> bool {
    let Place::At(s) = p.unit(u).at else { return false };
    let Some(to) = b.space(s).linked else { return false };
    let side = b.side(u);
    let classes = |ship: bool| -> u16 {
        let same = |v: &crate::board::UnitId| b.side(*v) == side && b.unit(*v).ship().is_some() == ship;
        p.units_in(Place::At(to)).filter(same).map(|v| b.unit(v).class.0).sum()
    };
    let ship = b.unit(u).ship().is_some();
    let most = if ship { crate::phases::capacity::port(b, p, to) } else { b.space(to).stacking };
    most.is_none_or(|most| classes(ship) + b.unit(u).class.0 <= most.0)
}

/// Points that deployment leaves alone: before the operations what they will want, after them the oil that Japan ships next turn.
fn keep(b: &Board, p: &Position, me: Side) -> Quarters {
    if p.phase == Phase::Deployment {
        // The opening of Japan needs every ship it has.
        let most = if me == Side::Japan { p.transport[0] } else { p.transport[1] };
        return if p.turn <= 2 && me == Side::Japan { most.less(Quarters::whole(2)) } else { most.half() };
    }
    if me == Side::Allies {
        return Quarters(0);
    }
    let wells = b.bases().filter(|s| b.base(*s).is_some_and(|x| x.resource) && p.holds(me, *s)).count() as u16;
    Quarters::whole((4 * wells).min(u16::from(p.pool) / 2) + 2)
}

/// Oil first, then destroyers for the convoys.
fn transport(b: &Board, p: &Position, legal: &[Action]) -> Option<Action> {
    let oil = legal
        .iter()
        .filter(|a| matches!(a, Action::Oil { .. }))
        .max_by_key(|a| if let Action::Oil { points, .. } = a { *points } else { 0 });
    if let Some(a) = oil {
        return Some(*a);
    }
    let escorts = p.units_in(Place::Escort).count();
    let wanted = match p.turn {
        0..=2 => 2,
        3..=5 => 3,
        6..=9 => 4,
        _ => 5,
    };
    if escorts >= wanted {
        return None;
    }
    let spare =
        |a: &&Action| matches!(a, Action::Escort { unit } if b.unit(*unit).ship().is_some_and(|s| s.kind == ShipKind::Dd));
    legal.iter().filter(spare).min_by_key(|a| if let Action::Escort { unit } = a { value::ship(b, *unit) } else { 0 }).copied()
}

/// All dice that can be paid for; the hunt for submarines leaves some oil to the fleet.
fn warfare(p: &Position, legal: &[Action]) -> Option<Action> {
    let most = |a: &Action| match *a {
        Action::Hunt { dice } if p.oil.floor() >= 4 => dice,
        Action::Raid { dice } | Action::Bomb { dice } => dice,
        _ => 0,
    };
    legal.iter().filter(|a| most(a) > 0).max_by_key(|a| most(a)).copied()
}
