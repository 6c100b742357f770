//! Several processes on one database, and processes that end without warning.

use crate::{
    client::{Line, PATIENCE, Visitor},
    games::{self, Fault},
    hall::{Hall, Place, still},
};
use ironbottom_kernel::{
    Rng,
    journal::{Entry, Journal},
};
use ironbottom_protocol::{Channel, Code, Holder, Now, ToClient, ToServer};
use ironbottom_registry::Known;
use ironbottom_server::{Clock, Config, LEASE, Server, wall_clock};
use serde_json::json;
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::SocketAddr,
    process::{Child, Command, Stdio},
    time::Duration,
};

/// Tells a child which database to serve.
const CHILD: &str = "IRONBOTTOM_TEST_SERVE";

/// Short, so that a test need not wait long for it to run out.
const SHORT: i64 = 2;

/// A server in a process of its own: this very test once more, as a child.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(test: &str, place: &Place) -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", test, "--nocapture"])
            .env(CHILD, place.url())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let address = lines.find_map(|l| l.strip_prefix("listening ").map(str::to_owned)).expect("the child listens");
        // Whatever else it says must not stop it.
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, address: address.parse().unwrap() }
    }

    /// Without warning.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// The child's part: serves until it is killed, or its parent has gone.
async fn serve_if_child() -> bool {
    let Ok(database) = std::env::var(CHILD) else { return false };
    std::thread::spawn(|| {
        let _ = std::io::stdin().read(&mut [0]);
        std::process::exit(0);
    });
    let listen = "127.0.0.1:0".parse().unwrap();
    let games = vec![games::library(), games::twin(Fault::Ponders)];
    let config = Config { listen, metrics: None, database, games, clock: wall_clock, draw_ahead: false, lease: SHORT };
    let server = Server::bind(config).await.unwrap();
    std::io::stdout().write_all(format!("\nlistening {}\n", server.address().unwrap()).as_bytes()).unwrap();
    server.run().await.unwrap();
    true
}

/// Two servers on one PostgreSQL.
async fn two(clock: Clock, lease: i64) -> (Hall, Hall) {
    let place = Place::postgres();
    let games = [games::library(), games::mini()];
    (Hall::at(&place, &games, clock, lease).await, Hall::at(&place, &games, clock, lease).await)
}

/// The same person at another server.
fn at(who: &Visitor, hall: &Hall) -> Visitor {
    Visitor { address: hall.address, ..who.clone() }
}

