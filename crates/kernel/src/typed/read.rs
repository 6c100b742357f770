//! Reads the orders of a line, one after another.

use super::{
    Gazetteer,
    line::{self, Found, fold},
};
use crate::{
    Msg, Refusal, Seat, Viewer,
    erased::{AnyTable, Offer, SendError, SpelledOut},
    prompt::{Gesture, Prompt},
    table::ActError,
};

/// What a seat may do, with the question it answers.
pub struct Choices {
    /// The actions.
    pub offers: Vec<Offer>,
    /// The question; one choice per action.
    pub prompt: Prompt,
}

impl Choices {
    /// What a seat may do now.
    pub fn of(table: &dyn AnyTable, seat: Seat) -> Self {
        let (prompt, offers) = table.look(Viewer::seat(seat)).choices(seat);
        Self { offers, prompt }
    }

    /// What a player should know before this is done.
    pub fn warning(&self, offer: &Offer) -> Option<&Msg> {
        let i = self.offers.iter().position(|o| o.notation == offer.notation)?;
        self.prompt.choices.get(i)?.warning.as_ref()
    }
}

/// What one part of a line means.
pub enum Meaning {
    /// Several actions, all of them or none.
    Several(SpelledOut),
    /// The same order so many times; each is then read by itself.
    Repeat {
        /// How often.
        count: usize,
        /// The order.
        order: String,
        /// Was it found out from a number that stands beside the order?
        filled: bool,
    },
    /// One order.
    One(Reading),
}

/// What one typed order means.
pub enum Reading {
    /// This action.
    Offer {
        /// The action.
        offer: Offer,
        /// Was it typed just so?
        as_typed: bool,
    },
    /// An order, but not a legal one.
    Refused(Refusal),
    /// Any of these.
    Any(Vec<Candidate>),
    /// Somebody is through, but something is still asked.
    NotYet,
    /// No order; these are most like it.
    Unknown(Vec<String>),
}

/// One of several orders that fit what was typed.
pub struct Candidate {
    /// Its place among the answers to the question; none: a standing order.
    pub number: Option<usize>,
    /// The order.
    pub notation: String,
}

/// Reads orders for a seat, as the table stands.
pub struct Reader<'a> {
    /// The table.
    pub table: &'a dyn AnyTable,
    /// Who types.
    pub seat: Seat,
    /// What is legal.
    pub choices: &'a Choices,
    /// What places are called.
    pub names: &'a Gazetteer,
    /// A message in the language of whoever types.
    pub say: &'a dyn Fn(&Msg) -> String,
}

