//! Figures for operators.

use crate::app::App;
use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::sync::{Arc, OnceLock};
use tokio::net::TcpListener;

/// Steps of the times we count, in seconds.
const STEPS: &[f64] = &[0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];

/// What has been counted so far.
#[derive(Clone)]
pub struct Metrics(Option<PrometheusHandle>);

impl Metrics {
    /// Counts from now on. There is one counter for the whole process.
    pub fn install() -> Self {
        static ONE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
        let handle = ONE.get_or_init(|| {
            let builder = PrometheusBuilder::new().set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), STEPS).ok()?;
            builder.install_recorder().ok()
        });
        Self(handle.clone())
    }
}

/// Shows the figures at an address of their own: whoever plays could count another's secret actions by them.
pub async fn serve(app: Arc<App>, listener: TcpListener) {
    let router = Router::new().route("/metrics", get(show)).with_state(app);
    if let Err(e) = axum::serve(listener, router).await {
        tracing::error!(error = %e, "the figures are no longer shown");
    }
}

/// `/metrics`, for Prometheus.
async fn show(State(app): State<Arc<App>>) -> Response {
    metrics::gauge!("ironbottom_tables_live").set(app.lives.len() as f64);
    let text = app.metrics.0.as_ref().map(PrometheusHandle::render).unwrap_or_default();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

/// `/health`: does the store answer?
pub async fn health(State(app): State<Arc<App>>) -> Response {
    match app.store.ping().await {
        Ok(()) if !app.is_closing() => (StatusCode::OK, "ok\n").into_response(),
        Ok(()) => (StatusCode::SERVICE_UNAVAILABLE, "closing\n").into_response(),
        Err(e) => {
            tracing::error!(error = %e, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "store\n").into_response()
        }
    }
}
