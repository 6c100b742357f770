//! What the table shows: shelves, the steps of a battle, supply on the map, and the facts of what happens by itself.

use crate::support::{act, area, board, game, opening, put, unit};
use fleet_commander_nimitz::{
    Action, Event,
    battle::Air,
    notation,
    position::{Mark, Phase, Place},
    types::{
        Order,
        Sector::{JapanOcean, UsOcean},
        Side,
    },
    view::View,
};
use ironbottom_kernel::{
    Advice, Dice, Face, Lang, Log, Rules, Seat, Viewer,
    ask::{Answer, Query},
    dice::Seed,
    prompt::{Gesture, Prompt},
    scene::{Fact, Progress},
};

fn prompt(p: &fleet_commander_nimitz::Position) -> (Vec<Action>, Prompt) {
    let mut legal = Vec::new();
    game().actions(p, Seat(0), &mut legal);
    let asked = game().prompt(&View::new(p, Viewer::Spectator), Seat(0), &legal);
    (legal, asked)
}

#[test]
fn fn_053_every_purchase_lies_on_a_shelf_and_reinforcement_points_are_spent_first() {
    let p = opening(1942);
    let (legal, asked) = prompt(&p);
    let items: Vec<&str> = asked.shelves.iter().flat_map(|s| &s.items).map(|i| i.id.as_str()).collect();
    let on_shelf: u32 = asked.shelves.iter().flat_map(|s| &s.items).map(|i| i.count).sum();
    assert_eq!(on_shelf as usize, p.units_in(Place::Box).filter(|u| p.unit_type(board(), *u).side == Side::Us).count());
    let mut plainest: Option<(u32, &Action)> = None;
    for (a, c) in legal.iter().zip(&asked.choices) {
        let Gesture::Take { item, rank, .. } = &c.gesture else { continue };
        assert!(items.contains(&item.as_str()), "{item}");
        let hornet = matches!(a, Action::Buy { unit, .. } if p.unit_type(board(), *unit).id == "hornet");
        if hornet && plainest.is_none_or(|(least, _)| *rank < least) {
            plainest = Some((*rank, a));
        }
    }
    assert!(matches!(plainest, Some((_, Action::Buy { rp: 5, .. }))), "{plainest:?}");
}

#[test]
fn fn_065_a_scout_is_put_on_an_area_by_pointing_at_it() {
    let mut p = opening(1942);
    p.phase = Phase::Scouting;
    let (legal, asked) = prompt(&p);
    for (a, c) in legal.iter().zip(&asked.choices) {
        if let Action::Scout { area } = a {
            assert_eq!(c.gesture, Gesture::Point { at: board().areas[area.i()].id.clone() });
        }
    }
    assert!(legal.len() > 5);
}

#[test]
fn fn_320_the_map_says_what_falls_out_of_supply_with_an_area() {
    let p = opening(1942);
    let v = View::new(&p, Viewer::Spectator);
    let marks = |q: Query| match game().ask(&v, &q) {
        Answer::Marks(marks) => marks,
        other => panic!("{other:?}"),
    };
    let tone =
        |q: &Query, id: &str| marks(q.clone()).into_iter().find(|m| m.space == id).map(|m| (m.tone, m.label.id.to_string()));
    let now = Query::new("supply");
    assert_eq!(tone(&now, "samoa"), Some(("good".to_owned(), "mark-supplied".to_owned())));
    // Everything in the south hangs on Samoa while the Gilberts are Japanese.
    let lost = Query::new("lost").with("space", "samoa");
    assert_eq!(tone(&lost, "samoa"), Some(("bad".to_owned(), "mark-lost".to_owned())));
    assert_eq!(tone(&lost, "solomon").map(|t| t.0), Some("bad".to_owned()));
    assert_eq!(tone(&lost, "midway").map(|t| t.0), Some("good".to_owned()));
    assert!(matches!(game().ask(&v, &Query::new("lost").with("space", "tokyo")), Answer::Refused(_)));
    assert!(matches!(game().ask(&v, &Query::new("lost").with("space", "japan")), Answer::Refused(_)));
}

