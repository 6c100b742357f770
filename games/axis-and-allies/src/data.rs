//! Reads the pack and checks it: all violations at once, with file and line.
//!
//! A file is first read into a tree that remembers its lines ([`ironbottom_kernel::tree`]), then each part asks the tree for its fields and notes
//! whatever is missing, misspelt, out of range or at odds with another file. Only a pack without any violation becomes a game.

mod charts;
mod limits;
mod map;
mod names;
mod powers;

use crate::{
    board::Board,
    settings::Settings,
    types::{Alliance, Power},
};
use ironbottom_kernel::{
    About,
    area::{AreaMap, Space},
    embedded::{Embedded, PackReader},
    info::{SeatInfo, SideInfo},
    pack::{Pack, PackProblems},
};

/// What of the game is in the program.
pub static EMBEDDED: Embedded = ironbottom_kernel::embedded! {
    id: "axis-and-allies", prefix: "AA", rules_version: 2, levels: ["captain"],
    files: ["map.toml", "units.toml", "powers.toml", "setup_1942.toml", "technology.toml", "victory.toml", "options.toml"],
    earlier: ["v0.2.0": ["options.toml"]],
    texts: ["economy", "movement", "combat", "face", "kinds"],
};

/// Colours and symbols, as the pack has them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Livery {
    /// Role on the palette, by power.
    pub roles: [String; 5],
    /// Symbol, by kind.
    pub symbols: [String; 10],
}

/// Reads a pack: board and charts, colours and symbols; all its problems at once.
pub fn load(pack: Pack) -> Result<(Board, About, Livery), PackProblems> {
    let mut reader = PackReader::new(&pack, &EMBEDDED);
    let map = reader.file(map::FILE, map::read);
    let units = reader.file(charts::UNITS, charts::read_units).unwrap_or_default();
    let technology =
        reader.file(charts::TECHNOLOGY, |t, notes, p| charts::read_technology(t, &units, notes, p)).unwrap_or_default();
    let powers = reader.file(powers::FILE, |t, notes, p| powers::read(t, map.as_ref(), notes, p));
    let start_ipc = powers.as_ref().map(|p| p.start_ipc);
    let powers = powers.unwrap_or_default();
    let victory = reader
        .file(powers::VICTORY, |t, notes, p| powers::read_victory(t, map.as_ref(), start_ipc, notes, p))
        .unwrap_or_default();
    let (scenario, set_up) =
        reader.file(charts::SETUP, |t, notes, p| charts::read_set_up(t, map.as_ref(), notes, p)).unwrap_or_default();
    let stack_limits = reader.file("options.toml", limits::read).unwrap_or_default();
    reader.options(Settings::KNOWN, Settings::LATER, &["annex", "reading", "extra"], &["limit"]);
    let (mut info, mut catalog) = reader.finish()?;

    // Whatever is missing here was reported above.
    let (Some(map), Some(scenario)) = (map, scenario) else {
        return Err(PackProblems::default());
    };
    names::add(&mut catalog, &map, &powers, &units, &technology);
    let seat =
        |p: Power| SeatInfo { id: p.id().to_owned(), name: powers.names[p.i()].clone(), side: p.alliance().id().to_owned() };
    let side = |a: Alliance| SideInfo { id: a.id().to_owned(), name: powers.alliances[a as usize].clone() };
    info.seats = Power::ALL.map(seat).to_vec();
    info.sides = Alliance::ALL.map(side).to_vec();
    info.scenarios = vec![scenario];
    info.round_limit_option = Some("round_limit".to_owned());
    info.assignments = powers.assignments;
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
    Ok((board, About { info, catalog, pack }, livery))
}
