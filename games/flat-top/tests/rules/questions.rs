//! What a question says: why one can only pass, why a hex cannot be reached, what is forgotten; and what helps to decide.

use crate::support::{act, air, bare, board, craft, fight, fly, game, hex, orders, plots, put_tf, ship, stow};
use flat_top::{
    Action, Event, Position,
    battle::{Battle, BattleStep},
    notation, odds,
    phases::surface,
    position::{AirStep, Cloud, Frame, Leg, Phase, Place, Search, Shadow},
    rule, scene,
    types::{Arm, At, DeckBox, Dir, Line, Side},
};
use ironbottom_kernel::{
    Advice, Face, Lang, Refusal, Rules, SeatSet, Viewer,
    ask::{Answer, Query},
    prompt::Prompt,
    scene::{Look, Scene},
    typed,
};

const US: Side = Side::Allies;
const JAPAN: Side = Side::Japan;

fn prompt(p: &Position, side: Side) -> (Vec<Action>, Prompt) {
    let mut legal = Vec::new();
    game().actions(p, side.seat(), &mut legal);
    let view = game().view(p, Viewer::Seats(SeatSet::one(side.seat())));
    (legal.clone(), game().prompt(&view, side.seat(), &legal))
}

/// What a question says after what it asks.
fn why(p: &Position, side: Side) -> Option<(String, u16)> {
    let (_, asked) = prompt(p, side);
    let found = asked.text.args.iter().find_map(|(k, v)| match v {
        ironbottom_kernel::text::Arg::Msg(m) if k == "why" => Some(m.id.to_string()),
        _ => None,
    });
    found.map(|id| (id, asked.rule.number()))
}

fn warning(p: &Position, side: Side, a: Action) -> Option<String> {
    let (legal, asked) = prompt(p, side);
    let i = legal.iter().position(|x| *x == a).unwrap_or_else(|| panic!("{a:?} is not legal"));
    asked.choices[i].warning.as_ref().map(|m| game().catalog().say(Lang::En, m))
}

fn no(p: &Position, side: Side, text: &str) -> Option<(u16, String)> {
    let why = typed::read(game(), p, side.seat(), text).and_then(Result::err);
    why.map(|r: Refusal| (r.rule.number(), r.reason.id.to_string()))
}

fn seen(p: &Position, side: Side) -> Scene {
    game().scene(&game().view(p, Viewer::Seats(SeatSet::one(side.seat()))))
}

fn ask(p: &Position, side: Side, q: &Query) -> Answer {
    game().ask(&game().view(p, Viewer::Seats(SeatSet::one(side.seat()))), q)
}

/// Gunfire of a cruiser and a destroyer at a destroyer, everybody in the gun line.
fn gunfire() -> Position {
    let mut p = fight("K60", BattleStep::Gunfire, &["San Juan", "dd1"], &["dd1"]);
    for side in Side::ALL {
        let open: Vec<_> = (0..p.side(side).ships.len() as u8)
            .filter(|i| p.side(side).tfs[p.side(side).ships[*i as usize].tf as usize].at == Some(hex("K60")))
            .map(|i| flat_top::battle::OpenShip { line: Some(Line::Guns), ..surface::opened(&p.side(side).ships[i as usize], i) })
            .collect();
        let f = p.battle.as_mut().unwrap();
        (f.sea.open[side.i()], f.sea.bht, f.sea.fought) = (open, 6, true);
    }
    p
}

#[test]
fn ft_357_guns_that_are_not_aimed_are_counted_before_they_stay_silent() {
    let mut p = gunfire();
    assert!(warning(&p, US, Action::Done).unwrap().starts_with("2 ships"));
    let all = |p: &Position, name: &str| {
        let (legal, _) = prompt(p, US);
        let by = ship(p, US, name);
        legal.into_iter().filter(|a| matches!(a, Action::Gun { ship, .. } if *ship == by)).max().unwrap()
    };
    let a = all(&p, "San Juan");
    act(&mut p, US, a, &[]);
    assert!(warning(&p, US, Action::Done).unwrap().starts_with("One ship"));
    let a = all(&p, "dd1");
    act(&mut p, US, a, &[]);
    assert_eq!(warning(&p, US, Action::Done), None);
}

/// What a choice is called.
fn label(p: &Position, side: Side, a: Action) -> String {
    let (legal, asked) = prompt(p, side);
    let i = legal.iter().position(|x| *x == a).unwrap_or_else(|| panic!("{a:?} is not legal"));
    game().catalog().say(Lang::En, &asked.choices[i].label)
}

