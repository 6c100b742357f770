//! What allies do together. A captain commands only his own units, but the others of his side play before the enemy answers: where
//! large armies stand beside each other, one may go first and the others follow.

use super::{
    force::Judge,
    guard::thin,
    survey::Survey,
    threat::{Threat, on_land},
};
use crate::{
    odds::{Company, Fight},
    types::{Kind, Power},
};
use ironbottom_kernel::area::Space;

/// Armies smaller than this do not count on anybody.
const ARMY: u16 = 12;

/// Is this an army that others may join?
pub const fn is_army(ground: u16) -> bool {
    ground >= ARMY
}

/// Our allies who play before somebody does, in the order of play.
fn before(s: &Survey, stop: Power) -> Vec<Power> {
    let mut out = Vec::new();
    let mut next = s.me.next();
    while next != stop && next != s.me {
        if !next.is_enemy(s.me) {
            out.push(next);
        }
        next = next.next();
    }
    out
}

/// Those who will likely come to a territory before an enemy plays: armies next to it, most of them, but no garrison of a capital.
pub fn joiners(s: &Survey, at: Space, foe: Power) -> Vec<Company> {
    let mut out = Vec::new();
    for ally in before(s, foe) {
        let mut c = Company { developments: s.p.developments[ally.i()], ..Company::default() };
        for from in (s.b.land_near[at.i()] & s.friendly).iter().filter(|f| *f != s.b.capital(ally)) {
            for k in [Kind::Infantry, Kind::Armor] {
                c.add(k, s.p.units.get(from, ally, k) * 3 / 4);
            }
        }
        if is_army(c.get(Kind::Infantry) + c.get(Kind::Armor)) {
            out.push(c);
        }
    }
    out
}

/// What allies make of an attack after ours.
#[derive(Clone, Copy, Default, Debug)]
pub struct Follow {
    /// Chance that one of them takes the territory.
    pub takes: f64,
    /// What that wins on balance, in IPC.
    pub gain: f64,
}

/// Allies strike one after the other at those whom we leave of these defenders, before their owner plays again.
pub fn follow(s: &Survey, j: &mut Judge, at: Space, defenders: &[Company], left: f64, gun: bool) -> Follow {
    let Some(owner) = s.p.owner(at).filter(|o| o.is_enemy(s.me)) else { return Follow::default() };
    let mut rest = defenders.to_vec();
    thin(s.b, &mut rest, left);
    let mut out = Follow::default();
    for ally in before(s, owner) {
        let mut strike: Threat = on_land(s, ally, at, true);
        // The garrison of a capital stays mostly at home.
        let home = s.b.capital(ally);
        if s.b.land_near[at.i()].has(home) {
            for k in [Kind::Infantry, Kind::Armor] {
                strike.force.take(k, s.p.units.get(home, ally, k) / 2);
            }
        }
        if !is_army(strike.force.ground()) {
            continue;
        }
        let fight = Fight {
            attacker: strike.force.company(s.p, ally),
            defenders: rest.clone(),
            gun,
            support: strike.shots,
            keep_ground: s.p.keeps_ground(ally),
            ..Fight::default()
        };
        let sum = j.judge(s.b, &fight);
        let open = 1.0 - out.takes;
        out.gain += open * (sum.defender_value_lost - 1.05 * sum.attacker_value_lost);
        out.takes += open * sum.captures;
        let units: u32 = rest.iter().map(|c| c.units(false, false)).sum();
        thin(
            s.b,
            &mut rest,
            if sum.captures < 1.0 { (sum.defender_units_left / (1.0 - sum.captures)).min(f64::from(units)) } else { 0.0 },
        );
    }
    out
}
