//! The table: undo and its barriers, batches, standing orders, and games without their types.

#![allow(clippy::unwrap_used, reason = "what cannot be built fails the test")]

use ironbottom_kernel::{
    Options, Rng, Rules, Seat, ToAct, Viewer,
    ask::{Answer, Query},
    dice::Seed,
    erased::{AnyTable, Erased, SendError},
    hex::Side,
    info::OptionValue,
    journal::{Journal, JournalError},
    run::{RANDOM, RunError, RunSpec},
    table::{ActError, Table, UndoError},
};
use ironbottom_testkit::mini::{
    Mini,
    action::{Action, Order},
    position::{Frame, React, Report},
};
use std::sync::Arc;

const HERON: Seat = Seat(0);
const OTTER: Seat = Seat(1);
const BLUFF: Action = Action::Order(Order::Report(Report::Bluff));

fn table() -> Table<Mini> {
    let game = Arc::new(Mini::new().unwrap());
    Table::open(game, "dusk", &Options::default(), Seed::from_number(1), Vec::new()).unwrap()
}

fn step(band: u8, side: Side) -> Action {
    Action::Step { band, side }
}

#[test]
fn undo_restores_and_leaves_no_trace() {
    let mut t = table();
    let (start, journal) = (t.position().clone(), t.journal());
    assert_eq!(t.undo(HERON), Err(UndoError::Nothing));
    t.act(HERON, &step(0, Side::Se)).unwrap();
    t.act(HERON, &step(0, Side::S)).unwrap();
    t.act(HERON, &Action::Ready).unwrap();
    for _ in 0..3 {
        assert!(t.can_undo(HERON) && !t.can_undo(OTTER));
        t.undo(HERON).unwrap();
    }
    assert_eq!((t.position(), t.journal()), (&start, journal));
}

#[test]
fn apart_each_takes_back_its_own() {
    let mut t = table();
    t.act(HERON, &step(0, Side::Se)).unwrap();
    t.act(OTTER, &step(0, Side::Sw)).unwrap();
    t.act(OTTER, &Action::Ready).unwrap();
    t.undo(HERON).unwrap();
    let bands = |seat| &t.position().clan(seat).bands;
    assert_eq!((bands(HERON)[0].plan.len(), bands(OTTER)[0].plan.len()), (0, 1));
    assert_eq!(t.done().len(), 2);
    t.undo(OTTER).unwrap();
    assert!(t.position().ready.is_empty());
    // The journal holds what is left and is proved.
    let loaded = Table::load(t.game().clone(), &t.sealed_journal(), None).unwrap();
    assert_eq!(loaded.position(), t.position());
}

#[test]
fn what_was_learned_is_a_barrier_even_if_it_was_nothing() {
    let mut t = table();
    t.act(HERON, &Action::Ready).unwrap();
    t.act(OTTER, &Action::Ready).unwrap();
    // Nobody moved: nothing was found, but that is something.
    assert_eq!(t.undo(OTTER), Err(UndoError::Barrier));
    assert_eq!(t.undo(HERON), Err(UndoError::Barrier));
}

#[test]
fn a_standing_order_of_another_stands_in_nobodys_way() {
    let mut t = table();
    t.act(HERON, &Action::Ready).unwrap();
    t.act(OTTER, &Action::Ready).unwrap();
    assert_eq!(t.position().stack, [Frame::Parley(None)]);
    t.act(HERON, &Action::Propose).unwrap();
    assert!(t.can_undo(HERON));
    t.act(OTTER, &BLUFF).unwrap();
    // Were it otherwise, Heron would learn that Otter left an order.
    assert!(t.can_undo(HERON));
    t.undo(HERON).unwrap();
    assert_eq!(t.position().stack, [Frame::Parley(None)]);
    assert_eq!(t.position().clan(OTTER).report, Report::Bluff);
    // An answer of another does stand in the way.
    t.act(HERON, &Action::Propose).unwrap();
    t.act(OTTER, &Action::Refuse).unwrap();
    assert!(!t.can_undo(HERON));
}

#[test]
fn where_seats_part_there_is_no_way_back() {
    let mut t = table();
    t.act(HERON, &Action::Ready).unwrap();
    t.act(OTTER, &Action::Ready).unwrap();
    t.act(HERON, &Action::Decline).unwrap();
    assert!(matches!(t.to_act(), ToAct::Each(_)));
    // Otherwise its refusal would tell Heron whether Otter has begun to plot.
    assert!(!t.can_undo(HERON));
    t.act(OTTER, &step(0, Side::Sw)).unwrap();
    assert!(!t.can_undo(HERON));
}

