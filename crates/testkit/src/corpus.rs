//! Actions met so far, to be tried where they do not belong.

use ironbottom_kernel::{Game, Kinds, Rng};
use serde_json::Value;

/// How many are kept of each kind.
const ROOM: usize = 32;

/// Actions of other seats, positions and games of the run, by kind, so that rare kinds are tried as often as common ones.
pub struct Corpus<G: Game> {
    kinds: Vec<(&'static str, Vec<G::Action>)>,
}

impl<G: Game> Corpus<G> {
    pub const fn new() -> Self {
        Self { kinds: Vec::new() }
    }

    /// Keeps an action, in place of another of its kind when there is no room.
    pub fn offer(&mut self, action: &G::Action, rng: &mut Rng) {
        let kind = action.kind();
        let i = self.kinds.iter().position(|(k, _)| *k == kind).unwrap_or_else(|| {
            self.kinds.push((kind, Vec::new()));
            self.kinds.len() - 1
        });
        let kept = &mut self.kinds[i].1;
        if kept.len() < ROOM {
            kept.push(action.clone());
        } else {
            kept[rng.below(ROOM)] = action.clone();
        }
    }

    fn pick(&self, rng: &mut Rng) -> Option<&G::Action> {
        let (_, kept) = self.kinds.get(rng.below(self.kinds.len()))?;
        kept.get(rng.below(kept.len()))
    }

    /// An action from elsewhere, as it was or changed in one place.
    pub fn foreign(&self, rng: &mut Rng) -> Option<G::Action> {
        let action = self.pick(rng)?;
        if rng.one_in(3) {
            return Some(action.clone());
        }
        let mut value = serde_json::to_value(action).ok()?;
        let other = serde_json::to_value(self.pick(rng)?).ok()?;
        mutate(&mut value, &other, rng);
        // What is no action at all never reaches the rules.
        serde_json::from_value(value).ok()
    }
}

/// Changes one part, or puts in one of another action.
fn mutate(value: &mut Value, other: &Value, rng: &mut Rng) {
    let mut leaves = Vec::new();
    collect(other, &mut leaves);
    let count = count(value);
    let target = rng.below(count);
    let mut at = 0;
    walk(value, target, &mut at, &mut |v| {
        let spare = leaves.get(rng.below(leaves.len())).map(|l| (*l).clone());
        *v = match v {
            Value::Number(n) => {
                let n = n.as_i64().unwrap_or(0);
                let choices = [n + 1, n - 1, 0, 1, 127, 255, n + 7, n * 2];
                Value::from(choices[rng.below(choices.len())])
            }
            Value::Bool(b) => Value::Bool(!*b),
            _ => spare.unwrap_or(Value::Null),
        };
    });
}

fn collect<'a>(value: &'a Value, out: &mut Vec<&'a Value>) {
    match value {
        Value::Array(items) => items.iter().for_each(|v| collect(v, out)),
        Value::Object(map) => map.values().for_each(|v| collect(v, out)),
        leaf => out.push(leaf),
    }
}

fn count(value: &Value) -> usize {
    let mut leaves = Vec::new();
    collect(value, &mut leaves);
    leaves.len()
}

fn walk(value: &mut Value, target: usize, at: &mut usize, change: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|v| walk(v, target, at, change)),
        Value::Object(map) => map.values_mut().for_each(|v| walk(v, target, at, change)),
        leaf => {
            if *at == target {
                change(leaf);
            }
            *at += 1;
        }
    }
}
