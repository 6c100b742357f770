//! Reads the pack and checks it: all violations at once, with file and line.
//!
//! A file is first read into a tree that remembers its lines ([`tree`]), then each part asks the tree for its fields and notes
//! whatever is missing, misspelt, out of range or at odds with another file. Only a pack without any violation becomes a game.

mod book;
mod map;
mod names;
mod options;
mod sheets;
mod tables;
#[cfg(test)]
mod tests;
mod units;

use crate::{
    action::Action,
    board::{Board, Places},
    event::Event,
    types::Side,
};
use ironbottom_kernel::{
    Catalog, GameInfo, Msg, Seat,
    area::AreaMap,
    head::{self, Notes},
    info::{Assignment, Preset, ScenarioInfo, SeatInfo, SideInfo},
    pack::{Pack, PackProblems},
    tree::{self, Table, Word},
};

/// Id of the game.
pub const ID: &str = "fleet-commander-nimitz";
/// Version of the rules' meaning. Tables go on by the one they began with: see [`crate::rules::Rules::reads_since`].
pub const RULES_VERSION: u32 = 3;
/// Levels of our own computer opponents, weakest first.
pub const LEVELS: [&str; 1] = ["captain"];
/// Scenarios: the campaigns by year, and all four in a row.
pub const SCENARIOS: [&str; 5] = ["1942", "1943", "1944", "1945", "linked"];
/// The files of a pack besides its head.
const FILES: [&str; 10] = [
    map::FILE,
    units::FILE,
    sheets::FILES[0].1,
    sheets::FILES[1].1,
    sheets::FILES[2].1,
    sheets::FILES[3].1,
    tables::FILE,
    names::PLANS,
    names::FILE,
    options::FILE,
];

/// The pack inside the program.
pub fn built_in() -> Pack {
    Pack::from_files(&[
        (head::FILE, include_str!("../data/pack.toml")),
        (map::FILE, include_str!("../data/map.toml")),
        (units::FILE, include_str!("../data/units.toml")),
        (sheets::FILES[0].1, include_str!("../data/setup_1942.toml")),
        (sheets::FILES[1].1, include_str!("../data/setup_1943.toml")),
        (sheets::FILES[2].1, include_str!("../data/setup_1944.toml")),
        (sheets::FILES[3].1, include_str!("../data/setup_1945.toml")),
        (tables::FILE, include_str!("../data/tables.toml")),
        (names::PLANS, include_str!("../data/plans.toml")),
        (names::FILE, include_str!("../data/names.toml")),
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
        r.wrong(w.line, Msg::new("pack-unknown-word").text("id", &w.text).text("allowed", list.join(", ")), problems);
    }
    found
}

/// The side of a record.
fn side(r: &Table, problems: &mut PackProblems) -> Option<Side> {
    r.word("side", problems).and_then(|w| known(r, &w, &Side::ALL, Side::id, problems))
}

/// What a pack gives.
pub struct Loaded {
    /// Map, counters, sheets and tables.
    pub board: Board,
    /// What the game says of itself.
    pub info: GameInfo,
    /// Messages and names.
    pub catalog: Catalog,
    /// Difficulties.
    pub presets: Vec<Preset>,
}

/// Reads a pack; all its problems at once.
pub fn load(pack: &Pack) -> Result<Loaded, PackProblems> {
    let (book, mut problems) = book::get().clone();
    let p = &mut problems;
    let (title, notes) = head::read(pack, ID, &FILES, (&book, book::PREFIX), p);

    let map = tree::read(pack, map::FILE, p).map(|t| map::read(&t, &notes, p)).unwrap_or_default();
    let counters = tree::read(pack, units::FILE, p).map(|t| units::read(&t, &notes, p)).unwrap_or_default();
    let mut campaigns = Vec::new();
    for (year, file) in sheets::FILES {
        let sheet = tree::read(pack, file, p).map(|t| sheets::read(&t, year, &map, &counters, &notes, p));
        campaigns.extend(sheet);
    }
    let tables = tree::read(pack, tables::FILE, p).map(|t| tables::read(&t, &notes, p));
    let plans = tree::read(pack, names::PLANS, p).map(|t| names::read_plans(&t, &notes, p)).unwrap_or_default();
    let names = tree::read(pack, names::FILE, p).map(|t| names::read(&t, &notes, p)).unwrap_or_default();
    let choices = tree::read(pack, options::FILE, p).map(|t| options::read(&t, &notes, p)).unwrap_or_default();
    problems.finish()?;

    // Whatever is missing here was reported above.
    let (Some(title), Some((mut tables, order_names)), Some(places)) = (title, tables, places(&map)) else {
        return Err(PackProblems::default());
    };
    tables.plan_costs = plans.costs;
    let mut catalog = book::messages().map_err(|e| {
        let mut problems = PackProblems::default();
        problems.add(&e.file, 0, Msg::new("pack-not-readable").text("problem", e.problem));
        problems
    })?;
    let all = map.names.iter().chain(&order_names).chain(&plans.names).chain(&names.names);
    for (key, name) in all.chain(&units::names(&counters)) {
        catalog.add_name(key, &name.en, &name.fr);
    }
    choices.name(&mut catalog);
    let called = |key: String| names.names.iter().find(|(k, _)| *k == key).map(|(_, n)| n.clone()).unwrap_or_default();
    let info = GameInfo {
        id: ID.to_owned(),
        title,
        rules_version: RULES_VERSION,
        rule_prefix: book::PREFIX.to_owned(),
        seats: vec![SeatInfo { id: "us".to_owned(), name: called("seat.us".to_owned()), side: Side::Us.id().to_owned() }],
        sides: Side::ALL.map(|s| SideInfo { id: s.id().to_owned(), name: called(format!("side.{}", s.id())) }).to_vec(),
        scenarios: SCENARIOS.map(|id| ScenarioInfo { id: id.to_owned(), name: called(format!("scenario.{id}")) }).to_vec(),
        options: choices.options,
        round_limit_option: None,
        assignments: vec![Assignment { players: 1, seats: vec![vec![Seat(0)]] }],
        levels: LEVELS.map(str::to_owned).to_vec(),
        chapters: book.chapters,
        rules: book.rules,
        action_kinds: Action::KINDS.to_vec(),
        event_kinds: Event::KINDS.to_vec(),
    };
    let mut board = Board { map: AreaMap::new(map.near()), areas: map.areas, campaigns, tables, places, distances: Vec::new() };
    board.distances = Board::measure(&board.map, board.open_to_japan());
    Ok(Loaded { board, info, catalog, presets: choices.presets })
}

/// The areas the rules name.
fn places(map: &map::Map) -> Option<Places> {
    let [japan, east_asia, hawaii, west_coast, australia, marianas] = map::NAMED.map(|id| map.find(id));
    Some(Places {
        japan: japan?,
        east_asia: east_asia?,
        hawaii: hawaii?,
        west_coast: west_coast?,
        australia: australia?,
        marianas: marianas?,
    })
}
