//! Boards of areas: regions found, checked against the table, turned into lines, named.

use crate::labels::{self, Placed};
use crate::languages::LANGUAGES;
use crate::path::{closed, double_area, open, point, tenths};
use crate::projection::Projection;
use crate::raster::{Grid, NONE, NOWHERE, nearest, squared};
use crate::regions::Regions;
use crate::regions::input::{Kind, LinkInput, Source};
use crate::shore::{self, Extra};
use crate::truth::{Pair, Truth, pair};
use crate::vectors::{Finish, Padded, Polyline, Ring, Traced, chains, runs};
use crate::{Drawn, Input, coast};
use anyhow::Result;
use ironbottom_kernel::board::{Board, BoardSpace, Fill, Line, Mark, MarkKind, SpaceKind, Stroke, Surface, Wrap};
use std::collections::{BTreeMap, BTreeSet};

/// Land areas run on this far beyond the coast: when drawn they are clipped by the real one.
const BEYOND_COAST: f64 = 2.0;
/// Sea zones run on this far under the land.
const UNDER_LAND: f64 = 6.0;
/// Outlines run on this many cells beyond the frame.
const BEYOND_FRAME: usize = 10;

/// A border that one sees.
const DRAWN_SEA: Finish = Finish { tolerance: 0.45, rounds: 2 };
const DRAWN_LAND: Finish = Finish { tolerance: 0.45, rounds: 1 };
/// A border that something lies over.
const HIDDEN: Finish = Finish { tolerance: 0.9, rounds: 0 };

/// A board of areas before it is drawn: what it is made of, and whether it is true.
pub struct Atlas {
    /// Inputs and table.
    pub source: Source,
    /// Label of every cell.
    pub regions: Regions,
    /// The board against the table.
    pub truth: Truth,
    /// Where names and pieces stand.
    pub placed: Vec<Placed>,
}

impl Atlas {
    /// Finds regions and places.
    pub fn find(input: &Input) -> Result<Self> {
        let source = Source::read(input)?;
        let regions = Regions::build(&input.root, &source)?;
        let truth = Truth::find(&source, &regions)?;
        let placed = labels::place(&source, &regions);
        Ok(Self { source, regions, truth, placed })
    }

    /// What must not be.
    pub fn faults(&self) -> Vec<String> {
        let source = &self.source;
        let mut faults = self.truth.faults(source, &self.regions);
        for (n, (space, at)) in source.spaces.iter().zip(&self.placed).enumerate() {
            if at.labels.len() < LANGUAGES.len() {
                faults.push(format!("{} has no room for its name", space.id));
            }
            if at.room < source.least_room(n) && at.callout.is_none() {
                faults.push(format!("{} has no room for its pieces ({:.1} units) and none beside it", space.id, at.room));
            }
        }
        faults
    }
}

/// Draws a board of areas.
pub fn draw(input: &Input) -> Result<Drawn> {
    let atlas = Atlas::find(input)?;
    drawn(input, &atlas)
}

/// Draws what was found.
pub fn drawn(input: &Input, atlas: &Atlas) -> Result<Drawn> {
    let board = board(input, &atlas.source, &atlas.regions, &atlas.truth, &atlas.placed)?;
    Ok(Drawn { board, counts: atlas.truth.counts(), faults: atlas.faults() })
}

/// The number printed in the badge of a space.
pub fn value(source: &Source, n: usize) -> i64 {
    let field = source.anchors.look.value.as_deref().unwrap_or_default();
    source.spaces[n].rest.get(field).and_then(toml::Value::as_integer).unwrap_or(0)
}

/// The symbols printed before the name of a space.
pub fn signs(source: &Source, n: usize) -> Vec<String> {
    let has = |sign: &&crate::regions::input::Sign| source.spaces[n].rest.get(&sign.field).is_some_and(|v| *v != sign.none);
    source.anchors.look.sign.iter().filter(has).map(|s| s.symbol.clone()).collect()
}

