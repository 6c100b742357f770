//! Section 9.8: every area with units of both sides is fought over, in the player's order.

use super::after;
use crate::{
    action::Action,
    battle::{self, Battle},
    board::Board,
    event::Event,
    position::{End, Phase, Place, Position},
    rule,
    types::{Class, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal, area::SpaceSet};

/// FN-155: areas that are still to be fought over.
pub fn waiting(b: &Board, p: &Position) -> SpaceSet {
    p.census(b).shared() & !p.finished
}

/// The step begins.
pub fn begin(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    p.phase = Phase::Battles;
    p.finished = SpaceSet::EMPTY;
    log.event(rule::FN_155, Event::PhaseBegan { phase: p.phase });
    // FN-352, R87: infantry at sea lands where nobody fights.
    let fought = waiting(b, p);
    let mut landed = SpaceSet::EMPTY;
    for u in &mut p.units {
        if let Place::Area(area) = u.at
            && u.aboard
            && !fought.has(area)
        {
            u.aboard = false;
            landed.add(area);
        }
    }
    for area in landed.iter() {
        log.event(rule::FN_352, Event::Landed { area });
    }
    if !fought.has(b.places.hawaii) {
        unopposed(b, p, log);
    }
}

/// FN-326: Japanese units at Hawaii that meet nobody are not destroyed in the first battle turn: the campaign is lost at once. Before
/// version 2 nothing happened.
pub fn unopposed(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    if p.rules.reads_since(2) && p.present(b, Side::Japan, b.places.hawaii) {
        log.event(rule::FN_326, Event::HawaiiLost);
        after::end(p, End::HawaiiLost);
    }
}

/// Is it legal? FN-156: the player says which battle is next.
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    if let Some(battle) = &p.battle {
        return battle::check(b, p, battle, a);
    }
    match *a {
        Action::Fight { area } if area.i() < b.areas.len() && waiting(b, p).has(area) => Ok(()),
        Action::Fight { .. } => Err(Refusal::new(rule::FN_155, "refuse-no-battle-there")),
        _ => Err(Refusal::new(rule::FN_156, "refuse-battle-first")),
    }
}

/// All legal actions.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    match &p.battle {
        Some(battle) => battle::list(b, p, battle, out),
        None => out.extend(waiting(b, p).iter().map(|area| Action::Fight { area })),
    }
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    match *a {
        Action::Fight { area } if p.battle.is_none() => battle::begin(b, p, area, dice, log),
        _ => battle::apply(b, p, a, dice, log),
    }
}

/// A battle is over: survivors are in their area again (FN-301). Infantry still at sea lands if no enemy is left to stop it.
pub fn finish(b: &Board, p: &mut Position, x: &Battle, log: &mut Log<Event>) {
    let area = x.area;
    p.battle = None;
    p.finished.add(area);
    for side in Side::ALL {
        if !p.present(b, side.other(), area) {
            for u in p.units_at(area).collect::<Vec<_>>() {
                let t = p.unit_type(b, u);
                if t.side == side && t.kind.class() == Class::Infantry {
                    p.units[u as usize].aboard = false;
                }
            }
        }
    }
    let ended = Event::BattleEnded {
        area,
        turns: x.turn,
        ashore: Side::ALL.map(|side| p.ashore(b, side, area)),
        next: waiting(b, p).iter().collect(),
    };
    log.event(rule::FN_301, ended);
}
