//! Rooms that must know no game: nothing in `crates/` or `web/` names a game, a side, a unit, a place or a phase of one.
//!
//! The words come from the games' own data: ids and names of everything listed in their packs, and the names of their phases. The
//! registry is where games are named; tests of a crate may name what they need.

use crate::repo;
use anyhow::{Context, Result};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

/// Words of a game that are plain words elsewhere, each with the reason.
const PLAIN: &[(&str, &str)] = &[
    ("axis", "of a chart or a plane"),
    ("capacity", "plain English"),
    ("cargo", "the build tool"),
    ("char", "a Rust type"),
    ("chars", "a Rust method"),
    ("complex", "plain English"),
    ("counters", "what counts something"),
    ("g class", "an element of a drawing"),
    ("long", "plain English"),
    ("mono", "a kind of font"),
    ("operations", "what the store keeps"),
    ("p class", "a paragraph of a page"),
    ("plotting", "what the miniature game does too"),
    ("ranger", "French: to put away"),
    ("returning", "plain English, and SQL"),
    ("set up", "what every game is"),
    ("standing", "of orders in every game"),
    ("tone", "a shade of a colour"),
    ("zero", "a number"),
];

/// Lists of a pack whose entries are called by plain words: by their effect, their rank or their order.
const PLAIN_LISTS: &[&str] = &["option", "order", "grade", "class", "kind", "place", "sector", "us", "japan", "preset"];

/// Files that may name kinds of pieces: the one set of symbols that all games share.
const SYMBOLS: &[&str] = &["crates/draw/src/symbols.rs", "web/symbols.svg"];

/// A phase whose name is shorter than this is a plain word (`turn`, `place`), unless it has several.
const LONG: usize = 8;

/// Every place that names something of a game.
pub fn check() -> Result<Vec<String>> {
    let words = words()?;
    let mut out = Vec::new();
    for room in ["crates", "web"] {
        for file in repo::files(&repo::root().join(room), &["rs", "ftl", "toml", "js", "mjs", "ts", "html", "css", "md", "svg"])?
        {
            let shown = repo::shown(&file);
            if SYMBOLS.contains(&shown.as_str())
                || shown.starts_with("crates/registry/")
                || shown.split('/').any(|part| part == "tests")
            {
                continue;
            }
            for (line, phrase) in find(&repo::read(&file)?, &words) {
                out.push(format!("{shown}:{line}: names '{phrase}'"));
            }
        }
    }
    Ok(out)
}

/// Phrases by their first word.
type Words = BTreeMap<String, BTreeSet<Vec<String>>>;

fn words() -> Result<Words> {
    let mut all = Words::new();
    let mut add = |text: &str| {
        let phrase = split(text);
        let plain = PLAIN.iter().any(|(w, _)| phrase.join(" ") == *w);
        // One or two letters are no name, nor is the address of a hex.
        if !plain && !is_address(text) && phrase.iter().map(String::len).sum::<usize>() > 2 {
            all.entry(phrase[0].clone()).or_default().insert(phrase);
        }
    };
    for dir in repo::games()? {
        add(repo::name(&dir));
        for file in repo::files(&dir.join("data"), &["toml"])? {
            let table: toml::Table = repo::read(&file)?.parse().with_context(|| repo::shown(&file))?;
            for (key, value) in &table {
                if !PLAIN_LISTS.contains(&key.as_str()) {
                    things(value, &mut add);
                }
            }
        }
        for phase in phases(&dir)? {
            add(&phase);
        }
    }
    Ok(all)
}

/// `A1`, `XX84`: letters of a row and figures of a column.
fn is_address(text: &str) -> bool {
    let figures = text.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    (1..=2).contains(&(text.len() - figures.len())) && !figures.is_empty() && figures.chars().all(|c| c.is_ascii_digit())
}

/// Names in a list of things that have an id.
fn things(list: &toml::Value, add: &mut impl FnMut(&str)) {
    for thing in list.as_array().into_iter().flatten().filter_map(toml::Value::as_table) {
        if !thing.contains_key("id") {
            continue;
        }
        for key in ["id", "name", "fr", "plural"] {
            match thing.get(key) {
                Some(toml::Value::String(s)) => add(s),
                Some(toml::Value::Table(t)) => t.values().filter_map(toml::Value::as_str).for_each(&mut *add),
                _ => {}
            }
        }
    }
}

/// Phases by their files (those of `src/phases` itself) and by the variants of the type that says which it is.
fn phases(game: &Path) -> Result<Vec<String>> {
    let mut out: Vec<String> = Vec::new();
    let dir = game.join("src/phases");
    for file in repo::files(&dir, &["rs"])?.iter().filter(|f| f.parent() == Some(&dir)) {
        out.push(file.file_stem().and_then(|s| s.to_str()).unwrap_or_default().to_owned());
    }
    for file in repo::files(&game.join("src"), &["rs"])? {
        let text = repo::read(&file)?;
        let Some((_, body)) = text.split_once("pub enum Phase {") else { continue };
        let body = body.split("\n}").next().unwrap_or_default();
        let variants = body.lines().map(str::trim).filter(|l| l.starts_with(|c: char| c.is_ascii_uppercase()));
        out.extend(variants.map(|l| l.chars().take_while(|c| c.is_alphanumeric()).collect()));
    }
    out.retain(|name| split(name).len() > 1 || name.len() >= LONG);
    Ok(out)
}

/// Lower-case words; `camelCase` and `snake_case` are several.
fn split(text: &str) -> Vec<String> {
    let mut out: Vec<String> = vec![String::new()];
    let mut last_lower = false;
    for c in text.chars() {
        if !c.is_alphanumeric() || (c.is_uppercase() && last_lower) {
            out.push(String::new());
        }
        if c.is_alphanumeric()
            && let Some(word) = out.last_mut()
        {
            word.extend(c.to_lowercase());
        }
        last_lower = c.is_lowercase() || c.is_numeric();
    }
    out.retain(|w| !w.is_empty());
    out
}

fn find(text: &str, words: &Words) -> Vec<(usize, String)> {
    let mut out = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let have = split(line);
        for at in 0..have.len() {
            let Some(phrases) = words.get(&have[at]) else { continue };
            // The longest name that stands here.
            let hit = phrases.iter().filter(|p| have[at..].starts_with(p)).max_by_key(|p| p.len());
            if let Some(phrase) = hit {
                out.push((i + 1, phrase.join(" ")));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_room_names_a_game() {
        assert_eq!(check().unwrap(), Vec::<String>::new());
    }

    #[test]
    fn names_are_found_in_any_spelling() {
        let mut words = Words::new();
        words.entry("heavy".to_owned()).or_default().insert(split("heavy horse"));
        for text in ["a HeavyHorse", "heavy_horse", "// heavy horse.", "x.heavy-horse"] {
            assert_eq!(find(text, &words), [(1, "heavy horse".to_owned())], "{text}");
        }
        assert!(find("heavy rain on a horse", &words).is_empty());
    }

    #[test]
    fn the_games_do_bring_words() {
        assert!(words().unwrap().len() > 50);
    }
}
