//! Which rules does no test name, and which stand nowhere in the source?
//!
//! A rule counts as tested when its id stands in the name of a test function (`fn xy_013_capture_moves_the_level()`, at most three ids
//! a test: `xy_013_014_...`). A line in `games/<game>/rules/not-applicable.toml` (`XY-001 = "reason"`) takes a rule out of the count;
//! at most 5 % may be. Worked examples listed in `games/<game>/rules/examples.toml` (`[[example]]`, `id = "E1"`) are tests of that game
//! whose names begin with their numbers (`e1_...`, or `e1_e2_...`).
//!
//! A rule has its place in the source where a file of `games/<game>/src` cites it, in code (`rule::XY_013`) or in a comment (`XY-013`);
//! the generated names and the tests do not count. A comment in the data that is read (`# XY-013` in `games/<game>/data`) counts too.
//! Each rule is written out, so that a search finds it: a range (`XY-013 to XY-017`) is a failure, and so is a number made into a rule.

use crate::{repo, rules::FILE as NAMES};
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
    let registry = repo::read(&repo::root().join("crates/registry/src/lib.rs"))?;
    for dir in games.iter().filter(|d| game.is_none_or(|g| repo::name(d) == g)) {
        // A game that is being written or proved: what it has is counted, what it lacks is no failure.
        let playable = whole(&registry, repo::name(dir));
        let report = check(dir, &tests, playable)?;
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

fn check(dir: &Path, tests: &[(String, String)], playable: bool) -> Result<Report> {
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
    if playable {
        lines.extend(missing.iter().map(|(id, text)| format!("  {id} {text}")));
        failures += missing.len();
    }
    let source = source(dir, &prefix)?;
    for found in &source.wrong {
        lines.push(found.clone());
        failures += 1;
    }
    for (id, file) in source.cited.iter().filter(|(id, _)| !rules.contains_key(*id)) {
        lines.push(format!("{file} cites {id}, which is not a rule"));
        failures += 1;
    }
    let nowhere: Vec<&String> =
        rules.keys().filter(|id| !source.cited.contains_key(*id) && !not_applicable.contains_key(*id)).collect();
    if playable {
        lines.extend(nowhere.iter().map(|id| format!("  {id} stands nowhere in the source")));
        failures += nowhere.len();
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
        "{game}: {} of {} rules are named by tests, {} in the source, {} not applicable; {} of {} worked examples",
        cited.len(),
        rules.len(),
        source.cited.keys().filter(|id| rules.contains_key(*id)).count(),
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

/// What the source of a game says of rules.
#[derive(Default)]
struct Source {
    /// The rules it cites, each with a file.
    cited: BTreeMap<String, String>,
    /// Ranges, and numbers made into rules.
    wrong: Vec<String>,
}

fn source(dir: &Path, prefix: &str) -> Result<Source> {
    let mut out = Source::default();
    for file in repo::files(&dir.join("src"), &["rs"])? {
        if file != dir.join("src").join(NAMES) && repo::name(&file) != "tests.rs" {
            out.code(&repo::shown(&file), &repo::read(&file)?, prefix);
        }
    }
    let old = dir.join("data/earlier");
    for file in repo::files(&dir.join("data"), &["toml"])?.iter().filter(|f| !f.starts_with(&old)) {
        let text = repo::read(file)?;
        let comments: Vec<&str> = text.lines().filter_map(|l| l.split_once('#')).map(|(_, c)| c).collect();
        out.cite(&repo::shown(file), &comments.join("\n"), prefix);
    }
    Ok(out)
}

impl Source {
    /// A file of code, without its tests, which stand at its end.
    fn code(&mut self, file: &str, text: &str, prefix: &str) {
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        self.cite(file, code, prefix);
        for line in code.lines() {
            let cites = cited(line, prefix);
            for pair in cites.windows(2) {
                let between = line.get(pair[0].end..pair[1].start).unwrap_or_default();
                if matches!(between.trim(), "to" | "-" | "–" | "through" | "up to") {
                    self.wrong.push(format!("{file}: {} {} {} is a range", pair[0].id, between.trim(), pair[1].id));
                }
            }
            if cites.iter().any(|c| line.get(c.end..).is_some_and(is_short_range)) {
                self.wrong.push(format!("{file}: {} is a range", line.trim()));
            }
            if line.contains("RuleId::numbered(") {
                self.wrong.push(format!("{file}: {} makes a number into a rule: use rule::{prefix}_...", line.trim()));
            }
        }
    }

    fn cite(&mut self, file: &str, text: &str, prefix: &str) {
        for c in cited(text, prefix) {
            self.cited.entry(c.id).or_insert_with(|| file.to_owned());
        }
    }
}

/// The rest of `XY-013-17` or of `XY-013 to 017`.
fn is_short_range(rest: &str) -> bool {
    let after = ["-", "–", " to "].iter().find_map(|sign| rest.strip_prefix(sign));
    after.is_some_and(|r| r.starts_with(|c: char| c.is_ascii_digit()))
}

/// A rule in a text.
struct Cited {
    id: String,
    start: usize,
    end: usize,
}

/// The rules a text cites, as `XY-013` or `XY_013`.
fn cited(text: &str, prefix: &str) -> Vec<Cited> {
    let mut out = Vec::new();
    if prefix.is_empty() {
        return out;
    }
    for (start, _) in text.match_indices(prefix) {
        let rest = &text[start + prefix.len()..];
        let before = text[..start].chars().next_back();
        let Some(digits) = rest.strip_prefix(['-', '_']) else { continue };
        let number: String = digits.chars().take_while(char::is_ascii_digit).collect();
        let after = digits[number.len()..].chars().next();
        let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        if number.len() == 3 && !part(before) && !part(after) {
            out.push(Cited { id: format!("{prefix}-{number}"), start, end: start + prefix.len() + 1 + number.len() });
        }
    }
    out
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

    /// The source of a made-up game: what it cites and what is wrong with it.
    fn source_of(text: &str) -> (Vec<String>, Vec<String>) {
        let mut s = Source::default();
        s.code("a.rs", text, "XY");
        (s.cited.into_keys().collect(), s.wrong)
    }

    #[test]
    fn rules_of_a_source() {
        let text = "/// Moves (XY-013, xy-014).\nlog.event(rule::XY_020, e); // AXY-001, XY-0011, XY_30\n#[cfg(test)]\nmod tests {\n// XY-099\n}";
        assert_eq!(source_of(text), (vec!["XY-013".to_owned(), "XY-020".to_owned()], vec![]));
    }

    #[test]
    fn a_range_or_a_bare_number_is_found() {
        for range in ["XY-013 to XY-017", "XY-013–XY-017", "XY-013-017", "XY-013 to 017"] {
            assert_eq!(source_of(&format!("/// Moves ({range}).")).1.len(), 1, "{range}");
        }
        assert!(source_of("/// XY-013, XY-017: from 13 to 17, and XY-020 - that is all.").1.is_empty());
        assert_eq!(source_of("let rule = RuleId::numbered(13);").1.len(), 1);
    }

    #[test]
    fn a_rule_without_a_place_fails() {
        let (name, root) = ("fleet", std::env::temp_dir().join(format!("ironbottom-coverage-{}", std::process::id())));
        let dir = root.join(name);
        let write = |file: &str, text: &str| {
            let file = dir.join(file);
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(file, text).unwrap();
        };
        let rule = |n: u8| format!("[[rule]]\nid = \"XY-00{n}\"\nen = \"Rule {n}.\"\n");
        write("rules/rules.toml", &(1..=5).map(rule).collect::<String>());
        write("src/rule.rs", "pub const XY_004: RuleId = RuleId::numbered(4);");
        write("src/a.rs", "/// XY-001.\nfn a() -> RuleId { rule::XY_002 }");
        write("src/tests.rs", "// XY-004");
        write("data/map.toml", "coast = 3 # XY-003\ntitle = \"XY-004\"");
        write("data/earlier/v1/map.toml", "coast = 3 # XY-004");
        write("rules/not-applicable.toml", "XY-005 = \"a figure on the box\"");
        let nowhere = |playable| {
            let report = check(&dir, &[], playable).unwrap();
            let found: Vec<String> = report.lines.into_iter().filter(|l| l.contains("nowhere")).collect();
            (found, report.failures)
        };
        let (found, failures) = nowhere(true);
        let (unfinished, _) = nowhere(false);
        write("src/b.rs", "/// XY-004.");
        let (mended, fewer) = nowhere(true);
        std::fs::remove_dir_all(&root).unwrap();
        assert_eq!(found, ["  XY-004 stands nowhere in the source"]);
        assert!(unfinished.is_empty() && mended.is_empty());
        assert_eq!(fewer, failures - 1);
    }

    #[test]
    fn names_of_tests_and_of_nothing_else() {
        let text = "#[test]\nfn one() {}\nfn helper() {}\n  #[tokio::test]\n  // why\n  #[should_panic]\n  pub async fn two_() {}\n#[testing]\nfn three() {}";
        assert_eq!(test_names(text), ["one", "two_"]);
    }
}
