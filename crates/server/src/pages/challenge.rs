//! Challenges: many people play the same, each at a table of their own, with the same dice; and a table of how they did.

use super::{
    Page, Shared,
    create::{Plan, add},
    home::value_name,
    token,
};
use crate::{app::App, error::Fail, live::op::guarded, people::Visitor, texts::of, tools};
use axum::{
    Form,
    extract::Path,
    http::HeaderMap,
    response::{Html, Redirect},
};
use ironbottom_kernel::{
    Msg, Options,
    dice::{Seal, Seed},
    erased::AnyGame,
    info::OptionValue,
    journal::Journal,
};
use ironbottom_store::{Attempt, Challenge, ChallengeId, Holder, StoreError, UserId};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// Days for which a challenge may be open at most, and how long it is when nobody says.
pub const LONGEST: i64 = 90;
/// The usual time.
pub const USUAL: i64 = 14;
const DAY: i64 = 24 * 3600;

/// The page of a challenge.
pub fn address(id: &ChallengeId) -> String {
    format!("/challenge/{id}")
}

/// How many days it is to be open; none: the word makes no sense.
pub fn days(word: &str) -> Option<i64> {
    match word {
        "" => Some(USUAL),
        word => word.parse().ok().filter(|n| (1..=LONGEST).contains(n)),
    }
}

/// Makes a challenge of a game as it opens.
pub async fn make(
    app: &App,
    game: &dyn AnyGame,
    opening: &Journal,
    seed: &Seed,
    maker: UserId,
    days: i64,
) -> Result<ChallengeId, Fail> {
    let now = (app.clock)();
    let id = ChallengeId::from_random(tools::random()?);
    let new = Challenge {
        id: id.clone(),
        game: game.info().id.clone(),
        scenario: opening.scenario.clone(),
        options: serde_json::to_string(&opening.options).unwrap_or_default(),
        rules: opening.rules,
        pack_hash: opening.pack.clone(),
        seed_hex: seed.to_hex(),
        maker,
        created: now,
        closes: now + days * DAY,
        closed: None,
    };
    app.store.add_challenge(&new).await?;
    metrics::counter!("ironbottom_challenges_made_total").increment(1);
    Ok(id)
}

/// A challenge, with what is needed to speak of it.
struct Known {
    challenge: Challenge,
    game: Arc<dyn AnyGame>,
    options: Options,
    seed: Seed,
    /// Since when it is closed.
    closed: Option<i64>,
}

async fn known(app: &App, id: &str) -> Result<Known, Fail> {
    let id = ChallengeId::parse(id).ok_or(Fail::NotFound)?;
    let challenge = app.store.challenge(&id).await?.ok_or(Fail::NotFound)?;
    let game = app.library.game(&challenge.game).ok_or(Fail::NotFound)?;
    let broken = |what: &str| Fail::from(crate::live::LoadError::Stored(format!("{what} of challenge {id}")));
    let options = serde_json::from_str(&challenge.options).map_err(|_| broken("options"))?;
    let seed = Seed::from_hex(&challenge.seed_hex).ok_or_else(|| broken("seed"))?;
    let closed = challenge.closed_at((app.clock)());
    Ok(Known { challenge, game, options, seed, closed })
}

impl Known {
    fn title(&self, page: &Page<'_>) -> String {
        title(self.game.as_ref(), &self.challenge.scenario, page.lang())
    }
}

/// The game and what is played of it.
pub fn title(game: &dyn AnyGame, scenario: &str, lang: ironbottom_kernel::Lang) -> String {
    let scenario = game.info().scenarios.iter().find(|s| s.id == scenario).map_or("", |s| of(&s.name, lang));
    format!("{} · {scenario}", of(&game.info().title, lang))
}

