//! Imagined play: the position is copied and played on with loose dice and the captain's habits. What stands on the table is all
//! there is to know (see [`crate::position`]), so that this looks at nothing the player could not.

pub mod fought;
pub mod habits;
pub mod value;

use crate::{
    action::Action,
    board::Board,
    event::Event,
    phases,
    position::{Phase, Position},
};
use fought::{Case, Fought, Scene};
use ironbottom_kernel::{Dice, Log, area::Space};

/// More decisions than any turn takes: imagined play ends, whatever happens.
const MOST: usize = 20_000;

/// What imagined play takes is counted in options looked at: a decision takes so many beside those it has, the end of a turn so many
/// beside its decisions. (Measured: a million of them take about an eighth of a second.)
const DECISION: u64 = 16;
const END: u64 = 100;

/// Hands for imagined play, kept so that nothing is made anew for each of thousands of decisions.
pub struct Ahead<'a> {
    b: &'a Board,
    log: Log<Event>,
    legal: Vec<Action>,
    fought: Fought,
    spent: u64,
}

impl<'a> Ahead<'a> {
    /// With nothing in hand.
    pub fn new(b: &'a Board) -> Self {
        Self { b, log: Log::default(), legal: Vec::new(), fought: Fought::default(), spent: 0 }
    }

    /// Options looked at so far: the same for the same questions on every machine.
    pub const fn spent(&self) -> u64 {
        self.spent
    }

    /// Carries out one action.
    pub fn apply(&mut self, p: &mut Position, a: &Action, dice: &mut Dice) {
        phases::apply(self.b, p, a, dice, &mut self.log);
        self.log.clear();
        dice.forget();
    }

    /// Plays on by habit until `stop`, or the end. Each area has dice of its own for its orders and its battle, so that two plans
    /// that differ elsewhere meet the same luck here: what is compared is the plans.
    pub fn until(&mut self, p: &mut Position, seed: u64, stop: impl Fn(&Position) -> bool) {
        let mut dice = Dice::loose(seed);
        for _ in 0..MOST {
            if p.end.is_some() || stop(p) {
                return;
            }
            let a = self.habit(p);
            let luck = |area: Space, fight: u64| (seed << 12) + (u64::from(p.turn) << 8) + 2 * u64::from(area.0) + fight;
            match a {
                Action::Order { area } => dice = Dice::loose(luck(area, 0)),
                Action::Fight { area } => {
                    let seed = luck(area, 1);
                    self.fight(p, area, seed);
                    dice = Dice::loose(!seed);
                    // What follows the last battle.
                    if p.end.is_none() && phases::battles::waiting(self.b, p).is_empty() {
                        self.apply(p, &Action::Done, &mut dice);
                    }
                    continue;
                }
                _ => {}
            }
            self.apply(p, &a, &mut dice);
        }
    }

    /// A battle of an imagined turn, or what is remembered of the same one.
    fn fight(&mut self, p: &mut Position, area: Space, seed: u64) {
        let case = Case::new(p, area, area == self.b.places.marianas, seed);
        if self.fought.recall(&case, p) {
            return;
        }
        let (supply, cup) = (p.sp, (p.cup, p.out, p.kept));
        self.battle(p, area, seed);
        (p.cup, p.out, p.kept) = cup;
        self.fought.keep(case, p, supply);
    }

    /// What the captain does without thinking ahead.
    fn habit(&mut self, p: &Position) -> Action {
        self.legal.clear();
        let a = match (p.phase, &p.battle) {
            (Phase::Resupply | Phase::Scouting | Phase::Movement, _) => Action::Done,
            (_, Some(x)) => {
                crate::battle::list(self.b, p, x, &mut self.legal);
                habits::choose(self.b, p, x, &self.legal)
            }
            _ => {
                phases::list(self.b, p, &mut self.legal);
                self.legal.first().copied().unwrap_or(Action::Done)
            }
        };
        self.spent += DECISION + self.legal.len() as u64;
        a
    }

    /// A decision of a battle, and the battle after it; nothing of what follows a battle.
    pub fn rest_of_battle(&mut self, p: &mut Position, a: &Action, seed: u64) {
        let mut dice = Dice::loose(!seed);
        crate::battle::apply(self.b, p, a, &mut dice, &mut self.log);
        self.fight_on(p, seed);
    }

    /// A battle in this area, whether it is under way or not begun.
    pub fn battle(&mut self, p: &mut Position, area: Space, seed: u64) {
        if p.battle.is_none() {
            p.phase = Phase::Battles;
            crate::battle::begin(self.b, p, area, &mut Dice::loose(!seed), &mut self.log);
        }
        self.fight_on(p, seed);
    }

    fn fight_on(&mut self, p: &mut Position, seed: u64) {
        let mut dice = Dice::loose(seed);
        for _ in 0..MOST {
            self.log.clear();
            dice.forget();
            if p.battle.is_none() || p.end.is_some() {
                return;
            }
            let a = self.habit(p);
            crate::battle::apply(self.b, p, &a, &mut dice, &mut self.log);
        }
    }

    /// The rest of the turn, from any moment after purchases.
    pub fn rest_of_turn(&mut self, p: &mut Position, seed: u64) {
        self.spent += END;
        let (year, turn) = (p.year, p.turn);
        if p.phase == Phase::Movement {
            self.orders(p, seed);
        }
        self.until(p, seed, |q| (q.year, q.turn) != (year, turn));
    }

    /// Movement ends and the orders are carried out, or what is remembered of the same ones.
    fn orders(&mut self, p: &mut Position, seed: u64) {
        let scene = Scene::new(self.b, p, seed);
        if self.fought.recall_orders(self.b, &scene, p) {
            return;
        }
        self.until(p, seed, |q| q.phase == Phase::Battles || q.phase == Phase::Resupply);
        if p.phase == Phase::Battles && p.end.is_none() {
            self.fought.keep_orders(self.b, scene, p);
        }
    }
}
