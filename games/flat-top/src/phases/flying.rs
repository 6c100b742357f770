//! 13, 14: initiative and air movement. Each hex flown is a barrier to undo: somebody may have looked.

use crate::{
    action::Action,
    board::{Board, Role},
    event::Event,
    phases::{flight_plan, fuel, heading, intercept, landing, marks, not_now, shadow, sighting},
    position::{AirFormation, AirStep, Force, Frame, Group, Host, Leg, Phase, Place, Position, Public, Search, Shadow},
    rule,
    types::{AfId, Arm, At, Dir, FacId, Side, Sky, Unit},
};
use ironbottom_kernel::{Dice, Log, Refusal, SeatSet};
use std::collections::VecDeque;

/// FT-171, FT-330, FT-466: initiative, then the first half.
pub fn begin(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    if !std::mem::take(&mut p.public.rolled) {
        initiative(p, dice, log);
    }
    let first = p.public.initiative.unwrap_or(Side::Allies);
    start_half(b, p, first, dice, log);
    // Asked before anything else is.
    intercept::at_start(p);
}

/// FT-171, FT-466: one die each; a tie goes to the side that did not have it, and is rolled again on the first turn.
pub fn initiative(p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    loop {
        let from = dice.rolled();
        let (a, j) = (dice.d6("initiative"), dice.d6("initiative"));
        let side = match (a.cmp(&j), p.public.initiative) {
            (std::cmp::Ordering::Greater, _) => Some(Side::Allies),
            (std::cmp::Ordering::Less, _) => Some(Side::Japan),
            (std::cmp::Ordering::Equal, last) => last.map(Side::other),
        };
        // Scripted dice that have run out show nothing but ties: the fault is looked at by whoever scripted them.
        let side = side.or_else(|| dice.fault().map(|_| Side::Allies));
        if let Some(side) = side {
            p.public.initiative = Some(side);
            log.rolled(rule::FT_171, Event::Initiative { dice: [a, j], side }, from, dice);
            return;
        }
    }
}

/// FT-172: the half of one side. Formations that come from or go to off-map bases arrive.
fn start_half(b: &Board, p: &mut Position, side: Side, dice: &mut Dice, log: &mut Log<Event>) {
    p.public.phase = Phase::Air(side, AirStep::Search);
    log.event(rule::FT_172, Event::Half { side });
    log.learned(SeatSet::ALL);
    let turn = p.public.turn;
    for i in 0..p.side(side).afs.len() {
        if p.side(side).afs[i].groups.is_empty() {
            continue;
        }
        match p.side(side).afs[i].place {
            // FT-180, FT-407: on its hex, and free from the next turn on. A storm there holds it off the map (FT-040).
            Place::Out(at, until) if until <= turn && p.public.sky(b, at) != Sky::Storm => {
                let a = &mut p.side_mut(side).afs[i];
                (a.place, a.done) = (Place::Hex(at), true);
            }
            // FT-408: it lands; what finds no room stays in the air.
            Place::Home(fac, until) if until <= turn => landing::land_all(b, p, side, i as AfId, fac, dice, log),
            _ => {}
        }
    }
    sighting::look(b, p, log);
    offer_late(p, side);
}

/// FT-460 by the other reading: by the letter of 7.17 the ban on showing hidden units binds the player without initiative only (R69).
/// The other is asked when the half begins and each time a formation is taken up, which both see.
fn offer_late(p: &mut Position, mover: Side) {
    if p.public.rules.initiative_player_shows_late && p.public.initiative == Some(mover.other()) {
        p.stack.push(Frame::Late(mover.other()));
    }
}

/// May an aircraft pass from hex to hex: not into a storm (FT-040), mountains only high (FT-197), out of a storm by the shortest
/// way (FT-041, FT-366).
pub fn check_hex(b: &Board, public: &Public, at: At, to: Option<At>, all_high: bool) -> Result<(), Refusal> {
    let Some(to) = to else { return Err(Refusal::new(rule::FT_343, "refuse-edge")) };
    if public.sky(b, at) == Sky::Storm {
        if out_of_storm(b, public, to) >= out_of_storm(b, public, at) {
            return Err(Refusal::new(rule::FT_041, "refuse-storm-out"));
        }
    } else if public.sky(b, to) == Sky::Storm {
        return Err(Refusal::new(rule::FT_040, "refuse-storm"));
    }
    if (b.hex(at).mountain || b.hex(to).mountain) && !all_high {
        return Err(Refusal::new(rule::FT_197, "refuse-mountain"));
    }
    Ok(())
}

