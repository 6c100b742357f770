//! Land: countries, areas, islands, repaints, fills, boxes, crumbs.

use super::Boxed;
use super::input::{Kind, Source};
use crate::coast::Country;
use crate::path::double_area;
use crate::projection::{Projection, densify};
use crate::raster::{Grid, NONE, nearest, noise, pieces};
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};

/// How far from a point of `islands` its island may lie, in units.
const ISLAND_SNAP: f64 = 6.0;
/// A larger piece of land is no island, in square units.
const ISLAND_MAX: f64 = 6000.0;

/// Land areas on the grid.
pub struct Land {
    /// Is the cell land?
    pub land: Vec<bool>,
    /// Area of every land cell, boxes and roses included; `NONE` is water.
    pub areas: Vec<i16>,
    /// The same without boxes and roses.
    pub ground: Vec<i16>,
    /// The boxes.
    pub boxes: Vec<Boxed>,
}

impl Land {
    /// Steps 1 to 6.
    pub fn build(
        countries: &[Country],
        source: &Source,
        to: &Projection,
        grid: &Grid,
        remarks: &mut Vec<String>,
    ) -> Result<Self> {
        let mut country = raster_countries(countries, to, grid);
        for carve in &source.anchors.carve {
            for i in grid.stroke(&to.line(&carve.line), carve.width) {
                country[i] = 0;
            }
        }
        let mut areas = by_countries(countries, &country, source, to, grid)?;
        islands(&mut areas, source, to, grid, remarks)?;
        paint(&mut areas, source, to, grid)?;
        fill(&mut areas, source, to, grid)?;
        let ground = areas.clone();
        let boxes = lay_boxes(&mut areas, source, to, grid)?;
        crumbs(&mut areas, source, grid);
        let mut ground_whole = ground;
        crumbs(&mut ground_whole, source, grid);
        let land = areas.iter().map(|&a| a != NONE).collect();
        Ok(Self { land, areas, ground: ground_whole, boxes })
    }
}

/// The rings of one polygon.
type Rings<'a> = &'a [Vec<[f64; 2]>];

