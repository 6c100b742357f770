//! What is printed: the map, the aircraft, the ships, the charts, the scenarios. Read from the pack, never changed.

use crate::types::{Arm, At, Craft, Dir, Hull, Mode, Model, Side, Sky};

/// Water of a coast hex: which of the six sides it reaches, as bits.
pub type Water = u8;
/// All six sides.
pub const OPEN: Water = 0b11_1111;

/// What lies in a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Land {
    /// Open sea.
    #[default]
    Sea,
    /// Part land, part sea.
    Coast,
    /// Full land.
    Land,
}

/// One hex of the map.
#[derive(Clone, Debug, Default)]
pub struct HexInfo {
    /// Land or sea.
    pub land: Land,
    /// FT-197: only high aircraft may be there.
    pub mountain: bool,
    /// Separate waters of a coast hex; empty: one that reaches all sides (none on full land).
    pub waters: Vec<Water>,
    /// Islands with land here, by number.
    pub islands: Vec<u8>,
    /// FT-077: it lies on the southern side of the ridge of New Guinea.
    pub south_of_ridge: bool,
    /// Its sector, 0 to 7: there are eight (FT-007).
    pub sector: u8,
}

/// An island.
#[derive(Clone, Debug)]
pub struct Island {
    /// Its id.
    pub id: String,
    /// Whose coastwatchers are there (7.9).
    pub watchers: [bool; 2],
}

/// A named hex.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its id.
    pub id: String,
    /// Where.
    pub at: At,
}

/// What an air facility can do (8.2, 8.3, 8.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AirValues {
    /// Most factors; none: any number (FT-108).
    pub mc: Option<u8>,
    /// Normal launch factor.
    pub normal: i8,
    /// Minimum launch factor.
    pub minimum: i8,
    /// Readying factor.
    pub rf: u8,
}

/// A base.
#[derive(Clone, Debug)]
pub struct Base {
    /// Its id.
    pub id: String,
    /// Where; none: off the map.
    pub at: Option<At>,
    /// It takes land and carrier aircraft (LP).
    pub land: bool,
    /// It takes seaplanes (SP).
    pub sea: bool,
    /// What it can do in the air.
    pub air: AirValues,
    /// Anti-aircraft factor.
    pub aa: i8,
    /// Shore guns.
    pub sf: i8,
    /// FT-180: where aircraft of an off-map base come in, and after how many hours.
    pub entries: Vec<(At, u8)>,
}

/// What an aircraft may be (8.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Interceptor, escort or bomber.
    Fighter,
    /// Interceptor when low, or bomber.
    Low,
    /// Bomber only.
    Bomber,
}

/// A model of aircraft.
#[derive(Clone, Debug)]
pub struct Aircraft {
    /// Its id.
    pub id: String,
    /// Whose.
    pub side: Side,
    /// Key of its symbol.
    pub kind: String,
    /// What it may be.
    pub role: Role,
    /// Handled on carriers (FT-337), on land (FT-339), as portable floatplane (FT-338), as large seaplane (FT-340).
    pub bases: [bool; 4],
    /// Hexes an hour.
    pub mf: u8,
    /// Hours in the air.
    pub endurance: u8,
    /// In air combat.
    pub air: u8,
    /// Against ships and bases: by mode, arm and target (0 ship, 1 base); 0: it cannot.
    pub strike: [[[u8; 2]; 4]; 4],
}

impl Aircraft {
    /// A seaplane of either kind.
    pub const fn is_seaplane(&self) -> bool {
        self.bases[2] || self.bases[3]
    }

    /// FT-391: may it carry this?
    pub fn carries(&self, arm: Arm) -> bool {
        arm == Arm::None || Mode::ALL.iter().any(|m| self.strike[*m as usize][arm as usize].iter().any(|b| *b > 0))
    }
}

/// A class of ships, with the figures of its counter (FT-003).
#[derive(Clone, Debug)]
pub struct ShipClass {
    /// Its id.
    pub id: String,
    /// Kind.
    pub hull: Hull,
    /// Whose; none: of both.
    pub side: Option<Side>,
    /// Damage factor.
    pub fd: u8,
    /// Guns.
    pub gun: u8,
    /// Anti-aircraft.
    pub aa: u8,
    /// Hexes an hour.
    pub mf: u8,
    /// Gun ammunition.
    pub ammo: u8,
    /// Torpedo factors.
    pub torp: u8,
    /// Aircraft.
    pub air: Option<AirValues>,
    /// Names; empty: counted only.
    pub ships: Vec<String>,
}

