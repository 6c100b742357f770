//! Reads a typed order that need not be legal, so that the rules can say why it is not.

use super::{
    boarding_word,
    fill::{Filled, Filler, SaidFlight},
    loss_word, ranges, sub_word,
};
use crate::{
    AxisAndAllies,
    action::Action,
    ask::reading,
    board::Board,
    phases::combat::Pool,
    position::{BoardingOrder, Flight, LossOrder, Mission, Phase, Position, ShipRef, SubOrder},
    types::{Kind, Power},
    view::View,
};
use ironbottom_kernel::{
    Refusal, Rules, Seat,
    area::{Space, SpaceSet},
};

/// The action an order in notation means, legal or not; what is left out is filled in (see `fill.rs`). Refused where the order names
/// something that is not there, or leaves open which of several it means; none if the text is no order.
pub fn read(game: &AxisAndAllies, v: &View, seat: Seat, text: &str) -> Option<Result<Action, Refusal>> {
    Some(meaning(&game.board, v, text)?.map_err(|r| {
        // Whose turn it is comes first.
        let waits = game.to_act(&v.position).seats().has(seat);
        if waits { r } else { game.check(&v.position, seat, &Action::Done).err().unwrap_or(r) }
    }))
}

/// Why an action is refused with another space to go to: the way there is not the one it was listed with, so it is filled in as for an
/// order that leaves it out.
pub fn why_not(game: &AxisAndAllies, v: &View, seat: Seat, a: &Action, to: &str) -> Option<Refusal> {
    let text = super::write(&game.board, v, a);
    let text = match (text.split_once('>'), text.rsplit_once(' ')) {
        (Some((from, _)), _) => format!("{from}>{to}"),
        (None, Some((order, _))) => format!("{order} {to}"),
        (None, None) => return None,
    };
    read(game, v, seat, &text)?.and_then(|a| game.check(&v.position, seat, &a)).err()
}

/// What an order means, or why it means nothing; none if the text is no order.
fn meaning(b: &Board, v: &View, text: &str) -> Option<Filled> {
    let words = split(text);
    let mut r = Reader { b, p: &v.position, words: &words, at: 0 };
    let filled = r.action()?;
    (r.at == words.len()).then_some(filled)
}

/// Words in lower case; `>`, `+`, brackets and commas only separate, save inside `trn[...]`. Who writes `tank(s)` means either.
pub(super) fn split(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut inside = false;
    for c in text.replace("(s)", "").chars().flat_map(char::to_lowercase) {
        match c {
            '[' => inside = true,
            ']' => inside = false,
            _ => {}
        }
        if inside && matches!(c, ',' | '&') {
            words.last_mut().into_iter().for_each(|w| w.push('+'));
        } else if !inside && (c.is_whitespace() || matches!(c, '>' | '→' | '+' | '(' | ')' | ',' | ':')) {
            words.push(String::new());
        } else if let Some(last) = words.last_mut() {
            last.push(c);
        }
    }
    words.retain(|w| !w.is_empty());
    words
}

pub(super) struct Reader<'a> {
    pub b: &'a Board,
    pub p: &'a Position,
    pub words: &'a [String],
    pub at: usize,
}

