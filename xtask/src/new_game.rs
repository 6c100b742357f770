//! A new game: a copy of the starter game in `games/` under its own name, listed in the registry as a preview.

use crate::{repo, rules};
use anyhow::{Context, Result, ensure};
use std::{collections::BTreeSet, fs, path::Path};

/// Names a package cannot have, or that mean something else in code.
const TAKEN: &[&str] = &["alloc", "core", "std", "test"];

/// Makes the game and proves it.
pub fn run(args: &[String]) -> Result<()> {
    let [id] = args else { anyhow::bail!("cargo xtask new-game NAME") };
    let root = repo::root();
    let name = Name::new(id, &packages(&repo::read(&root.join("Cargo.lock"))?), &prefixes(&root)?)?;
    make(&root, &name)?;
    rules::run(&[])?;
    repo::run(repo::cargo().args(["fmt", "--package", id, "--package", "ironbottom-registry"]))?;
    repo::run(repo::cargo().args(["test", "--package", id]))?;
    let listed = ["test", "--package", "ironbottom-registry", "--lib", "--test", "questions", "--test", "reasons"];
    repo::run(repo::cargo().args(listed))?;
    println!("games/{id} is a game and keeps its promises; docs/authors.md goes through its files. Play it:");
    println!("  cargo run -- play {id}        in the terminal");
    println!("  cargo run -- serve            in the browser");
    Ok(())
}

/// What a game is called where.
#[derive(Debug, PartialEq, Eq)]
struct Name {
    /// Folder, package and id: `my-game`.
    id: String,
    /// As a crate: `my_game`.
    krate: String,
    /// As a type: `MyGame`.
    kind: String,
    /// For people: `My Game`.
    title: String,
    /// Of its rules: `MG`.
    prefix: String,
}

