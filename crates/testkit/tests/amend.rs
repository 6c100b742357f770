//! Options changed in mid-game by consent: an entry of the journal like any other.

#![allow(clippy::unwrap_used, reason = "what cannot be built fails the test")]

use ironbottom_kernel::{
    Explain, Options, Rng, Rules, Seat, SeatSet, Viewer,
    dice::Seed,
    erased::{AnyTable, Erased},
    info::OptionValue,
    journal::{Amend, Entry, EntryFault, Journal, JournalError},
    past::Past,
    table::{AmendError, Table, UndoError},
};
use ironbottom_testkit::mini::{Mini, action::Action};
use std::sync::Arc;

const HERON: Seat = Seat(0);
const OTTER: Seat = Seat(1);

fn open() -> Table<Mini> {
    Table::open(Arc::new(Mini::new().unwrap()), "dusk", &Options::default(), Seed::from_number(7), Vec::new()).unwrap()
}

fn set(id: &str, value: OptionValue) -> Options {
    Options([(id.to_owned(), value)].into())
}

fn honest(on: bool) -> Options {
    set("honest", OptionValue::Flag(on))
}

/// Plays on at random until the clans plot again, so that options may change.
fn to_plotting(t: &mut Table<Mini>, rng: &mut Rng) {
    loop {
        let asked: Vec<Seat> = t.to_act().seats().iter().collect();
        let seat = asked[rng.below(asked.len())];
        let legal = t.actions(seat);
        // No truce: the game goes on.
        let sure = [Action::Ready, Action::Decline, Action::Refuse].into_iter().find(|a| legal.contains(a));
        let action = sure.unwrap_or_else(|| legal[rng.below(legal.len())]);
        t.act(seat, &action).unwrap();
        if t.to_act().is_over() || t.may_amend(&honest(!t.position().settings.honest)).is_ok() {
            return;
        }
    }
}

/// A game with a change at once, one in the middle, and one taken back by going back before it.
fn amended() -> Table<Mini> {
    let mut t = open();
    let mut rng = Rng::new(3);
    t.amend(&set("limit", OptionValue::Number(12)), SeatSet::first(2)).unwrap();
    to_plotting(&mut t, &mut rng);
    t.amend(&honest(true), SeatSet::first(2)).unwrap();
    assert!(t.position().settings.honest && t.position().settings.limit == 12);
    let middle = t.done().len();
    to_plotting(&mut t, &mut rng);
    t.amend(&honest(false), SeatSet::first(2)).unwrap();
    t.act(HERON, &Action::Ready).unwrap();
    t.rewind(middle, SeatSet::first(2)).unwrap();
    assert!(t.position().settings.honest, "what was changed later is not in force any more");
    to_plotting(&mut t, &mut rng);
    t
}

#[test]
fn a_change_is_an_entry_and_replays() {
    let t = amended();
    let journal = t.sealed_journal();
    assert_eq!(journal.entries.iter().filter(|e| matches!(e, Entry::Amend(_))).count(), 3);
    assert_eq!(journal.options, Options::default(), "how it began stays how it began");
    let read = Journal::from_text(&journal.to_text()).unwrap();
    let loaded = Table::load(t.game().clone(), &read, None).unwrap();
    assert_eq!((loaded.position(), loaded.options(), loaded.notes()), (t.position(), t.options(), t.notes()));
    // Every position on the way, in both ways of looking back.
    let mut past = Past::of(&open());
    past.follow(&t);
    for n in 0..=t.done().len() {
        assert_eq!(t.position_after(n).unwrap(), past.position(n).unwrap(), "after {n}");
    }
    assert_eq!(t.position_after(t.done().len()).unwrap(), *t.position());
    t.moments(Viewer::seat(HERON)).unwrap();
}

