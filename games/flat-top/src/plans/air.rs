//! Missions of formations: how far they can go, and what they do next.

use super::{Mission, home};
use crate::{
    action::Action,
    board::Board,
    position::{AirFormation, AirStep, Force, Open, Place, Public, Reporter},
    types::{AfId, Arm, At, FacId, Unit},
};

/// The longest leg of a mission.
pub const LEG: u32 = 20;

/// How far a mission can still be led on.
pub struct Range {
    from: At,
    /// Hexes of fuel left behind the last point, an hour in reserve.
    left: u32,
    /// Where it may land.
    places: Vec<At>,
    /// Hexes an hour, and those of this one.
    mf: (u32, u32),
    /// Hexes flown by then.
    flown: u32,
}

/// Where a formation is, or takes off.
fn place(b: &Board, force: &Force, a: &AirFormation) -> Option<At> {
    match a.place {
        Place::Hex(at) => Some(at),
        Place::Deck => force.fac_at(b, a.origin),
        Place::Out(..) | Place::Home(..) => None,
    }
}

impl Range {
    /// Behind these points.
    pub fn new(b: &Board, public: &Public, force: &Force, af: AfId, points: &[At]) -> Option<Self> {
        let a = force.af(af)?;
        let start = place(b, force, a)?;
        let way = home::way(b, public, force, a, start);
        let (from, flown) = points.iter().fold((start, 0), |(at, n), next| (*next, n + at.distance(*next)));
        let left = way.fuel.saturating_sub(way.mf).saturating_sub(flown);
        let places = home::places(b, force, a).into_iter().map(|(_, at)| at).collect();
        Some(Self { from, left, places, mf: (way.mf, way.left), flown })
    }

    /// FT-118, FT-389: can it fly there and home again in time?
    pub fn fits(&self, at: At) -> bool {
        let far = self.from.distance(at);
        far > 0 && far <= LEG.min(self.left) && self.places.iter().any(|x| at.distance(*x) + far <= self.left)
    }

    /// All hexes it can be led to, in the order of the map.
    pub fn all(&self) -> impl Iterator<Item = At> {
        crate::phases::heading::near(self.from, LEG.min(self.left) as u8).filter(|at| self.fits(*at))
    }

    /// The turn in which it is there.
    pub fn arrival(&self, public: &Public, at: At) -> u16 {
        let far = self.flown + self.from.distance(at);
        let (mf, first) = self.mf;
        public.turn + far.saturating_sub(first).div_ceil(mf.max(1)) as u16
    }
}

/// Has it found something, so that its player decides?
pub fn hands_over(force: &Force, m: &Mission) -> bool {
    let by = Reporter::Unit(Unit::Af(m.af));
    force.contacts.iter().any(|c| c.live && !c.base && c.by == by && c.id >= m.known)
}

/// Where a mission leads now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Leg {
    /// Over the next hex.
    To(At),
    /// It stays.
    Here,
    /// Home, and down there.
    Home(FacId, At),
}

/// FT-389: on as long as it comes home with an hour to spare; then home: where it came from, or the nearest place if that is too far.
fn leg(b: &Board, public: &Public, force: &Force, a: &AirFormation, m: &Mission, at: At) -> Option<Leg> {
    let way = home::way(b, public, force, a, at);
    let places = home::places(b, force, a);
    let own = places.iter().copied().find(|(fac, x)| *fac == a.origin && at.distance(*x) <= way.fuel);
    let (fac, base) = own.or(way.to)?;
    let fuel = way.fuel.saturating_sub(way.mf);
    let back = |from: At| places.iter().map(|(_, x)| from.distance(*x)).min().unwrap_or(0);
    Some(match m.points.first() {
        Some(to) if at.distance(*to) + back(*to) <= fuel => Leg::To(*to),
        None if m.stay && !has_struck(a) && at.distance(base) + way.left <= fuel => Leg::Here,
        _ => Leg::Home(fac, base),
    })
}

/// It took off with bombs and has none to drop any more.
fn has_struck(a: &AirFormation) -> bool {
    a.groups.iter().any(|g| g.armed) && !a.groups.iter().any(|g| g.arm != Arm::None && !g.spent)
}

