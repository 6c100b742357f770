//! The words of the game: sides, kinds, sectors, orders, plans, evaluations.

use serde::{Deserialize, Serialize};

/// Who a unit fights for. The player commands both nations of the first (FN-001).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The United States and Australia.
    Us,
    /// Japan, run by dice and tables.
    Japan,
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Us, Self::Japan];

    /// For indexing.
    pub const fn i(self) -> usize {
        self as usize
    }

    /// The enemy.
    pub const fn other(self) -> Self {
        match self {
            Self::Us => Self::Japan,
            Self::Japan => Self::Us,
        }
    }

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Us => "us",
            Self::Japan => "japan",
        }
    }
}

/// Kinds of counters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Fleet carrier.
    Cv,
    /// Light carrier.
    Cvl,
    /// Escort carriers.
    Cve,
    /// Battleships.
    Bb,
    /// Cruisers.
    Cru,
    /// Destroyers.
    Dd,
    /// Submarines.
    Ss,
    /// Army infantry.
    Infantry,
    /// Marine infantry.
    Marine,
    /// A battalion: no year, no end of them.
    Battalion,
    /// A land-based squadron.
    Air,
    /// A carrier's squadron: lives only in battles (FN-019).
    CarrierAir,
}

/// The three piles of Japan, and what orders count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Ships, submarines among them.
    Ship,
    /// Infantry of all kinds.
    Infantry,
    /// Land-based squadrons.
    Air,
}

impl Class {
    /// In the order in which units leave an area (FN-109).
    pub const ALL: [Self; 3] = [Self::Ship, Self::Infantry, Self::Air];

    /// For indexing.
    pub const fn i(self) -> usize {
        self as usize
    }

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ship => "ship",
            Self::Infantry => "infantry",
            Self::Air => "air",
        }
    }
}

impl Kind {
    /// All.
    pub const ALL: [Self; 12] = [
        Self::Cv,
        Self::Cvl,
        Self::Cve,
        Self::Bb,
        Self::Cru,
        Self::Dd,
        Self::Ss,
        Self::Infantry,
        Self::Marine,
        Self::Battalion,
        Self::Air,
        Self::CarrierAir,
    ];

    /// Its id, as in packs, pictures and names.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Cv => "cv",
            Self::Cvl => "cvl",
            Self::Cve => "cve",
            Self::Bb => "bb",
            Self::Cru => "cru",
            Self::Dd => "dd",
            Self::Ss => "ss",
            Self::Infantry => "infantry",
            Self::Marine => "marine",
            Self::Battalion => "battalion",
            Self::Air => "air",
            Self::CarrierAir => "carrier_air",
        }
    }

    /// What orders and piles take it for. Carrier squadrons are in no pile.
    pub const fn class(self) -> Class {
        match self {
            Self::Cv | Self::Cvl | Self::Cve | Self::Bb | Self::Cru | Self::Dd | Self::Ss => Class::Ship,
            Self::Infantry | Self::Marine | Self::Battalion => Class::Infantry,
            Self::Air | Self::CarrierAir => Class::Air,
        }
    }

    /// Does it carry an air group?
    pub const fn is_carrier(self) -> bool {
        matches!(self, Self::Cv | Self::Cvl | Self::Cve)
    }

    /// Does it sail in the escort row (FN-268)?
    pub const fn is_escort(self) -> bool {
        matches!(self, Self::Bb | Self::Cru | Self::Dd)
    }
}

/// The sectors of the tactical map, from low to high as the sector die counts them (FN-247).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sector {
    /// The waters Japan comes from.
    JapanOcean,
    /// The island.
    Island,
    /// The ring of water around it: one sector, two sides to look at (R14).
    Coastal,
    /// The waters the US comes from.
    UsOcean,
}

impl Sector {
    /// All, from low to high.
    pub const ALL: [Self; 4] = [Self::JapanOcean, Self::Island, Self::Coastal, Self::UsOcean];

    /// For indexing.
    pub const fn i(self) -> usize {
        self as usize
    }

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::JapanOcean => "japan_ocean",
            Self::Island => "island",
            Self::Coastal => "coastal",
            Self::UsOcean => "us_ocean",
        }
    }
}

/// The orders Japan rolls for (FN-120, FN-121, FN-122, FN-123, FN-124, FN-125, FN-126, FN-127).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Stay and gather supplies.
    Hold,
    /// Back to Japan.
    Refit,
    /// One area closer to Australia.
    South,
    /// One area closer to Hawaii.
    East,
    /// Join a battle.
    Battle,
    /// The closest US forces.
    Engage,
    /// An objective that Japan is on.
    Reinforce,
    /// The closest objective with US forces.
    Sortie,
}

impl Order {
    /// All.
    pub const ALL: [Self; 8] =
        [Self::Hold, Self::Refit, Self::South, Self::East, Self::Battle, Self::Engage, Self::Reinforce, Self::Sortie];

