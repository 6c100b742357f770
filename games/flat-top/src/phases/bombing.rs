//! 17.2, 18: attacks from the air: commitment, targets, bombs and torpedoes.

use crate::{
    action::Action,
    battle::{Battle, BattleStep, Raid, Seen, Sortie, Target},
    board::Board,
    event::{Event, Named},
    phases::{airfight, combat, damage, flak, not_now},
    position::{Fate, Fuel, Group, Position, Public},
    rule,
    types::{AfId, Arm, Mode, Side, Sky},
};
use damage::Cause;
use ironbottom_kernel::{Dice, Log, Refusal, SeatSet};

/// Both are asked that have aircraft on the map where the other has a task force on it, or a base.
pub fn open(b: &Board, p: &mut Position) {
    let Some(f) = p.battle.as_ref() else { return };
    let may = |s: &Side| {
        combat::overhead(p.side(*s), f.at).next().is_some()
            && (f.fleets[s.other().i()] || combat::enemy_base(b, p, *s, f.at).is_some())
    };
    let asked: SeatSet = Side::ALL.into_iter().filter(may).map(Side::seat).collect();
    if let Some(f) = p.battle.as_mut() {
        (f.asked, f.step) = (asked, BattleStep::Commit);
    }
}

/// FT-251, FT-252, FT-253: may a group attack so, and a ship (0) or a base (1)? Dive bombers come from high (FT-428). The basic hit
/// table, 0: no.
fn strike(b: &Board, g: &Group, mode: Mode, kind: usize) -> u8 {
    let level = match mode {
        Mode::Dive | Mode::High => g.high,
        Mode::Low | Mode::Torpedo => !g.high,
    };
    // FT-141, FT-396: one attack a sortie.
    if level && !g.spent && g.arm != Arm::None { b.model(g.craft.model).strike[mode as usize][g.arm as usize][kind] } else { 0 }
}

/// Groups of a side that could attack something here.
fn bombers<'a>(b: &'a Board, p: &'a Position, f: &'a Battle, side: Side) -> impl Iterator<Item = (AfId, u8, Group)> + 'a {
    let kinds = [f.fleets[side.other().i()], combat::enemy_base(b, p, side, f.at).is_some()];
    let can = move |g: &Group| Mode::ALL.iter().any(|m| (0..2).any(|k| kinds[k] && strike(b, g, *m, k) > 0));
    combat::overhead(p.side(side), f.at)
        .flat_map(|(af, a)| a.groups.iter().enumerate().map(move |(i, g)| (af, i as u8, *g)))
        .filter(move |(_, _, g)| can(g))
}

/// FT-099, FT-473: with at least one bomber left, attack or not.
pub fn check_commit(b: &Board, p: &Position, f: &Battle, side: Side, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Want { yes: false } => Ok(()),
        Action::Want { yes: true } => {
            if bombers(b, p, f, side).next().is_some() {
                Ok(())
            } else {
                Err(Refusal::new(rule::FT_099, "refuse-no-bombers"))
            }
        }
        _ => Err(not_now()),
    }
}

/// FT-098, FT-099, FT-101, FT-383: who commits himself is named the ships of the observed task forces, and which lie at anchor.
pub fn committed(p: &mut Position, log: &mut Log<Event>) {
    let Some(f) = p.battle.as_mut() else { return };
    let mut asked = SeatSet::NONE;
    for side in Side::ALL {
        if f.own_mut(side).wants.take() != Some(true) {
            continue;
        }
        asked = asked.with(side.seat());
        log.event(rule::FT_473, Event::Fight { at: f.at, attacker: side });
        let owner = side.other();
        let force = &p.sides[owner.i()];
        let mut all: Vec<(Seen, u8)> = Vec::new();
        let here = force.at_sea().filter(|(_, t, at)| t.shown && *at == f.at).map(|(i, _, _)| i);
        for (k, tf) in here.filter(|i| force.fleet(*i).next().is_some()).enumerate() {
            all.extend(
                force.fleet(tf).map(|(i, s)| (Seen { tf: k as u8, class: s.class, name: s.name, anchored: s.is_anchored() }, i)),
            );
        }
        // Sorted: their order tells nothing.
        all.sort_unstable();
        for (s, _) in &all {
            let ship = Named { class: s.class, name: s.name };
            log.event(rule::FT_383, Event::Named { side: owner, ship, anchored: s.anchored });
        }
        (f.named[owner.i()], f.secret[owner.i()].ships) = all.into_iter().unzip();
    }
    log.learned(SeatSet::ALL);
    (f.asked, f.step) = (asked, if asked.is_empty() { BattleStep::Bombing } else { BattleStep::Targets });
}