fn board(input: &Input, source: &Source, regions: &Regions, truth: &Truth, placed: &[Placed]) -> Result<Board> {
    let to = &regions.projection;
    let frame = &source.anchors.frame;
    let sea = trace_sea(source, regions, false)?;
    let land = trace_land(source, regions)?;
    let shore = draw_shore(input, source, regions, beyond_cut(&land, to.width))?;
    let mut spaces = Vec::new();
    let tints = tints(source, truth);
    for (n, space) in source.spaces.iter().enumerate() {
        let traced = if space.kind == Kind::Sea { &sea } else { &land };
        let rings = traced.rings.get(&(n as i16)).map_or_else(Vec::new, |r| on_both_sides(outline(r), to));
        let boxed = regions.boxes.iter().find(|b| b.space == n);
        let (outline, ground) = match boxed {
            Some(b) => (box_outline(space.kind, b.at, b.half), closed(&rings)),
            None => (closed(&rings), String::new()),
        };
        let value = value(source, n);
        spaces.push(BoardSpace {
            id: space.id.clone(),
            kind: match space.kind {
                Kind::Land => SpaceKind::Land,
                Kind::Sea => SpaceKind::Sea,
                Kind::Port => SpaceKind::Port,
                Kind::Island => SpaceKind::Island,
            },
            at: point(placed[n].at),
            room: tenths(placed[n].room),
            outline,
            ground,
            tint: tints.get(&n).copied().unwrap_or(0),
            terrain: space.ground(),
            role: source.anchors.look.roles.get(&space.owner).cloned().unwrap_or_default(),
            figure: if value > 0 { value.to_string() } else { String::new() },
            signs: signs(source, n),
            callout: placed[n].callout,
            labels: placed[n].labels.clone(),
        });
    }
    let marks = source.anchors.pin.iter().map(|pin| Mark {
        kind: MarkKind::Rose,
        at: point(to.place([pin.lon, pin.lat])),
        size: tenths(pin.r),
        text: BTreeMap::new(),
    });
    Ok(Board {
        id: input.head.id.clone(),
        ground: input.head.ground,
        width: tenths(frame.width),
        height: tenths(to.height),
        wrap: to.wrap.then(|| Wrap { period: tenths(to.width), ghost: tenths(frame.ghost) }),
        hex: None,
        land: closed(&shore.land),
        coast: open(&shore.coast),
        fills: fills(source, regions)?,
        lines: lines(source, regions, truth, &sea, &land)?,
        spaces,
        marks: marks.collect(),
    })
}

/// Labels spread over cells that have none, as far as a distance in units; across the cut of a board that goes round, too.
fn spread(grid: &Grid, labels: &[i16], units: f64) -> Vec<i16> {
    let side = if grid.wrap { (units / grid.cell) as usize + 2 } else { 0 };
    let wide = Grid { width: grid.width + 2 * side, wrap: false, ..*grid };
    let whole = |i: usize| (i / wide.width) * grid.width + (i % wide.width + grid.width - side) % grid.width;
    let near = nearest(&wide, |i| labels[whole(i)] != NONE);
    let reach = (units / grid.cell) * (units / grid.cell);
    (0..grid.len())
        .map(|i| {
            let w = (i / grid.width) * wide.width + i % grid.width + side;
            let n = near[w];
            if n != NOWHERE && squared(&wide, w, n as usize) as f64 <= reach { labels[whole(n as usize)] } else { NONE }
        })
        .collect()
}

/// Borders at sea, running on under the land. With `split` only water out of play, cut where the board is cut: it may go all round.
fn trace_sea(source: &Source, regions: &Regions, split: bool) -> Result<Traced> {
    let water: Vec<i16> = (0..regions.grid.len()).map(|i| if regions.land[i] { NONE } else { regions.labels[i] }).collect();
    let spread = spread(&regions.grid, &water, UNDER_LAND);
    let wanted = |l: i16| if split { l == source.void() } else { source.is_sea(l) };
    Padded::new(&regions.grid, &spread, BEYOND_FRAME, split).trace(wanted, |a, b| if a < 0 || b < 0 { HIDDEN } else { DRAWN_SEA })
}

/// Borders on land, running on beyond the coast.
fn trace_land(source: &Source, regions: &Regions) -> Result<Traced> {
    let spread = spread(&regions.grid, &regions.ground, BEYOND_COAST);
    Padded::new(&regions.grid, &spread, BEYOND_FRAME, false)
        .trace(|l| l >= 0 && l < source.void(), |a, b| if a < 0 || b < 0 { HIDDEN } else { DRAWN_LAND })
}

