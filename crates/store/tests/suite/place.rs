//! A fresh database for a test, and the usual people and tables.

use ironbottom_store::{Hash, Holder, NewOp, NewSeat, NewTable, Status, Store, TableId, UserId, testing};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row, SqliteConnection};
use tempfile::TempDir;

/// The time at which tests begin.
pub const NOW: i64 = 1_700_000_000_000;

pub struct Place {
    pub url: String,
    pub file: Option<std::path::PathBuf>,
    _folder: Option<TempDir>,
}

impl Place {
    pub fn sqlite() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("ironbottom.db");
        Place { url: format!("sqlite://{}", file.display()), file: Some(file), _folder: Some(folder) }
    }

    pub fn postgres() -> Place {
        let url = testing::postgres_url().unwrap_or_else(|why| panic!("{why}"));
        Place { url, file: None, _folder: None }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    /// Does something to the database behind the store's back.
    pub async fn raw(&self, sql: &str) {
        if self.file.is_some() {
            let mut conn = SqliteConnection::connect(&format!("{}?mode=rwc", self.url)).await.unwrap();
            sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut conn).await.unwrap();
            conn.close().await.unwrap();
        } else {
            let mut conn = PgConnection::connect(&self.url).await.unwrap();
            sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut conn).await.unwrap();
            conn.close().await.unwrap();
        }
    }

    /// Asks the database for texts (one column) behind the store's back.
    pub async fn texts(&self, sql: &str) -> Vec<String> {
        if self.file.is_some() {
            let mut conn = SqliteConnection::connect(&self.url).await.unwrap();
            let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut conn).await.unwrap();
            rows.iter().map(|row| row.get(0)).collect()
        } else {
            let mut conn = PgConnection::connect(&self.url).await.unwrap();
            let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut conn).await.unwrap();
            rows.iter().map(|row| row.get(0)).collect()
        }
    }
}

pub fn hash(n: u8) -> Hash {
    [n; 32]
}

pub fn id(n: u8) -> TableId {
    TableId::from_random([n; 16])
}

pub fn op(body: impl Into<String>) -> NewOp {
    NewOp { body: body.into() }
}

/// A table of three seats: red for its maker, green for a bot, blue open, by invitation 1 (and its name).
pub fn new_table(n: u8, creator: UserId) -> NewTable {
    let seat = |seat: &str, holder, invite_hash| NewSeat { seat: seat.into(), holder, invite_hash };
    NewTable {
        id: id(n),
        game: "chess".into(),
        scenario: "short".into(),
        title: format!("Table {n}"),
        options: r#"{"fog":true}"#.into(),
        pack_hash: "abc".into(),
        custom_pack: None,
        words: "[]".into(),
        seed_hex: "00ff".into(),
        opening: "the opening".into(),
        created: NOW + i64::from(n),
        creator,
        seats: vec![
            seat("red", Holder::Person(creator), None),
            seat("green", Holder::Bot("easy".into()), None),
            seat("blue", Holder::Open, Some(hash(100 + n))),
        ],
        watch_hash: Some(hash(200 + n)),
        public: false,
        ops: vec![],
        status: Status { waiting: vec!["red".into()], since: NOW, over: false, outcome: None },
    }
}

/// A person and a table of theirs.
pub async fn person_and_table(store: &Store, n: u8) -> (UserId, TableId) {
    let user = store.add_guest("Ann", NOW).await.unwrap();
    store.add_table(&new_table(n, user)).await.unwrap();
    (user, id(n))
}
