//! Leases: which process does the slow work (a bot's thinking) for a table. No transaction stays open meanwhile; a process
//! that dies loses its lease by time.

use crate::ids::TableId;
use crate::{Store, StoreError, tables};

impl Store {
    /// Takes or prolongs the lease of a table until a time. `false`: somebody else has it, and it has not run out by `now`.
    /// Processes' clocks must agree to a fraction of the time leases are taken for.
    pub async fn lease(&self, id: &TableId, holder: &str, now: i64, until: i64) -> Result<bool, StoreError> {
        let (id, holder) = (id.clone(), holder.to_owned());
        self.write(move |mut conn| {
            Box::pin(async move {
                let sql = "INSERT INTO leases (table_id, holder, expires) VALUES ($1, $2, $4) \
                           ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, expires = excluded.expires \
                           WHERE leases.expires <= $3 OR leases.holder = $2";
                let args = [id.as_str().into(), holder.as_str().into(), now.into(), until.into()];
                match conn.run(sql, &args).await {
                    Ok(changed) => Ok(changed == 1),
                    Err(e) if e.is_dangling() => Err(tables::no_table(&id)),
                    Err(e) => Err(e),
                }
            })
        })
        .await
    }

    /// Gives a lease back before its time. Somebody else's is left alone.
    pub async fn release(&self, id: &TableId, holder: &str) -> Result<(), StoreError> {
        let (id, holder) = (id.clone(), holder.to_owned());
        self.write(move |mut conn| {
            Box::pin(async move {
                let sql = "DELETE FROM leases WHERE table_id = $1 AND holder = $2";
                conn.run(sql, &[id.as_str().into(), holder.as_str().into()]).await.map(|_| ())
            })
        })
        .await
    }
}