/// Rings of an outline without the holes that land or water lies over anyway.
fn outline(rings: &[Ring]) -> Vec<Polyline> {
    let covered = |r: &Ring| double_area(&r.line) > 0.0 && r.beyond.iter().all(|&b| b < 0);
    rings.iter().filter(|r| !covered(r)).map(|r| r.line.clone()).collect()
}

/// Rings that cross the cut, once on each side of it, so that the board is whole from one end of the period to the other.
fn on_both_sides(rings: Vec<Polyline>, to: &Projection) -> Vec<Polyline> {
    let mut out = Vec::new();
    for ring in rings {
        for (turn, crosses) in [(to.width, ring.iter().any(|p| p[0] < 0.0)), (-to.width, ring.iter().any(|p| p[0] > to.width))] {
            if to.wrap && crosses {
                out.push(ring.iter().map(|p| [p[0] + turn, p[1]]).collect());
            }
        }
        out.push(ring);
    }
    out
}

fn box_outline(kind: Kind, [x, y]: [f64; 2], half: f64) -> String {
    let ring: Polyline = if kind == Kind::Port {
        let cut = half * 0.22;
        // Rounded corners, three points each.
        let mut out = Vec::new();
        for (sx, sy) in [(1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)] {
            let near = |a: f64, b: f64| [x + sx * (half - cut * a), y + sy * (half - cut * b)];
            let mut corner = [near(1.0, 0.0), near(0.45, 0.08), near(0.08, 0.45), near(0.0, 1.0)];
            if sx * sy > 0.0 {
                corner.reverse();
            }
            out.extend(corner);
        }
        out
    } else {
        (0..32)
            .map(|i| {
                let a = f64::from(i) * std::f64::consts::PI / 16.0;
                [x + half * libm::cos(a), y + half * libm::sin(a)]
            })
            .collect()
    };
    closed(&[ring])
}

/// How far land areas run on across the cut.
fn beyond_cut(land: &Traced, width: f64) -> f64 {
    let points = land.rings.values().flatten().flat_map(|r| &r.line);
    points.map(|p| (-p[0]).max(p[0] - width)).fold(0.0, f64::max) + 4.0
}

/// The visible land: the real coast with islets and closed straits.
fn draw_shore(input: &Input, source: &Source, regions: &Regions, beyond_cut: f64) -> Result<shore::Shore> {
    let to = &regions.projection;
    let mut extras = Vec::new();
    for fill in &source.anchors.fill {
        extras.push(Extra { line: to.line(&fill.line), half: fill.width / 2.0, whole: false });
    }
    for islet in &source.anchors.islet {
        extras.push(Extra { line: vec![to.place([islet.lon, islet.lat])], half: islet.r, whole: true });
    }
    let keep = |ring: &[[f64; 2]]| {
        let labels = ring.iter().filter_map(|&p| regions.grid.under(p)).map(|i| regions.ground[i]);
        labels.filter(|&l| l != NONE && l != source.offland()).count() * 2 > ring.len()
    };
    Ok(shore::draw(&coast::land(&input.root)?, to, &extras, source.anchors.style.speck_max, beyond_cut, keep))
}

/// Water out of play. A fill has no edge of its own, so it may end at the cut. Land out of play needs none: it is all land that no area
/// lies over.
fn fills(source: &Source, regions: &Regions) -> Result<Vec<Fill>> {
    let void = trace_sea(source, regions, true)?;
    let rings = void.rings.get(&source.void()).map_or_else(Vec::new, |r| outline(r));
    Ok(vec![Fill { surface: Surface::Void, path: closed(&rings) }])
}

