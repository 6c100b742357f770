//! Sections 11.5 to 12.2: battle plans of both sides, and where a battle turn begins.

use super::{Air, Battle, Field, Ground, Spot, Squadron, Step, air, allot, fire};
use crate::{
    action::{Action, Target},
    board::{Board, Values},
    event::{Attack, Event},
    position::{Place, Position, UnitId},
    purpose::{self, Here},
    rule,
    settings::Equals,
    types::{JapanPlan, Kind, Side, UsPlan, Value},
};
use ironbottom_kernel::{Dice, Log, Msg, Refusal, RuleId};

/// Supply points a plan takes on top of the points left over (FN-187, FN-188), and what is left over then.
fn price(b: &Board, x: &Battle, plan: UsPlan) -> (u8, u8) {
    let (cost, per) = (b.plan_cost(plan), b.tables.plan_points.1.max(1));
    let missing = cost.saturating_sub(x.points);
    let sp = missing.div_ceil(per);
    (sp, x.points + sp * per - cost)
}

/// FN-187, FN-188, FN-189, FN-190, FN-348: may it be taken?
fn check_take(f: Field<'_>, plan: UsPlan) -> Result<(), Refusal> {
    if f.x.holds(plan) {
        return Err(Refusal::new(rule::FN_190, "refuse-plan-twice"));
    }
    let (sp, _) = price(f.b, f.x, plan);
    if u16::from(sp) > f.p.sp {
        return Err(Refusal::because(rule::FN_188, Msg::new("refuse-supply").int("cost", i64::from(sp))));
    }
    Ok(())
}

/// Carriers of a side with squadrons that could fly (an undamaged one has them aboard).
fn launchers(f: Field<'_>, side: Side) -> Vec<UnitId> {
    let carriers = f.x.ships.iter().map(|(u, _)| *u);
    carriers.filter(|u| f.kind(*u).side == side && f.kind(*u).kind.is_carrier() && group(f, *u).next().is_some()).collect()
}

/// The Japanese carriers with the most aircraft (FN-221, R25).
fn largest(f: Field<'_>) -> Vec<UnitId> {
    let all = launchers(f, Side::Japan);
    let most = all.iter().map(|u| air::aboard(f, *u)).max();
    all.into_iter().filter(|u| Some(air::aboard(f, *u)) == most).collect()
}

/// R92: of equal carriers the one whose bombers have the largest sum of attack values is worst for the player, the first of those.
/// Before version 2 the first of all.
fn worst_carrier(f: Field<'_>, all: &[UnitId]) -> Option<UnitId> {
    let bombers = |u: UnitId| group(f, u).map(|i| allot::strength(f, &Target::Squadron(i))).sum::<u16>();
    let rank = |u: &UnitId| std::cmp::Reverse(if f.p.rules.reads_since(2) { bombers(*u) } else { 0 });
    all.iter().copied().min_by_key(rank)
}

/// The bombers aboard a carrier.
fn group(f: Field<'_>, carrier: UnitId) -> impl Iterator<Item = u8> {
    let mine = move |s: &Squadron| s.carrier && s.base == carrier && s.at == Air::Base && f.squadron(s).is_bomber();
    (0..f.x.squadrons.len() as u8).filter(move |i| mine(&f.x.squadrons[*i as usize]))
}

/// Is it legal?
pub fn check(f: Field<'_>, a: &Action) -> Result<(), Refusal> {
    match (f.x.step, *a) {
        (Step::Plans, Action::TakePlan { plan }) => check_take(f, plan),
        (Step::Plans | Step::FirstLight | Step::Asw | Step::Engaged, Action::Done) => Ok(()),
        (Step::FirstLight, Action::Use { plan: UsPlan::FirstLight })
        | (Step::Asw, Action::Use { plan: UsPlan::Asw })
        | (Step::Engaged, Action::Engage { .. }) => Ok(()),
        (Step::Launch, Action::Launch { unit }) if launchers(f, Side::Us).contains(&unit) => Ok(()),
        (Step::Carrier, Action::Carrier { unit }) if largest(f).contains(&unit) => Ok(()),
        (Step::Plans, _) => Err(Refusal::new(rule::FN_189, "refuse-plans-first")),
        (Step::FirstLight | Step::Launch, _) => Err(Refusal::new(rule::FN_201, "refuse-first-light")),
        (Step::Carrier, _) => Err(Refusal::new(rule::FN_221, "refuse-carrier-first")),
        (Step::Asw, _) => Err(Refusal::new(rule::FN_193, "refuse-asw")),
        _ => Err(Refusal::new(rule::FN_199, "refuse-engaged")),
    }
}

