//! What never changes in a game: areas and lanes, the counters of each year, the set-up sheets and the tables.

use crate::types::{Class, Grade, Kind, Order, Sector, Side, UsPlan, Value};
use ironbottom_kernel::area::{AreaMap, Space, SpaceSet};

/// Number of a counter's type within its campaign.
pub type TypeId = u16;

/// One area of the strategic map.
#[derive(Clone, Debug, Default)]
pub struct Area {
    /// Id.
    pub id: String,
    /// US units may enter (FN-074, FN-075).
    pub us: bool,
    /// Japanese units may enter (FN-076, FN-077).
    pub japan: bool,
    /// Most US land-based squadrons, as the map prints it (FN-350); none: no limit (FN-085, FN-086).
    pub airfield: Option<u8>,
    /// Australian units may enter (FN-353).
    pub australian: bool,
}

/// Attack values of one side of a counter. A counter has those of its class; the others are no ability: aircraft have nothing against
/// submarines (FN-033).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Values {
    /// Ships against aircraft (FN-026).
    pub aaa: Value,
    /// Ships against ships, land units and airfields (FN-027); submarines: torpedoes, which hit neither land units nor airfields
    /// (FN-028).
    pub surface: Value,
    /// Ships against submarines (FN-029).
    pub depth: Value,
    /// Aircraft against aircraft, twice on a superior value (FN-030).
    pub dogfight: Value,
    /// Aircraft against infantry and airfields (FN-031).
    pub ground: Value,
    /// Aircraft against ships (FN-032).
    pub ship: Value,
    /// Infantry.
    pub attack: Value,
}

/// A counter as printed.
#[derive(Clone, Debug)]
pub struct UnitType {
    /// Id: the name in small letters; shown names come from the pack.
    pub id: String,
    /// Whose.
    pub side: Side,
    /// What.
    pub kind: Kind,
    /// Of the Australian forces (FN-015).
    pub australian: bool,
    /// A wing of B-29s, which may bomb Japan (FN-328) and fights like any land-based squadron elsewhere (FN-333).
    pub wing: bool,
    /// No source gives its values: they are our estimate.
    pub made: bool,
    /// What counts when hits are allotted (FN-255): 1 for every carrier (FN-259), 0 for a battalion (FN-260).
    pub loss: u8,
    /// What it is bought for (FN-056, FN-057), in reinforcement or supply points (FN-023).
    pub buy: u8,
    /// Undamaged.
    pub full: Values,
    /// Damaged.
    pub hurt: Values,
}

impl UnitType {
    /// Fighter: dogfights and does not bomb; whatever bombs is a bomber (FN-034, FN-035).
    pub const fn is_bomber(&self) -> bool {
        self.full.ground.can() || self.full.ship.can()
    }
}

/// Where a unit of the sheet begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// In an area.
    Area(Space),
    /// In a box of ships on their way back; 0 is the one next to Hawaii.
    Port(u8),
    /// To be bought, or in a pile of Japan.
    Box,
}

/// The sheet of one campaign.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// Year.
    pub year: u16,
    /// Number of turns (FN-047, FN-340).
    pub turns: u8,
    /// Number of boxes of ships on their way back (FN-317).
    pub ports: u8,
    /// Supply points a turn.
    pub sp: u16,
    /// Reinforcement points a turn.
    pub rp: u16,
    /// Objectives.
    pub objectives: SpaceSet,
    /// Least number of objectives for each grade, worst first: of 1942 (FN-003), 1943 (FN-004), 1944 (FN-005), of points in 1945
    /// (FN-006).
    pub grades: [u8; 5],
    /// The counters: the two battalions first, then the units of the sheet, then the squadrons of carriers.
    pub types: Vec<UnitType>,
    /// Where the units of the sheet stand; battalions among them, one entry each.
    pub start: Vec<(TypeId, Start)>,
    /// Squadrons of a US carrier by its price: price of the carrier's class and the types (FN-167).
    pub us_groups: Vec<(Kind, u8, Vec<TypeId>)>,
    /// Squadrons of a Japanese carrier by kind: fleet, light, escort (FN-180).
    pub japan_groups: [Vec<TypeId>; 3],
    /// More infantry in each reinforcement phase of Japan (FN-327).
    pub extra_infantry: u8,
    /// B-29s may bomb Japan (FN-328).
    pub bombing: bool,
    /// Units may be committed to the invasion of Japan (FN-334).
    pub invasion: bool,
    /// Areas that get no orders (FN-338, FN-339).
    pub no_orders: SpaceSet,
}

impl Campaign {
    /// The type of a battalion.
    pub const fn battalion(side: Side) -> TypeId {
        side as TypeId
    }

    /// A type.
    pub fn kind_of(&self, t: TypeId) -> Kind {
        self.types[t as usize].kind
    }

    /// How so many objectives are judged (FN-002).
    pub fn grade(&self, objectives: u8) -> Grade {
        grade(&self.grades, objectives)
    }

    /// The squadrons of a carrier at full strength.
    pub fn group(&self, carrier: TypeId) -> &[TypeId] {
        let t = &self.types[carrier as usize];
        match (t.side, t.kind) {
            (Side::Japan, Kind::Cv) => &self.japan_groups[0],
            (Side::Japan, Kind::Cvl) => &self.japan_groups[1],
            (Side::Japan, Kind::Cve) => &self.japan_groups[2],
            (Side::Us, kind) if kind.is_carrier() => {
                let exact = self.us_groups.iter().find(|(k, price, _)| *k == kind && *price == t.buy);
                let any = || self.us_groups.iter().find(|(k, _, _)| *k == kind);
                exact.or_else(any).map_or(&[], |(_, _, g)| g)
            }
            _ => &[],
        }
    }
}

