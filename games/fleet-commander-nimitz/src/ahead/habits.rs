//! Habits in a battle: where ships stand, which plans are taken, where squadrons fly, and who takes a hit.

use super::value;
use crate::{
    action::{Action, Target},
    battle::{Air, Battle, Field, Spot, Squadron, Step, aboard, bombers_fit},
    board::Board,
    event::Attack,
    position::{Position, UnitId},
    types::{Class, Kind, Sector, Side, UsPlan, Value},
};

/// Supply from which on plans are bought with it.
pub const DEAR: u16 = 4;

/// One of the legal actions; the list is not empty while a battle waits for the player.
pub fn choose(b: &Board, p: &Position, x: &Battle, legal: &[Action]) -> Action {
    let f = Field { b, p, x };
    let first = legal.first().copied().unwrap_or(Action::Done);
    if legal.len() < 2 {
        return first;
    }
    let best = |worth: &dyn Fn(&Action) -> i64| legal.iter().copied().max_by_key(|a| worth(a)).unwrap_or(first);
    match x.step {
        Step::Place => best(&|a| place(f, a)),
        Step::Subs => best(&|a| sub(f, a)),
        Step::Plans => plan(f, legal),
        Step::FirstLight | Step::Asw => *legal.iter().find(|a| matches!(a, Action::Use { .. })).unwrap_or(&first),
        Step::Fly | Step::FlyFirst(_) => fly(f, legal),
        Step::Fire => fire(f, legal),
        Step::Land | Step::Airfield => best(&|a| landing(f, a)),
        Step::Engaged => engaged(f),
        Step::Escorts(_) | Step::Launch | Step::Carrier => first,
    }
}

const fn dice(v: Value) -> i64 {
    match v.hit {
        Some(hit) => hit as i64 + v.twice as i64,
        None => 0,
    }
}

/// Guns of a side's surface ships in the area, wherever they stand.
fn guns(f: Field<'_>, side: Side) -> i64 {
    let surface = |u: &UnitId| {
        let t = f.kind(*u);
        t.side == side && t.kind.is_escort()
    };
    f.p.units_at(f.x.area).filter(surface).map(|u| dice(f.p.values(f.b, u).surface)).sum()
}

fn carriers(f: Field<'_>, side: Side) -> i64 {
    f.p.units_at(f.x.area).filter(|u| f.kind(*u).side == side && f.kind(*u).kind.is_carrier()).count() as i64
}

/// Ships go inshore to fight, but for those that shield the carriers; a much weaker line stays out at sea.
fn place(f: Field<'_>, a: &Action) -> i64 {
    let Action::Place { unit, sector } = *a else { return 0 };
    let values = f.p.values(f.b, unit);
    let carriers = carriers(f, Side::Us);
    let shields = f.surface(Side::Us, Sector::UsOcean).filter(|u| !f.kind(*u).kind.is_carrier()).count() as i64;
    let (ours, theirs) = (guns(f, Side::Us), guns(f, Side::Japan));
    let landing = f.x.ground.iter().any(|g| g.spot == Spot::Transport);
    let brave = ours * 2 >= theirs || (landing && ours * 3 >= theirs);
    let out = shields < carriers || !brave;
    // Those with the best guns for their flak go in first.
    let fits = if out { dice(values.aaa) * 2 - dice(values.surface) } else { dice(values.surface) };
    let right = if out { sector == Sector::UsOcean } else { sector == Sector::Coastal };
    if right { 100 + fits } else { 0 }
}

/// Submarines go where a carrier or a Transport is.
fn sub(f: Field<'_>, a: &Action) -> i64 {
    let Action::Place { sector, .. } = *a else { return 0 };
    let carriers = f.surface(Side::Japan, sector).filter(|u| f.kind(*u).kind.is_carrier()).count() as i64;
    let flak = f.ships(Side::Japan, sector).map(|u| dice(f.p.values(f.b, u).depth)).max().unwrap_or(0);
    10 * carriers.min(3) + 4 * i64::from(f.has_surface(Side::Japan, sector)) - flak
}

