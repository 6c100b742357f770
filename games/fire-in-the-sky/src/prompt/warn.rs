//! What a player should know before he does something that is legal.

use super::{Asked, cost};
use crate::{
    action::{Action, Item},
    names,
    phases::{self, battle::Stage, capacity},
    position::{AirPlace, ForceId, Phase, Place},
    types::{Quarters, Side, Space},
};
use ironbottom_kernel::Msg;

/// FS-243: landing distance.
const LANDING: u8 = 2;

/// What is worked out once for all choices of a question.
pub struct Warns {
    /// What ending the phase leaves undone or loses.
    done: Option<Msg>,
}

impl Warns {
    /// For one question.
    pub fn new(x: &Asked<'_>, legal: &[Action]) -> Self {
        let all: Vec<Msg> = if legal.contains(&Action::Done) { left_undone(x, legal) } else { Vec::new() };
        let done = all.into_iter().reduce(|first, next| Msg::new("warn-and").msg("first", first).msg("next", next));
        Self { done }
    }

    /// Of one choice.
    pub fn of(&self, x: &Asked<'_>, a: &Action) -> Option<Msg> {
        match *a {
            Action::Done => self.done.clone(),
            Action::Sail { item, to, .. } => passenger(x, item, x.b.space_of(to)),
            Action::Ranger => Some(Msg::new("warn-ranger")),
            _ => None,
        }
    }
}

/// What should be known before the phase is ended.
fn left_undone(x: &Asked<'_>, legal: &[Action]) -> Vec<Msg> {
    let (b, p) = (x.b, x.p);
    let can = |f: fn(&Action) -> bool| legal.iter().any(f);
    let mut out = Vec::new();
    if p.diary.trimming.is_some() {
        return out;
    }
    if let Some(bt) = p.battle.as_deref() {
        match bt.stage {
            Stage::Targets(side) if can(|a| matches!(a, Action::Send { .. })) => {
                out.push(Msg::new("warn-points").int("n", bt.of(side).points.total()));
            }
            Stage::Commit(side) if bt.of(side).committed.is_empty() && can(|a| matches!(a, Action::Commit { .. })) => {
                out.push(Msg::new("warn-no-commit"));
            }
            Stage::Land if can(|a| matches!(a, Action::Land { .. })) => out.push(Msg::new("warn-not-landed")),
            Stage::Unload if can(|a| matches!(a, Action::Unload { .. })) => out.push(Msg::new("warn-not-unloaded")),
            _ => {}
        }
        return out;
    }
    match p.phase {
        Phase::Transport => {
            let left: u8 = phases::transport::oil(b, p).iter().map(|(_, n)| *n).max().unwrap_or(0);
            if p.diary.oil.is_empty() && left > 0 {
                out.push(Msg::new("warn-oil"));
            }
        }
        Phase::Reinforcement if can(|a| matches!(a, Action::Refit { .. })) => out.push(Msg::new("warn-refit")),
        Phase::Deployment | Phase::Redeployment => {
            out.extend(halves(x));
            out.extend(crowded(x));
        }
        Phase::Operations | Phase::Reaction => {
            out.extend(halves(x));
            out.extend(forces(x));
        }
        _ => {}
    }
    out
}

/// FS-018: fractions of transport points that would be lost.
fn halves(x: &Asked<'_>) -> Option<Msg> {
    let lost = cost::payers(x).find(|n| !x.p.transport[n.i()].0.is_multiple_of(4))?;
    let part = Quarters(x.p.transport[lost.i()].0 % 4);
    Some(Msg::new("warn-fraction").text("part", names::points(part)).name("nation", names::nation_key(lost)))
}

/// FS-040, FS-047, FS-048: places of one's own that hold more than they may: the enemy would take his choice.
fn crowded(x: &Asked<'_>) -> Option<Msg> {
    let (b, p) = (x.b, x.p);
    let over = |s: &Space| {
        let mut land = Quarters::default();
        let mut port = Quarters::default();
        for u in p.units_in(Place::At(*s)).filter(|u| b.side(*u) == x.side) {
            let sum = if b.unit(u).ship().is_some() { &mut port } else { &mut land };
            *sum = sum.plus(b.unit(u).class);
        }
        let air = p.steps(x.side, AirPlace::At(*s));
        b.space(*s).stacking.is_some_and(|most| land > most)
            || capacity::port(b, p, *s).is_some_and(|most| port > most)
            || capacity::air(b, p, *s).is_some_and(|most| air > most)
    };
    let all: Vec<Msg> = b.all_spaces().filter(over).map(|s| names::space(b, s)).collect();
    (!all.is_empty()).then(|| Msg::new("warn-crowded").int("n", all.len() as i64).arg("spaces", names::list(all)))
}

/// Task forces that lack something: destroyers while the enemy has submarines, ships for the sea they are to land from.
fn forces(x: &Asked<'_>) -> Vec<Msg> {
    let (b, p) = (x.b, x.p);
    let mine = |f: &ForceId| p.force(*f).side == x.side && p.force(*f).reaction == (p.phase == Phase::Reaction);
    let all: Vec<ForceId> = p.all_forces().filter(mine).collect();
    let kinds = |f: ForceId| p.ships_in(b, Place::Force(f)).filter_map(|u| b.unit(u).ship()).map(|s| s.kind);
    let carries = |f: ForceId| kinds(f).any(|k| k.is_carrier());
    let lands = |f: ForceId| p.land_in(b, Place::Force(f)).next().is_some();
    let word = |id: &'static str, some: Vec<ForceId>| {
        let n = some.len() as i64;
        (n > 0).then(|| Msg::new(id).int("n", n).arg("forces", names::list(some.into_iter().map(names::force))))
    };
    let bare = |f: &ForceId| !kinds(*f).any(|k| k == crate::types::ShipKind::Dd);
    let stalked = p.sub[x.side.other().i()] > 0;
    let unguarded: Vec<ForceId> = all.iter().copied().filter(|f| stalked && bare(f)).collect();
    // FS-244, FS-245: who lands needs sea control, and must not sail with carriers.
    let with_carriers: Vec<ForceId> = all.iter().copied().filter(|f| lands(*f) && carries(*f)).collect();
    let covered =
        |f: &ForceId| all.iter().any(|g| p.force(*g).at == p.force(*f).at && !carries(*g) && kinds(*g).next().is_some());
    let alone: Vec<ForceId> = all.iter().copied().filter(|f| lands(*f) && !carries(*f) && !covered(f)).collect();
    [word("warn-unguarded", unguarded), word("warn-with-carriers", with_carriers), word("warn-no-cover", alone)]
        .into_iter()
        .flatten()
        .collect()
}

/// FS-148, FS-150, FS-310: what is carried to where it cannot go ashore.
fn passenger(x: &Asked<'_>, item: Item, to: Space) -> Option<Msg> {
    let (b, p) = (x.b, x.p);
    let land = match item {
        Item::Unit(u) => b.unit(u).ship().is_none(),
        Item::Marker { .. } => true,
        Item::Air { .. } => false,
    };
    if land {
        let near = |s: &Space| p.holds(x.side, *s) && b.distance(*s, to) <= LANDING;
        if x.side == Side::Allies && p.turn == 1 {
            return Some(Msg::new("warn-landing-first"));
        }
        return (!b.space(to).land || !b.bases().any(|s| near(&s))).then(|| Msg::new("warn-landing"));
    }
    let steps = matches!(item, Item::Air { .. });
    (steps && b.base(to).is_none()).then(|| Msg::new("warn-unloading"))
}
