//! Text at the edge: messages are ids with arguments until somebody reads them.

use crate::{board::Stage, info::Bilingual};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use serde::{Deserialize, Serialize};
use std::{borrow::Cow, collections::BTreeMap};
use unic_langid::{LanguageIdentifier, langid};

/// The languages we speak.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// `en` or `fr`, also from a locale such as `fr_CA.UTF-8`.
    pub fn from_locale(text: &str) -> Option<Self> {
        match text.get(..2)?.to_ascii_lowercase().as_str() {
            "en" => Some(Self::En),
            "fr" => Some(Self::Fr),
            _ => None,
        }
    }

    fn id(self) -> LanguageIdentifier {
        match self {
            Self::En => langid!("en"),
            Self::Fr => langid!("fr"),
        }
    }

    const fn index(self) -> usize {
        self as usize
    }
}

/// One argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A whole number; plural rules follow it.
    Int(i64),
    /// Text taken as it is (a player's name, a notation).
    Text(String),
    /// The name of a thing (`space.north`, `kind.boat`), looked up in the reader's language.
    Name(Cow<'static, str>),
    /// A message inside a message.
    Msg(Box<Msg>),
    /// Several, joined by commas.
    List(Vec<Arg>),
}

impl Arg {
    /// Messages, one after the other.
    pub fn list(items: impl IntoIterator<Item = Msg>) -> Self {
        Self::List(items.into_iter().map(|m| Self::Msg(Box::new(m))).collect())
    }
}

/// A message id with its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Msg {
    /// Id in the message files.
    pub id: Cow<'static, str>,
    /// Arguments by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

impl Msg {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Self {
        Self { id: Cow::Borrowed(id), args: Vec::new() }
    }

    /// With one more argument.
    #[must_use]
    pub fn arg(mut self, name: &'static str, value: Arg) -> Self {
        self.args.push((Cow::Borrowed(name), value));
        self
    }

    /// With a number.
    #[must_use]
    pub fn int(self, name: &'static str, value: impl Into<i64>) -> Self {
        self.arg(name, Arg::Int(value.into()))
    }

    /// With the name of a thing.
    #[must_use]
    pub fn name(self, name: &'static str, key: impl Into<Cow<'static, str>>) -> Self {
        self.arg(name, Arg::Name(key.into()))
    }

    /// With a message inside.
    #[must_use]
    pub fn msg(self, name: &'static str, value: Self) -> Self {
        self.arg(name, Arg::Msg(Box::new(value)))
    }

    /// A number by itself.
    pub fn number(n: impl Into<i64>) -> Self {
        Self::new("cell-number").int("n", n)
    }

    /// The name of a thing by itself.
    pub fn thing(key: impl Into<Cow<'static, str>>) -> Self {
        Self::new("cell-name").name("name", key)
    }

    /// Several with commas, or the mark of none.
    pub fn list(items: impl IntoIterator<Item = Self>) -> Self {
        match Arg::list(items) {
            Arg::List(all) if all.is_empty() => Self::new("cell-none"),
            all => Self::new("cell-list").arg("list", all),
        }
    }

    /// Keys of the names in it, also of those in messages inside it.
    pub fn names<'a>(&'a self, out: &mut Vec<&'a str>) {
        fn of<'a>(arg: &'a Arg, out: &mut Vec<&'a str>) {
            match arg {
                Arg::Int(_) | Arg::Text(_) => {}
                Arg::Name(key) => out.push(key),
                Arg::Msg(m) => m.names(out),
                Arg::List(items) => items.iter().for_each(|i| of(i, out)),
            }
        }
        self.args.iter().for_each(|(_, arg)| of(arg, out));
    }

    /// With literal text.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.arg(name, Arg::Text(text.into()))
    }
}

/// A message file that could not be read.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
#[error("message file {file}: {problem}")]
pub struct CatalogError {
    /// Which file.
    pub file: String,
    /// What is wrong.
    pub problem: String,
}

