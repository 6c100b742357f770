//! 17: anti-aircraft fire.

use crate::{
    action::Action,
    battle::{Aim, Battle, BattleStep, Raid, Seen, Target},
    board::Board,
    event::Event,
    phases::{airfight, bombing, combat, damage, not_now},
    position::{Facility, Fate, Force, Host, Position, Public},
    rule,
    types::{At, Craft, Mode, Side, Sky},
};
use ironbottom_kernel::{Dice, Log, Refusal, SeatSet};

/// FT-238, FT-246, FT-247, FT-248, FT-427, FT-355: the basic hit table against such an attack; 0: it cannot be fired at (R14).
pub fn bht(b: &Board, public: &Public, at: At, mode: Mode) -> u8 {
    let high = if mode == Mode::High { -2 } else { 0 };
    let cloud = if public.sky(b, at) == Sky::Clear { 0 } else { -1 };
    let night = if public.is_night(b) { -2 } else { 0 };
    (4 + high + cloud + night).max(0) as u8
}

/// What an attack is flown at: a task force of those named, or the base (FT-240).
fn defended(f: &Battle, owner: Side, raid: &Raid) -> Option<u8> {
    match raid.target {
        Target::Base => None,
        Target::Ship(k) => f.named[owner.i()].get(k as usize).map(|s| s.tf),
    }
}

/// FT-244, FT-245 (R92): attacks fired at as one: same formation, model and mode, at the same task force or the base.
fn same_aim(f: &Battle, owner: Side, a: &Raid, b: &Raid) -> bool {
    f.is_one_kind(a.craft, b.craft) && (a.wave, a.mode, defended(f, owner, a)) == (b.wave, b.mode, defended(f, owner, b))
}

/// The attacks on this side, one of each kind that is fired at as one.
fn aims(f: &Battle, owner: Side) -> impl Iterator<Item = (u8, &Raid)> {
    let raids = &f.raids[owner.other().i()];
    let first = move |i: usize, r: &Raid| !raids[..i].iter().any(|x| same_aim(f, owner, x, r));
    raids.iter().enumerate().filter(move |(i, r)| first(*i, r)).map(|(i, r)| (i as u8, r))
}

/// The base of a side in the hex.
pub fn base<'a>(b: &Board, force: &'a Force, at: At) -> Option<(u8, &'a Facility)> {
    let base = b.base_at(at)?;
    force.facs.iter().enumerate().find(|(_, f)| f.host == Host::Base(base) && !f.lost).map(|(i, f)| (i as u8, f))
}

/// Anti-aircraft factors now.
fn power(b: &Board, force: &Force, at: At, by: Target) -> u8 {
    match by {
        Target::Base => base(b, force, at).map_or(0, |(_, fac)| {
            let Host::Base(i) = fac.host else { return 0 };
            // FT-441: a hit costs one; below 0 it counts as nothing here.
            (i16::from(b.bases[i as usize].aa) - i16::from(fac.hits)).max(0) as u8
        }),
        Target::Ship(s) => force.ships.get(s as usize).filter(|x| x.fate == Fate::Afloat).map_or(0, |x| x.aa(b)),
    }
}

/// FT-240, FT-241, FT-242: may this ship or base fire at that attack? Its owner's ships are counted by their own numbers here.
fn may_fire(b: &Board, force: &Force, f: &Battle, owner: Side, by: Target, raid: &Raid) -> bool {
    let named = &f.named[owner.i()];
    let ships = &f.own(owner).ships;
    let raids = &f.raids[owner.other().i()];
    let attacked = |t: Target| raids.iter().any(|r| r.target == t);
    match by {
        Target::Base => match raid.target {
            Target::Base => true,
            // An unattacked base helps anchored ships that are attacked.
            Target::Ship(_) => {
                let lies = |t: Target| matches!(t, Target::Ship(k) if named.get(k as usize).is_some_and(|s| s.anchored));
                !attacked(Target::Base) && raids.iter().any(|r| same_aim(f, owner, r, raid) && lies(r.target))
            }
        },
        Target::Ship(s) => {
            let Some(k) = ships.iter().position(|x| *x == s) else { return false };
            match raid.target {
                Target::Ship(_) => defended(f, owner, raid) == named.get(k).map(|x| x.tf),
                Target::Base => {
                    let anchored = named.get(k).is_some_and(|x| x.anchored);
                    anchored && !attacked(Target::Ship(k as u8)) && base(b, force, f.at).is_some()
                }
            }
        }
    }
}

