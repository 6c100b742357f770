//! Where aircraft come down: land in reach, and decks, which several may want at once and which may still sail to meet them.
//!
//! No aircraft is sent where it could not come back from (AA-134, ruling R6). The look ahead is hopeful: all battles are won and
//! everybody lives. Land in reach is found once for all by counting back from the landing places; only fighters out of reach of land
//! need the search for decks, in which carriers that have not moved may go to meet them (AA-135) and no place is counted twice (AA-136).

use super::{movement::Scope, sea::Sail};
use crate::{
    position::Mission,
    types::{Kind, Power},
};
use ironbottom_kernel::area::{Space, SpaceSet};

/// Places on one carrier (AA-132).
pub(super) const PLACES: u16 = 2;
/// The longest range reckoned with; the longest in the rules is 8.
const FARTHEST: usize = 16;

/// What flies.
const AIRCRAFT: [Kind; 2] = [Kind::Fighter, Kind::Bomber];

/// The carriers of the alliance in one zone, and the fighters that stand on them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deck {
    pub zone: Space,
    /// Own carriers.
    pub own: u16,
    /// Those of them that may still sail in this turn's non-combat movement.
    mobile: u16,
    /// Allied carriers.
    allied: u16,
    /// Allied fighters.
    guests: u16,
    /// Own fighters that came this turn, flying or aboard: they stay.
    landed: u16,
    /// Own fighters that may still fly.
    idle: u16,
    /// Those have no land in reach, so that they keep their places.
    bound: bool,
}

impl Deck {
    const fn empty(zone: Space) -> Self {
        Self { zone, own: 0, mobile: 0, allied: 0, guests: 0, landed: 0, idle: 0, bound: false }
    }

    /// Places not taken (AA-132): allied fighters count.
    pub fn room(&self) -> u16 {
        (PLACES * (self.own + self.allied)).saturating_sub(self.guests + self.landed + self.idle)
    }

    /// Fighters that could ride along and would otherwise stay.
    fn riders(&self) -> u16 {
        self.guests + if self.bound { self.idle } else { 0 }
    }

    /// Places left when all fly off that can.
    fn hope(&self) -> u16 {
        (PLACES * (self.own + self.allied)).saturating_sub(self.riders() + self.landed)
    }
}

/// Fighters in the air that reach no land: like ones together.
#[derive(Clone, Copy, Debug)]
struct Client {
    zones: SpaceSet,
    n: u16,
}

/// All about coming down, for one position.
pub(super) struct Skies {
    /// Territories to land in: friendly when the turn began and not taken since (AA-130, AA-131, AA-309).
    pub places: SpaceSet,
    /// By range left: from where one of them is in reach without crossing a neutral (AA-152).
    home: [SpaceSet; FARTHEST + 1],
    /// By range left: from where a deck may be in reach. A rough upper bound.
    afloat: [SpaceSet; FARTHEST + 1],
    pub decks: Vec<Deck>,
    clients: Vec<Client>,
    /// Zones no carrier of ours will pass this turn.
    barred: SpaceSet,
    /// How many of the clients can be seated now.
    base: u16,
    /// The longest range any aircraft of ours has: the tables go so far.
    top: usize,
}

impl Skies {
    pub fn new(s: &Scope<'_>) -> Self {
        let mut skies = Self {
            places: s.p.turn.friendly & s.friendly & !s.p.turn.captured,
            home: [SpaceSet::EMPTY; FARTHEST + 1],
            afloat: [SpaceSet::EMPTY; FARTHEST + 1],
            decks: Vec::new(),
            clients: Vec::new(),
            barred: s.hostile & !contested(s, None),
            base: 0,
            top: AIRCRAFT.map(|k| usize::from(s.p.range(s.b, s.me, k))).into_iter().max().unwrap_or(0).min(FARTHEST),
        };
        let idle = s.standing[Kind::Fighter.i()] | s.standing[Kind::Bomber.i()];
        if idle.is_empty() && s.p.flights.is_empty() {
            return skies;
        }
        count_back(s, skies.places, s.neutral, &mut skies.home[..=skies.top]);
        skies.decks = decks(s, &skies);
        if !skies.decks.is_empty() {
            let mut zones = SpaceSet::EMPTY;
            for d in &skies.decks {
                zones.add(d.zone);
                if d.mobile > 0 {
                    zones |= s.sea_within(d.zone, s.b.unit(Kind::Carrier).movement, SpaceSet::EMPTY);
                }
            }
            count_back(s, zones, s.neutral, &mut skies.afloat[..=skies.top]);
        }
        for f in &s.p.flights {
            if f.kind == Kind::Fighter && !skies.home(f.left).has(f.at) {
                skies.clients.push(Client { zones: reach(s, f.at, f.left, s.neutral) & s.b.sea, n: f.n });
            }
        }
        skies.base = most(s, &skies.decks, &skies.clients, skies.barred);
        skies
    }

