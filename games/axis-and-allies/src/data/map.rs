//! map.toml: spaces, borders, canals.

use crate::{
    board::{Canal, SpaceData},
    types::Power,
    units::SPACES,
};
use ironbottom_kernel::{
    Msg,
    area::{Space, SpaceSet},
    info::Bilingual,
    pack::PackProblems,
    pack_head::References,
    tree::{Record, Word},
};
use std::collections::BTreeMap;

/// Name of the file.
pub const FILE: &str = "map.toml";
/// Largest income value (AA-028).
const MAX_VALUE: u8 = 12;
/// So many canals fit the turn's memory of open ones.
const MAX_CANALS: usize = 8;

/// A space as the file has it.
pub struct RawSpace {
    /// Line of its id.
    pub line: usize,
    /// What the rules need.
    pub data: SpaceData,
    /// Its names.
    pub name: Bilingual,
    /// A sea zone?
    pub sea: bool,
    neutral: bool,
    adj: Vec<Word>,
    line_of_adj: usize,
    line_of_capital: usize,
}

/// The map as the file has it, with its ids.
pub struct Map {
    /// In order of their numbers.
    pub spaces: Vec<RawSpace>,
    numbers: BTreeMap<String, usize>,
    /// Canals: id, zones, territories.
    pub canals: Vec<Canal>,
    /// Names of the canals.
    pub canal_names: Vec<(String, Bilingual)>,
}

/// The sets the rules use, by space number.
pub struct Sets {
    /// All neighbours.
    pub near: Vec<SpaceSet>,
    /// Land neighbours of territories.
    pub land_near: Vec<SpaceSet>,
    /// Sea neighbours of all.
    pub sea_near: Vec<SpaceSet>,
    /// Land neighbours of zones.
    pub coasts: Vec<SpaceSet>,
    /// All territories.
    pub land: SpaceSet,
    /// All sea zones.
    pub sea: SpaceSet,
    /// Neutral at the start.
    pub neutral: SpaceSet,
    /// Islands.
    pub islands: SpaceSet,
}

impl Map {
    /// Number of the space with this id.
    pub fn find(&self, id: &str) -> Option<usize> {
        self.numbers.get(id).copied()
    }

    /// Number of a space some file names; a violation if there is none.
    pub fn need(&self, t: &Record, word: &Word, problems: &mut PackProblems) -> Option<usize> {
        let found = self.find(&word.text);
        if found.is_none() {
            t.wrong(word.line, Msg::new("pack-unknown-space").text("id", &word.text), problems);
        }
        found
    }

    /// The sets the rules use. Only for a map without violations.
    pub fn sets(&self) -> Sets {
        let pick = |f: &dyn Fn(&RawSpace) -> bool| -> SpaceSet {
            self.spaces.iter().enumerate().filter(|(_, s)| f(s)).map(|(i, _)| Space(i as u8)).collect()
        };
        let (land, sea) = (pick(&|s| !s.sea), pick(&|s| s.sea));
        let near: Vec<SpaceSet> = self
            .spaces
            .iter()
            .map(|s| s.adj.iter().filter_map(|w| self.find(&w.text)).map(|i| Space(i as u8)).collect())
            .collect();
        let of = |is_sea: bool, with: SpaceSet| -> Vec<SpaceSet> {
            self.spaces.iter().zip(&near).map(|(s, n)| if s.sea == is_sea { *n & with } else { SpaceSet::EMPTY }).collect()
        };
        Sets {
            land_near: of(false, land),
            coasts: of(true, land),
            sea_near: near.iter().map(|n| *n & sea).collect(),
            neutral: pick(&|s| s.neutral),
            islands: pick(&|s| s.data.island),
            near,
            land,
            sea,
        }
    }
}

