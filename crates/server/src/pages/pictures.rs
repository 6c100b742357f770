//! Boards as pictures, drawn once and kept.

use super::{Shared, table::live};
use crate::{
    app::App,
    assets::{self, Kept},
    error::Fail,
    library::Entry,
    people::Visitor,
};
use axum::{
    extract::{Path, Query},
    http::HeaderMap,
    response::Response,
};
use ironbottom_draw::{Look, theme};
use ironbottom_kernel::{
    Lang, SeatSet, Viewer,
    board::{Board, BoardSpace, SpaceKind, Stage},
    scene::Scene,
};
use serde::Deserialize;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

/// Pictures kept.
const KEPT: usize = 128;

/// Boards drawn and packed before, by address.
#[derive(Default)]
pub struct Pictures(Mutex<HashMap<String, Kept>>);

/// What the address may say.
#[derive(Deserialize)]
pub struct Asked {
    theme: Option<String>,
    lang: Option<String>,
    form: Option<String>,
    /// The version of the program the address was written for.
    v: Option<String>,
}

/// `/games/{game}/boards/{id}.svg`, `.png` and `.json`.
pub async fn board(
    app: Shared,
    Path((game, file)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let entry = app.library.entry(&game).ok_or(Fail::NotFound)?;
    let (id, kind) = file.rsplit_once('.').ok_or(Fail::NotFound)?;
    let dark = asked.theme.as_deref() == Some("dark");
    let form = match (kind, asked.form.as_deref()) {
        ("json", _) => Form::Data,
        ("svg", Some("page")) => Form::Page,
        ("svg", _) => Form::Alone { dark },
        ("png", Some("card")) => Form::Card { dark },
        ("png", _) => Form::Pixels { dark },
        _ => return Err(Fail::NotFound),
    };
    if entry.stage.board(id).is_none() {
        return Err(Fail::NotFound);
    }
    let lang = asked.lang.as_deref().and_then(Lang::from_locale).unwrap_or_default();
    let picture = kept(&app, entry, id, lang, form).await.ok_or(Fail::NotFound)?;
    Ok(picture.answer(&headers, asked.v.as_deref().is_some_and(|v| !v.is_empty() && v == assets::version())))
}

/// A picture drawn before, or drawn now.
async fn kept(app: &App, entry: &Entry, id: &str, lang: Lang, form: Form) -> Option<Kept> {
    let key = format!("{}/{id}/{lang:?}/{form:?}", entry.known.id);
    if let Some(found) = app.pictures.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned() {
        return Some(found);
    }
    let (stage, id) = (entry.stage.clone(), id.to_owned());
    let made = tokio::task::spawn_blocking(move || {
        draw(&stage, &id, None, &|key| key.to_owned(), lang, form).map(|bytes| Kept::new(form.mime(), bytes))
    });
    let made = made.await.ok()??;
    let mut kept = app.pictures.0.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.len() >= KEPT {
        kept.clear();
    }
    kept.insert(key, made.clone());
    Some(made)
}

/// Draws what the first page shows, before anybody asks.
pub async fn warm(app: Arc<App>) {
    for form in [Form::Card { dark: false }, Form::Page, Form::Card { dark: true }] {
        for entry in app.library.entries() {
            if let Some(board) = entry.stage.boards.first() {
                kept(&app, entry, &board.id, Lang::En, form).await;
            }
        }
    }
}

/// `/tables/{id}/board.svg`: the position as the reader may see it.
pub async fn table_svg(
    app: Shared,
    who: Visitor,
    id: Path<String>,
    asked: Query<Asked>,
    heads: HeaderMap,
) -> Result<Response, Fail> {
    let dark = asked.theme.as_deref() == Some("dark");
    table(app, who, id, Form::Alone { dark }, heads).await
}

/// `/tables/{id}/board.png`: the same in pixels.
pub async fn table_png(
    app: Shared,
    who: Visitor,
    id: Path<String>,
    asked: Query<Asked>,
    heads: HeaderMap,
) -> Result<Response, Fail> {
    let dark = asked.theme.as_deref() == Some("dark");
    table(app, who, id, Form::Pixels { dark }, heads).await
}

async fn table(app: Shared, visitor: Visitor, Path(id): Path<String>, form: Form, headers: HeaderMap) -> Result<Response, Fail> {
    let table = live(&app, &visitor, &id).await?;
    let scene = {
        let inner = table.lock().await;
        let held = visitor.user.as_ref().map_or(SeatSet::NONE, |u| inner.held_by(u.id));
        let viewer = if held.is_empty() { Viewer::Spectator } else { Viewer::Seats(held) };
        inner.table(visitor.lang).map_err(|n| Fail::Bad(n.reason.text))?.scene(viewer)
    };
    let entry = app.library.entry(&table.game.info().id).ok_or(Fail::NotFound)?;
    let (stage, game, lang) = (entry.stage.clone(), table.game.clone(), visitor.lang);
    let made = tokio::task::spawn_blocking(move || {
        let id = scene.board.clone();
        let bytes = draw(&stage, &id, Some(&scene), &|key| game.catalog().name(lang, key), lang, form)?;
        Some(Kept::new(form.mime(), bytes))
    });
    let picture = made.await.ok().flatten().ok_or(Fail::NotFound)?;
    Ok(picture.answer(&headers, false))
}

/// For what a board is drawn.
#[derive(Clone, Copy, Debug)]
enum Form {
    /// To be set into a page, which gives the colours.
    Page,
    /// To stand alone.
    Alone { dark: bool },
    /// The same in pixels.
    Pixels { dark: bool },
    /// A piece of it, for the first page.
    Card { dark: bool },
    /// Not drawn at all: the places of things.
    Data,
}

impl Form {
    const fn mime(self) -> &'static str {
        match self {
            Self::Page | Self::Alone { .. } => "image/svg+xml",
            Self::Pixels { .. } | Self::Card { .. } => "image/png",
            Self::Data => "application/json",
        }
    }
}

