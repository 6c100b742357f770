//! What the store keeps of a table: operations, append-only, from which it is rebuilt.

use ironbottom_kernel::{
    Explain, SeatSet,
    dice::{Seal, Seed},
    erased::{AnyGame, AnyTable},
    info::Options,
    journal::{Act, Amend, Entry, Journal, Resign, Rewind},
    table::Undone,
};
use ironbottom_store::TableRow;
use serde::{Deserialize, Serialize};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// One operation. The names are the stored form: they never change.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Op {
    /// The table goes on from this journal (a fork or an import); only ever the first.
    Base(Box<Journal>),
    /// A seat did something.
    Act(Act),
    /// By consent the game went back.
    Rewind(Rewind),
    /// By consent options were changed.
    Amend(Amend),
    /// A seat took back its last action.
    Undo(Undo),
    /// A seat asks the others to go back.
    Propose(Propose),
    /// Somebody answered, and it is not decided yet, or one said no. (When all agree a rewind follows instead.)
    Consent(Consented),
    /// Players put words of their own into the dice, before the first was rolled.
    Texts(Worded),
    /// What onlookers of a game with secrets are shown, agreed to by all who sit down; only ever among the first.
    Watch(Watch),
    /// Sides gave up, and the game ended.
    Resign(Resign),
    /// The table is a copy of another; only ever among the first.
    Copy(Copied),
}

/// Where a table comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Copied {
    /// Id of the other table.
    pub of: String,
}

/// Onlookers see everything, so many rounds later.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Watch {
    /// Rounds.
    pub delay: u32,
}

/// A seat asks the others to go back, or to change options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Propose {
    /// Who.
    pub seat: String,
    /// How many actions would stay.
    pub keep: usize,
    /// All seats with people at that time: when those change the request is void.
    pub people: Vec<String>,
    /// Those of them that must still answer.
    pub waiting: Vec<String>,
    /// The options that would be changed; none: the game would go back.
    #[serde(default, skip_serializing_if = "no_options")]
    pub amend: Options,
}

fn no_options(options: &Options) -> bool {
    options.0.is_empty()
}

/// An answer to such a request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Consented {
    /// Whose.
    pub seats: Vec<String>,
    /// Yes or no.
    pub agree: bool,
}

/// Words for the dice: the table stands as if it had been opened with them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Worded {
    /// All words from now on.
    pub words: Vec<String>,
    /// Digest of the opening with them.
    pub opening: String,
    /// What had been done so far, written anew.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub again: Vec<Entry>,
}

/// A seat took back its last action and those joined to it, at once and without a trace in the journal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Undo {
    /// Who.
    pub seat: String,
    /// How many entries of the journal went.
    pub drop: usize,
    /// What the others had done since, written anew.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub again: Vec<Entry>,
    /// Digest after it.
    pub after: String,
}

impl From<Entry> for Op {
    fn from(e: Entry) -> Self {
        match e {
            Entry::Act(a) => Self::Act(a),
            Entry::Rewind(r) => Self::Rewind(r),
            Entry::Amend(a) => Self::Amend(a),
            Entry::Resign(r) => Self::Resign(r),
        }
    }
}

impl Op {
    /// A seat took something back.
    pub fn undo(seat: &str, undone: Undone) -> Self {
        Self::Undo(Undo { seat: seat.to_owned(), drop: undone.dropped.len(), again: undone.again, after: undone.after })
    }

