//! Damage (13): ships, land units and aircraft at sea, and where they go.

use crate::{
    action::Item,
    board::{Board, UnitId},
    event::{Cause, Event, Why},
    position::{AirGroup, AirPlace, ForceId, Marker, Phase, Place, Position},
    rule,
    settings::DamageReturn,
    types::{Nation, ShipKind, Side, Space},
};
use ironbottom_kernel::{Dice, Log};

/// FS-267, FS-268, FS-269, FS-270, FS-271, FS-272: damage rolls of a ship that was hit so often; it is sunk, or leaves damaged. `modifiers`: one for each hit, before
/// those of the turn and of 18.3.2.
pub fn ship(b: &Board, p: &mut Position, u: UnitId, cause: Cause, modifiers: &[i8], dice: &mut Dice, log: &mut Log<Event>) {
    let Some(values) = b.unit(u).ship() else { return };
    let from = dice.rolled();
    let extra = turn_modifier(p, b.side(u)) + many_modifier(p, modifiers.len() as u8);
    let purpose = ["damage japan", "damage allies"][b.side(u).i()];
    let (mut rolls, mut added, mut sunk) = (Vec::new(), Vec::new(), false);
    for m in modifiers {
        let roll = [dice.d6(purpose), dice.d6(purpose)];
        rolls.push(roll);
        added.push(m + extra);
        // R40: once it is sunk no more is rolled.
        sunk = i16::from(roll[0]) + i16::from(roll[1]) + i16::from(m + extra) >= i16::from(values.defence);
        if sunk {
            break;
        }
    }
    let hits = modifiers.len() as u8;
    let event = Event::Damage { unit: u, cause, hits, rolls, modifiers: added, defence: values.defence, sunk };
    log.rolled(rule::FS_267, event, from, dice);
    if sunk {
        sink(b, p, u, cause, log);
        return;
    }
    if b.side(u) == Side::Japan && values.kind.is_carrier() {
        // FS-095: it comes back without planes; FS-337: its trained pilots are gone with them.
        (p.unit_mut(u).green, p.unit_mut(u).bare) = (true, true);
    }
    // FS-272, R3: twice the hits, in reinforcement phases of the owner.
    let turn = match p.rules.damage_return {
        DamageReturn::Phases => next_reinforcements(p, b.side(u)) + 2 * hits - 1,
        DamageReturn::Turns => p.turn + 2 * hits,
    };
    leave(b, p, u, Why::Damaged, turn, log);
}

/// FS-269: Allied ships in the first Japanese player turn.
pub fn turn_modifier(p: &Position, side: Side) -> i8 {
    i8::from(side == Side::Allies && p.surprise())
}

/// FS-350: with 18.3.2, 1 for each hit beyond the first, on every roll.
pub fn many_modifier(p: &Position, hits: u8) -> i8 {
    if p.rules.cumulative_damage { hits.saturating_sub(1) as i8 } else { 0 }
}

/// FS-270, FS-271: a ship is sunk: battleships of both sides and Japanese carriers for good; the counters of others may serve again.
pub fn sink(b: &Board, p: &mut Position, u: UnitId, cause: Cause, log: &mut Log<Event>) {
    let kind = b.unit(u).ship().map(|s| s.kind);
    let for_good = match kind {
        // R58: the rebuilt Ise and Hyuga count as a battleship.
        Some(ShipKind::Bb | ShipKind::Bbv) => true,
        Some(ShipKind::Cv | ShipKind::Cvl) => b.side(u) == Side::Japan,
        _ => b.unit(u).nation == Nation::Netherlands,
    };
    place(p, u, if for_good { Place::Gone } else { Place::Sunk });
    log.event(if for_good { rule::FS_270 } else { rule::FS_271 }, Event::Lost { item: Item::Unit(u), cause });
}

/// The turn of the next reinforcement phase of a side, the one under way not counted (R3, R51).
pub fn next_reinforcements(p: &Position, side: Side) -> u8 {
    let to_come = match (side, p.phasing) {
        (Side::Allies, Side::Japan) => true,
        (Side::Japan, Side::Allies) => false,
        _ => matches!(p.phase, Phase::SetUp | Phase::Transport | Phase::Warfare),
    };
    if to_come { p.turn } else { p.turn + 1 }
}

