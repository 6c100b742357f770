//! Guests, accounts and their sessions.

use crate::error::StoreError;
use crate::ids::{Hash, UserId, hex};
use crate::sql::{Conn, Row};
use crate::{Store, challenges, seats};

/// A person: a guest, or somebody with an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct User {
    /// The person's number.
    pub id: UserId,
    /// The name shown to others.
    pub name: String,
    /// Whether there is no account (yet). Several guests may have one name; show them as guests.
    pub guest: bool,
}

/// An account, as needed to check a password.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// The person's number.
    pub id: UserId,
    /// The name, written as the person wrote it.
    pub name: String,
    /// The password's hash, as given.
    pub password_hash: String,
}

// By hand, so that no log ever holds a password's hash.
impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Account").field("id", &self.id).field("name", &self.name).finish_non_exhaustive()
    }
}

impl Store {
    /// Adds a guest. Guests' names need not differ.
    pub async fn add_guest(&self, name: &str, now: i64) -> Result<UserId, StoreError> {
        let name = name.to_owned();
        self.write(move |mut conn| Box::pin(async move { add_user(&mut conn, &name, None, now).await })).await
    }

    /// Makes an account: out of a guest, who keeps tables, seats and sessions, or a new one.
    /// [`StoreError::NameTaken`] if another account has the name, in whatever capitals; [`StoreError::Missing`] if the guest
    /// does not exist or has an account already.
    pub async fn add_account(
        &self,
        guest: Option<UserId>,
        name: &str,
        password_hash: &str,
        now: i64,
    ) -> Result<UserId, StoreError> {
        let (name, password_hash) = (name.to_owned(), password_hash.to_owned());
        self.write(move |mut conn| {
            Box::pin(async move {
                let done = match guest {
                    Some(id) => become_account(&mut conn, id, &name, &password_hash).await.map(|()| id),
                    None => add_user(&mut conn, &name, Some(&password_hash), now).await,
                };
                done.map_err(|e| taken(e, &name))
            })
        })
        .await
    }

    /// The account of this name, in whatever capitals.
    pub async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let mut lent = self.reader().await?;
        let sql = "SELECT id, name, password_hash FROM users WHERE folded = $1";
        let Some(row) = lent.conn().row("users", sql, &[folded(name).as_str().into()]).await? else { return Ok(None) };
        let (id, name, password_hash) = (UserId(row.int("id")?), row.text("name")?, row.text("password_hash")?);
        Ok(Some(Account { id, name, password_hash }))
    }

    /// The person of this number.
    pub async fn user(&self, id: UserId) -> Result<Option<User>, StoreError> {
        let mut lent = self.reader().await?;
        let sql = "SELECT id, name, folded FROM users WHERE id = $1";
        lent.conn().row("users", sql, &[id.0.into()]).await?.map(|row| read_user(&row)).transpose()
    }

    /// Changes a name. [`StoreError::NameTaken`] if another account has it: a guest may not go by an account's name either.
    pub async fn rename(&self, id: UserId, name: &str) -> Result<(), StoreError> {
        let name = name.to_owned();
        self.write(move |mut conn| Box::pin(async move { rename(&mut conn, id, &name).await.map_err(|e| taken(e, &name)) })).await
    }

    /// A guest signs in to an account that exists: the guest's tables, seats and words go over to the account, and the guest
    /// is no more (nor the guest's sessions). [`StoreError::Missing`] if one is no guest or the other no account.
    pub async fn adopt_guest(&self, guest: UserId, account: UserId) -> Result<(), StoreError> {
        self.write(move |mut conn| Box::pin(async move { adopt(&mut conn, guest, account).await })).await
    }

    /// Keeps a session: whoever knows the token of this hash is this person.
    pub async fn add_session(&self, token_hash: &Hash, user: UserId, now: i64) -> Result<(), StoreError> {
        let token = hex(token_hash);
        self.write(move |mut conn| {
            Box::pin(async move {
                let sql = "INSERT INTO sessions (token_hash, user_id, created) VALUES ($1, $2, $3)";
                match conn.run(sql, &[token.as_str().into(), user.0.into(), now.into()]).await {
                    Ok(_) => Ok(()),
                    Err(e) if e.is_dangling() => Err(no_user(user)),
                    Err(e) if e.is_duplicate() => Err(StoreError::Exists { what: "session", key: token }),
                    Err(e) => Err(e),
                }
            })
        })
        .await
    }

    /// Whose session this is.
    pub async fn session(&self, token_hash: &Hash) -> Result<Option<User>, StoreError> {
        let mut lent = self.reader().await?;
        let sql = "SELECT u.id, u.name, u.folded FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1";
        let row = lent.conn().row("sessions", sql, &[hex(token_hash).as_str().into()]).await?;
        row.map(|row| read_user(&row)).transpose()
    }

    /// Ends a session; one that does not exist has ended already.
    pub async fn end_session(&self, token_hash: &Hash) -> Result<(), StoreError> {
        let token = hex(token_hash);
        self.write(move |mut conn| {
            Box::pin(
                async move { conn.run("DELETE FROM sessions WHERE token_hash = $1", &[token.as_str().into()]).await.map(|_| ()) },
            )
        })
        .await
    }
}

