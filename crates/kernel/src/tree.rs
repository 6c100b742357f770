//! A file of the pack as a tree that remembers its lines.
//!
//! Reading into finished types would stop at the first wrong value of a file. Reading into a tree first and asking it for fields
//! afterwards lets every wrong value be reported at once.

use crate::{
    Msg,
    info::{Bilingual, OptionValue},
    pack::{Pack, PackProblems, Spanned},
};
use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, SeqAccess, Visitor},
};
use std::{collections::BTreeMap, ops::RangeInclusive};

/// A value as the file has it; places are bytes.
enum Node {
    Flag(bool),
    Int(i64),
    Text(String),
    List(Vec<Spanned<Node>>),
    Record(Vec<(Spanned<String>, Spanned<Node>)>),
    Other,
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Node;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a value")
            }
            fn visit_bool<E>(self, v: bool) -> Result<Node, E> {
                Ok(Node::Flag(v))
            }
            fn visit_i64<E>(self, v: i64) -> Result<Node, E> {
                Ok(Node::Int(v))
            }
            fn visit_f64<E>(self, _: f64) -> Result<Node, E> {
                Ok(Node::Other)
            }
            fn visit_str<E>(self, v: &str) -> Result<Node, E> {
                Ok(Node::Text(v.to_owned()))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Node, A::Error> {
                let mut items = Vec::new();
                while let Some(item) = seq.next_element()? {
                    items.push(item);
                }
                Ok(Node::List(items))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Node, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Node::Record(fields))
            }
        }
        d.deserialize_any(Any)
    }
}

/// A value with its line.
#[derive(Clone, Debug)]
pub struct Value {
    /// Its line.
    pub line: usize,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Flag(bool),
    Int(i64),
    Text(String),
    List(Vec<Value>),
    Record(Record),
    Other,
}

/// A word with its line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Word {
    /// Its line.
    pub line: usize,
    /// The word.
    pub text: String,
}

/// A table of a file: a record or the file itself.
#[derive(Clone, Debug)]
pub struct Record {
    /// Which file.
    pub file: &'static str,
    /// The line it begins on.
    pub line: usize,
    fields: BTreeMap<String, Value>,
}

/// Reads a file of the pack.
pub fn read(pack: &Pack, file: &'static str, problems: &mut PackProblems) -> Option<Record> {
    let fields = pack.read::<BTreeMap<Spanned<String>, Spanned<Node>>>(file, problems)?;
    let text = pack.0.get(file).map_or("", String::as_str);
    // Where each line ends: a search in this list instead of counting from the top for every value.
    let ends: Vec<usize> = text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(i, _)| i).collect();
    Some(table(&ends, file, 1, fields.into_iter().collect()))
}

fn table(ends: &[usize], file: &'static str, line: usize, fields: Vec<(Spanned<String>, Spanned<Node>)>) -> Record {
    let fields = fields.into_iter().map(|(key, node)| (key.into_inner(), value(ends, file, node))).collect();
    Record { file, line, fields }
}

fn value(ends: &[usize], file: &'static str, node: Spanned<Node>) -> Value {
    let line = ends.partition_point(|end| *end < node.span().start) + 1;
    let kind = match node.into_inner() {
        Node::Flag(b) => Kind::Flag(b),
        Node::Int(n) => Kind::Int(n),
        Node::Text(t) => Kind::Text(t),
        Node::List(items) => Kind::List(items.into_iter().map(|i| value(ends, file, i)).collect()),
        Node::Record(fields) => Kind::Record(table(ends, file, line, fields)),
        Node::Other => Kind::Other,
    };
    Value { line, kind }
}

impl Record {
    /// Notes a violation on a line of this file.
    pub fn wrong(&self, line: usize, problem: Msg, problems: &mut PackProblems) {
        problems.add(self.file, line, problem);
    }

    /// Looks up the thing a word names; a word that names nothing is reported with what would do.
    pub fn known<T: Copy>(&self, w: &Word, all: &[T], id: fn(T) -> &'static str, problems: &mut PackProblems) -> Option<T> {
        let found = all.iter().copied().find(|thing| id(*thing) == w.text);
        if found.is_none() {
            let allowed: Vec<&str> = all.iter().map(|thing| id(*thing)).collect();
            self.unknown(w, &allowed.join(", "), problems);
        }
        found
    }

