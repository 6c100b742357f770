//! What crosses the wire, typed. The browser knows no game and no rule: it draws a scene, shows questions, and sends actions back
//! by value with the version of what it saw.
//!
//! Texts are rendered by the server in the reader's language; names of things come once, in [`Welcome`]. Nothing here counts
//! actions: a client counts the changes it could notice ([`Moment`]), so that a secret action of another seat leaves no trace.

mod answer;
mod option;
mod question;
mod table;
#[cfg(test)]
mod types;

pub use answer::{Aim, Chart, Code, Reason, Refused, Series, Taken, Tried, Weighed, WireAnswer, WireChances, Wish};
pub use ironbottom_kernel::scene::SceneDiff;
pub use option::{WireOption, WireTrail};
pub use question::{Question, WireChoice, WireOrder};
pub use table::{Change, Consent, Holder, Now, State, Welcome, WireOutcome, WireSeat, WireSide};

use ironbottom_kernel::{
    ask::Query,
    scene::{Fact, Scene},
};
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

/// A scene with its texts rendered.
pub type WireScene = Scene<String>;

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
    /// Actions to be carried out in as many batches as it takes: what a die or anything learned leaves of them goes on while it is among
    /// the choices.
    Batches {
        /// Number.
        id: u32,
        /// For which seat.
        seat: String,
        /// The view it was decided on.
        version: Version,
        /// The actions.
        actions: Vec<Value>,
        /// Where not all of them are legal from the beginning, the first of them are done all the same.
        #[serde(default)]
        short: bool,
    },
    /// All actions of a kind that can be done at a space, one after the other, until something else is asked.
    InTurn {
        /// Number.
        id: u32,
        /// For which seat.
        seat: String,
        /// The view it was decided on.
        version: Version,
        /// The kind.
        kind: String,
    },
    /// A typed line: one order or several, carried out as one.
    Order {
        /// Number.
        id: u32,
        /// For which seat.
        seat: String,
        /// The view it was decided on.
        version: Version,
        /// What was typed; orders are apart by semicolons.
        text: String,
    },
    /// What would they lead to, and what could be taken then?
    Try {
        /// Number.
        id: u32,
        /// For which seat.
        seat: String,
        /// The view it is asked of.
        version: Version,
        /// The actions.
        actions: Vec<Value>,
        /// What would be taken from shelves after them, one after the other.
        #[serde(default)]
        wishes: Vec<Wish>,
    },
    /// A question to the rules.
    Ask {
        /// Number.
        id: u32,
        /// The question.
        query: Query,
    },
    /// Several questions to the rules.
    AskAll {
        /// Number.
        id: u32,
        /// The questions.
        queries: Vec<Query>,
    },
    /// What are the chances where the hand could go?
    Weigh {
        /// Number.
        id: u32,
        /// For which seat.
        seat: String,
        /// The view it is asked of.
        version: Version,
        /// Where, and what would be done.
        aims: Vec<Aim>,
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
    /// Why can what a choice does not be done to another space?
    WhyNot {
        /// Number.
        id: u32,
        /// For which seat.
        seat: String,
        /// The choice, by its value.
        action: Value,
        /// The space.
        to: String,
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
            | Self::Batches { id, .. }
            | Self::InTurn { id, .. }
            | Self::Order { id, .. }
            | Self::Try { id, .. }
            | Self::Ask { id, .. }
            | Self::AskAll { id, .. }
            | Self::Weigh { id, .. }
            | Self::Undo { id, .. }
            | Self::Propose { id, .. }
            | Self::Amend { id, .. }
            | Self::Consent { id, .. }
            | Self::Explain { id, .. }
            | Self::WhyNot { id, .. }
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
    /// Actions were carried out in several batches and are on disk; the changes come apart.
    Batched {
        /// The client's number.
        id: u32,
        /// How many actions of each batch.
        parts: Vec<usize>,
        /// Why the rest was not, where that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        why: Option<Reason>,
    },
    /// A typed line was carried out and is on disk; the changes come apart.
    Ordered {
        /// The client's number.
        id: u32,
        /// How many actions it came to, batch by batch: each ends at its first die or anything learned.
        parts: Vec<usize>,
        /// How it was understood, in notation; empty where it was typed just so.
        steps: Vec<String>,
        /// What the player should know of it.
        notes: Vec<String>,
        /// What was left of the line, if it could not go on.
        rest: String,
        /// Why it could not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        why: Option<Reason>,
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
    /// Answers to several questions, in their order.
    Answers {
        /// The client's number.
        id: u32,
        /// The answers.
        answers: Vec<WireAnswer>,
    },
    /// Chances where the hand could go.
    Weighed {
        /// The client's number.
        id: u32,
        /// Those of each aim that leads to a battle.
        chances: Vec<Weighed>,
    },
    /// Why an order is refused, typed or to another space; none: no such order, or nothing refuses it.
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

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WireTold {
    /// The moment it belongs to.
    pub moment: Moment,
    /// What happened.
    pub text: String,
    /// The same for whoever sees its dice beside it, where that is shorter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub brief: Option<String>,
    /// Of whom it speaks: a seat, or a side nobody sits for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub by: Option<String>,
    /// It begins with the name of that seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub leads: bool,
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
