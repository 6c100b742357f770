//! What is legal now: listed for a person, and found again from what they typed.

use super::line::{self, Found, Guard, fold};
use crate::{picture, voice::Voice};
use ironbottom_kernel::{
    Explain, Lang, Msg, Seat,
    erased::{AnyGame, AnyTable, Offer, SendError, SpelledOut},
    prompt::{Gesture, Prompt},
    rule::Refusal,
    scene::{Scene, SpaceState},
    table::ActError,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
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
pub fn words(choices: &Choices, orders: &[Offer], lang: Lang) -> Vec<String> {
    let typed = choices.offers.iter().chain(orders).map(|o| o.notation.clone());
    typed.chain(super::commands::words(lang).iter().map(|w| (*w).to_owned())).collect()
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

/// What the places of a game are called: how names in an order are found.
pub struct Gazetteer {
    /// Code of each space that has one, and its name as words.
    places: Vec<(String, Vec<String>)>,
    /// The first place with each code, and all places by the first word of their name: there may be thousands of places and of orders.
    by_code: BTreeMap<String, usize>,
    by_word: BTreeMap<String, Vec<usize>>,
    known: Rc<BTreeSet<String>>,
}

impl Gazetteer {
    /// The places of a scene.
    pub fn new(voice: &Voice, game: &dyn AnyGame, scene: &Scene) -> Self {
        let place = |s: &SpaceState| {
            let name = voice.name(game, &s.name);
            let code = picture::code(voice, game, &s.space).unwrap_or_else(|| name.clone());
            (code, line::words(&name))
        };
        let places: Vec<(String, Vec<String>)> = scene.spaces.iter().map(place).collect();
        let (mut by_code, mut by_word) = (BTreeMap::new(), BTreeMap::<String, Vec<usize>>::new());
        for (i, (code, name)) in places.iter().enumerate() {
            by_code.entry(code.clone()).or_insert(i);
            if let Some(word) = name.first() {
                by_word.entry(word.clone()).or_default().push(i);
            }
        }
        let known = Rc::new(places.iter().map(|(code, _)| line::fold(code)).collect());
        Self { places, by_code, by_word, known }
    }

    /// The places whose name begins these pieces.
    fn named<'a, 'r>(&'a self, rest: &'r [&'r str]) -> impl Iterator<Item = &'a (String, Vec<String>)> + use<'a, 'r> {
        let word = rest.first().map(|p| line::fold(p)).unwrap_or_default();
        let all = self.by_word.get(&word).map_or(&[][..], Vec::as_slice);
        all.iter().map(|i| &self.places[*i]).filter(|(_, name)| begins(rest, name))
    }

    /// The order with the names of places written as their codes, which is how games read them.
    pub fn coded(&self, typed: &str) -> String {
        let pieces = pieces(typed);
        let (mut out, mut i) = (String::new(), 0);
        while i < pieces.len() {
            match self.named(&pieces[i..]).max_by_key(|(_, name)| name.len()) {
                Some((code, name)) => {
                    out.push_str(code);
                    // A name of several words has blanks between them.
                    i += 2 * name.len() - 1;
                }
                None => {
                    out.push_str(pieces[i]);
                    i += 1;
                }
            }
        }
        out
    }

    /// Which words of each form belong to which place of its order.
    fn guard(&self, forms: &[String], notations: &[String]) -> Guard {
        let places = forms.iter().zip(notations).map(|(form, notation)| self.marked(form, &self.of(notation))).collect();
        Guard { places, known: Rc::clone(&self.known) }
    }

    /// The places an order names, in its own order.
    fn of(&self, notation: &str) -> Vec<&(String, Vec<String>)> {
        let pieces = pieces(notation);
        let at = |i: usize| {
            let coded = self.by_code.get(pieces[i]).map(|i| &self.places[*i]);
            coded.or_else(|| self.named(&pieces[i..]).next())
        };
        (0..pieces.len()).filter_map(at).collect()
    }

    fn marked(&self, form: &str, places: &[&(String, Vec<String>)]) -> Vec<Option<usize>> {
        let words = line::words(form);
        let mut marks = vec![None; words.len()];
        for (n, (code, name)) in places.iter().enumerate() {
            for run in [&line::words(code), name] {
                let free = |i: usize, marks: &[Option<usize>]| {
                    words[i..].starts_with(run) && marks[i..i + run.len()].iter().all(Option::is_none)
                };
                // The last: a unit may have the letters of a place, but stands before it.
                let found = (0..words.len()).filter(|i| !run.is_empty() && free(*i, &marks)).collect::<Vec<_>>();
                let found = if found.len() > 1 && n == 0 { found.last() } else { found.first() };
                if let Some(i) = found {
                    marks[*i..i + run.len()].fill(Some(n));
                    break;
                }
            }
        }
        marks
    }
}

/// Words, and what stands between them.
fn pieces(text: &str) -> Vec<&str> {
    let mut out: Vec<&str> = Vec::new();
    let mut start = 0;
    let mut last = None;
    for (i, c) in text.char_indices() {
        let word = c.is_alphanumeric();
        if last.is_some_and(|l| l != word) {
            out.push(&text[start..i]);
            start = i;
        }
        last = Some(word);
    }
    out.push(&text[start..]);
    out
}

/// Do these pieces begin with a name, its words apart by anything that is no sign of a move?
fn begins(pieces: &[&str], name: &[String]) -> bool {
    name.iter().enumerate().all(|(n, w)| {
        pieces.get(2 * n).is_some_and(|p| line::fold(p) == *w)
            && (n == 0 || pieces.get(2 * n - 1).is_some_and(|p| !p.contains(['>', ':', ';', ','])))
    })
}

/// `3 men` or `send 3 men` where only `men` or `send men` is an order: how often, and the order. A number that belongs to an order, or
/// to the one that is meant, is no count.
pub fn counted(table: &dyn AnyTable, seat: Seat, choices: &Choices, names: &Gazetteer, typed: &str) -> Option<(usize, String)> {
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
                // What lies on a shelf is taken one by one: what was said is read anew each time, and means the next of its kind.
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

/// What an order for several actions at once comes to; none if it is no such order, or one of the legal ones as it stands.
pub fn spelled(
    table: &dyn AnyTable,
    seat: Seat,
    choices: &Choices,
    names: &Gazetteer,
    typed: &str,
) -> Option<Result<SpelledOut, Refusal>> {
    let typed_so = |o: &Offer| fold(&o.notation) == fold(typed);
    if choices.offers.iter().any(typed_so) {
        return None;
    }
    table.spelled(seat, typed).or_else(|| {
        let coded = names.coded(typed);
        if coded == typed { None } else { table.spelled(seat, &coded) }
    })
}

/// At most this many candidates are shown.
const SHOWN: usize = 12;

/// Reads one order. An order said in full is what it says: carried out, or explained by the rules. Only what is less than that is
/// completed, and slips of the finger are forgiven last; neither ever changes a place that was named.
#[expect(clippy::too_many_arguments, reason = "all that an order may mean")]
pub fn read(
    voice: &Voice,
    game: &dyn AnyGame,
    table: &dyn AnyTable,
    seat: Seat,
    choices: &Choices,
    names: &Gazetteer,
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
    if let Found::One(i) = line::exact(typed, &forms) {
        return take(i);
    }
    let coded = names.coded(typed);
    for text in [typed, coded.as_str()] {
        match reading(table, seat, text) {
            Some(Ok(offer)) => return Reading::Offer { as_typed: fold(typed) == fold(&offer.notation), offer },
            Some(Err(refusal)) => return Reading::Refused(refusal),
            None => {}
        }
    }
    let guard = names.guard(&forms, &forms);
    for text in [typed, coded.as_str()] {
        match line::strict_in(text, &forms, &guard) {
            Found::One(i) => return take(i),
            Found::Many(list) => return unclear(list),
            Found::Nothing => {}
        }
    }
    let labels: Vec<String> = choices.prompt.choices.iter().map(|c| voice.tell(game, &c.label)).collect();
    let notations: Vec<String> = forms.iter().take(labels.len()).cloned().collect();
    match line::strict_in(typed, &labels, &names.guard(&labels, &notations)) {
        Found::One(i) if i < choices.offers.len() => return take(i),
        Found::Many(list) if list.iter().all(|i| *i < choices.offers.len()) => return unclear(list),
        _ => {}
    }
    match line::loose_in(typed, &forms, &guard) {
        Found::One(i) => return take(i),
        Found::Many(list) => return unclear(list),
        Found::Nothing => {}
    }
    if line::is_through(typed) {
        return Reading::Unclear(not_yet(voice, game, choices, typed));
    }
    let mut lines = vec![voice.say(&Msg::new("order-unknown").text("order", typed))];
    let near = line::nearest(typed, &forms, 5);
    if !near.is_empty() {
        lines.push(voice.t("order-nearest"));
        lines.extend(near.iter().map(|i| format!("  {}", forms[*i])));
    }
    Reading::Unclear(lines)
}

/// Somebody is through, but the game is not: what is still asked, with an example of each kind of answer.
fn not_yet(voice: &Voice, game: &dyn AnyGame, choices: &Choices, typed: &str) -> Vec<String> {
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

/// What an order said in full means, or why it is refused: typed in notation, or as the value a client would send.
fn reading(table: &dyn AnyTable, seat: Seat, typed: &str) -> Option<Result<Offer, Refusal>> {
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
    let read = reading(table, seat, typed).or_else(|| reading(table, seat, &names.coded(typed)));
    read.and_then(Result::err)
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
