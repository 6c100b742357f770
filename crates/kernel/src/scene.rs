//! How a view looks: drawn by a client that knows no game.

use crate::{rule::RuleId, text::Msg};
use serde::{Deserialize, Serialize};

/// How old the news of a piece is: what is no longer seen is drawn hollow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Age {
    /// It is there now.
    #[default]
    Now,
    /// It was there a short while ago.
    Recent,
    /// That was long ago.
    Old,
}

/// Pieces of one kind and owner in one space.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Piece {
    /// The viewer's own id of it.
    pub id: String,
    /// Where it stands.
    pub space: String,
    /// What it is: key of its symbol and of its name.
    pub kind: String,
    /// Whose it is: a seat's id, that of a side nobody sits for, or empty.
    pub owner: String,
    /// How many.
    pub count: u32,
    /// Key of its own name, where it has one beside that of its kind.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// It is damaged: drawn with a mark.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hurt: bool,
    /// Words beside it (cargo, range left, moved).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Msg>,
    /// All of them have done what they may do in this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub acted: bool,
    /// Its values are reconstructed: no source gives them (see [`crate::origin`]).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub made: bool,
    /// How old the news of it is.
    #[serde(default, skip_serializing_if = "is_now")]
    pub age: Age,
    /// Short lines under it on the board, where the zoom leaves room for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub caption: Vec<Msg>,
    /// What is printed on it, such as its combat values: said where somebody looks at it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub print: Vec<Msg>,
}

fn is_now(age: &Age) -> bool {
    *age == Age::Now
}

/// How spaces that belong together are drawn, under the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Look {
    /// Light dots: they hide something (clouds).
    Dots,
    /// Dense dots (storms).
    Dense,
    /// A tint in the owner's colour with a dashed line round it: where something may be.
    Maybe,
    /// The same, fainter.
    Faint,
    /// A dotted line round them, with a pill that says what it is: a reach, a range.
    Ring,
    /// A hatch that warns, with a pill that says of what.
    Warn,
}

/// Spaces that belong together for a while: weather, a reach, where something may be by now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Area {
    /// The viewer's own id of it.
    pub id: String,
    /// How it is drawn.
    pub look: Look,
    /// Whose colour: a seat's id, a side's, or empty.
    pub owner: String,
    /// Its spaces.
    pub spaces: Vec<String>,
    /// What it is; for all that have a pill, and as a spoken description.
    pub label: Msg,
    /// Id of the piece that brings it up; empty: it is always drawn.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub piece: String,
}

/// What units do in a stretch of a [`Strip`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Doing {
    /// They rest: nothing can be done with them.
    Rest,
    /// They are being made ready.
    Work,
    /// They are ready.
    Ready,
    /// They are out.
    Out,
}

/// A stretch of a row of a [`Strip`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bar {
    /// First column.
    pub from: u32,
    /// The column after the last.
    pub to: u32,
    /// What they do in it.
    pub doing: Doing,
    /// In words.
    pub label: Msg,
    /// Words at its end (a deadline), where there are some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<Msg>,
}

/// Like units and what they do in time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The viewer's own id of it.
    pub id: String,
    /// What they are: key of the symbol.
    pub kind: String,
    /// Whose they are.
    pub owner: String,
    /// Their name and number.
    pub name: Msg,
    /// Where they belong.
    pub sub: Msg,
    /// Id of the piece of the scene they fly or stand in; empty: none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub piece: String,
    /// What they do.
    pub bars: Vec<Bar>,
}

/// A calendar docked under the board: rows of units, columns of time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Strip {
    /// Its title.
    pub title: Msg,
    /// Heads of the columns.
    pub heads: Vec<Msg>,
    /// The column of now.
    pub now: u32,
    /// The rows.
    pub rows: Vec<Row>,
}

