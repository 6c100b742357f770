//! The computer opponent `captain`: a sensible club player.
//!
//! It sees the View and the legal actions, nothing else. At the start of each phase it surveys the board, makes a plan and writes
//! orders; after that it only carries them out, one small action at a time, and plans again when they are used up.
//!
//! What comes first is the safety of the capital ([`guard`]): before a unit is bought, sent or moved, the worst attack that each enemy
//! could make is worked out by exact odds. Then it buys for the front ([`buy`]), attacks what is cheap ([`attack`]), brings the rest
//! forward by land, sea and air ([`regroup`], [`fleet`], [`hangar`]) and places what it bought ([`place`]).

mod attack;
mod battle;
mod buy;
mod camp;
mod chart;
mod fleet;
mod force;
mod guard;
mod hangar;
mod orders;
mod place;
mod regroup;
mod stock;
mod survey;
mod threat;

use crate::{
    AxisAndAllies, View,
    action::Action,
    position::{Phase, Position},
    types::Power,
};
use camp::Camp;
use chart::Distances;
use force::Judge;
use hangar::Hangar;
use ironbottom_kernel::{Rng, Seat, bot::Bot};
use orders::Orders;
use stock::Stock;
use survey::Survey;

/// Name of the level.
pub const CAPTAIN: &str = "captain";

/// How often a phase of movement is planned anew after its orders are used up.
const PASSES: u8 = 2;

/// The opponent of a level.
pub fn new(level: &str) -> Option<Box<dyn Bot<AxisAndAllies>>> {
    (level == CAPTAIN).then(|| Box::new(Captain::default()) as Box<dyn Bot<AxisAndAllies>>)
}

#[derive(Default)]
struct Captain {
    air: Option<Distances>,
    judge: Judge,
    orders: Orders,
    stage: Option<(u16, Power, Phase)>,
    passes: u8,
}

impl Bot<AxisAndAllies> for Captain {
    fn choose(&mut self, game: &AxisAndAllies, view: &View, seat: Seat, legal: &[Action], _rng: &mut Rng) -> usize {
        let (b, p) = (&game.board, &view.position);
        let Some(me) = Power::of_seat(seat) else { return 0 };
        let air = self.air.take().unwrap_or_else(|| Distances::by_air(b));
        let choice = self.decide(&Desk { game, p, air: &air, me, legal });
        self.air = Some(air);
        choice
    }
}

/// What lies before the captain when he is asked.
struct Desk<'a> {
    game: &'a AxisAndAllies,
    p: &'a Position,
    air: &'a Distances,
    me: Power,
    legal: &'a [Action],
}

impl<'a> Desk<'a> {
    fn survey(&self) -> Survey<'a> {
        Survey::new(&self.game.board, self.p, self.air, self.me)
    }

    fn find(&self, a: Action) -> Option<usize> {
        self.legal.binary_search(&a).ok()
    }
}

impl Captain {
    fn decide(&mut self, d: &Desk) -> usize {
        let stage = (d.p.round, d.p.power, d.p.phase);
        if self.stage != Some(stage) {
            self.stage = Some(stage);
            self.passes = 0;
            self.orders = Orders::default();
        }
        if d.p.boarding.is_some() || d.p.phase == Phase::Combat {
            return battle::choose(&d.survey(), &mut self.judge, d.legal);
        }
        match d.p.phase {
            Phase::Bid => d.legal.len() / 2,
            Phase::Place => place::choose(&d.survey(), &mut self.judge, d.legal),
            _ => self.follow(d),
        }
    }

    /// Carries out orders; without any, makes new ones; when there is nothing left to do, ends the phase.
    fn follow(&mut self, d: &Desk) -> usize {
        loop {
            if let Some(i) = self.orders.next(d.p, d.me, d.legal) {
                return i;
            }
            if self.passes >= if d.p.phase == Phase::Purchase { 1 } else { PASSES } {
                return self.finish(d);
            }
            self.passes += 1;
            let orders = self.plan(d);
            self.orders.give(orders);
        }
    }

    fn plan(&mut self, d: &Desk) -> Vec<orders::Order> {
        let (s, j) = (d.survey(), &mut self.judge);
        match d.p.phase {
            Phase::Purchase => buy::plan(&s, j),
            Phase::CombatMove => {
                let reserve = guard::reserve(&s, j, &camp::bought(&s));
                attack::plan(&s, j, d.legal, &reserve)
            }
            _ => {
                let reserve = guard::reserve(&s, j, &camp::bought(&s));
                let mut stock = Stock::new(&s, &reserve);
                let mut camp = Camp::new(&s);
                let mut orders = regroup::march(&mut camp, j, d.legal, &mut stock, &reserve);
                orders.extend(fleet::sail(&mut camp, j, d.legal, &mut stock));
                orders
            }
        }
    }

    /// Lands aircraft, completes what must be completed, and ends the phase.
    fn finish(&mut self, d: &Desk) -> usize {
        let done = d.find(Action::Done);
        if d.p.phase == Phase::NonCombatMove && hangar::any_flight(d.legal) {
            let s = d.survey();
            let mut camp = Camp::new(&s);
            if let Some(i) = Hangar::new(&mut camp, &mut self.judge).next(&mut self.judge, d.legal) {
                return i;
            }
        }
        if let Some(i) = done {
            return i;
        }
        let s = d.survey();
        if let Some(i) = hangar::fetch(&Camp::new(&s), d.me, d.legal) {
            return i;
        }
        d.legal.iter().position(|a| matches!(a, Action::Unload { .. } | Action::Fly { .. })).unwrap_or(0)
    }
}