/// Plans that will have their moment, the best for their price first; supply is kept for the next turn's moves.
fn plan(f: Field<'_>, legal: &[Action]) -> Action {
    let x = f.x;
    // Counted once: this is asked for every plan of every imagined battle.
    let both = |n: &dyn Fn(Side) -> usize| [n(Side::Us) as i64, n(Side::Japan) as i64];
    let flying = |side: Side, fits: &dyn Fn(&Squadron) -> bool| x.squadrons.iter().filter(|s| s.side == side && fits(s)).count();
    let air = both(&|side| flying(side, &|s| s.at != Air::Away));
    let dogs = both(&|side| flying(side, &|s| f.squadron_values(s).dogfight.can()));
    let bombers = both(&|side| flying(side, &|s| f.squadron(s).is_bomber()));
    let infantry = both(&|side| x.ground.iter().filter(|g| f.kind(g.unit).side == side).count());
    let subs = x.ships.iter().filter(|(u, _)| f.kind(*u).kind == Kind::Ss);
    let subs = both(&|side| subs.clone().filter(|(u, _)| f.kind(*u).side == side).count());
    let marines = x.ground.iter().any(|g| f.kind(g.unit).kind == Kind::Marine);
    let flak = f.surface(Side::Us, Sector::UsOcean).chain(f.surface(Side::Us, Sector::Coastal)).count() as i64;
    let japan = f.units(Side::Japan) as i64;
    let (guns, carriers) = ([guns(f, Side::Us), guns(f, Side::Japan)], carriers(f, Side::Us));
    let island = infantry[0].min(infantry[1]);
    let turns = i64::from(x.left);
    // Hundredths of a hit that the plan is good for.
    let good = |plan: UsPlan| match plan {
        UsPlan::Leathernecks => 100 * i64::from(marines && infantry[1] + bombers[1] > 0),
        UsPlan::Furball => 80 * i64::from(dogs[0] >= 2 && air[1] >= 1),
        UsPlan::DivingAttack => 90 * i64::from(bombers[0] >= 3 && japan >= 3),
        UsPlan::FirstLight => 40 * carriers.min(2) * turns.min(2) * i64::from(japan >= 4),
        UsPlan::Artillery => 100 * i64::from(island >= 1),
        UsPlan::Charge => 40 * i64::from(island >= 1),
        UsPlan::Envelop => 35 * i64::from(island >= 1 && infantry[0] >= 2),
        UsPlan::RangingShots => 70 * i64::from(guns[0] >= 8 && guns[1] > 0),
        UsPlan::Sonar => 20 * i64::from(subs[0] + subs[1] > 0),
        UsPlan::AntiAircraft => 25 * i64::from(flak >= 1 && bombers[1] >= 2),
        UsPlan::Aaa => 60 * i64::from(flak >= 3 && bombers[1] >= 3),
        UsPlan::BarrelRoll => 60 * i64::from(air[0] >= 2 && dogs[1] >= 2),
        UsPlan::Seabees => 70 * i64::from(x.airfields[Side::Us.i()] >= 1 && bombers[1] >= 2),
        UsPlan::DamageControl => 130 * i64::from(japan >= 4 && carriers >= 1),
        UsPlan::Engaged => 60 * i64::from(japan >= 5 && turns <= 2),
        UsPlan::Asw => 20 * subs[1].min(2),
    };
    // A supply point gives three points of plans; in a large battle it is well spent.
    let dear = f.p.sp >= DEAR && japan >= 4;
    let take = |a: &Action| {
        let Action::TakePlan { plan } = *a else { return 0 };
        let cost = i64::from(f.b.plan_cost(plan));
        let free = cost <= i64::from(x.points);
        let rate = good(plan) * 3 / cost.max(1);
        if good(plan) > 0 && (free || (dear && rate >= 90)) { rate + 1 } else { 0 }
    };
    let best = legal.iter().map(|a| (take(a), *a)).max_by_key(|(worth, _)| *worth);
    best.filter(|(worth, _)| *worth > 0).map_or(Action::Done, |(_, a)| a)
}

