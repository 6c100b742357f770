//! The boards: runs the map tool, which writes them or, with `--check`, compares them with what is committed.

use crate::repo;
use anyhow::Result;

/// Draws or checks the boards of all or of the named games.
pub fn run(args: &[String]) -> Result<()> {
    repo::run(repo::cargo().args(["run", "--quiet", "--package", "mapwright", "--"]).args(args))
}
