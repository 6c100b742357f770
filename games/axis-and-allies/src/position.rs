//! The whole truth of a game in progress. Plain data; the phase and any battle in progress are part of it.

use crate::{
    board::Board,
    settings::Settings,
    types::{Developments, KINDS, Kind, Power},
    units::{Moved, Units},
};
use ironbottom_kernel::area::{Space, SpaceSet};
use serde::{Deserialize, Serialize};

/// Where in the turn we are (AA-004).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first turn: the Axis divides its bid (an extra).
    Bid,
    /// Before the first turn: a power of the Axis sets up units for its part of the bid (an extra).
    BidUnits,
    /// Phase 1: weapons development, then purchase.
    Purchase,
    /// Phase 2.
    CombatMove,
    /// Phase 3.
    Combat,
    /// Phase 4.
    NonCombatMove,
    /// Phase 5.
    Place,
    /// The game has ended (phase 6 needs no decision: it is carried out when phase 5 ends).
    Over,
}

/// An industrial complex on a territory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Complex {
    /// There since the set-up, for this power unlimited (AA-081, AA-084).
    Original(Power),
    /// Bought (AA-082).
    New,
}

/// What can change about a territory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Territory {
    /// Who controls it; none: still neutral (and sea zones).
    pub owner: Option<Power>,
    /// The complex on it.
    pub complex: Option<Complex>,
}

/// One unit aboard a transport.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Cargo {
    /// Infantry, armor or an AA gun.
    pub kind: Kind,
    /// Whose it is: an ally's cargo is possible (AA-171).
    pub owner: Power,
    /// Boarded in the current turn.
    pub fresh: bool,
    /// Declared to go ashore in this turn's combat: in the territory [`Ship::target`].
    pub landing: bool,
}

/// A transport that is not simply an empty, unused one: it carries something, or did something this turn.
/// Each entry is one ship. It is also counted in [`Units`]; a zone's plain transports are the count less the entries.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Ship {
    /// Where it is.
    pub zone: Space,
    /// Whose it is.
    pub owner: Power,
    /// What it carries: filled from the front, sorted. It may stay aboard when the turn ends (AA-165).
    pub cargo: [Option<Cargo>; 2],
    /// Zones moved this turn.
    pub steps: u8,
    /// Something was loaded this turn.
    pub loaded: bool,
    /// Something went ashore this turn: it neither moves nor loads any more (AA-166, AA-299).
    pub unloaded: bool,
    /// It may do nothing more this turn: it fought, retreated, entered an enemy zone, or moved in phase 2 (AA-298).
    pub spent: bool,
    /// Where its landing cargo goes ashore in this turn's combat.
    pub target: Option<Space>,
}

impl Ship {
    /// A plain transport.
    pub const fn plain(zone: Space, owner: Power) -> Self {
        Self { zone, owner, cargo: [None; 2], steps: 0, loaded: false, unloaded: false, spent: false, target: None }
    }

    /// Is there nothing to remember about it?
    pub fn is_plain(&self) -> bool {
        *self == Self::plain(self.zone, self.owner)
    }

    /// Its cargo.
    pub fn cargo(&self) -> impl Iterator<Item = Cargo> {
        self.cargo.into_iter().flatten()
    }

    /// Is there room for one more of this kind (AA-163)? Two infantry, or one armor, or one gun.
    pub fn has_room(&self, kind: Kind) -> bool {
        match (self.cargo[0], self.cargo[1]) {
            (None, _) => true,
            (Some(c), None) => c.kind == Kind::Infantry && kind == Kind::Infantry,
            _ => false,
        }
    }
}

/// What aircraft set out to do in combat movement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mission {
    /// Fights units.
    Attack,
    /// A bomber's strategic raid (AA-147): other bombers may attack the same territory, and the raid comes first (AA-148).
    Raid,
    /// Has fought or raided, or broke off: only lands now.
    Home,
}

/// Like aircraft of the active power in the air, from combat movement until they land in phase 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Flight {
    /// Where they are.
    pub at: Space,
    /// Fighter or bomber.
    pub kind: Kind,
    /// Spaces they may still fly.
    pub left: u8,
    /// What for.
    pub mission: Mission,
    /// How many.
    pub n: u16,
}

/// Aircraft that crossed a gun's territory in combat movement (AA-111): they are fired at before anything else in phase 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Crossing {
    /// Order of the moves.
    pub order: u16,
    /// The gun's territory.
    pub gun: Space,
    /// Who fires it.
    pub gunner: Power,
    /// Where the aircraft went: with the next two fields it names the flight.
    pub at: Space,
    /// Fighter or bomber.
    pub kind: Kind,
    /// Range left.
    pub left: u8,
    /// Mission.
    pub mission: Mission,
    /// How many.
    pub n: u16,
}

