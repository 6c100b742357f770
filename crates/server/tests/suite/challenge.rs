//! Challenges: the same dice for all, a seed that stays on the server until the end, and a table of results that outlives a restart;
//! and the record of what somebody played alone.

use crate::{
    client::{Answer, Line, Visitor, between, unpack},
    hall::{Hall, Place, on_both, still},
};
use ironbottom_kernel::{Rng, dice::Seed, journal::Journal};
use ironbottom_protocol::{Code, Now, State, ToClient, ToServer};
use ironbottom_registry::{GAMES, Known};
use ironbottom_server::LEASE;
use ironbottom_store::{ChallengeId, Store};
use std::collections::BTreeMap;
use tokio_tungstenite::tungstenite::Message;

on_both!(
    the_seed_stays_on_the_server_until_the_challenge_is_closed,
    two_players_of_a_challenge_meet_the_same_dice,
    the_first_attempt_counts_and_results_outlive_a_restart,
    a_challenge_closes_by_time,
    only_games_that_say_so_are_challenges,
    what_one_played_alone_to_its_end_stands_in_ones_record,
);

/// The game of this program that can be played as a challenge.
fn game() -> Known {
    let fits = |k: &&Known| k.playable.is_some_and(|p| (p.build)((p.built_in)()).is_ok_and(|g| g.info().challenge));
    *GAMES.iter().find(fits).unwrap()
}

/// Somebody who keeps all that came from the server.
struct Spy {
    who: Visitor,
    heard: Vec<String>,
}

impl Spy {
    async fn new(hall: &Hall) -> Self {
        Self { who: hall.visitor().await, heard: Vec::new() }
    }

    fn keep(&mut self, answer: Answer) -> Answer {
        self.heard.push(format!("{}\n{}", answer.head, answer.text()));
        answer
    }

    async fn get(&mut self, path: &str) -> Answer {
        let answer = self.who.get(path).await;
        self.keep(answer)
    }

    async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let answer = self.who.post(path, fields).await;
        self.keep(answer)
    }

    /// Makes a challenge; its path.
    async fn challenge(&mut self) -> String {
        let answer = self.post("/tables", &[("game", game().id), ("challenge", "on")]).await;
        assert_eq!(answer.status, 303, "{}", answer.text());
        let path = answer.header("location").unwrap();
        assert!(path.starts_with("/challenge/"), "{path}");
        path
    }

    /// Takes a challenge up; the table.
    async fn take(&mut self, path: &str) -> String {
        let answer = self.post(&format!("{path}/play"), &[]).await;
        assert_eq!(answer.status, 303, "{}", answer.text());
        answer.header("location").unwrap().trim_start_matches("/tables/").to_owned()
    }

    fn keep_line(&mut self, line: &Line) {
        for frame in &line.heard {
            let unpacked = std::str::from_utf8(frame)
                .map_or_else(|_| unpack(&Message::binary(frame.clone())), |t| Some(t.as_bytes().to_vec()));
            self.heard.push(String::from_utf8_lossy(&unpacked.unwrap()).into_owned());
        }
    }

    /// Plays so many actions, or to the end; what came last.
    async fn play(&mut self, table: &str, most: usize, choose: &mut dyn FnMut(&Now) -> usize) -> Now {
        let (mut line, _, state) = self.who.sit(table).await;
        let (mut version, mut now) = (state.version, state.now);
        for _ in 0..most {
            let Some(q) = now.questions.first() else { break };
            let (seat, action) = (q.seat.clone(), q.choices[choose(&now)].action.clone());
            line.batch(&seat, &version, std::slice::from_ref(&action)).await.unwrap();
            let next = line.find(|m| match m {
                ToClient::Change(c) => Some((c.version, c.now)),
                ToClient::State(s) => Some((s.version, s.now)),
                _ => None,
            });
            (version, now) = next.await;
        }
        self.keep_line(&line);
        now
    }
}

