//! The first page: your tables, the games, a start in three clicks.

use super::{
    Page, Shared,
    create::{Usual, usual},
    table::link_token,
    token,
};
use crate::{
    app::App,
    assets,
    error::Fail,
    library::{self, Entry},
    people::Visitor,
    texts::{code, of},
};
use axum::{extract::Query, response::Html};
use ironbottom_kernel::{
    Lang, Msg, Outcome,
    erased::AnyGame,
    info::{OptionKind, SeatInfo},
};
use ironbottom_store::{Holder, TableSummary, User};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Public tables shown.
const PUBLIC: i64 = 12;
/// Own tables shown before one asks for all.
const OWN: usize = 6;

/// What the address may say.
#[derive(Deserialize)]
pub struct Asked {
    game: Option<String>,
    all: Option<String>,
}

/// `/`.
pub async fn show(app: Shared, visitor: Visitor, Query(asked): Query<Asked>) -> Result<Html<String>, Fail> {
    let page = Page::new(&app, &visitor, "home-title");
    let own = match &visitor.user {
        Some(u) => {
            let mut own = app.store.tables_of(u.id).await?;
            // Those that wait for the reader come first.
            own.sort_by_key(|t| (t.status.over, !waits_for(t, u)));
            own
        }
        None => Vec::new(),
    };
    let challenges = match &visitor.user {
        Some(u) => app.store.challenges_of(u.id, OWN as i64).await?,
        None => Vec::new(),
    };
    let public = app.store.public_tables(PUBLIC).await?;
    let public: Vec<&TableSummary> = public.iter().filter(|t| !own.iter().any(|o| o.id == t.id)).collect();
    let mut free = BTreeMap::new();
    for t in &public {
        free.insert(t.id.clone(), free_seats(&app, t, visitor.lang).await?);
    }
    let now = (app.clock)();
    let entries = app.library.entries();
    let chosen = asked.game.as_deref().and_then(|g| entries.iter().find(|e| e.known.id == g && e.game.is_some()));
    let chosen = chosen.or_else(|| entries.iter().find(|e| e.game.is_some()));
    let record = record(&app, &own, visitor.lang);
    let shown = if asked.all.is_some() { own.len() } else { OWN };
    let waiting = own.iter().filter(|t| visitor.user.as_ref().is_some_and(|u| waits_for(t, u))).count();
    let body = html! {
        main.home {
            @if !own.is_empty() {
                section #tables aria-labelledby="own" {
                    div.line {
                        h1 #own { (page.t("home-own")) }
                        @if waiting > 0 { strong.calls { (page.say(&Msg::new("home-waiting").int("count", waiting as i64))) } }
                        @if own.len() > shown { a.more href="/?all" { (page.say(&Msg::new("home-all").int("count", own.len() as i64))) } }
                    }
                    ul.cards.own { @for t in own.iter().take(shown) { li { (table_card(&page, entries, t, visitor.user.as_ref(), now)) } } }
                }
            }
            @if !challenges.is_empty() {
                section aria-labelledby="challenges" {
                    div.line { h1 #challenges { (page.t("home-challenges")) } }
                    (super::challenge::list(&page, &app, &challenges))
                }
            }
            @if !record.is_empty() {
                section aria-labelledby="record" {
                    div.line { h1 #record { (page.t("home-record")) } }
                    ul.record { @for (link, title, result) in &record { li { a href=(link) { (title) } ": " (result) } } }
                }
            }
            section #games aria-labelledby="start" {
                div.line {
                    h1 #start { (page.t("home-start")) }
                    p.lead { (page.t("home-lead")) }
                    a.more href="/import" { (page.t("home-journal")) }
                }
                ul.cards.games {
                    @for e in entries { li { (game_card(&page, e, chosen.is_some_and(|c| c.known.id == e.known.id))) } }
                }
                @if let Some((entry, game)) = chosen.and_then(|e| e.game.as_ref().map(|g| (e, g))) {
                    (start_strip(&page, &visitor, entry, game.as_ref()))
                }
            }
            @if !public.is_empty() {
                section aria-labelledby="public" {
                    div.line { h1 #public { (page.t("home-public")) } }
                    ul.cards.own {
                        @for t in public {
                            li {
                                (table_card(&page, entries, t, visitor.user.as_ref(), now))
                                @for (seat, link) in free.get(&t.id).into_iter().flatten() {
                                    p { a.button href=(link) { (page.say(&Msg::new("home-take").text("seat", seat))) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    Ok(page.show(&body))
}

/// The finished games for one player among these tables, as they were judged: where each is, what it was and how it ended.
fn record(app: &App, own: &[TableSummary], lang: Lang) -> Vec<(String, String, String)> {
    let judged = |t: &TableSummary| {
        let game = app.library.game(&t.game).filter(|g| g.info().seats.len() == 1)?;
        let outcome: Outcome = serde_json::from_str(t.status.outcome.as_deref()?).ok()?;
        let result = app.words.tell(game.catalog(), lang, &outcome.reason);
        Some((format!("/tables/{}", t.id), t.title.clone(), result))
    };
    own.iter().filter(|t| t.status.over).filter_map(judged).collect()
}

/// Open seats of a public table, by name, and the links to them: who shows a table to everybody invites everybody.
async fn free_seats(app: &App, t: &TableSummary, lang: Lang) -> Result<Vec<(String, String)>, Fail> {
    let open = |s: &&ironbottom_store::Seat| s.holder == Holder::Open && s.invited;
    if t.status.over || !t.seats.iter().any(|s| open(&s)) {
        return Ok(Vec::new());
    }
    let (Some(row), Some(game)) = (app.store.table(&t.id).await?, app.library.game(&t.game)) else { return Ok(Vec::new()) };
    let name = |id: &str| game.info().seats.iter().find(|s| s.id == id).map_or(id.to_owned(), |s| of(&s.name, lang).to_owned());
    let link = |s: &ironbottom_store::Seat| (name(&s.seat), format!("/join/{}", link_token(&row, &s.seat)));
    Ok(row.summary.seats.iter().filter(open).map(link).collect())
}

/// The picture of a game's board, in both themes.
fn picture(e: &Entry, lang: Lang) -> Markup {
    let Some(board) = e.stage.boards.first() else { return html! { span.picture {} } };
    let version = assets::version();
    let src = |theme: &str| {
        format!("/games/{}/boards/{}.png?theme={theme}&lang={}&form=card&v={version}", e.known.id, board.id, code(lang))
    };
    html! {
        span.picture {
            img.light src=(src("light")) alt="" loading="lazy";
            img.dark src=(src("dark")) alt="" loading="lazy";
        }
    }
}

fn game_card(page: &Page<'_>, e: &Entry, chosen: bool) -> Markup {
    let Some(game) = &e.game else {
        return html! {
            div.card.game.later {
                (picture(e, page.lang()))
                div.words { h2 { (e.known.title) } p.later { (page.t("home-later")) } }
            }
        };
    };
    let info = game.info();
    let players: Vec<u8> = info.assignments.iter().map(|a| a.players).collect();
    let (least, most) = (players.iter().min().copied().unwrap_or(1), players.iter().max().copied().unwrap_or(1));
    let players = page.say(&Msg::new("home-players").int("least", least).int("most", most));
    let kind = page.t(if game.info().secrets { "home-hidden" } else { "home-open" });
    let first = info.scenarios.first().map_or("", |s| of(&s.name, page.lang()));
    html! {
        a.card.game href=(format!("/?game={}#start", e.known.id)) aria-current=[chosen.then_some("true")] {
            (picture(e, page.lang()))
            span.words {
                h2 { (of(&info.title, page.lang())) }
                @if e.known.preview { p { (page.t("home-preview")) } } @else { p { (first) } }
                p.small { (players) " · " (kind) }
            }
        }
    }
}

/// A tile in the livery of a seat.
pub fn tile(e: &Entry, seat: &str) -> Markup {
    let livery = e.stage.liveries.iter().find(|l| l.owner == seat);
    let role = livery.map_or("neutral", |l| &l.role);
    let second = livery.is_some_and(|l| l.second);
    html! { span.tile data-role=(role) data-second=[second.then_some("")] aria-hidden="true" {} }
}

fn start_strip(page: &Page<'_>, visitor: &Visitor, e: &Entry, game: &dyn AnyGame) -> Markup {
    let info = game.info();
    let levels = library::levels(game);
    let usual = usual(game);
    html! {
        form.start method="post" action="/tables" data-game=(info.id) {
            (token(visitor))
            input type="hidden" name="game" value=(info.id);
            @if e.known.preview { p.quiet { (page.t("home-preview-why")) } }
            div.fields {
                label.scenario {
                    span.step { b { "1" } " " (page.t("home-scenario")) }
                    select name="scenario" {
                        @for s in &info.scenarios { option value=(s.id) { (of(&s.name, page.lang())) } }
                    }
                }
                fieldset.seats {
                    legend.step { b { "2" } " " (page.t("home-seats")) }
                    @for (s, u) in info.seats.iter().zip(&usual) { (seat_field(page, e, s, u, &levels)) }
                }
                button.primary type="submit" { (page.t("home-go")) }
            }
            @if game.info().challenge {
                fieldset.challenge {
                    label.check { input type="checkbox" name="challenge"; span { (page.t("home-challenge")) } }
                    label.days {
                        span { (page.t("home-challenge-days")) }
                        input type="number" name="days" min="1" max=(super::challenge::LONGEST) value=(super::challenge::USUAL);
                    }
                    p.small { (page.t("home-challenge-why")) }
                }
            }
            @if !game.info().presets.is_empty() { (difficulty(page, game)) }
            details.options {
                summary { (page.t("home-options")) }
                div.grid {
                    @for o in &info.options {
                        label title=(of(&o.help, page.lang())) {
                            span { (of(&o.name, page.lang())) }
                            (option_field(page, game, o))
                            small { (of(&o.help, page.lang())) }
                        }
                    }
                }
                @if game.info().secrets {
                    label.watch {
                        span { (page.t("home-watch")) }
                        select name="watch" {
                            option value="public" { (page.t("home-watch-public")) }
                            @for n in [1, 2, 3, 5] {
                                option value=(n) { (page.say(&Msg::new("home-watch-later").int("n", n))) }
                            }
                        }
                        small { (page.t("home-watch-why")) }
                    }
                }
                label.check { input type="checkbox" name="public"; span { (page.t("home-make-public")) } }
            }
        }
    }
}

/// How hard the game is: one of its presets. The one that changes nothing is taken unless another is.
fn difficulty(page: &Page<'_>, game: &dyn AnyGame) -> Markup {
    let usual = game.info().presets.iter().find(|p| p.options.0.is_empty()).map(|p| &p.id);
    html! {
        fieldset.presets {
            legend.step { (page.t("home-preset")) }
            @if usual.is_none() {
                label.preset { input type="radio" name="preset" value="" checked; b { (page.t("home-preset-none")) } }
            }
            @for p in &game.info().presets {
                label.preset {
                    input type="radio" name="preset" value=(p.id) checked[usual == Some(&p.id)];
                    b { (of(&p.name, page.lang())) }
                    small { (of(&p.help, page.lang())) }
                }
            }
        }
    }
}

fn seat_field(page: &Page<'_>, e: &Entry, s: &SeatInfo, usual: &Usual, levels: &[String]) -> Markup {
    html! {
        label.seat {
            (tile(e, &s.id))
            span.who { (of(&s.name, page.lang())) }
            select name=(format!("seat.{}", s.id)) aria-label=(of(&s.name, page.lang())) {
                option value="me" selected[*usual == Usual::Me] { (page.t("seat-me")) }
                @for l in levels {
                    option value=(format!("bot:{l}")) selected[*usual == Usual::Bot(l.clone())] { (page.say(&bot(page, l))) }
                }
                option value="open" { (page.t("seat-open")) }
                option value="screen" { (page.t("seat-screen")) }
            }
        }
    }
}

/// A computer opponent of a level, for people.
pub fn bot(page: &Page<'_>, level: &str) -> Msg {
    Msg::new("seat-bot").text("level", level_name(page, level))
}

/// The name of a level; a game may have levels we have no word for.
fn level_name(page: &Page<'_>, level: &str) -> String {
    let id = format!("level-{level}");
    let name = page.words.t(page.lang(), id.clone());
    if name == id { level.to_owned() } else { name }
}

/// What a value of a choice is called.
pub fn value_name(page: &Page<'_>, game: &dyn AnyGame, option: &str, value: &str) -> String {
    let key = format!("option.{option}.{value}");
    if game.catalog().has_name(&key) { game.catalog().name(page.lang(), &key) } else { value.to_owned() }
}

fn option_field(page: &Page<'_>, game: &dyn AnyGame, o: &ironbottom_kernel::info::OptionInfo) -> Markup {
    let name = format!("option.{}", o.id);
    let default = o.default.to_string();
    html! {
        @match &o.kind {
            OptionKind::Flag => select name=(name) {
                @for (v, id) in [("false", "option-off"), ("true", "option-on")] {
                    option value=(v) selected[v == default] { (page.t(id)) }
                }
            },
            OptionKind::Choice(values) => select name=(name) {
                @for v in values { option value=(v) selected[*v == default] { (value_name(page, game, &o.id, v)) } }
            },
            OptionKind::Number { min, max } => input type="number" name=(name) min=(min) max=(max) value=(default);,
        }
    }
}

/// Does the table wait for this person?
pub fn waits_for(t: &TableSummary, user: &User) -> bool {
    !t.status.over
        && t.seats
            .iter()
            .any(|s| s.holder == Holder::Person(user.id) && s.resigned.is_none() && t.status.waiting.contains(&s.seat))
}

fn table_card(page: &Page<'_>, entries: &[Entry], t: &TableSummary, me: Option<&User>, now: i64) -> Markup {
    let entry = entries.iter().find(|e| e.known.id == t.game);
    let mine = me.is_some_and(|u| waits_for(t, u));
    let seat = t.status.waiting.first().or_else(|| t.seats.first().map(|s| &s.seat)).cloned().unwrap_or_default();
    let name = |id: &str| {
        let info =
            entry.and_then(|e| e.game.as_ref()).and_then(|g| g.info().seats.iter().find(|s| s.id == id).map(|s| s.name.clone()));
        info.map_or_else(|| id.to_owned(), |n| of(&n, page.lang()).to_owned())
    };
    let mut people: Vec<String> =
        t.seats.iter().filter_map(|s| s.name.clone().filter(|_| me.is_none_or(|u| s.holder != Holder::Person(u.id)))).collect();
    people.dedup();
    let bots = t.seats.iter().filter(|s| matches!(s.holder, Holder::Bot(_))).count();
    let open = t.seats.iter().filter(|s| s.holder == Holder::Open).count();
    if bots > 0 {
        people.push(page.say(&Msg::new("home-bots").int("count", bots as i64)));
    }
    if open > 0 {
        people.push(page.say(&Msg::new("home-open-seats").int("count", open as i64)));
    }
    let state = if t.status.over {
        page.t("home-over")
    } else if mine {
        page.say(&Msg::new("home-your-turn").text("time", span(page, now - t.status.since)))
    } else {
        let names: Vec<String> = t.status.waiting.iter().map(|s| name(s)).collect();
        page.say(&Msg::new("home-their-turn").text("seats", names.join(", ")).text("time", span(page, now - t.status.since)))
    };
    html! {
        a.card.table-card href=(format!("/tables/{}", t.id)) {
            @if let Some(e) = entry { (picture(e, page.lang())) }
            span.words {
                span.head { @if let Some(e) = entry { (tile(e, &seat)) } h2 { (name(&seat)) } }
                p.small { (t.title) @if !people.is_empty() { " · " (people.join(", ")) } }
                span.foot {
                    span.state.mine[mine] { (state) }
                    span.button.primary[mine] { (page.t(if mine { "home-play" } else { "home-look" })) }
                }
            }
        }
    }
}

/// How long, in one unit.
fn span(page: &Page<'_>, seconds: i64) -> String {
    let minutes = seconds.max(0) / 60;
    let (id, n) = match minutes {
        0..=90 => ("span-minutes", minutes),
        91..=2880 => ("span-hours", minutes / 60),
        _ => ("span-days", minutes / 1440),
    };
    page.say(&Msg::new(id).int("count", n))
}
