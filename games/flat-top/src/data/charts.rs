//! tables.toml and victory.toml: the charts.

use super::{map::Map, map::SECTORS, numbers};
use crate::{
    board::{Charts, HitValue, Observation, Points},
    types::{Dir, Hull},
};
use ironbottom_kernel::{Msg, pack::PackProblems, pack_head::References, tree::Record};

/// Name of the file of charts.
pub const TABLES: &str = "tables.toml";
/// Name of the file of victory points.
pub const VICTORY: &str = "victory.toml";

fn part<'a>(t: &'a Record, key: &str, notes: &References, problems: &mut PackProblems) -> Option<&'a Record> {
    let found = t.table(key, problems)?;
    notes.source(found, problems);
    Some(found)
}

fn small(t: Option<&Record>, key: &str, problems: &mut PackProblems) -> u8 {
    t.and_then(|t| t.small(key, 0..=99, problems)).unwrap_or(0)
}

fn hours(t: Option<&Record>, problems: &mut PackProblems) -> u32 {
    t.map_or(0, |t| t.ints("hours", 1..=24, problems).into_iter().fold(0, |all, h| all | 1 << h))
}

/// Reads tables.toml.
pub fn tables(t: &Record, map: &Map, notes: &References, problems: &mut PackProblems) -> Option<Charts> {
    let parts = [
        "hits",
        "die",
        "search",
        "shadow",
        "interception",
        "night_landing",
        "observation",
        "radar",
        "wind",
        "first_wind",
        "clouds",
        "night",
        "wind_check",
    ];
    t.only(&parts, problems);
    let hits = part(t, "hits", notes, problems);
    let die = part(t, "die", notes, problems);
    let search = part(t, "search", notes, problems);
    let shadow = part(t, "shadow", notes, problems);
    let interception = part(t, "interception", notes, problems);
    let landing = part(t, "night_landing", notes, problems);
    let observation = part(t, "observation", notes, problems);
    let radar = part(t, "radar", notes, problems);
    let wind = part(t, "wind", notes, problems);
    let first = part(t, "first_wind", notes, problems);
    let clouds = part(t, "clouds", notes, problems);
    let (night, check) = (part(t, "night", notes, problems), part(t, "wind_check", notes, problems));
    let (columns, rows) = hits.map(|h| hit_table(h, problems)).unwrap_or_default();
    let effect = |key, problems: &mut PackProblems| -> Option<[i8; 6]> {
        Some(numbers::<6>(die?, key, (-3, 3), problems)?.map(|n| n as i8))
    };
    let (plain, other) = (effect("effect", problems), effect("other_effect", problems));
    let change = wind.and_then(|w| numbers::<6>(w, "change", (-3, 3), problems)).map(|a| a.map(|n| n as i8));
    let first = first.and_then(|w| numbers::<8>(w, "toward", (1, 6), problems)).map(|a| a.map(|n| Dir::number(n as u8)));
    let radar = radar.and_then(|r| numbers::<4>(r, "high", (0, 3), problems)).map(|a| a.map(|n| n as u8));
    let observation = observation.map(|o| observe(o, problems)).unwrap_or_default();
    let clouds = clouds.and_then(|c| cloud_table(c, problems));
    debug_assert!(map.sectors.len() <= SECTORS.len());
    Some(Charts {
        columns,
        hits: rows,
        search: ["best", "cloud", "night"].map(|k| small(search, k, problems)),
        shadow: ["af_best", "tf_best", "cloud", "night"].map(|k| small(shadow, k, problems)),
        interception: ["best", "again", "cloud", "night"].map(|k| small(interception, k, problems)),
        landing: ["ship", "base", "worse"].map(|k| small(landing, k, problems)),
        night: hours(night, problems),
        wind_check: hours(check, problems),
        observation,
        effect: [plain?, other?],
        radar: radar?,
        wind: change?,
        first_wind: first?,
        clouds: clouds?,
    })
}

