//! The options in force: the disputed readings of `rules/rulings.toml`.

ironbottom_kernel::settings! {
    /// All options, read once at set-up.
    pub struct Settings {
        /// The game ends after so many turns at the latest; 0: as the scenario says.
        hours: u16 = number(0, 999),
        /// R58: whoever is not moving intercepts.
        nonmover_intercepts: bool = flag,
        /// R69: all shown units observe.
        nonmover_observes_with_shown: bool = flag,
        /// R69: the initiative player may show units in the second half.
        initiative_player_shows_late: bool = flag,
        /// R68: a search lasts until the next.
        af_watches_tf_phase: bool = flag,
        /// R70: a task force observed at its start makes its whole move on the map.
        whole_move_visible: bool = flag,
        /// R72: coastwatchers see condition 1 at most by night.
        coastwatchers_blind_at_night: bool = flag,
        /// R20: only one for two and two for one.
        formation_count_strict: bool = flag,
        /// R64: in mutual shadowing the initiative player moves first.
        mutual_shadow_initiative_first: bool = flag,
        /// R52: wider effect of the die.
        english_die_effect: bool = flag,
        /// R89: pursuit is a combat of its own.
        pursuit_second_combat: bool = flag,
        /// R91: torpedoes of ships do not double.
        only_air_torpedoes_double: bool = flag,
        /// R65: damage of ships off the map scores.
        score_damage_off_map: bool = flag,
        /// R65: ships may be scuttled.
        scuttle_ships: bool = flag,
        /// FT-305: carriers clear their decks.
        carrier_lf_repair: bool = flag,
    }
    later {}
    /// Version of the rules the table began with; not an option. What was read otherwise before:
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
    version;
    later {}
}