impl Name {
    fn new(id: &str, packages: &BTreeSet<String>, prefixes: &BTreeSet<String>) -> Result<Self> {
        let words: Vec<&str> = id.split('-').collect();
        let is_word = |w: &&str| {
            w.starts_with(|c: char| c.is_ascii_lowercase()) && w.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        ensure!(words.iter().all(is_word), "'{id}' is not of the form my-game");
        ensure!(!packages.contains(id) && !TAKEN.contains(&id), "there is a package '{id}' already");
        let capital = |w: &&str| w[..1].to_uppercase() + &w[1..];
        let capitals: Vec<String> = words.iter().map(capital).collect();
        let letters: Vec<char> = id.to_uppercase().chars().filter(char::is_ascii_uppercase).collect();
        let initials: String = words.iter().map(|w| w[..1].to_uppercase()).collect();
        // The first letters of its words; if they are taken or one alone, two letters of its name.
        let pairs = letters.iter().skip(1).map(|second| format!("{}{second}", letters[0]));
        let prefix = [initials].into_iter().filter(|i| i.len() > 1).chain(pairs).find(|p| !prefixes.contains(p));
        Ok(Self {
            krate: id.replace('-', "_"),
            kind: capitals.concat(),
            title: capitals.join(" "),
            prefix: prefix.with_context(|| format!("all prefixes of rules made of '{id}' are taken"))?,
            id: id.to_owned(),
        })
    }

    /// A text of the starter game under this name.
    fn rename(&self, text: &str) -> String {
        let low = self.prefix.to_lowercase();
        let text = text.replace("The smallest whole game: what `cargo xtask new-game` copies", "Starter Game: rules and data");
        let text =
            text.replace("Starter Game", &self.title).replace("Starter", &self.kind).replace("\"starter\"", &quoted(&self.id));
        text.replace("\"ST\"", &quoted(&self.prefix))
            .replace("ST-0", &format!("{}-0", self.prefix))
            .replace("ST_0", &format!("{}_0", self.prefix))
            .replace("fn st_0", &format!("fn {low}_0"))
    }
}

fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

/// The names of all packages there are.
fn packages(lock: &str) -> BTreeSet<String> {
    let name = |l: &str| Some(l.strip_prefix("name = \"")?.trim_end_matches('"').to_owned());
    lock.lines().filter_map(name).collect()
}

/// The prefixes of rules that are taken.
fn prefixes(root: &Path) -> Result<BTreeSet<String>> {
    let mut all = BTreeSet::new();
    for dir in ["crates/testkit", "games", "tools"] {
        for file in repo::files(&root.join(dir), &["toml"])?.iter().filter(|f| repo::name(f) == "rules.toml") {
            let text = repo::read(file)?;
            let prefix = |l: &str| Some(l.strip_prefix("id = \"")?.split_once('-')?.0.to_owned());
            all.extend(text.lines().filter_map(prefix));
        }
    }
    Ok(all)
}

/// Writes the folder and the lines outside it.
fn make(root: &Path, name: &Name) -> Result<()> {
    let (starter, game) = (root.join("tools/starter"), root.join("games").join(&name.id));
    ensure!(!game.exists(), "games/{} is there already", name.id);
    for file in repo::files(&starter, &["ftl", "json", "rs", "toml"])? {
        let to = game.join(file.strip_prefix(&starter)?);
        let folder = to.parent().context("a file lies in a folder")?;
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        fs::write(&to, name.rename(&repo::read(&file)?)).with_context(|| format!("cannot write {}", to.display()))?;
    }
    let Name { id, krate, kind, title, .. } = name;
    let line = format!(
        "    Known::preview(\"{id}\", \"{title}\", {krate}::stage, |p| Ok(Erased::boxed({krate}::{kind}::new(p)?)), \
         {krate}::built_in_pack),\n"
    );
    insert(&root.join("Cargo.toml"), "ironbottom-registry = {", &format!("{id} = {{ path = \"games/{id}\" }}\n"))?;
    insert(&root.join("crates/registry/Cargo.toml"), "\n[dev-dependencies]", &format!("{id}.workspace = true\n"))?;
    insert(&root.join("crates/registry/src/lib.rs"), "];\n\n#[cfg(test)]", &line)
}

/// Puts a line before the place where a text stands.
fn insert(file: &Path, before: &str, line: &str) -> Result<()> {
    let text = repo::read(file)?;
    let at = text.find(before).with_context(|| format!("{} has no '{}'", repo::shown(file), before.trim()))?;
    fs::write(file, [&text[..at], line, &text[at..]].concat()).with_context(|| format!("cannot write {}", repo::shown(file)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(id: &str) -> Result<Name> {
        let all = |names: &[&str]| names.iter().map(|n| (*n).to_owned()).collect();
        Name::new(id, &all(&["serde"]), &all(&["AB"]))
    }

    #[test]
    fn a_name_has_its_forms_and_a_prefix_that_is_free() {
        let my = name("my-game").unwrap();
        let forms = [my.krate, my.kind, my.title, my.prefix];
        assert_eq!(forms, ["my_game", "MyGame", "My Game", "MG"]);
        assert_eq!(name("hill").unwrap().prefix, "HI");
        assert_eq!(name("all-bold").unwrap().prefix, "AL");
        for wrong in ["", "My", "my game", "my--game", "9th", "serde", "test", "../up"] {
            assert!(name(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_new_game_is_the_starter_game_under_its_own_name() {
        let root = std::env::temp_dir().join(format!("ironbottom-new-game-{}", std::process::id()));
        let outside = ["Cargo.toml", "crates/registry/Cargo.toml", "crates/registry/src/lib.rs"];
        let starter = repo::files(&repo::starter(), &["ftl", "json", "rs", "toml"]).unwrap();
        for file in outside.iter().map(|f| repo::root().join(f)).chain(starter.iter().cloned()) {
            let to = root.join(repo::shown(&file));
            fs::create_dir_all(to.parent().unwrap()).unwrap();
            fs::copy(&file, to).unwrap();
        }
        let made = make(&root, &name("my-game").unwrap());
        let twice = make(&root, &name("my-game").unwrap());
        let files = repo::files(&root.join("games/my-game"), &["ftl", "json", "rs", "toml"]).unwrap();
        let texts: Vec<String> = files.iter().map(|f| repo::read(f).unwrap()).collect();
        let lines = outside.map(|f| repo::read(&root.join(f)).unwrap().matches("my-game").count());
        fs::remove_dir_all(&root).unwrap();
        made.unwrap();
        assert!(twice.is_err());
        assert_eq!(files.len(), starter.len());
        // The folder in its path, the name before it; the dependency; the id of the list.
        assert_eq!(lines, [2, 1, 1]);
        for (text, file) in texts.iter().zip(&files) {
            let left = ["tarter", "ST-", "ST_", "st_0", "\"ST\""].iter().find(|old| text.contains(**old));
            assert_eq!(left, None, "{}", file.display());
        }
    }
}
