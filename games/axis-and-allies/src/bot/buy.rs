//! Purchase: the capital first, then ships where the war is overseas, then what marches.

use super::{
    camp::Camp,
    force::{Force, Judge},
    guard::{SAFE, Watch},
    orders::Order,
    survey::Survey,
};
use crate::{
    action::Action,
    phases::place::stack_limit,
    position::Complex,
    types::{Kind, Power},
};
use ironbottom_kernel::area::{Space, SpaceSet};

/// What to buy.
pub fn plan(s: &Survey, j: &mut Judge) -> Vec<Order> {
    let mut basket = Basket::new(s);
    let guard = guard(s, j, basket.left / u16::from(basket.price(Kind::Infantry)));
    basket.take(Kind::Infantry, guard);
    let home = s.b.capital(s.me);
    if basket.left >= 20 && !Power::ALL.into_iter().any(|p| s.p.units.guns(p).has(home)) {
        basket.take(Kind::Aa, 1);
    }
    let overseas = s.overseas;
    if overseas {
        complex(s, j, &mut basket);
        if ships(s, j, &mut basket) > 10 {
            // More troops at home would only wait with the others; aircraft need no ship.
            basket.take(Kind::Fighter, u16::MAX);
        }
    }
    // Who has waited long needs what attacks.
    let share = (if overseas { 0.25 } else { armor_share(s) }) + 0.4 * s.late();
    if s.late() > 0.0 && basket.left >= 24 {
        basket.take(Kind::Bomber, 1);
    }
    if basket.left >= 45 || (overseas && basket.left >= 38) {
        basket.take(Kind::Fighter, 1);
    }
    basket.troops(share);
    basket.orders
}

