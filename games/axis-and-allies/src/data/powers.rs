//! powers.toml and victory.toml: powers, alliances, who plays whom, how the game is won.

use super::map::Map;
use crate::types::{Alliance, Power};
use ironbottom_kernel::{
    Msg,
    area::{Space, SpaceSet},
    board::ROLES,
    info::{Assignment, Bilingual},
    pack::PackProblems,
    pack_head::References,
    tree::Record,
};

/// Names of the files.
pub const FILE: &str = "powers.toml";
/// Name of the file about victory.
pub const VICTORY: &str = "victory.toml";
/// More money than this at the start is a slip of the pen.
const MAX_IPC: i64 = 500;

/// What powers.toml says.
#[derive(Default)]
pub struct Powers {
    /// Names of the alliances.
    pub alliances: [Bilingual; 2],
    /// Names of the powers.
    pub names: [Bilingual; 5],
    /// Names with their articles.
    pub articles: [Bilingual; 5],
    /// Adjectives (French: masculine).
    pub adjectives: [Bilingual; 5],
    /// French feminine adjectives.
    pub adjectives_f: [String; 5],
    /// Roles on the palette.
    pub roles: [String; 5],
    /// Short codes.
    pub shorts: [String; 5],
    /// Money at the start.
    pub start_ipc: [u16; 5],
    /// Ways to share the seats.
    pub assignments: Vec<Assignment>,
    /// Player number by power, for 2 to 5 players.
    pub players: [[u8; 5]; 4],
}

/// Reads powers.toml. The five powers, their order and their alliances are what the rules are written for (AA-001, AA-019).
pub fn read(t: &Record, map: Option<&Map>, notes: &References, problems: &mut PackProblems) -> Powers {
    t.only(&["turn_order", "alliance", "power", "assignment"], problems);
    let mut powers = Powers::default();
    let order: Vec<String> = t.words("turn_order", problems).into_iter().map(|w| w.text).collect();
    if t.has("turn_order") && order != Power::ALL.map(Power::id) {
        let msg = Msg::new("pack-turn-order").text("order", Power::ALL.map(Power::id).join(", "));
        t.wrong(t.line_of("turn_order"), msg, problems);
    }
    let mut seen = [0; 2];
    for r in t.records("alliance", problems) {
        r.only(&["id", "name", "powers", "source"], problems);
        notes.source(r, problems);
        let name = r.bilingual("name", problems);
        let members: Vec<String> = r.words("powers", problems).into_iter().map(|w| w.text).collect();
        let Some(a) = r.word("id", problems).and_then(|id| r.known(&id, &Alliance::ALL, Alliance::id, problems)) else {
            continue;
        };
        seen[a as usize] += 1;
        powers.alliances[a as usize] = name.unwrap_or_default();
        let wanted: Vec<&str> = a.powers().map(Power::id).collect();
        let mut sorted: Vec<&str> = members.iter().map(String::as_str).collect();
        sorted.sort_by_key(|id| wanted.iter().position(|w| w == id));
        if sorted != wanted {
            let msg = Msg::new("pack-alliance").text("alliance", a.id()).text("powers", wanted.join(", "));
            r.wrong(r.line_of("powers"), msg, problems);
        }
    }
    for a in [Alliance::Axis, Alliance::Allies].into_iter().filter(|a| seen[*a as usize] != 1) {
        t.wrong(0, Msg::new("pack-once").text("kind", "alliance").text("id", a.id()), problems);
    }
    read_powers(t, map, &mut powers, notes, problems);
    read_assignments(t, &mut powers, notes, problems);
    powers
}

