//! A table from the store: opened with its seed, every operation carried out again and compared.

use super::{
    Live, LiveTable, SeatNow, Sitter, Update, consent,
    live_table::Proposal,
    op::{self, Fault, Op, Start},
    seal::seal_of,
};
use crate::app::App;
use ironbottom_kernel::{
    SeatSet,
    bot::StopSignal,
    erased::{AnyGame, AnyTable},
    journal::Journal,
    pack::Pack,
};
use ironbottom_store::{ChallengeId, Holder, Op as StoredOp, StoreError, TableId, TableRow};
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, atomic::AtomicBool},
};

/// Why a table could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// There is none.
    #[error("there is no such table")]
    NoTable,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its game or pack is not known here.
    #[error("game '{0}' is not known, or not with that pack")]
    Game(String),
    /// It was begun by a later program.
    #[error("rules version {0} is not known")]
    Rules(u32),
    /// What is stored cannot be read.
    #[error("{0}")]
    Stored(String),
}

/// A table as the store has it.
pub struct Stored {
    /// The row.
    pub row: TableRow,
    /// Its operations with their times.
    pub ops: Vec<(Op, i64)>,
    /// Its game.
    pub game: Arc<dyn AnyGame>,
    /// How it began.
    pub start: Start,
    /// The challenge it is played for.
    pub challenge: Option<ChallengeId>,
}

/// Reads a table.
pub async fn stored(app: &Arc<App>, id: &TableId) -> Result<Stored, LoadError> {
    let row = app.store.table(id).await?.ok_or(LoadError::NoTable)?;
    let ops = app.store.ops(id, 0).await?;
    let unreadable = |what: &str| LoadError::Stored(format!("{what} of table {id}"));
    let pack: Option<Pack> = match &row.custom_pack {
        Some(text) => Some(serde_json::from_str(text).map_err(|_| unreadable("pack"))?),
        None => None,
    };
    let name = &row.summary.game;
    let game = app.library.with_pack(name, &row.pack_hash, pack.as_ref()).ok_or_else(|| LoadError::Game(name.clone()))?;
    let challenge = app.store.challenge_at(id).await?.map(|(c, _)| c);
    let seal = seal_of(challenge.as_ref(), (app.clock)());
    let start = Start::read(&row, seal).map_err(|e| LoadError::Stored(format!("table {id}: {e}")))?;
    if !(1..=game.info().rules_version).contains(&start.rules) {
        return Err(LoadError::Rules(start.rules));
    }
    let ops = ops.iter().map(read).collect::<Result<_, _>>()?;
    Ok(Stored { row, ops, game, start, challenge: challenge.map(|c| c.id) })
}

fn read(op: &StoredOp) -> Result<(Op, i64), LoadError> {
    Ok((Op::from_text(&op.body).map_err(|e| LoadError::Stored(format!("operation {}: {e}", op.seq)))?, op.at))
}

/// The running game, and since when it waits for whom.
struct Running {
    table: Box<dyn AnyTable>,
    waiting: SeatSet,
    since: i64,
    proposal: Option<Proposal>,
}

fn run(stored: &Stored) -> Result<Running, Fault> {
    let mut table = op::open(stored.game.as_ref(), &stored.start, stored.ops.first().map(|(o, _)| o))?;
    let mut since = stored.row.summary.created;
    let mut waiting = op::guarded(|| table.to_act().seats())?;
    let mut proposal = None;
    for (i, (op, at)) in stored.ops.iter().enumerate() {
        op::replay(stored.game.as_ref(), &stored.start, &mut table, i, op)?;
        proposal = op::guarded(|| consent::after(proposal, stored.game.as_ref(), table.as_ref(), std::slice::from_ref(op)))?;
        let now = op::guarded(|| table.to_act().seats())?;
        if now != waiting || !stored.game.info().secrets {
            (waiting, since) = (now, *at);
        }
    }
    Ok(Running { table, waiting, since, proposal })
}

