//! The table in a real browser: installs what is needed, checks the scripts' types, starts the real server and plays.

use crate::repo;
use anyhow::{Context, Result, bail};
use std::{
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// Debian's browser.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Tests that passed and failed.
#[derive(Default, Clone, Copy)]
pub struct Played {
    /// Passed.
    pub passed: u64,
    /// Failed.
    pub failed: u64,
}

/// The task: everything, and an error if anything failed. `--shots DIR` keeps pictures, `--only WORD` runs tests whose name holds it.
pub fn run(args: &[String]) -> Result<()> {
    let played = play(args)?;
    println!("browser: {} passed, {} failed", played.passed, played.failed);
    if played.failed > 0 {
        bail!("browser: {} failed", played.failed);
    }
    Ok(())
}

/// Runs it and counts.
pub fn play(args: &[String]) -> Result<Played> {
    let modules = install()?;
    types(&modules)?;
    // What the tests have built already: nothing is compiled twice. The miniature game has a small server of its own,
    // with everything but the games the same.
    repo::run(repo::cargo().args(["build", "--workspace", "--bins", "--examples"]))?;
    let word = |flag: &str| args.iter().position(|a| a == flag).and_then(|i| args.get(i + 1));
    let mut node = Command::new("node");
    node.current_dir(repo::root().join("web/tests"))
        .args(["--test", "--test-reporter=tap"])
        .env("IB_SERVER", repo::target().join("debug/ironbottom"))
        .env("IB_MINI", repo::target().join("debug/examples/mini"))
        .env("IB_HEARD", repo::target().join("debug/examples/heard"))
        .env("IB_MODULES", &modules)
        .env("IB_CHROMIUM", CHROMIUM)
        .stdout(Stdio::piped());
    if let Some(only) = word("--only") {
        node.arg(format!("--test-name-pattern={only}"));
    }
    if let Some(dir) = word("--shots") {
        std::fs::create_dir_all(dir).with_context(|| format!("cannot make {dir}"))?;
        node.env("IB_SHOTS", Path::new(dir).canonicalize()?);
    }
    node.arg("all.test.mjs");
    let mut child = node.spawn().context("cannot start node")?;
    let mut played = Played::default();
    for line in child.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines).map_while(Result::ok) {
        // What each file sums up is counted again in the last lines: those count.
        let figure = |word: &str| line.strip_prefix(word).and_then(|n| n.trim().parse::<u64>().ok());
        if let Some(n) = figure("# pass ") {
            played.passed = n;
        } else if let Some(n) = figure("# fail ") {
            played.failed = n;
        } else if let Some(n) = figure("# cancelled ") {
            played.failed += n;
        }
        println!("{line}");
    }
    let status = child.wait()?;
    if !status.success() && played.failed == 0 {
        bail!("the browser tests ended with {status}");
    }
    if played.passed + played.failed == 0 {
        bail!("no browser test was run");
    }
    Ok(played)
}

/// Browser, node and the packages of the lock file; the folder the packages are in.
fn install() -> Result<PathBuf> {
    let mut missing = Vec::new();
    if !Path::new(CHROMIUM).exists() {
        missing.push("chromium");
    }
    if !repo::works(Command::new("node").arg("--version")) {
        missing.push("nodejs");
    }
    if !repo::works(Command::new("npm").arg("--version")) {
        missing.push("npm");
    }
    if !missing.is_empty() {
        repo::debian(&missing)?;
    }
    let (from, to) = (repo::root().join("web/tests"), repo::target().join("browser"));
    std::fs::create_dir_all(&to)?;
    let lock = repo::read(&from.join("package-lock.json"))?;
    let done = to.join("node_modules/.package-lock.done");
    if std::fs::read_to_string(&done).is_ok_and(|d| d == lock) {
        return Ok(to);
    }
    for file in ["package.json", "package-lock.json"] {
        std::fs::copy(from.join(file), to.join(file))?;
    }
    repo::run(Command::new("npm").args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(&to))?;
    std::fs::write(done, lock)?;
    Ok(to)
}

/// The types of the scripts, as their comments say them.
fn types(modules: &Path) -> Result<()> {
    let project = repo::root().join("web/tests/tsconfig.json");
    repo::run(Command::new("node").arg(modules.join("node_modules/typescript/bin/tsc")).arg("--project").arg(project))
}
