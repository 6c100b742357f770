//! How a view looks: drawn by a client that knows no game.
//!
//! Its texts are messages until they are rendered for a reader: the types are the same, `Scene<String>` is what crosses the wire. A
//! field is written down here and nowhere else; how it is rendered and what is different about it follows (see [`crate::render`]).

use crate::{
    diff::scene,
    render::{Render, Speaker, Text, parts, wordless},
    text::Msg,
};
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

impl Age {
    fn is_now(&self) -> bool {
        *self == Self::Now
    }
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

/// What units do in a stretch of a [`Calendar`].
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

/// How far a step has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Progress {
    /// It is over.
    Done,
    /// This is what is being done.
    Now,
    /// It is still to come, or to be gone on with.
    Later,
}

wordless!(Age, Look, Doing, PanelKind, Progress);

parts! {
    /// Pieces of one kind and owner in one space.
    #[derive(Default)]
    pub struct Piece<T: Text = Msg> {
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
        pub notes: Vec<T>,
        /// All of them have done what they may do in this turn.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub acted: bool,
        /// Its values are reconstructed: no source gives them (see [`crate::origin`]).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub made: bool,
        /// How old the news of it is.
        #[serde(default, skip_serializing_if = "Age::is_now")]
        pub age: Age,
        /// Short lines under it on the board, where the zoom leaves room for them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub caption: Vec<T>,
        /// What is printed on it, such as its combat values: said where somebody looks at it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub print: Vec<T>,
    }

    /// Spaces that belong together for a while: weather, a reach, where something may be by now.
    pub struct Area<T: Text = Msg> {
        /// The viewer's own id of it.
        pub id: String,
        /// How it is drawn.
        pub look: Look,
        /// Whose colour: a seat's id, a side's, or empty.
        pub owner: String,
        /// Its spaces.
        pub spaces: Vec<String>,
        /// What it is; for all that have a pill, and as a spoken description.
        pub label: T,
        /// Id of the piece that brings it up; empty: it is always drawn.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        pub piece: String,
    }

    /// A stretch of a row of a [`Calendar`].
    pub struct Bar<T: Text = Msg> {
        /// First column.
        pub from: u32,
        /// The column after the last.
        pub to: u32,
        /// What they do in it.
        pub doing: Doing,
        /// In words.
        pub label: T,
        /// Words at its end (a deadline), where there are some.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub end: Option<T>,
    }

    /// Like units and what they do in time.
    pub struct Row<T: Text = Msg> {
        /// The viewer's own id of it.
        pub id: String,
        /// What they are: key of the symbol.
        pub kind: String,
        /// Whose they are.
        pub owner: String,
        /// Their name and number.
        pub name: T,
        /// Where they belong.
        pub sub: T,
        /// Id of the piece of the scene they fly or stand in; empty: none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        pub piece: String,
        /// What they do.
        pub bars: Vec<Bar<T>>,
    }

    /// A calendar docked under the board: rows of units, columns of time.
    pub struct Calendar<T: Text = Msg> {
        /// Its title.
        pub title: T,
        /// Heads of the columns.
        pub heads: Vec<T>,
        /// The column of now.
        pub now: u32,
        /// The rows.
        pub rows: Vec<Row<T>>,
    }

    /// What a viewer was told of something it may not see any longer: a line of the list of contacts.
    pub struct Report<T: Text = Msg> {
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
        pub title: T,
        /// What else was told.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub lines: Vec<T>,
        /// When.
        pub when: T,
        /// How fresh, of six.
        pub fresh: u8,
        /// Where it may be by now, and by whom it was seen.
        pub place: T,
    }

    /// A length of a [`Gauge`].
    pub struct Span<T: Text = Msg> {
        /// How long.
        pub n: u32,
        /// `now`, `then` or `spare`.
        pub tone: String,
        /// What it is.
        pub label: T,
    }

    /// Whether something suffices, as a bar with words: shown beside the piece it speaks of when that is in hand.
    pub struct Gauge<T: Text = Msg> {
        /// Id of the piece.
        pub piece: String,
        /// The question.
        pub title: T,
        /// The rule behind it.
        pub rule: T::Rule,
        /// The lengths.
        pub spans: Vec<Span<T>>,
        /// The answer in words.
        pub text: T,
        /// The answer is no, or nearly.
        pub bad: bool,
        /// What else to think of.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub notes: Vec<CitedText<T>>,
    }

    /// The state of a space itself.
    pub struct SpaceState<T: Text = Msg> {
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
        pub notes: Vec<T>,
    }

    /// A table beside the board.
    pub struct Panel<T: Text = Msg> {
        /// Id.
        pub id: String,
        /// What it is.
        pub kind: PanelKind,
        /// Its title.
        pub title: T,
        /// Heads of the columns.
        pub heads: Vec<T>,
        /// Rows of cells.
        pub rows: Vec<Vec<T>>,
    }

    /// A step of a turn or of a battle.
    pub struct Step<T: Text = Msg> {
        /// Its name, short enough for a bar.
        pub name: T,
        /// How far it has come.
        pub stand: Progress,
    }

    /// Something said, and the rule it rests on.
    pub struct CitedText<T: Text = Msg> {
        /// In words.
        pub text: T,
        /// The rule, where there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub rule: Option<T::Rule>,
    }

    /// Like units on a battle board.
    pub struct BattleUnit<T: Text = Msg> {
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
        pub tag: Option<T>,
    }

    /// Units of one side that hit with the same number.
    pub struct Column<T: Text = Msg> {
        /// The number; columns of both sides with the same one stand under each other.
        pub value: u32,
        /// What it means.
        pub head: T,
        /// Who stands in it.
        pub units: Vec<BattleUnit<T>>,
    }

    /// One side of a battle.
    pub struct BattleSide<T: Text = Msg> {
        /// Seats that fight on it.
        pub owners: Vec<String>,
        /// What it does here.
        pub role: T,
        /// Its units, by what they hit with.
        pub columns: Vec<Column<T>>,
        /// Units that are hit, will fire once more and then go.
        pub behind: Vec<BattleUnit<T>>,
        /// Hits it still has to take.
        pub to_take: u32,
    }

    /// A battle that is being fought. Dice and losses of it are among the [`Fact`]s of the log. One without sides is fought on the board
    /// itself: a client shows its steps, its notes and the dice beside the board.
    pub struct Battle<T: Text = Msg> {
        /// Where.
        pub space: String,
        /// Its name.
        pub title: T,
        /// Who attacks whom.
        pub sub: T,
        /// Its cycle, from 1.
        pub cycle: u32,
        /// The steps of a cycle.
        pub steps: Vec<Step<T>>,
        /// The sides, the attacker first; none: it is fought on the board.
        pub sides: Vec<BattleSide<T>>,
        /// What is to be known now.
        pub notes: Vec<CitedText<T>>,
    }
}

