//! What the dice can do with a choice, exactly: said where the decision is made.

use super::Asked;
use crate::{
    action::{Action, Item, Strike},
    odds,
    phases::battle::{Battle, Stage},
};
use ironbottom_kernel::Msg;

/// FS-090: the turn from which submarines hit merchantmen better.
const BETTER_FROM: u8 = 6;

/// A share in per cent, whole.
pub fn percent(x: f64) -> i64 {
    (x * 100.0).round() as i64
}

/// So many successes may be expected, in sixths: with one digit behind the point.
fn expected(sixths: u32) -> Msg {
    let tenths = (sixths * 10 + 3) / 6;
    Msg::new("odds-expected").int("whole", tenths / 10).int("tenth", tenths % 10)
}

/// The mean of a spread, with one digit.
pub fn mean(all: &[f64]) -> Msg {
    decimal(all.iter().enumerate().map(|(n, x)| n as f64 * x).sum())
}

/// A number with one digit behind the point.
pub fn decimal(x: f64) -> Msg {
    let tenths = (x * 10.0).round() as u32;
    Msg::new("decimal").int("whole", tenths / 10).int("tenth", tenths % 10)
}

/// Chances of a choice, where dice follow from it.
pub fn odds(x: &Asked<'_>, a: &Action) -> Option<Msg> {
    let (b, p) = (x.b, x.p);
    match *a {
        Action::Hunt { dice } if dice > 0 => return Some(expected(odds::sixths(&[(dice, 0)]))),
        Action::Raid { dice } if dice > 0 => {
            return Some(expected(odds::sixths(&[(dice, i8::from(p.turn >= BETTER_FROM))])));
        }
        Action::Torpedo { force } if force.i() < p.forces.len() => {
            let any = p.units_in(crate::position::Place::Force(force)).next()?;
            let (through, _) = odds::submarine(b, p, force, Item::Unit(any));
            return Some(Msg::new("odds-through").int("n", percent(through)));
        }
        Action::Aim { item } => {
            let f = *p.hunt.as_ref()?.targets.first()?;
            let (_, faces) = odds::submarine(b, p, f, item);
            return Some(Msg::new("odds-faces").int("n", faces));
        }
        _ => {}
    }
    in_battle(x, p.battle.as_deref()?, a)
}

fn in_battle(x: &Asked<'_>, bt: &Battle, a: &Action) -> Option<Msg> {
    let (b, p) = (x.b, x.p);
    match *a {
        Action::Send { target, points, .. } => {
            let through = odds::through(b, p, bt, x.side, target, points);
            Some(Msg::new("odds-arrive").msg("mean", mean(&through)).int("n", points))
        }
        Action::Strike { on, points, elite } => {
            let c = bt.choosing.as_ref()?;
            let split = if elite { [0, points] } else { [points, 0] };
            match on {
                Strike::Unit(u) if b.unit(u).ship().is_some() => {
                    let o = odds::strike(b, p, bt, c.side, c.target, u, split);
                    Some(Msg::new("odds-ship").int("sunk", percent(o.sunk)).int("damaged", percent(o.damaged)))
                }
                Strike::Support => None,
                on => Some(Msg::new("odds-hits").msg("mean", mean(&odds::strikes_on(b, p, bt, c.side, c.target, on, split)))),
            }
        }
        Action::Fire { unit, enemy } | Action::Pair { unit, enemy } => {
            let s = odds::shot(b, p, bt.round.max(1), unit, enemy);
            let id = if s.half { "odds-shot-half" } else { "odds-shot" };
            Some(Msg::new(id).int("faces", s.faces).int("sinks", s.sinks))
        }
        Action::Assault if matches!(bt.stage, Stage::Assault) => {
            let o = odds::battle_land(b, p, bt);
            let m = Msg::new("odds-land").int("nothing", percent(o.nothing)).int("step", percent(o.step));
            Some(m.int("eliminated", percent(o.eliminated)))
        }
        _ => None,
    }
}
