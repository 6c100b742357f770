//! Reads a typed order that need not be legal, so that the rules can say why it is not.

use super::{boarding_word, loss_word, ranges, ship_text, sub_word};
use crate::{
    AxisAndAllies,
    action::Action,
    ask::words,
    board::Board,
    phases::combat::Pool,
    position::{BoardingOrder, Flight, LossOrder, Mission, Phase, Position, Ship, ShipRef, SubOrder},
    types::{Kind, Power},
    view::View,
};
use ironbottom_kernel::{
    Game, Refusal, Seat,
    area::{Space, SpaceSet},
};

/// Why the rules refuse an order typed in notation; none if it is no such order, or nothing refuses it.
pub fn explain(game: &AxisAndAllies, v: &View, seat: Seat, text: &str) -> Option<Refusal> {
    let a = parse(&game.board, v, text)?;
    game.check(&v.position, seat, &a).err()
}

/// The action an order in notation means, legal or not. What is left out is filled in with the likeliest: the shortest flight, the
/// first ship that fits.
pub fn parse(b: &Board, v: &View, text: &str) -> Option<Action> {
    let words = split(text);
    let mut r = Reader { b, p: &v.position, words: &words, at: 0 };
    let a = r.action()?;
    (r.at == words.len()).then_some(a)
}

/// Words in lower case; `>`, `+`, brackets and commas only separate, save inside `trn[...]`. Who writes `tank(s)` means either.
fn split(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut inside = false;
    for c in text.replace("(s)", "").chars().flat_map(char::to_lowercase) {
        match c {
            '[' => inside = true,
            ']' => inside = false,
            _ => {}
        }
        if !inside && (c.is_whitespace() || matches!(c, '>' | '→' | '+' | '(' | ')' | ',' | ':')) {
            words.push(String::new());
        } else if let Some(last) = words.last_mut() {
            last.push(c);
        }
    }
    words.retain(|w| !w.is_empty());
    words
}

