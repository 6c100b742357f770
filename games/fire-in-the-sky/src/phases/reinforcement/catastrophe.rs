//! Catastrophes in port (18.3.1).

use super::{DOOM, REST, SINK};
use crate::{
    board::{Board, UnitId},
    event::{Cause, Event},
    phases::{damage, transport::homes},
    position::{Place, Position},
    rule,
    types::{ShipKind, Side, Space},
};
use ironbottom_kernel::{Dice, Log};

/// FS-347: the sum that strikes.
const STRIKES: u8 = 2;

const fn great(kind: ShipKind) -> bool {
    matches!(kind, ShipKind::Bb | ShipKind::Cv | ShipKind::Cvl)
}

fn is_great(b: &Board, u: UnitId) -> bool {
    b.unit(u).ship().is_some_and(|s| great(s.kind))
}

/// Ships in port there, carriers without planes among them.
fn in_port<'a>(b: &'a Board, p: &'a Position, s: Space) -> impl Iterator<Item = UnitId> + 'a {
    b.all_units()
        .filter(move |u| b.unit(*u).ship().is_some() && matches!(p.unit(*u).at, Place::At(t) | Place::NoPlanes(t) if t == s))
}

/// FS-348, FS-442: Japanese national bases with a battleship or carrier.
pub fn bases<'a>(b: &'a Board, p: &'a Position) -> impl Iterator<Item = Space> + 'a {
    homes(b, p).filter(|s| in_port(b, p, *s).any(|u| is_great(b, u)))
}

/// FS-347: two dice, once what arrives is there.
pub fn roll(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    let purpose = if p.phasing == Side::Japan { "catastrophe japan" } else { "catastrophe allies" };
    let from = dice.rolled();
    let rolls = [dice.d6(purpose), dice.d6(purpose)];
    let strikes = rolls[0] + rolls[1] == STRIKES;
    let side = p.phasing;
    if !strikes {
        log.rolled(rule::FS_347, Event::Catastrophe { dice: rolls, side, sunk: None }, from, dice);
        return;
    }
    if side == Side::Allies {
        // FS-349: one of them at random.
        let great: Vec<UnitId> = in_port(b, p, b.places.west_coast).filter(|u| is_great(b, *u)).collect();
        let sunk = match great.len() {
            0 => None,
            n => great.get(usize::from(dice.roll("ship lost to catastrophe", n as u8)) - 1).copied(),
        };
        log.rolled(rule::FS_347, Event::Catastrophe { dice: rolls, side, sunk }, from, dice);
        if let Some(u) = sunk {
            damage::sink(b, p, u, Cause::Catastrophe, log);
        }
        return;
    }
    log.rolled(rule::FS_347, Event::Catastrophe { dice: rolls, side, sunk: None }, from, dice);
    let all: Vec<Space> = bases(b, p).collect();
    match all[..] {
        [] => {}
        [only] => doom(b, p, only, log),
        _ => p.diary.step = DOOM,
    }
}

/// FS-348: Japan names the base.
pub fn doom(_b: &Board, p: &mut Position, at: Space, _log: &mut Log<Event>) {
    p.diary.doomed = Some(at);
    p.diary.step = SINK;
}

/// FS-348: the Allies name any ship there.
pub fn ships<'a>(b: &'a Board, p: &'a Position) -> impl Iterator<Item = UnitId> + 'a {
    p.diary.doomed.into_iter().flat_map(|s| in_port(b, p, s))
}

/// It is lost.
pub fn sink(b: &Board, p: &mut Position, u: UnitId, log: &mut Log<Event>) {
    p.diary.doomed = None;
    p.diary.step = REST;
    damage::sink(b, p, u, Cause::Catastrophe, log);
}