/// All legal actions.
pub fn list(f: Field<'_>, out: &mut Vec<Action>) {
    match f.x.step {
        Step::Plans => {
            let all = UsPlan::ALL.map(|plan| Action::TakePlan { plan });
            out.extend(all.into_iter().filter(|a| check(f, a).is_ok()));
            out.push(Action::Done);
        }
        Step::FirstLight => out.extend([Action::Use { plan: UsPlan::FirstLight }, Action::Done]),
        Step::Asw => out.extend([Action::Use { plan: UsPlan::Asw }, Action::Done]),
        Step::Engaged => {
            out.extend([Action::Engage { longer: false }, Action::Engage { longer: true }, Action::Done]);
        }
        Step::Launch => out.extend(launchers(f, Side::Us).into_iter().map(|unit| Action::Launch { unit })),
        Step::Carrier => out.extend(largest(f).into_iter().map(|unit| Action::Carrier { unit })),
        _ => {}
    }
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, x: &mut Battle, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    match (x.step, *a) {
        (Step::Plans, Action::TakePlan { plan }) => {
            let (sp, points) = price(b, x, plan);
            p.sp -= u16::from(sp);
            x.points = points;
            x.plans.push(plan);
            x.plans.sort_unstable();
            log.event(rule::FN_190, Event::PlanTaken { plan, sp });
        }
        (Step::Plans, _) => {
            // FN-363: points that are left are lost.
            x.points = 0;
            begin_turn(b, p, x, dice, log);
        }
        (Step::FirstLight, Action::Use { .. }) => first_light(b, p, x, dice, log),
        (Step::FirstLight, _) => japan_first(b, p, x, dice, log),
        (Step::Launch, Action::Launch { unit }) => x.step = Step::FlyFirst(unit),
        (Step::Carrier, Action::Carrier { unit }) => japan_attacks(b, p, x, unit, dice, log),
        (Step::Asw, Action::Use { .. }) => {
            x.spend(UsPlan::Asw, rule::FN_193, log);
            x.asw = true;
            fire::go_on(b, p, x, dice, log);
        }
        (Step::Asw, _) => fire::go_on(b, p, x, dice, log),
        (Step::Engaged, Action::Engage { longer }) => {
            x.spend(UsPlan::Engaged, rule::FN_199, log);
            lengthen(b, x, longer, rule::FN_199, log);
            super::finish::advance(b, p, x, dice, log);
        }
        (Step::Engaged, _) => super::finish::advance(b, p, x, dice, log),
        _ => {}
    }
}

/// FN-199, FN-219, FN-362: one box up or down; above the track there is nothing.
pub fn lengthen(b: &Board, x: &mut Battle, longer: bool, rule: RuleId, log: &mut Log<Event>) {
    x.left = if longer { (x.left + 1).min(b.tables.track) } else { x.left.saturating_sub(1) };
    log.event(rule, Event::LengthChanged { longer, left: x.left });
}

/// With no plan that could be paid the question need not be asked. Leathernecks is free, so it always is asked.
pub fn skip_if_nothing(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    let f = Field { b, p, x };
    if !UsPlan::ALL.iter().any(|plan| check_take(f, *plan).is_ok()) {
        begin_turn(b, p, x, dice, log);
    }
}

