//! What standing orders answer for a side, and what ends "continue until something happens".

use crate::support::{act, air, bare, craft, fleet, fly, game, hex, orders, plots, put_tf, stow};
use flat_top::{
    Action, Event, Position,
    action::Order,
    plans::Mission,
    position::{AirStep, Frame, Halt, Phase},
    types::{Arm, DeckBox, Dir, Side, Unit},
};
use ironbottom_kernel::{Advice, Audience, Dice, Face, Lang, Log, Logged, Options, Rules, SeatSet, Viewer, run::Tally};

const US: Side = Side::Allies;
const JAPAN: Side = Side::Japan;

fn legal(p: &Position, side: Side) -> Vec<Action> {
    let mut legal = Vec::new();
    game().actions(p, side.seat(), &mut legal);
    legal
}

fn routine(p: &Position, side: Side) -> Option<Action> {
    let legal = legal(p, side);
    if legal.is_empty() {
        return None;
    }
    game().routine(&game().view(p, Viewer::Seats(SeatSet::one(side.seat()))), side.seat(), &legal)
}

/// Carries out one answer after the other until somebody is asked; says who answered what, and all that happened.
fn run(p: &mut Position) -> (Vec<(Side, Action)>, Vec<Logged<Event>>) {
    let (mut dice, mut log, mut answers) = (Dice::loose(3), Log::default(), Vec::new());
    while let Some((side, a)) = Side::ALL.into_iter().find_map(|s| routine(p, s).map(|a| (s, a))) {
        game().apply(p, side.seat(), &a, &mut dice, &mut log);
        answers.push((side, a));
        assert!(answers.len() < 5_000, "it never ends");
    }
    (answers, log.events)
}

fn give(p: &mut Position, side: Side, order: Order) {
    let a = Action::Order(order);
    assert_eq!(game().check(p, side.seat(), &a), Ok(()));
    game().apply(p, side.seat(), &a, &mut Dice::loose(1), &mut Log::default());
}

fn asked(p: &Position, side: Side) -> String {
    let view = game().view(p, Viewer::Seats(SeatSet::one(side.seat())));
    game().catalog().say(Lang::En, &game().prompt(&view, side.seat(), &legal(p, side)).text)
}

#[test]
fn a_question_that_can_only_be_passed_passes_by_itself() {
    let mut p = bare("rings_around_rabaul", Phase::Shadow);
    put_tf(&mut p, US, 0, "K60");
    assert_eq!((routine(&p, US), routine(&p, JAPAN)), (Some(Action::Done), Some(Action::Done)));
    // What was decided in this window may still be taken back.
    p.sides[0].shadowing.push((Unit::Tf(0), 3));
    assert_eq!((legal(&p, US).as_slice(), routine(&p, US)), ([Action::Done].as_slice(), None));
    // Nothing is asked of who has nothing in the air; nobody decides the set-up for him.
    assert_eq!(routine(&air("K60"), US), Some(Action::Done));
    assert_eq!(routine(&bare("rings_around_rabaul", Phase::SetUp), US), None);
    // Ships that could sail are asked about.
    assert_eq!(routine(&plots("K60"), US), None);
}

#[test]
fn ft_159_nobody_is_asked_each_hour_how_to_regroup_unless_he_wants_to_be() {
    let mut p = bare("rings_around_rabaul", Phase::Regroup);
    put_tf(&mut p, US, 0, "K60");
    assert!(legal(&p, US).len() > 1);
    assert_eq!(routine(&p, US), Some(Action::Done));
    // Whoever has begun goes on.
    let show = Action::Show { unit: Unit::Tf(0) };
    let mut begun = p.clone();
    act(&mut begun, US, show, &[]);
    assert_eq!(routine(&begun, US), None);
    give(&mut p, US, Order::Regroup(true));
    assert_eq!(routine(&p, US), None);
}

#[test]
fn ft_067_what_is_not_observed_is_hidden_unless_its_owner_put_it_on_the_map() {
    let mut p = bare("coral_sea", Phase::Regroup);
    let tf = fleet(&mut p, US, "K60", &["Lexington"]);
    let hide = Action::Hide { unit: Unit::Tf(tf) };
    assert_eq!(routine(&p, US), Some(hide));
    act(&mut p, US, hide, &[]);
    assert_eq!(routine(&p, US), Some(Action::Done));
    let mut posted = bare("coral_sea", Phase::Regroup);
    let tf = fleet(&mut posted, US, "K60", &["Lexington"]);
    posted.sides[0].tfs[tf as usize].posted = true;
    assert_eq!(routine(&posted, US), Some(Action::Done));
    // Observed ships cannot hide, and an order leaves the others where they are.
    posted.sides[0].tfs[tf as usize].posted = false;
    give(&mut posted, US, Order::Hide(false));
    assert_eq!(routine(&posted, US), Some(Action::Done));
}

#[test]
fn ft_157_a_task_force_shown_by_its_owner_stays_shown() {
    let mut p = plots("K60");
    act(&mut p, US, Action::ShowAt { tf: 0, step: 0 }, &[]);
    p.public.ready = SeatSet::one(JAPAN.seat());
    act(&mut p, US, Action::Done, &[]);
    run(&mut p);
    assert!(p.sides[0].tfs[0].shown && p.sides[0].tfs[0].posted);
}