/// What the missions answer now.
pub fn next(
    b: &Board,
    public: &Public,
    force: &Force,
    (step, open): (AirStep, Option<&Open>),
    legal: &[Action],
) -> Option<Action> {
    let can = |a: &Action| legal.binary_search(a).is_ok();
    match open {
        Some(Open::Fly(af)) => fly(b, public, force, *af, legal),
        Some(_) => None,
        None => {
            let on = || force.plans.missions.iter().filter(|m| !hands_over(force, m));
            if let Some(m) = on().find(|m| m.search && can(&Action::Search { af: m.af })) {
                return Some(Action::Search { af: m.af });
            }
            // FT-057: whoever flies first ends the searches of all: those without a mission are named before, unless all is passed.
            let named = |a: &Action| matches!(a, Action::Search { af } if !on().any(|m| m.af == *af));
            if step == AirStep::Search && !force.routine.go && legal.iter().any(named) {
                return None;
            }
            on().find_map(|m| take_up(b, public, force, m, legal))
        }
    }
}

/// It is flown now, or goes home and lands.
fn take_up(b: &Board, public: &Public, force: &Force, m: &Mission, legal: &[Action]) -> Option<Action> {
    let can = |a: &Action| legal.binary_search(a).is_ok();
    let a = force.af(m.af)?;
    let at = place(b, force, a)?;
    let leg = leg(b, public, force, a, m, at)?;
    let fly = Action::Fly { af: m.af };
    match leg {
        Leg::Home(fac, _) if can(&Action::Home { af: m.af, fac }) => Some(Action::Home { af: m.af, fac }),
        Leg::Home(_, to) | Leg::To(to) => (at != to && a.mf(b, public.turn) > a.moved && can(&fly)).then_some(fly),
        Leg::Here => None,
    }
}

/// The formation in hand.
fn fly(b: &Board, public: &Public, force: &Force, af: AfId, legal: &[Action]) -> Option<Action> {
    let can = |a: &Action| legal.binary_search(a).is_ok();
    let m = force.plans.mission(af).filter(|m| !hands_over(force, m))?;
    let a = force.af(af)?;
    let Place::Hex(at) = a.place else { return None };
    if m.search && can(&Action::Search { af }) {
        return Some(Action::Search { af });
    }
    let stop = can(&Action::Stop).then_some(Action::Stop);
    match leg(b, public, force, a, m, at) {
        Some(Leg::To(to)) => towards(at, to, legal).or(stop),
        Some(Leg::Home(fac, to)) if at == to => land(force, a, fac, at, legal).or(stop),
        Some(Leg::Home(_, to)) => towards(at, to, legal).or(stop),
        Some(Leg::Here) | None => stop,
    }
}

/// Of the hexes in reach the nearest to the goal; of those that are as near the one on the straightest way.
fn towards(at: At, to: At, legal: &[Action]) -> Option<Action> {
    let hex = |a: &Action| match a {
        Action::Go { dir } => at.step(*dir),
        Action::Head { at } => Some(*at),
        _ => None,
    };
    let line: Vec<At> = at.hex().line(to.hex()).into_iter().filter_map(At::new).collect();
    let key = |x: At| (x.distance(to), !line.contains(&x), x.distance(at));
    let all = legal.iter().filter_map(|a| hex(a).map(|x| (key(x), *a)));
    all.min().filter(|((far, ..), _)| *far < at.distance(to)).map(|(_, a)| a)
}

/// Over its deck: down, as many as can; or it goes along with its ships until it can.
fn land(force: &Force, a: &AirFormation, fac: FacId, at: At, legal: &[Action]) -> Option<Action> {
    let can = |a: &Action| legal.binary_search(a).is_ok();
    for (i, g) in a.groups.iter().enumerate().filter(|(_, g)| g.arm == Arm::None) {
        let group = i as u8;
        let down = Action::Level { group, high: false };
        if g.high && can(&down) {
            return Some(down);
        }
        let lands = (1..=g.n).rev().map(|n| Action::Land { fac, group, n }).find(|a| can(a));
        if lands.is_some() {
            return lands;
        }
    }
    let ships = force.at_sea().filter(|(_, _, x)| *x == at).map(|(tf, _, _)| Action::Hover { tf });
    ships.into_iter().find(|a| can(a))
}