/// Infantry holds, armor strikes: how much of the money goes into armor.
fn armor_share(s: &Survey) -> f64 {
    let ground = |p: Power| 3 * s.p.units.total(p, Kind::Infantry) + 5 * s.p.units.total(p, Kind::Armor);
    let theirs = s.me.enemies().map(ground).max().unwrap_or(0);
    if theirs > ground(s.me) { 0.15 } else { 0.4 }
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

    /// Buys up to `n`; how many it came to. Nothing that could find no place.
    fn take(&mut self, k: Kind, n: u16) -> u16 {
        if !fits(self.s, k) {
            return 0;
        }
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
        // Where infantry finds no place there may still be one for armor.
        self.take(Kind::Armor, u16::MAX);
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

/// Ships: transports for those who wait on the wrong side of the water, and warships where the crossing is not safe. The answer is how
/// many troops will still wait in vain.
fn ships(s: &Survey, j: &mut Judge, basket: &mut Basket) -> u16 {
    let (b, p, me) = (s.b, s.p, s.me);
    let Some((quay, beach)) = s.embark(b.capital(me)).and_then(|(from, to)| s.crossing(from, to)) else { return 0 };
    let Some(port) = port(s, quay) else { return 0 };
    let mut camp = Camp::new(s);
    // Everything that can be at the beach soon.
    let mut fleet = Force::default();
    let (mut decks, mut pilots) = (0, 0);
    for z in b.sea.iter().filter(|z| s.lanes().get(*z, quay) <= 3) {
        let here = camp.ours[z.i()];
        decks += 2 * here.get(Kind::Carrier);
        fleet.join(&here);
    }
    for t in (s.friendly & b.land).iter().filter(|t| s.air.get(*t, quay) <= 4) {
        pilots += camp.ours[t.i()].get(Kind::Fighter);
    }
    let mut prey = |camp: &mut Camp, at: Space, extra: &Force| {
        let before = camp.ours[at.i()];
        if at == port {
            camp.ours[at.i()].join(extra);
        } else {
            camp.ours[at.i()] = fleet;
            camp.ours[at.i()].join(extra);
            // New decks are filled from the land.
            let room = (decks + 2 * extra.get(Kind::Carrier)).saturating_sub(fleet.get(Kind::Fighter));
            camp.ours[at.i()].add(Kind::Fighter, room.min(pilots));
        }
        let danger = camp.danger(j, at).0;
        camp.ours[at.i()] = before;
        danger
    };
    let stranded = stranded(s, &camp, quay);
    let have = fleet.get(Kind::Transport);
    let idle = stranded.saturating_sub(2 * have);
    let more = wanted(s, stranded, quay, beach, basket.left).saturating_sub(have).min(2 + idle / 8);
    let more = more.min(basket.left / u16::from(basket.price(Kind::Transport)));
    let boats = Force::of(Kind::Transport, more);
    // The more troops wait in vain, the more may be risked for them.
    let safe = |danger: f64| danger <= 4.0 + 0.35 * f64::from(idle);
    if safe(prey(&mut camp, beach, &boats)) {
        if more > 0 && safe(prey(&mut camp, port, &boats)) {
            basket.take(Kind::Transport, more);
            return idle.saturating_sub(2 * more);
        }
        return idle;
    }
    // The crossing needs an escort: whatever helps most for its price, if it survives its first night in port.
    let convoy = Force::of(Kind::Transport, more.max(2));
    let now = prey(&mut camp, beach, &convoy);
    let mut best: Option<(f64, Kind)> = None;
    for k in [Kind::Fighter, Kind::Carrier, Kind::Battleship, Kind::Submarine] {
        let extra = Force::of(k, 1);
        // A fighter needs a deck, a ship must live through its first night in port.
        let useful = if k == Kind::Fighter { fleet.get(k) + pilots < decks } else { safe(prey(&mut camp, port, &extra)) };
        if u16::from(basket.price(k)) > basket.left || !fits(s, k) || !useful {
            continue;
        }
        let mut escorted = convoy;
        escorted.join(&extra);
        let help = (now - prey(&mut camp, beach, &escorted)) / f64::from(basket.price(k));
        if help > 0.0 && best.is_none_or(|b| help > b.0) {
            best = Some((help, k));
        }
    }
    if let Some((_, k)) = best {
        basket.take(k, 1);
    } else if basket.left >= 15 {
        // No fleet can live here yet: aircraft reach the front without one.
        let n = if p.units.total(me, Kind::Fighter) < 14 { basket.left / 13 } else { 0 };
        basket.take(Kind::Fighter, n.min(2));
    }
    idle
}

/// Troops that wait, or will wait, at a quay.
fn stranded(s: &Survey, camp: &Camp, quay: Space) -> u16 {
    let waits = |t: &Space| s.embark(*t).and_then(|(from, to)| s.crossing(from, to)).is_some_and(|c| c.0 == quay);
    s.friendly.iter().filter(waits).map(|t| camp.ours[t.i()].ground()).sum()
}

/// Transports worth having: enough for the troops of a turn and part of those who wait.
fn wanted(s: &Survey, stranded: u16, quay: Space, beach: Space, money: u16) -> u16 {
    let cycle = if s.lanes().get(quay, beach) <= 1 { 1.0 } else { 2.0 };
    let fresh = f64::from(money) / 4.0;
    (cycle * (0.3 * f64::from(stranded) + fresh) / 2.0).round().clamp(2.0, 8.0) as u16
}

/// The zone where new ships of ours appear: as near to the quay as can be. None if the near ones cannot be counted on.
fn port(s: &Survey, quay: Space) -> Option<Space> {
    let far = |z: &Space| (s.lanes().get(*z, quay), z.0);
    let near = yards(s).iter().min_by_key(far)?;
    berths(s).iter().min_by_key(far).filter(|z| far(z).0 <= far(&near).0 + 1)
}

/// Zones off our complexes without enemies in them now.
fn yards(s: &Survey) -> SpaceSet {
    let yards = s.p.turn.complexes & s.p.owned(s.me);
    yards.iter().fold(SpaceSet::EMPTY, |zones, t| zones | s.b.sea_near[t.i()]) & !s.hostile
}

/// Those of them that will be free of enemies after this turn's battles as well: submarines that we attack next door may withdraw into
/// a zone (AA-180), unless an ally's ships keep them out. Our own may have sailed.
fn berths(s: &Survey) -> SpaceSet {
    let allies = s.me.allies().fold(SpaceSet::EMPTY, |all, a| all | s.p.units.occupied(a));
    let hunted: SpaceSet = prowlers(s).iter().filter(|z| in_reach(s, *z)).collect();
    yards(s).iter().filter(|z| allies.has(*z) || (s.b.sea_near[z.i()] & hunted).is_empty()).collect()
}

/// Zones with enemy submarines.
fn prowlers(s: &Survey) -> SpaceSet {
    s.me.enemies().fold(SpaceSet::EMPTY, |all, e| all | s.p.units.spaces_with(e, Kind::Submarine))
}

/// Could we attack a zone this turn? Rather yes than no.
fn in_reach(s: &Survey, zone: Space) -> bool {
    s.p.units.occupied(s.me).iter().any(|from| {
        let here = |k: Kind| s.p.units.get(from, s.me, k) > 0;
        let flies = |k: Kind| here(k) && s.air.get(from, zone) <= s.p.range(s.b, s.me, k);
        let sails = s.b.is_sea(from) && s.lanes().get(from, zone) <= 2;
        flies(Kind::Fighter) || flies(Kind::Bomber) || (sails && Kind::PIECES.into_iter().any(|k| k.is_ship() && here(k)))
    })
}

/// Will a new unit of this kind find a place? Under a limit of stacks (AA-270) only while there are too few units to fill it, or beside
/// a stack that stays where it is: the planners keep one unit there ([`anchor`]).
fn fits(s: &Survey, k: Kind) -> bool {
    let limit = u32::from(stack_limit(s.b, s.p, k));
    if limit == 0 {
        return true;
    }
    if k == Kind::Complex {
        return s.p.territories.iter().filter(|t| t.complex.is_some()).count() < limit as usize;
    }
    s.p.units.total(s.me, k) < limit || stack_at_home(s, k).is_some()
}

/// A stack of ours where new units of a kind may join in any number (AA-081).
fn stack_at_home(s: &Survey, k: Kind) -> Option<Space> {
    let unlimited = |t: &Space| s.p.territories[t.i()].complex == Some(Complex::Original(s.me));
    let homes: SpaceSet = (s.p.turn.complexes & s.p.owned(s.me)).iter().filter(unlimited).collect();
    let zones = homes.iter().fold(SpaceSet::EMPTY, |all, t| all | s.b.sea_near[t.i()]);
    let places = if k.is_ship() { zones & yards(s) } else { homes };
    (s.p.units.spaces_with(s.me, k) & places).iter().next()
}

/// Where one unit of a kind must stay, so that what was bought finds its stack there.
pub fn anchor(s: &Survey, k: Kind) -> Option<Space> {
    let limit = u32::from(stack_limit(s.b, s.p, k));
    let needed = limit > 0 && s.p.turn.bought[k.i()] > 0 && s.p.units.total(s.me, k) >= limit;
    if needed { stack_at_home(s, k) } else { None }
}
