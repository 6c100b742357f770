//! map.toml: areas, lanes, boxes.

use crate::{board::Area, types::Side};
use ironbottom_kernel::{
    Msg,
    area::{Space, SpaceSet},
    info::Bilingual,
    pack::PackProblems,
    pack_head::References,
    tree::{Record, Word},
};

/// Name of the file.
pub const FILE: &str = "map.toml";
/// Areas with a part of their own in the rules: Japan, East Asia, Hawaii, the West Coast, Australia, the Marianas.
pub const NAMED: [&str; 6] = ["japan", "east_asia", "hawaii", "west_coast", "australia", "mariana"];
/// Boxes of ships on their way back, the one next to Hawaii first.
pub const PORTS: [&str; 3] = ["return_1942", "return_1943", "return_1944"];
/// The other boxes.
const BOXES: [&str; 3] = ["raid", "strategic_bombing", "japan_invasion"];
/// So many areas fit a set.
const MOST: usize = SpaceSet::MOST;
/// What is printed where airfields have no limit.
const NO_LIMIT: &str = "∞";
/// The mark of areas that Australian units may enter (FN-353).
const AUSTRALIAN: &str = "AUS";

/// The map as the file has it.
#[derive(Default)]
pub struct Map {
    /// In order of their numbers.
    pub areas: Vec<Area>,
    /// Lanes by area numbers.
    lanes: Vec<(usize, usize)>,
    /// Names of areas and boxes.
    pub names: Vec<(String, Bilingual)>,
}

impl Map {
    /// The area with this id.
    pub fn find(&self, id: &str) -> Option<Space> {
        self.areas.iter().position(|a| a.id == id).map(|i| Space(i as u8))
    }

    /// The area some file names; a violation if there is none.
    pub fn need(&self, t: &Record, word: &Word, problems: &mut PackProblems) -> Option<Space> {
        let found = self.find(&word.text);
        if found.is_none() {
            t.wrong(word.line, Msg::new("pack-unknown-area").text("id", &word.text), problems);
        }
        found
    }

    /// May this side enter (FN-074, FN-075, FN-076, FN-077)?
    pub fn open_to(&self, side: Side, at: Space) -> bool {
        match side {
            Side::Us => self.areas[at.i()].us,
            Side::Japan => self.areas[at.i()].japan,
        }
    }

    /// Neighbours of each area by lanes.
    pub fn near(&self) -> Vec<SpaceSet> {
        let mut near = vec![SpaceSet::EMPTY; self.areas.len()];
        for (a, b) in &self.lanes {
            near[*a].add(Space(*b as u8));
            near[*b].add(Space(*a as u8));
        }
        near
    }
}

/// Reads map.toml.
pub fn read(t: &Record, notes: &References, problems: &mut PackProblems) -> Map {
    t.only(&["area", "lane", "box"], problems);
    let mut map = Map::default();
    let records = t.records("area", problems);
    if records.len() > MOST {
        t.wrong(0, Msg::new("pack-too-many-areas").int("n", records.len() as i64).int("max", MOST as i64), problems);
        return map;
    }
    for r in records {
        notes.source(r, problems);
        let (Some(id), name) = (r.word("id", problems), name(r, problems)) else { continue };
        if map.find(&id.text).is_some() {
            r.wrong(id.line, Msg::new("pack-duplicate-id").text("id", &id.text), problems);
            continue;
        }
        map.areas.push(read_area(r, &id, notes, problems));
        map.names.push((format!("space.{}", id.text), name));
    }
    for id in NAMED.iter().filter(|id| map.find(id).is_none()) {
        t.wrong(0, Msg::new("pack-once").text("kind", "area").text("id", *id), problems);
    }
    read_lanes(t, &mut map, notes, problems);
    read_boxes(t, &mut map, notes, problems);
    map
}

fn name(r: &Record, problems: &mut PackProblems) -> Bilingual {
    let (en, fr) = (r.word("name", problems), r.word("fr", problems));
    Bilingual { en: en.map(|w| w.text).unwrap_or_default(), fr: fr.map(|w| w.text).unwrap_or_default() }
}

