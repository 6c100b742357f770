//! 10: plots of task forces, in secret.

use crate::{
    action::Action,
    board::Board,
    event::Event,
    names,
    phases::{not_now, ready, sailing},
    position::{Anchor, Fate, Force, Host, Position, Public, TaskForce},
    rule,
    types::{At, Dir, ShipId, Side, Sky, TfId, Unit},
};
use ironbottom_kernel::{Log, Msg, Refusal, RuleId};

/// Where a plot has come to: the hex and its water; none: off the map.
pub fn end_of(b: &Board, force: &Force, tf: TfId) -> Option<(At, u8)> {
    let t = force.tfs.get(tf as usize)?;
    if t.leaves {
        return None;
    }
    t.plot.iter().try_fold((t.at?, t.water), |(at, water), d| b.sail(at, water, *d))
}

/// FT-053: is a step in this direction from this hex into the wind?
pub fn is_windward(b: &Board, public: &Public, at: At, dir: Dir) -> bool {
    public.wind(b, at).turned(3) == dir
}

/// FT-053, FT-367: does a CV or CVL of the task force launch more than its minimum?
pub fn must_turn_to_wind(b: &Board, force: &Force, tf: TfId) -> bool {
    force.facs.iter().any(|f| match f.host {
        Host::Ship(s) => {
            let ship = &force.ships[s as usize];
            let used: u16 = f.used.iter().map(|n| u16::from(*n)).sum();
            ship.tf == tf && ship.hull(b).is_carrier() && i32::from(used) > i32::from(f.now(b, force).0.minimum)
        }
        Host::Base(_) => false,
    })
}

