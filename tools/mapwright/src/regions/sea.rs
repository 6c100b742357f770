//! Sea: seeds, growth over water, smoothing, fragments, repair of the coast.

use super::input::{Kind, Source};
use super::land::Land;
use crate::projection::Projection;
use crate::raster::{Grid, NONE, NOWHERE, blur, grow, nearest, pieces, squared};
use anyhow::Result;
use std::f64::consts::PI;

/// Farthest a zone grows, in units.
const FAR: f64 = 900.0;
/// Water this near to land is repaired, in units.
const REPAIR: f64 = 1.5;
/// A corner is a square at most this much farther from its centre than its side.
const CORNER: f64 = 1.42;

/// Seeds of the growth, and the cells that keep their label whatever smoothing says.
struct Seeds {
    label: Vec<i16>,
    cost: Vec<u32>,
    kept: Vec<i16>,
}

/// How much coast was repaired, by number of the space.
pub type Repairs = Vec<(usize, f64)>;

/// Steps 7 to 11: the labels of all cells, and how much coast was repaired for which space.
pub fn build(source: &Source, to: &Projection, grid: &Grid, land: &Land) -> Result<(Vec<i16>, Repairs)> {
    let water: Vec<bool> = land.land.iter().map(|l| !l).collect();
    let mut seeds = seeds(source, to, grid, land, &water)?;
    let most = (5.0 * FAR / grid.cell) as u32;
    let list: Vec<(usize, i16, u32)> =
        (0..grid.len()).filter(|&i| seeds.label[i] != NONE).map(|i| (i, seeds.label[i], seeds.cost[i])).collect();
    let mut labels = grow(grid, &water, &list, most);
    for i in 0..grid.len() {
        // Lakes: water that no seed reaches.
        if water[i] && labels[i] == NONE {
            labels[i] = source.void();
            seeds.kept[i] = source.void();
        }
    }
    smooth(&mut labels, &water, grid, source.anchors.style.sea_smooth);
    for i in 0..grid.len() {
        if water[i] && seeds.kept[i] != NONE {
            labels[i] = seeds.kept[i];
        }
    }
    fragments(&mut labels, &water, source, grid);
    let repaired = repair(&mut labels, &water, source, grid, land);
    for i in 0..grid.len() {
        if !water[i] {
            labels[i] = land.areas[i];
        }
    }
    Ok((labels, repaired))
}

/// Step 7.
fn seeds(source: &Source, to: &Projection, grid: &Grid, land: &Land, water: &[bool]) -> Result<Seeds> {
    let style = &source.anchors.style;
    let mut seeds = Seeds { label: vec![NONE; grid.len()], cost: vec![0; grid.len()], kept: vec![NONE; grid.len()] };
    // The shore of an area that lies in one zone pulls that zone along.
    let mut only: Vec<i16> = vec![NONE; source.spaces.len()];
    for (n, space) in source.spaces.iter().enumerate() {
        let zones = source.zones(n);
        let unseeded = source.anchors.land.get(&space.id).is_some_and(|l| l.no_coast_seed);
        if space.kind == Kind::Land && zones.len() == 1 && !unseeded {
            only[n] = zones[0] as i16;
        }
    }
    let reach = (style.shore_units / grid.cell) * (style.shore_units / grid.cell);
    let near = nearest(grid, |i| land.land[i]);
    for i in 0..grid.len() {
        if !water[i] || near[i] == NOWHERE || squared(grid, i, near[i] as usize) as f64 > reach {
            continue;
        }
        let area = land.areas[near[i] as usize];
        if let Some(&zone) = usize::try_from(area).ok().and_then(|n| only.get(n))
            && zone != NONE
        {
            seeds.label[i] = zone;
            seeds.cost[i] = (5.0 * style.shore_cost / grid.cell) as u32;
            seeds.kept[i] = zone;
        }
    }
    rings(source, to, grid, land, water, &mut seeds);
    let void = (&String::from("void"), &source.anchors.void);
    for (id, zone) in source.anchors.sea.iter().chain(std::iter::once(void)) {
        let label = source.label(id)?;
        let strokes = zone.strokes.iter().map(|s| to.line(s));
        let points = zone.anchors.iter().map(|&a| vec![to.place(a)]);
        for line in strokes.chain(points) {
            for i in grid.trail(&line) {
                if water[i] {
                    seeds.label[i] = label;
                    seeds.cost[i] = 0;
                }
            }
        }
    }
    Ok(seeds)
}

