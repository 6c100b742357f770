//! 19: surface combat.

use crate::support::*;
use flat_top::{
    Action, Event, Position,
    battle::BattleStep,
    event::Named,
    phases::surface,
    position::{Anchor, Cloud, Host},
    types::{Line, ShipId, Side},
};
use ironbottom_kernel::{Dice, Face, Log, Rules, Viewer};

const US: Side = Side::Allies;
const JP: Side = Side::Japan;
/// Open sea, far from everything.
const SEA: &str = "K60";
/// Henderson Field.
const BASE: &str = "W54";

/// A fight of which the air part is over.
fn sea(us: &[&str], japan: &[&str]) -> Position {
    let mut p = fight(SEA, BattleStep::Seek, us, japan);
    assert!(begin(&mut p));
    p
}

fn begin(p: &mut Position) -> bool {
    surface::begin(board(), p, &mut Dice::scripted(&[]), &mut Log::default())
}

fn step(p: &Position) -> BattleStep {
    p.battle.as_ref().unwrap().step
}

/// Is it refused, and by which rule? What is listed is what is allowed.
fn no(p: &Position, side: Side, a: Action) -> Option<u16> {
    let verdict = surface::check(board(), p, side, &a);
    let mut all = Vec::new();
    surface::list(board(), p, side, &mut all);
    all.retain(|a| surface::check(board(), p, side, a).is_ok());
    assert_eq!(verdict.is_ok(), all.contains(&a), "{a:?}: {verdict:?}");
    verdict.err().map(|r| r.rule.number())
}

/// Does it with these dice; false: the fight is over.
fn go(p: &mut Position, side: Side, a: Action, faces: &[u8]) -> (bool, Vec<Event>) {
    assert!(surface::to_act(p).seats().has(side.seat()), "{a:?}: {side:?} is not asked in {:?}", step(p));
    assert_eq!(no(p, side, a), None, "{a:?}");
    let (mut dice, mut log) = (Dice::scripted(faces), Log::default());
    let on = surface::apply(board(), p, side, &a, &mut dice, &mut log);
    assert!(dice.fault().is_none() && dice.left() == 0, "dice: {:?}, {} left", dice.fault(), dice.left());
    (on, log.events.into_iter().map(|l| l.event).collect())
}

/// Both form their lines and set their dice.
fn lines(p: &mut Position, faces: [u8; 2], placed: &[(Side, &str, Line)]) {
    go(p, US, Action::Want { yes: true }, &[]);
    go(p, JP, Action::Want { yes: false }, &[]);
    for (side, name, line) in placed {
        let ship = ship(p, *side, name);
        go(p, *side, Action::Line { ship, line: *line }, &[]);
    }
    for side in Side::ALL {
        go(p, side, Action::Face { n: faces[side.i()] }, &[]);
        go(p, side, Action::Done, &[]);
    }
}

fn gun(p: &Position, side: Side, by: &str, n: u8, at: &str) -> Action {
    Action::Gun { ship: ship(p, side, by), n, at: meant(p, side.other(), at) }
}

fn torpedo(p: &Position, side: Side, by: &str, at: &str) -> Action {
    Action::Torpedo { ship: ship(p, side, by), at: meant(p, side.other(), at) }
}

fn fire(p: &mut Position, side: Side, by: &str, n: u8, at: &str) {
    let a = gun(p, side, by, n, at);
    go(p, side, a, &[]);
}

fn launch(p: &mut Position, side: Side, by: &str, at: &str) {
    let a = torpedo(p, side, by, at);
    go(p, side, a, &[]);
}

fn shells(p: &mut Position, name: &str) {
    let a = shell(p, name);
    go(p, JP, a, &[]);
}

fn hits(p: &Position, side: Side, name: &str) -> u8 {
    p.side(side).ships[ship(p, side, name) as usize].hits
}

fn at<'a>(p: &'a mut Position, side: Side, name: &str) -> &'a mut flat_top::position::Ship {
    let i = ship(p, side, name);
    &mut p.side_mut(side).ships[i as usize]
}

