//! Numbered rules: what refusals, events and the rules browser cite.

use crate::text::Msg;
use serde::{Deserialize, Serialize};

/// A numbered rule of one game: `13` is `XY-013` where the game's prefix is `XY`. A game names its rules by the constants that
/// `cargo xtask rules` writes from their texts, `rule::XY_013`, never by bare numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RuleId(u16);

impl RuleId {
    /// The rule of this number: for the generated constants of a game.
    pub const fn numbered(number: u16) -> Self {
        Self(number)
    }

    /// Its number.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The id as people write it.
    pub fn with_prefix(self, prefix: &str) -> String {
        format!("{prefix}-{:03}", self.0)
    }

    /// Reads `XY-013` back; `None` if it is not of that form.
    pub fn parse(text: &str, prefix: &str) -> Option<Self> {
        let rest = text.get(..prefix.len()).filter(|p| p.eq_ignore_ascii_case(prefix)).and(text.get(prefix.len()..))?;
        rest.strip_prefix(['-', '_'])?.parse().ok().map(Self)
    }
}

/// The names of a game's rules, each with its number and its text: what `cargo xtask rules` writes.
#[macro_export]
macro_rules! rules {
    ($($name:ident $number:literal $text:literal)*) => {
        $(
            #[doc = $text]
            pub const $name: $crate::RuleId = $crate::RuleId::numbered($number);
        )*
    };
}

/// The version of a game's rules that a table began with and goes on by. A position keeps it beside its options, written with
/// `#[serde(default, skip_serializing_if = "RulesVersion::is_first")]`, so that digests of the first version stay as they were.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulesVersion(pub u32);

impl Default for RulesVersion {
    fn default() -> Self {
        Self(1)
    }
}

impl RulesVersion {
    /// Is it the first?
    pub const fn is_first(&self) -> bool {
        self.0 == 1
    }
}

/// One rule as the rules browser shows it, in our own words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RuleText {
    /// Its number.
    pub id: RuleId,
    /// The rulebook's section.
    pub section: String,
    /// Slug of its chapter.
    pub chapter: String,
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// Why an action is not allowed: always a rule and a reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// What to tell the player.
    pub reason: Msg,
}

impl Refusal {
    /// A refusal by `rule` with a message without arguments.
    pub fn new(rule: RuleId, reason: &'static str) -> Self {
        Self { rule, reason: Msg::new(reason) }
    }

    /// A refusal by `rule` with a full message.
    pub fn because(rule: RuleId, reason: Msg) -> Self {
        Self { rule, reason }
    }
}
