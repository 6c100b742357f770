//! scenarios.toml: what is set up, and where.

use super::{Names, map::Map, map::SECTORS, nowhere};
use crate::{
    board::{Aircraft, Clouds, FirstAt, FirstShip, FirstTf, Forces, Land, Scenario, ShipClass},
    types::{At, COLUMNS, Craft, Hull, Model, ROWS, Side},
};
use ironbottom_kernel::{
    Msg,
    pack::PackProblems,
    pack_head::References,
    tree::{Record, Word},
};

/// Name of the file.
pub const FILE: &str = "scenarios.toml";

/// What a scenario is built from.
#[derive(Clone, Copy)]
pub struct Parts<'a> {
    /// The map.
    pub map: &'a Map,
    /// Aircraft.
    pub aircraft: &'a [Aircraft],
    /// Ships.
    pub classes: &'a [ShipClass],
}

impl Parts<'_> {
    fn base(&self, t: &Record, w: &Word, problems: &mut PackProblems) -> Option<u8> {
        let found = self.map.bases.iter().position(|b| b.id == w.text).map(|i| i as u8);
        if found.is_none() {
            nowhere(t, w, problems);
        }
        found
    }

    fn bases(&self, t: &Record, key: &str, problems: &mut PackProblems) -> Vec<u8> {
        t.words(key, problems).iter().filter_map(|w| self.base(t, w, problems)).collect()
    }

    fn model(&self, t: &Record, key: &str, problems: &mut PackProblems) -> Option<Model> {
        let w = t.word(key, problems)?;
        let found = self.aircraft.iter().position(|a| a.id == w.text).map(|i| Model(i as u8));
        if found.is_none() {
            nowhere(t, &w, problems);
        }
        found
    }

    /// The class of a named ship, and her place in it.
    fn ship(&self, name: &str) -> Option<(u8, u8)> {
        self.classes.iter().enumerate().find_map(|(c, class)| {
            let n = class.ships.iter().position(|s| s == name)?;
            Some((c as u8, n as u8))
        })
    }
}

/// Reads scenarios.toml, the one for beginners first (FT-329).
pub fn read(t: &Record, parts: Parts<'_>, notes: &References, names: &mut Names, problems: &mut PackProblems) -> Vec<Scenario> {
    t.only(&["scenario"], problems);
    let mut all: Vec<Scenario> = Vec::new();
    for r in t.records("scenario", problems) {
        notes.source(r, problems);
        let known = [
            "id",
            "title",
            "source",
            "first",
            "turns",
            "clouds",
            "margin",
            "replacements",
            "repairs",
            "bht",
            "fd",
            "anchored_only",
            "capture",
            "allies",
            "japan",
        ];
        r.only(&known, problems);
        let (id, title) = (r.word("id", problems), r.bilingual("title", problems));
        let Some(scenario) = one(r, id.as_ref().map_or("", |w| &w.text), parts, problems) else { continue };
        if let Some(w) = id.filter(|w| all.iter().any(|s| s.id == w.text)) {
            r.wrong(w.line, Msg::new("pack-duplicate-id").text("id", &w.text), problems);
        }
        names.push((format!("scenario.{}", scenario.id), title.unwrap_or_default()));
        all.push(scenario);
    }
    if all.is_empty() {
        t.wrong(0, Msg::new("pack-once").text("kind", "scenario").text("id", ""), problems);
    }
    all
}