/// Width of a picture, in pixels: it scales anyway.
const WIDTH: u32 = 1600;
/// Size of a card, in pixels: twice what it is shown at.
const CARD: [i32; 2] = [520, 472];
/// The part of a board's width that a card shows.
const PART: i32 = 5;

fn draw(
    stage: &Stage,
    board: &str,
    scene: Option<&Scene>,
    names: &dyn Fn(&str) -> String,
    lang: Lang,
    form: Form,
) -> Option<Vec<u8>> {
    let board = stage.board(board)?;
    let theme = match form {
        Form::Data => return serde_json::to_vec(board).ok(),
        Form::Page => theme::PAGE,
        Form::Alone { dark } | Form::Pixels { dark } | Form::Card { dark } => {
            if dark {
                theme::DARK
            } else {
                theme::LIGHT
            }
        }
    };
    let look = Look { lang, theme, width: WIDTH };
    let svg = ironbottom_draw::svg(stage, board, scene, names, &look);
    match form {
        Form::Card { .. } => ironbottom_draw::png(&cut(&svg, board)?).ok(),
        Form::Pixels { .. } => ironbottom_draw::png(&svg).ok(),
        _ => Some(svg.into_bytes()),
    }
}

/// A window where most is to be seen: round the place that has the most others about it, the middle of the board before its rim.
fn cut(svg: &str, board: &Board) -> Option<String> {
    let width = board.width / PART;
    let height = width * CARD[1] / CARD[0];
    let land = |s: &&BoardSpace| matches!(s.kind, SpaceKind::Land);
    let mut places: Vec<[i32; 2]> = board.spaces.iter().filter(land).map(|s| s.at).collect();
    // On a board of hexes open sea is most of it: where the places with names are, there is something to see.
    if places.is_empty() {
        places = board.spaces.iter().filter(|s| s.kind.is_hex() && !s.labels.is_empty()).map(|s| s.at).collect();
    }
    if places.is_empty() {
        places = board.spaces.iter().map(|s| s.at).collect();
    }
    // Not at its very edge, where a name would be cut.
    let near = |a: &[i32; 2], b: &[i32; 2]| (a[0] - b[0]).abs() < width * 2 / 5 && (a[1] - b[1]).abs() < height * 2 / 5;
    let about = |a: &[i32; 2]| places.iter().filter(|b| near(a, b)).count();
    let off = |a: &[i32; 2]| (a[0] - board.width / 2).abs() + (a[1] - board.height / 2).abs();
    let [x, y] = places.iter().max_by_key(|a| (about(a), std::cmp::Reverse(off(a))))?;
    let x = (x - width / 2).clamp(0, (board.width - width).max(0));
    let y = (y - height / 2).clamp(0, (board.height - height).max(0));
    let from = svg.find("viewBox=\"")?;
    let to = from + svg[from..].find("font-family")?;
    let window = format!("viewBox=\"{x} {y} {width} {height}\" width=\"{}\" height=\"{}\" ", CARD[0], CARD[1]);
    Some(format!("{}{window}{}", &svg[..from], &svg[to..]))
}