/// Ends whatever can be ended: the shortest game.
fn idle(now: &Now) -> usize {
    let choices = &now.questions[0].choices;
    choices.iter().position(|c| c.kind == "done").unwrap_or(0)
}

/// The forms in which a seed could be written.
fn forms(hex: &str) -> Vec<String> {
    let Seed(bytes) = Seed::from_hex(hex).unwrap();
    let list = |sep: &str| bytes.map(|b| b.to_string()).join(sep);
    let base = |table: &[u8; 64]| {
        let three = |c: &[u8]| {
            let n = c.iter().fold(0_u32, |n, b| n << 8 | u32::from(*b));
            (0..4).rev().map(move |i| table[(n >> (6 * i)) as usize & 63] as char).collect::<String>()
        };
        bytes[..30].chunks(3).map(three).collect::<String>()
    };
    let plain = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let url = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    vec![hex.to_lowercase(), hex.to_uppercase(), list(","), list(", "), list(" "), base(plain), base(url), hex[..24].to_owned()]
}

/// What the store keeps to itself.
async fn seed_of(place: &Place, path: &str) -> String {
    let store = Store::open(&place.url()).await.unwrap();
    let id = ChallengeId::parse(path.trim_start_matches("/challenge/")).unwrap();
    let seed = store.challenge(&id).await.unwrap().unwrap().seed_hex;
    store.close().await;
    seed
}

fn told(heard: &[String], seed: &str) -> Option<String> {
    let forms = forms(seed);
    let hit = |text: &&String| forms.iter().any(|f| text.contains(f.as_str()));
    heard.iter().find(hit).map(|t| t.chars().take(400).collect())
}

async fn the_seed_stays_on_the_server_until_the_challenge_is_closed(place: Place) {
    let hall = Hall::open(&place, &[game()]).await;
    let (mut ann, mut bob) = (Spy::new(&hall).await, Spy::new(&hall).await);
    let path = ann.challenge().await;
    let seed = seed_of(&place, &path).await;
    let commitment = Seed::from_hex(&seed).unwrap().commitment();
    assert!(ann.get(&path).await.text().contains(&commitment), "the commitment is there before anything is rolled");
    let table = ann.take(&path).await;

    // In the middle of the game: every way out.
    ann.play(&table, 40, &mut idle).await;
    let seat = ways_out(&mut ann, &table).await;
    // Nobody else looks on.
    for way in ["", "/audit", "/journal", "/board.svg", "/board.png"] {
        let answer = bob.get(&format!("/tables/{table}{way}")).await;
        assert_eq!(answer.status, if way.is_empty() { 303 } else { 403 }, "{way}");
    }
    assert_eq!(bob.post(&format!("/tables/{table}/fork"), &[]).await.status, 403);
    let stream = tokio::net::TcpStream::connect(hall.address).await.unwrap();
    assert_eq!(bob.who.dial_over(stream, &table, "").await.err(), Some(403));

    // Its dice, its options and its player stay what they are.
    assert_eq!(ann.post(&format!("/tables/{table}/words"), &[("words", "of mine")]).await.status, 400);
    let (mut line, _, _) = ann.who.sit(&table).await;
    let asked = [
        ToServer::Propose { id: 1, seat: seat.clone(), moment: 1 },
        ToServer::Amend { id: 1, seat: seat.clone(), options: BTreeMap::new() },
        ToServer::Resign { id: 1, seat },
    ];
    for message in asked {
        line.say(&message).await;
        assert_eq!(line.refused().await.code, Code::NotNow, "{message:?}");
    }
    ann.keep_line(&line);

    // After its end: the seed is still nobody's business.
    let end = ann.play(&table, 5_000, &mut idle).await;
    let outcome = end.outcome.expect("it is over");
    assert_eq!(outcome.seed, None);
    ways_out(&mut ann, &table).await;
    for page in [path.as_str(), "/", "/?lang=fr", "/account", "/metrics", "/health"] {
        ann.get(page).await;
        bob.get(page).await;
    }
    // Even of a table that has just been read from the store.
    let hall = hall.restart().await;
    (ann.who.address, bob.who.address) = (hall.address, hall.address);
    ways_out(&mut ann, &table).await;
    assert_eq!(bob.get(&format!("/tables/{table}/journal")).await.status, 403);
    assert!(ann.heard.len() > 100 && bob.heard.len() > 5);
    assert_eq!((told(&ann.heard, &seed), told(&bob.heard, &seed)), (None, None), "the seed was told");

    // Only its maker closes it, and only when sure.
    assert_eq!(bob.post(&format!("{path}/close"), &[("sure", "on")]).await.status, 403);
    assert_eq!(ann.post(&format!("{path}/close"), &[]).await.status, 403);
    assert_eq!(ann.post(&format!("{path}/close"), &[("sure", "on")]).await.status, 303);
    let page = bob.get(&path).await.text();
    assert!(page.contains(&seed) && page.contains(&commitment) && page.contains(&format!("/tables/{table}/journal")));
    assert!(told(&bob.heard, &seed).is_some(), "the test would have found it");
    // Everybody may look, and prove every die.
    assert!(bob.get(&format!("/tables/{table}/audit")).await.text().contains(&seed));
    let journal = Journal::from_text(&bob.get(&format!("/tables/{table}/journal")).await.text()).unwrap();
    assert_eq!(journal.seed.as_ref(), Some(&seed));
    let known = game().playable.unwrap();
    (known.build)((known.built_in)()).unwrap().load(&journal, None).unwrap();
    let (_, _, state) = bob.who.sit(&table).await;
    assert_eq!(state.now.outcome.unwrap().seed, Some(seed));
    assert_eq!(bob.post(&format!("{path}/play"), &[]).await.status, 400, "it is closed");
    hall.close().await;
}