/// All that can fire for a side.
fn guns(b: &Board, force: &Force, f: &Battle, owner: Side) -> Vec<Target> {
    let ships = f.own(owner).ships.iter().map(|s| Target::Ship(*s));
    ships.chain([Target::Base]).filter(|t| power(b, force, f.at, *t) > 0).collect()
}

/// Fire at what is fired at as one: the first of its attacks, how many factors that are, and how many fire at it on which table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Salvo {
    /// The attack.
    pub raid: Raid,
    /// Its factors.
    pub strength: u16,
    /// Factors that fire.
    pub n: u16,
    /// Basic hit table.
    pub bht: u8,
}

/// FT-236, FT-239, FT-243, FT-354: what would be fired if nothing more were aimed: what was not aimed fires at the largest attack it may.
pub fn salvos(b: &Board, public: &Public, force: &Force, f: &Battle, owner: Side) -> Vec<Salvo> {
    let raids = &f.raids[owner.other().i()];
    let mut aimed = f.own(owner).aims.clone();
    let waves: std::collections::BTreeSet<u8> = raids.iter().map(|r| r.wave).collect();
    let wave = |sortie: u8| raids.get(sortie as usize).map(|r| r.wave);
    for by in guns(b, force, f, owner) {
        for w in &waves {
            if aimed.iter().any(|x| x.by == by && wave(x.sortie) == Some(*w)) {
                continue;
            }
            let may = aims(f, owner)
                .filter(|(_, r)| r.wave == *w && bht(b, public, f.at, r.mode) > 0 && may_fire(b, force, f, owner, by, r))
                .max_by_key(|(i, r)| (strength(f, owner, r), std::cmp::Reverse(*i)));
            aimed.extend(may.map(|(sortie, _)| Aim { by, n: 0, at: by, sortie }));
        }
    }
    let at = |(i, raid): (u8, &Raid)| {
        let n = aimed.iter().filter(|x| x.sortie == i).map(|x| u16::from(power(b, force, f.at, x.by))).sum();
        Salvo { raid: *raid, strength: strength(f, owner, raid), n, bht: bht(b, public, f.at, raid.mode) }
    };
    aims(f, owner).map(at).filter(|s| s.n > 0).collect()
}

/// FT-240, FT-241, FT-242: the same as the attacker may expect it: he was named the ships, not what they and the base have suffered.
pub fn feared(b: &Board, public: &Public, f: &Battle, owner: Side) -> Vec<Salvo> {
    let raids = &f.raids[owner.other().i()];
    let attacked = |t: Target| raids.iter().any(|r| r.target == t);
    let shore = b.base_at(f.at).map_or(0, |i| b.bases[i as usize].aa.max(0) as u16);
    let at = |raid: &Raid| {
        let tf = defended(f, owner, raid);
        let fires = |(k, s): &(usize, &Seen)| match tf {
            Some(tf) => s.tf == tf,
            None => s.anchored && !attacked(Target::Ship(*k as u8)),
        };
        let ships = f.named[owner.i()].iter().enumerate().filter(fires);
        let n: u16 = ships.map(|(_, s)| u16::from(b.classes[s.class as usize].aa)).sum();
        let lies = |t: Target| matches!(t, Target::Ship(k) if f.named[owner.i()].get(k as usize).is_some_and(|s| s.anchored));
        let helps = !attacked(Target::Base) && raids.iter().any(|r| same_aim(f, owner, r, raid) && lies(r.target));
        let base = if tf.is_none() || helps { shore } else { 0 };
        Salvo { raid: *raid, strength: strength(f, owner, raid), n: n + base, bht: bht(b, public, f.at, raid.mode) }
    };
    aims(f, owner).map(|(_, raid)| at(raid)).filter(|s| s.n > 0 && s.bht > 0).collect()
}

/// The defenders are asked, those whose attackers can be reached at all.
pub fn open(b: &Board, p: &mut Position) {
    let Some(f) = p.battle.as_ref() else { return };
    let reached = |s: &Side| f.raids[s.other().i()].iter().any(|r| bht(b, &p.public, f.at, r.mode) > 0);
    let asked: SeatSet = Side::ALL.into_iter().filter(reached).map(Side::seat).collect();
    if let Some(f) = p.battle.as_mut() {
        (f.asked, f.step) = (asked, BattleStep::Flak);
    }
}

