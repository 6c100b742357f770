//! Where aircraft land: safely, useful for the next turn, and where a capital needs them.

use super::{
    camp::Camp,
    force::Judge,
    guard::{SAFE, Watch, helpers},
};
use crate::{
    action::Action,
    types::{Kind, Power},
};
use ironbottom_kernel::area::Space;
use std::collections::BTreeMap;

/// Looks for landing places in phase 4.
pub struct Hangar<'c, 'a, 'b> {
    camp: &'c mut Camp<'a, 'b>,
    needs: Vec<(Space, f64)>,
    scores: BTreeMap<Space, f64>,
}

impl<'c, 'a, 'b> Hangar<'c, 'a, 'b> {
    /// As things stand now.
    pub fn new(camp: &'c mut Camp<'a, 'b>, j: &mut Judge) -> Self {
        let s = camp.s;
        let mut needs = Vec::new();
        for owner in std::iter::once(s.me).chain(s.me.allies()) {
            let Some(watch) = Watch::new(s, owner) else { continue };
            let mut sides = camp.defenders(watch.at);
            let hold = watch.hold(s, j, &sides);
            if owner == s.me {
                if hold < SAFE {
                    needs.push((watch.at, 15.0));
                }
            } else if hold < 0.9 {
                // A lost cause of an ally is no place for our aircraft.
                let fighters = helpers(s, watch.at).iter().filter(|h| h.kind == Kind::Fighter).count();
                sides[0].add(Kind::Fighter, fighters as u16);
                if watch.hold(s, j, &sides) > 0.6 {
                    needs.push((watch.at, 8.0));
                }
            }
        }
        Self { camp, needs, scores: BTreeMap::new() }
    }

    /// How good a place is for an aircraft at the end of the turn.
    fn score(&mut self, j: &mut Judge, at: Space, k: Kind) -> f64 {
        let need = if k == Kind::Fighter { self.needs.iter().find(|n| n.0 == at).map_or(0.0, |n| n.1) } else { 0.0 };
        if let Some(score) = self.scores.get(&at) {
            return score + need;
        }
        let s = self.camp.s;
        let score = if s.b.is_sea(at) {
            let transports = f64::from(self.camp.ours[at.i()].get(Kind::Transport));
            // A carrier without aircraft is half a carrier.
            self.camp.ours[at.i()].add(k, 1);
            let (cost, lost) = self.camp.danger(j, at);
            self.camp.ours[at.i()].take(k, 1);
            let own = if self.camp.ours[at.i()].get(Kind::Carrier) > 0 { 5.0 } else { 0.0 };
            own + transports.min(4.0) * 0.5 - 12.0 * if cost > 0.0 { lost } else { lost * 0.3 }
        } else {
            self.camp.ours[at.i()].add(k, 1);
            let (cost, lost) = self.camp.danger(j, at);
            self.camp.ours[at.i()].take(k, 1);
            let risk = if cost > 0.0 { lost } else { lost * 0.3 };
            let mut score = -0.5 * s.depth(at).clamp(-8.0, 12.0) - 14.0 * risk;
            // With troops that face the enemy it helps to hold the line; alone it does nothing.
            let troops: u16 = self.camp.defenders(at).iter().map(|c| c.get(Kind::Infantry) + c.get(Kind::Armor)).sum();
            let facing = self.camp.threat(at).force.ground();
            score += f64::from(facing.min(troops).min(12)) * 0.12;
            if troops < 2 {
                score -= 1.5;
            }
            score
        };
        self.scores.insert(at, score);
        score + need
    }

    /// The best flight now: aircraft in the air first, then those at rest that would stand much better elsewhere.
    pub fn next(&mut self, j: &mut Judge, legal: &[Action]) -> Option<usize> {
        let mut best: Option<(f64, usize)> = None;
        for (i, a) in legal.iter().enumerate() {
            let Action::Fly { unit, from, left, to, cost, .. } = *a else { continue };
            let s = self.camp.s;
            let flying = s.p.flights.iter().any(|f| (f.at, f.kind, f.left) == (from, unit, left));
            let mut score = self.score(j, to, unit) - 0.01 * f64::from(cost);
            if flying {
                score += 1000.0;
            } else {
                score -= self.score(j, from, unit);
                if score < 1.0 {
                    continue;
                }
            }
            if best.is_none_or(|b| score > b.0) {
                best = Some((score, i));
            }
        }
        best.map(|b| b.1)
    }
}

/// Is it worth looking at all: does anything fly?
pub fn any_flight(legal: &[Action]) -> bool {
    legal.iter().any(|a| matches!(a, Action::Fly { .. }))
}

/// A carrier that comes to fighters which cannot land otherwise.
pub fn fetch(camp: &Camp, me: Power, legal: &[Action]) -> Option<usize> {
    let s = camp.s;
    let far = |to: Space| s.p.flights.iter().map(|f| i32::from(s.air.get(f.at, to)) - i32::from(f.left)).max().unwrap_or(0);
    let sails = legal.iter().enumerate().filter_map(|(i, a)| match *a {
        Action::Sail { unit: Kind::Carrier, to, .. } => Some((far(to), i)),
        _ => None,
    });
    if s.p.power != me || s.p.flights.is_empty() {
        return None;
    }
    sails.min().map(|x| x.1)
}
