//! How our own units will stand at the end of the turn, and whether they stand safely.

use super::{
    force::{Force, Judge},
    league::{is_army, joiners},
    survey::Survey,
    threat::{Threat, strongest},
};
use crate::{
    odds::{Company, Fight},
    position::Complex,
    types::Kind,
};
use ironbottom_kernel::area::Space;
use std::collections::BTreeMap;

/// The picture at the end of the turn as far as it is planned.
pub struct Camp<'a, 'b> {
    /// The board.
    pub s: &'a Survey<'b>,
    /// Our units by space.
    pub ours: Vec<Force>,
    /// Units bought and still to be placed.
    pub coming: Force,
    threats: BTreeMap<Space, Threat>,
}

impl<'a, 'b> Camp<'a, 'b> {
    /// As things stand.
    pub fn new(s: &'a Survey<'b>) -> Self {
        let ours = (0..s.b.spaces.len()).map(|i| Force::at(s.p, Space(i as u8), s.me)).collect();
        Self { s, ours, coming: bought(s), threats: BTreeMap::new() }
    }

    /// The strongest enemy force that can reach a space.
    pub fn threat(&mut self, t: Space) -> Threat {
        let s = self.s;
        *self.threats.entry(t).or_insert_with(|| strongest(s, t))
    }

    /// One unit goes from one place to another.
    pub fn shift(&mut self, k: Kind, from: Space, to: Space) {
        self.ours[from.i()].take(k, 1);
        self.ours[to.i()].add(k, 1);
    }

    /// Those who would defend a space.
    pub fn defenders(&self, t: Space) -> Vec<Company> {
        let mut sides = self.s.friends_at(t);
        sides[0].n = self.ours[t.i()].0;
        if let Some(most) = self.production(t) {
            let mut room = most;
            for k in [Kind::Infantry, Kind::Armor, Kind::Fighter] {
                let n = room.min(self.coming.get(k));
                sides[0].add(k, n);
                room -= n;
            }
        }
        sides
    }

    /// How many new units a territory can take this turn, if any.
    pub fn production(&self, t: Space) -> Option<u16> {
        let s = self.s;
        if !s.p.turn.complexes.has(t) || s.p.owner(t) != Some(s.me) {
            return None;
        }
        match s.p.territories[t.i()].complex {
            Some(Complex::Original(owner)) if owner == s.me => Some(u16::MAX),
            Some(_) => Some(u16::from(s.b.space(t).ipc).max(1)),
            None => None,
        }
    }

    /// Do those who stand there stand well enough?
    pub fn stands(&mut self, j: &mut Judge, t: Space) -> bool {
        let value = self.ours[t.i()].value(self.s.b, self.s.b.is_sea(t));
        self.danger(j, t).0 <= 2.0 + 0.03 * value
    }

    /// What an enemy attack on a space would cost us on balance, in IPC (below 0: it would cost him more), and its chance.
    pub fn danger(&mut self, j: &mut Judge, t: Space) -> (f64, f64) {
        let threat = self.threat(t);
        let s = self.s;
        let sea = s.b.is_sea(t);
        if threat.force.attack(s.b, sea) == 0 || (!sea && threat.force.ground() == 0) {
            return (0.0, 0.0);
        }
        let mut defenders = self.defenders(t);
        if !sea && is_army(self.ours[t.i()].ground()) {
            defenders.extend(joiners(s, t, threat.foe));
        }
        let fight = Fight {
            sea,
            attacker: threat.force.company(s.p, threat.foe),
            gun: !sea && s.gun_at(t),
            support: threat.shots,
            defenders,
            keep_ground: !sea && s.p.keeps_ground(threat.foe),
            ..Fight::default()
        };
        let sum = j.judge(s.b, &fight);
        let lost = if sea { sum.attacker_wins } else { sum.captures };
        let ground = if sea { 0.0 } else { 1.5 * s.worth(t) };
        (sum.value_swing + lost * ground, lost)
    }
}

/// Units bought and still to be placed.
pub fn bought(s: &Survey) -> Force {
    let mut f = Force::default();
    if s.p.power == s.me {
        for k in Kind::PIECES {
            f.add(k, s.p.turn.bought[k.i()]);
        }
    }
    f
}
