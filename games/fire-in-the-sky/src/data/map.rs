//! map.toml: hexes, places, boxes off the map, links, sides that ships do not cross.

use super::{Names, fits, name, side};
use crate::{
    board::{Base, Board, COASTS, Places, SpaceInfo},
    types::{Nation, Quarters, Sea, Side, Space, SpaceSet},
};
use ironbottom_kernel::{
    Msg,
    info::Bilingual,
    pack::PackProblems,
    pack_head::References,
    tree::{Record, Word},
};
use std::collections::VecDeque;

/// Name of the file.
pub const FILE: &str = "map.toml";
/// So many spaces fit a set, the west coast of Malaya among them.
const MOST: usize = 190;
/// What is printed where a capacity has no limit.
const NO_LIMIT: &str = "∞";
/// The option with which the doubtful link is in play.
const LINK_OPTION: &str = "saigon_bangkok_link";
/// The boxes, and whose national base each is (FS-055).
const BOXES: [(&str, Nation); 2] = [("west_coast_usa", Nation::Usa), ("indian_ocean_ports", Nation::Britain)];

/// Reads map.toml. The fields that only the map tool draws by are left to it.
pub fn read(t: &Record, b: &mut Board, notes: &References, names: &mut Names, problems: &mut PackProblems) {
    t.only(&["grid", "place", "offmap", "sea_side", "land_link", "impassable"], problems);
    read_grid(t, b, problems);
    read_places(t, b, notes, names, problems);
    read_boxes(t, b, notes, names, problems);
    for s in &b.spaces {
        if s.place.is_empty() {
            names.push((format!("space.{}", s.id), Bilingual { en: s.id.clone(), fr: s.id.clone() }));
        }
    }
    read_links(t, b, notes, problems);
    let closed = read_closed(t, b, notes, problems);
    b.places = places(t, b, problems);
    let coasts = read_coasts(t, b, notes, names, problems);
    b.lanes = lanes(b, &closed, &coasts);
    let boxes = SpaceSet::of(b.all_spaces().filter(|s| b.is_box(*s)));
    let allies: Vec<SpaceSet> = b.lanes.iter().map(|all| SpaceSet::of(all.iter().map(|s| Space(s.0)))).collect();
    b.next = [allies.iter().map(|all| all.without(boxes)).collect(), allies];
    b.near = b.all_spaces().map(|s| SpaceSet::of(b.space(s).around.iter().copied().chain([s]))).collect();
    b.distances = distances(b);
}

/// A hex is written as two digits each of column and half-row; both even or both odd.
fn read_hex(text: &str) -> Option<(i16, i16)> {
    if text.len() != 4 || !text.bytes().all(|c| c.is_ascii_digit()) {
        return None;
    }
    let (col, row): (i16, i16) = (text[..2].parse().ok()?, text[2..].parse().ok()?);
    ((col + row) % 2 == 0).then_some((col, row))
}

/// FS-026, FS-027, FS-360: the hexes in play, those cut by the upper and lower edge among them; the sea reaches all but one.
fn read_grid(t: &Record, b: &mut Board, problems: &mut PackProblems) {
    let Some(grid) = t.table("grid", problems) else { return };
    grid.only(&["source", "km_per_hex", "hexes"], problems);
    let mut at = Vec::new();
    for w in grid.words("hexes", problems) {
        match read_hex(&w.text) {
            Some(_) if b.spaces.iter().any(|s| s.id == w.text) => {
                grid.wrong(w.line, Msg::new("pack-duplicate-id").text("id", &w.text), problems);
            }
            Some(hex) if b.spaces.len() < MOST - 2 => {
                at.push(hex);
                b.spaces.push(SpaceInfo { id: w.text, sea: true, ..SpaceInfo::default() });
            }
            _ => grid.wrong(w.line, Msg::new("pack-hex").text("id", &w.text), problems),
        }
    }
    b.hexes = b.spaces.len();
    const STEPS: [(i16, i16); 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];
    for (i, (col, row)) in at.iter().enumerate() {
        let near = STEPS.iter().filter_map(|(c, r)| at.iter().position(|h| *h == (col + c, row + r)));
        b.spaces[i].around = near.map(|n| Space(n as u8)).collect();
    }
}