#[test]
fn a_batch_is_done_whole_or_not_at_all() {
    let mut t = erased();
    let start = t.journal();
    let sent =
        |actions: &[Action]| -> Vec<serde_json::Value> { actions.iter().map(|a| serde_json::to_value(a).unwrap()).collect() };
    let good = sent(&[step(0, Side::Se), step(1, Side::Se)]);
    let mut told = 0;
    assert_eq!(t.send_all(HERON, &good, |_| told += 1), Ok(2));
    assert_eq!((told, t.len()), (2, 2));
    // What was sent as one is taken back as one, also by a table that was read from the journal.
    let seed = Some(Seed::from_number(1));
    let mut read = Erased::boxed(Mini::new().unwrap()).load(&t.sealed_journal(), seed.clone()).unwrap();
    read.undo(HERON).unwrap();
    assert_eq!(read.journal(), start);
    // Sent one by one they are two.
    t.undo(HERON).unwrap();
    t.send(HERON, &good[0]).unwrap();
    t.send(HERON, &good[1]).unwrap();
    t.undo(HERON).unwrap();
    assert_eq!(t.len(), 1);
    t.undo(HERON).unwrap();
    let bad = sent(&[step(0, Side::Se), step(1, Side::Se), step(0, Side::S), step(0, Side::S), Action::Ready]);
    assert!(matches!(t.send_all(HERON, &bad, |_| ()), Err((3, SendError::Act(ActError::Refused(_))))));
    assert_eq!(t.journal(), start);
    // What is no action at all is refused before anything is done.
    assert!(matches!(t.send_all(HERON, &[good[0].clone(), "dance".into()], |_| ()), Err((1, SendError::NotAnAction(_)))));
    assert_eq!(t.journal(), start);
    // It ends at the first thing learned.
    t.send(OTTER, &"ready".into()).unwrap();
    assert_eq!(t.send_all(HERON, &sent(&[Action::Ready, Action::Propose]), |_| ()), Ok(1));
}

#[test]
fn a_batch_taken_back_from_under_another_leaves_that_whole() {
    let mut t = erased();
    let sent =
        |actions: &[Action]| -> Vec<serde_json::Value> { actions.iter().map(|a| serde_json::to_value(a).unwrap()).collect() };
    let two = sent(&[step(0, Side::Se), step(1, Side::Se)]);
    t.send_all(HERON, &two, |_| ()).unwrap();
    let theirs: Vec<serde_json::Value> =
        t.offers(OTTER).iter().filter(|o| o.notation != "ready").take(1).map(|o| o.action.clone()).collect();
    t.send_all(OTTER, &theirs, |_| ()).unwrap();
    let next = t.offers(OTTER)[0].action.clone();
    t.send_joined(OTTER, &next, true).unwrap();
    let undone = t.undo(HERON).unwrap();
    assert_eq!((undone.dropped.len(), undone.again.len(), t.len()), (4, 2, 2));
    assert_eq!(undone.after, t.digest());
    assert!(matches!(&undone.again[1], ironbottom_kernel::journal::Entry::Act(a) if a.joined));
    t.undo(OTTER).unwrap();
    assert!(t.is_empty());
}

#[test]
fn nothing_is_done_after_the_end() {
    let mut t = table();
    for (seat, a) in [(HERON, Action::Ready), (OTTER, Action::Ready), (HERON, Action::Propose), (OTTER, Action::Agree)] {
        t.act(seat, &a).unwrap();
    }
    assert!(t.to_act().is_over());
    assert_eq!(t.act(HERON, &BLUFF).map(|_| ()), Err(ActError::Over));
    assert!(t.orders(HERON).is_empty());
}

#[test]
fn standing_orders_answer_for_an_absent_clan() {
    let game = Arc::new(Mini::new().unwrap());
    let mut t = Table::open(game, "dawn", &Options::default(), Seed::from_number(2), Vec::new()).unwrap();
    for order in [Order::Report(Report::Truth), Order::React(React::Hold)] {
        t.act(HERON, &Action::Order(order)).unwrap();
        t.act(OTTER, &Action::Order(order)).unwrap();
    }
    // Every band moves, and yet nobody but the two who plot is ever asked.
    for _ in 0..200 {
        match t.to_act() {
            ToAct::One(seat) => panic!("seat {} is asked: {:?}", seat.0, t.position().stack),
            ToAct::Over(_) => return,
            ToAct::Each(seats) | ToAct::Together(seats) => {
                let seat = seats.iter().next().unwrap();
                let legal = t.actions(seat);
                let decline = legal.iter().find(|a| matches!(a, Action::Decline));
                let action = *decline.unwrap_or(&legal[0]);
                t.act(seat, &action).unwrap();
            }
        }
    }
    panic!("no end");
}

fn view(t: &dyn AnyTable, viewer: Viewer) -> Vec<u8> {
    t.look(viewer).view()
}

