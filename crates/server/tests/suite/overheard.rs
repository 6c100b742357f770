//! What people at a table heard, held against the truth and against other truths.
//!
//! A recording has every message that went to and from each seat. The stored operations are carried out once more, and at every step
//! 1. what the server says to each seat must be what that seat heard: the same messages in the same order, word for word;
//! 2. it must say the same in other truths that fit what that seat knows ([`AnyTable::in_another_truth`]): the same picture, questions,
//!    answers and version; and when the same thing is done there with the same dice, the same change or the same silence.
//!
//! Left out of the comparison with the truth: since when somebody is waited for, which is told by the clock. An imagined position has
//! no past: left out of the comparison with it are also the log so far, the count of changes, the trail of moves, and whether a seat
//! may take back what it did before. Messages that are made without a look at the position (welcome, seats, who is here, chat)
//! must be of their kind to the last field, and no more.

use flate2::read::DeflateDecoder;
use ironbottom_kernel::{Lang, Seat, SeatSet, ToAct, Viewer, erased::AnyGame, erased::AnyTable};
use ironbottom_protocol::{Change, State, ToClient, ToServer, WireScene};
use ironbottom_registry::Known;
use ironbottom_server::live::{
    Frame, LiveTable, Member, Update,
    op::{self, Op, Start},
    viewer::WAITING,
};
use ironbottom_store::{Store, TableId};
use serde::Deserialize;
use serde_json::Value;
use std::{
    collections::{BTreeMap, VecDeque},
    fmt::Debug,
    io::Read,
    sync::Arc,
};
use tokio::sync::{Notify, mpsc};

/// One message of a recording.
#[derive(Clone, Debug)]
pub enum Word {
    /// From the seat.
    Said(ToServer),
    /// To the seat.
    Heard(Box<ToClient>),
}

/// What one seat said and heard.
#[derive(Clone, Debug)]
pub struct Ear {
    pub seat: String,
    pub lang: Lang,
    pub words: Vec<Word>,
}

/// One line of a recording as it is written.
#[derive(Deserialize)]
struct Line {
    seat: String,
    lang: String,
    said: Option<String>,
    heard: Option<String>,
}

/// Reads a recording: one message a line.
pub fn read(text: &str) -> Result<Vec<Ear>, String> {
    let mut ears: Vec<Ear> = Vec::new();
    for line in text.lines() {
        let line: Line = serde_json::from_str(line).map_err(|e| format!("not a line of a recording: {e}"))?;
        let word = match (&line.said, &line.heard) {
            (Some(said), None) => Word::Said(serde_json::from_str(said).map_err(|e| format!("{e}: {said}"))?),
            (None, Some(heard)) => Word::Heard(Box::new(typed(heard)?)),
            _ => return Err("a message is said or heard".to_owned()),
        };
        match ears.iter_mut().find(|e| e.seat == line.seat) {
            Some(ear) => ear.words.push(word),
            None => {
                let lang = if line.lang == "fr" { Lang::Fr } else { Lang::En };
                ears.push(Ear { seat: line.seat, lang, words: vec![word] });
            }
        }
    }
    Ok(ears)
}

/// A message of ours with nothing in it that we do not know.
pub fn typed(text: &str) -> Result<ToClient, String> {
    let value: Value = serde_json::from_str(text).map_err(|e| format!("{e}: {text}"))?;
    let message: ToClient = serde_json::from_value(value.clone()).map_err(|e| format!("{e}: {text}"))?;
    let again = serde_json::to_value(&message).map_err(|e| e.to_string())?;
    if again == value { Ok(message) } else { Err(format!("more was sent than the protocol has: {text}")) }
}

/// A table as the store has it.
pub struct Story {
    game: Arc<dyn AnyGame>,
    start: Start,
    ops: Vec<Op>,
}

