//! Plain habits of battle, reaction and air assignment: what is done without looking ahead. Imagined play stands on them, and so does the
//! captain in the middle of a battle.

use super::value;
use crate::{
    action::{Action, Item, Strike, Target},
    board::{Board, UnitId},
    phases::battle::{Battle, Stage},
    position::{AirPlace, ForceId, Phase, Place, Position},
    types::{Nation, Side, Space},
};

/// What a side does now, one of `legal`; none if there is nothing.
pub fn choose(b: &Board, p: &Position, side: Side, legal: &[Action]) -> Option<Action> {
    let wanted = match p.phase {
        Phase::Air => assign(b, p, side, legal),
        Phase::Reaction => react(b, p, side, legal),
        Phase::Submarines => submarine(b, p, legal),
        Phase::Battles => match p.battle.as_deref() {
            Some(bt) => battle(b, p, bt, side, legal),
            None => legal.iter().find(|a| matches!(a, Action::Fight { .. })).copied(),
        },
        _ => None,
    };
    wanted.or_else(|| legal.iter().find(|a| **a == Action::Done).copied()).or_else(|| legal.first().copied())
}

/// Guns of ships, and what they can take.
pub fn guns(b: &Board, units: impl IntoIterator<Item = UnitId>) -> i32 {
    let power = |u: UnitId| {
        b.unit(u)
            .ship()
            .filter(|s| !s.kind.is_carrier())
            .map_or(0, |s| 2 + 3 * i32::from(s.firepower) + (i32::from(s.defence) - 7))
    };
    units.into_iter().map(power).sum()
}

/// Air points of a task force.
pub fn planes(b: &Board, p: &Position, f: ForceId) -> i32 {
    p.ships_in(b, Place::Force(f)).filter_map(|u| b.unit(u).ship()).map(|s| i32::from(s.air)).sum()
}

/// What is in a task force, in hundredths of a point.
pub fn worth(b: &Board, p: &Position, f: ForceId) -> i32 {
    let units: i32 = p.units_in(Place::Force(f)).map(|u| value::counter(b, p, u)).sum();
    units + 60 * i32::from(p.air_in(AirPlace::Force(f)).map(|g| g.steps).sum::<u8>())
}

/// Aircraft go where a fight is due, unless one is due at home.
fn assign(b: &Board, p: &Position, side: Side, legal: &[Action]) -> Option<Action> {
    let fight = |s: Space| {
        p.present(b, side.other(), s)
            && (p.forces_at(b, side, s).next().is_some() || p.land_in(b, Place::At(s)).any(|u| b.side(u) == side))
    };
    let target = |s: Space| -> i32 {
        let anchored: i32 = p.ships_in(b, Place::At(s)).filter(|u| b.side(*u) != side).map(|u| value::ship(b, u)).sum();
        let forces: i32 = p.forces_at(b, side.other(), s).map(|f| worth(b, p, f)).sum();
        let bonus = if fight(s) { 300 } else { 0 };
        let enemy_air = i32::from(p.steps(side.other(), AirPlace::At(s)));
        anchored / 2 + forces / 2 + bonus - if fight(s) { 0 } else { 40 * enemy_air }
    };
    let good = legal.iter().filter_map(|a| match *a {
        Action::Assign { from, to, steps, .. } if !fight(from) && steps >= 2 => Some((target(to), steps, *a)),
        _ => None,
    });
    good.filter(|(worth, ..)| *worth > 60).max_by_key(|(worth, steps, _)| (*worth, *steps)).map(|(.., a)| a)
}