/// Is it legal while task forces are plotted?
pub fn check(b: &Board, p: &Position, side: Side, a: &Action) -> Result<(), Refusal> {
    let force = p.side(side);
    match *a {
        Action::Course { tf, dir } => check_course(b, &p.public, force, tf, dir),
        Action::Sail { tf, at } => check_sail(b, &p.public, force, tf, at),
        Action::Anchor { ship } => {
            let Some(s) = force.ships.get(ship as usize).filter(|s| s.fate == Fate::Afloat) else { return Err(not_now()) };
            if !force.can_moor(b, s.tf) {
                return Err(Refusal::new(rule::FT_163, "refuse-no-anchorage"));
            }
            if s.anchor != Anchor::Up || !force.tfs[s.tf as usize].plot.is_empty() {
                return Err(Refusal::new(rule::FT_164, "refuse-anchor"));
            }
            Ok(())
        }
        Action::Weigh { ship } => match force.ships.get(ship as usize) {
            Some(s) if s.anchor == Anchor::Down && s.fate == Fate::Afloat => check_weigh(b, p, side, ship),
            _ => Err(Refusal::new(rule::FT_164, "refuse-anchor")),
        },
        Action::ShowAt { tf, step } => match force.tfs.get(tf as usize) {
            Some(t) if t.at.is_some() && t.show_at.is_none() && usize::from(step) <= t.plot.len() => Ok(()),
            _ => Err(Refusal::new(rule::FT_157, "refuse-show")),
        },
        Action::Hide { unit: Unit::Tf(tf) } => match force.tfs.get(tf as usize) {
            Some(t) if t.at.is_some() && t.shown && !t.hide => Ok(()),
            _ => Err(Refusal::new(rule::FT_067, "refuse-hide")),
        },
        // FT-156, FT-159: ships may part before they sail (R103).
        Action::Detach { .. } | Action::Merge { .. } if p.public.rules.reads_since(2) => sailing::check_regroup(force, side, a),
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

/// FT-020, FT-402, FT-131: under way a tender has half the capacity and room for floatplanes only; the rest must go before.
fn check_weigh(b: &Board, p: &Position, side: Side, ship: ShipId) -> Result<(), Refusal> {
    let force = p.side(side);
    let Some(f) = force.fac_of(ship).and_then(|f| force.fac(f)) else { return Ok(()) };
    let s = &force.ships[ship as usize];
    if f.lots.iter().any(|l| !b.model(l.craft.model).bases[2]) && s.hull(b).is_tender() {
        return Err(Refusal::new(rule::FT_131, "refuse-handling"));
    }
    match b.classes[s.class as usize].air.and_then(|a| a.mc) {
        Some(mc) if f.aboard() > u16::from(mc) => Err(Refusal::new(rule::FT_020, "refuse-full")),
        _ => Ok(()),
    }
}

/// Why a course cannot be plotted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bar {
    /// FT-162: it has left the map by then.
    Left,
    /// FT-044: it began the turn in a storm.
    Began,
    /// FT-164: a ship of it lies at anchor.
    Anchored,
    /// FT-160: a ship of it cannot move.
    Still,
    /// FT-158: so much is left, so far it is. Nothing need be used up (FT-401).
    Far(u32, u32),
    /// Two hexes are plotted at once, the next one by itself.
    Near,
    /// FT-157: it is to be shown there.
    Fixed,
    /// FT-161: land or a reef.
    Land,
    /// FT-045: a storm on the way holds it.
    Storm,
    /// FT-053: its carriers must turn to the wind, which blows from there.
    Lee(Dir),
}

impl Bar {
    /// In words: the rule and what is in the way.
    fn refusal(self, public: &Public, force: &Force, tf: TfId, to: Option<At>) -> Refusal {
        let named = |rule: RuleId, id: &'static str| Refusal::because(rule, Msg::new(id).msg("tf", names::tf(force, tf)));
        match (self, to) {
            (Self::Left, _) => Refusal::new(rule::FT_162, "refuse-left"),
            (Self::Began, _) => named(rule::FT_044, "refuse-began-storm"),
            (Self::Anchored, _) => named(rule::FT_164, "refuse-anchored"),
            (Self::Still, _) => named(rule::FT_160, "refuse-still"),
            (Self::Far(n, far), Some(to)) => names::too_far((&public.rules, force), rule::FT_158, (n, far), to, Unit::Tf(tf)),
            (Self::Far(..), None) => Refusal::new(rule::FT_158, "refuse-mf"),
            (Self::Near, _) => Refusal::new(rule::FT_158, "refuse-sail-next"),
            (Self::Fixed, _) => Refusal::new(rule::FT_157, "refuse-shown-there"),
            (Self::Land, _) => Refusal::new(rule::FT_161, "refuse-land"),
            (Self::Storm, _) => Refusal::new(rule::FT_045, "refuse-storm-holds"),
            (Self::Lee(wind), _) => {
                let m = Msg::new("refuse-to-wind").msg("tf", names::tf(force, tf));
                Refusal::because(rule::FT_053, m.name("dir", format!("dir.{}", wind.id())))
            }
        }
    }
}

/// FT-144: a task force of the side that is on the map, seen by the enemy or not (FT-397).
fn at_sea(force: &Force, tf: TfId) -> Result<(&TaskForce, At), Refusal> {
    let found = force.tfs.get(tf as usize).and_then(|t| t.at.map(|at| (t, at)));
    found.ok_or_else(|| Refusal::new(rule::FT_144, "refuse-no-tf"))
}

/// FT-044, FT-158, FT-160, FT-162, FT-164: can it be plotted on at all? So many hexes are left.
fn left(b: &Board, public: &Public, force: &Force, tf: TfId) -> Result<u32, Bar> {
    let t = &force.tfs[tf as usize];
    if t.leaves {
        return Err(Bar::Left);
    }
    if t.storm {
        return Err(Bar::Began);
    }
    let mf = u32::from(force.tf_mf(b, tf, public.turn));
    if mf == 0 {
        let anchored = force.fleet(tf).any(|(_, s)| s.is_anchored());
        return Err(if anchored { Bar::Anchored } else { Bar::Still });
    }
    let left = mf.saturating_sub(t.plot.len() as u32);
    if t.show_at.is_some() && left > 0 { Err(Bar::Fixed) } else { Ok(left) }
}

/// FT-161, FT-045, FT-053, FT-162: one more step after these, whoever is there already (FT-143, FT-169) and through ordinary cloud
/// (FT-046), from where they lead; none: off the map.
fn step(b: &Board, public: &Public, force: &Force, tf: TfId, way: &[Dir], dir: Dir) -> Result<Option<(At, u8)>, Bar> {
    let t = &force.tfs[tf as usize];
    let start = t.at.map(|at| (at, t.water)).ok_or(Bar::Left)?;
    let (at, water) = way.iter().try_fold(start, |(at, water), d| b.sail(at, water, *d)).ok_or(Bar::Left)?;
    let next = b.sail(at, water, dir);
    // Off the map if the water reaches its edge.
    let leaves = at.step(dir).is_none() && b.waters(at).get(water as usize).is_some_and(|w| w & (1 << dir as u8) != 0);
    if next.is_none() && !leaves {
        return Err(Bar::Land);
    }
    if let Some(first) = way.first() {
        if public.sky(b, at) == Sky::Storm {
            return Err(Bar::Storm);
        }
        let windward = is_windward(b, public, start.0, *first) || is_windward(b, public, at, dir);
        if must_turn_to_wind(b, force, tf) && !windward {
            return Err(Bar::Lee(public.wind(b, at).turned(3)));
        }
    }
    Ok(next)
}

/// One more step.
fn check_course(b: &Board, public: &Public, force: &Force, tf: TfId, dir: Dir) -> Result<(), Refusal> {
    let (t, _) = at_sea(force, tf)?;
    let to = || end_of(b, force, tf).and_then(|(at, _)| at.step(dir));
    let left = left(b, public, force, tf).map_err(|bar| bar.refusal(public, force, tf, to()))?;
    if left == 0 {
        return Err(Bar::Far(0, 1).refusal(public, force, tf, to()));
    }
    step(b, public, force, tf, &t.plot, dir).map(|_| ()).map_err(|bar| bar.refusal(public, force, tf, to()))
}

/// FT-158, FT-160: the ways of two steps there are by water, with what bars them.
fn ways(b: &Board, public: &Public, force: &Force, tf: TfId) -> Vec<(At, [Dir; 2], Result<(), Bar>)> {
    let mut out = Vec::new();
    let Some(t) = force.tfs.get(tf as usize).filter(|t| t.plot.is_empty()) else { return out };
    let ready = left(b, public, force, tf);
    if ready.is_ok_and(|n| n < 2) {
        return out;
    }
    for first in Dir::ALL {
        for turn in [0, 1, -1] {
            let second = first.turned(turn);
            let by_water = t.at.and_then(|at| b.sail(at, t.water, first)).and_then(|(mid, water)| b.sail(mid, water, second));
            let Some((end, _)) = by_water else { continue };
            let bar = ready
                .and_then(|_| step(b, public, force, tf, &[], first))
                .and_then(|_| step(b, public, force, tf, &[first], second));
            out.push((end, [first, second], bar.map(|_| ())));
        }
    }
    out
}

/// FT-158, FT-160: where two steps lead that are legal one after the other; each hex once.
pub fn two_steps(b: &Board, public: &Public, force: &Force, tf: TfId) -> Vec<(At, [Dir; 2])> {
    let mut out: Vec<(At, [Dir; 2])> = Vec::new();
    for (end, way, bar) in ways(b, public, force, tf) {
        if bar.is_ok() && !out.iter().any(|(at, _)| *at == end) {
            out.push((end, way));
        }
    }
    out
}

/// FT-158, FT-161, FT-044, FT-045, FT-053, FT-164: why no course leads there; none: one does, by one step or by two.
pub fn check_to(b: &Board, public: &Public, force: &Force, tf: TfId, to: At) -> Result<(), Refusal> {
    let (t, _) = at_sea(force, tf)?;
    let bar = |bar: Bar| Err(bar.refusal(public, force, tf, Some(to)));
    let (left, end) = match (left(b, public, force, tf), end_of(b, force, tf)) {
        (Ok(left), Some((end, _))) => (left, end),
        (Err(e), _) => return bar(e),
        (Ok(_), None) => return bar(Bar::Left),
    };
    match end.distance(to) {
        0 => Ok(()),
        far if far > left => bar(Bar::Far(left, far)),
        1 => match Dir::ALL.into_iter().find(|d| end.step(*d) == Some(to)) {
            Some(dir) => step(b, public, force, tf, &t.plot, dir).map(|_| ()).or_else(bar),
            None => bar(Bar::Land),
        },
        _ => {
            let there: Vec<Result<(), Bar>> =
                ways(b, public, force, tf).into_iter().filter(|(at, _, _)| *at == to).map(|(_, _, bar)| bar).collect();
            if there.contains(&Ok(())) {
                return Ok(());
            }
            // A storm holds it whatever else there is.
            let worst = there.iter().find(|r| **r == Err(Bar::Storm)).or(there.first());
            worst.copied().unwrap_or(Err(Bar::Land)).or_else(bar)
        }
    }
}

/// FT-158: two steps at once.
fn check_sail(b: &Board, public: &Public, force: &Force, tf: TfId, to: At) -> Result<(), Refusal> {
    let (t, at) = at_sea(force, tf)?;
    check_to(b, public, force, tf, to)?;
    if t.plot.is_empty() && at.distance(to) == 2 { Ok(()) } else { Err(Bar::Near.refusal(public, force, tf, Some(to))) }
}

/// Hexes two steps off that could be plotted for.
pub fn list_sails(b: &Board, p: &Position, side: Side, out: &mut Vec<Action>) {
    for (tf, _, _) in p.side(side).at_sea() {
        out.extend(two_steps(b, &p.public, p.side(side), tf).into_iter().map(|(at, _)| Action::Sail { tf, at }));
    }
}

/// What could be done.
pub fn list(b: &Board, p: &Position, side: Side, out: &mut Vec<Action>) {
    let force = p.side(side);
    for (tf, t, _) in force.at_sea() {
        out.extend(Dir::ALL.map(|dir| Action::Course { tf, dir }));
        if t.shown {
            out.push(Action::Hide { unit: Unit::Tf(tf) });
        }
        // FT-157: one that is on the map may be taken off it, or lost from sight, before it has sailed so far.
        out.extend((0..=t.plot.len() as u8).map(|step| Action::ShowAt { tf, step }));
        let moor = t.plot.is_empty() && force.can_moor(b, tf);
        for (ship, s) in force.fleet(tf) {
            match s.anchor {
                Anchor::Up if moor => out.push(Action::Anchor { ship }),
                Anchor::Down => out.push(Action::Weigh { ship }),
                _ => {}
            }
        }
    }
    if p.public.rules.reads_since(2) {
        sailing::list_regroup(force, out);
    }
    out.push(Action::Done);
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, side: Side, a: &Action, log: &mut Log<Event>) {
    if *a == Action::Done {
        return ready(p, side, rule::FT_144, log);
    }
    log.secret(rule::FT_144, Event::Did { side, action: *a }, side.only());
    if let Action::Sail { tf, at } = *a {
        let way = two_steps(b, &p.public, p.side(side), tf).into_iter().find(|(end, _)| *end == at);
        p.side_mut(side).tfs[tf as usize].plot.extend(way.into_iter().flat_map(|(_, way)| way));
        return;
    }
    let force = p.side_mut(side);
    let anchor = |force: &mut crate::position::Force, ship: ShipId, to: Anchor| force.ships[ship as usize].anchor = to;
    match *a {
        Action::Course { tf, dir } => {
            let t = &mut force.tfs[tf as usize];
            let end = t.plot.iter().try_fold(t.at, |at, d| Some(at?.step(*d))).flatten();
            t.leaves = end.is_some_and(|at| at.step(dir).is_none());
            t.plot.push(dir);
        }
        Action::Anchor { ship } => anchor(force, ship, Anchor::Dropping),
        Action::Weigh { ship } => anchor(force, ship, Anchor::Weighing),
        Action::ShowAt { tf, step } => force.tfs[tf as usize].show_at = Some(step),
        Action::Hide { unit: Unit::Tf(tf) } => force.tfs[tf as usize].hide = true,
        Action::Detach { .. } | Action::Merge { .. } => sailing::regroup_plots(b, force, a),
        _ => {}
    }
}
