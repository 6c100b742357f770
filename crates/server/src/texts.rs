//! Everything people read goes through here: a game's messages first, then our own.

use ironbottom_kernel::{Arg, Catalog, Lang, Msg, info::Bilingual, text::CatalogError};
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
        say_in(&[&self.own], lang, msg)
    }

    /// A message of a game; what it does not know we may.
    pub fn tell(&self, game: &Catalog, lang: Lang, msg: &Msg) -> String {
        // Nearly all messages are the game's own, whole.
        if game.has(lang, &msg.id) && !msg.args.iter().any(|(_, a)| foreign(game, lang, a)) {
            return game.say(lang, msg);
        }
        say_in(&[game, &self.own], lang, msg)
    }

    /// Is there such a message of our own?
    pub fn has(&self, lang: Lang, id: &str) -> bool {
        self.own.has(lang, id)
    }
}

/// Does the game lack a message somewhere inside?
fn foreign(game: &Catalog, lang: Lang, arg: &Arg) -> bool {
    match arg {
        Arg::Int(_) | Arg::Text(_) | Arg::Name(_) => false,
        Arg::Msg(m) => !game.has(lang, &m.id) || m.args.iter().any(|(_, a)| foreign(game, lang, a)),
        Arg::List(items) => items.iter().any(|i| foreign(game, lang, i)),
    }
}

/// The first catalogue that knows the message says it; messages inside it may come from another.
fn say_in(catalogs: &[&Catalog], lang: Lang, msg: &Msg) -> String {
    let Some(catalog) = catalogs.iter().find(|c| c.has(lang, &msg.id)) else {
        return msg.id.clone().into_owned();
    };
    let args = msg.args.iter().map(|(name, arg)| (name.clone(), settle(catalogs, lang, arg))).collect();
    catalog.say(lang, &Msg { id: msg.id.clone(), args })
}

fn settle(catalogs: &[&Catalog], lang: Lang, arg: &Arg) -> Arg {
    match arg {
        Arg::Int(_) | Arg::Text(_) => arg.clone(),
        Arg::Msg(m) => Arg::Text(say_in(catalogs, lang, m)),
        Arg::Name(key) => {
            let named = catalogs.iter().find(|c| c.has_name(key));
            Arg::Text(named.map_or_else(|| key.clone().into_owned(), |c| c.name(lang, key)))
        }
        Arg::List(items) => {
            let items: Vec<String> = items
                .iter()
                .map(|i| match settle(catalogs, lang, i) {
                    Arg::Text(t) => t,
                    Arg::Int(n) => n.to_string(),
                    // `settle` gives nothing else.
                    _ => String::new(),
                })
                .collect();
            Arg::Text(items.join(", "))
        }
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
