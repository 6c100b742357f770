//! `show`: a journal's position as text, data or a picture.

use crate::{
    Context, args, drawing,
    fail::{Done, Fail},
    library::{self, Proved},
    picture,
    play::log,
    print_json,
};
use clap::ArgMatches;
use ironbottom_kernel::{Explain, SeatSet};
use ironbottom_kernel::{Msg, Viewer, journal::JournalError, scene::Scene};
use serde::Serialize;
use std::path::Path;

#[derive(Serialize)]
struct Shown<'a> {
    game: &'a str,
    scenario: &'a str,
    /// Actions done so far, and in the whole journal; while anything is hidden from the viewer, what it could notice of them.
    at: usize,
    of: usize,
    viewer: String,
    view: serde_json::Value,
    scene: Scene,
}

/// Runs the command.
pub fn run(cx: &mut Context<'_>, m: &ArgMatches) -> Done {
    let path = args::file_of(m, "file").unwrap_or(Path::new(""));
    let Proved { game, journal, table } = cx.library.journal(&cx.voice, path)?;
    let over = table.to_act().is_over();
    let (viewer, name) = match args::text(m, "viewer") {
        // After the end there are no secrets; before it a stranger sees what is public.
        None if over => (Viewer::Everything, "everything".to_owned()),
        None => (Viewer::Spectator, "spectator".to_owned()),
        Some(word) => {
            let seats: SeatSet = library::seats(&cx.voice, game.as_ref(), word)?.into_iter().collect();
            (Viewer::Seats(seats), word.to_owned())
        }
    };
    // While anything is hidden from the viewer, what it could notice is counted: the number of actions would tell of secret ones.
    let moments = log::moments(game.as_ref(), table.as_ref(), viewer);
    let of = moments.now(table.len());
    let at = m.get_one::<u64>("at").map_or(of, |n| usize::try_from(*n).unwrap_or(usize::MAX));
    let Some(done) = moments.actions(at, table.len()) else {
        return Err(Fail::Input(cx.voice.say(&Msg::new("show-no-such").text("at", at.to_string()).int("of", of as i64))));
    };
    let failed = |e: JournalError| Fail::Input(cx.voice.tell(game.as_ref(), &e.explain()));
    let scene = table.scene_after(done, viewer).map_err(failed)?;
    if m.get_flag("json") {
        let view = table.view_after(done, viewer).map_err(failed)?;
        let shown = Shown { game: &journal.game, scenario: &journal.scenario, at, of, viewer: name, view, scene };
        print_json(cx, &shown);
        return Ok(());
    }
    if m.get_flag("svg") || m.get_flag("png") {
        return drawing::picture(cx, m, &game.stage(), Some((&scene, game.as_ref())));
    }
    let head = cx
        .voice
        .say(&Msg::new("show-head").text("title", cx.voice.of(&game.info().title)).int("at", at as i64).int("of", of as i64));
    cx.console.line(&head);
    for line in picture::scene(&cx.voice, game.as_ref(), &scene, None) {
        cx.console.line(&line);
    }
    Ok(())
}
