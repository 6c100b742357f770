//! Does a changed rule make a test fail? A random sample of changes to the phases and battles, by cargo-mutants.

use crate::{number, repo};
use anyhow::{Context, Result, bail};
use std::{collections::BTreeSet, path::Path};

/// Of 100 mutants at least this many must be caught.
const NEEDED: f64 = 85.0;

/// The folders of a game whose rules are changed.
const ROOMS: [&str; 2] = ["phases", "battle"];

/// The tests that are run first: not those that play whole games.
const WITHOUT_GAMES: &str = "not test(/conformance|random|bot::|captain|saves|property|annex|in_contact|contract_holds/)";

/// Runs a sample of one game, or of all that have phases.
pub fn run(args: &[String]) -> Result<()> {
    let game = args.first().filter(|a| !a.starts_with("--"));
    let (sample, seed) = (number(args, "--sample", 100)?, number(args, "--seed", 1)?);
    if !repo::works(repo::cargo().args(["mutants", "--version"])) {
        repo::run(repo::cargo().args(["install", "--locked", "cargo-mutants"]))?;
    }
    if !repo::works(repo::cargo().args(["nextest", "--version"])) {
        repo::run(repo::cargo().args(["install", "--locked", "cargo-nextest"]))?;
    }
    let out = repo::target().join("mutants");
    std::fs::create_dir_all(&out)?;
    let all = list(game.map(String::as_str))?;
    if all.is_empty() {
        bail!("there is nothing to change in games/{}/src/phases", game.map_or("*", |g| g));
    }
    let chosen = choose(all, sample as usize, seed);
    println!("{} mutants, seed {seed}", chosen.len());
    // Most changes are noticed by the test of their rule, which is quick; only what those miss is put before the whole games too.
    let mut tried = attempt(&chosen, &out, Some(WITHOUT_GAMES))?;
    if !tried.missed.is_empty() {
        println!("{} missed by the tests of single rules: tried again with whole games", tried.missed.len());
        let again = attempt(&tried.missed, &out, None)?;
        tried.caught.extend(again.caught);
        tried.timeouts.extend(again.timeouts);
        tried.missed = again.missed;
    }
    for m in &tried.missed {
        println!("missed: {m}");
    }
    let viable = tried.caught.len() + tried.missed.len() + tried.timeouts.len();
    if viable == 0 {
        bail!("no mutant could be tried: do the tests pass?");
    }
    // A test that never ends has noticed the change too.
    let rate = 100.0 * (tried.caught.len() + tried.timeouts.len()) as f64 / viable as f64;
    println!(
        "{} caught, {} missed, {} timeouts, {} unviable: {rate:.1} % of {viable} viable mutants noticed",
        tried.caught.len(),
        tried.missed.len(),
        tried.timeouts.len(),
        tried.unviable.len()
    );
    if rate < NEEDED {
        bail!("less than {NEEDED} %");
    }
    Ok(())
}

/// What came of the mutants that were tried.
struct Tried {
    caught: Vec<String>,
    missed: Vec<String>,
    timeouts: Vec<String>,
    unviable: Vec<String>,
}

