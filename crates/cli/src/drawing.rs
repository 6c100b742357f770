//! `board`, and the pictures of `show`: a board with what stands on it, as SVG or PNG.

use crate::{
    Context, args,
    fail::{Done, Fail},
    files, library,
};
use clap::ArgMatches;
use ironbottom_draw::{Look, png, svg, theme};
use ironbottom_kernel::{Msg, Options, Viewer, board::Stage, dice::Seed, erased::AnyGame, scene::Scene};

/// Width of a picture when nobody says.
const WIDTH: u32 = 1600;

/// Runs the command: the board of a game, with the opening set-up if the game can be played.
pub fn board(cx: &mut Context<'_>, m: &ArgMatches) -> Done {
    let known = cx.library.known(&cx.voice, args::text(m, "game").unwrap_or_default())?;
    if known.playable.is_none() {
        let stage = (known.stage)().map_err(|e| Fail::Result(cx.voice.say(&Msg::new("board-broken").text("problem", e.0))))?;
        return picture(cx, m, &stage, None);
    }
    let game = cx.library.game(&cx.voice, known.id, None)?;
    let scenario = library::scenario(&cx.voice, game.as_ref(), None)?;
    // A position before any die: the seed does not matter, and no secret is shown.
    let table = game.open(&scenario, &Options::default(), Seed([0; 32]), Vec::new());
    let scene = table.map(|t| t.scene(Viewer::Spectator)).ok();
    let stage = game.stage();
    picture(cx, m, &stage, scene.as_ref().map(|s| (s, game.as_ref())))
}

/// Draws and puts out: to a file, or to the standard output.
pub fn picture(cx: &mut Context<'_>, m: &ArgMatches, stage: &Stage, on: Option<(&Scene, &dyn AnyGame)>) -> Done {
    let wanted = args::text(m, "board").or(on.map(|(scene, _)| scene.board.as_str()));
    let board = match wanted {
        Some(id) => stage.board(id),
        None => stage.boards.first(),
    };
    let Some(board) = board else {
        let ids: Vec<&str> = stage.boards.iter().map(|b| b.id.as_str()).collect();
        let msg = match (wanted, ids.is_empty()) {
            (Some(id), false) => Msg::new("board-unknown").text("board", id).text("boards", ids.join(", ")),
            _ => Msg::new("board-none"),
        };
        return Err(Fail::Input(cx.voice.say(&msg)));
    };
    let out = args::file_of(m, "out");
    let pixels = m.get_flag("png");
    if pixels && out.is_none() && cx.console.on_terminal {
        return Err(Fail::Input(cx.voice.t("board-no-terminal")));
    }
    let look = Look {
        lang: cx.voice.lang,
        theme: if m.get_flag("dark") { theme::DARK } else { theme::LIGHT },
        width: m.get_one::<u32>("width").copied().unwrap_or(WIDTH),
    };
    let names = |key: &str| on.map_or_else(|| key.to_owned(), |(_, game)| cx.voice.name(game, key));
    let picture = svg(stage, board, on.map(|(scene, _)| scene), &names, &look);
    let bytes = if pixels {
        png(&picture).map_err(|e| Fail::Result(cx.voice.say(&Msg::new("board-broken").text("problem", e.to_string()))))?
    } else {
        picture.into_bytes()
    };
    match out {
        Some(path) => files::write_bytes(&cx.voice, path, &bytes),
        None => {
            cx.console.bytes(&bytes);
            Ok(())
        }
    }
}
