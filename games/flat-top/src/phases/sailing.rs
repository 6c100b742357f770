//! 12: task forces move, are joined and split.

use crate::{
    action::Action,
    board::Board,
    event::{Event, Named, Why},
    phases::{marks, not_now, plotting, ready, score, set_up, shadow, sighting},
    position::Marker,
    position::{AirFormation, Fate, Force, Leg, Place, Position, Ship},
    rule,
    types::{At, ShipId, Side, Sky, TfId, Unit},
};
use ironbottom_kernel::{Log, Refusal};

/// FT-157, FT-331, FT-341: plotted moves are sailed, those of seen task forces on the map (FT-400), all task forces one hex at a
/// time (R48).
pub fn sail(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let mut gone = Vec::new();
    for side in Side::ALL {
        for t in &mut p.side_mut(side).tfs {
            if t.hide && t.held == 0 && t.shown {
                t.shown = false;
                gone.extend(t.at.map(|at| marks::ships(side, at)));
            }
            t.hide = false;
        }
    }
    marks::hidden(p, gone, rule::FT_067, log);
    for step in 0..=2u8 {
        let before = sighting::held_now(p);
        for side in Side::ALL {
            for tf in 0..p.side(side).tfs.len() as TfId {
                if step > 0 && !p.side(side).tfs[tf as usize].sailed {
                    keep_in_sight(b, p, side, tf);
                    one_step(b, p, side, tf, log);
                }
            }
        }
        show_at(p, step, log);
        sighting::look(b, p, log);
        sighting::slip_away(p, &before, log);
    }
    for side in Side::ALL {
        for t in &mut p.side_mut(side).tfs {
            t.plot.clear();
            t.show_at = None;
        }
    }
    let from = Side::ALL.map(|side| carry(b, p, side));
    for side in Side::ALL {
        // FT-205: aircraft destroyed in the orders are scored now that these are open.
        let junked = std::mem::take(&mut p.side_mut(side).junked);
        score(p, side.other(), junked, Why::Aircraft, log);
    }
    // Formations that went along may have come into sight.
    sighting::look(b, p, log);
    unmark(p, &from, log);
}

/// FT-067, FT-416, FT-467: where nobody holds it, a formation over ships that are off the map is off it too, from the hex in which it was
/// last, or its marker would tell where the ships went; and so is one told to stay unseen where it is, whatever is below. Both at this
/// moment and under one rule: nobody can tell by it whether there are ships.
fn unmark(p: &mut Position, from: &[Vec<Option<At>>; 2], log: &mut Log<Event>) {
    let mut gone = Vec::new();
    for side in Side::ALL {
        let force = p.side_mut(side);
        for (i, a) in force.afs.iter_mut().enumerate() {
            let over_hidden = a.over.and_then(|tf| force.tfs.get(tf as usize)).is_some_and(|t| t.at.is_some() && !t.shown);
            let stays = a.plotted && !a.plot.iter().any(|l| matches!(l, Leg::Go(_) | Leg::Land(_)));
            if over_hidden || stays {
                gone.extend(take_off_map(a, side, from[side.i()].get(i).copied().flatten()));
            }
        }
    }
    marks::hidden(p, gone, rule::FT_067, log);
}

/// FT-067: its marker goes from where it was seen last, unless the enemy holds it.
fn take_off_map(a: &mut AirFormation, side: Side, from: Option<At>) -> Option<Marker> {
    let (Place::Hex(at), true, 0, false) = (a.place, a.shown, a.held, a.groups.is_empty()) else { return None };
    a.shown = false;
    Some(marks::aircraft(side, from.unwrap_or(at)))
}

/// FT-152, FT-153: one that shadows and has not moved after its target sails as plotted, but never out of sight of it: there its plot ends.
fn keep_in_sight(b: &Board, p: &mut Position, side: Side, tf: TfId) {
    let t = &p.side(side).tfs[tf as usize];
    let (Some(target), Some(at)) = (shadow::target_of(&p.public, p.side(side), Unit::Tf(tf)), t.at) else { return };
    let next = t.plot.first().and_then(|d| b.sail(at, t.water, *d)).map(|x| x.0);
    if next.is_none_or(|to| shadow::check_sight(b, &p.public, false, target, at, to).is_err()) {
        let t = &mut p.side_mut(side).tfs[tf as usize];
        t.plot.clear();
        t.leaves = false;
    }
}

