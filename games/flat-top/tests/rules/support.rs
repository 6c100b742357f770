//! Positions made by hand, and dice that show what a test wants.

use flat_top::{
    Action, Event, FlatTop, Position,
    battle::{Battle, BattleStep},
    board::Board,
    phases::{prepare, set_up},
    position::{AirStep, Desk, Frame, Fuel, Group, Host, Lot, Phase, Place},
    settings::Settings,
    types::{AfId, Arm, At, Craft, DeckBox, FacId, ShipId, Side, TfId},
};
use ironbottom_kernel::{Dice, Face, Lang, Msg, Refusal, Rules as _, RulesVersion, SeatSet, Viewer, text::Arg};
use ironbottom_testkit::bench;
use std::sync::OnceLock;

/// The game, built once.
pub fn game() -> &'static FlatTop {
    static GAME: OnceLock<FlatTop> = OnceLock::new();
    GAME.get_or_init(|| FlatTop::built_in().unwrap_or_else(|e| panic!("{:#?}", e.0)))
}

/// Its board.
pub fn board() -> &'static Board {
    &game().board
}

/// The options, with some set.
pub fn rules(set: &[&str]) -> Settings {
    Settings::new(game().info(), &game().info().parse_options(set).unwrap(), game().info().newest())
}

/// A hex by its address.
pub fn hex(name: &str) -> At {
    At::read(name).unwrap_or_else(|| panic!("no hex '{name}'"))
}

/// A scenario in its first hours: no clouds, all task forces off the map, no aircraft anywhere.
pub fn bare(scenario: &str, phase: Phase) -> Position {
    let i = board().scenarios.iter().position(|s| s.id == scenario).unwrap();
    let mut p = set_up::open(board(), rules(&[]), i as u8, &mut Dice::loose(1));
    p.public.clouds.clear();
    p.public.phase = phase;
    p.public.initiative = Some(Side::Allies);
    for force in &mut p.sides {
        for f in &mut force.facs {
            f.lots.clear();
        }
        for t in &mut force.tfs {
            t.at = None;
        }
    }
    p
}

/// The learning scenario while orders are written, the Lexington at a hex.
pub fn orders(at: &str) -> Position {
    let mut p = bare("rings_around_rabaul", Phase::Orders);
    put_tf(&mut p, Side::Allies, 0, at);
    p
}

/// ... and task forces are plotted.
pub fn plots(at: &str) -> Position {
    let mut p = orders(at);
    p.sides[0].desk = Desk::Tf;
    p
}

/// ... and the Allies move aircraft.
pub fn air(at: &str) -> Position {
    let mut p = orders(at);
    p.public.phase = Phase::Air(Side::Allies, AirStep::Search);
    p
}

/// Puts a task force of the scenario into a hex.
pub fn put_tf(p: &mut Position, side: Side, tf: TfId, at: &str) {
    p.side_mut(side).tfs[tf as usize].at = Some(hex(at));
}

/// Aircraft by id of the model; a star for the black dot.
pub fn craft(name: &str) -> Craft {
    let (id, dotted) = name.strip_suffix('*').map_or((name, false), |id| (id, true));
    let model = board().aircraft.iter().position(|a| a.id == id).unwrap_or_else(|| panic!("no aircraft '{name}'"));
    Craft { model: flat_top::types::Model(model as u8), dotted }
}

/// A facility by the id of its base or the name of its ship.
pub fn fac(p: &Position, side: Side, name: &str) -> FacId {
    let force = p.side(side);
    let is = |host: Host| match host {
        Host::Base(b) => board().bases[b as usize].id == name,
        Host::Ship(s) => {
            let ship = &force.ships[s as usize];
            ship.name.is_some_and(|n| board().classes[ship.class as usize].ships[n as usize] == name)
        }
    };
    force.facs.iter().position(|f| is(f.host)).unwrap_or_else(|| panic!("no facility '{name}'")) as FacId
}

/// Puts factors into a box.
pub fn stow(p: &mut Position, side: Side, at: &str, bx: DeckBox, what: &str, arm: Arm, n: u8) -> FacId {
    let f = fac(p, side, at);
    p.side_mut(side).facs[f as usize].add(Lot { bx, craft: craft(what), arm, moved: false, n });
    f
}

/// Puts a formation into the air, low and shown, with fuel for five more turns.
pub fn fly(p: &mut Position, side: Side, at: &str, what: &[(&str, u8)]) -> AfId {
    let turn = p.public.turn;
    let mut a = prepare::empty_af();
    (a.place, a.shown) = (Place::Hex(hex(at)), true);
    for (name, n) in what {
        let c = craft(name);
        a.add(Group {
            craft: c,
            arm: Arm::None,
            armed: false,
            spent: false,
            high: false,
            deadline: turn + 5,
            fuel: Fuel::Open,
            n: *n,
        });
    }
    let force = p.side_mut(side);
    force.afs.push(a);
    (force.afs.len() - 1) as AfId
}

/// Is it refused, and by which rule?
pub fn refused(p: &Position, side: Side, a: Action) -> Option<u16> {
    bench::refused(game(), p, side.seat(), &a)
}

/// The verdict.
pub fn check(p: &Position, side: Side, a: Action) -> Result<(), Refusal> {
    bench::verdict(game(), p, side.seat(), &a)
}

