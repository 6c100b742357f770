//! Losses: who may be lost, who chooses, and what standing orders answer (AA-009, AA-116, AA-220).
//!
//! One unit at a time. Somebody is asked only where the units that may be lost differ: in kind, in owner, attacking aircraft in
//! the range they have left, transports in what they carry.

use super::{Ask, Combat, Run, fire, force, overflight};
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Cargo, LossOrder, Mission, Position, Ship, ShipRef},
    rule,
    types::{Kind, Power},
};
use ironbottom_kernel::{Refusal, SeatSet, area::Space};
use serde::{Deserialize, Serialize};

/// Among what a loss is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    /// Aircraft that flew over a gun (AA-111).
    Crossed {
        /// The gun's territory.
        gun: Space,
    },
    /// Bombers on a raid (AA-149).
    Raiders {
        /// The territory raided.
        space: Space,
    },
    /// Aircraft in a land battle, fired at by the gun there (AA-112).
    Aircraft,
    /// All attackers of the battle.
    Attackers,
    /// All defenders of the battle.
    Defenders {
        /// Removed at once (first shots); else they go behind the line and still fire.
        at_once: bool,
    },
    /// Fighters that rode along on the attacker's carriers and lost their deck (AA-293).
    Passengers,
}

/// Hits to be turned into losses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Losses {
    /// Among what.
    pub pool: Pool,
    /// Hits by submarines: only ships can take them (AA-158).
    pub ships: u16,
    /// Other hits.
    pub any: u16,
}

/// Units that are alike for a loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Target {
    /// Whose.
    pub owner: Power,
    /// What.
    pub kind: Kind,
    /// Range left (attacking aircraft), else 0.
    pub left: u8,
    /// Which transport; for aircraft shot down on the way, which of the position's flights; else `plain`.
    pub ship: ShipRef,
    /// How many are alike.
    pub n: u16,
}

impl Target {
    const fn of(owner: Power, kind: Kind, n: u16) -> Self {
        Self { owner, kind, left: 0, ship: ShipRef::Plain, n }
    }

    fn same(&self, o: &Self) -> bool {
        (self.owner, self.kind, self.left, self.ship) == (o.owner, o.kind, o.left, o.ship)
    }
}

/// What may be lost to the hits that are next: fighters on a carrier as well as the carrier (AA-157), transports too (AA-174).
pub fn targets(b: &Board, p: &Position, c: &Combat) -> Vec<Target> {
    let mut out = Vec::with_capacity(8);
    let Some(top) = c.losses.last() else { return out };
    let space = c.space();
    let ships_only = top.ships > 0;
    let me = p.power;
    match top.pool {
        Pool::Crossed { gun } => overflight::crossed(p, gun, &mut out),
        Pool::Raiders { space } => in_air(p, space, Mission::Raid, &mut out),
        Pool::Aircraft => in_air(p, space, Mission::Attack, &mut out),
        Pool::Attackers => {
            for k in force::surface(b, space) {
                on_board(p, space, me, *k, &mut out);
            }
            if !ships_only {
                in_air(p, space, Mission::Attack, &mut out);
                if p.rules.allied_passengers_as_casualties {
                    riders(fire::guests(b, p, space), &mut out);
                }
            }
        }
        Pool::Defenders { .. } => {
            for power in me.enemies() {
                for k in Kind::PIECES.into_iter().filter(|k| *k != Kind::Aa && (!ships_only || k.is_ship())) {
                    on_board(p, space, power, k, &mut out);
                }
            }
        }
        Pool::Passengers => riders(force::deckless(b, p, space, me).1, &mut out),
    }
    out
}

fn in_air(p: &Position, at: Space, mission: Mission, out: &mut Vec<Target>) {
    let here = p.flights.iter().filter(|f| f.at == at && f.mission == mission);
    out.extend(here.map(|f| Target { left: f.left, ..Target::of(p.power, f.kind, f.n) }));
}

fn riders(n: [u16; 5], out: &mut Vec<Target>) {
    let some = Power::ALL.into_iter().filter(|o| n[o.i()] > 0);
    out.extend(some.map(|o| Target::of(o, Kind::Fighter, n[o.i()])));
}

