//! What the table shows: contacts that grow old, fuel, decks, gestures, warnings, answers.

use crate::support::{air, board, craft, fly, game, hex, orders, plots, put_tf, stow};
use flat_top::{
    Action, Event, Position,
    plans::home,
    position::{AirStep, Cloud, Contact, ContactReport, Frame, Phase, Reporter},
    rule, scene,
    types::{Arm, At, Category, DeckBox, Side},
};
use ironbottom_kernel::{
    Advice, Face, Msg, Rules, SeatSet, Viewer,
    ask::{Answer, Query},
    prompt::{Gesture, Prompt},
    scene::{Age, Doing, Fact, Look, Piece, Scene},
};

const US: Side = Side::Allies;
const JAPAN: Side = Side::Japan;

fn seen(p: &Position, side: Side) -> Scene {
    game().scene(&game().view(p, Viewer::Seats(SeatSet::one(side.seat()))))
}

fn prompt(p: &Position, side: Side) -> (Vec<Action>, Prompt) {
    let mut legal = Vec::new();
    game().actions(p, side.seat(), &mut legal);
    let view = game().view(p, Viewer::Seats(SeatSet::one(side.seat())));
    let asked = game().prompt(&view, side.seat(), &legal);
    assert_eq!(asked.choices.len(), legal.len());
    (legal, asked)
}

fn piece<'a>(s: &'a Scene, id: &str) -> &'a Piece {
    s.pieces.iter().find(|p| p.id == id).unwrap_or_else(|| panic!("no piece {id}: {:?}", s.pieces))
}

fn contact(at: &str, turn: u16, condition: u8, live: bool) -> Contact {
    Contact {
        id: 3,
        at: hex(at),
        air: false,
        base: false,
        turn,
        condition,
        by: Reporter::Radar,
        told: ContactReport {
            formations: (condition > 1).then_some(1),
            total: (condition > 1).then_some(16),
            categories: if condition > 1 { vec![(Category::Carriers, None)] } else { Vec::new() },
            ..ContactReport::default()
        },
        as_of: turn,
        awaited: false,
        live,
    }
}

#[test]
fn ft_087_a_report_of_condition_2_says_what_may_be_true() {
    let p = orders("Z40");
    let told = ContactReport { formations: Some(1), total: Some(16), ..ContactReport::default() };
    let (f, n) = scene::figures(&p.public.rules, &told);
    // Ten as sixteen would be too many; 11 may be called 16 or 17, and 32 may be called 16.
    assert_eq!((f, n), (1..=2, 11..=32));
}

#[test]
fn ft_104_contacts_grow_old_and_may_be_further_off() {
    let mut p = orders("Z40");
    p.public.turn = 5;
    p.side_mut(US).contacts.push(contact("AA60", 5, 2, true));
    let now = seen(&p, US);
    let id = scene::contact_id(US, 3);
    assert_eq!(piece(&now, &id).age, Age::Now);
    assert_eq!(now.reports[0].fresh, 6);
    assert!(!now.areas.iter().any(|a| a.look == Look::Maybe));
    p.side_mut(US).contacts[0].live = false;
    p.public.turn = 7;
    let later = seen(&p, US);
    assert_eq!(piece(&later, &id).age, Age::Recent);
    let area = later.areas.iter().find(|a| a.look == Look::Maybe).expect("where it may be");
    let far = area.spaces.iter().filter_map(|s| At::read(s)).map(|at| at.distance(hex("AA60"))).max();
    assert_eq!(far, Some(2 * scene::drift(board())));
    assert!(area.spaces.iter().filter_map(|s| At::read(s)).all(|at| !board().waters(at).is_empty()), "ships stay on water");
    p.public.turn = 11;
    let old = seen(&p, US);
    assert_eq!(piece(&old, &id).age, Age::Old);
    assert!(old.areas.iter().any(|a| a.look == Look::Faint));
    // Once it may be anywhere it has no line among the reports, though it is not forgotten.
    for (turn, lines) in [(17, 1), (18, 0)] {
        p.public.turn = turn;
        assert_eq!((seen(&p, US).reports.len(), p.side(US).contacts.len()), (lines, 1), "{turn}");
    }
    // The other side knows nothing of it.
    assert!(seen(&p, JAPAN).reports.is_empty());
}

