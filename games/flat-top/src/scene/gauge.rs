//! "Can it get home?" for every formation of the viewer's in the air, or about to take off; for a plotted flight from its end.

use super::{af_id, flight_end};
use crate::names;
use crate::{board::Board, plans::home, position::Leg, rule, types::Side, view::View};
use ironbottom_kernel::{
    Msg,
    scene::{CitedText, Gauge, Span},
};

/// One gauge for each.
pub fn gauges(b: &Board, v: &View) -> Vec<Gauge> {
    let mut out = Vec::new();
    for side in Side::ALL {
        let Some(force) = &v.own[side.i()] else { continue };
        for (i, a) in force.afs.iter().enumerate().filter(|(_, a)| !a.groups.is_empty()) {
            let Some(at) = flight_end(b, force, i as u8) else { continue };
            // What is plotted for this hour will be flown.
            let plotted = a.plot.iter().filter(|l| matches!(l, Leg::Go(_))).count() as u8;
            let mut a = a.clone();
            a.moved += plotted;
            let way = home::way(b, &v.public, force, &a, at);
            let spare = way.spare();
            let span = |n: u32, tone: &str, label: Msg| Span { n, tone: tone.to_owned(), label: label.int("n", n) };
            let mut spans = Vec::new();
            if a.moved > 0 {
                spans.push(span(a.moved.into(), "now", Msg::new("gauge-now")));
            }
            if let Some((fac, _)) = way.to {
                spans.push(span(way.back, "then", Msg::new("gauge-back").name("place", names::fac_key(b, force, fac))));
            }
            if spare >= 0 {
                spans.push(span(spare as u32, "spare", Msg::new("gauge-spare")));
            }
            let until = names::until(b, &v.public, way.deadline);
            let text = match way.to {
                None => Msg::new("gauge-nowhere"),
                Some(_) if spare < 0 => Msg::new("gauge-short").int("n", -spare).msg("hour", until),
                Some(_) => Msg::new("gauge-text")
                    .int("hours", home::hours_after(&v.public, way.deadline))
                    .int("mf", way.mf)
                    .msg("hour", until),
            };
            out.push(Gauge {
                piece: af_id(side, i as u8),
                title: Msg::new("gauge-title"),
                rule: rule::FT_389,
                spans,
                text,
                bad: spare < 0,
                notes: fuel_hour(b, v, &way).into_iter().collect(),
            });
        }
    }
    out
}

/// FT-211: what a fight would leave.
fn fuel_hour(b: &Board, v: &View, way: &home::Way) -> Option<CitedText> {
    let spare = way.spare();
    if way.to.is_none() || spare < 0 || way.deadline <= v.public.turn {
        return None;
    }
    let then = spare - i64::from(way.mf);
    let until = names::until(b, &v.public, way.deadline - 1);
    let text = if then < 0 { Msg::new("gauge-fight-short").int("n", -then) } else { Msg::new("gauge-fight").int("n", then) };
    Some(CitedText { text: text.msg("hour", until), rule: Some(rule::FT_211) })
}
