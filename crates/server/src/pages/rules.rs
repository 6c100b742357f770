//! The rules, rule by rule, in our own words.

use super::{Page, Shared};
use crate::{error::Fail, people::Visitor, texts::of};
use axum::{
    extract::{Path, Query},
    response::Html,
};
use ironbottom_kernel::{
    Lang, RuleId,
    erased::AnyGame,
    origin::{RECONSTRUCTED, origins},
    rule::RuleText,
};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::BTreeMap;

/// `/rules`.
pub async fn games(app: Shared, visitor: Visitor) -> Html<String> {
    let page = Page::new(&app, &visitor, "rules-title");
    let body = html! {
        main.narrow {
            h1 { (page.t("rules-title")) }
            ul.plain.books {
                @for e in app.library.entries() {
                    li {
                        @match &e.game {
                            Some(g) => a href=(format!("/rules/{}", e.known.id)) { (of(&g.info().title, page.lang())) },
                            None => span.later { (e.known.title) " · " (page.t("home-later")) },
                        }
                    }
                }
            }
        }
    };
    page.show(&body)
}

/// What the address may say.
#[derive(Deserialize)]
pub struct Asked {
    /// A word to look for.
    q: Option<String>,
}

fn text(r: &RuleText, lang: Lang) -> &str {
    match lang {
        Lang::En => &r.en,
        Lang::Fr => &r.fr,
    }
}

fn line(game: &dyn AnyGame, r: &RuleText, lang: Lang) -> Markup {
    let id = r.id.with_prefix(&game.info().rule_prefix);
    html! {
        li id=(id) {
            a.rule href=(format!("/rules/{}/{id}", game.info().id)) { (id) }
            " " (text(r, lang)) " " small.section { "§\u{a0}" (r.section) }
        }
    }
}

/// `/rules/{game}`.
pub async fn game(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Html<String>, Fail> {
    let game = app.library.game(&id).ok_or(Fail::NotFound)?;
    let info = game.info();
    let title = of(&info.title, visitor.lang).to_owned();
    let page = Page::new(&app, &visitor, "rules-title").titled(title.clone());
    let word = asked.q.unwrap_or_default().to_lowercase();
    let fits = |r: &&RuleText| {
        word.is_empty()
            || text(r, page.lang()).to_lowercase().contains(&word)
            || r.id.with_prefix(&info.rule_prefix).to_lowercase().contains(&word)
    };
    let body = html! {
        main.rules {
            h1 { (title) }
            form.search method="get" {
                label { span { (page.t("rules-search")) } input type="search" name="q" value=(word); }
                button type="submit" { (page.t("rules-go")) }
            }
            p.small { a href=(format!("/rules/{id}/sources")) { (page.t("sources-title")) } }
            @if word.is_empty() {
                nav.chapters aria-label=(page.t("rules-chapters")) {
                    ol { @for (slug, name) in &info.chapters { li { a href=(format!("#{slug}")) { (of(name, page.lang())) } } } }
                }
            }
            @for (slug, name) in &info.chapters {
                @let rules: Vec<&RuleText> = info.rules.iter().filter(|r| r.chapter == *slug).filter(fits).collect();
                @if !rules.is_empty() {
                    section {
                        h2 id=(slug) { (of(name, page.lang())) }
                        ol.rules { @for r in rules { (line(game.as_ref(), r, page.lang())) } }
                    }
                }
            }
        }
    };
    Ok(page.show(&body))
}

/// `/rules/{game}/sources`: how many values come from where, and each one that we made up ourselves.
pub async fn sources(app: Shared, visitor: Visitor, Path(id): Path<String>) -> Result<Html<String>, Fail> {
    let game = app.library.game(&id).ok_or(Fail::NotFound)?;
    let title = of(&game.info().title, visitor.lang).to_owned();
    let page = Page::new(&app, &visitor, "sources-title").titled(title.clone());
    let all = origins(game.pack());
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut ours: BTreeMap<(&str, &str), Vec<&str>> = BTreeMap::new();
    for o in &all {
        *counts.entry(&o.source).or_default() += 1;
        if o.source == RECONSTRUCTED {
            ours.entry((&o.file, &o.group)).or_default().push(&o.name);
        }
    }
    let body = html! {
        main.narrow {
            p { a href=(format!("/rules/{id}")) { (title) } }
            h1 { (page.t("sources-title")) }
            p.lead { (page.t("sources-lead")) }
            ul.plain { @for (source, n) in &counts { li { b { (n) } " " (page.t(match *source {
                "rulebook" => "source-rulebook",
                "public" => "source-public",
                _ => "source-reconstructed",
            })) } } }
            h2 { (page.t("sources-ours")) }
            @if ours.is_empty() { p { (page.t("sources-none")) } }
            @for ((file, group), names) in &ours {
                details {
                    summary { (file) @if !group.is_empty() { " · " (group) } " (" (names.len()) ")" }
                    p { (names.join(" · ")) }
                }
            }
        }
    };
    Ok(page.show(&body))
}

/// `/rules/{game}/{id}`, also as JSON for the table page (`.json`).
pub async fn rule(
    app: Shared,
    visitor: Visitor,
    Path((id, rule)): Path<(String, String)>,
) -> Result<axum::response::Response, Fail> {
    use axum::response::IntoResponse;
    let game = app.library.game(&id).ok_or(Fail::NotFound)?;
    let info = game.info();
    let (name, json) = match rule.strip_suffix(".json") {
        Some(name) => (name, true),
        None => (rule.as_str(), false),
    };
    let number = RuleId::parse(name, &info.rule_prefix).ok_or(Fail::NotFound)?;
    let at = info.rules.iter().position(|r| r.id == number).ok_or(Fail::NotFound)?;
    let r = &info.rules[at];
    let chapter = info.chapters.iter().find(|(slug, _)| *slug == r.chapter).map_or("", |(_, n)| of(n, visitor.lang));
    let id_of = |r: &RuleText| r.id.with_prefix(&info.rule_prefix);
    let before = at.checked_sub(1).and_then(|i| info.rules.get(i)).map(id_of);
    let after = info.rules.get(at + 1).map(id_of);
    if json {
        let value = serde_json::json!({
            "id": id_of(r), "section": r.section, "chapter": chapter, "text": text(r, visitor.lang),
            "before": before, "after": after,
        });
        return Ok(axum::Json(value).into_response());
    }
    let page = Page::new(&app, &visitor, "rules-title").titled(id_of(r));
    let body = html! {
        main.narrow {
            p { a href=(format!("/rules/{id}")) { (of(&info.title, page.lang())) } " · " (chapter) }
            h1 { (id_of(r)) }
            p.lead { (text(r, page.lang())) }
            p.small { "§\u{a0}" (r.section) }
            nav.pager {
                @if let Some(b) = before { a rel="prev" href=(b) { "← " (b) } }
                @if let Some(a) = after { a rel="next" href=(a) { (a) " →" } }
            }
        }
    };
    Ok(page.show(&body).into_response())
}