/// Where an attack on a space came from, one entry for each of several spaces (AA-089): the ways of retreat (AA-214, AA-224, AA-312).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The contested space.
    pub battle: Space,
    /// The space last left before entering it (aircraft: where they took off, if that touches it).
    pub from: Space,
    /// It was an aircraft.
    pub air: bool,
}

/// What happened this turn so far, and what was true when it began. Reset at the start of every turn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Territories the active power controlled when the turn began.
    pub held: SpaceSet,
    /// Territories its alliance controlled when the turn began.
    pub friendly: SpaceSet,
    /// Territories with a complex it could use when the turn began (AA-244).
    pub complexes: SpaceSet,
    /// Canals open to its alliance, by number: as they were when the turn began, so that taking Panama opens nothing yet (AA-032),
    /// and Suez since it was taken (AA-031, AA-034, AA-273).
    pub canals: u8,
    /// Zones it shared with enemies when the turn began (only under option A4.2).
    pub shared: SpaceSet,
    /// Captured, liberated, blitzed or violated this turn (AA-130, AA-309).
    pub captured: SpaceSet,
    /// Research was tried (AA-275).
    pub researched: bool,
    /// A unit was bought: no more research (AA-054).
    pub bought_any: bool,
    /// Units bought and not yet placed, by kind.
    pub bought: [u16; 10],
    /// Units placed this turn through each complex.
    pub placed: Vec<(Space, u16)>,
    /// Carriers placed this turn are no landing place (AA-292); nothing to remember: phase 5 comes last.
    /// Own AA gun that moved in phase 2 to fire (AA-277): where it stands.
    pub rocket_gun: Option<Space>,
    /// The gun that fired a rocket: it may not move in phase 4 (AA-069).
    pub rocket_fired: Option<Space>,
    /// Ways of retreat.
    pub origins: Vec<Origin>,
    /// Aircraft that crossed guns.
    pub crossings: Vec<Crossing>,
    /// Spaces that are or were battle sites this turn (AA-187): set when phase 3 begins.
    pub sites: SpaceSet,
    /// Zones where a sea battle took place this turn: no support from there (AA-196).
    pub sea_fought: SpaceSet,
    /// Carriers that were moved this turn, or on which something landed, are counted in [`Moved`] (AA-141).
    /// Fighters the active power landed on carriers in phase 4, by zone: those carriers stay (AA-141).
    pub deck_landings: SpaceSet,
    /// Guns that have fired this turn (used only when `aa_fires_at` is `first_group`).
    pub guns_fired: SpaceSet,
}

/// How a seat's losses are chosen while it is absent or has nothing to choose (a standing order).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LossOrder {
    /// Ask every time.
    Ask,
    /// Cheapest unit first; among equals the one worth least in this fight, aircraft with least range left first.
    #[default]
    Cheapest,
    /// As `Cheapest`, but the last land unit of an attack is kept to the end, so that the ground can be taken.
    KeepGround,
    /// As `Cheapest`, but the seat is asked where the last land unit of an attack on land is at stake: the usual one since version 2.
    Careful,
}

impl LossOrder {
    /// All, in the order they are offered.
    pub const ALL: [Self; 4] = [Self::Ask, Self::Cheapest, Self::KeepGround, Self::Careful];

    /// The order every seat begins with.
    pub const fn usual(rules: &Settings) -> Self {
        if rules.reads_since(2) { Self::Careful } else { Self::Cheapest }
    }

    /// What it comes to where a choice must be made: `Ask` gives way to the usual order.
    #[must_use]
    pub const fn made(self, rules: &Settings) -> Self {
        match self {
            Self::Ask => Self::usual(rules),
            given => given,
        }
    }

    /// Does it keep the last land unit of an attack, as far as it has its way?
    pub const fn keeps_ground(self) -> bool {
        matches!(self, Self::KeepGround | Self::Careful)
    }
}

/// What a seat does about its submarines after a round of battle (a standing order).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SubOrder {
    /// Ask every time.
    #[default]
    Ask,
    /// Never withdraw.
    Stay,
    /// Withdraw all whenever it is possible, to the first zone.
    Leave,
}

/// Whether allies' units may board this seat's transports (a standing order).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardingOrder {
    /// Ask every time.
    Ask,
    /// Allow.
    #[default]
    Allow,
    /// Refuse.
    Refuse,
}

/// The standing orders of one seat.
///
/// What every seat begins with depends on the version of the rules: see [`Standing::usual`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Standing {
    /// Losses.
    pub losses: LossOrder,
    /// Submarines.
    pub subs: SubOrder,
    /// Boarding.
    pub boarding: BoardingOrder,
}

