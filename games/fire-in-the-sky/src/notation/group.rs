//! Several moves by one order: `all from truk to 1411`, `akagi, soryu, 2 dd kure>pearl_harbor`, `all ships kure>truk`, `3 dd kure>truk`.

use super::{read, write};
use crate::{
    action::{Action, Item},
    board::{Board, UnitId},
    names, phases,
    position::{ForceId, Phase, Place, Position},
    rule,
    types::{Sea, Side, Space},
};
use ironbottom_kernel::{Dice, Log, Msg, Refusal, Spelled};

/// Words for everybody.
const ALL: [&str; 5] = ["all", "tout", "tous", "toutes", "everything"];

/// So many of what is called so.
struct Group<'a> {
    most: usize,
    words: Vec<&'a str>,
}

/// Is this a word for the counter?
fn called(b: &Board, u: UnitId, words: &[&str]) -> bool {
    let unit = b.unit(u);
    match words {
        [] => true,
        ["ships" | "ship" | "navires" | "navire"] => unit.ship().is_some(),
        ["land" | "troops" | "army" | "troupes"] => unit.land().is_some(),
        ["carriers"] => unit.ship().is_some_and(|s| s.kind.is_carrier()),
        [word] if unit.ship().is_some_and(|s| s.kind.id() == *word) => true,
        _ => read::counter(b, &words.join("_"), std::iter::once(u)).is_some(),
    }
}

fn parse<'a>(b: &Board, left: &'a str) -> Option<(Vec<Group<'a>>, Space)> {
    let split = |c: char| c.is_whitespace() || c == ',' || c == '+';
    let words: Vec<&str> = left.split(split).filter(|w| !w.is_empty() && !matches!(*w, "from" | "de" | "and" | "et")).collect();
    let cut = (1..words.len()).find(|i| read::space(b, &words[*i..].join("_")).is_some())?;
    let from = read::space(b, &words[cut..].join("_"))?;
    // A comma begins a new group, and so does a number.
    let mut groups: Vec<Group<'a>> = Vec::new();
    let mut fresh = true;
    for piece in left.split_inclusive([',', '+']) {
        for w in piece.split(split).filter(|w| !w.is_empty()) {
            if groups.iter().map(|g| g.words.len() + usize::from(g.most != 1)).sum::<usize>() >= cut {
                break;
            }
            match (w.parse::<usize>(), ALL.contains(&w)) {
                (Ok(n), _) => groups.push(Group { most: n, words: Vec::new() }),
                (_, true) => groups.push(Group { most: usize::MAX, words: Vec::new() }),
                _ if fresh => groups.push(Group { most: 1, words: vec![w] }),
                _ => groups.last_mut()?.words.push(w),
            }
            fresh = false;
        }
        fresh = true;
    }
    (!groups.is_empty()).then_some((groups, from))
}

/// The force that ships from there to there would join: the last one formed for this way.
fn open_force(p: &Position, side: Side, from: Sea, to: Sea) -> Option<ForceId> {
    p.all_forces().filter(|f| p.force(*f).side == side && (p.force(*f).from, p.force(*f).at) == (from, to)).last()
}

/// How a unit goes to this goal in the phase: with the force that sails there, or in a new one.
fn goes(b: &Board, p: &Position, side: Side, item: Item, from: Space, to: Sea) -> Result<Action, Refusal> {
    let goal = b.space_of(to);
    let actions = match p.phase {
        Phase::Operations | Phase::Reaction => {
            let mut all: Vec<Action> = b
                .seas_of(from)
                .into_iter()
                .filter_map(|sea| open_force(p, side, sea, to))
                .map(|force| Action::Join { item, force })
                .collect();
            all.push(Action::Sail { item, from, to });
            all
        }
        _ => vec![Action::Deploy { item, from, to: goal }, Action::Walk { item, from, to: goal }],
    };
    let mut refused = None;
    for a in actions {
        match phases::check(b, p, side, &a) {
            Ok(()) => return Ok(a),
            Err(no) => refused = refused.or(Some(no)),
        }
    }
    Err(refused.unwrap_or_else(|| Refusal::new(rule::FS_157, "refuse-spell-none")))
}

/// The moves that an order for several units means, or why it cannot be; none if the text is no such order.
pub fn spell(b: &Board, p: &Position, side: Side, text: &str) -> Option<Result<Spelled<Action>, Refusal>> {
    if !matches!(p.phase, Phase::Operations | Phase::Reaction | Phase::Deployment | Phase::Redeployment) {
        return None;
    }
    let text = text.trim().to_lowercase();
    let text = ["sail ", "deploy ", "move "].iter().find_map(|v| text.strip_prefix(v)).unwrap_or(&text);
    let (left, goal) = read::split(text)?;
    let (groups, from) = parse(b, left)?;
    // An order for one unit is an order like any other.
    if groups.len() == 1 && groups[0].most == 1 {
        return None;
    }
    let to = read::sea(b, goal)?;
    let mut q = p.clone();
    let mut out = Spelled { actions: Vec::new(), notes: Vec::new() };
    let mut first = None;
    for g in &groups {
        let there = |u: &UnitId| q.unit(*u).at == Place::At(from) && b.side(*u) == side && called(b, *u, &g.words);
        let all: Vec<UnitId> = b.all_units().filter(there).collect();
        let mut gone = 0;
        for u in all {
            if gone == g.most {
                break;
            }
            match goes(b, &q, side, Item::Unit(u), from, to) {
                Ok(a) => {
                    out.actions.push((a, write(b, &a)));
                    phases::apply(b, &mut q, side, &a, &mut Dice::scripted(&[]), &mut Log::default());
                    gone += 1;
                }
                Err(no) => {
                    out.notes.push(Msg::new("spell-stays").msg("unit", names::unit(b, u)).msg("reason", no.reason.clone()));
                    first.get_or_insert(no);
                }
            }
        }
        if g.most != usize::MAX && gone < g.most {
            let few = Msg::new("refuse-too-few").int("n", g.most as i64).int("there", gone as i64);
            let few = Refusal::because(rule::FS_157, few.name("space", names::space_key(b, from)));
            return Some(Err(first.unwrap_or(few)));
        }
    }
    match (out.actions.is_empty(), first) {
        (true, Some(no)) => Some(Err(no)),
        (true, None) => {
            let none = Msg::new("refuse-nobody-there").name("space", names::space_key(b, from));
            Some(Err(Refusal::because(rule::FS_157, none)))
        }
        (false, _) => Some(Ok(out)),
    }
}
