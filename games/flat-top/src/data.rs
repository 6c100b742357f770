//! Reads the pack and checks it: all violations at once, with file and line.
//!
//! A file is first read into a tree that remembers its lines, then each part asks the tree for its fields and notes whatever is missing,
//! misspelt, out of range or at odds with another file. Only a pack without any violation becomes a game.

mod book;
mod charts;
mod map;
mod options;
mod scenarios;
#[cfg(test)]
mod tests;
mod units;

use crate::{
    action::Action,
    board::Board,
    event::Event,
    types::{At, Side},
};
use ironbottom_kernel::{
    Catalog, GameInfo, Msg, Seat,
    head::{self, Notes},
    info::{Assignment, Bilingual, ScenarioInfo, SeatInfo, SideInfo},
    pack::{Pack, PackProblems},
    tree::{self, Table, Word},
};

/// Id of the game.
pub const ID: &str = "flat-top";
/// Version of the rules' meaning.
pub const RULES_VERSION: u32 = 2;
/// Levels of our own computer opponents, weakest first.
pub const LEVELS: [&str; 1] = ["captain"];
/// The files of a pack besides its head.
const FILES: [&str; 8] =
    [map::FILE, units::AIRCRAFT, units::SHIPS, units::BASES, charts::TABLES, charts::VICTORY, scenarios::FILE, options::FILE];

/// The pack inside the program.
pub fn built_in() -> Pack {
    Pack::from_files(&[
        (head::FILE, include_str!("../data/pack.toml")),
        (map::FILE, include_str!("../data/map.toml")),
        (units::AIRCRAFT, include_str!("../data/aircraft.toml")),
        (units::SHIPS, include_str!("../data/ships.toml")),
        (units::BASES, include_str!("../data/bases.toml")),
        (charts::TABLES, include_str!("../data/tables.toml")),
        (charts::VICTORY, include_str!("../data/victory.toml")),
        (scenarios::FILE, include_str!("../data/scenarios.toml")),
        (options::FILE, include_str!("../data/options.toml")),
    ])
}

/// Packs of earlier releases: tables and journals begun with them name their hash and go on by them.
pub fn earlier() -> Vec<Pack> {
    vec![built_in().with_file(options::FILE, include_str!("../data/earlier/v0.2.0/options.toml"))]
}

/// The thing a word names; a violation if there is none.
fn known<T: Copy>(r: &Table, w: &Word, all: &[T], id: fn(T) -> &'static str, problems: &mut PackProblems) -> Option<T> {
    let found = all.iter().copied().find(|t| id(*t) == w.text);
    if found.is_none() {
        let list: Vec<&str> = all.iter().map(|t| id(*t)).collect();
        unknown(r, w, &list.join(", "), problems);
    }
    found
}

/// A word that names nothing.
fn unknown(r: &Table, w: &Word, allowed: &str, problems: &mut PackProblems) {
    r.wrong(w.line, Msg::new("pack-unknown-word").text("id", &w.text).text("allowed", allowed), problems);
}

/// A word that names something that is not there.
fn nowhere(r: &Table, w: &Word, problems: &mut PackProblems) {
    r.wrong(w.line, Msg::new("pack-unknown-thing").text("id", &w.text), problems);
}

/// A hex of the map.
fn hex(r: &Table, w: &Word, problems: &mut PackProblems) -> Option<At> {
    let at = At::read(&w.text);
    if at.is_none() {
        r.wrong(w.line, Msg::new("pack-no-hex").text("id", &w.text), problems);
    }
    at
}

/// A hex in a field.
fn hex_of(r: &Table, key: &str, problems: &mut PackProblems) -> Option<At> {
    let w = r.word(key, problems)?;
    hex(r, &w, problems)
}

/// A list of exactly so many numbers.
fn numbers<const N: usize>(t: &Table, key: &str, range: (i64, i64), problems: &mut PackProblems) -> Option<[i64; N]> {
    let found = t.ints(key, range.0..=range.1, problems);
    let fits = <[i64; N]>::try_from(found).ok();
    if fits.is_none() && t.has(key) {
        t.wrong(t.line_of(key), Msg::new("pack-count").text("field", key).int("n", N as i64), problems);
    }
    fits
}

/// What a pack gives.
pub struct Loaded {
    /// Map, aircraft, ships, charts, scenarios.
    pub board: Board,
    /// What the game says of itself.
    pub info: GameInfo,
    /// Messages and names.
    pub catalog: Catalog,
}

