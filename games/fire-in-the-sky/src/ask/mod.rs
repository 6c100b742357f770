//! Questions to the rules that change nothing: overlays, forecasts, chances of the battle.
//!
//! | name | words | answer |
//! | --- | --- | --- |
//! | `zones` | `side` | marks: the air zones of a side |
//! | `supply` | `side` | marks: the hexes its supply lines reach |
//! | `lifeline` | | marks: the bases between the West Coast and Brisbane, and whether the line holds |
//! | `react` | `space` | marks: the ports whose ships could react to a task force there |
//! | `landing` | `side` | marks: where its troops may land |
//! | `near` | `space` | marks: the hexes around |
//! | `range` | `space`, `unit` | marks: how far a unit can sail from there |
//! | `capacities` | `side` | table: what its bases hold and how much is used |
//! | `oil` | | table: what there is, what comes in and what sailing costs |
//! | `odds` | | table: what the dice of the battle going on can do |
//! | `battle` | `space` | chances of the air fight in a hex |

mod chances;
mod maps;
mod tables;

use crate::{
    board::Board,
    position::Position,
    types::{Side, Space},
};
use ironbottom_kernel::{
    Msg,
    ask::{Answer, Query},
};

/// The questions of the game by name.
pub const NAMES: [&str; 11] =
    ["zones", "supply", "react", "landing", "capacities", "oil", "lifeline", "odds", "battle", "range", "near"];

/// The side a question speaks of; the one that acts, if it does not say.
fn side(p: &Position, q: &Query) -> Side {
    Side::ALL.into_iter().find(|s| s.id() == q.arg("side")).unwrap_or(p.phasing)
}

/// The space a question speaks of.
fn space(b: &Board, q: &Query) -> Option<Space> {
    let id = q.arg("space");
    b.find(id).or_else(|| id.get(..4).filter(|_| id.len() == 5).and_then(|hex| b.find(hex)))
}

/// No such place.
fn nowhere(q: &Query) -> Answer {
    Answer::Refused(Msg::new("ask-nowhere").text("space", q.arg("space")))
}

/// The answer.
pub fn ask(b: &Board, p: &Position, q: &Query) -> Answer {
    let here = |f: fn(&Board, &Position, Space) -> Answer| space(b, q).map_or_else(|| nowhere(q), |s| f(b, p, s));
    match q.name() {
        "zones" => maps::zones(b, p, side(p, q)),
        "supply" => maps::supply(b, p, side(p, q)),
        "lifeline" => maps::lifeline(b, p),
        "react" => here(maps::react),
        "landing" => maps::landing(b, p, side(p, q)),
        "near" => here(|b, _, s| maps::near(b, s)),
        "range" => maps::range(b, p, q.arg("space"), q.arg("unit")),
        "capacities" => tables::capacities(b, p, side(p, q)),
        "oil" => tables::oil(b, p),
        "odds" => chances::table(b, p),
        "battle" => here(chances::battle),
        _ => Answer::unknown(q),
    }
}

/// Questions a client may offer.
pub fn queries(b: &Board, p: &Position) -> Vec<Query> {
    let mut all = Vec::new();
    for s in Side::ALL {
        all.push(Query::new("supply").with("side", s.id()));
    }
    all.push(Query::new("lifeline"));
    all.push(Query::new("landing").with("side", p.phasing.id()));
    for s in Side::ALL {
        all.push(Query::new("capacities").with("side", s.id()));
    }
    all.push(Query::new("oil"));
    let home = &b.space(b.places.pearl_harbor).id;
    all.push(Query::new("react").with("space", home.clone()));
    all.extend(chances::fights(b, p).into_iter().map(|s| Query::new("battle").with("space", b.space(s).id.clone())));
    if chances::has(p) {
        all.push(Query::new("odds"));
    }
    all
}
