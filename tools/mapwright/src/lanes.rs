//! Boards of cards and lanes over a real coast.
//!
//! The input file gives the frame, the projection, the place of every card and the bend of every lane; the game's `data/map.toml` gives
//! the areas, the lanes between them and the boxes. A lane is a curve between the middles of two cards, which lie over its ends.

use crate::boxes::fit;
use crate::coast::{self, Polygon};
use crate::hexes::ground::{self, View};
use crate::hexes::names::{self, LINE, TextBox, overlap};
use crate::languages::each;
use crate::path::{self, point, simplify, tenths};
use crate::projection::{Frame, Projection, Settings};
use crate::{Drawn, Head, Input};
use anyhow::{Result, bail};
use ironbottom_kernel::board::{Board, BoardSpace, Label, Line, Mark, MarkKind, SpaceKind, Stroke};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// The input file.
#[derive(Clone, Debug, Deserialize)]
pub struct Layout {
    frame: Frame,
    projection: Settings,
    card: CardSize,
    /// Roles by side.
    #[serde(default)]
    roles: BTreeMap<String, String>,
    area: BTreeMap<String, CardPlace>,
    lane: Vec<Bend>,
    #[serde(default, rename = "box")]
    boxes: BTreeMap<String, BoxPlace>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct CardSize {
    width: f64,
    height: f64,
    title_height: f64,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct CardPlace {
    /// True place, in degrees.
    place: [f64; 2],
    /// Centre of the card, in map units.
    centre: [f64; 2],
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct BoxPlace {
    centre: [f64; 2],
    size: [f64; 2],
}

#[derive(Clone, Debug, Deserialize)]
struct Bend {
    a: String,
    b: String,
    /// How far the middle lies off the straight line, to the right hand when going from a to b.
    bend: f64,
}

/// The part of `data/map.toml` that a board of cards needs.
#[derive(Clone, Debug, Deserialize)]
pub struct Chart {
    area: Vec<Area>,
    lane: Vec<Lane>,
    #[serde(default, rename = "box")]
    boxes: Vec<Named>,
}

#[derive(Clone, Debug, Deserialize)]
struct Area {
    id: String,
    name: String,
    fr: String,
    /// Printed figure.
    #[serde(default)]
    figure: String,
    /// Whose area it is: key of the roles.
    #[serde(default)]
    home: String,
    /// A short mark printed in it.
    #[serde(default)]
    mark: String,
}

#[derive(Clone, Debug, Deserialize)]
struct Lane {
    a: String,
    b: String,
}

#[derive(Clone, Debug, Deserialize)]
struct Named {
    id: String,
    name: String,
    fr: String,
    #[serde(default)]
    home: String,
    /// The board it lies on; empty: this one.
    #[serde(default)]
    board: String,
}

/// Draws a board of cards and lanes.
pub fn draw(input: &Input) -> Result<Drawn> {
    let layout: Layout = input.parse()?;
    let chart: Chart = input.sibling("data/map.toml")?;
    build(&input.head, &layout, &chart, &coast::land(&input.root)?)
}

/// A card or box on the board.
struct Place {
    id: String,
    bounds: TextBox,
}

/// Cards keep this distance from each other, and lanes from other cards.
const GAP: f64 = 7.0;
/// Largest letters.
const TEXT: f64 = 11.0;
/// Room for the value at the right end of a card's title.
const BADGE: f64 = 17.0;
/// Number of pieces a lane is made of.
const STEPS: u32 = 60;

/// Draws a board from what was read.
pub fn build(head: &Head, layout: &Layout, chart: &Chart, land: &[Polygon]) -> Result<Drawn> {
    let projection = Projection::new(&layout.projection, &layout.frame)?;
    let view =
        View { width: projection.width, height: projection.height, west: projection.lon_left, speck: 6.0, tolerance: 0.35 };
    let ground = ground::project(land, view, &|p| projection.raw(p[0], p[1]));
    let mut board = Board {
        id: head.id.clone(),
        ground: head.ground,
        width: tenths(projection.width),
        height: tenths(projection.height),
        wrap: None,
        hex: None,
        land: path::closed(&ground.land),
        coast: path::open(&ground.coast),
        fills: Vec::new(),
        lines: Vec::new(),
        spaces: Vec::new(),
        marks: Vec::new(),
    };
    let mut faults = Vec::new();
    let mut places = Vec::new();
    cards(layout, chart, &projection, (&mut board, &mut places), &mut faults);
    boxes(layout, chart, (&mut board, &mut places), &mut faults);
    crowded(&places, &projection, &mut faults);
    let drawn = lanes(layout, chart, &places, &mut faults)?;
    for (a, b, curve) in &drawn {
        board.lines.push(Line {
            stroke: Stroke::Lane,
            path: path::open(&[simplify(curve, 0.2)]),
            between: vec![a.clone(), b.clone()],
        });
    }
    faults.extend(names::faults(&board));
    let counts = vec![
        ("areas".to_owned(), chart.area.len()),
        ("lanes".to_owned(), drawn.len()),
        ("boxes".to_owned(), places.len() - board.spaces.iter().filter(|s| s.kind == SpaceKind::Card).count()),
    ];
    Ok(Drawn { board, counts, faults })
}

/// Cards of the areas: where the area itself lies outside its card, a line leads to it.
fn cards(
    layout: &Layout,
    chart: &Chart,
    projection: &Projection,
    (board, places): (&mut Board, &mut Vec<Place>),
    faults: &mut Vec<String>,
) {
    for area in &chart.area {
        let Some(card) = layout.area.get(&area.id) else {
            faults.push(format!("area '{}' has no card", area.id));
            continue;
        };
        let size = [layout.card.width, layout.card.height];
        let role = layout.roles.get(&area.home).cloned().unwrap_or_default();
        let (mut space, bounds) =
            boxed(&area.id, SpaceKind::Card, card.centre, size, &area.name, &area.fr, layout.card.title_height, faults);
        space.role = role;
        space.figure.clone_from(&area.figure);
        if area.figure.is_empty() {
            for label in space.labels.values_mut() {
                label.badge = None;
            }
        }
        board.spaces.push(space);
        places.push(Place { id: area.id.clone(), bounds });
        let dot = projection.place(card.place);
        let within = dot[0] > bounds[0] && dot[0] < bounds[2] && dot[1] > bounds[1] && dot[1] < bounds[3];
        if !within {
            let edge = [dot[0].clamp(bounds[0], bounds[2]), dot[1].clamp(bounds[1], bounds[3])];
            board.lines.push(Line { stroke: Stroke::Rule, path: path::open(&[vec![dot, edge]]), between: vec![area.id.clone()] });
            board.marks.push(Mark { kind: MarkKind::Dot, at: point(dot), size: tenths(3.0), text: BTreeMap::new() });
        }
        if !area.mark.is_empty() {
            let at = [bounds[0] + 14.0, bounds[3] - 9.0];
            board.marks.push(Mark {
                kind: MarkKind::Caption,
                at: point(at),
                size: tenths(7.5),
                text: BTreeMap::from([("*".to_owned(), area.mark.clone())]),
            });
        }
    }
}

/// Boxes for what lies off the map.
fn boxes(layout: &Layout, chart: &Chart, (board, places): (&mut Board, &mut Vec<Place>), faults: &mut Vec<String>) {
    for named in chart.boxes.iter().filter(|b| b.board.is_empty()) {
        let Some(place) = layout.boxes.get(&named.id) else {
            faults.push(format!("box '{}' has no place", named.id));
            continue;
        };
        let (mut space, bounds) =
            boxed(&named.id, SpaceKind::Box, place.centre, place.size, &named.name, &named.fr, place.size[1] - 4.0, faults);
        space.role = layout.roles.get(&named.home).cloned().unwrap_or_default();
        board.spaces.push(space);
        places.push(Place { id: named.id.clone(), bounds });
    }
}

/// Cards and boxes that leave the board or come too close to each other.
fn crowded(places: &[Place], projection: &Projection, faults: &mut Vec<String>) {
    for (i, one) in places.iter().enumerate() {
        let b = one.bounds;
        if b[0] < 0.0 || b[1] < 0.0 || b[2] > projection.width || b[3] > projection.height {
            faults.push(format!("card '{}' leaves the board", one.id));
        }
        for other in &places[i + 1..] {
            if overlap([b[0] - GAP, b[1] - GAP, b[2] + GAP, b[3] + GAP], other.bounds) {
                faults.push(format!("cards '{}' and '{}' overlap", one.id, other.id));
            }
        }
    }
}

/// A card or box with its name at its top.
#[allow(clippy::too_many_arguments)] // a name in two languages, a place and a size
fn boxed(
    id: &str,
    kind: SpaceKind,
    centre: [f64; 2],
    size: [f64; 2],
    en: &str,
    fr: &str,
    title: f64,
    faults: &mut Vec<String>,
) -> (BoardSpace, TextBox) {
    let (w, h) = (size[0] / 2.0, size[1] / 2.0);
    let bounds = [centre[0] - w, centre[1] - h, centre[0] + w, centre[1] + h];
    let mut labels = BTreeMap::new();
    let mut used: f64 = if kind == SpaceKind::Card { title } else { 0.0 };
    for (language, text) in each(en, fr) {
        let badge = if kind == SpaceKind::Card { BADGE } else { 0.0 };
        let Some((letters, lines)) = fit(text, size[0] - 6.0 - badge, title, TEXT) else {
            faults.push(format!("{language}: '{text}' does not fit '{id}'"));
            continue;
        };
        let tall = letters * LINE * f64::from(u32::try_from(lines.len()).unwrap_or(1));
        let middle = if kind == SpaceKind::Card { title / 2.0 } else { 2.0 + tall / 2.0 };
        used = used.max(middle + tall / 2.0);
        let at = point([centre[0] - badge / 2.0, bounds[1] + middle]);
        // The value always stands at the right end of the title.
        let badge = (badge > 0.0).then(|| point([bounds[2] - BADGE / 2.0, bounds[1] + middle]));
        labels.insert(language.to_owned(), Label { at, size: tenths(letters), lines, badge, leader: String::new() });
    }
    let c = 4.0;
    let [l, t, r, b] = bounds;
    let outline = vec![[l + c, t], [r - c, t], [r, t + c], [r, b - c], [r - c, b], [l + c, b], [l, b - c], [l, t + c]];
    let left = size[1] - used;
    let space = BoardSpace {
        id: id.to_owned(),
        kind,
        at: point([centre[0], bounds[1] + used + left / 2.0]),
        room: tenths((left.min(size[0]) / 2.0 - 1.0).max(4.0)),
        outline: path::closed(&[outline]),
        ground: String::new(),
        tint: 0,
        terrain: None,
        role: String::new(),
        figure: String::new(),
        signs: Vec::new(),
        callout: None,
        labels,
    };
    (space, bounds)
}

/// A lane: its two ends and its curve.
type Curve = (String, String, Vec<[f64; 2]>);

/// The curves of all lanes of the table; what is wrong with them goes to the faults.
fn lanes(layout: &Layout, chart: &Chart, places: &[Place], faults: &mut Vec<String>) -> Result<Vec<Curve>> {
    let key = |a: &str, b: &str| if a < b { (a.to_owned(), b.to_owned()) } else { (b.to_owned(), a.to_owned()) };
    let wanted: BTreeSet<(String, String)> = chart.lane.iter().map(|l| key(&l.a, &l.b)).collect();
    if wanted.len() != chart.lane.len() {
        bail!("a lane is listed twice");
    }
    for bend in &layout.lane {
        if !wanted.contains(&key(&bend.a, &bend.b)) {
            faults.push(format!("the lane {} - {} is not in the table", bend.a, bend.b));
        }
    }
    let mut curves: Vec<Curve> = Vec::new();
    for (a, b) in &wanted {
        let Some(bend) = layout.lane.iter().find(|l| key(&l.a, &l.b) == (a.clone(), b.clone())) else {
            faults.push(format!("the lane {a} - {b} is not drawn"));
            continue;
        };
        // A missing card is a fault of its own.
        let (Some(from), Some(to)) = (layout.area.get(&bend.a), layout.area.get(&bend.b)) else { continue };
        let curve = curve(from.centre, to.centre, bend.bend);
        for place in places.iter().filter(|p| p.id != *a && p.id != *b) {
            let [l, t, r, d] = place.bounds;
            if curve.iter().any(|p| p[0] > l - GAP && p[0] < r + GAP && p[1] > t - GAP && p[1] < d + GAP) {
                faults.push(format!("the lane {a} - {b} runs through '{}'", place.id));
            }
        }
        for (c, d, other) in &curves {
            if [c, d].iter().all(|x| *x != a && *x != b) && cross(&curve, other) {
                faults.push(format!("the lanes {a} - {b} and {c} - {d} cross"));
            }
        }
        curves.push((a.clone(), b.clone(), curve));
    }
    Ok(curves)
}

/// A quadratic curve whose middle lies `bend` off the straight line.
fn curve(p: [f64; 2], q: [f64; 2], bend: f64) -> Vec<[f64; 2]> {
    let (dx, dy) = (q[0] - p[0], q[1] - p[1]);
    let length = libm::hypot(dx, dy).max(1.0);
    let c = [(p[0] + q[0]) / 2.0 - dy / length * bend * 2.0, (p[1] + q[1]) / 2.0 + dx / length * bend * 2.0];
    (0..=STEPS)
        .map(|i| {
            let t = f64::from(i) / f64::from(STEPS);
            let at = |n: usize| (1.0 - t) * (1.0 - t) * p[n] + 2.0 * t * (1.0 - t) * c[n] + t * t * q[n];
            [at(0), at(1)]
        })
        .collect()
}

/// Do two lines cross?
fn cross(a: &[[f64; 2]], b: &[[f64; 2]]) -> bool {
    let turn = |p: [f64; 2], q: [f64; 2], r: [f64; 2]| (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
    a.windows(2).any(|u| {
        b.windows(2).any(|v| {
            (turn(u[0], u[1], v[0]) > 0.0) != (turn(u[0], u[1], v[1]) > 0.0)
                && (turn(v[0], v[1], u[0]) > 0.0) != (turn(v[0], v[1], u[1]) > 0.0)
        })
    })
}
