//! The whole truth of a game in progress: small plain data.
//!
//! What all know is in [`Public`]; what one side has and knows is in its own [`Force`], contacts with the enemy included: a secret of the
//! one side is nowhere in what the other stores. The view of a seat is the public part, its own force and the markers on the common map.

use crate::{
    battle::Battle,
    plans::Plans,
    settings::Settings,
    types::{AfId, Arm, At, Category, Class, Craft, DeckBox, Dir, FacId, Model, ShipId, Side, TfId, Unit},
};
use ironbottom_kernel::SeatSet;
use serde::{Deserialize, Serialize};

/// Factors of one counter in one box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Lot {
    /// Where they stand.
    pub bx: DeckBox,
    /// What they are.
    pub craft: Craft,
    /// What they carry; only Ready aircraft carry anything.
    pub arm: Arm,
    /// They made their move of this turn (FT-122).
    pub moved: bool,
    /// How many factors.
    pub n: u8,
}

/// What aircraft stand on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Host {
    /// A base of the board.
    Base(u8),
    /// A ship of the side.
    Ship(ShipId),
}

/// A base or a ship with aircraft. On the display two carriers of a task force have boxes of their own (FT-015), and so have two
/// tenders (FT-016, FT-363); a carrier may share one with a tender (FT-017), a battleship with either (FT-019). Here every ship has
/// her own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Facility {
    /// What it is.
    pub host: Host,
    /// Lost: taken by the enemy, sunk or off the map.
    pub lost: bool,
    /// Hits on a base; those of a ship are the ship's own.
    pub hits: u8,
    /// The base has radar.
    pub radar: bool,
    /// Aircraft, sorted, none with 0 factors.
    pub lots: Vec<Lot>,
    /// Factors that take off or land here in this turn, by class (FT-386).
    pub used: [u8; 3],
    /// Readying factors used in this turn (FT-123).
    pub rf_used: u8,
    /// How far preparation has come here: 1 to 4 (FT-134).
    pub step: u8,
    /// Attacked in this turn (FT-320).
    pub attacked: bool,
    /// Hours since the last attack, and launch factors won back (FT-305).
    pub calm: u8,
    /// Launch factors won back.
    pub cleared: u8,
    /// Where a ship of the side went down: aircraft that come back there find nothing (FT-326).
    pub grave: Option<At>,
}

/// How a ship lies (12.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Anchor {
    /// Under way.
    Up,
    /// It anchors in this turn.
    Dropping,
    /// At anchor.
    Down,
    /// It weighs anchor in this turn.
    Weighing,
}

/// What became of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Fate {
    Afloat,
    Sunk,
    OffMap,
}

/// One ship.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ship {
    /// Class.
    pub class: u8,
    /// Place of its name in the class.
    pub name: Option<u8>,
    /// Damage factor.
    pub fd: u8,
    /// Damage.
    pub hits: u8,
    /// Gun ammunition left.
    pub ammo: u8,
    /// DD and APD: the guns are spent (FT-279).
    pub fired: bool,
    /// Torpedoes are spent (FT-278); hits take none away (FT-295).
    pub torpedoed: bool,
    /// Anchor.
    pub anchor: Anchor,
    /// Turns unloaded, of eight.
    pub unloaded: u8,
    /// FT-439: it moves only in turns whose number has this parity.
    pub parity: Option<bool>,
    /// It has radar.
    pub radar: bool,
    /// This model flies from it only when it is anchored.
    pub anchored_only: Option<Model>,
    /// Its task force.
    pub tf: TfId,
    /// It changed task forces in this turn: once is enough.
    pub shifted: bool,
    /// How far it sailed in this turn with a task force it has left since, and whether into the wind; none: it sailed as the one it is in
    /// (FT-053).
    pub sailed: Option<(u8, bool)>,
    /// Is it still there?
    pub fate: Fate,
}

/// What came of an attempt to shadow in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shadow {
    /// None was made.
    #[default]
    None,
    /// It follows; what it follows is among the contacts.
    Holds,
    /// It lost its target: frozen and blind for the turn (FT-154).
    Failed,
}

/// What came of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Search {
    /// None was made.
    #[default]
    None,
    /// It observes; until the shadow phase of the turn after this one is over (FT-452).
    Sees(u16),
    /// It failed in this turn.
    Failed,
}

