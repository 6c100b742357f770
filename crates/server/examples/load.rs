//! Plays at many tables at once and measures how soon a batch is answered: `cargo xtask load` starts it beside a released server.
//!
//! Every table has people of its own with sessions of their own, so that no limit has to be raised. Each table sends one batch at a
//! time, chosen at random from the questions it was asked, at its own even pace; whoever falls behind that pace lowers the rate.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a tool for developers may fail like a test")]

#[path = "../tests/suite/client.rs"]
#[allow(dead_code, reason = "the tests need more of it")]
mod client;

use client::{Visitor, unpack};
use futures_util::{
    SinkExt, StreamExt,
    stream::{SplitSink, SplitStream},
};
use ironbottom_kernel::Rng;
use ironbottom_protocol::{PROTOCOL, ToServer};
use serde::Deserialize;
use serde_json::Value;
use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{
    net::TcpStream,
    sync::mpsc,
    time::{sleep, sleep_until, timeout},
};
use tokio_tungstenite::{WebSocketStream, tungstenite::Message};

type Socket = WebSocketStream<TcpStream>;

/// What is to be played, and how fast.
struct Plan {
    address: SocketAddr,
    game: String,
    seats: Vec<String>,
    tables: usize,
    sockets: usize,
    rate: f64,
    seconds: u64,
    warm: u64,
    limit: f64,
    server: Option<u32>,
}

/// A change that has not come after this time is counted as missing.
const PATIENCE: Duration = Duration::from_secs(5);

/// A little faster than asked, so that the rate is not missed by a hair.
const AHEAD: f64 = 1.02;

fn plan() -> Plan {
    let args: Vec<String> = std::env::args().collect();
    let word = |name: &str| args.iter().position(|a| a == name).and_then(|i| args.get(i + 1)).cloned();
    let number = |name: &str, or: u64| word(name).map_or(or, |w| w.parse().expect("a number"));
    Plan {
        address: word("--address").expect("--address").parse().expect("an address"),
        game: word("--game").expect("--game"),
        seats: word("--seats").expect("--seats").split(',').map(str::to_owned).collect(),
        tables: number("--tables", 100) as usize,
        sockets: number("--sockets", 4) as usize,
        rate: number("--rate", 200) as f64,
        seconds: number("--seconds", 30),
        warm: number("--warm", 5),
        limit: number("--limit", 50) as f64,
        server: word("--pid").map(|w| w.parse().expect("a process")),
    }
}

/// What of a message matters here.
#[derive(Deserialize)]
struct Light {
    #[serde(rename = "type")]
    kind: String,
    id: Option<u32>,
    version: Option<String>,
    now: Option<Now>,
    code: Option<String>,
}

#[derive(Deserialize, Default)]
struct Now {
    questions: Vec<Question>,
    outcome: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
struct Question {
    seat: String,
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    action: Value,
}

/// A message, by whom and when it was heard, and how large it was on the wire.
struct Heard {
    member: usize,
    at: Instant,
    bytes: usize,
    unpacked: usize,
    message: Light,
}

async fn listen(member: usize, mut stream: SplitStream<Socket>, tell: mpsc::UnboundedSender<Heard>) {
    while let Some(Ok(message)) = stream.next().await {
        let at = Instant::now();
        let Some(bytes) = unpack(&message) else { continue };
        let (size, unpacked) = (message.len(), bytes.len());
        let heard = Heard { member, at, bytes: size, unpacked, message: serde_json::from_slice(&bytes).expect("a message") };
        if tell.send(heard).is_err() {
            return;
        }
    }
}

/// One of those at a table.
struct Member {
    sink: SplitSink<Socket, Message>,
    version: String,
    now: Now,
}

/// A table with its people.
struct Table {
    members: Vec<Member>,
    hears: mpsc::UnboundedReceiver<Heard>,
    rng: Rng,
    id: u32,
}

/// What was measured.
#[derive(Default)]
struct Measured {
    /// From sending to the answer, in milliseconds.
    done: Vec<f64>,
    /// From sending until the last at the table has the change.
    all: Vec<f64>,
    /// Sizes of changes on the wire, in bytes.
    bytes: Vec<f64>,
    /// The same before packing.
    unpacked: Vec<f64>,
    refused: Vec<String>,
    missing: usize,
    over: usize,
}

impl Measured {
    fn add(&mut self, mut other: Self) {
        self.done.append(&mut other.done);
        self.all.append(&mut other.all);
        self.bytes.append(&mut other.bytes);
        self.unpacked.append(&mut other.unpacked);
        self.refused.append(&mut other.refused);
        self.missing += other.missing;
        self.over += other.over;
    }
}

/// A table with all seats taken by its people, in turn; those without a seat look on.
async fn lay(plan: &Plan, number: usize) -> Table {
    let mut people = Vec::new();
    for _ in 0..plan.sockets {
        people.push(Visitor::new(plan.address).await);
    }
    let names: Vec<String> = plan.seats.iter().map(|s| format!("seat.{s}")).collect();
    let mut fields = vec![("game", plan.game.as_str())];
    fields.extend(names.iter().map(|n| (n.as_str(), "open")));
    let id = people[0].table(&fields).await;
    let page = people[0].page(&id).await;
    for (i, seat) in plan.seats.iter().enumerate() {
        let link = page["invites"][seat].as_str().expect("a link").to_owned();
        let who = i % people.len();
        assert_eq!(people[who].post(&link, &[]).await.status, 303);
    }
    let (tell, hears) = mpsc::unbounded_channel();
    let mut members = Vec::new();
    for (i, p) in people.iter().enumerate() {
        let (mut sink, stream) = p.dial(&id, "").await.ws.split();
        let hello = ToServer::Hello { protocol: PROTOCOL, version: None };
        sink.send(Message::text(serde_json::to_string(&hello).unwrap())).await.unwrap();
        tokio::spawn(listen(i, stream, tell.clone()));
        members.push(Member { sink, version: String::new(), now: Now::default() });
    }
    let mut table = Table { members, hears, rng: Rng::new(number as u64 + 1), id: 0 };
    while table.members.iter().any(|m| m.version.is_empty()) {
        let heard = timeout(PATIENCE * 4, table.hears.recv()).await.expect("a state").expect("a line");
        table.note(heard);
    }
    table
}

impl Table {
    /// Keeps what a message says; was it a change?
    fn note(&mut self, heard: Heard) -> bool {
        let Heard { member, message, .. } = heard;
        let Some(m) = self.members.get_mut(member) else { return false };
        if let (Some(version), Some(now)) = (message.version, message.now) {
            (m.version, m.now) = (version, now);
        }
        message.kind == "change" || message.kind == "state"
    }

