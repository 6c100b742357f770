//! A battle on the tactical map: sections 10 to 12. Its steps are plain data, so that it survives a restart in the middle.

mod air;
mod allot;
mod finish;
mod fire;
mod plans;
mod set_up;

pub use air::{aboard, bombers_fit};
pub use allot::{Candidate, asks_ranging, targets, targets_of};
pub use fire::shooters;
pub use plans::rule as plan_rule;
pub use set_up::begin;

use crate::{
    action::{Action, Target},
    board::{Board, TypeId, UnitType, Values},
    event::{Attack, Event, Name, Thing},
    position::{Place, Position, UnitId},
    types::{JapanPlan, Kind, Sector, Side, UsPlan},
};
use ironbottom_kernel::{Dice, Log, Refusal, RuleId, area::Space};
use serde::{Deserialize, Serialize};

/// Where infantry is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// On a Transport in Coastal.
    Transport,
    /// On the beach.
    Beach,
    /// In the entrenchments: only these attack (FN-281).
    Foxhole,
}

/// Where a squadron is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Air {
    /// At its base.
    Base,
    /// In the air over a sector.
    Over(Sector),
    /// Back from First Light: it does no more this turn (FN-204).
    Spent,
    /// Over Japan: it counts for the airfield and nothing else (FN-375).
    Away,
    /// Lost.
    Lost,
}

/// A squadron in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Squadron {
    /// Its type.
    pub kind: TypeId,
    /// Whose.
    pub side: Side,
    /// Its own counter (land-based), or its carrier's.
    pub base: UnitId,
    /// From a carrier?
    pub carrier: bool,
    /// Damaged.
    pub hurt: bool,
    /// Where.
    pub at: Air,
}

/// Infantry in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ground {
    /// Which.
    pub unit: UnitId,
    /// Where.
    pub spot: Spot,
}

/// A question or a stretch of dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// US surface ships take their sectors.
    Place,
    /// Equal Japanese escorts: which is next; true: to Coastal.
    Escorts(bool),
    /// US submarines take their sectors.
    Subs,
    /// Plans are taken.
    Plans,
    /// First Light is tried, or not.
    FirstLight,
    /// First Light came: whose group?
    Launch,
    /// Its squadrons take their sectors.
    FlyFirst(UnitId),
    /// First Light of Japan: which of several equal carriers?
    Carrier,
    /// US aircraft take their sectors.
    Fly,
    /// Anti-submarine warfare before the torpedoes, or not.
    Asw,
    /// A volley: see [`Volley`].
    Fire,
    /// Squadrons look for a deck.
    Land,
    /// Squadrons beyond the airfield are given up.
    Airfield,
    /// The battle is made longer or shorter, or not.
    Engaged,
}

/// One attack roll of a volley.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shot {
    /// Who rolled.
    pub by: Target,
    /// Value it hits on, and twice on.
    pub value: (u8, u8),
    /// The die.
    pub die: u8,
    /// Hits.
    pub hits: u8,
}

/// Attack rolls of both sides in one sector, and what is still to be done about them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Volley {
    /// What kind.
    pub attack: Attack,
    /// Where.
    pub sector: Sector,
    /// Rolls of the US and of Japan.
    pub shots: [Vec<Shot>; 2],
    /// Hits still to fall on the US and on Japan.
    pub hits: [u8; 2],
    /// The window for the player's plans is closed.
    pub closed: bool,
    /// A hit fell on a Japanese ship (FN-208).
    pub ship_hit: bool,
    /// Hits on Japan fall on ships only (FN-208).
    pub ships_only: bool,
    /// So many of the hits on the US and on Japan are of submarines at the guns, and fall on ships only (FN-280). Not kept before
    /// version 2.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at_ships: [u8; 2],
    /// Was the US, was Japan on the island when the volley opened (FN-283, R10)? Not kept before version 2.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stood: [bool; 2],
}

impl Volley {
    /// Must the next hit on a side fall on a ship? Those of submarines are allotted first.
    fn at_ship(&self, side: Side) -> bool {
        self.at_ships[side.i()] > 0 || (self.ships_only && side == Side::Japan)
    }

    /// One hit on a side is done with.
    fn spent(&mut self, side: Side) {
        self.hits[side.i()] -= 1;
        self.at_ships[side.i()] = self.at_ships[side.i()].saturating_sub(1);
    }
}

