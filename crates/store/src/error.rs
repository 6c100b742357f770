//! What can go wrong in the store.

use std::sync::Arc;

use crate::ids::TableId;

/// Why the store did not do what it was asked. Nothing was written, unless the text says otherwise.
///
/// Cloneable, because appends that were to be committed together also fail together.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote at this sequence number first (or the number leaves a gap). The caller's picture of the table is
    /// old: read the operations again and start from there.
    #[error("table {table}: operation {seq} was to be the next, but {next} is")]
    Conflict {
        /// The table.
        table: TableId,
        /// The sequence number the caller thought free.
        seq: i64,
        /// The sequence number that is really the next.
        next: i64,
    },
    /// Another account has this name (capital letters do not make a difference).
    #[error("the name {name:?} is taken")]
    NameTaken {
        /// The name asked for.
        name: String,
    },
    /// The thing a write was about does not exist.
    #[error("there is no {what} {key}")]
    Missing {
        /// What kind of thing: `user`, `table`, `seat`.
        what: &'static str,
        /// Which one.
        key: String,
    },
    /// A table, session or seat of this key exists already.
    #[error("there is already a {what} {key}")]
    Exists {
        /// What kind of thing.
        what: &'static str,
        /// Which one.
        key: String,
    },
    /// A row does not hold what this program writes: the database was changed by other hands. Never guessed at.
    #[error("unreadable row in {place} (of {key}), column {column}: {why}")]
    Unreadable {
        /// The database table the row is in.
        place: &'static str,
        /// What was asked for: the game table's id, the user's number, the name.
        key: String,
        /// The column.
        column: &'static str,
        /// What is wrong with it.
        why: String,
    },
    /// A text holds a NUL character, which one of the two databases cannot keep; so neither does.
    #[error("a text with a NUL character cannot be stored")]
    NulInText,
    /// The address of the database is neither `sqlite://PATH` nor `postgres://...`.
    #[error("{url:?} is no database this program knows: {why}")]
    BadUrl {
        /// The address, without its password.
        url: String,
        /// What is wrong with it.
        why: String,
    },
    /// The database was written by a later version of this program. It is left untouched.
    #[error(
        "this database was written by a later version of the program (its layout is number {found}, this program knows up to \
         {known}): use that version or a newer one"
    )]
    Later {
        /// Number of the newest layout change in the database.
        found: i64,
        /// Number of the newest layout change known here.
        known: i64,
    },
    /// The tables could not be brought to this program's layout.
    #[error("the database could not be prepared: {why}")]
    Migration {
        /// The database's words.
        why: String,
    },
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// The database failed. If this came from a write it is not certain whether it was carried out: read before going on.
    #[error("database: {0}")]
    Database(#[source] Arc<sqlx::Error>),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            other => StoreError::Database(Arc::new(other)),
        }
    }
}

impl StoreError {
    /// Whether this is a refusal by "there may be only one such row".
    pub(crate) fn is_duplicate(&self) -> bool {
        match self {
            StoreError::Database(e) => e.as_database_error().is_some_and(|d| d.is_unique_violation()),
            _ => false,
        }
    }

    /// Whether this is a refusal by "the row this one points at does not exist".
    pub(crate) fn is_dangling(&self) -> bool {
        match self {
            StoreError::Database(e) => e.as_database_error().is_some_and(|d| d.is_foreign_key_violation()),
            _ => false,
        }
    }
}
