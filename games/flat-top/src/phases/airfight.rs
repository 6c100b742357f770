//! 16, 8.12, 14.16 to 14.18: air combat, one altitude after the other.
//!
//! At an altitude: the aircraft are laid open; fighters are told off ([`Plan`]) and choose about their fuel; those who hunt fight those
//! who guard; the ratio left decides who goes on to the bombers (16.6). What is not allotted in a window does what is usual: it goes for the
//! guards, guards the bombers, pays its fuel, fires at the most numerous. So `Done` is always an answer.

use crate::{
    action::Action,
    battle::{Battle, BattleStep, Block, GroupRef, Part, Plan, SideBattle, Task, Wing},
    board::{Board, Role},
    event::{Event, Why},
    phases::{combat, damage, not_now, score, sighting},
    position::{AirFormation, Force, Fuel, Group, Position, Public},
    rule,
    types::{AfId, Arm, At, Category, Craft, Hull, Model, Side, Sky},
};
use ironbottom_kernel::{Dice, Log, Refusal, RuleId, SeatSet};

/// What an aircraft is in air combat (8.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Job {
    Interceptor,
    Escort,
    Bomber,
}

/// FT-139, FT-140, FT-462: bombers: what took off armed, what can be nothing else, and the low interceptors when they are high.
fn is_bomber(b: &Board, g: &Group) -> bool {
    g.armed
        || match b.model(g.craft.model).role {
            Role::Bomber => true,
            Role::Low => g.high,
            Role::Fighter => false,
        }
}

/// FT-136, FT-137, FT-138, FT-139, FT-140, FT-462: the role of a group in its formation (R82). Escorts guard all bombers of the hex
/// (FT-201).
pub fn job(b: &Board, a: &AirFormation, g: &Group) -> Job {
    if is_bomber(b, g) {
        Job::Bomber
    } else if b.model(g.craft.model).role == Role::Fighter && a.groups.iter().any(|x| is_bomber(b, x)) {
        Job::Escort
    } else {
        Job::Interceptor
    }
}

/// Groups of a side on the map over a hex at an altitude, with their jobs (FT-198, FT-350, FT-352).
fn groups<'a>(b: &'a Board, force: &'a Force, at: At, high: bool) -> impl Iterator<Item = (u8, Group, Job)> + 'a {
    combat::overhead(force, at)
        .flat_map(move |(i, a)| a.groups.iter().filter(move |g| g.high == high).map(move |g| (i, *g, job(b, a, g))))
}

/// Interceptors there: models and factors.
pub fn hunters<'a>(b: &'a Board, force: &'a Force, at: At, high: bool) -> impl Iterator<Item = (Craft, u8)> + 'a {
    groups(b, force, at, high).filter(|(_, _, j)| *j == Job::Interceptor).map(|(_, g, _)| (g.craft, g.n))
}

/// Factors of interceptors there.
pub fn interceptors(b: &Board, force: &Force, at: At, high: bool) -> u16 {
    hunters(b, force, at, high).map(|(_, n)| u16::from(n)).sum()
}

/// FT-207: near enough for air combat, as far as this side knows: a base, one of its ships with aircraft or a carrier it holds in sight
/// within two hexes, or a task force in the hex.
fn is_near(b: &Board, p: &Position, f: &Battle, side: Side) -> bool {
    let (force, at) = (p.side(side), f.at);
    let s = &b.scenarios[p.public.scenario as usize];
    let base = |i: &u8| b.bases[*i as usize].at.is_some_and(|x| x.distance(at) <= 2);
    let deck = |h: Hull| matches!(h, Hull::Cv | Hull::Cvl | Hull::Av | Hull::Cav);
    f.fleets.contains(&true)
        || s.forces.iter().flat_map(|x| &x.bases).any(base)
        || force.at_sea().any(|(i, _, x)| x == at || (x.distance(at) <= 2 && force.fleet(i).any(|(_, s)| deck(s.hull(b)))))
        || force.contacts.iter().any(|c| {
            c.live && !c.air && c.at.distance(at) <= 2 && c.told.categories.iter().any(|(k, _)| *k == Category::Carriers)
        })
}