/// One hex of the plot; a storm stops it (FT-045), the edge of the map is left for good (FT-162).
pub fn one_step(b: &Board, p: &mut Position, side: Side, tf: TfId, log: &mut Log<Event>) {
    let t = &p.side(side).tfs[tf as usize];
    let (Some(at), Some(dir)) = (t.at, t.plot.first().copied()) else { return };
    let (water, leaves, stopped) = (t.water, t.leaves && t.plot.len() == 1, t.moved > 0 && p.public.sky(b, at) == Sky::Storm);
    if stopped {
        p.side_mut(side).tfs[tf as usize].plot.clear();
        return;
    }
    let windward = plotting::is_windward(b, &p.public, at, dir);
    let t = &mut p.side_mut(side).tfs[tf as usize];
    t.plot.remove(0);
    t.moved += 1;
    t.windward |= windward;
    if leaves {
        leave_map(p, side, tf, log);
    } else if let Some((to, water)) = b.sail(at, water, dir) {
        (t.at, t.water) = (Some(to), water);
    }
}

/// FT-162: the ships are out of the game, with all aboard; nobody scores them.
fn leave_map(p: &mut Position, side: Side, tf: TfId, log: &mut Log<Event>) {
    let force = p.side_mut(side);
    force.tfs[tf as usize].at = None;
    force.tfs[tf as usize].shown = false;
    for i in 0..force.ships.len() {
        if force.ships[i].tf == tf && force.ships[i].fate == Fate::Afloat {
            force.ships[i].fate = Fate::OffMap;
            close_deck(force, i as ShipId);
        }
    }
    let number = force.tfs[tf as usize].number;
    log.secret(rule::FT_162, Event::LeftMap { side, number }, side.only());
}

/// A ship that is gone is no facility any more: all aboard are gone with it, those about to take off among them. Says how many.
pub fn close_deck(force: &mut Force, ship: ShipId) -> u16 {
    let Some(fac) = force.fac_of(ship) else { return 0 };
    let f = &mut force.facs[fac as usize];
    let mut aboard = f.aboard();
    f.lost = true;
    f.lots.clear();
    for a in force.afs.iter_mut().filter(|a| a.place == Place::Deck && a.origin == fac) {
        aboard += a.factors();
        a.groups.clear();
    }
    aboard
}

/// FT-157: shown by its owner at the start, middle or end of its move.
fn show_at(p: &mut Position, step: u8, log: &mut Log<Event>) {
    let may_post = p.public.rules.reads_since(2);
    let mut new = Vec::new();
    for side in Side::ALL {
        for tf in 0..p.side(side).tfs.len() {
            let t = &p.side(side).tfs[tf];
            if let (Some(at), Some(wanted), false) = (t.at, t.show_at, t.shown)
                && wanted == step
            {
                marks::put(p, marks::ships(side, at), &mut new);
                let t = &mut p.side_mut(side).tfs[tf];
                (t.shown, t.posted) = (true, may_post);
            }
        }
    }
    marks::shown(new, rule::FT_157, log);
}

/// FT-416: formations that stay over a task force go along with it, but not into a storm (FT-040) nor low over mountains (FT-197). Those
/// that were plotted to leave it fly from where they were plotted. Says where each was.
fn carry(b: &Board, p: &mut Position, side: Side) -> Vec<Option<At>> {
    let Position { public, sides, .. } = p;
    let force = &mut sides[side.i()];
    let from = force.afs.iter().map(|a| if let Place::Hex(at) = a.place { Some(at) } else { None }).collect();
    for i in 0..force.afs.len() {
        let Some(tf) = force.afs[i].over else { continue };
        let t = &force.tfs[tf as usize];
        let (at, moved) = (t.at, t.moved);
        let a = &mut force.afs[i];
        let leaves = a.plot.iter().any(|l| matches!(l, Leg::Go(_)));
        let high = a.groups.iter().all(|g| g.high);
        let barred = |at: At| public.sky(b, at) == Sky::Storm || (b.hex(at).mountain && !high);
        match at {
            Some(at) if matches!(a.place, Place::Hex(from) if !leaves && (from == at || !barred(at))) => {
                a.place = Place::Hex(at);
                a.carried = moved;
            }
            _ => a.over = None,
        }
    }
    from
}

/// A ship of the side that is on the map.
fn afloat(force: &Force, ship: ShipId) -> Option<&Ship> {
    force.ships.get(ship as usize).filter(|s| s.fate == Fate::Afloat && force.tfs[s.tf as usize].at.is_some())
}

