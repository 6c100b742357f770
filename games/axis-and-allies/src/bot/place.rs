//! Placement: where the capital needs it, else where it is nearest to the fighting and safe.

use super::{
    buy,
    camp::Camp,
    force::Judge,
    guard::{FIRM, SAFE, Watch, works},
    survey::Survey,
};
use crate::{action::Action, types::Kind};
use ironbottom_kernel::area::Space;

/// The next unit to place.
pub fn choose(s: &Survey, j: &mut Judge, legal: &[Action]) -> usize {
    let home = s.b.capital(s.me);
    let needed = Watch::new(s, s.me).is_some_and(|w| w.hold(s, j, &s.friends_at(home)) < SAFE);
    let weak = weak(s, j);
    let site = buy::site(s, j);
    let mut camp = Camp::new(s);
    let mut best = (f64::NEG_INFINITY, 0);
    for (i, a) in legal.iter().enumerate() {
        let Action::Place { unit, at, .. } = *a else { continue };
        let score = match unit {
            Kind::Complex => {
                // Before the units, which cannot use it yet anyway.
                20.0 + if Some(at) == site { 50.0 } else { -s.depth(at) }
            }
            k if k.is_ship() => ship(&mut camp, j, at),
            _ if at == home && needed => 100.0,
            _ if Some(at) == weak => 90.0,
            _ => land(&mut camp, j, at),
        };
        if score > best.0 {
            best = (score, i);
        }
    }
    best.1
}

/// A place with a complex that a few more units would make safe.
fn weak(s: &Survey, j: &mut Judge) -> Option<Space> {
    let infantry = s.p.turn.bought[Kind::Infantry.i()].min(4);
    works(s).iter().filter(|t| s.p.turn.complexes.has(*t)).find(|t| {
        let Some(watch) = Watch::over(s, *t, s.me) else { return false };
        let mut sides = s.friends_at(*t);
        let now = watch.hold(s, j, &sides);
        sides[0].add(Kind::Infantry, infantry);
        now < FIRM && watch.hold(s, j, &sides) >= FIRM
    })
}

fn land(camp: &mut Camp, j: &mut Judge, at: Space) -> f64 {
    let exposed = camp.danger(j, at).0;
    -camp.s.depth(at) - if exposed > 2.0 { 20.0 } else { 0.0 }
}

fn ship(camp: &mut Camp, j: &mut Judge, at: Space) -> f64 {
    let s = camp.s;
    let company = f64::from(camp.ours[at.i()].fighting(true, false));
    // Inland seas lead nowhere.
    let ways = s.b.sea_near[at.i()].len() as f64;
    let quay = s.embark(s.b.capital(s.me)).and_then(|(from, to)| s.crossing(from, to));
    let front = quay.map_or(0, |(from, _)| s.lanes().get(at, from));
    0.3 * company + 0.1 * ways - f64::from(front) - 0.2 * camp.danger(j, at).0.max(0.0)
}