/// Reads a table from a database.
pub async fn stored(database: &str, table: &str, games: &[Known]) -> Result<Story, String> {
    let say = |e: &dyn Debug| format!("{e:?}");
    let store = Store::open(database).await.map_err(|e| say(&e))?;
    let id = TableId::parse(table).ok_or("no id of a table")?;
    let row = store.table(&id).await.map_err(|e| say(&e))?.ok_or("no such table")?;
    let ops = store.ops(&id, 0).await.map_err(|e| say(&e))?;
    store.close().await;
    let known = games.iter().find(|k| k.id == row.summary.game).and_then(|k| k.playable).ok_or("no such game")?;
    let start = Start::read(&row, ironbottom_kernel::dice::Seal::Own).map_err(|e| say(&e))?;
    let game = (known.build)((known.built_in)()).map_err(|e| say(&e))?;
    let ops = ops.iter().map(|o| Op::from_text(&o.body)).collect::<Result<_, _>>().map_err(|e| say(&e))?;
    Ok(Story { game, start, ops })
}

/// What was compared.
#[derive(Clone, Copy, Default, Debug)]
pub struct Figures {
    /// Steps of the game.
    pub steps: usize,
    /// Messages heard.
    pub messages: usize,
    /// Answers to questions among them.
    pub answers: usize,
    /// Imagined positions.
    pub imagined: usize,
    /// Those that truly differ from the truth.
    pub differing: usize,
    /// Steps done in those as well, and compared.
    pub moved: usize,
    /// Steps that cannot be done there.
    pub impossible: usize,
    /// Steps by which the seat rightly learned something, so that they may differ.
    pub learned: usize,
}

/// One thing done at the table.
enum Deed {
    Batch(Seat, Vec<Value>),
    Undo(Seat),
}

impl Deed {
    const fn seat(&self) -> Seat {
        match self {
            Self::Batch(s, _) | Self::Undo(s) => *s,
        }
    }
}

/// A member without a line: what it is sent is kept.
pub struct Listener {
    pub me: Member,
    rx: mpsc::Receiver<Frame>,
}

impl Listener {
    pub fn new(conn: u64, viewer: Viewer, lang: Lang) -> Self {
        let (tx, rx) = mpsc::channel(WAITING);
        let me = Member { conn, user: None, name: String::new(), viewer, lang, tx, gone: Arc::new(Notify::new()) };
        Self { me, rx }
    }

    /// The changes it was told of since it was last asked.
    pub fn changes(&mut self) -> Result<Vec<ToClient>, String> {
        let mut out = Vec::new();
        while let Ok(Frame(message)) = self.rx.try_recv() {
            use axum::extract::ws::Message;
            let text = match message {
                Message::Text(t) => t.to_string(),
                Message::Binary(b) => {
                    let mut text = String::new();
                    DeflateDecoder::new(&b[..]).read_to_string(&mut text).map_err(|e| e.to_string())?;
                    text
                }
                _ => continue,
            };
            out.push(still(typed(&text)?));
        }
        Ok(out)
    }
}

/// The same message without the clock.
fn still(mut m: ToClient) -> ToClient {
    match &mut m {
        ToClient::State(s) => s.now.since = 0,
        ToClient::Change(c) => c.now.since = 0,
        _ => {}
    }
    m
}

/// What is left of a picture when the past is taken from it.
fn bare_state(mut s: State) -> State {
    s.now.since = 0;
    (s.moment, s.told, s.trail, s.now.undo) = (0, Vec::new(), Vec::new(), Vec::new());
    s
}

/// The same for a change; `own`: whether it may be taken back is told by itself alone.
fn bare_change(mut m: ToClient, own: bool) -> ToClient {
    if let ToClient::Change(c) = &mut m {
        let Change { moment, told, now, .. } = c.as_mut();
        *moment = 0;
        told.iter_mut().for_each(|t| t.moment = 0);
        if !own {
            now.undo.clear();
        }
    }
    m
}

/// Two things must be one.
fn same<T: PartialEq + serde::Serialize>(what: impl Fn() -> String, a: &T, b: &T) -> Result<(), String> {
    if a == b {
        return Ok(());
    }
    let (a, b) = (serde_json::to_value(a).unwrap_or_default(), serde_json::to_value(b).unwrap_or_default());
    Err(format!("{}: {}", what(), difference("", &a, &b).unwrap_or_default()))
}