/// How a formation flies: all of it high or not, and what it shadows, if anything.
#[derive(Clone, Copy, Debug)]
pub struct Flight {
    /// All of it is high.
    pub high: bool,
    /// Where its target is (FT-152).
    pub target: Option<At>,
}

impl Flight {
    /// Of this formation now.
    pub fn new(public: &Public, force: &Force, af: AfId) -> Self {
        let high = force.af(af).is_some_and(|a| a.groups.iter().all(|g| g.high));
        Self { high, target: shadow::target_of(public, force, Unit::Af(af)) }
    }

    /// May it pass from hex to hex: as [`check_hex`] has it, and so that a shadower that stayed where it was in the shadow phase keeps its
    /// target in sight when it flies later in the turn (FT-152).
    pub fn check(self, b: &Board, public: &Public, at: At, to: Option<At>) -> Result<(), Refusal> {
        check_hex(b, public, at, to, self.high)?;
        match (self.target, to) {
            (Some(target), Some(to)) => shadow::check_sight(b, public, true, target, at, to),
            _ => Ok(()),
        }
    }
}

/// Hexes to the nearest one without a storm.
fn out_of_storm(b: &Board, public: &Public, at: At) -> u32 {
    let clear = |h: &ironbottom_kernel::hex::Hex| At::new(*h).is_some_and(|a| public.sky(b, a) != Sky::Storm);
    (0..20).find(|r| at.hex().ring(*r).iter().any(clear)).unwrap_or(20)
}

/// FT-196: armed bombers stay low in their first hour.
pub fn check_high(a: &AirFormation, turn: u16, groups: &[Group]) -> Result<(), Refusal> {
    if a.launched == turn && groups.iter().any(|g| g.arm != Arm::None) {
        Err(Refusal::new(rule::FT_196, "refuse-first-hour"))
    } else {
        Ok(())
    }
}

/// A formation that its owner may still use: it was not plotted and is not done, and it has not lost the target it shadowed (FT-154).
fn awake(force: &Force, af: AfId) -> Result<&AirFormation, Refusal> {
    let a = force.af(af).ok_or_else(not_now)?;
    if a.done {
        return Err(Refusal::new(rule::FT_406, "refuse-done"));
    }
    if a.plotted {
        return Err(Refusal::new(rule::FT_120, "refuse-plotted"));
    }
    if a.shadow == Shadow::Failed {
        return Err(Refusal::new(rule::FT_154, "refuse-lost-shadow"));
    }
    Ok(a)
}

/// FT-153: ... and may still fly: it has not flown already after what it shadows.
fn idle(force: &Force, af: AfId) -> Result<&AirFormation, Refusal> {
    let a = awake(force, af)?;
    if a.shadow == Shadow::Holds && a.moved > 0 {
        return Err(Refusal::new(rule::FT_153, "refuse-shadowed"));
    }
    Ok(a)
}

/// FT-153, FT-154: a shadower may not fly on, but it may land where it is (R44).
fn over_base<'a>(b: &Board, p: &'a Position, side: Side, af: AfId, fac: FacId) -> Option<&'a AirFormation> {
    let a = p.side(side).af(af)?;
    let there = matches!(a.place, Place::Hex(at) if p.side(side).fac_at(b, fac) == Some(at));
    (a.shadow != Shadow::None && !a.done && there).then_some(a)
}

/// FT-057, FT-369: may it search before anything moves? It need not (FT-063).
pub fn check_first_search(force: &Force, turn: u16, step: AirStep, af: AfId) -> Result<(), Refusal> {
    if step != AirStep::Search {
        return Err(Refusal::new(rule::FT_057, "refuse-search-late"));
    }
    // FT-146: a shadower may look about for itself again, or it could not shadow in the hour to come.
    let a = awake(force, af)?;
    if !a.shown {
        return Err(Refusal::new(rule::FT_369, "refuse-search-hidden"));
    }
    check_search(a, turn)
}