/// The last position that can still be reached of a table that has stopped.
pub async fn last_good(app: &Arc<App>, id: &TableId) -> Result<Box<dyn AnyTable>, LoadError> {
    let stored = stored(app, id).await?;
    let reached = tokio::task::spawn_blocking(move || {
        let reach = |until: usize| {
            let mut table =
                op::open(stored.game.as_ref(), &stored.start, stored.ops.first().map(|(o, _)| o)).map_err(|_| 0_usize)?;
            for (i, (op, _)) in stored.ops.iter().enumerate().take(until) {
                op::replay(stored.game.as_ref(), &stored.start, &mut table, i, op).map_err(|_| i)?;
            }
            Ok(table)
        };
        // What failed half-way is not to be trusted: the rest is carried out once more without it.
        reach(stored.ops.len()).or_else(reach)
    });
    let reached = reached.await.map_err(|e| LoadError::Stored(e.to_string()))?;
    reached.map_err(|i: usize| LoadError::Stored(format!("operation {i}")))
}

/// Carries out what is stored, on a thread that may take its time.
async fn running(stored: Stored) -> Result<(Stored, Result<Running, Fault>), LoadError> {
    let both = tokio::task::spawn_blocking(move || {
        let running = run(&stored);
        (stored, running)
    });
    // `run` catches what the rules do; a thread that ends otherwise ends with the process.
    both.await.map_err(|e| LoadError::Stored(e.to_string()))
}

fn seats(row: &TableRow) -> Vec<SeatNow> {
    let sitter = |s: &ironbottom_store::Seat| match &s.holder {
        Holder::Open => Sitter::Open,
        Holder::Person(u) => Sitter::Person(*u, s.name.clone().unwrap_or_default()),
        Holder::Bot(level) => Sitter::Bot(level.clone()),
    };
    let seat = |s: &ironbottom_store::Seat| SeatNow { id: s.seat.clone(), holder: sitter(s), resigned: s.resigned.is_some() };
    row.summary.seats.iter().map(seat).collect()
}

impl Live {
    /// Reads a table into memory. One that cannot be carried out again stands still, and says so.
    pub async fn load(app: &Arc<App>, id: &TableId) -> Result<Arc<Self>, LoadError> {
        let (stored, running) = running(stored(app, id).await?).await?;
        let Stored { row, ops, game, start, challenge } = stored;
        let (table, waiting, since, proposal) = match running {
            Ok(r) => (Some(r.table), r.waiting, r.since, r.proposal),
            Err(e) => {
                tracing::error!(table = %id, error = %e, "the table cannot be carried on");
                (None, SeatSet::NONE, row.summary.status.since, None)
            }
        };
        let stop_signal = StopSignal::default();
        let mut inner = LiveTable {
            stop_signal: stop_signal.clone(),
            words: app.words.clone(),
            game: game.clone(),
            table,
            seq: ops.len() as i64,
            waiting,
            since,
            seats: seats(&row),
            feeds: BTreeMap::new(),
            proposal,
            gallery: BTreeMap::new(),
            delay: ops.iter().find_map(|(op, _)| if let Op::Watch(w) = op { Some(w.delay) } else { None }),
        };
        inner.drop_void_proposal();
        inner.seat_bots();
        metrics::counter!("ironbottom_tables_loaded_total").increment(1);
        Ok(Arc::new(Self {
            id: id.clone(),
            game,
            commitment: start.seed.commitment(),
            challenge,
            copy_of: ops.into_iter().find_map(|(op, _)| if let Op::Copy(c) = op { Some(c.of) } else { None }),
            start,
            title: row.summary.title,
            creator: row.summary.creator,
            inner: Arc::new(tokio::sync::Mutex::new(inner)),
            thinking: AtomicBool::new(false),
            stop_signal,
            leased: AtomicBool::new(false),
            standing_by: AtomicBool::new(false),
            news: Mutex::default(),
            recall: Default::default(),
        }))
    }

    /// Reads the table again: another process was first, or the store failed. Everybody is shown everything anew.
    pub(super) async fn reload(&self, app: &Arc<App>, inner: &mut LiveTable) {
        let read = match stored(app, &self.id).await {
            Ok(stored) => running(stored).await,
            Err(e) => Err(e),
        };
        let (stored, running) = match read {
            Ok(both) => both,
            Err(e) => {
                tracing::error!(table = %self.id, error = %e, "cannot be read again");
                inner.stop();
                return;
            }
        };
        match running {
            Ok(r) => {
                inner.table = Some(r.table);
                inner.waiting = r.waiting;
                inner.since = r.since;
                inner.seq = stored.ops.len() as i64;
                inner.seats = seats(&stored.row);
                inner.proposal = r.proposal;
                inner.drop_void_proposal();
                inner.seat_bots();
                inner.recount();
                let _ = inner.publish(&Update::Everything);
            }
            Err(e) => {
                tracing::error!(table = %self.id, error = %e, "the table cannot be carried on");
                inner.stop();
            }
        }
    }

