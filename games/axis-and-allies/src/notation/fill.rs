//! What an order leaves out. Where exactly one legal action has all that was said, it is that one. Where several have, and they differ
//! in nothing a player would weigh, the plainest is taken; where they differ in more, the refusal lists them. What was said is never
//! changed, and where nothing legal fits, the likeliest action is given to the rules, which say why not.
//!
//! Ways that are not said: over land one through friendly territory before one that takes a territory on the way, and of those that
//! then differ only in where one may retreat to, one by which others have come; by sea the same; in the air the fewest neutrals, then
//! the fewest guns, then the shortest.

use super::{ship_text, write};
use crate::{
    action::Action,
    board::Board,
    phases::{combat_move, noncombat},
    position::{Phase, Position, Ship, ShipRef},
    rule,
    types::{Kind, Power},
    view::View,
};
use ironbottom_kernel::{
    Msg, Refusal, RuleId,
    area::{Space, SpaceSet},
};

/// What an order turned out to be.
pub(super) type Filled = Result<Action, Refusal>;

/// What a flight says.
#[derive(Clone, Copy)]
pub(super) struct SaidFlight {
    pub unit: Kind,
    pub from: Space,
    pub to: Space,
    pub raid: bool,
    pub cost: Option<u8>,
    pub left: Option<u8>,
    pub over: Option<SpaceSet>,
}

/// Fills in against one position.
#[derive(Clone, Copy)]
pub(super) struct Filler<'a> {
    pub b: &'a Board,
    pub p: &'a Position,
}

