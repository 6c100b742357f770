//! What the log tells. An event is read without the position it happened in.

use crate::{
    action::{Item, Order, Strike, Target},
    board::UnitId,
    position::{End, ForceId, Phase},
    types::{Nation, Quarters, Sea, Side, Space},
};
use serde::{Deserialize, Serialize};

/// Why a unit leaves the map for the turn track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Damaged (FS-272).
    Damaged,
    /// Withdrew from a surface fight (FS-233).
    Withdrew,
    /// Driven off by the loss of the sea (FS-242).
    DrivenOff,
    /// Could not land or unload (FS-265, FS-266).
    NotLanded,
    /// Over-stacked (FS-046).
    Overstacked,
    /// Dispersed (FS-294).
    Dispersed,
    /// Eliminated in land combat or at sea, comes back (FS-276, FS-418).
    Eliminated,
    /// No national base left to go to (R59).
    Homeless,
    /// Nowhere to arrive (FS-093).
    Delayed,
    /// In training (FS-338).
    Training,
}

/// What a hit came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A submarine.
    Submarine,
    /// An air strike.
    Air,
    /// Guns.
    Surface,
    /// Capture of the base (FS-289).
    Capture,
    /// Catastrophe (FS-347).
    Catastrophe,
}

/// A pool of dice: what was rolled, what was needed, how many succeeded.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pool {
    /// Faces.
    pub faces: Vec<u8>,
    /// Added to each die.
    pub modifier: i8,
    /// Dice at the end of `faces` with another modifier (elite pilots, air dice of support): how many, and theirs.
    pub others: Option<(u8, i8)>,
    /// Successes.
    pub hits: u8,
}

