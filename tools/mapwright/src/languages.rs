//! The languages of the boards. Whatever is written on one comes from a table or an input file, in all of them.

use std::collections::BTreeMap;

/// The languages a board is written in.
pub const LANGUAGES: [&str; 2] = ["en", "fr"];

/// A text with its languages.
pub fn each<'a>(en: &'a str, fr: &'a str) -> [(&'static str, &'a str); 2] {
    let [first, second] = LANGUAGES;
    [(first, en), (second, fr)]
}

/// A text as marks have it: once for all languages where it is the same in all.
pub fn by_language(en: &str, fr: &str) -> BTreeMap<String, String> {
    if en == fr {
        return BTreeMap::from([("*".to_owned(), en.to_owned())]);
    }
    each(en, fr).map(|(language, text)| (language.to_owned(), text.to_owned())).into()
}
