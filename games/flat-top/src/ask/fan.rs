//! A search fan in one gesture: launches for it while orders are written, then the searches, then the flights in all directions.

use crate::{
    action::Action,
    board::Board,
    phases::heading,
    position::{AirStep, Desk, Force, Phase, Place, Search, Shadow},
    types::{AfId, Arm, At, Bx, Class, Dir, FacId, Side},
    view::View,
};
use ironbottom_kernel::{Msg, ask::Answer};

/// Searchers of one fan.
const SPOKES: u8 = 6;

/// The actions of the fan, as a batch; refused where nothing could be done.
pub fn fan(b: &Board, v: &View, seat: &str) -> Answer {
    let side = Side::ALL.into_iter().find(|s| s.id() == seat);
    let Some((side, force)) = side.and_then(|s| v.own[s.i()].as_ref().map(|f| (s, f))) else {
        return Answer::Refused(Msg::new("ask-no-fan"));
    };
    let free = v.open.is_empty();
    let actions = match v.public.phase {
        Phase::Orders if free && force.desk == Desk::Air && !v.public.ready.has(side.seat()) => launches(b, force),
        Phase::Air(mover, AirStep::Search) if free && mover == side => searches(v, force),
        Phase::Air(mover, AirStep::TakeOff) if free && mover == side => flights(b, v, force),
        _ => Vec::new(),
    };
    let values: Result<Vec<_>, _> = actions.iter().map(serde_json::to_value).collect();
    match values {
        Ok(values) if !values.is_empty() => Answer::Batch(values),
        _ => Answer::Refused(Msg::new("ask-no-fan")),
    }
}

/// One unarmed factor after the other from the facility that has most of them ready, each a formation of its own: within the
/// minimum launch factor, so that all have their whole movement (FT-113). What flies longest goes first; fighters stay.
fn launches(b: &Board, force: &Force) -> Vec<Action> {
    let endurance = |c: crate::types::Craft| b.model(c.model).endurance;
    let room = |fac: FacId| {
        let f = &force.facs[fac as usize];
        if f.step > 2 || force.fac_at(b, fac).is_none() {
            return 0;
        }
        (1..=SPOKES).take_while(|n| f.has_room(b, force, Class::Minimum, *n)).count() as u8
    };
    let scouts = |fac: FacId| -> Vec<(crate::types::Craft, u8)> {
        let f = &force.facs[fac as usize];
        let scout = |c: crate::types::Craft| b.model(c.model).role != crate::board::Role::Fighter;
        let anchored = |c: crate::types::Craft| match f.host {
            crate::position::Host::Ship(s) => force.ships[s as usize].anchored_only == Some(c.model),
            crate::position::Host::Base(_) => false,
        };
        let mut all: Vec<(crate::types::Craft, u8)> = Vec::new();
        for l in f.lots.iter().filter(|l| l.bx == Bx::Ready && l.arm == Arm::None && scout(l.craft) && !anchored(l.craft)) {
            match all.iter_mut().find(|(c, _)| *c == l.craft) {
                Some((_, n)) => *n += l.n,
                None => all.push((l.craft, l.n)),
            }
        }
        all.sort_by_key(|(c, _)| std::cmp::Reverse(endurance(*c)));
        all
    };
    let able = |fac: &FacId| !force.facs[*fac as usize].lost;
    let number = |fac: FacId| scouts(fac).iter().map(|(_, n)| *n).sum::<u8>().min(room(fac));
    let Some(fac) = (0..force.facs.len() as FacId).filter(able).max_by_key(|f| (number(*f), std::cmp::Reverse(*f))) else {
        return Vec::new();
    };
    let mut free: Vec<AfId> = (0..force.afs.len() as AfId).filter(|a| force.af(*a).is_none()).collect();
    free.extend((force.afs.len()..force.afs.len() + usize::from(SPOKES)).map(|i| i as AfId));
    let crafts = scouts(fac).into_iter().flat_map(|(c, n)| std::iter::repeat_n(c, n.into()));
    let launch = |(craft, af)| Action::Launch { fac, craft, arm: Arm::None, n: 1, class: Class::Minimum, af };
    crafts.zip(free).take(number(fac).into()).map(launch).collect()
}

/// All formations on the map that may still search (FT-057, FT-058).
fn searches(v: &View, force: &Force) -> Vec<Action> {
    let turn = v.public.turn;
    let may = |a: &crate::position::Af| {
        let rolled = matches!(a.search, Search::Failed) || matches!(a.search, Search::Sees(t) if t >= turn);
        a.shown
            && !a.done
            && !a.plotted
            && a.shadow == Shadow::None
            && !rolled
            && (!a.storm || matches!(a.search, Search::Sees(_)))
    };
    force.in_air().filter(|(_, a, _)| may(a)).map(|(af, _, _)| Action::Search { af }).collect()
}

/// Formations that take off without bombs search, and fly out in all directions, as far as they can.
fn flights(b: &Board, v: &View, force: &Force) -> Vec<Action> {
    let turn = v.public.turn;
    let idle = |a: &&crate::position::Af| {
        let alone = a.factors() == 1 && a.groups.iter().all(|g| !g.armed);
        alone && a.place == Place::Deck && !a.done && !a.plotted && a.shadow == Shadow::None && a.launched == turn
    };
    let afs: Vec<AfId> = (0..force.afs.len() as AfId).filter(|af| force.af(*af).as_ref().is_some_and(idle)).collect();
    let mut out = Vec::new();
    for (i, af) in afs.iter().enumerate() {
        let Some(a) = force.af(*af) else { continue };
        let Some(from) = force.fac_at(b, a.origin) else { continue };
        let dir = Dir::ALL[(i * 6 / afs.len().max(1)) % 6];
        let reach = heading::costs(b, &v.public, a, from);
        let spoke = |n: u8| (0..n).try_fold(from, |at: At, _| at.step(dir));
        let far = (2..=a.mf(b, turn)).rev().find_map(|n| spoke(n).filter(|to| reach.iter().any(|(x, _)| x == to)));
        out.extend([Action::Fly { af: *af }, Action::Search { af: *af }]);
        out.extend(far.map(|at| Action::Head { at }));
        out.push(Action::Stop);
    }
    out
}