/// What came with a later version is written only where it says something: digests of older journals stay as they were.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A battle under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Where.
    pub area: Space,
    /// What is being done.
    pub step: Step,
    /// The battle turn, from 1; 0 before the first.
    pub turn: u8,
    /// The box the marker stands in.
    pub left: u8,
    /// Plans drawn each turn (FN-186).
    pub draws: u8,
    /// Ships on the map.
    pub ships: Vec<(UnitId, Sector)>,
    /// Ships still to be placed.
    pub waiting: Vec<UnitId>,
    /// Infantry.
    pub ground: Vec<Ground>,
    /// Squadrons.
    pub squadrons: Vec<Squadron>,
    /// Squadrons each carrier began with (FN-290).
    pub decks: Vec<(UnitId, u8)>,
    /// Airfield points of the US and of Japan.
    pub airfields: [u8; 2],
    /// Plans taken and not used.
    pub plans: Vec<UsPlan>,
    /// Plan points left over.
    pub points: u8,
    /// Plans of Japan in force this turn.
    pub drawn: Vec<JapanPlan>,
    /// Screening Ships kept (FN-235).
    pub screening: u8,
    /// Hits that Damage Control of Japan still stops this turn (FN-218).
    pub stops: u8,
    /// The next volley: a place in the list of cells of a turn (`fire.rs`).
    pub cell: u8,
    /// First Light is being flown: by whom.
    pub first: Option<Side>,
    /// How often Japan has flown it this turn: each copy is flown (R27). Not counted before version 2.
    #[serde(default, skip_serializing_if = "is_default")]
    pub flown: u8,
    /// Depth charges of the US come first this turn (FN-193).
    pub asw: bool,
    /// The volley under way.
    pub volley: Option<Volley>,
}

impl Battle {
    /// Is a plan of Japan in force?
    pub fn has(&self, plan: JapanPlan) -> bool {
        self.drawn.contains(&plan)
    }

    /// How often a plan of Japan is in force (R27).
    fn copies(&self, plan: JapanPlan) -> u8 {
        self.drawn.iter().filter(|d| **d == plan).count() as u8
    }

    /// Has the player a plan left?
    pub fn holds(&self, plan: UsPlan) -> bool {
        self.plans.contains(&plan)
    }

    /// Uses up a plan (FN-190).
    fn spend(&mut self, plan: UsPlan, rule: RuleId, log: &mut Log<Event>) {
        self.plans.retain(|p| *p != plan);
        log.event(rule, Event::PlanUsed { plan });
    }

    /// Squadrons of a side over a sector.
    pub fn over(&self, side: Side, sector: Sector) -> impl Iterator<Item = (u8, &Squadron)> {
        self.squadrons
            .iter()
            .enumerate()
            .filter(move |(_, s)| s.side == side && s.at == Air::Over(sector))
            .map(|(i, s)| (i as u8, s))
    }

    /// Land-based squadrons of a side that live.
    pub fn land_based(&self, side: Side) -> impl Iterator<Item = (u8, &Squadron)> {
        let mine = move |s: &Squadron| s.side == side && !s.carrier && s.at != Air::Lost;
        self.squadrons.iter().enumerate().filter(move |(_, s)| mine(s)).map(|(i, s)| (i as u8, s))
    }
}

/// What is on the map of a battle, with the board at hand.
#[derive(Clone, Copy)]
pub struct Field<'a> {
    /// Board.
    pub b: &'a Board,
    /// Position.
    pub p: &'a Position,
    /// Battle.
    pub x: &'a Battle,
}

impl<'a> Field<'a> {
    /// The type of a unit.
    #[inline]
    pub fn kind(self, u: UnitId) -> &'a UnitType {
        self.p.unit_type(self.b, u)
    }

    /// The type of a squadron.
    #[inline]
    pub fn squadron(self, s: &Squadron) -> &'a UnitType {
        &self.b.campaign(self.p.year).types[s.kind as usize]
    }

    /// The values of a squadron.
    pub fn squadron_values(self, s: &Squadron) -> &'a Values {
        let t = self.squadron(s);
        if s.hurt { &t.hurt } else { &t.full }
    }

    /// Ships of a side in a sector.
    pub fn ships(self, side: Side, sector: Sector) -> impl Iterator<Item = UnitId> + 'a {
        let ships = self.x.ships.iter();
        ships.filter(move |(u, s)| *s == sector && self.kind(*u).side == side).map(|(u, _)| *u)
    }

    /// Surface ships of a side in a sector.
    pub fn surface(self, side: Side, sector: Sector) -> impl Iterator<Item = UnitId> + 'a {
        self.ships(side, sector).filter(move |u| self.kind(*u).kind != Kind::Ss)
    }

    /// Infantry of a side in one of these spots.
    pub fn infantry(self, side: Side, spots: &'a [Spot]) -> impl Iterator<Item = UnitId> + 'a {
        let ground = self.x.ground.iter();
        ground.filter(move |g| spots.contains(&g.spot) && self.kind(g.unit).side == side).map(|g| g.unit)
    }

    /// Infantry ashore: on the beach or entrenched.
    pub fn ashore(self, side: Side) -> impl Iterator<Item = UnitId> + 'a {
        self.infantry(side, &[Spot::Beach, Spot::Foxhole])
    }

    /// Has a side a Transport here (FN-361)?
    pub fn has_transport(self, side: Side, sector: Sector) -> bool {
        sector == Sector::Coastal && self.infantry(side, &[Spot::Transport]).next().is_some()
    }

    /// Anything that floats, submarines and Transports included (R83).
    pub fn has_ships(self, side: Side, sector: Sector) -> bool {
        self.ships(side, sector).next().is_some() || self.has_transport(side, sector)
    }

    /// Surface ships or Transports: what bombs and torpedoes can hit.
    pub fn has_surface(self, side: Side, sector: Sector) -> bool {
        self.surface(side, sector).next().is_some() || self.has_transport(side, sector)
    }

    /// Infantry or land-based aircraft on the island: then enemy infantry can be hit (FN-283).
    pub fn on_island(self, side: Side) -> bool {
        self.ashore(side).next().is_some() || self.x.land_based(side).any(|(_, s)| s.at != Air::Away)
    }

    /// Units that keep a side in the battle (FN-371).
    pub fn units(self, side: Side) -> usize {
        let all = [Spot::Transport, Spot::Beach, Spot::Foxhole];
        let ground = self.x.ground.iter().filter(|g| all.contains(&g.spot) && self.kind(g.unit).side == side).count();
        let ships = self.x.ships.iter().filter(|(u, _)| self.kind(*u).side == side).count();
        ships + ground + self.x.land_based(side).filter(|(_, s)| s.at != Air::Away).count()
    }
}

