//! Draws a board for those who make boards: `look WHAT OUT.png|OUT.svg [WIDTH] [dark|page] [fr]`.
//!
//! `WHAT` is a board file, a picture (`.svg`), or a game of the house with the opening on its board: `GAME` or `GAME/BOARD`.
#![allow(clippy::unwrap_used, reason = "a developer's tool")]

use ironbottom_draw::{Look, png, svg, theme};
use ironbottom_kernel::{
    Lang, Options, Viewer,
    board::{Board, Stage},
    dice::Seed,
};
use ironbottom_registry::GAMES;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (what, out) = (&args[0], &args[1]);
    let has = |word: &str| args.iter().any(|a| a == word);
    let look = Look {
        lang: if has("fr") { Lang::Fr } else { Lang::En },
        theme: if has("page") {
            theme::PAGE
        } else if has("dark") {
            theme::DARK
        } else {
            theme::LIGHT
        },
        width: args[2..].iter().find_map(|a| a.parse().ok()).unwrap_or(1600),
    };
    let picture = if what.ends_with(".svg") {
        std::fs::read_to_string(what).unwrap()
    } else if what.ends_with(".json") {
        let board = Board::from_text(&std::fs::read_to_string(what).unwrap()).unwrap();
        svg(&Stage::default(), &board, None, &str::to_owned, &look)
    } else {
        let (id, board) = what.split_once('/').map_or((what.as_str(), None), |(id, b)| (id, Some(b)));
        let known = GAMES.iter().find(|k| k.id == id).unwrap();
        let mut stage = (known.stage)().unwrap();
        // The files as they are now, so that a board just drawn anew is seen without building everything.
        let boards = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
        for board in &mut stage.boards {
            let file = format!("{boards}/{id}/boards/{}.json", board.id);
            *board = Board::from_text(&std::fs::read_to_string(file).unwrap()).unwrap();
        }
        // A page draws its pieces itself.
        let scene = known.playable.filter(|_| !has("page")).map(|p| {
            let game = (p.build)((p.built_in)()).unwrap();
            let scenario = &game.info().scenarios[0].id;
            game.open(scenario, &Options::default(), Seed([0; 32]), Vec::new()).unwrap().scene(Viewer::Spectator)
        });
        let board = board.map_or(&stage.boards[0], |b| stage.board(b).unwrap());
        svg(&stage, board, scene.as_ref(), &str::to_owned, &look)
    };
    let bytes = if out.ends_with(".png") { png(&picture).unwrap() } else { picture.into_bytes() };
    std::fs::write(out, bytes).unwrap();
}
