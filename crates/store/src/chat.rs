//! What people say at a table.

use crate::error::StoreError;
use crate::ids::{TableId, UserId};
use crate::notices::Notice;
use crate::{Store, tables};

/// Something to be said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewChat {
    /// Who says it.
    pub user: UserId,
    /// The name the speaker goes by now.
    pub name: String,
    /// To whom: a word of the server's (the whole table, a side). The store keeps it; who may read it is the server's business.
    pub channel: String,
    /// The words.
    pub text: String,
}

/// Something said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number, growing with time (not without gaps).
    pub line: i64,
    /// Who said it.
    pub user: UserId,
    /// The speaker's name at that time.
    pub name: String,
    /// To whom.
    pub channel: String,
    /// The words.
    pub text: String,
    /// When.
    pub at: i64,
}

impl Store {
    /// Keeps a line of chat and gives its number.
    pub async fn add_chat(&self, id: &TableId, said: &NewChat, now: i64) -> Result<i64, StoreError> {
        let (id, said) = (id.clone(), said.clone());
        self.write(move |mut conn| {
            Box::pin(async move {
                let sql = "INSERT INTO chat (table_id, user_id, name, channel, body, written) \
                           VALUES ($1, $2, $3, $4, $5, $6) RETURNING line";
                let args = [
                    id.as_str().into(),
                    said.user.0.into(),
                    said.name.as_str().into(),
                    said.channel.as_str().into(),
                    said.text.as_str().into(),
                    now.into(),
                ];
                let row = match conn.row("chat", sql, &args).await {
                    Err(e) if e.is_dangling() => {
                        return Err(StoreError::Missing { what: "table or speaker", key: format!("{id}, {}", said.user) });
                    }
                    other => other?,
                };
                let Some(row) = row else { return Err(tables::no_table(&id)) };
                let line = row.int("line")?;
                conn.tell(Notice::Chat { table: id, line }).await?;
                Ok(line)
            })
        })
        .await
    }

    /// The newest lines of a table after a line number (0: all), at most `limit`, oldest first.
    pub async fn chat(&self, id: &TableId, after: i64, limit: i64) -> Result<Vec<ChatLine>, StoreError> {
        let mut lent = self.reader().await?;
        let sql = "SELECT line, user_id, name, channel, body, written FROM chat WHERE table_id = $1 AND line > $2 \
                   ORDER BY line DESC LIMIT $3";
        let rows = lent.conn().rows("chat", sql, &[id.as_str().into(), after.into(), limit.max(0).into()]).await?;
        let mut lines = Vec::with_capacity(rows.len());
        for row in rows.iter().rev() {
            lines.push(ChatLine {
                line: row.int("line")?,
                user: UserId(row.int("user_id")?),
                name: row.text("name")?,
                channel: row.text("channel")?,
                text: row.text("body")?,
                at: row.int("written")?,
            });
        }
        Ok(lines)
    }
}