/// Step 1: the number of the country, counted from 1, in every cell; 0 is water. The biggest polygon is laid first, so that small
/// countries inside large ones stay.
fn raster_countries(countries: &[Country], to: &Projection, grid: &Grid) -> Vec<u16> {
    let mut polygons: Vec<(f64, u16, Rings<'_>)> = Vec::new();
    for (n, country) in countries.iter().enumerate() {
        for polygon in &country.polygons {
            if let Some(outer) = polygon.first() {
                polygons.push((double_area(outer).abs(), n as u16 + 1, polygon.as_slice()));
            }
        }
    }
    polygons.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut cells = vec![0; grid.len()];
    for (_, number, polygon) in polygons {
        for (r, ring) in polygon.iter().enumerate() {
            let value = if r == 0 { number } else { 0 };
            grid.ring(&to.ring(ring), true, |i| cells[i] = value);
        }
    }
    cells
}

/// Step 2: a country that one area names goes to it whole; where several do, each cell goes to the nearest anchor, seen from a place
/// moved by smooth noise, so that the border looks drawn.
fn by_countries(countries: &[Country], cells: &[u16], source: &Source, to: &Projection, grid: &Grid) -> Result<Vec<i16>> {
    let names: BTreeMap<&str, u16> = countries.iter().enumerate().map(|(n, c)| (c.name.as_str(), n as u16 + 1)).collect();
    let mut wanted: BTreeMap<u16, BTreeSet<i16>> = BTreeMap::new();
    for (id, land) in &source.anchors.land {
        for name in &land.countries {
            let number = names.get(name.as_str()).with_context(|| format!("[land.{id}]: no country is called '{name}'"))?;
            wanted.entry(*number).or_default().insert(source.label(id)?);
        }
    }
    let mut points: BTreeMap<i16, Vec<[f64; 2]>> = BTreeMap::new();
    for (id, land) in &source.anchors.land {
        let mut places: Vec<[f64; 2]> = Vec::new();
        for &anchor in &land.anchors {
            let [x, y] = to.place(anchor);
            places.push([x, y]);
            if to.wrap {
                places.push([x - to.width, y]);
                places.push([x + to.width, y]);
            }
        }
        points.insert(source.label(id)?, places);
    }
    for (country, areas) in &wanted {
        if let (true, Some(none)) = (areas.len() > 1, areas.iter().find(|a| points[a].is_empty())) {
            let name = &countries[usize::from(*country) - 1].name;
            bail!("[land.{}]: shares '{name}' with others and has no anchors", source.id(*none));
        }
    }
    let style = &source.anchors.style;
    let moved = |n: u64| -> Vec<f32> {
        let sigma = style.land_noise_scale / grid.cell;
        let mut broad = noise(grid, sigma, style.seed * 4 + n);
        let fine = noise(grid, sigma / 3.0, style.seed * 4 + n + 2);
        for (b, f) in broad.iter_mut().zip(&fine) {
            *b = (f64::from(*b + 0.35 * f) * style.land_noise_amp) as f32;
        }
        broad
    };
    let (dx, dy) = (moved(1), moved(2));
    let offland = source.offland();
    let mut out = vec![NONE; grid.len()];
    for i in 0..grid.len() {
        if cells[i] == 0 {
            continue;
        }
        let Some(areas) = wanted.get(&cells[i]) else {
            out[i] = offland;
            continue;
        };
        let [x, y] = grid.centre(i);
        let (x, y) = (x + f64::from(dx[i]), y + f64::from(dy[i]));
        let mut best = (f64::MAX, offland);
        for &area in areas {
            if areas.len() == 1 {
                best.1 = area;
                break;
            }
            for p in &points[&area] {
                let d = (p[0] - x) * (p[0] - x) + (p[1] - y) * (p[1] - y);
                if d < best.0 {
                    best = (d, area);
                }
            }
        }
        out[i] = best.1;
    }
    Ok(out)
}

/// Step 3: whole islands by points; of what is left, small pieces are not in play and specks are water.
fn islands(areas: &mut [i16], source: &Source, to: &Projection, grid: &Grid, remarks: &mut Vec<String>) -> Result<()> {
    let style = &source.anchors.style;
    let (piece, sizes) = pieces(grid, |_, _| true, |i| areas[i] != NONE);
    let mut given: BTreeMap<u32, i16> = BTreeMap::new();
    for (id, land) in &source.anchors.land {
        for &point in &land.islands {
            let at = to.place(point);
            let near = grid.disc(at, ISLAND_SNAP).into_iter().filter(|&i| piece[i] != 0);
            let away = |i: usize| {
                let c = grid.centre(i);
                (c[0] - at[0]) * (c[0] - at[0]) + (c[1] - at[1]) * (c[1] - at[1])
            };
            match near.min_by(|&a, &b| away(a).total_cmp(&away(b))) {
                None => remarks.push(format!("[land.{id}]: no island at {point:?}")),
                Some(i) if sizes[piece[i] as usize] > grid.cells(ISLAND_MAX) => {
                    remarks.push(format!("[land.{id}]: {point:?} lies on the mainland"));
                }
                Some(i) => {
                    given.insert(piece[i], source.label(id)?);
                }
            }
        }
    }
    for i in 0..areas.len() {
        if piece[i] == 0 {
            continue;
        }
        let size = sizes[piece[i] as usize];
        if let Some(&area) = given.get(&piece[i]) {
            areas[i] = area;
        } else if size < grid.cells(style.speck_max) {
            areas[i] = NONE;
        } else if size < grid.cells(style.decor_max) {
            areas[i] = source.offland();
        }
    }
    Ok(())
}

/// Step 4: local repaints.
fn paint(areas: &mut [i16], source: &Source, to: &Projection, grid: &Grid) -> Result<()> {
    for paint in &source.anchors.paint {
        let label = source.label(&paint.space)?;
        let from = match &paint.from {
            Some(ids) => Some(ids.iter().map(|id| source.label(id)).collect::<Result<Vec<i16>>>()?),
            None => None,
        };
        let mut ring = paint.poly.clone();
        ring.extend(paint.poly.first().copied());
        let ring = to.line(&densify(&ring, 1.0));
        grid.ring(&ring, true, |i| {
            if areas[i] != NONE && from.as_ref().is_none_or(|f| f.contains(&areas[i])) {
                areas[i] = label;
            }
        });
    }
    Ok(())
}

/// Step 5, first half: straits closed, islets enlarged.
fn fill(areas: &mut [i16], source: &Source, to: &Projection, grid: &Grid) -> Result<()> {
    for fill in &source.anchors.fill {
        let label = source.label(&fill.space)?;
        for i in grid.stroke(&to.line(&fill.line), fill.width) {
            if areas[i] == NONE {
                areas[i] = label;
            }
        }
    }
    for islet in &source.anchors.islet {
        let label = source.label(&islet.space)?;
        for i in grid.disc(to.place([islet.lon, islet.lat]), islet.r) {
            areas[i] = label;
        }
    }
    Ok(())
}

/// Step 5, second half: roses, then boxes, which lie over whatever is there.
fn lay_boxes(areas: &mut [i16], source: &Source, to: &Projection, grid: &Grid) -> Result<Vec<Boxed>> {
    for pin in &source.anchors.pin {
        for i in grid.disc(to.place([pin.lon, pin.lat]), pin.r) {
            areas[i] = source.offland();
        }
    }
    let mut boxes = Vec::new();
    for (n, space) in source.spaces.iter().enumerate().filter(|(_, s)| s.is_box()) {
        let given = source.anchors.boxes.get(&space.id);
        let lon = given.and_then(|g| g.lon).or(space.lon).unwrap_or_default();
        let lat = given.and_then(|g| g.lat).or(space.lat).unwrap_or_default();
        let style = &source.anchors.style;
        let usual = if space.kind == Kind::Port { style.port_half } else { style.island_half };
        let at = to.place([lon, lat]);
        let half = given.and_then(|g| g.half).unwrap_or(usual);
        let cells = if space.kind == Kind::Port { grid.square(at, half) } else { grid.disc(at, half) };
        for i in cells {
            areas[i] = n as i16;
        }
        boxes.push(Boxed { space: n, at, half });
    }
    Ok(boxes)
}

/// Step 6: a crumb that touches another area and is not the largest piece of its own goes to the nearest other area.
fn crumbs(areas: &mut [i16], source: &Source, grid: &Grid) {
    let offland = source.offland();
    let (piece, sizes) = pieces(grid, |i, j| areas[i] == areas[j], |i| areas[i] != NONE);
    let mut largest: BTreeMap<i16, (usize, u32)> = BTreeMap::new();
    let mut touches = vec![false; sizes.len()];
    for i in 0..areas.len() {
        if piece[i] == 0 {
            continue;
        }
        let size = sizes[piece[i] as usize];
        let best = largest.entry(areas[i]).or_insert((0, 0));
        if size > best.0 {
            *best = (size, piece[i]);
        }
        if grid.beside(i).any(|j| areas[j] != NONE && areas[j] != areas[i] && areas[j] != offland) {
            touches[piece[i] as usize] = true;
        }
    }
    let least = grid.cells(source.anchors.style.land_min_fragment);
    let crumb: Vec<bool> = (0..areas.len())
        .map(|i| {
            let p = piece[i] as usize;
            p != 0 && sizes[p] < least && touches[p] && largest[&areas[i]].1 != piece[i]
        })
        .collect();
    if !crumb.contains(&true) {
        return;
    }
    let near = nearest(grid, |i| areas[i] != NONE && !crumb[i]);
    let old = areas.to_vec();
    for i in (0..areas.len()).filter(|&i| crumb[i]) {
        areas[i] = old[near[i] as usize];
    }
}