/// Units of one kind on the board; transports are told apart by what they carry (AA-162, AA-303).
fn on_board(p: &Position, at: Space, owner: Power, kind: Kind, out: &mut Vec<Target>) {
    let n = p.units.get(at, owner, kind);
    if n == 0 {
        return;
    }
    if kind != Kind::Transport {
        out.push(Target::of(owner, kind, n));
        return;
    }
    let first = out.len();
    let plain = p.plain_transports(at, owner);
    if plain > 0 {
        out.push(Target::of(owner, kind, plain));
    }
    for (i, ship) in p.ships.iter().enumerate().filter(|(_, s)| s.zone == at && s.owner == owner) {
        match out[first..].iter_mut().find(|t| alike(&laden(p, at, t), ship)) {
            Some(t) => t.n += 1,
            None => out.push(Target { ship: ShipRef::Entry(i as u8), ..Target::of(owner, kind, 1) }),
        }
    }
}

/// The transport a target stands for.
fn laden(p: &Position, zone: Space, t: &Target) -> Ship {
    p.ship(t.ship, zone, t.owner).unwrap_or(Ship::plain(zone, t.owner))
}

/// Do two transports carry the same for the same purpose? How far they steamed does not matter any more.
fn alike(a: &Ship, b: &Ship) -> bool {
    let load = |s: &Ship| (s.target, s.cargo.map(|c| c.map(|c| Cargo { fresh: false, ..c })));
    load(a) == load(b)
}

/// Losing this unit, or proposing it.
const fn action(t: Target, propose: bool) -> Action {
    let Target { owner, kind: unit, left, ship, .. } = t;
    if propose { Action::ProposeLoss { owner, unit, ship } } else { Action::Lose { owner, unit, left, ship } }
}

/// The loss a standing order would choose now.
pub fn by_order(b: &Board, p: &Position, c: &Combat, order: LossOrder, propose: bool) -> Option<Action> {
    let targets = targets(b, p, c);
    let pool = c.losses.last()?.pool;
    (!targets.is_empty()).then(|| action(best(b, p, c, pool, &targets, order), propose))
}

/// Lists the losses that may be chosen, or proposed.
pub fn list(b: &Board, p: &Position, c: &Combat, propose: bool, out: &mut Vec<Action>) {
    out.extend(targets(b, p, c).into_iter().map(|t| action(t, propose)));
}

/// May this unit be the next loss?
pub fn ok(b: &Board, p: &Position, c: &Combat, t: Target) -> Result<(), Refusal> {
    if targets(b, p, c).iter().any(|o| o.same(&t)) {
        return Ok(());
    }
    match c.losses.last() {
        Some(l) if l.ships > 0 && t.kind.is_air() => Err(Refusal::new(rule::AA_158, "refuse-combat-submarine-hit")),
        Some(Losses { pool: Pool::Crossed { .. } | Pool::Raiders { .. } | Pool::Aircraft, .. }) => {
            Err(Refusal::new(rule::AA_116, "refuse-combat-not-fired-at"))
        }
        Some(Losses { pool: Pool::Passengers, .. }) => Err(Refusal::new(rule::AA_293, "refuse-combat-not-hit")),
        _ => Err(Refusal::new(rule::AA_009, "refuse-combat-not-hit")),
    }
}

/// Turns the next hit into a loss, or asks whose it shall be.
pub fn settle(r: &mut Run<'_>) {
    let Some(top) = r.c.losses.last().copied() else { return };
    if top.ships == 0 && top.any == 0 {
        r.c.losses.pop();
        if let Pool::Crossed { gun } = top.pool {
            overflight::passed(r.p, gun);
        }
        return;
    }
    let targets = targets(r.b, r.p, &r.c);
    let hits = if top.ships > 0 { top.ships } else { top.any };
    let all: u16 = targets.iter().map(|t| t.n).sum();
    match targets[..] {
        // AA-158, AA-311: what finds no target is wasted.
        [] => waste(r),
        [only] => chosen(r, only),
        [first, ..] if all <= hits => chosen(r, first),
        _ => decide(r, top.pool, &targets),
    }
}

fn waste(r: &mut Run<'_>) {
    if let Some(top) = r.c.losses.last_mut() {
        if top.ships > 0 { top.ships = 0 } else { top.any = 0 }
    }
}

