//! What an event did, for the battle board and for figures of luck: the same that [`super::tell`] says in words.

use crate::names;
use crate::{
    board::Board,
    event::Event,
    types::{Kind, Power},
};
use ironbottom_kernel::{
    area::Space,
    scene::{Fact, Shot},
};

/// Dice, losses and beginnings; nothing for what no battle board shows.
pub fn fact(b: &Board, e: &Event) -> Option<Fact> {
    let id = |s: Space| b.spaces.get(s.i()).map_or_else(String::new, |d| d.id.clone());
    let shot = |at: Space, owner: Power, k: Kind, value: u8, dice: &[u8], hits: u16| Shot {
        space: id(at),
        opening: false,
        owner: owner.id().to_owned(),
        kind: names::unit(k),
        value: value.into(),
        least: 0,
        hits: hits.into(),
        expected: dice.len() as u32 * u32::from(value),
        of: 6,
    };
    Some(match e {
        Event::BattleBegan { space, .. } => Fact::Began { space: id(*space) },
        Event::Lost { power, unit, space } => {
            Fact::Lost { space: id(*space), owner: power.id().to_owned(), kind: names::unit(*unit) }
        }
        Event::AaFired { power, at, dice, hits } => {
            let s = shot(*at, *power, Kind::Aa, b.unit(Kind::Aa).defense, dice, *hits);
            Fact::Shot(Shot { opening: true, ..s })
        }
        Event::Supported { power, space, dice, hits, .. } => {
            let s = shot(*space, *power, Kind::Battleship, b.unit(Kind::Battleship).attack, dice, *hits);
            Fact::Shot(Shot { opening: true, ..s })
        }
        Event::Fired { power, space, unit, value, dice, hits, .. } => {
            Fact::Shot(shot(*space, *power, *unit, *value, dice, *hits))
        }
        Event::FiredLowLuck { side, space, sum, hits, .. } => Fact::Shot(Shot {
            space: id(*space),
            opening: false,
            owner: side.id().to_owned(),
            kind: String::new(),
            value: 0,
            least: 0,
            hits: (*hits).into(),
            expected: (*sum).into(),
            of: 6,
        }),
        _ => return None,
    })
}
