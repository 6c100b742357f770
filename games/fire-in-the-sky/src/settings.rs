//! The options in force: disputed readings of `rules/rulings.toml`, and the optional rules of chapter 18.

use serde::{Deserialize, Serialize};

/// R3: how the return of a damaged ship is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DamageReturn {
    /// Twice the hits in reinforcement phases of its owner, as in the example.
    #[default]
    Phases,
    /// Twice the hits in turns, as in the table.
    Turns,
}

/// R6: which dice of ground support gain by air supremacy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SupportDice {
    /// All.
    #[default]
    All,
    /// Those of air points.
    Air,
}

ironbottom_kernel::settings! {
    /// All options, read once at set-up.
    pub struct Settings {
        /// R3.
        damage_return: DamageReturn = choice("phases", "turns"),
        /// R6.
        support_supremacy: SupportDice = choice("all", "air") as "ground_support_supremacy",
        /// R27: hits on a Japanese replacement marker lower the merchantmen pool.
        marker_hits_pool: bool = flag,
        /// R54: replacement markers use the free move of 7.5.
        marker_free_move: bool = flag,
        /// R56: surplus ships of a round may be held back.
        surplus_ships_may_hold_back: bool = flag,
        /// R60: Dutch ships driven off come back to Surabaya.
        dutch_withdrawn_return_surabaya: bool = flag,
        /// R62: Brisbane in Japanese hands cuts the lifeline.
        captured_brisbane_cuts_lifeline: bool = flag,
        /// R63: a refit takes steps of the carrier's own base only.
        refit_same_base_only: bool = flag,
        /// R65: the Tokyo Express runs in each player turn.
        tokyo_express_per_player_turn: bool = flag,
        /// R67: air steps count for the cap on ground support.
        support_cap_counts_air: bool = flag,
        /// R23, wider reading: ships give support only under sea control.
        support_needs_sea_control: bool = flag,
        /// R30: the base a supply line starts from is blocked by an enemy air zone.
        supply_origin_blocked_by_azoc: bool = flag,
        /// Air units landed at an occupied base have their zone at once.
        occupied_base_azoc: bool = flag,
        /// Naval Aviation has an air zone.
        naval_aviation_azoc: bool = flag,
        /// The land link between Saigon and Bangkok.
        saigon_bangkok_link: bool = flag,
        /// 18.1.1.
        code_breaking: bool = flag,
        /// 18.1.2.
        british_decks: bool = flag,
        /// 18.1.3.
        strategic_bombing: bool = flag,
        /// 18.1.4.
        hidden_task_forces: bool = flag,
        /// 18.1.5.
        ranger: bool = flag,
        /// 18.1.6.
        marines: bool = flag,
        /// 18.1.7.
        radar: bool = flag,
        /// 18.1.8.
        base_delay: bool = flag,
        /// 18.2.1.
        long_lance: bool = flag,
        /// 18.2.2.
        tokyo_express: bool = flag,
        /// 18.2.3.
        elite_pilots: bool = flag,
        /// 18.2.4.
        kamikazes: bool = flag,
        /// 18.2.5.
        optional_ships: bool = flag,
        /// 18.3.1.
        catastrophe: bool = flag,
        /// 18.3.2.
        cumulative_damage: bool = flag,
        /// Turns after which a game is broken off; 0: none.
        round_limit: u8 = number(0, 16),
    }
    later {}
    /// Version of the rules the table began with; not an option.
    version;
    later {}
}
