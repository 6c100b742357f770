//! The battle board: both sides in the columns they hit with, the steps of a cycle, the hits still to be taken.
//!
//! Dice and losses are no part of a position: they are told with the events that made them ([`super::fact`]).

use super::{flight_id, ship_id, stack_id};
use crate::names;
use crate::{
    board::Board,
    notation,
    phases::combat::{self, Combat, Losses, Pool, Step as At, attack_dice, attack_value, defense_value},
    position::{Mission, Position, Ship, ShipRef},
    rule,
    types::{Kind, Power},
};
use ironbottom_kernel::{
    Arg, Msg, RuleId,
    area::Space,
    scene::{Battle, BattleSide, BattleUnit, CitedText, Column, Progress, Step},
};
use std::collections::BTreeMap;

/// Units by the number they hit with.
type Columns = BTreeMap<u8, Vec<BattleUnit>>;

/// The battle being fought, or the fire of a gun that asks for losses before any battle.
pub fn battle(b: &Board, p: &Position) -> Option<Battle> {
    let c = p.combat.as_ref()?;
    let top = c.losses.last();
    match (&c.battle, top.map(|l| l.pool)) {
        (_, Some(Pool::Crossed { gun })) => Some(flak(b, p, c, gun, "battle-title-overflight")),
        (_, Some(Pool::Raiders { space })) => Some(flak(b, p, c, space, "battle-title-raid")),
        (Some(f), _) => Some(fought(b, p, c, f)),
        (None, _) => None,
    }
}

/// Whose and of what kind a unit on the battle board is, by the id of its piece.
pub fn on_board(b: &Board, p: &Position, piece: &str) -> Option<(Power, Kind)> {
    let board = battle(b, p)?;
    let units = board.sides.iter().flat_map(|s| &s.columns).flat_map(|c| &c.units);
    let unit = units.into_iter().find(|u| u.piece == piece)?;
    let owner = Power::ALL.into_iter().find(|o| o.id() == unit.owner)?;
    Some((owner, Kind::PIECES.into_iter().find(|k| names::unit(*k) == unit.kind)?))
}

/// A gun fires at aircraft on their way, or at raiders (AA-111, AA-149): only it fires, and only once.
fn flak(b: &Board, p: &Position, c: &Combat, at: Space, title: &'static str) -> Battle {
    let aimed_at = combat::targets(b, p, c);
    let raiding = |f: &&crate::position::Flight| f.at == at && f.mission == Mission::Raid;
    let mut attack = Columns::new();
    for t in aimed_at {
        let crossing = notation::flight(p, t.kind, t.ship);
        let same = p.flights.iter().filter(raiding).find(|f| (f.kind, f.left) == (t.kind, t.left)).copied();
        let piece = crossing.or(same).map_or_else(String::new, |f| flight_id(b, p, &f));
        attack.entry(0).or_default().push(unit(piece, t.kind, t.owner, t.n.into(), 0, None));
    }
    let gunner = p.power.enemies().find(|e| p.units.guns(*e).has(at));
    let steps = vec![step("step-gun", Progress::Done), step("step-losses", Progress::Now)];
    let mut out = Battle {
        space: b.space(at).id.clone(),
        title: Msg::new(title).name("space", names::space(b, at)),
        sub: sub(p, &gunner.into_iter().collect::<Vec<_>>(), None),
        cycle: 0,
        steps,
        sides: vec![
            side("battle-attack", vec![p.power], attack, &[0, b.unit(Kind::Aa).defense]),
            side("battle-defence", gunner.into_iter().collect(), Columns::new(), &[0, b.unit(Kind::Aa).defense]),
        ],
        notes: Vec::new(),
    };
    hits(&mut out, c.losses.last());
    out
}

