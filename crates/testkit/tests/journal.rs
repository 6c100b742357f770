//! Journals: saved, loaded, proved; each tampering is found at its place; forks and rewinds.

#![allow(clippy::unwrap_used, reason = "what cannot be built fails the test")]

use ironbottom_kernel::{
    Options, Rng, Seat, SeatSet,
    dice::{Roll, Seed},
    journal::{Act, Entry, EntryFault, Journal, JournalError, Rewind},
    table::{ActError, Table, UndoError},
};
use ironbottom_testkit::mini::{Mini, action::Action};
use std::sync::Arc;

fn mini() -> Arc<Mini> {
    Arc::new(Mini::new().unwrap())
}

fn open(game: &Arc<Mini>, seed: u64, words: &[&str]) -> Table<Mini> {
    let words = words.iter().map(|w| (*w).to_owned()).collect();
    Table::open(game.clone(), "dusk", &Options::default(), Seed::from_number(seed), words).unwrap()
}

/// Random play until the end or for so many actions.
fn play(table: &mut Table<Mini>, actions: usize, rng: &mut Rng) {
    for _ in 0..actions {
        let asked: Vec<Seat> = table.to_act().seats().iter().collect();
        if asked.is_empty() {
            return;
        }
        let seat = asked[rng.below(asked.len())];
        let legal = table.actions(seat);
        // Ready often enough to come to blows.
        let action = if rng.one_in(6) && legal.contains(&Action::Ready) { Action::Ready } else { legal[rng.below(legal.len())] };
        table.act(seat, &action).unwrap();
    }
}

/// A finished game with dice.
fn finished(game: &Arc<Mini>) -> Table<Mini> {
    (0..)
        .map(|seed| {
            let mut table = open(game, seed, &["first", "second"]);
            play(&mut table, 10_000, &mut Rng::new(seed));
            table
        })
        .find(|t| t.done().iter().filter(|d| !d.dice.is_empty()).count() > 3)
        .unwrap()
}

fn act(journal: &mut Journal, i: usize) -> &mut Act {
    match &mut journal.entries[i] {
        Entry::Act(a) => a,
        Entry::Rewind(_) | Entry::Amend(_) | Entry::Resign(_) => panic!("an act was expected"),
    }
}

#[test]
fn a_finished_game_shows_its_seed_and_is_proved() {
    let game = mini();
    let table = finished(&game);
    let journal = table.journal();
    assert!(journal.seed.is_some() && journal.outcome.is_some());
    let text = journal.to_text();
    assert_eq!(Journal::from_text(&text).unwrap(), journal);
    // One line per entry.
    assert_eq!(text.lines().filter(|l| l.starts_with("{\"act\"")).count(), journal.entries.len());
    let loaded = Table::load(game, &journal, None).unwrap();
    assert_eq!(loaded.position(), table.position());
    assert_eq!(loaded.journal(), journal);
}

#[test]
fn a_seed_that_others_play_with_is_kept_beyond_the_end_and_so_are_secrets() {
    use ironbottom_kernel::{
        Viewer,
        dice::Seal,
        erased::{AnyGame, AnyTable, Erased},
    };
    let game = mini();
    let done = finished(&game);
    let (open, seed) = (done.journal(), done.sealed_journal().seed.unwrap());
    let mut table = Erased(game.clone()).load(&open, None).unwrap();
    let eyes = |t: &dyn AnyTable| {
        let viewer = Viewer::seat(Seat(0));
        (t.look(viewer).view(), t.moments(viewer).unwrap(), t.told(viewer, 0).len())
    };
    let lifted = eyes(table.as_ref());
    table.set_seal(Seal::Shut);
    assert!(table.to_act().is_over() && table.is_sealed() && !table.is_lifted());
    // It says how it ended, and not with which dice it would have gone on; what lay face down lies there still.
    let shut = table.journal();
    assert_eq!((&shut.seed, shut.outcome.is_some()), (&None, true));
    assert!(!shut.to_text().contains(&seed));
    let own = eyes(table.as_ref());
    assert!(own.0 != lifted.0 && own.2 < lifted.2, "the other's secrets are told after the end only");
    // The file can be read again, and shows no seed it does not have; a fork has one of its own.
    let read = Table::load(game.clone(), &shut, None).unwrap();
    assert_eq!(read.journal(), shut);
    assert!(!read.fork(5, Seed::from_number(8)).unwrap().sealed_journal().to_text().contains(&seed));
    table.set_seal(Seal::Broken);
    assert_eq!((table.journal(), eyes(table.as_ref())), (open, lifted));
    // A game that is not over when the seed is given out shows it too.
    let mut running = open_table(&game);
    assert_eq!(running.journal().seed, None);
    running.set_seal(Seal::Broken);
    let journal = running.journal();
    assert_eq!((journal.seed.is_some(), journal.outcome.is_none()), (true, true));
    Table::load(game, &journal, None).unwrap();
}

