//! Transport phase (5): oil and destroyers.

use super::supply;
use crate::{
    action::Action,
    board::{Board, UnitId},
    event::Event,
    position::{Place, Position},
    rule,
    types::{Nation, Quarters, ShipKind, Side, Space},
};
use ironbottom_kernel::{Dice, Log, Msg, Refusal};

/// FS-076: oil points from one resource hex.
const OIL_EACH: u8 = 4;
/// FS-079, FS-081, FS-082: what an oil point or a destroyer costs.
const ONE: Quarters = Quarters::whole(1);

/// What needs nobody when it begins.
pub fn begin(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {}

/// Is there something to decide, beyond ending it?
pub fn asks(b: &Board, p: &Position) -> bool {
    let mut all = Vec::new();
    list(b, p, &mut all);
    all.len() > 1
}

/// FS-357, FS-368: Japan alone.
pub fn decides(_b: &Board, _p: &Position) -> Side {
    Side::Japan
}

/// All that may be done.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    out.push(Action::Done);
    if points(p) == 0 {
        return;
    }
    for (from, most) in oil(b, p) {
        out.extend((1..=most).map(|points| Action::Oil { from, points }));
    }
    for u in destroyers(b) {
        match p.unit(u).at {
            Place::At(_) => out.push(Action::Escort { unit: u }),
            Place::Escort => out.extend(homes(b, p).map(|to| Action::Release { unit: u, to })),
            _ => {}
        }
    }
}

/// FS-080: transport points are those left from the turn before. Only whole ones count here.
fn points(p: &Position) -> u8 {
    p.transport[Nation::Japan.i()].floor() as u8
}

/// FS-071, FS-076, FS-077, FS-078, FS-369: the resource hexes that can ship oil now, and how many points each at most.
pub fn oil(b: &Board, p: &Position) -> Vec<(Space, u8)> {
    let shipped: u8 = p.diary.oil.iter().map(|(_, n)| n).sum();
    let left = (p.pool / 2).saturating_sub(shipped).min(points(p));
    let mut held = b.bases().filter(|s| b.base(*s).is_some_and(|x| x.resource) && p.holds(Side::Japan, *s)).peekable();
    if left == 0 || held.peek().is_none() {
        return Vec::new();
    }
    let supplied = supply::reach(b, p, Side::Japan, &supply::sources(b, p, Side::Japan));
    held.filter(|s| supplied.has(*s))
        .map(|s| (s, OIL_EACH.saturating_sub(shipped_from(p, s)).min(left)))
        .filter(|(_, most)| *most > 0)
        .collect()
}

fn shipped_from(p: &Position, s: Space) -> u8 {
    p.diary.oil.iter().filter(|(at, _)| *at == s).map(|(_, n)| n).sum()
}

/// All Japanese destroyers.
pub fn destroyers(b: &Board) -> impl Iterator<Item = UnitId> + '_ {
    b.all_units().filter(|u| {
        let unit = b.unit(*u);
        unit.nation == Nation::Japan && unit.ship().is_some_and(|s| s.kind == ShipKind::Dd)
    })
}

/// R59: the Japanese national bases that Japan still controls.
pub fn homes<'a>(b: &'a Board, p: &'a Position) -> impl Iterator<Item = Space> + 'a {
    b.national(Nation::Japan).filter(|s| p.holds(Side::Japan, *s))
}

/// May this be done?
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Done => Ok(()),
        Action::Oil { from, points } => check_oil(b, p, from, points),
        Action::Escort { unit } => {
            check_destroyer(b, p, unit)?;
            match p.unit(unit).at {
                Place::At(_) => Ok(()),
                _ => Err(Refusal::new(rule::FS_081, "refuse-not-on-map")),
            }
        }
        Action::Release { unit, to } => {
            check_destroyer(b, p, unit)?;
            if p.unit(unit).at != Place::Escort {
                return Err(Refusal::new(rule::FS_082, "refuse-not-escort"));
            }
            if !homes(b, p).any(|s| s == to) {
                return Err(Refusal::new(rule::FS_082, "refuse-no-home"));
            }
            Ok(())
        }
        _ => Err(Refusal::new(rule::FS_368, "refuse-transport-only")),
    }
}

fn check_oil(b: &Board, p: &Position, from: Space, points: u8) -> Result<(), Refusal> {
    if !b.base(from).is_some_and(|x| x.resource) {
        return Err(Refusal::new(rule::FS_071, "refuse-no-oil-there"));
    }
    if !p.holds(Side::Japan, from) {
        return Err(Refusal::new(rule::FS_369, "refuse-oil-not-held"));
    }
    if points == 0 || points.saturating_add(shipped_from(p, from)) > OIL_EACH {
        return Err(Refusal::because(rule::FS_076, Msg::new("refuse-oil-each").int("most", OIL_EACH)));
    }
    check_points(p, points)?;
    let shipped: u8 = p.diary.oil.iter().map(|(_, n)| n).sum();
    if shipped + points > p.pool / 2 {
        return Err(Refusal::because(rule::FS_078, Msg::new("refuse-oil-pool").int("most", p.pool / 2)));
    }
    if !oil(b, p).iter().any(|(s, most)| *s == from && points <= *most) {
        return Err(Refusal::new(rule::FS_077, "refuse-oil-cut-off"));
    }
    Ok(())
}

fn check_destroyer(b: &Board, p: &Position, u: UnitId) -> Result<(), Refusal> {
    if !destroyers(b).any(|d| d == u) {
        return Err(Refusal::new(rule::FS_081, "refuse-not-destroyer"));
    }
    check_points(p, 1)
}

fn check_points(p: &Position, wanted: u8) -> Result<(), Refusal> {
    if points(p) < wanted {
        return Err(Refusal::because(rule::FS_079, Msg::new("refuse-transport-points").int("cost", wanted)));
    }
    Ok(())
}

/// Does it.
pub fn apply(_b: &Board, p: &mut Position, a: &Action, _dice: &mut Dice, log: &mut Log<Event>) {
    let japan = Nation::Japan.i();
    match *a {
        Action::Oil { from, points } => {
            p.transport[japan] = p.transport[japan].less(ONE.times(u16::from(points)));
            p.oil = p.oil.plus(Quarters::whole(u16::from(points)));
            p.diary.oil.push((from, points));
            log.event(rule::FS_076, Event::Oil { from, points, total: p.oil });
        }
        Action::Escort { unit } => {
            p.transport[japan] = p.transport[japan].less(ONE);
            p.unit_mut(unit).at = Place::Escort;
            log.event(rule::FS_081, Event::Escort { unit, to: None });
        }
        Action::Release { unit, to } => {
            p.transport[japan] = p.transport[japan].less(ONE);
            p.unit_mut(unit).at = Place::At(to);
            log.event(rule::FS_082, Event::Escort { unit, to: Some(to) });
        }
        _ => p.closed = true,
    }
}

/// What needs nobody when it ends.
pub fn finish(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {}
