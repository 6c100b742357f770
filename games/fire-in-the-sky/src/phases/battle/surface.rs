//! The fight for the sea (12.3.3): ships are committed, stand opposite each other, withdraw or fire, round after round. In Malaya each half
//! has a fight of its own ([`Battle::waters`]).

use super::{Battle, Stage};
use crate::{
    action::Action,
    board::{Board, UnitId},
    event::{Cause, Event, Why},
    phases::damage,
    position::{Place, Position},
    rule,
    types::{ShipKind, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// What there is to commit.
pub enum Commits {
    /// Nothing.
    Nobody,
    /// This one, and nobody needs to be asked: the enemy has no ship that could contest the water (R24).
    One(UnitId),
    /// Any, or nobody; a standing order takes this one next.
    Choice(UnitId),
}

/// FS-226, FS-403: ships of bombardment boxes in the present water that are not committed yet; those of carrier boxes (FS-200, FS-398) and at
/// anchor never fight.
pub fn ready(b: &Board, p: &Position, bt: &Battle, side: Side) -> Vec<UnitId> {
    let Some(water) = bt.here() else { return Vec::new() };
    let a = bt.of(side);
    let here = a.bombardment.iter().filter(|f| p.force(**f).at == water.at);
    here.flat_map(|f| p.ships_in(b, Place::Force(*f))).filter(|u| !a.committed.contains(u)).collect()
}

/// What a side has to commit now.
pub fn commits(b: &Board, p: &Position, bt: &Battle, side: Side) -> Commits {
    let ships = ready(b, p, bt, side);
    let Some(first) = ships.first().copied() else { return Commits::Nobody };
    let enemy_ready = !ready(b, p, bt, side.other()).is_empty();
    if !bt.fighting(p, side.other()).is_empty() || (side == bt.lesser() && enemy_ready) {
        return Commits::Choice(first);
    }
    // The enemy puts nobody in the way: one ship is enough, the weakest, for the guns of the others can support a landing.
    let cost = |u: &UnitId| b.unit(*u).ship().map_or((0, b.unit(*u).class), |s| (s.firepower, b.unit(*u).class));
    match ships.into_iter().min_by_key(cost) {
        Some(_) if !bt.fighting(p, side).is_empty() => Commits::Nobody,
        Some(u) if enemy_ready => Commits::Choice(u),
        Some(u) => Commits::One(u),
        None => Commits::Nobody,
    }
}

/// All that may be committed.
pub fn list_commit(b: &Board, p: &Position, bt: &Battle, side: Side, out: &mut Vec<Action>) {
    out.extend(ready(b, p, bt, side).into_iter().map(|unit| Action::Commit { unit }));
}

/// May this ship be committed?
pub fn may_commit(b: &Board, p: &Position, bt: &Battle, side: Side, u: UnitId) -> Result<(), Refusal> {
    if ready(b, p, bt, side).contains(&u) {
        return Ok(());
    }
    let in_carriers =
        |u: UnitId| matches!(p.units.get(u.i()).map(|x| x.at), Some(Place::Force(f)) if bt.of(side).carriers.contains(&f));
    if in_carriers(u) {
        return Err(Refusal::new(rule::FS_200, "refuse-combat-carrier-box"));
    }
    Err(Refusal::new(rule::FS_226, "refuse-combat-commit"))
}

/// FS-225: it is put into Sea Control.
pub fn commit(bt: &mut Battle, side: Side, u: UnitId) {
    bt.of_mut(side).committed.push(u);
    if let Some(w) = bt.waters.get_mut(usize::from(bt.water)) {
        w.committed[side.i()] = true;
    }
}

/// Ships of a side that stand opposite nobody yet.
fn unplaced(p: &Position, bt: &Battle, side: Side) -> Vec<UnitId> {
    let placed = |u: &UnitId| bt.pairs.iter().any(|(x, y)| x == u || y == u);
    bt.fighting(p, side).into_iter().filter(|u| !placed(u)).collect()
}

/// Whom a ship of the side may be placed opposite. The superior side first gives each of its ships an enemy of its own; what is left over
/// on either side is placed by its owner opposite any enemy (FS-228).
fn opposite(p: &Position, bt: &Battle, side: Side) -> Vec<UnitId> {
    let enemy = side.other();
    let alone = unplaced(p, bt, enemy);
    if side != bt.lesser() && !alone.is_empty() {
        return alone;
    }
    let placed = |u: &UnitId| !alone.contains(u);
    bt.fighting(p, enemy).into_iter().filter(placed).collect()
}

/// Has the side a ship to place?
pub fn pairs(p: &Position, bt: &Battle, side: Side) -> bool {
    !unplaced(p, bt, side).is_empty() && !opposite(p, bt, side).is_empty()
}

/// Is there one way only to place what is left?
pub fn one_pair(p: &Position, bt: &Battle, side: Side) -> bool {
    let over = side == bt.lesser() || unplaced(p, bt, side.other()).is_empty();
    let one = opposite(p, bt, side).len() == 1 && (over || unplaced(p, bt, side).len() == 1);
    one && !may_hold_back(p, bt, side)
}

/// R56: with the option, what is left over may be held back.
pub fn may_hold_back(p: &Position, bt: &Battle, side: Side) -> bool {
    p.rules.surplus_ships_may_hold_back && (side == bt.lesser() || unplaced(p, bt, side.other()).is_empty())
}

/// All pairs that may be made.
pub fn list_pair(p: &Position, bt: &Battle, side: Side, out: &mut Vec<Action>) {
    let enemies = opposite(p, bt, side);
    for unit in unplaced(p, bt, side) {
        out.extend(enemies.iter().map(|enemy| Action::Pair { unit, enemy: *enemy }));
    }
}

/// May this pair be made?
pub fn may_pair(p: &Position, bt: &Battle, side: Side, u: UnitId, enemy: UnitId) -> Result<(), Refusal> {
    if unplaced(p, bt, side).contains(&u) && opposite(p, bt, side).contains(&enemy) {
        return Ok(());
    }
    Err(Refusal::new(rule::FS_228, "refuse-combat-pair"))
}

/// FS-229, FS-230: a side says whether all its ships withdraw.
pub fn say(bt: &mut Battle, side: Side, yes: bool, log: &mut Log<Event>) {
    bt.of_mut(side).withdraws = Some(yes);
    log.event(rule::FS_229, Event::Withdraws { side, yes });
}

/// Ships that face this one and that it may fire at: none if its side withdraws (FS-231), so that nobody fires if both do (FS-404); only
/// slower ones if theirs does (FS-232), which may still hit them (FS-405).
pub fn targets(b: &Board, p: &Position, bt: &Battle, u: UnitId) -> Vec<UnitId> {
    let side = b.side(u);
    let speed = |u: UnitId| b.unit(u).ship().map_or(0, |s| s.movement);
    if bt.of(side).withdraws == Some(true) || !bt.fighting(p, side).contains(&u) {
        return Vec::new();
    }
    let fleeing = bt.of(side.other()).withdraws == Some(true);
    let there = bt.fighting(p, side.other());
    let faced = bt.pairs.iter().filter_map(|(x, y)| if *x == u { Some(*y) } else { (*y == u).then_some(*x) });
    let mut all: Vec<UnitId> = faced.filter(|e| there.contains(e) && (!fleeing || speed(*e) < speed(u))).collect();
    all.sort_unstable();
    all
}

/// FS-336: does this ship sail under the Tokyo Express marker?
pub fn express(p: &Position, u: UnitId) -> bool {
    p.rules.tokyo_express && matches!(p.unit(u).at, Place::Force(f) if p.force(f).express)
}

/// Are the ships of the Tokyo Express the ones that fire now?
fn express_first(b: &Board, p: &Position, bt: &Battle) -> bool {
    let fires = |u: &UnitId| express(p, *u) && !targets(b, p, bt, *u).is_empty();
    !bt.express_fired && bt.fighting(p, Side::Japan).iter().any(fires)
}

/// Ships of a side that fire in the present volley.
pub fn firing(b: &Board, p: &Position, bt: &Battle, side: Side) -> Vec<UnitId> {
    let first = express_first(b, p, bt);
    let now = |u: &UnitId| express(p, *u) == first && !targets(b, p, bt, *u).is_empty();
    bt.fighting(p, side).into_iter().filter(now).collect()
}

/// FS-235: the next ship of the side that has several to choose from and has not chosen.
pub fn next_choice(b: &Board, p: &Position, bt: &Battle, side: Side) -> Option<UnitId> {
    let open = |u: &UnitId| !bt.shots.iter().any(|(x, _)| x == u) && targets(b, p, bt, *u).len() > 1;
    firing(b, p, bt, side).into_iter().find(open)
}

/// All targets that may be chosen.
pub fn list_fire(b: &Board, p: &Position, bt: &Battle, side: Side, out: &mut Vec<Action>) {
    for unit in firing(b, p, bt, side) {
        let all = targets(b, p, bt, unit);
        if all.len() > 1 && !bt.shots.iter().any(|(x, _)| *x == unit) {
            out.extend(all.into_iter().map(|enemy| Action::Fire { unit, enemy }));
        }
    }
}

/// May this target be chosen?
pub fn may_choose(b: &Board, p: &Position, bt: &Battle, side: Side, u: UnitId, enemy: UnitId) -> Result<(), Refusal> {
    let mut all = Vec::new();
    list_fire(b, p, bt, side, &mut all);
    if all.contains(&Action::Fire { unit: u, enemy }) {
        return Ok(());
    }
    let fleeing = bt.of(side.other()).withdraws == Some(true);
    let rule = if fleeing { rule::FS_232 } else { rule::FS_235 };
    Err(Refusal::new(rule, "refuse-combat-fire"))
}

/// The firepower of a ship in this round: FS-335, Long Lance torpedoes in the first.
pub fn firepower(b: &Board, p: &Position, round: u8, u: UnitId) -> u8 {
    let Some(ship) = b.unit(u).ship() else { return 0 };
    let lance = p.rules.long_lance && round <= 1 && b.side(u) == Side::Japan && matches!(ship.kind, ShipKind::Ca | ShipKind::Dd);
    if lance { 2 } else { ship.firepower }
}

/// FS-234: what a die must show to hit, by firepower and defence, and whether it is only half a hit (FS-237).
pub fn needs(firepower: u8, defence: u8) -> (u8, bool) {
    const TABLE: [[u8; 6]; 5] =
        [[4, 5, 6, 6, 6, 6], [3, 4, 5, 6, 6, 6], [2, 3, 4, 5, 5, 5], [2, 2, 3, 4, 5, 5], [2, 2, 2, 3, 4, 4]];
    let column = usize::from(defence.clamp(7, 12) - 7);
    let row = usize::from(firepower.min(4));
    (TABLE[row][column], row == 0 && column >= 3)
}

/// Leaves a stage of the fight.
pub fn leave(b: &Board, p: &mut Position, bt: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) -> Stage {
    let (first, second) = (bt.lesser(), bt.lesser().other());
    match bt.stage {
        Stage::Commit(side) => {
            let units = bt.fighting(p, side);
            if bt.opposed && !units.is_empty() {
                log.event(rule::FS_225, Event::Committed { side, units });
            }
            if side == first { Stage::Commit(second) } else { next_round(b, p, bt, log) }
        }
        // FS-228: the superior side pairs, then both place what is left over.
        Stage::Pair(side) if side == second => Stage::Pair(first),
        Stage::Pair(_) => {
            log.event(rule::FS_228, Event::Round { round: bt.round, pairs: bt.pairs.clone() });
            Stage::Withdraw(first)
        }
        Stage::Withdraw(side) if side == first => Stage::Withdraw(second),
        Stage::Withdraw(_) => Stage::Fire(if express_first(b, p, bt) { Side::Japan } else { first }),
        Stage::Fire(_) if express_first(b, p, bt) => {
            // FS-336: their hits count before anybody else fires.
            volley(b, p, bt, dice, log);
            bt.express_fired = true;
            Stage::Fire(first)
        }
        Stage::Fire(side) if side == first => Stage::Fire(second),
        _ => {
            volley(b, p, bt, dice, log);
            end_round(b, p, bt, log)
        }
    }
}

/// Another round, or the end of the fight for this water (FS-239).
fn next_round(b: &Board, p: &mut Position, bt: &mut Battle, log: &mut Log<Event>) -> Stage {
    let fighting = Side::ALL.map(|s| !bt.fighting(p, s).is_empty());
    if fighting == [true; 2] {
        bt.round += 1;
        return Stage::Pair(bt.lesser().other());
    }
    control(b, p, bt, fighting, log)
}

/// FS-234, FS-236: all ships of the volley fire at once; then the damage (FS-406).
fn volley(b: &Board, p: &mut Position, bt: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    let mut hits: Vec<(UnitId, Vec<i8>)> = Vec::new();
    for side in [bt.lesser(), bt.lesser().other()] {
        for u in firing(b, p, bt, side) {
            let all = targets(b, p, bt, u);
            let chosen = bt.shots.iter().find(|(x, _)| *x == u).map(|(_, e)| *e).filter(|e| all.contains(e));
            let Some(enemy) = chosen.or(all.first().copied()) else { continue };
            let guns = firepower(b, p, bt.round, u);
            let (needs, half) = needs(guns, b.unit(enemy).ship().map_or(12, |s| s.defence));
            let from = dice.rolled();
            let die = dice.d6(["guns japan", "guns allies"][side.i()]);
            let hit = die >= needs;
            let halves = if !hit { 0 } else { 2 - u8::from(half) };
            log.rolled(rule::FS_234, Event::Fired { unit: u, enemy, die, needs, halves }, from, dice);
            if hit && (!half || second_half(bt, enemy)) {
                // FS-407: what comes on top of the damage dice is the firepower of the ship that hit.
                match hits.iter_mut().find(|(e, _)| *e == enemy) {
                    Some((_, m)) => m.push(guns as i8),
                    None => hits.push((enemy, vec![guns as i8])),
                }
            }
        }
    }
    for (u, modifiers) in hits {
        damage::ship(b, p, u, Cause::Surface, &modifiers, dice, log);
    }
}

/// FS-237: half a hit; is it the second one?
fn second_half(bt: &mut Battle, enemy: UnitId) -> bool {
    match bt.halves.iter().position(|u| *u == enemy) {
        Some(i) => {
            bt.halves.remove(i);
            true
        }
        None => {
            bt.halves.push(enemy);
            false
        }
    }
}

/// FS-233, FS-238, FS-239: who withdrew leaves, half hits vanish, and another round follows while both have ships.
fn end_round(b: &Board, p: &mut Position, bt: &mut Battle, log: &mut Log<Event>) -> Stage {
    for side in Side::ALL {
        if bt.of(side).withdraws == Some(true) {
            for u in bt.fighting(p, side) {
                damage::away(b, p, u, Why::Withdrew, log);
            }
        }
        bt.of_mut(side).withdraws = None;
    }
    bt.pairs.clear();
    bt.shots.clear();
    bt.halves.clear();
    bt.express_fired = false;
    next_round(b, p, bt, log)
}

/// FS-240, FS-241: who controls this water; the next water, or the landing.
fn control(b: &Board, p: &mut Position, bt: &mut Battle, fighting: [bool; 2], log: &mut Log<Event>) -> Stage {
    let control = Side::ALL.into_iter().find(|s| fighting[s.i()]);
    let i = usize::from(bt.water);
    let Some(w) = bt.waters.get_mut(i) else { return Stage::Land };
    (w.control, w.over) = (control, true);
    let (at, present) = (w.at, w.present);
    if bt.opposed && present != [false; 2] {
        log.event(rule::FS_240, Event::SeaControl { at: bt.at, side: control });
    }
    // FS-435: the marker of the Tokyo Express comes off.
    for f in p.forces.iter_mut().filter(|f| f.at == at) {
        f.express = false;
    }
    // FS-242: the loser's ships that did not fight leave at once; his carrier forces and ships at anchor stay.
    if let Some(loser) = control.map(Side::other) {
        let boxes = bt.of(loser).bombardment.iter().filter(|f| p.force(**f).at == at);
        for u in boxes.flat_map(|f| p.ships_in(b, Place::Force(*f))).collect::<Vec<_>>() {
            damage::away(b, p, u, Why::DrivenOff, log);
        }
    }
    bt.water += 1;
    bt.round = 0;
    if bt.here().is_some() { Stage::Commit(bt.lesser()) } else { Stage::Land }
}
