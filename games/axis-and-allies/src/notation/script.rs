//! Orders for several actions at once: each is spelled out into the ordinary actions, tried one after another on a copy.
//!
//! `buy 5 inf 2 arm`, `all RUS to KAR`, `all inf RUS to KAR`, `2 load inf GBR ZGBR`, `land 2 inf ZBAL>KAR`, `2 trn ZJAP>ZWAK`,
//! `trn ZEUS>ZHUD>ZGBR`, `assault 2 inf GBR>FIN via ZGBR with bb`.

use super::{
    code,
    fill::Filler,
    read::{Reader, read, split},
    write,
};
use crate::{
    AxisAndAllies,
    action::Action,
    ask::reading,
    names,
    position::{Phase, Position, Ship, ShipRef},
    rule,
    types::Kind,
    view::View,
};
use ironbottom_kernel::{Dice, Log, Msg, Refusal, Rules, Seat, Spelled, area::Space};

/// Units in one such order at most.
const MOST: u16 = 99;

/// What an order comes to, or why not.
type Outcome = Result<Script, Refusal>;

/// The actions an order for several of them at once means; none if the text is no such order.
pub fn spell(game: &AxisAndAllies, v: &View, seat: Seat, text: &str) -> Option<Result<Spelled<Action>, Refusal>> {
    // Who is not asked, or is asked something else, hears so from the reading of single orders.
    if v.position.power.seat() != seat || v.position.boarding.is_some() {
        return None;
    }
    let words = split(text);
    let script = Script { p: v.position.clone(), steps: Vec::new(), notes: Vec::new() };
    let order = Order { game, seat, words: &words };
    let out = match v.position.phase {
        Phase::Purchase => order.purchase(script),
        Phase::CombatMove | Phase::NonCombatMove => order.movement(script),
        _ => None,
    }?;
    Some(out.map(|s| Spelled { actions: s.steps, notes: s.notes }))
}

/// What has been done so far, and how the board then stands.
#[derive(Clone)]
struct Script {
    p: Position,
    steps: Vec<(Action, String)>,
    notes: Vec<Msg>,
}

struct Order<'a> {
    game: &'a AxisAndAllies,
    seat: Seat,
    words: &'a [String],
}

impl Script {
    fn view(&self) -> View {
        View { position: self.p.clone() }
    }
}

/// `2`, `2x`.
fn count(word: &str) -> Option<u16> {
    word.strip_suffix(['x', '×']).unwrap_or(word).parse().ok().filter(|n| (1..=MOST).contains(n))
}

/// What changed among the ships by one action: the ship as it is now.
fn changed(before: &[Ship], after: &[Ship]) -> Option<Ship> {
    let times = |all: &[Ship], s: &Ship| all.iter().filter(|x| *x == s).count();
    after.iter().find(|s| times(after, s) > times(before, s)).copied()
}

/// How a ship is named now.
fn reference(p: &Position, ship: &Ship) -> ShipRef {
    p.ships.iter().position(|s| s == ship).map_or(ShipRef::Plain, |i| ShipRef::Entry(i as u8))
}

