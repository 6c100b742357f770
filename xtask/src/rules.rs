//! The rules of each game by name: `rule::XY_013`, one constant for each rule, with its text as its documentation.
//!
//! They are written from `rules/rules.toml`, so that code cites rules by names that are checked, found and explained by an editor.

use crate::repo;
use anyhow::{Context, Result, bail, ensure};
use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

/// Writes the constants of every game, or with `--check` says which are out of date.
pub fn run(args: &[String]) -> Result<()> {
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => {
            for (file, text) in wanted()? {
                if fs::read_to_string(&file).ok().as_ref() != Some(&text) {
                    fs::write(&file, text).with_context(|| repo::shown(&file))?;
                    println!("{} is written", repo::shown(&file));
                }
            }
            Ok(())
        }
        ["--check"] => crate::report("rules", check()),
        _ => bail!("cargo xtask rules [--check]"),
    }
}

/// Files that are not what their rules say.
pub fn check() -> Result<Vec<String>> {
    let mut out = Vec::new();
    for (file, text) in wanted()? {
        if fs::read_to_string(&file).ok().as_ref() != Some(&text) {
            out.push(format!("{} is out of date: run `cargo xtask rules`", repo::shown(&file)));
        }
    }
    Ok(out)
}

/// The file of constants of a game, below its folder of sources.
pub const FILE: &str = "rule.rs";

/// Every generated file with its text.
fn wanted() -> Result<Vec<(PathBuf, String)>> {
    let mut out = Vec::new();
    for (rules, sources) in places()? {
        let text = file(&repo::read(&rules)?).with_context(|| repo::shown(&rules))?;
        out.push((sources.join(FILE), text));
    }
    Ok(out)
}

/// Where rules stand and where their names go: the games that have rules, the starter game, and the miniature game.
fn places() -> Result<Vec<(PathBuf, PathBuf)>> {
    let mini = repo::root().join("crates/testkit/src/mini");
    let games = repo::games()?.into_iter().chain([repo::starter()]).map(|game| (rules(&game), game.join("src")));
    Ok(games.filter(|(rules, _)| rules.exists()).chain([(rules(&mini), mini)]).collect())
}

fn rules(dir: &Path) -> PathBuf {
    dir.join("rules/rules.toml")
}

/// The constants of one game.
fn file(toml: &str) -> Result<String> {
    let table: toml::Table = toml.parse()?;
    let mut out = String::from(
        "//! The rules by name, written by `cargo xtask rules` from `rules/rules.toml`: change the text there, not here.\n\n\
         ironbottom_kernel::rules! {\n",
    );
    for rule in table.get("rule").and_then(toml::Value::as_array).into_iter().flatten() {
        let text = |key: &str| rule.get(key).and_then(toml::Value::as_str).unwrap_or_default();
        let id = text("id");
        let number = id.split_once('-').filter(|(prefix, n)| is_name(prefix) && n.len() == 3);
        let number: u16 =
            number.and_then(|(_, n)| n.parse().ok()).with_context(|| format!("'{id}' is not of the form XY-013"))?;
        let name = id.replace('-', "_");
        ensure!(!out.contains(&format!(" {name} ")), "{id} stands there twice");
        let section = if text("section").is_empty() { String::new() } else { format!("Section {}: ", text("section")) };
        let text = format!(" {section}{}", text("en")).split(' ').map(plain).collect::<Vec<_>>().join(" ");
        writeln!(out, "    {name} {number} {text:?}")?;
    }
    out.push_str("}\n");
    Ok(out)
}

fn is_name(prefix: &str) -> bool {
    !prefix.is_empty() && prefix.bytes().all(|b| b.is_ascii_uppercase())
}

/// A word without meaning to the documentation; what stands between backquotes has none already.
fn plain(word: &str) -> String {
    if word.contains('`') {
        return word.to_owned();
    }
    let marked = |c: char| matches!(c, '[' | ']' | '<' | '>' | '*' | '_' | '\\');
    word.chars().flat_map(|c| marked(c).then_some('\\').into_iter().chain([c])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "[[chapter]]\nslug = \"a\"\n[[rule]]\nid = \"XY-003\"\nsection = \"1.2\"\nen = \"One [two] <b> *x*.\"\n\
                         [[rule]]\nid = \"XY-120\"\nen = \"Plain.\"\n";

    #[test]
    fn each_rule_has_a_name_with_its_text() {
        let text = file(RULES).unwrap();
        let (_, constants) = text.split_once("rules! {\n").unwrap();
        assert_eq!(
            constants,
            "    XY_003 3 \" Section 1.2: One \\\\[two\\\\] \\\\<b\\\\> \\\\*x\\\\*.\"\n    XY_120 120 \" Plain.\"\n}\n"
        );
    }

    #[test]
    fn a_rule_that_is_none_or_stands_there_twice_is_an_error() {
        for wrong in ["XY-3", "xy-003", "XY003", "XY-abc", "-003"] {
            assert!(file(&RULES.replace("XY-003", wrong)).is_err(), "{wrong}");
        }
        assert!(file(&RULES.replace("XY-120", "XY-003")).is_err());
    }

    #[test]
    fn the_committed_files_are_what_the_rules_say() {
        assert_eq!(check().unwrap(), Vec::<String>::new());
    }
}