/// FT-173: may it be flown in this step?
pub fn check_fly(force: &Force, step: AirStep, af: AfId) -> Result<(), Refusal> {
    let a = idle(force, af)?;
    let fits = match (step, a.place) {
        (AirStep::Search | AirStep::Flying, Place::Hex(_)) => a.shown,
        // Those that were on the map are done by now; one that was found since may still fly.
        (AirStep::TakeOff, Place::Hex(_) | Place::Deck) => true,
        _ => false,
    };
    if fits { Ok(()) } else { Err(Refusal::new(rule::FT_173, "refuse-air-step")) }
}

/// Is it legal between two formations?
pub fn check_turn(b: &Board, p: &Position, side: Side, step: AirStep, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Search { af } => check_first_search(p.side(side), p.public.turn, step, af),
        Action::Fly { af } => check_fly(p.side(side), step, af),
        Action::Home { af, fac } => {
            let x = idle(p.side(side), af).or_else(|e| over_base(b, p, side, af, fac).ok_or(e))?;
            if step == AirStep::TakeOff || step == AirStep::Plotted {
                return Err(Refusal::new(rule::FT_173, "refuse-air-step"));
            }
            check_home(b, p, side, (af, x), fac).map(|_| ())
        }
        Action::Hide { unit: Unit::Af(af) } => match p.side(side).af(af) {
            Some(x) if step == AirStep::TakeOff && x.shown && x.held == 0 => Ok(()),
            _ => Err(Refusal::new(rule::FT_067, "refuse-hide")),
        },
        Action::Done => {
            if in_storm(b, p, side, step).next().is_some() {
                Err(Refusal::new(rule::FT_041, "refuse-storm-out"))
            } else {
                Ok(())
            }
        }
        _ => Err(not_now()),
    }
}

/// FT-041, FT-451: formations that must leave a storm, have not, and cannot after this step: those on the map in their own, the others
/// and those that take off in the last.
fn in_storm<'a>(b: &'a Board, p: &'a Position, side: Side, step: AirStep) -> impl Iterator<Item = AfId> + 'a {
    let (turn, force, last) = (p.public.turn, p.side(side), step == AirStep::TakeOff);
    force.afs.iter().enumerate().filter(|(_, a)| !a.groups.is_empty()).filter_map(move |(i, a)| {
        let at = match a.place {
            Place::Hex(at) if last || a.shown => at,
            Place::Deck if last => force.fac_at(b, a.origin)?,
            _ => return None,
        };
        let must = idle(force, i as AfId).is_ok()
            && p.public.sky(b, at) == Sky::Storm
            && a.moved < a.mf(b, turn)
            && Dir::ALL.iter().any(|d| check_go(b, p, side, i as AfId, at, *d).is_ok());
        must.then_some(i as AfId)
    })
}

/// FT-058, FT-062, FT-154: one die per formation and turn, not after a storm.
pub fn check_search(a: &AirFormation, turn: u16) -> Result<(), Refusal> {
    match a.search {
        Search::Sees(t) if t < turn => Ok(()),
        Search::Sees(_) | Search::Failed => Err(Refusal::new(rule::FT_058, "refuse-searched")),
        Search::None if a.storm => Err(Refusal::new(rule::FT_062, "refuse-search-storm")),
        Search::None => Ok(()),
    }
}

/// The way home: the shortest within what is left to fly, out of storms and mountains; the facility itself may lie in a storm if all
/// find room there (FT-040).
fn check_home(b: &Board, p: &Position, side: Side, (af, a): (AfId, &AirFormation), fac: FacId) -> Result<Vec<Dir>, Refusal> {
    let (Place::Hex(at), Some(to)) = (a.place, p.side(side).fac_at(b, fac)) else {
        return Err(Refusal::new(rule::FT_394, "refuse-not-there"));
    };
    let left = a.mf(b, p.public.turn).saturating_sub(a.moved);
    if at.distance(to) > u32::from(left) {
        return Err(Refusal::new(rule::FT_174, "refuse-mf"));
    }
    let flight = Flight { high: false, ..Flight::new(&p.public, p.side(side), af) };
    let way = route(b, &p.public, flight, at, to, left);
    // FT-152: a shadower whose target alone is in the way.
    let kept = || flight.target.is_some() && route(b, &p.public, Flight { target: None, ..flight }, at, to, left).is_some();
    let way = way.ok_or_else(|| {
        if kept() { Refusal::new(rule::FT_152, "refuse-chase") } else { Refusal::new(rule::FT_174, "refuse-mf") }
    })?;
    let flown = a.moved + way.len() as u8;
    let storm = p.public.sky(b, to) == Sky::Storm;
    // FT-117: as many land as there is room for. FT-195, FT-346: it comes down on the way, or in place if it is there already.
    let lands = |g: &&Group| {
        let low = Group { high: false, ..**g };
        landing::check_group(b, p, side, a, &low, if storm { g.n } else { 1 }, flown, fac).is_ok()
    };
    let fits = a.groups.iter().filter(lands).count();
    let needed = if storm { a.groups.len() } else { 1 };
    if fits >= needed { Ok(way) } else { Err(Refusal::new(rule::FT_177, "refuse-lf")) }
}

