//! A search fan in one gesture: launches for it while orders are written, then the searches, then the flights in all directions. Scouts go
//! first, from where the enemy is nearest, and only while there is light to see by and to land in.

use crate::{
    action::{Action, How},
    board::{Board, Role},
    names,
    phases::{flying, heading},
    plans::air,
    plans::home,
    position::{AirFormation, AirStep, Desk, Force, Host, Phase, Place},
    scene,
    types::{AfId, Arm, At, Class, Craft, DeckBox, Dir, FacId, Side, Unit},
    view::View,
};
use ironbottom_kernel::{
    Msg,
    ask::{Answer, Query},
};
use std::collections::BTreeMap;

/// Searchers of one fan: scouts, and others where there are none.
const SPOKES: u8 = 6;
const OTHERS: u8 = 2;

/// What a fan is made of, in words: how many of what from where.
struct Fan {
    actions: Vec<Action>,
    /// One row for each searcher: what, from where, where to.
    rows: Vec<[Msg; 3]>,
    /// Names of the aircraft and the place, where they are all the same.
    what: Option<(u8, String, String)>,
}

/// The fan of a side, or why there is none.
fn plan(b: &Board, v: &View, seat: &str) -> Result<Fan, Msg> {
    let none = || Msg::new("ask-no-fan");
    let side = Side::ALL.into_iter().find(|s| s.id() == seat).ok_or_else(none)?;
    let force = v.own[side.i()].as_ref().ok_or_else(none)?;
    let free = v.open.is_empty() && force.plans.draft.is_none();
    let fan = match v.public.phase {
        Phase::Orders if free && force.desk == Desk::Air && !v.public.ready.has(side.seat()) => launches(b, v, side, force)?,
        Phase::Air(mover, step) if free && mover == side => {
            let searches = if step == AirStep::Search { searches(v, force) } else { Vec::new() };
            if searches.is_empty() {
                flights(b, v, side, force, step)
            } else {
                let rows = searches.iter().filter_map(|a| searched(b, force, a)).collect();
                Fan { actions: searches, rows, what: None }
            }
        }
        _ => return Err(none()),
    };
    if fan.actions.is_empty() { Err(none()) } else { Ok(fan) }
}

/// The actions of the fan, as a batch; refused where nothing could be done, with the reason.
pub fn fan(b: &Board, v: &View, seat: &str) -> Answer {
    match plan(b, v, seat) {
        Ok(fan) => {
            let values: Result<Vec<_>, _> = fan.actions.iter().map(serde_json::to_value).collect();
            values.map_or_else(|_| Answer::Refused(Msg::new("ask-no-fan")), Answer::Batch)
        }
        Err(why) => Answer::Refused(why),
    }
}

/// What it would do, searcher by searcher.
pub fn told(b: &Board, v: &View, seat: &str) -> Answer {
    match plan(b, v, seat) {
        Ok(fan) => {
            let rows = fan.rows.into_iter().map(Vec::from).collect();
            Answer::Table { heads: ["head-aircraft", "head-place", "head-to"].map(Msg::new).to_vec(), rows }
        }
        Err(why) => Answer::Refused(why),
    }
}

/// The questions for a side, if there is something to send out: what it would do, and to do it, with its aircraft and their place in the
/// name.
pub fn queries(b: &Board, v: &View, side: Side) -> Vec<Query> {
    let Ok(fan) = plan(b, v, side.id()) else { return Vec::new() };
    let mut out = Vec::new();
    if !fan.rows.is_empty() {
        out.push(Query::new("scouts").with("seat", side.id()));
    }
    let mut q = Query::new("fan").with("seat", side.id());
    if let Some((n, craft, place)) = fan.what {
        q = q.with("count", n.to_string()).with("craft", craft).with("from", place);
    }
    out.push(q);
    out
}

/// Hexes where the enemy's ships may be: fresh contacts; and his bases.
fn goals(b: &Board, v: &View, side: Side, force: &Force) -> Vec<At> {
    let seen: Vec<At> = force.contacts.iter().filter(|c| !c.air && !c.base && scene::is_fresh(v, c)).map(|c| c.at).collect();
    if seen.is_empty() { scene::bases_of(b, v, side.other()) } else { seen }
}

fn nearest(from: At, goals: &[At]) -> Option<At> {
    goals.iter().copied().min_by_key(|g| (from.distance(*g), *g))
}

/// The six directions, those towards the enemy first.
fn towards(from: At, goals: &[At]) -> [Dir; 6] {
    let mut all = Dir::ALL;
    if let Some(goal) = nearest(from, goals) {
        let far = |d: Dir| (0..6).try_fold(from, |at: At, _| at.step(d)).map_or(u32::MAX, |at| at.distance(goal));
        all.sort_by_key(|d| far(*d));
    }
    all
}

