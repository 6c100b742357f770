//! The operations of a table: append-only, numbered from 0 without gaps.

use crate::error::StoreError;
use crate::ids::TableId;
use crate::notices::Notice;
use crate::sql::{Arg, Conn};
use crate::{Status, Store, tables};

/// An operation to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewOp {
    /// The operation, as text (JSON) the store does not look into.
    pub body: String,
}

/// An operation as written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Op {
    /// Its number: how many operations came before it.
    pub seq: i64,
    /// The operation, as it was given.
    pub body: String,
    /// When it was written, by the writer's clock.
    pub at: i64,
}

impl Store {
    /// The operations of a table from a sequence number on, in order. None for a table that does not exist.
    pub async fn ops(&self, id: &TableId, from: i64) -> Result<Vec<Op>, StoreError> {
        let mut lent = self.reader().await?;
        let sql = "SELECT seq, body, written FROM ops WHERE table_id = $1 AND seq >= $2 ORDER BY seq";
        let rows = lent.conn().rows("ops", sql, &[id.as_str().into(), from.into()]).await?;
        let mut ops = Vec::with_capacity(rows.len());
        for (row, expected) in rows.iter().zip(from.max(0)..) {
            let seq = row.int("seq")?;
            if seq != expected {
                return Err(row.unreadable("seq", format!("operation {expected} is missing")));
            }
            ops.push(Op { seq, body: row.text("body")?, at: row.int("written")? });
        }
        Ok(ops)
    }

    /// Appends operations at exactly this sequence number, and with them (perhaps) the new status, all or nothing; returns when
    /// they are on disk. [`StoreError::Conflict`] if `seq` is not the next number: somebody else was first. On SQLite appends
    /// that arrive together are committed together.
    pub async fn append(
        &self,
        id: &TableId,
        seq: i64,
        ops: &[NewOp],
        now: i64,
        status: Option<&Status>,
    ) -> Result<(), StoreError> {
        let (id, ops, status) = (id.clone(), ops.to_vec(), status.cloned());
        self.write(move |mut conn| Box::pin(async move { append(&mut conn, &id, seq, &ops, now, status.as_ref()).await })).await
    }
}

/// The same within a piece of work.
pub(crate) async fn append(
    conn: &mut Conn<'_>,
    id: &TableId,
    seq: i64,
    ops: &[NewOp],
    now: i64,
    status: Option<&Status>,
) -> Result<(), StoreError> {
    let next = seq.saturating_add(i64::try_from(ops.len()).unwrap_or(i64::MAX));
    // The optimistic lock: only one writer finds the number it expects. (The primary key of `ops` says the same once more.)
    let head: [Arg<'_>; 4] = [id.as_str().into(), seq.into(), next.into(), now.into()];
    let changed = match status {
        None => {
            let sql = "UPDATE tables SET next_seq = $3, touched = $4 WHERE id = $1 AND next_seq = $2";
            conn.run(sql, &head).await?
        }
        Some(status) => {
            let sql = "UPDATE tables SET next_seq = $3, touched = $4, waiting = $5, since = $6, ended = $7, outcome = $8 \
                       WHERE id = $1 AND next_seq = $2";
            let waiting = status.waiting_json();
            let tail = [waiting.as_str().into(), status.since.into(), status.over.into(), status.outcome.as_deref().into()];
            conn.run(sql, &[&head[..], &tail[..]].concat()).await?
        }
    };
    if changed != 1 {
        return Err(match tables::next_seq(conn, id).await? {
            Some(next) => StoreError::Conflict { table: id.clone(), seq, next },
            None => tables::no_table(id),
        });
    }
    match insert(conn, id, seq, ops, now).await {
        Err(e) if e.is_duplicate() => return Err(StoreError::Conflict { table: id.clone(), seq, next }),
        other => other?,
    }
    conn.tell(Notice::Ops { table: id.clone(), next }).await
}

/// Writes the rows themselves.
pub(crate) async fn insert(conn: &mut Conn<'_>, id: &TableId, seq: i64, ops: &[NewOp], now: i64) -> Result<(), StoreError> {
    let sql = "INSERT INTO ops (table_id, seq, body, written) VALUES ($1, $2, $3, $4)";
    for (op, seq) in ops.iter().zip(seq..) {
        conn.run(sql, &[id.as_str().into(), seq.into(), op.body.as_str().into(), now.into()]).await?;
    }
    Ok(())
}
