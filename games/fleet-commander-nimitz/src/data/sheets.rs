//! The set-up sheets of the campaigns.

use super::{
    map::{Map, PORTS},
    side,
    units::{Counter, of_year},
};
use crate::{
    board::{Campaign, Start, TypeId},
    types::{Class, Grade, Kind, Side},
};
use ironbottom_kernel::{
    Msg,
    area::SpaceSet,
    pack::PackProblems,
    pack_head::References,
    tree::{Record, Word},
};

/// The campaigns and their files.
pub const FILES: [(u16, &str); 4] =
    [(1942, "setup_1942.toml"), (1943, "setup_1943.toml"), (1944, "setup_1944.toml"), (1945, "setup_1945.toml")];
/// Where units are that are not on the map: to be bought, or in the piles of Japan.
const BOX: &str = "box";

/// The counters of a campaign with their numbers.
struct Counters<'a> {
    all: Vec<&'a Counter>,
}

impl Counters<'_> {
    /// The type some field names; a violation if this side has none of that name.
    fn need(&self, r: &Record, w: &Word, side: Side, problems: &mut PackProblems) -> Option<TypeId> {
        let found = self.all.iter().position(|c| c.data.id == w.text && c.data.side == side);
        if found.is_none() {
            r.wrong(w.line, Msg::new("pack-unknown-counter").text("id", &w.text).text("side", side.id()), problems);
        }
        found.map(|i| i as TypeId)
    }
}

/// Reads the sheet of a year.
pub fn read(t: &Record, year: u16, map: &Map, counters: &[Counter], notes: &References, problems: &mut PackProblems) -> Campaign {
    let fields = [
        "year",
        "turns",
        "ports",
        "supply",
        "reinforcement",
        "grades",
        "objectives",
        "extra_infantry",
        "bombing",
        "invasion",
        "no_orders",
        "source",
        "group",
        "force",
    ];
    t.only(&fields, problems);
    notes.source(t, problems);
    t.fixed("year", i64::from(year), problems);
    let counters = Counters { all: of_year(counters, year) };
    let points =
        |key: &str, problems: &mut PackProblems| t.int(key, 0..=999, problems).and_then(|n| u16::try_from(n).ok()).unwrap_or(0);
    let mut c = Campaign {
        year,
        turns: t.small("turns", 1..=6, problems).unwrap_or(1),
        ports: t.small("ports", 1..=PORTS.len() as u8, problems).unwrap_or(1),
        sp: points("supply", problems),
        rp: points("reinforcement", problems),
        objectives: areas(t, "objectives", map, problems),
        grades: t.table("grades", problems).map(|g| read_grades(g, false, problems)).unwrap_or_default(),
        types: counters.all.iter().map(|c| c.data.clone()).collect(),
        start: Vec::new(),
        us_groups: Vec::new(),
        japan_groups: [const { Vec::new() }; 3],
        extra_infantry: t.small("extra_infantry", 0..=99, problems).unwrap_or(0),
        bombing: t.flag("bombing", problems),
        invasion: t.flag("invasion", problems),
        no_orders: areas(t, "no_orders", map, problems),
    };
    read_groups(t, &mut c, &counters, notes, problems);
    read_forces(t, &mut c, map, &counters, notes, problems);
    c
}

/// Least numbers of the grades, worst first and rising; the worst asks for nothing.
pub fn read_grades(g: &Record, with_source: bool, problems: &mut PackProblems) -> [u8; 5] {
    let mut fields: Vec<&str> = Grade::ALL.map(Grade::id).to_vec();
    if with_source {
        fields.push("source");
    }
    g.only(&fields, problems);
    g.fixed(Grade::Replaced.id(), 0, problems);
    let grades = Grade::ALL.map(|grade| g.small(grade.id(), 0..=200, problems).unwrap_or(0));
    if !grades.is_sorted() {
        g.wrong(g.line, Msg::new("pack-rising").text("field", "grades"), problems);
    }
    grades
}

fn areas(t: &Record, key: &str, map: &Map, problems: &mut PackProblems) -> SpaceSet {
    let mut set = SpaceSet::EMPTY;
    for w in t.words(key, problems) {
        let Some(at) = map.need(t, &w, problems) else { continue };
        if set.has(at) {
            t.wrong(w.line, Msg::new("pack-duplicate-id").text("id", &w.text), problems);
        }
        set.add(at);
    }
    set
}