    /// Somebody's legal action, at random.
    fn choose(&mut self) -> Option<(usize, ToServer)> {
        let asked = self.members.iter().position(|m| m.now.questions.iter().any(|q| !q.choices.is_empty()))?;
        let question = self.members[asked].now.questions.iter().find(|q| !q.choices.is_empty())?;
        let (seat, pick) = (question.seat.clone(), self.rng.below(question.choices.len()));
        let action = question.choices[pick].action.clone();
        self.id += 1;
        let version = self.members[asked].version.clone();
        Some((asked, ToServer::Batch { id: self.id, seat, version, actions: vec![action] }))
    }

    /// One batch, until everybody has it.
    async fn send(&mut self, measured: &mut Measured) {
        let Some((who, batch)) = self.choose() else {
            measured.over += usize::from(self.members.iter().all(|m| m.now.outcome.is_some()));
            // Perhaps a change is still under way.
            if let Ok(Some(heard)) = timeout(Duration::from_millis(100), self.hears.recv()).await {
                self.note(heard);
            }
            return;
        };
        let text = serde_json::to_string(&batch).unwrap();
        let sent = Instant::now();
        self.members[who].sink.send(Message::text(text)).await.unwrap();
        let mut waiting: Vec<bool> = vec![true; self.members.len()];
        let (mut done, mut last) = (None, sent);
        while done.is_none() || waiting.contains(&true) {
            let Ok(Some(heard)) = timeout(PATIENCE, self.hears.recv()).await else {
                measured.missing += 1;
                break;
            };
            let (member, at, bytes, unpacked) = (heard.member, heard.at, heard.bytes, heard.unpacked);
            if member == who && heard.message.id == Some(self.id) {
                if heard.message.kind == "done" {
                    done = Some(at - sent);
                } else {
                    measured.refused.push(heard.message.code.unwrap_or_default());
                    return;
                }
                continue;
            }
            if self.note(heard) {
                waiting[member] = false;
                last = last.max(at);
                measured.bytes.push(bytes as f64);
                measured.unpacked.push(unpacked as f64);
            }
        }
        if let Some(done) = done {
            measured.done.push(millis(done));
            measured.all.push(millis(last - sent));
        }
    }
}

fn millis(d: Duration) -> f64 {
    d.as_secs_f64() * 1000.0
}

/// Processor time of a process so far, in seconds.
fn processor(pid: Option<u32>) -> Option<f64> {
    let name = pid.map_or_else(|| "self".to_owned(), |p| p.to_string());
    let text = std::fs::read_to_string(format!("/proc/{name}/stat")).ok()?;
    let fields: Vec<f64> = text.rsplit_once(')')?.1.split(' ').filter_map(|f| f.parse().ok()).collect();
    // After the name come the state (no number), then 10 others, then user and system time in hundredths.
    Some((fields.get(10)? + fields.get(11)?) / 100.0)
}

/// Waits until the server has drawn its boards: that is done once, and is not what is measured.
async fn calm(pid: Option<u32>) {
    for _ in 0..120 {
        let before = processor(pid);
        sleep(Duration::from_secs(1)).await;
        if let (Some(before), Some(after)) = (before, processor(pid))
            && after - before > 0.05
        {
            continue;
        }
        return;
    }
}

/// The value below which a part of all lie.
fn part(all: &[f64], of: f64) -> f64 {
    let at = (all.len() as f64 * of).ceil() as usize;
    all.get(at.saturating_sub(1)).copied().unwrap_or(f64::NAN)
}

fn line(name: &str, all: &mut [f64], unit: &str) -> String {
    all.sort_by(f64::total_cmp);
    let max = all.last().copied().unwrap_or(f64::NAN);
    let [p50, p95, p99] = [0.5, 0.95, 0.99].map(|p| part(all, p));
    format!("{name:<22} p50 {p50:>8.1}  p95 {p95:>8.1}  p99 {p99:>8.1}  max {max:>8.1} {unit}")
}

#[tokio::main]
async fn main() {
    let plan = Arc::new(plan());
    if plan.server.is_some() {
        calm(plan.server).await;
    }
    let laying = Instant::now();
    let mut tables = Vec::new();
    // A few at a time: the server is to be measured at play, not at laying tables.
    let numbers: Vec<usize> = (0..plan.tables).collect();
    for some in numbers.chunks(4) {
        let laid = some.iter().map(|n| {
            tokio::spawn({
                let (plan, n) = (plan.clone(), *n);
                async move { lay(&plan, n).await }
            })
        });
        for table in laid.collect::<Vec<_>>() {
            tables.push(table.await.unwrap());
        }
    }
    println!("{} tables, {} sockets, laid in {:.1} s", plan.tables, plan.tables * plan.sockets, laying.elapsed().as_secs_f64());
    let every = Duration::from_secs_f64(plan.tables as f64 / (plan.rate * AHEAD));
    let start = tokio::time::Instant::now() + Duration::from_millis(200);
    let (from, to) = (start + Duration::from_secs(plan.warm), start + Duration::from_secs(plan.warm + plan.seconds));
    let mut playing = Vec::new();
    let count = tables.len() as u32;
    for (i, mut table) in tables.into_iter().enumerate() {
        playing.push(tokio::spawn(async move {
            let (mut warm, mut measured) = (Measured::default(), Measured::default());
            let mut due = start + every * i as u32 / count;
            while due < to {
                sleep_until(due).await;
                let now = tokio::time::Instant::now();
                if now >= to {
                    break;
                }
                table.send(if now < from { &mut warm } else { &mut measured }).await;
                // Whoever is behind does not catch up: the rate tells.
                due = (due + every).max(tokio::time::Instant::now());
            }
            (table, measured)
        }));
    }
    sleep_until(from).await;
    let before = (processor(plan.server), processor(None));
    sleep_until(to).await;
    let after = (processor(plan.server), processor(None));
    let (mut all, mut kept) = (Measured::default(), Vec::new());
    for p in playing {
        let (table, measured) = p.await.unwrap();
        all.add(measured);
        // Until all are done: lines that close make work.
        kept.push(table);
    }
    let rate = all.done.len() as f64 / plan.seconds as f64;
    println!("{} batches accepted in {} s: {rate:.1}/s", all.done.len(), plan.seconds);
    println!("{}", line("sent to done", &mut all.done, "ms"));
    println!("{}", line("sent to all four", &mut all.all, "ms"));
    println!("{}", line("size of a change", &mut all.bytes, "bytes"));
    println!("{}", line("the same unpacked", &mut all.unpacked, "bytes"));
    let share = |b: Option<f64>, a: Option<f64>| Some((a? - b?) / plan.seconds as f64 * 100.0);
    if let (Some(server), Some(own)) = (share(before.0, after.0), share(before.1, after.1)) {
        println!("processor: server {server:.0} %, this program {own:.0} % of one core");
    }
    println!("refused {}, changes missing {}, tables over {}", all.refused.len(), all.missing, all.over);
    let p99 = part(&all.done, 0.99);
    sleep(Duration::from_millis(100)).await;
    let mut failed = false;
    if !all.refused.is_empty() || all.missing > 0 {
        println!("failed: {:?} refused, {} missing", all.refused.first(), all.missing);
        failed = true;
    }
    if p99.is_nan() || p99 >= plan.limit {
        println!("failed: the 99th percentile is {p99:.1} ms, {:.0} ms are allowed", plan.limit);
        failed = true;
    }
    if rate < plan.rate {
        println!("failed: {rate:.1} batches/s, {:.0} are asked for", plan.rate);
        failed = true;
    }
    std::process::exit(i32::from(failed));
}
