//! What can be sent out this phase: units that are free to go, ships with room, and the ways they can take.

use super::{
    buy,
    force::Force,
    guard::Reserve,
    orders::{Leg, Order, Trip},
    survey::Survey,
};
use crate::{action::Action, types::Kind};
use ironbottom_kernel::area::{Space, SpaceSet};
use std::collections::BTreeMap;

/// A transport of ours.
#[derive(Clone, Debug)]
pub struct Vessel {
    /// Where.
    pub zone: Space,
    /// What is aboard.
    pub cargo: Vec<Kind>,
    /// Zones it moved already this turn.
    pub steps: u8,
    /// It may still load.
    pub loads: bool,
}

/// Units and ships not yet sent anywhere.
#[derive(Clone)]
pub struct Stock {
    units: BTreeMap<(Space, Kind), u16>,
    /// Our transports.
    pub vessels: Vec<Vessel>,
    /// Those already used.
    pub busy: Vec<bool>,
}

impl Stock {
    /// Everything unmoved that the guard of the capital does not need.
    pub fn new(s: &Survey, reserve: &Reserve) -> Self {
        let (p, me) = (s.p, s.me);
        let mut units = BTreeMap::new();
        for t in p.units.occupied(me).iter() {
            for k in Kind::PIECES.into_iter().filter(|k| *k != Kind::Transport && *k != Kind::Aa) {
                let anchored = u16::from(buy::anchor(s, k) == Some(t));
                let n = s.unmoved(t, k).saturating_sub(reserve.kept(t, k).max(anchored));
                if n > 0 {
                    units.insert((t, k), n);
                }
            }
        }
        let mut vessels = Vec::new();
        for z in (p.units.occupied(me) & s.b.sea).iter() {
            for _ in 0..p.plain_transports(z, me) {
                vessels.push(Vessel { zone: z, cargo: Vec::new(), steps: 0, loads: true });
            }
            for ship in p.ships.iter().filter(|ship| ship.zone == z && ship.owner == me && !ship.spent && !ship.unloaded) {
                if ship.cargo().all(|c| c.owner == me && !c.landing) {
                    let cargo = ship.cargo().map(|c| c.kind).collect();
                    vessels.push(Vessel { zone: z, cargo, steps: ship.steps, loads: true });
                }
            }
        }
        let busy = vec![false; vessels.len()];
        Self { units, vessels, busy }
    }

    /// How many of a kind are free in a space.
    pub fn free(&self, t: Space, k: Kind) -> u16 {
        self.units.get(&(t, k)).copied().unwrap_or(0)
    }

    /// Takes one; false if there is none.
    pub fn take(&mut self, t: Space, k: Kind) -> bool {
        match self.units.get_mut(&(t, k)) {
            Some(n) if *n > 0 => {
                *n -= 1;
                true
            }
            _ => false,
        }
    }

    /// Keeps so many of a kind out of all further plans.
    pub fn keep(&mut self, t: Space, k: Kind, n: u16) {
        if let Some(free) = self.units.get_mut(&(t, k)) {
            *free = free.saturating_sub(n);
        }
    }

    /// All that is free, with where it stands.
    pub fn all(&self) -> impl Iterator<Item = (Space, Kind, u16)> + '_ {
        self.units.iter().filter(|(_, n)| **n > 0).map(|((t, k), n)| (*t, *k, *n))
    }

    /// Free land units in a territory.
    pub fn ground(&self, t: Space) -> u16 {
        self.free(t, Kind::Infantry) + self.free(t, Kind::Armor)
    }
}

/// Ways of at most `steps` zones from one zone to another that end in `to` and pass no zone of `closed`.
pub fn sea_ways(s: &Survey, from: Space, to: Space, steps: u8, closed: SpaceSet) -> Vec<Vec<Space>> {
    if from == to {
        return vec![Vec::new()];
    }
    let open = |a: Space, z: Space| s.b.sea_near[a.i()].has(z) && s.p.canal_open(s.b, a, z);
    let mut ways = Vec::new();
    if steps >= 1 && open(from, to) {
        ways.push(vec![to]);
    }
    if steps >= 2 {
        let between = s.b.sea_near[from.i()] & s.b.sea_near[to.i()] & s.b.sea & !closed;
        ways.extend(between.iter().filter(|w| open(from, *w) && open(*w, to)).map(|w| vec![w, to]));
    }
    ways
}

/// One thing that can join an attack on a space.
#[derive(Clone, Debug)]
pub enum Piece {
    /// One unit by one action.
    Unit(Kind, Space, Action),
    /// A transport with what it carries or can pick up on a way.
    Lift(usize, Vec<Space>),
}