/// FT-239, FT-243, FT-426: each ship and the base fires once at each formation, undivided.
pub fn check(b: &Board, p: &Position, f: &Battle, side: Side, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Flak { by, sortie } => {
            let Some((_, raid)) = aims(f, side).find(|(i, _)| *i == sortie) else {
                return Err(Refusal::new(rule::FT_236, "refuse-target"));
            };
            if bht(b, &p.public, f.at, raid.mode) == 0 {
                return Err(Refusal::new(rule::FT_355, "refuse-too-high"));
            }
            if power(b, p.side(side), f.at, by) == 0 || !may_fire(b, p.side(side), f, side, by, raid) {
                return Err(Refusal::new(rule::FT_240, "refuse-flak"));
            }
            let raids = &f.raids[side.other().i()];
            let wave = |x: &Aim| raids.get(x.sortie as usize).map(|r| r.wave);
            let fired = f.own(side).aims.iter().any(|x| x.by == by && wave(x) == Some(raid.wave));
            if fired { Err(Refusal::new(rule::FT_243, "refuse-flak-split")) } else { Ok(()) }
        }
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

/// What could be done.
pub fn list(p: &Position, f: &Battle, side: Side, out: &mut Vec<Action>) {
    let ships = f.own(side).ships.iter().map(|s| Target::Ship(*s));
    let all: Vec<Target> = ships.chain([Target::Base]).collect();
    debug_assert!(all.len() <= p.side(side).ships.len() + 1);
    for (sortie, _) in aims(f, side) {
        out.extend(all.iter().map(|by| Action::Flak { by: *by, sortie }));
    }
    out.push(Action::Done);
}

/// FT-236, FT-239: fire at each formation in turn, one die for all that fires at the same (FT-244).
pub fn fire(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    for side in Side::ALL {
        let Some(f) = p.battle.as_ref() else { return };
        let mut lost: Vec<(Raid, u8)> = Vec::new();
        for Salvo { raid, strength, n, bht } in salvos(b, &p.public, p.side(side), f, side) {
            let from = dice.rolled();
            let die = dice.d6("flak");
            let hits = damage::hits(b, &p.public.rules, bht, n, die);
            let n = n.min(255) as u8;
            log.rolled(rule::FT_238, Event::Flak { side, hex: f.at, n, at: raid.craft, bht, die, hits }, from, dice);
            lost.push((raid, hits.min(strength.min(255) as u8)));
        }
        down(b, p, side, &lost, log);
    }
    if let Some(f) = p.battle.as_mut() {
        for s in &mut f.secret {
            s.aims.clear();
        }
        f.step = BattleStep::Bombing;
    }
}

/// Factors in what is fired at as one.
fn strength(f: &Battle, owner: Side, raid: &Raid) -> u16 {
    f.raids[owner.other().i()].iter().filter(|r| same_aim(f, owner, r, raid)).map(|r| u16::from(r.n)).sum()
}

/// FT-249: only what is left attacks. Of what was fired at as one the strongest attack loses first.
fn down(b: &Board, p: &mut Position, owner: Side, lost: &[(Raid, u8)], log: &mut Log<Event>) {
    let side = owner.other();
    let mut gone: Vec<(Craft, u8)> = Vec::new();
    for (raid, hits) in lost.iter().filter(|(_, n)| *n > 0) {
        let Some(f) = p.battle.as_mut() else { return };
        let waves = bombing::waves(f, side);
        for _ in 0..*hits {
            let of = |s: &crate::battle::Sortie| {
                let tf = match s.target {
                    Target::Base => None,
                    Target::Ship(k) => f.named[owner.i()].get(k as usize).map(|x| x.tf),
                };
                let wave = waves.iter().position(|a| *a == s.af).map(|i| i as u8);
                f.is_one_kind(s.group.craft, raid.craft)
                    && (wave, s.mode, tf) == (Some(raid.wave), raid.mode, defended(f, owner, raid))
            };
            let list = &f.secret[side.i()].sorties;
            let most = (0..list.len())
                .filter(|i| list[*i].group.n > 0 && of(&list[*i]))
                .max_by_key(|i| (list[*i].group.n, std::cmp::Reverse(*i)));
            let Some(i) = most else { break };
            let s = &mut f.secret[side.i()].sorties[i];
            s.group.n -= 1;
            let (af, g) = (s.af, s.group);
            match gone.iter_mut().find(|(c, _)| *c == g.craft) {
                Some((_, n)) => *n += 1,
                None => gone.push((g.craft, 1)),
            }
            let a = &mut p.sides[side.i()].afs[af as usize];
            airfight::change(a, &g, 1, |x| x.n = 0);
            a.groups.retain(|x| x.n > 0);
        }
    }
    if let Some(f) = p.battle.as_mut() {
        // Waves keep their numbers: a formation shot down to the last is still there with nothing.
        bombing::count(f, side);
    }
    airfight::downed(b, p, side, &gone, rule::FT_244, log);
    debug_assert!(p.battle.as_ref().is_none_or(|f| combat::overhead(p.side(side), f.at).all(|(_, a)| !a.groups.is_empty())));
}
