//! SQLite: one connection writes, a few read.
//!
//! All writes queue up for one task. It takes everything that has queued up while the last commit reached the disk, does it in
//! one transaction, each write in a savepoint of its own, so that one that is refused takes no other with it, commits once,
//! and only then acknowledges. The slow part (waiting for the disk) is thus shared by all who wait.

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{broadcast, mpsc, oneshot};

use crate::error::StoreError;
use crate::notices::{Notice, Notices};
use crate::sql::Conn;
use crate::{Doing, migrations, without_password};

/// How many writes may wait before callers have to wait to be let in.
const QUEUE: usize = 1024;
/// How many writes one transaction takes at most, so that nobody waits long for the first of many.
const TOGETHER: usize = 256;
/// How many notices a slow listener may be behind before it is told that it lost some.
pub(crate) const BEHIND: usize = 4096;

/// Connections for reading. SQLite readers never wait for the writer.
const READERS: u32 = 4;

pub(crate) struct Sqlite {
    readers: SqlitePool,
    queue: mpsc::Sender<Message>,
    /// Never read from: new listeners are made of it. (The writing task alone holds the other end, so that listeners learn
    /// of the store's end.)
    ear: broadcast::Receiver<Notice>,
}

enum Message {
    Write(Box<dyn Queued>),
    Close(oneshot::Sender<()>),
}

/// Options from an address.
pub(crate) fn options(url: &str) -> Result<SqliteConnectOptions, StoreError> {
    let bad = |why: String| StoreError::BadUrl { url: without_password(url), why };
    if url.contains(":memory:") || url.contains("mode=memory") {
        return Err(bad(String::from("a database in memory would lose what was acknowledged; give the path of a file")));
    }
    SqliteConnectOptions::from_str(url).map_err(|e| bad(e.to_string()))
}

/// Options for a file.
pub(crate) fn options_for(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path)
}

impl Sqlite {
    pub async fn open(options: SqliteConnectOptions) -> Result<Sqlite, StoreError> {
        let options = options
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // FULL: a commit is on disk when it returns, even if the power fails the moment after.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .foreign_keys(true);
        let mut conn = options.connect().await?;
        migrations::run(migrations::SQLITE, &mut conn).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(Duration::from_secs(30))
            .connect_with(options.clone().pragma("query_only", "ON"))
            .await?;
        let (queue, waiting) = mpsc::channel(QUEUE);
        let (telling, ear) = broadcast::channel(BEHIND);
        tokio::spawn(Writer { options, conn: Some(conn), waiting, telling }.work());
        Ok(Sqlite { readers, queue, ear })
    }

    pub async fn reader(&self) -> Result<PoolConnection<sqlx::Sqlite>, StoreError> {
        Ok(self.readers.acquire().await?)
    }

    pub fn listen(&self) -> Notices {
        Notices { from: self.ear.resubscribe() }
    }

    pub async fn write<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(Conn<'c>) -> Doing<'c, T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job = Job { work: Some(work), value: None, reply };
        self.queue.send(Message::Write(Box::new(job))).await.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    pub async fn close(&self) {
        let (reply, closed) = oneshot::channel();
        if self.queue.send(Message::Close(reply)).await.is_ok() {
            // An error means that somebody else closed it first.
            let _ = closed.await;
        }
        // Last, so that the last connection to leave tidies the file up.
        self.readers.close().await;
    }
}

/// A write in the queue, whatever it gives.
trait Queued: Send {
    /// Does the work and keeps its value for later.
    fn run<'c>(&'c mut self, conn: Conn<'c>) -> Doing<'c, ()>;
    /// Answers the caller: with the value if all went well and is on disk.
    fn answer(self: Box<Self>, outcome: Result<(), StoreError>);
}

struct Job<T, W> {
    work: Option<W>,
    value: Option<T>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, W> Queued for Job<T, W>
where
    T: Send,
    W: for<'c> FnOnce(Conn<'c>) -> Doing<'c, T> + Send,
{
    fn run<'c>(&'c mut self, conn: Conn<'c>) -> Doing<'c, ()> {
        Box::pin(async move {
            if let Some(work) = self.work.take() {
                self.value = Some(work(conn).await?);
            }
            Ok(())
        })
    }

    fn answer(self: Box<Self>, outcome: Result<(), StoreError>) {
        let Job { value, reply, .. } = *self;
        // A caller who no longer waits misses nothing.
        let _ = reply.send(outcome.and_then(|()| value.ok_or(StoreError::Closed)));
    }
}

struct Writer {
    options: SqliteConnectOptions,
    /// None after a failure of the database itself: a new connection knows its own state, the old one may not.
    conn: Option<SqliteConnection>,
    waiting: mpsc::Receiver<Message>,
    telling: broadcast::Sender<Notice>,
}

impl Writer {
    async fn work(mut self) {
        let mut messages = Vec::new();
        let mut closing = None;
        while closing.is_none() && self.waiting.recv_many(&mut messages, TOGETHER).await > 0 {
            let mut jobs = Vec::with_capacity(messages.len());
            for message in messages.drain(..) {
                match message {
                    Message::Write(job) if closing.is_none() => jobs.push(job),
                    Message::Write(job) => job.answer(Err(StoreError::Closed)),
                    Message::Close(reply) => closing = Some(reply),
                }
            }
            self.together(jobs).await;
        }
        if let Some(conn) = self.conn.take()
            && let Err(error) = conn.close().await
        {
            tracing::warn!(%error, "closing the database");
        }
        // Whoever is still in the queue is answered by its end.
        if let Some(reply) = closing {
            let _ = reply.send(());
        }
    }

