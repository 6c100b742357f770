//! The computer opponent `captain`: a sensible club player.
//!
//! It sees the View and the legal actions, nothing else. At the start of each phase it surveys the board, makes a plan and writes
//! orders; after that it only carries them out, one small action at a time, and plans again when they are used up.
//!
//! What comes first is the safety of the capital (`guard`): before a unit is bought, sent or moved, the worst attack that each enemy
//! could make is worked out by exact odds. Then it buys for the front (`buy`), attacks what is cheap (`attack`), brings the rest
//! forward by land, sea and air (`regroup`, `fleet`, `hangar`) and places what it bought (`place`).

mod attack;
mod battle;
mod buy;
mod camp;
mod chart;
mod fleet;
mod force;
mod guard;
mod hangar;
mod league;
mod orders;
mod place;
mod regroup;
mod stock;
mod survey;
mod threat;
mod weigh;

use crate::{
    AxisAndAllies, View,
    action::Action,
    position::{Phase, Position},
    types::{Kind, Power},
};
use camp::Camp;
use chart::Atlas;
use force::Judge;
use hangar::Hangar;
use ironbottom_kernel::{Rng, Seat, bot::Bot};
use orders::Orders;
use stock::Stock;
use survey::Survey;

/// Name of the level.
pub const CAPTAIN: &str = "captain";

/// How often combat movement is planned: what was taken may open new ways.
const PASSES: u8 = 2;

/// The opponent of a level.
pub fn new(level: &str) -> Option<Box<dyn Bot<AxisAndAllies>>> {
    (level == CAPTAIN).then(|| Box::new(Captain::default()) as Box<dyn Bot<AxisAndAllies>>)
}

#[derive(Default)]
struct Captain {
    atlas: Option<Atlas>,
    judge: Judge,
    orders: Orders,
    stage: Option<(u16, Power, Phase)>,
    passes: u8,
}

impl Bot<AxisAndAllies> for Captain {
    fn choose(&mut self, game: &AxisAndAllies, view: &View, seat: Seat, legal: &[Action], _rng: &mut Rng) -> usize {
        let (b, p) = (&game.board, &view.position);
        let Some(me) = Power::of_seat(seat) else { return 0 };
        let mut atlas = self.atlas.take().unwrap_or_else(|| Atlas::new(b));
        let choice = self.decide(&mut Desk { game, p, atlas: &mut atlas, me, legal });
        self.atlas = Some(atlas);
        choice
    }
}

/// What lies before the captain when he is asked.
struct Desk<'a> {
    game: &'a AxisAndAllies,
    p: &'a Position,
    atlas: &'a mut Atlas,
    me: Power,
    legal: &'a [Action],
}

impl<'a> Desk<'a> {
    fn survey(&mut self) -> Survey<'_> {
        Survey::new(&self.game.board, self.p, self.atlas, self.me)
    }

    fn find(&self, a: Action) -> Option<usize> {
        self.legal.binary_search(&a).ok()
    }
}

impl Captain {
    fn decide(&mut self, d: &mut Desk) -> usize {
        let stage = (d.p.round, d.p.power, d.p.phase);
        if self.stage != Some(stage) {
            self.stage = Some(stage);
            self.passes = 0;
            self.orders = Orders::default();
        }
        if d.p.boarding.is_some() || d.p.phase == Phase::Combat {
            let legal = d.legal;
            return battle::choose(&d.survey(), &mut self.judge, legal);
        }
        match d.p.phase {
            Phase::Bid => d.legal.len() / 2,
            Phase::BidUnits => {
                // Infantry, where it is of most use.
                let infantry = |a: &Action| matches!(a, Action::Place { unit: Kind::Infantry, .. });
                let some: Vec<Action> = d.legal.iter().copied().filter(infantry).collect();
                let best = (!some.is_empty()).then(|| some[place::choose(&d.survey(), &mut self.judge, &some)]);
                best.and_then(|a| d.find(a)).or_else(|| d.find(Action::Done)).unwrap_or(0)
            }
            Phase::Place => {
                let legal = d.legal;
                place::choose(&d.survey(), &mut self.judge, legal)
            }
            _ => self.follow(d),
        }
    }

    /// Carries out orders; without any, makes new ones; when there is nothing left to do, ends the phase.
    fn follow(&mut self, d: &mut Desk) -> usize {
        loop {
            if let Some(i) = self.orders.next(d.p, d.me, d.legal) {
                return i;
            }
            if self.passes >= if d.p.phase == Phase::CombatMove { PASSES } else { 1 } {
                return self.finish(d);
            }
            self.passes += 1;
            let orders = self.plan(d);
            self.orders.give(orders);
        }
    }

    fn plan(&mut self, d: &mut Desk) -> Vec<orders::Order> {
        let (game, legal, phase) = (d.game, d.legal, d.p.phase);
        let (s, j) = (d.survey(), &mut self.judge);
        match phase {
            Phase::Purchase => buy::plan(&s, j),
            Phase::CombatMove => {
                let reserve = guard::reserve(&s, j, &camp::bought(&s));
                attack::plan(game, &s, j, legal, &reserve)
            }
            _ => {
                let reserve = guard::reserve(&s, j, &camp::bought(&s));
                let mut stock = Stock::new(&s, &reserve);
                let mut camp = Camp::new(&s);
                let mut orders = regroup::march(&mut camp, j, legal, &mut stock, &reserve);
                orders.extend(fleet::sail(&mut camp, j, legal, &mut stock));
                orders
            }
        }
    }

    /// Lands aircraft, completes what must be completed, and ends the phase.
    fn finish(&mut self, d: &mut Desk) -> usize {
        let done = d.find(Action::Done);
        let (legal, me) = (d.legal, d.me);
        if d.p.phase == Phase::NonCombatMove && hangar::any_flight(d.legal) {
            let s = d.survey();
            let mut camp = Camp::new(&s);
            if let Some(i) = Hangar::new(&mut camp, &mut self.judge).next(&mut self.judge, legal) {
                return i;
            }
        }
        if let Some(i) = done {
            return i;
        }
        let s = d.survey();
        if let Some(i) = hangar::fetch(&Camp::new(&s), me, legal) {
            return i;
        }
        legal.iter().position(|a| matches!(a, Action::Unload { .. } | Action::Fly { .. })).unwrap_or(0)
    }
}
