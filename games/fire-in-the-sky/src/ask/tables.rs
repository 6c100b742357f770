//! Answers that are tables: what bases hold, how far the oil goes.

use crate::{
    board::Board,
    names,
    phases::{capacity, transport},
    position::{AirPlace, Place, Position},
    types::{Nation, Quarters, Side},
};
use ironbottom_kernel::{Msg, ask::Answer};

fn points(q: Quarters) -> Msg {
    names::with_points(Msg::new("cell"), "n", q)
}

fn of_limit(n: Msg, most: Option<Msg>) -> Msg {
    match most {
        Some(most) => Msg::new("of-limit").msg("n", n).msg("most", most),
        None => n,
    }
}

/// FS-040, FS-047, FS-048: what each base of the side holds, and may hold.
pub fn capacities(b: &Board, p: &Position, side: Side) -> Answer {
    let mut rows = Vec::new();
    for s in b.bases().filter(|s| p.holds(side, *s)) {
        let (mut port, mut land) = (Quarters::default(), Quarters::default());
        for u in p.units_in(Place::At(s)).filter(|u| b.side(*u) == side) {
            let sum = if b.unit(u).ship().is_some() { &mut port } else { &mut land };
            *sum = sum.plus(b.unit(u).class);
        }
        let air = p.steps(side, AirPlace::At(s));
        let number = |n: u8| Msg::new("cell").int("n", n);
        rows.push(vec![
            names::space(b, s),
            of_limit(number(air), capacity::air(b, p, s).map(number)),
            of_limit(points(port), capacity::port(b, p, s).map(points)),
            of_limit(points(land), b.space(s).stacking.map(points)),
        ]);
    }
    let heads = ["head-place", "head-steps", "head-port", "head-land"].map(Msg::new).to_vec();
    Answer::Table { heads, rows }
}

/// What Japan has of oil, can ship, and would need for its whole fleet.
pub fn oil(b: &Board, p: &Position) -> Answer {
    let fleet: u16 = b
        .all_units()
        .filter(|u| b.unit(*u).nation == Nation::Japan && b.unit(*u).ship().is_some())
        .filter(|u| matches!(p.unit(*u).at, Place::At(_)))
        .map(|u| b.unit(u).class.0)
        .sum();
    let held = b.bases().filter(|s| b.base(*s).is_some_and(|x| x.resource) && p.holds(Side::Japan, *s)).count() as u16;
    let most = (4 * held).min(u16::from(p.pool / 2));
    let now: u16 = transport::oil(b, p).iter().map(|(_, n)| u16::from(*n)).sum();
    let escorts = p.units_in(Place::Escort).count() as u16;
    let row = |id: &'static str, q: Quarters| vec![Msg::new(id), points(q)];
    let rows = vec![
        row("oil-now", p.oil),
        row("oil-ship", Quarters::whole(now.min(u16::from(p.pool / 2)))),
        row("oil-each-turn", Quarters::whole(most)),
        row("oil-fleet-near", Quarters(fleet)),
        row("oil-fleet-far", Quarters(fleet * 3 / 2)),
        row("oil-escorts", Quarters(escorts * 2)),
    ];
    Answer::Table { heads: ["head-what", "head-oil"].map(Msg::new).to_vec(), rows }
}
