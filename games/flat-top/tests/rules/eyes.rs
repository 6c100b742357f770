//! What tests of sighting, shadowing and interception share: two fleets at noon on an empty sea.

use crate::support::*;
use flat_top::{
    Event, FlatTop, Position,
    phases::sighting,
    position::{Contact, Phase, Search},
    types::{Arm, Dir, Side, TfId},
};
use ironbottom_kernel::Log;

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
pub fn fleet(p: &mut Position, side: Side, tf: TfId, at: &str, shown: bool) {
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

/// The game with one scenario in which both sides stand eye to eye, so that random play meets everything.
pub fn in_contact() -> FlatTop {
    let mut pack = flat_top::built_in_pack();
    pack.0.insert("scenarios.toml".to_owned(), include_str!("contact.toml").to_owned());
    FlatTop::new(pack).unwrap_or_else(|e| panic!("{:#?}", e.0))
}
