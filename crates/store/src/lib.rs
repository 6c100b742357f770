//! Where people, tables and journals are kept: SQLite (the default, nothing to install) or PostgreSQL (several processes).
//!
//! - [`Store::open`] picks the database by its address. Everything else is the same for both: one set of coarse methods, one
//!   set of statements, one suite of tests.
//! - What a write acknowledged is on disk. A write once begun is carried out even if its caller stops waiting.
//! - A table is its opening and an append-only list of operations. [`Store::append`] writes at exactly one sequence number:
//!   whoever comes second gets [`StoreError::Conflict`] and nothing is written.
//! - The store knows no clock and no dice: times (Unix milliseconds, but nothing here depends on the unit) and random names
//!   come from the caller.
//! - The store knows no game: options, openings and operations are texts it keeps and gives back as they were.

mod challenges;
mod chat;
mod error;
mod ids;
mod leases;
mod migrations;
mod notices;
mod ops;
mod people;
mod postgres;
mod seats;
mod sql;
mod sqlite;
mod tables;
#[cfg(feature = "testing")]
pub mod testing;

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;

pub use challenges::{Attempt, Challenge, Standing};
pub use chat::{ChatLine, NewChat};
pub use error::StoreError;
pub use ids::{ChallengeId, Hash, TableId, UserId};
pub use notices::{Notice, Notices};
pub use ops::{NewOp, Op};
pub use people::{Account, User};
pub use seats::{Holder, NewSeat, Seat};
pub use tables::{NewTable, Status, TableRow, TableSummary};

use sql::Conn;

/// A future on the heap: what a piece of work gives when a connection is lent to it.
pub(crate) type Doing<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// The store. Cheap to clone: all clones are one.
#[derive(Clone)]
pub struct Store {
    db: Arc<Db>,
}

enum Db {
    Sqlite(sqlite::Sqlite),
    Postgres(postgres::Postgres),
}

impl Store {
    /// Opens `sqlite:///path/to/file.db` (made if missing) or `postgres://...` and brings its layout up to date.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        let db = if url.starts_with("sqlite:") {
            Db::Sqlite(sqlite::Sqlite::open(sqlite::options(url)?).await?)
        } else if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            Db::Postgres(postgres::Postgres::open(url).await?)
        } else {
            let why = String::from("it must begin with sqlite:// or postgres://");
            return Err(StoreError::BadUrl { url: without_password(url), why });
        };
        Ok(Store { db: Arc::new(db) })
    }

    /// Opens the SQLite database in this file, which is made if missing (its folder is not).
    pub async fn open_file(path: &Path) -> Result<Store, StoreError> {
        let db = Db::Sqlite(sqlite::Sqlite::open(sqlite::options_for(path)).await?);
        Ok(Store { db: Arc::new(db) })
    }

    /// Whether the database answers, both for reading and for writing. For a health page.
    pub async fn ping(&self) -> Result<(), StoreError> {
        let mut lent = self.reader().await?;
        lent.conn().rows("ping", "SELECT 1", &[]).await?;
        self.write(|mut conn| Box::pin(async move { conn.rows("ping", "SELECT 1", &[]).await.map(|_| ()) })).await
    }

    /// An ear for changes, made by this process or (PostgreSQL) by any other, from now on.
    pub fn listen(&self) -> Notices {
        match &*self.db {
            Db::Sqlite(db) => db.listen(),
            Db::Postgres(db) => db.listen(),
        }
    }

    /// Whether several processes may share this database (PostgreSQL). On SQLite one process owns the file.
    pub fn shared(&self) -> bool {
        matches!(&*self.db, Db::Postgres(_))
    }

    /// Finishes what was begun and closes the database, for all clones. Later calls fail with [`StoreError::Closed`].
    pub async fn close(self) {
        match &*self.db {
            Db::Sqlite(db) => db.close().await,
            Db::Postgres(db) => db.close().await,
        }
    }

    /// A connection for reading.
    pub(crate) async fn reader(&self) -> Result<Lent, StoreError> {
        Ok(match &*self.db {
            Db::Sqlite(db) => Lent::Sqlite(db.reader().await?),
            Db::Postgres(db) => Lent::Postgres(db.reader().await?),
        })
    }

    /// Does a piece of work wholly or not at all, and returns when it is on disk.
    pub(crate) async fn write<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(Conn<'c>) -> Doing<'c, T> + Send + 'static,
    {
        match &*self.db {
            Db::Sqlite(db) => db.write(work).await,
            Db::Postgres(db) => db.write(work).await,
        }
    }
}

/// A connection out of a pool, for reading.
pub(crate) enum Lent {
    Sqlite(sqlx::pool::PoolConnection<sqlx::Sqlite>),
    Postgres(sqlx::pool::PoolConnection<sqlx::Postgres>),
}

impl Lent {
    pub fn conn(&mut self) -> Conn<'_> {
        match self {
            Lent::Sqlite(c) => Conn::sqlite(c, None),
            Lent::Postgres(c) => Conn::postgres(c),
        }
    }
}

/// An address fit for an error message.
pub(crate) fn without_password(url: &str) -> String {
    match (url.find("://"), url.rfind('@')) {
        (Some(start), Some(end)) if start + 3 <= end => format!("{}...{}", &url[..start + 3], &url[end..]),
        _ => url.to_owned(),
    }
}