/// Reads the map and reports what is wrong with it.
pub fn read(t: &Record, notes: &References, problems: &mut PackProblems) -> Map {
    t.only(&["space", "canal"], problems);
    let mut map = Map { spaces: Vec::new(), numbers: BTreeMap::new(), canals: Vec::new(), canal_names: Vec::new() };
    let mut shorts: BTreeMap<String, usize> = BTreeMap::new();
    for r in t.records("space", problems) {
        let Some(s) = read_space(r, notes, problems) else { continue };
        if map.numbers.contains_key(&s.data.id) {
            t.wrong(s.line, Msg::new("pack-duplicate-id").text("id", &s.data.id), problems);
            continue;
        }
        if shorts.insert(s.data.short.clone(), s.line).is_some() {
            t.wrong(r.line_of("short"), Msg::new("pack-duplicate-short").text("short", &s.data.short), problems);
        }
        if !s.sea && map.spaces.last().is_some_and(|before| before.sea) {
            t.wrong(s.line, Msg::new("pack-land-after-sea").text("id", &s.data.id), problems);
        }
        map.numbers.insert(s.data.id.clone(), map.spaces.len());
        map.spaces.push(s);
    }
    if map.spaces.len() > SPACES {
        let msg = Msg::new("pack-too-many-spaces").int("n", map.spaces.len() as i64).int("max", SPACES as i64);
        t.wrong(map.spaces[SPACES].line, msg, problems);
    }
    check_borders(t, &map, problems);
    check_capitals(t, &map, problems);
    read_canals(t, &mut map, notes, problems);
    map
}

/// One space: what has a name. Islands without one are none (AA-053).
fn read_space(r: &Record, notes: &References, problems: &mut PackProblems) -> Option<RawSpace> {
    let known =
        ["id", "name", "fr", "short", "kind", "owner", "ipc", "capital_of", "island", "adj", "source", "rulebook", "start"];
    r.only(&known, problems);
    notes.source(r, problems);
    let id = r.word("id", problems);
    let (en, fr) = (r.word("name", problems), r.word("fr", problems));
    let short = r.word("short", problems);
    let kind = r.word("kind", problems);
    let adj = r.words("adj", problems);
    let id = id?;
    if !id.text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_') {
        r.wrong(id.line, Msg::new("pack-bad-id").text("id", &id.text), problems);
    }
    let short = short.unwrap_or_default();
    if r.has("short") && !((2..=4).contains(&short.text.len()) && short.text.chars().all(|c| c.is_ascii_uppercase())) {
        r.wrong(short.line, Msg::new("pack-bad-short").text("short", &short.text), problems);
    }
    let sea = match kind.as_ref().map(|k| k.text.as_str()) {
        Some("sea") => true,
        Some("land") | None => false,
        Some(_) => {
            r.wrong(r.line_of("kind"), Msg::new("pack-space-kind").text("id", &id.text), problems);
            false
        }
    };
    let mut data = SpaceData {
        id: id.text.clone(),
        short: short.text,
        ipc: 0,
        original: None,
        start: None,
        capital_of: None,
        island: r.flag("island", problems),
    };
    let mut neutral = false;
    if sea {
        for key in ["owner", "ipc", "capital_of", "island", "start"].into_iter().filter(|k| r.has(k)) {
            let msg = Msg::new("pack-sea-field").text("field", key).text("id", &id.text);
            r.wrong(r.line_of(key), msg, problems);
        }
    } else {
        data.ipc = r.small("ipc", 0..=MAX_VALUE, problems).unwrap_or(0);
        if let Some(owner) = r.word("owner", problems) {
            neutral = owner.text == "neutral";
            if !neutral {
                data.original = r.known(&owner, &Power::ALL, Power::id, problems);
            }
        }
        if neutral && data.ipc > 0 {
            r.wrong(r.line_of("ipc"), Msg::new("pack-neutral-value").text("id", &id.text), problems);
        }
        if let Some(power) = r.maybe_word("capital_of", problems) {
            data.capital_of = r.known(&power, &Power::ALL, Power::id, problems);
        }
        data.start = data.original;
        if let Some(holder) = r.maybe_word("start", problems) {
            data.start = r.known(&holder, &Power::ALL, Power::id, problems);
            // A power without its capital could not even begin.
            if data.capital_of.is_some() && data.start != data.original {
                r.wrong(holder.line, Msg::new("pack-capital-start").text("id", &id.text), problems);
            }
        }
    }
    let name = Bilingual { en: en.map(|w| w.text).unwrap_or_default(), fr: fr.map(|w| w.text).unwrap_or_default() };
    let (line_of_adj, line_of_capital) = (r.line_of("adj"), r.line_of("capital_of"));
    Some(RawSpace { line: id.line, data, name, sea, neutral, adj, line_of_adj, line_of_capital })
}

