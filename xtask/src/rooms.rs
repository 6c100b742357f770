//! The rooms of a game: each stands on a floor, and a module imports from its own floor and those below it, never from above.

use crate::repo;
use anyhow::Result;
use std::{collections::BTreeMap, path::Path};

/// The floors from the ground up, each with its rooms: what is printed, how it is played, what a seat sees of it, how that is shown
/// and said, and who plays it without a person. Every game has those rooms it needs, by these names and no others.
const FLOORS: [(&str, &[&str]); 5] = [
    ("data", &["types", "rule", "units", "board", "data", "settings"]),
    ("rules", &["action", "battle", "event", "names", "odds", "phases", "plans", "position", "purpose", "lookups"]),
    ("view", &["ahead", "imagine", "view"]),
    ("face", &["ask", "catalog", "explain", "figures", "notation", "prompt", "routine", "scene", "spell", "stage"]),
    ("bot", &["bot"]),
];

/// What `lib.rs` itself holds, the game built from its pack: no rule may know it.
const GAME: usize = 2;

/// Everything that is imported from above, and rooms with a name of their own.
pub fn check() -> Result<Vec<String>> {
    let mut out = Vec::new();
    for game in repo::games()?.into_iter().chain([repo::starter()]) {
        let source = game.join("src");
        let exports = exports(&repo::read(&source.join("lib.rs"))?);
        for file in repo::files(&source, &["rs"])? {
            if file.file_name().is_some_and(|name| name == "tests.rs" || name == "lib.rs") {
                continue;
            }
            let inside = file.strip_prefix(&source).unwrap_or(&file);
            upwards(&repo::shown(&file), inside, &repo::read(&file)?, &exports, &mut out);
        }
    }
    Ok(out)
}

/// The floor of a room.
fn floor(room: &str) -> Option<usize> {
    FLOORS.iter().position(|(_, rooms)| rooms.contains(&room))
}

/// What `lib.rs` hands on under a shorter name: the name and the room it comes from.
fn exports(lib: &str) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for line in lib.lines().filter_map(|l| l.strip_prefix("pub use ")) {
        let Some((room, names)) = line.trim_end_matches(';').split_once("::") else { continue };
        for name in names.trim_matches(['{', '}']).split(',') {
            all.insert(name.trim().to_owned(), room.to_owned());
        }
    }
    all
}

/// Notes what a file imports from above its own floor.
fn upwards(shown: &str, inside: &Path, text: &str, exports: &BTreeMap<String, String>, out: &mut Vec<String>) {
    let first = inside.components().next().map(|c| c.as_os_str().to_string_lossy().into_owned()).unwrap_or_default();
    let room = first.trim_end_matches(".rs");
    let Some(own) = floor(room) else {
        out.push(format!("{shown}: '{room}' is no room of a game: see FLOORS in xtask/src/rooms.rs"));
        return;
    };
    // In a file at the top of the source `super` is the crate.
    let roots: &[&str] = if inside.components().count() == 1 { &["crate::", "super::"] } else { &["crate::"] };
    for (line, name) in imports(text, roots) {
        let target = exports.get(&name).unwrap_or(&name);
        let above = match floor(target) {
            Some(floor) => floor,
            None if name.starts_with(char::is_uppercase) => GAME,
            None => continue,
        };
        if above > own {
            out.push(format!("{shown}:{line}: '{room}' ({}) imports '{name}' ({})", FLOORS[own].0, FLOORS[above].0));
        }
    }
}

/// What is imported from these roots, with the line it stands on: the first name of each path, in lists too. Comments and the tests
/// at the end of a file do not count.
fn imports(text: &str, roots: &[&str]) -> Vec<(usize, String)> {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text);
    let code: String = text.lines().map(|l| l.split("//").next().unwrap_or(l)).collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    for root in roots {
        for (at, _) in code.match_indices(root) {
            let part_of_a_word = code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '$' || c == ':');
            if part_of_a_word {
                continue;
            }
            let line = |byte: usize| code[..byte].matches('\n').count() + 1;
            let rest = at + root.len();
            match code[rest..].starts_with('{') {
                false => found.push((line(rest), word(&code[rest..]))),
                true => list(&code, rest + 1, |byte| found.push((line(byte), word(&code[byte..])))),
            }
        }
    }
    found.retain(|(_, name)| !name.is_empty());
    found
}

/// Calls back with the place of each item of a list that begins here.
fn list(code: &str, from: usize, mut item: impl FnMut(usize)) {
    let (mut depth, mut fresh) = (0, true);
    for (i, c) in code[from..].char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => return,
            '}' => depth -= 1,
            ',' if depth == 0 => fresh = true,
            c if fresh && !c.is_whitespace() => {
                item(from + i);
                fresh = false;
            }
            _ => {}
        }
    }
}

/// The name a text begins with.
fn word(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_module_of_a_game_imports_from_above() {
        assert_eq!(check().unwrap(), Vec::<String>::new());
    }

    #[test]
    fn what_is_imported_from_above_is_found_with_its_line() {
        let exports = exports("pub use action::Action;\npub use view::{Open, View};\n");
        let found = |inside: &str, text: &str| {
            let mut out = Vec::new();
            upwards("f.rs", Path::new(inside), text, &exports, &mut out);
            out
        };
        let text = "use crate::{\n    board::Board,\n    scene::{self, names},\n    Action,\n    view::View,\n};\n";
        assert_eq!(
            found("phases/move.rs", text),
            ["f.rs:3: 'phases' (rules) imports 'scene' (face)", "f.rs:5: 'phases' (rules) imports 'view' (view)"]
        );
        assert_eq!(found("scene/mod.rs", text), Vec::<String>::new());
        // By a longer way, by a shorter name, by the game itself, from the top of the source.
        assert_eq!(found("data/map.rs", "fn f() { crate::bot::new() }")[0], "f.rs:1: 'data' (data) imports 'bot' (bot)");
        assert_eq!(found("board.rs", "use crate::View;").len(), 1);
        assert_eq!(found("position.rs", "use crate::SomeGame;").len(), 1);
        assert_eq!(found("position.rs", "use super::view;").len(), 1);
        // Comments and tests may speak of anything; a room must be one.
        assert_eq!(
            found("board.rs", "/// See [`crate::view`].\n#[cfg(test)]\nmod tests {\nuse crate::view;\n}"),
            Vec::<String>::new()
        );
        assert_eq!(found("stuff.rs", "").len(), 1);
    }
}