/// FN-211, FN-212, FN-364: plans are drawn; what has an effect at once has it.
pub fn begin_turn(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    x.turn += 1;
    (x.asw, x.first, x.flown, x.cell) = (false, None, 0, 0);
    let from = dice.rolled();
    let mut drawn = Vec::new();
    for _ in 0..x.draws {
        if p.cup.iter().all(|n| *n == 0) {
            // FN-212: what was drawn earlier goes back; what is drawn now and what is kept does not. FN-236: what is kept
            // is not one of those drawn.
            p.cup = std::mem::take(&mut p.out);
        }
        let total: u8 = p.cup.iter().sum();
        if total == 0 {
            break;
        }
        let mut n = if total == 1 { 1 } else { dice.roll(purpose::plan(p), total) };
        for plan in JapanPlan::ALL {
            let here = &mut p.cup[plan.i()];
            if n <= *here {
                *here -= 1;
                drawn.push(plan);
                break;
            }
            n -= *here;
        }
    }
    x.drawn = drawn;
    log.rolled(rule::FN_211, Event::PlansDrawn { turn: x.turn, plans: x.drawn.clone() }, from, dice);
    // FN-218: each copy stops one.
    x.stops = x.copies(JapanPlan::DamageControl);
    screen(b, p, x);
    for _ in 0..x.copies(JapanPlan::Battalion) {
        // FN-226.
        if let Some(unit) = p.battalion(Side::Japan, Place::Area(x.area), false) {
            x.ground.push(Ground { unit, spot: Spot::Foxhole });
            log.event(rule::FN_226, Event::PlanWorked { plan: JapanPlan::Battalion });
        }
    }
    let f = Field { b, p, x };
    if x.holds(UsPlan::FirstLight) && !launchers(f, Side::Us).is_empty() {
        x.step = Step::FirstLight;
    } else {
        japan_first(b, p, x, dice, log);
    }
}

/// FN-234, FN-235, FN-237: a Screening Ship is kept until a carrier is hit; without a Japanese carrier afloat it does nothing and lies
/// among the drawn plans at once. Before version 2 it was kept all the same.
fn screen(b: &Board, p: &mut Position, x: &mut Battle) {
    let copies = x.copies(JapanPlan::ScreeningShip);
    if copies == 0 {
        return;
    }
    let f = Field { b, p, x };
    let carrier = |u: UnitId| f.kind(u).side == Side::Japan && f.kind(u).kind.is_carrier();
    if x.ships.iter().any(|(u, _)| carrier(*u)) || !p.rules.reads_since(2) {
        x.screening += copies;
    } else {
        x.drawn.retain(|d| *d != JapanPlan::ScreeningShip);
        p.out[JapanPlan::ScreeningShip.i()] += copies;
    }
}

/// FN-201, FN-202, FN-205: the player tries First Light.
fn first_light(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    if x.has(JapanPlan::FirstLight) {
        x.spend(UsPlan::FirstLight, rule::FN_205, log);
        let at = x.drawn.iter().position(|d| *d == JapanPlan::FirstLight);
        if let Some(at) = at {
            x.drawn.remove(at);
            p.out[JapanPlan::FirstLight.i()] += 1;
        }
        log.event(rule::FN_205, Event::FirstLightsCancelled);
        japan_first(b, p, x, dice, log);
        return;
    }
    let from = dice.rolled();
    let die = dice.roll(purpose::here(p, x.area, Here::FirstLight), 10);
    let success = die >= 7;
    log.rolled(rule::FN_201, Event::FirstLight { side: Side::Us, die, success }, from, dice);
    if !success {
        // FN-202: it may be tried again in a later turn (R71).
        japan_first(b, p, x, dice, log);
        return;
    }
    x.spend(UsPlan::FirstLight, rule::FN_201, log);
    let carriers = launchers(Field { b, p, x }, Side::Us);
    x.step = if carriers.len() == 1 { Step::FlyFirst(carriers[0]) } else { Step::Launch };
}

/// FN-221: Japan's First Light, if it was drawn and somebody can fly it; then the aircraft of the US move.
pub fn japan_first(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    if x.copies(JapanPlan::FirstLight) > x.flown && x.first != Some(Side::Japan) {
        let all = largest(Field { b, p, x });
        let carrier = match (all.len(), p.rules.equals) {
            (0 | 1, _) => all.first().copied(),
            (_, Equals::Worst) => worst_carrier(Field { b, p, x }, &all),
            (n, Equals::Random) => Some(all[usize::from(dice.roll(purpose::here(p, x.area, Here::Equals), n as u8)) - 1]),
            _ => {
                x.step = Step::Carrier;
                return;
            }
        };
        if let Some(carrier) = carrier {
            japan_attacks(b, p, x, carrier, dice, log);
            return;
        }
    }
    x.first = None;
    air::begin(b, p, x, dice, log);
}

