//! The whole truth of a game in progress: small plain data.
//!
//! What all know is in [`Public`]; what one side has and knows is in its own [`Force`], contacts with the enemy included: a secret of the
//! one side is nowhere in what the other stores. The view of a seat is the public part, its own force and the markers on the common map.

use crate::{
    battle::Battle,
    board::{AirValues, Board, Land},
    rules::Rules,
    types::{AfId, Arm, At, Bx, Category, Class, Craft, Dir, FacId, Hull, Model, ShipId, Side, Sky, TfId, Unit},
};
use ironbottom_kernel::SeatSet;
use serde::{Deserialize, Serialize};

/// Factors of one counter in one box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Lot {
    /// Where they stand.
    pub bx: Bx,
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

/// A base or a ship with aircraft.
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
    /// Torpedoes are spent (FT-278).
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
pub struct Tf {
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
pub struct Af {
    /// Where.
    pub place: Place,
    /// What flies in it, sorted.
    pub groups: Vec<Group>,
    /// FT-334: where it took off.
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
    /// It was split or joined in this turn: once is enough.
    pub regrouped: bool,
    /// It has a marker on the common map.
    pub shown: bool,
    /// The enemy observes it at this condition; 0: not.
    pub held: u8,
    /// It began the turn in a storm.
    pub storm: bool,
    /// Search.
    pub search: Search,
    /// Shadowing.
    pub shadow: Shadow,
    /// Enemy formations it fought in the turn before (FT-191).
    pub fought: Vec<AfId>,
    /// The number under which the enemy keeps it among his contacts.
    pub tag: Option<u16>,
    /// Enemy formations it fought in this turn.
    pub fights: Vec<AfId>,
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
pub struct Told {
    /// How many formations.
    pub formations: Option<u8>,
    /// Ships, or air factors.
    pub total: Option<u8>,
    /// Categories present; with their numbers at condition 3.
    pub categories: Vec<(Category, Option<u8>)>,
    /// Factors high and low, at condition 3; at less only that some are high (FT-095).
    pub levels: Option<(Option<u8>, Option<u8>)>,
    /// Ready or Just Landed aircraft were seen on deck (FT-381).
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
    pub told: Told,
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
    pub truth: Told,
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
    pub tfs: Vec<Tf>,
    /// Air formations.
    pub afs: Vec<Af>,
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
    pub rules: Rules,
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
}

impl Public {
    /// The hour of the clock, 1 to 24 (FT-001, FT-322).
    pub fn hour(&self, b: &Board) -> u8 {
        ((u16::from(b.scenarios[self.scenario as usize].hour) - 1 + self.turn - 1) % 24) as u8 + 1
    }

    /// The day, from 1.
    pub fn day(&self, b: &Board) -> u16 {
        (u16::from(b.scenarios[self.scenario as usize].hour) - 1 + self.turn - 1) / 24 + 1
    }

    /// Is it night?
    pub fn is_night(&self, b: &Board) -> bool {
        b.is_night(self.hour(b))
    }

    /// The sky over a hex.
    pub fn sky(&self, b: &Board, at: At) -> Sky {
        b.sky(self.clouds.iter().filter_map(|c| c.at), at)
    }

    /// The direction the wind blows to in a hex.
    pub fn wind(&self, b: &Board, at: At) -> Dir {
        self.winds[b.hex(at).sector as usize]
    }

    /// Who moves aircraft now.
    pub const fn mover(&self) -> Option<Side> {
        match self.phase {
            Phase::Air(side, _) => Some(side),
            _ => None,
        }
    }
}

impl Position {
    /// A side.
    pub const fn side(&self, side: Side) -> &Force {
        &self.sides[side as usize]
    }

    /// A side, to be changed.
    pub const fn side_mut(&mut self, side: Side) -> &mut Force {
        &mut self.sides[side as usize]
    }

    /// The formation being flown.
    pub fn flying(&self) -> Option<AfId> {
        match self.stack.last() {
            Some(Frame::Fly(af)) => Some(*af),
            _ => None,
        }
    }
}

impl Ship {
    /// Kind.
    pub fn hull(&self, b: &Board) -> Hull {
        b.classes[self.class as usize].hull
    }

    /// FT-294, FT-304: guns left.
    pub fn guns(&self, b: &Board) -> u8 {
        b.classes[self.class as usize].gun.saturating_sub(self.hits)
    }

