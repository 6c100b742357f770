//! What standing orders answer for a side.
//!
//! Who is asked never depends on a side's secrets, so nothing is skipped: a side's own orders answer for it, as a person would who
//! answers at once. They know what the side knows and nothing else.

use crate::{
    action::{Action, Order},
    battle::{BattleStep, Target},
    board::{Board, Role},
    plans,
    position::{Desk, Force, Group, Phase, Place, Position},
    prompt,
    types::{Side, TfId, Unit},
    view::{Open, View},
};

/// What the orders and plans of a side answer now; none: it is asked.
pub fn answer(b: &Board, v: &View, side: Side, legal: &[Action]) -> Option<Action> {
    let force = v.own[side.i()].as_ref()?;
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
    if let Some(a) = hide(v, force, legal) {
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

/// Between fights and flights whoever has nothing to do wants to go on, and may want to be asked again.
pub fn beside(v: &View, order: &Action) -> bool {
    let passes = v.open.is_empty() && v.public.phase != Phase::SetUp;
    passes && matches!(order, Action::Order(Order::Continue(_)))
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
    let scouts = |g: &Group| b.model(g.craft.model).role != Role::Fighter && !g.armed;
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
    let done = !force.routine.flown && force.af(*af).is_some_and(|a| a.groups.iter().all(scouts)) && legal.iter().all(rest);
    (done && legal.contains(&Action::Stop)).then_some(Action::Stop)
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
