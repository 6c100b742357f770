//! What is legal now: listed for a person, and found again from what they typed.

use super::line::{self, Found, fold};
use crate::voice::Voice;
use ironbottom_kernel::{
    Explain, Msg, Seat,
    erased::{AnyGame, AnyTable, Offer, SendError},
    prompt::Prompt,
    rule::Refusal,
    table::ActError,
};

/// What a seat may do, with the question it answers.
pub struct Choices {
    /// The actions.
    pub offers: Vec<Offer>,
    /// The question; one choice per action.
    pub prompt: Prompt,
}

/// What a seat may do now.
pub fn choices(table: &dyn AnyTable, seat: Seat) -> Choices {
    Choices { offers: table.offers(seat), prompt: table.prompt(seat) }
}

/// All that may be typed: orders, standing orders, commands.
pub fn words(choices: &Choices, orders: &[Offer]) -> Vec<String> {
    let typed = choices.offers.iter().chain(orders).map(|o| o.notation.clone());
    typed.chain(super::commands::WORDS.iter().map(|w| (*w).to_owned())).collect()
}

/// What a typed order means.
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
    /// Not one order: what to tell.
    Unclear(Vec<String>),
}

/// `3 men` or `send 3 men` where only `men` or `send men` is an order: how often, and the order. A number that belongs to an order, or
/// to the one that is meant, is no count.
pub fn counted(choices: &Choices, typed: &str) -> Option<(usize, String)> {
    let forms: Vec<String> = choices.offers.iter().map(|o| o.notation.clone()).collect();
    if line::strict(typed, &forms) != Found::Nothing {
        return None;
    }
    let words: Vec<&str> = typed.split_whitespace().collect();
    let number = |w: &&str| w.parse::<usize>().ok().filter(|n| (1..=99).contains(n));
    (0..words.len().min(2)).find_map(|at| {
        let count = number(&words[at])?;
        let rest = [&words[..at], &words[at + 1..]].concat().join(" ");
        match line::strict(&rest, &forms) {
            Found::One(i) if forms[i].split_whitespace().take(2).all(|w| number(&w).is_none()) => Some((count, forms[i].clone())),
            _ => None,
        }
    })
}

/// At most this many candidates are shown.
const SHOWN: usize = 12;

/// Reads one order. Strictly first; then the rules say why an order in notation is illegal; only then slips of the finger are
/// forgiven, so that an illegal order never turns into another.
pub fn read(
    voice: &Voice,
    game: &dyn AnyGame,
    table: &dyn AnyTable,
    seat: Seat,
    choices: &Choices,
    typed: &str,
    listed: bool,
) -> Reading {
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
    let unclear = |list: Vec<usize>| {
        let mut lines = vec![voice.say(&Msg::new("order-ambiguous").text("order", typed).int("count", list.len() as i64))];
        // Numbered as `?` does; a standing order has no number there.
        let number = |i: usize| if i < choices.offers.len() { (i + 1).to_string() } else { String::new() };
        lines.extend(list.iter().take(SHOWN).map(|i| format!("{:>NUMBER$}  {}", number(*i), forms[*i])));
        if list.len() > SHOWN {
            lines.push(voice.say(&Msg::new("list-more").int("count", (list.len() - SHOWN) as i64)));
        }
        Reading::Unclear(lines)
    };
    match line::strict(typed, &forms) {
        Found::One(i) => return take(i),
        Found::Many(list) => return unclear(list),
        Found::Nothing => {}
    }
    let labels: Vec<String> = choices.prompt.choices.iter().map(|c| voice.tell(game, &c.label)).collect();
    match line::strict(typed, &labels) {
        Found::One(i) if i < choices.offers.len() => return take(i),
        Found::Many(list) if list.iter().all(|i| *i < choices.offers.len()) => return unclear(list),
        _ => {}
    }
    if let Some(refusal) = why_not(table, seat, typed) {
        return Reading::Refused(refusal);
    }
    match line::loose(typed, &forms) {
        Found::One(i) => return take(i),
        Found::Many(list) => return unclear(list),
        Found::Nothing => {}
    }
    let mut lines = vec![voice.say(&Msg::new("order-unknown").text("order", typed))];
    let near = line::nearest(typed, &forms, 5);
    if !near.is_empty() {
        lines.push(voice.t("order-nearest"));
        lines.extend(near.iter().map(|i| format!("  {}", forms[*i])));
    }
    Reading::Unclear(lines)
}

/// Why an order is refused: typed in notation, or as the value a client would send.
pub fn why_not(table: &dyn AnyTable, seat: Seat, typed: &str) -> Option<Refusal> {
    if let Ok(value) = serde_json::from_str::<serde_json::Value>(typed)
        && !value.is_number()
        && let Err(SendError::Act(ActError::Refused(r))) = table.check(seat, &value)
    {
        return Some(r);
    }
    table.explain(seat, typed)
}