/// All lines, in the order they are drawn.
fn lines(source: &Source, regions: &Regions, truth: &Truth, sea: &Traced, land: &Traced) -> Result<Vec<Line>> {
    let count = source.spaces.len();
    let grid = &regions.grid;
    let near = |p: [f64; 2], set: &dyn Fn(usize) -> bool, r: f64| {
        [(0.0, 0.0), (r, 0.0), (-r, 0.0), (0.0, r), (0.0, -r)]
            .iter()
            .any(|(dx, dy)| grid.under([p[0] + dx, p[1] + dy]).is_some_and(set))
    };
    let mut groups: BTreeMap<(Stroke, Option<Pair>), Vec<Polyline>> = BTreeMap::new();
    let mut special: BTreeMap<Pair, Stroke> = BTreeMap::new();
    for border in &source.borders {
        let stroke = match border.kind.as_str() {
            "river" => Stroke::River,
            "impassable" => Stroke::Wall,
            _ => continue,
        };
        special.insert(pair(source.number(&border.a)?, source.number(&border.b)?), stroke);
    }
    for p in &truth.walled {
        special.insert(*p, Stroke::Wall);
    }
    for arc in &sea.arcs {
        let void = arc.left == source.void() || arc.right == source.void();
        if arc.left < 0 || arc.right < 0 {
            continue;
        }
        let between = (!void).then(|| pair(arc.left as usize, arc.right as usize));
        let stroke =
            between.and_then(|b| special.get(&b).copied()).unwrap_or(if void { Stroke::VoidBorder } else { Stroke::SeaBorder });
        let parts = runs(&arc.line, |p| near(p, &|i| !regions.land[i], 2.5));
        groups.entry((stroke, between)).or_default().extend(parts);
    }
    for arc in &land.arcs {
        if arc.left < 0 || arc.right < 0 {
            continue;
        }
        let (a, b) = (arc.left as usize, arc.right as usize);
        let between = (a < count && b < count).then(|| pair(a, b));
        let stroke = between.and_then(|b| special.get(&b).copied()).unwrap_or(Stroke::LandBorder);
        let parts = runs(&arc.line, |p| near(p, &|i| regions.ground[i] != NONE, 0.6));
        groups.entry((stroke, between)).or_default().extend(parts);
    }
    box_borders(source, regions, &special, &mut groups)?;
    let mut out = Vec::new();
    for ((stroke, between), parts) in groups {
        let ids = between.map_or_else(Vec::new, |(a, b)| vec![source.spaces[a].id.clone(), source.spaces[b].id.clone()]);
        let path = open(&chains(parts));
        if !path.is_empty() {
            out.push(Line { stroke, path, between: ids });
        }
    }
    for link in &source.anchors.link {
        if truth.linked.contains(&pair(source.number(&link.a)?, source.number(&link.b)?)) {
            out.push(link_line(source, regions, link)?);
        }
    }
    Ok(out)
}

/// Rivers and walls along boxes: the land under a box is not cut by it, so these borders are found on the cells themselves.
fn box_borders(
    source: &Source,
    regions: &Regions,
    special: &BTreeMap<Pair, Stroke>,
    groups: &mut BTreeMap<(Stroke, Option<Pair>), Vec<Polyline>>,
) -> Result<()> {
    let wanted: BTreeSet<Pair> =
        special.keys().copied().filter(|&(a, b)| source.spaces[a].is_box() || source.spaces[b].is_box()).collect();
    if wanted.is_empty() {
        return Ok(());
    }
    let traced =
        Padded::new(&regions.grid, &regions.labels, 0, false).trace(|_| false, |_, _| Finish { tolerance: 0.45, rounds: 0 })?;
    for arc in traced.arcs.iter().filter(|a| a.left >= 0 && a.right >= 0) {
        let p = pair(arc.left as usize, arc.right as usize);
        if let (true, Some(&stroke)) = (wanted.contains(&p), special.get(&p)) {
            groups.entry((stroke, Some(p))).or_default().push(arc.line.clone());
        }
    }
    Ok(())
}

/// A link as it is drawn: along its given course, or between the nearest points of the two spaces and a little into both.
fn link_line(source: &Source, regions: &Regions, link: &LinkInput) -> Result<Line> {
    let (a, b) = (source.number(&link.a)?, source.number(&link.b)?);
    let course = if link.line.is_empty() {
        let (p, q) = nearest_points(regions, a, b);
        let (dx, dy) = (q[0] - p[0], q[1] - p[1]);
        let long = (dx * dx + dy * dy).sqrt().max(1e-6);
        let into = |n: usize| if source.spaces[n].kind == Kind::Sea { 6.0 } else { 3.5 };
        let boxed = |n: usize| regions.boxes.iter().find(|b| b.space == n).map(|b| b.half);
        // From the edge of a box, but from inside an area.
        let start = boxed(a).map_or(-into(a), |h| h);
        let end = boxed(b).map_or(into(b), |h| -h);
        vec![[p[0] + dx / long * start, p[1] + dy / long * start], [q[0] + dx / long * end, q[1] + dy / long * end]]
    } else {
        regions.projection.line(&link.line)
    };
    let stroke = if link.kind == "canal" { Stroke::Canal } else { Stroke::Link };
    Ok(Line { stroke, path: open(&[course]), between: vec![link.a.clone(), link.b.clone()] })
}

