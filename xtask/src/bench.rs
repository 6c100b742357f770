//! Instruction counts: the same on a busy machine as on an idle one.

use crate::repo;
use anyhow::{Result, bail};
use std::process::Command;

/// Runs the benches of every package that has some.
pub fn run() -> Result<()> {
    let mut with = Vec::new();
    let mut dirs = repo::packages()?;
    dirs.push(repo::root().join("benches"));
    for dir in dirs.into_iter().filter(|d| d.join("Cargo.toml").exists()) {
        let manifest: toml::Table = repo::read(&dir.join("Cargo.toml"))?.parse()?;
        let name = manifest.get("package").and_then(|p| p.get("name")).and_then(toml::Value::as_str);
        if let (Some(name), true) = (name, manifest.contains_key("bench")) {
            with.push(name.to_owned());
        }
    }
    if with.is_empty() {
        println!("no package has benches");
        return Ok(());
    }
    if !repo::works(Command::new("valgrind").arg("--version")) {
        repo::debian(&["valgrind"])?;
    }
    runner()?;
    for name in with {
        repo::run(repo::cargo().args(["bench", "--package", &name]))?;
    }
    Ok(())
}

/// The runner must have the version of the library that the benches were built with.
fn runner() -> Result<()> {
    let lock: toml::Table = repo::read(&repo::root().join("Cargo.lock"))?.parse()?;
    let packages = lock.get("package").and_then(toml::Value::as_array);
    let version = packages.into_iter().flatten().find_map(|p| {
        let text = |key: &str| p.get(key).and_then(toml::Value::as_str);
        text("version").filter(|_| text("name") == Some("gungraun"))
    });
    let Some(version) = version else { bail!("Cargo.lock does not name gungraun, which the benches need") };
    let have = Command::new("gungraun-runner").arg("--version").output();
    if !have.is_ok_and(|o| String::from_utf8_lossy(&o.stdout).contains(version)) {
        repo::run(repo::cargo().args(["install", "--locked", "--force", "gungraun-runner", "--version", version]))?;
    }
    Ok(())
}