fn volley(events: &[Event]) -> Vec<(Side, u8, u8, u8)> {
    let one = |e: &Event| match e {
        Event::Shells { side, n, bht, hits, .. } => Some((*side, *n, *bht, *hits)),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

#[test]
fn ft_261_264_what_nobody_placed_stands_where_it_is_wanted() {
    let mut p = sea(&["Hornet", "San Juan", "dd1"], &["Shokaku", "dd1"]);
    at(&mut p, US, "dd1").hits = 1;
    lines(&mut p, [3, 3], &[]);
    let f = p.battle.as_ref().unwrap();
    let line = |side: Side, name: &str| f.sea.open[side.i()].iter().find(|o| o.ship == ship(&p, side, name)).unwrap().line;
    assert_eq!(line(US, "Hornet"), Some(Line::Rear), "carriers keep out of it");
    assert_eq!(line(JP, "Shokaku"), Some(Line::Rear));
    assert_eq!(line(US, "San Juan"), Some(Line::Guns));
    assert_eq!(line(JP, "dd1"), Some(Line::Guns));
}

#[test]
fn ft_170_only_between_ships_on_the_map() {
    let mut p = fight(SEA, BattleStep::Seek, &["Helena"], &["Maya"]);
    assert!(surface::possible(board(), &p, hex(SEA)));
    p.sides[1].tfs.last_mut().unwrap().shown = false;
    assert!(!surface::possible(board(), &p, hex(SEA)));
    assert!(!begin(&mut p));
}

#[test]
fn ft_052_no_surface_combat_in_a_storm() {
    let mut p = fight(SEA, BattleStep::Seek, &["Helena"], &["Maya"]);
    p.public.clouds = vec![Cloud { sector: 2, at: Some(hex(SEA)) }; 2];
    assert!(!begin(&mut p));
}

#[test]
fn ft_368_combat_takes_place_in_clouds() {
    let mut p = fight(SEA, BattleStep::Seek, &["Helena"], &["Maya"]);
    p.public.clouds = vec![Cloud { sector: 2, at: Some(hex(SEA)) }];
    assert!(begin(&mut p));
    // Guns do not mind them; what minds them (16.10, 17.7, 18.5) is taken off its own figure.
    lines(&mut p, [3, 3], &[]);
    fire(&mut p, US, "Helena", 4, "Maya");
    go(&mut p, US, Action::Done, &[]);
    let (_, events) = go(&mut p, JP, Action::Done, &[3]);
    assert_eq!(volley(&events)[0].2, 6);
    assert_eq!([flat_top::phases::damage::bht(9, &[-1]), flat_top::phases::damage::bht(7, &[-2])], [8, 5]);
}

#[test]
fn ft_260_one_who_seeks_is_enough() {
    let mut p = sea(&["Helena"], &["Maya"]);
    go(&mut p, US, Action::Want { yes: false }, &[]);
    let mut q = p.clone();
    assert!(go(&mut p, JP, Action::Want { yes: true }, &[]).0);
    assert_eq!(step(&p), BattleStep::Lines);
    assert!(!go(&mut q, JP, Action::Want { yes: false }, &[]).0);
}

#[test]
fn ft_259_475_all_ships_in_the_hex_are_engaged_hidden_ones_too() {
    let mut p = fight(SEA, BattleStep::Seek, &["Helena", "dd1"], &["Maya"]);
    let hidden = fleet(&mut p, JP, SEA, &["Takao", "dd1"]);
    p.sides[1].tfs[hidden as usize].shown = false;
    assert!(begin(&mut p));
    go(&mut p, US, Action::Want { yes: true }, &[]);
    go(&mut p, JP, Action::Want { yes: false }, &[]);
    let open = &p.battle.as_ref().unwrap().sea.open;
    assert_eq!([open[0].len(), open[1].len()], [2, 3]);
    assert!(p.sides[1].tfs[hidden as usize].shown);
}

#[test]
fn ft_356_ships_are_seen_before_they_are_placed_in_secret() {
    let mut p = sea(&["Helena"], &["Maya"]);
    go(&mut p, US, Action::Want { yes: true }, &[]);
    go(&mut p, JP, Action::Want { yes: true }, &[]);
    let seen = |p: &Position| game().view(p, Viewer::Seats(JP.only())).battle.unwrap();
    let class = p.sides[0].ships[ship(&p, US, "Helena") as usize].class;
    assert_eq!((seen(&p).sea.open[0][0].ship, seen(&p).sea.open[0][0].class), (0, class));
    let before = seen(&p);
    let helena = ship(&p, US, "Helena");
    go(&mut p, US, Action::Line { ship: helena, line: Line::Rear }, &[]);
    go(&mut p, US, Action::Face { n: 6 }, &[]);
    assert_eq!(seen(&p), before);
    assert_eq!(game().view(&p, Viewer::Seats(US.only())).battle.unwrap().secret[0].face, 6);
}

#[test]
fn ft_264_at_anchor_or_dead_in_the_water_in_the_rear() {
    let mut p = fight(SEA, BattleStep::Seek, &["Helena", "Atlanta"], &["Maya"]);
    at(&mut p, US, "Helena").anchor = Anchor::Down;
    at(&mut p, US, "Atlanta").hits = 3;
    begin(&mut p);
    go(&mut p, US, Action::Want { yes: true }, &[]);
    go(&mut p, JP, Action::Want { yes: true }, &[]);
    for name in ["Helena", "Atlanta"] {
        let ship = ship(&p, US, name);
        assert_eq!(no(&p, US, Action::Line { ship, line: Line::Guns }), Some(264));
        assert_eq!(no(&p, US, Action::Line { ship, line: Line::Torpedoes }), Some(264));
        assert_eq!(no(&p, US, Action::Line { ship, line: Line::Rear }), None);
    }
    // Those that are not placed lie there of themselves.
    go(&mut p, US, Action::Face { n: 1 }, &[]);
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Face { n: 1 }, &[]);
    go(&mut p, JP, Action::Done, &[]);
    assert!(p.battle.as_ref().unwrap().sea.open[0].iter().all(|o| o.line == Some(Line::Rear)));
}

#[test]
fn e127_ft_265_268_the_dice_chosen_make_the_range() {
    let placed = [(US, "dd1", Line::Torpedoes), (JP, "dd1", Line::Torpedoes)];
    let mut p = sea(&["Helena", "dd1"], &["Maya", "dd1"]);
    lines(&mut p, [4, 5], &placed);
    assert_eq!(p.battle.as_ref().unwrap().sea.bht, 9);
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[]);
    // By day torpedoes do not reach with 9; by night they do.
    assert_ne!(step(&p), BattleStep::Torpedoes);
    let mut p = fight(SEA, BattleStep::Seek, &["Helena", "dd1"], &["Maya", "dd1"]);
    p.public.turn = 1;
    begin(&mut p);
    lines(&mut p, [3, 4], &placed);
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[]);
    assert_eq!(step(&p), BattleStep::Torpedoes);
}