/// Everything that leaves a table: pages, files, copies, tries, questions, looks back, charts. The seat that plays.
async fn ways_out(spy: &mut Spy, table: &str) -> String {
    for way in ["", "/audit", "/journal", "/board.svg"] {
        assert_eq!(spy.get(&format!("/tables/{table}{way}")).await.status, 200, "{way}");
    }
    let copy = spy.post(&format!("/tables/{table}/fork"), &[]).await;
    assert_eq!(copy.status, 303, "{}", copy.text());
    let copy = copy.header("location").unwrap();
    spy.get(&format!("{copy}/journal")).await;
    spy.get(&format!("{copy}/audit")).await;
    let (mut line, welcome, state): (Line, _, State) = spy.who.sit(table).await;
    let seat = welcome.yours[0].clone();
    let mut ask = vec![ToServer::Look { id: 90, moment: 1, lifted: true, eyes: None }, ToServer::Charts { id: 90 }];
    ask.extend(state.now.queries.iter().map(|q| ToServer::Ask { id: 90, query: q.clone() }));
    if let Some(q) = state.now.questions.first() {
        for c in q.choices.iter().take(4) {
            let (version, actions) = (state.version.clone(), vec![c.action.clone()]);
            ask.push(ToServer::Try { id: 90, seat: seat.clone(), version, actions, wishes: Vec::new() });
        }
    }
    for message in ask.into_iter().take(30) {
        line.say(&message).await;
        line.next().await;
    }
    line.quiet().await;
    spy.keep_line(&line);
    seat
}

/// The dice of a journal by what they are for.
fn dice(journal: &str) -> BTreeMap<String, Vec<(u8, u8)>> {
    let journal = Journal::from_text(journal).unwrap();
    let mut all: BTreeMap<String, Vec<(u8, u8)>> = BTreeMap::new();
    for e in &journal.entries {
        if let ironbottom_kernel::journal::Entry::Act(a) = e {
            a.dice.iter().for_each(|r| all.entry(r.purpose.clone().into_owned()).or_default().push((r.sides, r.value)));
        }
    }
    all
}

