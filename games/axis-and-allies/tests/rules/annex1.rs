//! Annex I: the illustrated Japanese turn, replayed whole with its dice.
#![allow(clippy::expect_used, reason = "helpers of tests fail their test")]
use crate::support::{
    Table,
    battle::{fight, lose, lose_air},
    march, sail, sail2, sp,
};
use axis_and_allies::{
    Action, Kind,
    Kind::{Armor, Battleship, Bomber, Carrier, Complex, Fighter, Infantry, Submarine, Transport},
    Phase,
    Power::{Japan, Usa, Ussr},
    types::Development,
};
use ironbottom_kernel::area::SpaceSet;

/// The set-up, save that the USSR has taken Manchuria.
fn start() -> Table {
    let t = Table::new().clear("manchuria", Japan).own("manchuria", Ussr);
    t.put("manchuria", Ussr, Infantry, 1).put("manchuria", Ussr, Armor, 1).turn(Japan, Phase::Purchase)
}

/// An aircraft at rest or in the air flies.
fn fly(unit: Kind, from: &str, left: u8, to: &str, cost: u8) -> Action {
    Action::Fly { unit, from: sp(from), left, to: sp(to), cost, raid: false, over: SpaceSet::EMPTY }
}

/// Does the first legal action of this kind that fits.
fn first(t: &mut Table, fits: impl Fn(&Action) -> bool) {
    let a = t.legal().into_iter().find(fits).expect("a legal action that fits");
    t.act(a);
}

fn load(t: &mut Table, from: &str, zone: &str) {
    let (from, zone) = (sp(from), sp(zone));
    // Into the ship that has something aboard already, if there is one.
    let fits = |a: &&Action| matches!(a, Action::Load { unit: Infantry, from: f, zone: z, .. } if (*f, *z) == (from, zone));
    let loads: Vec<Action> = t.legal();
    let a = *loads.iter().rfind(fits).expect("a ship to board");
    t.act(a);
}

fn steam(t: &mut Table, from: &str, to: &str) {
    let (from, to) = (sp(from), sp(to));
    first(
        t,
        |a| matches!(a, Action::Steam { from: f, ship, to: z } if (*f, *z) == (from, to) && *ship != axis_and_allies::position::ShipRef::Plain),
    );
}

fn unload(t: &mut Table, zone: &str, to: &str) {
    let (zone, to) = (sp(zone), sp(to));
    first(t, |a| matches!(a, Action::Unload { zone: z, to: s, .. } if (*z, *s) == (zone, to)));
}

fn researched() -> Table {
    let mut t = start();
    t.roll(Action::Research { dice: 1 }, &[6, 3]);
    t
}

fn purchased() -> Table {
    let mut t = researched();
    t.act(Action::Buy { unit: Fighter }).act(Action::Buy { unit: Submarine });
    t
}

/// All combat moves; three battles wait.
fn moved() -> Table {
    let mut t = purchased();
    t.act(Action::Done);
    // Sphere 1: the sea zone of Hawaii.
    t.act(fly(Fighter, "sz_caroline", 4, "sz_hawaii", 2));
    t.act(sail2(Battleship, "sz_caroline", "sz_wake", "sz_hawaii"));
    t.act(sail(Submarine, "sz_solomon", "sz_hawaii"));
    // Sphere 2: Midway.
    load(&mut t, "japan", "sz_japan");
    load(&mut t, "japan", "sz_japan");
    steam(&mut t, "sz_japan", "sz_north_pacific");
    steam(&mut t, "sz_north_pacific", "sz_midway");
    unload(&mut t, "sz_midway", "midway");
    unload(&mut t, "sz_midway", "midway");
    t.act(sail2(Battleship, "sz_japan", "sz_north_pacific", "sz_midway"));
    // Sphere 3: Manchuria.
    t.act(fly(Fighter, "philippines", 4, "manchuria", 3));
    t.act(march(Infantry, "kwangtung", "manchuria")).act(march(Infantry, "kwangtung", "manchuria"));
    t.act(fly(Bomber, "japan", 6, "manchuria", 2)).act(fly(Fighter, "japan", 4, "manchuria", 2));
    t.act(Action::Done);
    assert_eq!(t.legal(), [fight("manchuria"), fight("midway"), fight("sz_hawaii")]);
    t
}

/// The sea battle of Hawaii is over.
fn hawaii() -> Table {
    let mut t = moved();
    t.roll(fight("sz_hawaii"), &[3]);
    assert_eq!(t.asked(), Usa);
    t.roll(lose(Usa, Submarine), &[3]).roll(lose(Usa, Carrier), &[2, 5, 6]);
    t
}

