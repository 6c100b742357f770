//! Keys and short messages for things of the game.

use crate::{
    action::Target,
    battle::{Air, Spot},
    board::{Board, UnitType},
    event::Attack,
    position::{Place, Position, UnitId},
    types::{Class, Kind, Sector, Value},
};
use ironbottom_kernel::{Msg, area::Space};

/// Key of an area's name.
pub fn area(b: &Board, s: Space) -> String {
    format!("space.{}", b.areas.get(s.i()).map_or("", |a| &a.id))
}

/// Key of a unit's name.
pub fn unit(b: &Board, p: &Position, u: UnitId) -> String {
    match p.units.get(u as usize) {
        Some(unit) => format!("unit.{}.{}", p.year, p.type_of(b, unit).id),
        None => "unit.".to_owned(),
    }
}

/// Key of a squadron's name.
pub fn squadron(b: &Board, p: &Position, i: u8) -> String {
    let kind = p.battle.as_ref().and_then(|x| x.squadrons.get(i as usize)).map(|s| s.kind);
    let t = kind.map(|k| &b.campaign(p.year).types[k as usize]);
    format!("unit.{}.{}", p.year, t.map_or("", |t| &t.id))
}

/// A target, by name, with its values; infantry with where it is, since battalions are all called the same.
pub fn target(b: &Board, p: &Position, t: Target) -> Msg {
    match t {
        Target::Unit(u) => {
            let name = Msg::thing(unit(b, p, u));
            let ground = p.battle.as_ref().and_then(|x| x.ground.iter().find(|g| g.unit == u));
            let name = match ground.map(|g| g.spot) {
                Some(Spot::Transport) => Msg::new("target-transport").msg("unit", name),
                Some(Spot::Beach) => Msg::new("target-beach").msg("unit", name),
                Some(Spot::Foxhole) => Msg::new("target-foxhole").msg("unit", name),
                None => name,
            };
            with_values(name, values(p.unit_type(b, u), p.units[u as usize].hurt))
        }
        Target::Squadron(i) => squadron_with_values(b, p, i),
        Target::Airfield => Msg::new("airfield-point"),
    }
}

fn with_values(name: Msg, values: Msg) -> Msg {
    Msg::new("unit-values").msg("unit", name).msg("values", values)
}

/// A squadron with its carrier and its values.
pub fn squadron_with_values(b: &Board, p: &Position, i: u8) -> Msg {
    let name = aboard(b, p, i);
    match p.battle.as_ref().and_then(|x| x.squadrons.get(i as usize)) {
        Some(s) => with_values(name, values(&b.campaign(p.year).types[s.kind as usize], s.hurt)),
        None => name,
    }
}

/// A unit by name; a battalion with its place as well, since all of them are called the same.
pub fn placed(b: &Board, p: &Position, u: UnitId) -> Msg {
    let name = Msg::thing(unit(b, p, u));
    match p.units.get(u as usize).map(|x| x.at) {
        Some(Place::Area(s)) if p.is_kind(b, u, Kind::Battalion) => {
            Msg::new("unit-at").msg("unit", name).name("area", area(b, s))
        }
        _ => name,
    }
}

fn value(v: Value) -> Msg {
    match (v.hit, v.twice) {
        (None, _) => Msg::new("value-none"),
        (Some(hit), 0) => Msg::number(hit),
        (Some(hit), twice) => Msg::new("value-twice").int("n", hit).int("twice", twice),
    }
}

/// The values on one side of a counter, in words.
pub fn values(t: &UnitType, hurt: bool) -> Msg {
    let v = if hurt { &t.hurt } else { &t.full };
    match t.kind.class() {
        Class::Ship => {
            let m = Msg::new("values-ship").msg("aaa", value(v.aaa)).msg("surface", value(v.surface));
            m.msg("depth", value(v.depth))
        }
        Class::Air => {
            let m = Msg::new("values-air").msg("dogfight", value(v.dogfight)).msg("ground", value(v.ground));
            m.msg("ship", value(v.ship))
        }
        Class::Infantry => Msg::new("values-infantry").msg("attack", value(v.attack)),
    }
}

/// A squadron, with its carrier where it has one: there are many of a type.
pub fn aboard(b: &Board, p: &Position, i: u8) -> Msg {
    let name = Msg::thing(squadron(b, p, i));
    match p.battle.as_ref().and_then(|x| x.squadrons.get(i as usize)) {
        Some(s) if s.carrier => Msg::new("squadron-of").msg("squadron", name).name("carrier", unit(b, p, s.base)),
        _ => name,
    }
}

/// Key of a sector's name.
pub fn sector(s: Sector) -> String {
    format!("sector.{}", s.id())
}

/// A list of messages, with commas.
pub fn list(items: Vec<Msg>) -> Msg {
    if items.is_empty() { Msg::new("series-none") } else { Msg::list(items) }
}

/// Several units by name.
pub fn units(b: &Board, p: &Position, all: &[UnitId]) -> Msg {
    list(all.iter().map(|u| Msg::thing(unit(b, p, *u))).collect())
}

/// Symbol of a unit.
pub fn symbol(b: &Board, p: &Position, u: UnitId) -> &'static str {
    symbol_of(p.unit_type(b, u))
}

/// Symbol of a counter.
pub fn symbol_of(t: &crate::board::UnitType) -> &'static str {
    match t.kind {
        Kind::Air | Kind::CarrierAir if !t.is_bomber() => "fighter",
        Kind::Air => "bomber",
        Kind::CarrierAir if t.full.dogfight.can() => "fighter",
        Kind::CarrierAir if t.id.starts_with("tb") || t.id.starts_with("b5n") => "torpedo-bomber",
        Kind::CarrierAir => "dive-bomber",
        kind => kind.id(),
    }
}

/// Space of the board that a place is; none for what is not on it.
pub fn space_of(b: &Board, p: &Position, u: UnitId) -> Option<String> {
    let area = |s: Space| b.areas[s.i()].id.clone();
    match p.units[u as usize].at {
        Place::Area(s) => Some(area(s)),
        Place::Port(n) => Some(format!("return_{}", 1942 + u16::from(n))),
        Place::Raid => Some("raid".to_owned()),
        Place::Bombing => Some("strategic_bombing".to_owned()),
        Place::Invasion => Some("japan_invasion".to_owned()),
        Place::Box | Place::Under | Place::Battalions | Place::Gone => None,
    }
}

/// Space of the tactical map over which a squadron flies.
pub fn air_space(at: Air, us: bool) -> Option<&'static str> {
    match at {
        Air::Over(Sector::JapanOcean) => Some("japan-ocean-air"),
        Air::Over(Sector::Island) => Some("island-air"),
        Air::Over(Sector::Coastal) => Some("coastal-air"),
        Air::Over(Sector::UsOcean) => Some("us-ocean-air"),
        Air::Base | Air::Spent if us => Some("us-airfields"),
        Air::Base | Air::Spent => Some("japan-airfields"),
        Air::Away | Air::Lost => None,
    }
}

/// Name of a kind of attack.
pub fn attack(a: Attack) -> Msg {
    Msg::new(match a {
        Attack::Dogfight => "attack-dogfight",
        Attack::Aaa => "attack-aaa",
        Attack::Bombs => "attack-bombs",
        Attack::Torpedoes => "attack-torpedoes",
        Attack::DepthCharges => "attack-depth-charges",
        Attack::Guns => "attack-guns",
        Attack::Infantry => "attack-infantry",
    })
}
