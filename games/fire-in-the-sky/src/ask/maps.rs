//! Answers that are marks on the map.

use crate::{
    board::{Board, UnitId},
    names,
    phases::{sailing::Chart, supply, task_forces, zones},
    position::{Place, Position},
    types::{Nation, Side, Space, SpaceSet},
};
use ironbottom_kernel::{
    Msg,
    ask::{Answer, Mark},
};

/// FS-243: landing distance.
const LANDING: u8 = 2;

fn mark(b: &Board, s: Space, label: Msg, tone: &str) -> Mark {
    Mark { space: b.space(s).id.clone(), label, tone: tone.to_owned() }
}

/// Air zones of a side; contested hexes plainly.
pub fn zones(b: &Board, p: &Position, side: Side) -> Answer {
    let (own, other) = (zones::of(b, p, side), zones::of(b, p, side.other()));
    let both = |s: Space| if other.has(s) { "plain" } else { "good" };
    Answer::Marks(own.iter().map(|s| mark(b, s, Msg::new("mark-zone"), both(s))).collect())
}

/// FS-056, FS-057, FS-058, FS-059, FS-060, FS-061: what the side's lines reach, and its land units that no line reaches.
pub fn supply(b: &Board, p: &Position, side: Side) -> Answer {
    let reach = supply::reach(b, p, side, &supply::sources(b, p, side));
    let held = |s: &Space| p.holds(side, *s) || p.land_in(b, Place::At(*s)).any(|u| b.side(u) == side);
    let one = |s: Space| {
        if reach.has(s) { mark(b, s, Msg::new("mark-supplied"), "good") } else { mark(b, s, Msg::new("mark-unsupplied"), "bad") }
    };
    Answer::Marks(b.all_spaces().filter(held).map(one).collect())
}

/// FS-300: is there a line from the United States to Brisbane?
pub fn lifeline(b: &Board, p: &Position) -> Answer {
    let reach = supply::reach(b, p, Side::Allies, &[b.places.west_coast]);
    let along = |s: &Space| reach.has(*s) && p.holds(Side::Allies, *s) && *s != b.places.brisbane;
    let mut all: Vec<Mark> = b.bases().filter(along).map(|s| mark(b, s, Msg::new("mark-on-line"), "plain")).collect();
    let end = if reach.has(b.places.brisbane) { ("mark-lifeline", "good") } else { ("mark-lifeline-cut", "bad") };
    all.push(mark(b, b.places.brisbane, Msg::new(end.0), end.1));
    Answer::Marks(all)
}

/// FS-148, FS-243: land hexes where the side's troops may land.
pub fn landing(b: &Board, p: &Position, side: Side) -> Answer {
    let own: Vec<Space> = b.bases().filter(|s| p.holds(side, *s)).collect();
    let may = |s: &Space| {
        let land = b.space(*s).land && b.space(*s).sea && !b.is_box(*s);
        land && !p.holds(side, *s) && own.iter().any(|o| b.distance(*o, *s) <= LANDING)
    };
    Answer::Marks(b.all_spaces().filter(may).map(|s| mark(b, s, Msg::new("mark-landing"), "good")).collect())
}

/// FS-161, FS-162, FS-163, FS-164, FS-165, FS-166: ships of the inactive side that could react to a force there, by the ports they lie in.
pub fn react(b: &Board, p: &Position, goal: Space) -> Answer {
    let side = p.phasing.other();
    let chart = Chart::of(b, p, side);
    let goals = chart.seas(SpaceSet::of([goal]));
    let mut all = vec![mark(b, goal, Msg::new("mark-goal"), "plain")];
    for s in b.all_spaces().filter(|s| !b.is_box(*s)) {
        let there: Vec<UnitId> = p.ships_in(b, Place::At(s)).filter(|u| b.side(*u) == side).collect();
        if there.is_empty() {
            continue;
        }
        let ways = chart.ways(&b.seas_of(s), 20);
        let reaches = |u: &&UnitId| {
            let item = crate::action::Item::Unit(**u);
            let crew = task_forces::crew(b, p, side, item, s, true);
            crew.is_ok_and(|c| !ways.within(c.reach).and(goals).is_empty())
        };
        let some: Vec<UnitId> = there.iter().filter(reaches).copied().collect();
        if !some.is_empty() {
            let label = Msg::new("mark-react").int("n", some.len() as i64).arg("ships", names::units(b, &some));
            all.push(mark(b, s, label, "bad"));
        }
    }
    Answer::Marks(all)
}

/// The hexes around.
pub fn near(b: &Board, s: Space) -> Answer {
    let marks = b.space(s).around.iter().map(|n| mark(b, *n, names::space(b, *n), "plain"));
    Answer::Marks(marks.collect())
}

/// FS-143, FS-161: where the ships or troops of a kind in a space could sail, and in how many hexes.
pub fn range(b: &Board, p: &Position, space: &str, kind: &str) -> Answer {
    let Some(s) = b.find(space) else { return Answer::Marks(Vec::new()) };
    let like = |u: &UnitId| names::kind(b, *u) == kind || b.unit(*u).id == kind || b.unit(*u).name == kind;
    let Some(best) = p.units_in(Place::At(s)).filter(like).max_by_key(|u| reach(b, *u)) else {
        return Answer::Marks(Vec::new());
    };
    let chart = Chart::of(b, p, b.side(best));
    let ways = chart.ways(&b.seas_of(s), reach(b, best));
    let mut seen = SpaceSet::default();
    let mut all = Vec::new();
    for at in (0..b.lanes.len() as u8).map(crate::types::Sea) {
        let goal = b.space_of(at);
        let Some(n) = ways.hexes(at).filter(|n| *n > 0) else { continue };
        if seen.has(goal) || (b.is_box(goal) && b.unit(best).nation == Nation::Japan) {
            continue;
        }
        seen.add(goal);
        let label = Msg::new("mark-hexes").int("n", n);
        all.push(mark(b, goal, label, if chart.zoned(goal) { "bad" } else { "good" }));
    }
    Answer::Marks(all)
}

/// How far a counter sails in operational movement.
fn reach(b: &Board, u: UnitId) -> u8 {
    b.unit(u).ship().map_or(4, |s| s.movement)
}
