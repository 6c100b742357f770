//! 22 to 25: replacements, repairs, the clock and victory.

use crate::{
    board::Board,
    event::{Event, Why},
    phases::{fuel, prepare, score, set_up, weather},
    plans,
    position::{AirFormation, Anchor, Desk, End, Fate, Force, Group, Host, Phase, Place, Position, Search, Shadow},
    rule,
    types::{At, FacId, Side},
};
use ironbottom_kernel::{Dice, Log};

/// FT-029: the first turn, without a weather phase.
pub fn first_turn(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    open_turn(b, p, log);
}

fn open_turn(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let (turn, day, hour, night) = (p.public.turn, p.public.day(b), p.public.hour(b), p.public.is_night(b));
    log.event(rule::FT_322, Event::Turn { turn, day, hour, night });
    weather::mark_storms(b, p);
    plans::review(p, log);
    for force in &mut p.sides {
        refresh(force);
    }
    p.public.phase = Phase::Orders;
}

/// A new turn for what belongs to a side.
fn refresh(force: &mut Force) {
    force.desk = Desk::Air;
    force.shadowing.clear();
    for f in &mut force.facs {
        (f.used, f.rf_used, f.step, f.attacked) = ([0; 3], 0, 0, false);
        set_up::settle(f);
    }
    for s in &mut force.ships {
        s.sailed = None;
    }
    for t in &mut force.tfs {
        (t.moved, t.windward, t.sailed, t.leaves, t.shadow) = (0, false, false, false, Shadow::None);
        // Once it is observed, it is on the map for that.
        t.posted &= t.shown && t.held == 0;
    }
    for a in &mut force.afs {
        (a.moved, a.carried, a.levels, a.done, a.plotted, a.regrouped, a.shadow) = (0, 0, 0, false, false, false, Shadow::None);
        a.plot.clear();
        if a.search == Search::Failed {
            a.search = Search::None;
        }
    }
}

/// FT-332: combat is over: fuel, repairs, unloading, points for closed bases, the clock, victory.
pub fn end_of_turn(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    for side in Side::ALL {
        fuel::out_of_fuel(b, p, side, log);
        repair(b, p, side, log);
        unload(b, p, side, log);
        capture(b, p, side, log);
        if p.public.rules.carrier_lf_repair {
            clear_decks(b, p.side_mut(side));
        }
        closed(b, p, side, log);
        anchors(p.side_mut(side));
    }
    if is_over(b, p, log) {
        return;
    }
    p.public.turn += 1;
    if p.public.hour(b) == 1 {
        replacements(b, p);
    }
    weather::weather(b, p, dice, log);
    open_turn(b, p, log);
}

/// FT-318, FT-319, FT-320, FT-321, FT-446: a base that was not attacked repairs a hit, or as many as the scenario says, unless its
/// owner has ordered otherwise.
fn repair(b: &Board, p: &mut Position, side: Side, log: &mut Log<Event>) {
    let most = b.scenarios[p.public.scenario as usize].repairs;
    if !p.side(side).mend || most == 0 {
        return;
    }
    for f in p.side_mut(side).facs.iter_mut().filter(|f| !f.lost && !f.attacked && f.hits > 0) {
        if let Host::Base(base) = f.host {
            // FT-442: hits beyond what a factor has go first.
            f.hits = f.hits.saturating_sub(most);
            log.secret(rule::FT_318, Event::Repaired { side, base }, side.only());
        }
    }
}

/// FT-167, FT-168, FT-404, FT-464: transports at anchor where the scenario lets them score as they unload; those unloaded are worth
/// less to the enemy (FT-448).
fn unload(b: &Board, p: &mut Position, side: Side, log: &mut Log<Event>) {
    let s = &b.scenarios[p.public.scenario as usize];
    let landing = &s.forces[side.i()].landing;
    let mut points = 0;
    let force = p.side_mut(side);
    for i in 0..force.ships.len() {
        let at = force.tfs[force.ships[i].tf as usize].at;
        let base = landing.iter().find(|l| at.is_some() && b.bases[**l as usize].at == at);
        let ship = &mut force.ships[i];
        let works = ship.fate == Fate::Afloat && ship.anchor == Anchor::Down && ship.unloaded < 8 && ship.hull(b).is_transport();
        if let (true, Some(base)) = (works, base) {
            ship.unloaded += 1;
            points += u16::from(b.points.unloading);
            if let Some(k) = s.capture.iter().position(|(c, _)| c == base) {
                force.landed[k] += u16::from(b.points.unloading);
            }
        }
    }
    score(p, side, points, Why::Unloading, log);
}

