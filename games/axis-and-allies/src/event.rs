//! What the log tells.

use crate::{
    position::{End, Phase},
    types::{Alliance, Development, Kind, Power},
};
use ironbottom_kernel::area::Space;
use serde::{Deserialize, Serialize};

/// One thing that happened. The fields are named after what they hold.
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The bid was divided.
    Bid { germany: u16, japan: u16 },
    /// A power's turn began.
    TurnBegan { power: Power, round: u16 },
    /// A phase began.
    PhaseBegan { power: Power, phase: Phase },
    /// Research dice were rolled.
    Researched { power: Power, dice: Vec<u8>, breakthroughs: u8 },
    /// A development was found.
    Developed { power: Power, development: Development },
    /// A unit was bought.
    Bought { power: Power, unit: Kind, cost: u8 },
    /// Units moved over land or sea.
    Moved { power: Power, unit: Kind, n: u16, from: Space, to: Space },
    /// An aircraft flew out.
    Flew { power: Power, unit: Kind, from: Space, to: Space, raid: bool },
    /// An aircraft landed.
    Landed { power: Power, unit: Kind, from: Space, to: Space },
    /// A unit boarded a transport.
    Boarded { power: Power, unit: Kind, from: Space, zone: Space },
    /// An ally refused a unit aboard.
    BoardingRefused { power: Power, by: Power },
    /// A unit aboard is to land once the enemies in its way are beaten.
    LandingDeclared { power: Power, unit: Kind, zone: Space, to: Space },
    /// A unit went ashore.
    Unloaded { power: Power, unit: Kind, zone: Space, to: Space },
    /// A neutral territory was violated.
    Violated { power: Power, space: Space },
    /// A territory changed hands.
    Captured { power: Power, space: Space, from: Option<Power>, to: Power },
    /// A capital fell, with its owner's money.
    CapitalTaken { power: Power, victim: Power, ipc: u16 },
    /// A capital was freed.
    CapitalFreed { power: Power, owner: Power },
    /// A gun fired at aircraft.
    AaFired { power: Power, at: Space, dice: Vec<u8>, hits: u16 },
    /// A rocket was fired.
    RocketFired { power: Power, gun: Space, target: Space, victim: Power, damage: u16 },
    /// Bombers raided.
    Raided { power: Power, space: Space, victim: Power, dice: Vec<u8>, damage: u16 },
    /// A battle began.
    BattleBegan { power: Power, space: Space, amphibious: bool },
    /// Units of one column fired.
    Fired { power: Power, side: Alliance, space: Space, unit: Kind, value: u8, dice: Vec<u8>, hits: u16 },
    /// Under low luck: certain hits and one die for the rest.
    FiredLowLuck { side: Alliance, space: Space, sum: u16, die: u8, hits: u16 },
    /// Support shots.
    Supported { power: Power, zone: Space, space: Space, dice: Vec<u8>, hits: u16 },
    /// A unit was lost.
    Lost { power: Power, unit: Kind, space: Space },
    /// A co-defender's proposal was refused.
    LossDisputed { by: Power },
    /// Submarines withdrew.
    Withdrew { power: Power, n: u16, from: Space, to: Space },
    /// The attacker retreated.
    Retreated { power: Power, from: Space, to: Option<Space> },
    /// A landing was forgone or not possible.
    LandingForgone { power: Power, zone: Space, to: Space },
    /// A battle ended.
    BattleEnded { space: Space, winner: Option<Alliance> },
    /// A fighter without a deck landed on an island.
    Alighted { power: Power, zone: Space, to: Space },
    /// An aircraft found no landing place.
    Crashed { power: Power, unit: Kind, at: Space },
    /// A unit was placed.
    Placed { power: Power, unit: Kind, at: Space },
    /// Bought units found no place.
    Forfeited { power: Power, unit: Kind, n: u16 },
    /// Income was collected.
    Income { power: Power, ipc: u16 },
    /// No income: the capital is in enemy hands.
    NoIncome { power: Power },
    /// The game ended.
    Ended { end: End },
    /// Aircraft left an assault; the land units fight on (an extra).
    AirLeft { power: Power, space: Space },
    /// What was not set up of the bid is cash (an extra).
    BidKept { power: Power, ipc: u16 },
}

ironbottom_kernel::kinds! {
    Event:
    "bid" = Bid,
    "turn_began" = TurnBegan,
    "phase_began" = PhaseBegan,
    "researched" = Researched,
    "developed" = Developed,
    "bought" = Bought,
    "moved" = Moved,
    "flew" = Flew,
    "landed" = Landed,
    "boarded" = Boarded,
    "boarding_refused" = BoardingRefused,
    "landing_declared" = LandingDeclared,
    "unloaded" = Unloaded,
    "violated" = Violated,
    "captured" = Captured,
    "capital_taken" = CapitalTaken,
    "capital_freed" = CapitalFreed,
    "aa_fired" = AaFired,
    "rocket_fired" = RocketFired,
    "raided" = Raided,
    "battle_began" = BattleBegan,
    "fired" = Fired,
    "fired_low_luck" = FiredLowLuck,
    "supported" = Supported,
    "lost" = Lost,
    "loss_disputed" = LossDisputed,
    "withdrew" = Withdrew,
    "retreated" = Retreated,
    "landing_forgone" = LandingForgone,
    "battle_ended" = BattleEnded,
    "alighted" = Alighted,
    "crashed" = Crashed,
    "placed" = Placed,
    "forfeited" = Forfeited,
    "income" = Income,
    "no_income" = NoIncome,
    "ended" = Ended,
    "air_left" = AirLeft,
    "bid_kept" = BidKept,
}
