//! What a seat thinks of doing: tried without a trace, and what is wanted from the shelves of its question put together after it.

use super::{
    live_table::{BATCH, LiveTable, Rejection},
    viewer::Member,
};
use ironbottom_kernel::{
    Seat,
    erased::{AnyTrial, Asking, SendError},
    prompt::Gesture,
    table::ActError,
};
use ironbottom_protocol::{Question, Taken, Tried, WireChoice, Wish};
use serde_json::Value;
use std::cmp::Reverse;

/// Item, rank and number of a choice from a shelf.
fn of_shelf(c: &WireChoice) -> Option<(&str, u32, u32)> {
    match &c.gesture {
        Gesture::Take { item, rank, n } => Some((item, *rank, *n)),
        _ => None,
    }
}

fn rank(c: &WireChoice) -> u32 {
    of_shelf(c).map_or(0, |(_, rank, _)| rank)
}

fn number(c: &WireChoice) -> u32 {
    of_shelf(c).map_or(1, |(_, _, n)| n)
}

/// All ways to take an item, the plainest first.
fn ways<'a>(question: Option<&'a Question>, item: &str) -> Vec<&'a WireChoice> {
    let all = question.map_or(&[][..], |q| &q.choices);
    let mut ways: Vec<&WireChoice> = all.iter().filter(|c| of_shelf(c).is_some_and(|(i, ..)| i == item)).collect();
    ways.sort_by_key(|c| rank(c));
    ways
}

/// The choice in these words: the plainest, or of its numbers the largest that is not more.
fn in_words<'a>(of: &[&'a WireChoice], words: &[String], n: Option<u32>) -> Option<&'a WireChoice> {
    let mut fit = of.iter().copied().filter(|c| c.ways.iter().enumerate().all(|(i, w)| words.get(i) == Some(w)));
    match n.filter(|n| *n > 0) {
        Some(most) => fit.filter(|c| number(c) <= most).min_by_key(|c| (Reverse(number(c)), rank(c))),
        None => fit.next(),
    }
}

/// The choice that is what is wanted. In other words than those that were given it is something else.
fn choice<'a>(of: &[&'a WireChoice], w: &Wish) -> Option<&'a WireChoice> {
    let exact = || of.iter().copied().find(|c| w.action.as_ref() == Some(&c.action));
    match &w.ways {
        Some(words) => exact().or_else(|| in_words(of, words, w.n)),
        None if w.action.is_some() => exact(),
        None => {
            let like = w.like.as_ref().and_then(|words| in_words(of, words, w.n));
            like.or_else(|| in_words(of, &of.first()?.ways, w.n))
        }
    }
}

impl LiveTable {
    /// What actions would lead to, and what of the wishes could be had then, one after the other.
    pub fn tried(&self, me: &Member, id: u32, seat: Seat, actions: &[Value], wishes: &[Wish]) -> Result<Tried, Rejection> {
        if actions.len() > BATCH || wishes.len() > BATCH {
            return Err(self.no(me.lang, ironbottom_protocol::Code::TooLarge, "refused-batch"));
        }
        let voice = self.voice(me.lang);
        let asked = |trial: &dyn AnyTrial| trial.question().map(|(p, offers)| voice.question(&p, &offers));
        let mut trial = self.table(me.lang)?.trial(seat).map_err(|e| self.refused(me.lang, Some(0), &e))?;
        let topic = |asked: Option<Asking>| asked.map(|(p, _)| (p.rule, p.text));
        let before = if actions.is_empty() { None } else { topic(trial.question()) };
        for (i, action) in actions.iter().enumerate() {
            trial.step(action).map_err(|e| self.refused(me.lang, Some(i), &e))?;
        }
        let (done, stopped) = (trial.done(), trial.stopped());
        let same = actions.is_empty() || topic(trial.question()) == before;
        let mut question = asked(&*trial);
        let mut taken = Vec::new();
        for wish in wishes {
            let of = ways(question.as_ref(), &wish.item);
            let mut choice = choice(&of, wish).and_then(|c| of.iter().position(|o| std::ptr::eq(*o, c)));
            let of: Vec<WireChoice> = of.into_iter().cloned().collect();
            let mut why = None;
            if let Some(c) = choice {
                match trial.step(&of[c].action) {
                    Ok(()) => question = asked(&*trial),
                    Err(SendError::Act(ActError::Refused(r))) => (choice, why) = (None, Some(voice.refused(&r))),
                    Err(e) => return Err(self.refused(me.lang, Some(actions.len() + taken.len()), &e)),
                }
            }
            taken.push(Taken { choice, of, why });
        }
        Ok(Tried { id, done, stopped: stopped || trial.stopped(), same, taken, question })
    }
}
