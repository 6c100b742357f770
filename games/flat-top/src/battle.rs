//! A fight in one hex: what the steps of chapters 15 to 21 need to know until it is over. It is laid open to both sides but for what
//! [`Battle::secret`] holds, which each side sees of its own only until both are ready.

use crate::types::{AfId, At, Craft, Line, Mode, ShipId, Side};
use serde::{Deserialize, Serialize};

/// Where a fight stands (15.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum BattleStep {
    /// Who fights in the air at this altitude, and against whom (16.4, 14.18).
    Assign,
    /// Interceptors against escorts: fire is allotted (16.5).
    Escorts,
    /// Interceptors against bombers (16.6).
    Bombers,
    /// Attack from the air or not (FT-473).
    Commit,
    /// Targets and modes (17.2).
    Targets,
    /// Anti-aircraft fire is allotted (17).
    Flak,
    /// Aircraft lost aboard are chosen (21.7).
    Losses,
    /// Surface combat or not (19.1).
    Seek,
    /// Lines and dice, in secret (19.2 to 19.4).
    Lines,
    Gunfire,
    Torpedoes,
    Pursuit,
    Shelling,
    Reply,
}

/// A group in a fight, by its formation and its place there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct GroupRef {
    /// The formation.
    pub af: AfId,
    /// The group.
    pub group: u8,
}

/// What a fighter is told to do (14.18, 16.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Task {
    AtEscorts,
    AtBombers,
    Guard,
    Out,
}

impl Task {
    /// All.
    pub const ALL: [Self; 4] = [Self::AtEscorts, Self::AtBombers, Self::Guard, Self::Out];

    /// Its id.
    pub const fn id(self) -> &'static str {
        ["at-escorts", "at-bombers", "guard", "out"][self as usize]
    }
}

/// What bombs and shells fall on: a ship of the other side in the hex, or the base.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Target {
    Base,
    Ship(ShipId),
}

/// Bombers sent against a target (17.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sortie {
    /// Who.
    pub group: GroupRef,
    /// How many.
    pub n: u8,
    /// How.
    pub mode: Mode,
    /// Against what.
    pub target: Target,
}

/// Guns or anti-aircraft factors aimed at something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Aim {
    /// Who fires: a ship, or the base.
    pub by: Target,
    /// So many factors.
    pub n: u8,
    /// At this target, or (anti-aircraft) at the sortie of this number.
    pub at: Target,
    /// Number of a sortie.
    pub sortie: u8,
}

/// Air fire: a model of the one side at one of the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AirFire {
    /// Who fires.
    pub by: Craft,
    /// So many factors.
    pub n: u8,
    /// At what.
    pub at: Craft,
}

/// What one side decides apart.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SideBattle {
    /// Tasks of fighters: group, factors, task.
    pub tasks: Vec<(GroupRef, u8, Task)>,
    /// Air fire.
    pub fire: Vec<AirFire>,
    /// Bombers and their targets.
    pub sorties: Vec<Sortie>,
    /// Anti-aircraft fire, gunfire or torpedoes.
    pub aims: Vec<Aim>,
    /// Lines of the ships (19.3).
    pub lines: Vec<(ShipId, Line)>,
    /// The die set in secret (19.4); 0: not yet.
    pub face: u8,
    /// It is done with this step.
    pub ready: bool,
    /// It wants this step.
    pub wants: Option<bool>,
}

/// A fight in one hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Where.
    pub at: At,
    /// Who attacks.
    pub attacker: Side,
    /// An interception in movement: only air combat (14.13).
    pub interception: bool,
    /// At which altitude air combat is being fought.
    pub high: bool,
    /// Where it stands.
    pub step: BattleStep,
    /// What each side decided.
    pub secret: [SideBattle; 2],
    /// Hits still to be taken in aircraft aboard: facility, how many, who chooses.
    pub losses: Vec<(u8, u8, Side)>,
    /// Ships named to the attacker (FT-383).
    pub named: Vec<ShipId>,
}
