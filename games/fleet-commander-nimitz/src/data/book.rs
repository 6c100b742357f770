//! What is in the program and not in the pack: the numbered rules and the messages.

use ironbottom_kernel::{
    Catalog, Msg, RuleId,
    info::Bilingual,
    pack::{Pack, PackProblems},
    rule::RuleText,
    text::CatalogError,
    tree,
};
use std::sync::OnceLock;

/// Prefix of the rule ids.
pub const PREFIX: &str = "FN";

/// The message files: name, English, French. One line more for a file more.
const TEXTS: &[(&str, &str, &str)] =
    &[("data", include_str!("../../text/data.en.ftl"), include_str!("../../text/data.fr.ftl"))];

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

/// The embedded rule texts, read once for all packs, and what is wrong with them (nothing, as the tests see to).
pub fn get() -> &'static (Book, PackProblems) {
    static BOOK: OnceLock<(Book, PackProblems)> = OnceLock::new();
    BOOK.get_or_init(|| {
        let mut problems = PackProblems::default();
        (read(&mut problems), problems)
    })
}

fn read(problems: &mut PackProblems) -> Book {
    let files = Pack::from_files(&[
        ("rules.toml", include_str!("../../rules/rules.toml")),
        ("rulings.toml", include_str!("../../rules/rulings.toml")),
    ]);
    let mut book = Book::default();
    if let Some(t) = tree::read(&files, "rules.toml", problems) {
        for r in t.records("chapter", problems) {
            let (slug, en, fr) = (r.word("slug", problems), r.word("en", problems), r.word("fr", problems));
            if let (Some(slug), Some(en), Some(fr)) = (slug, en, fr) {
                book.chapters.push((slug.text, Bilingual { en: en.text, fr: fr.text }));
            }
        }
        for r in t.records("rule", problems) {
            let (id, section) = (r.word("id", problems), r.word("section", problems));
            let (chapter, en, fr) = (r.word("chapter", problems), r.word("en", problems), r.word("fr", problems));
            let (Some(id), Some(section), Some(chapter), Some(en), Some(fr)) = (id, section, chapter, en, fr) else {
                continue;
            };
            let number = RuleId::parse(&id.text, PREFIX);
            if number.is_none() || book.rules.iter().any(|r| Some(r.id) == number) {
                r.wrong(id.line, Msg::new("pack-duplicate-id").text("id", &id.text), problems);
            }
            if !book.chapters.iter().any(|(slug, _)| *slug == chapter.text) {
                r.wrong(chapter.line, Msg::new("pack-unknown-rule").text("id", &chapter.text), problems);
            }
            if let Some(id) = number {
                let (section, chapter, en, fr) = (section.text, chapter.text, en.text, fr.text);
                book.rules.push(RuleText { id, section, chapter, en, fr });
            }
        }
    }
    if let Some(t) = tree::read(&files, "rulings.toml", problems) {
        book.rulings = t.records("ruling", problems).iter().filter_map(|r| r.word("id", problems)).map(|w| w.text).collect();
    }
    book
}

/// The kernel's messages and our own.
pub fn messages() -> Result<Catalog, CatalogError> {
    let mut c = Catalog::kernel()?;
    for (part, en, fr) in TEXTS {
        c.add(part, en, fr)?;
    }
    Ok(c)
}
