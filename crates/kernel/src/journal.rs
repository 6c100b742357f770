//! Every action and die in order: the save file, the replay and the proof.

use crate::{
    Explain,
    dice::{Dice, DiceFault, Roll, hex},
    game::{Game, Outcome},
    info::Options,
    pack::Pack,
    rule::{Refusal, RulesVersion},
    table::AmendError,
    text::Msg,
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The form of the file written by this program.
pub const FORMAT: u32 = 1;

/// One entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// A seat did something.
    Act(Act),
    /// By consent the game went back.
    Rewind(Rewind),
    /// By consent options were changed.
    Amend(Amend),
    /// Sides gave up: the game ended there.
    Resign(Resign),
}

/// A seat did something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// Who.
    pub seat: String,
    /// What, in notation: for people who read the file; replay goes by `action`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub says: String,
    /// What.
    pub action: serde_json::Value,
    /// Sent together with the action before it: both are taken back as one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub joined: bool,
    /// The dice it rolled.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Roll>,
    /// Digest of everything up to and including the position after it.
    pub after: String,
}

/// The game went back beyond a die or an answer, by consent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rewind {
    /// How many actions stay in force.
    pub keep: usize,
    /// Who agreed.
    pub agreed: Vec<String>,
    /// Digest as for an action.
    pub after: String,
}

/// Options were changed in mid-game, by consent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amend {
    /// Those that are different from now on.
    pub options: Options,
    /// Who agreed.
    pub agreed: Vec<String>,
    /// Digest as for an action.
    pub after: String,
}

/// Sides gave up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resign {
    /// Ids of the sides.
    pub sides: Vec<String>,
    /// Digest as for an action.
    pub after: String,
}

/// A whole game as a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Journal {
    /// Form of this file.
    pub format: u32,
    /// Which game.
    pub game: String,
    /// Which meaning of its rules; a game goes on by the one it began with.
    pub rules: u32,
    /// Hash of its pack.
    pub pack: String,
    /// The pack itself, if it is not a released one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub custom_pack: Option<Pack>,
    /// Which scenario.
    pub scenario: String,
    /// Options set.
    pub options: Options,
    /// SHA-256 of the seed.
    pub commitment: String,
    /// Words added by the players.
    #[serde(default)]
    pub words: Vec<String>,
    /// The seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// How many of the first entries come from another table (a fork): their dice belong to its seed.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub inherited: usize,
    /// The position it begins with, where that is not the scenario's own: one that fits what somebody knew of another table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imagined: Option<serde_json::Value>,
    /// Dice of the set-up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opening_dice: Vec<Roll>,
    /// Digest of the opening position.
    pub opening: String,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// What happened.
    pub entries: Vec<Entry>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form serde asks for")]
fn is_zero(n: &usize) -> bool {
    *n == 0
}

impl Journal {
    /// JSON, one entry a line, so that people and version control can read it.
    pub fn to_text(&self) -> String {
        let mut head = self.clone();
        head.entries = Vec::new();
        // Plain data with string keys: writing it cannot fail.
        let head = serde_json::to_string_pretty(&head).unwrap_or_default();
        let mut text = head.trim_end_matches("[]\n}").to_owned();
        text.push('[');
        for (i, e) in self.entries.iter().enumerate() {
            text.push_str(if i == 0 { "\n" } else { ",\n" });
            text.push_str(&serde_json::to_string(e).unwrap_or_default());
        }
        text.push_str("\n]\n}\n");
        text
    }

    /// Reads a journal; what comes from people is never trusted.
    pub fn from_text(text: &str) -> Result<Self, JournalError> {
        #[derive(Deserialize)]
        struct Head {
            format: u32,
        }
        let head: Head = serde_json::from_str(text).map_err(|e| JournalError::Unreadable(e.to_string()))?;
        if head.format != FORMAT {
            return Err(JournalError::Format(head.format));
        }
        let journal: Self = serde_json::from_str(text).map_err(|e| JournalError::Unreadable(e.to_string()))?;
        // A position cannot be proved as moves can: the rules would be handed whatever somebody wrote into a file.
        if journal.imagined.is_some() {
            return Err(JournalError::Imagined);
        }
        Ok(journal)
    }

    /// The position it begins with, before anything was done.
    pub fn opening_position<G: Game>(&self, game: &G, dice: &mut Dice) -> Result<G::Position, JournalError> {
        match &self.imagined {
            Some(p) => serde_json::from_value(p.clone()).map_err(|e| JournalError::Unreadable(e.to_string())),
            None => Ok(game.set_up(RulesVersion(self.rules), &self.scenario, &self.options, dice)?),
        }
    }
}

/// The digest chain: each link covers the one before, what was done, and the position after it.
pub fn link(before: &str, what: &impl Serialize, position: &impl Serialize) -> String {
    let mut h = Hasher(Sha256::new());
    h.0.update(before.as_bytes());
    // A hasher never refuses bytes, and positions are plain data: writing cannot fail.
    let _ = serde_json::to_writer(&mut h, what);
    h.0.update([0]);
    let _ = serde_json::to_writer(&mut h, position);
    hex(&h.0.finalize()[..12])
}

struct Hasher(Sha256);

