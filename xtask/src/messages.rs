//! Message files: readable, the same messages in both languages, none missing that the code names, no argument it never gives.

use crate::repo;
use anyhow::Result;
use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

/// Messages of one file with the arguments each uses.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Everything that is wrong.
pub fn check() -> Result<Vec<String>> {
    let mut out = Vec::new();
    let kernel = known(&repo::root().join("crates/kernel"), &mut out)?;
    let packages = || -> Result<Vec<PathBuf>> { Ok([repo::packages()?, vec![repo::starter()]].concat()) };
    for dir in packages()? {
        let mut have = known(&dir, &mut out)?;
        have.extend(kernel.iter().cloned());
        for (file, line, id) in named(&dir)? {
            if !have.contains(&id) {
                out.push(format!("{file}:{line}: no message file has '{id}'"));
            }
        }
    }
    let mut french = repo::files(&repo::root().join("web/text"), &["ftl"])?;
    for dir in packages()? {
        french.extend(repo::files(&dir, &["ftl"])?);
    }
    for file in french.iter().filter(|f| repo::name(f).ends_with("fr.ftl")) {
        for (line, name) in counts_nothing_as_one(&repo::read(file)?) {
            out.push(format!(
                "{}:{line}: '{name}' may be 0, which is [one] in French: say the number, or use [1]",
                repo::shown(file)
            ));
        }
    }
    out.extend(taken()?);
    out.sort();
    out.dedup();
    Ok(out)
}

/// A game's messages are looked for first: one with the id of a message of the program, but other arguments, would be said in its
/// place with holes in it.
fn taken() -> Result<Vec<String>> {
    let (mut own, mut games) = (Messages::new(), Vec::new());
    for dir in repo::packages()? {
        for en in repo::files(&dir, &["ftl"])?.into_iter().filter(|f| other_language(f).is_some()) {
            let here = messages(&en, &mut Vec::new())?;
            if dir.starts_with(repo::root().join("games")) { games.push((en, here)) } else { own.extend(here) }
        }
    }
    let all = games.iter().flat_map(|(file, here)| clashes(here, &own).map(move |id| (repo::shown(file), id)));
    Ok(all.map(|(file, id)| format!("{file}: '{id}' is a message of the program, with other arguments")).collect())
}

fn clashes<'a>(game: &'a Messages, own: &'a Messages) -> impl Iterator<Item = &'a str> {
    game.iter().filter(|(id, args)| own.get(*id).is_some_and(|a| a != *args)).map(|(id, _)| id.as_str())
}

/// French puts 0 with 1: a variant for one that does not say the number speaks of one where there is none. Lines and what is counted.
fn counts_nothing_as_one(text: &str) -> Vec<(usize, String)> {
    let mut out = Vec::new();
    let (mut counted, mut zero) = (String::new(), false);
    for (i, line) in text.lines().enumerate() {
        if line.trim_end().ends_with("->") {
            counted = line.rsplit('$').next().map(word).unwrap_or_default();
            zero = false;
        }
        zero |= line.trim_start().trim_start_matches('*').starts_with("[0]");
        let one = line.trim_start().strip_prefix("[one]");
        if one.is_some_and(|said| !zero && !said.split('$').skip(1).any(|v| word(v) == counted)) {
            out.push((i + 1, counted.clone()));
        }
    }
    out
}

/// Ids in a package's message files; differences between the languages go to `out`.
fn known(dir: &Path, out: &mut Vec<String>) -> Result<BTreeSet<String>> {
    let mut all = BTreeSet::new();
    let mut code = String::new();
    for file in repo::files(&dir.join("src"), &["rs"])? {
        code.push_str(&repo::read(&file)?);
    }
    for en in repo::files(dir, &["ftl"])? {
        let Some(fr) = other_language(&en) else { continue };
        if !fr.exists() {
            out.push(format!("{} has no French beside it", repo::shown(&en)));
            continue;
        }
        let (here, there) = (messages(&en, out)?, messages(&fr, out)?);
        for id in here.keys().filter(|id| !there.contains_key(*id)) {
            out.push(format!("{}: '{id}' is missing", repo::shown(&fr)));
        }
        for id in there.keys().filter(|id| !here.contains_key(*id)) {
            out.push(format!("{}: '{id}' is missing", repo::shown(&en)));
        }
        for (file, messages) in [(&en, &here), (&fr, &there)] {
            for (id, arg) in messages.iter().flat_map(|(id, args)| args.iter().map(move |a| (id, a))) {
                if !code.contains(&format!("\"{arg}\"")) {
                    out.push(format!("{}: '{id}' uses '{arg}', which no code gives", repo::shown(file)));
                }
            }
        }
        all.extend(here.into_keys());
    }
    Ok(all)
}