/// The grade of a number by a list of least numbers, worst first.
pub fn grade(least: &[u8; 5], n: u8) -> Grade {
    let at = least.iter().rposition(|l| n >= *l).unwrap_or(0);
    Grade::ALL[at]
}

/// Numbers of units an order takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OrderRow {
    /// Ships, infantry, squadrons.
    pub units: [u8; 3],
    /// Infantry by the chart instead of the text (R3).
    pub chart_infantry: u8,
    /// Squadrons go only where Japan is ashore already.
    pub air_needs_friends: bool,
}

/// The tables.
#[derive(Clone, Debug)]
pub struct Tables {
    /// Order for each face of the die, 1 first.
    pub orders: [Order; 10],
    /// What each order takes.
    pub order_rows: [OrderRow; 8],
    /// Battle turns for each face (FN-182).
    pub battle_turns: [u8; 10],
    /// Boxes of the track (FN-362).
    pub track: u8,
    /// Sector for each face (FN-247).
    pub sectors: [Sector; 10],
    /// Plans a turn by number of Japanese units: least number and plans, ascending (FN-183).
    pub draws: Vec<(u8, u8)>,
    /// New forces: least modified roll and ships, infantry, aircraft, ascending (FN-309, FN-310, FN-372).
    pub forces: Vec<(i16, [u8; 3])>,
    /// Invasion: least total and objectives, ascending (FN-337).
    pub invasion: Vec<(u16, u8)>,
    /// Most units committed to the invasion in one turn (FN-334).
    pub invasion_per_turn: u8,
    /// Least totals of the grades of a linked campaign, worst first (FN-342).
    pub linked: [u8; 5],
    /// Price of each US plan; `battle::plans::rule` names the rule of each.
    pub plan_costs: [u8; 16],
    /// Plan points that are free, and that a supply point buys (FN-187, FN-188).
    pub plan_points: (u8, u8),
    /// Loss cost of a Transport (FN-261).
    pub transport_loss: u8,
}

/// Everything printed.
#[derive(Clone, Debug)]
pub struct Board {
    /// Areas.
    pub areas: Vec<Area>,
    /// Lanes.
    pub map: AreaMap,
    /// The sheets, 1942 first.
    pub campaigns: Vec<Campaign>,
    /// Tables.
    pub tables: Tables,
    /// Places with a part of their own in the rules.
    pub places: Places,
    /// Lane distance between any two areas that Japan may use (FN-151); 255: none.
    pub distances: Vec<Vec<u8>>,
}

/// Areas that the rules name.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// Japan.
    pub japan: Space,
    /// East Asia.
    pub east_asia: Space,
    /// Hawaii.
    pub hawaii: Space,
    /// The West Coast.
    pub west_coast: Space,
    /// Australia.
    pub australia: Space,
    /// The Marianas.
    pub marianas: Space,
}

impl Board {
    /// The sheet of a year.
    #[inline]
    pub fn campaign(&self, year: u16) -> &Campaign {
        // They follow each other year by year; should a pack leave one out, it is looked for.
        let near = year.wrapping_sub(self.campaigns[0].year) as usize;
        match self.campaigns.get(near) {
            Some(c) if c.year == year => c,
            _ => self.campaigns.iter().find(|c| c.year == year).unwrap_or(&self.campaigns[0]),
        }
    }

    /// The area with this id.
    pub fn area(&self, id: &str) -> Option<Space> {
        self.areas.iter().position(|a| a.id == id).map(|i| Space(i as u8))
    }

    /// Areas Japan may enter.
    pub fn open_to_japan(&self) -> SpaceSet {
        self.areas.iter().enumerate().filter(|(_, a)| a.japan).map(|(i, _)| Space(i as u8)).collect()
    }

    /// Lane distance, not through what is closed to Japan (FN-151); the ends may be closed.
    pub fn distance(&self, from: Space, to: Space) -> u8 {
        self.distances[from.i()][to.i()]
    }

    /// Distances for [`Board::distances`].
    pub fn measure(map: &AreaMap, open: SpaceSet) -> Vec<Vec<u8>> {
        let n = map.len() as u8;
        let one = |a: u8, b: u8| {
            let allowed = open | SpaceSet::one(Space(b));
            map.distance(Space(a), Space(b), allowed).map_or(u8::MAX, |d| d as u8)
        };
        (0..n).map(|a| (0..n).map(|b| one(a, b)).collect()).collect()
    }

    /// The price of a plan.
    pub const fn plan_cost(&self, plan: UsPlan) -> u8 {
        self.tables.plan_costs[plan as usize]
    }

    /// New forces for a modified roll (FN-309, FN-310, FN-372).
    pub fn new_forces(&self, roll: i16) -> [u8; 3] {
        let row = self.tables.forces.iter().rev().find(|(least, _)| roll >= *least).or(self.tables.forces.first());
        row.map_or([0; 3], |(_, units)| *units)
    }

    /// Objective points of the invasion box (FN-337).
    pub fn invasion_points(&self, total: u16) -> u8 {
        self.tables.invasion.iter().rev().find(|(least, _)| total >= *least).map_or(0, |(_, n)| *n)
    }

    /// Plans drawn a turn (FN-183).
    pub fn plan_draws(&self, units: u8) -> u8 {
        self.tables.draws.iter().rev().find(|(least, _)| units >= *least).map_or(0, |(_, n)| *n)
    }

    /// Units of a class that an order takes (R3: text or chart).
    pub fn order_units(&self, order: Order, class: Class, by_chart: bool) -> u8 {
        let row = &self.tables.order_rows[order.i()];
        if class == Class::Infantry && by_chart { row.chart_infantry } else { row.units[class.i()] }
    }
}