/// The water round a box is divided among its zones by direction, so that borders run through the islands of several zones.
fn rings(source: &Source, to: &Projection, grid: &Grid, land: &Land, water: &[bool], seeds: &mut Seeds) {
    let style = &source.anchors.style;
    for b in &land.boxes {
        let space = &source.spaces[b.space];
        let given = source.anchors.boxes.get(&space.id);
        let mut zones: Vec<(i16, f64)> = Vec::new();
        for z in source.zones(b.space) {
            let zone = &source.spaces[z];
            if given.is_some_and(|g| g.linked.contains(&zone.id)) {
                continue;
            }
            let centre = [zone.lon.unwrap_or_default(), zone.lat.unwrap_or_default()];
            let toward = to.place(given.and_then(|g| g.toward.get(&zone.id)).copied().unwrap_or(centre));
            zones.push((z as i16, libm::atan2(toward[1] - b.at[1], toward[0] - b.at[0])));
        }
        let corner = if space.kind == Kind::Port { b.half * CORNER } else { b.half };
        let radius = corner + style.box_ring;
        for i in grid.disc(b.at, radius) {
            let c = grid.centre(i);
            let (dx, dy) = (c[0] - b.at[0], c[1] - b.at[1]);
            let angle = libm::atan2(dy, dx);
            let apart = |a: f64| ((angle - a + PI) - 2.0 * PI * ((angle - a + PI) / (2.0 * PI)).floor() - PI).abs();
            let Some(&(zone, _)) = zones.iter().min_by(|a, b| apart(a.1).total_cmp(&apart(b.1))) else { continue };
            if !water[i] {
                continue;
            }
            seeds.label[i] = zone;
            seeds.cost[i] = (5.0 * style.box_cost / grid.cell) as u32;
            if dx * dx + dy * dy <= (radius - style.box_ring / 2.0) * (radius - style.box_ring / 2.0) {
                seeds.kept[i] = zone;
            }
        }
    }
}

/// Step 9: every label is blurred, and each water cell takes the strongest: angular borders become drawn curves. Before that labels run
/// on under the land, so that the coast does not push borders away.
fn smooth(labels: &mut [i16], water: &[bool], grid: &Grid, units: f64) {
    let near = nearest(grid, |i| labels[i] != NONE);
    let full: Vec<i16> = near.iter().map(|&n| if n == NOWHERE { NONE } else { labels[n as usize] }).collect();
    let sigma = units / grid.cell;
    let pad = (4.0 * sigma) as usize;
    let (w, h) = (grid.width, grid.height);
    let mut boxes: Vec<Option<[usize; 4]>> = Vec::new(); // left, top, right, bottom, all inside
    for (i, &label) in full.iter().enumerate() {
        let Ok(k) = usize::try_from(label) else { continue };
        if boxes.len() <= k {
            boxes.resize(k + 1, None);
        }
        let (x, y) = (i % w, i / w);
        let b = boxes[k].get_or_insert([x, y, x, y]);
        *b = [b[0].min(x), b[1].min(y), b[2].max(x), b[3].max(y)];
    }
    let mut best = vec![0.0f32; grid.len()];
    for (k, found) in boxes.iter().enumerate() {
        let Some([left, top, right, bottom]) = *found else { continue };
        let (x0, x1) = (left.saturating_sub(pad), (right + pad + 1).min(w));
        let (y0, y1) = (top.saturating_sub(pad), (bottom + pad + 1).min(h));
        let part = Grid { width: x1 - x0, height: y1 - y0, cell: grid.cell, wrap: grid.wrap && x0 == 0 && x1 == w };
        let mut field = vec![0.0f32; part.len()];
        for y in y0..y1 {
            for x in x0..x1 {
                if full[y * w + x] == k as i16 {
                    field[(y - y0) * part.width + x - x0] = 1.0;
                }
            }
        }
        blur(&part, &mut field, sigma);
        for y in y0..y1 {
            for x in x0..x1 {
                let (i, value) = (y * w + x, field[(y - y0) * part.width + x - x0]);
                if value > best[i] {
                    best[i] = value;
                    if water[i] {
                        labels[i] = k as i16;
                    }
                }
            }
        }
    }
}

