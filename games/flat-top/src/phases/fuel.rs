//! 23: aircraft that do not come home: out of fuel, or destroyed in flight by their owner.

use crate::{
    board::Board,
    event::{Event, Why},
    phases::{prepare, score},
    position::{Af, Force, Host, Place, Position},
    types::{AfId, Craft, FacId, Side},
};
use ironbottom_kernel::{Log, SeatSet};

/// FT-205, FT-469: aircraft in flight are destroyed by their owner: 10 points, or 2 where they could land.
pub fn ditch(b: &Board, p: &mut Position, side: Side, (af, group, n): (AfId, u8, u8), log: &mut Log<Event>) {
    log.learned(SeatSet::ALL);
    let force = p.side_mut(side);
    let craft = force.afs[af as usize].groups[group as usize].craft;
    let home = is_home(b, force, &force.afs[af as usize], craft);
    let a = &mut force.afs[af as usize];
    a.groups[group as usize].n -= n;
    a.groups.retain(|g| g.n > 0);
    let (each, why) = if home { (b.points.aircraft, Why::Aircraft) } else { (b.points.out_of_fuel, Why::Fuel) };
    score(p, side.other(), u16::from(n) * u16::from(each), why, log);
}

/// FT-325, FT-389: factors still in the air after their owner's half of their last turn are lost.
pub fn out_of_fuel(b: &Board, p: &mut Position, side: Side, log: &mut Log<Event>) {
    let turn = p.public.turn;
    let (mut lost, mut bereft) = (0, 0);
    let force = p.side_mut(side);
    let mut gone = Vec::new();
    for a in &force.afs {
        for g in a.groups.iter().filter(|g| g.deadline <= turn) {
            gone.push((g.craft, g.n, is_bereft(b, force, a)));
        }
    }
    for a in &mut force.afs {
        a.groups.retain(|g| g.deadline > turn);
    }
    for (craft, n, excused) in gone {
        force.mourn(craft, n);
        if excused {
            bereft += u16::from(n);
        } else {
            lost += u16::from(n);
        }
        log.secret(325, Event::OutOfFuel { side, craft, n }, side.only());
    }
    score(p, side.other(), lost * u16::from(b.points.out_of_fuel), Why::Fuel, log);
    score(p, side.other(), bereft * u16::from(b.points.aircraft), Why::Aircraft, log);
}

/// FT-326: it came back to where it took off, and that is destroyed or too badly damaged to take it.
fn is_bereft(b: &Board, force: &Force, a: &Af) -> bool {
    let (Place::Hex(at), Some(f)) = (a.place, force.facs.get(a.origin as usize)) else { return false };
    if f.lost {
        let fallen = matches!(f.host, Host::Base(i) if b.bases[i as usize].at == Some(at));
        return fallen || f.grave == Some(at);
    }
    force.fac_at(b, a.origin) == Some(at) && f.now(b, force).0.normal <= 0
}

/// FT-469: over a place of its own that handles it, room or not, or over where that was (FT-326).
fn is_home(b: &Board, force: &Force, a: &Af, craft: Craft) -> bool {
    let Place::Hex(at) = a.place else { return false };
    let takes = |f: FacId| force.fac_at(b, f) == Some(at) && prepare::check_accepts(b, force, f, craft).is_ok();
    (0..force.facs.len() as FacId).any(takes) || is_bereft(b, force, a)
}
