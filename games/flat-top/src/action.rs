//! What a side may decide. The JSON names are the save format: they never change.

use crate::{
    battle::{GroupRef, Target, Task},
    plans::deck::Arms,
    position::{Lie, React},
    types::{AfId, Arm, At, Class, Craft, DeckBox, Dir, FacId, Line, Mode, ShipId, TfId, Unit},
};
use serde::{Deserialize, Serialize};

/// One decision. Ids are places in the lists of the deciding side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say it")]
pub enum Action {
    // ---- set-up (3, 4) ----
    /// Where a task force begins.
    Place { tf: TfId, at: At },
    /// In which box aircraft begin, and armed with what (FT-026, FT-027, FT-129).
    Stow { fac: FacId, craft: Craft, n: u8, bx: DeckBox, arm: Arm },
    /// Other bases for land-based aircraft, as the scenario allows.
    Shift { from: FacId, to: FacId, craft: Craft, n: u8 },
    // ---- air operations (8, 22) ----
    /// A replacement to Just Landed (FT-314).
    Replace { fac: FacId, craft: Craft, n: u8 },
    /// Readying to Ready, armed (8.6, 8.7).
    Ready { fac: FacId, craft: Craft, arm: Arm, n: u8 },
    /// Dispersed to Readying (FT-128).
    Gather { fac: FacId, craft: Craft, n: u8 },
    /// Ready aircraft into a formation that takes off in this turn (8.4, 8.5).
    Launch { fac: FacId, craft: Craft, arm: Arm, n: u8, class: Class, af: AfId },
    /// Where a formation of an off-map base comes in (FT-180).
    Bound { af: AfId, at: At },
    /// Just Landed to Readying.
    Service { fac: FacId, craft: Craft, n: u8 },
    /// Ready to Readying.
    Unready { fac: FacId, craft: Craft, arm: Arm, n: u8 },
    /// Readying to dispersed (FT-127).
    Disperse { fac: FacId, craft: Craft, n: u8 },
    /// Aircraft aboard are destroyed by their owner (FT-205).
    Junk { fac: FacId, craft: Craft, bx: DeckBox, arm: Arm, n: u8 },
    /// A hidden flight is plotted: one hex more (FT-120).
    Plot { af: AfId, dir: Dir },
    /// ... at this altitude from here on.
    PlotLevel { af: AfId, high: bool },
    /// ... and it ends with a landing.
    PlotLand { af: AfId, fac: FacId },
    /// ... or it stays where it is, hidden.
    PlotStay { af: AfId },
    // ---- plots of task forces (10) ----
    /// One step more.
    Course { tf: TfId, dir: Dir },
    /// A ship anchors (12.7).
    Anchor { ship: ShipId },
    /// A ship weighs anchor.
    Weigh { ship: ShipId },
    /// Show the task force after so many steps (FT-157).
    ShowAt { tf: TfId, step: u8 },
    // ---- shadowing (11) ----
    /// This unit tries to shadow the contact of this number.
    Shadow { unit: Unit, contact: u8 },
    /// The shadower moves one hex.
    Chase { dir: Dir },
    // ---- task forces (12) ----
    /// Put on the common map.
    Show { unit: Unit },
    /// Take off it.
    Hide { unit: Unit },
    /// A ship joins another task force of the hex, or begins a new one.
    Detach { ship: ShipId, tf: TfId },
    /// A task force joins another of the hex.
    Merge { tf: TfId, into: TfId },
    /// A ship is scuttled (FT-465).
    Scuttle { ship: ShipId },
    // ---- reports (7.12) ----
    /// What is told of a contact at condition 2.
    Report { formations: u8, total: u8 },
    // ---- air movement (14) ----
    /// This formation searches (7.3).
    Search { af: AfId },
    /// This formation is flown now.
    Fly { af: AfId },
    /// This formation flies the shortest way to a facility and lands there, all that can.
    Home { af: AfId, fac: FacId },
    /// One hex.
    Go { dir: Dir },
    /// A group climbs or dives (14.15).
    Level { group: u8, high: bool },
    /// Factors land, in the worst class that what they flew allows: no better one would serve them (14.9).
    Land { fac: FacId, group: u8, n: u8 },
    /// Off the map, to a base there (14.12).
    Leave { fac: FacId },
    /// It stays over a task force and goes along with it (FT-416).
    Hover { tf: TfId },
    /// Factors become a formation of their own (8.11).
    Part { group: u8, n: u8 },
    /// It joins another formation.
    Join { af: AfId },
    /// Bombs are jettisoned (FT-192).
    Drop { group: u8 },
    /// Aircraft in flight are destroyed by their owner (FT-205).
    Ditch { group: u8, n: u8 },
    /// Done with this formation.
    Stop,
    // ---- interception (14.13) ----
    /// Intercept, at this altitude.
    Intercept { high: bool },
    /// Let pass.
    Decline,
    // ---- combat (15 to 21) ----
    /// The next hex to fight in.
    Engage { at: At },
    /// Yes or no to what is asked: attack, seek surface combat, pursue.
    Want { yes: bool },
    /// What fighters do.
    Assign { group: GroupRef, n: u8, task: Task },
    /// Pay the fuel hour or refuse it (FT-213).
    Fuel { group: GroupRef, pay: bool },
    /// Air fire: so many of a model at one of the other side.
    Shoot { by: Craft, n: u8, at: Craft },
    /// Bombers and their target.
    Strike { group: GroupRef, n: u8, mode: Mode, target: Target },
    /// Anti-aircraft fire of a ship or the base at a sortie.
    Flak { by: Target, sortie: u8 },
    /// An aircraft aboard is lost.
    Lose { craft: Craft, bx: DeckBox },
    /// A ship's line.
    Line { ship: ShipId, line: Line },
    /// The die set in secret.
    Face { n: u8 },
    /// Guns of a ship at another.
    Gun { ship: ShipId, n: u8, at: ShipId },
    /// A ship's torpedoes at another.
    Torpedo { ship: ShipId, at: ShipId },
    /// A ship shells the base.
    Shell { ship: ShipId },
    /// Shore guns at a shelling ship.
    Reply { n: u8, at: ShipId },
    // ---- everywhere ----
    /// Done with air operations: on to the plots of task forces, without waiting for the other side.
    Next,
    /// Done with this step.
    Done,
    /// A standing order.
    Order(Order),
    // ---- air combat (16) ----
    /// So many of those shot down were of this group (R88).
    Fall { group: GroupRef, n: u8 },
    // ---- several hexes at once ----
    /// The formation being flown goes the shortest way towards this hex, until there is news (FT-174).
    Head { at: At },
    /// Two steps of a task force are plotted at once, to this hex (FT-158).
    Sail { tf: TfId, at: At },
    // ---- plans over several hours ----
    /// A plan is drawn up for this unit: what comes next says where to.
    Chart { unit: Unit },
    /// It leads to this hex; that of a formation over it.
    Goal { at: At },
    /// So it ends.
    Close { how: How },
}

