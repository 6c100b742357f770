//! Development tasks: `cargo xtask new-game`, `test`, `coverage`, `rules`, `rooms`, `names`, `messages`, `mutants`, `soak`, `bench`.

mod bench;
mod browser;
mod coverage;
mod load;
mod maps;
mod marks;
mod messages;
mod mutants;
mod names;
mod new_game;
mod picture;
mod repo;
mod rooms;
mod rules;
mod soak;
mod test;

use anyhow::{Result, bail};
use std::process::ExitCode;

const HELP: &str = "cargo xtask TASK

new-game NAME                      a new game in games/NAME, copied from the starter game, tested and listed
test                               every check but the browser; installs what it needs
coverage [GAME]                    rules without a test or a place in the source; worked examples without a test
rules [--check]                    writes the names of the rules (rule::XY_013) from their texts; with --check: are they up to date?
rooms                              modules of a game that import from a floor above their own
names                              names of games in rooms that must know none
messages                           message files: both languages, same messages, none missing
marks                              unfinished marks and ignored tests
mutants [GAME] [--sample N] [--seed S]   does a changed rule make a test fail?
soak [GAME] [--games N] [--seed S] [-- ARGS ...]   long runs, random and of computer opponents, with audits; every journal is proved
bench                              instruction counts by callgrind
load [--tables N] [--rate N] [--seconds N]   how soon a busy released server answers; fails above 50 ms (99th percentile)
browser [--shots DIR] [--only W]   the table in a real browser; installs what it needs
maps [--check] [GAME...]           draws the boards; with --check: are they what the tool draws?
picture                            draws docs/terminal.svg";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (task, rest) = args.split_first().map_or(("help", &[][..]), |(t, r)| (t.as_str(), r));
    let result = match task {
        "new-game" => new_game::run(rest),
        "test" => test::run(),
        "coverage" => coverage::run(rest.first().map(String::as_str)),
        "rules" => rules::run(rest),
        "names" => report("names", names::check()),
        "rooms" => report("rooms", rooms::check()),
        "messages" => report("messages", messages::check()),
        "marks" => report("marks", marks::check()),
        "mutants" => mutants::run(rest),
        "soak" => soak::run(rest),
        "bench" => bench::run(),
        "load" => load::run(rest),
        "browser" => browser::run(rest),
        "maps" => maps::run(rest),
        "picture" => picture::run(),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(())
        }
        other => Err(anyhow::anyhow!("there is no task '{other}'\n{HELP}")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("{e:#}");
            ExitCode::FAILURE
        }
    }
}

/// Prints what a check found; anything found is a failure.
fn report(what: &str, found: Result<Vec<String>>) -> Result<()> {
    let found = found?;
    for line in &found {
        println!("{line}");
    }
    if !found.is_empty() {
        bail!("{what}: {} found", found.len());
    }
    println!("{what}: nothing found");
    Ok(())
}

/// The number after a flag.
fn number(args: &[String], flag: &str, or: u64) -> Result<u64> {
    match args.iter().position(|a| a == flag) {
        None => Ok(or),
        Some(i) => match args.get(i + 1).and_then(|n| n.parse().ok()) {
            Some(n) => Ok(n),
            None => bail!("{flag} needs a number"),
        },
    }
}
