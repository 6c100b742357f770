//! Phase 5: bought units come on the board (rulebook 7.1-7.7).

use crate::{
    action::Action,
    board::Board,
    event::Event,
    phases::income,
    position::{Complex, Phase, Position},
    rule,
    settings::StackLimit,
    types::{Kind, Power},
};
use ironbottom_kernel::{Log, Msg, Refusal, RuleId, area::Space};

/// Enters phase 5; a power that bought nothing goes on to its income.
pub fn begin(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    p.phase = Phase::Place;
    log.event(rule::AA_004, Event::PhaseBegan { power: p.power, phase: Phase::Place });
    if p.turn.bought == [0; 10] {
        income::end_turn(b, p, log);
    }
}

/// A refusal about a space.
fn no(b: &Board, rule: RuleId, reason: &'static str, at: Space) -> Refusal {
    let id = b.spaces.get(at.i()).map_or("?", |s| s.id.as_str());
    Refusal::because(rule, Msg::new(reason).name("space", format!("space.{id}")))
}

/// How many units may be placed through a complex in one turn; none: any number. An original complex of its own power is not
/// limited, also when it comes back (AA-081, AA-084); a new or captured one is, by the territory's value (AA-082, AA-083), and
/// gives one unit where there is none (AA-125).
fn limit(b: &Board, p: &Position, by: Space) -> Option<u16> {
    match p.territories[by.i()].complex {
        Some(Complex::Original(owner)) if owner == p.power => None,
        _ => Some(u16::from(b.space(by).ipc.max(1))),
    }
}

/// Units placed through a complex this turn.
fn placed(p: &Position, by: Space) -> u16 {
    p.turn.placed.iter().find(|(s, _)| *s == by).map_or(0, |(_, n)| *n)
}

/// May the active power place one more unit through the complex in this territory? It must have owned it since the start of the turn
/// (AA-126, AA-244) and own it still; an ally's is not its own (AA-127, AA-250); the limit counts every kind of unit (AA-248, AA-249).
fn complex_ok(b: &Board, p: &Position, by: Space) -> Result<(), Refusal> {
    if p.owner(by).is_some_and(|o| o != p.power && !o.is_enemy(p.power)) {
        return Err(no(b, rule::AA_250, "refuse-place-ally", by));
    }
    if !p.turn.complexes.has(by) || p.owner(by) != Some(p.power) {
        return Err(no(b, rule::AA_244, "refuse-place-complex", by));
    }
    match limit(b, p, by) {
        Some(limit) if placed(p, by) >= limit => {
            let msg = Msg::new("refuse-place-limit").name("space", format!("space.{}", b.space(by).id)).int("limit", limit);
            Err(Refusal::because(rule::AA_248, msg))
        }
        _ => Ok(()),
    }
}

/// May a new complex stand here? In a territory owned since the start of the turn, where there is none (AA-124, AA-247, AA-252); the
/// option may forbid it (AA-267) or limit the number on the board (AA-270).
fn new_complex_ok(b: &Board, p: &Position, at: Space) -> Result<(), Refusal> {
    if p.rules.no_new_complexes {
        return Err(Refusal::new(rule::AA_267, "refuse-no-new-complexes"));
    }
    if !p.turn.held.has(at) || p.owner(at) != Some(p.power) {
        return Err(no(b, rule::AA_247, "refuse-complex-ground", at));
    }
    if p.territories[at.i()].complex.is_some() {
        return Err(no(b, rule::AA_247, "refuse-complex-second", at));
    }
    let most = stack_limit(b, p, Kind::Complex);
    let standing = p.territories.iter().filter(|t| t.complex.is_some()).count();
    if most > 0 && standing >= usize::from(most) {
        return Err(Refusal::because(rule::AA_270, Msg::new("refuse-complexes-all").int("limit", most)));
    }
    Ok(())
}

/// The stack limit in force for a kind; 0: none (AA-270, AA-271).
pub(crate) fn stack_limit(b: &Board, p: &Position, k: Kind) -> u16 {
    match p.rules.stack_limits {
        StackLimit::Off => 0,
        StackLimit::Carriers => u16::from(b.stack_limits.carriers[k.i()]),
        StackLimit::Full => u16::from(b.stack_limits.full[k.i()]),
    }
}

/// May a unit of this kind join or begin a stack here (AA-270)? Joining one is always allowed (AA-271).
pub(super) fn stack_ok(b: &Board, p: &Position, unit: Kind, at: Space) -> Result<(), Refusal> {
    let limit = stack_limit(b, p, unit);
    let stacks = p.units.spaces_with(p.power, unit);
    if limit > 0 && !stacks.has(at) && stacks.len() >= usize::from(limit) {
        let msg = Msg::new("refuse-stack").name("units", format!("units.{}", unit.id())).int("limit", limit);
        return Err(Refusal::because(rule::AA_270, msg));
    }
    Ok(())
}

