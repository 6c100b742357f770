//! names.toml: what sides, seats and nations are called.

use super::Names;
use crate::types::{Nation, Side};
use ironbottom_kernel::{Msg, pack::PackProblems, pack_head::References, tree::Record};

/// Name of the file.
pub const FILE: &str = "names.toml";

/// Reads names.toml: each kind has exactly these ids, each once.
pub fn read(t: &Record, notes: &References, names: &mut Names, problems: &mut PackProblems) {
    let sides = Side::ALL.map(Side::id).to_vec();
    let kinds = [("side", sides.clone()), ("seat", sides), ("nation", Nation::ALL.map(Nation::id).to_vec())];
    t.only(&kinds.each_ref().map(|(kind, _)| *kind), problems);
    for (kind, ids) in &kinds {
        let mut given: Vec<String> = Vec::new();
        for r in t.records(kind, problems) {
            r.only(&["id", "name", "source"], problems);
            notes.source(r, problems);
            let (Some(id), Some(name)) = (r.word("id", problems), r.bilingual("name", problems)) else { continue };
            if !ids.contains(&id.text.as_str()) {
                r.unknown(&id, &ids.join(", "), problems);
            } else if given.contains(&id.text) {
                r.wrong(id.line, Msg::new("pack-duplicate-id").text("id", &id.text), problems);
            } else {
                names.push((format!("{kind}.{}", id.text), name));
                given.push(id.text);
            }
        }
        for id in ids.iter().filter(|id| !given.iter().any(|g| g == *id)) {
            t.wrong(0, Msg::new("pack-once").text("kind", *kind).text("id", *id), problems);
        }
    }
}
