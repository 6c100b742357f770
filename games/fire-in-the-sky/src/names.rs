//! Keys and short messages for things of the game.

use crate::{
    action::{Item, Strike, Target},
    board::{Board, UnitId},
    position::{ForceId, Phase},
    types::{Nation, Quarters, Sea, Side, Space},
};
use ironbottom_kernel::{Msg, text::Arg};

/// A message that is a name.
pub fn thing(key: impl Into<String>) -> Msg {
    Msg::new("thing").name("thing", key.into())
}

/// Key of the name of a space.
pub fn space_key(b: &Board, s: Space) -> String {
    format!("space.{}", b.spaces.get(s.i()).map_or("", |x| &x.id))
}

/// The name of a space.
pub fn space(b: &Board, s: Space) -> Msg {
    thing(space_key(b, s))
}

/// Id on the board of where ships are: Malaya's halves have their own.
pub fn sea_id(b: &Board, at: Sea) -> String {
    let s = b.space_of(at);
    let id = &b.space(s).id;
    match (s == b.places.malaya, at == b.malaya_west()) {
        (true, true) => format!("{id}w"),
        (true, false) => format!("{id}e"),
        (false, _) => id.clone(),
    }
}

/// Key of the name of where ships are.
pub fn sea_key(b: &Board, at: Sea) -> String {
    format!("space.{}", sea_id(b, at))
}

/// The name of where ships are.
pub fn sea(b: &Board, at: Sea) -> Msg {
    thing(sea_key(b, at))
}

/// Key of the name of a side.
pub fn side_key(side: Side) -> String {
    format!("side.{}", side.id())
}

/// Key of the name of a nation.
pub fn nation_key(n: Nation) -> String {
    format!("nation.{}", n.id())
}

/// Key of a counter's own name.
pub fn unit_key(b: &Board, u: UnitId) -> String {
    format!("unit.{}", b.units.get(u.i()).map_or("", |x| &x.name))
}

/// Key of the name of a counter, with its number where there are several of its class.
pub fn counter_key(b: &Board, u: UnitId) -> String {
    format!("counter.{}", b.units.get(u.i()).map_or("", |x| &x.id))
}

/// The number of a counter among those of its class; none where it is the only one.
pub fn number(b: &Board, u: UnitId) -> Option<i64> {
    let x = b.units.get(u.i())?;
    x.id.strip_prefix(x.name.as_str())?.strip_prefix('_')?.parse().ok()
}

/// A counter: a ship with its kind before its name, and its number where there are several of its class.
pub fn unit(b: &Board, u: UnitId) -> Msg {
    match number(b, u) {
        Some(n) => Msg::new("numbered").msg("what", class(b, u)).int("n", n),
        None => class(b, u),
    }
}

/// A counter by its class alone.
fn class(b: &Board, u: UnitId) -> Msg {
    match b.units.get(u.i()).and_then(|x| x.ship()) {
        Some(s) => Msg::new("ship").text("kind", s.kind.id().to_uppercase()).name("name", unit_key(b, u)),
        None => thing(unit_key(b, u)),
    }
}

/// Several counters; like ones once, with their number.
pub fn units(b: &Board, all: &[UnitId]) -> Arg {
    let mut groups: Vec<(&str, UnitId, i64)> = Vec::new();
    for u in all {
        let name = b.unit(*u).name.as_str();
        match groups.iter_mut().find(|(n, ..)| *n == name) {
            Some((.., n)) => *n += 1,
            None => groups.push((name, *u, 1)),
        }
    }
    list(
        groups
            .into_iter()
            .map(|(_, u, n)| if n > 1 { Msg::new("several").int("n", n).msg("what", class(b, u)) } else { unit(b, u) }),
    )
}

/// Messages as one argument.
pub fn list(all: impl IntoIterator<Item = Msg>) -> Arg {
    Arg::List(all.into_iter().map(|m| Arg::Msg(Box::new(m))).collect())
}

/// A list as a message of its own; a dash where there is nothing in it.
pub fn series(all: Arg) -> Msg {
    if matches!(&all, Arg::List(items) if items.is_empty()) { Msg::new("nothing") } else { Msg::new("series").arg("what", all) }
}

