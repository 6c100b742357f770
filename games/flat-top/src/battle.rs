//! A fight in one hex: what the steps of chapters 15 to 21 need to know until it is over. It is laid open to both sides but for what
//! [`Battle::secret`] holds, which each side sees of its own only until both are ready.

use crate::types::{AfId, At, Bx, Craft, FacId, Line, Mode, ShipId, Side};
use ironbottom_kernel::SeatSet;
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
    /// Ships that fired guns in this fight, and whether they were short of ammunition (19.8).
    pub fired: Vec<(ShipId, bool)>,
}

// ---- chapters 19 to 21: the surface part of a fight, and losses aboard ----

/// Hits still to be taken in aircraft aboard (21.7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Loss {
    /// Whose aircraft.
    pub side: Side,
    /// Where they stand.
    pub fac: FacId,
    /// How many hits are left.
    pub hits: u8,
    /// Who chooses (FT-310, FT-311).
    pub chooser: Side,
    /// What the attacker is told where he chooses: the box and the models in it, not how many.
    pub told: Option<(Bx, Vec<Craft>)>,
}

/// A ship laid open to the other side (19.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenShip {
    /// Its place in the list of its side.
    pub ship: ShipId,
    /// Class.
    pub class: u8,
    /// Place of its name in the class.
    pub name: Option<u8>,
    /// Damage factor.
    pub fd: u8,
    /// Damage.
    pub hits: u8,
    /// It lies at anchor.
    pub anchored: bool,
    /// It went down in this fight.
    pub sunk: bool,
    /// Its line, once lines are open.
    pub line: Option<Line>,
}

impl OpenShip {
    /// FT-264, FT-284: at anchor or dead in the water.
    pub const fn is_fixed(&self) -> bool {
        self.anchored || (self.fd >= 3 && self.hits + 1 >= self.fd)
    }
}

/// The surface part of a fight; both sides know all of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sea {
    /// Ships laid open, by side.
    pub open: [Vec<OpenShip>; 2],
    /// A naval fight took place.
    pub fought: bool,
    /// The sum of the dice (FT-265).
    pub bht: u8,
    /// Who may pursue, or does (19.7).
    pub pursuer: Option<Side>,
    /// The pursuit is on.
    pub pursued: bool,
    /// Who may shell the base (19.9).
    pub sheller: Option<Side>,
    /// Ships that shell it.
    pub shelling: Vec<ShipId>,
    /// What comes after the step Losses.
    pub resume: Option<BattleStep>,
    /// All is fought.
    pub over: bool,
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
    /// Hits still to be taken in aircraft aboard.
    pub losses: Vec<Loss>,
    /// Ships named to the attacker (FT-383).
    pub named: Vec<ShipId>,
    /// The surface part.
    #[serde(default)]
    pub sea: Sea,
}

impl Battle {
    /// A fight before anything is decided.
    pub fn new(at: At, attacker: Side, step: BattleStep) -> Self {
        Self {
            at,
            attacker,
            interception: false,
            high: false,
            step,
            secret: [SideBattle::default(), SideBattle::default()],
            losses: Vec::new(),
            named: Vec::new(),
            sea: Sea::default(),
        }
    }

    /// As whoever holds these seats sees it: of what the others decide apart only that they are ready.
    #[must_use]
    pub fn seen_by(&self, eyes: SeatSet) -> Self {
        let mut seen = self.clone();
        for side in Side::ALL.into_iter().filter(|s| !eyes.has(s.seat())) {
            seen.secret[side.i()] = SideBattle { ready: self.secret[side.i()].ready, ..SideBattle::default() };
        }
        seen
    }
}
