//! What a request may end in besides a page.

use crate::live::LoadError;
use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use ironbottom_store::StoreError;

/// Why a request was not answered with a page.
#[derive(Debug, thiserror::Error)]
pub enum Fail {
    /// No such thing.
    #[error("not found")]
    NotFound,
    /// Not allowed: another's table, or a form that is not ours.
    #[error("forbidden")]
    Forbidden,
    /// A table of a challenge that is not closed yet: only its player looks at it.
    #[error("shut")]
    Shut,
    /// Too often.
    #[error("too many requests")]
    TooMany,
    /// What was sent makes no sense; in the reader's words.
    #[error("{0}")]
    Bad(String),
    /// The store failed.
    #[error("store: {0}")]
    Store(#[from] StoreError),
    /// A table could not be loaded.
    #[error("{0}")]
    Load(#[from] LoadError),
    /// No chance to be had from the system.
    #[error("chance: {0}")]
    Chance(#[from] getrandom::Error),
}

impl Fail {
    /// Its number.
    pub const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound | Self::Load(LoadError::NoTable) => StatusCode::NOT_FOUND,
            Self::Forbidden | Self::Shut => StatusCode::FORBIDDEN,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Bad(_) => StatusCode::BAD_REQUEST,
            Self::Store(_) | Self::Load(_) | Self::Chance(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for Fail {
    fn into_response(self) -> Response {
        let status = self.status();
        if status.is_server_error() {
            tracing::error!(error = %self, "a request failed");
        }
        crate::pages::fail(status, &self)
    }
}
