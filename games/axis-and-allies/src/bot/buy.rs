//! Purchase: the capital first, then ships where the war is overseas, then what marches.

use super::{
    camp::Camp,
    force::Judge,
    guard::{SAFE, Watch},
    orders::Order,
    survey::Survey,
};
use crate::{action::Action, position::Complex, types::Kind};
use ironbottom_kernel::area::Space;

/// What to buy.
pub fn plan(s: &Survey, j: &mut Judge) -> Vec<Order> {
    let mut basket = Basket::new(s);
    let guard = guard(s, j, basket.left / u16::from(basket.price(Kind::Infantry)));
    basket.take(Kind::Infantry, guard);
    let home = s.b.capital(s.me);
    if basket.left >= 20 && !crate::types::Power::ALL.into_iter().any(|p| s.p.units.guns(p).has(home)) {
        basket.take(Kind::Aa, 1);
    }
    let overseas = s.overseas();
    if overseas {
        complex(s, j, &mut basket);
        ships(s, j, &mut basket);
    }
    let share = if overseas { 0.3 } else { 0.4 };
    if basket.left >= 45 || (overseas && basket.left >= 38) {
        basket.take(Kind::Fighter, 1);
    }
    basket.troops(share);
    basket.orders
}

struct Basket<'a, 'b> {
    s: &'a Survey<'b>,
    left: u16,
    orders: Vec<Order>,
}

impl<'a, 'b> Basket<'a, 'b> {
    fn new(s: &'a Survey<'b>) -> Self {
        Self { s, left: s.p.ipc[s.me.i()], orders: Vec::new() }
    }

    fn price(&self, k: Kind) -> u8 {
        self.s.p.price(self.s.b, self.s.me, k).max(1)
    }

    /// Buys up to `n`; how many it came to.
    fn take(&mut self, k: Kind, n: u16) -> u16 {
        let price = u16::from(self.price(k));
        let n = n.min(self.left / price);
        self.left -= n * price;
        self.orders.extend((0..n).map(|_| Order::Exact(Action::Buy { unit: k })));
        n
    }

    /// Spends the rest on infantry and armor, about this share on armor, so that as little as possible is left.
    fn troops(&mut self, share: f64) {
        let (infantry, armor) = (u16::from(self.price(Kind::Infantry)), u16::from(self.price(Kind::Armor)));
        let wanted = (f64::from(self.left) * share / f64::from(armor)).floor() as u16;
        let waste = |a: u16| (a * armor <= self.left).then(|| (self.left - a * armor) % infantry);
        let tries = (wanted.saturating_sub(2)..=wanted + 2).filter_map(|a| Some((waste(a)?, a.abs_diff(wanted), a)));
        let armored = tries.min().map_or(0, |t| t.2);
        self.take(Kind::Armor, armored);
        self.take(Kind::Infantry, u16::MAX);
    }
}

/// Infantry the capital needs, at most `most`.
fn guard(s: &Survey, j: &mut Judge, most: u16) -> u16 {
    let Some(watch) = Watch::new(s, s.me) else { return 0 };
    let mut held = |n: u16| {
        let mut sides = s.friends_at(watch.at);
        sides[0].add(Kind::Infantry, n);
        watch.hold(s, j, &sides) >= SAFE
    };
    let (mut low, mut high) = (0, most);
    while low < high {
        let n = (low + high) / 2;
        if held(n) { high = n } else { low = n + 1 }
    }
    low
}

/// A complex nearer to the front, when it is safe there and the money is there.
fn complex(s: &Survey, j: &mut Judge, basket: &mut Basket) {
    let ours = s.p.owned(s.me);
    let built = ours.iter().filter(|t| s.p.territories[t.i()].complex == Some(Complex::New)).count();
    if s.p.rules.no_new_complexes || built >= 2 || basket.left < 27 {
        return;
    }
    if site(s, j).is_some() {
        basket.take(Kind::Complex, 1);
    }
}