#[test]
fn ft_357_the_button_says_whether_guns_fire_or_are_silent() {
    let mut p = gunfire();
    assert_eq!(label(&p, US, Action::Done), "Hold fire");
    let (legal, _) = prompt(&p, US);
    act(&mut p, US, *legal.iter().find(|a| matches!(a, Action::Gun { .. })).unwrap(), &[]);
    assert_eq!(label(&p, US, Action::Done), "Fire");
    for (step, said) in [
        (BattleStep::Assign, "Give these orders"),
        (BattleStep::Fallen, "Go on"),
        // Flak that is not aimed fires all the same.
        (BattleStep::Flak, "Fire"),
        (BattleStep::Lines, "These lines, this die"),
    ] {
        let mut p = gunfire();
        p.battle.as_mut().unwrap().step = step;
        let view = game().view(&p, Viewer::Seats(SeatSet::one(US.seat())));
        let asked = game().prompt(&view, US.seat(), &[Action::Done]);
        assert_eq!(game().catalog().say(Lang::En, &asked.choices[0].label), said);
    }
    // Somebody was shot down, and nobody said yet of which formation.
    let f = p.battle.as_mut().unwrap();
    (f.step, f.due[0], f.asked) = (BattleStep::Fallen, vec![(craft("wildcat*"), 1)], SeatSet::one(US.seat()));
    assert_eq!(label(&p, US, Action::Done), "Any of them");
}

#[test]
fn ft_290_guns_are_told_what_sinks_their_target() {
    let mut p = gunfire();
    let (legal, _) = prompt(&p, US);
    let a = *legal
        .iter()
        .filter(|a| matches!(a, Action::Gun { .. }))
        .max_by_key(|a| if let Action::Gun { n, .. } = a { *n } else { 0 })
        .unwrap();
    let Action::Gun { n, at, .. } = a else { panic!("{a:?}") };
    for hits in [0, 1] {
        let o = p.battle.as_mut().unwrap().sea.open[1].iter_mut().find(|o| o.ship == at).unwrap();
        (o.fd, o.hits) = (3, hits);
        let (legal, asked) = prompt(&p, US);
        let said = asked.choices[legal.iter().position(|x| *x == a).unwrap()].odds.clone().unwrap();
        let faces = odds::faces(board(), &p.public.rules, 6, n.into());
        let sinks = odds::at_least(faces, 3 - hits);
        assert!(
            game().catalog().say(Lang::En, &said).ends_with(&format!("; {} hits sink it: {sinks} in 6", 3 - hits)),
            "{said:?}"
        );
    }
}

#[test]
fn ft_265_268_the_die_that_was_set_is_shown_to_who_set_it_and_what_comes_of_both() {
    let mut p = gunfire();
    let f = p.battle.as_mut().unwrap();
    (f.step, f.sea.bht, f.secret[0].face) = (BattleStep::Lines, 0, 5);
    let notes = |side: Side| -> Vec<String> {
        seen(&p, side).battle.unwrap().notes.iter().map(|n| game().catalog().say(Lang::En, &n.text)).collect()
    };
    // Torpedoes reach from ten on, by day.
    let mut near = gunfire();
    near.battle.as_mut().unwrap().sea.bht = 10;
    let said = |p: &Position| -> Vec<u16> {
        seen(p, US).battle.unwrap().notes.iter().filter_map(|n| n.rule).map(|r| r.number()).collect()
    };
    assert_eq!([said(&gunfire()), said(&near)], [vec![265, 268], vec![265]]);
    assert_eq!(notes(US), ["Your die is set to 5; what the enemy sets stays secret."]);
    assert!(notes(JAPAN).is_empty());
}

#[test]
fn ft_217_who_would_attack_in_the_air_is_named_before_anybody_has() {
    let mut p = fight("K60", BattleStep::Hail, &["San Juan"], &[]);
    p.battle.as_mut().unwrap().asked = SeatSet::first(2);
    fly(&mut p, US, "K60", &[("wildcat*", 3)]);
    fly(&mut p, US, "K60", &[("wildcat*", 2)]);
    fly(&mut p, JAPAN, "K60", &[("mavis", 1)]);
    p.battle.as_mut().unwrap().attacker = JAPAN;
    let sub = |p: &Position| game().catalog().say(Lang::En, &seen(p, US).battle.unwrap().sub);
    assert_eq!(sub(&p), "Either side may begin");
    assert_eq!(label(&p, US, Action::Done), "Do not attack");
    let up = Action::Intercept { high: false };
    assert_eq!(label(&p, US, up), "Intercept low: 5 Wildcat");
    act(&mut p, US, up, &[]);
    assert_eq!(label(&p, US, Action::Done), "Attack");
    act(&mut p, JAPAN, Action::Done, &[]);
    act(&mut p, US, Action::Done, &[]);
    // It is they who attack, whoever moved last.
    let fight = seen(&p, US).battle.unwrap();
    assert_eq!(
        (sub(&p).as_str(), fight.sides[0].owners.as_slice()),
        ("In the air, low; attacker: Allies", &["allies".to_owned()][..])
    );
}

