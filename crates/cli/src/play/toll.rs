//! What a battle cost, summed up from what was told of it.

use crate::{picture, voice::Voice};
use ironbottom_kernel::{
    Msg,
    erased::{AnyGame, LogLine},
    scene::Fact,
};

/// Losses of one side: names with how many were lost, and how many are damaged.
struct Side {
    owner: String,
    names: Vec<(String, u32, u32)>,
}

/// A line for the battle that ends with the last of these; none if no battle ends there or nobody fired in it.
pub fn toll(voice: &Voice, game: &dyn AnyGame, told: &[LogLine]) -> Option<String> {
    let (last, before) = told.split_last()?;
    if !matches!(last.fact, Some(Fact::Ended { .. })) {
        return None;
    }
    let began = before.iter().rposition(|t| matches!(t.fact, Some(Fact::Began { .. }))).unwrap_or(0);
    let mut sides: Vec<Side> = Vec::new();
    for fact in before[began..].iter().filter_map(|t| t.fact.as_ref()) {
        match fact {
            Fact::Volley(v) => {
                side(&mut sides, &v.owner);
            }
            Fact::Hit(h) => {
                let name = if h.name.is_empty() { &h.kind } else { &h.name };
                count(side(&mut sides, &h.owner), name, h.n, h.lost);
            }
            Fact::Lost { owner, kind, .. } => count(side(&mut sides, owner), kind, 1, true),
            _ => {}
        }
    }
    // Those who sit at the table come first.
    sides.sort_by_key(|s| game.info().seat(&s.owner).is_none());
    let said: Vec<String> = sides.iter().map(|s| cost(voice, game, s)).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

fn side<'a>(sides: &'a mut Vec<Side>, owner: &str) -> &'a mut Side {
    let at = sides.iter().position(|s| s.owner == owner).unwrap_or_else(|| {
        sides.push(Side { owner: owner.to_owned(), names: Vec::new() });
        sides.len() - 1
    });
    &mut sides[at]
}

/// Who is lost counts no longer as damaged.
fn count(side: &mut Side, name: &str, n: u32, lost: bool) {
    let at = side.names.iter().position(|(n, ..)| n == name).unwrap_or_else(|| {
        side.names.push((name.to_owned(), 0, 0));
        side.names.len() - 1
    });
    let (_, gone, hurt) = &mut side.names[at];
    if lost {
        *gone += n;
        *hurt = hurt.saturating_sub(n);
    } else {
        *hurt += n;
    }
}

fn cost(voice: &Voice, game: &dyn AnyGame, s: &Side) -> String {
    let list = |number: fn(&(String, u32, u32)) -> u32| {
        let one = |x: &(String, u32, u32)| {
            let name = voice.name(game, &x.0);
            if number(x) > 1 { format!("{name} ×{}", number(x)) } else { name }
        };
        s.names.iter().filter(|x| number(x) > 0).map(one).collect::<Vec<_>>().join(", ")
    };
    let (lost, damaged) = (list(|x| x.1), list(|x| x.2));
    let id = match (lost.is_empty(), damaged.is_empty()) {
        (true, true) => "toll-none",
        (false, true) => "toll-lost",
        (true, false) => "toll-damaged",
        (false, false) => "toll-both",
    };
    voice.say(&Msg::new(id).text("side", picture::owner_name(voice, game, &s.owner)).text("lost", lost).text("damaged", damaged))
}
