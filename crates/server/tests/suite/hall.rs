//! A server with a database of its own, or beside others on the same.

use crate::client::{PATIENCE, Visitor};
use ironbottom_registry::Known;
use ironbottom_server::{Clock, Config, Handle, LEASE, Server};
use ironbottom_store::testing;
use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
};
use tokio::{task::JoinHandle, time::timeout};

/// Where a database lies.
#[derive(Clone)]
pub enum Place {
    /// In a folder of its own.
    Sqlite(PathBuf),
    /// On the PostgreSQL of the tests.
    Postgres(String),
}

impl Place {
    pub fn sqlite() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let n = NUMBER.fetch_add(1, Ordering::Relaxed);
        let dir = std::env::temp_dir().join(format!("ironbottom-server-{}-{n}", std::process::id()));
        let _ = std::fs::remove_dir_all(&dir);
        std::fs::create_dir_all(&dir).unwrap();
        Self::Sqlite(dir)
    }

    pub fn postgres() -> Self {
        Self::Postgres(testing::postgres_url().unwrap_or_else(|why| panic!("{why}")))
    }

    pub fn url(&self) -> String {
        match self {
            Self::Sqlite(dir) => format!("sqlite://{}", dir.join("test.db").display()),
            Self::Postgres(url) => url.clone(),
        }
    }

    pub fn clear(&self) {
        if let Self::Sqlite(dir) = self {
            let _ = std::fs::remove_dir_all(dir);
        }
    }
}

/// Runs each named test of a module on each database.
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(crate::hall::Place::sqlite()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(crate::hall::Place::postgres()).await;
            })*
        }
    };
}
pub(crate) use on_both;

/// A server and its database.
pub struct Hall {
    pub address: SocketAddr,
    /// Where the operator reads the figures.
    pub metrics: SocketAddr,
    pub place: Place,
    games: Vec<Known>,
    clock: Clock,
    lease: i64,
    handle: Handle,
    task: JoinHandle<()>,
}

pub fn still() -> i64 {
    1_000_000
}

impl Hall {
    pub async fn open(place: &Place, games: &[Known]) -> Self {
        Self::at(place, games, still, LEASE).await
    }

    pub async fn at(place: &Place, games: &[Known], clock: Clock, lease: i64) -> Self {
        let listen = "127.0.0.1:0".parse().unwrap();
        let metrics = Some(listen);
        let config = Config { listen, metrics, database: place.url(), games: games.to_vec(), clock, draw_ahead: false, lease };
        let server = Server::bind(config).await.unwrap();
        let (address, handle) = (server.address().unwrap(), server.handle());
        let metrics = server.metrics_address().unwrap().unwrap();
        let task = tokio::spawn(async move { server.run().await.unwrap() });
        Self { address, metrics, place: place.clone(), games: games.to_vec(), clock, lease, handle, task }
    }

    /// Goes down in good order and comes up again on the same database.
    pub async fn restart(self) -> Self {
        let (place, games, clock, lease) = (self.place.clone(), self.games.clone(), self.clock, self.lease);
        self.stop().await;
        Self::at(&place, &games, clock, lease).await
    }

    /// Goes down in good order; the database stays.
    pub async fn stop(self) {
        self.handle.stop();
        timeout(PATIENCE, self.task).await.unwrap().unwrap();
    }

    pub async fn close(self) {
        let place = self.place.clone();
        self.stop().await;
        place.clear();
    }

    /// A visitor with cookies.
    pub async fn visitor(&self) -> Visitor {
        Visitor::new(self.address).await
    }
}