fn one(r: &Record, id: &str, parts: Parts<'_>, problems: &mut PackProblems) -> Option<Scenario> {
    let first = r.table("first", problems);
    let day = first.and_then(|f| f.word("day", problems)).map(|w| w.text).unwrap_or_default();
    let hour = first.and_then(|f| f.small("hour", 1..=24, problems)).unwrap_or(1);
    let turns = r.int("turns", 1..=999, problems).unwrap_or(1) as u16;
    let margin = r.int("margin", 1..=9999, problems).unwrap_or(9999) as u16;
    let clouds = match r.word("clouds", problems) {
        Some(w) if w.text == "front" => Clouds::Front,
        Some(w) if w.text == "scattered" => Clouds::Scattered,
        Some(w) => {
            r.unknown(&w, "scattered, front", problems);
            Clouds::Scattered
        }
        None => Clouds::Scattered,
    };
    let records = |key: &str, problems: &mut PackProblems| if r.has(key) { r.records(key, problems) } else { Vec::new() };
    let mut air = Vec::new();
    for b in records("bht", problems) {
        b.only(&["aircraft", "key", "value"], problems);
        if let Some(w) = b.word("key", problems).filter(|w| w.text != "air") {
            b.unknown(&w, "air", problems);
        }
        let (model, value) = (parts.model(b, "aircraft", problems), b.small("value", 1..=15, problems));
        air.extend(model.zip(value));
    }
    let mut special = Special::default();
    for b in records("fd", problems) {
        b.only(&["ship", "value"], problems);
        let (ship, value) = (b.word("ship", problems), b.small("value", 1..=40, problems));
        special.fd.extend(ship.map(|w| w.text).zip(value));
    }
    for b in records("anchored_only", problems) {
        b.only(&["ship", "aircraft"], problems);
        let (ship, model) = (b.word("ship", problems), parts.model(b, "aircraft", problems));
        special.anchored.extend(ship.map(|w| w.text).zip(model));
    }
    let mut capture = Vec::new();
    if r.has("capture")
        && let Some(c) = r.table("capture", problems)
    {
        let points = c.int("points", 1..=999, problems).unwrap_or(999) as u16;
        capture = parts.bases(c, "bases", problems).into_iter().map(|b| (b, points)).collect();
    }
    let forces =
        Side::ALL.map(|s| r.table(s.id(), problems).map(|t| forces(t, s, parts, &special, problems)).unwrap_or_default());
    Some(Scenario {
        id: id.to_owned(),
        day,
        hour,
        turns,
        clouds,
        margin,
        replacements: r.flag("replacements", problems),
        repairs: if r.has("repairs") { r.small("repairs", 0..=20, problems).unwrap_or(1) } else { 1 },
        air,
        capture,
        forces,
    })
}

/// What a scenario changes of its ships.
#[derive(Default)]
struct Special {
    fd: Vec<(String, u8)>,
    anchored: Vec<(String, Model)>,
}

