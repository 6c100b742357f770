//! What each die is for. A purpose says when and where the die falls and whose it is, so that the n-th die there is the same whatever
//! was done elsewhere: two players with the same seed meet the same Japan. A challenge stands on it.
//!
//! - Orders, and what happens in a battle, by year, turn and area, and each kind of roll apart: whether an order has one goal or three,
//!   or how many ships of the US fire, moves no die of Japan.
//! - Reinforcements and bombing by year and turn.
//! - What is drawn from a pile or from the cup by year alone: the first draw of all gives the same to everybody, as if it had been shuffled once.

use crate::{
    event::Attack,
    position::Position,
    types::{Class, Side},
};
use ironbottom_kernel::{Purpose, area::Space};
use std::sync::OnceLock;

/// Years, turns and areas that a purpose can be told for.
const SPAN: (usize, usize, usize) = (4, 6, 32);
/// The first year.
const FIRST: usize = 1942;

/// A roll that belongs to an area in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Here {
    /// Which order (FN-104).
    Order,
    /// Where to, among several (FN-119).
    Goal,
    /// Who goes or stays, among several (FN-152).
    Units,
    /// How long a battle lasts (FN-182).
    Length,
    /// First Light of the US (FN-201).
    FirstLight,
    /// The sector of a Japanese group (FN-246).
    Sector,
    /// Which of several equals of Japan.
    Equals,
    /// An attack of a side.
    Attack(Attack, Side),
}

const HERE: [&str; 21] = [
    "orders",
    "goals",
    "units",
    "battle length",
    "first light",
    "sector",
    "equals",
    "dogfight us",
    "dogfight japan",
    "aaa us",
    "aaa japan",
    "bombs us",
    "bombs japan",
    "torpedoes us",
    "torpedoes japan",
    "depth charges us",
    "depth charges japan",
    "guns us",
    "guns japan",
    "infantry us",
    "infantry japan",
];

impl Here {
    const fn i(self) -> usize {
        match self {
            Self::Order => 0,
            Self::Goal => 1,
            Self::Units => 2,
            Self::Length => 3,
            Self::FirstLight => 4,
            Self::Sector => 5,
            Self::Equals => 6,
            Self::Attack(a, side) => 7 + 2 * a as usize + side.i(),
        }
    }
}

fn year(p: &Position) -> usize {
    usize::from(p.year).saturating_sub(FIRST).min(SPAN.0 - 1)
}

fn turn(p: &Position) -> usize {
    year(p) * SPAN.1 + usize::from(p.turn.saturating_sub(1)).min(SPAN.1 - 1)
}

/// Names for each turn of each year.
fn turns(name: impl Fn(usize, usize) -> String) -> Vec<String> {
    (0..SPAN.0).flat_map(|y| (1..=SPAN.1).map(move |t| (FIRST + y, t))).map(|(y, t)| name(y, t)).collect()
}

/// For a roll in an area.
pub fn here(p: &Position, area: Space, what: Here) -> Purpose {
    static ALL: OnceLock<Vec<String>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let places = |y: usize, t: usize| (0..SPAN.2).flat_map(move |a| HERE.map(|w| format!("{w} {y} {t} {a}")));
        (0..SPAN.0).flat_map(|y| (1..=SPAN.1).flat_map(move |t| places(FIRST + y, t))).collect()
    });
    &all[(turn(p) * SPAN.2 + area.i().min(SPAN.2 - 1)) * HERE.len() + what.i()]
}

/// For the roll for new forces of Japan in a turn (FN-302).
pub fn reinforcements(p: &Position) -> Purpose {
    static ALL: OnceLock<Vec<String>> = OnceLock::new();
    &ALL.get_or_init(|| turns(|y, t| format!("reinforcements {y} {t}")))[turn(p)]
}

/// For what bombs take out of Japan (FN-330).
pub fn bombing(p: &Position, class: Class) -> Purpose {
    static ALL: OnceLock<[Vec<String>; 3]> = OnceLock::new();
    let all = ALL.get_or_init(|| Class::ALL.map(|c| turns(|y, t| format!("bombing {} {y} {t}", c.id()))));
    &all[class.i()][turn(p)]
}

/// For what is drawn from a pile of Japan (FN-307).
pub fn pile(p: &Position, class: Class) -> Purpose {
    static ALL: OnceLock<[Vec<String>; 3]> = OnceLock::new();
    let years = |c: Class| (0..SPAN.0).map(|y| format!("pile {} {}", c.id(), FIRST + y)).collect();
    &ALL.get_or_init(|| Class::ALL.map(years))[class.i()][year(p)]
}

/// For the plans of Japan drawn from the cup (FN-211).
pub fn plan(p: &Position) -> Purpose {
    static ALL: OnceLock<Vec<String>> = OnceLock::new();
    &ALL.get_or_init(|| (0..SPAN.0).map(|y| format!("plan {}", FIRST + y)).collect())[year(p)]
}