/// The bombers of one carrier attack at once with a sector die of 10 (FN-221, FN-224).
fn japan_attacks(b: &Board, p: &mut Position, x: &mut Battle, carrier: UnitId, dice: &mut Dice, log: &mut Log<Event>) {
    let group: Vec<u8> = group(Field { b, p, x }, carrier).collect();
    log.event(rule::FN_221, Event::PlanWorked { plan: JapanPlan::FirstLight });
    air::send(b, p, x, &group, 10, true, log);
    x.first = Some(Side::Japan);
    fire::begin(b, p, x, dice, log);
}

/// A Japanese value with the plans in force (FN-213, FN-214, FN-215, FN-216, FN-225, FN-238, FN-239, FN-240, FN-365), of a submarine
/// or not. What a unit cannot do it cannot do with a plan either (FN-214).
pub fn japanese(x: &Battle, p: &Position, attack: Attack, value: Value, submarine: bool) -> Value {
    let mut v = value;
    let mut add = |plan: JapanPlan, by: u8, twice: u8, least: u8| {
        for _ in 0..x.copies(plan) {
            v = v.better(by, twice, least);
        }
    };
    match attack {
        Attack::Dogfight | Attack::Bombs => add(JapanPlan::AirCombat, 3, 2, 2),
        // FN-239.
        Attack::Aaa | Attack::Guns if submarine => {}
        Attack::Aaa | Attack::Guns => add(JapanPlan::ShipCombat, 3, 2, 2),
        Attack::Torpedoes | Attack::DepthCharges => {
            add(JapanPlan::SubmarineWarfare, p.rules.submarine_warfare, 0, 2);
        }
        Attack::Infantry => add(JapanPlan::InfantryCombat, 3, 0, 2),
    }
    // +1 on everything, superior values as they are.
    add(JapanPlan::AttackPlan, 1, 0, 0);
    v
}

/// FN-227: is Kamikaze in force?
pub fn kamikaze_drawn(f: Field<'_>) -> bool {
    f.x.has(JapanPlan::Kamikaze) && f.p.year >= 1944
}

/// FN-228: and is there a US ship for it?
pub fn kamikaze(f: Field<'_>) -> bool {
    kamikaze_drawn(f) && crate::types::Sector::ALL.iter().any(|s| f.has_ships(Side::Us, *s))
}

/// Plans of the player that can be used with the volley as it stands.
pub fn window(f: Field<'_>, out: &mut Vec<Action>) {
    let Some(v) = &f.x.volley else { return };
    let mine = &v.shots[Side::Us.i()];
    let success = mine.iter().any(|s| s.hits > 0);
    let targets = !allot::targets(f, Side::Japan).is_empty();
    let plan = |out: &mut Vec<Action>, plan: UsPlan, when: bool| {
        if when && f.x.holds(plan) {
            out.push(Action::Use { plan });
        }
    };
    let again = |out: &mut Vec<Action>, plan: UsPlan| {
        if f.x.holds(plan) {
            let missed = mine.iter().filter(|s| s.hits == 0);
            let unit = |t: &Target| match t {
                Target::Unit(u) => Some(*u),
                _ => None,
            };
            for unit in missed.filter_map(|s| unit(&s.by)) {
                let roll = Action::UseWith { plan, unit };
                // Who charged may have missed twice (FN-196).
                if !out.contains(&roll) {
                    out.push(roll);
                }
            }
        }
    };
    match v.attack {
        Attack::Dogfight => plan(out, UsPlan::Furball, success && targets),
        Attack::Aaa => {
            plan(out, UsPlan::Aaa, success && targets);
            if f.x.holds(UsPlan::AntiAircraft) && targets {
                let can = |u: &UnitId| f.p.values(f.b, *u).aaa.can();
                let ships = f.surface(Side::Us, v.sector).filter(can);
                out.extend(ships.map(|unit| Action::UseWith { plan: UsPlan::AntiAircraft, unit }));
            }
        }
        Attack::Bombs => plan(out, UsPlan::DivingAttack, success && targets),
        Attack::Torpedoes => {
            again(out, UsPlan::Sonar);
            plan(out, UsPlan::RangingShots, f.p.rules.ranging_shots_any_target && success && targets);
        }
        Attack::DepthCharges => again(out, UsPlan::Sonar),
        Attack::Guns => plan(out, UsPlan::RangingShots, f.p.rules.ranging_shots_any_target && success && targets),
        Attack::Infantry => {
            plan(out, UsPlan::Artillery, targets && f.ashore(Side::Us).next().is_some());
            if f.x.holds(UsPlan::Charge) && targets {
                let fit = f.infantry(Side::Us, &[Spot::Foxhole]).filter(|u| f.p.values(f.b, *u).attack.can());
                out.extend(fit.map(|unit| Action::UseWith { plan: UsPlan::Charge, unit }));
            }
            again(out, UsPlan::Envelop);
        }
    }
}

