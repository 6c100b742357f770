//! Movement by air, in combat and non-combat movement.

use super::{
    air_paths::{Group, Route, Search},
    assault::{self, Change},
    landing::{Skies, reach},
    movement::{Blocked, Scope, Verdict, note_origin},
    neutral,
};
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Crossing, Flight, Mission, Position},
    rule,
    types::{Kind, Power},
};
use ironbottom_kernel::{
    Log, RuleId,
    area::{Space, SpaceSet},
};

/// One aircraft's flight.
#[derive(Clone, Copy)]
pub(super) struct Fly {
    pub unit: Kind,
    pub from: Space,
    pub left: u8,
    pub to: Space,
    pub cost: u8,
    pub raid: bool,
    pub over: SpaceSet,
}

impl Fly {
    const fn action(self) -> Action {
        let Self { unit, from, left, to, cost, raid, over } = self;
        Action::Fly { unit, from, left, to, cost, raid, over }
    }
}

// ---- Combat movement ----

/// May this aircraft fly out so?
pub(super) fn sortie_ok(s: &Scope<'_>, skies: &Skies, f: &Fly) -> Verdict {
    kind_ok(f)?;
    // AA-140: one that came with a carrier is marked as moved and does not fly.
    s.mover_ok(f.unit, 1, f.from)?;
    if f.left != s.p.range(s.b, s.me, f.unit) {
        return Blocked::because(range_rule(f.unit), "refuse-move-range");
    }
    target_ok(s, f)?;
    let mut ways = Vec::new();
    routes(s, skies, f.unit, f.from, f.left, &mut Vec::new(), &mut ways);
    if !ways.contains(&Route { to: f.to, cost: f.cost, over: f.over }) {
        return no_route(s, f, &ways);
    }
    way_ok(s, skies, f)
}

/// What holds of all flights.
fn kind_ok(f: &Fly) -> Verdict {
    if f.unit.is_air() { Ok(()) } else { Blocked::because(rule::AA_137, "refuse-move-not-by-air") }
}

const fn range_rule(k: Kind) -> RuleId {
    if matches!(k, Kind::Bomber) { rule::AA_146 } else { rule::AA_133 }
}

/// Why there is no such way: it is too far, neutrals on it cannot be paid, other ways lead there but not this one (AA-137), or no way
/// does, because nothing could land after it (AA-134).
fn no_route(s: &Scope<'_>, f: &Fly, ways: &[Route]) -> Verdict {
    if !reach(s, f.from, f.left, SpaceSet::EMPTY).has(f.to) {
        return Blocked::at(range_rule(f.unit), "refuse-move-far", f.to);
    }
    s.violation_ok(f.over & s.neutral)?;
    if ways.iter().any(|w| w.to == f.to) {
        return Blocked::at(rule::AA_137, "refuse-move-no-route", f.to);
    }
    Blocked::at(rule::AA_134, "refuse-move-no-landing", f.to)
}

/// Aircraft fly out only to attack units (AA-282), or, bombers, to raid a complex (AA-147, AA-291): an empty territory is not for them to
/// take (AA-093).
fn target_ok(s: &Scope<'_>, f: &Fly) -> Verdict {
    if f.raid {
        if f.unit != Kind::Bomber {
            return Blocked::because(rule::AA_146, "refuse-move-raid-bombers");
        }
        return if s.raidable.has(f.to) { Ok(()) } else { Blocked::at(rule::AA_291, "refuse-move-raid-target", f.to) };
    }
    if s.hostile.has(f.to) { Ok(()) } else { Blocked::at(rule::AA_282, "refuse-move-no-target", f.to) }
}

/// The ways open to an aircraft, wherever there is something to attack.
fn routes(s: &Scope<'_>, skies: &Skies, unit: Kind, from: Space, left: u8, groups: &mut Vec<Group>, out: &mut Vec<Route>) {
    let targets = if unit == Kind::Bomber { s.hostile | s.raidable } else { s.hostile };
    if s.p.turn.shared.has(from) && s.hostile.has(from) {
        // AA-263: enemies in its own zone.
        out.push(Route { to: from, cost: 0, over: SpaceSet::EMPTY });
    }
    let mut others = targets;
    others.remove(from);
    let paying = s.purse > 0 || !s.promised.is_empty();
    // A quick look first: most aircraft are far from everything.
    let far = if paying { SpaceSet::EMPTY } else { s.neutral };
    if (reach(s, from, left, far) & others).is_empty() {
        return;
    }
    let search =
        Search { b: s.b, from, left, targets: others, guns: guns(s), neutral: s.neutral, purse: s.purse, promised: s.promised };
    // Violating a neutral may open a way home that the tables do not know.
    search.routes(|left| if paying { !SpaceSet::EMPTY } else { skies.worth(unit, left) }, groups, out);
}