/// Squadrons of the carriers (FN-167, FN-180); every carrier has some.
fn read_groups(t: &Record, c: &mut Campaign, counters: &Counters<'_>, notes: &References, problems: &mut PackProblems) {
    const CARRIERS: [Kind; 3] = [Kind::Cv, Kind::Cvl, Kind::Cve];
    for r in t.records("group", problems) {
        r.only(&["side", "kind", "price", "squadrons", "source"], problems);
        notes.source(r, problems);
        let side = side(r, problems);
        let kind = r.word("kind", problems).and_then(|w| r.known(&w, &CARRIERS, Kind::id, problems));
        // No price: whatever the carrier costs.
        let price = if r.has("price") { r.small("price", 1..=99, problems).unwrap_or(0) } else { 0 };
        let (Some(side), Some(kind)) = (side, kind) else { continue };
        let mut squadrons = Vec::new();
        for w in r.words("squadrons", problems) {
            let Some(n) = counters.need(r, &w, side, problems) else { continue };
            if c.kind_of(n) != Kind::CarrierAir {
                r.wrong(w.line, Msg::new("pack-no-carrier-air").text("id", &w.text), problems);
            }
            squadrons.push(n);
        }
        let slot = CARRIERS.iter().position(|k| *k == kind).unwrap_or(0);
        let twice = match side {
            Side::Us => c.us_groups.iter().any(|(k, p, _)| *k == kind && *p == price),
            Side::Japan => !c.japan_groups[slot].is_empty() || price > 0,
        };
        if twice || squadrons.is_empty() {
            r.wrong(r.line_of("kind"), Msg::new("pack-group").text("kind", kind.id()), problems);
        }
        match side {
            Side::Us => c.us_groups.push((kind, price, squadrons)),
            Side::Japan => c.japan_groups[slot] = squadrons,
        }
    }
    for u in c.types.iter().filter(|u| u.kind.is_carrier()) {
        let slot = CARRIERS.iter().position(|k| *k == u.kind).unwrap_or(0);
        let has = match u.side {
            Side::Us => c.us_groups.iter().any(|(k, p, _)| *k == u.kind && (*p == u.buy || *p == 0)),
            Side::Japan => !c.japan_groups[slot].is_empty(),
        };
        if !has {
            t.wrong(0, Msg::new("pack-no-group").text("id", &u.id), problems);
        }
    }
}

/// Where everybody begins (FN-037, FN-038): each counter of the year once, where its side may be.
fn read_forces(
    t: &Record,
    c: &mut Campaign,
    map: &Map,
    counters: &Counters<'_>,
    notes: &References,
    problems: &mut PackProblems,
) {
    let mut squadrons = vec![0_usize; map.areas.len()];
    for r in t.records("force", problems) {
        r.only(&["side", "at", "units", "battalions", "source"], problems);
        notes.source(r, problems);
        let (side, at) = (side(r, problems), r.word("at", problems));
        let (Some(side), Some(at)) = (side, at) else { continue };
        let Some(start) = read_start(r, &at, side, c.ports, map, problems) else { continue };
        for w in r.words("units", problems) {
            let Some(n) = counters.need(r, &w, side, problems) else { continue };
            let u = &c.types[n as usize];
            let misplaced = match start {
                Start::Area(s) => u.australian && !map.areas[s.i()].australian,
                Start::Port(_) => u.kind.class() != Class::Ship,
                Start::Box => false,
            };
            if misplaced || matches!(u.kind, Kind::CarrierAir | Kind::Battalion) {
                r.wrong(w.line, Msg::new("pack-misplaced").text("id", &w.text).text("space", &at.text), problems);
            }
            if c.start.iter().any(|(placed, _)| *placed == n) {
                r.wrong(w.line, Msg::new("pack-placed-twice").text("id", &w.text), problems);
                continue;
            }
            if let Start::Area(s) = start
                && u.kind == Kind::Air
                && side == Side::Us
            {
                squadrons[s.i()] += 1;
            }
            c.start.push((n, start));
        }
        let battalions = if r.has("battalions") { r.small("battalions", 1..=99, problems).unwrap_or(0) } else { 0 };
        if battalions > 0 && matches!(start, Start::Port(_)) {
            let line = r.line_of("battalions");
            r.wrong(line, Msg::new("pack-misplaced").text("id", "battalions").text("space", &at.text), problems);
        }
        c.start.extend((0..battalions).map(|_| (Campaign::battalion(side), start)));
    }
    for (area, n) in map.areas.iter().zip(squadrons) {
        if area.airfield.is_some_and(|most| n > usize::from(most)) {
            t.wrong(0, Msg::new("pack-crowded").text("space", &area.id).int("n", n as i64), problems);
        }
    }
    for (n, u) in c.types.iter().enumerate() {
        let placed = c.start.iter().any(|(t, _)| usize::from(*t) == n);
        if !placed && !matches!(u.kind, Kind::CarrierAir | Kind::Battalion) {
            t.wrong(0, Msg::new("pack-not-placed").text("id", &u.id), problems);
        }
    }
}

fn read_start(r: &Record, at: &Word, side: Side, ports: u8, map: &Map, problems: &mut PackProblems) -> Option<Start> {
    if at.text == BOX {
        return Some(Start::Box);
    }
    let port = PORTS.iter().position(|p| *p == at.text);
    let fits = match port {
        Some(n) => side == Side::Us && n < usize::from(ports),
        None => map.open_to(side, map.need(r, at, problems)?),
    };
    if !fits {
        r.wrong(at.line, Msg::new("pack-misplaced").text("id", side.id()).text("space", &at.text), problems);
        return None;
    }
    port.map(|n| Start::Port(n as u8)).or_else(|| map.find(&at.text).map(Start::Area))
}
