//! `simulate`: many games between computer opponents.

use crate::{
    Context, args,
    fail::{Done, Fail},
    files, library, print_json,
    voice::Voice,
};
use clap::ArgMatches;
use indicatif::{ProgressBar, ProgressStyle};
use ironbottom_bots::{MatchReport, MatchSpec, play_match, rating::share};
use ironbottom_kernel::{
    Explain, Msg, Options,
    dice::Seed,
    erased::AnyGame,
    run::{RANDOM, RunError, RunFailure},
};
use std::path::Path;

/// A game of more actions than this never ends.
pub const MAX_ACTIONS: u64 = 1_000_000;

/// Runs the command.
pub fn run(cx: &mut Context<'_>, m: &ArgMatches) -> Done {
    let voice = &cx.voice;
    let game = cx.library.game(voice, args::text(m, "game").unwrap_or_default(), args::file_of(m, "pack"))?;
    let game = game.as_ref();
    let scenario = library::scenario(voice, game, args::text(m, "scenario"))?;
    let mut options = library::options(voice, game, args::text(m, "preset"), &args::all(m, "option"))?;
    let limit = library::limit_rounds(game, &mut options);
    check_set_up(voice, game, &scenario, &options)?;
    let levels = levels(voice, game, &args::all(m, "bots"))?;
    let number = |id: &str, or: u64| m.get_one::<u64>(id).copied().unwrap_or(or);
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let journals = args::file_of(m, "journals");
    let spec = MatchSpec {
        scenario,
        options,
        levels,
        games: number("games", 100),
        seed: number("seed", 1),
        jobs: number("jobs", cores).clamp(1, 256) as usize,
        keep_journals: journals.is_some(),
        max_actions: MAX_ACTIONS,
        clock: library::clock,
    };
    if spec.games == 0 {
        return Err(Fail::Input(voice.t("simulate-no-games")));
    }
    if let Some(dir) = journals {
        files::folder(voice, dir)?;
    }
    let bar = bar(cx, spec.games);
    let mut not_written = None;
    let report = play_match(game, &spec, &mut |played| {
        bar.inc(1);
        if let (Some(dir), Some(journal), None) = (journals, played.journal, &not_written) {
            let file = dir.join(format!("{}-{}.journal", game.info().id, played.seed));
            not_written = files::write(&cx.voice, &file, &cx.library.complete(game, journal).to_text()).err();
        }
        not_written.is_none()
    });
    bar.finish_and_clear();
    if let Some(fail) = not_written {
        return Err(fail);
    }
    let report = report.map_err(|e| run_error(&cx.voice, game, &e))?;
    if m.get_flag("json") {
        print_json(cx, &report.summary());
    } else {
        for line in tell(cx, game, &report, journals, limit) {
            cx.console.line(&line);
        }
    }
    match report.crashes.first() {
        None => Ok(()),
        Some(c) => Err(Fail::Result(
            cx.voice.say(
                &Msg::new("simulate-failed")
                    .int("failures", report.crashes.len() as i64)
                    .text("seed", c.seed.to_string())
                    .text("failure", failure(&c.failure)),
            ),
        )),
    }
}

/// For developers: what a defect looks like.
fn failure(f: &RunFailure) -> String {
    format!("{f:?}")
}

/// Opens one table, so that what is wrong with the set-up is said before anything is done.
pub fn check_set_up(voice: &Voice, game: &dyn AnyGame, scenario: &str, options: &Options) -> Done {
    match game.open(scenario, options, Seed::from_number(0), Vec::new()) {
        Ok(_) => Ok(()),
        Err(e) => Err(Fail::Input(voice.tell(game, &e.explain()))),
    }
}

/// A run that cannot begin, as a sentence.
pub fn run_error(voice: &Voice, game: &dyn AnyGame, e: &RunError) -> Fail {
    match e {
        RunError::SetUp(e) => Fail::Input(voice.tell(game, &e.explain())),
        RunError::Level(l) => {
            let all = library::levels(game).join(", ");
            Fail::Input(voice.say(&Msg::new("level-unknown").text("level", l).text("levels", all)))
        }
    }
}

