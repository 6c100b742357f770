//! units.toml, technology.toml and the set-up: what units can do, what research brings, what stands where at the start.

use super::map::Map;
use crate::{
    board::{SetUpLine, UnitData},
    types::{Development, Kind, Power},
    units::SPACES,
};
use ironbottom_kernel::{
    Msg,
    area::Space,
    info::{Bilingual, ScenarioInfo},
    pack::PackProblems,
    pack_head::References,
    tree::Record,
};

/// Name of the file of units.
pub const UNITS: &str = "units.toml";
/// Name of the file of developments.
pub const TECHNOLOGY: &str = "technology.toml";
/// Name of the file of the set-up.
pub const SETUP: &str = "setup_1942.toml";
/// More of one kind in one space at the start is a slip of the pen.
const MAX_COUNT: u8 = 99;

/// What units.toml says.
#[derive(Default)]
pub struct Units {
    /// Values by kind.
    pub values: [UnitData; 10],
    /// Names by kind: one, several.
    pub names: [(Bilingual, Bilingual); 10],
    /// Symbols by kind.
    pub symbols: [String; 10],
}

/// What the rules are written for and a pack cannot change: class, room taken, room aboard, support shot.
const fn nature(k: Kind) -> (&'static str, i64, Option<i64>, Option<i64>) {
    match k {
        Kind::Infantry => ("land", 1, None, None),
        Kind::Armor => ("land", 2, None, None),
        Kind::Fighter => ("air", 1, None, None),
        Kind::Bomber => ("air", 0, None, None),
        Kind::Aa => ("special", 2, None, None),
        Kind::Battleship => ("sea", 0, None, Some(4)),
        Kind::Carrier | Kind::Transport => ("sea", 0, Some(2), None),
        Kind::Submarine => ("sea", 0, None, None),
        Kind::Complex => ("special", 0, None, None),
    }
}

