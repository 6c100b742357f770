//! Everything that can change.
//!
//! Ships and land units are counters with a place each. Air units are counted in steps ([`AirGroup`]): steps that are alike in every
//! respect are one group, so that splitting and merging (FS-006) need no action; how many counters that takes is checked by
//! `phases::air_counters`. Nothing is secret but task forces under 18.1.4: see [`crate::view`].

use crate::{
    board::{Board, UnitId},
    phases::battle::Battle,
    settings::Settings,
    types::{Nation, Quarters, Sea, Side, Space, SpaceSet},
};
use serde::{Deserialize, Serialize};

/// Number of a task force: its place in [`Position::forces`], counted again in each player turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ForceId(pub u8);

impl ForceId {
    /// As an index.
    pub const fn i(self) -> usize {
        self.0 as usize
    }
}

/// Where a counter is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In port or ashore, in a hex or a box off the map.
    At(Space),
    /// In a task force (FS-004: on its operational face).
    Force(ForceId),
    /// Destroyers in the Convoy Escort box.
    Escort,
    /// A carrier without planes, in the box of Kure or Yokosuka (FS-072).
    NoPlanes(Space),
    /// Comes back in its owner's reinforcement phase of that turn.
    Track(u8),
    /// Not yet arrived by the schedule, or an option that is not in play.
    Waiting,
    /// Sunk, or out of play: the counter may serve again (FS-271).
    Sunk,
    /// Out for good (FS-270).
    Gone,
    /// In a view alone: somewhere among the units that are hidden (18.1.4).
    Hidden,
}

/// What a unit has done of deployment in this phase (FS-124, FS-136).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deployed {
    /// Nothing.
    #[default]
    No,
    /// Moved by sea; may go on.
    Sea,
    /// Moved by sea and entered an enemy air zone: no further.
    Stopped,
    /// Moved by one hex.
    OneHex,
}

/// A counter's state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unit {
    /// Where.
    pub at: Place,
    /// A land unit on its reduced face.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reduced: bool,
    /// A land unit used operational movement in this player turn (FS-125).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sailed: bool,
    /// Hits at sea in this player turn, a land unit's (FS-274).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hits: u8,
    /// It lost a step at sea in this combat phase: no landing (FS-247).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shaken: bool,
    /// 18.2.3: the carrier was damaged, its pilots are no elite any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub green: bool,
    /// A Japanese carrier on the turn track that comes back without planes: it was damaged (FS-095), or is new (FS-340).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bare: bool,
    /// Deployment in this phase.
    #[serde(default, skip_serializing_if = "is_default")]
    pub deployed: Deployed,
    /// Standing order: the base a Japanese ship returns to and arrives at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub home: Option<Space>,
    /// To be dispersed in the end phase of this player turn (FS-294).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dispersed: bool,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

fn is_default<T: Default + PartialEq>(x: &T) -> bool {
    *x == T::default()
}

/// Where air steps are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AirPlace {
    /// At a base or box.
    At(Space),
    /// Carried by a task force.
    Force(ForceId),
    /// Naval Aviation, in the box of Kure or Yokosuka: FS-072, it counts as standing in that hex.
    Aviation(Space),
    /// Comes back in its owner's reinforcement phase of that turn.
    Track(u8),
    /// 18.2.3: trained until that turn.
    Training(u8),
}

/// FS-005: air steps, each worth one point of combat value and of transport class. Those that are alike in every respect are one group;
/// kept sorted, no two with the same key, none with 0 steps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct AirGroup {
    /// Whose.
    pub nation: Nation,
    /// Where.
    pub at: AirPlace,
    /// Used operational movement in this player turn (FS-125, R34).
    pub sailed: bool,
    /// 18.1.8: unloaded at an occupied base in this player turn.
    pub fresh: bool,
    /// Deployment in this phase.
    pub deployed: Deployed,
    /// Air phase: the hex it is assigned to, if not its own (FS-172).
    pub to: Option<Space>,
    /// To be dispersed in the end phase.
    pub dispersed: bool,
    /// How many.
    pub steps: u8,
}

/// Replacement markers that are alike; kept sorted (FS-111).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Marker {
    /// Whose.
    pub nation: Nation,
    /// Its value.
    pub value: u8,
    /// Where: [`Place::At`] or [`Place::Force`].
    pub at: Place,
    /// Used operational movement in this player turn.
    pub sailed: bool,
    /// Deployment in this phase.
    pub deployed: Deployed,
    /// Hits at sea in this player turn (FS-280).
    pub hits: u8,
    /// How many of them.
    pub count: u8,
}

