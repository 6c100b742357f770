//! Why something that could be done to one space cannot be done to another.

use crate::{
    action::{Action, Item},
    board::Board,
    names, phases,
    position::{ForceId, Phase, Place, Position},
    types::{Sea, Side, Space},
};
use ironbottom_kernel::Refusal;

/// The space with this id on the map; Malaya's coasts are Malaya.
fn space(b: &Board, id: &str) -> Option<Space> {
    b.all_spaces().find(|s| b.space(*s).id == id).or_else(|| sea(b, id).map(|at| b.space_of(at)))
}

/// The water with this id on the map; a hex of Malaya is its east coast.
fn sea(b: &Board, id: &str) -> Option<Sea> {
    let all = (0..b.lanes.len() as u8).map(Sea);
    all.clone().find(|at| names::sea_id(b, *at) == id).or_else(|| b.all_spaces().find(|s| b.space(*s).id == id).map(|s| Sea(s.0)))
}

/// The reason, from the same action for the other space.
pub fn why_not(b: &Board, p: &Position, side: Side, a: &Action, to: &str) -> Option<Refusal> {
    let other = match *a {
        Action::Station { unit, .. } => Action::Station { unit, at: space(b, to)? },
        Action::Release { unit, .. } => Action::Release { unit, to: space(b, to)? },
        // What is one hex away is free; further it is a deployment by sea.
        Action::Deploy { item, from, .. } | Action::Walk { item, from, .. } => Action::Deploy { item, from, to: space(b, to)? },
        Action::Sail { item, from, .. } => Action::Sail { item, from, to: sea(b, to)? },
        Action::Join { item, force } => {
            let from = b.space_of(p.forces.get(force.i())?.from);
            Action::Sail { item, from, to: sea(b, to)? }
        }
        Action::Assign { nation, steps, from, .. } => Action::Assign { nation, steps, from, to: space(b, to)? },
        Action::Fight { .. } => Action::Fight { at: space(b, to)? },
        Action::Spend { .. } => Action::Spend { at: space(b, to)? },
        _ => return None,
    };
    phases::check(b, p, side, &other).err()
}

/// What is put down together sails together: the first forms a task force, the others join it.
pub fn together(b: &Board, p: &Position, side: Side, a: &Action) -> Option<Action> {
    let Action::Sail { item, from, to } = *a else { return None };
    let reaction = p.phase == Phase::Reaction;
    let same = |f: &ForceId| {
        let x = p.force(*f);
        (x.side, x.reaction, x.at, b.space_of(x.from)) == (side, reaction, to, from)
    };
    let mut all: Vec<ForceId> = p.all_forces().filter(same).collect();
    all.reverse();
    // Ships go with the last force. Troops land from any but one with carriers (FS-245).
    if matches!(item, Item::Unit(u) if b.unit(u).ship().is_some()) {
        all.truncate(1);
    } else {
        let carrier = |f: ForceId| p.ships_in(b, Place::Force(f)).any(|u| b.unit(u).ship().is_some_and(|s| s.kind.is_carrier()));
        all.retain(|f| !carrier(*f));
    }
    let mut joins = all.into_iter().map(|force| Action::Join { item, force });
    joins.find(|join| phases::check(b, p, side, join).is_ok())
}