/// `SEAT=LEVEL` pairs; a side stands for all its seats, and what is not named plays at random.
fn levels(voice: &Voice, game: &dyn AnyGame, pairs: &[String]) -> Done<Vec<String>> {
    let mut levels = vec![RANDOM.to_owned(); game.info().seats.len()];
    for text in pairs.iter().filter(|p| !p.is_empty()) {
        let (seat, level) = library::pair(voice, text)?;
        let level = library::level(voice, game, level)?;
        for seat in library::seats(voice, game, seat)? {
            levels[seat.0 as usize].clone_from(&level);
        }
    }
    Ok(levels)
}

fn bar(cx: &Context<'_>, games: u64) -> ProgressBar {
    use std::io::IsTerminal;
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template(&format!("{{wide_bar}} {{pos}}/{{len}} {} {{eta}}", cx.voice.t("bar-games")))
    {
        bar.set_style(style);
    }
    bar
}

/// How the games ended, the most frequent first, each with its share.
fn endings(voice: &Voice, game: &dyn AnyGame, report: &MatchReport) -> Vec<String> {
    let mut all: Vec<(String, u64)> = Vec::new();
    for (reason, n) in &report.endings {
        let text = voice.tell(game, reason);
        match all.iter_mut().find(|(t, _)| *t == text) {
            Some((_, sum)) => *sum += n,
            None => all.push((text, *n)),
        }
    }
    all.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    let line = |(text, n): &(String, u64)| {
        let w = share(*n, report.games);
        format!("  {n:>6}  {:>5.1} % ({:.1} - {:.1} %)  {text}", 100.0 * w.rate, 100.0 * w.low, 100.0 * w.high)
    };
    std::iter::once(voice.t("simulate-endings")).chain(all.iter().map(line)).collect()
}

fn tell(cx: &Context<'_>, game: &dyn AnyGame, report: &MatchReport, journals: Option<&Path>, limit: Option<i64>) -> Vec<String> {
    let (voice, s) = (&cx.voice, report.summary());
    let row = |id: &'static str, value: String| format!("{:<28} {value}", voice.t(id));
    let mut lines = vec![row("simulate-games", s.games.to_string()), row("simulate-failures", s.failures.to_string())];
    for (side, wins) in &report.wins {
        let w = share(*wins, s.games);
        let text = format!("{wins}  {:.1} % ({:.1} - {:.1} %)", 100.0 * w.rate, 100.0 * w.low, 100.0 * w.high);
        let label = voice.say(&Msg::new("simulate-wins").text("side", voice.side(game, side)));
        lines.push(format!("{label:<28} {text}"));
    }
    lines.push(row("simulate-draws", s.draws.to_string()));
    lines.extend(endings(voice, game, report));
    lines.push(row("simulate-rounds", format!("{:.2}", s.mean_rounds)));
    if let (Some(rounds), Some(id)) = (limit, &game.info().round_limit_option) {
        lines.push(voice.say(&Msg::new("simulate-limit").int("rounds", rounds).text("option", id)));
    }
    lines.push(row("simulate-actions", format!("{:.1}", s.mean_actions)));
    lines.push(row("simulate-speed", format!("{:.0}", s.actions_per_second)));
    lines.push(row("simulate-legal", format!("{:.1}", s.mean_legal)));
    lines.push(row("simulate-handovers", format!("{:.1}", s.handovers_per_round)));
    lines.push(row("simulate-orders", format!("{:.1}", s.orders_per_player_round)));
    lines.push(row("simulate-routine", format!("{:.1}", s.routine_per_player_round)));
    for (level, ms) in &s.turn_ms_median {
        let label = voice.say(&Msg::new("simulate-turn").text("level", level));
        lines.push(format!("{label:<28} {ms:.1} ms"));
    }
    let never: Vec<&str> = s.reached.iter().filter(|(_, n)| **n == 0).map(|(k, _)| k.as_str()).collect();
    if !never.is_empty() {
        lines.push(row("simulate-never", never.join(", ")));
    }
    if let Some(dir) = journals {
        lines.push(row("simulate-journals", dir.display().to_string()));
    }
    lines
}
