//! Several processes on one database, and processes that end without warning.

use crate::{
    client::{Line, PATIENCE, Visitor},
    games,
    hall::{Hall, Place, still},
};
use ironbottom_kernel::{
    Rng,
    journal::{Entry, Journal},
};
use ironbottom_protocol::{Channel, Code, Holder, Now, ToClient, ToServer};
use ironbottom_server::{Clock, Config, LEASE, Server, wall_clock};
use serde_json::json;
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::SocketAddr,
    process::{Child, Command, Stdio},
    time::Duration,
};
use tokio::time::timeout;

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
    let games = vec![games::house(), games::mini()];
    let config = Config { listen, database, games, clock: wall_clock, draw_ahead: false, lease: SHORT };
    let server = Server::bind(config).await.unwrap();
    std::io::stdout().write_all(format!("\nlistening {}\n", server.address().unwrap()).as_bytes()).unwrap();
    server.run().await.unwrap();
    true
}

/// Two servers on one PostgreSQL.
async fn two(clock: Clock, lease: i64) -> (Hall, Hall) {
    let place = Place::postgres();
    let games = [games::house(), games::mini()];
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
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(at_b.quiet().await.iter().all(|m| !matches!(m, ToClient::Chat(_))));
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
    proved(&journal);
    a.stop().await;
    b.close().await;
}

/// Every entry follows by the rules from the one before.
fn proved(journal: &Journal) {
    let play = games::house().playable.unwrap();
    (play.build)((play.built_in)()).unwrap().load(journal, None).map(|_| ()).unwrap();
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
    let names = seats("me");
    let mut fields = vec![("game", games::house().id)];
    fields.extend(names.iter().map(|(n, w)| (n.as_str(), w.as_str())));
    me.table(&fields).await
}