#[test]
fn whoever_continues_is_asked_again_when_day_breaks_and_knows_why() {
    let mut p = orders("K60");
    for side in Side::ALL {
        give(&mut p, side, Order::Continue(true));
    }
    let (answers, events) = run(&mut p);
    assert!(answers.len() > 8, "{answers:?}");
    let why = &p.sides[0].routine.halts;
    let turned = p.public.is_night(&game().board) != orders("K60").public.is_night(&game().board);
    assert!(turned && (why.contains(&Halt::Dusk) || why.contains(&Halt::Dawn)), "{why:?}");
    assert!(!p.sides[0].routine.go && p.public.phase == Phase::Orders);
    // ContactReport to its side alone, in the log and with the question; forgotten when the side decides something.
    let told = events.iter().filter(|e| matches!(e.event, Event::Halted { side: US, .. })).collect::<Vec<_>>();
    assert_eq!(told.iter().map(|e| e.audience).collect::<Vec<_>>(), [Audience::Only(US.only())]);
    assert!(asked(&p, US).starts_with("Something happened:"), "{}", asked(&p, US));
    act(&mut p, US, Action::Course { tf: 0, dir: Dir::S }, &[]);
    assert!(p.sides[0].routine.halts.is_empty());
}

#[test]
fn ft_118_whoever_continues_is_asked_before_a_formation_runs_out_of_fuel() {
    let mut p = orders("K60");
    let af = fly(&mut p, US, "K70", &[("dauntless*", 2)]);
    let until = p.public.turn + 4;
    p.sides[0].afs[af as usize].groups[0].deadline = until;
    for side in Side::ALL {
        give(&mut p, side, Order::Continue(true));
    }
    let why = loop {
        run(&mut p);
        let why = p.sides[0].routine.halts.clone();
        if why.contains(&Halt::Fuel(af)) {
            break why;
        }
        assert!(p.public.turn <= until, "it was not asked in time");
        for side in Side::ALL {
            if !p.side(side).routine.go {
                give(&mut p, side, Order::Continue(true));
            }
        }
    };
    assert!(p.public.turn <= until && p.sides[0].af(af).is_some(), "{why:?}");
}

/// Searching costs nothing: whoever may does, on the map before anything flies, and when it takes off; fighters that take off do not.
#[test]
fn ft_057_ft_058_formations_search_by_themselves_before_anything_flies() {
    let mut p = air("Z40");
    p.public.phase = Phase::Air(US, AirStep::Search);
    let scout = fly(&mut p, US, "K60", &[("dauntless*", 1)]);
    let fighters = fly(&mut p, US, "K70", &[("wildcat*", 1)]);
    let mut asked = p.clone();
    give(&mut asked, US, Order::Search(false));
    assert_eq!(routine(&asked, US), None);
    // Each once, also while everything else is passed.
    give(&mut p, US, Order::Continue(true));
    for af in [scout, fighters] {
        assert_eq!(routine(&p, US), Some(Action::Search { af }));
        act(&mut p, US, Action::Search { af }, &[6]);
    }
    assert_eq!(routine(&p, US), Some(Action::Done));
    for (af, answer) in [(scout, Some(Action::Search { af: scout })), (fighters, None)] {
        let mut off = asked.clone();
        off.public.phase = Phase::Air(US, AirStep::TakeOff);
        off.stack.push(Frame::Fly(af));
        assert!(legal(&off, US).contains(&Action::Search { af }));
        assert_eq!(routine(&off, US), None);
        give(&mut off, US, Order::Search(true));
        assert_eq!(routine(&off, US), answer);
    }
}

#[test]
fn a_landing_ends_it_and_a_contact_has_its_words() {
    let mut p = air("K60");
    p.public.phase = Phase::Air(US, flat_top::position::AirStep::Search);
    let lex = stow(&mut p, US, "Lexington", DeckBox::Readying, "dauntless*", Arm::None, 1);
    let af = fly(&mut p, US, "K60", &[("dauntless*", 2)]);
    give(&mut p, US, Order::Continue(true));
    // He flies it himself all the same.
    act(&mut p, US, Action::Home { af, fac: lex }, &[]);
    assert_eq!((p.sides[0].routine.go, p.sides[0].routine.halts.clone()), (false, vec![Halt::Landed(lex)]));
    let at = hex("K60");
    assert!(game().tell(&Event::Halted { side: US, why: vec![Halt::Contact(at)] }).id == "tell-halted");
}

#[test]
fn a_table_without_such_orders_is_written_as_it_was() {
    let p = orders("K60");
    let text = serde_json::to_string(&p).unwrap();
    assert!(!text.contains("routine") && !text.contains("posted"));
    let mut q = p.clone();
    give(&mut q, US, Order::Continue(true));
    let back: Position = serde_json::from_str(&serde_json::to_string(&q).unwrap()).unwrap();
    assert_eq!(back, q);
}