struct Reader<'a> {
    b: &'a Board,
    p: &'a Position,
    words: &'a [String],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> &str {
        self.words.get(self.at).map_or("", String::as_str)
    }

    /// Takes the word if it is this one.
    fn take(&mut self, word: &str) -> bool {
        let hit = self.peek() == word;
        self.at += usize::from(hit);
        hit
    }

    fn with<T>(&mut self, value: Option<T>) -> Option<T> {
        self.at += usize::from(value.is_some());
        value
    }

    fn number<T: std::str::FromStr>(&mut self) -> Option<T> {
        let n = self.peek().parse().ok();
        self.with(n)
    }

    /// A kind of unit, of several words perhaps: `aircraft carrier`.
    fn kind(&mut self) -> Option<Kind> {
        let (n, kind) = self.longest(3, |words| words::kind(&words.concat()))?;
        self.at += n;
        Some(kind)
    }

    /// The most words from here that together name something.
    fn longest<T>(&self, most: usize, named: impl Fn(&[String]) -> Option<T>) -> Option<(usize, T)> {
        let rest = self.words.get(self.at..)?;
        (1..=most.min(rest.len())).rev().find_map(|n| named(&rest[..n]).map(|t| (n, t)))
    }

    fn power(&mut self) -> Option<Power> {
        let p = Power::ALL.into_iter().find(|p| p.id() == self.peek());
        self.with(p)
    }

    /// A space by its code or id, with a little word before it that people like to write.
    fn space(&mut self) -> Option<Space> {
        let start = self.at;
        if ["to", "from", "in", "into", "at", "de", "du", "a", "à", "vers", "en", "depuis"].contains(&self.peek()) {
            self.at += 1;
        }
        let found = self.longest(4, |words| words::space(self.b, &words.join(" ")));
        match found {
            Some((n, space)) => {
                self.at += n;
                Some(space)
            }
            None => {
                self.at = start;
                None
            }
        }
    }

    /// The owner, if one is named, and the ship; without words the first that fits.
    fn ship(&mut self, zone: Space, fits: impl Fn(&Ship) -> bool) -> (Power, ShipRef) {
        let owner = self.power().unwrap_or(self.p.power);
        let entry = |i: usize| ShipRef::Entry(i as u8);
        let mut here = (0..self.p.ships.len()).filter(|i| self.p.ships[*i].zone == zone && self.p.ships[*i].owner == owner);
        if self.peek().starts_with("trn") {
            let text = self.peek().to_owned();
            self.at += 1;
            if let Some(i) = here.clone().find(|i| ship_text(self.p, zone, owner, entry(*i)) == text) {
                return (owner, entry(i));
            }
        }
        if self.p.plain_transports(zone, owner) > 0 && fits(&Ship::plain(zone, owner)) {
            return (owner, ShipRef::Plain);
        }
        // Where none fits, one of those that are there: the rules then say what is wrong with it.
        let any = if self.p.plain_transports(zone, owner) > 0 { None } else { here.clone().next() };
        let first = here.find(|i| fits(&self.p.ships[*i])).or(any);
        (owner, first.map_or(ShipRef::Plain, entry))
    }

    fn action(&mut self) -> Option<Action> {
        let first = self.peek().to_owned();
        self.at += 1;
        match first.as_str() {
            "bid" => Some(Action::Bid { germany: self.number()? }),
            "research" => Some(Action::Research { dice: self.number()? }),
            "buy" | "acheter" | "achete" | "achète" => Some(Action::Buy { unit: self.kind()? }),
            "load" => {
                let (unit, from, zone) = (self.kind()?, self.space()?, self.space()?);
                let (owner, ship) = self.ship(zone, |s| s.has_room(unit));
                Some(Action::Load { unit, from, zone, owner, ship })
            }
            "land" => {
                let (unit, zone, to) = (self.kind()?, self.space()?, self.space()?);
                let carries = |s: &Ship| s.zone == zone && s.cargo().any(|c| c.kind == unit && c.owner == self.p.power);
                let only = self.p.ships.iter().position(carries);
                let (owner, ship) = match only {
                    Some(i) if !self.take("from") => (self.p.ships[i].owner, ShipRef::Entry(i as u8)),
                    _ => self.ship(zone, carries),
                };
                Some(Action::Unload { zone, owner, ship, unit, to })
            }
            "allow" | "refuse" => Some(Action::AllowBoarding { allow: first == "allow" }),
            "rocket" => Some(Action::Rocket { gun: self.space()?, target: self.space()? }),
            "no" => self.take("rocket").then_some(Action::NoRocket),
            "fight" => Some(Action::Fight { space: self.space()? }),
            "support" => Some(Action::Support { zone: self.space()?, n: self.number()? }),
            "disembark" | "forgo" => Some(Action::Disembark { zone: self.space()?, go: first == "disembark" }),
            "lose" | "propose" => self.loss(first == "propose"),
            "agree" | "disagree" => Some(Action::AnswerLoss { agree: first == "agree" }),
            "withdraw" => Some(Action::Withdraw { n: self.number()?, to: self.space()? }),
            "stay" => Some(Action::Stay),
            "press" => self.take("on").then_some(Action::PressOn),
            "retreat" => {
                let to = if self.take("air") { None } else { Some(self.space()?) };
                let leave_subs = self.take("leave") && self.take("subs");
                Some(Action::Retreat { to, leave_subs })
            }
            "alight" => Some(Action::Alight { zone: self.space()?, to: self.space()? }),
            "place" => {
                let (unit, at) = (self.kind()?, self.space()?);
                let near = || (self.b.coasts.get(at.i()).copied().unwrap_or_default() & self.p.turn.complexes).iter().next();
                let likely = if self.b.is_sea(at) { near().unwrap_or(at) } else { at };
                let by = if self.take("by") { self.space()? } else { likely };
                Some(Action::Place { unit, at, by })
            }
            "done" | "fini" | "terminé" | "termine" => Some(Action::Done),
            "order" => self.order(),
            "move" | "fly" | "sail" | "march" | "bouger" | "deplacer" | "déplacer" => self.movement(),
            _ => {
                self.at -= 1;
                self.movement()
            }
        }
    }

    fn order(&mut self) -> Option<Action> {
        let which = self.peek().to_owned();
        self.at += 1;
        let word = self.peek().to_owned();
        self.at += 1;
        match which.as_str() {
            "losses" => {
                let all = LossOrder::ALL;
                all.into_iter().find(|o| loss_word(*o) == word).map(Action::OrderLosses)
            }
            "subs" => {
                let all = [SubOrder::Ask, SubOrder::Stay, SubOrder::Leave];
                all.into_iter().find(|o| sub_word(*o) == word).map(Action::OrderSubs)
            }
            "boarding" => {
                let all = [BoardingOrder::Ask, BoardingOrder::Allow, BoardingOrder::Refuse];
                all.into_iter().find(|o| boarding_word(*o) == word).map(Action::OrderBoarding)
            }
            _ => None,
        }
    }

    fn loss(&mut self, proposed: bool) -> Option<Action> {
        let site = super::site(self.p);
        let pool = self.p.combat.as_ref().and_then(|c| c.losses.last()).map(|l| l.pool);
        let defends = matches!(pool, Some(Pool::Defenders { .. }));
        let alone = site.filter(|_| defends).and_then(|s| super::only_defender(self.p, s));
        let owner = self.power().or(alone).unwrap_or(self.p.power);
        let (unit, ship) = if self.peek().starts_with("trn") {
            match site {
                Some(zone) => (Kind::Transport, self.ship_of(zone, owner)),
                None => (self.kind()?, ShipRef::Plain),
            }
        } else {
            (self.kind()?, ShipRef::Plain)
        };
        if proposed {
            return Some(Action::ProposeLoss { owner, unit, ship });
        }
        let left = if self.take("left") {
            self.number()?
        } else if unit.is_air() && owner == self.p.power {
            self.p.flights.iter().filter(|f| f.kind == unit && Some(f.at) == site).map(|f| f.left).min().unwrap_or(0)
        } else {
            0
        };
        let ship = if self.take("to") { self.flight_to(unit, left)? } else { ship };
        Some(Action::Lose { owner, unit, left, ship })
    }

    /// Aircraft lost on the way, named by where they went.
    fn flight_to(&mut self, unit: Kind, left: u8) -> Option<ShipRef> {
        let at = self.space()?;
        let raid = self.take("raid");
        let hit = |f: &Flight| f.at == at && f.kind == unit && f.left == left && (f.mission == Mission::Raid) == raid;
        self.p.flights.iter().position(hit).map(|i| ShipRef::Entry(i as u8))
    }

    /// The ship of this owner that the next word describes.
    fn ship_of(&mut self, zone: Space, owner: Power) -> ShipRef {
        let text = self.peek().to_owned();
        self.at += 1;
        let entry = |i: usize| ShipRef::Entry(i as u8);
        let found = (0..self.p.ships.len()).find(|i| {
            self.p.ships[*i].zone == zone && self.p.ships[*i].owner == owner && ship_text(self.p, zone, owner, entry(*i)) == text
        });
        found.map_or(ShipRef::Plain, entry)
    }

    /// `[n] unit A>B[>C] ...`
    fn movement(&mut self) -> Option<Action> {
        let n: u16 = self.number().unwrap_or(1);
        if self.peek().starts_with("trn[") || self.peek() == "trn" {
            if n != 1 {
                return None;
            }
            // The ship is known only once its zone is.
            let at = self.at;
            self.at += 1;
            let (from, to) = (self.space()?, self.space()?);
            let end = self.at;
            self.at = at;
            let (_, ship) = self.ship(from, |_| true);
            self.at = end;
            return Some(Action::Steam { from, ship, to });
        }
        let unit = self.kind()?;
        let (from, next) = (self.space()?, self.space()?);
        if unit.is_air() {
            return if n == 1 { self.flight(unit, from, next) } else { None };
        }
        let (via, to) = if ["via", "through", "by", "par"].contains(&self.peek()) {
            self.at += 1;
            (Some(self.space()?), next)
        } else {
            self.space().map_or((None, next), |last| (Some(next), last))
        };
        if unit == Kind::Transport {
            if n != 1 || via.is_some() {
                return None;
            }
            let (_, ship) = self.ship(from, |_| true);
            return Some(Action::Steam { from, ship, to });
        }
        if unit.is_ship() {
            let (mut own_riders, mut allied_riders) = (0, [0; 5]);
            if self.take("with") {
                while let Some(count) = self.number::<u16>() {
                    let owner = self.power();
                    if self.kind()? != Kind::Fighter {
                        return None;
                    }
                    match owner {
                        Some(o) if o != self.p.power => allied_riders[o.i()] = count,
                        _ => own_riders = count,
                    }
                }
            }
            return Some(Action::Sail { unit, n, from, via, to, own_riders, allied_riders });
        }
        Some(Action::March { unit, n, from, via, to })
    }

    fn flight(&mut self, unit: Kind, from: Space, to: Space) -> Option<Action> {
        let raid = self.take("raid");
        let cost: Option<u8> = self.number();
        let left = if self.take("of") { Some(self.number()?) } else { None };
        let over = if self.take("over") {
            let mut set = SpaceSet::EMPTY;
            while let Some(s) = self.space() {
                set.add(s);
            }
            Some(set)
        } else {
            None
        };
        let left = left.unwrap_or_else(|| {
            let all = ranges(self.b, self.p, unit, from);
            // In phase 2 aircraft at rest set out; later those in the air come first.
            let likely = if self.p.phase == Phase::CombatMove { all.last() } else { all.first() };
            likely.copied().unwrap_or_else(|| self.p.range(self.b, self.p.power, unit))
        });
        let (short, crossed) = self.path(from, to, left);
        Some(Action::Fly { unit, from, left, to, cost: cost.unwrap_or(short), raid, over: over.unwrap_or(crossed) })
    }

    /// The length of a likely flight and what it crosses: round guns and neutrals if the range allows it, else straight over them.
    fn path(&self, from: Space, to: Space, left: u8) -> (u8, SpaceSet) {
        let map = &self.b.map;
        let neutral = self.p.neutral(self.b);
        let guns = self.p.units.hostile_guns(self.p.power);
        let target = SpaceSet::one(to);
        let clear = |avoid: SpaceSet| map.distance(from, to, !avoid | target).filter(|d| *d <= usize::from(left));
        if let Some(d) = clear(neutral | guns) {
            return (d as u8, SpaceSet::EMPTY);
        }
        let avoid = if clear(neutral).is_some() { neutral } else { SpaceSet::EMPTY };
        let through = !avoid | target;
        let Some(far) = map.distance(from, to, through) else { return (left, SpaceSet::EMPTY) };
        let (mut at, mut crossed) = (from, SpaceSet::EMPTY);
        for step in (1..=far).rev() {
            let nearer = |s: &Space| map.distance(*s, to, through) == Some(step - 1);
            let Some(next) = (map.near(at) & through).iter().find(nearer) else { break };
            if next != to && (guns | neutral).has(next) {
                crossed.add(next);
            }
            at = next;
        }
        // Phase 4: guns are silent and neutrals closed (AA-113, AA-152); nothing is marked.
        let marked = self.p.phase == Phase::CombatMove;
        (far as u8, if marked { crossed } else { SpaceSet::EMPTY })
    }
}
