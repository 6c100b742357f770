//! Supply on the map: what is linked to the West Coast, and what would be if an area were lost.

use crate::names;
use crate::{
    board::Board,
    phases::holding,
    position::{Place, Position},
    types::Side,
};
use ironbottom_kernel::{
    Msg,
    area::Space,
    ask::{Answer, Mark, Query},
};

/// The questions that can be asked now: supply, while the strategic map is on the table.
pub fn queries(b: &Board, p: &Position) -> Vec<Query> {
    if p.battle.is_some() {
        return Vec::new();
    }
    let held = holding::cleared(b, p);
    let lost = held.iter().map(|s| Query::new("lost").with("space", b.areas[s.i()].id.clone()));
    std::iter::once(Query::new("supply")).chain(lost).collect()
}

/// `supply`: every area in or out of supply (FN-320, FN-321, FN-322). `lost` with `space`: the same if the US were no longer
/// ashore there.
pub fn supply(b: &Board, p: &Position, q: &Query) -> Answer {
    let now = holding::supplied(b, p);
    let objectives = b.campaign(p.year).objectives;
    let mark = |s: Space, id: &'static str, tone: &str| Mark {
        space: b.areas[s.i()].id.clone(),
        label: Msg::new(id),
        tone: tone.to_owned(),
    };
    let areas = || (0..b.areas.len() as u8).map(Space).filter(|s| b.areas[s.i()].us);
    let us = |s: &Space| p.ashore(b, Side::Us, *s);
    if q.name() == "supply" {
        let each = areas().filter_map(|s| match (now.has(s), us(&s)) {
            (true, true) => Some(mark(s, "mark-supplied", "good")),
            (false, true) => Some(mark(s, "mark-unsupplied", "bad")),
            (true, false) => Some(mark(s, "mark-reached", "plain")),
            (false, false) => None,
        });
        return Answer::Marks(each.collect());
    }
    let word = q.arg("space");
    let Some(lost) = b.area(word) else { return Answer::Refused(Msg::new("ask-unknown-area").text("area", word)) };
    if !us(&lost) {
        return Answer::Refused(Msg::new("ask-not-ashore").name("area", names::area(b, lost)));
    }
    let mut then = p.clone();
    for u in &mut then.units {
        if u.at == Place::Area(lost) && p.type_of(b, u).side == Side::Us {
            u.at = Place::Gone;
        }
    }
    let after = holding::supplied(b, &then);
    let held = |p: &Position| holding::held(b, p) & objectives;
    let (before, left) = (held(p), held(&then));
    let each = areas().filter_map(|s| {
        let cut = now.has(s) && !after.has(s);
        match (s == lost, us(&s), cut) {
            (true, ..) => Some(mark(s, "mark-lost", "bad")),
            (_, true, true) if before.has(s) && !left.has(s) => Some(mark(s, "mark-cut-objective", "bad")),
            (_, true, true) => Some(mark(s, "mark-cut", "bad")),
            (_, true, false) if after.has(s) => Some(mark(s, "mark-supplied", "good")),
            (_, true, false) => Some(mark(s, "mark-unsupplied", "bad")),
            (_, false, true) => Some(mark(s, "mark-unreached", "plain")),
            (_, false, false) => None,
        }
    });
    Answer::Marks(each.collect())
}
