//! turns.toml and reinforcements.toml: the turn track and the schedule.

use super::{Names, nation, units::unit};
use crate::{
    board::{Arrival, Board, Turn, UnitId},
    types::ShipKind,
};
use ironbottom_kernel::{Msg, pack::PackProblems, pack_head::References, tree::Record};

/// Name of the file of turns.
pub const TURNS: &str = "turns.toml";
/// Name of the file of the schedule.
pub const FILE: &str = "reinforcements.toml";
/// FS-306: the last turn.
const LAST: usize = 16;
/// FS-020, FS-109: what Britain gets.
pub const BRITAIN: i64 = 6;
/// FS-108: what Japan gets.
pub const JAPAN_SUB: i64 = 2;

/// FS-108, FS-110, FS-315: reads turns.toml.
pub fn read_turns(t: &Record, b: &mut Board, notes: &References, names: &mut Names, problems: &mut PackProblems) {
    t.only(&["britain_transport", "japan_sub", "source", "turn"], problems);
    notes.source(t, problems);
    t.fixed("britain_transport", BRITAIN, problems);
    t.fixed("japan_sub", JAPAN_SUB, problems);
    for (i, r) in t.records("turn", problems).into_iter().enumerate() {
        r.only(&["n", "name", "us_transport", "sub", "multiplier", "source"], problems);
        notes.source(r, problems);
        r.fixed("n", i as i64 + 1, problems);
        names.extend(r.bilingual("name", problems).map(|name| (format!("turn.{}", i + 1), name)));
        b.turns.push(Turn {
            us_transport: r.small("us_transport", 0..=40, problems).unwrap_or(0),
            sub: r.small("sub", 0..=40, problems).unwrap_or(0),
            multiplier: r.small("multiplier", 1..=9, problems).unwrap_or(1),
        });
    }
    if b.turns.len() != LAST {
        t.wrong(0, Msg::new("pack-count").text("field", "turn").int("n", LAST as i64), problems);
        b.turns.resize(LAST, Turn { multiplier: 1, ..Turn::default() });
    }
}

/// FS-354, FS-355, FS-445: reads reinforcements.toml. Nothing arrives on turn 1, and no counter twice.
pub fn read(t: &Record, b: &mut Board, notes: &References, problems: &mut PackProblems) {
    t.only(&["arrival", "conversion", "ranger"], problems);
    let mut seen: Vec<UnitId> = Vec::new();
    for r in t.records("arrival", problems) {
        r.only(&["nation", "turn", "units", "any", "air", "aviation", "source"], problems);
        notes.source(r, problems);
        let (nation, turn) = (nation(r, problems), r.small("turn", 2..=LAST as u8, problems));
        let (Some(nation), Some(turn)) = (nation, turn) else { continue };
        if b.arrivals.iter().any(|a| a.nation == nation && a.turn == turn) {
            r.wrong(r.line_of("turn"), Msg::new("pack-duplicate-id").text("id", format!("{} {turn}", nation.id())), problems);
        }
        let mut units = Vec::new();
        for w in if r.has("units") { r.words("units", problems) } else { Vec::new() } {
            let Some(u) = unit(r, b, &w, problems) else { continue };
            if b.unit(u).nation != nation {
                r.wrong(w.line, Msg::new("pack-no-counter").text("id", &w.text), problems);
            }
            if seen.contains(&u) {
                r.wrong(w.line, Msg::new("pack-placed-twice").text("id", &w.text), problems);
            }
            seen.push(u);
            units.push(u);
        }
        let any = if r.has("any") { r.words("any", problems) } else { Vec::new() };
        b.arrivals.push(Arrival {
            nation,
            turn,
            units,
            any: any.iter().filter_map(|w| r.known(w, &ShipKind::ALL, ShipKind::id, problems)).collect(),
            air: if r.has("air") { r.small("air", 0..=20, problems).unwrap_or(0) } else { 0 },
            aviation: r.flag("aviation", problems),
        });
    }
    b.arrivals.sort_by_key(|a| (a.turn, a.nation));
    if let Some(r) = t.table("conversion", problems) {
        r.only(&["unit", "turn", "rebuilt", "source"], problems);
        notes.source(r, problems);
        b.ise = r.word("unit", problems).and_then(|w| unit(r, b, &w, problems));
        b.ise_rebuilt = r.word("rebuilt", problems).and_then(|w| unit(r, b, &w, problems));
        b.ise_leaves = r.small("turn", 2..=LAST as u8, problems).unwrap_or(LAST as u8);
    }
    if let Some(r) = t.table("ranger", problems) {
        r.only(&["unit", "source"], problems);
        notes.source(r, problems);
        b.ranger = r.word("unit", problems).and_then(|w| unit(r, b, &w, problems));
    }
}
