//! The options in force: the disputed readings of `rules/rulings.toml`, and how equal choices for Japan are made.

use ironbottom_kernel::{GameInfo, Options, RulesVersion};
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

/// What is not set is not written, so that digests of earlier tables stay as they were.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over like this")]
const fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// All options, parsed once at set-up.
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// R3: Engage and Sortie take one infantry, as the chart has it, not two.
    pub order_infantry_by_chart: bool,
    /// R5: Submarine Warfare gives this much.
    pub submarine_warfare: u8,
    /// R11: ships on the West Coast stay there.
    pub west_coast_ships_stay: bool,
    /// R16: Australia passes supply without a unit ashore.
    pub australia_always_held: bool,
    /// R17: the own area is a candidate of Battle, Engage, Reinforce and Sortie.
    pub own_area_is_candidate: bool,
    /// R21: most scouts a turn.
    pub scouts: u8,
    /// R22: a damaged carrier has an air group.
    pub damaged_carrier_flies: bool,
    /// R26: an unused Screening Ship is kept for later battles.
    pub screening_ship_kept: bool,
    /// R43: the ABDA cruisers are Australian.
    pub abda_is_australian: bool,
    /// R59: a Hold in place of an impossible order gives a Resupply marker.
    pub substituted_hold_resupplies: bool,
    /// R63: Ranging Shots after any surface success, on any target.
    pub ranging_shots_any_target: bool,
    /// R82: a submarine in Coastal fires with the guns as well.
    pub subs_fire_with_guns: bool,
    /// G10: copies of each Japanese plan in the cup.
    pub plan_copies: u8,
    /// FN-011.
    pub equals: Equals,
    /// R93: Japanese battalion counters in the box; 0: as many as are wanted.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub battalions: u8,
    /// Extra: too few objectives at the end of the first turn do not end the campaign (FN-325).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_relief_first_turn: bool,
    /// Extra: supply points each turn beyond those of the sheet (FN-050).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub extra_supply: u8,
    /// Version of the rules the table began with; not an option. The first is not written, so that its digests stay as they were.
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub version: RulesVersion,
}

impl Rules {
    /// Reads the options; they were checked before.
    pub fn new(info: &GameInfo, o: &Options) -> Self {
        Self {
            order_infantry_by_chart: info.number(o, "engage_sortie_infantry") == 1,
            submarine_warfare: info.number(o, "submarine_warfare_bonus") as u8,
            west_coast_ships_stay: info.flag(o, "west_coast_ships_stay"),
            australia_always_held: info.flag(o, "australia_always_held"),
            own_area_is_candidate: info.flag(o, "own_area_is_candidate"),
            scouts: info.number(o, "scouts") as u8,
            damaged_carrier_flies: info.flag(o, "damaged_carrier_flies"),
            screening_ship_kept: info.flag(o, "screening_ship_kept_beyond_battle"),
            abda_is_australian: info.flag(o, "abda_is_australian"),
            substituted_hold_resupplies: info.flag(o, "substituted_hold_gives_resupply"),
            ranging_shots_any_target: info.flag(o, "ranging_shots_any_target"),
            subs_fire_with_guns: info.flag(o, "subs_fire_with_guns"),
            plan_copies: info.number(o, "plan_copies") as u8,
            equals: match info.choice(o, "equals_for_japan") {
                "random" => Equals::Random,
                "worst" => Equals::Worst,
                _ => Equals::Player,
            },
            battalions: info.number(o, "battalions") as u8,
            no_relief_first_turn: info.flag(o, "no_relief_first_turn"),
            extra_supply: info.number(o, "extra_supply") as u8,
            version: RulesVersion(info.rules_version),
        }
    }

    /// Does the table read the rules as they are read since this version? What was read otherwise before:
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
    pub const fn reads_since(&self, version: u32) -> bool {
        self.version.0 >= version
    }
}