/// The hex some field names.
fn hex(r: &Record, b: &Board, w: &Word, problems: &mut PackProblems) -> Option<Space> {
    let found = b.spaces[..b.hexes].iter().position(|s| s.id == w.text);
    if found.is_none() {
        r.wrong(w.line, Msg::new("pack-no-space").text("id", &w.text), problems);
    }
    found.map(|i| Space(i as u8))
}

/// The place or box some field names.
pub fn place(r: &Record, b: &Board, w: &Word, problems: &mut PackProblems) -> Option<Space> {
    let found = b.spaces.iter().position(|s| s.place == w.text);
    if found.is_none() {
        r.wrong(w.line, Msg::new("pack-no-space").text("id", &w.text), problems);
    }
    found.map(|i| Space(i as u8))
}

/// FS-036, FS-037, FS-038, FS-364: named land hexes; a circle is no base and worth nothing; a base with its capacities, its points and who holds it at the start.
fn read_places(t: &Record, b: &mut Board, notes: &References, names: &mut Names, problems: &mut PackProblems) {
    const KNOWN: [&str; 23] = [
        "id",
        "name",
        "fr",
        "hex",
        "lon",
        "lat",
        "kind",
        "source",
        "optional",
        "air",
        "air_unlimited",
        "port",
        "port_unlimited",
        "figure",
        "stacking",
        "vp",
        "control",
        "flag",
        "national_base",
        "resource",
        "sea",
        "because",
        "mark",
    ];
    for r in t.records("place", problems) {
        r.only(&KNOWN, problems);
        notes.source(r, problems);
        let (id, at, kind) = (r.word("id", problems), r.word("hex", problems), r.word("kind", problems));
        let called = name(r, problems);
        let (Some(id), Some(at), Some(kind)) = (id, at, kind) else { continue };
        let Some(s) = hex(r, b, &at, problems) else { continue };
        let base = match kind.text.as_str() {
            "base" => Some(read_base(r, problems)),
            "land" => None,
            _ => {
                r.unknown(&kind, "base, land", problems);
                continue;
            }
        };
        // A place that a published map of this scale may show, but that is not in play.
        if r.flag("optional", problems) {
            continue;
        }
        if !fits(r, &id, problems) {
            continue;
        }
        if !b.space(s).place.is_empty() || b.spaces.iter().any(|x| x.place == id.text) {
            r.wrong(id.line, Msg::new("pack-duplicate-id").text("id", &id.text), problems);
            continue;
        }
        let stacking = r.small("stacking", 1..=99, problems).map(|n| Quarters::whole(n.into()));
        let sea = !r.has("sea") || r.flag("sea", problems);
        names.push((format!("place.{}", id.text), called.clone()));
        names.push((format!("space.{}", at.text), called));
        let space = &mut b.spaces[s.i()];
        (space.place, space.land, space.base, space.stacking, space.sea) = (id.text, true, base, stacking, sea);
    }
}

/// FS-050: a printed capacity, or none where there is no limit (R18).
fn capacity(r: &Record, key: &str, problems: &mut PackProblems) -> Option<u8> {
    if r.flag(&format!("{key}_unlimited"), problems) {
        return None;
    }
    r.small(key, 0..=99, problems)
}

/// FS-052, FS-053, FS-054, FS-071: what is printed of a base.
fn read_base(r: &Record, problems: &mut PackProblems) -> Base {
    let (air, port) = (capacity(r, "air", problems), capacity(r, "port", problems));
    let text = |n: Option<u8>| n.map_or_else(|| NO_LIMIT.to_owned(), |n| n.to_string());
    let printed = format!("{}-{}", text(air), text(port));
    if r.maybe_word("figure", problems).is_some_and(|w| w.text != printed) {
        r.wrong(r.line_of("figure"), Msg::new("pack-fixed").text("field", "figure").text("value", printed), problems);
    }
    Base {
        air,
        port: port.map(|n| Quarters::whole(n.into())),
        vp: r.small("vp", 0..=9, problems).unwrap_or(0),
        control: side(r, "control", problems),
        national: r.flag("national_base", problems).then_some(Nation::Japan),
        resource: r.flag("resource", problems),
    }
}