/// Where two values first differ.
fn difference(at: &str, a: &Value, b: &Value) -> Option<String> {
    match (a, b) {
        (Value::Object(x), Value::Object(y)) => {
            let keys: std::collections::BTreeSet<&String> = x.keys().chain(y.keys()).collect();
            keys.into_iter().find_map(|k| {
                difference(&format!("{at}.{k}"), x.get(k).unwrap_or(&Value::Null), y.get(k).unwrap_or(&Value::Null))
            })
        }
        (Value::Array(x), Value::Array(y)) if x.len() == y.len() => {
            x.iter().zip(y).enumerate().find_map(|(i, (x, y))| difference(&format!("{at}[{i}]"), x, y))
        }
        _ if a == b => None,
        _ => {
            let short = |v: &Value| v.to_string().chars().take(300).collect::<String>();
            Some(format!("{at}: {} or {}", short(a), short(b)))
        }
    }
}

/// A question a seat put, and what it was told: after which of the changes it had heard it can have been answered.
struct Asked {
    from: usize,
    to: usize,
    question: ToServer,
    answer: ToClient,
    found: bool,
}

/// What one seat heard, in the order in which it is looked for.
struct Expected {
    changes: VecDeque<ToClient>,
    /// Whole pictures: after how many changes.
    states: Vec<(usize, ToClient)>,
    asked: Vec<Asked>,
    /// How many actions each batch or undo came to.
    deeds: VecDeque<(ToServer, usize)>,
}

fn expected(ear: &Ear, figures: &mut Figures) -> Result<Expected, String> {
    let mut out = Expected { changes: VecDeque::new(), states: Vec::new(), asked: Vec::new(), deeds: VecDeque::new() };
    let mut open: BTreeMap<u32, (usize, ToServer)> = BTreeMap::new();
    for word in &ear.words {
        let heard = match word {
            Word::Said(said) => {
                if let Some(id) = said.id() {
                    open.insert(id, (out.changes.len(), said.clone()));
                }
                continue;
            }
            Word::Heard(heard) => heard.as_ref(),
        };
        figures.messages += 1;
        let so_far = out.changes.len();
        let id = match heard {
            ToClient::State(_) => {
                out.states.push((so_far, still(heard.clone())));
                continue;
            }
            ToClient::Change(_) => {
                out.changes.push_back(still(heard.clone()));
                continue;
            }
            // Made without a look at the position; that they hold no more than that was seen when they were read.
            ToClient::Welcome(_) | ToClient::Seats { .. } | ToClient::Presence { .. } | ToClient::Chat(_) | ToClient::Pause => {
                continue;
            }
            ToClient::Broken { text } => return Err(format!("the table has stopped: {text}")),
            ToClient::Refused(r) => r.id,
            ToClient::Tried(t) => Some(t.id),
            ToClient::Done { id, .. }
            | ToClient::Batched { id, .. }
            | ToClient::Ordered { id, .. }
            | ToClient::Answer { id, .. }
            | ToClient::Answers { id, .. }
            | ToClient::Weighed { id, .. }
            | ToClient::Explained { id, .. }
            | ToClient::Looked { id, .. }
            | ToClient::Charts { id, .. } => Some(*id),
        };
        let (from, question) = id.and_then(|id| open.remove(&id)).ok_or_else(|| format!("nobody asked for this: {heard:?}"))?;
        match (&question, heard) {
            (ToServer::Batch { .. } | ToServer::Undo { .. }, ToClient::Done { done, .. }) => {
                out.deeds.push_back((question, *done))
            }
            // Each batch is stored and told by itself.
            (ToServer::Batches { id, seat, version, actions, .. }, ToClient::Batched { parts, .. }) => {
                let mut left = actions.as_slice();
                for n in parts {
                    let (now, rest) = left.split_at(*n.min(&left.len()));
                    left = rest;
                    let (id, seat, version) = (*id, seat.clone(), version.clone());
                    out.deeds.push_back((ToServer::Batch { id, seat, version, actions: now.to_vec() }, *n));
                }
            }
            (ToServer::InTurn { .. }, ToClient::Batched { parts, .. })
            | (ToServer::Order { .. }, ToClient::Ordered { parts, .. }) => {
                out.deeds.extend(parts.iter().map(|n| (question.clone(), *n)));
            }
            (ToServer::Hurry { .. } | ToServer::Chat { .. }, ToClient::Done { .. }) => {}
            _ => out.asked.push(Asked { from, to: so_far, question, answer: heard.clone(), found: false }),
        }
    }
    figures.answers += out.asked.len();
    Ok(out)
}

