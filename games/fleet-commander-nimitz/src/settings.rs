//! The options in force: the disputed readings of `rules/rulings.toml`, and how equal choices for Japan are made.

use serde::{Deserialize, Serialize};

/// Who decides for Japan where the rules leave equal options (FN-011).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Equals {
    /// The player, as the rules say.
    #[default]
    Player,
    /// A die.
    Random,
    /// Always what is worst for the US, by R92.
    Worst,
}

ironbottom_kernel::settings! {
    /// All options, read once at set-up.
    pub struct Settings {
        /// R3: Engage and Sortie take one infantry, as the chart has it, not two.
        order_infantry_by_chart: bool = number(1, 2, |n| n == 1) as "engage_sortie_infantry",
        /// R5: Submarine Warfare gives this much.
        submarine_warfare: u8 = number(3, 4) as "submarine_warfare_bonus",
        /// R11: ships on the West Coast stay there.
        west_coast_ships_stay: bool = flag,
        /// R16: Australia passes supply without a unit ashore.
        australia_always_held: bool = flag,
        /// R17: the own area is a candidate of Battle, Engage, Reinforce and Sortie.
        own_area_is_candidate: bool = flag,
        /// R21: most scouts a turn.
        scouts: u8 = number(0, 30),
        /// R22: a damaged carrier has an air group.
        damaged_carrier_flies: bool = flag,
        /// R26: an unused Screening Ship is kept for later battles.
        screening_ship_kept: bool = flag as "screening_ship_kept_beyond_battle",
        /// R43: the ABDA cruisers are Australian.
        abda_is_australian: bool = flag,
        /// R59: a Hold in place of an impossible order gives a Resupply marker.
        substituted_hold_resupplies: bool = flag as "substituted_hold_gives_resupply",
        /// R63: Ranging Shots after any surface success, on any target.
        ranging_shots_any_target: bool = flag,
        /// R82: a submarine in Coastal fires with the guns as well.
        subs_fire_with_guns: bool = flag,
        /// G10: copies of each Japanese plan in the cup.
        plan_copies: u8 = number(1, 2),
        /// FN-011.
        equals: Equals = choice("player", "random", "worst") as "equals_for_japan",
    }
    later {
        /// R93: Japanese battalion counters in the box; 0: as many as are wanted.
        battalions: u8 = number(0, 99),
        /// Extra: too few objectives at the end of the first turn do not end the campaign (FN-325).
        no_relief_first_turn: bool = flag,
        /// Extra: supply points each turn beyond those of the sheet (FN-050).
        extra_supply: u8 = number(0, 20),
    }
    /// Version of the rules the table began with; not an option. What was read otherwise before:
    ///
    /// | version | rules | before it |
    /// | --- | --- | --- |
    /// | 2 | FN-265, FN-283 | who lost its last unit on the Island hit no infantry there with what it had rolled at the same time |
    /// | 2 | FN-293, FN-294 | with too few decks only squadrons whose own deck was gone were lost |
    /// | 2 | FN-011 | of equal squadrons without a place, and of equal infantry on Transports, the first of the list was lost or hit |
    /// | 2 | FN-326 | Japanese units at Hawaii that met nobody did not end the campaign |
    /// | 2 | FN-208 | a hit on a Transport gave no Ranging Shots |
    /// | 2 | FN-222 | First Light took the squadrons of a carrier that came damaged as well (option of R22) |
    /// | 2 | FN-239, FN-280 | a submarine at the guns gained by Ship Combat and hit the Island (option of R82) |
    /// | 2 | FN-221, FN-230 | second copies of First Light and Kamikaze did nothing (R27) |
    /// | 2 | FN-208 | Ranging Shots had to be declined twice after a choice among equals |
    /// | 2 | FN-237 | a Screening Ship was kept without a Japanese carrier as well (R26) |
    /// | 2 | FN-011, FN-292 | a squadron of Japan without a deck took the first that had room |
    /// | 2 | FN-011, FN-173, FN-221 | the worst of equal escorts and carriers was the first (R92) |
    /// | 2 | FN-197, FN-218, FN-256 | Damage Control stopped hits on airfields, and a damaged infantry of their cost forbade them (R91) |
    /// | 3 | FN-096, FN-107 | who was left alone by the departure of others was rolled for again, and held (R79) |
    version;
    later {}
}
