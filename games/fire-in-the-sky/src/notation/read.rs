//! Orders as they were typed, legal or not: the rules then say why not.

use super::unit as unit_word;
use crate::{
    action::{Action, Item},
    board::{Board, UnitId},
    position::{AirPlace, ForceId, Place, Position},
    types::{Nation, Sea, Side, Space},
};

/// What stands between the goal and what came before it.
pub(super) const ARROWS: [&str; 4] = [">", " to ", " vers ", " à "];

/// The order before the goal, and the goal.
pub(super) fn split(text: &str) -> Option<(&str, &str)> {
    ARROWS.iter().find_map(|s| text.split_once(s)).map(|(a, z)| (a.trim(), z.trim()))
}

/// The space that this word means: its place, its number, or the beginning of only one of them.
pub(super) fn space(b: &Board, word: &str) -> Option<Space> {
    let word = word.trim().replace([' ', '-'], "_");
    if let Some(s) = b.find(&word) {
        return Some(s);
    }
    if word.len() < 3 {
        return None;
    }
    let mut begun = b.all_spaces().filter(|s| b.space(*s).place.starts_with(&word));
    let first = begun.next()?;
    begun.next().is_none().then_some(first)
}

/// Where ships are that this word means; of Malaya its east coast unless it says west.
pub(super) fn sea(b: &Board, word: &str) -> Option<Sea> {
    let word = word.trim();
    let west = ["_west", " west", "w"].iter().find_map(|end| word.strip_suffix(end)).and_then(|w| b.find(w));
    if west == Some(b.places.malaya) {
        return Some(b.malaya_west());
    }
    let east = ["_east", " east", "e"].iter().find_map(|end| word.strip_suffix(end)).and_then(|w| b.find(w));
    match east {
        Some(s) if s == b.places.malaya => Some(Sea(s.0)),
        _ => space(b, word).map(|s| Sea(s.0)),
    }
}

/// The counter that this word means among these: its id, or the beginning of the words of only one name.
pub(super) fn counter(b: &Board, word: &str, among: impl Iterator<Item = UnitId>) -> Option<UnitId> {
    let wanted: Vec<&str> = word.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    if wanted.is_empty() {
        return None;
    }
    let fits = |u: &UnitId| {
        let id = unit_word(b, *u);
        let mut parts = id.split('_');
        wanted.iter().all(|w| parts.any(|p| p.starts_with(w)))
    };
    let mut first = None;
    for u in among {
        if unit_word(b, u) == word {
            return Some(u);
        }
        // Of several of a class any will do: the first.
        if fits(&u) && first.is_none_or(|x: UnitId| b.unit(x).name != b.unit(u).name) {
            if first.is_some() {
                return None;
            }
            first = Some(u);
        }
    }
    first
}

/// The task force that this word means.
fn force(p: &Position, word: &str) -> Option<ForceId> {
    let n: u8 = word.strip_prefix("tf").unwrap_or(word).parse().ok()?;
    let f = ForceId(n.checked_sub(1)?);
    (f.i() < p.forces.len()).then_some(f)
}

/// Where the counter stands now: the space it can leave.
pub(super) fn stands(p: &Position, u: UnitId) -> Option<Space> {
    match p.unit(u).at {
        Place::At(s) | Place::NoPlanes(s) => Some(s),
        _ => None,
    }
}

/// What is meant by words: a counter, `2 air`, `3 usa air`, `4 marker`.
fn item(b: &Board, p: &Position, side: Side, words: &str) -> Option<Item> {
    let all: Vec<&str> = words.split_whitespace().collect();
    let n = all.first().and_then(|w| w.parse::<u8>().ok());
    let nation = || {
        let named = all.iter().find_map(|w| Nation::ALL.into_iter().find(|n| n.id().starts_with(w) && w.len() > 1));
        let own: Vec<Nation> = Nation::ALL.into_iter().filter(|n| n.side() == side).collect();
        named.or_else(|| (own.len() == 1).then(|| own[0]))
    };
    match (n, all.last().copied()) {
        (Some(steps), Some("air" | "steps" | "pas")) => Some(Item::Air { nation: nation()?, steps }),
        (Some(value), Some("marker" | "marqueur")) => Some(Item::Marker { nation: nation()?, value }),
        _ => counter(b, &all.join("_"), own(b, p, side)).map(Item::Unit),
    }
}

