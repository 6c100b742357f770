//! What each choice says, how to point at it, and what it costs.

use crate::{
    action::Action,
    board::Board,
    names, notation, odds,
    position::{BoardingOrder, Flight, LossOrder, Mission, Phase, Position, ShipRef, SubOrder},
    scene,
    types::{Kind, Power},
};
use ironbottom_kernel::{
    Arg, Msg,
    area::{Space, SpaceSet},
    prompt::Gesture,
};

/// IPC that the violation of one neutral costs (AA-202, AA-203).
const NEUTRAL: i32 = 3;

fn way(b: &Board, m: Msg, from: Space, to: Space) -> Msg {
    m.name("from", names::space(b, from)).name("to", names::space(b, to))
}

fn via(b: &Board, plain: &'static str, through: &'static str, via: Option<Space>) -> Msg {
    via.map_or_else(|| Msg::new(plain), |v| Msg::new(through).name("via", names::space(b, v)))
}

fn units(m: Msg, k: Kind, n: u16) -> Msg {
    m.arg("units", Arg::Msg(Box::new(names::count(k, n))))
}

fn spaces(b: &Board, set: SpaceSet) -> Arg {
    Arg::List(set.iter().map(|s| Arg::Name(names::space(b, s).into())).collect())
}

/// A transport in words: what it carries.
fn ship(p: &Position, owner: Power, zone: Space, r: ShipRef) -> Msg {
    let Some(ship) = p.ship(r, zone, owner) else { return Msg::new("ship-plain") };
    let cargo: Vec<Msg> = ship.cargo().map(|c| Msg::thing(names::unit(c.kind))).collect();
    if cargo.is_empty() {
        return Msg::new(if r == ShipRef::Plain { "ship-plain" } else { "ship-empty" });
    }
    Msg::new("ship-laden").arg("cargo", Arg::List(cargo.into_iter().map(|m| Arg::Msg(Box::new(m))).collect()))
}

fn sub(m: Msg, name: &'static str, inner: Msg) -> Msg {
    m.arg(name, Arg::Msg(Box::new(inner)))
}

/// What a choice says.
pub fn label(b: &Board, p: &Position, a: &Action) -> Msg {
    let at = |m: Msg, s: Space| m.name("space", names::space(b, s));
    let unit = |m: Msg, k: Kind| m.name("unit", names::unit(k));
    match *a {
        Action::Bid { germany } => {
            Msg::new("do-bid").int("germany", germany).int("japan", p.rules.axis_bid.saturating_sub(germany))
        }
        Action::Research { dice } => Msg::new("do-research").int("dice", dice).int("percent", breakthrough(dice)),
        Action::Buy { unit: k } => unit(Msg::new("do-buy"), k),
        Action::March { unit: k, n, from, via: v, to } => way(b, units(via(b, "do-move", "do-move-via", v), k, n), from, to),
        Action::Sail { unit: k, n, from, via: v, to, own_riders, allied_riders } => {
            let riders = own_riders + allied_riders.iter().sum::<u16>();
            let m = way(b, units(via(b, "do-move", "do-move-via", v), k, n), from, to);
            if riders == 0 { m } else { sub(units(Msg::new("do-with-riders"), Kind::Fighter, riders), "move", m) }
        }
        Action::Fly { unit: k, from, to, cost, raid, over, .. } => {
            let id = match (raid, over.is_empty()) {
                (true, true) => "do-raid",
                (true, false) => "do-raid-over",
                (false, true) => "do-fly",
                (false, false) => "do-fly-over",
            };
            way(b, unit(Msg::new(id), k), from, to).int("n", cost).arg("over", spaces(b, over))
        }
        Action::Load { unit: k, from, zone, owner, ship: r } => {
            let id = if owner == p.power { "do-load" } else { "do-load-allied" };
            let m = way(b, unit(names::by(id, owner), k), from, zone);
            sub(m, "ship", ship(p, owner, zone, r))
        }
        Action::Steam { from, ship: r, to } => sub(way(b, Msg::new("do-steam"), from, to), "ship", ship(p, p.power, from, r)),
        Action::Unload { zone, owner, ship: r, unit: k, to } => {
            sub(way(b, unit(Msg::new("do-unload"), k), zone, to), "ship", ship(p, owner, zone, r))
        }
        Action::AllowBoarding { allow } => Msg::new(if allow { "do-allow" } else { "do-refuse" }),
        Action::Rocket { gun, target } => way(b, Msg::new("do-rocket"), gun, target),
        Action::NoRocket => Msg::new("do-no-rocket"),
        Action::Fight { space } => fight(b, p, space),
        Action::Support { zone, n } => at(Msg::new("do-support").int("n", n), zone),
        Action::Disembark { zone, go } => at(Msg::new(if go { "do-disembark" } else { "do-forgo" }), zone),
        Action::Lose { owner, unit: k, left, ship: r } => lose(b, p, (owner, k, r), left),
        Action::ProposeLoss { owner, unit: k, ship: r } => sub(Msg::new("do-propose"), "unit", loss(p, owner, k, r)),
        Action::AnswerLoss { agree } => Msg::new(if agree { "do-agree" } else { "do-disagree" }),
        Action::Withdraw { n, to } => at(units(Msg::new("do-withdraw"), Kind::Submarine, n), to),
        Action::Stay => Msg::new("do-stay"),
        Action::PressOn => Msg::new("do-press-on"),
        Action::Retreat { to, leave_subs } => {
            let m = retreat(b, p, to);
            if leave_subs { sub(Msg::new("do-leave-subs"), "retreat", m) } else { m }
        }
        Action::Alight { to, .. } => at(Msg::new("do-alight"), to),
        Action::Place { unit: k, at: s, by } => {
            let m = at(unit(Msg::new(if s == by { "do-place" } else { "do-place-by" }), k), s);
            m.name("by", names::space(b, by))
        }
        Action::Done => Msg::new(done(p.phase)),
        Action::OrderLosses(o) => Msg::new(match o {
            LossOrder::Ask => "order-losses-ask",
            LossOrder::Cheapest => "order-losses-cheapest",
            LossOrder::KeepGround => "order-losses-keep-ground",
            LossOrder::Careful => "order-losses-usual",
        }),
        Action::OrderSubs(o) => Msg::new(match o {
            SubOrder::Ask => "order-subs-ask",
            SubOrder::Stay => "order-subs-stay",
            SubOrder::Leave => "order-subs-leave",
        }),
        Action::OrderBoarding(o) => Msg::new(match o {
            BoardingOrder::Ask => "order-boarding-ask",
            BoardingOrder::Allow => "order-boarding-allow",
            BoardingOrder::Refuse => "order-boarding-refuse",
        }),
    }
}

