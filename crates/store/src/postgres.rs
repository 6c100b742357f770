//! PostgreSQL: any number of processes share one database. Each write is a transaction of its own; notices travel by
//! NOTIFY in the same transaction, so that whoever hears one finds what it is about.

use std::str::FromStr;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::broadcast;
use tokio::task::AbortHandle;

use crate::error::StoreError;
use crate::notices::{Notice, Notices};
use crate::sql::Conn;
use crate::sqlite::BEHIND;
use crate::{Doing, migrations, without_password};

/// The channel all processes speak and listen on.
pub(crate) const CHANNEL: &str = "ironbottom";
/// How many connections a process uses at most, the listener's not counted.
const CONNECTIONS: u32 = 10;
/// How long to wait before a lost connection is tried again.
const AGAIN: Duration = Duration::from_millis(500);

pub(crate) struct Postgres {
    pool: PgPool,
    ear: broadcast::Receiver<Notice>,
    listening: AbortHandle,
}

impl Postgres {
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(url)
            .map_err(|e| StoreError::BadUrl { url: without_password(url), why: e.to_string() })?
            .application_name("ironbottom");
        let pool = pool(options.clone(), CONNECTIONS).await?;
        migrations::run(migrations::POSTGRES, &pool).await?;
        let (telling, ear) = broadcast::channel(BEHIND);
        // Listening has begun before anything can be missed.
        let first = listener(&options).await?;
        let listening = tokio::spawn(listen(options, first, telling)).abort_handle();
        Ok(Postgres { pool, ear, listening })
    }

    pub async fn reader(&self) -> Result<PoolConnection<sqlx::Postgres>, StoreError> {
        Ok(self.pool.acquire().await?)
    }

    pub fn listen(&self) -> Notices {
        Notices { from: self.ear.resubscribe() }
    }

    pub async fn write<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(Conn<'c>) -> Doing<'c, T> + Send + 'static,
    {
        let pool = self.pool.clone();
        // A task of its own: a caller who stops waiting does not stop a write half-way to its answer.
        let task = tokio::spawn(async move {
            let mut transaction = pool.begin().await?;
            match work(Conn::postgres(&mut transaction)).await {
                Ok(value) => {
                    transaction.commit().await?;
                    Ok(value)
                }
                Err(error) => {
                    // If this fails the connection is gone, and the transaction with it.
                    let _ = transaction.rollback().await;
                    Err(error)
                }
            }
        });
        task.await.unwrap_or(Err(StoreError::Closed))
    }

    pub async fn close(&self) {
        self.listening.abort();
        self.pool.close().await;
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn pool(options: PgConnectOptions, most: u32) -> Result<PgPool, sqlx::Error> {
    PgPoolOptions::new().max_connections(most).acquire_timeout(Duration::from_secs(30)).connect_with(options).await
}

/// A connection of its own for listening, so that it takes none from those who work.
async fn listener(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(&pool(options.clone(), 1).await?).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes on what is heard, for ever. After a loss of the connection everybody is told that something may have been missed,
/// once listening has begun anew.
async fn listen(options: PgConnectOptions, mut ear: PgListener, telling: broadcast::Sender<Notice>) {
    // Reconnecting is done here, for all kinds of failures.
    ear.eager_reconnect(false);
    loop {
        match ear.try_recv().await {
            Ok(Some(notice)) => {
                // An error means that nobody listens.
                let _ = telling.send(Notice::from_payload(notice.payload()));
                continue;
            }
            Ok(None) => tracing::warn!("the connection for notices was lost"),
            Err(error) => tracing::warn!(%error, "the connection for notices failed"),
        }
        ear = loop {
            match listener(&options).await {
                Ok(new) => break new,
                Err(error) => {
                    tracing::warn!(%error, "no connection for notices yet");
                    tokio::time::sleep(AGAIN).await;
                }
            }
        };
        ear.eager_reconnect(false);
        let _ = telling.send(Notice::Lost);
    }
}
