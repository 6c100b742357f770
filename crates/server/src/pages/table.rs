//! The shell of the table page: the table itself is drawn by the browser.

use super::{Shared, json_script};
use crate::{
    assets::address,
    error::Fail,
    live::Live,
    people::Visitor,
    texts::{self, code},
    tools,
};
use axum::{
    extract::Path,
    response::{Html, IntoResponse, Redirect, Response},
};
use ironbottom_kernel::dice::hex;
use ironbottom_store::{Holder, TableId, TableRow};
use maud::{DOCTYPE, html};
use serde::Serialize;
use std::collections::BTreeMap;

/// What the page needs before its line is open.
#[derive(Serialize)]
struct Data<'a> {
    table: &'a str,
    game: &'a str,
    title: &'a str,
    lang: &'static str,
    name: Option<&'a str>,
    guest: bool,
    csrf: String,
    /// All seats the reader holds: several people may share a screen.
    held: Vec<String>,
    /// Links for empty seats, for whoever made the table.
    invites: BTreeMap<String, String>,
    /// Link for onlookers.
    watch: String,
    /// The page of the challenge it is played for.
    challenge: Option<String>,
    /// While that is open nobody goes back beyond a die, changes options or gives up the seat.
    sealed: bool,
}

/// The token of a link to a table: made from its seed, which nobody but the server knows, so that it can be shown again.
pub fn link_token(row: &TableRow, what: &str) -> String {
    token_of(&row.seed_hex, row.summary.id.as_str(), what)
}

/// The same from its parts.
pub fn token_of(seed_hex: &str, table: &str, what: &str) -> String {
    hex(&tools::hash(&[b"link", seed_hex.as_bytes(), table.as_bytes(), what.as_bytes()])[..16])
}

/// What the store keeps of such a token.
pub fn token_hash(token: &str) -> [u8; 32] {
    tools::hash(&[b"token", token.as_bytes()])
}

/// What a link for onlookers is made from; no seat is named so.
pub const WATCH: &str = "*";

/// `/tables/{id}`.
pub async fn show(app: Shared, visitor: Visitor, Path(id): Path<String>) -> Result<Response, Fail> {
    let id = TableId::parse(&id).ok_or(Fail::NotFound)?;
    let row = app.store.table(&id).await?.ok_or(Fail::NotFound)?;
    let game = app.library.game(&row.summary.game).ok_or(Fail::NotFound)?;
    let me = visitor.user.as_ref();
    let challenge = app.store.challenge_at(&id).await?;
    let open = challenge.as_ref().filter(|(c, _)| c.closed_at((app.clock)()).is_none());
    if let Some((c, player)) = open
        && me.is_none_or(|u| u.id != *player)
    {
        // What is rolled there is not for others to know yet.
        return Ok(Redirect::to(&super::challenge::address(&c.id)).into_response());
    }
    let mine = |h: &Holder| matches!((h, me), (Holder::Person(u), Some(me)) if *u == me.id);
    let creator = me.is_some_and(|u| u.id == row.summary.creator);
    let sealed = open.is_some();
    let open = row.summary.seats.iter().filter(|s| creator && s.invited);
    let title = texts::of(&game.info().title, visitor.lang);
    let data = Data {
        table: id.as_str(),
        game: &row.summary.game,
        title: &row.summary.title,
        lang: code(visitor.lang),
        name: me.map(|u| u.name.as_str()),
        guest: me.is_none_or(|u| u.guest),
        csrf: visitor.csrf(),
        held: row.summary.seats.iter().filter(|s| mine(&s.holder) && s.resigned.is_none()).map(|s| s.seat.clone()).collect(),
        invites: open.map(|s| (s.seat.clone(), format!("/join/{}", link_token(&row, &s.seat)))).collect(),
        watch: format!("/watch/{}", link_token(&row, WATCH)),
        challenge: challenge.map(|(c, _)| super::challenge::address(&c.id)),
        sealed,
    };
    let t = |id: &'static str| app.words.t(visitor.lang, id);
    let page = html! {
        (DOCTYPE)
        html lang=(code(visitor.lang)) data-theme=[visitor.theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (title) " · Ironbottom" }
                link rel="icon" href=(address("icon.svg")) type="image/svg+xml";
                link rel="stylesheet" href=(address("style/tokens.css"));
                link rel="stylesheet" href=(address("style/base.css"));
                link rel="stylesheet" href=(address("style/table.css"));
                link rel="stylesheet" href=(address("style/battle.css"));
                link rel="stylesheet" href=(address("style/face.css"));
                (json_script("page", &data))
                script type="module" src=(address("table/main.js")) {}
            }
            body.table {
                div #app { p.wait { (t("table-wait")) } }
                noscript { p { (t("table-no-script")) } }
            }
        }
    };
    Ok(Html(page.into_string()).into_response())
}

/// A table in memory, or why not.
pub async fn live(app: &Shared, visitor: &Visitor, id: &str) -> Result<std::sync::Arc<Live>, Fail> {
    let id = TableId::parse(id).ok_or(Fail::NotFound)?;
    let live = app.lives.get(&app.0, &id).await?.ok_or(Fail::NotFound)?;
    let shut = live.is_shut_for(app, visitor.user.as_ref().map(|u| u.id)).await?;
    if shut { Err(Fail::Shut) } else { Ok(live) }
}
