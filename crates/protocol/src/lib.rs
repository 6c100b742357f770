//! What crosses the wire, typed. The browser knows no game and no rule: it draws a scene, shows questions, and sends actions back
//! by value with the version of what it saw.
//!
//! Texts are rendered by the server in the reader's language; names of things come once, in [`Welcome`]. Nothing here counts
//! actions: a client counts the changes it could notice ([`Moment`]), so that a secret action of another seat leaves no trace.

pub mod diff;
mod option;
mod scene;
#[cfg(test)]
mod types;

pub use option::{WireOption, WireTrail};
pub use scene::{
    WireArea, WireBar, WireBattle, WireBattleSide, WireBattleUnit, WireColumn, WireGauge, WireNote, WirePanel, WirePiece,
    WireReport, WireRow, WireScene, WireSpace, WireSpan, WireStep, WireStrip,
};

use ironbottom_kernel::{ask::Query, prompt::Gesture, scene::Fact};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The form of these messages; a page that speaks another one is told to load itself anew.
pub const PROTOCOL: u32 = 1;

/// The largest message a client may send, in bytes.
pub const LARGEST: usize = 256 * 1024;

/// How many changes the reader could have noticed, the opening being 0.
pub type Moment = usize;

/// The version of a view: the same for equal views, told by nothing else.
pub type Version = String;

/// What a client may send.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// First message: what the page has already.
    Hello {
        /// [`PROTOCOL`].
        protocol: u32,
        /// The version it shows, after a lost connection.
        #[serde(default)]
        version: Option<Version>,
    },
    /// Actions to be carried out as one, or none of them.
    Batch {
        /// The client's own number for it; the answer carries it.
        id: u32,
        /// For which seat.
        seat: String,
        /// The view it was decided on.
        version: Version,
        /// The actions.
        actions: Vec<Value>,
    },
    /// What would they lead to?
    Try {
        /// Number.
        id: u32,
        /// For which seat.
        seat: String,
        /// The view it is asked of.
        version: Version,
        /// The actions.
        actions: Vec<Value>,
        /// Questions asked of what would be.
        #[serde(default)]
        queries: Vec<Query>,
    },
    /// A question to the rules.
    Ask {
        /// Number.
        id: u32,
        /// The question.
        query: Query,
    },
    /// Takes back the seat's last action.
    Undo {
        /// Number.
        id: u32,
        /// Which seat.
        seat: String,
        /// The view it was decided on.
        version: Version,
    },
    /// Asks the others to go back to a moment beyond a die or an answer.
    Propose {
        /// Number.
        id: u32,
        /// Who asks.
        seat: String,
        /// Where to.
        moment: Moment,
    },
    /// Asks the others to change options in mid-game.
    Amend {
        /// Number.
        id: u32,
        /// Who asks.
        seat: String,
        /// The options, each with its new value as text.
        options: BTreeMap<String, String>,
    },
    /// Answers such a request.
    Consent {
        /// Number.
        id: u32,
        /// Who answers.
        seat: String,
        /// Yes or no.
        agree: bool,
    },
    /// Why is an order typed in notation refused?
    Explain {
        /// Number.
        id: u32,
        /// For which seat.
        seat: String,
        /// What was typed.
        text: String,
    },
    /// How did it look at a moment?
    Look {
        /// Number.
        id: u32,
        /// Which.
        moment: Moment,
        /// With everything in sight: only after the end.
        #[serde(default)]
        lifted: bool,
        /// As this side could know it: another than the reader's own only after the end.
        #[serde(default)]
        eyes: Option<String>,
    },
    /// Figures over the whole game, for charts.
    Charts {
        /// Number.
        id: u32,
    },
    /// Something said.
    Chat {
        /// Number.
        id: u32,
        /// To whom.
        to: Channel,
        /// What.
        text: String,
    },
    /// Tells a computer opponent that thinks for long to answer with what it has.
    Hurry {
        /// Number.
        id: u32,
    },
    /// Gives up a seat.
    Resign {
        /// Number.
        id: u32,
        /// Which.
        seat: String,
    },
}