/// The best place for a new complex.
pub fn site(s: &Survey, j: &mut Judge) -> Option<Space> {
    let home = s.depth(s.b.capital(s.me));
    let mut camp = Camp::new(s);
    let good = |t: &Space| {
        let data = s.b.space(*t);
        data.ipc >= 3 && s.p.turn.held.has(*t) && s.p.owner(*t) == Some(s.me) && s.p.territories[t.i()].complex.is_none()
    };
    let sites: Vec<Space> = s.b.land.iter().filter(good).filter(|t| s.depth(*t) < home - 1.0).collect();
    let safe = sites.into_iter().filter(|t| camp.danger(j, *t).1 < 0.15);
    safe.min_by(|x, y| s.depth(*x).total_cmp(&s.depth(*y)).then(x.cmp(y)))
}

/// Transports for those who wait on the wrong side of the water, and ships that protect them.
fn ships(s: &Survey, j: &mut Judge, basket: &mut Basket) {
    let (b, p, me) = (s.b, s.p, s.me);
    let home = b.capital(me);
    let Some(port) = port(s) else { return };
    let stranded: u16 = s
        .friendly
        .iter()
        .filter(|t| s.depth(*t) + 0.5 >= s.depth(home) && !b.sea_near[t.i()].is_empty())
        .map(|t| u16::from(p.units.get(t, me, Kind::Infantry)) + u16::from(p.units.get(t, me, Kind::Armor)))
        .sum();
    let far = s.enemy.iter().map(|t| s.lanes.nearest(port, b.sea_near[t.i()])).min().unwrap_or(9);
    let cycle = if far <= 1 { 1.0 } else { 2.0 };
    let fresh = f64::from(basket.left) / 4.0;
    let wanted = (cycle * (0.4 * f64::from(stranded) + fresh) / 2.0).round().clamp(2.0, 8.0) as u16;
    let have = p.units.total(me, Kind::Transport) as u16;
    let mut more = wanted.saturating_sub(have).min(if basket.left >= 24 { 2 } else { 1 });
    if stranded > 4 * have + 4 {
        more += 1;
    }
    let mut camp = Camp::new(s);
    let mut at_risk = |camp: &mut Camp, extra: &[(Kind, u16)]| {
        for (k, n) in extra {
            camp.ours[port.i()].add(*k, *n);
        }
        let cost = camp.danger(j, port).0;
        for (k, n) in extra {
            camp.ours[port.i()].take(*k, *n);
        }
        cost
    };
    if more > 0 && at_risk(&mut camp, &[(Kind::Transport, more)]) <= 5.0 {
        basket.take(Kind::Transport, more);
        return;
    }
    // The waters at home are not safe: a warship, if one makes the difference, else aircraft.
    let fleet = camp.ours[port.i()].get(Kind::Transport) > 0 || more > 0;
    if !fleet || at_risk(&mut camp, &[(Kind::Transport, more)]) <= 2.0 {
        return;
    }
    for k in [Kind::Submarine, Kind::Carrier, Kind::Battleship] {
        if u16::from(basket.price(k)) <= basket.left && at_risk(&mut camp, &[(k, 1), (Kind::Transport, more)]) <= 1.0 {
            basket.take(k, 1);
            basket.take(Kind::Transport, more);
            return;
        }
    }
    if p.units.total(me, Kind::Fighter) + p.units.total(me, Kind::Bomber) < 8 {
        basket.take(Kind::Fighter, 1);
    }
}

/// The zone where new ships of ours appear.
pub fn port(s: &Survey) -> Option<Space> {
    let home = s.b.capital(s.me);
    let zones = s.b.sea_near[home.i()] & !s.hostile;
    let ships = |z: Space| s.p.units.of(z, s.me).iter().map(|n| u16::from(*n)).sum::<u16>();
    zones.iter().max_by_key(|z| (ships(*z), u8::MAX - z.0))
}
