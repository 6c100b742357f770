//! map.toml: hexes, reefs, sectors, places, islands, bases off the map.

use super::{Names, hex, hex_of, nowhere};
use crate::{
    board::{AirValues, Base, HexInfo, Island, Land, Place, Water},
    types::{At, COLUMNS, Dir, ROWS, Side},
};
use ironbottom_kernel::{Msg, hex::Hex, info::Bilingual, pack::PackProblems, pack_head::References, tree::Record};

/// Name of the file.
pub const FILE: &str = "map.toml";
/// Sectors in their order.
pub const SECTORS: [&str; 8] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

/// The map as the file has it.
pub struct Map {
    /// Hexes.
    pub hexes: Vec<HexInfo>,
    /// Closed sides of each hex.
    pub reefs: Vec<u8>,
    /// Islands.
    pub islands: Vec<Island>,
    /// Named hexes.
    pub places: Vec<Place>,
    /// Directional hexes.
    pub sectors: Vec<At>,
    /// Bases, without their values.
    pub bases: Vec<Base>,
}

impl Default for Map {
    fn default() -> Self {
        let n = (COLUMNS * ROWS) as usize;
        Self {
            hexes: vec![HexInfo::default(); n],
            reefs: vec![0; n],
            islands: Vec::new(),
            places: Vec::new(),
            sectors: Vec::new(),
            bases: Vec::new(),
        }
    }
}

fn name(r: &Record, problems: &mut PackProblems) -> Bilingual {
    let (en, fr) = (r.word("name", problems), r.word("fr", problems));
    Bilingual { en: en.map(|w| w.text).unwrap_or_default(), fr: fr.map(|w| w.text).unwrap_or_default() }
}

/// Reads map.toml. The fields that only the map tool draws by are left to it.
pub fn read(t: &Record, notes: &References, names: &mut Names, problems: &mut PackProblems) -> Map {
    let parts = [
        "grid",
        "scale",
        "terrain",
        "hex",
        "reef",
        "reef_hexside",
        "sector",
        "place",
        "offmap",
        "offmap_entry",
        "island",
        "ridge",
        "no_link",
    ];
    t.only(&parts, problems);
    let mut map = Map::default();
    if let Some(grid) = t.table("grid", problems) {
        grid.fixed("columns", i64::from(COLUMNS), problems);
        grid.fixed("rows", i64::from(ROWS), problems);
    }
    read_islands(t, &mut map, notes, names, problems);
    read_sectors(t, &mut map, notes, names, problems);
    read_hexes(t, &mut map, problems);
    for r in t.records("reef_hexside", problems) {
        let (a, b) = (hex_of(r, "hex", problems), hex_of(r, "other", problems));
        let (Some(a), Some(b)) = (a, b) else { continue };
        match Dir::ALL.into_iter().find(|d| a.step(*d) == Some(b)) {
            Some(d) => {
                map.reefs[a.i()] |= 1 << d as u8;
                map.reefs[b.i()] |= 1 << d.turned(3) as u8;
            }
            None => r.wrong(r.line, Msg::new("pack-not-neighbours").text("id", a.name()).text("other", b.name()), problems),
        }
    }
    read_places(t, &mut map, notes, names, problems);
    map
}

fn read_islands(t: &Record, map: &mut Map, notes: &References, names: &mut Names, problems: &mut PackProblems) {
    for r in t.records("island", problems) {
        r.only(&["id", "name", "fr", "source", "watchers"], problems);
        notes.source(r, problems);
        let Some(id) = r.word("id", problems) else { continue };
        let mut watchers = [false; 2];
        for w in if r.has("watchers") { r.words("watchers", problems) } else { Vec::new() } {
            if let Some(s) = r.known(&w, &Side::ALL, Side::id, problems) {
                watchers[s.i()] = true;
            }
        }
        if r.has("name") {
            names.push((format!("island.{}", id.text), name(r, problems)));
        }
        map.islands.push(Island { id: id.text, watchers });
    }
}

fn read_sectors(t: &Record, map: &mut Map, notes: &References, names: &mut Names, problems: &mut PackProblems) {
    let records = t.records("sector", problems);
    if records.len() != SECTORS.len() {
        t.wrong(0, Msg::new("pack-count").text("field", "sector").int("n", SECTORS.len() as i64), problems);
    }
    for (i, r) in records.into_iter().enumerate().take(SECTORS.len()) {
        r.only(&["id", "name", "fr", "source", "columns", "rows", "wind_hex"], problems);
        notes.source(r, problems);
        if let Some(w) = r.word("id", problems).filter(|w| w.text != SECTORS[i]) {
            r.unknown(&w, SECTORS[i], problems);
        }
        names.push((format!("sector.{}", SECTORS[i]), name(r, problems)));
        let columns = super::numbers::<2>(r, "columns", (1, i64::from(COLUMNS)), problems);
        let rows: Vec<i16> = r.words("rows", problems).iter().filter_map(|w| At::row(&w.text)).collect();
        if let (Some([from, to]), [top, bottom]) = (columns, rows.as_slice()) {
            for row in *top..=*bottom {
                for col in from as i16 - 1..to as i16 {
                    if let Some(at) = At::new(Hex::new(col, row)) {
                        map.hexes[at.i()].sector = i as u8;
                    }
                }
            }
        }
        map.sectors.extend(hex_of(r, "wind_hex", problems));
    }
}

