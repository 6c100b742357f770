//! How a view looks: spaces, stacks of pieces and tables. [`tell`] puts events into words.
//!
//! Ids: a space has the pack's id; a stack of like pieces is `space.power.kind`, with what sets it apart behind it: what a transport
//! carries, how far an aircraft can still fly.

mod battle;
mod fact;
mod panels;
mod steps;
mod tell;

pub use battle::on_board;
pub use fact::fact;
pub use tell::tell;

use crate::{
    board::Board,
    names, notation, odds,
    position::{Complex, Flight, Mission, Phase, Position, Ship, ShipRef},
    types::{Kind, Power},
    view::View,
};
use ironbottom_kernel::{
    Arg, Msg,
    area::Space,
    scene::{Piece, Scene, SpaceState},
};

/// The picture.
pub fn scene(b: &Board, v: &View) -> Scene {
    let p = &v.position;
    Scene {
        title: title(p),
        board: "world".to_owned(),
        spaces: (0..b.spaces.len()).map(|i| space(b, p, Space(i as u8))).collect(),
        pieces: (0..b.spaces.len()).flat_map(|i| pieces(b, p, Space(i as u8))).collect(),
        panels: panels::panels(b, p),
        steps: steps::steps(p),
        figures: steps::figures(p),
        battle: battle::battle(b, p),
        ..Scene::default()
    }
}

fn title(p: &Position) -> Msg {
    let m = names::by("title", p.power).int("round", p.round);
    match p.phase {
        Phase::Over => Msg::new("title-over").int("round", p.round),
        Phase::Bid => Msg::new("title-bid"),
        Phase::BidUnits => Msg::new("title-bid-units").name("power", names::power(p.power)),
        phase => m.arg("phase", Arg::Msg(Box::new(names::phase(phase)))),
    }
}

fn space(b: &Board, p: &Position, s: Space) -> SpaceState {
    let data = b.space(s);
    let t = p.territories.get(s.i()).copied().unwrap_or_default();
    let mut notes = Vec::new();
    if let Some(power) = data.capital_of {
        notes.push(Msg::new("note-capital").name("power", names::power(power)));
    }
    if let Some(power) = data.original.filter(|o| t.owner != Some(*o)) {
        notes.push(Msg::new("note-original").name("power", names::power(power)));
    }
    if b.neutral.has(s) && t.owner.is_none() {
        notes.push(Msg::new("note-neutral"));
    }
    if let (Some(complex), Some(owner)) = (t.complex, t.owner) {
        notes.push(complex_note(complex, owner, data.ipc));
    }
    if p.turn.captured.has(s) {
        notes.push(Msg::new("note-captured"));
    }
    if odds::fight_at(b, p, s).is_some() {
        notes.push(Msg::new("note-contested"));
    }
    if let Some((_, n)) = p.turn.placed.iter().find(|(at, _)| *at == s) {
        notes.push(Msg::new("note-placed").int("n", *n));
    }
    let sea = b.is_sea(s);
    SpaceState {
        space: data.id.clone(),
        name: names::space(b, s),
        owner: t.owner.map_or_else(String::new, |o| o.id().to_owned()),
        value: (!sea && !b.neutral.has(s)).then_some(i32::from(data.ipc)),
        notes,
    }
}

/// How many units a complex can place: without limit for the power it was built for, else as many as its territory is worth, at
/// least one (AA-081, AA-082, AA-083, AA-084, AA-125).
fn complex_note(complex: Complex, owner: Power, ipc: u8) -> Msg {
    match complex {
        Complex::Original(power) if power == owner => Msg::new("note-complex-unlimited"),
        _ => Msg::new("note-complex").int("n", ipc.max(1)),
    }
}

/// Id of a stack of pieces at rest.
pub fn stack_id(b: &Board, s: Space, power: Power, k: Kind) -> String {
    format!("{}.{}.{}", b.space(s).id, power.id(), k.id())
}

/// Id of a transport: plain ones stand together, the others by what they carry.
pub fn ship_id(b: &Board, p: &Position, zone: Space, owner: Power, r: ShipRef) -> String {
    match r {
        ShipRef::Plain => stack_id(b, zone, owner, Kind::Transport),
        ShipRef::Entry(_) => format!("{}.{}.{}", b.space(zone).id, owner.id(), notation::ship_text(p, zone, owner, r)),
    }
}