#[test]
fn tampering_with_a_change_is_found_at_its_place() {
    let t = amended();
    let journal = t.sealed_journal();
    let i = journal.entries.iter().position(|e| matches!(e, Entry::Amend(_))).unwrap();
    let changes: [fn(&mut Amend); 5] = [
        |a| a.agreed.clear(),
        |a| a.agreed[0] = "nobody".to_owned(),
        |a| a.options = Options([("limit".to_owned(), OptionValue::Number(11))].into()),
        |a| a.options = Options([("parley".to_owned(), OptionValue::Choice("never".to_owned()))].into()),
        |a| a.options = Options([("no such".to_owned(), OptionValue::Flag(true))].into()),
    ];
    for change in changes {
        let mut j = journal.clone();
        if let Entry::Amend(a) = &mut j.entries[i] {
            change(a);
        }
        let verdict = Table::load(t.game().clone(), &j, None).map(|_| ());
        assert!(matches!(verdict, Err(JournalError::Entry { entry, .. }) if entry == i + 1), "{verdict:?}");
    }
    let mut j = journal;
    j.entries.remove(i);
    let verdict = Table::load(t.game().clone(), &j, None).map(|_| ());
    assert!(matches!(verdict, Err(JournalError::Entry { fault: EntryFault::Digest, .. })), "{verdict:?}");
}

#[test]
fn a_fork_inherits_what_was_changed() {
    let t = amended();
    for n in [1, t.done().len() / 2, t.done().len()] {
        let mut fork = t.fork(n, Seed::from_number(99)).unwrap();
        assert_eq!(*fork.position(), t.position_after(n).unwrap());
        to_plotting(&mut fork, &mut Rng::new(5));
        let loaded = Table::load(t.game().clone(), &fork.sealed_journal(), None).unwrap_or_else(|e| panic!("fork at {n}: {e}"));
        assert_eq!((loaded.position(), loaded.options()), (fork.position(), fork.options()));
    }
}

#[test]
fn what_shapes_the_game_stays_and_says_why() {
    let mut t = open();
    let refused = |t: &Table<Mini>, o: &Options| t.may_amend(o).unwrap_err();
    let never = set("parley", OptionValue::Choice("never".to_owned()));
    assert_eq!(refused(&t, &never), AmendError::Fixed("parley".to_owned()));
    assert_eq!(refused(&t, &honest(false)), AmendError::Nothing);
    assert!(matches!(refused(&t, &set("limit", OptionValue::Number(99))), AmendError::Option(_)));
    let texts = [refused(&t, &never), refused(&t, &honest(false))].map(|e| e.explain().id);
    assert!(texts.iter().all(|id| t.game().catalog().has(ironbottom_kernel::Lang::Fr, id)), "{texts:?}");
    // While a march is worked out the rules it was begun by hold.
    t.act(HERON, &Action::Ready).unwrap();
    t.act(OTTER, &Action::Ready).unwrap();
    assert!(matches!(refused(&t, &honest(true)), AmendError::NotNow(_)));
    let before = t.position().clone();
    assert!(t.amend(&honest(true), SeatSet::first(2)).is_err());
    assert_eq!(*t.position(), before);
}

#[test]
fn what_was_done_before_a_change_is_not_taken_back() {
    let mut t = open();
    let steps = t.actions(HERON);
    t.act(HERON, &steps[0]).unwrap();
    assert!(t.can_undo(HERON));
    t.amend(&honest(true), SeatSet::first(2)).unwrap();
    assert_eq!(t.undo(HERON), Err(UndoError::Barrier));
    let next = t.actions(HERON)[0];
    t.act(HERON, &next).unwrap();
    t.undo(HERON).unwrap();
    assert_eq!(t.undo(HERON), Err(UndoError::Barrier));
}

#[test]
fn the_log_says_who_agreed_to_what() {
    let game = Erased::boxed(Mini::new().unwrap());
    let mut t: Box<dyn AnyTable> = game.open("dusk", &Options::default(), Seed::from_number(7), Vec::new()).unwrap();
    t.amend(&honest(true), SeatSet::one(OTTER)).unwrap();
    let note = &t.notes()[0];
    assert_eq!((note.after, note.agreed), (0, SeatSet::one(OTTER)));
    assert_eq!(note.changed, [("honest".to_owned(), OptionValue::Flag(false), OptionValue::Flag(true))]);
}