    /// Reports a word that names none of what is allowed.
    pub fn unknown(&self, w: &Word, allowed: &str, problems: &mut PackProblems) {
        self.wrong(w.line, Msg::new("pack-unknown-word").text("id", &w.text).text("allowed", allowed), problems);
    }

    /// Reports every field that is not one of these.
    pub fn only(&self, known: &[&str], problems: &mut PackProblems) {
        for (key, value) in &self.fields {
            if !known.contains(&key.as_str()) {
                self.wrong(value.line, Msg::new("pack-unknown-field").text("field", key), problems);
            }
        }
    }

    /// The keys of a table of free keys, with the line of each.
    pub fn keys(&self) -> impl Iterator<Item = Word> {
        self.fields.iter().map(|(k, v)| Word { line: v.line, text: k.clone() })
    }

    /// Has it this field?
    pub fn has(&self, key: &str) -> bool {
        self.fields.contains_key(key)
    }

    /// The line of a field, or of the record.
    pub fn line_of(&self, key: &str) -> usize {
        self.fields.get(key).map_or(self.line, |v| v.line)
    }

    fn need(&self, key: &str, problems: &mut PackProblems) -> Option<&Value> {
        let found = self.fields.get(key);
        if found.is_none() {
            self.wrong(self.line, Msg::new("pack-missing-field").text("field", key), problems);
        }
        found
    }

    fn wrong_type(&self, key: &str, line: usize, wanted: &'static str, problems: &mut PackProblems) {
        self.wrong(line, Msg::new(wanted).text("field", key), problems);
    }

    /// A text that must be there and not be empty.
    pub fn word(&self, key: &str, problems: &mut PackProblems) -> Option<Word> {
        self.need(key, problems)?;
        self.maybe_word(key, problems)
    }

    /// A text that may be there.
    pub fn maybe_word(&self, key: &str, problems: &mut PackProblems) -> Option<Word> {
        let v = self.fields.get(key)?;
        match &v.kind {
            Kind::Text(t) if !t.trim().is_empty() => Some(Word { line: v.line, text: t.clone() }),
            _ => {
                self.wrong_type(key, v.line, "pack-not-text", problems);
                None
            }
        }
    }

    /// A whole number in a range.
    pub fn int(&self, key: &str, range: RangeInclusive<i64>, problems: &mut PackProblems) -> Option<i64> {
        let v = self.need(key, problems)?;
        match v.kind {
            Kind::Int(n) if range.contains(&n) => Some(n),
            Kind::Int(n) => {
                let msg = Msg::new("pack-out-of-range").text("field", key).text("value", n.to_string());
                self.wrong(v.line, msg.text("min", range.start().to_string()).text("max", range.end().to_string()), problems);
                None
            }
            _ => {
                self.wrong_type(key, v.line, "pack-not-number", problems);
                None
            }
        }
    }

    /// A number of at most 255.
    pub fn small(&self, key: &str, range: RangeInclusive<u8>, problems: &mut PackProblems) -> Option<u8> {
        let n = self.int(key, i64::from(*range.start())..=i64::from(*range.end()), problems)?;
        u8::try_from(n).ok()
    }

    /// A number that the rules carry out as it is: another one cannot be played.
    pub fn fixed(&self, key: &str, value: i64, problems: &mut PackProblems) {
        let Some(v) = self.need(key, problems) else { return };
        if !matches!(v.kind, Kind::Int(n) if n == value) {
            self.wrong(v.line, Msg::new("pack-fixed").text("field", key).text("value", value.to_string()), problems);
        }
    }

    /// Yes or no; no if it is not there.
    pub fn flag(&self, key: &str, problems: &mut PackProblems) -> bool {
        match self.fields.get(key).map(|v| (v.line, &v.kind)) {
            None => false,
            Some((_, Kind::Flag(b))) => *b,
            Some((line, _)) => {
                self.wrong_type(key, line, "pack-not-flag", problems);
                false
            }
        }
    }

