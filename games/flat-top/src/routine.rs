//! What standing orders answer for a side.
//!
//! Who is asked never depends on a side's secrets, so nothing is skipped: a side's own orders answer for it, as a person would who
//! answers at once. They know what the side knows and nothing else.

use crate::{
    action::{Action, Order},
    battle::{BattleStep, Target},
    board::{Board, Role},
    names,
    plans::{self, home},
    position::{AirFormation, Contact, Desk, Force, Phase, Place, Position},
    prompt,
    types::{AfId, Category, Side, TfId, Unit},
    view::{Open, View},
};

/// What the orders and plans of a side answer now; none: it is asked.
pub fn answer(b: &Board, v: &View, side: Side, legal: &[Action]) -> Option<Action> {
    let force = v.own[side.i()].as_ref()?;
    if let Some(a) = search(b, v, force, legal) {
        return Some(a);
    }
    if let Some(a) = plans::next(b, &v.public, force, (side, v.open.last()), legal) {
        return Some(a);
    }
    if v.public.phase == Phase::SetUp {
        return None;
    }
    let pass = || legal.iter().copied().find(|a| matches!(a, Action::Done | Action::Next));
    if let Some(a) = flown(b, v, force, legal).or_else(|| flak(v, side, legal)) {
        return Some(a);
    }
    if let Some(a) = hide(v, force, legal).or_else(|| shadow(b, v, force, legal)) {
        return Some(a);
    }
    if let Some(a) = forced(b, v, side, force, legal) {
        return Some(a);
    }
    let passes = match (v.open.last(), v.public.phase) {
        (Some(Open::Late(_)), _) => force.routine.go,
        (Some(_), _) => false,
        // 12.3: nobody regroups every hour.
        (None, Phase::Regroup) => (force.routine.go || !force.routine.regroup) && !regroups(force),
        (None, _) => force.routine.go,
    };
    if passes { pass() } else { None }
}

/// Between fights and flights whoever has nothing to do wants to go on, and may want to be asked again. Whoever is asked who is to shadow
/// may leave that to an order.
pub fn beside(v: &View, order: &Action) -> bool {
    let between = v.open.is_empty() && v.public.phase != Phase::SetUp;
    match order {
        Action::Order(Order::Continue(_)) => between,
        Action::Order(Order::Shadow(true)) => between && v.public.phase == Phase::Shadow,
        _ => false,
    }
}

/// Is nothing in contact with anything and nothing in the air, on neither side?
pub fn quiet(p: &Position) -> bool {
    let calm = |f: &Force| !f.contacts.iter().any(|c| c.live && !c.base) && f.afs.iter().all(|a| a.groups.is_empty());
    p.public.phase != Phase::SetUp && p.battle.is_none() && p.sides.iter().all(calm)
}

/// Has the side begun to regroup, or to put task forces on the map? (What was told to hide may have been told by an order.)
fn regroups(force: &Force) -> bool {
    force.tfs.iter().any(|t| t.flipped && !t.shown) || force.ships.iter().any(|s| s.shifted)
}

/// The only answer there is, beside drawing up a plan, if nothing was decided in this window that could still be taken back.
fn forced(b: &Board, v: &View, side: Side, force: &Force, legal: &[Action]) -> Option<Action> {
    let mut real = legal.iter().filter(|a| !matches!(a, Action::Chart { .. }));
    let (Some(only), None) = (real.next(), real.next()) else { return None };
    let at_rest = match (v.open.last(), v.public.phase) {
        (None, Phase::Orders) if force.desk == Desk::Air => {
            let moved = force.facs.iter().flat_map(|f| &f.lots).any(|l| l.moved);
            !moved && force.afs.iter().all(|a| a.groups.is_empty() || a.place != Place::Deck && !a.plotted)
        }
        (None, Phase::Orders) => {
            return force.tfs.iter().all(|t| t.plot.is_empty() && t.show_at.is_none()).then_some(*only);
        }
        (None, Phase::Regroup) => force.tfs.iter().all(|t| !t.flipped) && !regroups(force),
        _ => true,
    };
    (at_rest && prompt::only_passes(b, v, side, force, legal)).then_some(*only)
}