#[test]
fn ft_265_no_die_no_lines() {
    let mut p = sea(&["Helena"], &["Maya"]);
    go(&mut p, US, Action::Want { yes: true }, &[]);
    go(&mut p, JP, Action::Want { yes: true }, &[]);
    assert_eq!(no(&p, US, Action::Done), Some(265));
    assert_eq!(no(&p, US, Action::Face { n: 7 }), Some(265));
    go(&mut p, US, Action::Face { n: 2 }, &[]);
    assert_eq!(no(&p, US, Action::Face { n: 3 }), Some(265));
}

#[test]
fn ft_261_262_263_lines() {
    let mut p = sea(&["Helena", "dd1", "dd2"], &["Maya", "dd1", "dd2"]);
    let placed = [(US, "dd1", Line::Torpedoes), (US, "dd2", Line::Rear), (JP, "dd1", Line::Torpedoes), (JP, "dd2", Line::Rear)];
    lines(&mut p, [5, 5], &placed);
    assert_eq!(no(&p, US, gun(&p, US, "Helena", 1, "Maya")), None);
    assert_eq!(no(&p, US, gun(&p, US, "Helena", 1, "dd1")), None);
    assert_eq!(no(&p, US, gun(&p, US, "Helena", 1, "dd2")), Some(263));
    assert_eq!(no(&p, US, gun(&p, US, "dd1", 1, "Maya")), Some(261));
    assert_eq!(no(&p, US, gun(&p, US, "dd2", 1, "Maya")), Some(261));
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[]);
    assert_eq!(no(&p, US, torpedo(&p, US, "dd1", "Maya")), None);
    assert_eq!(no(&p, US, torpedo(&p, US, "dd2", "Maya")), Some(262));
    assert_eq!(no(&p, US, torpedo(&p, US, "Helena", "Maya")), Some(262));
    assert_eq!(no(&p, US, torpedo(&p, US, "dd1", "dd2")), Some(263));
}

#[test]
fn ft_266_only_big_guns_at_battleships() {
    let mut p = sea(&["Washington", "Portland", "Helena", "dd1"], &["Kirishima", "Tone", "dd1"]);
    lines(&mut p, [3, 3], &[]);
    for by in ["Washington", "Portland", "Helena"] {
        assert_eq!(no(&p, US, gun(&p, US, by, 1, "Kirishima")), None);
    }
    assert_eq!(no(&p, US, gun(&p, US, "dd1", 1, "Kirishima")), Some(266));
    assert_eq!(no(&p, US, gun(&p, US, "dd1", 1, "Tone")), None);
    assert_eq!(no(&p, JP, gun(&p, JP, "Tone", 1, "Washington")), None);
}

#[test]
fn ft_357_430_guns_are_divided_and_massed() {
    let mut p = sea(&["Helena", "Portland"], &["Maya", "dd1"]);
    lines(&mut p, [4, 5], &[]);
    fire(&mut p, US, "Helena", 3, "Maya");
    assert_eq!(no(&p, US, gun(&p, US, "Helena", 2, "dd1")), Some(357));
    fire(&mut p, US, "Helena", 1, "dd1");
    fire(&mut p, US, "Portland", 4, "Maya");
    go(&mut p, US, Action::Done, &[]);
    // Seven massed on the Maya: column 8 of row 9 has 2; one on the destroyer: column 2 has 0.
    let (_, events) = go(&mut p, JP, Action::Done, &[3, 3]);
    assert_eq!(volley(&events), [(US, 7, 9, 2), (US, 1, 9, 0)]);
    assert_eq!(hits(&p, JP, "Maya"), 2);
}