/// FT-237, FT-425, FT-251, FT-252, FT-253, FT-254: bombers are sent against targets; who has committed himself attacks with
/// something.
pub fn check_targets(b: &Board, p: &Position, f: &Battle, side: Side, a: &Action) -> Result<(), Refusal> {
    let sorties = &f.own(side).sorties;
    match *a {
        Action::Strike { group, n, mode, target } => {
            let force = p.side(side);
            let found = combat::overhead(force, f.at).find(|(i, _)| *i == group.af);
            let Some(g) = found.and_then(|(_, x)| x.groups.get(group.group as usize)) else { return Err(not_now()) };
            let kind = match target {
                Target::Base if combat::enemy_base(b, p, side, f.at).is_some() => 1,
                Target::Ship(k) if usize::from(k) < f.named[side.other().i()].len() => 0,
                _ => return Err(Refusal::new(rule::FT_425, "refuse-target")),
            };
            if strike(b, g, mode, kind) == 0 {
                let rule = if mode == Mode::Torpedo { rule::FT_252 } else { rule::FT_251 };
                return Err(Refusal::new(rule, "refuse-mode"));
            }
            let like = |s: &&Sortie| s.af == group.af && Group { n: 0, ..s.group } == Group { n: 0, ..*g };
            let told: u8 = sorties.iter().filter(like).map(|s| s.group.n).sum();
            if n == 0 || n > g.n.saturating_sub(told) { Err(Refusal::new(rule::FT_026, "refuse-no-aircraft")) } else { Ok(()) }
        }
        Action::Done => {
            let mut any = Vec::new();
            list_targets(b, p, f, side, &mut any);
            let could = any.iter().any(|x| *x != Action::Done && check_targets(b, p, f, side, x).is_ok());
            if sorties.is_empty() && could { Err(Refusal::new(rule::FT_473, "refuse-committed")) } else { Ok(()) }
        }
        _ => Err(not_now()),
    }
}

/// What could be done.
pub fn list_targets(b: &Board, p: &Position, f: &Battle, side: Side, out: &mut Vec<Action>) {
    let ships = (0..f.named[side.other().i()].len()).map(|k| Target::Ship(k as u8));
    let targets: Vec<Target> = ships.chain(combat::enemy_base(b, p, side, f.at).map(|_| Target::Base)).collect();
    for (af, i, g) in bombers(b, p, f, side) {
        let group = crate::battle::GroupRef { af, group: i };
        for mode in Mode::ALL {
            for target in &targets {
                if strike(b, &g, mode, usize::from(*target == Target::Base)) > 0 {
                    out.extend((1..=g.n).map(|n| Action::Strike { group, n, mode, target: *target }));
                }
            }
        }
    }
    out.push(Action::Done);
}

/// Formations that attack, in the order in which they were named.
pub fn waves(f: &Battle, side: Side) -> Vec<AfId> {
    let mut out = Vec::new();
    for s in &f.own(side).sorties {
        if !out.contains(&s.af) {
            out.push(s.af);
        }
    }
    out
}

/// The attacks of a side, as both know them.
pub fn count(f: &mut Battle, side: Side) {
    let waves = waves(f, side);
    let mut raids: Vec<Raid> = Vec::new();
    for s in &f.own(side).sorties {
        let wave = waves.iter().position(|a| *a == s.af).unwrap_or(0) as u8;
        let (craft, mode, target) = (s.group.craft, s.mode, s.target);
        match raids.iter_mut().find(|r| (r.wave, r.craft, r.mode, r.target) == (wave, craft, mode, target)) {
            Some(r) => r.n += s.group.n,
            None => raids.push(Raid { wave, craft, mode, target, n: s.group.n }),
        }
    }
    f.raids[side.i()] = raids;
}

/// FT-237, FT-348: all targets are told, and stand.
pub fn targeted(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let Some(f) = p.battle.as_mut() else { return };
    for side in Side::ALL {
        count(f, side);
        for r in &f.raids[side.i()] {
            let on = named(f, side.other(), r.target);
            log.event(rule::FT_237, Event::Raid { side, craft: r.craft, n: r.n, mode: r.mode, on });
        }
    }
    log.learned(SeatSet::ALL);
    flak::open(b, p);
}

fn named(f: &Battle, owner: Side, target: Target) -> Option<Named> {
    match target {
        Target::Base => None,
        Target::Ship(k) => f.named[owner.i()].get(k as usize).map(|s| Named { class: s.class, name: s.name }),
    }
}