/// FT-174: scouts that have flown all they can, and have nothing to land on or to join here, are done.
fn flown(b: &Board, v: &View, force: &Force, legal: &[Action]) -> Option<Action> {
    let Some(Open::Fly(af)) = v.open.last() else { return None };
    let rest = |a: &Action| {
        matches!(
            a,
            Action::Stop
                | Action::Chart { .. }
                | Action::Level { .. }
                | Action::Ditch { .. }
                | Action::Drop { .. }
                | Action::Part { .. }
        )
    };
    let done = !force.routine.flown && force.af(*af).is_some_and(|a| are_scouts(b, a)) && legal.iter().all(rest);
    (done && legal.contains(&Action::Stop)).then_some(Action::Stop)
}

/// Do only bombers fly in it that took off with nothing to drop?
fn are_scouts(b: &Board, a: &AirFormation) -> bool {
    a.groups.iter().all(|g| b.model(g.craft.model).role != Role::Fighter && !g.armed)
}

/// FT-057, FT-058: whoever may search does, before anything flies: it costs nothing. Fighters that take off to stay over their deck do not,
/// nor does a mission that is to fly without.
fn search(b: &Board, v: &View, force: &Force, legal: &[Action]) -> Option<Action> {
    if force.routine.search || force.plans.draft.is_some() {
        return None;
    }
    let fighters = |af: AfId| force.af(af).is_some_and(|a| a.groups.iter().all(|g| b.model(g.craft.model).role == Role::Fighter));
    let looks = |af: AfId| force.plans.mission(af).is_none_or(|m| m.search);
    let is = |a: &&Action| match (v.open.last(), **a) {
        (None, Action::Search { af }) => looks(af),
        (Some(Open::Fly(_)), Action::Search { af }) => looks(af) && !fighters(af),
        _ => false,
    };
    legal.iter().find(is).copied()
}

/// FT-146, FT-150: scouts keep to the ships they see, carriers before all else, as long as it is day and they come home with an hour to
/// spare, if they are more than an hour off; then the question is passed. FT-152: who follows goes no nearer than it must.
fn shadow(b: &Board, v: &View, force: &Force, legal: &[Action]) -> Option<Action> {
    if !force.routine.shadow {
        return None;
    }
    match (v.open.last(), v.public.phase) {
        (Some(Open::Chase(_, Some(Unit::Af(af)))), _) => follow(force, *af, legal),
        (None, Phase::Shadow) => {
            let prize = |a: &Action| match a {
                Action::Shadow { unit: Unit::Af(af), contact } if force.af(*af).is_some_and(|x| may_follow(b, v, force, x)) => {
                    force.contacts.get(usize::from(*contact)).and_then(prize)
                }
                _ => None,
            };
            // Of those that see the same the first.
            let best = legal.iter().rev().filter_map(|a| prize(a).map(|n| (n, *a))).max_by_key(|x| x.0).map(|x| x.1);
            best.or_else(|| legal.iter().find(|a| **a == Action::Done).copied())
        }
        _ => None,
    }
}

/// What a contact is worth to a shadower; none: a small ship alone, which is no reason to stop searching.
fn prize(c: &Contact) -> Option<(bool, bool, Option<u8>)> {
    let seen = |kind: Category| c.told.categories.iter().any(|(k, _)| *k == kind);
    let (carriers, big) = (seen(Category::Carriers), seen(Category::BattleShips));
    let small = c.told.total == Some(1) && !c.told.categories.is_empty() && !carriers && !big;
    (!small).then_some((carriers, big, c.told.total))
}

