//! `bench`: random play on one thread.

use crate::{
    Context, args,
    fail::{Done, Fail},
    library, print_json, simulate,
};
use clap::ArgMatches;
use ironbottom_kernel::{Msg, run::RunSpec};
use serde::Serialize;

/// Long enough to be steady, short enough to be run often.
const WARM_UP: u64 = 300_000_000;
const MEASURE: u64 = 3_000_000_000;

#[derive(Serialize)]
struct Figures {
    actions_per_second: f64,
    games_per_second: f64,
    position_bytes: usize,
    mean_legal: f64,
}

/// Runs the command.
pub fn run(cx: &mut Context<'_>, m: &ArgMatches) -> Done {
    let voice = &cx.voice;
    let game = cx.library.game(voice, args::text(m, "game").unwrap_or_default(), args::file_of(m, "pack"))?;
    let game = game.as_ref();
    let scenario = library::scenario(voice, game, args::text(m, "scenario"))?;
    let mut options = library::options(voice, game, args::text(m, "preset"), &args::all(m, "option"))?;
    library::limit_rounds(game, &mut options);
    simulate::check_set_up(voice, game, &scenario, &options)?;
    let mut spec = RunSpec {
        scenario,
        options,
        seed: 0,
        levels: Vec::new(),
        keep_journal: false,
        careful: false,
        max_actions: simulate::MAX_ACTIONS,
        clock: library::clock,
    };
    // Games for a while; those of the warm-up are not counted.
    let mut play_for = |nanos: u64| -> Done<(u64, u64, u64, u64)> {
        let (mut games, mut decisions, mut legal) = (0, 0, 0);
        let start = library::clock();
        loop {
            spec.seed += 1;
            let report = game.run(&spec).map_err(|e| simulate::run_error(voice, game, &e))?;
            if let Some(f) = &report.failure {
                let msg = Msg::new("simulate-failed").int("failures", 1).text("seed", spec.seed.to_string());
                return Err(Fail::Result(voice.say(&msg.text("failure", format!("{f:?}")))));
            }
            games += 1;
            decisions += report.decisions;
            legal += report.legal;
            let spent = library::clock() - start;
            if spent >= nanos {
                return Ok((games, decisions, legal, spent));
            }
        }
    };
    play_for(WARM_UP)?;
    let (games, decisions, legal, nanos) = play_for(MEASURE)?;
    let seconds = nanos as f64 / 1e9;
    let figures = Figures {
        actions_per_second: decisions as f64 / seconds,
        games_per_second: games as f64 / seconds,
        position_bytes: game.position_bytes(),
        mean_legal: legal as f64 / decisions.max(1) as f64,
    };
    if m.get_flag("json") {
        print_json(cx, &figures);
        return Ok(());
    }
    for (id, value) in [
        ("bench-actions", format!("{:.0}", figures.actions_per_second)),
        ("bench-games", format!("{:.2}", figures.games_per_second)),
        ("bench-bytes", figures.position_bytes.to_string()),
        ("simulate-legal", format!("{:.1}", figures.mean_legal)),
    ] {
        let line = format!("{:<28} {value}", cx.voice.t(id));
        cx.console.line(&line);
    }
    Ok(())
}