#[test]
fn ft_287_430_a_shot_says_what_its_die_can_do() {
    let mut p = sea(&["Helena", "Portland"], &["Maya", "dd1"]);
    lines(&mut p, [4, 5], &[]);
    fire(&mut p, US, "Helena", 3, "Maya");
    // Each face is tried: what was aimed before goes in with it, as one attack.
    let shot = gun(&p, US, "Portland", 4, "Maya");
    let hits = [1, 2, 3, 4, 5, 6].map(|die| {
        let mut q = p.clone();
        go(&mut q, US, shot, &[]);
        go(&mut q, US, Action::Done, &[]);
        volley(&go(&mut q, JP, Action::Done, &[die]).1)[0].3
    });
    assert_eq!(odds_said(&p, US, shot), odds_seen(7, 9, hits));
    let alone = gun(&p, US, "Portland", 4, "dd1");
    assert_eq!(odds_said(&p, US, alone)[..2], [4, 9], "nothing was aimed at the destroyer");
}

#[test]
fn ft_270_284_torpedoes_and_who_lies_dead_in_the_water() {
    let mut p = sea(&["Helena", "dd1"], &["Maya", "Tone"]);
    lines(&mut p, [6, 6], &[(US, "dd1", Line::Torpedoes), (JP, "Tone", Line::Rear)]);
    let maya = ship(&p, JP, "Maya");
    let open = &mut p.battle.as_mut().unwrap().sea.open[JP.i()];
    let o = open.iter_mut().find(|o| o.ship == maya).unwrap();
    o.hits = o.fd - 1;
    let shot = gun(&p, US, "Helena", 1, "Maya");
    assert_eq!(odds_said(&p, US, shot)[..2], [1, 13], "one more against who cannot move");
    assert!(odds_in_words(&p, US, shot).contains("one table more, since it lies still"));
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[]);
    let shot = torpedo(&p, US, "dd1", "Maya");
    assert_eq!(odds_said(&p, US, shot)[..2], [1, 11]);
    // Guns and torpedoes are not the same: only guns are counted as aimed.
    let tags = |p: &Position| -> String {
        let scene = game().scene(&game().view(p, Viewer::seat(US.seat())));
        let all = scene.battle.unwrap().sides;
        all.iter().flat_map(|s| &s.columns).flat_map(|c| &c.units).map(|u| format!("{:?}", u.tag)).collect()
    };
    go(&mut p, US, shot, &[]);
    assert!(!tags(&p).contains("tag-aimed"), "{}", tags(&p));
}

#[test]
fn ft_267_358_all_fire_before_damage_is_done() {
    let mut p = sea(&["Washington"], &["dd1", "Maya"]);
    lines(&mut p, [4, 5], &[]);
    fire(&mut p, US, "Washington", 25, "dd1");
    go(&mut p, US, Action::Done, &[]);
    fire(&mut p, JP, "Maya", 6, "Washington");
    let (_, events) = go(&mut p, JP, Action::Done, &[3, 3]);
    assert_eq!(volley(&events), [(US, 25, 9, 7), (JP, 6, 9, 2)]);
    // Sunk and scored, and both sides were hit.
    assert_eq!((hits(&p, US, "Washington"), p.public.points), (2, [6, 0]));
    assert!(p.battle.as_ref().unwrap().sea.open[1].iter().any(|o| o.sunk));
}

#[test]
fn ft_270_271_432_torpedoes() {
    let mut p = sea(&["Helena", "dd1", "dd2"], &["Maya", "dd1", "dd2"]);
    let t = Line::Torpedoes;
    lines(&mut p, [6, 6], &[(US, "dd1", t), (US, "dd2", t), (JP, "dd1", t), (JP, "dd2", t)]);
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[]);
    launch(&mut p, US, "dd1", "Maya");
    // One factor per ship.
    assert_eq!(no(&p, US, torpedo(&p, US, "dd1", "dd2")), Some(271));
    launch(&mut p, US, "dd2", "dd2");
    go(&mut p, US, Action::Done, &[]);
    launch(&mut p, JP, "dd1", "Helena");
    launch(&mut p, JP, "dd2", "Helena");
    let (_, events) = go(&mut p, JP, Action::Done, &[5, 5, 3]);
    assert_eq!(volley(&events), [(US, 1, 10, 1), (US, 1, 10, 1), (JP, 2, 15, 1)]);
}

