//! Every decision of the two players, small enough to be listed.

use crate::{
    board::UnitId,
    position::ForceId,
    types::{Nation, Sea, Space},
};
use serde::{Deserialize, Serialize};

/// What is moved, hit or chosen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Item {
    /// A ship or a land unit.
    Unit(UnitId),
    /// Air steps of a nation.
    Air {
        /// Whose.
        nation: Nation,
        /// How many.
        steps: u8,
    },
    /// A replacement marker.
    Marker {
        /// Whose.
        nation: Nation,
        /// Its value.
        value: u8,
    },
}

/// What air points are sent against (FS-213).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Target {
    /// What is at the base: aircraft, ships at anchor, or support of the ground fight (R21).
    Base,
    /// A task force.
    Force(ForceId),
}

/// What one air point of a strike does (FS-217, FS-218).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Strike {
    /// Attacks a ship, or a land unit at sea.
    Unit(UnitId),
    /// Attacks air steps of a nation: at the base, or carried by the task force.
    Air(Nation),
    /// Attacks Naval Aviation that stayed on the ground (FS-104).
    Aviation,
    /// Attacks a replacement marker carried by the task force.
    Marker,
    /// Is kept for ground support.
    Support,
}

/// A question that a standing order answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Pairing of ships.
    Pair,
    /// Targets of guns.
    Fire,
    /// Targets of submarines.
    Torpedo,
    /// Ships for the fight for the sea.
    Commit,
    /// Never withdraw.
    Stay,
    /// Landing and unloading.
    Land,
    /// Attack on land.
    Assault,
    /// Removal of over-stacked enemy units.
    Trim,
    /// Passing a reaction phase without a target worth it.
    Pass,
}

impl Order {
    /// All of them.
    pub const ALL: [Self; 9] =
        [Self::Pair, Self::Fire, Self::Torpedo, Self::Commit, Self::Stay, Self::Land, Self::Assault, Self::Trim, Self::Pass];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pair => "pair",
            Self::Fire => "fire",
            Self::Torpedo => "torpedo",
            Self::Commit => "commit",
            Self::Stay => "stay",
            Self::Land => "land",
            Self::Assault => "assault",
            Self::Trim => "trim",
            Self::Pass => "pass",
        }
    }
}

