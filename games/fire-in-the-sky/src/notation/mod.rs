//! The typed form of actions: short, the same in every language, unique among the legal ones.
//!
//! `sail akagi_kaga yokosuka>pearl_harbor`, `join tf2 tone`, `deploy 2 air kure>truk`, `oil singapore 4`, `assign 1 usa air midway>1608`,
//! `send 3 base`, `send 2 elite tf4`, `pair tone>omaha`, `order pair off`, `done`.

mod group;
mod read;

pub use group::spell;
pub use read::read;

use crate::{
    action::{Action, Item, Strike, Target},
    board::{Board, UnitId},
    position::ForceId,
    types::{Nation, Sea, Space},
};

/// What is typed for a space: its place, or its number on the map.
pub fn space(b: &Board, s: Space) -> String {
    match b.spaces.get(s.i()) {
        Some(x) if x.place.is_empty() => x.id.clone(),
        Some(x) => x.place.clone(),
        None => format!("#{}", s.0),
    }
}

/// What is typed for where ships are.
pub fn sea(b: &Board, at: Sea) -> String {
    let s = b.space_of(at);
    match (s == b.places.malaya, at == b.malaya_west()) {
        (true, true) => format!("{}_west", space(b, s)),
        (true, false) => format!("{}_east", space(b, s)),
        (false, _) => space(b, s),
    }
}

/// What is typed for a counter.
pub fn unit(b: &Board, u: UnitId) -> String {
    b.units.get(u.i()).map_or_else(|| format!("#{}", u.0), |x| x.id.clone())
}

/// What is typed for a task force.
pub fn force(f: ForceId) -> String {
    format!("tf{}", u16::from(f.0) + 1)
}

/// The word for whose: Japan's is left out, it has no allies.
fn whose(n: Nation) -> String {
    if n == Nation::Japan { String::new() } else { format!("{} ", n.id()) }
}

/// What is typed for what is moved, hit or chosen.
pub fn item(b: &Board, i: Item) -> String {
    match i {
        Item::Unit(u) => unit(b, u),
        Item::Air { nation, steps } => air(nation, steps),
        Item::Marker { nation, value } => format!("{value} {}marker", whose(nation)),
    }
}

fn air(nation: Nation, steps: u8) -> String {
    format!("{steps} {}air", whose(nation))
}

fn target(t: Target) -> String {
    match t {
        Target::Base => "base".to_owned(),
        Target::Force(f) => force(f),
    }
}

fn strike(b: &Board, s: Strike) -> String {
    match s {
        Strike::Unit(u) => unit(b, u),
        Strike::Air(n) => format!("{}air", whose(n)),
        Strike::Aviation => "aviation".to_owned(),
        Strike::Marker => "marker".to_owned(),
        Strike::Support => "support".to_owned(),
    }
}

const fn elite(yes: bool) -> &'static str {
    if yes { " elite" } else { "" }
}

/// The typed form of an action.
pub fn write(b: &Board, a: &Action) -> String {
    let (u, i, s) = (|x| unit(b, x), |x| item(b, x), |x| space(b, x));
    match *a {
        Action::Station { unit, at } => format!("station {} {}", u(unit), s(at)),
        Action::StationAviation { steps, at } => format!("station {steps} aviation {}", s(at)),
        Action::Oil { from, points } => format!("oil {} {points}", s(from)),
        Action::Escort { unit } => format!("escort {}", u(unit)),
        Action::Release { unit, to } => format!("release {} {}", u(unit), s(to)),
        Action::Hunt { dice } => format!("hunt {dice}"),
        Action::Raid { dice } => format!("raid {dice}"),
        Action::Bomb { dice } => format!("bomb {dice}"),
        Action::PlaceAir { nation, steps, to } => format!("place {} {}", air(nation, steps), s(to)),
        Action::Aviation { steps, to } => format!("aviation {steps} {}", s(to)),
        Action::Train { steps } => format!("train {steps}"),
        Action::Refit { unit } => format!("refit {}", u(unit)),
        Action::Convert { from, steps } => format!("convert {steps} {}", s(from)),
        Action::Pick { unit } => format!("pick {}", u(unit)),
        Action::Raise { nation, value, at } => format!("raise {} {}", i(Item::Marker { nation, value }), s(at)),
        Action::Ferry { item, from } => format!("ferry {} {}", i(item), s(from)),
        Action::Fleet => "fleet".to_owned(),
        Action::Ranger => "ranger".to_owned(),
        Action::Spend { at } => format!("spend {}", s(at)),
        Action::Doom { at } => format!("doom {}", s(at)),
        Action::Sink { unit } => format!("sink {}", u(unit)),
        Action::Restore { unit, value, from } => format!("restore {} {value} {}", u(unit), s(from)),
        Action::Deploy { item, from, to } => format!("deploy {} {}>{}", i(item), s(from), s(to)),
        Action::Walk { item, from, to } => format!("walk {} {}>{}", i(item), s(from), s(to)),
        Action::Remove { item, at } => format!("remove {} {}", i(item), s(at)),
        Action::Sail { item, from, to } => format!("sail {} {}>{}", i(item), s(from), sea(b, to)),
        Action::Join { item, force: f } => format!("join {} {}", force(f), i(item)),
        Action::Express { force: f } => format!("express {}", force(f)),
        Action::Show { force: f } => format!("show {}", force(f)),
        Action::Decode { from, to } => format!("decode {}>{}", s(from), s(to)),
        Action::Assign { nation, steps, from, to } => format!("assign {} {}>{}", air(nation, steps), s(from), s(to)),
        Action::Torpedo { force: f } => format!("torpedo {}", force(f)),
        Action::Aim { item } => format!("aim {}", i(item)),
        Action::Fight { at } => format!("fight {}", s(at)),
        Action::Kamikazes => "kamikazes".to_owned(),
        Action::Scramble { steps } => format!("scramble {steps}"),
        Action::Send { target: t, points, elite: e } => format!("send {points}{} {}", elite(e), target(t)),
        Action::Strike { on, points, elite: e } => format!("strike {points}{} {}", elite(e), strike(b, on)),
        Action::Commit { unit } => format!("commit {}", u(unit)),
        Action::Pair { unit, enemy } => format!("pair {}>{}", u(unit), u(enemy)),
        Action::Withdraw => "withdraw".to_owned(),
        Action::Stay => "stay".to_owned(),
        Action::Fire { unit, enemy } => format!("fire {}>{}", u(unit), u(enemy)),
        Action::Land { item, force: f } => format!("land {} {}", force(f), i(item)),
        Action::Assault => "assault".to_owned(),
        Action::Unload { force: f, steps } => format!("unload {} {steps}", force(f)),
        Action::Disperse { item, at } => format!("disperse {} {}", i(item), s(at)),
        Action::Home { unit, at } => format!("home {} {}", u(unit), s(at)),
        Action::Order { order, on } => format!("order {} {}", order.id(), if on { "on" } else { "off" }),
        Action::Done => "done".to_owned(),
    }
}