/// Ships react where they meet what they can beat.
fn react(b: &Board, p: &Position, side: Side, legal: &[Action]) -> Option<Action> {
    let mut best: Option<(i32, Action)> = None;
    let mut strengths: Vec<(u8, i32, i32)> = Vec::new();
    for a in legal {
        let Action::Sail { item: Item::Unit(u), to, .. } = *a else { continue };
        let own = b.unit(u).ship().map_or(0, |s| 4 * i32::from(s.air)) + guns(b, [u]);
        match strengths.iter_mut().find(|(at, ..)| *at == to.0) {
            Some((_, sum, _)) => *sum += own,
            None => {
                let at = b.space_of(to);
                let there: i32 = p.forces_at(b, side, at).map(|f| strength(b, p, f)).sum();
                let enemy: i32 = p.forces_at(b, side.other(), at).map(|f| strength(b, p, f)).sum();
                strengths.push((to.0, own + there, enemy));
            }
        }
    }
    for a in legal {
        let (to, bonus, unit) = match *a {
            Action::Sail { item: Item::Unit(u), to, .. } => (to, 0, u),
            Action::Join { item: Item::Unit(u), force } => (p.force(force).at, 5, u),
            _ => continue,
        };
        let Some((_, own, enemy)) = strengths.iter().find(|(at, ..)| *at == to.0) else { continue };
        if *enemy == 0 || own * 10 < enemy * 9 {
            continue;
        }
        let carrier = b.unit(unit).ship().is_some_and(|s| s.kind.is_carrier());
        let score = own * 10 / enemy + bonus + value::ship(b, unit) / 50 + i32::from(carrier);
        if best.as_ref().is_none_or(|(s, _)| score > *s) {
            best = Some((score, *a));
        }
    }
    best.map(|(_, a)| a)
}

/// Guns and planes of a task force.
fn strength(b: &Board, p: &Position, f: ForceId) -> i32 {
    4 * planes(b, p, f) + guns(b, p.ships_in(b, Place::Force(f)))
}

/// Submarines go for what is worth it and badly screened.
fn submarine(b: &Board, p: &Position, legal: &[Action]) -> Option<Action> {
    let screen = |f: ForceId| -> i32 {
        let dd = |u: &UnitId| b.unit(*u).ship().is_some_and(|s| s.kind == crate::types::ShipKind::Dd);
        p.ships_in(b, Place::Force(f)).filter(dd).count() as i32
    };
    let target = |f: ForceId| -> i32 {
        let best = p.units_in(Place::Force(f)).map(|u| value::counter(b, p, u)).max().unwrap_or(0);
        best * 6 / (6 + 4 * screen(f))
    };
    let aimed = legal.iter().filter_map(|a| match *a {
        Action::Aim { item: Item::Unit(u) } => Some((value::counter(b, p, u), *a)),
        Action::Aim { item: Item::Air { steps, .. } } => Some((60 * i32::from(steps), *a)),
        Action::Aim { item: Item::Marker { .. } } => Some((10, *a)),
        Action::Torpedo { force } => Some((target(force) - 60, *a)),
        _ => None,
    });
    aimed.filter(|(worth, _)| *worth > 0).max_by_key(|(worth, _)| *worth).map(|(_, a)| a)
}

/// Is a fight on land due here that the side begins, or has to meet?
fn ground(b: &Board, p: &Position, bt: &Battle) -> bool {
    let attacker = p.phasing;
    let land = |s: Side| p.land_in(b, Place::At(bt.at)).any(|u| b.side(u) == s);
    let aboard = bt.of(attacker).bombardment.iter().any(|f| p.land_in(b, Place::Force(*f)).next().is_some());
    land(attacker.other()) && (land(attacker) || aboard)
}

/// Decisions of a battle.
fn battle(b: &Board, p: &Position, bt: &Battle, side: Side, legal: &[Action]) -> Option<Action> {
    match bt.stage {
        Stage::Kamikazes => legal.iter().find(|a| **a == Action::Kamikazes).copied(),
        Stage::Scramble => legal.iter().filter(|a| matches!(a, Action::Scramble { .. })).max().copied(),
        Stage::Targets(_) => send(b, p, bt, side, legal),
        Stage::Strikes(_) => strike(b, p, bt, side, legal),
        Stage::Commit(_) => commit(b, p, bt, side, legal),
        Stage::Withdraw(_) => {
            let sum = |s: Side| guns(b, bt.fighting(p, s));
            let landing = side == p.phasing && ground(b, p, bt);
            let flee = sum(side) * if landing { 30 } else { 20 } < sum(side.other()) * 12;
            Some(if flee { Action::Withdraw } else { Action::Stay })
        }
        Stage::Assault => Some(Action::Assault),
        Stage::Pair(_) | Stage::Fire(_) | Stage::Land | Stage::Unload => legal.iter().find(|a| **a != Action::Done).copied(),
    }
}