scene! {
    /// A whole picture.
    pub struct Scene<T: Text = Msg>

    // Where a difference has the whole of what changed.
    whole {
        /// Where we are in the game.
        title: T,
        /// The board it stands on.
        board: String,
        /// The steps of the turn.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        steps: Vec<Step<T>>,
        /// Short figures of whoever's turn it is (money, points).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        figures: Vec<T>,
        /// The battle that is being fought.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        battle: Option<Battle<T>>,
        /// The calendar under the board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        strip: Option<Calendar<T>>,
        /// What was told of the other side, newest first.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        reports: Vec<Report<T>>,
        /// Whether something suffices, for pieces in hand.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        gauges: Vec<Gauge<T>>,
    }

    // Where it has only the things that are new or different, by their key. Nothing may hang on their order.
    keyed {
        /// Spaces.
        spaces: Vec<SpaceState<T>> by space,
        /// Pieces.
        pieces: Vec<Piece<T>> by id,
        /// Tables beside the board.
        panels: Vec<Panel<T>> by id,
        /// Spaces drawn together: weather, reaches, where something may be.
        areas: Vec<Area<T>> by id,
    }
}

impl Panel {
    /// A table: its heads by their messages.
    pub fn table(id: impl Into<String>, title: Msg, heads: &[&'static str], rows: Vec<Vec<Msg>>) -> Self {
        Self { id: id.into(), kind: PanelKind::Table, title, heads: heads.iter().map(|h| Msg::new(h)).collect(), rows }
    }
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
    Cue(BoardEvent),
}

impl Fact {
    /// Whom a line of the story tells something of: a seat's id, or a side's.
    pub fn owner(&self) -> Option<&str> {
        let owner = match self {
            Self::Cue(e) => &e.owner,
            Self::Volley(v) => &v.owner,
            Self::Hit(s) => &s.owner,
            Self::Began { .. } | Self::Ended { .. } | Self::Shot(_) | Self::Lost { .. } => return None,
        };
        Some(owner.as_str()).filter(|o| !o.is_empty())
    }
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
pub struct BoardEvent {
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
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shot {
    /// Where; empty: in the battle that began last.
    pub space: String,
    /// Before the first cycle, and in no other.
    pub opening: bool,
    /// Who rolled: a seat's id, or a side's.
    pub owner: String,
    /// Units of what kind fired; empty: all together.
    pub kind: String,
    /// A die that shows this or less is a hit; 0: the dice do not tell one by one.
    pub value: u32,
    /// A die that shows this or more is a hit; 0: it is not so.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u32>", optional))]
    pub least: u32,
    /// Hits.
    pub hits: u32,
    /// Hits that were to be expected: this many ...
    pub expected: u32,
    /// ... divided by this.
    pub of: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over like this")]
const fn is_zero(n: &u32) -> bool {
    *n == 0
}
