//! Reads the pack and checks it: all violations at once, with file and line.
//!
//! A file is first read into a tree that remembers its lines ([`tree`]), then each part asks the tree for its fields and notes
//! whatever is missing, misspelt, out of range or at odds with another file. Only a pack without any violation becomes a game.

mod book;
mod charts;
mod map;
mod options;
mod powers;

use crate::{
    action::Action,
    board::Board,
    event::Event,
    stage::Livery,
    types::{Alliance, Kind, Power},
};
use ironbottom_kernel::{
    Catalog, GameInfo, Msg,
    area::{AreaMap, Space},
    head::{self, Notes},
    info::{SeatInfo, SideInfo},
    pack::{Pack, PackProblems},
    tree::{self, Table, Word},
};

/// Id of the game.
pub const ID: &str = "axis-and-allies";
/// Version of the rules' meaning.
pub const RULES_VERSION: u32 = 2;
/// Levels of our own computer opponents, weakest first.
pub const LEVELS: [&str; 1] = ["captain"];
/// The files of a pack besides its head.
const FILES: [&str; 7] =
    [map::FILE, charts::UNITS, powers::FILE, charts::SETUP, charts::TECHNOLOGY, powers::VICTORY, options::FILE];

/// The pack inside the program.
pub fn built_in() -> Pack {
    Pack::from_files(&[
        (head::FILE, include_str!("../data/pack.toml")),
        (map::FILE, include_str!("../data/map.toml")),
        (charts::UNITS, include_str!("../data/units.toml")),
        (powers::FILE, include_str!("../data/powers.toml")),
        (charts::SETUP, include_str!("../data/setup_1942.toml")),
        (charts::TECHNOLOGY, include_str!("../data/technology.toml")),
        (powers::VICTORY, include_str!("../data/victory.toml")),
        (options::FILE, include_str!("../data/options.toml")),
    ])
}

/// Packs of earlier releases: tables and journals begun with them name their hash and go on by them.
pub fn earlier() -> Vec<Pack> {
    vec![built_in().with_file(options::FILE, include_str!("../data/earlier/v0.2.0/options.toml"))]
}

/// The power a word names.
fn power(r: &Table, w: &Word, problems: &mut PackProblems) -> Option<Power> {
    let found = Power::ALL.into_iter().find(|p| p.id() == w.text);
    if found.is_none() {
        r.wrong(w.line, Msg::new("pack-unknown-power").text("id", &w.text), problems);
    }
    found
}

/// The alliance a word names.
fn alliance(r: &Table, w: &Word, problems: &mut PackProblems) -> Option<Alliance> {
    let found = [Alliance::Axis, Alliance::Allies].into_iter().find(|a| a.id() == w.text);
    if found.is_none() {
        r.wrong(w.line, Msg::new("pack-unknown-alliance").text("id", &w.text), problems);
    }
    found
}

/// The kind of unit a word names.
fn kind(r: &Table, w: &Word, problems: &mut PackProblems) -> Option<Kind> {
    let found = Kind::of_id(&w.text);
    if found.is_none() {
        r.wrong(w.line, Msg::new("pack-unknown-unit").text("id", &w.text), problems);
    }
    found
}

/// What a pack gives.
pub struct Loaded {
    /// Board and charts.
    pub board: Board,
    /// What the game says of itself.
    pub info: GameInfo,
    /// Messages and names.
    pub catalog: Catalog,
    /// Colours and symbols.
    pub livery: Livery,
}

/// Reads a pack; all its problems at once.
pub fn load(pack: &Pack) -> Result<Loaded, PackProblems> {
    let (book, mut problems) = book::get().clone();
    let p = &mut problems;
    let (title, notes) = head::read(pack, ID, &FILES, (&book, book::PREFIX), p);

    let map = tree::read(pack, map::FILE, p).map(|t| map::read(&t, &notes, p));
    let units = tree::read(pack, charts::UNITS, p).map(|t| charts::read_units(&t, &notes, p)).unwrap_or_default();
    let technology = tree::read(pack, charts::TECHNOLOGY, p);
    let technology = technology.map(|t| charts::read_technology(&t, &units, &notes, p)).unwrap_or_default();
    let powers = tree::read(pack, powers::FILE, p).map(|t| powers::read(&t, map.as_ref(), &notes, p));
    let start_ipc = powers.as_ref().map(|p| p.start_ipc);
    let powers = powers.unwrap_or_default();
    let victory = tree::read(pack, powers::VICTORY, p);
    let victory = victory.map(|t| powers::read_victory(&t, map.as_ref(), start_ipc, &notes, p)).unwrap_or_default();
    let (scenario, set_up) =
        tree::read(pack, charts::SETUP, p).map(|t| charts::read_set_up(&t, map.as_ref(), &notes, p)).unwrap_or_default();
    let (choices, stack_limits) = tree::read(pack, options::FILE, p).map(|t| options::read(&t, &notes, p)).unwrap_or_default();
    problems.finish()?;

    // Whatever is missing here was reported above.
    let (Some(map), Some(title), Some(scenario)) = (map, title, scenario) else {
        return Err(PackProblems::default());
    };
    let mut catalog = book::messages().map_err(|e| {
        let mut problems = PackProblems::default();
        problems.add(&e.file, 0, Msg::new("pack-not-readable").text("problem", e.problem));
        problems
    })?;
    book::name_things(&mut catalog, &map, &powers, &units, &technology);
    choices.name(&mut catalog);
    let seat =
        |p: Power| SeatInfo { id: p.id().to_owned(), name: powers.names[p.i()].clone(), side: p.alliance().id().to_owned() };
    let side = |a: Alliance| SideInfo { id: a.id().to_owned(), name: powers.alliances[a as usize].clone() };
    let info = GameInfo {
        id: ID.to_owned(),
        title,
        rules_version: RULES_VERSION,
        rule_prefix: book::PREFIX.to_owned(),
        seats: Power::ALL.map(seat).to_vec(),
        sides: [Alliance::Axis, Alliance::Allies].map(side).to_vec(),
        scenarios: vec![scenario],
        options: choices.options,
        round_limit_option: Some("round_limit".to_owned()),
        assignments: powers.assignments,
        levels: LEVELS.map(str::to_owned).to_vec(),
        chapters: book.chapters,
        rules: book.rules,
        action_kinds: Action::KINDS.to_vec(),
        event_kinds: Event::KINDS.to_vec(),
    };
    let sets = map.sets();
    let capital = |p: Power| {
        let at = map.spaces.iter().position(|s| s.data.capital_of == Some(p));
        Space(at.unwrap_or_default() as u8)
    };
    let board = Board {
        capitals: Power::ALL.map(capital),
        canals: map.canals,
        spaces: map.spaces.into_iter().map(|s| s.data).collect(),
        land: sets.land,
        sea: sets.sea,
        neutral: sets.neutral,
        islands: sets.islands,
        map: AreaMap::new(sets.near),
        land_near: sets.land_near,
        sea_near: sets.sea_near,
        coasts: sets.coasts,
        units: units.values,
        start_ipc: powers.start_ipc,
        set_up,
        objectives: victory.objectives,
        economic_level: victory.economic_level,
        limit_levels: victory.limit_levels,
        research_cost: technology.cost,
        breakthrough: technology.breakthrough,
        stack_limits,
        players: powers.players,
    };
    let livery = Livery { roles: powers.roles, symbols: units.symbols };
    Ok(Loaded { board, info, catalog, livery })
}