    /// FT-294, FT-304: anti-aircraft left.
    pub fn aa(&self, b: &Board) -> u8 {
        b.classes[self.class as usize].aa.saturating_sub(self.hits)
    }

    /// FT-292, FT-293: dead in the water for the rest of the game.
    pub const fn is_immobile(&self) -> bool {
        self.fd >= 3 && self.hits + 1 >= self.fd
    }

    /// FT-164: it lies at anchor, or is busy with it.
    pub fn is_anchored(&self) -> bool {
        self.anchor != Anchor::Up
    }

    /// FT-291, FT-439: hexes it can sail in a turn.
    pub fn mf(&self, b: &Board, turn: u16) -> u8 {
        let full = b.classes[self.class as usize].mf;
        if self.is_immobile() || self.is_anchored() {
            0
        } else if 2 * self.hits >= self.fd {
            match self.parity {
                Some(odd) if full == 1 => u8::from((turn % 2 == 1) == odd),
                _ => (full / 2).max(1),
            }
        } else {
            full
        }
    }
}

impl Force {
    /// As its owner knows it: which enemy formations were met is for the umpire, as their numbers would tell how many there are.
    #[must_use]
    pub fn known(&self) -> Self {
        let mut force = self.clone();
        for a in &mut force.afs {
            a.fought.clear();
            a.fights.clear();
        }
        force
    }

    /// The ships of a task force.
    pub fn fleet(&self, tf: TfId) -> impl Iterator<Item = (ShipId, &Ship)> {
        let of = move |(_, s): &(usize, &Ship)| s.tf == tf && s.fate == Fate::Afloat;
        self.ships.iter().enumerate().filter(of).map(|(i, s)| (i as ShipId, s))
    }

    /// Task forces at sea, with their hexes.
    pub fn at_sea(&self) -> impl Iterator<Item = (TfId, &Tf, At)> {
        self.tfs.iter().enumerate().filter_map(|(i, t)| t.at.map(|at| (i as TfId, t, at)))
    }

    /// Formations over a hex of the map.
    pub fn in_air(&self) -> impl Iterator<Item = (AfId, &Af, At)> {
        self.afs.iter().enumerate().filter_map(|(i, a)| match a.place {
            Place::Hex(at) if !a.groups.is_empty() => Some((i as AfId, a, at)),
            _ => None,
        })
    }

    /// A formation that is there.
    pub fn af(&self, af: AfId) -> Option<&Af> {
        self.afs.get(af as usize).filter(|a| !a.groups.is_empty())
    }

    /// The lowest free slot for a formation.
    pub fn free_af(&self) -> AfId {
        self.afs.iter().position(|a| a.groups.is_empty()).unwrap_or(self.afs.len()) as AfId
    }

    /// A facility that is still there.
    pub fn fac(&self, fac: FacId) -> Option<&Facility> {
        self.facs.get(fac as usize).filter(|f| !f.lost)
    }

    /// The facility of a ship.
    pub fn fac_of(&self, ship: ShipId) -> Option<FacId> {
        self.facs.iter().position(|f| f.host == Host::Ship(ship)).map(|i| i as FacId)
    }

    /// The hex of a facility; none: off the map.
    pub fn fac_at(&self, b: &Board, fac: FacId) -> Option<At> {
        match self.fac(fac)?.host {
            Host::Base(i) => b.bases[i as usize].at,
            Host::Ship(s) => self.tfs.get(self.ships[s as usize].tf as usize)?.at,
        }
    }

    /// FT-160, FT-044: hexes a task force can sail in this turn.
    pub fn tf_mf(&self, b: &Board, tf: TfId, turn: u16) -> u8 {
        if self.tfs[tf as usize].storm {
            return 0;
        }
        self.fleet(tf).map(|(_, s)| s.mf(b, turn)).min().unwrap_or(0)
    }

    /// Notes factors lost, for replacements.
    pub fn mourn(&mut self, craft: Craft, n: u8) {
        match self.lost_today.iter_mut().find(|(c, _)| *c == craft) {
            Some((_, m)) => *m += n,
            None => {
                self.lost_today.push((craft, n));
                self.lost_today.sort_unstable();
            }
        }
    }

