//! Capitals first: what could come against one, what holds it, and who must therefore stay or come home.

use super::{
    force::{Force, Judge},
    survey::Survey,
    threat::{Threat, on_land},
};
use crate::{
    board::Board,
    odds::{Company, Fight, takes_part},
    position::Mission,
    types::{KINDS, Kind, Power},
};
use ironbottom_kernel::area::{Space, SpaceSet};

/// The chance of holding a capital below which nothing else is done.
pub const SAFE: f64 = 0.95;

/// The chance with which other places with a complex should be held.
pub const FIRM: f64 = 0.75;

/// A capital (or another place worth a guard) and everything that could be thrown at it before its owner's next turn.
pub struct Watch {
    /// Where.
    pub at: Space,
    /// Each with the allies who may have left by then.
    threats: Vec<(Threat, [bool; 5])>,
    gun: bool,
}

impl Watch {
    /// Looks at one capital of our side; nothing if it is lost or no army can come near.
    pub fn new(s: &Survey, owner: Power) -> Option<Self> {
        Self::over(s, s.b.capital(owner), owner)
    }

    /// Looks at any territory of our side, until its owner's next turn.
    pub fn over(s: &Survey, at: Space, owner: Power) -> Option<Self> {
        if !s.friendly.has(at) {
            return None;
        }
        let mut threats = Vec::new();
        let mut next = s.me.next();
        let mut first = true;
        let mut gone = [false; 5];
        while next != s.me && next != owner {
            if next.is_enemy(s.me) {
                // The first enemy to play finds our outposts in his way; the others may find them gone.
                let threat = on_land(s, next, at, first);
                first = false;
                if threat.force.ground() > 0 {
                    threats.push((threat, gone));
                }
            } else {
                // An ally who plays before the next enemy may take his units away.
                gone[next.i()] = true;
            }
            next = next.next();
        }
        (!threats.is_empty()).then_some(Self { at, threats, gun: s.gun_at(at) })
    }

    /// Chance that these defenders (as [`Survey::friends_at`] lists them) hold it, each enemy striking once with all he has.
    pub fn hold(&self, s: &Survey, j: &mut Judge, defenders: &[Company]) -> f64 {
        let mut worst: f64 = 1.0;
        let mut chain = 1.0;
        let mut tired = defenders.to_vec();
        for (t, gone) in &self.threats {
            let mut present = defenders.to_vec();
            for (i, ally) in s.me.allies().enumerate().filter(|(_, a)| gone[a.i()]) {
                debug_assert!(ally != s.me);
                present[i + 1].n = [0; KINDS];
                tired[i + 1].n = [0; KINDS];
            }
            let mut fight = Fight {
                attacker: t.force.company(s.p, t.foe),
                defenders: present.clone(),
                gun: self.gun,
                support: t.shots,
                keep_ground: true,
                ..Fight::default()
            };
            let fresh = j.judge(s.b, &fight);
            worst = worst.min(1.0 - fresh.captures);
            let again = if tired == present {
                fresh
            } else {
                fight.defenders.clone_from(&tired);
                j.judge(s.b, &fight)
            };
            chain *= 1.0 - again.captures;
            thin(s.b, &mut tired, again.defender_units_left);
        }
        worst.min(chain + 0.06)
    }
}

impl Watch {
    /// Lets units of ours go that are worth more elsewhere, as long as the chance stays at `least`; the others are kept.
    fn release(&self, s: &Survey, j: &mut Judge, mut sides: Vec<Company>, least: f64, reserve: &mut Reserve) {
        for k in [Kind::Bomber, Kind::Armor, Kind::Fighter, Kind::Infantry] {
            let most = s.unmoved(self.at, k);
            let (mut low, mut high) = (0, most);
            while low < high {
                let go = (low + high).div_ceil(2);
                let mut fewer = sides.clone();
                fewer[0].n[k.i()] -= go;
                if self.hold(s, j, &fewer) >= least { low = go } else { high = go - 1 }
            }
            sides[0].n[k.i()] -= low;
            if low < most {
                reserve.kept.push((self.at, k, most - low));
            }
        }
    }
}

/// Takes the cheapest defenders away until so many are left.
pub fn thin(b: &Board, sides: &mut [Company], left: f64) {
    let units: u32 = sides.iter().map(|c| c.units(false, false)).sum();
    let mut lost = (f64::from(units) - left).round().max(0.0) as u16;
    let mut kinds: Vec<Kind> = Kind::PIECES.into_iter().filter(|k| takes_part(*k, false, false)).collect();
    kinds.sort_by_key(|k| b.unit(*k).cost);
    for k in kinds {
        for c in sides.iter_mut() {
            let n = lost.min(c.get(k));
            c.n[k.i()] -= n;
            lost -= n;
        }
    }
}

/// A unit that could be in the capital at the end of the turn.
#[derive(Clone, Copy, Debug)]
pub struct Helper {
    /// What.
    pub kind: Kind,
    /// Where it is now.
    pub from: Space,
    /// It is in the air already (phase 4): how far it can still fly.
    pub left: Option<u8>,
}