#[test]
fn ft_269_278_435_torpedoes_out_of_range_are_spent_all_the_same() {
    let mut p = sea(&["Helena", "dd1"], &["Maya", "dd1"]);
    lines(&mut p, [4, 5], &[(US, "dd1", Line::Torpedoes)]);
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[]);
    assert!(at(&mut p, US, "dd1").torpedoed);
    assert!(!at(&mut p, JP, "dd1").torpedoed);
    // Once fired they are not there any more in the next fight.
    let mut p = fight(SEA, BattleStep::Seek, &["Helena", "dd1"], &["Maya"]);
    at(&mut p, US, "dd1").torpedoed = true;
    begin(&mut p);
    lines(&mut p, [6, 6], &[(US, "dd1", Line::Torpedoes)]);
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[]);
    assert_eq!(no(&p, US, torpedo(&p, US, "dd1", "Maya")), Some(278));
}

#[test]
fn ft_435_fast_transports_have_torpedoes_as_destroyers_have() {
    let torpedoes = |id: &str| board().classes.iter().find(|c| c.id == id).unwrap().torp;
    assert_eq!((torpedoes("apd"), torpedoes("dd"), torpedoes("ap")), (1, 1, 0));
}

#[test]
fn ft_278_torpedoes_fired_are_fired() {
    let mut p = sea(&["Helena", "dd1"], &["Maya"]);
    lines(&mut p, [6, 6], &[(US, "dd1", Line::Torpedoes)]);
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[]);
    launch(&mut p, US, "dd1", "Maya");
    go(&mut p, US, Action::Done, &[1]);
    assert!(at(&mut p, US, "dd1").torpedoed);
}

#[test]
fn ft_431_only_who_is_still_afloat_fires_torpedoes() {
    let mut p = sea(&["Helena"], &["dd1", "dd2"]);
    let t = Line::Torpedoes;
    lines(&mut p, [6, 6], &[(JP, "dd1", t), (JP, "dd2", t)]);
    fire(&mut p, US, "Helena", 4, "dd1");
    go(&mut p, US, Action::Done, &[6]);
    assert_eq!(step(&p), BattleStep::Torpedoes);
    assert_eq!(no(&p, JP, torpedo(&p, JP, "dd1", "Helena")), Some(262));
    assert_eq!(no(&p, JP, torpedo(&p, JP, "dd2", "Helena")), None);
}

#[test]
fn ft_295_torpedoes_are_not_hurt_by_damage() {
    let mut p = fight(SEA, BattleStep::Seek, &["Helena", "dd1"], &["Maya"]);
    at(&mut p, US, "dd1").hits = 1;
    begin(&mut p);
    lines(&mut p, [6, 6], &[(US, "dd1", Line::Torpedoes)]);
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[]);
    assert_eq!(no(&p, US, torpedo(&p, US, "dd1", "Maya")), None);
}

#[test]
fn e128_ft_272_three_times_the_guns() {
    assert!(surface::may_pursue(9, 3) && !surface::may_pursue(8, 3) && surface::may_pursue(1, 0) && !surface::may_pursue(0, 0));
    // Four and four guns against one: pursuit; the rear is there to be pursued.
    let mut p = sea(&["Helena", "Portland"], &["dd1", "ao1"]);
    lines(&mut p, [1, 1], &[(JP, "ao1", Line::Rear)]);
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[]);
    assert_eq!((step(&p), p.battle.as_ref().unwrap().sea.pursuer), (BattleStep::Pursuit, Some(US)));
    // Nobody in the rear, or not three times as many: it is over.
    for (japan, placed) in [(&["dd1", "dd2"], (JP, "dd2", Line::Guns)), (&["Maya", "ao1"], (JP, "ao1", Line::Rear))] {
        let mut p = sea(&["Helena", "Portland"], japan);
        lines(&mut p, [1, 1], &[placed]);
        go(&mut p, US, Action::Done, &[]);
        assert!(!go(&mut p, JP, Action::Done, &[]).0);
    }
}

/// Guns of both fronts are quiet, and the Allies pursue.
fn pursuit(rules_set: &[&str]) -> Position {
    let mut p = fight(SEA, BattleStep::Seek, &["Washington", "dd1", "dd2"], &["dd1", "ao1", "Maya"]);
    p.public.rules = rules(rules_set);
    begin(&mut p);
    lines(&mut p, [3, 3], &[(US, "dd2", Line::Torpedoes), (JP, "ao1", Line::Rear), (JP, "Maya", Line::Rear)]);
    fire(&mut p, US, "dd1", 1, "dd1");
    fire(&mut p, US, "Washington", 1, "dd1");
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[1]);
    go(&mut p, US, Action::Want { yes: true }, &[]);
    p
}

