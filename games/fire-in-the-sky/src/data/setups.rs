//! setup_long.toml and setup_short.toml: the set-ups of the two campaigns.

use super::{Names, map::place, nation, second_source, side, units::unit};
use crate::{
    board::{Board, Scenario, Start, UnitId},
    types::{Nation, Space},
};
use ironbottom_kernel::{Msg, pack::PackProblems, pack_head::References, tree::Record};

/// Names of the files, in the order in which the campaigns are offered.
pub const FILES: [&str; 2] = ["setup_long.toml", "setup_short.toml"];
/// The ids of the campaigns.
const IDS: [&str; 2] = ["long", "short"];
/// Where a force is that is placed by a die on turn 1 (FS-312).
const REACTION: &str = "reaction_force";

/// FS-351, FS-352, FS-353, FS-443, FS-444: reads a set-up.
pub fn read(t: &Record, b: &mut Board, notes: &References, names: &mut Names, problems: &mut PackProblems) {
    const KNOWN: [&str; 16] = [
        "id",
        "name",
        "turn",
        "pool",
        "oil",
        "japan_transport",
        "japan_sub",
        "us_transport",
        "britain_transport",
        "allied_sub",
        "vp",
        "source",
        "control",
        "force",
        "track",
        "sunk",
    ];
    t.only(&KNOWN, problems);
    notes.source(t, problems);
    let Some(id) = t.word("id", problems) else { return };
    if IDS[b.scenarios.len().min(1)] != id.text {
        t.unknown(&id, IDS[b.scenarios.len().min(1)], problems);
    }
    names.extend(t.bilingual("name", problems).map(|name| (format!("scenario.{}", id.text), name)));
    let mut number = |key: &str, most: u8| t.small(key, 0..=most, problems).unwrap_or(0);
    let mut s = Scenario {
        id: id.text,
        turn: number("turn", 16).max(1),
        pool: number("pool", 99),
        oil: number("oil", 99),
        japan_transport: number("japan_transport", 99),
        japan_sub: number("japan_sub", 40),
        us_transport: number("us_transport", 99),
        britain_transport: number("britain_transport", 99),
        allied_sub: number("allied_sub", 40),
        vp: number("vp", 19) as i8,
        ..Scenario::default()
    };
    if t.has("control") {
        for r in t.records("control", problems) {
            r.only(&["side", "bases", "source"], problems);
            notes.source(r, problems);
            let side = side(r, "side", problems);
            for w in r.words("bases", problems) {
                s.control.extend(place(r, b, &w, problems).map(|at| (at, side)));
            }
        }
    }
    read_forces(t, b, &mut s, notes, problems);
    for key in ["track", "sunk"] {
        for r in if t.has(key) { t.records(key, problems) } else { Vec::new() } {
            r.only(&["turn", "nation", "units", "source"], problems);
            notes.source(r, problems);
            let Some(nation) = nation(r, problems) else { continue };
            let start = if key == "track" { Start::Track(r.small("turn", 1..=16, problems).unwrap_or(1)) } else { Start::Sunk };
            for u in counters(r, b, "units", nation, problems) {
                put(r, b, &mut s, u, start, problems);
            }
        }
    }
    b.scenarios.push(s);
}

/// What stands where; the bases that the rules give no limit take all of it.
fn read_forces(t: &Record, b: &Board, s: &mut Scenario, notes: &References, problems: &mut PackProblems) {
    for r in t.records("force", problems) {
        r.only(&["nation", "at", "home", "units", "reduced", "air", "aviation", "source", "split_source"], problems);
        notes.source(r, problems);
        second_source(r, "split_source", &notes.sources, problems);
        let (Some(nation), Some(at)) = (nation(r, problems), r.word("at", problems)) else { continue };
        if at.text == REACTION {
            for u in counters(r, b, "units", nation, problems) {
                put(r, b, s, u, Start::ReactionForce, problems);
            }
            continue;
        }
        let Some(space) = place(r, b, &at, problems) else { continue };
        let home = r.flag("home", problems);
        if home && !at_home(b, space) {
            r.wrong(at.line, Msg::new("pack-misplaced").text("id", "home").text("space", &at.text), problems);
        }
        for (key, reduced) in [("units", false), ("reduced", true)] {
            for u in counters(r, b, key, nation, problems) {
                if reduced && b.unit(u).land().is_none_or(|l| l.steps < 2) {
                    r.wrong(r.line_of(key), Msg::new("pack-no-steps").text("id", &b.unit(u).id), problems);
                }
                put(r, b, s, u, Start::At { at: space, reduced }, problems);
                if home {
                    s.home.push(u);
                }
            }
        }
        let mut steps = |key: &str| if r.has(key) { r.small(key, 1..=40, problems).unwrap_or(0) } else { 0 };
        let (air, aviation) = (steps("air"), steps("aviation"));
        if air > 0 {
            s.air.push((nation, space, air));
        }
        if aviation > 0 {
            s.aviation.push((space, aviation));
            if !at_home(b, space) || nation != Nation::Japan {
                r.wrong(
                    r.line_of("aviation"),
                    Msg::new("pack-misplaced").text("id", "aviation").text("space", &at.text),
                    problems,
                );
            }
        }
    }
    s.home.sort_unstable();
}

/// Is it one of the two Japanese national bases?
fn at_home(b: &Board, s: Space) -> bool {
    [b.places.kure, b.places.yokosuka].contains(&s)
}

/// The counters some field names, all of the nation.
fn counters(r: &Record, b: &Board, key: &str, nation: Nation, problems: &mut PackProblems) -> Vec<UnitId> {
    let mut all = Vec::new();
    for w in if r.has(key) { r.words(key, problems) } else { Vec::new() } {
        let Some(u) = unit(r, b, &w, problems) else { continue };
        if b.unit(u).nation == nation {
            all.push(u);
        } else {
            r.wrong(w.line, Msg::new("pack-no-counter").text("id", &w.text), problems);
        }
    }
    all
}

/// Puts a counter where nothing has put it before.
fn put(r: &Record, b: &Board, s: &mut Scenario, u: UnitId, start: Start, problems: &mut PackProblems) {
    if s.units.iter().any(|(other, _)| *other == u) {
        r.wrong(r.line, Msg::new("pack-placed-twice").text("id", &b.unit(u).id), problems);
        return;
    }
    s.units.push((u, start));
}
