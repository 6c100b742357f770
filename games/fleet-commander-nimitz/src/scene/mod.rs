//! How a view looks: the strategic map, or the tactical one while a battle is fought, and tables beside it.
//!
//! Ids: an area has the pack's id; a unit is `u` and its number, a squadron of a battle `s` and its number.

mod battle;
mod fact;
mod panels;
mod report;
mod supply;
mod tell;

pub use battle::{SPOTS, air_spot, airfield_id, ship_spot};
pub use fact::{ATTACKS, fact};
pub use report::losses;
pub use supply::{queries, supply};
pub use tell::tell;

use crate::{
    board::Board,
    names,
    phases::holding,
    position::{Mark, Phase, Position, UnitId},
    types::Side,
    view::View,
};
use ironbottom_kernel::{
    Msg,
    area::Space,
    scene::{Piece, Progress, Scene, SpaceState, Step},
};

/// The steps of a turn that the bar shows.
const STEPS: [Phase; 6] = [Phase::Resupply, Phase::Scouting, Phase::Movement, Phase::Orders, Phase::Battles, Phase::Repairs];

/// The kinds of pieces, as pictures show them.
pub const SYMBOLS: [&str; 21] = [
    "cv",
    "cvl",
    "cve",
    "bb",
    "cru",
    "dd",
    "ss",
    "infantry",
    "marine",
    "battalion",
    "fighter",
    "dive-bomber",
    "torpedo-bomber",
    "bomber",
    "scout",
    "marker",
    "plan",
    "airfield",
    "objective",
    "objective-held",
    "unsupplied",
];

/// The boxes of the strategic map where pieces stand.
const BOXES: [&str; 6] = ["return_1942", "return_1943", "return_1944", "raid", "strategic_bombing", "japan_invasion"];

/// Id of a unit's piece.
pub fn piece_id(u: UnitId) -> String {
    format!("u{u}")
}

/// Id of a squadron's piece.
pub fn squadron_id(i: u8) -> String {
    format!("s{i}")
}

/// The picture.
pub fn scene(b: &Board, v: &View) -> Scene {
    let p = &v.position;
    let (board, spaces, pieces) = match &p.battle {
        Some(x) => ("battle", SPOTS.map(plain).to_vec(), battle::pieces(b, p, x)),
        None => ("map", spaces(b, p), map_pieces(b, p)),
    };
    Scene {
        title: title(p),
        board: board.to_owned(),
        spaces,
        pieces,
        panels: panels::panels(b, p),
        steps: STEPS.iter().map(|s| Step { name: phase(*s), stand: stand(p.phase, *s) }).collect(),
        figures: vec![Msg::new("figure-sp").int("n", p.sp), Msg::new("figure-rp").int("n", p.rp)],
        battle: p.battle.as_ref().map(|x| battle::strip(b, x)),
        ..Scene::default()
    }
}

fn stand(now: Phase, step: Phase) -> Progress {
    let now = match now {
        Phase::ScoutedOrders => Phase::Scouting,
        Phase::Bombing => Phase::Orders,
        p => p,
    };
    match now.cmp(&step) {
        std::cmp::Ordering::Equal => Progress::Now,
        std::cmp::Ordering::Greater => Progress::Done,
        std::cmp::Ordering::Less => Progress::Later,
    }
}

/// Name of a step.
pub fn phase(p: Phase) -> Msg {
    Msg::new(match p {
        Phase::Resupply => "phase-resupply",
        Phase::Scouting => "phase-scouting",
        Phase::ScoutedOrders => "phase-scouted-orders",
        Phase::Movement => "phase-movement",
        Phase::Bombing => "phase-bombing",
        Phase::Orders => "phase-orders",
        Phase::Battles => "phase-battles",
        Phase::Repairs => "phase-repairs",
        Phase::Over => "phase-over",
    })
}

fn title(p: &Position) -> Msg {
    Msg::new("title").text("year", p.year.to_string()).int("turn", p.turn).msg("phase", phase(p.phase))
}

