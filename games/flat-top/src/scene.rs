//! How a view looks. A first sketch: own units, markers, clouds; hexes where something is.

use crate::{
    board::Board,
    event::{Event, Named},
    position::{Force, Phase, Place},
    types::{At, Craft, Side},
    view::View,
};
use ironbottom_kernel::{
    Msg,
    scene::{Panel, Piece, Scene, SpaceState},
};
use std::collections::BTreeSet;

/// FT-449: a hex is so many statute miles high (R51).
pub const MILES: u8 = 20;

/// The picture.
pub fn scene(b: &Board, v: &View) -> Scene {
    let mut pieces = Vec::new();
    for side in Side::ALL {
        if let Some(force) = &v.own[side.i()] {
            own(side, force, &mut pieces);
        }
    }
    // Numbered as they lie on the table: hidden again and laid open again, a marker may have another number.
    for (i, m) in v.markers.iter().enumerate().filter(|(_, m)| v.own[m.side.i()].is_none()) {
        let kind = if m.air { "air-formation" } else { "task-force" };
        pieces.push(piece(format!("seen-{i}"), m.at, kind, m.side.id()));
    }
    for (i, at) in v.public.clouds.iter().enumerate().filter_map(|(i, c)| c.at.map(|at| (i, at))) {
        pieces.push(piece(format!("cloud-{i}"), at, "cloud", ""));
    }
    let hexes: BTreeSet<String> = pieces.iter().map(|p| p.space.clone()).collect();
    let spaces = hexes
        .into_iter()
        .map(|h| SpaceState { name: format!("hex.{h}"), space: h, owner: String::new(), value: None, notes: Vec::new() })
        .collect();
    let row = |side: Side| {
        vec![
            Msg::new("cell-side").name("side", format!("side.{}", side.id())),
            Msg::new("cell-number").int("n", v.public.points[side.i()]),
        ]
    };
    Scene {
        title: title(b, v),
        board: "map".to_owned(),
        spaces,
        pieces,
        panels: vec![
            Panel {
                id: "points".to_owned(),
                title: Msg::new("panel-points"),
                heads: vec![Msg::new("head-side"), Msg::new("head-points")],
                rows: Side::ALL.map(row).to_vec(),
            },
            // FT-449: what a hex and a turn are.
            Panel {
                id: "scale".to_owned(),
                title: Msg::new("panel-scale"),
                heads: vec![Msg::new("head-scale")],
                rows: vec![vec![Msg::new("cell-scale").int("miles", MILES)]],
            },
        ],
        ..Scene::default()
    }
}

fn title(b: &Board, v: &View) -> Msg {
    Msg::new("scene-title")
        .int("day", v.public.day(b))
        .int("hour", v.public.hour(b))
        .int("turn", v.public.turn)
        .msg("phase", phase(v.public.phase))
}

/// What is going on, for people.
pub const fn phase(phase: Phase) -> Msg {
    Msg::new(match phase {
        Phase::SetUp => "phase-set-up",
        Phase::Orders => "phase-orders",
        Phase::Shadow | Phase::Chase => "phase-shadow",
        Phase::Regroup => "phase-regroup",
        Phase::Air(Side::Allies, _) => "phase-air-allies",
        Phase::Air(Side::Japan, _) => "phase-air-japan",
        Phase::Combat => "phase-combat",
    })
}

fn own(side: Side, force: &Force, out: &mut Vec<Piece>) {
    for (tf, _, at) in force.at_sea() {
        out.push(piece(format!("{}-tf-{tf}", side.id()), at, "task-force", side.id()));
    }
    for (af, a) in force.afs.iter().enumerate().filter(|(_, a)| !a.groups.is_empty()) {
        if let Place::Hex(at) = a.place {
            let mut p = piece(format!("{}-af-{af}", side.id()), at, "air-formation", side.id());
            p.acted = a.done;
            out.push(p);
        }
    }
}

fn piece(id: String, at: At, kind: &str, owner: &str) -> Piece {
    Piece {
        id,
        space: at.name(),
        kind: kind.to_owned(),
        owner: owner.to_owned(),
        count: 1,
        name: String::new(),
        hurt: false,
        notes: Vec::new(),
        acted: false,
        ..Piece::default()
    }
}

fn by(id: &'static str, side: Side) -> Msg {
    Msg::new(id).name("side", format!("side.{}", side.id()))
}

fn hex(m: Msg, at: At) -> Msg {
    m.name("hex", format!("hex.{}", at.name()))
}

fn craft(b: &Board, c: Craft) -> String {
    b.aircraft.get(c.model.0 as usize).map_or_else(|| "model.zero".to_owned(), |m| format!("model.{}", m.id))
}

fn ship(b: &Board, s: Named) -> Msg {
    let class = &b.classes[s.class as usize];
    let m =
        Msg::new(if s.name.is_some() { "ship-named" } else { "ship-counted" }).name("hull", format!("hull.{}", class.hull.id()));
    match s.name {
        Some(n) => m.name("name", format!("ship.{}", crate::data::slug(&class.ships[n as usize]))),
        None => m,
    }
}

