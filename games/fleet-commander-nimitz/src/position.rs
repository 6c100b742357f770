//! Everything that can change.
//!
//! No pile has an order that anybody could learn: what lies shuffled is kept as a set and a die picks from it when a unit is drawn,
//! which is the same to the player and leaves nothing to hide. Only what goes under a pile (FN-311) is kept in order, and that
//! everybody saw.

use crate::{
    battle::Battle,
    board::{Board, Campaign, TypeId, UnitType, Values},
    settings::Settings,
    types::{Class, Grade, Kind, Side},
};
use ironbottom_kernel::area::{Space, SpaceSet};
use serde::{Deserialize, Serialize};

/// Number of a unit: its place in [`Position::units`].
pub type UnitId = u16;

/// Where a unit is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In an area.
    Area(Space),
    /// In a box of ships on their way back; 0 is the one next to Hawaii.
    Port(u8),
    /// Submarines raiding (FN-094).
    Raid,
    /// B-29s over Japan (FN-328).
    Bombing,
    /// Committed to the invasion of Japan (FN-334), to the end of the campaign (FN-376).
    Invasion,
    /// To be bought; for Japan: in the shuffled part of its pile.
    Box,
    /// Under a pile of Japan, in the order of [`Position::under`].
    Under,
    /// The box of battalions.
    Battalions,
    /// Out of the game.
    Gone,
}

/// What a Japanese unit has done this turn; a US unit that moved is `Moved`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Nothing yet.
    #[default]
    Free,
    /// Scouted: it has had its order (FN-072).
    Transit,
    /// It has had its order and does not move again (FN-112), or may not have one (FN-101), whoever joins it (FN-097).
    Moved,
}

/// One counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unit {
    /// Its type.
    pub kind: TypeId,
    /// Where.
    pub at: Place,
    /// Damaged (FN-017).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hurt: bool,
    /// Infantry on a Transport: not ashore (FN-344).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub aboard: bool,
    /// What it did this turn.
    #[serde(default, skip_serializing_if = "is_free")]
    pub mark: Mark,
}

fn is_free(m: &Mark) -> bool {
    *m == Mark::Free
}

/// The steps in which somebody decides or dice fall (FN-045).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Buying and repairing.
    Resupply,
    /// Scouts are placed.
    Scouting,
    /// Their orders are rolled.
    ScoutedOrders,
    /// US movement.
    Movement,
    /// What the B-29s hit.
    Bombing,
    /// Japanese orders.
    Orders,
    /// Battles: which next, or one under way.
    Battles,
    /// Which damaged unit stays behind (R33).
    Repairs,
    /// The campaign is over.
    Over,
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Judged after the last turn.
    Judged(Grade),
    /// Too few objectives at the end of a turn (FN-325).
    Replaced,
    /// Japanese units alive at Hawaii (FN-326).
    HawaiiLost,
}

/// The whole truth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// Options in force.
    pub rules: Settings,
    /// The campaign being played.
    pub year: u16,
    /// All four in a row (FN-341).
    pub linked: bool,
    /// The turn; 0 on "Start" (FN-039).
    pub turn: u8,
    /// The step.
    pub phase: Phase,
    /// Reinforcement points.
    pub rp: u16,
    /// Supply points.
    pub sp: u16,
    /// Resupply markers of Japan.
    pub resupply: u16,
    /// The counters; battalions come and go at the end.
    pub units: Vec<Unit>,
    /// What lies under the three piles of Japan, one for each class (FN-347), first out first (FN-311).
    pub under: [Vec<UnitId>; 3],
    /// Scouts placed and not yet rolled for, in order of areas.
    pub scouts: Vec<Space>,
    /// Scouts placed this turn.
    pub scouted: u8,
    /// Areas where the US was ashore when movement began (FN-082).
    pub fields: SpaceSet,
    /// Units committed to the invasion this turn.
    pub committed: u8,
    /// Units still to be removed by bombing.
    pub bombs: u8,
    /// Areas that have had their orders or their battle in this step.
    pub finished: SpaceSet,
    /// Plans in the cup, by kind (FN-040).
    pub cup: [u8; 14],
    /// Plans drawn earlier and still out (FN-364).
    pub out: [u8; 14],
    /// Screening Ships kept beyond a battle (R26).
    pub kept: u8,
    /// The battle under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<Box<Battle>>,
    /// Objectives held at the end of each turn (FN-343).
    pub held: Vec<u8>,
    /// Results of the campaigns before, in a linked one.
    pub past: Vec<(u16, u8)>,
    /// How it ended.
    pub end: Option<End>,
}

/// Areas by who is there, counted once for those who ask about many.
#[derive(Clone, Copy, Debug, Default)]
pub struct Census {
    /// Areas with any unit of the US and of Japan.
    pub any: [SpaceSet; 2],
    /// Areas where they have somebody ashore (FN-043, FN-044, FN-344).
    pub ashore: [SpaceSet; 2],
}