fn fought(b: &Board, p: &Position, c: &Combat, f: &combat::Battle) -> Battle {
    let sea = b.is_sea(f.space);
    let (mut attack, mut defend) = (attackers(b, p, c, f), defenders(b, p, f));
    let ashore = !matches!(f.step, At::Landing | At::Support);
    let gun = (!sea && f.cycle == 1).then(|| p.power.enemies().find(|e| p.units.guns(*e).has(f.space))).flatten();
    let aircraft: u32 = combat::aircraft(p, f.space).into();
    if let Some(gunner) = gun.filter(|_| aircraft > 0 && (!ashore || matches!(f.step, At::Ashore | At::AntiAir))) {
        let piece = stack_id(b, f.space, gunner, Kind::Aa);
        let tag = Some(Msg::new("tag-at-aircraft"));
        defend.entry(b.unit(Kind::Aa).defense).or_default().insert(0, unit(piece, Kind::Aa, gunner, 1, aircraft, tag));
    }
    let mut owners: Vec<Power> = Vec::new();
    for e in p.power.enemies() {
        let there = defend.values().flatten().any(|u| u.owner == e.id());
        if there || f.behind[e.i()].iter().any(|n| *n > 0) {
            owners.push(e);
        }
    }
    // The columns of both sides stand under each other; those that have fired and gone keep theirs.
    let mut values: Vec<u8> = attack.keys().chain(defend.keys()).copied().collect();
    for e in &owners {
        let hit = Kind::PIECES.into_iter().filter(|k| f.behind[e.i()][k.i()] > 0);
        values.extend(hit.map(|k| defense_value(b, p, *e, k)));
    }
    if f.cycle == 1 && f.amphibious {
        values.push(b.unit(Kind::Battleship).attack);
    }
    if gun.is_some() {
        values.push(b.unit(Kind::Aa).defense);
    }
    values.sort_unstable();
    values.dedup();
    // A column that only holds what cannot fire says nothing of the other side.
    let steps = steps(f, sea, c, gun.is_some() && aircraft > 0, (&attack, &defend));
    let behind = owners.iter().flat_map(|e| Kind::PIECES.map(|k| (*e, k, f.behind[e.i()][k.i()])));
    let behind = behind.filter(|(_, _, n)| *n > 0).map(|(e, k, n)| unit(String::new(), k, e, n.into(), 1, None)).collect();
    attack.retain(|_, u| !u.is_empty());
    let mut out = Battle {
        space: b.space(f.space).id.clone(),
        title: Msg::new(if f.amphibious || !f.go.is_empty() { "battle-title-landing" } else { "battle-title" })
            .name("space", names::space(b, f.space)),
        sub: sub(p, &owners, Some(f.cycle)),
        cycle: f.cycle.into(),
        steps,
        sides: vec![
            side("battle-attack", vec![p.power], attack, &values),
            BattleSide { behind, ..side("battle-defence", owners, defend, &values) },
        ],
        notes: Vec::new(),
    };
    hits(&mut out, c.losses.last());
    out
}

/// Who attacks whom, and in which cycle.
fn sub(p: &Position, defenders: &[Power], cycle: Option<u16>) -> Msg {
    let the = |e: &Power| Arg::Name(format!("the-power.{}", e.id()).into());
    let id = match (defenders.is_empty(), cycle) {
        (true, _) => "battle-sub-alone",
        (false, None) => "battle-sub-fired-at",
        (false, Some(_)) => "battle-sub",
    };
    let m = names::by(id, p.power).arg("defenders", Arg::List(defenders.iter().map(the).collect()));
    m.int("cycle", cycle.unwrap_or(0))
}