#[test]
fn ft_174_who_flies_on_is_told_that_the_enemy_sees_it() {
    let mut p = flown("K60");
    let said = |p: &Position| game().catalog().say(Lang::En, &prompt(p, US).1.text);
    assert!(!said(&p).contains("The enemy sees it."));
    p.sides[0].afs[0].held = 1;
    assert!(said(&p).ends_with("The enemy sees it."), "{}", said(&p));
}

#[test]
fn ft_310_311_it_is_said_whose_aircraft_are_lost() {
    let mut p = fight("K60", BattleStep::Losses, &["Hornet"], &[]);
    let f = stow(&mut p, US, "Hornet", DeckBox::Ready, "wildcat*", Arm::None, 2);
    for (chooser, said) in
        [(JAPAN, "Which of the enemy’s aircraft in K60 are lost?"), (US, "Which of your aircraft in K60 are lost?")]
    {
        let fight = p.battle.as_mut().unwrap();
        fight.losses = vec![flat_top::battle::Loss { side: US, fac: f, hits: 1, chooser, told: None }];
        fight.asked = SeatSet::one(chooser.seat());
        assert_eq!(game().catalog().say(Lang::En, &prompt(&p, chooser).1.text), said);
    }
}

#[test]
fn ft_118_each_model_says_how_far_it_flies() {
    let mut p = orders("Z40");
    stow(&mut p, US, "Lexington", DeckBox::Ready, "wildcat*", Arm::None, 2);
    stow(&mut p, US, "Lexington", DeckBox::Ready, "dauntless*", Arm::Ap, 2);
    let Answer::Marks(marks) = ask(&p, US, &Query::new("ranges")) else { panic!("marks") };
    let said = |at: &str| marks.iter().find(|m| m.space == at).map(|m| game().catalog().say(Lang::En, &m.label));
    assert_eq!(said("Z40").as_deref(), Some("Wildcat 24, Dauntless 18: so many hexes out and back"));
}

#[test]
fn ft_409_who_can_only_let_them_pass_is_told_why() {
    let mut p = air("Z40");
    p.public.phase = Phase::Air(JAPAN, AirStep::Flying);
    let af = fly(&mut p, US, "Z41", &[("dauntless*", 3)]);
    fly(&mut p, JAPAN, "Z41", &[("kate*", 3)]);
    p.side_mut(US).afs[af as usize].groups[0].high = true;
    p.stack.push(Frame::Intercept(US, hex("Z41")));
    assert_eq!(prompt(&p, US).0, [Action::Decline]);
    assert_eq!(why(&p, US), Some(("why-no-fighters".to_owned(), 409)));
    // With fighters there is something to decide, and nothing to explain.
    fly(&mut p, US, "Z41", &[("wildcat*", 3)]);
    assert!(prompt(&p, US).0.len() > 1);
    assert_eq!(why(&p, US), None);
    // They are low: to a fight high up they cannot agree.
    *p.stack.last_mut().unwrap() = Frame::Agree(US, hex("Z41"), true);
    assert_eq!(why(&p, US), Some(("why-fighters-low".to_owned(), 188)));
}

#[test]
fn ft_207_far_from_every_deck_is_said() {
    let mut p = bare("rings_around_rabaul", Phase::Combat);
    put_tf(&mut p, US, 0, "Z40");
    fly(&mut p, US, "Z70", &[("wildcat*", 3)]);
    fly(&mut p, JAPAN, "Z70", &[("zero*", 3)]);
    let mut f = Battle::new(&p.public.rules, hex("Z70"), US, false);
    (f.step, f.asked) = (BattleStep::Hail, SeatSet::first(2));
    p.battle = Some(Box::new(f));
    p.stack.push(Frame::Battle);
    assert_eq!(prompt(&p, US).0, [Action::Done]);
    assert_eq!(why(&p, US), Some(("why-far".to_owned(), 207)));
    // Near the Lexington they may attack.
    put_tf(&mut p, US, 0, "Z69");
    assert_eq!(why(&p, US), None);
}

#[test]
fn ft_146_who_sees_no_ships_is_asked_and_told_so() {
    let mut p = orders("Z40");
    p.public.phase = Phase::Shadow;
    assert_eq!(why(&p, US), Some(("why-shadow-blind".to_owned(), 146)));
    p.public.phase = Phase::Regroup;
    assert_eq!(why(&p, JAPAN), Some(("why-no-ships".to_owned(), 144)), "it has no ships in this scenario");
}