/// A task force (9.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Force {
    /// Whose.
    pub side: Side,
    /// Where it was formed.
    pub from: Sea,
    /// Where it is.
    pub at: Sea,
    /// Hexes it moved.
    pub hexes: u8,
    /// Its way, both ends included.
    pub path: Vec<Sea>,
    /// Formed in the reaction phase.
    pub reaction: bool,
    /// 18.2.2: it bears the Tokyo Express marker.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub express: bool,
    /// 18.1.4: it is hidden, under a marker of this nation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hidden: Option<Nation>,
    /// All of it was lost: the number stays, nothing is in it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
}

/// The phases of a player turn in which somebody may decide or dice fall (FS-073, FS-074).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Japan stations its home fleet, before the first turn.
    SetUp,
    /// Japan: oil and destroyers (5).
    Transport,
    /// Allied player turn: economic warfare (6).
    Warfare,
    /// Reinforcements (7).
    Reinforcement,
    /// First deployment (8).
    Deployment,
    /// Operational movement (9).
    Operations,
    /// Reaction of the other player (10).
    Reaction,
    /// Air assignment (11).
    Air,
    /// Submarine segment (12.2).
    Submarines,
    /// Battles (12.3).
    Battles,
    /// Return to base (14).
    Return,
    /// Second deployment (8).
    Redeployment,
    /// End phase (15).
    End,
    /// The game is over.
    Over,
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The track reached 20 or fell to -1 (FS-304, FS-305).
    Sudden(Side),
    /// The last turn was played (FS-306): by victory points.
    Points(Option<Side>),
}

/// What submarine attacks are under way (12.2).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hunt {
    /// Task forces named as targets, in the order they are resolved.
    pub targets: Vec<ForceId>,
    /// The phasing player has named all of his.
    pub first_named: bool,
    /// Both have.
    pub named: bool,
    /// The attack at the head of `targets` got through: its target unit is chosen next.
    pub through: bool,
}

/// What happened in this player turn that later phases of it ask about.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Diary {
    /// Bases that changed control (FS-295, FS-334).
    pub captured: Vec<Space>,
    /// Hexes whose battle has been fought in this combat phase.
    pub fought: SpaceSet,
    /// Oil that came from each resource hex in this transport phase.
    pub oil: Vec<(Space, u8)>,
    /// Air steps that arrived and are not placed yet: nation and steps; the flag: they may become Naval Aviation.
    pub arriving: Vec<(Nation, u8, bool)>,
    /// Counters of these kinds are still to be picked (R12).
    pub picks: Vec<(Nation, crate::types::ShipKind)>,
    /// Units Japan may still move between Kure and Yokosuka on arrival or at set-up.
    pub placeable: Vec<UnitId>,
    /// 18.2.3: Naval Aviation steps out of training that may still stand at the other base.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub trained: u8,
    /// 18.1.1: the base its ships deploy from and to while the code is broken.
    pub broken: Option<(Space, Space)>,
    /// Sub-step of a phase that has several: economic warfare, stacking checks.
    pub step: u8,
    /// 18.3.1: the national base that is struck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doomed: Option<Space>,
    /// Whoever must remove over-stacked units (FS-046): the side that chooses.
    pub trimming: Option<Side>,
}

/// Things that happen once in a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Once {
    /// 18.1.1: code-breaking was used.
    pub code_broken: bool,
    /// 18.2.4: kamikazes are in force.
    pub kamikazes: bool,
    /// 18.2.4: Japanese air counters lost for good.
    pub counters_lost: u8,
    /// FS-324: the British European fleet came early, or the Allies let its one chance pass.
    pub fleet_came: bool,
    /// FS-324: a Japanese land unit has entered Calcutta, Bombay or Ceylon.
    pub india_entered: bool,
    /// FS-322: Japan has occupied Singapore.
    pub singapore_occupied: bool,
    /// FS-301, FS-302: Japan has captured Manila, Singapore.
    pub captured: [bool; 2],
    /// 18.2.2: the game turn in which the Tokyo Express last ran (or the player turn, R65).
    pub express: u8,
    /// FS-345: BB Ise/Hyuga was taken off for conversion.
    pub ise_converted: bool,
    /// 18.1.5: Ranger was used.
    pub ranger: bool,
}

