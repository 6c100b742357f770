//! The report at the end of a campaign: how it was judged, turn by turn, and what it cost both sides.

use super::panels::{areas, months};
use crate::names;
use crate::{
    board::Board,
    phases::holding,
    position::{End, Place, Position, UnitId},
    types::{Class, Side},
};
use ironbottom_kernel::{Msg, scene::Panel};

/// Counters of a side that are out of the game, by class.
pub fn losses(b: &Board, p: &Position, side: Side) -> [u32; 3] {
    let mut out = [0; 3];
    for u in p.units.iter().filter(|u| u.at == Place::Gone && p.type_of(b, u).side == side) {
        out[p.type_of(b, u).kind.class().i()] += 1;
    }
    out
}

/// The pages of the report.
pub fn report(b: &Board, p: &Position) -> Vec<Panel> {
    let c = b.campaign(p.year);
    let held = holding::objectives(b, p);
    let mut verdict = Vec::new();
    let judged = p.held.last().copied().unwrap_or(held.len() as u8);
    let invasion = if c.invasion { holding::invasion(b, p) } else { 0 };
    match p.end {
        Some(End::Judged(g)) => verdict.push(vec![Msg::new("report-grade"), Msg::thing(format!("grade.{}", g.id()))]),
        Some(End::Replaced) => verdict.push(vec![Msg::new("report-grade"), Msg::new("outcome-replaced")]),
        Some(End::HawaiiLost) => verdict.push(vec![Msg::new("report-grade"), Msg::new("outcome-hawaii")]),
        None => {}
    }
    verdict.push(vec![Msg::new("row-held"), Msg::new("report-of").int("n", judged).int("of", c.objectives.len() as i64)]);
    verdict.push(vec![Msg::new("report-areas"), areas(b, held)]);
    if c.invasion {
        verdict.push(vec![Msg::new("row-invasion"), Msg::number(invasion)]);
    }
    for (year, n) in &p.past {
        verdict.push(vec![Msg::new("panel-campaign").text("year", year.to_string()), Msg::number(*n)]);
    }
    let turn =
        |(i, n): (usize, &u8)| vec![months(i as u8 + 1), Msg::number(*n), Msg::thing(format!("grade.{}", c.grade(*n).id()))];
    let lost = |side: Side| losses(b, p, side);
    let (us, japan) = (lost(Side::Us), lost(Side::Japan));
    let class = |class: Class| {
        vec![Msg::thing(format!("classes.{}", class.id())), Msg::number(us[class.i()]), Msg::number(japan[class.i()])]
    };
    let gone = |side: Side| {
        let units: Vec<UnitId> = (0..p.units.len() as UnitId)
            .filter(|u| p.units[*u as usize].at == Place::Gone && p.unit_type(b, *u).side == side)
            .collect();
        vec![Msg::thing(format!("side.{}", side.id())), names::units(b, p, &units)]
    };
    vec![
        Panel::table("report", Msg::new("panel-report").text("year", p.year.to_string()), &["head-what", "head-state"], verdict),
        Panel::table(
            "report-turns",
            Msg::new("panel-report-turns"),
            &["head-turn", "row-held", "report-would-be"],
            p.held.iter().enumerate().map(turn).collect(),
        ),
        Panel::table(
            "report-losses",
            Msg::new("panel-report-losses"),
            &["head-what", "head-us", "head-japan"],
            Class::ALL.map(class).to_vec(),
        ),
        Panel::table("report-lost", Msg::new("panel-report-lost"), &["head-side", "head-units"], Side::ALL.map(gone).to_vec()),
    ]
}