/// One thing that happened. The fields are named after what they hold.
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The game began with this set-up.
    Began { scenario: u8 },
    /// A turn began (FS-075).
    Turn { turn: u8 },
    /// A player turn began.
    PlayerTurn { turn: u8, side: Side },
    /// A phase began.
    PhaseBegan { phase: Phase, side: Side },
    /// Victory points changed; the place a base, if it was for one.
    Points { by: i16, total: i16, why: PointsFor },
    /// It is over.
    Ended { end: End, vp: i16 },
    /// A unit or steps were put at a base at set-up or on arrival.
    Stationed { item: Item, at: Space },
    /// Oil was shipped (FS-076).
    Oil { from: Space, points: u8, total: Quarters },
    /// A destroyer went into the Convoy Escort box, or out of it to a base.
    Escort { unit: UnitId, to: Option<Space> },
    /// Dice against submarines (FS-086, FS-087).
    Hunted { dice: Pool, oil: Quarters, sub: u8 },
    /// Submarine dice against merchantmen (FS-091).
    Raided { dice: Pool, transport: Quarters, pool: u8 },
    /// Strategic bombing (FS-328).
    Bombed { dice: Pool, oil: Quarters },
    /// A unit arrived (FS-092).
    Arrived { item: Item, at: Space },
    /// A carrier arrived without planes (FS-095).
    ArrivedBare { unit: UnitId, at: Space },
    /// Steps became Naval Aviation.
    Aviation { steps: u8, at: Space },
    /// An arrival was cancelled for want of a counter (FS-001).
    Cancelled { nation: Nation, steps: u8, kind: Option<crate::types::ShipKind> },
    /// Units could not arrive and wait (FS-093).
    Waits { item: Item, turn: u8 },
    /// A carrier got its planes (FS-102).
    Refitted { unit: UnitId, steps: u8, at: Space },
    /// Naval Aviation became ordinary (FS-106).
    Converted { steps: u8, at: Space },
    /// BB Ise/Hyuga went for conversion (FS-345).
    Conversion { unit: UnitId },
    /// Points were set (FS-108, FS-109, FS-110).
    Supplied { nation: Nation, transport: Quarters, sub: Option<u8> },
    /// A marker was raised.
    Raised { nation: Nation, value: u8, at: Space },
    /// Free move (FS-121).
    Ferried { item: Item, from: Space, to: Space },
    /// The British European fleet came early.
    Fleet,
    /// Ranger came.
    Ranger { unit: UnitId },
    /// Kamikaze pilots were spent (FS-344).
    Spent { by: Side, at: Space },
    /// Catastrophe dice (FS-347), and what came of them.
    Catastrophe { dice: [u8; 2], side: Side, sunk: Option<UnitId> },
    /// A marker restored a land unit.
    Restored { unit: UnitId, value: u8, at: Space },
    /// Deployment by sea.
    Deployed { item: Item, from: Space, to: Space, hops: u8, cost: Quarters },
    /// One-hex deployment.
    Walked { item: Item, from: Space, to: Space },
    /// The code was broken (FS-325).
    Decoded { from: Space, to: Space },
    /// A task force sailed: who is in it, its way, what it cost.
    Sailed {
        side: Side,
        force: ForceId,
        item: Item,
        from: Sea,
        to: Sea,
        hexes: u8,
        oil: Quarters,
        transport: Quarters,
        reaction: bool,
    },
    /// 18.1.4: a hidden task force sailed; all Japan sees of it.
    SailedHidden { force: ForceId, marker: Nation, path: Vec<Sea> },
    /// 18.1.4: hidden task forces are shown.
    Unveiled { forces: Vec<(ForceId, Vec<Item>)> },
    /// Tokyo Express (FS-435).
    Express { force: ForceId },
    /// The carrier reaction force appeared (FS-312).
    ReactionForce { die: u8, at: Space, force: ForceId },
    /// Air steps were assigned to another hex.
    Assigned { nation: Nation, steps: u8, from: Space, to: Space },
    /// A task force was named as the target of submarines.
    Hunting { side: Side, force: ForceId },
    /// Escorts against the submarine (FS-181); driven off if it has a success.
    Screened { force: ForceId, dice: Pool },
    /// The submarine's die (FS-185).
    Torpedoed { force: ForceId, item: Item, die: u8, modifier: i8, hit: bool },
    /// A ship was hit so many times: damage dice (FS-267) with the modifier of each, and what came of it. Once it is sunk no more are rolled.
    Damage { unit: UnitId, cause: Cause, hits: u8, rolls: Vec<[u8; 2]>, modifiers: Vec<i8>, defence: u8, sunk: bool },
    /// Somebody left for the turn track; `turn` of its return.
    Away { item: Item, why: Why, turn: u8 },
    /// Lost for good.
    Lost { item: Item, cause: Cause },
    /// A land unit or marker was hit at sea; how many steps it lost.
    HitAtSea { item: Item, hits: u8, steps: u8 },
    /// Steps of aircraft were lost.
    AirLost { nation: Nation, steps: u8, at: Space, cause: Cause },
    /// Japanese merchantmen were lost with what they carried (FS-277).
    PoolLost { by: u8, pool: u8 },
    /// A battle began (FS-397).
    BattleBegan { at: Space },
    /// A side is laid out on the board (FS-192): its task forces by kind of box, ships at anchor, air steps at the base and from afar.
    Arrayed { side: Side, carriers: Vec<ForceId>, bombardment: Vec<ForceId>, anchor: Vec<UnitId>, steps: u8, long_range: u8 },
    /// The battle that began last is over (FS-410): it is told for the face alone.
    BattleEnded { at: Space },
    /// Kamikazes were declared (FS-341).
    Kamikazes,
    /// Naval Aviation rose (FS-103).
    Scrambled { steps: u8 },
    /// The air fight: points before, dice, points after, dice of a tie by side, who is superior and whether supreme (FS-207, FS-208, FS-209, FS-210, FS-211).
    /// Nobody is superior where no point was left and no ships meet: then no die is needed.
    AirFight { before: [u8; 2], dice: [Pool; 2], after: [u8; 2], tie: Vec<[u8; 2]>, superior: Option<Side>, supreme: bool },
    /// Air points were sent against a target.
    Sent { side: Side, target: Target, points: u8 },
    /// Anti-air fire of a target (FS-214, FS-215).
    Flak { target: Target, dice: Pool, left: u8 },
    /// A strike on something (FS-220); `hits` of its dice.
    Struck { side: Side, target: Target, on: Strike, dice: Pool, sure: u8 },
    /// Ships went into the fight for the sea.
    Committed { side: Side, units: Vec<UnitId> },
    /// A surface round began with these pairs.
    Round { round: u8, pairs: Vec<(UnitId, UnitId)> },
    /// A side withdraws after this round, or stays.
    Withdraws { side: Side, yes: bool },
    /// Guns (FS-234): half a hit is 1, a whole one 2.
    Fired { unit: UnitId, enemy: UnitId, die: u8, needs: u8, halves: u8 },
    /// Who controls the sea (FS-240).
    SeaControl { at: Space, side: Option<Side> },
    /// Somebody landed.
    Landed { item: Item, at: Space },
    /// Ground support (FS-250).
    Support { side: Side, dice: Pool, counted: u8 },
    /// Land combat (FS-258): totals with support and aircraft, and what came of it.
    LandCombat { at: Space, dice: [Pool; 2], support: [u8; 2], air: u8, totals: [u8; 2], unsupplied: [bool; 2] },
    /// A land unit lost a step.
    Reduced { unit: UnitId },
    /// The phasing player does not attack.
    NoAssault { at: Space },
    /// OCCUPIED BASE (FS-260).
    Occupied { at: Space, side: Side },
    /// Air steps unloaded.
    Unloaded { nation: Nation, steps: u8, at: Space },
    /// Ships went home (FS-287).
    Returned { units: Vec<UnitId>, to: Space },
    /// A base changed hands (FS-290).
    Captured { at: Space, side: Side },
    /// Replacement markers were taken off (FS-293).
    MarkersGone { nation: Nation },
    /// Where a unit will return to.
    Home { unit: UnitId, at: Space },
    /// A standing order.
    Ordered { side: Side, order: Order, on: bool },
}

