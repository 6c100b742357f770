//! Tables in memory: a cache of the store, one lock each. What was acknowledged is on disk first.

mod batches;
mod bots;
mod consent;
pub mod live_table;
mod load;
pub mod op;
mod recall;
pub mod render;
mod seal;
mod shelf;
mod show;
mod talk;
mod typed;
pub mod viewer;
mod wire;

pub use live_table::{LiveTable, Rejection, SeatNow, Sitter, Update};
pub use load::{LoadError, last_good};
pub use seal::standing;
pub use viewer::Member;
pub use wire::Frame;

use crate::app::App;
use ironbottom_kernel::{
    Refusal, Seat, Viewer,
    ask::Query,
    bot::StopSignal,
    erased::{AnyGame, AnyTable},
    game::ToAct,
    journal::Journal,
};
use ironbottom_protocol::{Aim, Code, ToClient, ToServer};
use ironbottom_store::{ChallengeId, NewOp, Notice, Status, StoreError, TableId, UserId};
use op::{Op, Start};
use serde_json::Value;
use std::{
    collections::{HashMap, VecDeque},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};
use tokio::sync::{MutexGuard, OnceCell};

/// Questions asked at once.
const ASKED: usize = 64;

/// So many answers of standing orders and plans are given before the table is let go.
const ROUTINE: usize = 64;

/// One live table.
pub struct Live {
    /// Its id.
    pub id: TableId,
    /// Its game, with the pack it was begun with.
    pub game: Arc<dyn AnyGame>,
    /// How it began.
    pub start: Start,
    /// The title shown in the lobby.
    pub title: String,
    /// Who made it.
    pub creator: UserId,
    /// SHA-256 of its seed.
    pub commitment: String,
    /// The challenge it is played for.
    pub challenge: Option<ChallengeId>,
    /// The table it is a copy of.
    pub copy_of: Option<String>,
    inner: Arc<tokio::sync::Mutex<LiveTable>>,
    /// Does an opponent think here now?
    thinking: AtomicBool,
    /// Holds those who think: pulled without waiting for the table, which is theirs while they do.
    stop_signal: StopSignal,
    /// Do we hold the right to think for this table?
    leased: AtomicBool,
    /// Does somebody here wait for that right?
    standing_by: AtomicBool,
    recall: recall::Recall,
    /// What others told of this table and we have not looked at yet; none: nobody looks.
    news: Mutex<Option<VecDeque<Notice>>>,
}