impl Filler<'_> {
    fn check(&self, a: &Action) -> Result<(), Refusal> {
        match self.p.phase {
            Phase::CombatMove => combat_move::check(self.b, self.p, a),
            Phase::NonCombatMove => noncombat::check(self.b, self.p, a),
            _ => Err(Refusal::new(rule::AA_004, "refuse-phase")),
        }
    }

    fn moving(&self) -> bool {
        self.p.boarding.is_none() && matches!(self.p.phase, Phase::CombatMove | Phase::NonCombatMove)
    }

    fn legal(&self, a: &Action) -> bool {
        self.moving() && self.check(a).is_ok()
    }

    /// All legal moves now.
    pub fn moves(&self) -> Vec<Action> {
        let mut out = Vec::new();
        match self.p.phase {
            _ if !self.moving() => {}
            Phase::CombatMove => combat_move::list(self.b, self.p, &mut out),
            _ => noncombat::list(self.b, self.p, &mut out),
        }
        out
    }

    /// The order fits several actions, and the player must say which: these.
    fn which(&self, rule: RuleId, mut all: Vec<Action>) -> Filled {
        all.sort_unstable();
        all.dedup();
        if let [only] = all.as_slice() {
            return Ok(*only);
        }
        let v = View { position: self.p.clone() };
        let forms: Vec<String> = all.iter().map(|a| write(self.b, &v, a)).collect();
        Err(Refusal::because(rule, Msg::new("refuse-say-which").text("orders", forms.join("; "))))
    }

    /// Of these ways through one space between, the plainest; none if there is none.
    fn plainest(&self, to: Space, ways: &[Space]) -> Option<Space> {
        let came_by = |s: &&Space| self.p.turn.origins.iter().any(|o| o.battle == to && o.from == **s);
        ways.iter().find(came_by).or_else(|| ways.first()).copied()
    }

    /// Land units, the middle of a move of two left out (AA-099, AA-100).
    pub fn march(&self, unit: Kind, n: u16, from: Space, to: Space) -> Filled {
        let way = |via| Action::March { unit, n, from, via, to };
        let near = &self.b.land_near;
        if self.b.unit(unit).movement < 2 || near[from.i()].has(to) {
            return Ok(way(None));
        }
        let between = near[from.i()] & near[to.i()];
        let has = self.p.units.get(from, self.p.power, unit) > 0;
        let open: Vec<Space> = between.iter().filter(|via| has && self.legal(&way(Some(*via)))).collect();
        let friendly = self.p.friendly(self.p.power);
        let quiet: Vec<Space> = open.iter().copied().filter(|s| friendly.has(*s)).collect();
        if quiet.is_empty() && open.len() > 1 {
            // Which territory is taken on the way is for the player to say.
            return self.which(rule::AA_100, open.into_iter().map(|via| way(Some(via))).collect());
        }
        let likely = between.iter().find(|s| friendly.has(*s)).or_else(|| between.iter().next());
        Ok(way(self.plainest(to, &quiet).or_else(|| open.first().copied()).or(likely)))
    }

    /// Warships, the middle of a move of two or the fighters that ride along left out (AA-154, AA-132).
    pub fn sail(&self, said: Action) -> Filled {
        let Action::Sail { unit, n, from, via, to, own_riders, allied_riders } = said else { return Ok(said) };
        let riders_said = own_riders > 0 || allied_riders.iter().any(|n| *n > 0);
        let near = &self.b.sea_near;
        let between = if via.is_some() || near[from.i()].has(to) || !self.b.is_sea(to) {
            SpaceSet::EMPTY
        } else {
            near[from.i()] & near[to.i()] & self.b.sea
        };
        let ways: Vec<Option<Space>> = if between.is_empty() { vec![via] } else { between.iter().map(Some).collect() };
        let action = |via, own_riders, allied_riders| Action::Sail { unit, n, from, via, to, own_riders, allied_riders };
        let has = self.p.units.get(from, self.p.power, unit) > 0;
        let with = |own: u16, allied: [u16; 5]| -> Option<Action> {
            let open: Vec<Option<Space>> = ways.iter().copied().filter(|w| has && self.legal(&action(*w, own, allied))).collect();
            let through: Vec<Space> = open.iter().copied().flatten().collect();
            let way = if open.contains(&via) { via } else { self.plainest(to, &through) };
            open.first().map(|_| action(way, own, allied))
        };
        if let Some(a) = with(own_riders, allied_riders) {
            return Ok(a);
        }
        if !riders_said && has && unit == Kind::Carrier {
            let open: Vec<Action> = self.splits(n, from).into_iter().filter_map(|(own, allied)| with(own, allied)).collect();
            if !open.is_empty() {
                return self.which(rule::AA_132, open);
            }
        }
        let likely = action(ways.first().copied().flatten().or(via), own_riders, allied_riders);
        self.escort(likely)
    }

    /// All ways to fill so many decks with the fighters of a zone.
    fn splits(&self, carriers: u16, from: Space) -> Vec<(u16, [u16; 5])> {
        let most = 2 * carriers;
        let mut out = vec![(0, [0; 5])];
        for power in self.p.power.alliance().powers() {
            let there = self.p.units.get(from, power, Kind::Fighter).min(most);
            let before = out.clone();
            for k in 1..=there {
                out.extend(before.iter().map(|(own, allied)| {
                    let mut allied = *allied;
                    let own = if power == self.p.power { k } else { *own };
                    if power != self.p.power {
                        allied[power.i()] = k;
                    }
                    (own, allied)
                }));
            }
        }
        out.retain(|(own, allied)| own + allied.iter().sum::<u16>() <= most);
        out
    }

    /// A warship that finds nobody to fight may be meant to cover a landing: that must be declared first (AA-086).
    fn escort(&self, a: Action) -> Filled {
        let Action::Sail { to, .. } = a else { return Ok(a) };
        let coast = self.b.coasts.get(to.i()).copied().unwrap_or_default();
        let beach = coast & (self.p.enemy_held(self.p.power) | self.p.neutral(self.b));
        match self.check(&a) {
            Err(r) if self.moving() && r.reason.id == "refuse-move-no-attack" && !beach.is_empty() => Err(Refusal::because(
                rule::AA_086,
                Msg::new("refuse-escort-first").name("space", crate::names::space(self.b, to)),
            )),
            _ => Ok(a),
        }
    }

    /// A flight whose way, cost or range was left out; `likely` is what it would be if nothing stood against it.
    pub fn flight(&self, said: SaidFlight, likely: Action) -> Filled {
        let SaidFlight { unit, from, to, raid, .. } = said;
        let ready =
            self.p.units.get(from, self.p.power, unit) > 0 || self.p.flights.iter().any(|f| f.at == from && f.kind == unit);
        let attack = self.p.phase == Phase::CombatMove;
        let target = !attack || self.p.units.hostile(self.p.power).has(to) || (raid && self.p.enemy_held(self.p.power).has(to));
        let far = self
            .b
            .map
            .distance(from, to, !SpaceSet::EMPTY)
            .is_none_or(|d| d > usize::from(self.p.range(self.b, self.p.power, unit)));
        let over_fits = |a: &Action| matches!(*a, Action::Fly { over, cost, .. } if self.crosses(said, over, cost));
        if !ready || !target || far || (over_fits(&likely) && self.legal(&likely)) {
            return Ok(likely);
        }
        let fits = |a: &Action| match *a {
            Action::Fly { unit: k, from: f, left, to: t, cost, raid: r, over } => {
                (k, f, t, r) == (unit, from, to, raid)
                    && said.left.is_none_or(|l| l == left)
                    && said.cost.is_none_or(|c| c == cost)
                    && self.crosses(said, over, cost)
            }
            _ => false,
        };
        let neutral = self.p.neutral(self.b);
        let price = |a: &Action| match *a {
            Action::Fly { over, cost, left, .. } => ((over & neutral).len(), over.len(), cost, left),
            _ => (0, 0, 0, 0),
        };
        Ok(self.moves().into_iter().filter(fits).min_by_key(price).unwrap_or(likely))
    }

    /// Does a way that crosses these guns and neutrals pass what was said? Other spaces are not told apart: it must be long enough.
    fn crosses(&self, said: SaidFlight, over: SpaceSet, cost: u8) -> bool {
        let Some(wanted) = said.over else { return true };
        let special = self.p.units.hostile_guns(self.p.power) | self.p.neutral(self.b);
        let steps = |x, y| self.b.map.distance(x, y, !SpaceSet::EMPTY).unwrap_or(usize::MAX / 2);
        let long_enough = |s: Space| steps(said.from, s) + steps(s, said.to) <= usize::from(cost);
        (wanted & special) == over && (wanted & !special).iter().all(long_enough)
    }

    /// The ships of a power in a zone: the plain ones first, as one.
    pub fn ships(&self, zone: Space, owner: Power) -> Vec<ShipRef> {
        let plain = (self.p.plain_transports(zone, owner) > 0).then_some(ShipRef::Plain);
        let all = &self.p.ships;
        let named = (0..all.len()).filter(|i| {
            let s = &all[*i];
            s.zone == zone && s.owner == owner && (*i == 0 || all[*i - 1] != *s)
        });
        plain.into_iter().chain(named.map(|i| ShipRef::Entry(i as u8))).collect()
    }

    /// The ship that is described so, or the refusal that names those which are there.
    pub fn named_ship(&self, zone: Space, owner: Power, text: &str) -> Result<ShipRef, Refusal> {
        let all = self.ships(zone, owner);
        if text == super::UNUSED && all.contains(&ShipRef::Plain) {
            return Ok(ShipRef::Plain);
        }
        let form = |r: &ShipRef| ship_text(self.p, zone, owner, *r);
        if let Some(r) = all.iter().find(|r| form(r) == text) {
            return Ok(*r);
        }
        let there: Vec<String> = all.iter().map(form).collect();
        let id = if there.is_empty() { "refuse-move-no-ship" } else { "refuse-no-such-ship" };
        let msg = Msg::new(id).name("space", crate::names::space(self.b, zone));
        Err(Refusal::because(rule::AA_163, msg.text("ship", text).text("ships", there.join(", "))))
    }

    /// A boarding, of which the zone, the owner and the ship may be left out (AA-164, AA-171). None: several zones would do, and the
    /// player must say which.
    pub fn load(&self, unit: Kind, from: Space, zone: Option<Space>, owner: Option<Power>, ship: Option<&str>) -> Option<Filled> {
        let me = self.p.power;
        let zones = zone.map_or(self.b.sea_near[from.i()] & self.b.sea, SpaceSet::one);
        let owners: Vec<Power> = match owner {
            Some(o) => vec![o],
            None => std::iter::once(me).chain(me.alliance().powers().filter(|o| *o != me)).collect(),
        };
        let here =
            |z: Space| owners.iter().map(move |o| (z, *o)).filter(move |(z, o)| self.p.units.get(*z, *o, Kind::Transport) > 0);
        // Where nobody has a ship, the rules say so.
        let near = zones.iter().flat_map(here).collect::<Vec<_>>();
        let Some(first) = zones.iter().next() else {
            return Some(Err(Refusal::because(
                rule::AA_164,
                Msg::new("refuse-no-coast").name("space", crate::names::space(self.b, from)),
            )));
        };
        let (at, whose) = near.first().copied().unwrap_or((first, owners[0]));
        let action = |zone, owner, ship| Action::Load { unit, from, zone, owner, ship };
        if let Some(text) = ship {
            let found: Vec<Action> =
                near.iter().filter_map(|(z, o)| Some(action(*z, *o, self.named_ship(*z, *o, text).ok()?))).collect();
            let open: Vec<Action> = found.iter().copied().filter(|a| self.legal(a)).collect();
            return Some(match (open.as_slice(), found.first()) {
                ([_, _, ..], _) => self.which(rule::AA_164, open),
                ([one], _) | ([], Some(one)) => Ok(*one),
                ([], None) => self.named_ship(at, whose, text).map(|r| action(at, whose, r)),
            });
        }
        let has = self.p.units.get(from, me, unit) > 0;
        let mut open: Vec<Action> = Vec::new();
        for (z, o) in near.iter().copied().filter(|_| has) {
            // The first ship that takes it: an untouched one, else in their order.
            open.extend(self.ships(z, o).into_iter().map(|r| action(z, o, r)).find(|a| self.legal(a)));
        }
        let own: Vec<Action> = open.iter().copied().filter(|a| matches!(a, Action::Load { owner, .. } if *owner == me)).collect();
        let open = if own.is_empty() { open } else { own };
        match open.as_slice() {
            [] => {
                let ships = self.ships(at, whose);
                let room = |r: &&ShipRef| self.p.ship(**r, at, whose).is_some_and(|s| s.has_room(unit));
                let likely = ships.iter().find(room).or_else(|| ships.first()).copied().unwrap_or(ShipRef::Plain);
                Some(Ok(action(at, whose, likely)))
            }
            [one] => Some(Ok(*one)),
            _ if zone.is_none() => None,
            _ => Some(self.which(rule::AA_171, open)),
        }
    }

    /// A landing whose ship is left out: the first that may put such a unit ashore there.
    pub fn unload(&self, zone: Space, unit: Kind, to: Space) -> Action {
        let carries = |s: &Ship| s.zone == zone && s.cargo().any(|c| c.kind == unit && c.owner == self.p.power);
        let ships = (0..self.p.ships.len()).filter(|i| carries(&self.p.ships[*i]));
        let all: Vec<Action> = ships
            .map(|i| Action::Unload { zone, owner: self.p.ships[i].owner, ship: ShipRef::Entry(i as u8), unit, to })
            .collect();
        let none = Action::Unload { zone, owner: self.p.power, ship: ShipRef::Plain, unit, to };
        all.iter().find(|a| self.legal(a)).or_else(|| all.first()).copied().unwrap_or(none)
    }

    /// A transport of which only the way was said: loaded ones come first. As version 1 wrote it (`written`): an untouched one, if
    /// there is any.
    pub fn steam(&self, from: Space, to: Space, written: bool) -> Action {
        let action = |ship| Action::Steam { from, ship, to };
        let written = written && !self.p.rules.reads_since(2);
        let mut ships = self.ships(from, self.p.power);
        ships.sort_by_key(|r| {
            let laden = self.p.ship(*r, from, self.p.power).is_some_and(|s| s.cargo().next().is_some());
            if written { *r != ShipRef::Plain && !laden } else { !laden }
        });
        if written && ships.contains(&ShipRef::Plain) && self.legal(&action(ShipRef::Plain)) {
            return action(ShipRef::Plain);
        }
        let open = ships.iter().find(|r| self.legal(&action(**r)));
        action(open.or_else(|| ships.first()).copied().unwrap_or(ShipRef::Plain))
    }
}
