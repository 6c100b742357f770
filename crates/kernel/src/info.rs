//! What a game says of itself: seats, scenarios, options, levels, rules.

use crate::{
    game::{SetUpError, SetUpErrors},
    rule::{RuleText, RulesVersion},
    seat::Seat,
    text::Catalog,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A pair of texts that comes from a pack rather than from a message file.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Bilingual {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatInfo {
    /// Short id for the command line and notation.
    pub id: String,
    /// Shown name.
    pub name: Bilingual,
    /// Id of the side it plays for.
    pub side: String,
}

/// One side: seats that win together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SideInfo {
    /// Id.
    pub id: String,
    /// Shown name.
    pub name: Bilingual,
}

/// One scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScenarioInfo {
    /// Id.
    pub id: String,
    /// Shown name.
    pub name: Bilingual,
}

/// A way to divide the seats among people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Assignment {
    /// Number of people.
    pub players: u8,
    /// The seats of each.
    pub seats: Vec<Vec<Seat>>,
}

/// What an option may be set to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// On or off.
    Flag,
    /// One of several words.
    Choice(Vec<String>),
    /// A whole number in a range.
    Number {
        /// Smallest.
        min: i64,
        /// Largest.
        max: i64,
    },
}

/// The value of an option.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// On or off.
    Flag(bool),
    /// A number.
    Number(i64),
    /// A word.
    Choice(String),
}

impl std::fmt::Display for OptionValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Flag(b) => b.fmt(f),
            Self::Number(n) => n.fmt(f),
            Self::Choice(c) => c.fmt(f),
        }
    }
}

/// One option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OptionInfo {
    /// Id.
    pub id: String,
    /// What it may be.
    pub kind: OptionKind,
    /// What it is when nobody says.
    pub default: OptionValue,
    /// Shown name.
    pub name: Bilingual,
    /// One sentence of help.
    pub help: Bilingual,
    /// Rule it belongs to, as people write it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// May it be changed in mid-game, if all agree?
    #[serde(default)]
    pub midgame: bool,
}

/// Options set by the players; those not named have their defaults.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(pub BTreeMap<String, OptionValue>);

/// A named set of options, for those who do not want to choose each of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Preset {
    /// Id, as on the command line.
    pub id: String,
    /// Shown name.
    pub name: Bilingual,
    /// What it is like.
    pub help: Bilingual,
    /// The options it sets; the others have their defaults.
    pub options: Options,
}

/// An option that cannot be set so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// No such option.
    #[error("there is no option '{0}'")]
    Unknown(String),
    /// Not a value of it.
    #[error("option '{option}' cannot be '{value}' (it may be {allowed})")]
    Value {
        /// Option.
        option: String,
        /// What was given.
        value: String,
        /// What may be given.
        allowed: String,
    },
    /// Not of the form `key=value`.
    #[error("'{0}' is not of the form option=value")]
    Form(String),
}

impl OptionInfo {
    /// Reads a value for this option from text.
    pub fn parse(&self, text: &str) -> Result<OptionValue, OptionError> {
        let value = match &self.kind {
            OptionKind::Flag => match text {
                "true" | "on" | "yes" | "1" => Some(OptionValue::Flag(true)),
                "false" | "off" | "no" | "0" => Some(OptionValue::Flag(false)),
                _ => None,
            },
            OptionKind::Choice(values) => values.iter().find(|v| *v == text).map(|v| OptionValue::Choice(v.clone())),
            OptionKind::Number { .. } => text.parse().ok().map(OptionValue::Number),
        };
        match value {
            Some(v) if self.allows(&v) => Ok(v),
            _ => Err(OptionError::Value { option: self.id.clone(), value: text.to_owned(), allowed: self.allowed() }),
        }
    }

    /// Is this one of its values?
    pub fn allows(&self, value: &OptionValue) -> bool {
        match (&self.kind, value) {
            (OptionKind::Flag, OptionValue::Flag(_)) => true,
            (OptionKind::Choice(values), OptionValue::Choice(v)) => values.contains(v),
            (OptionKind::Number { min, max }, OptionValue::Number(n)) => (min..=max).contains(&n),
            _ => false,
        }
    }

    /// Its values as one line of text.
    pub fn allowed(&self) -> String {
        match &self.kind {
            OptionKind::Flag => "true, false".to_owned(),
            OptionKind::Choice(values) => values.join(", "),
            OptionKind::Number { min, max } => format!("{min} to {max}"),
        }
    }
}

/// What a game says of itself.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct GameInfo {
    /// Id, as on the command line.
    pub id: String,
    /// Shown title; it comes from the pack, so that an operator can rename it.
    pub title: Bilingual,
    /// Version of the rules' meaning: a journal names it.
    pub rules_version: u32,
    /// Prefix of its rule ids.
    pub rule_prefix: String,
    /// Seats in order.
    pub seats: Vec<SeatInfo>,
    /// Sides in order.
    pub sides: Vec<SideInfo>,
    /// Scenarios; the first is the default.
    pub scenarios: Vec<ScenarioInfo>,
    /// Options.
    pub options: Vec<OptionInfo>,
    /// Named sets of options, as difficulties; none: every table chooses its options one by one.
    #[serde(skip)]
    pub presets: Vec<Preset>,
    /// Name of the option that limits the number of rounds, for games without a natural end.
    pub round_limit_option: Option<String>,
    /// Is anything hidden from anybody? If so, the testkit insists on seeing it hidden.
    pub secrets: bool,
    /// May people play it apart with the same seed and compare how they did? Only a game for one seat may say so, and only if the
    /// purposes of its dice tell when and where each is rolled and for whom: then what one player does shifts none of the dice that
    /// another meets.
    pub challenge: bool,
    /// How people may share the seats.
    pub assignments: Vec<Assignment>,
    /// Levels of its own computer opponents, weakest first; `random` is always there besides.
    pub levels: Vec<String>,
    /// Chapters of the rules: slug and title.
    pub chapters: Vec<(String, Bilingual)>,
    /// The numbered rules.
    #[serde(skip)]
    pub rules: Vec<RuleText>,
}

