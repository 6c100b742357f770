//! Which rules does no test name?
//!
//! A rule counts as tested when its id stands in the name of a test function (`fn xy_013_capture_moves_the_level()`, at most three ids
//! a test: `xy_013_014_...`). A line in `games/<game>/rules/not-applicable.toml` (`XY-001 = "reason"`) takes a rule out of the count;
//! at most 5 % may be. Worked examples listed in `games/<game>/rules/examples.toml` (`[[example]]`, `id = "E1"`) are tests of that game
//! whose names begin with their numbers (`e1_...`, or `e1_e2_...`).

use crate::repo;
use anyhow::{Context, Result, bail};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

/// Most rules a test may name.
const MOST: usize = 3;

/// Prints what is missing; anything is a failure.
pub fn run(game: Option<&str>) -> Result<()> {
    let games = repo::games()?;
    if let Some(g) = game.filter(|g| !games.iter().any(|d| repo::name(d) == *g)) {
        bail!("there is no folder games/{g}");
    }
    let mut failures = 0;
    let tests = tests(&repo::root())?;
    for dir in games.iter().filter(|d| game.is_none_or(|g| repo::name(d) == g)) {
        let report = check(dir, &tests)?;
        for line in &report.lines {
            println!("{line}");
        }
        failures += report.failures;
    }
    if failures > 0 {
        bail!("coverage: {failures} found");
    }
    Ok(())
}

struct Report {
    lines: Vec<String>,
    failures: usize,
}

fn check(dir: &Path, tests: &[(String, String)]) -> Result<Report> {
    let game = repo::name(dir);
    let rules = rules(&dir.join("rules/rules.toml"))?;
    let not_applicable = table(&dir.join("rules/not-applicable.toml"))?;
    let prefix = rules.keys().next().and_then(|id| id.split('-').next()).unwrap_or_default().to_owned();
    let (mut lines, mut failures, mut cited) = (Vec::new(), 0, BTreeSet::new());
    for (file, test) in tests {
        let ids = ids(test, &prefix);
        if ids.len() > MOST {
            lines.push(format!("{file}: {test} names {} rules; it counts for none", ids.len()));
            failures += 1;
            continue;
        }
        for id in ids {
            if rules.contains_key(&id) {
                cited.insert(id);
            } else {
                lines.push(format!("{file}: {test} names {id}, which is not a rule"));
                failures += 1;
            }
        }
    }
    for id in not_applicable.keys().filter(|id| !rules.contains_key(*id)) {
        lines.push(format!("{game}: not-applicable.toml names {id}, which is not a rule"));
        failures += 1;
    }
    if not_applicable.len() * 20 > rules.len() {
        lines.push(format!("{game}: {} rules are not applicable, more than 5 %", not_applicable.len()));
        failures += 1;
    }
    let missing: Vec<(&String, &String)> =
        rules.iter().filter(|(id, _)| !cited.contains(*id) && !not_applicable.contains_key(*id)).collect();
    // A game that is being written or proved: what it has is counted, what it lacks is no failure.
    let playable = whole(&repo::read(&repo::root().join("crates/registry/src/lib.rs"))?, game);
    if playable {
        lines.extend(missing.iter().map(|(id, text)| format!("  {id} {text}")));
        failures += missing.len();
    }
    let examples = examples(&dir.join("rules/examples.toml"))?;
    // Every game counts its examples from one: only its own tests are meant.
    let folder = format!("games/{game}/");
    let shown: Vec<(&String, Vec<String>)> =
        tests.iter().filter(|(file, _)| file.starts_with(&folder)).map(|(_, t)| (t, numbers(t))).collect();
    let without: Vec<&String> = examples.iter().filter(|e| !shown.iter().any(|(_, n)| n.contains(e))).collect();
    if playable {
        lines.extend(without.iter().map(|e| format!("  {e} is a worked example without a test")));
        failures += without.len();
    }
    for (test, all) in &shown {
        for n in all.iter().filter(|n| !examples.contains(n)) {
            lines.push(format!("{game}: {test} names {n}, which is not a worked example"));
            failures += 1;
        }
    }
    lines.push(format!(
        "{game}: {} of {} rules are named by tests, {} not applicable; {} of {} worked examples",
        cited.len(),
        rules.len(),
        not_applicable.len(),
        examples.len() - without.len(),
        examples.len()
    ));
    Ok(Report { lines, failures })
}

fn table(path: &Path) -> Result<toml::Table> {
    if !path.exists() {
        return Ok(toml::Table::new());
    }
    repo::read(path)?.parse().with_context(|| repo::shown(path))
}