/// FT-153, FT-154, FT-389: a shadower spends this hour where its target goes, or stays where it is. Whoever can still land by daylight turns
/// home in time.
fn may_follow(b: &Board, v: &View, force: &Force, a: &AirFormation) -> bool {
    let (Place::Hex(at), public) = (a.place, &v.public) else { return false };
    let way = home::way(b, public, force, a, at);
    // Where it came from, or the nearest place if that is too far; an hour to spare if it takes more than one.
    let own = home::places(b, force, a).into_iter().find(|(fac, _)| *fac == a.origin).map(|(_, x)| at.distance(x));
    let far = own.filter(|far| *far <= way.fuel).unwrap_or(way.back);
    let down = public.turn + (far.div_ceil(way.mf.max(1)) + u32::from(far > way.mf)).max(1) as u16;
    // Had it turned home now it would be down an hour earlier.
    let light = |turn: u16| !b.is_night(names::hour_of(b, public, turn));
    let late = light(down - 1) && !light(down);
    are_scouts(b, a) && way.to.is_some() && light(public.turn) && down <= way.deadline && !late
}

/// FT-152: it stops as soon as it may; until then it goes where its target is.
fn follow(force: &Force, af: AfId, legal: &[Action]) -> Option<Action> {
    if legal.contains(&Action::Stop) {
        return Some(Action::Stop);
    }
    let Place::Hex(at) = force.af(af)?.place else { return None };
    let id = force.shadowing.iter().find(|(u, _)| *u == Unit::Af(af))?.1;
    let to = force.contacts.iter().find(|c| c.id == id)?.at;
    let near = |a: &Action| match a {
        Action::Chase { dir } => at.step(*dir).map(|n| n.distance(to)),
        _ => None,
    };
    legal.iter().filter_map(|a| near(a).map(|n| (n, *a))).min().map(|(_, a)| a)
}

/// FT-239, FT-243: where every gun has one attack of each formation to fire at, and none was aimed yet, all fire at those. That is what
/// whoever aims nothing does, and fire costs nothing.
fn flak(v: &View, side: Side, legal: &[Action]) -> Option<Action> {
    let f = v.battle.as_deref().filter(|f| matches!(v.open.last(), Some(Open::Battle)) && f.step == BattleStep::Flak)?;
    let wave = |sortie: u8| f.raids[side.other().i()].get(usize::from(sortie)).map(|r| r.wave);
    let mut aims: Vec<(Target, Option<u8>)> = Vec::new();
    for a in legal {
        match *a {
            Action::Flak { by, sortie } => aims.push((by, wave(sortie))),
            Action::Done => {}
            _ => return None,
        }
    }
    let all = aims.len();
    aims.sort_unstable();
    aims.dedup();
    (aims.len() == all && f.own(side).aims.is_empty() && legal.contains(&Action::Done)).then_some(Action::Done)
}

/// FT-067, FT-416: what is on the map for no reason any more is taken off it: a task force that nobody observes and that its owner did
/// not put there himself, and a patrol over a hidden one.
fn hide(v: &View, force: &Force, legal: &[Action]) -> Option<Action> {
    if force.routine.stay || !v.open.is_empty() {
        return None;
    }
    let hidden = |tf: TfId| force.tfs.get(tf as usize).is_some_and(|t| t.at.is_some() && !t.shown);
    let is = |a: &&Action| match **a {
        Action::Hide { unit: Unit::Tf(tf) } => force.tfs.get(tf as usize).is_some_and(|t| !t.posted && !meets(v, force, tf)),
        Action::Hide { unit: Unit::Af(af) } => force.af(af).is_some_and(|x| x.over.is_some_and(hidden)),
        _ => false,
    };
    legal.iter().find(is).copied()
}

/// Does a task force share its hex with the enemy? Then it may be there to fight.
fn meets(v: &View, force: &Force, tf: TfId) -> bool {
    let at = force.tfs.get(tf as usize).and_then(|t| t.at);
    let contact = force.contacts.iter().any(|c| c.live && !c.air && Some(c.at) == at);
    contact || v.markers.iter().any(|m| !m.air && Some(m.at) == at && v.own[m.side.i()].is_none())
}