impl GameInfo {
    /// The version of the rules that new tables are played by.
    pub const fn newest(&self) -> RulesVersion {
        RulesVersion(self.rules_version)
    }

    /// The seat with this id.
    pub fn seat(&self, id: &str) -> Option<Seat> {
        self.seats.iter().position(|s| s.id == id).map(|i| Seat(i as u8))
    }

    /// Id of a seat.
    pub fn seat_id(&self, seat: Seat) -> &str {
        self.seats.get(seat.0 as usize).map_or("?", |s| &s.id)
    }

    /// The option with this id.
    pub fn option(&self, id: &str) -> Option<&OptionInfo> {
        self.options.iter().find(|o| o.id == id)
    }

    /// Reads `key=value` pairs.
    pub fn parse_options<S: AsRef<str>>(&self, pairs: &[S]) -> Result<Options, OptionError> {
        let mut options = Options::default();
        for pair in pairs {
            let pair = pair.as_ref();
            let (key, value) = pair.split_once('=').ok_or_else(|| OptionError::Form(pair.to_owned()))?;
            let info = self.option(key).ok_or_else(|| OptionError::Unknown(key.to_owned()))?;
            options.0.insert(key.to_owned(), info.parse(value)?);
        }
        Ok(options)
    }

    /// All violations of a set of options.
    pub fn check_options(&self, options: &Options) -> Vec<OptionError> {
        options
            .0
            .iter()
            .filter_map(|(key, value)| match self.option(key) {
                None => Some(OptionError::Unknown(key.clone())),
                Some(o) if !o.allows(value) => {
                    Some(OptionError::Value { option: key.clone(), value: value.to_string(), allowed: o.allowed() })
                }
                Some(_) => None,
            })
            .collect()
    }

    /// The number of a scenario, if it can be set up with these options; else all that is wrong.
    pub fn check_set_up(&self, scenario: &str, options: &Options) -> Result<usize, SetUpErrors> {
        let found = self.scenarios.iter().position(|s| s.id == scenario);
        let unknown = found.is_none().then(|| SetUpError::Scenario(scenario.to_owned()));
        let errors: Vec<SetUpError> =
            unknown.into_iter().chain(self.check_options(options).into_iter().map(SetUpError::Option)).collect();
        found.filter(|_| errors.is_empty()).ok_or(SetUpErrors(errors))
    }

    /// A player and a seat for each of these sides, in their order: sides are called `side.ID`, their seats by the same names or, where
    /// they have names of their own, `seat.ID`.
    pub fn seat_each(&mut self, catalog: &Catalog, ids: &[&str]) {
        for id in ids {
            let (side, own) = (format!("side.{id}"), format!("seat.{id}"));
            let name = catalog.bilingual(if catalog.has_name(&own) { &own } else { &side });
            self.sides.push(SideInfo { id: (*id).to_owned(), name: catalog.bilingual(&side) });
            self.seats.push(SeatInfo { id: (*id).to_owned(), name, side: (*id).to_owned() });
        }
        let seats = (0..ids.len()).map(|i| vec![Seat(i as u8)]).collect();
        self.assignments = vec![Assignment { players: ids.len() as u8, seats }];
    }

    /// Scenarios in their order, called `scenario.ID`.
    pub fn name_scenarios<'a>(&mut self, catalog: &Catalog, ids: impl IntoIterator<Item = &'a str>) {
        let named = |id: &str| ScenarioInfo { id: id.to_owned(), name: catalog.bilingual(&format!("scenario.{id}")) };
        self.scenarios = ids.into_iter().map(named).collect();
    }

    /// An option as a flag: what is set, or its default.
    pub fn flag(&self, options: &Options, id: &str) -> bool {
        matches!(self.value(options, id), Some(OptionValue::Flag(true)))
    }

    /// An option as a number.
    pub fn number(&self, options: &Options, id: &str) -> i64 {
        match self.value(options, id) {
            Some(OptionValue::Number(n)) => *n,
            _ => 0,
        }
    }

    /// An option as a word.
    pub fn choice<'a>(&'a self, options: &'a Options, id: &str) -> &'a str {
        match self.value(options, id) {
            Some(OptionValue::Choice(c)) => c,
            _ => "",
        }
    }

    /// What an option is: what is set, or its default.
    pub fn value<'a>(&'a self, options: &'a Options, id: &str) -> Option<&'a OptionValue> {
        options.0.get(id).or_else(|| self.option(id).map(|o| &o.default))
    }
}
