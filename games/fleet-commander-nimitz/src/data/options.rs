//! options.toml: what a table may choose.

use super::Notes;
use ironbottom_kernel::{
    choices::{Choices, Known},
    pack::PackProblems,
    tree::Table,
};

/// Name of the file.
pub const FILE: &str = "options.toml";

/// The options the rules know (see [`crate::rules::Rules`]). A pack may change names, defaults and narrow a range; no more.
const KNOWN: [(&str, Known); 17] = [
    ("engage_sortie_infantry", Known::Number(1, 2)),
    ("submarine_warfare_bonus", Known::Number(3, 4)),
    ("west_coast_ships_stay", Known::Flag),
    ("australia_always_held", Known::Flag),
    ("own_area_is_candidate", Known::Flag),
    ("scouts", Known::Number(0, 30)),
    ("damaged_carrier_flies", Known::Flag),
    ("screening_ship_kept_beyond_battle", Known::Flag),
    ("abda_is_australian", Known::Flag),
    ("substituted_hold_gives_resupply", Known::Flag),
    ("ranging_shots_any_target", Known::Flag),
    ("subs_fire_with_guns", Known::Flag),
    ("plan_copies", Known::Number(1, 2)),
    ("equals_for_japan", Known::Choice(&["player", "random", "worst"])),
    ("battalions", Known::Number(0, 99)),
    ("no_relief_first_turn", Known::Flag),
    ("extra_supply", Known::Number(0, 20)),
];

/// Options that packs of earlier releases do not have: without them a flag is off and a number 0.
const LATER: &[&str] = &["battalions", "no_relief_first_turn", "extra_supply"];

/// Reads options.toml.
pub fn read(t: &Table, notes: &Notes, problems: &mut PackProblems) -> Choices {
    t.only(&["option", "preset"], problems);
    Choices::read(t, &KNOWN, LATER, &["reading", "extra"], notes, problems)
}
