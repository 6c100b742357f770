//! The options in force: the five of Annex IV, the disputed readings, and a few extras the rulebook does not know.

use ironbottom_kernel::{GameInfo, Options, RulesVersion};
use serde::{Deserialize, Serialize};

/// What a gun's fire covers (ruling R1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AaFiresAt {
    /// Every aircraft that comes over.
    #[default]
    EveryAircraft,
    /// Only the first group of the turn.
    FirstGroup,
}

/// When casualties are chosen (ruling R17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CasualtiesPer {
    /// After each column.
    #[default]
    Column,
    /// After the whole volley.
    Volley,
}

/// What opens a way of retreat (ruling R24).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RetreatOrigins {
    /// Any unit, aircraft that took off next door included.
    #[default]
    AnyUnit,
    /// Land units and ships only.
    SurfaceOnly,
}

/// Limits on stacks (ruling R30).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StackLimit {
    /// None.
    Off,
    /// Carriers only, as the rulebook states.
    #[default]
    Carriers,
    /// All figures reported.
    Full,
}

/// What becomes of the Axis bid (an extra).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BidAs {
    /// Money in hand.
    #[default]
    Cash,
    /// Units on the board before the first turn; what is left over is money in hand.
    Units,
}

impl BidAs {
    /// Not written where it is the usual one, so that digests of tables begun before it stay as they were.
    pub const fn is_cash(&self) -> bool {
        matches!(self, Self::Cash)
    }
}

/// A flag that came after the first release: not written where it is off, so that digests stay as they were.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_off(flag: &bool) -> bool {
    !*flag
}

/// All options, parsed once at set-up. Those of Annex IV are switched on one by one and off unless the table says so (AA-325).
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// AA-262.
    pub total_victory: bool,
    /// AA-263: new ships may appear among enemies, without a battle at that moment (AA-264) and before the income (AA-324).
    pub naval_placement_in_enemy_zones: bool,
    /// AA-265.
    pub weapons_advantage: bool,
    /// AA-266.
    pub restricted_soviet_attack: bool,
    /// AA-267.
    pub no_new_complexes: bool,
    /// R1.
    pub aa_fires_at: AaFiresAt,
    /// R3.
    pub blitzed_aa_still_fires: bool,
    /// R5.
    pub unload_after_sea_battle: bool,
    /// R9.
    pub orphan_fighters_land_at_once: bool,
    /// R11.
    pub allied_passengers_as_casualties: bool,
    /// R15.
    pub ships_in_caspian: bool,
    /// R17.
    pub casualties_per: CasualtiesPer,
    /// R21.
    pub landing_may_be_forgone: bool,
    /// R24.
    pub retreat_origins: RetreatOrigins,
    /// R30.
    pub stack_limits: StackLimit,
    /// R37.
    pub income_on_turn_of_self_liberation: bool,
    /// R42.
    pub count_captive_power_for_84: bool,
    /// R43.
    pub research_without_capital: bool,
    /// R50.
    pub split_assault_per_transport: bool,
    /// R71.
    pub submarines_may_stay_behind: bool,
    /// Extra: IPC the Axis divides before the first turn.
    pub axis_bid: u16,
    /// Extra: most hits are certain, only the rest is rolled.
    pub low_luck: bool,
    /// Extra: neutrals may not be entered nor crossed at all.
    pub strict_neutrals: bool,
    /// Extra: number of rounds, 0 = none.
    pub round_limit: u16,
    /// Number of players, 2 to 5: who must agree with whom (AA-014, AA-015, AA-016, AA-017).
    pub players: u8,
    /// Version of the rules the table began with; not an option. The first is not written, so that its digests stay as they were.
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub version: RulesVersion,
    /// R81: battleships that fired in support may still sail in non-combat movement.
    #[serde(default, skip_serializing_if = "is_off")]
    pub battleships_sail_after_support: bool,
    /// R12: Suez, like Panama, is open only to those who held it when the turn began.
    #[serde(default, skip_serializing_if = "is_off")]
    pub suez_from_start_of_turn: bool,
    /// R51: units board in combat movement only for an assault of this turn.
    #[serde(default, skip_serializing_if = "is_off")]
    pub loading_only_for_assaults: bool,
    /// Extra: what becomes of the bid.
    #[serde(default, skip_serializing_if = "BidAs::is_cash")]
    pub axis_bid_as: BidAs,
    /// Extra: nobody researches.
    #[serde(default, skip_serializing_if = "is_off")]
    pub no_research: bool,
    /// Extra: a raid costs at most the value of the territory.
    #[serde(default, skip_serializing_if = "is_off")]
    pub raids_capped_by_value: bool,
    /// Extra: aircraft may break off alone from an amphibious assault.
    #[serde(default, skip_serializing_if = "is_off")]
    pub air_retreat_from_assaults: bool,
}

