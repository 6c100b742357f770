//! Promises 2 and 5: the same journal gives the same position, a changed one is refused, and text holds the whole truth.

use crate::{
    plan::{Check, Fault, Promise, ensure},
    suite::Kit,
};
use ironbottom_kernel::{
    Game, Rng,
    dice::Seed,
    journal::{Entry, Journal, JournalError},
    table::Table,
};
use serde::{Serialize, de::DeserializeOwned};
use std::sync::Arc;

/// How much of a journal is tampered with: each attempt replays it from the start.
const PREFIX: usize = 150;

/// A value as text.
pub fn text(value: &impl Serialize, promise: Promise) -> Check<String> {
    serde_json::to_string(value).map_err(|e| Fault { promise, channel: "json", what: format!("cannot be written: {e}") })
}

/// To text and back gives the same value, and that the same text.
pub fn round_trip<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T, promise: Promise) -> Check<T> {
    let written = text(value, promise)?;
    let fault = |what: String| Fault { promise, channel: "json", what };
    let back: T = serde_json::from_str(&written).map_err(|e| fault(format!("cannot be read back: {e}: {written}")))?;
    let again = text(&back, promise)?;
    ensure(again == written, Promise::Deterministic, "json", || format!("is written in two ways: {written} and {again}"))?;
    ensure(back == *value, promise, "json", || format!("comes back different: {written}"))?;
    Ok(back)
}

/// No fractions in what the rules stand on.
pub fn no_floats(value: &impl Serialize) -> Check {
    fn has_float(v: &serde_json::Value) -> bool {
        match v {
            serde_json::Value::Number(n) => n.is_f64(),
            serde_json::Value::Array(items) => items.iter().any(has_float),
            serde_json::Value::Object(map) => map.values().any(has_float),
            _ => false,
        }
    }
    let value = serde_json::to_value(value).unwrap_or_default();
    ensure(!has_float(&value), Promise::Deterministic, "json", || format!("there is a fraction in {value}"))
}

/// The finished (or cut) game replays to the same position; its text form too.
pub fn replay<G: Game>(game: &Arc<G>, table: &Table<G>, seed: &Seed) -> Check {
    let journal = table.journal();
    let read = Journal::from_text(&journal.to_text());
    ensure(read.as_ref() == Ok(&journal), Promise::Deterministic, "replay", || format!("the journal comes back as {read:?}"))?;
    let loaded = Table::load(game.clone(), &journal, Some(seed.clone())).map_err(|e| Fault {
        promise: Promise::Deterministic,
        channel: "replay",
        what: format!("its own journal is refused: {e}"),
    })?;
    let (there, here) = (text(loaded.position(), Promise::Deterministic)?, text(table.position(), Promise::Deterministic)?);
    ensure(there == here, Promise::Deterministic, "replay", || format!("replay gives {there}\n instead of {here}"))
}

/// Changes one thing at a time in a journal: each time the first wrong entry must be named.
pub fn tamper<G: Game>(game: &Arc<G>, table: &Table<G>, kit: &mut Kit<G>) -> Check {
    let Kit { corpus, report, rng, .. } = kit;
    let mut journal = table.sealed_journal();
    journal.outcome = None;
    journal.entries.truncate(PREFIX);
    let load = |j: &Journal| Table::load(game.clone(), j, None).map(|_| ());
    let whole = load(&journal);
    ensure(whole.is_ok(), Promise::Deterministic, "replay", || format!("the first entries of a journal are refused: {whole:?}"))?;
    let acts: Vec<usize> = (0..journal.entries.len()).filter(|i| matches!(journal.entries[*i], Entry::Act(_))).collect();
    let rolled: Vec<usize> =
        acts.iter().copied().filter(|i| matches!(&journal.entries[*i], Entry::Act(a) if !a.dice.is_empty())).collect();
    let mut attempt = |what: &str, at: Option<&usize>, change: &mut dyn FnMut(&mut Journal, usize) -> bool| {
        let Some(&at) = at else { return Ok(()) };
        let mut changed = journal.clone();
        if !change(&mut changed, at) || changed == journal {
            return Ok(());
        }
        report.tampered += 1;
        let verdict = load(&changed);
        let named = matches!(verdict, Err(JournalError::Entry { entry, .. }) if entry == at + 1);
        ensure(named, Promise::Deterministic, "tampered", || format!("{what} changed in entry {}: {verdict:?}", at + 1))
    };
    let pick = |list: &[usize], rng: &mut Rng| list.get(rng.below(list.len())).copied();
    for _ in 0..2 {
        attempt("a die", pick(&rolled, rng).as_ref(), &mut |j, i| {
            let Entry::Act(a) = &mut j.entries[i] else { return false };
            let die = rng.below(a.dice.len());
            let roll = &mut a.dice[die];
            roll.value = roll.value % roll.sides.max(1) + 1;
            true
        })?;
        attempt("an action", pick(&acts, rng).as_ref(), &mut |j, i| {
            let (Entry::Act(a), Some(other)) = (&mut j.entries[i], corpus.foreign(rng)) else { return false };
            a.action = serde_json::to_value(other).unwrap_or_default();
            true
        })?;
        attempt("the order", pick(&acts[..acts.len().saturating_sub(1)], rng).as_ref(), &mut |j, i| {
            j.entries.swap(i, i + 1);
            true
        })?;
        attempt("a digest", pick(&acts, rng).as_ref(), &mut |j, i| {
            let Entry::Act(a) = &mut j.entries[i] else { return false };
            a.after = a.after.chars().rev().collect();
            true
        })?;
    }
    Ok(())
}
