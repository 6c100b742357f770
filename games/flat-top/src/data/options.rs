//! options.toml: what a table may choose.

use super::Notes;
use ironbottom_kernel::{
    choices::{Choices, Known},
    pack::PackProblems,
    tree::Table,
};

/// Name of the file.
pub const FILE: &str = "options.toml";

/// The options the rules know (see [`crate::rules::Rules`]). A pack may change names and defaults and narrow a range; no more.
const KNOWN: [(&str, Known); 15] = [
    ("hours", Known::Number(0, 999)),
    ("nonmover_intercepts", Known::Flag),
    ("nonmover_observes_with_shown", Known::Flag),
    ("initiative_player_shows_late", Known::Flag),
    ("af_watches_tf_phase", Known::Flag),
    ("whole_move_visible", Known::Flag),
    ("coastwatchers_blind_at_night", Known::Flag),
    ("formation_count_strict", Known::Flag),
    ("mutual_shadow_initiative_first", Known::Flag),
    ("english_die_effect", Known::Flag),
    ("pursuit_second_combat", Known::Flag),
    ("only_air_torpedoes_double", Known::Flag),
    ("score_damage_off_map", Known::Flag),
    ("scuttle_ships", Known::Flag),
    ("carrier_lf_repair", Known::Flag),
];

/// Options that packs of earlier releases do not have: without them a flag is off and a number 0.
const LATER: &[&str] = &[];

/// Reads options.toml.
pub fn read(t: &Table, notes: &Notes, problems: &mut PackProblems) -> Choices {
    t.only(&["option"], problems);
    Choices::read(t, &KNOWN, LATER, &["reading", "extra"], notes, problems)
}
