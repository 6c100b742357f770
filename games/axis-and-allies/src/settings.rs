//! The options in force: the five of Annex IV, the disputed readings, and a few extras the rulebook does not know.

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

ironbottom_kernel::settings! {
    /// All options, read once at set-up. Those of Annex IV are switched on one by one and off unless the table says so (AA-325).
    pub struct Settings {
        /// AA-262.
        total_victory: bool = flag,
        /// AA-263: new ships may appear among enemies, without a battle at that moment (AA-264) and before the income (AA-324).
        naval_placement_in_enemy_zones: bool = flag,
        /// AA-265.
        weapons_advantage: bool = flag,
        /// AA-266.
        restricted_soviet_attack: bool = flag,
        /// AA-267.
        no_new_complexes: bool = flag,
        /// R1.
        aa_fires_at: AaFiresAt = choice("every_aircraft", "first_group"),
        /// R3.
        blitzed_aa_still_fires: bool = flag,
        /// R5.
        unload_after_sea_battle: bool = flag,
        /// R9.
        orphan_fighters_land_at_once: bool = flag,
        /// R11.
        allied_passengers_as_casualties: bool = flag,
        /// R15.
        ships_in_caspian: bool = flag,
        /// R17.
        casualties_per: CasualtiesPer = choice("column", "volley"),
        /// R21.
        landing_may_be_forgone: bool = flag as "landing_may_be_forgone_after_sea_battle",
        /// R24.
        retreat_origins: RetreatOrigins = choice("any_unit", "surface_only"),
        /// R30.
        stack_limits: StackLimit = choice("off", "carriers", "full"),
        /// R37.
        income_on_turn_of_self_liberation: bool = flag,
        /// R42.
        count_captive_power_for_84: bool = flag,
        /// R43.
        research_without_capital: bool = flag,
        /// R50.
        split_assault_per_transport: bool = flag,
        /// R71.
        submarines_may_stay_behind: bool = flag,
        /// Extra: IPC the Axis divides before the first turn.
        axis_bid: u16 = number(0, 999),
        /// Extra: most hits are certain, only the rest is rolled.
        low_luck: bool = flag,
        /// Extra: neutrals may not be entered nor crossed at all.
        strict_neutrals: bool = flag,
        /// Extra: number of rounds, 0 = none.
        round_limit: u16 = number(0, 1000),
        /// Number of players, 2 to 5: who must agree with whom (AA-014, AA-015, AA-016, AA-017).
        players: u8 = number(2, 5),
    }
    later {}
    /// Version of the rules the table began with; not an option. What was read otherwise before:
    ///
    /// | version | rules | before it |
    /// | --- | --- | --- |
    /// | 2 | AA-220 | a co-defender was asked about a proposal only if his standing order was to be asked |
    /// | 2 | AA-009 | standing orders gave away the attacker's last land unit unless told otherwise |
    /// | 2 | AA-237 | a battleship that fired in support without having moved sailed on in phase 4 |
    /// | 2 | AA-034 | Suez opened only in the turn after both its banks were taken |
    /// | 2 | AA-086 | units boarded in phase 2 only for a landing of that turn |
    version;
    later {
        /// R81: battleships that fired in support may still sail in non-combat movement.
        battleships_sail_after_support: bool = flag,
        /// R12: Suez, like Panama, is open only to those who held it when the turn began.
        suez_from_start_of_turn: bool = flag,
        /// R51: units board in combat movement only for an assault of this turn.
        loading_only_for_assaults: bool = flag,
        /// Extra: what becomes of the bid.
        axis_bid_as: BidAs = choice("cash", "units"),
        /// Extra: nobody researches.
        no_research: bool = flag,
        /// Extra: a raid costs at most the value of the territory.
        raids_capped_by_value: bool = flag,
        /// Extra: aircraft may break off alone from an amphibious assault.
        air_retreat_from_assaults: bool = flag,
    }
}

impl Settings {
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