/// A unit that is taken as a loss; aircraft with how far they can still fly.
fn lose(b: &Board, p: &Position, (owner, k, r): (Power, Kind, ShipRef), left: u8) -> Msg {
    let unit = loss(p, owner, k, r);
    if let Some(f) = notation::flight(p, k, r) {
        let id = if f.mission == Mission::Raid { "do-lose-raider" } else { "do-lose-flight" };
        return sub(Msg::new(id).name("space", names::space(b, f.at)), "unit", unit).int("n", left);
    }
    let flies = k.is_air() && owner == p.power;
    sub(if flies { Msg::new("do-lose-range").int("n", left) } else { Msg::new("do-lose") }, "unit", unit)
}

/// Out of a battle: to a space, or without moving away.
fn retreat(b: &Board, p: &Position, to: Option<Space>) -> Msg {
    let assault = p.combat.as_ref().and_then(|c| c.battle).is_some_and(|f| f.amphibious);
    match to {
        Some(s) => Msg::new("do-retreat").name("space", names::space(b, s)),
        None => Msg::new(if assault { "do-air-leaves" } else { "do-break-off" }),
    }
}

/// What "done" ends.
const fn done(phase: Phase) -> &'static str {
    match phase {
        Phase::BidUnits => "do-done-bid-units",
        Phase::Purchase => "do-done-purchase",
        Phase::CombatMove => "do-done-combat-move",
        Phase::NonCombatMove => "do-done-noncombat-move",
        Phase::Place => "do-done-place",
        _ => "do-done",
    }
}

/// A unit that is lost: whose it is, and of a transport its cargo.
fn loss(p: &Position, owner: Power, k: Kind, r: ShipRef) -> Msg {
    let what = match r {
        ShipRef::Entry(i) if k == Kind::Transport => {
            let zone = p.ships.get(i as usize).map(|s| s.zone);
            zone.map_or_else(|| Msg::new("ship-plain"), |z| ship(p, owner, z, r))
        }
        _ => Msg::thing(names::unit(k)),
    };
    sub(names::by("loss", owner), "unit", what)
}

/// The next battle with the attackers' and the defenders' numbers.
fn fight(b: &Board, p: &Position, space: Space) -> Msg {
    let m = Msg::new("do-fight").name("space", names::space(b, space));
    let Some(f) = odds::fight_at(b, p, space) else { return Msg { id: "do-fight-empty".into(), ..m } };
    let defenders: u32 = f.defenders.iter().map(|d| d.units(f.sea, false)).sum();
    m.int("attackers", f.attacker.units(f.sea, true)).int("defenders", defenders)
}

/// Chance of at least one breakthrough in percent (AA-057), rounded; never 100, since nothing is certain.
fn breakthrough(dice: u8) -> i64 {
    // 6^40 times 200 still fits.
    let n = u32::from(dice.min(40));
    let (all, none) = (6u128.pow(n), 5u128.pow(n));
    (((all - none) * 200 + all) / (2 * all)).min(99) as i64
}