impl std::io::Write for Hasher {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Why a journal is not accepted.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum JournalError {
    /// Not a journal at all.
    #[error("not a journal: {0}")]
    Unreadable(String),
    /// From a later program.
    #[error("format {0} is not known")]
    Format(u32),
    /// Another game.
    #[error("the journal is of '{0}'")]
    Game(String),
    /// Rules of a version that is not known: of a later program.
    #[error("rules version {0} is not known")]
    Rules(u32),
    /// A pack we do not have.
    #[error("pack {0} is not known")]
    Pack(String),
    /// It cannot be set up.
    #[error("{0}")]
    SetUp(#[from] crate::game::SetUpErrors),
    /// The seed shown is not the one committed to.
    #[error("the seed does not match its commitment")]
    Commitment,
    /// It begins with an imagined position.
    #[error("it begins with an imagined position, which cannot be proved")]
    Imagined,
    /// The opening is not the one the rules give.
    #[error("the opening position is wrong")]
    Opening,
    /// An entry is wrong.
    #[error("entry {entry}: {fault}")]
    Entry {
        /// Which one, from 1.
        entry: usize,
        /// What is wrong with it.
        fault: EntryFault,
    },
    /// The outcome written is not the one reached.
    #[error("the outcome is wrong")]
    Outcome,
}

/// What is wrong with one entry.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum EntryFault {
    /// No such seat.
    #[error("no seat '{0}'")]
    Seat(String),
    /// Not an action of this game.
    #[error("not an action: {0}")]
    Action(String),
    /// The rules refuse it.
    #[error("refused by rule {}", .0.rule.number())]
    Refused(Refusal),
    /// The game was over already.
    #[error("the game is over")]
    Over,
    /// The dice do not fit.
    #[error(transparent)]
    Dice(#[from] DiceFault),
    /// The dice are not those of the seed.
    #[error("the dice are not those of the seed")]
    NotOfSeed,
    /// The digest does not fit: this entry, its place or what came before was changed.
    #[error("the digest does not fit")]
    Digest,
    /// Went back to where nothing is.
    #[error("goes back to action {0}, which is not there")]
    Rewind(usize),
    /// Options that could not be changed.
    #[error("options: {0}")]
    Amend(AmendError),
    /// No such side.
    #[error("no side '{0}'")]
    Side(String),
}

impl Explain for JournalError {
    fn explain(&self) -> Msg {
        match self {
            Self::Unreadable(p) => Msg::new("journal-unreadable").text("problem", p),
            Self::Format(n) => Msg::new("journal-format").int("format", *n),
            Self::Game(g) => Msg::new("journal-game").text("game", g),
            Self::Rules(n) => Msg::new("journal-rules").int("version", *n),
            Self::Pack(p) => Msg::new("journal-pack").text("pack", p),
            Self::SetUp(e) => e.explain(),
            Self::Commitment => Msg::new("journal-commitment"),
            Self::Imagined => Msg::new("journal-imagined"),
            Self::Opening => Msg::new("journal-opening"),
            Self::Entry { entry, fault } => Msg::new("journal-entry")
                .int("entry", *entry as i64)
                .arg("fault", crate::text::Arg::Msg(Box::new(fault.explain()))),
            Self::Outcome => Msg::new("journal-outcome"),
        }
    }
}

impl Explain for EntryFault {
    fn explain(&self) -> Msg {
        match self {
            Self::Seat(s) => Msg::new("entry-seat").text("seat", s),
            Self::Action(p) => Msg::new("entry-action").text("problem", p),
            Self::Refused(r) => Msg::new("entry-refused").arg("reason", crate::text::Arg::Msg(Box::new(r.reason.clone()))),
            Self::Over => Msg::new("entry-over"),
            Self::Dice(f) => f.explain(),
            Self::NotOfSeed => Msg::new("entry-not-of-seed"),
            Self::Digest => Msg::new("entry-digest"),
            Self::Rewind(n) => Msg::new("entry-rewind").int("action", *n as i64),
            Self::Amend(e) => e.explain(),
            Self::Side(s) => Msg::new("entry-side").text("side", s),
        }
    }
}

impl Explain for DiceFault {
    fn explain(&self) -> Msg {
        match self {
            Self::Missing { purpose } => Msg::new("dice-missing").text("purpose", purpose),
            Self::Different { purpose, recorded, .. } => {
                Msg::new("dice-different").text("purpose", purpose).text("recorded", recorded)
            }
            Self::NoSuchFace { sides, value } => Msg::new("dice-no-such-face").int("sides", *sides).int("value", *value),
            Self::LeftOver { extra } => Msg::new("dice-left-over").int("extra", *extra as i64),
        }
    }
}

impl Explain for crate::game::SetUpErrors {
    fn explain(&self) -> Msg {
        let list = self.0.iter().map(|e| crate::text::Arg::Msg(Box::new(e.explain()))).collect();
        Msg::new("set-up-errors").arg("errors", crate::text::Arg::List(list))
    }
}

impl Explain for crate::game::SetUpError {
    fn explain(&self) -> Msg {
        match self {
            Self::Scenario(s) => Msg::new("set-up-scenario").text("scenario", s),
            Self::Option(o) => o.explain(),
            Self::Pack(p) => Msg::new("set-up-pack").text("problem", p),
        }
    }
}

impl Explain for crate::info::OptionError {
    fn explain(&self) -> Msg {
        match self {
            Self::Unknown(o) => Msg::new("option-unknown").text("option", o),
            Self::Value { option, value, allowed } => {
                Msg::new("option-value").text("option", option).text("value", value).text("allowed", allowed)
            }
            Self::Form(t) => Msg::new("option-form").text("text", t),
        }
    }
}