impl Rules {
    /// Reads the options; they were checked before.
    pub fn new(info: &GameInfo, o: &Options) -> Self {
        Self {
            total_victory: info.flag(o, "total_victory"),
            naval_placement_in_enemy_zones: info.flag(o, "naval_placement_in_enemy_zones"),
            weapons_advantage: info.flag(o, "weapons_advantage"),
            restricted_soviet_attack: info.flag(o, "restricted_soviet_attack"),
            no_new_complexes: info.flag(o, "no_new_complexes"),
            aa_fires_at: if info.choice(o, "aa_fires_at") == "first_group" {
                AaFiresAt::FirstGroup
            } else {
                AaFiresAt::EveryAircraft
            },
            blitzed_aa_still_fires: info.flag(o, "blitzed_aa_still_fires"),
            unload_after_sea_battle: info.flag(o, "unload_after_sea_battle"),
            orphan_fighters_land_at_once: info.flag(o, "orphan_fighters_land_at_once"),
            allied_passengers_as_casualties: info.flag(o, "allied_passengers_as_casualties"),
            ships_in_caspian: info.flag(o, "ships_in_caspian"),
            casualties_per: if info.choice(o, "casualties_per") == "volley" {
                CasualtiesPer::Volley
            } else {
                CasualtiesPer::Column
            },
            landing_may_be_forgone: info.flag(o, "landing_may_be_forgone_after_sea_battle"),
            retreat_origins: if info.choice(o, "retreat_origins") == "surface_only" {
                RetreatOrigins::SurfaceOnly
            } else {
                RetreatOrigins::AnyUnit
            },
            stack_limits: match info.choice(o, "stack_limits") {
                "off" => StackLimit::Off,
                "full" => StackLimit::Full,
                _ => StackLimit::Carriers,
            },
            income_on_turn_of_self_liberation: info.flag(o, "income_on_turn_of_self_liberation"),
            count_captive_power_for_84: info.flag(o, "count_captive_power_for_84"),
            research_without_capital: info.flag(o, "research_without_capital"),
            split_assault_per_transport: info.flag(o, "split_assault_per_transport"),
            submarines_may_stay_behind: info.flag(o, "submarines_may_stay_behind"),
            axis_bid: info.number(o, "axis_bid") as u16,
            low_luck: info.flag(o, "low_luck"),
            strict_neutrals: info.flag(o, "strict_neutrals"),
            round_limit: info.number(o, "round_limit") as u16,
            players: info.number(o, "players") as u8,
            version: RulesVersion(info.rules_version),
            battleships_sail_after_support: info.flag(o, "battleships_sail_after_support"),
            suez_from_start_of_turn: info.flag(o, "suez_from_start_of_turn"),
            loading_only_for_assaults: info.flag(o, "loading_only_for_assaults"),
            axis_bid_as: if info.choice(o, "axis_bid_as") == "units" { BidAs::Units } else { BidAs::Cash },
            no_research: info.flag(o, "no_research"),
            raids_capped_by_value: info.flag(o, "raids_capped_by_value"),
            air_retreat_from_assaults: info.flag(o, "air_retreat_from_assaults"),
        }
    }

    /// Does the table read the rules as they are read since this version? What was read otherwise before:
    ///
    /// | version | rules | before it |
    /// | --- | --- | --- |
    /// | 2 | AA-220 | a co-defender was asked about a proposal only if his standing order was to be asked |
    /// | 2 | AA-009 | standing orders gave away the attacker's last land unit unless told otherwise |
    /// | 2 | AA-237 | a battleship that fired in support without having moved sailed on in phase 4 |
    /// | 2 | AA-034 | Suez opened only in the turn after both its banks were taken |
    /// | 2 | AA-086 | units boarded in phase 2 only for a landing of that turn |
    pub const fn reads_since(&self, version: u32) -> bool {
        self.version.0 >= version
    }

    /// AA-237: is a battleship done for the turn once it has fired in support?
    pub const fn support_is_a_move(&self) -> bool {
        self.reads_since(2) && !self.battleships_sail_after_support
    }

    /// AA-034: does Suez open as soon as both banks are held?
    pub const fn suez_opens_at_once(&self) -> bool {
        self.reads_since(2) && !self.suez_from_start_of_turn
    }

    /// AA-086, AA-164: may a transport take units aboard in phase 2 and then fight at sea without landing them?
    pub const fn laden_may_fight(&self) -> bool {
        self.reads_since(2) && !self.loading_only_for_assaults
    }
}
