//! A table as its reader sees it: who sits there, what stands where, what changed.

use crate::{Moment, Question, Said, SceneDiff, Version, WireOption, WireOrder, WireScene, WireTold, WireTrail};
use ironbottom_kernel::ask::Query;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What does not change while a page is open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Welcome {
    /// [`PROTOCOL`](crate::PROTOCOL).
    pub protocol: u32,
    /// The table's id.
    pub table: String,
    /// Id of the game.
    pub game: String,
    /// Its title.
    pub title: String,
    /// Name of the scenario.
    pub scenario: String,
    /// Prefix of rule ids.
    pub prefix: String,
    /// The seats.
    pub seats: Vec<WireSeat>,
    /// The sides.
    pub sides: Vec<WireSide>,
    /// The seats the reader holds.
    pub yours: Vec<String>,
    /// Names of things by key.
    pub names: BTreeMap<String, String>,
    /// Names of several of a kind of piece, by the kind.
    pub plurals: BTreeMap<String, String>,
    /// Hints of the guided first turn, by the kind of action.
    pub hints: BTreeMap<String, String>,
    /// What doing all of a kind of action in turn is called, by the kind.
    pub in_turn: BTreeMap<String, String>,
    /// Boards, the main one first: ids.
    pub boards: Vec<String>,
    /// Owners of pieces: colours and corners.
    pub liveries: Vec<ironbottom_kernel::board::Livery>,
    /// Symbol by kind of piece.
    pub symbols: BTreeMap<String, String>,
    /// Kinds drawn as a sign before the name of their space.
    pub works: Vec<String>,
    /// Shown names of the kinds of action.
    pub kinds: BTreeMap<String, String>,
    /// Is anything hidden from anybody in this game?
    pub secrets: bool,
    /// The reader looks on and sees everything as it was so many rounds ago.
    pub delay: Option<u32>,
    /// SHA-256 of the seed.
    pub commitment: String,
    /// The table this one is a copy of, for whoever made it.
    #[serde(default)]
    pub copy_of: Option<String>,
    /// What was said so far.
    pub chat: Vec<Said>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireSeat {
    /// Id.
    pub id: String,
    /// Shown name.
    pub name: String,
    /// Id of its side.
    pub side: String,
    /// Who sits there.
    pub holder: Holder,
    /// Has it given up?
    pub resigned: bool,
}

/// One side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireSide {
    /// Id.
    pub id: String,
    /// Shown name.
    pub name: String,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person, by name.
    Person(String),
    /// A computer opponent, by level.
    Bot(String),
}

/// All that can be seen now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct State {
    /// Version of the view.
    pub version: Version,
    /// How many changes so far.
    pub moment: Moment,
    /// The picture.
    pub scene: WireScene,
    /// What is asked and who is waited for.
    pub now: Now,
    /// What happened so far, as far as the reader may know; only the last few hundred lines.
    pub told: Vec<WireTold>,
    /// Where the reader's pieces came from in this part of the turn.
    pub trail: Vec<WireTrail>,
    /// The options in force.
    pub options: Vec<WireOption>,
}

/// What changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Change {
    /// The version it goes from.
    pub before: Version,
    /// The version it goes to.
    pub version: Version,
    /// How many changes so far; smaller than before after an undo.
    pub moment: Moment,
    /// What is different in the picture.
    pub scene: SceneDiff,
    /// What is asked and who is waited for.
    pub now: Now,
    /// Lines of the log from this moment on are gone (an undo).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub forget: Option<Moment>,
    /// What happened.
    pub told: Vec<WireTold>,
}

/// What is asked and who is waited for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Now {
    /// The round.
    pub round: u32,
    /// Id of the seat whose turn it is.
    pub turn: Option<String>,
    /// Who is waited for.
    pub waiting: Vec<String>,
    /// Since when, in seconds of Unix time.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
    /// The questions to the reader's own seats.
    pub questions: Vec<Question>,
    /// The reader's seats that can take back their last action.
    pub undo: Vec<String>,
    /// Standing orders the reader's seats may give at any time.
    pub orders: Vec<WireOrder>,
    /// A request to go back that waits for answers.
    pub consent: Option<Consent>,
    /// Questions the reader may put to the rules now: overlays and tables.
    pub queries: Vec<Query>,
    /// How it ended.
    pub outcome: Option<WireOutcome>,
}

/// A request to go back, or to change options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Consent {
    /// Who asks.
    pub by: String,
    /// Where to.
    pub moment: Moment,
    /// Who must still answer.
    pub waiting: Vec<String>,
    /// The options that would change, each as a line for people; none: the game would go back.
    pub amend: Vec<String>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireOutcome {
    /// Id of the side that won; none: a draw.
    pub winner: Option<String>,
    /// Why.
    pub text: String,
    /// Seats that did best.
    pub honours: Vec<String>,
    /// The seed, now that it is known.
    pub seed: Option<String>,
}
