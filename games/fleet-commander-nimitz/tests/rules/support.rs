//! Positions made by hand, and dice that show what a test wants.

use fleet_commander_nimitz::{
    ADMIRAL, Action, Event, Nimitz, Position,
    board::{Board, Campaign},
    phases,
    position::{Mark, Phase, Place, Unit, UnitId},
    settings::Settings,
    types::Side,
};
use ironbottom_kernel::{GameInfo, Rules as _, area::Space};
use ironbottom_testkit::bench;
use std::sync::OnceLock;

/// The game, built once.
pub fn game() -> &'static Nimitz {
    static GAME: OnceLock<Nimitz> = OnceLock::new();
    GAME.get_or_init(|| Nimitz::built_in().unwrap())
}

/// Its board.
pub fn board() -> &'static Board {
    &game().board
}

fn info() -> &'static GameInfo {
    game().info()
}

/// The options, with some set.
pub fn rules(set: &[&str]) -> Settings {
    Settings::new(info(), &info().parse_options(set).unwrap(), info().newest())
}

/// A campaign in its first turn.
pub fn opening(year: u16) -> Position {
    phases::turn::set_up(board(), rules(&[]), year, false)
}

/// The sheet of a campaign before its first turn.
pub fn sheet(year: u16) -> Position {
    phases::turn::open(board(), rules(&[]), year, false, Vec::new())
}

/// A map without units, in a step.
pub fn bare(year: u16, phase: Phase) -> Position {
    let mut p = opening(year);
    for u in &mut p.units {
        u.at = Place::Gone;
    }
    p.phase = phase;
    (p.sp, p.rp) = (50, 50);
    p
}

/// An area by its id.
pub fn area(id: &str) -> Space {
    board().area(id).unwrap()
}

/// A unit of the sheet by the id of its counter.
pub fn unit(p: &Position, id: &str) -> UnitId {
    let types = &board().campaign(p.year).types;
    let at = p.units.iter().position(|u| types[u.kind as usize].id == id);
    at.unwrap_or_else(|| panic!("no counter '{id}'")) as UnitId
}

/// Puts a unit of the sheet into an area.
pub fn put(p: &mut Position, id: &str, at: &str) -> UnitId {
    let u = unit(p, id);
    let x = &mut p.units[u as usize];
    (x.at, x.hurt, x.aboard, x.mark) = (Place::Area(area(at)), false, false, Mark::Free);
    u
}

/// Puts a battalion into an area.
pub fn battalion(p: &mut Position, side: Side, at: &str) -> UnitId {
    p.units.push(Unit {
        kind: Campaign::battalion(side),
        at: Place::Area(area(at)),
        hurt: false,
        aboard: false,
        mark: Mark::Free,
    });
    (p.units.len() - 1) as UnitId
}

/// Where a unit is.
pub fn at(p: &Position, u: UnitId) -> Place {
    p.units[u as usize].at
}

/// Does the place lie in this area?
pub fn is_at(p: &Position, u: UnitId, id: &str) -> bool {
    at(p, u) == Place::Area(area(id))
}

/// Is it legal?
pub fn legal(p: &Position, a: Action) -> bool {
    game().check(p, ADMIRAL, &a).is_ok()
}

/// The rule that refuses it.
pub fn refused(p: &Position, a: Action) -> u16 {
    game().check(p, ADMIRAL, &a).expect_err("should be refused").rule.number()
}

/// Carries out a legal action with these dice, none too few and none left.
pub fn act(p: &mut Position, a: Action, faces: &[u8]) -> Vec<Event> {
    bench::events(bench::act(game(), p, ADMIRAL, &a, faces))
}

/// The legal actions.
pub fn listed(p: &Position) -> Vec<Action> {
    let mut out = Vec::new();
    phases::list(board(), p, &mut out);
    out
}
