//! The options in force: the disputed readings of `rules/rulings.toml`.

use ironbottom_kernel::{GameInfo, Options, RulesVersion};
use serde::{Deserialize, Serialize};

/// All options, parsed once at set-up.
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Rules {
    /// The game ends after so many turns at the latest; 0: as the scenario says.
    pub hours: u16,
    /// R58: whoever is not moving intercepts.
    pub nonmover_intercepts: bool,
    /// R69: all shown units observe.
    pub nonmover_observes_with_shown: bool,
    /// R69: the initiative player may show units in the second half.
    pub initiative_player_shows_late: bool,
    /// R68: a search lasts until the next.
    pub af_watches_tf_phase: bool,
    /// R70: a task force observed at its start makes its whole move on the map.
    pub whole_move_visible: bool,
    /// R72: coastwatchers see condition 1 at most by night.
    pub coastwatchers_blind_at_night: bool,
    /// R20: only one for two and two for one.
    pub formation_count_strict: bool,
    /// R64: in mutual shadowing the initiative player moves first.
    pub mutual_shadow_initiative_first: bool,
    /// R52: wider effect of the die.
    pub english_die_effect: bool,
    /// R89: pursuit is a combat of its own.
    pub pursuit_second_combat: bool,
    /// R91: torpedoes of ships do not double.
    pub only_air_torpedoes_double: bool,
    /// R65: damage of ships off the map scores.
    pub score_damage_off_map: bool,
    /// R65: ships may be scuttled.
    pub scuttle_ships: bool,
    /// FT-305: carriers clear their decks.
    pub carrier_lf_repair: bool,
    /// Version of the rules the table began with; not an option. The first is not written, so that its digests stay as they were.
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub version: RulesVersion,
}

impl Rules {
    /// Reads the options; they were checked before.
    pub fn new(info: &GameInfo, o: &Options) -> Self {
        let flag = |id| info.flag(o, id);
        Self {
            hours: info.number(o, "hours") as u16,
            nonmover_intercepts: flag("nonmover_intercepts"),
            nonmover_observes_with_shown: flag("nonmover_observes_with_shown"),
            initiative_player_shows_late: flag("initiative_player_shows_late"),
            af_watches_tf_phase: flag("af_watches_tf_phase"),
            whole_move_visible: flag("whole_move_visible"),
            coastwatchers_blind_at_night: flag("coastwatchers_blind_at_night"),
            formation_count_strict: flag("formation_count_strict"),
            mutual_shadow_initiative_first: flag("mutual_shadow_initiative_first"),
            english_die_effect: flag("english_die_effect"),
            pursuit_second_combat: flag("pursuit_second_combat"),
            only_air_torpedoes_double: flag("only_air_torpedoes_double"),
            score_damage_off_map: flag("score_damage_off_map"),
            scuttle_ships: flag("scuttle_ships"),
            carrier_lf_repair: flag("carrier_lf_repair"),
            version: RulesVersion(info.rules_version),
        }
    }

    /// Does the table read the rules as they are read since this version? What was read otherwise before:
    ///
    /// | version | rules | before it |
    /// | --- | --- | --- |
    /// | 2 | 7.3.3 | a search in cloud looked at the hex of the roll, not at that of the start of the turn |
    /// | 2 | 6.6, 14.14 | by night a storm and arms together cost one on the die, not one each |
    /// | 2 | 12.3, 11.9 | task forces were split and joined after they had sailed only |
    /// | 2 | 16.5.3, 17.5, 18.2 | carrier and land counters of a model threw dice apart |
    /// | 2 | 16.5.5 | the owner was always asked which formations lost aircraft; now if he has ordered it |
    /// | 2 | 18.3.1 | dive bombers stayed high after their attack |
    /// | 2 | 19.2 | ships of the other side were meant by their place in its list |
    /// | 2 | none: who put a task force on the map is remembered | it was not |
    /// | 2 | FT-123, FT-134 | no standing order for the decks stood when a game began |
    /// | 2 | FT-088, FT-447 | a report of aircraft still counted those that were shot down in sight of both |
    pub const fn reads_since(&self, version: u32) -> bool {
        self.version.0 >= version
    }
}
