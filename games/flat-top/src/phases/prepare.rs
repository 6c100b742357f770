//! 8: preparation of air operations, and the plots of hidden flights. Secret: nothing here is seen by the other side.

use crate::{
    action::Action,
    board::Board,
    event::Event,
    phases::{flying, heading, not_now},
    plans,
    position::{
        AirFormation, Anchor, Desk, Facility, Force, Fuel, Group, Host, Leg, Lot, Place, Position, Public, Search, Shadow,
    },
    rule,
    types::{AfId, Arm, At, Class, Craft, DeckBox, Dir, FacId, Side, Sky, TfId},
};
use ironbottom_kernel::{Log, Refusal};

fn no_aircraft() -> Refusal {
    Refusal::new(rule::FT_026, "refuse-no-aircraft")
}

/// FT-391: a model carries only what the Air Hit Table has for it, and one thing at a time (FT-125) or nothing (FT-392).
pub fn check_arm(b: &Board, craft: Craft, arm: Arm) -> Result<(), Refusal> {
    let known = b.aircraft.get(craft.model.0 as usize);
    if known.is_some_and(|m| m.carries(arm)) { Ok(()) } else { Err(Refusal::new(rule::FT_391, "refuse-arm")) }
}

/// FT-130, FT-131, FT-132, FT-133, FT-025, FT-166, FT-394: does the facility handle this aircraft? A Japanese battleship takes one
/// floatplane (FT-018). A base for land planes and seaplanes is one facility and takes both (FT-461).
pub fn check_accepts(b: &Board, force: &Force, fac: FacId, craft: Craft) -> Result<(), Refusal> {
    let (Some(f), Some(m)) = (force.fac(fac), b.aircraft.get(craft.model.0 as usize)) else { return Err(no_aircraft()) };
    match f.host {
        Host::Base(i) => {
            let base = &b.bases[i as usize];
            match (m.is_seaplane(), base.land, base.sea) {
                (true, _, true) | (false, true, _) => Ok(()),
                (true, _, false) => Err(Refusal::new(rule::FT_132, "refuse-handling")),
                (false, false, _) => Err(Refusal::new(rule::FT_133, "refuse-handling")),
            }
        }
        Host::Ship(s) => {
            let ship = &force.ships[s as usize];
            let hull = ship.hull(b);
            if hull.is_carrier() {
                if craft.dotted && m.bases[0] { Ok(()) } else { Err(Refusal::new(rule::FT_130, "refuse-handling")) }
            } else if m.bases[2] || (m.bases[3] && hull.is_tender() && matches!(ship.anchor, Anchor::Down | Anchor::Dropping)) {
                Ok(())
            } else {
                Err(Refusal::new(rule::FT_131, "refuse-handling"))
            }
        }
    }
}

/// FT-020, FT-021: is there room for so many more?
pub fn check_room(b: &Board, force: &Force, fac: FacId, n: u8) -> Result<(), Refusal> {
    let Some(f) = force.fac(fac) else { return Err(no_aircraft()) };
    match f.now(b, force).0.mc {
        Some(mc) if f.aboard() + u16::from(n) > u16::from(mc) => Err(Refusal::new(rule::FT_020, "refuse-full")),
        _ => Ok(()),
    }
}

/// FT-134: the steps of preparation come in their order at each facility.
fn check_step(f: &Facility, step: u8) -> Result<(), Refusal> {
    if f.step <= step { Ok(()) } else { Err(Refusal::new(rule::FT_134, "refuse-step")) }
}

/// FT-123: readying factors left; every factor that goes one box on takes one (FT-121).
fn check_rf(b: &Board, force: &Force, f: &Facility, n: u8) -> Result<(), Refusal> {
    let rf = f.now(b, force).0.rf;
    if u16::from(f.rf_used) + u16::from(n) <= u16::from(rf) { Ok(()) } else { Err(Refusal::new(rule::FT_123, "refuse-rf")) }
}

/// Unmoved factors in a box (FT-122).
fn check_there(f: &Facility, bx: DeckBox, craft: Craft, arm: Arm, n: u8) -> Result<(), Refusal> {
    if n > 0 && f.count(bx, craft, arm) >= n { Ok(()) } else { Err(no_aircraft()) }
}