/// May a new ship appear in this zone through the complex in that territory? Off its coast (AA-246), free of enemies unless the option
/// allows it (AA-263); the Caspian by its own option.
fn ship_ok(b: &Board, p: &Position, at: Space, by: Space) -> Result<(), Refusal> {
    if !b.sea_near[by.i()].has(at) {
        return Err(no(b, rule::AA_246, "refuse-ship-coast", at));
    }
    if !p.rules.ships_in_caspian && b.sea_near[at.i()].is_empty() {
        return Err(no(b, rule::AA_246, "refuse-ship-landlocked", at));
    }
    if !p.rules.naval_placement_in_enemy_zones && p.units.hostile(p.power).has(at) {
        return Err(no(b, rule::AA_246, "refuse-ship-enemies", at));
    }
    Ok(())
}

/// May this bought unit be placed here, through that complex? The one source of legality of this phase.
fn place_ok(b: &Board, p: &Position, unit: Kind, at: Space, by: Space) -> Result<(), Refusal> {
    if p.turn.bought[unit.i()] == 0 {
        return Err(Refusal::because(rule::AA_007, Msg::new("refuse-not-bought").name("unit", format!("unit.{}", unit.id()))));
    }
    if !b.land.has(by) {
        return Err(no(b, rule::AA_244, "refuse-place-complex", by));
    }
    if unit == Kind::Complex {
        if at != by {
            return Err(no(b, rule::AA_247, "refuse-complex-ground", at));
        }
        return new_complex_ok(b, p, at);
    }
    complex_ok(b, p, by)?;
    if unit.is_ship() {
        ship_ok(b, p, at, by)?;
    } else if at != by {
        // AA-245: nothing but ships is ever placed at sea.
        return Err(no(b, if b.sea.has(at) { rule::AA_245 } else { rule::AA_244 }, "refuse-place-apart", at));
    } else if unit == Kind::Aa {
        gun_ok(b, p, at)?;
    }
    stack_ok(b, p, unit, at)
}

/// AA-110, AA-321: one gun to a territory, whoever owns it.
pub(super) fn gun_ok(b: &Board, p: &Position, at: Space) -> Result<(), Refusal> {
    if Power::ALL.into_iter().any(|o| p.units.guns(o).has(at)) {
        return Err(no(b, rule::AA_321, "refuse-second-gun", at));
    }
    Ok(())
}

/// Calls back with every legal placement.
fn each(b: &Board, p: &Position, mut found: impl FnMut(Action)) {
    let mut consider = |unit: Kind, at: Space, by: Space| {
        if place_ok(b, p, unit, at, by).is_ok() {
            found(Action::Place { unit, at, by });
        }
    };
    for unit in Kind::ALL.into_iter().filter(|k| p.turn.bought[k.i()] > 0) {
        if unit == Kind::Complex {
            p.turn.held.iter().for_each(|s| consider(unit, s, s));
        } else if unit.is_ship() {
            p.turn.complexes.iter().for_each(|by| b.sea_near[by.i()].iter().for_each(|at| consider(unit, at, by)));
        } else {
            p.turn.complexes.iter().for_each(|s| consider(unit, s, s));
        }
    }
}

/// Lists phase 5: `Done` only when nothing more can be placed (AA-320).
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    let before = out.len();
    each(b, p, |a| out.push(a));
    if out.len() == before {
        out.push(Action::Done);
    }
}

/// Every bought unit with a legal space must be placed (AA-320).
fn done_ok(b: &Board, p: &Position) -> Result<(), Refusal> {
    let mut any = false;
    each(b, p, |_| any = true);
    if any { Err(Refusal::new(rule::AA_320, "refuse-place-all")) } else { Ok(()) }
}

/// Checks phase 5.
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Place { unit, at, by } => place_ok(b, p, unit, at, by),
        Action::Done => done_ok(b, p),
        _ => Err(Refusal::new(rule::AA_004, "refuse-phase")),
    }
}

/// Carries out an action of phase 5; `Done` collects income and ends the turn. What found no place is lost, without refund (AA-251).
pub fn apply(b: &Board, p: &mut Position, a: &Action, log: &mut Log<Event>) {
    let power = p.power;
    if let Action::Place { unit, at, by } = *a {
        p.turn.bought[unit.i()] -= 1;
        let rule = if unit == Kind::Complex {
            p.territories[at.i()].complex = Some(Complex::New);
            rule::AA_247
        } else {
            p.units.add(at, power, unit, 1);
            match p.turn.placed.iter_mut().find(|(s, _)| *s == by) {
                Some((_, n)) => *n += 1,
                None => p.turn.placed.push((by, 1)),
            }
            if unit.is_ship() { rule::AA_246 } else { rule::AA_244 }
        };
        log.event(rule, Event::Placed { power, unit, at });
        return;
    }
    for unit in Kind::ALL {
        let n = std::mem::take(&mut p.turn.bought[unit.i()]);
        if n > 0 {
            log.event(rule::AA_251, Event::Forfeited { power, unit, n });
        }
    }
    income::end_turn(b, p, log);
}