impl ToServer {
    /// The client's number for it.
    pub const fn id(&self) -> Option<u32> {
        match self {
            Self::Hello { .. } => None,
            Self::Batch { id, .. }
            | Self::Try { id, .. }
            | Self::Ask { id, .. }
            | Self::Undo { id, .. }
            | Self::Propose { id, .. }
            | Self::Amend { id, .. }
            | Self::Consent { id, .. }
            | Self::Explain { id, .. }
            | Self::Look { id, .. }
            | Self::Charts { id }
            | Self::Hurry { id }
            | Self::Chat { id, .. }
            | Self::Resign { id, .. } => Some(*id),
        }
    }
}

/// To whom something is said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Channel {
    /// All at the table, onlookers included.
    Table,
    /// Those of the speaker's own side.
    Side,
}

/// What the server sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// First message: what does not change.
    Welcome(Box<Welcome>),
    /// All that can be seen now.
    State(Box<State>),
    /// What changed.
    Change(Box<Change>),
    /// A batch, an undo or a consent was carried out and is on disk; the change itself comes apart.
    Done {
        /// The client's number.
        id: u32,
        /// How many of the actions: a batch ends at its first die or anything learned.
        done: usize,
    },
    /// Something was not done, and nothing changed.
    Refused(Refused),
    /// Where a tried batch leads.
    Tried(Box<Tried>),
    /// An answer to a question.
    Answer {
        /// The client's number.
        id: u32,
        /// The answer.
        answer: WireAnswer,
    },
    /// Why a typed order is refused; none: no such order, or nothing refuses it.
    Explained {
        /// The client's number.
        id: u32,
        /// Why.
        reason: Option<Reason>,
    },
    /// How it looked.
    Looked {
        /// The client's number.
        id: u32,
        /// When.
        moment: Moment,
        /// The picture.
        scene: Box<WireScene>,
    },
    /// Figures over the whole game.
    Charts {
        /// The client's number.
        id: u32,
        /// The charts.
        charts: Vec<Chart>,
    },
    /// Something was said.
    Chat(Said),
    /// Who is here.
    Presence {
        /// Names of the people looking on or playing.
        here: Vec<String>,
    },
    /// Seats changed hands, or somebody resigned.
    Seats {
        /// All of them.
        seats: Vec<WireSeat>,
    },
    /// The server goes down for a moment: the page waits and connects again.
    Pause,
    /// This table has stopped: the program is at fault. Its journal is whole.
    Broken {
        /// What to tell.
        text: String,
    },
}

/// What does not change while a page is open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Welcome {
    /// [`PROTOCOL`].
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
    pub scene: diff::SceneDiff,
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

/// A question to a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Question {
    /// Which seat.
    pub seat: String,
    /// What to do.
    pub text: String,
    /// The rule behind it.
    pub rule: String,
    /// One per legal action.
    pub choices: Vec<WireChoice>,
    /// What can be taken that is not on the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<WireShelf>>", optional))]
    pub shelves: Vec<WireShelf>,
}

/// A thing on a shelf.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireItem {
    /// Id.
    pub id: String,
    /// Its picture: a kind of piece; empty where it has none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub kind: String,
    /// Its name.
    pub name: String,
    /// How many of it lie there.
    pub count: u32,
    /// What one of it costs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub price: Option<String>,
    /// What it is or does, and the rule that says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub about: Option<Reason>,
}

/// Things to choose from that are not on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireShelf {
    /// Its title.
    pub title: String,
    /// What lies on it.
    pub items: Vec<WireItem>,
}

/// One legal action as the player sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireChoice {
    /// How to point at it.
    pub gesture: Gesture,
    /// What it says.
    pub label: String,
    /// Its typed form.
    pub notation: String,
    /// Its kind.
    pub kind: String,
    /// Cost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub cost: Option<i32>,
    /// Something to know first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub warning: Option<String>,
    /// Its value, to be sent back.
    pub action: Value,
}

/// A standing order that may be given.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireOrder {
    /// For which seat.
    pub seat: String,
    /// What it says.
    pub label: String,
    /// Its typed form.
    pub notation: String,
    /// Its kind.
    pub kind: String,
    /// Its value.
    pub action: Value,
}

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireTold {
    /// The moment it belongs to.
    pub moment: Moment,
    /// What happened.
    pub text: String,
    /// The rule behind it.
    pub rule: String,
    /// The dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Die>>", optional))]
    pub dice: Vec<Die>,
    /// What it did, for battle boards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub fact: Option<Fact>,
}