    /// Spaces from which land is in reach with this range.
    pub fn home(&self, left: u8) -> SpaceSet {
        self.home[usize::from(left).min(self.top)]
    }

    /// Spaces from which an aircraft may have a way to come down: an upper bound, to cut searches short.
    pub fn worth(&self, k: Kind, left: u8) -> SpaceSet {
        let left = usize::from(left).min(self.top);
        if k == Kind::Fighter { self.home[left] | self.afloat[left] } else { self.home[left] }
    }

    /// May an aircraft fly out to attack, with all others still able to come down (AA-134, AA-135, AA-136)? `opened` are the
    /// neutrals it violates on its way, which it may cross again on its way back.
    pub fn sortie_ok(&self, s: &Scope<'_>, k: Kind, from: Space, to: Space, left: u8, opened: SpaceSet) -> bool {
        let neutral = s.neutral & !opened;
        if opened.is_empty() && self.home(left).has(to) {
            return true;
        }
        let reach = reach(s, to, left, neutral);
        if !(reach & self.places).is_empty() {
            return true;
        }
        if k != Kind::Fighter || self.decks.is_empty() {
            return false;
        }
        let without = |d: &Deck| Deck { idle: d.idle - u16::from(d.zone == from), ..*d };
        // Nobody else wants a place, and a deck in reach has one: no carrier need sail.
        if self.clients.is_empty() && self.decks.iter().any(|d| reach.has(d.zone) && without(d).hope() > 0) {
            return true;
        }
        let decks: Vec<Deck> = self.decks.iter().map(without).collect();
        let mut clients = self.clients.clone();
        clients.push(Client { zones: reach & s.b.sea, n: 1 });
        // The zone it attacks will be won.
        let barred = self.barred & !SpaceSet::one(to);
        seats(s, &decks, &clients, barred, total(&clients))
    }

    /// Can as many fighters be seated after these ships have sailed? Carriers take places along; and the last ship that leaves a shared
    /// zone leaves it to the enemy.
    pub fn sail_ok(&self, s: &Scope<'_>, sail: &Sail) -> bool {
        if self.clients.is_empty() || sail.unit != Kind::Carrier && !s.hostile.has(sail.from) {
            return true;
        }
        let mut decks = self.decks.clone();
        if sail.unit == Kind::Carrier {
            let guests: u16 = sail.allied_riders.iter().sum();
            if let Some(d) = decks.iter_mut().find(|d| d.zone == sail.from) {
                d.own -= sail.n;
                d.mobile = d.mobile.saturating_sub(sail.n);
                d.guests -= guests;
                d.idle -= sail.own_riders;
            }
            if !decks.iter().any(|d| d.zone == sail.to) {
                decks.push(Deck::empty(sail.to));
            }
            if let Some(d) = decks.iter_mut().find(|d| d.zone == sail.to) {
                d.own += sail.n;
                d.guests += guests;
                d.landed += sail.own_riders;
            }
        }
        self.left_ok(s, &decks, sail.from, sail.unit, sail.n, sail.to)
    }

    /// The same for a transport.
    pub fn steam_ok(&self, s: &Scope<'_>, from: Space, to: Space) -> bool {
        self.clients.is_empty() || self.left_ok(s, &self.decks, from, Kind::Transport, 1, to)
    }