#[test]
fn fn_318_the_calendar_says_when_ships_are_back() {
    let mut p = opening(1942);
    for u in &mut p.units {
        if matches!(u.at, Place::Port(_)) {
            u.at = Place::Gone;
        }
    }
    let ship = put(&mut p, "enterprise", "midway");
    p.units[ship as usize].mark = Mark::Free;
    let scene = game().scene(&View::new(&p, Viewer::Spectator));
    let calendar = scene.panels.iter().find(|x| x.id == "calendar").expect("a calendar");
    // At sea in turn 1: in the only box of 1942 in turn 2, at Hawaii for turn 3.
    let rows: Vec<(&str, &str)> = calendar.rows.iter().map(|r| (r[0].id.as_ref(), r[1].id.as_ref())).collect();
    assert!(rows.contains(&("months-3", "calendar-sea")), "{rows:?}");
}

#[test]
fn counters_that_no_source_shows_are_marked() {
    let marked = |year: u16| {
        let scene = game().scene(&View::new(&opening(year), Viewer::Spectator));
        let of = |id: &str| scene.pieces.iter().find(|x| x.name.ends_with(id)).map(|x| x.made);
        (of("enterprise"), scene.pieces.iter().filter(|x| x.made).count())
    };
    // Those of 1942 are printed in the rulebook or shown in public; those of later years are our estimate.
    assert_eq!(marked(1942), (Some(false), 0));
    let (enterprise, all) = marked(1944);
    assert!(enterprise == Some(true) && all > 20, "{enterprise:?} {all}");
}

#[test]
fn fn_153_an_order_says_where_it_could_have_gone_and_where_units_went() {
    let (japan, midway, samoa) = (area("japan"), area("midway"), area("samoa"));
    let ordered = Event::Ordered { area: japan, die: 10, order: Order::Sortie, candidates: vec![midway, samoa], scouted: false };
    let Some(Fact::Cue(cue)) = game().fact(&ordered) else { panic!("an order is shown") };
    assert_eq!((cue.at.as_str(), cue.among, cue.to.as_str()), ("japan", vec!["midway".to_owned(), "samoa".to_owned()], ""));
    let sailed = Event::Sailed { order: Order::Sortie, from: japan, to: midway, units: Vec::new(), battalions: 2 };
    let Some(Fact::Cue(cue)) = game().fact(&sailed) else { panic!("a move is shown") };
    assert_eq!((cue.at.as_str(), cue.to.as_str(), cue.pieces), ("japan", "midway", vec![("battalion".to_owned(), 2)]));
}

#[test]
fn fn_211_a_battle_shows_its_steps_its_dice_and_its_plans() {
    let mut p = opening(1942);
    put(&mut p, "enterprise", "marshall");
    put(&mut p, "desron-1", "marshall");
    p.phase = Phase::Battles;
    let mut dice = Dice::seeded(Seed::from_number(7), Vec::new());
    let (mut log, mut volleys, mut fifteen) = (Log::default(), 0, 0);
    game().apply(&mut p, Seat(0), &Action::Fight { area: area("marshall") }, &mut dice, &mut log);
    for _ in 0..200 {
        volleys += log.events.iter().filter(|e| matches!(game().fact(&e.event), Some(Fact::Volley(_)))).count();
        log.clear();
        if p.battle.is_none() {
            break;
        }
        let scene = game().scene(&View::new(&p, Viewer::Spectator));
        let strip = scene.battle.expect("a strip");
        assert!(strip.sides.is_empty());
        assert_eq!(strip.steps.iter().filter(|s| s.stand == Progress::Now).count(), 1);
        fifteen += usize::from(strip.steps.len() == 15);
        let (legal, _) = prompt(&p);
        // Bombers fly, so that something is rolled; nothing else is done.
        let fly = legal.iter().find(|a| matches!(a, Action::Fly { sector, .. } if sector.id() == "island"));
        let next = *fly.or(legal.last()).expect("something to do");
        game().apply(&mut p, Seat(0), &next, &mut dice, &mut log);
    }
    assert!(p.battle.is_none() && volleys > 0 && fifteen > 0, "{volleys} {fifteen}");
}

