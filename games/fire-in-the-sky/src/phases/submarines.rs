//! Submarine segment (12.2): both players name task forces, then the attacks are resolved one by one.

use super::{battle::suggest::worth, damage, dice};
use crate::{
    action::{Action, Item},
    board::Board,
    event::{Cause, Event},
    position::{AirPlace, ForceId, Hunt, Place, Position},
    rule,
    types::{Nation, ShipKind, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// FS-178, FS-179, FS-180: task forces the side may still name.
fn victims(p: &Position, side: Side) -> Vec<ForceId> {
    let Some(hunt) = &p.hunt else { return Vec::new() };
    if p.sub[side.i()] == 0 {
        return Vec::new();
    }
    p.all_forces().filter(|f| p.force(*f).side != side && !hunt.targets.contains(f)).collect()
}

/// What needs nobody when it begins.
pub fn begin(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    p.hunt = Some(Hunt::default());
    run(b, p, dice, log);
}

/// Is there something to decide? `run` goes on to where there is.
pub fn asks(_b: &Board, p: &Position) -> bool {
    p.hunt.is_some()
}

/// FS-177: who names now: the phasing player, then the other.
fn names(p: &Position, hunt: &Hunt) -> Option<Side> {
    match hunt {
        Hunt { named: true, .. } => None,
        Hunt { first_named: true, .. } => Some(p.phasing.other()),
        _ => Some(p.phasing),
    }
}

/// Who decides.
pub fn decides(_b: &Board, p: &Position) -> Side {
    let Some(hunt) = &p.hunt else { return p.phasing };
    match (names(p, hunt), hunt.targets.first()) {
        (Some(side), _) => side,
        (None, Some(f)) => p.force(*f).side.other(),
        (None, None) => p.phasing,
    }
}

/// FS-185: what a submarine may aim at.
pub fn items(p: &Position, f: ForceId) -> Vec<Item> {
    let mut out: Vec<Item> = p.units_in(Place::Force(f)).map(Item::Unit).collect();
    for nation in Nation::ALL {
        let steps = p.air_in(AirPlace::Force(f)).filter(|g| g.nation == nation).map(|g| g.steps).sum();
        if steps > 0 {
            out.push(Item::Air { nation, steps });
        }
    }
    let aboard = p.markers.iter().filter(|m| m.at == Place::Force(f));
    out.extend(aboard.map(|m| Item::Marker { nation: m.nation, value: m.value }));
    out
}

/// Goes on until somebody must decide.
fn run(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    while let Some(hunt) = p.hunt.clone() {
        if let Some(side) = names(p, &hunt) {
            if !victims(p, side).is_empty() {
                return;
            }
            pass(p);
            continue;
        }
        // FS-393: only now, with all named, the attacks are resolved, in the order of their naming.
        let Some(f) = hunt.targets.first().copied() else {
            p.hunt = None;
            p.closed = true;
            return;
        };
        if !hunt.through {
            screen(b, p, f, dice, log);
            continue;
        }
        let all = items(p, f);
        let side = p.force(f).side.other();
        match all[..] {
            [item] => hit(b, p, f, item, dice, log),
            _ if p.standing[side.i()].torpedo => {
                let best = all.iter().max_by_key(|i| (value(b, p, f, **i), std::cmp::Reverse(**i))).copied();
                match best {
                    Some(item) => hit(b, p, f, item, dice, log),
                    None => next(p),
                }
            }
            _ => return,
        }
    }
    p.closed = true;
}

/// The side that names has named all.
fn pass(p: &mut Position) {
    if let Some(hunt) = &mut p.hunt {
        hunt.named = hunt.first_named;
        hunt.first_named = true;
    }
}

/// The attack at the head is over.
fn next(p: &mut Position) {
    if let Some(hunt) = &mut p.hunt {
        hunt.targets.remove(0);
        hunt.through = false;
    }
}

/// FS-181, FS-182: escorts of a task force and the modifier of their dice.
pub fn escorts(b: &Board, p: &Position, f: ForceId) -> (u8, i8) {
    let force = p.force(f);
    let side = force.side;
    let here = b.space_of(force.at);
    let carrier = |u| b.unit(u).ship().is_some_and(|s| s.kind.is_carrier()) && b.side(u) == side;
    // R64: any friendly carrier in the hex, in whatever task force or in port; aircraft at the base, wherever they are assigned (FS-175).
    // FS-183: those aboard ships do not help.
    let helped = p.steps(side, AirPlace::At(here)) > 0
        || p.units_in(Place::At(here)).any(carrier)
        || p.forces_at(b, side, here).any(|o| p.units_in(Place::Force(o)).any(carrier));
    // FS-332.
    let radar = side == Side::Allies && p.rules.radar && p.turn >= 10;
    (destroyers(b, p, f), i8::from(helped) + i8::from(radar))
}

fn destroyers(b: &Board, p: &Position, f: ForceId) -> u8 {
    p.units_in(Place::Force(f)).filter(|u| b.unit(*u).ship().is_some_and(|s| s.kind == ShipKind::Dd)).count() as u8
}

/// FS-181, FS-184, FS-394: the escorts; any success ends the attack, without destroyers there is no roll.
fn screen(b: &Board, p: &mut Position, f: ForceId, dice: &mut Dice, log: &mut Log<Event>) {
    let (number, m) = escorts(b, p, f);
    if p.force(f).gone {
        return next(p);
    }
    if number > 0 {
        let from = dice.rolled();
        let purpose = ["escorts japan", "escorts allies"][p.force(f).side.i()];
        let rolled = dice::pool(dice, purpose, number, m, None);
        let stopped = rolled.hits > 0;
        log.rolled(rule::FS_181, Event::Screened { force: f, dice: rolled }, from, dice);
        if stopped {
            return next(p);
        }
    }
    if let Some(hunt) = &mut p.hunt {
        hunt.through = true;
    }
}

/// FS-186, FS-187, FS-188, FS-189: the modifier of the submarine's die.
pub fn modifier(b: &Board, p: &Position, f: ForceId, item: Item) -> i8 {
    let allied = match p.turn {
        1 => -2,
        2..=5 => -1,
        _ => 0,
    };
    let ship = matches!(item, Item::Unit(u) if b.unit(u).ship().is_some());
    let attacker = p.force(f).side.other();
    (if attacker == Side::Allies { allied } else { 0 }) + i8::from(destroyers(b, p, f) == 0) + i8::from(!ship)
}

/// What an attack may be expected to win, for the standing order.
fn value(b: &Board, p: &Position, f: ForceId, item: Item) -> i32 {
    let faces = i32::from((2 + modifier(b, p, f, item)).clamp(0, 6));
    let worth = match item {
        Item::Unit(u) => match b.unit(u).ship() {
            // Two is added to the damage dice.
            Some(s) => worth(b, u) * (15 - i32::from(s.defence)).max(1),
            None => 2 * worth(b, u),
        },
        Item::Air { .. } => 40,
        Item::Marker { .. } => 10,
    };
    faces * worth
}

/// FS-185: the die, and what it does (FS-190).
fn hit(b: &Board, p: &mut Position, f: ForceId, item: Item, dice: &mut Dice, log: &mut Log<Event>) {
    let from = dice.rolled();
    let m = modifier(b, p, f, item);
    let side = p.force(f).side.other();
    let die = dice.d6(["torpedo japan", "torpedo allies"][side.i()]);
    let hit = dice::succeeds(die, m);
    log.rolled(rule::FS_185, Event::Torpedoed { force: f, item, die, modifier: m, hit }, from, dice);
    if hit {
        match item {
            Item::Unit(u) if b.unit(u).ship().is_some() => damage::ship(b, p, u, Cause::Submarine, &[2], dice, log),
            Item::Unit(u) => p.unit_mut(u).hits += 1,
            Item::Air { nation, .. } => damage::air_at_sea(b, p, f, nation, 1, Cause::Submarine, log),
            Item::Marker { .. } => damage::mark_marker(p, f, 1),
        }
        // FS-395, R41: where no strike can follow, what is marked counts at once.
        if !may_be_struck(b, p, f) {
            damage::at_sea(b, p, f, log);
        }
    }
    next(p);
}

/// Could aircraft of the enemy attack this task force in the battle to come?
fn may_be_struck(b: &Board, p: &Position, f: ForceId) -> bool {
    let enemy = p.force(f).side.other();
    let here = b.space_of(p.force(f).at);
    let flies = |u| b.unit(u).ship().is_some_and(|s| s.air > 0);
    p.air_in(AirPlace::At(here)).any(|g| g.nation.side() == enemy && g.to.is_none())
        || (enemy == Side::Japan && p.air_in(AirPlace::Aviation(here)).next().is_some())
        || p.air.iter().any(|g| g.nation.side() == enemy && g.to == Some(here))
        || p.forces_at(b, enemy, here).any(|o| p.units_in(Place::Force(o)).any(flies))
}

/// All that may be done.
pub fn list(_b: &Board, p: &Position, out: &mut Vec<Action>) {
    let Some(hunt) = &p.hunt else { return };
    match (names(p, hunt), hunt.targets.first()) {
        (Some(side), _) => {
            out.extend(victims(p, side).into_iter().map(|force| Action::Torpedo { force }));
            out.push(Action::Done);
        }
        (None, Some(f)) => out.extend(items(p, *f).into_iter().map(|item| Action::Aim { item })),
        (None, None) => {}
    }
}

/// May this be done?
pub fn check(_b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    let Some(hunt) = &p.hunt else { return Err(Refusal::new(rule::FS_177, "refuse-combat-stage")) };
    match (names(p, hunt), a, hunt.targets.first()) {
        (Some(_), Action::Done, _) => Ok(()),
        (Some(side), Action::Torpedo { force }, _) => {
            if victims(p, side).contains(force) {
                return Ok(());
            }
            Err(if hunt.targets.contains(force) {
                Refusal::new(rule::FS_179, "refuse-combat-once")
            } else if p.sub[side.i()] == 0 {
                Refusal::new(rule::FS_178, "refuse-combat-sub-points")
            } else {
                Refusal::new(rule::FS_180, "refuse-combat-victim")
            })
        }
        (None, Action::Aim { item }, Some(f)) if items(p, *f).contains(item) => Ok(()),
        (None, Action::Aim { .. }, _) => Err(Refusal::new(rule::FS_185, "refuse-combat-aim")),
        _ => Err(Refusal::new(rule::FS_177, "refuse-combat-stage")),
    }
}

/// Does it.
pub fn apply(b: &Board, p: &mut Position, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    let side = decides(b, p);
    match *a {
        Action::Torpedo { force } => {
            // FS-178: each attack costs a point.
            p.sub[side.i()] -= 1;
            if let Some(hunt) = &mut p.hunt {
                hunt.targets.push(force);
            }
            log.event(rule::FS_178, Event::Hunting { side, force });
        }
        Action::Done => pass(p),
        Action::Aim { item } => {
            if let Some(f) = p.hunt.as_ref().and_then(|h| h.targets.first().copied()) {
                hit(b, p, f, item, dice, log);
            }
        }
        _ => {}
    }
    run(b, p, dice, log);
}

/// What needs nobody when it ends.
pub fn finish(_b: &Board, p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {
    p.hunt = None;
}
