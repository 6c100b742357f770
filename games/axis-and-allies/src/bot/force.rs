//! Numbers of units by kind, and what their battles come to.

use crate::{
    board::Board,
    odds::{Company, Fight, takes_part},
    position::Position,
    types::{KINDS, Kind, Power},
};
use ironbottom_kernel::area::Space;
use ironbottom_odds::{Solver, Summary};

/// So many of each kind, by [`Kind::i`].
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Force(pub [u16; KINDS]);

impl Force {
    /// What a power has in a space.
    pub fn at(p: &Position, s: Space, power: Power) -> Self {
        Self(*p.units.of(s, power))
    }

    /// One unit, or several of a kind.
    pub fn of(k: Kind, n: u16) -> Self {
        let mut f = Self::default();
        f.add(k, n);
        f
    }

    /// More of a kind.
    pub fn add(&mut self, k: Kind, n: u16) {
        if let Some(slot) = self.0.get_mut(k.i()) {
            *slot += n;
        }
    }

    /// Fewer of a kind; never below none.
    pub fn take(&mut self, k: Kind, n: u16) {
        if let Some(slot) = self.0.get_mut(k.i()) {
            *slot = slot.saturating_sub(n);
        }
    }

    /// How many of a kind.
    pub fn get(&self, k: Kind) -> u16 {
        self.0.get(k.i()).copied().unwrap_or(0)
    }

    /// Both together.
    pub fn join(&mut self, other: &Self) {
        for (n, m) in self.0.iter_mut().zip(other.0) {
            *n += m;
        }
    }

    /// Infantry and armor.
    pub fn ground(&self) -> u16 {
        self.get(Kind::Infantry) + self.get(Kind::Armor)
    }

    /// Those that fight in a battle of this sort.
    pub fn fighting(&self, sea: bool, attacking: bool) -> u16 {
        Kind::PIECES.into_iter().filter(|k| takes_part(*k, sea, attacking)).map(|k| self.get(k)).sum()
    }

    /// Price of those that fight on land, or at sea.
    pub fn value(&self, b: &Board, sea: bool) -> f64 {
        let fights = Kind::PIECES.into_iter().filter(|k| takes_part(*k, sea, true));
        fights.map(|k| f64::from(self.get(k)) * f64::from(b.unit(k).cost)).sum()
    }

    /// Sum of the attack values.
    pub fn attack(&self, b: &Board, sea: bool) -> u16 {
        let fights = Kind::PIECES.into_iter().filter(|k| takes_part(*k, sea, true));
        fights.map(|k| self.get(k) * u16::from(b.unit(k).attack)).sum()
    }

    /// Sum of the defense values.
    pub fn defense(&self, b: &Board, sea: bool) -> u16 {
        let fights = Kind::PIECES.into_iter().filter(|k| takes_part(*k, sea, false));
        fights.map(|k| self.get(k) * u16::from(b.unit(k).defense)).sum()
    }

    /// With what their owner has developed.
    pub fn company(&self, p: &Position, power: Power) -> Company {
        Company { developments: p.developments[power.i()], n: self.0 }
    }

    /// What is left when so many of those that fight remain, the dearest.
    #[must_use]
    pub fn survivors(&self, b: &Board, left: f64, sea: bool, attacking: bool) -> Self {
        let mut lost = (f64::from(self.fighting(sea, attacking)) - left).round().max(0.0) as u16;
        let mut rest = *self;
        let mut kinds: Vec<Kind> = Kind::PIECES.into_iter().filter(|k| takes_part(*k, sea, attacking)).collect();
        kinds.sort_by_key(|k| b.unit(*k).cost);
        for k in kinds {
            let n = lost.min(rest.get(k));
            rest.take(k, n);
            lost -= n;
        }
        rest
    }
}

/// Above this many units on both sides a battle is worked out on a smaller scale: nearly the same answer, far sooner.
const LARGE: u16 = 60;

/// Works out battles.
#[derive(Default)]
pub struct Judge {
    solver: Solver,
}

impl Judge {
    /// Chances and means of a battle.
    pub fn judge(&mut self, b: &Board, fight: &Fight) -> Summary {
        let sum = |c: &Company| c.n.iter().sum::<u16>();
        let units = sum(&fight.attacker) + fight.defenders.iter().map(sum).sum::<u16>();
        if units <= LARGE {
            return fight.summary(b, &mut self.solver).unwrap_or_default();
        }
        let scale = units.div_ceil(LARGE);
        let mut small = fight.clone();
        let shrink = |c: &mut Company| c.n = c.n.map(|n| (n + scale / 2) / scale);
        shrink(&mut small.attacker);
        small.defenders.iter_mut().for_each(shrink);
        let mut s = small.summary(b, &mut self.solver).unwrap_or_default();
        let back = f64::from(scale);
        for figure in [
            &mut s.attacker_units_left,
            &mut s.defender_units_left,
            &mut s.attacker_value_lost,
            &mut s.defender_value_lost,
            &mut s.value_swing,
        ] {
            *figure *= back;
        }
        s
    }
}