/// Names that the catalog learns: key and name.
type Names = Vec<(String, Bilingual)>;

/// Reads a pack; all its problems at once.
pub fn load(pack: &Pack) -> Result<Loaded, PackProblems> {
    let (book, mut problems) = book::get().clone();
    let p = &mut problems;
    let (title, notes) = head::read(pack, ID, &FILES, (&book, book::PREFIX), p);
    let mut names = Names::new();
    let mut map = tree::read(pack, map::FILE, p).map(|t| map::read(&t, &notes, &mut names, p)).unwrap_or_default();
    let aircraft = tree::read(pack, units::AIRCRAFT, p).map(|t| units::aircraft(&t, &notes, &mut names, p)).unwrap_or_default();
    let classes = tree::read(pack, units::SHIPS, p).map(|t| units::ships(&t, &notes, &mut names, p)).unwrap_or_default();
    if let Some(t) = tree::read(pack, units::BASES, p) {
        units::bases(&t, &mut map.bases, &notes, p);
    }
    let charts = tree::read(pack, charts::TABLES, p).and_then(|t| charts::tables(&t, &map, &notes, p));
    let points = tree::read(pack, charts::VICTORY, p).and_then(|t| charts::victory(&t, &notes, p));
    let parts = scenarios::Parts { map: &map, aircraft: &aircraft, classes: &classes };
    let scenarios =
        tree::read(pack, scenarios::FILE, p).map(|t| scenarios::read(&t, parts, &notes, &mut names, p)).unwrap_or_default();
    let choices = tree::read(pack, options::FILE, p).map(|t| options::read(&t, &notes, p)).unwrap_or_default();
    problems.finish()?;

    // Whatever is missing here was reported above.
    let (Some(title), Some(charts), Some(points)) = (title, charts, points) else {
        return Err(PackProblems::default());
    };
    let mut catalog = book::messages().map_err(|e| {
        let mut problems = PackProblems::default();
        problems.add(&e.file, 0, Msg::new("pack-not-readable").text("problem", e.problem));
        problems
    })?;
    for (key, name) in &names {
        catalog.add_name(key, &name.en, &name.fr);
    }
    for at in At::all() {
        // A place is called by its name and its address, any other hex by its address.
        let address = at.name();
        let place =
            map.places.iter().find(|p| p.at == at).and_then(|p| names.iter().find(|(k, _)| *k == format!("place.{}", p.id)));
        let (en, fr) = place
            .map_or((address.clone(), address.clone()), |(_, n)| (format!("{} {address}", n.en), format!("{} {address}", n.fr)));
        catalog.add_name(format!("hex.{address}"), en, fr);
        catalog.add_name(format!("code.{address}"), &address, &address);
    }
    choices.name(&mut catalog);
    let called = |key: String| {
        let name = |l| catalog.name(l, &key);
        Bilingual { en: name(ironbottom_kernel::Lang::En), fr: name(ironbottom_kernel::Lang::Fr) }
    };
    let info = GameInfo {
        id: ID.to_owned(),
        title,
        rules_version: RULES_VERSION,
        rule_prefix: book::PREFIX.to_owned(),
        seats: Side::ALL
            .map(|s| SeatInfo { id: s.id().to_owned(), name: called(format!("side.{}", s.id())), side: s.id().to_owned() })
            .to_vec(),
        sides: Side::ALL.map(|s| SideInfo { id: s.id().to_owned(), name: called(format!("side.{}", s.id())) }).to_vec(),
        scenarios: scenarios
            .iter()
            .map(|s| ScenarioInfo { id: s.id.clone(), name: called(format!("scenario.{}", s.id)) })
            .collect(),
        options: choices.options,
        // It has an end of its own; `hours` only shortens it.
        round_limit_option: None,
        assignments: vec![Assignment { players: 2, seats: vec![vec![Seat(0)], vec![Seat(1)]] }],
        levels: LEVELS.map(str::to_owned).to_vec(),
        chapters: book.chapters,
        rules: book.rules,
        action_kinds: Action::KINDS.to_vec(),
        event_kinds: Event::KINDS.to_vec(),
    };
    let map::Map { hexes, reefs, islands, places, sectors, bases } = map;
    let basins = Vec::new();
    let mut board = Board { hexes, reefs, islands, places, sectors, bases, aircraft, classes, charts, points, scenarios, basins };
    board.basins = board.find_basins();
    Ok(Loaded { board, info, catalog })
}

pub use units::slug;
