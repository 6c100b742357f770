//! Where the enemy's ships may be: a weight for every hex. At first all that the scenario says; then it spreads with every hour, is
//! wiped where somebody looked, and gathers where something was seen.

use super::mind::Mind;
use crate::{
    board::Land,
    position::Search,
    types::{At, Dir},
};

/// The map of weights.
#[derive(Default)]
pub struct Belief {
    turn: u16,
    scenario: u8,
    pub weight: Vec<f32>,
    /// The same, less what others of this turn are on their way to.
    pub open: Vec<f32>,
}

/// Of the weight of a hex so much stays; the rest goes to its neighbours.
const STAYS: f32 = 0.4;

impl Belief {
    /// Brings it to this turn.
    pub fn renew(&mut self, m: &Mind) {
        let public = &m.v.public;
        let back = self.weight.is_empty() || self.scenario != public.scenario || self.turn > public.turn;
        if back {
            self.weight = first(m);
            (self.turn, self.scenario) = (1, public.scenario);
        }
        if back || self.turn < public.turn {
            // It is no use to spread for ever: after a day all is everywhere.
            for _ in self.turn..public.turn.min(self.turn + 30) {
                self.spread(m);
            }
            self.turn = public.turn;
            self.gather(m);
            self.open = self.weight.clone();
        }
    }

    fn spread(&mut self, m: &Mind) {
        let mut next = vec![0.0; self.weight.len()];
        for at in At::all() {
            let w = self.weight[at.i()];
            if w < 1e-4 {
                continue;
            }
            let near: Vec<At> = Dir::ALL.iter().filter_map(|d| at.step(*d)).filter(|n| m.b.hex(*n).land != Land::Land).collect();
            next[at.i()] += w * STAYS;
            for n in &near {
                next[n.i()] += w * (1.0 - STAYS) / near.len() as f32;
            }
        }
        self.weight = next;
    }

    /// What is known now counts for more than what was thought.
    fn gather(&mut self, m: &Mind) {
        for c in m.fleets(6) {
            let age = u32::from(m.turn - c.turn.min(m.turn));
            let reach = 1 + 2 * age;
            let area: Vec<At> =
                c.at.hex().disc(reach).into_iter().filter_map(At::new).filter(|a| m.b.hex(*a).land != Land::Land).collect();
            let each = m.worth(c) as f32 / area.len().max(1) as f32 / (1.0 + age as f32);
            for a in area {
                self.weight[a.i()] = self.weight[a.i()].max(each);
            }
        }
    }

    /// Somebody looks from a hex: what is not seen is not there.
    pub fn look(&mut self, m: &Mind, at: At, search: Search) {
        if !matches!(search, Search::Sees(_)) || m.is_night(m.turn) {
            return;
        }
        for h in at.hex().disc(2) {
            if let Some(x) = At::new(h) {
                self.weight[x.i()] *= 0.2;
                self.open[x.i()] *= 0.2;
            }
        }
    }

    /// Somebody is on the way there: others need not be.
    pub fn claim(&mut self, from: At, to: At) {
        for h in from.hex().line(to.hex()) {
            for x in h.disc(2).into_iter().filter_map(At::new) {
                self.open[x.i()] *= 0.2;
            }
        }
    }
}

/// What the scenario says: each task force somewhere in its zone, by its worth.
fn first(m: &Mind) -> Vec<f32> {
    let mut weight = vec![0.0; At::all().count()];
    let forces = &m.b.scenarios[m.v.public.scenario as usize].forces[m.side.other().i()];
    for tf in &forces.tfs {
        let worth: u32 = tf.ships.iter().map(|s| m.points(m.b.classes[forces.ships[*s as usize].class as usize].hull)).sum();
        for at in &tf.zone {
            weight[at.i()] += worth as f32 / tf.zone.len().max(1) as f32;
        }
    }
    weight
}