/// One task force; one without ships is a free slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TaskForce {
    /// Its number.
    pub number: u8,
    /// Where; none: not yet placed, dissolved or off the map.
    pub at: Option<At>,
    /// Which water of the hex.
    pub water: u8,
    /// Steps plotted and not yet sailed.
    pub plot: Vec<Dir>,
    /// The plot ends off the map (FT-162).
    pub leaves: bool,
    /// Show it after so many steps of its move (FT-157).
    pub show_at: Option<u8>,
    /// Take it off the map before it moves, if it is not held.
    pub hide: bool,
    /// It has a marker on the common map.
    pub shown: bool,
    /// The enemy observes it at this condition; 0: not.
    pub held: u8,
    /// It began the turn in a storm (FT-044, FT-049).
    pub storm: bool,
    /// Hexes sailed in this turn.
    pub moved: u8,
    /// One of them was into the wind (FT-053).
    pub windward: bool,
    /// It sailed in the shadow phase (FT-153).
    pub sailed: bool,
    /// Shown or hidden by its owner in this window: once is enough.
    pub flipped: bool,
    /// Shadowing.
    pub shadow: Shadow,
    /// The number under which the enemy keeps it among his contacts; he who is seen knows it.
    pub tag: Option<u16>,
    /// Its owner put it on the map himself: no standing order takes it off again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub posted: bool,
}

/// Like factors in an air formation (FT-336: those with other deadlines are apart).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Group {
    /// What they are.
    pub craft: Craft,
    /// What they carry now.
    pub arm: Arm,
    /// They took off armed: bombers until they land (FT-140).
    pub armed: bool,
    /// They have made their attack (FT-141).
    pub spent: bool,
    /// High or low.
    pub high: bool,
    /// Last turn in which they may land.
    pub deadline: u16,
    /// They paid the fuel hour of this turn, or refused it (15.6).
    pub fuel: Fuel,
    /// How many factors.
    pub n: u8,
}

/// The fuel hour of a combat (15.6), decided at the first combat of the turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Fuel {
    #[default]
    Open,
    Paid,
    Refused,
}

/// Where an air formation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Formed and about to take off (FT-176).
    Deck,
    /// Over a hex.
    Hex(At),
    /// From an off-map base on its way to its hex of entry, there in this turn (FT-180).
    Out(At, u16),
    /// On its way to an off-map base, there in this turn (FT-181).
    Home(FacId, u16),
}

/// One leg of a plotted flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leg {
    /// Over the next hex.
    Go(Dir),
    /// All groups to this altitude.
    Level(bool),
    /// Land here, all that can.
    Land(FacId),
}

/// One air formation; one without groups is a free slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AirFormation {
    /// Where.
    pub place: Place,
    /// What flies in it, sorted.
    pub groups: Vec<Group>,
    /// FT-334: where it took off. While nobody sees it, its marker is kept there (FT-344).
    pub origin: FacId,
    /// FT-335: the turn of take-off.
    pub launched: u16,
    /// The worst class it was launched in (FT-116).
    pub class: Class,
    /// Its flight of this turn was plotted in advance and binds (FT-120).
    pub plotted: bool,
    /// The plot, first leg first.
    pub plot: Vec<Leg>,
    /// It goes along with this task force (FT-416).
    pub over: Option<TfId>,
    /// Hexes it was carried by it in this turn (FT-203).
    pub carried: u8,
    /// Hexes flown in this turn.
    pub moved: u8,
    /// It is done for this turn.
    pub done: bool,
    /// Changes of altitude since it entered its hex: one for each group is enough.
    pub levels: u8,
    /// It was split off another in this turn, or another joined it: it is not split again.
    pub regrouped: bool,
    /// It has a marker on the common map.
    pub shown: bool,
    /// The enemy observes it at this condition; 0: not.
    pub held: u8,
    /// It began the turn in a storm.
    pub storm: bool,
    /// It began the turn over a hex of the map, in cloud or not (FT-061).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cloud: Option<bool>,
    /// Search.
    pub search: Search,
    /// Shadowing.
    pub shadow: Shadow,
    /// The number under which the enemy keeps it among his contacts.
    pub tag: Option<u16>,
}

/// Who told of a contact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reporter {
    /// A task force or air formation of one's own.
    Unit(Unit),
    /// A base, by eye.
    Base(FacId),
    /// Radar.
    Radar,
    /// Coastwatchers of an island.
    Watchers(u8),
}

/// What was told of a contact (7.12). Of condition 2 the numbers may be false.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ContactReport {
    /// How many formations.
    pub formations: Option<u8>,
    /// Ships, or air factors.
    pub total: Option<u8>,
    /// Categories present; with their numbers at condition 3.
    pub categories: Vec<(Category, Option<u8>)>,
    /// Factors high and low, at condition 3 (FT-094); at less only that some are high (FT-095).
    pub levels: Option<(Option<u8>, Option<u8>)>,
    /// Ready or Just Landed aircraft were seen on deck (FT-381): not how many, nor in which box (FT-100), nor whether dispersed
    /// (FT-382).
    pub decks: Option<bool>,
}

