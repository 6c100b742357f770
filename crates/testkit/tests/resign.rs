//! Giving up: an entry of the journal that ends the game.

#![allow(clippy::unwrap_used, reason = "what cannot be built fails the test")]

use ironbottom_kernel::{
    Options, Seat, SeatSet,
    dice::Seed,
    game::ToAct,
    journal::{Entry, EntryFault, Journal, JournalError},
    table::{ActError, Table, UndoError},
};
use ironbottom_testkit::mini::{Mini, action::Action};
use std::sync::Arc;

const HERON: Seat = Seat(0);
const OTTER: Seat = Seat(1);

fn given_up() -> Table<Mini> {
    let game = Arc::new(Mini::new().unwrap());
    let mut t = Table::open(game, "dusk", &Options::default(), Seed::from_number(7), Vec::new()).unwrap();
    let step = t.actions(HERON)[0];
    t.act(HERON, &step).unwrap();
    t.resign(&["otter".to_owned()]).unwrap();
    t
}

fn load(j: &Journal) -> Result<Table<Mini>, JournalError> {
    Table::load(Arc::new(Mini::new().unwrap()), j, None)
}

#[test]
fn whoever_gives_up_has_lost_and_nothing_is_done_any_more() {
    let mut t = given_up();
    let ToAct::Over(outcome) = t.to_act() else { panic!("it goes on") };
    assert_eq!(outcome.winner.as_deref(), Some("heron"));
    assert!(t.is_lifted() && t.actions(OTTER).is_empty() && t.orders(OTTER).is_empty());
    assert_eq!(t.act(OTTER, &Action::Ready).err(), Some(ActError::Over));
    assert_eq!(t.tried(OTTER, &[Action::Ready]).err(), Some((0, ActError::Over)));
    assert_eq!(t.undo(HERON), Err(UndoError::Barrier));
    assert!(t.rewind(0, SeatSet::first(2)).is_err());
    assert_eq!(t.resign(&["heron".to_owned()]), Err(EntryFault::Over));
}

#[test]
fn it_is_written_down_and_replays() {
    let journal = given_up().journal();
    assert!(journal.seed.is_some() && journal.outcome.is_some());
    let read = Journal::from_text(&journal.to_text()).unwrap();
    assert_eq!(read, journal);
    let again = load(&read).unwrap();
    assert_eq!(again.journal(), journal);
    assert!(again.to_act().is_over());
}

#[test]
fn tampering_with_it_is_found() {
    let journal = given_up().journal();
    let with = |sides: &[&str]| {
        let mut j = journal.clone();
        j.outcome = None;
        if let Some(Entry::Resign(r)) = j.entries.last_mut() {
            r.sides = sides.iter().map(|s| (*s).to_owned()).collect();
        }
        load(&j).err()
    };
    let at = |fault| Some(JournalError::Entry { entry: 2, fault });
    assert_eq!(with(&["heron"]), at(EntryFault::Digest));
    assert_eq!(with(&["stork"]), at(EntryFault::Side("stork".to_owned())));
    assert_eq!(with(&[]), at(EntryFault::Side(String::new())));
    let mut j = journal.clone();
    j.entries.pop();
    assert_eq!(load(&j).err(), Some(JournalError::Outcome));
    let mut j = journal;
    let act = j.entries[0].clone();
    j.entries.push(act);
    assert_eq!(load(&j).err(), Some(JournalError::Entry { entry: 3, fault: EntryFault::Over }));
}

#[test]
fn a_copy_goes_on_before_it() {
    let t = given_up();
    let copy = t.fork(t.done().len(), Seed::from_number(8)).unwrap();
    assert!(!copy.to_act().is_over());
    assert_eq!(copy.done().len(), 1);
}
