//! units.toml: the counters.

use super::{sheets, side};
use crate::{
    board::{UnitType, Values},
    types::{Class, Kind, Side, Value},
};
use ironbottom_kernel::{
    Msg,
    info::Bilingual,
    origin::RECONSTRUCTED,
    pack::PackProblems,
    pack_head::References,
    tree::{Record, Word},
};

/// Name of the file.
pub const FILE: &str = "units.toml";

/// A counter of the file.
pub struct Counter {
    /// The campaign it belongs to; battalions have no year (FN-022).
    pub year: Option<u16>,
    /// What is printed.
    pub data: UnitType,
    /// Shown name.
    pub name: Bilingual,
    /// The aircraft shown on it.
    model: Option<String>,
}

/// The counters of a campaign in the order of their types: both battalions, the units of the sheet, the carrier squadrons.
pub fn of_year(all: &[Counter], year: u16) -> Vec<&Counter> {
    let of = |c: &&Counter| c.year == Some(year);
    let battalions = Side::ALL.into_iter().filter_map(|s| all.iter().find(|c| c.year.is_none() && c.data.side == s));
    let sheet = all.iter().filter(of).filter(|c| c.data.kind != Kind::CarrierAir);
    let decks = all.iter().filter(of).filter(|c| c.data.kind == Kind::CarrierAir);
    battalions.chain(sheet).chain(decks).collect()
}

/// Names of the counters of each campaign, and of the aircraft on them.
pub fn names(all: &[Counter]) -> Vec<(String, Bilingual)> {
    let mut names = Vec::new();
    for (year, _) in sheets::FILES {
        for c in of_year(all, year) {
            names.push((format!("unit.{year}.{}", c.data.id), c.name.clone()));
            if let Some(model) = &c.model {
                names.push((format!("model.{year}.{}", c.data.id), Bilingual { en: model.clone(), fr: model.clone() }));
            }
        }
    }
    names
}

/// Reads units.toml.
pub fn read(t: &Record, notes: &References, problems: &mut PackProblems) -> Vec<Counter> {
    t.only(&["counters"], problems);
    let mut all: Vec<Counter> = Vec::new();
    for r in t.records("counters", problems) {
        r.only(&["year", "side", "units"], problems);
        let year = if r.has("year") {
            let (first, last) = (sheets::FILES[0].0, sheets::FILES[3].0);
            let Some(year) = r.int("year", i64::from(first)..=i64::from(last), problems) else { continue };
            u16::try_from(year).ok()
        } else {
            None
        };
        let Some(side) = side(r, problems) else { continue };
        for u in r.records("units", problems) {
            notes.source(u, problems);
            let Some(c) = read_counter(u, year, side, problems) else { continue };
            // Ids are the names of types: one campaign has each only once, battalions are in all of them.
            if all.iter().any(|o| o.data.id == c.data.id && (o.year == c.year || o.year.is_none() || c.year.is_none())) {
                u.wrong(u.line_of("id"), Msg::new("pack-duplicate-id").text("id", &c.data.id), problems);
                continue;
            }
            all.push(c);
        }
    }
    for s in Side::ALL {
        if all.iter().filter(|c| c.year.is_none() && c.data.side == s).count() != 1 {
            let msg = Msg::new("pack-once").text("kind", Kind::Battalion.id()).text("id", s.id());
            t.wrong(0, msg, problems);
        }
    }
    all
}

fn read_counter(u: &Record, year: Option<u16>, side: Side, problems: &mut PackProblems) -> Option<Counter> {
    let fields = ["id", "name", "fr", "kind", "model", "nation", "wing", "loss", "buy", "full", "damaged", "source"];
    u.only(&fields, problems);
    let (id, en) = (u.word("id", problems), u.word("name", problems));
    let fr = u.maybe_word("fr", problems);
    let model = u.maybe_word("model", problems).map(|w| w.text);
    let kind = u.word("kind", problems).and_then(|w| u.known(&w, &Kind::ALL, Kind::id, problems));
    let nation = u.maybe_word("nation", problems);
    let australian = nation.is_some();
    if let Some(w) = nation.filter(|w| w.text != "australia" || side == Side::Japan) {
        u.wrong(w.line, Msg::new("pack-nation").text("id", &w.text), problems);
    }
    let wing = u.flag("wing", problems);
    let made = u.maybe_word("source", problems).is_some_and(|w| w.text == RECONSTRUCTED);
    let loss = u.small("loss", 0..=99, problems);
    // Japan buys nothing; carrier squadrons come with their ships.
    let priced = side == Side::Us && kind.is_some_and(|k| k != Kind::CarrierAir);
    let buy = if priced || u.has("buy") { u.small("buy", 0..=99, problems) } else { Some(0) };
    let (full, damaged) = (u.word("full", problems), u.word("damaged", problems));
    let (id, en, kind) = (id?, en?, kind?);
    if !id.text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-') {
        u.wrong(id.line, Msg::new("pack-counter-id").text("id", &id.text), problems);
    }
    if (kind == Kind::Battalion) != year.is_none() {
        u.wrong(id.line, Msg::new("pack-battalion-year").text("id", &id.text), problems);
        return None;
    }
    if wing && !(kind == Kind::Air && side == Side::Us) {
        u.wrong(u.line_of("wing"), Msg::new("pack-wing").text("id", &id.text), problems);
    }
    let (full_word, hurt_word) = (full?, damaged?);
    let full = read_values(u, &full_word, kind, problems)?;
    let hurt = read_values(u, &hurt_word, kind, problems)?;
    // What a counter can do at all it can still try when damaged, be it with a 0 (R86); and nothing else.
    if abilities(&full) != abilities(&hurt) {
        u.wrong(hurt_word.line, Msg::new("pack-sides").text("id", &id.text), problems);
    }
    let name = Bilingual { fr: fr.map_or_else(|| en.text.clone(), |w| w.text), en: en.text };
    let data = UnitType { id: id.text, side, kind, australian, wing, made, loss: loss?, buy: buy?, full, hurt };
    Some(Counter { year, data, name, model })
}

fn abilities(v: &Values) -> [bool; 7] {
    [v.aaa, v.surface, v.depth, v.dogfight, v.ground, v.ship, v.attack].map(Value::can)
}

/// The values of one side of a counter, as in "4/2 - 2".
fn read_values(u: &Record, w: &Word, kind: Kind, problems: &mut PackProblems) -> Option<Values> {
    let parts: Option<Vec<Value>> = w.text.split_whitespace().map(read_value).collect();
    let mut v = Values::default();
    match (kind.class(), parts.as_deref()) {
        (Class::Ship, Some([aaa, surface, depth])) => (v.aaa, v.surface, v.depth) = (*aaa, *surface, *depth),
        (Class::Air, Some([dogfight, ground, ship])) => (v.dogfight, v.ground, v.ship) = (*dogfight, *ground, *ship),
        (Class::Infantry, Some([attack])) => v.attack = *attack,
        (class, _) => {
            let wanted = if class == Class::Infantry { 1 } else { 3 };
            u.wrong(w.line, Msg::new("pack-values").text("value", &w.text).int("n", wanted), problems);
            return None;
        }
    }
    Some(v)
}

/// "-", "4" or "4/2".
fn read_value(text: &str) -> Option<Value> {
    if text == "-" {
        return Some(Value::default());
    }
    let (hit, twice) = text.split_once('/').unwrap_or((text, "0"));
    let (hit, twice): (u8, u8) = (hit.parse().ok()?, twice.parse().ok()?);
    (hit <= 10 && twice <= hit).then_some(Value { hit: Some(hit), twice })
}
