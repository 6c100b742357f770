//! Nothing a seat may not know reaches it: two games that differ only in what a viewer may not know give that viewer the same bytes,
//! message for message. A twin of the game that leaks is caught by the same test.

use crate::{
    client::{Line, Visitor},
    games::{self, Fault},
    hall::{Hall, Place, still},
};
use ironbottom_kernel::{
    Lang, Options, Rng, Seat, ToAct, Viewer,
    dice::{Seed, hex},
    erased::{AnyTable, Erased},
    journal::Journal,
    table::Table,
};
use ironbottom_protocol::{Code, ToClient, ToServer};
use ironbottom_registry::Known;
use ironbottom_server::live::{LiveTable, Member, viewer::WAITING};
use ironbottom_store::{Holder, NewSeat, NewTable, Status, Store, TableId, UserId};
use ironbottom_testkit::{
    mini::{
        Mini,
        action::{Action, Order},
    },
    two_tables,
};
use sha2::{Digest, Sha256};
use std::{collections::BTreeSet, sync::Arc};
use tokio::sync::{Notify, mpsc};

const SCENARIO: &str = "dusk";
pub const SEATS: [&str; 2] = ["heron", "otter"];

/// One thing a seat does.
#[derive(Clone, PartialEq, Debug)]
enum Do {
    Act(Seat, Action),
    Undo(Seat),
}

impl Do {
    fn seat(&self) -> Seat {
        match self {
            Self::Act(s, _) | Self::Undo(s) => *s,
        }
    }
}

fn table(game: &Arc<Mini>, seed: u64) -> Table<Mini> {
    Table::open(game.clone(), SCENARIO, &Options::default(), Seed::from_number(seed), Vec::new()).unwrap()
}

fn carry(t: &mut Table<Mini>, d: &Do) -> bool {
    match d {
        Do::Act(s, a) => t.act(*s, a).is_ok(),
        Do::Undo(s) => t.undo(*s).is_ok(),
    }
}

/// What a viewer may know after each thing that it could notice.
fn noticed(game: &Arc<Mini>, seed: u64, script: &[Do], viewer: Viewer) -> Option<Vec<String>> {
    let mut t = table(game, seed);
    let see = |t: &Table<Mini>| {
        let told: Vec<String> = t
            .done()
            .iter()
            .flat_map(|d| d.events.iter().filter(|e| e.audience.reaches(viewer)))
            .map(|e| format!("{:?}", e.event))
            .collect();
        let view = ironbottom_kernel::Rules::view(t.game().as_ref(), t.position(), viewer);
        format!("{} {:?} {told:?}", serde_json::to_string(&view).unwrap(), t.to_act())
    };
    let mut all = vec![see(&t)];
    for d in script {
        if !carry(&mut t, d) {
            return None;
        }
        let now = see(&t);
        if all.last() != Some(&now) || matches!(viewer, Viewer::Seats(own) if own.has(d.seat())) {
            all.push(now);
        }
    }
    Some(all)
}

/// A random game, up to the last action before its end.
fn random_game(game: &Arc<Mini>, seed: u64) -> Vec<Do> {
    let mut rng = Rng::new(seed);
    let mut t = table(game, seed);
    let mut script = Vec::new();
    while !t.to_act().is_over() && script.len() < 140 {
        let seats: Vec<Seat> = t.to_act().seats().iter().collect();
        let seat = seats[rng.below(seats.len())];
        // What answers by itself would not wait for the script.
        let rest = Action::Order(Order::Rest(true));
        let orders: Vec<Action> = t.orders(seat).iter().copied().filter(|o| *o != rest).collect();
        let list = if rng.below(12) == 0 && !orders.is_empty() { orders } else { t.actions(seat).to_vec() };
        let d = Do::Act(seat, list[rng.below(list.len())]);
        assert!(carry(&mut t, &d));
        script.push(d);
    }
    // At the end there are no secrets left.
    script.pop();
    script
}

