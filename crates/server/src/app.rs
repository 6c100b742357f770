//! The server as a whole: what every request needs, and where each goes.

use crate::{assets, library::Library, limits::Limits, live::Lives, metrics, pages, people, socket, texts::Texts, tools::Clock};
use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    routing::{get, post},
};
use ironbottom_kernel::{erased::AnyGame, journal::Journal};
use ironbottom_store::Store;
use std::sync::Arc;
use tokio::sync::watch;
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer};

/// The largest journal somebody may bring, in bytes.
const LARGEST_IMPORT: usize = 16 * 1024 * 1024;

/// What every request needs.
pub struct App {
    /// Tables and people on disk.
    pub store: Store,
    /// The games.
    pub library: Library,
    /// Our own words.
    pub words: Arc<Texts>,
    /// Tables in memory.
    pub lives: Lives,
    /// The time.
    pub clock: Clock,
    /// The name of this process among those that share a database.
    pub name: String,
    /// Who asks too often.
    pub limits: Arc<Limits>,
    /// Figures for operators.
    pub metrics: metrics::Metrics,
    /// Boards drawn before.
    pub pictures: pages::Pictures,
    /// Seconds for which a process keeps the right to think for a table.
    pub lease: i64,
    closing: watch::Sender<bool>,
}

impl App {
    /// A server over a store.
    pub fn new(store: Store, library: Library, words: Texts, name: String, clock: Clock, lease: i64) -> Arc<Self> {
        Arc::new(Self {
            store,
            library,
            words: Arc::new(words),
            lives: Lives::default(),
            clock,
            name,
            limits: Arc::new(Limits::default()),
            metrics: metrics::Metrics::install(),
            pictures: pages::Pictures::default(),
            lease,
            closing: watch::Sender::new(false),
        })
    }

    /// Is the server going down?
    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Tells when it is.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Goes down: connections are asked to come again.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// A journal as it leaves the house: a pack that was never released goes with it.
    pub fn complete(&self, game: &dyn AnyGame, mut journal: Journal) -> Journal {
        if !self.library.is_released(&game.info().id, &game.pack().hash()) {
            journal.custom_pack = Some(game.pack().clone());
        }
        journal
    }
}

/// All addresses.
pub fn router(app: Arc<App>) -> Router {
    let pages = Router::new()
        .route("/", get(pages::home::show))
        .route("/tables", post(pages::create::create))
        .route("/tables/{id}", get(pages::table::show))
        .route("/tables/{id}/socket", get(socket::connect))
        .route("/tables/{id}/journal", get(pages::journal::download))
        .route("/tables/{id}/fork", post(pages::journal::fork))
        .route("/tables/{id}/audit", get(pages::audit::show))
        .route("/tables/{id}/words", post(pages::audit::add_words))
        .route("/tables/{id}/board.svg", get(pages::pictures::table_svg))
        .route("/tables/{id}/board.png", get(pages::pictures::table_png))
        .route("/challenge/{id}", get(pages::challenge::show))
        .route("/challenge/{id}/play", post(pages::challenge::play))
        .route("/challenge/{id}/close", post(pages::challenge::close))
        .route("/join/{token}", get(pages::join::show).post(pages::join::take))
        .route("/watch/{token}", get(pages::join::watch))
        .route("/import", get(pages::journal::import_form).post(pages::journal::import))
        .route("/rules", get(pages::rules::games))
        .route("/rules/{game}", get(pages::rules::game))
        .route("/rules/{game}/sources", get(pages::rules::sources))
        .route("/rules/{game}/{id}", get(pages::rules::rule))
        .route("/account", get(pages::account::show))
        .route("/account/name", post(pages::account::rename))
        .route("/account/new", post(pages::account::register))
        .route("/account/in", post(pages::account::sign_in))
        .route("/account/out", post(pages::account::sign_out))
        .route("/about", get(pages::about::show))
        .fallback(pages::not_found)
        .layer(DefaultBodyLimit::max(LARGEST_IMPORT))
        .layer(middleware::from_fn_with_state(app.clone(), people::know));
    Router::new()
        .route("/health", get(metrics::health))
        .route("/web/{*path}", get(assets::serve))
        .route("/games/{game}/boards/{file}", get(pages::pictures::board))
        .merge(pages)
        .layer(CatchPanicLayer::new())
        .layer(CompressionLayer::new().gzip(true))
        .layer(middleware::from_fn(assets::headers))
        .with_state(app)
}