impl Live {
    /// The table, for one at a time.
    pub async fn lock(&self) -> MutexGuard<'_, LiveTable> {
        self.inner.lock().await
    }

    /// The table, for a member who acts for a seat of its own and knows how the table stands.
    async fn seated(&self, me: &Member, seat: &str, version: &str) -> Result<(MutexGuard<'_, LiveTable>, Seat), Rejection> {
        let inner = self.lock().await;
        let seat = inner.own_seat(me, seat)?;
        inner.fresh(me, version)?;
        Ok((inner, seat))
    }

    /// What a member asks for. The answer goes to it; what changed goes to all it concerns.
    pub async fn hear(self: &Arc<Self>, app: &Arc<App>, me: &Member, message: ToServer) -> Result<(), Rejection> {
        match message {
            ToServer::Hello { .. } => Ok(()),
            ToServer::Batch { id, seat, version, actions } => self.batch(app, me, id, (&seat, &version), &actions).await,
            ToServer::Batches { id, seat, version, actions, short } => {
                let (inner, seat) = self.seated(me, &seat, &version).await?;
                self.batches(app, inner, (me, seat), id, (&actions, short)).await
            }
            ToServer::InTurn { id, seat, version, kind } => {
                let (inner, seat) = self.seated(me, &seat, &version).await?;
                self.in_turn(app, inner, (me, seat), id, &kind).await
            }
            ToServer::Order { id, seat, version, text } => {
                let (inner, seat) = self.seated(me, &seat, &version).await?;
                self.line(app, inner, (me, seat), id, text).await
            }
            ToServer::Undo { id, seat, version } => self.undo(app, me, id, (&seat, &version)).await,
            ToServer::Try { id, seat, version, actions, wishes } => {
                let (mut inner, seat) = self.seated(me, &seat, &version).await?;
                let tried = inner.run(me.lang, |i| i.tried(me, id, seat, &actions, &wishes))?;
                me.send(&ToClient::Tried(Box::new(tried)));
                Ok(())
            }
            ToServer::Ask { id, query } => self.ask(me, id, query).await,
            ToServer::AskAll { id, queries } => self.ask_several(me, id, queries).await,
            ToServer::Weigh { id, seat, version, aims } => self.weigh(me, id, (&seat, &version), aims).await,
            ToServer::WhyNot { id, seat, action, to } => {
                self.explained(me, id, &seat, |t, seat| t.why_not(seat, &action, &to)).await
            }
            ToServer::Explain { id, seat, text } => {
                self.explained(me, id, &seat, |t, seat| t.reading(seat, &text).and_then(Result::err)).await
            }
            ToServer::Look { id, moment, lifted, eyes } => self.look(app, me, id, moment, (lifted, eyes)).await,
            ToServer::Charts { id } => self.charts(app, me, id).await,
            ToServer::Propose { id, seat, moment } => self.propose(app, me, id, &seat, moment).await,
            ToServer::Amend { id, seat, options } => self.amend(app, me, id, &seat, &options).await,
            ToServer::Consent { id, seat, agree } => self.consent(app, me, id, &seat, agree).await,
            ToServer::Chat { id, to, text } => self.say(app, me, id, to, &text).await,
            ToServer::Hurry { id } => {
                let plays = matches!(me.viewer, Viewer::Seats(_));
                if plays && self.thinking.load(Ordering::Acquire) {
                    self.stop_signal.give();
                }
                me.send(&ToClient::Done { id, done: 0 });
                Ok(())
            }
            ToServer::Resign { id, seat } => self.resign(app, me, id, &seat).await,
        }
    }

    /// Actions that are carried out as one.
    async fn batch(
        self: &Arc<Self>,
        app: &Arc<App>,
        me: &Member,
        id: u32,
        (seat, version): (&str, &str),
        actions: &[Value],
    ) -> Result<(), Rejection> {
        let started = Instant::now();
        let (mut inner, seat) = self.seated(me, seat, version).await?;
        let before = Before::of(&inner, me)?;
        let done = inner.run(me.lang, |i| i.batch(me, seat, actions))?;
        self.acted(app, inner, me, before, &ToClient::Done { id, done }).await?;
        metrics::histogram!("ironbottom_batch_seconds").record(started.elapsed().as_secs_f64());
        metrics::counter!("ironbottom_actions_total").increment(done as u64);
        Ok(())
    }

    /// Takes back what a seat did last.
    async fn undo(
        self: &Arc<Self>,
        app: &Arc<App>,
        me: &Member,
        id: u32,
        (seat, version): (&str, &str),
    ) -> Result<(), Rejection> {
        let (mut inner, seat) = self.seated(me, seat, version).await?;
        let told = inner.all_told();
        let ops = inner.run(me.lang, |i| i.undo(me, seat))?;
        self.commit(app, &mut inner, me, &ops).await?;
        me.send(&ToClient::Done { id, done: 1 });
        let _ = inner.publish(&Update::Back(told));
        Ok(())
    }

    /// A question to the rules.
    async fn ask(&self, me: &Member, id: u32, query: Query) -> Result<(), Rejection> {
        let asked = self.lock().await.run(me.lang, |i| Ok(i.table(me.lang)?.asked(me.viewer)))?;
        let answer = self.apart(me, move || asked.ask(&query)).await?;
        me.send(&ToClient::Answer { id, answer: self.lock().await.voice(me.lang).answer(answer) });
        Ok(())
    }

    /// Several questions to the rules.
    async fn ask_several(&self, me: &Member, id: u32, queries: Vec<Query>) -> Result<(), Rejection> {
        if queries.len() > ASKED {
            return Err(self.lock().await.no(me.lang, Code::TooLarge, "refused-batch"));
        }
        let asked = self.lock().await.run(me.lang, |i| Ok(i.table(me.lang)?.asked(me.viewer)))?;
        let answers = self.apart(me, move || queries.iter().map(|q| asked.ask(q)).collect::<Vec<_>>()).await?;
        let inner = self.lock().await;
        let voice = inner.voice(me.lang);
        me.send(&ToClient::Answers { id, answers: answers.into_iter().map(|a| voice.answer(a)).collect() });
        Ok(())
    }

    /// What the chances are where a seat could go.
    async fn weigh(&self, me: &Member, id: u32, (seat, version): (&str, &str), aims: Vec<Aim>) -> Result<(), Rejection> {
        let weighing = {
            let (mut inner, seat) = self.seated(me, seat, version).await?;
            inner.run(me.lang, |i| i.weighing(me, seat, aims))?
        };
        let weighed = self.apart(me, move || weighing.weigh()).await?;
        me.send(&ToClient::Weighed { id, chances: self.lock().await.weighed(me, weighed) });
        Ok(())
    }

    /// Why a seat may not do something.
    async fn explained(
        &self,
        me: &Member,
        id: u32,
        seat: &str,
        why: impl FnOnce(&dyn AnyTable, Seat) -> Option<Refusal>,
    ) -> Result<(), Rejection> {
        let mut inner = self.lock().await;
        let seat = inner.own_seat(me, seat)?;
        let reason = inner.run(me.lang, |i| {
            let refusal = why(i.table(me.lang)?, seat);
            Ok(refusal.map(|r| i.voice(me.lang).refused(&r)))
        })?;
        me.send(&ToClient::Explained { id, reason });
        Ok(())
    }

    /// Thinks apart from the table: those who play do not wait for it. A crash stops the table.
    async fn apart<T: Send + 'static>(&self, me: &Member, think: impl FnOnce() -> T + Send + 'static) -> Result<T, Rejection> {
        if let Ok(Ok(answer)) = tokio::task::spawn_blocking(move || op::guarded(think)).await {
            return Ok(answer);
        }
        let mut inner = self.lock().await;
        inner.stop();
        Err(inner.no(me.lang, Code::Broken, "refused-broken"))
    }

    /// Actions were done: stored first, then answered and told to all they concern.
    async fn acted(
        self: &Arc<Self>,
        app: &Arc<App>,
        mut inner: MutexGuard<'_, LiveTable>,
        me: &Member,
        before: Before,
        answer: &ToClient,
    ) -> Result<(), Rejection> {
        let ops: Vec<Op> = inner.table(me.lang)?.entries(before.entries).into_iter().map(Op::from).collect();
        self.commit(app, &mut inner, me, &ops).await?;
        me.send(answer);
        let _ = inner.publish(&Update::Forward(before.actions));
        self.routine(app, &mut inner).await;
        drop(inner);
        self.rouse(app);
        Ok(())
    }

    /// What standing orders and plans answer, one by one: stored first and told then, like any action of its seat. Should there be very
    /// many, the rest is answered when opponents play.
    async fn routine(&self, app: &Arc<App>, inner: &mut LiveTable) {
        for _ in 0..ROUTINE {
            let (from, entries) = (inner.actions(), inner.table.as_ref().map_or(0, |t| t.entries_len()));
            match op::guarded(|| inner.routine()) {
                Ok(true) => {}
                Ok(false) => return,
                Err(_) => return inner.stop(),
            }
            let ops: Vec<Op> = inner.table.iter().flat_map(|t| t.entries(entries)).map(Op::from).collect();
            if self.write(app, inner, &ops).await.is_err() {
                return;
            }
            let _ = inner.publish(&Update::Forward(from));
        }
    }

    /// How the table stands, for the lobby.
    fn status(inner: &mut LiveTable, now: i64) -> Status {
        let to_act = inner.table.as_deref().map(AnyTable::to_act);
        let seats = to_act.as_ref().map(ToAct::seats).unwrap_or_default();
        // The time of a secret action is a secret.
        if seats != inner.waiting || !inner.game.info().secrets {
            inner.waiting = seats;
            inner.since = now;
        }
        let outcome = match &to_act {
            Some(ToAct::Over(o)) => serde_json::to_string(o).ok(),
            // Those who are left may play on; for the lobby it has been decided.
            _ => match Self::given_up(inner, inner.since) {
                Some(status) => return status,
                None => None,
            },
        };
        Status { waiting: inner.ids(seats), since: inner.since, over: outcome.is_some(), outcome }
    }

    /// How a table of an earlier version stands when all sides but one have given up: it did not end there.
    fn given_up(inner: &LiveTable, since: i64) -> Option<Status> {
        let outcome = serde_json::json!({ "winner": inner.given_up()?, "resigned": true }).to_string();
        Some(Status { waiting: Vec::new(), since, over: true, outcome: Some(outcome) })
    }

    /// Writes operations to disk. If that fails, what is in memory is thrown away and read again.
    async fn commit(&self, app: &Arc<App>, inner: &mut LiveTable, me: &Member, ops: &[Op]) -> Result<(), Rejection> {
        match self.write(app, inner, ops).await {
            Ok(()) => Ok(()),
            Err(e) => {
                let (code, text) = refusal(&e);
                Err(inner.no(me.lang, code, text))
            }
        }
    }

    async fn write(&self, app: &Arc<App>, inner: &mut LiveTable, ops: &[Op]) -> Result<(), StoreError> {
        let now = (app.clock)();
        // A crash here must not leave in memory what is not on disk.
        let both = op::guarded(|| {
            // When a challenge is closed its results stay what they are.
            let result = inner.table.as_deref().filter(|t| self.challenge.is_some() && t.is_sealed()).map(standing);
            (Self::status(inner, now), result)
        });
        let Ok((status, result)) = both else {
            inner.stop();
            return Err(StoreError::Closed);
        };
        let bodies: Vec<NewOp> = ops.iter().map(|o| NewOp { body: o.to_text() }).collect();
        let written = match &result {
            None => app.store.append(&self.id, inner.seq, &bodies, now, Some(&status)).await,
            Some(result) => app.store.append_attempt(&self.id, inner.seq, &bodies, now, (&status, result)).await,
        };
        match written {
            Ok(()) => {
                inner.seq += bodies.len() as i64;
                let proposal = inner.proposal.take();
                inner.proposal = inner.table.as_deref().and_then(|t| consent::after(proposal, self.game.as_ref(), t, ops));
                Ok(())
            }
            Err(e) => {
                tracing::warn!(table = %self.id, error = %e, "not stored");
                self.reload(app, inner).await;
                Err(e)
            }
        }
    }

    /// The journal as it may be given out: from memory, or from the store if the table has stopped.
    pub async fn journal(&self, app: &Arc<App>) -> Result<Journal, LoadError> {
        {
            let inner = self.lock().await;
            if let Some(table) = inner.table.as_deref() {
                return Ok(app.complete(self.game.as_ref(), table.journal()));
            }
        }
        load::journal_of_store(app, &self.id).await
    }
}

