//! What an event did, for battle boards and figures of luck: the same that [`super::tell`] says.

use crate::{
    board::{Board, UnitId},
    event::{Event, Pool},
    names, odds,
    types::{Side, Space},
};
use ironbottom_kernel::scene::{BoardEvent, Fact, Shot, Struck};

/// Battles, dice, hits and losses.
pub fn fact(b: &Board, e: &Event) -> Option<Fact> {
    let id = |s: Space| b.space(s).id.clone();
    let cue = |side: Side, at: String| BoardEvent { owner: side.id().to_owned(), at, ..BoardEvent::default() };
    Some(match e {
        Event::BattleBegan { at } => Fact::Began { space: id(*at) },
        Event::BattleEnded { at } => Fact::Ended { space: id(*at) },
        Event::Struck { side, dice, .. } if !dice.faces.is_empty() => shot(side.id(), dice, String::new()),
        Event::Support { side, dice, .. } => shot(side.id(), dice, String::new()),
        Event::Fired { unit, needs, halves, .. } => Fact::Shot(Shot {
            space: String::new(),
            opening: false,
            owner: b.side(*unit).id().to_owned(),
            kind: names::kind(b, *unit).to_owned(),
            value: 0,
            hits: u32::from(*halves > 0),
            expected: u32::from(7u8.saturating_sub(*needs)),
            of: 6,
        }),
        Event::Damage { unit, sunk, .. } => hit(b, *unit, *sunk),
        Event::AirLost { nation, steps, .. } => Fact::Hit(Struck {
            owner: nation.side().id().to_owned(),
            kind: "air".to_owned(),
            name: String::new(),
            n: (*steps).into(),
            lost: true,
        }),
        Event::Occupied { at, side } | Event::Captured { at, side } => Fact::Cue(cue(*side, id(*at))),
        Event::ReactionForce { at, .. } => {
            let among = b.places.reaction.iter().map(|s| id(*s)).collect();
            Fact::Cue(BoardEvent { among, pieces: vec![("task-force".to_owned(), 1)], ..cue(Side::Allies, id(*at)) })
        }
        _ => return None,
    })
}

fn shot(owner: &str, pool: &Pool, space: String) -> Fact {
    let (hits, expected) = (u32::from(pool.hits), expected(pool));
    Fact::Shot(Shot { space, opening: false, owner: owner.to_owned(), kind: String::new(), value: 0, hits, expected, of: 6 })
}

/// Successes to be expected, in sixths.
fn expected(pool: &Pool) -> u32 {
    let (others, theirs) = pool.others.unwrap_or((0, 0));
    let plain = (pool.faces.len() as u8).saturating_sub(others);
    odds::sixths(&[(plain, pool.modifier), (others, theirs)])
}

fn hit(b: &Board, u: UnitId, lost: bool) -> Fact {
    Fact::Hit(Struck {
        owner: b.side(u).id().to_owned(),
        kind: names::kind(b, u).to_owned(),
        name: names::unit_key(b, u),
        n: 1,
        lost,
    })
}
