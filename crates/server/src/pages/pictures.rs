//! Boards as pictures, drawn once and kept.

use super::{Shared, table::live};
use crate::{assets::answer, error::Fail, people::Visitor, tools};
use axum::{
    extract::{Path, Query},
    http::HeaderMap,
    response::Response,
};
use ironbottom_draw::{Look, theme};
use ironbottom_kernel::{Lang, SeatSet, Viewer, board::Stage, dice::hex, scene::Scene};
use serde::Deserialize;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

/// Pictures kept.
const KEPT: usize = 128;

/// Boards drawn before, by address, with their tags.
#[derive(Default)]
pub struct Pictures(Mutex<HashMap<String, (String, Arc<Vec<u8>>)>>);

/// What the address may say.
#[derive(Deserialize)]
pub struct Asked {
    theme: Option<String>,
    lang: Option<String>,
    form: Option<String>,
}

/// `/games/{game}/boards/{id}.svg` and `.json`.
pub async fn board(
    app: Shared,
    Path((game, file)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let entry = app.house.entry(&game).ok_or(Fail::NotFound)?;
    let (id, kind) = file.rsplit_once('.').ok_or(Fail::NotFound)?;
    if !matches!(kind, "svg" | "json") || entry.stage.board(id).is_none() {
        return Err(Fail::NotFound);
    }
    let lang = asked.lang.as_deref().and_then(Lang::from_locale).unwrap_or_default();
    let dark = asked.theme.as_deref() == Some("dark");
    let form = match asked.form.as_deref() {
        Some("page") => Form::Page,
        _ => Form::Alone { dark },
    };
    let key = format!("{game}/{file}/{lang:?}/{form:?}");
    let kept = app.pictures.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
    let (tag, bytes) = match kept {
        Some(found) => found,
        None => {
            let (stage, id, json) = (entry.stage.clone(), id.to_owned(), kind == "json");
            let made = tokio::task::spawn_blocking(move || {
                if json {
                    return stage.board(&id).and_then(|b| serde_json::to_vec(b).ok()).unwrap_or_default();
                }
                draw(&stage, &id, None, &|key| key.to_owned(), lang, form).into_bytes()
            });
            let bytes = made.await.map_err(|_| Fail::NotFound)?;
            let made = (hex(&tools::hash(&[&bytes])[..12]), Arc::new(bytes));
            let mut kept = app.pictures.0.lock().unwrap_or_else(PoisonError::into_inner);
            if kept.len() >= KEPT {
                kept.clear();
            }
            kept.insert(key, made.clone());
            made
        }
    };
    let mime = if kind == "json" { "application/json" } else { "image/svg+xml" };
    Ok(answer(&headers, mime, &tag, bytes.to_vec()))
}

/// `/tables/{id}/board.svg`: the position as the reader may see it.
pub async fn table_svg(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let table = live(&app, &id).await?;
    let scene = {
        let inner = table.lock().await;
        let held = visitor.user.as_ref().map_or(SeatSet::NONE, |u| inner.held_by(u.id));
        let viewer = if held.is_empty() { Viewer::Spectator } else { Viewer::Seats(held) };
        inner.table(visitor.lang).map_err(|n| Fail::Bad(n.reason.text))?.scene(viewer)
    };
    let entry = app.house.entry(&table.game.info().id).ok_or(Fail::NotFound)?;
    let (stage, game, lang) = (entry.stage.clone(), table.game.clone(), visitor.lang);
    let dark = asked.theme.as_deref() == Some("dark");
    let made = tokio::task::spawn_blocking(move || {
        let id = scene.board.clone();
        draw(&stage, &id, Some(&scene), &|key| game.catalog().name(lang, key), lang, Form::Alone { dark })
    });
    let text = made.await.map_err(|_| Fail::NotFound)?;
    Ok(answer(&headers, "image/svg+xml", &hex(&tools::hash(&[text.as_bytes()])[..12]), text.into_bytes()))
}

/// For what a board is drawn.
#[derive(Clone, Copy, Debug)]
enum Form {
    /// To be set into a page, which gives the colours.
    Page,
    /// To stand alone.
    Alone { dark: bool },
}

/// Width of a picture, in pixels: it scales anyway.
const WIDTH: u32 = 1600;

fn draw(
    stage: &Stage,
    board: &str,
    scene: Option<&Scene>,
    names: &dyn Fn(&str) -> String,
    lang: Lang,
    form: Form,
) -> String {
    let theme = match form {
        Form::Page => theme::PAGE,
        Form::Alone { dark: false } => theme::LIGHT,
        Form::Alone { dark: true } => theme::DARK,
    };
    let look = Look { lang, theme, width: WIDTH };
    stage.board(board).map(|b| ironbottom_draw::svg(stage, b, scene, names, &look)).unwrap_or_default()
}