/// All seats of the house's game, as a form names them.
fn seats(holder: &str) -> Vec<(String, String)> {
    let play = games::house().playable.unwrap();
    let game = (play.build)((play.built_in)()).unwrap();
    game.info().seats.iter().map(|s| (format!("seat.{}", s.id), holder.to_owned())).collect()
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
async fn whoever_gives_up_at_one_server_looks_on_at_the_other_too() {
    let (a, b) = two(still, LEASE).await;
    let (ann, bob, table) = pair(&a, &b).await;
    let (mut at_a, ..) = ann.sit(&table).await;
    let (mut at_b, ..) = bob.sit(&table).await;
    let (mut bob_at_a, welcome, _) = at(&bob, &a).sit(&table).await;
    assert_eq!(welcome.yours, ["otter"]);
    at_b.say(&ToServer::Resign { id: 1, seat: "otter".to_owned() }).await;
    let resigned = |m: ToClient| if let ToClient::Seats { seats } = m { seats[1].resigned.then_some(()) } else { None };
    at_a.find(resigned).await;
    bob_at_a.find(|m| matches!(m, ToClient::Pause).then_some(())).await;
    let (_, welcome, state) = at(&bob, &a).sit(&table).await;
    assert!(welcome.yours.is_empty() && state.scene.pieces.is_empty(), "only what is public");
    a.stop().await;
    b.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn computer_opponents_act_once_though_two_servers_look_on() {
    let (a, b) = two(wall_clock, SHORT).await;
    let mut me = a.visitor().await;
    let table = me.table(&[("game", games::mini().id), ("seat.heron", "me"), ("seat.otter", "bot:random")]).await;
    let (mut at_a, _, mut state) = me.sit(&table).await;
    let (_at_b, ..) = at(&me, &b).sit(&table).await;
    let mut rng = Rng::new(3);
    for turn in 0..2000 {
        if state.now.outcome.is_some() {
            let (_, _, there) = at(&me, &b).sit(&table).await;
            assert_eq!((there.version, there.moment, there.now.outcome), (state.version, state.moment, state.now.outcome));
            // The same on disk: every action once, by the rules, from the seed that is now known.
            let path = format!("/tables/{table}/journal");
            let (here, there) = (me.get(&path).await.text(), at(&me, &b).get(&path).await.text());
            assert_eq!(here, there);
            let journal = Journal::from_text(&here).unwrap();
            let opponent = |e: &&Entry| matches!(e, Entry::Act(a) if a.seat == "otter");
            let acted = journal.entries.iter().filter(opponent).count();
            assert!(acted > 3 && journal.seed.is_some(), "{acted} of {}", journal.entries.len());
            let play = games::mini().playable.unwrap();
            (play.build)((play.built_in)()).unwrap().load(&journal, None).map(|_| ()).unwrap();
            a.stop().await;
            b.close().await;
            return;
        }
        let Some(q) = state.now.questions.first() else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            state = me.sit(&table).await.2;
            continue;
        };
        let action = q.choices[rng.below(q.choices.len())].action.clone();
        // Now here, now there.
        let outcome = if turn % 3 == 0 {
            let (mut there, _, seen) = at(&me, &b).sit(&table).await;
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

/// The last thing a line has to say, when it has said nothing for a while.
async fn last(line: &mut Line, moment: &mut usize, now: &mut Now) {
    while let Ok(Some(message)) = timeout(Duration::from_millis(300), line.next()).await {
        if let Some(new) = seen(message) {
            (*moment, *now) = new;
        }
    }
}

/// What a message shows of the table: by a difference, or anew.
fn seen(message: ToClient) -> Option<(usize, Now)> {
    match message {
        ToClient::Change(c) => Some((c.moment, c.now)),
        ToClient::State(s) => Some((s.moment, s.now)),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_process_that_thinks_is_killed_another_takes_over() {
    if serve_if_child().await {
        return;
    }
    let place = Place::postgres();
    let name = "several::when_the_process_that_thinks_is_killed_another_takes_over";
    let games = [games::house(), games::mini()];
    let hall = Hall::at(&place, &games, wall_clock, SHORT).await;
    for _ in 0..20 {
        let process = Process::start(name, &place);
        let mut me = Visitor::new(process.address).await;
        // Opponents that think first, for a long while, the person last.
        let mut names = seats("bot:captain");
        names.last_mut().unwrap().1 = "me".to_owned();
        let mut fields = vec![("game", games::house().id)];
        fields.extend(names.iter().map(|(n, w)| (n.as_str(), w.as_str())));
        let table = me.table(&fields).await;
        let (_line, ..) = me.sit(&table).await;
        let (mut here, _, state) = at(&me, &hall).sit(&table).await;
        let (mut moment, mut now) = (state.moment, state.now);
        if now.questions.is_empty() {
            // What the other process does is seen here.
            (moment, now) = here.find(seen).await;
        }
        process.kill();
        last(&mut here, &mut moment, &mut now).await;
        if !now.questions.is_empty() {
            // It was done before it was killed: once more.
            continue;
        }
        let killed_at = std::time::Instant::now();
        let asked = |m: ToClient| seen(m).filter(|(_, now)| !now.questions.is_empty());
        let (after, _) = timeout(PATIENCE, here.find(asked)).await.expect("nobody took over");
        assert!(after > moment);
        println!("taken over and played on after {:?}", killed_at.elapsed());
        let journal = Journal::from_text(&at(&me, &hall).get(&format!("/tables/{table}/journal")).await.text()).unwrap();
        assert_eq!(journal.entries.len(), after);
        proved(&journal);
        hall.close().await;
        return;
    }
    panic!("the opponents were always done too soon");
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_kill_9_in_the_middle_of_play_loses_no_acknowledged_action() {
    killed_in_the_middle("several::sqlite_kill_9_in_the_middle_of_play_loses_no_acknowledged_action", Place::sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_kill_9_in_the_middle_of_play_loses_no_acknowledged_action() {
    killed_in_the_middle("several::postgres_kill_9_in_the_middle_of_play_loses_no_acknowledged_action", Place::postgres).await;
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
    proved(&journal);
    process.kill();
    place.clear();
}
