//! Reads the pack and checks it: all violations at once, with file and line.
//!
//! A file is first read into a tree that remembers its lines ([`ironbottom_kernel::tree`]), then each part asks the tree for its fields and notes
//! whatever is missing, misspelt, out of range or at odds with another file. Only a pack without any violation becomes a game.

mod map;
mod names;
mod sheets;
mod tables;
#[cfg(test)]
mod tests;
mod units;

use crate::{
    board::{Board, Places},
    settings::Settings,
    types::Side,
};
use ironbottom_kernel::{
    About, Seat,
    area::AreaMap,
    embedded::{Embedded, PackReader},
    info::{Assignment, SeatInfo, SideInfo},
    pack::{Pack, PackProblems},
    tree::Record,
};

/// What of the game is in the program.
pub static EMBEDDED: Embedded = ironbottom_kernel::embedded! {
    id: "fleet-commander-nimitz", prefix: "FN", rules_version: 3, levels: ["captain"],
    files: [
        "map.toml", "units.toml", "setup_1942.toml", "setup_1943.toml", "setup_1944.toml", "setup_1945.toml", "tables.toml",
        "plans.toml", "names.toml", "options.toml",
    ],
    earlier: ["v0.2.0": ["options.toml"]],
    texts: ["data", "face"],
};

/// Scenarios: the campaigns by year, and all four in a row.
pub const SCENARIOS: [&str; 5] = ["1942", "1943", "1944", "1945", "linked"];

/// The side of a record.
fn side(r: &Record, problems: &mut PackProblems) -> Option<Side> {
    r.word("side", problems).and_then(|w| r.known(&w, &Side::ALL, Side::id, problems))
}

/// Reads a pack: map, counters, sheets and tables; all its problems at once.
pub fn load(pack: Pack) -> Result<(Board, About), PackProblems> {
    let mut reader = PackReader::new(&pack, &EMBEDDED);
    let map = reader.file(map::FILE, map::read).unwrap_or_default();
    let counters = reader.file(units::FILE, units::read).unwrap_or_default();
    let mut campaigns = Vec::new();
    for (year, file) in sheets::FILES {
        campaigns.extend(reader.file(file, |t, notes, p| sheets::read(t, year, &map, &counters, notes, p)));
    }
    let tables = reader.file(tables::FILE, tables::read);
    let plans = reader.file(names::PLANS, names::read_plans).unwrap_or_default();
    let names = reader.file(names::FILE, names::read).unwrap_or_default();
    reader.options(Settings::KNOWN, Settings::LATER, &["reading", "extra"], &[]);
    let (mut info, mut catalog) = reader.finish()?;

    // Whatever is missing here was reported above.
    let (Some((mut tables, order_names)), Some(places)) = (tables, places(&map)) else {
        return Err(PackProblems::default());
    };
    tables.plan_costs = plans.costs;
    for list in [&map.names, &order_names, &plans.names, &names.names, &units::names(&counters)] {
        catalog.add_names(list);
    }
    info.seats = vec![SeatInfo { id: "us".to_owned(), name: catalog.bilingual("seat.us"), side: Side::Us.id().to_owned() }];
    let side = |s: Side| SideInfo { id: s.id().to_owned(), name: catalog.bilingual(&format!("side.{}", s.id())) };
    info.sides = Side::ALL.map(side).to_vec();
    info.name_scenarios(&catalog, SCENARIOS);
    info.challenge = true;
    info.assignments = vec![Assignment { players: 1, seats: vec![vec![Seat(0)]] }];
    let mut board = Board { map: AreaMap::new(map.near()), areas: map.areas, campaigns, tables, places, distances: Vec::new() };
    board.distances = Board::measure(&board.map, board.open_to_japan());
    Ok((board, About { info, catalog, pack }))
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