/// FS-055, FS-066, FS-121, FS-122: the boxes, national bases without a limit, next to their entry hexes.
fn read_boxes(t: &Record, b: &mut Board, notes: &References, names: &mut Names, problems: &mut PackProblems) {
    let mut given = Vec::new();
    for r in t.records("offmap", problems) {
        r.only(&["id", "name", "fr", "source", "flag", "control", "linked", "entry"], problems);
        notes.source(r, problems);
        let Some(id) = r.word("id", problems) else { continue };
        let Some((_, national)) = BOXES.into_iter().find(|(known, _)| *known == id.text) else {
            r.unknown(&id, &BOXES.map(|(known, _)| known).join(", "), problems);
            continue;
        };
        let called = name(r, problems);
        names.push((format!("place.{}", id.text), called.clone()));
        names.push((format!("space.{}", id.text), called));
        let linked = r.word("linked", problems).and_then(|w| place(r, b, &w, problems));
        let entries = r.words("entry", problems).iter().filter_map(|w| hex(r, b, w, problems)).collect();
        let base = Base { air: None, port: None, vp: 0, control: Some(Side::Allies), national: Some(national), resource: false };
        given.push(SpaceInfo {
            place: id.text.clone(),
            id: id.text,
            land: true,
            base: Some(base),
            stacking: None,
            links: Vec::new(),
            linked,
            around: entries,
            sea: true,
        });
    }
    // In this order: the boxes have the last numbers.
    for (id, _) in BOXES {
        match given.iter().filter(|s| s.id == id).collect::<Vec<_>>()[..] {
            [one] => b.spaces.push(one.clone()),
            _ => t.wrong(0, Msg::new("pack-once").text("kind", "offmap").text("id", id), problems),
        }
    }
}

/// FS-039: land links; a doubtful one is in play only with its option.
fn read_links(t: &Record, b: &mut Board, notes: &References, problems: &mut PackProblems) {
    for r in t.records("land_link", problems) {
        r.only(&["a", "b", "source", "option"], problems);
        notes.source(r, problems);
        let (Some(from), Some(to)) = (r.word("a", problems), r.word("b", problems)) else { continue };
        let (Some(x), Some(y)) = (place(r, b, &from, problems), place(r, b, &to, problems)) else { continue };
        if !b.space(x).around.contains(&y) || b.space(x).links.contains(&y) {
            r.wrong(r.line, Msg::new("pack-link").text("id", &from.text).text("other", &to.text), problems);
            continue;
        }
        match r.maybe_word("option", problems) {
            None => {
                b.spaces[x.i()].links.push(y);
                b.spaces[y.i()].links.push(x);
            }
            Some(w) if w.text == LINK_OPTION => b.doubtful_link = Some([x, y]),
            Some(w) => r.unknown(&w, LINK_OPTION, problems),
        }
    }
    for s in &mut b.spaces {
        s.links.sort_unstable();
    }
}

/// FS-028: the sides of hexes that ships do not cross.
fn read_closed(t: &Record, b: &Board, notes: &References, problems: &mut PackProblems) -> Vec<[Space; 2]> {
    let mut closed = Vec::new();
    for r in t.records("impassable", problems) {
        r.only(&["a", "b", "source"], problems);
        notes.source(r, problems);
        let (Some(from), Some(to)) = (r.word("a", problems), r.word("b", problems)) else { continue };
        let (Some(x), Some(y)) = (hex(r, b, &from, problems), hex(r, b, &to, problems)) else { continue };
        if b.space(x).around.contains(&y) {
            closed.push([x, y]);
        } else {
            r.wrong(r.line, Msg::new("pack-link").text("id", &from.text).text("other", &to.text), problems);
        }
    }
    closed
}

/// FS-029: the hexes each coast of Malaya touches.
fn read_coasts(t: &Record, b: &Board, notes: &References, names: &mut Names, problems: &mut PackProblems) -> [Vec<Space>; 2] {
    let mut coasts = [Vec::new(), Vec::new()];
    let malaya = &b.space(b.places.malaya);
    for r in t.records("sea_side", problems) {
        r.only(&["id", "hex", "name", "fr", "source", "towards"], problems);
        notes.source(r, problems);
        let (Some(id), Some(at)) = (r.word("id", problems), r.word("hex", problems)) else { continue };
        let called = name(r, problems);
        let Some(i) = COASTS.iter().position(|c| *c == id.text) else {
            r.unknown(&id, &COASTS.join(", "), problems);
            continue;
        };
        if at.text != malaya.id {
            r.unknown(&at, &malaya.id, problems);
        }
        names.push((format!("space.{}", id.text), called));
        for w in r.words("towards", problems) {
            let Some(s) = hex(r, b, &w, problems) else { continue };
            if malaya.around.contains(&s) {
                coasts[i].push(s);
            } else {
                r.wrong(w.line, Msg::new("pack-link").text("id", &id.text).text("other", &w.text), problems);
            }
        }
    }
    for (id, coast) in COASTS.iter().zip(&coasts) {
        if coast.is_empty() {
            t.wrong(0, Msg::new("pack-once").text("kind", "sea_side").text("id", *id), problems);
        }
    }
    coasts
}