/// The form in which names are compared.
fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}

fn read_user(row: &Row) -> Result<User, StoreError> {
    Ok(User { id: UserId(row.int("id")?), name: row.text("name")?, guest: row.maybe_text("folded")?.is_none() })
}

fn no_user(id: UserId) -> StoreError {
    StoreError::Missing { what: "user", key: id.to_string() }
}

fn taken(error: StoreError, name: &str) -> StoreError {
    if error.is_duplicate() { StoreError::NameTaken { name: name.to_owned() } } else { error }
}

/// Adds a person: with a password an account, without a guest (whose folded name is NULL, so that it need not differ).
async fn add_user(conn: &mut Conn<'_>, name: &str, password_hash: Option<&str>, now: i64) -> Result<UserId, StoreError> {
    let fold = password_hash.map(|_| folded(name));
    let sql = "INSERT INTO users (name, folded, password_hash, created) VALUES ($1, $2, $3, $4) RETURNING id";
    let args = [name.trim().into(), fold.as_deref().into(), password_hash.into(), now.into()];
    match conn.row("users", sql, &args).await? {
        Some(row) => Ok(UserId(row.int("id")?)),
        None => Err(StoreError::Missing { what: "user", key: name.to_owned() }),
    }
}

async fn become_account(conn: &mut Conn<'_>, id: UserId, name: &str, password_hash: &str) -> Result<(), StoreError> {
    let sql = "UPDATE users SET name = $2, folded = $3, password_hash = $4 WHERE id = $1 AND folded IS NULL";
    let fold = folded(name);
    let changed = conn.run(sql, &[id.0.into(), name.trim().into(), fold.as_str().into(), password_hash.into()]).await?;
    if changed == 1 { Ok(()) } else { Err(StoreError::Missing { what: "guest", key: id.to_string() }) }
}

async fn rename(conn: &mut Conn<'_>, id: UserId, name: &str) -> Result<(), StoreError> {
    let fold = folded(name);
    let holder = conn.row("users", "SELECT id FROM users WHERE folded = $1", &[fold.as_str().into()]).await?;
    if let Some(row) = holder
        && row.int("id")? != id.0
    {
        return Err(StoreError::NameTaken { name: name.to_owned() });
    }
    // A guest stays one: the folded name remains NULL.
    let sql = "UPDATE users SET name = $2, folded = CASE WHEN folded IS NULL THEN NULL ELSE $3 END WHERE id = $1";
    let changed = conn.run(sql, &[id.0.into(), name.trim().into(), fold.as_str().into()]).await?;
    if changed == 1 { Ok(()) } else { Err(no_user(id)) }
}

async fn adopt(conn: &mut Conn<'_>, guest: UserId, account: UserId) -> Result<(), StoreError> {
    let sql = "SELECT id FROM users WHERE id = $1 AND folded IS NOT NULL";
    if conn.row("users", sql, &[account.0.into()]).await?.is_none() {
        return Err(StoreError::Missing { what: "account", key: account.to_string() });
    }
    let seats = seats::tables_with(conn, guest).await?;
    let both = [guest.0.into(), account.0.into()];
    conn.run("UPDATE seats SET user_id = $2 WHERE user_id = $1", &both).await?;
    conn.run("UPDATE tables SET creator = $2 WHERE creator = $1", &both).await?;
    conn.run("UPDATE chat SET user_id = $2 WHERE user_id = $1", &both).await?;
    challenges::adopt(conn, guest, account).await?;
    conn.run("DELETE FROM sessions WHERE user_id = $1", &both[..1]).await?;
    if conn.run("DELETE FROM users WHERE id = $1 AND folded IS NULL", &both[..1]).await? != 1 {
        return Err(StoreError::Missing { what: "guest", key: guest.to_string() });
    }
    for table in seats {
        conn.tell(crate::Notice::Seats { table }).await?;
    }
    Ok(())
}
