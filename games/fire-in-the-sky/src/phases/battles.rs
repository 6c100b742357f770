//! Battle segment (12.3): which hex is fought next; the battle itself is in [`super::battle`].

use super::battle;
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{AirPlace, ForceId, Place, Position},
    rule,
    types::{Side, Space, SpaceSet},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// Spaces in which a side has a unit of any kind: ashore, in port, in a task force, or Naval Aviation and carriers without planes.
fn presence(b: &Board, p: &Position) -> [SpaceSet; 2] {
    let mut there = [SpaceSet::default(); 2];
    for u in b.all_units() {
        match p.unit(u).at {
            Place::At(s) | Place::NoPlanes(s) => there[b.side(u).i()].add(s),
            _ => {}
        }
    }
    for g in &p.air {
        if let AirPlace::At(s) | AirPlace::Aviation(s) = g.at {
            there[g.nation.side().i()].add(s);
        }
    }
    for f in p.all_forces() {
        there[p.force(f).side.i()].add(b.space_of(p.force(f).at));
    }
    there
}

/// R72: hexes with units of both sides, and those with enemy units to which aircraft are assigned from an adjacent hex.
pub fn opposed(b: &Board, p: &Position) -> SpaceSet {
    let [japan, allies] = presence(b, p);
    let enemy = if p.phasing == Side::Japan { allies } else { japan };
    let assigned = SpaceSet::of(p.air.iter().filter(|g| matches!(g.at, AirPlace::At(_))).filter_map(|g| g.to));
    japan.and(allies).or(enemy.and(assigned))
}

/// FS-396: hexes with task forces of one side alone.
fn alone(b: &Board, p: &Position) -> SpaceSet {
    let mut all = SpaceSet::of(p.all_forces().map(|f| b.space_of(p.force(f).at)));
    for s in opposed(b, p).iter() {
        all.remove(s);
    }
    all
}

/// Does the task force carry anything that may land or unload?
fn laden(b: &Board, p: &Position, f: ForceId) -> bool {
    p.land_in(b, Place::Force(f)).next().is_some()
        || p.air_in(AirPlace::Force(f)).next().is_some()
        || p.markers.iter().any(|m| m.at == Place::Force(f))
}

/// Hexes that are still to be fought or gone through, and those of them in which nothing can happen that another hex could feel.
fn pending(b: &Board, p: &Position) -> (Vec<Space>, Vec<Space>) {
    let fought = |s: &Space| p.diary.fought.has(*s);
    let laden_here = |s: Space| p.all_forces().any(|f| b.space_of(p.force(f).at) == s && laden(b, p, f));
    let mut all: Vec<Space> = opposed(b, p).iter().filter(|s| !fought(s)).collect();
    let (cargo, empty): (Vec<Space>, Vec<Space>) = alone(b, p).iter().filter(|s| !fought(s)).partition(|s| laden_here(*s));
    if all.is_empty() {
        // Nobody is opposed any more: the order is of no consequence.
        return (Vec::new(), cargo.into_iter().chain(empty).collect());
    }
    all.extend(cargo);
    (all, empty)
}

/// Fights on until somebody must decide.
fn run(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    loop {
        if let Some(at) = p.battle.as_ref().map(|bt| bt.at) {
            if !battle::settle(b, p, dice, log) {
                return;
            }
            p.diary.fought.add(at);
        }
        let (open, quiet) = pending(b, p);
        let next = match (quiet.first(), &open[..]) {
            (Some(at), _) => *at,
            (None, []) => {
                p.closed = true;
                return;
            }
            (None, [at]) => *at,
            (None, _) => return,
        };
        battle::start(b, p, next, log);
    }
}

/// What needs nobody when it begins.
pub fn begin(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    run(b, p, dice, log);
}

/// Is there something to decide? `run` goes on to where there is, and closes the segment when all is fought.
pub fn asks(_b: &Board, p: &Position) -> bool {
    !p.closed
}

/// Who decides.
pub fn decides(_b: &Board, p: &Position) -> Side {
    p.battle.as_ref().map_or(p.phasing, |bt| bt.decides(p.phasing))
}

/// All that may be done.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    if p.battle.is_some() {
        return battle::list(b, p, out);
    }
    out.extend(pending(b, p).0.into_iter().map(|at| Action::Fight { at }));
}

/// May this be done?
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    if p.battle.is_some() {
        return battle::check(b, p, a);
    }
    match a {
        Action::Fight { at } if pending(b, p).0.contains(at) => Ok(()),
        Action::Fight { .. } => Err(Refusal::new(rule::FS_191, "refuse-combat-fight")),
        _ => Err(Refusal::new(rule::FS_397, "refuse-combat-stage")),
    }
}

/// Does it.
pub fn apply(b: &Board, p: &mut Position, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    match a {
        // FS-191: the phasing player chooses the order.
        Action::Fight { at } if p.battle.is_none() => battle::start(b, p, *at, log),
        _ => battle::apply(b, p, a, dice, log),
    }
    run(b, p, dice, log);
}

/// What needs nobody when it ends: R57, bases that were occupied without a battle.
pub fn finish(b: &Board, p: &mut Position, _dice: &mut Dice, log: &mut Log<Event>) {
    for at in b.bases().collect::<Vec<_>>() {
        battle::admin::occupy(b, p, at, log);
    }
}