/// The chance in tenths that a Japanese bomber group flies to each sector (FN-247, FN-248, FN-249, FN-250).
fn raids(f: Field<'_>) -> [i64; 4] {
    let mut out = [0; 4];
    for sector in f.b.tables.sectors {
        let up = Sector::ALL[sector.i()..].iter().find(|s| bombers_fit(f, **s));
        if let Some(s) = up.or_else(|| Sector::ALL[..sector.i()].iter().rev().find(|s| bombers_fit(f, **s))) {
            out[s.i()] += 1;
        }
    }
    out
}

/// What a hit is worth in a sector, in tenths of a reinforcement point: the cheapest are hit first.
fn target_worth(f: Field<'_>, sector: Sector) -> i64 {
    let mut all = Vec::new();
    crate::battle::targets_of(f, Side::Japan, Attack::Bombs, sector, false, &mut all);
    let Some(least) = all.iter().map(|c| c.0).min() else { return 0 };
    let of = |t: &Target| match t {
        Target::Unit(u) => value::enemy(f.b, f.p, &f.p.units[*u as usize]) / 20 + ground(f, *u),
        // Without its field a squadron is lost.
        Target::Airfield => 8,
        Target::Squadron(_) => 4,
    };
    let n = all.len() as i64;
    all.iter().filter(|c| c.0 == least).map(|c| of(&c.2)).max().unwrap_or(0) + n.min(3)
}

/// Whoever is ashore keeps us from holding the place.
fn ground(f: Field<'_>, u: UnitId) -> i64 {
    let objective = f.b.campaign(f.p.year).objectives.has(f.x.area);
    if f.kind(u).kind.class() == Class::Infantry && objective { 8 } else { 0 }
}

/// The first squadron at base goes where it does the most; who does nothing anywhere stays.
fn fly(f: Field<'_>, legal: &[Action]) -> Action {
    let Some(next) = legal.iter().find_map(|a| match a {
        Action::Fly { squadron, .. } => Some(*squadron),
        _ => None,
    }) else {
        return Action::Done;
    };
    let s = &f.x.squadrons[next as usize];
    let v = f.squadron_values(s);
    let raids = raids(f);
    let bombers = f.x.squadrons.iter().filter(|s| s.side == Side::Japan && s.at == Air::Base && f.squadron(s).is_bomber());
    let bombers = bombers.count() as i64;
    let first = matches!(f.x.step, Step::FlyFirst(_));
    let worth = |sector: Sector| {
        let bombs = dice(if sector == Sector::Island { v.ground } else { v.ship }) * target_worth(f, sector);
        // A fighter that meets the raid: half a squadron for a hit.
        let guard = if first { 0 } else { dice(v.dogfight) * raids[sector.i()] * bombers / 2 };
        let already = f.x.over(Side::Us, sector).filter(|(_, o)| f.squadron_values(o).dogfight.can()).count() as i64;
        bombs + guard / (1 + already / 2)
    };
    let here = legal.iter().filter(|a| matches!(a, Action::Fly { squadron, .. } if *squadron == next));
    let value = |a: &Action| match a {
        Action::Fly { sector, .. } => worth(*sector),
        _ => 0,
    };
    let best = here.copied().max_by_key(|a| value(a));
    match best {
        Some(a) if value(&a) > 0 || !first => a,
        _ => Action::Done,
    }
}

/// The best lands; the least of our own is given up, the best of Japan's equals. Japan's land where few are: they fly by carriers.
fn landing(f: Field<'_>, a: &Action) -> i64 {
    let (Action::Land { squadron, .. } | Action::GiveUp { squadron }) = *a else { return 0 };
    let Some(s) = f.x.squadrons.get(squadron as usize) else { return 0 };
    let v = f.squadron_values(s);
    let worth = dice(v.dogfight) + dice(v.ground) + dice(v.ship);
    match (a, s.side) {
        (Action::Land { unit, .. }, Side::Japan) => -i64::from(aboard(f, *unit)),
        (Action::Land { .. }, Side::Us) => 10_000 + worth,
        (_, Side::Japan) => worth,
        (_, Side::Us) => -worth,
    }
}

