//! Set-up and the decks: aircraft are made ready and armed, search, patrol and strike.

use super::{
    Memory,
    mind::{Job, Mind},
    sea,
    strike::{self, Flight},
};
use crate::{
    action::Action,
    board::Role,
    position::{Facility, Host, Lot, Place},
    types::{AfId, Arm, At, Class, Craft, DeckBox, FacId},
};
use ironbottom_kernel::Rng;

/// What bombers of a facility should carry.
fn arm_for(m: &Mind, f: &Facility, craft: Craft) -> Arm {
    let of = |base: bool| {
        let arms = [Arm::Gp, Arm::Ap, Arm::Torpedo].map(|arm| (strike::best(m, craft, arm, base).0, arm));
        arms.into_iter().max_by_key(|(n, _)| *n).unwrap_or((0, Arm::None))
    };
    let (ship, base) = (of(false), of(true));
    let fleet_near = expects_ships(m, f, craft);
    if m.is_fighter(craft) || (ship.0 == 0 && base.0 < 2) {
        Arm::None
    } else if m.enemy_sails() && ship.0 >= 4 && (base.0 < 10 || fleet_near) {
        ship.1
    } else if base.0 > 0 {
        base.1
    } else {
        ship.1
    }
}

/// May there be ships within its reach: some that were seen, or those that must come to a base?
fn expects_ships(m: &Mind, f: &Facility, craft: Craft) -> bool {
    let model = m.b.model(craft.model);
    let reach = u32::from(model.mf) * u32::from(model.endurance.saturating_sub(2)) / 2;
    let at = match f.host {
        Host::Base(base) => m.b.bases[base as usize].at,
        Host::Ship(s) => m.force.tfs[m.force.ships[s as usize].tf as usize].at,
    };
    at.is_some_and(|at| m.fleets(4).map(|c| c.at).chain(m.wanted()).any(|x| x.distance(at) <= reach))
}

/// Factors of a kind that stay unarmed on a facility, to search.
fn scouts_kept(m: &Mind, f: &Facility, craft: Craft) -> u8 {
    if !m.enemy_sails() || m.is_fighter(craft) {
        return 0;
    }
    let model = m.b.model(craft.model);
    if m.is_scout(craft) {
        // Boats with good torpedoes reach farther than anybody else: half of many keep them.
        let all: u16 = f.lots.iter().filter(|l| l.craft == craft).map(|l| u16::from(l.n)).sum();
        return if strike::best(m, craft, Arm::Torpedo, false).0 >= 10 && all >= 3 {
            all.div_ceil(2).min(200) as u8
        } else {
            255
        };
    }
    // Carriers of a side without floatplanes at sea send dive bombers; bases their longest legs if they have no boats.
    let others = f.lots.iter().any(|l| m.is_scout(l.craft));
    match (m.is_carrier(f), model.role) {
        (true, Role::Low) if model.endurance >= 6 => 2,
        (false, Role::Bomber) if !others && model.endurance >= 7 => 2,
        _ => 0,
    }
}

/// 3, 4: where all begins.
pub fn set_up(m: &Mind, rng: &mut Rng) -> Option<Action> {
    if matches!(m.legal.first(), Some(Action::Place { .. })) {
        let score = |a: &Action| match a {
            Action::Place { tf, at } => sea::first_place(m, *tf, *at),
            _ => u32::MAX,
        };
        let least = m.legal.iter().map(score).min()?;
        let best: Vec<&Action> = m.legal.iter().filter(|a| score(a) <= least + 1).collect();
        return Some(*best[rng.below(best.len())]);
    }
    if let Some(a) = shift(m) {
        return Some(a);
    }
    for (i, f) in m.force.facs.iter().enumerate() {
        for lot in f.lots.iter().filter(|l| (l.bx, l.arm) == (DeckBox::Ready, Arm::None)) {
            let arm = arm_for(m, f, lot.craft);
            let n = lot.n.saturating_sub(scouts_kept(m, f, lot.craft));
            let a = Action::Stow { fac: i as FacId, craft: lot.craft, n, bx: DeckBox::Ready, arm };
            if n > 0 && arm != Arm::None && m.can(&a) {
                return Some(a);
            }
        }
    }
    None
}

/// Off the map aircraft are of no use: all that may begin elsewhere do, nearest to where the enemy wants to land.
fn shift(m: &Mind) -> Option<Action> {
    let far = |to: FacId| m.force.fac_at(m.b, to).map(|at| m.wanted().map(|x| x.distance(at)).min().unwrap_or(0));
    let of = |a: &&Action| match a {
        Action::Shift { from, to, n, .. } if m.force.fac_at(m.b, *from).is_none() => far(*to).map(|d| (d, std::cmp::Reverse(*n))),
        _ => None,
    };
    m.legal.iter().filter(|a| of(a).is_some()).min_by_key(|a| of(a)).copied()
}

