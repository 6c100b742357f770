//! Tables: money and what is needed to win.

use crate::{
    board::Board,
    names,
    position::Position,
    types::{Alliance, Power},
};
use ironbottom_kernel::{Msg, ask::Answer};

/// `income`: money in hand, level, change since the start, and what the next income phase pays (AA-253, AA-255).
pub fn income(b: &Board, p: &Position) -> Answer {
    let rows = Power::ALL.into_iter().map(|power| {
        let level = i64::from(p.level(b, power));
        let paid = if p.capital_lost(b, power) { 0 } else { level };
        vec![
            Msg::thing(names::power(power)),
            Msg::number(p.ipc[power.i()]),
            Msg::number(level),
            Msg::new("cell-change").text("change", format!("{:+}", level - i64::from(b.start_ipc[power.i()]))),
            Msg::number(paid),
        ]
    });
    let heads = ["head-power", "head-ipc", "head-level", "head-change", "head-income"].map(Msg::new).to_vec();
    Answer::Table { heads, rows: rows.collect() }
}

/// `victory`: capitals held of those needed, and the Axis level (AA-256, AA-257, AA-258).
pub fn victory(b: &Board, p: &Position) -> Answer {
    let mut rows: Vec<Vec<Msg>> = [Alliance::Axis, Alliance::Allies]
        .into_iter()
        .map(|side| {
            let (capitals, needed) = b.objective(side);
            let held = capitals.iter().filter(|c| p.owner(*c).is_some_and(|o| o.alliance() == side));
            let names: Vec<Msg> = held.map(|c| Msg::thing(names::space(b, c))).collect();
            let n = names.len() as i64;
            vec![
                Msg::thing(names::side(side)),
                Msg::new("victory-capitals").int("n", needed),
                Msg::new("cell-of").int("n", n).int("of", needed),
                Msg::list(names),
            ]
        })
        .collect();
    let level: u16 = Alliance::Axis
        .powers()
        .filter(|power| p.rules.count_captive_power_for_84 || !p.capital_lost(b, *power))
        .map(|power| p.level(b, power))
        .sum();
    rows.insert(
        1,
        vec![
            Msg::thing(names::side(Alliance::Axis)),
            Msg::new("victory-level").int("n", b.economic_level),
            Msg::new("cell-of").int("n", level).int("of", b.economic_level),
            Msg::new("cell-none"),
        ],
    );
    let heads = ["head-side", "head-goal", "head-reached", "head-held"].map(Msg::new).to_vec();
    Answer::Table { heads, rows }
}
