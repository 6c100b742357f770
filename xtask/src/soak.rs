//! Long runs through the released program. First many random games; then the runs a game asks for in `games/<game>/soak.toml`: with other
//! options, with computer opponents and the share of games they must win; every journal is proved. Then the game's own audits. At the
//! end every kind of action and event must have occurred, or be listed there with its reason.

use crate::{number, repo};
use anyhow::{Context, Result, bail};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    process::Command,
    sync::Mutex,
};

/// Journals are large: so many at a time. Computer opponents think: so many, that one sees it go on.
const CHUNK: u64 = 200;
const BOT_CHUNK: u64 = 20;

/// Runs it for one game, or for all that can be played.
pub fn run(args: &[String]) -> Result<()> {
    let (own, passed_on) = args.iter().position(|a| a == "--").map_or((args, &[][..]), |i| (&args[..i], &args[i + 1..]));
    let (games, seed) = (number(own, "--games", 10_000)?, number(own, "--seed", 1)?);
    repo::run(repo::cargo().args(["build", "--release", "--package", "ironbottom"]))?;
    let program = repo::target().join("release/ironbottom");
    let ids = match own.first().filter(|a| !a.starts_with("--")) {
        Some(id) => vec![id.clone()],
        None => playable(&program)?,
    };
    for id in ids {
        let plan = Plan::read(&repo::root().join("games").join(&id).join("soak.toml"))?;
        let mut seen = Seen::default();
        let random = Part { args: passed_on.to_vec(), games, ..Part::default() };
        for part in std::iter::once(&random).chain(&plan.parts) {
            part.play(&program, &id, seed, &mut seen)?;
        }
        for audit in &plan.audits {
            println!("{id}: audit {}", audit.example);
            let mut command = repo::cargo();
            command.args(["run", "--quiet", "--release", "--package", &id, "--example", &audit.example, "--"]).args(&audit.args);
            repo::run(&mut command).with_context(|| format!("{id}: the audit {} is not content", audit.example))?;
        }
        seen.check(&id, &plan.unreached)?;
    }
    Ok(())
}

fn playable(program: &Path) -> Result<Vec<String>> {
    let out = Command::new(program).args(["games", "--json"]).output().context("cannot start the program")?;
    let list: serde_json::Value = serde_json::from_slice(&out.stdout)?;
    let games = list["games"].as_array().into_iter().flatten().filter(|g| g["playable"] == true);
    Ok(games.filter_map(|g| g["id"].as_str()).map(str::to_owned).collect())
}

/// What a game asks for.
#[derive(Default, Debug)]
struct Plan {
    parts: Vec<Part>,
    audits: Vec<Audit>,
    /// Kinds that need not occur, with the reason.
    unreached: BTreeMap<String, String>,
}

/// Games of one sort.
#[derive(Default, Debug)]
struct Part {
    /// What is special about them; empty: nothing.
    name: String,
    games: u64,
    /// Further words for the program.
    args: Vec<String>,
    /// Do computer opponents take part?
    bots: bool,
    /// Least share of games a side must win, in percent.
    wins: BTreeMap<String, f64>,
    /// Longest median turn of a level, in milliseconds.
    turn_ms: BTreeMap<String, f64>,
}

#[derive(Debug)]
struct Audit {
    example: String,
    args: Vec<String>,
}

impl Plan {
    fn read(path: &Path) -> Result<Self> {
        if !path.exists() {
            return Ok(Self::default());
        }
        Self::parse(&repo::read(path)?).with_context(|| repo::shown(path))
    }