/// What a viewer was told of something it may not see any longer: a line of the list of contacts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Id of the piece of the scene that stands for it; empty: none.
    pub piece: String,
    /// Where it was.
    pub space: String,
    /// What it is: key of the symbol.
    pub kind: String,
    /// Whose it is.
    pub owner: String,
    /// How old the news is.
    pub age: Age,
    /// What was told, in few words.
    pub title: Msg,
    /// What else was told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Msg>,
    /// When.
    pub when: Msg,
    /// How fresh, of six.
    pub fresh: u8,
    /// Where it may be by now, and by whom it was seen.
    pub place: Msg,
}

/// A length of a [`Gauge`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Span {
    /// How long.
    pub n: u32,
    /// `now`, `then` or `spare`.
    pub tone: String,
    /// What it is.
    pub label: Msg,
}

/// Whether something suffices, as a bar with words: shown beside the piece it speaks of when that is in hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gauge {
    /// Id of the piece.
    pub piece: String,
    /// The question.
    pub title: Msg,
    /// The rule behind it.
    pub rule: RuleId,
    /// The lengths.
    pub spans: Vec<Span>,
    /// The answer in words.
    pub text: Msg,
    /// The answer is no, or nearly.
    pub bad: bool,
    /// What else to think of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Ground>,
}

/// The state of a space itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SpaceState {
    /// Which space.
    pub space: String,
    /// Key of its name.
    pub name: String,
    /// Whose it is: a seat's id, that of a side nobody sits for, or empty.
    pub owner: String,
    /// Its value, where it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// Words about it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Msg>,
}

/// What a table beside the board is, and so where it stands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PanelKind {
    /// Something to look up.
    #[default]
    Table,
    /// The standing orders in force.
    Orders {
        /// Whose each row is: ids of seats.
        seats: Vec<String>,
    },
    /// A page of the report of a game that is over.
    Report,
    /// The battle of [`Scene::battle`] as a table, for readers without a battle board.
    Battle,
}

/// A table beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Panel {
    /// Id.
    pub id: String,
    /// What it is.
    pub kind: PanelKind,
    /// Its title.
    pub title: Msg,
    /// Heads of the columns.
    pub heads: Vec<Msg>,
    /// Rows of cells.
    pub rows: Vec<Vec<Msg>>,
}

/// How far a step has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Stand {
    /// It is over.
    Done,
    /// This is what is being done.
    Now,
    /// It is still to come, or to be gone on with.
    Later,
}

/// A step of a turn or of a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Its name, short enough for a bar.
    pub name: Msg,
    /// How far it has come.
    pub stand: Stand,
}

/// Something said, and the rule it rests on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ground {
    /// In words.
    pub text: Msg,
    /// The rule, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<RuleId>,
}

/// Like units on a battle board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BattleUnit {
    /// Id of the piece of the scene they are, so that they can be picked; empty where they are none (cargo, units already hit).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub piece: String,
    /// What they are.
    pub kind: String,
    /// Whose they are.
    pub owner: String,
    /// How many.
    pub count: u32,
    /// Dice each of them rolls in a cycle; 0: it does not fire.
    pub dice: u32,
    /// A word on them (fires first, goes ashore).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<Msg>,
}

/// Units of one side that hit with the same number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Column {
    /// The number; columns of both sides with the same one stand under each other.
    pub value: u32,
    /// What it means.
    pub head: Msg,
    /// Who stands in it.
    pub units: Vec<BattleUnit>,
}

/// One side of a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BattleSide {
    /// Seats that fight on it.
    pub owners: Vec<String>,
    /// What it does here.
    pub role: Msg,
    /// Its units, by what they hit with.
    pub columns: Vec<Column>,
    /// Units that are hit, will fire once more and then go.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub behind: Vec<BattleUnit>,
    /// Hits it still has to take.
    #[serde(default)]
    pub to_take: u32,
}