/// The counters of a side that are somewhere on the map.
pub(super) fn own<'a>(b: &'a Board, p: &'a Position, side: Side) -> impl Iterator<Item = UnitId> + 'a {
    b.all_units().filter(move |u| {
        b.side(*u) == side && matches!(p.unit(*u).at, Place::At(_) | Place::Force(_) | Place::Escort | Place::NoPlanes(_))
    })
}

/// Where air steps of the nation stand, if it is one place only.
fn only_base(p: &Position, nation: Nation) -> Option<Space> {
    let mut all: Vec<Space> = p
        .air
        .iter()
        .filter(|g| g.nation == nation)
        .filter_map(|g| if let AirPlace::At(s) = g.at { Some(s) } else { None })
        .collect();
    all.dedup();
    (all.len() == 1).then(|| all[0])
}

/// The one action that is meant by an order said in full, legal or not; the start may be left out where it is known.
pub fn read(b: &Board, p: &Position, side: Side, text: &str) -> Option<Action> {
    let text = text.trim().to_lowercase();
    let (verb, rest) = text.split_once(' ').unwrap_or((text.as_str(), ""));
    let rest = rest.trim();
    match verb {
        "done" | "end" | "fini" | "fin" | "pass" if rest.is_empty() => Some(Action::Done),
        "sail" | "deploy" | "walk" | "s" | "d" | "w" => moved(b, p, side, verb, rest),
        "join" => {
            let (f, what) = rest.split_once(' ')?;
            Some(Action::Join { item: item(b, p, side, what)?, force: force(p, f)? })
        }
        "fight" => Some(Action::Fight { at: space(b, rest)? }),
        "torpedo" => Some(Action::Torpedo { force: force(p, rest)? }),
        "oil" => {
            let (from, n) = rest.rsplit_once(' ')?;
            Some(Action::Oil { from: space(b, from)?, points: n.parse().ok()? })
        }
        "hunt" => Some(Action::Hunt { dice: rest.parse().ok()? }),
        "raid" => Some(Action::Raid { dice: rest.parse().ok()? }),
        "bomb" => Some(Action::Bomb { dice: rest.parse().ok()? }),
        "escort" => Some(Action::Escort { unit: counter(b, rest, own(b, p, side))? }),
        "commit" => Some(Action::Commit { unit: counter(b, rest, own(b, p, side))? }),
        "refit" => Some(Action::Refit { unit: counter(b, rest, own(b, p, side))? }),
        "assign" => {
            let (left, to) = split(rest)?;
            let (what, from) = start(b, p, side, left)?;
            let Item::Air { nation, steps } = what else { return None };
            Some(Action::Assign { nation, steps, from, to: space(b, to)? })
        }
        _ => None,
    }
}

/// What moves and whence: `akagi kure`, `akagi`, `2 air truk`.
fn start(b: &Board, p: &Position, side: Side, left: &str) -> Option<(Item, Space)> {
    let words: Vec<&str> = left.split_whitespace().collect();
    // The longest name of a space at the end; what stands before it says who goes.
    let cut = (1..words.len()).find(|i| space(b, &words[*i..].join("_")).is_some());
    if let Some(cut) = cut
        && let Some(i) = item(b, p, side, &words[..cut].join(" "))
    {
        return Some((i, space(b, &words[cut..].join("_"))?));
    }
    let i = item(b, p, side, left)?;
    let from = match i {
        Item::Unit(u) => stands(p, u)?,
        Item::Air { nation, .. } => only_base(p, nation)?,
        Item::Marker { .. } => return None,
    };
    Some((i, from))
}

fn moved(b: &Board, p: &Position, side: Side, verb: &str, rest: &str) -> Option<Action> {
    let (left, goal) = split(rest)?;
    let (item, from) = start(b, p, side, left)?;
    Some(match verb.as_bytes().first() {
        Some(b's') => Action::Sail { item, from, to: sea(b, goal)? },
        Some(b'd') => Action::Deploy { item, from, to: space(b, goal)? },
        _ => Action::Walk { item, from, to: space(b, goal)? },
    })
}
