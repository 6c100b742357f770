//! Stacking and capacities (2.2.2.1, 2.2.3): checked at the stated moments alone; the enemy removes what is too much (R17).

use super::{capacity, damage};
use crate::{
    action::{Action, Item},
    board::{Board, UnitId},
    event::{Event, Why},
    position::{AirGroup, AirPlace, Place, Position},
    rule,
    types::{Nation, Quarters, Side, Space},
};
use ironbottom_kernel::{Log, Refusal};

/// What a side has too much of in a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Over {
    at: Space,
    /// Land units.
    land: bool,
    /// Ships in port.
    port: bool,
    /// So many air steps.
    air: u8,
}

/// FS-043, FS-045, FS-142, FS-291: a check begins: the inactive player looks at the phasing player's units first, then the other way round.
pub const fn begin(p: &mut Position) {
    p.diary.trimming = Some(p.phasing.other());
    p.closed = false;
}

/// The other player's turn to look, or the end of the check.
pub fn next(p: &mut Position) {
    p.closed = false;
    p.diary.trimming = match p.diary.trimming {
        Some(chooser) if chooser == p.phasing.other() => Some(p.phasing),
        _ => None,
    };
}

/// FS-040, FS-041, FS-042, FS-047, FS-048, FS-049, FS-114, R18: all that a side has above a limit. Task forces, replacement markers and Naval Aviation
/// do not count.
fn over(b: &Board, p: &Position, side: Side) -> Vec<Over> {
    let mut land = vec![Quarters::default(); b.spaces.len()];
    let mut port = land.clone();
    let mut air = vec![0u8; b.spaces.len()];
    for (i, u) in p.units.iter().enumerate() {
        let unit = &b.units[i];
        if let Place::At(s) = u.at
            && unit.nation.side() == side
        {
            // FS-013: a reduced unit counts in full.
            let sum = if unit.ship().is_some() { &mut port[s.i()] } else { &mut land[s.i()] };
            *sum = sum.plus(unit.class);
        }
    }
    for g in p.air.iter().filter(|g| g.nation.side() == side) {
        if let AirPlace::At(s) = g.at {
            air[s.i()] += g.steps;
        }
    }
    let above = |sum: Quarters, limit: Option<Quarters>| limit.is_some_and(|most| sum > most);
    let mut out = Vec::new();
    for at in b.all_spaces() {
        let (land, port, air) = (land[at.i()], port[at.i()], air[at.i()]);
        if land == Quarters::default() && port == Quarters::default() && air == 0 {
            continue;
        }
        let o = Over {
            at,
            land: above(land, b.space(at).stacking),
            port: above(port, capacity::port(b, p, at)),
            air: capacity::air(b, p, at).map_or(0, |most| air.saturating_sub(most)),
        };
        if o.land || o.port || o.air > 0 {
            out.push(o);
        }
    }
    out
}

/// Whose units are looked at.
fn victim(p: &Position) -> Option<Side> {
    p.diary.trimming.map(Side::other)
}

/// Is there anything above a limit that the chooser may remove?
pub fn asks(b: &Board, p: &Position) -> bool {
    victim(p).is_some_and(|side| !over(b, p, side).is_empty())
}

/// The units of a stack that is too high.
fn choices<'a>(b: &'a Board, p: &'a Position, side: Side, o: Over) -> impl Iterator<Item = UnitId> + 'a {
    let counts = move |u: &UnitId| if b.unit(*u).ship().is_some() { o.port } else { o.land };
    p.units_in(Place::At(o.at)).filter(move |u| b.side(*u) == side && counts(u))
}

/// Steps of a nation at a base.
fn steps(p: &Position, nation: Nation, at: Space) -> u8 {
    p.air_in(AirPlace::At(at)).filter(|g| g.nation == nation).map(|g| g.steps).sum()
}

/// All that may be removed, and `Done`.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    let Some(side) = victim(p) else { return };
    for o in over(b, p, side) {
        out.extend(choices(b, p, side, o).map(|u| Action::Remove { item: Item::Unit(u), at: o.at }));
        for nation in Nation::ALL.into_iter().filter(|n| n.side() == side) {
            let most = o.air.min(steps(p, nation, o.at));
            out.extend((1..=most).map(|steps| Action::Remove { item: Item::Air { nation, steps }, at: o.at }));
        }
    }
    out.push(Action::Done);
}

/// May this be removed? FS-046: only as long as the limit is exceeded.
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    let Action::Remove { item, at } = *a else {
        return match a {
            Action::Done => Ok(()),
            _ => Err(Refusal::new(rule::FS_046, "refuse-trim-only")),
        };
    };
    let fine = victim(p).is_some_and(|side| {
        over(b, p, side).into_iter().filter(|o| o.at == at).any(|o| match item {
            Item::Unit(u) => choices(b, p, side, o).any(|v| v == u),
            Item::Air { nation, steps: n } => nation.side() == side && n > 0 && n <= o.air.min(steps(p, nation, at)),
            Item::Marker { .. } => false,
        })
    });
    if fine { Ok(()) } else { Err(Refusal::new(rule::FS_046, "refuse-trim")) }
}

/// Removes it.
pub fn apply(b: &Board, p: &mut Position, a: &Action, log: &mut Log<Event>) {
    match *a {
        Action::Remove { item, at } => remove(b, p, item, at, log),
        _ => p.closed = true,
    }
}

/// FS-046, R17: units go to the turn track, air steps to the pool.
fn remove(b: &Board, p: &mut Position, item: Item, at: Space, log: &mut Log<Event>) {
    match item {
        Item::Unit(u) => damage::away(b, p, u, Why::Overstacked, log),
        Item::Air { nation, steps } => {
            let mut left = steps;
            let here: Vec<AirGroup> = p.air_in(AirPlace::At(at)).filter(|g| g.nation == nation).copied().collect();
            for g in here {
                let n = g.steps.min(left);
                if n > 0 {
                    p.take_air(AirGroup { steps: n, ..g });
                    left -= n;
                }
            }
            log.event(rule::FS_046, Event::Away { item, why: Why::Overstacked, turn: 0 });
        }
        Item::Marker { .. } => {}
    }
}

/// The standing order of the side that chooses: whatever is too much is removed, the costliest first.
pub fn by_order(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let (Some(chooser), Some(side)) = (p.diary.trimming, victim(p)) else { return };
    if !p.standing[chooser.i()].trim {
        return;
    }
    while let Some(o) = over(b, p, side).first().copied() {
        let worth = |u: &UnitId| {
            let unit = b.unit(*u);
            let strength = unit.ship().map_or(0, |s| u16::from(s.firepower) + u16::from(s.air) + u16::from(s.defence));
            (unit.class, strength, !p.unit(*u).reduced, std::cmp::Reverse(u.0))
        };
        let item = choices(b, p, side, o).max_by_key(worth).map(Item::Unit).or_else(|| {
            let nation = Nation::ALL.into_iter().filter(|n| n.side() == side).max_by_key(|n| steps(p, *n, o.at))?;
            Some(Item::Air { nation, steps: o.air.min(steps(p, nation, o.at)) })
        });
        let Some(item) = item else { return };
        remove(b, p, item, o.at, log);
    }
}