#[test]
fn ft_273_433_the_front_against_the_rear() {
    let mut p = pursuit(&[]);
    assert_eq!(no(&p, US, gun(&p, US, "Washington", 25, "Maya")), None);
    assert_eq!(no(&p, US, gun(&p, US, "dd2", 1, "ao1")), None);
    assert_eq!(no(&p, US, gun(&p, US, "Washington", 1, "dd1")), Some(263));
    // The pursued answer with their rear only.
    assert_eq!(no(&p, JP, gun(&p, JP, "dd1", 1, "dd1")), Some(261));
    assert_eq!(no(&p, JP, gun(&p, JP, "Maya", 6, "dd2")), None);
    fire(&mut p, JP, "Maya", 6, "Washington");
    go(&mut p, JP, Action::Done, &[]);
    assert!(!go(&mut p, US, Action::Done, &[3]).0);
    assert_eq!(hits(&p, US, "Washington"), 1);
}

#[test]
fn ft_274_275_pursuit_at_the_same_range_and_without_torpedoes() {
    let mut p = pursuit(&[]);
    assert!(no(&p, US, torpedo(&p, US, "dd2", "Maya")).is_some());
    fire(&mut p, US, "Washington", 25, "Maya");
    go(&mut p, US, Action::Done, &[]);
    let (_, events) = go(&mut p, JP, Action::Done, &[3]);
    assert_eq!(volley(&events)[0].2, 6);
}

#[test]
fn ft_476_gunfire_and_pursuit_are_one_combat() {
    let mut p = pursuit(&[]);
    assert_eq!(no(&p, US, gun(&p, US, "dd1", 1, "ao1")), None);
    fire(&mut p, US, "Washington", 25, "Maya");
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[3]);
    assert_eq!(at(&mut p, US, "Washington").ammo, 48 - 6);
    // The other reading: paid again, and spent guns are silent.
    let mut p = pursuit(&["pursuit_second_combat=true"]);
    assert_eq!(no(&p, US, gun(&p, US, "dd1", 1, "ao1")), Some(357));
    assert_eq!(no(&p, US, gun(&p, US, "dd2", 1, "ao1")), None);
    fire(&mut p, US, "Washington", 25, "Maya");
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[3]);
    assert_eq!(at(&mut p, US, "Washington").ammo, 48 - 12);
}

#[test]
fn ft_277_476_whose_ammunition_was_enough_pursues_with_all_guns() {
    for (ammo, most) in [(5, 13), (6, 25)] {
        let mut p = fight(SEA, BattleStep::Seek, &["Washington"], &["dd1", "Maya"]);
        at(&mut p, US, "Washington").ammo = ammo;
        begin(&mut p);
        lines(&mut p, [3, 3], &[(JP, "Maya", Line::Rear)]);
        fire(&mut p, US, "Washington", 1, "dd1");
        go(&mut p, US, Action::Done, &[]);
        go(&mut p, JP, Action::Done, &[1]);
        go(&mut p, US, Action::Want { yes: true }, &[]);
        let guns = |n| no(&p, US, gun(&p, US, "Washington", n, "Maya"));
        assert_eq!([guns(most), guns(most + 1)], [None, Some(357)], "{ammo}");
    }
}

#[test]
fn ft_276_434_guns_cost_ammunition() {
    let mut p = fight(SEA, BattleStep::Seek, &["Helena", "Portland"], &["Maya"]);
    at(&mut p, US, "Portland").ammo = 0;
    begin(&mut p);
    lines(&mut p, [4, 4], &[]);
    assert_eq!(no(&p, US, gun(&p, US, "Portland", 1, "Maya")), Some(357));
    fire(&mut p, US, "Helena", 1, "Maya");
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[3]);
    assert_eq!(at(&mut p, US, "Helena").ammo, 36 - 8);
    // Who does not fire does not pay.
    assert_eq!(at(&mut p, JP, "Maya").ammo, 36);
}

#[test]
fn ft_276_277_434_the_last_ammunition_is_enough_for_all_guns() {
    let mut p = fight(SEA, BattleStep::Seek, &["Helena"], &["Maya"]);
    let helena = at(&mut p, US, "Helena");
    let (all, cost) = (helena.guns(board()), 8);
    let guns = [0, 1, cost - 1, cost, cost + 1].map(|ammo| {
        helena.ammo = ammo;
        surface::guns(board(), helena, cost, None)
    });
    assert_eq!(guns, [0, all.div_ceil(2), all.div_ceil(2), all, all]);
}

#[test]
fn e129_ft_277_short_of_ammunition_half_the_guns() {
    let mut p = fight(SEA, BattleStep::Seek, &["Helena"], &["Maya"]);
    // Seven guns: the Washington with eighteen hits fewer would do; the South Dakota damaged by eighteen does not float.
    let w = ship(&p, US, "Washington");
    p.sides[0].ships[w as usize].tf = p.sides[0].ships[ship(&p, US, "Helena") as usize].tf;
    (p.sides[0].ships[w as usize].fd, p.sides[0].ships[w as usize].hits, p.sides[0].ships[w as usize].ammo) = (60, 18, 5);
    begin(&mut p);
    lines(&mut p, [4, 4], &[]);
    assert_eq!(no(&p, US, gun(&p, US, "Washington", 5, "Maya")), Some(357));
    fire(&mut p, US, "Washington", 4, "Maya");
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[3]);
    assert_eq!(at(&mut p, US, "Washington").ammo, 0);
}