/// The assault on Midway is over, and Manchuria has begun: the bomber has hit.
fn midway() -> Table {
    let mut t = hawaii();
    t.roll(fight("midway"), &[5, 3, 6, 2, 1, 2, 3, 2, 6, 5, 4]);
    t
}

/// All battles are over.
fn manchuria() -> Table {
    let mut t = midway();
    t.roll(lose(Ussr, Infantry), &[2, 1]);
    t.act(lose(Japan, Infantry)).act(lose_air(Japan, Fighter, 2));
    t.roll(Action::PressOn, &[1, 4]);
    t
}

/// Non-combat movement is done.
fn landed() -> Table {
    let mut t = manchuria();
    t.act(fly(Fighter, "sz_hawaii", 2, "sz_caroline", 2));
    t.act(fly(Fighter, "manchuria", 1, "kwangtung", 1));
    t.act(fly(Bomber, "manchuria", 4, "japan", 2));
    load(&mut t, "philippines", "sz_philippines");
    load(&mut t, "philippines", "sz_philippines");
    steam(&mut t, "sz_philippines", "sz_kwangtung");
    unload(&mut t, "sz_kwangtung", "kwangtung");
    unload(&mut t, "sz_kwangtung", "kwangtung");
    t
}

fn placed() -> Table {
    let mut t = landed();
    t.act(Action::Done);
    t.act(Action::Place { unit: Fighter, at: sp("japan"), by: sp("japan") });
    t.act(Action::Place { unit: Submarine, at: sp("sz_japan"), by: sp("japan") });
    t
}

#[test]
fn e30_research() {
    let mut t = start();
    assert_eq!((t.p.ipc[Japan.i()], t.level(Japan)), (25, 22));
    t = researched();
    assert!(t.p.developments[Japan.i()].has(Development::SuperSubmarines));
    assert_eq!(t.p.ipc[Japan.i()], 20);
}

#[test]
fn e31_purchase() {
    let t = purchased();
    assert_eq!(t.p.ipc[Japan.i()], 0);
    assert_eq!((t.p.turn.bought[Fighter.i()], t.p.turn.bought[Submarine.i()], t.p.turn.bought[Complex.i()]), (1, 1, 0));
}

#[test]
fn e32_sphere_one() {
    let t = hawaii();
    assert_eq!([Submarine, Carrier, Fighter].map(|k| t.n("sz_hawaii", Usa, k)), [0, 0, 0]);
    assert_eq!((t.n("sz_hawaii", Japan, Battleship), t.n("sz_hawaii", Japan, Submarine)), (1, 1));
    assert_eq!((t.owner("hawaiian_islands"), t.n("hawaiian_islands", Usa, Infantry)), (Some(Usa), 1));
}

#[test]
fn e33_sphere_two() {
    let t = midway();
    assert_eq!((t.owner("midway"), t.n("midway", Usa, Infantry), t.n("midway", Japan, Infantry)), (Some(Usa), 0, 0));
    assert_eq!((t.n("sz_midway", Japan, Battleship), t.n("sz_midway", Japan, Transport)), (1, 1));
}

#[test]
fn e34_sphere_three() {
    let t = manchuria();
    assert_eq!((t.owner("manchuria"), t.n("manchuria", Japan, Infantry)), (Some(Japan), 1));
    assert_eq!((t.level(Japan), t.level(Ussr)), (25, 24));
    assert_eq!(t.p.phase, Phase::NonCombatMove);
}

#[test]
fn e35_non_combat_movement() {
    let t = landed();
    assert_eq!(t.n("sz_caroline", Japan, Fighter), 1);
    assert_eq!((t.n("kwangtung", Japan, Fighter), t.n("japan", Japan, Bomber)), (1, 1));
    assert_eq!((t.n("kwangtung", Japan, Infantry), t.n("sz_kwangtung", Japan, Transport)), (2, 1));
    assert!(t.p.flights.is_empty());
}

#[test]
fn e36_placement() {
    let before = landed();
    let t = placed();
    assert_eq!(t.n("japan", Japan, Fighter), before.n("japan", Japan, Fighter) + 1);
    assert_eq!(t.n("sz_japan", Japan, Submarine), before.n("sz_japan", Japan, Submarine) + 1);
}

#[test]
fn e37_income() {
    let mut t = placed();
    t.act(Action::Done);
    assert_eq!(t.p.ipc[Japan.i()], 25);
    assert_eq!((t.p.power, t.p.phase), (Usa, Phase::Purchase));
}