/// One decision. The JSON names are fixed by a golden test: journals hold them for ever.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
pub enum Action {
    /// Set-up and arrival: a unit stands at the other Japanese national base (FS-094).
    Station { unit: UnitId, at: Space },
    /// Set-up and arrival: so many Naval Aviation steps stand in the box of that base (FS-374).
    StationAviation { steps: u8, at: Space },
    /// Transport: so many oil points from a resource hex (FS-076).
    Oil { from: Space, points: u8 },
    /// Transport: a destroyer to the Convoy Escort box (FS-081).
    Escort { unit: UnitId },
    /// Transport: a destroyer from there to Kure or Yokosuka (FS-082).
    Release { unit: UnitId, to: Space },
    /// Economic warfare: so many dice of Japan against submarines (FS-084).
    Hunt { dice: u8 },
    /// Economic warfare: so many submarine dice (FS-089).
    Raid { dice: u8 },
    /// Economic warfare: so many bombing dice (FS-328).
    Bomb { dice: u8 },
    /// Reinforcement: arriving steps stand at a base.
    PlaceAir { nation: Nation, steps: u8, to: Space },
    /// Reinforcement: arriving steps become Naval Aviation (FS-097).
    Aviation { steps: u8, to: Space },
    /// Reinforcement: arriving steps are trained for a year (FS-338).
    Train { steps: u8 },
    /// Reinforcement: a carrier gets its planes (FS-099).
    Refit { unit: UnitId },
    /// Reinforcement: Naval Aviation steps become ordinary ones (FS-106).
    Convert { from: Space, steps: u8 },
    /// Reinforcement: which counter serves for an arrival without a name (R12).
    Pick { unit: UnitId },
    /// Reinforcement: a replacement marker is raised (FS-111).
    Raise { nation: Nation, value: u8, at: Space },
    /// Reinforcement: free move from a box to its base (FS-121, FS-122).
    Ferry { item: Item, from: Space },
    /// Reinforcement: the British European fleet comes now (FS-324).
    Fleet,
    /// Reinforcement: Ranger comes (FS-330).
    Ranger,
    /// Reinforcement: a Japanese air step is lost for good to kamikazes (FS-344).
    Spend { at: Space },
    /// Catastrophe: the national base that is struck, or the ship that is lost there (FS-348).
    Doom { at: Space },
    /// Catastrophe: the ship.
    Sink { unit: UnitId },
    /// A replacement marker restores a land unit (FS-115, FS-116).
    Restore { unit: UnitId, value: u8, from: Space },
    /// Deployment by sea, as many hops as it takes (FS-128).
    Deploy { item: Item, from: Space, to: Space },
    /// One-hex deployment (FS-137).
    Walk { item: Item, from: Space, to: Space },
    /// Stacking: an enemy unit above the limit is removed (FS-046).
    Remove { item: Item, at: Space },
    /// Operational movement and reaction: sails in a new task force.
    Sail { item: Item, from: Space, to: Sea },
    /// Sails with a task force formed in this phase: same start, same goal (FS-157, FS-158).
    Join { item: Item, force: ForceId },
    /// A task force gets the Tokyo Express marker (FS-435).
    Express { force: ForceId },
    /// 18.1.4: a hidden task force is formed in the open after all (R75).
    Show { force: ForceId },
    /// Reaction: the code is broken: ships may deploy from one base to another first (FS-325).
    Decode { from: Space, to: Space },
    /// Air phase: steps are assigned to an adjacent hex (FS-172).
    Assign { nation: Nation, steps: u8, from: Space, to: Space },
    /// Submarines: a task force is attacked (FS-178).
    Torpedo { force: ForceId },
    /// Submarines: the unit that is attacked (FS-185).
    Aim { item: Item },
    /// Battles: the hex fought next (FS-191).
    Fight { at: Space },
    /// Battle: kamikazes are declared (FS-341).
    Kamikazes,
    /// Battle: Naval Aviation rises to fight (FS-103).
    Scramble { steps: u8 },
    /// Battle: air points are sent against a target (FS-213).
    Send { target: Target, points: u8, elite: bool },
    /// Battle: what so many of the air points that got through do (FS-217, FS-218).
    Strike { on: Strike, points: u8, elite: bool },
    /// Battle: a ship goes into the fight for the sea (FS-225).
    Commit { unit: UnitId },
    /// Surface round: a ship is placed opposite an enemy (FS-228).
    Pair { unit: UnitId, enemy: UnitId },
    /// Surface round: all ships withdraw after it (FS-229).
    Withdraw,
    /// Surface round: stay.
    Stay,
    /// Surface round: whom a ship with several opposite fires at (FS-235).
    Fire { unit: UnitId, enemy: UnitId },
    /// Amphibious round: a land unit or marker lands (FS-244).
    Land { item: Item, force: ForceId },
    /// Land combat is begun (FS-256).
    Assault,
    /// Carried air steps unload (FS-264).
    Unload { force: ForceId, steps: u8 },
    /// A unit is to be dispersed in the end phase (FS-294).
    Disperse { item: Item, at: Space },
    /// Standing order: the base a Japanese ship returns to (FS-288).
    Home { unit: UnitId, at: Space },
    /// Standing order on or off.
    Order { order: Order, on: bool },
    /// Ends what is being done.
    Done,
}

ironbottom_kernel::kinds! {
    Action:
    "station" = Station | StationAviation,
    "oil" = Oil,
    "escort" = Escort | Release,
    "hunt" = Hunt,
    "raid" = Raid,
    "bomb" = Bomb,
    "place_air" = PlaceAir,
    "aviation" = Aviation,
    "train" = Train,
    "refit" = Refit,
    "convert" = Convert,
    "pick" = Pick,
    "raise" = Raise,
    "ferry" = Ferry,
    "fleet" = Fleet,
    "ranger" = Ranger,
    "spend" = Spend,
    "doom" = Doom | Sink,
    "restore" = Restore,
    "deploy" = Deploy,
    "walk" = Walk,
    "remove" = Remove,
    "sail" = Sail,
    "join" = Join,
    "express" = Express,
    "show" = Show,
    "decode" = Decode,
    "assign" = Assign,
    "torpedo" = Torpedo,
    "aim" = Aim,
    "fight" = Fight,
    "kamikazes" = Kamikazes,
    "scramble" = Scramble,
    "send" = Send,
    "strike" = Strike,
    "commit" = Commit,
    "pair" = Pair,
    "withdraw" = Withdraw | Stay,
    "fire" = Fire,
    "land" = Land,
    "assault" = Assault,
    "unload" = Unload,
    "disperse" = Disperse,
    "home" = Home,
    "order" = Order,
    "done" = Done,
}
