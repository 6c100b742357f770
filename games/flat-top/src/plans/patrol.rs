//! A patrol over each carrier, as long as it is ordered: half of the fighters that stand Ready take off, stay over their ship as long as
//! their fuel allows, and are relieved in time. As all plans it is nothing but ordinary decisions: a take-off, and a mission that leads
//! nowhere.

use super::Mission;
use crate::{
    action::{Action, How},
    board::{Board, Role},
    names,
    position::{AirFormation, Force, Host, Place, Public},
    types::{AfId, Arm, FacId, Unit},
};

/// Do only fighters fly in it?
fn is_fighters(b: &Board, a: &AirFormation) -> bool {
    !a.groups.is_empty() && a.groups.iter().all(|g| b.model(g.craft.model).role == Role::Fighter && g.arm == Arm::None)
}

/// Does this mission keep fighters over the place they came from?
fn is_patrol(b: &Board, force: &Force, fac: FacId, m: &Mission) -> bool {
    m.stay && m.points.is_empty() && force.af(m.af).is_some_and(|a| a.origin == fac && is_fighters(b, a))
}

/// Carriers that want a patrol now: by daylight, where none is or the one there is must soon come home.
fn wanting<'a>(b: &'a Board, public: &'a Public, force: &'a Force) -> impl Iterator<Item = FacId> + 'a {
    let deck = move |f: &FacId| match force.fac(*f).map(|f| f.host) {
        Some(Host::Ship(s)) => force.ships[s as usize].hull(b).is_carrier() && force.fac_at(b, *f).is_some(),
        _ => false,
    };
    let lasts = move |m: &Mission| {
        let until = force.af(m.af).into_iter().flat_map(|a| &a.groups).map(|g| g.deadline).min();
        until.is_some_and(|turn| turn > public.turn + 1)
    };
    let covered = move |f: &FacId| force.plans.missions.iter().any(|m| is_patrol(b, force, *f, m) && lasts(m));
    let ordered = force.plans.deck.patrol;
    (0..force.facs.len() as FacId).filter(move |f| ordered && deck(f) && !covered(f))
}

/// The formation on a deck that is to be its patrol: one of fighters alone that has no plan yet.
fn fresh(b: &Board, force: &Force, fac: FacId) -> Option<AfId> {
    let is =
        |af: &AfId| force.af(*af).is_some_and(|a| a.place == Place::Deck && a.origin == fac && !a.plotted && is_fighters(b, a));
    (0..force.afs.len() as AfId).find(|af| is(af) && force.plans.mission(*af).is_none())
}

/// A take-off, or the plan of what is about to take off is begun.
pub fn next(b: &Board, public: &Public, force: &Force, legal: &[Action]) -> Option<Action> {
    wanting(b, public, force).find_map(|fac| match fresh(b, force, fac) {
        Some(af) => Some(Action::Chart { unit: Unit::Af(af) }).filter(|a| legal.contains(a)),
        None => launch(b, public, force, fac, legal),
    })
}

/// The plan that was begun for a patrol ends where it began.
pub fn close(b: &Board, public: &Public, force: &Force, legal: &[Action]) -> Option<Action> {
    let draft = force.plans.draft.as_ref().filter(|d| d.points.is_empty())?;
    let stay = Action::Close { how: How::Stay };
    let ours = wanting(b, public, force).any(|fac| fresh(b, force, fac).is_some_and(|af| draft.unit == Unit::Af(af)));
    (ours && legal.contains(&stay)).then_some(stay)
}

/// FT-118, FT-179: half of those that are Ready, if they can stay up until their fuel is spent and still land by daylight. They stay where
/// they are and need none of their movement, so they leave the better classes to others.
fn launch(b: &Board, public: &Public, force: &Force, fac: FacId, legal: &[Action]) -> Option<Action> {
    let fighter = |craft: crate::types::Craft| b.model(craft.model).role == Role::Fighter;
    let ready: u8 = force
        .fac(fac)?
        .lots
        .iter()
        .filter(|l| l.bx == crate::types::DeckBox::Ready && l.arm == Arm::None && fighter(l.craft))
        .map(|l| l.n)
        .sum();
    let light = |turn: u16| !b.is_night(names::hour_of(b, public, turn));
    let stays = |craft: crate::types::Craft| {
        let hours = u16::from(b.model(craft.model).endurance);
        (public.turn..public.turn + hours).all(light)
    };
    let fitting = legal.iter().rev().filter_map(|a| {
        let Action::Launch { fac: from, craft, arm: Arm::None, n, class, af } = *a else { return None };
        let fits = from == fac && fighter(craft) && n <= ready.div_ceil(2) && force.af(af).is_none() && stays(craft);
        fits.then_some(((class, n, std::cmp::Reverse(af)), *a))
    });
    // The first of those that are equal.
    fitting.max_by_key(|(key, _)| *key).map(|(_, a)| a)
}
