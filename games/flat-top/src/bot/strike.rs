//! What is worth attacking from the air, and whether it can be reached and left again in time.

use super::{charts::Charts, mind::Mind};
use crate::{
    position::{AirFormation, Group},
    types::{Arm, At, Craft, FacId, Mode},
};

/// Something to attack.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    pub at: At,
    /// Points it may be worth, if all goes well.
    pub worth: u32,
    pub base: bool,
    /// Turns since it was seen.
    pub age: u16,
}

/// All that is known and may still be there.
pub fn targets(m: &Mind) -> Vec<Target> {
    let mut all: Vec<Target> = Vec::new();
    for c in m.fleets(3) {
        all.push(Target { at: c.at, worth: m.worth(c), base: false, age: m.turn - c.turn.min(m.turn) });
    }
    for (_, at) in m.enemy_bases() {
        all.push(Target { at, worth: 12, base: true, age: 0 });
    }
    all
}

/// The best table of an aircraft with an arm against ships or bases, and how it is flown.
pub fn best(m: &Mind, craft: Craft, arm: Arm, base: bool) -> (u8, Mode) {
    let s = &m.b.model(craft.model).strike;
    let all = Mode::ALL.map(|mode| (s[mode as usize][arm as usize][usize::from(base)], mode));
    all.into_iter().max_by_key(|(n, mode)| (*n, *mode == Mode::Dive)).unwrap_or((0, Mode::Low))
}

/// What an attack by these groups may bring, times ten; 0: not worth the fuel.
pub fn gain(m: &Mind, groups: &[(Craft, Arm, u8)], t: &Target) -> u32 {
    let hits: u32 = groups
        .iter()
        .map(|(c, arm, n)| {
            let bht = best(m, *c, *arm, t.base).0;
            if bht == 0 { 0 } else { m.expect(bht, u16::from(*n)) }
        })
        .sum();
    if hits < 5 {
        return 0;
    }
    if t.base {
        // Aircraft on the ground, and the hours it is closed.
        hits * 3
    } else {
        (t.worth * hits.min(60) / 6) / (1 + u32::from(t.age))
    }
}

/// Hours to fly so many hexes.
pub const fn hours(hexes: u16, mf: u8) -> u16 {
    hexes.div_ceil(if mf == 0 { 1 } else { mf as u16 })
}

/// A flight to be weighed.
#[derive(Clone, Copy)]
pub struct Flight {
    pub from: At,
    pub home: At,
    pub mf: u8,
    /// Hexes it may fly in this turn.
    pub first: u8,
    /// The last turn in which it may land.
    pub deadline: u16,
}

/// In which turns it would attack and be down again, if it comes home in time. Attacks at night are hardly worth the fuel.
pub fn when(m: &Mind, charts: &mut Charts, f: &Flight, to: At) -> Option<(u16, u16)> {
    if charts.is_storm(to) {
        return None;
    }
    let out = charts.flight(m, f.from, to);
    let back = charts.flight(m, to, f.home) + 2;
    let first = u16::from(f.first);
    let attack = m.turn + if out <= first { 0 } else { hours(out - first, f.mf) };
    let landed = attack + hours(back, f.mf) + 1;
    (landed < f.deadline && attack <= m.last_turn() && !m.is_night(attack)).then_some((attack, landed))
}

/// What landings in the dark would cost, as [`gain`] counts.
pub fn toll(m: &Mind, landed: u16, n: u32, on_ship: bool) -> u32 {
    if m.is_night(landed) { n * 20 / if on_ship { 3 } else { 6 } } else { 0 }
}

/// The best target of a formation in the air.
pub fn choose(m: &Mind, charts: &mut Charts, a: &AirFormation, (fac, home): (FacId, At)) -> Option<Target> {
    let at = m.at(a)?;
    let mf = m.speed(a);
    let first = a.mf(m.b, m.turn).saturating_sub(a.moved);
    let deadline = m.deadline(a);
    let f = Flight { from: at, home, mf, first, deadline };
    let groups: Vec<(Craft, Arm, u8)> = loaded(a).map(|g| (g.craft, g.arm, g.n)).collect();
    let on_ship = m.force.fac(fac).is_some_and(|f| m.tf_of(f).is_some());
    let mut best: Option<(u32, Target)> = None;
    for t in targets(m) {
        let gain = gain(m, &groups, &t);
        let Some((turn, landed)) = when(m, charts, &f, t.at) else { continue };
        let gain = gain.saturating_sub(toll(m, landed, u32::from(a.factors()), on_ship));
        let score = gain * 8 / (8 + u32::from(turn - m.turn));
        if score > 0 && best.as_ref().is_none_or(|(s, _)| score > *s) {
            best = Some((score, t));
        }
    }
    best.map(|(_, t)| t)
}

