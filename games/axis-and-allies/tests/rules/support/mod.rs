//! Positions for tests: set up, changed by hand, played with scripted dice.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::expect_used, reason = "helpers of tests fail their test")]

pub mod battle;
pub mod moves;
pub mod random;

use axis_and_allies::{
    Action, AxisAndAllies, Event, Kind, Phase, Position, Power, View,
    position::{LossOrder, Mission},
};
use ironbottom_kernel::{Dice, Log, Logged, Options, Refusal, RuleId, Rules, RulesVersion, Seat, area::Space, typed};
use ironbottom_testkit::bench;
use std::sync::{Arc, OnceLock};

/// The game from its own pack, built once.
pub fn game() -> &'static Arc<AxisAndAllies> {
    static GAME: OnceLock<Arc<AxisAndAllies>> = OnceLock::new();
    GAME.get_or_init(|| Arc::new(AxisAndAllies::built_in().expect("the built-in pack is sound")))
}

/// The space with this id.
pub fn sp(id: &str) -> Space {
    game().board.find(id).unwrap_or_else(|| panic!("no space {id}"))
}

/// A position under test with the log of what happened.
pub struct Table {
    pub p: Position,
    pub events: Vec<Logged<Event>>,
}

impl Table {
    /// The opening with these options (`key=value`), the USSR in phase 1. Every seat is asked for its losses and submarines.
    pub fn with(options: &[&str]) -> Self {
        let mut p = bench::opening(&**game(), "spring-1942", options, &[]);
        for s in &mut p.standing {
            s.losses = LossOrder::Ask;
        }
        Self { p, events: Vec::new() }
    }

    /// The opening.
    pub fn new() -> Self {
        Self::with(&[])
    }

    /// An empty board of a table that plays by this version of the rules, every seat with the orders it begins with.
    pub fn by_version(version: u32, options: &[&str]) -> Self {
        let g = game();
        let options: Options = g.info().parse_options(options).expect("options of a test");
        let mut p = g.set_up(RulesVersion(version), "spring-1942", &options, &mut Dice::scripted(&[])).expect("set-up");
        p.units = Default::default();
        Self { p, events: Vec::new() }
    }

    /// An empty board: no units at all, money and control as at the opening.
    pub fn empty() -> Self {
        Self::empty_with(&[])
    }

    /// An empty board with options.
    pub fn empty_with(options: &[&str]) -> Self {
        let mut t = Self::with(options);
        t.p.units = Default::default();
        t
    }

    /// Puts units in a space.
    pub fn put(mut self, space: &str, power: Power, kind: Kind, n: u16) -> Self {
        self.p.units.add(sp(space), power, kind, n);
        self
    }

    /// Takes all units of a power away from a space.
    pub fn clear(mut self, space: &str, power: Power) -> Self {
        for k in Kind::PIECES {
            let n = self.p.units.get(sp(space), power, k);
            self.p.units.remove(sp(space), power, k, n);
        }
        self
    }

    /// Gives a territory to a power.
    pub fn own(mut self, space: &str, power: Power) -> Self {
        self.p.territories[sp(space).i()].owner = Some(power);
        self
    }

    /// Money in hand.
    pub fn ipc(mut self, power: Power, n: u16) -> Self {
        self.p.ipc[power.i()] = n;
        self
    }

    /// Begins the turn of a power (what counts "at the start of the turn" is fixed now) and goes to a phase by ending the ones before.
    pub fn turn(mut self, power: Power, phase: Phase) -> Self {
        self.p.power = power;
        axis_and_allies::phases::turn::begin(&game().board, &mut self.p, &mut Log::default());
        while self.p.phase < phase {
            self.act(Action::Done);
        }
        self
    }

    /// The seat that is asked now (the first, if several are).
    pub fn asked(&self) -> Power {
        let seat = game().to_act(&self.p).seats().iter().next().expect("somebody is asked");
        Power::of_seat(seat).expect("a power")
    }

