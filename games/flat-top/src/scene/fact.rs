//! What an event did, for battle boards and figures of luck: the same that [`super::tell`] says.

use crate::names;
use crate::{
    board::{Board, HitValue},
    event::{Event, Named},
    types::{At, Side},
};
use ironbottom_kernel::scene::{BoardEvent, Fact, Shot, Struck};

/// Fights, dice, hits, searches and what comes into sight.
pub fn fact(b: &Board, e: &Event) -> Option<Fact> {
    let cue = |side: Side, at: At| BoardEvent { owner: side.id().to_owned(), at: at.name(), ..BoardEvent::default() };
    Some(match e {
        Event::Fight { at, .. } => Fact::Began { space: at.name() },
        Event::AirFire { side, hex, n, bht, hits, .. }
        | Event::Flak { side, hex, n, bht, hits, .. }
        | Event::Bombs { side, hex, n, bht, hits, .. }
        | Event::Shells { side, hex, n, bht, hits, .. } => Fact::Shot(Shot {
            space: hex.name(),
            opening: false,
            owner: side.id().to_owned(),
            kind: String::new(),
            value: 0,
            least: 0,
            hits: (*hits).into(),
            expected: expected(b, *bht, *n),
            of: 6,
        }),
        Event::Downed { side, craft, n } => struck(*side, b.model(craft.model).kind.clone(), names::craft(b, *craft), *n, true),
        // A ship that is hit again is one ship still.
        Event::Damaged { side, ship, first, .. } => hull(b, *side, *ship, u8::from(*first), false),
        Event::Sunk { side, ship } => hull(b, *side, *ship, 1, true),
        Event::Searched { side, at, .. } => Fact::Cue(cue(*side, *at)),
        Event::Shown { side, at, air } => {
            let kind = if *air { "air-formation" } else { "task-force" };
            Fact::Cue(BoardEvent { pieces: vec![(kind.to_owned(), 1)], ..cue(*side, *at) })
        }
        Event::Sighted { side, contact } => {
            Fact::Cue(BoardEvent { pieces: vec![("contact".to_owned(), 1)], ..cue(side.other(), contact.at) })
        }
        Event::Intercepted { side, at, .. } => Fact::Cue(cue(*side, *at)),
        _ => return None,
    })
}

fn struck(side: Side, kind: String, name: String, n: u8, lost: bool) -> Fact {
    Fact::Hit(Struck { owner: side.id().to_owned(), kind, name, n: n.into(), lost })
}

fn hull(b: &Board, side: Side, s: Named, n: u8, lost: bool) -> Fact {
    let kind = b.classes[s.class as usize].hull.id().to_owned();
    struck(side, kind, names::class_key(b, s.class, s.name), n, lost)
}

/// FT-359: hits of all six faces of the die, by the usual reading of its effect (R52).
fn expected(b: &Board, bht: u8, n: u8) -> u32 {
    if bht == 0 || n == 0 {
        return 0;
    }
    let c = &b.charts;
    let column = c.columns.iter().position(|last| u16::from(n) <= *last).unwrap_or(c.columns.len() - 1);
    match c.hits[usize::from(bht.clamp(1, 15)) - 1][column] {
        HitValue::Star => 1,
        HitValue::Number(k) => c.effect[0].iter().map(|e| u32::from(k.saturating_add_signed(*e))).sum(),
    }
}