/// Is it legal while air operations are prepared?
pub fn check(b: &Board, p: &Position, side: Side, a: &Action) -> Result<(), Refusal> {
    let force = p.side(side);
    let fac = |fac: FacId| force.fac(fac).ok_or_else(no_aircraft);
    match *a {
        Action::Replace { fac: i, craft, n } => {
            let due = force.due.iter().find(|(c, _)| *c == craft).map_or(0, |(_, n)| *n);
            if n == 0 || due < n {
                return Err(Refusal::new(rule::FT_314, "refuse-no-aircraft"));
            }
            check_accepts(b, force, i, craft)?;
            // FT-479: to ships what flew from ships.
            if craft.dotted && matches!(fac(i)?.host, Host::Base(_)) {
                return Err(Refusal::new(rule::FT_479, "refuse-handling"));
            }
            check_room(b, force, i, n)
        }
        Action::Ready { fac: i, craft, arm, n } => {
            let f = fac(i)?;
            check_there(f, DeckBox::Readying, craft, Arm::None, n)?;
            check_arm(b, craft, arm)?;
            check_step(f, 1)?;
            check_rf(b, force, f, n)
        }
        Action::Gather { fac: i, craft, n } => {
            let f = fac(i)?;
            check_there(f, DeckBox::Dispersed, craft, Arm::None, n)?;
            check_step(f, 1)?;
            check_rf(b, force, f, n)
        }
        Action::Launch { fac: i, craft, arm, n, class, af } => check_launch(b, p, side, (i, craft, arm, n), class, af),
        Action::Bound { af, at } => check_bound(b, p, side, af, at),
        Action::Service { fac: i, craft, n } => {
            let f = fac(i)?;
            check_there(f, DeckBox::Landed, craft, Arm::None, n)?;
            check_step(f, 3)?;
            check_rf(b, force, f, n)
        }
        Action::Unready { fac: i, craft, arm, n } => {
            let f = fac(i)?;
            // FT-126: what is to be armed goes back first, and so takes two turns.
            check_there(f, DeckBox::Ready, craft, arm, n)?;
            check_step(f, 4)
        }
        Action::Disperse { fac: i, craft, n } => {
            let f = fac(i)?;
            if matches!(f.host, Host::Ship(_)) {
                return Err(Refusal::new(rule::FT_393, "refuse-disperse-ship"));
            }
            check_there(f, DeckBox::Readying, craft, Arm::None, n)?;
            check_step(f, 4)?;
            check_rf(b, force, f, n)
        }
        Action::Junk { fac: i, craft, bx, arm, n } => check_there(fac(i)?, bx, craft, arm, n),
        Action::Plot { af, dir } => check_plot(b, p, side, af, dir),
        Action::PlotLevel { af, high } => check_plot_level(b, p, side, af, high),
        Action::PlotLand { af, fac: i } => check_plot_land(b, p, side, af, i),
        Action::PlotStay { af } => {
            if plottable(b, p, side, af)?.plotted {
                return Err(Refusal::new(rule::FT_467, "refuse-plotted"));
            }
            if ends_in_storm(b, p, side, af) { Err(Refusal::new(rule::FT_041, "refuse-storm-out")) } else { Ok(()) }
        }
        Action::Next => {
            let lost = force
                .afs
                .iter()
                .any(|a| !a.groups.is_empty() && a.place == Place::Deck && needs_entry(b, force, a) && a.plot.is_empty());
            if lost {
                return Err(Refusal::new(rule::FT_180, "refuse-no-entry"));
            }
            let plotted = |af: AfId| force.af(af).is_some_and(|a| a.plotted);
            let stays = (0..force.afs.len() as AfId).any(|af| plotted(af) && ends_in_storm(b, p, side, af));
            if stays { Err(Refusal::new(rule::FT_041, "refuse-storm-out")) } else { Ok(()) }
        }
        _ => Err(not_now()),
    }
}

