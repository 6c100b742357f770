//! Sections 13.1 to 14: reinforcements and repairs of Japan, return to port, supply, loss, and the end.

use super::{holding, resupply};
use crate::{
    action::Action,
    board::{Board, Campaign},
    event::{Event, Name},
    position::{End, Phase, Place, Position, UnitId},
    purpose, rule,
    types::{Class, Grade, Side},
};
use ironbottom_kernel::{
    Dice, Log, Refusal, RuleId,
    area::{Space, SpaceSet},
};

/// Everything after the last battle, until somebody must decide.
pub fn begin(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    super::bombing::return_wings(b, p);
    reinforce(b, p, dice, log);
    p.finished = SpaceSet::EMPTY;
    repairs(b, p, log);
}

/// Damaged Japanese units on the map that weigh on the roll: not infantry that shares its area with the US (FN-304, FN-305).
pub fn damaged(b: &Board, p: &Position) -> u8 {
    let counts = |i: usize| {
        let u = &p.units[i];
        let t = p.type_of(b, u);
        match u.at {
            Place::Area(s) if u.hurt && t.side == Side::Japan => {
                !(t.kind.class() == Class::Infantry && p.present(b, Side::Us, s))
            }
            _ => false,
        }
    };
    (0..p.units.len()).filter(|i| counts(*i)).count() as u8
}

/// FN-302, FN-303, FN-304, FN-305, FN-306, FN-307, FN-308, FN-309, FN-310, FN-327, FN-372: a roll, and what it brings to Japan.
fn reinforce(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    let from = dice.rolled();
    let die = dice.roll(purpose::reinforcements(p), 10);
    let (resupply, damaged, raiders) = (p.resupply, damaged(b, p), p.units_in(Place::Raid).count() as u8);
    let total = i16::from(die) + resupply as i16 - i16::from(damaged) - 2 * i16::from(raiders);
    // FN-303: the markers have done their work.
    p.resupply = 0;
    let mut wanted = b.new_forces(total);
    wanted[Class::Infantry.i()] += b.campaign(p.year).extra_infantry;
    let (mut units, mut missing) = (Vec::new(), 0u8);
    for class in Class::ALL {
        for _ in 0..wanted[class.i()] {
            match draw(b, p, class, dice) {
                Some(u) => units.push(u),
                // FN-308, R58: two battalions for each unit the pile lacks.
                None => missing += 2,
            }
        }
    }
    let at = Place::Area(b.places.japan);
    for u in &units {
        p.units[*u as usize].at = at;
    }
    let battalions = (0..missing).filter_map(|_| p.battalion(Side::Japan, at, false)).count() as u8;
    log.rolled(
        rule::FN_302,
        Event::Reinforced { die, resupply, damaged, raiders, total, units: p.names(&units), battalions },
        from,
        dice,
    );
}

/// FN-307: the top of a pile: one of those that lie shuffled, then what was put under them, in order.
fn draw(b: &Board, p: &mut Position, class: Class, dice: &mut Dice) -> Option<UnitId> {
    let pile: Vec<UnitId> = p
        .units_in(Place::Box)
        .filter(|u| {
            let t = p.unit_type(b, *u);
            t.side == Side::Japan && t.kind.class() == class
        })
        .collect();
    let unit = match pile.len() {
        0 if p.under[class.i()].is_empty() => return None,
        0 => p.under[class.i()].remove(0),
        1 => pile[0],
        n => pile[usize::from(dice.roll(purpose::pile(p, class), n as u8)) - 1],
    };
    // Taken at once, so that the next draw does not find it again.
    p.units[unit as usize].at = Place::Area(b.places.japan);
    Some(unit)
}

/// Damaged units of Japan in an area that may go (FN-312), and whether one of them must stay (FN-313).
fn leaving(b: &Board, p: &Position, area: Space) -> (Vec<UnitId>, bool) {
    let shared = p.present(b, Side::Us, area);
    let (mut go, mut land_stays) = (Vec::new(), false);
    let mut land_goes = false;
    for u in p.units_at(area).filter(|u| p.unit_type(b, *u).side == Side::Japan) {
        let class = p.unit_type(b, u).kind.class();
        let stays = !p.units[u as usize].hurt || (class == Class::Infantry && shared);
        match (class, stays) {
            (Class::Ship, true) => {}
            (_, true) => land_stays = true,
            (Class::Ship, false) => go.push(u),
            (_, false) => {
                land_goes = true;
                go.push(u);
            }
        }
    }
    (go, land_goes && !land_stays)
}

