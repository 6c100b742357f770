//! Sections 12.6 to 12.12: who fires at whom, sector by sector, and the dice.

use super::{Air, Battle, Field, Shot, Spot, Step, Volley, air, allot, finish, plans, told};
use crate::{
    action::Target,
    board::Board,
    event::{Attack, Event},
    position::Position,
    purpose::{Here, here},
    rule,
    types::{JapanPlan, Kind, Sector, Side, UsPlan, Value},
};
use ironbottom_kernel::{Dice, Log, Purpose, RuleId};

/// One stretch of a battle turn.
#[derive(Clone, Copy)]
pub enum Cell {
    /// Both sides fire. Rows: of an ocean the escorts are the first, the carriers the second (FN-268).
    Volley(Attack, Sector, u8),
    /// Anti-submarine warfare?
    Asw,
    /// Depth charges of the US before the torpedoes (FN-193).
    Early(Sector),
}

use Cell::{Asw, Early, Volley as V};
use Sector::{Coastal, Island, JapanOcean, UsOcean};

/// The order of a battle turn; guns are heard in Coastal alone (FN-278).
pub const CELLS: [Cell; 25] = [
    V(Attack::Dogfight, JapanOcean, 0),
    V(Attack::Dogfight, Island, 0),
    V(Attack::Dogfight, Coastal, 0),
    V(Attack::Dogfight, UsOcean, 0),
    V(Attack::Aaa, JapanOcean, 0),
    V(Attack::Aaa, JapanOcean, 1),
    V(Attack::Aaa, Coastal, 0),
    V(Attack::Aaa, UsOcean, 0),
    V(Attack::Aaa, UsOcean, 1),
    V(Attack::Bombs, JapanOcean, 0),
    V(Attack::Bombs, Island, 0),
    V(Attack::Bombs, Coastal, 0),
    V(Attack::Bombs, UsOcean, 0),
    Asw,
    Early(JapanOcean),
    Early(Coastal),
    Early(UsOcean),
    V(Attack::Torpedoes, JapanOcean, 0),
    V(Attack::Torpedoes, Coastal, 0),
    V(Attack::Torpedoes, UsOcean, 0),
    V(Attack::DepthCharges, JapanOcean, 0),
    V(Attack::DepthCharges, Coastal, 0),
    V(Attack::DepthCharges, UsOcean, 0),
    V(Attack::Guns, Coastal, 0),
    V(Attack::Infantry, Island, 0),
];
/// Where anti-aircraft fire begins: First Light meets no dogfight (FN-203, FN-224).
const FIRST: u8 = 4;
/// Where bombs end, and First Light with them.
const BOMBS_END: u8 = 13;

/// Fire begins: of the turn, or of First Light.
pub fn begin(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    x.cell = if x.first.is_some() { FIRST } else { 0 };
    go_on(b, p, x, dice, log);
}

/// On until somebody must decide.
pub fn go_on(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    loop {
        if x.volley.is_some() {
            if !allot::resolve(b, p, x, dice, log) {
                x.step = Step::Fire;
                return;
            }
            x.volley = None;
        }
        if x.first.is_some() && x.cell >= BOMBS_END {
            first_over(b, p, x, dice, log);
            return;
        }
        let Some(cell) = CELLS.get(usize::from(x.cell)) else {
            finish::advance_infantry(b, p, x, log);
            air::return_all(b, p, x, dice, log);
            return;
        };
        x.cell += 1;
        match *cell {
            Cell::Volley(attack, sector, row) => open(b, p, x, attack, sector, row, Side::ALL.as_slice(), dice, log),
            Cell::Early(sector) if x.asw => open(b, p, x, Attack::DepthCharges, sector, 0, &[Side::Us], dice, log),
            Cell::Early(_) => {}
            Cell::Asw => {
                let f = Field { b, p, x };
                let water = [JapanOcean, Coastal, UsOcean];
                let useful = water.iter().any(|s| !shooters(f, Side::Us, Attack::DepthCharges, *s, 0).is_empty());
                if x.holds(UsPlan::Asw) && useful {
                    x.step = Step::Asw;
                    return;
                }
            }
        }
    }
}