fn read_area(r: &Record, id: &Word, notes: &References, problems: &mut PackProblems) -> Area {
    let known = [
        "id",
        "name",
        "fr",
        "lon",
        "lat",
        "source",
        "home",
        "airfield",
        "airfield_source",
        "airfield_unlimited",
        "figure",
        "mark",
    ];
    r.only(&known, problems);
    let mut area = Area { id: id.text.clone(), us: true, japan: true, ..Area::default() };
    if let Some(home) = r.maybe_word("home", problems) {
        match r.known(&home, &Side::ALL, Side::id, problems) {
            Some(Side::Us) => area.japan = false,
            Some(Side::Japan) => area.us = false,
            None => {}
        }
    }
    if let Some(w) = r.maybe_word("airfield_source", problems).filter(|w| !notes.sources.contains(&w.text)) {
        r.wrong(w.line, Msg::new("pack-source").text("source", &w.text), problems);
    }
    let unlimited = r.flag("airfield_unlimited", problems);
    if r.has("airfield") {
        area.airfield = r.small("airfield", 0..=99, problems);
    }
    // Where the US may go there is either a limit or none (FN-085, FN-086); elsewhere nothing is printed.
    if r.has("airfield") == unlimited && area.us || !area.us && (r.has("airfield") || unlimited) {
        r.wrong(id.line, Msg::new("pack-airfield").text("id", &id.text), problems);
    }
    let printed = area.airfield.map(|n| n.to_string()).or_else(|| unlimited.then(|| NO_LIMIT.to_owned()));
    let figure = r.maybe_word("figure", problems).map(|w| w.text);
    if figure != printed {
        let wanted = printed.unwrap_or_default();
        r.wrong(r.line_of("figure"), Msg::new("pack-fixed").text("field", "figure").text("value", wanted), problems);
    }
    if let Some(mark) = r.maybe_word("mark", problems) {
        area.australian = mark.text == AUSTRALIAN;
        if !area.australian {
            r.wrong(mark.line, Msg::new("pack-fixed").text("field", "mark").text("value", AUSTRALIAN), problems);
        }
    }
    area
}

/// Lanes join two areas, once, and no area lies apart.
fn read_lanes(t: &Record, map: &mut Map, notes: &References, problems: &mut PackProblems) {
    for r in t.records("lane", problems) {
        r.only(&["a", "b", "source"], problems);
        notes.source(r, problems);
        let (a, b) = (r.word("a", problems), r.word("b", problems));
        let (Some(a), Some(b)) = (a, b) else { continue };
        let (Some(from), Some(to)) = (map.need(r, &a, problems), map.need(r, &b, problems)) else { continue };
        let (from, to) = (from.i(), to.i());
        let twice = map.lanes.contains(&(from, to)) || map.lanes.contains(&(to, from));
        if from == to || twice {
            r.wrong(a.line, Msg::new("pack-lane").text("id", &a.text).text("other", &b.text), problems);
            continue;
        }
        map.lanes.push((from, to));
    }
    for (area, near) in map.areas.iter().zip(map.near()) {
        if near.is_empty() {
            t.wrong(0, Msg::new("pack-no-lane").text("id", &area.id), problems);
        }
    }
}

fn read_boxes(t: &Record, map: &mut Map, notes: &References, problems: &mut PackProblems) {
    let wanted: Vec<&str> = PORTS.iter().chain(&BOXES).copied().collect();
    let mut seen: Vec<String> = Vec::new();
    for r in t.records("box", problems) {
        r.only(&["id", "name", "fr", "home", "board", "source"], problems);
        notes.source(r, problems);
        let (Some(id), name) = (r.word("id", problems), name(r, problems)) else { continue };
        if seen.contains(&id.text) {
            r.wrong(id.line, Msg::new("pack-duplicate-id").text("id", &id.text), problems);
        }
        if !wanted.contains(&id.text.as_str()) {
            let msg = Msg::new("pack-unknown-word").text("id", &id.text).text("allowed", wanted.join(", "));
            r.wrong(id.line, msg, problems);
        }
        map.names.push((format!("space.{}", id.text), name));
        seen.push(id.text);
    }
    for id in wanted.iter().filter(|id| !seen.iter().any(|s| s == *id)) {
        t.wrong(0, Msg::new("pack-once").text("kind", "box").text("id", *id), problems);
    }
}
