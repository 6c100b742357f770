//! What a side was told of the other, as it grows old.

use super::{contact_id, drift};
use crate::names;
use crate::{
    board::Board,
    phases::sighting,
    position::{Contact, ContactReport, Force, Reporter},
    settings::Settings,
    types::{Category, Side, Unit},
    view::View,
};
use ironbottom_kernel::{
    Arg, Msg,
    scene::{Age, Report},
};
use std::ops::RangeInclusive;

/// Hours since a contact was seen last.
pub fn hours(v: &View, c: &Contact) -> u16 {
    if c.live { 0 } else { v.public.turn.saturating_sub(c.turn) }
}

/// How it is drawn.
pub fn age(v: &View, c: &Contact) -> Age {
    match hours(v, c) {
        _ if c.live => Age::Now,
        0..=3 => Age::Recent,
        _ => Age::Old,
    }
}

/// Is it news that still says where something may be?
pub fn is_fresh(v: &View, c: &Contact) -> bool {
    c.live || hours(v, c) <= if c.air { 1 } else { STALE_SHIPS }
}

/// Hours after which aircraft and ships seen may be anywhere: the report says nothing any more. The side still knows it.
const STALE_AIR: u16 = 3;
const STALE_SHIPS: u16 = 12;

/// Is it worth a line among the reports?
fn is_worth(v: &View, c: &Contact) -> bool {
    c.live || hours(v, c) <= if c.air { STALE_AIR } else { STALE_SHIPS }
}

/// Contacts that are drawn: bases have their own piece, aircraft are soon gone.
pub fn is_shown(v: &View, c: &Contact) -> bool {
    !c.base && is_fresh(v, c)
}

/// FT-087, FT-088: what may be true where this was told, formations and ships or factors.
pub fn figures(rules: &Settings, told: &ContactReport) -> (RangeInclusive<u8>, RangeInclusive<u8>) {
    let may = |of: &dyn Fn(u8) -> ContactReport, pick: &dyn Fn(&ContactReport) -> RangeInclusive<u8>, said: u8| {
        let fits = |n: &u8| pick(&of(*n)).contains(&said);
        let least = (1..=250).find(fits).unwrap_or(said);
        let most = (1..=250).rev().find(fits).unwrap_or(said);
        least..=most
    };
    let formations = told.formations.map_or(1..=1, |n| {
        may(&|f| ContactReport { formations: Some(f), ..ContactReport::default() }, &|t| sighting::bounds(rules, t).0, n)
    });
    let total = told.total.map_or(1..=1, |n| {
        may(&|f| ContactReport { total: Some(f), ..ContactReport::default() }, &|t| sighting::bounds(rules, t).1, n)
    });
    (formations, total)
}

/// In few words.
pub fn short(v: &View, c: &Contact) -> Msg {
    let id = |ships: &'static str, aircraft: &'static str| if c.air { aircraft } else { ships };
    match (c.told.formations, c.told.total) {
        (Some(f), Some(n)) if c.condition >= 3 => {
            Msg::new(id("contact-exact-ships", "contact-exact-air")).int("formations", f).int("n", n)
        }
        (Some(_), Some(_)) => {
            let (f, n) = figures(&v.public.rules, &c.told);
            Msg::new(id("contact-about-ships", "contact-about-air"))
                .int("least", *f.start())
                .int("most", *f.end())
                .int("from", *n.start())
                .int("to", *n.end())
        }
        _ => Msg::new(id("contact-some-ships", "contact-some-air")),
    }
}

/// Condition and age.
pub fn state(v: &View, c: &Contact) -> Msg {
    if c.live {
        Msg::new("contact-now").int("condition", c.condition)
    } else {
        Msg::new("contact-old").int("condition", c.condition).int("hours", hours(v, c))
    }
}

/// Categories and altitudes, as told.
fn content(c: &Contact) -> Vec<Msg> {
    let mut out = Vec::new();
    let one = |(k, n): &(Category, Option<u8>)| match n {
        Some(n) => Msg::new("category-count").int("n", *n).name("category", format!("category.{}", k.id())),
        None => Msg::thing(format!("category.{}", k.id())),
    };
    if !c.told.categories.is_empty() {
        out.push(Msg::new("contact-content").arg("what", Arg::list(c.told.categories.iter().map(one))));
    }
    match c.told.levels {
        Some((Some(high), Some(low))) => out.push(Msg::new("contact-levels").int("high", high).int("low", low)),
        Some(_) => out.push(Msg::new("contact-high")),
        None => {}
    }
    match c.told.decks {
        Some(true) => out.push(Msg::new("contact-deck-busy")),
        Some(false) => out.push(Msg::new("contact-deck-empty")),
        None => {}
    }
    if c.awaited {
        out.push(Msg::new("contact-awaited"));
    }
    out
}

/// A base as it was seen from above.
pub fn deck(b: &Board, v: &View, c: &Contact) -> Msg {
    let id = if c.told.decks == Some(true) { "site-busy" } else { "site-empty" };
    Msg::new(id).msg("hour", names::hour(b, &v.public, c.as_of))
}

/// Who told it.
fn by(b: &Board, force: &Force, c: &Contact) -> Msg {
    match c.by {
        Reporter::Unit(Unit::Tf(t)) => Msg::new("by-unit").msg("unit", names::tf(force, t)),
        Reporter::Unit(Unit::Af(a)) => Msg::new("by-unit").msg("unit", names::af(a)),
        Reporter::Base(f) => Msg::new("by-base").name("base", names::fac_key(b, force, f)),
        Reporter::Radar => Msg::new("by-radar"),
        Reporter::Watchers(i) => Msg::new("by-watchers").name("island", format!("island.{}", b.islands[i as usize].id)),
    }
}

/// Everything there is to know of it.
pub fn lines(b: &Board, v: &View, force: &Force, c: &Contact) -> Vec<Msg> {
    let mut out = content(c);
    out.push(Msg::new("contact-by").msg("by", by(b, force, c)).msg("hour", names::hour(b, &v.public, c.as_of)));
    out
}

/// The list of contacts that still say something, newest first.
pub fn reports(b: &Board, v: &View) -> Vec<Report> {
    let mut out = Vec::new();
    for side in Side::ALL {
        let Some(force) = &v.own[side.i()] else { continue };
        let mut all: Vec<&Contact> = force.contacts.iter().filter(|c| !c.base && is_worth(v, c)).collect();
        all.sort_by_key(|c| (hours(v, c), std::cmp::Reverse(c.id)));
        for c in all {
            let h = hours(v, c);
            let place = if c.live {
                names::hex(Msg::new("place-seen"), c.at)
            } else if c.air {
                names::hex(Msg::new("place-was"), c.at)
            } else {
                names::hex(Msg::new("place-may"), c.at).int("n", u32::from(h) * drift(b))
            };
            let drawn = is_shown(v, c) && (v.own[side.other().i()].is_none() || v.public.end.is_some());
            out.push(Report {
                piece: if drawn { contact_id(side, c.id) } else { String::new() },
                space: c.at.name(),
                kind: "contact".to_owned(),
                owner: side.other().id().to_owned(),
                age: age(v, c),
                title: short(v, c),
                lines: content(c),
                when: if h == 0 { Msg::new("when-now") } else { Msg::new("when-hours").int("n", h) },
                fresh: 6u16.saturating_sub(h) as u8,
                place: Msg::new("place-by").msg("place", place).msg("by", by(b, force, c)),
            });
        }
    }
    out
}