/// First Light is over: its squadrons are back aboard and spent; what Japan's did to decks and airfields counts at once.
fn first_over(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    for s in &mut x.squadrons {
        if matches!(s.at, Air::Over(_)) {
            s.at = Air::Spent;
        }
    }
    if x.first == Some(Side::Japan) {
        // FN-222: a carrier it damaged loses its squadrons before they move. One that came damaged and flies all the same (R22) has
        // a deck for nobody; before version 2 it lost them too.
        let damaged = |x: &Battle, u: u16| {
            let came_so = x.decks.iter().any(|(d, size)| *d == u && *size == 0);
            p.units[u as usize].hurt && !(came_so && p.rules.reads_since(2))
        };
        for i in 0..x.squadrons.len() {
            let s = x.squadrons[i];
            let afloat = x.ships.iter().any(|(u, _)| *u == s.base);
            if s.carrier && s.side == Side::Us && s.at == Air::Base && (!afloat || damaged(x, s.base)) {
                air::lose(p, x, i as u8, rule::FN_222, log);
            }
        }
        x.step = Step::Airfield;
        finish::airfields(b, p, x, dice, log);
    } else {
        plans::japan_first(b, p, x, dice, log);
    }
}

/// Those who roll: who, and on what value.
pub fn shooters(f: Field<'_>, side: Side, attack: Attack, sector: Sector, row: u8) -> Vec<(Target, Value)> {
    let x = f.x;
    let enemy = side.other();
    let better = |v: Value| if side == Side::Japan { plans::japanese(x, f.p, attack, v, false) } else { v };
    let unit = |u: u16| {
        let v = plans::value(f.p.values(f.b, u), attack, false);
        let under = f.kind(u).kind == Kind::Ss && f.p.rules.reads_since(2);
        let v = if side == Side::Japan { plans::japanese(x, f.p, attack, v, under) } else { v };
        (Target::Unit(u), v)
    };
    let best = |mut all: Vec<(Target, Value)>, n: usize| {
        // The highest values fire (FN-270, FN-277); of equals the first.
        all.retain(|(_, v)| v.can());
        all.sort_by_key(|(t, v)| (std::cmp::Reverse((v.hit, v.twice)), *t));
        all.truncate(n);
        all
    };
    match attack {
        Attack::Dogfight => {
            // FN-262, FN-263.
            if x.over(enemy, sector).next().is_none() {
                return Vec::new();
            }
            let all = x.over(side, sector).map(|(i, s)| (Target::Squadron(i), better(f.squadron_values(s).dogfight)));
            all.filter(|(_, v)| v.can()).collect()
        }
        Attack::Aaa => {
            // FN-267, FN-268, FN-269, FN-270, FN-271, FN-272: so many rolls as there are squadrons, once per row.
            let squadrons = x.over(enemy, sector).count();
            let in_row = |u: &u16| sector == Coastal || f.kind(*u).kind.is_carrier() == (row == 1);
            best(f.surface(side, sector).filter(in_row).map(unit).collect(), squadrons)
        }
        Attack::Bombs => {
            let island = sector == Island;
            let mut probe = Vec::new();
            allot::targets_of(f, enemy, attack, sector, false, &mut probe);
            if probe.is_empty() {
                return Vec::new();
            }
            let value = |s: &super::Squadron| better(plans::value(f.squadron_values(s), attack, island));
            // FN-274: the ground value over the island, else that against ships.
            x.over(side, sector).map(|(i, s)| (Target::Squadron(i), value(s))).filter(|(_, v)| v.can()).collect()
        }
        Attack::Torpedoes => {
            // FN-233: under No Contact US submarines in the Japanese ocean do nothing.
            if !f.has_surface(enemy, sector) || silenced(f, side, sector) {
                return Vec::new();
            }
            let subs = f.ships(side, sector).filter(|u| f.kind(*u).kind == Kind::Ss);
            subs.map(unit).filter(|(_, v)| v.can()).collect()
        }
        Attack::DepthCharges => {
            let subs = f.ships(enemy, sector).filter(|u| f.kind(*u).kind == Kind::Ss).count();
            let quiet = silenced(f, side, sector);
            let fit = |u: &u16| !(quiet && f.kind(*u).kind == Kind::Ss);
            best(f.ships(side, sector).filter(fit).map(unit).collect(), subs)
        }
        Attack::Guns => {
            let mut probe = Vec::new();
            allot::targets_of(f, enemy, attack, sector, false, &mut probe);
            if probe.is_empty() {
                return Vec::new();
            }
            // FN-369: submarines have fired their torpedoes, unless the table plays otherwise (R82).
            let subs = f.p.rules.subs_fire_with_guns && f.has_surface(enemy, sector);
            let fit = |u: &u16| f.kind(*u).kind != Kind::Ss || subs;
            f.ships(side, sector).filter(fit).map(unit).filter(|(_, v)| v.can()).collect()
        }
        Attack::Infantry => {
            let mut probe = Vec::new();
            allot::targets_of(f, enemy, attack, sector, false, &mut probe);
            if probe.is_empty() {
                return Vec::new();
            }
            f.infantry(side, &[Spot::Foxhole]).map(unit).filter(|(_, v)| v.can()).collect()
        }
    }
}

