//! Numbers that come from people: an action may name only what there is. Asked before anything else, so that no rule need ask again.

use crate::{
    action::{Action, Item, Strike, Target},
    board::{Board, UnitId},
    position::{ForceId, Position},
    types::{Sea, Space},
};

/// Does everything the action names exist?
pub fn known(b: &Board, p: &Position, a: &Action) -> bool {
    let unit = |u: UnitId| u.i() < b.units.len();
    let space = |s: Space| s.i() < b.spaces.len();
    let sea = |s: Sea| s.i() <= b.spaces.len();
    let force = |f: ForceId| f.i() < p.forces.len();
    let item = |i: Item| match i {
        Item::Unit(u) => unit(u),
        Item::Air { .. } | Item::Marker { .. } => true,
    };
    match *a {
        Action::Station { unit: u, at } | Action::Release { unit: u, to: at } | Action::Home { unit: u, at } => {
            unit(u) && space(at)
        }
        Action::StationAviation { at, .. }
        | Action::Oil { from: at, .. }
        | Action::PlaceAir { to: at, .. }
        | Action::Aviation { to: at, .. }
        | Action::Convert { from: at, .. }
        | Action::Raise { at, .. }
        | Action::Spend { at }
        | Action::Doom { at }
        | Action::Fight { at } => space(at),
        Action::Escort { unit: u }
        | Action::Refit { unit: u }
        | Action::Pick { unit: u }
        | Action::Sink { unit: u }
        | Action::Commit { unit: u } => unit(u),
        Action::Restore { unit: u, from, .. } => unit(u) && space(from),
        Action::Ferry { item: i, from: at } | Action::Remove { item: i, at } | Action::Disperse { item: i, at } => {
            item(i) && space(at)
        }
        Action::Deploy { item: i, from, to } | Action::Walk { item: i, from, to } => item(i) && space(from) && space(to),
        Action::Sail { item: i, from, to } => item(i) && space(from) && sea(to),
        Action::Join { item: i, force: f } | Action::Land { item: i, force: f } => item(i) && force(f),
        Action::Express { force: f }
        | Action::Show { force: f }
        | Action::Torpedo { force: f }
        | Action::Unload { force: f, .. } => force(f),
        Action::Decode { from, to } | Action::Assign { from, to, .. } => space(from) && space(to),
        Action::Aim { item: i } => item(i),
        Action::Send { target, .. } => match target {
            Target::Base => true,
            Target::Force(f) => force(f),
        },
        Action::Strike { on, .. } => match on {
            Strike::Unit(u) => unit(u),
            Strike::Air(_) | Strike::Aviation | Strike::Marker | Strike::Support => true,
        },
        Action::Pair { unit: u, enemy } | Action::Fire { unit: u, enemy } => unit(u) && unit(enemy),
        Action::Hunt { .. }
        | Action::Raid { .. }
        | Action::Bomb { .. }
        | Action::Train { .. }
        | Action::Fleet
        | Action::Ranger
        | Action::Kamikazes
        | Action::Scramble { .. }
        | Action::Withdraw
        | Action::Stay
        | Action::Assault
        | Action::Order { .. }
        | Action::Done => true,
    }
}
