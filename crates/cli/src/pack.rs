//! `pack`: a game's data out of the program, and corrected data checked.

use crate::{
    Context, args,
    fail::{Done, Fail},
    files,
};
use clap::ArgMatches;
use ironbottom_kernel::Msg;
use std::path::Path;

/// Runs the command.
pub fn run(cx: &mut Context<'_>, m: &ArgMatches) -> Done {
    match m.subcommand() {
        Some(("export", m)) => {
            let dir = args::file_of(m, "dir").unwrap_or(Path::new(""));
            let playable = cx.library.playable(&cx.voice, args::text(m, "game").unwrap_or_default())?;
            let pack = (playable.built_in)();
            files::write_pack(&cx.voice, dir, &pack)?;
            let msg = Msg::new("pack-exported").int("files", pack.0.len() as i64).text("path", dir.display().to_string());
            let line = cx.voice.say(&msg);
            cx.console.line(&line);
            Ok(())
        }
        Some(("check", m)) => check(cx, args::file_of(m, "dir").unwrap_or(Path::new(""))),
        _ => Err(Fail::Input(cx.voice.t("args-no-command"))),
    }
}

fn check(cx: &mut Context<'_>, dir: &Path) -> Done {
    let (playable, pack) = cx.library.of_pack(&cx.voice, dir)?;
    let hash = pack.hash();
    match (playable.build)(pack) {
        Ok(game) => {
            let kind = if hash == (playable.built_in)().hash() { "pack-good-built-in" } else { "pack-good" };
            let line = cx.voice.say(&Msg::new(kind).text("title", cx.voice.of(&game.info().title)).text("hash", hash));
            cx.console.line(&line);
            Ok(())
        }
        Err(problems) => {
            // All at once, so that one pass of corrections is enough.
            for line in cx.library.problems(&cx.voice, playable, &problems) {
                cx.console.line(&line);
            }
            Err(Fail::Input(cx.voice.say(&Msg::new("pack-bad").int("count", problems.0.len() as i64))))
        }
    }
}