/// Was it formed at an off-map base?
fn needs_entry(b: &Board, force: &Force, a: &AirFormation) -> bool {
    matches!(force.facs[a.origin as usize].host, Host::Base(i) if b.bases[i as usize].at.is_none())
}

/// 8.3, 8.4: take-offs within the launch factor.
fn check_launch(
    b: &Board,
    p: &Position,
    side: Side,
    (i, craft, arm, n): (FacId, Craft, Arm, u8),
    class: Class,
    af: AfId,
) -> Result<(), Refusal> {
    let force = p.side(side);
    let f = force.fac(i).ok_or_else(no_aircraft)?;
    // Aircraft made Ready in this turn may take off at once (FT-390).
    let there: u8 = f.lots.iter().filter(|l| (l.bx, l.craft, l.arm) == (DeckBox::Ready, craft, arm)).map(|l| l.n).sum();
    if n == 0 || there < n {
        return Err(no_aircraft());
    }
    check_step(f, 2)?;
    if let Host::Ship(s) = f.host {
        let ship = &force.ships[s as usize];
        if ship.anchored_only == Some(craft.model) && ship.anchor != Anchor::Down {
            return Err(Refusal::new(rule::FT_166, "refuse-anchored-only"));
        }
    }
    if !f.has_room(b, force, class, n) {
        return Err(Refusal::new(rule::FT_386, "refuse-lf"));
    }
    let joins = force.af(af).is_some_and(|a| a.place == Place::Deck && a.origin == i && a.plot.is_empty() && !a.plotted);
    if !joins && af != force.free_af() {
        return Err(Refusal::new(rule::FT_333, "refuse-slot"));
    }
    Ok(())
}

/// FT-180: a formation of an off-map base comes in at a marked hex.
fn check_bound(b: &Board, p: &Position, side: Side, af: AfId, at: At) -> Result<(), Refusal> {
    let force = p.side(side);
    let Some(a) = force.af(af).filter(|a| a.place == Place::Deck) else {
        return Err(Refusal::new(rule::FT_180, "refuse-no-entry"));
    };
    match force.facs[a.origin as usize].host {
        Host::Base(i) if a.plot.is_empty() && b.bases[i as usize].entries.iter().any(|(e, _)| *e == at) => Ok(()),
        _ => Err(Refusal::new(rule::FT_180, "refuse-no-entry")),
    }
}

/// Formations whose flight may be plotted: on the map or about to take off there, and bound by nothing else.
fn plottable<'a>(b: &Board, p: &'a Position, side: Side, af: AfId) -> Result<&'a AirFormation, Refusal> {
    let a = p.side(side).af(af).ok_or_else(no_aircraft)?;
    let there = match a.place {
        Place::Deck => !needs_entry(b, p.side(side), a),
        Place::Hex(_) => true,
        Place::Out(..) | Place::Home(..) => false,
    };
    if there && a.plot.last().is_none_or(|l| !matches!(l, Leg::Land(_))) {
        Ok(a)
    } else {
        Err(Refusal::new(rule::FT_467, "refuse-plotted"))
    }
}

/// Where a plotted flight has come to, what it has flown, and whether it is high.
fn plotted_end(b: &Board, p: &Position, side: Side, af: AfId) -> Option<(At, u8, Option<bool>)> {
    end_of_plot(b, p.side(side), af)
}

fn end_of_plot(b: &Board, force: &Force, af: AfId) -> Option<(At, u8, Option<bool>)> {
    let a = force.af(af)?;
    let start = match a.place {
        Place::Hex(at) => at,
        Place::Deck => force.fac_at(b, a.origin)?,
        _ => return None,
    };
    let (mut at, mut n, mut high) = (start, 0, None);
    for leg in &a.plot {
        match leg {
            Leg::Go(d) => (at, n) = (at.step(*d)?, n + 1),
            Leg::Level(h) => high = Some(*h),
            Leg::Land(_) => {}
        }
    }
    Some((at, n, high))
}