/// A shortest way between two hexes; straight if that is free.
fn route(b: &Board, public: &Public, flight: Flight, from: At, to: At, most: u8) -> Option<Vec<Dir>> {
    let free = |at: At, next: At| {
        flight.check(b, public, at, Some(next)).is_ok()
            || (flight.target.is_none()
                && next == to
                && public.sky(b, next) == Sky::Storm
                && !b.hex(next).mountain
                && !b.hex(at).mountain)
    };
    let line: Vec<At> = from.hex().line(to.hex()).into_iter().filter_map(At::new).collect();
    if line.windows(2).all(|w| free(w[0], w[1])) {
        return Some(line.windows(2).filter_map(|w| Dir::ALL.into_iter().find(|d| w[0].step(*d) == Some(w[1]))).collect());
    }
    let mut seen: std::collections::BTreeMap<At, Option<Dir>> = std::collections::BTreeMap::from([(from, None)]);
    let mut queue = VecDeque::from([(from, 0u8)]);
    while let Some((at, n)) = queue.pop_front() {
        if at == to {
            let mut way = Vec::new();
            let mut here = to;
            while let Some(Some(d)) = seen.get(&here).copied() {
                way.push(d);
                here = here.step(d.turned(3))?;
            }
            way.reverse();
            return Some(way);
        }
        for d in Dir::ALL {
            if let Some(next) = at.step(d)
                && n < most
                && !seen.contains_key(&next)
                && u32::from(n) + 1 + next.distance(to) <= u32::from(most)
                && free(at, next)
            {
                seen.insert(next, Some(d));
                queue.push_back((next, n + 1));
            }
        }
    }
    None
}

/// What could be done between two formations.
pub fn list_turn(p: &Position, side: Side, step: AirStep, out: &mut Vec<Action>) {
    let force = p.side(side);

    for (i, a) in force.afs.iter().enumerate().filter(|(_, a)| !a.groups.is_empty()) {
        let af = i as AfId;
        out.push(Action::Fly { af });
        match step {
            AirStep::TakeOff => out.push(Action::Hide { unit: Unit::Af(af) }),
            _ => {
                out.push(Action::Search { af });
                if matches!(a.place, Place::Hex(_)) && !a.done {
                    out.extend((0..force.facs.len() as FacId).map(|fac| Action::Home { af, fac }));
                }
            }
        }
    }
    out.push(Action::Done);
}

/// Carries it out.
pub fn apply_turn(b: &Board, p: &mut Position, side: Side, step: AirStep, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    log.learned(SeatSet::ALL);
    match *a {
        Action::Search { af } => search(b, p, side, af, dice, log),
        Action::Fly { af } => {
            take_off(b, p, side, af);
            let x = &p.side(side).afs[af as usize];
            if let (false, Place::Hex(at)) = (x.shown, x.place) {
                let mut new = Vec::new();
                marks::put(p, marks::aircraft(side, at), &mut new);
                p.side_mut(side).afs[af as usize].shown = true;
                marks::shown(new, rule::FT_173, log);
            }
            if step == AirStep::Search {
                p.public.phase = Phase::Air(side, AirStep::Flying);
            }
            p.stack.push(Frame::Fly(af));
            sighting::look(b, p, log);
            // FT-468: who leaves a hex passes it as well.
            if let Some(Place::Hex(at)) = p.side(side).af(af).map(|x| x.place) {
                intercept::offer(p, side, at);
            }
            offer_late(p, side);
        }
        Action::Home { af, fac } => {
            let way = p.side(side).af(af).and_then(|x| check_home(b, p, side, (af, x), fac).ok()).unwrap_or_default();
            let x = &mut p.side_mut(side).afs[af as usize];
            x.plot = way.into_iter().map(Leg::Go).chain([Leg::Land(fac)]).collect();
            // It comes in low (FT-195).
            flight_plan::level_all(x, false);
            log.secret(rule::FT_173, Event::Did { side, action: *a }, side.only());
            p.public.phase = Phase::Air(side, AirStep::Flying);
            p.stack.push(Frame::Walk(side, af));
        }
        Action::Hide { unit: Unit::Af(af) } => {
            let x = &mut p.side_mut(side).afs[af as usize];
            x.shown = false;
            if let Place::Hex(at) = x.place {
                marks::hidden(p, vec![marks::aircraft(side, at)], rule::FT_067, log);
            }
            sighting::look(b, p, log);
        }
        Action::Done if step == AirStep::TakeOff => end_half(b, p, side, dice, log),
        Action::Done => {
            // FT-173: those on the map have had their step.
            for x in p.side_mut(side).afs.iter_mut().filter(|x| x.shown && !x.plotted && matches!(x.place, Place::Hex(_))) {
                x.done = true;
            }
            p.public.phase = Phase::Air(side, AirStep::Plotted);
        }
        _ => {}
    }
}