/// Words about a kind of thing, beside its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Wording {
    /// Several of a kind of piece. A game whose pieces stand in stacks has one for every kind.
    Plural,
    /// The hint of a guided first turn for questions with a kind of action.
    Hint,
    /// To do one after the other all that can be done by a kind of action.
    InTurn,
}

/// Names and words of a game do not fit its kinds: all that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.join("; "))]
pub struct WordsError(pub Vec<String>);

/// All messages and names of one game (or program), in all languages.
pub struct Catalog {
    bundles: [FluentBundle<FluentResource>; 2],
    names: BTreeMap<String, [String; 2]>,
    words: BTreeMap<(Wording, String), [String; 2]>,
}

impl Catalog {
    /// An empty catalogue.
    pub fn empty() -> Self {
        let bundle = |lang: Lang| {
            let mut b = FluentBundle::new_concurrent(vec![lang.id()]);
            // Isolation marks are for mixed scripts; both our languages run left to right.
            b.set_use_isolating(false);
            b
        };
        Self { bundles: [bundle(Lang::En), bundle(Lang::Fr)], names: BTreeMap::new(), words: BTreeMap::new() }
    }

    /// The kernel's own messages.
    pub fn kernel() -> Result<Self, CatalogError> {
        let mut c = Self::empty();
        c.add("kernel", include_str!("../text/en.ftl"), include_str!("../text/fr.ftl"))?;
        Ok(c)
    }