/// A formation being flown from a hex, low.
fn flown(at: &str) -> Position {
    let mut p = air("Z40");
    let af = fly(&mut p, US, at, &[("dauntless*", 3)]);
    p.public.phase = Phase::Air(US, AirStep::Flying);
    p.stack.push(Frame::Fly(af));
    p
}

#[test]
fn ft_174_197_a_flight_is_told_what_is_in_its_way() {
    let p = flown("Z45");
    assert_eq!(no(&p, US, "go Z60"), Some((174, "refuse-too-far".to_owned())));
    assert_eq!(no(&p, US, "go Z50"), None);
    let beside = |m: &At| Dir::ALL.iter().filter_map(|d| m.step(*d)).find(|n| !board().hex(*n).mountain);
    let (mountain, from) = At::all().filter(|m| board().hex(*m).mountain).find_map(|m| Some((m, beside(&m)?))).unwrap();
    let mut p = flown(&from.name());
    assert_eq!(no(&p, US, &format!("go {}", mountain.name())), Some((197, "refuse-mountain-at".to_owned())));
    p.side_mut(US).afs[0].groups[0].high = true;
    assert_eq!(no(&p, US, &format!("go {}", mountain.name())), None);
    let mut p = flown("Z45");
    p.public.clouds = vec![Cloud { sector: 0, at: Some(hex("Z48")) }, Cloud { sector: 0, at: Some(hex("Z48")) }];
    assert_eq!(no(&p, US, "head Z48"), Some((40, "refuse-storm-at".to_owned())));
}

#[test]
fn ft_120_hidden_flights_are_plotted_hex_by_hex() {
    let mut p = orders("Z40");
    fly(&mut p, US, "Z45", &[("dauntless*", 3)]);
    assert_eq!(no(&p, US, "plot af1 Z47"), Some((120, "refuse-next-hex".to_owned())));
    assert_eq!(no(&p, US, "plot af1 Z46"), None);
    assert_eq!(no(&p, US, "plot af1 Z60"), Some((174, "refuse-too-far".to_owned())));
}

#[test]
fn ft_158_161_053_a_course_is_told_why_not() {
    let mut p = plots("Z40");
    assert_eq!(no(&p, US, "course tf1 Z43"), Some((158, "refuse-too-far".to_owned())));
    assert_eq!(no(&p, US, "course tf1 L1"), Some((158, "refuse-too-far".to_owned())));
    // After launching more than a few, one of two hexes is into the wind.
    let f = stow(&mut p, US, "Lexington", DeckBox::Ready, "dauntless*", Arm::None, 12);
    p.side_mut(US).facs[f as usize].used = [0, 12, 0];
    let wind = p.public.wind(board(), hex("Z40"));
    let lee = hex("Z40").step(wind).and_then(|at| at.step(wind)).unwrap();
    let up = hex("Z40").step(wind.turned(3)).and_then(|at| at.step(wind.turned(3))).unwrap();
    assert_eq!(no(&p, US, &format!("course tf1 {}", lee.name())), Some((53, "refuse-to-wind".to_owned())));
    let (legal, _) = prompt(&p, US);
    assert!(legal.contains(&Action::Sail { tf: 0, at: up }));
    p.side_mut(US).tfs[0].storm = true;
    assert_eq!(no(&p, US, "course tf1 Z41"), Some((44, "refuse-began-storm".to_owned())));
}

#[test]
fn ft_053_045_144_an_order_to_sail_names_what_is_in_the_way() {
    let mut p = plots("Z40");
    let judged = |p: &Position, text: &str| {
        let v = game().view(p, Viewer::Seats(SeatSet::one(US.seat())));
        let a = notation::read(board(), &v, US.seat(), text).unwrap();
        game().check(p, US.seat(), &a).err().map(|r| (r.rule.number(), r.reason.id.to_string()))
    };
    let said = |rule: u16, id: &str| Some((rule, id.to_owned()));
    assert_eq!(judged(&p, "sail tf1 Z42"), None);
    assert_eq!(judged(&p, "sail tf1 Z44"), said(158, "refuse-too-far"));
    assert_eq!(judged(&p, "sail tf1 Z41"), said(158, "refuse-sail-next"));
    assert_eq!(judged(&p, "sail tf9 Z42"), said(144, "refuse-no-tf"));
    assert_eq!(judged(&p, "course tf9 n"), said(144, "refuse-no-tf"));
    // Both ways lead through the storm.
    let mut q = p.clone();
    q.public.clouds = vec![Cloud { sector: 0, at: Some(hex("Z43")) }; 2];
    assert_eq!(judged(&q, "sail tf1 Z42"), said(45, "refuse-storm-holds"));
    let f = stow(&mut p, US, "Lexington", DeckBox::Ready, "dauntless*", Arm::None, 12);
    p.side_mut(US).facs[f as usize].used = [0, 12, 0];
    let wind = p.public.wind(board(), hex("Z40"));
    let lee = hex("Z40").step(wind).and_then(|at| at.step(wind)).unwrap().name();
    assert_eq!(judged(&p, &format!("sail tf1 {lee}")), said(53, "refuse-to-wind"));
    assert_eq!(no(&p, US, &format!("sail tf1 {lee}")), judged(&p, &format!("sail tf1 {lee}")));
    // Out of its time it is the time that is wrong.
    assert_eq!(no(&orders("Z40"), US, "sail tf1 Z44"), said(144, "refuse-ships-later"));
    p.public.phase = Phase::Regroup;
    assert_eq!(no(&p, US, "course tf1 Z44"), said(144, "refuse-ships-over"));
    assert_eq!(no(&p, US, "plot af1 Z44"), said(134, "refuse-decks-over"));
    assert_eq!(no(&p, US, "shadow tf1 Z44"), said(28, "refuse-not-now"));
}

