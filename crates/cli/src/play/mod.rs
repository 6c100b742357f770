//! `play`: a whole game in the terminal, with typed orders.

pub mod commands;
pub mod complete;
pub mod legal;
pub mod log;
pub mod session;
mod toll;

use crate::{
    Context, args,
    fail::{Done, Fail},
    library::{self, Proved},
};
use clap::ArgMatches;
use ironbottom_kernel::{Explain, Msg, Seat, dice::Seed, erased::AnyGame, run::RANDOM};
use session::{Holder, Session};
use std::path::Path;

/// Runs the command.
pub fn run(cx: &mut Context<'_>, m: &ArgMatches) -> Done {
    let pairs = args::all(m, "seat");
    let save = args::file_of(m, "save");
    let load = args::file_of(m, "load");
    if let Some(path) = save.filter(|p| p.exists() && load != Some(*p)) {
        return Err(Fail::Input(cx.voice.say(&Msg::new("save-exists").text("path", path.display().to_string()))));
    }
    if let Some(path) = load {
        let Proved { game, journal, table } = cx.library.journal(&cx.voice, path)?;
        let mut holders = holders(cx, game.as_ref(), &pairs)?;
        if pairs.is_empty() {
            // A journal does not say who held what: whoever is to decide now is at this terminal, with the rest of the side.
            let info = game.info();
            let side = table.to_act().seats().iter().next().and_then(|s| info.seats.get(s.0 as usize)).map(|s| s.side.clone());
            if let Some(side) = side {
                let best = library::levels(game.as_ref()).pop().unwrap_or_else(|| RANDOM.to_owned());
                let holder = |s: &str| if s == side { Holder::Human } else { Holder::Bot(best.clone()) };
                holders = info.seats.iter().map(|s| holder(&s.side)).collect();
                let msg =
                    Msg::new("load-seats").text("side", cx.voice.side(game.as_ref(), &side)).text("level", cx.voice.level(&best));
                let text = cx.voice.say(&msg);
                cx.console.line(&text);
            }
        }
        let mut session = Session::new(cx, game, table, holders, library::fresh_seed());
        session.adopt(journal.seed.is_some())?;
        return start(session, save);
    }
    let game = cx.library.game(&cx.voice, args::text(m, "game").unwrap_or_default(), args::file_of(m, "pack"))?;
    let holders = holders(cx, game.as_ref(), &pairs)?;
    let scenario = library::scenario(&cx.voice, game.as_ref(), args::text(m, "scenario"))?;
    let options = library::options(&cx.voice, game.as_ref(), args::text(m, "preset"), &args::all(m, "option"))?;
    let seed = m.get_one::<u64>("seed").map_or_else(library::fresh_seed, |n| Seed::from_number(*n));
    let table = game
        .open(&scenario, &options, seed.clone(), args::all(m, "word"))
        .map_err(|e| Fail::Input(cx.voice.tell(game.as_ref(), &e.explain())))?;
    start(Session::new(cx, game, table, holders, seed), save)
}

fn start(mut session: Session<'_, '_>, save: Option<&Path>) -> Done {
    if let Some(path) = save {
        session.save_to(path)?;
    }
    session.play()
}

/// Who holds which seat. Nobody named: people have the first side, the best opponents the others. Else seats not named play at
/// random.
fn holders(cx: &Context<'_>, game: &dyn AnyGame, pairs: &[String]) -> Done<Vec<Holder>> {
    let info = game.info();
    let best = library::levels(game).pop().unwrap_or_else(|| RANDOM.to_owned());
    if pairs.is_empty() {
        let first = info.sides.first().map(|s| s.id.as_str());
        let holder = |side: &str| if Some(side) == first { Holder::Human } else { Holder::Bot(best.clone()) };
        return Ok(info.seats.iter().map(|s| holder(&s.side)).collect());
    }
    let mut out = vec![Holder::Bot(RANDOM.to_owned()); info.seats.len()];
    for text in pairs {
        let (seat, word) = library::pair(&cx.voice, text)?;
        let holder = match word {
            "human" => Holder::Human,
            level => Holder::Bot(library::level(&cx.voice, game, level)?),
        };
        for Seat(i) in library::seats(&cx.voice, game, seat)? {
            out[i as usize] = holder.clone();
        }
    }
    Ok(out)
}
