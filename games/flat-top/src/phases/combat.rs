//! 15: combat, hex by hex. The steps of a fight are in [`super::airfight`], [`super::flak`], [`super::bombing`] and [`super::surface`],
//! what they do to ships and bases in [`super::damage`].
//!
//! Where there may be a fight is open: markers of both sides, or a marker over a base of the other. Who is asked follows from that alone:
//! somebody without interceptors or bombers is asked as well and can only say that he is done, or his silence would tell.

use crate::{
    action::Action,
    battle::{Battle, BattleStep},
    board::Board,
    event::Event,
    phases::{airfight, bombing, damage, flak, not_now, sighting, surface},
    position::{Force, Frame, Fuel, Host, Position},
    rule,
    types::{AfId, At, Side, Sky},
};
use ironbottom_kernel::{Dice, Log, Refusal, SeatSet, ToAct};
use std::collections::BTreeSet;

/// The next hex to fight in, if there is one; false: combat is over.
pub fn next(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) -> bool {
    let left = p.public.fights.take().unwrap_or_else(|| places(b, p));
    if left.is_empty() {
        over(p);
        return false;
    }
    let only = if let [at] = left.as_slice() { Some(*at) } else { None };
    p.public.fights = Some(left);
    p.stack.push(Frame::Battle);
    if let Some(at) = only {
        begin(b, p, at, dice, log);
    }
    true
}

/// FT-206, FT-208, FT-052: hexes where units of both sides are on the common map when combat begins, or those of one side where the
/// other has a base; not in storms.
fn places(b: &Board, p: &Position) -> Vec<At> {
    let shown = |side: Side| -> BTreeSet<At> {
        let force = p.side(side);
        let sea = force.at_sea().filter(|(_, t, _)| t.shown).map(|(_, _, at)| at);
        let air = force.in_air().filter(|(_, a, _)| a.shown).map(|(_, _, at)| at);
        sea.chain(air).collect()
    };
    let all = Side::ALL.map(shown);
    let meets = |side: Side, at: &At| {
        all[side.i()].contains(at) && (all[side.other().i()].contains(at) || enemy_base(b, p, side, *at).is_some())
    };
    let hexes: BTreeSet<At> = all.iter().flatten().copied().collect();
    hexes.into_iter().filter(|at| p.public.sky(b, *at) != Sky::Storm && Side::ALL.iter().any(|s| meets(*s, at))).collect()
}

/// The hour of combat is over: what was fought in it is of the turn before (FT-191), and the next fuel hour is open again (FT-212).
fn over(p: &mut Position) {
    p.met.before = std::mem::take(&mut p.met.now);
    for a in p.sides.iter_mut().flat_map(|f| &mut f.afs) {
        let groups = std::mem::take(&mut a.groups);
        for mut g in groups {
            g.fuel = Fuel::Open;
            a.add(g);
        }
    }
}

/// A base of the other side in a hex: one that is in play and not one's own. FT-254: those off the map lie in no hex.
pub fn enemy_base(b: &Board, p: &Position, side: Side, at: At) -> Option<u8> {
    let base = b.base_at(at)?;
    let own = p.side(side).facs.iter().any(|f| f.host == Host::Base(base) && !f.lost);
    let in_play = b.scenarios[p.public.scenario as usize].forces.iter().any(|f| f.bases.contains(&base));
    (in_play && !own).then_some(base)
}

/// Formations of a side on the map over a hex.
pub fn overhead(force: &Force, at: At) -> impl Iterator<Item = (AfId, &crate::position::AirFormation)> {
    force.in_air().filter(move |(_, a, x)| a.shown && *x == at).map(|(i, a, _)| (i, a))
}

/// The fight of a hex begins.
fn begin(b: &Board, p: &mut Position, at: At, dice: &mut Dice, log: &mut Log<Event>) {
    if let Some(left) = &mut p.public.fights {
        left.retain(|x| *x != at);
    }
    let mut f = Battle::new(&p.public.rules, at, p.public.initiative.unwrap_or(Side::Allies), false);
    f.fleets = Side::ALL.map(|s| {
        let force = p.side(s);
        force.at_sea().any(|(i, t, x)| t.shown && x == at && force.fleet(i).next().is_some())
    });
    p.battle = Some(Box::new(f));
    airfight::open(p);
    proceed(b, p, dice, log);
}

