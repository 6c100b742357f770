//! Questions to the rules that change nothing: overlays, odds, forecasts, planners.

use crate::{
    render::{Render, Speaker, Text, parts},
    scene::CitedText,
    text::Msg,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The words of a question, by their names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words(pub BTreeMap<String, String>);

impl Words {
    /// A word, or nothing.
    pub fn arg(&self, key: &str) -> &str {
        self.0.get(key).map_or("", String::as_str)
    }
}

/// A question to the rules. Those that clients ask of themselves have types; all others are the game's own. On the wire and in a
/// terminal a question is a name and its words (see [`Worded`]).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Worded"))]
#[serde(from = "Worded", into = "Worded")]
pub enum Query {
    /// `battle`: chances of the battle of a space as it stands.
    Battle {
        /// Where.
        space: String,
        /// What would be lost first: ids of pieces on the battle board.
        lose: Vec<String>,
    },
    /// `odds`: chances of a battle that the words describe; without words a table of what the dice of the battle going on can do.
    Odds {
        /// The game's own words.
        words: Words,
    },
    /// `odds_of`: chances of an attack on those who are in a space now.
    OddsOf {
        /// Where.
        space: String,
        /// Who attacks, in the game's own words.
        words: Words,
    },
    /// `range`: marks where a unit can go.
    Range {
        /// Where it stands.
        space: String,
        /// What it is.
        unit: String,
        /// Anything else, in the game's own words.
        words: Words,
    },
    /// `near`: marks what touches a space.
    Near {
        /// Which.
        space: String,
    },
    /// `standing`: what a standing order would answer to the question of the moment, as a batch.
    Standing {
        /// Id of the seat.
        seat: String,
    },
    /// A question of the game's own.
    Custom {
        /// Which.
        name: String,
        /// Its words.
        words: Words,
    },
}

/// A question as it crosses the wire: its name and its words.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Query"))]
pub struct Worded {
    /// Which question.
    pub name: String,
    /// Its words.
    #[serde(default)]
    pub args: BTreeMap<String, String>,
}

impl From<Worded> for Query {
    fn from(Worded { name, args }: Worded) -> Self {
        let mut words = Words(args);
        let mut take = |key: &str| words.0.remove(key).unwrap_or_default();
        match name.as_str() {
            "battle" => {
                let lose = take("lose").split(';').filter(|id| !id.is_empty()).map(str::to_owned).collect();
                Self::Battle { space: take("space"), lose }
            }
            "odds" => Self::Odds { words },
            "odds_of" => Self::OddsOf { space: take("space"), words },
            "range" => Self::Range { space: take("space"), unit: take("unit"), words },
            "near" => Self::Near { space: take("space") },
            "standing" => Self::Standing { seat: take("seat") },
            _ => Self::Custom { name, words },
        }
    }
}

impl From<Query> for Worded {
    fn from(q: Query) -> Self {
        let name = q.name().to_owned();
        let (own, words) = match q {
            Query::Battle { space, lose } => (vec![("space", space), ("lose", lose.join(";"))], Words::default()),
            Query::Odds { words } | Query::Custom { words, .. } => (Vec::new(), words),
            Query::OddsOf { space, words } => (vec![("space", space)], words),
            Query::Range { space, unit, words } => (vec![("space", space), ("unit", unit)], words),
            Query::Near { space } => (vec![("space", space)], Words::default()),
            Query::Standing { seat } => (vec![("seat", seat)], Words::default()),
        };
        let mut args = words.0;
        args.extend(own.into_iter().filter(|(_, word)| !word.is_empty()).map(|(key, word)| (key.to_owned(), word)));
        Self { name, args }
    }
}

impl Query {
    /// The question of this name, without words.
    pub fn new(name: &str) -> Self {
        Worded { name: name.to_owned(), args: BTreeMap::new() }.into()
    }

    /// With one word more.
    #[must_use]
    pub fn with(self, key: &str, value: impl Into<String>) -> Self {
        let mut worded = Worded::from(self);
        worded.args.insert(key.to_owned(), value.into());
        worded.into()
    }

    /// Its name.
    pub fn name(&self) -> &str {
        match self {
            Self::Battle { .. } => "battle",
            Self::Odds { .. } => "odds",
            Self::OddsOf { .. } => "odds_of",
            Self::Range { .. } => "range",
            Self::Near { .. } => "near",
            Self::Standing { .. } => "standing",
            Self::Custom { name, .. } => name,
        }
    }

    /// A word, or nothing.
    pub fn arg(&self, key: &str) -> &str {
        match (self, key) {
            (
                Self::Battle { space, .. } | Self::OddsOf { space, .. } | Self::Range { space, .. } | Self::Near { space },
                "space",
            ) => space,
            (Self::Range { unit, .. }, "unit") => unit,
            (Self::Standing { seat }, "seat") => seat,
            (Self::Odds { words } | Self::OddsOf { words, .. } | Self::Range { words, .. } | Self::Custom { words, .. }, key) => {
                words.arg(key)
            }
            _ => "",
        }
    }
}

parts! {
    /// A space marked on the board.
    pub struct Mark<T: Text = Msg> {
        /// Which space.
        pub space: String,
        /// Words beside it.
        pub label: T,
        /// `good`, `bad` or `plain`.
        pub tone: String,
    }
}

/// What came out of many trials: figures found by playing on with loose dice, and how far off they may be.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trials {
    n: u32,
    sum: f64,
    squares: f64,
}