/// A piece that was taken from the stock.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// What fights.
    pub force: Force,
    /// How it gets there.
    pub order: Order,
    /// The zone it lands from.
    pub zone: Option<Space>,
}

impl Piece {
    /// In which order pieces are thought of.
    pub fn class(&self) -> usize {
        match self {
            Self::Unit(Kind::Infantry, ..) => 0,
            Self::Lift(..) => 1,
            Self::Unit(Kind::Armor, ..) => 2,
            Self::Unit(Kind::Fighter, ..) => 3,
            Self::Unit(Kind::Bomber, ..) => 4,
            Self::Unit(Kind::Submarine, ..) => 5,
            Self::Unit(..) => 6,
        }
    }

    /// Takes it from the stock for an attack on `target`; nothing if it is not to be had any more.
    pub fn draw(&self, s: &Survey, stock: &mut Stock, target: Space) -> Option<Drawn> {
        match self {
            Self::Unit(k, from, action) => {
                let took = stock.take(*from, *k);
                took.then(|| Drawn { force: Force::of(*k, 1), order: Order::Exact(*action), zone: None })
            }
            Self::Lift(v, way) => {
                if stock.busy[*v] {
                    return None;
                }
                let vessel = stock.vessels[*v].clone();
                let loads = load(s, stock, &vessel, way, target);
                let mut aboard: Vec<Kind> = vessel.cargo.iter().copied().filter(|k| k.is_ground()).collect();
                aboard.extend(loads.iter().map(|(k, _, _)| *k));
                if aboard.is_empty() {
                    return None;
                }
                stock.busy[*v] = true;
                let mut force = Force::default();
                for k in &aboard {
                    force.add(*k, 1);
                }
                let order = Order::Trip(trip(&vessel, way, &loads, &aboard, Some(target)));
                Some(Drawn { force, order, zone: Some(way.last().copied().unwrap_or(vessel.zone)) })
            }
        }
    }
}

/// Chooses what a vessel takes aboard on its way: two infantry, or an armor where there is much of it. Taken from the stock.
fn load(s: &Survey, stock: &mut Stock, vessel: &Vessel, way: &[Space], target: Space) -> Vec<(Kind, Space, Space)> {
    let mut out = Vec::new();
    if !vessel.loads {
        return out;
    }
    let mut room = match vessel.cargo[..] {
        [] => 2,
        [Kind::Infantry] => 1,
        _ => return out,
    };
    let zones: Vec<Space> = std::iter::once(vessel.zone).chain(way.iter().copied()).collect();
    let ports = |k: Kind, stock: &Stock| {
        let mut ports: Vec<(Space, Space)> = Vec::new();
        for z in &zones {
            for c in s.b.coasts[z.i()].iter().filter(|c| *c != target && stock.free(*c, k) > 0) {
                if !ports.iter().any(|(p, _)| *p == c) {
                    ports.push((c, *z));
                }
            }
        }
        // Those who stand farthest from the fighting first.
        ports.sort_by(|x, y| s.depth(y.0).total_cmp(&s.depth(x.0)).then(x.0.cmp(&y.0)));
        ports
    };
    let infantry: u16 = ports(Kind::Infantry, stock).iter().map(|(c, _)| stock.free(*c, Kind::Infantry)).sum();
    let armor: u16 = ports(Kind::Armor, stock).iter().map(|(c, _)| stock.free(*c, Kind::Armor)).sum();
    if room == 2
        && (infantry < 2 || 2 * armor > infantry)
        && let Some((c, z)) = ports(Kind::Armor, stock).first().copied()
    {
        stock.take(c, Kind::Armor);
        out.push((Kind::Armor, c, z));
        return out;
    }
    for (c, z) in ports(Kind::Infantry, stock) {
        while room > 0 && stock.take(c, Kind::Infantry) {
            out.push((Kind::Infantry, c, z));
            room -= 1;
        }
    }
    out
}

/// The errand of a vessel: loads where it can, goes its way, puts all ashore (or keeps them aboard).
pub fn trip(vessel: &Vessel, way: &[Space], loads: &[(Kind, Space, Space)], ashore: &[Kind], to: Option<Space>) -> Trip {
    let mut legs = std::collections::VecDeque::new();
    let mut at = vessel.zone;
    let mut ways = way.iter();
    loop {
        legs.extend(loads.iter().filter(|(_, _, z)| *z == at).map(|(k, c, _)| Leg::Load(*k, *c)));
        match ways.next() {
            Some(z) => {
                legs.push_back(Leg::Steam(*z));
                at = *z;
            }
            None => break,
        }
    }
    if let Some(to) = to {
        legs.extend(ashore.iter().map(|k| Leg::Unload(*k, to)));
    }
    Trip { zone: vessel.zone, steps: vessel.steps, cargo: vessel.cargo.clone(), legs }
}