/// Scouts by trade before anything else; never fighters.
fn trade(b: &Board, c: Craft) -> Option<u8> {
    let m = b.model(c.model);
    match m.kind.as_str() {
        _ if m.role == Role::Fighter => None,
        "flying-boat" => Some(0),
        "floatplane" => Some(1),
        _ => Some(2),
    }
}

/// Hours of light from this one on; none: it is night.
fn light(b: &Board, v: &View) -> u16 {
    let day = |turn: u16| !b.is_night(names::hour_of(b, &v.public, turn));
    (v.public.turn..v.public.turn + 24).take_while(|t| day(*t)).count() as u16
}

/// One unarmed factor after the other, each a formation of its own: within the minimum launch factor, so that all have their whole movement
/// (FT-113). From the place nearest to where the enemy may be, scouts first; nothing in the dark, or so late that it would land in it
/// (FT-179).
fn launches(b: &Board, v: &View, side: Side, force: &Force) -> Result<Fan, Msg> {
    let room = |fac: FacId, most: u8| {
        let f = &force.facs[fac as usize];
        if f.lost || f.step > 2 {
            return 0;
        }
        (1..=most).take_while(|n| f.has_room(b, force, Class::Minimum, *n)).count() as u8
    };
    let scouts = |fac: FacId| -> Vec<(u8, Craft, u8)> {
        let f = &force.facs[fac as usize];
        let anchored = |c: Craft| match f.host {
            Host::Ship(s) => force.ships[s as usize].anchored_only == Some(c.model),
            Host::Base(_) => false,
        };
        let mut all: Vec<(u8, Craft, u8)> = Vec::new();
        for l in f.lots.iter().filter(|l| l.bx == DeckBox::Ready && l.arm == Arm::None && !anchored(l.craft)) {
            let Some(rank) = trade(b, l.craft) else { continue };
            match all.iter_mut().find(|(_, c, _)| *c == l.craft) {
                Some((_, _, n)) => *n += l.n,
                None => all.push((rank, l.craft, l.n)),
            }
        }
        all.sort_by_key(|(rank, c, _)| (*rank, std::cmp::Reverse(b.model(c.model).endurance)));
        all
    };
    let goals = goals(b, v, side, force);
    let able = |fac: FacId| {
        let at = force.fac_at(b, fac)?;
        let (rank, _, _) = scouts(fac).first().copied()?;
        let far = nearest(at, &goals).map_or(0, |g| at.distance(g));
        (room(fac, 1) > 0).then_some((rank, far, fac, at))
    };
    let Some((rank, _, fac, from)) = (0..force.facs.len() as FacId).filter_map(able).min() else {
        return Err(Msg::new("ask-no-scouts"));
    };
    match light(b, v) {
        0 => return Err(Msg::new("ask-fan-night")),
        1 | 2 => return Err(Msg::new("ask-fan-late")),
        _ => {}
    }
    let most = if rank < 2 { SPOKES } else { OTHERS };
    let mut free: Vec<AfId> = (0..force.afs.len() as AfId).filter(|a| force.af(*a).is_none()).collect();
    free.extend((force.afs.len()..force.afs.len() + usize::from(SPOKES)).map(|i| i as AfId));
    // One trade at a time: who sends flying boats need not send bombers too.
    let crafts = scouts(fac).into_iter().filter(|(r, _, _)| *r == rank).flat_map(|(_, c, n)| std::iter::repeat_n(c, n.into()));
    let sent: Vec<(Craft, AfId)> = crafts.zip(free).take(room(fac, most).into()).collect();
    let place = names::fac_key(b, force, fac);
    let dirs = towards(from, &goals);
    let ends: Vec<Option<At>> = sent.iter().enumerate().map(|(i, (c, _))| turns_back(b, v, *c, from, dirs[i % 6])).collect();
    let row = |((craft, _), end): (&(Craft, AfId), &Option<At>)| {
        let to = end.map_or_else(|| Msg::thing(place.clone()), |at| Msg::thing(names::hex_key(at)));
        [names::crafts(b, *craft, 1), Msg::thing(place.clone()), to]
    };
    // Each has a mission: out, searching in each hour, and home.
    let mission = |((craft, af), end): (&(Craft, AfId), &Option<At>)| {
        let launch = Action::Launch { fac, craft: *craft, arm: Arm::None, n: 1, class: Class::Minimum, af: *af };
        let flies =
            end.map(|at| [Action::Chart { unit: Unit::Af(*af) }, Action::Goal { at }, Action::Close { how: How::HomeSearch }]);
        std::iter::once(launch).chain(flies.into_iter().flatten()).collect::<Vec<_>>()
    };
    let what = sent.first().filter(|(c, _)| sent.iter().all(|(x, _)| x == c));
    Ok(Fan {
        rows: sent.iter().zip(&ends).map(row).collect(),
        what: what.map(|(c, _)| (sent.len() as u8, names::craft(b, *c), place.clone())),
        actions: sent.iter().zip(&ends).flat_map(mission).collect(),
    })
}

