//! The head of a pack: which game it is for, its title, its files, and the marks of origin that every record bears one of.

use crate::{
    Msg,
    book::Book,
    info::Bilingual,
    pack::{Pack, PackProblems},
    tree::{self, Record},
};

/// Name of the head file.
pub const FILE: &str = "pack.toml";

/// What every part of a pack is checked against: marks of origin and ids of rules and rulings.
#[derive(Clone, Default, Debug)]
pub struct References {
    /// Marks of origin.
    pub sources: Vec<String>,
    /// Ids of the rules, as people write them.
    pub rules: Vec<String>,
    /// Ids of the rulings.
    pub rulings: Vec<String>,
}

impl References {
    /// Every record says where it comes from.
    pub fn source(&self, r: &Record, problems: &mut PackProblems) {
        r.source(&self.sources, problems);
    }
}

/// Reads the head of a pack for the game with this id and these further files: its title, and what the other parts are checked
/// against.
pub fn read(
    pack: &Pack,
    id: &str,
    files: &[&str],
    (book, prefix): (&Book, &str),
    problems: &mut PackProblems,
) -> (Option<Bilingual>, References) {
    let rules = book.rules.iter().map(|r| r.id.with_prefix(prefix)).collect();
    let mut notes = References { sources: Vec::new(), rules, rulings: book.rulings.clone() };
    let Some(t) = tree::read(pack, FILE, problems) else { return (None, notes) };
    t.only(&["format", "id", "version", "title", "subtitle", "files", "sources"], problems);
    t.fixed("format", 1, problems);
    if let Some(w) = t.word("id", problems).filter(|w| w.text != id) {
        t.wrong(w.line, Msg::new("pack-fixed").text("field", "id").text("value", id), problems);
    }
    t.int("version", 1..=i64::from(u32::MAX), problems);
    t.bilingual("subtitle", problems);
    let mut given: Vec<String> = t.words("files", problems).into_iter().map(|w| w.text).collect();
    given.sort_unstable();
    let mut wanted = files.to_vec();
    wanted.sort_unstable();
    if t.has("files") && given != wanted {
        let msg = Msg::new("pack-fixed").text("field", "files").text("value", wanted.join(", "));
        t.wrong(t.line_of("files"), msg, problems);
    }
    if let Some(marks) = t.table("sources", problems) {
        for w in marks.keys() {
            marks.bilingual(&w.text, problems);
            notes.sources.push(w.text);
        }
    }
    (t.bilingual("title", problems), notes)
}
