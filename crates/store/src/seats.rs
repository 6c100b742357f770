//! Seats: who plays what at a table, and the invitations to them.

use crate::error::StoreError;
use crate::ids::{Hash, TableId, UserId, hex};
use crate::notices::Notice;
use crate::sql::{Conn, Row};
use crate::{Store, tables};

/// Who sits there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person. One person may hold several seats (same screen).
    Person(UserId),
    /// A bot of this level.
    Bot(String),
}

/// A seat of a new table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSeat {
    /// The seat's name in the game.
    pub seat: String,
    /// Who sits there at first.
    pub holder: Holder,
    /// Hash of the token of an invitation link to this seat.
    pub invite_hash: Option<Hash>,
}

/// A seat of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// The seat's name in the game.
    pub seat: String,
    /// Who sits there.
    pub holder: Holder,
    /// The name of the person who sits there.
    pub name: Option<String>,
    /// Whether an invitation to this seat is out.
    pub invited: bool,
    /// When the person who sat there resigned.
    pub resigned: Option<i64>,
}

impl Store {
    /// Takes the seat an invitation is for. `false`, and nothing changes, if the hash is not the one this seat was offered with,
    /// the link has been used, or a person sits there already. (A bot makes room.)
    pub async fn take_seat(&self, id: &TableId, seat: &str, invite_hash: &Hash, user: UserId) -> Result<bool, StoreError> {
        let (id, seat, hash) = (id.clone(), seat.to_owned(), hex(invite_hash));
        self.write(move |mut conn| {
            Box::pin(async move {
                let sql = "UPDATE seats SET holder = 'person', user_id = $4, level = NULL, invite_hash = NULL \
                           WHERE table_id = $1 AND seat = $2 AND invite_hash = $3 AND holder <> 'person'";
                let args = [id.as_str().into(), seat.as_str().into(), hash.as_str().into(), user.0.into()];
                let changed = conn.run(sql, &args).await.map_err(|e| dangling(e, user))?;
                told(&mut conn, id, changed).await
            })
        })
        .await
    }

    /// Puts somebody (or nobody) on a seat. A person's coming ends the invitation to the seat.
    pub async fn set_holder(&self, id: &TableId, seat: &str, holder: &Holder) -> Result<(), StoreError> {
        let (id, seat, holder) = (id.clone(), seat.to_owned(), holder.clone());
        self.write(move |mut conn| Box::pin(async move { set_holder(&mut conn, id, &seat, &holder, None).await })).await
    }

    /// The person on a seat resigns, and the seat goes to another holder (a bot, or nobody), in one step.
    pub async fn resign(&self, id: &TableId, seat: &str, then: &Holder, now: i64) -> Result<(), StoreError> {
        let (id, seat, then) = (id.clone(), seat.to_owned(), then.clone());
        self.write(move |mut conn| Box::pin(async move { set_holder(&mut conn, id, &seat, &then, Some(now)).await })).await
    }

    /// Offers a seat by a new link, or (`None`) by none: the old link is dead either way.
    pub async fn set_invite(&self, id: &TableId, seat: &str, invite_hash: Option<&Hash>) -> Result<(), StoreError> {
        let (id, seat, hash) = (id.clone(), seat.to_owned(), invite_hash.map(|h| hex(h)));
        self.write(move |mut conn| {
            Box::pin(async move {
                let sql = "UPDATE seats SET invite_hash = $3 WHERE table_id = $1 AND seat = $2";
                let args = [id.as_str().into(), seat.as_str().into(), hash.as_deref().into()];
                if conn.run(sql, &args).await? != 1 {
                    return Err(no_seat(&id, &seat));
                }
                conn.tell(Notice::Seats { table: id }).await
            })
        })
        .await
    }

    /// Which seat an invitation is for, if it has not been used.
    pub async fn invited_to(&self, invite_hash: &Hash) -> Result<Option<(TableId, String)>, StoreError> {
        let mut lent = self.reader().await?;
        let sql = "SELECT table_id, seat FROM seats WHERE invite_hash = $1";
        let Some(row) = lent.conn().row("seats", sql, &[hex(invite_hash).as_str().into()]).await? else { return Ok(None) };
        Ok(Some((tables::read_id(&row, "table_id")?, row.text("seat")?)))
    }
}

fn no_seat(id: &TableId, seat: &str) -> StoreError {
    StoreError::Missing { what: "seat", key: format!("{seat} of table {id}") }
}