impl Reader<'_> {
    pub fn peek(&self) -> &str {
        self.words.get(self.at).map_or("", String::as_str)
    }

    /// Takes the word if it is this one.
    pub fn take(&mut self, word: &str) -> bool {
        let hit = self.peek() == word;
        self.at += usize::from(hit);
        hit
    }

    fn with<T>(&mut self, value: Option<T>) -> Option<T> {
        self.at += usize::from(value.is_some());
        value
    }

    pub fn number<T: std::str::FromStr>(&mut self) -> Option<T> {
        let n = self.peek().parse().ok();
        self.with(n)
    }

    /// A kind of unit, of several words perhaps: `aircraft carrier`.
    pub fn kind(&mut self) -> Option<Kind> {
        let (n, kind) = self.longest(3, |words| reading::kind(&words.concat()))?;
        self.at += n;
        Some(kind)
    }

    /// The most words from here that together name something.
    fn longest<T>(&self, most: usize, named: impl Fn(&[String]) -> Option<T>) -> Option<(usize, T)> {
        let rest = self.words.get(self.at..)?;
        (1..=most.min(rest.len())).rev().find_map(|n| named(&rest[..n]).map(|t| (n, t)))
    }

    pub fn power(&mut self) -> Option<Power> {
        let p = Power::ALL.into_iter().find(|p| p.id() == self.peek());
        self.with(p)
    }

    /// A space by its code or id, with a little word before it that people like to write.
    pub fn space(&mut self) -> Option<Space> {
        let start = self.at;
        if ["to", "from", "in", "into", "at", "de", "du", "a", "à", "vers", "en", "depuis"].contains(&self.peek()) {
            self.at += 1;
        }
        let found = self.longest(4, |words| reading::space(self.b, &words.join(" ")));
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

    fn filler(&self) -> Filler<'_> {
        Filler { b: self.b, p: self.p }
    }

    /// The owner and the ship of the next words, if any are named. `trn` alone names no ship in particular.
    fn ship_words(&mut self) -> (Option<Power>, Option<String>) {
        let owner = self.power();
        let word = self.peek().to_owned();
        let named = word.starts_with("trn");
        self.at += usize::from(named);
        (owner, Some(word).filter(|w| named && w != "trn"))
    }

    /// What needs filling in, and what says all there is to say.
    fn action(&mut self) -> Option<Filled> {
        let first = self.peek().to_owned();
        match first.as_str() {
            "load" | "charger" | "embarquer" => {
                self.at += 1;
                let (unit, from, zone) = (self.kind()?, self.space()?, self.space());
                let (owner, ship) = self.ship_words();
                self.filler().load(unit, from, zone, owner, ship.as_deref())
            }
            "land" => {
                self.at += 1;
                let (unit, zone, to) = (self.kind()?, self.space()?, self.space()?);
                let (owner, ship) = if self.take("from") { self.ship_words() } else { (None, None) };
                let owner = owner.unwrap_or(self.p.power);
                Some(match ship {
                    Some(text) => {
                        let named = self.filler().named_ship(zone, owner, &text);
                        named.map(|ship| Action::Unload { zone, owner, ship, unit, to })
                    }
                    None => Ok(self.filler().unload(zone, unit, to)),
                })
            }
            "lose" | "propose" => {
                self.at += 1;
                self.loss(first == "propose")
            }
            "move" | "fly" | "sail" | "march" | "bouger" | "deplacer" | "déplacer" => {
                self.at += 1;
                self.movement(false)
            }
            _ => {
                let start = self.at;
                if let Some(a) = self.plain() {
                    return Some(Ok(a));
                }
                self.at = start;
                self.movement(true)
            }
        }
    }

    fn plain(&mut self) -> Option<Action> {
        let first = self.peek().to_owned();
        self.at += 1;
        match first.as_str() {
            "bid" => Some(Action::Bid { germany: self.number()? }),
            "research" => Some(Action::Research { dice: self.number()? }),
            "buy" | "acheter" | "achete" | "achète" => Some(Action::Buy { unit: self.kind()? }),
            "allow" | "refuse" => Some(Action::AllowBoarding { allow: first == "allow" }),
            "rocket" => Some(Action::Rocket { gun: self.space()?, target: self.space()? }),
            "no" => self.take("rocket").then_some(Action::NoRocket),
            "fight" => Some(Action::Fight { space: self.space()? }),
            "support" => Some(Action::Support { zone: self.space()?, n: self.number()? }),
            "disembark" | "forgo" => Some(Action::Disembark { zone: self.space()?, go: first == "disembark" }),
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
            _ => None,
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

    fn loss(&mut self, proposed: bool) -> Option<Filled> {
        let site = super::site(self.p);
        let pool = self.p.combat.as_ref().and_then(|c| c.losses.last()).map(|l| l.pool);
        let defends = matches!(pool, Some(Pool::Defenders { .. }));
        let alone = site.filter(|_| defends).and_then(|s| super::only_defender(self.p, s));
        let owner = self.power().or(alone).unwrap_or(self.p.power);
        let (unit, ship) = if self.peek().starts_with("trn") {
            match site {
                Some(zone) => match self.ship_of(zone, owner) {
                    Ok(ship) => (Kind::Transport, ship),
                    Err(r) => return Some(Err(r)),
                },
                None => (self.kind()?, ShipRef::Plain),
            }
        } else {
            (self.kind()?, ShipRef::Plain)
        };
        if proposed {
            return Some(Ok(Action::ProposeLoss { owner, unit, ship }));
        }
        let left = if self.take("left") {
            self.number()?
        } else if unit.is_air() && owner == self.p.power {
            self.p.flights.iter().filter(|f| f.kind == unit && Some(f.at) == site).map(|f| f.left).min().unwrap_or(0)
        } else {
            0
        };
        let ship = if self.take("to") { self.flight_to(unit, left)? } else { ship };
        Some(Ok(Action::Lose { owner, unit, left, ship }))
    }

    /// Aircraft lost on the way, named by where they went.
    fn flight_to(&mut self, unit: Kind, left: u8) -> Option<ShipRef> {
        let at = self.space()?;
        let raid = self.take("raid");
        let hit = |f: &Flight| f.at == at && f.kind == unit && f.left == left && (f.mission == Mission::Raid) == raid;
        self.p.flights.iter().position(hit).map(|i| ShipRef::Entry(i as u8))
    }

    /// The ship of this owner that the next word describes.
    fn ship_of(&mut self, zone: Space, owner: Power) -> Result<ShipRef, Refusal> {
        let text = self.peek().to_owned();
        self.at += 1;
        if text == "trn" { Ok(ShipRef::Plain) } else { self.filler().named_ship(zone, owner, &text) }
    }

    /// `[n] unit A>B[>C] ...`; `written`: as the notation has it, without a verb before it.
    fn movement(&mut self, written: bool) -> Option<Filled> {
        let n: u16 = self.number().unwrap_or(1);
        if self.peek().starts_with("trn[") || self.peek() == "trn" {
            if n != 1 {
                return None;
            }
            let text = self.peek().to_owned();
            self.at += 1;
            let (from, to) = (self.space()?, self.space()?);
            if text == "trn" {
                return Some(Ok(self.filler().steam(from, to, written)));
            }
            let named = self.filler().named_ship(from, self.p.power, &text);
            return Some(named.map(|ship| Action::Steam { from, ship, to }));
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
            return Some(Ok(self.filler().steam(from, to, false)));
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
            return Some(self.filler().sail(Action::Sail { unit, n, from, via, to, own_riders, allied_riders }));
        }
        Some(match via {
            Some(_) => Ok(Action::March { unit, n, from, via, to }),
            None => self.filler().march(unit, n, from, to),
        })
    }

    fn flight(&mut self, unit: Kind, from: Space, to: Space) -> Option<Filled> {
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
        let said = SaidFlight { unit, from, to, raid, cost, left, over };
        let left = left.unwrap_or_else(|| {
            let all = ranges(self.b, self.p, unit, from);
            // In phase 2 aircraft at rest set out; later those in the air come first.
            let likely = if self.p.phase == Phase::CombatMove { all.last() } else { all.first() };
            likely.copied().unwrap_or_else(|| self.p.range(self.b, self.p.power, unit))
        });
        let (short, crossed) = self.path(from, to, left);
        let likely = Action::Fly { unit, from, left, to, cost: cost.unwrap_or(short), raid, over: over.unwrap_or(crossed) };
        Some(self.filler().flight(said, likely))
    }

    /// The length of a likely flight and what it crosses: round guns and neutrals if the range allows it, else straight over them.
    fn path(&self, from: Space, to: Space, left: u8) -> (u8, SpaceSet) {
        let map = &self.b.map;
        let neutral = self.p.neutral(self.b);
        // Phase 4: guns are silent (AA-113).
        let guns = if self.p.phase == Phase::CombatMove { self.p.units.hostile_guns(self.p.power) } else { SpaceSet::EMPTY };
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
