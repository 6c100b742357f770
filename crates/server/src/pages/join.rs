//! Links: to a seat, and for onlookers.

use super::{Page, Shared, table::token_hash, token};
use crate::{error::Fail, people::Visitor, texts::of};
use axum::{
    Form,
    extract::Path,
    http::HeaderMap,
    response::{IntoResponse, Redirect, Response},
};
use ironbottom_kernel::Msg;
use maud::html;
use serde::Deserialize;

/// `/join/{token}`: an invitation, to be taken by a button, so that a preview of the link takes nothing.
pub async fn show(app: Shared, visitor: Visitor, Path(link): Path<String>) -> Result<Response, Fail> {
    let Some((id, seat)) = app.store.invited_to(&token_hash(&link)).await? else {
        let page = Page::new(&app, &visitor, "join-title");
        let body = html! { main.narrow { h1 { (page.t("join-title")) } p { (page.t("join-used")) } p { a.button href="/" { (page.t("fail-home")) } } } };
        return Ok((axum::http::StatusCode::NOT_FOUND, page.show(&body)).into_response());
    };
    let row = app.store.table(&id).await?.ok_or(Fail::NotFound)?;
    let entry = app.library.entry(&row.summary.game).ok_or(Fail::NotFound)?;
    let game = entry.game.as_ref().ok_or(Fail::NotFound)?;
    let page = Page::new(&app, &visitor, "join-title");
    let name = game.info().seats.iter().find(|s| s.id == seat).map_or("", |s| of(&s.name, page.lang()));
    let mut others: Vec<String> = row.summary.seats.iter().filter_map(|s| s.name.clone()).collect();
    others.sort();
    others.dedup();
    let me = visitor.user.as_ref();
    let delay = match app.lives.get(&app.0, &id).await? {
        Some(live) => live.lock().await.delay,
        None => None,
    };
    let body = html! {
        main.narrow {
            h1 { (row.summary.title) }
            p.lead { (super::home::tile(entry, &seat)) " " (page.say(&Msg::new("join-seat").text("seat", name))) }
            @if let Some(n) = delay { p { (page.say(&Msg::new("join-watch").int("n", n))) } }
            @if !others.is_empty() { p { (page.say(&Msg::new("join-with").text("names", others.join(", ")))) } }
            form method="post" {
                (token(&visitor))
                label { span { (page.t("account-name")) } input name="name" maxlength="40" autocomplete="nickname" value=[me.map(|u| u.name.as_str())]; }
                button.primary type="submit" { (page.t("join-go")) }
            }
            p { a href=(format!("/tables/{id}")) { (page.t("join-look")) } }
        }
    };
    Ok(page.show(&body).into_response())
}

/// What the form sends.
#[derive(Deserialize)]
pub struct Taken {
    csrf: String,
    #[serde(default)]
    name: String,
}

/// Takes the seat.
pub async fn take(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path(link): Path<String>,
    Form(form): Form<Taken>,
) -> Result<Response, Fail> {
    visitor.check_form(&headers, &form.csrf)?;
    let hash = token_hash(&link);
    let Some((id, seat)) = app.store.invited_to(&hash).await? else {
        return Ok(Redirect::to(&format!("/join/{link}")).into_response());
    };
    let me = visitor.person(&app).await?;
    if let Some(name) = super::account::name(&form.name).filter(|n| *n != me.name) {
        app.store.rename(me.id, &name).await.map_err(|e| super::account::taken(&app, &visitor, e))?;
    }
    if !app.store.take_seat(&id, &seat, &hash, me.id).await? {
        return Ok(Redirect::to(&format!("/join/{link}")).into_response());
    }
    if let Some(live) = app.lives.peek(&id) {
        live.reseat(&app.0).await;
    }
    Ok(Redirect::to(&format!("/tables/{id}")).into_response())
}

/// `/watch/{token}`: leads to the table.
pub async fn watch(app: Shared, Path(link): Path<String>) -> Result<Redirect, Fail> {
    let id = app.store.watched_by(&token_hash(&link)).await?.ok_or(Fail::NotFound)?;
    Ok(Redirect::to(&format!("/tables/{id}")))
}