/// Units of ours outside that can be in a territory at the end of this turn, the most useful first.
pub fn helpers(s: &Survey, at: Space) -> Vec<Helper> {
    let (b, p) = (s.b, s.p);
    let mut out = Vec::new();
    for f in p.flights.iter().filter(|f| f.mission == Mission::Home && s.air.get(f.at, at) <= f.left) {
        out.extend((0..f.n).map(|_| Helper { kind: f.kind, from: f.at, left: Some(f.left) }));
    }
    let own = p.units.occupied(s.me);
    let mut push = |kind: Kind, from: Space| {
        out.extend((0..p.unmoved(from, kind)).map(|_| Helper { kind, from, left: None }));
    };
    for from in own.iter().filter(|f| *f != at) {
        if s.air.get(from, at) <= p.range(b, s.me, Kind::Fighter) {
            push(Kind::Fighter, from);
        }
    }
    let near = b.land_near[at.i()];
    for from in (near & own).iter() {
        push(Kind::Infantry, from);
        push(Kind::Armor, from);
    }
    let through = near & s.friendly;
    for from in own.iter().filter(|f| *f != at && !near.has(*f) && !(b.land_near[f.i()] & through).is_empty()) {
        push(Kind::Armor, from);
    }
    for from in own.iter().filter(|f| *f != at) {
        if s.air.get(from, at) <= p.range(b, s.me, Kind::Bomber) {
            push(Kind::Bomber, from);
        }
    }
    out
}

/// Units that may not be used for anything else, by where they stand.
#[derive(Clone, Default, Debug)]
pub struct Reserve {
    kept: Vec<(Space, Kind, u16)>,
    /// Those of them that must come to the capital.
    pub recalled: Vec<Helper>,
}

impl Reserve {
    /// How many of a kind must stay out of other plans.
    pub fn kept(&self, s: Space, k: Kind) -> u16 {
        self.kept.iter().filter(|(at, kind, _)| (*at, *kind) == (s, k)).map(|(_, _, n)| n).sum()
    }
}

/// The guard of our own capital: `coming` are units bought and still to be placed there.
pub fn reserve(s: &Survey, j: &mut Judge, coming: &Force) -> Reserve {
    let mut reserve = Reserve { kept: pickets(s), recalled: Vec::new() };
    for ally in s.me.allies() {
        stay_with(s, j, ally, &mut reserve);
    }
    for t in works(s).iter() {
        if let Some(watch) = Watch::over(s, t, s.me) {
            let sides = s.friends_at(t);
            // Where it cannot be held, or need not be, others decide what happens.
            if watch.hold(s, j, &sides) >= FIRM {
                watch.release(s, j, sides, FIRM, &mut reserve);
            }
        }
    }
    let Some(watch) = Watch::new(s, s.me) else { return reserve };
    let at = watch.at;
    let mut sides = s.friends_at(at);
    for k in Kind::PIECES {
        sides[0].add(k, coming.get(k));
    }
    let mut hold = watch.hold(s, j, &sides);
    if hold >= SAFE {
        watch.release(s, j, sides, SAFE, &mut reserve);
        return reserve;
    }
    for k in [Kind::Bomber, Kind::Armor, Kind::Fighter, Kind::Infantry] {
        reserve.kept.push((at, k, s.unmoved(at, k)));
    }
    for h in helpers(s, at) {
        if hold >= SAFE {
            break;
        }
        sides[0].add(h.kind, 1);
        hold = watch.hold(s, j, &sides);
        if h.left.is_none() {
            reserve.kept.push((h.from, h.kind, 1));
        }
        reserve.recalled.push(h);
    }
    reserve
}

/// Places of ours that are worth a guard of their own.
pub fn works(s: &Survey) -> SpaceSet {
    let worth = |t: &Space| s.p.territories[t.i()].complex.is_some() || s.b.space(*t).ipc >= 6;
    let mut works: SpaceSet = s.p.owned(s.me).iter().filter(worth).collect();
    works.remove(s.b.capital(s.me));
    works
}

/// Our units in an ally's capital stay as far as it needs them.
fn stay_with(s: &Survey, j: &mut Judge, ally: Power, reserve: &mut Reserve) {
    let at = s.b.capital(ally);
    if Force::at(s.p, at, s.me).fighting(false, false) == 0 {
        return;
    }
    let Some(watch) = Watch::new(s, ally) else { return };
    let sides = s.friends_at(at);
    let hold = watch.hold(s, j, &sides);
    // What is lost anyway need not be shared.
    if hold > 0.4 {
        watch.release(s, j, sides, hold.min(0.9), reserve);
    }
}

/// One unit stays in each neighbour of the capital through which enemy armor could otherwise drive.
fn pickets(s: &Survey) -> Vec<(Space, Kind, u16)> {
    let (b, p) = (s.b, s.p);
    let home = b.capital(s.me);
    let mut out = Vec::new();
    if !s.friendly.has(home) {
        return out;
    }
    for n in (b.land_near[home.i()] & s.friendly).iter() {
        let armor = |m: Space| s.me.enemies().any(|e| p.units.get(m, e, Kind::Armor) > 0);
        if !b.land_near[n.i()].iter().any(armor) {
            continue;
        }
        let ours = Force::at(p, n, s.me);
        let free = s.unmoved(n, Kind::Infantry) + s.unmoved(n, Kind::Armor);
        let allied = s.me.allies().any(|a| Force::at(p, n, a).ground() > 0);
        if free == 0 || ours.ground() > free || allied {
            continue;
        }
        let k = if s.unmoved(n, Kind::Infantry) > 0 { Kind::Infantry } else { Kind::Armor };
        out.push((n, k, 1));
    }
    out
}
