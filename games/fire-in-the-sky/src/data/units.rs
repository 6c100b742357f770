//! units.toml: counters, how many air counters there are, values of replacement markers.

use super::{Names, fits, nation, points, second_source};
use crate::{
    board::{Arm, Board, Land, Ship, Unit, UnitId},
    types::{Nation, ShipKind},
};
use ironbottom_kernel::{
    Msg,
    pack::PackProblems,
    pack_head::References,
    tree::{Record, Word},
};

/// Name of the file.
pub const FILE: &str = "units.toml";
/// So many counters have a number.
const MOST: usize = 250;

/// Reads units.toml.
pub fn read(t: &Record, b: &mut Board, notes: &References, names: &mut Names, problems: &mut PackProblems) {
    t.only(&["ship", "land", "air", "replacement"], problems);
    for r in t.records("ship", problems) {
        const KNOWN: [&str; 15] = [
            "id",
            "name",
            "nation",
            "kind",
            "count",
            "class",
            "movement",
            "firepower",
            "defence",
            "flak",
            "air",
            "elite",
            "optional",
            "source",
            "values_source",
        ];
        r.only(&KNOWN, problems);
        let kind = r.word("kind", problems).and_then(|w| r.known(&w, &ShipKind::ALL, ShipKind::id, problems));
        let Some(kind) = kind else { continue };
        let ship = Ship {
            kind,
            movement: r.small("movement", 1..=9, problems).unwrap_or(1),
            firepower: r.small("firepower", 0..=4, problems).unwrap_or(0),
            defence: r.small("defence", 7..=12, problems).unwrap_or(7),
            flak_halves: (points(r, "flak", problems).0 / 2) as u8,
            air: if kind.is_carrier() { r.small("air", 1..=9, problems).unwrap_or(1) } else { 0 },
            elite: r.flag("elite", problems),
        };
        if (r.has("air") || ship.elite) && !kind.is_carrier() {
            r.wrong(r.line, Msg::new("pack-no-carrier").text("id", kind.id()), problems);
        }
        let count = if r.has("count") { r.small("count", 1..=20, problems).unwrap_or(1) } else { 1 };
        add(r, b, Arm::Ship(ship), count, notes, names, problems);
    }
    for r in t.records("land", problems) {
        const KNOWN: [&str; 10] =
            ["id", "name", "nation", "class", "combat", "reduced", "attacks_reduced", "marines", "source", "values_source"];
        r.only(&KNOWN, problems);
        // FS-012.
        let two = r.has("reduced");
        let land = Land {
            combat: r.small("combat", 1..=9, problems).unwrap_or(1),
            reduced: if two { r.small("reduced", 1..=9, problems).unwrap_or(1) } else { 0 },
            steps: 1 + u8::from(two),
            attacks_reduced: r.flag("attacks_reduced", problems),
            marines: r.flag("marines", problems),
        };
        add(r, b, Arm::Land(land), 1, notes, names, problems);
    }
    read_air(t, b, notes, problems);
    // FS-002: markers are not limited, so there is nothing to count.
    let Some(r) = t.table("replacement", problems) else { return };
    r.only(&["values", "source"], problems);
    notes.source(r, problems);
    b.markers = r.ints("values", 1..=9, problems).into_iter().map(|n| n as u8).collect();
    if b.markers.is_empty() || !b.markers.windows(2).all(|w| w[0] < w[1]) {
        r.wrong(r.line_of("values"), Msg::new("pack-rising").text("field", "values"), problems);
    }
}

/// The counters of a record; of several, each has its number behind the id.
fn add(r: &Record, b: &mut Board, arm: Arm, count: u8, notes: &References, names: &mut Names, problems: &mut PackProblems) {
    notes.source(r, problems);
    second_source(r, "values_source", &notes.sources, problems);
    let (id, called, nation) = (r.word("id", problems), r.bilingual("name", problems), nation(r, problems));
    let (class, optional) = (points(r, "class", problems), r.flag("optional", problems));
    let (Some(id), Some(called), Some(nation)) = (id, called, nation) else { return };
    if !fits(r, &id, problems) {
        return;
    }
    if b.units.len() + usize::from(count) > MOST {
        r.wrong(r.line, Msg::new("pack-too-many").int("max", MOST as i64), problems);
        return;
    }
    names.push((format!("unit.{}", id.text), called));
    for n in 1..=count {
        let own = if count == 1 { id.text.clone() } else { format!("{}_{n}", id.text) };
        if b.units.iter().any(|u| u.id == own || u.name == own) {
            r.wrong(id.line, Msg::new("pack-duplicate-id").text("id", own), problems);
            return;
        }
        b.units.push(Unit { id: own, name: id.text.clone(), nation, class, optional, arm });
    }
}

/// The counter some field names.
pub fn unit(r: &Record, b: &Board, w: &Word, problems: &mut PackProblems) -> Option<UnitId> {
    let found = b.units.iter().position(|u| u.id == w.text);
    if found.is_none() {
        r.wrong(w.line, Msg::new("pack-no-counter").text("id", &w.text), problems);
    }
    found.map(|i| UnitId(i as u8))
}

/// FS-001, FS-006, FS-008: air counters by nation, with a face of two steps or of one step only.
fn read_air(t: &Record, b: &mut Board, notes: &References, problems: &mut PackProblems) {
    let mut given: Vec<Nation> = Vec::new();
    for r in t.records("air", problems) {
        r.only(&["nation", "double", "single", "source"], problems);
        notes.source(r, problems);
        let Some(n) = nation(r, problems) else { continue };
        if given.contains(&n) {
            r.wrong(r.line, Msg::new("pack-duplicate-id").text("id", n.id()), problems);
        }
        given.push(n);
        let counters = &mut b.air_counters[n.i()];
        counters.double = r.small("double", 0..=60, problems).unwrap_or(0);
        counters.single = r.small("single", 0..=60, problems).unwrap_or(0);
    }
}
