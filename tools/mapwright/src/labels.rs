//! Where names and pieces stand.
//!
//! The piece place is where a space has the most room; the name stands above it, as large as fits wholly inside. A space too small for its
//! name has it outside, one too small for its pieces has them beside it. Nothing lies across the cut of a board that goes round.

mod callout;
mod fit;

use crate::languages::LANGUAGES;
use crate::raster::{Grid, distance};
use crate::regions::Regions;
use crate::regions::input::{Kind, Source};
use fit::{Fitter, Wish};
use ironbottom_draw::metrics::LEADING;
use ironbottom_kernel::board::{CallOut, Label};
use std::collections::BTreeMap;

/// An upright rectangle: left, top, right, bottom, in units.
pub type Rect = [f64; 4];

/// Where a space's things stand.
#[derive(Clone, Debug, Default)]
pub struct Placed {
    /// Its pieces.
    pub at: [f64; 2],
    /// Free radius there.
    pub room: f64,
    /// Its name, by language.
    pub labels: BTreeMap<String, Label>,
    /// Its pieces when there is no room.
    pub callout: Option<CallOut>,
}

/// A space's place of most room.
#[derive(Clone, Copy, Debug)]
pub struct Pole {
    /// The place.
    pub at: [f64; 2],
    /// Its distance to the border.
    pub room: f64,
    /// Surface of the space in square units.
    pub area: f64,
}

/// Distance of every cell to the border of its own region; the frame and the cut are borders.
pub fn inner(grid: &Grid, labels: &[i16]) -> Vec<f32> {
    let flat = Grid { wrap: false, ..*grid };
    distance(&flat, |i| {
        let edge = i % grid.width == 0 || i % grid.width == grid.width - 1 || i < grid.width || i >= grid.len() - grid.width;
        edge || flat.beside(i).any(|j| labels[j] != labels[i])
    })
}

/// The pole of every space; none for one that has no cell.
pub fn poles(source: &Source, regions: &Regions, inner: &[f32]) -> Vec<Option<Pole>> {
    let mut out: Vec<Option<Pole>> = vec![None; source.spaces.len()];
    let cell = regions.grid.cell;
    for (i, &label) in regions.labels.iter().enumerate() {
        if let Some(pole) = usize::try_from(label).ok().and_then(|n| out.get_mut(n)) {
            let room = f64::from(inner[i]) + cell / 2.0;
            let pole = pole.get_or_insert(Pole { at: regions.grid.centre(i), room, area: 0.0 });
            pole.area += cell * cell;
            if room > pole.room {
                (pole.at, pole.room) = (regions.grid.centre(i), room);
            }
        }
    }
    for b in &regions.boxes {
        out[b.space] = Some(Pole { at: b.at, room: b.half, area: 4.0 * b.half * b.half });
    }
    out
}

/// Places everything.
pub fn place(source: &Source, regions: &Regions) -> Vec<Placed> {
    let grid = &regions.grid;
    let inner = inner(grid, &regions.labels);
    let poles = poles(source, regions, &inner);
    let mut placed: Vec<Placed> = vec![Placed::default(); source.spaces.len()];
    let mut taken: Vec<Vec<Rect>> = vec![Vec::new(); source.spaces.len()];
    // Land before sea, small before large: who has little room chooses first. Boxes, whose names stand outside, between the two.
    let mut order: Vec<usize> = (0..source.spaces.len()).filter(|&n| poles[n].is_some()).collect();
    let rank = |n: usize| match source.spaces[n].kind {
        Kind::Land => 0,
        Kind::Port | Kind::Island => 1,
        Kind::Sea => 2,
    };
    let area = |n: usize| poles[n].map_or(0.0, |p| p.area);
    order.sort_by(|&a, &b| rank(a).cmp(&rank(b)).then(area(a).total_cmp(&area(b))).then(a.cmp(&b)));
    for language in LANGUAGES {
        let mut fitter = Fitter::new(source, regions);
        for &n in &order {
            let Some(pole) = poles[n] else { continue };
            let wish = Wish::of(source, regions, n, language, pole);
            if let Some((label, rects)) = fitter.put(&wish) {
                placed[n].labels.insert(language.to_owned(), label);
                taken[n].extend(rects);
            }
        }
    }
    let rects: Vec<Rect> = taken.iter().flatten().copied().collect();
    pieces(source, regions, &inner, &poles, &rects, &mut placed);
    callout::place(source, regions, &rects, &mut placed);
    placed
}