/// FT-186: an interception in movement has succeeded: the attacker's interceptors fight, at whatever altitude they meet the enemy.
pub fn intercept(b: &Board, p: &mut Position, at: At, attacker: Side, dice: &mut Dice, log: &mut Log<Event>) {
    intercept_at(b, p, at, attacker, &[false, true], dice, log);
}

/// FT-411: the same at the altitude that was stated.
pub fn intercept_at(
    b: &Board,
    p: &mut Position,
    at: At,
    attacker: Side,
    heights: &[bool],
    dice: &mut Dice,
    log: &mut Log<Event>,
) {
    let mut f = Battle::new(&p.public.rules, at, attacker, true);
    for high in heights {
        f.own_mut(attacker).heights[usize::from(*high)] = airfight::interceptors(b, p.side(attacker), at, *high) > 0;
    }
    p.battle = Some(Box::new(f));
    p.stack.push(Frame::Battle);
    log.learned(SeatSet::ALL);
    proceed(b, p, dice, log);
}

/// The air part is over; an interception ends with it.
pub fn after_air(b: &Board, p: &mut Position) {
    let first = p.public.initiative.unwrap_or(Side::Allies);
    match &mut p.battle {
        Some(f) if f.interception => end(p),
        Some(f) => {
            f.attacker = first;
            bombing::open(b, p);
        }
        None => {}
    }
}

/// FT-216: the fight of the hex is over.
fn end(p: &mut Position) {
    p.battle = None;
    sighting::bury(p);
    if p.stack.last() == Some(&Frame::Battle) {
        p.stack.pop();
    }
}

/// Who of those asked has not answered.
fn waits(f: &Battle) -> SeatSet {
    f.asked.iter().filter(|s| !f.ready.has(*s)).collect()
}

/// FT-210, FT-347: goes through the steps until somebody must be asked.
fn proceed(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    loop {
        let Some(f) = p.battle.as_mut() else { return };
        if !waits(f).is_empty() {
            return;
        }
        if !f.asked.is_empty() {
            // Whatever came of it, all have learned that much.
            log.learned(SeatSet::ALL);
        }
        (f.asked, f.ready) = (SeatSet::NONE, SeatSet::NONE);
        match f.step {
            BattleStep::Hail => airfight::hailed(b, p, log),
            BattleStep::Assign => airfight::assigned(b, p, log),
            BattleStep::Escorts => airfight::fire_at_guards(b, p, dice, log),
            BattleStep::Bombers => airfight::fire_at_bombers(b, p, dice, log),
            BattleStep::Fallen => airfight::fallen(b, p, log),
            BattleStep::Commit => bombing::committed(p, log),
            BattleStep::Targets => bombing::targeted(b, p, log),
            BattleStep::Flak => flak::fire(b, p, dice, log),
            BattleStep::Bombing => {
                if !bombing::drop_next(b, p, dice, log) {
                    if !surface::begin(b, p, dice, log) {
                        end(p);
                    }
                    return;
                }
            }
            _ => return,
        }
    }
}

/// Who is asked in a fight; before one, who has initiative says where the next is.
pub fn to_act(p: &Position) -> ToAct {
    let Some(f) = &p.battle else { return ToAct::One(p.public.initiative.unwrap_or(Side::Allies).seat()) };
    match f.step {
        BattleStep::Losses => damage::losses_to_act(p),
        step if step >= BattleStep::Seek => surface::to_act(p),
        _ => ToAct::Each(waits(f)),
    }
}

/// Is it legal in a fight?
pub fn check(b: &Board, p: &Position, side: Side, a: &Action) -> Result<(), Refusal> {
    let Some(f) = &p.battle else {
        return match a {
            Action::Engage { at } if p.public.fights.iter().flatten().any(|x| x == at) => Ok(()),
            Action::Engage { .. } => Err(Refusal::new(rule::FT_206, "refuse-no-fight")),
            _ => Err(not_now()),
        };
    };
    match f.step {
        BattleStep::Hail => airfight::check_hail(b, p, f, side, a),
        BattleStep::Assign => airfight::check_assign(b, p, f, side, a),
        BattleStep::Escorts | BattleStep::Bombers => airfight::check_fire(f, side, a),
        BattleStep::Fallen => airfight::check_fallen(p, f, side, a),
        BattleStep::Commit => bombing::check_commit(b, p, f, side, a),
        BattleStep::Targets => bombing::check_targets(b, p, f, side, a),
        BattleStep::Flak => flak::check(b, p, f, side, a),
        BattleStep::Bombing => Err(not_now()),
        BattleStep::Losses => damage::losses_check(b, p, side, a),
        _ => surface::check(b, p, side, a),
    }
}