/// A report on an enemy hex, as the observing side keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Contact {
    /// Its number, the same as long as it is followed.
    pub id: u16,
    /// Where it was seen last.
    pub at: At,
    /// Aircraft; otherwise ships or a base.
    pub air: bool,
    /// A base, seen from above (FT-459).
    pub base: bool,
    /// In which turn it was seen last.
    pub turn: u16,
    /// How well.
    pub condition: u8,
    /// By whom.
    pub by: Reporter,
    /// What was said.
    pub told: ContactReport,
    /// ... and in which turn.
    pub as_of: u16,
    /// Its owner has still to say what it is.
    pub awaited: bool,
    /// It is still held now; otherwise it grows old.
    pub live: bool,
}

/// What a side told of its own units in this turn (FT-457): the same contact gets the same answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// The enemy's contact.
    pub contact: u16,
    /// How well it was seen.
    pub condition: u8,
    /// What was true, all of it.
    pub truth: ContactReport,
    /// It was seen by radar that some are high.
    pub radar: bool,
    /// Formations told.
    pub formations: u8,
    /// Ships or factors told.
    pub total: u8,
}

/// Standing order for reports of condition 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lie {
    /// Say what is true.
    #[default]
    Honest,
    /// As much as allowed.
    Inflate,
    /// As little as allowed.
    Deflate,
    /// Ask each time.
    Ask,
}

/// Standing order for interceptions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum React {
    /// Ask each time.
    #[default]
    Ask,
    /// Always try.
    Always,
    /// Never.
    Never,
}

/// Where a side is in its secret orders: nobody waits for the other between preparation and plotting.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Desk {
    /// Air operations (8).
    Air,
    /// Plots of task forces (10).
    Tf,
}

/// One side: all it has, and all it knows of the other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Force {
    /// Ships; a ship keeps its place for the whole game.
    pub ships: Vec<Ship>,
    /// Task forces.
    pub tfs: Vec<TaskForce>,
    /// Air formations.
    pub afs: Vec<AirFormation>,
    /// Bases and ships with aircraft.
    pub facs: Vec<Facility>,
    /// Contacts with the enemy, oldest first.
    pub contacts: Vec<Contact>,
    /// Where it is in its orders.
    pub desk: Desk,
    /// Factors lost today, for replacements (FT-315).
    pub lost_today: Vec<(Craft, u8)>,
    /// Points the enemy gets for aircraft destroyed in secret orders, until they are opened (FT-205).
    pub junked: u16,
    /// Replacements to be placed (FT-314).
    pub due: Vec<(Craft, u8)>,
    /// Shadowers of this turn and the numbers of the contacts they were set on (FT-342).
    pub shadowing: Vec<(Unit, u16)>,
    /// Points won by unloading at each of the scenario's capture bases.
    pub landed: Vec<u16>,
    /// Standing order for reports.
    pub lie: Lie,
    /// Standing order for interceptions.
    pub react: React,
    /// What it told of its own units in this turn.
    pub said: Vec<Said>,
    /// The number of its next contact.
    pub next_contact: u16,
    /// Where it tried to intercept in this turn (FT-190).
    pub tried: Vec<At>,
    /// Standing order for repairs (FT-446).
    pub mend: bool,
    /// Standing order for aircraft shot down: their owner is asked of which formations they were (R88).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub picks: bool,
    /// Standing orders that answer for the side, and why one of them ended.
    #[serde(default, skip_serializing_if = "Routine::is_usual")]
    pub routine: Routine,
    /// What it has planned for the hours to come.
    #[serde(default, skip_serializing_if = "Plans::is_empty")]
    pub plans: Plans,
}

/// Why a side that passed everything until something happens is asked again. From what the side itself has and knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Halt {
    /// The enemy was sighted here, or is seen better.
    Contact(At),
    /// The enemy is observed no more here.
    Lost(At),
    /// The enemy observes a unit of the side.
    Seen(Unit),
    /// Ships, bases or aircraft of the side were hit or lost.
    Hit,
    /// A fight in which the side has something to decide, or another question that is not only a formality.
    Asked,
    /// This formation must turn home now to land in time.
    Fuel(AfId),
    /// More aircraft with bombs or torpedoes are Ready here.
    Ready(FacId),
    /// Aircraft have landed here that no plan brought home.
    Landed(FacId),
    /// A task force has reached its goal.
    Goal(TfId),
    /// Replacements have come, or formations from off the map.
    Arrived,
    /// Day breaks.
    Dawn,
    /// Night falls.
    Dusk,
}

