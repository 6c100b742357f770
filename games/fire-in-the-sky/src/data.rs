//! Reads the pack and checks it: all violations at once, with file and line.
//!
//! A file is first read into a tree that remembers its lines ([`ironbottom_kernel::tree`]), then each part asks the tree for its fields and notes
//! whatever is missing, misspelt, out of range or at odds with another file. Only a pack without any violation becomes a game.

mod map;
mod names;
mod schedule;
mod setups;
#[cfg(test)]
mod tests;
mod units;

use crate::{
    board::Board,
    settings::Settings,
    types::{Nation, Quarters, Side},
};
use ironbottom_kernel::{
    Catalog, GameInfo, Msg, Seat,
    embedded::{Embedded, PackReader},
    info::{Assignment, Bilingual, ScenarioInfo, SeatInfo, SideInfo},
    pack::{Pack, PackProblems},
    tree::{Record, Word},
};

/// What of the game is in the program.
pub static EMBEDDED: Embedded = ironbottom_kernel::embedded! {
    id: "fire-in-the-sky", prefix: "FS", rules_version: 1, levels: ["captain"],
    files: [
        "map.toml", "units.toml", "turns.toml", "reinforcements.toml", "setup_long.toml", "setup_short.toml", "names.toml", "options.toml",
    ],
    earlier: [],
    texts: ["data", "move", "economy", "combat", "face", "table"],
};

/// Names by their keys.
type Names = Vec<(String, Bilingual)>;

/// What a pack gives.
pub struct Loaded {
    /// Map, counters, turns, schedule, set-ups.
    pub board: Board,
    /// What the game says of itself.
    pub info: GameInfo,
    /// Messages, and the names of the things of the pack.
    pub catalog: Catalog,
}

/// Reads a pack; all its problems at once.
pub fn load(pack: &Pack) -> Result<Loaded, PackProblems> {
    let mut reader = PackReader::new(pack, &EMBEDDED);
    let mut names = Names::new();
    let mut board = Board::default();
    reader.file(map::FILE, |t, notes, p| map::read(t, &mut board, notes, &mut names, p));
    reader.file(units::FILE, |t, notes, p| units::read(t, &mut board, notes, &mut names, p));
    reader.file(schedule::TURNS, |t, notes, p| schedule::read_turns(t, &mut board, notes, &mut names, p));
    reader.file(schedule::FILE, |t, notes, p| schedule::read(t, &mut board, notes, p));
    for file in setups::FILES {
        reader.file(file, |t, notes, p| setups::read(t, &mut board, notes, &mut names, p));
    }
    reader.file(names::FILE, |t, notes, p| names::read(t, notes, &mut names, p));
    reader.options(Settings::KNOWN, Settings::LATER, &["reading", "extra"], &[]);
    let (mut info, mut catalog) = reader.finish()?;
    catalog.add_names(&names);
    let seat = |s: Side| SeatInfo {
        id: s.id().to_owned(),
        name: catalog.bilingual(&format!("seat.{}", s.id())),
        side: s.id().to_owned(),
    };
    info.seats = Side::ALL.map(seat).to_vec();
    let side = |s: Side| SideInfo { id: s.id().to_owned(), name: catalog.bilingual(&format!("side.{}", s.id())) };
    info.sides = Side::ALL.map(side).to_vec();
    let scenario = |id: &String| ScenarioInfo { id: id.clone(), name: catalog.bilingual(&format!("scenario.{id}")) };
    info.scenarios = board.scenarios.iter().map(|s| scenario(&s.id)).collect();
    // FS-329: task forces of the Allies.
    info.secrets = true;
    info.round_limit_option = Some("round_limit".to_owned());
    info.assignments = vec![Assignment { players: 2, seats: vec![vec![Seat(0)], vec![Seat(1)]] }];
    Ok(Loaded { board, info, catalog })
}

/// The nation of a record.
fn nation(r: &Record, problems: &mut PackProblems) -> Option<Nation> {
    r.word("nation", problems).and_then(|w| r.known(&w, &Nation::ALL, Nation::id, problems))
}

/// The side of a field; `none` is no side.
fn side(r: &Record, key: &str, problems: &mut PackProblems) -> Option<Side> {
    let w = r.word(key, problems)?;
    if w.text == "none" {
        return None;
    }
    r.known(&w, &Side::ALL, Side::id, problems)
}

/// A name in the fields `name` and `fr`.
fn name(r: &Record, problems: &mut PackProblems) -> Bilingual {
    let (en, fr) = (r.word("name", problems), r.word("fr", problems));
    Bilingual { en: en.map(|w| w.text).unwrap_or_default(), fr: fr.map(|w| w.text).unwrap_or_default() }
}

/// FS-017: a number of points as it is printed: `2`, `1/2`, `1 1/2`.
fn points(r: &Record, key: &str, problems: &mut PackProblems) -> Quarters {
    let Some(w) = r.word(key, problems) else { return Quarters::default() };
    let found = read_points(&w.text);
    if found.is_none() {
        r.wrong(w.line, Msg::new("pack-points").text("field", key).text("value", &w.text), problems);
    }
    found.unwrap_or_default()
}

fn read_points(text: &str) -> Option<Quarters> {
    let part = |t: &str| match t {
        "1/4" => Some(1),
        "1/2" => Some(2),
        "3/4" => Some(3),
        _ => None,
    };
    let whole = |t: &str| t.parse::<u16>().ok().filter(|n| *n <= 99).map(|n| n * 4);
    let all = match text.split_once(' ') {
        Some((a, b)) => whole(a)? + part(b)?,
        None => part(text).or_else(|| whole(text))?,
    };
    Some(Quarters(all))
}

/// May an id be written like that? Small letters, digits and underscores.
fn fits(r: &Record, id: &Word, problems: &mut PackProblems) -> bool {
    let fits = id.text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    if !fits {
        r.wrong(id.line, Msg::new("pack-bad-id").text("id", &id.text), problems);
    }
    fits
}

/// A second mark of origin, for part of a record.
fn second_source(r: &Record, key: &str, marks: &[String], problems: &mut PackProblems) {
    if let Some(w) = r.maybe_word(key, problems).filter(|w| !marks.contains(&w.text)) {
        r.wrong(w.line, Msg::new("pack-source").text("source", &w.text), problems);
    }
}
