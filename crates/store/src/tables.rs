//! Tables: what is played, how it began, how it stands.

use std::collections::BTreeMap;

use crate::error::StoreError;
use crate::ids::{Hash, TableId, UserId, hex};
use crate::notices::Notice;
use crate::ops::NewOp;
use crate::seats::{NewSeat, Seat, seat_columns};
use crate::sql::{Conn, Row};
use crate::{Store, ops, seats};

/// How a table stands, for the lobby. Derived from the operations by whoever knows the game, never the other way round; only
/// an outcome by resignation exists here alone.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Status {
    /// The seats that are to act.
    pub waiting: Vec<String>,
    /// Since when they are.
    pub since: i64,
    /// Whether the game is over.
    pub over: bool,
    /// How it ended, as text (JSON) the store does not look into.
    pub outcome: Option<String>,
}

impl Status {
    pub(crate) fn waiting_json(&self) -> String {
        serde_json::Value::from(self.waiting.clone()).to_string()
    }
}

/// A table to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its name, random.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// The title shown in the lobby.
    pub title: String,
    /// The options chosen (JSON).
    pub options: String,
    /// The hash of the pack of data it is played with.
    pub pack_hash: String,
    /// The pack itself, if it is not one of the program's own.
    pub custom_pack: Option<String>,
    /// The words of the table's making (JSON), as the caller needs them to make it again.
    pub words: String,
    /// The seed of the dice.
    pub seed_hex: String,
    /// How the game opens, as the caller needs it to open it again.
    pub opening: String,
    /// When it was made.
    pub created: i64,
    /// Who made it.
    pub creator: UserId,
    /// Its seats, in the order in which they are shown.
    pub seats: Vec<NewSeat>,
    /// Hash of the token of the link for spectators.
    pub watch_hash: Option<Hash>,
    /// Whether it is shown to everybody in the lobby.
    pub public: bool,
    /// Operations it begins with (a fork, an import).
    pub ops: Vec<NewOp>,
    /// How it stands after these.
    pub status: Status,
}

/// A table as the lobby shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableSummary {
    /// Its name.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// The title.
    pub title: String,
    /// When it was made.
    pub created: i64,
    /// Who made it.
    pub creator: UserId,
    /// When it was last changed by an operation.
    pub touched: i64,
    /// Whether it is shown to everybody.
    pub public: bool,
    /// How many operations it has: the sequence number of the next one.
    pub next_seq: i64,
    /// How it stands.
    pub status: Status,
    /// Its seats, in order.
    pub seats: Vec<Seat>,
}

/// A table with all that is needed to open it again. Its operations are read by [`Store::ops`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// What the lobby shows.
    pub summary: TableSummary,
    /// The options chosen (JSON).
    pub options: String,
    /// The hash of the pack of data.
    pub pack_hash: String,
    /// The pack itself, if it is not one of the program's own.
    pub custom_pack: Option<String>,
    /// The words of the table's making (JSON).
    pub words: String,
    /// The seed of the dice.
    pub seed_hex: String,
    /// How the game opens.
    pub opening: String,
    /// Whether a link for spectators is out.
    pub watched: bool,
}

macro_rules! summary_columns {
    () => {
        "SELECT t.id, t.game, t.scenario, t.title, t.created, t.creator, t.touched, t.listed, t.next_seq, t.waiting, t.since, \
         t.ended, t.outcome, t.watch_hash FROM tables t "
    };
}

macro_rules! of_user {
    () => {
        "(SELECT id FROM tables WHERE creator = $1 UNION SELECT table_id FROM seats WHERE user_id = $1) "
    };
}

macro_rules! in_public {
    () => {
        "(SELECT id FROM tables WHERE listed = 1 ORDER BY ended, since DESC, created DESC, id LIMIT $1) "
    };
}