#[test]
fn ft_152_174_who_follows_is_told_what_is_in_the_way() {
    let mut p = bare("coral_sea_battle", Phase::Chase);
    p.public.turn = 12;
    let af = fly(&mut p, US, "K61", &[("dauntless*", 2)]);
    p.stack.push(Frame::Chase(US, flat_top::types::Unit::Af(af)));
    let mf = p.side(US).afs[af as usize].mf(board(), 12);
    // It follows nothing that anybody knows of.
    assert_eq!(no(&p, US, "chase K62"), Some((152, "refuse-chase".to_owned())));
    assert_eq!(no(&p, US, "chase K64"), Some((152, "refuse-next-hex".to_owned())));
    p.side_mut(US).afs[af as usize].moved = mf;
    assert_eq!(no(&p, US, "chase K62"), Some((174, "refuse-mf".to_owned())));
}

#[test]
fn ft_173_aircraft_are_put_off_only_while_orders_are_written() {
    let mut p = plots("Z40");
    let verdict = |p: &Position| game().check(p, US.seat(), &Action::Search { af: 0 }).unwrap_err();
    assert_eq!(verdict(&p), Refusal::new(rule::FT_173, "refuse-air-after"));
    for phase in [Phase::SetUp, Phase::Shadow, Phase::Regroup] {
        p.public.phase = phase;
        assert_eq!(verdict(&p).rule, rule::FT_028, "{phase:?}");
    }
}

#[test]
fn ft_057_146_a_fan_searches_with_all_that_may() {
    let mut p = air("Z40");
    for (at, shadow) in [("Z45", Shadow::None), ("Z43", Shadow::Holds), ("Z44", Shadow::Failed)] {
        let af = fly(&mut p, US, at, &[("dauntless*", 1)]);
        p.side_mut(US).afs[af as usize].shadow = shadow;
    }
    let fan = |p: &Position| match ask(p, US, &Query::new("fan").with("seat", "allies")) {
        Answer::Batch(all) => all.into_iter().map(|a| serde_json::from_value(a).unwrap()).collect::<Vec<Action>>(),
        other => panic!("{other:?}"),
    };
    let (legal, _) = prompt(&p, US);
    let searches: Vec<Action> = legal.into_iter().filter(|a| matches!(a, Action::Search { .. })).collect();
    assert_eq!((fan(&p), searches.len()), (searches, 2));
    // One that shadows and has not moved after its target is sent out too, as far as it keeps it in sight.
    for a in &mut p.side_mut(US).afs {
        a.search = Search::Failed;
    }
    assert!(fan(&p).contains(&Action::Fly { af: 1 }) && !fan(&p).contains(&Action::Fly { af: 2 }));
}

#[test]
fn ft_386_aircraft_of_a_carrier_are_known_without_their_star() {
    let mut p = orders("K60");
    stow(&mut p, US, "Lexington", DeckBox::Ready, "dauntless*", Arm::Ap, 12);
    let v = game().view(&p, Viewer::Seats(SeatSet::one(US.seat())));
    let meant = |text: &str| notation::read(board(), &v, US.seat(), text).unwrap();
    let with = meant("launch lexington 12 dauntless* ap normal af1");
    assert_eq!(meant("launch lexington 12 dauntless ap normal af1"), with);
    assert_eq!(game().check(&p, US.seat(), &with).err().map(|r| r.rule.number()), Some(386));
}

