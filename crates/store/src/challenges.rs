//! Challenges: many tables with one seed, and how each of them went.

use crate::error::StoreError;
use crate::ids::{ChallengeId, TableId, UserId};
use crate::ops::NewOp;
use crate::sql::{Conn, Row};
use crate::tables::{self, NewTable, Status};
use crate::{Store, ops};

/// A challenge as it is made and kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Challenge {
    /// Its name, random.
    pub id: ChallengeId,
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// The options chosen (JSON).
    pub options: String,
    /// The version of the rules it is played by.
    pub rules: u32,
    /// The hash of the pack of data it is played with.
    pub pack_hash: String,
    /// The seed of the dice of all its tables.
    pub seed_hex: String,
    /// Who made it.
    pub maker: UserId,
    /// When it was made.
    pub created: i64,
    /// When it closes by itself.
    pub closes: i64,
    /// When its maker closed it.
    pub closed: Option<i64>,
}

// By hand, so that no log ever holds a seed.
impl std::fmt::Debug for Challenge {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Challenge").field("id", &self.id).field("game", &self.game).finish_non_exhaustive()
    }
}

impl Challenge {
    /// Since when it is closed; none: it is open.
    pub fn closed_at(&self, now: i64) -> Option<i64> {
        let by_time = (now >= self.closes).then_some(self.closes);
        match (self.closed, by_time) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        }
    }
}

/// How far a table of a challenge has come, or how it ended.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standing {
    /// Rounds begun.
    pub rounds: i64,
    /// What puts results in order, the more the better.
    pub points: i64,
    /// How well it was played, as text (JSON) the store does not look into; none while it runs.
    pub result: Option<String>,
}

/// One table of a challenge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    /// The table.
    pub table: TableId,
    /// Who plays there.
    pub user: UserId,
    /// That person's name.
    pub name: String,
    /// Whether that person is a guest.
    pub guest: bool,
    /// Which attempt of that person it is, from 1.
    pub number: i64,
    /// When it began.
    pub began: i64,
    /// How it stands.
    pub standing: Standing,
    /// When it ended.
    pub finished: Option<i64>,
}

macro_rules! challenge_columns {
    () => {
        "SELECT c.id, c.game, c.scenario, c.options, c.rules, c.pack_hash, c.seed_hex, c.maker, c.created, c.closes, c.closed \
         FROM challenges c "
    };
}

impl Store {
    /// Makes a challenge.
    pub async fn add_challenge(&self, new: &Challenge) -> Result<(), StoreError> {
        let new = new.clone();
        self.write(move |mut conn| Box::pin(async move { add(&mut conn, &new).await })).await
    }

    /// The challenge of this name.
    pub async fn challenge(&self, id: &ChallengeId) -> Result<Option<Challenge>, StoreError> {
        let mut lent = self.reader().await?;
        let sql = concat!(challenge_columns!(), "WHERE c.id = $1");
        lent.conn().row("challenges", sql, &[id.as_str().into()]).await?.map(|row| read(&row)).transpose()
    }

    /// The challenges a person made or plays: the last made first, at most so many.
    pub async fn challenges_of(&self, user: UserId, limit: i64) -> Result<Vec<Challenge>, StoreError> {
        let mut lent = self.reader().await?;
        let sql = concat!(
            challenge_columns!(),
            "WHERE c.maker = $1 OR c.id IN (SELECT challenge_id FROM attempts WHERE user_id = $1) \
             ORDER BY c.created DESC, c.id LIMIT $2"
        );
        lent.conn().rows("challenges", sql, &[user.0.into(), limit.max(0).into()]).await?.iter().map(read).collect()
    }

    /// The challenge a table belongs to, and who plays it there.
    pub async fn challenge_at(&self, table: &TableId) -> Result<Option<(Challenge, UserId)>, StoreError> {
        let mut lent = self.reader().await?;
        let sql = "SELECT c.id, c.game, c.scenario, c.options, c.rules, c.pack_hash, c.seed_hex, c.maker, c.created, c.closes, \
                   c.closed, a.user_id FROM attempts a JOIN challenges c ON c.id = a.challenge_id WHERE a.table_id = $1";
        let Some(row) = lent.conn().row("attempts", sql, &[table.as_str().into()]).await? else { return Ok(None) };
        Ok(Some((read(&row)?, UserId(row.int("user_id")?))))
    }