/// How the drawing up of a plan ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// The task force stays where it is until told otherwise.
    Hold,
    /// The formation flies home and lands.
    Home,
    /// ... and searches in each hour.
    HomeSearch,
    /// The formation stays over the last hex as long as its fuel allows, then it flies home.
    Stay,
    /// ... and searches in each hour.
    StaySearch,
    /// The plan there was is struck off.
    Clear,
    /// Nothing is changed.
    Back,
}

impl How {
    /// All there are.
    pub const ALL: [Self; 7] = [Self::Hold, Self::Home, Self::HomeSearch, Self::Stay, Self::StaySearch, Self::Clear, Self::Back];

    /// Its id.
    pub const fn id(self) -> &'static str {
        ["hold", "home", "home-search", "stay", "stay-search", "clear", "back"][self as usize]
    }
}

/// A standing order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// How to report.
    Lie(Lie),
    /// Whether to intercept.
    React(React),
    /// Whether bases are repaired (FT-446).
    Repair(bool),
    /// Whether to ask of which formations aircraft were shot down (R88).
    Picks(bool),
    /// Pass everything until something happens: see [`crate::routine`].
    Continue(bool),
    /// Whether to be asked each hour how to regroup (12.3).
    Regroup(bool),
    /// Whether what is on the map and not observed is taken off it (FT-067).
    Hide(bool),
    /// Whether what has landed is serviced by itself (FT-123).
    Service(bool),
    /// Whether fighters are made ready by themselves.
    Fighters(bool),
    /// What bombers are armed with by themselves.
    Bombers(Arms),
    /// Whether scouts that have flown all they can are done without being asked about.
    Flown(bool),
    /// Whether carriers keep a patrol of fighters over themselves.
    Patrol(bool),
    /// Whether formations search before they fly without being told to (7.3).
    Search(bool),
    /// Whether scouts shadow what they see without being told to (11).
    Shadow(bool),
}

