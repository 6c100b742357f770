//! The pack: the map, the options, and what the game says of itself.

use ironbottom_kernel::{
    About, Msg,
    area::{AreaMap, Space, SpaceSet},
    embedded::{Embedded, PackReader},
    info::Bilingual,
    pack::{Pack, PackProblems},
    pack_head::References,
    tree::Record,
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

/// The sides, in the order of their seats.
pub const SIDES: [&str; 2] = ["arvon", "belmar"];

/// The map.
#[derive(Default)]
pub struct Map {
    /// Ids of the spaces.
    pub spaces: Vec<String>,
    pub near: AreaMap,
    /// The homes of each side, and its blocks.
    pub homes: [[Space; 2]; 2],
    pub blocks: u8,
}

impl Map {
    /// The space of that id.
    pub fn find(&self, id: &str) -> Option<Space> {
        self.spaces.iter().position(|s| s == id).map(|i| Space(i as u8))
    }

    /// Pairs of spaces; what names none is reported.
    fn pairs(&self, t: &Record, key: &str, p: &mut PackProblems) -> Vec<[Space; 2]> {
        let all = t.word_lists(key, p);
        all.iter().flatten().filter(|w| self.find(&w.text).is_none()).for_each(|w| t.unknown(w, &self.spaces.join(", "), p));
        let pair =
            |words: &Vec<_>| words.iter().filter_map(|w: &ironbottom_kernel::tree::Word| self.find(&w.text)).collect::<Vec<_>>();
        all.iter().filter_map(|words| pair(words).try_into().ok()).collect()
    }
}

fn read(t: &Record, notes: &References, names: &mut Vec<(String, Bilingual)>, p: &mut PackProblems) -> Map {
    t.only(&["blocks", "homes", "lanes", "space"], p);
    let mut map = Map { blocks: t.small("blocks", 2..=20, p).unwrap_or_default(), ..Map::default() };
    for r in t.records("space", p) {
        notes.source(r, p);
        let (Some(id), Some(name)) = (r.word("id", p), r.bilingual("name", p)) else { continue };
        names.push((format!("space.{}", map.spaces.len()), name));
        map.spaces.push(id.text);
    }
    let mut near = vec![SpaceSet::EMPTY; map.spaces.len()];
    for [a, b] in map.pairs(t, "lanes", p) {
        near[a.i()].add(b);
        near[b.i()].add(a);
    }
    map.near = AreaMap::new(near);
    match map.pairs(t, "homes", p).try_into() {
        Ok(homes) => map.homes = homes,
        Err(_) => t.wrong(t.line_of("homes"), Msg::new("pack-fixed").text("field", "homes").text("value", "2"), p),
    }
    map
}

/// Reads a pack; all its problems at once.
pub fn load(pack: Pack) -> Result<(Map, About), PackProblems> {
    let (mut reader, mut names) = (PackReader::new(&pack, &EMBEDDED), Vec::new());
    let map = reader.file("map.toml", |t, notes, p| read(t, notes, &mut names, p)).unwrap_or_default();
    reader.options(Settings::KNOWN, Settings::LATER, &["extra"], &[]);
    let (mut info, mut catalog) = reader.finish()?;
    catalog.add_names(&names);
    for (group, ids) in
        [("kind", &["block", "hidden", "march", "done"][..]), ("side", &SIDES), ("query", &["left"]), ("scenario", &["standard"])]
    {
        catalog.name_group(group, ids);
    }
    info.seat_each(&catalog, &SIDES);
    info.name_scenarios(&catalog, ["standard"]);
    info.secrets = true;
    Ok((map, About { info, catalog, pack }))
}