/// Standing orders by which questions are answered, all off at first, and why the last one ended.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Routine {
    /// Everything is passed until something happens.
    pub go: bool,
    /// Why that ended, until the side decides something.
    pub halts: Vec<Halt>,
    /// It is asked each hour how to regroup.
    pub regroup: bool,
    /// What is on the map and not observed stays there.
    pub stay: bool,
    /// It is asked about scouts that have flown all they can.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub flown: bool,
    /// It is asked which formations search.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub search: bool,
    /// Its scouts shadow what they see.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shadow: bool,
}

impl Routine {
    /// Is all as it was at first?
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// A cloud marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cloud {
    /// Its sector.
    pub sector: u8,
    /// Where; none: out of play (FT-450).
    pub at: Option<At>,
}

/// Where the hour stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Both set up, in secret.
    SetUp,
    /// Both prepare air operations and plot task forces, in secret (8, 10).
    Orders,
    /// Both name shadowers and targets, in secret (11).
    Shadow,
    /// Targets have sailed, shadowers follow them (11.5).
    Chase,
    /// Both regroup, show and hide task forces, in secret (12.3).
    Regroup,
    /// One moves aircraft: the player with initiative first (14).
    Air(Side, AirStep),
    /// Combat, hex by hex (15).
    Combat,
}

/// The steps of one half of air movement (14.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AirStep {
    /// Searches are named before anything moves (7.3).
    Search,
    /// Landings, and formations already in the air.
    Flying,
    /// Plotted flights run by themselves.
    Plotted,
    /// Take-offs and formations that appear.
    TakeOff,
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The last turn is over (FT-324).
    Time,
    /// A lead at 24h (FT-323).
    Margin(Side),
}

/// What interrupts a phase, innermost last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// This formation of the mover is being flown.
    Fly(AfId),
    /// This formation of this side follows its plot, hex by hex.
    Walk(Side, AfId),
    /// This side must say what the enemy's contact of this number is (FT-087).
    Report(Side, u16),
    /// This side may intercept in a hex (14.13).
    Intercept(Side, At),
    /// This side may agree to the fight the other seeks in a hex at this altitude (FT-184).
    Agree(Side, At, bool),
    /// A shadower of this side moves after its target (11.5).
    Chase(Side, Unit),
    /// This side may put hidden units on the map while the other moves, by the letter of 7.17.
    Late(Side),
    /// A fight in a hex: see [`Position::battle`].
    Battle,
}

/// What all know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Options.
    pub rules: Settings,
    /// Which scenario.
    pub scenario: u8,
    /// The turn, from 1.
    pub turn: u16,
    /// Where the hour stands.
    pub phase: Phase,
    /// Who is done, where both work apart.
    pub ready: SeatSet,
    /// Who has initiative in this turn; before it is rolled, who had it last (FT-171).
    pub initiative: Option<Side>,
    /// It was rolled already in the shadow phase (FT-155).
    pub rolled: bool,
    /// Points.
    pub points: [u16; 2],
    /// Wind by sector.
    pub winds: [Dir; 8],
    /// Clouds.
    pub clouds: Vec<Cloud>,
    /// Set at the end.
    pub end: Option<End>,
    /// Bases that changed hands, and to whom.
    pub captured: Vec<(u8, Side)>,
    // ---- combat (15) ----
    /// Hexes still to be fought in, once combat has begun (FT-209, FT-216).
    pub fights: Option<Vec<At>>,
}

/// Which formations fought each other in the air, the Allied one first (FT-191). The umpire's: neither side may know the numbers of the
/// other's formations, which would tell how many there are.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Met {
    /// In the turn before.
    pub before: Vec<[AfId; 2]>,
    /// In this turn.
    pub now: Vec<[AfId; 2]>,
}

/// A whole game in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// What all know.
    pub public: Public,
    /// The sides.
    pub sides: [Force; 2],
    /// What interrupts the phase, innermost last.
    pub stack: Vec<Frame>,
    /// The fight going on.
    pub battle: Option<Box<Battle>>,
    /// Who fought whom.
    pub met: Met,
}

/// A marker on the common map: no number, nothing that lasts (7.16). One stands for all units of its kind in the hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Marker {
    /// Whose.
    pub side: Side,
    /// Where.
    pub at: At,
    /// Aircraft; otherwise ships.
    pub air: bool,
}

/// What interrupts the phase, as a viewer may know it: who is waited for is known to all, with what unit only to its side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Open {
    /// One's own formation is being flown.
    Fly(AfId),
    /// One's own formation follows its plot.
    Walk(Side, AfId),
    /// A side must say what a contact is; both sides know which.
    Report(Side, Option<u16>),
    /// A side may intercept.
    Intercept(Side, At),
    /// A side may agree to a fight.
    Agree(Side, At, bool),
    /// A side may put hidden units on the map.
    Late(Side),
    /// A shadower moves.
    Chase(Side, Option<Unit>),
    /// A fight.
    Battle,
}