/// Territories whose guns fire at aircraft that cross them; one taken earlier in the phase does so only under the option (AA-286).
fn guns(s: &Scope<'_>) -> SpaceSet {
    let mut guns = s.p.units.hostile_guns(s.me);
    if s.p.rules.blitzed_aa_still_fires {
        guns |= s.me.alliance().powers().fold(SpaceSet::EMPTY, |set, p| set | s.p.units.guns(p)) & s.taken;
    }
    guns
}

/// What remains to be asked of a way that is open: the price of the neutrals (AA-207), and a place to come down for all (AA-134).
fn way_ok(s: &Scope<'_>, skies: &Skies, f: &Fly) -> Verdict {
    let violated = f.over & s.neutral;
    if !violated.is_empty() {
        s.violation_ok(violated)?;
        assault::after_ok(s, &Change { used: None, violated, ship: None })?;
    }
    if skies.sortie_ok(s, f.unit, f.from, f.to, f.left - f.cost, violated) {
        Ok(())
    } else {
        Blocked::at(rule::AA_134, "refuse-move-no-landing", f.to)
    }
}

/// Lists all flights of combat movement.
pub(super) fn list_sorties(s: &Scope<'_>, skies: &Skies, out: &mut Vec<Action>) {
    let (mut groups, mut ways) = (Vec::new(), Vec::new());
    for unit in [Kind::Fighter, Kind::Bomber] {
        let left = s.p.range(s.b, s.me, unit);
        for from in s.ready(unit).iter() {
            ways.clear();
            routes(s, skies, unit, from, left, &mut groups, &mut ways);
            for r in &ways {
                for raid in [false, true] {
                    let f = Fly { unit, from, left, to: r.to, cost: r.cost, raid, over: r.over };
                    if target_ok(s, &f).is_ok() && way_ok(s, skies, &f).is_ok() {
                        out.push(f.action());
                    }
                }
            }
        }
    }
}

/// An aircraft flies out: pays for the neutrals it crosses (AA-203), is noted with the guns it crosses (AA-111) and, if it took off next
/// to the battle, as a way of retreat (AA-312).
pub(super) fn fly_out(b: &Board, p: &mut Position, f: &Fly, log: &mut Log<Event>) {
    let power = p.power;
    p.units.remove(f.from, power, f.unit, 1);
    log.event(rule::AA_137, Event::Flew { power, unit: f.unit, from: f.from, to: f.to, raid: f.raid });
    let (at, kind, left) = (f.to, f.unit, f.left - f.cost);
    let mission = if f.raid { Mission::Raid } else { Mission::Attack };
    let neutral = p.neutral(b);
    let order = p.turn.crossings.iter().map(|c| c.order + 1).max().unwrap_or(0);
    for s in f.over.iter() {
        if neutral.has(s) {
            neutral::violate(b, p, s, log);
            continue;
        }
        // Each aircraft for itself: which of several like ones crossed which guns must not be forgotten.
        p.turn.crossings.push(Crossing { order, gun: s, gunner: gunner(b, p, s), at, kind, left, mission, n: 1 });
    }
    p.add_flight(Flight { at, kind, left, mission, n: 1 });
    let took_off_beside = b.map.touch(f.from, f.to) && b.is_sea(f.from) == b.is_sea(f.to);
    if !f.raid && took_off_beside {
        note_origin(p, f.to, f.from, true);
    }
}

/// Who fires the gun of a territory: its enemy owner, or, for one taken this turn, an enemy who had it.
fn gunner(b: &Board, p: &Position, at: Space) -> Power {
    let owner = p.power.enemies().find(|e| p.units.guns(*e).has(at));
    let original = b.space(at).original.filter(|o| o.is_enemy(p.power));
    owner.or(original).or_else(|| p.power.enemies().next()).unwrap_or(p.power)
}

// ---- Non-combat movement ----

/// Like aircraft in one place that may land: in the air since combat movement, or at rest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Source {
    unit: Kind,
    from: Space,
    left: u8,
    /// Those at rest come behind: where both are alike the one in the air goes first.
    at_rest: bool,
}

/// May this aircraft land so? On its way it may cross enemies, and no gun fires (AA-288).
pub(super) fn landing_ok(s: &Scope<'_>, skies: &Skies, f: &Fly) -> Verdict {
    kind_ok(f)?;
    let flying = s.p.flights.iter().any(|g| (g.at, g.kind, g.left) == (f.from, f.unit, f.left));
    if !flying {
        s.mover_ok(f.unit, 1, f.from)?;
        if f.left != s.p.range(s.b, s.me, f.unit) {
            return Blocked::because(range_rule(f.unit), "refuse-move-range");
        }
    }
    if f.raid || !f.over.is_empty() {
        return Blocked::because(rule::AA_113, "refuse-move-calm-flight");
    }
    let source = Source { unit: f.unit, from: f.from, left: f.left, at_rest: !flying };
    place_ok(s, skies, source, f.to)?;
    let through = !s.neutral;
    match s.b.map.distance(f.from, f.to, through) {
        Some(d) if d > usize::from(f.left) => Blocked::at(range_rule(f.unit), "refuse-move-far", f.to),
        Some(d) if d != usize::from(f.cost) => Blocked::at(rule::AA_137, "refuse-move-no-route", f.to),
        Some(_) => Ok(()),
        None => Blocked::at(rule::AA_152, "refuse-move-over-neutral", f.to),
    }
}

