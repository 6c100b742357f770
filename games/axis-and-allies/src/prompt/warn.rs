//! What a player should know before choosing. Only what is cheap to see; never a reason to refuse.

use super::label;
use crate::{
    action::Action,
    board::Board,
    names, notation, phases,
    position::{Phase, Position, ShipRef},
    types::Kind,
};
use ironbottom_kernel::{
    Msg,
    area::{Space, SpaceSet},
};

/// Something to know about a choice.
pub fn warning(b: &Board, p: &Position, a: &Action, legal: &[Action]) -> Option<Msg> {
    match *a {
        Action::Done => done(b, p, legal),
        Action::Buy { unit: Kind::Carrier } => carrier_nowhere(b, p),
        Action::March { unit, n, from, to, .. } => {
            violates(b, p, SpaceSet::one(to)).or_else(|| leaves_empty(b, p, unit, from, n))
        }
        Action::Steam { from, ship, to } => lone_transport(b, p, to).or_else(|| empty_sails(p, from, ship, to, legal)),
        Action::Unload { to, .. } => violates(b, p, SpaceSet::one(to)),
        Action::Load { unit, from, .. } => leaves_empty(b, p, unit, from, 1),
        Action::Fly { unit, from, left, to, over, .. } => {
            // One that is still in the air holds no ground there.
            let flying =
                p.phase == Phase::NonCombatMove && p.flights.iter().any(|f| (f.at, f.kind, f.left) == (from, unit, left));
            flight(b, p, to, over).or_else(|| if flying { None } else { leaves_empty(b, p, unit, from, 1) })
        }
        Action::Disembark { go: false, .. } => Some(Msg::new("warn-forgo")),
        _ => None,
    }
}

/// Does another flight of the same aircraft come to the same place without flying longer, and crosses less?
pub fn is_detour(a: &Action, legal: &[Action]) -> bool {
    let Action::Fly { unit, from, left, to, cost, raid, over } = *a else { return false };
    !over.is_empty()
        && legal.iter().any(|b| match *b {
            Action::Fly { unit: u, from: f, left: l, to: t, cost: c, raid: r, over: o } => {
                (u, f, l, t, r) == (unit, from, left, to, raid) && c <= cost && o != over && (o & !over).is_empty()
            }
            _ => false,
        })
}

/// 3 IPC for every neutral territory violated (AA-202, AA-203).
fn violates(b: &Board, p: &Position, set: SpaceSet) -> Option<Msg> {
    let fine = label::fines(b, p, set);
    (fine > 0 && p.phase == Phase::CombatMove).then(|| Msg::new("warn-neutral").int("ipc", fine))
}

/// Guns on the way and at the target, one die each (AA-111, AA-112), and neutrals.
fn flight(b: &Board, p: &Position, to: Space, over: SpaceSet) -> Option<Msg> {
    if p.phase != Phase::CombatMove {
        return None;
    }
    let guns = p.units.hostile_guns(p.power);
    let dice = (over & guns).len() + usize::from(guns.has(to));
    let fine = label::fines(b, p, over);
    match (dice, fine) {
        (0, 0) => None,
        (0, _) => Some(Msg::new("warn-neutral").int("ipc", fine)),
        (_, 0) => Some(Msg::new("warn-guns").int("dice", dice as i64)),
        _ => Some(Msg::new("warn-guns-and-neutral").int("dice", dice as i64).int("ipc", fine)),
    }
}

/// Units of the active power's alliance in a territory that hold it: guns do not (AA-088).
fn garrison(p: &Position, s: Space) -> u32 {
    let of =
        |power: crate::types::Power| Kind::PIECES.map(|k| if k == Kind::Aa { 0 } else { u32::from(p.units.get(s, power, k)) });
    p.power.alliance().powers().flat_map(of).sum()
}

/// Could enemy land units come here soon: from next door, or from transports in the zones around?
fn exposed(b: &Board, p: &Position, s: Space) -> bool {
    let near = b.land_near[s.i()];
    let zones = b.sea_near[s.i()] | b.map.around(b.sea_near[s.i()]);
    p.power.enemies().any(|e| {
        let ground = |t: Space| p.units.get(t, e, Kind::Infantry) + p.units.get(t, e, Kind::Armor) > 0;
        near.iter().any(ground) || (zones & b.sea).iter().any(|z| p.units.get(z, e, Kind::Transport) > 0)
    })
}