    /// Closes a challenge before its time; one that its maker closed already stays as it is.
    pub async fn close_challenge(&self, id: &ChallengeId, now: i64) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |mut conn| {
            Box::pin(async move {
                let sql = "UPDATE challenges SET closed = COALESCE(closed, $2) WHERE id = $1";
                let changed = conn.run(sql, &[id.as_str().into(), now.into()]).await?;
                if changed == 1 { Ok(()) } else { Err(no_challenge(&id)) }
            })
        })
        .await
    }

    /// Makes a table as an attempt of its creator at a challenge, all or nothing; says which attempt of that person it is.
    pub async fn add_attempt(&self, challenge: &ChallengeId, table: &NewTable) -> Result<i64, StoreError> {
        let (challenge, table) = (challenge.clone(), table.clone());
        self.write(move |mut conn| Box::pin(async move { attempt(&mut conn, &challenge, &table).await })).await
    }

    /// All attempts at a challenge: those that ended first, the best first; then the rest, those that came farthest first.
    pub async fn attempts(&self, challenge: &ChallengeId) -> Result<Vec<Attempt>, StoreError> {
        let mut lent = self.reader().await?;
        let sql = "SELECT a.table_id, a.user_id, a.number, a.began, a.rounds, a.points, a.result, a.finished, u.name, u.folded \
                   FROM attempts a JOIN users u ON u.id = a.user_id WHERE a.challenge_id = $1 \
                   ORDER BY CASE WHEN a.finished IS NULL THEN 1 ELSE 0 END, a.points DESC, a.finished, a.rounds DESC, a.began, a.table_id";
        lent.conn().rows("attempts", sql, &[challenge.as_str().into()]).await?.iter().map(read_attempt).collect()
    }

    /// As [`Store::append`], for a table of a challenge: how it stands is written with it, all or nothing.
    pub async fn append_attempt(
        &self,
        id: &TableId,
        seq: i64,
        ops: &[NewOp],
        now: i64,
        (status, standing): (&Status, &Standing),
    ) -> Result<(), StoreError> {
        let (id, ops, status, standing) = (id.clone(), ops.to_vec(), status.clone(), standing.clone());
        self.write(move |mut conn| {
            Box::pin(async move {
                ops::append(&mut conn, &id, seq, &ops, now, Some(&status)).await?;
                let sql = "UPDATE attempts SET rounds = $2, points = $3, result = $4, \
                           finished = CASE WHEN $4 IS NULL THEN NULL ELSE COALESCE(finished, $5) END WHERE table_id = $1";
                let Standing { rounds, points, result } = &standing;
                let args = [id.as_str().into(), (*rounds).into(), (*points).into(), result.as_deref().into(), now.into()];
                let changed = conn.run(sql, &args).await?;
                if changed == 1 { Ok(()) } else { Err(StoreError::Missing { what: "attempt", key: id.to_string() }) }
            })
        })
        .await
    }
}

fn no_challenge(id: &ChallengeId) -> StoreError {
    StoreError::Missing { what: "challenge", key: id.to_string() }
}

async fn add(conn: &mut Conn<'_>, new: &Challenge) -> Result<(), StoreError> {
    let sql = "INSERT INTO challenges (id, game, scenario, options, rules, pack_hash, seed_hex, maker, created, closes, closed) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    let args = [
        new.id.as_str().into(),
        new.game.as_str().into(),
        new.scenario.as_str().into(),
        new.options.as_str().into(),
        i64::from(new.rules).into(),
        new.pack_hash.as_str().into(),
        new.seed_hex.as_str().into(),
        new.maker.0.into(),
        new.created.into(),
        new.closes.into(),
        new.closed.into(),
    ];
    match conn.run(sql, &args).await {
        Ok(_) => Ok(()),
        Err(e) if e.is_duplicate() => Err(StoreError::Exists { what: "challenge", key: new.id.to_string() }),
        Err(e) if e.is_dangling() => Err(StoreError::Missing { what: "user", key: new.maker.to_string() }),
        Err(e) => Err(e),
    }
}