/// The same game with something else behind the viewer's back: plots made and taken back, orders given and changed again, and one
/// step that leads elsewhere and is never seen.
fn behind(game: &Arc<Mini>, seed: u64, script: &[Do], viewer: Viewer, rng: &mut Rng) -> (Vec<Do>, bool) {
    let hidden = |s: Seat| !viewer.sees(ironbottom_kernel::SeatSet::one(s));
    let seen = noticed(game, seed, script, viewer).unwrap();
    let mut script = script.to_vec();
    let mut elsewhere = false;
    for _ in 0..300 {
        let i = rng.below(script.len());
        let Do::Act(seat, was @ Action::Step { .. }) = script[i] else { continue };
        if !hidden(seat) {
            continue;
        }
        let mut t = table(game, seed);
        script[..i].iter().for_each(|d| assert!(carry(&mut t, d)));
        let list = t.actions(seat);
        let other = list[rng.below(list.len())];
        if other == was || other == Action::Ready {
            continue;
        }
        let mut changed = script.clone();
        changed[i] = Do::Act(seat, other);
        if noticed(game, seed, &changed, viewer).as_ref() == Some(&seen) {
            script = changed;
            elsewhere = true;
            break;
        }
    }
    let mut out = Vec::new();
    let mut t = table(game, seed);
    for d in &script {
        let seat = d.seat();
        if hidden(seat) && matches!(t.to_act(), ToAct::Each(_)) {
            let mut extra = changed_orders(&mut t, seat, rng);
            let orders = extra.len();
            for _ in 0..rng.below(4) {
                let steps: Vec<Action> = t.actions(seat).iter().copied().filter(|a| *a != Action::Ready).collect();
                if steps.is_empty() {
                    break;
                }
                let step = Do::Act(seat, steps[rng.below(steps.len())]);
                assert!(carry(&mut t, &step));
                extra.push(step);
            }
            for _ in orders..extra.len() {
                extra.push(Do::Undo(seat));
                assert!(carry(&mut t, &Do::Undo(seat)));
            }
            out.extend(extra);
        }
        assert!(carry(&mut t, d));
        out.push(d.clone());
    }
    assert_eq!(noticed(game, seed, &out, viewer).map(|n| n.last().cloned()), Some(seen.last().cloned()));
    (out, elsewhere)
}

/// An order is given and changed again: two more actions are in force, and nothing else is different.
fn changed_orders(t: &mut Table<Mini>, seat: Seat, rng: &mut Rng) -> Vec<Do> {
    let before = t.position().clone();
    // Who rests is ready at once: then the script could not be played on.
    let rest = Action::Order(Order::Rest(true));
    let orders: Vec<Action> = t.orders(seat).iter().copied().filter(|o| *o != rest).collect();
    let given = Do::Act(seat, orders[rng.below(orders.len())]);
    assert!(carry(t, &given));
    for back in t.orders(seat).to_vec().into_iter().map(|a| Do::Act(seat, a)) {
        assert!(carry(t, &back));
        if *t.position() == before {
            return vec![given, back];
        }
        assert!(carry(t, &Do::Undo(seat)));
    }
    panic!("an order that cannot be changed again");
}

fn session(token: &str) -> [u8; 32] {
    let mut h = Sha256::new();
    for part in [b"session".as_slice(), token.as_bytes()] {
        h.update((part.len() as u64).to_le_bytes());
        h.update(part);
    }
    h.finalize().into()
}

/// Somebody known to the house, and the token that says so.
pub async fn guest(store: &Store, i: usize, name: &str) -> (UserId, String) {
    let id = store.add_guest(name, still()).await.unwrap();
    let token = format!("{i}").repeat(64);
    store.add_session(&session(&token), id, still()).await.unwrap();
    (id, token)
}

/// A table as the house stores it when it begins, with these people in its seats.
pub fn begun(head: &Journal, seed: &Seed, seats: Vec<(&str, UserId)>) -> NewTable {
    let creator = seats[0].1;
    let seat = |(seat, user): (&str, UserId)| NewSeat { seat: seat.to_owned(), holder: Holder::Person(user), invite_hash: None };
    NewTable {
        id: TableId::from_random([7; 16]),
        game: head.game.clone(),
        scenario: head.scenario.clone(),
        title: "A table".to_owned(),
        options: serde_json::to_string(&head.options).unwrap(),
        pack_hash: head.pack.clone(),
        custom_pack: None,
        words: "[]".to_owned(),
        seed_hex: hex(&seed.0),
        opening: serde_json::to_string(head).unwrap(),
        created: still(),
        creator,
        seats: seats.into_iter().map(seat).collect(),
        watch_hash: None,
        public: false,
        ops: Vec::new(),
        status: Status::default(),
    }
}