/// FT-176, FT-416: off the deck, into the hex of the facility; until it flies on it is over its ships, and goes where they go.
pub fn take_off(b: &Board, p: &mut Position, side: Side, af: AfId) {
    let force = p.side(side);
    let origin = force.afs[af as usize].origin;
    if force.afs[af as usize].place == Place::Deck
        && let Some(at) = force.fac_at(b, origin)
    {
        let over = match force.facs[origin as usize].host {
            Host::Ship(s) => Some(force.ships[s as usize].tf),
            Host::Base(_) => None,
        };
        let a = &mut p.side_mut(side).afs[af as usize];
        (a.place, a.over) = (Place::Hex(at), over);
    }
}

/// FT-059, FT-060, FT-061: the Search Table; cloud adds one to the die (FT-047).
fn search(b: &Board, p: &mut Position, side: Side, af: AfId, dice: &mut Dice, log: &mut Log<Event>) {
    let (turn, night) = (p.public.turn, p.public.is_night(b));
    let Place::Hex(at) = p.side(side).afs[af as usize].place else { return };
    let [best, cloud, dark] = b.charts.search;
    let from = dice.rolled();
    let die = dice.d6("search");
    // FT-453: who takes off or comes onto the map begins its turn here.
    let covered = p.side(side).afs[af as usize].cloud.unwrap_or_else(|| p.public.sky(b, at) != Sky::Clear);
    let handicap = if covered { cloud } else { 0 } + if night { dark } else { 0 };
    let sees = die + handicap <= best;
    p.side_mut(side).afs[af as usize].search = if sees { Search::Sees(turn) } else { Search::Failed };
    log.rolled(rule::FT_058, Event::Searched { side, at, die, sees }, from, dice);
    sighting::look(b, p, log);
}

/// One hex; then all look.
pub fn fly_hex(b: &Board, p: &mut Position, side: Side, af: AfId, dir: Dir, log: &mut Log<Event>) {
    let plotted = p.stack.contains(&Frame::Walk(side, af));
    let a = &mut p.side_mut(side).afs[af as usize];
    let Place::Hex(from) = a.place else { return };
    let Some(to) = from.step(dir) else { return };
    // FT-067, R71: one that follows its plot or flies home is on the map only where it is seen.
    let marked = a.shown && plotted;
    a.shown &= !plotted;
    a.place = Place::Hex(to);
    a.moved += 1;
    (a.levels, a.over) = (0, None);
    p.side_mut(side).plans.passed(af, to);
    log.secret(rule::FT_174, Event::Flew { side, from, to }, side.only());
    log.learned(SeatSet::ALL);
    sighting::look(b, p, log);
    if p.side(side).af(af).is_some_and(|a| a.shown) {
        intercept::offer(p, side, to);
    } else if marked {
        marks::hidden(p, vec![marks::aircraft(side, from)], rule::FT_067, log);
    }
}

