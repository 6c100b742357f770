//! Running, and going down without losing anything.

use crate::{
    ServeError,
    app::{App, router},
};
use axum::serve::ListenerExt;
use ironbottom_store::Notice;
use std::{sync::Arc, time::Duration};
use tokio::net::TcpListener;

/// How often tables nobody looks at are dropped.
const SWEEP: Duration = Duration::from_secs(300);
/// How long connections may take to go.
const GRACE: Duration = Duration::from_secs(10);

/// Runs until told to stop.
pub async fn run(app: Arc<App>, listener: TcpListener) -> Result<(), ServeError> {
    let ear = tokio::spawn(hear(app.clone()));
    let sweeper = tokio::spawn(sweep(app.clone()));
    let signals = tokio::spawn(signals(app.clone()));
    let mut closing = app.closing();
    // Answers are small and must not wait for the next ones.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "small answers may wait");
        }
    });
    let served = axum::serve(listener, router(app.clone())).with_graceful_shutdown(async move {
        let _ = closing.wait_for(|c| *c).await;
    });
    let mut told = app.closing();
    let result = tokio::select! {
        result = async { served.await } => result,
        () = async {
            let _ = told.wait_for(|c| *c).await;
            tokio::time::sleep(GRACE).await;
        } => Ok(()),
    };
    for task in [ear, sweeper, signals] {
        task.abort();
    }
    // Whoever is in the middle of writing finishes first.
    for live in app.lives.all() {
        drop(live.lock().await);
    }
    app.store.clone().close().await;
    Ok(result?)
}

/// What other processes (and we) wrote.
async fn hear(app: Arc<App>) {
    let mut notices = app.store.listen();
    while let Some(notice) = notices.next().await {
        let table = match &notice {
            // What one process alone writes it knows.
            Notice::Ops { .. } | Notice::Chat { .. } if !app.store.shared() => continue,
            Notice::Ops { table, .. } | Notice::Seats { table } | Notice::Chat { table, .. } => table,
            Notice::Lost => {
                for live in app.lives.all() {
                    live.tell(&app, Notice::Lost);
                }
                continue;
            }
        };
        if let Some(live) = app.lives.peek(table) {
            live.tell(&app, notice);
        }
    }
}

async fn sweep(app: Arc<App>) {
    let mut every = tokio::time::interval(SWEEP);
    loop {
        every.tick().await;
        app.lives.sweep();
        app.limits.sweep();
    }
}

/// The system asks us to stop.
async fn signals(app: Arc<App>) {
    #[cfg(unix)]
    let ended = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut end) => {
                end.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let ended = std::future::pending::<()>();
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = ended => {}
    }
    app.close();
}
