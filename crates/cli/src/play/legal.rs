//! What is legal now, listed for a person; and what they are told about what they typed.

use crate::voice::Voice;
use ironbottom_kernel::{
    Explain, Lang, Msg,
    erased::{AnyGame, Offer},
    rule::Refusal,
    table::ActError,
    typed::{Candidate, Choices, line::fold},
};

/// All that may be typed: orders, standing orders, commands.
pub fn words(choices: &Choices, orders: &[Offer], lang: Lang) -> Vec<String> {
    let typed = choices.offers.iter().chain(orders).map(|o| o.notation.clone());
    typed.chain(super::commands::words(lang).iter().map(|w| (*w).to_owned())).collect()
}

/// At most this many candidates are shown.
const SHOWN: usize = 12;

/// Several orders fit: which, numbered as `?` does.
pub fn any(voice: &Voice, typed: &str, list: &[Candidate]) -> Vec<String> {
    let mut lines = vec![voice.say(&Msg::new("order-ambiguous").text("order", typed).int("count", list.len() as i64))];
    let number = |c: &Candidate| c.number.map(|i| (i + 1).to_string()).unwrap_or_default();
    lines.extend(list.iter().take(SHOWN).map(|c| format!("{:>NUMBER$}  {}", number(c), c.notation)));
    if list.len() > SHOWN {
        lines.push(voice.say(&Msg::new("list-more").int("count", (list.len() - SHOWN) as i64)));
    }
    lines
}

/// No order fits: what is most like it.
pub fn unknown(voice: &Voice, typed: &str, near: &[String]) -> Vec<String> {
    let mut lines = vec![voice.say(&Msg::new("order-unknown").text("order", typed))];
    if !near.is_empty() {
        lines.push(voice.t("order-nearest"));
        lines.extend(near.iter().map(|form| format!("  {form}")));
    }
    lines
}

/// Somebody is through, but the game is not: what is still asked, with an example of each kind of answer.
pub fn not_yet(voice: &Voice, game: &dyn AnyGame, choices: &Choices, typed: &str) -> Vec<String> {
    let question = voice.tell(game, &choices.prompt.text);
    let mut lines = vec![voice.say(&Msg::new("order-not-yet").text("order", typed).text("question", question))];
    let mut kinds: Vec<&str> = Vec::new();
    for o in &choices.offers {
        if !kinds.contains(&o.kind) {
            kinds.push(o.kind);
            lines.push(format!("  {}", o.notation));
        }
    }
    lines
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
    let folded = fold(words);
    // `? all`, or `? word all`.
    let less = folded.strip_suffix("all").or_else(|| folded.strip_suffix("tout")).filter(|w| w.is_empty() || w.ends_with(' '));
    let all = less.is_some();
    let wanted = less.unwrap_or(&folded).trim().to_owned();
    let mut rows: Vec<Row> = rows(voice, game, choices)
        .into_iter()
        .filter(|r| wanted.split(' ').all(|w| [&r.text[NUMBER..], &r.kind, r.id].iter().any(|text| fold(text).contains(w))))
        .collect();
    if rows.is_empty() {
        return None;
    }
    // What another choice does as well for less is kept for those who want all.
    let hidden = if less.is_some() || rows.iter().all(|r| r.detour) { 0 } else { rows.iter().filter(|r| r.detour).count() };
    if hidden > 0 {
        rows.retain(|r| !r.detour);
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
    if hidden > 0 {
        lines.push(voice.say(&Msg::new("list-detours").int("count", hidden as i64)));
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
    /// Another does the same for less.
    detour: bool,
}

fn rows(voice: &Voice, game: &dyn AnyGame, choices: &Choices) -> Vec<Row> {
    let cells = choices.offers.iter().enumerate().map(|(i, o)| {
        let choice = choices.prompt.choices.get(i);
        let mut label = choice.map(|c| voice.tell(game, &c.label)).unwrap_or_default();
        // Some labels say the cost themselves.
        if let Some(cost) = choice.and_then(|c| c.cost).filter(|c| !label.contains(&format!("({c})"))) {
            label.push_str(&voice.say(&Msg::new("list-cost").int("cost", cost)));
        }
        if let Some(o) = choice.and_then(|c| c.odds.as_ref()) {
            label.push_str(&voice.say(&Msg::new("list-odds").text("odds", voice.tell(game, o))));
        }
        if let Some(w) = choice.and_then(|c| c.warning.as_ref()) {
            label.push_str(&voice.say(&Msg::new("list-warning").text("warning", voice.tell(game, w))));
        }
        (o.kind, format!("{:>NUMBER$}", i + 1), o.notation.clone(), label, choice.is_some_and(|c| c.detour))
    });
    let cells: Vec<(&'static str, String, String, String, bool)> = cells.collect();
    // Notations of very different length would tear the table apart.
    let width = cells.iter().map(|c| c.2.chars().count()).max().unwrap_or(0).min(44);
    let row = |(id, n, form, label, detour): (&'static str, String, String, String, bool)| Row {
        id,
        detour,
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