#[test]
fn ft_389_the_gauge_says_whether_it_gets_home() {
    let mut p = air("Z40");
    let af = fly(&mut p, US, "Z49", &[("dauntless*", 3)]);
    let turn = p.public.turn;
    let set = |p: &mut Position, hours: u16| p.side_mut(US).afs[af as usize].groups[0].deadline = turn + hours;
    set(&mut p, 1);
    let s = seen(&p, US);
    let g = s.gauges.iter().find(|g| g.piece == scene::af_id(US, af)).expect("a gauge");
    // Nine back to the carrier; nine hexes now and nine in the next hour: nine to spare, none after a fight.
    let spans: Vec<(u32, &str)> = g.spans.iter().map(|x| (x.n, x.tone.as_str())).collect();
    assert_eq!((spans, g.bad), (vec![(9, "then"), (9, "spare")], false));
    assert_eq!(g.notes.len(), 1);
    set(&mut p, 0);
    put_tf(&mut p, US, 0, "Z38");
    assert!(seen(&p, US).gauges[0].bad, "two hexes short in its last hour");
    let v = game().view(&p, Viewer::Seats(SeatSet::one(US.seat())));
    let force = v.own[0].as_ref().unwrap();
    assert_eq!(home::way(board(), &v.public, force, &force.afs[0], hex("Z49")).spare(), -2);
}

#[test]
fn ft_123_decks_are_a_calendar() {
    let mut p = orders("Z40");
    stow(&mut p, US, "Lexington", DeckBox::Landed, "wildcat*", Arm::None, 3);
    stow(&mut p, US, "Lexington", DeckBox::Ready, "dauntless*", Arm::Ap, 4);
    let strip = seen(&p, US).strip.expect("a calendar");
    let doing = |kind: &str| -> Vec<Doing> {
        strip.rows.iter().find(|r| r.kind == kind).expect("a row").bars.iter().map(|b| b.doing).collect()
    };
    assert_eq!(doing("fighter"), [Doing::Rest, Doing::Work, Doing::Ready]);
    assert_eq!(doing("dive-bomber"), [Doing::Ready]);
    assert!(seen(&p, JAPAN).strip.is_none_or(|s| s.rows.iter().all(|r| r.owner == "japan")));
}

#[test]
fn ft_039_clouds_and_storms_are_drawn() {
    let mut p = orders("Z40");
    p.public.clouds = vec![Cloud { sector: 0, at: Some(hex("M40")) }, Cloud { sector: 0, at: Some(hex("M41")) }];
    let s = seen(&p, US);
    let of = |look: Look| s.areas.iter().find(|a| a.look == look).map_or(0, |a| a.spaces.len());
    assert!(of(Look::Dense) > 0 && of(Look::Dots) > 0);
    assert_eq!(of(Look::Dense) * 2 + of(Look::Dots), 38, "two zones of 19 hexes");
}

#[test]
fn ft_384_nothing_of_the_enemy_beyond_markers_and_reports() {
    let mut p = air("Z40");
    fly(&mut p, JAPAN, "Z45", &[("zero*", 3)]);
    p.side_mut(JAPAN).afs[0].shown = false;
    let ours =
        |s: &Scene| s.pieces.iter().filter(|x| x.owner == "japan" && x.kind != "airfield" && x.kind != "seaplane-base").count();
    assert_eq!(ours(&seen(&p, US)), 0);
    p.side_mut(JAPAN).afs[0].shown = true;
    let s = seen(&p, US);
    assert_eq!(ours(&s), 1);
    let marker = s.pieces.iter().find(|x| x.id == "seen-0").unwrap();
    assert_eq!(marker.caption, [Msg::new("caption-air")], "a marker says no more than what it is");
}

#[test]
fn ft_140_fighters_among_bombers_are_not_called_bombers() {
    let mut p = air("Z40");
    let kind = |p: &Position, af: usize| piece(&seen(p, US), &format!("allies-af-{}", af + 1)).kind.clone();
    let (cap, raid) = (fly(&mut p, US, "Z41", &[("wildcat*", 3)]), fly(&mut p, US, "Z42", &[("dauntless*", 3)]));
    assert_eq!((kind(&p, cap.into()), kind(&p, raid.into())), ("fighter".to_owned(), "dive-bomber".to_owned()));
    let mixed = fly(&mut p, US, "Z43", &[("dauntless*", 3), ("wildcat*", 2)]);
    assert_eq!(kind(&p, mixed.into()), "air-formation");
}