/// 8: air operations of the hour, one decision after the other.
pub fn prepare(m: &Mind, memory: &mut Memory) -> Option<Action> {
    if let Some(a) = m.legal.iter().filter(|a| matches!(a, Action::Replace { .. })).max_by_key(|a| match a {
        Action::Replace { fac, n, .. } => (m.force.fac_at(m.b, *fac).is_some(), *n),
        _ => (false, 0),
    }) {
        return Some(*a);
    }
    for i in 0..m.force.facs.len() as FacId {
        let Some(f) = m.force.fac(i) else { continue };
        let wanted = if f.step <= 1 { ready(m, i, f) } else { None };
        let wanted = wanted.or_else(|| if f.step <= 2 { launch(m, memory, i, f) } else { None });
        // What has landed is serviced in the end by standing order, unless arms are taken off: that comes after it (FT-134).
        let rearm = rearm(m, i, f);
        let by_order = m.force.plans.deck.service && rearm.is_none();
        let wanted = wanted.or_else(|| if by_order { None } else { service(m, i, f) }).or(rearm);
        if let Some(a) = wanted.filter(|a| m.can(a)) {
            return Some(a);
        }
    }
    None
}

fn rf_left(m: &Mind, f: &Facility) -> u8 {
    f.now(m.b, m.force).0.rf.saturating_sub(f.rf_used)
}

fn unarmed(f: &Facility, craft: Craft) -> u8 {
    f.lots.iter().filter(|l| (l.bx, l.craft, l.arm) == (DeckBox::Ready, craft, Arm::None)).map(|l| l.n).sum()
}

/// Fighters first, then what strikes.
fn ready(m: &Mind, fac: FacId, f: &Facility) -> Option<Action> {
    let rf = rf_left(m, f);
    let mut lots: Vec<&Lot> = f.lots.iter().filter(|l| l.bx == DeckBox::Readying && !l.moved).collect();
    lots.sort_by_key(|l| (!m.is_fighter(l.craft), std::cmp::Reverse(l.n)));
    let lot = lots.first()?;
    let keep = scouts_kept(m, f, lot.craft);
    let (arm, most) =
        if unarmed(f, lot.craft) < keep { (Arm::None, keep - unarmed(f, lot.craft)) } else { (arm_for(m, f, lot.craft), 255) };
    let n = lot.n.min(rf).min(most);
    (n > 0).then_some(Action::Ready { fac, craft: lot.craft, arm, n })
}

fn service(m: &Mind, fac: FacId, f: &Facility) -> Option<Action> {
    let rf = rf_left(m, f);
    let mut lots: Vec<&Lot> = f.lots.iter().filter(|l| l.bx == DeckBox::Landed && !l.moved).collect();
    lots.sort_by_key(|l| (!m.is_fighter(l.craft), std::cmp::Reverse(l.n)));
    let lot = lots.first()?;
    let n = lot.n.min(rf);
    (n > 0).then_some(Action::Service { fac, craft: lot.craft, n })
}

/// Bombs for bases are taken off where ships are to be struck.
fn rearm(m: &Mind, fac: FacId, f: &Facility) -> Option<Action> {
    for lot in f.lots.iter().filter(|l| l.bx == DeckBox::Ready && !l.moved) {
        let n = match (lot.arm, arm_for(m, f, lot.craft)) {
            (Arm::None, Arm::Ap | Arm::Torpedo | Arm::Gp) => lot.n.saturating_sub(scouts_kept(m, f, lot.craft)),
            (Arm::Gp, Arm::Ap | Arm::Torpedo) => lot.n,
            _ => 0,
        };
        if n > 0 {
            return Some(Action::Unready { fac, craft: lot.craft, arm: lot.arm, n });
        }
    }
    None
}

/// Factors that must come down here in this turn or the next: they need the room.
fn due(m: &Mind, memory: &mut Memory, fac: FacId) -> u16 {
    let mut n = 0;
    for (_, a, _) in m.flights() {
        if let Some((home, _, far)) = strike::home(m, &mut memory.charts, a)
            && home == fac
            && far <= u16::from(m.speed(a))
            && (m.job(a) == Job::Return || strike::must_go(m, &mut memory.charts, a))
        {
            n += a.factors();
        }
    }
    n
}

/// Most factors, not more than wanted, that may take off in a class.
fn fits(m: &Mind, f: &Facility, class: Class, n: u8) -> u8 {
    (1..=n).rev().find(|n| f.has_room(m.b, m.force, class, *n)).unwrap_or(0)
}