fn list<'a>(table: &'a toml::Table, key: &str) -> impl Iterator<Item = &'a toml::Value> {
    table.get(key).and_then(toml::Value::as_array).into_iter().flatten()
}

/// The rules of a game, id and English text.
fn rules(path: &Path) -> Result<BTreeMap<String, String>> {
    let table = table(path)?;
    let text = |v: &toml::Value, key: &str| v.get(key).and_then(toml::Value::as_str).unwrap_or_default().to_owned();
    Ok(list(&table, "rule").map(|r| (text(r, "id"), text(r, "en"))).collect())
}

fn examples(path: &Path) -> Result<Vec<String>> {
    let table = table(path)?;
    Ok(list(&table, "example").filter_map(|e| e.get("id")?.as_str()).map(str::to_owned).collect())
}

/// All test functions of the repository, with their files.
fn tests(root: &Path) -> Result<Vec<(String, String)>> {
    let mut out = Vec::new();
    for file in repo::files(root, &["rs"])? {
        out.extend(test_names(&repo::read(&file)?).into_iter().map(|t| (repo::shown(&file), t)));
    }
    Ok(out)
}

/// Names of functions marked as tests.
fn test_names(text: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut marked = false;
    for line in text.lines().map(str::trim_start) {
        if line.strip_prefix("#[").is_some_and(is_test) {
            marked = true;
        } else if line.starts_with("#[") || line.starts_with("//") {
            // Other attributes and comments may stand in between.
        } else {
            let function = line.strip_prefix("pub ").unwrap_or(line);
            let function = function.strip_prefix("async ").unwrap_or(function);
            if let Some(rest) = function.strip_prefix("fn ").filter(|_| marked) {
                out.push(rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect());
            }
            marked = false;
        }
    }
    out
}

fn is_test(attribute: &str) -> bool {
    let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let first = word(attribute);
    let last = attribute.strip_prefix(first.as_str()).and_then(|r| r.strip_prefix("::")).map_or(first, word);
    matches!(last.as_str(), "test" | "test_case" | "rstest")
}

/// The ids in the name of a test.
fn ids(test: &str, prefix: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut within = false;
    for part in test.split('_') {
        if part.eq_ignore_ascii_case(prefix) && !prefix.is_empty() {
            within = true;
        } else if within && part.len() == 3 && part.bytes().all(|b| b.is_ascii_digit()) {
            out.push(format!("{prefix}-{part}"));
        } else {
            within = false;
        }
    }
    out
}

/// The worked examples a name begins with.
fn numbers(test: &str) -> Vec<String> {
    let number = |part: &&str| {
        part.strip_prefix(['e', 'E']).is_some_and(|d| !d.is_empty() && d.len() < 4 && d.bytes().all(|b| b.is_ascii_digit()))
    };
    test.split('_').take_while(number).map(str::to_uppercase).collect()
}

/// Does the list of games call it playable, without any but?
fn whole(registry: &str, game: &str) -> bool {
    let before = registry.split(&format!("\"{game}\"")).next().unwrap_or_default();
    before.rsplit("Known::").next().is_some_and(|how| how.starts_with("playable("))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_whole_when_the_list_says_so() {
        let list = "&[Known::playable(\n\"one\", x), Known::not_yet(\"two\"), Known::preview(\n    \"three\")]";
        assert!(whole(list, "one") && !whole(list, "two") && !whole(list, "three"));
    }

    #[test]
    fn examples_of_a_name() {
        assert_eq!(numbers("e20_e21_from_a_carrier"), ["E20", "E21"]);
        assert_eq!(numbers("e3_the_battle_of_e4"), ["E3"]);
        assert!(numbers("enemies_e3").is_empty() && numbers("e_3").is_empty());
    }

    #[test]
    fn ids_of_a_name() {
        assert_eq!(ids("xy_013_014_moves", "XY"), ["XY-013", "XY-014"]);
        assert_eq!(ids("a_xy_013_and_xy_020", "XY"), ["XY-013", "XY-020"]);
        assert!(ids("moves_013", "XY").is_empty());
        assert!(ids("xy_1_013", "XY").is_empty());
    }

    #[test]
    fn names_of_tests_and_of_nothing_else() {
        let text = "#[test]\nfn one() {}\nfn helper() {}\n  #[tokio::test]\n  // why\n  #[should_panic]\n  pub async fn two_() {}\n#[testing]\nfn three() {}";
        assert_eq!(test_names(text), ["one", "two_"]);
    }
}