fn open_table(game: &Arc<Mini>) -> Table<Mini> {
    let mut table = open(game, 3, &[]);
    play(&mut table, 20, &mut Rng::new(1));
    table
}

#[test]
fn a_game_in_progress_keeps_its_seed_to_itself() {
    let game = mini();
    let mut table = open(&game, 3, &[]);
    play(&mut table, 20, &mut Rng::new(1));
    assert!(!table.to_act().is_over());
    assert_eq!(table.journal().seed, None);
    assert_eq!(table.sealed_journal().seed, Some(Seed::from_number(3).to_hex()));
    // Without the seed it can be read; with it, played on with the same dice.
    let mut sealed = Table::load(game.clone(), &table.journal(), None).unwrap();
    assert_eq!(sealed.position(), table.position());
    // Nobody could prove dice rolled without the seed: it is not played on, but a fork has a seed of its own.
    let seat = sealed.to_act().seats().iter().next().unwrap();
    let action = sealed.actions(seat)[0];
    assert_eq!(sealed.act(seat, &action).map(|_| ()), Err(ActError::NoSeed));
    assert_eq!(sealed.undo(seat), Err(UndoError::Barrier));
    assert!(sealed.fork(20, Seed::from_number(9)).unwrap().act(seat, &action).is_ok());
    let mut loaded = Table::load(game, &table.journal(), Some(Seed::from_number(3))).unwrap();
    play(&mut table, 10_000, &mut Rng::new(2));
    play(&mut loaded, 10_000, &mut Rng::new(2));
    assert_eq!(loaded.journal(), table.journal());
}

#[test]
fn tampering_with_the_head_is_found() {
    let game = mini();
    let journal = finished(&game).journal();
    let load = |change: &dyn Fn(&mut Journal)| {
        let mut j = journal.clone();
        change(&mut j);
        Table::load(game.clone(), &j, None).map(|_| ()).unwrap_err()
    };
    assert_eq!(load(&|j| j.game = "other".to_owned()), JournalError::Game("other".to_owned()));
    assert_eq!(load(&|j| j.rules = 9), JournalError::Rules(9));
    assert_eq!(load(&|j| j.pack = "0".to_owned()), JournalError::Pack("0".to_owned()));
    assert_eq!(load(&|j| j.seed = Some(Seed::from_number(77).to_hex())), JournalError::Commitment);
    assert_eq!(load(&|j| j.seed = Some("xyz".to_owned())), JournalError::Commitment);
    assert_eq!(load(&|j| j.commitment = Seed::from_number(77).commitment()), JournalError::Commitment);
    assert!(matches!(load(&|j| j.scenario = "none".to_owned()), JournalError::SetUp(_)));
    assert_eq!(load(&|j| j.scenario = "dawn".to_owned()), JournalError::Opening);
    assert_eq!(load(&|j| j.words[0] = "other".to_owned()), JournalError::Opening);
    assert_eq!(load(&|j| j.words.swap(0, 1)), JournalError::Opening);
    assert_eq!(load(&|j| j.opening = "0".to_owned()), JournalError::Opening);
    assert_eq!(load(&|j| j.opening_dice[0].value = j.opening_dice[0].value % 4 + 1), JournalError::Opening);
    assert_eq!(load(&|j| drop(j.opening_dice.pop())), JournalError::Opening);
    assert_eq!(
        load(&|j| drop(j.options.0.insert("limit".to_owned(), ironbottom_kernel::info::OptionValue::Number(3)))),
        JournalError::Opening
    );
    assert_eq!(load(&|j| drop(j.entries.pop())), JournalError::Outcome, "cut short");
    let honours = |j: &mut Journal| j.outcome.as_mut().unwrap().honours = SeatSet::first(2);
    assert_eq!(load(&honours), JournalError::Outcome);
}

