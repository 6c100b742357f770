//! One way to speak to two databases: every statement is written once, in the SQL both understand.
//!
//! The common subset: `$1` placeholders, whole numbers as `BIGINT`, everything else as `TEXT` (hashes as hexadecimal digits,
//! yes and no as 1 and 0), `RETURNING`, `ON CONFLICT`.

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Postgres, Row as _, Sqlite};

use crate::error::StoreError;
use crate::notices::Notice;
use crate::postgres::CHANNEL;

/// A value handed to a statement.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Arg<'a> {
    Int(Option<i64>),
    Text(Option<&'a str>),
}

impl From<i64> for Arg<'_> {
    fn from(n: i64) -> Self {
        Arg::Int(Some(n))
    }
}

impl From<Option<i64>> for Arg<'_> {
    fn from(n: Option<i64>) -> Self {
        Arg::Int(n)
    }
}

impl From<bool> for Arg<'_> {
    fn from(yes: bool) -> Self {
        Arg::Int(Some(i64::from(yes)))
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(Some(text))
    }
}

impl<'a> From<Option<&'a str>> for Arg<'a> {
    fn from(text: Option<&'a str>) -> Self {
        Arg::Text(text)
    }
}

/// Which database, and the connection to it.
enum Link<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

/// A connection, lent for one piece of work.
pub(crate) struct Conn<'c> {
    link: Link<'c>,
    /// What is to be told to listeners after the commit (SQLite; PostgreSQL does this itself).
    told: Option<&'c mut Vec<Notice>>,
}

macro_rules! filled {
    ($db:ty, $sql:expr, $args:expr) => {{
        let mut query = sqlx::query::<$db>($sql);
        for arg in $args {
            query = match *arg {
                Arg::Int(n) => query.bind(n),
                Arg::Text(t) => query.bind(t),
            };
        }
        query
    }};
}

impl<'c> Conn<'c> {
    pub fn sqlite(conn: &'c mut SqliteConnection, told: Option<&'c mut Vec<Notice>>) -> Self {
        Conn { link: Link::Sqlite(conn), told }
    }

    pub fn postgres(conn: &'c mut PgConnection) -> Self {
        Conn { link: Link::Postgres(conn), told: None }
    }

    /// Runs a statement and says how many rows it changed.
    pub async fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64, StoreError> {
        no_nul(args)?;
        Ok(match &mut self.link {
            Link::Sqlite(c) => filled!(Sqlite, sql, args).execute(&mut **c).await?.rows_affected(),
            Link::Postgres(c) => filled!(Postgres, sql, args).execute(&mut **c).await?.rows_affected(),
        })
    }

    /// Runs a query; `place` is the database table an unreadable row is reported for.
    pub async fn rows(&mut self, place: &'static str, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<Row>, StoreError> {
        no_nul(args)?;
        let key = match args.first() {
            Some(Arg::Text(Some(t))) => (*t).to_owned(),
            Some(Arg::Int(Some(n))) => n.to_string(),
            _ => String::from("all"),
        };
        let found: Vec<Cells> = match &mut self.link {
            Link::Sqlite(c) => filled!(Sqlite, sql, args).fetch_all(&mut **c).await?.into_iter().map(Cells::Sqlite).collect(),
            Link::Postgres(c) => {
                filled!(Postgres, sql, args).fetch_all(&mut **c).await?.into_iter().map(Cells::Postgres).collect()
            }
        };
        Ok(found.into_iter().map(|cells| Row { cells, place, key: key.clone() }).collect())
    }

    /// Runs a query of which at most one row matters.
    pub async fn row(&mut self, place: &'static str, sql: &'static str, args: &[Arg<'_>]) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(place, sql, args).await?.into_iter().next())
    }

    /// Tells all listeners, once (and only if) this work is committed.
    pub async fn tell(&mut self, notice: Notice) -> Result<(), StoreError> {
        match (&mut self.link, &mut self.told) {
            (Link::Postgres(c), _) => {
                sqlx::query::<Postgres>("SELECT pg_notify($1, $2)")
                    .bind(CHANNEL)
                    .bind(notice.to_payload())
                    .execute(&mut **c)
                    .await?;
            }
            (Link::Sqlite(_), Some(told)) => told.push(notice),
            (Link::Sqlite(_), None) => {}
        }
        Ok(())
    }
}

fn no_nul(args: &[Arg<'_>]) -> Result<(), StoreError> {
    let bad = args.iter().any(|a| matches!(a, Arg::Text(Some(t)) if t.contains('\0')));
    if bad { Err(StoreError::NulInText) } else { Ok(()) }
}

enum Cells {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// A row read, with where it came from, so that an unreadable one can be named.
pub(crate) struct Row {
    cells: Cells,
    place: &'static str,
    key: String,
}

macro_rules! cell {
    ($self:expr, $column:expr, $of:ty) => {
        match &$self.cells {
            Cells::Sqlite(r) => r.try_get::<$of, _>($column),
            Cells::Postgres(r) => r.try_get::<$of, _>($column),
        }
        .map_err(|e| $self.unreadable($column, e.to_string()))
    };
}

impl Row {
    pub fn int(&self, column: &'static str) -> Result<i64, StoreError> {
        cell!(self, column, i64)
    }

    pub fn maybe_int(&self, column: &'static str) -> Result<Option<i64>, StoreError> {
        cell!(self, column, Option<i64>)
    }

    pub fn yes(&self, column: &'static str) -> Result<bool, StoreError> {
        match self.int(column)? {
            0 => Ok(false),
            1 => Ok(true),
            other => Err(self.unreadable(column, format!("{other} is neither yes nor no"))),
        }
    }

    pub fn text(&self, column: &'static str) -> Result<String, StoreError> {
        cell!(self, column, String)
    }

    pub fn maybe_text(&self, column: &'static str) -> Result<Option<String>, StoreError> {
        cell!(self, column, Option<String>)
    }

    pub fn unreadable(&self, column: &'static str, why: String) -> StoreError {
        StoreError::Unreadable { place: self.place, key: self.key.clone(), column, why }
    }
}