/// Borders are mutual (AA-022), nobody borders itself, an island's only neighbour is one sea zone (AA-027).
fn check_borders(t: &Record, map: &Map, problems: &mut PackProblems) {
    for s in &map.spaces {
        let id = &s.data.id;
        for (i, w) in s.adj.iter().enumerate() {
            if w.text == *id {
                t.wrong(w.line, Msg::new("pack-own-neighbour").text("id", id), problems);
                continue;
            }
            if s.adj[..i].iter().any(|v| v.text == w.text) {
                t.wrong(w.line, Msg::new("pack-neighbour-twice").text("id", id).text("other", &w.text), problems);
                continue;
            }
            let Some(n) = map.need(t, w, problems) else { continue };
            if !map.spaces[n].adj.iter().any(|v| v.text == *id) {
                t.wrong(w.line, Msg::new("pack-one-way").text("id", id).text("other", &w.text), problems);
            }
        }
        if s.adj.is_empty() {
            t.wrong(s.line, Msg::new("pack-no-neighbours").text("id", id), problems);
        }
        // A word that names no space was reported above.
        let zone = |w: &Word| map.find(&w.text).is_none_or(|n| map.spaces[n].sea);
        if s.data.island && !s.sea && !(s.adj.len() == 1 && s.adj.iter().all(zone)) {
            t.wrong(s.line_of_adj, Msg::new("pack-island-neighbours").text("id", id), problems);
        }
    }
}

/// Each power has one capital, in its own colour.
fn check_capitals(t: &Record, map: &Map, problems: &mut PackProblems) {
    for p in Power::ALL {
        let mut capitals = map.spaces.iter().filter(|s| s.data.capital_of == Some(p));
        let Some(first) = capitals.next() else {
            t.wrong(0, Msg::new("pack-capital-missing").text("power", p.id()), problems);
            continue;
        };
        if first.data.original != Some(p) {
            t.wrong(first.line_of_capital, Msg::new("pack-capital-owner").text("id", &first.data.id), problems);
        }
        for other in capitals {
            t.wrong(other.line_of_capital, Msg::new("pack-capital-twice").text("power", p.id()), problems);
        }
    }
}

fn read_canals(t: &Record, map: &mut Map, notes: &References, problems: &mut PackProblems) {
    let records = if t.has("canal") { t.records("canal", problems) } else { Vec::new() };
    if let Some(r) = records.get(MAX_CANALS) {
        let msg = Msg::new("pack-too-many-canals").int("n", records.len() as i64).int("max", MAX_CANALS as i64);
        t.wrong(r.line, msg, problems);
    }
    for r in records {
        r.only(&["id", "name", "between", "control_of", "source"], problems);
        notes.source(r, problems);
        let id = r.word("id", problems);
        let name = r.bilingual("name", problems);
        let ends: Vec<Option<usize>> = r.words("between", problems).iter().map(|w| map.need(r, w, problems)).collect();
        let two_zones_that_touch = match ends[..] {
            [Some(a), Some(b)] => {
                let touch = |a: usize, b: usize| map.spaces[a].adj.iter().any(|w| w.text == map.spaces[b].data.id);
                map.spaces[a].sea && map.spaces[b].sea && touch(a, b)
            }
            // An unknown space was reported above.
            [_, _] => true,
            _ => false,
        };
        if !two_zones_that_touch {
            r.wrong(r.line_of("between"), Msg::new("pack-canal-zones"), problems);
        }
        let mut needs = SpaceSet::EMPTY;
        let keys = r.words("control_of", problems);
        for w in &keys {
            let Some(n) = map.need(r, w, problems) else { continue };
            if map.spaces[n].sea {
                r.wrong(w.line, Msg::new("pack-canal-land").text("id", &w.text), problems);
            } else if n < SPACES {
                needs.add(Space(n as u8));
            }
        }
        if keys.is_empty() {
            r.wrong(r.line_of("control_of"), Msg::new("pack-canal-needs"), problems);
        }
        if let (Some(id), Some(name), [Some(a), Some(b)]) = (id, name, &ends[..]) {
            map.canal_names.push((id.text.clone(), name));
            map.canals.push(Canal { id: id.text, between: (Space(*a as u8), Space(*b as u8)), needs });
        }
    }
}