/// FT-159: may ships change task forces so?
pub fn check_regroup(force: &Force, side: Side, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Detach { ship, tf } => {
            let Some(s) = afloat(force, ship) else { return Err(not_now()) };
            if s.shifted {
                return Err(Refusal::new(rule::FT_159, "refuse-regroup-again"));
            }
            if s.tf == tf || force.fleet(s.tf).count() < 2 {
                return Err(Refusal::new(rule::FT_159, "refuse-regroup"));
            }
            check_join(force, side, s.tf, tf, 1)
        }
        Action::Merge { tf, into } => {
            if tf == into
                || force.tfs.get(tf as usize).is_none_or(|t| t.at.is_none())
                || is_free(force, tf)
                || is_free(force, into)
            {
                return Err(Refusal::new(rule::FT_159, "refuse-regroup"));
            }
            // As many join as like, each ship once.
            if force.fleet(tf).any(|(_, s)| s.shifted) {
                return Err(Refusal::new(rule::FT_159, "refuse-regroup-again"));
            }
            check_join(force, side, tf, into, force.fleet(tf).count())
        }
        _ => Err(not_now()),
    }
}

/// Is it legal while task forces are regrouped?
pub fn check(p: &Position, side: Side, a: &Action) -> Result<(), Refusal> {
    let force = p.side(side);
    match *a {
        Action::Detach { .. } | Action::Merge { .. } => check_regroup(force, side, a),
        Action::Scuttle { ship } => {
            if !p.public.rules.scuttle_ships {
                return Err(Refusal::new(rule::FT_465, "refuse-scuttle"));
            }
            afloat(force, ship).map(|_| ()).ok_or_else(not_now)
        }
        Action::Show { unit: Unit::Tf(tf) } => match force.tfs.get(tf as usize) {
            Some(t) if t.at.is_some() && !t.shown && !t.flipped => Ok(()),
            _ => Err(Refusal::new(rule::FT_055, "refuse-show")),
        },
        Action::Hide { unit: Unit::Tf(tf) } => match force.tfs.get(tf as usize) {
            Some(t) if t.at.is_some() && t.shown && t.held == 0 && !t.flipped => Ok(()),
            _ => Err(Refusal::new(rule::FT_067, "refuse-hide")),
        },
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

fn is_free(force: &Force, tf: TfId) -> bool {
    force.fleet(tf).next().is_none()
}

/// The lowest free slot of a task force; one past the last if there is none. One that was scuttled to the last ship in this window
/// still has its marker, and is not free before all is opened.
pub fn free_tf(force: &Force) -> TfId {
    let mut manned = vec![false; force.tfs.len()];
    for s in force.ships.iter().filter(|s| s.fate == Fate::Afloat) {
        if let Some(m) = manned.get_mut(s.tf as usize) {
            *m = true;
        }
    }
    let free = (0..force.tfs.len()).find(|t| !manned[*t] && force.tfs[*t].at.is_none());
    free.unwrap_or(force.tfs.len()) as TfId
}

/// FT-159, FT-009, FT-010: ships of one hex may join, within the size of a task force.
fn check_join(force: &Force, side: Side, from: TfId, to: TfId, n: usize) -> Result<(), Refusal> {
    if to == free_tf(force) {
        return if to < 40 { Ok(()) } else { Err(Refusal::new(rule::FT_014, "refuse-regroup")) };
    }
    let (a, c) = (&force.tfs[from as usize], force.tfs.get(to as usize));
    if is_free(force, to) || c.is_none_or(|c| c.at.is_none() || c.at != a.at || c.water != a.water) {
        return Err(Refusal::new(rule::FT_159, "refuse-regroup"));
    }
    if force.fleet(to).count() + n > side.most_ships() {
        return Err(Refusal::new(if side == Side::Allies { rule::FT_009 } else { rule::FT_010 }, "refuse-tf-size"));
    }
    Ok(())
}

/// What could be done.
pub fn list(p: &Position, side: Side, out: &mut Vec<Action>) {
    let force = p.side(side);
    for (tf, t, _) in force.at_sea() {
        let unit = Unit::Tf(tf);
        out.push(if t.shown { Action::Hide { unit } } else { Action::Show { unit } });
        out.extend(force.fleet(tf).map(|(ship, _)| Action::Scuttle { ship }));
    }
    list_regroup(force, out);
    out.push(Action::Done);
}

/// FT-159: how ships could change task forces.
pub fn list_regroup(force: &Force, out: &mut Vec<Action>) {
    let free = free_tf(force);
    for (tf, _, at) in force.at_sea() {
        let near: Vec<TfId> =
            force.at_sea().filter(|(o, _, a)| *o != tf && *a == at && !is_free(force, *o)).map(|(o, _, _)| o).collect();
        out.extend(near.iter().map(|into| Action::Merge { tf, into: *into }));
        for (ship, _) in force.fleet(tf) {
            out.extend(near.iter().copied().chain([free]).map(|to| Action::Detach { ship, tf: to }));
        }
    }
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, side: Side, a: &Action, log: &mut Log<Event>) {
    if *a == Action::Done {
        return ready(p, side, rule::FT_159, log);
    }
    log.secret(rule::FT_159, Event::Did { side, action: *a }, side.only());
    match *a {
        Action::Detach { .. } | Action::Merge { .. } => {
            regroup(b, p.side_mut(side), a);
        }
        // The enemy scores it when the orders are opened: until then it is a secret that it is gone.
        Action::Scuttle { ship } => p.side_mut(side).ships[ship as usize].fate = Fate::Sunk,
        Action::Show { unit: Unit::Tf(tf) } => flip(p, side, tf),
        Action::Hide { unit: Unit::Tf(tf) } => flip(p, side, tf),
        _ => {}
    }
}

/// FT-159, FT-156: the same with the plots, before anything sails: who is joined is plotted again, and who is split off on its own.
pub fn regroup_plots(b: &Board, force: &mut Force, a: &Action) {
    let Some(to) = regroup(b, force, a) else { return };
    // Nobody has sailed yet.
    for s in force.ships.iter_mut().filter(|s| s.tf == to) {
        s.sailed = None;
    }
    let t = &mut force.tfs[to as usize];
    t.plot.clear();
    (t.leaves, t.show_at, t.hide) = (false, None, false);
}

/// FT-159: ships change task forces. Says which one they are in.
fn regroup(b: &Board, force: &mut Force, a: &Action) -> Option<TfId> {
    match *a {
        Action::Detach { ship, tf } => {
            let from = force.ships[ship as usize].tf;
            found(force, from, tf);
            keep_course(force, ship);
            if force.ships[ship as usize].hull(b).is_carrier() {
                // FT-416: her aircraft are over her.
                let fac = force.fac_of(ship);
                for a in force.afs.iter_mut().filter(|a| a.over == Some(from) && fac == Some(a.origin)) {
                    a.over = Some(tf);
                }
            }
            force.ships[ship as usize].tf = tf;
            force.ships[ship as usize].shifted = true;
            number(b, force);
            Some(tf)
        }
        Action::Merge { tf, into } => {
            for i in 0..force.ships.len() {
                if force.ships[i].tf == tf && force.ships[i].fate == Fate::Afloat {
                    keep_course(force, i as ShipId);
                    (force.ships[i].tf, force.ships[i].shifted) = (into, true);
                }
            }
            let from = force.tfs[tf as usize].clone();
            let to = &mut force.tfs[into as usize];
            // What the enemy sees of either he sees of both (FT-104).
            (to.shown, to.held) = (to.shown || from.shown, to.held.max(from.held));
            for a in force.afs.iter_mut().filter(|a| a.over == Some(tf)) {
                a.over = Some(into);
            }
            dissolve(force, tf);
            number(b, force);
            Some(into)
        }
        _ => None,
    }
}

/// FT-053: a ship has sailed as she has sailed, whatever those she joins did.
fn keep_course(force: &mut Force, ship: ShipId) {
    let t = &force.tfs[force.ships[ship as usize].tf as usize];
    let way = (t.moved, t.windward);
    force.ships[ship as usize].sailed.get_or_insert(way);
}

/// Shown or hidden when both are done.
fn flip(p: &mut Position, side: Side, tf: TfId) {
    p.side_mut(side).tfs[tf as usize].flipped = true;
}

/// A new task force beside another.
fn found(force: &mut Force, from: TfId, to: TfId) {
    if to as usize == force.tfs.len() {
        force.tfs.push(set_up::empty_tf(0));
    }
    if is_free(force, to) {
        let mut t = force.tfs[from as usize].clone();
        // The new one gets a new number, the old one keeps its own.
        (t.flipped, t.number) = (false, 0);
        force.tfs[to as usize] = t;
        force.plans.forget(Unit::Tf(to));
    }
}

fn dissolve(force: &mut Force, tf: TfId) {
    let number = force.tfs[tf as usize].number;
    force.tfs[tf as usize] = set_up::empty_tf(number);
    force.plans.forget(Unit::Tf(tf));
    for a in force.afs.iter_mut().filter(|a| a.over == Some(tf)) {
        a.over = None;
    }
}

/// FT-012, FT-013, FT-014: task forces with carriers have numbers 1 to 9, the others from 10; more as needed.
fn number(b: &Board, force: &mut Force) {
    for tf in 0..force.tfs.len() as TfId {
        if is_free(force, tf) {
            continue;
        }
        let decks = force.fleet(tf).any(|(_, s)| s.hull(b).is_carrier());
        let n = force.tfs[tf as usize].number;
        let taken =
            |n: u8| (0..force.tfs.len() as TfId).any(|o| o != tf && !is_free(force, o) && force.tfs[o as usize].number == n);
        if n == 0 || taken(n) || (decks && n > 9) {
            let free = (if decks { 1 } else { 10 }..200).find(|n| !taken(*n)).unwrap_or(200);
            force.tfs[tf as usize].number = free;
        }
    }
}

/// Both are done: what was ordered is done, and what may be seen is seen.
pub fn regrouped(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let mut gone: Vec<(Side, TfId)> = Vec::new();
    let (mut new, mut old) = (Vec::new(), Vec::new());
    let may_post = p.public.rules.reads_since(2);
    for side in Side::ALL {
        for ship in 0..p.side(side).ships.len() {
            let force = p.side_mut(side);
            let s = &mut force.ships[ship];
            let gone = s.fate == Fate::Sunk && s.hits < s.fd;
            s.shifted = false;
            if gone {
                s.hits = s.fd;
                sink(b, p, side, ship as ShipId, log);
            }
        }
        for tf in 0..p.side(side).tfs.len() as TfId {
            let t = &p.side(side).tfs[tf as usize];
            if let (true, false, Some(at)) = (t.flipped, t.shown, t.at) {
                marks::put(p, marks::ships(side, at), &mut new);
            }
        }
        for (tf, t) in p.side_mut(side).tfs.iter_mut().enumerate() {
            if let (true, Some(at)) = (std::mem::take(&mut t.flipped), t.at) {
                t.shown = !t.shown;
                t.posted = t.shown && may_post;
                if !t.shown {
                    gone.push((side, tf as TfId));
                    old.push(marks::ships(side, at));
                }
            }
        }
    }
    marks::hidden(p, old, rule::FT_055, log);
    marks::shown(new, rule::FT_055, log);
    sighting::look(b, p, log);
    // FT-416: with ships that go off the map their patrols go.
    let mut patrols = Vec::new();
    for (side, tf) in gone {
        for a in p.side_mut(side).afs.iter_mut().filter(|a| a.over == Some(tf)) {
            patrols.extend(take_off_map(a, side, None));
        }
    }
    marks::hidden(p, patrols, rule::FT_067, log);
}

/// FT-290, FT-301, FT-316, FT-405, FT-440: a ship is gone, with all aboard, and the enemy scores them.
pub fn sink(b: &Board, p: &mut Position, side: Side, ship: ShipId, log: &mut Log<Event>) {
    let force = p.side_mut(side);
    let s = &mut force.ships[ship as usize];
    s.fate = Fate::Sunk;
    let (tf, named) = (s.tf, Named { class: s.class, name: s.name });
    let hull = s.hull(b);
    let grave = force.tfs[tf as usize].at;
    let s = &force.ships[ship as usize];
    let value = if hull.is_transport() { b.points.transport[s.unloaded.min(8) as usize] } else { b.points.sunk[hull as usize] };
    let aboard = close_deck(force, ship);
    if let Some(fac) = force.fac_of(ship) {
        force.facs[fac as usize].grave = grave;
    }
    if is_free(force, tf) {
        dissolve(force, tf);
    }
    log.event(rule::FT_290, Event::Sunk { side, ship: named });
    score(p, side.other(), u16::from(value), Why::Sunk, log);
    score(p, side.other(), aboard * u16::from(b.points.aircraft), Why::Aircraft, log);
}

/// Where a side has ships in a hex.
pub fn in_hex(force: &Force, at: At) -> impl Iterator<Item = TfId> {
    force.at_sea().filter(move |(_, _, a)| *a == at).map(|(t, _, _)| t)
}