/// The highest number among a person's attempts.
async fn last_number(conn: &mut Conn<'_>, challenge: &str, user: UserId) -> Result<i64, StoreError> {
    let sql = "SELECT COALESCE(MAX(number), 0) AS last FROM attempts WHERE challenge_id = $1 AND user_id = $2";
    conn.row("attempts", sql, &[challenge.into(), user.0.into()]).await?.map_or(Ok(0), |row| row.int("last"))
}

async fn attempt(conn: &mut Conn<'_>, challenge: &ChallengeId, table: &NewTable) -> Result<i64, StoreError> {
    tables::add(conn, table).await?;
    let number = last_number(conn, challenge.as_str(), table.creator).await? + 1;
    let sql =
        "INSERT INTO attempts (table_id, challenge_id, user_id, number, began, rounds, points) VALUES ($1, $2, $3, $4, $5, 1, 0)";
    let args = [table.id.as_str().into(), challenge.as_str().into(), table.creator.0.into(), number.into(), table.created.into()];
    match conn.run(sql, &args).await {
        Ok(_) => Ok(number),
        // Another process was first with this number.
        Err(e) if e.is_duplicate() => Err(StoreError::Exists { what: "attempt", key: table.id.to_string() }),
        Err(e) if e.is_dangling() => Err(no_challenge(challenge)),
        Err(e) => Err(e),
    }
}

/// A guest signs in to an account: what the guest made and played is the account's. Whoever has tried already has seen the dice, so
/// what comes over follows what was there.
pub(crate) async fn adopt(conn: &mut Conn<'_>, guest: UserId, account: UserId) -> Result<(), StoreError> {
    conn.run("UPDATE challenges SET maker = $2 WHERE maker = $1", &[guest.0.into(), account.0.into()]).await?;
    let sql = "SELECT table_id, challenge_id FROM attempts WHERE user_id = $1 ORDER BY challenge_id, number";
    for row in conn.rows("attempts", sql, &[guest.0.into()]).await? {
        let number = last_number(conn, &row.text("challenge_id")?, account).await? + 1;
        let sql = "UPDATE attempts SET user_id = $2, number = $3 WHERE table_id = $1";
        conn.run(sql, &[row.text("table_id")?.as_str().into(), account.0.into(), number.into()]).await?;
    }
    Ok(())
}

fn read(row: &Row) -> Result<Challenge, StoreError> {
    let (id, rules) = (row.text("id")?, row.int("rules")?);
    Ok(Challenge {
        id: ChallengeId::parse(&id).ok_or_else(|| row.unreadable("id", format!("{id:?} is no challenge's name")))?,
        game: row.text("game")?,
        scenario: row.text("scenario")?,
        options: row.text("options")?,
        rules: u32::try_from(rules).map_err(|_| row.unreadable("rules", format!("{rules} is no version")))?,
        pack_hash: row.text("pack_hash")?,
        seed_hex: row.text("seed_hex")?,
        maker: UserId(row.int("maker")?),
        created: row.int("created")?,
        closes: row.int("closes")?,
        closed: row.maybe_int("closed")?,
    })
}

fn read_attempt(row: &Row) -> Result<Attempt, StoreError> {
    Ok(Attempt {
        table: tables::read_id(row, "table_id")?,
        user: UserId(row.int("user_id")?),
        name: row.text("name")?,
        guest: row.maybe_text("folded")?.is_none(),
        number: row.int("number")?,
        began: row.int("began")?,
        standing: Standing { rounds: row.int("rounds")?, points: row.int("points")?, result: row.maybe_text("result")? },
        finished: row.maybe_int("finished")?,
    })
}