/// Is it legal while this formation is flown?
pub fn check(b: &Board, p: &Position, side: Side, af: AfId, act: &Action) -> Result<(), Refusal> {
    let force = p.side(side);
    let Some(a) = force.af(af) else { return if *act == Action::Stop { Ok(()) } else { Err(not_now()) } };
    let Place::Hex(at) = a.place else { return Err(not_now()) };
    let turn = p.public.turn;
    let group = |g: u8| a.groups.get(g as usize).ok_or_else(not_now);
    match *act {
        Action::Go { dir } => check_go(b, p, side, af, at, dir),
        Action::Head { at: to } => heading::check(b, &p.public, force, af, at, to),
        Action::Level { group, high } => check_level(b, a, turn, at, group, high),
        Action::Land { fac, group: i, n } => {
            let g = group(i)?;
            if force.fac_at(b, fac) != Some(at) {
                return Err(Refusal::new(rule::FT_394, "refuse-not-there"));
            }
            landing::check_group(b, p, side, a, g, n, a.moved, fac)
        }
        Action::Leave { fac } => {
            let base = force.fac(fac).and_then(|f| if let Host::Base(i) = f.host { Some(&b.bases[i as usize]) } else { None });
            // FT-152: off the map it would not see its target.
            if shadow::target_of(&p.public, force, Unit::Af(af)).is_some() {
                return Err(Refusal::new(rule::FT_152, "refuse-chase"));
            }
            match base {
                Some(base)
                    if base.at.is_none() && a.moved == 0 && a.launched != turn && base.entries.iter().any(|(e, _)| *e == at) =>
                {
                    Ok(())
                }
                _ => Err(Refusal::new(rule::FT_181, "refuse-leave")),
            }
        }
        Action::Hover { tf } => match force.tfs.get(tf as usize) {
            Some(t) if t.at == Some(at) && a.over != Some(tf) => Ok(()),
            _ => Err(Refusal::new(rule::FT_416, "refuse-not-there")),
        },
        Action::Part { group: i, n } => {
            let g = group(i)?;
            if n == 0 || n > g.n || u16::from(n) >= a.factors() {
                return Err(Refusal::new(rule::FT_135, "refuse-part"));
            }
            check_regroup(b, p, side, at)?;
            // It may become as many as its owner likes, but what came of that is not split once more, nor what others joined: so there
            // is an end to it.
            if a.regrouped { Err(Refusal::new(rule::FT_135, "refuse-part-again")) } else { Ok(()) }
        }
        Action::Join { af: other } => {
            let there = |o: &AirFormation| other != af && o.place == a.place && o.shadow == Shadow::None && !o.plotted;
            if force.af(other).is_none_or(|o| !there(o)) {
                return Err(Refusal::new(rule::FT_135, "refuse-regroup-air"));
            }
            // FT-152: with others it would go where they go.
            if a.shadow != Shadow::None {
                return Err(Refusal::new(rule::FT_152, "refuse-chase"));
            }
            check_regroup(b, p, side, at)
        }
        Action::Drop { group } => check_drop(a, group),
        Action::Ditch { group: i, n } if n > 0 && n <= group(i)?.n => Ok(()),
        Action::Search { af: x } if x == af && a.moved == 0 && p.public.phase == Phase::Air(side, AirStep::TakeOff) => {
            check_search(a, turn)
        }
        Action::Stop => {
            let stuck = !Dir::ALL.iter().any(|d| check_go(b, p, side, af, at, *d).is_ok());
            if p.public.sky(b, at) == Sky::Storm && !stuck { Err(Refusal::new(rule::FT_041, "refuse-storm-out")) } else { Ok(()) }
        }
        _ => Err(not_now()),
    }
}

/// FT-346, FT-196, FT-197: may a group climb or come down here, apart from the others of its formation (FT-194)?
pub fn check_level(b: &Board, a: &AirFormation, turn: u16, at: At, group: u8, high: bool) -> Result<(), Refusal> {
    let g = a.groups.get(group as usize).ok_or_else(not_now)?;
    if g.high == high || usize::from(a.levels) >= a.groups.len() {
        return Err(Refusal::new(rule::FT_346, "refuse-level"));
    }
    if b.hex(at).mountain && !high {
        return Err(Refusal::new(rule::FT_197, "refuse-mountain"));
    }
    if high { check_high(a, turn, std::slice::from_ref(g)) } else { Ok(()) }
}

/// It climbs or comes down.
pub fn level(a: &mut AirFormation, group: u8, high: bool) {
    a.levels += 1;
    let g = a.groups.remove(group as usize);
    a.add(Group { high, ..g });
}

