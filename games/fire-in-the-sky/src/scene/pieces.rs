//! What stands on the map: ships, land units, air steps, markers, task forces, bases held by nobody yet.

use super::ids;
use crate::{
    board::{Arm, Board, Ship, UnitId},
    names,
    position::{AirPlace, Deployed, Force, ForceId, Phase, Place, Position},
    types::{Nation, Quarters, Side},
};
use ironbottom_kernel::{Msg, scene::Piece};

/// Everything on the map.
pub fn pieces(b: &Board, p: &Position) -> Vec<Piece> {
    let mut all: Vec<Piece> = p.all_forces().filter_map(|f| force(b, p, f)).collect();
    all.extend(b.all_units().filter_map(|u| ids::unit_space(b, p, u).map(|space| unit(b, p, u, space))));
    all.extend(p.air.iter().filter_map(|g| {
        let space = match g.at {
            AirPlace::At(s) => b.space(s).id.clone(),
            AirPlace::Aviation(s) => ids::holding(b, s),
            AirPlace::Force(f) => names::sea_id(b, p.force(f).at),
            AirPlace::Track(_) | AirPlace::Training(_) => return None,
        };
        Some(air(b, g, space))
    }));
    all.extend(p.markers.iter().filter_map(|m| {
        let space = match m.at {
            Place::At(s) => b.space(s).id.clone(),
            Place::Force(f) => names::sea_id(b, p.force(f).at),
            _ => return None,
        };
        Some(marker(b, m, space))
    }));
    for (s, side) in &p.occupied {
        all.push(sign(format!("occupied.{}", b.space(*s).id), b.space(*s).id.clone(), "occupied", side.id()));
    }
    all
}

/// A marker that only says something.
pub fn sign(id: String, space: String, kind: &str, owner: &str) -> Piece {
    Piece { id, space, kind: kind.to_owned(), owner: owner.to_owned(), count: 1, ..Piece::default() }
}

/// Whose colour a counter has: its side's.
pub fn owner(n: Nation) -> String {
    n.side().id().to_owned()
}

/// The values of a ship in words.
pub fn ship_values(s: &Ship, class: Quarters) -> Msg {
    let id = if s.air > 0 { "values-carrier" } else { "values-ship" };
    let flak = names::points(Quarters(u16::from(s.flak_halves) * 2));
    names::with_points(Msg::new(id), "class", class)
        .int("fire", s.firepower)
        .int("defence", s.defence)
        .int("move", s.movement)
        .int("air", s.air)
        .text("flak", flak)
}

/// The values of a counter in words.
pub fn values(b: &Board, u: UnitId, reduced: bool) -> Msg {
    let unit = b.unit(u);
    match &unit.arm {
        Arm::Ship(s) => ship_values(s, unit.class),
        Arm::Land(l) => {
            let id = match (reduced, l.attacks_reduced) {
                (true, false) => "values-land-weak",
                _ => "values-land",
            };
            let combat = if reduced { l.reduced } else { l.combat };
            names::with_points(Msg::new(id), "class", unit.class).int("combat", combat)
        }
    }
}

/// A counter.
pub fn unit(b: &Board, p: &Position, u: UnitId, space: String) -> Piece {
    let state = p.unit(u);
    let what = b.unit(u);
    let mut notes = Vec::new();
    match state.at {
        Place::Force(f) => notes.push(Msg::new("note-force").msg("force", names::force(f))),
        Place::NoPlanes(_) => notes.push(Msg::new("note-no-planes")),
        _ => {}
    }
    let flag = |on: bool, id: &'static str, notes: &mut Vec<Msg>| {
        if on {
            notes.push(Msg::new(id));
        }
    };
    flag(state.reduced, "note-reduced", &mut notes);
    flag(state.dispersed, "note-dispersed", &mut notes);
    flag(state.green, "note-green", &mut notes);
    if state.hits > 0 {
        notes.push(Msg::new("note-hits").int("n", state.hits));
    }
    if let (Some(home), true, true) = (state.home, what.ship().is_some(), what.nation == Nation::Japan) {
        notes.push(Msg::new("note-home").name("space", names::space_key(b, home)));
    }
    Piece {
        id: ids::unit(u),
        space,
        kind: names::kind(b, u).to_owned(),
        owner: owner(what.nation),
        count: 1,
        name: names::counter_key(b, u),
        hurt: state.reduced,
        notes,
        acted: acted(p, state.sailed, state.deployed) || matches!(state.at, Place::NoPlanes(_)),
        print: vec![values(b, u, state.reduced)],
        ..Piece::default()
    }
}

/// Has it done in this phase what it may?
const fn acted(p: &Position, sailed: bool, deployed: Deployed) -> bool {
    match p.phase {
        Phase::Redeployment => sailed || matches!(deployed, Deployed::Stopped),
        Phase::Deployment => matches!(deployed, Deployed::Stopped | Deployed::OneHex),
        _ => false,
    }
}

