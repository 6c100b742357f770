//! How a view looks: the strategic map, or the tactical one while a battle is fought, and tables beside it.
//!
//! Ids: an area has the pack's id; a unit is `u` and its number, a squadron of a battle `s` and its number.

pub mod names;
mod tell;

pub use tell::{attack, tell};

use crate::{
    battle::{Air, Battle, Field, Spot},
    board::Board,
    phases::holding,
    position::{Mark, Phase, Place, Position, UnitId},
    types::{Class, Kind, Sector, Side, UsPlan},
    view::View,
};
use ironbottom_kernel::{
    Msg,
    area::{Space, SpaceSet},
    scene::{Panel, Piece, Scene, SpaceState, Stand, Step},
};

/// The steps of a turn that the bar shows.
const STEPS: [Phase; 6] = [Phase::Resupply, Phase::Scouting, Phase::Movement, Phase::Orders, Phase::Battles, Phase::Repairs];

/// The places of the tactical map where pieces stand.
pub const SPOTS: [&str; 16] = [
    "japan-ocean-carriers",
    "japan-ocean-escorts",
    "japan-ocean-air",
    "coastal-japan",
    "coastal-air",
    "island-air",
    "coastal-us",
    "us-ocean-carriers",
    "us-ocean-escorts",
    "us-ocean-air",
    "japan-airfields",
    "japan-foxholes",
    "japan-beaches",
    "us-airfields",
    "us-foxholes",
    "us-beaches",
];

/// The kinds of pieces, as pictures show them.
pub const SYMBOLS: [&str; 16] = [
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
        Some(x) => ("battle", SPOTS.map(plain).to_vec(), battle_pieces(b, p, x)),
        None => ("map", spaces(b, p), map_pieces(b, p)),
    };
    Scene {
        title: title(p),
        board: board.to_owned(),
        spaces,
        pieces,
        panels: panels(b, p),
        steps: STEPS.iter().map(|s| Step { name: phase(*s), stand: stand(p.phase, *s) }).collect(),
        figures: vec![Msg::new("figure-sp").int("n", p.sp), Msg::new("figure-rp").int("n", p.rp)],
        battle: None,
    }
}

