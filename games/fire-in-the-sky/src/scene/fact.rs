//! What an event did, for battle boards and figures of luck: the same that [`super::tell`] says.

use crate::{
    action::Target,
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
        Event::Flak { target, dice, .. } => {
            let what = if matches!(target, Target::Base) { "marker" } else { "task-force" };
            shot("", what, dice)
        }
        Event::Screened { dice, .. } if !dice.faces.is_empty() => shot("", "dd", dice),
        Event::Struck { side, dice, .. } if !dice.faces.is_empty() => shot(side.id(), "air", dice),
        Event::Support { side, dice, .. } if !dice.faces.is_empty() => shot(side.id(), "land", dice),
        Event::Hunted { dice, .. } if !dice.faces.is_empty() => shot(Side::Japan.id(), "dd", dice),
        Event::Raided { dice, .. } if !dice.faces.is_empty() => shot(Side::Allies.id(), "submarine", dice),
        Event::Fired { unit, needs, halves, .. } => Fact::Shot(Shot {
            owner: b.side(*unit).id().to_owned(),
            kind: names::kind(b, *unit).to_owned(),
            least: u32::from(*needs),
            hits: u32::from(*halves > 0),
            expected: u32::from(7u8.saturating_sub(*needs)),
            of: 6,
            ..Shot::default()
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

/// A pool of dice: of the battle that began last.
fn shot(owner: &str, kind: &str, pool: &Pool) -> Fact {
    Fact::Shot(Shot {
        owner: owner.to_owned(),
        kind: kind.to_owned(),
        least: (5 - i32::from(pool.modifier)).clamp(1, 7) as u32,
        hits: pool.hits.into(),
        expected: expected(pool),
        of: 6,
        ..Shot::default()
    })
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
        name: names::counter_key(b, u),
        n: 1,
        lost,
    })
}
