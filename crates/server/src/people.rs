//! Who asks: guests and accounts, known by a cookie of which only the hash is stored.

use crate::{
    app::App,
    error::Fail,
    pages::{self, Failed},
    texts::code,
    tools,
};
use axum::{
    extract::{FromRequestParts, Request, State},
    http::{HeaderMap, HeaderValue, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use ironbottom_kernel::{Lang, dice::hex};
use ironbottom_store::{Hash, StoreError, User};
use std::sync::Arc;

/// Over HTTPS; only this host may set it.
const SAFE: &str = "__Host-ib";
/// Over HTTP, so that a phone on the home network can play.
const PLAIN: &str = "ib";
/// A year.
const KEPT: u32 = 365 * 24 * 3600;

/// Whoever asks.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The secret of the cookie.
    token: String,
    /// Who it is, once known.
    pub user: Option<User>,
    /// Language.
    pub lang: Lang,
    /// `light` or `dark`, if chosen.
    pub theme: Option<&'static str>,
    /// Over HTTPS?
    pub secure: bool,
}

impl Visitor {
    /// What a form must send back: made from the secret, and useless for anything else.
    pub fn csrf(&self) -> String {
        hex(&tools::hash(&[b"csrf", self.token.as_bytes()])[..16])
    }

    /// Hash of the session.
    pub fn session(&self) -> Hash {
        session_hash(&self.token)
    }

    /// A name for limits.
    pub fn key(&self) -> String {
        hex(&self.session()[..8])
    }

    /// The visitor as a person: a guest is made on first need.
    pub async fn person(&self, app: &App) -> Result<User, Fail> {
        if let Some(user) = &self.user {
            return Ok(user.clone());
        }
        if !app.limits.make(&self.key()) {
            return Err(Fail::TooMany);
        }
        let now = (app.clock)();
        let number = u16::from_le_bytes(tools::random()?) % 9000 + 1000;
        let name = format!("{} {number}", app.words.t(self.lang, "guest"));
        let id = app.store.add_guest(&name, now).await?;
        match app.store.add_session(&self.session(), id, now).await {
            // Two requests at once: the other was first.
            Err(StoreError::Exists { .. }) => app.store.session(&self.session()).await?.ok_or(Fail::Forbidden),
            other => {
                other?;
                Ok(User { id, name, guest: true })
            }
        }
    }

    /// Does a form come from one of our own pages?
    pub fn check_form(&self, headers: &HeaderMap, csrf: &str) -> Result<(), Fail> {
        if same_origin(headers) && tools::same_secret(csrf.as_bytes(), self.csrf().as_bytes()) {
            Ok(())
        } else {
            Err(Fail::Forbidden)
        }
    }
}

fn session_hash(token: &str) -> Hash {
    tools::hash(&[b"session", token.as_bytes()])
}

/// Is the page that asks one of ours?
pub fn same_origin(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|v| v.to_str().ok());
    match text("origin") {
        Some(origin) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && (host == text("host") || host == text("x-forwarded-host"))
        }
        None => text("sec-fetch-site") == Some("same-origin"),
    }
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|v| v.to_str().ok());
    all.flat_map(|v| v.split(';')).filter_map(|p| p.trim().split_once('=')).find(|(n, _)| *n == name).map(|(_, v)| v)
}

fn good_token(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit())
}

/// The language asked for: by the address, by an earlier choice, by the browser.
fn language(parts: &Parts) -> (Lang, bool) {
    let query = parts.uri.query().unwrap_or_default();
    let asked = query.split('&').find_map(|p| p.strip_prefix("lang=")).and_then(Lang::from_locale);
    if let Some(lang) = asked {
        return (lang, true);
    }
    if let Some(lang) = cookie(&parts.headers, "lang").and_then(Lang::from_locale) {
        return (lang, false);
    }
    let accepted = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    (accepted.split(',').find_map(|l| Lang::from_locale(l.trim())).unwrap_or_default(), false)
}

/// The cookie of a session.
pub fn session_cookie(token: &str, secure: bool) -> String {
    let (name, safe) = if secure { (SAFE, "; Secure") } else { (PLAIN, "") };
    format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={KEPT}{safe}")
}

/// A new session under a new secret, as after signing in.
pub async fn begin(app: &App, user: ironbottom_store::UserId) -> Result<String, Fail> {
    let token = tools::random_hex::<32>()?;
    app.store.add_session(&session_hash(&token), user, (app.clock)()).await?;
    Ok(token)
}

/// Every page request comes through here: who is it?
pub async fn know(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let secure = parts.headers.get("x-forwarded-proto").is_some_and(|v| v == "https");
    let held = cookie(&parts.headers, if secure { SAFE } else { PLAIN }).filter(|t| good_token(t)).map(str::to_owned);
    let (token, new) = match held {
        Some(token) => (token, false),
        None => match tools::random_hex::<32>() {
            Ok(token) => (token, true),
            Err(e) => return Fail::from(e).into_response(),
        },
    };
    let user = if new {
        None
    } else {
        match app.store.session(&session_hash(&token)).await {
            Ok(user) => user,
            Err(e) => return Fail::from(e).into_response(),
        }
    };
    let (lang, chosen) = language(&parts);
    let theme = match cookie(&parts.headers, "ib-theme") {
        Some("dark") => Some("dark"),
        Some("light") => Some("light"),
        _ => None,
    };
    let visitor = Visitor { token: token.clone(), user, lang, theme, secure };
    parts.extensions.insert(visitor.clone());
    let mut response = next.run(Request::from_parts(parts, body)).await;
    if let Some(failed) = response.extensions().get::<Failed>() {
        response = pages::failed_page(&app, &visitor, response.status(), failed);
    }
    let mut set = |text: String| {
        if let Ok(value) = HeaderValue::from_str(&text) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    };
    if new {
        set(session_cookie(&token, secure));
    }
    if chosen {
        set(format!("lang={}; Path=/; SameSite=Lax; Max-Age={KEPT}", code(lang)));
    }
    response
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Fail> {
        parts.extensions.get::<Self>().cloned().ok_or(Fail::Forbidden)
    }
}