fn stand(now: Phase, step: Phase) -> Stand {
    let now = match now {
        Phase::ScoutedOrders => Phase::Scouting,
        Phase::Bombing => Phase::Orders,
        p => p,
    };
    match now.cmp(&step) {
        std::cmp::Ordering::Equal => Stand::Now,
        std::cmp::Ordering::Greater => Stand::Done,
        std::cmp::Ordering::Less => Stand::Later,
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
        let scouts = p.scouts.iter().filter(|x| **x == s).count();
        if scouts > 0 {
            notes.push(Msg::new("note-scouts").int("n", scouts as i64));
        }
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

fn notes(b: &Board, p: &Position, u: UnitId) -> Vec<Msg> {
    let unit = &p.units[u as usize];
    let mut notes = vec![Msg::new("thing").name("thing", names::unit(b, p, u))];
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

fn map_pieces(b: &Board, p: &Position) -> Vec<Piece> {
    let piece = |u: UnitId| {
        let space = names::space_of(b, p, u)?;
        Some(Piece {
            id: piece_id(u),
            space,
            kind: names::symbol(b, p, u).to_owned(),
            owner: owner(b, p, u),
            count: 1,
            notes: notes(b, p, u),
            acted: p.units[u as usize].mark != Mark::Free,
        })
    };
    (0..p.units.len() as UnitId).filter_map(piece).collect()
}

/// Space of a ship on the tactical map.
pub fn ship_space(f: Field<'_>, u: UnitId, sector: Sector) -> &'static str {
    let t = f.kind(u);
    match (sector, t.side, t.kind.is_carrier()) {
        (Sector::JapanOcean, _, true) => "japan-ocean-carriers",
        (Sector::JapanOcean, _, false) => "japan-ocean-escorts",
        (Sector::UsOcean, _, true) => "us-ocean-carriers",
        (Sector::UsOcean, _, false) => "us-ocean-escorts",
        (_, Side::Us, _) => "coastal-us",
        (_, Side::Japan, _) => "coastal-japan",
    }
}

fn battle_pieces(b: &Board, p: &Position, x: &Battle) -> Vec<Piece> {
    let f = Field { b, p, x };
    let mut all = Vec::new();
    let mut add = |u: UnitId, space: &str| {
        all.push(Piece {
            id: piece_id(u),
            space: space.to_owned(),
            kind: names::symbol(b, p, u).to_owned(),
            owner: owner(b, p, u),
            count: 1,
            notes: notes(b, p, u),
            acted: false,
        });
    };
    for (u, sector) in &x.ships {
        add(*u, ship_space(f, *u, *sector));
    }
    // Ships that wait for a sector stand where they came from.
    for u in &x.waiting {
        add(*u, if f.kind(*u).side == Side::Us { "us-ocean-escorts" } else { "japan-ocean-escorts" });
    }
    for g in &x.ground {
        let us = f.kind(g.unit).side == Side::Us;
        add(
            g.unit,
            match (g.spot, us) {
                (Spot::Transport, true) => "coastal-us",
                (Spot::Transport, false) => "coastal-japan",
                (Spot::Beach, true) => "us-beaches",
                (Spot::Beach, false) => "japan-beaches",
                (Spot::Foxhole, true) => "us-foxholes",
                (Spot::Foxhole, false) => "japan-foxholes",
            },
        );
    }
    for (i, s) in x.squadrons.iter().enumerate() {
        let t = f.squadron(s);
        let at_sea = s.carrier && matches!(s.at, Air::Base | Air::Spent);
        let home = || x.ships.iter().find(|(u, _)| *u == s.base).map(|(u, sector)| ship_space(f, *u, *sector));
        let space = if at_sea { home() } else { names::air_space(s.at, s.side == Side::Us) };
        let Some(space) = space else { continue };
        let mut words = vec![Msg::new("thing").name("thing", format!("unit.{}.{}", p.year, t.id))];
        if s.hurt {
            words.push(Msg::new("note-damaged"));
        }
        if s.carrier {
            words.push(Msg::new("note-from").name("carrier", names::unit(b, p, s.base)));
        }
        all.push(Piece {
            id: squadron_id(i as u8),
            space: space.to_owned(),
            kind: names::symbol_of(t).to_owned(),
            owner: s.side.id().to_owned(),
            count: 1,
            notes: words,
            acted: s.at == Air::Spent,
        });
    }
    all
}

fn panels(b: &Board, p: &Position) -> Vec<Panel> {
    let c = b.campaign(p.year);
    let held = holding::objectives(b, p);
    let row = |name: &'static str, n: i64| vec![Msg::new(name), Msg::new("number").int("n", n)];
    let mut all = vec![Panel {
        id: "campaign".to_owned(),
        title: Msg::new("panel-campaign").text("year", p.year.to_string()),
        heads: vec![Msg::new("head-what"), Msg::new("head-number")],
        rows: vec![
            row("row-sp", i64::from(p.sp)),
            row("row-rp", i64::from(p.rp)),
            row("row-resupply", i64::from(p.resupply)),
            row("row-held", held.len() as i64),
            row("row-objectives", c.objectives.len() as i64),
            row("row-turns", i64::from(c.turns) - i64::from(p.turn)),
        ],
    }];
    all.push(objectives(b, held, c.objectives));
    let on_sale: Vec<UnitId> = p.units_in(Place::Box).filter(|u| p.unit_type(b, *u).side == Side::Us).collect();
    all.push(Panel {
        id: "purchase".to_owned(),
        title: Msg::new("panel-purchase"),
        heads: vec![Msg::new("head-unit"), Msg::new("head-price")],
        rows: on_sale
            .iter()
            .map(|u| {
                let price = Msg::new("number").int("n", p.unit_type(b, *u).buy);
                vec![Msg::new("thing").name("thing", names::unit(b, p, *u)), price]
            })
            .collect(),
    });
    let pile = |class: Class| {
        let of = |u: &UnitId| p.unit_type(b, *u).side == Side::Japan && p.unit_type(b, *u).kind.class() == class;
        p.units_in(Place::Box).filter(of).count() + p.under[class.i()].len()
    };
    all.push(Panel {
        id: "piles".to_owned(),
        title: Msg::new("panel-piles"),
        heads: vec![Msg::new("head-what"), Msg::new("head-number")],
        rows: Class::ALL
            .iter()
            .map(|class| {
                let n = Msg::new("number").int("n", pile(*class) as i64);
                vec![Msg::new("thing").name("thing", format!("class.{}", class.id())), n]
            })
            .collect(),
    });
    if let Some(x) = &p.battle {
        all.push(battle(b, p, x));
    }
    all
}

fn objectives(b: &Board, held: SpaceSet, all: SpaceSet) -> Panel {
    let row = |s: Space| {
        let state = if held.has(s) { "objective-held" } else { "objective-not-held" };
        vec![Msg::new("thing").name("thing", names::area(b, s)), Msg::new(state)]
    };
    Panel {
        id: "objectives".to_owned(),
        title: Msg::new("panel-objectives"),
        heads: vec![Msg::new("head-area"), Msg::new("head-state")],
        rows: all.iter().map(row).collect(),
    }
}

fn battle(b: &Board, p: &Position, x: &Battle) -> Panel {
    let f = Field { b, p, x };
    let number = |n: i64| Msg::new("number").int("n", n);
    let plans = |ids: Vec<String>| names::list(ids.into_iter().map(|id| Msg::new("thing").name("thing", id)).collect());
    let drawn = plans(x.drawn.iter().map(|d| format!("japan-plan.{}", d.id())).collect());
    let mine = plans(x.plans.iter().map(|d: &UsPlan| format!("us-plan.{}", d.id())).collect());
    let marines = f.ashore(Side::Us).filter(|u| f.kind(*u).kind == Kind::Marine).count();
    Panel {
        id: format!("battle.{}", b.areas[x.area.i()].id),
        title: Msg::new("panel-battle").name("area", names::area(b, x.area)),
        heads: vec![Msg::new("head-what"), Msg::new("head-state")],
        rows: vec![
            vec![Msg::new("row-battle-turn"), number(i64::from(x.turn))],
            vec![Msg::new("row-battle-left"), number(i64::from(x.left))],
            vec![Msg::new("row-japan-plans"), drawn],
            vec![Msg::new("row-us-plans"), mine],
            vec![Msg::new("row-us-airfield"), number(i64::from(x.airfields[0]))],
            vec![Msg::new("row-japan-airfield"), number(i64::from(x.airfields[1]))],
            vec![Msg::new("row-marines"), number(marines as i64)],
        ],
    }
}