/// A refusal as lines: the reason with the rule's number, and the rule itself.
pub fn refusal(voice: &Voice, game: &dyn AnyGame, r: &Refusal) -> Vec<String> {
    let id = r.rule.with_prefix(&game.info().rule_prefix);
    let reason = voice.tell(game, &ActError::Refused(r.clone()).explain());
    let mut lines = vec![voice.say(&Msg::new("order-refused").text("reason", reason).text("rule", id.as_str()))];
    if let Some(text) = voice.rule(game, r.rule) {
        lines.push(voice.say(&Msg::new("order-rule").text("rule", id).text("text", text)));
    }
    lines
}

/// A list of so many is shown whole, a longer one in pages.
const WHOLE: usize = 45;
const PAGE: usize = 30;

/// `?`: what is legal now, by kind, with numbers to pick by; `words` narrow it down, a number at their end turns the page. None if
/// nothing legal has those words in it.
pub fn list(voice: &Voice, game: &dyn AnyGame, choices: &Choices, words: &str) -> Option<Vec<String>> {
    let (before, last) = words.rsplit_once(' ').unwrap_or(("", words));
    let (words, page) = last.parse::<usize>().map_or((words, 1), |page| (before, page));
    let all = fold(words) == "all";
    let wanted = if all { String::new() } else { fold(words) };
    let rows: Vec<Row> = rows(voice, game, choices)
        .into_iter()
        .filter(|r| wanted.split(' ').all(|w| [&r.text[NUMBER..], &r.kind, r.id].iter().any(|text| fold(text).contains(w))))
        .collect();
    if rows.is_empty() {
        return None;
    }
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    for r in &rows {
        match kinds.iter_mut().find(|(k, _)| *k == r.kind) {
            Some((_, n)) => *n += 1,
            None => kinds.push((&r.kind, 1)),
        }
    }
    let head = |kind: &str, n: usize| voice.say(&Msg::new("list-kind").text("kind", kind).int("count", n as i64));
    let mut lines = Vec::new();
    if all || rows.len() <= WHOLE {
        for (kind, n) in kinds {
            lines.push(head(kind, n));
            lines.extend(rows.iter().filter(|r| r.kind == kind).map(|r| r.text.clone()));
        }
    } else if wanted.is_empty() && page == 1 && kinds.len() > 1 {
        // Too many for one page: some of each kind.
        let each = (PAGE / kinds.len()).max(3);
        for (kind, n) in kinds {
            lines.push(head(kind, n));
            lines.extend(rows.iter().filter(|r| r.kind == kind).take(each).map(|r| r.text.clone()));
            if n > each {
                lines.push(voice.say(&Msg::new("list-more").int("count", (n - each) as i64)));
            }
        }
        lines.push(voice.t("list-narrow"));
    } else {
        let pages = rows.len().div_ceil(PAGE);
        let page = page.clamp(1, pages);
        lines.extend(rows.iter().skip((page - 1) * PAGE).take(PAGE).map(|r| r.text.clone()));
        let msg = Msg::new("list-page").int("page", page as i64).int("pages", pages as i64).int("count", rows.len() as i64);
        lines.push(voice.say(&msg));
    }
    Some(lines)
}

/// Letters the number of a row takes; numbers are not searched.
const NUMBER: usize = 4;

struct Row {
    /// Its kind, as the game calls it.
    id: &'static str,
    /// The same, as people do.
    kind: String,
    text: String,
}

fn rows(voice: &Voice, game: &dyn AnyGame, choices: &Choices) -> Vec<Row> {
    let cells = choices.offers.iter().enumerate().map(|(i, o)| {
        let choice = choices.prompt.choices.get(i);
        let mut label = choice.map(|c| voice.tell(game, &c.label)).unwrap_or_default();
        // Some labels say the cost themselves.
        if let Some(cost) = choice.and_then(|c| c.cost).filter(|c| !label.contains(&format!("({c})"))) {
            label.push_str(&voice.say(&Msg::new("list-cost").int("cost", cost)));
        }
        if let Some(w) = choice.and_then(|c| c.warning.as_ref()) {
            label.push_str(&voice.say(&Msg::new("list-warning").text("warning", voice.tell(game, w))));
        }
        (o.kind, format!("{:>NUMBER$}", i + 1), o.notation.clone(), label)
    });
    let cells: Vec<(&'static str, String, String, String)> = cells.collect();
    // Notations of very different length would tear the table apart.
    let width = cells.iter().map(|c| c.2.chars().count()).max().unwrap_or(0).min(44);
    let row = |(id, n, form, label): (&'static str, String, String, String)| Row {
        id,
        kind: kind_name(voice, game, id),
        text: format!("{n}  {form:<width$}  {label}").trim_end().to_owned(),
    };
    cells.into_iter().map(row).collect()
}

/// The game may name its kinds of actions; if not, the kind itself is shown.
fn kind_name(voice: &Voice, game: &dyn AnyGame, kind: &str) -> String {
    let key = format!("kind.{kind}");
    let name = voice.name(game, &key);
    if name == key { kind.to_owned() } else { name }
}
