//! The board and the charts as the rules use them: built once from the pack, then only read.

use crate::types::{Alliance, Kind, Power};
use ironbottom_kernel::area::{AreaMap, Space, SpaceSet};

/// What never changes about one space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceData {
    /// Id in the pack.
    pub id: String,
    /// Short code for notation, unique.
    pub short: String,
    /// Income value (0 for sea zones and where none is printed).
    pub ipc: u8,
    /// Power whose colour it has; none for neutrals and sea zones.
    pub original: Option<Power>,
    /// Power that controls it at the start: the one whose colour it has, unless the pack says otherwise.
    pub start: Option<Power>,
    /// Power whose capital it is.
    pub capital_of: Option<Power>,
    /// Lies wholly inside one sea zone (AA-027).
    pub island: bool,
}

/// A canal: ships pass between two zones only if their alliance held these territories at the start of the turn, or of a canal between
/// two banks, as soon as it holds them both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Canal {
    /// Id in the pack.
    pub id: String,
    /// The zones it joins.
    pub between: (Space, Space),
    /// Territories that must be held.
    pub needs: SpaceSet,
}

impl Canal {
    /// Does it lie between two banks? Such a one is read by AA-034, one inside a territory by AA-031.
    pub fn has_banks(&self) -> bool {
        self.needs.len() > 1
    }
}

/// The values of one kind of unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct UnitData {
    /// Base cost.
    pub cost: u8,
    /// Movement.
    pub movement: u8,
    /// Attack.
    pub attack: u8,
    /// Defense.
    pub defense: u8,
}

/// One line of the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetUpLine {
    /// Whose.
    pub power: Power,
    /// Where.
    pub space: Space,
    /// What (a complex counts as a unit here).
    pub kind: Kind,
    /// How many.
    pub n: u8,
}

/// Limits on stacks under option `stack_limits` (AA-270): number of spaces a power's units of a kind may stand in; 0 = none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StackLimits {
    /// By kind, under `carriers`.
    pub carriers: [u8; 10],
    /// By kind, under `full`; the complex's is the number on the whole board.
    pub full: [u8; 10],
}

/// Everything the rules read.
#[derive(Clone, Debug)]
pub struct Board {
    /// Spaces in order of their numbers; land first.
    pub spaces: Vec<SpaceData>,
    /// Territories.
    pub land: SpaceSet,
    /// Sea zones.
    pub sea: SpaceSet,
    /// Neutral at the start.
    pub neutral: SpaceSet,
    /// Islands.
    pub islands: SpaceSet,
    /// Who touches whom, for aircraft (AA-022): canals count as ordinary borders (AA-036). The board wraps from side to side
    /// (AA-025) and not from top to bottom (AA-026).
    pub map: AreaMap,
    /// Land neighbours of territories: for land units. The map shows it for those in doubt: Ukraine and Caucasus touch, Caucasus and
    /// Eastern Europe do not (AA-023); Anglo-Egyptian Sudan and Syria-Iraq do, beside the canal (AA-035, AA-272). Nobody walks
    /// between Finland-Norway and Eastern Europe (AA-038), Gibraltar and Algeria (AA-039), Eastern Europe and Turkey (AA-040).
    pub land_near: Vec<SpaceSet>,
    /// Sea neighbours of every space: of zones, for ships (canals included: ask [`crate::position::Position::canal_open`]); of
    /// territories, their coasts. The map shows it for those in doubt: the Gulf of Mexico touches the Eastern US zone and the
    /// Caribbean (AA-049), the New Zealand zone those of Peru and south of Argentina (AA-052); the water south of Australia is one
    /// zone (AA-041).
    pub sea_near: Vec<SpaceSet>,
    /// Coasts of every sea zone: territories that touch it. Gibraltar's touches Algeria but not Libya (AA-024), Hudson Bay touches
    /// Western Canada (AA-048), the Japan zone does not touch Kwangtung (AA-050); Panama (AA-030) and Karelia (AA-037) lie on two
    /// zones.
    pub coasts: Vec<SpaceSet>,
    /// The canals.
    pub canals: Vec<Canal>,
    /// Unit values by kind.
    pub units: [UnitData; 10],
    /// Capital of each power.
    pub capitals: [Space; 5],
    /// Money at the start.
    pub start_ipc: [u16; 5],
    /// Set-up.
    pub set_up: Vec<SetUpLine>,
    /// Capitals an alliance must take to win, and how many of them (AA-256, AA-257).
    pub objectives: [(SpaceSet, u8); 2],
    /// Combined Axis level that wins (AA-258).
    pub economic_level: u16,
    /// Combined Axis level that wins, and that loses, when the round limit comes (an extra, not a rule of the book).
    pub limit_levels: (u16, u16),
    /// Cost of a research die (AA-055).
    pub research_cost: u8,
    /// Face that is a breakthrough (AA-057).
    pub breakthrough: u8,
    /// Limits on stacks.
    pub stack_limits: StackLimits,
    /// Seats of each player, by number of players (index 0 = 2 players) (AA-014, AA-015, AA-016, AA-017): player number by power.
    pub players: [[u8; 5]; 4],
}

impl Board {
    /// What the space is.
    pub fn space(&self, s: Space) -> &SpaceData {
        &self.spaces[s.i()]
    }

    /// The space with this id.
    pub fn find(&self, id: &str) -> Option<Space> {
        self.spaces.iter().position(|s| s.id == id).map(|i| Space(i as u8))
    }

    /// Is it a sea zone?
    pub const fn is_sea(&self, s: Space) -> bool {
        self.sea.has(s)
    }

    /// Values of a kind.
    pub const fn unit(&self, k: Kind) -> UnitData {
        self.units[k as usize]
    }

    /// The capital of a power.
    pub const fn capital(&self, p: Power) -> Space {
        self.capitals[p as usize]
    }

    /// What an alliance must take.
    pub const fn objective(&self, a: Alliance) -> (SpaceSet, u8) {
        self.objectives[a as usize]
    }

    /// The canal between two zones, if there is one.
    pub fn canal(&self, a: Space, b: Space) -> Option<usize> {
        self.canals.iter().position(|c| c.between == (a, b) || c.between == (b, a))
    }
}
