//! options.toml: what a table may choose, and the figures of the stack limits.

use super::Notes;
use crate::{board::StackLimits, types::Kind};
use ironbottom_kernel::{
    Msg,
    choices::{Choices, Known},
    pack::PackProblems,
    tree::Table,
};

/// Name of the file.
pub const FILE: &str = "options.toml";

/// The options the rules know (see [`crate::rules::Rules`]). A pack may change names, defaults and narrow a range; no more.
const KNOWN: [(&str, Known); 32] = [
    ("total_victory", Known::Flag),
    ("naval_placement_in_enemy_zones", Known::Flag),
    ("weapons_advantage", Known::Flag),
    ("restricted_soviet_attack", Known::Flag),
    ("no_new_complexes", Known::Flag),
    ("aa_fires_at", Known::Choice(&["every_aircraft", "first_group"])),
    ("blitzed_aa_still_fires", Known::Flag),
    ("unload_after_sea_battle", Known::Flag),
    ("orphan_fighters_land_at_once", Known::Flag),
    ("allied_passengers_as_casualties", Known::Flag),
    ("ships_in_caspian", Known::Flag),
    ("casualties_per", Known::Choice(&["column", "volley"])),
    ("landing_may_be_forgone_after_sea_battle", Known::Flag),
    ("retreat_origins", Known::Choice(&["any_unit", "surface_only"])),
    ("stack_limits", Known::Choice(&["off", "carriers", "full"])),
    ("income_on_turn_of_self_liberation", Known::Flag),
    ("count_captive_power_for_84", Known::Flag),
    ("research_without_capital", Known::Flag),
    ("split_assault_per_transport", Known::Flag),
    ("submarines_may_stay_behind", Known::Flag),
    ("axis_bid", Known::Number(0, 999)),
    ("low_luck", Known::Flag),
    ("strict_neutrals", Known::Flag),
    ("round_limit", Known::Number(0, 1000)),
    ("players", Known::Number(2, 5)),
    ("battleships_sail_after_support", Known::Flag),
    ("suez_from_start_of_turn", Known::Flag),
    ("loading_only_for_assaults", Known::Flag),
    ("axis_bid_as", Known::Choice(&["cash", "units"])),
    ("no_research", Known::Flag),
    ("raids_capped_by_value", Known::Flag),
    ("air_retreat_from_assaults", Known::Flag),
];

/// Options that packs of earlier releases do not have: without them a flag is off, a number 0 and a choice its first value.
const LATER: &[&str] = &[
    "battleships_sail_after_support",
    "suez_from_start_of_turn",
    "loading_only_for_assaults",
    "axis_bid_as",
    "no_research",
    "raids_capped_by_value",
    "air_retreat_from_assaults",
];

/// Reads options.toml.
pub fn read(t: &Table, notes: &Notes, problems: &mut PackProblems) -> (Choices, StackLimits) {
    t.only(&["option", "limit"], problems);
    let choices = Choices::read(t, &KNOWN, LATER, &["annex", "reading", "extra"], notes, problems);
    (choices, read_limits(t, notes, problems))
}

/// AA-270: the figures of `stack_limits`.
fn read_limits(t: &Table, notes: &Notes, problems: &mut PackProblems) -> StackLimits {
    let mut limits = StackLimits::default();
    let mut seen = [0; 2];
    for r in t.records("limit", problems) {
        r.only(&["value", "units", "complex_in_all", "source"], problems);
        notes.source(r, problems);
        let mut by_kind = [0; 10];
        if let Some(units) = r.table("units", problems) {
            for key in units.keys() {
                let n = units.small(&key.text, 1..=128, problems);
                match super::kind(units, &key, problems) {
                    Some(Kind::Complex) => {
                        units.wrong(key.line, Msg::new("pack-unknown-field").text("field", &key.text), problems);
                    }
                    Some(k) => by_kind[k.i()] = n.unwrap_or(0),
                    None => {}
                }
            }
        }
        if r.has("complex_in_all") {
            by_kind[Kind::Complex.i()] = r.small("complex_in_all", 1..=128, problems).unwrap_or(0);
        }
        let Some(value) = r.word("value", problems) else { continue };
        match value.text.as_str() {
            "carriers" => (limits.carriers, seen[0]) = (by_kind, seen[0] + 1),
            "full" => (limits.full, seen[1]) = (by_kind, seen[1] + 1),
            _ => {
                let msg = Msg::new("pack-fixed").text("field", "value").text("value", "carriers, full");
                r.wrong(value.line, msg, problems);
            }
        }
    }
    for (id, n) in ["carriers", "full"].into_iter().zip(seen) {
        if n != 1 {
            t.wrong(0, Msg::new("pack-once").text("kind", "limit").text("id", id), problems);
        }
    }
    limits
}