/// Who chooses: the side that is hit (AA-009); several owners must agree (AA-220).
fn decide(r: &mut Run<'_>, pool: Pool, targets: &[Target]) {
    let order = |s: Power| r.p.standing[s.i()].losses;
    let mut by = r.p.power;
    if matches!(pool, Pool::Defenders { .. }) {
        by = lead(r, targets);
        let player = r.p.player(r.b, by);
        if targets.iter().any(|t| r.p.player(r.b, t.owner) != player) {
            if order(by) == LossOrder::Ask {
                r.c.ask = Some(Ask::Propose { by });
            } else {
                proposed(r, by, best(r.b, r.p, &r.c, pool, targets, LossOrder::Cheapest));
            }
            return;
        }
    }
    match order(by) {
        LossOrder::Ask => r.c.ask = Some(Ask::Lose { by }),
        LossOrder::Careful if last_ground(pool, targets) => r.c.ask = Some(Ask::Lose { by }),
        given => chosen(r, best(r.b, r.p, &r.c, pool, targets, given)),
    }
}

/// Does what is asked now decide about the attacker's last land unit?
pub fn ground_at_stake(b: &Board, p: &Position, c: &Combat) -> bool {
    c.losses.last().is_some_and(|top| last_ground(top.pool, &targets(b, p, c)))
}

/// Is it between the attacker's last land unit, without which nothing is captured (AA-313), and something else?
fn last_ground(pool: Pool, targets: &[Target]) -> bool {
    pool == Pool::Attackers && targets.iter().filter(|t| t.kind.is_ground()).map(|t| t.n).sum::<u16>() == 1
}

/// Who speaks for the defenders: the territory's controller; else, and at sea, the power with most units (ruling R31).
fn lead(r: &Run<'_>, targets: &[Target]) -> Power {
    let space = r.c.space();
    let owners = || Power::ALL.into_iter().filter(|o| targets.iter().any(|t| t.owner == *o));
    if let Some(holder) = r.p.owner(space).filter(|h| owners().any(|o| o == *h)) {
        return holder;
    }
    let units = |o: Power| r.p.units.of(space, o).iter().sum::<u16>();
    // The first of equals: `max_by_key` would take the last.
    owners().rev().max_by_key(|o| units(*o)).unwrap_or(r.p.power)
}

/// A co-defender proposes; the other players concerned are asked unless it is what their own standing orders would choose (AA-220).
pub fn proposed(r: &mut Run<'_>, by: Power, choice: Target) {
    let targets = targets(r.b, r.p, &r.c);
    let player = |o: Power| r.p.player(r.b, o);
    let mut waiting = SeatSet::NONE;
    for owner in targets.iter().map(|t| t.owner) {
        let known =
            player(owner) == player(by) || Power::ALL.iter().any(|o| waiting.has(o.seat()) && player(*o) == player(owner));
        if !known && !agrees(r.b, r.p, &r.c, owner, &choice) {
            waiting = waiting.with(owner.seat());
        }
    }
    if waiting.is_empty() { chosen(r, choice) } else { r.c.ask = Some(Ask::Answer { choice, waiting }) }
}

/// Does the standing order of a co-defender agree to a proposal? Up to version 1 any order but to be asked left it to the proposer.
pub fn agrees(b: &Board, p: &Position, c: &Combat, owner: Power, choice: &Target) -> bool {
    let order = p.standing[owner.i()].losses;
    if order == LossOrder::Ask || !p.rules.reads_since(2) {
        return order != LossOrder::Ask;
    }
    would(b, p, c, order, choice)
}

/// Is this what an order would choose?
pub fn would(b: &Board, p: &Position, c: &Combat, order: LossOrder, choice: &Target) -> bool {
    c.losses.last().is_some_and(|top| best(b, p, c, top.pool, &targets(b, p, c), order).same(choice))
}

/// A co-defender answers: one refusal, and the attacker chooses (AA-220).
pub fn answered(r: &mut Run<'_>, by: Power, agree: bool, choice: Target, waiting: SeatSet) {
    let waiting = waiting.without(by.seat());
    if !agree {
        r.log.event(rule::AA_220, Event::LossDisputed { by });
        r.c.ask = Some(Ask::Lose { by: r.p.power });
    } else if waiting.is_empty() {
        chosen(r, choice);
    } else {
        r.c.ask = Some(Ask::Answer { choice, waiting });
    }
}