/// Groups that still have what they took off with.
pub fn loaded(a: &AirFormation) -> impl Iterator<Item = &Group> {
    a.groups.iter().filter(|g| g.arm != Arm::None && !g.spent)
}

/// The landing place of a formation: its own deck as long as it can come back to it with an hour to spare, or else one that is near. A
/// strike that lands where it struck is lost to its carrier, and to the enemy if the place falls.
pub fn home(m: &Mind, charts: &mut Charts, a: &AirFormation) -> Option<(FacId, At, u16)> {
    let at = m.at(a)?;
    let left = m.deadline(a).saturating_sub(m.turn);
    let mut best: Option<(u16, FacId, At, u16)> = None;
    for (fac, to) in m.homes(a) {
        let far = charts.flight(m, at, to);
        let storm = if charts.is_storm(to) { 10 } else { 0 };
        // A deck that was hit takes few at a time.
        let most = m.force.fac(fac).map_or(0, |f| u16::from(f.now(m.b, m.force).1));
        let narrow = if most < a.factors() { 12 } else { 0 };
        let own = fac == a.origin;
        let key = match own {
            true if hours(far + u16::from(m.speed(a) / 2), m.speed(a)) <= left => storm + narrow,
            true => far + storm + narrow,
            false => far + storm + narrow + 6,
        };
        if best.is_none_or(|b| key < b.0) {
            best = Some((key, fac, to, far));
        }
    }
    best.map(|(_, fac, to, far)| (fac, to, far))
}

/// One hour to spare where more come home than can land straight from a flight.
pub fn spare(m: &Mind, fac: FacId) -> u16 {
    let aloft: u16 = m.force.afs.iter().filter(|a| a.origin == fac).map(AirFormation::factors).sum();
    let least = m.force.fac(fac).map_or(0, |f| f.now(m.b, m.force).0.minimum.max(0));
    u16::from(aloft > least as u16)
}

/// Hours from a hex to being down: the flight, a reserve for what may be in the way, and the crowd over the deck.
fn needed(m: &Mind, charts: &mut Charts, a: &AirFormation, (fac, home): (FacId, At), from: At) -> u16 {
    let far = charts.flight(m, from, home);
    // Ships sail on; carriers wait for their own.
    let sails = match m.force.fac(fac) {
        Some(f) if m.is_carrier(f) => 1,
        Some(f) if m.tf_of(f).is_some() => 2,
        _ => 0,
    };
    let far = far + sails * hours(far, m.speed(a));
    let reserve = u16::from(far > u16::from(m.speed(a)));
    hours(far + u16::from(far > 3), m.speed(a)) + reserve + spare(m, fac)
}

/// The turn by which it should be down: its fuel, and daylight if there is enough left for it.
fn limit(m: &Mind, charts: &mut Charts, a: &AirFormation, home: (FacId, At)) -> u16 {
    let deadline = m.deadline(a);
    let Some(at) = m.at(a) else { return deadline };
    let evening = m.evening();
    let down = m.turn + needed(m, charts, a, home, at).saturating_sub(1);
    if down <= evening { deadline.min(evening) } else { deadline }
}

/// Must it turn home now?
pub fn must_go(m: &Mind, charts: &mut Charts, a: &AirFormation) -> bool {
    let (Some((fac, to, _)), Some(at)) = (home(m, charts, a), m.at(a)) else { return true };
    let hours = needed(m, charts, a, (fac, to), at).saturating_sub(1);
    m.turn + hours >= limit(m, charts, a, (fac, to))
}

/// Would it still come home from a hex where it ends this turn?
pub fn is_safe(m: &Mind, charts: &mut Charts, a: &AirFormation, home: (FacId, At), end: At) -> bool {
    m.turn + needed(m, charts, a, home, end) <= limit(m, charts, a, home)
}