/// What victory points were for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PointsFor {
    /// A base taken.
    Base(Space),
    /// No supply line to Brisbane (FS-300).
    Lifeline,
    /// Manila never captured (FS-301).
    Manila,
    /// Singapore never captured (FS-302).
    Singapore,
    /// Ranger (FS-330).
    Ranger,
}

ironbottom_kernel::kinds! {
    Event:
    "began" = Began,
    "turn" = Turn | PlayerTurn,
    "phase" = PhaseBegan,
    "points" = Points,
    "ended" = Ended,
    "stationed" = Stationed,
    "oil" = Oil,
    "escort" = Escort,
    "hunted" = Hunted,
    "raided" = Raided,
    "bombed" = Bombed,
    "arrived" = Arrived | ArrivedBare | Aviation,
    "cancelled" = Cancelled | Waits,
    "refitted" = Refitted,
    "converted" = Converted | Conversion,
    "supplied" = Supplied,
    "raised" = Raised,
    "ferried" = Ferried,
    "fleet" = Fleet | Ranger,
    "spent" = Spent,
    "catastrophe" = Catastrophe,
    "restored" = Restored,
    "deployed" = Deployed | Walked,
    "decoded" = Decoded,
    "sailed" = Sailed | SailedHidden | Express,
    "unveiled" = Unveiled,
    "reaction_force" = ReactionForce,
    "assigned" = Assigned,
    "torpedoed" = Hunting | Screened | Torpedoed,
    "damage" = Damage,
    "away" = Away,
    "lost" = Lost,
    "hit_at_sea" = HitAtSea,
    "air_lost" = AirLost,
    "pool" = PoolLost,
    "battle" = BattleBegan | Arrayed | BattleEnded,
    "kamikazes" = Kamikazes,
    "scrambled" = Scrambled,
    "air_fight" = AirFight,
    "sent" = Sent,
    "flak" = Flak,
    "struck" = Struck,
    "committed" = Committed,
    "round" = Round,
    "withdraws" = Withdraws,
    "fired" = Fired,
    "sea_control" = SeaControl,
    "landed" = Landed | Unloaded,
    "support" = Support,
    "land_combat" = LandCombat | NoAssault,
    "reduced" = Reduced,
    "occupied" = Occupied,
    "returned" = Returned,
    "captured" = Captured,
    "markers_gone" = MarkersGone,
    "home" = Home,
    "ordered" = Ordered,
}
