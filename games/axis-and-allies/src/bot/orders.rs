//! Orders given at the start of a phase and carried out one small action at a time.

use crate::{
    action::Action,
    position::{Position, Ship, ShipRef},
    types::{Kind, Power},
};
use ironbottom_kernel::area::Space;
use std::collections::VecDeque;

/// One order.
#[derive(Clone, Debug)]
pub enum Order {
    /// Exactly this action.
    Exact(Action),
    /// A transport's errand.
    Trip(Trip),
}

/// One step of a transport's errand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leg {
    /// Takes a unit aboard.
    Load(Kind, Space),
    /// Moves one zone.
    Steam(Space),
    /// Puts a unit ashore.
    Unload(Kind, Space),
}

/// A transport's errand: ships that look alike are the same to us.
#[derive(Clone, Debug)]
pub struct Trip {
    /// Where the ship is.
    pub zone: Space,
    /// Zones it has moved this turn.
    pub steps: u8,
    /// What is aboard.
    pub cargo: Vec<Kind>,
    /// What it is to do.
    pub legs: VecDeque<Leg>,
}

impl Trip {
    fn is(&self, ship: &Ship) -> bool {
        let mut aboard: Vec<Kind> = ship.cargo().map(|c| c.kind).collect();
        let mut ours = self.cargo.clone();
        aboard.sort_unstable();
        ours.sort_unstable();
        ship.zone == self.zone && ship.steps == self.steps && !ship.spent && aboard == ours
    }

    fn next(&mut self, p: &Position, me: Power, legal: &[Action]) -> Option<usize> {
        let leg = *self.legs.front()?;
        let ours = |r: &ShipRef| p.ship(*r, self.zone, me).is_some_and(|ship| self.is(&ship));
        let found = legal.iter().position(|a| match (leg, a) {
            (Leg::Load(k, at), Action::Load { unit, from, zone, owner, ship }) => {
                (k, at, self.zone, me) == (*unit, *from, *zone, *owner) && ours(ship)
            }
            (Leg::Steam(z), Action::Steam { from, ship, to }) => (self.zone, z) == (*from, *to) && ours(ship),
            (Leg::Unload(k, at), Action::Unload { zone, owner, ship, unit, to }) => {
                (k, at, self.zone, me) == (*unit, *to, *zone, *owner)
                    && p.ship(*ship, self.zone, me).is_some_and(|s| s.cargo().any(|c| c.kind == k && !c.landing))
            }
            _ => false,
        })?;
        match leg {
            Leg::Load(k, _) => self.cargo.push(k),
            Leg::Steam(z) => {
                self.zone = z;
                self.steps += 1;
            }
            Leg::Unload(..) => {}
        }
        self.legs.pop_front();
        Some(found)
    }
}

/// The orders of one phase.
#[derive(Default, Debug)]
pub struct Orders(VecDeque<Order>);

impl Orders {
    /// New orders in place of the old.
    pub fn give(&mut self, orders: Vec<Order>) {
        self.0 = orders.into();
    }

    /// The next action that is legal; orders that events have overtaken are dropped.
    pub fn next(&mut self, p: &Position, me: Power, legal: &[Action]) -> Option<usize> {
        while let Some(order) = self.0.front_mut() {
            match order {
                Order::Exact(a) => {
                    let found = legal.binary_search(a).ok();
                    self.0.pop_front();
                    if found.is_some() {
                        return found;
                    }
                }
                Order::Trip(trip) => {
                    if let Some(i) = trip.next(p, me, legal) {
                        return Some(i);
                    }
                    self.0.pop_front();
                }
            }
        }
        None
    }
}