    fn parse(text: &str) -> Result<Self> {
        let table: toml::Table = text.parse()?;
        let list = |key: &str| table.get(key).and_then(toml::Value::as_array).cloned().unwrap_or_default();
        let mut plan = Self::default();
        for run in list("run") {
            let numbers = |key: &str| -> BTreeMap<String, f64> {
                let pairs = run.get(key).and_then(toml::Value::as_table).into_iter().flatten();
                pairs.filter_map(|(k, v)| Some((k.clone(), v.as_integer()? as f64))).collect()
            };
            let bots = words(&run, "bots");
            let options = words(&run, "options").into_iter().flat_map(|o| ["--option".to_owned(), o]);
            let mut args: Vec<String> = options.collect();
            if let Some(scenario) = run.get("scenario").and_then(toml::Value::as_str) {
                args.extend(["--scenario".to_owned(), scenario.to_owned()]);
            }
            if !bots.is_empty() {
                args.extend(["--bots".to_owned(), bots.join(",")]);
            }
            plan.parts.push(Part {
                name: run.get("name").and_then(toml::Value::as_str).context("a run needs a name")?.to_owned(),
                games: run
                    .get("games")
                    .and_then(toml::Value::as_integer)
                    .context("a run needs a number of games")?
                    .unsigned_abs(),
                args,
                bots: !bots.is_empty(),
                wins: numbers("wins"),
                turn_ms: numbers("turn_ms"),
            });
        }
        for audit in list("audit") {
            let example = audit.get("example").and_then(toml::Value::as_str).context("an audit needs an example")?.to_owned();
            plan.audits.push(Audit { example, args: words(&audit, "args") });
        }
        for (kind, reason) in table.get("unreached").and_then(toml::Value::as_table).into_iter().flatten() {
            let reason = reason.as_str().filter(|r| !r.is_empty()).with_context(|| format!("'{kind}' needs a reason"))?;
            plan.unreached.insert(kind.clone(), reason.to_owned());
        }
        Ok(plan)
    }
}

fn words(table: &toml::Value, key: &str) -> Vec<String> {
    let list = table.get(key).and_then(toml::Value::as_array).into_iter().flatten();
    list.filter_map(toml::Value::as_str).map(str::to_owned).collect()
}

impl Part {
    /// Plays and proves all its games, with a line now and then.
    fn play(&self, program: &Path, id: &str, seed: u64, seen: &mut Seen) -> Result<()> {
        let title = if self.name.is_empty() { id.to_owned() } else { format!("{id}, {}", self.name) };
        let (mut done, mut wins) = (0, BTreeMap::<String, u64>::new());
        let mut medians: BTreeMap<String, Vec<f64>> = BTreeMap::new();
        while done < self.games {
            let n = (if self.bots { BOT_CHUNK } else { CHUNK }).min(self.games - done);
            let summary = chunk(program, id, seed + done, n, &self.args)?;
            seen.add(&summary);
            for (side, n) in numbers(&summary, "wins") {
                *wins.entry(side).or_default() += n as u64;
            }
            for (level, ms) in numbers(&summary, "turn_ms_median") {
                medians.entry(level).or_default().push(ms);
            }
            done += n;
            println!("{title}: {done} of {} games played and proved", self.games);
        }
        for (side, least) in &self.wins {
            let won = wins.get(side).copied().unwrap_or(0);
            let share = 100.0 * won as f64 / self.games.max(1) as f64;
            println!("{title}: {side} won {won} of {} ({share:.1} %, at least {least} % wanted)", self.games);
            if share < *least {
                bail!("{title}: {side} won {share:.1} % only");
            }
        }
        for (level, most) in &self.turn_ms {
            // The median of the chunks' medians: near enough to that of all turns.
            let mut all = medians.remove(level).unwrap_or_default();
            all.sort_by(f64::total_cmp);
            let median = all.get(all.len() / 2).copied().unwrap_or(0.0);
            println!("{title}: median turn of {level} {median:.1} ms (at most {most} ms wanted)");
            if median > *most {
                bail!("{title}: {level} takes {median:.1} ms a turn");
            }
        }
        Ok(())
    }
}

/// A table of numbers in what the program printed.
fn numbers(summary: &serde_json::Value, key: &str) -> Vec<(String, f64)> {
    let pairs = summary[key].as_object().into_iter().flatten();
    pairs.filter_map(|(k, v)| Some((k.clone(), v.as_f64()?))).collect()
}

/// How often each kind of action and event occurred in all runs.
#[derive(Default)]
struct Seen(BTreeMap<String, u64>);

impl Seen {
    fn add(&mut self, summary: &serde_json::Value) {
        for (kind, n) in numbers(summary, "reached") {
            *self.0.entry(kind).or_default() += n as u64;
        }
    }

    /// Kinds that never occurred and have no reason not to.
    fn missing(&self, unreached: &BTreeMap<String, String>) -> Vec<&str> {
        self.0.iter().filter(|(kind, n)| **n == 0 && !unreached.contains_key(*kind)).map(|(kind, _)| kind.as_str()).collect()
    }