fn forces(t: &Record, side: Side, parts: Parts<'_>, special: &Special, problems: &mut PackProblems) -> Forces {
    t.only(&["bases", "landing", "coast_off", "radar_ships", "radar_bases", "redistribute", "air", "tf"], problems);
    let mut f = Forces { bases: parts.bases(t, "bases", problems), ..Forces::default() };
    f.landing = parts.bases(t, "landing", problems);
    f.shift = parts.bases(t, "redistribute", problems);
    for w in t.words("coast_off", problems) {
        match parts.map.islands.iter().position(|i| i.id == w.text) {
            Some(i) => f.blind.push(i as u8),
            None => nowhere(t, &w, problems),
        }
    }
    for w in t.words("radar_bases", problems) {
        if w.text == "all" {
            f.radar.extend(f.bases.iter().filter(|b| parts.map.bases[**b as usize].at.is_some()));
        } else {
            f.radar.extend(parts.base(t, &w, problems));
        }
    }
    let radar = t.words("radar_ships", problems);
    for w in radar.iter().filter(|w| !Hull::ALL.iter().any(|h| h.id() == w.text) && parts.ship(&w.text).is_none()) {
        nowhere(t, w, problems);
    }
    for r in t.records("tf", problems) {
        r.only(&["number", "ships", "others", "zone", "anchored"], problems);
        let mut tf = FirstTf {
            number: r.small("number", 1..=40, problems).unwrap_or(1),
            ships: Vec::new(),
            zone: r.table("zone", problems).map(|z| zone(z, parts, problems)).unwrap_or_default(),
            anchored: r.flag("anchored", problems),
        };
        for w in r.words("ships", problems) {
            match parts.ship(&w.text).filter(|(c, _)| parts.classes[*c as usize].side.is_none_or(|s| s == side)) {
                Some((class, name)) => {
                    if f.ships.iter().any(|s| (s.class, s.name) == (class, Some(name))) {
                        r.wrong(w.line, Msg::new("pack-duplicate-id").text("id", &w.text), problems);
                    }
                    let c = &parts.classes[class as usize];
                    let fd = special.fd.iter().find(|(n, _)| *n == w.text).map_or(c.fd, |(_, fd)| *fd);
                    let has = radar.iter().any(|r| r.text == w.text || r.text == c.hull.id());
                    let anchored_only = special.anchored.iter().find(|(n, _)| *n == w.text).map(|(_, m)| *m);
                    tf.ships.push(f.ships.len() as u8);
                    f.ships.push(FirstShip { class, name: Some(name), fd, radar: has, anchored_only });
                }
                None => nowhere(r, &w, problems),
            }
        }
        if let Some(others) = r.table("others", problems) {
            for w in others.keys() {
                let hull = others.known(&w, &Hull::ALL, Hull::id, problems);
                let n = others.small(&w.text, 1..=15, problems).unwrap_or(0);
                let Some(hull) = hull else { continue };
                let Some(class) = parts.classes.iter().position(|c| c.hull == hull && c.ships.is_empty()) else {
                    nowhere(others, &w, problems);
                    continue;
                };
                let c = &parts.classes[class];
                for _ in 0..n {
                    tf.ships.push(f.ships.len() as u8);
                    let has = radar.iter().any(|r| r.text == c.hull.id());
                    f.ships.push(FirstShip { class: class as u8, name: None, fd: c.fd, radar: has, anchored_only: None });
                }
            }
        }
        // FT-009, FT-010: so many ships are a task force at most.
        let most = side.most_ships();
        if tf.ships.is_empty() || tf.ships.len() > most {
            r.wrong(r.line, Msg::new("pack-tf-size").int("n", tf.ships.len() as i64).int("max", most as i64), problems);
        }
        if tf.anchored {
            // FT-163: nobody anchors at sea.
            tf.zone.retain(|at| parts.map.hexes[at.i()].land == Land::Coast);
        }
        if tf.zone.is_empty() {
            r.wrong(r.line_of("zone"), Msg::new("pack-zone"), problems);
        }
        check_number(r, &tf, &f, parts, problems);
        f.tfs.push(tf);
    }
    air(t, side, &mut f, parts, problems);
    f
}

/// FT-012: carriers have the numbers 1 to 9, and no number is given twice.
fn check_number(r: &Record, tf: &FirstTf, f: &Forces, parts: Parts<'_>, problems: &mut PackProblems) {
    let line = r.line_of("number");
    if f.tfs.iter().any(|t| t.number == tf.number) {
        r.wrong(line, Msg::new("pack-duplicate-id").text("id", tf.number.to_string()), problems);
    }
    let carrier = |s: &u8| parts.classes[f.ships[*s as usize].class as usize].hull.is_carrier();
    if tf.number > 9 && tf.ships.iter().any(carrier) {
        let msg = Msg::new("pack-out-of-range").text("field", "number").text("value", tf.number.to_string());
        r.wrong(line, msg.text("min", "1").text("max", "9"), problems);
    }
}