/// Where the middle of a stack stands below its name, in units.
const BELOW: f64 = 10.0;

/// Where the pieces of a space are looked for: where the input says, under its name if that stands inside, else where there is the most
/// room.
fn under_name(source: &Source, regions: &Regions, n: usize, placed: &Placed, pole: Pole) -> [f64; 2] {
    if let Some(given) = source.anchors.stack.get(&source.spaces[n].id) {
        return regions.projection.place([given.lon, given.lat]);
    }
    let label = LANGUAGES.iter().find_map(|l| placed.labels.get(*l));
    let at = label.map(|l| l.at.map(|v| f64::from(v) / 10.0));
    match at.zip(label).filter(|(p, _)| regions.grid.under(*p).is_some_and(|i| regions.labels[i] == n as i16)) {
        Some((p, l)) => [p[0], p[1] + l.lines.len() as f64 * LEADING * f64::from(l.size) / 20.0 + BELOW],
        None => pole.at,
    }
}

/// Pieces stand under the name, but off all names and borders where there is room.
fn pieces(source: &Source, regions: &Regions, inner: &[f32], poles: &[Option<Pole>], names: &[Rect], placed: &mut [Placed]) {
    let grid = Grid { wrap: false, ..regions.grid };
    let mut named = vec![false; grid.len()];
    for rect in names {
        for i in cells(&grid, rect) {
            named[i] = true;
        }
    }
    let free = distance(&grid, |i| named[i]);
    let mut best = vec![f64::MIN; placed.len()];
    let wished: Vec<Option<[f64; 2]>> =
        placed.iter().enumerate().map(|(n, p)| poles[n].map(|pole| under_name(source, regions, n, p, pole))).collect();
    for (i, &label) in regions.labels.iter().enumerate() {
        let Some(n) = usize::try_from(label).ok().filter(|&n| n < placed.len() && !source.spaces[n].is_box()) else { continue };
        let Some(wish) = wished[n] else { continue };
        let at = grid.centre(i);
        let (dx, dy) = (at[0] - wish[0], at[1] - wish[1]);
        let away = (dx * dx + dy * dy).sqrt();
        let (room, free) = (f64::from(inner[i]), f64::from(free[i]));
        let score = 1.6 * room.min(13.0) + 0.4 * room.min(20.0) + 0.8 * free.min(9.5) - 0.2 * away;
        if score > best[n] {
            best[n] = score;
            (placed[n].at, placed[n].room) = (at, f64::from(inner[i]) + grid.cell / 2.0);
        }
    }
    for b in &regions.boxes {
        (placed[b.space].at, placed[b.space].room) = (b.at, b.half);
    }
}

/// All cells that a rectangle touches.
pub fn cells(grid: &Grid, rect: &Rect) -> Vec<usize> {
    let mut out = Vec::new();
    let low = |v: f64| (v / grid.cell).floor() as i64;
    for y in low(rect[1])..=low(rect[3]) {
        for x in low(rect[0])..=low(rect[2]) {
            out.extend(grid.at(x, y));
        }
    }
    out
}

/// Do two rectangles overlap?
pub fn overlap(a: &Rect, b: &Rect) -> bool {
    a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1]
}

/// The rectangles a label covers on the board: its text with the signs before it, and its badge.
pub fn rects(label: &Label, bold: bool, signs: usize) -> Vec<Rect> {
    fit::rects(label, bold, signs)
}