/// The rule of a plan of the player.
pub const fn rule(plan: UsPlan) -> RuleId {
    match plan {
        UsPlan::Aaa => rule::FN_191,
        UsPlan::AntiAircraft => rule::FN_192,
        UsPlan::Asw => rule::FN_193,
        UsPlan::Artillery => rule::FN_194,
        UsPlan::BarrelRoll => rule::FN_195,
        UsPlan::Charge => rule::FN_196,
        UsPlan::DamageControl => rule::FN_197,
        UsPlan::DivingAttack => rule::FN_198,
        UsPlan::Engaged => rule::FN_199,
        UsPlan::Envelop => rule::FN_200,
        UsPlan::FirstLight => rule::FN_201,
        UsPlan::Furball => rule::FN_206,
        UsPlan::Leathernecks => rule::FN_207,
        UsPlan::RangingShots => rule::FN_208,
        UsPlan::Seabees => rule::FN_209,
        UsPlan::Sonar => rule::FN_210,
    }
}

/// Plans that can stop a hit on these targets (FN-195, FN-197, FN-207, FN-209).
pub fn stops(f: Field<'_>, targets: &[Target]) -> Vec<UsPlan> {
    let Some(v) = &f.x.volley else { return Vec::new() };
    let any = |fits: &dyn Fn(&Target) -> bool| targets.iter().any(fits);
    let on_island = |u: UnitId| f.x.ground.iter().any(|g| g.unit == u && g.spot != Spot::Transport);
    let marine = f.ashore(Side::Us).any(|u| f.kind(u).kind == Kind::Marine);
    let works = |plan: UsPlan| match plan {
        // R91: an airfield is no unit, which it was to this plan before version 2.
        UsPlan::DamageControl => any(&|t| *t != Target::Airfield || !f.p.rules.reads_since(2)),
        UsPlan::BarrelRoll => matches!(v.attack, Attack::Dogfight | Attack::Aaa) && any(&|t| matches!(t, Target::Squadron(_))),
        UsPlan::Seabees => any(&|t| *t == Target::Airfield),
        UsPlan::Leathernecks => {
            let island = |t: &Target| match t {
                Target::Airfield => true,
                Target::Unit(u) => on_island(*u),
                Target::Squadron(_) => false,
            };
            marine && any(&island)
        }
        _ => false,
    };
    f.x.plans.iter().copied().filter(|p| works(*p)).collect()
}

/// The value a US unit uses in an attack.
pub const fn value(v: &Values, attack: Attack, over_island: bool) -> Value {
    match attack {
        Attack::Dogfight => v.dogfight,
        Attack::Aaa => v.aaa,
        Attack::Bombs => {
            if over_island {
                v.ground
            } else {
                v.ship
            }
        }
        Attack::Torpedoes | Attack::Guns => v.surface,
        Attack::DepthCharges => v.depth,
        Attack::Infantry => v.attack,
    }
}