    /// For indexing.
    pub const fn i(self) -> usize {
        self as usize
    }

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Hold => "hold",
            Self::Refit => "refit",
            Self::South => "south",
            Self::East => "east",
            Self::Battle => "battle",
            Self::Engage => "engage",
            Self::Reinforce => "reinforce",
            Self::Sortie => "sortie",
        }
    }
}

macro_rules! plans {
    ($(#[$doc:meta])* $name:ident, $n:literal: $($(#[$d:meta])* $variant:ident = $id:literal),* $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$d])* $variant),* }

        impl $name {
            /// All.
            pub const ALL: [Self; $n] = [$(Self::$variant),*];

            /// For indexing.
            pub const fn i(self) -> usize {
                self as usize
            }

            /// Its id.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),* }
            }
        }
    };
}

plans! {
    /// Battle plans of the player; `battle::plans::rule` names the rule of each.
    UsPlan, 16:
    /// One hit more after an anti-aircraft success.
    Aaa = "aaa",
    /// One anti-aircraft roll more.
    AntiAircraft = "anti_aircraft",
    /// Depth charges before torpedoes.
    Asw = "asw",
    /// One infantry hit.
    Artillery = "artillery",
    /// Stops a hit on a squadron.
    BarrelRoll = "barrel_roll",
    /// One infantry attack more.
    Charge = "charge",
    /// Stops any hit.
    DamageControl = "damage_control",
    /// One hit more after a bomb success.
    DivingAttack = "diving_attack",
    /// One battle turn more or less.
    Engaged = "engaged",
    /// An infantry attack is rolled again.
    Envelop = "envelop",
    /// A carrier's group attacks first.
    FirstLight = "first_light",
    /// One hit more after a dogfight success.
    Furball = "furball",
    /// Marines stop a hit on the island.
    Leathernecks = "leathernecks",
    /// One hit more after a surface success.
    RangingShots = "ranging_shots",
    /// Stops a hit on an airfield.
    Seabees = "seabees",
    /// A depth charge or torpedo is rolled again.
    Sonar = "sonar",
}

plans! {
    /// Battle plans drawn for Japan; `scene::battle` names the rule of each.
    JapanPlan, 14:
    /// Better in the air.
    AirCombat = "air_combat",
    /// One infantry hit.
    Artillery = "artillery",
    /// Everything a little better.
    AttackPlan = "attack_plan",
    /// A battalion on the island.
    Battalion = "battalion",
    /// Bombers go for the US ocean.
    CarrierAttack = "carrier_attack",
    /// The first hit of the turn is stopped.
    DamageControl = "damage_control",
    /// The larger side gets its way with the length of the battle.
    Duration = "duration",
    /// A carrier's group attacks first.
    FirstLight = "first_light",
    /// Better infantry.
    InfantryCombat = "infantry_combat",
    /// Bombers that do not come back.
    Kamikaze = "kamikaze",
    /// No attacks in the Japanese ocean.
    NoContact = "no_contact",
    /// A hit on a carrier is stopped.
    ScreeningShip = "screening_ship",
    /// Better ships.
    ShipCombat = "ship_combat",
    /// Better submarines and depth charges.
    SubmarineWarfare = "submarine_warfare",
}

/// How a campaign is judged (FN-002), worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// The admiral is relieved of command.
    Replaced,
    /// Poor.
    Poor,
    /// As it was.
    Historical,
    /// Good.
    Good,
    /// Great.
    Great,
}

impl Grade {
    /// All, worst first.
    pub const ALL: [Self; 5] = [Self::Replaced, Self::Poor, Self::Historical, Self::Good, Self::Great];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Replaced => "replaced",
            Self::Poor => "poor",
            Self::Historical => "historical",
            Self::Good => "good",
            Self::Great => "great",
        }
    }
}

/// An attack value: hits on a die of at most `hit`, twice on one of at most `twice` (FN-024, FN-025). No `hit`: no such ability,
/// and nothing gives one (FN-346).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Value {
    /// Largest die that hits.
    pub hit: Option<u8>,
    /// Largest die that hits twice.
    pub twice: u8,
}

impl Value {
    /// Has it this ability at all?
    pub const fn can(self) -> bool {
        self.hit.is_some()
    }

    /// Hits of one die.
    pub const fn hits(self, die: u8) -> u8 {
        match self.hit {
            Some(hit) => (die <= hit) as u8 + (die <= self.twice && self.twice > 0) as u8,
            None => 0,
        }
    }

    /// Better by a plan: so much on the value and so much on the superior one, which becomes `least` where there is none
    /// (FN-213, FN-216). What is not there stays away.
    #[must_use]
    pub const fn better(self, by: u8, twice: u8, least: u8) -> Self {
        match self.hit {
            None => self,
            Some(hit) => {
                let more = if self.twice > 0 { self.twice + twice } else { least };
                Self { hit: Some(hit + by), twice: more }
            }
        }
    }
}