/// What happened, for people.
pub fn tell(b: &Board, e: &Event) -> Msg {
    let kind = |air: bool| if air { "air-formation" } else { "task-force" };
    match e {
        Event::Did { side, action } => by("tell-did", *side).name("kind", format!("kind.{}", action.kind())),
        Event::Ready { side } => by("tell-ready", *side),
        Event::Turn { turn, day, hour, night } => Msg::new(if *night { "tell-turn-night" } else { "tell-turn-day" })
            .int("turn", *turn)
            .int("day", *day)
            .int("hour", *hour),
        Event::Wind { sector, die, dir } => {
            Msg::new("tell-wind").int("sector", sector + 1).int("die", *die).name("dir", format!("dir.{}", dir.id()))
        }
        Event::Drifted => Msg::new("tell-drifted"),
        Event::Cloud { sector, at: Some(at), die } => hex(Msg::new("tell-cloud").int("sector", sector + 1).int("die", *die), *at),
        Event::Cloud { sector, at: None, die } => Msg::new("tell-cloud-off").int("sector", sector + 1).int("die", *die),
        Event::Initiative { dice, side } => by("tell-initiative", *side).int("a", dice[0]).int("j", dice[1]),
        Event::Half { side } => by("tell-half", *side),
        Event::Searched { side, at, die, sees } => {
            hex(by(if *sees { "tell-search-sees" } else { "tell-search-fails" }, *side).int("die", *die), *at)
        }
        Event::Shown { side, at, air } => hex(by("tell-shown", *side).name("kind", kind(*air)), *at),
        Event::Hidden { side, at, air } => hex(by("tell-hidden", *side).name("kind", kind(*air)), *at),
        Event::Shadowed { side, at, die, holds } => {
            hex(by(if *holds { "tell-shadow-holds" } else { "tell-shadow-fails" }, *side).int("die", *die), *at)
        }
        Event::Sighted { side, contact } => {
            hex(by("tell-sighted", *side).name("kind", kind(contact.air)).int("condition", contact.condition), contact.at)
        }
        Event::Told { side, at, air, formations, total } => {
            hex(by("tell-told", *side).name("kind", kind(*air)).int("formations", *formations).int("total", *total), *at)
        }
        Event::Lost { side, at, air, .. } => hex(by("tell-lost", *side).name("kind", kind(*air)), *at),
        Event::Flew { side, from, to } => hex(by("tell-flew", *side), *from).name("to", format!("hex.{}", to.name())),
        Event::Landed { side, craft: c, n } => by("tell-landed", *side).int("n", *n).name("craft", craft(b, *c)),
        Event::Crashed { side, craft: c, n } => by("tell-crashed", *side).int("n", *n).name("craft", craft(b, *c)),
        Event::OutOfFuel { side, craft: c, n } => by("tell-fuel", *side).int("n", *n).name("craft", craft(b, *c)),
        Event::LeftMap { side, number } => by("tell-left", *side).int("n", *number),
        Event::Intercepted { side, at, die, meets } => {
            hex(by(if *meets { "tell-intercept-meets" } else { "tell-intercept-fails" }, *side).int("die", *die), *at)
        }
        Event::Fight { at, attacker } => hex(by("tell-fight", *attacker), *at),
        Event::AirFire { side, by: c, n, at, die, hits, .. } => by("tell-air-fire", *side)
            .int("n", *n)
            .name("craft", craft(b, *c))
            .name("at", craft(b, *at))
            .int("die", *die)
            .int("hits", *hits),
        Event::Downed { side, craft: c, n } => by("tell-downed", *side).int("n", *n).name("craft", craft(b, *c)),
        Event::Flak { side, n, at, die, hits, .. } => {
            by("tell-flak", *side).int("n", *n).name("at", craft(b, *at)).int("die", *die).int("hits", *hits)
        }
        Event::Bombs { side, by: c, n, on, die, hits, .. } => {
            let m =
                by(if on.is_some() { "tell-bombs" } else { "tell-bombs-base" }, *side).int("n", *n).name("craft", craft(b, *c));
            let m = m.int("die", *die).int("hits", *hits);
            on.map_or_else(|| m.clone(), |s| m.clone().msg("ship", ship(b, s)))
        }
        Event::Shells { side, n, on, die, hits, .. } => {
            let m = by(if on.is_some() { "tell-shells" } else { "tell-shells-base" }, *side)
                .int("n", *n)
                .int("die", *die)
                .int("hits", *hits);
            on.map_or_else(|| m.clone(), |s| m.clone().msg("ship", ship(b, s)))
        }
        Event::Damaged { side, ship: s, hits } => by("tell-damaged", *side).msg("ship", ship(b, *s)).int("hits", *hits),
        Event::Sunk { side, ship: s } => by("tell-sunk", *side).msg("ship", ship(b, *s)),
        Event::BaseHit { base, hits } => {
            Msg::new("tell-base-hit").name("base", format!("place.{}", b.bases[*base as usize].id)).int("hits", *hits)
        }
        Event::Faces { faces } => Msg::new("tell-faces").int("a", faces[0]).int("j", faces[1]),
        Event::Repaired { side, base } => {
            by("tell-repaired", *side).name("base", format!("place.{}", b.bases[*base as usize].id))
        }
        Event::Captured { side, base } => {
            by("tell-captured", *side).name("base", format!("place.{}", b.bases[*base as usize].id))
        }
        Event::Scored { side, n, why } => by("tell-scored", *side).int("n", *n).text("why", why.id()),
        Event::Met { side, high, craft: c, n, part } => by(if *high { "tell-met-high" } else { "tell-met-low" }, *side)
            .int("n", *n)
            .name("craft", craft(b, *c))
            .text("part", part.id()),
        Event::Named { side, ship: s, anchored } => {
            by(if *anchored { "tell-named-anchored" } else { "tell-named" }, *side).msg("ship", ship(b, *s))
        }
        Event::Raid { side, craft: c, n, mode, on } => {
            let m = by(if on.is_some() { "tell-raid" } else { "tell-raid-base" }, *side)
                .int("n", *n)
                .name("craft", craft(b, *c))
                .name("mode", format!("mode.{}", mode.id()));
            on.map_or_else(|| m.clone(), |s| m.clone().msg("ship", ship(b, s)))
        }
        Event::Over { winner: Some(side) } => by("tell-won", *side),
        Event::Over { winner: None } => Msg::new("tell-drawn"),
    }
}
