//! The typed form of actions: short, the same in every language, unique among the legal ones. [`read`] goes the other way.
//!
//! `inf GER>KAR`, `arm GER>EEU>KAR`, `2 car ZHAW>ZMID with 1 ftr`, `ftr WEU>ZGBR (2)`, `bmb GBR>GER raid (3) over WEU`,
//! `load inf GBR ZGBR`, `trn[inf] ZGBR>ZBAL`, `land inf ZBAL>KAR`, `lose trn[inf+inf]`, `retreat EEU`, `place sub ZBAL by GER`.

mod fill;
mod read;
mod script;

pub use read::{read, why_not};
pub use script::spell;

use crate::{
    action::Action,
    board::Board,
    phases::combat::Pool,
    position::{BoardingOrder, Flight, LossOrder, Mission, Position, Ship, ShipRef, SubOrder},
    types::{Kind, Power},
    view::View,
};
use ironbottom_kernel::area::{Space, SpaceSet};
use std::fmt::Write as _;

/// Short code of a kind.
pub const fn code(k: Kind) -> &'static str {
    match k {
        Kind::Infantry => "inf",
        Kind::Armor => "arm",
        Kind::Fighter => "ftr",
        Kind::Bomber => "bmb",
        Kind::Aa => "aa",
        Kind::Battleship => "bb",
        Kind::Carrier => "car",
        Kind::Transport => "trn",
        Kind::Submarine => "sub",
        Kind::Complex => "ic",
    }
}

/// The word of a standing order about losses.
pub const fn loss_word(o: LossOrder) -> &'static str {
    match o {
        LossOrder::Ask => "ask",
        LossOrder::Cheapest => "cheapest",
        LossOrder::KeepGround => "keep-ground",
        LossOrder::Careful => "usual",
    }
}

/// The word of a standing order about submarines.
pub const fn sub_word(o: SubOrder) -> &'static str {
    match o {
        SubOrder::Ask => "ask",
        SubOrder::Stay => "stay",
        SubOrder::Leave => "leave",
    }
}

/// The word of a standing order about boarding.
pub const fn boarding_word(o: BoardingOrder) -> &'static str {
    match o {
        BoardingOrder::Ask => "ask",
        BoardingOrder::Allow => "allow",
        BoardingOrder::Refuse => "refuse",
    }
}

fn short(b: &Board, s: Space) -> &str {
    b.spaces.get(s.i()).map_or("?", |d| d.short.as_str())
}

fn shorts(b: &Board, set: SpaceSet) -> String {
    set.iter().map(|s| short(b, s)).collect::<Vec<_>>().join("+")
}

fn way(b: &Board, from: Space, via: Option<Space>, to: Space) -> String {
    match via {
        Some(v) => format!("{}>{}>{}", short(b, from), short(b, v), short(b, to)),
        None => format!("{}>{}", short(b, from), short(b, to)),
    }
}

/// What a transport carries: `trn[inf+uk inf]`; the owner is named where it is not the ship's own.
fn cargo_text(ship: &Ship) -> String {
    let one = |c: crate::position::Cargo| {
        if c.owner == ship.owner { code(c.kind).to_owned() } else { format!("{} {}", c.owner.id(), code(c.kind)) }
    };
    // An empty one that did something this turn is not the same as an unused one.
    let cargo: Vec<String> = ship.cargo().map(one).collect();
    if cargo.is_empty() { "trn[empty]".to_owned() } else { format!("trn[{}]", cargo.join("+")) }
}

/// A transport told from the others of its owner in its zone: `trn`, `trn[inf]`, and where two carry the same but differ in what they
/// did this turn, `trn[inf]#2`.
pub fn ship_text(p: &Position, zone: Space, owner: Power, r: ShipRef) -> String {
    let ShipRef::Entry(i) = r else { return code(Kind::Transport).to_owned() };
    let Some(ship) = p.ships.get(i as usize) else { return format!("trn#{i}") };
    let text = cargo_text(ship);
    // Entries are sorted, so equal ones stand together and the numbers do not depend on the order of play.
    let mut alike: Vec<&Ship> = p.ships.iter().filter(|s| s.zone == zone && s.owner == owner && cargo_text(s) == text).collect();
    alike.dedup();
    match alike.iter().position(|s| *s == ship) {
        Some(n) if n > 0 => format!("{text}#{}", n + 1),
        _ => text,
    }
}

