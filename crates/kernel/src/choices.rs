//! A game's options as a file of its pack: what a table may choose.

use crate::{
    Catalog, Msg,
    info::{Bilingual, OptionInfo, OptionKind, OptionValue, Options, Preset},
    pack::PackProblems,
    pack_head::References,
    tree::Record,
};
use serde::de::{DeserializeOwned, value::StrDeserializer};

/// An option the rules of a game know.
#[derive(Clone, Copy, Debug)]
pub enum Known {
    /// On or off.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// Widest range the rules can carry out.
    Number(i64, i64),
}

/// Not written where it is what it is without being set, so that digests of tables begun before it stay as they were.
pub fn is_unset<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The value of a choice by its word. A word no game knows was refused before; a pack without the option means the default.
pub fn chosen<T: Default + DeserializeOwned>(word: &str) -> T {
    T::deserialize(StrDeserializer::<serde::de::value::Error>::new(word)).unwrap_or_default()
}

/// The options of a game, each declared once: the struct the rules read, what a pack must name, and how the first follows from the
/// second.
///
/// An option is `name: Type = kind`, where the kind is `flag`, `number(MIN, MAX)`, `number(MIN, MAX, convert)` or
/// `choice("one", "other")` (for a type with `Default` whose words serde reads), and `as "id"` where the pack calls it otherwise.
/// Those after a `later` came after the first release: packs written before it do not have them, and they are not written where
/// they are unset, like the version of the rules, which stands where `version` stands.
#[macro_export]
macro_rules! settings {
    (
        $(#[$meta:meta])*
        pub struct $name:ident {
            $( $(#[$first_doc:meta])* $first:ident: $first_type:ty = $first_kind:ident $(($($first_list:tt)*))? $(as $first_id:literal)?, )*
        }
        later {
            $( $(#[$before_doc:meta])* $before:ident: $before_type:ty = $before_kind:ident $(($($before_list:tt)*))? $(as $before_id:literal)?, )*
        }
        $(#[$version_doc:meta])*
        version;
        later {
            $( $(#[$after_doc:meta])* $after:ident: $after_type:ty = $after_kind:ident $(($($after_list:tt)*))? $(as $after_id:literal)?, )*
        }
    ) => {
        $(#[$meta])*
        #[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
        pub struct $name {
            $( $(#[$first_doc])* pub $first: $first_type, )*
            $(
                $(#[$before_doc])*
                #[serde(default, skip_serializing_if = "ironbottom_kernel::choices::is_unset")]
                pub $before: $before_type,
            )*
            $(#[$version_doc])*
            #[serde(default, skip_serializing_if = "ironbottom_kernel::RulesVersion::is_first")]
            pub version: $crate::RulesVersion,
            $(
                $(#[$after_doc])*
                #[serde(default, skip_serializing_if = "ironbottom_kernel::choices::is_unset")]
                pub $after: $after_type,
            )*
        }

        impl $name {
            /// What a pack must name: it may change names and defaults and narrow a range, no more.
            pub const KNOWN: &[(&str, $crate::choices::Known)] = &[
                $( ($crate::settings!(@id $first $($first_id)?), $crate::settings!(@known $first_kind $(($($first_list)*))?)), )*
                $( ($crate::settings!(@id $before $($before_id)?), $crate::settings!(@known $before_kind $(($($before_list)*))?)), )*
                $( ($crate::settings!(@id $after $($after_id)?), $crate::settings!(@known $after_kind $(($($after_list)*))?)), )*
            ];

            /// Those that packs of earlier releases do not have.
            pub const LATER: &[&str] = &[
                $( $crate::settings!(@id $before $($before_id)?), )*
                $( $crate::settings!(@id $after $($after_id)?), )*
            ];

            /// What a table has chosen, for the version of the rules it plays by; the options were checked before.
            pub fn new(info: &$crate::GameInfo, options: &$crate::Options, version: $crate::RulesVersion) -> Self {
                Self {
                    $( $first: $crate::settings!(@read info options ($crate::settings!(@id $first $($first_id)?)) $first_type = $first_kind $(($($first_list)*))?), )*
                    $( $before: $crate::settings!(@read info options ($crate::settings!(@id $before $($before_id)?)) $before_type = $before_kind $(($($before_list)*))?), )*
                    version,
                    $( $after: $crate::settings!(@read info options ($crate::settings!(@id $after $($after_id)?)) $after_type = $after_kind $(($($after_list)*))?), )*
                }
            }

            /// Does the table read the rules as they are read since this version? What was read otherwise before stands at `version`.
            pub const fn reads_since(&self, version: u32) -> bool {
                self.version.0 >= version
            }
        }
    };
    (@id $field:ident) => { stringify!($field) };
    (@id $field:ident $id:literal) => { $id };
    (@known flag) => { $crate::choices::Known::Flag };
    (@known number($min:literal, $max:literal $(, $convert:expr)?)) => { $crate::choices::Known::Number($min, $max) };
    (@known choice($($word:literal),*)) => { $crate::choices::Known::Choice(&[$($word),*]) };
    (@read $info:ident $options:ident ($id:expr) $type:ty = flag) => { $info.flag($options, $id) };
    (@read $info:ident $options:ident ($id:expr) $type:ty = number($min:literal, $max:literal)) => {
        $info.number($options, $id) as $type
    };
    (@read $info:ident $options:ident ($id:expr) $type:ty = number($min:literal, $max:literal, $convert:expr)) => {
        ($convert)($info.number($options, $id))
    };
    (@read $info:ident $options:ident ($id:expr) $type:ty = choice($($word:literal),*)) => {
        $crate::choices::chosen::<$type>($info.choice($options, $id))
    };
}

/// What options.toml says.
#[derive(Clone, Default, Debug)]
pub struct Choices {
    /// The options.
    pub options: Vec<OptionInfo>,
    /// What the values of a choice are called: option, value, label.
    pub labels: Vec<(String, String, Bilingual)>,
    /// Named sets of options.
    pub presets: Vec<Preset>,
}

impl Choices {
    /// Reads the records `option` of a file. Of the options that the rules know, each must be there once; a pack may change names
    /// and defaults and narrow a range, no more. Only those added `later`, after the game's first release, may be missing, since
    /// packs written before them stay valid: the game then reads the flag as false, the number as 0 and the choice as its default.
    pub fn read(
        t: &Record,
        all: &[(&str, Known)],
        later: &[&str],
        groups: &[&str],
        notes: &References,
        problems: &mut PackProblems,
    ) -> Self {
        let mut choices = Self::default();
        for r in t.records("option", problems) {
            let fields = [
                "id", "kind", "default", "values", "labels", "min", "max", "group", "rule", "ruling", "name", "help", "midgame",
                "source",
            ];
            r.only(&fields, problems);
            notes.source(r, problems);
            let Some(o) = read_option(r, all, groups, &mut choices.labels, notes, problems) else { continue };
            if choices.options.iter().any(|other| other.id == o.id) {
                r.wrong(r.line_of("id"), Msg::new("pack-duplicate-id").text("id", &o.id), problems);
                continue;
            }
            choices.options.push(o);
        }
        for (id, _) in all {
            let given = t
                .records("option", &mut PackProblems::default())
                .iter()
                .any(|r| r.maybe_word("id", &mut PackProblems::default()).is_some_and(|w| w.text == *id));
            if !given && !later.contains(id) {
                t.wrong(0, Msg::new("pack-once").text("kind", "option").text("id", *id), problems);
            }
        }
        choices.presets = read_presets(t, &choices.options, problems);
        choices
    }

    /// Tells the catalog what the values of choices are called.
    pub fn name(&self, catalog: &mut Catalog) {
        for (option, value, label) in &self.labels {
            catalog.add_name(format!("option.{option}.{value}"), &label.en, &label.fr);
        }
    }
}

/// The records `preset` of a file, where a game allows them: an id, a name, a sentence of help, and options as `id=value`.
fn read_presets(t: &Record, options: &[OptionInfo], problems: &mut PackProblems) -> Vec<Preset> {
    let mut all: Vec<Preset> = Vec::new();
    if !t.has("preset") {
        return all;
    }
    for r in t.records("preset", problems) {
        r.only(&["id", "name", "help", "options"], problems);
        let mut set = Options::default();
        for w in r.words("options", problems) {
            let (id, value) = w.text.split_once('=').unwrap_or((&w.text, ""));
            match options.iter().find(|o| o.id == id).map(|o| (o, o.parse(value))) {
                None => r.wrong(w.line, Msg::new("pack-unknown-option").text("id", id), problems),
                Some((_, Ok(value))) => {
                    set.0.insert(id.to_owned(), value);
                }
                Some((o, Err(_))) => {
                    let msg = Msg::new("pack-option-default").text("option", id).text("allowed", o.allowed());
                    r.wrong(w.line, msg, problems);
                }
            }
        }
        let (id, name, help) = (r.word("id", problems), r.bilingual("name", problems), r.bilingual("help", problems));
        let (Some(id), Some(name), Some(help)) = (id, name, help) else { continue };
        if all.iter().any(|p| p.id == id.text) {
            r.wrong(id.line, Msg::new("pack-duplicate-id").text("id", &id.text), problems);
            continue;
        }
        all.push(Preset { id: id.text, name, help, options: set });
    }
    all
}

fn read_option(
    r: &Record,
    all: &[(&str, Known)],
    groups: &[&str],
    names: &mut Vec<(String, String, Bilingual)>,
    notes: &References,
    problems: &mut PackProblems,
) -> Option<OptionInfo> {
    let id = r.word("id", problems);
    let (name, help) = (r.bilingual("name", problems), r.bilingual("help", problems));
    let rule = r.maybe_word("rule", problems);
    if let Some(w) = rule.as_ref().filter(|w| !notes.rules.contains(&w.text)) {
        r.wrong(w.line, Msg::new("pack-unknown-rule").text("id", &w.text), problems);
    }
    if let Some(w) = r.maybe_word("ruling", problems).filter(|w| !notes.rulings.contains(&w.text)) {
        r.wrong(w.line, Msg::new("pack-unknown-rule").text("id", &w.text), problems);
    }
    if let Some(w) = r.word("group", problems).filter(|w| !groups.contains(&w.text.as_str())) {
        r.wrong(w.line, Msg::new("pack-fixed").text("field", "group").text("value", groups.join(", ")), problems);
    }
    let kind_word = r.word("kind", problems);
    let default = r.option_value("default", problems);
    let id = id?;
    let Some((_, known)) = all.iter().find(|(known, _)| *known == id.text) else {
        r.wrong(id.line, Msg::new("pack-unknown-option").text("id", &id.text), problems);
        return None;
    };
    let (wanted, kind) = match known {
        Known::Flag => ("flag", OptionKind::Flag),
        Known::Choice(values) => {
            let given: Vec<String> = r.words("values", problems).into_iter().map(|w| w.text).collect();
            if r.has("values") && given != *values {
                let msg = Msg::new("pack-fixed").text("field", "values").text("value", values.join(", "));
                r.wrong(r.line_of("values"), msg, problems);
            }
            let labels = r.records("labels", problems);
            for (l, value) in labels.iter().zip(*values) {
                l.only(&["en", "fr"], problems);
                let (en, fr) = (l.word("en", problems), l.word("fr", problems));
                if let (Some(en), Some(fr)) = (en, fr) {
                    names.push((id.text.clone(), (*value).to_owned(), Bilingual { en: en.text, fr: fr.text }));
                }
            }
            if r.has("labels") && labels.len() != values.len() {
                r.wrong(r.line_of("labels"), Msg::new("pack-labels").int("n", values.len() as i64), problems);
            }
            ("choice", OptionKind::Choice(values.iter().map(|v| (*v).to_owned()).collect()))
        }
        Known::Number(min, max) => {
            let from = r.int("min", *min..=*max, problems).unwrap_or(*min);
            let to = r.int("max", from..=*max, problems).unwrap_or(*max);
            ("number", OptionKind::Number { min: from, max: to })
        }
    };
    if let Some(w) = kind_word.filter(|w| w.text != wanted) {
        r.wrong(w.line, Msg::new("pack-fixed").text("field", "kind").text("value", wanted), problems);
    }
    let option = OptionInfo {
        id: id.text,
        kind,
        default: default.unwrap_or(OptionValue::Flag(false)),
        name: name.unwrap_or_default(),
        help: help.unwrap_or_default(),
        rule: rule.map(|w| w.text),
        midgame: r.flag("midgame", problems),
    };
    if r.has("default") && !option.allows(&option.default) {
        let msg = Msg::new("pack-option-default").text("option", &option.id).text("allowed", option.allowed());
        r.wrong(r.line_of("default"), msg, problems);
    }
    Some(option)
}
