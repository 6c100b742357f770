//! What choices cost: worked out once for all choices of a question.

use super::Asked;
use crate::{
    action::{Action, Item},
    phases::{
        hops::{Bases, Hops},
        sailing::{Chart, Ways},
        task_forces::{self, Fare},
    },
    types::{Nation, Quarters, Sea, Space},
};
use std::collections::BTreeMap;

/// Farther than any ship sails.
const FAR: u8 = 20;

/// Ways and hops from every base that choices start from.
#[derive(Default)]
pub struct Costs {
    ways: BTreeMap<Space, Ways>,
    hops: BTreeMap<(Space, bool), Hops>,
}

impl Costs {
    /// For these choices.
    pub fn new(x: &Asked<'_>, legal: &[Action]) -> Self {
        let mut all = Self::default();
        let (mut chart, mut bases) = (None, None);
        for a in legal {
            match *a {
                Action::Sail { from, .. } => {
                    let chart = chart.get_or_insert_with(|| Chart::of(x.b, x.p, x.side));
                    all.ways.entry(from).or_insert_with(|| chart.ways(&x.b.seas_of(from), FAR));
                }
                Action::Deploy { item, from, .. } => {
                    let bases = bases.get_or_insert_with(|| Bases::of(x.b, x.p, x.side));
                    let air = matches!(item, Item::Air { .. });
                    all.hops.entry((from, air)).or_insert_with(|| bases.hops(from, air));
                }
                _ => {}
            }
        }
        all
    }

    /// How many hexes it is.
    pub fn hexes(&self, from: Space, to: Sea) -> Option<u8> {
        self.ways.get(&from)?.hexes(to)
    }

    /// FS-147, FS-154: what a unit pays to sail so far.
    fn fare(x: &Asked<'_>, item: Item, from: Space, hexes: u8) -> Fare {
        let crew = task_forces::crew(x.b, x.p, x.side, item, from, x.p.phase == crate::position::Phase::Reaction);
        crew.map(|c| task_forces::fare(x.b, x.p, c, from, hexes)).unwrap_or_default()
    }

    /// What it costs, and whether in oil.
    pub fn of(&self, x: &Asked<'_>, a: &Action) -> Option<(Quarters, bool)> {
        let paid = |f: Fare| if f.oil > f.transport { (f.oil, true) } else { (f.transport, false) };
        match *a {
            Action::Sail { item, from, to } => Some(paid(Self::fare(x, item, from, self.hexes(from, to)?))),
            Action::Join { item, force } => {
                let f = x.p.forces.get(force.i())?;
                Some(paid(Self::fare(x, item, x.b.space_of(f.from), f.hexes)))
            }
            Action::Deploy { item, from, to } => {
                let hops = self.hops.get(&(from, matches!(item, Item::Air { .. })))?.to(to)?;
                let (class, ship) = match item {
                    Item::Unit(u) => (x.b.unit(u).class, x.b.unit(u).ship().is_some()),
                    Item::Air { steps, .. } => (Quarters::whole(steps.into()), false),
                    Item::Marker { value, .. } => (Quarters::whole(value.into()), false),
                };
                let hop = if ship { class } else { class.half() };
                Some((hop.times(hops), false))
            }
            Action::Walk { .. } => Some((Quarters::default(), false)),
            Action::Hunt { dice } => Some((Quarters(u16::from(dice) * 2), true)),
            Action::Oil { points, .. } => Some((Quarters::whole(points.into()), false)),
            Action::Escort { .. } | Action::Release { .. } => Some((Quarters::whole(1), false)),
            _ => None,
        }
    }
}

/// Nations of a side that have transport points (FS-021, FS-022).
pub fn payers(x: &Asked<'_>) -> impl Iterator<Item = Nation> {
    let side = x.side;
    Nation::ALL.into_iter().filter(move |n| n.side() == side && *n != Nation::Netherlands)
}