#[test]
fn ft_279_destroyers_fire_their_guns_in_one_combat() {
    let mut p = sea(&["dd1", "Helena"], &["Maya"]);
    lines(&mut p, [4, 4], &[]);
    fire(&mut p, US, "dd1", 1, "Maya");
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[3]);
    assert!(at(&mut p, US, "dd1").fired);
    let mut p = fight(SEA, BattleStep::Seek, &["dd1", "Helena"], &["Maya"]);
    at(&mut p, US, "dd1").fired = true;
    begin(&mut p);
    lines(&mut p, [4, 4], &[]);
    assert_eq!(no(&p, US, gun(&p, US, "dd1", 1, "Maya")), Some(357));
}

#[test]
fn ft_284_one_more_against_what_cannot_move() {
    let mut p = fight(SEA, BattleStep::Seek, &["Washington"], &["dd1", "Maya", "Takao"]);
    at(&mut p, JP, "Maya").anchor = Anchor::Down;
    // Both at anchor and dead in the water: once.
    (at(&mut p, JP, "Maya").hits, at(&mut p, JP, "Takao").hits) = (5, 5);
    begin(&mut p);
    lines(&mut p, [3, 3], &[]);
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[]);
    go(&mut p, US, Action::Want { yes: true }, &[]);
    fire(&mut p, US, "Washington", 12, "Maya");
    fire(&mut p, US, "Washington", 12, "Takao");
    go(&mut p, US, Action::Done, &[]);
    let (_, events) = go(&mut p, JP, Action::Done, &[3, 3]);
    assert_eq!(volley(&events).iter().map(|v| v.2).collect::<Vec<_>>(), [7, 7]);
}

/// Japanese ships before Henderson Field.
fn before_henderson(japan: &[&str]) -> Position {
    let mut p = fight(BASE, BattleStep::Seek, &[], japan);
    assert!(begin(&mut p));
    assert_eq!(step(&p), BattleStep::Shelling);
    p
}

fn shell(p: &Position, name: &str) -> Action {
    Action::Shell { ship: ship(p, JP, name) }
}

fn henderson(p: &Position) -> &flat_top::position::Facility {
    let base = board().base("henderson").unwrap();
    p.sides[0].facs.iter().find(|f| f.host == Host::Base(base)).unwrap()
}

#[test]
fn ft_281_436_only_big_guns_of_ships_before_the_base_shell() {
    let mut p = before_henderson(&["Kongo", "dd1", "Yura", "Tone"]);
    assert_eq!(surface::to_act(&p).seats(), JP.only());
    assert_eq!(no(&p, JP, shell(&p, "Kongo")), None);
    assert_eq!(no(&p, JP, shell(&p, "Yura")), None);
    assert_eq!(no(&p, JP, shell(&p, "Tone")), None);
    assert_eq!(no(&p, JP, shell(&p, "dd1")), Some(281));
    assert_eq!(no(&p, JP, shell(&p, "Maya")), Some(436));
    // Nobody must.
    assert!(!go(&mut p, JP, Action::Done, &[]).0);
    assert_eq!(henderson(&p).hits, 0);
    // There is nothing to shell on the open sea.
    assert!(!surface::possible(board(), &fight(SEA, BattleStep::Seek, &[], &["Kongo"]), hex(SEA)));
}

#[test]
fn ft_282_437_one_attack_with_all_guns() {
    let mut p = before_henderson(&["Kongo", "Haruna"]);
    shells(&mut p, "Kongo");
    assert_eq!(no(&p, JP, shell(&p, "Kongo")), Some(282));
    shells(&mut p, "Haruna");
    go(&mut p, JP, Action::Done, &[]);
    assert_eq!((step(&p), surface::to_act(&p).seats()), (BattleStep::Reply, US.only()));
    let (on, events) = go(&mut p, US, Action::Done, &[4]);
    // Twenty-four guns at 8: six hits.
    assert_eq!((on, volley(&events)), (false, vec![(JP, 24, 8, 6)]));
    assert_eq!((henderson(&p).hits, henderson(&p).attacked), (6, true));
    assert_eq!([at(&mut p, JP, "Kongo").ammo, at(&mut p, JP, "Haruna").ammo], [32, 32]);
}