#[test]
fn tampering_with_an_entry_is_found_there() {
    let game = mini();
    let journal = finished(&game).journal();
    let fault = |i: usize, change: &dyn Fn(&mut Journal)| {
        let mut j = journal.clone();
        change(&mut j);
        match Table::load(game.clone(), &j, None).map(|_| ()) {
            Err(JournalError::Entry { entry, fault }) => {
                assert_eq!(entry, i + 1, "{fault}");
                fault
            }
            other => panic!("{other:?}"),
        }
    };
    let dice = |i: usize| if let Entry::Act(a) = &journal.entries[i] { a.dice.len() } else { 0 };
    let mut rolled = 0;
    // Every entry with dice, and some of the others: each attempt replays the game up to there.
    for i in (0..journal.entries.len()).filter(|i| dice(*i) > 0 || i % 6 == 0) {
        assert_eq!(fault(i, &|j| act(j, i).after = "0".to_owned()), EntryFault::Digest);
        assert_eq!(fault(i, &|j| act(j, i).seat = "nobody".to_owned()), EntryFault::Seat("nobody".to_owned()));
        let other = |j: &mut Journal| {
            let a = act(j, i);
            a.seat = if a.seat == "heron" { "otter" } else { "heron" }.to_owned();
        };
        assert!(matches!(fault(i, &other), EntryFault::Refused(_) | EntryFault::Digest | EntryFault::NotOfSeed));
        assert!(matches!(fault(i, &|j| act(j, i).action = "dance".into()), EntryFault::Action(_)));
        let again = |j: &mut Journal| act(j, i).action = serde_json::json!({ "order": { "report": "bluff" } });
        assert!(matches!(fault(i, &again), EntryFault::NotOfSeed | EntryFault::Digest));
        let extra = Roll { purpose: "fight".into(), sides: 6, value: 1 };
        assert_eq!(fault(i, &|j| act(j, i).dice.push(extra.clone())), EntryFault::NotOfSeed);
        for die in 0..dice(i) {
            rolled += 1;
            let turn = |j: &mut Journal| act(j, i).dice[die].value = act(j, i).dice[die].value % 6 + 1;
            assert_eq!(fault(i, &turn), EntryFault::NotOfSeed);
            assert_eq!(fault(i, &|j| act(j, i).dice[die].purpose = "luck".into()), EntryFault::NotOfSeed);
            assert_eq!(fault(i, &|j| drop(act(j, i).dice.remove(die))), EntryFault::NotOfSeed);
        }
        if i + 1 < journal.entries.len() {
            fault(i, &|j| j.entries.swap(i, i + 1));
            fault(i, &|j| drop(j.entries.remove(i)));
        }
        fault(i + 1, &|j| j.entries.insert(i + 1, j.entries[i].clone()));
    }
    assert!(rolled > 6);
}

#[test]
fn without_the_seed_dice_must_still_fit_the_rules() {
    let game = mini();
    let mut journal = finished(&game).journal();
    journal.seed = None;
    let i = (0..journal.entries.len()).find(|i| !act(&mut journal.clone(), *i).dice.is_empty()).unwrap();
    let fault = |change: &dyn Fn(&mut Vec<Roll>)| {
        let mut j = journal.clone();
        change(&mut act(&mut j, i).dice);
        match Table::load(game.clone(), &j, None).map(|_| ()) {
            Err(JournalError::Entry { entry, fault }) => (entry, fault.to_string()),
            other => panic!("{other:?}"),
        }
    };
    assert!(fault(&|d| d[0].value = 7).1.contains("cannot show 7"));
    assert!(fault(&|d| d[0].purpose = "luck".into()).1.contains("luck"));
    assert!(fault(&|d| drop(d.pop())).1.contains("not recorded"));
    assert!(fault(&|d| d.push(d[0].clone())).1.contains("never rolled"));
    // A changed face that fits changes the digest.
    assert_eq!(fault(&|d| d[0].value = d[0].value % 6 + 1), (i + 1, "the digest does not fit".to_owned()));
}

#[test]
fn files_that_are_no_journals_are_refused() {
    let text = finished(&mini()).journal().to_text();
    assert!(matches!(Journal::from_text("{}"), Err(JournalError::Unreadable(_))));
    assert!(matches!(Journal::from_text(&text[..text.len() / 2]), Err(JournalError::Unreadable(_))));
    assert!(matches!(Journal::from_text(&text.replacen("\"rules\"", "\"rulez\"", 1)), Err(JournalError::Unreadable(_))));
    assert_eq!(Journal::from_text(&text.replacen("\"format\": 1", "\"format\": 2", 1)), Err(JournalError::Format(2)));
}

