//! What the log tells.

use crate::{
    board::TypeId,
    position::{Phase, Place},
    types::{Class, Grade, JapanPlan, Order, Sector, Side, UsPlan},
};
use ironbottom_kernel::area::Space;
use serde::{Deserialize, Serialize};

/// A counter by its name: the sheet it is of, and its type there. An event is read without the position it happened in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Name {
    /// Year of the sheet.
    pub year: u16,
    /// Type.
    pub kind: TypeId,
}

/// What a hit fell on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// A counter.
    Counter(Name),
    /// An airfield point.
    Airfield,
}

/// Why a hit fell where it did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Somebody chose, or a die.
    Chosen,
    /// Nothing else there could be hit.
    Only,
    /// It is the cheapest there (FN-255).
    Cheapest,
    /// It was damaged already, and of its price it is finished first (FN-256).
    Damaged,
}

/// One attack roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shot {
    /// Who rolled.
    pub by: Name,
    /// Value it hits on, and twice on.
    pub value: (u8, u8),
    /// The die.
    pub die: u8,
    /// Hits.
    pub hits: u8,
}

/// The kinds of attacks, in the order of a battle turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Attack {
    /// Aircraft against aircraft.
    Dogfight,
    /// Ships against aircraft.
    Aaa,
    /// Aircraft against what is below.
    Bombs,
    /// Submarines against ships.
    Torpedoes,
    /// Against submarines.
    DepthCharges,
    /// Guns in Coastal.
    Guns,
    /// Infantry.
    Infantry,
}

/// One thing that happened. The fields are named after what they hold.
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A campaign began.
    CampaignBegan { year: u16 },
    /// A turn began, with its points.
    TurnBegan { turn: u8, rp: u16, sp: u16 },
    /// A step began.
    PhaseBegan { phase: Phase },
    /// A unit was bought.
    Bought { unit: Name, rp: u8, sp: u8, at: Space },
    /// A unit was repaired.
    Repaired { unit: Name, sp: u8 },
    /// A scout was placed.
    Scouted { area: Space },
    /// A scout found nothing that could move.
    Wasted { area: Space },
    /// An order was rolled, with the areas it could go to.
    Ordered { area: Space, die: u8, order: Order, candidates: Vec<Space>, scouted: bool },
    /// Units stayed; `instead` is the order that could not be carried out.
    Held { area: Space, units: Vec<Name>, instead: Option<Order>, resupply: u16 },
    /// Units went, with new battalions.
    Sailed { order: Order, from: Space, to: Space, units: Vec<Name>, battalions: u8 },
    /// A US unit moved.
    Moved { unit: Name, from: Space, to: Space },
    /// A US unit went to a box of its own: raid, bombing, invasion.
    Sent { unit: Name, from: Space, to: Place },
    /// A Japanese unit was bombed out of Japan.
    Bombed { unit: Name, class: Class },
    /// A battle began.
    BattleBegan { area: Space },
    /// Ships took their places.
    Placed { unit: Name, sector: Sector },
    /// How long it lasts, and how many plans are drawn each turn.
    BattleLength { die: u8, turns: u8, plans: u8 },
    /// A plan was taken.
    PlanTaken { plan: UsPlan, sp: u8 },
    /// A battle turn began with these plans of Japan.
    PlansDrawn { turn: u8, plans: Vec<JapanPlan> },
    /// A plan of the player was used.
    PlanUsed { plan: UsPlan },
    /// A plan of Japan took effect.
    PlanWorked { plan: JapanPlan },
    /// First Light was tried.
    FirstLight { side: Side, die: u8, success: bool },
    /// Both First Lights cancelled each other.
    FirstLightsCancelled,
    /// A squadron flew to a sector.
    Flew { squadron: Name, sector: Sector },
    /// A Japanese group took its sector; none: it stays at base.
    GroupFlew { die: u8, sector: Option<Sector>, squadrons: Vec<Name> },
    /// A side attacked in a sector.
    Attacked { attack: Attack, side: Side, sector: Sector, shots: Vec<Shot> },
    /// A hit fell.
    Hit { side: Side, target: Thing, destroyed: bool, why: Why },
    /// A hit was stopped.
    Stopped { side: Side, us: Option<UsPlan>, japan: Option<JapanPlan> },
    /// Hits found no target.
    Missing { side: Side, hits: u8 },
    /// Infantry advanced.
    Advanced { unit: Name, entrenched: bool },
    /// A squadron was lost for want of a deck or an airfield.
    Ditched { squadron: Name },
    /// The battle became longer or shorter.
    LengthChanged { longer: bool, left: u8 },
    /// A battle ended: after how many turns, whether the US and Japan are ashore, and where battles are still to come.
    BattleEnded { area: Space, turns: u8, ashore: [bool; 2], next: Vec<Space> },
    /// Infantry landed where nobody fought.
    Landed { area: Space },
    /// New forces of Japan.
    Reinforced { die: u8, resupply: u16, damaged: u8, raiders: u8, total: i16, units: Vec<Name>, battalions: u8 },
    /// Damaged Japanese units went under their piles.
    Refitted { units: Vec<Name> },
    /// Ships went on their way back, or came to Hawaii.
    Returned {
        /// The first of them.
        unit: Name,
        /// Where to.
        to: Place,
        /// The others that went there in the same way. Before version 3 each was told by itself.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        more: Vec<Name>,
    },
    /// An area is out of supply: each unit there takes a hit.
    Unsupplied { area: Space, units: Vec<Name> },
    /// Objectives at the end of a turn.
    Counted { turn: u8, held: u8, areas: Vec<Space> },
    /// A campaign was judged.
    Judged { year: u16, objectives: u8, invasion: u8, grade: Grade },
    /// Japan stands on Hawaii.
    HawaiiLost,
}

ironbottom_kernel::kinds! {
    Event:
    "campaign_began" = CampaignBegan,
    "turn_began" = TurnBegan,
    "phase_began" = PhaseBegan,
    "bought" = Bought,
    "repaired" = Repaired,
    "scouted" = Scouted,
    "wasted" = Wasted,
    "ordered" = Ordered,
    "held" = Held,
    "sailed" = Sailed,
    "moved" = Moved,
    "sent" = Sent,
    "bombed" = Bombed,
    "battle_began" = BattleBegan,
    "placed" = Placed,
    "battle_length" = BattleLength,
    "plan_taken" = PlanTaken,
    "plans_drawn" = PlansDrawn,
    "plan_used" = PlanUsed,
    "plan_worked" = PlanWorked,
    "first_light" = FirstLight,
    "first_lights_cancelled" = FirstLightsCancelled,
    "flew" = Flew,
    "group_flew" = GroupFlew,
    "attacked" = Attacked,
    "hit" = Hit,
    "stopped" = Stopped,
    "missing" = Missing,
    "advanced" = Advanced,
    "ditched" = Ditched,
    "length_changed" = LengthChanged,
    "battle_ended" = BattleEnded,
    "landed" = Landed,
    "reinforced" = Reinforced,
    "refitted" = Refitted,
    "returned" = Returned,
    "unsupplied" = Unsupplied,
    "counted" = Counted,
    "judged" = Judged,
    "hawaii_lost" = HawaiiLost,
}