/// A unit leaves the map for the turn track (R3, R4, R51, FS-321): to be back in its owner's next reinforcement phase, or later by the
/// reason. A damaged ship leaves by [`ship`], which knows how often it was hit.
pub fn away(b: &Board, p: &mut Position, u: UnitId, why: Why, log: &mut Log<Event>) {
    let turn = match why {
        // FS-276, FS-418, R4: two turns later.
        Why::Eliminated => p.turn + 2,
        _ => next_reinforcements(p, b.side(u)),
    };
    leave(b, p, u, why, turn, log);
}

fn leave(b: &Board, p: &mut Position, u: UnitId, why: Why, turn: u8, log: &mut Log<Event>) {
    let unit = b.unit(u);
    if unit.nation == Nation::Netherlands {
        let ship_driven_off = unit.ship().is_some() && why != Why::Damaged;
        if !(ship_driven_off && p.rules.dutch_withdrawn_return_surabaya) {
            // FS-273, FS-321, R60: there is no national base it could come back to.
            place(p, u, Place::Gone);
            log.event(rule::FS_321, Event::Away { item: Item::Unit(u), why, turn: 0 });
            return;
        }
    }
    let why_rule = match why {
        Why::Damaged => rule::FS_272,
        Why::Withdrew => rule::FS_233,
        Why::DrivenOff => rule::FS_242,
        Why::NotLanded => rule::FS_266,
        Why::Overstacked => rule::FS_046,
        Why::Dispersed => rule::FS_294,
        Why::Eliminated => rule::FS_276,
        Why::Homeless | Why::Delayed => rule::FS_093,
        Why::Training => rule::FS_338,
    };
    place(p, u, Place::Track(turn));
    log.event(why_rule, Event::Away { item: Item::Unit(u), why, turn });
}

/// Puts a counter elsewhere, with a clean slate (R5: it comes back at full strength), and takes an empty task force off.
fn place(p: &mut Position, u: UnitId, at: Place) {
    let unit = p.unit_mut(u);
    let was = unit.at;
    (unit.at, unit.reduced, unit.hits, unit.shaken) = (at, false, 0, false);
    (unit.sailed, unit.dispersed) = (false, false);
    if let Place::Force(f) = was {
        close_force(p, f);
    }
}

/// A task force in which nothing is left is gone.
pub fn close_force(p: &mut Position, f: ForceId) {
    let empty = p.units_in(Place::Force(f)).next().is_none()
        && p.air_in(AirPlace::Force(f)).next().is_none()
        && !p.markers.iter().any(|m| m.at == Place::Force(f));
    p.forces[f.i()].gone = empty;
}

/// The combat value of a land unit now (FS-356).
pub fn combat(b: &Board, p: &Position, u: UnitId) -> u8 {
    b.unit(u).land().map_or(0, |l| if p.unit(u).reduced { l.reduced } else { l.combat })
}

/// A land unit loses a step, or is eliminated (FS-276, FS-284); true: eliminated.
pub fn lose_step(b: &Board, p: &mut Position, u: UnitId, log: &mut Log<Event>) -> bool {
    let steps = b.unit(u).land().map_or(1, |l| l.steps);
    if p.unit(u).reduced || steps < 2 {
        away(b, p, u, Why::Eliminated, log);
        return true;
    }
    p.unit_mut(u).reduced = true;
    log.event(rule::FS_284, Event::Reduced { unit: u });
    false
}

/// FS-274, FS-275, FS-276, FS-277, FS-278, FS-279, FS-280: what land units and markers of a task force suffer by the hits marked on them; hits beyond that vanish (FS-279).
pub fn at_sea(b: &Board, p: &mut Position, f: ForceId, log: &mut Log<Event>) {
    for u in p.land_in(b, Place::Force(f)).collect::<Vec<_>>() {
        let hits = std::mem::take(&mut p.unit_mut(u).hits);
        if hits > 0 {
            land_at_sea(b, p, u, hits, log);
        }
    }
    for m in p.markers.clone() {
        if m.at == Place::Force(f) && m.hits > 0 {
            marker_at_sea(p, m, log);
        }
    }
    close_force(p, f);
}

