//! What is printed: the map with its ways, the counters with their values, turns, schedules and set-ups. Nothing here ever changes.

use crate::types::{Nation, Quarters, Sea, ShipKind, Side, Space, SpaceSet};
use serde::{Deserialize, Serialize};

/// Number of a counter, ship or land unit: its place in [`Board::units`] and in [`crate::position::Position::units`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u8);

impl UnitId {
    /// As an index.
    pub const fn i(self) -> usize {
        self.0 as usize
    }
}

/// A base (a square): FS-047, FS-048, FS-364.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Base {
    /// Printed air capacity in steps; none: no limit (R18).
    pub air: Option<u8>,
    /// Printed port capacity; none: no limit (R18).
    pub port: Option<Quarters>,
    /// Victory points for its capture.
    pub vp: u8,
    /// Who holds it at the start of the long campaign.
    pub control: Option<Side>,
    /// The nation whose national base it is (FS-054, FS-055); Kure and Yokosuka are Japan's.
    pub national: Option<Nation>,
    /// A resource hex (FS-071).
    pub resource: bool,
}

/// A hex of the map or a box off it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SpaceInfo {
    /// Id on the board: `1709`, `west_coast_usa`. Key of its name, open sea or not: `space.<id>`.
    pub id: String,
    /// Id of the place that is named there, `pearl_harbor`; empty in the open sea. Key of its name: `place.<id>`.
    pub place: String,
    /// A named land hex (square or circle): FS-036; or a box off the map.
    pub land: bool,
    /// The base, where it is one.
    pub base: Option<Base>,
    /// Land units of one side, in transport factors (FS-040, FS-041); none: no limit.
    pub stacking: Option<Quarters>,
    /// Land links (FS-039), without the doubtful one: see [`Board::links`].
    pub links: Vec<Space>,
    /// A box off the map: the base that it is linked to (FS-121, FS-122).
    pub linked: Option<Space>,
    /// The six hexes around, those that exist; of a box, its entry hexes; of an entry hex, not the box.
    pub around: Vec<Space>,
    /// Does the sea reach it (all but Gangetic Plain: FS-027, FS-361)?
    pub sea: bool,
}

/// A ship's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ship {
    /// Kind.
    pub kind: ShipKind,
    /// Movement allowance in hexes.
    pub movement: u8,
    /// Firepower.
    pub firepower: u8,
    /// Defence.
    pub defence: u8,
    /// Anti-air value in halves.
    pub flak_halves: u8,
    /// Air strength of a carrier.
    pub air: u8,
    /// Elite pilots (18.2.3).
    pub elite: bool,
}

/// A land unit's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Land {
    /// Combat value.
    pub combat: u8,
    /// Combat value when reduced; 0: it has one step only.
    pub reduced: u8,
    /// FS-012: two steps, or one.
    pub steps: u8,
    /// FS-014: does it start a land combat when reduced? False: its value stands in parentheses.
    pub attacks_reduced: bool,
    /// Marines (18.1.6).
    pub marines: bool,
}

/// What a counter is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arm {
    /// A naval unit.
    Ship(Ship),
    /// A land unit.
    Land(Land),
}

/// A counter: naval or land. Air units are counted in steps: [`Board::air_counters`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// Id, `fletcher_3`; unique.
    pub id: String,
    /// Id of what it is called, `fletcher`: key of its name is `unit.<name>`. Counters of one class share it.
    pub name: String,
    /// Whose.
    pub nation: Nation,
    /// Transport class; of a land unit the full value always (FS-013).
    pub class: Quarters,
    /// In play only with the option of 18.2.5 or 18.1.5.
    pub optional: bool,
    /// Its values.
    pub arm: Arm,
}

impl Unit {
    /// The ship it is.
    pub const fn ship(&self) -> Option<&Ship> {
        match &self.arm {
            Arm::Ship(s) => Some(s),
            Arm::Land(_) => None,
        }
    }

    /// The land unit it is.
    pub const fn land(&self) -> Option<&Land> {
        match &self.arm {
            Arm::Land(l) => Some(l),
            Arm::Ship(_) => None,
        }
    }
}

/// The air counters of a nation (FS-001, FS-006): how many with two faces, how many of one step only (FS-008).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AirCounters {
    /// Of one or two steps.
    pub double: u8,
    /// Of one step.
    pub single: u8,
}

