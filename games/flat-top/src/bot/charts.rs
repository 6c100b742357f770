//! Charts of the hour: storms and clouds, hours of flight and of sailing round what is in the way.

use super::mind::Mind;
pub use crate::plans::sea::{FAR, water};
use crate::{
    plans,
    types::{At, Dir, Sky},
};
use std::collections::{BTreeMap, VecDeque};

/// What the sky is like in this turn, and distances asked for so far.
#[derive(Default)]
pub struct Charts {
    turn: u16,
    scenario: u8,
    sky: Vec<u8>,
    /// The sky after the next drift, as far as the wind tells.
    next: Vec<u8>,
    air: BTreeMap<At, Vec<u16>>,
    sea: BTreeMap<At, Vec<u16>>,
}

impl Charts {
    /// In a new turn the weather is another.
    pub fn renew(&mut self, m: &Mind) {
        let public = &m.v.public;
        if self.turn == public.turn && self.scenario == public.scenario && !self.sky.is_empty() {
            return;
        }
        (self.turn, self.scenario) = (public.turn, public.scenario);
        self.air.clear();
        self.sea.clear();
        let drifts = public.clouds.iter().filter_map(|c| c.at.map(|at| (at, at.step(public.winds[c.sector as usize]))));
        let (now, next): (Vec<At>, Vec<Option<At>>) = drifts.unzip();
        self.sky = cover(now.into_iter());
        self.next = cover(next.into_iter().flatten());
    }

    pub fn sky(&self, at: At) -> Sky {
        match self.sky.get(at.i()) {
            Some(0) | None => Sky::Clear,
            Some(1) => Sky::Cloud,
            Some(_) => Sky::Storm,
        }
    }

    pub fn is_storm(&self, at: At) -> bool {
        self.sky(at) == Sky::Storm
    }

    /// Is there a storm, or will there be one soon? No place for ships: who is caught does not get out for hours.
    pub fn is_rough(&self, at: At) -> bool {
        self.is_storm(at) || self.next.get(at.i()).is_some_and(|n| *n > 1)
    }

    /// Hexes to fly, low, from anywhere to a hex: round storms and mountains.
    pub fn air(&mut self, m: &Mind, to: At) -> &[u16] {
        if !self.air.contains_key(&to) {
            let free = |at: At| at == to || (!self.is_storm(at) && !m.b.hex(at).mountain);
            let field = flood(to, |at, dir| at.step(dir).filter(|n| free(*n)));
            self.air.insert(to, field);
        }
        &self.air[&to]
    }

    /// Hexes to fly between two.
    pub fn flight(&mut self, m: &Mind, from: At, to: At) -> u16 {
        let far = self.air(m, to)[from.i()];
        // Out of a storm or over a mountain it is not much longer.
        if far == FAR { (from.distance(to) + 2) as u16 } else { far }
    }

    /// Hexes to sail, from any water of any hex to a hex, round storms. See [`water`] for where to look.
    pub fn sea(&mut self, m: &Mind, to: At) -> &[u16] {
        if !self.sea.contains_key(&to) {
            let field = plans::sea::field(m.b, to, |at| self.is_rough(at));
            self.sea.insert(to, field);
        }
        &self.sea[&to]
    }
}

/// Under how many clouds each hex lies.
fn cover(clouds: impl Iterator<Item = At>) -> Vec<u8> {
    let mut sky = vec![0; At::all().count()];
    for h in clouds.flat_map(|c| c.hex().disc(2)) {
        if let Some(at) = At::new(h) {
            sky[at.i()] += 1;
        }
    }
    sky
}

/// Steps from everywhere to one hex.
fn flood(to: At, next: impl Fn(At, Dir) -> Option<At>) -> Vec<u16> {
    let mut field = vec![FAR; At::all().count()];
    field[to.i()] = 0;
    let mut queue = VecDeque::from([to]);
    while let Some(at) = queue.pop_front() {
        for dir in Dir::ALL {
            if let Some(n) = next(at, dir)
                && field[n.i()] == FAR
            {
                field[n.i()] = field[at.i()] + 1;
                queue.push_back(n);
            }
        }
    }
    field
}