/// The attackers: units that came, aircraft, cargo that is to land, and fighters that only ride along (AA-140, AA-293).
fn attackers(b: &Board, p: &Position, c: &Combat, f: &combat::Battle) -> Columns {
    let (power, s, sea) = (p.power, f.space, b.is_sea(f.space));
    let mut out = Columns::new();
    let mut put = |k: Kind, u: BattleUnit| out.entry(attack_value(b, p, power, k)).or_default().push(u);
    let fires = |k: Kind| if attack_value(b, p, power, k) == 0 { 0 } else { u32::from(attack_dice(p, power, k)) };
    for k in combat::surface(b, s) {
        let tag = (*k == Kind::Submarine).then(|| Msg::new("tag-first"));
        for (piece, n) in stacks(b, p, s, power, *k) {
            put(*k, unit(piece, *k, power, n, fires(*k), tag.clone()));
        }
    }
    for x in p.flights.iter().filter(|x| x.at == s && x.mission == Mission::Attack) {
        let tag = Msg::new("tag-range").int("n", x.left);
        put(x.kind, unit(flight_id(b, p, x), x.kind, power, x.n.into(), fires(x.kind), Some(tag)));
    }
    if matches!(f.step, At::Landing | At::Support | At::Ashore) {
        let bound = |ship: &&Ship| ship.target == Some(s);
        let cargo = p.ships.iter().filter(bound).flat_map(Ship::cargo).filter(|x| x.landing && x.owner == power);
        let mut n = [0u32; 10];
        cargo.for_each(|x| n[x.kind.i()] += 1);
        for k in Kind::ALL.into_iter().filter(|k| n[k.i()] > 0) {
            put(k, unit(String::new(), k, power, n[k.i()], fires(k), Some(Msg::new("tag-lands"))));
        }
        // Battleships already told off to support this landing; they fire before anybody lands (AA-190).
        let shots: u32 = c.support.iter().map(|(_, n)| u32::from(*n)).sum();
        if shots > 0 {
            put(Kind::Battleship, unit(String::new(), Kind::Battleship, power, shots, 1, Some(Msg::new("tag-support"))));
        }
    }
    if sea {
        for ally in power.alliance().powers() {
            let n = p.units.get(s, ally, Kind::Fighter);
            if n > 0 {
                let aboard =
                    unit(stack_id(b, s, ally, Kind::Fighter), Kind::Fighter, ally, n.into(), 0, Some(Msg::new("tag-aboard")));
                out.entry(0).or_default().push(aboard);
            }
        }
    }
    out
}

/// The defenders, each with its owner's developments (AA-221). Guns are no targets (AA-088).
fn defenders(b: &Board, p: &Position, f: &combat::Battle) -> Columns {
    let mut out = Columns::new();
    for e in p.power.enemies() {
        for k in Kind::PIECES.into_iter().filter(|k| *k != Kind::Aa) {
            let value = defense_value(b, p, e, k);
            for (piece, n) in stacks(b, p, f.space, e, k) {
                let dice = u32::from(value > 0);
                out.entry(value).or_default().push(unit(piece, k, e, n, dice, None));
            }
        }
    }
    out
}

/// The stacks of a kind as the board shows them: transports by what they carry.
fn stacks(b: &Board, p: &Position, s: Space, power: Power, k: Kind) -> Vec<(String, u32)> {
    if k != Kind::Transport {
        let n = p.units.get(s, power, k);
        return if n > 0 { vec![(stack_id(b, s, power, k), n.into())] } else { Vec::new() };
    }
    let mut out: Vec<(String, u32)> = Vec::new();
    let plain = p.plain_transports(s, power);
    if plain > 0 {
        out.push((stack_id(b, s, power, k), plain.into()));
    }
    for (i, _) in p.ships.iter().enumerate().filter(|(_, x)| x.zone == s && x.owner == power) {
        let id = ship_id(b, p, s, power, ShipRef::Entry(i as u8));
        match out.iter_mut().find(|(known, _)| *known == id) {
            Some((_, n)) => *n += 1,
            None => out.push((id, 1)),
        }
    }
    out
}

fn unit(piece: String, k: Kind, owner: Power, count: u32, dice: u32, tag: Option<Msg>) -> BattleUnit {
    BattleUnit { piece, kind: names::unit(k), owner: owner.id().to_owned(), count, dice, tag }
}

fn side(role: &'static str, owners: Vec<Power>, mut columns: Columns, values: &[u8]) -> BattleSide {
    let head = |v: u8| match v {
        0 => Msg::new("column-none"),
        1 => Msg::new("column-one").int("n", 1),
        v => Msg::new("column").int("n", v),
    };
    let column = |v: &u8| Column { value: (*v).into(), head: head(*v), units: columns.remove(v).unwrap_or_default() };
    BattleSide {
        columns: values.iter().map(column).collect(),
        owners: owners.iter().map(|o| o.id().to_owned()).collect(),
        role: Msg::new(role),
        behind: Vec::new(),
        to_take: 0,
    }
}

