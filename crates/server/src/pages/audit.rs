//! Every die a reader may know, how lucky each was, and how to check it.

use super::{Page, Shared, table::live, token};
use crate::{
    error::Fail,
    live::{op::unrolled, render::Voice},
    people::Visitor,
    texts::of,
};
use axum::{
    Form,
    extract::Path,
    http::HeaderMap,
    response::{Html, Redirect},
};
use ironbottom_kernel::{Msg, SeatSet, Viewer, dice::Roll, erased::AnyTable, journal::Entry};
use ironbottom_protocol::Code;
use maud::html;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Lines shown, the latest first.
const LINES: usize = 500;

/// Dice of one kind.
#[derive(Default)]
struct Pile {
    dice: u64,
    sum: u64,
    expected: u64,
    faces: BTreeMap<u8, u64>,
}

impl Pile {
    fn add(&mut self, r: &Roll) {
        self.dice += 1;
        self.sum += 2 * u64::from(r.value);
        self.expected += u64::from(r.sides) + 1;
        *self.faces.entry(r.value).or_default() += 1;
    }

    /// Mean face and mean to be expected, for people.
    #[expect(clippy::cast_precision_loss, reason = "counts of dice are small")]
    fn means(&self) -> (String, String) {
        let mean = |sum: u64| format!("{:.2}", sum as f64 / 2.0 / self.dice.max(1) as f64);
        (mean(self.sum), mean(self.expected))
    }
}

/// The kind of a purpose: its words, without the numbers that say when and where.
fn kind(purpose: &str) -> &str {
    purpose.split(|c: char| c.is_ascii_digit()).next().map(str::trim_end).filter(|k| !k.is_empty()).unwrap_or(purpose)
}

/// Who took each action in force.
fn actors(table: &dyn AnyTable) -> Vec<String> {
    let mut out = Vec::new();
    for e in table.entries(0) {
        match e {
            Entry::Act(a) => out.push(a.seat),
            Entry::Rewind(r) => out.truncate(r.keep),
            Entry::Amend(_) | Entry::Resign(_) => {}
        }
    }
    out
}

/// `/tables/{id}/audit`.
pub async fn show(app: Shared, visitor: Visitor, Path(id): Path<String>) -> Result<Html<String>, Fail> {
    let table = live(&app, &visitor, &id).await?;
    // What is needed is copied; it is put into words when the table is free again.
    let (told, actors, journal, over, may_add, sealed) = {
        let inner = table.lock().await;
        let running = inner.table(visitor.lang).map_err(|n| Fail::Bad(n.reason.text))?;
        let held = visitor.user.as_ref().map_or(SeatSet::NONE, |u| inner.held_by(u.id));
        let viewer = if held.is_empty() { Viewer::Spectator } else { Viewer::Seats(held) };
        let sealed = running.is_sealed();
        let may_add = !held.is_empty() && !sealed && unrolled(running);
        (running.told(viewer, 0), actors(running), running.journal(), running.to_act().is_over(), may_add, sealed)
    };
    let voice = Voice { words: &app.words, game: table.game.as_ref(), lang: visitor.lang };
    let (mut by_seat, mut by_purpose): (BTreeMap<String, Pile>, BTreeMap<String, Pile>) = Default::default();
    let mut lines = Vec::new();
    for t in told.into_iter().filter(|t| !t.dice.is_empty()) {
        let seat = actors.get(t.action).cloned().unwrap_or_default();
        for r in &t.dice {
            by_seat.entry(seat.clone()).or_default().add(r);
            by_purpose.entry(kind(&r.purpose).to_owned()).or_default().add(r);
        }
        lines.push((voice.say(&t.text), t.dice));
    }
    let page = Page::new(&app, &visitor, "audit-title");
    let pile = |name: String, p: &Pile| {
        let (mean, expected) = p.means();
        html! { tr { th scope="row" { (name) } td { (p.dice) } td { (mean) } td { (expected) }
        td.faces { @for (face, n) in &p.faces { span { b { (face) } " × " (n) " " } } } } }
    };
    let heads = html! { thead { tr {
        th {} th { (page.t("audit-dice")) } th { (page.t("audit-mean")) } th { (page.t("audit-expected")) } th { (page.t("audit-faces")) }
    } } };
    let body = html! {
        main.audit {
            h1 { (page.t("audit-title")) }
            p { a href=(format!("/tables/{id}")) { (table.title) } }
            @if let Some(c) = &table.challenge { p { a href=(super::challenge::address(c)) { (page.t("challenge-back")) } } }
            h2 { (page.t("audit-proof")) }
            dl {
                dt { (page.t("audit-commitment")) } dd { code { (journal.commitment) } }
                dt { (page.t("audit-seed")) } dd { @match &journal.seed { Some(s) => code { (s) }, None => (page.t(if sealed { "challenge-seed-later" } else { "audit-seed-later" })) } }
                @if !journal.words.is_empty() { dt { (page.t("audit-words")) } dd { (journal.words.join(" · ")) } }
            }
            p { (page.t(if table.challenge.is_some() { "challenge-words" } else { "audit-words-why" })) }
            @if may_add {
                form.search.words method="post" action=(format!("/tables/{id}/words")) {
                    (token(&visitor))
                    label { span { (page.t("audit-words-yours")) } input name="words" maxlength="200" required autocomplete="off"; }
                    button type="submit" { (page.t("audit-words-go")) }
                }
            }
            p { (page.t("audit-how")) }
            pre { "ironbottom verify FILE" }
            p { a.button href=(format!("/tables/{id}/journal")) { (page.t("audit-journal")) } }
            @if !over && table.game.info().secrets { p.small { (page.t("audit-some")) } }
            h2 { (page.t("audit-luck")) }
            @if by_seat.is_empty() { p { (page.t("audit-none")) } } @else {
                table { (heads) tbody {
                    @for (seat, p) in &by_seat { (pile(seat_name(table.game.as_ref(), seat, &page), p)) }
                } }
                table { (heads) tbody { @for (purpose, p) in &by_purpose { (pile(purpose.clone(), p)) } } }
                h2 { (page.say(&Msg::new("audit-rolls").int("count", lines.len() as i64))) }
                ol.rolls reversed {
                    @for (text, dice) in lines.iter().rev().take(LINES) {
                        li { (text) " " span.dice { @for d in dice { span.die title=(format!("d{}", d.sides)) { (d.value) } " " } } }
                    }
                }
            }
        }
    };
    Ok(page.show(&body))
}

/// What the form sends.
#[derive(Deserialize)]
pub struct Added {
    csrf: String,
    words: String,
}

/// `POST /tables/{id}/words`: a player's words go into the dice.
pub async fn add_words(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    Form(form): Form<Added>,
) -> Result<Redirect, Fail> {
    visitor.check_form(&headers, &form.csrf)?;
    let table = live(&app, &visitor, &id).await?;
    let me = visitor.user.as_ref().ok_or(Fail::Forbidden)?;
    let added = table.add_words(&app, me.id, visitor.lang, &form.words).await;
    added.map_err(|no| if no.code == Code::NotYours { Fail::Forbidden } else { Fail::Bad(no.reason.text) })?;
    Ok(Redirect::to(&format!("/tables/{id}/audit")))
}

fn seat_name(game: &dyn ironbottom_kernel::erased::AnyGame, id: &str, page: &Page<'_>) -> String {
    game.info().seats.iter().find(|s| s.id == id).map_or_else(|| id.to_owned(), |s| of(&s.name, page.lang()).to_owned())
}
