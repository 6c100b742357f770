//! A name and a password make a guest portable. Nothing else is asked.

use super::{Page, Shared, token};
use crate::{
    app::App,
    error::Fail,
    people::{self, Visitor},
};
use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier},
};
use axum::{
    Form,
    http::{HeaderMap, header},
    response::{Html, IntoResponse, Redirect, Response},
};
use ironbottom_kernel::Msg;
use ironbottom_store::StoreError;
use maud::html;
use serde::Deserialize;

/// Letters of a name.
const NAME: std::ops::RangeInclusive<usize> = 2..=40;
/// Letters of a password.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

/// A name as people may have it; none: it cannot be one.
pub fn name(text: &str) -> Option<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = NAME.contains(&name.chars().count()) && !name.chars().any(char::is_control);
    fits.then_some(name)
}

/// A name that is taken is said so.
pub fn taken(app: &App, visitor: &Visitor, e: StoreError) -> Fail {
    match e {
        StoreError::NameTaken { name } => Fail::Bad(app.words.say(visitor.lang, &Msg::new("account-taken").text("name", name))),
        other => other.into(),
    }
}

/// `/account`.
pub async fn show(app: Shared, visitor: Visitor) -> Html<String> {
    let page = Page::new(&app, &visitor, "account-title");
    let user = visitor.user.as_ref();
    let guest = user.is_none_or(|u| u.guest);
    let name = user.map(|u| u.name.as_str()).unwrap_or_default();
    let (least, most) = (*PASSWORD.start(), *PASSWORD.end());
    let password = |auto: &'static str| {
        html! {
            label { span { (page.t("account-password")) }
                input type="password" name="password" minlength=(least) maxlength=(most) autocomplete=(auto) required; }
        }
    };
    let field = |value: &str| {
        html! {
            label { span { (page.t("account-name")) }
                input name="name" minlength=(NAME.start()) maxlength=(NAME.end()) autocomplete="username" value=(value) required; }
        }
    };
    let body = html! {
        main.narrow {
            h1 { (page.t("account-title")) }
            @if guest {
                p.lead { (page.t("account-guest")) }
                section { h2 { (page.t("account-rename")) }
                    form method="post" action="/account/name" { (token(&visitor)) (field(name)) button type="submit" { (page.t("account-save")) } } }
                section { h2 { (page.t("account-make")) } p { (page.t("account-make-why")) }
                    form method="post" action="/account/new" {
                        (token(&visitor)) (field("")) (password("new-password")) button.primary type="submit" { (page.t("account-make-go")) } } }
                section { h2 { (page.t("account-in")) }
                    form method="post" action="/account/in" {
                        (token(&visitor)) (field("")) (password("current-password")) button type="submit" { (page.t("account-in-go")) } } }
            } @else {
                p.lead { (page.say(&Msg::new("account-you").text("name", name))) }
                section { h2 { (page.t("account-rename")) }
                    form method="post" action="/account/name" { (token(&visitor)) (field(name)) button type="submit" { (page.t("account-save")) } } }
                form method="post" action="/account/out" { (token(&visitor)) button type="submit" { (page.t("account-out")) } }
            }
        }
    };
    page.show(&body)
}

/// What the forms send.
#[derive(Deserialize)]
pub struct Sent {
    csrf: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    password: String,
}

impl Sent {
    fn name(&self, app: &App, visitor: &Visitor) -> Result<String, Fail> {
        name(&self.name).ok_or_else(|| Fail::Bad(app.words.t(visitor.lang, "account-bad-name")))
    }

    fn password(&self, app: &App, visitor: &Visitor) -> Result<String, Fail> {
        let fits = PASSWORD.contains(&self.password.chars().count());
        fits.then(|| self.password.clone()).ok_or_else(|| Fail::Bad(app.words.t(visitor.lang, "account-bad-password")))
    }
}

/// Changes the shown name.
pub async fn rename(app: Shared, visitor: Visitor, headers: HeaderMap, Form(sent): Form<Sent>) -> Result<Redirect, Fail> {
    visitor.check_form(&headers, &sent.csrf)?;
    let name = sent.name(&app, &visitor)?;
    let me = visitor.person(&app).await?;
    app.store.rename(me.id, &name).await.map_err(|e| taken(&app, &visitor, e))?;
    Ok(Redirect::to("/account"))
}

/// Makes an account of the guest.
pub async fn register(app: Shared, visitor: Visitor, headers: HeaderMap, Form(sent): Form<Sent>) -> Result<Response, Fail> {
    visitor.check_form(&headers, &sent.csrf)?;
    let (name, password) = (sent.name(&app, &visitor)?, sent.password(&app, &visitor)?);
    if !app.limits.make(&visitor.key()) {
        return Err(Fail::TooMany);
    }
    let hash = tokio::task::spawn_blocking(move || Argon2::default().hash_password(password.as_bytes()).map(|h| h.to_string()));
    let hash = hash.await.ok().and_then(Result::ok).ok_or_else(|| Fail::Bad(app.words.t(visitor.lang, "fail-server")))?;
    let guest = visitor.user.as_ref().filter(|u| u.guest).map(|u| u.id);
    let id = app.store.add_account(guest, &name, &hash, (app.clock)()).await.map_err(|e| taken(&app, &visitor, e))?;
    signed_in(&app, &visitor, id).await
}

/// Signs in. The answer is the same for a wrong name and a wrong password, and takes as long.
pub async fn sign_in(app: Shared, visitor: Visitor, headers: HeaderMap, Form(sent): Form<Sent>) -> Result<Response, Fail> {
    visitor.check_form(&headers, &sent.csrf)?;
    if !app.limits.sign_in(&sent.name) {
        return Err(Fail::TooMany);
    }
    let account = app.store.account(sent.name.trim()).await?;
    let stored = account.as_ref().map(|a| a.password_hash.clone());
    let password = sent.password.clone();
    let right = tokio::task::spawn_blocking(move || match stored {
        Some(stored) => right(&password, &stored),
        None => {
            let _ = Argon2::default().hash_password(password.as_bytes());
            false
        }
    });
    let right = right.await.unwrap_or(false);
    let Some(account) = account.filter(|_| right) else {
        return Err(Fail::Bad(app.words.t(visitor.lang, "account-wrong")));
    };
    if let Some(guest) = visitor.user.as_ref().filter(|u| u.guest) {
        // What the guest began goes on under the account.
        app.store.adopt_guest(guest.id, account.id).await?;
    }
    signed_in(&app, &visitor, account.id).await
}

fn right(password: &str, stored: &str) -> bool {
    argon2::password_hash::phc::PasswordHash::new(stored)
        .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

async fn signed_in(app: &App, visitor: &Visitor, user: ironbottom_store::UserId) -> Result<Response, Fail> {
    // A new secret: whoever may have known the old one does not know this.
    app.store.end_session(&visitor.session()).await?;
    let token = people::begin(app, user).await?;
    let cookie = [(header::SET_COOKIE, people::session_cookie(&token, visitor.secure))];
    Ok((cookie, Redirect::to("/")).into_response())
}

/// Signs out.
pub async fn sign_out(app: Shared, visitor: Visitor, headers: HeaderMap, Form(sent): Form<Sent>) -> Result<Redirect, Fail> {
    visitor.check_form(&headers, &sent.csrf)?;
    app.store.end_session(&visitor.session()).await?;
    Ok(Redirect::to("/"))
}
