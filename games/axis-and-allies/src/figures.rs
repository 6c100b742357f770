//! Figures worth a chart over the whole game: production level, units, and what they are worth.

use crate::{
    board::Board,
    position::Position,
    types::{Kind, Power},
};
use ironbottom_kernel::ask::Figure;

/// The figures of every power (`chart-production`, `chart-units`, `chart-value`). Units count at their printed price, so that a cheaper industry is no loss.
pub fn figures(b: &Board, p: &Position) -> Vec<Figure> {
    let figure = |chart: &str, power: Power, value: i64| Figure {
        chart: chart.to_owned(),
        owner: power.id().to_owned(),
        value,
        digits: 0,
    };
    let mut out = Vec::new();
    for power in Power::ALL {
        let counts = Kind::PIECES.map(|k| (k, i64::from(p.units.total(power, k))));
        out.push(figure("production", power, p.level(b, power).into()));
        out.push(figure("units", power, counts.iter().map(|(_, n)| n).sum()));
        out.push(figure("value", power, counts.iter().map(|(k, n)| n * i64::from(b.unit(*k).cost)).sum()));
    }
    out
}
