//! The server: pages, accounts, tables live over WebSockets, computer opponents.
//!
//! It knows no game. A game is a value of the registry; whatever a player sees is its scene, a prompt, an answer or an event, built by
//! the kernel for that viewer alone and rendered here in the reader's language. What a batch changed is on disk before anybody hears
//! of it. A crash in the rules of one table stops that table, and no other.

pub mod app;
mod assets;
mod error;
mod library;
mod limits;
pub mod live;
mod metrics;
mod pages;
mod people;
mod shutdown;
mod socket;
mod texts;
mod tools;

pub use library::LibraryError;
pub use tools::{Clock, wall_clock};

use app::App;
use ironbottom_kernel::text::CatalogError;
use ironbottom_registry::Known;
use ironbottom_store::{Store, StoreError};
use std::{net::SocketAddr, sync::Arc};
use tokio::net::TcpListener;

/// What an operator may set.
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where to show figures to the operator and to nobody else; none: nowhere. They grow with every action, secret ones too.
    pub metrics: Option<SocketAddr>,
    /// `sqlite:///path/file.db` or `postgres://...`.
    pub database: String,
    /// The games served.
    pub games: Vec<Known>,
    /// The time.
    pub clock: Clock,
    /// Draw the boards of the first page before anybody asks?
    pub draw_ahead: bool,
    /// Seconds after which another process may think for a table whose opponents have fallen silent: [`LEASE`].
    pub lease: i64,
}

/// Longer than any opponent thinks about one action, short enough that nobody leaves.
pub const LEASE: i64 = 20;

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// A game of this program.
    #[error("{0}")]
    Library(#[from] LibraryError),
    /// Our own messages.
    #[error("{0}")]
    Texts(#[from] CatalogError),
    /// The address to listen on, or the network.
    #[error("{0}")]
    Net(#[from] std::io::Error),
    /// No chance to be had from the system.
    #[error("{0}")]
    Chance(#[from] getrandom::Error),
}

/// A server about to run.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    metrics: Option<TcpListener>,
    draw_ahead: bool,
}

impl Server {
    /// Opens the database, builds the games, takes the address.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        let listener = TcpListener::bind(config.listen).await?;
        let metrics = match config.metrics {
            Some(address) => Some(TcpListener::bind(address).await?),
            None => None,
        };
        let library = library::Library::new(&config.games)?;
        let words = texts::Texts::new()?;
        // Read now, so that the first page does not wait for it.
        assets::version();
        let store = Store::open(&config.database).await?;
        let name = tools::random_hex::<8>()?;
        let app = App::new(store, library, words, name, config.clock, config.lease);
        Ok(Self { app, listener, metrics, draw_ahead: config.draw_ahead })
    }

    /// The address it listens on.
    pub fn address(&self) -> Result<SocketAddr, ServeError> {
        Ok(self.listener.local_addr()?)
    }

    /// The address it shows its figures on.
    pub fn metrics_address(&self) -> Result<Option<SocketAddr>, ServeError> {
        Ok(self.metrics.as_ref().map(TcpListener::local_addr).transpose()?)
    }

    /// A hand on it from outside.
    pub fn handle(&self) -> Handle {
        Handle(self.app.clone())
    }

    /// Runs until it is told to stop, by a signal or by its handle.
    pub async fn run(self) -> Result<(), ServeError> {
        let artist = self.draw_ahead.then(|| tokio::spawn(pages::pictures::warm(self.app.clone())));
        let figures = self.metrics.map(|l| tokio::spawn(metrics::serve(self.app.clone(), l)));
        let result = shutdown::run(self.app, self.listener).await;
        for task in artist.into_iter().chain(figures) {
            task.abort();
        }
        result
    }
}

/// A hand on a running server.
#[derive(Clone)]
pub struct Handle(Arc<App>);

impl Handle {
    /// Goes down: connections are told to wait, what was begun is finished.
    pub fn stop(&self) {
        self.0.close();
    }
}
