//! Several units moved by one order: `3 inf hawaii>midway`, `2 cv 3 dd hawaii to gilbert`, `all ships hawaii>midway`,
//! `all hawaii>midway`.

use super::{is_called, unit, write};
use crate::{
    action::Action,
    board::{Board, UnitType},
    names,
    phases::movement,
    position::{Mark, Phase, Place, Position, UnitId},
    rule,
    types::{Class, Side},
    view::View,
};
use ironbottom_kernel::{Log, Msg, Refusal, Spelled, area::Space};

/// So many of a kind, or all of it.
enum Count {
    All,
    Of(usize),
}

/// An order as it was typed.
struct Order<'a> {
    /// How many of which, by the words for them; none: everybody.
    groups: Vec<(Count, Vec<&'a str>)>,
    from: Space,
    to: Space,
}

/// The area these words name, or the beginning of only one.
fn area(b: &Board, words: &[&str]) -> Option<Space> {
    let name = words.join("_");
    let name = name.trim_end_matches('s');
    if name.len() < 3 {
        return None;
    }
    let ids = || b.areas.iter().enumerate().map(|(i, a)| (Space(i as u8), a.id.as_str()));
    let exact = ids().find(|(_, id)| id.trim_end_matches('s') == name);
    let mut begun = ids().filter(|(_, id)| id.starts_with(name));
    exact.or_else(|| begun.next().filter(|_| begun.next().is_none())).map(|(s, _)| s)
}

fn parse<'a>(b: &Board, text: &'a str) -> Option<Order<'a>> {
    let signs = [">", " to ", " vers ", " à "];
    let (left, right) = signs.iter().find_map(|s| text.split_once(s))?;
    let words = |t: &'a str| t.split(|c: char| c.is_whitespace() || c == ',' || c == '+' || c == '_').filter(|w| !w.is_empty());
    let to = area(b, &words(right).collect::<Vec<_>>())?;
    let mut left: Vec<&str> = words(left).collect();
    if left.first().is_some_and(|w| matches!(*w, "move" | "déplacer" | "deplacer")) {
        left.remove(0);
    }
    // The longest name of an area at the end; what stands before it says who goes.
    let cut = (0..left.len()).find(|i| area(b, &left[*i..]).is_some())?;
    let from = area(b, &left[cut..])?;
    let mut groups: Vec<(Count, Vec<&str>)> = Vec::new();
    for w in &left[..cut] {
        let count = match (*w, w.parse::<usize>()) {
            ("all" | "tout" | "tous" | "toutes", _) => Some(Count::All),
            (_, Ok(n)) if (1..=99).contains(&n) => Some(Count::Of(n)),
            _ => None,
        };
        match (count, groups.last_mut()) {
            (Some(n), _) => groups.push((n, Vec::new())),
            (None, Some((_, words))) => words.push(w),
            (None, None) => groups.push((Count::Of(1), vec![w])),
        }
    }
    // A number needs something to count.
    let whole = groups.iter().all(|(n, words)| matches!(n, Count::All) || !words.is_empty());
    (whole && !groups.is_empty()).then_some(Order { groups, from, to })
}

/// Is this a word for many kinds of counters?
fn is_of_class(t: &UnitType, word: &str) -> bool {
    let words: &[&str] = match t.kind.class() {
        Class::Ship => &["ship", "ships", "navire", "navires"],
        Class::Infantry => &["land", "troops", "troupes"],
        Class::Air => &["air", "aircraft", "squadron", "squadrons", "avions", "escadrille", "escadrilles"],
    };
    words.contains(&word)
}