/// FT-192: only what carries something can jettison it.
pub fn check_drop(a: &AirFormation, group: u8) -> Result<(), Refusal> {
    match a.groups.get(group as usize) {
        Some(g) if g.arm != Arm::None => Ok(()),
        _ => Err(Refusal::new(rule::FT_192, "refuse-drop")),
    }
}

/// It jettisons what it carries.
pub fn drop_arms(a: &mut AirFormation, group: u8) {
    let g = a.groups.remove(group as usize);
    a.add(Group { arm: Arm::None, ..g });
}

/// FT-174, FT-343, FT-152: one more hex.
pub fn check_go(b: &Board, p: &Position, side: Side, af: AfId, at: At, dir: Dir) -> Result<(), Refusal> {
    let a = p.side(side).af(af).ok_or_else(not_now)?;
    if a.moved >= a.mf(b, p.public.turn) {
        return Err(Refusal::new(rule::FT_174, "refuse-mf"));
    }
    Flight::new(&p.public, p.side(side), af).check(b, &p.public, at, at.step(dir))
}

/// FT-135: only over an own base or in a hex with an own carrier.
fn check_regroup(b: &Board, p: &Position, side: Side, at: At) -> Result<(), Refusal> {
    let force = p.side(side);
    let deck = |f: &crate::position::Facility| match f.host {
        Host::Base(_) => true,
        Host::Ship(s) => force.ships[s as usize].hull(b).is_carrier(),
    };
    let there = force.facs.iter().enumerate().any(|(i, f)| !f.lost && deck(f) && force.fac_at(b, i as FacId) == Some(at));
    if there { Ok(()) } else { Err(Refusal::new(rule::FT_135, "refuse-regroup-air")) }
}

/// What could be done with it.
pub fn list(b: &Board, p: &Position, side: Side, af: AfId, out: &mut Vec<Action>) {
    let force = p.side(side);
    out.push(Action::Stop);
    let Some(a) = force.af(af) else { return };
    let Place::Hex(at) = a.place else { return };
    out.extend(Dir::ALL.map(|dir| Action::Go { dir }));
    out.push(Action::Search { af });
    for (i, g) in a.groups.iter().enumerate() {
        let group = i as u8;
        out.push(Action::Level { group, high: !g.high });
        if g.arm != Arm::None {
            out.push(Action::Drop { group });
        }
        out.extend((1..=g.n).map(|n| Action::Ditch { group, n }));
        if !a.regrouped {
            out.extend((1..=g.n).map(|n| Action::Part { group, n }));
        }
        for (f, x) in force.facs.iter().enumerate().filter(|(_, x)| !x.lost) {
            let fac = f as FacId;
            if force.fac_at(b, fac) == Some(at) {
                out.extend((1..=g.n).map(|n| Action::Land { fac, group, n }));
            } else if matches!(x.host, Host::Base(i) if b.bases[i as usize].at.is_none()) && i == 0 {
                out.push(Action::Leave { fac });
            }
        }
    }
    out.extend(force.at_sea().filter(|(_, _, x)| *x == at).map(|(tf, _, _)| Action::Hover { tf }));
    out.extend(force.in_air().filter(|(o, _, x)| *o != af && *x == at).map(|(o, _, _)| Action::Join { af: o }));
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, side: Side, af: AfId, act: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    if !matches!(act, Action::Go { .. } | Action::Head { .. } | Action::Land { .. } | Action::Search { .. }) {
        log.secret(rule::FT_173, Event::Did { side, action: *act }, side.only());
    }
    match *act {
        Action::Go { dir } => fly_hex(b, p, side, af, dir, log),
        Action::Head { at } => heading::fly(b, p, side, af, at, log),
        Action::Search { .. } => {
            log.learned(SeatSet::ALL);
            search(b, p, side, af, dice, log);
        }
        Action::Land { fac, group, n } => {
            log.learned(SeatSet::ALL);
            landing::land(b, p, side, (af, group, n), fac, dice, log);
        }
        Action::Level { group, high } => level(&mut p.side_mut(side).afs[af as usize], group, high),
        Action::Leave { fac } => {
            log.learned(SeatSet::ALL);
            flight_plan::leave(b, p, side, af, fac);
            stop(b, p, side, af);
        }
        Action::Hover { tf } => {
            p.side_mut(side).afs[af as usize].over = Some(tf);
            stop(b, p, side, af);
        }
        Action::Part { group, n } => part(p, side, af, group, n),
        Action::Join { af: other } => {
            log.learned(SeatSet::ALL);
            join(p, side, af, other);
        }
        Action::Drop { group } => drop_arms(&mut p.side_mut(side).afs[af as usize], group),
        Action::Ditch { group, n } => fuel::ditch(b, p, side, (af, group, n), log),
        Action::Stop => stop(b, p, side, af),
        _ => {}
    }
    // Landed, left or lost to the last factor: nothing more to fly.
    if p.side(side).af(af).is_none() {
        stop(b, p, side, af);
    }
    // FT-104: what was changed in flight is seen when it goes on or is done; until then its owner may think again.
    if !matches!(act, Action::Level { .. } | Action::Part { .. } | Action::Drop { .. } | Action::Go { .. } | Action::Head { .. })
    {
        log.learned(SeatSet::ALL);
        sighting::look(b, p, log);
    }
}