/// One die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Die {
    /// What it was for.
    pub purpose: String,
    /// Number of sides.
    pub sides: u8,
    /// The face.
    pub value: u8,
}

/// Why something is not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reason {
    /// In words.
    pub text: String,
    /// The rule.
    pub rule: Option<String>,
}

/// Something was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refused {
    /// The client's number; none if the message could not be read.
    pub id: Option<u32>,
    /// For programs.
    pub code: Code,
    /// For people.
    pub reason: Reason,
    /// Which action of a batch, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub at: Option<usize>,
}

/// Kinds of refusal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The rules forbid it.
    Rule,
    /// The view it was decided on is not the view of now: look again.
    Stale,
    /// Not the reader's seat.
    NotYours,
    /// Not a message of ours.
    Unreadable,
    /// Too large.
    TooLarge,
    /// Too many at once.
    TooMany,
    /// The game is over.
    Over,
    /// Nothing can be taken back.
    Undo,
    /// Not possible now.
    NotNow,
    /// The table has stopped.
    Broken,
    /// The store could not keep it.
    Store,
}

/// Where a tried batch leads.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tried {
    /// The client's number.
    pub id: u32,
    /// How many of the actions could be tried.
    pub done: usize,
    /// The next one would roll a die or tell something.
    pub stopped: bool,
    /// What would be different from the scene of now.
    pub scene: diff::SceneDiff,
    /// What would be asked next.
    pub question: Option<Question>,
    /// Answers to the questions.
    pub answers: Vec<WireAnswer>,
}

/// A chart: one line per series, one value per round or turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Chart {
    /// Id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Labels along the bottom.
    pub steps: Vec<String>,
    /// Lines.
    pub series: Vec<Series>,
}

/// One line of a chart.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Series {
    /// Owner, for its colour.
    pub owner: String,
    /// Shown name.
    pub name: String,
    /// Values, one per step.
    pub values: Vec<f64>,
}

/// An answer of the rules.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WireAnswer {
    /// Spaces to mark.
    Marks(Vec<WireMark>),
    /// A table.
    Table {
        /// Heads of the columns.
        heads: Vec<String>,
        /// Rows of cells.
        rows: Vec<Vec<String>>,
    },
    /// Exact chances.
    Chances(WireChances),
    /// Actions to send as one batch.
    Batch(Vec<Value>),
    /// Not a question of this game.
    Refused(String),
}

/// Exact chances of a battle, as fractions of 1.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireChances {
    /// The attacker is left alone.
    pub attacker_wins: f64,
    /// The defender is left alone.
    pub defender_wins: f64,
    /// Nobody is left.
    pub none_left: f64,
    /// Mean number of attacking units left.
    pub attacker_units_left: f64,
    /// Mean number of defending units left.
    pub defender_units_left: f64,
    /// The attacker wins with a unit that can hold the ground.
    pub captures: f64,
    /// What the defender is expected to lose minus what the attacker is.
    pub value_swing: f64,
    /// Expected loss of the attacker.
    pub attacker_loss: f64,
    /// Expected loss of the defender.
    pub defender_loss: f64,
    /// What the attacker's success is called here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub goal: Option<String>,
    /// The chance of every number of units left: above 0 attackers, below 0 defenders.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<(i32, f64)>>", optional))]
    pub spread: Vec<(i32, f64)>,
    /// How far from the truth they may be, one time in twenty further; none: they are exact.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub margin: Option<f64>,
    /// How the figures come about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Reason>>", optional))]
    pub how: Vec<Reason>,
}

/// A marked space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireMark {
    /// Which.
    pub space: String,
    /// Words beside it.
    pub label: String,
    /// `good`, `bad` or `plain`.
    pub tone: String,
}

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Said {
    /// By whom.
    pub by: String,
    /// To whom.
    pub to: Channel,
    /// What.
    pub text: String,
    /// When, in seconds of Unix time.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
}
