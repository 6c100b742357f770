//! Ships that come out of turn: the British European fleet (17.6) and Ranger (18.1.5).

use super::arrivals::arrive;
use crate::{
    action::Action,
    board::{Board, UnitId},
    event::{Event, PointsFor},
    phases::victory,
    position::{Place, Position},
    rule,
    types::{Nation, ShipKind, Side, Space},
};
use ironbottom_kernel::Log;

/// FS-324: the turn whose British ships may come early.
const FLEET_TURN: u8 = 14;

/// FS-324: has a Japanese land unit entered Calcutta, Bombay or Ceylon? One aboard a task force in the hex has: it is in the hex, landed
/// or not. Asked at the end of every phase.
pub fn watch(b: &Board, p: &mut Position) {
    if p.once.india_entered {
        return;
    }
    let india = [b.places.calcutta, b.places.bombay, b.places.ceylon];
    let there = |s: Space| india.contains(&s);
    p.once.india_entered = b.all_units().any(|u| {
        b.unit(u).nation == Nation::Japan
            && b.unit(u).land().is_some()
            && match p.unit(u).at {
                Place::At(s) => there(s),
                Place::Force(f) => there(b.space_of(p.force(f).at)),
                _ => false,
            }
    });
}

/// FS-430: the ships alone.
fn fleet<'a>(b: &'a Board, p: &'a Position) -> impl Iterator<Item = UnitId> + 'a {
    b.arrivals
        .iter()
        .filter(|a| a.nation == Nation::Britain && a.turn == FLEET_TURN)
        .flat_map(|a| a.units.iter().copied())
        .filter(|u| b.unit(*u).ship().is_some() && p.unit(*u).at == Place::Waiting)
}

/// FS-324: in the first Allied reinforcement phase after the entry, if the Allies wish.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    let open = p.phasing == Side::Allies && p.once.india_entered && !p.once.fleet_came && p.turn < FLEET_TURN;
    if open && fleet(b, p).next().is_some() {
        out.push(Action::Fleet);
    }
}

/// They come.
pub fn come(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    p.once.fleet_came = true;
    log.event(rule::FS_324, Event::Fleet);
    let ships: Vec<UnitId> = fleet(b, p).collect();
    for u in ships {
        arrive(b, p, u, false, log);
    }
}

/// FS-330: Ranger may come once all reinforcements are there and no Allied CV is on the map or in a box.
pub fn list_ranger(b: &Board, p: &Position, out: &mut Vec<Action>) {
    let Some(ranger) = b.ranger else { return };
    let idle = matches!(p.unit(ranger).at, Place::Waiting | Place::Sunk);
    if !p.rules.ranger || p.phasing != Side::Allies || !p.diary.picks.is_empty() || !idle {
        return;
    }
    let carrier = |u: UnitId| {
        b.side(u) == Side::Allies
            && b.unit(u).ship().is_some_and(|s| s.kind == ShipKind::Cv)
            && matches!(p.unit(u).at, Place::At(_) | Place::Force(_))
    };
    if !b.all_units().any(carrier) {
        out.push(Action::Ranger);
    }
}

/// FS-330: in West Coast USA, for a victory point at once.
pub fn ranger(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let Some(u) = b.ranger else { return };
    arrive(b, p, u, false, log);
    p.once.ranger = true;
    log.event(rule::FS_330, Event::Ranger { unit: u });
    victory::award(p, 1, PointsFor::Ranger, rule::FS_330, log);
}