/// Areas with damaged units of Japan.
fn damaged_at(b: &Board, p: &Position) -> SpaceSet {
    let hurt = p.units.iter().filter(|u| u.hurt && p.type_of(b, u).side == Side::Japan);
    hurt.filter_map(|u| if let Place::Area(s) = u.at { Some(s) } else { None }).collect()
}

/// The units among which one must stay.
fn keepers(b: &Board, p: &Position, area: Space) -> Vec<UnitId> {
    let (go, keep) = leaving(b, p, area);
    if !keep {
        return Vec::new();
    }
    go.into_iter().filter(|u| p.unit_type(b, *u).kind.class() != Class::Ship).collect()
}

/// FN-311, FN-312, FN-313: damaged units go under their piles, full; area by area, and the player is asked who stays (R33).
fn repairs(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    for area in (damaged_at(b, p) & !p.finished).iter() {
        let keep = keepers(b, p, area);
        if keep.len() > 1 {
            p.phase = Phase::Repairs;
            log.event(rule::FN_313, Event::PhaseBegan { phase: p.phase });
            return;
        }
        send(b, p, area, keep.first().copied(), log);
    }
    finish_turn(b, p, log);
}

/// Sends the damaged units of an area away, but for one that stays.
fn send(b: &Board, p: &mut Position, area: Space, keep: Option<UnitId>, log: &mut Log<Event>) {
    p.finished.add(area);
    let (mut go, _) = leaving(b, p, area);
    go.retain(|u| Some(*u) != keep);
    for u in &go {
        let battalion = p.units[*u as usize].kind == Campaign::battalion(Side::Japan);
        let class = p.unit_type(b, *u).kind.class();
        let unit = &mut p.units[*u as usize];
        unit.hurt = false;
        // R32: a battalion goes to its box.
        unit.at = if battalion { Place::Battalions } else { Place::Under };
        if !battalion {
            p.under[class.i()].push(*u);
        }
    }
    if !go.is_empty() {
        log.event(rule::FN_311, Event::Refitted { units: p.names(&go) });
    }
}

/// The first area where somebody must be kept.
fn asking(b: &Board, p: &Position) -> Option<Space> {
    (damaged_at(b, p) & !p.finished).iter().find(|s| keepers(b, p, *s).len() > 1)
}

/// Is it legal?
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    match (*a, asking(b, p)) {
        (Action::Keep { unit }, Some(area)) if keepers(b, p, area).contains(&unit) => Ok(()),
        _ => Err(Refusal::new(rule::FN_313, "refuse-keep-one")),
    }
}

/// All legal actions.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    if let Some(area) = asking(b, p) {
        out.extend(keepers(b, p, area).into_iter().map(|unit| Action::Keep { unit }));
    }
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, a: &Action, log: &mut Log<Event>) {
    if let (Action::Keep { unit }, Some(area)) = (*a, asking(b, p)) {
        send(b, p, area, Some(unit), log);
    }
    repairs(b, p, log);
}

/// Return to port, supply, loss; then the next turn or the end.
fn finish_turn(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    return_to_port(b, p, log);
    supply(b, p, log);
    let c = b.campaign(p.year);
    let held = holding::objectives(b, p);
    p.held.push(held.len() as u8);
    log.event(rule::FN_343, Event::Counted { turn: p.turn, held: held.len() as u8, areas: held.iter().collect() });
    // FN-325, FN-374: judged by areas alone, whatever the turn, unless the table spares the first.
    if c.grade(held.len() as u8) == Grade::Replaced && !spared(b, p) {
        log.event(
            rule::FN_325,
            Event::Judged { year: p.year, objectives: held.len() as u8, invasion: 0, grade: Grade::Replaced },
        );
        end(p, End::Replaced);
    } else if p.turn >= c.turns {
        judge(b, p, held.len() as u8, log);
    } else {
        resupply::begin_turn(b, p, log);
    }
}