/// A base falls to whoever unloaded enough there, as the scenario says: what stands on it is destroyed.
fn capture(b: &Board, p: &mut Position, side: Side, log: &mut Log<Event>) {
    let s = &b.scenarios[p.public.scenario as usize];
    for (k, (base, points)) in s.capture.iter().enumerate() {
        if p.side(side).landed[k] < *points || p.public.captured.iter().any(|(c, _)| c == base) {
            continue;
        }
        let (hits, lost) = give_up(p.side_mut(side.other()), *base);
        take_over(p.side_mut(side), *base, hits);
        p.public.captured.push((*base, side));
        log.event(rule::FT_167, Event::Captured { side, base: *base });
        score(p, side, lost * u16::from(b.points.aircraft), Why::Aircraft, log);
    }
}

/// A side loses a base with all that stands on it; says its damage and how many factors that was.
pub fn give_up(force: &mut Force, base: u8) -> (u8, u16) {
    let Some(f) = force.facs.iter_mut().find(|f| f.host == Host::Base(base) && !f.lost) else { return (0, 0) };
    f.lost = true;
    let (hits, lots) = (f.hits, std::mem::take(&mut f.lots));
    let mut n = 0;
    for lot in lots {
        force.mourn(lot.craft, lot.n);
        n += u16::from(lot.n);
    }
    (hits, n)
}

/// A side has a base more, as damaged as it was.
pub fn take_over(force: &mut Force, base: u8, hits: u8) {
    force.facs.push(set_up::facility(Host::Base(base), false));
    if let Some(f) = force.facs.last_mut() {
        // It was fought over: no repair in this turn.
        (f.hits, f.attacked) = (hits, true);
    }
}

/// FT-305, an option: a carrier's launch factor grows by 1 after twelve hours in which nobody attacked it.
fn clear_decks(b: &Board, force: &mut Force) {
    for i in 0..force.facs.len() {
        let f = &force.facs[i];
        let Host::Ship(s) = f.host else { continue };
        let ship = &force.ships[s as usize];
        let normal = b.classes[ship.class as usize].air.unwrap_or_default().normal;
        let hurt = !f.lost && ship.hull(b).is_carrier() && f.now(b, force).0.normal < normal;
        let f = &mut force.facs[i];
        f.calm = if f.attacked || !hurt { 0 } else { f.calm + 1 };
        if f.calm == 12 {
            f.calm = 0;
            f.cleared += 1;
        }
    }
}

/// FT-307: a base whose launch factor is 0 or less scores every turn.
fn closed(b: &Board, p: &mut Position, side: Side, log: &mut Log<Event>) {
    let force = p.side(side);
    let shut = |f: &&crate::position::Facility| {
        matches!(f.host, Host::Base(_)) && !f.lost && f.hits > 0 && f.now(b, force).0.normal <= 0
    };
    let n = force.facs.iter().filter(shut).count() as u16;
    score(p, side.other(), n * u16::from(b.points.closed), Why::Closed, log);
}

/// FT-164: what anchored or weighed in this turn is done with it.
fn anchors(force: &mut Force) {
    for s in &mut force.ships {
        s.anchor = match s.anchor {
            Anchor::Dropping => Anchor::Down,
            Anchor::Weighing => Anchor::Up,
            other => other,
        };
    }
}

/// FT-314, FT-315, FT-316: one for three of the day before, by model and basing; ships are not replaced (FT-317). They are placed
/// when the next air operations begin (FT-445).
fn replacements(b: &Board, p: &mut Position) {
    let there = b.scenarios[p.public.scenario as usize].replacements;
    for force in &mut p.sides {
        let lost = std::mem::take(&mut force.lost_today);
        force.due = lost.into_iter().map(|(c, n)| (c, n / 3)).filter(|(_, n)| *n > 0 && there).collect();
    }
}

/// FT-323, FT-324: a lead at 24h, or the last turn.
fn is_over(b: &Board, p: &mut Position, log: &mut Log<Event>) -> bool {
    let s = &b.scenarios[p.public.scenario as usize];
    let [a, j] = p.public.points;
    let end = if p.public.hour(b) == 24 && a.abs_diff(j) >= s.margin {
        Some(End::Margin(if a > j { Side::Allies } else { Side::Japan }))
    } else if p.public.turn >= p.public.last_turn(b) {
        final_points(b, p, log);
        Some(End::Time)
    } else {
        None
    };
    p.public.end = end;
    if let Some(end) = end {
        log.event(rule::FT_324, Event::Over { winner: winner(b, p.public.points, end) });
    }
    end.is_some()
}