impl Order {
    /// All there are.
    pub const ALL: [Self; 33] = [
        Self::Lie(Lie::Honest),
        Self::Lie(Lie::Inflate),
        Self::Lie(Lie::Deflate),
        Self::Lie(Lie::Ask),
        Self::React(React::Ask),
        Self::React(React::Always),
        Self::React(React::Never),
        Self::Repair(true),
        Self::Repair(false),
        Self::Picks(true),
        Self::Picks(false),
        Self::Continue(false),
        Self::Continue(true),
        Self::Regroup(false),
        Self::Regroup(true),
        Self::Hide(false),
        Self::Hide(true),
        Self::Service(true),
        Self::Service(false),
        Self::Fighters(true),
        Self::Fighters(false),
        Self::Bombers(Arms::Ask),
        Self::Bombers(Arms::Ships),
        Self::Bombers(Arms::Bases),
        Self::Bombers(Arms::Again),
        Self::Flown(false),
        Self::Flown(true),
        Self::Patrol(false),
        Self::Patrol(true),
        Self::Search(false),
        Self::Search(true),
        Self::Shadow(false),
        Self::Shadow(true),
    ];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Lie(Lie::Honest) => "report-honest",
            Self::Lie(Lie::Inflate) => "report-inflate",
            Self::Lie(Lie::Deflate) => "report-deflate",
            Self::Lie(Lie::Ask) => "report-ask",
            Self::React(React::Ask) => "intercept-ask",
            Self::React(React::Always) => "intercept-always",
            Self::React(React::Never) => "intercept-never",
            Self::Repair(true) => "repair-yes",
            Self::Repair(false) => "repair-no",
            Self::Picks(true) => "fallen-ask",
            Self::Picks(false) => "fallen-usual",
            Self::Continue(true) => "continue",
            Self::Continue(false) => "continue-no",
            Self::Regroup(true) => "regroup-ask",
            Self::Regroup(false) => "regroup-pass",
            Self::Hide(true) => "hide-yes",
            Self::Hide(false) => "hide-no",
            Self::Service(true) => "service-yes",
            Self::Service(false) => "service-no",
            Self::Fighters(true) => "fighters-yes",
            Self::Fighters(false) => "fighters-no",
            Self::Bombers(Arms::Ask) => "bombers-ask",
            Self::Bombers(Arms::Ships) => "bombers-ships",
            Self::Bombers(Arms::Bases) => "bombers-bases",
            Self::Bombers(Arms::Again) => "bombers-again",
            Self::Flown(true) => "flown-pass",
            Self::Flown(false) => "flown-ask",
            Self::Patrol(true) => "patrol-yes",
            Self::Patrol(false) => "patrol-no",
            Self::Search(true) => "search-yes",
            Self::Search(false) => "search-ask",
            Self::Shadow(true) => "shadow-yes",
            Self::Shadow(false) => "shadow-ask",
        }
    }
}

ironbottom_kernel::kinds! {
    Action:
    "place" = Place,
    "stow" = Stow,
    "shift" = Shift,
    "replace" = Replace,
    "ready" = Ready,
    "gather" = Gather,
    "launch" = Launch,
    "bound" = Bound,
    "service" = Service,
    "unready" = Unready,
    "disperse" = Disperse,
    "junk" = Junk,
    "plot" = Plot,
    "plot-level" = PlotLevel,
    "plot-land" = PlotLand,
    "plot-stay" = PlotStay,
    "course" = Course,
    "anchor" = Anchor,
    "weigh" = Weigh,
    "show-at" = ShowAt,
    "shadow" = Shadow,
    "chase" = Chase,
    "show" = Show,
    "hide" = Hide,
    "detach" = Detach,
    "merge" = Merge,
    "scuttle" = Scuttle,
    "report" = Report,
    "search" = Search,
    "fly" = Fly,
    "home" = Home,
    "go" = Go,
    "level" = Level,
    "land" = Land,
    "leave" = Leave,
    "hover" = Hover,
    "part" = Part,
    "join" = Join,
    "drop" = Drop,
    "ditch" = Ditch,
    "stop" = Stop,
    "intercept" = Intercept,
    "decline" = Decline,
    "engage" = Engage,
    "want" = Want,
    "assign" = Assign,
    "fuel" = Fuel,
    "shoot" = Shoot,
    "strike" = Strike,
    "flak" = Flak,
    "lose" = Lose,
    "line" = Line,
    "face" = Face,
    "gun" = Gun,
    "torpedo" = Torpedo,
    "shell" = Shell,
    "reply" = Reply,
    "next" = Next,
    "done" = Done,
    "order" = Order,
    "fall" = Fall,
    "head" = Head,
    "sail" = Sail,
    "chart" = Chart,
    "goal" = Goal,
    "close" = Close,
}
