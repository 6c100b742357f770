//! Every decision of the game, small enough to be listed.

use crate::{
    position::{BoardingOrder, LossOrder, ShipRef, SubOrder},
    types::{Kind, Power},
};
use ironbottom_kernel::area::{Space, SpaceSet};
use serde::{Deserialize, Serialize};

/// One decision by one seat; none gives or lends money, units or territory (AA-254). The JSON names are fixed by a golden test:
/// journals hold them for ever.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Extra: Germany's part of the bid; the rest is Japan's.
    Bid {
        /// IPC for Germany.
        germany: u16,
    },
    /// Phase 1: buy and roll this many research dice at once (AA-056).
    Research {
        /// How many.
        dice: u8,
    },
    /// Phase 1: buy one unit.
    Buy {
        /// What.
        unit: Kind,
    },
    /// Phases 2 and 4: land units move together along one path. `n` is 1, save for kinds under a stack limit, where any number may go together.
    March {
        /// Infantry, armor or an AA gun.
        unit: Kind,
        /// How many.
        n: u16,
        /// From.
        from: Space,
        /// First territory of a move of two.
        via: Option<Space>,
        /// To.
        to: Space,
    },
    /// Phases 2 and 4: warships move together along one path (transports: [`Action::Steam`]). `n` as for `March`.
    Sail {
        /// Battleship, carrier or submarine.
        unit: Kind,
        /// How many.
        n: u16,
        /// From.
        from: Space,
        /// First zone of a move of two.
        via: Option<Space>,
        /// To.
        to: Space,
        /// Own fighters that ride along on carriers.
        own_riders: u16,
        /// Allied fighters that ride along: how many of each ally, in order of powers (the active power's own place is 0).
        allied_riders: [u16; 5],
    },
    /// Phase 2: one aircraft flies to attack or raid. Phase 4: one aircraft flies on and lands.
    Fly {
        /// Fighter or bomber.
        unit: Kind,
        /// From.
        from: Space,
        /// Range it has left before this flight: tells aircraft in the air from those at rest.
        left: u8,
        /// To.
        to: Space,
        /// Spaces of the path flown (its cost).
        cost: u8,
        /// Is it a strategic raid?
        raid: bool,
        /// Enemy guns and still neutral territories crossed on the way (phase 2 only): paths that differ in nothing else are one action.
        over: SpaceSet,
    },
    /// Phases 2 and 4: one land unit boards a transport in a zone off its coast.
    Load {
        /// Infantry, armor or an AA gun.
        unit: Kind,
        /// From.
        from: Space,
        /// Zone of the ship.
        zone: Space,
        /// Whose ship.
        owner: Power,
        /// Which ship.
        ship: ShipRef,
    },
    /// Phases 2 and 4: one transport moves one zone.
    Steam {
        /// From.
        from: Space,
        /// Which ship.
        ship: ShipRef,
        /// To.
        to: Space,
    },
    /// Phase 2: one unit aboard is to land in an enemy or neutral territory. Phase 4: it goes ashore in a friendly one.
    Unload {
        /// Zone of the ship.
        zone: Space,
        /// Whose ship.
        owner: Power,
        /// Which ship.
        ship: ShipRef,
        /// Which unit of its cargo.
        unit: Kind,
        /// Where to.
        to: Space,
    },
    /// An ally answers a unit that wants to board (AA-171).
    AllowBoarding {
        /// Yes or no.
        allow: bool,
    },
    /// Phase 3: fire a rocket (AA-065).
    Rocket {
        /// The gun's territory.
        gun: Space,
        /// The complex's territory.
        target: Space,
    },
    /// Phase 3: fire no rocket this turn.
    NoRocket,
    /// Phase 3: the next battle (AA-209).
    Fight {
        /// Where.
        space: Space,
    },
    /// Phase 3: how many battleships of a zone support this landing, when other landings from the zone are still to come.
    Support {
        /// The zone.
        zone: Space,
        /// How many.
        n: u16,
    },
    /// Phase 3: go on with the landing from a zone won by battle, or forgo it (AA-307).
    Disembark {
        /// The zone.
        zone: Space,
        /// Go on?
        go: bool,
    },
    /// Phase 3: one unit is lost. Aircraft of the attacker are told apart by the range they have left, transports by what they carry;
    /// aircraft shot down on the way (AA-111) by their flight, since they may have been going to different places.
    Lose {
        /// Whose.
        owner: Power,
        /// What.
        unit: Kind,
        /// Range left (attacking aircraft), else 0.
        left: u8,
        /// Which transport; for aircraft that crossed a gun `Entry(i)` is their place in [`Position::flights`], not in the list of
        /// ships; else `plain`.
        ///
        /// [`Position::flights`]: crate::Position::flights
        ship: ShipRef,
    },
    /// Phase 3: co-defenders: this loss is proposed to the others (AA-220).
    ProposeLoss {
        /// Whose.
        owner: Power,
        /// What.
        unit: Kind,
        /// Which transport, else `plain`.
        ship: ShipRef,
    },
    /// Phase 3: a co-defender answers the proposal; if one refuses, the attacker chooses.
    AnswerLoss {
        /// Yes or no.
        agree: bool,
    },
    /// Phase 3: submarines withdraw (AA-180).
    Withdraw {
        /// How many.
        n: u16,
        /// To.
        to: Space,
    },
    /// Phase 3: no submarine withdraws now.
    Stay,
    /// Phase 3: the attacker fights on.
    PressOn,
    /// Phase 3: the attacker retreats (AA-213); `to` is none where only aircraft break off.
    Retreat {
        /// To.
        to: Option<Space>,
        /// Submarines stay and fight on (AA-295).
        leave_subs: bool,
    },
    /// Phase 3: a fighter without a deck lands on an island of its zone (AA-145).
    Alight {
        /// The zone.
        zone: Space,
        /// The island.
        to: Space,
    },
    /// Phase 5: put a bought unit on the board.
    Place {
        /// What.
        unit: Kind,
        /// Where.
        at: Space,
        /// Through which complex (its territory); for a new complex the territory itself.
        by: Space,
    },
    /// Ends the phase.
    Done,
    /// A standing order: losses.
    OrderLosses(LossOrder),
    /// A standing order: submarines.
    OrderSubs(SubOrder),
    /// A standing order: boarding.
    OrderBoarding(BoardingOrder),
}

ironbottom_kernel::kinds! {
    Action:
    "bid" = Bid,
    "research" = Research,
    "buy" = Buy,
    "march" = March,
    "sail" = Sail,
    "fly" = Fly,
    "load" = Load,
    "steam" = Steam,
    "unload" = Unload,
    "allow_boarding" = AllowBoarding,
    "rocket" = Rocket,
    "no_rocket" = NoRocket,
    "fight" = Fight,
    "support" = Support,
    "disembark" = Disembark,
    "lose" = Lose,
    "propose_loss" = ProposeLoss,
    "answer_loss" = AnswerLoss,
    "withdraw" = Withdraw,
    "stay" = Stay,
    "press_on" = PressOn,
    "retreat" = Retreat,
    "alight" = Alight,
    "place" = Place,
    "done" = Done,
    "order" = OrderLosses | OrderSubs | OrderBoarding,
}