    fn left_ok(&self, s: &Scope<'_>, decks: &[Deck], from: Space, unit: Kind, n: u16, to: Space) -> bool {
        let mut barred = s.hostile & !contested(s, Some((from, unit, n)));
        if s.attack {
            barred.remove(to);
        }
        seats(s, decks, &self.clients, barred, self.base)
    }

    /// In non-combat movement: may an aircraft take a place on a deck, with as many others seated as before (AA-121, AA-131)? `flight` is
    /// the range left of one in the air; one at rest leaves the space `from`.
    pub fn deck_ok(&self, s: &Scope<'_>, from: Space, flight: Option<u8>, to: Space) -> bool {
        if self.clients.is_empty() {
            return true;
        }
        let mut decks = self.decks.clone();
        let mut clients = self.clients.clone();
        let mut need = self.base;
        match flight {
            Some(left) if !self.home(left).has(from) => {
                let zones = reach(s, from, left, s.neutral) & s.b.sea;
                if let Some(c) = clients.iter_mut().find(|c| c.zones == zones && c.n > 0) {
                    c.n -= 1;
                    need = need.saturating_sub(1);
                }
            }
            Some(_) => {}
            None => {
                if let Some(d) = decks.iter_mut().find(|d| d.zone == from) {
                    d.idle -= 1;
                }
            }
        }
        if let Some(d) = decks.iter_mut().find(|d| d.zone == to) {
            d.landed += 1;
        }
        seats(s, &decks, &clients, self.barred, need)
    }

    /// The deck in a zone.
    pub fn deck(&self, zone: Space) -> Option<&Deck> {
        self.decks.iter().find(|d| d.zone == zone)
    }

    /// Can any aircraft in the air still be brought down safely, now or after a carrier has sailed (AA-129)?
    pub fn any_landable(&self, s: &Scope<'_>) -> bool {
        self.base > 0 || s.p.flights.iter().any(|f| self.home(f.left).has(f.at))
    }
}

/// Fills in from where one of the goals is within 0, 1, 2, ... spaces, neutral territories not being entered.
fn count_back(s: &Scope<'_>, goals: SpaceSet, neutral: SpaceSet, table: &mut [SpaceSet]) {
    let (mut all, mut edge) = (goals, goals);
    for (i, slot) in table.iter_mut().enumerate() {
        if i > 0 {
            edge = s.b.map.around(edge & !neutral) & !all;
            all |= edge;
        }
        *slot = all;
    }
}

/// Spaces an aircraft can reach, its own among them, neutral territories not being entered (AA-152).
pub(super) fn reach(s: &Scope<'_>, at: Space, left: u8, neutral: SpaceSet) -> SpaceSet {
    s.b.map.within(SpaceSet::one(at), usize::from(left), !neutral)
}

/// Enemy zones where the active power attacks: hopefully they will be free. `leaving`: without these ships.
fn contested(s: &Scope<'_>, leaving: Option<(Space, Kind, u16)>) -> SpaceSet {
    if !s.attack {
        return SpaceSet::EMPTY;
    }
    let mut zones = s.p.units.occupied(s.me) & s.hostile & s.b.sea;
    if let Some((from, unit, n)) = leaving.filter(|(from, ..)| zones.has(*from)) {
        let ships = |k: Kind| s.p.units.get(from, s.me, k) - if k == unit { n } else { 0 };
        if !Kind::PIECES.into_iter().any(|k| k.is_ship() && ships(k) > 0) {
            zones.remove(from);
        }
    }
    for f in s.p.flights.iter().filter(|f| f.mission == Mission::Attack && s.b.sea.has(f.at)) {
        zones.add(f.at);
    }
    zones
}

