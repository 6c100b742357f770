//! The pack: the map, the scenarios, and what the game says of itself.

use super::position::Kind;
use ironbottom_kernel::{
    Catalog, GameInfo, Msg, RuleId, Seat,
    hex::Hex,
    info::{Assignment, Bilingual, OptionInfo, ScenarioInfo, SeatInfo, SideInfo},
    pack::{Pack, PackProblems, Spanned},
    rule::RuleText,
};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Prefix of the rule ids.
pub const PREFIX: &str = "MI";

/// The files of the released pack.
pub fn released() -> Pack {
    Pack::from_files(&[
        ("map.toml", include_str!("data/map.toml")),
        ("pack.toml", include_str!("data/pack.toml")),
        ("scenarios.toml", include_str!("data/scenarios.toml")),
    ])
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PackFile {
    title: Bilingual,
    clan: Spanned<Vec<ClanFile>>,
    bands: BTreeMap<String, BandFile>,
    option: Vec<OptionInfo>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClanFile {
    id: String,
    name: Bilingual,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BandFile {
    strength: u8,
    name: Bilingual,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    cols: i16,
    rows: i16,
    deep: Vec<Spanned<String>>,
    huts: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenariosFile {
    scenario: Vec<ScenarioFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioFile {
    id: String,
    name: Bilingual,
    heron: StartFile,
    otter: StartFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartFile {
    start: Vec<Spanned<String>>,
    bands: Spanned<Vec<Kind>>,
}

#[derive(Deserialize)]
struct RulesFile {
    chapter: Vec<ChapterFile>,
    rule: Vec<RuleFile>,
}

#[derive(Deserialize)]
struct ChapterFile {
    slug: String,
    en: String,
    fr: String,
}

#[derive(Deserialize)]
struct RuleFile {
    id: String,
    chapter: String,
    en: String,
    fr: String,
}

/// Where a clan begins and with what.
#[derive(Clone, Debug)]
pub struct Start {
    /// Hexes.
    pub hexes: Vec<Hex>,
    /// As many bands.
    pub bands: Vec<Kind>,
}

/// The marsh and what stands on it.
#[derive(Clone, Debug)]
pub struct Board {
    /// Hexes a band can stand on, sorted.
    pub open: Vec<Hex>,
    /// Huts.
    pub huts: Vec<Hex>,
    /// Starts of both clans by scenario.
    pub scenarios: Vec<(String, [Start; 2])>,
    strengths: [u8; 3],
}

impl Board {
    /// Can a band stand here (MI-001)?
    pub fn is_open(&self, hex: Hex) -> bool {
        self.open.binary_search(&hex).is_ok()
    }

    /// What a band adds to its die (MI-002).
    pub const fn strength(&self, kind: Kind) -> u8 {
        self.strengths[kind as usize]
    }

    /// Reads a pack; all that is wrong with it at once.
    pub fn read(pack: &Pack, catalog: &mut Catalog) -> Result<(Self, GameInfo), PackProblems> {
        let mut problems = PackProblems::default();
        let head = pack.read::<PackFile>("pack.toml", &mut problems);
        let map = pack.read::<MapFile>("map.toml", &mut problems);
        let scenarios = pack.read::<ScenariosFile>("scenarios.toml", &mut problems);
        let (Some(head), Some(map), Some(scenarios)) = (head, map, scenarios) else {
            return Err(problems);
        };
        if head.clan.as_ref().len() != 2 {
            problems.add("pack.toml", pack.line("pack.toml", head.clan.span().start), Msg::new("mi-pack-clans"));
        }
        let mut reader = Reader { pack, map: &map, deep: Vec::new(), problems };
        reader.deep = reader.hexes("map.toml", &map.deep);
        let huts = reader.hexes("map.toml", &map.huts);
        let starts: Vec<[Start; 2]> =
            scenarios.scenario.iter().map(|s| [&s.heron, &s.otter].map(|start| reader.start(start))).collect();
        let all = (0..map.cols).flat_map(|c| (0..map.rows).map(move |r| Hex::new(c, r)));
        let mut open: Vec<Hex> = all.filter(|h| !reader.deep.contains(h)).collect();
        open.sort_unstable();
        reader.problems.finish()?;
        for (kind, band) in &head.bands {
            catalog.add_name(format!("kind.{kind}"), &band.name.en, &band.name.fr);
        }
        catalog.add_name(super::scene::UNKNOWN, "something", "quelque chose");
        for hex in &open {
            catalog.add_name(super::hex_name(*hex), hex.number(1), hex.number(1));
        }
        for (i, clan) in head.clan.as_ref().iter().enumerate() {
            catalog.add_name(super::clan_name(Seat(i as u8)), &clan.name.en, &clan.name.fr);
        }
        let strength = |kind: &str| head.bands.get(kind).map_or(0, |b| b.strength);
        let strengths = [strength("strong"), strength("light"), strength("straw")];
        let names = scenarios.scenario.iter().map(|s| ScenarioInfo { id: s.id.clone(), name: s.name.clone() }).collect();
        let ids = scenarios.scenario.iter().map(|s| s.id.clone());
        let board = Self { open, huts, scenarios: ids.zip(starts).collect(), strengths };
        Ok((board, info(head, names)))
    }
}

struct Reader<'a> {
    pack: &'a Pack,
    map: &'a MapFile,
    deep: Vec<Hex>,
    problems: PackProblems,
}

impl Reader<'_> {
    fn hexes(&mut self, file: &str, numbers: &[Spanned<String>]) -> Vec<Hex> {
        let mut out = Vec::new();
        for number in numbers {
            let hex = Hex::from_number(number.as_ref(), 1);
            match hex.filter(|h| (0..self.map.cols).contains(&h.col) && (0..self.map.rows).contains(&h.row)) {
                Some(h) if !self.deep.contains(&h) => out.push(h),
                _ => {
                    let line = self.pack.line(file, number.span().start);
                    self.problems.add(file, line, Msg::new("mi-pack-hex").text("hex", number.as_ref()));
                }
            }
        }
        out
    }

    fn start(&mut self, start: &StartFile) -> Start {
        let file = "scenarios.toml";
        let hexes = self.hexes(file, &start.start);
        if start.bands.as_ref().len() != start.start.len() {
            self.problems.add(file, self.pack.line(file, start.bands.span().start), Msg::new("mi-pack-bands"));
        }
        Start { hexes, bands: start.bands.as_ref().clone() }
    }
}

fn info(head: PackFile, scenarios: Vec<ScenarioInfo>) -> GameInfo {
    let (chapters, rules) = rules();
    let clans = head.clan.into_inner();
    GameInfo {
        id: "mini".to_owned(),
        title: head.title,
        rules_version: 1,
        rule_prefix: PREFIX.to_owned(),
        sides: clans.iter().map(|c| SideInfo { id: c.id.clone(), name: c.name.clone() }).collect(),
        seats: clans.into_iter().map(|c| SeatInfo { side: c.id.clone(), id: c.id, name: c.name }).collect(),
        scenarios,
        options: head.option,
        round_limit_option: Some("limit".to_owned()),
        assignments: vec![Assignment { players: 2, seats: vec![vec![Seat(0)], vec![Seat(1)]] }],
        secrets: true,
        chapters,
        rules,
        ..GameInfo::default()
    }
}

/// The rule texts are ours, not the pack's: a test reads them, so that no player can meet a broken file.
fn rules() -> (Vec<(String, Bilingual)>, Vec<RuleText>) {
    let pack = Pack::from_files(&[("rules.toml", include_str!("rules/rules.toml"))]);
    let Some(file) = pack.read::<RulesFile>("rules.toml", &mut PackProblems::default()) else {
        return (Vec::new(), Vec::new());
    };
    let chapters = file.chapter.into_iter().map(|c| (c.slug, Bilingual { en: c.en, fr: c.fr })).collect();
    let rule = |r: RuleFile| {
        let id = RuleId::parse(&r.id, PREFIX)?;
        Some(RuleText { id, section: id.number().to_string(), chapter: r.chapter, en: r.en, fr: r.fr })
    };
    (chapters, file.rule.into_iter().filter_map(rule).collect())
}
