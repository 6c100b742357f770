//! The proof of `heard` itself: it passes what an honest game says over real lines, and finds every planted leak.

use crate::{
    client::Line,
    games::{self, Fault},
    hall::Place,
    overheard::{self, Ear, Figures, Story, Word},
    secrecy::{SEATS, lay},
};
use ironbottom_kernel::{Lang, Rng};
use ironbottom_protocol::{Now, ToClient, ToServer};
use ironbottom_registry::Known;

/// Other truths at each step, for each seat.
const OTHERS: u64 = 2;

/// Somebody who plays and keeps every word.
struct Player {
    line: Line,
    ear: Ear,
    version: String,
    now: Now,
}

impl Player {
    async fn say(&mut self, message: ToServer) {
        self.line.say(&message).await;
        self.ear.words.push(Word::Said(message));
    }

    /// Hears everything until the answer to this number.
    async fn until(&mut self, number: u32) {
        loop {
            let heard = self.line.next().await.expect("the line was cut");
            self.ear.words.push(Word::Heard(Box::new(heard.clone())));
            let id = match heard {
                ToClient::Change(c) => {
                    (self.version, self.now) = (c.version, c.now);
                    None
                }
                ToClient::State(s) => {
                    (self.version, self.now) = (s.version, s.now);
                    None
                }
                ToClient::Done { id, .. } | ToClient::Explained { id, .. } | ToClient::Answer { id, .. } => Some(id),
                ToClient::Tried(t) => Some(t.id),
                ToClient::Refused(r) => panic!("{r:?}"),
                _ => None,
            };
            if id == Some(number) {
                return;
            }
        }
    }

    /// Hears everything that was said so far: the question needs the table itself, so that nothing overtakes its answer.
    async fn catch_up(&mut self) {
        let id = self.line.next_id();
        self.say(ToServer::Explain { id, seat: self.ear.seat.clone(), text: "north by north".to_owned() }).await;
        self.until(id).await;
    }

    /// Does something at random, or takes it back, or only asks.
    async fn act(&mut self, rng: &mut Rng) {
        let (id, seat, version) = (self.line.next_id(), self.ear.seat.clone(), self.version.clone());
        let question = &self.now.questions[0];
        let pick = question.choices[rng.below(question.choices.len())].action.clone();
        let message = match rng.below(6) {
            0 if !self.now.undo.is_empty() => ToServer::Undo { id, seat, version },
            1 if !self.now.queries.is_empty() => {
                ToServer::Ask { id, query: self.now.queries[rng.below(self.now.queries.len())].clone() }
            }
            2 => ToServer::Try { id, seat, version, actions: vec![pick], wishes: Vec::new() },
            _ => ToServer::Batch { id, seat, version, actions: vec![pick] },
        };
        self.say(message).await;
        self.until(id).await;
    }
}

/// A game of some length over real lines, with everything both seats said and heard.
async fn recorded(known: Known, seed: u64) -> (Story, Vec<Ear>) {
    let place = Place::sqlite();
    let (hall, visitors, table) = lay(&place, known, seed).await;
    let mut players = Vec::new();
    for (seat, visitor) in SEATS.into_iter().zip(&visitors) {
        let (line, welcome, state) = visitor.sit(&table).await;
        let heard = |m: ToClient| Word::Heard(Box::new(m));
        let words = vec![heard(ToClient::Welcome(Box::new(welcome))), heard(ToClient::State(Box::new(state.clone())))];
        let ear = Ear { seat: seat.to_owned(), lang: Lang::En, words };
        players.push(Player { line, ear, version: state.version, now: state.now });
    }
    let mut rng = Rng::new(seed);
    for _ in 0..80 {
        for p in &mut players {
            p.catch_up().await;
        }
        if players[0].now.outcome.is_some() || players[0].now.round > 4 {
            break;
        }
        let asked: Vec<usize> = (0..2).filter(|i| !players[*i].now.questions.is_empty()).collect();
        players[asked[rng.below(asked.len())]].act(&mut rng).await;
    }
    for p in &mut players {
        p.catch_up().await;
    }
    hall.stop().await;
    let story = overheard::stored(&place.url(), &table, &[known]).await.unwrap();
    place.clear();
    (story, players.into_iter().map(|p| p.ear).collect())
}

async fn proved(known: Known, seed: u64) -> Result<Figures, String> {
    let (story, ears) = recorded(known, seed).await;
    overheard::prove(&story, &ears, OTHERS)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_both_seats_heard_is_what_they_would_hear_in_other_truths() {
    let f = proved(games::mini(), 21).await.unwrap();
    println!("{f:?}");
    assert!(f.steps > 30 && f.messages > 100 && f.answers > 20, "{f:?}");
    assert!(f.differing > 50 && f.moved > 50, "nothing was proved: {f:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_leak_are_found_by_what_was_heard() {
    for fault in [Fault::Count, Fault::Picture, Fault::Told, Fault::Waiting] {
        let found = proved(games::twin(fault), 21).await;
        println!("{fault:?}: {found:?}");
        assert!(found.is_err(), "{fault:?} was not found");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recording_that_was_tampered_with_is_found() {
    let (story, ears) = recorded(games::mini(), 22).await;
    let changes = |e: &Ear| -> Vec<usize> {
        let change = |w: &Word| matches!(w, Word::Heard(m) if matches!(**m, ToClient::Change(_)));
        e.words.iter().enumerate().filter(|(_, w)| change(w)).map(|(i, _)| i).collect()
    };
    let at = changes(&ears[1])[changes(&ears[1]).len() / 2];
    let tampered = |f: &dyn Fn(&mut Vec<Word>)| {
        let mut ears = ears.clone();
        f(&mut ears[1].words);
        overheard::prove(&story, &ears, 0)
    };
    assert!(tampered(&|_| {}).is_ok());
    // One message too few, one too many, one that tells a little more.
    assert!(tampered(&|w| drop(w.remove(at))).is_err());
    assert!(tampered(&|w| w.insert(at, w[at].clone())).is_err());
    let more = tampered(&|w| {
        if let Word::Heard(m) = &mut w[at]
            && let ToClient::Change(c) = m.as_mut()
        {
            c.now.waiting.push("nobody".to_owned());
        }
    });
    assert!(more.is_err_and(|e| e.contains("waiting")));
    assert!(overheard::typed(r#"{"type":"presence","here":[]}"#).is_ok());
    assert!(overheard::typed(r#"{"type":"presence","here":[],"where":"0101"}"#).is_err(), "a field nobody knows");
}
