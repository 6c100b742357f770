//! Draws a board file, or turns a picture into pixels: `look BOARD.json|PICTURE.svg OUT.png [WIDTH] [dark] [fr]`. For those who make boards.
#![allow(clippy::unwrap_used, reason = "a developer's tool")]

use ironbottom_draw::{Look, png, svg, theme};
use ironbottom_kernel::{
    Lang,
    board::{Board, Stage},
};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let text = std::fs::read_to_string(&args[0]).unwrap();
    let picture = if args[0].ends_with(".svg") {
        text
    } else {
        let board = Board::from_text(&text).unwrap();
        let has = |word: &str| args.iter().any(|a| a == word);
        let look = Look {
            lang: if has("fr") { Lang::Fr } else { Lang::En },
            theme: if has("dark") { theme::DARK } else { theme::LIGHT },
            width: args.iter().find_map(|a| a.parse().ok()).unwrap_or(1600),
        };
        svg(&Stage::default(), &board, None, &str::to_owned, &look)
    };
    std::fs::write(&args[1], png(&picture).unwrap()).unwrap();
}
