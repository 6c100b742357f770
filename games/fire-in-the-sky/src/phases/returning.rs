//! Return-to-base phase (14): ships that sailed go home, occupied bases change hands, stacking is looked at. It asks nobody: where Japanese
//! ships go is a standing order.

use super::{damage, stacking};
use crate::{
    action::{Action, Item},
    board::{Board, UnitId},
    event::{Cause, Event, Why},
    position::{AirGroup, AirPlace, ForceId, Place, Position},
    rule,
    types::{Nation, Side, Space},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// 14.1, then 14.2.
pub fn begin(b: &Board, p: &mut Position, _dice: &mut Dice, log: &mut Log<Event>) {
    // FS-322: for good, even if the marker never becomes control.
    p.once.singapore_occupied |= p.occupier(b.places.singapore) == Some(Side::Japan);
    go_home(b, p, log);
    for g in std::mem::take(&mut p.air) {
        p.add_air(AirGroup { to: None, ..g });
    }
    for (s, side) in std::mem::take(&mut p.occupied) {
        change_hands(b, p, s, side, log);
    }
}

/// FS-287, FS-419: every ship of a task force goes to a base of its nation; ships at anchor that did not sail stay where they are.
fn go_home(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let mut homes: Vec<(Space, Vec<UnitId>)> = Vec::new();
    let mut homeless = Vec::new();
    for f in 0..p.forces.len() {
        let f = ForceId(f as u8);
        let from = b.space_of(p.force(f).from);
        for u in p.units_in(Place::Force(f)).collect::<Vec<_>>() {
            let home = b.unit(u).ship().and_then(|_| home(b, p, u, from));
            let Some(to) = home else {
                homeless.push(u);
                continue;
            };
            p.unit_mut(u).at = Place::At(to);
            match homes.iter_mut().find(|(s, _)| *s == to) {
                Some((_, all)) => all.push(u),
                None => homes.push((to, vec![u])),
            }
        }
    }
    for u in homeless {
        match b.unit(u).ship() {
            // FS-320: with Surabaya the Dutch have lost their last port.
            Some(_) if b.unit(u).nation == Nation::Netherlands => {
                p.unit_mut(u).at = Place::Gone;
                log.event(rule::FS_320, Event::Lost { item: Item::Unit(u), cause: Cause::Capture });
            }
            Some(_) => damage::away(b, p, u, Why::Homeless, log),
            None => damage::away(b, p, u, Why::NotLanded, log),
        }
    }
    // FS-293: a replacement marker that has not landed by now is of no use to anybody.
    for nation in Nation::ALL {
        if p.markers.iter().any(|m| m.nation == nation && matches!(m.at, Place::Force(_))) {
            log.event(rule::FS_293, Event::MarkersGone { nation });
        }
    }
    p.markers.retain(|m| !matches!(m.at, Place::Force(_)));
    p.forces.clear();
    for (to, units) in homes {
        log.event(rule::FS_287, Event::Returned { units, to });
    }
}

/// FS-054, FS-055, FS-288, FS-320, FS-322: the base a ship returns to. Japan has two to choose from, among those it still controls (R59): as
/// ordered, else where the ship came from, else Kure. The British use Singapore until Japan has occupied it, contested or not (R35).
pub fn home(b: &Board, p: &Position, u: UnitId, from: Space) -> Option<Space> {
    let (places, nation) = (&b.places, b.unit(u).nation);
    match nation {
        Nation::Japan => {
            let wanted = [p.unit(u).home, Some(from), Some(places.kure), Some(places.yokosuka)];
            let ours = |s: &Space| b.national(Nation::Japan).any(|n| n == *s) && p.holds(Side::Japan, *s);
            wanted.into_iter().flatten().find(ours)
        }
        Nation::Britain if !p.once.singapore_occupied => Some(places.singapore),
        // R36: as long as the base has not changed hands.
        Nation::Netherlands => Some(places.surabaya).filter(|s| p.holds(Side::Allies, *s)),
        Nation::Usa | Nation::Britain => b.national(nation).next(),
    }
}

/// FS-289, FS-290, FS-420: what is under the marker is eliminated, the base is the occupier's.
fn change_hands(b: &Board, p: &mut Position, s: Space, side: Side, log: &mut Log<Event>) {
    let beaten = side.other();
    let under = |u: &UnitId| matches!(p.unit(*u).at, Place::At(t) | Place::NoPlanes(t) if t == s) && b.side(*u) == beaten;
    for u in b.all_units().filter(under).collect::<Vec<_>>() {
        match b.unit(u).ship() {
            Some(_) => damage::sink(b, p, u, Cause::Capture, log),
            None => damage::away(b, p, u, Why::Eliminated, log),
        }
    }
    // R59: Naval Aviation in the box of the base goes with it.
    let here = |g: &AirGroup| matches!(g.at, AirPlace::At(t) | AirPlace::Aviation(t) if t == s) && g.nation.side() == beaten;
    for g in p.air.iter().filter(|g| here(g)) {
        log.event(rule::FS_289, Event::AirLost { nation: g.nation, steps: g.steps, at: s, cause: Cause::Capture });
    }
    p.air.retain(|g| !here(g));
    p.control[s.i()] = Some(side);
    p.diary.captured.push(s);
    if side == Side::Japan {
        // FS-303: once is for good.
        p.once.captured[0] |= s == b.places.manila;
        p.once.captured[1] |= s == b.places.singapore;
    }
    log.event(rule::FS_290, Event::Captured { at: s, side });
    if side == Side::Japan && s == b.places.surabaya {
        lose_dutch_fleet(b, p, log);
    }
}

/// FS-320: all Dutch ships leave the game when Japan takes Surabaya.
fn lose_dutch_fleet(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let dutch = |u: &UnitId| b.unit(*u).nation == Nation::Netherlands && b.unit(*u).ship().is_some();
    for u in b.all_units().filter(dutch) {
        let unit = p.unit_mut(u);
        if !matches!(unit.at, Place::Gone | Place::Sunk | Place::Waiting) {
            unit.at = Place::Gone;
            log.event(rule::FS_320, Event::Lost { item: Item::Unit(u), cause: Cause::Capture });
        }
    }
}

/// Nothing is decided in it.
pub const fn asks(_b: &Board, _p: &Position) -> bool {
    false
}

/// Who would decide.
pub const fn decides(_b: &Board, p: &Position) -> Side {
    p.phasing
}

/// Nothing.
pub const fn list(_b: &Board, _p: &Position, _out: &mut Vec<Action>) {}

/// Nothing may be done.
pub fn check(_b: &Board, _p: &Position, _a: &Action) -> Result<(), Refusal> {
    Err(Refusal::new(rule::FS_073, "refuse-phase"))
}

/// Nothing.
pub const fn apply(_b: &Board, _p: &mut Position, _a: &Action, _dice: &mut Dice, _log: &mut Log<Event>) {}

/// FS-045, FS-291: stacking.
pub const fn finish(_b: &Board, p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {
    stacking::begin(p);
}
