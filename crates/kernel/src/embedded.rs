//! What of a game is in the program, and how one of its packs is read against it.

use crate::{
    Catalog, GameInfo, Msg,
    book::Book,
    choices::{Choices, Known},
    info::Bilingual,
    pack::{Pack, PackProblems},
    pack_head::{self, References},
    tree::{self, Record},
};
use std::sync::OnceLock;

/// A file in the program: its name and its text.
pub type File = (&'static str, &'static str);

/// What of a game is in the program: see [`embedded!`](macro@crate::embedded).
pub struct Embedded {
    /// Id of the game.
    pub id: &'static str,
    /// Prefix of its rule ids.
    pub prefix: &'static str,
    /// Version of the rules' meaning. Tables go on by the one they began with.
    pub rules_version: u32,
    /// Levels of its own computer opponents, weakest first.
    pub levels: &'static [&'static str],
    /// The built-in pack.
    pub files: &'static [File],
    /// The files in which the pack of each earlier release differs. Tables and journals begun with it name its hash.
    pub earlier: &'static [&'static [File]],
    /// The numbered rules.
    pub rules: &'static str,
    /// The rulings.
    pub rulings: &'static str,
    /// The message files: name, English, French.
    pub texts: &'static [(&'static str, &'static str, &'static str)],
    #[doc(hidden)]
    pub book: OnceLock<(Book, PackProblems)>,
}

/// Embeds the files of a game; invoked from its `src/data.rs`, it finds them in `data/`, `rules/` and `text/`.
#[macro_export]
macro_rules! embedded {
    (
        id: $id:literal, prefix: $prefix:literal, rules_version: $version:literal, levels: [$($level:literal),*],
        files: [$($file:literal),* $(,)?],
        earlier: [$($release:literal: [$($old:literal),*]),*],
        texts: [$($text:literal),*] $(,)?
    ) => {
        $crate::embedded::Embedded {
            id: $id,
            prefix: $prefix,
            rules_version: $version,
            levels: &[$($level),*],
            files: &[
                ("pack.toml", include_str!("../data/pack.toml")),
                $(($file, include_str!(concat!("../data/", $file)))),*
            ],
            earlier: &[$(&[$(($old, include_str!(concat!("../data/earlier/", $release, "/", $old)))),*]),*],
            rules: include_str!("../rules/rules.toml"),
            rulings: include_str!("../rules/rulings.toml"),
            texts: &[$((
                $text,
                include_str!(concat!("../text/", $text, ".en.ftl")),
                include_str!(concat!("../text/", $text, ".fr.ftl")),
            )),*],
            book: std::sync::OnceLock::new(),
        }
    };
}

/// The ways into a game that has its files in `data::EMBEDDED` and is made by `new` from a pack: its packs, and the game from its own.
#[macro_export]
macro_rules! built_in {
    ($game:ident) => {
        /// The pack inside the program.
        pub fn built_in_pack() -> $crate::pack::Pack {
            data::EMBEDDED.pack()
        }

        /// The packs of earlier releases.
        pub fn earlier_packs() -> Vec<$crate::pack::Pack> {
            data::EMBEDDED.earlier_packs()
        }

        impl $game {
            /// From the pack inside the program.
            pub fn built_in() -> Result<Self, $crate::pack::PackProblems> {
                Self::new(built_in_pack())
            }
        }
    };
}

impl Embedded {
    /// The built-in pack.
    pub fn pack(&self) -> Pack {
        Pack::from_files(self.files)
    }

    /// The packs of earlier releases.
    pub fn earlier_packs(&self) -> Vec<Pack> {
        let older = |files: &&[File]| files.iter().fold(self.pack(), |pack, (name, text)| pack.with_file(name, text));
        self.earlier.iter().map(older).collect()
    }

    /// The rule texts, read once for all packs, and what is wrong with them (nothing, as the tests see to).
    fn book(&self) -> &(Book, PackProblems) {
        self.book.get_or_init(|| Book::read(self.prefix, self.rules, self.rulings))
    }

    /// The kernel's messages and the game's own.
    fn catalog(&self) -> Result<Catalog, PackProblems> {
        let read = || {
            let mut catalog = Catalog::kernel()?;
            for (part, en, fr) in self.texts {
                catalog.add(part, en, fr)?;
            }
            Ok(catalog)
        };
        read().map_err(|e: crate::text::CatalogError| {
            let mut problems = PackProblems::default();
            problems.add(&e.file, 0, Msg::new("pack-not-readable").text("problem", e.problem));
            problems
        })
    }
}

/// A pack that is being read: what is wrong with it is gathered until all of it was looked at.
pub struct PackReader<'a> {
    embedded: &'static Embedded,
    pack: &'a Pack,
    title: Option<Bilingual>,
    choices: Choices,
    notes: References,
    problems: PackProblems,
}

impl<'a> PackReader<'a> {
    /// Begins with the head of the pack.
    pub fn new(pack: &'a Pack, embedded: &'static Embedded) -> Self {
        let (book, mut problems) = embedded.book().clone();
        let files: Vec<&str> = embedded.files.iter().map(|(name, _)| *name).filter(|name| *name != pack_head::FILE).collect();
        let (title, notes) = pack_head::read(pack, embedded.id, &files, (&book, embedded.prefix), &mut problems);
        Self { embedded, pack, title, choices: Choices::default(), notes, problems }
    }

    /// Reads a file; none if it is missing or no TOML.
    pub fn file<T>(&mut self, file: &'static str, read: impl FnOnce(&Record, &References, &mut PackProblems) -> T) -> Option<T> {
        let table = tree::read(self.pack, file, &mut self.problems)?;
        Some(read(&table, &self.notes, &mut self.problems))
    }

    /// Reads the options: those the rules know, those that packs of earlier releases do not have, and the groups they are shown in.
    /// `others` are further records of the file, which the game reads itself.
    pub fn options(&mut self, known: &[(&str, Known)], later: &[&str], groups: &[&str], others: &[&str]) {
        let choices = self.file("options.toml", |t, notes, problems| {
            t.only(&[&["option", "preset"], others].concat(), problems);
            Choices::read(t, known, later, groups, notes, problems)
        });
        self.choices = choices.unwrap_or_default();
    }

    /// What the pack says of the game, and the messages with the names of its options; all that is wrong with it, if anything is.
    /// Sides, seats, scenarios and the ways to share the seats are left to the game.
    pub fn finish(self) -> Result<(GameInfo, Catalog), PackProblems> {
        self.problems.finish()?;
        let mut catalog = self.embedded.catalog()?;
        self.choices.name(&mut catalog);
        let (book, _) = self.embedded.book().clone();
        let info = GameInfo {
            id: self.embedded.id.to_owned(),
            // A title that is missing was reported above.
            title: self.title.unwrap_or_default(),
            rules_version: self.embedded.rules_version,
            rule_prefix: self.embedded.prefix.to_owned(),
            options: self.choices.options,
            presets: self.choices.presets,
            levels: self.embedded.levels.iter().map(|level| (*level).to_owned()).collect(),
            chapters: book.chapters,
            rules: book.rules,
            ..GameInfo::default()
        };
        Ok((info, catalog))
    }
}