/// What could be done in a fight.
pub fn list(b: &Board, p: &Position, side: Side, out: &mut Vec<Action>) {
    let Some(f) = &p.battle else {
        out.extend(p.public.fights.iter().flatten().map(|at| Action::Engage { at: *at }));
        return;
    };
    match f.step {
        BattleStep::Hail => out.extend([Action::Intercept { high: false }, Action::Intercept { high: true }, Action::Done]),
        BattleStep::Assign => airfight::list_assign(p, f, side, out),
        BattleStep::Escorts | BattleStep::Bombers => airfight::list_fire(f, side, out),
        BattleStep::Fallen => airfight::list_fallen(p, f, side, out),
        BattleStep::Commit => out.extend([Action::Want { yes: false }, Action::Want { yes: true }]),
        BattleStep::Targets => bombing::list_targets(b, p, f, side, out),
        BattleStep::Flak => flak::list(p, f, side, out),
        BattleStep::Bombing => {}
        BattleStep::Losses => damage::losses_list(b, p, side, out),
        _ => surface::list(b, p, side, out),
    }
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, side: Side, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    let Some(step) = p.battle.as_ref().map(|f| f.step) else {
        if let Action::Engage { at } = a {
            log.event(rule::FT_209, Event::Fight { at: *at, attacker: side });
            log.learned(SeatSet::ALL);
            begin(b, p, *at, dice, log);
        }
        return;
    };
    if step == BattleStep::Losses {
        damage::losses_apply(b, p, side, a, dice, log);
        match p.battle.as_ref().map(|f| f.step) {
            Some(BattleStep::Losses) | None => {}
            Some(s) if s >= BattleStep::Seek => {
                if !surface::proceed(b, p, dice, log) {
                    end(p);
                }
            }
            Some(_) => proceed(b, p, dice, log),
        }
        return;
    }
    if step >= BattleStep::Seek {
        if !surface::apply(b, p, side, a, dice, log) {
            end(p);
        }
        return;
    }
    log.secret(rule::FT_348, Event::Did { side, action: *a }, side.only());
    let done = matches!(a, Action::Done | Action::Decline | Action::Want { .. });
    if let Some(f) = p.battle.as_mut() {
        note(f, side, a, p.sides[side.i()].afs.as_slice());
        if done {
            f.ready = f.ready.with(side.seat());
            log.event(rule::FT_348, Event::Ready { side });
        }
    }
    proceed(b, p, dice, log);
}

/// A decision is written down; what comes of it is seen when all are done.
fn note(f: &mut Battle, side: Side, a: &Action, afs: &[crate::position::AirFormation]) {
    let own = f.own_mut(side);
    match *a {
        Action::Intercept { high } => own.heights[usize::from(high)] = true,
        Action::Assign { group, n, task } => own.tasks.push((group, n, task)),
        Action::Fuel { group, .. } => own.refused.push(group),
        Action::Shoot { by, n, at } => own.fire.push(crate::battle::AirFire { by, n, at }),
        Action::Decline => own.wants = Some(false),
        Action::Fall { group, n } => own.falls.push((group, n)),
        Action::Want { yes } => own.wants = Some(yes),
        Action::Strike { group, n, mode, target } => {
            if let Some(g) = afs.get(group.af as usize).and_then(|x| x.groups.get(group.group as usize)) {
                let group_of = crate::position::Group { n, ..*g };
                own.sorties.push(crate::battle::Sortie { af: group.af, group: group_of, mode, target });
            }
        }
        Action::Flak { by, sortie } => own.aims.push(crate::battle::Aim { by, n: 0, at: by, sortie }),
        _ => {}
    }
}