impl Store {
    /// Makes a table, with its seats and first operations, all or nothing.
    pub async fn add_table(&self, table: &NewTable) -> Result<(), StoreError> {
        let table = table.clone();
        self.write(move |mut conn| Box::pin(async move { add(&mut conn, &table).await })).await
    }

    /// A table with its seats and all that is needed to open it again.
    pub async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        let mut lent = self.reader().await?;
        let mut conn = lent.conn();
        let key = [id.as_str().into()];
        let Some(head) = conn.row("tables", concat!(summary_columns!(), "WHERE t.id = $1"), &key).await? else {
            return Ok(None);
        };
        let sql = "SELECT options, pack_hash, custom_pack, words, seed_hex, opening FROM openings WHERE table_id = $1";
        let Some(opening) = conn.row("openings", sql, &key).await? else {
            return Err(head.unreadable("id", String::from("the table has no row in openings")));
        };
        let sql = concat!(seat_columns!(), "WHERE s.table_id = $1 ORDER BY s.place");
        let seats = conn.rows("seats", sql, &key).await?.iter().map(seats::read).collect::<Result<_, _>>()?;
        Ok(Some(TableRow {
            summary: read_summary(&head, seats)?,
            options: opening.text("options")?,
            pack_hash: opening.text("pack_hash")?,
            custom_pack: opening.maybe_text("custom_pack")?,
            words: opening.text("words")?,
            seed_hex: opening.text("seed_hex")?,
            opening: opening.text("opening")?,
            watched: head.maybe_text("watch_hash")?.is_some(),
        }))
    }

    /// The tables a person made or sits at: running ones first, then by when others came to be waited for. Not by when they were
    /// touched: somebody may have acted there in secret.
    pub async fn tables_of(&self, user: UserId) -> Result<Vec<TableSummary>, StoreError> {
        let heads =
            concat!(summary_columns!(), "WHERE t.id IN ", of_user!(), "ORDER BY t.ended, t.since DESC, t.created DESC, t.id");
        let seats = concat!(seat_columns!(), "WHERE s.table_id IN ", of_user!(), "ORDER BY s.table_id, s.place");
        self.summaries(heads, seats, user.0).await
    }

    /// The tables shown to everybody, in the same order, at most so many.
    pub async fn public_tables(&self, limit: i64) -> Result<Vec<TableSummary>, StoreError> {
        let heads =
            concat!(summary_columns!(), "WHERE t.id IN ", in_public!(), "ORDER BY t.ended, t.since DESC, t.created DESC, t.id");
        let seats = concat!(seat_columns!(), "WHERE s.table_id IN ", in_public!(), "ORDER BY s.table_id, s.place");
        self.summaries(heads, seats, limit.max(0)).await
    }

    /// Shows a table to everybody in the lobby, or no longer.
    pub async fn set_public(&self, id: &TableId, public: bool) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |mut conn| {
            Box::pin(async move {
                let sql = "UPDATE tables SET listed = $2 WHERE id = $1";
                let changed = conn.run(sql, &[id.as_str().into(), public.into()]).await?;
                if changed == 1 { Ok(()) } else { Err(no_table(&id)) }
            })
        })
        .await
    }

    /// Which table a spectator's link shows.
    pub async fn watched_by(&self, watch_hash: &Hash) -> Result<Option<TableId>, StoreError> {
        let mut lent = self.reader().await?;
        let sql = "SELECT id FROM tables WHERE watch_hash = $1";
        let row = lent.conn().row("tables", sql, &[hex(watch_hash).as_str().into()]).await?;
        row.map(|row| read_id(&row, "id")).transpose()
    }

    async fn summaries(&self, heads: &'static str, seats: &'static str, arg: i64) -> Result<Vec<TableSummary>, StoreError> {
        let mut lent = self.reader().await?;
        let mut conn = lent.conn();
        let heads = conn.rows("tables", heads, &[arg.into()]).await?;
        let mut seats_of: BTreeMap<String, Vec<Seat>> = BTreeMap::new();
        for row in conn.rows("seats", seats, &[arg.into()]).await? {
            seats_of.entry(row.text("table_id")?).or_default().push(seats::read(&row)?);
        }
        heads.iter().map(|row| read_summary(row, seats_of.remove(&row.text("id")?).unwrap_or_default())).collect()
    }
}