fn erased() -> Box<dyn AnyTable> {
    Erased::boxed(Mini::new().unwrap()).open("dusk", &Options::default(), Seed::from_number(1), Vec::new()).unwrap()
}

#[test]
fn a_game_can_be_played_without_its_types() {
    let mut t = erased();
    assert!(t.is_empty());
    let offers = t.offers(HERON);
    assert_eq!(offers.last().unwrap().notation, "ready");
    assert_eq!(t.look(Viewer::seat(HERON)).choices(HERON).0.choices.len(), offers.len());
    assert_eq!(t.orders(HERON).len(), 5);
    t.send(HERON, &offers[0].action).unwrap();
    assert!(matches!(t.send(HERON, &"dance".into()), Err(SendError::NotAnAction(_))));
    assert!(matches!(t.check(HERON, &"hold".into()), Err(SendError::Act(ActError::Refused(_)))));
    assert_eq!((t.len(), t.round(), t.turn()), (1, 1, None));
    t.undo(HERON).unwrap();
    for seat in [HERON, OTTER] {
        t.seat_bot(seat, RANDOM, 1).unwrap();
    }
    assert_eq!(t.seat_bot(HERON, "genius", 1), Err(RunError::Level("genius".to_owned())));
    while !t.to_act().is_over() {
        let seat = t.to_act().seats().iter().next().unwrap();
        assert!(t.bot_step(seat).is_some());
    }
    let journal = t.journal();
    let loaded = Erased::boxed(Mini::new().unwrap()).load(&journal, None).unwrap();
    assert_eq!((loaded.len(), view(&*loaded, Viewer::Spectator)), (t.len(), view(&*t, Viewer::Spectator)));
    assert!(matches!(t.asked(Viewer::Spectator).ask(&Query::new("tally")), Answer::Table { .. }));
    assert_eq!(t.fork(3, Seed::from_number(4)).unwrap().len(), 3);
}

#[test]
fn what_is_told_depends_on_who_asks() {
    let mut t = erased();
    t.send(HERON, &t.offers(HERON)[0].action).unwrap();
    assert_eq!(t.told(Viewer::seat(HERON), 0).len(), 1);
    assert_eq!(t.told(Viewer::seat(OTTER), 0).len(), 0);
    assert_eq!(t.told(Viewer::Spectator, 0).len(), 0);
    assert_ne!(view(&*t, Viewer::seat(HERON)), view(&*t, Viewer::seat(OTTER)));
    // Secrets end with the game.
    for (seat, a) in [(HERON, "ready"), (OTTER, "ready")] {
        t.send(seat, &a.into()).unwrap();
    }
    while !t.to_act().is_over() {
        let seat = t.to_act().seats().iter().next().unwrap();
        let offers = t.offers(seat);
        t.send(seat, &offers[offers.len() - 1].action).unwrap();
    }
    assert_eq!(t.told(Viewer::Spectator, 0), t.told(Viewer::seat(HERON), 0));
    assert_eq!(view(&*t, Viewer::Spectator), view(&*t, Viewer::seat(OTTER)));
}

fn spec(seed: u64) -> RunSpec {
    let mut options = Options::default();
    options.0.insert("limit".to_owned(), OptionValue::Number(4));
    RunSpec {
        scenario: "dawn".to_owned(),
        options,
        seed,
        levels: Vec::new(),
        keep_journal: true,
        careful: true,
        max_actions: 5_000,
        clock: || 0,
    }
}

#[test]
fn computer_opponents_play_to_the_end_and_are_counted() {
    let game = Erased::boxed(Mini::new().unwrap());
    let mut kinds = vec![0; <Mini as Rules>::Action::KINDS.len()];
    for seed in 0..30 {
        let report = game.run(&spec(seed)).unwrap();
        assert_eq!(report.failure, None);
        assert!(report.outcome.is_some() && report.rounds <= 4);
        assert_eq!(report.action_kinds.iter().sum::<u64>(), report.actions);
        for (sum, n) in kinds.iter_mut().zip(&report.action_kinds) {
            *sum += n;
        }
        let journal = report.journal.unwrap();
        assert_eq!(game.load(&journal, None).unwrap().len() as u64, report.actions);
        assert_eq!(journal, game.run(&spec(seed)).unwrap().journal.unwrap(), "the same again");
    }
    assert!(kinds.iter().all(|n| *n > 0), "{kinds:?}");
    assert!(game.run(&RunSpec { levels: vec!["genius".to_owned()], ..spec(1) }).is_err());
    assert!(game.position_bytes() > 100);
}

