//! What happens. The JSON names are the save format: they never change.

use crate::{
    action::Action,
    battle::Part,
    position::{Contact, Halt, Reporter},
    types::{At, Craft, Dir, Mode, Side, Unit},
};
use serde::{Deserialize, Serialize};

/// What points are given for (25).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Why {
    Aircraft,
    Fuel,
    Sunk,
    Unloading,
    Closed,
    Damage,
}

impl Why {
    /// All.
    pub const ALL: [Self; 6] = [Self::Aircraft, Self::Fuel, Self::Sunk, Self::Unloading, Self::Closed, Self::Damage];

    /// Its id.
    pub const fn id(self) -> &'static str {
        ["aircraft", "fuel", "sunk", "unloading", "closed", "damage"][self as usize]
    }
}

/// A ship as it is named when it must be: class and place of its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "said above")]
pub struct Named {
    pub class: u8,
    pub name: Option<u8>,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say it")]
pub enum Event {
    /// A decision that only its side knows.
    Did { side: Side, action: Action },
    /// A side is done.
    Ready { side: Side },
    /// A turn began.
    Turn { turn: u16, day: u16, hour: u8, night: bool },
    /// The wind of a sector turned, or not.
    Wind { sector: u8, die: u8, dir: Dir },
    /// The clouds went with the wind.
    Drifted,
    /// A cloud marker was placed by dice.
    Cloud { sector: u8, at: Option<At>, die: u8 },
    /// Initiative was rolled: dice of the Allies and of Japan.
    Initiative { dice: [u8; 2], side: Side },
    /// A side moves its aircraft.
    Half { side: Side },
    /// A formation searched.
    Searched { side: Side, at: At, die: u8, sees: bool },
    /// A marker was put on the common map.
    Shown { side: Side, at: At, air: bool },
    /// A marker was taken off it.
    Hidden { side: Side, at: At, air: bool },
    /// A shadower tried: the die is shown, the reason is not (FT-463).
    Shadowed { side: Side, at: At, die: u8, holds: bool },
    /// A side learned of a contact; only it knows what it was told by whom, the owner what he said.
    Sighted { side: Side, contact: Contact },
    /// The owner told the enemy so much; only he knows.
    Told { side: Side, at: At, air: bool, formations: u8, total: u8 },
    /// Something that was held is held no more.
    Lost { side: Side, at: At, air: bool, by: Option<Reporter> },
    /// A formation flew; only its owner knows.
    Flew { side: Side, from: At, to: At },
    /// Factors landed; only their owner knows.
    Landed { side: Side, craft: Craft, n: u8 },
    /// Factors crashed on landing; only their owner knows, but the points are open.
    Crashed { side: Side, craft: Craft, n: u8 },
    /// Factors ran out of fuel; only their owner knows.
    OutOfFuel { side: Side, craft: Craft, n: u8 },
    /// A task force left the map; only its owner knows.
    LeftMap { side: Side, number: u8 },
    /// An interception was tried (FT-410); a die of 0: none was needed.
    Intercepted { side: Side, at: At, die: u8, meets: bool },
    /// A fight began in a hex.
    Fight { at: At, attacker: Side },
    /// Air combat: so many of a model fired at another.
    AirFire { side: Side, hex: At, by: Craft, n: u8, at: Craft, bht: u8, die: u8, hits: u8 },
    /// Aircraft were shot down.
    Downed { side: Side, craft: Craft, n: u8 },
    /// Anti-aircraft fire.
    Flak { side: Side, hex: At, n: u8, at: Craft, bht: u8, die: u8, hits: u8 },
    /// Bombs or torpedoes on a ship, or on the base.
    Bombs { side: Side, hex: At, by: Craft, n: u8, mode: Mode, on: Option<Named>, bht: u8, die: u8, hits: u8 },
    /// Gunfire or torpedoes of ships.
    Shells { side: Side, hex: At, n: u8, torpedoes: bool, on: Option<Named>, bht: u8, die: u8, hits: u8 },
    /// A ship was damaged: so much in all, whether for the first time, and whether more for hits that counted twice (21.6).
    Damaged {
        side: Side,
        ship: Named,
        hits: u8,
        #[serde(default)]
        first: bool,
        #[serde(default)]
        doubled: bool,
    },
    /// A ship sank.
    Sunk { side: Side, ship: Named },
    /// A base was hit.
    BaseHit { base: u8, hits: u8 },
    /// Lines were formed and dice shown (19.4).
    Faces { faces: [u8; 2] },
    /// A base repaired a hit; only its owner knows.
    Repaired { side: Side, base: u8 },
    /// A base changed hands.
    Captured { side: Side, base: u8 },
    /// Points were given.
    Scored { side: Side, n: u16, why: Why },
    /// It is over.
    Over { winner: Option<Side> },
    // ---- what combat lays open (7.13, 7.15, 17.2) ----
    /// Aircraft met in air combat: their model, number, altitude and what they do.
    Met { side: Side, high: bool, craft: Craft, n: u8, part: Part },
    /// A ship was named to who attacks from the air.
    Named { side: Side, ship: Named, anchored: bool },
    /// Bombers were sent against a ship, or the base.
    Raid { side: Side, craft: Craft, n: u8, mode: Mode, on: Option<Named> },
    // ---- set-up (3) ----
    /// A task force was placed, by its number; only its side knows.
    Placed { side: Side, number: u8, at: At },
    // ---- air combat without dice (16.6) ----
    /// Interceptors did not fire at the bombers: their owner let them go (FT-228), or the escorts kept them off (FT-226).
    LetGo { side: Side, hex: At, beaten: bool },
    // ---- standing orders ----
    /// A side that passed everything until something happens is asked again; only it knows.
    Halted { side: Side, why: Vec<Halt> },
    // ---- plans over several hours ----
    /// A plan came to its end: that of a task force or formation of this number; only its side knows.
    Planned { side: Side, unit: Unit, number: u8, end: PlanEnd },
}

/// How a plan came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanEnd {
    /// It is there.
    Arrived,
    /// It cannot sail any more.
    Barred,
    /// It had to fight.
    Fought,
    /// It is no more.
    Gone,
}

ironbottom_kernel::kinds! {
    Event:
    "did" = Did,
    "ready" = Ready,
    "turn" = Turn,
    "wind" = Wind,
    "drifted" = Drifted,
    "cloud" = Cloud,
    "initiative" = Initiative,
    "half" = Half,
    "searched" = Searched,
    "shown" = Shown,
    "hidden" = Hidden,
    "shadowed" = Shadowed,
    "sighted" = Sighted,
    "told" = Told,
    "lost" = Lost,
    "flew" = Flew,
    "landed" = Landed,
    "crashed" = Crashed,
    "out-of-fuel" = OutOfFuel,
    "left-map" = LeftMap,
    "intercepted" = Intercepted,
    "fight" = Fight,
    "air-fire" = AirFire,
    "downed" = Downed,
    "flak" = Flak,
    "bombs" = Bombs,
    "shells" = Shells,
    "damaged" = Damaged,
    "sunk" = Sunk,
    "base-hit" = BaseHit,
    "faces" = Faces,
    "repaired" = Repaired,
    "captured" = Captured,
    "scored" = Scored,
    "over" = Over,
    "met" = Met,
    "named" = Named,
    "raid" = Raid,
    "placed" = Placed,
    "let-go" = LetGo,
    "halted" = Halted,
    "planned" = Planned,
}