#[test]
fn ft_124_work_lies_on_a_shelf_and_one_tap_takes_all_that_may_be() {
    let mut p = orders("Z40");
    stow(&mut p, US, "Lexington", DeckBox::Readying, "dauntless*", Arm::None, 3);
    let (legal, asked) = prompt(&p, US);
    let mut best: Option<(u32, Action)> = None;
    for (a, c) in legal.iter().zip(&asked.choices) {
        if let (Action::Ready { arm: Arm::Ap, .. }, Gesture::Take { rank, item, .. }) = (a, &c.gesture) {
            assert!(asked.shelves.iter().flat_map(|s| &s.items).any(|i| i.id == *item && i.count == 3));
            if best.is_none_or(|(r, _)| *rank < r) {
                best = Some((*rank, *a));
            }
        }
    }
    assert!(matches!(best, Some((_, Action::Ready { n: 3, .. }))), "{best:?}");
    let warning = legal.iter().zip(&asked.choices).find(|(a, _)| **a == Action::Next).and_then(|(_, c)| c.warning.clone());
    assert_eq!(warning.map(|w| w.id.to_string()).as_deref(), Some("warn-idle-decks"));
}

#[test]
fn ft_158_task_forces_are_moved_on_the_map() {
    let p = plots("Z40");
    let (legal, asked) = prompt(&p, US);
    let moves = asked
        .choices
        .iter()
        .filter(|c| matches!(&c.gesture, Gesture::Move { piece, from, .. } if piece == "allies-tf-1" && from == "Z40"));
    assert_eq!(moves.count(), 18, "six next hexes and twelve beyond");
    let done = legal.iter().zip(&asked.choices).find(|(a, _)| **a == Action::Done).unwrap().1;
    assert!(done.warning.is_some(), "it stays where it is");
}

#[test]
fn ft_389_a_hex_without_return_warns() {
    let mut p = air("Z40");
    let af = fly(&mut p, US, "Z45", &[("dauntless*", 3)]);
    let turn = p.public.turn;
    p.side_mut(US).afs[af as usize].groups[0].deadline = turn + 1;
    p.public.phase = Phase::Air(US, AirStep::Flying);
    p.stack.push(Frame::Fly(af));
    let (legal, asked) = prompt(&p, US);
    for (a, c) in legal.iter().zip(&asked.choices) {
        if let Action::Head { at } = a {
            assert_eq!(c.cost, Some(at.distance(hex("Z45")) as i32), "{}", at.name());
            assert_eq!(c.warning.is_some(), at.distance(hex("Z40")) > 9, "{}", at.name());
        }
    }
    let warned = seen(&p, US).areas.into_iter().find(|a| a.look == Look::Warn).expect("what lies beyond");
    assert!(warned.spaces.iter().filter_map(|s| At::read(s)).all(|at| at.distance(hex("Z40")) > 9));
}

#[test]
fn ft_118_a_strike_is_planned_from_its_landing() {
    let mut p = orders("Z40");
    stow(&mut p, US, "Lexington", DeckBox::Ready, "dauntless*", Arm::Ap, 4);
    let v = game().view(&p, Viewer::Seats(SeatSet::one(US.seat())));
    let ask = |space: &str| match game().ask(&v, &Query::new("strike").with("space", space)) {
        Answer::Table { rows, .. } => rows,
        other => panic!("{other:?}"),
    };
    // 15 hexes at 9 an hour: two hours out, two back, six of fuel and one for the fight.
    let hour = |m: &ironbottom_kernel::Msg| {
        m.args.iter().find_map(|(k, v)| match v {
            ironbottom_kernel::text::Arg::Int(n) if k == "h" => Some(*n),
            _ => None,
        })
    };
    let rows = ask("Z55");
    let first: Vec<Option<i64>> = rows[0][2..].iter().map(hour).collect();
    let now = i64::from(p.public.hour(board()));
    assert_eq!(first, [Some(now), Some(now + 1), Some(now + 3), Some(now + 4)]);
    // As many as take off with whole movement are there in two hours; of the others some with half of it, later.
    let deck = &p.sides[0].facs[crate::support::fac(&p, US, "Lexington") as usize];
    let whole = deck.room(deck.now(board(), &p.sides[0]), flat_top::types::Class::Minimum);
    let said = |m: &ironbottom_kernel::Msg| game().catalog().say(ironbottom_kernel::Lang::En, m);
    assert_eq!((whole, rows.len()), (3, 3));
    assert_eq!(
        [0, 1].map(|i| said(&rows[i][1])),
        ["3 Dauntless with AP bombs", "1 Dauntless with AP bombs, half its movement in the first hour"]
    );
    // Nine and four are not fifteen, nor is four and nine: an hour later, and one less to get home in.
    let second: Vec<Option<i64>> = rows[1][2..].iter().map(hour).collect();
    assert_eq!(second, [Some(now), Some(now + 2), Some(now + 4), Some(now + 4)]);
    let far = &ask("Z70")[0][2];
    assert_eq!(far.id, "strike-too-far");
    assert_eq!(said(far), "too far: 30 hexes, reach 18");
    // The deck has done all it can in this hour: they go in the next.
    let mut q = p.clone();
    let f = crate::support::fac(&q, US, "Lexington") as usize;
    q.sides[0].facs[f].used = [0, 0, 22];
    let v = game().view(&q, Viewer::Seats(SeatSet::one(US.seat())));
    let Answer::Table { rows, .. } = game().ask(&v, &Query::new("strike").with("space", "Z44")) else { panic!("a table") };
    assert_eq!((said(&rows[0][1]).as_str(), hour(&rows[0][2])), ("4 Dauntless with AP bombs", Some(now + 1)));
    // Closed, it lets nothing off.
    let s = crate::support::ship(&q, US, "Lexington") as usize;
    q.sides[0].ships[s].hits = q.sides[0].ships[s].fd - 1;
    let v = game().view(&q, Viewer::Seats(SeatSet::one(US.seat())));
    let Answer::Table { rows, .. } = game().ask(&v, &Query::new("strike").with("space", "Z44")) else { panic!("a table") };
    assert_eq!(said(&rows[0][2]), "nothing takes off here");
    assert!(matches!(game().ask(&v, &Query::new("strike").with("space", "nowhere")), Answer::Refused(_)));
}

