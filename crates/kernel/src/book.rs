//! A game's numbered rules as a file of the program: chapters, rules and the numbers of rulings.

use crate::{
    info::Bilingual,
    pack::{Pack, PackProblems},
    rule::{RuleId, RuleText},
    text::Msg,
    tree,
};

/// The rules and their chapters.
#[derive(Clone, Default)]
pub struct Book {
    /// Chapters: slug and title.
    pub chapters: Vec<(String, Bilingual)>,
    /// Rules.
    pub rules: Vec<RuleText>,
    /// Ids of the rulings.
    pub rulings: Vec<String>,
}

impl Book {
    /// Reads the rule texts and rulings of a game, and what is wrong with them (nothing, as its tests see to).
    pub fn read(prefix: &str, rules: &str, rulings: &str) -> (Self, PackProblems) {
        let files = Pack::from_files(&[("rules.toml", rules), ("rulings.toml", rulings)]);
        let (mut book, mut problems) = (Self::default(), PackProblems::default());
        let problem = &mut problems;
        if let Some(t) = tree::read(&files, "rules.toml", problem) {
            for r in t.records("chapter", problem) {
                let (slug, en, fr) = (r.word("slug", problem), r.word("en", problem), r.word("fr", problem));
                if let (Some(slug), Some(en), Some(fr)) = (slug, en, fr) {
                    book.chapters.push((slug.text, Bilingual { en: en.text, fr: fr.text }));
                }
            }
            for r in t.records("rule", problem) {
                let (id, section) = (r.word("id", problem), r.word("section", problem));
                let (chapter, en, fr) = (r.word("chapter", problem), r.word("en", problem), r.word("fr", problem));
                let (Some(id), Some(section), Some(chapter), Some(en), Some(fr)) = (id, section, chapter, en, fr) else {
                    continue;
                };
                let number = RuleId::parse(&id.text, prefix);
                if number.is_none() || book.rules.iter().any(|r| Some(r.id) == number) {
                    r.wrong(id.line, Msg::new("pack-duplicate-id").text("id", &id.text), problem);
                }
                if !book.chapters.iter().any(|(slug, _)| *slug == chapter.text) {
                    r.wrong(chapter.line, Msg::new("pack-unknown-rule").text("id", &chapter.text), problem);
                }
                if let Some(id) = number {
                    let (section, chapter, en, fr) = (section.text, chapter.text, en.text, fr.text);
                    book.rules.push(RuleText { id, section, chapter, en, fr });
                }
            }
        }
        if let Some(t) = tree::read(&files, "rulings.toml", problem) {
            book.rulings = t.records("ruling", problem).iter().filter_map(|r| r.word("id", problem)).map(|w| w.text).collect();
        }
        (book, problems)
    }
}
