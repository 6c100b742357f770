//! Standing orders and plans that answer for a seat, and how often people must decide.

#![allow(clippy::unwrap_used, reason = "what cannot be built fails the test")]

use ironbottom_kernel::{
    Options, Seat, SeatSet, ToAct,
    dice::Seed,
    erased::{AnyTable, Erased},
    hex::Side,
    run::Tally,
    table::Table,
};
use ironbottom_testkit::{
    Plan, conformance,
    mini::{
        Mini,
        action::{Action, Order},
    },
};
use std::sync::Arc;

const HERON: Seat = Seat(0);
const OTTER: Seat = Seat(1);
const REST: Action = Action::Order(Order::Rest(true));

fn table() -> Table<Mini> {
    let game = Arc::new(Mini::new().unwrap());
    Table::open(game, "dusk", &Options::default(), Seed::from_number(1), Vec::new()).unwrap()
}

#[test]
fn an_order_answers_as_an_action_of_its_seat() {
    let mut t = table();
    assert!(t.act_by_routine(HERON).is_none() && t.routine(HERON).is_none());
    t.act(HERON, &REST).unwrap();
    assert_eq!(t.act_by_routine(HERON).map(|d| (d.seat, d.action)), Some((HERON, Action::Ready)));
    assert_eq!(t.routine(HERON), None, "it is not asked any more");
    assert_eq!(t.routine(OTTER), None, "it gave no such order");
    // The journal has it like any other action.
    let again = Table::load(t.game().clone(), &t.sealed_journal(), None).unwrap();
    assert_eq!((again.position(), again.digest()), (t.position(), t.digest()));
}

#[test]
fn what_was_taken_back_is_not_done_again_before_the_seat_acts() {
    let mut t = table();
    t.act(HERON, &REST).unwrap();
    t.act_by_routine(HERON).unwrap();
    assert!(t.routine_was_last(HERON), "whoever takes back something means more than that");
    t.undo(HERON).unwrap();
    assert!(!t.routine_was_last(HERON), "the order itself was given by the player");
    assert_eq!(t.routine(HERON), None);
    // What another does changes nothing.
    t.act(OTTER, &Action::Step { band: 0, side: Side::Sw }).unwrap();
    assert_eq!(t.routine(HERON), None);
    t.act(HERON, &Action::Order(Order::Rest(false))).unwrap();
    t.act(HERON, &REST).unwrap();
    assert_eq!(t.routine(HERON), Some(Action::Ready));
}

#[test]
fn nothing_answers_right_after_a_rewind() {
    let mut t = table();
    t.act(HERON, &REST).unwrap();
    t.act(OTTER, &REST).unwrap();
    t.act_by_routine(HERON).unwrap();
    t.rewind(2, SeatSet::first(2)).unwrap();
    assert_eq!((t.routine(HERON), t.routine(OTTER)), (None, None));
}

#[test]
fn the_same_without_types() {
    let mut t: Box<dyn AnyTable> =
        Erased::boxed(Mini::new().unwrap()).open("dusk", &Options::default(), Seed::from_number(1), Vec::new()).unwrap();
    assert_eq!((t.routine_waits(HERON), t.routine(HERON)), (false, None));
    t.send(HERON, &serde_json::json!({ "order": { "rest": true } })).unwrap();
    assert!(t.routine_waits(HERON));
    assert_eq!(t.routine(HERON).as_deref(), Some("ready"));
    assert!(t.routine_was_last(HERON) && !t.routine_waits(HERON));
}

#[test]
fn the_proof_looks_at_such_answers() {
    let report = conformance(Arc::new(Mini::new().unwrap()), &Plan::new("dusk"));
    assert_eq!(report.failure, None);
    assert!(report.routine > 0, "{report:?}");
}

/// Hand-overs, and the windows among them, of a sequence: who is asked, and who then decides himself.
fn counted(moves: &[(ToAct, Option<Seat>)]) -> (u64, u64) {
    let mut tally = Tally::default();
    for (to_act, seat) in moves {
        tally.asked(to_act);
        if let Some(seat) = seat {
            tally.decided(*seat);
        }
    }
    (tally.handovers, tally.windows)
}

#[test]
fn a_window_for_both_is_one_handover_and_routine_is_none() {
    let both = || ToAct::Each(SeatSet::first(2));
    let left = |s: Seat| ToAct::Each(SeatSet::one(s));
    // Two windows in which both decide, whoever begins and however often.
    let window = [(both(), Some(HERON)), (both(), Some(OTTER)), (both(), Some(HERON)), (left(OTTER), Some(OTTER))];
    assert_eq!(counted(&[window.clone(), window.clone()].concat()), (2, 2));
    // One after the other: it passes from one to the other once.
    let alone = [(ToAct::One(HERON), Some(HERON)), (ToAct::One(HERON), Some(HERON)), (ToAct::One(OTTER), Some(OTTER))];
    assert_eq!(counted(&alone), (1, 0));
    assert_eq!(counted(&[window.as_slice(), &alone].concat()), (3, 1));
    // Something answers for one of them: the other just goes on, window after window.
    let routine = [(both(), None), (left(HERON), Some(HERON))];
    assert_eq!(counted(&[routine.clone(), routine.clone()].concat()), (0, 0));
    assert_eq!(counted(&[alone.as_slice(), &routine].concat()), (2, 0));
    // It answers for both.
    assert_eq!(counted(&[(both(), None), (left(OTTER), None)]), (0, 0));
}