/// `en.ftl` goes with `fr.ftl`, `x.en.ftl` with `x.fr.ftl`.
fn other_language(en: &Path) -> Option<PathBuf> {
    let name = repo::name(en);
    let other = match name.strip_suffix(".en.ftl") {
        Some(stem) => format!("{stem}.fr.ftl"),
        None if name == "en.ftl" => "fr.ftl".to_owned(),
        None => return None,
    };
    Some(en.with_file_name(other))
}

fn messages(path: &Path, out: &mut Vec<String>) -> Result<Messages> {
    let text = repo::read(path)?;
    if let Err((_, errors)) = fluent_syntax::parser::parse(text.as_str()) {
        out.extend(errors.iter().map(|e| format!("{}: {e}", repo::shown(path))));
    }
    let mut all = Messages::new();
    let mut current: Option<String> = None;
    for line in text.lines() {
        if line.starts_with(|c: char| c.is_ascii_alphabetic())
            && let Some((id, _)) = line.split_once('=')
        {
            let id = id.trim().to_owned();
            if all.insert(id.clone(), BTreeSet::new()).is_some() {
                out.push(format!("{}: '{id}' is there twice", repo::shown(path)));
            }
            current = Some(id);
        }
        if let Some(args) = current.as_ref().filter(|_| !line.starts_with('#')).and_then(|id| all.get_mut(id)) {
            args.extend(line.split('$').skip(1).map(word));
        }
    }
    Ok(all)
}

fn word(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric() || matches!(c, '-' | '_')).collect()
}

/// Ids the code of a package names as literals: what reaches a player.
fn named(dir: &Path) -> Result<Vec<(String, usize, String)>> {
    let mut out = Vec::new();
    for file in repo::files(&dir.join("src"), &["rs"])? {
        let text = repo::read(&file)?;
        // Tests at the end of a file make up messages of their own.
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (i, line) in text.lines().enumerate().filter(|(_, l)| !l.trim_start().starts_with("//")) {
            for id in literals(line) {
                out.push((repo::shown(&file), i + 1, id));
            }
        }
    }
    Ok(out)
}

fn literals(line: &str) -> Vec<String> {
    let mut out = Vec::new();
    for call in ["Msg::new(", "voice.t(", "Refusal::new("] {
        for rest in line.split(call).skip(1) {
            // A refusal names its rule first.
            let rest = if call == "Refusal::new(" { rest.split_once(',').map_or("", |(_, r)| r) } else { rest };
            if let Some(id) = rest.trim_start().strip_prefix('"').and_then(|r| r.split_once('"')) {
                out.push(id.0.to_owned());
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_is_there_in_both_languages() {
        assert_eq!(check().unwrap(), Vec::<String>::new());
    }

    #[test]
    fn nothing_is_not_one() {
        let wrong = "a = { $n ->\n    [one] 1 hit\n   *[other] { $n } hits\n}";
        assert_eq!(counts_nothing_as_one(wrong), [(2, "n".to_owned())]);
        for right in ["[one] { $n } hit", "[0] none\n    [one] 1 hit", "[1] a hit"] {
            assert!(counts_nothing_as_one(&wrong.replace("[one] 1 hit", right)).is_empty());
        }
    }

    #[test]
    fn a_game_does_not_say_what_the_program_says_with_other_arguments() {
        let of = |id: &str, args: &[&str]| Messages::from([(id.to_owned(), args.iter().map(|a| (*a).to_owned()).collect())]);
        let own = of("list-more", &["count"]);
        assert_eq!(clashes(&of("list-more", &["first", "next"]), &own).collect::<Vec<_>>(), ["list-more"]);
        assert_eq!(
            clashes(&of("list-more", &["count"]), &own).count() + clashes(&of("series-more", &["first"]), &own).count(),
            0
        );
    }

    #[test]
    fn literals_of_a_line() {
        assert_eq!(literals("a(Msg::new(\"x-y\").int(), Refusal::new(13, \"z\"))"), ["x-y", "z"]);
        assert!(literals("Msg::new(id)").is_empty());
    }
}