/// A seat can point at a person who does not exist only if the caller made the number up.
fn dangling(error: StoreError, user: UserId) -> StoreError {
    if error.is_dangling() { StoreError::Missing { what: "user", key: user.to_string() } } else { error }
}

async fn told(conn: &mut Conn<'_>, table: TableId, changed: u64) -> Result<bool, StoreError> {
    if changed == 1 {
        conn.tell(Notice::Seats { table }).await?;
    }
    Ok(changed == 1)
}

/// A holder as it is kept: kind, person, level.
fn columns(holder: &Holder) -> (&'static str, Option<i64>, Option<&str>) {
    match holder {
        Holder::Open => ("open", None, None),
        Holder::Person(user) => ("person", Some(user.0), None),
        Holder::Bot(level) => ("bot", None, Some(level)),
    }
}

async fn set_holder(
    conn: &mut Conn<'_>,
    id: TableId,
    seat: &str,
    holder: &Holder,
    resigned: Option<i64>,
) -> Result<(), StoreError> {
    let (kind, user, level) = columns(holder);
    let sql = "UPDATE seats SET holder = $3, user_id = $4, level = $5, resigned = COALESCE($6, resigned), \
               invite_hash = CASE WHEN $3 = 'person' THEN NULL ELSE invite_hash END WHERE table_id = $1 AND seat = $2";
    let args = [id.as_str().into(), seat.into(), kind.into(), user.into(), level.into(), resigned.into()];
    let changed = conn.run(sql, &args).await.map_err(|e| dangling(e, UserId(user.unwrap_or_default())))?;
    if changed != 1 {
        return Err(no_seat(&id, seat));
    }
    conn.tell(Notice::Seats { table: id }).await
}

/// Writes the seats of a new table, in their order.
pub(crate) async fn insert(conn: &mut Conn<'_>, id: &TableId, seats: &[NewSeat]) -> Result<(), StoreError> {
    let sql = "INSERT INTO seats (table_id, seat, place, holder, user_id, level, invite_hash) \
               VALUES ($1, $2, $3, $4, $5, $6, $7)";
    for (seat, place) in seats.iter().zip(0_i64..) {
        let (kind, user, level) = columns(&seat.holder);
        let hash = seat.invite_hash.map(|h| hex(&h));
        let args = [
            id.as_str().into(),
            seat.seat.as_str().into(),
            place.into(),
            kind.into(),
            user.into(),
            level.into(),
            hash.as_deref().into(),
        ];
        match conn.run(sql, &args).await {
            Err(e) if e.is_duplicate() => return Err(StoreError::Exists { what: "seat", key: seat.seat.clone() }),
            other => other.map_err(|e| dangling(e, UserId(user.unwrap_or_default())))?,
        };
    }
    Ok(())
}

/// The columns of a seat with its holder's name.
macro_rules! seat_columns {
    () => {
        "SELECT s.table_id, s.seat, s.holder, s.user_id, s.level, s.invite_hash, s.resigned, u.name \
         FROM seats s LEFT JOIN users u ON u.id = s.user_id "
    };
}
pub(crate) use seat_columns;

/// Reads what [`seat_columns`] selects.
pub(crate) fn read(row: &Row) -> Result<Seat, StoreError> {
    let kind = row.text("holder")?;
    let holder = match (kind.as_str(), row.maybe_int("user_id")?, row.maybe_text("level")?) {
        ("open", None, None) => Holder::Open,
        ("person", Some(user), None) => Holder::Person(UserId(user)),
        ("bot", None, Some(level)) => Holder::Bot(level),
        (kind, user, level) => {
            return Err(row.unreadable("holder", format!("{kind:?} with person {user:?} and level {level:?}")));
        }
    };
    Ok(Seat {
        seat: row.text("seat")?,
        holder,
        name: row.maybe_text("name")?,
        invited: row.maybe_text("invite_hash")?.is_some(),
        resigned: row.maybe_int("resigned")?,
    })
}

/// The tables at which a person sits.
pub(crate) async fn tables_with(conn: &mut Conn<'_>, user: UserId) -> Result<Vec<TableId>, StoreError> {
    let rows = conn.rows("seats", "SELECT DISTINCT table_id FROM seats WHERE user_id = $1", &[user.0.into()]).await?;
    rows.iter().map(|row| tables::read_id(row, "table_id")).collect()
}