/// Tries these, with the tests that a filter of nextest chooses.
fn attempt(chosen: &[String], out: &Path, tests: Option<&str>) -> Result<Tried> {
    let mut command = repo::cargo();
    command.args(["mutants", "--no-shuffle", "--jobs=1", "--colors=never", "--output"]).arg(out);
    let packages: BTreeSet<&str> = chosen.iter().filter_map(|name| name.split('/').nth(1)).collect();
    // No more packages and files than needed: some versions let mutants of deleted fields pass the expressions below, so that only those
    // chosen are counted at the end.
    for package in &packages {
        command.args(["--package", package]);
    }
    for file in chosen.iter().filter_map(|name| name.split(':').next()).collect::<BTreeSet<_>>() {
        command.arg("--file").arg(file);
    }
    for name in chosen {
        command.arg("--re").arg(format!("^{}$", escape(name)));
    }
    // nextest stops at the first test that fails, which is all a mutant needs.
    command.args(["--test-tool", "nextest"]);
    // On a busy machine a slow test is no endless one.
    command.args(["--minimum-test-timeout", "120"]);
    // It builds in a copy of the tree, with a target folder of its own; from one mutant to the next little changes, and of the examples
    // nothing is needed; nor are line numbers, and time goes into building, not into running.
    command.env_remove("CARGO_TARGET_DIR").env("CARGO_INCREMENTAL", "1").arg("--cargo-arg=--tests");
    command.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_PROFILE_TEST_DEBUG", "0");
    for package in &packages {
        command.arg(format!("--cargo-arg=--config=profile.dev.package.{package}.opt-level=0"));
    }
    if let Some(filter) = tests {
        command.args(["--", "-E", filter]);
    }
    // Missed mutants make it fail; the figures say what that means.
    command.status().context("cannot start cargo mutants")?;
    let results = out.join("mutants.out");
    let count = |file: &str| -> Result<Vec<String>> {
        Ok(repo::read(&results.join(file))?.lines().map(str::to_owned).filter(|l| chosen.contains(l)).collect())
    };
    let tried = Tried {
        caught: count("caught.txt")?,
        missed: count("missed.txt")?,
        timeouts: count("timeout.txt")?,
        unviable: count("unviable.txt")?,
    };
    let n = tried.caught.len() + tried.missed.len() + tried.timeouts.len() + tried.unviable.len();
    if n < chosen.len() {
        bail!("stopped after {n} of {} mutants: {} caught, {} missed", chosen.len(), tried.caught.len(), tried.missed.len());
    }
    Ok(tried)
}

fn list(game: Option<&str>) -> Result<Vec<String>> {
    let mut command = repo::cargo();
    command.args(["mutants", "--workspace", "--list", "--colors=never"]);
    let mut wanted = repo::games()?;
    wanted.retain(|g| g.join("src/phases").is_dir() && game.is_none_or(|id| repo::name(g) == id));
    // Without any file cargo-mutants would change everything.
    if wanted.is_empty() {
        return Ok(Vec::new());
    }
    for game in &wanted {
        for room in ROOMS {
            command.arg("--file").arg(format!("{}/src/{room}/**/*.rs", repo::shown(game)));
        }
    }
    let output = command.output().context("cannot start cargo mutants")?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).filter(|l| names_a_phase(l)).collect())
}

fn names_a_phase(line: &str) -> bool {
    line.split_once(".rs:")
        .is_some_and(|(file, _)| Path::new(file).components().any(|c| ROOMS.iter().any(|r| c.as_os_str() == *r)))
}

/// A sample that depends on the seed alone.
fn choose(mut all: Vec<String>, sample: usize, seed: u64) -> Vec<String> {
    let mut state = seed;
    let n = sample.min(all.len());
    for i in 0..n {
        let j = i + (next(&mut state) % (all.len() - i) as u64) as usize;
        all.swap(i, j);
    }
    all.truncate(n);
    all
}

/// SplitMix64.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The text as a regular expression that matches just it.
fn escape(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if !c.is_alphanumeric()
            && !matches!(c, ' ' | '/' | '_' | ':' | '"' | '\'' | '<' | '>' | ',' | ';' | '=' | '!' | '%' | '@')
        {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_depends_on_its_seed_alone() {
        let all: Vec<String> = (0..50).map(|i| i.to_string()).collect();
        let one = choose(all.clone(), 10, 1);
        assert_eq!(one, choose(all.clone(), 10, 1));
        assert_ne!(one, choose(all.clone(), 10, 2));
        assert_eq!(one.iter().collect::<std::collections::BTreeSet<_>>().len(), 10);
        assert_eq!(choose(all, 500, 1).len(), 50);
    }

    #[test]
    fn names_become_expressions() {
        assert_eq!(escape("a/b.rs:1:2: replace f -> (u8, x) with ()"), "a/b\\.rs:1:2: replace f \\-> \\(u8, x\\) with \\(\\)");
        assert!(names_a_phase("games/x/src/phases/a.rs:1:1: replace") && !names_a_phase("games/x/src/a.rs:1:1: replace"));
    }
}