/// A house with one table: the same id, people and seed each time.
pub async fn lay(place: &Place, known: Known, seed: u64) -> (Hall, Vec<Visitor>, String) {
    let store = Store::open(&place.url()).await.unwrap();
    let (ann, bob) = (guest(&store, 0, "Ann").await, guest(&store, 1, "Bob").await);
    let seed = Seed::from_number(seed);
    let game = Erased::boxed(Mini::new().unwrap());
    let opened: Box<dyn AnyTable> = game.open(SCENARIO, &Options::default(), seed.clone(), Vec::new()).unwrap();
    let new = begun(&opened.journal(), &seed, vec![(SEATS[0], ann.0), (SEATS[1], bob.0)]);
    store.add_table(&new).await.unwrap();
    store.close().await;
    let hall = Hall::open(place, &[known]).await;
    let visitor = |token: &str| Visitor { address: hall.address, cookie: format!("ib={token}"), csrf: String::new() };
    let visitors = vec![visitor(&ann.1), visitor(&bob.1), visitor(&"f".repeat(64))];
    (hall, visitors, new.id.to_string())
}

/// A line that keeps its version.
struct Player {
    line: Line,
    version: String,
}

impl Player {
    /// Hears everything that was said so far. The question needs the table itself, so that nothing overtakes its answer.
    async fn catch_up(&mut self) {
        let id = self.line.next_id();
        self.line.say(&ToServer::Charts { id }).await;
        loop {
            match self.line.next().await.expect("the line was cut") {
                ToClient::Change(c) => {
                    assert_eq!(c.before, self.version);
                    self.version = c.version;
                }
                ToClient::Charts { id: i, .. } if i == id => return,
                ToClient::Refused(r) => panic!("{r:?}"),
                _ => {}
            }
        }
    }
}

/// Plays a script over real lines; everything each of the three heard.
async fn play(place: Place, known: Known, seed: u64, script: &[Do]) -> Vec<Vec<Vec<u8>>> {
    let (hall, visitors, table) = lay(&place, known, seed).await;
    let mut players = Vec::new();
    for v in &visitors {
        let (line, _, state) = v.sit(&table).await;
        players.push(Player { line, version: state.version });
        for p in &mut players {
            p.catch_up().await;
        }
    }
    for d in script {
        let at = usize::from(d.seat().0);
        let p = &mut players[at];
        p.catch_up().await;
        let (id, seat, version) = (p.line.next_id(), SEATS[at].to_owned(), p.version.clone());
        let message = match d {
            Do::Act(_, a) => ToServer::Batch { id, seat, version, actions: vec![serde_json::to_value(a).unwrap()] },
            Do::Undo(_) => ToServer::Undo { id, seat, version },
        };
        p.line.say(&message).await;
        p.catch_up().await;
    }
    for p in &mut players {
        p.catch_up().await;
    }
    let heard = players.into_iter().map(|p| p.line.heard).collect();
    hall.close().await;
    heard
}

const VIEWERS: [Viewer; 3] = [Viewer::seat(Seat(0)), Viewer::seat(Seat(1)), Viewer::Spectator];

