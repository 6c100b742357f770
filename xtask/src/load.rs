//! How soon does a busy server answer? Builds and starts the released program on SQLite, loopback only, and plays at many tables.

use crate::{number, repo};
use anyhow::{Context, Result, bail};
use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

/// A server that ends with this program.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs it. `--tables`, `--sockets` (of one table), `--rate` (batches a second), `--seconds`, `--limit` (milliseconds).
pub fn run(args: &[String]) -> Result<()> {
    build()?;
    let program = repo::target().join("release/ironbottom");
    let (game, seats) = first_playable(&program)?;
    let dir = repo::target().join("load");
    let _ = std::fs::remove_dir_all(&dir);
    println!("{game}; load before: {}", busy());
    let (server, address) = serve(&program, &dir)?;
    let mut play = Command::new(repo::target().join("release/examples/load"));
    play.args(["--address", &address, "--game", &game, "--seats", &seats.join(","), "--pid", &server.0.id().to_string()]);
    for (flag, or) in [("--tables", 100), ("--sockets", 4), ("--rate", 200), ("--seconds", 30), ("--warm", 5), ("--limit", 50)] {
        play.arg(flag).arg(number(args, flag, or)?.to_string());
    }
    let result = repo::run(&mut play);
    println!("load after: {}", busy());
    drop(server);
    std::fs::remove_dir_all(&dir).with_context(|| format!("cannot remove {}", dir.display()))?;
    result
}

/// Builds out of the way of others.
fn build() -> Result<()> {
    let words =
        ["build", "--release", "--package", "ironbottom", "--package", "ironbottom-server", "--bins", "--example", "load"];
    let mut build = Command::new("nice");
    build.args(["-n", "10"]).arg(repo::cargo().get_program()).args(words).current_dir(repo::root());
    repo::run(&mut build)
}

/// The first game of the house that can be played, and its seats.
fn first_playable(program: &Path) -> Result<(String, Vec<String>)> {
    let out = Command::new(program).args(["games", "--json"]).output().context("cannot ask for the games")?;
    let all: serde_json::Value = serde_json::from_slice(&out.stdout).context("the list of games cannot be read")?;
    let list = all.as_array().or_else(|| all["games"].as_array()).context("there is no list of games")?;
    for game in list {
        let ids = |list: &serde_json::Value| -> Vec<String> {
            list.as_array().into_iter().flatten().filter_map(|s| s["id"].as_str()).map(str::to_owned).collect()
        };
        let seats = ids(&game["seats"]);
        if let (Some(id), false) = (game["id"].as_str(), seats.is_empty()) {
            return Ok((id.to_owned(), seats));
        }
    }
    bail!("no game can be played");
}

/// Starts the program with a database of its own.
fn serve(program: &Path, dir: &Path) -> Result<(Server, String)> {
    let mut child = Command::new(program)
        .args(["serve", "--listen", "127.0.0.1:0", "--data-dir"])
        .arg(dir)
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start the server")?;
    let out = child.stdout.take();
    let server = Server(child);
    let mut line = String::new();
    if let Some(out) = out {
        BufReader::new(out).read_line(&mut line)?;
    }
    let address = line.split_once("http://").and_then(|(_, rest)| rest.split('/').next()).map(str::to_owned);
    Ok((server, address.with_context(|| format!("the server does not say where it listens: {line}"))?))
}

/// What else the machine does.
fn busy() -> String {
    std::fs::read_to_string("/proc/loadavg").map_or_else(|_| "unknown".to_owned(), |t| t.trim().to_owned())
}
