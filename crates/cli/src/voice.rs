//! Everything people read goes through here: our own message files, then the game's.

use ironbottom_kernel::{Catalog, Lang, Msg, RuleId, Seat, erased::AnyGame, info::Bilingual, text::CatalogError};
use std::borrow::Cow;

/// One language, and our own messages in it.
pub struct Voice {
    /// The reader's language.
    pub lang: Lang,
    own: Catalog,
}

impl Voice {
    /// Reads the message files.
    pub fn new(lang: Lang) -> Result<Self, CatalogError> {
        let mut own = Catalog::kernel()?;
        own.add("cli", include_str!("../text/en.ftl"), include_str!("../text/fr.ftl"))?;
        Ok(Self { lang, own })
    }

    /// A message of our own without arguments.
    pub fn t(&self, id: impl Into<Cow<'static, str>>) -> String {
        self.own.say(self.lang, &Msg { id: id.into(), args: Vec::new() })
    }

    /// A message of our own or of the kernel.
    pub fn say(&self, msg: &Msg) -> String {
        self.own.say(self.lang, msg)
    }

    /// A message of a game; what it does not know we may.
    pub fn tell(&self, game: &dyn AnyGame, msg: &Msg) -> String {
        Catalog::say_among(&[game.catalog(), &self.own], self.lang, msg)
    }

    /// The name of a thing of a game.
    pub fn name(&self, game: &dyn AnyGame, key: &str) -> String {
        game.catalog().name(self.lang, key)
    }

    /// One of a pair of texts.
    pub fn of<'a>(&self, pair: &'a Bilingual) -> &'a str {
        match self.lang {
            Lang::En => &pair.en,
            Lang::Fr => &pair.fr,
        }
    }

    /// Shown name of a seat.
    pub fn seat(&self, game: &dyn AnyGame, seat: Seat) -> String {
        game.info().seats.get(seat.0 as usize).map_or_else(|| "?".to_owned(), |s| self.of(&s.name).to_owned())
    }

    /// Shown name of a side.
    pub fn side(&self, game: &dyn AnyGame, id: &str) -> String {
        game.info().sides.iter().find(|s| s.id == id).map_or_else(|| id.to_owned(), |s| self.of(&s.name).to_owned())
    }

    /// Shown name of a level of opponents; a game may have levels we have no word for.
    pub fn level(&self, level: &str) -> String {
        let id = format!("level-{level}");
        let name = self.t(id.clone());
        if name == id { level.to_owned() } else { name }
    }

    /// A rule in the reader's language, if the game numbers one so.
    pub fn rule(&self, game: &dyn AnyGame, id: RuleId) -> Option<String> {
        let rule = game.info().rules.iter().find(|r| r.id == id)?;
        Some(match self.lang {
            Lang::En => rule.en.clone(),
            Lang::Fr => rule.fr.clone(),
        })
    }
}

/// The reader's language: as told, or as the system says.
pub fn language(args: &[String], system: &dyn Fn(&str) -> Option<String>) -> Lang {
    let told = args.iter().enumerate().find_map(|(i, a)| match a.strip_prefix("--lang") {
        Some("") => args.get(i + 1).cloned(),
        Some(rest) => rest.strip_prefix('=').map(str::to_owned),
        None => None,
    });
    // As everywhere on a Unix system: the first of these that is set counts.
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|k| system(k).filter(|v| !v.is_empty()));
    told.or(set).and_then(|t| Lang::from_locale(&t)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_told_beats_the_systems() {
        let args = |t: &str| t.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let system = |key: &str| (key == "LANG").then(|| "fr_CA.UTF-8".to_owned());
        assert_eq!(language(&args("games --lang en"), &system), Lang::En);
        assert_eq!(language(&args("--lang=fr games"), &|_| None), Lang::Fr);
        assert_eq!(language(&args("games"), &system), Lang::Fr);
        assert_eq!(language(&args("games"), &|_| None), Lang::En);
    }

    #[test]
    fn both_languages_have_the_same_messages() {
        let ids = |text: &str| -> Vec<String> {
            text.lines()
                .filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase()))
                .filter_map(|l| l.split_once(" =").map(|(id, _)| id.to_owned()))
                .collect()
        };
        let (en, fr) = (ids(include_str!("../text/en.ftl")), ids(include_str!("../text/fr.ftl")));
        assert!(en.len() > 50);
        assert_eq!(en, fr);
        Voice::new(Lang::Fr).unwrap();
    }
}