async fn two_players_of_a_challenge_meet_the_same_dice(place: Place) {
    let hall = Hall::open(&place, &[game()]).await;
    let (mut ann, mut bob) = (Spy::new(&hall).await, Spy::new(&hall).await);
    let path = ann.challenge().await;
    let (hers, his) = (ann.take(&path).await, bob.take(&path).await);
    ann.play(&hers, 120, &mut idle).await;
    let mut rng = Rng::new(5);
    bob.play(&his, 120, &mut |now| rng.below(now.questions[0].choices.len())).await;
    let a = dice(&ann.get(&format!("/tables/{hers}/journal")).await.text());
    let b = dice(&bob.get(&format!("/tables/{his}/journal")).await.text());
    assert_ne!(a, b, "they play differently");
    let mut same = 0;
    for (purpose, list) in &a {
        for (x, y) in list.iter().zip(b.get(purpose).into_iter().flatten()) {
            assert!(x.0 != y.0 || x.1 == y.1, "{purpose}: {list:?} {:?}", b.get(purpose));
            same += usize::from(x == y);
        }
    }
    assert!(same >= 5, "{same} dice to compare");
    // Another challenge has other dice.
    let other = ann.challenge().await;
    let third = ann.take(&other).await;
    ann.play(&third, 120, &mut idle).await;
    assert_ne!(dice(&ann.get(&format!("/tables/{third}/journal")).await.text()), a);
    hall.close().await;
}

async fn the_first_attempt_counts_and_results_outlive_a_restart(place: Place) {
    let hall = Hall::open(&place, &[game()]).await;
    let (mut ann, mut bob) = (Spy::new(&hall).await, Spy::new(&hall).await);
    let path = ann.challenge().await;
    assert!(ann.get("/").await.text().contains(&path), "its maker finds it again");
    let first = bob.post(&format!("{path}/play"), &[("name", "Bob the Brave")]).await.header("location").unwrap();
    let page = bob.get(&path).await.text();
    assert!(page.contains("Bob the Brave") && page.contains("still playing") && page.contains(&format!("href=\"{first}\"")));
    let end = bob.play(first.trim_start_matches("/tables/"), 5_000, &mut idle).await;
    assert!(end.outcome.is_some());
    let page = ann.get(&path).await.text();
    let row = |page: &str, n: usize| page.split("role=\"row\"").nth(n + 1).unwrap().to_owned();
    assert!(row(&page, 1).contains("Bob the Brave") && row(&page, 1).contains("<td role=\"cell\">1</td>"), "{}", row(&page, 1));
    assert!(!row(&page, 1).contains("still playing"));
    let again = bob.take(&path).await;
    let page = bob.get(&path).await.text();
    assert!(row(&page, 2).contains("attempt 2, does not count"), "{}", row(&page, 2));
    bob.play(&again, 30, &mut idle).await;
    let before = between(&bob.get(&path).await.text(), "<tbody", "</tbody>").unwrap();
    let hall = hall.restart().await;
    bob.who.address = hall.address;
    assert_eq!(between(&bob.get(&path).await.text(), "<tbody", "</tbody>").unwrap(), before);
    assert!(bob.get(&format!("{path}?lang=fr")).await.text().contains("essai 2, ne compte pas"));
    hall.close().await;
}

fn later() -> i64 {
    still() + 14 * 24 * 3600
}

async fn a_challenge_closes_by_time(place: Place) {
    let hall = Hall::open(&place, &[game()]).await;
    let (mut ann, mut bob) = (Spy::new(&hall).await, Spy::new(&hall).await);
    let path = ann.challenge().await;
    let table = bob.take(&path).await;
    bob.play(&table, 20, &mut idle).await;
    let seed = seed_of(&place, &path).await;
    assert!(!ann.get(&path).await.text().contains(&seed));
    hall.stop().await;
    let hall = Hall::at(&place, &[game()], later, LEASE).await;
    (ann.who.address, bob.who.address) = (hall.address, hall.address);
    let page = ann.get(&path).await.text();
    assert!(page.contains(&seed) && page.contains("not finished in time"));
    let journal = ann.get(&format!("/tables/{table}/journal")).await;
    assert!(journal.status == 200 && journal.text().contains(&seed));
    // It may be played to its end, but has no place.
    bob.play(&table, 5_000, &mut idle).await;
    let page = ann.get(&path).await.text();
    assert!(page.contains("not finished in time") && !page.contains("<td role=\"cell\">1</td>"));
    hall.close().await;
}