impl Trials {
    /// One more.
    pub fn add(&mut self, x: f64) {
        self.n += 1;
        self.sum += x;
        self.squares += x * x;
    }

    /// One more in which it happened, or did not.
    pub fn count(&mut self, happened: bool) {
        self.add(f64::from(u8::from(happened)));
    }

    /// The mean.
    pub fn mean(self) -> f64 {
        self.sum / f64::from(self.n.max(1))
    }

    /// Half the width of the interval that holds the true mean 19 times in 20.
    pub fn margin(self) -> f64 {
        let n = f64::from(self.n.max(2));
        let variance = (self.squares - self.sum * self.sum / n).max(0.0) / (n - 1.0);
        1.96 * (variance / n).sqrt()
    }

    /// The same of a share: what happened in none of the trials may still happen, up to 3 in so many, 19 times in 20.
    pub fn margin_of_share(self) -> f64 {
        self.margin().max(3.0 / f64::from(self.n.max(1)))
    }
}

/// Chances of a battle, as fractions of 1: exact, unless they have a margin.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Chances {
    /// The attacker is left alone.
    pub attacker_wins: f64,
    /// The defender is left alone.
    pub defender_wins: f64,
    /// Nobody is left.
    pub none_left: f64,
    /// Mean number of attacking units left, over all outcomes.
    pub attacker_units_left: f64,
    /// Mean number of defending units left, over all outcomes.
    pub defender_units_left: f64,
    /// The attacker wins with a unit that can hold the ground.
    pub captures: f64,
    /// What the defender is expected to lose minus what the attacker is, in the game's currency.
    pub value_swing: f64,
    /// Expected loss of the attacker.
    pub attacker_loss: f64,
    /// Expected loss of the defender.
    pub defender_loss: f64,
    /// What the attacker's success is called here (to take the ground, to clear the sea), where the game has a word for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Msg>,
    /// What the two sides are called, where "attacker" and "defender" would be wrong or say less.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<Box<[Msg; 2]>>,
    /// The chance of every number of units left, lowest first: above 0 attackers left alone, below 0 defenders, 0 nobody. Empty where
    /// the game does not say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spread: Vec<(i32, f64)>,
    /// Chances found by trying are so far from the truth, one time in twenty further; none: they are exact.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<f64>,
    /// How the figures come about: what was taken for granted, line by line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub how: Vec<CitedText>,
}

/// One figure of a chart: what an owner had of something at the end of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// Id of the chart: its title is the message `chart-` and this id.
    pub chart: String,
    /// Whose: a seat's or a side's id.
    pub owner: String,
    /// How much.
    pub value: i64,
    /// So many of its digits are behind the point.
    #[serde(default)]
    pub digits: u8,
}

/// What comes back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Spaces to mark.
    Marks(Vec<Mark>),
    /// A table: heads and rows.
    Table {
        /// Heads of the columns.
        heads: Vec<Msg>,
        /// Rows of cells.
        rows: Vec<Vec<Msg>>,
    },
    /// Exact chances.
    Chances(Chances),
    /// Actions to send as one batch.
    Batch(Vec<serde_json::Value>),
    /// The game does not know this question, or its words make no sense.
    Refused(Msg),
}

impl Answer {
    /// To a question that a game does not know.
    pub fn unknown(q: &Query) -> Self {
        Self::Refused(Msg::new("ask-unknown").text("name", q.name()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_a_name_and_words_on_the_wire() {
        let wire = [
            r#"{"name":"battle","args":{"lose":"a;b","space":"hill"}}"#,
            r#"{"name":"odds","args":{}}"#,
            r#"{"name":"odds_of","args":{"attack":"2 horses","space":"hill"}}"#,
            r#"{"name":"range","args":{"owner":"north","space":"hill","unit":"horse"}}"#,
            r#"{"name":"near","args":{"space":"hill"}}"#,
            r#"{"name":"standing","args":{"seat":"north"}}"#,
            r#"{"name":"weather","args":{"day":"2"}}"#,
        ];
        for text in wire {
            let q: Query = serde_json::from_str(text).unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(serde_json::to_string(&q).unwrap_or_default(), text);
            let Worded { name, args } = q.clone().into();
            assert_eq!((q.name(), matches!(q, Query::Custom { .. })), (name.as_str(), name == "weather"));
            assert!(args.iter().filter(|(key, _)| *key != "lose").all(|(key, word)| q.arg(key) == word), "{text}");
        }
        assert_eq!(Query::new("battle").with("space", "hill"), Query::Battle { space: "hill".to_owned(), lose: Vec::new() });
    }
}