/// What a table says to a question of a seat now; none: it is not one that can be put again.
fn answer(inner: &LiveTable, me: &Member, seat: Seat, past: &[WireScene], question: &ToServer) -> Option<ToClient> {
    let table = inner.table(me.lang).ok()?;
    let voice = inner.voice(me.lang);
    let refused = |id: u32, no: ironbottom_server::live::Rejection| {
        ToClient::Refused(ironbottom_protocol::Refused { id: Some(id), code: no.code, reason: no.reason, at: no.at })
    };
    let stale = |version: &str| inner.fresh(me, version).err();
    Some(match question {
        ToServer::Try { id, version, actions, wishes, .. } => match stale(version) {
            Some(no) => refused(*id, no),
            None => match inner.tried(me, *id, seat, actions, wishes) {
                Ok(tried) => ToClient::Tried(Box::new(tried)),
                Err(no) => refused(*id, no),
            },
        },
        ToServer::Ask { id, query } => ToClient::Answer { id: *id, answer: voice.answer(table.asked(me.viewer).ask(query)) },
        ToServer::AskAll { id, queries } => {
            let asked = table.asked(me.viewer);
            ToClient::Answers { id: *id, answers: queries.iter().map(|q| voice.answer(asked.ask(q))).collect() }
        }
        ToServer::Weigh { id, version, aims, .. } => match stale(version) {
            Some(no) => refused(*id, no),
            None => match inner.weighing(me, seat, aims.clone()) {
                Ok(weighing) => ToClient::Weighed { id: *id, chances: inner.weighed(me, weighing.weigh()) },
                Err(no) => refused(*id, no),
            },
        },
        ToServer::WhyNot { id, action, to, .. } => {
            let reason = table.why_not(seat, action, to).map(|r| voice.refused(&r));
            ToClient::Explained { id: *id, reason }
        }
        ToServer::Explain { id, text, .. } => {
            let reason = table.reading(seat, text).and_then(Result::err).map(|r| voice.refused(&r));
            ToClient::Explained { id: *id, reason }
        }
        ToServer::Batch { id, version, .. }
        | ToServer::Batches { id, version, .. }
        | ToServer::InTurn { id, version, .. }
        | ToServer::Order { id, version, .. }
        | ToServer::Undo { id, version, .. } => refused(*id, stale(version)?),
        ToServer::Look { id, moment, lifted: false, eyes: None } => {
            ToClient::Looked { id: *id, moment: *moment, scene: Box::new(past.get(*moment)?.clone()) }
        }
        _ => return None,
    })
}

/// How it looks to a seat, and what is said to its questions.
type Looks<'a> = (State, Vec<(&'a ToServer, Option<ToClient>)>);

/// The table gone through again for one seat.
struct Reader {
    seat: Seat,
    viewer: Viewer,
    ear: Listener,
    expected: Expected,
    /// Changes so far.
    heard: usize,
    /// How it looked after each.
    past: Vec<WireScene>,
}

