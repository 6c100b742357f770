//! Can it get home? Hexes between a formation and the places where it may land, and the fuel it has for them.

use crate::{
    board::Board,
    phases::prepare,
    position::{AirFormation, Force, Public},
    types::{At, FacId},
};

/// How a formation stands with its fuel, as seen from a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// The nearest place where all of it may land, and its hex.
    pub to: Option<(FacId, At)>,
    /// Hexes to it.
    pub back: u32,
    /// Hexes it can still fly until its last landing, those left in this hour included.
    pub fuel: u32,
    /// Hexes left in this hour.
    pub left: u32,
    /// Hexes an hour.
    pub mf: u32,
    /// The last turn in which all of it can land.
    pub deadline: u16,
}

impl Way {
    /// Hexes to spare; below 0: it cannot get home.
    pub fn spare(&self) -> i64 {
        if self.to.is_none() { -1 } else { i64::from(self.fuel) - i64::from(self.back) }
    }
}

/// Places where all factors of a formation could land, room left aside.
pub fn places(b: &Board, force: &Force, a: &AirFormation) -> Vec<(FacId, At)> {
    let takes = |fac: FacId| {
        let open = force.fac(fac).is_some_and(|f| f.now(b, force).0.normal > 0);
        open && a.groups.iter().all(|g| prepare::check_accepts(b, force, fac, g.craft).is_ok())
    };
    (0..force.facs.len() as FacId).filter_map(|fac| Some((fac, force.fac_at(b, fac)?))).filter(|(fac, _)| takes(*fac)).collect()
}

/// Turns of whole movement it has after this one (FT-118, FT-389).
pub fn hours_after(public: &Public, deadline: u16) -> u32 {
    u32::from(deadline.saturating_sub(public.turn))
}

/// FT-118, FT-389: the way home from where it is.
pub fn way(b: &Board, public: &Public, force: &Force, a: &AirFormation, at: At) -> Way {
    let deadline = a.groups.iter().map(|g| g.deadline).min().unwrap_or(public.turn);
    let mf = u32::from(a.groups.iter().map(|g| b.model(g.craft.model).mf).min().unwrap_or(0));
    let left = if a.done { 0 } else { u32::from(a.mf(b, public.turn).saturating_sub(a.moved)) };
    let to = places(b, force, a).into_iter().min_by_key(|(_, x)| at.distance(*x));
    let back = to.map_or(0, |(_, x)| at.distance(x));
    Way { to, back, fuel: left + mf * hours_after(public, deadline), left, mf, deadline }
}