    /// Adds a pair of message files.
    pub fn add(&mut self, file: &str, en: &str, fr: &str) -> Result<(), CatalogError> {
        for (lang, text) in [(Lang::En, en), (Lang::Fr, fr)] {
            let problem = |problem: String| CatalogError { file: format!("{file} ({lang:?})"), problem };
            let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, e)| problem(format!("{e:?}")))?;
            self.bundles[lang.index()].add_resource(resource).map_err(|e| problem(format!("{e:?}")))?;
        }
        Ok(())
    }

    /// Names a thing of a pack in both languages.
    pub fn add_name(&mut self, key: impl Into<String>, en: impl Into<String>, fr: impl Into<String>) {
        self.names.insert(key.into(), [en.into(), fr.into()]);
    }

    /// Names things of a pack, each by its key.
    pub fn add_names<'a>(&mut self, names: impl IntoIterator<Item = &'a (String, Bilingual)>) {
        for (key, name) in names {
            self.add_name(key, &name.en, &name.fr);
        }
    }

    /// The name of a thing in both languages.
    pub fn bilingual(&self, key: &str) -> Bilingual {
        Bilingual { en: self.name(Lang::En, key), fr: self.name(Lang::Fr, key) }
    }

    /// Names a thing by a message.
    pub fn name_by(&mut self, key: impl Into<String>, id: impl Into<Cow<'static, str>>) {
        let msg = Msg { id: id.into(), args: Vec::new() };
        let (en, fr) = (self.say(Lang::En, &msg), self.say(Lang::Fr, &msg));
        self.add_name(key, en, fr);
    }

    /// Names each `group.id` by the message `group-id`.
    pub fn name_group(&mut self, group: &str, ids: &[&str]) {
        for id in ids {
            self.name_by(format!("{group}.{id}"), format!("{group}-{id}"));
        }
    }

    /// Gives words about kinds of things, each `kind` by the message `prefix-kind`.
    pub fn word_group(&mut self, wording: Wording, prefix: &str, kinds: &[&'static str]) {
        for kind in kinds {
            let msg = Msg { id: format!("{prefix}-{kind}").into(), args: Vec::new() };
            let (en, fr) = (self.say(Lang::En, &msg), self.say(Lang::Fr, &msg));
            self.add_words(wording, *kind, en, fr);
        }
    }

    /// Gives words about a kind of thing in both languages.
    pub fn add_words(&mut self, wording: Wording, kind: impl Into<String>, en: impl Into<String>, fr: impl Into<String>) {
        self.words.insert((wording, kind.into()), [en.into(), fr.into()]);
    }

    /// All words of one sort in a language, by the kind they are about.
    pub fn words(&self, lang: Lang, wording: Wording) -> impl Iterator<Item = (&str, &str)> {
        let of = self.words.iter().filter(move |((w, _), _)| *w == wording);
        of.map(move |((_, kind), words)| (kind.as_str(), words[lang.index()].as_str()))
    }

    /// Do names and words fit the kinds of pieces and actions there are?
    pub fn check(&self, action_kinds: &[&str], stage: &Stage) -> Result<(), WordsError> {
        let mut wrong = Vec::new();
        let stacked = self.words(Lang::En, Wording::Plural).next().is_some();
        for kind in stage.symbols.keys() {
            if !self.has_name(kind) {
                wrong.push(format!("the kind of piece '{kind}' has no name"));
            }
            if stacked && !stage.works.contains(kind) && !self.words.contains_key(&(Wording::Plural, kind.clone())) {
                wrong.push(format!("several of the kind of piece '{kind}' have no name"));
            }
        }
        for (wording, kind) in self.words.keys() {
            let known = match wording {
                Wording::Plural => stage.symbols.contains_key(kind),
                Wording::Hint | Wording::InTurn => action_kinds.contains(&kind.as_str()),
            };
            if !known {
                wrong.push(format!("{wording:?} is about '{kind}', which there is not"));
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(WordsError(wrong)) }
    }

    /// Is there such a message in this language?
    pub fn has(&self, lang: Lang, id: &str) -> bool {
        self.bundles[lang.index()].get_message(id).is_some_and(|m| m.value().is_some())
    }

    /// Has anybody named this thing?
    pub fn has_name(&self, key: &str) -> bool {
        self.names.contains_key(key)
    }

    /// Every name in a language, by key.
    pub fn names(&self, lang: Lang) -> impl Iterator<Item = (&str, &str)> {
        self.names.iter().map(move |(key, n)| (key.as_str(), n[lang.index()].as_str()))
    }

    /// The name of a thing; the key itself if nobody named it.
    pub fn name(&self, lang: Lang, key: &str) -> String {
        self.names.get(key).map_or_else(|| key.to_owned(), |n| n[lang.index()].clone())
    }

    /// The message in the reader's language. A missing message shows its id, never nothing.
    pub fn say(&self, lang: Lang, msg: &Msg) -> String {
        Self::say_among(&[self], lang, msg)
    }

    /// The same from several catalogues: the first that knows a message says it, also one inside another.
    pub fn say_among(all: &[&Self], lang: Lang, msg: &Msg) -> String {
        all.iter().find_map(|c| c.form(all, lang, msg, None)).unwrap_or_else(|| msg.id.clone().into_owned())
    }

    /// How the message reads to whoever sees its dice beside it: its attribute `brief`, where it has one.
    pub fn brief(&self, lang: Lang, msg: &Msg) -> Option<String> {
        self.form(&[self], lang, msg, Some("brief"))
    }

    /// The message, or an attribute of it, if this catalogue has it; what is inside may come from any of them.
    fn form(&self, all: &[&Self], lang: Lang, msg: &Msg, attribute: Option<&str>) -> Option<String> {
        let bundle = &self.bundles[lang.index()];
        let message = bundle.get_message(&msg.id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &msg.args {
            let value = match arg {
                Arg::Int(n) => FluentValue::from(*n),
                other => FluentValue::from(Self::arg(all, lang, other)),
            };
            args.set(name.clone(), value);
        }
        Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    fn arg(all: &[&Self], lang: Lang, arg: &Arg) -> String {
        match arg {
            Arg::Int(n) => n.to_string(),
            Arg::Text(t) => t.clone(),
            Arg::Name(key) => {
                let named = all.iter().find_map(|c| c.names.get(&**key));
                named.map_or_else(|| key.clone().into_owned(), |n| n[lang.index()].clone())
            }
            Arg::Msg(m) => Self::say_among(all, lang, m),
            Arg::List(items) => items.iter().map(|i| Self::arg(all, lang, i)).collect::<Vec<_>>().join(", "),
        }
    }
}
