//! Every decision of the player, small enough to be listed.

use crate::{
    position::UnitId,
    types::{Class, Sector, UsPlan},
};
use ironbottom_kernel::area::Space;
use serde::{Deserialize, Serialize};

/// What a hit may fall on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Target {
    /// A ship or infantry: its counter.
    Unit(UnitId),
    /// A squadron: its place in the list of the battle.
    Squadron(u8),
    /// An airfield point of the side that is hit.
    Airfield,
}

/// One decision. The JSON names are fixed by a golden test: journals hold them for ever.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Resupply: buy a unit with so many reinforcement points, the rest in supply points (FN-053).
    Buy {
        /// Which.
        unit: UnitId,
        /// Reinforcement points.
        rp: u8,
    },
    /// Resupply: repair a unit (FN-060).
    Repair {
        /// Which.
        unit: UnitId,
    },
    /// Scouting: a scout on an area (FN-065).
    Scout {
        /// Where.
        area: Space,
    },
    /// Scouted orders: roll for one scout there (FN-070).
    Spot {
        /// Where.
        area: Space,
    },
    /// Movement: a unit moves (FN-081).
    Move {
        /// Which.
        unit: UnitId,
        /// To.
        to: Space,
    },
    /// Movement: a submarine raids (FN-094).
    Raid {
        /// Which.
        unit: UnitId,
    },
    /// Movement: a wing bombs Japan (FN-328).
    Bomb {
        /// Which.
        unit: UnitId,
    },
    /// Movement, before anything moves: a unit is committed to the invasion of Japan (FN-334, FN-336).
    Commit {
        /// Which.
        unit: UnitId,
    },
    /// Bombing: what is removed from Japan (FN-329).
    Remove {
        /// The pile.
        class: Class,
    },
    /// Orders: the area that is rolled for until it is finished (FN-105, FN-106).
    Order {
        /// Which.
        area: Space,
    },
    /// Battles: the one fought next (FN-156).
    Fight {
        /// Where.
        area: Space,
    },
    /// Battle set-up: a US surface ship takes a sector (FN-158), or a submarine does (FN-159).
    Place {
        /// Which.
        unit: UnitId,
        /// Where.
        sector: Sector,
    },
    /// Battle set-up: which of several equal Japanese escorts is next (R70).
    Escort {
        /// Which.
        unit: UnitId,
    },
    /// Battle set-up: take a plan (FN-187).
    TakePlan {
        /// Which.
        plan: UsPlan,
    },
    /// Use a plan at the moment it asks for: First Light, an extra hit, an extra roll, Asw, Artillery.
    Use {
        /// Which.
        plan: UsPlan,
    },
    /// Use a plan with one unit: an extra roll by this ship or infantry, or the roll of this one again.
    UseWith {
        /// Which.
        plan: UsPlan,
        /// The unit.
        unit: UnitId,
    },
    /// Engaged: one battle turn more, or less (FN-199).
    Engage {
        /// More?
        longer: bool,
    },
    /// First Light: the carrier whose group attacks (FN-201).
    Launch {
        /// The carrier.
        unit: UnitId,
    },
    /// A squadron flies to a sector (FN-241).
    Fly {
        /// Its place in the list of the battle.
        squadron: u8,
        /// Where.
        sector: Sector,
    },
    /// A hit on the player's forces falls on this one (FN-257).
    Take {
        /// What.
        target: Target,
    },
    /// A hit on the player's forces is stopped by a plan (FN-195, FN-197, FN-207, FN-209).
    Stop {
        /// Which plan.
        plan: UsPlan,
    },
    /// A hit on Japan falls on this one of several equals (FN-011).
    Strike {
        /// What.
        target: Target,
    },
    /// A squadron lands on a carrier (FN-292).
    Land {
        /// Its place in the list of the battle.
        squadron: u8,
        /// The carrier.
        unit: UnitId,
    },
    /// A squadron finds no room and is given up (FN-294, FN-297).
    GiveUp {
        /// Its place in the list of the battle.
        squadron: u8,
    },
    /// First Light of Japan: which of several equal carriers attacks (R25).
    Carrier {
        /// Which.
        unit: UnitId,
    },
    /// Repairs: the damaged unit that stays (R33).
    Keep {
        /// Which.
        unit: UnitId,
    },
    /// Ends what is being done: a step, the plans, a window for plans.
    Done,
}

ironbottom_kernel::kinds! {
    Action:
    "buy" = Buy,
    "repair" = Repair,
    "scout" = Scout,
    "spot" = Spot,
    "move" = Move,
    "raid" = Raid,
    "bomb" = Bomb,
    "commit" = Commit,
    "remove" = Remove,
    "order" = Order,
    "fight" = Fight,
    "place" = Place,
    "escort" = Escort,
    "take_plan" = TakePlan,
    "use" = Use,
    "use_with" = UseWith,
    "engage" = Engage,
    "launch" = Launch,
    "fly" = Fly,
    "take" = Take,
    "stop" = Stop,
    "strike" = Strike,
    "land" = Land,
    "give_up" = GiveUp,
    "carrier" = Carrier,
    "keep" = Keep,
    "done" = Done,
}