impl Standing {
    /// What every seat begins with.
    pub fn usual(rules: &Settings) -> Self {
        Self { losses: LossOrder::usual(rules), ..Self::default() }
    }
}

/// Counts of pieces by power and kind, as they stand on one side of a battle board.
pub type Line = [[u16; KINDS]; 5];

/// The whole truth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// Options in force.
    pub rules: Settings,
    /// Round, from 1.
    pub round: u16,
    /// Whose turn it is.
    pub power: Power,
    /// Where in the turn.
    pub phase: Phase,
    /// Money in hand: each power's own, as are its units and developments, also where one player leads several (AA-018).
    pub ipc: [u16; 5],
    /// Developments owned.
    pub developments: [Developments; 5],
    /// Territories by space number (sea zones too, where nothing ever changes).
    pub territories: Vec<Territory>,
    /// Units on the board.
    pub units: Units,
    /// The active power's units that may not move again this turn.
    pub moved: Moved,
    /// Transports with something to remember, sorted.
    pub ships: Vec<Ship>,
    /// The active power's aircraft in the air, sorted, like ones together.
    pub flights: Vec<Flight>,
    /// This turn.
    pub turn: Turn,
    /// Combat in progress (phase 3).
    pub combat: Option<crate::phases::combat::Combat>,
    /// An ally's leave is being asked for boarding (AA-171).
    pub boarding: Option<Boarding>,
    /// Standing orders by seat.
    pub standing: [Standing; 5],
    /// How it ended.
    pub outcome: Option<End>,
    /// What each power still has of the bid to set up units for (an extra).
    #[serde(default, skip_serializing_if = "nothing_bid")]
    pub bid: [u16; 5],
}

/// Not written where there is none, so that digests of tables begun before it stay as they were.
fn nothing_bid(bid: &[u16; 5]) -> bool {
    *bid == [0; 5]
}

/// A unit that wants to board an ally's transport.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Boarding {
    /// Which unit.
    pub kind: Kind,
    /// From where.
    pub from: Space,
    /// Which ship: index in [`Position::ships`], or a plain one of `owner` in `zone`.
    pub ship: ShipRef,
    /// Where the ship is.
    pub zone: Space,
    /// Whose ship.
    pub owner: Power,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// By capitals (AA-256, AA-257).
    Capitals(crate::types::Alliance),
    /// By production (AA-258).
    Production,
    /// The round limit came; the winner, if any, by combined Axis level (an extra).
    Limit(Option<crate::types::Alliance>),
}

/// Names a transport in a zone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShipRef {
    /// A plain, empty, unused one.
    Plain,
    /// Entry of [`Position::ships`]; of several equal ones the first is named.
    Entry(u8),
}

impl Position {
    /// Controller of a territory.
    pub fn owner(&self, s: Space) -> Option<Power> {
        self.territories[s.i()].owner
    }

    /// Territories controlled by a power.
    pub fn owned(&self, p: Power) -> SpaceSet {
        self.territories.iter().enumerate().filter(|(_, t)| t.owner == Some(p)).map(|(i, _)| Space(i as u8)).collect()
    }

    /// Territories controlled by a power's alliance.
    pub fn friendly(&self, p: Power) -> SpaceSet {
        let own = |t: &Territory| t.owner.is_some_and(|o| !o.is_enemy(p));
        self.territories.iter().enumerate().filter(|(_, t)| own(t)).map(|(i, _)| Space(i as u8)).collect()
    }

    /// Territories controlled by a power's enemies.
    pub fn enemy_held(&self, p: Power) -> SpaceSet {
        let foe = |t: &Territory| t.owner.is_some_and(|o| o.is_enemy(p));
        self.territories.iter().enumerate().filter(|(_, t)| foe(t)).map(|(i, _)| Space(i as u8)).collect()
    }

    /// Territories nobody has entered yet (AA-029).
    pub fn neutral(&self, b: &Board) -> SpaceSet {
        b.neutral.iter().filter(|s| self.owner(*s).is_none()).collect()
    }

    /// Is the capital of a power in enemy hands?
    pub fn capital_lost(&self, b: &Board, p: Power) -> bool {
        self.owner(b.capital(p)).is_some_and(|o| o.is_enemy(p))
    }

    /// National production level: the values of all territories controlled (AA-002).
    pub fn level(&self, b: &Board, p: Power) -> u16 {
        let own = self.territories.iter().zip(&b.spaces).filter(|(t, _)| t.owner == Some(p));
        own.map(|(_, s)| u16::from(s.ipc)).sum()
    }

    /// May ships of the active power pass between these two adjacent zones (AA-031, AA-034), to attack as well (AA-033)? True where
    /// there is no canal.
    pub fn canal_open(&self, b: &Board, from: Space, to: Space) -> bool {
        b.canal(from, to).is_none_or(|c| self.turn.canals >> c & 1 != 0)
    }