/// FT-120: the hexes of a hidden flight on to a hex that is more than one off; none if it is not to be reached.
pub fn plotted_way(b: &Board, public: &Public, force: &Force, af: AfId, to: At) -> Option<Vec<Dir>> {
    let a = force.af(af)?;
    let (at, flown, high) = end_of_plot(b, force, af)?;
    let high = high.unwrap_or_else(|| a.groups.iter().all(|g| g.high));
    if a.plot.iter().any(|l| matches!(l, Leg::Land(_))) {
        return None;
    }
    let left = a.mf(b, public.turn).saturating_sub(flown);
    heading::way(b, public, flying::Flight { high, target: None }, left, at, to).filter(|way| way.len() > 1)
}

/// FT-120: one more hex of a hidden flight, as far as it could fly it.
fn check_plot(b: &Board, p: &Position, side: Side, af: AfId, dir: Dir) -> Result<(), Refusal> {
    let a = plottable(b, p, side, af)?;
    let Some((at, flown, high)) = plotted_end(b, p, side, af) else { return Err(Refusal::new(rule::FT_467, "refuse-plotted")) };
    if flown >= a.mf(b, p.public.turn) {
        return Err(Refusal::new(rule::FT_174, "refuse-mf"));
    }
    let all_high = high.unwrap_or_else(|| a.groups.iter().all(|g| g.high));
    flying::check_hex(b, &p.public, at, at.step(dir), all_high)
}

/// FT-041, FT-366, FT-451: a plot that ends in a storm goes on, as long as it can, unless it ends with a landing.
fn ends_in_storm(b: &Board, p: &Position, side: Side, af: AfId) -> bool {
    plotted_end(b, p, side, af).is_some_and(|(at, _, _)| p.public.sky(b, at) == Sky::Storm)
        && Dir::ALL.iter().any(|dir| check_plot(b, p, side, af, *dir).is_ok())
}

fn check_plot_level(b: &Board, p: &Position, side: Side, af: AfId, high: bool) -> Result<(), Refusal> {
    let a = plottable(b, p, side, af)?;
    let now = a.plot.iter().rev().find_map(|l| if let Leg::Level(h) = l { Some(*h) } else { None });
    let twice = matches!(a.plot.last(), Some(Leg::Level(_)));
    if twice || now.map_or_else(|| a.groups.iter().all(|g| g.high == high), |h| h == high) {
        return Err(Refusal::new(rule::FT_346, "refuse-level"));
    }
    if !high && plotted_end(b, p, side, af).is_some_and(|(at, _, _)| b.hex(at).mountain) {
        return Err(Refusal::new(rule::FT_197, "refuse-mountain"));
    }
    if high { flying::check_high(a, p.public.turn, &a.groups) } else { Ok(()) }
}

/// The flight ends with a landing; whether there is room then is seen then.
fn check_plot_land(b: &Board, p: &Position, side: Side, af: AfId, fac: FacId) -> Result<(), Refusal> {
    let a = plottable(b, p, side, af)?;
    let force = p.side(side);
    // FT-181, FT-408: from its hex of entry, where it was before this turn, to the base off the map.
    if let Some(Host::Base(i)) = force.fac(fac).map(|f| f.host)
        && b.bases[i as usize].at.is_none()
    {
        let there = matches!(a.place, Place::Hex(at) if b.bases[i as usize].entries.iter().any(|(e, _)| *e == at));
        let flies = a.plot.iter().any(|l| matches!(l, Leg::Go(_)));
        return if there && !flies { Ok(()) } else { Err(Refusal::new(rule::FT_181, "refuse-leave")) };
    }
    let end = plotted_end(b, p, side, af);
    if a.place == Place::Deck || end.is_none_or(|(at, _, _)| force.fac_at(b, fac) != Some(at)) {
        return Err(Refusal::new(rule::FT_394, "refuse-not-there"));
    }
    if !end.and_then(|(_, _, high)| high).map_or_else(|| a.groups.iter().all(|g| !g.high), |h| !h) {
        return Err(Refusal::new(rule::FT_195, "refuse-high"));
    }
    if a.groups.iter().any(|g| check_accepts(b, force, fac, g.craft).is_ok()) {
        Ok(())
    } else {
        Err(Refusal::new(rule::FT_394, "refuse-handling"))
    }
}