#[test]
fn ft_008_a_place_outside_of_the_zone_is_explained() {
    let mut p = bare("rings_around_rabaul", Phase::SetUp);
    assert_eq!(no(&p, US, "place tf1 A10"), Some((8, "refuse-zone-of".to_owned())));
    let zone = &board().scenarios[p.public.scenario as usize].forces[0].tfs[0].zone;
    assert_eq!(no(&p, US, &format!("place tf1 {}", zone[0].name())), None);
    let events = act(&mut p, US, Action::Place { tf: 0, at: zone[0] }, &[]);
    assert_eq!(events, [Event::Placed { side: US, number: 1, at: zone[0] }]);
    assert_eq!(no(&p, US, "place tf1 A10"), Some((8, "refuse-placed".to_owned())));
}

/// What the screen calls a task force can be typed, though its place in the list is another: Japan has 1, 3, 4, 10, 11, 12, 13.
#[test]
fn ft_012_task_forces_are_typed_by_their_printed_numbers() {
    let mut p = bare("coral_sea", Phase::SetUp);
    let view = game().view(&p, Viewer::Seats(JAPAN.only()));
    let zones = &board().scenarios[p.public.scenario as usize].forces[JAPAN.i()].tfs;
    let numbers: Vec<u8> = p.side(JAPAN).tfs.iter().map(|t| t.number).collect();
    assert_eq!(numbers, [1, 3, 4, 10, 11, 12, 13]);
    for (tf, number) in numbers.into_iter().enumerate() {
        let at = zones[tf].zone.first().copied().unwrap_or_else(|| hex("K60"));
        let a = Action::Place { tf: tf as u8, at };
        assert_eq!(game().notation(&view, &a), format!("place tf{number} {}", at.name()));
        for typed in [format!("place tf{number}"), format!("Place TF {number}"), format!("place tf#{}", tf + 1)] {
            let typed = format!("{typed} {}", at.name());
            assert_eq!(notation::read(board(), &view, JAPAN.seat(), &typed), Some(a), "{typed}");
        }
    }
    // No task force has the number 2, and that is what is said.
    let none = notation::read(board(), &view, JAPAN.seat(), "place tf2 K60").unwrap();
    assert!(game().check(&p, JAPAN.seat(), &none).is_err());
    // Tables of the first version go by the list, as their journals say.
    crate::support::since(&mut p, 1);
    let view = game().view(&p, Viewer::Seats(JAPAN.only()));
    let a = Action::Place { tf: 3, at: hex("K60") };
    assert_eq!(game().notation(&view, &a), "place tf4 K60");
    assert_eq!(notation::read(board(), &view, JAPAN.seat(), "place tf4 K60"), Some(a));
}

/// A task force that is not yet there has no number: it is `new`.
#[test]
fn ft_013_159_a_task_force_to_be_formed_is_new() {
    let mut p = plots("Z40");
    let s = ship(&p, US, "Minneapolis");
    let view = game().view(&p, Viewer::Seats(US.only()));
    let a = Action::Detach { ship: s, tf: 1 };
    assert_eq!(game().notation(&view, &a), "detach minneapolis new");
    p.sides[0].tfs.push(flat_top::phases::set_up::empty_tf(1));
    let view = game().view(&p, Viewer::Seats(US.only()));
    assert_eq!(game().notation(&view, &a), "detach minneapolis new");
    assert_eq!(game().notation(&view, &Action::Chart { unit: flat_top::types::Unit::Tf(0) }), "chart tf1");
}

#[test]
fn ft_057_173_orders_said_in_full_are_read_and_judged() {
    let mut p = orders("Z40");
    stow(&mut p, US, "Lexington", DeckBox::Ready, "dauntless*", Arm::None, 2);
    let read = |p: &Position, text: &str| {
        let v = game().view(p, Viewer::Seats(SeatSet::one(US.seat())));
        notation::read(board(), &v, US.seat(), text)
    };
    assert_eq!(read(&p, "search af1"), Some(Action::Search { af: 0 }));
    let verdict = game().check(&p, US.seat(), &read(&p, "search af1").unwrap());
    assert_eq!(verdict, Err(Refusal::new(rule::FT_173, "refuse-air-later")), "not before take-off, and the reason says when");
    let verdict = game().check(&p, US.seat(), &read(&p, "sail tf1 Z42").unwrap());
    assert_eq!(verdict, Err(Refusal::new(rule::FT_144, "refuse-ships-later")));
    // Everything that is read says what it is.
    let (legal, _) = prompt(&p, US);
    let v = game().view(&p, Viewer::Seats(SeatSet::one(US.seat())));
    let mut known = 0;
    for a in legal {
        if let Some(b) = notation::read(board(), &v, US.seat(), &game().notation(&v, &a)) {
            assert_eq!(a, b);
            known += 1;
        }
    }
    assert!(known > 3);
}