    /// A territory has changed hands: a canal between two banks that the active power's alliance now holds opens at once (AA-034).
    pub fn open_canals(&mut self, b: &Board) {
        if !self.rules.suez_opens_at_once() {
            return;
        }
        let held = self.friendly(self.power);
        for (i, _) in b.canals.iter().enumerate().filter(|(_, c)| c.has_banks() && (c.needs & !held).is_empty()) {
            self.turn.canals |= 1 << i;
        }
    }

    /// Units of the active power that have not moved.
    pub fn unmoved(&self, s: Space, k: Kind) -> u16 {
        self.units.get(s, self.power, k).saturating_sub(self.moved.get(s, k))
    }

    /// Plain transports of a power in a zone: those without an entry in `ships`.
    pub fn plain_transports(&self, zone: Space, p: Power) -> u16 {
        let entries = self.ships.iter().filter(|s| s.zone == zone && s.owner == p).count() as u16;
        self.units.get(zone, p, Kind::Transport).saturating_sub(entries)
    }

    /// The ship a reference names; a plain one if there is such.
    pub fn ship(&self, r: ShipRef, zone: Space, owner: Power) -> Option<Ship> {
        match r {
            ShipRef::Plain => (self.plain_transports(zone, owner) > 0).then(|| Ship::plain(zone, owner)),
            ShipRef::Entry(i) => self.ships.get(i as usize).copied().filter(|s| s.zone == zone && s.owner == owner),
        }
    }

    /// Replaces a ship by its new state (the count in [`Units`] is moved along when the zone changes); keeps entries sorted.
    pub fn set_ship(&mut self, r: ShipRef, old: Ship, mut new: Ship) {
        if let ShipRef::Entry(i) = r {
            self.ships.remove(i as usize);
        }
        if new.zone != old.zone {
            self.units.remove(old.zone, old.owner, Kind::Transport, 1);
            self.units.add(new.zone, new.owner, Kind::Transport, 1);
        }
        new.cargo.sort_by_key(|c| (c.is_none(), *c));
        if !new.is_plain() {
            let at = self.ships.partition_point(|s| *s < new);
            self.ships.insert(at, new);
        }
    }

    /// Takes a transport off the board with all its cargo.
    pub fn sink_ship(&mut self, r: ShipRef, zone: Space, owner: Power) {
        if let ShipRef::Entry(i) = r {
            self.ships.remove(i as usize);
        }
        self.units.remove(zone, owner, Kind::Transport, 1);
    }

    /// Adds aircraft in the air, keeping like ones together.
    pub fn add_flight(&mut self, f: Flight) {
        if f.n == 0 {
            return;
        }
        let same = |g: &Flight| (g.at, g.kind, g.left, g.mission) == (f.at, f.kind, f.left, f.mission);
        match self.flights.iter_mut().find(|g| same(g)) {
            Some(g) => g.n += f.n,
            None => {
                let at = self.flights.partition_point(|g| *g < f);
                self.flights.insert(at, f);
            }
        }
    }

    /// Takes aircraft out of the air; returns whether they were there.
    pub fn take_flight(&mut self, at: Space, kind: Kind, left: u8, mission: Mission, n: u16) -> bool {
        let Some(i) = self.flights.iter().position(|g| (g.at, g.kind, g.left, g.mission) == (at, kind, left, mission)) else {
            return false;
        };
        if self.flights[i].n < n {
            return false;
        }
        self.flights[i].n -= n;
        if self.flights[i].n == 0 {
            self.flights.remove(i);
        }
        true
    }

    /// Range of an aircraft of a power (AA-073, AA-133, AA-146).
    pub fn range(&self, b: &Board, p: Power, k: Kind) -> u8 {
        let far = self.developments[p.i()].has(crate::types::Development::LongRange);
        b.unit(k).movement + if far && k.is_air() { 2 } else { 0 }
    }

    /// Price of a unit for a power (AA-074, AA-080).
    pub fn price(&self, b: &Board, p: Power, k: Kind) -> u8 {
        let cheap = self.developments[p.i()].has(crate::types::Development::Industry);
        b.unit(k).cost - u8::from(cheap)
    }

    /// Does the attacker on land keep his last land unit, as his standing order has it? What chances are reckoned by.
    pub fn keeps_ground(&self, attacker: Power) -> bool {
        self.standing[attacker.i()].losses.made(&self.rules).keeps_ground()
    }

    /// Number of the player who plays a power (AA-014, AA-015, AA-016, AA-017).
    pub fn player(&self, b: &Board, p: Power) -> u8 {
        b.players[self.rules.players.clamp(2, 5) as usize - 2][p.i()]
    }
}