/// What is readied unarmed by an order is no news; a strike that is ready is.
#[test]
fn ft_123_a_strike_that_is_ready_ends_it_and_fighters_do_not() {
    let mut p = orders("K60");
    let lex = stow(&mut p, US, "Lexington", DeckBox::Readying, "wildcat*", Arm::None, 2);
    stow(&mut p, US, "Lexington", DeckBox::Readying, "dauntless*", Arm::None, 2);
    give(&mut p, US, Order::Continue(true));
    act(&mut p, US, Action::Ready { fac: lex, craft: craft("wildcat*"), arm: Arm::None, n: 2 }, &[]);
    assert!(p.sides[0].routine.go);
    act(&mut p, US, Action::Ready { fac: lex, craft: craft("dauntless*"), arm: Arm::Ap, n: 2 }, &[]);
    assert_eq!((p.sides[0].routine.go, p.sides[0].routine.halts.clone()), (false, vec![Halt::Ready(lex)]));
}

/// Scouts that have flown all they can are done; whoever wants to be asked is, and so is whoever has anything else to choose.
#[test]
fn ft_174_scouts_that_have_flown_all_they_can_are_done() {
    let spent = |what: &str| {
        let mut p = air("Z40");
        p.public.phase = Phase::Air(US, AirStep::Flying);
        let af = fly(&mut p, US, "K60", &[(what, 1)]);
        p.sides[0].afs[af as usize].moved = 99;
        p.sides[0].afs[af as usize].search = flat_top::position::Search::Failed;
        p.stack.push(Frame::Fly(af));
        p
    };
    let mut p = spent("dauntless*");
    assert!(legal(&p, US).len() > 1);
    assert_eq!(routine(&p, US), Some(Action::Stop), "{:?}", legal(&p, US));
    assert_eq!(routine(&spent("wildcat*"), US), None);
    let mut moves = p.clone();
    moves.sides[0].afs[0].moved = 0;
    assert_eq!(routine(&moves, US), None);
    give(&mut p, US, Order::Flown(false));
    assert_eq!(routine(&p, US), None);
}

/// A whole day of a real opening: two people who go on until something happens, and nothing else.
#[test]
fn a_quiet_hour_asks_nobody_more_than_once() {
    assert_eq!(["rings_around_rabaul", "coral_sea_battle"].map(quiet_hours), [24, 16]);
}

/// How many of the first hours were quiet, up to a day; in none of them is a side asked more than once, or handed the turn.
fn quiet_hours(scenario: &str) -> u32 {
    let g = game();
    let mut dice = Dice::loose(5);
    let mut p = g.set_up(g.info().newest(), scenario, &Options::default(), &mut dice).unwrap();
    let (mut tally, mut hours) = (Tally::default(), 0);
    // The hour, whether it was quiet so far, what each did in it, and hand-overs before it.
    let (mut hour, mut quiet, mut inputs, mut before) = (g.round(&p), false, [0, 0], 0);
    while hours < 24 {
        if p.public.turn >= 60 || g.to_act(&p).is_over() {
            return hours;
        }
        tally.asked(&g.to_act(&p));
        if g.round(&p) != hour {
            if quiet {
                assert!(inputs.iter().all(|n| *n <= 1) && tally.handovers - before <= 2, "hour {hour}: {inputs:?}");
                hours += 1;
            }
            (hour, quiet, inputs, before) = (g.round(&p), true, [0, 0], tally.handovers);
        }
        quiet &= g.quiet(&p);
        if let Some((side, a)) = Side::ALL.into_iter().find_map(|s| routine(&p, s).map(|a| (s, a))) {
            g.apply(&mut p, side.seat(), &a, &mut dice, &mut Log::default());
            continue;
        }
        let side = Side::of(g.to_act(&p).seats().iter().next().expect("somebody is asked")).unwrap();
        let go = Action::Order(Order::Continue(true));
        let set_up = p.public.phase == Phase::SetUp;
        let all = legal(&p, side);
        let pass = |a: &&Action| matches!(a, Action::Done | Action::Next | Action::Decline | Action::Stop);
        let a = match g.check(&p, side.seat(), &go) {
            Ok(()) if !set_up => go,
            _ => *all.iter().find(pass).unwrap_or(&all[0]),
        };
        inputs[side.i()] += 1;
        tally.decided(side.seat());
        g.apply(&mut p, side.seat(), &a, &mut dice, &mut Log::default());
    }
    hours
}

/// What a plan brings home lands without a word.
#[test]
fn ft_173_a_landing_that_was_planned_does_not_end_it() {
    let mut p = air("K60");
    let lex = stow(&mut p, US, "Lexington", DeckBox::Readying, "dauntless*", Arm::None, 1);
    let af = fly(&mut p, US, "K60", &[("dauntless*", 2)]);
    p.sides[0].plans.missions = vec![Mission { af, points: Vec::new(), stay: false, search: false, known: 0 }];
    give(&mut p, US, Order::Continue(true));
    act(&mut p, US, Action::Home { af, fac: lex }, &[]);
    assert_eq!((p.sides[0].facs[lex as usize].in_box(DeckBox::Landed), p.sides[0].routine.go), (2, true));
}