    /// Another process wrote: its operations are carried out here too, and each viewer hears only what it may notice.
    pub async fn catch_up(self: &Arc<Self>, app: &Arc<App>, next: i64) {
        let mut inner = self.lock().await;
        if inner.seq >= next || inner.table.is_none() {
            return;
        }
        let ops = match app.store.ops(&self.id, inner.seq).await {
            Ok(ops) => ops.iter().map(read).collect::<Result<Vec<_>, _>>(),
            Err(e) => Err(e.into()),
        };
        let followed = ops.is_ok_and(|ops| ops.iter().all(|(op, at)| self.follow(&mut inner, op, *at).is_ok()));
        if !followed {
            self.reload(app, &mut inner).await;
        }
        drop(inner);
        self.rouse(app);
    }

    /// Carries out one operation of another process.
    fn follow(&self, inner: &mut LiveTable, op: &Op, at: i64) -> Result<(), Fault> {
        let from = inner.actions();
        let told = if matches!(op, Op::Rewind(_) | Op::Undo(_)) { inner.all_told() } else { BTreeMap::new() };
        let seq = usize::try_from(inner.seq).unwrap_or_default();
        let Some(table) = inner.table.as_mut() else { return Err(Fault::Panic) };
        op::replay(self.game.as_ref(), &self.start, table, seq, op)?;
        let waiting = op::guarded(|| table.to_act().seats())?;
        if waiting != inner.waiting || !self.game.info().secrets {
            (inner.waiting, inner.since) = (waiting, at);
        }
        inner.seq += 1;
        let (proposal, table) = (inner.proposal.take(), table.as_ref());
        inner.proposal = op::guarded(|| consent::after(proposal, self.game.as_ref(), table, std::slice::from_ref(op)))?;
        match op {
            Op::Act(_) => {
                op::guarded(|| inner.note())?;
                inner.publish(&Update::Forward(from))
            }
            Op::Propose(_) | Op::Consent(_) => inner.publish(&Update::Questions),
            Op::Watch(_) | Op::Copy(_) => Ok(()),
            Op::Base(_) | Op::Texts(_) => {
                op::guarded(|| inner.recount())?;
                inner.seat_bots();
                inner.publish(&Update::Everything)
            }
            Op::Amend(_) | Op::Resign(_) => {
                op::guarded(|| inner.recount())?;
                inner.seat_bots();
                inner.publish(&Update::NewRules)
            }
            Op::Rewind(_) | Op::Undo(_) => {
                op::guarded(|| inner.recount())?;
                inner.seat_bots();
                inner.publish(&Update::Back(told))
            }
        }
    }

    /// Seats changed hands.
    pub async fn reseat(self: &Arc<Self>, app: &Arc<App>) {
        let mut inner = self.lock().await;
        // Read while nobody here changes them: what was read before could be older than what is known.
        let Ok(Some(row)) = app.store.table(&self.id).await else { return };
        let new = seats(&row);
        let changed = |(a, b): (&SeatNow, &SeatNow)| a.holder != b.holder || a.resigned != b.resigned;
        if inner.seats.iter().zip(&new).any(changed) {
            inner.seats = new;
            if inner.drop_void_proposal() {
                let _ = inner.publish(&Update::Questions);
            }
            inner.seat_bots();
            inner.tell_seats();
            inner.send_away();
        }
        drop(inner);
        self.rouse(app);
    }
}

/// The journal of a table that has stopped: carried out once more if that goes, else as the operations tell it.
pub async fn journal_of_store(app: &Arc<App>, id: &TableId) -> Result<Journal, LoadError> {
    let (stored, running) = running(stored(app, id).await?).await?;
    if let Ok(r) = running
        && let Ok(journal) = op::guarded(|| r.table.journal())
    {
        return Ok(app.complete(stored.game.as_ref(), journal));
    }
    let ops: Vec<Op> = stored.ops.into_iter().map(|(o, _)| o).collect();
    // The head of the journal as it was written when the table began.
    let head: Journal = serde_json::from_str(&stored.row.opening).map_err(|e| LoadError::Stored(e.to_string()))?;
    Ok(app.complete(stored.game.as_ref(), op::journal(head, &ops)))
}