/// The two points of two spaces that lie nearest to each other; a box is its centre.
fn nearest_points(regions: &Regions, a: usize, b: usize) -> ([f64; 2], [f64; 2]) {
    let edge = |n: usize| -> Vec<[f64; 2]> {
        if let Some(b) = regions.boxes.iter().find(|b| b.space == n) {
            return vec![b.at];
        }
        let label = n as i16;
        let outer = |i: &usize| regions.labels[*i] == label && regions.grid.beside(*i).any(|j| regions.labels[j] != label);
        (0..regions.grid.len()).filter(outer).map(|i| regions.grid.centre(i)).collect()
    };
    let (from, to) = (edge(a), edge(b));
    let mut best = (f64::MAX, [0.0; 2], [0.0; 2]);
    for p in &from {
        for q in &to {
            let d = (p[0] - q[0]) * (p[0] - q[0]) + (p[1] - q[1]) * (p[1] - q[1]);
            if d < best.0 {
                best = (d, *p, *q);
            }
        }
    }
    (best.1, best.2)
}

/// Four tints for the sea, neighbours different. Zones that meet at a corner differ too where that is possible, since the eye sees them side
/// by side.
fn tints(source: &Source, truth: &Truth) -> BTreeMap<usize, u8> {
    let sea = |n: usize| source.spaces[n].kind == Kind::Sea;
    let mut tints = Tints { border: BTreeMap::new(), corner: BTreeMap::new(), chosen: BTreeMap::new(), tries: 0 };
    for n in (0..source.spaces.len()).filter(|&n| sea(n)) {
        tints.border.insert(n, BTreeSet::new());
        tints.corner.insert(n, BTreeSet::new());
    }
    for (&(a, b), &length) in truth.length.iter().filter(|(p, _)| sea(p.0) && sea(p.1)) {
        let kind = if length > 2.0 { &mut tints.border } else { &mut tints.corner };
        kind.entry(a).or_default().insert(b);
        kind.entry(b).or_default().insert(a);
    }
    tints.choose();
    tints.chosen
}

/// The choice of tints while it is made.
struct Tints {
    border: BTreeMap<usize, BTreeSet<usize>>,
    corner: BTreeMap<usize, BTreeSet<usize>>,
    chosen: BTreeMap<usize, u8>,
    tries: u32,
}

impl Tints {
    fn used(&self, among: &BTreeMap<usize, BTreeSet<usize>>, n: usize, tint: u8) -> usize {
        among.get(&n).map_or(0, |others| others.iter().filter(|m| self.chosen.get(m) == Some(&tint)).count())
    }

    /// The zone with the fewest tints left chooses next, and choices that lead nowhere are taken back. After very many tries it takes
    /// what is least bad.
    fn choose(&mut self) -> bool {
        let left = |n: usize| (0..4u8).filter(|&t| self.used(&self.border, n, t) == 0).count();
        let open = self.border.keys().copied().filter(|n| !self.chosen.contains_key(n));
        let Some(next) = open.min_by_key(|&n| (left(n), std::cmp::Reverse(self.border[&n].len()), n)) else { return true };
        let mut order: Vec<u8> = (0..4).collect();
        order.sort_by_key(|&t| (self.used(&self.border, next, t), self.used(&self.corner, next, t), t));
        for tint in order {
            self.tries += 1;
            let desperate = self.tries > 100_000;
            if !desperate && self.used(&self.border, next, tint) > 0 {
                break;
            }
            self.chosen.insert(next, tint);
            if self.choose() {
                return true;
            }
            self.chosen.remove(&next);
        }
        false
    }
}