fn read_powers(t: &Record, map: Option<&Map>, powers: &mut Powers, notes: &References, problems: &mut PackProblems) {
    let mut seen = [0; 5];
    for r in t.records("power", problems) {
        let known = ["id", "short", "role", "name", "article", "adjective", "alliance", "capital", "start_ipc", "source"];
        r.only(&known, problems);
        notes.source(r, problems);
        let name = r.bilingual("name", problems);
        let article = r.bilingual("article", problems);
        let adjective = r.bilingual("adjective", problems);
        let feminine = r.table("adjective", problems).and_then(|t| t.word("fr_f", problems));
        let short = r.word("short", problems);
        let role = role(r, powers, problems);
        let alliance = r.word("alliance", problems);
        let capital = r.word("capital", problems);
        let ipc = r.int("start_ipc", 0..=MAX_IPC, problems);
        let Some(p) = r.word("id", problems).and_then(|id| r.known(&id, &Power::ALL, Power::id, problems)) else { continue };
        seen[p.i()] += 1;
        powers.names[p.i()] = name.unwrap_or_default();
        powers.articles[p.i()] = article.unwrap_or_default();
        powers.adjectives[p.i()] = adjective.unwrap_or_default();
        powers.adjectives_f[p.i()] = feminine.map(|w| w.text).unwrap_or_default();
        powers.roles[p.i()] = role.unwrap_or_default();
        powers.shorts[p.i()] = short.map(|w| w.text).unwrap_or_default();
        powers.start_ipc[p.i()] = ipc.unwrap_or(0) as u16;
        if let Some(a) = alliance.as_ref().and_then(|a| r.known(a, &Alliance::ALL, Alliance::id, problems))
            && a != p.alliance()
        {
            let msg = Msg::new("pack-power-alliance").text("power", p.id()).text("alliance", p.alliance().id());
            r.wrong(r.line_of("alliance"), msg, problems);
        }
        let Some(map) = map else { continue };
        if let Some(n) = capital.as_ref().and_then(|c| map.need(r, c, problems))
            && map.spaces[n].data.capital_of != Some(p)
        {
            let msg = Msg::new("pack-capital-mismatch").text("id", &map.spaces[n].data.id).text("power", p.id());
            r.wrong(r.line_of("capital"), msg, problems);
        }
        // AA-021: the level at the start is the money at the start.
        let level: i64 = map.spaces.iter().filter(|s| s.data.start == Some(p)).map(|s| i64::from(s.data.ipc)).sum();
        if let Some(ipc) = ipc
            && ipc != level
        {
            let msg = Msg::new("pack-level").text("power", p.id()).int("ipc", ipc).int("level", level);
            r.wrong(r.line_of("start_ipc"), msg, problems);
        }
    }
    for p in Power::ALL.into_iter().filter(|p| seen[p.i()] != 1) {
        t.wrong(0, Msg::new("pack-once").text("kind", "power").text("id", p.id()), problems);
    }
}

/// The colour of a power: one of the palette, and no other power's.
fn role(r: &Record, powers: &Powers, problems: &mut PackProblems) -> Option<String> {
    let w = r.word("role", problems)?;
    let sides: Vec<&str> = ROLES.into_iter().filter(|role| *role != "neutral").collect();
    if !sides.contains(&w.text.as_str()) {
        r.wrong(w.line, Msg::new("pack-role").text("roles", sides.join(", ")), problems);
    } else if powers.roles.contains(&w.text) {
        r.wrong(w.line, Msg::new("pack-role-twice").text("role", &w.text), problems);
    }
    Some(w.text)
}

/// AA-014, AA-015, AA-016, AA-017: for 2 to 5 players, every power in one hand, no hand on both sides.
fn read_assignments(t: &Record, powers: &mut Powers, notes: &References, problems: &mut PackProblems) {
    let mut seen = [0; 4];
    for r in t.records("assignment", problems) {
        r.only(&["players", "seats", "source"], problems);
        notes.source(r, problems);
        let hands: Vec<Vec<Power>> = r
            .word_lists("seats", problems)
            .iter()
            .map(|hand| hand.iter().filter_map(|w| r.known(w, &Power::ALL, Power::id, problems)).collect())
            .collect();
        let Some(players) = r.small("players", 2..=5, problems) else { continue };
        seen[players as usize - 2] += 1;
        let mut all: Vec<Power> = hands.iter().flatten().copied().collect();
        all.sort_unstable();
        let torn = hands.iter().any(|h| h.iter().any(|p| p.is_enemy(h[0])));
        if all != Power::ALL || hands.len() != players as usize || torn {
            r.wrong(r.line_of("seats"), Msg::new("pack-assignment").int("players", players), problems);
            continue;
        }
        for (i, hand) in hands.iter().enumerate() {
            for p in hand {
                powers.players[players as usize - 2][p.i()] = i as u8;
            }
        }
        let seats = hands.iter().map(|h| h.iter().map(|p| p.seat()).collect()).collect();
        powers.assignments.push(Assignment { players, seats });
    }
    for n in (2..=5).filter(|n| seen[n - 2] != 1) {
        t.wrong(0, Msg::new("pack-once").text("kind", "assignment").text("id", n.to_string()), problems);
    }
}

/// What victory.toml says.
#[derive(Default)]
pub struct Victory {
    /// Capitals to take and how many, by alliance (AA-256, AA-257).
    pub objectives: [(SpaceSet, u8); 2],
    /// Combined Axis level that wins (AA-258).
    pub economic_level: u16,
    /// At the round limit: wins from, loses up to.
    pub limit_levels: (u16, u16),
}