/// How clouds are set up (6.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clouds {
    /// Four markers a sector.
    Scattered,
    /// A line of three.
    Front,
}

/// A ship of a scenario: one counter is one ship (FT-002).
#[derive(Clone, Debug)]
pub struct FirstShip {
    /// Its class.
    pub class: u8,
    /// Its name in the class; none: counted only.
    pub name: Option<u8>,
    /// Damage factor of this scenario.
    pub fd: u8,
    /// It has radar (FT-375).
    pub radar: bool,
    /// This model flies from it only when it is anchored.
    pub anchored_only: Option<Model>,
}

/// A task force of a scenario.
#[derive(Clone, Debug)]
pub struct FirstTf {
    /// Its number.
    pub number: u8,
    /// Its ships, by their place in the list of the side.
    pub ships: Vec<u8>,
    /// Where it may begin.
    pub zone: Vec<At>,
    /// It begins at anchor.
    pub anchored: bool,
}

/// Where aircraft begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstAt {
    /// A ship of the side's list.
    Ship(u8),
    /// A base of the board.
    Base(u8),
}

/// One side of a scenario.
#[derive(Clone, Debug, Default)]
pub struct Forces {
    /// Its ships.
    pub ships: Vec<FirstShip>,
    /// Its task forces.
    pub tfs: Vec<FirstTf>,
    /// Its bases.
    pub bases: Vec<u8>,
    /// Of these, with radar.
    pub radar: Vec<u8>,
    /// Of these, those it may shift aircraft between before play.
    pub shift: Vec<u8>,
    /// Aircraft.
    pub air: Vec<(FirstAt, Craft, u8)>,
    /// Bases where its transports may unload.
    pub landing: Vec<u8>,
    /// Islands whose watchers it does not have.
    pub blind: Vec<u8>,
}

/// A scenario.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its id.
    pub id: String,
    /// The day of its first turn, as written.
    pub day: String,
    /// The hour of its first turn.
    pub hour: u8,
    /// How many turns.
    pub turns: u16,
    /// Weather.
    pub clouds: Clouds,
    /// Lead that wins at 24h.
    pub margin: u16,
    /// Are there replacements?
    pub replacements: bool,
    /// Hits a base repairs in a turn (FT-318).
    pub repairs: u8,
    /// Air combat values it changes.
    pub air: Vec<(Model, u8)>,
    /// Bases that can fall, and to how many points of unloading.
    pub capture: Vec<(u8, u16)>,
    /// The sides.
    pub forces: [Forces; 2],
}

/// A result of the hit table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HitValue {
    /// One hit on a 6.
    Star,
    /// So many, changed by the die.
    Number(u8),
}

/// Who looks at what, by day or night, in clear or cloud (7.11): `[night][cloud][observer][target]`, observers being base, TF, AF and
/// targets AF, TF; the condition at distance 0 to 3.
pub type Observation = [[[[[u8; 4]; 2]; 3]; 2]; 2];

/// The charts.
#[derive(Clone, Debug)]
pub struct Charts {
    /// Last number of factors of each column.
    pub columns: Vec<u16>,
    /// The hit table, row by row.
    pub hits: Vec<Vec<HitValue>>,
    /// What the die does; and in the other edition.
    pub effect: [[i8; 6]; 2],
    /// Search: best die, cloud, night.
    pub search: [u8; 3],
    /// Shadow: best die of AF, of TF, cloud, night.
    pub shadow: [u8; 4],
    /// Interception: best die, the same again, cloud, night.
    pub interception: [u8; 4],
    /// Night landing: lowest safe die on ships, on bases, and what makes it worse.
    pub landing: [u8; 3],
    /// Observation.
    pub observation: Observation,
    /// Radar against high aircraft at distance 0 to 3.
    pub radar: [u8; 4],
    /// Wind change by die.
    pub wind: [i8; 6],
    /// Wind at the start, by sector.
    pub first_wind: [Dir; 8],
    /// Where a marker comes back, by sector and die.
    pub clouds: [[u8; 6]; 8],
    /// Night hours as bits.
    pub night: u32,
    /// Hours of wind checks as bits.
    pub wind_check: u32,
}

/// Victory points (25).
#[derive(Clone, Debug)]
pub struct Points {
    /// A factor lost.
    pub aircraft: u8,
    /// A factor out of fuel.
    pub out_of_fuel: u8,
    /// What a winner needs.
    pub least: u16,
    /// A turn of unloading.
    pub unloading: u8,
    /// A transport sunk after so many turns of unloading.
    pub transport: [u8; 9],
    /// A base closed.
    pub closed: u8,
    /// A ship sunk.
    pub sunk: [u8; 12],
    /// A hit on a ship afloat at the end.
    pub hit: [u8; 12],
}