    /// A name in both languages.
    pub fn bilingual(&self, key: &str, problems: &mut PackProblems) -> Option<Bilingual> {
        let t = self.table(key, problems)?;
        let (en, fr) = (t.word("en", problems), t.word("fr", problems));
        Some(Bilingual { en: en?.text, fr: fr?.text })
    }

    /// Every record says where it comes from: its field `source` is one of these marks.
    pub fn source(&self, marks: &[String], problems: &mut PackProblems) {
        if let Some(w) = self.word("source", problems).filter(|w| !marks.contains(&w.text)) {
            self.wrong(w.line, Msg::new("pack-source").text("source", &w.text), problems);
        }
    }

    /// A table that must be there.
    pub fn table(&self, key: &str, problems: &mut PackProblems) -> Option<&Self> {
        let v = self.need(key, problems)?;
        match &v.kind {
            Kind::Record(t) => Some(t),
            _ => {
                self.wrong_type(key, v.line, "pack-not-table", problems);
                None
            }
        }
    }

    fn list(&self, key: &str, problems: &mut PackProblems) -> &[Value] {
        let Some(v) = self.need(key, problems) else { return &[] };
        match &v.kind {
            Kind::List(items) => items,
            _ => {
                self.wrong_type(key, v.line, "pack-not-list", problems);
                &[]
            }
        }
    }

    /// A list of texts.
    pub fn words(&self, key: &str, problems: &mut PackProblems) -> Vec<Word> {
        let mut words = Vec::new();
        for v in self.list(key, problems) {
            match &v.kind {
                Kind::Text(t) => words.push(Word { line: v.line, text: t.clone() }),
                _ => self.wrong_type(key, v.line, "pack-not-text", problems),
            }
        }
        words
    }

    /// A list of whole numbers in a range.
    pub fn ints(&self, key: &str, range: RangeInclusive<i64>, problems: &mut PackProblems) -> Vec<i64> {
        let mut numbers = Vec::new();
        for v in self.list(key, problems) {
            let one = Self { file: self.file, line: v.line, fields: BTreeMap::from([(key.to_owned(), v.clone())]) };
            numbers.extend(one.int(key, range.clone(), problems));
        }
        numbers
    }

    /// A list of lists of whole numbers in a range.
    pub fn int_lists(&self, key: &str, range: RangeInclusive<i64>, problems: &mut PackProblems) -> Vec<Vec<i64>> {
        let mut lists = Vec::new();
        for v in self.list(key, problems) {
            let inner = Self { file: self.file, line: v.line, fields: BTreeMap::from([(key.to_owned(), v.clone())]) };
            lists.push(inner.ints(key, range.clone(), problems));
        }
        lists
    }

    /// A list of lists of texts.
    pub fn word_lists(&self, key: &str, problems: &mut PackProblems) -> Vec<Vec<Word>> {
        let mut lists = Vec::new();
        for v in self.list(key, problems) {
            let inner = BTreeMap::from([(key.to_owned(), v.clone())]);
            lists.push(Self { file: self.file, line: v.line, fields: inner }.words(key, problems));
        }
        lists
    }

    /// The records of one kind.
    pub fn records(&self, key: &str, problems: &mut PackProblems) -> Vec<&Self> {
        let mut records = Vec::new();
        for v in self.list(key, problems) {
            match &v.kind {
                Kind::Record(t) => records.push(t),
                _ => self.wrong_type(key, v.line, "pack-not-table", problems),
            }
        }
        records
    }

    /// The value of an option: a flag, a number or a word.
    pub fn option_value(&self, key: &str, problems: &mut PackProblems) -> Option<OptionValue> {
        let v = self.need(key, problems)?;
        match &v.kind {
            Kind::Flag(b) => Some(OptionValue::Flag(*b)),
            Kind::Int(n) => Some(OptionValue::Number(*n)),
            Kind::Text(t) => Some(OptionValue::Choice(t.clone())),
            _ => {
                self.wrong_type(key, v.line, "pack-not-text", problems);
                None
            }
        }
    }
}