/// A battle that is being fought. Dice and losses of it are among the [`Fact`]s of the log. One without sides is fought on the board
/// itself: a client shows its steps, its notes and the dice beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Where.
    pub space: String,
    /// Its name.
    pub title: Msg,
    /// Who attacks whom.
    pub sub: Msg,
    /// Its cycle, from 1.
    pub cycle: u32,
    /// The steps of a cycle.
    pub steps: Vec<Step>,
    /// The sides, the attacker first; none: it is fought on the board.
    pub sides: Vec<BattleSide>,
    /// What is to be known now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Ground>,
}

/// What an event did, beside its words: for battle boards and for figures of luck. Holds nothing that the event's words do not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A battle began.
    Began {
        /// Where.
        space: String,
    },
    /// The battle that began last is over: what it cost can be summed up.
    Ended {
        /// Where.
        space: String,
    },
    /// Somebody rolled to hit.
    Shot(Shot),
    /// A unit was lost.
    Lost {
        /// Where.
        space: String,
        /// Whose it was.
        owner: String,
        /// What it was.
        kind: String,
    },
    /// Units rolled one by one, each on its own number.
    Volley(Volley),
    /// A hit fell on somebody.
    Hit(Struck),
    /// Something happened by itself that is worth being shown on the board, in its order among the others.
    Cue(Cue),
}

/// One roll of a [`Volley`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OneShot {
    /// What rolled.
    pub kind: String,
    /// Key of its own name; empty where it has none.
    pub name: String,
    /// It hits with this or less ...
    pub value: u32,
    /// ... and twice with this or less; 0: never.
    pub twice: u32,
    /// What the die showed.
    pub die: u32,
    /// Hits.
    pub hits: u32,
}

/// Rolls to hit of one side in one place, unit by unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Volley {
    /// Where.
    pub space: String,
    /// Who rolled: a seat's id, or a side's.
    pub owner: String,
    /// Key of the name of what they do.
    pub what: String,
    /// Sides of the dice.
    pub sides: u32,
    /// The rolls.
    pub shots: Vec<OneShot>,
}

/// What a hit fell on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Struck {
    /// Whose it is.
    pub owner: String,
    /// What it is.
    pub kind: String,
    /// Key of its own name; empty where it has none.
    pub name: String,
    /// How many of them, that were not hit before.
    pub n: u32,
    /// It is lost.
    pub lost: bool,
}

/// What an event shows on the board: where it was, where it could have led, where it led.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cue {
    /// Whose doing: a seat's id, or a side's.
    pub owner: String,
    /// Where; empty: nowhere on the board.
    pub at: String,
    /// Places that were drawn among.
    pub among: Vec<String>,
    /// Where somebody went; empty: nobody did.
    pub to: String,
    /// Who went or came: kinds and numbers.
    pub pieces: Vec<(String, u32)>,
}

/// Dice rolled to hit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shot {
    /// Where.
    pub space: String,
    /// Before the first cycle, and in no other.
    pub opening: bool,
    /// Who rolled: a seat's id, or a side's.
    pub owner: String,
    /// Units of what kind fired; empty: all together.
    pub kind: String,
    /// A die that shows this or less is a hit; 0: the dice do not tell one by one.
    pub value: u32,
    /// Hits.
    pub hits: u32,
    /// Hits that were to be expected: this many ...
    pub expected: u32,
    /// ... divided by this.
    pub of: u32,
}

/// A whole picture.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Scene {
    /// Where we are in the game.
    pub title: Msg,
    /// The board it stands on.
    pub board: String,
    /// Spaces.
    pub spaces: Vec<SpaceState>,
    /// Pieces.
    pub pieces: Vec<Piece>,
    /// Tables beside the board.
    pub panels: Vec<Panel>,
    /// The steps of the turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
    /// Short figures of whoever's turn it is (money, points).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<Msg>,
    /// The battle that is being fought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<Battle>,
    /// Spaces drawn together: weather, reaches, where something may be.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub areas: Vec<Area>,
    /// The calendar under the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strip: Option<Strip>,
    /// What was told of the other side, newest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reports: Vec<Report>,
    /// Whether something suffices, for pieces in hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gauges: Vec<Gauge>,
}