fn land_at_sea(b: &Board, p: &mut Position, u: UnitId, hits: u8, log: &mut Log<Event>) {
    let Some(land) = b.unit(u).land().copied() else { return };
    let before = combat(b, p, u);
    // FS-274, FS-275, FS-415: a step for each time the hits reach the reduced value.
    let each = if land.steps < 2 { land.combat } else { land.reduced }.max(1);
    let has = if p.unit(u).reduced { 1 } else { land.steps };
    let lost = (hits / each).min(has);
    log.event(rule::FS_274, Event::HitAtSea { item: Item::Unit(u), hits, steps: lost });
    if b.side(u) == Side::Japan {
        // FS-277.
        lose_pool(p, hits.min(before), log);
    }
    for _ in 0..lost {
        if lose_step(b, p, u, log) {
            return;
        }
        // FS-247.
        p.unit_mut(u).shaken = true;
    }
}

/// FS-280, FS-416: a marker is removed when its hits reach its value, and is never reduced.
fn marker_at_sea(p: &mut Position, m: Marker, log: &mut Log<Event>) {
    let gone = m.hits >= m.value;
    p.take_marker(m);
    if !gone {
        p.add_marker(Marker { hits: 0, ..m });
    }
    let item = Item::Marker { nation: m.nation, value: m.value };
    log.event(rule::FS_280, Event::HitAtSea { item, hits: m.hits, steps: u8::from(gone) });
    // R27.
    if m.nation == Nation::Japan && p.rules.marker_hits_pool {
        lose_pool(p, m.hits.min(m.value), log);
    }
}

/// So many hits on the marker a task force carries; they count at the end of the strikes (FS-280).
pub fn mark_marker(p: &mut Position, f: ForceId, hits: u8) {
    if let Some(m) = p.markers.iter().copied().find(|m| m.at == Place::Force(f)) {
        p.take_marker(m);
        p.add_marker(Marker { hits: m.hits + hits, ..m });
    }
}

/// FS-277, FS-278, FS-417: merchantmen go down with what they carried; transport points do not.
fn lose_pool(p: &mut Position, by: u8, log: &mut Log<Event>) {
    let by = by.min(p.pool);
    if by > 0 {
        p.pool -= by;
        log.event(rule::FS_277, Event::PoolLost { by, pool: p.pool });
    }
}

/// FS-281: carried aircraft lose a step for each hit, and Japan a merchantman.
pub fn air_at_sea(b: &Board, p: &mut Position, f: ForceId, nation: Nation, hits: u8, cause: Cause, log: &mut Log<Event>) {
    let at = b.space_of(p.force(f).at);
    let lost = take_steps(p, nation, AirPlace::Force(f), hits, |_| 0);
    if lost == 0 {
        return;
    }
    log.event(rule::FS_281, Event::AirLost { nation, steps: lost, at, cause });
    if nation == Nation::Japan {
        lose_pool(p, lost, log);
    }
    close_force(p, f);
}

/// FS-282: aircraft at a base lose a step for each hit; those first that still have a battle elsewhere before them, as the attacker
/// would choose.
pub fn air_at_base(p: &mut Position, at: Space, nation: Nation, hits: u8, log: &mut Log<Event>) {
    let fought = p.diary.fought;
    let order = |g: &AirGroup| u8::from(g.to.is_none_or(|to| fought.has(to)));
    let lost = take_steps(p, nation, AirPlace::At(at), hits, order);
    if lost > 0 {
        log.event(rule::FS_282, Event::AirLost { nation, steps: lost, at, cause: Cause::Air });
    }
}

/// FS-104, FS-282: Naval Aviation on the ground.
pub fn aviation(p: &mut Position, at: Space, hits: u8, log: &mut Log<Event>) {
    let lost = take_steps(p, Nation::Japan, AirPlace::Aviation(at), hits, |_| 0);
    if lost > 0 {
        log.event(rule::FS_282, Event::AirLost { nation: Nation::Japan, steps: lost, at, cause: Cause::Air });
    }
}

/// Takes steps of a nation from a place, groups of the lowest order first; how many there were to take (R40: the rest is lost).
fn take_steps(p: &mut Position, nation: Nation, at: AirPlace, hits: u8, order: impl Fn(&AirGroup) -> u8) -> u8 {
    let mut groups: Vec<AirGroup> = p.air_in(at).filter(|g| g.nation == nation).copied().collect();
    groups.sort_by_key(|g| order(g));
    let mut left = hits;
    for g in groups {
        let n = g.steps.min(left);
        if n > 0 {
            p.take_air(AirGroup { steps: n, ..g });
            left -= n;
        }
    }
    hits - left
}