#[test]
fn ft_057_a_fan_is_launched_in_one_gesture() {
    let mut p = orders("Z40");
    let f = stow(&mut p, US, "Lexington", DeckBox::Ready, "dauntless*", Arm::None, 5);
    let v = game().view(&p, Viewer::Seats(SeatSet::one(US.seat())));
    let Answer::Batch(values) = game().ask(&v, &Query::new("fan").with("seat", "allies")) else { panic!("a batch") };
    let actions: Vec<Action> = values.into_iter().map(|x| serde_json::from_value(x).unwrap()).collect();
    assert!(actions.len() > 1);
    let launches: Vec<&Action> = actions.iter().filter(|a| matches!(a, Action::Launch { .. })).collect();
    for (i, a) in launches.iter().enumerate() {
        assert!(matches!(a, Action::Launch { fac, n: 1, af, .. } if *fac == f && usize::from(*af) == i), "{a:?}");
    }
    for a in &actions {
        crate::support::act(&mut p, US, *a, &[]);
    }
    // Each has a mission: out in its own direction, searching, and home.
    let missions = &p.side(US).plans.missions;
    assert_eq!(missions.len(), launches.len());
    assert!(missions.iter().all(|m| m.search && !m.stay && m.points.len() == 1));
    assert!(missions.windows(2).all(|m| m[0].points != m[1].points), "{missions:?}");
    assert!(matches!(game().ask(&v, &Query::new("fan").with("seat", "japan")), Answer::Refused(_)), "not for the other side");
}

