//! The repository: its files, its packages, its commands.

use anyhow::{Context, Result, bail};
use std::{
    path::{Path, PathBuf},
    process::Command,
};

/// The top of the repository.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// All files below a folder whose ending is one of these, in order; build output and hidden folders left out.
pub fn files(dir: &Path, endings: &[&str]) -> Result<Vec<PathBuf>> {
    let mut out = Vec::new();
    walk(dir, endings, &mut out)?;
    out.sort();
    Ok(out)
}

fn walk(dir: &Path, endings: &[&str], out: &mut Vec<PathBuf>) -> Result<()> {
    if !dir.is_dir() {
        return Ok(());
    }
    for entry in std::fs::read_dir(dir).with_context(|| format!("cannot read {}", dir.display()))? {
        let path = entry?.path();
        let name = path.file_name().and_then(|n| n.to_str()).unwrap_or_default().to_owned();
        if path.is_dir() {
            if !name.starts_with('.') && !matches!(name.as_str(), "target" | "node_modules" | "vendor" | "mutants.out") {
                walk(&path, endings, out)?;
            }
        } else if path.extension().and_then(|e| e.to_str()).is_some_and(|e| endings.contains(&e)) {
            out.push(path);
        }
    }
    Ok(())
}

/// The text of a file.
pub fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// A path as it is shown: from the top of the repository.
pub fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

/// The folders of the games.
pub fn games() -> Result<Vec<PathBuf>> {
    folders("games")
}

/// The folder of the starter game, which new games are copied from.
pub fn starter() -> PathBuf {
    root().join("tools/starter")
}

/// The packages that may have benches: crates and games.
pub fn packages() -> Result<Vec<PathBuf>> {
    Ok([folders("crates")?, folders("games")?].concat())
}

fn folders(name: &str) -> Result<Vec<PathBuf>> {
    let dir = root().join(name);
    let mut out = Vec::new();
    for entry in std::fs::read_dir(&dir).with_context(|| format!("cannot read {}", dir.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            out.push(path);
        }
    }
    out.sort();
    Ok(out)
}

/// The last part of a path.
pub fn name(path: &Path) -> &str {
    path.file_name().and_then(|n| n.to_str()).unwrap_or_default()
}

/// Cargo, at the top of the repository.
pub fn cargo() -> Command {
    let mut c = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    c.current_dir(root());
    c
}

/// Runs a command to its end; failing is an error.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    if !status.success() {
        bail!("{command:?} failed");
    }
    Ok(())
}

/// Does the command work at all? For tools that may be missing.
pub fn works(command: &mut Command) -> bool {
    command.output().is_ok_and(|o| o.status.success())
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Installs Debian packages.
pub fn debian(packages: &[&str]) -> Result<()> {
    println!("installing {}", packages.join(", "));
    let apt = |args: &[&str]| run(Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive"));
    let wanted: Vec<&str> = ["install", "--yes", "--no-install-recommends"].into_iter().chain(packages.iter().copied()).collect();
    if apt(&wanted).is_err() {
        apt(&["update"])?;
        apt(&wanted).with_context(|| format!("install {} by hand", packages.join(", ")))?;
    }
    Ok(())
}