/// Is this a landing place for it, distance apart? Land that was friendly when the turn began (AA-130, AA-131, AA-289), or, for fighters
/// (AA-146), a deck with room (AA-132) that nobody else depends on (AA-121).
fn place_ok(s: &Scope<'_>, skies: &Skies, source: Source, to: Space) -> Verdict {
    if source.at_rest && source.from == to {
        return Blocked::at(rule::AA_137, "refuse-move-stays", to);
    }
    if !s.b.is_sea(to) {
        if skies.places.has(to) {
            return Ok(());
        }
        let rule = if s.p.turn.captured.has(to) { rule::AA_130 } else { rule::AA_131 };
        return Blocked::at(rule, "refuse-move-no-place", to);
    }
    if source.unit != Kind::Fighter {
        return Blocked::because(rule::AA_146, "refuse-move-bomber-deck");
    }
    match skies.deck(to) {
        None => return Blocked::at(rule::AA_131, "refuse-move-no-deck", to),
        Some(d) if d.room() == 0 => return Blocked::at(rule::AA_132, "refuse-move-deck-full", to),
        Some(_) => {}
    }
    let flight = (!source.at_rest).then_some(source.left);
    if skies.deck_ok(s, source.from, flight, to) { Ok(()) } else { Blocked::at(rule::AA_121, "refuse-move-deck-needed", to) }
}

/// Lists all flights of non-combat movement.
pub(super) fn list_landings(s: &Scope<'_>, skies: &Skies, out: &mut Vec<Action>) {
    let mut sources: Vec<Source> =
        s.p.flights.iter().map(|f| Source { unit: f.kind, from: f.at, left: f.left, at_rest: false }).collect();
    for unit in [Kind::Fighter, Kind::Bomber] {
        let left = s.p.range(s.b, s.me, unit);
        sources.extend(s.ready(unit).iter().map(|from| Source { unit, from, left, at_rest: true }));
    }
    sources.sort_unstable();
    sources.dedup_by_key(|x| (x.unit, x.from, x.left));
    let rooms: SpaceSet = skies.decks.iter().filter(|d| d.room() > 0).map(|d| d.zone).collect();
    for source in sources {
        let goals = if source.unit == Kind::Fighter { skies.places | rooms } else { skies.places };
        list_from(s, skies, source, goals, out);
    }
}

fn list_from(s: &Scope<'_>, skies: &Skies, source: Source, goals: SpaceSet, out: &mut Vec<Action>) {
    let Source { unit, from, left, .. } = source;
    // The rings around it, so that each goal gets its shortest way.
    let mut rings = [SpaceSet::EMPTY; 17];
    let top = usize::from(left).min(rings.len() - 1);
    rings[0].add(from);
    let mut all = rings[0];
    for i in 1..=top {
        rings[i] = s.b.map.around(rings[i - 1]) & !s.neutral & !all;
        all |= rings[i];
    }
    for to in (all & goals).iter() {
        if place_ok(s, skies, source, to).is_ok() {
            let cost = rings[..=top].iter().position(|r| r.has(to)).unwrap_or(0) as u8;
            out.push(Fly { unit, from, left, to, cost, raid: false, over: SpaceSet::EMPTY }.action());
        }
    }
}

/// An aircraft lands: it moves no more, and the carrier under it neither (AA-141).
pub(super) fn land(b: &Board, p: &mut Position, f: &Fly, log: &mut Log<Event>) {
    let power = p.power;
    if !p.take_flight(f.from, f.unit, f.left, Mission::Home, 1) {
        p.units.remove(f.from, power, f.unit, 1);
    }
    p.units.add(f.to, power, f.unit, 1);
    p.moved.add(f.to, f.unit, 1);
    if b.is_sea(f.to) {
        p.turn.deck_landings.add(f.to);
    }
    log.event(rule::AA_129, Event::Landed { power, unit: f.unit, from: f.from, to: f.to });
}

/// What found no place to come down is lost when the phase ends (AA-153).
pub(super) fn crash(p: &mut Position, log: &mut Log<Event>) {
    for f in std::mem::take(&mut p.flights) {
        for _ in 0..f.n {
            log.event(rule::AA_153, Event::Crashed { power: p.power, unit: f.kind, at: f.at });
        }
    }
}