/// How far a table had come before something was done.
struct Before {
    actions: usize,
    entries: usize,
}

impl Before {
    fn of(inner: &LiveTable, me: &Member) -> Result<Self, Rejection> {
        Ok(Self { actions: inner.actions(), entries: inner.table(me.lang)?.entries_len() })
    }
}

/// What to tell about something that was not stored.
const fn refusal(e: &StoreError) -> (Code, &'static str) {
    match e {
        StoreError::Conflict { .. } => (Code::Stale, "refused-stale"),
        _ => (Code::Store, "refused-store"),
    }
}

/// All live tables.
#[derive(Default)]
pub struct Lives {
    map: Mutex<HashMap<TableId, Arc<OnceCell<Arc<Live>>>>>,
}

impl Lives {
    /// The table, from memory or from the store; none: there is no such table.
    pub async fn get(&self, app: &Arc<App>, id: &TableId) -> Result<Option<Arc<Live>>, LoadError> {
        let cell = self.lock().entry(id.clone()).or_default().clone();
        let mut fresh = false;
        let live = cell
            .get_or_try_init(|| {
                fresh = true;
                Live::load(app, id)
            })
            .await;
        match live {
            Ok(live) => {
                if fresh {
                    // What was told while it was being read found nobody to tell it to.
                    live.tell(app, Notice::Lost);
                }
                live.rouse(app);
                Ok(Some(live.clone()))
            }
            Err(LoadError::NoTable) => {
                self.forget(id);
                Ok(None)
            }
            Err(e) => {
                self.forget(id);
                Err(e)
            }
        }
    }

