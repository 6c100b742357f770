//! 23: aircraft that do not come home: out of fuel, or destroyed in flight by their owner.

use crate::{
    board::Board,
    event::{Event, Why},
    phases::{landing, prepare, score},
    position::{AirFormation, Facility, Force, Group, Host, Lot, Place, Position, Public},
    rule,
    types::{AfId, Arm, Class, DeckBox, FacId, Side},
};
use ironbottom_kernel::{Log, SeatSet};

/// FT-205, FT-469: aircraft in flight are destroyed by their owner: 2 points for those that could land but for want of room, or whose base
/// is gone or closed (FT-326); 10 for the others, which would be lost in any case. What could land uses up the launch factor it would have
/// landed on, or one place of it would serve for all.
pub fn ditch(b: &Board, p: &mut Position, side: Side, (af, group, n): (AfId, u8, u8), log: &mut Log<Event>) {
    log.learned(SeatSet::ALL);
    let (back, over) = returned(b, &p.public, p.side(side), af, group, n);
    let force = p.side_mut(side);
    if let Some((fac, class)) = over {
        force.facs[fac as usize].used[class as usize] += back;
    }
    let a = &mut force.afs[af as usize];
    a.groups[group as usize].n -= n;
    a.groups.retain(|g| g.n > 0);
    let [aircraft, fuel] = worth(b, n, back);
    score(p, side.other(), aircraft, Why::Aircraft, log);
    score(p, side.other(), fuel, Why::Fuel, log);
}

/// FT-325, FT-447: what the enemy scores for factors lost in the air, for those that had come back and for those that had not.
fn worth(b: &Board, n: u8, back: u8) -> [u16; 2] {
    [u16::from(back) * u16::from(b.points.aircraft), u16::from(n - back) * u16::from(b.points.out_of_fuel)]
}

/// FT-469: what the enemy would score if so many of a group were destroyed now.
pub fn price(b: &Board, public: &Public, force: &Force, (af, group, n): (AfId, u8, u8)) -> u16 {
    let known = force.af(af).and_then(|a| a.groups.get(group as usize)).is_some_and(|g| n <= g.n);
    if known { worth(b, n, returned(b, public, force, af, group, n).0).iter().sum() } else { 0 }
}

/// How many of these factors have come back to where they could land, room and damage apart, and there on which launch factor.
fn returned(b: &Board, public: &Public, force: &Force, af: AfId, group: u8, n: u8) -> (u8, Option<(FacId, Class)>) {
    let a = &force.afs[af as usize];
    let g = Group { high: false, ..a.groups[group as usize] };
    if is_bereft(b, force, a) {
        return (n, None);
    }
    let Place::Hex(at) = a.place else { return (0, None) };
    let mut whole = force.clone();
    mend(&mut whole, a.origin);
    let most = |fac: FacId| {
        // FT-326: the damage of where it took off is no fault of its own.
        let force = if fac == a.origin { &whole } else { force };
        let lands = |n: &u8| landing::check_but_room(b, public, force, a, &g, *n, a.moved, fac).is_ok();
        let k = (1..=n).rev().find(lands).unwrap_or(0);
        Some((k, Some((fac, landing::class(a.mf(b, public.turn), a.moved)?))))
    };
    let here = (0..force.facs.len() as FacId).filter(|f| force.fac_at(b, *f) == Some(at));
    here.filter_map(most).max_by_key(|(n, _)| *n).unwrap_or((0, None))
}

/// FT-325, FT-326, FT-389: factors still in the air after their owner's half of their last turn are lost; those whose deadline combat
/// pulled down since, when the turn ends (FT-470).
pub fn out_of_fuel(b: &Board, p: &mut Position, side: Side, log: &mut Log<Event>) {
    let turn = p.public.turn;
    if !p.side(side).afs.iter().flat_map(|a| &a.groups).any(|g| g.deadline <= turn) {
        return;
    }
    let excused = excused(b, &p.public, p.side(side));
    let force = p.side_mut(side);
    let mut lost = 0;
    let mut gone = Vec::new();
    for a in &mut force.afs {
        gone.extend(a.groups.iter().filter(|g| g.deadline <= turn).copied());
        a.groups.retain(|g| g.deadline > turn);
    }
    for g in gone {
        force.mourn(g.craft, g.n);
        lost += u16::from(g.n);
        log.secret(rule::FT_325, Event::OutOfFuel { side, craft: g.craft, n: g.n }, side.only());
    }
    score(p, side.other(), (lost - excused) * u16::from(b.points.out_of_fuel), Why::Fuel, log);
    score(p, side.other(), excused * u16::from(b.points.aircraft), Why::Aircraft, log);
}

/// FT-326: how many of those that are out of fuel came back, and found where they took off gone, or too badly damaged to take them: all
/// that could have landed there without the damage, less those that can land with it. Each place is counted once.
fn excused(b: &Board, public: &Public, force: &Force) -> u16 {
    let (mut hurt, mut whole) = (force.clone(), force.clone());
    for fac in 0..force.facs.len() as FacId {
        mend(&mut whole, fac);
    }
    let (mut bereft, mut with, mut without) = (0, 0, 0);
    for a in &force.afs {
        for g in a.groups.iter().filter(|g| g.deadline <= public.turn) {
            if is_bereft(b, force, a) {
                bereft += u16::from(g.n);
            } else if is_back(b, force, a) {
                with += u16::from(take_in(b, public, &mut hurt, a, g));
                without += u16::from(take_in(b, public, &mut whole, a, g));
            }
        }
    }
    bereft + u16::saturating_sub(without, with)
}

/// As many of a group as can land where they took off, low as all land; they use up what they land on.
fn take_in(b: &Board, public: &Public, force: &mut Force, a: &AirFormation, g: &Group) -> u8 {
    let g = Group { high: false, ..*g };
    let lands = |n: &u8| {
        landing::check_but_room(b, public, force, a, &g, *n, a.moved, a.origin).is_ok()
            && prepare::check_room(b, force, a.origin, *n).is_ok()
    };
    let n = (1..=g.n).rev().find(lands).unwrap_or(0);
    if let (Some(class), Some(f)) = (landing::class(a.mf(b, public.turn), a.moved), force.facs.get_mut(a.origin as usize)) {
        f.used[class as usize] += n;
        f.add(Lot { bx: DeckBox::Landed, craft: g.craft, arm: Arm::None, moved: true, n });
    }
    n
}

/// As if a place had no damage.
fn mend(force: &mut Force, fac: FacId) {
    let Some(f) = force.facs.get_mut(fac as usize) else { return };
    match f.host {
        Host::Base(_) => f.hits = 0,
        Host::Ship(s) => {
            if let Some(s) = force.ships.get_mut(s as usize) {
                s.hits = 0;
            }
        }
    }
}

/// Is it over where it took off?
fn is_back(b: &Board, force: &Force, a: &AirFormation) -> bool {
    let (Place::Hex(at), Some(f)) = (a.place, force.facs.get(a.origin as usize)) else { return false };
    if f.lost {
        f.grave == Some(at) || matches!(f.host, Host::Base(i) if b.bases[i as usize].at == Some(at))
    } else {
        force.fac_at(b, a.origin) == Some(at)
    }
}

/// FT-326: it came back to where it took off, and that is destroyed or closed by damage.
fn is_bereft(b: &Board, force: &Force, a: &AirFormation) -> bool {
    let closed = |f: &Facility| f.lost || f.now(b, force).0.normal <= 0;
    is_back(b, force, a) && force.facs.get(a.origin as usize).is_some_and(closed)
}
