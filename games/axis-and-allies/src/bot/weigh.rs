//! What an attack is worth: what both sides lose, what the ground is worth, what the enemy's answer would cost, and what is left
//! behind unguarded.

use super::{
    force::{Force, Judge},
    league::{follow, is_army, joiners},
    stock::{Drawn, Piece, Stock},
    survey::Survey,
    threat::{Threat, at_sea, strongest},
};
use crate::{
    action::Action,
    odds::{Company, Fight, defenders},
    types::Kind,
};
use ironbottom_kernel::area::{Space, SpaceSet};
use std::collections::BTreeMap;

/// A space that might be attacked.
pub struct Target {
    /// Where.
    pub at: Space,
    /// At sea?
    pub sea: bool,
    /// Who defends it.
    pub defenders: Vec<Company>,
    gun: bool,
    answer: Threat,
    /// Worth if it is held, and if it is lost again.
    held: f64,
    traded: f64,
    /// What can get there.
    pub pieces: Vec<Piece>,
}

impl Target {
    /// Looks at a space.
    pub fn new(s: &Survey, at: Space) -> Self {
        let sea = s.b.is_sea(at);
        let defenders = defenders(s.b, s.p, at, s.me);
        let answer = strongest(s, at);
        let (held, traded) = if sea {
            // Ships at sea are in the way of landings, or bring some.
            let transports: u16 = defenders.iter().map(|c| c.get(Kind::Transport)).sum();
            (1.5 + 2.0 * f64::from(transports), 1.5 + 2.0 * f64::from(transports))
        } else {
            let data = s.b.space(at);
            let capital = if data.capital_of.is_some() { 25.0 } else { 0.0 };
            (3.0 * s.worth(at), f64::from(data.ipc) + capital + 0.2)
        };
        Target { at, sea, gun: !sea && s.p.units.hostile_guns(s.me).has(at), defenders, answer, held, traded, pieces: Vec::new() }
    }

    /// No more than so many of a group can get there.
    pub fn limit(&mut self, unit: Kind, from: Space, most: usize) {
        let mut seen = 0;
        self.pieces.retain(|p| match p {
            Piece::Unit(k, f, _) if (*k, *f) == (unit, from) => {
                seen += 1;
                seen <= most
            }
            _ => true,
        });
    }

    /// Sum of the defense values.
    pub fn defense(&self, s: &Survey) -> u16 {
        self.defenders.iter().map(|c| Force(c.n).defense(s.b, self.sea)).sum()
    }
}

/// Weighs attacks.
pub struct Scales<'a, 'b> {
    s: &'a Survey<'b>,
    j: &'a mut Judge,
    risk: BTreeMap<Space, f64>,
    /// Chance that a territory we hold is lost as things stand, with the strongest attack on it.
    standing: BTreeMap<Space, (f64, Threat)>,
}

impl<'a, 'b> Scales<'a, 'b> {
    /// For one plan.
    pub fn new(s: &'a Survey<'b>, j: &'a mut Judge) -> Self {
        Self { s, j, risk: BTreeMap::new(), standing: BTreeMap::new() }
    }

    /// Chance that a lone transport in a zone is sunk in the enemy's next turn.
    fn risk(&mut self, z: Space) -> f64 {
        if let Some(r) = self.risk.get(&z) {
            return *r;
        }
        let s = self.s;
        let mut risk: f64 = 0.0;
        for foe in s.me.enemies() {
            let threat = at_sea(s, foe, z);
            if threat.force.attack(s.b, true) == 0 {
                continue;
            }
            let mut ours = s.friends_at(z);
            ours[0].add(Kind::Transport, 1);
            // Warships near enough will come along.
            for y in (s.p.units.occupied(s.me) & s.b.sea).iter().filter(|y| *y != z && s.lanes().get(*y, z) <= 2) {
                for k in [Kind::Battleship, Kind::Carrier, Kind::Fighter] {
                    ours[0].add(k, s.unmoved(y, k));
                }
            }
            let fight = Fight { sea: true, attacker: threat.force.company(s.p, foe), defenders: ours, ..Fight::default() };
            let sum = self.j.judge(s.b, &fight);
            // An attack that costs more than it sinks will hardly be made.
            let likely = if sum.value_swing > 0.0 { 1.0 } else { 0.4 };
            risk = risk.max(sum.attacker_wins * likely);
        }
        self.risk.insert(z, risk);
        risk
    }

    /// What sending a piece costs beside its risk in the battle.
    pub fn cost(&mut self, target: Space, piece: &Piece, d: &Drawn, left: &Stock) -> f64 {
        let s = self.s;
        let mut cost = 0.02 * d.force.value(s.b, false);
        if let Some(z) = d.zone {
            cost += 8.0 * 0.6 * self.risk(z);
        }
        if let Piece::Unit(Kind::Fighter, _, Action::Fly { left, cost: flown, .. }) = piece
            && s.air.nearest(target, s.p.turn.friendly & s.friendly) > left - flown
        {
            // It comes back only if a carrier can come for it.
            cost += 4.0;
        }
        if let Piece::Unit(k, from, _) = piece
            && k.is_ground()
        {
            // Away from where the war is decided.
            cost += 0.06 * (s.depth(target) - s.depth(*from)).max(0.0) * d.force.value(s.b, false);
            if left.ground(*from) > 0 {
                return cost;
            }
            // An empty border territory invites the enemy in.
            let rest: u16 = s.friends_at(*from).iter().map(|c| c.get(Kind::Infantry) + c.get(Kind::Armor)).sum();
            let going = s.unmoved(*from, Kind::Infantry) + s.unmoved(*from, Kind::Armor);
            if rest <= going && (s.b.land_near[from.i()] & s.hostile & s.b.land).iter().next().is_some() {
                cost += 0.7 * f64::from(s.b.space(*from).ipc);
            }
        }
        cost
    }