async fn only_games_that_say_so_are_challenges(place: Place) {
    let hall = Hall::open(&place, &[crate::games::mini(), game()]).await;
    let mut me = Spy::new(&hall).await;
    assert!(!me.get(&format!("/?game={}", crate::games::mini().id)).await.text().contains("name=\"challenge\""));
    assert!(me.get(&format!("/?game={}", game().id)).await.text().contains("name=\"challenge\""));
    let no = me.post("/tables", &[("game", crate::games::mini().id), ("challenge", "on")]).await;
    assert_eq!(no.status, 400);
    for days in ["0", "91", "x", "-1"] {
        assert_eq!(me.post("/tables", &[("game", game().id), ("challenge", "on"), ("days", days)]).await.status, 400, "{days}");
    }
    for nowhere in ["/challenge/x", &format!("/challenge/{}", "0".repeat(32))] {
        assert_eq!(me.get(nowhere).await.status, 404);
    }
    hall.close().await;
}

/// What the first page says of the finished games for one: a line each; none if it says nothing.
async fn record(who: &mut Visitor, query: &str) -> Option<Vec<String>> {
    let list = between(&who.get(&format!("/{query}")).await.text(), "<ul class=\"record\">", "</ul>")?;
    Some(list.split("<li>").skip(1).map(|line| line.trim_end_matches("</li>").to_owned()).collect())
}

/// Gives up the game; how it ended.
async fn resign(who: &Visitor, table: &str) -> String {
    let (mut line, welcome, _) = who.sit(table).await;
    line.say(&ToServer::Resign { id: 1, seat: welcome.yours[0].clone() }).await;
    line.find(|m| if let ToClient::State(s) = m { s.now.outcome.map(|o| o.text) } else { None }).await
}

async fn what_one_played_alone_to_its_end_stands_in_ones_record(place: Place) {
    let hall = Hall::open(&place, &[crate::games::mini(), game()]).await;
    let (mut ann, mut bob) = (Spy::new(&hall).await, hall.visitor().await);
    let alone = [("game", game().id)];
    let table = ann.who.table(&alone).await;
    ann.play(&table, 20, &mut idle).await;
    assert_eq!(record(&mut ann.who, "").await, None, "it is not over");
    let judged = ann.play(&table, 5_000, &mut idle).await.outcome.expect("it is over").text;
    let lines = record(&mut ann.who, "").await.expect("a record");
    let [line] = lines.as_slice() else { panic!("{lines:?}") };
    assert!(
        line.contains(&format!("href=\"/tables/{table}\"")) && line.ends_with(&format!(": {judged}")),
        "{line} is not: {judged}"
    );
    // In the reader's language, and the reader's own.
    let french = record(&mut ann.who, "?lang=fr").await.expect("a record");
    assert!(french[0].contains(&table) && !french[0].ends_with(&judged), "{french:?}");
    ann.get("/?lang=en").await;
    assert_eq!(record(&mut bob, "").await, None);
    // One that was given up counts; one that goes on, or was played against somebody, does not.
    let second = ann.who.table(&alone).await;
    let resigned = resign(&ann.who, &second).await;
    ann.who.table(&alone).await;
    let two = ann.who.table(&[("game", crate::games::mini().id)]).await;
    resign(&ann.who, &two).await;
    let hall = hall.restart().await;
    ann.who.address = hall.address;
    let lines = record(&mut ann.who, "").await.expect("a record");
    let of = |id: &str| lines.iter().find(|line| line.contains(id)).unwrap_or_else(|| panic!("{id}: {lines:?}"));
    assert!(lines.len() == 2 && of(&table).ends_with(&judged) && of(&second).ends_with(&resigned), "{lines:?}");
    hall.close().await;
}