/// What the shop calls a unit for sale, and what it says about it.
fn on_sale(id: &str) -> (String, String, Option<u16>) {
    let p = opening(1942);
    let (legal, asked) = prompt(&p);
    let bought = |a: &Action| matches!(a, Action::Buy { unit, .. } if p.unit_type(board(), *unit).id == id);
    let at = legal.iter().position(bought).expect("it is for sale");
    let Gesture::Take { item, .. } = &asked.choices[at].gesture else { panic!("it lies on no shelf") };
    let item = asked.shelves.iter().flat_map(|s| &s.items).find(|i| i.id == *item).expect("its shelf");
    let about = item.about.as_ref().expect("something about it");
    let say = |m| game().catalog().say(Lang::En, m);
    (say(&item.name), say(&about.text), about.rule.map(|r| r.number()))
}

#[test]
fn fn_034_the_shop_does_not_hide_fighters_among_the_bombers() {
    let (name, about, rule) = on_sale("49th-fg");
    assert!(name.contains("Fighter-bombers"), "{name}");
    assert!(about.contains("counts as a bomber") && rule == Some(34), "{about}");
    let (name, about, rule) = on_sale("43rd-bg");
    assert!(!name.contains("Fighter") && !about.contains("counts as") && rule.is_none(), "{name} {about}");
}

#[test]
fn fn_051_059_a_purchase_is_typed_by_name_or_kind_and_reinforcement_points_go_first() {
    let mut p = opening(1942);
    let read = |p: &fleet_commander_nimitz::Position, text: &str| {
        let v = View::new(p, Viewer::Spectator);
        notation::read(board(), &v, text).map(|a| game().notation(&v, &a))
    };
    let is = |p: &fleet_commander_nimitz::Position, text: &str, means: &str| {
        assert_eq!(read(p, text).as_deref(), Some(means), "{text}");
    };
    is(&p, "buy hornet", "buy hornet 5+0");
    is(&p, "Buy horn", "buy hornet 5+0");
    is(&p, "acheter infanterie", "buy 32nd-inf 1+0");
    is(&p, "buy inf", "buy 32nd-inf 1+0");
    is(&p, "buy 2nd marine", "buy 2nd-marine 2+0");
    is(&p, "buy fighters", "buy 49th-fg 2+0");
    is(&p, "buy bombers", "buy 43rd-bg 1+0");
    for nothing in ["buy", "buy nothing", "buy n", "sell hornet", "buy hornet 1+4"] {
        assert_eq!(read(&p, nothing), None, "{nothing}");
    }
    // What is gone is not meant again, and what reinforcement points do not pay supply points do.
    let first = Action::Buy { unit: unit(&p, "32nd-inf"), rp: 1 };
    game().apply(&mut p, Seat(0), &first, &mut Dice::scripted(&[]), &mut Log::default());
    is(&p, "buy inf", "buy 43rd-inf 1+0");
    p.rp = 3;
    is(&p, "buy hornet", "buy hornet 3+2");
    // Beyond all points it is still an order, which the rules refuse.
    (p.rp, p.sp) = (0, 1);
    is(&p, "buy hornet", "buy hornet 0+5");
}

#[test]
fn fn_241_who_has_sent_all_squadrons_is_not_asked_for_more() {
    let mut p = crate::field::lay(1942, &[("enterprise", UsOcean), ("kaga", JapanOcean)], &[], &[("f4f@enterprise", Air::Base)]);
    let asked = |p: &fleet_commander_nimitz::Position| {
        let (legal, asked) = prompt(p);
        let done = legal.iter().position(|a| *a == Action::Done).expect("it can be ended");
        (game().catalog().say(Lang::En, &asked.text), game().catalog().say(Lang::En, &asked.choices[done].label))
    };
    let (text, done) = asked(&p);
    assert!(text.contains("send your squadrons") && done.contains("stay down"), "{text} {done}");
    act(&mut p, Action::Fly { squadron: 0, sector: UsOcean }, &[]);
    let (text, done) = asked(&p);
    assert!(text.contains("have their sectors") && !done.contains("stay down"), "{text} {done}");
}
