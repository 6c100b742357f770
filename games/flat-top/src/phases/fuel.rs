//! 23: aircraft that do not come home: out of fuel, or destroyed in flight by their owner.

use crate::{
    board::Board,
    event::{Event, Why},
    phases::{landing, score},
    position::{Af, Facility, Force, Group, Host, Place, Position},
    types::{AfId, Class, FacId, Side},
};
use ironbottom_kernel::{Log, SeatSet};
use std::collections::BTreeMap;

/// FT-205, FT-469: aircraft in flight are destroyed by their owner: 2 points for those that could land but for want of room, or whose base
/// is gone or closed (FT-326); 10 for the others, which would be lost in any case. What could land uses up the launch factor it would have
/// landed on, or one place of it would serve for all.
pub fn ditch(b: &Board, p: &mut Position, side: Side, (af, group, n): (AfId, u8, u8), log: &mut Log<Event>) {
    log.learned(SeatSet::ALL);
    let (back, over) = returned(b, p, side, af, group, n);
    let force = p.side_mut(side);
    if let Some((fac, class)) = over {
        force.facs[fac as usize].used[class as usize] += back;
    }
    let a = &mut force.afs[af as usize];
    a.groups[group as usize].n -= n;
    a.groups.retain(|g| g.n > 0);
    score(p, side.other(), u16::from(back) * u16::from(b.points.aircraft), Why::Aircraft, log);
    score(p, side.other(), u16::from(n - back) * u16::from(b.points.out_of_fuel), Why::Fuel, log);
}

/// How many of these factors have come back to where they could land, room and damage apart, and there on which launch factor.
fn returned(b: &Board, p: &Position, side: Side, af: AfId, group: u8, n: u8) -> (u8, Option<(FacId, Class)>) {
    let force = p.side(side);
    let a = &force.afs[af as usize];
    let g = Group { high: false, ..a.groups[group as usize] };
    if is_bereft(b, force, a) {
        return (n, None);
    }
    let Place::Hex(at) = a.place else { return (0, None) };
    let turn = p.public.turn;
    let most = |fac: FacId| {
        let lands = |n: &u8| landing::check_but_room(b, p, side, a, &g, *n, a.moved, fac).is_ok();
        let k = (1..=n).rev().find(lands).unwrap_or(0);
        let damage = if fac == a.origin { missing(b, force, a, turn) } else { 0 };
        Some((n.min(k + damage), Some((fac, landing::class(a.mf(b, turn), a.moved)?))))
    };
    let here = (0..force.facs.len() as FacId).filter(|f| force.fac_at(b, *f) == Some(at));
    here.filter_map(most).max_by_key(|(n, _)| *n).unwrap_or((0, None))
}

/// FT-325, FT-326, FT-389: factors still in the air after their owner's half of their last turn are lost.
pub fn out_of_fuel(b: &Board, p: &mut Position, side: Side, log: &mut Log<Event>) {
    let turn = p.public.turn;
    let (mut lost, mut bereft) = (0, 0);
    let force = p.side_mut(side);
    let mut gone = Vec::new();
    // What a damaged place could have taken, it could have taken once.
    let mut taken: BTreeMap<FacId, u8> = BTreeMap::new();
    for a in &force.afs {
        for g in a.groups.iter().filter(|g| g.deadline <= turn) {
            let before = taken.entry(a.origin).or_default();
            let excused = if is_bereft(b, force, a) { g.n } else { missing(b, force, a, turn).saturating_sub(*before).min(g.n) };
            *before += excused;
            gone.push((g.craft, g.n, excused));
        }
    }
    for a in &mut force.afs {
        a.groups.retain(|g| g.deadline > turn);
    }
    for (craft, n, excused) in gone {
        force.mourn(craft, n);
        bereft += u16::from(excused);
        lost += u16::from(n - excused);
        log.secret(325, Event::OutOfFuel { side, craft, n }, side.only());
    }
    score(p, side.other(), lost * u16::from(b.points.out_of_fuel), Why::Fuel, log);
    score(p, side.other(), bereft * u16::from(b.points.aircraft), Why::Aircraft, log);
}

/// Is it over where it took off?
fn is_back(b: &Board, force: &Force, a: &Af) -> bool {
    let (Place::Hex(at), Some(f)) = (a.place, force.facs.get(a.origin as usize)) else { return false };
    if f.lost {
        f.grave == Some(at) || matches!(f.host, Host::Base(i) if b.bases[i as usize].at == Some(at))
    } else {
        force.fac_at(b, a.origin) == Some(at)
    }
}

/// FT-326: it came back to where it took off, and that is destroyed or closed by damage.
fn is_bereft(b: &Board, force: &Force, a: &Af) -> bool {
    let closed = |f: &Facility| f.lost || f.now(b, force).0.normal <= 0;
    is_back(b, force, a) && force.facs.get(a.origin as usize).is_some_and(closed)
}

/// FT-326: over where it took off, how many more could land in this turn but for the damage of that place.
fn missing(b: &Board, force: &Force, a: &Af, turn: u16) -> u8 {
    let (Some(f), Some(class)) = (force.fac(a.origin), landing::class(a.mf(b, turn), a.moved)) else { return 0 };
    if is_back(b, force, a) { f.room(f.unhurt(b, force), class).saturating_sub(f.room(f.now(b, force), class)) } else { 0 }
}
