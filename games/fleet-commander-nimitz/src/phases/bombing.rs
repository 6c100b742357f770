//! Section 15.2: B-29s over Japan.

use crate::{
    action::Action,
    board::{Board, Campaign},
    event::Event,
    position::{Mark, Place, Position, UnitId},
    purpose, rule,
    types::{Class, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// Japanese units that can be bombed out: those in Japan (R29).
pub fn targets(b: &Board, p: &Position) -> Vec<UnitId> {
    p.units_at(b.places.japan).filter(|u| p.unit_type(b, *u).side == Side::Japan).collect()
}

fn of_class(b: &Board, p: &Position, class: Class) -> Vec<UnitId> {
    targets(b, p).into_iter().filter(|u| p.unit_type(b, *u).kind.class() == class).collect()
}

/// FN-329: the player chooses the pile each time.
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Remove { class } if !of_class(b, p, class).is_empty() => Ok(()),
        Action::Remove { .. } => Err(Refusal::new(rule::FN_329, "refuse-nothing-to-bomb")),
        _ => Err(Refusal::new(rule::FN_329, "refuse-bombing-only")),
    }
}

/// All legal actions.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    out.extend(Class::ALL.map(|class| Action::Remove { class }).into_iter().filter(|a| check(b, p, a).is_ok()));
}

/// FN-330: the top unit of that pile goes back among the reinforcements, a battalion to its box.
pub fn apply(b: &Board, p: &mut Position, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    if let Action::Remove { class } = *a {
        let from = dice.rolled();
        let there = of_class(b, p, class);
        let i = if there.len() > 1 { usize::from(dice.roll(purpose::bombing(p, class), there.len() as u8)) - 1 } else { 0 };
        if let Some(&unit) = there.get(i) {
            let battalion = p.units[unit as usize].kind == Campaign::battalion(Side::Japan);
            let u = &mut p.units[unit as usize];
            (u.hurt, u.aboard, u.mark) = (false, false, Mark::Free);
            u.at = if battalion { Place::Battalions } else { Place::Box };
            log.rolled(rule::FN_330, Event::Bombed { unit: p.name(unit), class }, from, dice);
        }
        p.bombs -= 1;
    }
    if p.bombs == 0 || targets(b, p).is_empty() {
        p.bombs = 0;
        super::orders::freeze(b, p, log);
    }
}

/// FN-331: after the battles the wings are back in the Marianas.
pub fn return_wings(b: &Board, p: &mut Position) {
    for u in &mut p.units {
        if u.at == Place::Bombing {
            u.at = Place::Area(b.places.marianas);
        }
    }
}