/// The form of the name of a unit symbol; which there are only those who draw know.
fn is_symbol(text: &str) -> bool {
    text.strip_prefix("u-").is_some_and(|name| !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
}

/// Reads units.toml.
pub fn read_units(t: &Record, notes: &References, problems: &mut PackProblems) -> Units {
    t.only(&["unit"], problems);
    let mut units = Units::default();
    let mut seen = [0; 10];
    for r in t.records("unit", problems) {
        let known = [
            "id",
            "symbol",
            "name",
            "plural",
            "fr_gender",
            "class",
            "cost",
            "move",
            "attack",
            "defense",
            "slots",
            "holds",
            "support",
            "source",
        ];
        r.only(&known, problems);
        notes.source(r, problems);
        let (one, several) = (r.bilingual("name", problems), r.bilingual("plural", problems));
        if let Some(g) = r.word("fr_gender", problems).filter(|g| !["m", "f"].contains(&g.text.as_str())) {
            r.wrong(g.line, Msg::new("pack-fixed").text("field", "fr_gender").text("value", "m, f"), problems);
        }
        let symbol = r.word("symbol", problems);
        if let Some(w) = symbol.as_ref().filter(|w| !is_symbol(&w.text)) {
            r.wrong(w.line, Msg::new("pack-symbol").text("symbol", &w.text), problems);
        }
        let Some(k) = r.word("id", problems).and_then(|id| r.known(&id, &Kind::ALL, Kind::id, problems)) else { continue };
        seen[k.i()] += 1;
        let (class, slots, holds, support) = nature(k);
        if let Some(w) = r.word("class", problems).filter(|w| w.text != class) {
            r.wrong(w.line, Msg::new("pack-fixed").text("field", "class").text("value", class), problems);
        }
        r.fixed("slots", slots, problems);
        for (key, wanted) in [("holds", holds), ("support", support)] {
            match wanted {
                Some(n) => r.fixed(key, n, problems),
                None if r.has(key) => r.wrong(r.line_of(key), Msg::new("pack-unknown-field").text("field", key), problems),
                None => {}
            }
        }
        // A price of 1 would be none with industrial technology, and purchases without end.
        let cost = r.small("cost", 2..=99, problems);
        let moves = match k {
            Kind::Complex => 0..=0,
            Kind::Fighter | Kind::Bomber => 1..=12,
            _ => 1..=2,
        };
        let movement = r.small("move", moves, problems);
        let attack = r.small("attack", 0..=if class == "special" { 0 } else { 5 }, problems);
        let defense = r.small("defense", 0..=if k == Kind::Complex { 0 } else { 5 }, problems);
        units.values[k.i()] = UnitData {
            cost: cost.unwrap_or(0),
            movement: movement.unwrap_or(0),
            attack: attack.unwrap_or(0),
            defense: defense.unwrap_or(0),
        };
        units.symbols[k.i()] = symbol.map(|w| w.text).unwrap_or_default();
        units.names[k.i()] = (one.unwrap_or_default(), several.unwrap_or_default());
    }
    for k in Kind::ALL.into_iter().filter(|k| seen[k.i()] != 1) {
        t.wrong(0, Msg::new("pack-once").text("kind", "unit").text("id", k.id()), problems);
    }
    units
}

/// What technology.toml says.
#[derive(Default)]
pub struct Technology {
    /// Price of a die (AA-055).
    pub cost: u8,
    /// Face that is a breakthrough (AA-057).
    pub breakthrough: u8,
    /// Names in the order of the result die.
    pub names: [Bilingual; 6],
    /// What each does, for players.
    pub help: [Bilingual; 6],
}

/// The figures each development changes, as the rules carry them out: jets (AA-064), rockets (AA-066, AA-067), super submarines
/// (AA-072), range (AA-073), cheaper units (AA-074), heavy bombers (AA-076).
fn figures(d: Development, units: &Units) -> Vec<(&'static str, i64)> {
    let far = |k: Kind| i64::from(units.values[k.i()].movement) + 2;
    match d {
        Development::Jets => vec![("fighter_defense", 5)],
        Development::Rockets => vec![("rocket_range", 3), ("rocket_dice", 1), ("rocket_attacks_per_turn", 1)],
        Development::SuperSubmarines => vec![("submarine_attack", 3)],
        Development::LongRange => vec![("fighter_move", far(Kind::Fighter)), ("bomber_move", far(Kind::Bomber))],
        Development::Industry => vec![("unit_cost_delta", -1)],
        Development::HeavyBombers => vec![("bomber_attack_dice", 3), ("bomber_raid_dice", 3)],
    }
}

/// Reads technology.toml.
pub fn read_technology(t: &Record, units: &Units, notes: &References, problems: &mut PackProblems) -> Technology {
    t.only(&["die_cost", "breakthrough_on", "source", "development"], problems);
    notes.source(t, problems);
    let mut technology = Technology {
        cost: t.small("die_cost", 1..=99, problems).unwrap_or(0),
        breakthrough: t.small("breakthrough_on", 1..=6, problems).unwrap_or(0),
        ..Technology::default()
    };
    let mut seen = [0; 6];
    for r in t.records("development", problems) {
        notes.source(r, problems);
        let (name, help) = (r.bilingual("name", problems), r.bilingual("help", problems));
        let Some(id) = r.word("id", problems) else { continue };
        let Some(d) = Development::ALL.into_iter().find(|d| d.id() == id.text) else {
            r.wrong(id.line, Msg::new("pack-unknown-development").text("id", &id.text), problems);
            continue;
        };
        let mut known = vec!["die", "id", "name", "help", "source"];
        let figures = figures(d, units);
        known.extend(figures.iter().map(|(key, _)| *key));
        r.only(&known, problems);
        r.fixed("die", d as i64 + 1, problems);
        for (key, value) in figures {
            r.fixed(key, value, problems);
        }
        seen[d as usize] += 1;
        technology.names[d as usize] = name.unwrap_or_default();
        technology.help[d as usize] = help.unwrap_or_default();
    }
    for d in Development::ALL.into_iter().filter(|d| seen[*d as usize] != 1) {
        t.wrong(0, Msg::new("pack-once").text("kind", "development").text("id", d.id()), problems);
    }
    technology
}

/// Reads the set-up. Where the board leaves a doubt, its file says so: the German submarine stands west of Spain (AA-044), the
/// American western fleet in the Pacific (AA-045), the British submarine of the Levant in the eastern Mediterranean (AA-046), the
/// Soviet ships north of Karelia (AA-047).
pub fn read_set_up(
    t: &Record,
    map: Option<&Map>,
    notes: &References,
    problems: &mut PackProblems,
) -> (Option<ScenarioInfo>, Vec<SetUpLine>) {
    t.only(&["scenario", "force", "total"], problems);
    let scenario = t.table("scenario", problems).and_then(|r| {
        r.only(&["id", "name", "source"], problems);
        notes.source(r, problems);
        let (id, name) = (r.word("id", problems), r.bilingual("name", problems));
        Some(ScenarioInfo { id: id?.text, name: name? })
    });
    let mut lines = Vec::new();
    let mut sums = [[0i64; 10]; 5];
    // Line of the file for each line of the set-up, for what is checked afterwards.
    let mut places: Vec<usize> = Vec::new();
    let mut names: Vec<(Power, String)> = Vec::new();
    for r in t.records("force", problems) {
        r.only(&["power", "space", "units", "source"], problems);
        notes.source(r, problems);
        let power = r.word("power", problems).and_then(|w| r.known(&w, &Power::ALL, Power::id, problems));
        let space = r.word("space", problems);
        let counts = counts(r, problems);
        let (Some(power), Some(word)) = (power, space) else { continue };
        if names.contains(&(power, word.text.clone())) {
            let msg = Msg::new("pack-force-twice").text("power", power.id()).text("space", &word.text);
            r.wrong(word.line, msg, problems);
        }
        names.push((power, word.text.clone()));
        for (k, n, _) in &counts {
            sums[power.i()][k.i()] += i64::from(*n);
        }
        let Some(n) = map.and_then(|m| m.need(r, &word, problems)).filter(|n| *n < SPACES) else { continue };
        for (kind, count, line) in counts {
            lines.push(SetUpLine { power, space: Space(n as u8), kind, n: count });
            places.push(line);
        }
    }
    if let Some(map) = map {
        check_places(t, map, &lines, &places, problems);
    }
    check_totals(t, &sums, problems);
    (scenario, lines)
}

/// The table `units` of a record: kinds, counts and their lines.
fn counts(r: &Record, problems: &mut PackProblems) -> Vec<(Kind, u8, usize)> {
    let Some(units) = r.table("units", problems) else { return Vec::new() };
    let mut counts = Vec::new();
    for key in units.keys() {
        let n = units.small(&key.text, 1..=MAX_COUNT, problems);
        if let (Some(k), Some(n)) = (units.known(&key, &Kind::ALL, Kind::id, problems), n) {
            counts.push((k, n, key.line));
        }
    }
    counts
}

/// Every unit stands where its kind may stand and its power may be; one gun and one complex to a territory; decks for fighters at sea.
fn check_places(t: &Record, map: &Map, lines: &[SetUpLine], places: &[usize], problems: &mut PackProblems) {
    let count = |space: Space, f: &dyn Fn(&SetUpLine) -> bool| -> u32 {
        lines.iter().filter(|l| l.space == space && f(l)).map(|l| u32::from(l.n)).sum()
    };
    for (i, (l, line)) in lines.iter().zip(places).enumerate() {
        let s = &map.spaces[l.space.i()];
        let about =
            |id: &'static str| Msg::new(id).text("unit", l.kind.id()).text("space", &s.data.id).text("power", l.power.id());
        // AA-043: ships at sea, land units, guns, complexes and bombers ashore; fighters on land or on a deck.
        let fits = if s.sea { l.kind.is_ship() || l.kind == Kind::Fighter } else { !l.kind.is_ship() };
        if !fits {
            t.wrong(*line, about("pack-unit-place"), problems);
            continue;
        }
        if s.sea {
            if lines[..i].iter().any(|o| o.space == l.space && o.power.is_enemy(l.power)) {
                t.wrong(*line, about("pack-zone-shared"), problems);
            }
            let friend = |o: &SetUpLine| !o.power.is_enemy(l.power);
            let decks = count(l.space, &|o| o.kind == Kind::Carrier && friend(o));
            let fighters = count(l.space, &|o| o.kind == Kind::Fighter && friend(o));
            if l.kind == Kind::Fighter && fighters > 2 * decks {
                t.wrong(*line, about("pack-no-deck"), problems);
            }
            continue;
        }
        // A complex is the original one of the power whose colour the territory has, whoever holds it at the start.
        if l.kind != Kind::Complex && s.data.start.is_none_or(|o| o.is_enemy(l.power)) {
            t.wrong(*line, about("pack-unit-ground"), problems);
        }
        if matches!(l.kind, Kind::Aa | Kind::Complex) {
            if count(l.space, &|o| o.kind == l.kind) > 1 {
                t.wrong(*line, about("pack-only-one"), problems);
            }
            if l.kind == Kind::Complex && s.data.original != Some(l.power) {
                t.wrong(*line, about("pack-unit-ground"), problems);
            }
        }
    }
}

/// The sums of the file agree with its forces.
fn check_totals(t: &Record, sums: &[[i64; 10]; 5], problems: &mut PackProblems) {
    let mut seen = [0; 5];
    for r in t.records("total", problems) {
        r.only(&["power", "units"], problems);
        let Some(p) = r.word("power", problems).and_then(|w| r.known(&w, &Power::ALL, Power::id, problems)) else { continue };
        seen[p.i()] += 1;
        let Some(units) = r.table("units", problems) else { continue };
        for key in units.keys() {
            units.known(&key, &Kind::ALL, Kind::id, problems);
        }
        for k in Kind::ALL {
            let total = if units.has(k.id()) { units.int(k.id(), 0..=999, problems) } else { Some(0) };
            let sum = sums[p.i()][k.i()];
            if let Some(total) = total
                && total != sum
            {
                let line = if units.has(k.id()) { units.line_of(k.id()) } else { r.line_of("units") };
                let msg = Msg::new("pack-total").text("power", p.id()).text("unit", k.id());
                r.wrong(line, msg.int("total", total).int("sum", sum), problems);
            }
        }
    }
    for p in Power::ALL.into_iter().filter(|p| seen[p.i()] != 1) {
        t.wrong(0, Msg::new("pack-once").text("kind", "total").text("id", p.id()), problems);
    }
}