/// FT-327, FT-481: damage on ships afloat, and aircraft that cannot reach a landing place any more (R39).
fn final_points(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    for side in Side::ALL {
        let force = p.side(side);
        let counts = |f: Fate| f == Fate::Afloat || (f == Fate::OffMap && p.public.rules.score_damage_off_map);
        let damage: u16 = force
            .ships
            .iter()
            .filter(|s| counts(s.fate))
            .map(|s| u16::from(s.hits) * u16::from(b.points.hit[s.hull(b) as usize]))
            .sum();
        let (stranded, excused) = stranded(b, p, side);
        score(p, side.other(), damage, Why::Damage, log);
        score(p, side.other(), stranded * u16::from(b.points.out_of_fuel), Why::Fuel, log);
        score(p, side.other(), excused * u16::from(b.points.aircraft), Why::Aircraft, log);
    }
}

/// FT-326, FT-327: factors in the air with no landing place in reach of their remaining hours (R39); and apart those that can still come
/// back to where they took off, only that it is lost or closed.
fn stranded(b: &Board, p: &Position, side: Side) -> (u16, u16) {
    let force = p.side(side);
    let mut room: Vec<Option<u16>> =
        force.facs.iter().map(|f| f.now(b, force).0.mc.map(|mc| u16::from(mc).saturating_sub(f.aboard()))).collect();
    let mut groups: Vec<(Vec<usize>, &AirFormation, &Group)> = Vec::new();
    for a in &force.afs {
        for g in &a.groups {
            groups.push(((0..room.len()).filter(|f| is_refuge(b, p, force, a, g, *f as FacId)).collect(), a, g));
        }
    }
    // Who has the fewest places to go to goes first, and where there is room for any number.
    groups.sort_by_key(|(homes, _, _)| homes.len());
    let (mut lost, mut excused) = (0, 0);
    for (homes, a, g) in groups {
        let mut n = u16::from(g.n);
        for f in homes {
            let fits = room[f].map_or(n, |free| free.min(n));
            room[f] = room[f].map(|free| free - fits);
            n -= fits;
        }
        if is_excused(b, p, force, a, g) {
            excused += n;
        } else {
            lost += n;
        }
    }
    (lost, excused)
}

/// Where a formation is when it can fly again, and the turn in which it gets there.
fn from_where(p: &Position, a: &AirFormation) -> Option<(At, u16)> {
    match a.place {
        Place::Hex(at) => Some((at, p.public.turn)),
        Place::Out(at, turn) => Some((at, turn)),
        Place::Deck | Place::Home(..) => None,
    }
}

/// Turns it needs for so many hexes.
fn turns(b: &Board, g: &Group, from: At, to: At) -> u16 {
    from.distance(to).div_ceil(u32::from(b.model(g.craft.model).mf).max(1)) as u16
}

/// R39: could it land there, launch factors apart? To a base off the map it flies on in the turn after it came to the hex (FT-408).
fn is_refuge(b: &Board, p: &Position, force: &Force, a: &AirFormation, g: &Group, fac: FacId) -> bool {
    let Some(f) = force.fac(fac).filter(|f| f.now(b, force).0.normal > 0) else { return false };
    if prepare::check_accepts(b, force, fac, g.craft).is_err() {
        return false;
    }
    if let Place::Home(to, turn) = a.place {
        return to == fac && turn <= g.deadline;
    }
    let Some((at, since)) = from_where(p, a) else { return true };
    match (force.fac_at(b, fac), f.host) {
        (Some(to), _) => since + turns(b, g, at, to) <= g.deadline,
        (None, Host::Base(i)) => {
            let entries = &b.bases[i as usize].entries;
            entries.iter().any(|(e, hours)| since + turns(b, g, at, *e) + 1 + u16::from(*hours) <= g.deadline)
        }
        (None, Host::Ship(_)) => false,
    }
}

/// FT-326: can it come back in time to where it took off, which is lost or too badly damaged to take it?
fn is_excused(b: &Board, p: &Position, force: &Force, a: &AirFormation, g: &Group) -> bool {
    let (Some((at, since)), Some(f)) = (from_where(p, a), force.facs.get(a.origin as usize)) else { return false };
    let was = match f.host {
        Host::Base(i) => b.bases[i as usize].at,
        Host::Ship(_) if f.lost => f.grave,
        Host::Ship(_) => force.fac_at(b, a.origin),
    };
    (f.lost || f.now(b, force).0.normal <= 0) && was.is_some_and(|to| since + turns(b, g, at, to) <= g.deadline)
}

/// FT-324: most points, with at least fifty; else a draw.
pub fn winner(b: &Board, points: [u16; 2], end: End) -> Option<Side> {
    let [a, j] = points;
    match end {
        End::Margin(side) => Some(side),
        End::Time if a > j && a >= b.points.least => Some(Side::Allies),
        End::Time if j > a && j >= b.points.least => Some(Side::Japan),
        End::Time => None,
    }
}
