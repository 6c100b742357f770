//! Everything people read goes through here: a game's messages first, then our own.

use ironbottom_kernel::{Catalog, Lang, Msg, info::Bilingual, text::CatalogError};
use std::borrow::Cow;

/// Our own messages.
pub struct Texts {
    own: Catalog,
}

impl Texts {
    /// Reads the message files.
    pub fn new() -> Result<Self, CatalogError> {
        let mut own = Catalog::kernel()?;
        own.add("server", include_str!("../text/en.ftl"), include_str!("../text/fr.ftl"))?;
        Ok(Self { own })
    }

    /// A message of our own without arguments.
    pub fn t(&self, lang: Lang, id: impl Into<Cow<'static, str>>) -> String {
        self.own.say(lang, &Msg { id: id.into(), args: Vec::new() })
    }

    /// A message of our own or of the kernel.
    pub fn say(&self, lang: Lang, msg: &Msg) -> String {
        self.own.say(lang, msg)
    }

    /// A message of a game; what it does not know we may.
    pub fn tell(&self, game: &Catalog, lang: Lang, msg: &Msg) -> String {
        Catalog::say_among(&[game, &self.own], lang, msg)
    }

    /// Is there such a message of our own?
    pub fn has(&self, lang: Lang, id: &str) -> bool {
        self.own.has(lang, id)
    }
}

/// One of a pair of texts.
pub fn of(pair: &Bilingual, lang: Lang) -> &str {
    match lang {
        Lang::En => &pair.en,
        Lang::Fr => &pair.fr,
    }
}

/// `en` or `fr`.
pub const fn code(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "en",
        Lang::Fr => "fr",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        Texts::new().unwrap();
    }
}