/// FT-118, FT-179: how far a searcher goes out in a direction: as far as it comes home by daylight, an hour of fuel in reserve, and as a
/// mission may lead at all.
fn turns_back(b: &Board, v: &View, craft: Craft, from: At, dir: Dir) -> Option<At> {
    let m = b.model(craft.model);
    let hours = u16::from(m.endurance).min(light(b, v)).saturating_sub(1);
    let most = (u16::from(m.mf) * hours / 2).min(air::LEG as u16);
    (1..=most).scan(from, |at, _| at.step(dir).inspect(|x| *at = *x)).last()
}

/// All formations on the map that may still search (FT-057, FT-058).
fn searches(v: &View, force: &Force) -> Vec<Action> {
    let may = |af: AfId| flying::check_first_search(force, v.public.turn, AirStep::Search, af).is_ok();
    force.in_air().filter(|(af, _, _)| may(*af)).map(|(af, _, _)| Action::Search { af }).collect()
}

/// A search in words: what searches, and where.
fn searched(b: &Board, force: &Force, a: &Action) -> Option<[Msg; 3]> {
    let Action::Search { af } = *a else { return None };
    let at = Msg::thing(names::hex_key(scene::af_at(b, force, af)?));
    let groups = &force.af(af)?.groups;
    let what = groups.first().map_or_else(|| names::af(af), |g| names::crafts(b, g.craft, g.n));
    Some([what, at.clone(), at])
}

/// Searchers fly on in different directions, each as far as it can and still gets home: those on the map in their step, those that take off
/// in theirs, which search first.
fn flights(b: &Board, v: &View, side: Side, force: &Force, step: AirStep) -> Fan {
    let turn = v.public.turn;
    let goals = goals(b, v, side, force);
    let alone = |a: &AirFormation| a.factors() == 1 && a.groups.iter().all(|g| !g.armed && trade(b, g.craft).is_some());
    // Of those that appear in the last step only what takes off: the others were hidden on purpose.
    let meant = |a: &AirFormation| step != AirStep::TakeOff || (a.place == Place::Deck && a.launched == turn);
    // Whoever has a mission flies by itself.
    let may = |af: AfId| flying::check_fly(force, step, af).is_ok() && force.plans.mission(af).is_none();
    let mut out = Fan { actions: Vec::new(), rows: Vec::new(), what: None };
    let afs = (0..force.afs.len() as AfId).filter(|af| may(*af) && force.af(*af).is_some_and(|a| alone(a) && meant(a)));
    // How many went out from a hex before.
    let mut before: BTreeMap<At, usize> = BTreeMap::new();
    for af in afs {
        let Some(a) = force.af(af) else { continue };
        let Some(from) = scene::af_at(b, force, af) else { continue };
        let reach = heading::costs(b, &v.public, force, af, from);
        let way = home::way(b, &v.public, force, a, from);
        let places = home::places(b, force, a);
        let after = way.mf * home::hours_after(&v.public, way.deadline);
        let back = |to: At| places.iter().any(|(_, p)| p.distance(to) <= after);
        // One that is out already flies on as it flew; those that are together spread.
        let turns = before.entry(from).or_default();
        let origin = force.fac_at(b, a.origin).filter(|o| *o != from);
        let mut dirs = towards(from, &goals);
        if let Some(o) = origin {
            dirs.sort_by_key(|d| std::cmp::Reverse(from.step(*d).map_or(0, |x| x.distance(o))));
        }
        dirs.rotate_left(*turns % 6);
        *turns += 1;
        let spoke = |dir: Dir, n: u8| (0..n).try_fold(from, |at: At, _| at.step(dir));
        let ends = |dir: Dir| {
            let far = (2..=a.mf(b, turn).saturating_sub(a.moved)).rev();
            far.filter_map(|n| spoke(dir, n)).find(|to| reach.iter().any(|(x, _)| x == to) && back(*to))
        };
        let Some(to) = dirs.into_iter().find_map(ends) else { continue };
        out.actions.push(Action::Fly { af });
        if a.place == Place::Deck && flying::check_search(a, turn).is_ok() {
            out.actions.push(Action::Search { af });
        }
        out.actions.extend([Action::Head { at: to }, Action::Stop]);
        let what = a.groups.first().map_or_else(|| names::af(af), |g| names::crafts(b, g.craft, g.n));
        out.rows.push([what, Msg::thing(names::hex_key(from)), Msg::thing(names::hex_key(to))]);
    }
    out
}