/// Plays pairs of games; how many messages each viewer got, and whether the two were the same to it.
async fn compare(place: fn() -> Place, known: Known, seed: u64, name: &str) -> (Vec<(usize, bool)>, usize) {
    let game = Arc::new(Mini::new().unwrap());
    let mut rng = Rng::new(seed ^ 99);
    let script = random_game(&game, seed);
    let first = play(place(), known, seed, &script).await;
    let mut out = Vec::new();
    let mut elsewhere = 0;
    for (i, viewer) in VIEWERS.into_iter().enumerate() {
        let (other, led) = behind(&game, seed, &script, viewer, &mut rng);
        assert_ne!(other, script, "nothing happened behind the viewer's back");
        elsewhere += usize::from(led);
        let second = play(place(), known, seed, &other).await;
        if first[i] != second[i] && name == "mini" {
            let at = first[i].iter().zip(&second[i]).position(|(a, b)| a != b);
            let show = |m: Option<&Vec<u8>>| m.map(|m| String::from_utf8_lossy(&m[..m.len().min(900)]).into_owned());
            let at = at.unwrap_or(first[i].len().min(second[i].len()));
            eprintln!("{viewer:?}, message {at}:\n{:?}\n{:?}", show(first[i].get(at)), show(second[i].get(at)));
        }
        out.push((second[i].len(), first[i] == second[i]));
    }
    (out, elsewhere)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_viewer_may_not_know_changes_no_byte_it_gets() {
    unchanged(Place::sqlite, &[11, 12]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_does_it_on_a_shared_database() {
    unchanged(Place::postgres, &[11]).await;
}

async fn unchanged(place: fn() -> Place, seeds: &[u64]) {
    let mut elsewhere = 0;
    for seed in seeds.iter().copied() {
        let (viewers, led) = compare(place, games::mini(), seed, "mini").await;
        elsewhere += led;
        for (viewer, (messages, same)) in VIEWERS.into_iter().zip(viewers) {
            println!("game {seed}, {viewer:?}: {messages} messages");
            assert!(messages > 10, "{viewer:?} heard only {messages}");
            assert!(same, "{viewer:?} can tell two games apart");
        }
    }
    println!("{elsewhere} of {} pairs also differ in where a hidden band went", 3 * seeds.len());
    assert!(elsewhere > 0, "no pair differs in the position itself");
}

/// Games that differ only in how many stand in a hex, in the order of a list or in how many secret actions were done before: whoever
/// comes in is shown the same, the whole log with its numbers included.
#[test]
fn whole_logs_of_games_that_differ_in_secrets_are_the_same() {
    let (mini, game) = (Arc::new(Mini::new().unwrap()), Erased::boxed(Mini::new().unwrap()));
    let (mut kinds, mut lines) = (BTreeSet::new(), 0);
    for pair in (1..4).flat_map(|seed| two_tables(&mini, SCENARIO, seed, 12)) {
        let shown = |table| {
            let mut inner = LiveTable::alone(game.clone(), table).unwrap();
            [Lang::En, Lang::Fr].map(|lang| {
                let (tx, _heard) = mpsc::channel(WAITING);
                let gone = Arc::new(Notify::new());
                let me = Member { conn: 1, user: None, name: String::new(), viewer: pair.viewer, lang, tx, gone };
                inner.join(&me).unwrap_or_else(|no| panic!("{:?}", no.reason))
            })
        };
        let (here, there) = (shown(pair.here), shown(pair.there));
        assert_eq!(here, there, "{:?}: {}", pair.viewer, pair.what);
        lines += here[0].told.len();
        kinds.insert(pair.what);
    }
    assert!(kinds.len() == 4 && lines > 100, "{kinds:?}, {lines}");
}

/// Whoever asks to go back to now is refused, whether or not another has done something in secret since.
#[tokio::test(flavor = "multi_thread")]
async fn going_back_to_now_tells_nothing() {
    let (hall, visitors, table) = lay(&Place::sqlite(), games::mini(), 11).await;
    let (mut ann, _, state) = visitors[0].sit(&table).await;
    let (mut bob, _, theirs) = visitors[1].sit(&table).await;
    let step = theirs.now.questions[0].choices.iter().find(|c| c.kind == "step").unwrap().action.clone();
    let back = |id| ToServer::Propose { id, seat: SEATS[0].to_owned(), moment: state.moment };
    ann.say(&back(1)).await;
    assert_eq!(ann.refused().await.code, Code::NotNow);
    bob.say(&ToServer::Batch { id: 1, seat: SEATS[1].to_owned(), version: theirs.version, actions: vec![step] }).await;
    bob.find(|m| matches!(m, ToClient::Done { .. }).then_some(())).await;
    ann.say(&back(2)).await;
    assert_eq!(ann.refused().await.code, Code::NotNow);
    hall.close().await;
}

/// Somebody comes in anew and does the first thing of this kind that the seat may do.
async fn comes_and_does(who: &Visitor, table: &str, seat: &str, kind: &str) {
    let (mut line, _, state) = who.sit(table).await;
    let all = state.now.questions.iter().flat_map(|q| &q.choices);
    let action = all.into_iter().find(|c| c.kind == kind).unwrap().action.clone();
    line.batch(seat, &state.version, &[action]).await.unwrap();
}

/// What is done in secret neither makes a request void nor changes what all who look at it see; it is carried out as it was meant, and
/// what is done for all to see makes it void.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_to_go_back_tells_nothing_of_secret_actions() {
    let (mut hall, mut visitors, table) = lay(&Place::sqlite(), games::mini(), 11).await;
    // Bob acts in secret, then Ann twice; she asks to go back over the second.
    for (who, seat) in [(1, 1), (0, 0), (0, 0)] {
        comes_and_does(&visitors[who], &table, SEATS[seat], "step").await;
    }
    let (mut ann, _, last) = visitors[0].sit(&table).await;
    ann.say(&ToServer::Propose { id: 1, seat: SEATS[0].to_owned(), moment: last.moment - 1 }).await;
    ann.find(|m| matches!(m, ToClient::Done { .. }).then_some(())).await;
    let seen = async |hall: &Hall, visitors: &mut Vec<Visitor>, who: usize| {
        visitors[who].address = hall.address;
        let now = visitors[who].sit(&table).await.2.now;
        (now.consent, now.since)
    };
    let before = [seen(&hall, &mut visitors, 0).await, seen(&hall, &mut visitors, 2).await];
    assert!(before.iter().all(|b| b.0.is_some()));
    // One more in secret, and both are taken back; the house is closed and opened.
    comes_and_does(&visitors[1], &table, SEATS[1], "step").await;
    assert_eq!([seen(&hall, &mut visitors, 0).await, seen(&hall, &mut visitors, 2).await], before);
    for _ in 0..2 {
        let (mut bob, _, state) = visitors[1].sit(&table).await;
        bob.undo(SEATS[1], &state.version).await.unwrap();
        assert_eq!([seen(&hall, &mut visitors, 0).await, seen(&hall, &mut visitors, 2).await], before);
    }
    hall = hall.restart().await;
    assert_eq!([seen(&hall, &mut visitors, 0).await, seen(&hall, &mut visitors, 2).await], before);
    let (_, (mut bob, ..)) = (seen(&hall, &mut visitors, 1).await, visitors[1].sit(&table).await);
    bob.say(&ToServer::Consent { id: 1, seat: SEATS[1].to_owned(), agree: true }).await;
    bob.find(|m| matches!(m, ToClient::Done { .. }).then_some(())).await;
    let (_, _, now) = visitors[0].sit(&table).await;
    assert_eq!((now.moment, now.now.consent), (last.moment - 1, None));
    let noted = visitors[2].sit(&table).await.2.told.len();
    // Ann asks, and takes back in secret herself what she asked to go back over: Bob's answer is taken all the same.
    let (mut ann, _, state) = visitors[0].sit(&table).await;
    comes_and_does(&visitors[0], &table, SEATS[0], "step").await;
    ann.say(&ToServer::Propose { id: 2, seat: SEATS[0].to_owned(), moment: state.moment }).await;
    ann.find(|m| matches!(m, ToClient::Done { .. }).then_some(())).await;
    let (_, _, state) = visitors[0].sit(&table).await;
    ann.undo(SEATS[0], &state.version).await.unwrap();
    bob.say(&ToServer::Consent { id: 2, seat: SEATS[1].to_owned(), agree: true }).await;
    bob.find(|m| matches!(m, ToClient::Done { id: 2, .. }).then_some(())).await;
    let (_, _, now) = visitors[2].sit(&table).await;
    assert_eq!((now.told.len(), now.now.consent), (noted + 1, None));
    // What all see makes it void.
    comes_and_does(&visitors[0], &table, SEATS[0], "step").await;
    let (mut ann, _, state) = visitors[0].sit(&table).await;
    ann.say(&ToServer::Propose { id: 3, seat: SEATS[0].to_owned(), moment: state.moment - 1 }).await;
    ann.find(|m| matches!(m, ToClient::Done { .. }).then_some(())).await;
    assert!(seen(&hall, &mut visitors, 2).await.0.is_some());
    comes_and_does(&visitors[0], &table, SEATS[0], "ready").await;
    assert_eq!(seen(&hall, &mut visitors, 2).await.0, None);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn twins_that_leak_are_caught() {
    for fault in [Fault::Count, Fault::Picture, Fault::Told, Fault::Waiting] {
        let (viewers, _) = compare(Place::sqlite, games::twin(fault), 11, &format!("{fault:?}")).await;
        assert!(viewers.iter().any(|(_, same)| !same), "{fault:?} was not noticed");
    }
}
