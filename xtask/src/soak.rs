//! Long runs through the released program: many games, and a proof of every journal.

use crate::{number, repo};
use anyhow::{Context, Result, bail};
use std::{
    path::{Path, PathBuf},
    process::Command,
    sync::Mutex,
};

/// Journals are large: so many at a time.
const CHUNK: u64 = 200;

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
        let mut done = 0;
        while done < games {
            let n = CHUNK.min(games - done);
            chunk(&program, &id, seed + done, n, passed_on)?;
            done += n;
            println!("{id}: {done} of {games} games played and proved");
        }
    }
    Ok(())
}

fn playable(program: &Path) -> Result<Vec<String>> {
    let out = Command::new(program).args(["games", "--json"]).output().context("cannot start the program")?;
    let list: serde_json::Value = serde_json::from_slice(&out.stdout)?;
    let games = list["games"].as_array().into_iter().flatten().filter(|g| g["playable"] == true);
    Ok(games.filter_map(|g| g["id"].as_str()).map(str::to_owned).collect())
}

fn chunk(program: &Path, id: &str, seed: u64, games: u64, more: &[String]) -> Result<()> {
    let dir = repo::target().join("soak").join(id);
    let _ = std::fs::remove_dir_all(&dir);
    let mut simulate = Command::new(program);
    simulate.args(["simulate", id, "--json", "--games", &games.to_string(), "--seed", &seed.to_string()]);
    let out = simulate.arg("--journals").arg(&dir).args(more).output().context("cannot start the program")?;
    if !out.status.success() {
        bail!("{}{}", String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
    }
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
    std::fs::remove_dir_all(&dir).with_context(|| format!("cannot remove {}", dir.display()))
}