pub(crate) fn no_table(id: &TableId) -> StoreError {
    StoreError::Missing { what: "table", key: id.to_string() }
}

pub(crate) fn read_id(row: &Row, column: &'static str) -> Result<TableId, StoreError> {
    let text = row.text(column)?;
    TableId::parse(&text).ok_or_else(|| row.unreadable(column, format!("{text:?} is no table's name")))
}

/// The sequence number the next operation will have; `None` if there is no such table.
pub(crate) async fn next_seq(conn: &mut Conn<'_>, id: &TableId) -> Result<Option<i64>, StoreError> {
    let row = conn.row("tables", "SELECT next_seq FROM tables WHERE id = $1", &[id.as_str().into()]).await?;
    row.map(|row| row.int("next_seq")).transpose()
}

fn read_summary(row: &Row, seats: Vec<Seat>) -> Result<TableSummary, StoreError> {
    let waiting = serde_json::from_str(&row.text("waiting")?).map_err(|e| row.unreadable("waiting", e.to_string()))?;
    Ok(TableSummary {
        id: read_id(row, "id")?,
        game: row.text("game")?,
        scenario: row.text("scenario")?,
        title: row.text("title")?,
        created: row.int("created")?,
        creator: UserId(row.int("creator")?),
        touched: row.int("touched")?,
        public: row.yes("listed")?,
        next_seq: row.int("next_seq")?,
        status: Status { waiting, since: row.int("since")?, over: row.yes("ended")?, outcome: row.maybe_text("outcome")? },
        seats,
    })
}

/// Makes a table within a piece of work.
pub(crate) async fn add(conn: &mut Conn<'_>, table: &NewTable) -> Result<(), StoreError> {
    let next = i64::try_from(table.ops.len()).unwrap_or(i64::MAX);
    let (waiting, watch) = (table.status.waiting_json(), table.watch_hash.map(|h| hex(&h)));
    // What changes with every operation is kept apart from the long texts, which never change.
    let sql = "INSERT INTO tables (id, game, scenario, title, created, creator, touched, listed, next_seq, waiting, since, ended, \
               outcome, watch_hash) VALUES ($1, $2, $3, $4, $5, $6, $5, $7, $8, $9, $10, $11, $12, $13)";
    let args = [
        table.id.as_str().into(),
        table.game.as_str().into(),
        table.scenario.as_str().into(),
        table.title.as_str().into(),
        table.created.into(),
        table.creator.0.into(),
        table.public.into(),
        next.into(),
        waiting.as_str().into(),
        table.status.since.into(),
        table.status.over.into(),
        table.status.outcome.as_deref().into(),
        watch.as_deref().into(),
    ];
    match conn.run(sql, &args).await {
        Err(e) if e.is_duplicate() => return Err(StoreError::Exists { what: "table", key: table.id.to_string() }),
        Err(e) if e.is_dangling() => return Err(StoreError::Missing { what: "user", key: table.creator.to_string() }),
        other => other?,
    };
    let sql = "INSERT INTO openings (table_id, options, pack_hash, custom_pack, words, seed_hex, opening) \
               VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let args = [
        table.id.as_str().into(),
        table.options.as_str().into(),
        table.pack_hash.as_str().into(),
        table.custom_pack.as_deref().into(),
        table.words.as_str().into(),
        table.seed_hex.as_str().into(),
        table.opening.as_str().into(),
    ];
    conn.run(sql, &args).await?;
    seats::insert(conn, &table.id, &table.seats).await?;
    ops::insert(conn, &table.id, 0, &table.ops, table.created).await?;
    conn.tell(Notice::Seats { table: table.id.clone() }).await
}