/// Everything printed.
#[derive(Clone, Debug)]
pub struct Board {
    /// The hexes.
    pub hexes: Vec<HexInfo>,
    /// Hexsides a task force cannot cross, as bits of the hex.
    pub reefs: Vec<u8>,
    /// Islands.
    pub islands: Vec<Island>,
    /// Named hexes.
    pub places: Vec<Place>,
    /// Directional hexes of the sectors.
    pub sectors: Vec<At>,
    /// Bases, those off the map included.
    pub bases: Vec<Base>,
    /// Aircraft.
    pub aircraft: Vec<Aircraft>,
    /// Ships.
    pub classes: Vec<ShipClass>,
    /// Charts.
    pub charts: Charts,
    /// Points.
    pub points: Points,
    /// Scenarios.
    pub scenarios: Vec<Scenario>,
    /// By hex: the number of the sea that each of its waters belongs to. Ships get from one water to another if it is the same.
    pub basins: Vec<Vec<u16>>,
}

impl Board {
    /// A hex.
    pub fn hex(&self, at: At) -> &HexInfo {
        &self.hexes[at.i()]
    }

    /// A model of aircraft.
    pub fn model(&self, m: Model) -> &Aircraft {
        &self.aircraft[m.0 as usize]
    }

    /// The base in a hex, whosever.
    pub fn base_at(&self, at: At) -> Option<u8> {
        self.bases.iter().position(|b| b.at == Some(at)).map(|i| i as u8)
    }

    /// The hex of a place or base.
    pub fn place(&self, id: &str) -> Option<At> {
        self.places.iter().find(|p| p.id == id).map(|p| p.at)
    }

    /// A base by its id.
    pub fn base(&self, id: &str) -> Option<u8> {
        self.bases.iter().position(|b| b.id == id).map(|i| i as u8)
    }

    /// Is this hour night (FT-054)?
    pub const fn is_night(&self, hour: u8) -> bool {
        self.charts.night & (1 << hour) != 0
    }

    /// The waters of a hex: on open sea one, on full land none.
    pub fn waters(&self, at: At) -> &[Water] {
        let h = self.hex(at);
        match h.land {
            Land::Land => &[],
            _ if h.waters.is_empty() => &[OPEN],
            _ => &h.waters,
        }
    }

    /// FT-161: where a ship in this water of a hex comes to by one step; none if land or a reef is in the way.
    pub fn sail(&self, at: At, water: u8, dir: Dir) -> Option<(At, u8)> {
        let here = *self.waters(at).get(water as usize)?;
        let bit = 1 << dir as u8;
        if here & bit == 0 || self.reefs[at.i()] & bit != 0 {
            return None;
        }
        let to = at.step(dir)?;
        let back = 1 << dir.turned(3) as u8;
        let there = self.waters(to).iter().position(|w| w & back != 0)?;
        Some((to, there as u8))
    }

    /// FT-161: the seas, found from each water that belongs to none yet.
    pub fn find_basins(&self) -> Vec<Vec<u16>> {
        const NONE: u16 = u16::MAX;
        let mut basins: Vec<Vec<u16>> = At::all().map(|at| vec![NONE; self.waters(at).len()]).collect();
        let mut n = 0;
        for at in At::all() {
            for water in 0..self.waters(at).len() as u8 {
                if basins[at.i()][water as usize] != NONE {
                    continue;
                }
                basins[at.i()][water as usize] = n;
                let mut edge = vec![(at, water)];
                while let Some((here, w)) = edge.pop() {
                    for (to, there) in Dir::ALL.into_iter().filter_map(|d| self.sail(here, w, d)) {
                        if std::mem::replace(&mut basins[to.i()][there as usize], n) == NONE {
                            edge.push((to, there));
                        }
                    }
                }
                n += 1;
            }
        }
        basins
    }

    /// FT-161: can ships get from a water to a hex?
    pub fn joined(&self, from: (At, u8), to: At) -> bool {
        let sea = self.basins.get(from.0.i()).and_then(|all| all.get(from.1 as usize));
        sea.is_some_and(|n| self.basins[to.i()].contains(n))
    }

    /// FT-038, FT-039: the sky over a hex under these cloud markers.
    pub fn sky(&self, clouds: impl Iterator<Item = At>, at: At) -> Sky {
        match clouds.filter(|c| c.within(at, 2)).take(2).count() {
            0 => Sky::Clear,
            1 => Sky::Cloud,
            _ => Sky::Storm,
        }
    }
}
