//! Everything leaves and comes back: journals as files, and tables that go on from one.

use super::{
    Page, Shared,
    create::{Plan, add},
    table::live,
    token,
};
use crate::{
    app::App,
    error::Fail,
    library,
    live::{last_good, op::guarded},
    people::Visitor,
    texts, tools,
};
use axum::{
    Form,
    extract::{Multipart, Path},
    http::{HeaderMap, header},
    response::{Html, IntoResponse, Redirect, Response},
};
use ironbottom_kernel::{
    Explain, Msg, SeatSet, Viewer,
    erased::{AnyGame, AnyTable},
    journal::Journal,
    story::Moments,
};
use ironbottom_store::{Holder, UserId};
use maud::html;
use serde::Serialize;
use std::{collections::BTreeMap, sync::Arc};

/// What a player of a game with secrets may take away while it runs.
#[derive(Serialize)]
struct OwnView {
    game: String,
    scenario: String,
    commitment: String,
    seats: Vec<String>,
    told: Vec<String>,
    view: serde_json::Value,
}

/// `/tables/{id}/journal`.
pub async fn download(app: Shared, visitor: Visitor, Path(id): Path<String>) -> Result<Response, Fail> {
    let table = live(&app, &visitor, &id).await?;
    let name = |kind: &str| format!("attachment; filename=\"{}-{}.{kind}.json\"", table.game.info().id, &id[..8.min(id.len())]);
    if table.game.info().secrets {
        let inner = table.lock().await;
        let held = visitor.user.as_ref().map_or(SeatSet::NONE, |u| inner.held_by(u.id));
        let seats = inner.ids(held);
        let viewer = if held.is_empty() { Viewer::Spectator } else { Viewer::Seats(held) };
        let voice = inner.voice(visitor.lang);
        // A table that has stopped still has its secrets: what was reached before it failed is shown as it would be while it runs.
        let last = match &inner.table {
            Some(_) => None,
            None => Some(last_good(&app.0, &table.id).await?),
        };
        let shown = inner.table.as_deref().or(last.as_deref());
        let own = shown.filter(|t| !t.is_lifted()).map(|running| OwnView {
            game: table.game.info().id.clone(),
            scenario: table.start.scenario.clone(),
            commitment: table.commitment.clone(),
            seats,
            told: running.told(viewer, 0).iter().map(|t| voice.say(&t.text)).collect(),
            view: serde_json::from_slice(&running.look(viewer).view()).unwrap_or_default(),
        });
        if let Some(own) = own {
            let text = serde_json::to_string_pretty(&own).unwrap_or_default();
            return Ok(file(&name("view"), text));
        }
    }
    let journal = table.journal(&app.0).await?;
    Ok(file(&name("journal"), journal.to_text()))
}

fn file(name: &str, text: String) -> Response {
    let heads = [(header::CONTENT_TYPE, "application/json"), (header::CONTENT_DISPOSITION, name)];
    (heads, text).into_response()
}