#[test]
fn a_tried_batch_changes_nothing_and_stops_before_anything_is_learned() {
    let mut t = table();
    let before = (t.position().clone(), t.journal());
    let tried = t.tried(HERON, &[step(0, Side::Se), step(0, Side::S)]).unwrap();
    assert_eq!((tried.done, tried.stopped), (2, false));
    assert_eq!(tried.position.clan(HERON).bands[0].plan.len(), 2);
    assert_eq!((t.position().clone(), t.journal()), before);
    // The last to be ready lets things happen: that is not for trying.
    t.act(OTTER, &Action::Ready).unwrap();
    let tried = t.tried(HERON, &[step(0, Side::Se), Action::Ready]).unwrap();
    assert_eq!((tried.done, tried.stopped), (1, true));
    // The first action refused is named.
    let refused = t.tried(HERON, &[step(0, Side::Se), Action::Hold]).map(|_| ()).unwrap_err();
    assert!(matches!(refused, (1, ActError::Refused(_))));
}

#[test]
fn moments_are_the_changes_a_viewer_could_notice() {
    let mut t = table();
    t.act(HERON, &step(0, Side::Se)).unwrap();
    t.act(OTTER, &step(0, Side::Sw)).unwrap();
    // A plot is seen by its owner alone.
    assert_eq!(t.moments(Viewer::seat(HERON)).unwrap(), [0, 1]);
    assert_eq!(t.moments(Viewer::seat(OTTER)).unwrap(), [0, 2]);
    assert_eq!(t.moments(Viewer::Spectator).unwrap(), [0]);
}

#[test]
fn the_past_apart_from_its_table_is_the_past() {
    use ironbottom_kernel::{Rng, Viewer, past::Past};
    let mut rng = Rng::new(17);
    let mut t = table();
    let mut past = Past::of(&t);
    for step in 0..400 {
        if t.to_act().is_over() {
            break;
        }
        let seats: Vec<Seat> = t.to_act().seats().iter().collect();
        let seat = seats[rng.below(seats.len())];
        match rng.below(20) {
            0 if t.done().len() > 2 => t.rewind(rng.below(t.done().len()), ironbottom_kernel::SeatSet::one(seat)).unwrap(),
            1 | 2 => {
                let _ = t.undo(seat);
            }
            _ => {
                let actions = t.actions(seat);
                if let Some(a) = (!actions.is_empty()).then(|| actions[rng.below(actions.len())]) {
                    t.act(seat, &a).unwrap();
                }
            }
        }
        if step % 7 == 0 {
            past.follow(&t);
            for n in [0, rng.below(t.done().len() + 1), t.done().len()] {
                assert_eq!(past.position(n).unwrap(), t.position_after(n).unwrap(), "step {step}, {n} of {}", t.done().len());
            }
            assert_eq!(past.position(usize::MAX).unwrap(), *t.position());
            for viewer in [Viewer::Spectator, Viewer::seat(HERON)] {
                assert_eq!(past.figures(viewer).unwrap(), t.figures(viewer).unwrap());
            }
        }
    }
    assert!(t.done().len() > 40, "the game was short: {}", t.done().len());
}

#[test]
fn what_if_from_what_one_seat_knew() {
    let mut t = table();
    t.act(OTTER, &step(0, Side::Sw)).unwrap();
    t.act(HERON, &step(0, Side::Se)).unwrap();
    let (viewer, seed) = (Viewer::seat(HERON), Seed::from_number(7));
    let view = |t: &Table<Mini>| t.game().view(t.position(), viewer);
    let mut truths = 0;
    for chance in 0..20 {
        let mut copy = t.imagined(2, viewer, seed.clone(), &mut Rng::new(chance)).unwrap();
        assert_eq!(view(&copy), view(&t), "it fits what was known");
        assert!(copy.done().is_empty() && copy.head().imagined.is_some());
        truths += usize::from(copy.position() == t.position());
        // It is played, kept, looked back at and forked like any other.
        copy.act(HERON, &Action::Ready).unwrap();
        let loaded = Table::load(t.game().clone(), &copy.sealed_journal(), None).unwrap();
        assert_eq!(loaded.position(), copy.position());
        assert_eq!(loaded.position_after(1).unwrap(), *copy.position());
        let again = copy.fork(0, Seed::from_number(8)).unwrap();
        assert_eq!(view(&again), view(&t));
        assert_eq!(copy.fork(1, Seed::from_number(8)).unwrap().position(), copy.position());
        // But nobody hands the rules a position by a file.
        assert_eq!(Journal::from_text(&copy.journal().to_text()), Err(JournalError::Imagined));
    }
    assert!(truths < 20, "the truth was copied");
    // What was known then, not what is known now.
    let earlier = t.imagined(0, viewer, seed, &mut Rng::new(1)).unwrap();
    assert!(earlier.position().clan(HERON).bands.iter().all(|b| b.plan.is_empty()));
}
