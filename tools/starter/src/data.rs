//! The pack: the map, the options, and what the game says of itself.

use ironbottom_kernel::{
    Catalog, GameInfo, Msg, Seat,
    area::{AreaMap, Space, SpaceSet},
    embedded::{Embedded, PackReader},
    info::{Assignment, Bilingual, ScenarioInfo, SeatInfo, SideInfo},
    pack::{Pack, PackProblems},
    pack_head::References,
    tree::{Record, Word},
};

/// What of the game is in the program.
pub static EMBEDDED: Embedded = ironbottom_kernel::embedded! {
    id: "starter", prefix: "ST", rules_version: 1, levels: [],
    files: ["map.toml", "options.toml"], earlier: [], texts: ["game"],
};

ironbottom_kernel::settings! {
    /// What a table has chosen.
    pub struct Settings {
        /// Rounds to be played (ST-005).
        rounds: u8 = number(1, 30),
    }
    later {}
    /// The version of the rules.
    version;
    later {}
}

/// The map.
#[derive(Default)]
pub struct Map {
    pub spaces: Vec<(String, Bilingual)>,
    pub near: AreaMap,
    pub sides: Vec<(SideInfo, [Space; 2])>,
    pub blocks: u8,
}

impl Map {
    /// The space of that id.
    pub fn find(&self, id: &str) -> Option<Space> {
        self.spaces.iter().position(|(s, _)| s == id).map(|i| Space(i as u8))
    }

    /// Two spaces by their words; what names none is reported.
    fn pair(&self, t: &Record, words: &[Word], p: &mut PackProblems) -> Option<[Space; 2]> {
        let ids: Vec<&str> = self.spaces.iter().map(|(id, _)| id.as_str()).collect();
        words.iter().filter(|w| self.find(&w.text).is_none()).for_each(|w| t.unknown(w, &ids.join(", "), p));
        let found: Vec<Space> = words.iter().filter_map(|w| self.find(&w.text)).collect();
        found.try_into().ok()
    }
}

/// An id and a name.
fn named(r: &Record, notes: &References, p: &mut PackProblems) -> Option<(String, Bilingual)> {
    notes.source(r, p);
    Some((r.word("id", p)?.text, r.bilingual("name", p)?))
}

fn read(t: &Record, notes: &References, p: &mut PackProblems) -> Map {
    t.only(&["blocks", "lanes", "side", "space"], p);
    let blocks = t.small("blocks", 2..=20, p).unwrap_or_default();
    let spaces: Vec<_> = t.records("space", p).into_iter().filter_map(|r| named(r, notes, p)).collect();
    let mut near = vec![SpaceSet::EMPTY; spaces.len()];
    let mut map = Map { spaces, blocks, ..Map::default() };
    for lane in t.word_lists("lanes", p) {
        let Some([a, b]) = map.pair(t, &lane, p) else { continue };
        near[a.i()].add(b);
        near[b.i()].add(a);
    }
    map.near = AreaMap::new(near);
    for r in t.records("side", p) {
        let (side, homes) = (named(r, notes, p), r.words("home", p));
        if let (Some((id, name)), Some(homes)) = (side, map.pair(r, &homes, p)) {
            map.sides.push((SideInfo { id, name }, homes));
        }
    }
    if map.sides.len() != 2 {
        t.wrong(t.line_of("side"), Msg::new("pack-fixed").text("field", "side, home").text("value", "2"), p);
    }
    map
}

/// Reads a pack; all its problems at once.
pub fn load(pack: &Pack) -> Result<(Map, GameInfo, Catalog), PackProblems> {
    let mut reader = PackReader::new(pack, &EMBEDDED);
    let map = reader.file("map.toml", read).unwrap_or_default();
    reader.options(Settings::KNOWN, Settings::LATER, &["extra"], &[]);
    let (mut info, mut catalog) = reader.finish()?;
    catalog.name_group("kind", &["block", "hidden", "march", "done"]);
    catalog.name_group("query", &["left"]);
    catalog.name_group("scenario", &["standard"]);
    for (i, (_, name)) in map.spaces.iter().enumerate() {
        catalog.add_name(format!("space.{i}"), &name.en, &name.fr);
    }
    for (i, (side, _)) in map.sides.iter().enumerate() {
        catalog.add_name(format!("side.{i}"), &side.name.en, &side.name.fr);
        info.seats.push(SeatInfo { id: side.id.clone(), name: side.name.clone(), side: side.id.clone() });
        info.sides.push(side.clone());
    }
    info.scenarios = vec![ScenarioInfo { id: "standard".to_owned(), name: catalog.bilingual("scenario.standard") }];
    info.secrets = true;
    info.assignments = vec![Assignment { players: 2, seats: vec![vec![Seat(0)], vec![Seat(1)]] }];
    Ok((map, info, catalog))
}