/// Reads victory.toml.
pub fn read_victory(
    t: &Record,
    map: Option<&Map>,
    start_ipc: Option<[u16; 5]>,
    notes: &References,
    problems: &mut PackProblems,
) -> Victory {
    t.only(&["capitals", "economic", "individual", "round_limit"], problems);
    let mut victory = Victory::default();
    let mut seen = [0; 2];
    for r in t.records("capitals", problems) {
        r.only(&["alliance", "of", "need", "source"], problems);
        notes.source(r, problems);
        let of = r.words("of", problems);
        let need = r.small("need", 1..=5, problems);
        let Some(a) = r.word("alliance", problems).and_then(|w| r.known(&w, &Alliance::ALL, Alliance::id, problems)) else {
            continue;
        };
        seen[a as usize] += 1;
        let mut set = SpaceSet::EMPTY;
        for w in &of {
            let Some(map) = map else { continue };
            let Some(n) = map.need(r, w, problems) else { continue };
            if map.spaces[n].data.capital_of.is_none_or(|p| p.alliance() == a) {
                let msg = Msg::new("pack-objective").text("id", &w.text).text("alliance", a.id());
                r.wrong(w.line, msg, problems);
            } else if n < crate::units::SPACES {
                set.add(Space(n as u8));
            }
        }
        if let Some(need) = need {
            if need as usize > of.len() {
                let msg = Msg::new("pack-objective-count").int("need", need).int("listed", of.len() as i64);
                r.wrong(r.line_of("need"), msg, problems);
            }
            victory.objectives[a as usize] = (set, need);
        }
    }
    for a in [Alliance::Axis, Alliance::Allies].into_iter().filter(|a| seen[*a as usize] != 1) {
        t.wrong(0, Msg::new("pack-once").text("kind", "capitals").text("id", a.id()), problems);
    }
    if let Some(r) = t.table("economic", problems) {
        r.only(&["alliance", "level", "source"], problems);
        notes.source(r, problems);
        axis_only(r, problems);
        victory.economic_level = r.int("level", 1..=MAX_IPC, problems).unwrap_or(0) as u16;
    }
    if let Some(r) = t.table("round_limit", problems) {
        r.only(&["alliance", "win_at_least", "lose_at_most", "source"], problems);
        notes.source(r, problems);
        axis_only(r, problems);
        let win = r.int("win_at_least", 0..=MAX_IPC, problems).unwrap_or(0);
        let lose = r.int("lose_at_most", 0..=MAX_IPC, problems).unwrap_or(0);
        if lose >= win && win > 0 {
            let msg = Msg::new("pack-round-limit").int("win", win).int("lose", lose);
            r.wrong(r.line_of("lose_at_most"), msg, problems);
        }
        victory.limit_levels = (win as u16, lose as u16);
    }
    read_individual(t, start_ipc, notes, problems);
    victory
}

fn axis_only(r: &Record, problems: &mut PackProblems) {
    if let Some(a) = r.word("alliance", problems).and_then(|w| r.known(&w, &Alliance::ALL, Alliance::id, problems))
        && a != Alliance::Axis
    {
        r.wrong(r.line_of("alliance"), Msg::new("pack-fixed").text("field", "alliance").text("value", "axis"), problems);
    }
}

/// The individual winner is measured from the starting levels (AA-260): they are the same numbers as the money at the start.
fn read_individual(t: &Record, start_ipc: Option<[u16; 5]>, notes: &References, problems: &mut PackProblems) {
    let mut seen = [0; 5];
    for r in t.records("individual", problems) {
        r.only(&["power", "start", "source"], problems);
        notes.source(r, problems);
        let start = r.int("start", 1..=MAX_IPC, problems);
        let Some(p) = r.word("power", problems).and_then(|w| r.known(&w, &Power::ALL, Power::id, problems)) else { continue };
        seen[p.i()] += 1;
        if let (Some(start), Some(ipc)) = (start, start_ipc)
            && start != i64::from(ipc[p.i()])
        {
            let msg = Msg::new("pack-fixed").text("field", "start").text("value", ipc[p.i()].to_string());
            r.wrong(r.line_of("start"), msg, problems);
        }
    }
    for p in Power::ALL.into_iter().filter(|p| seen[p.i()] != 1) {
        t.wrong(0, Msg::new("pack-once").text("kind", "individual").text("id", p.id()), problems);
    }
}