/// US units of an area that are meant by these words and have not moved, healthy ones first; all of them if there are no words.
fn meant(b: &Board, p: &Position, from: Space, words: &[&str]) -> Vec<UnitId> {
    let called = |u: &UnitId| {
        let (t, id) = (p.unit_type(b, *u), unit(b, p, *u));
        match words {
            [] => true,
            [w] if is_called(t, w) || is_of_class(t, w) => true,
            _ => {
                let mut tokens = id.split(['-', '.']);
                words.iter().flat_map(|w| w.split('-')).all(|w| tokens.any(|t| t.starts_with(w)))
            }
        }
    };
    let free = |u: &UnitId| p.unit_type(b, *u).side == Side::Us && p.units[*u as usize].mark == Mark::Free;
    let mut all: Vec<UnitId> = p.units_at(from).filter(free).filter(called).collect();
    all.sort_by_key(|u| (p.units[*u as usize].hurt, *u));
    all
}

/// The moves that an order for several units means, or why it cannot be; none if the text is no such order.
pub fn spell(b: &Board, v: &View, text: &str) -> Option<Result<Spelled<Action>, Refusal>> {
    if v.position.phase != Phase::Movement {
        return None;
    }
    let text = text.trim().to_lowercase();
    let order = parse(b, &text)?;
    let mut q = v.clone();
    let mut out = Spelled { actions: Vec::new(), notes: Vec::new() };
    let mut first = None;
    for (count, words) in &order.groups {
        let all = meant(b, &q.position, order.from, words);
        if all.is_empty() && !words.is_empty() && !known(b, &q.position, words) {
            return None;
        }
        let most = match count {
            Count::All => usize::MAX,
            Count::Of(n) if *n > all.len() => {
                let msg = Msg::new("refuse-too-few").int("n", *n as i64).int("there", all.len() as i64);
                return Some(Err(Refusal::because(rule::FN_078, msg.name("area", names::area(b, order.from)))));
            }
            Count::Of(n) => *n,
        };
        let mut gone = 0;
        for u in all {
            if gone == most {
                break;
            }
            let a = Action::Move { unit: u, to: order.to };
            match movement::check(b, &q.position, &a) {
                Ok(()) => {
                    out.actions.push((a, write(b, &q, &a)));
                    movement::apply(b, &mut q.position, &a, &mut Log::default());
                    gone += 1;
                }
                Err(no) => {
                    let unit = names::placed(b, &q.position, u);
                    out.notes.push(Msg::new("spell-stays").msg("unit", unit).msg("reason", no.reason.clone()));
                    first.get_or_insert(no);
                }
            }
        }
        // What was said in numbers goes whole or not at all.
        if matches!(count, Count::Of(n) if gone < *n) {
            return Some(Err(first?));
        }
    }
    // Units that could not go were passed over for others that are the same: nobody asked for them.
    if !order.groups.iter().any(|(n, _)| matches!(n, Count::All)) {
        out.notes.clear();
    }
    match (out.actions.is_empty(), first) {
        (true, Some(no)) => Some(Err(no)),
        (true, None) => {
            let msg = Msg::new("refuse-nobody-to-move").name("area", names::area(b, order.from));
            Some(Err(Refusal::because(rule::FN_078, msg)))
        }
        (false, _) => Some(Ok(out)),
    }
}

/// Do these words mean any counter of the player at all?
fn known(b: &Board, p: &Position, words: &[&str]) -> bool {
    let us = |u: &UnitId| matches!(p.units[*u as usize].at, Place::Area(_)) && p.unit_type(b, *u).side == Side::Us;
    (0..p.units.len() as UnitId).filter(us).any(|u| {
        let t = p.unit_type(b, u);
        matches!(words, [w] if is_called(t, w) || is_of_class(t, w))
    })
}

/// The one move that an order without a number means, legal or not: the next unit of its kind.
pub fn next(b: &Board, v: &View, text: &str) -> Option<Action> {
    let text = text.trim().to_lowercase();
    let order = parse(b, &text).filter(|_| v.position.phase == Phase::Movement)?;
    let [(Count::Of(1), words)] = order.groups.as_slice() else { return None };
    let said = text.split_whitespace().any(|w| w == "1");
    let all = meant(b, &v.position, order.from, words);
    let mut moves = all.iter().map(|u| Action::Move { unit: *u, to: order.to });
    let legal = moves.clone().find(|a| movement::check(b, &v.position, a).is_ok());
    legal.or_else(|| moves.next()).filter(|_| !said)
}