/// Goes through a table again and compares: with the truth, and with `others` other truths at each step.
pub fn prove(story: &Story, ears: &[Ear], others: u64) -> Result<Figures, String> {
    let Story { game, start, ops } = story;
    let mut figures = Figures::default();
    let mut table = op::open(game.as_ref(), start, ops.first()).map_err(|e| e.to_string())?;
    // What was settled before anybody did anything.
    let begun = ops.iter().position(|o| matches!(o, Op::Act(_))).unwrap_or(ops.len());
    for (i, op) in ops.iter().enumerate().take(begun) {
        op::replay(game.as_ref(), start, &mut table, i, op).map_err(|e| e.to_string())?;
    }
    let mut truth = LiveTable::alone(game.clone(), table).map_err(|e| e.to_string())?;
    let mut readers = Vec::new();
    for (i, ear) in ears.iter().enumerate() {
        let seat = game.info().seat(&ear.seat).ok_or_else(|| format!("no seat {}", ear.seat))?;
        let viewer = Viewer::seat(seat);
        let listener = Listener::new(i as u64, viewer, ear.lang);
        let state = truth.join(&listener.me).map_err(|n| n.reason.text)?;
        let expected = expected(ear, &mut figures)?;
        readers.push(Reader { seat, viewer, ear: listener, expected, heard: 0, past: vec![state.scene] });
    }
    let mut rest = ops[begun..].iter().peekable();
    for step in 0.. {
        for r in &mut readers {
            r.stands(&mut truth, step == 0)?;
        }
        let Some(deed) = next(&mut rest, game.as_ref(), &truth, &mut readers)? else { break };
        figures.steps += 1;
        let place = |r: &Reader| format!("step {step}, {} hears", ears[usize::from(r.ear.me.conn as u8)].seat);
        // What others truths say before and after the same deed is kept, and compared with what this one says.
        let mut elsewhere = Vec::new();
        for r in &readers {
            let seen = r.looks(&mut truth)?;
            for k in 0..others {
                let chance = (step as u64) << 16 | u64::from(r.seat.0) << 8 | k;
                let here = truth.table(r.ear.me.lang).map_err(|n| n.reason.text)?;
                let there = op::guarded(|| here.in_another_truth(r.viewer, chance)).map_err(|e| e.to_string())?;
                figures.imagined += 1;
                let differs = there.look(Viewer::Everything).view() != here.look(Viewer::Everything).view();
                figures.differing += usize::from(differs);
                elsewhere.push(r.imagined(&truth, &seen, there, &deed).map_err(|e| format!("{}, {e}", place(r)))?);
            }
        }
        let from = truth.actions();
        let apart = matches!(truth.table(Lang::En).map_err(|n| n.reason.text)?.to_act(), ToAct::Each(_));
        // Whoever takes something back takes back what answered for him since: each is stored by itself.
        for _ in 1..carry_out(&mut truth, &deed)? {
            rest.next();
        }
        let lesson = lesson(&truth, &deed, from)?;
        let mut elsewhere = elsewhere.into_iter();
        for r in &mut readers {
            let said = r.ear.changes()?;
            for there in elsewhere.by_ref().take(others as usize) {
                compare(r, &deed, (&said, lesson, apart), there, &mut figures).map_err(|e| format!("{}, {e}", place(r)))?;
            }
            r.hears(&truth, said).map_err(|e| format!("{}: {e}", place(r)))?;
        }
    }
    for (r, ear) in readers.iter().zip(ears) {
        if let Some(more) = r.expected.changes.front() {
            return Err(format!("{} heard more than there was to tell: {more:?}", ear.seat));
        }
        if let Some(a) = r.expected.asked.iter().find(|a| !a.found) {
            let short: String = format!("{:?}", a.answer).chars().take(600).collect();
            return Err(format!("{} asked {:?} and was told what the table does not say: {short}", ear.seat, a.question));
        }
        if !r.expected.deeds.is_empty() {
            return Err(format!("{} did more than is stored", ear.seat));
        }
    }
    Ok(figures)
}