fn silenced(f: Field<'_>, side: Side, sector: Sector) -> bool {
    side == Side::Us && sector == JapanOcean && f.x.has(JapanPlan::NoContact)
}

/// The rule behind an attack.
pub const fn rule(attack: Attack) -> RuleId {
    match attack {
        Attack::Dogfight => rule::FN_263,
        Attack::Aaa => rule::FN_267,
        Attack::Bombs => rule::FN_273,
        Attack::Torpedoes => rule::FN_275,
        Attack::DepthCharges => rule::FN_276,
        Attack::Guns => rule::FN_279,
        Attack::Infantry => rule::FN_281,
    }
}

/// Rolls of one cell, both sides before any loss (FN-265).
#[expect(clippy::too_many_arguments, reason = "one call, and each says something else")]
fn open(
    b: &Board,
    p: &Position,
    x: &mut Battle,
    attack: Attack,
    sector: Sector,
    row: u8,
    sides: &[Side],
    dice: &mut Dice,
    log: &mut Log<Event>,
) {
    let f = Field { b, p, x };
    let mut v = Volley {
        attack,
        sector,
        shots: Default::default(),
        hits: [0; 2],
        closed: false,
        ship_hit: false,
        ships_only: false,
        at_ships: [0; 2],
        stood: if p.rules.reads_since(2) { Side::ALL.map(|side| f.on_island(side)) } else { [false; 2] },
    };
    for side in sides {
        // The US has dropped its depth charges already (R42).
        if attack == Attack::DepthCharges && x.asw && *side == Side::Us && sides.len() > 1 {
            continue;
        }
        let all = shooters(f, *side, attack, sector, row);
        if all.is_empty() {
            continue;
        }
        let from = dice.rolled();
        let purpose = here(p, x.area, Here::Attack(attack, *side));
        let shots: Vec<Shot> = all.iter().map(|(by, value)| shoot(*by, *value, purpose, dice)).collect();
        v.hits[side.other().i()] += shots.iter().map(|s| s.hits).sum::<u8>();
        if attack == Attack::Guns && p.rules.reads_since(2) {
            // FN-280: with the guns too a submarine hits ships alone (R82).
            let under = |s: &&Shot| matches!(s.by, Target::Unit(u) if f.kind(u).kind == Kind::Ss);
            v.at_ships[side.other().i()] = shots.iter().filter(under).map(|s| s.hits).sum();
        }
        if attack == Attack::Bombs && *side == Side::Japan && sector != Island && plans::kamikaze(f) {
            // FN-230: one hit more for every roll, even a miss; two copies add up (R27), which they did not before version 2.
            let copies = if p.rules.reads_since(2) { x.copies(JapanPlan::Kamikaze) } else { 1 };
            v.hits[Side::Us.i()] += shots.len() as u8 * copies;
            log.event(rule::FN_230, Event::PlanWorked { plan: JapanPlan::Kamikaze });
        }
        log.rolled(
            rule(attack),
            Event::Attacked { attack, side: *side, sector, shots: shots.iter().map(|s| told(p, x, s)).collect() },
            from,
            dice,
        );
        v.shots[side.i()] = shots;
    }
    let mut artillery = false;
    if attack == Attack::Infantry {
        if f.ashore(Side::Japan).next().is_some() {
            // FN-215.
            for _ in 0..x.copies(JapanPlan::Artillery) {
                v.hits[Side::Us.i()] += 1;
                log.event(rule::FN_215, Event::PlanWorked { plan: JapanPlan::Artillery });
            }
        }
        artillery = x.holds(UsPlan::Artillery);
    }
    if artillery || v.hits != [0; 2] || v.shots.iter().any(|s| !s.is_empty()) {
        x.volley = Some(v);
    }
}

/// One roll (FN-024, FN-025).
pub fn shoot(by: Target, value: Value, purpose: Purpose, dice: &mut Dice) -> Shot {
    let die = dice.roll(purpose, 10);
    Shot { by, value: (value.hit.unwrap_or(0), value.twice), die, hits: value.hits(die) }
}