    /// May a unit moor here: a hex of part land, part sea (FT-163)?
    pub fn can_moor(&self, b: &Board, tf: TfId) -> bool {
        self.tfs.get(tf as usize).and_then(|t| t.at).is_some_and(|at| b.hex(at).land == Land::Coast)
    }
}

impl Facility {
    /// What it can do now: launch factors after damage (FT-296 to FT-298, FT-302), capacity at anchor (FT-402). The last part is the
    /// most factors of a turn (FT-112, FT-403).
    pub fn now(&self, b: &Board, force: &Force) -> (AirValues, u8) {
        match self.host {
            Host::Base(i) => {
                let base = &b.bases[i as usize];
                let (mut v, h) = (base.air, self.hits as i8);
                v.normal -= if base.land { 2 * h } else { h };
                v.minimum -= h;
                (v, 2 * v.normal.max(0) as u8)
            }
            Host::Ship(s) => {
                let ship = &force.ships[s as usize];
                let class = &b.classes[ship.class as usize];
                let (mut v, h) = (class.air.unwrap_or_default(), ship.hits as i8);
                // FT-304: never below 0; what is won back counts from there (FT-305).
                let per = crate::phases::damage::lf_per_hit(class.hull);
                v.normal = ((v.normal - per * h).max(0) + self.cleared as i8).min(v.normal.max(0));
                v.minimum = (v.minimum - h).max(0);
                let moored = class.hull.is_tender() && matches!(ship.anchor, Anchor::Down | Anchor::Dropping);
                if moored {
                    v.mc = v.mc.map(|n| 2 * n);
                }
                (v, if moored { 4 } else { 2 } * v.normal as u8)
            }
        }
    }

    /// FT-386: is there room for so many more factors in this class?
    pub fn has_room(&self, b: &Board, force: &Force, class: Class, n: u8) -> bool {
        let (v, most) = self.now(b, force);
        let mut used = self.used.map(u16::from);
        used[class as usize] += u16::from(n);
        let [a, c, d] = used;
        v.normal > 0 && a <= v.minimum.max(0) as u16 && a + c <= v.normal as u16 && a + c + d <= u16::from(most)
    }

    /// Factors aboard.
    pub fn aboard(&self) -> u16 {
        self.lots.iter().map(|l| u16::from(l.n)).sum()
    }

    /// Factors in a box.
    pub fn in_box(&self, bx: Bx) -> u16 {
        self.lots.iter().filter(|l| l.bx == bx).map(|l| u16::from(l.n)).sum()
    }

    /// Unmoved factors of one kind in one box.
    pub fn count(&self, bx: Bx, craft: Craft, arm: Arm) -> u8 {
        self.lots.iter().filter(|l| (l.bx, l.craft, l.arm, l.moved) == (bx, craft, arm, false)).map(|l| l.n).sum()
    }

    /// Adds factors.
    pub fn add(&mut self, lot: Lot) {
        if lot.n == 0 {
            return;
        }
        let like = |l: &&mut Lot| (l.bx, l.craft, l.arm, l.moved) == (lot.bx, lot.craft, lot.arm, lot.moved);
        match self.lots.iter_mut().find(like) {
            Some(l) => l.n += lot.n,
            None => {
                self.lots.push(lot);
                self.lots.sort_unstable();
            }
        }
    }

    /// Takes factors of one kind away; those that moved too if `moved` says so.
    pub fn take(&mut self, bx: Bx, craft: Craft, arm: Arm, moved: bool, n: u8) {
        if let Some(l) = self.lots.iter_mut().find(|l| (l.bx, l.craft, l.arm, l.moved) == (bx, craft, arm, moved)) {
            l.n = l.n.saturating_sub(n);
        }
        self.lots.retain(|l| l.n > 0);
    }
}

impl Af {
    /// FT-175, FT-203: hexes it can fly in this turn, before what it has flown; the class of take-off counts in its first hour.
    pub fn mf(&self, b: &Board, turn: u16) -> u8 {
        let slowest = self.groups.iter().map(|g| b.model(g.craft.model).mf).min().unwrap_or(0);
        let full = slowest.saturating_sub(self.carried);
        if self.launched == turn { self.class.reach(full) } else { full }
    }

    /// Factors in it.
    pub fn factors(&self) -> u16 {
        self.groups.iter().map(|g| u16::from(g.n)).sum()
    }

    /// Adds factors to it, apart by all that distinguishes them.
    pub fn add(&mut self, group: Group) {
        let same = |g: &&mut Group| Group { n: 0, ..**g } == Group { n: 0, ..group };
        match self.groups.iter_mut().find(same) {
            Some(g) => g.n += group.n,
            None => {
                self.groups.push(group);
                self.groups.sort_unstable();
            }
        }
    }
}