const fn step(name: &'static str, stand: Progress) -> Step {
    Step { name: Msg::new(name), stand }
}

/// The steps of this cycle in their order (AA-209, AA-210, AA-211, AA-212, AA-213). Losses stand where they are being chosen.
fn steps(f: &combat::Battle, sea: bool, c: &Combat, gun: bool, lines: (&Columns, &Columns)) -> Vec<Step> {
    let pool = c.losses.last().map(|l| l.pool);
    let landing = !f.go.is_empty() || f.amphibious;
    let all = [
        ("step-landing", landing && f.cycle == 1),
        ("step-gun", !sea && f.cycle == 1 && (gun || pool == Some(Pool::Aircraft))),
        ("step-first", sea && lines.0.values().flatten().any(|u| u.kind == names::unit(Kind::Submarine))),
        ("step-attack", true),
        ("step-defend", true),
        (if f.amphibious { "step-next" } else { "step-retreat" }, true),
    ];
    let at = match f.step {
        At::Landing | At::Support | At::Ashore => 0,
        At::AntiAir => 1,
        At::FirstShots => 2,
        At::Attack { .. } => 3,
        At::Defend { .. } => 4,
        At::Remove | At::AttackingSubs | At::DefendingSubs { .. } | At::Retreat => 5,
    };
    // Whose fire made the losses that are being chosen.
    let after = pool.map(|x| match x {
        Pool::Aircraft | Pool::Crossed { .. } | Pool::Raiders { .. } => 1,
        Pool::Defenders { at_once: true } => 2,
        Pool::Defenders { at_once: false } if at == 0 => 0,
        Pool::Defenders { at_once: false } => 3,
        Pool::Attackers | Pool::Passengers => 4,
    });
    // Columns that have not fired yet: then the fire is not over.
    let more = |line: &Columns, from: u8| line.iter().any(|(v, u)| *v >= from && u.iter().any(|u| u.dice > 0 && u.tag.is_none()));
    let open = match f.step {
        At::Attack { column } if column > 1 => more(lines.0, column),
        At::Defend { column } if column > 1 => more(lines.1, column),
        _ => false,
    };
    let mut out = Vec::new();
    for (i, (name, shown)) in all.into_iter().enumerate() {
        let stand = match after {
            Some(a) if i == a && open && a == at => Progress::Later,
            Some(a) if i <= a => Progress::Done,
            Some(_) => Progress::Later,
            None if i < at => Progress::Done,
            None if i == at => Progress::Now,
            None => Progress::Later,
        };
        if shown {
            out.push(step(name, stand));
        }
        if after == Some(i) {
            out.push(step("step-losses", Progress::Now));
        }
    }
    out
}

/// The hits still to be taken, on the side that takes them, and what becomes of those who do.
fn hits(out: &mut Battle, top: Option<&Losses>) {
    let Some(top) = top else { return };
    let n = u32::from(top.ships) + u32::from(top.any);
    let (side, rule, id) = match top.pool {
        Pool::Crossed { .. } | Pool::Raiders { .. } | Pool::Aircraft => (0, rule::AA_116, "battle-note-aircraft"),
        Pool::Attackers => (0, rule::AA_011, "battle-note-gone"),
        Pool::Passengers => (0, rule::AA_293, "battle-note-passengers"),
        Pool::Defenders { at_once: true } => (1, rule::AA_223, "battle-note-first"),
        Pool::Defenders { at_once: false } => (1, rule::AA_010, "battle-note-fires-back"),
    };
    if let Some(s) = out.sides.get_mut(side) {
        s.to_take = n;
    }
    let ground = |rule: RuleId, id: &'static str| CitedText { text: Msg::new(id), rule: Some(rule) };
    out.notes.push(ground(rule, id));
    if top.ships > 0 {
        out.notes.push(ground(rule::AA_158, "battle-note-ships-only"));
    }
}
