//! Ids of pieces: what a gesture names is what the picture shows.

use crate::{
    action::Item,
    board::{Board, UnitId},
    names,
    position::{AirGroup, AirPlace, Deployed, ForceId, Marker, Place, Position},
    types::{Nation, Space},
};

/// Of a counter.
pub fn unit(u: UnitId) -> String {
    format!("u{}", u.0)
}

/// Of a task force.
pub fn force(f: ForceId) -> String {
    format!("tf{}", u16::from(f.0) + 1)
}

/// What has been done with a group in this phase or player turn, as letters.
fn done(sailed: bool, deployed: Deployed) -> String {
    let moved = match deployed {
        Deployed::No => "",
        Deployed::Sea => "d",
        Deployed::Stopped => "x",
        Deployed::OneHex => "h",
    };
    format!("{}{moved}", if sailed { "s" } else { "" })
}

/// Of air steps that are alike.
pub fn air(b: &Board, g: &AirGroup) -> String {
    let at = match g.at {
        AirPlace::At(s) => b.space(s).id.clone(),
        AirPlace::Force(f) => force(f),
        AirPlace::Aviation(s) => format!("aviation-{}", b.space(s).id),
        AirPlace::Track(t) => format!("track-{t}"),
        AirPlace::Training(t) => format!("training-{t}"),
    };
    let mut id = format!("air.{at}.{}{}", g.nation.id(), done(g.sailed, g.deployed));
    if g.fresh {
        id.push('f');
    }
    if g.dispersed {
        id.push('z');
    }
    if let Some(to) = g.to {
        id.push('.');
        id.push_str(&b.space(to).id);
    }
    id
}

/// Of replacement markers that are alike.
pub fn marker(b: &Board, m: &Marker) -> String {
    let at = match m.at {
        Place::At(s) => b.space(s).id.clone(),
        Place::Force(f) => force(f),
        _ => String::new(),
    };
    format!("marker.{at}.{}.{}{}{}", m.nation.id(), m.value, done(m.sailed, m.deployed), m.hits)
}

/// Has a group done nothing yet?
pub const fn is_free(g: &AirGroup) -> bool {
    !g.sailed && !g.fresh && !g.dispersed && g.to.is_none() && matches!(g.deployed, Deployed::No)
}

/// The group that so many steps in a place would be taken from: one that has done nothing, if there is such.
pub fn group(p: &Position, nation: Nation, at: AirPlace) -> Option<&AirGroup> {
    let mut all = p.air_in(at).filter(|g| g.nation == nation);
    let first = all.next();
    first.filter(|g| is_free(g)).or_else(|| all.find(|g| is_free(g))).or(first)
}

/// The piece of what stands in a space.
pub fn item_at(b: &Board, p: &Position, i: Item, s: Space) -> Option<String> {
    item_in(b, p, i, Place::At(s))
}

/// The piece of what is in a place.
pub fn item_in(b: &Board, p: &Position, i: Item, at: Place) -> Option<String> {
    Some(match i {
        Item::Unit(u) => unit(u),
        Item::Air { nation, .. } => {
            let at = match at {
                Place::At(s) => AirPlace::At(s),
                Place::Force(f) => AirPlace::Force(f),
                _ => return None,
            };
            air(b, group(p, nation, at)?)
        }
        Item::Marker { nation, value } => {
            let like = |m: &&Marker| (m.nation, m.value, m.at) == (nation, value, at);
            let free = p.markers.iter().filter(like).find(|m| m.deployed == Deployed::No);
            marker(b, free.or_else(|| p.markers.iter().find(like))?)
        }
    })
}

/// The box of a Japanese national base, for carriers without planes and Naval Aviation.
pub fn holding(b: &Board, s: Space) -> String {
    format!("{}_box", b.space(s).place)
}

/// Where a counter is drawn on the map: its space, the sea of its force, a box; none if it is nowhere to be seen.
pub fn unit_space(b: &Board, p: &Position, u: UnitId) -> Option<String> {
    match p.unit(u).at {
        Place::At(s) => Some(b.space(s).id.clone()),
        Place::NoPlanes(s) => Some(holding(b, s)),
        Place::Force(f) => Some(names::sea_id(b, p.force(f).at)),
        Place::Escort => Some(super::ESCORT.to_owned()),
        Place::Track(_) | Place::Waiting | Place::Sunk | Place::Gone | Place::Hidden => None,
    }
}