#[test]
fn ft_144_120_plots_are_drawn_for_their_owner_and_nobody_else() {
    let mut p = plots("Z40");
    act(&mut p, US, Action::Course { tf: 0, dir: Dir::N }, &[]);
    let af = fly(&mut p, US, "Z45", &[("dauntless*", 3)]);
    let a = &mut p.side_mut(US).afs[af as usize];
    (a.plotted, a.plot) = (true, vec![Leg::Go(Dir::N), Leg::Go(Dir::N)]);
    let drawn = |side: Side| -> Vec<(usize, bool)> {
        let areas = seen(&p, side).areas;
        areas
            .iter()
            .filter(|a| a.id.starts_with("plot-") && a.look == Look::Ring)
            .map(|a| (a.spaces.len(), a.piece.is_empty()))
            .collect()
    };
    assert_eq!(drawn(US), [(2, true), (3, true)], "always, not only when pointed at");
    assert_eq!(drawn(JAPAN), []);
}

#[test]
fn ft_118_strikes_are_planned_against_bases_too_and_before_take_off() {
    let mut p = orders("Z40");
    stow(&mut p, US, "Lexington", DeckBox::Readying, "dauntless*", Arm::None, 4);
    let v = game().view(&p, Viewer::Seats(SeatSet::one(US.seat())));
    let rabaul = board().place("rabaul").unwrap().name();
    let all = game().queries(&v);
    let strikes: Vec<&str> = all.iter().filter(|q| q.name() == "strike").map(|q| q.arg("space")).collect();
    assert!(strikes.len() == 2 && strikes.iter().all(|s| At::read(s).is_some()), "{strikes:?}");
    let Answer::Table { rows, .. } = ask(&p, US, &Query::new("strike").with("space", rabaul)) else { panic!("a table") };
    assert_eq!(rows[0][1].id, "strike-if-armed");
    // Formed and still on deck: can it get home?
    let f = stow(&mut p, US, "Lexington", DeckBox::Ready, "dauntless*", Arm::None, 1);
    let a = Action::Launch {
        fac: f,
        craft: crate::support::craft("dauntless*"),
        arm: Arm::None,
        n: 1,
        class: flat_top::types::Class::Minimum,
        af: 0,
    };
    act(&mut p, US, a, &[]);
    let gauges = seen(&p, US).gauges;
    assert!(gauges.len() == 1 && !gauges[0].bad, "{gauges:?}");
    assert!(seen(&p, JAPAN).gauges.is_empty());
}

#[test]
fn ft_179_a_fan_sends_scouts_by_day_and_nothing_into_the_night() {
    let mut p = orders("Z40");
    let moresby = stow(&mut p, US, "port_moresby", DeckBox::Ready, "catalina", Arm::None, 3);
    stow(&mut p, US, "Lexington", DeckBox::Ready, "dauntless*", Arm::None, 8);
    let fan = |p: &Position| ask(p, US, &Query::new("fan").with("seat", "allies"));
    let Answer::Batch(all) = fan(&p) else { panic!("a batch") };
    let all: Vec<Action> = all.into_iter().map(|x| serde_json::from_value(x).unwrap()).collect();
    let all: Vec<Action> = all.into_iter().filter(|a| matches!(a, Action::Launch { .. })).collect();
    assert!(!all.is_empty() && all.len() <= 3);
    assert!(all.iter().all(|a| matches!(a, Action::Launch { fac, .. } if *fac == moresby)), "flying boats first: {all:?}");
    // What it would do is said before.
    let v = game().view(&p, Viewer::Seats(SeatSet::one(US.seat())));
    let q = game().queries(&v).into_iter().find(|q| q.name() == "fan").unwrap();
    assert_eq!((q.arg("craft"), q.arg("from")), ("model.catalina", "place.port_moresby"));
    let Answer::Table { rows, .. } = ask(&p, US, &Query::new("scouts").with("seat", "allies")) else { panic!("a table") };
    assert_eq!(rows.len(), all.len());
    let said = ask(&p, US, &Query::new("fan").with("seat", "allies").with("told", "yes"));
    assert!(matches!(said, Answer::Table { rows: said, .. } if said == rows));
    while !p.public.is_night(board()) {
        p.public.turn += 1;
    }
    let Answer::Refused(why) = fan(&p) else { panic!("refused") };
    assert_eq!(why.id, "ask-fan-night");
}