fn stop(b: &Board, p: &mut Position, side: Side, af: AfId) {
    p.stack.retain(|f| *f != Frame::Fly(af));
    if let Some(a) = p.side_mut(side).afs.get_mut(af as usize) {
        a.done = true;
        settle(b, a);
    }
}

/// FT-200, FT-414: fighters that fly with bombers, armed or not (R82), keep to an altitude where one of these is.
pub fn settle(b: &Board, a: &mut AirFormation) {
    let bombers: Vec<bool> = a.groups.iter().filter(|g| intercept::is_bomber(b, g)).map(|g| g.high).collect();
    if let Some(first) = bombers.first().copied() {
        let groups = std::mem::take(&mut a.groups);
        for mut g in groups {
            let escort = !g.armed && b.model(g.craft.model).role == Role::Fighter;
            if escort && !bombers.contains(&g.high) {
                g.high = first;
            }
            a.add(g);
        }
    }
}

/// FT-135: a new formation beside it.
fn part(p: &mut Position, side: Side, af: AfId, group: u8, n: u8) {
    let free = p.side(side).free_af();
    p.met.part(side, af, free);
    let force = p.side_mut(side);
    let a = &mut force.afs[af as usize];
    let mut new = AirFormation { regrouped: true, ..a.clone() };
    let mut g = a.groups[group as usize];
    g.n = n;
    a.groups[group as usize].n -= n;
    a.groups.retain(|g| g.n > 0);
    new.groups = vec![g];
    force.plans.forget(Unit::Af(free));
    // FT-152: what is split off a shadower keeps the target in sight as well.
    if let Some((_, id)) = force.shadowing.iter().find(|(u, _)| *u == Unit::Af(af)).copied() {
        force.shadowing.push((Unit::Af(free), id));
    }
    if free as usize == force.afs.len() {
        force.afs.push(new);
    } else {
        force.afs[free as usize] = new;
    }
}

fn join(p: &mut Position, side: Side, af: AfId, other: AfId) {
    let force = p.side_mut(side);
    let a = std::mem::replace(&mut force.afs[af as usize], crate::phases::prepare::empty_af());
    let o = &mut force.afs[other as usize];
    for g in &a.groups {
        o.add(*g);
    }
    (o.shown, o.held, o.regrouped) = (o.shown || a.shown, o.held.max(a.held), true);
    (o.moved, o.carried, o.done) = (o.moved.max(a.moved), o.carried.max(a.carried), o.done || a.moved > 0);
    o.class = o.class.max(a.class);
    o.launched = o.launched.max(a.launched);
    o.storm |= a.storm;
    o.cloud = if a.cloud == Some(true) { a.cloud } else { o.cloud };
}

/// FT-173, FT-176, FT-325, FT-389: what was due takes off, circling; what is out of fuel is lost; then the other half, or combat.
fn end_half(b: &Board, p: &mut Position, side: Side, dice: &mut Dice, log: &mut Log<Event>) {
    for af in 0..p.side(side).afs.len() as AfId {
        take_off(b, p, side, af);
    }
    fuel::out_of_fuel(b, p, side, log);
    sighting::look(b, p, log);
    if p.public.initiative == Some(side) {
        start_half(b, p, side.other(), dice, log);
    } else {
        p.public.phase = Phase::Combat;
    }
}