/// What was done next, as one: the actions of a batch were told of together.
fn next<'a>(
    ops: &mut std::iter::Peekable<impl Iterator<Item = &'a Op>>,
    game: &dyn AnyGame,
    truth: &LiveTable,
    readers: &mut [Reader],
) -> Result<Option<Deed>, String> {
    let Some(op) = ops.next() else { return Ok(None) };
    let id = match op {
        Op::Act(a) => &a.seat,
        Op::Undo(u) => &u.seat,
        other => return Err(format!("not replayed here: {other:?}")),
    };
    let seat = game.info().seat(id).ok_or_else(|| format!("no seat {id}"))?;
    // What its standing orders and plans answered it did not say itself.
    if let (Op::Act(a), Ok(table)) = (op, truth.table(Lang::En))
        && table.routine_waits(seat)
    {
        return Ok(Some(Deed::Batch(seat, vec![a.action.clone()])));
    }
    let reader = readers.iter_mut().find(|r| r.seat == seat).ok_or_else(|| format!("nobody listened for {id}"))?;
    let done = reader.expected.deeds.pop_front().ok_or_else(|| format!("{id} was not told that something was done"))?;
    match (op, done) {
        (Op::Undo(_), (ToServer::Undo { .. }, _)) => Ok(Some(Deed::Undo(seat))),
        (Op::Act(first), (said @ (ToServer::Batch { .. } | ToServer::InTurn { .. } | ToServer::Order { .. }), done)) => {
            let mut stored = vec![first.action.clone()];
            while stored.len() < done {
                match ops.next() {
                    Some(Op::Act(a)) if a.seat == *id => stored.push(a.action.clone()),
                    other => return Err(format!("{id} was told of {done} actions, yet stored is {other:?}")),
                }
            }
            // What a typed line comes to is for the game to say.
            if let ToServer::Batch { actions, .. } = said {
                let sent = actions.get(..done).unwrap_or_default();
                same(|| format!("{id} sent one thing and another was stored"), &stored, &sent.to_vec())?;
            }
            Ok(Some(Deed::Batch(seat, stored)))
        }
        (op, (said, _)) => Err(format!("{id} said {said:?} and {op:?} was stored")),
    }
}

/// Does it, and tells everybody; says how many operations are stored for it, where it was taken back.
fn carry_out(inner: &mut LiveTable, deed: &Deed) -> Result<usize, String> {
    let me = Listener::new(u64::MAX, Viewer::Spectator, Lang::En).me;
    let mut undone = 1;
    let step = match deed {
        Deed::Batch(seat, actions) => {
            let from = inner.actions();
            let done = inner.batch(&me, *seat, actions).map_err(|n| format!("action {:?}: {}", n.at, n.reason.text))?;
            same(|| "the batch ended early".to_owned(), &done, &actions.len())?;
            Update::Forward(from)
        }
        Deed::Undo(seat) => {
            let told = inner.all_told();
            undone = inner.undo(&me, *seat).map_err(|n| n.reason.text)?.len();
            Update::Back(told)
        }
    };
    inner.publish(&step).map_err(|e| e.to_string())?;
    Ok(undone)
}

/// What another truth said when the same was done there.
struct Elsewhere {
    /// None: it could not be done.
    said: Option<Vec<ToClient>>,
    lesson: Lesson,
}

/// What came of a deed besides what was said.
#[derive(Clone, Copy, Default)]
struct Lesson {
    /// Who learned something.
    learned: SeatSet,
    /// Can whoever did it not take it back?
    barrier: bool,
}

fn lesson(inner: &LiveTable, deed: &Deed, from: usize) -> Result<Lesson, String> {
    let table = inner.table(Lang::En).map_err(|n| n.reason.text)?;
    Ok(Lesson { learned: table.learned(from), barrier: !table.can_undo(deed.seat()) })
}

impl Reader {
    /// The pictures and answers that belong to what the seat sees now. `opening`: also those before anything was done.
    fn stands(&mut self, truth: &mut LiveTable, opening: bool) -> Result<(), String> {
        let Self { ear, expected, heard, seat, past, .. } = self;
        let due = |a: &Asked, heard: usize| !a.found && (a.from..=a.to).contains(&heard);
        for (at, state) in &expected.states {
            if *at != *heard || !(opening || *at > 0) {
                continue;
            }
            let mut probe = Listener::new(u64::MAX - 1, ear.me.viewer, ear.me.lang);
            let whole = truth.join(&probe.me).map_err(|n| n.reason.text)?;
            truth.leave(probe.me.conn);
            probe.changes()?;
            same(|| "a whole picture".to_owned(), &still(ToClient::State(Box::new(whole))), state)?;
        }
        for a in expected.asked.iter_mut().filter(|a| due(a, *heard)) {
            a.found = answer(truth, &ear.me, *seat, past, &a.question).is_some_and(|said| said == a.answer);
        }
        Ok(())
    }