/// Does the table play an extra by which this turn replaces nobody (FN-325)? The last turn is always judged.
pub fn spared(b: &Board, p: &Position) -> bool {
    p.rules.no_relief_first_turn && p.turn <= 1 && p.turn < b.campaign(p.year).turns
}

/// FN-314, FN-315, FN-316, FN-317, FN-318, FN-319, FN-373: boxes first, then the ships at sea.
fn return_to_port(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let last = b.campaign(p.year).ports.saturating_sub(1);
    let mut told: Vec<(RuleId, Place, Vec<Name>)> = Vec::new();
    for i in 0..p.units.len() {
        let u = p.units[i];
        let t = p.type_of(b, &u);
        if t.side != Side::Us || t.kind.class() != Class::Ship {
            continue;
        }
        let (rule, to) = match u.at {
            Place::Port(0) => (rule::FN_314, Place::Area(b.places.hawaii)),
            Place::Port(n) => (if n == 1 { rule::FN_315 } else { rule::FN_316 }, Place::Port(n - 1)),
            Place::Raid => (rule::FN_373, Place::Port(last)),
            Place::Area(s) if s == b.places.hawaii => continue,
            Place::Area(s) if s == b.places.west_coast && p.rules.west_coast_ships_stay => continue,
            Place::Area(_) => (rule::FN_318, Place::Port(last)),
            _ => continue,
        };
        p.units[i].at = to;
        let name = p.name(i as UnitId);
        match told.iter_mut().find(|(r, at, _)| p.rules.reads_since(3) && (*r, *at) == (rule, to)) {
            Some((.., names)) => names.push(name),
            None => told.push((rule, to, vec![name])),
        }
    }
    for (rule, to, mut names) in told {
        let more = names.split_off(1);
        log.event(rule, Event::Returned { unit: names[0], to, more });
    }
}

/// FN-323, FN-324: every unit ashore in an area without supply takes a hit; all areas are judged before the hits fall (R77).
fn supply(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let supplied = holding::supplied(b, p);
    for area in (0..b.areas.len() as u8).map(Space).filter(|s| !supplied.has(*s)) {
        let hit = |u: &UnitId| {
            let t = p.unit_type(b, *u);
            t.side == Side::Us && t.kind.class() != Class::Ship
        };
        let units: Vec<UnitId> = p.units_at(area).filter(hit).collect();
        let names = p.names(&units);
        for u in &units {
            p.hit(*u);
        }
        if !units.is_empty() {
            log.event(rule::FN_323, Event::Unsupplied { area, units: names });
        }
    }
}

/// FN-002, FN-047: the campaign is judged; a linked one goes on (FN-341, FN-377).
fn judge(b: &Board, p: &mut Position, held: u8, log: &mut Log<Event>) {
    let c = b.campaign(p.year);
    let invasion = if c.invasion { holding::invasion(b, p) } else { 0 };
    let objectives = held + invasion;
    let grade = c.grade(objectives);
    log.event(rule::FN_002, Event::Judged { year: p.year, objectives, invasion, grade });
    p.past.push((p.year, objectives));
    let next = b.campaigns.iter().find(|n| n.year > p.year).map(|n| n.year);
    match next.filter(|_| p.linked) {
        Some(year) => {
            let fresh = super::turn::open(b, p.rules, year, true, std::mem::take(&mut p.past));
            *p = fresh;
            log.event(rule::FN_377, Event::CampaignBegan { year });
            resupply::begin_turn(b, p, log);
        }
        None if p.linked => {
            let total = p.past.iter().map(|(_, n)| n).sum();
            let grade = crate::board::grade(&b.tables.linked, total);
            end(p, End::Judged(grade));
        }
        None => end(p, End::Judged(grade)),
    }
}

/// It is over.
pub fn end(p: &mut Position, how: End) {
    p.phase = Phase::Over;
    p.battle = None;
    p.end = Some(how);
}
