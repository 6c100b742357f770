//! What tests of sighting, shadowing and interception share: two fleets at noon on an empty sea.

use crate::{openings::Elsewhere, support::*};
use flat_top::{
    Event, FlatTop, Position,
    phases::{prepare, sighting, weather},
    position::{AirStep, Contact, Fuel, Group, Phase, Place, Search},
    types::{Arm, At, Dir, Side, TfId},
};
use ironbottom_kernel::{Dice, Log};

pub const US: Side = Side::Allies;
pub const JP: Side = Side::Japan;

/// The Coral Sea at noon, without clouds, nobody anywhere; Japan has initiative.
pub fn noon(phase: Phase) -> Position {
    let mut p = bare("coral_sea_battle", phase);
    p.public.turn = 12;
    p.public.initiative = Some(JP);
    p
}

/// A task force in a hex, on the map or not.
pub fn squadron(p: &mut Position, side: Side, tf: TfId, at: &str, shown: bool) {
    put_tf(p, side, tf, at);
    p.side_mut(side).tfs[tf as usize].shown = shown;
}

/// A formation whose search went well.
pub fn scout(p: &mut Position, side: Side, at: &str, what: &[(&str, u8)]) -> u8 {
    let turn = p.public.turn;
    let af = fly(p, side, at, what);
    p.side_mut(side).afs[af as usize].search = Search::Sees(turn);
    af
}

/// Arms a group.
pub fn arm(p: &mut Position, side: Side, af: u8, group: usize, arm: Arm) {
    let g = &mut p.side_mut(side).afs[af as usize].groups[group];
    (g.arm, g.armed) = (arm, true);
}

/// All look.
pub fn look(p: &mut Position) -> Vec<Event> {
    let mut log = Log::default();
    sighting::look(board(), p, &mut log);
    log.events.into_iter().map(|l| l.event).collect()
}

/// The live contact of a side in a hex.
pub fn contact<'a>(p: &'a Position, side: Side, at: &str, air: bool) -> Option<&'a Contact> {
    p.side(side).contacts.iter().find(|c| c.live && !c.base && c.at == hex(at) && c.air == air)
}

/// How well a side sees a hex; 0: not.
pub fn sees(p: &Position, side: Side, at: &str, air: bool) -> u8 {
    contact(p, side, at, air).map_or(0, |c| c.condition)
}

/// The direction from one hex to its neighbour.
pub fn way(from: &str, to: &str) -> Dir {
    Dir::ALL
        .into_iter()
        .find(|d| hex(from).step(*d) == Some(hex(to)))
        .unwrap_or_else(|| panic!("{from} and {to} are no neighbours"))
}

/// The game with one scenario in which both sides stand eye to eye, so that random play meets everything: it begins in an hour of
/// its second turn or in the middle of it, with formations of both sides in the air over the same few hexes.
pub fn in_contact() -> Elsewhere {
    Elsewhere::with_scenarios(include_str!("contact.toml"), meet)
}

fn meet(game: &FlatTop, p: &mut Position, dice: &mut Dice) {
    let b = &game.board;
    let mut d = |n: usize| usize::from(dice.d6("meeting") - 1) * 6 % n.max(1) + usize::from(dice.d6("meeting")) % n.max(1);
    let middle = b.place("tulagi").unwrap();
    let near: Vec<At> = At::all().filter(|a| a.distance(middle) <= 2).collect();
    p.public.turn = 2;
    for side in Side::ALL {
        let first = &b.scenarios[0].forces[side.i()].tfs;
        for (i, f) in first.iter().enumerate() {
            p.side_mut(side).tfs[i].at = Some(f.zone[d(f.zone.len()) % f.zone.len()]);
        }
        for _ in 0..3 {
            let force = p.side_mut(side);
            let full: Vec<usize> = (0..force.facs.len()).filter(|f| !force.facs[*f].lots.is_empty()).collect();
            let Some(fac) = full.get(d(full.len()) % full.len().max(1)).copied() else { continue };
            let lots = &force.facs[fac].lots;
            let lot = lots[d(lots.len()) % lots.len()];
            force.facs[fac].take(lot.bx, lot.craft, lot.arm, lot.moved, 1);
            let mut a = prepare::empty_af();
            (a.place, a.shown, a.origin, a.launched) = (Place::Hex(near[d(near.len()) % near.len()]), d(3) > 0, fac as u8, 1);
            let arm = if d(2) > 0 && b.model(lot.craft.model).carries(Arm::Gp) { Arm::Gp } else { Arm::None };
            let (high, armed) = (
                d(3) == 1
                    || b.hex(match a.place {
                        Place::Hex(at) => at,
                        _ => middle,
                    })
                    .mountain,
                arm != Arm::None,
            );
            a.add(Group { craft: lot.craft, arm, armed, spent: false, high, deadline: 6, fuel: Fuel::Open, n: 1 });
            force.afs.push(a);
        }
    }
    p.public.phase = Phase::Orders;
    if d(3) > 0 {
        let side = Side::ALL[d(2) % 2];
        p.public.phase = Phase::Air(side, AirStep::Search);
        p.public.initiative = Some(if d(2) % 2 > 0 { side } else { side.other() });
    }
    weather::mark_storms(b, p);
    sighting::look(b, p, &mut Log::default());
}

/// The Yorktown on the map at K60, and a Japanese formation so far off.
pub fn radar(at: &str, high: bool) -> flat_top::Position {
    let mut p = noon(Phase::Air(US, AirStep::Search));
    p.public.initiative = Some(US);
    squadron(&mut p, US, 0, "K60", true);
    fly(&mut p, JP, at, &[("zero*", 1)]);
    (p.sides[1].afs[0].shown, p.sides[1].afs[0].groups[0].high) = (false, high);
    p
}