/// So many air steps of a nation.
pub fn steps(nation: Nation, n: u8) -> Msg {
    Msg::new("air-steps").int("n", n).text("nation", nation.id())
}

/// A replacement marker.
pub fn marker(nation: Nation, value: u8) -> Msg {
    Msg::new("marker-of").text("nation", nation.id()).int("value", value)
}

/// What is moved, hit or chosen.
pub fn item(b: &Board, i: Item) -> Msg {
    match i {
        Item::Unit(u) => unit(b, u),
        Item::Air { nation, steps: n } => steps(nation, n),
        Item::Marker { nation, value } => marker(nation, value),
    }
}

/// Several things; like ships once, with their number.
pub fn items(b: &Board, all: &[Item]) -> Arg {
    let ships: Vec<UnitId> = all.iter().filter_map(|i| if let Item::Unit(u) = i { Some(*u) } else { None }).collect();
    let Arg::List(mut out) = units(b, &ships) else { return Arg::List(Vec::new()) };
    out.extend(all.iter().filter(|i| !matches!(i, Item::Unit(_))).map(|i| Arg::Msg(Box::new(item(b, *i)))));
    Arg::List(out)
}

/// A task force by its number.
pub fn force(f: ForceId) -> Msg {
    Msg::new("force").int("n", i64::from(f.0) + 1)
}

/// What air points are sent against.
pub fn target(t: Target) -> Msg {
    match t {
        Target::Base => Msg::new("target-base"),
        Target::Force(f) => force(f),
    }
}

/// What an air point does.
pub fn strike(b: &Board, s: Strike) -> Msg {
    match s {
        Strike::Unit(u) => unit(b, u),
        Strike::Air(n) => Msg::new("strike-air").text("nation", n.id()),
        Strike::Aviation => Msg::new("strike-aviation"),
        Strike::Marker => Msg::new("strike-marker"),
        Strike::Support => Msg::new("strike-support"),
    }
}

/// Points in quarters, as people write them: `7`, `4½`, `¼`.
pub fn points(q: Quarters) -> String {
    let part = ["", "¼", "½", "¾"][usize::from(q.0 % 4)];
    match (q.0 / 4, part) {
        (0, "¼" | "½" | "¾") => part.to_owned(),
        (n, _) => format!("{n}{part}"),
    }
}

/// A message with points in quarters: a number where they are whole, so that words agree with it.
pub fn with_points(m: Msg, name: &'static str, q: Quarters) -> Msg {
    if q.0.is_multiple_of(4) { m.int(name, q.0 / 4) } else { m.text(name, points(q)) }
}

/// A number with its sign.
pub fn signed(n: i64) -> String {
    if n < 0 { format!("−{}", -n) } else { format!("+{n}") }
}

/// Name of a phase.
pub fn phase(p: Phase) -> Msg {
    Msg::new(match p {
        Phase::SetUp => "phase-set-up",
        Phase::Transport => "phase-transport",
        Phase::Warfare => "phase-warfare",
        Phase::Reinforcement => "phase-reinforcement",
        Phase::Deployment => "phase-deployment",
        Phase::Operations => "phase-operations",
        Phase::Reaction => "phase-reaction",
        Phase::Air => "phase-air",
        Phase::Submarines => "phase-submarines",
        Phase::Battles => "phase-battles",
        Phase::Return => "phase-return",
        Phase::Redeployment => "phase-redeployment",
        Phase::End => "phase-end",
        Phase::Over => "phase-over",
    })
}

/// Key of the months of a turn.
pub fn turn_key(turn: u8) -> String {
    format!("turn.{turn}")
}

/// The kind of piece that a counter is: key of its symbol.
pub fn kind(b: &Board, u: UnitId) -> &'static str {
    let unit = b.unit(u);
    match (unit.ship(), unit.land()) {
        (Some(s), _) => s.kind.id(),
        (None, Some(l)) if l.marines => "marine",
        _ => "land",
    }
}

/// The same of what is moved, hit or chosen.
pub fn item_kind(b: &Board, i: Item) -> &'static str {
    match i {
        Item::Unit(u) => kind(b, u),
        Item::Air { .. } => "air",
        Item::Marker { .. } => "replacement",
    }
}