    /// Every kind must have occurred or be listed, and only what exists is listed.
    fn check(&self, id: &str, unreached: &BTreeMap<String, String>) -> Result<()> {
        for (kind, reason) in unreached {
            match self.0.get(kind) {
                None => bail!("{id}: soak.toml lists '{kind}', which is no kind of action or event"),
                Some(0) => println!("{id}: {kind} did not occur: {reason}"),
                Some(n) => println!("{id}: {kind} occurred {n} times although it is listed as not reached"),
            }
        }
        let missing = self.missing(unreached);
        if !missing.is_empty() {
            bail!("{id}: never occurred and not listed with a reason in soak.toml: {}", missing.join(", "));
        }
        println!(
            "{id}: {} of {} kinds of actions and events occurred",
            self.0.values().filter(|n| **n > 0).count(),
            self.0.len()
        );
        Ok(())
    }
}

/// Plays so many games, proves their journals, and gives what the program says of them.
fn chunk(program: &Path, id: &str, seed: u64, games: u64, more: &[String]) -> Result<serde_json::Value> {
    let dir = repo::target().join("soak").join(id);
    let _ = std::fs::remove_dir_all(&dir);
    let mut simulate = Command::new(program);
    simulate.args(["simulate", id, "--json", "--games", &games.to_string(), "--seed", &seed.to_string()]);
    let out = simulate.arg("--journals").arg(&dir).args(more).output().context("cannot start the program")?;
    if !out.status.success() {
        bail!("{}{}", String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
    }
    let summary = serde_json::from_slice(&out.stdout).context("the program's summary is not JSON")?;
    let journals = Mutex::new(repo::files(&dir, &["journal"])?);
    let bad: Mutex<Vec<(PathBuf, String)>> = Mutex::new(Vec::new());
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    std::thread::scope(|s| {
        for _ in 0..cores {
            s.spawn(|| {
                while let Some(file) = journals.lock().ok().and_then(|mut j| j.pop()) {
                    let out = Command::new(program).arg("verify").arg(&file).output();
                    let problem = match out {
                        Ok(o) if o.status.success() => continue,
                        Ok(o) => String::from_utf8_lossy(&o.stderr).into_owned(),
                        Err(e) => e.to_string(),
                    };
                    if let Ok(mut bad) = bad.lock() {
                        bad.push((file, problem));
                    }
                }
            });
        }
    });
    let bad = bad.into_inner().unwrap_or_default();
    if let Some((file, problem)) = bad.first() {
        bail!("{} of {games} journals are not accepted, first {}: {problem}", bad.len(), file.display());
    }
    std::fs::remove_dir_all(&dir).with_context(|| format!("cannot remove {}", dir.display()))?;
    Ok(summary)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_plan_can_be_read() {
        for game in repo::games().unwrap() {
            Plan::read(&game.join("soak.toml")).unwrap();
        }
    }

    #[test]
    fn a_plan_becomes_words_for_the_program() {
        let plan = Plan::parse(
            "[[run]]\nname = \"x\"\ngames = 3\noptions = [\"a=1\", \"b=2\"]\nbots = [\"n=l\", \"s=m\"]\nwins = { n = 98 }\n\
             [[audit]]\nexample = \"e\"\nargs = [\"1\"]\n[unreached]\nk = \"because\"\n",
        )
        .unwrap();
        assert_eq!(plan.parts[0].args, ["--option", "a=1", "--option", "b=2", "--bots", "n=l,s=m"]);
        assert!(plan.parts[0].games == 3 && plan.parts[0].wins["n"] > 97.9);
        assert_eq!((plan.audits[0].example.as_str(), plan.unreached["k"].as_str()), ("e", "because"));
        assert!(Plan::parse("[unreached]\nk = \"\"").is_err(), "a reason is asked for");
        assert!(Plan::parse("[[run]]\nname = \"x\"").is_err());
    }

    #[test]
    fn a_kind_that_is_neither_reached_nor_listed_fails() {
        let mut seen = Seen::default();
        seen.add(&serde_json::json!({ "reached": { "a": 2, "b": 0, "c": 0 } }));
        seen.add(&serde_json::json!({ "reached": { "a": 1, "b": 0, "c": 5 } }));
        let listed = |k: &str| BTreeMap::from([(k.to_owned(), "why".to_owned())]);
        assert_eq!(seen.missing(&BTreeMap::new()), ["b"]);
        assert!(seen.check("x", &BTreeMap::new()).is_err());
        assert!(seen.check("x", &listed("b")).is_ok());
        assert!(seen.check("x", &listed("z")).is_err(), "what does not exist is not listed");
    }
}
