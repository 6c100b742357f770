//! Orders and battles already imagined. Two plans that differ elsewhere meet the same enemy with the same dice here, so that the battle here
//! need not be fought again: most of the time of thinking went into fights that had been fought before. Orders look only at where
//! the US is, not with what.

use crate::{
    board::Board,
    phases::{after, battles},
    position::{End, Mark, Place, Position, Unit, UnitId},
    types::Side,
};
use ironbottom_kernel::{
    Log,
    area::{Space, SpaceSet},
};
use std::collections::BTreeMap;

/// More than this is not kept in mind.
const MOST: usize = 60_000;

/// What a battle depends on. What is in the cup is taken to be the same for all battles of an imagined turn.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Case {
    seed: u64,
    area: Space,
    supply: u16,
    units: Vec<(UnitId, bool, bool)>,
}

/// What came of it.
struct Outcome {
    units: Vec<Unit>,
    /// Those that joined in the middle (FN-226): damaged or not.
    joined: Vec<Unit>,
    supply: u16,
    end: Option<End>,
}

/// What the orders of a turn depend on, as long as only the US has moved: where it is, and how many wings are over Japan.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Scene {
    seed: u64,
    us: SpaceSet,
    wings: usize,
}

/// Where Japan is when its orders are carried out.
struct Orders {
    units: Vec<(usize, Unit)>,
    resupply: u16,
}

/// What is remembered.
#[derive(Default)]
pub struct Fought {
    battles: BTreeMap<Case, Outcome>,
    orders: BTreeMap<Scene, Orders>,
}

impl Scene {
    /// As it stands when movement ends.
    pub fn new(b: &Board, p: &Position, seed: u64) -> Self {
        let us = p.census(b).any[Side::Us.i()];
        Self { seed, us, wings: p.units_in(Place::Bombing).count() }
    }
}

impl Case {
    /// Everybody who is there. Supply counts as far as plans are bought with it.
    pub fn new(p: &Position, area: Space, wings: bool, seed: u64) -> Self {
        let here = |u: &Unit| u.at == Place::Area(area) || (wings && u.at == Place::Bombing);
        let units = p.units.iter().enumerate().filter(|(_, u)| here(u)).map(|(i, u)| (i as UnitId, u.hurt, u.aboard)).collect();
        let supply = if p.sp < super::habits::DEAR { 0 } else { p.sp.min(3 * super::habits::DEAR) };
        Self { seed, area, supply, units }
    }
}

impl Fought {
    /// Plays out what is remembered of such a battle; false if nothing is.
    pub fn recall(&self, case: &Case, p: &mut Position) -> bool {
        let Some(o) = self.battles.get(case) else { return false };
        for ((u, ..), after) in case.units.iter().zip(&o.units) {
            p.units[*u as usize] = *after;
        }
        for unit in &o.joined {
            if let Some(u) = p.battalion(Side::Japan, unit.at, unit.aboard) {
                p.units[u as usize].hurt = unit.hurt;
            }
        }
        p.sp = p.sp.saturating_sub(o.supply);
        p.finished.add(case.area);
        if let Some(how) = o.end {
            after::end(p, how);
        }
        true
    }

    /// Remembers a battle that began with so much supply and is over now.
    pub fn keep(&mut self, case: Case, p: &Position, supply: u16) {
        if self.battles.len() >= MOST {
            self.battles.clear();
        }
        let units = case.units.iter().map(|(u, ..)| p.units[*u as usize]).collect();
        let joined = |(i, u): &(usize, &Unit)| {
            u.at == Place::Area(case.area) && case.units.binary_search_by_key(&(*i as UnitId), |c| c.0).is_err()
        };
        let joined = p.units.iter().enumerate().filter(joined).map(|(_, u)| *u).collect();
        self.battles.insert(case, Outcome { units, joined, supply: supply.saturating_sub(p.sp), end: p.end });
    }

    /// Carries out orders that are remembered, up to the first battle; false if nothing is.
    pub fn recall_orders(&self, b: &Board, scene: &Scene, p: &mut Position) -> bool {
        let Some(o) = self.orders.get(scene) else { return false };
        for u in &mut p.units {
            u.mark = Mark::Free;
        }
        for (i, unit) in &o.units {
            match p.units.get_mut(*i) {
                Some(u) => *u = *unit,
                // Battalions that did not exist before stand at the end, in their order.
                None => p.units.push(*unit),
            }
        }
        p.resupply = o.resupply;
        battles::begin(b, p, &mut Log::default());
        true
    }

    /// Remembers orders that are carried out now.
    pub fn keep_orders(&mut self, b: &Board, scene: Scene, p: &Position) {
        if self.orders.len() >= MOST / 10 {
            self.orders.clear();
        }
        let japan = |u: &Unit| p.type_of(b, u).side == Side::Japan;
        let units = p.units.iter().enumerate().filter(|(_, u)| japan(u)).map(|(i, u)| (i, *u)).collect();
        self.orders.insert(scene, Orders { units, resupply: p.resupply });
    }
}