/// Ann at one server, Bob at the other, who came by invitation there.
async fn pair(a: &Hall, b: &Hall) -> (Visitor, Visitor, String) {
    let mut ann = a.visitor().await;
    let table = ann.table(&[("game", games::mini().id), ("seat.heron", "me"), ("seat.otter", "open")]).await;
    let link = ann.page(&table).await["invites"]["otter"].as_str().unwrap().to_owned();
    let (mut watching, ..) = ann.sit(&table).await;
    let mut bob = b.visitor().await;
    assert_eq!(bob.post(&link, &[("name", "Bob")]).await.status, 303);
    // Who looks on at the first server sees the seat taken at the second.
    let seats = watching.find(|m| if let ToClient::Seats { seats } = m { Some(seats) } else { None }).await;
    assert!(matches!(&seats[1].holder, Holder::Person(n) if n == "Bob"));
    // The invitation is used everywhere.
    assert_eq!(ann.get(&link).await.status, 404);
    (ann, bob, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_done_and_said_at_one_server_is_seen_at_the_other() {
    let (a, b) = two(still, LEASE).await;
    let (ann, bob, table) = pair(&a, &b).await;
    let (mut at_a, _, ann_sees) = ann.sit(&table).await;
    let (mut at_b, _, bob_sees) = bob.sit(&table).await;
    // Secret plots stay secret across servers too.
    let step = ann_sees.now.questions[0].choices[0].action.clone();
    at_a.batch("heron", &ann_sees.version, &[step]).await.unwrap();
    let plotted = at_a.change().await;
    at_a.batch("heron", &plotted.version, &[json!("ready")]).await.unwrap();
    let ready = at_b.change().await;
    assert_eq!((ready.before.as_str(), ready.moment, ready.told.len()), (bob_sees.version.as_str(), 1, 1));
    at_b.batch("otter", &ready.version, &[json!("ready")]).await.unwrap();
    let answered = at_a.find(|m| if let ToClient::Change(c) = m { (!c.told.is_empty()).then_some(c) } else { None }).await;
    assert!(answered.moment > 1);

    let heard = |m: ToClient| if let ToClient::Chat(s) = m { Some((s.by, s.text)) } else { None };
    for (i, text) in ["one", "two", "three"].into_iter().enumerate() {
        at_b.say(&ToServer::Chat { id: 90 + i as u32, to: Channel::Table, text: text.to_owned() }).await;
        assert_eq!(at_a.find(heard).await, ("Bob".to_owned(), text.to_owned()));
        assert_eq!(at_b.find(heard).await, ("Bob".to_owned(), text.to_owned()));
    }
    // What a side says to itself does not reach the other, wherever that is.
    at_a.say(&ToServer::Chat { id: 99, to: Channel::Side, text: "left".to_owned() }).await;
    assert_eq!(at_a.find(heard).await.1, "left");
    at_a.say(&ToServer::Chat { id: 100, to: Channel::Table, text: "four".to_owned() }).await;
    assert_eq!(at_b.find(heard).await.1, "four", "it is the next thing the other hears");
    a.stop().await;
    b.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_act_at_once_one_is_told_to_look_again_and_nothing_is_lost() {
    let (a, b) = two(still, LEASE).await;
    let mut me = a.visitor().await;
    let table = all_seats(&mut me).await;
    let (mut at_a, _, state) = me.sit(&table).await;
    let (mut at_b, ..) = at(&me, &b).sit(&table).await;
    let (mut version, mut now) = (state.version, state.now);
    let (mut done, mut stale) = (0, 0);
    let mut rng = Rng::new(5);
    for _ in 0..25 {
        let q = now.questions[0].clone();
        let mut pick = || q.choices[rng.below(q.choices.len())].action.clone();
        let (one, two) = ([pick()], [pick()]);
        let (seat, v) = (q.seat.clone(), version.clone());
        let (x, y) = tokio::join!(at_a.batch(&seat, &v, &one), at_b.batch(&seat, &v, &two));
        for outcome in [x, y] {
            match outcome {
                Ok(n) => done += n,
                Err(r) => {
                    assert_eq!(r.code, Code::Stale, "{r:?}");
                    assert!(!r.reason.text.is_empty());
                    stale += 1;
                }
            }
        }
        // Both come to see the same.
        let (p, q) = (settled(&me, &table, done).await, settled(&at(&me, &b), &table, done).await);
        assert_eq!(p, q);
        (version, now) = p;
    }
    assert_eq!(done + stale, 50);
    assert!(stale >= 25, "{stale}");
    let journal = Journal::from_text(&me.get(&format!("/tables/{table}/journal")).await.text()).unwrap();
    assert_eq!(journal.entries.len(), done);
    proved(games::library(), &journal);
    a.stop().await;
    b.close().await;
}

/// Every entry follows by the rules from the one before.
fn proved(game: Known, journal: &Journal) {
    games::built(game).load(journal, None).map(|_| ()).unwrap();
}

/// What somebody sees once so many actions are there.
async fn settled(who: &Visitor, table: &str, done: usize) -> (String, Now) {
    for _ in 0..200 {
        let (_, _, state) = who.sit(table).await;
        if state.moment == done {
            return (state.version, state.now);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{done} actions never came");
}

/// A table of the house's game with one person in all seats.
async fn all_seats(me: &mut Visitor) -> String {
    let play = games::library().playable.unwrap();
    let game = (play.build)((play.built_in)()).unwrap();
    let names: Vec<String> = game.info().seats.iter().map(|s| format!("seat.{}", s.id)).collect();
    let mut fields = vec![("game", games::library().id)];
    fields.extend(names.iter().map(|n| (n.as_str(), "me")));
    me.table(&fields).await
}

#[tokio::test(flavor = "multi_thread")]
async fn going_back_is_agreed_on_across_servers_and_outlives_one() {
    let (a, b) = two(still, LEASE).await;
    let (ann, mut bob, table) = pair(&a, &b).await;
    let (mut at_a, _, ann_sees) = ann.sit(&table).await;
    let (mut at_b, _, bob_sees) = bob.sit(&table).await;
    at_a.batch("heron", &ann_sees.version, &[json!("ready")]).await.unwrap();
    at_a.change().await;
    at_b.change().await;
    at_a.say(&ToServer::Propose { id: 2, seat: "heron".to_owned(), moment: 0 }).await;
    let asked = at_b.change().await.now.consent.unwrap();
    assert_eq!((asked.by.as_str(), asked.moment, asked.waiting.as_slice()), ("heron", 0, &["otter".to_owned()][..]));
    at_b.say(&ToServer::Consent { id: 3, seat: "otter".to_owned(), agree: false }).await;
    assert!(at_a.change().await.now.consent.is_some());
    let refused = at_a.change().await;
    assert_eq!((refused.now.consent, refused.moment), (None, 1));

    at_a.say(&ToServer::Propose { id: 4, seat: "heron".to_owned(), moment: 0 }).await;
    assert!(at_b.change().await.now.consent.is_none(), "the refusal");
    assert!(at_b.change().await.now.consent.is_some());
    // The server that asks Bob goes down; the question is still there when it is back.
    let b = b.restart().await;
    bob.address = b.address;
    let (mut at_b, _, state) = bob.sit(&table).await;
    assert_eq!(state.now.consent.unwrap().waiting, ["otter"]);
    at_b.say(&ToServer::Consent { id: 5, seat: "otter".to_owned(), agree: true }).await;
    let back = at_b.change().await;
    assert_eq!((back.moment, &back.version), (0, &bob_sees.version));
    let back = at_a.find(|m| if let ToClient::Change(c) = m { (c.moment == 0).then_some(c) } else { None }).await;
    assert_eq!((back.forget, &back.version), (Some(0), &ann_sees.version), "the log is told anew with who agreed");
    a.stop().await;
    b.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gives_up_at_one_server_has_lost_at_the_other_too() {
    let (a, b) = two(still, LEASE).await;
    let (ann, bob, table) = pair(&a, &b).await;
    let (mut at_a, ..) = ann.sit(&table).await;
    let (mut at_b, ..) = bob.sit(&table).await;
    let (mut bob_at_a, welcome, _) = at(&bob, &a).sit(&table).await;
    assert_eq!(welcome.yours, ["otter"]);
    at_b.say(&ToServer::Resign { id: 1, seat: "otter".to_owned() }).await;
    let ended = |m: ToClient| if let ToClient::State(s) = m { s.now.outcome } else { None };
    for line in [&mut at_a, &mut bob_at_a, &mut at_b] {
        assert_eq!(line.find(ended).await.winner.as_deref(), Some("heron"));
    }
    a.stop().await;
    b.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn computer_opponents_act_once_though_two_servers_look_on() {
    let (a, b) = two(wall_clock, SHORT).await;
    let mut me = a.visitor().await;
    let mut rng = Rng::new(3);
    let mut acted = 0;
    // A game at random may be over soon: as many as it takes for the opponent to have had something to do.
    for _ in 0..20 {
        acted += against_an_opponent_at_two(&mut me, &b, &mut rng).await;
        if acted > 12 {
            a.stop().await;
            b.close().await;
            return;
        }
    }
    panic!("the opponent acted only {acted} times");
}

/// Plays a game at random, now here, now at the other server, and proves it: how often the opponent acted.
async fn against_an_opponent_at_two(me: &mut Visitor, b: &Hall, rng: &mut Rng) -> usize {
    let table = me.table(&[("game", games::mini().id), ("seat.heron", "me"), ("seat.otter", "bot:random")]).await;
    let (mut at_a, _, mut state) = me.sit(&table).await;
    let (_at_b, ..) = at(me, b).sit(&table).await;
    for turn in 0..2000 {
        if state.now.outcome.is_some() {
            // The other server hears of the end a moment later.
            let (version, now) = settled(&at(me, b), &table, state.moment).await;
            assert_eq!((version, now.outcome), (state.version, state.now.outcome));
            // The same on disk: every action once, by the rules, from the seed that is now known.
            let path = format!("/tables/{table}/journal");
            let (here, there) = (me.get(&path).await.text(), at(me, b).get(&path).await.text());
            assert_eq!(here, there);
            let journal = Journal::from_text(&here).unwrap();
            assert!(journal.seed.is_some());
            proved(games::mini(), &journal);
            return journal.entries.iter().filter(|e| matches!(e, Entry::Act(a) if a.seat == "otter")).count();
        }
        let Some(q) = state.now.questions.first() else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            state = me.sit(&table).await.2;
            continue;
        };
        let action = q.choices[rng.below(q.choices.len())].action.clone();
        let outcome = if turn % 3 == 0 {
            let (mut there, _, seen) = at(me, b).sit(&table).await;
            there.batch("heron", &seen.version, &[action]).await
        } else {
            at_a.batch("heron", &state.version, &[action]).await
        };
        if let Err(r) = outcome {
            assert!(matches!(r.code, Code::Stale | Code::Rule | Code::Over), "{r:?}");
        }
        state = me.sit(&table).await.2;
    }
    panic!("it never ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_process_that_thinks_is_killed_another_takes_over() {
    if serve_if_child().await {
        return;
    }
    let place = Place::postgres();
    let name = "processes::when_the_process_that_thinks_is_killed_another_takes_over";
    let game = games::twin(Fault::Ponders);
    let hall = Hall::at(&place, &[games::library(), game], wall_clock, SHORT).await;
    for _ in 0..20 {
        let process = Process::start(name, &place);
        let mut me = Visitor::new(process.address).await;
        // An opponent that thinks until it is told to play.
        let table = me.table(&[("game", game.id), ("seat.heron", "me"), ("seat.otter", "bot:brooder")]).await;
        let (mut line, _, state) = me.sit(&table).await;
        line.batch("heron", &state.version, &[json!("ready")]).await.unwrap();
        let (mut here, _, waiting) = at(&me, &hall).sit(&table).await;
        assert!(waiting.moment > 0 && waiting.now.questions.is_empty(), "the opponent is waited for");
        // It thinks in the other process, so that it cannot be told here.
        hurry(&mut here).await;
        if at(&me, &hall).sit(&table).await.2.moment > waiting.moment {
            // It was thinking here: once more.
            continue;
        }
        process.kill();
        let killed_at = std::time::Instant::now();
        let after = loop {
            hurry(&mut here).await;
            let (_, _, state) = at(&me, &hall).sit(&table).await;
            if !state.now.questions.is_empty() {
                break state.moment;
            }
            assert!(killed_at.elapsed() < PATIENCE, "nobody took over");
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        assert!(after > waiting.moment);
        println!("taken over and played on after {:?}", killed_at.elapsed());
        // It is on disk: a server that has just begun carries all of it out again. (The opponent may have played on meanwhile.)
        let hall = hall.restart().await;
        assert!(at(&me, &hall).sit(&table).await.2.moment >= after);
        hall.close().await;
        return;
    }
    panic!("it was never the other process that thought");
}

/// Tells those who think at this server to play, and waits until that is heard.
async fn hurry(line: &mut Line) {
    let id = line.next_id();
    line.say(&ToServer::Hurry { id }).await;
    line.find(|m| matches!(m, ToClient::Done { id: i, .. } if i == id).then_some(())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_kill_9_in_the_middle_of_play_loses_no_acknowledged_action() {
    killed_in_the_middle("processes::sqlite_kill_9_in_the_middle_of_play_loses_no_acknowledged_action", Place::sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_kill_9_in_the_middle_of_play_loses_no_acknowledged_action() {
    killed_in_the_middle("processes::postgres_kill_9_in_the_middle_of_play_loses_no_acknowledged_action", Place::postgres).await;
}

async fn killed_in_the_middle(test: &str, place: fn() -> Place) {
    if serve_if_child().await {
        return;
    }
    let place = place();
    let mut process = Process::start(test, &place);
    let mut me = Visitor::new(process.address).await;
    let table = all_seats(&mut me).await;
    let mut rng = Rng::new(8);
    let (mut acknowledged, mut at_last) = (0, String::new());
    for round in 0..4 {
        me.address = process.address;
        let (mut line, _, state) = me.sit(&table).await;
        assert!(state.moment == acknowledged || state.moment == acknowledged + 1, "{} after {acknowledged}", state.moment);
        if state.moment == acknowledged && acknowledged > 0 {
            assert_eq!(state.version, at_last);
        }
        acknowledged = state.moment;
        let (mut version, mut now) = (state.version, state.now);
        for _ in 0..10 + 5 * round {
            let q = now.questions[0].clone();
            let action = q.choices[rng.below(q.choices.len())].action.clone();
            acknowledged += line.batch(&q.seat, &version, &[action]).await.unwrap();
            let change = line.change().await;
            assert_eq!(change.moment, acknowledged);
            (version, now) = (change.version, change.now);
            at_last.clone_from(&version);
        }
        // One more is under way when the end comes.
        let q = now.questions[0].clone();
        let actions = vec![q.choices[0].action.clone()];
        line.say(&ToServer::Batch { id: 7777, seat: q.seat.clone(), version, actions }).await;
        process.kill();
        process = Process::start(test, &place);
    }
    me.address = process.address;
    let journal = Journal::from_text(&me.get(&format!("/tables/{table}/journal")).await.text()).unwrap();
    assert!(journal.entries.len() >= acknowledged);
    proved(games::library(), &journal);
    process.kill();
    place.clear();
}