/// A moment, for people everywhere.
pub fn moment(page: &Page<'_>, at: i64) -> Markup {
    let (year, month, day, hour, minute) = tools::date(at);
    let text = Msg::new("moment").text("year", year.to_string()).int("month", month).int("day", day);
    let text = text.text("time", format!("{hour:02}:{minute:02}"));
    html! { time datetime=(format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}Z")) { (page.say(&text)) } }
}

/// `/challenge/{id}`.
pub async fn show(app: Shared, visitor: Visitor, Path(id): Path<String>) -> Result<Html<String>, Fail> {
    let known = known(&app, &id).await?;
    let attempts = app.store.attempts(&known.challenge.id).await?;
    let maker = app.store.user(known.challenge.maker).await?.map(|u| u.name).unwrap_or_default();
    let page = Page::new(&app, &visitor, "challenge-title");
    let title = known.title(&page);
    let page = page.titled(format!("{}: {title}", app.words.t(visitor.lang, "challenge-title")));
    let me = visitor.user.as_ref();
    let own: Vec<&Attempt> = attempts.iter().filter(|a| me.is_some_and(|u| u.id == a.user)).collect();
    let path = address(&known.challenge.id);
    let mine = me.is_some_and(|u| u.id == known.challenge.maker);
    let body = html! {
        main.challenge {
            p.small { (page.t("challenge-title")) }
            h1 { (title) }
            p.lead {
                @if mine { (page.t("challenge-yours")) } @else { (page.say(&Msg::new("challenge-by").text("name", maker))) } " "
                @match known.closed {
                    None => { (page.t("challenge-until")) " " (moment(&page, known.challenge.closes)) "." }
                    Some(at) => { (page.t("challenge-since")) " " (moment(&page, at)) "." }
                }
            }
            (chosen(&page, &known))
            (doors(&page, &visitor, &known, &own, &path))
            section aria-labelledby="results" {
                h2 #results { (page.t("challenge-results")) }
                @if attempts.is_empty() { p { (page.t("challenge-nobody")) } } @else { (results(&page, &app, &known, &attempts, me.map(|u| u.id))) }
            }
            section aria-labelledby="terms" {
                h2 #terms { (page.t("challenge-terms")) }
                ul.terms {
                    @for id in ["challenge-same", "challenge-first", "challenge-undo", "challenge-alone", "challenge-words"] { li { (page.t(id)) } }
                }
                dl {
                    dt { (page.t("audit-commitment")) } dd { code { (known.seed.commitment()) } }
                    dt { (page.t("audit-seed")) }
                    dd { @if known.closed.is_some() { code { (known.seed.to_hex()) } } @else { (page.t("challenge-seed-later")) } }
                }
            }
            @if mine && known.closed.is_none() {
                section aria-labelledby="close" {
                    h2 #close { (page.t("challenge-close")) }
                    p { (page.t("challenge-close-why")) }
                    form method="post" action=(format!("{path}/close")) {
                        (token(&visitor))
                        label.check { input type="checkbox" name="sure" required; span { (page.t("challenge-close-sure")) } }
                        button type="submit" { (page.t("challenge-close")) }
                    }
                }
            }
        }
    };
    Ok(page.show(&body))
}

/// The options that are not as usual.
fn chosen(page: &Page<'_>, known: &Known) -> Markup {
    let info = known.game.info();
    let value = |id: &str, v: &OptionValue| match v {
        OptionValue::Flag(b) => page.t(if *b { "option-on" } else { "option-off" }),
        OptionValue::Number(n) => n.to_string(),
        OptionValue::Choice(c) => value_name(page, known.game.as_ref(), id, c),
    };
    let set: Vec<(&str, String)> =
        known.options.0.iter().filter_map(|(id, v)| info.option(id).map(|o| (of(&o.name, page.lang()), value(id, v)))).collect();
    html! {
        p {
            @if set.is_empty() { (page.t("challenge-usual")) } @else {
                (page.t("home-options")) ": "
                @for (i, (name, value)) in set.iter().enumerate() { @if i > 0 { "; " } (name) ": " (value) }
            }
        }
    }
}

/// The link to hand on, and the way in.
fn doors(page: &Page<'_>, visitor: &Visitor, known: &Known, own: &[&Attempt], path: &str) -> Markup {
    let running = own.iter().rev().find(|a| a.finished.is_none());
    let name = visitor.user.as_ref().map_or("", |u| u.name.as_str());
    html! {
        div.doors {
            @if known.closed.is_none() {
                @if let Some(a) = running {
                    p { a.button.primary href=(format!("/tables/{}", a.table)) { (page.t("challenge-go-on")) } }
                }
                form method="post" action=(format!("{path}/play")) {
                    (token(visitor))
                    @if own.is_empty() {
                        label { span { (page.t("account-name")) } input name="name" maxlength="40" autocomplete="nickname" value=(name); }
                        button.primary type="submit" { (page.t("challenge-play")) }
                    } @else {
                        button type="submit" { (page.t("challenge-again")) }
                        p.small { (page.t("challenge-again-why")) }
                    }
                }
            } @else { p { (page.t("challenge-over")) } }
            p.share {
                label for="link" { (page.t("challenge-link")) }
                input #link readonly value=(path) data-absolute;
                button type="button" hidden data-copy=(path) data-done=(page.t("challenge-copied")) { (page.t("challenge-copy")) }
            }
        }
    }
}

fn results(page: &Page<'_>, app: &App, known: &Known, attempts: &[Attempt], me: Option<UserId>) -> Markup {
    let c = &known.challenge;
    let in_time = |a: &Attempt| a.finished.is_some_and(|at| at < c.closes && c.closed.is_none_or(|closed| at <= closed));
    let mut place = 0;
    let rows: Vec<Markup> = attempts
        .iter()
        .map(|a| {
            let counts = in_time(a) && a.number == 1;
            if counts {
                place += 1;
            }
            result(page, app, known, a, (counts.then_some(place), in_time(a)), me == Some(a.user))
        })
        .collect();
    html! {
        div.scroll tabindex="0" role="region" aria-labelledby="results" {
            table.results role="table" {
                thead role="rowgroup" { tr role="row" {
                    th role="columnheader" scope="col" { (page.t("challenge-place")) }
                    th role="columnheader" scope="col" { (page.t("challenge-who")) }
                    th role="columnheader" scope="col" { (page.t("challenge-result")) }
                    th role="columnheader" scope="col" { (page.t("challenge-turns")) }
                    th role="columnheader" scope="col" { (page.t("challenge-when")) }
                    @if known.closed.is_some() { th role="columnheader" scope="col" { (page.t("challenge-table")) } }
                } }
                tbody role="rowgroup" { @for row in rows { (row) } }
            }
        }
    }
}

fn result(page: &Page<'_>, app: &App, known: &Known, a: &Attempt, (place, in_time): (Option<i64>, bool), mine: bool) -> Markup {
    let words = a.standing.result.as_deref().filter(|_| in_time).and_then(|t| serde_json::from_str::<Msg>(t).ok());
    let words = words.map(|m| app.words.tell(known.game.catalog(), page.lang(), &m));
    html! {
        tr.mine[mine] role="row" {
            td role="cell" { @match place { Some(n) => (n), None => "–" } }
            th role="rowheader" scope="row" {
                (a.name)
                @if a.guest { " " small { (page.t("challenge-guest")) } }
                @if a.number > 1 { " " small { (page.say(&Msg::new("challenge-attempt").int("n", a.number))) } }
            }
            td role="cell" {
                @match (&words, known.closed) {
                    (Some(text), _) => (text),
                    (None, None) => em { (page.t("challenge-playing")) },
                    (None, Some(_)) => em { (page.t("challenge-unfinished")) },
                }
            }
            td role="cell" data-label=(page.t("challenge-turns")) { (a.standing.rounds) }
            td role="cell" { (moment(page, a.finished.filter(|_| in_time).unwrap_or(a.began))) }
            @if known.closed.is_some() {
                td role="cell" {
                    a href=(format!("/tables/{}", a.table)) { (page.t("home-look")) } " · "
                    a href=(format!("/tables/{}/audit", a.table)) { (page.t("audit-title")) } " · "
                    a href=(format!("/tables/{}/journal", a.table)) { (page.t("nav-journal")) }
                }
            }
        }
    }
}

/// What the forms send.
#[derive(Deserialize)]
pub struct Sent {
    csrf: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    sure: String,
}

/// `POST /challenge/{id}/play`: a table of one's own.
pub async fn play(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    Form(sent): Form<Sent>,
) -> Result<Redirect, Fail> {
    visitor.check_form(&headers, &sent.csrf)?;
    let bad = |id: &'static str| Fail::Bad(app.words.t(visitor.lang, id));
    let known = known(&app, &id).await?;
    if known.closed.is_some() {
        return Err(bad("challenge-over"));
    }
    let c = &known.challenge;
    // A pack that came with a later version is another game.
    let game = app.library.with_pack(&c.game, &c.pack_hash, None).ok_or_else(|| bad("challenge-gone"))?;
    if !app.limits.make(&visitor.key()) {
        return Err(Fail::TooMany);
    }
    let me = visitor.person(&app).await?;
    if let Some(name) = super::account::name(&sent.name).filter(|n| *n != me.name) {
        app.store.rename(me.id, &name).await.map_err(|e| super::account::taken(&app, &visitor, e))?;
    }
    let opened = guarded(|| game.open_by(c.rules, (&c.scenario, &known.options), known.seed.clone(), Vec::new()));
    let mut table = opened.ok().and_then(Result::ok).ok_or_else(|| bad("create-crash"))?;
    table.set_seal(Seal::Shut);
    let plan = Plan {
        title: title(game.as_ref(), &c.scenario, visitor.lang),
        seed: known.seed.clone(),
        creator: me.id,
        sitters: game.info().seats.iter().map(|_| Holder::Person(me.id)).collect(),
        public: false,
        base: None,
        delay: None,
        copy_of: None,
        challenge: Some(c.id.clone()),
    };
    match add(&app, game.as_ref(), table, plan).await {
        Ok(table) => Ok(Redirect::to(&format!("/tables/{table}"))),
        // Pressed twice at once: the other was first.
        Err(Fail::Store(StoreError::Exists { .. })) => Ok(Redirect::to(&address(&c.id))),
        Err(e) => Err(e),
    }
}

/// `POST /challenge/{id}/close`: its maker closes it, and the seed is out.
pub async fn close(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    Form(sent): Form<Sent>,
) -> Result<Redirect, Fail> {
    visitor.check_form(&headers, &sent.csrf)?;
    let known = known(&app, &id).await?;
    if visitor.user.as_ref().is_none_or(|u| u.id != known.challenge.maker) || sent.sure.is_empty() {
        return Err(Fail::Forbidden);
    }
    app.store.close_challenge(&known.challenge.id, (app.clock)()).await?;
    for a in app.store.attempts(&known.challenge.id).await? {
        if let Some(live) = app.lives.peek(&a.table) {
            live.unseal().await;
        }
    }
    Ok(Redirect::to(&address(&known.challenge.id)))
}

/// The challenges a reader made or plays, for the first page.
pub fn list(page: &Page<'_>, app: &App, all: &[Challenge]) -> Markup {
    let now = (app.clock)();
    html! {
        ul.challenges {
            @for c in all {
                @if let Some(game) = app.library.game(&c.game) {
                    li {
                        a href=(address(&c.id)) { (title(game.as_ref(), &c.scenario, page.lang())) } " "
                        small {
                            @match c.closed_at(now) {
                                None => { (page.t("challenge-until")) " " (moment(page, c.closes)) }
                                Some(at) => { (page.t("challenge-since")) " " (moment(page, at)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