/// All that may be done, and nothing else: what differs in its number only is judged once.
pub fn list(b: &Board, p: &Position, side: Side, out: &mut Vec<Action>) {
    let force = p.side(side);
    for (i, f) in force.facs.iter().enumerate().filter(|(_, f)| !f.lost) {
        let fac = i as FacId;
        for (craft, due) in &force.due {
            let replace = |n: u8| Action::Replace { fac, craft: *craft, n };
            out.extend((1..=*due).map(replace).take_while(|a| check(b, p, side, a).is_ok()));
        }
        let rf = f.now(b, force).0.rf.saturating_sub(f.rf_used);
        for lot in f.lots.iter().filter(|l| !l.moved) {
            list_lot(b, fac, f, lot, rf, out);
        }
        if f.step <= 2 {
            list_launches(b, p, side, fac, f, out);
        }
    }
    for i in 0..force.afs.len() {
        list_plots(b, p, side, i as AfId, out);
    }
    out.extend(check(b, p, side, &Action::Next).is_ok().then_some(Action::Next));
}

/// What may be done with unmoved aircraft aboard.
fn list_lot(b: &Board, fac: FacId, f: &Facility, lot: &Lot, rf: u8, out: &mut Vec<Action>) {
    let (craft, arm) = (lot.craft, lot.arm);
    out.extend((1..=lot.n).map(|n| Action::Junk { fac, craft, bx: lot.bx, arm, n }));
    let most = lot.n.min(rf);
    match lot.bx {
        DeckBox::Readying => {
            if f.step <= 1 {
                for arm in Arm::ALL.into_iter().filter(|arm| check_arm(b, craft, *arm).is_ok()) {
                    out.extend((1..=most).map(|n| Action::Ready { fac, craft, arm, n }));
                }
            }
            if matches!(f.host, Host::Base(_)) {
                out.extend((1..=most).map(|n| Action::Disperse { fac, craft, n }));
            }
        }
        DeckBox::Dispersed if f.step <= 1 => out.extend((1..=most).map(|n| Action::Gather { fac, craft, n })),
        DeckBox::Landed if f.step <= 3 => out.extend((1..=most).map(|n| Action::Service { fac, craft, n })),
        DeckBox::Ready => out.extend((1..=lot.n).map(|n| Action::Unready { fac, craft, arm, n })),
        DeckBox::Dispersed | DeckBox::Landed => {}
    }
}

/// Take-offs.
fn list_launches(b: &Board, p: &Position, side: Side, fac: FacId, f: &Facility, out: &mut Vec<Action>) {
    let force = p.side(side);
    let formed =
        |a: &AirFormation| !a.groups.is_empty() && a.place == Place::Deck && a.origin == fac && a.plot.is_empty() && !a.plotted;
    let joined = force.afs.iter().enumerate().filter(|(_, a)| formed(a)).map(|(i, _)| i as AfId);
    let afs: Vec<AfId> = joined.chain([force.free_af()]).collect();
    let mut last = None;
    for lot in f.lots.iter().filter(|l| l.bx == DeckBox::Ready) {
        let (craft, arm) = (lot.craft, lot.arm);
        // Moved and unmoved lots stand one after the other: together they are launched.
        if last == Some((craft, arm)) {
            continue;
        }
        last = Some((craft, arm));
        let there: u8 = f.lots.iter().filter(|l| (l.bx, l.craft, l.arm) == (DeckBox::Ready, craft, arm)).map(|l| l.n).sum();
        for class in Class::ALL {
            let most = (1..=there).take_while(|n| f.has_room(b, force, class, *n)).last().unwrap_or(0);
            for af in afs.iter().copied().filter(|_| most > 0) {
                if check_launch(b, p, side, (fac, craft, arm, 1), class, af).is_ok() {
                    out.extend((1..=most).map(|n| Action::Launch { fac, craft, arm, n, class, af }));
                }
            }
        }
    }
}