    /// What the truth says must be what was heard next.
    fn hears(&mut self, truth: &LiveTable, said: Vec<ToClient>) -> Result<(), String> {
        for message in said {
            let heard = self.expected.changes.pop_front().ok_or("nothing, where there was something to tell")?;
            same(|| "what the truth does not say".to_owned(), &heard, &message)?;
            self.heard += 1;
            if let ToClient::Change(c) = &message {
                let table = truth.table(self.ear.me.lang).map_err(|n| n.reason.text)?;
                self.past.truncate(c.moment);
                let scene = truth.voice(self.ear.me.lang).scene(&table.scene(self.viewer));
                self.past.resize(c.moment, scene.clone());
                self.past.push(scene);
            }
        }
        Ok(())
    }

    /// How the truth looks to the seat now, and what it says to what was asked here.
    fn looks(&self, truth: &mut LiveTable) -> Result<Looks<'_>, String> {
        let me = &self.ear.me;
        let probe = Listener::new(u64::MAX - 1, me.viewer, me.lang);
        let here = truth.join(&probe.me).map_err(|n| n.reason.text)?;
        truth.leave(probe.me.conn);
        let asked = self.expected.asked.iter().filter(|a| (a.from..=a.to).contains(&self.heard));
        // Of the past only what was not compared when it was now.
        let asked = asked.map(|a| &a.question).filter(|q| !matches!(q, ToServer::Look { .. }));
        Ok((bare_state(here), asked.map(|q| (q, answer(truth, me, self.seat, &[], q))).collect()))
    }

    /// Another truth: it looks the same, answers the same; then the same is done in it.
    fn imagined(
        &self,
        truth: &LiveTable,
        (here, answers): &Looks<'_>,
        there: Box<dyn AnyTable>,
        deed: &Deed,
    ) -> Result<Elsewhere, String> {
        let me = &self.ear.me;
        let mut probe = Listener::new(u64::MAX - 1, me.viewer, me.lang);
        let mut other = truth.beside(there);
        let state = other.join(&probe.me).map_err(|n| n.reason.text)?;
        same(|| "by which two truths differ".to_owned(), here, &bare_state(state))?;
        for (question, here) in answers {
            let there = answer(&other, me, self.seat, &[], question);
            same(|| format!("an answer by which two truths differ ({question:?})"), here, &there)?;
        }
        if matches!(deed, Deed::Undo(_)) {
            return Ok(Elsewhere { said: None, lesson: Lesson::default() });
        }
        let done = carry_out(&mut other, deed);
        if let (Err(e), true) = (&done, deed.seat() == self.seat) {
            return Err(format!("that its own action is refused in another truth: {e}"));
        }
        let said = done.is_ok().then(|| probe.changes()).transpose()?;
        Ok(Elsewhere { said, lesson: lesson(&other, deed, 0)? })
    }
}

/// The same deed in two truths: the seat hears the same, unless it learned something by it.
fn compare(
    r: &Reader,
    deed: &Deed,
    (here, lesson, apart): (&[ToClient], Lesson, bool),
    there: Elsewhere,
    figures: &mut Figures,
) -> Result<(), String> {
    let own = deed.seat() == r.seat;
    // What somebody does apart and changes nothing for the others is secret: not even that it was done may be told.
    let silent = |m: &ToClient| matches!(m, ToClient::Change(c) if c.before == c.version);
    if apart && !own && !lesson.learned.has(r.seat) && here.iter().any(silent) {
        return Err("of what was done apart".to_owned());
    }
    let Some(said) = there.said else {
        figures.impossible += 1;
        return Ok(());
    };
    let bare = |list: &[ToClient]| list.iter().map(|m| bare_change(m.clone(), own)).collect::<Vec<_>>();
    let (a, b) = (bare(here), bare(&said));
    // Whoever looks for something learns from it, whether it is there or not, and cannot take it back.
    let (x, y) = match own {
        true => (lesson.barrier, there.lesson.barrier),
        false => (lesson.learned.has(r.seat), there.lesson.learned.has(r.seat)),
    };
    if a != b && x && y {
        figures.learned += 1;
        return Ok(());
    }
    if x != y && (a != b || apart || own) {
        return Err("something in one of two truths only".to_owned());
    }
    figures.moved += 1;
    same(|| format!("a change by which two truths differ ({} or {} messages)", a.len(), b.len()), &a, &b)
}
