//! Every check, in the order of how soon it fails.

use crate::{coverage, marks, messages, names, repo, rooms, rules};
use anyhow::{Context, Result, bail};
use std::{
    io::{BufRead, BufReader, Read},
    process::{Command, Stdio},
    sync::Mutex,
    time::Instant,
};

/// Tests counted from what cargo prints.
#[derive(Default, Clone, Copy)]
struct Count {
    passed: u64,
    failed: u64,
}

/// Runs everything; goes on after a failure, so that one run tells all. The last line says how many passed and failed.
pub fn run() -> Result<()> {
    let start = Instant::now();
    install()?;
    let mut count = Count::default();
    let mut times = Vec::new();
    let mut step = |name: &'static str, result: &mut dyn FnMut() -> Result<Count>| {
        println!("── {name}");
        let begin = Instant::now();
        match result() {
            Ok(c) => {
                count.passed += c.passed;
                count.failed += c.failed;
            }
            Err(e) => {
                println!("{e:#}");
                count.failed += 1;
            }
        }
        times.push((name, begin.elapsed()));
    };
    let none = |r: Result<()>| r.map(|()| Count::default());
    step("format", &mut || none(repo::run(repo::cargo().args(["fmt", "--all", "--check"]))));
    step("names", &mut || none(crate::report("names", names::check())));
    step("rooms", &mut || none(crate::report("rooms", rooms::check())));
    step("marks", &mut || none(crate::report("marks", marks::check())));
    step("messages", &mut || none(crate::report("messages", messages::check())));
    step("rules", &mut || none(crate::report("rules", rules::check())));
    step("coverage", &mut || none(coverage::run(None)));
    step("clippy", &mut || {
        none(repo::run(repo::cargo().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])))
    });
    // One binary per test file runs its tests on all cores; with nextest all files do.
    let nextest = repo::works(repo::cargo().args(["nextest", "--version"]));
    if nextest {
        step("tests", &mut || counted(repo::cargo().args(["nextest", "run", "--workspace", "--no-fail-fast"])));
        step("doc tests", &mut || counted(repo::cargo().args(["test", "--workspace", "--doc", "--no-fail-fast"])));
    } else {
        step("tests", &mut || counted(repo::cargo().args(["test", "--workspace", "--no-fail-fast"])));
    }
    step("browser", &mut || crate::browser::play(&[]).map(|p| Count { passed: p.passed, failed: p.failed }));
    step("documentation", &mut || {
        none(repo::run(repo::cargo().args(["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings")))
    });
    println!("── times");
    for (name, time) in &times {
        println!("{name:<16} {:>7.1} s", time.as_secs_f64());
    }
    println!("{:<16} {:>7.1} s", "in all", start.elapsed().as_secs_f64());
    println!("{} passed, {} failed", count.passed, count.failed);
    if count.failed > 0 {
        // The last line has said it.
        std::process::exit(1);
    }
    Ok(())
}

/// What a bare toolchain may lack.
fn install() -> Result<()> {
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !repo::works(repo::cargo().args([tool, "--version"])) {
            repo::run(Command::new("rustup").args(["component", "add", component]).current_dir(repo::root()))?;
        }
    }
    // The store is tried on a real PostgreSQL, which the tests start themselves.
    let packed = std::fs::read_dir("/usr/lib/postgresql").is_ok_and(|mut d| d.next().is_some());
    if !packed && !repo::works(Command::new("initdb").arg("--version")) {
        repo::debian(&["postgresql"])?;
    }
    Ok(())
}

/// Runs tests, shows what they print, and counts.
fn counted(command: &mut Command) -> Result<Count> {
    let mut child =
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().with_context(|| format!("cannot start {command:?}"))?;
    let count = Mutex::new(Count::default());
    let (out, err) = (child.stdout.take(), child.stderr.take());
    std::thread::scope(|s| {
        if let Some(out) = out {
            s.spawn(|| listen(out, &count));
        }
        if let Some(err) = err {
            s.spawn(|| listen(err, &count));
        }
    });
    let status = child.wait()?;
    let count = count.into_inner().unwrap_or_default();
    if !status.success() && count.failed == 0 {
        bail!("{command:?} failed");
    }
    Ok(count)
}

fn listen(from: impl Read, count: &Mutex<Count>) {
    for line in BufReader::new(from).lines().map_while(Result::ok) {
        println!("{line}");
        if let (Some((passed, failed)), Ok(mut c)) = (figures(&line), count.lock()) {
            c.passed += passed;
            c.failed += failed;
        }
    }
}

/// Passed and failed tests of a summary line of cargo test or nextest.
fn figures(line: &str) -> Option<(u64, u64)> {
    let line = line.trim_start();
    let rest =
        line.strip_prefix("test result: ").or_else(|| line.strip_prefix("Summary ").filter(|l| l.contains("tests run:")))?;
    let before = |word: &str| -> u64 {
        let at = rest.find(word).unwrap_or(0);
        rest[..at].trim_end().rsplit(|c: char| !c.is_ascii_digit()).next().and_then(|n| n.parse().ok()).unwrap_or(0)
    };
    Some((before(" passed"), before(" failed")))
}

#[cfg(test)]
mod tests {
    use super::figures;

    #[test]
    fn summaries_of_both_runners() {
        assert_eq!(figures("test result: FAILED. 9 passed; 1 failed; 0 ignored; 0 measured"), Some((9, 1)));
        assert_eq!(figures("     Summary [   0.120s] 37 tests run: 36 passed, 1 failed, 0 skipped"), Some((36, 1)));
        assert_eq!(figures("     Summary [   0.120s] 37 tests run: 37 passed, 0 skipped"), Some((37, 0)));
        assert_eq!(figures("test a ... ok"), None);
    }
}