#[test]
fn ft_283_477_the_shore_replies_at_the_same_time() {
    let mut p = before_henderson(&["Kongo", "Yura"]);
    at(&mut p, JP, "Kongo").anchor = Anchor::Down;
    at(&mut p, JP, "Kongo").ammo = 7;
    shells(&mut p, "Kongo");
    go(&mut p, JP, Action::Done, &[]);
    let reply = |p: &Position, n, name: &str| Action::Reply { n, at: meant(p, JP, name) };
    assert_eq!(no(&p, US, reply(&p, 1, "Yura")), Some(283));
    assert_eq!(no(&p, US, reply(&p, 3, "Kongo")), Some(283));
    let both = reply(&p, 2, "Kongo");
    go(&mut p, US, both, &[]);
    let (_, events) = go(&mut p, US, Action::Done, &[4, 6]);
    // Half of twelve guns for want of ammunition; the base fires with both its guns though it is hit, at a ship at anchor.
    assert_eq!(volley(&events), [(JP, 6, 8, 1), (US, 2, 9, 1)]);
    assert_eq!((hits(&p, JP, "Kongo"), at(&mut p, JP, "Kongo").ammo), (1, 0));
}

#[test]
fn ft_283_436_shells_and_the_reply_stand_in_the_log_by_their_own_rules() {
    let mut p = before_henderson(&["Kongo"]);
    let at = ship(&p, JP, "Kongo");
    let rule = |p: &mut Position, side, a: Action| {
        let mut log = Log::default();
        surface::apply(board(), p, side, &a, &mut Dice::scripted(&[]), &mut log);
        log.events[0].rule.number()
    };
    assert_eq!(rule(&mut p, JP, Action::Shell { ship: at }), 436);
    go(&mut p, JP, Action::Done, &[]);
    let at = meant(&p, JP, "Kongo");
    assert_eq!(rule(&mut p, US, Action::Reply { n: 1, at }), 283);
}

#[test]
fn ft_306_a_base_without_guns_left_is_silent() {
    let mut p = before_henderson(&["Kongo"]);
    let base = board().base("henderson").unwrap();
    p.sides[0].facs.iter_mut().find(|f| f.host == Host::Base(base)).unwrap().hits = 2;
    shells(&mut p, "Kongo");
    go(&mut p, JP, Action::Done, &[]);
    let kongo = meant(&p, JP, "Kongo");
    assert_eq!(no(&p, US, Action::Reply { n: 1, at: kongo }), Some(283));
    assert_eq!(surface::to_act(&p).seats(), US.only());
}

#[test]
fn ft_280_who_fought_does_not_shell() {
    let mut p = fight(BASE, BattleStep::Seek, &["dd1"], &["Kongo", "Haruna"]);
    begin(&mut p);
    lines(&mut p, [1, 1], &[(JP, "Haruna", Line::Rear)]);
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[]);
    assert_eq!(step(&p), BattleStep::Shelling);
    assert_eq!(no(&p, JP, shell(&p, "Kongo")), Some(280));
    assert_eq!(no(&p, JP, shell(&p, "Haruna")), None);
    // With a pursuit even those in the rear.
    let mut p = fight(BASE, BattleStep::Seek, &["dd1", "ao1"], &["Kongo", "Haruna"]);
    begin(&mut p);
    lines(&mut p, [1, 1], &[(JP, "Haruna", Line::Rear), (US, "ao1", Line::Rear)]);
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[]);
    go(&mut p, JP, Action::Want { yes: true }, &[]);
    go(&mut p, US, Action::Done, &[]);
    go(&mut p, JP, Action::Done, &[]);
    assert_eq!(no(&p, JP, shell(&p, "Haruna")), Some(280));
}

#[test]
fn ft_311_aircraft_lost_to_shells_are_chosen_by_their_owner() {
    let mut p = before_henderson(&["Kongo", "Haruna"]);
    stow(&mut p, US, "henderson", flat_top::types::DeckBox::Ready, "wildcat", flat_top::types::Arm::None, 3);
    shells(&mut p, "Kongo");
    go(&mut p, JP, Action::Done, &[]);
    assert!(go(&mut p, US, Action::Done, &[1]).0);
    assert_eq!(step(&p), BattleStep::Losses);
    assert_eq!(p.battle.as_ref().unwrap().losses[0].chooser, US);
}

#[test]
fn ft_098_names_are_told_with_the_shells() {
    let mut p = before_henderson(&["Kongo"]);
    assert!(p.battle.as_ref().unwrap().sea.open[1].is_empty());
    shells(&mut p, "Kongo");
    go(&mut p, JP, Action::Done, &[]);
    let o = p.battle.as_ref().unwrap().sea.open[1][0];
    let kongo: ShipId = ship(&p, JP, "Kongo");
    let s = &p.sides[1].ships[kongo as usize];
    assert_eq!(Named { class: o.class, name: o.name }, Named { class: s.class, name: s.name });
}