impl Reader<'_> {
    /// One part of a line. `listed`: a number alone means that answer of a list that was shown.
    pub fn part(&self, typed: &str, listed: bool) -> Meaning {
        match self.spelled(typed) {
            Some(Ok(out)) => return Meaning::Several(out),
            Some(Err(refusal)) => return Meaning::One(Reading::Refused(refusal)),
            None => {}
        }
        if let Some((count, order)) = line::repeated(typed) {
            return Meaning::Repeat { count, order: order.to_owned(), filled: false };
        }
        match self.counted(typed) {
            Some((count, order)) => Meaning::Repeat { count, order, filled: true },
            None => Meaning::One(self.read(typed, listed)),
        }
    }

    /// What an order for several actions at once comes to; none if it is no such order, or one of the legal ones as it stands.
    fn spelled(&self, typed: &str) -> Option<Result<SpelledOut, Refusal>> {
        let typed_so = |o: &Offer| fold(&o.notation) == fold(typed);
        if self.choices.offers.iter().any(typed_so) {
            return None;
        }
        self.table.spelled(self.seat, typed).or_else(|| {
            let coded = self.names.coded(typed);
            if coded == typed { None } else { self.table.spelled(self.seat, &coded) }
        })
    }

    /// `3 men` or `send 3 men` where only `men` or `send men` is an order: how often, and the order. A number that belongs to an
    /// order, or to the one that is meant, is no count.
    fn counted(&self, typed: &str) -> Option<(usize, String)> {
        let Self { table, seat, choices, names, .. } = *self;
        let forms: Vec<String> = choices.offers.iter().map(|o| o.notation.clone()).collect();
        if line::exact(typed, &forms) != Found::Nothing {
            return None;
        }
        let guard = names.guard(&forms, &forms);
        let words: Vec<&str> = typed.split_whitespace().collect();
        let number = |w: &&str| w.parse::<usize>().ok().filter(|n| (1..=99).contains(n));
        let own = |form: &str| form.split_whitespace().take(2).any(|w| number(&w).is_some());
        let on_shelf = |offer: &Offer| {
            let at = choices.offers.iter().position(|o| o.notation == offer.notation);
            at.and_then(|i| choices.prompt.choices.get(i)).is_some_and(|c| matches!(c.gesture, Gesture::Take { .. }))
        };
        (0..words.len().min(2)).find_map(|at| {
            let count = number(&words[at])?;
            let rest = [&words[..at], &words[at + 1..]].concat().join(" ");
            for text in [rest.clone(), names.coded(&rest)] {
                match table.reading(seat, &text) {
                    Some(Ok(offer)) if own(&offer.notation) => return None,
                    // What lies on a shelf is taken one by one: what was said is read again each time, and means the next of its kind.
                    Some(Ok(offer)) => return Some((count, if on_shelf(&offer) { text } else { offer.notation })),
                    // What is refused once is refused any number of times: the rules say why.
                    Some(Err(_)) => return Some((1, text)),
                    None => {}
                }
            }
            if line::strict_in(typed, &forms, &guard) != Found::Nothing {
                return None;
            }
            match line::strict_in(&rest, &forms, &guard) {
                Found::One(i) if !own(&forms[i]) => Some((count, forms[i].clone())),
                _ => None,
            }
        })
    }

    /// One order. Said in full it is what it says: carried out, or explained by the rules. Only what is less than that is completed,
    /// and slips of the finger are forgiven last; neither ever changes a place that was named.
    fn read(&self, typed: &str, listed: bool) -> Reading {
        let Self { table, seat, choices, names, .. } = *self;
        let mut offers = choices.offers.clone();
        offers.extend(table.orders(seat));
        let forms: Vec<String> = offers.iter().map(|o| o.notation.clone()).collect();
        let take = |i: usize| Reading::Offer { offer: offers[i].clone(), as_typed: fold(typed) == fold(&forms[i]) };
        // A number of the last list, unless it is an order itself.
        if listed
            && !forms.iter().any(|f| fold(f) == fold(typed))
            && let Some(i) = typed.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).filter(|i| *i < choices.offers.len())
        {
            return take(i);
        }
        let candidate =
            |i: &usize| Candidate { number: Some(*i).filter(|i| *i < choices.offers.len()), notation: forms[*i].clone() };
        let any = |list: Vec<usize>| Reading::Any(list.iter().map(candidate).collect());
        if let Found::One(i) = line::exact(typed, &forms) {
            return take(i);
        }
        let coded = names.coded(typed);
        for text in [typed, coded.as_str()] {
            match full(table, seat, text) {
                Some(Ok(offer)) => return Reading::Offer { as_typed: fold(typed) == fold(&offer.notation), offer },
                Some(Err(refusal)) => return Reading::Refused(refusal),
                None => {}
            }
        }
        let guard = names.guard(&forms, &forms);
        for text in [typed, coded.as_str()] {
            match line::strict_in(text, &forms, &guard) {
                Found::One(i) => return take(i),
                Found::Many(list) => return any(list),
                Found::Nothing => {}
            }
        }
        let labels: Vec<String> = choices.prompt.choices.iter().map(|c| (self.say)(&c.label)).collect();
        let notations: Vec<String> = forms.iter().take(labels.len()).cloned().collect();
        match line::strict_in(typed, &labels, &names.guard(&labels, &notations)) {
            Found::One(i) if i < choices.offers.len() => return take(i),
            Found::Many(list) if list.iter().all(|i| *i < choices.offers.len()) => return any(list),
            _ => {}
        }
        match line::loose_in(typed, &forms, &guard) {
            Found::One(i) => return take(i),
            Found::Many(list) => return any(list),
            Found::Nothing => {}
        }
        if line::is_through(typed) {
            return Reading::NotYet;
        }
        Reading::Unknown(line::nearest(typed, &forms, 5).into_iter().map(|i| forms[i].clone()).collect())
    }
}

/// What an order said in full means, or why it is refused: typed in notation, or as the value a client would send.
fn full(table: &dyn AnyTable, seat: Seat, typed: &str) -> Option<Result<Offer, Refusal>> {
    if let Ok(value) = serde_json::from_str::<serde_json::Value>(typed)
        && !value.is_number()
        && let Err(SendError::Act(ActError::Refused(r))) = table.check(seat, &value)
    {
        return Some(Err(r));
    }
    table.reading(seat, typed)
}

/// Why an order is refused; none if it is no order, or a legal one.
pub fn why_not(table: &dyn AnyTable, seat: Seat, names: &Gazetteer, typed: &str) -> Option<Refusal> {
    let read = full(table, seat, typed).or_else(|| full(table, seat, &names.coded(typed)));
    read.and_then(Result::err)
}