/// FT-217: both have aircraft on the map here: both may begin, in cloud too (FT-368).
pub fn open(p: &mut Position) {
    let sides = &p.sides;
    if let Some(f) = p.battle.as_mut() {
        let both = sides.iter().all(|s| combat::overhead(s, f.at).next().is_some());
        f.step = BattleStep::Hail;
        f.asked = if both { SeatSet::first(2) } else { SeatSet::NONE };
    }
}

/// FT-419, FT-142, FT-207: only interceptors begin, and only near decks.
pub fn check_hail(b: &Board, p: &Position, f: &Battle, side: Side, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Intercept { high } => {
            if f.own(side).heights[usize::from(high)] {
                return Err(not_now());
            }
            if interceptors(b, p.side(side), f.at, high) == 0 {
                return Err(Refusal::new(rule::FT_419, "refuse-no-interceptors"));
            }
            if is_near(b, p, f, side) { Ok(()) } else { Err(Refusal::new(rule::FT_207, "refuse-far-from-decks")) }
        }
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

/// FT-230: each altitude at which somebody attacks and finds somebody is fought apart.
pub fn hailed(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let Some(f) = p.battle.as_mut() else { return };
    for high in [false, true] {
        let finds = |side: Side| {
            f.own(side).heights[usize::from(high)] && groups(b, &p.sides[side.other().i()], f.at, high).next().is_some()
        };
        let first = f.attacker;
        if let Some(side) = [first, first.other()].into_iter().find(|s| finds(*s)) {
            f.heights.push((high, side));
        }
    }
    next_height(b, p, log);
}

/// The fight at the next altitude, or the end of air combat.
fn next_height(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let Some(f) = p.battle.as_mut() else { return };
    f.air = Default::default();
    for s in &mut f.secret {
        s.wings.clear();
    }
    if f.heights.is_empty() {
        return combat::after_air(b, p);
    }
    let (high, starter) = f.heights.remove(0);
    f.high = high;
    let at = f.at;
    let all = Side::ALL.map(|s| groups(b, &p.sides[s.i()], at, high).collect::<Vec<_>>());
    let has = |side: Side, job: Job| all[side.i()].iter().any(|(_, _, j)| *j == job);
    let both = |job| Side::ALL.into_iter().all(|s| has(s, job));
    (f.plan, f.turns) = if both(Job::Interceptor) && both(Job::Bomber) {
        (Plan::Orders, vec![starter, starter.other()])
    } else if both(Job::Interceptor) {
        // Whoever has no bombers to guard attacks.
        let free = [starter, starter.other()].into_iter().find(|s| !has(*s, Job::Bomber)).unwrap_or(starter);
        (Plan::All, vec![if has(free.other(), Job::Bomber) { free } else { starter }])
    } else {
        (Plan::Split, vec![starter])
    };
    log.event(rule::FT_210, Event::Fight { at, attacker: starter });
    for side in Side::ALL {
        let attacks = f.turns.contains(&side);
        let guarded = all[side.other().i()].iter().any(|(_, _, j)| *j != Job::Bomber);
        let part = |job: Job| match (f.plan, job, attacks) {
            (Plan::Orders, Job::Bomber, _) => Some(Part::Bomber),
            (Plan::Orders, _, _) => Some(Part::Guard),
            (_, Job::Interceptor, true) => Some(if guarded { Part::Hunt } else { Part::Raid }),
            // Not engaged, so not laid open (FT-098).
            (_, _, true) => None,
            (_, Job::Bomber, false) => Some(Part::Bomber),
            (_, _, false) => Some(Part::Guard),
        };
        let wings = all[side.i()].iter().filter_map(|(af, g, j)| Some(Wing { af: *af, group: *g, part: part(*j)? })).collect();
        f.secret[side.i()].wings = wings;
    }
    count(b, f);
    let fights = |s: &Side| f.air[s.i()].iter().any(|k| k.part != Part::Bomber);
    f.asked = Side::ALL.into_iter().filter(fights).map(Side::seat).collect();
    f.step = BattleStep::Assign;
    // FT-420: who may hold some back says first how many he commits.
    let open: Vec<Side> = Side::ALL.into_iter().filter(|s| !f.commits(*s)).collect();
    lay_open(f, &open, log);
}

/// FT-098: models and numbers of those engaged.
fn lay_open(f: &Battle, sides: &[Side], log: &mut Log<Event>) {
    for side in sides.iter().copied() {
        for k in &f.air[side.i()] {
            log.event(rule::FT_098, Event::Met { side, high: f.high, craft: k.craft, n: k.n, part: k.part });
        }
    }
    log.learned(SeatSet::ALL);
}

/// FT-351: aircraft are totalled whatever their formations.
fn count(b: &Board, f: &mut Battle) {
    for side in Side::ALL {
        let mut blocks: Vec<Block> = Vec::new();
        for w in &f.secret[side.i()].wings {
            let weak = match w.part {
                Part::Bomber => b.model(w.group.craft.model).role == Role::Fighter && w.group.arm != Arm::None,
                _ => w.group.fuel == Fuel::Refused,
            };
            let key = (w.part, w.group.craft, weak);
            match blocks.iter_mut().find(|k| (k.part, k.craft, k.weak) == key) {
                Some(k) => k.n += w.group.n,
                None => blocks.push(Block { part: w.part, craft: w.group.craft, weak, n: w.group.n }),
            }
        }
        blocks.retain(|k| k.n > 0);
        blocks.sort_unstable();
        f.air[side.i()] = blocks;
    }
}

fn like(a: &Group, b: &Group) -> bool {
    Group { n: 0, ..*a } == Group { n: 0, ..*b }
}

/// The group a side means.
fn group(p: &Position, side: Side, g: GroupRef) -> Option<&Group> {
    p.side(side).af(g.af)?.groups.get(g.group as usize)
}

/// Factors of a group in a fight, in parts that fit.
fn engaged(p: &Position, f: &Battle, side: Side, g: GroupRef, fits: impl Fn(Part) -> bool) -> u8 {
    let Some(x) = group(p, side, g) else { return 0 };
    f.own(side).wings.iter().filter(|w| w.af == g.af && like(&w.group, x) && fits(w.part)).map(|w| w.group.n).sum()
}

/// FT-202, FT-218, FT-220, FT-221, FT-415, FT-420: who fights whom; FT-213: and with or without the fuel hour.
pub fn check_assign(b: &Board, p: &Position, f: &Battle, side: Side, a: &Action) -> Result<(), Refusal> {
    let own = f.own(side);
    match *a {
        Action::Assign { group: g, n, task } => {
            let x = group(p, side, g).ok_or_else(not_now)?;
            let told: u8 = own.tasks.iter().filter(|(r, _, _)| *r == g).map(|(_, m, _)| *m).sum();
            let free = engaged(p, f, side, g, |part| part != Part::Bomber).saturating_sub(told);
            if n == 0 || n > free {
                return Err(Refusal::new(rule::FT_026, "refuse-no-aircraft"));
            }
            match (f.plan, task) {
                (Plan::Orders, Task::AtBombers) => {
                    let escort = p.side(side).af(g.af).is_none_or(|a| job(b, a, x) != Job::Interceptor);
                    if escort { Err(Refusal::new(rule::FT_138, "refuse-escort")) } else { Ok(()) }
                }
                (Plan::Split, Task::AtBombers | Task::Out) if f.turns.contains(&side) => {
                    let guarded = f.count(side.other(), Part::Guard) > 0;
                    let others: u8 = own.tasks.iter().map(|(_, m, _)| *m).sum();
                    let all = f.count(side, if guarded { Part::Hunt } else { Part::Raid });
                    if task == Task::AtBombers && (!guarded || f.count(side.other(), Part::Bomber) == 0) {
                        Err(Refusal::new(rule::FT_220, "refuse-task"))
                    } else if u16::from(others) + u16::from(n) >= all {
                        Err(Refusal::new(rule::FT_221, "refuse-escorts"))
                    } else {
                        Ok(())
                    }
                }
                (Plan::All, _) => Err(Refusal::new(rule::FT_218, "refuse-all-fight")),
                _ => Err(Refusal::new(rule::FT_220, "refuse-task")),
            }
        }
        Action::Fuel { group: g, pay: false } => {
            let open =
                group(p, side, g).is_some_and(|x| x.fuel == Fuel::Open) && engaged(p, f, side, g, |x| x != Part::Bomber) > 0;
            if open && !own.refused.contains(&g) { Ok(()) } else { Err(Refusal::new(rule::FT_213, "refuse-fuel")) }
        }
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

/// Groups of a side that are in the fight.
fn refs<'a>(p: &'a Position, f: &'a Battle, side: Side) -> impl Iterator<Item = (GroupRef, u8)> + 'a {
    combat::overhead(p.side(side), f.at)
        .flat_map(|(af, a)| a.groups.iter().enumerate().map(move |(i, g)| (GroupRef { af, group: i as u8 }, *g)))
        .filter(move |(_, g)| g.high == f.high)
        .map(|(r, g)| (r, g.n))
}

/// What could be done.
pub fn list_assign(p: &Position, f: &Battle, side: Side, out: &mut Vec<Action>) {
    for (group, most) in refs(p, f, side) {
        out.push(Action::Fuel { group, pay: false });
        if f.plan != Plan::All {
            for task in [Task::AtBombers, Task::Out] {
                out.extend((1..=most).map(|n| Action::Assign { group, n, task }));
            }
        }
    }
    out.push(Action::Done);
}

/// FT-213, FT-220, FT-221: what a side has told its aircraft to do is done. Groups that refuse the fuel hour are said, as they were.
fn take_orders(plan: Plan, own: &mut SideBattle, force: &Force) -> Vec<(AfId, Group)> {
    let of = |r: GroupRef| force.afs.get(r.af as usize).and_then(|a| a.groups.get(r.group as usize)).copied();
    for (r, n, task) in std::mem::take(&mut own.tasks) {
        let Some(g) = of(r) else { continue };
        let part = match (plan, task) {
            (Plan::Orders, Task::AtBombers) => Some(Part::Hunt),
            (_, Task::AtBombers) => Some(Part::Raid),
            _ => None,
        };
        let Some(w) = own.wings.iter_mut().find(|w| w.af == r.af && like(&w.group, &g) && w.group.n >= n) else { continue };
        w.group.n -= n;
        own.wings.extend(part.map(|part| Wing { af: r.af, group: Group { n, ..g }, part }));
    }
    own.wings.retain(|w| w.group.n > 0);
    let refused: Vec<(AfId, Group)> = std::mem::take(&mut own.refused).into_iter().filter_map(|r| Some((r.af, of(r)?))).collect();
    for (af, g) in &refused {
        for w in own.wings.iter_mut().filter(|w| w.af == *af && like(&w.group, g)) {
            w.group.fuel = Fuel::Refused;
        }
    }
    refused
}

/// What a side would fight with if it gave no more orders: for its own eyes.
pub fn foreseen(b: &Board, f: &Battle, side: Side, force: &Force) -> Vec<Block> {
    let mut f = f.clone();
    take_orders(f.plan, &mut f.secret[side.i()], force);
    count(b, &mut f);
    std::mem::take(&mut f.air[side.i()])
}

/// Orders are opened together.
pub fn assigned(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let Some(f) = p.battle.as_mut() else { return };
    let late: Vec<Side> = Side::ALL.into_iter().filter(|s| f.commits(*s)).collect();
    for side in Side::ALL {
        let force = &mut p.sides[side.i()];
        let own = &mut f.secret[side.i()];
        // FT-213: refused for the hour; the whole group of the formation (R80).
        for (af, g) in take_orders(f.plan, own, force) {
            change(&mut force.afs[af as usize], &g, g.n, |x| x.fuel = Fuel::Refused);
        }
    }
    count(b, f);
    lay_open(f, &late, log);
    for ours in &f.secret[0].wings {
        p.met.now.extend(f.secret[1].wings.iter().map(|theirs| [ours.af, theirs.af]));
    }
    p.met.now.sort_unstable();
    p.met.now.dedup();
    next_attack(b, p, log);
}

/// Some factors of a group become different.
pub fn change(a: &mut AirFormation, g: &Group, n: u8, how: impl Fn(&mut Group)) {
    let Some(i) = a.groups.iter().position(|x| like(x, g)) else { return };
    let n = n.min(a.groups[i].n);
    a.groups[i].n -= n;
    let mut new = Group { n, ..a.groups[i] };
    how(&mut new);
    a.groups.retain(|x| x.n > 0);
    if n > 0 {
        a.add(new);
    }
}

/// FT-231: the next side attacks at this altitude, or the next altitude is fought at; nobody fights twice in the phase (FT-219).
fn next_attack(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let Some(f) = p.battle.as_mut() else { return };
    if f.turns.is_empty() {
        return next_height(b, p, log);
    }
    let x = f.turns.remove(0);
    (f.attacker, f.second) = (x, false);
    if f.count(x, Part::Hunt) > 0 && f.count(x.other(), Part::Guard) > 0 {
        f.step = BattleStep::Escorts;
        f.asked = choosers(f);
    } else {
        at_bombers(b, p, false, log);
    }
}

/// What the ratio after the escort fight allows (16.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ratio {
    /// FT-225, FT-471: those who fought the escorts may join; after a forced fight of interceptors bombers are attacked in this case
    /// only (FT-472).
    Joined,
    /// FT-226: nobody attacks bombers.
    Beaten,
    /// FT-227: only those assigned to them.
    Assigned,
}

/// FT-423: of the interceptors that fought the escorts so many are left, and of the escorts so many.
pub const fn ratio(hunters: u16, guards: u16) -> Ratio {
    if hunters >= 2 * guards {
        Ratio::Joined
    } else if guards >= 2 * hunters {
        Ratio::Beaten
    } else {
        Ratio::Assigned
    }
}

/// 16.6: who goes on to the bombers.
fn at_bombers(b: &Board, p: &mut Position, fought: bool, log: &mut Log<Event>) {
    let Some(f) = p.battle.as_mut() else { return };
    let x = f.attacker;
    match ratio(f.count(x, Part::Hunt), f.count(x.other(), Part::Guard)) {
        Ratio::Joined => {
            for w in f.own_mut(x).wings.iter_mut().filter(|w| w.part == Part::Hunt) {
                w.part = Part::Raid;
            }
            for k in f.air[x.i()].iter_mut().filter(|k| k.part == Part::Hunt) {
                k.part = Part::Raid;
            }
            count(b, f);
        }
        Ratio::Beaten => {
            // Who set nobody on them was not kept off.
            if fought && f.count(x.other(), Part::Bomber) > 0 {
                log.event(rule::FT_226, Event::LetGo { side: x, hex: f.at, beaten: true });
            }
            return next_attack(b, p, log);
        }
        Ratio::Assigned => {}
    }
    if f.count(x, Part::Raid) == 0 || f.count(x.other(), Part::Bomber) == 0 {
        return next_attack(b, p, log);
    }
    (f.step, f.second) = (BattleStep::Bombers, true);
    // FT-228: it is for the attacker to say in any case.
    f.asked = choosers(f).with(x.seat());
}

/// The part of a side in the fight going on.
fn part(f: &Battle, side: Side) -> Part {
    match (side == f.attacker, f.second) {
        (true, false) => Part::Hunt,
        (true, true) => Part::Raid,
        (false, false) => Part::Guard,
        (false, true) => Part::Bomber,
    }
}

/// Those of a side that fire in the fight going on.
pub fn firing(f: &Battle, side: Side) -> impl Iterator<Item = &Block> {
    f.air[side.i()].iter().filter(move |k| k.part == part(f, side))
}

/// FT-222: what a side has in the fight going on, by models: of the counters of one the first stands for all.
fn counters(f: &Battle, side: Side) -> Vec<(Craft, u8)> {
    let mut out: Vec<(Craft, u8)> = Vec::new();
    for k in firing(f, side) {
        match out.iter_mut().find(|(c, _)| f.is_one_kind(*c, k.craft)) {
            Some((_, n)) => *n += k.n,
            None => out.push((k.craft, k.n)),
        }
    }
    out
}

/// How many kinds of aircraft a side has in the fight going on.
pub fn kinds(f: &Battle, side: Side) -> usize {
    counters(f, side).len()
}

/// Sides that have more than one kind of target.
fn choosers(f: &Battle) -> SeatSet {
    Side::ALL.into_iter().filter(|s| kinds(f, s.other()) > 1).map(Side::seat).collect()
}

/// FT-223, FT-348: a model fires as a block or splits its fire, and says so before the dice; FT-228: bombers need not be attacked.
pub fn check_fire(f: &Battle, side: Side, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Shoot { by, n, at } => {
            let targets = counters(f, side.other());
            if targets.len() < 2 || !targets.iter().any(|(c, _)| *c == at) {
                return Err(Refusal::new(rule::FT_223, "refuse-target"));
            }
            let all = counters(f, side).iter().find(|(c, _)| *c == by).map_or(0, |(_, n)| *n);
            let told: u8 = f.own(side).fire.iter().filter(|x| x.by == by).map(|x| x.n).sum();
            if n == 0 || n > all.saturating_sub(told) { Err(Refusal::new(rule::FT_026, "refuse-no-aircraft")) } else { Ok(()) }
        }
        Action::Decline if f.step == BattleStep::Bombers && side == f.attacker => Ok(()),
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

/// What could be done.
pub fn list_fire(f: &Battle, side: Side, out: &mut Vec<Action>) {
    for (by, most) in counters(f, side) {
        for (at, _) in counters(f, side.other()) {
            out.extend((1..=most).map(|n| Action::Shoot { by, n, at }));
        }
    }
    out.extend([Action::Decline, Action::Done]);
}

/// The basic hit table of a model in air combat as it is printed; a scenario may change it.
pub fn printed(b: &Board, public: &Public, model: Model) -> u8 {
    let s = &b.scenarios[public.scenario as usize];
    s.air.iter().find(|(m, _)| *m == model).map_or_else(|| b.model(model).air, |(_, n)| *n)
}

/// FT-232, FT-233, FT-234, FT-235: the basic hit table of a model in air combat.
pub fn bht(b: &Board, public: &Public, at: At, craft: Craft, weak: bool) -> u8 {
    let base = printed(b, public, craft.model);
    let cloud = if public.sky(b, at) == Sky::Clear { 0 } else { -1 };
    damage::bht(base, &[if weak { -6 } else { 0 }, cloud, if public.is_night(b) { -2 } else { 0 }])
}

/// One attack of a side, with one die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// Who fires.
    pub by: Craft,
    /// With six less (FT-232, FT-235), which bombers never have (FT-418).
    pub weak: bool,
    /// At what.
    pub at: Craft,
    /// So many factors.
    pub n: u8,
}

/// FT-222, FT-223, FT-232: what a counter fires as it is told, in this order: those at full strength first where some are not, and those apart
/// from the others.
pub fn allot(f: &Battle, side: Side, by: Craft, told: impl IntoIterator<Item = (u8, Craft)>) -> Vec<Shot> {
    let blocks = firing(f, side).filter(|k| f.is_one_kind(k.craft, by));
    let mut left: Vec<(bool, u8)> = blocks.map(|k| (k.weak, k.n)).collect();
    let mut out: Vec<Shot> = Vec::new();
    for (mut n, at) in told {
        for (weak, have) in &mut left {
            let take = n.min(*have);
            (*have, n) = (*have - take, n - take);
            match out.iter_mut().find(|s| (s.weak, s.at) == (*weak, at)) {
                Some(s) => s.n += take,
                None => out.push(Shot { by, weak: *weak, at, n: take }),
            }
        }
    }
    out.retain(|s| s.n > 0);
    out
}

/// FT-222, FT-223: the attacks of a side: for each counter what it was told, the rest at the most numerous.
fn shots(f: &Battle, side: Side) -> Vec<Shot> {
    let targets = counters(f, side.other());
    let Some(usual) = targets.iter().max_by_key(|(c, n)| (*n, std::cmp::Reverse(*c))).map(|(c, _)| *c) else { return Vec::new() };
    let mut out: Vec<Shot> = Vec::new();
    for (by, all) in counters(f, side) {
        let told: Vec<_> = f.own(side).fire.iter().filter(|x| x.by == by).map(|x| (x.n, x.at)).collect();
        let rest = all.saturating_sub(told.iter().map(|(n, _)| *n).sum());
        out.extend(allot(f, side, by, told.into_iter().chain([(rest, usual)])));
    }
    out
}

/// FT-222, FT-224, FT-289, FT-353: both sides fire; what is shot down goes when all have fired.
fn exchange(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    let Some(f) = p.battle.as_ref() else { return };
    let mut due: [Vec<(Craft, u8)>; 2] = Default::default();
    for side in [f.attacker, f.attacker.other()] {
        let targets = counters(f, side.other());
        for s in shots(f, side) {
            let bht = bht(b, &p.public, f.at, s.by, s.weak);
            let from = dice.rolled();
            let die = dice.d6("air-combat");
            let hits = damage::hits(b, &p.public.rules, bht, u16::from(s.n), die);
            log.rolled(rule::FT_222, Event::AirFire { side, hex: f.at, by: s.by, n: s.n, at: s.at, bht, die, hits }, from, dice);
            let most = targets.iter().find(|(c, _)| *c == s.at).map_or(0, |(_, n)| *n);
            let list = &mut due[side.other().i()];
            match list.iter_mut().find(|(c, _)| *c == s.at) {
                Some((_, n)) => *n = n.saturating_add(hits).min(most),
                None => list.push((s.at, hits.min(most))),
            }
        }
    }
    due.iter_mut().for_each(|d| d.retain(|(_, n)| *n > 0));
    if let Some(f) = p.battle.as_mut() {
        for side in Side::ALL {
            pay(f, side, &mut p.sides[side.i()]);
            f.secret[side.i()].fire.clear();
        }
        // Where all of a counter are gone there is nothing to choose.
        let chooses = |s: &Side| due[s.i()].iter().any(|d| !counters(f, *s).contains(d));
        // R88: whether he has several formations to choose from would tell how many there are: his standing order says if he is asked.
        let wants = |s: &Side| !p.public.rules.reads_since(2) || p.sides[s.i()].picks;
        f.asked = Side::ALL.into_iter().filter(|s| chooses(s) && wants(s)).map(Side::seat).collect();
        f.due.clone_from(&due);
        f.step = BattleStep::Fallen;
    }
    log.learned(SeatSet::ALL);
    for side in Side::ALL {
        let known = |(craft, _): &(Craft, u8)| p.battle.as_ref().is_none_or(|f| !is_mixed(f, side, *craft));
        let lost: Vec<(Craft, u8)> = due[side.i()].iter().copied().filter(known).collect();
        downed(b, p, side, &lost, rule::FT_224, log);
    }
}

/// FT-222: are there several counters of a model in the fight? Which of them were shot down is known when their owner has said it.
fn is_mixed(f: &Battle, side: Side, craft: Craft) -> bool {
    firing(f, side).any(|k| f.is_one_kind(k.craft, craft) && k.craft != craft)
}

/// FT-447: factors shot down are told and scored.
pub fn downed(b: &Board, p: &mut Position, side: Side, lost: &[(Craft, u8)], rule: RuleId, log: &mut Log<Event>) {
    let mut all = 0;
    for (craft, n) in lost {
        log.event(rule, Event::Downed { side, craft: *craft, n: *n });
        p.side_mut(side).mourn(*craft, *n);
        all += u16::from(*n);
    }
    if let Some(at) = p.battle.as_ref().map(|f| f.at) {
        sighting::count_off(p, side, at, all);
    }
    score(p, side.other(), all * u16::from(b.points.aircraft), Why::Aircraft, log);
}

/// FT-211, FT-212, FT-214: interceptors and escorts that fight pay the fuel hour, once a turn; bombers do not.
fn pay(f: &mut Battle, side: Side, force: &mut Force) {
    let part = part(f, side);
    if part == Part::Bomber {
        return;
    }
    for w in f.secret[side.i()].wings.iter_mut().filter(|w| w.part == part && w.group.fuel == Fuel::Open) {
        change(&mut force.afs[w.af as usize], &w.group, w.group.n, pay_hour);
        pay_hour(&mut w.group);
    }
}

/// FT-211: the deadline comes an hour nearer at once.
pub const fn pay_hour(g: &mut Group) {
    (g.fuel, g.deadline) = (Fuel::Paid, g.deadline.saturating_sub(1));
}

/// Interceptors and what guards the bombers fire.
pub fn fire_at_guards(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    exchange(b, p, dice, log);
}

/// FT-228: interceptors and bombers fire, if the attacker wants it.
pub fn fire_at_bombers(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    let Some(f) = p.battle.as_mut() else { return };
    let x = f.attacker;
    if f.own_mut(x).wants.take() == Some(false) {
        for s in &mut f.secret {
            s.fire.clear();
        }
        log.event(rule::FT_228, Event::LetGo { side: x, hex: f.at, beaten: false });
        return next_attack(b, p, log);
    }
    exchange(b, p, dice, log);
}

/// R88: the owner says of which formations they were.
pub fn check_fallen(p: &Position, f: &Battle, side: Side, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Fall { group: g, n } => {
            let x = group(p, side, g).ok_or_else(not_now)?;
            let told = |same: &dyn Fn(GroupRef) -> bool| -> u8 {
                f.own(side).falls.iter().filter(|(r, _)| same(*r)).map(|(_, n)| *n).sum()
            };
            let due = f.due[side.i()].iter().find(|(c, _)| f.is_one_kind(*c, x.craft)).map_or(0, |(_, n)| *n);
            let of_craft = told(&|r| group(p, side, r).is_some_and(|y| f.is_one_kind(y.craft, x.craft)));
            let here = engaged(p, f, side, g, |y| y == part(f, side)).saturating_sub(told(&|r| r == g));
            if n == 0 || n > here || n > due.saturating_sub(of_craft) {
                Err(Refusal::new(rule::FT_289, "refuse-no-aircraft"))
            } else {
                Ok(())
            }
        }
        Action::Done => Ok(()),
        _ => Err(not_now()),
    }
}

/// What could be done.
pub fn list_fallen(p: &Position, f: &Battle, side: Side, out: &mut Vec<Action>) {
    for (group, most) in refs(p, f, side) {
        out.extend((1..=most).map(|n| Action::Fall { group, n }));
    }
    out.push(Action::Done);
}

/// Factors of a formation are gone.
fn lose(f: &mut Battle, side: Side, force: &mut Force, (af, g): (u8, Group), mut n: u8) {
    let part = part(f, side);
    for w in f.secret[side.i()].wings.iter_mut().filter(|w| w.af == af && like(&w.group, &g) && w.part == part) {
        let k = n.min(w.group.n);
        (w.group.n, n) = (w.group.n - k, n - k);
        change(&mut force.afs[af as usize], &g, k, |x| x.n = 0);
        force.afs[af as usize].groups.retain(|x| x.n > 0);
    }
    f.secret[side.i()].wings.retain(|w| w.group.n > 0);
}

/// Factors by counters, sorted: their order tells nothing of formations.
fn summed(all: &[(Craft, u8)]) -> Vec<(Craft, u8)> {
    let mut out: Vec<(Craft, u8)> = Vec::new();
    for (craft, n) in all.iter().filter(|(_, n)| *n > 0) {
        match out.iter_mut().find(|(c, _)| c == craft) {
            Some((_, sum)) => *sum += n,
            None => out.push((*craft, *n)),
        }
    }
    out.sort_unstable();
    out
}

/// FT-224, R88: what was shot down is taken off: as its owner said, the rest from those who must land first.
pub fn fallen(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let Some(f) = p.battle.as_mut() else { return };
    let mut gone: [Vec<(Craft, u8)>; 2] = Default::default();
    for side in Side::ALL {
        let force = &mut p.sides[side.i()];
        let mut due = std::mem::take(&mut f.due[side.i()]);
        let falls = std::mem::take(&mut f.secret[side.i()].falls);
        let told: Vec<(u8, Group, u8)> = falls
            .into_iter()
            .filter_map(|(r, n)| Some((r.af, *force.afs.get(r.af as usize)?.groups.get(r.group as usize)?, n)))
            .collect();
        for (af, g, n) in told {
            if let Some((_, left)) = due.iter_mut().find(|(c, _)| f.is_one_kind(*c, g.craft)) {
                *left = left.saturating_sub(n);
            }
            gone[side.i()].push((g.craft, n));
            lose(f, side, force, (af, g), n);
        }
        for (craft, mut n) in due {
            let mut wings: Vec<Wing> = f.own(side).wings.clone();
            wings.retain(|w| w.part == part(f, side) && f.is_one_kind(w.group.craft, craft));
            wings.sort_by_key(|w| w.group.deadline);
            for w in wings {
                let k = n.min(w.group.n);
                n -= k;
                gone[side.i()].push((w.group.craft, k));
                lose(f, side, force, (w.af, w.group), k);
            }
        }
    }
    for side in Side::ALL {
        gone[side.i()].retain(|(craft, _)| is_mixed(f, side, *craft));
    }
    count(b, f);
    let second = f.second;
    for side in Side::ALL {
        downed(b, p, side, &summed(&gone[side.i()]), rule::FT_224, log);
    }
    if second { next_attack(b, p, log) } else { at_bombers(b, p, true, log) }
}