/// All zones with carriers of the alliance.
fn decks(s: &Scope<'_>, skies: &Skies) -> Vec<Deck> {
    let mut decks: Vec<Deck> = Vec::new();
    let range = s.p.range(s.b, s.me, Kind::Fighter);
    for power in s.me.alliance().powers() {
        for zone in (s.p.units.occupied(power) & s.b.sea).iter() {
            let carriers = s.p.units.get(zone, power, Kind::Carrier);
            if carriers == 0 {
                continue;
            }
            let i = decks.iter().position(|d| d.zone == zone).unwrap_or_else(|| {
                decks.push(Deck::empty(zone));
                decks.len() - 1
            });
            if power == s.me {
                decks[i].own = carriers;
                // In a zone of battle carriers fight, or have fought.
                let fights = if s.attack { s.hostile } else { s.p.turn.sea_fought };
                decks[i].mobile = if fights.has(zone) { 0 } else { s.p.unmoved(zone, Kind::Carrier) };
            } else {
                decks[i].allied += carriers;
            }
        }
    }
    for d in &mut decks {
        d.guests = s.me.allies().map(|a| s.p.units.get(d.zone, a, Kind::Fighter)).sum();
        d.idle = s.p.unmoved(d.zone, Kind::Fighter);
        d.landed = s.p.units.get(d.zone, s.me, Kind::Fighter) - d.idle;
        d.bound = !skies.home(range).has(d.zone);
    }
    decks
}

fn total(clients: &[Client]) -> u16 {
    clients.iter().map(|c| c.n).sum()
}

/// How many of the fighters without land in reach can be seated together, when carriers that may still sail go where they are needed.
fn most(s: &Scope<'_>, decks: &[Deck], clients: &[Client], barred: SpaceSet) -> u16 {
    if total(clients) == 0 || decks.is_empty() {
        return 0;
    }
    let mut plan = Plan::new(s, decks, clients, barred);
    let hope = plan.bound(0);
    (1..=hope).rev().find(|n| plan.search(0, 0, *n)).unwrap_or(0)
}

/// Can at least so many be seated?
fn seats(s: &Scope<'_>, decks: &[Deck], clients: &[Client], barred: SpaceSet, need: u16) -> bool {
    need == 0 || Plan::new(s, decks, clients, barred).search(0, 0, need)
}

/// Zones worth sending a carrier to. Without a limit on stacks, of two zones that serve the same fighters one is enough.
fn ways(s: &Scope<'_>, d: &Deck, clients: &[Client], wanted: SpaceSet, barred: SpaceSet, all: bool) -> SpaceSet {
    if d.mobile == 0 {
        return SpaceSet::EMPTY;
    }
    let mut zones = s.sea_within(d.zone, s.b.unit(Kind::Carrier).movement, barred) & wanted;
    zones.remove(d.zone);
    if all {
        return zones;
    }
    let serves = |a: Space, b: Space| clients.iter().all(|c| c.zones.has(a) || !c.zones.has(b));
    let mut kept = SpaceSet::EMPTY;
    for z in zones.iter() {
        if !kept.iter().any(|k| serves(k, z)) {
            kept = kept.iter().filter(|k| !serves(z, *k)).collect();
            kept.add(z);
        }
    }
    kept
}

/// A search for a use of the carriers that seats enough fighters. Each step of a plan is a move that could be made now, in this order.
struct Plan<'a> {
    decks: Vec<Deck>,
    /// Where the carriers of each deck may usefully go.
    ways: Vec<SpaceSet>,
    /// Carriers sent: where, how many, riders aboard.
    sent: Vec<(Space, u16, u16)>,
    clients: &'a [Client],
    /// The limit on stacks, where it can matter.
    limit: Option<u16>,
}

impl<'a> Plan<'a> {
    fn new(s: &Scope<'_>, decks: &[Deck], clients: &'a [Client], barred: SpaceSet) -> Self {
        let wanted = clients.iter().fold(SpaceSet::EMPTY, |set, c| if c.n > 0 { set | c.zones } else { set });
        let carriers: u32 = decks.iter().map(|d| u32::from(d.own)).sum();
        let limit = s.stack_limit(Kind::Carrier).filter(|l| u32::from(*l) < carriers);
        let ways = decks.iter().map(|d| ways(s, d, clients, wanted, barred, limit.is_some())).collect();
        Self { decks: decks.to_vec(), ways, sent: Vec::new(), clients, limit }
    }