fn read_hexes(t: &Record, map: &mut Map, problems: &mut PackProblems) {
    for r in t.records("hex", problems) {
        r.only(&["id", "type", "mountain", "island", "islands", "sea_areas", "ridge_side", "because"], problems);
        let (at, kind) = (hex_of(r, "id", problems), r.word("type", problems));
        let mut ids = if r.has("islands") { r.words("islands", problems) } else { Vec::new() };
        ids.extend(r.maybe_word("island", problems));
        let mut islands = Vec::new();
        for w in ids {
            match map.islands.iter().position(|i| i.id == w.text) {
                Some(i) if !islands.contains(&(i as u8)) => islands.push(i as u8),
                Some(_) => {}
                None => nowhere(r, &w, problems),
            }
        }
        let mut waters: Vec<Water> = Vec::new();
        if r.has("sea_areas") {
            for sides in r.int_lists("sea_areas", 1..=6, problems) {
                waters.push(sides.iter().fold(0, |all, s| all | 1 << (s - 1)));
            }
        }
        let (Some(at), Some(kind)) = (at, kind) else { continue };
        let hex = &mut map.hexes[at.i()];
        hex.land = match kind.text.as_str() {
            "land" => Land::Land,
            "coast" => Land::Coast,
            _ => {
                r.unknown(&kind, "land, coast", problems);
                continue;
            }
        };
        hex.mountain = r.flag("mountain", problems);
        hex.south_of_ridge = r.maybe_word("ridge_side", problems).is_some_and(|w| w.text == "south");
        (hex.waters, hex.islands) = (waters, islands);
    }
}

fn handling(r: &Record, problems: &mut PackProblems) -> (bool, bool) {
    match r.word("handling", problems) {
        Some(w) if w.text == "LP" => (true, false),
        Some(w) if w.text == "SP" => (false, true),
        Some(w) if w.text == "LP+SP" => (true, true),
        Some(w) => {
            r.unknown(&w, "LP, SP, LP+SP", problems);
            (false, false)
        }
        None => (false, false),
    }
}

fn read_places(t: &Record, map: &mut Map, notes: &References, names: &mut Names, problems: &mut PackProblems) {
    let base = |id: String, at: Option<At>, (land, sea): (bool, bool)| Base {
        id,
        at,
        land,
        sea,
        air: AirValues::default(),
        aa: 0,
        sf: 0,
        entries: Vec::new(),
    };
    for r in t.records("place", problems) {
        notes.source(r, problems);
        let (id, at, kind) = (r.word("id", problems), hex_of(r, "hex", problems), r.word("kind", problems));
        names.extend(id.iter().map(|w| (format!("place.{}", w.text), name(r, problems))));
        let (Some(id), Some(at), Some(kind)) = (id, at, kind) else { continue };
        if map.places.iter().any(|p| p.id == id.text) {
            r.wrong(id.line, Msg::new("pack-duplicate-id").text("id", &id.text), problems);
        }
        if kind.text == "base" {
            map.bases.push(base(id.text.clone(), Some(at), handling(r, problems)));
        }
        map.places.push(Place { id: id.text, at });
    }
    for r in t.records("offmap", problems) {
        notes.source(r, problems);
        let Some(id) = r.word("id", problems) else { continue };
        names.push((format!("place.{}", id.text), name(r, problems)));
        map.bases.push(base(id.text, None, handling(r, problems)));
    }
    for r in t.records("offmap_entry", problems) {
        let (id, hours) = (r.word("base", problems), r.small("hours", 1..=24, problems));
        let hexes: Vec<At> = r.words("hexes", problems).iter().filter_map(|w| hex(r, w, problems)).collect();
        let (Some(id), Some(hours)) = (id, hours) else { continue };
        match map.bases.iter_mut().find(|b| b.id == id.text && b.at.is_none()) {
            Some(b) => b.entries.extend(hexes.into_iter().map(|at| (at, hours))),
            None => nowhere(r, &id, problems),
        }
    }
    for b in &mut map.bases {
        b.entries.sort_unstable();
    }
}