/// The last units that can defend leave a territory within an enemy's reach, or a capital. A gun holds no ground (AA-088): where it
/// goes changes nothing.
fn leaves_empty(b: &Board, p: &Position, unit: Kind, from: Space, n: u16) -> Option<Msg> {
    let held = !b.is_sea(from) && p.owner(from).is_some_and(|o| !o.is_enemy(p.power));
    if !held || unit == Kind::Aa || garrison(p, from) != u32::from(n) {
        return None;
    }
    let id = match b.space(from).capital_of {
        Some(_) => "warn-capital-empty",
        None if exposed(b, p, from) => "warn-leaves-empty",
        None => return None,
    };
    Some(Msg::new(id).name("space", names::space(b, from)))
}

/// A transport sails among enemies, and nothing of its power that fires goes there (AA-161, AA-173).
fn lone_transport(b: &Board, p: &Position, to: Space) -> Option<Msg> {
    let met = p.phase == Phase::CombatMove && p.units.hostile(p.power).has(to);
    let fires = [Kind::Battleship, Kind::Carrier, Kind::Submarine].iter().any(|k| p.units.get(to, p.power, *k) > 0)
        || p.flights.iter().any(|f| f.at == to);
    (met && !fires).then(|| Msg::new("warn-lone-transport").name("space", names::space(b, to)))
}

/// An untouched transport goes where loaded ones of the same zone could go.
fn empty_sails(p: &Position, from: Space, ship: ShipRef, to: Space, legal: &[Action]) -> Option<Msg> {
    if ship != ShipRef::Plain {
        return None;
    }
    let laden = |a: &Action| match *a {
        Action::Steam { from: f, ship, to: t } if (f, t) == (from, to) && ship != ShipRef::Plain => {
            let has_cargo = p.ship(ship, from, p.power).is_some_and(|s| s.cargo().next().is_some());
            has_cargo.then(|| notation::ship_text(p, from, p.power, ship))
        }
        _ => None,
    };
    let all: Vec<String> = legal.iter().filter_map(laden).collect();
    (!all.is_empty()).then(|| Msg::new("warn-empty-sails").text("ships", all.join(", ")))
}

/// Carriers stand in as many zones as they may (AA-270), and none of those is off the coast of a complex of the buyer's.
fn carrier_nowhere(b: &Board, p: &Position) -> Option<Msg> {
    let limit = phases::place::stack_limit(b, p, Kind::Carrier);
    let stacks = p.units.spaces_with(p.power, Kind::Carrier);
    let mut yards = SpaceSet::EMPTY;
    for by in p.turn.complexes.iter() {
        yards |= b.sea_near[by.i()] & b.sea;
    }
    let full = limit > 0 && stacks.len() >= usize::from(limit) && (stacks & yards).is_empty();
    full.then(|| Msg::new("warn-carrier-nowhere").int("limit", limit))
}

fn done(b: &Board, p: &Position, legal: &[Action]) -> Option<Msg> {
    match p.phase {
        Phase::Purchase => {
            let could_buy = legal.iter().any(|a| matches!(a, Action::Buy { .. }));
            could_buy.then(|| Msg::new("warn-money-left").int("ipc", p.ipc[p.power.i()]))
        }
        Phase::CombatMove | Phase::NonCombatMove => {
            let lost: u16 = p.flights.iter().map(|f| f.n).sum();
            if p.phase == Phase::NonCombatMove && lost > 0 {
                // AA-153: `Done` is open only once nothing can land any more.
                return Some(Msg::new("warn-aircraft-lost").int("n", lost));
            }
            let home = b.capital(p.power);
            let open = p.owner(home) == Some(p.power) && garrison(p, home) == 0;
            open.then(|| Msg::new("warn-capital-empty").name("space", names::space(b, home)))
        }
        Phase::Place => {
            let left: u16 = p.turn.bought.iter().sum();
            (left > 0).then(|| Msg::new("warn-forfeit").int("n", left))
        }
        _ => None,
    }
}