impl Census {
    /// Areas with units of both.
    pub fn shared(&self) -> SpaceSet {
        self.any[0] & self.any[1]
    }
}

impl Position {
    /// Who is where.
    pub fn census(&self, b: &Board) -> Census {
        let mut c = Census::default();
        let types = &b.campaign(self.year).types;
        for u in &self.units {
            if let Place::Area(s) = u.at {
                let t = &types[u.kind as usize];
                let side = t.side.i();
                c.any[side].add(s);
                let class = t.kind.class();
                if class == Class::Air || (class == Class::Infantry && !u.aboard) {
                    c.ashore[side].add(s);
                }
            }
        }
        c
    }

    /// The type of a unit.
    #[inline]
    pub fn unit_type<'a>(&self, b: &'a Board, u: UnitId) -> &'a UnitType {
        self.type_of(b, &self.units[u as usize])
    }

    /// The type of a counter.
    #[inline]
    pub fn type_of<'a>(&self, b: &'a Board, u: &Unit) -> &'a UnitType {
        &b.campaign(self.year).types[u.kind as usize]
    }

    /// The name of a unit's counter, for the log.
    pub fn name(&self, u: UnitId) -> crate::event::Name {
        crate::event::Name { year: self.year, kind: self.units[u as usize].kind }
    }

    /// The names of several.
    pub fn names(&self, units: &[UnitId]) -> Vec<crate::event::Name> {
        units.iter().map(|u| self.name(*u)).collect()
    }

    /// The values on the side that is up.
    pub fn values<'a>(&self, b: &'a Board, u: UnitId) -> &'a Values {
        let t = self.unit_type(b, u);
        if self.units[u as usize].hurt { &t.hurt } else { &t.full }
    }

    /// Units in an area.
    pub fn units_at(&self, s: Space) -> impl Iterator<Item = UnitId> + '_ {
        self.units_in(Place::Area(s))
    }

    /// Units in a place.
    pub fn units_in(&self, at: Place) -> impl Iterator<Item = UnitId> + '_ {
        self.units.iter().enumerate().filter(move |(_, u)| u.at == at).map(|(i, _)| i as UnitId)
    }

    /// Does a side have any unit in the area?
    pub fn present(&self, b: &Board, side: Side, s: Space) -> bool {
        self.units_at(s).any(|u| self.unit_type(b, u).side == side)
    }

    /// Is a unit ashore: land-based aircraft always, infantry unless on a Transport (FN-043, FN-044, FN-344)?
    pub fn is_ashore(&self, b: &Board, u: UnitId) -> bool {
        let unit = &self.units[u as usize];
        match self.type_of(b, unit).kind.class() {
            Class::Ship => false,
            Class::Infantry => !unit.aboard,
            Class::Air => true,
        }
    }

    /// Does a side have anything ashore there?
    pub fn ashore(&self, b: &Board, side: Side, s: Space) -> bool {
        self.units_at(s).any(|u| self.unit_type(b, u).side == side && self.is_ashore(b, u))
    }

    /// Is a unit Australian, by the reading in force (FN-015, R43)?
    pub fn is_australian(&self, b: &Board, u: UnitId) -> bool {
        let t = self.unit_type(b, u);
        t.australian || (self.rules.abda_is_australian && t.id == "abda")
    }

    /// A battalion in a place: one from the box, or a new one, for there is no end of them (FN-041). None if the table plays with so
    /// many counters for Japan and all of them are in use (R93).
    pub fn battalion(&mut self, side: Side, at: Place, aboard: bool) -> Option<UnitId> {
        let kind = Campaign::battalion(side);
        let most = usize::from(self.rules.battalions);
        let used = |u: &&Unit| u.kind == kind && !matches!(u.at, Place::Battalions | Place::Gone);
        if side == Side::Japan && most > 0 && self.units.iter().filter(used).count() >= most {
            return None;
        }
        let free = self.units.iter().position(|u| u.kind == kind && u.at == Place::Battalions);
        let unit = Unit { kind, at, hurt: false, aboard, mark: Mark::Free };
        let i = free.unwrap_or(self.units.len());
        if i == self.units.len() {
            self.units.push(unit);
        } else {
            self.units[i] = unit;
        }
        Some(i as UnitId)
    }

    /// One hit: damages, or destroys what is damaged (FN-017, FN-018); a destroyed Japanese battalion goes back to its box
    /// (FN-021). True if destroyed.
    pub fn hit(&mut self, u: UnitId) -> bool {
        let unit = &mut self.units[u as usize];
        if !unit.hurt {
            unit.hurt = true;
            return false;
        }
        let japanese_battalion = unit.kind == Campaign::battalion(Side::Japan);
        unit.at = if japanese_battalion { Place::Battalions } else { Place::Gone };
        (unit.hurt, unit.aboard, unit.mark) = (false, false, Mark::Free);
        true
    }

    /// Is it of this kind?
    pub fn is_kind(&self, b: &Board, u: UnitId, kind: Kind) -> bool {
        self.unit_type(b, u).kind == kind
    }
}