/// Does it, with these dice, and returns what happened.
pub fn act(p: &mut Position, side: Side, a: Action, faces: &[u8]) -> Vec<Event> {
    assert_eq!(check(p, side, a), Ok(()));
    bench::events(bench::act(game(), p, side.seat(), &a, faces))
}

/// Does it with the dice it needs, whatever they are.
pub fn act_any(p: &mut Position, side: Side, a: Action) -> Vec<Event> {
    assert_eq!(check(p, side, a), Ok(()));
    bench::events(bench::act_with(game(), p, side.seat(), &a, &mut Dice::loose(7)))
}

/// Makes the other side ready, so that the next `Done` of this one ends the phase.
pub fn other_is_ready(p: &mut Position, side: Side) {
    p.public.ready = SeatSet::one(side.other().seat());
}

// ---- chapters 19 to 21: ships in a fight ----

/// A ship by its name, or by its type and its place among those (`dd3`).
pub fn ship(p: &Position, side: Side, name: &str) -> ShipId {
    let force = p.side(side);
    let digits = name.trim_start_matches(|c: char| c.is_ascii_lowercase());
    let kind = &name[..name.len() - digits.len()];
    let of_kind = |s: &flat_top::position::Ship| s.name.is_none() && s.hull(board()).id() == kind;
    let named =
        |s: &flat_top::position::Ship| s.name.is_some_and(|n| board().classes[s.class as usize].ships[n as usize] == name);
    let found = match digits.parse::<usize>() {
        Ok(n) if !kind.is_empty() => force.ships.iter().enumerate().filter(|(_, s)| of_kind(s)).nth(n - 1).map(|(i, _)| i),
        _ => force.ships.iter().position(named),
    };
    found.unwrap_or_else(|| panic!("no ship '{name}'")) as ShipId
}

/// The number by which the other side means a ship that was laid open.
pub fn meant(p: &Position, side: Side, name: &str) -> ShipId {
    let ship = ship(p, side, name);
    p.battle.as_ref().map_or(ship, |f| f.sea.number(side, ship))
}

/// The table began with an earlier version of the rules.
pub fn since(p: &mut Position, version: u32) {
    p.public.rules.version = RulesVersion(version);
}

/// A new task force of these ships in a hex, on the common map.
pub fn fleet(p: &mut Position, side: Side, at: &str, names: &[&str]) -> TfId {
    let ids: Vec<ShipId> = names.iter().map(|n| ship(p, side, n)).collect();
    let force = p.side_mut(side);
    let tf = force.tfs.len() as TfId;
    let mut t = set_up::empty_tf(20 + tf);
    (t.at, t.shown) = (Some(hex(at)), true);
    force.tfs.push(t);
    for i in ids {
        force.ships[i as usize].tf = tf;
    }
    tf
}

/// Santa Cruz at noon of its first day, a fight going on in a hex between these ships.
pub fn fight(at: &str, step: BattleStep, us: &[&str], japan: &[&str]) -> Position {
    let mut p = bare("santa_cruz", Phase::Combat);
    p.public.turn = 12;
    if !us.is_empty() {
        fleet(&mut p, Side::Allies, at, us);
    }
    if !japan.is_empty() {
        fleet(&mut p, Side::Japan, at, japan);
    }
    let mut f = Battle::new(&p.public.rules, hex(at), Side::Allies, false);
    f.step = step;
    p.battle = Some(Box::new(f));
    p.stack.push(Frame::Battle);
    p
}

/// What a choice says of its die.
fn odds_of(p: &Position, side: Side, a: Action) -> Msg {
    let legal = bench::listed(game(), p, side.seat());
    let view = game().view(p, Viewer::Seats(SeatSet::one(side.seat())));
    let asked = game().prompt(&view, side.seat(), &legal);
    let i = legal.iter().position(|x| *x == a).unwrap_or_else(|| panic!("{a:?} is not legal"));
    asked.choices[i].odds.clone().unwrap_or_else(|| panic!("{a:?} says nothing of its die"))
}

/// ... in words.
pub fn odds_in_words(p: &Position, side: Side, a: Action) -> String {
    game().catalog().say(Lang::En, &odds_of(p, side, a))
}

/// ... in figures: factors, table, faces of six that hit, tenths of hits to be expected, hits at most.
pub fn odds_said(p: &Position, side: Side, a: Action) -> [i64; 5] {
    let mut said = odds_of(p, side, a);
    // Of a ship it is said besides whether it lies still, and what sinks it.
    while let Some((_, Arg::Msg(inner))) = said.args.iter().find(|(k, _)| k == "odds") {
        said = (**inner).clone();
    }
    let int = |name: &str| match said.args.iter().find(|(k, _)| k == name) {
        Some((_, Arg::Int(n))) => *n,
        other => panic!("{name}: {other:?}"),
    };
    [int("factors"), int("table"), int("n"), int("whole") * 10 + int("tenth"), int("most")]
}

/// The same, counted from what came of each of the six faces.
pub fn odds_seen(factors: i64, table: i64, hits: [u8; 6]) -> [i64; 5] {
    let sum: i64 = hits.iter().map(|n| i64::from(*n)).sum();
    let any = hits.iter().filter(|n| **n > 0).count() as i64;
    [factors, table, any, (sum * 10 + 3) / 6, i64::from(hits.into_iter().max().unwrap_or(0))]
}