fn spaces(b: &Board, p: &Position) -> Vec<SpaceState> {
    let (cleared, supplied) = (holding::cleared(b, p), holding::supplied(b, p));
    let objectives = b.campaign(p.year).objectives;
    let state = |(i, a): (usize, &crate::board::Area)| {
        let s = Space(i as u8);
        let japan = p.ashore(b, Side::Japan, s);
        let us = p.ashore(b, Side::Us, s);
        let owner = match (us, japan) {
            (true, false) => "us",
            (false, true) => "japan",
            _ => "",
        };
        let mut notes = Vec::new();
        let note = |on: bool, id: &'static str, notes: &mut Vec<Msg>| {
            if on {
                notes.push(Msg::new(id));
            }
        };
        note(objectives.has(s) && (cleared & supplied).has(s), "note-objective-held", &mut notes);
        note(objectives.has(s) && !(cleared & supplied).has(s), "note-objective", &mut notes);
        note(us && japan, "note-contested", &mut notes);
        note(us && !supplied.has(s), "note-unsupplied", &mut notes);
        SpaceState {
            space: a.id.clone(),
            name: names::area(b, s),
            owner: owner.to_owned(),
            value: a.airfield.map(i32::from),
            notes,
        }
    };
    b.areas.iter().enumerate().map(state).chain(BOXES.map(plain)).collect()
}

/// A place that nobody owns.
fn plain(id: &str) -> SpaceState {
    SpaceState { space: id.to_owned(), name: format!("space.{id}"), owner: String::new(), value: None, notes: Vec::new() }
}

fn owner(b: &Board, p: &Position, u: UnitId) -> String {
    p.unit_type(b, u).side.id().to_owned()
}

/// Words beside a unit.
fn notes(b: &Board, p: &Position, u: UnitId) -> Vec<Msg> {
    let unit = &p.units[u as usize];
    let mut notes = Vec::new();
    if p.is_australian(b, u) {
        notes.push(Msg::new("note-australian"));
    }
    if unit.hurt {
        notes.push(Msg::new("note-damaged"));
    }
    if unit.aboard {
        notes.push(Msg::new("note-aboard"));
    }
    if unit.mark == Mark::Transit {
        notes.push(Msg::new("note-transit"));
    }
    notes
}

/// A counter in a space of either board.
fn unit_piece(b: &Board, p: &Position, u: UnitId, space: String, acted: bool) -> Piece {
    Piece {
        id: piece_id(u),
        space,
        kind: names::symbol(b, p, u).to_owned(),
        owner: owner(b, p, u),
        count: 1,
        name: names::unit(b, p, u),
        hurt: p.units[u as usize].hurt,
        notes: notes(b, p, u),
        acted,
        made: p.unit_type(b, u).made,
        print: vec![names::values(p.unit_type(b, u), p.units[u as usize].hurt)],
        ..Piece::default()
    }
}

fn map_pieces(b: &Board, p: &Position) -> Vec<Piece> {
    let piece = |u: UnitId| {
        let space = names::space_of(b, p, u)?;
        Some(unit_piece(b, p, u, space, p.units[u as usize].mark != Mark::Free))
    };
    let mut all: Vec<Piece> = (0..p.units.len() as UnitId).filter_map(piece).collect();
    let (cleared, supplied) = (holding::cleared(b, p), holding::supplied(b, p));
    let objectives = b.campaign(p.year).objectives;
    for (i, a) in b.areas.iter().enumerate() {
        let s = Space(i as u8);
        let held = (cleared & supplied).has(s);
        let scouts = p.scouts.iter().filter(|x| **x == s).count() as u32;
        let mut sign = |kind: &str, owner: &str, count: u32| {
            if count > 0 {
                let sign = marker(format!("{kind}.{}", a.id), &a.id, kind, owner, count, String::new());
                // A warning among signs is drawn as one.
                all.push(Piece { hurt: kind == "unsupplied", ..sign });
            }
        };
        sign("scout", Side::Us.id(), scouts);
        sign("objective-held", Side::Us.id(), u32::from(objectives.has(s) && held));
        sign("objective", "", u32::from(objectives.has(s) && !held));
        sign("unsupplied", Side::Us.id(), u32::from(p.ashore(b, Side::Us, s) && !supplied.has(s)));
    }
    all
}

/// A marker of the game: nobody's unit.
fn marker(id: String, space: &str, kind: &str, owner: &str, count: u32, name: String) -> Piece {
    Piece {
        id,
        space: space.to_owned(),
        kind: kind.to_owned(),
        owner: owner.to_owned(),
        count,
        name,
        hurt: false,
        notes: Vec::new(),
        acted: false,
        ..Piece::default()
    }
}
