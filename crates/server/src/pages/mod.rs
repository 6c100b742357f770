//! Pages made by the server: plain forms and links, usable without a script.

pub mod about;
pub mod account;
pub mod audit;
pub mod challenge;
pub mod create;
pub mod home;
pub mod join;
pub mod journal;
pub mod pictures;
pub mod rules;
pub mod table;

pub use pictures::Pictures;

use crate::{
    app::App,
    assets::address,
    error::Fail,
    people::Visitor,
    texts::{Texts, code},
};
use axum::{
    http::StatusCode,
    response::{Html, IntoResponse, Response},
};
use ironbottom_kernel::{Lang, Msg};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use std::sync::Arc;

/// A request that failed: the page is written where the reader's language is known.
#[derive(Clone)]
pub struct Failed {
    id: &'static str,
    text: Option<String>,
}

/// The answer to a request that failed.
pub fn fail(status: StatusCode, fail: &Fail) -> Response {
    let (id, text) = match fail {
        Fail::Bad(text) => ("fail-bad", Some(text.clone())),
        Fail::Shut => ("fail-shut", None),
        _ => match status {
            StatusCode::NOT_FOUND => ("fail-not-found", None),
            StatusCode::FORBIDDEN => ("fail-forbidden", None),
            StatusCode::TOO_MANY_REQUESTS => ("fail-too-many", None),
            _ => ("fail-server", None),
        },
    };
    let mut response = status.into_response();
    response.extensions_mut().insert(Failed { id, text });
    response
}

/// The page for it.
pub fn failed_page(app: &App, visitor: &Visitor, status: StatusCode, failed: &Failed) -> Response {
    let page = Page::new(app, visitor, "fail-title");
    let body = html! {
        main.narrow {
            h1 { (page.t("fail-title")) }
            p { @match &failed.text { Some(t) => (t), None => (page.t(failed.id)) } }
            p { a.button href="/" { (page.t("fail-home")) } }
        }
    };
    (status, page.show(&body)).into_response()
}

/// No such page.
pub async fn not_found() -> Fail {
    Fail::NotFound
}

/// What every page needs.
pub struct Page<'a> {
    words: &'a Texts,
    visitor: &'a Visitor,
    title: String,
    /// Where we are, for the navigation.
    here: &'static str,
}

impl<'a> Page<'a> {
    /// A page with a title of our own.
    pub fn new(app: &'a App, visitor: &'a Visitor, title: &'static str) -> Self {
        Self { words: &app.words, visitor, title: app.words.t(visitor.lang, title), here: title }
    }

    /// With another title.
    #[must_use]
    pub fn titled(mut self, title: String) -> Self {
        self.title = title;
        self
    }

    /// The reader's language.
    pub const fn lang(&self) -> Lang {
        self.visitor.lang
    }

    /// A message of our own.
    pub fn t(&self, id: &'static str) -> String {
        self.words.t(self.visitor.lang, id)
    }

    /// A message with arguments.
    pub fn say(&self, msg: &Msg) -> String {
        self.words.say(self.visitor.lang, msg)
    }

    /// The whole document.
    pub fn show(&self, body: &Markup) -> Html<String> {
        let link = |href: &str, id: &'static str, title: &'static str| {
            html! { a href=(href) aria-current=[(self.here == title).then_some("page")] { (self.t(id)) } }
        };
        let guest = self.visitor.user.as_ref().is_none_or(|u| u.guest);
        let other = if self.lang() == Lang::En { "fr" } else { "en" };
        let markup = html! {
            (DOCTYPE)
            html lang=(code(self.lang())) data-theme=[self.visitor.theme] {
                (head(&self.title))
                body.page {
                    (PreEscaped(crate::assets::text("symbols.svg").unwrap_or_default()))
                    a.skip href="#main" { (self.t("skip")) }
                    header.top {
                        a.mark href="/" { "Ironbottom" }
                        nav aria-label=(self.t("nav")) {
                            (link("/#games", "nav-games", "home-title"))
                            (link("/#tables", "nav-tables", ""))
                            (link("/rules", "nav-rules", "rules-title"))
                            (link("/import", "nav-journal", "import-title"))
                            a href=(format!("?lang={other}")) hreflang=(other) lang=(other) { (self.t("nav-other-language")) }
                            button.icon #theme type="button" hidden data-label=(self.t("nav-theme")) aria-label=(self.t("nav-theme")) { "◐" }
                            a.button href="/account" {
                                @match &self.visitor.user {
                                    Some(u) if !guest => (u.name),
                                    _ => (self.t("nav-guest")),
                                }
                            }
                        }
                    }
                    div #main { (body) }
                    footer {
                        a href="/about" { (self.t("nav-about")) }
                        span { (self.t("home-proof")) }
                    }
                }
            }
        };
        Html(markup.into_string())
    }
}

fn head(title: &str) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
            meta name="color-scheme" content="light dark";
            title { (title) " · Ironbottom" }
            link rel="icon" href=(address("icon.svg")) type="image/svg+xml";
            link rel="stylesheet" href=(address("style/tokens.css"));
            link rel="stylesheet" href=(address("style/base.css"));
            link rel="stylesheet" href=(address("style/pages.css"));
            script type="module" src=(address("pages/main.js")) {}
        }
    }
}

/// A hidden field every form has.
pub fn token(visitor: &Visitor) -> Markup {
    html! { input type="hidden" name="csrf" value=(visitor.csrf()); }
}

/// A page is JSON inside HTML: what could end the script is written otherwise.
pub fn json_script(id: &str, value: &impl serde::Serialize) -> Markup {
    let text = serde_json::to_string(value).unwrap_or_default().replace('<', "\\u003c");
    html! { script type="application/json" id=(id) { (PreEscaped(text)) } }
}

/// What handlers hand about.
pub type Shared = axum::extract::State<Arc<App>>;