fn launch(m: &Mind, memory: &mut Memory, fac: FacId, f: &Facility) -> Option<Action> {
    let at = m.force.fac_at(m.b, fac)?;
    if !m.is_open(fac) || memory.charts.is_rough(at) {
        return None;
    }
    let normal = f.now(m.b, m.force).0.normal.max(0) as u16;
    if due(m, memory, fac) > normal {
        return None;
    }
    complete_strike(m, memory, fac, f)
        .or_else(|| begin_strike(m, memory, fac, f))
        .or_else(|| patrol(m, fac, f))
        .or_else(|| search(m, memory, fac, f))
}

/// The strike being formed on a deck.
fn on_deck(m: &Mind, fac: FacId) -> Option<(AfId, Class)> {
    let is = |a: &crate::position::AirFormation| {
        !a.groups.is_empty()
            && a.place == Place::Deck
            && a.origin == fac
            && a.launched == m.turn
            && m.job(a) == Job::Strike
            && !a.plotted
    };
    m.force.afs.iter().position(is).map(|i| (i as AfId, m.force.afs[i].class))
}

/// Is this what such a target is attacked with?
fn suits(m: &Mind, lot: &Lot, base: bool) -> bool {
    lot.bx == DeckBox::Ready
        && lot.arm != Arm::None
        && (lot.arm == Arm::Gp) == base
        && strike::best(m, lot.craft, lot.arm, base).0 > 0
}

/// A flight from a deck, of aircraft as slow and short of breath as this.
fn flight(m: &Mind, at: At, class: Class, mf: u8, endurance: u16) -> Flight {
    Flight { from: at, home: at, mf, first: class.reach(mf), deadline: m.turn + endurance - 1 }
}

/// More bombers and then escorts join the strike being formed, if they have the legs for it.
fn complete_strike(m: &Mind, memory: &mut Memory, fac: FacId, f: &Facility) -> Option<Action> {
    let (af, class) = on_deck(m, fac)?;
    let a = &m.force.afs[af as usize];
    let at = m.force.fac_at(m.b, fac)?;
    let target = strike::choose(m, &mut memory.charts, a, (fac, at))?;
    let mut goes = |craft: Craft| {
        let model = m.b.model(craft.model);
        let endurance = (m.deadline(a) + 1 - m.turn).min(u16::from(model.endurance));
        let all = flight(m, at, class, m.speed(a).min(model.mf), endurance);
        strike::when(m, &mut memory.charts, &all, target.at).is_some()
    };
    for lot in f.lots.iter().filter(|l| suits(m, l, target.base)) {
        let n = fits(m, f, class, lot.n);
        if n > 0 && goes(lot.craft) {
            return Some(Action::Launch { fac, craft: lot.craft, arm: lot.arm, n, class, af });
        }
    }
    let bombers: u16 = a.groups.iter().filter(|g| g.arm != Arm::None).map(|g| u16::from(g.n)).sum();
    if a.groups.iter().any(|g| m.is_fighter(g.craft)) {
        return None;
    }
    let lot = f.lots.iter().find(|l| l.bx == DeckBox::Ready && l.arm == Arm::None && m.is_fighter(l.craft))?;
    let share = u16::from(unarmed(f, lot.craft)).div_ceil(2).min(bombers / 2);
    let n = fits(m, f, class, share.min(200) as u8);
    (n > 0 && goes(lot.craft)).then_some(Action::Launch { fac, craft: lot.craft, arm: Arm::None, n, class, af })
}

/// Is there something that these bombers could strike and come home from?
fn begin_strike(m: &Mind, memory: &mut Memory, fac: FacId, f: &Facility) -> Option<Action> {
    let at = m.force.fac_at(m.b, fac)?;
    let mut best: Option<(u32, Action)> = None;
    for t in strike::targets(m) {
        let mut groups: Vec<(Craft, Arm, u8)> = Vec::new();
        let (mut mf, mut endurance) = (u8::MAX, u16::MAX);
        let far = memory.charts.flight(m, at, t.at);
        let mut lots: Vec<&Lot> = f.lots.iter().filter(|l| suits(m, l, t.base)).collect();
        lots.sort_by_key(|l| std::cmp::Reverse(m.expect(strike::best(m, l.craft, l.arm, t.base).0, u16::from(l.n))));
        // All at once, though it costs an hour, only where all that is more than a usual launch would come there.
        let comes = |l: &&&Lot| {
            let model = m.b.model(l.craft.model);
            let all = flight(m, at, Class::Maximum, model.mf, u16::from(model.endurance));
            strike::when(m, &mut memory.charts, &all, t.at).is_some()
        };
        let all: u16 = lots.iter().filter(comes).map(|l| u16::from(l.n)).sum();
        let whole = all > u16::from(fits(m, f, Class::Normal, 200));
        for lot in lots {
            let model = m.b.model(lot.craft.model);
            let (slow, short) = (mf.min(model.mf), endurance.min(u16::from(model.endurance)));
            let class = if whole && far <= u16::from(slow) { Class::Maximum } else { Class::Normal };
            if strike::when(m, &mut memory.charts, &flight(m, at, class, slow, short), t.at).is_some() {
                groups.push((lot.craft, lot.arm, lot.n));
                (mf, endurance) = (slow, short);
            }
        }
        let gain = strike::gain(m, &groups, &t);
        let Some((craft, arm, n)) = groups.first().copied().filter(|_| gain >= 25) else { continue };
        let class = if whole && far <= u16::from(mf) { Class::Maximum } else { Class::Normal };
        let Some((turn, landed)) = strike::when(m, &mut memory.charts, &flight(m, at, class, mf, endurance), t.at) else {
            continue;
        };
        let sent: u32 = groups.iter().map(|g| u32::from(g.2)).sum();
        let gain = gain.saturating_sub(strike::toll(m, landed, sent, m.tf_of(f).is_some()));
        let n = fits(m, f, class, n);
        let score = gain * 8 / (8 + u32::from(turn - m.turn));
        if n > 0 && gain >= 25 && best.is_none_or(|b| score > b.0) {
            best = Some((score, Action::Launch { fac, craft, arm, n, class, af: m.force.free_af() }));
        }
    }
    best.map(|b| b.1)
}