/// What a standing order gives: the cheapest unit, cargo counted; among equals the one worth least in this fight, then the aircraft with
/// least range left. `KeepGround`, and `Careful` where it is made to choose, spare the attacker's last land unit.
pub fn best(b: &Board, p: &Position, c: &Combat, pool: Pool, targets: &[Target], order: LossOrder) -> Target {
    let spare = order.keeps_ground() && last_ground(pool, targets);
    let key = |t: &&Target| {
        let space = c.space();
        let cargo = if t.kind == Kind::Transport { laden(p, space, t).cargo } else { [None; 2] };
        let cargo: u16 = cargo.iter().flatten().map(|c| u16::from(b.unit(c.kind).cost)).sum();
        let value = match pool {
            Pool::Defenders { .. } => fire::defense_value(b, p, t.owner, t.kind),
            _ => fire::attack_value(b, p, t.owner, t.kind),
        };
        let kept = spare && t.kind.is_ground();
        // Passengers: an ally's goes before one's own.
        (kept, u16::from(b.unit(t.kind).cost) + cargo, value, t.left, t.owner == p.power)
    };
    targets.iter().min_by_key(key).copied().unwrap_or(Target::of(p.power, Kind::Infantry, 0))
}

/// This unit is lost to the next hit.
pub fn chosen(r: &mut Run<'_>, t: Target) {
    let Some(top) = r.c.losses.last_mut() else { return };
    if top.ships > 0 {
        top.ships -= 1
    } else {
        top.any = top.any.saturating_sub(1)
    }
    let pool = top.pool;
    let space = r.c.space();
    let (power, lost) = (r.p.power, |at| Event::Lost { power: t.owner, unit: t.kind, space: at });
    match pool {
        Pool::Crossed { gun } => {
            overflight::shot_down(r.p, gun, t.ship);
            r.log.event(rule::AA_111, lost(gun));
        }
        Pool::Raiders { space } => {
            r.p.take_flight(space, t.kind, t.left, Mission::Raid, 1);
            r.log.event(rule::AA_149, lost(space));
        }
        Pool::Aircraft => {
            r.p.take_flight(space, t.kind, t.left, Mission::Attack, 1);
            r.log.event(rule::AA_112, lost(space));
        }
        Pool::Passengers => {
            leave_board(r, space, t);
            r.log.event(rule::AA_293, lost(space));
        }
        Pool::Attackers => {
            // AA-011: gone at once.
            r.log.event(rule::AA_011, lost(space));
            if t.owner == power && t.kind.is_air() {
                r.p.take_flight(space, t.kind, t.left, Mission::Attack, 1);
            } else {
                leave_board(r, space, t);
            }
            if t.kind == Kind::Carrier {
                let (falling, _) = force::deckless(r.b, r.p, space, power);
                r.c.losses.push(Losses { pool: Pool::Passengers, ships: 0, any: falling });
            }
        }
        Pool::Defenders { at_once } => {
            r.log.event(if at_once { rule::AA_223 } else { rule::AA_010 }, lost(space));
            leave_board(r, space, t);
            if let Some(f) = r.c.battle.as_mut().filter(|_| !at_once) {
                // AA-010: it still fires in this cycle.
                f.behind[t.owner.i()][t.kind.i()] += 1;
            }
        }
    }
}

/// A unit leaves the board; a transport takes its cargo down, guns included (AA-120, AA-162, AA-279).
fn leave_board(r: &mut Run<'_>, at: Space, t: Target) {
    if t.kind == Kind::Transport {
        for c in laden(r.p, at, &t).cargo() {
            r.log.event(rule::AA_162, Event::Lost { power: c.owner, unit: c.kind, space: at });
        }
        r.p.sink_ship(t.ship, at, t.owner);
        return;
    }
    r.p.units.remove(at, t.owner, t.kind, 1);
    if t.owner == r.p.power {
        r.p.moved.remove(at, t.kind, 1);
    }
}