const fn mission_word(m: Mission) -> &'static str {
    match m {
        Mission::Attack => "attack",
        Mission::Raid => "raid",
        Mission::Home => "home",
    }
}

/// Id of aircraft in the air.
pub fn flight_id(b: &Board, p: &Position, f: &Flight) -> String {
    format!("{}.{}.{}.{}", stack_id(b, f.at, p.power, f.kind), mission_word(f.mission), f.left, "air")
}

/// Id of the aircraft a flight begins with: in the air if there are such with this range left, else at rest.
pub fn aircraft_id(b: &Board, p: &Position, from: Space, k: Kind, left: u8) -> String {
    let resting = p.units.get(from, p.power, k) > 0 && p.range(b, p.power, k) == left && p.phase == Phase::CombatMove;
    let flying = p.flights.iter().filter(|f| f.at == from && f.kind == k && f.left == left);
    // Those that have fought come first: only they move on.
    match flying.max_by_key(|f| f.mission) {
        Some(f) if !resting => flight_id(b, p, f),
        _ => stack_id(b, from, p.power, k),
    }
}

/// The pieces in a space, the active power's transports and aircraft told apart.
fn pieces(b: &Board, p: &Position, s: Space) -> Vec<Piece> {
    let mut out = Vec::new();
    let piece = |id: String, k: Kind, owner: &str, count: u32, notes: Vec<Msg>, acted: bool| Piece {
        id,
        space: b.space(s).id.clone(),
        kind: names::unit(k),
        owner: owner.to_owned(),
        count,
        name: String::new(),
        hurt: false,
        notes,
        acted,
        ..Piece::default()
    };
    if p.territories.get(s.i()).is_some_and(|t| t.complex.is_some()) {
        let owner = p.owner(s).map_or("", Power::id);
        out.push(piece(format!("{}.complex", b.space(s).id), Kind::Complex, owner, 1, Vec::new(), false));
    }
    for power in Power::ALL {
        for k in Kind::PIECES {
            let n = if k == Kind::Transport { p.plain_transports(s, power) } else { p.units.get(s, power, k) };
            if n > 0 {
                let moved = if power == p.power { p.moved.get(s, k).min(n) } else { 0 };
                let notes = (moved > 0 && p.phase > Phase::Purchase).then(|| match moved == n {
                    true => Msg::new("note-all-moved"),
                    false => Msg::new("note-moved").int("n", moved).int("of", n),
                });
                // AA-237: what moved or fought does nothing more in this turn.
                let acted = moved == n && p.phase > Phase::Purchase;
                out.push(piece(stack_id(b, s, power, k), k, power.id(), u32::from(n), notes.into_iter().collect(), acted));
            }
        }
        let mut last: Option<&Ship> = None;
        for (i, ship) in p.ships.iter().enumerate().filter(|(_, x)| x.zone == s && x.owner == power) {
            if last == Some(ship) {
                if let Some(stack) = out.last_mut() {
                    stack.count += 1;
                }
                continue;
            }
            last = Some(ship);
            let id = ship_id(b, p, s, power, ShipRef::Entry(i as u8));
            let acted = power == p.power && (ship.spent || ship.unloaded);
            out.push(piece(id, Kind::Transport, power.id(), 1, ship_notes(b, ship), acted));
        }
        if power == p.power {
            for f in p.flights.iter().filter(|f| f.at == s) {
                let id = match f.mission {
                    Mission::Attack => "note-attacks",
                    Mission::Raid => "note-raids",
                    Mission::Home => "note-returns",
                };
                let notes = vec![Msg::new(id), Msg::new("note-range").int("n", f.left)];
                out.push(piece(flight_id(b, p, f), f.kind, power.id(), u32::from(f.n), notes, false));
            }
        }
    }
    out
}

fn ship_notes(b: &Board, ship: &Ship) -> Vec<Msg> {
    let mut notes = Vec::new();
    for c in ship.cargo() {
        let id = if c.owner == ship.owner { "note-cargo" } else { "note-allied-cargo" };
        notes.push(names::by(id, c.owner).name("unit", names::unit(c.kind)));
    }
    if let Some(t) = ship.target {
        notes.push(Msg::new("note-lands").name("space", names::space(b, t)));
    }
    if ship.spent || ship.unloaded {
        notes.push(Msg::new("note-done"));
    } else if ship.steps > 0 {
        notes.push(Msg::new("note-steps").int("n", ship.steps));
    }
    notes
}