/// Plots of one formation, or where it comes in.
fn list_plots(b: &Board, p: &Position, side: Side, af: AfId, out: &mut Vec<Action>) {
    let force = p.side(side);
    let Some(a) = force.af(af) else { return };
    if a.place == Place::Deck
        && let Host::Base(base) = force.facs[a.origin as usize].host
        && b.bases[base as usize].at.is_none()
    {
        let all = b.bases[base as usize].entries.iter().map(|(at, _)| Action::Bound { af, at: *at });
        out.extend(all.filter(|a| check(b, p, side, a).is_ok()));
        return;
    }
    if plottable(b, p, side, af).is_err() {
        return;
    }
    if let Some((at, flown, high)) = plotted_end(b, p, side, af) {
        let all_high = high.unwrap_or_else(|| a.groups.iter().all(|g| g.high));
        if flown < a.mf(b, p.public.turn) {
            let open = |dir: &Dir| flying::check_hex(b, &p.public, at, at.step(*dir), all_high).is_ok();
            out.extend(Dir::ALL.into_iter().filter(open).map(|dir| Action::Plot { af, dir }));
        }
        for fac in (0..force.facs.len() as FacId).filter(|f| force.fac_at(b, *f).is_none_or(|x| x == at)) {
            out.extend(check_plot_land(b, p, side, af, fac).is_ok().then_some(Action::PlotLand { af, fac }));
        }
    }
    let level = |high: &bool| check_plot_level(b, p, side, af, *high).is_ok();
    out.extend([false, true].into_iter().filter(level).map(|high| Action::PlotLevel { af, high }));
    out.extend((!a.plotted && !ends_in_storm(b, p, side, af)).then_some(Action::PlotStay { af }));
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, side: Side, a: &Action, log: &mut Log<Event>) {
    if *a == Action::Next {
        while let Some(work) = plans::deck::service(b, p, side) {
            apply(b, p, side, &work, log);
        }
    }
    log.secret(rule::FT_134, Event::Did { side, action: *a }, side.only());
    if let Action::Ready { fac, craft, arm, .. } = *a {
        let rules = p.public.rules;
        plans::deck::remember(b, &rules, &mut p.side_mut(side).plans, plans::deck::Armed { fac, craft, arm });
    }
    let (turn, points) = (p.public.turn, u16::from(b.points.aircraft));
    let force = p.side_mut(side);
    // A factor goes from one box to another, once a turn.
    let mut go = |fac: FacId, craft: Craft, from: (DeckBox, Arm), to: (DeckBox, Arm), n: u8, step: u8, rf: u8| {
        let f = &mut force.facs[fac as usize];
        f.take(from.0, craft, from.1, false, n);
        f.add(Lot { bx: to.0, craft, arm: to.1, moved: true, n });
        f.rf_used += rf;
        f.step = f.step.max(step);
    };
    match *a {
        Action::Ready { fac, craft, arm, n } => go(fac, craft, (DeckBox::Readying, Arm::None), (DeckBox::Ready, arm), n, 1, n),
        Action::Gather { fac, craft, n } => {
            go(fac, craft, (DeckBox::Dispersed, Arm::None), (DeckBox::Readying, Arm::None), n, 1, n)
        }
        Action::Service { fac, craft, n } => {
            go(fac, craft, (DeckBox::Landed, Arm::None), (DeckBox::Readying, Arm::None), n, 3, n)
        }
        Action::Unready { fac, craft, arm, n } => go(fac, craft, (DeckBox::Ready, arm), (DeckBox::Readying, Arm::None), n, 4, 0),
        Action::Disperse { fac, craft, n } => {
            go(fac, craft, (DeckBox::Readying, Arm::None), (DeckBox::Dispersed, Arm::None), n, 4, n)
        }
        Action::Replace { fac, craft, n } => {
            force.facs[fac as usize].add(Lot { bx: DeckBox::Landed, craft, arm: Arm::None, moved: false, n });
            if let Some((_, due)) = force.due.iter_mut().find(|(c, _)| *c == craft) {
                *due -= n;
            }
            force.due.retain(|(_, n)| *n > 0);
        }
        Action::Junk { fac, craft, bx, arm, n } => {
            // FT-417: they are not mourned, so nothing replaces them. The points are counted when the hour's orders are opened.
            force.facs[fac as usize].take(bx, craft, arm, false, n);
            force.junked += u16::from(n) * points;
        }
        Action::Launch { fac, craft, arm, n, class, af } => launch(b, force, turn, (fac, craft, arm, n), class, af),
        Action::Bound { af, at } => {
            let origin = force.afs[af as usize].origin;
            let hours = match force.facs[origin as usize].host {
                Host::Base(i) => b.bases[i as usize].entries.iter().find(|(e, _)| *e == at).map_or(1, |(_, h)| *h),
                Host::Ship(_) => 1,
            };
            force.afs[af as usize].place = Place::Out(at, turn + u16::from(hours));
        }
        Action::Plot { af, dir } => plot(force, af, Leg::Go(dir)),
        Action::PlotLevel { af, high } => plot(force, af, Leg::Level(high)),
        Action::PlotLand { af, fac } => plot(force, af, Leg::Land(fac)),
        Action::PlotStay { af } => {
            let over = ships_below(b, force, af);
            let a = &mut force.afs[af as usize];
            (a.plotted, a.over) = (true, over);
        }
        Action::Next => {
            // FT-360: what is not placed is lost.
            force.due.clear();
            force.desk = Desk::Tf;
        }
        _ => {}
    }
}