/// Step 10: a small piece of a zone that is not its largest is cleared and regrown from its neighbours. Water out of play keeps its
/// small pieces: they are lakes.
fn fragments(labels: &mut Vec<i16>, water: &[bool], source: &Source, grid: &Grid) {
    let (piece, sizes) = pieces(grid, |i, j| labels[i] == labels[j], |i| water[i]);
    let mut largest = vec![0usize; source.spaces.len() + 2];
    for i in 0..grid.len() {
        if water[i] {
            let l = labels[i] as usize;
            largest[l] = largest[l].max(sizes[piece[i] as usize]);
        }
    }
    let least = grid.cells(source.anchors.style.sea_min_fragment);
    let bad = |i: usize| {
        let size = sizes[piece[i] as usize];
        water[i] && labels[i] != source.void() && size < least && size < largest[labels[i] as usize]
    };
    let seeds: Vec<(usize, i16, u32)> = (0..grid.len()).filter(|&i| water[i] && !bad(i)).map(|i| (i, labels[i], 0)).collect();
    let regrown = grow(grid, water, &seeds, (5.0 * 200.0 / grid.cell) as u32);
    *labels = (0..grid.len()).map(|i| if water[i] && regrown[i] != NONE { regrown[i] } else { labels[i] }).collect();
}

/// Step 11: water at the shore of an area whose zone is not the area's neighbour takes the nearest zone that is.
fn repair(labels: &mut [i16], water: &[bool], source: &Source, grid: &Grid, land: &Land) -> Vec<(usize, f64)> {
    let void = source.void();
    let in_play = |i: usize| land.areas[i] != NONE && land.areas[i] != source.offland();
    let near = nearest(grid, in_play);
    let reach = (REPAIR / grid.cell) * (REPAIR / grid.cell);
    let mut wrong: Vec<Vec<usize>> = vec![Vec::new(); source.spaces.len()];
    let zones: Vec<Vec<i16>> = (0..source.spaces.len()).map(|n| source.zones(n).iter().map(|&z| z as i16).collect()).collect();
    for i in 0..grid.len() {
        if !water[i] || near[i] == NOWHERE || squared(grid, i, near[i] as usize) as f64 > reach {
            continue;
        }
        let area = land.areas[near[i] as usize] as usize;
        if labels[i] != void && !zones[area].contains(&labels[i]) {
            wrong[area].push(i);
        }
    }
    let mut repaired = Vec::new();
    for (area, cells) in wrong.iter().enumerate().filter(|(_, c)| !c.is_empty()) {
        repaired.push((area, cells.len() as f64 * grid.cell * grid.cell));
        if zones[area].is_empty() {
            for &i in cells {
                labels[i] = void;
            }
            continue;
        }
        // Grown over the water of a window round what is wrong: over water first, straight where no water leads there.
        let pad = (40.0 / grid.cell) as usize;
        let xs = || cells.iter().map(|i| i % grid.width);
        let ys = || cells.iter().map(|i| i / grid.width);
        let (x0, x1) = (xs().min().unwrap_or(0).saturating_sub(pad), (xs().max().unwrap_or(0) + pad + 1).min(grid.width));
        let (y0, y1) = (ys().min().unwrap_or(0).saturating_sub(pad), (ys().max().unwrap_or(0) + pad + 1).min(grid.height));
        let part = Grid { width: x1 - x0, height: y1 - y0, cell: grid.cell, wrap: false };
        let whole = |p: usize| (y0 + p / part.width) * grid.width + x0 + p % part.width;
        let free: Vec<bool> = (0..part.len()).map(|p| water[whole(p)]).collect();
        let right = |p: usize| free[p] && zones[area].contains(&labels[whole(p)]);
        let seeds: Vec<(usize, i16, u32)> = (0..part.len()).filter(|&p| right(p)).map(|p| (p, labels[whole(p)], 0)).collect();
        if seeds.is_empty() {
            continue;
        }
        let grown = grow(&part, &free, &seeds, (5.0 * 40.0 / grid.cell) as u32);
        let straight = nearest(&part, right);
        let taken: Vec<i16> = cells
            .iter()
            .map(|&i| {
                let p = (i / grid.width - y0) * part.width + i % grid.width - x0;
                if grown[p] == NONE { labels[whole(straight[p] as usize)] } else { grown[p] }
            })
            .collect();
        for (&i, label) in cells.iter().zip(taken) {
            labels[i] = label;
        }
    }
    repaired
}