impl Order<'_> {
    fn reader<'b>(&'b self, p: &'b Position, at: usize) -> Reader<'b> {
        Reader { b: &self.game.board, p, words: self.words, at }
    }

    fn step(&self, s: &mut Script, a: Action) -> Result<(), Refusal> {
        self.game.check(&s.p, self.seat, &a)?;
        let text = write(&self.game.board, &s.view(), &a);
        // Nothing that is spelled out rolls a die.
        self.game.apply(&mut s.p, self.seat, &a, &mut Dice::scripted(&[]), &mut Log::default());
        s.steps.push((a, text));
        Ok(())
    }

    /// One order by its words, as the script stands.
    fn said(&self, s: &mut Script, text: &str) -> Result<(), Refusal> {
        match read(self.game, &s.view(), self.seat, text) {
            Some(Ok(a)) => self.step(s, a),
            Some(Err(why)) => Err(why),
            None => Err(Refusal::new(rule::AA_004, "refuse-phase")),
        }
    }

    /// `buy 5 inf 2 arm` (AA-080).
    fn purchase(&self, mut s: Script) -> Option<Outcome> {
        if !matches!(self.words.first()?.as_str(), "buy" | "acheter" | "achete" | "achète") {
            return None;
        }
        let force = reading::force(&self.words[1..].join(" "), u32::from(MOST)).ok()?;
        // One kind is an order that is repeated.
        if force.len() < 2 {
            return None;
        }
        for unit in force.iter().flat_map(|(k, n)| std::iter::repeat_n(*k, usize::from(*n))) {
            if let Err(r) = self.step(&mut s, Action::Buy { unit }) {
                return Some(Err(r));
            }
        }
        Some(Ok(s))
    }

    fn movement(&self, s: Script) -> Option<Outcome> {
        let first = self.words.first()?.as_str();
        // `2x load`, `2 trn`: the number stands before.
        let (times, at) = count(first).map_or((1, 0), |n| (n, 1));
        match self.words.get(at)?.as_str() {
            "all" | "tout" | "tous" | "toutes" if at == 0 => self.all(s),
            "assault" | "assaut" if at == 0 => self.assault(s),
            "load" | "charger" | "embarquer" => self.load(s, times, at + 1),
            "land" => self.land(s, times, at + 1),
            "move" | "sail" => self.transports(s, times, at + 1),
            _ => self.transports(s, times, at),
        }
    }

    // ---- Everything from here to there ----

    /// `all [unit] A to B`: whatever can; what stays is said with the reason.
    fn all(&self, mut s: Script) -> Option<Outcome> {
        let (kind, from, to, at) = {
            let mut r = self.reader(&s.p, 1);
            let kind = r.kind();
            (kind, r.space()?, r.space()?, r.at)
        };
        if at != self.words.len() {
            return None;
        }
        let me = s.p.power;
        // Carriers before the fighters that ride on them.
        let order = [
            Kind::Infantry,
            Kind::Armor,
            Kind::Carrier,
            Kind::Fighter,
            Kind::Bomber,
            Kind::Aa,
            Kind::Battleship,
            Kind::Submarine,
            Kind::Transport,
        ];
        let mut first: Option<Refusal> = None;
        for k in order.into_iter().filter(|k| kind.is_none_or(|only| only == *k)) {
            loop {
                let flying: u16 = s.p.flights.iter().filter(|f| f.at == from && f.kind == k).map(|f| f.n).sum();
                let there = s.p.units.get(from, me, k) + flying;
                if there == 0 {
                    break;
                }
                let Err(r) = self.one(&mut s, k, from, to) else { continue };
                let note = Msg::new("order-stays").msg("units", names::count(k, there)).msg("reason", r.reason.clone());
                s.notes.push(note);
                first.get_or_insert(r);
                break;
            }
        }
        if s.steps.is_empty() {
            let none = Msg::new("refuse-all-none").name("space", names::space(&self.game.board, from));
            return Some(Err(first.unwrap_or_else(|| Refusal::because(rule::AA_268, none))));
        }
        Some(Ok(s))
    }

    /// One more unit of a kind goes from here to there.
    fn one(&self, s: &mut Script, k: Kind, from: Space, to: Space) -> Result<(), Refusal> {
        let b = &self.game.board;
        let short = |x: Space| b.space(x).short.as_str();
        let goes = |a: &Action| matches!(*a, Action::Sail { unit, from: f, to: t, .. } if (unit, f, t) == (k, from, to));
        if k == Kind::Carrier {
            // With as many fighters as can ride along.
            let riders = |a: &Action| match *a {
                Action::Sail { own_riders, allied_riders, .. } => own_riders + allied_riders.iter().sum::<u16>(),
                _ => 0,
            };
            let all = Filler { b, p: &s.p }.moves();
            if let Some(a) = all.into_iter().filter(goes).max_by_key(riders) {
                return self.step(s, a);
            }
        }
        if k == Kind::Transport {
            let a = Filler { b, p: &s.p }.steam(from, to, false);
            return self.step(s, a);
        }
        let text = format!("{} {}>{}", code(k), short(from), short(to));
        let single = self.said(s, &text);
        // Under a limit of stacks they go only together (AA-270).
        match single {
            Err(r) if !k.is_air() => {
                let all = s.p.unmoved(from, k);
                if all > 1 { self.said(s, &format!("{all} {text}")).map_err(|_| r) } else { Err(r) }
            }
            done => done,
        }
    }

    // ---- Transports ----

    /// Boards one unit: a ship that is begun is filled before the next opens (AA-163).
    fn board(&self, s: &mut Script, unit: Kind, from: Space, zone: Space) -> Result<Ship, Refusal> {
        let owner = s.p.power;
        let f = Filler { b: &self.game.board, p: &s.p };
        let mut ships = f.ships(zone, owner);
        // Begun ones first.
        ships.sort_by_key(|r| s.p.ship(*r, zone, owner).is_none_or(|ship| ship.cargo().next().is_none()));
        let action = |ship| Action::Load { unit, from, zone, owner, ship };
        let open = ships.iter().find(|r| self.game.check(&s.p, self.seat, &action(**r)).is_ok()).copied();
        // For the reason: the one with room, if any.
        let room = || ships.iter().rev().find(|r| s.p.ship(**r, zone, owner).is_some_and(|x| x.has_room(unit)));
        let ship = open.or_else(|| room().or_else(|| ships.first()).copied()).unwrap_or(ShipRef::Plain);
        let before = s.p.ships.clone();
        self.step(s, action(ship))?;
        Ok(changed(&before, &s.p.ships).unwrap_or_else(|| Ship::plain(zone, owner)))
    }

    /// `2 load inf GBR [ZGBR]`, `load 2 inf GBR ZGBR`, `load 2 inf 1 arm GBR ZGBR`.
    fn load(&self, mut s: Script, times: u16, at: usize) -> Option<Outcome> {
        let (force, from, zone) = {
            let mut r = self.reader(&s.p, at);
            let force = units(&mut r, times)?;
            let (from, zone) = (r.space()?, r.space());
            if r.at != self.words.len() {
                return None;
            }
            (force, from, zone)
        };
        if force.len() < 2 {
            return None;
        }
        let own = s.p.units.spaces_with(s.p.power, Kind::Transport);
        let zones: Vec<Space> = match zone {
            Some(z) => vec![z],
            None => (self.game.board.sea_near[from.i()] & own).iter().collect(),
        };
        let [zone] = zones.as_slice() else { return None };
        if !own.has(*zone) {
            // An ally's ship: one by one, he is asked.
            return None;
        }
        for unit in force {
            if let Err(r) = self.board(&mut s, unit, from, *zone) {
                return Some(Err(r));
            }
        }
        Some(Ok(s))
    }

    /// `2 land inf ZBAL>KAR`, `land 2 inf ZBAL>KAR`.
    fn land(&self, mut s: Script, times: u16, at: usize) -> Option<Outcome> {
        let (force, zone, to) = {
            let mut r = self.reader(&s.p, at);
            let force = units(&mut r, times)?;
            let (zone, to) = (r.space()?, r.space()?);
            if r.at != self.words.len() {
                return None;
            }
            (force, zone, to)
        };
        if force.len() < 2 {
            return None;
        }
        for unit in force {
            let a = Filler { b: &self.game.board, p: &s.p }.unload(zone, unit, to);
            if let Err(r) = self.step(&mut s, a) {
                return Some(Err(r));
            }
        }
        Some(Ok(s))
    }

    /// `2 trn A>B`, `trn A>B>C`, `trn A>C`, `trn[inf+inf] A>B>C`: loaded ones first.
    fn transports(&self, s: Script, times: u16, at: usize) -> Option<Outcome> {
        let (ship, path) = {
            let mut r = self.reader(&s.p, at);
            let word = r.peek().to_owned();
            let named = word.starts_with("trn[");
            if named {
                r.at += 1;
            } else if r.kind()? != Kind::Transport {
                return None;
            }
            let mut path = vec![r.space()?, r.space()?];
            if ["via", "through", "by", "par"].contains(&r.peek()) {
                r.at += 1;
                path.insert(1, r.space()?);
            } else {
                path.extend(r.space());
            }
            if r.at != self.words.len() {
                return None;
            }
            (named.then_some(word), path)
        };
        let near = |x: Space, y: Space| self.game.board.sea_near[x.i()].has(y);
        let (from, to) = (path[0], path[path.len() - 1]);
        let paths = match path.as_slice() {
            [_, _] if near(from, to) && times == 1 => return None,
            [_, _] if !near(from, to) => self.between(&s.p, from, to),
            _ => vec![path],
        };
        if paths.is_empty() {
            return None;
        }
        let mut done = s;
        for _ in 0..times {
            done = match self.cruise(&done, ship.as_deref(), &paths) {
                Ok(s) => s,
                Err(r) => return Some(Err(r)),
            };
        }
        Some(Ok(done))
    }

    /// The ways of two zones, those free of enemies first.
    fn between(&self, p: &Position, from: Space, to: Space) -> Vec<Vec<Space>> {
        let near = &self.game.board.sea_near;
        let hostile = p.units.hostile(p.power);
        let mut vias: Vec<Space> = (near[from.i()] & near[to.i()] & self.game.board.sea).iter().collect();
        vias.sort_by_key(|v| hostile.has(*v));
        vias.into_iter().map(|v| vec![from, v, to]).collect()
    }

    /// One transport goes one of these ways: the first that may, loaded ones first.
    fn cruise(&self, s: &Script, named: Option<&str>, paths: &[Vec<Space>]) -> Outcome {
        let (me, from) = (s.p.power, paths[0][0]);
        let f = Filler { b: &self.game.board, p: &s.p };
        let mut ships = match named {
            Some(text) => vec![f.named_ship(from, me, text)?],
            None => f.ships(from, me),
        };
        ships.sort_by_key(|r| s.p.ship(*r, from, me).is_none_or(|x| x.cargo().next().is_none()));
        let mut why = None;
        for r in &ships {
            for path in paths {
                match self.follow(s.clone(), *r, path) {
                    Ok((done, _)) => return Ok(done),
                    Err(r) => {
                        why.get_or_insert(r);
                    }
                }
            }
        }
        Err(why.unwrap_or_else(|| {
            Refusal::because(rule::AA_163, Msg::new("refuse-move-no-ship").name("space", names::space(&self.game.board, from)))
        }))
    }

    /// A transport goes this way, zone by zone.
    fn follow(&self, mut s: Script, ship: ShipRef, path: &[Space]) -> Result<(Script, Ship), Refusal> {
        let mut now = s.p.ship(ship, path[0], s.p.power).unwrap_or_else(|| Ship::plain(path[0], s.p.power));
        let mut r = ship;
        for leg in path.windows(2) {
            let before = s.p.ships.clone();
            self.step(&mut s, Action::Steam { from: leg[0], ship: r, to: leg[1] })?;
            now = changed(&before, &s.p.ships).unwrap_or_else(|| Ship::plain(leg[1], s.p.power));
            r = reference(&s.p, &now);
        }
        Ok((s, now))
    }

    // ---- A whole assault ----

    /// `assault 2 inf [1 arm] A>B [via Z1[>Z2..]] [with [n] bb [from Z]]`: boards, sails, declares the landing and brings the escort
    /// (AA-086, AA-164, AA-190). The first zone that is named is the one where the units board, the last where they land.
    fn assault(&self, s: Script) -> Option<Outcome> {
        let mut r = self.reader(&s.p, 1);
        let force = units(&mut r, 1)?;
        let (from, to) = (r.space()?, r.space()?);
        let mut via = Vec::new();
        if ["via", "through", "by", "par"].contains(&r.peek()) {
            r.at += 1;
            while let Some(z) = r.space() {
                via.push(z);
            }
        }
        let mut escort = Vec::new();
        if ["with", "avec"].contains(&r.peek()) {
            r.at += 1;
            escort = units(&mut r, 1)?;
        }
        let base = r.space();
        if r.at != self.words.len() || (base.is_some() && escort.is_empty()) {
            return None;
        }
        let routes = self.routes(&s.p, from, to, &via);
        let mut why = None;
        for path in &routes {
            match self.carry_out(s.clone(), &force, from, to, path, &escort, base) {
                Ok(done) => return Some(Ok(done)),
                Err(r) => {
                    why.get_or_insert(r);
                }
            }
        }
        let none = Msg::new("refuse-assault-way").name("from", names::space(&self.game.board, from));
        let none = none.name("space", names::space(&self.game.board, to));
        Some(Err(why.unwrap_or_else(|| Refusal::because(rule::AA_164, none))))
    }

    /// From a zone where transports wait off the one coast to a zone off the other: as said, else the shortest and quietest first.
    fn routes(&self, p: &Position, from: Space, to: Space, via: &[Space]) -> Vec<Vec<Space>> {
        let b = &self.game.board;
        let (start, end) = (b.sea_near[from.i()] & b.sea, b.sea_near[to.i()] & b.sea);
        if via.len() > 1 {
            return vec![via.to_vec()];
        }
        let own = p.units.spaces_with(p.power, Kind::Transport);
        let hostile = p.units.hostile(p.power);
        let mut out: Vec<Vec<Space>> = Vec::new();
        for z in (start & own).iter() {
            if end.has(z) {
                out.push(vec![z]);
            }
            for next in (b.sea_near[z.i()] & b.sea).iter() {
                if end.has(next) {
                    out.push(vec![z, next]);
                }
                out.extend((b.sea_near[next.i()] & b.sea & end).iter().filter(|l| *l != z).map(|l| vec![z, next, l]));
            }
        }
        out.retain(|path| via.iter().all(|v| path.contains(v)));
        let enemies = |path: &[Space]| path.iter().filter(|z| hostile.has(**z)).count();
        out.sort_by_key(|path| (via.first().is_some_and(|v| path[0] != *v), enemies(path), path.len()));
        if out.is_empty() && via.len() == 1 { vec![via.to_vec()] } else { out }
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one order")]
    fn carry_out(
        &self,
        mut s: Script,
        force: &[Kind],
        from: Space,
        to: Space,
        path: &[Space],
        escort: &[Kind],
        base: Option<Space>,
    ) -> Outcome {
        let (start, end) = (path[0], path[path.len() - 1]);
        let mut fleet: Vec<Ship> = Vec::new();
        for unit in force {
            let before = s.p.ships.clone();
            let ship = self.board(&mut s, *unit, from, start)?;
            // The ship that was there before, if it was one of ours, is now this one.
            let gone =
                before.iter().find(|x| before.iter().filter(|y| y == x).count() > s.p.ships.iter().filter(|y| y == x).count());
            if let Some(i) = gone.and_then(|g| fleet.iter().position(|x| x == g)) {
                fleet.remove(i);
            }
            fleet.push(ship);
        }
        let mut arrived: Vec<Ship> = Vec::new();
        for ship in fleet {
            let (done, now) = self.follow(s.clone(), reference(&s.p, &ship), path)?;
            s = done;
            arrived.push(now);
        }
        for mut ship in arrived {
            // Those who came aboard now; what was there before stays aboard.
            let mut units: Vec<Kind> = ship.cargo().filter(|c| c.owner == s.p.power && c.fresh).map(|c| c.kind).collect();
            while let Some(unit) = units.pop() {
                let before = s.p.ships.clone();
                let (zone, owner) = (end, s.p.power);
                let r = reference(&s.p, &ship);
                self.step(&mut s, Action::Unload { zone, owner, ship: r, unit, to })?;
                ship = changed(&before, &s.p.ships).unwrap_or(ship);
            }
        }
        // Those that are where they should be stay there.
        let mut there = Kind::PIECES.map(|k| if base.is_none_or(|z| z == end) { s.p.unmoved(end, k) } else { 0 });
        for unit in escort {
            match there.get_mut(unit.i()).filter(|n| **n > 0) {
                Some(n) => *n -= 1,
                None => self.accompany(&mut s, *unit, start, end, base)?,
            }
        }
        Ok(s)
    }

    /// An escort joins: from the zone that is named, else from where the units boarded, else from wherever one can come.
    fn accompany(&self, s: &mut Script, unit: Kind, start: Space, end: Space, base: Option<Space>) -> Result<(), Refusal> {
        let b = &self.game.board;
        let here = s.p.units.spaces_with(s.p.power, unit);
        let mut bases: Vec<Space> = match base {
            Some(z) => vec![z],
            None => here.iter().filter(|z| *z != end && s.p.unmoved(*z, unit) > 0).collect(),
        };
        bases.sort_by_key(|z| *z != start);
        let mut why = None;
        for z in bases {
            match self.said(s, &format!("{} {}>{}", code(unit), b.space(z).short, b.space(end).short)) {
                Ok(()) => return Ok(()),
                Err(r) => {
                    why.get_or_insert(r);
                }
            }
        }
        Err(why.unwrap_or_else(|| {
            let none = Msg::new("refuse-move-none").name("unit", format!("units.{}", unit.id()));
            Refusal::because(rule::AA_154, none.name("space", names::space(b, start)))
        }))
    }
}

/// `2 inf 1 arm`, one by one; a number before the whole counts for each.
fn units(r: &mut Reader<'_>, times: u16) -> Option<Vec<Kind>> {
    let mut out = Vec::new();
    loop {
        let start = r.at;
        let n = count(r.peek());
        r.at += usize::from(n.is_some());
        let Some(kind) = r.kind() else {
            r.at = start;
            break;
        };
        out.extend(std::iter::repeat_n(kind, usize::from(n.unwrap_or(1) * times)));
        if ["and", "et"].contains(&r.peek()) {
            r.at += 1;
        }
        if out.len() > usize::from(MOST) {
            return None;
        }
    }
    (!out.is_empty()).then_some(out)
}