    /// Carries out an action of whoever is asked, without dice.
    pub fn act(&mut self, a: Action) -> &mut Self {
        self.roll(a, &[])
    }

    /// Carries out an action of whoever is asked; it must be legal and roll exactly these dice.
    pub fn roll(&mut self, a: Action, dice: &[u8]) -> &mut Self {
        let power = self.asked();
        self.roll_as(power, a, dice)
    }

    /// Carries out an action of this power; it must be legal, be listed, and roll exactly these dice.
    pub fn roll_as(&mut self, power: Power, a: Action, dice: &[u8]) -> &mut Self {
        self.events.extend(bench::act(&**game(), &mut self.p, power.seat(), &a, dice));
        self
    }

    /// All legal actions of whoever is asked.
    pub fn legal(&self) -> Vec<Action> {
        self.legal_for(self.asked())
    }

    /// All legal actions of a power.
    pub fn legal_for(&self, power: Power) -> Vec<Action> {
        bench::listed(&**game(), &self.p, power.seat())
    }

    /// Is it legal for whoever is asked? (Listing and checking must agree.)
    pub fn is_legal(&self, a: Action) -> bool {
        bench::verdict(&**game(), &self.p, self.asked().seat(), &a).is_ok()
    }

    /// The rule that refuses it.
    pub fn refused(&self, a: Action) -> RuleId {
        self.refusal(self.asked().seat(), a).rule
    }

    /// The refusal for a seat.
    pub fn refusal(&self, seat: Seat, a: Action) -> Refusal {
        bench::verdict(&**game(), &self.p, seat, &a).expect_err("should be refused")
    }

    /// Units of a power in a space.
    pub fn n(&self, space: &str, power: Power, kind: Kind) -> u16 {
        self.p.units.get(sp(space), power, kind)
    }

    /// Aircraft in the air at a space.
    pub fn air(&self, space: &str, kind: Kind) -> u16 {
        self.p.flights.iter().filter(|f| f.at == sp(space) && f.kind == kind).map(|f| f.n).sum()
    }

    /// Controller of a territory.
    pub fn owner(&self, space: &str) -> Option<Power> {
        self.p.owner(sp(space))
    }

    /// National production level.
    pub fn level(&self, power: Power) -> u16 {
        self.p.level(&game().board, power)
    }

    /// Did an event of this kind happen?
    pub fn saw(&self, kind: &str) -> bool {
        self.events.iter().any(|e| e.event.kind() == kind)
    }
}

/// One land unit marches.
pub fn march(unit: Kind, from: &str, to: &str) -> Action {
    Action::March { unit, n: 1, from: sp(from), via: None, to: sp(to) }
}

/// One armor marches two.
pub fn march2(unit: Kind, from: &str, via: &str, to: &str) -> Action {
    Action::March { unit, n: 1, from: sp(from), via: Some(sp(via)), to: sp(to) }
}

/// One warship sails one zone.
pub fn sail(unit: Kind, from: &str, to: &str) -> Action {
    Action::Sail { unit, n: 1, from: sp(from), via: None, to: sp(to), own_riders: 0, allied_riders: [0; 5] }
}

/// One warship sails two zones.
pub fn sail2(unit: Kind, from: &str, via: &str, to: &str) -> Action {
    Action::Sail { unit, n: 1, from: sp(from), via: Some(sp(via)), to: sp(to), own_riders: 0, allied_riders: [0; 5] }
}

/// Mission of a flight, for brevity.
pub const ATTACK: Mission = Mission::Attack;

/// Why an order is refused.
pub fn explain(v: &View, seat: Seat, text: &str) -> Option<Refusal> {
    typed::read(&**game(), &v.position, seat, text).and_then(Result::err)
}

/// What an order means, legal or not.
pub fn parse(v: &View, text: &str) -> Option<Action> {
    axis_and_allies::notation::read(game(), v, v.position.power.seat(), text)?.ok()
}