/// Standing orders of a side: what it need not be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Pair ships of a surface round by itself, the suggested way.
    pub pair: bool,
    /// Choose targets of guns by itself.
    pub fire: bool,
    /// Choose the target of a submarine by itself.
    pub torpedo: bool,
    /// Commit every ship that can fight for the sea.
    pub commit: bool,
    /// Stay in a surface fight, never withdraw.
    pub stay: bool,
    /// Land and unload everything that can.
    pub land: bool,
    /// Attack on land whenever it can.
    pub assault: bool,
    /// Let over-stacked enemy units be removed by itself, the costliest first.
    pub trim: bool,
    /// Pass a reaction phase in which no ship can reach an enemy task force.
    pub pass: bool,
}

impl Default for Standing {
    fn default() -> Self {
        Self {
            pair: true,
            fire: true,
            torpedo: true,
            commit: false,
            stay: false,
            land: true,
            assault: true,
            trim: true,
            pass: true,
        }
    }
}

/// The whole truth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// Options in force.
    pub rules: Settings,
    /// The set-up played: its place in [`Board::scenarios`].
    pub scenario: u8,
    /// The turn, from 1.
    pub turn: u8,
    /// Whose player turn it is.
    pub phasing: Side,
    /// The phase.
    pub phase: Phase,
    /// Whoever decides in it has ended it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// Somebody has been asked in it: it lasts until it is closed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub opened: bool,
    /// What needs nobody at its end was done; stacking is checked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub finished: bool,
    /// Victory points; may be negative (FS-016).
    pub vp: i16,
    /// Merchantmen pool (FS-019).
    pub pool: u8,
    /// Oil. FS-024: Japan alone has any.
    pub oil: Quarters,
    /// Transport points by nation; the Dutch have none (FS-021, FS-022).
    pub transport: [Quarters; 4],
    /// Sub points by side.
    pub sub: [u8; 2],
    /// Who controls each space's base.
    pub control: Vec<Option<Side>>,
    /// OCCUPIED BASE markers: whose (FS-260).
    pub occupied: Vec<(Space, Side)>,
    /// The counters, in the order of [`Board::units`].
    pub units: Vec<Unit>,
    /// Air steps.
    pub air: Vec<AirGroup>,
    /// Replacement markers.
    pub markers: Vec<Marker>,
    /// Task forces of this player turn.
    pub forces: Vec<Force>,
    /// Submarine attacks under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hunt: Option<Hunt>,
    /// The battle under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<Box<Battle>>,
    /// 18.1.4: what Japan may not see.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub veil: Option<Veil>,
    /// What later phases of this player turn ask about.
    pub diary: Diary,
    /// Once in a game.
    pub once: Once,
    /// Standing orders by side.
    pub standing: [Standing; 2],
    /// Figures at the end of each player turn, for charts: victory points, pool, oil.
    pub past: Vec<Past>,
    /// How it ended.
    pub end: Option<End>,
}

/// Figures at the end of a player turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Past {
    /// The turn.
    pub turn: u8,
    /// Whose player turn.
    pub side: Side,
    /// Victory points.
    pub vp: i16,
    /// Merchantmen pool.
    pub pool: u8,
    /// Oil.
    pub oil: Quarters,
}

/// 18.1.4: while Allied task forces are hidden, Japan sees their markers and ways, not what is in them, nor which ships, land units and
/// markers stayed in the bases they left; air units ashore are always seen. Transport points are those from before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Veil {
    /// Bases a hidden task force left: what is still there is not seen.
    pub bases: Vec<Space>,
    /// Transport points as Japan sees them.
    pub transport: [Quarters; 4],
    /// Ships and land units that stood in those bases when they were last seen, where, and whether on their reduced face; sorted.
    pub units: Vec<(UnitId, Space, bool)>,
    /// The same of replacement markers.
    pub markers: Vec<Marker>,
}

impl Position {
    /// The counter.
    pub fn unit(&self, u: UnitId) -> &Unit {
        &self.units[u.i()]
    }

    /// The counter, to be changed.
    pub fn unit_mut(&mut self, u: UnitId) -> &mut Unit {
        &mut self.units[u.i()]
    }