/// Is anything of the enemy's to be feared here?
fn is_threatened(m: &Mind, fac: FacId, f: &Facility) -> bool {
    let Some(at) = m.force.fac_at(m.b, fac) else { return false };
    let raiders = m.force.contacts.iter().any(|c| c.air && c.turn + 2 >= m.turn && c.at.distance(at) <= 14);
    let fleets = m.fleets(6).any(|c| c.at.distance(at) <= 24);
    let bases = m.enemy_bases().any(|(_, x)| x.distance(at) <= 24);
    raiders || fleets || (m.is_carrier(f) && (bases || m.enemy_sails())) || (bases && matches!(f.host, Host::Base(_)))
}

/// Fighters over decks and bases while it is day.
fn patrol(m: &Mind, fac: FacId, f: &Facility) -> Option<Action> {
    let dusk = m.dusk()?;
    let at = m.force.fac_at(m.b, fac)?;
    if dusk < m.turn + 3 || !is_threatened(m, fac, f) || m.is_besieged(at) {
        return None;
    }
    let lot =
        f.lots.iter().filter(|l| l.bx == DeckBox::Ready && l.arm == Arm::None && m.is_fighter(l.craft)).max_by_key(|l| l.n)?;
    let aboard: u16 = f.lots.iter().filter(|l| m.is_fighter(l.craft)).map(|l| u16::from(l.n)).sum();
    let lasting = |a: &&crate::position::AirFormation| {
        !a.groups.is_empty() && a.origin == fac && m.job(a) == Job::Cap && m.deadline(a) > m.turn + 1
    };
    let aloft: u16 = m.force.afs.iter().filter(lasting).map(crate::position::AirFormation::factors).sum();
    let all = aboard + aloft;
    let raid = m.force.contacts.iter().any(|c| c.air && c.live && c.at.distance(at) <= 12);
    let wanted = if raid { all * 2 / 3 } else { all / 3 }.max(2);
    if aloft + 1 >= wanted {
        return None;
    }
    let n = fits(m, f, Class::Minimum, lot.n.min((wanted - aloft).min(200) as u8));
    (n > 0).then_some(Action::Launch { fac, craft: lot.craft, arm: Arm::None, n, class: Class::Minimum, af: m.force.free_af() })
}

/// Search: one factor after the other, in daylight.
fn search(m: &Mind, memory: &mut Memory, fac: FacId, f: &Facility) -> Option<Action> {
    let last = m.evening();
    // Up before the sun, so as to be out there with it.
    if m.dawn() > m.turn + 1 || last < m.turn + 4 || memory.belief.weight.iter().all(|w| *w < 0.01) {
        return None;
    }
    let fit = |l: &&Lot| {
        l.bx == DeckBox::Ready && l.arm == Arm::None && !m.is_fighter(l.craft) && m.b.model(l.craft.model).endurance >= 5
    };
    let lot = f.lots.iter().filter(fit).max_by_key(|l| (m.is_scout(l.craft), m.b.model(l.craft.model).endurance))?;
    let own = |a: &&crate::position::AirFormation| !a.groups.is_empty() && a.origin == fac && m.job(a) == Job::Scout;
    let (aloft, new) = m.force.afs.iter().filter(own).fold((0, 0), |(n, d), a| (n + 1, d + u8::from(a.launched == m.turn)));
    let most = if m.is_scout(lot.craft) { 4 } else { 2 };
    let a = Action::Launch { fac, craft: lot.craft, arm: Arm::None, n: 1, class: Class::Minimum, af: m.force.free_af() };
    (aloft < most && new < 2 && fits(m, f, Class::Minimum, 1) > 0).then_some(a)
}