/// `POST /tables/{id}/fork`: `moment` (none: now), `seat.ID` as for a new table, or `bot` for the strongest opponent.
pub async fn fork(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Redirect, Fail> {
    visitor.check_form(&headers, form.get("csrf").map(String::as_str).unwrap_or_default())?;
    let bad = |id: &'static str| Fail::Bad(app.words.t(visitor.lang, id));
    let table = live(&app, &visitor, &id).await?;
    let me = visitor.person(&app).await?;
    if !app.limits.make(&visitor.key()) {
        return Err(Fail::TooMany);
    }
    let seed = tools::random_seed()?;
    let (forked, mine) = {
        let inner = table.lock().await;
        let held = inner.held_by(me.id);
        let running = inner.table.as_deref().ok_or_else(|| bad("table-broken"))?;
        let viewer = if held.is_empty() { Viewer::Spectator } else { Viewer::Seats(held) };
        let moments = Moments::of(running, viewer, table.game.info().secrets);
        let at = match form.get("moment").map(|m| m.parse::<usize>()) {
            None => Some(running.len()),
            Some(Ok(m)) => moments.actions(m, running.len()),
            Some(Err(_)) => None,
        };
        let at = at.ok_or_else(|| bad("refused-no-moment"))?;
        // While there are secrets the truth is not copied: what this person did not know then is made up anew.
        let secret = table.game.info().secrets && !running.is_lifted();
        let chance = tools::random_number()?;
        let copy = || if secret { running.imagined(at, viewer, seed.clone(), chance) } else { running.fork(at, seed.clone()) };
        let forked = guarded(copy).map_err(|_| bad("create-crash"))?;
        let forked = forked.map_err(|_| bad("create-crash"))?;
        // Whoever only watched, or has given up, plays whoever must decide: a copy is there to be played.
        let mine = if held.is_empty() { forked.to_act().seats().iter().take(1).collect() } else { held };
        (forked, mine)
    };
    let base = forked.journal();
    let mine = |i: usize| mine.iter().any(|s| s.0 as usize == i);
    let sitters = sitters(table.game.as_ref(), &form, me.id, &mine);
    let title = app.words.say(visitor.lang, &Msg::new("fork-title").text("title", &table.title));
    let copy_of = Some(table.id.clone());
    let (base, creator) = (Some(base), me.id);
    let plan = Plan { title, seed, creator, sitters, public: false, base, delay: None, challenge: None, copy_of };
    let id = add(&app, table.game.as_ref(), forked, plan).await?;
    Ok(Redirect::to(&format!("/tables/{id}")))
}

/// Who sits where at a table that goes on from another: as asked, else me where I am to play, else the strongest opponent.
fn sitters(game: &dyn AnyGame, form: &BTreeMap<String, String>, me: UserId, mine: &dyn Fn(usize) -> bool) -> Vec<Holder> {
    let levels = library::levels(game);
    let best = levels.last().cloned().unwrap_or_default();
    let sitter = |(i, s): (usize, &ironbottom_kernel::info::SeatInfo)| {
        let word = form.get(&format!("seat.{}", s.id)).map(String::as_str);
        match (word, word.and_then(|w| w.strip_prefix("bot:"))) {
            (Some("me" | "screen"), _) => Holder::Person(me),
            (Some("open"), _) => Holder::Open,
            (Some("bot"), _) => Holder::Bot(best.clone()),
            (_, Some(level)) if levels.iter().any(|l| l == level) => Holder::Bot(level.to_owned()),
            _ if mine(i) => Holder::Person(me),
            _ => Holder::Bot(best.clone()),
        }
    };
    game.info().seats.iter().enumerate().map(sitter).collect()
}

/// `/import`.
pub async fn import_form(app: Shared, visitor: Visitor) -> Html<String> {
    let page = Page::new(&app, &visitor, "import-title");
    let body = html! {
        main.narrow {
            h1 { (page.t("import-title")) }
            p.lead { (page.t("import-lead")) }
            form method="post" action="/import" enctype="multipart/form-data" {
                (token(&visitor))
                label { span { (page.t("import-file")) } input type="file" name="journal" accept=".json,application/json" required; }
                button.primary type="submit" { (page.t("import-go")) }
            }
        }
    };
    page.show(&body)
}

/// `POST /import`: a journal is proved entry by entry, then goes on with a new seed.
pub async fn import(app: Shared, visitor: Visitor, headers: HeaderMap, mut parts: Multipart) -> Result<Redirect, Fail> {
    let bad = |msg: &Msg| Fail::Bad(app.words.say(visitor.lang, msg));
    let (mut csrf, mut text) = (String::new(), String::new());
    while let Some(part) = parts.next_field().await.map_err(|_| bad(&Msg::new("import-unreadable")))? {
        let name = part.name().unwrap_or_default().to_owned();
        let value = part.text().await.map_err(|_| bad(&Msg::new("import-unreadable")))?;
        match name.as_str() {
            "csrf" => csrf = value,
            "journal" => text = value,
            _ => {}
        }
    }
    visitor.check_form(&headers, &csrf)?;
    if !app.limits.make(&visitor.key()) {
        return Err(Fail::TooMany);
    }
    let journal = Journal::from_text(&text).map_err(|e| bad(&e.explain()))?;
    let game = app
        .library
        .with_pack(&journal.game, &journal.pack, journal.custom_pack.as_ref())
        .ok_or_else(|| bad(&Msg::new("import-no-game").text("game", &journal.game)))?;
    let seed = tools::random_seed()?;
    let (proved, own_seed) = (game.clone(), seed.clone());
    let read = move || -> Result<Box<dyn AnyTable>, Msg> {
        let table = guarded(|| proved.load(&journal, None)).map_err(|_| Msg::new("create-crash"))?;
        let table = table.map_err(|e| e.explain())?;
        guarded(|| table.fork(table.len(), own_seed)).map_err(|_| Msg::new("create-crash"))?.map_err(|e| e.explain())
    };
    let forked = tokio::task::spawn_blocking(read).await.map_err(|_| bad(&Msg::new("create-crash")))?;
    let forked = forked.map_err(|m| Fail::Bad(app.words.tell(game.catalog(), visitor.lang, &m)))?;
    let me = visitor.person(&app).await?;
    let id = begin_from(&app.0, &visitor, game, forked, seed, me.id).await?;
    Ok(Redirect::to(&format!("/tables/{id}")))
}

async fn begin_from(
    app: &Arc<App>,
    visitor: &Visitor,
    game: Arc<dyn AnyGame>,
    table: Box<dyn AnyTable>,
    seed: ironbottom_kernel::dice::Seed,
    me: UserId,
) -> Result<ironbottom_store::TableId, Fail> {
    let title = Msg::new("import-name").text("title", texts::of(&game.info().title, visitor.lang));
    let sitters = game.info().seats.iter().map(|_| Holder::Person(me)).collect();
    let base = table.journal();
    let title = app.words.say(visitor.lang, &title);
    let base = Some(base);
    let plan = Plan { title, seed, creator: me, sitters, public: false, base, delay: None, challenge: None, copy_of: None };
    add(app, game.as_ref(), table, plan).await
}