    /// What the places lose from which the attackers come: the rest must still stand there.
    pub fn exposes(&mut self, t: &Target, before: &Stock, after: &Stock) -> f64 {
        let (s, b) = (self.s, self.s.b);
        if t.sea {
            return 0.0;
        }
        let mut cost = 0.0;
        for from in (s.friendly & b.land).iter().filter(|f| before.ground(*f) > after.ground(*f)) {
            let (risk, mut threat) = self.standing(from);
            // Those who are beaten at the target do not come any more.
            for c in &t.defenders {
                for k in Kind::PIECES {
                    threat.force.take(k, c.get(k));
                }
            }
            let mut sides = s.friends_at(from);
            for k in [Kind::Infantry, Kind::Armor] {
                sides[0].n[k.i()] -= before.free(from, k) - after.free(from, k);
            }
            let now = self.lost(from, &threat, sides);
            cost += (now - risk) * 1.5 * s.worth(from);
        }
        cost
    }

    fn standing(&mut self, at: Space) -> (f64, Threat) {
        if let Some(known) = self.standing.get(&at) {
            return *known;
        }
        let threat = strongest(self.s, at);
        let risk = self.lost(at, &threat, self.s.friends_at(at));
        self.standing.insert(at, (risk, threat));
        (risk, threat)
    }

    /// Chance that a territory of ours falls to this attack.
    fn lost(&mut self, at: Space, threat: &Threat, defenders: Vec<Company>) -> f64 {
        let s = self.s;
        if threat.force.ground() == 0 {
            return 0.0;
        }
        let fight = Fight {
            attacker: threat.force.company(s.p, threat.foe),
            defenders,
            gun: s.gun_at(at),
            support: threat.shots,
            keep_ground: s.p.keeps_ground(threat.foe),
            ..Fight::default()
        };
        self.j.judge(s.b, &fight).captures
    }

    /// Worth of an attack in IPC, and its chance.
    pub fn weigh(&mut self, t: &Target, force: &Force, drawn: &[Drawn], cost: f64) -> (f64, f64) {
        let (s, b, p) = (self.s, self.s.b, self.s.p);
        let zones: SpaceSet = drawn.iter().filter_map(|d| d.zone).filter(|z| !s.hostile.has(*z)).collect();
        let support: u16 = zones.iter().map(|z| p.units.get(z, s.me, Kind::Battleship)).sum();
        let mut fight = Fight {
            sea: t.sea,
            attacker: force.company(p, s.me),
            defenders: t.defenders.clone(),
            gun: t.gun,
            support,
            keep_ground: !t.sea && p.keeps_ground(s.me),
            ..Fight::default()
        };
        let (chance, gain, left) = if t.defenders.is_empty() {
            (1.0, 0.0, force.fighting(t.sea, true).into())
        } else {
            let sum = self.j.judge(b, &fight);
            let chance = if t.sea { sum.attacker_wins } else { sum.captures };
            (
                chance,
                sum.defender_value_lost - 1.05 * sum.attacker_value_lost,
                sum.attacker_units_left / sum.attacker_wins.max(0.05),
            )
        };
        if !t.sea && chance < 0.9 && is_army(force.ground()) {
            // Too much for us alone: perhaps not for all of us.
            let sum = self.j.judge(b, &fight);
            let rest = sum.defender_units_left / (1.0 - chance).max(0.05);
            let more = follow(s, self.j, t.at, &t.defenders, rest, t.gun);
            let all = chance + (1.0 - chance) * more.takes;
            let both = gain + (1.0 - chance) * more.gain;
            if more.takes > 0.5 && all > chance && both + all * t.held > gain + chance * t.held {
                return (both - cost + all * 0.7 * t.held, all);
            }
        }
        let mut stay = force.survivors(b, left, t.sea, true);
        stay.take(Kind::Fighter, u16::MAX);
        stay.take(Kind::Bomber, u16::MAX);
        let mut score = gain - cost;
        if t.answer.force.attack(b, t.sea) == 0 || (!t.sea && t.answer.force.ground() == 0) {
            return (score + chance * t.held, chance);
        }
        fight.attacker = t.answer.force.company(p, t.answer.foe);
        fight.defenders = vec![stay.company(p, s.me)];
        if !t.sea && is_army(stay.ground()) {
            fight.defenders.extend(joiners(s, t.at, t.answer.foe));
        }
        fight.gun = false;
        fight.support = t.answer.shots;
        if stay.fighting(t.sea, false) == 0 {
            return (score + chance * t.traded, chance);
        }
        let answer = self.j.judge(b, &fight);
        let lost = if t.sea { answer.attacker_wins } else { answer.captures };
        // He will hardly answer where that costs him more than it brings.
        let swing = answer.value_swing + lost * (if t.sea { 0.0 } else { t.traded });
        let will = if swing > 0.0 { 0.9 } else { 0.25 };
        score += chance * (t.held * (1.0 - will * lost) + t.traded * will * lost);
        score -= chance * will * answer.value_swing.max(0.0) * (1.0 - 0.5 * s.late());
        (score, chance)
    }
}
