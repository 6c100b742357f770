//! Section 8: set-up; and which step comes when.

use super::resupply;
use crate::{
    board::{Board, Start},
    event::Event,
    position::{Mark, Phase, Place, Position, Unit},
    settings::Settings,
};
use ironbottom_kernel::{Log, area::SpaceSet};

/// FN-037, FN-038, FN-039, FN-040, FN-041, FN-042, FN-048: a campaign as its sheet says, before its first turn.
pub fn open(b: &Board, rules: Settings, year: u16, linked: bool, past: Vec<(u16, u8)>) -> Position {
    let c = b.campaign(year);
    let place = |s: Start| match s {
        Start::Area(a) => Place::Area(a),
        Start::Port(n) => Place::Port(n),
        Start::Box => Place::Box,
    };
    let unit =
        |(kind, start): &(u16, Start)| Unit { kind: *kind, at: place(*start), hurt: false, aboard: false, mark: Mark::Free };
    Position {
        rules,
        year,
        linked,
        turn: 0,
        phase: Phase::Resupply,
        rp: 0,
        sp: 0,
        resupply: 0,
        units: c.start.iter().map(unit).collect(),
        under: Default::default(),
        scouts: Vec::new(),
        scouted: 0,
        fields: SpaceSet::EMPTY,
        committed: 0,
        bombs: 0,
        finished: SpaceSet::EMPTY,
        cup: [rules.plan_copies; 14],
        out: [0; 14],
        kept: 0,
        battle: None,
        held: Vec::new(),
        past,
        end: None,
    }
}

/// The opening: the sheet, and the first turn begun (FN-046).
pub fn set_up(b: &Board, rules: Settings, year: u16, linked: bool) -> Position {
    let mut p = open(b, rules, year, linked, Vec::new());
    resupply::begin_turn(b, &mut p, &mut Log::<Event>::default());
    p
}
