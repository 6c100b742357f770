//! Keys and small messages that scene, prompts and asks share.

use crate::{
    board::Board,
    position::Phase,
    types::{Alliance, Development, Kind, Power},
};
use ironbottom_kernel::{Msg, area::Space};

/// Key of a space's name.
pub fn space(b: &Board, s: Space) -> String {
    b.spaces.get(s.i()).map_or_else(String::new, |d| format!("space.{}", d.id))
}

/// Key of a power's name.
pub fn power(p: Power) -> String {
    format!("power.{}", p.id())
}

/// Key of a kind's name.
pub fn unit(k: Kind) -> String {
    format!("unit.{}", k.id())
}

/// Key of a development's name.
pub fn development(d: Development) -> String {
    format!("development.{}", d.id())
}

/// So many units of a kind: `2 fighters`.
pub fn count(k: Kind, n: impl Into<i64>) -> Msg {
    let n = n.into();
    let key = if n == 1 { "unit" } else { "units" };
    Msg::new("count").int("n", n).name("unit", format!("{key}.{}", k.id()))
}

/// The counts of a line of kinds.
pub fn counts<N: Into<i64> + Copy>(n: &[N]) -> Vec<Msg> {
    let each = n.iter().enumerate().filter_map(|(i, n)| Kind::ALL.get(i).map(|k| (*k, (*n).into())));
    each.filter(|(_, n)| *n > 0).map(|(k, n)| count(k, n)).collect()
}

/// Key of an alliance's name.
pub fn side(a: Alliance) -> String {
    format!("side.{}", a.id())
}

/// A message with a power in it: its name as `power`, with its article as `the`.
pub fn by(id: &'static str, p: Power) -> Msg {
    Msg::new(id).name("power", power(p)).name("the", format!("the-power.{}", p.id()))
}

/// Dice as they lie: `2 5 6`.
pub fn dice(d: &[u8]) -> String {
    d.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// The name of a phase.
pub const fn phase(p: Phase) -> Msg {
    Msg::new(match p {
        Phase::Bid => "phase-bid",
        Phase::BidUnits => "phase-bid-units",
        Phase::Purchase => "phase-purchase",
        Phase::CombatMove => "phase-combat-move",
        Phase::Combat => "phase-combat",
        Phase::NonCombatMove => "phase-noncombat-move",
        Phase::Place => "phase-place",
        Phase::Over => "phase-over",
    })
}
