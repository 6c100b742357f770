//! What a side may decide, and what may happen. The JSON names are the save format: they never change.

use crate::data::{Map, SIDES};
use ironbottom_kernel::{Msg, Seat, area::Space};
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// One block marches (ST-003).
    March { from: Space, to: Space },
    /// The turn is over (ST-002).
    Done,
}

ironbottom_kernel::kinds!(Action: "march" = March, "done" = Done);

impl Action {
    /// All there could ever be, sorted.
    pub fn all(map: &Map) -> impl Iterator<Item = Self> {
        let from = (0..map.near.len()).map(|i| Space(i as u8));
        from.flat_map(|from| map.near.near(from).iter().map(move |to| Self::March { from, to })).chain([Self::Done])
    }

    /// As people type it.
    pub fn notation(&self, map: &Map) -> String {
        match self {
            Self::March { from, to } => format!("{} {}", map.spaces[from.i()], map.spaces[to.i()]),
            Self::Done => "done".to_owned(),
        }
    }
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Marched {
        side: Seat,
        from: Space,
        to: Space,
    },
    /// Blocks of attacker and defender, and their dice.
    Fought {
        side: Seat,
        space: Space,
        blocks: [u8; 2],
        dice: [u8; 2],
    },
    Taken {
        side: Seat,
        space: Space,
    },
    Turned {
        side: Seat,
        round: u8,
    },
}

ironbottom_kernel::kinds!(Event: "marched" = Marched, "fought" = Fought, "taken" = Taken, "turned" = Turned);

impl Event {
    /// For people.
    pub fn tell(&self) -> Msg {
        let by = |id, seat: Seat| Msg::new(id).name("side", side(seat));
        match self {
            Self::Marched { side, from, to } => by("tell-marched", *side).name("from", space(*from)).name("to", space(*to)),
            Self::Fought { side, space: at, blocks: [a, d], dice: [x, y] } => {
                by("tell-fought", *side).name("space", space(*at)).int("a", *a).int("d", *d).int("x", *x).int("y", *y)
            }
            Self::Taken { side, space: at } => by("tell-taken", *side).name("space", space(*at)),
            Self::Turned { side, round } => by("tell-turned", *side).int("n", *round),
        }
    }
}

/// Key of the name of a side.
pub fn side(seat: Seat) -> String {
    format!("side.{}", SIDES[usize::from(seat.0)])
}

/// Key of the name of a space.
pub fn space(space: Space) -> String {
    format!("space.{}", space.0)
}