/// The places the rules name.
fn places(t: &Record, b: &Board, problems: &mut PackProblems) -> Places {
    let mut need = |id: &str| {
        let found = b.spaces.iter().position(|s| s.place == id);
        if found.is_none() {
            t.wrong(0, Msg::new("pack-once").text("kind", "place").text("id", id), problems);
        }
        Space(found.unwrap_or(0) as u8)
    };
    Places {
        kure: need("kure"),
        yokosuka: need("yokosuka"),
        west_coast: need("west_coast_usa"),
        indian_ports: need("indian_ocean_ports"),
        pearl_harbor: need("pearl_harbor"),
        bombay: need("bombay"),
        calcutta: need("calcutta"),
        ceylon: need("ceylon"),
        rangoon: need("rangoon"),
        singapore: need("singapore"),
        manila: need("manila"),
        surabaya: need("surabaya"),
        brisbane: need("brisbane"),
        malaya: need("malaya"),
        saigon: need("saigon"),
        bangkok: need("bangkok"),
        // FS-426.
        reaction: ["pearl_harbor", "midway", "wake", "ellice_islands", "christmas_island", "palmyra"].map(need),
    }
}

/// FS-026, FS-027, FS-028, FS-029, FS-067: from each sea, the seas next to it.
fn lanes(b: &Board, closed: &[[Space; 2]], coasts: &[Vec<Space>; 2]) -> Vec<Vec<Sea>> {
    let n = b.spaces.len();
    let mut lanes = vec![Vec::new(); n + 1];
    let malaya = b.places.malaya;
    let west = Sea(n as u8);
    let open = |x: Space, y: Space| {
        b.space(x).sea && b.space(y).sea && !closed.iter().any(|[p, q]| (*p, *q) == (x, y) || (*q, *p) == (x, y))
    };
    for x in b.all_spaces() {
        for y in b.space(x).around.iter().copied().filter(|y| x != malaya && *y != malaya && open(x, *y)) {
            lanes[x.i()].push(Sea(y.0));
            if b.is_box(x) {
                lanes[y.i()].push(Sea(x.0));
            }
        }
    }
    for (coast, sea) in coasts.iter().zip([Sea(malaya.0), west]) {
        for s in coast.iter().copied().filter(|s| open(malaya, *s)) {
            lanes[sea.i()].push(Sea(s.0));
            lanes[s.i()].push(sea);
        }
    }
    for lane in &mut lanes {
        lane.sort_unstable();
    }
    lanes
}

/// R28, R68: steps between spaces by air; a box is one step from its entry hexes, and no way through.
fn distances(b: &Board) -> Vec<Vec<u8>> {
    const NONE: u8 = u8::MAX;
    let n = b.spaces.len();
    let mut all = vec![vec![NONE; n]; n];
    for from in 0..b.hexes {
        let far = &mut all[from];
        far[from] = 0;
        let mut next = VecDeque::from([from]);
        while let Some(x) = next.pop_front() {
            for y in b.spaces[x].around.iter().map(|y| y.i()) {
                if far[y] == NONE {
                    far[y] = far[x] + 1;
                    next.push_back(y);
                }
            }
        }
    }
    for x in b.hexes..n {
        all[x][x] = 0;
        let from_entry = |y: usize| b.spaces[x].around.iter().map(|e| all[e.i()][y]).min().unwrap_or(NONE).saturating_add(1);
        let steps: Vec<u8> = (0..b.hexes).map(from_entry).collect();
        for (y, steps) in steps.into_iter().enumerate() {
            (all[x][y], all[y][x]) = (steps, steps);
        }
    }
    all
}