/// How to point at a choice.
pub fn gesture(b: &Board, p: &Position, a: &Action) -> Gesture {
    let id = |s: Space| b.space(s).id.clone();
    let moved = |piece: String, from: Space, to: Space| Gesture::Move { piece, from: id(from), to: id(to) };
    match *a {
        Action::March { unit, from, to, .. } | Action::Sail { unit, from, to, .. } => {
            moved(scene::stack_id(b, from, p.power, unit), from, to)
        }
        Action::Fly { unit, from, left, to, .. } => moved(scene::aircraft_id(b, p, from, unit, left), from, to),
        Action::Load { unit, from, zone, .. } => moved(scene::stack_id(b, from, p.power, unit), from, zone),
        Action::Steam { from, ship, to } => moved(scene::ship_id(b, p, from, p.power, ship), from, to),
        Action::Unload { zone, owner, ship, to, .. } => moved(scene::ship_id(b, p, zone, owner, ship), zone, to),
        Action::Rocket { gun, target } => moved(scene::stack_id(b, gun, p.power, Kind::Aa), gun, target),
        Action::Place { unit, at, .. } => Gesture::Place { piece: names::unit(unit), to: id(at) },
        Action::Lose { owner, unit, left, ship } => picked(b, p, owner, unit, left, ship),
        Action::ProposeLoss { owner, unit, ship } => picked(b, p, owner, unit, 0, ship),
        _ => Gesture::Button,
    }
}

/// A loss is pointed at where it stands.
fn picked(b: &Board, p: &Position, owner: Power, k: Kind, left: u8, ship: ShipRef) -> Gesture {
    let site = notation::site(p);
    let here =
        |f: &&Flight| owner == p.power && f.kind == k && f.left == left && Some(f.at) == site && f.mission != Mission::Home;
    if let Some(f) = notation::flight(p, k, ship).or_else(|| p.flights.iter().find(here).copied()) {
        return Gesture::Pick { piece: scene::flight_id(b, p, &f), at: b.space(f.at).id.clone() };
    }
    let Some(at) = site else { return Gesture::Button };
    let piece = match k {
        Kind::Transport => scene::ship_id(b, p, at, owner, ship),
        _ => scene::stack_id(b, at, owner, k),
    };
    Gesture::Pick { piece, at: b.space(at).id.clone() }
}

/// How many of the stack that is moved can still act: some of it may have acted already.
pub fn most(b: &Board, p: &Position, a: &Action) -> Option<u32> {
    match *a {
        Action::March { unit, from, .. } | Action::Sail { unit, from, .. } | Action::Load { unit, from, .. } => {
            Some(p.unmoved(from, unit).into())
        }
        Action::Fly { unit, from, left, .. } => {
            let id = scene::aircraft_id(b, p, from, unit, left);
            let flight = p.flights.iter().find(|f| f.at == from && scene::flight_id(b, p, f) == id);
            Some(flight.map_or_else(|| p.unmoved(from, unit), |f| f.n).into())
        }
        Action::Rocket { .. } => Some(1),
        _ => None,
    }
}

/// The space that a button speaks of.
pub const fn place(a: &Action) -> Option<Space> {
    match *a {
        Action::Fight { space } => Some(space),
        Action::Support { zone, .. } | Action::Disembark { zone, .. } => Some(zone),
        Action::Withdraw { to, .. } | Action::Alight { to, .. } => Some(to),
        Action::Retreat { to, .. } => to,
        _ => None,
    }
}

/// The kind of piece that a button speaks of.
pub fn picture(a: &Action) -> String {
    match *a {
        Action::Buy { unit } | Action::Lose { unit, .. } | Action::ProposeLoss { unit, .. } => names::unit(unit),
        _ => String::new(),
    }
}

/// IPC for purchases, research and neutrals; spaces flown for aircraft.
pub fn cost(b: &Board, p: &Position, a: &Action) -> Option<i32> {
    let neutral = |s: Space| p.neutral(b).has(s).then_some(NEUTRAL);
    match *a {
        Action::Research { dice } => Some(i32::from(dice) * i32::from(b.research_cost)),
        Action::Buy { unit } => Some(i32::from(p.price(b, p.power, unit))),
        Action::Place { unit, .. } if p.phase == Phase::BidUnits => Some(i32::from(p.price(b, p.power, unit))),
        Action::Fly { cost, .. } => Some(i32::from(cost)),
        Action::March { to, .. } | Action::Unload { to, .. } => neutral(to),
        _ => None,
    }
}

/// IPC for the neutrals among these spaces.
pub fn fines(b: &Board, p: &Position, set: SpaceSet) -> i32 {
    (set & p.neutral(b)).len() as i32 * NEUTRAL
}