    /// Does all these writes in one transaction and answers each.
    async fn together(&mut self, mut jobs: Vec<Box<dyn Queued>>) {
        if jobs.is_empty() {
            return;
        }
        let mut refused: Vec<Option<StoreError>> = vec![None; jobs.len()];
        let mut told = Vec::new();
        let committed = self.transaction(&mut jobs, &mut refused, &mut told).await;
        if let Err(error) = &committed {
            tracing::error!(%error, writes = jobs.len(), "a transaction failed as a whole");
            self.conn = None;
        }
        for (job, refused) in jobs.into_iter().zip(refused) {
            job.answer(refused.map_or(committed.clone(), Err));
        }
        if committed.is_ok() {
            for notice in told {
                // An error means that nobody listens.
                let _ = self.telling.send(notice);
            }
        }
    }

    /// An error from here means that nothing was written; what a single write was refused for goes to `refused`.
    async fn transaction(
        &mut self,
        jobs: &mut [Box<dyn Queued>],
        refused: &mut [Option<StoreError>],
        told: &mut Vec<Notice>,
    ) -> Result<(), StoreError> {
        let conn = match &mut self.conn {
            Some(conn) => conn,
            none => none.insert(self.options.connect().await?),
        };
        // Two statements in one go where possible: each trip to the database's thread costs as much as a small write.
        let mut mark = "BEGIN IMMEDIATE; SAVEPOINT one";
        for (job, refused) in jobs.iter_mut().zip(refused) {
            step(conn, mark).await?;
            mark = "RELEASE one; SAVEPOINT one";
            let told_before = told.len();
            if let Err(error) = job.run(Conn::sqlite(conn, Some(told))).await {
                told.truncate(told_before);
                // Fails if SQLite gave up the whole transaction (a full disk): then all are told so.
                step(conn, "ROLLBACK TO one").await?;
                *refused = Some(error);
            }
        }
        step(conn, "COMMIT").await
    }
}

/// One of the statements round the writes themselves.
async fn step(conn: &mut SqliteConnection, sql: &'static str) -> Result<(), StoreError> {
    sqlx::query(sql).execute(conn).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::{NewOp, Status, Store, StoreError, TableId};

    async fn number(store: &Store, sql: &'static str, column: &'static str) -> i64 {
        store
            .write(move |mut conn| {
                Box::pin(async move { conn.row("pragma", sql, &[]).await?.ok_or(StoreError::Closed)?.int(column) })
            })
            .await
            .unwrap()
    }

    async fn with_table(store: &Store) -> TableId {
        let (id, creator) = (TableId::from_random([1; 16]), store.add_guest("Ann", 0).await.unwrap());
        let new = crate::NewTable {
            id: id.clone(),
            game: "g".into(),
            scenario: "s".into(),
            title: "t".into(),
            options: "{}".into(),
            pack_hash: String::new(),
            custom_pack: None,
            words: "[]".into(),
            seed_hex: "00".into(),
            opening: "o".into(),
            created: 0,
            creator,
            seats: vec![],
            watch_hash: None,
            public: false,
            ops: vec![],
            status: Status::default(),
        };
        store.add_table(&new).await.unwrap();
        id
    }

    #[tokio::test]
    async fn a_commit_waits_for_the_disk_and_references_are_checked() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open_file(&folder.path().join("x.db")).await.unwrap();
        assert_eq!(number(&store, "SELECT synchronous FROM pragma_synchronous", "synchronous").await, 2);
        assert_eq!(number(&store, "SELECT foreign_keys FROM pragma_foreign_keys", "foreign_keys").await, 1);
        let wal = "SELECT journal_mode = 'wal' AS yes FROM pragma_journal_mode";
        assert_eq!(number(&store, wal, "yes").await, 1);
        // Readers cannot write, by mistake or otherwise.
        let mut lent = store.reader().await.unwrap();
        assert!(lent.conn().run("DELETE FROM users", &[]).await.is_err());
    }

    #[tokio::test]
    async fn a_full_disk_loses_nothing_acknowledged_and_room_heals_it() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open_file(&folder.path().join("x.db")).await.unwrap();
        let id = with_table(&store).await;
        // No room for more than a few pages.
        let most = number(&store, "PRAGMA max_page_count = 60", "max_page_count").await;
        assert_eq!(most, 60);
        let big = [NewOp { body: "x".repeat(20_000) }];
        let mut acknowledged = 0;
        let refused = loop {
            match store.append(&id, acknowledged, &big, 0, None).await {
                Ok(()) => acknowledged += 1,
                Err(error) => break error,
            }
            assert!(acknowledged < 100, "the disk never filled up");
        };
        assert!(matches!(refused, StoreError::Database(_)), "{refused:?}");
        assert!(acknowledged > 0);
        assert_eq!(store.ops(&id, 0).await.unwrap().len() as i64, acknowledged);
        number(&store, "PRAGMA max_page_count = 100000", "max_page_count").await;
        store.append(&id, acknowledged, &big, 0, None).await.unwrap();
        assert_eq!(store.ops(&id, 0).await.unwrap().len() as i64, acknowledged + 1);
    }
}