    /// As it is stored.
    pub fn to_text(&self) -> String {
        // Plain data with string keys: writing it cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads it back.
    pub fn from_text(text: &str) -> Result<Self, Fault> {
        serde_json::from_str(text).map_err(|e| Fault::Unreadable(e.to_string()))
    }
}

/// How a table began.
#[derive(Clone, Debug)]
pub struct Start {
    /// The version of the rules it is played by to its end.
    pub rules: u32,
    /// Scenario.
    pub scenario: String,
    /// Options.
    pub options: Options,
    /// Its seed.
    pub seed: Seed,
    /// Words of the players.
    pub words: Vec<String>,
    /// When the seed is given out.
    pub seal: Seal,
}

impl Start {
    /// As the store has it.
    pub fn read(row: &TableRow, seal: Seal) -> Result<Self, Fault> {
        fn text<T: serde::de::DeserializeOwned>(what: &str, text: &str) -> Result<T, Fault> {
            serde_json::from_str(text).map_err(|e| Fault::Opening(format!("{what}: {e}")))
        }
        let head: Journal = text("head", &row.opening)?;
        Ok(Self {
            rules: head.rules,
            scenario: row.summary.scenario.clone(),
            options: text("options", &row.options)?,
            seed: Seed::from_hex(&row.seed_hex).ok_or_else(|| Fault::Opening("seed".to_owned()))?,
            words: text("words", &row.words)?,
            seal,
        })
    }
}

/// Why a table could not be rebuilt: it stops, nobody guesses.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Fault {
    /// Not an operation.
    #[error("not an operation: {0}")]
    Unreadable(String),
    /// The rules or this program refuse what was done.
    #[error("operation {seq}: {what}")]
    Refused {
        /// Which.
        seq: usize,
        /// Why.
        what: String,
    },
    /// The position is not the one that was reached then.
    #[error("operation {0}: the digest does not fit")]
    Digest(usize),
    /// The opening is not the one of then.
    #[error("the opening: {0}")]
    Opening(String),
    /// The rules crashed.
    #[error("the rules crashed")]
    Panic,
}

/// Runs something of a game; a crash of its rules is a value, not an end.
pub fn guarded<T>(f: impl FnOnce() -> T) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(f)).map_err(|_| Fault::Panic)
}

/// The table as it began.
pub fn open(game: &dyn AnyGame, start: &Start, first: Option<&Op>) -> Result<Box<dyn AnyTable>, Fault> {
    let opened = guarded(|| match first {
        Some(Op::Base(journal)) => {
            game.load(journal, Some(start.seed.clone())).map_err(|e| Fault::Opening(format!("{e}: {:?}", e.explain().id)))
        }
        _ => game
            .open_by(start.rules, (&start.scenario, &start.options), start.seed.clone(), start.words.clone())
            .map_err(|e| Fault::Opening(e.to_string())),
    });
    let mut table = opened??;
    table.set_seal(start.seal);
    Ok(table)
}

/// Has the table rolled nothing so far, so that words still change every die alike?
pub fn unrolled(table: &dyn AnyTable) -> bool {
    let journal = table.journal();
    let free = |e: &Entry| match e {
        Entry::Act(a) => a.dice.is_empty(),
        Entry::Amend(_) => true,
        Entry::Rewind(_) | Entry::Resign(_) => false,
    };
    journal.inherited == 0 && journal.opening_dice.is_empty() && journal.entries.iter().all(free)
}

/// The same table as if it had been opened with these words, and the operation that says so.
pub fn reworded(
    game: &dyn AnyGame,
    start: &Start,
    table: &dyn AnyTable,
    words: &[String],
) -> Result<(Box<dyn AnyTable>, Worded), Fault> {
    guarded(|| {
        let refused = |what: String| Fault::Refused { seq: 0, what };
        let opened = game.open_by(start.rules, (&start.scenario, &start.options), start.seed.clone(), words.to_vec());
        let mut new = opened.map_err(|e| Fault::Opening(e.to_string()))?;
        new.set_seal(start.seal);
        let opening = new.digest().to_owned();
        for entry in table.entries(0) {
            let seat = |id: &str| game.info().seat(id).ok_or_else(|| refused(format!("no seat {id}")));
            match entry {
                Entry::Act(act) => {
                    new.send_joined(seat(&act.seat)?, &act.action, act.joined).map_err(|e| refused(e.to_string()))?;
                }
                Entry::Amend(a) => {
                    let agreed = a.agreed.iter().map(|s| seat(s)).collect::<Result<SeatSet, _>>()?;
                    new.amend(&a.options, agreed).map_err(|e| refused(e.to_string()))?;
                }
                Entry::Rewind(_) => return Err(refused("words after a rewind".to_owned())),
                Entry::Resign(_) => return Err(refused("words after the end".to_owned())),
            }
        }
        let again = new.entries(0);
        Ok((new, Worded { words: words.to_vec(), opening, again }))
    })?
}