#[test]
fn ft_083_the_overlay_shows_what_is_watched() {
    let mut p = air("Z40");
    let af = fly(&mut p, US, "Z49", &[("dauntless*", 1)]);
    let turn = p.public.turn;
    let marks = |p: &Position| match game().ask(&game().view(p, Viewer::Seats(SeatSet::one(US.seat()))), &Query::new("search")) {
        Answer::Marks(m) => m.into_iter().map(|m| m.space).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    assert!(!marks(&p).contains(&"Z49".to_owned()), "without a search it sees nothing");
    p.side_mut(US).afs[af as usize].search = flat_top::position::Search::Sees(turn);
    assert!(marks(&p).contains(&"Z49".to_owned()));
}

#[test]
fn ft_287_the_table_of_one_attack_is_exact() {
    let Answer::Table { rows, .. } = game().ask_in_general(&Query::new("hits").with("bht", "9").with("n", "6")) else {
        panic!("a table")
    };
    let p = orders("Z40");
    let faces = flat_top::odds::faces(board(), &p.public.rules, 9, 6);
    assert_eq!(rows.len(), 1);
    assert!(faces.windows(2).all(|w| w[0] <= w[1]) && flat_top::odds::sum(faces) > 0);
    assert!(matches!(game().ask_in_general(&Query::new("hits").with("bht", "99").with("n", "6")), Answer::Refused(_)));
}

#[test]
fn ft_222_dice_of_a_fight_are_facts() {
    let at = hex("AA44");
    let e = Event::AirFire { side: US, hex: at, by: craft("wildcat*"), n: 3, at: craft("zero*"), bht: 9, die: 4, hits: 1 };
    let Some(Fact::Shot(shot)) = game().fact(&e) else { panic!("a shot") };
    let p = orders("Z40");
    let all = flat_top::odds::sum(flat_top::odds::faces(board(), &p.public.rules, 9, 3));
    assert_eq!((shot.space.as_str(), shot.hits, shot.expected, shot.of), ("AA44", 1, u32::from(all), 6));
    let f = Event::Fight { at, attacker: US };
    assert_eq!(game().fact(&f), Some(Fact::Began { space: "AA44".to_owned() }));
}

#[test]
fn ft_322_the_title_has_the_day_of_the_calendar() {
    let mut p = orders("Z40");
    let say = |p: &Position| {
        let v = game().view(p, Viewer::Seats(SeatSet::one(US.seat())));
        game().catalog().say(ironbottom_kernel::Lang::En, &flat_top::names::date(board(), &v.public))
    };
    assert_eq!(say(&p), "20 February");
    p.public.turn = 1 + 24 * 9;
    assert_eq!(say(&p), "1 March");
}

#[test]
fn ft_057_who_flies_before_others_have_searched_is_told() {
    let mut p = air("Z40");
    let [a, b] = [fly(&mut p, US, "K60", &[("wildcat*", 1)]), fly(&mut p, US, "K62", &[("wildcat*", 1)])];
    let warned = |p: &Position| {
        let (legal, asked) = prompt(p, US);
        let i = legal.iter().position(|x| *x == Action::Fly { af: a }).unwrap();
        asked.choices[i].warning.as_ref().map(|w| w.id.to_string())
    };
    assert_eq!(warned(&p).as_deref(), Some("warn-unsearched"));
    for af in [a, b] {
        p.side_mut(US).afs[af as usize].search = flat_top::position::Search::Failed;
    }
    assert_eq!(warned(&p), None);
    // Nor when it is too late anyway.
    p.side_mut(US).afs[b as usize].search = flat_top::position::Search::None;
    p.public.phase = Phase::Air(US, AirStep::Flying);
    assert_eq!(warned(&p), None);
}

#[test]
fn ft_044_that_ships_in_a_storm_do_not_move_is_said() {
    let mut p = plots("M40");
    assert_eq!(prompt(&p, US).1.rule, rule::FT_144);
    p.side_mut(US).tfs[0].storm = true;
    let (legal, asked) = prompt(&p, US);
    assert!(!legal.iter().any(|a| matches!(a, Action::Course { .. } | Action::Sail { .. })));
    assert_eq!((asked.rule.number(), asked.text.id.as_ref()), (44, "ask-plot-storm"));
    // Before they are placed in one, too.
    p.public.phase = Phase::SetUp;
    p.side_mut(US).tfs[0].at = None;
    p.public.clouds = vec![Cloud { sector: 0, at: Some(hex("P53")) }; 2];
    let (legal, asked) = prompt(&p, US);
    let warned = |at: &str| {
        let i = legal.iter().position(|a| matches!(a, Action::Place { at: x, .. } if *x == hex(at))).unwrap();
        asked.choices[i].warning.as_ref().map(|w| w.id.to_string())
    };
    assert_eq!((warned("P53").as_deref(), warned("P60")), (Some("warn-place-storm"), None));
}

#[test]
fn ft_323_324_the_aim_is_told_from_the_start() {
    let rows = |scenario: &str| {
        let p = crate::support::bare(scenario, Phase::Orders);
        let aim = seen(&p, US).panels.into_iter().find(|x| x.id == "aim").expect("what it is about");
        aim.rows.into_iter().map(|r| r[1].clone()).collect::<Vec<_>>()
    };
    let said = |rows: &[ironbottom_kernel::Msg]| rows.iter().map(|m| m.id.to_string()).collect::<Vec<_>>();
    let learning = rows("rings_around_rabaul");
    assert_eq!(said(&learning), ["cell-aim-time", "cell-aim-win", "cell-aim-air", "cell-aim-ships", "cell-aim-bases"]);
    let text = format!("{:?}", learning[1]);
    assert!(text.contains("50") && text.contains("100"), "{text}");
    assert!(said(&rows("eastern_solomons")).contains(&"cell-aim-land".to_owned()));
}