/// An untouched transport where loaded ones of its power wait beside it.
pub(super) const UNUSED: &str = "trn[unused]";

/// Do loaded ships of the active power lie in this zone?
pub(super) fn laden_wait(p: &Position, zone: Space) -> bool {
    p.ships.iter().any(|s| s.zone == zone && s.owner == p.power && s.cargo().next().is_some())
}

/// The ship that sails. Version 1 wrote an untouched one as `trn`, loaded ones beside it or not; since then `trn` alone, where loaded ones
/// wait, is nobody's form: who types it means a loaded one.
fn sailing_text(p: &Position, from: Space, ship: ShipRef) -> String {
    if ship == ShipRef::Plain && p.rules.reads_since(2) && laden_wait(p, from) {
        return UNUSED.to_owned();
    }
    ship_text(p, from, p.power, ship)
}

/// Ranges that aircraft of the active power have left in a space: at rest the whole range, in the air what remains.
pub(crate) fn ranges(b: &Board, p: &Position, unit: Kind, from: Space) -> Vec<u8> {
    let mut all: Vec<u8> = p.flights.iter().filter(|f| f.at == from && f.kind == unit).map(|f| f.left).collect();
    if p.units.get(from, p.power, unit) > 0 {
        all.push(p.range(b, p.power, unit));
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// Transports in a zone that carry a unit of the active power of this kind: more than one, and the ship must be named.
fn carriers_of(p: &Position, zone: Space, unit: Kind) -> usize {
    let mut ships: Vec<&Ship> =
        p.ships.iter().filter(|s| s.zone == zone && s.cargo().any(|c| c.kind == unit && c.owner == p.power)).collect();
    ships.dedup();
    ships.len()
}

fn owned(p: &Position, owner: Power, text: &str) -> String {
    if owner == p.power { text.to_owned() } else { format!("{} {text}", owner.id()) }
}

fn riders(out: &mut String, own: u16, allied: [u16; 5]) {
    let mut join = " with ";
    if own > 0 {
        let _ = write!(out, "{join}{own} ftr");
        join = " + ";
    }
    for (i, n) in allied.into_iter().enumerate().filter(|(_, n)| *n > 0) {
        let _ = write!(out, "{join}{n} {} ftr", Power::from_index(i).id());
        join = " + ";
    }
}

/// Where fighting is going on: the battle, or the raid whose bombers are being lost.
pub(crate) fn site(p: &Position) -> Option<Space> {
    let c = p.combat.as_ref()?;
    let raid = match c.losses.last().map(|l| l.pool) {
        Some(Pool::Raiders { space }) => Some(space),
        _ => None,
    };
    raid.or_else(|| c.battle.as_ref().map(|f| f.space))
}

/// The flight a loss names: aircraft lost on the way are told apart by where they went.
pub(crate) fn flight(p: &Position, unit: Kind, r: ShipRef) -> Option<Flight> {
    match r {
        ShipRef::Entry(i) if unit.is_air() => p.flights.get(i as usize).copied(),
        _ => None,
    }
}

/// The power that defends a space alone, if it is one.
pub(crate) fn only_defender(p: &Position, site: Space) -> Option<Power> {
    let mut all = p.power.enemies().filter(|e| p.units.of(site, *e).iter().any(|n| *n > 0));
    all.next().filter(|_| all.next().is_none())
}

/// A loss: `inf`, `uk inf`, `ftr left 2`, `bmb left 3 to GER raid`, `trn[inf]`. The owner is named where others of his side stand beside him.
fn loss(b: &Board, p: &Position, owner: Power, unit: Kind, left: u8, ship: ShipRef) -> String {
    let mut text = match ship {
        ShipRef::Entry(i) if unit == Kind::Transport => {
            let zone = p.ships.get(i as usize).map_or(Space(0), |s| s.zone);
            ship_text(p, zone, owner, ship)
        }
        _ => code(unit).to_owned(),
    };
    if unit.is_air() && owner == p.power {
        let _ = write!(text, " left {left}");
    }
    if let Some(f) = flight(p, unit, ship) {
        let _ = write!(text, " to {}{}", short(b, f.at), if f.mission == Mission::Raid { " raid" } else { "" });
    }
    let alone = site(p).and_then(|s| only_defender(p, s)) == Some(owner);
    if alone { text } else { owned(p, owner, &text) }
}

/// One language-neutral form, unique among the legal.
pub fn write(b: &Board, v: &View, a: &Action) -> String {
    let p = &v.position;
    let s = |space| short(b, space);
    match *a {
        Action::Bid { germany } => format!("bid {germany}"),
        Action::Research { dice } => format!("research {dice}"),
        Action::Buy { unit } => format!("buy {}", code(unit)),
        Action::March { unit, n, from, via, to } => {
            let n = if n > 1 { format!("{n} ") } else { String::new() };
            format!("{n}{} {}", code(unit), way(b, from, via, to))
        }
        Action::Sail { unit, n, from, via, to, own_riders, allied_riders } => {
            let n = if n > 1 { format!("{n} ") } else { String::new() };
            let mut text = format!("{n}{} {}", code(unit), way(b, from, via, to));
            riders(&mut text, own_riders, allied_riders);
            text
        }
        Action::Fly { unit, from, left, to, cost, raid, over } => {
            let raid = if raid { " raid" } else { "" };
            let range = if ranges(b, p, unit, from).len() > 1 { format!(" of {left}") } else { String::new() };
            let over = if over.is_empty() { String::new() } else { format!(" over {}", shorts(b, over)) };
            format!("{} {}>{}{raid} ({cost}{range}){over}", code(unit), s(from), s(to))
        }
        Action::Load { unit, from, zone, owner, ship } => {
            let mut text = format!("load {} {} {}", code(unit), s(from), s(zone));
            if ship != ShipRef::Plain || owner != p.power {
                let _ = write!(text, " {}", owned(p, owner, &ship_text(p, zone, owner, ship)));
            }
            text
        }
        Action::Steam { from, ship, to } => format!("{} {}>{}", sailing_text(p, from, ship), s(from), s(to)),
        Action::Unload { zone, owner, ship, unit, to } => {
            let mut text = format!("land {} {}>{}", code(unit), s(zone), s(to));
            if carriers_of(p, zone, unit) > 1 {
                let _ = write!(text, " from {}", owned(p, owner, &ship_text(p, zone, owner, ship)));
            }
            text
        }
        Action::AllowBoarding { allow } => if allow { "allow" } else { "refuse" }.to_owned(),
        Action::Rocket { gun, target } => format!("rocket {}>{}", s(gun), s(target)),
        Action::NoRocket => "no rocket".to_owned(),
        Action::Fight { space } => format!("fight {}", s(space)),
        Action::Support { zone, n } => format!("support {} {n}", s(zone)),
        Action::Disembark { zone, go } => format!("{} {}", if go { "disembark" } else { "forgo" }, s(zone)),
        Action::Lose { owner, unit, left, ship } => format!("lose {}", loss(b, p, owner, unit, left, ship)),
        Action::ProposeLoss { owner, unit, ship } => format!("propose {}", loss(b, p, owner, unit, 0, ship)),
        Action::AnswerLoss { agree } => if agree { "agree" } else { "disagree" }.to_owned(),
        Action::Withdraw { n, to } => format!("withdraw {n} {}", s(to)),
        Action::Stay => "stay".to_owned(),
        Action::PressOn => "press on".to_owned(),
        Action::Retreat { to, leave_subs } => {
            let to = to.map_or("air", s);
            format!("retreat {to}{}", if leave_subs { " leave subs" } else { "" })
        }
        Action::Alight { zone, to } => format!("alight {}>{}", s(zone), s(to)),
        Action::Place { unit, at, by } => {
            let text = format!("place {} {}", code(unit), s(at));
            let several = b.is_sea(at) && b.coasts.get(at.i()).is_some_and(|c| (*c & p.turn.complexes).len() > 1);
            if several || (!b.is_sea(at) && at != by) { format!("{text} by {}", s(by)) } else { text }
        }
        Action::Done => "done".to_owned(),
        Action::OrderLosses(o) => format!("order losses {}", loss_word(o)),
        Action::OrderSubs(o) => format!("order subs {}", sub_word(o)),
        Action::OrderBoarding(o) => format!("order boarding {}", boarding_word(o)),
    }
}