/// FT-255, FT-256, FT-257, FT-258, FT-474: the basic hit table of a bombing attack.
pub fn bht(b: &Board, public: &Public, at: crate::types::At, base: u8, anchored: bool, immobile: bool) -> u8 {
    let cloud = if public.sky(b, at) == Sky::Clear { 0 } else { -2 };
    let night = if public.is_night(b) { -4 } else { 0 };
    damage::bht(base, &[if anchored { 2 } else { 0 }, if immobile { 2 } else { 0 }, cloud, night])
}

/// FT-249, FT-250, FT-478: the next attack, in the order in which they were declared: all of one model, arm and mode at one target. False:
/// none is left.
pub fn drop_next(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) -> bool {
    let Some(f) = p.battle.as_mut() else { return false };
    let first = f.attacker;
    let Some(side) = [first, first.other()].into_iter().find(|s| !f.own(*s).sorties.is_empty()) else { return false };
    let owner = side.other();
    let s = f.own(side).sorties[0];
    let one = |x: &Sortie| {
        f.is_one_kind(x.group.craft, s.group.craft) && (x.group.arm, x.mode, x.target) == (s.group.arm, s.mode, s.target)
    };
    let (now, later): (Vec<Sortie>, Vec<Sortie>) = f.own(side).sorties.iter().partition(|x| one(x));
    f.own_mut(side).sorties = later;
    let ship = match s.target {
        Target::Base => None,
        Target::Ship(k) => f.own(owner).ships.get(k as usize).copied(),
    };
    let (on, at) = (named(f, owner, s.target), f.at);
    let dives = s.mode == Mode::Dive && p.public.rules.reads_since(2);
    let mut n: u16 = 0;
    for x in now.iter().filter(|x| x.group.n > 0) {
        n += u16::from(x.group.n);
        // FT-215, FT-429: all but high level bombing costs the fuel hour; FT-140, FT-141: it stays a bomber and has dropped; FT-251:
        // who dived is low from here on.
        airfight::change(&mut p.sides[side.i()].afs[x.af as usize], &x.group, x.group.n, |g| {
            (g.arm, g.spent, g.high) = (Arm::None, true, g.high && !dives);
            if s.mode != Mode::High && g.fuel != Fuel::Paid {
                airfight::pay_hour(g);
            }
        });
    }
    log.learned(SeatSet::ALL);
    let base = flak::base(b, p.side(owner), at).map(|(i, _)| i);
    let target = ship.and_then(|i| p.side(owner).ships.get(i as usize)).filter(|x| x.fate == Fate::Afloat);
    let (there, anchored, immobile) = match (s.target, target) {
        (Target::Base, _) => (base.is_some(), false, false),
        (Target::Ship(_), Some(x)) => (true, x.is_anchored(), x.is_immobile()),
        // Sunk already: the attack is wasted (R91).
        (Target::Ship(_), None) => (false, false, false),
    };
    if !there {
        return true;
    }
    if n == 0 {
        // FT-320, FT-305: shot down before they dropped anything; it was attacked all the same.
        match (ship, base) {
            (Some(ship), _) => damage::hit_ship(b, p, owner, ship, 0, Cause::Bomb, dice, log),
            (None, Some(base)) => damage::hit_base_by(b, p, owner, base, 0, Cause::Bomb, dice, log),
            (None, None) => {}
        }
        return true;
    }
    let kind = usize::from(s.target == Target::Base);
    let value = b.model(s.group.craft.model).strike[s.mode as usize][s.group.arm as usize][kind];
    let bht = bht(b, &p.public, at, value, anchored, immobile);
    let from = dice.rolled();
    let die = dice.d6("bombing");
    let hits = damage::hits(b, &p.public.rules, bht, n, die);
    let event = Event::Bombs { side, hex: at, by: s.group.craft, n: n.min(255) as u8, mode: s.mode, on, bht, die, hits };
    log.rolled(rule::FT_250, event, from, dice);
    let cause = match s.mode {
        Mode::Torpedo => Cause::Torpedo,
        Mode::High => Cause::HighBomb,
        Mode::Dive | Mode::Low => Cause::Bomb,
    };
    match (ship, base) {
        (Some(ship), _) => damage::hit_ship(b, p, owner, ship, hits, cause, dice, log),
        (None, Some(base)) => damage::hit_base_by(b, p, owner, base, hits, cause, dice, log),
        (None, None) => {}
    }
    if let Some(f) = p.battle.as_mut()
        && !f.losses.is_empty()
        && f.step != BattleStep::Losses
    {
        (f.resume, f.step) = (f.step, BattleStep::Losses);
    }
    true
}