    /// The table, if it is in memory.
    pub fn peek(&self, id: &TableId) -> Option<Arc<Live>> {
        self.lock().get(id)?.get().cloned()
    }

    /// All in memory.
    pub fn all(&self) -> Vec<Arc<Live>> {
        self.lock().values().filter_map(|c| c.get().cloned()).collect()
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.lock().len()
    }

    /// Is none in memory?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn forget(&self, id: &TableId) {
        let mut map = self.lock();
        // Another may have loaded it meanwhile.
        if map.get(id).is_some_and(|c| c.get().is_none()) {
            map.remove(id);
        }
    }

    /// Drops tables nobody looks at.
    pub fn sweep(&self) {
        self.lock().retain(|_, cell| match cell.get() {
            // Held by the map alone: no connection, no opponent thinking.
            Some(live) => Arc::strong_count(live) > 1 || Arc::strong_count(cell) > 1,
            None => true,
        });
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<OnceCell<Arc<Live>>>>> {
        self.map.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Live {
    /// Something was told of this table. Each table looks after its own news, in order: one whose opponent thinks long holds up no
    /// other.
    pub fn tell(self: &Arc<Self>, app: &Arc<App>, notice: Notice) {
        let mut news = self.news.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(waiting) = news.as_mut() {
            waiting.push_back(notice);
            return;
        }
        *news = Some(VecDeque::from([notice]));
        drop(news);
        let (app, live) = (app.clone(), self.clone());
        tokio::spawn(async move {
            while let Some(notice) = live.next_news() {
                live.look_at(&app, notice).await;
            }
        });
    }

    fn next_news(&self) -> Option<Notice> {
        let mut news = self.news.lock().unwrap_or_else(PoisonError::into_inner);
        let next = news.as_mut().and_then(VecDeque::pop_front);
        if next.is_none() {
            *news = None;
        }
        next
    }

    async fn look_at(self: &Arc<Self>, app: &Arc<App>, notice: Notice) {
        match notice {
            Notice::Ops { next, .. } => self.catch_up(app, next).await,
            Notice::Seats { .. } => self.reseat(app).await,
            Notice::Chat { line, .. } => self.heard(app, line).await,
            Notice::Lost => {
                if let Ok(Some(row)) = app.store.table(&self.id).await {
                    self.catch_up(app, row.summary.next_seq).await;
                    self.reseat(app).await;
                }
            }
        }
    }

    /// Lets computer opponents decide, if any must.
    pub fn rouse(self: &Arc<Self>, app: &Arc<App>) {
        if !self.thinking.swap(true, Ordering::AcqRel) {
            tokio::spawn(bots::play(app.clone(), self.clone()));
        }
    }
}
