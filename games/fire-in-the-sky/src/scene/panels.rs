//! Tables beside the board: tracks, who comes back when, forces, standing orders.

use crate::{
    action::Order,
    board::{Board, UnitId},
    names,
    position::{AirPlace, Place, Position, Standing},
    types::{Nation, Side},
};
use ironbottom_kernel::{
    Msg,
    scene::{Panel, PanelKind},
};

/// A number in a cell.
pub fn number(n: impl Into<i64>) -> Msg {
    Msg::new("cell").int("n", n)
}

/// A table.
pub fn panel(id: &str, kind: PanelKind, heads: &[&'static str], rows: Vec<Vec<Msg>>) -> Panel {
    Panel {
        id: id.to_owned(),
        kind,
        title: Msg { id: format!("panel-{id}").into(), args: Vec::new() },
        heads: heads.iter().map(|h| Msg::new(h)).collect(),
        rows,
    }
}

/// All tables.
pub fn panels(b: &Board, p: &Position) -> Vec<Panel> {
    let mut all = vec![tracks(p), calendar(b, p)];
    all.extend(Side::ALL.map(|side| forces(b, p, side)));
    all.push(turns(b, p));
    all.push(orders(p));
    all.retain(|x| !x.rows.is_empty());
    all
}

/// The general record.
fn tracks(p: &Position) -> Panel {
    let row = |id: &'static str, value: Msg| vec![Msg::new(id), value];
    let points = |q| names::with_points(Msg::new("cell"), "n", q);
    let rows = vec![
        row("track-vp", number(p.vp)),
        row("track-pool", number(p.pool)),
        row("track-oil", points(p.oil)),
        row("track-japan-transport", points(p.transport[Nation::Japan.i()])),
        row("track-japan-sub", number(p.sub[0])),
        row("track-us-transport", points(p.transport[Nation::Usa.i()])),
        row("track-british-transport", points(p.transport[Nation::Britain.i()])),
        row("track-allied-sub", number(p.sub[1])),
    ];
    panel("tracks", PanelKind::Table, &["head-track", "head-value"], rows)
}

/// Who comes back when, and what arrives by the schedule.
fn calendar(b: &Board, p: &Position) -> Panel {
    let mut rows = Vec::new();
    let last = b.turns.len() as u8;
    for turn in p.turn..=last {
        for side in Side::ALL {
            let back: Vec<UnitId> = p.units_in(Place::Track(turn)).filter(|u| b.side(*u) == side).collect();
            let steps: u8 = p
                .air
                .iter()
                .filter(|g| g.nation.side() == side && matches!(g.at, AirPlace::Track(t) | AirPlace::Training(t) if t == turn))
                .map(|g| g.steps)
                .sum();
            let due = |a: &&crate::board::Arrival| a.turn == turn && a.nation.side() == side;
            let new: Vec<UnitId> = b
                .arrivals
                .iter()
                .filter(due)
                .flat_map(|a| a.units.iter().copied())
                .filter(|u| p.unit(*u).at == Place::Waiting)
                .collect();
            let air: u8 = if (turn, side) > (p.turn, p.phasing) { b.arrivals.iter().filter(due).map(|a| a.air).sum() } else { 0 };
            let mut what = Vec::new();
            if !back.is_empty() {
                what.push(Msg::new("back").arg("what", names::units(b, &back)));
            }
            if steps > 0 {
                what.push(Msg::new("back-air").int("n", steps));
            }
            if !new.is_empty() {
                what.push(Msg::new("due").arg("what", names::units(b, &new)));
            }
            if air > 0 {
                what.push(Msg::new("due-air").int("n", air));
            }
            if !what.is_empty() {
                let what = names::series(names::list(what));
                rows.push(vec![turn_name(turn), names::thing(names::side_key(side)), what]);
            }
        }
    }
    panel("calendar", PanelKind::Table, &["head-turn", "head-side", "head-what"], rows)
}

/// A turn with its months.
pub fn turn_name(turn: u8) -> Msg {
    Msg::new("turn-name").int("turn", turn).name("months", names::turn_key(turn))
}

/// The forces of a side by place.
fn forces(b: &Board, p: &Position, side: Side) -> Panel {
    let mut rows = Vec::new();
    for s in b.all_spaces() {
        let units: Vec<UnitId> = p.units_in(Place::At(s)).filter(|u| b.side(*u) == side).collect();
        let steps = p.steps(side, AirPlace::At(s));
        if units.is_empty() && steps == 0 {
            continue;
        }
        let what = names::series(names::units(b, &units));
        rows.push(vec![names::space(b, s), if steps > 0 { number(steps) } else { Msg::new("nothing") }, what]);
    }
    for f in p.all_forces().filter(|f| p.force(*f).side == side) {
        let units: Vec<UnitId> = p.units_in(Place::Force(f)).collect();
        let steps = p.steps(side, AirPlace::Force(f));
        let place = Msg::new("force-at").msg("force", names::force(f)).name("space", names::sea_key(b, p.force(f).at));
        let what = names::series(names::units(b, &units));
        rows.push(vec![place, if steps > 0 { number(steps) } else { Msg::new("nothing") }, what]);
    }
    let escorts: Vec<UnitId> = p.units_in(Place::Escort).filter(|u| b.side(*u) == side).collect();
    if !escorts.is_empty() {
        let what = names::series(names::units(b, &escorts));
        rows.push(vec![names::thing(format!("space.{}", super::ESCORT)), Msg::new("nothing"), what]);
    }
    let lost: Vec<UnitId> =
        b.all_units().filter(|u| b.side(*u) == side && matches!(p.unit(*u).at, Place::Sunk | Place::Gone)).collect();
    if !lost.is_empty() {
        rows.push(vec![Msg::new("row-lost"), Msg::new("nothing"), names::series(names::units(b, &lost))]);
    }
    let id = if side == Side::Japan { "forces-japan" } else { "forces-allies" };
    panel(id, PanelKind::Table, &["head-place", "head-steps", "head-units"], rows)
}

/// What the turns bring the Allies.
fn turns(b: &Board, p: &Position) -> Panel {
    let row = |(i, t): (usize, &crate::board::Turn)| {
        let turn = i as u8 + 1;
        vec![turn_name(turn), number(t.us_transport), number(t.sub), Msg::new("times").int("n", t.multiplier.max(1))]
    };
    let rows = b.turns.iter().enumerate().skip(usize::from(p.turn.saturating_sub(1))).map(row).collect();
    panel("turns", PanelKind::Table, &["head-turn", "head-us-transport", "head-sub", "head-capacity"], rows)
}

/// Is the order given?
pub const fn given(s: &Standing, o: Order) -> bool {
    match o {
        Order::Pair => s.pair,
        Order::Fire => s.fire,
        Order::Torpedo => s.torpedo,
        Order::Commit => s.commit,
        Order::Stay => s.stay,
        Order::Land => s.land,
        Order::Assault => s.assault,
        Order::Trim => s.trim,
        Order::Pass => s.pass,
    }
}

/// The standing orders in force, with whose they are.
fn orders(p: &Position) -> Panel {
    let (mut rows, mut seats) = (Vec::new(), Vec::new());
    for side in Side::ALL {
        for o in Order::ALL.into_iter().filter(|o| given(&p.standing[side.i()], *o)) {
            rows.push(vec![names::thing(names::side_key(side)), names::thing(format!("order.{}", o.id()))]);
            seats.push(side.id().to_owned());
        }
    }
    panel("orders", PanelKind::Orders { seats }, &["head-side", "head-order"], rows)
}