/// A turn of the track.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// US transport points (FS-110).
    pub us_transport: u8,
    /// Allied sub points (FS-108).
    pub sub: u8,
    /// FS-315: capacities of Allied-controlled bases are so many times the printed ones.
    pub multiplier: u8,
}

/// What arrives for a nation in a turn (FS-354, FS-355).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrival {
    /// Whose.
    pub nation: Nation,
    /// When.
    pub turn: u8,
    /// Counters by number, those among them that are in play only with an option.
    pub units: Vec<UnitId>,
    /// Any counter of these kinds that is out of play, the owner's choice (R12).
    pub any: Vec<ShipKind>,
    /// Air steps.
    pub air: u8,
    /// They may become Naval Aviation (FS-097).
    pub aviation: bool,
}

/// Where a set-up puts a counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// At a base; `reduced` for land units.
    At {
        /// Where.
        at: Space,
        /// Reduced?
        reduced: bool,
    },
    /// In the box of a turn.
    Track(u8),
    /// Sunk, and its counter may serve again where the rules allow it.
    Sunk,
    /// FS-312: in the carrier reaction force of turn 1.
    ReactionForce,
}

/// A set-up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scenario {
    /// Its id: `long`, `short`.
    pub id: String,
    /// First turn.
    pub turn: u8,
    /// Merchantmen pool.
    pub pool: u8,
    /// Oil of Japan.
    pub oil: u8,
    /// Japanese transport points.
    pub japan_transport: u8,
    /// Japanese sub points.
    pub japan_sub: u8,
    /// US transport points.
    pub us_transport: u8,
    /// British transport points.
    pub britain_transport: u8,
    /// Allied sub points.
    pub allied_sub: u8,
    /// Naval Aviation steps, by base; Japan may share them otherwise.
    pub aviation: Vec<(Space, u8)>,
    /// Victory points.
    pub vp: i8,
    /// Bases that are not held as printed.
    pub control: Vec<(Space, Option<Side>)>,
    /// Counters on the map or elsewhere.
    pub units: Vec<(UnitId, Start)>,
    /// Counters whose owner chooses Kure or Yokosuka; they stand in `units` with the default.
    pub home: Vec<UnitId>,
    /// Air steps on the map.
    pub air: Vec<(Nation, Space, u8)>,
}

/// Ids on the board of the two coasts of Malaya (FS-029): its east coast, its west coast.
pub const COASTS: [&str; 2] = ["0412e", "0412w"];

/// Spaces the rules name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// Kure.
    pub kure: Space,
    /// Yokosuka.
    pub yokosuka: Space,
    /// West Coast USA, the box.
    pub west_coast: Space,
    /// Indian Ocean Ports, the box.
    pub indian_ports: Space,
    /// Pearl Harbor.
    pub pearl_harbor: Space,
    /// Bombay.
    pub bombay: Space,
    /// Calcutta.
    pub calcutta: Space,
    /// Ceylon.
    pub ceylon: Space,
    /// Rangoon.
    pub rangoon: Space,
    /// Singapore.
    pub singapore: Space,
    /// Manila.
    pub manila: Space,
    /// Surabaya.
    pub surabaya: Space,
    /// Brisbane.
    pub brisbane: Space,
    /// Malaya.
    pub malaya: Space,
    /// Saigon.
    pub saigon: Space,
    /// Bangkok.
    pub bangkok: Space,
    /// FS-426: where the carrier reaction force appears, by the die.
    pub reaction: [Space; 6],
}

/// The whole of what is printed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Board {
    /// Hexes, then the two boxes.
    pub spaces: Vec<SpaceInfo>,
    /// How many of them are hexes.
    pub hexes: usize,
    /// Spaces the rules name.
    pub places: Places,
    /// Where one can sail from each [`Sea`], a box among them as the end of a way: impassable sides, Malaya and the boxes are in it (FS-028, FS-029, FS-067).
    pub lanes: Vec<Vec<Sea>>,
    /// The same as sets, by side: Japan never enters a box (FS-070).
    pub next: [Vec<SpaceSet>; 2],
    /// Each space and the hexes around it.
    pub near: Vec<SpaceSet>,
    /// Steps between spaces by air, hexsides ignored, playable hexes only; a box is one step from its entry hexes and no way through (R28,
    /// R68). 255: none.
    pub distances: Vec<Vec<u8>>,
    /// The counters.
    pub units: Vec<Unit>,
    /// Air counters by nation.
    pub air_counters: [AirCounters; 4],
    /// Values of replacement markers, smallest first.
    pub markers: Vec<u8>,
    /// Turn n is `turns[n - 1]`.
    pub turns: Vec<Turn>,
    /// The schedule.
    pub arrivals: Vec<Arrival>,
    /// The set-ups.
    pub scenarios: Vec<Scenario>,
    /// The land link that is in play only with its option (R87).
    pub doubtful_link: Option<[Space; 2]>,
    /// BB Ise/Hyuga (18.2.5).
    pub ise: Option<UnitId>,
    /// The turn in which it is taken off to be rebuilt.
    pub ise_leaves: u8,
    /// The rebuilt Ise/Hyuga.
    pub ise_rebuilt: Option<UnitId>,
    /// Ranger.
    pub ranger: Option<UnitId>,
}