/// 20: fifteen rows, each with a value for every column.
fn hit_table(h: &Record, problems: &mut PackProblems) -> (Vec<u16>, Vec<Vec<HitValue>>) {
    let columns: Vec<u16> = h.ints("columns", 1..=999, problems).into_iter().map(|n| n as u16).collect();
    if columns.windows(2).any(|w| w[0] >= w[1]) || columns.is_empty() {
        h.wrong(h.line_of("columns"), Msg::new("pack-rising").text("field", "columns"), problems);
    }
    let mut rows = Vec::new();
    for words in h.word_lists("rows", problems) {
        let line = words.first().map_or(h.line, |w| w.line);
        let mut row = Vec::new();
        for w in words {
            match (w.text.as_str(), w.text.parse::<u8>()) {
                ("*", _) => row.push(HitValue::Star),
                (_, Ok(n)) => row.push(HitValue::Number(n)),
                _ => h.unknown(&w, "*, 0, 1, 2, ...", problems),
            }
        }
        if row.len() != columns.len() {
            h.wrong(line, Msg::new("pack-count").text("field", "rows").int("n", columns.len() as i64), problems);
        }
        rows.push(row);
    }
    if rows.len() != 15 {
        h.wrong(h.line_of("rows"), Msg::new("pack-count").text("field", "rows").int("n", 15), problems);
    }
    (columns, rows)
}

/// 7.11: a row for each hour, sky, observer and target.
fn observe(o: &Record, problems: &mut PackProblems) -> Observation {
    let mut all = Observation::default();
    let mut known = vec!["source".to_owned()];
    for (n, night) in ["day", "night"].iter().enumerate() {
        for (c, cloud) in ["clear", "cloud"].iter().enumerate() {
            for (w, who) in ["base", "tf", "af"].iter().enumerate() {
                for (x, what) in ["af", "tf"].iter().enumerate() {
                    let key = format!("{night}_{cloud}_{who}_sees_{what}");
                    if let Some(row) = numbers::<4>(o, &key, (0, 3), problems) {
                        all[n][c][w][x] = row.map(|v| v as u8);
                    }
                    known.push(key);
                }
            }
        }
    }
    o.only(&known.iter().map(String::as_str).collect::<Vec<_>>(), problems);
    all
}

/// 6.4: where a marker comes back.
fn cloud_table(c: &Record, problems: &mut PackProblems) -> Option<[[u8; 6]; 8]> {
    let mut all = Vec::new();
    for words in c.word_lists("to", problems) {
        let mut row = Vec::new();
        for w in words {
            match SECTORS.iter().position(|s| *s == w.text) {
                Some(i) => row.push(i as u8),
                None => c.unknown(&w, &SECTORS.join(", "), problems),
            }
        }
        all.extend(<[u8; 6]>::try_from(row).ok());
    }
    let found = <[[u8; 6]; 8]>::try_from(all).ok();
    if found.is_none() {
        c.wrong(c.line_of("to"), Msg::new("pack-count").text("field", "to").int("n", 8), problems);
    }
    found
}

/// Reads victory.toml.
pub fn victory(t: &Record, notes: &References, problems: &mut PackProblems) -> Option<Points> {
    t.only(&["aircraft", "winning", "unloading", "bases", "sunk", "hit"], problems);
    let aircraft = part(t, "aircraft", notes, problems);
    let winning = part(t, "winning", notes, problems);
    let unloading = part(t, "unloading", notes, problems);
    let bases = part(t, "bases", notes, problems);
    let (sunk, hit) = (part(t, "sunk", notes, problems), part(t, "hit", notes, problems));
    // A transport is worth what is still aboard.
    let by_hull = |t: Option<&Record>, all: bool, problems: &mut PackProblems| {
        Hull::ALL.map(|h| if !all && h.is_transport() { 0 } else { small(t, h.id(), problems) })
    };
    let transport = unloading.and_then(|u| numbers::<9>(u, "value", (0, 99), problems));
    Some(Points {
        aircraft: small(aircraft, "lost", problems),
        out_of_fuel: small(aircraft, "out_of_fuel", problems),
        least: u16::from(small(winning, "least", problems)),
        unloading: small(unloading, "points", problems),
        transport: transport?.map(|n| n as u8),
        closed: small(bases, "closed", problems),
        sunk: by_hull(sunk, false, problems),
        hit: by_hull(hit, true, problems),
    })
}