    /// Counters in a place, in order.
    pub fn units_in(&self, at: Place) -> impl Iterator<Item = UnitId> + '_ {
        self.units.iter().enumerate().filter(move |(_, u)| u.at == at).map(|(i, _)| UnitId(i as u8))
    }

    /// Ships in a place.
    pub fn ships_in<'a>(&'a self, b: &'a Board, at: Place) -> impl Iterator<Item = UnitId> + 'a {
        self.units_in(at).filter(|u| b.unit(*u).ship().is_some())
    }

    /// Land units in a place.
    pub fn land_in<'a>(&'a self, b: &'a Board, at: Place) -> impl Iterator<Item = UnitId> + 'a {
        self.units_in(at).filter(|u| b.unit(*u).land().is_some())
    }

    /// Air groups in a place.
    pub fn air_in(&self, at: AirPlace) -> impl Iterator<Item = &AirGroup> {
        self.air.iter().filter(move |g| g.at == at)
    }

    /// Air steps of a side in a place.
    pub fn steps(&self, side: Side, at: AirPlace) -> u8 {
        self.air_in(at).filter(|g| g.nation.side() == side).map(|g| g.steps).sum()
    }

    /// Adds steps like these, joining a group that is alike.
    pub fn add_air(&mut self, group: AirGroup) {
        if group.steps == 0 {
            return;
        }
        let same = |g: &AirGroup| AirGroup { steps: 0, ..*g } == AirGroup { steps: 0, ..group };
        match self.air.iter_mut().find(|g| same(g)) {
            Some(g) => g.steps += group.steps,
            None => {
                self.air.push(group);
                self.air.sort_unstable();
            }
        }
    }

    /// Takes steps away from a group that is exactly so (its `steps` is how many); false if there are not as many.
    pub fn take_air(&mut self, group: AirGroup) -> bool {
        let same = |g: &AirGroup| AirGroup { steps: 0, ..*g } == AirGroup { steps: 0, ..group };
        let Some(i) = self.air.iter().position(|g| same(g) && g.steps >= group.steps) else { return false };
        self.air[i].steps -= group.steps;
        if self.air[i].steps == 0 {
            self.air.remove(i);
        }
        true
    }

    /// Adds markers like these, joining those that are alike.
    pub fn add_marker(&mut self, marker: Marker) {
        if marker.count == 0 {
            return;
        }
        let same = |m: &Marker| Marker { count: 0, ..*m } == Marker { count: 0, ..marker };
        match self.markers.iter_mut().find(|m| same(m)) {
            Some(m) => m.count += marker.count,
            None => {
                self.markers.push(marker);
                self.markers.sort_unstable();
            }
        }
    }

    /// Takes markers away that are exactly so; false if there are not as many.
    pub fn take_marker(&mut self, marker: Marker) -> bool {
        let same = |m: &Marker| Marker { count: 0, ..*m } == Marker { count: 0, ..marker };
        let Some(i) = self.markers.iter().position(|m| same(m) && m.count >= marker.count) else { return false };
        self.markers[i].count -= marker.count;
        if self.markers[i].count == 0 {
            self.markers.remove(i);
        }
        true
    }

    /// The task force.
    pub fn force(&self, f: ForceId) -> &Force {
        &self.forces[f.i()]
    }

    /// Task forces that still have something in them.
    pub fn all_forces(&self) -> impl Iterator<Item = ForceId> + '_ {
        self.forces.iter().enumerate().filter(|(_, f)| !f.gone).map(|(i, _)| ForceId(i as u8))
    }

    /// Task forces of a side in a space.
    pub fn forces_at<'a>(&'a self, b: &'a Board, side: Side, s: Space) -> impl Iterator<Item = ForceId> + 'a {
        self.all_forces().filter(move |f| self.force(*f).side == side && b.space_of(self.force(*f).at) == s)
    }

    /// Is the base there controlled by the side (FS-015, FS-261)?
    pub fn holds(&self, side: Side, s: Space) -> bool {
        self.control[s.i()] == Some(side)
    }

    /// The OCCUPIED BASE marker there.
    pub fn occupier(&self, s: Space) -> Option<Side> {
        self.occupied.iter().find(|(at, _)| *at == s).map(|(_, side)| *side)
    }

    /// Has the side any unit in the space: in port, ashore, or in a task force? Replacement markers do not count, nor does Naval Aviation.
    pub fn present(&self, b: &Board, side: Side, s: Space) -> bool {
        self.ashore(b, side, s) || self.forces_at(b, side, s).next().is_some()
    }

    /// Has the side a ship in port, a land unit or an air unit there, not counting task forces?
    pub fn ashore(&self, b: &Board, side: Side, s: Space) -> bool {
        self.units_in(Place::At(s)).any(|u| b.side(u) == side) || self.steps(side, AirPlace::At(s)) > 0
    }

    /// Is this the first Japanese player turn of the long campaign (FS-427)?
    pub fn surprise(&self) -> bool {
        self.turn == 1 && self.phasing == Side::Japan
    }

    /// Takes the fractions off all tracks (FS-018).
    pub fn drop_fractions(&mut self) {
        self.oil = self.oil.without_fraction();
        for t in &mut self.transport {
            *t = t.without_fraction();
        }
    }
}