    /// Can so many be seated, when nothing more is changed about the decks before the `i`th, and the carriers of that one have no use for
    /// ways before `w`?
    fn search(&mut self, i: usize, w: u8, need: u16) -> bool {
        if self.bound(i) < need {
            return false;
        }
        if i == self.decks.len() || self.search(i + 1, 0, need) {
            return true;
        }
        let d = self.decks[i];
        // Under a limit several must be able to go together; else one after the other is as good.
        let most = if self.limit.is_some() { d.mobile } else { d.mobile.min(1) };
        for way in self.ways[i].iter().filter(|way| way.0 >= w) {
            for n in 1..=most {
                let stay = PLACES * (d.own + d.allied - n);
                let fewest = (d.riders() + d.landed).saturating_sub(stay);
                for riders in fewest..=d.riders().min(PLACES * n) {
                    if self.send(i, way, n, riders) && self.search(i, way.0, need) {
                        return true;
                    }
                    self.sent.pop();
                    self.decks[i] = d;
                }
            }
        }
        false
    }

    /// Sends carriers from the `i`th deck; false if there would be too many stacks (AA-270).
    fn send(&mut self, i: usize, to: Space, n: u16, riders: u16) -> bool {
        let before = self.stacks();
        let d = &mut self.decks[i];
        let guests = riders.min(d.guests);
        d.own -= n;
        d.mobile -= n;
        d.guests -= guests;
        d.idle -= riders - guests;
        self.sent.push((to, n, riders));
        self.limit.is_none_or(|l| self.stacks() <= before.max(usize::from(l)))
    }

    /// In how many zones own carriers stand.
    fn stacks(&self) -> usize {
        let mut zones: SpaceSet = self.decks.iter().filter(|d| d.own > 0).map(|d| d.zone).collect();
        for (zone, ..) in &self.sent {
            zones.add(*zone);
        }
        zones.len()
    }

    /// How many find a place at best: the carriers from the `i`th deck on may still sail, and here even serve two zones at once.
    /// With all decks decided it is the true number. Each place is given to one, who makes way for another if he finds one elsewhere.
    fn bound(&self, i: usize) -> u16 {
        let mut places: Vec<(SpaceSet, Option<usize>)> = Vec::with_capacity(16);
        for (j, d) in self.decks.iter().enumerate() {
            let here = SpaceSet::one(d.zone);
            let roving = if j < i { 0 } else { d.hope().min(PLACES * d.mobile) };
            places.extend((roving..d.hope()).map(|_| (here, None)));
            places.extend((0..roving).map(|_| (here | self.ways[j], None)));
        }
        for (zone, n, riders) in &self.sent {
            places.extend((*riders..PLACES * n).map(|_| (SpaceSet::one(*zone), None)));
        }
        let mut seated = 0;
        let mut tried = vec![false; places.len()];
        for (i, c) in self.clients.iter().enumerate() {
            for _ in 0..c.n {
                tried.fill(false);
                if !seat(self.clients, &mut places, &mut tried, i) {
                    break;
                }
                seated += 1;
            }
        }
        seated
    }
}

/// Finds a place for one of the `i`th clients, moving others if need be.
fn seat(clients: &[Client], places: &mut [(SpaceSet, Option<usize>)], tried: &mut [bool], i: usize) -> bool {
    for j in 0..places.len() {
        if tried[j] || (clients[i].zones & places[j].0).is_empty() {
            continue;
        }
        tried[j] = true;
        let held = places[j].1;
        if held.is_none_or(|other| seat(clients, places, tried, other)) {
            places[j].1 = Some(i);
            return true;
        }
    }
    false
}

/// Fighters of the alliance in a zone.
pub(super) fn fighters(s: &Scope<'_>, zone: Space) -> u16 {
    s.me.alliance().powers().map(|p: Power| s.p.units.get(zone, p, Kind::Fighter)).sum()
}

/// Carriers of the alliance in a zone.
pub(super) fn carriers(s: &Scope<'_>, zone: Space) -> u16 {
    s.me.alliance().powers().map(|p: Power| s.p.units.get(zone, p, Kind::Carrier)).sum()
}