/// Carries one stored operation out again and compares the digest.
pub fn replay(game: &dyn AnyGame, start: &Start, table: &mut Box<dyn AnyTable>, seq: usize, op: &Op) -> Result<(), Fault> {
    if let Op::Texts(w) = op {
        let (new, op) = reworded(game, start, table.as_ref(), &w.words)?;
        *table = new;
        return if op == *w { Ok(()) } else { Err(Fault::Digest(seq)) };
    }
    let refused = |what: String| Fault::Refused { seq, what };
    let seat = |id: &str| game.info().seat(id).ok_or_else(|| refused(format!("no seat {id}")));
    let after = guarded(|| -> Result<Option<&str>, Fault> {
        match op {
            // Opened with it already; only talk; done above.
            Op::Base(_) | Op::Propose(_) | Op::Consent(_) | Op::Texts(_) | Op::Watch(_) | Op::Copy(_) => Ok(None),
            Op::Act(a) => {
                table.send_joined(seat(&a.seat)?, &a.action, a.joined).map_err(|e| refused(e.to_string()))?;
                Ok(Some(&a.after))
            }
            Op::Rewind(r) => {
                let agreed: SeatSet = r.agreed.iter().map(|s| seat(s)).collect::<Result<_, _>>()?;
                table.rewind(r.keep, agreed).map_err(|e| refused(e.to_string()))?;
                Ok(Some(&r.after))
            }
            Op::Amend(a) => {
                let agreed: SeatSet = a.agreed.iter().map(|s| seat(s)).collect::<Result<_, _>>()?;
                table.amend(&a.options, agreed).map_err(|e| refused(e.to_string()))?;
                Ok(Some(&a.after))
            }
            Op::Resign(r) => {
                table.resign(&r.sides).map_err(|e| refused(e.to_string()))?;
                Ok(Some(&r.after))
            }
            Op::Undo(u) => {
                table.undo(seat(&u.seat)?).map_err(|e| refused(e.to_string()))?;
                Ok(Some(&u.after))
            }
        }
    })??;
    match after {
        Some(digest) if digest != table.digest() => Err(Fault::Digest(seq)),
        _ => Ok(()),
    }
}

/// The journal as the operations tell it, without asking the rules: what is left of a table whose rules crash.
pub fn journal(mut head: Journal, ops: &[Op]) -> Journal {
    let mut out: Vec<Entry> = Vec::new();
    for op in ops {
        match op {
            Op::Base(j) => out.extend(j.entries.iter().cloned()),
            Op::Act(a) => out.push(Entry::Act(a.clone())),
            Op::Rewind(r) => out.push(Entry::Rewind(r.clone())),
            Op::Amend(a) => out.push(Entry::Amend(a.clone())),
            Op::Resign(r) => out.push(Entry::Resign(r.clone())),
            Op::Undo(u) => {
                out.truncate(out.len().saturating_sub(u.drop));
                out.extend(u.again.iter().cloned());
            }
            Op::Propose(_) | Op::Consent(_) | Op::Watch(_) | Op::Copy(_) => {}
            Op::Texts(w) => {
                out.clone_from(&w.again);
                head.words.clone_from(&w.words);
                head.opening.clone_from(&w.opening);
            }
        }
    }
    Journal { seed: None, entries: out, ..head }
}