/// FT-416: the task force a formation stays over: the one it is with, or that it flew from, or one with a carrier, or any.
fn ships_below(b: &Board, force: &Force, af: AfId) -> Option<TfId> {
    let a = &force.afs[af as usize];
    let Place::Hex(at) = a.place else { return None };
    let home = match force.facs.get(a.origin as usize).map(|f| f.host) {
        Some(Host::Ship(s)) => Some(force.ships[s as usize].tf),
        _ => None,
    };
    let here = force.at_sea().filter(|(_, _, x)| *x == at).map(|(tf, _, _)| tf);
    here.min_by_key(|tf| {
        let carrier = force.fleet(*tf).any(|(_, s)| s.hull(b).is_carrier());
        (a.over != Some(*tf), home != Some(*tf), !carrier)
    })
}

fn plot(force: &mut Force, af: AfId, leg: Leg) {
    let a = &mut force.afs[af as usize];
    a.plotted = true;
    a.plot.push(leg);
}

/// FT-118, FT-119, FT-333, FT-334, FT-335, FT-336: factors become part of a formation, those of another
/// class of a formation of its own (FT-388).
fn launch(b: &Board, force: &mut Force, turn: u16, (fac, craft, arm, n): (FacId, Craft, Arm, u8), class: Class, af: AfId) {
    let f = &mut force.facs[fac as usize];
    // Those made Ready in this turn go first: the others keep their move.
    let moved: u8 =
        f.lots.iter().filter(|l| (l.bx, l.craft, l.arm, l.moved) == (DeckBox::Ready, craft, arm, true)).map(|l| l.n).sum();
    f.take(DeckBox::Ready, craft, arm, true, moved.min(n));
    f.take(DeckBox::Ready, craft, arm, false, n - moved.min(n));
    f.used[class as usize] += n;
    f.step = f.step.max(2);
    if af as usize == force.afs.len() {
        force.afs.push(empty_af());
    }
    let a = &mut force.afs[af as usize];
    if a.groups.is_empty() {
        *a = AirFormation { origin: fac, launched: turn, ..empty_af() };
    }
    a.class = a.class.max(class);
    let deadline = turn + u16::from(b.model(craft.model).endurance) - 1;
    a.add(Group { craft, arm, armed: arm != Arm::None, spent: false, high: false, deadline, fuel: Fuel::Open, n });
}

/// A formation without aircraft.
pub const fn empty_af() -> AirFormation {
    AirFormation {
        place: Place::Deck,
        groups: Vec::new(),
        origin: 0,
        launched: 0,
        class: Class::Minimum,
        plotted: false,
        plot: Vec::new(),
        over: None,
        carried: 0,
        moved: 0,
        done: false,
        levels: 0,
        regrouped: false,
        shown: false,
        held: 0,
        storm: false,
        cloud: None,
        search: Search::None,
        shadow: Shadow::None,
        tag: None,
    }
}