/// Air points go where they do most after the flak.
fn send(b: &Board, p: &Position, bt: &Battle, side: Side, legal: &[Action]) -> Option<Action> {
    let enemy = side.other();
    let mut best: Option<(i32, Action)> = None;
    for a in legal {
        let Action::Send { target, points, .. } = *a else { continue };
        let n = i32::from(points);
        let (flak, per_point) = match target {
            Target::Force(f) => {
                let halves: i32 =
                    p.ships_in(b, Place::Force(f)).filter_map(|u| b.unit(u).ship()).map(|s| i32::from(s.flak_halves)).sum();
                let best = p.units_in(Place::Force(f)).map(|u| value::counter(b, p, u)).max().unwrap_or(0);
                (halves / 2, best / 4)
            }
            Target::Base => {
                let anchored =
                    p.ships_in(b, Place::At(bt.at)).filter(|u| b.side(*u) == enemy).map(|u| value::ship(b, u)).max().unwrap_or(0);
                let air = if p.steps(enemy, AirPlace::At(bt.at)) > 0 { 22 } else { 0 };
                let support = if ground(b, p, bt) && side == p.phasing { 45 } else { 0 };
                let flak = if p.holds(enemy, bt.at) { b.base(bt.at).and_then(|x| x.air).map_or(0, i32::from) / 2 } else { 0 };
                (flak, (anchored / 3).max(air).max(support))
            }
        };
        // Points already sent there share the flak.
        let sent: i32 =
            bt.sorties.iter().filter(|s| s.side == side && s.target == target).map(|s| i32::from(s.points.total())).sum();
        let through = |n: i32| (3 * n - flak).max(0);
        let gain = (through(n + sent) - through(sent)) * per_point;
        if gain > 0 && best.as_ref().is_none_or(|(g, _)| gain > *g) {
            best = Some((gain, *a));
        }
    }
    best.map(|(_, a)| a)
}

/// What each point that got through attacks: the dearest first, two or three points each.
fn strike(b: &Board, p: &Position, bt: &Battle, side: Side, legal: &[Action]) -> Option<Action> {
    let chosen = bt.choosing.as_ref()?;
    let strikes_own = chosen.side == side;
    let mut best: Option<(i32, u8, Action)> = None;
    for a in legal {
        let Action::Strike { on, points, .. } = *a else { continue };
        let already: i32 = chosen.chosen.iter().filter(|(s, _)| *s == on).map(|(_, n)| i32::from(n.total())).sum();
        let n = i32::from(points);
        let (worth, enough) = match on {
            Strike::Unit(u) => (value::counter(b, p, u).max(5) / 3, 3),
            Strike::Support => (if ground(b, p, bt) { 50 } else { 1 }, 4),
            Strike::Marker => (8, 1),
            Strike::Air(nation) => (22, i32::from(steps(p, nation, bt.at, chosen.target))),
            _ => (18, 3),
        };
        if already + n > enough && already > 0 || n > enough {
            continue;
        }
        // Who chooses for the enemy's kamikazes gives up the cheapest.
        let score = if strikes_own { worth / (1 + already) } else { -worth };
        let take = best.as_ref().is_none_or(|(s, k, _)| (score, points) > (*s, *k));
        if take {
            best = Some((score, points, *a));
        }
    }
    best.map(|(.., a)| a).or_else(|| legal.iter().find(|a| matches!(a, Action::Strike { points: 1, .. })).copied())
}

/// Air steps of a nation that can be struck.
fn steps(p: &Position, nation: Nation, at: Space, target: Target) -> u8 {
    let place = match target {
        Target::Base => AirPlace::At(at),
        Target::Force(f) => AirPlace::Force(f),
    };
    p.air_in(place).filter(|g| g.nation == nation).map(|g| g.steps).sum()
}

/// Ships go into the fight for the sea unless it is hopeless.
fn commit(b: &Board, p: &Position, bt: &Battle, side: Side, legal: &[Action]) -> Option<Action> {
    let mine: Vec<UnitId> =
        legal.iter().filter_map(|a| if let Action::Commit { unit } = *a { Some(unit) } else { None }).collect();
    let there = bt.fighting(p, side);
    let enemy = side.other();
    let rivals = bt.fighting(p, enemy).into_iter().chain(crate::phases::battle::surface::ready(b, p, bt, enemy));
    let (own, other) = (guns(b, mine.iter().copied().chain(there.iter().copied())), guns(b, rivals));
    if own * 10 < other * 6 {
        return None;
    }
    // Enough is enough: the rest supports the landing.
    if guns(b, there) > other * 2 && ground(b, p, bt) {
        return None;
    }
    mine.into_iter().max_by_key(|u| guns(b, [*u])).map(|unit| Action::Commit { unit })
}
