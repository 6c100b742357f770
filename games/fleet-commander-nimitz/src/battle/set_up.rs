//! Sections 11.1 to 11.4: who stands where, how long it lasts, how many plans are drawn.

use super::{Air, Battle, Field, GONE, Ground, Spot, Squadron, Step, plans, with};
use crate::{
    action::Action,
    board::Board,
    event::Event,
    phases,
    position::{Place, Position, UnitId},
    purpose::{Here, here},
    rule,
    settings::Equals,
    types::{Class, Kind, Sector, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal, area::Space};

/// A battle begins: everything that needs no choice takes its place.
pub fn begin(b: &Board, p: &mut Position, area: Space, dice: &mut Dice, log: &mut Log<Event>) {
    let mut x = Battle {
        area,
        step: Step::Place,
        turn: 0,
        left: 0,
        draws: 0,
        ships: Vec::new(),
        waiting: Vec::new(),
        ground: Vec::new(),
        squadrons: Vec::new(),
        decks: Vec::new(),
        airfields: [0; 2],
        plans: Vec::new(),
        points: b.tables.plan_points.0,
        drawn: Vec::new(),
        screening: std::mem::take(&mut p.kept),
        stops: 0,
        cell: 0,
        first: None,
        flown: 0,
        asw: false,
        volley: None,
    };
    log.event(rule::FN_155, Event::BattleBegan { area });
    for u in p.units_at(area).collect::<Vec<_>>() {
        let t = p.unit_type(b, u);
        let unit = p.units[u as usize];
        match t.kind.class() {
            Class::Infantry => {
                // FN-163, FN-164, FN-169, FN-170: entrenched, or on a Transport in Coastal, however many they are (FN-165).
                let spot = if unit.aboard { Spot::Transport } else { Spot::Foxhole };
                x.ground.push(Ground { unit: u, spot });
            }
            // FN-161, FN-162, FN-168: on the airfield, a point each.
            Class::Air => base(&mut x, &unit, t.side, u, Air::Base),
            // FN-157.
            Class::Ship if t.side == Side::Us && t.kind.is_carrier() => x.ships.push((u, Sector::UsOcean)),
            Class::Ship if t.side == Side::Us && t.kind != Kind::Ss => x.waiting.push(u),
            Class::Ship => {}
        }
    }
    if area == b.places.marianas {
        // FN-332: wings over Japan count for the airfield.
        for u in p.units_in(Place::Bombing).collect::<Vec<_>>() {
            let unit = p.units[u as usize];
            base(&mut x, &unit, Side::Us, u, Air::Away);
        }
    }
    p.battle = Some(Box::new(x));
    with(p, |p, x| go_on(b, p, x, dice, log));
}

fn base(x: &mut Battle, unit: &crate::position::Unit, side: Side, u: UnitId, at: Air) {
    x.squadrons.push(Squadron { kind: unit.kind, side, base: u, carrier: false, hurt: unit.hurt, at });
    x.airfields[side.i()] += 1;
}

/// The next question of the set-up, or the first turn.
fn go_on(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    if x.step == Step::Place {
        if !x.waiting.is_empty() {
            return;
        }
        japan(b, p, x);
    }
    if let Step::Escorts(_) = x.step
        && !escorts(b, p, x, dice, log)
    {
        return;
    }
    if x.step == Step::Subs {
        subs(b, p, x);
        if !x.waiting.is_empty() {
            return;
        }
        length(b, p, x, dice, log);
    }
}

/// FN-171, FN-172, FN-173, FN-174, FN-175, FN-176: where Japanese surface ships go.
fn japan(b: &Board, p: &Position, x: &mut Battle) {
    let ships: Vec<UnitId> = p
        .units_at(x.area)
        .filter(|u| {
            let t = p.unit_type(b, *u);
            t.side == Side::Japan && t.kind.class() == Class::Ship && t.kind != Kind::Ss
        })
        .collect();
    let carriers: Vec<UnitId> = ships.iter().copied().filter(|u| p.unit_type(b, *u).kind.is_carrier()).collect();
    let land = {
        let f = Field { b, p, x };
        let japanese = x.ground.iter().any(|g| f.kind(g.unit).side == Side::Japan);
        japanese || x.squadrons.iter().any(|s| s.at != Air::Away)
    };
    x.waiting.clear();
    if carriers.is_empty() {
        // FN-176: case C.
        x.ships.extend(ships.iter().map(|u| (*u, Sector::Coastal)));
        x.step = Step::Subs;
    } else if !land {
        // FN-175: case B.
        x.ships.extend(ships.iter().map(|u| (*u, Sector::JapanOcean)));
        x.step = Step::Subs;
    } else {
        // FN-171, FN-172: case A.
        x.ships.extend(carriers.iter().map(|u| (*u, Sector::JapanOcean)));
        x.waiting = ships.into_iter().filter(|u| !carriers.contains(u)).collect();
        x.step = Step::Escorts(false);
    }
}

/// The escorts that are next in case A: those of lowest surface value for the ocean, of highest for Coastal (FN-173).
fn next_escorts(f: Field<'_>, coastal: bool) -> Vec<UnitId> {
    let value = |u: &UnitId| f.p.values(f.b, *u).surface.hit.unwrap_or(0);
    let all = &f.x.waiting;
    let edge = if coastal { all.iter().map(value).max() } else { all.iter().map(value).min() };
    let mut next: Vec<UnitId> = all.iter().copied().filter(|u| Some(value(u)) == edge).collect();
    // Those that are alike in every value need no choice.
    let like = |u: &UnitId| (*f.p.values(f.b, *u), f.kind(*u).loss);
    let mut seen = Vec::new();
    next.retain(|u| {
        let l = like(u);
        let new = !seen.contains(&l);
        seen.push(l);
        new
    });
    next
}

/// Escorts of Japan in its ocean, and carriers there.
fn ocean(f: Field<'_>) -> (usize, usize) {
    let all: Vec<UnitId> = f.surface(Side::Japan, Sector::JapanOcean).collect();
    let carriers = all.iter().filter(|u| f.kind(**u).kind.is_carrier()).count();
    (all.len() - carriers, carriers)
}

/// R92: of equal escorts the best at anti-aircraft fire, then at depth charges, is worst for the player beside the carriers, and the
/// least in Coastal; the first of those. Before version 2 the first of all.
fn worst_escort(f: Field<'_>, all: &[UnitId], coastal: bool) -> UnitId {
    let guard = |u: UnitId| {
        let v = f.p.values(f.b, u);
        [v.aaa, v.depth].map(|v| (i16::from(v.hit.unwrap_or(0)), i16::from(v.twice)))
    };
    let rank = |u: UnitId| if coastal { guard(u) } else { guard(u).map(|(hit, twice)| (-hit, -twice)) };
    let best = all.iter().copied().min_by_key(|u| rank(*u)).filter(|_| f.p.rules.reads_since(2));
    best.unwrap_or(all[0])
}

/// FN-173, FN-174: places escorts until a choice is needed; true when all stand.
fn escorts(b: &Board, p: &Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) -> bool {
    while let Step::Escorts(coastal) = x.step {
        if x.waiting.is_empty() {
            break;
        }
        let f = Field { b, p, x };
        let (escorts, carriers) = ocean(f);
        if escorts >= carriers && !coastal {
            let rest = std::mem::take(&mut x.waiting);
            x.ships.extend(rest.into_iter().map(|u| (u, Sector::Coastal)));
            break;
        }
        let next = next_escorts(f, coastal);
        let one = match (next.len(), p.rules.equals) {
            (1, _) => next[0],
            (_, Equals::Worst) => worst_escort(f, &next, coastal),
            (n, Equals::Random) => next[usize::from(dice.roll(here(p, x.area, Here::Equals), n as u8)) - 1],
            _ => return false,
        };
        put_escort(p, x, one, coastal, log);
    }
    x.waiting.clear();
    x.step = Step::Subs;
    true
}

fn put_escort(p: &Position, x: &mut Battle, u: UnitId, coastal: bool, log: &mut Log<Event>) {
    x.waiting.retain(|w| *w != u);
    let sector = if coastal { Sector::Coastal } else { Sector::JapanOcean };
    x.ships.push((u, sector));
    x.step = Step::Escorts(!coastal);
    log.event(rule::FN_173, Event::Placed { unit: p.name(u), sector });
}

/// Sectors a US submarine may take (FN-159).
fn sub_sectors(f: Field<'_>) -> Vec<Sector> {
    let water = [Sector::JapanOcean, Sector::Coastal, Sector::UsOcean];
    water.into_iter().filter(|s| f.has_ships(Side::Japan, *s)).collect()
}

/// FN-177, FN-178, FN-179, then FN-159, FN-160: Japanese submarines, then those of the US that have no choice.
fn subs(b: &Board, p: &Position, x: &mut Battle) {
    let is_sub = |u: &UnitId, side: Side| {
        let t = p.unit_type(b, *u);
        t.kind == Kind::Ss && t.side == side
    };
    let placed = |x: &Battle, u: &UnitId| x.ships.iter().any(|(s, _)| s == u);
    let japanese: Vec<UnitId> = p.units_at(x.area).filter(|u| is_sub(u, Side::Japan) && !placed(x, u)).collect();
    let f = Field { b, p, x };
    let us_carrier = f.ships(Side::Us, Sector::UsOcean).any(|u| f.kind(u).kind.is_carrier());
    let sector = if us_carrier {
        Sector::UsOcean
    } else if f.has_ships(Side::Us, Sector::Coastal) {
        Sector::Coastal
    } else {
        Sector::JapanOcean
    };
    x.ships.extend(japanese.into_iter().map(|u| (u, sector)));
    if x.waiting.is_empty() {
        let own: Vec<UnitId> = p.units_at(x.area).filter(|u| is_sub(u, Side::Us) && !placed(x, u)).collect();
        let sectors = sub_sectors(Field { b, p, x });
        match sectors.len() {
            // FN-160: it takes no part.
            0 => {}
            1 => x.ships.extend(own.into_iter().map(|u| (u, sectors[0]))),
            _ => x.waiting = own,
        }
    }
}

/// FN-167, FN-180, FN-020: fresh groups beside the carriers; FN-181, FN-182, FN-183, FN-184, FN-185, FN-186: length and plans.
fn length(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    let c = b.campaign(p.year);
    let carriers: Vec<UnitId> = x.ships.iter().map(|(u, _)| *u).filter(|u| p.unit_type(b, *u).kind.is_carrier()).collect();
    for u in carriers {
        let unit = p.units[u as usize];
        // R22: a damaged carrier flies nobody.
        let group = if unit.hurt && !p.rules.damaged_carrier_flies { &[][..] } else { c.group(unit.kind) };
        x.decks.push((u, if unit.hurt { 0 } else { group.len() as u8 }));
        let side = p.unit_type(b, u).side;
        let squadron = |kind: &u16| Squadron { kind: *kind, side, base: u, carrier: true, hurt: false, at: Air::Base };
        x.squadrons.extend(group.iter().map(squadron));
    }
    let f = Field { b, p, x };
    // R37, R66: a side with nothing on the map is not fought.
    if f.units(Side::Us) == 0 || f.units(Side::Japan) == 0 {
        x.left = GONE;
        p.kept = if p.rules.screening_ship_kept { x.screening } else { 0 };
        phases::battles::finish(b, p, x, log);
        if x.area == b.places.hawaii {
            phases::battles::unopposed(b, p, log);
        }
        return;
    }
    let units = f.units(Side::Japan) as u8;
    let from = dice.rolled();
    let die = dice.roll(here(p, x.area, Here::Length), 10);
    x.left = b.tables.battle_turns[usize::from(die) - 1];
    x.draws = b.plan_draws(units);
    log.rolled(rule::FN_182, Event::BattleLength { die, turns: x.left, plans: x.draws }, from, dice);
    x.step = Step::Plans;
    plans::skip_if_nothing(b, p, x, dice, log);
}

/// Is it legal?
pub fn check(f: Field<'_>, a: &Action) -> Result<(), Refusal> {
    match (f.x.step, *a) {
        (Step::Place, Action::Place { unit, sector }) => {
            if !f.x.waiting.contains(&unit) {
                return Err(Refusal::new(rule::FN_166, "refuse-not-waiting"));
            }
            // FN-158.
            if matches!(sector, Sector::UsOcean | Sector::Coastal) {
                Ok(())
            } else {
                Err(Refusal::new(rule::FN_158, "refuse-sector"))
            }
        }
        (Step::Subs, Action::Place { unit, sector }) => {
            if !f.x.waiting.contains(&unit) {
                return Err(Refusal::new(rule::FN_166, "refuse-not-waiting"));
            }
            if sub_sectors(f).contains(&sector) { Ok(()) } else { Err(Refusal::new(rule::FN_159, "refuse-no-japanese-ships")) }
        }
        (Step::Escorts(coastal), Action::Escort { unit }) if next_escorts(f, coastal).contains(&unit) => Ok(()),
        (Step::Escorts(_), _) => Err(Refusal::new(rule::FN_173, "refuse-escort-first")),
        _ => Err(Refusal::new(rule::FN_158, "refuse-place-first")),
    }
}

/// All legal actions.
pub fn list(f: Field<'_>, out: &mut Vec<Action>) {
    if let Step::Escorts(coastal) = f.x.step {
        out.extend(next_escorts(f, coastal).into_iter().map(|unit| Action::Escort { unit }));
        return;
    }
    for unit in &f.x.waiting {
        let places = Sector::ALL.map(|sector| Action::Place { unit: *unit, sector });
        out.extend(places.into_iter().filter(|a| check(f, a).is_ok()));
    }
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, x: &mut Battle, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    match (*a, x.step) {
        (Action::Place { unit, sector }, _) => {
            x.waiting.retain(|w| *w != unit);
            x.ships.push((unit, sector));
            log.event(
                if x.step == Step::Subs { rule::FN_159 } else { rule::FN_158 },
                Event::Placed { unit: p.name(unit), sector },
            );
            if x.step == Step::Subs {
                if x.waiting.is_empty() {
                    length(b, p, x, dice, log);
                }
                return;
            }
        }
        (Action::Escort { unit }, Step::Escorts(coastal)) => put_escort(p, x, unit, coastal, log),
        _ => {}
    }
    go_on(b, p, x, dice, log);
}