/// Hits and plans while shots fall.
fn fire(f: Field<'_>, legal: &[Action]) -> Action {
    let first = legal.first().copied().unwrap_or(Action::Done);
    // A plan that does something now does it now: battles are short.
    if let Some(a) = legal.iter().find(|a| matches!(a, Action::Use { .. })) {
        return *a;
    }
    let roll = |a: &Action| match *a {
        Action::UseWith { unit, plan } => {
            let v = f.p.values(f.b, unit);
            1 + match plan {
                UsPlan::AntiAircraft => dice(v.aaa),
                UsPlan::Sonar => dice(v.surface).max(dice(v.depth)),
                _ => dice(v.attack),
            }
        }
        Action::Strike { target } => 1 + enemy_worth(f, target),
        _ => 0,
    };
    if let Some(a) = legal.iter().copied().max_by_key(|a| roll(a)).filter(|a| roll(a) > 0) {
        return a;
    }
    let price = |a: &Action| match *a {
        Action::Take { target } => own_worth(f, target),
        _ => i64::MAX,
    };
    let cheapest = legal.iter().copied().min_by_key(|a| price(a)).unwrap_or(first);
    let loss = price(&cheapest);
    let stop = |a: &Action| match *a {
        Action::Stop { plan: UsPlan::Leathernecks } => Some(0),
        Action::Stop { plan: UsPlan::BarrelRoll | UsPlan::Seabees } => Some(60),
        Action::Stop { .. } => Some(150),
        _ => None,
    };
    // The dearest plan is for a hit that hurts.
    let stops = legal.iter().copied().filter_map(|a| stop(&a).map(|at| (at, a))).filter(|(at, _)| loss >= *at);
    stops.min_by_key(|(at, _)| *at).map_or(cheapest, |(_, a)| a)
}

/// What a hit costs the player, in hundredths.
fn own_worth(f: Field<'_>, target: Target) -> i64 {
    match target {
        Target::Unit(u) => {
            let unit = &f.p.units[u as usize];
            let carrier = if f.kind(u).kind.is_carrier() { 150 } else { 0 };
            let full = 100 * i64::from(f.kind(u).buy) + 40;
            let lone = i64::from(f.ashore(Side::Us).nth(1).is_none() && f.kind(u).kind.class() == Class::Infantry);
            (if unit.hurt { full * 3 / 5 } else { full * 2 / 5 }) + carrier + 100 * lone * i64::from(unit.hurt)
        }
        Target::Squadron(i) => {
            let s = &f.x.squadrons[i as usize];
            let v = f.squadron_values(s);
            let all = 12 * (dice(v.dogfight) + dice(v.ship) + dice(v.ground));
            let land = if s.carrier { 1 } else { 2 };
            land * if s.hurt { all } else { all / 2 }
        }
        Target::Airfield => {
            let full = f.x.land_based(Side::Us).count() >= usize::from(f.x.airfields[Side::Us.i()]);
            if full { 150 } else { 10 }
        }
    }
}

fn enemy_worth(f: Field<'_>, target: Target) -> i64 {
    match target {
        Target::Unit(u) => value::enemy(f.b, f.p, &f.p.units[u as usize]) + 10 * ground(f, u),
        Target::Squadron(i) => {
            let v = f.squadron_values(&f.x.squadrons[i as usize]);
            5 * (dice(v.dogfight) + dice(v.ship) + dice(v.ground))
        }
        Target::Airfield => 80,
    }
}

/// On while we win, home while we lose.
fn engaged(f: Field<'_>) -> Action {
    let strength = |side: Side| {
        let units = f.p.units_at(f.x.area).filter(|u| f.kind(*u).side == side);
        units.map(|u| if f.p.units[u as usize].hurt { 1 } else { 2 }).sum::<i64>()
    };
    let (us, japan) = (strength(Side::Us), strength(Side::Japan));
    if us * 4 >= japan * 5 {
        Action::Engage { longer: true }
    } else if japan * 4 >= us * 5 {
        Action::Engage { longer: false }
    } else {
        Action::Done
    }
}
