//! Reads the pack and checks it: all violations at once, with file and line.
//!
//! A file is first read into a tree that remembers its lines, then each part asks the tree for its fields and notes whatever is missing,
//! misspelt, out of range or at odds with another file. Only a pack without any violation becomes a game.

mod charts;
mod map;
mod scenarios;
#[cfg(test)]
mod tests;
mod units;

use crate::{
    board::Board,
    settings::Settings,
    types::{At, Side},
};
use ironbottom_kernel::{
    About, Msg,
    embedded::{Embedded, PackReader},
    info::Bilingual,
    pack::{Pack, PackProblems},
    tree::{Record, Word},
};
pub use units::slug;

/// What of the game is in the program.
pub static EMBEDDED: Embedded = ironbottom_kernel::embedded! {
    id: "flat-top", prefix: "FT", rules_version: 2, levels: ["captain"],
    files: [
        "map.toml", "aircraft.toml", "ships.toml", "bases.toml", "tables.toml", "victory.toml", "scenarios.toml",
        "options.toml",
    ],
    earlier: ["v0.2.0": ["options.toml"]],
    texts: ["data", "face", "table"],
};

/// A word that names something that is not there.
fn nowhere(r: &Record, w: &Word, problems: &mut PackProblems) {
    r.wrong(w.line, Msg::new("pack-unknown-thing").text("id", &w.text), problems);
}

/// A hex of the map.
fn hex(r: &Record, w: &Word, problems: &mut PackProblems) -> Option<At> {
    let at = At::read(&w.text);
    if at.is_none() {
        r.wrong(w.line, Msg::new("pack-no-hex").text("id", &w.text), problems);
    }
    at
}

/// A hex in a field.
fn hex_of(r: &Record, key: &str, problems: &mut PackProblems) -> Option<At> {
    let w = r.word(key, problems)?;
    hex(r, &w, problems)
}

/// A list of exactly so many numbers.
fn numbers<const N: usize>(t: &Record, key: &str, range: (i64, i64), problems: &mut PackProblems) -> Option<[i64; N]> {
    let found = t.ints(key, range.0..=range.1, problems);
    let fits = <[i64; N]>::try_from(found).ok();
    if fits.is_none() && t.has(key) {
        t.wrong(t.line_of(key), Msg::new("pack-count").text("field", key).int("n", N as i64), problems);
    }
    fits
}

/// Names that the catalog learns: key and name.
type Names = Vec<(String, Bilingual)>;

/// Reads a pack: map, aircraft, ships, charts, scenarios; all its problems at once.
pub fn load(pack: Pack) -> Result<(Board, About), PackProblems> {
    let mut reader = PackReader::new(&pack, &EMBEDDED);
    let mut names = Names::new();
    let mut map = reader.file(map::FILE, |t, notes, p| map::read(t, notes, &mut names, p)).unwrap_or_default();
    let aircraft = reader.file(units::AIRCRAFT, |t, notes, p| units::aircraft(t, notes, &mut names, p)).unwrap_or_default();
    let classes = reader.file(units::SHIPS, |t, notes, p| units::ships(t, notes, &mut names, p)).unwrap_or_default();
    reader.file(units::BASES, |t, notes, p| units::bases(t, &mut map.bases, notes, p));
    let charts = reader.file(charts::TABLES, |t, notes, p| charts::tables(t, &map, notes, p)).flatten();
    let points = reader.file(charts::VICTORY, charts::victory).flatten();
    let parts = scenarios::Parts { map: &map, aircraft: &aircraft, classes: &classes };
    let scenarios =
        reader.file(scenarios::FILE, |t, notes, p| scenarios::read(t, parts, notes, &mut names, p)).unwrap_or_default();
    reader.options(Settings::KNOWN, Settings::LATER, &["reading", "extra"], &[]);
    let (mut info, mut catalog) = reader.finish()?;

    // Whatever is missing here was reported above.
    let (Some(charts), Some(points)) = (charts, points) else {
        return Err(PackProblems::default());
    };
    catalog.add_names(&names);
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
    catalog.name_group("side", &Side::ALL.map(Side::id));
    info.seat_each(&catalog, &Side::ALL.map(Side::id));
    info.name_scenarios(&catalog, scenarios.iter().map(|s| s.id.as_str()));
    info.secrets = true;
    let map::Map { hexes, reefs, islands, places, sectors, bases } = map;
    let basins = Vec::new();
    let mut board = Board { hexes, reefs, islands, places, sectors, bases, aircraft, classes, charts, points, scenarios, basins };
    board.basins = board.find_basins();
    Ok((board, About { info, catalog, pack }))
}
