//! A server with a database of its own.

use crate::client::{PATIENCE, Visitor};
use ironbottom_registry::Known;
use ironbottom_server::{Clock, Config, Handle, Server};
use std::{net::SocketAddr, path::PathBuf};
use tokio::{task::JoinHandle, time::timeout};

/// A server and its database.
pub struct Hall {
    pub address: SocketAddr,
    pub dir: PathBuf,
    games: Vec<Known>,
    clock: Clock,
    handle: Handle,
    task: JoinHandle<()>,
}

pub fn still() -> i64 {
    1_000_000
}

impl Hall {
    pub async fn open(games: &[Known]) -> Self {
        static NUMBER: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let n = NUMBER.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let dir = std::env::temp_dir().join(format!("ironbottom-server-{}-{n}", std::process::id()));
        let _ = std::fs::remove_dir_all(&dir);
        std::fs::create_dir_all(&dir).unwrap();
        Self::at(dir, games, still).await
    }

    pub fn database(dir: &std::path::Path) -> String {
        format!("sqlite://{}", dir.join("test.db").display())
    }

    pub async fn at(dir: PathBuf, games: &[Known], clock: Clock) -> Self {
        let listen = "127.0.0.1:0".parse().unwrap();
        let config = Config { listen, database: Self::database(&dir), games: games.to_vec(), clock, draw_ahead: false };
        let server = Server::bind(config).await.unwrap();
        let (address, handle) = (server.address().unwrap(), server.handle());
        let task = tokio::spawn(async move { server.run().await.unwrap() });
        Self { address, dir, games: games.to_vec(), clock, handle, task }
    }

    /// Goes down in good order and comes up again on the same database.
    pub async fn restart(self) -> Self {
        let (dir, games, clock) = (self.dir.clone(), self.games.clone(), self.clock);
        self.handle.stop();
        timeout(PATIENCE, self.task).await.unwrap().unwrap();
        Self::at(dir, &games, clock).await
    }

    pub async fn close(self) {
        self.handle.stop();
        timeout(PATIENCE, self.task).await.unwrap().unwrap();
        let _ = std::fs::remove_dir_all(&self.dir);
    }

    /// A visitor with cookies.
    pub async fn visitor(&self) -> Visitor {
        Visitor::new(self.address).await
    }
}