/// Air steps that are alike.
pub fn air(b: &Board, g: &crate::position::AirGroup, space: String) -> Piece {
    let mut notes = Vec::new();
    match g.at {
        AirPlace::Force(f) => notes.push(Msg::new("note-force").msg("force", names::force(f))),
        AirPlace::Aviation(_) => notes.push(Msg::new("note-aviation")),
        _ => {}
    }
    if let Some(to) = g.to {
        notes.push(Msg::new("note-assigned").name("space", names::space_key(b, to)));
    }
    if g.fresh {
        notes.push(Msg::new("note-fresh"));
    }
    if g.dispersed {
        notes.push(Msg::new("note-dispersed"));
    }
    Piece {
        id: ids::air(b, g),
        space,
        kind: "air".to_owned(),
        owner: owner(g.nation),
        count: g.steps.into(),
        notes,
        acted: g.sailed || g.to.is_some() || g.deployed != Deployed::No,
        ..Piece::default()
    }
}

/// Replacement markers that are alike.
pub fn marker(b: &Board, m: &crate::position::Marker, space: String) -> Piece {
    let mut notes = vec![Msg::new("note-value").int("n", m.value)];
    if let Place::Force(f) = m.at {
        notes.push(Msg::new("note-force").msg("force", names::force(f)));
    }
    Piece {
        id: ids::marker(b, m),
        space,
        kind: "replacement".to_owned(),
        owner: owner(m.nation),
        count: m.count.into(),
        notes,
        acted: m.sailed || m.deployed != Deployed::No,
        ..Piece::default()
    }
}

/// A task force.
pub fn force(b: &Board, p: &Position, f: ForceId) -> Option<Piece> {
    let x: &Force = p.forces.get(f.i())?;
    let members: Vec<UnitId> = p.units_in(Place::Force(f)).collect();
    let mut notes = vec![Msg::new("note-from").name("space", names::sea_key(b, x.from)).int("hexes", x.hexes)];
    if !members.is_empty() {
        notes.push(Msg::new("note-with").arg("what", names::units(b, &members)));
    }
    if x.express {
        notes.push(Msg::new("note-express"));
    }
    if x.hidden.is_some() {
        notes.push(Msg::new("note-hidden"));
    }
    if x.reaction {
        notes.push(Msg::new("note-reaction"));
    }
    let mut caption = vec![names::force(f)];
    if x.hidden.is_none() || !members.is_empty() {
        caption.push(composition(b, p, f));
    }
    Some(Piece {
        id: ids::force(f),
        space: names::sea_id(b, x.at),
        kind: "task-force".to_owned(),
        owner: x.side.id().to_owned(),
        count: 1,
        name: format!("force.{}", f.0.saturating_add(1)),
        notes,
        caption,
        print: force_print(b, p, f),
        ..Piece::default()
    })
}

/// What a force is made of, by kinds.
pub fn composition(b: &Board, p: &Position, f: ForceId) -> Msg {
    let mut kinds: Vec<(&'static str, i64)> = Vec::new();
    for u in p.units_in(Place::Force(f)) {
        let kind = names::kind(b, u);
        match kinds.iter_mut().find(|(k, _)| *k == kind) {
            Some((_, n)) => *n += 1,
            None => kinds.push((kind, 1)),
        }
    }
    let word = |(kind, n): &(&'static str, i64)| match *kind {
        "land" | "marine" => Msg::new("short-land").int("n", *n),
        kind => Msg::new("short-ships").int("n", *n).text("kind", kind.to_uppercase()),
    };
    let mut all: Vec<Msg> = kinds.iter().map(word).collect();
    let steps: u8 = Side::ALL.iter().map(|s| p.steps(*s, AirPlace::Force(f))).sum();
    if steps > 0 {
        all.push(Msg::new("short-air").int("n", steps));
    }
    let markers: u8 = p.markers.iter().filter(|m| m.at == Place::Force(f)).map(|m| m.count).sum();
    if markers > 0 {
        all.push(Msg::new("short-markers").int("n", markers));
    }
    Msg::new("short-all").arg("what", names::list(all))
}

/// What a force can do as a whole: air points, guns, flak.
fn force_print(b: &Board, p: &Position, f: ForceId) -> Vec<Msg> {
    let ships = || p.ships_in(b, Place::Force(f)).filter_map(|u| b.unit(u).ship());
    if ships().next().is_none() {
        return Vec::new();
    }
    let air: u16 = ships().map(|s| u16::from(s.air)).sum();
    let fire: u16 = ships().map(|s| u16::from(s.firepower)).sum();
    let flak: u16 = ships().map(|s| u16::from(s.flak_halves)).sum();
    vec![Msg::new("values-force").int("air", air).int("fire", fire).int("flak", flak / 2)]
}