/// Takes the battle out of the position while it is worked on.
fn with<R>(p: &mut Position, f: impl FnOnce(&mut Position, &mut Battle) -> R) -> Option<R> {
    let mut x = p.battle.take()?;
    let r = f(p, &mut x);
    // Ended battles are put away by whoever ended them.
    if x.left != GONE {
        p.battle = Some(x);
    }
    Some(r)
}

/// A battle that is over: its box is off the track.
const GONE: u8 = u8::MAX;

/// Is it legal?
pub fn check(b: &Board, p: &Position, x: &Battle, a: &Action) -> Result<(), Refusal> {
    let f = Field { b, p, x };
    match x.step {
        Step::Place | Step::Escorts(_) | Step::Subs => set_up::check(f, a),
        Step::Plans | Step::FirstLight | Step::Launch | Step::Carrier | Step::Asw | Step::Engaged => plans::check(f, a),
        Step::FlyFirst(_) | Step::Fly | Step::Land | Step::Airfield => air::check(f, a),
        Step::Fire => allot::check(f, a),
    }
}

/// All legal actions, in no order.
pub fn list(b: &Board, p: &Position, x: &Battle, out: &mut Vec<Action>) {
    let f = Field { b, p, x };
    match x.step {
        Step::Place | Step::Escorts(_) | Step::Subs => set_up::list(f, out),
        Step::Plans | Step::FirstLight | Step::Launch | Step::Carrier | Step::Asw | Step::Engaged => plans::list(f, out),
        Step::FlyFirst(_) | Step::Fly | Step::Land | Step::Airfield => air::list(f, out),
        Step::Fire => allot::list(f, out),
    }
}

/// Carries it out, and everything until the next question.
pub fn apply(b: &Board, p: &mut Position, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    let Some(step) = p.battle.as_ref().map(|x| x.step) else { return };
    with(p, |p, x| match step {
        Step::Place | Step::Escorts(_) | Step::Subs => set_up::apply(b, p, x, a, dice, log),
        Step::Plans | Step::FirstLight | Step::Launch | Step::Carrier | Step::Asw | Step::Engaged => {
            plans::apply(b, p, x, a, dice, log);
        }
        Step::FlyFirst(_) | Step::Fly | Step::Land | Step::Airfield => air::apply(b, p, x, a, dice, log),
        Step::Fire => allot::apply(b, p, x, a, dice, log),
    });
}

/// The name of a squadron.
fn squadron_name(p: &Position, x: &Battle, i: u8) -> Name {
    Name { year: p.year, kind: x.squadrons[i as usize].kind }
}

/// The name of what a hit falls on.
fn thing(p: &Position, x: &Battle, t: Target) -> Thing {
    match t {
        Target::Unit(u) => Thing::Counter(p.name(u)),
        Target::Squadron(i) => Thing::Counter(squadron_name(p, x, i)),
        Target::Airfield => Thing::Airfield,
    }
}

/// A roll as the log tells it.
fn told(p: &Position, x: &Battle, s: &Shot) -> crate::event::Shot {
    let by = match s.by {
        Target::Squadron(i) => squadron_name(p, x, i),
        Target::Unit(u) => p.name(u),
        // An airfield never fires.
        Target::Airfield => Name { year: p.year, kind: 0 },
    };
    crate::event::Shot { by, value: s.value, die: s.die, hits: s.hits }
}

/// Takes the dead off the map: ships and infantry whose counter is no longer in the area.
fn bury(p: &Position, x: &mut Battle) {
    let here = Place::Area(x.area);
    x.ships.retain(|(u, _)| p.units[*u as usize].at == here);
    x.ground.retain(|g| p.units[g.unit as usize].at == here);
}