#[test]
fn ft_058_searchers_in_the_air_fly_apart_and_get_home() {
    let mut p = air("Z40");
    let turn = p.public.turn;
    for _ in 0..3 {
        let af = fly(&mut p, US, "Z40", &[("dauntless*", 1)]);
        p.side_mut(US).afs[af as usize].search = Search::Sees(turn);
    }
    let Answer::Batch(all) = ask(&p, US, &Query::new("fan").with("seat", "allies")) else { panic!("a batch") };
    let all: Vec<Action> = all.into_iter().map(|x| serde_json::from_value(x).unwrap()).collect();
    let to: Vec<At> = all.iter().filter_map(|a| if let Action::Head { at } = a { Some(*at) } else { None }).collect();
    assert_eq!(to.len(), 3);
    assert!(to[0] != to[1] && to[1] != to[2] && to[0] != to[2], "{to:?}");
    assert!(to.iter().all(|at| at.distance(hex("Z40")) > 3));
    for a in all {
        if p.stack.is_empty() || a == Action::Stop || matches!(p.stack.last(), Some(Frame::Fly(_))) {
            crate::support::act_any(&mut p, US, a);
        }
    }
    assert!(p.side(US).afs.iter().all(|a| matches!(a.place, Place::Hex(at) if at != hex("Z40"))));
}

#[test]
fn ft_205_what_destroys_ones_own_lies_folded_at_the_end() {
    let mut p = orders("Z40");
    stow(&mut p, US, "Lexington", DeckBox::Ready, "dauntless*", Arm::None, 12);
    let (legal, asked) = prompt(&p, US);
    let (last, rest) = asked.shelves.split_last().unwrap();
    assert!(last.rare && last.items.iter().all(|i| i.id.starts_with("junk")));
    assert!(rest.iter().all(|s| !s.rare && s.items.iter().all(|i| !i.id.starts_with("junk"))));
    for (a, c) in legal.iter().zip(&asked.choices) {
        if matches!(a, Action::Junk { .. }) {
            assert!(c.warning.is_some());
        }
    }
}

#[test]
fn ft_192_a_landing_says_what_becomes_of_the_load() {
    let mut p = air("Z40");
    let af = fly(&mut p, US, "Z41", &[("dauntless*", 1)]);
    let g = &mut p.side_mut(US).afs[af as usize].groups[0];
    (g.arm, g.armed) = (Arm::Gp, true);
    let f = crate::support::fac(&p, US, "Lexington");
    assert!(warning(&p, US, Action::Home { af, fac: f }).unwrap().contains("throw their load away"));
}

#[test]
fn ft_287_359_charts_at_a_table_are_those_it_plays_by() {
    let chart = |of: &str| Query::new("charts").with("of", of);
    let mut p = orders("Z40");
    assert_eq!(ask(&p, US, &chart("chart.hits")), game().ask_in_general(&chart("chart.hits")));
    p.public.rules = crate::support::rules(&["english_die_effect=true"]);
    assert_ne!(ask(&p, US, &chart("chart.hits")), game().ask_in_general(&chart("chart.hits")));
    // A scenario has its own values in air combat.
    let with = |air: bool| board().scenarios.iter().position(|s| s.air.is_empty() != air);
    for (i, same) in [(with(true), false), (with(false), true)] {
        let Some(i) = i else { continue };
        p.public.scenario = i as u8;
        assert_eq!(ask(&p, US, &chart("chart.aircraft")) == game().ask_in_general(&chart("chart.aircraft")), same, "{i}");
    }
}

#[test]
fn ft_122_395_a_strike_waits_for_aircraft_that_have_moved() {
    let launch = |bx: DeckBox, moved: bool, step: u8| {
        let mut p = orders("Z40");
        let f = stow(&mut p, US, "Lexington", bx, "dauntless*", Arm::None, 4) as usize;
        (p.side_mut(US).facs[f].lots[0].moved, p.side_mut(US).facs[f].step) = (moved, step);
        let v = game().view(&p, Viewer::Seats(SeatSet::one(US.seat())));
        let Answer::Table { rows, .. } = game().ask(&v, &Query::new("strike").with("space", "Z44")) else { panic!("a table") };
        let hour = |n: u16| flat_top::names::hour(board(), &p.public, p.public.turn + n);
        (0..3).find(|n| rows[0][2] == hour(*n)).unwrap()
    };
    assert_eq!(
        [launch(DeckBox::Readying, false, 1), launch(DeckBox::Readying, true, 1), launch(DeckBox::Readying, false, 2)],
        [0, 1, 1]
    );
    assert_eq!([launch(DeckBox::Landed, false, 1), launch(DeckBox::Landed, true, 1)], [1, 2]);
}

#[test]
fn ft_287_charts_can_be_asked_for() {
    for of in ["chart.aircraft", "chart.strikes", "chart.hits"] {
        let Answer::Table { heads, rows } = game().ask_in_general(&Query::new("charts").with("of", of)) else {
            panic!("a table")
        };
        assert!(rows.len() > 10 && rows.iter().all(|r| r.len() == heads.len()), "{of}");
    }
    assert!(matches!(game().ask_in_general(&Query::new("charts").with("of", "moon")), Answer::Refused(_)));
    assert_eq!(scene::MILES, 20);
}