/// FT-022, FT-023: aircraft begin on ships of the list, with the dot, or at bases, without.
fn air(t: &Record, side: Side, f: &mut Forces, parts: Parts<'_>, problems: &mut PackProblems) {
    for r in t.records("air", problems) {
        r.only(&["at", "aircraft", "factors"], problems);
        let (at, model) = (r.word("at", problems), parts.model(r, "aircraft", problems));
        let n = r.small("factors", 1..=99, problems);
        let (Some(at), Some(model), Some(n)) = (at, model, n) else { continue };
        let a = &parts.aircraft[model.0 as usize];
        if a.side != side {
            nowhere(r, &r.word("aircraft", problems).unwrap_or_default(), problems);
            continue;
        }
        let ship =
            f.ships.iter().position(|s| s.name.is_some_and(|n| parts.classes[s.class as usize].ships[n as usize] == at.text));
        let (place, dotted, fits) = if let Some(i) = ship {
            let class = &parts.classes[f.ships[i].class as usize];
            let fits = class.air.is_some() && if class.hull.is_carrier() { a.bases[0] } else { a.bases[2] };
            (FirstAt::Ship(i as u8), a.bases[0], fits)
        } else {
            let Some(b) = parts.base(r, &at, problems) else { continue };
            if !f.bases.contains(&b) {
                nowhere(r, &at, problems);
                continue;
            }
            let base = &parts.map.bases[b as usize];
            (FirstAt::Base(b), false, if a.is_seaplane() { base.sea } else { base.land })
        };
        if !fits {
            r.wrong(at.line, Msg::new("pack-misplaced").text("id", &a.id).text("space", &at.text), problems);
        }
        f.air.push((place, Craft { model, dotted }, n));
    }
    for (i, s) in f.ships.iter().enumerate() {
        let aboard: u16 = f.air.iter().filter(|(p, _, _)| *p == FirstAt::Ship(i as u8)).map(|(_, _, n)| u16::from(*n)).sum();
        let class = &parts.classes[s.class as usize];
        if aboard > class.air.map_or(0, |a| u16::from(a.mc.unwrap_or(99))) {
            t.wrong(t.line_of("air"), Msg::new("pack-crowded").text("id", &class.id).int("n", aboard), problems);
        }
    }
    for i in &f.bases {
        let base = &parts.map.bases[*i as usize];
        let there: u16 = f.air.iter().filter(|(p, _, _)| *p == FirstAt::Base(*i)).map(|(_, _, n)| u16::from(*n)).sum();
        // FT-021.
        if base.air.mc.is_some_and(|mc| there > u16::from(mc)) {
            t.wrong(t.line_of("air"), Msg::new("pack-crowded").text("id", &base.id).int("n", there), problems);
        }
    }
}

/// The sea and coast hexes in which a task force may begin: every key given must hold.
fn zone(z: &Record, parts: Parts<'_>, problems: &mut PackProblems) -> Vec<At> {
    z.only(&["hex", "sectors", "rows", "columns", "island", "place", "max", "south_max"], problems);
    let hex = z.maybe_word("hex", problems).and_then(|w| super::hex(z, &w, problems));
    let mut sectors = Vec::new();
    for w in if z.has("sectors") { z.words("sectors", problems) } else { Vec::new() } {
        match SECTORS.iter().position(|s| *s == w.text) {
            Some(i) => sectors.push(i as u8),
            None => z.unknown(&w, &SECTORS.join(", "), problems),
        }
    }
    let rows: Vec<i16> = if z.has("rows") {
        z.words("rows", problems).iter().filter_map(|w| At::row(&w.text)).collect()
    } else {
        vec![0, ROWS - 1]
    };
    let columns =
        if z.has("columns") { z.ints("columns", 1..=i64::from(COLUMNS), problems) } else { vec![1, i64::from(COLUMNS)] };
    let mut near: Vec<At> = Vec::new();
    if let Some(w) = z.maybe_word("island", problems) {
        match parts.map.islands.iter().position(|i| i.id == w.text) {
            Some(i) => near.extend(At::all().filter(|at| parts.map.hexes[at.i()].islands.contains(&(i as u8)))),
            None => nowhere(z, &w, problems),
        }
    }
    if let Some(w) = z.maybe_word("place", problems) {
        match parts.map.places.iter().find(|p| p.id == w.text) {
            Some(p) => near.push(p.at),
            None => nowhere(z, &w, problems),
        }
    }
    let max = if near.is_empty() { 0 } else { u32::from(z.small("max", 0..=99, problems).unwrap_or(0)) };
    let south = if z.has("south_max") { z.small("south_max", 0..=49, problems).map(i16::from) } else { None };
    let ([top, bottom], [left, right]) = (rows.as_slice(), columns.as_slice()) else {
        z.wrong(z.line, Msg::new("pack-zone"), problems);
        return Vec::new();
    };
    At::all()
        .filter(|at| {
            let (h, info) = (at.hex(), &parts.map.hexes[at.i()]);
            info.land != Land::Land
                && hex.is_none_or(|x| x == *at)
                && (sectors.is_empty() || sectors.contains(&info.sector))
                && (*top..=*bottom).contains(&h.row)
                && (*left..=*right).contains(&i64::from(h.col + 1))
                && (near.is_empty() || near.iter().any(|n| n.distance(*at) <= max))
                && south.is_none_or(|s| ROWS - 1 - h.row < s)
        })
        .collect()
}