#[test]
fn words_of_the_players_change_the_dice() {
    let game = mini();
    let dice = |words: &[&str]| open(&game, 5, words).journal().opening_dice;
    assert_eq!(dice(&["a"]), dice(&["a"]));
    let sets = [dice(&[]), dice(&["a"]), dice(&["b"]), dice(&["a", "b"])];
    assert!(sets.iter().any(|d| *d != sets[0]));
}

#[test]
fn a_fork_goes_its_own_way_and_is_proved() {
    let game = mini();
    let table = finished(&game);
    // From the start, from before and after the first dice, from the end.
    let first = table.done().iter().position(|d| !d.dice.is_empty()).unwrap();
    for n in [0, 1, first, first + 1, table.done().len()] {
        let mut fork = table.fork(n, Seed::from_number(500)).unwrap();
        assert_eq!(fork.done().len(), n);
        if n > 0 {
            assert_eq!(fork.position(), &table.position_after(n).unwrap());
        }
        assert_eq!(fork.journal().commitment, Seed::from_number(500).commitment());
        play(&mut fork, 10_000, &mut Rng::new(9));
        let loaded = Table::load(game.clone(), &fork.journal(), None).unwrap_or_else(|e| panic!("fork at {n}: {e}"));
        assert_eq!(loaded.position(), fork.position());
        assert_eq!(loaded.journal(), fork.journal());
    }
}

/// Plays, goes back, plays on, and proves the whole.
fn rewound(mut table: Table<Mini>, keep: usize, game: &Arc<Mini>) -> Table<Mini> {
    let before = table.position_after(keep).unwrap();
    table.rewind(keep, SeatSet::first(2)).unwrap();
    assert_eq!(*table.position(), before);
    assert_eq!(table.done().len(), keep);
    play(&mut table, 10_000, &mut Rng::new(31));
    let loaded = Table::load(game.clone(), &table.journal(), None).unwrap_or_else(|e| panic!("rewound to {keep}: {e}"));
    assert_eq!(loaded.position(), table.position());
    assert_eq!(loaded.journal(), table.journal());
    table
}

#[test]
fn going_back_by_consent_stays_in_the_journal_and_rolls_anew() {
    let game = mini();
    let table = finished(&game);
    let first = table.done().iter().position(|d| !d.dice.is_empty()).unwrap();
    let (seat, action, dice) = {
        let d = &table.done()[first];
        (d.seat, d.action, d.dice.clone())
    };
    let mut back = finished(&game);
    back.rewind(first, SeatSet::first(2)).unwrap();
    let anew: Vec<Roll> = back.act(seat, &action).unwrap().dice.clone();
    assert_ne!(anew.iter().map(|r| r.value).collect::<Vec<_>>(), dice.iter().map(|r| r.value).collect::<Vec<_>>());
    let mut journal = rewound(table, first, &game).journal();
    let i = journal.entries.iter().position(|e| matches!(e, Entry::Rewind(_))).unwrap();
    let changes: [fn(&mut Rewind); 4] =
        [|r| r.keep += 1, |r| r.keep = 100_000, |r| r.agreed.clear(), |r| r.agreed[0] = "nobody".to_owned()];
    for change in changes {
        let mut j = journal.clone();
        if let Entry::Rewind(r) = &mut j.entries[i] {
            change(r);
        }
        let verdict = Table::load(game.clone(), &j, None).map(|_| ());
        assert!(matches!(verdict, Err(JournalError::Entry { entry, .. }) if entry == i + 1), "{verdict:?}");
    }
    journal.entries.remove(i);
    assert!(matches!(Table::load(game, &journal, None), Err(JournalError::Entry { entry, .. }) if entry == i + 1));
}

/// A fork may go back to where it began, and into what it inherited.
#[test]
fn a_fork_goes_back_by_consent() {
    let game = mini();
    let table = finished(&game);
    let first = table.done().iter().position(|d| !d.dice.is_empty()).unwrap();
    let n = first + 2;
    for keep in [n + 3, n, first + 1, first, 0] {
        let mut fork = table.fork(n, Seed::from_number(501)).unwrap();
        play(&mut fork, 8, &mut Rng::new(6));
        if keep < fork.done().len() {
            rewound(fork, keep, &game);
        }
    }
    assert!(table.fork(n, Seed::from_number(501)).unwrap().rewind(n + 1, SeatSet::NONE).is_err(), "so many were not done");
}