impl Board {
    /// What is printed of a space.
    pub fn space(&self, s: Space) -> &SpaceInfo {
        &self.spaces[s.i()]
    }

    /// The base there.
    pub fn base(&self, s: Space) -> Option<&Base> {
        self.spaces[s.i()].base.as_ref()
    }

    /// A counter.
    pub fn unit(&self, u: UnitId) -> &Unit {
        &self.units[u.i()]
    }

    /// Its side.
    pub fn side(&self, u: UnitId) -> Side {
        self.unit(u).nation.side()
    }

    /// All counters.
    pub fn all_units(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len() as u8).map(UnitId)
    }

    /// All spaces.
    pub fn all_spaces(&self) -> impl Iterator<Item = Space> + use<> {
        (0..self.spaces.len() as u8).map(Space)
    }

    /// All spaces with a base, boxes included.
    pub fn bases(&self) -> impl Iterator<Item = Space> + '_ {
        self.all_spaces().filter(|s| self.base(*s).is_some())
    }

    /// FS-039: the land links of a space, with the doubtful one if the option is on.
    pub fn links(&self, s: Space, doubtful: bool) -> impl Iterator<Item = Space> + '_ {
        let more = self.doubtful_link.filter(|_| doubtful).and_then(|[a, b]| match s {
            _ if s == a => Some(b),
            _ if s == b => Some(a),
            _ => None,
        });
        self.space(s).links.iter().copied().chain(more)
    }

    /// The id on the board of where ships are: of Malaya one of its coasts.
    pub fn sea_id(&self, at: Sea) -> &str {
        match at {
            _ if at == self.malaya_west() => COASTS[1],
            _ if at.0 == self.places.malaya.0 => COASTS[0],
            _ => &self.space(Space(at.0)).id,
        }
    }

    /// The counter with this id.
    pub fn find_unit(&self, id: &str) -> Option<UnitId> {
        self.units.iter().position(|u| u.id == id).map(|i| UnitId(i as u8))
    }

    /// Is it a box off the map?
    pub fn is_box(&self, s: Space) -> bool {
        s.i() >= self.hexes
    }

    /// The west coast of Malaya, for ships.
    pub fn malaya_west(&self) -> Sea {
        Sea(self.spaces.len() as u8)
    }

    /// The space a ship is in.
    pub fn space_of(&self, at: Sea) -> Space {
        if at == self.malaya_west() { self.places.malaya } else { Space(at.0) }
    }

    /// Where ships of a space sail from; of Malaya its two coasts.
    pub fn seas_of(&self, s: Space) -> Vec<Sea> {
        let mut all = vec![Sea(s.0)];
        if s == self.places.malaya {
            all.push(self.malaya_west());
        }
        all
    }

    /// The space of that board id or place id.
    pub fn find(&self, id: &str) -> Option<Space> {
        self.all_spaces().find(|s| self.space(*s).id == id || self.space(*s).place == id)
    }

    /// Steps by air between two spaces.
    pub fn distance(&self, a: Space, b: Space) -> u8 {
        self.distances[a.i()][b.i()]
    }

    /// All spaces within so many steps by air.
    pub fn within(&self, s: Space, steps: u8) -> SpaceSet {
        SpaceSet::of(self.all_spaces().filter(|t| self.distance(s, *t) <= steps))
    }

    /// The national bases of a nation (FS-054, FS-055).
    pub fn national(&self, n: Nation) -> impl Iterator<Item = Space> + '_ {
        self.bases().filter(move |s| self.base(*s).is_some_and(|b| b.national == Some(n)))
    }
}
